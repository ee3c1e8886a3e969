package box

// The numbers of kinds of livestock, of markets and of kinds of icons.
const (
	Kinds   = 3
	Markets = 5
	Icons   = 5
)

// The words of the component file and of the notation, each by its number. They must not be changed.
var (
	// KindNames are the kinds of livestock (US-TERM-01), and MeatNames is the meat of each (US-TERM-04,
	// US-TERM-05, US-TERM-06).
	KindNames = [Kinds]string{"cattle", "hogs", "sheep"}
	MeatNames = [Kinds]string{"beef", "pork", "lamb"}
	// MarketNames are the markets (US-BRANCH-03).
	MarketNames = [Markets]string{"boston", "bronx", "manhattan", "brooklyn", "philadelphia"}
	// IconNames are the icons of building and specialist cards.
	IconNames = [Icons]string{"can", "fat", "hide", "bone", "gland"}
	// YearActions are the actions of year cards, in the order of the cards.
	YearActions = [...]string{
		"supplier-contract", "spread-rumors", "assist-hull-house", "reduce-wages", "fair-exhibit", "futures-trading", "beef-trust",
		"hire-strikebreaker",
		"hot-dog-sales", "new-york-branches", "army-contract", "promotion", "support-students", "beef-grading",
	}
)

// Words that only the component file has, in the order of the components.
var (
	sideNames   = [2]string{"side-2", "side-3-5"}
	optionNames = [2]string{"option-three-bands", "option-four-rows"}
	deckNames   = [3]string{"A", "B", "C"}
	edgeNames   = [4]string{"north", "east", "south", "west"}
)
