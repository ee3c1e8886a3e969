package kalah

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/open"
)

// laws are statements that are always true. They count the seeds themselves and call no rule, so that they
// notice a wrong rule. The game refuses a position that breaks a law, and cites the law's first clause.
var laws = []engine.Law{
	{ID: "KA-INV-01", Says: "48 seeds lie in houses and stores",
		Clauses: []engine.Clause{Setup02, Setup03}, Position: open.At(whole)},
	{ID: "KA-INV-02", Says: "if the houses of one player are empty, so are those of the other",
		Clauses: []engine.Clause{End02}, Position: open.At(swept)},
	{ID: "KA-INV-03", Says: "until the end the store of who does not sow stays as it is",
		Clauses: []engine.Clause{Sow04}, Step: open.Step(stores)},
	{ID: "KA-INV-04", Says: "who puts no seed into the store has no other turn",
		Clauses: []engine.Clause{Turn01, Last01}, Step: open.Step(passes)},
}

// lying returns the number of seeds in the houses of a player.
func lying(p *Position, seat int) (n int) {
	for _, held := range p.Houses[seat] {
		n += int(held)
	}
	return n
}

func whole(p *Position) error {
	if n := lying(p, 0) + lying(p, 1) + int(p.Store[0]) + int(p.Store[1]); n != 48 {
		return fmt.Errorf("seeds in houses and stores: %d, of 48", n)
	}
	return nil
}

func swept(p *Position) error {
	if a, b := lying(p, 0), lying(p, 1); (a == 0) != (b == 0) {
		return fmt.Errorf("the houses of one player are empty, and in those of the other lie %d", a+b)
	}
	return nil
}

func stores(before *Position, _ engine.Action, after *Position) error {
	if other := 1 - before.Player; lying(after, 0) > 0 && after.Store[other] != before.Store[other] {
		return fmt.Errorf("the store of %s changes on another's turn", after.Name(other))
	}
	return nil
}

func passes(before *Position, _ engine.Action, after *Position) error {
	me := before.Player
	if lying(after, 0) > 0 && after.Store[me] == before.Store[me] && after.Player == me {
		return fmt.Errorf("%s has another turn without a seed in the store", after.Name(me))
	}
	return nil
}
