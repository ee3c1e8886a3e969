package stockyards

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// free returns the squares on which a building can be placed (US-BUILD-07, US-BUILD-08, US-R-build-over,
// US-R-unused-plant-sites).
func (s *state) free(rec *engine.Record) board {
	free := s.table.grid.without(s.pieces).without(s.table.closed)
	if !s.is(rec, AskBuildOver, BuildOverEmptySquaresOnly) {
		free = free.or(s.viaducts)
	}
	return free
}

// wanted returns the squares of which a connected building has to cover at least one (US-BUILD-09): those next to
// the player's cluster, and viaducts in it.
func (s *state) wanted() board {
	c := s.cluster(s.seat)
	return c.around().or(c.and(s.viaducts))
}

// priceOfSquares returns the price of the squares of a piece for the player (US-BUILD-14, US-BUILD-15, US-BUILD-16,
// US-BUILD-17, US-BUILD-18). Squares outside Packingtown have no price, because a piece over the border is refused
// anyway.
func (s *state) priceOfSquares(on board) int {
	return s.table.parts.SquarePrice * on.and(s.table.grid).without(s.me().land).size()
}

// offered returns the index of a card in the offering, or -1.
func (s *state) offered(card int8) int {
	for i, c := range s.offering[:s.offers] {
		if c == card {
			return i
		}
	}
	return -1
}

// mayBuild judges a building laid in one way (US-BUILD-01, US-BUILD-02, US-BUILD-03, US-BUILD-04, US-BUILD-05,
// US-BUILD-06, US-BUILD-07, US-BUILD-08, US-BUILD-09, US-BUILD-10, US-BUILD-11, US-BUILD-12, US-BUILD-35).
func (s *state) mayBuild(card int8, corner square, turn uint8, rec *engine.Record) refusal {
	if s.blocked(buildSpace) { // US-PLACE-11, US-PLACE-12
		return s.blockedBy(buildSpace)
	}
	b := &s.table.parts.Buildings[card]
	l := s.table.turned[b.Shape][turn]
	if l == nil {
		return notTurnedSo
	}
	on := l.coverAt(corner)
	inside := l.inside(corner, s.table.grid)
	switch {
	case s.poor(s.priceOfSquares(l.landAt(corner, s.table.grid))):
		return tooPoorForLand
	case !inside:
		return outsideGrid
	case on.meets(s.pieces.without(s.viaducts)):
		return onPiece
	case on.meets(s.viaducts) && s.is(rec, AskBuildOver, BuildOverEmptySquaresOnly):
		return onViaduct
	case on.meets(s.table.closed):
		return onPlantSite
	case !on.meets(s.wanted()):
		return notConnected
	case s.top == card:
		return topOfDeck
	case s.offered(card) < 0:
		return notOffered
	}
	rec.Cite(Build09)
	citeConnection(rec)
	return allowed
}

// citeConnection cites the clauses about connections to the player's plant: through buildings of any player, along
// edges, and through other plants as well (US-BUILD-10, US-BUILD-11, US-BUILD-12, US-BUILD-13).
func citeConnection(rec *engine.Record) {
	rec.CiteAll(Build10, Build13)
	rec.CiteAll(Build11, Build12)
}

// inside reports whether a piece laid at a corner is wholly on the grid (US-BUILD-07). Beyond the east
// border, the piece would cover the column that is on no grid. Squares beyond the south border are missing
// from the cover, so the depth is checked.
func (l *way) inside(corner square, grid board) bool {
	return corner.row()+l.depth <= box.MostRows && l.coverAt(corner).without(grid).empty()
}

// legalBuilds lists every way of building every card on offer. A card that fits nowhere has none (US-BUILD-36).
func (s *state) legalBuilds(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.blocked(buildSpace) {
		return dst
	}
	rec.Ask(AskPieceFlip)
	free, wanted := s.free(rec), s.wanted()
	for _, card := range s.offering[:s.offers] {
		before := len(dst)
		b := &s.table.parts.Buildings[card]
		rich := !s.poor(s.table.parts.SquarePrice * b.Squares) // US-BUILD-35
		ways := s.table.ways[b.Shape]
		if !rich && s.me().land.empty() {
			ways = nil // without land of one's own, the price is the same everywhere
		}
		for _, l := range ways {
			build := layAt(vBuild, card, 0, l.index())
			for corners := l.corners(free, wanted); !corners.empty(); {
				if sq := corners.pop(); rich || !s.poor(s.priceOfSquares(l.coverAt(sq))) {
					dst = append(dst, build|engine.Action(sq)<<squareBits)
				}
			}
		}
		if len(dst) == before {
			rec.CiteAll(Build36)
		}
	}
	return dst
}

// index returns the index of a way among turns.
func (l *way) index() uint8 {
	n := l.Quarters
	if l.Mirror {
		n += 4
	}
	return n
}

