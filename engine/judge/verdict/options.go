package verdict

import (
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Options contains the game and the other inputs of a judgement. If only the game is set, the last decision is
// judged.
type Options struct {
	// Decision is the number of the decision to judge, from 1, in the position before it. 0 means the last decision,
	// together with the record's claims about the end. A decision that the record calls a mistake is judged like any
	// other.
	Decision int
	// Try is a decision to judge, "actor: action", that is not in the record. It comes after the first After
	// decisions, or after all of them if After is nil. If Try is set, Decision is ignored.
	Try   string
	After *int
	// Others selects the other answers to open questions that are tried too.
	Others Search
	// Quick leaves out the searches that need many replays: other answers, and remedies for an illegal action.
	Quick bool
	// Unmended leaves out the remedies for an illegal action.
	Unmended bool
	// Claims are judged after the decision; nil if there are none. A claim that fails overrules, and the verdict is
	// about that claim. The decision of the verdict is then the decision that made the claim false.
	Claims Claims
	// If Asked is set and all claims are true, the verdict is about the decision. Without Asked, it is about
	// a claim.
	Asked bool
	// Title is that of a scenario: the dispute in the words of its author. The cited clauses nearest to its
	// words come first.
	Title string
	// Doubt holds the words of a scenario for things that are missing. If the decision is legal, the cited clause that
	// is clearly nearest to them comes first.
	Doubt string
	// Step returns the sentence in a line of a scenario, "" if there is none. Step is nil if the record is not a
	// scenario.
	Step func(line int) string
	// Assumed lists the parts that the sentences of a scenario leave out. It is used with Step.
	Assumed []document.Part
	// Any turns errors of a record into a verdict: a refused set-up or position, or a text that is not an action.
	Any bool
	// Files is the folder that contains the record's position file; nil if there is none.
	Files fs.FS
	// Components is the text of the component file with which the record was played.
	Components []byte
	// Game is the record's game, see [transcript.Transcript.Of].
	Game rulebook.Entry
	// Edition is the edition of the rulebook if the caller knows it. If it is "", Judge computes it from the book.
	Edition string
	// Over reports that the record is judged under other answers than its own, so that its mistakes may be legal.
	Over bool
	// Subject creates the engine that plays the record; nil for the game itself.
	Subject func(game engine.Game) (engine.Subject, error)
	// Program names the program that judges. Command is the command line for the same verdict. Both are copied to the
	// verdict.
	Program, Command string
}

// Search selects the other answers under which a record is judged.
type Search uint8

const (
	// Bounded tries every single answer, and the first pairs of answers.
	Bounded Search = iota
	// Alone tries no other answers, Singles every single answer, Pairs every pair as well.
	Alone
	Singles
	Pairs
)

// Done returns the text of a decision. If there is a scenario sentence for it, this sentence comes first.
func Done(sentence, actor, action string) string {
	if sentence == "" {
		return actor + ": " + action
	}
	return sentence + " (" + actor + ": " + action + ")"
}

// Sentence returns the scenario sentence for a decision. Sentence returns "" if the sentence itself
// writes the action, or if there is no scenario.
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
