package verdict

import (
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Options are what a judgement is given besides the record: its game, and with nothing else the last decision is judged.
type Options struct {
	// Decision is the number of the decision to judge, from 1, in the position after those before it; 0 is the last one, with what the
	// record claims about the end. One that the record itself calls a mistake is judged like any other.
	Decision int
	// Try is a decision to judge, "actor: action", that is not in the record: after the first After decisions, or after all of them if
	// After is nil. With it, Decision has no meaning.
	Try   string
	After *int
	// Others says under which other answers to open questions the decision is judged as well.
	Others Search
	// Quick leaves out what many replays would find: other answers, and what would make an illegal action legal.
	Quick bool
	// Unmended leaves out what would make an illegal action legal.
	Unmended bool
	// Claims are judged after the decision, nil if nothing is claimed: one that fails overrules, and the verdict is about that one. The
	// decision is then the one that made it so.
	Claims Claims
	// Asked says that the decision is asked about, so that a claim which holds is beside it; else the verdict is about that claim.
	Asked bool
	// Step says what a scenario's sentence in a line says, "" for none; nil if it is no scenario that is judged.
	Step func(line int) string
	// Assumed is what the sentences of a scenario leave out, with Step.
	Assumed []document.Part
	// Any makes a verdict of what would be an error as a record: a set-up or a position that is refused, a text that is no action.
	Any bool
	// Files is the folder in which the record's position file is looked up; nil if there is none.
	Files fs.FS
	// Components is the text of the owner's component file that the record was played with.
	Components []byte
	// Game is the record's game, see [transcript.Transcript.Of].
	Game rulebook.Entry
	// Edition is that of the game's rulebook if the caller knows it already; with "", it is made of the book.
	Edition string
	// Over says that the record is judged under other answers than its own: what it calls a mistake may be legal under them.
	Over bool
	// Subject makes the engine that plays the record; nil for the game itself.
	Subject func(game engine.Game) (engine.Subject, error)
	// Program says which program judges, Command what a person types for the same verdict. They are handed on.
	Program, Command string
}

// Search says under which other answers a record is judged besides its own.
type Search uint8

const (
	// Bounded tries every single answer, and the first pairs of them.
	Bounded Search = iota
	// Alone tries none, Singles every single answer, Pairs every pair as well.
	Alone
	Singles
	Pairs
)

// Done is a decision after the sentence that took it, if there is one.
func Done(sentence, actor, action string) string {
	if sentence == "" {
		return actor + ": " + action
	}
	return sentence + " (" + actor + ": " + action + ")"
}

// Sentence is what a scenario says in the line of a decision, "" if it writes the action there, or if it is no scenario.
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
