package walk

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Twin is a second game that is told every decision of the first in other words, and has to be where the first is, in these words.
type Twin[P any] struct {
	Walk *Walk
	Game engine.State
	// Says renames a decision and who takes it; Stands renames a position, which it may change.
	Says   func(actor, action string) (string, string)
	Stands func(p *P) *P
	// Sorts puts lists in order whose order says nothing; nil where there are none.
	Sorts func(p *P)
	// OneIn is in how many decisions the two are compared once, at effort 1.
	OneIn int
	// How says what is different, at the beginning of what is found: "mirrored".
	How string

	told int
}

// Hold tells the twin what has been decided since, and now and then compares the two.
func (t *Twin[P]) Hold() error {
	for ; t.told < len(t.Walk.Played); t.told++ {
		d := t.Walk.Played[t.told]
		actor, action := t.Says(d.Actor, d.Action)
		by := t.Game.Actor()
		if now := t.Walk.Name(by); now != actor {
			return fmt.Errorf("%s, %s is to decide, and it should be %s", t.How, now, actor)
		}
		if err := Decide(t.Game, by, action); err != nil {
			return fmt.Errorf("%s, %q is refused: %w", t.How, action, err)
		}
	}
	if !t.Walk.Now(t.OneIn) && !t.Walk.Over() {
		return nil
	}
	if err := t.Compare(); err != nil {
		return err
	}
	return t.choices()
}

// Compare compares the positions.
func (t *Twin[P]) Compare() error {
	want := new(P)
	if err := json.Unmarshal(t.Walk.Document(), want); err != nil {
		return err
	}
	want = t.Stands(want)
	got := t.Game.Position().(*P)
	if t.Sorts != nil {
		t.Sorts(want)
		t.Sorts(got)
	}
	if !Alike(want, got) {
		return fmt.Errorf("%s, the game is at %s and not at %s", t.How, Text(got), Text(want))
	}
	return nil
}

// choices compares what can be decided.
func (t *Twin[P]) choices() error {
	var mine, others []string
	for _, a := range t.Walk.Legal {
		_, action := t.Says("", t.Walk.State.Format(a))
		mine = append(mine, action)
	}
	for _, a := range t.Game.Legal(nil, nil) {
		others = append(others, t.Game.Format(a))
	}
	slices.Sort(mine)
	slices.Sort(others)
	if !slices.Equal(mine, others) {
		return fmt.Errorf("%s, %v would be legal, and legal is %v", t.How, mine, others)
	}
	return nil
}

// SeatsOn calls everybody as the player one seat further on is called: next does so with a word, chance included, and quoted in a
// document.
func (w *Walk) SeatsOn() (next map[string]string, quoted *strings.Replacer) {
	next = map[string]string{"chance": "chance"}
	var pairs []string
	for i, name := range w.Setup.Seats {
		next[name] = w.Setup.Seats[(i+1)%len(w.Setup.Seats)]
		pairs = append(pairs, strconv.Quote(name), strconv.Quote(next[name]))
	}
	return next, strings.NewReplacer(pairs...)
}

// Renamed is a document with words replaced. It panics if that is no document any more.
func Renamed[P any](p *P, words *strings.Replacer) *P {
	renamed := new(P)
	if err := json.Unmarshal([]byte(words.Replace(string(Text(p)))), renamed); err != nil {
		panic(err)
	}
	return renamed
}
