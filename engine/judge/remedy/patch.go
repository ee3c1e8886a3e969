package remedy

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// sized is a change with the parts that it touches, and its size.
type sized struct {
	Change
	parts []string
	size  int
}

// kindOf returns the common part of patches that differ only in list elements and values.
func kindOf(patch edit.Patch) string {
	var b strings.Builder
	for _, e := range patch {
		b.WriteString(string(e.Op) + starred(e.From) + " " + starred(e.Path))
	}
	return b.String()
}

// likeOf returns the kind of a patch without the names of the changed parts: all cards of a pile
// have the same kind.
func likeOf(patch edit.Patch) string {
	var b strings.Builder
	for _, e := range patch {
		b.WriteString("like " + string(e.Op) + starred(above(e.From)) + " " + starred(above(e.Path)))
	}
	return b.String()
}

// above returns the place that contains a place, "" for the whole document.
func above(pointer string) string { return pointer[:max(0, strings.LastIndexByte(pointer, '/'))] }

// touched lists the parts that a patch changes. The elements of a list count as one part. All moves
// from one part to another touch the same two parts.
func touched(patch edit.Patch) []string {
	var all []string
	for _, e := range patch {
		where := e.Path
		if at := strings.LastIndexByte(where, '/'); isNumber(where[at+1:]) || len(patch) > 1 {
			where = where[:at]
		}
		all = append(all, where)
	}
	return all
}

// equals reports whether two changes touch the same parts.
func (s *sized) equals(other sized) bool { return slices.Equal(s.parts, other.parts) }

// covers reports whether a change includes another change, and more.
func (s *sized) covers(other sized) bool {
	return slices.ContainsFunc(s.parts, func(part string) bool {
		return slices.ContainsFunc(other.parts, func(smaller string) bool { return strings.HasPrefix(smaller, part+"/") })
	})
}

// isKnown reports whether a change of the same parts has been found.
func isKnown(found []sized, patch edit.Patch) bool {
	parts := touched(patch)
	return slices.ContainsFunc(found, func(f sized) bool { return slices.Equal(f.parts, parts) })
}
