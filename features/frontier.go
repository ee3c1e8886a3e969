package features

import (
	"encoding/json"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// The nouns of Frontier: the clock and what the players have. Most can be given and asked for.
var (
	frontRound      = sayFront(`it is round <n>`)
	frontEra        = sayFront(`it is era <level>`)
	frontFounding   = sayFront(`the town is still to be founded`)
	frontSettling   = sayFront(`the industries are still to be set up`)
	frontBoards     = sayFront(`<n> board(s) is/are in play`)
	frontMayor      = sayFront(`<player> is mayor`)
	frontStart      = sayFront(`<player> is starting player`)
	frontIndustry   = sayFront(`<player> is in <industry> at level <level>`)
	frontNotIn      = sayFront(`<player> is not in <industry>`)
	frontMoney      = sayFront(`<player> has $<n>`)
	frontWorkers    = sayFront(`<player> has <n> standing worker(s)`)
	frontStock      = sayFront(`<player> has <n> <good> in stock`)
	frontTools      = sayFront(`<player> has <n> tool(s)`)
	frontGuns       = sayFront(`<player> has <n> gun(s)`)
	frontAnimals    = sayFront(`<player> has <n> <animal> on cards`)
	frontAvailable  = sayFront(`<player> has <n> available <animal>`)
	frontCubes      = sayFront(`<player> has <n> cube(s) in supply`)
	frontPolitical  = sayFront(`<player>'s political track is <n>`)
	frontInvestment = sayFront(`<player>'s investment track is <n>`)
	frontHolds      = sayFront(`<player> holds <characters>`)
	frontRing       = sayFront(`<character> shows <ring>`)
	frontUsed       = sayFront(`<character> is used`)
	frontNotUsed    = sayFront(`<character> is not used`)
	frontGoal       = sayFront(`<player>'s goal is <goal>`)
	frontGoalWorth  = sayFront(`<player>'s goal is worth <n>`)
	frontDonations  = sayFront(`<player> has made <n> donation(s)`)
	frontOwnTrain   = sayFront(`<player> has an own train`)
	frontKept       = sayFront(`<player> has kept <n> promise(s) so far`)
	frontFirstVote  = sayFront(`<player> was the first to ten political points`)
	frontFirstMoney = sayFront(`<player> was the first to ten investment points`)
	frontCube       = sayFront(`<player>'s election cube is on <card>`)
	frontCubeOff    = sayFront(`<player>'s election cube is off the board`)
	frontVotes      = sayFront(`<player> has <n> vote(s)`)
	frontScore      = sayFront(`the score of <player> is made of tracks <n>, goal <n>, level IV <n>, money <n>, final election <n>`)
	frontWin        = sayFront(`<names> win`)
	frontBank       = sayFront(`the bank has $<k>`)
	frontAllEnd     = sayFront(`everybody ends the turn`)
)

// The nouns of the map.
var (
	frontStands     = sayFront(`a/an <building> of <holder> stands at <square>`)
	frontOwnerless  = sayFront(`a/an <building> stands at <square>`)
	frontTents      = sayFront(`the tents stand at <squares>`)
	frontStockpile  = sayFront(`the stockpile stands at <square>`)
	frontStation    = sayFront(`the freight station stands at <square>`)
	frontBridge     = sayFront(`the bridge stands at <square>`)
	frontNothing    = sayFront(`nothing stands at <square>`)
	frontFire       = sayFront(`<square> has <n> fire piece(s)`)
	frontRevolt     = sayFront(`<square> has <n> revolt piece(s)`)
	frontUses       = sayFront(`<square> has <n> use(s) this round`)
	frontStores     = sayFront(`<square> stores <n> gold of <player>`)
	frontStable     = sayFront(`<square> holds <n> <animal>`)
	frontCattle     = sayFront(`<player> has <n> cattle at <square>`)
	frontDrought    = sayFront(`<square> has drought`)
	frontNoDrought  = sayFront(`<square> has no drought`)
	frontTrees      = sayFront(`<square> has <n> tree(s)`)
	frontLogs       = sayFront(`<basin> holds <n> log(s) of <player>`)
	frontJam        = sayFront(`a black worker lies in <basin>`)
	frontNoJam      = sayFront(`no black worker lies in <basin>`)
	frontLine       = sayFront(`the <train> line is <squares>`)
	frontConnected  = sayFront(`the <train> train is connected`)
	frontApart      = sayFront(`the <train> train is not connected`)
	frontNoTrain    = sayFront(`the <train> train is not on the map`)
	frontSiteLevel  = sayFront(`<square> is at level <n>`)
	frontSiteFace   = sayFront(`<square> is on face <n>`)
	frontReserve    = sayFront(`<square> has a reserve of <n>`)
	frontDepleted   = sayFront(`<square> is depleted`)
	frontUndepleted = sayFront(`<square> is not depleted`)
	frontSiteKind   = sayFront(`<square> is <deposit>`)
	frontSiteMetal  = sayFront(`<square> gives <metal>`)
	frontSiteCubes  = sayFront(`<player> has <n> <metal> at <square>`)
)

// The nouns beside the map.
var (
	frontMarker     = sayFront(`the <field> marker is at <mark>`)
	frontPromises   = sayFront(`the promises are <promises>`)
	frontNoPromises = sayFront(`there are no promises`)
	frontFrozen     = sayFront(`the last election had no candidate`)
	frontOffice     = sayFront(`the office holds <characters>`)
	frontNoOffice   = sayFront(`the office is empty`)
	frontPile       = sayFront(`the pile at <card> is <characters>`)
	frontNoDeck     = sayFront(`the <rank> deck is empty`)
	frontUndrawn    = sayFront(`<n> <rank>(s) is/are undrawn`)
	frontFaceUp     = sayFront(`<tile> is face up`)
	frontNoFaceUp   = sayFront(`no <line> tile is face up`)
	frontBuilt      = sayFront(`<tiles> was/were built by <player>`)
	frontFree       = sayFront(`<tile> came to <player> for nothing`)
	frontWaits      = sayFront(`<tile> waits`)
	frontLaidOut    = sayFront(`<n> <line> tile(s) is/are laid out`)
	frontTilesLeft  = sayFront(`<n> <building> tile(s) is/are left`)
	frontCardsLeft  = sayFront(`<n> <industry> card(s) of level <level> is/are left`)
	frontUpcoming   = sayFront(`the upcoming event is <event>`)
	frontEvents     = sayFront(`the events are <events>`)
	frontNoEvents   = sayFront(`no event cards are left`)
	frontDisc       = sayFront(`the <field> disc lies on <row>, <face> side up`)
	frontNoDisc     = sayFront(`the <field> disc is out of the game`)
	frontSeverity   = sayFront(`the severity cards used are <severities>`)
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
	box       *box.Components
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

// newFront makes the nouns for one scenario.
func newFront(w *world) nouns { return &frontNouns{world: w} }

// teach adds the phrases of the game.
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
func (n *frontNouns) parts() *box.Components {
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
