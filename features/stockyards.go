package features

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// The nouns of Union Stockyards: the players and the tracks. Most can be given and asked for.
var (
	stockCash      = say(`<player> has $<n>`)
	stockSavings   = say(`<player> has <n> savings`)
	stockMeat      = say(`<player>'s <meat> is <n>`)
	stockMargin    = say(`<player>'s margin on <kind> is <k>`)
	stockTokens    = say(`<player> has <n> low morale token(s)`)
	stockSupply    = say(`<n> low morale token(s) is/are in the supply`)
	stockToPlace   = say(`<player> has <n> worker(s) to place`)
	stockOnMat     = say(`<player> has <n> house(s) on the mat`)
	stockLandCards = say(`<player> has <n> land card(s) on the mat`)
	stockStack     = say(`brand <n> holds <names>`)
	stockBrand     = say(`the brand of <player> is <n>`)
	stockPrices    = say(`the prices are cattle <n>, hogs <n>, sheep <n>`)
	stockPrice     = say(`the <kind> price is <n>`)
	stockYards     = say(`the Yards hold <n> cattle, <n> hogs, <n> sheep`)
	stockYard      = say(`the Yards hold <n> <kind>`)
	stockAnimals   = say(`the supply has <n> <kind>`)
	stockSpirit    = say(`the union spirit is <n>`)
	stockBank      = say(`the Bank holds $<n>`)
	stockBankMore  = say(`the Bank has $<n> more than at the start`)
	stockBankLess  = say(`the Bank has $<n> less than at the start`)
	stockWealth    = say(`<player> has <k> wealth`)
	stockMadeOf    = say(`the wealth of <player> is made of savings <k>, cash <k>, margins <k>, brand <k>, houses <k>, cards <k>, tokens <k>`)
)

// The nouns of a year.
var (
	stockYear       = say(`it is year <n>`)
	stockYearLast   = say(`it is year <n> and <player> places the last worker of the year`)
	stockLast       = say(`<player> places the last worker of the year`)
	stockBegins     = say(`year <n> begins`)
	stockPlanting   = say(`the plants are still to be placed`)
	stockCard       = say(`the year card is <card>`)
	stockFirst      = say(`<player> is first player`)
	stockParty      = say(`the <party> are in office`)
	stockStrike     = say(`there is a strike`)
	stockNoStrike   = say(`there is no strike`)
	stockPhaseTwo   = say(`it is Phase II`)
	stockStands     = say(`<player>'s worker stands on <card>`)
	stockLies       = say(`<player>'s worker lies on the year card`)
	stockPicket     = say(`<n> worker(s) stand(s) on the picket line`)
	stockSlaughter  = say(`<player> has slaughtered <kind> this year`)
	stockHired      = say(`<player> has hired the strikebreaker`)
	stockOthersWork = say(`the other workers are placed`)
)

// The nouns of Packingtown, the markets and the cards.
var (
	stockPlant        = say(`<player>'s plant is <card>`)
	stockBuilt        = say(`<player> has <card> at <placement>`)
	stockCovers       = say(`<player>'s piece <card> covers <squares>`)
	stockOwnsLand     = say(`<player> owns the land at <square> facing <facing>`)
	stockLandOf       = say(`<squares> is/are <player>'s land`)
	stockBankLand     = say(`<squares> is/are the Bank's land`)
	stockFree         = say(`<squares> is/are free`)
	stockViaduct      = say(`a viaduct stands at <squares>`)
	stockViaducts     = say(`<n> viaduct(s) is/are in the supply`)
	stockHouses       = say(`<market> has <houses>`)
	stockNoHouses     = say(`<market> is empty`)
	stockOwnToken     = say(`<market> has its railroad token`)
	stockWildToken    = say(`<market> has a wild token`)
	stockBothTokens   = say(`<market> has both tokens`)
	stockConnections  = say(`<market> has <n> railroad connection(s)`)
	stockTokenIn      = say(`the token <card> lies in <market>`)
	stockTokenBeside  = say(`the token <card> lies beside the grid`)
	stockOffering     = say(`the offering is <cards>`)
	stockTop          = say(`the deck shows <card> on top`)
	stockDeckEmpty    = say(`the building deck is empty`)
	stockDeckN        = say(`<n> building card(s) is/are in the deck`)
	stockSpecialist   = say(`<player> has <specialist>`)
	stockCards        = say(`<player> has the cards <cards>`)
	stockSpecialists  = say(`<player> has the specialists <cards>`)
	stockMayBuild     = say(`<player> may build <card>`)
	stockMayNotBuild  = say(`<player> may not build <card>`)
	stockWays         = say(`<player> has <n> way(s) to build <card>`)
	stockMayBuyLand   = say(`<player> may buy land`)
	stockMayNotBuyAny = say(`<player> may not buy land`)
)

