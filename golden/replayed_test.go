package golden_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// replayed is a subject that answers the decisions of one record as the game did, without playing them again, so that thousands of
// changed copies of a record can be judged. What is not in the record it asks the game, one decision at most.
type replayed struct {
	engine.Subject
	entry  games.Entry
	record *transcript.Transcript
	// happened are the effects by decision, kinds the answers where the record has a mark, by the number of decisions before it.
	happened [][]engine.Effect
	marked   map[int]position
	end      engine.Turn
	// at is the number of decisions played, live the game after lived of them.
	at, lived int
	live      *engine.Local
}

type position struct {
	legal    []engine.Choice
	document json.RawMessage
}

// replayedOf plays a record once.
func replayedOf(t *testing.T, entry games.Entry, record *transcript.Transcript) *replayed {
	t.Helper()
	r := &replayed{entry: entry, record: record, marked: map[int]position{}, live: &engine.Local{Game: entry.Game}}
	subject := &engine.Local{Game: entry.Game}
	_, err := subject.Start(record.Start())
	require.NoError(t, err)
	for i, d := range record.Decisions {
		if i > 0 && record.Decisions[i-1].Mark != nil {
			r.mark(t, subject, i)
		}
		out, err := subject.Play(d.Actor, d.Action)
		require.NoError(t, err)
		var effects []engine.Effect
		for _, e := range out.Effects {
			effects = append(effects, engine.Effect{Text: e.Text, Clauses: slices.Clone(e.Clauses)})
		}
		r.happened = append(r.happened, effects)
	}
	r.mark(t, subject, len(record.Decisions))
	r.end, err = subject.Turn()
	require.NoError(t, err)
	return r
}

func (r *replayed) mark(t *testing.T, subject engine.Subject, at int) {
	t.Helper()
	legal, _, err := subject.Legal()
	require.NoError(t, err)
	document, _, err := subject.Position("")
	require.NoError(t, err)
	r.marked[at] = position{slices.Clone(legal), bytes.Clone(document)}
}

// catchUp brings the live game to where the record is.
func (r *replayed) catchUp() error {
	if r.live.State() == nil || r.lived > r.at {
		if _, err := r.live.Start(r.record.Start()); err != nil {
			return err
		}
		r.lived = 0
	}
	for ; r.lived < r.at; r.lived++ {
		d := r.record.Decisions[r.lived]
		if _, err := r.live.Play(d.Actor, d.Action); err != nil {
			return err
		}
	}
	return nil
}

func (r *replayed) Start(start engine.Start) (engine.Outcome, error) {
	r.at = 0
	// Every header but that of the record is the game's own affair, and nothing is played after it.
	if whole := r.record.Start(); slices.Equal(start.Seats, whole.Seats) && len(start.Rulings) == len(whole.Rulings) {
		return engine.Outcome{}, nil
	}
	return (&engine.Local{Game: r.entry.Game}).Start(start)
}

// Play answers a decision of the record. Any other is checked and, if it is legal, the last.
func (r *replayed) Play(actor, action string) (engine.Outcome, error) {
	if d := r.record.Decisions[r.at]; d.Actor == actor && d.Action == action {
		r.at++
		return engine.Outcome{Effects: r.happened[r.at-1]}, nil
	}
	if err := r.catchUp(); err != nil {
		return engine.Outcome{}, err
	}
	seat := engine.Chance
	if i := slices.Index(r.record.Seats, actor); i >= 0 {
		seat = engine.Seat(i)
	}
	a, err := r.live.State().Parse(action)
	if err != nil {
		return engine.Outcome{}, err
	}
	if v := r.live.State().Check(seat, a, nil); v != nil {
		return engine.Outcome{}, v
	}
	return engine.Outcome{}, nil
}

func (r *replayed) Turn() (engine.Turn, error) {
	if r.at == len(r.record.Decisions) {
		return r.end, nil
	}
	if err := r.catchUp(); err != nil {
		return engine.Turn{}, err
	}
	return r.live.Turn()
}

func (r *replayed) Legal() ([]engine.Choice, engine.Outcome, error) {
	if here, known := r.marked[r.at]; known {
		return here.legal, engine.Outcome{}, nil
	}
	if err := r.catchUp(); err != nil {
		return nil, engine.Outcome{}, err
	}
	return r.live.Legal()
}

func (r *replayed) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	if here, known := r.marked[r.at]; known && seat == "" {
		return here.document, engine.Outcome{}, nil
	}
	if err := r.catchUp(); err != nil {
		return nil, engine.Outcome{}, err
	}
	return r.live.Position(seat)
}

// judged replays a record.
func (r *replayed) judged(t *testing.T, record *transcript.Transcript) *transcript.Report {
	t.Helper()
	report, err := transcript.Replay(t.Context(), record, r, transcript.Options{})
	require.NoError(t, err)
	return report
}
