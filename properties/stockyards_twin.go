package properties

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// packers is a second game of Union Stockyards that is told every decision of the first in other words, and has to stand where the first
// does in these words.
type packers struct {
	w    *walk
	twin engine.State
	told int
	// says renames a decision and who takes it; stands renames a position.
	says   func(actor, action string) (string, string)
	stands func(p *stockyards.Position)
	how    string
}

// hold tells the twin what has been decided since, and now and then compares the two.
func (t *packers) hold() error {
	for ; t.told < len(t.w.played); t.told++ {
		d := t.w.played[t.told]
		actor, action := t.says(d.Actor, d.Action)
		by := t.twin.Actor()
		if now := t.w.name(by); now != actor {
			return fmt.Errorf("%s, %s is to decide, and it should be %s", t.how, now, actor)
		}
		if err := decide(t.twin, by, action); err != nil {
			return fmt.Errorf("%s, %q is refused: %w", t.how, action, err)
		}
	}
	if often := 4; t.w.random().IntN(often) >= t.w.effort && !t.w.over() {
		return nil
	}
	want := &stockyards.Position{}
	if err := json.Unmarshal(t.w.document(), want); err != nil {
		return err
	}
	t.stands(want)
	got := yardsOf(t.twin)
	inOrder(want)
	inOrder(got)
	if !alike(want, got) {
		return fmt.Errorf("%s, the game stands at %s and not at %s", t.how, text(got), text(want))
	}
	return t.choices()
}

// choices compares what can be decided.
func (t *packers) choices() error {
	var mine, others []string
	for _, a := range t.w.legal {
		_, action := t.says("", t.w.state.Format(a))
		mine = append(mine, action)
	}
	for _, a := range t.twin.Legal(nil, nil) {
		others = append(others, t.twin.Format(a))
	}
	slices.Sort(mine)
	slices.Sort(others)
	if !slices.Equal(mine, others) {
		return fmt.Errorf("%s, %v would be legal, and legal is %v", t.how, mine, others)
	}
	return nil
}

// inOrder sorts the lists of a position whose order says nothing but the order of the seats or of the squares.
func inOrder(p *stockyards.Position) {
	for _, lists := range []map[string][]string{p.Slaughtered, p.Spaces} {
		for _, names := range lists {
			slices.Sort(names)
		}
	}
	for _, m := range p.Markets {
		slices.Sort(m.Houses)
	}
	for _, names := range [][]string{p.Picket, p.Away, p.Winners, p.Viaducts} {
		slices.Sort(names)
	}
}

// coloursMove is US-INV-28 for the colours: everybody sits one seat further on and decides the same.
func coloursMove(w *walk) func() error {
	twin, err := w.game.New(w.setup, nil)
	if err != nil {
		return func() error { return err }
	}
	var quoted []string
	next := map[string]string{"chance": "chance"}
	for i, name := range w.setup.Seats {
		next[name] = w.setup.Seats[(i+1)%len(w.setup.Seats)]
		quoted = append(quoted, strconv.Quote(name), strconv.Quote(next[name]))
	}
	rename := strings.NewReplacer(quoted...)
	t := &packers{w: w, twin: twin, how: "with all colours moved one seat on"}
	t.says = func(actor, action string) (string, string) {
		if name, first := strings.CutPrefix(action, "first-player "); first {
			action = "first-player " + next[name]
		}
		return next[actor], action
	}
	t.stands = func(p *stockyards.Position) {
		renamed := []byte(rename.Replace(string(text(p))))
		*p = stockyards.Position{}
		if err := json.Unmarshal(renamed, p); err != nil {
			panic(err) // a document with other names is a document
		}
		last := len(p.Players) - 1
		p.Players = append(p.Players[last:], p.Players[:last]...)
	}
	return t.hold
}
