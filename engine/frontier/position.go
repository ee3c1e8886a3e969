package frontier

import "slices"

// Position is a Frontier position as a document. Money is in whole dollars. Spaces, cards, tiles and buildings have
// their ids, as in the notation. Maps leave out zeros.
//
// A document need not be complete. Missing parts are as on a table where nothing has happened yet: see [New] and the
// fields.
type Position struct {
	// Round is 1 to 13; 0 is set-up. Left out after the set-up it is 2, and the last round when the game is over.
	Round int `json:"round"`
	// Decision is what is to be decided, such as start, keep-goal, turn, die, dice, burn, promise, upgrade; over when the game is.
	Decision string `json:"decision,omitempty"`
	// Player is whose decision it is, or for whom chance decides; Turn is whose turn it is in step 4.
	Player string `json:"player,omitempty"`
	Turn   string `json:"turn,omitempty"`
	// Start is the starting player, First who is first in the order of this round, Mayor the mayor.
	Start string `json:"starting-player,omitempty"`
	First string `json:"first,omitempty"`
	Mayor string `json:"mayor,omitempty"`
	// Markers are those of the town status by field, Promises the spaces promised.
	Markers  map[string]int   `json:"town-status,omitempty"`
	Promises map[string][]int `json:"promises,omitempty"`
	// Trees are by forest space where they are fewer than at the start. Drought lists the dry spaces.
	Trees   map[string]int `json:"trees,omitempty"`
	Drought []string       `json:"drought,omitempty"`
	// Town and Works are the pieces on the map by space; Town is the founding where it is left out.
	Town  map[string]*TownPiece `json:"town,omitzero"`
	Works map[string]*WorkPiece `json:"industry,omitempty"`
	// Cattle are on the range, by space and player, Driven those of them that were driven there this round.
	Cattle map[string]map[string]int `json:"cattle,omitempty"`
	Driven map[string]map[string]int `json:"driven,omitempty"`
	// Logs are in basins by player, Jams the basins with a black worker.
	Logs map[string]map[string]int `json:"logs,omitempty"`
	Jams []string                  `json:"black-workers,omitempty"`
	// Trains are those on the map by colour. Railroad and Telegraph are the rows of development tiles.
	Trains    map[string]*TrainLine `json:"trains,omitzero"`
	Railroad  *TileRow              `json:"railroad,omitempty"`
	Telegraph *TileRow              `json:"telegraph,omitempty"`
	// Tiles are the public building tiles left where they are not what the map leaves.
	Tiles map[string]int `json:"tiles-left,omitempty"`
	// Office lists the tycoons in office, first come first, Acted those used this round; Frozen: the last election had no candidate.
	Office []string `json:"office,omitempty"`
	Acted  []string `json:"acted,omitempty"`
	Frozen bool     `json:"frozen,omitempty"`
	// Towns are the piles of the other towns, the top card last.
	Towns map[string][]string `json:"towns,omitempty"`
	// Removed lists characters that are out of the game.
	Removed []string `json:"characters-removed,omitempty"`
	// Goals are the goal cards still to be dealt; a seat's view leaves them out.
	Goals *[]string `json:"goals-undealt,omitempty"`
	// Events are the cards in the row by space, Undrawn those not drawn yet.
	Events  map[string]string `json:"events,omitzero"`
	Undrawn []string          `json:"events-undrawn,omitzero"`
	// Discs are the event spaces that the discs lie on by field, Banes the discs with their bane side up.
	Discs map[string]string `json:"discs,omitempty"`
	Banes []string          `json:"banes,omitzero"`
	// Severity are the severity cards used this era, by number.
	Severity map[string]int `json:"severity-used,omitempty"`
	// Bank is the money of the bank, which begins with nothing, and CardsLeft the Industry cards that nobody has, by industry and level.
	// Both follow from the rest; a document that says them is held to them.
	Bank      *int             `json:"bank,omitempty"`
	CardsLeft map[string][]int `json:"industry-cards-left,omitempty"`
	// Players are the players in the order of the seats.
	Players []Player `json:"players,omitzero"`
	// Open is what is under way inside an action, an event or an end of an era.
	Open *Open `json:"open,omitempty"`
	// Winners are known when the game is over.
	Winners []string `json:"winners,omitempty"`
}

