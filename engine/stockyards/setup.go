package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// empty returns a table after set-up, except for the parts that chance and the players decide. The general supply
// and the box contain everything that has no other place (US-SETUP-18, US-SETUP-25, US-PLAYER-12).
func empty(setup engine.Setup, rec *engine.Record) (*state, error) {
	t, err := newTable(setup, rec)
	if err != nil {
		return nil, err
	}
	p := t.parts
	s := &state{table: t, seat: none, first: none, party: noParty, hirer: none, card: none, top: none, unfinished: none}
	for k := range kinds {
		s.prices[k] = int8(p.Price[t.side][k].Min) // US-SETUP-19, US-SETUP-20
		s.yards[k] = uint8(p.StartLivestock[len(t.seats)])
	}
	s.spirit = int8(max(p.SpiritMin, int(t.answers.Ask(rec, AskSpiritStart)))) // US-SETUP-27
	for sp := range smallSpaces {
		s.clearSpace(sp)
	}
	for i := range s.offering {
		s.offering[i] = none
	}
	for i := range s.rails {
		s.rails[i] = none // beside the grid (US-SETUP-26)
	}
	s.display = 1<<specialist - 1 // US-SETUP-13
	s.tokens = int8(p.Tokens - p.StartTokens*len(t.seats))
	for i := range s.seats() {
		s.brands[i] = i
		s.players[i] = newPlayer(t)
	}
	rec.CiteAll(Setup19, Player08, Player09, Final06, Final07, Final08)
	return s, nil
}

// newPlayer returns the things that every player takes: mat, plant, land cards and trackers of the colour, branch
// houses and workers, cash and a token (US-PLAYER-02, US-PLAYER-03, US-PLAYER-04, US-PLAYER-05, US-PLAYER-06,
// US-PLAYER-07, US-PLAYER-10).
func newPlayer(t *table) player {
	p := t.parts
	q := player{cash: int16(p.StartCash), tokens: int8(p.StartTokens), plant: none, workers: uint8(t.workers), houses: uint8(t.houses),
		brand: int8(p.StartBrand)}
	for k := range kinds {
		q.meat[k] = int8(p.StartMeat[k])
	}
	return q
}

// New opens a game before the first player is named.
func (game) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	s, err := empty(setup, rec)
	if err != nil {
		return nil, err
	}
	s.step = atFirst
	s.restsOn(rec)
	return s, nil
}

// applyFirst names the first player. Savings and brand trackers follow the turn order (US-FINAL-01, US-FINAL-02,
// US-FINAL-03, US-FINAL-04, US-FINAL-05).
func (s *state) applyFirst(seat int8, rec *engine.Record) {
	s.first = seat
	for i := range s.seats() {
		turn := (seat + i) % s.seats()
		s.players[turn].savings = int16(s.table.parts.StartSavings[i])
		s.brands[i] = turn
	}
	if rec != nil {
		rec.Effect(s.name(seat)+" is first player", Final01, Final02)
		rec.Effect("savings and brand trackers are placed in turn order", Final03, Final04, Final05, Brand04)
	}
	s.step = atElection
}

// applyElection turns the election token up (US-SETUP-14).
func (s *state) applyElection(p int8, rec *engine.Record) {
	s.party = p
	if rec != nil {
		rec.Effect("the "+partyTitles[p]+" are in office", Setup14)
	}
	s.step = atReveal
}

// applyReveal turns a building card up. At set-up the card goes into the offering, later on top of the deck
// (US-SETUP-10, US-SETUP-11, US-SETUP-12, US-BUILD-34).
func (s *state) applyReveal(card int8, rec *engine.Record) {
	s.revealed |= 1 << card
	name := s.table.parts.Buildings[card].Name
	if s.year == 0 && s.offers < mostOffer {
		s.offering[s.offers] = card
		s.offers++
		if rec != nil {
			rec.Effect(name+" is on offer", Setup10, Setup11)
		}
		return
	}
	s.top = card
	rec.Cite(Setup12)
	if rec != nil {
		clause := Build34
		if s.year == 0 {
			clause = Setup12
		}
		rec.Effect(name+" is on top of the building deck", clause)
	}
	if s.year > 0 {
		s.endTurn(rec)
		return
	}
	s.seat, s.step = (s.first+s.seats()-1)%s.seats(), atPlant
}

// mayPlant judges the choice of a start location (US-FINAL-11, US-FINAL-12).
func (s *state) mayPlant(site int8, rec *engine.Record) refusal {
	for i := range s.seats() {
		if s.players[i].plant == site {
			return siteTaken
		}
	}
	for _, open := range s.table.open {
		if open == site {
			rec.CiteAll(Final11, Final12)
			return allowed
		}
	}
	return siteClosed
}

// applyPlant places a slaughter plant. After the first player's plant, the first year begins (US-FINAL-10).
func (s *state) applyPlant(site int8, rec *engine.Record) {
	s.settle(s.seat, site)
	if rec != nil {
		rec.Effect(s.name(s.seat)+"'s plant stands at the location "+s.table.parts.Locations[s.table.side][site].Name, Final10, Final11)
	}
	if s.seat == s.first {
		s.beginYear(rec)
		return
	}
	s.seat = (s.seat + s.seats() - 1) % s.seats()
}
