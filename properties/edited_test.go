package properties

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// A position that a game has reached and somebody has edited is refused, or it is played on under all laws of the game and of the kernel.
func fuzzEdited(f *testing.F, name string) {
	entry, err := games.Find(name)
	require.NoError(f, err)
	e := newEditor(newSubject(entry.Game, entry.Book))
	seeds := 100
	if testing.Short() {
		seeds = 12
	}
	for i := range seeds {
		f.Add(uint64(i), uint16(37*i))
	}
	f.Add(uint64(1<<64-2), uint16(9)) // as an int it is negative
	f.Fuzz(func(t *testing.T, seed uint64, decisions uint16) {
		var last edited
		err := e.try(seed, decisions, func(did edited, _ error) { last = did })
		require.NoError(t, err, last)
	})
}

func FuzzEditedYardmaster(f *testing.F)      { fuzzEdited(f, "yardmaster") }
func FuzzEditedHellOnWheels(f *testing.F)    { fuzzEdited(f, "hell-on-wheels") }
func FuzzEditedUnionStockyards(f *testing.F) { fuzzEdited(f, "union-stockyards") }
func FuzzEditedFrontier(f *testing.F)        { fuzzEdited(f, "frontier") }

// Edits lead to positions that load and to others that do not, and what a position that loads breaks is found.
func TestEditedPositionsShowWhatIsBroken(t *testing.T) {
	t.Parallel()
	const tries = 40
	e := newEditor(newSubject(yardmaster.New(), yardmaster.Book()))
	loaded, refused := 0, 0
	for seed := range uint64(tries) {
		require.NoError(t, e.try(seed, 40, func(did edited, _ error) {
			if did.loads {
				loaded++
			} else {
				refused++
			}
		}))
	}
	require.Greater(t, loaded, tries/10)
	require.Greater(t, refused, tries)
	for _, id := range []string{"positions-load", "listed-is-accepted", "one-actor"} {
		e := newEditor(newSubject(mutants()[id].Of(yardmaster.New()), yardmaster.Book()))
		var err error
		for seed := uint64(0); seed < tries && err == nil; seed++ {
			err = e.try(seed, 40, func(edited, error) {})
		}
		require.ErrorContains(t, err, id)
	}
}
