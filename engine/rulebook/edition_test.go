package rulebook_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// copied is a book that can be changed without changing the game's own.
func copied(b *rulebook.Book) *rulebook.Book {
	c := *b
	c.Clauses, c.Questions, c.Figures = slices.Clone(b.Clauses), slices.Clone(b.Questions), slices.Clone(b.Figures)
	for i := range c.Questions {
		c.Questions[i].Options = slices.Clone(c.Questions[i].Options)
	}
	return &c
}

// playable is the first question of a book whose answers can be played.
func playable(b *rulebook.Book) *rulebook.Question {
	return &b.Questions[slices.IndexFunc(b.Questions, func(q rulebook.Question) bool { return !q.Fixed })]
}

// isBegun reports whether a book has too little to change all of it: that of a game that was begun just now has no question and no figure.
func isBegun(b *rulebook.Book) bool {
	return len(b.Figures) == 0 || !slices.ContainsFunc(b.Questions, func(q rulebook.Question) bool { return !q.Fixed })
}

// TestAnEditionIsNotOfItsLayout: a book with the same rules in another order or layout, with other arguments or origins, is of the same
// edition.
func TestAnEditionIsNotOfItsLayout(t *testing.T) {
	for _, entry := range games.All() {
		want := entry.Book.Edition()
		require.Regexp(t, regexp.MustCompile(`^[0-9a-f]{12}$`), want)
		if isBegun(entry.Book) {
			continue
		}
		for change, in := range map[string]func(b *rulebook.Book){
			"white space":            func(b *rulebook.Book) { b.Clauses[0].Says = strings.ReplaceAll(b.Clauses[0].Says, " ", "\n ") + "\n" },
			"where a clause is":      func(b *rulebook.Book) { b.Clauses[0].At += ", page 7" },
			"the argument":           func(b *rulebook.Book) { b.Questions[0].Because += " So there." },
			"where a figure is from": func(b *rulebook.Book) { b.Figures[0].From, b.Figures[0].Line = "public", 7 },
			"the title":              func(b *rulebook.Book) { b.Title += ", second printing" },
			"the order": func(b *rulebook.Book) {
				slices.Reverse(b.Clauses)
				slices.Reverse(b.Questions)
				slices.Reverse(b.Figures)
				q := playable(b)
				slices.Reverse(q.Options)
				q.Default = rulebook.Option(len(q.Options)-1) - q.Default
			},
		} {
			book := copied(entry.Book)
			in(book)
			require.Equal(t, want, book.Edition(), "%s: %s", entry.Name(), change)
		}
	}
}

// TestAnotherRuleIsAnotherEdition: every change of what can be obeyed, asked, answered or counted is another edition.
func TestAnotherRuleIsAnotherEdition(t *testing.T) {
	for _, entry := range games.All() {
		if isBegun(entry.Book) {
			continue
		}
		seen := map[string]string{entry.Book.Edition(): "unchanged"}
		for change, in := range map[string]func(b *rulebook.Book){
			"a word of a clause":      func(b *rulebook.Book) { b.Clauses[0].Says += " Truly." },
			"a word of a question":    func(b *rulebook.Book) { b.Questions[0].Asks += " Truly?" },
			"a word of an option":     func(b *rulebook.Book) { b.Questions[0].Options[0].Says += " Truly." },
			"other code":              func(b *rulebook.Book) { b.Code += "0" },
			"a clause less":           func(b *rulebook.Book) { b.Clauses = b.Clauses[1:] },
			"another id":              func(b *rulebook.Book) { b.Clauses[0].ID += "9" },
			"another kind":            func(b *rulebook.Book) { b.Clauses[0].Kind = "none" },
			"another section":         func(b *rulebook.Book) { b.Clauses[0].Section = "none" },
			"another default":         func(b *rulebook.Book) { q := playable(b); q.Default = (q.Default + 1) % 2 },
			"another option":          func(b *rulebook.Book) { playable(b).Options[1].ID += "-more" },
			"a question less":         func(b *rulebook.Book) { b.Questions = b.Questions[1:] },
			"an answer not playable":  func(b *rulebook.Book) { playable(b).Fixed = true },
			"another figure":          func(b *rulebook.Book) { b.Figures[0].Value += "0" },
			"a figure of another row": func(b *rulebook.Book) { b.Figures[0].Path += ".x" },
		} {
			book := copied(entry.Book)
			in(book)
			edition := book.Edition()
			require.NotContains(t, seen, edition, "%s: %s", entry.Name(), change)
			seen[edition] = change
		}
	}
}
