package conformance_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/wire"
	yardmasterrules "github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features/conformance"
	"github.com/yardstick-rules/yardstick/properties/walk"
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

// guise is how much a model engine says, and whether it draws its own outcomes of chance.
type guise struct {
	level engine.Level
	own   bool
}

// guises are those in which an engine is asked in turn: one that says everything and draws nothing first.
func guises() (all []guise) {
	for level := engine.Cites; level >= engine.Plays; level-- {
		all = append(all, guise{level, false}, guise{level, true})
	}
	return all
}

// hiding is the model engine at the other end of a pipe, which plays a reading and does not say which answers to some questions.
func hiding(t *testing.T, entry games.Entry, answers map[string]string, hidden []string, as guise) *wire.Engine {
	game := wire.Settled(entry, answers)
	for _, name := range hidden {
		game.Reading[name] = wire.Unknown
	}
	if game.Level = as.level; as.own {
		game.Chance = wire.Own
	}
	server := wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, game)
	server.Roll = rand.New(rand.NewPCG(15, 5)).IntN
	open := server.Open
	server.Open = func(game string) (engine.Subject, error) {
		s, err := open(game)
		return wire.Under(s, answers, nil), err
	}
	return connected(t, server)
}

// connected is a server at the other end of a pipe.
func connected(t *testing.T, server *wire.Server) *wire.Engine {
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
	_, err := e.Hello()
	require.NoError(t, err)
	return e
}

// readings is under how many readings of each game the model is asked, everything hidden: minutes a game, and more for large ones.
var readings = flag.Int("readings", 0, "under how many readings of each game to ask the model for all it plays; a few questions of two without it")

// from lets a long measurement go on where it was broken off.
var from = flag.Int("from", 0, "how many of these readings to leave out, the first")

// TestEveryAnswerIsFoundOut: of an engine that plays a reading at random and does not say which, each answer is found out, or several are
// left with the reason, and the one that it plays is among them.
func TestEveryAnswerIsFoundOut(t *testing.T) {
	for i, entry := range games.All() {
		readings, hidden := *readings, 1000
		if readings == 0 {
			if readings, hidden = 2, 8-5*min(i, 1); testing.Short() {
				readings = 1 - min(i, 1) // the others take seconds each
			}
		}
		if readings == 0 || len(entry.Book.Questions) == 0 {
			continue
		}
		t.Run(entry.Name(), func(t *testing.T) {
			probes, err := conformance.Probes(t.Context(), &conformance.Options{Game: entry})
			require.NoError(t, err)
			kit := inference.New(entry, nil, probes)
			rnd := rand.New(rand.NewPCG(15, 4))
			told, all := map[inference.Verdict]int{}, guises()
			for n := range readings {
				as, began := all[n%len(all)], time.Now()
				answers := walk.Mixed(entry.Game, entry.Book, entry.Book.Players.Min, rnd.IntN).Rulings
				open := hide(entry, hidden, rnd)
				if n < *from {
					continue
				}
				settled := map[string]string{}
				for _, q := range entry.Book.Questions {
					if !slices.Contains(open, q.Name) {
						settled[q.Name] = played(entry, answers, q.Name)
					}
				}
				found, err := kit.Find(t.Context(), hiding(t, entry, answers, open, as), inference.Options{Open: open, Settled: settled})
				require.NoError(t, err)
				require.Len(t, found.Answers, len(open))
				for _, a := range found.Answers {
					what := fmt.Sprintf("reading %d, %+v, %v: %s %s %v %s", n, as, answers, a.Question, a.Verdict, a.Options, a.Reason)
					told[a.Verdict]++
					assert.Contains(t, a.Options, played(entry, answers, a.Question), what)
					switch a.Verdict {
					case inference.Follows:
						assert.Len(t, a.Options, 1, what)
					case inference.Alike:
						assert.Greater(t, len(a.Options), 1, what)
						assert.NotEmpty(t, a.Reason, what)
						t.Log(what)
					default:
						assert.Fail(t, what)
					}
				}
				assert.Zero(t, found.Faults)
				t.Logf("reading %d, %+v: asked %d games in %v; until now %v", n, as, found.Asked, time.Since(began).Round(time.Second), told)
			}
			t.Log(told)
			if *from == 0 { // of a few readings, all may be of engines that say little
				assert.GreaterOrEqual(t, told[inference.Follows]+max(readings, 2), 4*told[inference.Alike], "most answers are found out")
			}
		})
	}
}

// closed is an engine that refuses every position.
type closed struct{ engine.Subject }

func (c closed) Start(start engine.Start) (engine.Outcome, error) {
	if start.Position != nil {
		return engine.Outcome{}, &engine.Violation{Clause: "YM-TURN-01", Reason: "ann has no turn"}
	}
	return c.Subject.Start(start)
}

