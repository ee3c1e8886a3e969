package compare

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// tries is the number of games that the other program may be given to shorten one game. fewer is that number
// for a consequence.
const tries, fewer = 120, 20

// shortest returns a short game for each difference. hurried reports that the time ran out, so that even
// shorter games may exist.
func (b *beside) shortest(ctx context.Context, all *sum) (short map[pairs.Difference]*pairs.Witness, hurried bool, err error) {
	looking, stop := context.WithCancel(ctx)
	if b.Looking > 0 {
		looking, stop = context.WithTimeout(ctx, b.Looking)
	}
	defer stop()
	short, err = b.witnesses(ctx, all.tally, func(ctx context.Context, f pairs.Found) (*pairs.Witness, error) {
		t := all.best[f.Difference]
		played := t.decisions[:min(f.At, len(t.decisions))]
		left := tries
		if !f.Direct {
			left = fewer
		}
		for before := len(played) + 1; len(played) < before; {
			before = len(played)
			played = pairs.Without(played, func(list []transcript.Decision) []transcript.Decision {
				left--
				if shown, g, err := b.shows(looking, t.start, list, f); err == nil && g != nil && g.at < len(played) {
					return shown.decisions[:g.at]
				}
				return played
			}, func() bool { return left > 0 && looking.Err() == nil })
		}
		return b.witness(ctx, t.start, played, f)
	})
	return short, looking.Err() != nil && ctx.Err() == nil, err
}

// shows plays the legal decisions of a list on this side and again in the other program. It returns the first
// gap that shows the difference; nil if none does.
func (b *beside) shows(ctx context.Context, start engine.Start, list []transcript.Decision, f pairs.Found) (*track, *gap, error) {
	t := b.lawful(start, list)
	gaps, err := b.follow(ctx, t)
	for i := range gaps {
		if g := &gaps[i]; g.Difference == f.Difference && (g.direct || !f.Direct) {
			return t, g, err
		}
	}
	return t, nil, err
}

// lawful plays the decisions of a list that are legal on this side when their turn comes. If chance decides and
// the list gives no outcome, lawful takes the first outcome. As this may never end, lawful stops at twice the
// length of the list.
func (b *beside) lawful(start engine.Start, list []transcript.Decision) *track {
	t := &track{start: start}
	game := b.Sides[b.here].subject()
	if _, err := game.Start(start); err != nil {
		return t
	}
	t.look(game)
	for most := 2*len(list) + 1; len(list) > 0 && len(t.decisions) < most; {
		here := &t.spots[len(t.spots)-1]
		next := slices.IndexFunc(list, here.allows)
		d := transcript.Decision{Actor: chance}
		switch forced := here.turn.Actor == chance && (next < 0 || slices.ContainsFunc(list[:next], player)); {
		case forced && len(here.legal) > 0:
			d.Action = here.legal[0].Action
		case next < 0 || forced:
			list = nil
			continue
		default:
			d, list = list[next], list[next+1:]
		}
		out, err := game.Play(d.Actor, d.Action)
		if err != nil {
			break
		}
		t.add(game, d, out)
	}
	t.parser = game.State()
	return t
}

// allows reports whether a decision is legal at a place.
func (s *spot) allows(d transcript.Decision) bool {
	return d.Actor == s.turn.Actor && slices.ContainsFunc(s.legal, func(c engine.Choice) bool { return c.Action == d.Action })
}

const chance = "chance"

func player(d transcript.Decision) bool { return d.Actor != chance }

// witness gives the game of a difference to the other program once more, and adds the statements of both sides.
func (b *beside) witness(ctx context.Context, start engine.Start, played []transcript.Decision, f pairs.Found) (*pairs.Witness, error) {
	t := b.lay(start, played)
	gaps, err := b.follow(ctx, t)
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(gaps, func(g gap) bool {
		return g.Difference == f.Difference && (g.direct || !f.Direct) && g.at == len(played)
	})
	if at < 0 {
		return nil, pairs.ErrSpurious
	}
	g := &gaps[at]
	w := &pairs.Witness{Difference: f.Difference, Direct: g.direct, Seats: start.Seats, Played: t.decisions}
	if len(t.spots) > 0 {
		here := t.spots[len(t.spots)-1]
		w.Turns[b.here], w.Turns[b.there], w.Phases[b.here] = here.turn, g.turn, here.phase
	}
	switch {
	case g.action != "":
		err = b.refusals(ctx, t, gaps, g, w)
	case g.says != "":
		both, _ := b.grounds(ctx, t, g) // no program is asked
		w.Effects = [2][]engine.Effect{{{Text: both[0].Says}}, {{Text: both[1].Says}}}
	case g.Kind == pairs.Otherwise:
		if w.Effects, err = b.effects(ctx, t, g); err == nil {
			err = b.positions(ctx, t, w)
		}
	}
	return w, err
}

// refusals fills in the actions that only one side allows, and the other side's reason to refuse them.
func (b *beside) refusals(ctx context.Context, t *track, gaps []gap, g *gap, w *pairs.Witness) (err error) {
	w.Turns[b.there] = w.Turns[b.here]
	for _, other := range gaps {
		if other.Difference == g.Difference && other.at == g.at {
			w.Only = append(w.Only, other.action)
		}
	}
	if !g.mine {
		w.Refusal = b.refusal(t, g)
		return nil
	}
	w.Refusal, err = b.theirRefusal(ctx, t, g)
	return err
}

// positions fills in the positions of both sides.
func (b *beside) positions(ctx context.Context, t *track, w *pairs.Witness) error {
	game := b.Sides[b.here].subject()
	_, err := game.Start(t.start)
	for _, d := range t.decisions {
		if err == nil {
			_, err = game.Play(d.Actor, d.Action)
		}
	}
	if err != nil {
		return err
	}
	if w.Positions[b.here], _, err = game.Position(""); err != nil {
		return err
	}
	if w.Positions[b.there], err = b.other.Position(ctx, b.text(t, len(t.decisions), none)); err != nil && ctx.Err() == nil {
		err = nil // the other program does not report positions
	}
	return err
}
