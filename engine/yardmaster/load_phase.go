package yardmaster

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// loadPhase opens the decision point. One with nothing left to decide (a Draw 2 that finds no card) is refused: in a position somebody
// decides, or the game is over.
func (w *walk) loadPhase() error {
	d := w.doc
	if d.Winners != nil && d.Phase != "over" {
		return fmt.Errorf("winners: only a game that is over has them; write phase over")
	}
	if d.Gap != 0 && d.Phase != "refill" || d.JustBought != "" && d.Phase != "refill" {
		return fmt.Errorf("gap, just-bought: only at the phase refill")
	}
	if c := d.Counters; c != nil && c.Draws != 0 && d.Phase != "drawn-card" && d.Phase != "draw-two" {
		return fmt.Errorf("counters: draws: only at the phases drawn-card and draw-two")
	}
	switch d.Phase {
	case "set-up":
		return w.loadSetup()
	case "turn", "":
		w.phase = atTurn
		return nil
	case "drawn-card":
		return w.loadDrawn()
	case "refill":
		return w.loadRefill()
	case "draw-two":
		return w.loadDrawTwo()
	case "take-one":
		w.phase = atTakeOne
		if w.discards == 0 || w.top() != take1Discarded || !w.anyToTake(w.rec) {
			return w.cannot(Card08, "take-one: the played take-1-discarded lies on top of the discard pile, over a card that can be taken")
		}
		return nil
	case "over":
		return w.loadOver()
	}
	_, err := document.Word("phase", d.Phase, []string{"set-up", "turn", "drawn-card", "refill", "draw-two", "take-one", "over"})
	return err
}

// purchaseDue refuses a bonus card that waits for a purchase after something else was begun, where the purchase has to follow at once.
func (w *walk) purchaseDue() error {
	if w.phase == atTurn || w.discount == 0 && w.oneToOne == 0 ||
		w.ask(w.rec, AskPurchaseBonusTiming) != PurchaseBonusTimingPurchaseAtOnce {
		return nil
	}
	return &engine.Violation{Clause: Card05, Question: book.Questions[AskPurchaseBonusTiming].ID,
		Reason: "counters: after a Pay 1 Less or Exchange 1:1 only the purchase follows; leave the card out, or write phase turn"}
}

func (w *walk) cannot(c engine.Clause, reason string) error {
	return &engine.Violation{Clause: c, Reason: reason}
}

// loadSetup finds the step of set-up by what is already on the table.
func (w *walk) loadSetup() error {
	d := w.doc
	if d.Player != "" || d.Start != "" || d.Yardmaster != nil || d.Turn != nil && *d.Turn != 0 {
		return fmt.Errorf("phase: during set-up there is no turn, no start player and no Yardmaster yet")
	}
	for i, gap := 0, false; i < w.table.places; i++ {
		gap = gap || w.yard[i] == noCar
		if gap && w.yard[i] != noCar {
			return w.cannot(Setup05, "the arrival yard is filled place by place")
		}
	}
	for i := range w.seats() {
		p := &w.players[i]
		if p.train > 0 || p.sorting > 0 {
			return w.cannot(Setup18, "trains and sorting yards are empty during set-up")
		}
		full := w.table.parts.HandAtStart
		if int(p.cards) > full || i > 0 && p.cards > 0 && int(w.players[i-1].cards) < full {
			return w.cannot(Setup10, fmt.Sprintf("each player is dealt %s, one player after another", count(full, "card")))
		}
		if i > 0 && p.token != noToken && w.players[i-1].token == noToken {
			return w.cannot(Setup07, "the exchange rate tokens are dealt seat by seat")
		}
	}
	steps := []bool{w.firstGap() < 0, w.undealt() < 0, w.shortHand() < 0, w.discards == 1}
	for i, done := range steps {
		if !done {
			break
		}
		w.phase = phase(i + 1)
	}
	return w.nothingAhead()
}

// nothingAhead refuses a table on which a later step of set-up was taken before an earlier one.
func (w *walk) nothingAhead() error {
	hands := uint8(0)
	for _, p := range w.players[:w.seats()] {
		hands += p.cards
	}
	switch {
	case w.phase < atToken && w.players[0].token != noToken:
		return w.cannot(Setup07, "tokens are dealt after the arrival yard is laid out")
	case w.phase < atDeal && hands > 0:
		return w.cannot(Setup10, "cards are dealt after the exchange rate tokens")
	case w.phase < atFirstDiscard && w.discards > 0 || w.discards > 1:
		return w.cannot(Setup12, "one card begins the discard pile, after the deal")
	}
	return nil
}

