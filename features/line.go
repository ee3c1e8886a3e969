package features

import (
	"bytes"
	"fmt"
	"slices"

	messages "github.com/cucumber/messages/go/v34"
)

// The method only removes from the documents all scenarios that [Options.Line] does not select.
func (o *Options) only(docs []*document) error {
	if o.Line == 0 {
		return nil
	}
	names, err := docs[0].at(o.Line)
	if err != nil {
		return err
	}
	before := o.Only
	o.Only = func(scenario string) bool {
		return slices.Contains(names, scenario) && (before == nil || before(scenario))
	}
	o.selected = len(names)
	return nil
}

// at returns the names of the scenarios at a line: one scenario or row, or all rows if the line is the
// outline's own. A line before the first line of a scenario belongs to the scenario above.
func (d *document) at(line int) ([]string, error) {
	var here *messages.Pickle
	for _, p := range d.pickles {
		if d.place(p).line == line {
			return []string{d.name(p)}, nil
		}
		if first := d.places[p.AstNodeIds[0]].first; first <= line && (here == nil || first >= d.places[here.AstNodeIds[0]].first) {
			here = p
		}
	}
	if here == nil {
		return nil, fmt.Errorf("%s: line %d is in no scenario; the first begins in line %d", d.where, line,
			d.places[d.pickles[0].AstNodeIds[0]].first)
	}
	if lines := 1 + bytes.Count(bytes.TrimSuffix(d.content, []byte("\n")), []byte("\n")); line > lines {
		return nil, fmt.Errorf("%s: there is no line %d; the file has %d", d.where, line, lines)
	}
	var names []string
	for _, p := range d.pickles {
		if p.AstNodeIds[0] == here.AstNodeIds[0] {
			names = append(names, d.name(p))
		}
	}
	return names, nil
}

// Apart returns the text of a feature file with the lines of all other scenarios emptied. Every line keeps
// its number. A text that cannot be read, or that contains rules, is returned unchanged.
func Apart(text []byte, line int) []byte {
	doc, err := parsed("it", text, false, &messages.Incrementing{})
	if err != nil || doc.ruled {
		return text
	}
	first, here := []int{}, 0
	for _, p := range doc.pickles {
		begins := doc.places[p.AstNodeIds[0]].first
		if !slices.Contains(first, begins) {
			first = append(first, begins)
		}
		if doc.place(p).line == line {
			here = begins
		}
	}
	slices.Sort(first)
	if here == 0 {
		return text
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	next := len(lines) + 1
	if i := slices.Index(first, here); i+1 < len(first) {
		next = first[i+1]
	}
	var kept []byte
	for n, text := range lines {
		if number := n + 1; len(text) > 0 && (number >= first[0] && number < here || number >= next) {
			text = []byte("\n")
		}
		kept = append(kept, text...)
	}
	return kept
}
