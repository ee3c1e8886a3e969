package conformance_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// inventive lists so many actions that there are not, beside the legal ones.
type inventive struct {
	engine.Local
	more int
}

func (i *inventive) Offer() engine.Offer { return engine.Offer{Level: engine.Lists} }

func (i *inventive) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := i.Local.Legal()
	if turn, _ := i.Turn(); turn.Actor != "chance" {
		for n := range i.more {
			legal = append(legal, engine.Choice{Action: fmt.Sprintf("x%d", n)})
		}
	}
	return legal, out, err
}

// TestManyDifferencesCostNoMoreThanTheyAre: of an engine that makes up 100,000 actions at each step so many are kept as a person may look
// at, and the rest are counted; the engine conforms at the level below, as it would with one.
func TestManyDifferencesCostNoMoreThanTheyAre(t *testing.T) {
	opts := options(yardmaster(t), func() (engine.Subject, error) {
		return &inventive{engine.Local{Game: yardmaster(t).Game}, 100_000}, nil
	})
	opts.Kinds, opts.Walks, opts.Decisions, opts.Workers = []conformance.Kind{conformance.Walks}, 1, 30, 1
	began := time.Now()
	report, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	assert.Less(t, time.Since(began), 20*time.Second)
	found := report.Trials[0]
	assert.Len(t, found.Findings, 50)
	assert.GreaterOrEqual(t, found.More, 99_950)
	assert.Equal(t, engine.Scores, report.Level())
}

// lax begins at whatever position it is given, or at none, or carries out whatever it is asked to.
type lax struct {
	engine.Local
	offer  engine.Level
	faulty string
}

func (l *lax) Offer() engine.Offer {
	return engine.Offer{Level: l.offer, Start: true, Position: true, Views: true}
}

func (l *lax) Start(start engine.Start) (engine.Outcome, error) {
	out, err := l.Local.Start(start)
	switch {
	case l.faulty == "begins" && err != nil:
		return l.Local.Start(engine.Start{Game: start.Game, Setup: engine.Setup{Seats: []string{"ann", "bob"}}})
	case l.faulty == "refuses" && start.Position != nil:
		return engine.Outcome{}, &engine.Violation{Reason: "no"}
	}
	return out, err
}

func (l *lax) Play(actor, action string) (engine.Outcome, error) {
	out, err := l.Local.Play(actor, action)
	if l.faulty == "carries out" && err != nil {
		return engine.Outcome{}, nil
	}
	return out, err
}

// TestWhatIsLegalIsJudgedAtLevel2: an action that is wrongly carried out and a position that is wrongly accepted or refused fail an engine
// there and not below, in games and in scenarios; a game can be played with it all the same.
func TestWhatIsLegalIsJudgedAtLevel2(t *testing.T) {
	if testing.Short() {
		t.Skip("an engine is tried whole")
	}
	for i, row := range []struct {
		faulty string
		offer  engine.Level
		passes engine.Level
	}{{"refuses", engine.Plays, engine.Plays}, {"carries out", engine.Lists, engine.Scores}, {"refuses", engine.Lists, engine.Scores},
		{"begins", engine.Lists, engine.Scores}, {"carries out", engine.Scores, engine.Scores}} {
		if testing.Short() && i > 1 {
			continue // seconds each
		}
		opts := options(yardmaster(t), func() (engine.Subject, error) {
			return &lax{Local: engine.Local{Game: yardmaster(t).Game}, offer: row.offer, faulty: row.faulty}, nil
		})
		opts.Kinds, opts.Walks = []conformance.Kind{conformance.Scenarios, conformance.Walks}, 4
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		assert.Equal(t, row.passes, report.Level(), row)
		assert.Equal(t, row.offer == engine.Lists, len(report.Kinds()) > 0, row)
		if row.faulty == "refuses" && row.offer < engine.Lists {
			assert.True(t, slices.ContainsFunc(report.Why(false), func(r conformance.Reason) bool {
				return r.Why == "it refuses a position to begin at, which is judged from level 2 on" && r.Trials > 2 // two walks, and scenarios
			}))
		}
		for _, g := range report.Kinds() {
			assert.Equal(t, engine.Lists, g.Level, "%v: %s", row, g.Line())
		}
	}
}

// TestARunOfLessDoesNotConform: fewer walks than there are by default, or shorter ones, leave something out; more do not.
func TestARunOfLessDoesNotConform(t *testing.T) {
	most, long := conformance.DefaultWalks, conformance.DefaultDecisions
	for _, row := range []struct {
		walks, decisions int
		whole            bool
	}{{0, long, false}, {most - 1, long, false}, {most, 1, false}, {most, long - 1, false}, {most, long, true}, {2 * most, 2 * long, true}} {
		opts := options(yardmaster(t), nil)
		opts.Kinds, opts.Walks, opts.Decisions = nil, row.walks, row.decisions
		assert.Equal(t, row.whole, opts.Whole(), row)
		opts.Walk = 1
		assert.False(t, opts.Whole())
	}
}
