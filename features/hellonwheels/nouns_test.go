package hellonwheels_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// scenario plays one scenario of Hell on Wheels for two players; what is said is its failure, nil if it passes.
func scenario(t *testing.T, lines ...string) *features.Failure {
	t.Helper()
	return scenarioOf(t, "2 players", lines...)
}

func scenarioOf(t *testing.T, players string, lines ...string) *features.Failure {
	t.Helper()
	text := "Feature: x\n  Scenario: y\n    Given a Hell on Wheels game of " + players + "\n    " + strings.Join(lines, "\n    ") + "\n"
	report, err := features.Run(t.Context(), features.Options{FS: fstest.MapFS{"x.feature": {Data: []byte(text)}}})
	require.NoError(t, err)
	return report.Scenarios[0].Failure
}

// Each row is a position as the steps lay it out, asked about in other words.
func TestATable(t *testing.T) {
	for _, row := range []struct {
		law  string
		text []string
	}{
		{"what no step says", []string{"Given p1 holds irish", "Then everybody has 20K", "And the bank has 0K", "And p1 is Supervisor",
			"And it is turn 2",
			"And it is the Opportunist Phase after the Customer Phase", "And it is p1's turn", "And the Past Town is cheyenne",
			"And the Present Town is grand-island", "And the Future Town is rawlins", "And the Town deck has 7 Towns",
			"And the deck has 81 cards",
			"And the discard pile is empty", "And p2's hand is nothing", "And the Past Town has nothing"}},
		{"everybody, and then one", []string{"Given everybody has 5K", "And p2 has 0K", "And p1 holds irish", "Then p1 has 5K",
			"And p2 has 0K", "And the bank has 35K"}},
		{"a Planned Town gives way to one that is named", []string{"Given the Present Town is cheyenne", "And p1 holds irish",
			"Then the Past Town is grand-island",
			"And the Future Town is rawlins"}},
		{"a Town of a type", []string{"Given the Past Town is an Existing Town", "And the Present Town is an Existing Town",
			"And the Future Town is corinne", "And p1 holds irish",
			"Then the Past Town is north-platte", "And the Present Town is omaha"}},
		{"in turn 1 nothing is past", []string{"Given it is turn 1", "And p1 holds irish", "Then the Past position is empty",
			"And the Town deck has 8 Towns",
			"And the Towns out of the game are nothing"}},
		{"nothing past is turn 1", []string{"Given the Past position is empty", "And p1 holds irish", "Then it is turn 1"}},
		{"nobody is Supervisor before the first bid", []string{"Given nobody is Supervisor", "And it is the Supervisor Phase",
			"Then nobody is Supervisor", "And it is turn 1"}},
		{"the Towns left say the turn", []string{"Given the Town deck has 2 Towns", "And p1 holds irish", "Then it is turn 7",
			"And the Town deck has 2 Towns"}},
		{"the Town deck by name", []string{"Given the Town deck is omaha", "And p1 holds irish", "Then it is turn 8",
			"And the Town deck is omaha",
			"And the Towns out of the game are julesberg benton corinne laramie north-platte sidney"}},
		{"names in hands are the lowest free copies", []string{"Given p1 holds saloon*2 church", "And p2 holds saloon",
			"And p2 owns saloon#1 in the Past Town",
			"And the discard pile is saloon#4", "Then p1's hand is saloon#2 saloon#3 church#1", "And p2's hand is saloon#5",
			"And p1's hand is church saloon*2"}},
		{"Customers are from townsfolk backwards, Mayhem from harass-settlers",
			[]string{"Given p1 holds townsfolk", "And the Past Town has 2 Customers",
				"And the Past Town has 1 Mayhem card", "And the Future Town has 1 Customer",
				"Then the Past Town has young-men migrants harass-settlers",
				"And the Future Town has traders", "And nobody owns young-men harass-settlers in the Past Town"}},
		{"counted cards lie beside named ones", []string{"Given irish vice lie in the Past Town", "And the Past Town has 1 Customer",
			"And p1 holds saloon",
			"Then the Past Town has 2 Customers", "And the Past Town has 1 Mayhem card"}},
		{"a deck of the last cards", []string{"Given p1 holds blackmail", "And the deck has 2 cards",
			"Then the deck is scoundrels claim-jumpers", "And the discard pile has 79 cards",
			"And there are 82 cards in the game"}},
		{"a discard pile of the last cards", []string{"Given p1 holds irish", "And the discard pile has 2 cards",
			"Then the discard pile is claim-jumpers blackmail", "And the deck has 79 cards"}},
		{"what lies nowhere is in the last hand", []string{"Given the deck is irish", "And the discard pile is empty",
			"Then p2 has 81 cards in hand", "And p2 holds saloon*7"}},
		{"a phase comes next", []string{"Given the Taxes Phase comes next", "Then it is the Opportunist Phase after the Civilized Phase",
			"And it is the Opportunist Phase before the Taxes Phase", "And p2's hand is townsfolk", "And it is p2's turn"}},
		{"a phase comes next after the last who holds a card", []string{"Given p1 holds irish", "And the Taxes Phase comes next",
			"Then it is p1's turn", "And p2's hand is nothing"}},
		{"a phase that begins by itself comes next", []string{"Given it is the Taxes Phase", "Then it is the Opportunist Phase after the Civilized Phase"}},
		{"a table without a phase is one before that which is played", []string{"Given p1 owns saloon#1 in the Past Town",
			"And the Past Town has 1 Customer", "When the Past Town Phase is played", "Then p1 has 35K"}},
		{"a Town stands for its position", []string{"Given p1 holds irish", "And the Past Town is benton", "And p1 owns saloon#1 in the benton Town",
			"Then p1 owns saloon#1 in the Past Town", "And p1 owns saloon#1 in the benton Town"}},
		{"a phase is played", []string{"Given p1 owns saloon#1 in the Past Town", "And the Past Town has 1 Customer",
			"And the Past Town Phase comes next",
			"When the Past Town Phase is played", "Then p1 has 35K", "And the bank kept 0K of 15K",
			"And it is the Opportunist Phase after the Past Town Phase"}},
		{"several phases are played", []string{"Given p1 holds irish", "And it is the Civilized Phase",
			"When the Establishment Phase is played",
			"Then it is the Establishment Phase", "And it is p1's turn"}},
		{"everybody passes", []string{"Given p1 holds irish", "And p2 holds scots", "And p2 is Supervisor", "When everybody passes",
			"Then it is the Opportunist Phase after the Past Town Phase",
			"And it is p2's turn"}},
		{"the line ends where chance decides", []string{"Given p1 holds irish", "And the End of The Line Phase comes next",
			"When the End of The Line Phase is played",
			"Then chance decides", `And chance may do "town omaha to future" with 1 chance in 7`}},
		{"before the Supervisor Phase is after the End of The Line Phase", []string{"Given it is turn 3", "And p1 holds irish",
			"And it is the Opportunist Phase before the Supervisor Phase",
			"Then it is turn 2", "And it is the Opportunist Phase after the End of The Line Phase", "And the Town deck has 6 Towns"}},
		{"two Opportunist Phases between two phases", []string{`Given the ruling "window-count" is "two-between"`, "And p1 holds irish",
			"And it is the Opportunist Phase before the Taxes Phase", "Then it is the Opportunist Phase before the Taxes Phase",
			"And it is turn 2"}},
		{"passes in a row", []string{"Given p1 holds irish", "And p2 holds scots", "And 1 player has passed in a row",
			"Then it is p2's turn",
			`When p2 does "pass"`, "Then it is the Opportunist Phase after the Past Town Phase"}},
		{"who is to act", []string{"Given p1 holds irish", "And p2 holds scots", "And p2 is to act", "Then it is p2's turn"}},
		{"who has passed for good", []string{`Given the ruling "window-pass" is "pass-is-final"`, "And p1 holds irish",
			"And p2 holds scots", "And p1 has passed", "Then it is p2's turn",
			`When p2 does "pass"`, "Then it is the Opportunist Phase after the Past Town Phase"}},
		{"one pass before the phase where a pass is final", []string{`Given the ruling "window-pass" is "pass-is-final"`,
			"And p1 holds irish", "And p2 holds scots",
			"And the Past Town Phase comes next", "Then it is p2's turn", `When p2 does "pass"`,
			"Then it is the Opportunist Phase after the Past Town Phase"}},
		{"visits begin on the Supervisor's right", []string{"Given p1 holds irish", "And p2 holds scots", "And it is the Customer Phase",
			"Then it is p2's turn"}},
		{"a later visit", []string{"Given p1 holds irish", "And p2 holds scots", "And it is the Customer Phase and p1 is to act",
			"Then it is p1's turn",
			`When p1 does "pass"`, "Then it is the Opportunist Phase after the Customer Phase"}},
		{"visits card by card", []string{`Given the ruling "visit" is "card-by-card"`, "And p1 holds irish", "And p2 holds scots",
			"And it is the Customer Phase", "And p2 has passed",
			"Then it is p1's turn"}},
		{"bids in the palm", []string{"Given p1 has bid 3K with Blackmail", "Then it is p2's turn",
			"And p1 sees p1's bid as 3K with Blackmail", "And p2 does not see p1's bid",
			`When p2 does "bid 9"`, "Then p1 is Supervisor", "And p1 has 17K", "And blackmail is in the discard pile"}},
		{"extra cards", []string{"Given p1 has drawn six cards", "And p1 has bought 1 extra card", `Then p1 may do only:`, "| draw extra |",
			"| done |",
			`When p1 does "draw extra"`, "Then p1 has 16K"}},
		{"draws under way", []string{"Given it is the Railroad Phase and p2 is to act",
			`Then chance may do "draw irish for p2" with 1 chance in 82`}},
		{"the hand limit", []string{"Given p2's hand is irish scots miners vice", "And the hand limit is due", "Then it is p2's turn",
			`When p2 does "discard vice"`,
			"Then it is the Opportunist Phase after the End of The Line Phase", "And vice is in the discard pile",
			"And the Town deck has 6 Towns"}},
		{"a hand limit that nobody exceeds", []string{"Given p2's hand is irish scots miners", "And the hand limit is due",
			"Then it is the Opportunist Phase after the End of The Line Phase"}},
		{"hidden hands and decks", []string{"Given p1 holds irish", "And p2 holds scots*1 saloon", "Then p1 sees p1's hand as irish",
			"And p1 does not see p2's hand",
			"And p1 sees that p2 has 2 cards", "And p1 sees no deck", "And p1 sees the discard pile as empty"}},
		{"hidden money", []string{`Given the ruling "money-open" is "hidden"`, "And p1 holds irish", "Then p1 sees p1's money as 20K",
			"And p1 does not see p2's money",
			"And p1 does not see the bank"}},
		{"open money", []string{"Given p1 holds irish", "Then p1 sees p2's money as 20K", "And p1 sees the bank as 0K"}},
		{"what is in the box", []string{"Then there are 82 cards in the game", "And there are 18 Establishments in the game",
			"And there are 10 Civilized cards in the game",
			"And there are 15 Customers in the game", "And there are 17 Mayhem cards in the game", "And there are 9 Raid cards in the game",
			"And there are 13 Opportunist cards in the game", "And there are 10 Towns in the game",
			"And there are 4 Spontaneous Towns in the game",
			"And there are 3 Planned Towns in the game", "And there are 3 Existing Towns in the game",
			"And there are 7 copies of saloon in the game",
			"And there is 1 copy of vice in the game"}},
		{"a card that takes effect lies apart", []string{"Given p1 holds scoundrels", `When p1 does "play scoundrels"`,
			"Then scoundrels is apart"}},
	} {
		t.Run(row.law, func(t *testing.T) { require.Nil(t, scenario(t, row.text...)) })
	}
}

