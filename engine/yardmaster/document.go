package yardmaster

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

var phaseNames = [...]string{
	atArrival: "set-up", atToken: "set-up", atDeal: "set-up", atFirstDiscard: "set-up", atStart: "set-up",
	atTurn: "turn", atDrawn: "drawn-card", atRefill: "refill", atDrawTwo: "draw-two", atTakeOne: "take-one", atOver: "over",
}

// Position is the whole position as a [*Position].
func (s *state) Position() any { return s.document() }

// Phase is what is being decided.
func (s *state) Phase() string { return phaseNames[s.phase] }

func (s *state) document() *Position {
	turn := int(s.turn)
	p := &Position{
		Phase: phaseNames[s.phase], Turn: &turn,
		ArrivalYard: s.yardNames(), DiscardPile: s.discardNames(0), Centre: s.centreNames(),
		RailcarDrawPile: carPile(&s.deck), CargoDrawPile: cardPile(&s.cargo),
		PlayedThisTurn: s.playedMarks(), GoalReached: s.reached,
	}
	for i := range s.seats() {
		p.Players = append(p.Players, s.playerDocument(i))
		if s.winners.Has(engine.Seat(i)) {
			p.Winners = append(p.Winners, s.table.seats[i])
		}
	}
	if s.seat < 0 {
		return p
	}
	p.Player, p.Start = s.name(s.seat), s.name(s.start)
	p.Yardmaster = &Token{Holder: s.name(s.holder), Side: "up"}
	if !s.faceUp {
		p.Yardmaster.Side = "down"
	}
	if s.bought != noCar {
		p.JustBought = s.bought.String()
	}
	if s.phase == atRefill {
		p.Gap = int(s.gap) + 1
	}
	p.Counters = s.counters()
	return p
}

func (s *state) counters() *Counters {
	return &Counters{
		Allowed: int(s.allowed), Used: int(s.used),
		Loaded: s.loaded, JustLoaded: s.justLoaded, Moved: s.moved,
		Discount: int(s.discount), OneToOne: s.tokenNames(), SpentOneToOne: s.spent,
		Waiting: bonusPile(&s.waiting), Taken: bonusPile(&s.taken), Draws: int(s.draws),
	}
}

func (s *state) playerDocument(i int) Player {
	p := &s.players[i]
	d := Player{Name: s.table.seats[i], Train: []string{}, Hand: cardPile(&p.hand), SortingYard: carPile(&p.shunted)}
	if p.token != noToken {
		d.Token = p.token.String()
	}
	for _, c := range p.line[:p.train] {
		d.Train = append(d.Train, c.String())
	}
	return d
}

func (s *state) yardNames() []string {
	names := []string{}
	for _, c := range s.yard[:s.table.places] {
		if c == noCar {
			names = append(names, "")
		} else {
			names = append(names, c.String())
		}
	}
	return names
}

// discardNames lists the discard pile from a place upwards.
func (s *state) discardNames(from int) []string {
	names := []string{}
	for _, c := range s.discard[from:s.discards] {
		names = append(names, c.card().String())
	}
	return names
}

func (s *state) playedMarks() []int {
	var marks []int
	for i, c := range s.discard[:s.discards] {
		if c&playedMark != 0 {
			marks = append(marks, i)
		}
	}
	return marks
}

func (s *state) centreNames() []string {
	names := []string{}
	for k := range kind(kinds) {
		if s.centre&(1<<k) != 0 {
			names = append(names, k.String())
		}
	}
	return names
}

func (s *state) tokenNames() []string {
	var names []string
	for _, k := range s.tokens[:s.oneToOne] {
		names = append(names, k.String())
	}
	return names
}

func carPile(copies *[cars]uint8) map[string]int {
	pile := map[string]int{}
	for c, n := range copies {
		if n > 0 {
			pile[car(c).String()] = int(n)
		}
	}
	return pile
}

func cardPile(copies *[cards]uint8) map[string]int {
	pile := map[string]int{}
	for c, n := range copies {
		if n > 0 {
			pile[card(c).String()] = int(n)
		}
	}
	return pile
}

func bonusPile(copies *[kinds]uint8) map[string]int {
	pile := map[string]int{}
	for i, n := range copies {
		if n > 0 {
			pile[box.CardNames[kinds+i]] = int(n)
		}
	}
	return pile
}