// Bare returns the document without the parts that follow from the rest, so that the rest can be changed.
func (p *Position) Bare() *Position {
	bare := *p
	bare.Bank, bare.CardsLeft = nil, nil
	bare.Players = slices.Clone(p.Players)
	for i := range bare.Players {
		bare.Players[i].Cubes, bare.Players[i].Votes, bare.Players[i].Score = nil, nil, nil
	}
	return &bare
}

// TownPiece is a town piece: the stockpile, the freight station, the bridge, a tent, a wooden house or a public building.
type TownPiece struct {
	Kind  string `json:"kind,omitzero"`
	Owner string `json:"owner,omitempty"`
	Fire  int    `json:"fire,omitempty"`
	Uses  int    `json:"uses,omitempty"`
	// Tycoon holds the building.
	Tycoon string `json:"tycoon,omitempty"`
	// Gold is stored on a bank, by player.
	Gold map[string]int `json:"gold,omitempty"`
}

// WorkPiece is an industry building on the map.
type WorkPiece struct {
	Kind   string `json:"kind,omitzero"`
	Owner  string `json:"owner,omitzero"`
	Revolt int    `json:"revolt,omitempty"`
	// Animals are those on a stable or the cattle in an enclosure; Bought and Dairy are of these, bought or used as dairy this round.
	Animals int `json:"animals,omitempty"`
	Bought  int `json:"bought,omitempty"`
	Dairy   int `json:"dairy,omitempty"`
	// Deposit is what a panning tile or a mine is.
	Deposit *Site `json:"deposit,omitempty"`
}

// Site is a deposit.
type Site struct {
	Kind  string `json:"kind,omitzero"`
	Metal string `json:"metal,omitzero"`
	Level int    `json:"level"`
	// Face is 0 to 3, clockwise from the starting face.
	Face     int  `json:"face"`
	Reserve  int  `json:"reserve"`
	Cubes    int  `json:"cubes,omitempty"`
	Depleted bool `json:"depleted,omitempty"`
	// Active says that a worker of this round is there. Thrown are the numbers thrown for it this turn.
	Active bool  `json:"active,omitempty"`
	Thrown []int `json:"thrown,omitempty"`
}

// TrainLine is a train with its track, space by space from the train on.
type TrainLine struct {
	First     string   `json:"first,omitzero"`
	Track     []string `json:"track,omitempty"`
	Connected bool     `json:"connected,omitempty"`
	// Credit are track tiles gained and not laid yet (FR-R-track-when).
	Credit int `json:"credit,omitempty"`
}

// TileRow is a row of development tiles.
type TileRow struct {
	FaceUp string `json:"face-up,omitempty"`
	// Waiting lists the tiles that a damage has put off, the next to come back last.
	Waiting []string `json:"waiting,omitempty"`
	// Built lists the tiles in the order in which they were built, by whom and whether for nothing; Seen those built once or face up.
	Built []BuiltTile `json:"built,omitempty"`
	Seen  []string    `json:"seen,omitempty"`
}

// BuiltTile is a tile that is built.
type BuiltTile struct {
	Tile string `json:"tile,omitzero"`
	By   string `json:"by,omitzero"`
	Free bool   `json:"free,omitempty"`
}

