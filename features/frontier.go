package features

import (
	"encoding/json"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// The nouns of Frontier: the clock and what the players have. Most can be given and asked for.
var (
	frontRound      = say(`it is round <n>`)
	frontEra        = say(`it is era <level>`)
	frontFounding   = say(`the town is still to be founded`)
	frontSettling   = say(`the industries are still to be set up`)
	frontBoards     = say(`<n> board(s) is/are in play`)
	frontMayor      = say(`<player> is mayor`)
	frontStart      = say(`<player> is starting player`)
	frontIndustry   = say(`<player> is in <industry> at level <level>`)
	frontNotIn      = say(`<player> is not in <industry>`)
	frontMoney      = say(`<player> has $<n>`)
	frontWorkers    = say(`<player> has <n> standing worker(s)`)
	frontStock      = say(`<player> has <n> <good> in stock`)
	frontTools      = say(`<player> has <n> tool(s)`)
	frontGuns       = say(`<player> has <n> gun(s)`)
	frontAnimals    = say(`<player> has <n> <animal> on cards`)
	frontAvailable  = say(`<player> has <n> available <animal>`)
	frontCubes      = say(`<player> has <n> cube(s) in supply`)
	frontPolitical  = say(`<player>'s political track is <n>`)
	frontInvestment = say(`<player>'s investment track is <n>`)
	frontHolds      = say(`<player> holds <characters>`)
	frontRing       = say(`<character> shows <ring>`)
	frontUsed       = say(`<character> is used`)
	frontNotUsed    = say(`<character> is not used`)
	frontGoal       = say(`<player>'s goal is <goal>`)
	frontGoalWorth  = say(`<player>'s goal is worth <n>`)
	frontDonations  = say(`<player> has made <n> donation(s)`)
	frontOwnTrain   = say(`<player> has an own train`)
	frontKept       = say(`<player> has kept <n> promise(s) so far`)
	frontFirstVote  = say(`<player> was the first to ten political points`)
	frontFirstMoney = say(`<player> was the first to ten investment points`)
	frontCube       = say(`<player>'s election cube is on <card>`)
	frontCubeOff    = say(`<player>'s election cube is off the board`)
	frontVotes      = say(`<player> has <n> vote(s)`)
	frontScore      = say(`the score of <player> is made of tracks <n>, goal <n>, level IV <n>, money <n>, final election <n>`)
	frontWin        = say(`<names> win`)
	frontBank       = say(`the bank has $<k>`)
	frontAllEnd     = say(`everybody ends the turn`)
)

// The nouns of the map.
var (
	frontStands     = say(`a/an <building> of <holder> stands at <square>`)
	frontOwnerless  = say(`a/an <building> stands at <square>`)
	frontTents      = say(`the tents stand at <squares>`)
	frontStockpile  = say(`the stockpile stands at <square>`)
	frontStation    = say(`the freight station stands at <square>`)
	frontBridge     = say(`the bridge stands at <square>`)
	frontNothing    = say(`nothing stands at <square>`)
	frontFire       = say(`<square> has <n> fire piece(s)`)
	frontRevolt     = say(`<square> has <n> revolt piece(s)`)
	frontUses       = say(`<square> has <n> use(s) this round`)
	frontStores     = say(`<square> stores <n> gold of <player>`)
	frontStable     = say(`<square> holds <n> <animal>`)
	frontCattle     = say(`<player> has <n> cattle at <square>`)
	frontDrought    = say(`<square> has drought`)
	frontNoDrought  = say(`<square> has no drought`)
	frontTrees      = say(`<square> has <n> tree(s)`)
	frontLogs       = say(`<basin> holds <n> log(s) of <player>`)
	frontJam        = say(`a black worker lies in <basin>`)
	frontNoJam      = say(`no black worker lies in <basin>`)
	frontLine       = say(`the <train> line is <squares>`)
	frontConnected  = say(`the <train> train is connected`)
	frontApart      = say(`the <train> train is not connected`)
	frontNoTrain    = say(`the <train> train is not on the map`)
	frontSiteLevel  = say(`<square> is at level <n>`)
	frontSiteFace   = say(`<square> is on face <n>`)
	frontReserve    = say(`<square> has a reserve of <n>`)
	frontDepleted   = say(`<square> is depleted`)
	frontUndepleted = say(`<square> is not depleted`)
	frontSiteKind   = say(`<square> is <deposit>`)
	frontSiteMetal  = say(`<square> gives <metal>`)
	frontSiteCubes  = say(`<player> has <n> <metal> at <square>`)
)

// The nouns beside the map.
var (
	frontMarker     = say(`the <field> marker is at <mark>`)
	frontPromises   = say(`the promises are <promises>`)
	frontNoPromises = say(`there are no promises`)
	frontFrozen     = say(`the last election had no candidate`)
	frontOffice     = say(`the office holds <characters>`)
	frontNoOffice   = say(`the office is empty`)
	frontPile       = say(`the pile at <card> is <characters>`)
	frontNoDeck     = say(`the <rank> deck is empty`)
	frontUndrawn    = say(`<n> <rank>(s) is/are undrawn`)
	frontFaceUp     = say(`<tile> is face up`)
	frontNoFaceUp   = say(`no <line> tile is face up`)
	frontBuilt      = say(`<tiles> was/were built by <player>`)
	frontFree       = say(`<tile> came to <player> for nothing`)
	frontWaits      = say(`<tile> waits`)
	frontLaidOut    = say(`<n> <line> tile(s) is/are laid out`)
	frontTilesLeft  = say(`<n> <building> tile(s) is/are left`)
	frontCardsLeft  = say(`<n> <industry> card(s) of level <level> is/are left`)
	frontUpcoming   = say(`the upcoming event is <event>`)
	frontEvents     = say(`the events are <events>`)
	frontNoEvents   = say(`no event cards are left`)
	frontDisc       = say(`the <field> disc lies on <row>, <face> side up`)
	frontNoDisc     = say(`the <field> disc is out of the game`)
	frontSeverity   = say(`the severity cards used are <severities>`)
)

// frontNouns sets up and reads a Frontier table.
type frontNouns struct {
	*world
	doc   frontier.Position
	given bool // a step spoke of the position
	// What the document can only say once everything else is known.
	stage     string // where in the set-up the table stands: frontFounding's or frontSettling's decision
	spaces    map[string]*frontSpace
	tents     []string // all of them, where a step says so
	more      []string // tents besides those at the founding
	without   []string // players with the industries that they are not in
	available []frontRest
	rings     map[string]string // what assistants show
	used      []string          // assistants
	emptied   []string          // the ranks of which no card is undrawn
	faceless  map[string]bool   // the lines without a tile face up
	upcoming  string
	row       []string // the events, "nothing" where none lies
	noEvents  bool
	box       *frontier.Components
}

// frontRest are the animals of a kind that a player has not used yet.
type frontRest struct {
	player, animal string
	left           int
}

// frontSpace is what steps say of a space without saying what stands there.
type frontSpace struct {
	fire, revolt, uses, animals int
	gold, cattle                map[string]int
}

func (n *frontNouns) teach(v *vocabulary) {
	n.teachPlayers(v)
	n.teachClock(v)
	n.teachMap(v)
	n.teachSites(v)
	n.teachTown(v)
	n.teachRows(v)
	n.teachEvents(v)
	n.teachTable(v)
	n.teachLand(v)
	n.teachStatus(v)
	n.teachSupplies(v)
	n.teachBox(v)
	n.teachTrials(v)
}

// placing is the table while it is being set up. It refuses what comes too early or too late.
func (n *frontNouns) placing() error {
	if err := n.early(); err != nil {
		return err
	}
	if n.given {
		return nil
	}
	n.given = true
	n.spaces, n.rings, n.faceless = map[string]*frontSpace{}, map[string]string{}, map[string]bool{}
	n.doc.Town, n.doc.Works = map[string]*frontier.TownPiece{}, map[string]*frontier.WorkPiece{}
	n.doc.Cattle, n.doc.Logs = map[string]map[string]int{}, map[string]map[string]int{}
	n.doc.Markers, n.doc.Trees, n.doc.Towns = map[string]int{}, map[string]int{}, map[string][]string{}
	n.doc.Tiles, n.doc.Trains, n.doc.Banes = map[string]int{}, map[string]*frontier.TrainLine{}, []string{}
	n.doc.Railroad, n.doc.Telegraph = &frontier.TileRow{}, &frontier.TileRow{}
	for _, seat := range n.setup.Seats {
		n.doc.Players = append(n.doc.Players, frontier.Player{Name: seat, Industries: map[string]int{}, Stock: map[string]int{},
			Animals: map[string]int{}, Used: map[string]int{}, Rings: map[string]int{}})
	}
	return nil
}

// player is what the document says of a player.
func (n *frontNouns) player(name string) (*frontier.Player, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	if err := n.isPlayer(name); err != nil {
		return nil, err
	}
	return frontNamed(n.doc.Players, name), nil
}

// frontNamed finds a player in a document; nil if it has none of that name.
func frontNamed(players []frontier.Player, name string) *frontier.Player {
	for i := range players {
		if players[i].Name == name {
			return &players[i]
		}
	}
	return nil
}

// each does something for a player, or for everybody.
func (n *frontNouns) each(name string, do func(p *frontier.Player)) error {
	if err := n.placing(); err != nil {
		return err
	}
	names := []string{name}
	if name == "everybody" {
		names = n.setup.Seats
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

// space is what the steps say of a space.
func (n *frontNouns) space(at string) (*frontSpace, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	if n.spaces[at] == nil {
		n.spaces[at] = &frontSpace{gold: map[string]int{}, cattle: map[string]int{}}
	}
	return n.spaces[at], nil
}

// document is the position as far as the steps name it, and what follows from them.
func (n *frontNouns) document() (json.RawMessage, error) {
	if !n.given {
		return nil, nil
	}
	for _, lay := range []func() error{
		n.layClock, n.layIndustries, n.layTown, n.laySpaces, n.layUsed, n.layTrains, n.layLines, n.layCharacters, n.layEvents,
	} {
		if err := lay(); err != nil && !n.atFault {
			return nil, err
		}
	}
	return json.Marshal(n.doc)
}

// parts are the numbers of the game, the assumed ones if its component file is refused.
func (n *frontNouns) parts() *frontier.Components {
	if n.box == nil {
		n.box = frontier.DefaultComponents()
		if file := n.setup.Components; len(file) > 0 {
			if box, err := frontier.ReadComponents(file); err == nil {
				n.box = box
			}
		}
	}
	return n.box
}

// empty is the table where nothing has happened yet, as the game of this module fills it up.
func (n *frontNouns) empty() (*frontier.Position, error) {
	state, err := n.entry.Load(n.setup, []byte(`{"players": []}`), nil)
	if err != nil {
		return nil, fmt.Errorf("the default table: %w", err)
	}
	whole, err := json.Marshal(state.Position())
	if err != nil {
		return nil, err
	}
	p := &frontier.Position{}
	return p, json.Unmarshal(whole, p)
}
