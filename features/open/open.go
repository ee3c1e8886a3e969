// Package open makes the phrases of a game of engine/open from its documents. Each part of a document gets a
// phrase that sets it up and checks it. A player's part called counters becomes "ann's counters are 3", and a
// list becomes "ann's houses are 4 4 4". A part on the table becomes "the pot is 7". A name that ends in s
// takes "are", any other takes "is".
package open

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/features/step"
)

// Nouns returns the function that makes the phrases of a game from the type of its documents.
func Nouns(documents reflect.Type) func(*step.World) step.Nouns {
	return func(w *step.World) step.Nouns { return &nouns{World: w, documents: documents, doc: map[string]any{}} }
}

type nouns struct {
	*step.World
	documents reflect.Type
	doc       map[string]any
}

var say = step.Saying(step.Blanks{"numbers": step.ListOf(`-?\d{1,6}`, "4 4 0").Takes("numbers, with a space between them")})

// Teach adds the phrases for the parts of the document.
func (o *nouns) Teach(v *step.Vocabulary) {
	for i := range o.documents.NumField() {
		f := o.documents.Field(i)
		part := f.Tag.Get("json")
		verb := " is "
		if strings.HasSuffix(part, "s") {
			verb = " are "
		}
		phrase := strings.ReplaceAll(part, "-", " ") + verb
		switch f.Type {
		case reflect.TypeFor[map[string]int]():
			o.ofPlayers(v, say("<player>'s "+phrase+"<k>"), part)
		case reflect.TypeFor[map[string][]int]():
			o.ofPlayers(v, say("<player>'s "+phrase+"<numbers>"), part)
		case reflect.TypeFor[*int]():
			o.onTable(v, say("the "+phrase+"<k>"), part)
		case reflect.TypeFor[[]int]():
			o.onTable(v, say("the "+phrase+"<numbers>"), part)
		}
	}
}

// ofPlayers adds the phrase of a part that each player has.
func (o *nouns) ofPlayers(v *step.Vocabulary, phrase step.Phrase, part string) {
	v.Given(phrase, func(player, said string) error {
		if err := o.placing(player); err != nil {
			return err
		}
		all, _ := o.doc[part].(map[string]any)
		if all == nil {
			all = map[string]any{}
			o.doc[part] = all
		}
		all[player] = numbers(phrase, said)
		return nil
	})
	v.Then(phrase, func(player, said string) error {
		if err := o.IsPlayer(player); err != nil {
			return err
		}
		return o.is(fmt.Sprintf("%s's %s", player, part), said, part, player)
	})
}

// onTable adds the phrase of a part that belongs to no player.
func (o *nouns) onTable(v *step.Vocabulary, phrase step.Phrase, part string) {
	v.Given(phrase, func(said string) error {
		o.doc[part] = numbers(phrase, said)
		return o.Early()
	})
	v.Then(phrase, func(said string) error { return o.is("the "+part, said, part) })
}

// numbers returns the numbers of a step in the form of the document. The phrase matches only numbers.
func numbers(phrase step.Phrase, said string) any {
	var list []int
	for word := range strings.FieldsSeq(said) {
		n, _ := strconv.Atoi(word)
		list = append(list, n)
	}
	if strings.HasSuffix(phrase.String(), "<numbers>") {
		return list
	}
	return list[0]
}

// is compares a value in a step with the engine's value at the end of a path through the document.
func (o *nouns) is(what, said, part string, of ...string) error {
	doc := map[string]any{}
	if err := o.View("", &doc); err != nil {
		return err
	}
	at := doc[part]
	for _, name := range of {
		players, _ := at.(map[string]any)
		at = players[name]
	}
	if got := strings.Trim(fmt.Sprint(at), "[]"); got != said {
		return fmt.Errorf("expected %s to be %s, but it is %s", what, said, got)
	}
	return nil
}

// placing checks that a step comes while the table is set up, and that it names a player.
func (o *nouns) placing(player string) error {
	if err := o.Early(); err != nil {
		return err
	}
	return o.IsPlayer(player)
}

// GiveTurn makes it a player's turn by setting the part called player.
func (o *nouns) GiveTurn(player string) error {
	o.doc["player"] = player
	return o.placing(player)
}

// Document returns the parts of the position that steps have set up.
func (o *nouns) Document() (json.RawMessage, error) {
	if len(o.doc) == 0 {
		return nil, nil
	}
	return json.Marshal(o.doc)
}
