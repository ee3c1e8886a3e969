package stockyards

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// attempt is an action that somebody proposes, word by word, and the position in which he does.
type attempt struct {
	*town
	verb  string
	words []string
	// by proposes it, due is whether it is up to him; what is wrong with a placement comes before whose turn it is.
	by  *stockyards.Player
	due bool
}

type row = walk.Row[*attempt]

// verbs are the actions of players, those of two words first: what a worker does, and the choices beside that.
var (
	placements = []string{"advertise national", "advertise chicago", "slaughter", "buy-land", "build", "branches", "branch", "eight-hour-day",
		"wage-increase", "campaign", "viaduct", "contract", "year-card"}
	choices = []string{"plant", "wild", "specialist", "party", "pass"}
)

// deviations are the questions whose other answers the rows do not know.
var deviations = []string{"negative-slaughter-cash", "futures-loss", "token-required", "two-branches-partial", "strikebreaker-no-strike",
	"viaduct-supply", "land-orientation", "build-over", "piece-flip"}

// attemptsAt lays out the proposals of a position.
func attemptsAt(w *walk.Walk) (func(by engine.Seat, text string) *attempt, error) {
	if slices.ContainsFunc(deviations, func(q string) bool { return w.Setup.Rulings[q] != "" }) || w.Setup.Components != nil {
		return nil, nil
	}
	parts, err := partsOf(w.Setup)
	if err != nil {
		return nil, err
	}
	t := newTown(position(w), parts, w.Setup.Rulings)
	return func(by engine.Seat, text string) *attempt {
		a := &attempt{town: t, due: by == w.Actor}
		for _, verb := range slices.Concat(placements, choices) {
			if rest, found := strings.CutPrefix(text, verb); found && (rest == "" || rest[0] == ' ') && a.verb == "" {
				a.verb, a.words = verb, strings.Fields(rest)
			}
		}
		if by >= 0 {
			a.by = &t.doc.Players[by]
		}
		return a
	}, nil
}

// does reports whether a worker would be placed, while workers are, for one of some actions; for any without a list.
func (a *attempt) does(verbs ...string) bool {
	if len(verbs) == 0 {
		verbs = placements
	}
	return a.doc.Decision == "placement" && a.by != nil && slices.Contains(verbs, a.verb)
}

// card reports whether the action is that of a year card, which has one of some names.
func (a *attempt) card(names ...string) bool {
	return a.does("year-card") && slices.Contains(names, a.words[0])
}

// yearCard is the year card that an action is of.
func (a *attempt) yearCard() *box.YearCard {
	i := slices.IndexFunc(a.parts.YearCards[:], func(c box.YearCard) bool {
		return !c.Event && box.YearActions[c.Action] == a.words[0]
	})
	return &a.parts.YearCards[i]
}

// when is a row that cites one clause.
func when(says string, clause engine.Clause, fits func(a *attempt) bool) row {
	return walk.Refused(says, clause, fits)
}

// oneOf cites the clause of the verb if a row fits.
func oneOf(says string, clauses map[string]engine.Clause, fits func(a *attempt) bool) row {
	return row{Attempt: says, Cites: func(a *attempt) engine.Clause {
		if clauses[a.verb] == "" || !fits(a) {
			return ""
		}
		return clauses[a.verb]
	}}
}

