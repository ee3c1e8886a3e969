package frontier_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// scenario plays one scenario of Frontier; what is said is its failure, nil if it passes.
func scenario(t *testing.T, players string, lines ...string) *features.Failure {
	t.Helper()
	text := "Feature: x\n  Scenario: y\n    Given a Frontier game of " + players + "\n    " + strings.Join(lines, "\n    ") + "\n"
	report, err := features.Run(t.Context(), features.Options{FS: fstest.MapFS{"x.feature": {Data: []byte(text)}}})
	require.NoError(t, err)
	return report.Scenarios[0].Failure
}

// Each row is a position as the steps set it up, checked by other steps.
func TestAPosition(t *testing.T) {
	const two, three, four = "p1 and p2", "p1, p2 and p3", "p1, p2, p3 and p4"
	for _, row := range []struct {
		law, players string
		text         []string
	}{
		{"what no step says", two, []string{"Given it is p1's turn", "Then it is round 2", "And p1 is mayor", "And p1 is starting player",
			"And everybody has $4", "And everybody has 2 standing workers", "And p1 is in lumbering at level I",
			"And p2 is in ranching at level I", "And p1 is not in mining", "And the stockpile stands at h6",
			"And the freight station stands at k6", "And the bridge stands at h5", "And a tent stands at i6", "And a tent stands at j6",
			"And nothing stands at i7", "And the red line is r9", "And the red train is not connected",
			"And the blue train is not on the map", "And RR1 is face up", "And TG1 is face up", "And 1 railroad tile is laid out",
			"And the wealth marker is at 0", "And there are no promises", "And the office is empty", "And the pile at red-town is empty",
			"And 15 assistants are undrawn", "And p2 has 30 cubes in supply", "And the bank has $-8", "And 3 boards are in play"}},
		{"three tents for three players", three, []string{"Given it is p3's turn", "Then a tent stands at h7", "And nothing stands at k7",
			"And it is p3's turn"}},
		{"four boards", four, []string{"Given it is p1's turn", "Then the red line is x9", "And 4 boards are in play",
			"And a tent stands at k7"}},
		{"pieces of the founding elsewhere", two, []string{"Given the stockpile stands at k6", "Then the freight station stands at h6",
			"And the bridge stands at h5"}},
		{"a bridge beside what stands there", two, []string{"Given the stockpile stands at k4", "And the freight station stands at k6",
			"Then the bridge stands at k5"}},
		{"what stands on a tent's space stands instead of it", two, []string{"Given a wooden-house stands at j6", "And a tent stands at k7",
			"Then a wooden-house stands at j6", "And a tent stands at i6", "And a tent stands at k7", "And 3 wooden-house tiles are left"}},
		{"all tents elsewhere", two, []string{"Given the tents stand at h7", "Then a tent stands at h7", "And nothing stands at i6"}},
		{"a tycoon's building", two, []string{"Given the office holds T1 T4", "And a saloon of T1 stands at i7", "And T4 is used",
			"Then a saloon of T1 stands at i7", "And a saloon stands at i7", "And T4 is used", "And T1 is not used", "And 7 tycoons are undrawn",
			"And 2 saloon tiles are left"}},
		{"a claim that does not say whose it is", two, []string{"Given a bank of p2 stands at i7", "And a camp of p1 stands at d6",
			"And a wooden-house stands at j6", "Then a bank stands at i7", "And a camp stands at d6",
			"And a wooden-house that nobody owns stands at j6", "And a tent that nobody owns stands at i6"}},
		{"what lies on pieces", two, []string{"Given a bank of p2 stands at i7", "And i7 stores 2 gold of p1", "And i7 has 1 fire piece",
			"And i7 has 1 use this round", "And i6 has 3 fire pieces", "And a camp of p1 stands at d6", "And d6 has 2 revolt pieces",
			"Then i7 stores 2 gold of p1", "And i7 stores 0 gold of p2", "And i7 has 1 use this round", "And d6 has 2 revolt pieces",
			"And i6 has 3 fire pieces", "And p1 has 28 cubes in supply"}},
		{"a new deposit", two, []string{"Given p1 is in mining at level I", "And a panning of p1 stands at p6", "Then p6 is alluvial",
			"And p6 gives gold", "And p6 is at level 1", "And p6 is on face 0", "And p6 has a reserve of 4", "And p1 has 0 gold at p6",
			"And p6 is not depleted"}},
		{"mines start further on", two, []string{"Given p1 is in mining at level III", "And a mine-silver of p1 stands at p6",
			"And a deep-gold of p1 stands at q6", "And q6 is aeolian", "Then p6 gives silver", "And p6 is at level 2",
			"And p6 has a reserve of 6", "And q6 gives gold", "And q6 is at level 3", "And q6 has a reserve of 8", "And q6 is aeolian"}},
		{"a deposit that was worked", two, []string{"Given p1 is in mining at level I", "And a panning of p1 stands at p6",
			"And p6 is depleted", "And p6 is on face 2", "And p1 has 3 gold at p6", "Then p6 is depleted", "And p6 has a reserve of 0",
			"And p6 is on face 2", "And p1 has 3 gold at p6"}},
		{"cattle on the range and in an enclosure", two, []string{"Given p2 is in ranching at level II",
			"And a farmstead of p2 stands at o7", "And an enclosure of p2 stands at n7", "And p2 has 2 cattle at n7",
			"And p2 has 3 cattle at o6", "Then p2 has 2 cattle at n7", "And p2 has 3 cattle at o6", "And p1 has 0 cattle at o6",
			"And p2 has 25 cubes in supply"}},
		{"animals and those of them that are left", two, []string{"Given p2 is in ranching at level II",
			"And a farmstead of p2 stands at o7", "And an ox-stable of p2 stands at n7", "And n7 holds 2 oxen", "And p2 has 1 ox on cards",
			"And p2 has 1 available ox", "Then p2 has 1 available ox", "And n7 holds 2 oxen", "And p2 has 1 ox on cards"}},
		{"the river and the land", two, []string{"Given basin-2 holds 2 logs of p1", "And a black worker lies in basin-1",
			"And o6 has drought", "And r6 has no drought", "And d6 has 1 tree", "Then basin-2 holds 2 logs of p1",
			"And basin-2 holds 0 logs of p2", "And a black worker lies in basin-1", "And no black worker lies in basin-2",
			"And o6 has drought", "And r6 has no drought", "And d6 has 1 tree", "And c6 has 4 trees"}},
		{"a line that has come to the town", two, []string{"Given the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6",
			"Then the red train is connected"}},
		{"the other train", two, []string{"Given the blue line is f9 f8", "Then the red line is r9", "And the blue line is f9 f8",
			"And the blue train is not connected"}},
		{"tiles built", two, []string{"Given RR1 RR4 were built by p2", "And TG3 came to p1 for nothing", "And TG1 waits",
			"Then RR2 is face up", "And TG2 is face up", "And RR4 was built by p2", "And TG3 came to p1 for nothing", "And TG1 waits",
			"And 3 telegraph tiles are laid out"}},
		{"a row that is complete", two, []string{"Given RR1 RR2 RR3 RR4 RR5 were built by p1", "And no telegraph tile is face up",
			"Then no railroad tile is face up", "And no telegraph tile is face up"}},
		{"cards in hand, in piles and gone", two, []string{"Given p1 holds A9 B5", "And A9 shows worker", "And A9 is used",
			"And the pile at gold-town is A5 A6", "And the partner deck is empty", "Then p1 holds B5 A9", "And p2 holds nothing",
			"And A9 shows worker", "And A9 is used", "And the pile at gold-town is A5 A6", "And 12 assistants are undrawn",
			"And 0 partners are undrawn", "And the partner deck is empty"}},
		{"the row of events goes on from the upcoming one", two, []string{"Given the upcoming event is II-3",
			"And the health disc lies on three, bane side up", "And the severity cards used are 3 1 1", "Then the upcoming event is II-3",
			"And the events are II-3 II-1 II-2 II-4", "And the health disc lies on three, bane side up",
			"And the wealth disc is out of the game", "And the severity cards used are 1 1 3"}},
		{"a row with a gap", two, []string{"Given the events are IV-1 nothing IV-2 nothing",
			"Then the events are IV-1 nothing IV-2 nothing"}},
		{"the last round is one of the present answer", two, []string{`Given the ruling "rounds" is "twelve-equal"`, "And it is the last round of era I",
			"Then it is round 3"}},
		{"the last round of the game", two, []string{"Given it is the last round", "Then it is round 13"}},
		{"an election in the first era", two, []string{"Given p1's election cube is on wealth", "When the election is held", "Then p1 is mayor"}},
		{"no events", two, []string{"Given no event cards are left", "Then no event cards are left", "When everybody ends the turn",
			"Then it is round 3", "And it is p1's turn"}},
		{"the status board", two, []string{"Given the promises are wealth +3, health +1, wealth +2", "And the wealth marker is at -2",
			"And the safety marker is at +1", "Then the promises are health +1, wealth +2, wealth +3", "And the wealth marker is at -2",
			"And the safety marker is at +1", "And the health marker is at 0"}},
		{"players", two, []string{"Given everybody has $9", "And p2 has $1", "And p1 has 2 tools", "And p1 has 1 gun",
			"And p1 has 1 lumber in stock", "And p1's political track is 3", "And p1's goal is G5", "And p1 has a train of his own",
			"And p1 has made 2 donations", "And p1 has kept 2 promises so far", "And p2 was the first to ten political points",
			"And p1's election cube is on wealth-safety", "Then p1 has $9", "And p2 has $1", "And p1 has 2 tools", "And p1 has 1 gun",
			"And p1 has 1 lumber in stock", "And p1's political track is 3", "And p1's investment track is 0", "And p1's goal is G5",
			"And p1 has a train of his own", "And p1 has made 2 donations", "And p1 has kept 2 promises so far",
			"And p1's election cube is on wealth-safety", "And p2's election cube is off the board", "And p1 has 2 votes",
			"And p2 has 0 votes"}},
		{"an industry that is taken away", two, []string{"Given p1 is not in lumbering", "Then p1 is in ranching at level I",
			"And p1 is not in lumbering", "And 3 ranching cards of level I are left"}},
		{"what a goal is worth leaves the game as it was", two, []string{"Given p1's goal is G8", "And a saloon of p1 stands at i7",
			"And p1 has $9", `When p1 does "campaign wealth"`, "Then p1's goal is worth 2", "And p1 has $8", "And it is era I",
			"And p1's election cube is on wealth", "And it is round 2", `And p1 may do "campaign wealth-safety"`}},
		{"a score", two, []string{"Given it is round 13", "And it is p2's turn", "And p1's goal is G8", "And a saloon of p1 stands at i7",
			"And p1 has $12", "And p2 has $3", `When p2 does "end-turn"`,
			"Then the score of p1 is made of tracks 0, goal 2, level IV 0, money 1, final election 0", "And p1 has 3 points",
			"And p1 wins"}},
		{"a shared victory", two, []string{"Given it is round 13", "And it is p2's turn", `When p2 does "end-turn"`, "Then p1 and p2 win"}},
		{"the founding", three, []string{"Given p2 is starting player", "And the town is still to be founded",
			"Then p2 may do \"stockpile h6\"", "And nothing stands at h6", "And p2 is mayor", "And p3 holds A3"}},
		{"the set-up of the industries", two, []string{"Given p1 is in ranching at level I", "And the industries are still to be set up",
			"Then p1 may do \"cattle r6\"", "And the stockpile stands at h6", "And p1 holds A1", "And p2 holds A2"}},
		{"the whole set-up", two, []string{"When the set-up is finished", "Then it is round 1", "And 13 assistants are undrawn",
			"And there are 5 market cards in the game", "And there are 3 town event discs in the game",
			"And there is 1 mayor card in the game", "And there are 12 dice in the game"}},
		{"a position that cannot be is left to the engine", two, []string{"Given the health marker is at +4",
			"Then the position is refused because of FR-SETUP-09"}},
	} {
		t.Run(row.law, func(t *testing.T) { require.Nil(t, scenario(t, row.players, row.text...)) })
	}
}

