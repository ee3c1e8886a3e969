// Package form reads and writes the parts of a position. A game names each part once, in one call. The same calls
// write documents and seats' views, read documents, and redeal the cards that a seat does not see.
//
// A game has a few functions with one call for each part. Each call takes the [Form], the name of the part, the field of the document and
// the field of the state:
//
//	for i, e := range form.Each(f, "players", &doc.Players, func(e *Player) *string { return &e.Name }) {
//		p := &s.players[i]
//		f.Pile("hand", &e.Hand, p.hand[:], &p.cards, &cargo, f.Hide(i != int(f.Viewer), "cards", &e.Cards))
//		form.List(f, "train", &e.Train, p.line[:], &p.train, &railcars)
//	}
//
// The constructor decides the direction of the values: [Write], [View], [Read] or [Deal]. A [Supply] contains the
// pieces that have no place yet. Piles and lists take pieces out of the supply. [Form.Rest] takes the remaining
// pieces, so its call comes last. When the form reads, the game can fill in missing parts between two calls.
//
// A form keeps the first error and then reads nothing more, until the game takes the error with [Form.Err]. Every
// error begins with the place: "ann's hand", "players[2]", "counters: waiting".
package form

import (
	"fmt"
	"iter"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// Form reads or writes the parts of a position for one purpose. Seats are the names of the players.
type Form struct {
	Seats   []string
	Viewer  engine.Seat // the seat that sees the view; its hidden pieces are dealt again
	purpose purpose
	random  func(n int) int
	place   string // the prefix of errors about the parts that come next
	err     error
}

type purpose uint8

const (
	writing purpose = iota
	viewing
	reading
	gathering // the pieces that a seat does not see, before dealing
	dealing
)

// Write makes a form that writes the whole position.
func Write(seats []string) *Form { return &Form{Seats: seats} }

// View makes a form that writes the view of a seat.
func View(seats []string, seat engine.Seat) *Form {
	return &Form{Seats: seats, Viewer: seat, purpose: viewing}
}

// Read makes a form that reads a document.
func Read(seats []string) *Form { return &Form{Seats: seats, purpose: reading} }

// Deal calls parts twice: the first call collects the pieces that a seat does not see, the second deals them again.
func Deal(seats []string, seat engine.Seat, random func(n int) int, parts func(*Form)) {
	f := &Form{Seats: seats, Viewer: seat, purpose: gathering, random: random}
	parts(f)
	f.purpose = dealing
	parts(f)
}

// Reads reports whether the form reads a document.
func (f *Form) Reads() bool { return f.purpose == reading }

// Writes reports whether the form writes a document or a view.
func (f *Form) Writes() bool { return f.purpose <= viewing }

// Hides reports whether the form hides pieces from its viewer: it writes a view or deals hidden pieces.
func (f *Form) Hides() bool { return f.purpose != writing && f.purpose != reading }

// Fail notes an error. A form keeps only the first one. A nil error has no effect.
func (f *Form) Fail(err error) {
	if f.err == nil {
		f.err = err
	}
}

// OK reports whether the form reads and has found no error so far.
func (f *Form) OK() bool { return f.purpose == reading && f.err == nil }

// Err returns the first error and forgets it.
func (f *Form) Err() error {
	err := f.err
	f.err = nil
	return err
}

// Step turns calls for parts into a step of loading.
func (f *Form) Step(parts func()) func() error {
	return func() error {
		parts()
		return f.Err()
	}
}

// OnlyViewed refuses a document that gives a part which exists only in views.
func (f *Form) OnlyViewed(part string, given bool) {
	if f.Reads() && given {
		f.Fail(fmt.Errorf("%s: it belongs to a seat's view; a position has the pieces themselves", f.At(part)))
	}
}

// At returns the place of a part. Errors about the part begin with this place.
func (f *Form) At(part string) string {
	return f.place + part
}

// Within puts the parts that come next into another part, such as "open". Within("") ends this.
func (f *Form) Within(part string) {
	if f.place = ""; part != "" {
		f.place = part + ": "
	}
}

// Each yields the players of a document: in the order of the seats when the form writes, and in the order of the
// document when it reads. A document may leave players out. Errors of the parts inside the loop name the player.
func Each[P any](f *Form, part string, list *[]P, name func(*P) *string) iter.Seq2[int, *P] {
	return func(yield func(int, *P) bool) {
		defer f.Within("")
		if f.purpose != reading && len(*list) == 0 {
			*list = make([]P, len(f.Seats))
		}
		var seen engine.Seats
		for i := range *list {
			p := &(*list)[i]
			seat := engine.Seat(i)
			if f.purpose != reading {
				*name(p) = f.Seats[i]
			} else if seat = f.seat(part, i, *name(p), &seen); seat < 0 {
				return
			}
			if f.place = f.Seats[seat] + "'s "; !yield(int(seat), p) {
				return
			}
		}
	}
}

// seat finds the player of an entry, and refuses a second entry for the same player.
func (f *Form) seat(part string, i int, name string, seen *engine.Seats) engine.Seat {
	f.Within("")
	seat := engine.Seat(slices.Index(f.Seats, name))
	switch {
	case f.err != nil:
		return engine.Nobody
	case seat < 0:
		_, err := document.Seat(fmt.Sprintf("%s[%d]", part, i+1), name, f.Seats)
		f.Fail(err)
	case seen.Has(seat):
		f.Fail(fmt.Errorf("%s[%d]: %s appears twice", part, i+1, name))
		return engine.Nobody
	default:
		*seen = seen.With(seat)
	}
	return seat
}

// Player reads or writes a seat as a player's name. A seat below 0 is nobody and is left out.
func (f *Form) Player(part string, name *string, seat *int8) {
	One(f, part, name, seat, &Supply{Words: f.Seats, players: true})
}

// Players reads or writes a set of seats.
func (f *Form) Players(part string, names *[]string, seats *engine.Seats) {
	Set(f, part, names, seats, &Supply{Words: f.Seats, players: true})
}

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16 | ~uint32
}

