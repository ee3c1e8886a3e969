// Package wrong makes engines that are wrong on purpose, so that everybody can see a failure. A fault lies between a
// subject and its caller; the rules stay as they are.
package wrong

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Fault is one way of being wrong.
type Fault struct {
	// Name is a word, Says describes the fault, after "the engine".
	Name, Says string
	// Level is the lowest at which it can be noticed.
	Level engine.Level
	// In is a subject with the fault.
	In func(engine.Subject) engine.Subject
}

// Faults lists the ways of being wrong; any game can be wrong in each, if it meets the fault's need.
func Faults() []Fault {
	return []Fault{
		{"withheld", "neither lists nor accepts the last legal action of a player who has several", engine.Plays,
			func(s engine.Subject) engine.Subject { return &withheld{Subject: s} }},
		{"accepted", "accepts what the rules refuse, and then does nothing", engine.Lists,
			func(s engine.Subject) engine.Subject { return &accepted{s} }},
		{"actor", "reports that the next seat is to decide", engine.Plays,
			func(s engine.Subject) engine.Subject { return &actor{Subject: s} }},
		{"payout", "adds one to the score of the first seat, except to 0", engine.Scores,
			func(s engine.Subject) engine.Subject { return &payout{s} }},
		{"winner", "names the seat after the winner as the winner", engine.Scores,
			func(s engine.Subject) engine.Subject { return &winner{Subject: s} }},
		{"odds", "reports all outcomes of chance as equally likely", engine.Lists,
			func(s engine.Subject) engine.Subject { return &odds{s} }},
		{"shown", "shows every seat the whole position", engine.Scores,
			func(s engine.Subject) engine.Subject { return &shown{s} }},
		{"clause", "refuses because of another clause", engine.Refuses,
			func(s engine.Subject) engine.Subject { return &clause{Subject: s} }},
		{"effect", "cites another clause for effects", engine.Cites,
			func(s engine.Subject) engine.Subject { return &effect{Subject: s} }},
		{"silent", "answers no more from the twentieth decision on", engine.Plays,
			func(s engine.Subject) engine.Subject { return &silent{Subject: s} }},
	}
}

// Find returns the fault of a name. lacks returns the need of a fault that the game does not meet; nil stands for any
// game. Find refuses a fault that nobody could notice in the game.
func Find(name string, lacks func(Fault) string) (Fault, error) {
	if lacks == nil {
		lacks = func(Fault) string { return "" }
	}
	says := fmt.Sprintf("there is no fault %q", name)
	var names []string
	for _, f := range Faults() {
		switch why := lacks(f); {
		case f.Name == name && why == "":
			return f, nil
		case f.Name == name:
			says = fmt.Sprintf("nobody could notice %s: it needs %s, which the game does not have", name, why)
		case why == "":
			names = append(names, f.Name)
		}
	}
	return Fault{}, fmt.Errorf("%s; there are %s", says, strings.Join(names, ", "))
}

// needed names the property that a game needs for a fault to be noticed, "" if every game has it.
func needed(f Fault) string {
	if need, special := needs()[f.Name]; special {
		return "; needs " + need.says
	}
	return ""
}

// Help lists the faults, one line each.
func Help() string {
	var b strings.Builder
	for _, f := range Faults() {
		fmt.Fprintf(&b, "  %-9s the engine %s; from level %d%s\n", f.Name, f.Says, f.Level, needed(f))
	}
	return b.String()
}