// What is impossible is refused at the step that says it, and what is not so is answered with what was found.
func TestAStepThatFails(t *testing.T) {
	const act = "Given it is p1's turn"
	for _, row := range []struct {
		text    []string
		says    string
		unknown bool
	}{
		{[]string{"Given it is round 3", "When the game ends"}, "the game ends after round 13, and it is round 3: write, Given it is round 13", true},
		{[]string{"Given p3 has $3"}, "nobody called p3 plays here: the players are p1, p2", true},
		{[]string{"Given p1 is mayor", "And p2 is mayor"}, "the mayor is given twice", true},
		{[]string{"Given it is round 2", "And it is round 3"}, "the round is given twice", true},
		{[]string{"Given it is round 0"}, "rounds are counted from 1", true},
		{[]string{"Given the town is still to be founded", "And it is p1's turn"}, "in the set-up it is nobody's turn", true},
		{[]string{"Given a salon of p1 stands at i7"}, `there is no building "salon"; did you mean "saloon"?`, true},
		{[]string{"Given a saloon of p1 stands at i7", "And a well of p2 stands at i7"}, "what stands at i7 is given twice", true},
		{[]string{"Given a camp of T1 stands at d6"}, "a camp is an industry building, and tycoons hold public ones", true},
		{[]string{"Given a saloon of p1 stands at i6", "And the tents stand at i6 j6"}, "a tent cannot stand at i6, where a saloon stands",
			true},
		{[]string{"Given the tents stand at h6 i6", act}, "a tent cannot stand at h6, where a stockpile stands: no step states its place, " +
			`so Yardstick put it there; state it, as in "the stockpile stands at k6"`, true},
		{[]string{"Given the stockpile stands at h6", "And the tents stand at h6 i6", act},
			"a tent cannot stand at h6, where a stockpile stands", true},
		{[]string{"Given the tents stand at h7", "And the tents stand at k7"}, "where the tents stand is given twice", true},
		{[]string{"Given i7 has 1 fire piece"}, "no piece of the town stands at i7: say which one does", true},
		{[]string{"Given d6 has 1 revolt piece"}, "no industry building stands at d6: say which one does", true},
		{[]string{"Given p6 is at level 2"}, "no deposit stands at p6: say before which one does, such as: a panning of p1 stands at p6",
			true},
		{[]string{"Given a panning of p1 stands at p6", "And p1 has 2 silver at p6"}, "the deposit at p6 is of p1 and gives gold", true},
		{[]string{"Given p1 has 1 horse on cards", "And p1 has 2 available horses"},
			"p1 has 1 of the animal horse and cannot have 2 available", true},
		{[]string{"Given the red train is connected"}, "say first where the red line is", true},
		{[]string{"Given the red line is r9", "And the red line is r9 q9"}, "the red line is given twice", true},
		{[]string{"Given p1 holds A16"}, `there is no character "A16"; there are A1, A2`, true},
		{[]string{"Given p1 holds A1", "And B5 shows worker"}, "B5 has no ring that shows a worker", true},
		{[]string{"Given A9 shows worker"}, "nobody holds A9: say who does", true},
		{[]string{"Given the pile at chicago is A1"}, `there is no town "chicago"; there are red-town, gold-town, brown-town`, true},
		{[]string{"Given p1's election cube is on welth"}, `there is no space of the election board "welth"; did you mean "wealth"?`, true},
		{[]string{"Given the upcoming event is I-9"}, `there is no event card "I-9"`, true},
		{[]string{"Given the events are I-1 I-2"}, `write the four events from upcoming to nine, and "nothing" where none lies`, true},
		{[]string{"Given the upcoming event is I-1", "And the events are I-1 I-2 I-3 I-4"}, "the row of events is given twice", true},
		{[]string{"Given 2 salon tiles are left"}, `there is no public building "salon"; did you mean "saloon"?`, true},
		{[]string{"Given the promises are wealth +1", "And the promises are health +1"}, "what is promised is given twice", true},
		{[]string{"Given a camp of p1 stands at i7"}, "the position set up above is invalid", true},
		{[]string{act, "Then p1 has $5"}, "expected p1's money in dollars to be 5, but it is 4", false},
		{[]string{act, "Then it is round 3"}, "expected the round to be 3, but it is 2", false},
		{[]string{"Given it is p2's turn", "And the upcoming event is I-3", `When p2 does "end-turn"`, "And chance does \"severity 1\"",
			"Then it is p1's turn"}, "expected it to be p1's turn, but the next decision is burn", false},
		{[]string{act, "Then p1 was the first to ten political points"},
			"expected p1 to have been the first to ten political points, but that is not so", false},
		{[]string{act, "Then p2 is mayor"}, "expected the mayor to be p2, but it is p1", false},
		{[]string{"Then p1 is mayor"}, "expected the mayor to be p1, but it is nobody", false},
		{[]string{act, "Then it is era II"}, "expected the era to be 2, but it is 1", false},
		{[]string{act, "Then p1 is in mining at level I"}, "expected p1's level of mining to be 1, but it is 0", false},
		{[]string{act, "Then a saloon of p1 stands at i7"}, "expected at i7 a saloon of p1, but there stands: nothing", false},
		{[]string{"Given a bank of p1 stands at i7", act, "Then a bank that nobody owns stands at i7"},
			"expected at i7 a bank that nobody owns, but there stands: bank of p1", false},
		{[]string{"Given a bank of p1 stands at i7", act, "Then a well stands at i7"},
			"expected at i7 a well, but there stands: bank of p1", false},
		{[]string{act, "Then nothing stands at i6"}, "expected nothing to stand at i6, but there stands: tent", false},
		{[]string{act, "Then i7 has 1 fire piece"}, "expected a piece of the town at i7, but there stands: nothing", false},
		{[]string{act, "Then d6 has 1 revolt piece"}, "expected an industry building at d6, but there stands: nothing", false},
		{[]string{act, "Then p6 is at level 1"}, "expected a deposit at p6, but there stands nothing", false},
		{[]string{act, "Then n7 holds 1 ox"}, "expected a ox-stable at n7, but there stands: nothing", false},
		{[]string{act, "Then p1 has 1 cattle at o6"}, "expected p1's cattle at o6 to be 1, but it is 0", false},
		{[]string{act, "Then o6 has drought"}, "expected drought at o6, but it is dry at: nothing", false},
		{[]string{act, "Then d6 has 3 trees"}, "expected the number of trees at d6 to be 3, but it is 4", false},
		{[]string{act, "Then basin-2 holds 1 log of p1"}, "expected p1's logs in basin-2 to be 1, but it is 0", false},
		{[]string{act, "Then a black worker lies in basin-2"}, "expected a black worker in basin-2, but there lie some in: nothing", false},
		{[]string{act, "Then the blue line is f9"}, "expected the blue train to be on the map, but it is not", false},
		{[]string{act, "Then the red train is connected"}, "expected the red train to be connected, but its line is r9", false},
		{[]string{act, "Then RR2 is face up"}, "expected RR2 to be face up, but RR1 is", false},
		{[]string{act, "Then RR2 was built by p1"}, "expected RR2 to be built, but built are: nothing", false},
		{[]string{"Given TG3 came to p1 for nothing", "Then TG3 was built by p1"},
			"expected that TG3 was built by p1, but TG3 came to p1 for nothing", false},
		{[]string{act, "Then RR2 waits"}, "expected RR2 to wait, but there wait: nothing", false},
		{[]string{act, "Then the wealth marker is at +1"}, "expected the marker of wealth to be 1, but it is 0", false},
		{[]string{"Given the promises are wealth +1", "Then there are no promises"},
			"expected the promises to be none, but they are wealth +1", false},
		{[]string{act, "Then the office holds T1"}, "expected the office to be T1, but it is nothing", false},
		{[]string{act, "Then p1 holds A1"}, "expected what p1 holds to be A1*1, but it is nothing", false},
		{[]string{"Given p1 holds A1", "Then A1 shows gun"}, "expected A1 to show a gun, but it shows a worker", false},
		{[]string{act, "Then A1 shows gun"}, "expected A1 to show a gun, but nobody holds it", false},
		{[]string{act, "Then T1 is used"}, "expected T1 to be used, but it is not", false},
		{[]string{act, "Then the events are I-1 I-2 I-4 I-3"},
			"expected the row of events to be I-1 I-2 I-4 I-3, but it is I-1 I-2 I-3 I-4", false},
		{[]string{act, "Then no event cards are left"}, "expected no event cards, but the row has I-1 I-2 I-3 I-4",
			false},
		{[]string{act, "Then the health disc lies on nine, boon side up"}, "expected the disc of health to lie on nine", false},
		{[]string{act, "Then p1 has 1 vote"}, "expected the number of p1's votes to be 1, but it is 0", false},
		{[]string{act, "Then p1's goal is worth 2"}, "p1 has no goal: say which it is", true},
		{[]string{"Given p1's goal is G8", "Then p1's goal is worth 2"}, "expected the worth of p1's goal G8 to be 2, but it is 0", false},
		{[]string{act, "Then the score of p1 is made of tracks 0, goal 0, level IV 0, money 0, final election 0"},
			"expected the game to be over", false},
		{[]string{act, "Then 4 boards are in play"}, "expected the number of boards in play to be 4, but it is 3", false},
		{[]string{act, "Then 2 saloon tiles are left"}, "expected the number of saloon tiles left to be 2, but it is 3", false},
		{[]string{act, "Then p1 has 29 cubes in supply"}, "expected p1's number of cubes in supply to be 29, but it is 30", false},
		{[]string{act, "Then the red trian is connected"}, "; the nearest known steps are: Then the <train> train is connected", true},
		{[]string{act, "When the set-up is finished"}, "this game began at a position", true},
	} {
		t.Run(row.says, func(t *testing.T) {
			// A scenario has to ask something, even if it does not come so far.
			f := scenario(t, "p1 and p2", append(row.text, "Then it is p1's turn")...)
			require.NotNil(t, f)
			require.Contains(t, f.Message, row.says)
			require.Equal(t, row.unknown, f.Unknown)
		})
	}
}
