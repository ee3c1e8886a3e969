package frontier

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// ofChance are the verbs of chance alone; either are those of chance or a player, by step and ruling.
var (
	ofChance = []string{"start", "reveal", "event", "goal", "assistant", "severity", "die", "deposit-die", "card"}
	either   = []string{"disc", "lose-log", "pile-up", "burn", "revolt", "drought"}
	ofTurn   = []string{"cut", "drive", "raft", "tow", "clear", "lift", "saw", "pan", "haul", "drive-cattle", "breed", "stable", "rustle",
		"rail-drive", "use", "douse", "quell", "assist", "tycoon", "campaign", "develop", "build", "sell", "buy", "end-turn"}
)

// whoRows are about whether it is the time for an action, and whose it is.
func whoRows() []row {
	return []row{
		citing("a form that belongs to a ruling option not in force", func(a *attempt) engine.Clause {
			for question, options := range a.forms() {
				if option := a.rules[question]; !slices.Contains(options, option) {
					return formClauses[a.verb]
				}
			}
			return ""
		}),
		when("anything after the final scoring", frontier.Goal07, func(a *attempt) bool { return a.doc.Decision == "over" }),
		citing("an action while another player, the mayor or chance decides", func(a *attempt) engine.Clause {
			chances, players := slices.Contains(ofChance, a.verb), !slices.Contains(slices.Concat(ofChance, either), a.verb)
			switch {
			case a.by == engine.Chance && players:
				return frontier.Goal05
			case a.by != engine.Chance && chances:
				return outcomeClauses[a.verb]
			case a.by != a.w.Actor:
				return a.decides()
			}
			return ""
		}),
	}
}

// forms are the questions whose answer gives the action its form, with the answers that do; "" stands for the default.
func (a *attempt) forms() map[string][]string {
	decision := a.doc.Decision
	switch {
	case a.is("use") && a.last() == "dollar":
		return map[string][]string{"public-use": {"worker-or-dollar"}}
	case a.is("house"):
		return map[string][]string{"upgrade-housing": {"mayor-one", "each-buys-one"}}
	case a.is("assist") && len(a.words) > 1:
		return map[string][]string{"assistant-ring": {"free-choice"}}
	case a.is("assist"):
		return map[string][]string{"assistant-ring": {"", "ring"}}
	case a.is("drive", "raft") && a.number(1) == 0:
		return map[string][]string{"log-owner": {"any"}}
	case a.is("drive", "raft"):
		return map[string][]string{"log-owner": {"", "own-then-all", "own"}}
	case a.is("disc") && decision != "disc":
		return map[string][]string{"disc-next": {"mayors-choice"}}
	case a.is("lift"):
		return map[string][]string{"stock-arrival": {"worker-carries"}}
	case a.is("improve") && a.word(1) == "to":
		return map[string][]string{"improve": {"any-number"}}
	case a.is("improve"):
		return map[string][]string{"improve": {"", "one-step"}}
	case a.is("no-deposit"):
		return map[string][]string{"depletion": {"reserve-optional"}}
	case a.is("train") && a.word(0) == "blue" && a.doc.Round == 0:
		return map[string][]string{"trains": {"all-at-founding"}}
	}
	return nil
}

// formClauses are the clauses of the forms of one answer.
var formClauses = map[string]engine.Clause{"use": frontier.Round23, "house": frontier.Round34, "assist": frontier.Char12,
	"drive": frontier.Lum09, "raft": frontier.Lum21, "disc": frontier.Round18, "lift": frontier.Lum09, "improve": frontier.Min18,
	"no-deposit": frontier.Min22, "train": frontier.Found05}

// stepClauses are the clauses of the steps that are open, by decision.
var stepClauses = map[string]engine.Clause{
	"start": frontier.Setup17, "first-tile": frontier.Setup10, "first-event": frontier.Setup20, "disc": frontier.Setup24,
	"industry": frontier.Setup13, "deal": frontier.Setup15, "keep-goal": frontier.Setup15, "assistant": frontier.Setup16,
	"stockpile": frontier.Found01, "freight": frontier.Found02, "bridge": frontier.Found03, "tent": frontier.Found04,
	"first-train": frontier.Found05, "camp": frontier.Start01, "panning": frontier.Start04, "cattle": frontier.Start07,
	"farmstead": frontier.Start09, "severity": frontier.Round15, "lose-log": frontier.Round06, "pile-up": frontier.Round07,
	"burn": frontier.Round09, "revolt": frontier.Round10, "drought": frontier.Setup08, "defend": frontier.Ran37,
	"lose": frontier.Round05, "event": frontier.Round17, "move-disc": frontier.Round18, "die": frontier.Min08, "dice": frontier.Min20,
	"new-deposit": frontier.Min22, "deposit-die": frontier.Min26, "train": frontier.Gen10, "track": frontier.Rail01,
	"reveal": frontier.Gen09, "card": frontier.Char08, "keep": frontier.Char04, "office": frontier.Mayor04, "dismiss": frontier.Char20,
	"to-town": frontier.Char05, "outgoing": frontier.Char18, "promise": frontier.Elec05, "house": frontier.Round34,
	"next": frontier.Round32, "upgrade": frontier.Round31,
}

