package lawtest

import (
	"encoding/json"
	"errors"

	"github.com/yardstick-rules/yardstick/engine"
)

// MutantGame contains the deliberate faults of a game, for laws to notice. The positions of the
// game are documents of type P. A nil function makes no fault; the other functions receive the
// correct result.
type MutantGame[P any] struct {
	Opened   func(setup engine.Setup) engine.Setup
	Load     func(s *State[P])
	Actor    func(s *State[P], right engine.Seat) engine.Seat
	Legal    func(s *State[P], right []engine.Action) []engine.Action
	Check    func(s *State[P], a engine.Action, right *engine.Violation) *engine.Violation
	Apply    func(s *State[P], a engine.Action, rec *engine.Record)
	Odds     func(weight, total int) (int, int)
	Scores   func(right []int) []int
	Format   func(right string) string
	Seen     func(right string) string
	Position func(p *P)
	Observe  func(s *State[P], right *P) *P
	Equal    func(s, other *State[P], right bool) bool
	Clone    func(s, right *State[P]) *State[P]
	Resample func(s *State[P])
}

// Of returns the game with the faults.
func (m MutantGame[P]) Of(g engine.Game) engine.Game { return &game[P]{g, m} }

// After returns an Apply that carries out a decision correctly and then calls the function more with the
// spelling of the decision.
func After[P any](more func(s *State[P], said string)) func(*State[P], engine.Action, *engine.Record) {
	return func(s *State[P], a engine.Action, rec *engine.Record) {
		said := s.State.Format(a)
		s.State.Apply(a, rec)
		more(s, said)
	}
}

// game is a game with a mutation.
type game[P any] struct {
	engine.Game
	does MutantGame[P]
}

func (g *game[P]) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	if g.does.Opened != nil {
		setup = g.does.Opened(setup)
	}
	s, err := g.Game.New(setup, rec)
	if err != nil {
		return nil, err
	}
	return &State[P]{State: s, game: g, Setup: setup}, nil
}

func (g *game[P]) Load(setup engine.Setup, position []byte, rec *engine.Record) (engine.State, error) {
	right, err := g.Game.Load(setup, position, rec)
	if err != nil {
		return nil, err
	}
	s := &State[P]{State: right, game: g, Setup: setup}
	if g.does.Load != nil {
		g.does.Load(s)
	}
	return s, nil
}

// Laws returns the laws of the game. They check the correct state that is embedded in each mutant state.
func (g *game[P]) Laws() []engine.Law {
	laws := g.Game.Laws()
	held := make([]engine.Law, len(laws))
	for i, l := range laws {
		held[i] = engine.Law{ID: l.ID, Says: l.Says, Clauses: l.Clauses}
		if l.Position != nil {
			held[i].Position = func(s engine.State) error { return l.Position(s.(*State[P]).State) }
		}
		if l.Walk != nil {
			held[i].Walk = func(s engine.State) error { return l.Walk(s.(*State[P]).State) }
		}
		if l.Step != nil {
			held[i].Step = func(before engine.State, a engine.Action, after engine.State) error {
				return l.Step(before.(*State[P]).State, a, after.(*State[P]).State)
			}
		}
	}
	return held
}

// State is a state of a mutant game. The State's own methods contain the faults. The methods of
// the embedded State are correct.
type State[P any] struct {
	engine.State
	Setup engine.Setup
	// Count is a counter that the faults may use.
	Count int

	game *game[P]
}

// Document returns the position of the embedded state, without the faults of the mutant.
func (s *State[P]) Document() *P { return s.State.Position().(*P) }

// Edit changes the position through its document. A change that the game refuses to load has no effect.
func (s *State[P]) Edit(change func(p *P)) {
	p := s.Document()
	change(p)
	data, err := json.Marshal(p)
	if err != nil {
		panic(err)
	}
	loaded, err := s.game.Game.Load(s.Setup, data, nil)
	if err == nil {
		s.State = loaded
	}
	var v *engine.Violation
	if err != nil && !errors.As(err, &v) {
		panic(err)
	}
}

func (s *State[P]) Actor() engine.Seat {
	if s.game.does.Actor != nil {
		return s.game.does.Actor(s, s.State.Actor())
	}
	return s.State.Actor()
}

func (s *State[P]) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.game.does.Legal != nil {
		return append(dst, s.game.does.Legal(s, s.State.Legal(nil, rec))...)
	}
	return s.State.Legal(dst, rec)
}

func (s *State[P]) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	v := s.State.Check(by, a, rec)
	if s.game.does.Check != nil {
		return s.game.does.Check(s, a, v)
	}
	return v
}

func (s *State[P]) Apply(a engine.Action, rec *engine.Record) {
	if s.game.does.Apply != nil {
		s.game.does.Apply(s, a, rec)
		return
	}
	s.State.Apply(a, rec)
}

func (s *State[P]) Odds(a engine.Action) (weight, total int) {
	if s.game.does.Odds != nil {
		return s.game.does.Odds(s.State.Odds(a))
	}
	return s.State.Odds(a)
}

func (s *State[P]) Scores(dst []int) []int {
	if s.game.does.Scores != nil {
		return s.game.does.Scores(s.State.Scores(dst))
	}
	return s.State.Scores(dst)
}

func (s *State[P]) Format(a engine.Action) string {
	if s.game.does.Format != nil {
		return s.game.does.Format(s.State.Format(a))
	}
	return s.State.Format(a)
}

func (s *State[P]) Seen(by engine.Seat, a engine.Action) string {
	if s.game.does.Seen != nil {
		return s.game.does.Seen(s.State.Seen(by, a))
	}
	return s.State.Seen(by, a)
}

func (s *State[P]) Position() any {
	p := s.Document()
	if s.game.does.Position != nil {
		s.game.does.Position(p)
	}
	return p
}

func (s *State[P]) Observe(seat engine.Seat, rec *engine.Record) any {
	p := s.State.Observe(seat, rec).(*P)
	if s.game.does.Observe != nil {
		return s.game.does.Observe(s, p)
	}
	return p
}

func (s *State[P]) Clone() engine.State {
	c := *s
	c.State = s.State.Clone()
	if s.game.does.Clone != nil {
		return s.game.does.Clone(s, &c)
	}
	return &c
}

func (s *State[P]) Assign(from engine.State) {
	o := from.(*State[P])
	s.Count = o.Count
	s.State = o.State.Clone()
}

func (s *State[P]) Equal(other engine.State) bool {
	o := other.(*State[P])
	if s.game.does.Equal != nil {
		return s.game.does.Equal(s, o, s.State.Equal(o.State))
	}
	return s.State.Equal(o.State)
}

func (s *State[P]) Resample(seat engine.Seat, random func(n int) int) {
	s.State.Resample(seat, random)
	if s.game.does.Resample != nil {
		s.game.does.Resample(s)
	}
}
