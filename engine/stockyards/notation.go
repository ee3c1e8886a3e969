package stockyards

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/notation"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// spellings are the rows of the verbs; [grammar] adds the rows of year cards, and second rows.
var spellings = []string{"", "first-player PLAYER", "election-token PARTY", "reveal-building BUILDING", "reveal-year YEAR", "plant LOCATION",
	"slaughter KIND", "buy-land at SQUARE facing FACING", "build BUILDING at SQUARE", "advertise national", "advertise chicago",
	"branch MARKET", "branches MARKET", "eight-hour-day", "wage-increase", "campaign", "viaduct at SQUARE", "contract", "wild MARKET",
	"specialist SPECIALIST", "party PARTY"}

// The lists of a table.
const (
	playerList = iota
	buildingList
	yearList
	specialistList
	siteList
)

// blanks explains the words in capitals in spellings.
var blanks = map[string]notation.Blank{
	"PLAYER":     {At: []int{whatBits}, Bits: 8, Plus: 1, List: playerList, Refuse: notPlayer},
	"PARTY":      {At: []int{whatBits}, Bits: 8, Plus: 1, Words: partyNames[:], Refuse: notOneOf("party")},
	"BUILDING":   {At: []int{whatBits}, Bits: 8, Plus: 1, List: buildingList, Refuse: notOneOf("building card")},
	"YEAR":       {At: []int{whatBits}, Bits: 8, Plus: 1, List: yearList, Refuse: notOneOf("year card")},
	"LOCATION":   {At: []int{whatBits}, Bits: 8, Plus: 1, List: siteList, Refuse: notOneOf("start location")},
	"KIND":       {At: []int{whatBits}, Bits: 8, Plus: 1, Words: box.KindNames[:], Refuse: notOneOf("kind of livestock")},
	"MARKET":     {At: []int{whatBits, otherBits}, Bits: 8, Plus: 1, Words: box.MarketNames[:], Refuse: notOneOf("market")},
	"SPECIALIST": {At: []int{whatBits}, Bits: 8, Plus: 1, List: specialistList, Refuse: notOneOf("specialist card")},
	"SQUARE":     {At: []int{squareBits}, Bits: 8, Words: squareNames[:], Refuse: notSquare},
	"FACING":     {At: []int{turnBits}, Bits: 3, Words: facings[:], Refuse: notOneOf("direction")},
	"TURN":       {At: []int{turnBits}, Bits: 3, Words: turnNames[:], Refuse: notTurn},
	"DEED":       {At: []int{0}, Bits: whatBits, Plus: int(vCard), Words: box.YearActions[:], Refuse: notOneOf("year card action")},
}

var grammar = func() *notation.Grammar {
	g := notation.New(whatBits, blanks, spellings, errors.New("an action begins with slaughter, buy-land, build, advertise national, "+
		"advertise chicago, branch, branches, eight-hour-day, wage-increase, campaign, viaduct, contract, year-card, wild, party or plant; "+
		"a decision of chance with first-player, election-token, reveal-building or reveal-year")).
		Row(engine.Action(vBuild), "build BUILDING at SQUARE TURN").
		Row(engine.Action(vBranches), "branches MARKET MARKET").
		Row(engine.Action(vPass), "pass").
		Row(0, "year-card DEED")
	for i := range defaultComponents.YearCards {
		if c := &defaultComponents.YearCards[i]; !c.Event {
			g.Row(engine.Action(vCard)+engine.Action(c.Action), "year-card "+box.YearActions[c.Action]+yearBlanks(c))
		}
	}
	return g
}()

// yearBlanks returns the blanks in the action of a year card.
func yearBlanks(c *box.YearCard) string {
	switch {
	case c.Futures:
		return " KIND"
	case c.Branches > 0:
		return " MARKET MARKET"
	}
	return ""
}

// Verb returns the action's kind. Passing is numbered after the game's Verbs, because no answer
// makes it legal.
func (s *state) Verb(a engine.Action) engine.Verb { return engine.Verb(verbOf(a) - 1) }

// Format spells an action.
func (s *state) Format(a engine.Action) string { return grammar.Format(a, s.table.words...) }

// Seen spells an action as a seat sees it. Everything is open.
func (s *state) Seen(_ engine.Seat, a engine.Action) string { return s.Format(a) }

// Parse reads the spelling of an action.
func (s *state) Parse(text string) (engine.Action, error) {
	a, err := grammar.Read(text, s.table.words...)
	if err != nil {
		return 0, err
	}
	switch what, other := whatOf(a), otherOf(a); verbOf(a) {
	case vBuild:
		return a, s.checkTurn(what, turnOf(a), text)
	case vLand:
		if l := s.table.lots; turnOf(a) == 1 && l[0].mask == l[1].mask {
			return 0, errors.New("land cards are square: write facing e")
		}
	default:
		if other >= 0 && other < what {
			return 0, &engine.MisspellingError{Reason: "the markets are named in the order " + strings.Join(box.MarketNames[:], ", "),
				Write: s.Format(two(verbOf(a), other, what))}
		}
	}
	return a, nil
}

// parseLand and parseBuild read the text after these verbs.
func (s *state) parseLand(text string) (engine.Action, error)  { return s.Parse("buy-land " + text) }
func (s *state) parseBuild(text string) (engine.Action, error) { return s.Parse("build " + text) }

// checkTurn refuses a turn if an earlier turn covers the same squares, so that every placement has
// one spelling.
func (s *state) checkTurn(card int8, turn uint8, text string) error {
	if turn == 0 {
		return nil
	}
	shape := s.table.parts.Shapes[s.table.parts.Buildings[card].Shape]
	laid := wayOf(shape.Laid(box.Turns[turn]), box.Turns[turn])
	for _, l := range waysOf(shape) {
		if l.mask == laid.mask && l.index() != turn {
			return &engine.MisspellingError{Reason: "another turn covers the same squares and is the one that is written",
				Write: strings.TrimSuffix(text, turnText(turn)) + turnText(l.index())}
		}
	}
	return nil
}

var facings = [...]string{"e", "s"}

// turnNames spell the turns. A piece in its drawn position has no turn name.
var turnNames = func() (names [len(box.Turns)]string) {
	for i, t := range box.Turns {
		if t.Quarters > 0 {
			names[i] = "rot " + strconv.Itoa(90*int(t.Quarters))
		}
		if t.Mirror {
			names[i] = strings.TrimSpace(names[i] + " mirror")
		}
	}
	return names
}()

// turnText spells a turn after the square.
func turnText(turn uint8) string {
	if turn == 0 {
		return ""
	}
	return " " + turnNames[turn]
}

// squareNames spell the squares that any grid can have.
var squareNames = func() (names [squares]string) {
	for s := range square(squares) {
		if s.col() < box.MostColumns {
			names[s] = s.String()
		}
	}
	return names
}()

func notPlayer(name string, seats []string) error {
	return fmt.Errorf("nobody called %q plays here: the players are %s", name, strings.Join(seats, ", "))
}

func notOneOf(what string) func(string, []string) error {
	return func(name string, names []string) error {
		return fmt.Errorf("%q is not a %s: write one of %s", name, what, strings.Join(names, ", "))
	}
}

func notSquare(name string, _ []string) error {
	return fmt.Errorf("%q is not a square: write a column letter and a row number, such as c4", name)
}

func notTurn(text string, _ []string) error {
	return fmt.Errorf("%q: after the square write rot 90, rot 180 or rot 270, then mirror, or nothing", text)
}
