package stockyards_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// scenario plays one scenario of Union Stockyards; what is said is its failure, nil if it passes.
func scenario(t *testing.T, players string, lines ...string) *features.Failure {
	t.Helper()
	text := "Feature: x\n  Scenario: y\n    Given a Union Stockyards game of " + players + "\n    " + strings.Join(lines, "\n    ") + "\n"
	report, err := features.Run(t.Context(), features.Options{FS: fstest.MapFS{"x.feature": {Data: []byte(text)}}})
	require.NoError(t, err)
	return report.Scenarios[0].Failure
}

// Each row is a position as some steps set it up and others see it.
func TestAPosition(t *testing.T) {
	const three, two = "yellow, blue and green", "yellow and blue"
	for _, row := range []struct {
		law, players string
		text         []string
	}{
		{"what no step says", three, []string{"Given it is yellow's turn", "Then it is year 1", "And it is Phase II",
			"And the year card is y1883-supplier-contract",
			"And yellow is first player", "And everybody has $10", "And everybody has 1 low morale token",
			"And everybody has 4 workers to place",
			"And everybody has 6 houses on the mat", "And everybody has 5 land cards on the mat", "And blue has 2 savings",
			"And green has 3 savings",
			"And brand 0 holds yellow, blue, green", "And green's beef is 16", "And green's pork is 6", "And green's lamb is 6",
			"And the prices are cattle 14, hogs 5, sheep 4", "And the Yards hold 3 cattle, 3 hogs, 3 sheep", "And the union spirit is 1",
			"And there is no strike",
			"And the Republicans are in office", "And yellow's plant is northwest", "And blue's plant is southeast",
			"And green's plant is centre",
			"And the token rail-wild-2 lies beside the grid", "And the offering is curing-room canning-factory chill-room lard-refinery",
			"And the deck shows tallow-house on top", "And 16 building cards are in the deck", "And 6 viaducts are in the supply",
			"And 27 low morale tokens are in the supply", "And the Bank holds $76", "And yellow's margin on cattle is 2",
			"And yellow has 16 wealth"}},
		{"the side of two players", two, []string{"Given it is yellow's turn", "Then the Yards hold 3 cattle, 3 hogs, 3 sheep",
			"And yellow's plant is west",
			"And the deck shows hair-factory on top", "And 8 building cards are in the deck",
			"And there are 12 building cards in the game"}},
		{"four players begin with three of each kind", "yellow, blue, green and orange",
			[]string{"Given it is yellow's turn", "Then the Yards hold 4 cattle, 4 hogs, 4 sheep"}},
		{"later years have cards with actions", three, []string{"Given it is year 5", "Then the year card is y1917-army-contract",
			"And yellow has 4 workers to place"}},
		{"the year is that of its card", three, []string{"Given the year card is y1904-hire-strikebreaker", "Then it is year 3"}},
		{"a card that workers lie on", three, []string{"Given the year card is y1918-worker-away", "Then blue has 3 workers to place",
			"And blue's worker lies on the year card"}},
		{"a strike", three, []string{"Given there is a strike", "Then the union spirit is 4", "And 3 workers stand on the picket line",
			"And green has 3 workers to place"}},
		{"everybody, and then one", three, []string{"Given everybody has $7", "And blue has $0", "Then yellow has $7", "And blue has $0",
			"And the Bank holds $92"}},
		{"the first player decides", three, []string{"Given green is first player", "Then it is green's turn", "And blue has 2 savings"}},
		{"the first who has a worker decides", three, []string{"Given yellow has 0 workers to place", "Then it is blue's turn",
			"And blue has 4 workers to place"}},
		{"whose turn it is, is said", three, []string{"Given it is green's turn", "Then it is green's turn"}},
		{"workers stand somewhere", three, []string{"Given blue's worker stands on campaign", "And blue has slaughtered hogs this year",
			"Then blue has 2 workers to place",
			"And blue has slaughtered hogs this year", "And blue's worker stands on campaign", "And there are 12 workers in the game"}},
		{"the last worker of the year", three, []string{"Given blue places the last worker of the year",
			"And blue's worker stands on party", "Then it is blue's turn",
			"And blue has 1 worker to place", "And yellow has 0 workers to place", "And there are 12 workers in the game"}},
		{"the end of the game", two, []string{"Given it is year 6 and blue places the last worker of the year",
			`When blue does "contract"`, "Then the game is over", "And blue wins",
			"And the wealth of yellow is made of savings 1, cash 10, margins 2, brand 0, houses 0, cards 0, tokens -3",
			"And the wealth of yellow is made of margins 2", "And the wealth of yellow is made of cash 10, tokens -3",
			"And yellow has 10 wealth"}},
		{"who has hired the strikebreaker", three, []string{"Given yellow has hired the strikebreaker",
			"And green places the last worker of the year", "Then it is year 3",
			"And there is a strike", `When green does "contract"`, "Then it is yellow's turn", "And yellow has 2 workers to place"}},
		{"a year begins", three, []string{"Given year 2 begins", "And the prices are cattle 16, hogs 5, sheep 4",
			"And the Yards hold 0 hogs", "Then chance decides",
			`And chance may do "reveal-year y1894-prices-up" with 1 chance in 4`, `When chance does "reveal-year y1894-prices-up"`,
			"Then the Yards hold 5 cattle, 1 hogs, 4 sheep", "And the union spirit is 3"}},
		{"the first year begins as the set-up leaves it", three,
			[]string{"Given year 1 begins", `When chance does "reveal-year y1886-spread-rumors"`,
				"Then the Yards hold 3 cattle, 3 hogs, 3 sheep", "And the union spirit is 2"}},
		{"the plants are placed in reverse turn order", three,
			[]string{"Given the plants are still to be placed", "And blue is first player", "And yellow's plant is centre",
				"Then it is green's turn", `And green may not do "plant centre"`, "And yellow's plant is centre"}},
		{"brand stacks", three, []string{"Given brand 4 holds green, yellow", "Then brand 0 holds blue", "And brand 4 holds green, yellow",
			"And brand 2 holds nobody",
			"And the brand of green is 4"}},
		{"nobody on a space", three, []string{"Given brand 0 holds nobody", "And brand 3 holds blue, green, yellow",
			"Then brand 0 holds nobody"}},
		{"plants that are left over", three, []string{"Given yellow's plant is centre", "Then blue's plant is northwest",
			"And green's plant is southeast"}},
		{"a building off the offering", three, []string{"Given yellow has lard-refinery at e2 rot 90",
			"Then the offering is curing-room canning-factory chill-room tallow-house",
			"And the deck shows wool-house on top", "And yellow's piece lard-refinery covers e2 f2 e3", "And e3 is the Bank's land",
			"And f3 is free",
			"And yellow has the cards lard-refinery", "And there are 20 building cards in the game"}},
		{"pieces that are turned over", three, []string{"Given yellow has canning-factory at e2 rot 180 mirror",
			"Then yellow's piece canning-factory covers e2 f2 e3 e4"}},
		{"a specialist card brings the buildings with its icons", three,
			[]string{"Given blue has canned-ham", "Then blue has the cards curing-room canning-factory",
				"And blue has the specialists canned-ham", "And yellow has the specialists nothing",
				"And the offering is chill-room lard-refinery tallow-house wool-house",
				"And there are 5 specialist cards in the game"}},
		{"icons that are there already", three, []string{"Given yellow has curing-room at e2", "And yellow has canned-ham",
			"Then yellow has the cards curing-room canning-factory",
			"And yellow's piece curing-room covers e2 f2 g2"}},
		{"an empty deck", three, []string{"Given the building deck is empty", "And it is yellow's turn", "Then the building deck is empty",
			"And 0 building cards are in the deck",
			"And yellow has the cards nothing", "And yellow may build curing-room", `When yellow does "build curing-room at e2 rot 90"`,
			"Then the offering is canning-factory chill-room lard-refinery", "And the deck shows nothing on top"}},
		{"an empty deck of two players", two, []string{"Given the building deck is empty", "Then there are 12 building cards in the game",
			"And there are 2 C cards in the game",
			"And 0 building cards are in the deck"}},
		{"an offering of two players with a card of the last letter", two,
			[]string{"Given the offering is soap-factory lard-refinery sausage-kitchen canning-factory", "Then there are 2 C cards in the game",
				"And 8 building cards are in the deck"}},
		{"land", three, []string{"Given blue owns the land at j1 facing s", "Then j1 k1 j2 k2 j3 k3 are blue's land",
			"And l1 is the Bank's land",
			"And blue has 4 land cards on the mat", "And there are 15 land cards in the game"}},
		{"land out of the way", three, []string{"Given everybody has 3 land cards on the mat", "And yellow has 0 land cards on the mat",
			"And yellow owns the land at e8 facing e", "Then e8 f8 g8 e9 f9 g9 are yellow's land",
			"And e2 e3 f4 are the Bank's land", "And blue has 3 land cards on the mat", "And there are 15 land cards in the game",
			"And yellow may not buy land"}},
		{"viaducts", three, []string{"Given a viaduct stands at e2 e3", "Then a viaduct stands at e2", "And e4 is free",
			"And 4 viaducts are in the supply"}},
		{"houses in markets", three, []string{"Given brooklyn has blue yellow blue", "Then blue has 4 houses on the mat",
			"And brooklyn has yellow blue blue", "And boston is empty"}},
		{"houses out of the way", three, []string{"Given yellow has 0 houses on the mat", "And blue has 2 houses on the mat",
			"And brooklyn is empty", "Then manhattan has yellow yellow yellow yellow yellow",
			"And philadelphia has yellow blue blue blue", "And boston has blue", "And there are 18 branch houses in the game"}},
		{"railroad tokens in markets", three, []string{"Given bronx has both tokens", "And boston has its railroad token",
			"And brooklyn has a wild token", "Then bronx has 2 railroad connections",
			"And boston has 1 railroad connection", "And the token rail-bronx lies in bronx",
			"And the token rail-wild-1 lies in brooklyn", "And the token rail-brooklyn lies beside the grid",
			"And there are 7 railroad tokens in the game"}},
		{"what the Bank has gained in the scenario", three,
			[]string{"Given yellow has $90", `When yellow does "advertise national"`, "Then the Bank has $2 more than at the start"}},
		{"what the Bank has paid since the set-up", three,
			[]string{"When the set-up is finished", `When green does "plant centre"`, `And blue does "plant southeast"`,
				`And yellow does "plant northwest"`,
				`And chance does "reveal-year y1886-spread-rumors"`,
				`When yellow does "slaughter cattle"`, "Then the Bank has $2 less than at the start", "And the supply has 4 cattle"}},
		{"a Bank that holds little", two, []string{"Given the Bank holds $2", "And yellow has $1", "And blue has $103",
			"Then the Bank holds $2"}},
		{"the other workers are placed", three, []string{"Given brand 3 holds yellow", `When yellow does "campaign"`,
			"And the other workers are placed", "Then it is yellow's turn",
			"And it is year 1", "And blue has $14", "And yellow has $13", "And blue has 0 workers to place"}},
		{"the year goes round", three, []string{"Given it is year 3", "When the other workers are placed", "Then chance decides",
			"And it is year 4", "And yellow has $14"}},
		{"wealth at a position", three, []string{"Given blue has canned-ham", "And boston has blue", "And boston has its railroad token",
			"And blue has 3 low morale tokens", "And brand 7 holds blue",
			"And blue's lamb is 4", "Then the wealth of blue is made of savings 2, cash 10, margins 3, brand 9, houses 2, cards 6, " +
				"tokens -9", "And blue has 23 wealth", "And blue has 23 points"}},
		{"wealth under a ruling", three, []string{`Given the ruling "morale-penalty" is "triangular"`, "And blue has 3 low morale tokens",
			"Then the wealth of blue is made of savings 2, cash 10, margins 5, brand 6, houses 0, cards 0, tokens -6"}},
		{"ways of building", three, []string{"Given the offering is curing-room chill-room wool-house tallow-house",
			"Then yellow may build curing-room", "And yellow may not build tannery",
			"And yellow may buy land"}},
		{"an own component file", three, []string{"Given the component file:", `"""`, "land-ownership-card: {width: 2, height: 2}", `"""`,
			"And blue owns the land at j1 facing e", "Then j1 k1 j2 k2 are blue's land", "And l1 is the Bank's land"}},
		{"what is in the box", "yellow, blue, green, orange and purple",
			[]string{"When the set-up is finished", "Then there are 24 year cards in the game",
				"And there are 20 branch houses in the game",
				"And there are 15 workers in the game", "And there are 18 livestock in the game",
				"And there are 30 low morale tokens in the game", "And there are 5 plants in the game",
				"And there are 6 viaducts in the game", "And there are 25 land cards in the game", "And there are 6 A cards in the game",
				"And there are 8 B cards in the game",
				"And there are 6 C cards in the game"}},
		{"an impossible position is left to the engine", three,
			[]string{"Given yellow has 9 workers to place", "Then the position is refused because of US-PLAYER-07"}},
	} {
		t.Run(row.law, func(t *testing.T) { require.Nil(t, scenario(t, row.players, row.text...)) })
	}
}

