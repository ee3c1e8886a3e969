package yardmaster

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

// Load opens a game at a position. Load fills in missing parts lawfully. Then Load checks every law
// about positions, and refuses a position that breaks a law. The refusal cites the law's first clause.
func (game) Load(setup engine.Setup, text []byte, rec *engine.Record) (engine.State, error) {
	l := &loader{(*state)(nil).walk(form.Read(nil), rec)}
	load := document.Loader[*state]{Document: l.doc, State: &l.state, Empty: empty, Laws: laws, Stuck: l.stuck, Means: counted}
	load.Completed = []string{"arrival-yard"}
	load.Fill = []func() error{
		l.openBox, l.loadPlayers, l.loadTurn, l.loadTokens, l.loadDiscards, l.loadArrivals, l.Step(l.railcarDrawPart), l.Step(l.cargoPart),
		l.loadToken, l.loadCounters, l.loadPhase, l.purchaseDue,
	}
	s, err := load.Load(setup, text, rec)
	if err == nil {
		rec.CiteAll(Setup19, Setup20)
	}
	return s, err
}

// counted reports whether a part is the size of a pile, which a position does not repeat. Load has already compared
// it.
func counted(where string, _, _ any) bool { return where == "railcars-left" || where == "cargo-left" }

// loader makes a state from a document.
type loader struct{ *walk }

func (l *loader) stuck() error {
	return &engine.Violation{Clause: Card05, Question: book.Questions[AskPurchaseBonusTiming].ID,
		Reason: "a purchase is owed to a bonus card, and the hand can pay none"}
}

// openBox counts the pieces, none of which has a place yet.
func (l *loader) openBox() error {
	l.Seats = l.table.seats
	l.carSupply.Short, l.cardSupply.Short, l.tokenSupply.Short = l.fewRailcars, l.fewCards, oneToken
	for c, n := range l.table.supply {
		l.carSupply.Left[c] = int(n)
	}
	for c, n := range l.table.parts.Cargo {
		l.cardSupply.Left[c] = int(n)
	}
	for k := range kinds {
		l.tokenSupply.Left[k] = 1
	}
	return nil
}

// loadPlayers reads the parts of players; the score follows from the train.
func (l *loader) loadPlayers() error {
	l.playerParts()
	for i := range l.seats() {
		p := &l.players[i]
		for _, c := range p.line[:p.train] {
			p.score += uint8(c.value())
		}
	}
	return l.Err()
}

// fewRailcars refuses more copies of a railcar than exist. The rulebook does not print the copies, so the number may
// depend on an open question.
func (l *loader) fewRailcars(where string, c, n int) error {
	have := int(l.table.supply[c])
	v := &engine.Violation{Clause: Cont02,
		Reason: fmt.Sprintf("%d %s are placed, and the game has %d", have-l.carSupply.Left[c]+n, car(c), have)}
	if !l.table.parts.RailcarsSettled {
		v.Question = book.Questions[AskRailcarValues].ID
		v.Reason += " (assumed: " + v.Question + ")"
	}
	return fmt.Errorf("%s: %w", where, v)
}

// fewCards refuses more copies of a cargo card than exist.
func (l *loader) fewCards(where string, c, n int) error {
	clause := Cont04
	if card(c).bonus() {
		clause = Card01
	}
	have := int(l.table.parts.Cargo[c])
	return fmt.Errorf("%s: %w", where, &engine.Violation{Clause: clause, Reason: fmt.Sprintf(
		"%d %s are placed, and the game has %d", have-l.cardSupply.Left[c]+n, card(c), have)})
}

// oneToken refuses an exchange rate token in two places (YM-XCH-01).
func oneToken(where string, k, _ int) error {
	return &engine.Violation{Clause: Xch01, Reason: fmt.Sprintf("%s: there is one %s token, and it is elsewhere", where, kind(k))}
}

// loadTurn finds the turn's player, the start player, and the number of the turn. Each can follow from the other
// two.
func (l *loader) loadTurn() error {
	if l.doc.Phase == "set-up" {
		return nil
	}
	l.turnParts()
	if err := l.Err(); err != nil {
		return err
	}
	turn := 0
	if l.doc.Turn != nil {
		if turn = *l.doc.Turn; turn < 1 || turn > 1<<30 {
			return fmt.Errorf("turn: %d is invalid: turns are numbered from 1", turn)
		}
	}
	n, owner, start := l.seats(), max(0, int(l.seat)), int(l.start)
	switch {
	case start < 0:
		start = ((owner-max(0, turn-1))%n + n) % n
		turn = max(1, turn)
	case turn == 0:
		turn = 1 + (owner-start+n)%n
	case (start+turn-1)%n != owner:
		return &engine.Violation{Clause: End06, Reason: fmt.Sprintf("turn %d belongs to %s if %s began, not to %s",
			turn, l.table.seats[(start+turn-1)%n], l.table.seats[start], l.table.seats[owner])}
	}
	l.seat, l.start, l.turn = int8(owner), int8(start), uint32(turn)
	return nil
}

