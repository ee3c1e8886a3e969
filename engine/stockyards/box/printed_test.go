package box_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

func printedFile(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile("../components.yaml")
	require.NoError(t, err)
	return data
}

// What the file says and what the generated table says are the same, read by two hands.
func TestThePrintedFileReadsAsTheDefault(t *testing.T) {
	c, err := stockyards.ReadComponents(engine.Setup{Components: printedFile(t)})
	require.NoError(t, err)
	require.Equal(t, stockyards.DefaultComponents(), c)
}

// Every year card does what the reference page says, and nothing else (US-Y1-01 to US-Y6-06).
func TestYearCards(t *testing.T) {
	type card = box.YearCard
	c := stockyards.DefaultComponents()
	building := func(name string) int8 {
		for i, b := range c.Buildings {
			if b.Name == name {
				return int8(i)
			}
		}
		t.Fatal(name)
		return 0
	}
	meat := func(beef, pork int) box.Gain { return box.Gain{Meat: [3]int{beef, pork, 0}} }
	brand := box.Gain{Brand: 2}
	want := []card{
		{Gain: meat(0, 1)}, {OthersTokens: 1}, {Event: true, RemoveCattle: 2}, {DropToken: 1},
		{Cash: 5, GainToken: 1}, {Cost: 1, Gain: brand}, {Event: true, AllPrices: 1}, {Cost: 1, Futures: true},
		{Event: true, AddEach: 1}, {Gain: meat(3, 0), OthersBeef: 1}, {Cost: 1, LastWorkers: 2}, {Event: true, AllBrand: -1},
		{Event: true, AllBrand: 1}, {Gain: meat(2, 0), BonusBeef: 1, BonusWith: building("sausage-kitchen")}, {Event: true, AllPrices: 1},
		{Cost: 2, Branches: 2, OnlyIn: [5]bool{1: true, 3: true}},
		{Event: true, AllPrices: 1}, {Gain: meat(1, 1), BonusBeef: 1, BonusWith: building("canning-factory")}, {Event: true, Away: 1},
		{Event: true, Away: 1},
		{Event: true, AllPrices: 1}, {Cost: 1, Gain: brand}, {Cost: 1, DropToken: 1}, {Gain: meat(3, 0)},
	}
	actions := 0
	for i, have := range c.YearCards {
		require.Equal(t, i/4+1, have.Year, have.Name)
		if !have.Event {
			require.EqualValues(t, actions, have.Action, have.Name)
			require.True(t, strings.HasSuffix(have.Name, box.YearActions[actions]), have.Name)
			actions++
		}
		if want[i].BonusBeef == 0 {
			want[i].BonusWith = -1
		}
		have.Name, have.Title, have.Date, have.Year, have.Action, have.Spirit = "", "", 0, 0, 0, 0
		require.Equal(t, want[i], have, c.YearCards[i].Name)
	}
	require.Equal(t, len(box.YearActions), actions)
}

// The facts about the set-up of buildings (US-CMP-03, US-SETUP-05, US-SETUP-08).
func TestBuildings(t *testing.T) {
	c := stockyards.DefaultComponents()
	var marked, all [3]int
	names := map[string]bool{}
	for _, b := range c.Buildings {
		all[b.Deck]++
		if b.TwoPlayer {
			marked[b.Deck]++
		}
		require.Equal(t, c.Shapes[b.Shape].Size, b.Squares, b.Name)
		require.NotEmpty(t, c.Colours[b.Colour], b.Name)
		require.False(t, names[b.Name])
		names[b.Name] = true
	}
	require.Equal(t, [3]int{4, 6, 0}, marked)
	require.Equal(t, [3]int{6, 8, 6}, all)
}

func TestTooLargeAFileIsNotRead(t *testing.T) {
	_, err := stockyards.ReadComponents(engine.Setup{Components: bytes.Repeat([]byte("#"), 64<<10+1)})
	require.EqualError(t, err, "line 1: the document has 65537 bytes; allowed: at most 65536")
}

func FuzzReadComponents(f *testing.F) {
	f.Add(printedFile(f))
	for _, row := range replaced {
		f.Add([]byte(row.given))
	}
	for _, row := range refused {
		f.Add([]byte(row.given))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := stockyards.ReadComponents(engine.Setup{Components: data})
		if err != nil {
			var e *source.Error
			require.ErrorAs(t, err, &e)
			require.Positive(t, e.Line)
			require.NotContains(t, err.Error(), "\n")
			return
		}
		requireInRange(t, c)
	})
}

func BenchmarkReadComponents(b *testing.B) {
	data := printedFile(b)
	b.ReportAllocs()
	for b.Loop() {
		_, err := stockyards.ReadComponents(engine.Setup{Components: data})
		require.NoError(b, err)
	}
}
