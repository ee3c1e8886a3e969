package box

// Piece is a piece on a space of the map: a piece of the founding, a tent, a public building, a
// house or an industry building. The type is in package box because cards and prices name pieces
// too.
type Piece uint8

// The pieces.
const (
	NoPiece Piece = iota
	Stockpile
	Freight
	Bridge
	Tent

	// The public buildings, in the order of the component file; houses are the last of them.
	Bank
	GeneralStore
	HardwareStore
	Saloon
	Brothel
	Blacksmith
	Gunsmith
	Tailor
	Newspaper
	CoachBuilder
	Steamboat
	TownHall
	Schoolhouse
	Philanthropy
	Doctor
	Church
	Well
	Sheriff
	Jail
	WoodenHouse

	// The industry buildings, in the order of the component file.
	Camp
	Sawmill
	Dam
	LogBoom
	Panning
	MineGold
	MineSilver
	DeepGold
	DeepSilver
	MiningDam
	Canal
	Farmstead
	WindPump
	Enclosure
	HorseStable
	DonkeyStable
	MuleStable
	OxStable
	OwnTrain
	Pieces // number of pieces, including NoPiece
)

// The first public building and the first industry building, and the number of each.
const (
	FirstPublic = Bank
	FirstWork   = Camp
	Publics     = int(FirstWork - FirstPublic)
	Works       = int(Pieces - FirstWork)
)

// Public returns a public building of the box; the piece must be a public building.
func (c *Components) Public(p Piece) *PublicBuilding { return &c.Publics[p-FirstPublic] }

// Stabled returns the kind of animal that a stable holds; NoGood if the piece is not a stable.
func (p Piece) Stabled() Good {
	if p < HorseStable || p > OxStable {
		return NoGood
	}
	return Horse + Good(p-HorseStable)
}

// Yield returns the yield of a stable; the piece must be a stable.
func (c *Components) Yield(stable Piece) *Yield { return &c.Yields[stable-HorseStable] }

// Work returns an industry building of the box; the piece must be an industry building.
func (c *Components) Work(p Piece) *Work { return &c.Works[p-FirstWork] }

// MarketCard is a market card, as an index in the component file.
type MarketCard uint8

// The market cards.
const (
	ShipCard MarketCard = iota
	StagecoachCard
	RedCard
	BlueCard
	RefrigeratedCard
	MarketCards // number of market cards
)

// Characters is the number of character cards.
const Characters = 33
