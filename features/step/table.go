package step

import (
	"fmt"
	"reflect"
	"strings"
)

// Table provides steps about parts of a position: the steps set the parts up, or check those of the engine's
// position. D is the type of a game's document, and P is the type of its part for one player.
type Table[D, P any] struct {
	World *World
	// Placed returns the document that is being set up, and Player returns its part for a player. Both return
	// an error after the game has begun. Now returns the engine's position, and NowOf its part for a player.
	Placed func() (*D, error)
	Player func(name string) (*P, error)
	Now    func() (*D, error)
	NowOf  func(name string) (*P, error)
}

// Part holds two functions for a phrase about a part of the position. Give writes a value into the document,
// and Is compares the value with the engine's. Do is their type: a function of the value, or of a player and
// the value.
type Part[Do any] struct{ Give, Is Do }

// Both adds a phrase as a Given step that sets a part of the position, and as a Then step that checks the part.
func Both[Do any](v *Vocabulary, phrase Phrase, part Part[Do]) {
	v.Given(phrase, part.Give)
	v.Then(phrase, part.Is)
}

// Kind reads a value from a step and compares two values. V is the type of the value in a document. S is its
// type in the phrase: a string or a number.
type Kind[V, S any] struct {
	Read func(said S) (V, error)
	Same func(what string, expected, got V) error
}

// Count is the kind of a number that every document contains.
var Count = Kind[int, int]{Read: func(n int) (int, error) { return n, nil }, Same: Equal}

// Said is the kind of a number that a document may leave out.
var Said = Kind[*int, int]{
	Read: func(n int) (*int, error) { return &n, nil },
	Same: func(what string, expected, got *int) error {
		if got == nil {
			return fmt.Errorf("the engine's position does not say %s", what)
		}
		return Equal(what, *expected, *got)
	},
}

// Ordered returns the kind of a list of things whose order counts.
func (w Words) Ordered() Kind[[]string, string] {
	return Kind[[]string, string]{func(said string) ([]string, error) { return w.List(said) }, SameList}
}

// Counted returns the kind of a multiset: things in any order, with the number of each.
func (w Words) Counted() Kind[map[string]int, string] {
	return Kind[map[string]int, string]{w.Pile, func(what string, expected, got map[string]int) error {
		return SamePile(what, expected, got, w.Kinds)
	}}
}

// Players returns the two functions for a part that each player has. The second argument is the name of the
// part in messages, with %s for the player.
func Players[D, P, V, S any](t Table[D, P], what string, k Kind[V, S], at func(*P) *V) Part[func(name string, said S) error] {
	return Part[func(name string, said S) error]{
		Give: func(name string, said S) error {
			return Each(t.World, name, t.Player, func(_ string, p *P) error { return k.put(said, at(p)) })
		},
		Is: func(name string, said S) error {
			return Each(t.World, name, t.NowOf, func(name string, p *P) error {
				return k.compare(strings.Replace(what, "%s", name, 1), said, *at(p))
			})
		},
	}
}

// OnTable returns the two functions for a part that belongs to no player. The second argument is its name in
// messages.
func OnTable[D, P, V, S any](t Table[D, P], what string, k Kind[V, S], at func(*D) *V) Part[func(said S) error] {
	return Part[func(said S) error]{
		Give: func(said S) error {
			d, err := t.Placed()
			if err != nil {
				return err
			}
			was := *at(d)
			if err := k.put(said, at(d)); err != nil || t.World.AtFault || reflect.ValueOf(&was).Elem().IsZero() {
				return err
			}
			if k.Same(what, was, *at(d)) != nil {
				return Twice(what)
			}
			return nil
		},
		Is: func(said S) error {
			d, err := t.Now()
			if err != nil {
				return err
			}
			return k.compare(what, said, *at(d))
		},
	}
}

// Counts returns a step that checks a number computed from the position.
func Counts[D, P any](t Table[D, P], what string, count func(*D) int) func(expected int) error {
	return func(expected int) error {
		d, err := t.Now()
		if err != nil {
			return err
		}
		return Equal(what, expected, count(d))
	}
}

// CountsOf returns a step that checks a number computed from a player's part. The second argument is the name
// of the number in messages, with %s for the player.
func CountsOf[D, P any](t Table[D, P], what string, count func(*P) int) func(name string, expected int) error {
	return func(name string, expected int) error {
		return Each(t.World, name, t.NowOf, func(name string, p *P) error {
			return Equal(strings.Replace(what, "%s", name, 1), expected, count(p))
		})
	}
}

func (k Kind[V, S]) put(said S, into *V) (err error) {
	*into, err = k.Read(said)
	return err
}

func (k Kind[V, S]) compare(what string, said S, got V) error {
	expected, err := k.Read(said)
	if err != nil {
		return err
	}
	return k.Same(what, expected, got)
}

// Boxed is a kind of component with a function that counts it in the whole game. N is the type of a game's
// nouns, and P is the type of its position.
type Boxed[N, P any] struct {
	things string
	said   Phrase
	count  func(N, P) int
}

// InBox returns a kind of component by the words for it, such as "dice" or "market card(s)".
func InBox[N, P any](things string, count func(N, P) int) Boxed[N, P] {
	return Boxed[N, P]{things, say("there is/are <n> " + things + " in the game"), count}
}

// Teach adds the step that checks how many of the components are in the game.
func (b Boxed[N, P]) Teach(v *Vocabulary, nouns N, now func() (P, error)) {
	v.Then(b.said, func(expected int) error {
		p, err := now()
		if err != nil {
			return err
		}
		return Equal("the number of "+b.things+" in the game", expected, b.count(nouns, p))
	})
}
