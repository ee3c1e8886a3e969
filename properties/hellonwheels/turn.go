package hellonwheels

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// turned is a second game in which everybody sits one seat further on and decides the same.
type turned struct {
	walk.Twin[hellonwheels.Position]
	// next turns the names of the seats.
	next map[string]string
	told int
	// waiting lists decisions that the twin does not ask for yet. It asks for bids, rolls and the deal from the first
	// seat on, in any order of players.
	waiting []transcript.Decision
}

// seatsTurn is HOW-INV-25. It does not apply under rulings that name the first seat.
func seatsTurn(w *walk.Walk) func() error {
	r := w.Setup.Rulings
	second, err := w.Game.New(w.Setup, nil)
	if err != nil || r["unstated-order"] == "seat-order" || r["first-supervisor"] == "seat-one" {
		return func() error { return err }
	}
	t := &turned{Twin: walk.Twin[hellonwheels.Position]{Walk: w, Game: second, Sort: inOrder, How: "turned by one seat"}}
	next, quoted := w.SeatsOn()
	t.next = next
	t.Position = func(p *hellonwheels.Position) *hellonwheels.Position {
		p = walk.Renamed(p, quoted)
		last := len(p.Players) - 1
		p.Players = append(p.Players[last:], p.Players[:last]...)
		return p
	}
	return t.hold
}

// hold passes new decisions to the twin as soon as it asks for them, and now and then compares the two games.
func (t *turned) hold() error {
	w := t.Walk
	for ; t.told < len(w.Played); t.told++ {
		d := w.Played[t.told]
		t.waiting = append(t.waiting, transcript.Decision{Actor: t.words(d.Actor), Action: t.words(d.Action)})
		t.tell()
		if most := 7 * len(w.Setup.Seats); len(t.waiting) > most { // six cards each and a bid, or some rolls
			return t.refused()
		}
	}
	if slices.Contains([]string{"bid", "roll", "deal", "winner-roll"}, position(w).Decision) {
		return engine.ErrIdle
	}
	if len(t.waiting) > 0 {
		return t.refused()
	}
	if often := 4; !w.Now(often) && !w.Over() {
		return engine.ErrIdle
	}
	return t.Compare()
}

func (t *turned) refused() error {
	return fmt.Errorf("turned by one seat, %q is refused", t.waiting[0])
}

// words turns the names in a text.
func (t *turned) words(text string) string {
	words := strings.Split(text, " ")
	for i, word := range words {
		if name, is := t.next[word]; is {
			words[i] = name
		}
	}
	return strings.Join(words, " ")
}

// tell lets the twin take the waiting decisions that it asks for.
func (t *turned) tell() {
	for again := true; again; {
		again = false
		for i, d := range t.waiting {
			if d.Actor == t.Walk.Name(t.Game.Actor()) && walk.Decide(t.Game, t.Game.Actor(), d.Action) == nil {
				t.waiting = slices.Delete(t.waiting, i, i+1)
				again = true
				break
			}
		}
	}
}

// inOrder sorts the lists of a position that are in the order of the seats.
func inOrder(p *hellonwheels.Position) {
	slices.Sort(p.Shut)
	slices.Sort(p.Winners)
	if p.Effect != nil {
		slices.Sort(p.Effect.Next)
	}
}
