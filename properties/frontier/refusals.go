package frontier

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// attempt is an action that somebody proposes, word by word, and the position in which he does.
type attempt struct {
	*plains
	w     *walk.Walk
	by    engine.Seat
	text  string
	verb  string
	words []string
	// me is the player who decides; nil where chance does, or nobody.
	me *frontier.Player
	// turn says that it is a turn, and that the proposal comes from the player whose turn it is.
	turn bool
}

type row = walk.Row[*attempt]

// refusals are the rows of the table in their order. A row that would never be reached behind a more general one is an exception of that
// one. What the table does not name comes after it.
func refusals() []row {
	return slices.Concat(whoRows(), openRows(), ableRows(), riverRows(), siteRows(), herdRows(), useRows(), peopleRows(), buildRows(),
		tradeRows(), otherRows())
}

// attempts lays out the proposals of a position.
func attemptsAt(w *walk.Walk) (func(by engine.Seat, text string) *attempt, error) {
	parts, err := partsOf(w)
	if err != nil {
		return nil, err
	}
	doc := position(w)
	m := newPlains(doc, parts, w.Setup.Rulings)
	return func(by engine.Seat, text string) *attempt {
		verb, rest, _ := strings.Cut(text, " ")
		a := &attempt{plains: m, w: w, by: by, text: text, verb: verb, words: strings.Fields(rest), me: m.who(doc.Player)}
		a.turn = doc.Decision == "turn" && by == w.Actor
		return a
	}, nil
}

// is reports whether the action has one of some verbs.
func (a *attempt) is(verbs ...string) bool { return slices.Contains(verbs, a.verb) }

// does reports whether it is the action of a turn, with one of some verbs.
func (a *attempt) does(verbs ...string) bool { return a.turn && a.is(verbs...) }

// word is a word after the verb, "" beyond the last.
func (a *attempt) word(i int) string {
	if i < len(a.words) {
		return a.words[i]
	}
	return ""
}

// last is the last word.
func (a *attempt) last() string { return a.word(len(a.words) - 1) }

// number is a word as a number.
func (a *attempt) number(i int) int {
	n, _ := strconv.Atoi(a.word(i))
	return n
}

// ruled reports whether a question is answered by an option that is not the default.
func (a *attempt) ruled(question string, options ...string) bool {
	return slices.Contains(options, a.rules[question])
}

// site is the space of a worker action that a building takes the worker on; "" for others.
func (a *attempt) site() string {
	switch {
	case a.does("cut"):
		return a.word(2)
	case a.does("saw", "pan", "haul", "stable", "douse"), a.does("use") && a.last() != "dollar":
		return a.word(0)
	}
	return ""
}

// work is the industry building on a space; one of no kind where none is.
func (a *attempt) work(space string) frontier.WorkPiece {
	if piece := a.doc.Works[space]; piece != nil {
		return *piece
	}
	return frontier.WorkPiece{}
}

// deposit is the deposit on a space, or nil.
func (a *attempt) deposit(space string) *frontier.Site { return a.work(space).Deposit }

// own reports whether an industry building of a kind on a space is the player's.
func (a *attempt) own(space, kind string) bool {
	piece := a.work(space)
	return piece.Kind == kind && piece.Owner == a.me.Name
}

// built finds a building of the box by its name; one of them is nil.
func (a *attempt) built(name string) (public *box.PublicBuilding, work *box.Work) {
	for i := range a.parts.Publics {
		if a.parts.Publics[i].Name == name {
			public = &a.parts.Publics[i]
		}
	}
	for i := range a.parts.Works {
		if a.parts.Works[i].Name == name {
			work = &a.parts.Works[i]
		}
	}
	return public, work
}

// character finds a character by its name.
func (a *attempt) character(name string) *box.Character {
	for i := range a.parts.Characters {
		if a.parts.Characters[i].Name == name {
			return &a.parts.Characters[i]
		}
	}
	return nil
}

// listed reports whether the action is legal, and among whether one of its verb is.
func (a *attempt) listed() bool { return slices.Contains(a.w.Listed(a.verb), a.text) }
func (a *attempt) among() bool  { return len(a.w.Listed(a.verb)) > 0 }

// when is a row that fits what a predicate says.
func when(attempt string, clause engine.Clause, fits func(a *attempt) bool) row {
	return walk.Refused(attempt, clause, fits)
}

// citing is a row whose clause depends on the attempt.
func citing(attempt string, cites func(a *attempt) engine.Clause) row {
	return row{Attempt: attempt, Cites: cites}
}