// What is impossible is answered at the step that says it, and what is not so with what was found.
func TestAStepThatFails(t *testing.T) {
	const act = "Given it is yellow's turn"
	for _, row := range []struct {
		text    []string
		says    string
		unknown bool
	}{
		{[]string{act, "Then the wealth of yellow is made of brand 9"}, "expected brand 9 in yellow's wealth, but it is brand 3; all of it: ",
			false},
		{[]string{act, "Then the wealth of yellow is made of brand 9, brand 8"}, "brand is named twice", true},
		{[]string{"Given red has $3"}, "nobody called red plays here: the players are yellow, blue, green", true},
		{[]string{"Given yellow has soup-factory at e2"}, `there is no building card "soup-factory"; did you mean "soap-factory"?`, true},
		{[]string{"Given yellow has soap-factory at e2 rot 45"}, "a piece lies at rot 90, 180 or 270, not at rot 45", true},
		{[]string{"Given yellow has curing-room at e2", "And blue has curing-room at j8"},
			"yellow has the curing-room already: there is one of each building card", true},
		{[]string{"Given yellow has canned-ham", "And blue has canned-ham"}, "yellow has canned-ham already", true},
		{[]string{"Given the year card is y1883-suplier-contract"}, `did you mean "y1883-supplier-contract"?`, true},
		{[]string{"Given it is year 2", "And year 3 begins"}, "the year is given twice", true},
		{[]string{"Given it is year 0"}, "years are counted from 1", true},
		{[]string{"Given year 2 begins", "And there is a strike"}, "when year 2 begins, the strike is not yet called", true},
		{[]string{"Given the plants are still to be placed", "And yellow has 3 workers to place"},
			"when the plants are still to be placed, no worker has been placed", true},
		{[]string{"Given the plants are still to be placed", "And yellow's plant is centre", "And blue's plant is northwest",
			"And green's plant is southeast"}, "everybody's plant is placed", true},
		{[]string{"Given the year card is y1902-beef-trust", "And yellow has hired the strikebreaker"},
			"the strikebreaker is hired on the card y1904-hire-strikebreaker", true},
		{[]string{"Given brand 3 holds blue", "And brand 4 holds blue"},
			"blue has one brand tracker, and it stands on brand 3 already, not on brand 4", true},
		{[]string{"Given brand 3 holds blue", "And brand 3 holds green"}, "who stands on brand 3 is given twice", true},
		{[]string{"Given brand 0 holds blue"}, "the steps say who stands on brand 0, and not where yellow stands", true},
		{[]string{"Given yellow has 5 workers to place"},
			"yellow has 4 workers: 0 of them stand elsewhere, so that 4 are left to place at most", true},
		{[]string{"Given yellow places the last worker of the year", "And blue has 1 worker to place"},
			"yellow places the last worker of the year: blue has none to place then", true},
		{[]string{"Given yellow places the last worker of the year", "And yellow has 2 workers to place"},
			"yellow places the last worker of the year and has 2 to place", true},
		{[]string{"Given everybody has 0 workers to place"}, "nobody has a worker to place", true},
		{[]string{"Given yellow's worker stands on the-roof"}, `there is no action space "the-roof"`, true},
		{[]string{"Given a viaduct stands at p4"}, "the grid has no square p4: it goes from a1 to n10", true},
		{[]string{"Given yellow owns the land at e2 facing e", "And yellow owns the land at e5 facing e",
			"And yellow has 4 land cards on the mat"},
			"yellow has 5 of the land cards in all, so 4 cannot be on the mat while e2 facing e, e5 facing e lie on the grid", true},
		{[]string{"Given bronx has a wild token", "And boston has a wild token", "And brooklyn has a wild token"},
			"there are fewer wild railroad tokens", true},
		{[]string{"Given yellow has 0 houses on the mat", "And blue has 0 houses on the mat", "And green has 0 houses on the mat",
			"And boston is empty"}, "there is no room in the markets", true},
		{[]string{"Given yellow has medicines", "And the offering is pepsin-laboratory chill-room"},
			"yellow has medicines and not the icons for it", true},
		{[]string{"Given yellow's plant is centre", "And blue's plant is centre", "Then it is yellow's turn"},
			"the position set up above is invalid", true},
		{[]string{"Given everybody has 0 land cards on the mat", "And yellow owns the land at e8 facing e"},
			"green's land: there is no room left for a land card out of the way: write where the cards lie", true},
		{[]string{act, "Then yellow has $9"}, "expected yellow's cash in dollars to be 9, but it is 10", false},
		{[]string{act, "Then everybody has 1 savings"}, "expected blue's savings to be 1, but it is 2", false},
		{[]string{act, "Then brand 0 holds green, blue, yellow"},
			"expected brand 0 to hold green, blue, yellow (from below), but it holds yellow, blue, green (from below)", false},
		{[]string{act, "Then there is a strike"}, "expected a strike, but there is none", false},
		{[]string{act, "Then the Democrats are in office"}, "expected the Democrats to be in office, but the Republicans are", false},
		{[]string{act, "Then blue is first player"}, "expected blue to be first player, but it is yellow", false},
		{[]string{act, "Then blue's worker stands on party"}, "expected a worker of blue's on party, but there stand: nothing", false},
		{[]string{act, "Then the goat price is 4"}, `"goat" is not understood, and <kind> (cattle, hogs, sheep) may stand there; the nearest known step is: `, true},
		{[]string{act, "Then the sheep price is 5"}, "expected the price of sheep to be 5, but it is 4", false},
		{[]string{act, "Then the offering is tannery"},
			"expected the offering to be tannery, but it is curing-room canning-factory chill-room lard-refinery", false},
		{[]string{act, "Then yellow's piece tannery covers e2"},
			"expected yellow's tannery to cover e2, but yellow does not have that card", false},
		{[]string{act, "And yellow has curing-room at e2", "Then yellow's piece curing-room covers e2 e3 e4"},
			"expected yellow's curing-room to cover e2 e3 e4, but it covers e2 f2 g2", false},
		{[]string{act, "Then c2 is free"}, "expected c2 to be free, but yellow's plant stands there", false},
		{[]string{act, "Then e2 is yellow's land"}, "expected e2 to be land of yellow, but it is land of the Bank", false},
		{[]string{act, "Then a viaduct stands at e2"}, "expected a viaduct at e2, but viaducts stand at: nothing", false},
		{[]string{act, "Then boston has blue"}, "expected what stands in boston to be blue, but it is nothing", false},
		{[]string{act, "Then the token rail-boston lies in boston"},
			"expected the token rail-boston to lie in boston, but it lies beside the grid", false},
		{[]string{act, "Then the Bank has $3 more than at the start"},
			"expected the Bank to have $3 more than at the start, but it has $0 more than", false},
		{[]string{act, "Then yellow has 9 wealth"},
			"expected yellow's wealth to be 9, but it is 16: savings 1, cash 10, margins 5, brand 3, houses 0, cards 0, tokens -3", false},
		{[]string{act, "Then yellow may not buy land"},
			`expected yellow to have no way to buy land, but there is "buy-land at e1 facing e" and`, false},
		{[]string{act, "Then yellow may build tannery"}, "expected yellow to have a way to build tannery, but there is none", false},
		{[]string{act, "Then blue may buy land"}, "expected blue to decide, but yellow decides", false},
		{[]string{"Given year 2 begins", "When the set-up is finished"}, "this game began at a position", true},
		{[]string{act, "And yellow places the last worker of the year", "And blue's worker stands on campaign",
			`When yellow does "contract"`, "And the other workers are placed"},
			"nobody is to place a worker now, what is to be decided is: party", true},
	} {
		t.Run(row.says, func(t *testing.T) {
			// A scenario has to assert something, even if it does not get that far.
			f := scenario(t, "yellow, blue and green", append(row.text, "Then it is yellow's turn")...)
			require.NotNil(t, f)
			require.Contains(t, f.Message, row.says)
			require.Equal(t, row.unknown, f.Unknown)
		})
	}
}

func TestWhatAnEngineSaysToWriteIsWhatWasMeant(t *testing.T) {
	require.Nil(t, scenario(t, "yellow and blue", "Given it is yellow's turn",
		`Then the word "branches brooklyn bronx" is not understood, did they mean "branches bronx brooklyn"`,
		`And the word "advertise nationally" is not understood, did they mean "advertise national"`))
}