// Bounds limit a number; both ends are included. A number out of bounds breaks Clause. If Clause is empty, the
// document is reported as unreadable.
type Bounds struct {
	Least, Most int
	Clause      engine.Clause
}

// Holds reports whether a number is within its bounds, and notes an error if not. If the part has several numbers,
// the second argument is the name of this number.
func (f *Form) Holds(part, what string, n int, b Bounds) bool {
	if n >= b.Least && n <= b.Most {
		return true
	}
	if what != "" {
		part += ": " + what
	}
	_, err := document.Number(f.At(part), n, b.Least, b.Most)
	if b.Clause != "" {
		err = &engine.Violation{Clause: b.Clause, Reason: err.Error()}
	}
	f.Fail(err)
	return false
}

// Number reads or writes a whole number.
func Number[N integer](f *Form, part string, d *int, n *N, b Bounds) {
	switch {
	case f.Writes():
		*d = int(*n)
	case f.OK() && f.Holds(part, "", *d, b):
		*n = N(*d)
	}
}

// Maybe reads or writes a whole number that a document may leave out. If it is left out, the state keeps its value.
func Maybe[N integer](f *Form, part string, d **int, n *N, b Bounds) {
	if f.Writes() {
		*d = new(int)
	}
	if *d != nil {
		Number(f, part, *d, n, b)
	}
}

// Numbers reads or writes whole numbers, each under its word. Numbers that are 0 are left out.
func Numbers[N integer](f *Form, part string, d *map[string]int, ns []N, words []string, b Bounds) {
	if f.Writes() {
		*d = counted(ns, words)
		return
	}
	for _, name := range sorted(*d) {
		if i, ok := Words(words).Take(f, part, name, 1); ok && f.Holds(part, name, (*d)[name], b) {
			ns[i] = N((*d)[name])
		}
	}
}

// counted lists the numbers other than 0 by their words.
func counted[N integer](ns []N, words []string) (d map[string]int) {
	for i, n := range ns {
		if n != 0 && d == nil {
			d = map[string]int{}
		}
		if n != 0 {
			d[words[i]] = int(n)
		}
	}
	return d
}

// Pairs reads or writes an object that gives each word another word. A word whose number is below 0 is left out.
func Pairs[N ~int8](f *Form, part string, d *map[string]string, ns []N, words, others []string) {
	if f.Writes() {
		*d = map[string]string{}
		for i, n := range ns {
			if n >= 0 {
				(*d)[words[i]] = others[n]
			}
		}
		return
	}
	for _, name := range sorted(*d) {
		if i, ok := Words(words).Take(f, part, name, 1); ok {
			if n, ok := Words(others).Take(f, part+": "+name, (*d)[name], 1); ok {
				ns[i] = N(n)
			}
		}
	}
}

// Copy reads or writes a part that has the same form in document and state, such as a flag.
func Copy[V any](f *Form, d, v *V) {
	switch {
	case f.Writes():
		*d = *v
	case f.Reads():
		*v = *d
	}
}

// sorted lists the names of an object in order, so that the first error is always the same.
func sorted[V any](object map[string]V) []string { return slices.Sorted(maps.Keys(object)) }
