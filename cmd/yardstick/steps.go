package main

import (
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

type stepsCmd struct {
	Game     string   `arg:"" completion-predictor:"game" help:"The game."`
	Words    []string `arg:"" optional:"" completion-predictor:"step" help:"Words of the sentences to list, or a clause (YM-LOAD-01)."`
	Markdown bool     `xor:"form" help:"Answer as a page of Markdown."`
	JSON     bool     `name:"json" xor:"form" help:"Answer in JSON."`
	Verbose  bool     `short:"v" help:"Leave nothing out: the phrase of each step, its clauses, and the values of the blanks."`
}

// Help returns the text that --help shows above the flags.
func (stepsCmd) Help() string {
	return "Lists the sentences for scenarios, each with an example and the clauses of the scenarios that use it. " +
		"After the sentences, steps lists the values for their blanks. Words select sentences, with the best match first. Without words, steps prints one example per " +
		"sentence, beginning with the sentences that only this game has."
}

// Run lists the steps.
func (c *stepsCmd) Run(a *app) error {
	entry, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	said, err := witness.FindSteps(entry, c.Words...)
	switch {
	case err != nil:
		return err
	case c.JSON:
		return a.json(said)
	case c.Markdown:
		a.say("%s", features.StepsMarkdown(entry, said.Steps, said.Actions))
		return nil
	}
	if len(c.Words) == 0 && !c.Verbose {
		a.examples(entry.Name(), said.Steps)
		return nil
	}
	for i := range said.Steps {
		a.step(&said.Steps[i])
	}
	a.say("%s; the values of the blanks:\n", prose.Count(len(said.Steps), "step"))
	for _, blank := range features.BlanksOf(said.Steps) {
		a.say("%s", prose.Wrap("  <"+blank.Name+">: ", blank.Words()))
	}
	a.actions(said)
	return nil
}

// examples prints one example per step: first the steps of the game, then those of every game.
func (a *app) examples(game string, steps []features.Step) {
	uses := map[string]string{} // the keywords of a phrase
	for _, s := range steps {
		uses[s.Phrase] += s.Keyword
	}
	for _, group := range []struct{ title, keywords string }{
		{"Given, Then: to set up the table, and to ask about it", "GivenThen"},
		{"Given: only to set up the table", "Given"},
		{"When: to play", "When"},
		{"Then: only to ask", "Then"},
	} {
		a.say("%s\n", group.title)
		for _, shared := range []bool{false, true} {
			for _, s := range steps {
				if s.Shared != shared || uses[s.Phrase] != group.keywords || !strings.HasPrefix(group.keywords, s.Keyword) {
					continue
				}
				text := s.Phrase
				if s.Example != nil {
					text = s.Example.Text
				}
				a.say("  %s\n", text)
			}
		}
	}
	a.say("\n%s\n", "Yardstick also reads other words. It reports the step that it understood, or the nearest step.")
	a.say("help: one step in full: yardstick steps %s WORDS   all of them: -v\n", game)
}

// actions prints the texts that a quoted action can have, by their first word.
func (a *app) actions(said *witness.Steps) {
	if len(said.Actions) == 0 {
		return
	}
	a.say("%s", prose.Wrap("", prose.Count(len(said.Actions), "kind")+" of <action>, each with an example from the scenarios; "+said.Spellings))
	for _, one := range said.Actions {
		a.say("  %-6s  %s\n", one.By, one.Example)
	}
}

// step prints a step with an example, the texts in its blanks, and its clauses.
func (a *app) step(s *features.Step) {
	const most = 6
	a.say("%s %s\n", s.Keyword, s.Phrase)
	if s.Follows != "" {
		a.say("  is followed by a %s\n", s.Follows)
	}
	if s.Example != nil {
		a.say("%s", prose.Wrap("  such as: ", s.Example.Text))
	}
	for _, blank := range s.Blanks {
		if len(blank.Seen) > 1 {
			a.say("%s", prose.Wrap("  <"+blank.Name+">: ", strings.Join(blank.Seen, " | ")))
		}
	}
	if len(s.Clauses) > 0 {
		list := s.Clauses[:min(len(s.Clauses), most)]
		said := strings.Join(list, ", ")
		if more := len(s.Clauses) - len(list); more > 0 {
			said += " and " + prose.Count(more, "other")
		}
		a.say("%s", prose.Wrap("  used for: ", said))
	}
}
