package frontier

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// empty returns the position before the first decision.
func empty(setup engine.Setup, rec *engine.Record) (*state, error) {
	t, err := newTable(setup, rec)
	if err != nil {
		return nil, err
	}
	s := &state{table: t, seat: none, start: none, turn: none, mayor: none, stock: none}
	parts := t.parts
	for i := range s.tiles {
		s.tiles[i].owner, s.tiles[i].tycoon = none, none
	}
	for rest := t.forest; !rest.empty(); {
		s.trees[rest.pop()] = uint8(parts.TreesPerForest)
	}
	for i := range s.trains {
		s.trains[i].first = noSpace
	}
	for i := range s.lines {
		s.lines[i].face = none
		for j := range s.lines[i].builder {
			s.lines[i].builder[j] = none
		}
	}
	for i := range s.tilesUp {
		s.tilesUp[i] = uint8(parts.Copies)
	}
	for i := range s.cards {
		for l := range s.cards[i] {
			s.cards[i][l] = uint8(parts.IndustryCards[l])
		}
	}
	s.deck = 1<<characters - 1
	s.undrawn = uint16(1<<len(parts.Events) - 1)
	s.goals = uint16(1<<len(parts.Goals) - 1)
	for i := range s.events {
		s.events[i] = none
	}
	for i := range s.discs {
		s.discs[i] = none
		if !parts.DiscBoon[i] {
			s.bane |= 1 << i
		}
	}
	for i := range s.players {
		p := &s.players[i]
		p.cube, p.goal, p.dealt = none, none, [3]int8{none, none, none}
		p.supply = uint8(parts.Cubes)
	}
	s.open = nothingOpen
	return s, nil
}

// nothingOpen is the value of open when no decision is under way.
var nothingOpen = open{whose: none, what: none, site: noSpace, track: none, train: none, rank: none, swapped: none}

// applyStart names the starting player, who is mayor as well (FR-SETUP-17, FR-SETUP-18, FR-COMP-12).
func (s *state) applyStart(seat int8, rec *engine.Record) {
	s.start, s.leads, s.mayor = seat, seat, seat
	if rec != nil {
		rec.Effect(s.name(seat)+" is the starting player and mayor", Setup17, Setup18, Comp12)
	}
	s.step = atFirstTile
}

// applyFirstEvent lays out the event cards: upcoming, three, six, nine (FR-SETUP-20, FR-SETUP-21, FR-SETUP-22, FR-SETUP-23).
func (s *state) applyFirstEvent(card int8, rec *engine.Record) {
	q := s.emptyRow()
	s.layEvent(card, q, rec)
	if s.emptyRow() < 0 {
		s.step = atDiscs
	}
}

// emptyRow returns the first event space without a card, or -1.
func (s *state) emptyRow() int8 {
	for q, card := range s.events {
		if card < 0 {
			return int8(q)
		}
	}
	return none
}

// layEvent puts a drawn card onto an event space (FR-SETUP-19, FR-SETUP-26).
func (s *state) layEvent(card, q int8, rec *engine.Record) {
	s.events[q] = card
	s.undrawn &^= 1 << card
	if rec != nil {
		rec.Effect("the event "+s.table.parts.Events[card].Name+" is "+rowTexts[q], Setup19, Setup20, Setup21, Setup22, Setup23, Setup26)
	}
}

// applyDisc lays a disc onto an event card (FR-SETUP-24).
func (s *state) applyDisc(f, q int8, rec *engine.Record) {
	if s.step == atDiscMove {
		s.turnDisc(f, q, rec)
		s.moveDiscs(rec)
		return
	}
	s.discs[f] = q
	if rec != nil {
		rec.Effect("the disc of "+box.FieldNames[f]+" lies on the card "+rowTexts[q], Setup24)
	}
	if s.discToLay() < 0 {
		s.seat, s.step = s.inOrder(0), atIndustry // FR-SETUP-13
	}
}

// discToLay returns the first disc that is on no card in the set-up, or -1.
func (s *state) discToLay() int8 {
	for f, q := range s.discs {
		if q < 0 {
			return int8(f)
		}
	}
	return none
}

// applyIndustry gives a player his first industry (FR-SETUP-13).
func (s *state) applyIndustry(i int8, rec *engine.Record) {
	s.me().levels[i] = 1
	s.cards[i][0]--
	if rec != nil {
		rec.Effect(s.name(s.seat)+" is in "+box.IndustryNames[i], Setup13)
	}
	if s.nextInOrder() {
		return
	}
	s.seat, s.step = s.inOrder(0), atDeal
}

// nextInOrder gives the decision to the next player in order; false after the last.
func (s *state) nextInOrder() bool {
	i := (s.seat - s.leads + s.seats()) % s.seats()
	if i+1 == s.seats() {
		return false
	}
	s.seat = s.inOrder(i + 1)
	return true
}

// applyGoal deals a goal card to the player whose goals are dealt (FR-SETUP-15).
func (s *state) applyGoal(g int8, rec *engine.Record) {
	s.goals &^= 1 << g
	p := s.me()
	for i := range p.dealt {
		if p.dealt[i] < 0 {
			p.dealt[i] = g
			if i == s.table.parts.GoalsDealt-1 {
				s.step = atKeepGoal
			}
			return
		}
	}
}

// applyKeepGoal gives a player the goal that he keeps. The others leave the game.
func (s *state) applyKeepGoal(g int8, rec *engine.Record) {
	s.me().goal, s.me().dealt = g, [3]int8{none, none, none}
	rec.Cite(Setup15)
	if s.nextInOrder() {
		s.step = atDeal
		return
	}
	s.seat, s.step, s.open.count, s.goals = s.inOrder(0), atAssistants, 0, 0
	if s.assistantsDealt(rec) == 0 {
		s.found()
	}
}

// assistantsDealt returns the number of assistants that a player gets at the start (FR-SETUP-16,
// FR-R-assistants-dealt).
func (s *state) assistantsDealt(rec *engine.Record) uint8 {
	switch s.ask(rec, AskAssistantsDealt) {
	case AssistantsDealtTwo:
		return 2
	case AssistantsDealtNone:
		return 0
	}
	return uint8(s.table.parts.StartAssistants)
}

func (s *state) applyAssistant(card int8, rec *engine.Record) {
	s.deck &^= 1 << card
	s.me().hand |= 1 << card
	if rec != nil {
		rec.Effect(s.name(s.seat)+" gets the assistant "+s.table.characters[card], Setup16)
	}
	if s.open.count++; s.open.count < s.assistantsDealt(rec) {
		return
	}
	s.open.count = 0
	if !s.nextInOrder() {
		s.found()
	}
}

// found begins the founding; the mayor decides (FR-FOUND-01).
func (s *state) found() { s.seat, s.step, s.open.count = s.mayor, atStockpile, 0 }

// lowest returns the lowest member of a set of cards.
func lowest[T uint16 | uint64](set T) int8 { return int8(bits.TrailingZeros64(uint64(set))) }

// rowTexts are the names of the event spaces.
var rowTexts = [rowSpaces]string{"upcoming", "three", "six", "nine"}

var romans = [levels]string{"I", "II", "III", "IV"}