// loadTokens reads the exchange rate tokens. It deals those that the document does not name, seat by seat, and lays
// the rest in the centre (YM-SETUP-08).
func (l *loader) loadTokens() error {
	l.tokenParts()
	if err := l.Err(); err != nil {
		return err
	}
	left := l.tokenSupply.Left
	for i := range l.seats() {
		if k := slices.Index(left, 1); k >= 0 && l.doc.Phase != "set-up" && l.players[i].token == noToken {
			l.players[i].token = kind(k)
			left[k] = 0
		}
	}
	if l.doc.Centre != nil && slices.Contains(left, 1) {
		return &engine.Violation{Clause: Setup08, Reason: "an exchange rate token is neither with a player nor in the centre"}
	}
	for k, n := range left {
		l.centre |= uint8(n) << k
	}
	l.rec.CiteAll(Swap05, Xch01)
	return nil
}

// loadDiscards reads the discard pile. If the document names no card, one card with a type begins the pile.
func (l *loader) loadDiscards() error {
	pile := l.doc.DiscardPile
	l.OnlyViewed("discards-hidden", l.doc.DiscardsHidden > 0)
	if pile == nil && l.doc.Phase != "set-up" && l.doc.CargoDrawPile == nil {
		for c := kinds - 1; c >= 0 && pile == nil; c-- {
			if l.cardSupply.Left[c] > 0 {
				pile = []string{box.CardNames[c]}
			}
		}
	}
	for _, name := range pile {
		if c, ok := l.cardSupply.Take(l.Form, "discard-pile", name, 1); ok {
			l.pushDiscard(pileCard(c))
		}
	}
	if err := l.Err(); err != nil {
		return err
	}
	for _, at := range l.doc.PlayedThisTurn {
		if at < 0 || at >= int(l.discards) || !l.discard[at].card().bonus() {
			return fmt.Errorf("played-this-turn: place %d of the discard pile holds no bonus card", at)
		}
		if l.ask(l.rec, AskTakeRepeat) != TakeRepeatNotPlayedThisTurn {
			return fmt.Errorf("played-this-turn: needed only under the ruling take-repeat=not-played-this-turn")
		}
		l.discard[at] |= playedMark
	}
	return nil
}

// loadArrivals reads the arrival yard. It fills missing places from the supply, with low values first. It repeats a
// railcar only if no other is available.
func (l *loader) loadArrivals() error {
	d := l.doc
	if len(d.ArrivalYard) > l.table.places {
		return &engine.Violation{Clause: l.table.layOut, Reason: fmt.Sprintf("the arrival yard has %s, and the list has %d",
			count(l.table.places, "place"), len(d.ArrivalYard))}
	}
	l.railcarParts()
	if err := l.Err(); err != nil || d.Phase == "set-up" || d.RailcarDrawPile != nil {
		return err
	}
	for place := len(d.ArrivalYard); place < l.table.places; place++ {
		l.yard[place] = l.filler()
	}
	return nil
}

// filler takes a railcar of low value out of the supply, if possible of a kind that is not in the yard; noCar if
// none is left.
func (l *loader) filler() car {
	for _, fresh := range [...]bool{true, false} {
		for value := range 4 {
			for k := range kinds {
				c := car(4*k + value)
				if l.carSupply.Left[c] > 0 && (!fresh || l.placeOf(c) < 0) {
					l.carSupply.Left[c]--
					return c
				}
			}
		}
	}
	return noCar
}

// loadToken places the Yardmaster token. By default, the neighbour on the right has it face up.
func (l *loader) loadToken() error {
	if l.seat >= 0 {
		l.holder, l.faceUp = l.right(l.seat), true
	}
	if d := l.doc.Yardmaster; d != nil && l.seat >= 0 {
		l.yardmasterPart(d)
	}
	return l.Err()
}

// loadCounters reads the turn in progress. Parts that are left out are as at the start of a turn.
func (l *loader) loadCounters() error {
	d := l.doc.Counters
	l.reached = l.doc.GoalReached
	switch {
	case l.seat < 0 && d != nil:
		return fmt.Errorf("counters: no turn is in progress during set-up")
	case l.seat >= 0:
		l.Fail(l.loadActions(d))
		if d != nil {
			l.counterParts(d)
		}
	}
	return l.Err()
}

// loadActions reads the actions of the turn, which are at least as many as a turn has.
func (l *loader) loadActions(d *Counters) error {
	given := l.table.actions
	if l.yardmaster() {
		given += l.table.extra
	}
	l.allowed = uint16(given)
	if d == nil {
		return nil
	}
	allowed := d.Allowed
	if allowed == 0 {
		allowed = given
	}
	if l.doc.Phase == "over" {
		given = 0 // the token may have been passed on since the last turn began
	}
	if d.Used < 0 || d.Used > allowed || allowed < given || allowed > 1000 {
		return &engine.Violation{Clause: Turn01, Reason: fmt.Sprintf(
			"used: %d of %s; this turn gives %d, and actions-allowed is more by one for each Plus 1 Action played",
			d.Used, count(allowed, "action"), given)}
	}
	l.allowed, l.used = uint16(allowed), uint16(d.Used)
	return nil
}
