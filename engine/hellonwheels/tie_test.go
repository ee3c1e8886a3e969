package hellonwheels_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// told plays some decisions from a position and finds, among the effects of the last one, that which has some words in it.
func told(t *testing.T, rulings map[string]string, position, words string, decisions ...string) engine.Effect {
	t.Helper()
	game := &engine.Local{Game: hellonwheels.New()}
	_, err := game.Start(engine.Start{Setup: engine.Setup{Seats: []string{"ann", "bob", "cal"}, Rulings: rulings}, Position: []byte(position)})
	require.NoError(t, err)
	var out engine.Outcome
	for _, d := range decisions {
		actor, action, _ := strings.Cut(d, ": ")
		out, err = game.Play(actor, action)
		require.NoError(t, err, d)
	}
	for _, e := range out.Effects {
		if strings.Contains(e.Text, words) {
			return e
		}
	}
	require.Fail(t, "nothing of the kind", "%s in %v", words, out.Effects)
	return engine.Effect{}
}

// Whoever is not Mayor in a tie is told who has as many Civilized cards and that Supervisor Order decides (HOW-TAX-03).
func TestTheMayorSaysWhoIsTied(t *testing.T) {
	for text, c := range map[string]struct{ none, civilized string }{
		"bob is Mayor of the Past Town": {"nobody", `"church#1":"bob"`},
		"bob is Mayor of the Past Town: ann has as many Civilized cards (2), and Supervisor Order from bob decides, bob before ann": {
			"nobody", `"church#1":"bob","jail#1":"bob","school#1":"ann","post-office#1":"ann","town-hall#1":"cal"`},
		"cal is Mayor of the Past Town: ann has as many Civilized cards (1), and Supervisor Order from bob decides, cal before ann": {
			"nobody", `"church#1":"ann","jail#1":"cal"`},
		"bob is Mayor of the Past Town: ann and cal have as many Civilized cards (1), and Supervisor Order from bob decides, bob before ann and cal": {
			"nobody", `"church#1":"ann","jail#1":"cal","school#1":"bob"`},
		"bob is Mayor of the Past Town: nobody has a Civilized card there, and Supervisor Order from bob decides, bob before ann and cal": {
			"supervisor", ``},
	} {
		position := fmt.Sprintf(`{"turn":3,"phase":"civilized","opportunist":"behind","player":"cal","passes":2,"supervisor":"bob",`+
			`"past":{"town":"cheyenne","civilized":{%s}},"present":{"town":"benton"},"future":{"town":"rawlins"},`+
			`"players":[{"name":"ann"},{"name":"bob"},{"name":"cal","hand":["hangers-on"]}]}`, c.civilized)
		mayor := told(t, map[string]string{"mayor-none": c.none}, position, "Mayor of the Past Town", "cal: pass")
		require.Equal(t, text, mayor.Text)
		if strings.Contains(text, ":") {
			require.Equal(t, []engine.Clause{hellonwheels.Tax03, hellonwheels.Tax02}, mayor.Clauses)
		} else {
			require.Equal(t, []engine.Clause{hellonwheels.Tax02}, mayor.Clauses)
		}
	}
}

// Who has bid as much as the Supervisor is told which roll decides: the last one, or that of a round before it (HOW-SUP-05).
func TestTheSupervisorSaysWhoIsTied(t *testing.T) {
	const palms = `{"turn":3,"phase":"supervisor","supervisor":"ann","past":{"town":"omaha"},"present":{"town":"benton"},"future":{"town":"rawlins"}}`
	for text, decisions := range map[string][]string{
		"cal is Supervisor": {"ann: bid 4", "bob: bid 4", "cal: bid 5"},
		"bob is Supervisor: ann has bid as much (4K), and the roll decides (6 to 3)": {
			"ann: bid 4", "bob: bid 4", "cal: bid 2", "chance: roll 3 for ann", "chance: roll 6 for bob"},
		"bob is Supervisor: ann has bid as much (4K), and the roll decides (5 to 1); cal has bid as much (4K), and an earlier roll decides": {
			"ann: bid 4", "bob: bid 4", "cal: bid 4", "chance: roll 6 for ann", "chance: roll 6 for bob", "chance: roll 2 for cal",
			"chance: roll 1 for ann", "chance: roll 5 for bob"},
	} {
		chosen := told(t, nil, palms, " is Supervisor", decisions...)
		require.Equal(t, text, chosen.Text)
		if strings.Contains(text, ":") {
			require.Equal(t, hellonwheels.Sup05, chosen.Clauses[0])
		} else {
			require.Equal(t, hellonwheels.Sup04, chosen.Clauses[0])
		}
	}
}

// Who has as much money as the winner is told what decides under the answer (HOW-R-winner-tie).
func TestTheEndSaysWhoIsTied(t *testing.T) {
	const end = `{"turn":9,"phase":"future-town","opportunist":"behind","player":"ann","passes":2,"supervisor":"bob","past":{"town":"omaha"},` +
		`"present":{"town":"benton"},"future":{"town":"rawlins"},"town-deck":[],` +
		`"players":[{"name":"ann","cash":30,"hand":["entrepreneur"]},{"name":"bob","cash":%d},{"name":"cal","cash":30}]}`
	for text, c := range map[string]struct {
		answer    string
		bob       int
		decisions []string
		first     engine.Clause
	}{
		"bob wins with 40K":                 {"supervisor-order", 40, nil, hellonwheels.Aim04},
		"ann and cal win together with 30K": {"shared", 20, nil, hellonwheels.Aim04},
		"cal wins with 30K: ann has as much, and Supervisor Order from bob decides, cal before ann":                  {"supervisor-order", 20, nil, hellonwheels.Ord04},
		"bob wins with 30K: ann and cal have as much, and Supervisor Order from bob decides, bob before ann and cal": {"supervisor-order", 30, nil, hellonwheels.Ord04},
		"cal wins with 30K: ann has as much, and the roll decides (5 to 4)": {"roll-off", 20, []string{"chance: roll 4 for ann", "chance: roll 5 for cal"},
			hellonwheels.Sup05},
	} {
		decisions := append([]string{"ann: pass"}, c.decisions...)
		over := told(t, map[string]string{"winner-tie": c.answer}, fmt.Sprintf(end, c.bob), "the game is over; ", decisions...)
		require.Equal(t, "the game is over; "+text, over.Text)
		require.Equal(t, c.first, over.Clauses[0], text)
	}
}
