package features

import (
	"fmt"
	"regexp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features/step"
)

// promise matches a tag that refers to the rulebook.
var promise = regexp.MustCompile(`^[A-Z]+-[A-Z][A-Z0-9]*-`)

// openingKinds lists the kinds of clauses that the opening of a game may obey: components, definitions, and set-up.
var openingKinds = []string{"component", "definition", "setup"}

// checkTags compares the tags of a passed scenario with the citations and questions of its run. The engine must
// have cited a clause in the tags and asked a question in them. An example needs the tag of its kind.
func checkTags(book *rulebook.Book, s Scenario) error {
	for _, tag := range s.Tags {
		if e := book.Example(tag); e != nil && e.ID == tag || !promise.MatchString(tag) {
			continue
		}
		if err := checkTag(book, s, tag); err != nil {
			return err
		}
	}
	return checkExamples(book, s)
}

// checkExamples checks the examples in the tags of a scenario. The tag @example belongs to examples that the
// book prints or pictures, and @worked to our own. An example of the book is played under the default answers;
// under another answer it is a variation.
func checkExamples(book *rulebook.Book, s Scenario) error {
	named := map[string]bool{}
	for _, tag := range s.Tags {
		e := book.Example(tag)
		if e == nil || e.ID != tag {
			continue
		}
		if named[e.Tag()] = true; !slices.Contains(s.Tags, e.Tag()) {
			return step.Errorf("the tag @%s is of an example that is %s: add the tag @%s", e.ID, e.Kind, e.Tag())
		}
		if a, is := varied(book, s); is && e.OfBook() {
			return step.Errorf("the tag @%s lies: the rulebook's example uses the default answers, but the scenario sets %s to %s; "+
				"tag it with a worked example, or with no example", e.ID, a.Question, a.Option)
		}
	}
	for _, mark := range []string{"example", "worked"} {
		if slices.Contains(s.Tags, mark) && !named[mark] {
			return step.Errorf("the tag @%s needs a second one that names the example, such as @%s", mark, anExample(book, mark))
		}
	}
	return nil
}

// varied returns the first answer of a scenario that is not the default, if there is one.
func varied(book *rulebook.Book, s Scenario) (Answer, bool) {
	i := slices.IndexFunc(s.Asked, func(a Answer) bool {
		q := book.Question(a.Question)
		return a.Set && q != nil && a.Option != q.Options[q.Default].ID
	})
	if i < 0 {
		return Answer{}, false
	}
	return s.Asked[i], true
}

// anExample returns the id of some example with this tag.
func anExample(book *rulebook.Book, mark string) string {
	for i := range book.Examples {
		if e := &book.Examples[i]; e.Tag() == mark && e.Untestable == "" {
			return e.ID
		}
	}
	return "X-EX-01"
}

func checkTag(book *rulebook.Book, s Scenario, tag string) error {
	if c := book.Clause(tag); c != nil && string(c.ID) == tag {
		if !slices.Contains(s.Cited, engine.Clause(tag)) {
			return fmt.Errorf("the tag @%s is wrong: no rule cited the clause while the scenario ran; correct the tag, or restore the citation", tag)
		}
		if slices.Contains(s.Opened, c.ID) && !slices.Contains(openingKinds, c.Kind) {
			return fmt.Errorf("the tag @%s lies: only the opening of the game cited the clause, but no step of the scenario did", tag)
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
