package secretary

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

func TestLinesAreBounded(t *testing.T) {
	var got []string
	for line := range linesOf(strings.NewReader("one\n"+strings.Repeat("x", 1<<20)+"\r\ntwo\r\nthree"), 4<<10) {
		got = append(got, line)
	}
	require.Len(t, got, 4)
	require.Less(t, len(got[1]), 1<<13)
	require.Equal(t, []string{"one", "two", "three"}, []string{got[0], got[2], got[3]})
}

// Actions that differ only in the order of laying down cards are one choice, and every order can be typed, in any case.
func TestOrdersOfAPaymentAreOneChoice(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	game := &engine.Local{Game: entry.Game}
	_, err = game.Start(engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: []string{"ann", "bob"}}, Position: json.RawMessage(
		`{"turn":3,"player":"ann","arrival-yard":["coal-2"],"players":[{"name":"ann","token":"livestock","hand":{"coal":1,"livestock":2}},{"name":"bob","token":"oil"}]}`)})
	require.NoError(t, err)
	legal := game.State().Legal(nil, nil)
	choices := choicesOf(game.State(), legal)
	i := slices.IndexFunc(choices, func(c choice) bool { return strings.HasPrefix(c.text, "buy coal-2 ") })
	require.Equal(t, "buy coal-2 pay livestock*2 coal*1", choices[i].text)
	require.Equal(t, []string{"buy coal-2 pay livestock*1 coal*1 livestock*1", "buy coal-2 pay coal*1 livestock*2"}, choices[i].orders)
	require.Len(t, choices, len(legal)-2)

	var said bytes.Buffer
	at := &terminal{game: game, legal: legal, screen: &said, choices: choices, shown: map[int]bool{}}
	at.list()
	said.Reset()
	for line, want := range map[string]string{
		strconv.Itoa(i + 1): choices[i].text, "Buy Coal-2 pay coal*1 Livestock*2": choices[i].orders[1], "DONE": "done",
	} {
		require.Equal(t, want, game.State().Format(at.action(line)))
	}
	at.list()
	require.Contains(t, said.String(), "buy coal-2 pay livestock*2 coal*1   (or lay the cards down in another order: type \"all\" to list the orders)\n")
	require.NotContains(t, said.String(), choices[i].orders[0])
	at.all()
	require.Contains(t, said.String(), "buy coal-2 pay livestock*2 coal*1\n      buy coal-2 pay livestock*1 coal*1 livestock*1\n")
	require.Zero(t, at.action("SWAP ZOE"))
	require.Contains(t, said.String(), "YM-SWAP-02")
}

// A long list is grouped by how its actions begin; words pick out those that are meant, and a number means what was listed with it.
func TestLongListsAreNarrowedByWords(t *testing.T) {
	entry, err := games.Find("hell-on-wheels")
	require.NoError(t, err)
	game := &engine.Local{Game: entry.Game}
	_, err = game.Start(engine.Start{Game: "hell-on-wheels", Setup: engine.Setup{Seats: []string{"ann", "bob"}}, Position: json.RawMessage(
		`{"turn":5,"phase":"customer","opportunist":"behind","player":"ann","past":{"town":"cheyenne","mayhem":["vice","anarchy","murders","gambling","shootings","drinking"]},` +
			`"present":{"town":"omaha"},"future":{"town":"sidney"},"players":[{"name":"ann","cash":20,"hand":["desperados","lawmen"]},{"name":"bob"}]}`)})
	require.NoError(t, err)
	legal := game.State().Legal(nil, nil)
	require.Len(t, legal, 6+2*41+1)

	var said bytes.Buffer
	at := &terminal{game: game, legal: legal, screen: &said, choices: choicesOf(game.State(), legal),
		shown: map[int]bool{}}
	at.list()
	require.Contains(t, said.String(), "   1  raid lawmen discard murders at past\n")
	require.Contains(t, said.String(), "   …  play desperados from past to present moving … (41)\n")
	require.Contains(t, said.String(), "  89  pass\n")
	require.Equal(t, 11, strings.Count(said.String(), "\n"), said.String())

	said.Reset()
	require.Zero(t, at.action("40"))
	require.Contains(t, said.String(), "No action with the number 40 is listed; type an action or some of its words.\n")

	said.Reset()
	require.Zero(t, at.action("desperados future anarchy, vice"))
	require.Equal(t, 5, strings.Count(said.String(), " moving "), said.String())
	number, _, _ := strings.Cut(strings.TrimSpace(said.String()), " ")
	require.Contains(t, game.State().Format(at.action(number)), "play desperados from past to future moving ")

	said.Reset()
	require.Zero(t, at.action("play desperados"))
	require.Contains(t, said.String(), "play desperados from past to future moving … (41)\n")
	require.Contains(t, said.String(), "82 actions: type one, such as ")
	said.Reset()
	require.Zero(t, at.action("lawmen vice"))
	require.Contains(t, said.String(), `did you mean "raid lawmen discard vice at past"?`)
	require.Equal(t, "play desperados from past to present moving vice",
		game.State().Format(at.action("Play Desperados from past to present moving VICE")))
}

