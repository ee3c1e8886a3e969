package features

import (
	"encoding/json"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// The nouns of Hell on Wheels: the table. Most can be given and asked for.
var (
	wheelsMoney      = say(`<player> has <k>K`)
	wheelsSupervisor = say(`<player> is Supervisor`)
	wheelsTown       = say(`the <position> Town is <card>`)
	wheelsTownType   = say(`the <position> Town is a/an <type> Town`)
	wheelsNoTown     = say(`the <position> position is empty`)
	wheelsLie        = say(`<cards> lie(s) in the <position> Town`)
	wheelsCustomers  = say(`the <position> Town has <n> Customer(s)`)
	wheelsMayhem     = say(`the <position> Town has <n> Mayhem card(s)`)
	wheelsTownHas    = say(`the <position> Town has <cards>`)
	wheelsOwns       = say(`<player> owns <cards> in the <position> Town`)
	wheelsDeck       = say(`the deck is <cards>`)
	wheelsDeckN      = say(`the deck has <n> card(s)`)
	wheelsTowns      = say(`the Town deck is <cards>`)
	wheelsTownsN     = say(`the Town deck has <n> Town(s)`)
	wheelsTownsOut   = say(`the Towns out of the game are <cards>`)
	wheelsInPile     = say(`<card> is in the discard pile`)
	wheelsInDeck     = say(`<card> is in the deck`)
	wheelsRemoved    = say(`<card> is out of the game`)
	wheelsApart      = say(`<card> is apart`)
	wheelsCopies     = say(`there is/are <n> copy/copies of <card> in the game`)
	wheelsBank       = say(`the bank has <k>K`)
	wheelsKept       = say(`the bank kept <n>K of <n>K`)
)

// The nouns of a turn.
var (
	wheelsPhase       = say(`it is the <phase> Phase`)
	wheelsPhaseOf     = say(`it is the <phase> Phase and <player> is to act`)
	wheelsBehind      = say(`it is the Opportunist Phase behind the <phase> Phase`)
	wheelsAhead       = say(`it is the Opportunist Phase ahead of the <phase> Phase`)
	wheelsToAct       = say(`<player> is to act`)
	wheelsPasses      = say(`<n> player(s) has/have passed in a row`)
	wheelsPassed      = say(`<player> has passed`)
	wheelsDrawn       = say(`<player> has drawn six cards`)
	wheelsBought      = say(`<player> has bought <n> extra card(s)`)
	wheelsBid         = say(`<player> has bid <n>K`)
	wheelsBidCard     = say(`<player> has bid <n>K with Blackmail`)
	wheelsShown       = say(`<player> has played Blackmail`)
	wheelsNext        = say(`the <phase> Phase comes next`)
	wheelsLimit       = say(`the hand limit is due`)
	wheelsPhasePlayed = say(`the <phase> Phase is played`)
	wheelsAllPass     = say(`everybody passes`)
)

// The nouns of a view.
var (
	wheelsSeesBid      = say(`<player> sees <player>'s bid as <n>K`)
	wheelsSeesBidCard  = say(`<player> sees <player>'s bid as <n>K with Blackmail`)
	wheelsSeesNotBid   = say(`<player> does not see <player>'s bid`)
	wheelsSeesMoney    = say(`<player> sees <player>'s money as <k>K`)
	wheelsSeesNotMoney = say(`<player> does not see <player>'s money`)
	wheelsSeesBank     = say(`<player> sees the bank as <k>K`)
	wheelsSeesNotBank  = say(`<player> does not see the bank`)
	wheelsSeesOwnPile  = say(`<player> sees <cards> of the <n> card(s) in the discard pile`)
	wheelsSeesNoDeck   = say(`<player> sees no deck`)
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

// turn makes a player the one who is to act.
func (n *wheelsNouns) turn(player string) error { return n.giveActor(player) }

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
func (n *wheelsNouns) parts() *hellonwheels.Components {
	if n.setup.Components == nil {
		return hellonwheels.DefaultComponents()
	}
	parts, err := hellonwheels.ReadComponents(n.setup.Components)
	if err != nil {
		return hellonwheels.DefaultComponents() // the engine is to refuse it
	}
	return parts
}
