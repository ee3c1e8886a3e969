package properties

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// stockyardsLaws are the invariants of Union Stockyards that look back over a year, compare games, or look at every square.
func stockyardsLaws() []law {
	return []law{
		{id: "US-INV-10", says: "a year has a placement for each worker that neither strikes nor is away, and the last ones of who has hired the strikebreaker",
			clauses: []engine.Clause{stockyards.Place04, stockyards.Strike04, stockyards.Y307}, watch: placementsAreCounted},
		{id: "US-INV-21", says: "contract work can always be done", clauses: []engine.Clause{stockyards.Place08, stockyards.Place14}, watch: contractIsThere},
		{id: "US-INV-22-grid", says: "what is listed to be laid on the grid is what a look at every square, rotation and mirror finds",
			clauses: []engine.Clause{stockyards.Place09, stockyards.Build07, stockyards.Build08, stockyards.Build09, stockyards.Land04, stockyards.Viaduct04},
			watch:   placementsAreFound},
		{id: "US-INV-25", says: "1906 and then 1907 leave the stacks and the meat values as they were",
			clauses: []engine.Clause{stockyards.Y310, stockyards.Y312, stockyards.Y401, stockyards.Y403}, watch: backAndAhead},
		{id: "US-INV-28-colours", says: "with all colours moved one seat on the game is the same game",
			clauses: []engine.Clause{stockyards.Final02}, watch: coloursMove},
		{id: "US-INV-28-mirror", says: "with board, land and pieces mirrored the game is the same game mirrored",
			clauses: []engine.Clause{stockyards.Build12}, watch: townIsMirrored},
	}
}

// stockyardsAttempts spell what no rule of Union Stockyards allows.
func stockyardsAttempts() []string {
	all := []string{
		"pass", "build tannery", "build tannery at o1", "build curing-room at a0", "build curing-room at e5 rot 45", "build curing-room at e5 mirror rot 90",
		"buy-land at e2", "buy-land at e2 facing n", "viaduct at z9", "branches brooklyn boston", "year-card new-york-branches boston bronx",
		"year-card futures-trading beef", "year-card pension", "slaughter goats", "wild newark", "plant north", "party whig", "specialist shoes",
		"advertise boston", "branch newark", "reveal-year y1999", "first-player chance",
	}
	for _, side := range [...]string{"north", "east", "south", "west"} {
		all = append(all, "buy-land at d4 facing "+side)
	}
	return all
}

// yardsOf is the position of a Union Stockyards game.
func yardsOf(s engine.State) *stockyards.Position { return s.Position().(*stockyards.Position) }

// yards is the position where the walk stands, which must not be changed.
func (w *walk) yards() *stockyards.Position { return w.position().(*stockyards.Position) }

// partsOf are the components that a walk is played with.
func partsOf(w *walk) (*box.Components, error) {
	if w.setup.Components == nil {
		return stockyards.DefaultComponents(), nil
	}
	return stockyards.ReadComponents(w.setup.Components)
}

// yearCount counts the placements of a year.
type yearCount struct {
	year, placed, due int
	decision, hirer   string
}

// placementsAreCounted is US-INV-10.
func placementsAreCounted(w *walk) func() error {
	var c yearCount
	return func() error {
		doc := w.yards()
		if c.decision == "placement" {
			c.placed++
		}
		if c.hirer == "" && doc.Strikebreaker != "" {
			c.hirer = doc.Strikebreaker
			c.due++
			if doc.Strike {
				c.due++
			}
		}
		ended := c.year > 0 && (doc.Year != c.year || doc.Decision == "over")
		if ended && c.placed != c.due {
			return fmt.Errorf("year %d had %d placements, and should have had %d", c.year, c.placed, c.due)
		}
		if begun := c.decision == "reveal-year"; begun {
			c.year, c.placed, c.due, c.hirer = doc.Year, 0, 0, ""
			for _, p := range doc.Players {
				c.due += *p.Workers
			}
		} else if ended {
			c.year = 0
		}
		c.decision = doc.Decision
		return nil
	}
}

// contractIsThere is US-INV-21.
func contractIsThere(w *walk) func() error {
	return func() error {
		if w.yards().Decision != "placement" {
			return nil
		}
		for _, a := range w.legal {
			if w.state.Format(a) == "contract" {
				return nil
			}
		}
		return errors.New("a worker is to be placed, and contract work is not listed")
	}
}