func (w *walk) loadDrawn() error {
	w.phase = atDrawn
	if w.cargoSize == 0 {
		return w.cannot(Draw02, "drawn-card: the cargo draw pile is empty")
	}
	draws, err := w.loadDraws(0)
	if err != nil {
		return err
	}
	w.draws = draws
	if draws == 0 && w.used == 0 {
		return w.cannot(Turn01, "drawn-card: the draw has used an action")
	}
	return nil
}

func (w *walk) loadDrawTwo() error {
	w.phase = atDrawTwo
	if w.discards == 0 || w.top() != draw2 || w.cargoSize == 0 && w.underDrawTwo(w.rec) < 0 {
		return w.cannot(Card02, "draw-two: the played draw-2 lies on top of the discard pile, and a card can be drawn")
	}
	draws, err := w.loadDraws(2)
	w.draws = draws
	return err
}

// loadDraws reads how many cards a Draw 2 still brings.
func (w *walk) loadDraws(unsaid uint8) (uint8, error) {
	d := w.doc.Counters
	if d == nil || d.Draws == 0 {
		return unsaid, nil
	}
	if d.Draws < 0 || d.Draws > 2 {
		return 0, w.cannot(Card02, fmt.Sprintf("counters: draws: a Draw 2 brings two cards, not %d", d.Draws))
	}
	if w.discards == 0 || w.top() != draw2 {
		return 0, w.cannot(Card02, "counters: draws: the played draw-2 lies on top of the discard pile")
	}
	if d.Draws == 1 && w.phase == atDrawTwo && w.together(w.rec) {
		return 0, w.cannot(Card02, "counters: draws: both cards are named together")
	}
	return uint8(d.Draws), nil
}

func (w *walk) loadRefill() error {
	w.phase = atRefill
	gap := w.doc.Gap
	if gap == 0 {
		gap = w.firstGap() + 1
	}
	if gap < 1 || gap > w.table.places || w.yard[gap-1] != noCar {
		return w.cannot(Buy07, fmt.Sprintf("refill: place %d of the arrival yard is not a gap", gap))
	}
	w.gap = int8(gap - 1)
	if w.deckSize == 0 {
		return w.cannot(Buy07, "refill: the railcar draw pile is empty")
	}
	if w.firstGap() < gap-1 || slices.Contains(w.yard[gap:w.table.places], noCar) {
		return w.cannot(Buy07, "refill: another place of the arrival yard is empty: every gap is filled as soon as it is there")
	}
	if w.used == 0 {
		return w.cannot(Turn01, "refill: the purchase has used an action")
	}
	before := w.ask(w.rec, AskRefillOrder) == RefillOrderRefillFirst
	if before != (w.bought != noCar) {
		return w.cannot(Buy07, "refill: just-bought names the railcar if it is loaded after the refill, and only then")
	}
	return nil
}

// loadOver holds the end of a game to what has ended it.
func (w *walk) loadOver() error {
	w.phase = atOver
	w.Players("winners", &w.doc.Winners, &w.winners)
	if err := w.Err(); err != nil {
		return err
	}
	won, err := w.won()
	if err != nil {
		return err
	}
	if w.doc.Winners != nil && w.winners != won {
		return w.cannot(Win01, "winners: by the trains "+w.told(won))
	}
	w.winners = won
	return nil
}

// won are the winners of a game that is over: by the goal (YM-WIN-01, YM-R-win-timing), or because the railcars have run out (YM-BUY-07,
// YM-R-railcars-run-out).
func (w *walk) won() (engine.Seats, error) {
	goal := uint8(0)
	for _, p := range w.players[:w.seats()] {
		goal = max(goal, p.score)
	}
	switch {
	case int(goal) >= w.table.goal && w.ask(w.rec, AskWinTiming) == WinTimingFinishRound:
		return w.highest(w.rec), nil
	case int(w.me().score) >= w.table.goal:
		return engine.Seats(0).With(w.owner()), nil
	case w.deckSize > 0 || w.hasArrivals() && w.ask(w.rec, AskRailcarsRunOut) != RailcarsRunOutEmptyDeckEnds:
		return 0, w.cannot(Win01, fmt.Sprintf("phase: the game is not over: railcars are left, and the player on turn has not reached the goal of %d",
			w.table.goal))
	case w.ask(w.rec, AskRailcarsRunOut) == RailcarsRunOutNoWinner:
		return 0, nil
	}
	return w.highest(w.rec), nil
}

// told says who has won.
func (w *walk) told(won engine.Seats) string {
	names := won.Names(w.table.seats)
	switch len(names) {
	case 0:
		return "nobody has won"
	case 1:
		return names[0] + " has won"
	}
	return strings.Join(names, " and ") + " have won together"
}
