package features

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// The nouns of Yardmaster. Most can be given and asked for.
var (
	yardTrain       = sayYard(`<player>'s train is <cards>`)
	yardSorting     = sayYard(`<player>'s sorting yard is <cards>`)
	yardToken       = sayYard(`<player>'s token is <card>`)
	yardArrival     = sayYard(`the arrival yard shows <cards>`)
	yardRailcars    = sayYard(`the railcar draw pile is <cards>`)
	yardRailcarsN   = sayYard(`the railcar draw pile has <n> railcar(s)`)
	yardRest        = sayYard(`the rest of the railcars are in <player>'s sorting yard`)
	yardCargo       = sayYard(`the cargo draw pile is <cards>`)
	yardCargoN      = sayYard(`the cargo draw pile has <n> card(s)`)
	yardCentre      = sayYard(`the centre is <cards>`)
	yardOffice      = sayYard(`<player> holds the Yardmaster token face <side>`)
	yardIsMaster    = sayYard(`<player> is Yardmaster`)
	yardUsed        = sayYard(`<player> has used <n> action(s)`)
	yardAllowed     = sayYard(`<player> has <n> action(s) this turn`)
	yardLoaded      = sayYard(`a railcar was loaded this turn`)
	yardStart       = sayYard(`<player> is the start player`)
	yardReached     = sayYard(`the goal has been reached`)
	yardWaiting     = sayYard(`<player> has <n> waiting <card>`)
	yardPlayed      = sayYard(`<n> <card> was/were played this turn and wait(s) for a purchase`)
	yardArrivalN    = sayYard(`the arrival yard has <n> railcar(s)`)
	yardTop         = sayYard(`<card> is on top of the discard pile`)
	yardLeft        = sayYard(`<player> has <n> action(s) left`)
	yardSeesNoHand  = sayYard(`<player> does not see any hand`)
	yardSeesTop     = sayYard(`<player> sees only the top card <card> of <n> discard(s)`)
	yardSeesNoPile  = sayYard(`<player> sees no draw pile`)
	yardGoal        = sayYard(`the goal is <n>`)
	yardAllRailcars = sayYard(`there is/are <n> railcar(s) in the game`)
	yardAllCargo    = sayYard(`there is/are <n> cargo card(s) in the game`)
	yardAllEngines  = sayYard(`there is/are <n> engine(s) in the game`)
	yardAllTokens   = sayYard(`there is/are <n> token(s) in the game`)
	yardEnginesOut  = sayYard(`<n> engine(s) is/are out of the game`)
)

// yardTypes and yardBonus are the kinds of cargo card, in the order in which people list them.
var (
	yardTypes = []string{"coal", "livestock", "oil", "timber", "automobile"}
	yardBonus = []string{"draw-2", "pay-1-less", "take-1-discarded", "plus-1-action", "exchange-1-1"}
)

// yardNouns sets up and reads a Yardmaster table.
type yardNouns struct {
	*world
	doc   yardmaster.Position
	given bool // a step spoke of the position
	// What the document can only say once everything else is known.
	railcars, cargo *pileGiven
	turnOf          map[string]bool // the players whose actions were spoken of
	waiting         map[string]int
	oneToOne        int
}

// newYard makes the nouns for one scenario.
func newYard(w *world) nouns { return &yardNouns{world: w} }

// teach adds the phrases of the game.
func (y *yardNouns) teach(v *vocabulary) {
	y.teachGiven(v)
	y.teachTable(v)
	y.teachBox(v)
	y.teachViews(v)
	v.then(yardGoal, y.goalIs)
}

// placing is the table while it is being set up. It refuses what comes too early or too late.
func (y *yardNouns) placing() error {
	if err := y.early(); err != nil {
		return err
	}
	y.given = true
	return nil
}

// player is what the document says of a player.
func (y *yardNouns) player(name string) (*yardmaster.Player, error) {
	if err := y.placing(); err != nil {
		return nil, err
	}
	if err := y.isPlayer(name); err != nil {
		return nil, err
	}
	i := slices.IndexFunc(y.doc.Players, func(p yardmaster.Player) bool { return p.Name == name })
	if i < 0 {
		i = len(y.doc.Players)
		y.doc.Players = append(y.doc.Players, yardmaster.Player{Name: name, Train: []string{}})
	}
	return &y.doc.Players[i], nil
}

// owner is whose turn it is, the first seat's unless a step says otherwise.
func (y *yardNouns) owner() string {
	if y.doc.Player != "" {
		return y.doc.Player
	}
	return y.setup.Seats[0]
}

// rightOf is the seat before a player's, clockwise.
func (y *yardNouns) rightOf(player string) string {
	seats := y.setup.Seats
	return seats[(slices.Index(seats, player)+len(seats)-1)%len(seats)]
}

func (y *yardNouns) counters() (*yardmaster.Counters, error) {
	if err := y.placing(); err != nil {
		return nil, err
	}
	if y.doc.Counters == nil {
		y.doc.Counters = &yardmaster.Counters{}
	}
	return y.doc.Counters, nil
}

// giveTurn makes it a player's turn.
func (y *yardNouns) giveTurn(player string) error {
	if _, err := y.player(player); err != nil {
		return err
	}
	y.doc.Player = player
	return nil
}

// document is the position as far as the steps name it, and what follows from them.
func (y *yardNouns) document() (json.RawMessage, error) {
	if !y.given {
		return nil, nil
	}
	for player := range y.turnOf {
		if player != y.owner() {
			return nil, fmt.Errorf("%s has no actions to count: it is %s's turn; say first whose turn it is", player, y.owner())
		}
	}
	if err := y.layWaiting(); err != nil {
		return nil, err
	}
	if err := y.layPiles(); err != nil {
		return nil, err
	}
	return json.Marshal(y.doc)
}
