package tally

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// table plays one game after another, with memory of its own.
type table struct {
	plan     *Plan
	openings []opening
	states   []engine.State
	// players contains the players for each table and turn.
	players [][][]play.Player
	verbs   int
	legal   []engine.Action
	watch   watcher
	course  observer
}

func newTable(p *Plan, openings []opening) *table {
	t := &table{plan: p, openings: openings, verbs: len(p.Game.Verbs())}
	t.states = make([]engine.State, len(openings))
	t.players = make([][][]play.Player, len(openings))
	for i, o := range openings {
		t.states[i] = o.state.Clone()
		for turn := range p.Cast.Turns() {
			t.players[i] = append(t.players[i], p.Cast.Players(len(p.Tables[i].Seats), uint64(turn)))
		}
	}
	return t
}

// play plays the game with a number.
func (t *table) play(ctx context.Context, number uint64) *Game {
	at, seed := t.plan.at(number)
	seats := len(t.plan.Tables[at].Seats)
	g := &Game{Number: number, Table: at, Seed: seed, First: engine.Nobody, Verbs: make([]int, t.verbs), By: make([][]int, seats),
		Players: make([]string, seats)}
	for i := range g.Players {
		g.Players[i], g.By[i] = t.plan.Cast.Kind(i, seed), make([]int, t.verbs)
	}
	var w *watcher
	if number < uint64(max(0, t.plan.Watched)) {
		w = &t.watch
		w.begin(seed, seats, t.openings[at].cited)
	}
	s := t.states[at]
	s.Assign(t.openings[at].state)
	players := t.players[at][seed%uint64(t.plan.Cast.Turns())]
	play.Begin(players)
	t.course.begin(seats)
	if err := t.run(ctx, g, s, players, play.NewRand(seed), w); err != nil {
		g.err = fmt.Errorf("a table of %d, seed %d: %w", seats, seed, err)
	}
	g.Scores, g.Winners = s.Scores(make([]int, 0, seats)), s.Winners()
	g.Course = t.course.end(g)
	if w != nil {
		g.Watched = w.end()
	}
	return g
}

// run plays a game to its end, or until the limit of decisions.
func (t *table) run(ctx context.Context, g *Game, s engine.State, players []play.Player, rnd *rand.Rand, w *watcher) error {
	const often = 32
	last := engine.Nobody
	for n := 0; n < play.DefaultLimit; n++ {
		actor := s.Actor()
		if actor == engine.Nobody {
			g.Ended = true
			return nil
		}
		if n%often == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		t.legal = s.Legal(t.legal[:0], w.record())
		if len(t.legal) == 0 {
			return &play.StuckError{Actor: actor}
		}
		var a engine.Action
		if actor == engine.Chance {
			g.Chances++
			a = play.Chance(s, t.legal, rnd)
		} else {
			if actor != last {
				t.course.turn(s, actor, g.Decisions)
			}
			g.decide(actor, len(t.legal), &last)
			t.course.since[actor] = g.Decisions
			a = players[actor].Choose(s, t.legal, rnd)
			g.By[actor][s.Verb(a)]++
		}
		g.Verbs[s.Verb(a)]++
		if w != nil {
			w.see(s, t.legal, a)
		}
		s.Apply(a, w.record())
		w.done()
	}
	g.Ended = s.Actor() == engine.Nobody
	return nil
}

// decide counts a decision of a player.
func (g *Game) decide(actor engine.Seat, choices int, last *engine.Seat) {
	if g.Decisions == 0 {
		g.First = actor
	}
	if actor != *last {
		g.Turns++
		*last = actor
	}
	g.Decisions++
	g.Choices += choices
	g.Most = max(g.Most, choices)
	if choices == 1 {
		g.Forced++
	}
}
