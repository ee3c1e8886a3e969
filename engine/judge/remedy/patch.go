package remedy

import (
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// sized is a change, with the parts that it touches and how large it is.
type sized struct {
	Change
	parts []string
	size  int
}

// numbers are the numbers of list elements in JSON Pointers.
var numbers = regexp.MustCompile(`/(\d+|-)(/| |$)`)

// kindOf is what patches that differ in the elements of lists, and in values, have in common.
func kindOf(patch edit.Patch) string {
	var b strings.Builder
	for _, e := range patch {
		b.WriteString(string(e.Op) + numbers.ReplaceAllString(e.From+" "+e.Path, "/*$2"))
	}
	return b.String()
}

// touched are the parts that a patch changes. Elements of a list are one part; and what goes from one part to another, whatever it is,
// touches the same two.
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

// covers reports whether a change takes in another, and more.
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
