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
					return a.firstClause(question)
				}
			}
			return ""
		}),
		when("anything after the final scoring", frontier.Goal07, func(a *attempt) bool { return a.doc.Decision == "over" }),
		when("an action while another player, the mayor or chance decides", frontier.Goal04, func(a *attempt) bool {
			chances, players := slices.Contains(ofChance, a.verb), !slices.Contains(slices.Concat(ofChance, either), a.verb)
			return a.by != a.w.Actor || chances && a.by != engine.Chance || players && a.by == engine.Chance
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

// firstClause is the first clause of a question that can be tested.
func (a *attempt) firstClause(question string) engine.Clause {
	for _, q := range a.w.Book.Questions {
		if q.Name != question {
			continue
		}
		for _, c := range q.Clauses {
			if a.w.Testable[c] {
				return c
			}
		}
	}
	return ""
}

// stepClauses are the clauses of the steps that are open, by decision. Those of the set-up before the founding are not in the table.
var stepClauses = map[string]engine.Clause{
	"start": frontier.Setup17, "first-tile": frontier.Setup10, "first-event": frontier.Setup20, "disc": frontier.Setup24,
	"industry": frontier.Setup13, "deal": frontier.Setup15, "keep-goal": frontier.Setup15, "assistant": frontier.Setup16,
	"stockpile": frontier.Found07, "freight": frontier.Found07, "bridge": frontier.Found07, "tent": frontier.Found07,
	"first-train": frontier.Found07, "camp": frontier.Found07, "panning": frontier.Found07, "cattle": frontier.Found07,
	"farmstead": frontier.Found07, "severity": frontier.Round15, "lose-log": frontier.Round15, "pile-up": frontier.Round15,
	"burn": frontier.Round15, "revolt": frontier.Round15, "drought": frontier.Round15, "defend": frontier.Round15,
	"lose": frontier.Round15, "event": frontier.Round15, "move-disc": frontier.Round15, "die": frontier.Min20, "dice": frontier.Min20,
	"new-deposit": frontier.Min20, "deposit-die": frontier.Min26, "train": frontier.Gen07, "track": frontier.Gen07,
	"reveal": frontier.Gen07, "card": frontier.Char03, "keep": frontier.Char03, "office": frontier.Char03, "dismiss": frontier.Char03,
	"to-town": frontier.Char03, "outgoing": frontier.Round27, "promise": frontier.Round27, "house": frontier.Round27,
	"next": frontier.Round27, "upgrade": frontier.Round27,
}

// outcomeClauses say what the outcomes of chance come out of.
var outcomeClauses = map[string]engine.Clause{"start": frontier.Setup17, "reveal": frontier.Setup10, "event": frontier.Setup20,
	"goal": frontier.Setup15, "assistant": frontier.Setup06, "card": frontier.Setup06, "severity": frontier.Comp07,
	"die": frontier.Comp20, "deposit-die": frontier.Comp20, "disc": frontier.Setup24}

// openRows are about the choice that is open outside turns and inside an action of one.
func openRows() []row {
	return []row{
		citing("anything but the open choice inside a pan, a draw, an event, a founding, a development or the end of an era",
			func(a *attempt) engine.Clause {
				c := stepClauses[a.doc.Decision]
				if a.doc.Open != nil && a.doc.Open.Era && c == frontier.Found07 {
					c = frontier.Round27
				}
				if a.by != a.w.Actor || c == "" || a.open() {
					return ""
				}
				return c
			}),
		citing("a chance outcome that is not left", func(a *attempt) engine.Clause {
			if a.by != engine.Chance || a.listed() {
				return ""
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
