// Package frontier contains the laws of Frontier that need more than a position or a decision. Some laws count
// turns over a game, or search the map and the river slowly. Other laws compare a second game with the seats
// moved or the map mirrored.
package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Room returns the data that random games need about Frontier.
func Room() walk.Room {
	return walk.Room{Laws: laws(), HeldBy: heldBy(), Attempts: attempts(), Wants: wants()}
}

// laws lists the invariants of Frontier that look back over a game, compare games, or look at every space.
func laws() []walk.Law {
	return []walk.Law{
		{ID: "FR-INV-24-drives", Says: "the cattle drives listed are those that a walk over every way finds",
			Clauses: []engine.Clause{frontier.Ran08, frontier.Ran10, frontier.Ran16, frontier.Lum16, frontier.Ran38, frontier.Ran39},
			Watch:   drivesAreFound},
		{ID: "FR-INV-24-track",
			Says:    "track may run where a search from every space finds a shortest way, and each tile comes nearer to the town",
			Seldom:  "few decisions lay track",
			Clauses: []engine.Clause{frontier.Rail01, frontier.Rail02, frontier.Rail03, frontier.Gen10}, Watch: trackIsShortest},
		{ID: "FR-INV-24-logs", Says: "the log moves listed are those that a walk down the river finds",
			Clauses: []engine.Clause{frontier.Lum09, frontier.Lum18, frontier.Lum21, frontier.Lum31, frontier.Lum32, frontier.Round08},
			Watch:   logMovesAreFound},
		{ID: "FR-INV-24-hauls", Says: "the hauls listed are those that a look at every deposit finds",
			Clauses: []engine.Clause{frontier.Min23}, Watch: haulsAreFound},
		{ID: "FR-INV-25", Says: "every player has as many turns as there are rounds, and then the game is over",
			Clauses: []engine.Clause{frontier.Goal01, frontier.Goal02, frontier.Goal03, frontier.Goal04, frontier.Goal07},
			Watch:   turnsAreCounted},
		{ID: "FR-INV-44-seats", Says: "with everybody one seat further on the game is the same game",
			Clauses: []engine.Clause{frontier.Setup13, frontier.Goal04}, Watch: seatsMove},
		{ID: "FR-INV-44-mirror", Says: "with the map mirrored from north to south the game is the same game mirrored",
			Clauses: []engine.Clause{frontier.Gen19, frontier.Rail03, frontier.Ran16}, Watch: mapIsMirrored},
	}
}

// heldBy lists the invariants that other laws hold.
func heldBy() map[string][]string {
	return map[string][]string{
		"FR-INV-12": {"FR-INV-12", "FR-INV-12-line"},
		"FR-INV-24": {"one-actor", "listed-is-accepted", "accepted-is-listed", "FR-INV-24-drives", "FR-INV-24-track", "FR-INV-24-logs",
			"FR-INV-24-hauls"},
		"FR-INV-29": {"replays-are-true"},
		"FR-INV-44": {"FR-INV-44-seats", "FR-INV-44-mirror"},
	}
}

