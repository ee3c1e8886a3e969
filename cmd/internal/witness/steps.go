package witness

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// Steps lists the sentences that scenarios of a game can use, or those that match the words of a search.
type Steps struct {
	Game  string          `json:"game"`
	Words []string        `json:"words,omitempty"`
	Steps []features.Step `json:"steps"`
	// Actions lists quoted actions, if one of the steps contains an action. Spellings names the page that lists
	// all actions.
	Actions   []features.ActionUse `json:"actions,omitempty"`
	Spellings string               `json:"spellings,omitempty"`
}

// FindSteps finds the sentences of a game that match some words, the best first. Without words it returns all
// sentences. The error suggests other words.
func FindSteps(entry games.Entry, words ...string) (*Steps, error) {
	words = strings.Fields(strings.Join(words, " "))
	all, err := features.Steps(entry.Name())
	if err != nil {
		return nil, err
	}
	said := &Steps{Game: entry.Name(), Words: words, Steps: features.FindSteps(all, words...)}
	if len(said.Steps) == 0 {
		return nil, fmt.Errorf("no step of %s contains any of the words %q; leave the words out to see every step", entry.Book.Title, strings.Join(words, " "))
	}
	if !slices.ContainsFunc(said.Steps, takesAction) {
		return said, nil
	}
	said.Spellings = features.Spellings(entry)
	said.Actions, err = features.Actions(entry.Name())
	return said, err
}

// takesAction reports whether a step contains an action.
func takesAction(s features.Step) bool {
	return slices.ContainsFunc(s.Blanks, func(b features.StepBlank) bool { return b.Name == "action" })
}
