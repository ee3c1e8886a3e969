package features

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// ActionUse describes how scenarios write the actions that begin with a word.
type ActionUse struct {
	// Verb is the first word. By is who takes such actions: "player" or "chance".
	Verb string `json:"verb"`
	By   string `json:"by"`
	// Example is the most common such action in the game's own scenarios. Uses is the number of scenarios with
	// such actions.
	Example string `json:"example"`
	Uses    int    `json:"uses"`
}

// taken is a step in which an action is taken.
var taken = regexp.MustCompile(`^(\S+) does "([^"]+)"$`)

// Actions describes the actions in the scenarios of a game, one entry for each first word. Actions of players
// come first, then actions of chance, each in alphabetical order. The error reports a game that does not exist.
func Actions(game string) ([]ActionUse, error) {
	opts, err := complete(Options{Game: game})
	if err != nil {
		return nil, err
	}
	docs, err := read(opts)
	if err != nil {
		return nil, err
	}
	return saidIn(docs).actions(), nil
}

func (said sayings) actions() (all []ActionUse) {
	most := map[[2]string]int{}
	for _, one := range said["When"] {
		m := taken.FindStringSubmatch(one.first.Text)
		if m == nil {
			continue
		}
		verb, _, _ := strings.Cut(m[2], " ")
		by := "player"
		if m[1] == "chance" {
			by = m[1]
		}
		i := slices.IndexFunc(all, func(a ActionUse) bool { return a.Verb == verb && a.By == by })
		if i < 0 {
			i, all = len(all), append(all, ActionUse{Verb: verb, By: by})
		}
		if a := &all[i]; a.fits(m[2], one.scenarios, most[[2]string{by, verb}]) {
			a.Example, most[[2]string{by, verb}] = m[2], one.scenarios
		}
		all[i].Uses += one.scenarios
	}
	slices.SortFunc(all, func(a, b ActionUse) int { return cmp.Or(strings.Compare(b.By, a.By), strings.Compare(a.Verb, b.Verb)) })
	return all
}

// fits reports whether an action is a better example: more scenarios take it, or as many and it is shorter, so that another scenario seldom
// changes the example.
func (a *ActionUse) fits(action string, scenarios, most int) bool {
	return cmp.Or(most-scenarios, len(action)-len(a.Example), strings.Compare(action, a.Example)) < 0
}

// Spellings names the pages that document the spelling of a game's actions.
func Spellings(game games.Entry) string {
	return fmt.Sprintf("yardstick legal FILE --at 0 lists what is legal in a record or a scenario; the whole notation is in engine/%s/ENGINE.md",
		game.Room)
}

// actionsMarkdown returns the table of the actions as a part of a page.
func actionsMarkdown(game games.Entry, actions []ActionUse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "\n## What to write between the quotes of an action\n\n`yardstick legal FILE --at 0` lists what is legal in a record or a scenario; "+
		"the whole notation\nis in [ENGINE.md](../../engine/%s/ENGINE.md).\n\n| begins with | of | such as |\n| --- | --- | --- |\n", game.Room)
	for _, a := range actions {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", code(a.Verb), a.By, code(a.Example))
	}
	return b.String()
}
