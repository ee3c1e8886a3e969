package secretary

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// texts returns the choices as text for the list.
func (t *terminal) texts() []string {
	texts := make([]string, len(t.choices))
	for i, c := range t.choices {
		texts[i] = c.text
	}
	return texts
}

// mostChoices is the number of choices up to which each has its own line; more choices are grouped by their
// beginnings.
const mostChoices = 30

// list lists the legal actions with their numbers.
func (t *terminal) list() {
	places := make([]int, len(t.choices))
	for i := range places {
		places[i] = i
	}
	t.some(places)
}

// some lists the choices at places, with their numbers.
func (t *terminal) some(places []int) {
	texts := make([]string, len(places))
	for i, place := range places {
		texts[i] = t.choices[place].text
	}
	example := ""
	groups := transcript.Outline(texts, mostChoices)
	for _, g := range groups {
		if n := len(g.Members); n > 1 {
			t.tell("   …  %s\n", g)
			example = texts[g.Members[n/2]]
			continue
		}
		t.one(places[g.Members[0]])
	}
	if example == "" {
		return
	}
	if next := answer.Ahead(groups, texts); next != nil {
		t.tell("%s", prose.Fill("      next: ", next, "", 12))
	}
	t.tell("%s", prose.Wrap("      ", fmt.Sprintf("%s: type one, such as %q, or some words to see the actions that contain them; "+
		"all lists every action.", prose.Count(len(places), "action"), example)))
}

func (t *terminal) one(place int) {
	note := ""
	if len(t.choices[place].orders) > 0 {
		note = "   (or lay the cards down in another order: type \"all\" to list the orders)"
	}
	t.shown[place+1] = true
	t.tell("%4d  %s%s\n", place+1, t.choices[place].text, note)
}

// all lists every choice with its number, and every order in which it can be typed.
func (t *terminal) all() {
	for i, c := range t.choices {
		t.shown[i+1] = true
		t.tell("%4d  %s\n", i+1, c.text)
		for _, text := range c.orders {
			t.tell("      %s\n", text)
		}
	}
}
