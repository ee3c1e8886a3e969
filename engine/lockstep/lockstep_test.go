package lockstep_test

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
)

// start is a game of three, or of as many as the rulebook allows.
func start(entry games.Entry) engine.Start {
	n := min(3, entry.Book.Players.Max)
	names := entry.Book.SeatNames(n)
	if names == nil {
		names = []string{"p1", "p2", "p3"}[:n]
	}
	return engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: names}}
}

// TestAnEngineDoesNotDifferFromItself: no law of any game makes two engines differ that are the same.
func TestAnEngineDoesNotDifferFromItself(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(4) {
				table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: &engine.Local{Game: entry.Game}, Positions: 20,
					Differs: func(d lockstep.Difference) { t.Error(d) }}
				require.NoError(t, table.Walk(t.Context(), start(entry), rand.New(rand.NewPCG(seed, 0)), 400))
				assert.False(t, table.Parted())
				assert.NotEmpty(t, table.Game.Played)
			}
		})
	}
}

// wrong is an engine that is wrong in one way, once it has carried out some decisions.
type wrong struct {
	engine.Subject
	fault  string
	played int
	seats  []string
	offer  engine.Offer
}

const late = 12

func (w *wrong) Offer() engine.Offer { return w.offer }

func (w *wrong) now(fault string) bool { return w.fault == fault && w.played >= late }

func (w *wrong) Start(s engine.Start) (engine.Outcome, error) {
	w.played, w.seats = 0, s.Seats
	if w.fault == "opening" {
		return engine.Outcome{}, &engine.Violation{Clause: "X-01", Reason: "no"}
	}
	return w.Subject.Start(s)
}

func (w *wrong) Turn() (engine.Turn, error) {
	turn, err := w.Subject.Turn()
	switch {
	case w.now("turn") && turn.Actor != "chance" && turn.Actor != "":
		turn.Actor = w.seats[(slices.Index(w.seats, turn.Actor)+1)%len(w.seats)]
	case w.now("scores"):
		turn.Scores = slices.Clone(turn.Scores)
		turn.Scores[0]++
	case w.now("winners"):
		turn.Winners = []string{w.seats[0]}
	}
	return turn, err
}

func (w *wrong) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := w.Subject.Legal()
	turn, _ := w.Subject.Turn()
	switch {
	case len(legal) < 2:
	case w.now("missing"):
		legal = legal[1:]
	case w.now("extra") && turn.Actor != "chance":
		legal = append(legal, engine.Choice{Action: "swap p1"}, engine.Choice{Action: "load coal-1"})
	case w.now("odds") && turn.Actor == "chance":
		legal[0].Weight++
	}
	return legal, out, err
}

func (w *wrong) Play(actor, action string) (engine.Outcome, error) {
	if w.now("refused") && strings.HasPrefix(action, "done") {
		return engine.Outcome{}, &engine.Violation{Clause: "X-01", Reason: "no"}
	}
	out, err := w.Subject.Play(actor, action)
	if err == nil {
		w.played++
		if w.now("effects") && len(out.Effects) > 0 {
			out.Effects = out.Effects[1:]
		}
		return out, nil
	}
	switch {
	case w.now("accepted"):
		return engine.Outcome{}, nil
	case w.now("clause"):
		return out, &engine.Violation{Clause: "X-01", Reason: "no"}
	}
	return out, err
}

func (w *wrong) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	doc, out, err := w.Subject.Position(seat)
	if w.now("position") && seat == "" || w.now("view") && seat == "chance" {
		var parts map[string]any
		if err := json.Unmarshal(doc, &parts); err != nil {
			return nil, out, err
		}
		parts["turn"], parts["nothing"] = 99, []any{}
		doc, err = json.Marshal(parts)
	}
	return doc, out, err
}

// TestEveryKindOfDifferenceIsFoundAndShrunk: an engine that is wrong in one way is found at the level at which that counts and not below, in
// a game no longer than it takes.
func TestEveryKindOfDifferenceIsFoundAndShrunk(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for kind := lockstep.Opening; kind <= lockstep.Effects; kind++ {
		for level := engine.Plays; level <= engine.Cites; level++ {
			t.Run(kind.String(), func(t *testing.T) {
				t.Parallel()
				b := &wrong{Subject: &engine.Local{Game: entry.Game}, fault: kind.String(),
					offer: engine.Offer{Level: level, Start: true, Position: true, Views: true}}
				found, game := walk(t, entry, b, kind)
				if level < kind.Level() {
					require.Nil(t, found, "at level %d", level)
					return
				}
				require.NotNil(t, found, "at level %d", level)
				table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: b}
				shorter, at, err := table.Shrink(t.Context(), game, *found, 400)
				require.NoError(t, err)
				assert.True(t, at.Same(*found))
				assert.LessOrEqual(t, len(shorter.Played), late+20, "%v", at)
				table.Differs = func(d lockstep.Difference) { found = &d }
				found, table.Positions = nil, 1
				require.NoError(t, table.Replay(t.Context(), shorter))
				require.NotNil(t, found, "what is printed shows it")
				assert.Equal(t, kind, found.Kind)
			})
		}
	}
}

