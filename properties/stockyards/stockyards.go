// Package stockyards contains the laws of Union Stockyards that need more than a position or a decision. Some
// laws check the sums of a year, or look slowly at every square. Other laws compare a second game with the
// colours moved or the board mirrored.
package stockyards

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Room returns the data that random games need about Union Stockyards.
func Room() walk.Room {
	return walk.Room{Laws: laws(), HeldBy: heldBy(), Attempts: attempts(),
		Seldom: map[string]string{"unseen-looks-alike": "nothing is hidden in the game"}}
}

// laws lists the invariants of Union Stockyards that look back over a year, compare games, or look at every square.
func laws() []walk.Law {
	return []walk.Law{
		{ID: "US-INV-10",
			Says: "a year has a placement for each worker that neither strikes nor is away, and the last ones of whoever hired the " +
				"strikebreaker",
			Clauses: []engine.Clause{stockyards.Place04, stockyards.Strike04, stockyards.Y307}, Watch: placementsAreCounted},
		{ID: "US-INV-21", Says: "contract work can always be done", Clauses: []engine.Clause{stockyards.Place08, stockyards.Place14},
			Watch: contractIsThere},
		{ID: "US-INV-22-grid", Says: "what is listed to be laid on the grid is what a look at every square, rotation and mirror finds",
			Clauses: []engine.Clause{stockyards.Place09, stockyards.Build07, stockyards.Build08, stockyards.Build09, stockyards.Land04,
				stockyards.Viaduct04},
			Watch: placementsAreFound},
		{ID: "US-INV-25", Says: "1906 and then 1907 leave the stacks and the meat values as they were",
			Clauses: []engine.Clause{stockyards.Y310, stockyards.Y312, stockyards.Y401, stockyards.Y403}, Watch: backAndAhead},
		{ID: "US-INV-28-colours", Says: "with all colours moved one seat on the game is the same game",
			Clauses: []engine.Clause{stockyards.Final02}, Watch: coloursMove},
		{ID: "US-INV-28-mirror", Says: "with board, land and pieces mirrored the game is the same game mirrored",
			Clauses: []engine.Clause{stockyards.Build12}, Watch: townIsMirrored},
	}
}

// heldBy lists the invariants that other laws hold.
func heldBy() map[string][]string {
	return map[string][]string{
		"US-INV-22": {"listed-is-accepted", "accepted-is-listed", "refusals-are-reasoned", "US-INV-22-grid"},
		"US-INV-28": {"US-INV-28-colours", "US-INV-28-mirror"},
		"US-INV-29": {"replays-are-true"},
	}
}

// attempts lists actions that no rule of Union Stockyards allows.
func attempts() []string {
	all := []string{
		"pass", "build tannery", "build tannery at o1", "build curing-room at a0", "build curing-room at e5 rot 45",
		"build curing-room at e5 mirror rot 90",
		"buy-land at e2", "buy-land at e2 facing n", "viaduct at z9", "branches brooklyn boston",
		"year-card new-york-branches boston bronx",
		"year-card futures-trading beef", "year-card pension", "slaughter goats", "wild newark", "plant north", "party whig",
		"specialist shoes",
		"advertise boston", "branch newark", "reveal-year y1999", "first-player chance",
	}
	for _, side := range [...]string{"north", "east", "south", "west"} {
		all = append(all, "buy-land at d4 facing "+side)
	}
	return all
}

// positionOf returns the position of a Union Stockyards game.
func positionOf(s engine.State) *stockyards.Position { return s.Position().(*stockyards.Position) }

// position returns the position of the walk, which must not be changed.
func position(w *walk.Walk) *stockyards.Position { return w.Position().(*stockyards.Position) }

// partsOf returns the components that a game is played with.
func partsOf(setup engine.Setup) (*box.Components, error) {
	return stockyards.ReadComponents(setup)
}

// yearCount counts the placements of a year.
type yearCount struct {
	year, placed, due int
	decision, hirer   string
}

// placementsAreCounted is US-INV-10.
func placementsAreCounted(w *walk.Walk) func() error {
	var c yearCount
	return func() error {
		doc := position(w)
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
		return engine.IdleUnless(ended)
	}
}

// contractIsThere is US-INV-21.
func contractIsThere(w *walk.Walk) func() error {
	return func() error {
		if position(w).Decision != "placement" {
			return engine.ErrIdle
		}
		for _, a := range w.Legal {
			if w.State.Format(a) == "contract" {
				return nil
			}
		}
		return errors.New("a worker is to be placed, and contract work is not listed")
	}
}
