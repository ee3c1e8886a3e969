// Package yardmaster contains the scenarios of Yardmaster, and the phrases that set up and check its positions.
package yardmaster

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The phrases of Yardmaster. Most of them both set up and check.
var (
	train       = say(`<player>'s train is <cards>`)
	sorting     = say(`<player>'s sorting yard is <cards>`)
	token       = say(`<player>'s token is <card>`)
	arrival     = say(`the arrival yard shows <cards>`)
	railcars    = say(`the railcar draw pile is <cards>`)
	railcarsN   = say(`the railcar draw pile has <n> railcar(s)`)
	rest        = say(`the rest of the railcars are in <player>'s sorting yard`)
	cargo       = say(`the cargo draw pile is <cards>`)
	cargoN      = say(`the cargo draw pile has <n> card(s)`)
	centre      = say(`the centre is <cards>`)
	office      = say(`<player> holds the Yardmaster token face <side>`)
	isMaster    = say(`<player> is Yardmaster`)
	notMaster   = say(`<player> is not Yardmaster`)
	used        = say(`<player> has used <n> action(s)`)
	allowed     = say(`<player> has <n> action(s) this turn`)
	loaded      = say(`a railcar was loaded this turn`)
	start       = say(`<player> is the start player`)
	reached     = say(`the goal has been reached`)
	waiting     = say(`<player> has <n> waiting <card>`)
	played      = say(`<n> <card> was/were played this turn and wait(s) for a purchase`)
	arrivalN    = say(`the arrival yard has <n> railcar(s)`)
	top         = say(`<card> is on top of the discard pile`)
	topCargo    = say(`<card> is on top of the cargo draw pile`)
	topRailcar  = say(`<card> is on top of the railcar draw pile`)
	left        = say(`<player> has <n> action(s) left`)
	seesNoHand  = say(`<player> does not see any hand`)
	seesNoSize  = say(`<player> does not see how many cards <player> has`)
	seesTop     = say(`<player> sees only the top card <card> of <n> discard(s)`)
	seesNoPile  = say(`<player> sees no draw pile`)
	goal        = say(`the goal is <n>`)
	allRailcars = say(`there is/are <n> railcar(s) in the game`)
	allCargo    = say(`there is/are <n> cargo card(s) in the game`)
	allEngines  = say(`there is/are <n> engine(s) in the game`)
	allTokens   = say(`there is/are <n> token(s) in the game`)
	enginesOut  = say(`<n> engine(s) is/are out of the game`)
)

// types and bonus are the kinds of cargo card, in the order in which people list them.
var (
	types = []string{"coal", "livestock", "oil", "timber", "automobile"}
	bonus = []string{"draw-2", "pay-1-less", "take-1-discarded", "plus-1-action", "exchange-1-1"}
)

// nouns sets up and reads a Yardmaster table.
type nouns struct {
	*step.World
	doc   yardmaster.Position
	given bool // a step has set up a part of the position
	// Parts of the document that can only be set once everything else is known.
	railcars, cargo *pileGiven
	discards        *int            // the number of cards in the discard pile
	turnOf          map[string]bool // the players whose actions were counted
	waiting         map[string]int
	oneToOne        int
	left            int // actions, -1 if no step says
}

// The position in steps, and a player's part of it.
type (
	position = yardmaster.Position
	seat     = yardmaster.Player
)

// table returns the position that steps set up, and the one that the engine shows.
func (y *nouns) table() step.Table[position, seat] {
	placed := func() (*position, error) { err := y.placing(); return &y.doc, err }
	return step.Table[position, seat]{World: y.World, Placed: placed, Player: y.player, Now: y.now, NowOf: y.nowOf}
}

// New returns the phrases of the game for one scenario.
func New(w *step.World) step.Nouns { return &nouns{World: w, left: -1} }

//go:embed meanings.txt
var meant string

var meanings = step.ReadMeanings(meant, map[string][]string{"TYPE": types, "CARD": slices.Concat(types, bonus)})

var things = step.ThingsOf(bonus...)

//go:embed grounds.txt
var decides string

var deciding = step.ReadGrounds(decides)

// Teach adds the phrases of the game to a vocabulary.
func (y *nouns) Teach(v *step.Vocabulary) {
	y.teachGiven(v)
	y.teachPosition(v)
	y.teachBox(v)
	y.teachViews(v)
	v.Then(goal, y.goalIs)
	v.Meanings, v.Grounds, v.Things = meanings, deciding, things
}

// placing prepares the table for a step that sets up a part of it. It returns an error for a step that comes
// too early or too late.
func (y *nouns) placing() error {
	if err := y.Early(); err != nil {
		return err
	}
	y.given = true
	return nil
}

// player returns a player's part of the document.
func (y *nouns) player(name string) (*yardmaster.Player, error) {
	if err := y.placing(); err != nil {
		return nil, err
	}
	if err := y.IsPlayer(name); err != nil {
		return nil, err
	}
	if step.Named(y.doc.Players, name, called) == nil {
		y.doc.Players = append(y.doc.Players, yardmaster.Player{Name: name, Train: []string{}})
	}
	return step.Named(y.doc.Players, name, called), nil
}

// owner returns the player whose turn it is; that is the first seat if no step names one.
func (y *nouns) owner() string {
	if y.doc.Player != "" {
		return y.doc.Player
	}
	return y.Setup.Seats[0]
}

// rightOf returns the seat before a player's, clockwise.
func (y *nouns) rightOf(player string) string {
	seats := y.Setup.Seats
	return seats[(slices.Index(seats, player)+len(seats)-1)%len(seats)]
}

func (y *nouns) counters() (*yardmaster.Counters, error) {
	if err := y.placing(); err != nil {
		return nil, err
	}
	if y.doc.Counters == nil {
		y.doc.Counters = &yardmaster.Counters{}
	}
	return y.doc.Counters, nil
}

// GiveTurn makes it a player's turn.
func (y *nouns) GiveTurn(player string) error {
	if _, err := y.player(player); err != nil {
		return err
	}
	y.doc.Player = player
	return nil
}

// Document returns the position that the steps set up: the parts that they name, and those that follow from them.
func (y *nouns) Document() (json.RawMessage, error) {
	if !y.given {
		return nil, nil
	}
	for player := range y.turnOf {
		if player != y.owner() {
			return nil, fmt.Errorf("%s has no actions to count: it is %s's turn; say first whose turn it is", player, y.owner())
		}
	}
	if err := y.layActions(); err != nil {
		return nil, err
	}
	if err := y.layWaiting(); err != nil {
		return nil, err
	}
	if err := y.layPiles(); err != nil {
		return nil, err
	}
	return json.Marshal(y.doc)
}
