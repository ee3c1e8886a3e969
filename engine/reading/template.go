package reading

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Template returns the file of a reading without answers. Template lists every open question of
// a book with its options, and its default as a comment. To answer a question, remove the
// comment sign from that line and write the option.
func Template(book *rulebook.Book) string {
	var b strings.Builder
	b.WriteString(comment("#", fmt.Sprintf("A reading of %s: the answers under which somebody plays it. Take the # from the line of a "+
		"question to answer it; the others keep the answer that a record gives, or else the default, which is shown.", book.Title)))
	fmt.Fprintf(&b, "game: %s\n# title: The Tuesday club\n# note: as agreed in March\n# components: box.yaml\nanswers:\n", book.Game)
	for i := range book.Questions {
		question(&b, &book.Questions[i])
	}
	return b.String()
}

func question(b *strings.Builder, q *rulebook.Question) {
	b.WriteString("\n" + comment("  #", q.Asks))
	if q.Fixed {
		b.WriteString(comment("  #", strings.TrimSpace("Only the default can be played. "+q.Why)))
	}
	for _, o := range q.Options {
		b.WriteString(comment("  #  ", o.ID+": "+o.Says))
	}
	for _, o := range q.Told {
		b.WriteString(comment("  #  ", o.ID+" (in words only): "+o.Says))
	}
	fmt.Fprintf(b, "  # %s: %s\n", q.Name, q.Options[q.Default].ID)
}

// comment returns a text as lines, each of which begins with a label.
func comment(label, text string) string {
	var b strings.Builder
	for line := range strings.Lines(prose.Fill(strings.Repeat(" ", len(label)), strings.Fields(" "+text), "", len(label))) {
		b.WriteString(label + " " + strings.TrimLeft(line, " "))
	}
	return b.String()
}
