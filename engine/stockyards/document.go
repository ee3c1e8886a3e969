package stockyards

import (
	"iter"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

var decisionIDs = [steps]string{atFirst: "first-player", atElection: "election-token", atReveal: "reveal-building", atPlant: "plant",
	atYear: "reveal-year", atPlace: "placement", atWild: "wild", atSpecial: "specialist", atParty: "party", atOver: "over"}

var spaceIDs = [smallSpaces]string{"buy-land", "build", "advertise-national", "advertise-chicago", "branch", "wage-increase", "party",
	"campaign", "year-card"}

// Position returns the whole position as a [*Position].
func (s *state) Position() any { return s.document() }

// Phase returns the id of the pending decision.
func (s *state) Phase() string { return decisionIDs[s.step] }

// walk visits the parts of a position, to write or to read its document. Grid and markets have files of their own.
type walk struct {
	*form.Form
	*state
	doc *Position
	rec *engine.Record
}

func (s *state) document() *Position {
	w := &walk{Form: form.Write(s.table.seats), state: s, doc: &Position{
		Year: int(s.year), Decision: decisionIDs[s.step], Player: s.nameOf(s.seat), FirstPlayer: s.nameOf(s.first),
		Prices: map[string]int{}, Yards: map[string]int{}, Slaughtered: map[string][]string{}, Spaces: s.spacesDocument(),
		Strikebreaker: s.nameOf(s.hirer), Deck: map[string][]string{}, Markets: map[string]*Market{}, Beside: []string{},
		Viaducts: s.viaducts.names(), Bank: number(s.bank), TokensLeft: number(s.tokens),
	}}
	d := w.doc
	for k, name := range box.KindNames {
		d.Prices[name], d.Yards[name] = int(s.prices[k]), int(s.yards[k])
		if s.slaughtered[k] != 0 {
			d.Slaughtered[name] = s.nameList(s.slaughtered[k])
		}
	}
	w.partyPart()
	w.yearCardParts()
	w.unionParts()
	w.offerParts(form.Words(s.table.buildings))
	form.Set(w.Form, "specialists", &d.Specialists, &s.display, form.Words(s.table.specialists))
	w.standingParts()
	s.cardsDocument(d)
	s.marketsDocument(d)
	for i, e := range w.each() {
		s.playerDocument(int8(i), e)
		w.playerParts(&s.players[i], e)
		form.Set(w.Form, "specialists", &e.Specialists, &s.players[i].specialists, form.Words(s.table.specialists))
		if s.first != none {
			d.Brand = append(d.Brand, s.name(s.brands[i]))
		}
	}
	w.Players("winners", &d.Winners, &s.winners)
	return d
}

func (w *walk) each() iter.Seq2[int, *Player] {
	return form.Each(w.Form, "players", &w.doc.Players, func(e *Player) *string { return &e.Name })
}

func (w *walk) partyPart() {
	form.One(w.Form, "party", &w.doc.Party, &w.party, form.Words(partyNames[:]))
}

func (w *walk) yearCardParts() {
	form.Set(w.Form, "year-cards", &w.doc.YearCards, &w.seen, form.Words(w.table.yearCards))
	form.One(w.Form, "year-card", &w.doc.YearCard, &w.card, form.Words(w.table.yearCards))
}

func (w *walk) unionParts() {
	spirit := form.Bounds{Least: w.table.parts.SpiritMin, Most: w.table.parts.SpiritMax, Clause: Bound04}
	form.Maybe(w.Form, "spirit", &w.doc.Spirit, &w.spirit, spirit)
	form.Copy(w.Form, &w.doc.Strike, &w.strike)
}

// offerParts reads or writes the visible building cards that no player has.
func (w *walk) offerParts(cards *form.Supply) {
	form.List(w.Form, "offering", &w.doc.Offering, w.offering[:], &w.offers, cards)
	form.One(w.Form, "deck-top", &w.doc.DeckTop, &w.top, cards)
}

// standingParts reads or writes the workers on no action space.
func (w *walk) standingParts() {
	w.Players("picket-line", &w.doc.Picket, &w.picket)
	w.Players("away", &w.doc.Away, &w.away)
}

// playerParts reads or writes a player's tracks and hand.
func (w *walk) playerParts(p *player, e *Player) {
	parts := w.table.parts
	form.Maybe(w.Form, "cash", &e.Cash, &p.cash, form.Bounds{Most: mostDollars, Clause: Money07})
	form.Maybe(w.Form, "savings", &e.Savings, &p.savings, form.Bounds{Most: mostDollars})
	for k, meat := range [...]**int{&e.Beef, &e.Pork, &e.Lamb} {
		track := form.Bounds{Least: parts.Meat[k].Min, Most: parts.Meat[k].Max, Clause: Bound02}
		form.Maybe(w.Form, box.MeatNames[k], meat, &p.meat[k], track)
	}
	form.Maybe(w.Form, "low-morale", &e.Tokens, &p.tokens, form.Bounds{Most: 99})
	form.Number(w.Form, "brand", &e.Brand, &p.brand, form.Bounds{Most: parts.BrandMax, Clause: Bound03})
}

func (s *state) cardsDocument(p *Position) {
	parts := s.table.parts
	for i, l := range s.table.letters {
		for rest := s.inDeck(l); rest != 0; rest &= rest - 1 {
			letter := string(rune('A' + i))
			p.Deck[letter] = append(p.Deck[letter], parts.Buildings[lowestCard(rest)].Name)
		}
	}
	if s.step == atWild || s.step == atSpecial {
		p.Building = &Unfinished{Wild: s.railNames(s.wilds)}
		if s.unfinished != none {
			p.Building.Card = parts.Buildings[s.unfinished].Name
		}
	}
}

// inDeck returns the cards of a letter that can still appear.
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

func (s *state) playerDocument(seat int8, p *Player) {
	q := &s.players[seat]
	p.Workers, p.Houses, p.LandCards = number(int(q.workers)), number(int(q.houses)), number(s.table.parts.LandCards-int(q.lotCount))
	p.Buildings, p.Clamped = map[string]string{}, s.cutDocument(q)
	if q.plant != none {
		p.Plant = s.table.parts.Locations[s.table.side][q.plant].Name
	}
	for rest := q.buildings; rest != 0; rest &= rest - 1 {
		c := lowestCard(rest)
		p.Buildings[s.table.parts.Buildings[c].Name] = s.places[c].at.String() + turnText(s.places[c].turn)
	}
	for _, l := range q.lots[:q.lotCount] {
		p.Land = append(p.Land, l.at.String()+" facing "+facings[indexOf(l.south)])
	}
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

// Observe returns the position. Everything is open except the order of unseen cards, which no position contains
// (US-PLAYER-11).
func (s *state) Observe(_ engine.Seat, rec *engine.Record) any {
	rec.CiteAll(Player11, Setup12)
	return s.document()
}

// Resample changes nothing, because all seats see the same.
func (s *state) Resample(engine.Seat, func(n int) int) {}
