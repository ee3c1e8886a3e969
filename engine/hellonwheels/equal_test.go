package hellonwheels_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// Positions are equal if their games are set up alike, whoever has set them up; else they are not, although the same lies on the table.
func TestEqualPositionsAreOfGamesSetUpAlike(t *testing.T) {
	seats := []string{"ann", "bob"}
	open := func(s engine.Setup) engine.State {
		t.Helper()
		state, err := hellonwheels.New().New(s, nil)
		require.NoError(t, err)
		return state
	}
	own := engine.Setup{Seats: seats, Components: []byte("prices:\n  civilized-card: {value: 2}\n")}
	ruled := engine.Setup{Seats: seats, Rulings: map[string]string{"credit": "credit"}}
	first := open(engine.Setup{Seats: seats})
	require.True(t, first.Equal(open(engine.Setup{Seats: []string{"ann", "bob"}})))
	require.True(t, open(own).Equal(open(own)))
	require.True(t, open(ruled).Equal(open(ruled)))
	for law, other := range map[string]engine.Setup{
		"other players":    {Seats: []string{"ann", "cid"}},
		"other order":      {Seats: []string{"bob", "ann"}},
		"another answer":   ruled,
		"an owner's box":   own,
		"both differently": {Seats: seats, Rulings: ruled.Rulings, Components: own.Components},
	} {
		require.False(t, first.Equal(open(other)), law)
		require.False(t, open(other).Equal(first), law)
	}
	require.False(t, open(ruled).Equal(open(engine.Setup{Seats: []string{"ann", "cid"}, Rulings: ruled.Rulings})), "an answer alike")
	require.False(t, open(own).Equal(open(engine.Setup{Seats: []string{"ann", "cid"}, Components: own.Components})), "a box alike")
	require.False(t, first.Equal(nil))
	require.False(t, first.Alike(nil), "another game's state")
}
