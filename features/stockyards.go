package features

import (
	"encoding/json"
	"errors"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// The nouns of Union Stockyards: the players and the tracks. Most can be given and asked for.
var (
	stockCash      = sayStock(`<player> has $<n>`)
	stockSavings   = sayStock(`<player> has <n> savings`)
	stockMeat      = sayStock(`<player>'s <meat> is <n>`)
	stockMargin    = sayStock(`<player>'s margin on <kind> is <k>`)
	stockTokens    = sayStock(`<player> has <n> low morale token(s)`)
	stockSupply    = sayStock(`<n> low morale token(s) is/are in the supply`)
	stockToPlace   = sayStock(`<player> has <n> worker(s) to place`)
	stockOnMat     = sayStock(`<player> has <n> house(s) on the mat`)
	stockLandCards = sayStock(`<player> has <n> land card(s) on the mat`)
	stockStack     = sayStock(`brand <n> holds <names>`)
	stockBrand     = sayStock(`the brand of <player> is <n>`)
	stockPrices    = sayStock(`the prices are cattle <n>, hogs <n>, sheep <n>`)
	stockPrice     = sayStock(`the <kind> price is <n>`)
	stockYards     = sayStock(`the Yards hold <n> cattle, <n> hogs, <n> sheep`)
	stockYard      = sayStock(`the Yards hold <n> <kind>`)
	stockAnimals   = sayStock(`the supply has <n> <kind>`)
	stockSpirit    = sayStock(`the union spirit is <n>`)
	stockBank      = sayStock(`the Bank holds $<n>`)
	stockBankMore  = sayStock(`the Bank has $<n> more than at the start`)
	stockBankLess  = sayStock(`the Bank has $<n> less than at the start`)
	stockWealth    = sayStock(`<player> has <k> wealth`)
	stockMadeOf    = sayStock(`the wealth of <player> is made of savings <k>, cash <k>, margins <k>, brand <k>, houses <k>, cards <k>, tokens <k>`)
)

// The nouns of a year.
var (
	stockYear       = sayStock(`it is year <n>`)
	stockYearLast   = sayStock(`it is year <n> and <player> places the last worker of the year`)
	stockLast       = sayStock(`<player> places the last worker of the year`)
	stockBegins     = sayStock(`year <n> begins`)
	stockPlanting   = sayStock(`the plants are still to be placed`)
	stockCard       = sayStock(`the year card is <card>`)
	stockFirst      = sayStock(`<player> is first player`)
	stockParty      = sayStock(`the <party> are in office`)
	stockStrike     = sayStock(`there is a strike`)
	stockNoStrike   = sayStock(`there is no strike`)
	stockPhaseTwo   = sayStock(`it is Phase II`)
	stockStands     = sayStock(`<player>'s worker stands on <card>`)
	stockLies       = sayStock(`<player>'s worker lies on the year card`)
	stockPicket     = sayStock(`<n> worker(s) stand(s) on the picket line`)
	stockSlaughter  = sayStock(`<player> has slaughtered <kind> this year`)
	stockHired      = sayStock(`<player> has hired the strikebreaker`)
	stockOthersWork = sayStock(`the other workers are placed`)
)

// The nouns of Packingtown, the markets and the cards.
var (
	stockPlant        = sayStock(`<player>'s plant is <card>`)
	stockBuilt        = sayStock(`<player> has <card> at <placement>`)
	stockCovers       = sayStock(`<player>'s piece <card> covers <squares>`)
	stockOwnsLand     = sayStock(`<player> owns the land at <square> facing <facing>`)
	stockLandOf       = sayStock(`<squares> is/are <player>'s land`)
	stockBankLand     = sayStock(`<squares> is/are the Bank's land`)
	stockFree         = sayStock(`<squares> is/are free`)
	stockViaduct      = sayStock(`a viaduct stands at <squares>`)
	stockViaducts     = sayStock(`<n> viaduct(s) is/are in the supply`)
	stockHouses       = sayStock(`<market> has <houses>`)
	stockNoHouses     = sayStock(`<market> is empty`)
	stockOwnToken     = sayStock(`<market> has its railroad token`)
	stockWildToken    = sayStock(`<market> has a wild token`)
	stockBothTokens   = sayStock(`<market> has both tokens`)
	stockConnections  = sayStock(`<market> has <n> railroad connection(s)`)
	stockTokenIn      = sayStock(`the token <card> lies in <market>`)
	stockTokenBeside  = sayStock(`the token <card> lies beside the grid`)
	stockOffering     = sayStock(`the offering is <cards>`)
	stockTop          = sayStock(`the deck shows <card> on top`)
	stockDeckEmpty    = sayStock(`the building deck is empty`)
	stockDeckN        = sayStock(`<n> building card(s) is/are in the deck`)
	stockSpecialist   = sayStock(`<player> has <specialist>`)
	stockCards        = sayStock(`<player> has the cards <cards>`)
	stockSpecialists  = sayStock(`<player> has the specialists <cards>`)
	stockMayBuild     = sayStock(`<player> may build <card>`)
	stockMayNotBuild  = sayStock(`<player> may not build <card>`)
	stockWays         = sayStock(`<player> has <n> way(s) to build <card>`)
	stockMayBuyLand   = sayStock(`<player> may buy land`)
	stockMayNotBuyAny = sayStock(`<player> may not buy land`)
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

// newStock makes the nouns for one scenario.
func newStock(w *world) nouns { return &stockNouns{world: w} }

// teach adds the phrases of the game.
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

// giveTurn makes it a player's turn.
func (n *stockNouns) giveTurn(player string) error {
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
