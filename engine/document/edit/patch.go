package edit

import (
	"encoding/json"
	"maps"
	"math/bits"
	"slices"
	"strconv"
)

// Patch is a JSON Patch: edits that are applied in order.
type Patch []Edit

// Apply returns the document after the edits; the document itself stays unchanged. The error names the missing place.
func (p Patch) Apply(document any) (any, error) {
	for _, e := range p {
		var err error
		if document, err = e.Apply(document); err != nil {
			return nil, err
		}
	}
	return document, nil
}

// Size measures a change of a document. Each edit counts four, and each further word that it writes counts four
// more. An edit of a number counts more for a larger difference.
func (p Patch) Size(document any) int {
	const parts = 4
	n := 0
	for _, e := range p {
		n += parts * (1 + size(e.Value))
		if old, now, is := e.numbers(document); is {
			n += bits.Len(uint(max(now-old, old-now))) - parts/2
		}
	}
	return n
}

// Amount returns the difference that the patch adds to or takes from one number, or from each of
// several. Amount returns false if the patch does anything else.
func (p Patch) Amount(document any) (amount int, is bool) {
	for _, e := range p {
		old, now, changes := e.numbers(document)
		by := max(now-old, old-now)
		if !changes || amount > 0 && by != amount {
			return 0, false
		}
		amount = by
	}
	return amount, len(p) > 0
}

// By returns the patch with another amount (see [Patch.Amount]), in the same direction.
func (p Patch) By(document any, amount int) Patch {
	other := slices.Clone(p)
	for i := range other {
		old, now, _ := p[i].numbers(document)
		by := amount
		if now < old {
			by = -amount
		}
		other[i].Value = json.Number(strconv.Itoa(old + by))
	}
	return other
}

// numbers returns the numbers before and after the edit, if it replaces a number by a number.
func (e Edit) numbers(document any) (old, now int, is bool) {
	before, err := find(document, steps(e.Path))
	was, isNumber := before.(json.Number)
	will, becomes := e.Value.(json.Number)
	if err != nil || !isNumber || !becomes || e.Op != Replace {
		return 0, 0, false
	}
	old, fails := strconv.Atoi(string(was))
	now, err = strconv.Atoi(string(will))
	return old, now, err == nil && fails == nil
}

// mostCompared bounds the work on two lists: beyond that many pairs of elements, the whole list is replaced.
const mostCompared = 40_000

// Diff returns a patch that turns the document before into the document after, and changes no part that is equal in
// both. The patch changes members in order of name, and list elements from the last to the first.
func Diff(before, after any) Patch { return differ("", before, after) }

func differ(at string, before, after any) Patch {
	if text(before) == text(after) {
		return nil
	}
	switch old := before.(type) {
	case map[string]any:
		if now, is := after.(map[string]any); is {
			return members(at, old, now)
		}
	case []any:
		if now, is := after.([]any); is && len(old)*len(now) <= mostCompared {
			return elements(at, old, now)
		}
	}
	return Patch{{Op: Replace, Path: at, Value: after}}
}

func members(at string, before, after map[string]any) Patch {
	names := slices.Collect(maps.Keys(before))
	for name := range after {
		if _, both := before[name]; !both {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var p Patch
	for _, name := range names {
		place := at + "/" + Escape(name)
		old, was := before[name]
		now, is := after[name]
		switch {
		case was && is:
			p = append(p, differ(place, old, now)...)
		case was:
			p = append(p, Edit{Op: Remove, Path: place})
		default:
			p = append(p, Edit{Op: Add, Path: place, Value: now})
		}
	}
	return p
}

// elements keeps as many elements of a list as it can. It goes from the last to the first, so that
// an index in the original list is also valid in the list that is being edited.
func elements(at string, before, after []any) Patch {
	kept := common(before, after)
	var p Patch
	i, j := len(before), len(after)
	for i > 0 || j > 0 {
		place := at + "/" + strconv.Itoa(i-1)
		switch {
		case i > 0 && j > 0 && text(before[i-1]) == text(after[j-1]):
			i, j = i-1, j-1
		case i > 0 && j > 0 && kept[i-1][j-1] == kept[i][j]:
			p = append(p, differ(place, before[i-1], after[j-1])...)
			i, j = i-1, j-1
		case i > 0 && kept[i-1][j] == kept[i][j]:
			p = append(p, Edit{Op: Remove, Path: place})
			i--
		default:
			p = append(p, Edit{Op: Add, Path: at + "/" + strconv.Itoa(i), Value: after[j-1]})
			j--
		}
	}
	return p
}

// common returns the lengths of the longest common parts of the beginnings of two lists.
func common(before, after []any) [][]int {
	one, other := texts(before), texts(after)
	kept := make([][]int, len(one)+1)
	kept[0] = make([]int, len(other)+1)
	for i, a := range one {
		kept[i+1] = make([]int, len(other)+1)
		for j, b := range other {
			if kept[i+1][j+1] = max(kept[i][j+1], kept[i+1][j]); a == b {
				kept[i+1][j+1] = kept[i][j] + 1
			}
		}
	}
	return kept
}

func texts(list []any) []string {
	all := make([]string, len(list))
	for i, value := range list {
		all[i] = text(value)
	}
	return all
}
