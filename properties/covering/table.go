package covering

import (
	"iter"
	"slices"
)

// table holds the combinations that were found or left out so far.
type table struct {
	levels []int
	sets   []set
	// with lists, for each factor, the sets that it is in.
	with [][]int
	met  []bool
}

// set is a set of factors, in ascending order, and the number of its first combination.
type set struct {
	factors     []int
	first, size int
}

func newTable(levels []int, strength int) *table {
	t := &table{levels: levels, with: make([][]int, len(levels))}
	of := 0
	for factors := range subsets(len(levels), strength) {
		size := 1
		for _, factor := range factors {
			size *= levels[factor]
			t.with[factor] = append(t.with[factor], len(t.sets))
		}
		t.sets = append(t.sets, set{slices.Clone(factors), of, size})
		of += size
	}
	t.met = make([]bool, of)
	return t
}

// fresh returns a row without any level.
func (t *table) fresh() []int { return slices.Repeat([]int{-1}, len(t.levels)) }

// meet notes the combinations of a row, and counts those that are new.
func (t *table) meet(row []int) (new int) {
	for i := range t.sets {
		if at, ok := t.index(&t.sets[i], row); ok && !t.met[at] {
			t.met[at] = true
			new++
		}
	}
	return new
}

// index returns the number of the combination that a set of factors has in a row, unless a level is missing.
func (t *table) index(s *set, row []int) (at int, ok bool) {
	at, step := s.first, 1
	for _, factor := range s.factors {
		if row[factor] < 0 {
			return 0, false
		}
		at += row[factor] * step
		step *= t.levels[factor]
	}
	return at, true
}

// seek puts the first missing combination that fits into a row, and returns its number, or -1.
func (t *table) seek(row []int) int {
	for i := range t.sets {
		s := &t.sets[i]
		for at := s.first; at < s.first+s.size; at++ {
			if !t.met[at] && t.put(s, at, row) {
				return at
			}
		}
	}
	return -1
}

// put puts a combination into a row, if it is not there and there is room.
func (t *table) put(s *set, at int, row []int) bool {
	levels, missing := at-s.first, false
	for _, factor := range s.factors {
		if row[factor] >= 0 && row[factor] != levels%t.levels[factor] {
			return false
		}
		missing = missing || row[factor] < 0
		levels /= t.levels[factor]
	}
	if !missing {
		return false
	}
	levels = at - s.first
	for _, factor := range s.factors {
		row[factor] = levels % t.levels[factor]
		levels /= t.levels[factor]
	}
	return true
}

// gains counts, for each level of a factor, the new combinations with the factors already set.
func (t *table) gains(row []int, factor int) []int {
	gains := make([]int, t.levels[factor])
	for _, i := range t.with[factor] {
		for level := range gains {
			row[factor] = level
			at, ok := t.index(&t.sets[i], row)
			if !ok {
				break
			}
			if !t.met[at] {
				gains[level]++
			}
		}
	}
	row[factor] = -1
	return gains
}

// subsets lists the sets of size numbers below n, each in ascending order. It reuses the same slice each
// time.
func subsets(n, size int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		set := make([]int, size)
		var from func(i, next int) bool
		from = func(i, next int) bool {
			if i == size {
				return yield(set)
			}
			for j := next; j <= n-size+i; j++ {
				if set[i] = j; !from(i+1, j+1) {
					return false
				}
			}
			return true
		}
		from(0, 0)
	}
}
