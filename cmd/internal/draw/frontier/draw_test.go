package frontier

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/drawtest"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// What a game comes through can be drawn, with three boards and with four, and under answers that add decisions.
func TestEveryPositionIsDrawn(t *testing.T) {
	game := drawtest.Game{Game: frontier.New(), Draw: Draw,
		Kind: func(position any) string { return position.(*frontier.Position).Decision }}
	for _, setup := range []engine.Setup{
		{Seats: []string{"ann", "bob"}},
		{Seats: []string{"ann", "bob", "cal"}, Rulings: map[string]string{"disc-next": "mayors-choice", "event-chooser": "owners",
			"tycoon-office": "discarded", "upgrade-housing": "each-buys-one", "add-industry": "with-site", "rounds": "twelve-equal"}},
		{Seats: []string{"ann", "bob", "cal", "dot"}, Rulings: map[string]string{"event-chooser": "chance", "add-industry": "full-setup",
			"market-access": "always-open", "assistants-dealt": "two", "trains": "all-at-founding", "track-when": "on-arrival"}},
		{Seats: []string{"ann", "bob", "cal", "dot", "maximiliana-the-fifth"}, Rulings: map[string]string{"port": "steamboat",
			"upgrade-housing": "mayor-one", "stock-arrival": "worker-carries", "rounds": "twelve-cut"}},
	} {
		game.Each = func(text string) {
			for i, name := range setup.Seats {
				require.Regexp(t, fmt.Sprintf("(?m)^P%d %s(,|$)", i+1, name), text)
			}
		}
		require.NoError(t, game.Play(setup))
	}
	for _, decision := range []string{"start", "first-tile", "first-event", "disc", "industry", "deal", "keep-goal", "assistant",
		"stockpile", "freight", "bridge", "tent",
		"first-train", "turn", "event", "severity", "promise", "next", "upgrade", "over"} {
		require.True(t, game.Drawn[decision], "no position in which %s is due was drawn", decision)
	}
}

// Every decision is told in words, with the actor where a player decides.
func TestEveryDecisionOfFrontierIsTold(t *testing.T) {
	for _, decision := range strings.Fields("start first-tile first-event disc industry deal keep-goal assistant stockpile freight " +
		"bridge tent first-train camp panning " +
		"cattle farmstead severity lose-log pile-up burn revolt drought defend lose event move-disc turn die dice new-deposit " +
		"deposit-die train track reveal card keep " +
		"office dismiss to-town outgoing promise house next upgrade site") {
		text := frontierText(t, `{"round":2,"decision":"`+decision+`","player":"ann","players":[{"name":"ann"},{"name":"bob"}],"open":`+
			`{"count":2,"card":"I-3","throw":2,"spaces":3}}`)
		first, _, _ := strings.Cut(text, "\n")
		require.Regexp(t, "^round 2 of 13, era I: .+", first, decision)
	}
	for _, row := range []struct{ document, says string }{
		{`"decision":"burn","player":"ann","open":{"card":"IV-2","count":1}`,
			"round 3 of 13, era I: IV-2 fire: ann chooses what burns, 1 fire piece to go"},
		{`"decision":"burn","open":{"card":"IV-2","count":2}`,
			"round 3 of 13, era I: IV-2 fire: chance chooses what burns, 2 fire pieces to go"},
		{`"decision":"turn","player":"bob","open":{"built":["mining","public"],"campaigned":true}`,
			"bob's turn, who has built for mining, built a public building, campaigned"},
		{`"decision":"dice","player":"bob","open":{"site":"p6","dice":{"2":2,"5":1}}`, "bob plays the dice of the deposit p6: 2 2 5"},
		{`"decision":"die","player":"bob","open":{"site":"p6","throw":1,"dice":{"2":1}}`,
			"1 die to be thrown for bob's deposit p6, thrown so far 2"},
		{`"decision":"next","player":"ann","open":{"era":true,"order":["bob"]}`,
			"round 3 of 13, end of era I: ann chooses as mayor whose industry comes next, named so far: bob"},
		{`"decision":"over"`, "the game is over after round 3"},
	} {
		require.Contains(t, frontierText(t, `{"round":3,`+row.document+`,"players":[{"name":"ann"},{"name":"bob"}]}`), row.says)
	}
}

// frontierText draws a position of two players, in which the answers are the defaults.
func frontierText(t *testing.T, document string) string {
	t.Helper()
	table, err := Draw([]byte(document), engine.Setup{}, engine.Turn{})
	require.NoError(t, err)
	return part.Text(table)
}

