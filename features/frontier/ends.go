package frontier

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The phrases that ask which round is last.
var (
	lastRound = say(`it is the last round`)
	eraLast   = say(`it is the last round of era <level>`)
	elects    = say(`the election is held`)
)

// teachEnds adds the steps about the ends of eras and of the game, and those about changes.
func (n *nouns) teachEnds(v *step.Vocabulary) {
	v.Given(step.GameOver, n.giveOver)
	v.When(gameEnds, n.gameEnds)
	v.When(eraEnds, n.eraIsOver)
	v.When(elects, n.electionIsHeld)
	v.Given(lastRound, func() error { return n.giveRound(n.rounds()) })
	v.Given(eraLast, func(level string) error { return n.giveRound(n.lastOf(level)) })
	v.Given(nextCosts, n.giveNextCosts)
	v.Given(hasBuilt, n.giveBuiltNow)
	step.Both(v, cardPays, step.Part[func(string, int, string) error]{Give: n.cardPays, Is: n.cardPays})
	v.Then(earns, step.Changes(n.table(), "money", 1, moneyOf))
	v.Then(pays, step.Changes(n.table(), "money", -1, moneyOf))
}

// moneyOf returns a player's money in a position.
func moneyOf(p *position, name string) *int {
	if player := step.Named(p.Players, name, called); player != nil {
		return player.Money
	}
	return nil
}

// giveOver makes the scenario play the last round to its end once the table is set up.
func (n *nouns) giveOver() error {
	n.over = n.Line
	return n.lateRound(n.rounds())
}

// Begun plays the last round to its end if a step says that the game is over.
func (n *nouns) Begun() error {
	if n.over == 0 {
		return nil
	}
	defer func(line int) { n.Line = line }(n.Line)
	n.Line = n.over
	return n.gameEnds()
}

// lateRound sets the round if no step does.
func (n *nouns) lateRound(round int) error {
	if n.Early() != nil || n.doc.Round != 0 || n.stage != "" {
		return nil
	}
	return n.giveRound(round)
}

// gameEnds plays the last round to its end.
func (n *nouns) gameEnds() error {
	if err := n.lateRound(n.rounds()); err != nil {
		return err
	}
	return n.roundEnds(n.rounds(), "the game ends")
}

// lastOf returns the last round of an era.
func (n *nouns) lastOf(level string) (last int) {
	for era, rounds := range n.eraRounds() {
		if era < levelOf(level) {
			last += rounds
		}
	}
	return last
}

// eraIsOver plays the last round of an era to its end.
func (n *nouns) eraIsOver(level string) error {
	last := n.lastOf(level)
	if err := n.lateRound(last); err != nil {
		return err
	}
	return n.roundEnds(last, "era "+level+" ends")
}

// electionIsHeld plays the last round of the present era to its end; that of the first era if no step names a round.
func (n *nouns) electionIsHeld() error {
	if err := n.lateRound(n.lastOf(levels[0])); err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	last := n.rounds()
	for _, level := range slices.Backward(levels) {
		if of := n.lastOf(level); of >= p.Round {
			last = of
		}
	}
	return n.roundEnds(last, "the election is held")
}

// eraRounds returns the numbers of rounds of the eras (FR-R-rounds).
func (n *nouns) eraRounds() [4]int {
	switch {
	case n.Under("rounds", "twelve-equal"):
		return [4]int{3, 3, 3, 3}
	case n.Under("rounds", "twelve-cut"):
		return [4]int{4, 3, 3, 2}
	}
	return n.parts().RoundsPerEra
}

// roundEnds plays a round after which an era or the game ends: every player ends the turn, and play goes on
// to the first decision after the round. In an election, nobody promises anything.
func (n *nouns) roundEnds(last int, what string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	if p.Round != last {
		return step.Errorf("%s after round %d, and it is round %d: write, Given it is round %d", what, last, p.Round, last)
	}
	if err := n.allEnd(); err != nil {
		return err
	}
	for range step.MostPasses {
		turn, err := n.World.Turn()
		if err != nil || turn.Actor != step.Chance {
			return err
		}
		if err := n.SettleOne(); err != nil {
			return err
		}
	}
	return fmt.Errorf("the last round does not end after %s", prose.Count(step.MostPasses, "decision"))
}

// giveNextCosts turns the first tile of a line face up that costs as much.
func (n *nouns) giveNextCosts(line string, price int) error {
	if err := n.placing(); err != nil {
		return err
	}
	tiles := n.parts().Tiles[slices.Index(tracks, line)]
	for _, tile := range tiles {
		if tile.Name != "" && tile.Price == price {
			return n.onLine(tile.Name, func(row *frontier.TileRow) { row.FaceUp = tile.Name })
		}
	}
	return fmt.Errorf("no %s tile costs $%d", line, price)
}

// cardPays checks the price of a good on a market card, which no step can change.
func (n *nouns) cardPays(card string, price int, good string) error {
	markets := step.NamesOf(n.parts().Markets[:], func(m *box.Market) string { return m.Name })
	if err := (step.Words{What: "market card", Kinds: markets}).Known(card); err != nil {
		return err
	}
	for g, pays := range n.parts().Markets[slices.Index(markets, card)].Sells {
		if box.Good(g).String() == one(good) {
			return step.Equal("what the "+card+" pays for a "+one(good), price, pays)
		}
	}
	return step.Errorf("no market card pays for %s", good)
}

// giveBuiltNow notes that a player has built something in the turn under way.
func (n *nouns) giveBuiltNow(player, building string) error {
	if n.doc.Turn != player {
		if err := n.GiveTurn(player); err != nil {
			return err
		}
	}
	if err := n.ownedWords().Known(building); err != nil {
		return err
	}
	what := "public"
	if work := step.Named(n.parts().Works[:], building, func(w *box.Work) string { return w.Name }); work != nil {
		what = work.Industry.String()
	}
	if n.doc.Open == nil {
		n.doc.Open = &frontier.Open{}
	}
	n.doc.Open.Built = append(n.doc.Open.Built, what)
	return nil
}
