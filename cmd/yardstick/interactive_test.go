package main

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
)

func TestLinesAreBounded(t *testing.T) {
	var got []string
	for line := range linesOf(strings.NewReader("one\n" + strings.Repeat("x", 1<<20) + "\r\ntwo\r\nthree")) {
		got = append(got, line)
	}
	require.Len(t, got, 4)
	require.Less(t, len(got[1]), 1<<13)
	require.Equal(t, []string{"one", "two", "three"}, []string{got[0], got[2], got[3]})
}

func TestSuggestKnowsBeginningsAndMisspellings(t *testing.T) {
	known := []string{"draw deck", "draw discard", "done"}
	require.Equal(t, "draw deck", suggest("Draw", known))
	require.Equal(t, "draw discard", suggest("draw discrad", known))
	require.Empty(t, suggest("fly to the moon", known))
}

// What differs in the order of laying down alone is one choice, and every order can be typed in any case.
func TestOrdersOfAPaymentAreOneChoice(t *testing.T) {
	game := &engine.Local{Game: yard(t).Game}
	_, err := game.Start(engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: []string{"ann", "bob"}}, Position: json.RawMessage(
		`{"turn":3,"player":"ann","arrival-yard":["coal-2"],"players":[{"name":"ann","token":"livestock","hand":{"coal":1,"livestock":2}},{"name":"bob","token":"oil"}]}`)})
	require.NoError(t, err)
	legal := game.State().Legal(nil, nil)
	choices := choicesOf(game.State(), legal)
	i := slices.IndexFunc(choices, func(c choice) bool { return strings.HasPrefix(c.text, "buy coal-2 ") })
	require.Equal(t, "buy coal-2 pay livestock*2 coal*1", choices[i].text)
	require.Equal(t, []string{"buy coal-2 pay livestock*1 coal*1 livestock*1", "buy coal-2 pay coal*1 livestock*2"}, choices[i].orders)
	require.Len(t, choices, len(legal)-2)

	var said bytes.Buffer
	at := &table{party: &party{game: game, legal: legal}, app: &app{err: &said}, choices: choices}
	for line, want := range map[string]string{
		strconv.Itoa(i + 1): choices[i].text, "Buy Coal-2 pay coal*1 Livestock*2": choices[i].orders[1], "DONE": "done",
	} {
		require.Equal(t, want, game.State().Format(at.action(line)))
	}
	at.list(false)
	require.Contains(t, said.String(), "buy coal-2 pay livestock*2 coal*1   (or lay the cards down in another order: all lists them)\n")
	require.NotContains(t, said.String(), choices[i].orders[0])
	at.list(true)
	require.Contains(t, said.String(), "buy coal-2 pay livestock*2 coal*1\n      buy coal-2 pay livestock*1 coal*1 livestock*1\n")
	require.Zero(t, at.action("SWAP ZOE"))
	require.Contains(t, said.String(), "YM-SWAP-02")
}
