// Package stockyards contains the scenarios of Union Stockyards, and the phrases that set up and check its
// positions.
package stockyards

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"maps"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The phrases for the players and the tracks. Most of them both set up and check.
var (
	cash      = say(`<player> has $<n>`)
	savings   = say(`<player> has <n> savings`)
	meat      = say(`<player>'s <meat> is <n>`)
	margin    = say(`<player>'s margin on <kind> is <k>`)
	tokens    = say(`<player> has <n> low morale token(s)`)
	supply    = say(`<n> low morale token(s) is/are in the supply`)
	toPlace   = say(`<player> has <n> worker(s) to place`)
	onMat     = say(`<player> has <n> house(s) on the mat`)
	landCards = say(`<player> has <n> land card(s) on the mat`)
	stack     = say(`brand <n> holds <stack>`)
	brand     = say(`the brand of <player> is <n>`)
	prices    = say(`the prices are cattle <n>, hogs <n>, sheep <n>`)
	price     = say(`the <kind> price is <n>`)
	priceUp   = say(`the <kind> price rises by <n>`)
	priceDown = say(`the <kind> price falls by <n>`)
	yards     = say(`the Yards hold <n> cattle, <n> hogs, <n> sheep`)
	yard      = say(`the Yards hold <n> <kind>`)
	animals   = say(`the supply has <n> <kind>`)
	spirit    = say(`the union spirit is <n>`)
	bank      = say(`the Bank holds $<n>`)
	bankMore  = say(`the Bank has $<n> more than at the start`)
	bankLess  = say(`the Bank has $<n> less than at the start`)
	wealth    = say(`<player> has <k> wealth`)
	alike     = say(`<names> have the same wealth`)
	madeOf    = say(`the wealth of <player> is made of <parts>`)
	earns     = say(`<player> earns $<n>`)
	pays      = say(`<player> pays $<n>`)
	paysTo    = say(`<player> pays <player> $<n>`)
)

// The phrases for a year.
var (
	year       = say(`it is year <n>`)
	yearLast   = say(`it is year <n> and <player> places the last worker of the year`)
	last       = say(`<player> places the last worker of the year`)
	begins     = say(`year <n> begins`)
	planting   = say(`the plants are still to be placed`)
	topYear    = say(`<card> is on top of the year deck`)
	card       = say(`the year card is <card>`)
	first      = say(`<player> is first player`)
	party      = say(`the <party> are in office`)
	strike     = say(`there is a strike`)
	noStrike   = say(`there is no strike`)
	phaseTwo   = say(`it is Phase II`)
	stands     = say(`<player>'s worker stands on <card>`)
	lies       = say(`<player>'s worker lies on the year card`)
	picket     = say(`<n> worker(s) stand(s) on the picket line`)
	slaughter  = say(`<player> has slaughtered <kind> this year`)
	hired      = say(`<player> has hired the strikebreaker`)
	othersWork = say(`the other workers are placed`)
	allPlaced  = say(`all workers are placed`)
	spaceFree  = say(`the <card> space is free`)
	hasPicket  = say(`<player> has a worker on the picket line`)
	adjusted   = say(`the livestock prices are adjusted`)
	yearEnds   = say(`the year ends`)
	yearIsPast = say(`year <n> is over`)
	arrive     = say(`the livestock arrive`)
	gameEnds   = say(`the game ends`)
)

// The phrases for Packingtown, the markets and the cards.
var (
	plant        = say(`<player>'s plant is <card>`)
	built        = say(`<player> has <card> at <placement>`)
	covers       = say(`<player>'s piece <card> covers <squares>`)
	ownsLand     = say(`<player> owns the land at <square> facing <facing>`)
	landOf       = say(`<squares> is/are <player>'s land`)
	bankLand     = say(`<squares> is/are the Bank's land`)
	free         = say(`<squares> is/are free`)
	viaduct      = say(`a viaduct stands at <squares>`)
	viaducts     = say(`<n> viaduct(s) is/are in the supply`)
	houses       = say(`<market> has <houses>`)
	noHouses     = say(`<market> is empty`)
	housesIn     = say(`<player> has <n> branch house(s) in <market>`)
	noMoreHouses = say(`<player> has no other branch houses`)
	ownToken     = say(`<market> has its railroad token`)
	wildToken    = say(`<market> has a wild token`)
	bothTokens   = say(`<market> has both tokens`)
	connections  = say(`<market> has <n> railroad connection(s)`)
	tokenIn      = say(`the token <card> lies in <market>`)
	tokenBeside  = say(`the token <card> lies beside the grid`)
	offering     = say(`the offering is <cards>`)
	top          = say(`the deck shows <card> on top`)
	deckEmpty    = say(`the building deck is empty`)
	deckN        = say(`<n> building card(s) is/are in the deck`)
	specialist   = say(`<player> has <specialist>`)
	cards        = say(`<player> has the cards <cards>`)
	specialists  = say(`<player> has the specialists <cards>`)
	mayBuild     = say(`<player> may build <card>`)
	mayNotBuild  = say(`<player> may not build <card>`)
	ways         = say(`<player> has <n> way(s) to build <card>`)
	mayBuyLand   = say(`<player> may buy land`)
	mayNotBuyAny = say(`<player> may not buy land`)
)

