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

// Phase is what is being decided.
func (s *state) Phase() string { return phaseNames[s.phase] }

// Position is the whole position as a [*Position].
func (s *state) Position() any { return s.walk(form.Write(s.table.seats), nil).write() }

// walk goes over the parts of a position, to write its document or a view, to read a document, or to deal hidden cards anew.
type walk struct {
	*form.Form
	*state
	doc *Position
	rec *engine.Record

	carSupply, cardSupply, tokenSupply form.Supply
	left                               [cars + cards + kinds]int // of all three
}

// walk begins with no piece in the supplies.
func (s *state) walk(f *form.Form, rec *engine.Record) *walk {
	w := &walk{Form: f, state: s, doc: &Position{}, rec: rec}
	w.carSupply = form.Supply{Words: box.CarNames[:], Left: w.left[:cars], Short: w.fewRailcars}
	w.cardSupply = form.Supply{Words: box.CardNames[:], Left: w.left[cars : cars+cards], Short: w.fewCards}
	w.tokenSupply = form.Supply{Words: box.CardNames[:kinds], Left: w.left[cars+cards:], Short: oneToken}
	return w
}

func (w *walk) write() *Position {
	d := w.doc
	d.Phase = w.Phase()
	w.playerParts()
	w.turnParts()
	w.tokenParts()
	w.discardPart()
	w.railcarParts()
	w.railcarDrawPart()
	w.cargoPart()
	w.yardmasterPart()
	w.counterParts()
	w.Players("winners", &d.Winners, &w.winners)
	if w.phase == atRefill {
		d.Gap = int(w.gap) + 1
	}
	return d
}

func (w *walk) each() iter.Seq2[int, *Player] {
	return form.Each(w.Form, "players", &w.doc.Players, func(e *Player) *string { return &e.Name })
}

// playerParts are what players have but for their tokens.
func (w *walk) playerParts() {
	for i, e := range w.each() {
		p := &w.players[i]
		w.Pile("hand", &e.Hand, p.hand[:], &p.cards, &w.cardSupply, w.sees(i, e))
		form.List(w.Form, "train", &e.Train, p.line[:], &p.train, &w.carSupply)
		w.Pile("sorting-yard", &e.SortingYard, p.shunted[:], &p.sorting, &w.carSupply, form.Sight{})
		if w.Reads() {
			for _, c := range p.line[:p.train] {
				p.score += uint8(c.value())
			}
		}
	}
}

func (w *walk) turnParts() {
	d := w.doc
	if w.Reads() && d.Phase == "set-up" {
		return
	}
	w.Player("player", &d.Player, &w.seat)
	w.Player("start", &d.Start, &w.start)
	if w.Writes() {
		turn := int(w.turn)
		d.Turn = &turn
	} else if w.OK() {
		w.Fail(w.fillTurn())
	}
}

func (w *walk) tokenParts() {
	for i, e := range w.each() {
		form.One(w.Form, "token", &e.Token, &w.players[i].token, &w.tokenSupply)
	}
	form.Set(w.Form, "centre", &w.doc.Centre, &w.centre, &w.tokenSupply)
	if w.OK() {
		w.Fail(w.fillTokens())
	}
}

// discardPart is the discard pile, of which a seat may see the top alone.
func (w *walk) discardPart() {
	d, under := w.doc, 0
	if w.Hides() && !w.seesDiscards(w.Viewer, w.rec) && w.discards > 0 {
		under = int(w.discards) - 1
	}
	switch {
	case w.Reads():
		w.Fail(w.readDiscards())
	case w.Writes():
		d.DiscardsHidden, d.DiscardPile = under, []string{}
		for i, c := range w.discard[under:w.discards] {
			d.DiscardPile = append(d.DiscardPile, c.card().String())
			if c&playedMark != 0 && under == 0 {
				d.PlayedThisTurn = append(d.PlayedThisTurn, i)
			}
		}
	default:
		for i, c := range w.discard[:under] {
			w.discard[i] = pileCard(form.Anew(w.Form, c.card(), &w.cardSupply))
		}
	}
}

// railcarParts are the arrival yard and what is bought.
func (w *walk) railcarParts() {
	d := w.doc
	if len(d.ArrivalYard) > w.table.places {
		w.Fail(&engine.Violation{Clause: Setup05, Reason: fmt.Sprintf("the arrival yard has %s, and the list has %d",
			count(w.table.places, "place"), len(d.ArrivalYard))})
		return
	}
	form.Row(w.Form, "arrival-yard", &d.ArrivalYard, w.yard[:w.table.places], &w.carSupply)
	form.One(w.Form, "just-bought", &d.JustBought, &w.bought, &w.carSupply)
	if w.OK() && d.Phase != "set-up" && d.RailcarDrawPile == nil {
		for place := len(d.ArrivalYard); place < w.table.places; place++ {
			w.yard[place] = w.filler()
		}
	}
}

// railcarDrawPart and cargoPart are the draw piles, which hold all that is nowhere else.
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

func (w *walk) yardmasterPart() {
	if w.seat < 0 {
		return
	}
	if w.Writes() {
		w.doc.Yardmaster = &Token{}
	} else {
		w.holder, w.faceUp = w.right(w.seat), true // unless it is named
	}
	if d := w.doc.Yardmaster; d != nil {
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
}

// counterParts are the turn in progress; what is left out starts a turn.
func (w *walk) counterParts() {
	form.Copy(w.Form, &w.doc.GoalReached, &w.reached)
	switch {
	case w.seat < 0:
		if w.doc.Counters != nil {
			w.Fail(fmt.Errorf("counters: no turn is in progress during set-up"))
		}
		return
	case w.Writes():
		w.doc.Counters = &Counters{Allowed: int(w.allowed), Used: int(w.used), Draws: int(w.draws)}
	default:
		w.Fail(w.readActions())
	}
	d := w.doc.Counters
	if d == nil {
		return
	}
	form.Copy(w.Form, &d.Loaded, &w.loaded)
	form.Copy(w.Form, &d.JustLoaded, &w.justLoaded)
	form.Copy(w.Form, &d.Moved, &w.moved)
	form.Copy(w.Form, &d.SpentOneToOne, &w.spent)
	form.Number(w.Form, "counters: pay-1-less", &d.Discount, &w.discount, form.Bounds{Most: mostDiscount})
	form.List(w.Form, "counters: exchange-1-1", &d.OneToOne, w.tokens[:], &w.oneToOne, form.Words(box.CardNames[:kinds]))
	w.waitingParts(d)
}

// waitingParts are the bonus cards in the owner's hand that wait, which nobody else sees.
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
