package hellonwheels

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// Load opens a game at a position. The rules fill in missing parts. Then Load checks every law about positions, and
// refuses a position that breaks a law. The refusal cites the first broken clause.
func (game) Load(setup engine.Setup, text []byte, rec *engine.Record) (engine.State, error) {
	l := &loader{&walk{Form: form.Read(nil), doc: &Position{}, rec: rec}}
	load := document.Loader[*state]{Document: l.doc, State: &l.state, Empty: empty, Laws: laws, Stuck: l.stuck}
	load.Means, load.Begin = isCopy, l.begin
	load.Fill = []func() error{
		l.wholePosition, l.loadPhase, l.loadTowns, l.loadPlayers, l.loadCards, l.loadMoney, l.loadDecision,
	}
	return load.Load(setup, text, rec)
}

// isCopy reports whether a bare name means a copy of a card.
func isCopy(_ string, given, read any) bool {
	name, _ := read.(string)
	bare, _, several := strings.Cut(name, "#")
	return several && given == bare
}

func (l *loader) stuck() error {
	return fmt.Errorf("decision: nothing can be decided here: %s", l.pending())
}

// loader makes a state from a document.
type loader struct{ *walk }

// seatOf finds a player; the error names the place of the name.
func (l *loader) seatOf(where, name string) (int8, error) {
	seat, err := document.Seat(where, name, l.table.seats)
	return int8(seat), err
}

// wholePosition refuses a seat's view, which leaves out hidden parts.
func (l *loader) wholePosition() error {
	l.Seats = l.table.seats
	for i := range l.doc.Players {
		l.OnlyViewed("cards", l.doc.Players[i].Cards != nil)
	}
	l.OnlyViewed("deck-left", l.doc.DeckLeft != nil)
	l.OnlyViewed("discards", l.doc.PileLeft != nil)
	return l.Err()
}

// loadPhase reads the phase and the part of the turn.
func (l *loader) loadPhase() error {
	if l.doc.Phase == "" {
		l.doc.Phase = phaseIDs[supervisorPhase]
	}
	phase, err := document.Word("phase", l.doc.Phase, phaseIDs[:])
	if err != nil {
		return err
	}
	l.phase = uint8(phase)
	if l.doc.Opportunist != "" {
		p, err := document.Word("opportunist", l.doc.Opportunist, partIDs[:])
		if err != nil {
			return err
		}
		l.part = part(p)
	}
	if l.doc.Decision != "" {
		d, err := document.Word("decision", l.doc.Decision, decisionIDs[:])
		if err != nil {
			return err
		}
		l.step = step(d)
	}
	turn := l.doc.Turn
	switch {
	case l.phase == setUp && turn == 0:
	case turn == 0:
		turn = 2
	case l.phase == setUp || turn < 0 || turn > 11:
		return fmt.Errorf("turn: %d: turns count from 1, set-up is turn 0, and no game has more than 11", turn)
	}
	l.turn = uint8(turn)
	if l.part != within && l.phase == setUp {
		return fmt.Errorf("opportunist: set-up has no Opportunist Phases")
	}
	return nil
}

// loadPlayers reads the players, the Supervisor, and the players who have left.
func (l *loader) loadPlayers() error {
	for i, p := range l.doc.Players {
		seat, err := l.seatOf("players", p.Name)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(l.doc.Players[:i], func(o Player) bool { return o.Name == p.Name }) {
			return fmt.Errorf("players: %s appears twice", p.Name)
		}
		if p.Left {
			l.gone = l.gone.With(engine.Seat(seat))
		}
	}
	if l.gone != 0 && !l.is(l.rec, AskElimination, EliminationOutWhenShort) {
		return &engine.Violation{Clause: Aim04, Question: book.Questions[AskElimination].ID, Reason: "nobody leaves the game"}
	}
	if l.players() == 0 && l.step != atOver && l.step != atWinnerRoll {
		return fmt.Errorf("players: nobody is left in the game")
	}
	switch {
	case l.doc.Supervisor != "":
		seat, err := l.seatOf("supervisor", l.doc.Supervisor)
		l.supervisor = seat
		return err
	case l.step == atDeal && !l.is(l.rec, AskFirstSupervisor, FirstSupervisorNobody),
		l.phase > supervisorPhase || l.turn > 1 || l.phase == supervisorPhase && l.part == behind:
		l.supervisor = 0
	}
	return nil
}

// loadMoney reads the cash; the bank holds the rest of the money.
func (l *loader) loadMoney() error {
	all := 0
	for _, p := range l.doc.Players {
		seat, _ := l.table.seat(p.Name)
		if p.Cash != nil {
			if *p.Cash < -mostMoney || *p.Cash > mostMoney {
				return fmt.Errorf("players: %s has %dK: no game comes to more than %dK", p.Name, *p.Cash, mostMoney)
			}
			l.cash[seat] = int32(*p.Cash)
		}
	}
	for _, k := range l.cash[:l.seats()] {
		all += int(k)
	}
	l.bank = int32(l.table.parts.StartMoney*int(l.seats()) - all)
	if b := l.doc.Bank; b != nil && *b != int(l.bank) {
		return &engine.Violation{Clause: Setup02, Reason: fmt.Sprintf(
			"the bank has %dK and the players %dK; together they have %dK, so the bank has %dK",
			*b, all, l.table.parts.StartMoney*int(l.seats()), l.bank)}
	}
	if most := l.mostPaid(); int(-l.bank) > most {
		return &engine.Violation{Clause: Setup02, Reason: fmt.Sprintf(
			"players: together they have %dK, which is %dK more than at the start; by turn %d the bank can have paid %dK at most",
			all, -l.bank, l.turn, most)}
	}
	return nil
}

// mostPaid bounds the bank's payments so far. Each turn, the bank pays at most three kinds of Establishment, for all
// Customers and Mayhem cards and once for every Town. It pays an Entrepreneur twice in each Opportunist Phase.
func (l *loader) mostPaid() int {
	const kinds, windows = 3, 20
	parts, all := l.table.parts, set{^uint64(0), 1<<(instances-64) - 1}
	total := parts.PerCustomer*all.of(box.Customer).size() + parts.PerMayhem*(all.of(box.Mayhem).size()+int(positions))
	for _, base := range parts.Base {
		total += base
	}
	return int(l.turn) * (kinds*total + 2*windows*parts.Entrepreneur)
}

// mostMoney is the limit of a player's money in a document, in K; no game comes near it.
const mostMoney = 20000
