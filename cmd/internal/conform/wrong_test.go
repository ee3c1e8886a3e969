package conform_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/wrong"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
	"github.com/yardstick-rules/yardstick/features"
)

// offering is an engine that offers a level.
type offering struct {
	engine.Subject
	level engine.Level
}

func (o *offering) Offer() engine.Offer {
	offer := engine.OfferOf(o.Subject)
	offer.Level = o.level
	return offer
}

// try tries the engine of a game at a level, with a wrapper around it.
func try(t *testing.T, entry games.Entry, level engine.Level, in func(engine.Subject) engine.Subject, kinds ...conformance.Kind) *conformance.Report {
	report, err := conformance.Try(t.Context(), conformance.Options{Game: entry, Walks: 8, Decisions: 200, Workers: 2, Kinds: kinds,
		Open: func() (engine.Subject, error) {
			return &offering{in(&engine.Local{Game: entry.Game}), level}, nil
		}})
	require.NoError(t, err)
	return report
}

// faults lists the faults that can be tried in this process; a silent engine would block it.
func faults() []wrong.Fault {
	return slices.DeleteFunc(wrong.Faults(), func(f wrong.Fault) bool { return f.Name == "silent" })
}

// TestEveryFaultIsFound: every planted fault is found at the level at which it counts, in every game that can have it.
// The engine conforms below that level.
func TestEveryFaultIsFound(t *testing.T) {
	found := map[string][]string{}
	for _, entry := range games.All() {
		for _, fault := range faults() {
			t.Run(entry.Name()+"/"+fault.Name, func(t *testing.T) {
				if testing.Short() && entry.Name() != "yardmaster" {
					t.Skip("seconds")
				}
				report := try(t, entry, engine.Cites, fault.In, conformance.Precedents, conformance.Walks)
				kinds := report.Kinds()
				if len(kinds) == 0 {
					return // it needs something that the game has not
				}
				found[fault.Name] = append(found[fault.Name], entry.Name())
				for _, g := range kinds {
					assert.GreaterOrEqual(t, g.Level, fault.Level, g.Line())
				}
				said := conform.Of(report, entry.Book, nil)
				assert.False(t, said.Conforms)
				assert.Less(t, said.Level, engine.Cites)
				assert.Contains(t, said.Doc().Text(), "failed: ")
				// No step expresses the view of a player, or the clause of an effect.
				assert.Equal(t, !slices.Contains([]string{"shown", "effect"}, fault.Name), shown(t, entry, said, fault) > 0, "scenarios")
				if fault.Level > engine.Plays {
					below := try(t, entry, fault.Level-1, fault.In, conformance.Precedents, conformance.Walks)
					assert.Empty(t, below.Kinds(), "below its level nobody can tell")
				}
			})
		}
	}
	for _, fault := range faults() {
		assert.NotEmpty(t, found[fault.Name], "%s is found in no game", fault.Name)
		t.Log(fault.Name, found[fault.Name])
	}
}

// rising counts one point too many for the first seat from its first rise on.
type rising struct {
	engine.Subject
	score int
	risen bool
}

func (r *rising) Start(start engine.Start) (engine.Outcome, error) {
	out, err := r.Subject.Start(start)
	if turn, no := r.Subject.Turn(); err == nil && no == nil {
		r.score, r.risen = turn.Scores[0], false
	}
	return out, err
}

func (r *rising) Turn() (engine.Turn, error) {
	turn, err := r.Subject.Turn()
	if err != nil {
		return turn, err
	}
	r.risen = r.risen || turn.Scores[0] > r.score
	if r.score = turn.Scores[0]; r.risen {
		turn.Scores[0]++
	}
	return turn, nil
}

