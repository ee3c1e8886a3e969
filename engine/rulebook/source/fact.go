package source

import (
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Fits reports whether a field matches a pattern with stars. The pattern may separate parts with
// slashes instead of dots.
func Fits(fields, field string) bool {
	for {
		i, j := strings.IndexAny(fields, "./"), strings.IndexByte(field, '.')
		if i < 0 || j < 0 {
			ok, _ := path.Match(fields, field)
			return ok && i == j
		}
		if ok, _ := path.Match(fields[:i], field[:j]); !ok {
			return false
		}
		fields, field = fields[i+1:], field[j+1:]
	}
}

// MayDiffer reports whether owners may replace a value, or some values of a table, because the
// rulebook leaves them open.
func (p *Printed) MayDiffer(field string) bool {
	return slices.ContainsFunc(p.Book.Under(field), func(f rulebook.Figure) bool { return f.From == "assumed" || f.From == "public" })
}

// Contradict refuses a value that contradicts a fact of the rulebook.
func (f *Filler) Contradict(n *Node, fact, problem, allowed string) {
	f.Keep(n.Wrong(problem+", against what the source says: "+fact, allowed))
}

// Must refuses a file unless a fact is true. The error is at the first of the given fields that the file
// contains.
func (f *Filler) Must(holds bool, fact, problem, allowed string, fields ...string) {
	if holds || f.Err != nil {
		return
	}
	n := f.First(fields...)
	if n == nil {
		n = f.Given[""]
	}
	f.Contradict(n, fact, problem, allowed)
}

// First returns the value of the first of the given fields that the file contains. A field with stars matches
// several fields, in alphabetical order. First returns nil if the file contains none of the fields.
func (f *Filler) First(fields ...string) *Node {
	for _, stars := range fields {
		var found []string
		for field := range f.Given {
			if Fits(stars, field) {
				found = append(found, field)
			}
		}
		if found != nil {
			return f.Given[slices.Min(found)]
		}
	}
	return nil
}
