package yardmaster

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

// Load opens a game at a position. Parts left out are filled in lawfully; then every law about positions is held against it, and a broken
// one refuses it with its first clause.
func (game) Load(setup engine.Setup, text []byte, rec *engine.Record) (engine.State, error) {
	w := (*state)(nil).walk(form.Read(nil), rec)
	load := document.Loader[*state]{Document: w.doc, State: &w.state, Empty: empty, Laws: laws, Stuck: w.stuck, Means: counted}
	load.Completed = []string{"arrival-yard"}
	load.Fill = []func() error{
		w.openBox, w.Step(w.playerParts), w.Step(w.turnParts), w.Step(w.tokenParts), w.Step(w.discardPart), w.Step(w.railcarParts),
		w.Step(w.railcarDrawPart), w.Step(w.cargoPart), w.Step(w.yardmasterPart), w.Step(w.counterParts), w.loadPhase, w.purchaseDue,
	}
	s, err := load.Load(setup, text, rec)
	if err == nil {
		rec.CiteAll(Setup19, Setup20)
	}
	return s, err
}

// counted reports whether a part is the size of a pile, which a position does not say beside the pile itself. Loading has compared it.
func counted(where string, _, _ any) bool { return where == "railcars-left" || where == "cargo-left" }

func (w *walk) stuck() error {
	return &engine.Violation{Clause: Card05, Question: book.Questions[AskPurchaseBonusTiming].ID,
		Reason: "a purchase is owed to a bonus card, and the hand can pay none"}
}

// openBox counts the pieces, none of which lies anywhere yet.
func (w *walk) openBox() error {
	w.Seats = w.table.seats
	for c, n := range w.table.supply {
		w.carSupply.Left[c] = int(n)
	}
	for c, n := range w.table.parts.Cargo {
		w.cardSupply.Left[c] = int(n)
	}
	for k := range kinds {
		w.tokenSupply.Left[k] = 1
	}
	return nil
}

// fewRailcars refuses more copies of a railcar than there are. The rulebook does not print the copies, so that the count itself may rest
// on an open question.
func (w *walk) fewRailcars(where string, c, n int) error {
	have := int(w.table.supply[c])
	v := &engine.Violation{Clause: Cont02,
		Reason: fmt.Sprintf("%d %s are placed, and the game has %d", have-w.carSupply.Left[c]+n, car(c), have)}
	if !w.table.parts.RailcarsSettled {
		v.Question = book.Questions[AskRailcarValues].ID
	}
	return fmt.Errorf("%s: %w", where, v)
}

// fewCards refuses more copies of a cargo card than there are.
func (w *walk) fewCards(where string, c, n int) error {
	clause := Cont04
	if card(c).bonus() {
		clause = Card01
	}
	have := int(w.table.parts.Cargo[c])
	return fmt.Errorf("%s: %w", where, &engine.Violation{Clause: clause, Reason: fmt.Sprintf(
		"%d %s are placed, and the game has %d", have-w.cardSupply.Left[c]+n, card(c), have)})
}

// oneToken refuses an exchange rate token in two places (YM-XCH-01).
func oneToken(where string, k, _ int) error {
	return &engine.Violation{Clause: Xch01, Reason: fmt.Sprintf("%s: there is one %s token, and it is elsewhere", where, kind(k))}
}

// notInHand refuses a bonus card that waits and is not in the owner's hand.
func (w *walk) notInHand(where string, c, n int) error {
	return fmt.Errorf("%s: %s cannot wait: %d are in hand", where, count(n, box.CardNames[kinds+c]), w.me().hand[kinds+c])
}

