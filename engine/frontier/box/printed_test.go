package box_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func printedFile(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile("../components.yaml")
	require.NoError(t, err)
	return data
}

// What the file says and what the generated table says are the same, read by two hands.
func TestThePrintedFileReadsAsTheDefault(t *testing.T) {
	c, err := frontier.ReadComponents(engine.Setup{Components: printedFile(t)})
	require.NoError(t, err)
	require.Equal(t, frontier.DefaultComponents(), c)
	requireInRange(t, c)
}

// Every kind of building has its row (FR-COMP-16, FR-COMP-15).
func TestKindsNumberTheRows(t *testing.T) {
	c := frontier.DefaultComponents()
	require.Equal(t, box.Work{Name: "camp", Industry: box.Lumbering, Level: 1, Price: 3, Where: box.WhereForestByRiver}, *c.Work(box.Camp))
	require.Equal(t, "own-train", c.Work(box.OwnTrain).Name)
	require.Equal(t, box.Silver, c.Work(box.DeepSilver).Metal)
	require.Equal(t, 3, c.Work(box.Enclosure).Holds)
	require.Equal(t, "general-store", c.Public(box.GeneralStore).Name)
	require.Equal(t, "wooden-house", c.Public(box.WoodenHouse).Name)
	for k, b := range c.Publics {
		require.Equal(t, box.FirstPublic+box.Piece(k) == box.Steamboat, b.River, b.Name)
	}
	require.Equal(t, "refrigerated", c.Markets[box.RefrigeratedCard].Name)
	for i, stable := range []box.Piece{box.HorseStable, box.DonkeyStable, box.MuleStable, box.OxStable} {
		require.Equal(t, c.Yields[i].Animal.String()+"-stable", c.Work(stable).Name)
	}
}

// The map is where the worked set-up of the specification has it: coordinates count from the upstream end and from the north.
func TestTheMap(t *testing.T) {
	c := frontier.DefaultComponents()
	at := func(space string) box.Terrain { return c.Map[space[0]-'a'][space[1]-'1'] }
	for space, terrain := range map[string]box.Terrain{
		"a1": box.Mountain, "d6": box.Forest, "e4": box.Stream, "h5": box.River, "i6": box.Plain, "r6": box.Grass, "r9": box.Desert,
		"x9": box.Desert, "f9": box.Desert, "o7": box.Plain, "l6": box.Grass,
	} {
		require.Equal(t, terrain, at(space), space)
	}
	var spots []string
	for _, s := range c.Spots[:c.SpotCount] {
		spots = append(spots, s.String())
	}
	require.Equal(t, []string{"h4", "k4", "h6", "k6"}, spots)
	require.Equal(t, "m5", c.Basins[4].Spaces[0].String())
}

// A step on the election board keeps the fields and raises the value by one (FR-GEN-04).
func TestElectionSpaces(t *testing.T) {
	c := frontier.DefaultComponents()
	for _, from := range c.Election {
		covered := 0
		for to, can := range from.Next {
			next := c.Election[to]
			keeps := true
			for f, covers := range from.Fields {
				keeps = keeps && (!covers || next.Fields[f])
			}
			require.Equal(t, next.Value == from.Value+1 && keeps, can, "%s to %s", from.Name, next.Name)
		}
		for _, covers := range from.Fields {
			if covers {
				covered++
			}
		}
		require.Equal(t, from.Value, covered)
	}
}

// Every goal is worth ten at most, and those of conditions exactly ten (FR-CARD-16, FR-CARD-20).
func TestGoals(t *testing.T) {
	c := frontier.DefaultComponents()
	for _, g := range c.Goals {
		worth := g.Points + c.GoalPoints*(g.Most+g.And.Number) + g.LevelFour + g.Industry.Most
		if g.BankWithGold {
			worth += c.GoalPoints
		}
		if g.MoneyPer > 0 {
			worth += g.MoneyUpTo / g.MoneyPer * g.MoneyPoints
		}
		require.Equal(t, c.GoalLimit, worth, g.Name)
	}
	senator, smiths := c.Goals[0], c.Goals[6]
	require.Equal(t, box.Goal{Name: "G1", Title: "State Senator", Track: box.Political, Reach: 10, Points: 10}, senator)
	require.True(t, smiths.Count.Publics.Has(box.Gunsmith))
	require.False(t, smiths.Count.Publics.Has(box.Tailor))
	require.Equal(t, box.Further{Kind: box.Tailor, Number: 1, By: 1<<box.Blacksmith | 1<<box.Gunsmith}, smiths.And)
}

func TestWordsOfKinds(t *testing.T) {
	require.Equal(t, "log", box.Log.String())
	require.Empty(t, box.NoGood.String())
	require.Equal(t, "stream", box.Stream.String())
	for terrain, want := range map[box.Terrain][3]bool{ // land, water, flat
		box.Nowhere: {}, box.Forest: {true}, box.Grass: {true, false, true}, box.Plain: {true, false, true}, box.Desert: {true},
		box.Mountain: {true}, box.River: {false, true}, box.Stream: {false, true},
	} {
		require.Equal(t, want, [3]bool{terrain.Land(), terrain.Water(), terrain.Flat()}, terrain)
	}
	for class, political := range map[box.Class]bool{
		box.ClassHealth: true, box.ClassWealth: false, box.ClassSafety: true, box.ClassHousing: true, box.ClassCivic: false,
	} {
		require.Equal(t, political, class.Political(), class)
		field, ok := class.Field()
		require.Equal(t, ok, field <= box.Safety && field.String() == class.String(), class)
	}
	require.True(t, box.SuitBlack.Joker())
	require.False(t, box.SuitBrown.Joker())
	require.True(t, box.Rustlers.Severe())
	require.False(t, box.Blizzard.Severe())
	require.Equal(t, "red partner sells cattle for improve at by-water: alluvial panic investment telegraph blue train lumbering gun",
		box.SuitRed.String()+" "+box.RankPartner.String()+" sells "+box.Cattle.String()+" for "+box.DiscountImprove.String()+" at "+
			box.WhereByWater.String()+
			": "+box.Alluvial.String()+" "+box.Panic.String()+" "+box.Investment.String()+" "+box.Telegraph.String()+" "+
			box.TrainBlue.String()+" "+
			box.MarketTrain.String()+" "+box.Lumbering.String()+" "+box.RingGun.String())
}

func TestTooLargeAFileIsNotRead(t *testing.T) {
	_, err := frontier.ReadComponents(engine.Setup{Components: bytes.Repeat([]byte("#"), 64<<10+1)})
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
		c, err := frontier.ReadComponents(engine.Setup{Components: data})
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
		_, err := frontier.ReadComponents(engine.Setup{Components: data})
		require.NoError(b, err)
	}
}
