package features_test

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/features"
)

// pipe is a connection to an engine inside the test.
type pipe struct {
	io.ReadCloser
	io.WriteCloser
}

func (p pipe) End(time.Duration) wire.Death {
	p.ReadCloser.Close()
	p.WriteCloser.Close()
	return wire.Death{Status: -1, Stopped: true}
}

// stripped is the engine of this module at the other end of a pipe, which offers no more than that of a game.
func stripped(t *testing.T, entry games.Entry, offer func(*wire.Game)) func(string) (engine.Subject, error) {
	t.Helper()
	game := wire.Model(entry)
	offer(&game)
	server := wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, game)
	server.Roll = play.NewRand(1).IntN
	e := &wire.Engine{Limits: wire.Limits{Start: time.Minute, Answer: time.Minute}, Dial: func() (wire.Conn, error) {
		theirs, ours := io.Pipe()
		heard, said := io.Pipe()
		go func() {
			_ = server.Serve(theirs, said)
			said.Close()
		}()
		return pipe{heard, ours}, nil
	}}
	t.Cleanup(e.Close)
	return func(string) (engine.Subject, error) { return e, nil }
}

// An engine that offers less is asked for no more: stripped to any level, that of this module passes the level whole. What a level cannot
// show is not applicable, and never passed; at level 4 that is what scenarios claim in words of this module.
func TestAnEngineStrippedToALevelPassesIt(t *testing.T) {
	all := games.All()
	for g, entry := range all {
		for i, row := range []struct {
			law   string
			offer func(*wire.Game)
			most  int // of a hundred scenarios that need more, and a few
			whys  []string
		}{
			{"level 4", func(g *wire.Game) {}, 0, []string{"the engine tells what happens in words of its own"}},
			{"level 3", func(g *wire.Game) { g.Level = engine.Refuses }, 30, []string{"the engine does not tell what a play rests on (level 4)"}},
			{"level 2", func(g *wire.Game) { g.Level = engine.Lists }, 30, []string{"the engine does not tell what a play rests on (level 4)"}},
			{"level 1", func(g *wire.Game) { g.Level = engine.Scores }, 60, []string{"it does not list what is legal"}},
			{"level 0", func(g *wire.Game) { g.Level = engine.Plays }, 100, []string{
				"the engine does not tell how the game stands (level 1)", "the engine does not tell scores and winners (level 1)"}},
			{"no undo", func(g *wire.Game) {
				g.Level, g.Offers = engine.Lists, []string{wire.OffersStart, wire.OffersPosition, wire.OffersViews}
			}, 40, []string{"the engine does not tell what a play rests on (level 4)"}},
			{"no positions", func(g *wire.Game) { g.Offers = []string{} }, 100, []string{"it does not begin at a position"}},
			{"dice of its own", func(g *wire.Game) { g.Level, g.Chance = engine.Lists, wire.Own }, 70, []string{"the engine draws outcomes of chance by itself"}},
		} {
			opts := features.Options{Game: entry.Name()}
			if testing.Short() {
				if i%len(all) != g {
					continue // each law with one of the games
				}
				opts.Files = sample(features.Files(entry.Name()))
			}
			t.Run(entry.Name()+"/"+row.law, func(t *testing.T) {
				opts.Subject = stripped(t, entry, row.offer)
				report, err := features.Run(t.Context(), opts)
				require.NoError(t, err)
				failed, unjudged := report.Failed(), report.Unjudged()
				for _, s := range failed[:min(len(failed), 5)] {
					t.Errorf("%s:%d: %s\n%s", s.File, s.Failure.Line, s.Name, s.Failure.Message)
				}
				require.LessOrEqual(t, len(unjudged)*100, row.most*len(report.Scenarios)+500)
				why := func(s features.Scenario) bool { return slices.Contains(row.whys, s.NotApplicable) }
				if len(unjudged) > 30 {
					require.True(t, slices.ContainsFunc(unjudged, why))
				}
				if row.most == 0 {
					require.True(t, !slices.ContainsFunc(unjudged, func(s features.Scenario) bool { return !why(s) }))
				}
				t.Logf("%d scenarios, %d failed, %d not applicable", len(report.Scenarios), len(failed), len(unjudged))
			})
		}
	}
}

