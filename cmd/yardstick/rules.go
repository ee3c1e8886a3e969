package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

type rulesCmd struct {
	Game  string   `arg:"" completion-predictor:"game" help:"The game."`
	About []string `arg:"" optional:"" completion-predictor:"about" help:"A clause (YM-LOAD-01), a question (yard-timing), an example (YM-EX-01), a section, a figure or a field of components.yaml (cargo.cards.coal.copies), or words to search for."`
	// Assumed asks for the values of the components instead of clauses.
	Assumed bool `help:"List the component values that the rulebook does not give and Yardstick assumes, with the facts that limit each. Words select values, assumed or not."`
	// Questions asks for the open questions, as decisions for the designer.
	Questions bool   `help:"List all open questions for the designer to decide, each with the scenarios that show its answers. The list is sorted by the reason why a question is open, then by the number of its clauses, then by the number of scenarios that change under another answer."`
	Sort      string `default:"reason" placeholder:"ORDER" help:"The order of --questions: reason (why the question is open), price (the answers with the greatest effect first), or, with greedy players, balance (the share of games that the seat with the first decision wins), length or score."`
	Pairs     bool   `help:"With --questions: also list in how many games two answers have an effect only together."`
	under
	target  `set:"written=Write the answer to FILE, as .md or, with --questions, also .html; standard output shows only its first line."`
	JSON    bool `name:"json" help:"Answer in JSON."`
	Verbose bool `short:"v" help:"Leave nothing out of the answer."`
}

// Help returns the text that --help shows above the flags.
func (rulesCmd) Help() string {
	return "Without words, prints the sections of the rulebook and its open questions."
}

// Run searches the rulebook.
func (c *rulesCmd) Run(a *app) error {
	entry, err := games.Find(c.Game)
	if owner, ok := answer.Owner(c.Game); err != nil && ok {
		entry, err, c.About = owner, nil, append([]string{c.Game}, c.About...)
	}
	if err != nil {
		return err
	}
	book := entry.Book
	if err := c.known(); err != nil {
		return err
	}
	given, err := c.of(entry)
	if err != nil {
		return err
	}
	if c.Questions {
		return c.questions(a, book, given)
	}
	words := strings.Fields(strings.Join(c.About, " "))
	if c.Assumed {
		return c.assumed(a, book, words)
	}
	if answer.IsField(book, words) {
		return c.figures(a, entry, words[0])
	}
	said, one, err := witness.LookUp(a.ctx, book, words...)
	if err != nil && a.ctx.Err() == nil && answer.IsName(book, words) {
		return c.figures(a, entry, words[0])
	}
	if err != nil {
		return err
	}
	c.put(a, said, given)
	if one && len(said.Questions) > 0 {
		if err := said.Price(book); err != nil {
			return err
		}
	}
	switch {
	case one:
		return c.say(a, said, said.Doc())
	case len(words) == 0:
		return c.say(a, said, said.Contents(book))
	}
	return c.say(a, said, said.List())
}

// say prints an answer. With -o it writes the answer to the file and prints the first line.
func (c *rulesCmd) say(a *app, value any, doc blocks.Doc) error {
	if c.JSON {
		return a.json(value)
	}
	if c.Output != "" {
		to, err := c.open()
		if err == nil {
			err = to.Write(prose.Clean(doc.Markdown()))
		}
		if err != nil {
			return err
		}
	}
	a.answer(doc, c.Verbose, c.Output != "")
	return nil
}

// isMarkdown reports whether the answer is written as Markdown.
func (c *rulesCmd) isMarkdown() bool { return strings.EqualFold(filepath.Ext(c.Output), ".md") }

// questions lists the open questions as decisions for the designer.
func (c *rulesCmd) questions(a *app, book *rulebook.Book, given *reading.Reading) error {
	said, err := witness.Questions(book)
	if err != nil {
		return err
	}
	c.put(a, said, given)
	said.Sort(c.Sort)
	if !c.Pairs && c.Output == "" {
		said.Pairs = nil
	}
	if c.Output != "" && !c.isMarkdown() || c.Force && c.Output == "" {
		return c.questionsPage(a, book, said)
	}
	doc := said.Register(c.Sort)
	if c.Pairs && said.Pairs == nil {
		doc = doc.Noted("the effects of two answers together were not measured")
	}
	return c.say(a, said, doc)
}

// put fills in, for every question, its answer under the reading, if the user gave one.
func (c *rulesCmd) put(a *app, said *answer.Rules, given *reading.Reading) {
	if !c.any() {
		return
	}
	said.Put(answer.UnderOf(given))
}

// assumed lists the values that are assumed.
func (c *rulesCmd) assumed(a *app, book *rulebook.Book, words []string) error {
	said, err := answer.Assumed(book, words...)
	if err != nil {
		return err
	}
	return c.say(a, said, said.Doc())
}

// figures looks up the figures in a field of the components.
func (c *rulesCmd) figures(a *app, entry games.Entry, field string) error {
	if c.any() {
		return c.none("a figure does not depend on answers or on other components; leave out this flag or the figure")
	}
	said, err := answer.Figures(entry, field)
	if err != nil {
		return err
	}
	return c.say(a, said, said.Found())
}

// ordered returns an error for flags about effects that have no meaning.
func (c *rulesCmd) ordered() error {
	switch {
	case !slices.Contains(answer.Orders(), c.Sort):
		return at("--sort", fmt.Errorf("%.20q is not an order; write %s", c.Sort, strings.Join(answer.Orders(), ", ")))
	case !c.Questions && (c.Sort != answer.ByReason || c.Pairs):
		return at(prose.Either(c.Pairs, "--pairs", "--sort"), errors.New("this flag orders or extends the list of --questions; add --questions"))
	}
	return nil
}

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