// Hundreds of placements are grouped by their cards; a card and a square pick out the ways of laying it there.
func TestPlacementsAreNarrowedByCardAndSquare(t *testing.T) {
	entry, err := games.Find("union-stockyards")
	require.NoError(t, err)
	game := &engine.Local{Game: entry.Game}
	_, err = game.Start(engine.Start{Game: "union-stockyards", Setup: engine.Setup{Seats: entry.Book.SeatNames(3)},
		Position: json.RawMessage(
			`{"year":4,"player":"yellow","offering":["hair-factory","tannery","glue-works","canning-factory"],"viaducts":["e5","f5","j5","i5","f7","l5"],` +
				`"players":[{"name":"yellow","cash":30,"buildings":{"lamb-cooler":"e3"}},{"name":"blue","buildings":{"smokehouse":"j6"}},{"name":"green","buildings":{"chill-room":"g7"}}]}`)})
	require.NoError(t, err)
	legal := game.State().Legal(nil, nil)
	require.Greater(t, len(legal), 500)

	var said bytes.Buffer
	at := &terminal{game: game, legal: legal, screen: &said, choices: choicesOf(game.State(), legal),
		shown: map[int]bool{}}
	at.list()
	require.LessOrEqual(t, strings.Count(said.String(), "\n"), mostChoices+2, said.String())
	for _, card := range []string{"hair-factory", "tannery", "glue-works", "canning-factory"} {
		require.Regexp(t, `(?m)^   …  build `+card+` at … \([0-9]+\)$`, said.String())
	}

	said.Reset()
	require.Zero(t, at.action("hair"))
	require.Regexp(t, `^   …  build hair-factory at … \(1[0-9]+\)\n      next: a3 a4 b4 b5 c4 `, said.String())

	said.Reset()
	require.Zero(t, at.action("hair g1"))
	require.Equal(t, 4, strings.Count(said.String(), "  build hair-factory at g1 rot "), said.String())
	number, _, _ := strings.Cut(strings.TrimSpace(said.String()), " ")
	require.Equal(t, "build hair-factory at g1 rot 90", game.State().Format(at.action(number)))

	said.Reset()
	require.Equal(t, "build glue-works at a4", game.State().Format(at.action("build glue-works at a4 rot 180")), "the same squares")
}

// The places of buildings are grouped by kind, on the map of Frontier too; a kind and a space pick out one.
func TestBuildingsAreNarrowedByKindAndSpace(t *testing.T) {
	entry, err := games.Find("frontier")
	require.NoError(t, err)
	game := &engine.Local{Game: entry.Game}
	_, err = game.Start(engine.Start{Game: "frontier", Setup: engine.Setup{Seats: []string{"ann", "bob"}}, Position: json.RawMessage(
		`{"players":[{"name":"ann","industries":{"lumbering":1,"ranching":2},"money":20,"workers":2,"stock":{"log":4}},{"name":"bob"}]}`)})
	require.NoError(t, err)
	legal := game.State().Legal(nil, nil)
	require.Greater(t, len(legal), 150)

	var said bytes.Buffer
	at := &terminal{game: game, legal: legal, screen: &said, choices: choicesOf(game.State(), legal),
		shown: map[int]bool{}}
	at.list()
	require.LessOrEqual(t, strings.Count(said.String(), "\n"), mostChoices+2, said.String())

	said.Reset()
	require.Zero(t, at.action("farmstead"))
	require.Regexp(t, `^   …  build farmstead at … \([0-9]+\)\n      next: d7 `, said.String())
	said.Reset()
	require.Equal(t, "build farmstead at n7", game.State().Format(at.action("build farmstead n7")))
	require.Equal(t, "\"build farmstead n7\" is taken as \"build farmstead at n7\".\n", said.String())
	require.Equal(t, "build farmstead at n7", game.State().Format(at.action("Build farmstead at N7")))
}