// Of several answers that an engine does not play, the same is named in every run, so that two reports can be compared.
func TestTheSameAnswerIsNamedEveryTime(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	open := stripped(t, entry, func(g *wire.Game) {
		g.Reading = map[string]string{"tie": "shared", "win-timing": "at-once", "hand-count": "public", "yard-timing": "same-turn"}
	})
	s, err := open(entry.Name())
	require.NoError(t, err)
	other := map[string]string{"yard-timing": "any-time", "win-timing": "end-of-turn", "hand-count": "secret"}
	for range 40 {
		_, err := s.Start(engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: []string{"ann", "bob"}, Rulings: other}})
		require.EqualError(t, err, "not supported: it plays hand-count=public")
	}
}

// What says nothing in a position may be null in what an engine is given, too, as the page of the wire has it.
func TestAPositionMayHaveNulls(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	s, err := stripped(t, entry, func(*wire.Game) {})(entry.Name())
	require.NoError(t, err)
	_, err = s.Start(engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: []string{"ann", "bob"}},
		Position: []byte(`{"phase":"turn","player":"ann","yardmaster":null,"players":[{"name":"ann","train":["coal-2"],"hand":null},{"name":"bob"}]}`)})
	require.NoError(t, err)
}

// sample is every tenth file, and the first.
func sample(files []string) (some []string) {
	for i := 0; i < len(files); i += 10 {
		some = append(some, files[i])
	}
	return some
}

// failing is an engine that does not answer, one way or another.
type failing struct {
	engine.Local
	err error
}

func (f *failing) Play(string, string) (engine.Outcome, error) { return engine.Outcome{}, f.err }

// An engine that fails to answer fails the scenario, one that is not started any more is not run, and one that does not offer what is asked
// for has not been judged. None of them has passed.
func TestAnEngineThatGivesNoAnswer(t *testing.T) {
	for _, row := range []struct {
		law                      string
		err                      error
		failed, unjudged, notRun bool
	}{
		{"a failure fails", &wire.Failure{Kind: wire.Died, Says: "has ended, or closed its output"}, true, false, false},
		{"and so does an error", &wire.ErroredError{Words: "out of steam"}, true, false, false},
		{"what is not offered is not judged", &engine.UnsupportedError{Why: "no plays"}, false, true, false},
		{"what is not run is not judged", engine.ErrNotRun, false, true, true},
	} {
		for _, step := range []string{`When ann does "swap bob"`, `Then ann may do "swap bob"`, `Then ann may not do "buy coal-3 pay coal*2"`} {
			report, err := features.Run(t.Context(), features.Options{
				FS: folder("x.feature", withSteps(step+"\n    Then it is ann's turn")),
				Subject: func(game string) (engine.Subject, error) {
					entry, err := games.Find(game)
					return &failing{engine.Local{Game: entry.Game}, row.err}, err
				},
			})
			require.NoError(t, err)
			require.False(t, report.Passed(), row.law)
			require.Equal(t, row.failed, len(report.Failed()) == 1, "%s: %s", row.law, step)
			require.Equal(t, row.unjudged, len(report.Unjudged()) == 1, "%s: %s", row.law, step)
			s := report.Scenarios[0]
			require.Equal(t, row.notRun, s.NotRun != "", row.law)
			last := s.Steps[len(s.Steps)-1].Status
			if row.failed {
				require.Contains(t, s.Failure.Message, row.err.Error())
				continue
			}
			require.Equal(t, features.StepUnjudged, last)
			require.True(t, strings.Contains(row.err.Error(), s.NotApplicable) || errors.Is(row.err, engine.ErrNotRun))
		}
	}
}
