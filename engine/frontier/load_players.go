package frontier

import (
	"fmt"
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// loadPlayers reads what the players have.
func (l *loader) loadPlayers() error {
	var seen engine.Seats
	for i := range l.seats() {
		p := &l.players[i]
		if l.round > 0 {
			p.workers, p.money = uint8(l.table.parts.Workers), int32(l.table.parts.StartMoney)
		}
	}
	for n := range l.doc.Players {
		d := &l.doc.Players[n]
		seat, err := l.seatOf("players", d.Name)
		if err != nil {
			return err
		}
		if seen.Has(engine.Seat(seat)) {
			return fmt.Errorf("players: %s appears twice", d.Name)
		}
		seen = seen.With(engine.Seat(seat))
		if err := l.loadPlayer(&l.players[seat], d); err != nil {
			return fmt.Errorf("%s: %w", d.Name, err)
		}
	}
	for i := range l.seats() {
		p := &l.players[i]
		if l.step > atIndustry && p.levels == [box.Industries]uint8{} {
			p.levels[box.Lumbering] = 1
		}
		for k := range p.levels {
			for level := range p.levels[k] {
				if l.cards[k][level] == 0 && level == levels-1 {
					return &engine.Violation{Clause: Comp04, Reason: fmt.Sprintf("there is one level IV card of %s", box.IndustryNames[k])}
				}
				if l.cards[k][level] == 0 {
					return &engine.Violation{Clause: Comp03, Reason: fmt.Sprintf("there are not enough %s cards of level %s",
						box.IndustryNames[k], romans[level])}
				}
				l.cards[k][level]--
			}
		}
	}
	l.firstToTen()
	return l.loadGoals()
}

// firstToTen gives the title of a track to the player who has reached ten on it, the first in order of several, where none is said to have
// been first.
func (l *loader) firstToTen() {
	for bit := uint8(1); bit <= 2; bit <<= 1 {
		for i := range l.seats() {
			p := &l.players[l.inOrder(i)]
			if at := [...]uint8{1: p.political, 2: p.investment}[bit]; int(at) >= l.table.parts.TitleAt && !l.taken(bit) {
				p.first10 |= bit
			}
		}
	}
}

// loadGoals reads the goal cards still to be dealt; left out, those in nobody's hand, and none after the deal.
func (l *loader) loadGoals() error {
	held := uint16(0)
	for i := range l.seats() {
		if held&l.players[i].goalCards() != 0 {
			return &engine.Violation{Clause: Setup15, Reason: "goal: two players have the same goal card"}
		}
		held |= l.players[i].goalCards()
	}
	l.goals &^= held
	switch {
	case l.step > atKeepGoal:
		l.goals = 0
		return nil
	case l.doc.Goals == nil:
		return l.goalsSuffice()
	}
	l.goals = 0
	for _, name := range *l.doc.Goals {
		g, err := word("goals-undealt", name, namesOf(l.table.parts.Goals[:], func(g *box.Goal) string { return g.Name }))
		if err != nil {
			return err
		}
		if (held|l.goals)>>g&1 != 0 {
			return &engine.Violation{Clause: Setup15, Reason: fmt.Sprintf("goals-undealt: %s appears twice", name)}
		}
		l.goals |= 1 << g
	}
	return l.goalsSuffice()
}

// goalsSuffice refuses a stack of goals that is at an end before every player has been dealt some (FR-SETUP-15).
func (l *loader) goalsSuffice() error {
	if owed := l.owed(); bits.OnesCount16(l.goals) < owed {
		return &engine.Violation{Clause: Setup15, Reason: fmt.Sprintf("goals-undealt: %s have still to be dealt", plural(owed, "card"))}
	}
	return nil
}

// owed are the goal cards still to be dealt: to everybody before the deal, to the player whose goals are dealt and to those after.
func (l *loader) owed() int {
	from, n := int8(0), 0
	if l.step >= atDeal {
		from = l.place(l.seat)
	}
	for i := from; i < l.seats(); i++ {
		if p := &l.players[l.inOrder(i)]; p.goal < 0 {
			n += l.table.parts.GoalsDealt - bits.OnesCount16(p.goalCards())
		}
	}
	return n
}

func (l *loader) loadPlayer(p *player, d *Player) error {
	if d.Goals != nil {
		return fmt.Errorf("goals: it belongs to a seat's view; a position has the cards themselves")
	}
	for _, name := range keys(d.Industries) {
		i, err := word("industries", name, box.IndustryNames[:])
		if err != nil {
			return err
		}
		if p.levels[i], err = number("industries: "+name, d.Industries[name], 0, levels); err != nil {
			return err
		}
	}
	if err := l.loadHoldings(p, d); err != nil {
		return err
	}
	for _, name := range d.Characters {
		card, err := l.take("characters", name)
		if err != nil {
			return err
		}
		if rankOf(card) == box.RankTycoon {
			return &engine.Violation{Clause: Char18, Reason: "only the mayor has tycoons, in office"}
		}
		p.hand |= 1 << card
	}
	if err := l.loadRings(p, d); err != nil {
		return err
	}
	return l.loadAims(p, d)
}

func (l *loader) loadRings(p *player, d *Player) error {
	for _, name := range keys(d.Rings) {
		card, err := word("rings", name, l.table.characters[:assistants])
		if err != nil {
			return err
		}
		if l.rings[card], err = number("rings: "+name, d.Rings[name], 0, l.table.parts.Characters[card].RingSize-1); err != nil {
			return err
		}
	}
	for _, name := range d.Spent {
		card, err := word("spent", name, l.table.characters[:assistants])
		if err != nil {
			return err
		}
		if p.hand>>card&1 == 0 {
			return fmt.Errorf("spent: %s is not held", name)
		}
		p.spent |= 1 << card
	}
	return nil
}

// What a position can hold, far beyond what a game comes to.
const (
	mostMoney = 999_999
	mostTools = 9999
)

// loadHoldings reads money, stock, animals, workers and tracks.
func (l *loader) loadHoldings(p *player, d *Player) error {
	if d.Money != nil {
		if *d.Money < 0 || *d.Money > mostMoney {
			return &engine.Violation{Clause: Setup07, Reason: fmt.Sprintf("money: nobody has less than $0, or more than $%d", mostMoney)}
		}
		p.money = int32(*d.Money)
	}
	goods := box.GoodNames[box.Log : box.Gun+1]
	for _, name := range keys(d.Stock) {
		i, err := word("stock", name, goods)
		if err != nil {
			return err
		}
		most := 99
		g := box.Log + box.Good(i)
		if !g.Stocked() {
			most = mostTools
		}
		n, err := document.Number("stock: "+name, d.Stock[name], 0, most)
		switch {
		case err != nil:
			return err
		case g.Stocked():
			p.stock[g] = uint8(n)
		case g == box.Tool:
			p.tools = uint16(n)
		default:
			p.guns = uint16(n)
		}
	}
	for _, part := range []struct {
		where string
		n     map[string]int
		into  *animals
	}{{"animals", d.Animals, &p.animals}, {"used", d.Used, &p.used}} {
		for _, name := range keys(part.n) {
			k, err := word(part.where, name, box.GoodNames[box.Horse:box.Ox+1])
			if err != nil {
				return err
			}
			if part.into[box.Horse+box.Good(k)], err = number(part.where+": "+name, part.n[name], 0, 99); err != nil {
				return err
			}
		}
	}
	var err error
	if d.Workers != nil {
		if p.workers, err = number("workers", *d.Workers, 0, 20); err != nil {
			return err
		}
	}
	if p.political, err = number("political", d.Political, l.table.parts.TrackLow, 200); err != nil {
		return err
	}
	if p.investment, err = number("investment", d.Investment, l.table.parts.TrackLow, 200); err != nil {
		return err
	}
	p.ownTrain = d.OwnTrain
	return nil
}

// loadAims reads the election cube, the goal card, donations and what counts at the end.
func (l *loader) loadAims(p *player, d *Player) error {
	var err error
	if d.Cube != "" {
		if p.cube, err = word("election-cube", d.Cube, namesOf(l.table.parts.Election[:],
			func(e *box.ElectionSpace) string { return e.Name })); err != nil {
			return err
		}
	}
	goals := namesOf(l.table.parts.Goals[:], func(g *box.Goal) string { return g.Name })
	if d.Goal != "" {
		if p.goal, err = word("goal", d.Goal, goals); err != nil {
			return err
		}
	}
	if len(d.Dealt) > len(p.dealt) {
		return &engine.Violation{Clause: Setup15, Reason: fmt.Sprintf("dealt: each player is dealt %s",
			plural(l.table.parts.GoalsDealt, "goal card"))}
	}
	for i, name := range d.Dealt {
		if p.dealt[i], err = word("dealt", name, goals); err != nil {
			return err
		}
	}
	donations, err := document.Number("donations", d.Donations, 0, mostTools)
	if err != nil {
		return err
	}
	p.donations = uint16(donations)
	for i, name := range box.ScoringNames {
		for _, first := range d.FirstToTen {
			if first == name {
				p.first10 |= 1 << i
			}
		}
	}
	for _, part := range []struct {
		where string
		n     int
		into  *uint8
	}{{"final-election", d.FinalPoints, &p.final}, {"promises-kept", d.Kept, &p.kept}} {
		if *part.into, err = number(part.where, part.n, 0, 200); err != nil {
			return err
		}
	}
	return nil
}
