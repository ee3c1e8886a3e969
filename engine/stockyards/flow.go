package stockyards

import (
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// why lists the clauses behind an effect. It is passed as a value, so that nothing is allocated without a record.
type why [3]engine.Clause

// and returns the clauses of w, followed by those in more.
func (w why) and(more ...engine.Clause) []engine.Clause {
	var all []engine.Clause
	for _, c := range w {
		if c != "" {
			all = append(all, c)
		}
	}
	return append(all, more...)
}

// stops adds the clause that a marker stops at the end of its track (US-BOUND-05), if the marker's move was cut off.
func stops(clauses []engine.Clause, stopped bool, track engine.Clause) []engine.Clause {
	if !stopped {
		return clauses
	}
	return append(clauses, track, Bound05)
}

// beginYear begins a year with the arrivals. Then chance turns the year card (US-YEAR-01, US-YEAR-02).
func (s *state) beginYear(rec *engine.Record) {
	if s.card != none {
		s.seen |= 1 << s.card
	}
	s.year++
	s.card = none
	s.seat = none
	if rec != nil {
		rec.Effect("year "+strconv.Itoa(int(s.year))+" begins", Year01, Year02)
	}
	s.arrive(rec)
	s.step = atYear
}

// beginPlacing begins Phase II with the first player (US-PLACE-01).
func (s *state) beginPlacing(rec *engine.Record) {
	rec.Cite(Place01)
	s.askFrom(s.first, rec)
}

// askFrom asks the first player from a seat on who has a worker on the mat (US-WORKER-03, US-PLACE-05), because each
// worker is used once a year (US-PLACE-06, US-WORKER-02). If there is none, Phase II is over for all players
// (US-PLACE-20, US-YEAR-03).
func (s *state) askFrom(from int8, rec *engine.Record) {
	for range s.seats() {
		if s.players[from].workers > 0 {
			rec.Cite(Worker03)
			s.seat, s.step = from, atPlace
			return
		}
		rec.CiteAll(Place05, Place06, Worker02)
		from = s.left(from)
	}
	s.allPlaced(rec)
}

// endTurn passes the turn on after a finished placement, clockwise. A turn has one worker and one action, never two
// (US-WORKER-01, US-PLACE-01, US-PLACE-04, US-PLACE-07, US-FINAL-02).
func (s *state) endTurn(rec *engine.Record) {
	rec.CiteAll(Worker01, Place04, Place07)
	rec.CiteAll(Place01, Final02)
	if s.lastLeft > 0 {
		if s.lastLeft--; s.lastLeft > 0 { // one after the other (US-Y3-07)
			s.seat, s.step = s.hirer, atPlace
			return
		}
		s.endWork(rec)
		return
	}
	s.askFrom(s.left(s.seat), rec)
}

// allPlaced gives the last workers of the year to the player who has hired the strikebreaker (US-Y3-06, US-Y3-07),
// or else ends Phase II. The last workers are placed like any other (US-Y3-08).
func (s *state) allPlaced(rec *engine.Record) {
	if s.hirer == none { // US-PLACE-20
		s.endWork(rec)
		return
	}
	s.clearSpace(cardSpace)
	s.picket &^= engine.Seats(0).With(engine.Seat(s.hirer))
	s.lastLeft = 2
	s.players[s.hirer].workers += s.lastLeft
	if rec != nil {
		rec.Effect(s.name(s.hirer)+" takes "+plural(int(s.lastLeft), "worker")+" back for the last placements of the year", Y306, Y307,
			Y308)
	}
	s.seat, s.step = s.hirer, atPlace
}

// endWork begins Phase III with the election. Without a campaigner there is no election: the party in office and the
// first player token stay (US-ELECT-01, US-ELECT-02).
func (s *state) endWork(rec *engine.Record) {
	rec.CiteAll(Place20, Year03)
	s.hirer, s.lastLeft = none, 0
	if s.standing[campaignSpace] == 0 {
		rec.CiteAll(Elect01, Elect02)
		s.endYear(rec)
		return
	}
	s.seat, s.step = s.workers[campaignSpace][0], atParty
}

// endYear takes the workers back and adjusts the prices (US-SUPPLY-01). Then it begins the next year or, after six
// years, the final scoring (US-YEAR-01, US-PRICE-07).
func (s *state) endYear(rec *engine.Record) {
	s.retrieve(rec)
	last := int(s.year) == s.table.parts.Years
	if !last || s.is(rec, AskFinalMarginPrices, FinalMarginPricesAfterAdjustment) {
		s.adjust(rec)
	}
	if last { // US-YEAR-01, US-SCORE-01
		rec.Cite(Year01)
		s.endGame(rec)
		return
	}
	rec.CiteAll(Price07)
	s.beginYear(rec)
}

// retrieve takes all workers back to the mats (US-RETRIEVE-01, US-RETRIEVE-02, US-WORKER-04). If the union spirit
// stayed high, it causes the next strike (US-STRIKE-06).
func (s *state) retrieve(rec *engine.Record) {
	for sp := range smallSpaces {
		s.clearSpace(sp)
	}
	s.slaughtered = [kinds]engine.Seats{}
	s.viaducters, s.contractors = [maxSeats]uint8{}, [maxSeats]uint8{}
	if rec != nil {
		clauses := []engine.Clause{Retrieve01, Worker04}
		if s.picket != 0 {
			clauses = append(clauses, Retrieve02)
		}
		if s.away != 0 {
			clauses = append(clauses, s.awayBack())
		}
		if s.strike && int(s.spirit) >= s.table.parts.StrikeAt {
			rec.Cite(Strike06)
		}
		rec.Effect("all workers go back to the mats", clauses...)
	}
	s.picket, s.away, s.strike = 0, 0, false
	for i := range s.seats() { // including workers that a year card took away (US-Y5-08, US-Y5-11)
		s.players[i].workers = uint8(s.table.workers)
	}
}

// awayBack returns the clause by which a worker laid on the year card returns.
func (s *state) awayBack() engine.Clause {
	if s.table.parts.YearCards[s.card].Name == "y1919-worker-away" {
		return Y511
	}
	return Y508
}

// clearSpace takes all workers off an action space.
func (s *state) clearSpace(sp space) {
	s.workers[sp] = [mostSmall]int8{none, none, none, none, none, none}
	s.standing[sp] = 0
}

// placeWorker moves a worker from the mat to a small space (US-PLACE-02).
func (s *state) placeWorker(sp space) {
	s.workers[sp][s.standing[sp]] = s.seat
	s.standing[sp]++
	s.me().workers--
}

// applyParty gives the first player token to the campaigner, who chooses the party in office (US-CAMPAIGN-02, US-ELECT-03,
// US-ELECT-04, US-ELECT-05).
func (s *state) applyParty(p int8, rec *engine.Record) {
	if rec != nil {
		rec.Effect(s.name(s.seat)+" is first player", Elect03, Campaign02)
		rec.Effect("the "+partyTitles[p]+" are in office", Elect04)
		if p == s.party {
			rec.Cite(Elect05)
		}
	}
	s.first, s.party = s.seat, p
	s.endYear(rec)
}

var partyTitles = [...]string{democratic: "Democrats", republican: "Republicans"}

// adjust moves the prices by the animals left in the Yards. A kind with few animals becomes more expensive, a kind
// with many cheaper (US-SUPPLY-02, US-SUPPLY-03, US-PRICE-01, US-PRICE-02, US-PRICE-03, US-PRICE-04, US-PRICE-05,
// US-PRICE-06).
func (s *state) adjust(rec *engine.Record) {
	fewest, most := slices.Min(s.yards[:]), slices.Max(s.yards[:])
	p := s.table.parts
	rec.CiteAll(Supply01, Supply02, Supply03)
	low, high := 0, 0
	for _, n := range s.yards {
		if n == fewest {
			low++
		}
		if n == most {
			high++
		}
	}
	for k, n := range s.yards {
		tie := ""
		if rec != nil {
			tie = s.tied(n, fewest)
		}
		switch {
		case fewest == most: // US-PRICE-03
			s.movePrice(k, p.PriceStep.Equal, tie, rec, why{Price03})
		case n == fewest && low > 1: // US-PRICE-04, US-SUPPLY-02
			s.movePrice(k, p.PriceStep.Fewest, tie, rec, why{Price04, Price01})
		case n == fewest: // US-PRICE-01, US-SUPPLY-02
			s.movePrice(k, p.PriceStep.Fewest, "", rec, why{Price01})
		case n == most && high > 1: // US-PRICE-05, US-SUPPLY-03
			s.movePrice(k, p.PriceStep.Most, tie, rec, why{Price05, Price02})
		case n == most: // US-PRICE-02, US-SUPPLY-03
			s.movePrice(k, p.PriceStep.Most, "", rec, why{Price02})
		default:
			rec.CiteAll(Price06)
		}
	}
}

// movePrice moves a price and stops at the ends of its track (US-BOUND-01, US-BOUND-05). It adds the names of tied
// kinds.
func (s *state) movePrice(k, by int, tie string, rec *engine.Record, w why) {
	track := &s.table.parts.Price[s.table.side][k]
	wanted := int(s.prices[k]) + by
	to := min(max(wanted, track.Min), track.Max)
	if to != wanted {
		rec.Cite(Bound05)
	}
	rec.Cite(Bound01)
	if rec != nil {
		rec.Effect("the price of "+box.KindNames[k]+" goes from "+dollars(s.prices[k])+" to "+dollars(to)+tie,
			stops(w.and(Setup20), to != wanted, Bound01)...)
	}
	s.prices[k] = int8(to)
}
