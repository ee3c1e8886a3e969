// Package hellonwheels contains the scenarios of Hell on Wheels, and the phrases that set up and check its
// positions.
package hellonwheels

import (
	_ "embed"
	"encoding/json"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The phrases for a position. Most of them both set up and check.
var (
	money        = say(`<player> has <k>K`)
	supervisor   = say(`<player> is Supervisor`)
	town         = say(`the <position> Town is <card>`)
	townType     = say(`the <position> Town is a/an <type> Town`)
	noTown       = say(`the <position> position is empty`)
	lie          = say(`<cards> lie(s) in the <position> Town`)
	customers    = say(`the <position> Town has <n> Customer(s)`)
	mayhem       = say(`the <position> Town has <n> Mayhem card(s)`)
	townHas      = say(`the <position> Town has <cards>`)
	owns         = say(`<player> owns <cards> in the <position> Town`)
	deck         = say(`the deck is <cards>`)
	deckN        = say(`the deck has <n> card(s)`)
	topDeck      = say(`<card> is on top of the deck`)
	topTown      = say(`<card> is on top of the Town deck`)
	towns        = say(`the Town deck is <cards>`)
	townsN       = say(`the Town deck has <n> Town(s)`)
	townsOut     = say(`the Towns out of the game are <cards>`)
	inPile       = say(`<card> is in the discard pile`)
	inDeck       = say(`<card> is in the deck`)
	removed      = say(`<card> is out of the game`)
	liesApart    = say(`<card> is apart`)
	copiesInGame = say(`there is/are <n> copy/copies of <card> in the game`)
	bank         = say(`the bank has <k>K`)
	kept         = say(`the bank kept <n>K of <n>K`)
	earns        = say(`<player> earns <n>K`)
	pays         = say(`<player> pays <n>K`)
	paysTo       = say(`<player> pays <player> <n>K`)
	mayor        = say(`<player> is Mayor of the <position> Town`)
)

// The phrases for a turn.
var (
	phase       = say(`it is the <phase> Phase`)
	phaseOf     = say(`it is the <phase> Phase and <player> is to act`)
	behind      = say(`it is the Opportunist Phase after the <phase> Phase`)
	ahead       = say(`it is the Opportunist Phase before the <phase> Phase`)
	toAct       = say(`<player> is to act`)
	passes      = say(`<n> player(s) has/have passed in a row`)
	passed      = say(`<player> has passed`)
	drawn       = say(`<player> has drawn six cards`)
	bought      = say(`<player> has bought <n> extra card(s)`)
	bid         = say(`<player> has bid <n>K`)
	bidCard     = say(`<player> has bid <n>K with Blackmail`)
	shown       = say(`<player> has played Blackmail`)
	next        = say(`the <phase> Phase comes next`)
	limit       = say(`the hand limit is due`)
	phasePlayed = say(`the <phase> Phase is played`)
	phaseOver   = say(`the <phase> Phase is over`)
	allPass     = say(`everybody passes`)
	draws       = say(`<player> draws <n> card(s)`)
)

// The phrases for a view.
var (
	seesBid      = say(`<player> sees <player>'s bid as <n>K`)
	seesBidCard  = say(`<player> sees <player>'s bid as <n>K with Blackmail`)
	seesNotBid   = say(`<player> does not see <player>'s bid`)
	seesMoney    = say(`<player> sees <player>'s money as <k>K`)
	seesNotMoney = say(`<player> does not see <player>'s money`)
	seesBank     = say(`<player> sees the bank as <k>K`)
	seesNotBank  = say(`<player> does not see the bank`)
	seesOwnPile  = say(`<player> sees <cards> of the <n> card(s) in the discard pile`)
	seesNoDeck   = say(`<player> sees no deck`)
)

// nouns sets up and reads a Hell on Wheels position.
type nouns struct {
	*step.World
	doc   hellonwheels.Position
	given bool // a step has set up a part of the position
	// Parts of the document that can only be set once everything else is known.
	hands      map[string][]string // as they were written
	places     [3]place
	elsewhere  map[string]*place // Towns of which no step says where they lie
	deck, pile *pile
	townDeck   *pile
	stage      stage
	nobody     bool // is Supervisor
}

// place holds the steps' description of a position.
type place struct {
	town, kind        string
	empty             bool
	cards             hellonwheels.Town
	customers, mayhem int // the numbers of cards that no step names
}

// pile holds the cards of a pile as a step gives them, or their number.
type pile struct {
	cards []string
	left  int
}

// The position in steps, and a player's part of it.
type (
	position = hellonwheels.Position
	seat     = hellonwheels.Player
)

// table returns the position that steps set up, and the one that the engine shows.
func (n *nouns) table() step.Table[position, seat] {
	placed := func() (*position, error) { err := n.placing(); return &n.doc, err }
	return step.Table[position, seat]{World: n.World, Placed: placed, Player: n.player, Now: n.now, NowOf: n.nowOf}
}

// Kinds for a sum in K that an engine may leave out, and for RR cards in any order: by their names, or each copy.
var (
	sums = step.Kind[*int, int]{Read: step.Said.Read, Same: func(what string, expected, got *int) error {
		return sameMoney(what, *expected, got)
	}}
	named = step.Kind[[]string, string]{Read: func(said string) ([]string, error) { return rrWords().List(said) }, Same: sameCards}
	exact = step.Kind[[]string, string]{Read: copies, Same: sameCards}
)

// New returns the phrases of the game for one scenario.
func New(w *step.World) step.Nouns { return &nouns{World: w} }

//go:embed meanings.txt
var meant string

var meanings = step.ReadMeanings(meant, map[string][]string{"TOWN": townNames})

var things = step.ThingsOf(slices.Concat(rrNames, townNames)...)

//go:embed grounds.txt
var decides string

var deciding = step.ReadGrounds(decides)

// Teach adds the phrases of the game to a vocabulary.
func (n *nouns) Teach(v *step.Vocabulary) {
	n.teachGiven(v)
	n.teachStage(v)
	n.teachPosition(v)
	n.teachBox(v)
	n.teachViews(v)
	v.When(phasePlayed, n.phaseIsPlayed)
	v.When(phaseOver, n.phaseIsOver)
	v.When(allPass, n.everybodyPasses)
	v.When(draws, n.draws)
	v.Meanings, v.Grounds, v.Things = meanings, deciding, things
}

// placing prepares the position for a step that sets up a part of it. It returns an error for a step that comes
// too early or too late.
func (n *nouns) placing() error {
	if err := n.Early(); err != nil {
		return err
	}
	n.given = true
	return nil
}

// player returns a player's part of the document.
func (n *nouns) player(name string) (*hellonwheels.Player, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	if err := n.IsPlayer(name); err != nil {
		return nil, err
	}
	if step.Named(n.doc.Players, name, called) == nil {
		n.doc.Players = append(n.doc.Players, hellonwheels.Player{Name: name})
	}
	return step.Named(n.doc.Players, name, called), nil
}

// GiveTurn makes a player the one to act next.
func (n *nouns) GiveTurn(player string) error { return n.giveActor(player) }

// Document returns the position that the steps set up: the parts that they name, and those that follow from them.
func (n *nouns) Document() (json.RawMessage, error) {
	if !n.given {
		return nil, nil
	}
	for _, lay := range []func() error{n.layElsewhere, n.layPhase, n.layTowns, n.layCards, n.layDecision} {
		if err := lay(); err != nil {
			return nil, err
		}
	}
	return json.Marshal(n.doc)
}

// parts returns the components of the game, or the printed ones if its component file is refused.
func (n *nouns) parts() *box.Components {
	parts, err := hellonwheels.ReadComponents(n.Setup)
	if err != nil {
		return hellonwheels.DefaultComponents() // the engine has to refuse the file
	}
	return parts
}
