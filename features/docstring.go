package features

import (
	"bytes"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"
)

// untabbed replaces tabs by blanks in the indentation of texts below steps; nil if there are none. The parser
// removes only blanks there, while other parsers of Gherkin also remove tabs.
func untabbed(content []byte, feature *messages.Feature) []byte {
	if feature == nil || bytes.IndexByte(content, '\t') < 0 {
		return nil
	}
	lines := bytes.SplitAfter(slices.Clone(content), []byte("\n"))
	found := false
	for _, block := range blocks(feature) {
		for _, step := range block.steps {
			if step.DocString == nil {
				continue
			}
			first, indent := int(step.DocString.Location.Line), int(step.DocString.Location.Column)-1
			for _, line := range lines[first:min(len(lines), first+1+strings.Count(step.DocString.Content, "\n"))] {
				found = blankTabs(line, indent) || found
			}
		}
	}
	if !found {
		return nil
	}
	return bytes.Join(lines, nil)
}

// blankTabs replaces the tabs among the first indent characters of a line, and reports whether there were any.
func blankTabs(line []byte, indent int) (found bool) {
	for i := 0; i < min(indent, len(line)) && (line[i] == ' ' || line[i] == '\t'); i++ {
		found = found || line[i] == '\t'
		line[i] = ' '
	}
	return found
}
