package properties

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// turned is a second game in which everybody sits one seat further on, and decides the same.
type turned struct {
	w    *walk
	twin engine.State
	// rename turns the names of the seats, whole words only; tokens does so in a document.
	rename map[string]string
	tokens *strings.Replacer
	told   int
	// waiting are decisions that the twin does not ask for yet: bids, rolls and the deal are asked from the first seat on, whoever sits there.
	waiting []transcript.Decision
}

// seatsTurn is HOW-INV-28. It holds its peace under rulings that name the first seat.
func seatsTurn(w *walk) func() error {
	r := w.setup.Rulings
	twin, err := w.game.New(w.setup, nil)
	if err != nil || r["unstated-order"] == "seat-order" || r["first-supervisor"] == "seat-one" {
		return func() error { return err }
	}
	t := &turned{w: w, twin: twin, rename: map[string]string{}}
	var tokens []string
	for i, name := range w.setup.Seats {
		next := w.setup.Seats[(i+1)%len(w.setup.Seats)]
		t.rename[name] = next
		tokens = append(tokens, strconv.Quote(name), strconv.Quote(next))
	}
	t.tokens = strings.NewReplacer(tokens...)
	return func() error {
		for ; t.told < len(w.played); t.told++ {
			d := w.played[t.told]
			t.waiting = append(t.waiting, transcript.Decision{Actor: t.words(d.Actor), Action: t.words(d.Action)})
			t.tell()
			if most := 7 * len(w.setup.Seats); len(t.waiting) > most { // six cards each and a bid, or some rolls
				return t.refused()
			}
		}
		if doc := w.towns(); slices.Contains([]string{"bid", "roll", "deal", "winner-roll"}, doc.Decision) {
			return nil
		}
		if len(t.waiting) > 0 {
			return t.refused()
		}
		if often := 4; w.random().IntN(often) >= w.effort && !w.over() {
			return nil
		}
		return t.same()
	}
}

func (t *turned) refused() error {
	return fmt.Errorf("turned by one seat, %q is refused", t.waiting[0])
}

// words turns the names in a text.
func (t *turned) words(text string) string {
	words := strings.Split(text, " ")
	for i, word := range words {
		if name, is := t.rename[word]; is {
			words[i] = name
		}
	}
	return strings.Join(words, " ")
}

// tell has the twin decide what it asks for, as far as that waits.
func (t *turned) tell() {
	for again := true; again; {
		again = false
		for i, d := range t.waiting {
			if d.Actor == t.w.name(t.twin.Actor()) && decide(t.twin, t.twin.Actor(), d.Action) == nil {
				t.waiting = slices.Delete(t.waiting, i, i+1)
				again = true
				break
			}
		}
	}
}

// same compares the twin with the game, turned.
func (t *turned) same() error {
	want := &hellonwheels.Position{}
	if err := json.Unmarshal([]byte(t.tokens.Replace(string(t.w.document()))), want); err != nil {
		return err
	}
	last := len(want.Players) - 1
	want.Players = append(want.Players[last:], want.Players[:last]...)
	got := townsOf(t.twin)
	for _, p := range []*hellonwheels.Position{want, got} {
		slices.Sort(p.Shut)
		slices.Sort(p.Winners)
		if p.Effect != nil {
			slices.Sort(p.Effect.Next)
		}
	}
	if !alike(want, got) {
		return fmt.Errorf("turned by one seat, the game stands at %s and not at %s", text(got), text(want))
	}
	return nil
}
