package clerk_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// middle opens a table in the middle of a game.
func (p *page) middle(game string) (seats []string) {
	p.Helper()
	entry, err := games.Find(game)
	require.NoError(p, err)
	seats = entry.Book.SeatNames(entry.Book.Players.Min)
	p.ask("open", map[string]any{"name": "new.yard", "text": p.begun(map[string]any{"game": game, "seats": seats, "middle": true})})
	return seats
}

// Every game can be set up by touching what is drawn, without a line about it: each way leads to a part that its schema has, and
// what is touched can be looked up.
func TestEveryGameIsTouched(t *testing.T) {
	for _, entry := range games.All() {
		p := &page{T: t}
		p.middle(entry.Name())
		form := p.ask("form", map[string]any{})
		touch := form["touch"].(map[string]any)
		require.NotEmpty(t, touch, entry.Name())
		words := 0
		for path, ways := range touch {
			for _, way := range ways.([]any) {
				require.True(t, leads(form["schema"].(map[string]any), way.([]any)), "%s: %s %v", entry.Name(), path, way)
			}
			last := ways.([]any)[0].([]any)
			if value := at(form["position"], last); len(offeredFor(p, ways)) > 0 || value != nil {
				words++
			}
		}
		require.Positive(t, words, entry.Name())
	}
}

// The game keeps some rows full: no card can be added there, and each can be exchanged.
func TestAFullRowIsExchanged(t *testing.T) {
	p := &page{T: t}
	p.middle("yardmaster")
	words := offeredFor(p, []any{[]any{"arrival-yard"}})
	require.NotContains(t, words, "arrival-yard/*")
	for i := range 4 {
		require.Contains(t, words[fmt.Sprintf("arrival-yard/%d", i)], "oil-3")
	}
}

// offeredFor returns the words that are offered for ways.
func offeredFor(p *page, ways any) map[string]any {
	return p.ask("offer", map[string]any{"ways": ways})["words"].(map[string]any)
}

// at is the part of a position at the end of a way; nil if there is none.
func at(value any, way []any) any {
	for _, step := range way {
		switch of := value.(type) {
		case map[string]any:
			value = of[fmt.Sprint(step)]
		case []any:
			value = of[max(0, int(step.(float64)))]
		}
	}
	return value
}

// leads reports whether a schema has the part at the end of a way.
func leads(root map[string]any, way []any) bool {
	at := root
	follow := func(to any) {
		at, _ = to.(map[string]any)
		if ref, is := at["$ref"].(string); is {
			at, _ = root["$defs"].(map[string]any)[ref[len("#/$defs/"):]].(map[string]any)
		}
	}
	for _, step := range way {
		name, isName := step.(string)
		properties, _ := at["properties"].(map[string]any)
		switch {
		case !isName:
			follow(at["items"])
		case properties[name] != nil:
			follow(properties[name])
		default:
			follow(at["additionalProperties"])
		}
		if at == nil {
			return false
		}
	}
	return true
}

// What is touched is found by the names of the drawing, and the game says what may lie there: no more than it has.
func TestWhatMayLieThere(t *testing.T) {
	for _, row := range []struct {
		game, part, ways, place string
		law                     string
		words, not              []string
	}{
		{"yardmaster", "player-1/train", `[["players",0,"train"]]`, "players/0/train/*", "cars of every kind and number",
			[]string{"coal-1", "automobile-4"}, []string{"coal", ""}},
		{"yardmaster", "middle/discard-pile", `[["discard-pile"]]`, "discard-pile/*", "cards, none that nobody has", []string{"coal"}, []string{"coal-1"}},
		{"hell-on-wheels", "towns/past/saloon", `[["past"]]`, "past/establishments/+", "no card of another sort",
			[]string{"saloon#1", "brothel#5"}, []string{"irish", "school#1"}},
		{"hell-on-wheels", "towns/past/customers", `[["past","customers"]]`, "past/customers/*", "customers alone", []string{"irish"}, []string{"saloon#1"}},
		{"union-stockyards", "spaces/actions/build", `[["spaces","build"]]`, "", "nobody stands there before workers are placed", nil, nil},
		{"union-stockyards", "tracks/beef", `[["players",-1,"beef"]]`, "", "a track is that of every player", nil, nil},
		{"union-stockyards", "players/numbers/blue/low morale", `[["players",1,"low-morale"]]`, "", "a number of a player", nil, nil},
		{"frontier", "players/numbers/P2/log", `[["players",1,"stock","log"]]`, "", "a number of a player that counts a sort", nil, nil},
		{"frontier", "events/nine", `[["events","nine"]]`, "events/nine", "cards of the era that lie nowhere else are taken from there", []string{"I-4"}, []string{"g7"}},
	} {
		p := &page{T: t}
		p.middle(row.game)
		ways, err := json.Marshal(p.ask("form", map[string]any{})["touch"].(map[string]any)[row.part])
		require.NoError(t, err)
		require.JSONEq(t, row.ways, string(ways), row.law)
		if row.place == "" {
			continue
		}
		offered := p.ask("offer", map[string]any{"ways": json.RawMessage(ways)})
		for _, word := range row.words {
			require.Contains(t, offered["words"].(map[string]any)[row.place], word, row.law)
			require.Contains(t, offered["pictures"], word, row.law)
		}
		for _, word := range row.not {
			require.NotContains(t, offered["words"].(map[string]any)[row.place], word, row.law)
		}
	}
}

