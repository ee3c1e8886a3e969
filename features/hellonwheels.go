package features

import (
	"encoding/json"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// The nouns of Hell on Wheels: the table. Most can be given and asked for.
var (
	wheelsMoney      = sayWheels(`<player> has <k>K`)
	wheelsSupervisor = sayWheels(`<player> is Supervisor`)
	wheelsTown       = sayWheels(`the <position> Town is <card>`)
	wheelsTownType   = sayWheels(`the <position> Town is a/an <type> Town`)
	wheelsNoTown     = sayWheels(`the <position> position is empty`)
	wheelsLie        = sayWheels(`<cards> lie(s) in the <position> Town`)
	wheelsCustomers  = sayWheels(`the <position> Town has <n> Customer(s)`)
	wheelsMayhem     = sayWheels(`the <position> Town has <n> Mayhem card(s)`)
	wheelsTownHas    = sayWheels(`the <position> Town has <cards>`)
	wheelsOwns       = sayWheels(`<player> owns <cards> in the <position> Town`)
	wheelsDeck       = sayWheels(`the deck is <cards>`)
	wheelsDeckN      = sayWheels(`the deck has <n> card(s)`)
	wheelsTowns      = sayWheels(`the Town deck is <cards>`)
	wheelsTownsN     = sayWheels(`the Town deck has <n> Town(s)`)
	wheelsTownsOut   = sayWheels(`the Towns out of the game are <cards>`)
	wheelsInPile     = sayWheels(`<card> is in the discard pile`)
	wheelsInDeck     = sayWheels(`<card> is in the deck`)
	wheelsRemoved    = sayWheels(`<card> is out of the game`)
	wheelsApart      = sayWheels(`<card> is apart`)
	wheelsCopies     = sayWheels(`there is/are <n> copy/copies of <card> in the game`)
	wheelsBank       = sayWheels(`the bank has <k>K`)
	wheelsKept       = sayWheels(`the bank kept <n>K of <n>K`)
)

// The nouns of a turn.
var (
	wheelsPhase       = sayWheels(`it is the <phase> Phase`)
	wheelsPhaseOf     = sayWheels(`it is the <phase> Phase and <player> is to act`)
	wheelsBehind      = sayWheels(`it is the Opportunist Phase behind the <phase> Phase`)
	wheelsAhead       = sayWheels(`it is the Opportunist Phase ahead of the <phase> Phase`)
	wheelsToAct       = sayWheels(`<player> is to act`)
	wheelsPasses      = sayWheels(`<n> player(s) has/have passed in a row`)
	wheelsPassed      = sayWheels(`<player> has passed`)
	wheelsDrawn       = sayWheels(`<player> has drawn six cards`)
	wheelsBought      = sayWheels(`<player> has bought <n> extra card(s)`)
	wheelsBid         = sayWheels(`<player> has bid <n>K`)
	wheelsBidCard     = sayWheels(`<player> has bid <n>K with Blackmail`)
	wheelsShown       = sayWheels(`<player> has played Blackmail`)
	wheelsNext        = sayWheels(`the <phase> Phase comes next`)
	wheelsLimit       = sayWheels(`the hand limit is due`)
	wheelsPhasePlayed = sayWheels(`the <phase> Phase is played`)
	wheelsAllPass     = sayWheels(`everybody passes`)
)

// The nouns of a view.
var (
	wheelsSeesBid      = sayWheels(`<player> sees <player>'s bid as <n>K`)
	wheelsSeesBidCard  = sayWheels(`<player> sees <player>'s bid as <n>K with Blackmail`)
	wheelsSeesNotBid   = sayWheels(`<player> does not see <player>'s bid`)
	wheelsSeesMoney    = sayWheels(`<player> sees <player>'s money as <k>K`)
	wheelsSeesNotMoney = sayWheels(`<player> does not see <player>'s money`)
	wheelsSeesBank     = sayWheels(`<player> sees the bank as <k>K`)
	wheelsSeesNotBank  = sayWheels(`<player> does not see the bank`)
	wheelsSeesOwnPile  = sayWheels(`<player> sees <cards> of the <n> card(s) in the discard pile`)
	wheelsSeesNoDeck   = sayWheels(`<player> sees no deck`)
)

// wheelsNouns sets up and reads a Hell on Wheels table.
type wheelsNouns struct {
	*world
	doc   hellonwheels.Position
	given bool // a step spoke of the position
	// What the document can only say once everything else is known.
	hands      map[string][]string // as they were written
	places     [3]wheelsPlace
	deck, pile *wheelsPile
	townDeck   *wheelsPile
	stage      wheelsStage
	nobody     bool // is Supervisor
}

// wheelsPlace is what the steps say of a position.
type wheelsPlace struct {
	town, kind        string
	empty             bool
	cards             hellonwheels.Town
	customers, mayhem int // so many that no step names
}

// wheelsPile is what a step says of a pile: just these cards, or so many.
type wheelsPile struct {
	cards []string
	left  int
}

// newWheels makes the nouns for one scenario.
func newWheels(w *world) nouns { return &wheelsNouns{world: w} }

// teach adds the phrases of the game.
func (n *wheelsNouns) teach(v *vocabulary) {
	n.teachGiven(v)
	n.teachStage(v)
	n.teachTable(v)
	n.teachBox(v)
	n.teachViews(v)
	v.when(wheelsPhasePlayed, n.phaseIsPlayed)
	v.when(wheelsAllPass, n.everybodyPasses)
}

// placing is the table while it is being set up. It refuses what comes too early or too late.
func (n *wheelsNouns) placing() error {
	if err := n.early(); err != nil {
		return err
	}
	n.given = true
	return nil
}

// player is what the document says of a player.
func (n *wheelsNouns) player(name string) (*hellonwheels.Player, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	if err := n.isPlayer(name); err != nil {
		return nil, err
	}
	i := slices.IndexFunc(n.doc.Players, func(p hellonwheels.Player) bool { return p.Name == name })
	if i < 0 {
		i = len(n.doc.Players)
		n.doc.Players = append(n.doc.Players, hellonwheels.Player{Name: name})
	}
	return &n.doc.Players[i], nil
}

// giveTurn makes a player the one who is to act.
func (n *wheelsNouns) giveTurn(player string) error { return n.giveActor(player) }

// document is the position as far as the steps name it, and what follows from them.
func (n *wheelsNouns) document() (json.RawMessage, error) {
	if !n.given {
		return nil, nil
	}
	for _, lay := range []func() error{n.layPhase, n.layTowns, n.layCards, n.layDecision} {
		if err := lay(); err != nil {
			return nil, err
		}
	}
	return json.Marshal(n.doc)
}

// parts are the numbers of the game, the printed ones if its component file is refused.
func (n *wheelsNouns) parts() *box.Components {
	if n.setup.Components == nil {
		return hellonwheels.DefaultComponents()
	}
	parts, err := hellonwheels.ReadComponents(n.setup.Components)
	if err != nil {
		return hellonwheels.DefaultComponents() // the engine is to refuse it
	}
	return parts
}
