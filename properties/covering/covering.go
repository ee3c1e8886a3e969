// Package covering makes covering arrays: few rows with a level for each of many factors, in which any two or three factors meet at all
// their levels. With answers to open questions as levels, a few games contain every pair of answers.
package covering

import (
	"math/rand/v2"
	"slices"
)

// Extend appends rows until every combination of levels of as many factors as the strength is in a row. Levels gives
// the number of levels of each factor, counted from 0. Settle may be nil; it changes a row that is impossible. A
// combination that settle breaks even among levels 0 is given up. A factor is at level 0 wherever another level adds no
// combination. The same arguments give the same rows; the work grows with the number of combinations and of rows.
func Extend(rows [][]int, levels []int, strength int, rnd *rand.Rand, settle func(row []int)) [][]int {
	t := newTable(levels, strength)
	for _, row := range rows {
		t.meet(row)
	}
	add := func(row []int) {
		if settle != nil {
			settle(row)
		}
		if t.meet(row) > 0 {
			rows = append(rows, row)
		}
	}
	for {
		seed := t.fresh()
		at := t.seek(seed)
		if at < 0 {
			return rows
		}
		if add(t.greedy(rnd)); !t.met[at] {
			add(filled(seed))
		}
		t.met[at] = true
	}
}

// Count returns the number of combinations of levels in the rows, and of all. A level below 0 is in none.
func Count(rows [][]int, levels []int, strength int) (met, of int) {
	t := newTable(levels, strength)
	for _, row := range rows {
		met += t.meet(row)
	}
	return met, len(t.met)
}

// greedy makes a row around the first combination that is still to be met: each factor takes the level that meets most that is new with
// those before it. Where none meets anything, the next combination with room in the row goes in.
func (t *table) greedy(rnd *rand.Rand) []int {
	row := t.fresh()
	left := rnd.Perm(len(t.levels))
	for t.seek(row) >= 0 {
		for more := true; more; {
			before := len(left)
			left = slices.DeleteFunc(left, func(factor int) bool { return row[factor] >= 0 || t.take(row, factor, rnd) })
			more = len(left) < before
		}
	}
	return filled(row)
}

// take sets a factor to the level at which it meets most that is new with the factors that have theirs, and reports whether there is one.
func (t *table) take(row []int, factor int, rnd *rand.Rand) bool {
	gains := t.gains(row, factor)
	most := slices.Max(gains)
	if most == 0 {
		return false
	}
	for _, level := range rnd.Perm(len(gains)) {
		if gains[level] == most {
			row[factor] = level
		}
	}
	return true
}

// filled returns a row with level 0 wherever it had none.
func filled(row []int) []int {
	for factor := range row {
		row[factor] = max(row[factor], 0)
	}
	return row
}
