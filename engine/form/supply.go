package form

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// Supply is the pieces of one kind, such as the cargo cards, which lie in several places: the words for their sorts, and how many of each
// sort have no place yet.
type Supply struct {
	Words []string
	Left  []int
	// Short refuses so many more pieces of a sort than are left; the error begins with where. A game that keeps for itself what is left
	// has no Left, and takes the pieces here.
	Short func(where string, sort, n int) error

	players bool
}

// Words is a supply of words alone, each of which can be used any number of times.
func Words(words []string) *Supply { return &Supply{Words: words} }

// Ones is a supply with one piece of each sort.
func Ones(words []string, short func(where string, sort, n int) error) Supply {
	return Supply{Words: words, Left: slices.Repeat([]int{1}, len(words)), Short: short}
}

// Sight says whether a seat sees a pile. In a view of one that it does not see, a part of the document has the size alone.
type Sight struct {
	hidden bool
	part   string
	size   **int
}

// Hide hides a pile from a form's seat, but for the size, if the document has a part for that.
func (f *Form) Hide(unseen bool, part string, size **int) Sight {
	return Sight{unseen && f.Hides(), part, size}
}

// Take takes pieces that a document names out of the supply. It reports false once something is wrong.
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

// Anew is the sort of a piece that a seat does not see, and that is dealt anew.
func Anew[T ~uint8](f *Form, piece T, s *Supply) T {
	if f.purpose == gathering {
		s.Left[piece]++
		return piece
	}
	return T(s.draw(f))
}

// draw takes one piece at random; there must be one.
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

// Pile is pieces in no order, by their sorts.
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

// List is pieces in their order, which everybody sees.
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

// Row is places side by side, each with a piece or with none, which is no sort at all.
func Row[T integer](f *Form, part string, d *[]string, row []T, s *Supply) {
	if f.Writes() {
		*d = make([]string, len(row))
	}
	for i := range *d {
		One(f, part, &(*d)[i], &row[i], s)
	}
}

// One is a place for one piece; without one it is no sort at all, and is left out.
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

// Set is pieces of which there is one of each sort, a bit for each.
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

// Rest is the pile of all pieces that are nowhere else, and comes last. A document that says what is in it, or how many, is held to that;
// the clause is what it breaks otherwise.
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

// held compares a pile that a document names with what is in no other place.
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
