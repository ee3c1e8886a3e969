package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/features"
)

// echo writes a digest of all reports of a game: effects, clauses, questions and refusals. They come from its
// laws, from every scenario, and from random games that ask for everything and try illegal actions.
func echo(entry games.Entry, out io.Writer) error {
	const walks = 24
	h := &listener{sum: sha256.New()}
	for _, l := range entry.Laws() {
		h.hear(l.ID, l.Says, l.Seldom, l.Clauses)
	}
	_, err := features.Run(context.Background(), features.Options{
		Game:    entry.Name(),
		Subject: func(string) (engine.Subject, error) { return &overheard{engine.Local{Game: entry.Game}, h}, nil },
	})
	if err != nil {
		return err
	}
	for seed := range uint64(walks) {
		if err := h.walk(entry, seed); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintln(out, hex.EncodeToString(h.sum.Sum(nil)))
	return err
}

// listener digests the reports that it gets.
type listener struct {
	sum hash.Hash
	rec engine.Record
}

func (h *listener) hear(said ...any) {
	_ = json.NewEncoder(h.sum).Encode(said) // a hash takes everything, and every report has a JSON form
}

// record digests a record and empties it. The order of the cited clauses does not count.
func (h *listener) record(refused *engine.Violation) {
	h.hear(h.rec.Asked(), refused)
	h.outcome(engine.Outcome{Effects: h.rec.Effects, Cited: h.rec.Cited()}, nil)
	h.rec.Reset()
}

func (h *listener) outcome(o engine.Outcome, err error) {
	cited := map[engine.Clause]bool{} // JSON sorts the keys
	for _, c := range o.Cited {
		cited[c] = true
	}
	h.hear(o.Effects, cited, o.Asked, fmt.Sprint(err))
}

// walk plays a game and digests all reports.
func (h *listener) walk(entry games.Entry, seed uint64) error {
	const longest, attempts = 600, 6
	rnd := play.NewRand(seed)
	s, players, err := table(entry, seed, rnd)
	if err != nil {
		return err
	}
	var before, legal []engine.Action
	for range longest {
		before, legal = legal, s.Legal(before[:0], &h.rec)
		h.record(nil)
		actor := s.Actor()
		if len(legal) == 0 {
			break
		}
		s.Observe(engine.Seat(rnd.IntN(len(players))), &h.rec)
		s.Observe(engine.Chance, &h.rec)
		h.record(nil)
		for range min(attempts, len(before)) {
			h.decide(s.Clone(), actor, before[rnd.IntN(len(before))])
		}
		a := legal[rnd.IntN(len(legal))]
		if actor < 0 {
			a = play.Chance(s, legal, rnd)
		} else if seed%2 > 0 {
			a = players[actor].Choose(s, legal, rnd)
		}
		h.decide(s, actor, a)
	}
	return nil
}

// decide digests an attempt as a subject reports it: the refusal, or the effects.
func (h *listener) decide(s engine.State, by engine.Seat, a engine.Action) {
	refused := s.Check(by, a, &h.rec)
	if refused == nil {
		s.Apply(a, &h.rec)
	}
	h.record(refused)
}

// overheard is a game that reports to a listener.
type overheard struct {
	engine.Local
	by *listener
}

func (o *overheard) Start(start engine.Start) (engine.Outcome, error) {
	out, err := o.Local.Start(start)
	o.by.outcome(out, err)
	return out, err
}

func (o *overheard) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := o.Local.Legal()
	o.by.outcome(out, err)
	return choices, out, err
}

func (o *overheard) Play(actor, action string) (engine.Outcome, error) {
	out, err := o.Local.Play(actor, action)
	o.by.outcome(out, err)
	return out, err
}

func (o *overheard) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	document, out, err := o.Local.Position(seat)
	o.by.outcome(out, err)
	return document, out, err
}
