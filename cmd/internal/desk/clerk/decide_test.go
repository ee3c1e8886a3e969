package clerk_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

const raided = "yardstick 2\ngame hell-on-wheels\nseats ann bob\n" +
	`position {"phase":"customer","opportunist":"ahead","player":"ann","players":[{"name":"ann","hand":["lawmen"]}],` +
	`"present":{"town":"cheyenne","establishments":{"saloon#3":"bob"%s}}}` + "\n---\n"

// What people type at the page is read as yardstick judge reads it: one saloon needs no number, of two the page asks which.
func TestTheDeskReadsWhatIsTried(t *testing.T) {
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "x.yard", "text": fmt.Sprintf(raided, "")})
	got := p.ask("decide", map[string]any{"actor": "ann", "action": "raid lawmen discard saloon at present"})
	require.Equal(t, "raid lawmen discard saloon#3 at present", got["action"])
	require.Equal(t, "HOW-RAID-03", got["refusal"].(map[string]any)["clause"])
	p.ask("open", map[string]any{"name": "x.yard", "text": fmt.Sprintf(raided, `,"saloon#4":"ann"`)})
	got = p.ask("decide", map[string]any{"actor": "ann", "action": "Raid with the lawmen: the saloon at present"})
	require.Equal(t, []any{"raid lawmen discard saloon#3 at present", "raid lawmen discard saloon#4 at present"}, got["several"])
}

// A verdict at the desk names no flag of a command and no number of pieces below 0, and says what was not found only at the end
// of the search. A legal action has the sentences of its rules.
func TestAVerdictForAPhone(t *testing.T) {
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "x.yard", "text": "yardstick 1\ngame frontier\nseats jim kim\n" +
		`position {"player":"kim","players":[{"name":"jim"},{"name":"kim","money":40}]}` + "\n---\n"})
	short := p.ask("judge", map[string]any{"try": "kim: develop railroad", "after": 0, "others": 0})
	require.Contains(t, short["markdown"], "they are assumed")
	require.NotContains(t, short["markdown"], "bank -")
	require.NotEmpty(t, short["sentences"])
	for i, words := range [][]string{{"; --", "no small change"}, {"; --"}} {
		for _, action := range []string{"kim: build town-hall at f8", "kim: end-turn", "kim: build dam at a1"} {
			said := p.ask("judge", map[string]any{"try": action, "after": 0, "others": i})["markdown"]
			for _, word := range words {
				require.NotContains(t, said, word, action)
			}
		}
	}
}

// Every game with phrases lists the kinds of its actions with the words that fill their gaps, and what is made of them is an action.
func TestEveryKindOfActionIsListed(t *testing.T) {
	for _, entry := range games.All() {
		p := &page{T: t}
		seats := p.middle(entry.Name())
		got := p.ask("kinds", map[string]any{})
		words := got["words"].(map[string]any)
		kinds := got["kinds"].([]any)
		local := &engine.Local{Game: entry.Game}
		_, err := local.Start(engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: entry.Book.SeatNames(entry.Book.Players.Min)}})
		require.NoError(t, err)
		_, speaks := local.State().(typed.Speaker)
		require.Equal(t, speaks, len(kinds) > 0, entry.Name())
		for _, kind := range kinds {
			isAction := false
			for _, action := range made(kind.(map[string]any), words) {
				_, err := p.raw("decide", map[string]any{"actor": seats[0], "action": action})
				if isAction = err == nil || !strings.Contains(err.Error(), "is not an action"); isAction {
					break
				}
			}
			require.True(t, isAction, "%s: %v", entry.Name(), kind)
		}
	}
}

// made returns actions of a kind: each word in the first gap, and the last word or 1 in the other gaps.
func made(kind, words map[string]any) (actions []string) {
	actions = []string{""}
	gaps, _ := kind["gaps"].([]any)
	for i, each := range gaps {
		gap := each.(map[string]any)
		fills, _ := words[gap["blanks"].([]any)[0].(string)].([]any)
		if fills == nil {
			fills = []any{"1"}
		}
		var more []string
		for _, fill := range fills[max(0, (len(fills)-1)*min(i, 1)):] {
			word := fill.(string)
			if gap["many"] == "runs" {
				word += "*1"
			}
			for _, a := range actions {
				more = append(more, a+gap["before"].(string)+word)
			}
		}
		actions = more
	}
	tail, _ := kind["tail"].(string)
	for i := range actions {
		actions[i] += tail
	}
	return actions
}