// Where an engine refuses the positions that tell answers apart, these are left with what it says: under its answers there may be none such.
func TestAnswersOfPositionsThatAreRefused(t *testing.T) {
	if testing.Short() {
		t.Skip("an engine is asked whole")
	}
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	probes, err := conformance.Probes(t.Context(), &conformance.Options{Game: entry})
	require.NoError(t, err)
	open := []string{"hand-count", "tie"}
	found, err := inference.New(entry, nil, probes).Find(t.Context(), closed{&engine.Local{Game: entry.Game}}, inference.Options{Open: open})
	require.NoError(t, err)
	require.Len(t, found.Answers, len(open))
	for _, a := range found.Answers {
		require.Equal(t, inference.Alike, a.Verdict, a.Question)
		require.Equal(t, "the engine refuses the position in which they come to different things: YM-TURN-01: ann has no turn", a.Reason)
	}
}

// hide chooses questions that the engine does not say its answers to.
func hide(entry games.Entry, most int, rnd *rand.Rand) (names []string) {
	for _, q := range entry.Book.Questions {
		if !q.Fixed {
			names = append(names, q.Name)
		}
	}
	rnd.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	return names[:min(most, len(names))]
}

// played is the option that a reading has.
func played(entry games.Entry, answers map[string]string, name string) string {
	if option, given := answers[name]; given {
		return option
	}
	q := entry.Book.Question(name)
	return q.Options[q.Default].ID
}

// strange is an engine that decides a question in a way of its own: where it is open whether a turn can be ended, nothing else can be done.
type strange struct{ engine.Local }

func (s *strange) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := s.Local.Legal()
	doc, _, _ := s.Position("")
	var p yardmasterrules.Position
	if json.Unmarshal(doc, &p) != nil || p.Phase != "turn" || p.Counters == nil || p.Counters.Used >= p.Counters.Allowed {
		return legal, out, err
	}
	return []engine.Choice{{Action: "done"}}, out, err
}

// TestWhatIsNobodysAnswerIsByConvention: an engine that decides a question as no answer does is found to, the difference is shown, and what
// rests on that question is not counted as a failure.
func TestWhatIsNobodysAnswerIsByConvention(t *testing.T) {
	if testing.Short() {
		t.Skip("an engine that differs at most decisions is tried twice: seconds")
	}
	entry := yardmaster(t)
	const question = "take-all-actions"
	opts := options(entry, func() (engine.Subject, error) { return &strange{engine.Local{Game: entry.Game}}, nil })
	found, err := conformance.Infer(t.Context(), opts, []string{question}, map[string]string{question: "may-stop"}, nil)
	require.NoError(t, err)
	require.Len(t, found.Answers, 1)
	assert.Equal(t, inference.NoneOfOurs, found.Answers[0].Verdict)
	assert.Contains(t, found.Answers[0].Reason, " at decision ")
	opts.Walks, opts.Kinds, opts.Reading = 4, []conformance.Kind{conformance.Walks}, found.Reading()
	before, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	require.NotEmpty(t, before.Kinds())
	opts.Own, opts.Untold = []string{question}, []string{question}
	report, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	assert.Empty(t, report.Kinds())
	assert.NotZero(t, report.Count(conformance.Walks)[conformance.ByConvention])
}

// TestWhatAnEngineSaysIsChecked: an engine that says that it plays one answer and plays another is contradicted.
func TestWhatAnEngineSaysIsChecked(t *testing.T) {
	entry := yardmaster(t)
	opts := conformance.Options{Game: entry, Open: func() (engine.Subject, error) {
		return wire.Under(&engine.Local{Game: entry.Game}, map[string]string{"exchange-count": "once"}, nil), nil
	}}
	found, err := conformance.Infer(t.Context(), opts, []string{"exchange-count", "tie"}, map[string]string{"exchange-count": "many", "tie": "shared"}, nil)
	require.NoError(t, err)
	for _, a := range found.Answers {
		assert.Equal(t, inference.Follows, a.Verdict, a.Question)
		assert.Equal(t, a.Question == "exchange-count", a.Contradicts, a.Question)
		assert.NotEmpty(t, a.Shown)
	}
	assert.Equal(t, map[string]string{"exchange-count": "once", "tie": "shared"}, found.Reading())
}

// mixed is an engine that plays one answer in every third game, and another in the rest.
type mixed struct {
	engine.Local
	games int
}

func (m *mixed) Start(start engine.Start) (engine.Outcome, error) {
	answers := maps.Clone(start.Rulings)
	if answers["exchange-count"] = "many"; m.games%3 == 0 {
		answers["exchange-count"] = "once"
	}
	m.games++
	start.Rulings = answers
	return m.Local.Start(start)
}

// TestAnEngineThatMixesAnswers: an engine that follows an answer here and another there is not simply said to follow one.
func TestAnEngineThatMixesAnswers(t *testing.T) {
	if testing.Short() {
		t.Skip("an engine is asked whole")
	}
	entry := yardmaster(t)
	opts := conformance.Options{Game: entry, Open: func() (engine.Subject, error) { return &mixed{Local: engine.Local{Game: entry.Game}}, nil }}
	found, err := conformance.Infer(t.Context(), opts, []string{"exchange-count"}, nil, nil)
	require.NoError(t, err)
	require.Len(t, found.Answers, 1)
	a := found.Answers[0]
	assert.Equal(t, inference.Follows, a.Verdict)
	assert.NotZero(t, a.Positions)
	assert.NotZero(t, a.Against)
	assert.NotZero(t, found.Faults)
	assert.Equal(t, []string{"exchange-count"}, found.Doubtful)
}