// TestWhatStaysWrongIsToldOnce: a score that is too high from one decision on is a difference there and nowhere else, and of a position that
// is wrong the decision is found with which it becomes so, however late somebody looks.
func TestWhatStaysWrongIsToldOnce(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for _, fault := range []string{"scores", "winners", "position"} {
		b := &wrong{Subject: &engine.Local{Game: entry.Game}, fault: fault, offer: engine.Offer{Level: engine.Scores, Position: fault == "position"}}
		var found []lockstep.Difference
		table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: b, Positions: 10}
		table.Differs = func(d lockstep.Difference) { found = append(found, d) }
		require.NoError(t, table.Walk(t.Context(), start(entry), rand.New(rand.NewPCG(1, 1)), 60))
		require.Greater(t, len(table.Game.Played), 2*late)
		d, err := table.Begins(t.Context(), table.Game, found[0])
		require.NoError(t, err)
		assert.Equal(t, late-1, d.At, fault)
		assert.Equal(t, table.Game.Played[late-1], d.Decision)
		if fault != "position" { // of which a trial keeps one for each part
			assert.Len(t, found, 1, fault)
		}
	}
}

// walk plays until a difference of a kind is found.
func walk(t *testing.T, entry games.Entry, b engine.Subject, kind lockstep.Kind) (*lockstep.Difference, lockstep.Game) {
	for seed := range uint64(5) {
		var found *lockstep.Difference
		table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: b, Positions: 10}
		table.Differs = func(d lockstep.Difference) {
			if found == nil && d.Kind == kind {
				found = &d
			}
		}
		require.NoError(t, table.Walk(t.Context(), start(entry), rand.New(rand.NewPCG(seed, 1)), 300))
		if found != nil {
			return found, found.Game(table.Game)
		}
	}
	return nil, lockstep.Game{}
}

// TestAnEngineMayRollItsOwnDice: what it has rolled is followed, and what it cannot have rolled is a difference.
func TestAnEngineMayRollItsOwnDice(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for outcome, differs := range map[string]bool{"": false, "draw nothing": true} {
		own := &dice{Local: engine.Local{Game: entry.Game}, instead: outcome}
		found := []lockstep.Kind{}
		table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: own, Differs: func(d lockstep.Difference) { found = append(found, d.Kind) }}
		require.NoError(t, table.Walk(t.Context(), start(entry), rand.New(rand.NewPCG(1, 1)), 200))
		if differs {
			assert.Equal(t, []lockstep.Kind{lockstep.Extra}, found)
			assert.True(t, table.Parted())
		} else {
			assert.Empty(t, found)
			assert.Greater(t, len(table.Game.Played), 100)
		}
	}
}

// dice is an engine that decides for chance.
type dice struct {
	engine.Local
	instead string
}

func (d *dice) Offer() engine.Offer { return engine.Offer{Level: engine.Cites, OwnChance: true} }

func (d *dice) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := d.Local.Legal()
	if turn, _ := d.Local.Turn(); turn.Actor != "chance" {
		return legal, out, err
	}
	rolled := legal[len(legal)/2].Action
	if d.instead != "" {
		rolled = d.instead
	}
	return []engine.Choice{{Action: rolled}}, out, err
}

// failing fails to answer after a while.
type failing struct {
	engine.Local
	played int
}

func (f *failing) Play(actor, action string) (engine.Outcome, error) {
	if f.played++; f.played > late {
		return engine.Outcome{}, engine.ErrFailed
	}
	return f.Local.Play(actor, action)
}

// TestAFailureIsNoDifference: an engine that does not answer is named, and so is a cancelled context.
func TestAFailureIsNoDifference(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: &failing{Local: engine.Local{Game: entry.Game}},
		Differs: func(d lockstep.Difference) { t.Error(d) }}
	var side *lockstep.SideError
	err = table.Walk(t.Context(), start(entry), rand.New(rand.NewPCG(1, 1)), 200)
	require.ErrorAs(t, err, &side)
	assert.True(t, side.B)
	require.ErrorIs(t, err, engine.ErrFailed)
	assert.Equal(t, "engine B: the engine failed to answer", err.Error())

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	table.B = &engine.Local{Game: entry.Game}
	require.ErrorIs(t, table.Walk(ctx, start(entry), rand.New(rand.NewPCG(1, 1)), 200), context.Canceled)
}

