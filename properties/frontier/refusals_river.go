package frontier

import (
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// riverRows are about trees and logs.
func riverRows() []row {
	return []row{
		citing("cut where no tree is left, or out of reach", func(a *attempt) engine.Clause {
			if !a.does("cut") {
				return ""
			}
			needs, reach, helped := a.parts.LogsPerCut, a.parts.Reach, a.word(3) != ""
			switch {
			case a.word(4) == "logs":
				needs = max(needs, a.least())
			case helped:
				reach += a.helper().Plus
			}
			far := a.work(a.word(2)).Kind == "camp" && apart(at(a.word(0)), at(a.word(2))) > reach
			near := a.word(4) == "reach" && a.work(a.word(2)).Kind == "camp" && apart(at(a.word(0)), at(a.word(2))) <= a.parts.Reach
			switch {
			case a.trees(a.word(0)) < needs:
				return frontier.Lum06
			case near, far && helped:
				return frontier.Lum26
			case far:
				return frontier.Lum06
			}
			return ""
		}),
		when("cut or a log move into a full basin", frontier.Lum18, func(a *attempt) bool {
			if a.does("cut") && a.work(a.word(2)).Kind == "camp" {
				return a.takes(a.basinBeside(at(a.word(2)))) < a.least()
			}
			i := slices.Index(a.basins(), a.word(0))
			return a.does("drive", "raft", "tow") && i >= 0 && i+1 < len(a.basins()) && a.moved() > a.takes(a.ends(i, a.move()))
		}),
		when("cut without a free cube; a purchase or a yield without cubes", frontier.Setup12, func(a *attempt) bool {
			needs := 0
			switch {
			case a.does("cut"):
				needs = a.least()
			case a.does("breed", "stable", "rustle"):
				needs = 1
			case a.does("buy") && a.cubed():
				needs = a.count()
			}
			return needs > 0 && *a.me.Cubes < needs
		}),
		when("drive, raft, tow out of a basin with a black worker", frontier.Round08, func(a *attempt) bool {
			return a.does("drive", "raft", "tow") && a.jammed()
		}),
		when("drive of more than two logs, or from the last basin; under a ruling, of fewer", frontier.Lum09, func(a *attempt) bool {
			return a.does("drive") && (a.moved() > a.parts.Drive.Logs || a.mouth() ||
				a.moved() < a.parts.Drive.Logs && a.ruled("drive-number", "exactly-two"))
		}),
		when("raft of more than four", frontier.Lum21, func(a *attempt) bool { return a.does("raft") && a.moved() > a.parts.Raft.Logs }),
		when("tow without a steamboat on the map", frontier.Lum31, func(a *attempt) bool { return a.does("tow") && !a.stands("steamboat") }),
		when("clear where no black worker lies", frontier.Round07, func(a *attempt) bool { return a.does("clear") && !a.jammed() }),
		citing("a log move of more logs than lie there, or of none", func(a *attempt) engine.Clause {
			if !a.does("drive", "raft", "tow", "lift") || a.lie() {
				return ""
			}
			return map[string]engine.Clause{"drive": frontier.Lum09, "raft": frontier.Lum21, "tow": frontier.Lum32,
				"lift": frontier.Lum09}[a.verb]
		}),
		when("saw without a sawmill of one's own or a log", frontier.Lum25, func(a *attempt) bool {
			if !a.does("saw") {
				return false
			}
			if a.word(1) == "stock" {
				return !a.own(a.word(0), "sawmill") || a.me.Stock["log"] == 0
			}
			beside := slices.ContainsFunc(sides(at(a.word(0))), func(s spot) bool { return a.basinAt(s) == a.word(1) })
			return !a.own(a.word(0), "sawmill") || a.doc.Logs[a.word(1)][a.me.Name] == 0 || !beside
		}),
	}
}

// least is how many logs a cut has to bring: with a helper for more logs one more than the worker fells alone, but for an answer.
func (a *attempt) least() int {
	if a.word(4) == "logs" && !a.ruled("helped-cut", "in-vain") {
		return a.parts.LogsPerCut + 1
	}
	return 1
}

// apart is how many steps two spaces are from each other.
func apart(a, b spot) int { return max(a.col-b.col, b.col-a.col) + max(a.row-b.row, b.row-a.row) }

// trees are those left on a space.
func (a *attempt) trees(space string) int {
	if a.ground(at(space)) != box.Forest {
		return 0
	}
	if n, fewer := a.doc.Trees[space]; fewer {
		return n
	}
	return a.parts.TreesPerForest
}

// moved is how many logs a log move is of.
func (a *attempt) moved() int {
	switch {
	case a.verb == "tow":
		n := 0
		for name, k := range a.doc.Logs[a.word(0)] {
			if !a.ruled("log-owner", "own") || name == a.me.Name {
				n += k
			}
		}
		return n
	case a.number(1) > 0:
		return a.number(1)
	}
	n := 0
	for _, share := range a.words[1:] {
		k, _ := strconv.Atoi(share[len("P1="):])
		n += k
	}
	return n
}

// lie reports whether the logs of a log move lie where it begins.
func (a *attempt) lie() bool {
	there := a.doc.Logs[a.word(0)]
	switch {
	case a.verb == "lift":
		return a.doc.Logs[a.stockBasin()][a.me.Name] > 0
	case a.verb == "tow" || a.mouth():
		return a.moved() > 0 && !a.mouth()
	case a.number(1) > 0:
		return there[a.me.Name] >= a.number(1)
	}
	for _, share := range a.words[1:] {
		if k, _ := strconv.Atoi(share[len("P1="):]); there[a.seatName(share)] < k {
			return false
		}
	}
	return true
}

// jammed reports whether a black worker lies in the basin of the action, mouth whether it is the last basin.
func (a *attempt) jammed() bool { return slices.Contains(a.doc.Jams, a.word(0)) }
func (a *attempt) mouth() bool {
	i := slices.Index(a.basins(), a.word(0))
	return i < 0 || i+1 == len(a.basins())
}

// stands reports whether a public building of a kind is on the map.
func (a *attempt) stands(kind string) bool {
	for _, piece := range a.doc.Town {
		if piece.Kind == kind {
			return true
		}
	}
	return false
}
