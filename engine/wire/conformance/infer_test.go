package conformance_test

import (
	"encoding/json"
	"maps"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
	yardmasterrules "github.com/yardstick-rules/yardstick/engine/yardmaster"
)

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
