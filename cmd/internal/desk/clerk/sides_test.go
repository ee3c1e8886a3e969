package clerk_test

import (
	"encoding/json"
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
