package features

import (
	"fmt"
	"regexp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features/step"
)

// promise is the form of a tag that refers to the rulebook.
var promise = regexp.MustCompile(`^[A-Z]+-[A-Z][A-Z0-9]*-`)

// openingKinds are the kinds of clauses that a game may obey by being opened: what is in the box, what words mean, and how it is set up.
var openingKinds = []string{"component", "definition", "setup"}

// checkTags compares the tags of a scenario that passed with what was cited and asked while it ran: a clause has to be cited, a question
// asked, and an example named if the scenario says that it is one.
func checkTags(book *rulebook.Book, s Scenario) error {
	examples := examplesOf(book)
	named := false
	for _, tag := range s.Tags {
		switch {
		case slices.Contains(examples, tag):
			named = true
		case !promise.MatchString(tag):
		default:
			if err := checkTag(book, s, tag); err != nil {
				return err
			}
		}
	}
	marked := slices.Contains(s.Tags, "example")
	switch {
	case marked && !named:
		return step.Errorf("the tag @example needs a second one that names the example, such as @%s",
			slices.Concat(examples, []string{"X-EX-01"})[0])
	case named && !marked:
		return step.Errorf("a tag names an example of the rulebook: add the tag @example")
	}
	return nil
}

func checkTag(book *rulebook.Book, s Scenario, tag string) error {
	if c := book.Clause(tag); c != nil && string(c.ID) == tag {
		if !slices.Contains(s.Cited, engine.Clause(tag)) {
			return fmt.Errorf("the tag @%s lies: the clause was never cited while the scenario ran", tag)
		}
		if slices.Contains(s.Opened, c.ID) && !slices.Contains(openingKinds, c.Kind) {
			return fmt.Errorf("the tag @%s lies: only opening the game cited the clause, and nothing that happened or was asked in the scenario", tag)
		}
		return nil
	}
	if q := book.Question(tag); q != nil && q.ID == tag {
		if !slices.ContainsFunc(s.Asked, func(a Answer) bool { return a.Question == tag }) {
			return fmt.Errorf("the tag @%s lies: the question was never asked while the scenario ran", tag)
		}
		return nil
	}
	return step.Errorf("the tag @%s is not a clause, question or example of %s", tag, book.Title)
}

// examplesOf lists the ids of the worked examples of a rulebook, in the order of their numbers.
func examplesOf(book *rulebook.Book) []string {
	var ids []string
	for _, c := range book.Clauses {
		ids = step.Merge(ids, c.Examples)
	}
	slices.Sort(ids)
	return ids
}