// nouns sets up and reads a position of Union Stockyards.
type nouns struct {
	*step.World
	doc   stockyards.Position
	given bool // a step has set up a part of the position
	// Parts of the document that can only be set once everything else is known.
	begins   bool           // the year is at its beginning
	planting bool           // the plants are still to be placed
	actor    string         // the player who has the turn
	last     string         // the player who places the last worker of the year
	allOut   bool           // all workers are placed
	over     int            // the line of the step that says that the game is over, or 0 if there is none
	freed    []string       // the spaces that are free
	toPlace  map[string]int // workers, by player
	onMat    map[string]int // land cards, by player
	stacks   map[int][]string
	wilds    []string // the markets that have a wild token
	noDeck   bool     // the building deck is empty
	bank     *int     // the Bank's money
	// box are the components of the set-up boxed; parts are needed at every square.
	box   *box.Components
	boxed engine.Setup
}

// The position in steps, and a player's part of it.
type (
	position = stockyards.Position
	seat     = stockyards.Player
)

// table returns the position that steps set up, and the one that the engine shows.
func (n *nouns) table() step.Table[position, seat] {
	placed := func() (*position, error) { err := n.placing(); return &n.doc, err }
	nowOf := func(name string) (*seat, error) { _, p, err := n.nowOf(name); return p, err }
	return step.Table[position, seat]{World: n.World, Placed: placed, Player: n.player, Now: n.now, NowOf: nowOf}
}

// New returns the phrases of the game for one scenario.
func New(w *step.World) step.Nouns { return &nouns{World: w} }

//go:embed meanings.txt
var meant string

var meanings = step.ReadMeanings(meant, nil)

var things = step.ThingsOf(step.NamesOf(stockyards.DefaultComponents().Buildings[:], buildingName)...)

//go:embed grounds.txt
var decides string

var deciding = step.ReadGrounds(decides)

// Teach adds the phrases of the game to a vocabulary.
func (n *nouns) Teach(v *step.Vocabulary) {
	n.teachGiven(v)
	n.teachLaid(v)
	n.teachPosition(v)
	n.teachYear(v)
	n.teachPackingtown(v)
	n.teachCards(v)
	n.teachBox(v)
	v.Then(wealth, n.wealthIs)
	v.Then(alike, n.isSameWealth)
	v.Then(madeOf, n.wealthIsMadeOf)
	v.When(othersWork, n.othersWork)
	n.teachEnds(v)
	v.Meanings, v.Grounds, v.Things = meanings, deciding, things
}

// placing prepares the document for a step that sets up a part of it. It returns an error for a step that comes
// too early or too late.
func (n *nouns) placing() error {
	if err := n.Early(); err != nil {
		return err
	}
	if n.given {
		return nil
	}
	n.given = true
	n.toPlace, n.onMat, n.stacks = map[string]int{}, map[string]int{}, map[int][]string{}
	n.doc.Prices, n.doc.Yards, n.doc.Slaughtered = map[string]int{}, map[string]int{}, map[string][]string{}
	n.doc.Spaces, n.doc.Markets = map[string][]string{}, map[string]*stockyards.Market{}
	for _, seat := range n.Setup.Seats {
		n.doc.Players = append(n.doc.Players, stockyards.Player{Name: seat, Buildings: map[string]string{}})
	}
	return nil
}

// player returns a player's part of the document.
func (n *nouns) player(name string) (*stockyards.Player, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	if err := n.IsPlayer(name); err != nil {
		return nil, err
	}
	return n.seated(name), nil
}

// seated returns the part of the document for a player of the game.
func (n *nouns) seated(name string) *stockyards.Player {
	return step.Named(n.doc.Players, name, called)
}

// each calls a function for one player, or for everybody.
func (n *nouns) each(name string, do func(p *stockyards.Player)) error {
	return step.Each(n.World, name, n.player, func(_ string, p *stockyards.Player) error { do(p); return nil })
}

// GiveTurn makes it a player's turn.
func (n *nouns) GiveTurn(player string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if n.actor != "" {
		return errors.New("whose turn it is is given twice")
	}
	n.actor = player
	return nil
}

// Document returns the position that the steps set up: the parts that they name, and those that follow from them.
func (n *nouns) Document() (json.RawMessage, error) {
	if !n.given {
		return nil, nil
	}
	for _, lay := range []func() error{
		n.layYear, n.layTracks, n.layPlants, n.laySpecialists, n.layOffering, n.layRails, n.layHouses,
		n.layLand, n.layBrands, n.layMoney, n.layWorkers, n.layFreed,
	} {
		if err := lay(); err != nil && !n.AtFault {
			return nil, err
		}
	}
	return json.Marshal(n.doc)
}

// side returns the side of the board.
func (n *nouns) side() int {
	if len(n.Setup.Seats) == 2 {
		return 0
	}
	return 1
}

// parts returns the components of the game, or the default ones if its component file is refused.
func (n *nouns) parts() *box.Components {
	if n.box == nil || !maps.Equal(n.boxed.Rulings, n.Setup.Rulings) || !bytes.Equal(n.boxed.Components, n.Setup.Components) {
		n.boxed = engine.Setup{Rulings: maps.Clone(n.Setup.Rulings), Components: n.Setup.Components}
		var err error
		if n.box, err = stockyards.ReadComponents(n.boxed); err != nil {
			n.box = stockyards.DefaultComponents() // the engine has to refuse the file
		}
	}
	return n.box
}
