package open

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// opened is a game with the tables that are derived from it only once.
type opened[S comparable, P Rules[S]] struct {
	Game[S, P]
	engine.Title
	document reflect.Type
	// spelt and verbs are the texts and the verbs of the actions.
	spelt []string
	verbs []engine.Verb
}

// Laws lists the laws of the game.
func (g *opened[S, P]) Laws() []engine.Law { return g.Title.Laws() }

// documents returns the type of the game's documents.
func (g *opened[S, P]) documents() reflect.Type { return g.document }

// New opens a game before its first turn.
func (g *opened[S, P]) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	s, err := g.start(setup, rec)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Load opens a game at a position. Parts that the document leaves out are as before the first turn.
func (g *opened[S, P]) Load(setup engine.Setup, text []byte, rec *engine.Record) (engine.State, error) {
	var s *State[S, P]
	d := reflect.New(g.document)
	l := document.Loader[*State[S, P]]{
		Document: d.Interface(), State: &s, Empty: g.start, Laws: g.Laws(),
		Fill:  []func() error{func() error { return read(d.Elem(), reflect.ValueOf(&s.At).Elem(), s.seats()) }},
		Stuck: func() error { return fmt.Errorf("nothing is legal there, and the game is not over") },
	}
	return l.Load(setup, text, rec)
}

// start returns a state before the first turn.
func (g *opened[S, P]) start(setup engine.Setup, rec *engine.Record) (*State[S, P], error) {
	rec.Cite(g.Players)
	if n, may := len(setup.Seats), g.Book.Players; n < may.Min || n > may.Max {
		return nil, &engine.Violation{Clause: g.Players, Reason: wrongNumber(n, may)}
	}
	if err := setup.CheckSeats(); err != nil {
		return nil, err
	}
	answers, err := g.Book.Answer(setup.Rulings)
	if err != nil {
		return nil, err
	}
	s := &State[S, P]{game: g}
	*P(&s.At).Itself() = Table{&table{slices.Clone(setup.Seats), answers}}
	P(&s.At).Start(rec)
	return s, nil
}

func wrongNumber(n int, may rulebook.Players) string {
	if may.Min == may.Max {
		return fmt.Sprintf("%s: the game is for %s", prose.Count(n, "player"), prose.Count(may.Min, "player"))
	}
	return fmt.Sprintf("%s: the game is for %d to %d players", prose.Count(n, "player"), may.Min, may.Max)
}

// State is a state of a game of this package: its position, with the derived methods. State is
// exported for tests of laws.
type State[S comparable, P Rules[S]] struct {
	At   S
	game *opened[S, P]
}

func (s *State[S, P]) seats() []string { return P(&s.At).Itself().of.seats }

func (s *State[S, P]) Actor() engine.Seat { return P(&s.At).Actor() }

func (s *State[S, P]) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	return P(&s.At).Legal(dst, rec)
}

func (s *State[S, P]) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	return P(&s.At).Check(by, a, rec)
}

func (s *State[S, P]) Apply(a engine.Action, rec *engine.Record) { P(&s.At).Apply(a, rec) }

func (s *State[S, P]) Odds(engine.Action) (weight, total int) { return 0, 0 }

func (s *State[S, P]) Scores(dst []int) []int { return P(&s.At).Scores(dst) }

func (s *State[S, P]) Winners() engine.Seats { return P(&s.At).Winners() }

func (s *State[S, P]) Verb(a engine.Action) engine.Verb {
	return s.game.verbs[slices.Index(s.game.Actions, a)]
}

func (s *State[S, P]) Format(a engine.Action) string { return P(&s.At).Format(a) }

func (s *State[S, P]) Parse(text string) (engine.Action, error) {
	if i := slices.Index(s.game.spelt, text); i >= 0 {
		return s.game.Actions[i], nil
	}
	if near := spelling.Nearest(text, s.game.spelt); near != "" {
		return 0, fmt.Errorf("no action is spelt so: did you mean %q?", near)
	}
	return 0, fmt.Errorf("no action is spelt so: an action is one of %s", strings.Join(s.game.spelt, ", "))
}

func (s *State[S, P]) Seen(_ engine.Seat, a engine.Action) string { return s.Format(a) }

func (s *State[S, P]) Position() any {
	d := reflect.New(s.game.document)
	write(reflect.ValueOf(&s.At).Elem(), d.Elem(), s.seats())
	return d.Interface()
}

func (s *State[S, P]) Observe(engine.Seat, *engine.Record) any { return s.Position() }

// Phase returns "turn" until the game is over.
func (s *State[S, P]) Phase() string {
	if s.Actor() == engine.Nobody {
		return "over"
	}
	return "turn"
}

func (s *State[S, P]) Clone() engine.State {
	c := *s
	return &c
}

func (s *State[S, P]) Assign(from engine.State) { *s = *from.(*State[S, P]) }

func (s *State[S, P]) Equal(other engine.State) bool {
	if !s.Alike(other) {
		return false
	}
	here, there := P(&s.At).Itself().of, P(&other.(*State[S, P]).At).Itself().of
	return slices.Equal(here.seats, there.seats) && here.answers.Equal(there.answers)
}

func (s *State[S, P]) Alike(other engine.State) bool {
	o, ok := other.(*State[S, P])
	if !ok {
		return false
	}
	a, b := s.At, o.At
	*P(&a).Itself(), *P(&b).Itself() = Table{}, Table{}
	return a == b
}

func (s *State[S, P]) Resample(engine.Seat, func(int) int) {}
