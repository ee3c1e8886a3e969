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
	// doubted matches a title that asks about a repetition or the like.
	doubted = regexp.MustCompile(`(?i)\b(?:empty|already|twice|again|second|third)\b`)
)

// doubt returns the words of a scenario that give a reason to doubt its decision: things that are missing, and a
// title that asks about a repetition.
func doubt(s features.Scenario) string {
	var words []string
	if doubted.MatchString(s.Name) {
		words = append(words, s.Name)
	}
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