// refusals are the rows of the table in their order. What the table does not name is left to the engine.
func refusals() []row {
	return []row{
		{Attempt: "small oval is taken", Cites: func(a *attempt) engine.Clause {
			there, ovals := a.space()
			switch {
			case !a.does() || ovals == 0 || len(there) < ovals:
				return ""
			case slices.ContainsFunc(there, func(name string) bool { return name != a.by.Name }):
				return stockyards.Place11
			}
			return stockyards.Place12
		}},
		when("a way of laying a piece that there is not, which says nothing of where it lies", walk.Untold, func(a *attempt) bool {
			return a.does("build") && !slices.ContainsFunc(a.different(a.words[0]), func(how way) bool { return how.words() == a.how() }) ||
				a.does("buy-land") && a.words[3] == "s" && a.parts.LandWidth == a.parts.LandHeight
		}),
		when("kind slaughtered before this year", stockyards.Place15, func(a *attempt) bool {
			return a.does("slaughter") && slices.Contains(a.doc.Slaughtered[a.words[0]], a.by.Name)
		}),
		when("no such animal in the Yards", stockyards.Place17, func(a *attempt) bool {
			return a.does("slaughter") && a.doc.Yards[a.words[0]] == 0
		}),
		when("not enough cash for a printed cost", stockyards.Place19, func(a *attempt) bool { return a.does() && a.cost() > *a.by.Cash }),
		when("not enough cash for land under a piece", stockyards.Build35, func(a *attempt) bool {
			price := 0
			for _, s := range a.covers() {
				if a.inside(s) && a.land[s] != a.by.Name {
					price += a.parts.SquarePrice
				}
			}
			return a.does("build", "viaduct") && price > *a.by.Cash
		}),
		when("loss cannot be paid", stockyards.Money07, func(a *attempt) bool {
			if a.card("futures-trading") {
				return a.margin(a.words[1]) < 0 && *a.by.Cash < a.yearCard().Cost-a.margin(a.words[1])
			}
			return a.does("slaughter") && a.margin(a.words[0]) < 0 && *a.by.Cash < -a.margin(a.words[0])
		}),
		oneOf("outside the grid", map[string]engine.Clause{"buy-land": stockyards.Land04, "build": stockyards.Build07,
			"viaduct": stockyards.Viaduct02}, func(a *attempt) bool {
			return a.does() && slices.ContainsFunc(a.covers(), func(s spot) bool { return !a.inside(s) })
		}),
		oneOf("square has a piece", map[string]engine.Clause{"buy-land": stockyards.Land05, "build": stockyards.Build08,
			"viaduct": stockyards.Viaduct03}, func(a *attempt) bool {
			return a.does() && slices.ContainsFunc(a.covers(), func(s spot) bool { return a.piece[s] != "" })
		}),
		when("square of an unused start location, under a ruling", stockyards.Final12, func(a *attempt) bool {
			return a.does() && slices.ContainsFunc(a.covers(), a.closed)
		}),
		when("square has a land card", stockyards.Land06, func(a *attempt) bool {
			return a.does("buy-land") && slices.ContainsFunc(a.covers(), func(s spot) bool { return a.land[s] != "" })
		}),
		oneOf("not connected to the own plant", map[string]engine.Clause{"build": stockyards.Build09, "viaduct": stockyards.Viaduct04},
			func(a *attempt) bool { return a.does() && !a.connected() }),
		{Attempt: "card not in the offering", Cites: func(a *attempt) engine.Clause {
			switch {
			case !a.does("build") || slices.Contains(a.doc.Offering, a.words[0]):
				return ""
			case a.words[0] == a.doc.DeckTop:
				return stockyards.Build02
			}
			return stockyards.Build01
		}},
		when("no house on the mat", stockyards.Branch08, func(a *attempt) bool { return len(a.markets()) > 0 && *a.by.Houses == 0 }),
		when("no space in the market", stockyards.Branch09, func(a *attempt) bool {
			return slices.ContainsFunc(a.markets(), a.crowded) && !a.noRoomInNewYork()
		}),
		when("no land card on the mat", stockyards.Land12, func(a *attempt) bool { return a.does("buy-land") && *a.by.LandCards == 0 }),
		when("no token to discard, no second house, no striker, no viaduct", stockyards.Place09, func(a *attempt) bool {
			dismissal := a.does("eight-hour-day", "wage-increase") || a.does("year-card") && a.yearCard().DropToken > 0
			return dismissal && *a.by.Tokens == 0 || a.does("branches") && (len(a.words) < 2 || *a.by.Houses < 2) ||
				a.card("hire-strikebreaker") && !slices.Contains(a.doc.Picket, a.by.Name) ||
				a.does("viaduct") && len(a.doc.Viaducts) >= a.parts.Viaducts
		}),
		oneOf("wrong party", map[string]engine.Clause{"branches": stockyards.Twobr01, "eight-hour-day": stockyards.Eight01},
			func(a *attempt) bool {
				return a.does() && a.doc.Party != map[string]string{"branches": "republican", "eight-hour-day": "democratic"}[a.verb]
			}),
		when("action of another year's card", stockyards.Yact01, func(a *attempt) bool {
			return a.does("year-card") && a.yearCard().Name != a.doc.YearCard && !a.noRoomInNewYork()
		}),
		when("wild token to a market that has one", stockyards.Build24, func(a *attempt) bool {
			return a.due && a.doc.Decision == "wild" && a.verb == "wild" && a.wild(a.words[0])
		}),
		when("passing", stockyards.Place08, func(a *attempt) bool { return a.does("pass") }),
		{Attempt: "out of turn", Cites: func(a *attempt) engine.Clause {
			switch {
			case a.due || !a.does() || a.noRoomInNewYork() || a.card("new-york-branches"):
				return ""
			case *a.by.Workers > 0 && a.doc.Year > 0 && a.doc.Player == a.doc.FirstPlayer:
				return stockyards.Place01
			}
			return stockyards.Worker03
		}},
		when("start location taken", stockyards.Final11, func(a *attempt) bool {
			return a.due && a.doc.Decision == "plant" && a.verb == "plant" &&
				slices.ContainsFunc(a.doc.Players, func(p stockyards.Player) bool { return p.Plant == a.words[0] })
		}),
		when("anything else", walk.Untold, func(*attempt) bool { return true }),
	}
}