// No two pieces have the same sign, and none has one that could be a number of cubes.
func TestPiecesHaveSigns(t *testing.T) {
	c := frontier.DefaultComponents()
	kinds := []string{"stockpile", "freight", "bridge", "tent"}
	for i := range c.Publics {
		kinds = append(kinds, c.Publics[i].Name)
	}
	for i := range c.Works {
		if c.Works[i].Name != "own-train" {
			kinds = append(kinds, c.Works[i].Name)
		}
	}
	seen := map[string]string{}
	for _, kind := range kinds {
		sign := pieceSign(kind)
		require.Regexp(t, "^([a-z]{2}|[A-Z]{2})$", sign, kind)
		require.Empty(t, seen[sign], "%s and %s", kind, seen[sign])
		seen[sign] = kind
	}
	require.Len(t, pieceSigns, len(kinds))
	require.Equal(t, "??", pieceSign("castle"))
}

// landRow are the two lines of a row of the map, cut into spaces from a on.
func landRow(t *testing.T, text string, row int) (above, below []string) {
	t.Helper()
	lines := strings.Split(text, "\n")
	i := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "  a   b ") })
	require.GreaterOrEqual(t, i, 0)
	cut := func(line string) []string {
		var cells []string
		for line = fmt.Sprintf("%-120s", line)[2:]; len(line) >= cellWidth; line = line[cellWidth:] {
			cells = append(cells, strings.Trim(line[:cellWidth], " |"))
		}
		return cells
	}
	return cut(lines[i+2*row-1]), cut(lines[i+2*row])
}

// Ground and pieces stand in the spaces where they are: trees, drought, damage, black workers, track; pieces with their owners, herds,
// logs.
func TestLandOfFrontier(t *testing.T) {
	text := frontierText(t, `{"round":5,"mayor":"bob","players":[{"name":"ann"},{"name":"bob"}],
		"trees":{"d4":1},"drought":["m6","n6"],
		"town":{"h6":{"kind":"stockpile"},"i6":{"kind":"tent","fire":1},
			"j6":{"kind":"bank","owner":"bob","uses":2,"gold":{"ann":1,"bob":2}},
			"k6":{"kind":"saloon","tycoon":"T1"}},
		"industry":{"d4":{"kind":"camp","owner":"ann","revolt":2},"d5":{"kind":"dam","owner":"bob"},
			"o7":{"kind":"enclosure","owner":"ann","animals":3,"bought":1},
			"p6":{"kind":"panning","owner":"bob",
				"deposit":{"kind":"alluvial","metal":"gold","level":2,"face":3,"reserve":1,"cubes":2,"active":true}}},
		"cattle":{"m6":{"ann":1},"n6":{"ann":2,"bob":3},"o6":{"bob":12}},"driven":{"n6":{"bob":1}},
		"logs":{"basin-1":{"ann":2,"bob":1},"basin-2":{"bob":4}},"black-workers":["basin-2"],
		"trains":{"red":{"first":"r9","track":["q9","q8"]},"blue":{"first":"f9","connected":true}}}`)
	above, below := landRow(t, text, 4)
	require.Equal(t, []string{"F4", "F1!"}, above[2:4])
	require.Equal(t, "CA1", below[3])
	above, below = landRow(t, text, 5)
	require.Equal(t, []string{"R1", "R1", "R1", "R2x", "R2x", "R2x", "R3"}, above[:7])
	require.Equal(t, []string{"3L+", "", "", "DA2", "4L2", "", ""}, below[:7])
	above, below = landRow(t, text, 6)
	require.Equal(t, []string{"P", "P!", "P", "P"}, above[7:11])
	require.Equal(t, []string{"st", "te", "ba2", "saT"}, below[7:11])
	require.Equal(t, []string{"~", "~", "G", "G"}, above[12:16])
	require.Equal(t, []string{"1C1", "5C+", "12C2", "PA2"}, below[12:16])
	above, below = landRow(t, text, 9)
	require.Equal(t, []string{"G=r", "D"}, above[16:18])
	require.Equal(t, "blue", below[5])
	require.Equal(t, "red", below[17])
	for _, says := range []string{
		"~ drought on grass, ! fire or revolt,", "x black worker in the basin, =r track of the red train\n", "ba bank", "EN enclosure",
		"2C1 2 cattle of P1",
		"basin-1 3 of 6 (P1*2; P2*1)", "basin-2 4 of 6 (P2*4; black worker)", "basin-3 0 of 6 (stockpile)",
		"m6 P1*1, n6 P1*2 P2*3 (1 driven), o6 P2*12",
		"from r9 by q9 q8, not connected", "from f9, no track, connected", "tent i6 (fire 1), saloon k6 (tycoon T1)",
		"bank j6 (used twice; gold of P1*1 P2*2)", "camp d4 (revolt 2), enclosure o7 (3 on it; 1 bought this round)", "dam d5,",
		"panning p6 (alluvial gold, level 2, face 3, 1 left, 2 at the site, worked this round)",
	} {
		require.Contains(t, strings.Join(strings.Fields(text), " "), strings.Join(strings.Fields(says), " "))
	}
	// 30 cubes each: ann has 3 cattle, 3 animals, 2 logs and 1 gold out; bob 15 cattle, 5 logs, 2 gold and 2 cubes at a site.
	require.Regexp(t, "(?m)^P1 ann .* 21$", text)
	require.Regexp(t, "(?m)^P2 bob .* 6$", text)
}

