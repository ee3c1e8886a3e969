package box

// Goal is a goal card (FR-CARD-01, FR-CARD-02, FR-CARD-03, FR-CARD-04, FR-CARD-05, FR-CARD-06, FR-CARD-07,
// FR-CARD-08, FR-CARD-09, FR-CARD-10, FR-CARD-11, FR-CARD-12, FR-CARD-13, FR-CARD-14, FR-CARD-15, FR-CARD-16,
// FR-CARD-17, FR-CARD-18, FR-CARD-19). A field is 0 or false if the card does not use it.
type Goal struct {
	Name, Title string
	// Reach is the value to be reached on Track, for Points.
	Track         ScoringTrack
	Reach, Points int
	// Count describes the things that count, up to Most; each of them is a condition.
	Count Count
	Most  int
	// BankWithGold requires a bank of the player with his own gold on it. And is a further condition.
	BankWithGold bool
	And          Further
	// For every MoneyPer dollars up to MoneyUpTo the card gives MoneyPoints.
	MoneyPer, MoneyPoints, MoneyUpTo int
	// LevelFour are the points for a level IV card. Industry are the points that depend on the industry.
	LevelFour int
	Industry  IndustryPoints
}

// Count describes the things that a goal card counts.
type Count struct {
	// Publics are the public buildings that count. Safety counts all buildings of that class.
	Publics PublicSet
	Safety  bool
	// Railroad and Telegraph count tiles that were not gained by events or other tiles (FR-CARD-17). Donations are those to philanthropies.
	Railroad, Telegraph, Donations bool
	// ByHousing restricts the count to buildings next to housing.
	ByHousing bool
}

// Further is a further condition of a goal card: Number buildings of a kind, each of them a condition.
type Further struct {
	Kind   Piece
	Number int
	// The place of each building: next to any town piece, next to housing, next to one of By, or on the river. By is
	// empty if the card requires no neighbour.
	ByTown, ByHousing, OnRiver bool
	By                         PublicSet
}

// IndustryPoints are the points of a goal that depend on the industry, at most Most. The player gets the given
// points for each of his enclosures, cattle and deposits, and one point for every LogsPerPoint logs.
type IndustryPoints struct{ Most, Enclosure, Cattle, Deposit, LogsPerPoint int }

// PublicSet is a set of public buildings.
type PublicSet uint32

// Has reports whether a public building is in the set.
func (s PublicSet) Has(k Piece) bool { return s>>k&1 != 0 }
