package remedy

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// The weights of words in the refusal and the decision.
const (
	weightOfAction = 4
	weightOfActor  = 2
	weightOfReason = 2
	weightOfClause = 1
)

// quoted matches the numbers in a refusal: "$3", "12K", "Mayhem 4". It skips numbers in names, as
// in coal-4 or j7.
var quoted = regexp.MustCompile(`(?:^|[ $(:])(\d{1,6})(?:K|\b)`)

// clues returns the words of the decision, of a refusal and of its clause, with weights.
func (h *healer) clues(why *engine.Violation) edit.Clues {
	clues := edit.Clues{Weights: map[string]int{}}
	weigh := func(text string, weight int) {
		const shortest = 4
		other := func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }
		for word := range strings.FieldsFuncSeq(strings.ToLower(text), other) {
			if word = strings.TrimSuffix(word, "s"); len(word) >= shortest || h.words.Knows(word) {
				clues.Weights[word] = max(clues.Weights[word], weight)
			}
		}
	}
	weigh(h.v.Action, weightOfActor)
	weigh(why.Reason, weightOfReason)
	for _, n := range quoted.FindAllStringSubmatch(why.Reason, -1) {
		clues.Amounts = append(clues.Amounts, n[1])
	}
	clues.Words = slices.Sorted(maps.Keys(clues.Weights))
	if clause := h.Book.Clause(string(why.Clause)); clause != nil {
		weigh(clause.Says, weightOfClause)
	}
	for i, word := range verdict.Parts(h.v.Action) {
		switch {
		case isNumber(word):
			clues.Numbers = append(clues.Numbers, word)
		default:
			clues.Weights[word] = weightOfAction
			if i > 0 {
				clues.Things = append(clues.Things, word)
			}
		}
	}
	clues.Weights[h.v.Actor] = weightOfActor
	if turn := h.v.Turn.Actor; turn != h.v.Actor {
		clues.Weights[h.v.Actor], clues.Weights[turn] = weightOfAction, weightOfAction
	}
	clues.Things = append(clues.Things, h.v.Actor)
	return clues
}

// isNumber reports whether a step is the index of an element, or "-" for the place after the last.
func isNumber(step string) bool {
	return step == "-" || step != "" && strings.Trim(step, "0123456789") == ""
}
