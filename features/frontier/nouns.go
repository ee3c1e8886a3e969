// Package frontier contains the scenarios of Frontier, and the phrases that set up and check its positions.
package frontier

import (
	_ "embed"
	"encoding/json"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The phrases for the clock and for the parts of players. Most of them both set up and check.
var (
	round      = say(`it is round <n>`)
	era        = say(`it is era <level>`)
	founding   = say(`the town is still to be founded`)
	settling   = say(`the industries are still to be set up`)
	boards     = say(`<n> board(s) is/are in play`)
	mayor      = say(`<player> is mayor`)
	start      = say(`<player> is starting player`)
	industry   = say(`<player> is in <industry> at level <level>`)
	notIn      = say(`<player> is not in <industry>`)
	money      = say(`<player> has $<n>`)
	workers    = say(`<player> has <n> standing worker(s)`)
	stock      = say(`<player> has <n> <good> in stock`)
	tools      = say(`<player> has <n> tool(s)`)
	guns       = say(`<player> has <n> gun(s)`)
	animals    = say(`<player> has <n> <animal> on cards`)
	available  = say(`<player> has <n> available <animal>`)
	cubes      = say(`<player> has <n> cube(s) in supply`)
	political  = say(`<player>'s political track is <n>`)
	investment = say(`<player>'s investment track is <n>`)
	holds      = say(`<player> holds <characters>`)
	ring       = say(`<character> shows <ring>`)
	used       = say(`<character> is used`)
	notUsed    = say(`<character> is not used`)
	goal       = say(`<player>'s goal is <goal>`)
	goalWorth  = say(`<player>'s goal is worth <n>`)
	donations  = say(`<player> has made <n> donation(s)`)
	ownTrain   = say(`<player> has a train of his own`)
	kept       = say(`<player> has kept <n> promise(s) so far`)
	firstVote  = say(`<player> was the first to ten political points`)
	firstMoney = say(`<player> was the first to ten investment points`)
	cube       = say(`<player>'s election cube is on <card>`)
	cubeOff    = say(`<player>'s election cube is off the board`)
	votes      = say(`<player> has <n> vote(s)`)
	score      = say(`the score of <player> is made of <parts>`)
	win        = say(`<names> win`)
	bank       = say(`the bank has $<k>`)
	allEnd     = say(`everybody ends the turn`)
	gameEnds   = say(`the game ends`)
	eraEnds    = say(`era <level> ends`)
	nextCosts  = say(`the next <line> tile costs $<n>`)
	cardPays   = say(`the <card> pays $<n> for a <good>`)
	hasBuilt   = say(`<player> has built a/an <building> this turn`)
	earns      = say(`<player> earns $<n>`)
	pays       = say(`<player> pays $<n>`)
)

// The phrases for the map.
var (
	stands     = say(`a/an <building> of <holder> stands at <square>`)
	ownerless  = say(`a/an <building> stands at <square>`)
	nobodys    = say(`a/an <building> that nobody owns stands at <square>`)
	tents      = say(`the tents stand at <squares>`)
	stockpile  = say(`the stockpile stands at <square>`)
	station    = say(`the freight station stands at <square>`)
	bridge     = say(`the bridge stands at <square>`)
	nothing    = say(`nothing stands at <square>`)
	fire       = say(`<square> has <n> fire piece(s)`)
	revolt     = say(`<square> has <n> revolt piece(s)`)
	uses       = say(`<square> has <n> use(s) this round`)
	stores     = say(`<square> stores <n> gold of <player>`)
	stable     = say(`<square> holds <n> <animal>`)
	cattle     = say(`<player> has <n> cattle at <square>`)
	drought    = say(`<square> has drought`)
	noDrought  = say(`<square> has no drought`)
	trees      = say(`<square> has <n> tree(s)`)
	logs       = say(`<basin> holds <n> log(s) of <player>`)
	jam        = say(`a black worker lies in <basin>`)
	noJam      = say(`no black worker lies in <basin>`)
	line       = say(`the <train> line is <squares>`)
	connected  = say(`the <train> train is connected`)
	apart      = say(`the <train> train is not connected`)
	noTrain    = say(`the <train> train is not on the map`)
	siteLevel  = say(`<square> is at level <n>`)
	siteFace   = say(`<square> is on face <n>`)
	reserve    = say(`<square> has a reserve of <n>`)
	depleted   = say(`<square> is depleted`)
	undepleted = say(`<square> is not depleted`)
	siteKind   = say(`<square> is <deposit>`)
	siteMetal  = say(`<square> gives <metal>`)
	siteCubes  = say(`<player> has <n> <metal> at <square>`)
)

// The phrases for everything that is not on the map.
var (
	marker     = say(`the <field> marker is at <mark>`)
	promises   = say(`the promises are <promises>`)
	noPromises = say(`there are no promises`)
	frozen     = say(`the last election had no candidate`)
	office     = say(`the office holds <characters>`)
	noOffice   = say(`the office is empty`)
	pile       = say(`the pile at <card> is <characters>`)
	topRank    = say(`<character> is on top of the <rank> deck`)
	topEvent   = say(`<event> is on top of the event deck`)
	noDeck     = say(`the <rank> deck is empty`)
	undrawn    = say(`<n> <rank>(s) is/are undrawn`)
	faceUp     = say(`<tile> is face up`)
	noFaceUp   = say(`no <line> tile is face up`)
	built      = say(`<tiles> was/were built by <player>`)
	free       = say(`<tile> came to <player> for nothing`)
	waits      = say(`<tile> waits`)
	laidOut    = say(`<n> <line> tile(s) is/are laid out`)
	tilesLeft  = say(`<n> <building> tile(s) is/are left`)
	cardsLeft  = say(`<n> <industry> card(s) of level <level> is/are left`)
	upcoming   = say(`the upcoming event is <event>`)
	events     = say(`the events are <events>`)
	noEvents   = say(`no event cards are left`)
	disc       = say(`the <field> disc lies on <row>, <face> side up`)
	noDisc     = say(`the <field> disc is out of the game`)
	severity   = say(`the severity cards used are <severities>`)
)

// nouns sets up and reads a position of Frontier.
type nouns struct {
	*step.World
	doc   frontier.Position
	given bool // a step has set up a part of the position
	// Parts of the document that can only be set once everything else is known.
	stage     string // the progress of the set-up: founded or settled
	spaces    map[string]*space
	tents     []string // all tents, if a step names them
	more      []string // tents besides those at the founding
	without   []string // players with the industries that they are not in
	available []rest
	rings     map[string]string // the ring steps that assistants show
	used      []string          // assistants
	emptied   []string          // the ranks without an undrawn card
	faceless  map[string]bool   // the lines without a tile face up
	upcoming  string
	row       []string // the events, "nothing" for an empty place
	noEvents  bool
	over      int // the line of the step that says that the game is over, or 0 if there is none
	box       *box.Components
}

// rest are the animals of a kind that a player has not used yet.
type rest struct {
	player, animal string
	left           int
}

// space holds the additions of steps to a space whose piece they do not name.
type space struct {
	fire, revolt, uses, animals int
	gold, cattle                map[string]int
}

// The position in steps, and a player's part of it.
type (
	position = frontier.Position
	seat     = frontier.Player
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

//go:embed grounds.txt
var decides string

var deciding = step.ReadGrounds(decides)

// Teach adds the phrases of the game to a vocabulary.
func (n *nouns) Teach(v *step.Vocabulary) {
	n.teachPlayers(v)
	n.teachClock(v)
	n.teachMap(v)
	n.teachSites(v)
	n.teachTown(v)
	n.teachRows(v)
	n.teachEvents(v)
	n.teachPosition(v)
	n.teachLand(v)
	n.teachStatus(v)
	n.teachSupplies(v)
	n.teachBox(v)
	n.teachTrials(v)
	n.teachEnds(v)
	v.Meanings, v.Grounds = meanings, deciding
}

// placing prepares the position for a step that sets up a part of it. It returns an error for a step that comes
// too early or too late.
func (n *nouns) placing() error {
	if err := n.Early(); err != nil {
		return err
	}
	if n.given {
		return nil
	}
	n.given = true
	n.spaces, n.rings, n.faceless = map[string]*space{}, map[string]string{}, map[string]bool{}
	n.doc.Town, n.doc.Works = map[string]*frontier.TownPiece{}, map[string]*frontier.WorkPiece{}
	n.doc.Cattle, n.doc.Logs = map[string]map[string]int{}, map[string]map[string]int{}
	n.doc.Markers, n.doc.Trees, n.doc.Towns = map[string]int{}, map[string]int{}, map[string][]string{}
	n.doc.Tiles, n.doc.Trains, n.doc.Banes = map[string]int{}, map[string]*frontier.TrainLine{}, []string{}
	n.doc.Railroad, n.doc.Telegraph = &frontier.TileRow{}, &frontier.TileRow{}
	for _, seat := range n.Setup.Seats {
		n.doc.Players = append(n.doc.Players, frontier.Player{Name: seat, Industries: map[string]int{}, Stock: map[string]int{},
			Animals: map[string]int{}, Used: map[string]int{}, Rings: map[string]int{}})
	}
	return nil
}

// player returns a player's part of the document.
func (n *nouns) player(name string) (*frontier.Player, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	if err := n.IsPlayer(name); err != nil {
		return nil, err
	}
	return step.Named(n.doc.Players, name, called), nil
}

// called returns the name of a player in a document.
func called(p *frontier.Player) string { return p.Name }

// each does something for a player, or for everybody.
func (n *nouns) each(name string, do func(p *frontier.Player)) error {
	return step.Each(n.World, name, n.player, func(_ string, p *frontier.Player) error { do(p); return nil })
}

// space returns the additions of the steps to a space.
func (n *nouns) space(at string) (*space, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	if n.spaces[at] == nil {
		n.spaces[at] = &space{gold: map[string]int{}, cattle: map[string]int{}}
	}
	return n.spaces[at], nil
}

// Document returns the position that the steps set up: the parts that they name, and those that follow from them.
func (n *nouns) Document() (json.RawMessage, error) {
	if !n.given {
		return nil, nil
	}
	for _, lay := range []func() error{
		n.layClock, n.layIndustries, n.layTown, n.laySpaces, n.layUsed, n.layTrains, n.layLines, n.layCharacters, n.layEvents,
	} {
		if err := lay(); err != nil && !n.AtFault {
			return nil, err
		}
	}
	return json.Marshal(n.doc)
}

// parts returns the components of the game, or the assumed ones if its component file is refused.
func (n *nouns) parts() *box.Components {
	if n.box == nil {
		var err error
		if n.box, err = frontier.ReadComponents(n.Setup); err != nil {
			n.box = frontier.DefaultComponents() // the engine has to refuse the file
		}
	}
	return n.box
}

// empty returns the position before any event, as the game of this module fills it up.
func (n *nouns) empty() (*frontier.Position, error) {
	state, err := n.Entry.Load(n.Setup, []byte("{}"), nil)
	if err != nil {
		return nil, fmt.Errorf("the default position: %w", err)
	}
	whole, err := json.Marshal(state.Position())
	if err != nil {
		return nil, err
	}
	p := &frontier.Position{}
	return p, json.Unmarshal(whole, p)
}