// TestTexts: how a difference and a broken engine are shown.
func TestTexts(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	var texts []string
	for _, fault := range []string{"odds", "refused"} {
		b := &wrong{Subject: &engine.Local{Game: entry.Game}, fault: fault, offer: engine.Offer{Level: engine.Cites}}
		found, _ := walk(t, entry, b, map[string]lockstep.Kind{"odds": lockstep.Odds, "refused": lockstep.Refused}[fault])
		texts = append(texts, found.String())
	}
	assert.Equal(t, "odds at decision 13, chance: deal p2 coal: 11 in 65 against 12 in 65", texts[0])
	assert.Equal(t, "refused at decision 28, p3: done: carried out against refused: X-01: no", texts[1])

	a := &hiding{Local: engine.Local{Game: entry.Game}}
	var found []string
	table := &lockstep.Table{A: a, B: &engine.Local{Game: entry.Game}, Differs: func(d lockstep.Difference) { found = append(found, d.String()) }}
	require.NoError(t, table.Walk(t.Context(), start(entry), rand.New(rand.NewPCG(1, 1)), 200))
	assert.True(t, table.Parted(), "A has gone on alone")
	require.Len(t, found, 1)
	assert.Contains(t, found[0], "not listed, and carried out against legal")
	assert.EqualError(t, &lockstep.SideError{Cause: errors.New("it sulks")}, "engine A: it sulks")
}

// hiding does not list what it carries out.
type hiding struct{ engine.Local }

func (h *hiding) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := h.Local.Legal()
	return legal[1:], out, err
}

// lenient accepts what it should refuse, and does nothing then; a fickle one refuses everything from its second game on.
type lenient struct {
	engine.Local
	fickle bool
	games  int
}

func (l *lenient) Start(start engine.Start) (engine.Outcome, error) {
	l.games++
	return l.Local.Start(start)
}

func (l *lenient) Play(actor, action string) (engine.Outcome, error) {
	if l.fickle && l.games > 1 {
		return engine.Outcome{}, &engine.Violation{Action: action, Reason: "not again"}
	}
	out, err := l.Local.Play(actor, action)
	var v *engine.Violation
	if errors.As(err, &v) {
		return engine.Outcome{}, nil
	}
	return out, err
}

// TestAGameGoesOnAfterAnAttempt: an engine that carries out what is illegal is found to a few times, and the game is played on from before
// that, so that what else it does is seen. One that does not play the same again is found out.
func TestAGameGoesOnAfterAnAttempt(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for _, fickle := range []bool{false, true} {
		b := &lenient{Local: engine.Local{Game: entry.Game}, fickle: fickle}
		found := map[lockstep.Kind]int{}
		table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: b, Differs: func(d lockstep.Difference) { found[d.Kind]++ }}
		require.NoError(t, table.Walk(t.Context(), start(entry), rand.New(rand.NewPCG(1, 1)), 200))
		assert.Equal(t, fickle, table.Parted())
		if fickle {
			assert.Equal(t, map[lockstep.Kind]int{lockstep.Accepted: 1, lockstep.Refused: 1}, found)
			continue
		}
		assert.Equal(t, map[lockstep.Kind]int{lockstep.Accepted: 3}, found)
		assert.Greater(t, len(table.Game.Played), 100)
		assert.Equal(t, 4, b.games)
	}
}

// plain writes no part of a position that says nothing, or writes each as the other way to say nothing.
type plain struct {
	engine.Local
	zeros bool
}

func (p *plain) Offer() engine.Offer {
	return engine.Offer{Level: engine.Lists, Position: true, Views: true}
}

func (p *plain) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	text, out, err := p.Local.Position(seat)
	var parts map[string]any
	if err == nil {
		err = json.Unmarshal(text, &parts)
	}
	if counters, has := parts["counters"].(map[string]any); has && p.zeros {
		for _, name := range []string{"draws", "moved", "discount", "loaded"} {
			if counters[name] == nil {
				counters[name] = map[string]any{"draws": 0, "moved": false, "discount": nil, "loaded": ""}[name]
			}
		}
	} else if has {
		for name, v := range counters {
			if document.Nothing(v) {
				delete(counters, name)
			}
		}
	}
	text, _ = json.Marshal(parts)
	return text, out, err
}

// TestWhatSaysNothingIsNoDifference: it may be written as zero, null or empty, or left out.
func TestWhatSaysNothingIsNoDifference(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for _, zeros := range []bool{false, true} {
		table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: &plain{engine.Local{Game: entry.Game}, zeros}, Positions: 1,
			Differs: func(d lockstep.Difference) { t.Errorf("%v: %v %s", zeros, d, d.Where) }}
		require.NoError(t, table.Open(engine.Start{Setup: engine.Setup{Seats: []string{"ann", "bob"}}, Position: []byte(`{"player":"ann"}`)}))
	}
}
