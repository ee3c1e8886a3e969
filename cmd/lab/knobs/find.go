package main

import (
	"cmp"
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// stage is a part of the search for a record. It plays pairs of games at the smallest table, the largest or
// all, up to a number of decisions.
type stage struct {
	players string
	tables  func(least, most int) (from, to int)
	pairs   int
	limit   int
}

func smallest(least, _ int) (from, to int) { return least, least }
func every(least, most int) (from, to int) { return least, most }

// stages are tried in this order, until one shows a difference in more than the position.
var stages = []stage{
	{"random", smallest, 12, 120},
	{"corners", smallest, 24, 600},
	{"corners", every, 60, play.DefaultLimit},
	{"random", every, 60, play.DefaultLimit},
}

// shortening is the number of decisions that may be played to shorten a record.
const shortening = 4000

// finder looks for the records of a game.
type finder struct {
	entry rulebook.Entry
	// box is nil for a game without components.
	box *box
}

// find searches a short record after which a setting makes a difference, and fills it in. It returns false if
// there is none, or if only the position differs after it; the caller may find a better one. The same setting
// always gets the same record.
func (f *finder) find(ctx context.Context, k *knobs.Knob) (bool, error) {
	book := f.entry.Book
	var fallback *knobs.Knob
	for _, st := range stages {
		from, to := st.tables(book.Players.Min, book.Players.Max)
		for _, seats := range []int{from, to} { // perhaps nothing has to be decided at all
			k.Seats, k.Played = book.SeatNames(seats), nil
			if kind, says, err := shown(k, f.entry, f.box); err == nil {
				k.Kind, k.Says = kind, says
				if kind != knobs.Position {
					return true, nil
				}
				fallback = cmp.Or(fallback, clone(k))
			}
		}
		found, err := f.stage(ctx, k, st, from, to)
		if err != nil {
			return false, err
		}
		if found && k.Kind != knobs.Position {
			return true, nil
		}
		if found && fallback == nil {
			fallback = clone(k)
		}
	}
	if fallback != nil {
		*k = *fallback
	}
	return false, nil
}

func clone(k *knobs.Knob) *knobs.Knob {
	c := *k
	return &c
}

// stage plays the pairs of a stage and shortens the best record.
func (f *finder) stage(ctx context.Context, k *knobs.Knob, st stage, from, to int) (bool, error) {
	cast, err := play.CastOf(st.players)
	if err != nil {
		return false, err
	}
	setups := sides(k, f.entry, f.box)
	plan := &pairs.Plan{Cast: cast, Seed: 1, Limit: st.limit}
	for i, s := range setups {
		plan.Sides[i] = pairs.Side{Game: f.entry.Game, Rulings: s.Rulings, Components: s.Components}
	}
	for n := from; n <= to; n++ {
		plan.Tables = append(plan.Tables, f.entry.Book.SeatNames(n))
	}
	if err := plan.Open(); err != nil {
		return false, err
	}
	t, err := plan.Play(ctx, play.Range{Games: st.pairs, Workers: 1})
	if err != nil {
		return false, err
	}
	for _, found := range best(t) {
		w, err := plan.Witness(ctx, found, shortening)
		if err != nil {
			if ctx.Err() != nil {
				return false, err
			}
			continue // a record that its words cannot replay shows nothing
		}
		k.Seats, k.Played = w.Seats, w.Played
		if kind, says, err := shown(k, f.entry, f.box); err == nil {
			k.Kind, k.Says = kind, says
			return true, nil
		}
	}
	return false, nil
}

// best returns the differences that show soonest, those of the position alone last.
func best(t *pairs.Tally) (list []pairs.Found) {
	const most = 3
	for _, d := range t.Sorted() {
		list = append(list, t.Differences[d].Best)
	}
	weak := func(f pairs.Found) int {
		if f.Kind == pairs.Otherwise {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(list, func(a, b pairs.Found) int { return cmp.Or(weak(a)-weak(b), a.At-b.At) })
	return list[:min(most, len(list))]
}