// TestTheClauseThatScoresIsLookedAtFirst: a score that is wrong from one decision on counts against that decision, and
// not against later ones.
func TestTheClauseThatScoresIsLookedAtFirst(t *testing.T) {
	for game, scores := range map[string][]engine.Clause{"yardmaster": {"YM-OBJ-06", "YM-LOAD-03"}, "union-stockyards": nil, "frontier": nil} {
		if testing.Short() && game != "yardmaster" {
			continue // seconds
		}
		entry, err := games.Find(game)
		require.NoError(t, err)
		report := try(t, entry, engine.Lists, func(s engine.Subject) engine.Subject { return &rising{Subject: s} }, conformance.Precedents, conformance.Walks)
		for _, trial := range report.Trials {
			var found []string
			for _, f := range trial.Findings {
				if f.Kind == lockstep.Scores {
					found = append(found, f.Line())
				}
			}
			assert.LessOrEqual(t, len(found), 1, "%s: %v", trial.Title(), found)
		}
		said := conform.Of(report, entry.Book, nil)
		for _, c := range scores {
			assert.Regexp(t, fmt.Sprintf(`look first at [^:]*%s \([0-9]+ of [0-9]+\)`, c), said.Doc().Text())
		}
	}
}

// shown counts the findings with a scenario that passes on the rules of this program.
func shown(t *testing.T, entry games.Entry, said *conform.Answer, fault wrong.Fault) (n int) {
	const most = 4 // of findings that are looked at
	for i := range said.Found[:min(most, len(said.Found))] {
		text, err := said.Found[i].Scenario(t.Context(), entry, fault.In(&engine.Local{Game: entry.Game}))
		if errors.Is(err, dispute.ErrNoContrast) {
			t.Log("no step says ", said.Found[i].Line())
			continue
		}
		require.NoError(t, err)
		run, err := features.Run(t.Context(), features.Options{FS: fstest.MapFS{"x.feature": {Data: []byte(text)}}})
		require.NoError(t, err, text)
		for _, s := range run.Scenarios {
			require.Nil(t, s.Failure, text)
		}
		n++
	}
	return n
}

// TestAStrippedEngineConforms: the rules of this program, stripped to a level, pass that level completely, with every
// scenario; trials that are not applicable are counted.
func TestAStrippedEngineConforms(t *testing.T) {
	if testing.Short() {
		t.Skip("seconds")
	}
	entry := games.All()[0]
	for level := engine.Plays; level <= engine.Cites; level++ {
		report := try(t, entry, level, func(s engine.Subject) engine.Subject { return s })
		assert.Empty(t, report.Kinds())
		assert.True(t, report.Played())
		assert.False(t, report.Conforms(), "a run of few walks does not say so")
		assert.Equal(t, level == engine.Cites, report.Count(conformance.Scenarios)[conformance.NotApplicable] == 0, "level %d", level)
		assert.Equal(t, level, report.Level())
	}
}

// TestFormsSayTheSame: text and Markdown name every finding, and no text of an engine is mark-up or reaches a terminal.
func TestFormsSayTheSame(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	fault, err := wrong.Find("payout", nil)
	require.NoError(t, err)
	said := conform.Of(try(t, entry, engine.Cites, fault.In, conformance.Walks), entry.Book, []string{"x"})
	said.Engine, said.Version, said.Command, said.Noise = "<b>\x1b[2J|mine|", "1", "yardstick conform", "one\ntwo\x1b[31m"
	require.NotEmpty(t, said.Found)
	text, page := said.Doc().Text(), said.Doc().Markdown()
	for _, f := range said.Found {
		assert.Contains(t, text, f.Decision.Action)
		assert.Contains(t, page, string(f.Clauses[0]))
	}
	assert.NotContains(t, page, "<b>")
	assert.NotContains(t, page, "\x1b")
	assert.Contains(t, page, `\|mine\|`)
	var xml strings.Builder
	require.NoError(t, said.WriteXML(&xml, time.Unix(0, 0)))
	assert.Contains(t, xml.String(), `failures="`)
	assert.NotContains(t, xml.String(), "\x1b")
}