// A square of a map takes what the game lets lie there, and the reason is given where nothing can.
func TestASquareIsTouched(t *testing.T) {
	p := &page{T: t}
	p.middle("frontier")
	for square, kinds := range map[string][]string{"g7": {"saloon", "tent"}, "m5": {"bridge", "steamboat"}} {
		offered := p.ask("offer", map[string]any{"word": square})
		require.Contains(t, offered["ways"], []any{"town", square})
		for _, kind := range kinds {
			require.Contains(t, offered["words"].(map[string]any)[fmt.Sprintf("town/%s/kind", square)], kind)
		}
	}
	require.NotContains(t, p.ask("offer", map[string]any{"word": "m5"})["words"].(map[string]any)["town/m5/kind"], "saloon", "a river")
	require.Empty(t, p.ask("offer", map[string]any{"word": "z99"})["ways"])
	river := p.ask("offer", map[string]any{"word": "c6"})
	require.Contains(t, river["words"].(map[string]any)["industry/c6/kind"], "camp", "a building is somebody's")
	require.NotContains(t, river["words"].(map[string]any)["industry/c6/kind"], "farmstead", "no grass")
	require.Equal(t, map[string]any{"owner": "p1"}, river["with"].(map[string]any)["industry/c6/kind camp"])
	p.middle("union-stockyards")
	touch := p.ask("form", map[string]any{})["touch"].(map[string]any)
	require.Contains(t, touch["tracks/Yards"], []any{"slaughtered"}, "the workers there are drawn in the Yards")
	says := p.ask("offer", map[string]any{"ways": [][]any{{"spaces", "build"}}})["says"].(map[string]any)
	require.Contains(t, says["spaces/build/*"], "at the beginning of a year all workers are on the mats")
}

// A square takes the pieces whose owner says where they lie, in every way that the game's actions spell: land and
// buildings. What lies there can be taken away, also by a square that it only covers.
func TestPiecesOfPlayersAreLaidOnASquare(t *testing.T) {
	p := &page{T: t}
	p.middle("union-stockyards")
	c1 := p.ask("offer", map[string]any{"word": "c1"})
	require.Contains(t, c1["ways"], []any{"players", 1.0, "land"})
	words := c1["words"].(map[string]any)
	require.Equal(t, []any{"c1 facing e"}, words["players/1/land/*"], "the plant is south of it")
	require.Equal(t, []any{"c1", "c1 rot 90"}, words["players/0/buildings/smokehouse"])
	require.NotContains(t, words, "players/1/buildings/smokehouse", "it is connected to another plant")
	require.Contains(t, p.ask("offer", map[string]any{"word": "b3"})["says"].(map[string]any)["players/0/land/*"], "US-LAND-05")

	const laid = "yardstick 1\ngame union-stockyards\nseats yellow blue\n" +
		`position {"decision":"placement","year":2,"players":[{"name":"yellow"},{"name":"blue","land":["e5 facing e"]}]}` + "\n---\n"
	p.ask("open", map[string]any{"name": "x.yard", "text": laid})
	f5 := p.ask("offer", map[string]any{"word": "f5"})
	require.Equal(t, []any{"e5 facing e"}, f5["here"].(map[string]any)["players/1/land"])
	require.NotContains(t, f5["words"], "players/0/land/*", "land lies there, which nobody has set in this form")
	require.Contains(t, f5["says"].(map[string]any)["players/0/land/*"], "US-LAND-06")
}

// A list of objects takes one more with the words that the game asks for; what cannot lie there too gives way.
func TestATileIsBuilt(t *testing.T) {
	p := &page{T: t}
	p.middle("frontier")
	ways := p.ask("form", map[string]any{})["touch"].(map[string]any)["lines/railroad-tiles"]
	offered := p.ask("offer", map[string]any{"ways": ways})
	require.Equal(t, map[string]any{"built": []any{map[string]any{"tile": "RR1", "by": "p1"}}, "seen": []any{"RR1"}},
		offered["more"].(map[string]any)["railroad/built"].(map[string]any)["RR1"], "and is no longer face up")
}

// What comes later on the clock follows what comes before: nobody chooses among decisions of another phase.
func TestTheClockOfTheGame(t *testing.T) {
	for game, want := range map[string]map[string][]any{ // with the signs that a position leaves out
		"yardmaster": {"phase": {"set-up", "turn"}, "player": {"p1", "p2"}}, "hell-on-wheels": {"decision": {"bid"}, "opportunist": {"ahead", "behind"}},
		"union-stockyards": {"decision": {"reveal-year", "placement"}}, "frontier": {"decision": {"event", "turn", "over"}},
	} {
		p := &page{T: t}
		p.middle(game)
		found := map[string][]any{}
		for _, hand := range p.ask("form", map[string]any{"said": []string{"counters"}})["clock"].([]any) {
			hand := hand.(map[string]any)
			words, _ := hand["words"].([]any)
			found[fmt.Sprint(hand["way"].([]any)[0])] = words
		}
		for part, words := range want {
			require.Equal(t, words, found[part], "%s %s", game, part)
		}
	}
}

// A way that leads nowhere is no reason to break.
func TestWaysThatLeadNowhere(t *testing.T) {
	p := &page{T: t}
	p.middle("yardmaster")
	for _, way := range [][]any{{}, {"dragon"}, {"players"}, {"players", "ann"}, {"players", 7, "hand"}, {"train", 0}, {"turn", "x", 1}, {1}, {"centre", "x"}, {"players", -7}} {
		require.NotNil(t, p.ask("offer", map[string]any{"ways": [][]any{way}})["words"], "%v", way)
	}
	require.NotEmpty(t, p.refused("offer", map[string]any{"ways": 7}))
}
