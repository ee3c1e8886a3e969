package form

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// Supply contains the pieces of one kind, such as cargo cards, that have no place yet. Words are the sorts, and Left
// counts the pieces of each sort.
type Supply struct {
	Words []string
	Left  []int
	// Short returns the refusal of n pieces of a sort because too few are left. The error begins with where. If a
	// game counts the pieces in its state, Left is nil and Short takes the pieces.
	Short func(where string, sort, n int) error

	players bool
}

// Words returns a supply without end: each word can be used any number of times.
func Words(words []string) *Supply { return &Supply{Words: words} }

// Ones returns a supply with one piece of each sort.
func Ones(words []string, short func(where string, sort, n int) error) Supply {
	return Supply{Words: words, Left: slices.Repeat([]int{1}, len(words)), Short: short}
}

// Sight records whether the viewer sees a pile, and which part of a view contains the size of a hidden pile.
type Sight struct {
	hidden bool
	part   string
	size   **int
}

// Hide hides a pile from the viewer. The named part shows the size of the pile; if size is nil, no part shows
// it.
func (f *Form) Hide(unseen bool, part string, size **int) Sight {
	return Sight{unseen && f.Hides(), part, size}
}

// Take removes from the supply the pieces that a document names. Take returns their sort, and false after an
// error.
func (s *Supply) Take(f *Form, part, name string, n int) (sort int, ok bool) {
	if !f.OK() {
		return 0, false
	}
	switch sort = slices.Index(s.Words, name); {
	case sort < 0 || name == "":
		f.Fail(s.unknown(f.At(part), name))
	case n < 0:
		f.Fail(fmt.Errorf("%s: %s: %d is below 0", f.At(part), name, n))
	case s.Short == nil: // words alone
	case s.Left == nil || n > s.Left[sort]:
		f.Fail(s.Short(f.At(part), sort, n))
	default:
		s.Left[sort] -= n
	}
	return sort, f.err == nil
}

func (s *Supply) unknown(where, name string) error {
	if s.players {
		_, err := document.Seat(where, name, s.Words)
		return err
	}
	_, err := document.Word(where, name, s.Words)
	return err
}

// Anew collects a piece that the viewer does not see, or deals another piece in its place. Anew
// returns the piece that is now in the place.
func Anew[T ~uint8](f *Form, piece T, s *Supply) T {
	if f.purpose == gathering {
		s.Left[piece]++
		return piece
	}
	return T(s.draw(f))
}

// draw takes a random piece. The supply must not be empty.
func (s *Supply) draw(f *Form) int {
	total := 0
	for _, n := range s.Left {
		total += n
	}
	sort := 0
	for r := f.random(total); r >= s.Left[sort]; sort++ {
		r -= s.Left[sort]
	}
	s.Left[sort]--
	return sort
}

// Pile reads or writes pieces without an order, as the number of each sort.
func (f *Form) Pile(part string, d *map[string]int, pile []uint8, size *uint8, s *Supply, sight Sight) {
	switch {
	case f.purpose == reading:
		for _, name := range sorted(*d) {
			if sort, ok := s.Take(f, part, name, (*d)[name]); ok {
				pile[sort] += uint8((*d)[name])
				*size += uint8((*d)[name])
			}
		}
		f.OnlyViewed(sight.part, sight.size != nil && *sight.size != nil)
	case f.Writes() && !sight.hidden:
		*d = counted(pile, s.Words)
	case f.Writes() && sight.size != nil:
		n := int(*size)
		*sight.size = &n
	case f.purpose == gathering && sight.hidden:
		for sort, n := range pile {
			s.Left[sort] += int(n)
			pile[sort] = 0
		}
	case f.purpose == dealing && sight.hidden:
		for range *size {
			pile[s.draw(f)]++
		}
	}
}

// List reads or writes pieces in their order. Everybody sees them.
func List[T integer](f *Form, part string, d *[]string, list []T, size *uint8, s *Supply) {
	switch {
	case f.Writes():
		*d = make([]string, *size)
		for i, c := range list[:*size] {
			(*d)[i] = s.Words[c]
		}
	default:
		for _, name := range *d {
			switch sort, ok := s.Take(f, part, name, 1); {
			case ok && int(*size) == len(list):
				f.Fail(fmt.Errorf("%s: it lists %d, and at most %d are possible", f.At(part), len(*d), len(list)))
			case ok:
				list[*size] = T(sort)
				*size++
			}
		}
	}
}

// Row reads or writes a row of places, each with one piece or empty.
func Row[T integer](f *Form, part string, d *[]string, row []T, s *Supply) {
	if f.Writes() {
		*d = make([]string, len(row))
	}
	for i := range *d {
		One(f, part, &(*d)[i], &row[i], s)
	}
}

// One reads or writes a place for one piece. If the number is not that of a sort, the place is empty and left out.
func One[T integer](f *Form, part string, d *string, piece *T, s *Supply) {
	switch {
	case f.Writes() && *piece >= 0 && int(*piece) < len(s.Words):
		*d = s.Words[*piece]
	case f.Reads() && *d != "":
		if sort, ok := s.Take(f, part, *d, 1); ok {
			*piece = T(sort)
		}
	}
}

// Set reads or writes a set of pieces, at most one of each sort, with a bit for each sort.
func Set[N ~uint8 | ~uint16 | ~uint32 | ~uint64](f *Form, part string, d *[]string, set *N, s *Supply) {
	switch {
	case f.Writes():
		*d = make([]string, 0, bits.OnesCount64(uint64(*set)))
		for sort, name := range s.Words {
			if *set>>sort&1 != 0 {
				*d = append(*d, name)
			}
		}
	default:
		var given N
		for _, name := range *d {
			if sort, ok := s.Take(f, part, name, 1); ok && given>>sort&1 != 0 {
				f.Fail(fmt.Errorf("%s: %s appears twice", f.At(part), name))
			} else if ok {
				given |= 1 << sort
			}
		}
		*set |= given
	}
}

// Rest reads or writes the pile of all pieces that have no other place, so its call comes last. A document may leave
// the pile out. A document with the wrong pieces in the pile breaks the clause.
func (f *Form) Rest(part string, d *map[string]int, pile []uint8, size *uint8, s *Supply, clause engine.Clause, sight Sight) {
	if f.purpose != reading && f.purpose != dealing {
		f.Pile(part, d, pile, size, s, sight)
		return
	}
	for sort, n := range s.Left {
		pile[sort] = uint8(n)
		if f.purpose == reading {
			*size += uint8(n)
		}
	}
	if f.OK() && *d != nil {
		f.Fail(held(part, *d, pile, s, clause))
	}
	if n := *sight.size; f.OK() && n != nil && *n != int(*size) {
		f.Fail(fmt.Errorf("%s: says %d, and %d are in no other place", sight.part, *n, *size))
	}
}

// held compares the pile in the document with the pieces that have no other place.
func held(part string, d map[string]int, pile []uint8, s *Supply, clause engine.Clause) error {
	for _, name := range append(sorted(d), slices.Sorted(slices.Values(s.Words))...) {
		sort, err := document.Word(part, name, s.Words)
		if err != nil {
			return err
		}
		if d[name] != int(pile[sort]) {
			return fmt.Errorf("%s: %w", part, &engine.Violation{Clause: clause, Reason: fmt.Sprintf(
				"says %d %s, and %d are in no other place; leave the pile out, and it holds whatever is in no other place",
				d[name], name, pile[sort])})
		}
	}
	return nil
}