// stockNouns sets up and reads a Union Stockyards table.
type stockNouns struct {
	*world
	doc   stockyards.Position
	given bool // a step spoke of the position
	// What the document can only say once everything else is known.
	begins   bool           // the year is at its beginning
	planting bool           // the plants are still to be placed
	actor    string         // whose turn it is
	last     string         // who places the last worker of the year
	toPlace  map[string]int // workers, by player
	onMat    map[string]int // land cards, by player
	stacks   map[int][]string
	wilds    []string // the markets that have a wild token
	dry      bool     // the building deck is empty
	bank     *int     // what the Bank holds
	// The component file as it was read last; parts are asked for at every square.
	boxFile []byte
	box     *box.Components
}

func (n *stockNouns) teach(v *vocabulary) {
	n.teachGiven(v)
	n.teachLaid(v)
	n.teachTable(v)
	n.teachYear(v)
	n.teachPackingtown(v)
	n.teachCards(v)
	n.teachBox(v)
	v.then(stockWealth, n.wealthIs)
	v.then(stockMadeOf, n.wealthIsMadeOf)
	v.when(stockOthersWork, n.othersWork)
}

// placing is the table while it is being set up. It refuses what comes too early or too late.
func (n *stockNouns) placing() error {
	if err := n.early(); err != nil {
		return err
	}
	if n.given {
		return nil
	}
	n.given = true
	n.toPlace, n.onMat, n.stacks = map[string]int{}, map[string]int{}, map[int][]string{}
	n.doc.Prices, n.doc.Yards, n.doc.Slaughtered = map[string]int{}, map[string]int{}, map[string][]string{}
	n.doc.Spaces, n.doc.Markets = map[string][]string{}, map[string]*stockyards.Market{}
	for _, seat := range n.setup.Seats {
		n.doc.Players = append(n.doc.Players, stockyards.Player{Name: seat, Buildings: map[string]string{}})
	}
	return nil
}

// player is what the document says of a player.
func (n *stockNouns) player(name string) (*stockyards.Player, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	if err := n.isPlayer(name); err != nil {
		return nil, err
	}
	return n.seated(name), nil
}

// seated is what the document says of a player who sits at the table.
func (n *stockNouns) seated(name string) *stockyards.Player { return named(n.doc.Players, name) }

// each does something for a player, or for everybody.
func (n *stockNouns) each(name string, do func(p *stockyards.Player)) error {
	names := []string{name}
	if name == "everybody" {
		names = n.setup.Seats
	}
	if err := n.placing(); err != nil {
		return err
	}
	for _, name := range names {
		p, err := n.player(name)
		if err != nil {
			return err
		}
		do(p)
	}
	return nil
}

// turn makes it a player's turn.
func (n *stockNouns) turn(player string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if n.actor != "" {
		return errors.New("whose turn it is is given twice")
	}
	n.actor = player
	return nil
}

// document is the position as far as the steps name it, and what follows from them.
func (n *stockNouns) document() (json.RawMessage, error) {
	if !n.given {
		return nil, nil
	}
	for _, lay := range []func() error{
		n.layYear, n.layTracks, n.layPlants, n.laySpecialists, n.layOffering, n.layRails, n.layHouses, n.layLand, n.layBrands, n.layMoney, n.layWorkers,
	} {
		if err := lay(); err != nil && !n.atFault {
			return nil, err
		}
	}
	return json.Marshal(n.doc)
}

// side is the side of the board.
func (n *stockNouns) side() int {
	if len(n.setup.Seats) == 2 {
		return 0
	}
	return 1
}

// parts are the numbers of the game, the assumed ones if its component file is refused.
func (n *stockNouns) parts() *box.Components {
	file := n.setup.Components
	if len(file) == 0 {
		return stockyards.DefaultComponents()
	}
	if n.box == nil || len(n.boxFile) != len(file) || &n.boxFile[0] != &file[0] {
		n.boxFile = file
		var err error
		if n.box, err = stockyards.ReadComponents(file); err != nil {
			n.box = stockyards.DefaultComponents() // the engine is to refuse it
		}
	}
	return n.box
}

// twice is what a step is told that says again what has been said.
func twice(what string) error { return fmt.Errorf("%s is given twice", what) }
