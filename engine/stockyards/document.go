package stockyards

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

var decisionIDs = [steps]string{atFirst: "first-player", atElection: "election-token", atReveal: "reveal-building", atPlant: "plant",
	atYear: "reveal-year", atPlace: "placement", atWild: "wild", atSpecial: "specialist", atParty: "party", atOver: "over"}

var spaceIDs = [smallSpaces]string{"buy-land", "build", "advertise-national", "advertise-chicago", "branch", "wage-increase", "party",
	"campaign", "year-card"}

// Position is the whole position as a [*Position].
func (s *state) Position() any { return s.document() }

// Phase is what is being decided.
func (s *state) Phase() string { return decisionIDs[s.step] }

func (s *state) document() *Position {
	parts := s.table.parts
	p := &Position{
		Year: int(s.year), Decision: decisionIDs[s.step], Player: s.nameOf(s.seat), FirstPlayer: s.nameOf(s.first),
		Prices: map[string]int{}, Yards: map[string]int{}, Slaughtered: map[string][]string{},
		Spirit: number(s.spirit), Strike: s.strike, Spaces: s.spacesDocument(), Picket: s.nameList(s.picket), Away: s.nameList(s.away),
		Strikebreaker: s.nameOf(s.hirer), Offering: []string{}, Deck: map[string][]string{}, Specialists: []string{},
		Markets: map[string]*Market{}, Beside: []string{}, Viaducts: s.viaducts.names(), Bank: number(s.bank), TokensLeft: number(s.tokens),
		Winners: s.nameList(s.winners),
	}
	if s.party != noParty {
		p.Party = partyNames[s.party]
	}
	for k, name := range box.KindNames {
		p.Prices[name], p.Yards[name] = int(s.prices[k]), int(s.yards[k])
		if s.slaughtered[k] != 0 {
			p.Slaughtered[name] = s.nameList(s.slaughtered[k])
		}
	}
	for i := range yearCards {
		if s.seen>>i&1 != 0 {
			p.YearCards = append(p.YearCards, parts.YearCards[i].Name)
		}
	}
	if s.card != none {
		p.YearCard = parts.YearCards[s.card].Name
	}
	s.cardsDocument(p)
	s.marketsDocument(p)
	for i := range s.seats() {
		p.Players = append(p.Players, s.playerDocument(i))
		if s.first != none {
			p.Brand = append(p.Brand, s.name(s.brands[i]))
		}
	}
	return p
}

func (s *state) cardsDocument(p *Position) {
	parts := s.table.parts
	for _, c := range s.offering[:s.offers] {
		p.Offering = append(p.Offering, parts.Buildings[c].Name)
	}
	if s.top != none {
		p.DeckTop = parts.Buildings[s.top].Name
	}
	for i, l := range s.table.letters {
		for rest := s.inDeck(l); rest != 0; rest &= rest - 1 {
			letter := string(rune('A' + i))
			p.Deck[letter] = append(p.Deck[letter], parts.Buildings[lowestCard(rest)].Name)
		}
	}
	for i, sp := range parts.Specialists {
		if s.display>>i&1 != 0 {
			p.Specialists = append(p.Specialists, sp.Name)
		}
	}
	if s.step == atWild || s.step == atSpecial {
		p.Building = &Unfinished{Wild: s.railNames(s.wilds)}
		if s.unfinished != none {
			p.Building.Card = parts.Buildings[s.unfinished].Name
		}
	}
}

// inDeck are the cards of a letter that can still come up.
func (s *state) inDeck(l letter) uint32 {
	seen := 0
	for rest := s.revealed & l.cards; rest != 0; rest &= rest - 1 {
		seen++
	}
	if seen >= l.count {
		return 0
	}
	return l.cards &^ s.revealed
}

func (s *state) railNames(set uint16) []string {
	var names []string
	for i := range s.table.rails {
		if set>>i&1 != 0 {
			names = append(names, s.table.parts.RailTokens[s.table.side][i].Name)
		}
	}
	return names
}

func (s *state) marketsDocument(p *Position) {
	for m, name := range box.MarketNames {
		market := &Market{}
		for i := range s.seats() {
			for range s.houses[m][i] {
				market.Houses = append(market.Houses, s.name(i))
			}
		}
		tokens := uint16(0)
		for i, where := range s.rails[:s.table.rails] {
			if int(where) == m {
				tokens |= 1 << i
			}
		}
		market.Tokens = s.railNames(tokens)
		if market.Houses != nil || market.Tokens != nil {
			p.Markets[name] = market
		}
	}
	for i, where := range s.rails[:s.table.rails] {
		if where == none {
			p.Beside = append(p.Beside, s.table.parts.RailTokens[s.table.side][i].Name)
		}
	}
}

func (s *state) spacesDocument() map[string][]string {
	on := map[string][]string{}
	for sp, name := range spaceIDs {
		for _, seat := range s.workers[sp][:s.standing[sp]] {
			on[name] = append(on[name], s.name(seat))
		}
	}
	for i := range s.seats() {
		for range s.viaducters[i] {
			on["viaduct"] = append(on["viaduct"], s.name(i))
		}
		for range s.contractors[i] {
			on["contract"] = append(on["contract"], s.name(i))
		}
	}
	return on
}

func (s *state) playerDocument(seat int8) Player {
	q := &s.players[seat]
	p := Player{Name: s.name(seat), Cash: number(q.cash), Savings: number(q.savings), Beef: number(q.meat[0]), Pork: number(q.meat[1]),
		Lamb:  number(q.meat[2]),
		Brand: int(q.brand), Tokens: number(q.tokens), Workers: number(int(q.workers)), Houses: number(int(q.houses)),
		LandCards: number(s.table.parts.LandCards - int(q.lotCount)), Buildings: map[string]string{}, Clamped: s.cutDocument(q)}
	if q.plant != none {
		p.Plant = s.table.parts.Locations[s.table.side][q.plant].Name
	}
	for rest := q.buildings; rest != 0; rest &= rest - 1 {
		c := lowestCard(rest)
		p.Buildings[s.table.parts.Buildings[c].Name] = s.places[c].at.String() + turnText(s.places[c].turn)
	}
	for i, sp := range s.table.parts.Specialists {
		if q.specialists>>i&1 != 0 {
			p.Specialists = append(p.Specialists, sp.Name)
		}
	}
	for _, l := range q.lots[:q.lotCount] {
		p.Land = append(p.Land, l.at.String()+" facing "+facings[indexOf(l.south)])
	}
	return p
}

func (s *state) cutDocument(p *player) map[string]map[string]int {
	lines := map[string]map[string]int{}
	for i, cut := range p.cut {
		for k, n := range cut {
			if n == 0 {
				continue
			}
			line := strconv.Itoa(s.table.parts.BrandLines[i].Enter)
			if lines[line] == nil {
				lines[line] = map[string]int{}
			}
			lines[line][box.MeatNames[k]] = int(n)
		}
	}
	return lines
}

func (s *state) nameOf(seat int8) string { return engine.Seat(seat).Name(s.table.seats) }

func (s *state) nameList(seats engine.Seats) []string { return seats.Names(s.table.seats) }

func number[N int | int8 | int16 | int32](n N) *int {
	i := int(n)
	return &i
}

// Observe is the position: everything is open except the order of cards that nobody has seen, which no position has (US-PLAYER-11).
func (s *state) Observe(_ engine.Seat, rec *engine.Record) any {
	rec.CiteAll(Player11, Setup12)
	return s.document()
}

// Resample changes nothing: no seat sees less than another.
func (s *state) Resample(engine.Seat, func(n int) int) {}
