package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// phaseIDs, decisionIDs and partIDs spell the phases, the decisions and the Opportunist Phases of a document.
var (
	phaseIDs = [...]string{
		"set-up", "supervisor", "railroad", "civilized", "taxes", "establishment", "customer", "past-town", "present-town", "future-town",
		"end-of-the-line",
	}
	decisionIDs = [steps]string{
		atTown: "town", atFirst: "supervisor", atDeal: "deal", atBid: "bid", atRoll: "roll", atDraw: "draw", atExtra: "extra-card",
		atVisit: "visit", atGiveUp: "give-up", atWindow: "play", atCardDraw: "card-draw", atRandom: "random-card", atDiscard: "discard",
		atWinnerRoll: "winner-roll", atOver: "over",
	}
	partIDs = [...]string{within: "", ahead: "ahead", behind: "behind"}
)

// Position returns the whole position as a [*Position].
func (s *state) Position() any { return s.document() }

// Phase returns the current phase, or the Opportunist Phase.
func (s *state) Phase() string {
	switch {
	case s.step == atOver:
		return decisionIDs[atOver]
	case s.part != within:
		return "opportunist"
	}
	return phaseIDs[s.phase]
}

// walk visits the parts of a position, to write its document or to read one.
type walk struct {
	*form.Form
	*state
	doc *Position
	rec *engine.Record
}

func (s *state) document() *Position {
	w := &walk{Form: form.Write(s.table.seats), state: s, doc: &Position{
		Turn: int(s.turn), Phase: phaseIDs[s.phase], Opportunist: partIDs[s.part], Decision: decisionIDs[s.step],
		Bank: number(s.bank), Past: s.townDocument(past), Present: s.townDocument(present), Future: s.townDocument(future),
		Deck: s.deck.strings(), PutBy: s.putByDocument(), Passes: int(s.passes), Drawing: s.drawing(),
		Player: s.nameOf(s.seat), Supervisor: s.nameOf(s.supervisor), Blackmailer: s.nameOf(int8(s.blackmailer) - 1),
		Cull: s.nameOf(int8(s.cull) - 1),
	}}
	d := w.doc
	if s.tied != 0 && (s.step == atRoll || s.step == atWinnerRoll) {
		d.Rolling = &Rolling{}
	}
	if s.work > 0 {
		d.Effect = &CardAtWork{Card: instance(s.work - 1).String(), By: s.name(s.by), Left: int(s.left), Next: s.nameList(s.next)}
	}
	if s.step == atGiveUp {
		d.Taxes = &Taxes{At: positionNames[s.taxed], GiveUp: int(s.giveUp)}
	}
	form.Set(w.Form, "town-deck", &d.TownDeck, &s.townDeck, form.Words(townNames[:]))
	form.Set(w.Form, "towns-out", &d.Out, &s.out, form.Words(townNames[:]))
	w.pileParts()
	w.progressParts()
	w.Players("winners", &d.Winners, &s.winners)
	for i := range s.seats() {
		d.Players = append(d.Players, s.playerDocument(i))
	}
	return d
}

// pileParts reads or writes the RR cards that are out of play.
func (w *walk) pileParts() {
	w.cards("discard-pile", &w.doc.Pile, &w.pile)
	w.cards("removed", &w.doc.Removed, &w.removed)
}

// cards reads or writes RR cards in card order.
func (w *walk) cards(part string, d *[]string, cards *set) {
	if w.Writes() {
		*d = cards.strings()
		return
	}
	for _, text := range *d {
		if c, err := w.claim(w.At(part), text); err == nil {
			cards.add(c)
		} else {
			w.Fail(err)
		}
	}
}

// progressParts reads or writes the progress of a phase.
func (w *walk) progressParts() {
	d := w.doc
	w.Players("shut-out", &d.Shut, &w.shut)
	form.Copy(w.Form, &d.Played, &w.played)
	if r := d.Rolling; r != nil {
		w.Players("rolling: tied", &r.Tied, &w.tied)
		form.Numbers(w.Form, "rolling: rolls", &r.Rolls, w.rolls[:], w.Seats, form.Bounds{Least: 1, Most: 6})
	}
	if t := d.Taxes; t != nil {
		form.Numbers(w.Form, "taxes: paid", &t.Paid, w.paid[:], w.Seats, form.Bounds{Most: mostMoney})
		form.Numbers(w.Form, "taxes: received", &t.Received, w.received[:], w.Seats, form.Bounds{Most: mostMoney})
	}
}

// drawing returns the Railroad Phase in progress, or nil at its beginning.
func (s *state) drawing() *Drawing {
	d := &Drawing{Cards: int(s.drawn), Buying: s.buying, Due: int(s.due)}
	empty := s.drawn == 0 && !s.buying
	for i, n := range s.bought {
		if n == 0 {
			continue
		}
		empty = false
		if int8(i) == s.seat {
			d.Bought = int(n)
			continue
		}
		if d.Earlier == nil {
			d.Earlier = map[string]int{}
		}
		d.Earlier[s.name(int8(i))] = int(n)
	}
	if empty {
		return nil
	}
	return d
}

func (s *state) playerDocument(seat int8) Player {
	p := Player{Name: s.name(seat), Cash: number(s.cash[seat]), Hand: s.hands[seat].strings(), Left: !s.in(seat)}
	if b := s.bids[seat]; b.made {
		p.Bid = &Bid{Chips: int(b.chips), Blackmail: b.blackmail}
	}
	if at := s.civilizedAt[seat]; at > 0 {
		p.CivilizedAt = positionNames[at-1]
	}
	return p
}

func (s *state) townDocument(at position) *Town {
	if !s.hasTown(at) {
		return nil
	}
	there := s.board[at]
	return &Town{
		Name:           townNames[s.town[at]],
		Establishments: s.owners(there.establishments()), Civilized: s.owners(there.of(box.Civilized)),
		Customers: there.of(box.Customer).strings(), Mayhem: there.of(box.Mayhem).strings(),
	}
}

func (s *state) owners(cards set) map[string]string {
	owners := map[string]string{}
	for !cards.empty() {
		c := cards.pop()
		owners[c.String()] = s.nameOf(int8(s.owner[c]) - 1)
	}
	return owners
}

// strings spells the cards of a set in card order.
func (s set) strings() []string {
	var names []string
	for !s.empty() {
		names = append(names, s.pop().String())
	}
	return names
}

// nameOf returns a player's name, or "" for a seat without a player.
func (s *state) nameOf(seat int8) string { return engine.Seat(seat).Name(s.table.seats) }

func (s *state) nameList(seats engine.Seats) []string { return seats.Names(s.table.seats) }

func (s *state) putByDocument() map[string]string {
	by := map[string]string{}
	for c, seat := range s.putBy {
		if seat > 0 {
			by[instance(c).String()] = s.name(int8(seat) - 1)
		}
	}
	return by
}

func number[N int | int32](n N) *int {
	i := int(n)
	return &i
}
