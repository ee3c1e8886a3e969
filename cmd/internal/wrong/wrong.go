// Package wrong makes engines that are wrong on purpose, so that you can see how a failure looks. A fault lies
// between an engine and its caller, and the rules stay unchanged.
package wrong

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Fault is one way in which an engine can be wrong.
type Fault struct {
	// Name is the name of the fault in one word. Says describes the fault after the words "the engine".
	Name, Says string
	// Level is the lowest level at which the fault can be noticed.
	Level engine.Level
	// In returns an engine with the fault, made from one without it.
	In func(engine.Subject) engine.Subject
}

// Faults lists all faults. Each fault is possible in every game, except in games in which nobody could notice
// it.
func Faults() []Fault {
	return []Fault{
		{"withheld", "neither lists nor accepts the last legal action of a player who has several", engine.Plays,
			func(s engine.Subject) engine.Subject { return &withheld{Subject: s} }},
		{"accepted", "accepts actions that are not legal, but does nothing", engine.Lists,
			func(s engine.Subject) engine.Subject { return &accepted{s} }},
		{"actor", "names the next seat in place of the seat that decides", engine.Plays,
			func(s engine.Subject) engine.Subject { return &actor{Subject: s} }},
		{"payout", "adds one to the score of the first seat, unless the score is 0", engine.Scores,
			func(s engine.Subject) engine.Subject { return &payout{s} }},
		{"winner", "names the seat after the winner as the winner", engine.Scores,
			func(s engine.Subject) engine.Subject { return &winner{Subject: s} }},
		{"odds", "reports all outcomes of chance as equally likely", engine.Lists,
			func(s engine.Subject) engine.Subject { return &odds{s} }},
		{"shown", "shows every seat the whole position", engine.Scores,
			func(s engine.Subject) engine.Subject { return &shown{s} }},
		{"clause", "gives a wrong clause for each refusal", engine.Refuses,
			func(s engine.Subject) engine.Subject { return &clause{Subject: s} }},
		{"effect", "cites a wrong clause for each effect", engine.Cites,
			func(s engine.Subject) engine.Subject { return &effect{Subject: s} }},
		{"silent", "stops answering at the twentieth decision", engine.Plays,
			func(s engine.Subject) engine.Subject { return &silent{Subject: s} }},
	}
}

// Find returns the fault with a name. The function passed as lacks returns the property that the game lacks
// for a fault. If it is nil, no property is missing. Find refuses a fault that nobody could notice in the
// game.
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
			says = fmt.Sprintf("the fault %s would not show: it needs %s, which the game does not have", name, why)
		case why == "":
			names = append(names, f.Name)
		}
	}
	return Fault{}, fmt.Errorf("%s; there are %s", says, strings.Join(names, ", "))
}

// needed names the property that a game needs so that the fault can be noticed; "" if every game has the property.
func needed(f Fault) string {
	if need, special := needs()[f.Name]; special {
		return "; only for games with " + need.says
	}
	return ""
}

// Help lists the faults, one line each.
func Help() string {
	var b strings.Builder
	for _, f := range Faults() {
		fmt.Fprintf(&b, "  %-9s Level %d: the engine %s%s.\n", f.Name, f.Level, f.Says, needed(f))
	}
	return b.String()
}
