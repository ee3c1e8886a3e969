package witness

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/features"
)

var (
	// lacking matches a thing that a step or a title says is missing, as in "without a worker" and "no low morale tokens left".
	lacking = regexp.MustCompile(`(?i)\b(?:no|without(?: (?:an?|any|the))?) ((?:[\pL-]+ ?){1,3})`)
	// after matches the rest of such a phrase, which is not about the thing.
	after = regexp.MustCompile(`(?i)\b(?:left|to|in|on|at|of|and|or|for|with)\b.*`)
)

// doubt returns the words of a scenario for things that are missing, which are a reason to doubt its decision.
func doubt(s features.Scenario) string {
	var words []string
	said := []string{s.Name}
	for _, line := range slices.Sorted(maps.Keys(s.Dispute.Said)) {
		said = append(said, s.Dispute.Said[line])
	}
	for _, text := range said {
		for _, m := range lacking.FindAllStringSubmatch(text, -1) {
			words = append(words, after.ReplaceAllString(m[1], ""))
		}
	}
	return strings.Join(words, " ")
}
