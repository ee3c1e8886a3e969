package properties

import (
	"encoding/json"
	"errors"
	"reflect"

	"github.com/yardstick-rules/yardstick/engine"
)

// bent is a game whose positions are documents of type P, with one thing done wrong on purpose, for laws to notice. What is nil is done
// right.
type bent[P any] struct {
	engine.Game
	bends[P]
}

// bends are what can be done wrong; each gets what would be right.
type bends[P any] struct {
	opened   func(setup engine.Setup) engine.Setup
	load     func(s *bentState[P])
	actor    func(s *bentState[P], right engine.Seat) engine.Seat
	legal    func(s *bentState[P], right []engine.Action) []engine.Action
	check    func(s *bentState[P], a engine.Action, right *engine.Violation) *engine.Violation
	apply    func(s *bentState[P], a engine.Action, rec *engine.Record)
	odds     func(weight, total int) (int, int)
	scores   func(right []int) []int
	format   func(right string) string
	seen     func(right string) string
	position func(p *P)
	observe  func(s *bentState[P], right *P) *P
	equal    func(s, other *bentState[P], right bool) bool
	clone    func(s, right *bentState[P]) *bentState[P]
	resample func(s *bentState[P])
}

// any reports whether anything is done wrong.
func (b bends[P]) any() bool { return !reflect.ValueOf(b).IsZero() }

func bend[P any](g engine.Game, b bends[P]) *bent[P] { return &bent[P]{g, b} }

func (g *bent[P]) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	if g.opened != nil {
		setup = g.opened(setup)
	}
	s, err := g.Game.New(setup, rec)
	if err != nil {
		return nil, err
	}
	return &bentState[P]{State: s, game: g, setup: setup}, nil
}

func (g *bent[P]) Load(setup engine.Setup, position []byte, rec *engine.Record) (engine.State, error) {
	right, err := g.Game.Load(setup, position, rec)
	if err != nil {
		return nil, err
	}
	s := &bentState[P]{State: right, game: g, setup: setup}
	if g.load != nil {
		g.load(s)
	}
	return s, nil
}

// Laws are those of the game, held against what is bent.
func (g *bent[P]) Laws() []engine.Law {
	laws := g.Game.Laws()
	straight := make([]engine.Law, len(laws))
	for i, l := range laws {
		straight[i] = engine.Law{ID: l.ID, Says: l.Says, Clauses: l.Clauses}
		if l.Position != nil {
			straight[i].Position = func(s engine.State) error { return l.Position(s.(*bentState[P]).State) }
		}
		if l.Walk != nil {
			straight[i].Walk = func(s engine.State) error { return l.Walk(s.(*bentState[P]).State) }
		}
		if l.Step != nil {
			straight[i].Step = func(before engine.State, a engine.Action, after engine.State) error {
				return l.Step(before.(*bentState[P]).State, a, after.(*bentState[P]).State)
			}
		}
	}
	return straight
}

type bentState[P any] struct {
	engine.State
	game  *bent[P]
	setup engine.Setup
	// count is for a bend that counts.
	count int
}

// document is the position as it should be.
func (s *bentState[P]) document() *P { return s.State.Position().(*P) }

// edit changes the position through its document.
func (s *bentState[P]) edit(change func(p *P)) {
	p := s.document()
	change(p)
	data, err := json.Marshal(p)
	if err != nil {
		panic(err)
	}
	loaded, err := s.game.Game.Load(s.setup, data, nil)
	if err == nil {
		s.State = loaded
	}
	var v *engine.Violation
	if err != nil && !errors.As(err, &v) {
		panic(err)
	}
}

func (s *bentState[P]) Actor() engine.Seat {
	if s.game.actor != nil {
		return s.game.actor(s, s.State.Actor())
	}
	return s.State.Actor()
}

func (s *bentState[P]) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.game.legal != nil {
		return append(dst, s.game.legal(s, s.State.Legal(nil, rec))...)
	}
	return s.State.Legal(dst, rec)
}

func (s *bentState[P]) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	v := s.State.Check(by, a, rec)
	if s.game.check != nil {
		return s.game.check(s, a, v)
	}
	return v
}

func (s *bentState[P]) Apply(a engine.Action, rec *engine.Record) {
	if s.game.apply != nil {
		s.game.apply(s, a, rec)
		return
	}
	s.State.Apply(a, rec)
}

func (s *bentState[P]) Odds(a engine.Action) (weight, total int) {
	if s.game.odds != nil {
		return s.game.odds(s.State.Odds(a))
	}
	return s.State.Odds(a)
}

func (s *bentState[P]) Scores(dst []int) []int {
	if s.game.scores != nil {
		return s.game.scores(s.State.Scores(dst))
	}
	return s.State.Scores(dst)
}

func (s *bentState[P]) Format(a engine.Action) string {
	if s.game.format != nil {
		return s.game.format(s.State.Format(a))
	}
	return s.State.Format(a)
}

func (s *bentState[P]) Seen(by engine.Seat, a engine.Action) string {
	if s.game.seen != nil {
		return s.game.seen(s.State.Seen(by, a))
	}
	return s.State.Seen(by, a)
}

func (s *bentState[P]) Position() any {
	p := s.document()
	if s.game.position != nil {
		s.game.position(p)
	}
	return p
}

func (s *bentState[P]) Observe(seat engine.Seat, rec *engine.Record) any {
	p := s.State.Observe(seat, rec).(*P)
	if s.game.observe != nil {
		return s.game.observe(s, p)
	}
	return p
}

func (s *bentState[P]) Clone() engine.State {
	c := *s
	c.State = s.State.Clone()
	if s.game.clone != nil {
		return s.game.clone(s, &c)
	}
	return &c
}

func (s *bentState[P]) Assign(from engine.State) {
	o := from.(*bentState[P])
	s.count = o.count
	s.State = o.State.Clone()
}

func (s *bentState[P]) Equal(other engine.State) bool {
	o := other.(*bentState[P])
	if s.game.equal != nil {
		return s.game.equal(s, o, s.State.Equal(o.State))
	}
	return s.State.Equal(o.State)
}

func (s *bentState[P]) Resample(seat engine.Seat, random func(n int) int) {
	s.State.Resample(seat, random)
	if s.game.resample != nil {
		s.game.resample(s)
	}
}