// stepClause is the clause of the step that is open, "" in a turn.
func (a *attempt) stepClause() engine.Clause {
	c := stepClauses[a.doc.Decision]
	switch open := a.doc.Open; {
	case open == nil:
	case open.Era && a.settles():
		return frontier.Round31
	case c == frontier.Char18 && open.Whose == a.doc.Mayor:
		return frontier.Char02
	}
	return c
}

// settles reports whether a player sets up an industry.
func (a *attempt) settles() bool {
	return slices.Contains([]string{"camp", "panning", "cattle", "farmstead"}, a.doc.Decision)
}

// decides says who decides: of players that goes by an order in the rounds and in the set-up of the industries.
func (a *attempt) decides() engine.Clause {
	switch d := a.doc.Decision; {
	case d == "turn":
		return frontier.Goal04
	case d == "upgrade", a.settles() && a.doc.Open != nil && a.doc.Open.Era:
		return frontier.Round32
	case a.settles():
		return frontier.Found07
	}
	return a.stepClause()
}

// outcomeClauses say what the outcomes of chance come out of.
var outcomeClauses = map[string]engine.Clause{"start": frontier.Setup17, "reveal": frontier.Setup10, "event": frontier.Setup19,
	"goal": frontier.Setup15, "assistant": frontier.Setup16, "card": frontier.Char03, "severity": frontier.Round33,
	"die": frontier.Min08, "deposit-die": frontier.Min26}

// openRows are about the choice that is open outside turns and inside an action of one.
func openRows() []row {
	return []row{
		citing("anything but the open choice inside a pan, a draw, an event, a founding, a development or the end of an era",
			func(a *attempt) engine.Clause {
				c := a.stepClause()
				if a.by != a.w.Actor || c == "" || a.open() {
					return ""
				}
				return c
			}),
		citing("a chance outcome that is not left", func(a *attempt) engine.Clause {
			switch {
			case a.by != engine.Chance || a.listed():
				return ""
			case a.is("event") && slices.Contains(a.doc.Undrawn, a.word(0)):
				return frontier.Setup21
			case a.is("event"):
				return frontier.Setup26
			}
			return outcomeClauses[a.verb]
		}),
		citing("an event target that is not allowed", func(a *attempt) engine.Clause {
			if a.doc.Decision == "turn" || a.listed() {
				return ""
			}
			return a.targetClause()
		}),
	}
}

// open reports whether the action is of the kind that is open.
func (a *attempt) open() bool {
	open := a.doc.Open
	switch a.doc.Decision {
	case "dice":
		return a.is("assign", "improve", "stop")
	case "keep":
		return a.is("keep", "to-town") && a.word(0) == open.Card
	case "office":
		return a.is("place", "swap", "refuse") && a.word(0) == open.Card
	case "to-town":
		return a.is("to-town") && a.word(0) == open.Card || a.is("place", "swap") && a.doc.Frozen
	case "dismiss":
		return a.is("dismiss") && a.word(0) == open.Out
	case "outgoing":
		return a.is("dismiss") && slices.Contains(a.doc.Office, a.word(0)) && (a.doc.Mayor == open.Whose || a.word(0) == a.doc.Office[0])
	case "house":
		return a.is("house") || a.is("pass") && a.ruled("upgrade-housing", "each-buys-one")
	case "upgrade":
		return a.is("add", "upgrade", "pass")
	case "reveal", "first-tile":
		return len(a.w.Listed("reveal")) > 0 && a.is("reveal") && a.sameRow()
	}
	return a.among()
}

// sameRow reports whether a tile is of the row that one is turned up of.
func (a *attempt) sameRow() bool {
	listed := a.w.Listed("reveal")[0]
	return listed[:len("reveal t")] == a.text[:min(len(a.text), len("reveal t"))]
}

// targetClause says what the events strike.
func (a *attempt) targetClause() engine.Clause {
	switch a.verb {
	case "burn":
		return frontier.Round09
	case "revolt":
		return frontier.Round10
	case "lose-log":
		for basin, logs := range a.doc.Logs {
			if logs[a.seatName(a.word(0))] > 0 && a.guarded(basin, "log-boom") {
				return frontier.Lum34
			}
		}
		return frontier.Round06
	case "pile-up":
		if a.guarded(a.word(0), "dam") {
			return frontier.Lum33
		}
		return frontier.Round07
	case "drought":
		return frontier.Setup08
	case "lose":
		return frontier.Round05
	}
	return ""
}

// seatName is the name of the player whom an action calls P1 to P5.
func (a *attempt) seatName(p string) string {
	if i := int(p[1] - '1'); i < len(a.doc.Players) {
		return a.doc.Players[i].Name
	}
	return ""
}

// guarded reports whether a building stands on a river space of a basin.
func (a *attempt) guarded(basin, kind string) bool {
	for name, piece := range a.doc.Works {
		if piece.Kind == kind && a.basinAt(at(name)) == basin {
			return true
		}
	}
	return false
}

// basinAt is the basin that a space of the river belongs to.
func (a *attempt) basinAt(s spot) string {
	for _, b := range a.parts.Basins {
		for _, river := range b.Spaces[:b.Size] {
			if int(river.Column) == s.col && int(river.Row) == s.row {
				return b.Name
			}
		}
	}
	return ""
}

// basinBeside is the basin beside a space of the bank.
func (a *attempt) basinBeside(s spot) string {
	for _, side := range sides(s) {
		if b := a.basinAt(side); b != "" {
			return b
		}
	}
	return ""
}
