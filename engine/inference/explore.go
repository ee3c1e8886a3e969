package inference

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// The limits of the search for a game that separates two answers: the number of games, and of
// decisions after those of a probe.
const (
	explored = 80
	steps    = 30
	// One game in seldom is a whole game, or begins on a probe that does not use the question.
	seldom = 8
	whole  = 1500
)

// explore looks for games that separate answers which no probe separates, under the guessed
// answers. The engine plays these games. The bool reports whether there was a game that the engine
// had not played.
func (f *finder) explore() (bool, error) {
	before := len(f.tapes)
	for q := range f.domain {
		if !f.domain.open(q) {
			continue
		}
		for _, o := range f.domain.options(q) {
			if err := f.ctx.Err(); err != nil {
				return false, err
			}
			p := f.parting(q, o)
			if p == nil || f.idle(p) != nil {
				continue
			}
			t, err := f.record(p)
			if err != nil {
				return false, err
			}
			f.tapes = append(f.tapes, t)
		}
	}
	return len(f.tapes) > before, nil
}

// parting returns a probe whose result changes with another answer to a question; nil if none is
// found. It tries each answer once.
func (f *finder) parting(q int, o rulebook.Option) *probe {
	key := number(fmt.Sprint(q, f.guess.with(q, o)))
	if o == f.guess[q] || f.sought[key] {
		return nil
	}
	f.sought[key] = true
	rnd := rand.New(rand.NewPCG(uint64(q), uint64(o)))
	var near, opening, all []*probe
	for _, t := range f.tapes {
		switch a := f.first(t.probe); {
		case t.lost != nil:
			continue
		case slices.Contains(f.kit.run(t.probe, a, f.lists()).asked, q):
			near = append(near, t.probe)
		case t.Start.Position == nil:
			opening = append(opening, t.probe)
		}
		all = append(all, t.probe)
	}
	for n := range explored {
		from, further := near, steps
		if n%seldom == 0 && len(opening) > 0 {
			from, further = opening, whole
		} else if n%seldom == 1 || len(near) == 0 {
			from = all
		}
		if len(from) == 0 {
			return nil
		}
		if p := f.walk(from[rnd.IntN(len(from))], further, [2]answers{f.guess, f.guess.with(q, o)}, rnd); p != nil {
			return p
		}
	}
	return nil
}

// walk plays a probe under two readings and continues at random, until the games differ in
// something that the engine reports. The engine gets the answers of the probe.
func (f *finder) walk(p *probe, further int, under [2]answers, rnd *rand.Rand) *probe {
	for i := range under {
		under[i] = slices.Clone(under[i])
		for q, o := range p.own {
			if !f.open[q] && !f.settled[q] {
				under[i][q] = o
			}
		}
	}
	var sides [2]*engine.Local
	for i, a := range under {
		sides[i] = &engine.Local{Game: f.kit.entry.Game}
		start := p.Start
		start.Rulings = f.kit.rulings(a)
		if _, err := sides[i].Start(start); err != nil {
			return nil
		}
	}
	parting := &probe{Probe: Probe{Name: p.Name + ", played on", Game: lockstep.Game{Start: p.Start}}, own: p.own}
	for i := range len(p.Played) + further {
		d, ok := decision(sides[0], p, i, rnd)
		if !ok {
			return nil
		}
		_, a := sides[0].Play(d.Actor, d.Action)
		_, b := sides[1].Play(d.Actor, d.Action)
		if a != nil && b != nil {
			continue
		}
		parting.Played = append(parting.Played, d)
		if a != nil || b != nil || f.stands(sides[0]) != f.stands(sides[1]) {
			return parting
		}
	}
	return nil
}

// decision returns the next decision of the probe; after the last one, it returns a random
// decision.
func decision(game *engine.Local, p *probe, i int, rnd *rand.Rand) (lockstep.Decision, bool) {
	if i < len(p.Played) {
		return p.Played[i], true
	}
	turn, err := game.Turn()
	if err != nil || turn.Actor == "" {
		return lockstep.Decision{}, false
	}
	list, _, err := game.Legal()
	if err != nil || len(list) == 0 {
		return lockstep.Decision{}, false
	}
	return lockstep.Decision{Actor: turn.Actor, Action: list[rnd.IntN(len(list))].Action}, true
}

// stands returns the present result of a game, with the parts that the engine reports.
func (f *finder) stands(game *engine.Local) (m moment) {
	turn, err := game.Turn()
	if err != nil {
		return m
	}
	m.standing(turn)
	if f.offer.Level < engine.Scores {
		m.scores = 0
	}
	if list, _, err := game.Legal(); err == nil && f.lists() {
		m.listing(list)
	}
	return m
}