// attempts lists actions that no rule of Frontier allows.
func attempts() []string {
	return []string{
		"cut a1 via a1", "cut c4 via c4 donkey logs", "cut r6 via c4", "drive basin-9 1", "drive basin-1 0", "drive basin-1 P6=1",
		"raft basin-1 9", "tow basin-0",
		"saw c4 basin-8", "lift", "clear basin-9", "pan p6 99", "haul p6 horse", "haul p6 donkey", "haul p6 mule", "cut c6 via d6 horse logs",
		"cut c6 via d6 ox reach", "cut c6 via d6 steam logs", "tycoon T7", "assign 7 p6", "improve 1 sideways", "improve 0 up",
		"new-deposit h5",
		"drive-cattle r6 to r6", "drive-cattle r6 to a1", "rail-drive r6 to h5", "breed h5", "stable a1", "rustle 0 at r6",
		"rustle 31 at r6",
		"use h5", "use h6 deck", "use i7 T1", "douse a1", "quell a1", "assist T1", "assist A1 horse", "tycoon A1", "tycoon T1 at h5",
		"campaign health-health",
		"develop canal", "track a1", "build own-train at r6", "build saloon", "build bridge at h5", "build camp at h5",
		"build steamboat at a1",
		"sell log*0 ship", "sell tool*1 ship", "sell cattle*1 ship", "sell dairy*1 red at n7", "buy lumber*1 ship", "buy gold*1 stagecoach",
		"buy meat*1 red at h5",
		"promise health=4", "promise", "next P6", "add farming", "upgrade banking", "house h5", "keep T1", "keep G99",
		"to-town A9 blue-town", "place A1",
		"swap T1 for T1", "dismiss A1 red-town", "refuse A1", "die 0", "die 13", "severity 4", "disc health ten", "goal G16", "event V-1",
		"reveal railroad TG1", "lose cow card", "lose cattle h5", "defend 31", "burn h5", "revolt h6", "drought a5", "pile-up basin-9",
		"lose-log P6",
		"train green r9", "train red a1", "stockpile a1", "freight h5", "bridge a1", "tent h5", "camp x9", "panning a1", "cattle a1",
		"farmstead h5", "start P6",
	}
}

// wants lists the decisions that a game of Frontier reaches late, for a lumberer, a miner, a rancher and a politician.
func wants() [][]string {
	return [][]string{
		{"tow", "industry lumbering", "upgrade lumbering", "saw", "raft", "build steamboat", "build log-boom", "build dam",
			"build sawmill", "drive", "cut", "sell", "end-turn"},
		{"no-deposit", "deposit-die", "industry mining", "upgrade mining", "assign", "pan", "haul", "build deep",
			"build mine", "build canal", "build mining-dam", "sell", "end-turn"},
		{"sell dairy", "sell meat", "buy meat", "stable", "rustle", "industry ranching", "upgrade ranching", "build enclosure",
			"build own-train", "build horse-stable",
			"build mule-stable", "build ox-stable", "sell", "build farmstead", "drive-cattle", "breed", "end-turn"},
		{"swap", "place", "keep", "tycoon", "use", "build newspaper", "build coach-builder", "build steamboat", "build bank",
			"develop", "campaign", "build", "sell", "end-turn"},
	}
}

// positionOf returns the position of a Frontier game.
func positionOf(s engine.State) *frontier.Position { return s.Position().(*frontier.Position) }

// position returns the position of the walk, which must not be changed.
func position(w *walk.Walk) *frontier.Position { return w.Position().(*frontier.Position) }

// partsOf returns the components that a walk is played with.
func partsOf(w *walk.Walk) (*box.Components, error) {
	return frontier.ReadComponents(w.Setup)
}

// turnsAreCounted is FR-INV-25.
func turnsAreCounted(w *walk.Walk) func() error {
	rounds := 13
	if rule := w.Setup.Rulings["rounds"]; rule == "twelve-equal" || rule == "twelve-cut" {
		rounds = 12
	}
	turns, counted := map[string]int{}, 0
	return func() error {
		for ; counted < len(w.Played); counted++ {
			if d := w.Played[counted]; d.Action == "end-turn" {
				turns[d.Actor]++
			}
		}
		doc, all := position(w), 0
		for _, name := range w.Setup.Seats {
			n := turns[name]
			all += n
			if over := doc.Decision == "over"; over && n != rounds || !over && (n > doc.Round || n < doc.Round-1) {
				return fmt.Errorf("%s has had %d turns, and it is round %d, %s", name, n, doc.Round, doc.Decision)
			}
		}
		if (all == rounds*len(w.Setup.Seats)) != (doc.Decision == "over") && !ending(doc) {
			return fmt.Errorf("%d turns have been played, and the decision is %s", all, doc.Decision)
		}
		return nil
	}
}

// ending reports whether the last election is under way. Players may still have to decide during it.
func ending(doc *frontier.Position) bool { return doc.Open != nil && doc.Open.Last }
