package box

// WorkKind is an industry building, by its place in the component file.
type WorkKind uint8

// The industry buildings.
const (
	Camp WorkKind = iota
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
	WorkKinds // how many there are
)

// PublicKind is a public building, by its place in the component file.
type PublicKind uint8

// The public buildings.
const (
	Bank PublicKind = iota
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
	PublicKinds // how many there are
)

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
