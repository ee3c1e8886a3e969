package clerk_test

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// begun is the header of a new record.
func (p *page) begun(params map[string]any) string {
	p.Helper()
	text, err := p.raw("begin", params)
	require.NoError(p, err)
	var header string
	require.NoError(p, json.Unmarshal(text, &header))
	return header
}

// In every game chance is drawn until somebody has to decide, the same from the same seed; drawn again it brings nothing, and what came after
// the place is cut off.
func TestChanceIsDrawnByLot(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			p := &page{T: t}
			seats := entry.Book.SeatNames(entry.Book.Players.Min)
			p.ask("open", map[string]any{"name": "new.yard", "text": p.begun(map[string]any{"game": entry.Name(), "seats": seats})})
			first := p.ask("lots", map[string]any{"seed": 1})
			require.Equal(t, first, p.ask("lots", map[string]any{"seed": 1}))
			opened := p.ask("open", map[string]any{"name": "new.yard", "text": first["text"]})
			require.Nil(t, opened["wrong"])
			require.Equal(t, first["drawn"], opened["right"])
			listed := p.ask("legal", map[string]any{"decisions": opened["right"]})
			require.NotEqual(t, "chance", listed["turn"].(map[string]any)["actor"])
			again := p.ask("lots", map[string]any{"after": opened["right"], "seed": 1})
			require.Zero(t, again["drawn"])
			require.Equal(t, first["text"], again["text"])
			require.Equal(t, first["text"], p.ask("lots", map[string]any{"seed": 1})["text"], "what came after is cut off")
		})
	}
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "new.yard", "text": p.begun(map[string]any{"game": "yardmaster", "seats": []string{"ann", "bob"}})})
	require.NotEqual(t, p.ask("lots", map[string]any{"seed": 1})["text"], p.ask("lots", map[string]any{"seed": 2})["text"])
	require.NotEmpty(t, p.refused("lots", map[string]any{"after": 7}))
}

// A game begins in the middle, in every game, with a position that can be changed.
func TestAGameBeginsInTheMiddle(t *testing.T) {
	for _, entry := range games.All() {
		p := &page{T: t}
		seats := entry.Book.SeatNames(entry.Book.Players.Min)
		text := p.begun(map[string]any{"game": entry.Name(), "seats": seats, "middle": true})
		require.Nil(t, p.ask("open", map[string]any{"name": "new.yard", "text": text})["wrong"], entry.Name())
		require.NotEmpty(t, p.ask("form", map[string]any{})["position"])
	}
}

// What the game filled in follows what somebody sets: who has the token decides how many actions are allowed.
func TestWhatTheGameFilledInFollows(t *testing.T) {
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "new.yard", "text": p.begun(map[string]any{"game": "yardmaster", "seats": []string{"ann", "bob"}, "middle": true})})
	set := p.setter()
	allowed := func(position map[string]any) any { return position["counters"].(map[string]any)["actions-allowed"] }
	require.EqualValues(t, 3, allowed(set("yardmaster", "holder", "ann")))
	require.EqualValues(t, 3, allowed(set("counters", "actions-used", 2)))
	now := set("yardmaster", "side", "down")
	require.EqualValues(t, 2, allowed(now), "ann has the token face down")
	require.EqualValues(t, 2, now["counters"].(map[string]any)["actions-used"], "what was set stays")
	require.EqualValues(t, "ann", now["yardmaster"].(map[string]any)["holder"])
}

// setter returns a function that sets a part of the table, or a member of it, as the page does. The function returns the
// position that a person sees then.
func (p *page) setter() func(part, member string, value any) map[string]any {
	var said []string
	look := func() map[string]any {
		return p.ask("show", map[string]any{"decisions": 0, "setting": true})["position"].(map[string]any)
	}
	return func(part, member string, value any) map[string]any {
		p.Helper()
		was := look()
		is := maps.Clone(was)
		if is[part] = value; member != "" {
			of := maps.Clone(was[part].(map[string]any))
			of[member], is[part] = value, of
		}
		if !slices.Contains(said, part) {
			said = append(said, part)
		}
		built := p.ask("build", map[string]any{"position": is, "said": said, "was": was})
		require.Empty(p, built["says"])
		p.ask("open", map[string]any{"name": "new.yard", "text": built["text"]})
		return look()
	}
}

