package properties

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// twin is a second game that is told every decision of the first in other words, and has to stand where the first does in these words.
type twin[P any] struct {
	w    *walk
	game engine.State
	told int
	// says renames a decision and who takes it; stands renames a position.
	says   func(actor, action string) (string, string)
	stands func(p *P) *P
	// sorts puts lists in order whose order says nothing; nil where there are none.
	sorts func(p *P)
	// often is in how many decisions the two are compared once, at effort 1.
	often int
	how   string
}

// hold tells the twin what has been decided since, and now and then compares the two.
func (t *twin[P]) hold() error {
	for ; t.told < len(t.w.played); t.told++ {
		d := t.w.played[t.told]
		actor, action := t.says(d.Actor, d.Action)
		by := t.game.Actor()
		if now := t.w.name(by); now != actor {
			return fmt.Errorf("%s, %s is to decide, and it should be %s", t.how, now, actor)
		}
		if err := decide(t.game, by, action); err != nil {
			return fmt.Errorf("%s, %q is refused: %w", t.how, action, err)
		}
	}
	if t.w.random().IntN(t.often) >= t.w.effort && !t.w.over() {
		return nil
	}
	want := new(P)
	if err := json.Unmarshal(t.w.document(), want); err != nil {
		return err
	}
	want = t.stands(want)
	got := t.game.Position().(*P)
	if t.sorts != nil {
		t.sorts(want)
		t.sorts(got)
	}
	if !alike(want, got) {
		return fmt.Errorf("%s, the game stands at %s and not at %s", t.how, text(got), text(want))
	}
	return t.choices()
}

// choices compares what can be decided.
func (t *twin[P]) choices() error {
	var mine, others []string
	for _, a := range t.w.legal {
		_, action := t.says("", t.w.state.Format(a))
		mine = append(mine, action)
	}
	for _, a := range t.game.Legal(nil, nil) {
		others = append(others, t.game.Format(a))
	}
	slices.Sort(mine)
	slices.Sort(others)
	if !slices.Equal(mine, others) {
		return fmt.Errorf("%s, %v would be legal, and legal is %v", t.how, mine, others)
	}
	return nil
}
