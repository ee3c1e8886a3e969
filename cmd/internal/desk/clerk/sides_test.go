package clerk_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

const payday = `yardstick 2
game hell-on-wheels
seats ann bob
position {"turn":2,"phase":"present-town","present":{"town":"benton","establishments":{"saloon#1":"ann","saloon#2":"bob"}}}
---
chance: town julesberg to future
`

// The start of a record is judged without its decisions, as a scenario and below a picture too; no command asks about it.
func TestTheStartIsJudged(t *testing.T) {
	p := &page{T: t}
	opened := p.ask("open", map[string]any{"name": "a.yard", "text": payday})
	require.Equal(t, true, opened["positioned"])
	got := p.ask("judge", map[string]any{"start": true})
	require.Equal(t, true, got["upheld"])
	require.Equal(t, 0.0, got["decision"])
	require.NotContains(t, got, "command")
	require.NotEmpty(t, got["other-answers"].(map[string]any)["ends"])
	require.NotContains(t, p.ask("write", map[string]any{"start": true, "ending": ".yard"})["text"], "chance: town")
	require.Contains(t, p.ask("picture", map[string]any{"wide": 600, "judge": map[string]any{"start": true}})["text"], "no decision yet: the game can begin here")
}

// The end of a game that was set up is answered with the winner and the parts of each score.
func TestAFinishedTableShowsItsScores(t *testing.T) {
	p := &page{T: t}
	position, err := os.ReadFile("testdata/finished.yard")
	require.NoError(t, err)
	p.ask("open", map[string]any{"name": "a.yard", "text": string(position)})
	var says []string
	for _, e := range p.ask("judge", map[string]any{"start": true})["effects"].([]any) {
		says = append(says, e.(map[string]any)["text"].(string))
	}
	require.Equal(t, []string{"ann has 8 points: tracks 6, goal 0, level IV 0, money 2, final election 0",
		"bob has 8 points: tracks 5, goal 0, level IV 0, money 3, final election 0"}, says)
	text := p.ask("picture", map[string]any{"wide": 600, "judge": map[string]any{"start": true}})["text"]
	require.Contains(t, text, "the game is over: bob has won")
}

// Two tables have the parts not in common that one draws otherwise than the other.
func TestTablesBesideEachOther(t *testing.T) {
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "a.yard", "text": payday})
	p.ask("open", map[string]any{"name": "a.yard", "text": payday, "side": "other", "rulings": []string{"modifier-payout=cards-only"}})
	compared := func(here, there int) (paths []string) {
		text, err := p.raw("beside", map[string]any{"other": "other", "here": here, "there": there})
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(text, &paths))
		return paths
	}
	require.NotEmpty(t, compared(1, 1))
	require.Greater(t, len(compared(1, 0)), len(compared(1, 1)))
	p.ask("open", map[string]any{"name": "a.yard", "text": payday, "side": "other"})
	require.Equal(t, []string{}, compared(1, 1))
	require.Equal(t, "no record is open on this side of the desk", p.refused("beside", map[string]any{"other": "third"}))
}