// A phase that somebody has chosen stays, also where the game would run on to another phase because nobody has cards
// yet. Whose turn it is follows the phase, unless somebody has set it.
func TestThePhaseThatWasChosenStays(t *testing.T) {
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "new.yard", "text": p.begun(map[string]any{"game": "hell-on-wheels", "seats": []string{"ann", "bob", "cal"}, "middle": true})})
	set := p.setter()
	was := p.ask("show", map[string]any{"setting": true})["position"].(map[string]any)["supervisor"]
	require.NotEmpty(t, was)
	require.Equal(t, was, set("phase", "", "taxes")["supervisor"], "nobody takes the token away")
	set("supervisor", "", "cal")
	now := set("phase", "", "establishment")
	require.Equal(t, "establishment", now["phase"])
	require.NotEmpty(t, p.ask("show", map[string]any{})["effects"], "nobody has a card")
	players := now["players"].([]any)
	for i := range players {
		players[i].(map[string]any)["hand"] = []string{"saloon"}
	}
	now = set("players", "", players)
	require.Equal(t, "establishment", now["phase"])
	require.Equal(t, "bob", now["player"], "in Reverse Order from cal")
	require.Equal(t, "visit", now["decision"])
	now = set("supervisor", "", "ann")
	require.Equal(t, "cal", now["player"], "who nobody has set")
	set("player", "", "ann")
	require.Equal(t, "ann", set("supervisor", "", "bob")["player"])
}

// What nobody has set gives way to what somebody has; as little as can be.
func TestThePositionFitsWhatWasSet(t *testing.T) {
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "new.yard", "text": p.begun(map[string]any{"game": "yardmaster", "seats": []string{"ann", "bob"}, "middle": true})})
	base := p.ask("form", map[string]any{})["position"].(map[string]any)
	set := func(change func(position, ann map[string]any), said ...string) map[string]any {
		text, err := json.Marshal(base)
		require.NoError(t, err)
		var position map[string]any
		require.NoError(t, json.Unmarshal(text, &position))
		change(position, position["players"].([]any)[0].(map[string]any))
		return p.ask("build", map[string]any{"position": position, "said": append([]string{}, said...)})
	}
	built := set(func(position, ann map[string]any) {
		ann["hand"], ann["token"] = map[string]any{"coal": 1, "livestock": 4}, "livestock"
	}, "players/0/hand", "players/0/token")
	require.Empty(t, built["says"])
	require.Equal(t, []any{"token of bob", "cargo-draw-pile"}, built["anew"])
	opened := p.ask("open", map[string]any{"name": "new.yard", "text": built["text"]})
	require.Nil(t, opened["wrong"])
	position := p.ask("show", map[string]any{"decisions": 0})["position"].(map[string]any)
	require.Equal(t, base["railcar-draw-pile"], position["railcar-draw-pile"], "what goes with the change stays")
	ann := position["players"].([]any)[0].(map[string]any)
	require.Equal(t, map[string]any{"coal": 1.0, "livestock": 4.0}, ann["hand"])
	require.Equal(t, "livestock", ann["token"])

	// What goes with everything stays as it is; what cannot be at all is refused for its own reason.
	require.Empty(t, set(func(position, ann map[string]any) {})["anew"])
	built = set(func(position, ann map[string]any) { ann["hand"] = map[string]any{"coal": 13} }, "players/0/hand")
	require.Contains(t, built["says"], "coal")
	require.Empty(t, built["text"])
	require.Nil(t, built["anew"])
	built = set(func(position, ann map[string]any) { position["players"] = "nobody" }, "players")
	require.NotEmpty(t, built["says"])
	require.NotEmpty(t, p.ask("build", map[string]any{"position": 7, "said": []string{}})["says"])

	// A part that needs the phase has it, and a number at the top that follows from the players gives way.
	p.ask("open", map[string]any{"name": "new.yard", "text": "yardstick 1\ngame union-stockyards\nseats yellow blue\n" +
		`position {"decision":"placement","players":[{"name":"yellow","cash":3},{"name":"blue"}],"spaces":{"build":["blue"]}}` + "\n---\n"})
	taken := p.ask("form", map[string]any{})["position"].(map[string]any)
	require.NotZero(t, taken["bank"])
	taken["spaces"] = map[string]any{"campaign": []string{"yellow"}}
	require.Empty(t, p.ask("build", map[string]any{"position": taken, "said": []string{"spaces"}})["says"])

	// A part that needs the phase of the game has it, though nobody has set it.
	p.ask("open", map[string]any{"name": "new.yard", "text": "yardstick 1\ngame union-stockyards\nseats yellow blue\nposition {\"decision\":\"placement\"}\n---\n"})
	placed := p.ask("form", map[string]any{})["position"].(map[string]any)
	placed["spaces"] = map[string]any{"build": []string{"yellow"}}
	require.Empty(t, p.ask("build", map[string]any{"position": placed, "said": []string{"spaces"}})["says"])
}