// What cannot be is answered at the step that says it, and what is not so with what was found.
func TestAStepThatFails(t *testing.T) {
	const act = "Given p1 holds irish"
	for _, row := range []struct {
		text    []string
		says    string
		unknown bool
	}{
		{[]string{"Given p1 holds salon"}, `there is no RR card "salon"; did you mean "saloon"?`, true},
		{[]string{"Given p1 holds qqqqqqqqqqqqqqqqqqqqq"}, `there is no RR card "qqqqqqqqqqqqqqqqqqqqq"; there are saloon, `,
			true},
		{[]string{"Given p1 holds qqqqqqqqqqqqqqqqqqqqq"}, ", and 65 more", true},
		{[]string{"Given p1 holds saloon 2"}, `there is no RR card "2"; several of a kind are written with a star, such as saloon*2`, true},
		{[]string{"Given p1 holds irish", "And p1 holds scots"}, "p1's hand is given twice", true},
		{[]string{"Given the bank has 5K"}, "the players are p1, p2; what the bank has follows from what they have: give them their money", true},
		{[]string{"Given p3 holds irish"}, "nobody called p3 plays here: the players are p1, p2", true},
		{[]string{"Given chance holds irish"}, "chance is not a player: the players are p1, p2", true},
		{[]string{"Given the discard pile is saloon"}, "saloon has several copies: write which of them lies there, such as saloon#1", true},
		{[]string{"Given p1 owns church school church jail in the Past Town", "And p2 owns church in the Present Town"},
			"every church of the game has an owner", true},
		{[]string{"Given saloon#1 lies in the Past Town"},
			"saloon#1 is a card of the class Establishment: only Customers and Mayhem cards lie in a Town without an owner", true},
		{[]string{"Given p1 owns irish in the Past Town"},
			"irish is a card of the class Customer: only Establishments and Civilized cards on the board have an owner", true},
		{[]string{"Given p1 owns church#1 in the Past Town", "And p2 owns church#1 in the Present Town"},
			"church#1 is given to an owner twice", true},
		{[]string{"Given the Past Town is bentin"}, `there is no Town "bentin"; did you mean "benton"?`, true},
		{[]string{"Given the Past Town is benton", "And the Present Town is benton"},
			"benton is in two places, the Past position and the Present position", true},
		{[]string{"Given the Past Town is benton", "And the Town deck is benton"}, "benton is in two places", true},
		{[]string{"Given the Past Town is benton", "And the Past position is empty"}, "the Past position has a Town", true},
		{[]string{"Given the deck is empty", "And the deck has 3 cards"}, "the deck is given twice", true},
		{[]string{"Given the Past Town has 16 Customers"}, "only 15 Customer cards are free, and 16 are needed", true},
		{[]string{"Given the deck has 83 cards"}, "only 82 RR cards are free, and 83 are needed", true},
		{[]string{"Given p1 is Mayor of the Past Town", "When the Taxes Phase is played", "Then p2 is Mayor of the Past Town"},
			"expected p2 to be Mayor of the Past Town, but p1 is Mayor of the Past Town", false},
		{[]string{"Given the Past Town is benton", "Then p1 is Mayor of the Past Town"},
			"no Taxes Phase has found a Mayor for the Past Town: write, for example, When the Taxes Phase is played", true},
		{[]string{"Given the Past Town is benton", "Then p1 is Mayor of the omaha Town"},
			"expected a Town called omaha on the board, but there is none", false},
		{[]string{"Given p2 owns church#1 school#1 jail#1 post-office#1 town-hall#1 in the Past Town", "And p1 is Mayor of the Past Town"},
			"no Civilized card is left for a Mayor of the Past Town", true},
		{[]string{"Given the Past Town is benton", "And the Present Town is corinne", "And the Future Town is laramie", "And p1 owns saloon in the omaha Town"},
			"no step says where omaha lies, and no position is free: write, for example, the Present Town is omaha", true},
		{[]string{"Given it is the Customer Phase", "And the Taxes Phase comes next"}, "the point of the turn is given twice", true},
		{[]string{"Given p1 is to act"}, "p1 is to act and holds no card: a player with an empty hand is not asked", true},
		{[]string{act, "And it is the Customer Phase", "And p1 has passed"}, "p1 has passed: if each player has one visit", true},
		{[]string{act, "And 2 players have passed in a row"}, "when 2 in a row have passed, the Opportunist Phase of 2 players is over", true},
		{[]string{"Given p2 has bid 3K"}, "p2 has bid before p1: bids are made in the order of the seats", true},
		{[]string{"Given p1 has bid 3K", "And p2 has bid 3K"}, "everybody has bid: leave the last bid to a step", true},
		{[]string{"Given it is the Supervisor Phase and p2 is to act"}, "p1 bids before p2: say what p1 has bid", true},
		{[]string{"Given p1 has bid 3K", "And it is the Customer Phase"}, "p1 has bid: that happens in the Supervisor Phase only", true},
		{[]string{"Given p1 has bought 1 extra card"}, "say also that p1 has drawn six cards", true},
		{[]string{act, "And p1 is to act", "And the Taxes Phase comes next"}, "one pass is missing before the phase that comes next", true},
		{[]string{act, "And it is the Civilized Phase", "When everybody passes"}, "this is not an Opportunist Phase", true},
		{[]string{act, "And it is the Customer Phase", "When the Customer Phase is played"}, "the Customer Phase has begun already", true},
		{[]string{act, "When the Supervisor Phase is played", "And the Civilized Phase is played"},
			`on the way to the Civilized Phase: "pass" is refused`, false},
		{[]string{act, "Then p1 has 19K"}, "expected p1's money to be 19K, but it is 20K", false},
		{[]string{act, "Then p1's hand is scots"}, "expected p1's hand to be scots, but it is irish", false},
		{[]string{act, "Then p1 holds scots"}, "expected p1 to hold scots, but p1's hand is irish", false},
		{[]string{act, "Then p2 is Supervisor"}, "expected p2 to be Supervisor, but p1 is", false},
		{[]string{act, "Then nobody is Supervisor"}, "expected nobody to be Supervisor, but p1 is", false},
		{[]string{act, "Then the Past Town is omaha"}, "expected the Past Town to be omaha, but it is cheyenne", false},
		{[]string{act, "Then the Past position is empty"}, "expected the Past position to be empty, but cheyenne lies there", false},
		{[]string{act, "And it is turn 1", "Then the Past Town is omaha"}, "expected a Town at the Past position, but there is none",
			false},
		{[]string{act, "And vice lies in the Past Town", "Then the Past Town has nothing"},
			"expected what lies in the Past Town to be nothing, but it is vice", false},
		{[]string{act, "And p1 owns saloon#1 church#2 in the Past Town", "Then p1 owns saloon#1 in the Past Town"},
			"expected what p1 owns in the Past Town to be saloon#1, but it is saloon#1 church#2", false},
		{[]string{act, "And p1 owns saloon#1 in the Past Town", "Then nobody owns saloon#1 in the Past Town"},
			"expected nobody to own saloon#1, but p1 does", false},
		{[]string{act, "Then nobody owns vice in the Past Town"}, "expected vice to lie in the Past Town, but what lies there is nothing",
			false},
		{[]string{act, "Then irish is in the discard pile"}, "expected irish to be in the discard pile, but it is in p1's hand", false},
		{[]string{act, "Then vice is apart"}, "expected vice to be apart, but it is in the deck", false},
		{[]string{act, "Then it is the Taxes Phase"},
			"expected it to be the Taxes Phase, but it is the Opportunist Phase after the Customer Phase", false},
		{[]string{act, "Then p2 sees p1's hand as irish"}, "expected p2 to see p1's hand, but p2 sees only the backs of 1 card", false},
		{[]string{act, "Then p1 does not see p1's hand"}, "expected p1's hand to be hidden from p1, but p1 sees irish", false},
		{[]string{act, "Then p1 does not see p2's hand"}, "p2 has no card that could be hidden from p1", false},
		{[]string{act, "Then p1 does not see p2's money"}, "expected p2's money to be hidden from p1, but p1 sees 20K", false},
		{[]string{act, "Then p1 does not see the bank"}, "expected the bank to be hidden from p1, but p1 sees 0K", false},
		{[]string{"Given it is the Supervisor Phase", "Then p1 does not see p2's bid"}, "p2 has made no bid that could be hidden from p1",
			false},
		{[]string{"Given p1 has bid 3K", "Then p1 sees p1's bid as 4K"}, "expected p1 to see that p1 has bid 4K, but p1 sees 3K", false},
		{[]string{"Given p1 has bid 3K", "Then p2 sees p1's bid as 3K"}, "expected p2 to see that p1 has bid 3K, but p2 sees no bid",
			false},
		{[]string{act, "Then the bank kept 1K of 2K"}, "expected the bank to keep 1K of 2K, but it has paid 0K", false},
	} {
		t.Run(row.says, func(t *testing.T) {
			// A scenario has to ask something, even if it does not come so far.
			f := scenario(t, append(row.text, "Then everybody has 20K")...)
			require.NotNil(t, f)
			require.Contains(t, f.Message, row.says)
			require.Equal(t, row.unknown, f.Unknown)
		})
	}
}

func TestATableOfManyPlayers(t *testing.T) {
	for _, row := range []struct{ players, says string }{
		{"13 players", ""},
		{"1 player", "HOW-AIM-01"},
		{"14 players", "HOW-AIM-01"},
		{"101 players", "101 players are more than any table seats"},
		{"99999999999999999999 players", "99999999999999999999 players are more than any table seats"},
	} {
		f := scenarioOf(t, row.players, "Then p1 has 20K")
		require.Equal(t, row.says == "", f == nil, row.players)
		if f != nil {
			require.Contains(t, f.Message, row.says)
		}
	}
	require.Nil(t, scenarioOf(t, "14 players", "Then the set-up is refused because of HOW-AIM-01"))
}
