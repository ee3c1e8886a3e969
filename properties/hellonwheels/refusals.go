package hellonwheels

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// attempt is an action that somebody proposes, word by word, and the position in which he does.
type attempt struct {
	doc   *hellonwheels.Position
	verb  string
	words []string
	by    *hellonwheels.Player
	// due says that it is his decision.
	due bool
}

type row = walk.Row[*attempt]

// neutral are the questions whose other answers the rows can do with.
var neutral = []string{"tax-short", "tax-sequence", "window-count", "game-end", "limit-choice", "discard-open", "winner-tie",
	"modifier-payout", "mayhem-floor", "no-house", "mayor-none", "reshuffle-when", "spent-when", "spent-cards"}

// verbs are the words that actions of players begin with.
var verbs = []string{"bid", "draw extra", "civilize", "build", "customer", "mayhem", "raid", "play", "discard", "pass", "done", "give up"}

// attemptsAt lays out the proposals of a position.
func attemptsAt(w *walk.Walk) (func(by engine.Seat, text string) *attempt, error) {
	for question := range w.Setup.Rulings {
		if !slices.Contains(neutral, question) {
			return nil, nil
		}
	}
	doc := position(w)
	if w.Setup.Components != nil || doc.Phase == "set-up" {
		return nil, nil
	}
	return func(by engine.Seat, text string) *attempt {
		a := &attempt{doc: doc, due: by == w.Actor}
		for _, verb := range verbs {
			if rest, found := strings.CutPrefix(text, verb); found && (rest == "" || rest[0] == ' ') {
				a.verb, a.words = verb, strings.Fields(rest)
			}
		}
		if by >= 0 && w.Actor >= 0 && a.verb != "" {
			a.by = &doc.Players[by]
		}
		return a
	}, nil
}

// does reports whether a player proposes one of some actions at a decision of players.
func (a *attempt) does(verbs ...string) bool {
	return a.by != nil && a.doc.Player != "" && slices.Contains(verbs, a.verb)
}

// word is a word after the verb, "" beyond the last.
func (a *attempt) word(i int) string {
	if i < len(a.words) {
		return a.words[i]
	}
	return ""
}

// window reports whether it is an Opportunist Phase.
func (a *attempt) window() bool { return a.doc.Decision == "play" && a.doc.Opportunist != "" }

// building reports whether players play cards onto Towns, in one of some phases.
func (a *attempt) building(phases ...string) bool {
	return a.doc.Decision == "visit" && a.doc.Opportunist == "" && slices.Contains(phases, a.doc.Phase)
}

// class is what a card is.
func class(card string) box.Class {
	name, _, _ := strings.Cut(card, "#")
	parts := hellonwheels.DefaultComponents()
	return parts.CardClasses[max(0, slices.Index(parts.CardNames[:], name))]
}

func establishment(card string) bool { return class(card) <= box.Brothel }

// plays reports whether a card of the phase is played onto a Town.
func (a *attempt) plays(phase string) bool {
	verb := map[string][]string{"civilized": {"civilize"}, "establishment": {"build"}, "customer": {"customer", "mayhem"}}[phase]
	return a.building(phase) && a.does(verb...) && a.proper()
}

// proper reports whether the card is of the class that the verb is for.
func (a *attempt) proper() bool {
	switch c := class(a.word(0)); a.verb {
	case "civilize":
		return c == box.Civilized
	case "build":
		return establishment(a.word(0))
	case "customer":
		return c == box.Customer
	case "mayhem":
		return c == box.Mayhem
	}
	return false
}

// town is the Town at a position, or nil.
func (a *attempt) town(at string) *hellonwheels.Town {
	return map[string]*hellonwheels.Town{"past": a.doc.Past, "present": a.doc.Present, "future": a.doc.Future}[at]
}

// kind is the type of a Town.
func kind(t *hellonwheels.Town) string {
	parts := hellonwheels.DefaultComponents()
	return parts.TypeNames[parts.Towns[slices.Index(parts.TownNames[:], t.Name)]]
}

// level is what a Raid on an Establishment is held against.
func level(t *hellonwheels.Town) int {
	parts := hellonwheels.DefaultComponents()
	return len(t.Mayhem) + parts.TypeShift[parts.Towns[slices.Index(parts.TownNames[:], t.Name)]]
}

// named is the card that a card on the board or in hand is a copy of.
func named(card string) string {
	name, _, _ := strings.Cut(card, "#")
	return name
}

// number is a word as a number.
func (a *attempt) number(i int) int {
	n, _ := strconv.Atoi(a.word(i))
	return n
}

// place is the place of a player in Reverse Order.
func (a *attempt) place(name string) int {
	n := len(a.doc.Players)
	seat := func(name string) int {
		return slices.IndexFunc(a.doc.Players, func(p hellonwheels.Player) bool { return p.Name == name })
	}
	return (seat(a.doc.Supervisor) - seat(name) + n + n - 1) % n
}

// when is a row that cites one clause.
func when(says string, clause engine.Clause, fits func(a *attempt) bool) row {
	return walk.Refused(says, clause, fits)
}

// inPhase cites the clause of the phase that is open, if a row fits.
func inPhase(says string, clauses map[string]engine.Clause, fits func(a *attempt) bool) row {
	return row{Attempt: says, Cites: func(a *attempt) engine.Clause {
		if !fits(a) {
			return ""
		}
		return clauses[a.doc.Phase]
	}}
}