// applyBuild carries out a Build in the order of its steps (US-BUILD-03).
func (s *state) applyBuild(card int8, corner square, turn uint8, rec *engine.Record) {
	s.placeWorker(buildSpace)
	at := s.offered(card)
	copy(s.offering[at:], s.offering[at+1:])
	s.offers--
	s.offering[s.offers] = none
	s.places[card] = placing{at: corner, turn: turn}
	s.me().buildings |= 1 << card
	rec.CiteAll(Build02, Build04)
	on := s.squaresOf(card)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" builds "+s.table.parts.Buildings[card].Name+" on "+strings.Join(on.names(), " "),
			Build01, Build05, Build06)
		if s.wantsViaduct(on) {
			rec.CiteAll(Viaduct10)
		}
	}
	if covered := on.and(s.viaducts); !covered.empty() {
		rec.Ask(AskBuildOver)
		s.viaducts = s.viaducts.without(covered)
	}
	s.pieces = s.pieces.or(on)
	s.payForLand(on, Build14, Build15, Build17, rec)
	s.efficiency(card, on, rec)
	s.returnLand(rec) // US-LAND-12
	s.unfinished = card
	s.moveTokens(on, rec)
}

// wantsViaduct reports whether a piece touches a viaduct.
func (s *state) wantsViaduct(on board) bool { return on.around().meets(s.viaducts) }

// payForLand pays the Bank and the owners of the land under a piece (US-BUILD-14, US-BUILD-15, US-BUILD-16, US-BUILD-17,
// US-BUILD-18, US-LAND-08, US-LAND-09).
func (s *state) payForLand(on board, bank, owner, own engine.Clause, rec *engine.Record) {
	price := s.table.parts.SquarePrice
	rest, owners := on.without(s.me().land), 0
	if rest != on {
		rec.CiteAll(own)
	}
	for i := range s.seats() {
		theirs := rest.and(s.players[i].land)
		if i == s.seat || theirs.empty() {
			continue
		}
		rest = rest.without(theirs)
		k := price * theirs.size()
		s.me().cash -= int16(k)
		s.players[i].cash += int16(k)
		if owners++; owners > 1 {
			rec.CiteAll(Build16)
		}
		if rec != nil {
			rec.Effect(s.name(s.seat)+" pays "+dollars(k)+" to "+s.name(i)+" for land", owner, Land08, Land09, Money06)
		}
	}
	if !rest.empty() { // the Bank owns the rest (US-LAND-02)
		s.payBank(price*rest.size(), rec, why{bank, Land02})
	} else if owners == 0 {
		rec.CiteAll(Build18)
	}
}

// efficiency gives the bonus for neighbours of the same colour (US-BUILD-19, US-BUILD-20, US-R-efficiency-amount,
// US-R-efficiency-plants).
func (s *state) efficiency(card int8, on board, rec *engine.Record) {
	beside := on.around()
	n := 0
	for rest := s.table.colours[s.table.parts.Buildings[card].Colour] & s.built() &^ (1 << card); rest != 0; rest &= rest - 1 {
		if s.squaresOf(lowestCard(rest)).meets(beside) {
			n++
		}
	}
	rec.Ask(AskEfficiencyPlants)
	if beside.meets(s.plantSquares(s.seat)) && s.is(rec, AskEfficiencyPlants, EfficiencyPlantsOwnPlantCounts) {
		n++
	}
	each := s.table.parts.Efficiency
	if s.is(rec, AskEfficiencyAmount, EfficiencyAmountTwoEach) {
		each *= 2
	}
	rec.Cite(Build19)
	if n > 0 {
		s.save(n*each, rec, why{Build19, Build20})
	}
}

// built returns the cards that players have built.
func (s *state) built() uint32 {
	cards := uint32(0)
	for i := range s.seats() {
		cards |= s.players[i].buildings
	}
	return cards
}

// goOnBuilding continues a Build after the railroad tokens: with the immediate effects of the card, the specialists
// and the refill. It does not give the value next to the end-game flag (US-BUILD-29, US-FLAG-02).
func (s *state) goOnBuilding(rec *engine.Record) {
	if s.wilds != 0 { // there are more markets than wild tokens (US-BUILD-24)
		s.step = atWild
		rec.Cite(Build03)
		return
	}
	if s.unfinished == none { // a viaduct has no further effect (US-VIADUCT-09)
		s.endTurn(rec)
		return
	}
	b := &s.table.parts.Buildings[s.unfinished]
	rec.CiteAll(Build28, Flag01, Card03)
	if b.End != 0 {
		rec.CiteAll(Build29, Flag02)
	}
	s.gain(&b.Immediate, rec, why{Build28})
	s.checkSpecialists(rec)
}

// refill fills the offering with the top card of the deck (US-BUILD-33). Then chance shows the next card
// (US-BUILD-34).
func (s *state) refill(rec *engine.Record) {
	s.unfinished = none
	if s.top == none {
		s.endTurn(rec)
		return
	}
	s.offering[s.offers] = s.top
	s.offers++
	if rec != nil {
		rec.Effect(s.table.parts.Buildings[s.top].Name+" joins the offering", Build33)
	}
	s.top = none
	if s.unseen() != 0 {
		s.step = atReveal
		return
	}
	s.endTurn(rec)
}
