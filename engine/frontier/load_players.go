package frontier

import (
	"fmt"
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// loadPlayers reads the parts of the players.
func (l *loader) loadPlayers() error {
	for i := range l.seats() {
		p := &l.players[i]
		if l.round > 0 {
			p.workers, p.money = uint8(l.table.parts.Workers), int32(l.table.parts.StartMoney)
		}
	}
	for i, d := range l.each() {
		if p := &l.players[i]; len(d.Dealt) > len(p.dealt) {
			l.Fail(&engine.Violation{Clause: Setup15, Reason: fmt.Sprintf("dealt: each player is dealt %s",
				plural(l.table.parts.GoalsDealt, "goal card"))})
		} else if l.playerParts(p, d); p.hand&rankCards[box.RankTycoon] != 0 {
			l.Fail(&engine.Violation{Clause: Char18, Reason: "only the mayor has tycoons, in office"})
		} else if idle := p.spent &^ p.hand; idle != 0 {
			l.Fail(fmt.Errorf("%s: %s is not held", l.At("spent"), l.table.characters[lowest(idle)]))
		}
	}
	if err := l.Err(); err != nil {
		return err
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

// firstToTen gives the title of a track to the first player in order who has reached ten on it, if the document
// names no player.
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

// loadGoals reads the goal cards still to be dealt. By default these are the cards in no hand before the
// deal, and none after it.
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
		g, err := word("goals-undealt", name, l.table.names.goals)
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

// goalsSuffice refuses a stack of goals that runs out before every player has his goal cards (FR-SETUP-15).
func (l *loader) goalsSuffice() error {
	if owed := l.owed(); bits.OnesCount16(l.goals) < owed {
		return &engine.Violation{Clause: Setup15, Reason: fmt.Sprintf("goals-undealt: %s have still to be dealt", plural(owed, "card"))}
	}
	return nil
}

// owed counts the goal cards to deal: for all players before the deal, then for the current player and those after
// him.
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

// Limits of a position, far beyond those of a game.
const (
	mostMoney = 999_999
	mostTools = 9999
)
