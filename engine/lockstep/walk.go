package lockstep

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Walk plays a random game: chance by its odds, players by actions that both engines list. Now and
// then a player attempts an action that was legal earlier in the game and is not legal now, or that
// belongs to another seat. If only one engine carries out the attempt, both return to the position
// before it. After a few such returns, Walk makes no more attempts. Walk ends when the game is over, after
// limit decisions, or when the games of the two engines differ. The error is a [*SideError] or the error of
// the context.
func (t *Table) Walk(ctx context.Context, start engine.Start, rnd *rand.Rand, limit int) error {
	if err := t.Open(start); err != nil {
		return err
	}
	var seen []string
	left := mostReturns
	for range limit {
		if err := ctx.Err(); err != nil {
			return err
		}
		if t.parted || t.Turn.Actor == "" || len(t.Choices) == 0 {
			return nil
		}
		if rnd.IntN(4) == 0 && left > 0 && !t.pending {
			if err := t.attempt(rnd, seen); err != nil {
				return err
			}
			if t.parted {
				if left--; t.a.OwnChance || t.b.OwnChance {
					return nil
				}
				if err := t.goBack(ctx); err != nil {
					return err
				}
				continue
			}
		}
		seen = t.remember(seen, rnd)
		if err := t.Play(Decision{t.Turn.Actor, t.draw(rnd)}); err != nil {
			return err
		}
	}
	return t.follow()
}

// mostReturns is the number of returns to the position before an attempt. After that, Walk makes no
// more attempts.
const mostReturns = 3

// goBack lets both engines replay the decisions that both have played. It reports no difference
// twice, except a difference that parts the engines this time.
func (t *Table) goBack(ctx context.Context) error {
	differs, game := t.Differs, t.Game
	defer func() { t.Differs = differs }()
	t.Differs = func(d Difference) {
		if t.parted && differs != nil {
			differs(d)
		}
	}
	return t.Replay(ctx, Game{game.Start, slices.Clone(game.Played)})
}

// draw chooses an action.
func (t *Table) draw(rnd *rand.Rand) string {
	total := 0
	for _, c := range t.Choices {
		total += c.Weight
	}
	if total == 0 {
		return t.Choices[rnd.IntN(len(t.Choices))].Action
	}
	at := rnd.IntN(total)
	for _, c := range t.Choices {
		if at -= c.Weight; at < 0 {
			return c.Action
		}
	}
	return t.Choices[len(t.Choices)-1].Action
}

// mostSeen bounds the number of remembered actions that were once legal.
const mostSeen = 64

// remember keeps one of the actions that are legal now. If the list is full, it replaces a random
// one.
func (t *Table) remember(seen []string, rnd *rand.Rand) []string {
	action := t.Choices[rnd.IntN(len(t.Choices))].Action
	if t.Turn.Actor == chance || slices.Contains(seen, action) {
		return seen
	}
	if len(seen) < mostSeen {
		return append(seen, action)
	}
	seen[rnd.IntN(mostSeen)] = action
	return seen
}

// attempt proposes an action that A does not list.
func (t *Table) attempt(rnd *rand.Rand, seen []string) error {
	if t.level() < engine.Lists {
		return nil
	}
	d := Decision{Actor: t.Turn.Actor}
	if others := t.Game.Start.Seats; rnd.IntN(8) == 0 || len(seen) == 0 {
		d.Actor = others[rnd.IntN(len(others))]
		d.Action = t.Choices[rnd.IntN(len(t.Choices))].Action
		if d.Actor == t.Turn.Actor {
			return nil
		}
	} else {
		d.Action = seen[rnd.IntN(len(seen))]
	}
	legal, _, err := t.A.Legal()
	if err != nil {
		return &SideError{Cause: err}
	}
	if d.Actor == t.Turn.Actor && slices.ContainsFunc(legal, func(c engine.Choice) bool { return c.Action == d.Action }) {
		return nil
	}
	return t.Play(d)
}
