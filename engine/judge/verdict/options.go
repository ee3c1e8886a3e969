package verdict

import (
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Options holds the game and the other inputs of a judgement. With a game alone, the last decision is judged.
type Options struct {
	// Decision is the number of the decision to judge, from 1, in the position before it; 0 is the last one, with
	// the record's claims about the end. A decision that the record calls a mistake is judged like any other.
	Decision int
	// Try is a decision to judge, "actor: action", that is not in the record: after the first After decisions, or after all of them if
	// After is nil. With it, Decision has no meaning.
	Try   string
	After *int
	// Others selects the other answers to open questions under which the decision is judged as well.
	Others Search
	// Quick leaves out the searches that need many replays: other answers, and remedies for an illegal action.
	Quick bool
	// Unmended leaves out the remedies for an illegal action.
	Unmended bool
	// Claims are judged after the decision, nil if there are none: a claim that fails overrules, and
	// the verdict is about that claim. The decision of the verdict is then the one that made it so.
	Claims Claims
	// Asked makes the verdict about the decision even if a claim holds; else the verdict is about that claim.
	Asked bool
	// Step returns the sentence in a line of a scenario, "" for none; nil if the record is no scenario.
	Step func(line int) string
	// Assumed lists the parts that the sentences of a scenario leave out, with Step.
	Assumed []document.Part
	// Any makes a verdict of errors of a record: a refused set-up or position, or a text that is no action.
	Any bool
	// Files is the folder in which the record's position file is looked up; nil if there is none.
	Files fs.FS
	// Components is the text of the owner's component file that the record was played with.
	Components []byte
	// Game is the record's game, see [transcript.Transcript.Of].
	Game rulebook.Entry
	// Edition is the edition of the rulebook if the caller knows it; with "", Judge computes it from the book.
	Edition string
	// Over reports that the record is judged under other answers than its own: its mistakes may be legal under them.
	Over bool
	// Subject makes the engine that plays the record; nil for the game itself.
	Subject func(game engine.Game) (engine.Subject, error)
	// Program names the program that judges, Command the command line for the same verdict. Both are passed on.
	Program, Command string
}

// Search selects the other answers under which a record is judged.
type Search uint8

const (
	// Bounded tries every single answer, and the first pairs of them.
	Bounded Search = iota
	// Alone tries none, Singles every single answer, Pairs every pair as well.
	Alone
	Singles
	Pairs
)

// Done returns a decision after the sentence that took it, if there is one.
func Done(sentence, actor, action string) string {
	if sentence == "" {
		return actor + ": " + action
	}
	return sentence + " (" + actor + ": " + action + ")"
}

// Sentence returns the sentence of a scenario for a decision, "" if it writes the action, or if there is no scenario.
func (o *Options) Sentence(d *transcript.Decision) string {
	if o.Step == nil {
		return ""
	}
	says := o.Step(d.Line)
	if strings.Contains(says, d.Action) {
		return ""
	}
	return says
}
