package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// known returns an error for combinations of flags and words that have no meaning.
func (c *rulesCmd) known() error {
	switch {
	case c.Questions && c.Assumed:
		return fmt.Errorf("--questions and --assumed print different lists; give one of them")
	case c.Assumed && c.any():
		return c.none("the list of --assumed is the same under all answers and components; leave out one of the two flags")
	case c.ordered() != nil:
		return c.ordered()
	case c.Output != "" && !c.Questions && !c.isMarkdown():
		return at("-o", errors.New("this list is written as Markdown; let the name end in .md; only --questions can also be a page"))
	case c.Output != "" && c.JSON:
		return at("-o", errors.New("leave out --json, or leave out -o and redirect the answer"))
	case c.Questions && len(c.About) > 0:
		return fmt.Errorf("--questions lists all open questions; leave out %q, or leave out --questions to look it up", c.About[0])
	}
	return nil
}

// questionsPage writes the open questions as a page.
func (c *rulesCmd) questionsPage(a *app, book *rulebook.Book, said *answer.Rules) error {
	to, err := c.openPage()
	if err != nil {
		return err
	}
	var text strings.Builder
	if err := page.Questions(&text, book, said, page.Head{Program: program(buildInfo()), Command: a.typed}); err != nil {
		return err
	}
	return a.writePage(to, c.Output, text.String(), "the open questions of "+book.Title)
}
