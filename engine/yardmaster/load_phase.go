package yardmaster

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// loadPhase opens the decision point. It refuses a decision point with nothing left to decide (a Draw 2 that finds
// no card). In a position, a player decides, or the game is over.
func (l *loader) loadPhase() error {
	d := l.doc
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
		return l.loadSetup()
	case "turn", "":
		l.phase = atTurn
		return nil
	case "drawn-card":
		return l.loadDrawn()
	case "refill":
		return l.loadRefill()
	case "draw-two":
		return l.loadDrawTwo()
	case "take-one":
		l.phase = atTakeOne
		if l.discards == 0 || l.top() != take1Discarded || !l.anyToTake(l.rec) {
			return l.cannot(Card08, "take-one: the played take-1-discarded lies on top of the discard pile, over a card that can be taken")
		}
		return nil
	case "over":
		return l.loadOver()
	}
	_, err := document.Word("phase", d.Phase, []string{"set-up", "turn", "drawn-card", "refill", "draw-two", "take-one", "over"})
	return err
}

// purchaseDue refuses a waiting bonus card if the purchase has to follow at once but the owner has begun something
// else.
func (l *loader) purchaseDue() error {
	if l.phase == atTurn || l.discount == 0 && l.oneToOne == 0 ||
		l.ask(l.rec, AskPurchaseBonusTiming) != PurchaseBonusTimingPurchaseAtOnce {
		return nil
	}
	return &engine.Violation{Clause: Card05, Question: book.Questions[AskPurchaseBonusTiming].ID,
		Reason: "counters: after a Pay 1 Less or Exchange 1:1 only the purchase follows; leave the card out, or write phase turn"}
}

func (l *loader) cannot(c engine.Clause, reason string) error {
	return &engine.Violation{Clause: c, Reason: reason}
}

// loadSetup finds the step of set-up by the parts already on the table.
func (l *loader) loadSetup() error {
	d := l.doc
	if d.Player != "" || d.Start != "" || d.Yardmaster != nil || d.Turn != nil && *d.Turn != 0 {
		return fmt.Errorf("phase: during set-up there is no turn, no start player and no Yardmaster yet")
	}
	for i, gap := 0, false; i < l.table.places; i++ {
		gap = gap || l.yard[i] == noCar
		if gap && l.yard[i] != noCar {
			return l.cannot(l.table.layOut, "the arrival yard is filled place by place")
		}
	}
	for i := range l.seats() {
		p := &l.players[i]
		if p.train > 0 || p.sorting > 0 {
			return l.cannot(Setup18, "trains and sorting yards are empty during set-up")
		}
		full := l.table.parts.HandAtStart
		if int(p.cards) > full || i > 0 && p.cards > 0 && int(l.players[i-1].cards) < full {
			return l.cannot(l.table.deal, fmt.Sprintf("each player is dealt %s, one player after another", count(full, "card")))
		}
		if i > 0 && p.token != noToken && l.players[i-1].token == noToken {
			return l.cannot(Setup07, "the exchange rate tokens are dealt seat by seat")
		}
	}
	steps := []bool{l.firstGap() < 0, l.undealt() < 0, l.shortHand() < 0, l.discards == 1}
	for i, done := range steps {
		if !done {
			break
		}
		l.phase = phase(i + 1)
	}
	return l.nothingAhead()
}

// nothingAhead refuses a table on which a later step of set-up is done but an earlier one is not.
func (l *loader) nothingAhead() error {
	hands := uint8(0)
	for _, p := range l.players[:l.seats()] {
		hands += p.cards
	}
	switch {
	case l.phase < atToken && l.players[0].token != noToken:
		return l.cannot(Setup07, "tokens are dealt after the arrival yard is laid out")
	case l.phase < atDeal && hands > 0:
		return l.cannot(l.table.deal, "cards are dealt after the exchange rate tokens")
	case l.phase < atFirstDiscard && l.discards > 0 || l.discards > 1:
		return l.cannot(Setup12, "one card begins the discard pile, after the deal")
	}
	return nil
}

func (l *loader) loadDrawn() error {
	l.phase = atDrawn
	if l.cargoSize == 0 {
		return l.cannot(Draw02, "drawn-card: the cargo draw pile is empty")
	}
	draws, err := l.loadDraws(0)
	if err != nil {
		return err
	}
	l.draws = draws
	if draws == 0 && l.used == 0 {
		return l.cannot(Turn01, "drawn-card: the draw has used an action")
	}
	return nil
}

