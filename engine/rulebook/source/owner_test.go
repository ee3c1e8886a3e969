package source_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// owner reads an owner's file over a printed one in which the toll and the side may vary.
func owner(printed string) func(data []byte) (source.Given, error) {
	overlay := source.Overlay{
		Varies: func(field string) (int, int, bool) { return -9, 99, field != "wheels" },
		Words: func(field string) []string {
			if field == "side" {
				return []string{"left", "right"}
			}
			return nil
		},
		Fixed: func(string) string { return ", which is fixed" },
	}
	file := source.NewPrinted(&rulebook.Book{Files: fstest.MapFS{"components.yaml": {Data: []byte(printed)}}})
	return func(data []byte) (source.Given, error) { return file.Read(overlay, data) }
}

const printedGate = "toll: 2\ntwice: 4\nwheels: 4\nside: left\nkeeper: Ann\n"

func TestWhatAnOwnersFileGives(t *testing.T) {
	given, err := owner(printedGate)([]byte("toll: -3\nside: right\ntwice: -6"))
	require.NoError(t, err)
	require.Equal(t, -3, given.Number("toll", 2))
	require.Equal(t, 4, given.Number("wheels", 4), "what is left out is as printed")
	require.Equal(t, "right", given["side"].Value())
	require.NoError(t, given.Follows("twice", -6))
	require.NoError(t, given.Follows("wheels", 9), "what is left out follows from anything")
	require.EqualError(t, given.Follows("twice", 4), "line 3: twice: is -6; allowed: 4, which follows from the other numbers")
	require.EqualError(t, given.Wrong("twice", "toll", "is odd", "even"), "line 3: twice: is odd; allowed: even")
	require.EqualError(t, given.Wrong("wheels", "toll", "is odd", "even"), "line 1: toll: is odd; allowed: even")
}

func TestOwnersFilesThatAreRefused(t *testing.T) {
	for _, row := range []struct{ law, given, want string }{
		{"another word", "side: up", `line 1: side: is the text "up"; allowed: left, right`},
		{"no word", "side: 1", "line 1: side: is 1; allowed: left, right"},
		{"a text that is fixed", "keeper: Bob", `line 1: keeper: is the text "Bob"; allowed: Ann, which is fixed`},
		{"no document", "", "line 1: the document is empty; allowed: a mapping"},
	} {
		t.Run(row.law, func(t *testing.T) {
			_, err := owner(printedGate)([]byte(row.given))
			require.EqualError(t, err, row.want)
		})
	}
}

func TestAnInvalidPrintedFile(t *testing.T) {
	_, err := owner("toll: [")([]byte("toll: 1"))
	require.ErrorContains(t, err, "components.yaml:1: ")
	_, err = source.NewPrinted(&rulebook.Book{Files: fstest.MapFS{}}).Root()
	require.ErrorIs(t, err, fs.ErrNotExist)
}

// A missing number stays as it was, or is an error if there is nothing but the file.
func TestAFillerThatIsAlone(t *testing.T) {
	given, err := owner(printedGate)([]byte("toll: 3"))
	require.NoError(t, err)
	toll, wheels := 2, 4
	f := source.Filler{Given: given}
	f.Set(&toll, "toll")
	f.Set(&wheels, "wheels")
	require.NoError(t, f.Err)
	require.Equal(t, []int{3, 4}, []int{toll, wheels})
	f.Alone = true
	f.Set(&toll, "toll")
	require.NoError(t, f.Err)
	f.Set(&wheels, "wheels")
	require.EqualError(t, f.Err, "line 1: wheels: is missing; allowed: a whole number")
}

func TestAFillerFindsItsWay(t *testing.T) {
	root, err := source.Parse([]byte("gates: [{id: north, wide: 3}]"), 1000)
	require.NoError(t, err)
	var f source.Filler
	require.Equal(t, "3", f.At(root, "gates", "north", "wide").Value())
	require.NoError(t, f.Err)
	require.Equal(t, source.Nothing, f.At(root, "gates", "south").Kind)
	require.EqualError(t, f.Err, "line 1: gates.south: is missing")
}
