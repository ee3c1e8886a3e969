package typed_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

// started is a game at a position, and what is legal there.
func started(t testing.TB, name, seats, position string) (*engine.Local, []string) {
	entry, err := games.Find(name)
	require.NoError(t, err)
	game := &engine.Local{Game: entry.Game}
	start := engine.Start{Game: name, Position: []byte(position)}
	start.Seats = strings.Fields(seats)
	_, err = game.Start(start)
	require.NoError(t, err)
	choices, _, err := game.Legal()
	require.NoError(t, err)
	var legal []string
	for _, c := range choices {
		legal = append(legal, c.Action)
	}
	return game, legal
}

const town = `{"phase":"civilized","player":"bob","players":[{"name":"bob","hand":["church#1"]}],` +
	`"present":{"town":"grand-island","establishments":{"saloon#1":"ann","saloon#2":"ann"}}}`

// A suggestion keeps what was understood: no square, piece or number is exchanged for a legal one.
func TestNoSuggestionLeavesTheQuestion(t *testing.T) {
	for _, row := range []struct{ game, position, typed, says string }{
		{"hell-on-wheels", town, "civilize church at julesberg", `"julesberg"`},
		{"hell-on-wheels", town, "civilize the church", `can mean "civilize church at past" or "civilize church at future"; write the one that is meant`},
		{"hell-on-wheels", town, "raid with lawmen: the saloon at present", `can mean "raid lawmen discard saloon#1 at present" or "raid lawmen discard saloon#2 at present"`},
		{"hell-on-wheels", town, "build a saloon", `says too little: write build saloon at POSITION`},
		{"hell-on-wheels", town, "bids -5", `is not an action`},
		{"hell-on-wheels", town, "does not build a church at the future", `has no place for "not"`},
		{"yardmaster", `{"player":"ann"}`, "keep oil-3", `write keep yardmaster`},
		{"yardmaster", `{"player":"ann"}`, "buys the coal 1", `says too little: write buy coal-1 pay PAYMENT`},
		{"yardmaster", `{"player":"ann"}`, "buys the coal 3 with coal", `is not an action`},
		{"yardmaster", `{"player":"ann"}`, "draws", `can mean "draw deck" or "draw discard"`},
		{"yardmaster", `{"player":"ann"}`, "swap with Bob for oil", `"swap with Bob for oil" says more than an action of the game: "swap bob" has no place for "oil"`},
		{"yardmaster", `{"player":"ann"}`, "loads a zeppelin", `is not an action: "zeppelin" means nothing here; `},
		{"frontier", `{"turn":"ann"}`, "build log cabin at f4", `"log"`},
	} {
		game, legal := started(t, row.game, "ann bob", row.position)
		is, err := typed.New(game).Action(legal, "", row.typed)
		require.ErrorContains(t, err, row.says, "%s is read as %s", row.typed, is)
		require.NotContains(t, err.Error(), "did you mean", row.typed)
	}
}

// What an action means in the words of the rulebook is read, also where it is not legal: the verdict is about the rule.
func TestWhatIsNotLegalIsReadToo(t *testing.T) {
	for _, row := range []struct{ game, position, typed, means string }{
		{"hell-on-wheels", town, "build church at present", "civilize church at present"},
		{"frontier", `{"turn":"ann"}`, "removes a revolt at d6", "quell d6"},
		{"frontier", `{"turn":"ann"}`, "build the log camp on F4", "build camp at f4"},
		{"yardmaster", `{"player":"ann"}`, "laod coal-4", ""},
		{"yardmaster", `{"player":"ann"}`, "buys livestock 2 for one livestock", "buy livestock-2 pay livestock*1"},
		{"yardmaster", `{"player":"ann"}`, "buys coal 3 with coal, coal and coal", "buy coal-3 pay coal*3"},
		{"yardmaster", `{"player":"ann"}`, "buys the oil 2 by discarding oil and an oil from her hand", "buy oil-2 pay oil*2"},
		{"yardmaster", `{"player":"ann"}`, "buys the oil 4 for oil, oil, a coal, another coal", "buy oil-4 pay oil*2 coal*2"},
		{"frontier", `{"turn":"ann"}`, "improves the 3 down", "improve 3 down"},
	} {
		game, legal := started(t, row.game, "ann bob", row.position)
		is, err := typed.New(game).Action(legal, "", row.typed)
		if row.means == "" {
			require.ErrorContains(t, err, `did you mean "load coal-4"?`)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, row.means, is)
	}
}

// Whatever is typed, the answer comes soon, and what is read is an action.
func FuzzTyped(f *testing.F) {
	for _, text := range []string{"build church at future", "play ladies from past to future moving irish, irish, irish", "one one one one", "saloon#9", "-1 x x2", "‘a’→“b”"} {
		f.Add(text)
	}
	game, legal := started(f, "hell-on-wheels", "ann bob", town)
	reader := typed.New(game)
	f.Fuzz(func(t *testing.T, text string) {
		if is, err := reader.Action(legal, "bob", text); err == nil {
			require.True(t, game.Reads(is), "%q is read as %q", text, is)
		}
	})
}
