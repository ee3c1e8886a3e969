package yardmaster

import (
	"fmt"
	"iter"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

var phaseNames = [...]string{
	atArrival: "set-up", atToken: "set-up", atDeal: "set-up", atFirstDiscard: "set-up", atStart: "set-up",
	atTurn: "turn", atDrawn: "drawn-card", atRefill: "refill", atDrawTwo: "draw-two", atTakeOne: "take-one", atOver: "over",
}

// Phase returns the name of the pending decision.
func (s *state) Phase() string { return phaseNames[s.phase] }

// Position returns the whole position as a [*Position].
func (s *state) Position() any { return s.walk(form.Write(s.table.seats), nil).write() }

// walk visits the parts of a position, to write its document or a view, to read a document, or to
// deal new hidden cards. Each method for parts does all of this. load.go contains the code that is
// only for reading.
type walk struct {
	*form.Form
	*state
	doc *Position
	rec *engine.Record

	carSupply, cardSupply, tokenSupply form.Supply
	left                               [cars + cards + kinds]int // of all three
}

// walk returns a walk with empty supplies.
func (s *state) walk(f *form.Form, rec *engine.Record) *walk {
	w := &walk{Form: f, state: s, doc: &Position{}, rec: rec}
	w.carSupply = form.Supply{Words: box.CarNames[:], Left: w.left[:cars]}
	w.cardSupply = form.Supply{Words: box.CardNames[:], Left: w.left[cars : cars+cards]}
	w.tokenSupply = form.Supply{Words: box.CardNames[:kinds], Left: w.left[cars+cards:]}
	return w
}

func (w *walk) write() *Position {
	turn, d := int(w.turn), w.doc
	d.Phase, d.Turn, d.GoalReached = w.Phase(), &turn, w.reached
	w.playerParts()
	w.turnParts()
	w.tokenParts()
	w.discardPart()
	w.railcarParts()
	w.railcarDrawPart()
	w.cargoPart()
	if w.seat >= 0 {
		d.Yardmaster = &Token{}
		w.yardmasterPart(d.Yardmaster)
		d.Counters = &Counters{Allowed: int(w.allowed), Used: int(w.used), Draws: int(w.draws)}
		w.counterParts(d.Counters)
	}
	if w.phase == atRefill {
		d.Gap = int(w.gap) + 1
	}
	w.Players("winners", &d.Winners, &w.winners)
	return d
}

func (w *walk) each() iter.Seq2[int, *Player] {
	return form.Each(w.Form, "players", &w.doc.Players, func(e *Player) *string { return &e.Name })
}

// playerParts reads or writes the parts of players, except for their tokens.
func (w *walk) playerParts() {
	for i, e := range w.each() {
		p := &w.players[i]
		w.Pile("hand", &e.Hand, p.hand[:], &p.cards, &w.cardSupply, w.sees(i, e))
		form.List(w.Form, "train", &e.Train, p.line[:], &p.train, &w.carSupply)
		w.Pile("sorting-yard", &e.SortingYard, p.shunted[:], &p.sorting, &w.carSupply, form.Sight{})
	}
}

func (w *walk) tokenParts() {
	for i, e := range w.each() {
		form.One(w.Form, "token", &e.Token, &w.players[i].token, &w.tokenSupply)
	}
	form.Set(w.Form, "centre", &w.doc.Centre, &w.centre, &w.tokenSupply)
}

func (w *walk) turnParts() {
	w.Player("player", &w.doc.Player, &w.seat)
	w.Player("start", &w.doc.Start, &w.start)
}

// discardPart reads or writes the discard pile, of which a seat may see only the top. loadDiscards
// reads the pile.
func (w *walk) discardPart() {
	d, under := w.doc, 0
	if w.Hides() && !w.seesDiscards(w.Viewer, w.rec) && w.discards > 0 {
		under = int(w.discards) - 1
	}
	switch {
	case w.Writes():
		d.DiscardsHidden, d.DiscardPile = under, []string{}
		for i, c := range w.discard[under:w.discards] {
			d.DiscardPile = append(d.DiscardPile, c.card().String())
			if c&playedMark != 0 && under == 0 {
				d.PlayedThisTurn = append(d.PlayedThisTurn, i)
			}
		}
	default: // when cards are dealt again
		for i, c := range w.discard[:under] {
			w.discard[i] = pileCard(form.Anew(w.Form, c.card(), &w.cardSupply))
		}
	}
}

// railcarParts reads or writes the arrival yard and the railcar just bought.
func (w *walk) railcarParts() {
	form.Row(w.Form, "arrival-yard", &w.doc.ArrivalYard, w.yard[:w.table.places], &w.carSupply)
	form.One(w.Form, "just-bought", &w.doc.JustBought, &w.bought, &w.carSupply)
}

// railcarDrawPart and cargoPart are the draw piles, which contain all pieces that have no other
// place.
func (w *walk) railcarDrawPart() {
	d := w.doc
	w.Rest("railcar-draw-pile", &d.RailcarDrawPile, w.deck[:], &w.deckSize, &w.carSupply, Cont02,
		w.Hide(true, "railcars-left", &d.RailcarsLeft))
}

func (w *walk) cargoPart() {
	d := w.doc
	w.Rest("cargo-draw-pile", &d.CargoDrawPile, w.cargo[:], &w.cargoSize, &w.cardSupply, Cont04,
		w.Hide(true, "cargo-left", &d.CargoLeft))
}

func (w *walk) yardmasterPart(d *Token) {
	w.Player("yardmaster: holder", &d.Holder, &w.holder)
	side := 0
	if !w.faceUp {
		side = 1
	}
	form.One(w.Form, "yardmaster: side", &d.Side, &side, form.Words([]string{"up", "down"}))
	if w.Reads() {
		w.faceUp = side == 0
	}
}

// counterParts reads or writes the turn in progress, except for its actions.
func (w *walk) counterParts(d *Counters) {
	form.Copy(w.Form, &d.Loaded, &w.loaded)
	form.Copy(w.Form, &d.JustLoaded, &w.justLoaded)
	form.Copy(w.Form, &d.Moved, &w.moved)
	form.Copy(w.Form, &d.SpentOneToOne, &w.spent)
	form.Number(w.Form, "counters: pay-1-less", &d.Discount, &w.discount, form.Bounds{Most: mostDiscount})
	form.List(w.Form, "counters: exchange-1-1", &d.OneToOne, w.tokens[:], &w.oneToOne, form.Words(box.CardNames[:kinds]))
	w.waitingParts(d)
}

// waitingParts reads or writes the bonus cards that wait in the owner's hand, which no other player sees.
func (w *walk) waitingParts(d *Counters) {
	var held [cards - card(kinds)]int
	inHand := form.Supply{Words: box.CardNames[kinds:], Left: held[:], Short: w.notInHand}
	for i := range held {
		held[i] = int(w.me().hand[kinds+i])
	}
	var n uint8
	unseen := w.Hide(w.Viewer != w.owner(), "", nil)
	w.Pile("counters: waiting", &d.Waiting, w.waiting[:], &n, &inHand, unseen)
	w.Pile("counters: taken", &d.Taken, w.taken[:], &n, &inHand, unseen)
}

// notInHand refuses a waiting bonus card that is not in the owner's hand.
func (w *walk) notInHand(where string, c, n int) error {
	return fmt.Errorf("%s: %s cannot wait: %d are in hand", where, count(n, box.CardNames[kinds+c]), w.me().hand[kinds+c])
}
