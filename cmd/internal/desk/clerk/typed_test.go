package clerk_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The page reads what people type as the commands do, and says what was read as what; what can mean several is asked back.
func TestThePageReadsWhatPeopleType(t *testing.T) {
	const table = "yardstick 2\ngame hell-on-wheels\nseats ann bob\n" +
		`position {"phase":"civilized","player":"bob","players":[{"name":"bob","hand":["church#1","jail#1"]}]}` + "\n---\n"
	p := &page{T: t}
	opened := p.ask("open", map[string]any{"name": "x.yard", "text": table + "Bob builds the church at the future town\n"})
	require.Equal(t, []any{map[string]any{"line": 6.0, "said": "Bob builds the church at the future town",
		"read": "bob: civilize church at future"}}, opened["read"])
	require.Equal(t, 1.0, opened["right"])
	judged := p.ask("judge", map[string]any{"others": 0})
	require.Equal(t, true, judged["upheld"])
	require.Contains(t, judged["markdown"], `is read as "bob: civilize church at future"`)

	p.ask("open", map[string]any{"name": "x.yard", "text": table})
	judged = p.ask("judge", map[string]any{"try": "bob: build jail at future", "others": 0})
	require.Equal(t, "civilize jail at future", judged["action"])
	require.Contains(t, judged["markdown"], `"bob: build jail at future" is read as "bob: civilize jail at future"`)
	require.Equal(t, `"civilize" can mean "civilize church at past", "civilize church at future", "civilize jail at past" or "civilize jail at future"; `+
		"write the one that is meant", p.refused("judge", map[string]any{"try": "bob: civilize", "others": 0}))
}