func (l *loader) loadDrawTwo() error {
	l.phase = atDrawTwo
	if l.discards == 0 || l.top() != draw2 || l.cargoSize == 0 && l.underDrawTwo(l.rec) < 0 {
		return l.cannot(Card02, "draw-two: the played draw-2 lies on top of the discard pile, and a card can be drawn")
	}
	draws, err := l.loadDraws(2)
	l.draws = draws
	return err
}

// loadDraws reads the number of cards still to come in a Draw 2.
func (l *loader) loadDraws(unsaid uint8) (uint8, error) {
	d := l.doc.Counters
	if d == nil || d.Draws == 0 {
		return unsaid, nil
	}
	if d.Draws < 0 || d.Draws > 2 {
		return 0, l.cannot(Card02, fmt.Sprintf("counters: draws: a Draw 2 brings two cards, not %d", d.Draws))
	}
	if l.discards == 0 || l.top() != draw2 {
		return 0, l.cannot(Card02, "counters: draws: the played draw-2 lies on top of the discard pile")
	}
	if d.Draws == 1 && l.phase == atDrawTwo && l.namesBoth(l.rec) {
		return 0, l.cannot(Card02, "counters: draws: both cards are named together")
	}
	return uint8(d.Draws), nil
}

func (l *loader) loadRefill() error {
	l.phase = atRefill
	gap := l.doc.Gap
	if gap == 0 {
		gap = l.firstGap() + 1
	}
	if gap < 1 || gap > l.table.places || l.yard[gap-1] != noCar {
		return l.cannot(Buy07, fmt.Sprintf("refill: place %d of the arrival yard is not a gap", gap))
	}
	l.gap = int8(gap - 1)
	if l.deckSize == 0 {
		return l.cannot(Buy07, "refill: the railcar draw pile is empty")
	}
	if l.firstGap() < gap-1 || slices.Contains(l.yard[gap:l.table.places], noCar) {
		return l.cannot(Buy07, "refill: another place of the arrival yard is empty: every gap is filled as soon as it is there")
	}
	if l.used == 0 {
		return l.cannot(Turn01, "refill: the purchase has used an action")
	}
	before := l.ask(l.rec, AskRefillOrder) == RefillOrderRefillFirst
	if before != (l.bought != noCar) {
		return l.cannot(Buy07, "refill: just-bought names the railcar if it is loaded after the refill, and only then")
	}
	return nil
}

// loadOver checks the end of a game against its cause.
func (l *loader) loadOver() error {
	l.phase = atOver
	l.Players("winners", &l.doc.Winners, &l.winners)
	if err := l.Err(); err != nil {
		return err
	}
	won, err := l.won()
	if err != nil {
		return err
	}
	if l.doc.Winners != nil && l.winners != won {
		return l.cannot(Win01, "winners: by the trains "+l.told(won))
	}
	l.winners = won
	return nil
}

// won returns the winners of a game that is over: by the goal (YM-WIN-01, YM-R-win-timing), or because the railcars
// have run out (YM-BUY-07, YM-R-railcars-run-out).
func (l *loader) won() (engine.Seats, error) {
	goal := uint8(0)
	for _, p := range l.players[:l.seats()] {
		goal = max(goal, p.score)
	}
	switch {
	case int(goal) >= l.table.goal && l.ask(l.rec, AskWinTiming) == WinTimingFinishRound:
		return l.highest(l.rec), nil
	case int(l.me().score) >= l.table.goal:
		return engine.Seats(0).With(l.owner()), nil
	case l.deckSize > 0 || l.hasArrivals() && l.ask(l.rec, AskRailcarsRunOut) != RailcarsRunOutEmptyDeckEnds:
		return 0, l.cannot(Win01, fmt.Sprintf("phase: the game is not over: railcars are left, and the player on turn has not reached the goal of %d",
			l.table.goal))
	case l.ask(l.rec, AskRailcarsRunOut) == RailcarsRunOutNoWinner:
		return 0, nil
	}
	return l.highest(l.rec), nil
}

// told names the winners.
func (l *loader) told(won engine.Seats) string {
	names := won.Names(l.table.seats)
	switch len(names) {
	case 0:
		return "nobody has won"
	case 1:
		return names[0] + " has won"
	}
	return strings.Join(names, " and ") + " have won together"
}
