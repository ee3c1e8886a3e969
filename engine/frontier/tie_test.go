package frontier_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// told plays one decision from a position and finds the effect that has some words in it.
func told(t *testing.T, setup engine.Setup, position, actor, action, words string) engine.Effect {
	t.Helper()
	game := &engine.Local{Game: frontier.New()}
	_, err := game.Start(engine.Start{Setup: setup, Position: []byte(position)})
	require.NoError(t, err)
	out, err := game.Play(actor, action)
	require.NoError(t, err)
	for _, e := range out.Effects {
		if strings.Contains(e.Text, words) {
			return e
		}
	}
	require.Fail(t, "nothing of the kind", "%s in %v", words, out.Effects)
	return engine.Effect{}
}

// Whoever loses a tie at the end is told by which item (FR-SCORE-09), and without a tie nothing is said of the others.
func TestTheEndSaysWhatDecidesATie(t *testing.T) {
	for law, c := range map[string]struct{ money, ann, bob, cal, text string }{
		"no tie": {"points", `"money":20`, `"money":10`, `"money":0`, "ann wins with 2"},
		"the final election": {"points", `"money":0,"election-cube":"health"`, `"money":10`, `"money":0`,
			"ann wins with 1: bob has as many, and the final election decides, 1 to 0"},
		"money": {"points", `"money":0,"political":1`, `"money":10`, `"money":0`, "bob wins with 1: ann has as many, and money decides, 1 to 0"},
		"dollars": {"dollars", `"money":17,"political":5`, `"money":10,"political":5`, `"money":0`,
			"ann wins with 6: bob has as many, and the dollars decide, 17 to 10"},
		"level IV": {"points", `"money":0,"industries":{"lumbering":4},"characters":["A9"]`, `"money":0,"political":1`, `"money":0`,
			"ann wins with 1: bob has as many, and level IV decides, 1 to 0"},
		"the goal": {"points", `"money":0,"political":10,"goal":"G1"`, `"money":0,"political":20`, `"money":0`,
			"ann wins with 20: bob has as many, and the goal decides, 10 to 0"},
		"two rivals": {"points", `"money":0,"political":2`, `"money":10,"political":1`, `"money":20`,
			"cal wins with 2: ann has as many, and money decides, 2 to 0; bob has as many, and money decides, 2 to 1"},
		"two together, and a third": {"points", `"money":10`, `"money":10`, `"money":0,"political":1`,
			"ann and bob win together with 1: cal has as many, and money decides, 1 to 0"},
		"all together": {"points", `"money":10`, `"money":10`, `"money":10`, "ann and bob and cal win together with 1"},
	} {
		setup := engine.Setup{Seats: []string{"ann", "bob", "cal"}, Rulings: map[string]string{"tie-money": c.money}}
		position := fmt.Sprintf(`{"round":13,"player":"cal","starting-player":"ann","first":"ann","mayor":"ann","turn":"cal","players":[{"name":"ann",%s},`+
			`{"name":"bob",%s},{"name":"cal",%s}]}`, c.ann, c.bob, c.cal)
		end := told(t, setup, position, "cal", "end-turn", "the game is over; ")
		require.Equal(t, "the game is over; "+c.text, end.Text, law)
		why := frontier.Score09
		if law == "no tie" {
			why = frontier.Score08
		}
		require.Equal(t, why, end.Clauses[0], law)
	}
}

// Whoever loses a drawn election is told what decides (FR-ELEC-04).
func TestADrawnElectionSaysWhatDecides(t *testing.T) {
	for text, c := range map[string][2]string{
		"ann is elected mayor with 1 vote": {`"election-cube":"health"`, `"political":9`},
		"ann is elected mayor with 1 vote: bob has as many, and the political track decides, 3 to 2": {`"election-cube":"wealth","political":3`, `"election-cube":"health","political":2`},
		"bob is elected mayor with 1 vote: ann has as many, both are at 3 on the political track, and the election cube on health decides": {
			`"election-cube":"wealth","political":3`, `"election-cube":"health","political":3`},
		"ann is elected mayor with 2 votes: bob has as many, both are at 0 on the political track, and the election cube on wealth decides": {
			`"election-cube":"health-wealth"`, `"election-cube":"health-safety"`},
		"ann is elected mayor with 1 vote: bob has as many, both are at 0 on the political track, the election cubes cover the same fields, " +
			"and turn order decides, ann before bob": {`"election-cube":"wealth"`, `"election-cube":"wealth"`},
	} {
		position := fmt.Sprintf(`{"round":4,"player":"bob","starting-player":"ann","first":"ann","mayor":"bob","turn":"bob","players":[{"name":"ann",%s},`+
			`{"name":"bob",%s}]}`, c[0], c[1])
		elected := told(t, engine.Setup{Seats: []string{"ann", "bob"}}, position, "bob", "end-turn", " is elected mayor ")
		require.Equal(t, text, elected.Text)
		if strings.Contains(text, ":") {
			require.Equal(t, []engine.Clause{frontier.Elec04, frontier.Round30, frontier.Gen05}, elected.Clauses)
		} else {
			require.Equal(t, []engine.Clause{frontier.Round30, frontier.Gen05}, elected.Clauses)
		}
	}
}
