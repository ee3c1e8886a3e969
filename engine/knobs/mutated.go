package knobs

import (
	"regexp"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Mutated is a component file with so many values changed at random, and what it sets. What the game refuses is left out again more often
// than not. Random(n) is from 0 to n-1.
func (b *Box) Mutated(values int, random func(n int) int) ([]byte, []Set) {
	figures := b.entry.Book.Figures
	var sets []Set
	for range values {
		n := b.nodes[figures[random(len(figures))].Path]
		if IsNote(n.Field) || slices.ContainsFunc(sets, func(s Set) bool { return s.Field == n.Field }) {
			continue
		}
		more := append(slices.Clone(sets), Set{n.Field, b.any(n, random)})
		if other, wrong := b.repaired(more); wrong == nil || random(8) == 0 {
			sets = other.Sets
		}
	}
	return b.File(sets), sets
}

var fromTo = regexp.MustCompile(`a whole number from (-?\d+) to (-?\d+)$`)

// any is some other value; of a number often one that the reader says it takes, the ends of its range first.
func (b *Box) any(n *source.Node, random func(n int) int) string {
	if n.Kind == source.Number && random(3) > 0 {
		_, wrong := b.whole([]Set{{n.Field, "1000000"}})
		if wrong == nil {
			return "1000000"
		}
		if m := fromTo.FindStringSubmatch(wrong.Allowed); m != nil {
			least, _ := strconv.Atoi(m[1])
			most, _ := strconv.Atoi(m[2])
			return strconv.Itoa([]int{least, most, least + random(most-least+1)}[random(3)])
		}
	}
	list := b.values(n)
	if len(list) == 0 {
		return written(n)
	}
	return list[random(len(list))]
}
