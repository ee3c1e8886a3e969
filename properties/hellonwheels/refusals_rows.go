package hellonwheels

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// refusals are the rows of the table in their order. A row about what a card costs or where it goes is about attempts in the phase of that
// card. What the table does not name is left to the engine.
func refusals() []row {
	return slices.Concat(cardRows(), turnRows(), windowRows(), []row{when("anything else", walk.Untold, func(*attempt) bool { return true })})
}

// cardRows are about money, and about where cards go.
func cardRows() []row {
	parts := hellonwheels.DefaultComponents()
	return []row{
		when("bid more than one's cash", hellonwheels.Sup03, func(a *attempt) bool {
			return a.doc.Decision == "bid" && a.does("bid") && a.number(0) > max(0, *a.by.Cash)
		}),
		{Attempt: "a fourth extra card; an extra card without the price", Cites: func(a *attempt) engine.Clause {
			if !a.due || a.doc.Decision != "extra-card" || !a.does("draw extra") || len(a.words) > 0 || a.doc.Drawing == nil {
				return ""
			}
			switch n := a.doc.Drawing.Bought; {
			case n >= parts.MostExtra:
				return hellonwheels.Rr03
			case parts.ExtraCards[n] > *a.by.Cash:
				return [...]engine.Clause{hellonwheels.Rr04, hellonwheels.Rr05, hellonwheels.Rr06}[n]
			}
			return ""
		}},
		when("Civilized card on a Spontaneous or Planned Town in the Present, or a Spontaneous one in the Future", hellonwheels.Civ06,
			func(a *attempt) bool {
				t := a.town(a.word(2))
				if !a.plays("civilized") || t == nil || a.word(2) == "past" {
					return false
				}
				return kind(t) == "spontaneous" || kind(t) == "planned" && a.word(2) == "present"
			}),
		when("second Civilized card of a name in a Town", hellonwheels.Civ11, func(a *attempt) bool {
			if !a.plays("civilized") || a.town(a.word(2)) == nil {
				return false
			}
			for card := range a.town(a.word(2)).Civilized {
				if named(card) == a.word(0) {
					return true
				}
			}
			return false
		}),
		{Attempt: "Civilized card or Establishment without 1K", Cites: func(a *attempt) engine.Clause {
			switch {
			case a.plays("civilized") && *a.by.Cash < parts.CivilizedPrice:
				return hellonwheels.Civ10
			case a.plays("establishment") && *a.by.Cash < parts.EstablishmentPrice:
				return hellonwheels.Est07
			}
			return ""
		}},
		inPhase("card to a position without a Town", map[string]engine.Clause{"civilized": hellonwheels.Civ03,
			"establishment": hellonwheels.Est03, "customer": hellonwheels.Cust03}, func(a *attempt) bool {
			return a.plays(a.doc.Phase) && a.town(a.word(2)) == nil
		}),
	}
}

// turnRows are about phases and the order of players.
func turnRows() []row {
	return []row{
		{Attempt: "card of another class than the phase has", Cites: func(a *attempt) engine.Clause {
			places := a.does("civilize", "build", "customer", "mayhem")
			switch {
			case places && a.window():
				return hellonwheels.Opp05
			case !places || a.plays(a.doc.Phase) || !a.building("civilized", "establishment", "customer"):
				return ""
			}
			return map[string]engine.Clause{"civilized": hellonwheels.Civ02, "establishment": hellonwheels.Est02,
				"customer": hellonwheels.Cust02}[a.doc.Phase]
		}},
		when("Raid or Opportunist card outside an Opportunist Phase", hellonwheels.Opp09, func(a *attempt) bool {
			return a.does("raid", "play") && a.doc.Opportunist == "" && slices.Contains([]string{"bid", "extra-card", "visit", "give-up",
				"discard"}, a.doc.Decision)
		}),
		inPhase("play after a pass in phases 3, 5, 6", map[string]engine.Clause{"civilized": hellonwheels.Civ09,
			"establishment": hellonwheels.Est06, "customer": hellonwheels.Cust05}, func(a *attempt) bool {
			return !a.due && a.plays(a.doc.Phase) && a.place(a.by.Name) < a.place(a.doc.Player)
		}),
		{Attempt: "acting out of order", Cites: func(a *attempt) engine.Clause {
			switch acts := a.does(verbs...); {
			case a.due || !acts:
			case a.window():
				return hellonwheels.Opp04
			case a.building(a.doc.Phase) && a.place(a.by.Name) > a.place(a.doc.Player):
				return map[string]engine.Clause{"civilized": hellonwheels.Civ01, "establishment": hellonwheels.Est01,
					"customer": hellonwheels.Cust01}[a.doc.Phase]
			case a.building(a.doc.Phase):
				return walk.Untold // a player who has had his visit, and proposes what is no play
			}
			return ""
		}},
	}
}

// windowRows are about what Raid and Opportunist cards are aimed at, and about the hand limit.
func windowRows() []row {
	parts := hellonwheels.DefaultComponents()
	return []row{
		when("Raid on an Establishment below the threshold", hellonwheels.Raid03, func(a *attempt) bool {
			t := a.raided()
			return t != nil && t.Establishments[a.word(2)] != "" && level(t) < len(a.doc.Players)+parts.ThresholdOver
		}),
		when("Raid on a Civilized card or a Customer", hellonwheels.Raid06, func(a *attempt) bool {
			t := a.raided()
			return t != nil && (t.Civilized[a.word(2)] != "" || slices.Contains(t.Customers, a.word(2)))
		}),
		{Attempt: "more cards moved than the card allows", Cites: func(a *attempt) engine.Clause {
			_, list, moves := strings.Cut(strings.Join(a.words, " "), " moving ")
			n := strings.Count(list, ",") + 1
			switch {
			case !moves || !a.due || !a.window() || !a.does("play"):
			case a.word(0) == "desperados" && n > parts.Desperados:
				return hellonwheels.Card13
			case a.word(0) == "ladies-of-the-evening" && n > parts.LadiesOfTheEvening:
				return hellonwheels.Card15
			case a.word(0) == "hangers-on" && n > parts.HangersOn:
				return hellonwheels.Card18
			}
			return ""
		}},
		when("an OPT card on oneself", hellonwheels.Card02, func(a *attempt) bool {
			victims := []string{"vile-men", "con-men", "outlaws", "gamblers"}
			return a.due && a.window() && a.does("play") && slices.Contains(victims, a.word(0)) && a.word(2) == a.by.Name
		}),
		when("Claim Jumpers on one's own house", hellonwheels.Card20, func(a *attempt) bool {
			if !a.due || !a.window() || !a.does("play") || a.word(0) != "claim-jumpers" || len(a.words) < 5 {
				return false
			}
			t := a.town(a.word(4))
			return t != nil && t.Establishments[a.word(2)] == a.by.Name
		}),
		when("keeping a fourth card in phase 10", hellonwheels.Eol06, func(a *attempt) bool {
			return a.due && a.doc.Decision == "discard" && a.does("pass", "done")
		}),
		when("discarding below three", hellonwheels.Eol08, func(a *attempt) bool {
			return a.does("discard") && len(a.by.Hand) <= parts.HandLimit
		}),
	}
}

// raided is the Town that a Raid is aimed at, in its phase; nil for anything else.
func (a *attempt) raided() *hellonwheels.Town {
	if !a.due || !a.window() || !a.does("raid") || class(a.word(0)) != box.Raid {
		return nil
	}
	return a.town(a.word(4))
}
