package box

// Piece is what stands on a space of the map: a piece of the founding, a tent, a public building or a house, an industry building. It
// belongs to the box, because cards and prices name pieces too.
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
	Pieces // how many there are, with NoPiece
)

// The first public building and the first industry building, and how many there are of both.
const (
	FirstPublic = Bank
	FirstWork   = Camp
	Publics     = int(FirstWork - FirstPublic)
	Works       = int(Pieces - FirstWork)
)

// Public is a public building of the box; the piece must be one.
func (c *Components) Public(p Piece) *PublicBuilding { return &c.Publics[p-FirstPublic] }

// Stabled is the kind of animal that a stable holds; NoGood for what is no stable.
func (p Piece) Stabled() Good {
	if p < HorseStable || p > OxStable {
		return NoGood
	}
	return Horse + Good(p-HorseStable)
}

// Yield is what a stable yields; the piece must be one.
func (c *Components) Yield(stable Piece) *Yield { return &c.Yields[stable-HorseStable] }

// Work is an industry building of the box; the piece must be one.
func (c *Components) Work(p Piece) *Work { return &c.Works[p-FirstWork] }

// MarketCard is a market card, by its place in the component file.
type MarketCard uint8

// The market cards.
const (
	ShipCard MarketCard = iota
	StagecoachCard
	RedCard
	BlueCard
	RefrigeratedCard
	MarketCards // how many there are
)

// Characters is how many character cards there are.
const Characters = 33
