// Package covering makes covering arrays: a few rows that give each of many factors a level, so that any two or
// three factors occur at all combinations of their levels. With open questions as factors and answers as
// levels, a few games contain every pair of answers.
package covering

import (
	"math/rand/v2"
	"slices"
)

// Extend appends rows until the rows contain every combination of levels of any two or three factors;
// strength is the number of these factors. The argument levels holds the number of levels of each factor,
// counted from 0. If settle is not nil, it changes rows that are impossible. Extend leaves out a combination
// that settle removes from every row. A factor gets level 0 if no other level adds a combination. The same
// arguments give the same rows. The work grows with the number of combinations and of rows.
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

// Count returns the number of combinations of levels in the rows, and the number of all combinations. A level
// below 0 counts as missing.
func Count(rows [][]int, levels []int, strength int) (met, of int) {
	t := newTable(levels, strength)
	for _, row := range rows {
		met += t.meet(row)
	}
	return met, len(t.met)
}

// greedy makes a row around the first missing combination: each factor gets the level that completes most
// missing combinations. If none completes any, the next missing combination that fits into the row is added.
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

// take sets a factor to the level that completes most missing combinations with the factors already set, and
// reports whether there is one.
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

// filled returns a row with level 0 in place of missing levels.
func filled(row []int) []int {
	for factor := range row {
		row[factor] = max(row[factor], 0)
	}
	return row
}