// Player is the state of one player.
type Player struct {
	Name string `json:"name"`
	// Industries are the levels, 1 to 4, of the industries held.
	Industries map[string]int `json:"industries,omitempty"`
	Money      *int           `json:"money,omitempty"`
	// Stock are log, lumber, gold and silver, tool and gun.
	Stock map[string]int `json:"stock,omitempty"`
	// Animals are on cards, Used those of all animals that are used this round.
	Animals map[string]int `json:"animals,omitempty"`
	Used    map[string]int `json:"used,omitempty"`
	// Workers stand.
	Workers    *int `json:"workers,omitempty"`
	Political  int  `json:"political,omitempty"`
	Investment int  `json:"investment,omitempty"`
	// Characters are held; Rings are the steps, from 0, that the rings of assistants show; Spent the assistants that cannot act this round.
	Characters []string       `json:"characters,omitempty"`
	Rings      map[string]int `json:"rings,omitempty"`
	Spent      []string       `json:"spent,omitempty"`
	// Cube is the space of the election cube.
	Cube string `json:"election-cube,omitempty"`
	// Goal is the goal card, Dealt those to choose from, in the order in which they were dealt.
	Goal  string   `json:"goal,omitempty"`
	Dealt []string `json:"dealt,omitempty"`
	// Goals says in a view how many goal cards the player holds that are not seen.
	Goals     *int `json:"goals,omitempty"`
	Donations int  `json:"donations,omitempty"`
	OwnTrain  bool `json:"own-train,omitempty"`
	// FinalPoints are of the final election, Kept the promises kept so far, FirstToTen the tracks on which he came to ten first.
	FinalPoints int      `json:"final-election,omitempty"`
	Kept        int      `json:"promises-kept,omitempty"`
	FirstToTen  []string `json:"first-to-ten,omitempty"`
	// Cubes are those in his supply, Votes those he would have in an election now, and Score is what he has come to when the game is over.
	// They follow from the rest; a document that says them is held to them.
	Cubes *int   `json:"cubes,omitempty"`
	Votes *int   `json:"votes,omitempty"`
	Score *Score `json:"score,omitempty"`
}

// Open contains the data of a decision under way. The decision determines which fields count.
type Open struct {
	// Count is how many times it is still asked, Severity the severity of an event that players suffer one after another.
	Count    int `json:"count,omitempty"`
	Severity int `json:"severity,omitempty"`
	// Whose is the drawer of a card, the winner of an election, the last owner struck; Card the card drawn or the event; Out the tycoon
	// swapped out.
	Whose string `json:"whose,omitempty"`
	Card  string `json:"card,omitempty"`
	Out   string `json:"out,omitempty"`
	// Rank is that of a character still to be drawn.
	Rank string `json:"rank,omitempty"`
	// Site is the deposit worked, Dice the dice thrown by number, Throw how many are still to be thrown, Thrown the numbers of this throw,
	// Raised whether the deposit has gained its level.
	Site   string         `json:"site,omitempty"`
	Dice   map[string]int `json:"dice,omitempty"`
	Throw  int            `json:"throw,omitempty"`
	Thrown []int          `json:"thrown,omitempty"`
	Raised bool           `json:"raised,omitempty"`
	// Line, Tile, Train and Spaces are of a development under way.
	Line   string `json:"line,omitempty"`
	Tile   string `json:"tile,omitempty"`
	Train  string `json:"train,omitempty"`
	Spaces int    `json:"spaces,omitempty"`
	// Discs are still to be moved by the mayor.
	Discs []string `json:"discs,omitempty"`
	// Order lists the players who have had their upgrades, in order. Last says that the final election is under way.
	Order []string `json:"order,omitempty"`
	Era   bool     `json:"era,omitempty"`
	Last  bool     `json:"last,omitempty"`
	Free  bool     `json:"free,omitempty"`
	// Built lists what was built this turn: industries, and public; Developed, Campaigned and Drove what else was done in it.
	Built      []string `json:"built,omitempty"`
	Developed  bool     `json:"developed,omitempty"`
	Campaigned bool     `json:"campaigned,omitempty"`
	Drove      bool     `json:"drove,omitempty"`
}