// fillTurn finds whose turn it is, who began, and the number of the turn; each can follow from the other two.
func (w *walk) fillTurn() error {
	turn := 0
	if d := w.doc; d.Turn != nil {
		if turn = *d.Turn; turn < 1 || turn > 1<<30 {
			return fmt.Errorf("turn: %d is invalid: turns are numbered from 1", turn)
		}
	}
	n, owner, start := w.seats(), max(0, int(w.seat)), int(w.start)
	switch {
	case start < 0:
		start = ((owner-max(0, turn-1))%n + n) % n
		turn = max(1, turn)
	case turn == 0:
		turn = 1 + (owner-start+n)%n
	case (start+turn-1)%n != owner:
		return &engine.Violation{Clause: End06, Reason: fmt.Sprintf("turn %d belongs to %s if %s began, not to %s",
			turn, w.table.seats[(start+turn-1)%n], w.table.seats[start], w.table.seats[owner])}
	}
	w.seat, w.start, w.turn = int8(owner), int8(start), uint32(turn)
	return nil
}

// fillTokens deals the tokens that the document does not name, seat by seat, and lays the rest into the centre (YM-SETUP-08).
func (w *walk) fillTokens() error {
	left := w.tokenSupply.Left
	for i := range w.seats() {
		if k := slices.Index(left, 1); k >= 0 && w.doc.Phase != "set-up" && w.players[i].token == noToken {
			w.players[i].token = kind(k)
			left[k] = 0
		}
	}
	if w.doc.Centre != nil && slices.Contains(left, 1) {
		return &engine.Violation{Clause: Setup08, Reason: "an exchange rate token is neither with a player nor in the centre"}
	}
	for k, n := range left {
		w.centre |= uint8(n) << k
	}
	w.rec.CiteAll(Swap05, Xch01)
	return nil
}

// readDiscards lays out the discard pile; where none is named, one card with a type begins it.
func (w *walk) readDiscards() error {
	pile := w.doc.DiscardPile
	w.OnlyViewed("discards-hidden", w.doc.DiscardsHidden > 0)
	if pile == nil && w.doc.Phase != "set-up" && w.doc.CargoDrawPile == nil {
		for c := kinds - 1; c >= 0 && pile == nil; c-- {
			if w.cardSupply.Left[c] > 0 {
				pile = []string{box.CardNames[c]}
			}
		}
	}
	for _, name := range pile {
		if c, ok := w.cardSupply.Take(w.Form, "discard-pile", name, 1); ok {
			w.pushDiscard(pileCard(c))
		}
	}
	for _, at := range w.doc.PlayedThisTurn {
		if at < 0 || at >= int(w.discards) || !w.discard[at].card().bonus() {
			return fmt.Errorf("played-this-turn: place %d of the discard pile holds no bonus card", at)
		}
		if w.ask(w.rec, AskTakeRepeat) != TakeRepeatNotPlayedThisTurn {
			return fmt.Errorf("played-this-turn: needed only under the ruling take-repeat=not-played-this-turn")
		}
		w.discard[at] |= playedMark
	}
	return nil
}

// filler takes a railcar of low value out of the supply, of a kind not in the yard where there is one; noCar if none is left.
func (w *walk) filler() car {
	for _, fresh := range [...]bool{true, false} {
		for value := range 4 {
			for k := range kinds {
				c := car(4*k + value)
				if w.carSupply.Left[c] > 0 && (!fresh || w.placeOf(c) < 0) {
					w.carSupply.Left[c]--
					return c
				}
			}
		}
	}
	return noCar
}

// readActions reads the actions of the turn, which are those that it gives at least.
func (w *walk) readActions() error {
	given := w.table.actions
	if w.yardmaster() {
		given += w.table.extra
	}
	w.allowed = uint16(given)
	d := w.doc.Counters
	if d == nil {
		return nil
	}
	allowed := d.Allowed
	if allowed == 0 {
		allowed = given
	}
	if w.doc.Phase == "over" {
		given = 0 // the token may have been passed on since the last turn began
	}
	if d.Used < 0 || d.Used > allowed || allowed < given || allowed > 1000 {
		return &engine.Violation{Clause: Turn01, Reason: fmt.Sprintf(
			"used: %d of %s; this turn gives %d, and actions-allowed is more by one for each Plus 1 Action played",
			d.Used, count(allowed, "action"), given)}
	}
	w.allowed, w.used = uint16(allowed), uint16(d.Used)
	return nil
}
