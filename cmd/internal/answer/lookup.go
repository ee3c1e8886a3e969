package answer

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// LookUp searches the rulebook. Ids find clauses, questions or an example; the name of a section finds its
// clauses. Other words are searched in the texts, in any grammatical form. If no clause contains all the
// words, LookUp lists the clauses that contain most of them. Without words, LookUp lists everything. The
// second result reports whether the words are a single id. The error suggests another search.
func LookUp(book *rulebook.Book, words ...string) (said *Rules, one bool, err error) {
	if said = exampleNamed(book, words); said != nil {
		return said, true, nil
	}
	found, one := lookUp(book, words)
	isPart := false
	if len(found.Clauses) == 0 && len(words) > 1 && !one {
		found, isPart = ranked(book, words)
		isPart = !isPart
	}
	if len(found.Clauses)+len(found.Questions) == 0 {
		return nil, false, unfound(book, words)
	}
	said = RulesOf(book, found)
	said.Partly = isPart
	if !one {
		said.Fields = fields(book, words)
	}
	if len(found.Questions) == 1 && one {
		err = said.knobs(book)
	}
	return said, one, err
}

// lookUp finds clauses and questions by id, by section or by words. The second result reports whether the
// words are a single id.
func lookUp(book *rulebook.Book, words []string) (found rulebook.Found, one bool) {
	if len(words) == 1 {
		if clause := book.Clause(words[0]); clause != nil {
			return rulebook.Found{Clauses: []*rulebook.Clause{clause}}, true
		}
		if question := book.Question(words[0]); question != nil {
			return rulebook.Found{Questions: []*rulebook.Question{question}}, true
		}
		if section, ok := book.Section(words[0]); ok {
			return inSection(book, section), false
		}
	}
	if found := named(book, words); len(words) > 1 && len(found.Clauses)+len(found.Questions) == len(words) {
		return found, false
	}
	return book.Search(words...), false
}

// named returns the clauses and questions whose ids are among the words.
func named(book *rulebook.Book, words []string) (found rulebook.Found) {
	for _, word := range words {
		if clause := book.Clause(word); clause != nil {
			found.Clauses = append(found.Clauses, clause)
		} else if question := book.Question(word); question != nil {
			found.Questions = append(found.Questions, question)
		}
	}
	return found
}

// exampleNamed returns an example with the clauses that name it; nil if the words are not the id of an example.
func exampleNamed(book *rulebook.Book, words []string) *Rules {
	if len(words) != 1 {
		return nil
	}
	e := book.Example(words[0])
	if e == nil {
		return nil
	}
	var found rulebook.Found
	for i := range book.Clauses {
		if slices.Contains(book.Clauses[i].Examples, e.ID) {
			found.Clauses = append(found.Clauses, &book.Clauses[i])
		}
	}
	said := RulesOf(book, found)
	said.Example = &Example{ID: e.ID, Title: e.Title, Kind: e.Kind, At: e.At, Figures: e.Figures, Untestable: e.Untestable}
	return said
}

// inSection finds the clauses of a section and the open questions that any of them needs.
func inSection(book *rulebook.Book, section rulebook.Section) rulebook.Found {
	var found rulebook.Found
	for i := range book.Clauses {
		if book.Clauses[i].Section == section.ID {
			found.Clauses = append(found.Clauses, &book.Clauses[i])
		}
	}
	for i := range book.Questions {
		q := &book.Questions[i]
		if slices.ContainsFunc(found.Clauses, func(c *rulebook.Clause) bool { return slices.Contains(c.Questions, q.ID) }) {
			found.Questions = append(found.Questions, q)
		}
	}
	return found
}

var ruleID = regexp.MustCompile(`^[A-Za-z]+-[A-Za-z][A-Za-z0-9]*-[0-9]+$`)

// unfound returns an error that suggests another search.
func unfound(book *rulebook.Book, words []string) error {
	var ids []string
	for _, c := range book.Clauses {
		ids = append(ids, strings.ToLower(string(c.ID)))
	}
	for _, e := range book.Examples {
		ids = append(ids, strings.ToLower(e.ID))
	}
	for _, q := range book.Questions {
		ids = append(ids, q.Name)
	}
	text := strings.Join(words, " ")
	for _, f := range book.Figures {
		if !strings.ContainsAny(text, "-.[") {
			break // a word is no field
		}
		for _, part := range append(parts(f.Path), f.Path) {
			if _, err := strconv.Atoi(part); err != nil && !slices.Contains(ids, part) {
				ids = append(ids, part)
			}
		}
	}
	if owner, ok := Owner(text); ok && owner.Book != book {
		return fmt.Errorf("%s belongs to the rulebook of %s: look it up with yardstick rules %[1]s", text, owner.Book.Title)
	}
	near, _ := spelling.Suggest(text, ids)
	if ruleID.MatchString(near) {
		near = strings.ToUpper(near)
	}
	switch {
	case near != "" && len(words) == 1:
		return fmt.Errorf("%s has nothing on %q; did you mean %s?", book.Title, text, near)
	case len(words) == 1:
		return fmt.Errorf("%s has nothing on %q; try a part of the word, or no word for the contents", book.Title, text)
	}
	return fmt.Errorf("%s has no clause and no question with all the words %q; try fewer of them", book.Title, text)
}

// Owner returns the game to which the prefix of an id belongs, even if its rulebook does not contain the id.
func Owner(id string) (games.Entry, bool) {
	if prefix, _, ok := strings.Cut(id, "-"); ok && !strings.Contains(id, " ") {
		for _, entry := range games.All() {
			if strings.EqualFold(prefix, entry.Book.Prefix) {
				return entry, true
			}
		}
	}
	return games.Entry{}, false
}

// ID returns the id of the one clause, question or example that was found.
func (r *Rules) ID() string {
	switch {
	case r.Example != nil:
		return r.Example.ID
	case len(r.Clauses) > 0:
		return r.Clauses[0].ID
	}
	return r.Questions[0].ID
}