// Marked spots are shown while they can be chosen.
func TestFoundingSpots(t *testing.T) {
	above, _ := landRow(t, frontierText(t, `{"decision":"freight","player":"ann","players":[{"name":"ann"},{"name":"bob"}],"town":`+
		`{"h6":{"kind":"stockpile"}}}`), 6)
	require.Equal(t, []string{"P", "P", "P", "P*"}, above[7:11])
	above, _ = landRow(t, frontierText(t, `{"decision":"bridge","player":"ann","players":[{"name":"ann"},{"name":"bob"}]}`), 4)
	require.Equal(t, "P", above[7])
}

// Who does not see a goal card does not see what it counts for either.
func TestGoalsOfOthersAreNotSeen(t *testing.T) {
	setup := engine.Setup{Seats: []string{"ann", "bob"}}
	s, err := frontier.New().Load(setup, []byte(`{"players":[{"name":"ann","goal":"G1","political":10},{"name":"bob","goal":"G13",`+
		`"investment":3,"money":25}]}`), nil)
	require.NoError(t, err)
	turn := engine.Turn{Scores: s.Scores(nil)}
	require.Equal(t, []int{10, 5}, turn.Scores, "goals are counted when the game is over")
	says := [2]string{"10 + goal", "5 + goal"}
	for _, seat := range []engine.Seat{engine.Chance, 0, 1} {
		document, err := json.Marshal(s.Observe(seat, nil))
		require.NoError(t, err)
		table, err := Draw(document, setup, turn)
		require.NoError(t, err)
		text := part.Text(table)
		for i, name := range setup.Seats {
			require.Regexp(t, fmt.Sprintf(`(?m)^P%d %s +%s`, i+1, name, strings.ReplaceAll(says[i], "+", `\+`)), text)
		}
		if seat != 0 {
			require.NotContains(t, text, "G1:")
		}
	}
}

// The boards, tracks and cards of an owner's file are those that are drawn.
func TestFrontierOfAnOwnersFile(t *testing.T) {
	setup := engine.Setup{Seats: []string{"ann", "bob"},
		Components: []byte("map: {trees-per-forest: {value: 12}}\ntown-status: {low: {value: -5}}\nplayer-kit: {cubes: {value: 25}}\n")}
	s, err := frontier.New().New(setup, nil)
	require.NoError(t, err)
	document, err := json.Marshal(s.Position())
	require.NoError(t, err)
	table, err := Draw(document, setup, engine.Turn{})
	require.NoError(t, err)
	text := part.Text(table)
	require.Contains(t, text, "F12 F12 F12 F12 S   F12|F12 G ")
	require.Contains(t, text, "town health       -5 -4 -3 -2 -1 [0] 1 2 3\n")
	require.Regexp(t, "(?m)^P1 ann .* 25$", text)
	setup.Components = []byte("map: 3")
	_, err = Draw(document, setup, engine.Turn{})
	require.ErrorContains(t, err, "map")
}

// A document or an answer that is invalid is refused; what a document names and nobody has is passed over.
func TestStrangeFrontier(t *testing.T) {
	_, err := Draw([]byte(`{`), engine.Setup{}, engine.Turn{})
	require.ErrorContains(t, err, "position: ")
	_, err = Draw([]byte(`{}`), engine.Setup{Rulings: map[string]string{"dragons": "many"}}, engine.Turn{})
	require.ErrorContains(t, err, "dragons")
	for _, document := range []string{
		`{}`,
		`{"round":99,"decision":"dream","players":[{},{},{},{},{},{},{}]}`,
		`{"round":-1,"players":[{"name":"ann","industries":{"lumbering":9,"fishing":2},"characters":["A1","Z9"],"rings":{"A1":77},` +
			`"goal":"G99","election-cube":"moon","political":-4}],` +
			`"town":{"z9":{"kind":"castle"},"a1":null,"":{"kind":"tent","owner":"zoe"}},"industry":{"a99":{"kind":"camp"},"b1":null},` +
			`"cattle":{"a1":{"zoe":3},"?":{"ann":1}},` +
			`"trains":{"green":{"first":"a1"},"red":null,"blue":{"first":"","track":["","zz"]}},"towns":{"moon":["A2"],"red-town":` +
			`["Z8"]},"events":{"three":"X"},"discs":{"health":"nowhere"},` +
			`"office":["Z1"],"railroad":{"face-up":"RR99","waiting":["?"],"built":[{"tile":"","by":"zoe"}]},"promises":{"health":` +
			`[77]},"severity-used":{"1":99},"events-undrawn":["X"]}`,
	} {
		_, err := Draw([]byte(document), engine.Setup{}, engine.Turn{})
		require.NoError(t, err, document)
	}
}
