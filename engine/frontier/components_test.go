package frontier_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func printedFile(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile("components.yaml")
	require.NoError(t, err)
	return data
}

// What the file says and what the generated table says are the same, read by two hands.
func TestThePrintedFileReadsAsTheDefault(t *testing.T) {
	c, err := frontier.ReadComponents(printedFile(t))
	require.NoError(t, err)
	require.Equal(t, frontier.DefaultComponents(), c)
	requireInRange(t, c)
}

// The figures of the rulebook text, one by one.
func TestDefaultComponentsArePrinted(t *testing.T) {
	c := frontier.DefaultComponents()
	require.Equal(t, [6]int{2: 3, 3: 3, 4: 4, 5: 4}, c.Boards)
	require.Equal(t, [4]int{4, 3, 3, 3}, c.RoundsPerEra)
	require.Equal(t, []int{2, 3, 4, 2, 2}, []int{c.Workers, c.PromiseCubes, c.StartMoney, c.StartLogs, c.StartHorses})
	require.Equal(t, [3]frontier.Pair{{Cubes: 2, Spaces: 3}, {Cubes: 2, Spaces: 6}, {Cubes: 2, Spaces: 9}}, c.Pairs)
	require.Equal(t, []int{3, 1, 12}, []int{c.GoalsDealt, c.GoalsKept, c.Dice})
	require.Equal(t, [4]int{5, 5, 5, 1}, c.IndustryCards)
	require.Equal(t, [3]frontier.Suit{frontier.SuitBrown, frontier.SuitGold, frontier.SuitRed}, c.IndustrySuits)
	require.Equal(t, frontier.LogMove{Level: 1, Logs: 2, Basins: 1}, c.Drive)
	require.Equal(t, frontier.LogMove{Level: 3, Basins: 2, Steamboat: true}, c.Tow)
	require.Equal(t, []int{2, 2}, []int{c.Raft.Level, c.Raft.Basins})
	require.Equal(t, []int{3, 1, 2, 2, 5, 1}, []int{c.AnimalsPerCard, c.LogsPerCut, c.SawLevel, c.GrubstakePrice, c.ImprovePrice, c.HaulCubes})
	require.Equal(t, []int{3, 1, 1, 2}, []int{c.DriveSpaces, c.SkipBuildings, c.Breed, c.RustleCattle})
	require.Equal(t, []int{3, 3, 1, 3}, []int{c.Copies, c.FirePerWorker, c.PricePerRevolt, c.MostDamage})
	require.Equal(t, []int{5, 1, 0, 4, 1}, []int{c.TilesLaidOut, c.PointsPerTile, c.StatusStart, c.EventsPerEra, c.StatusDownSpaces})
	require.Equal(t, [3]int{1, 2, 3}, c.Votes)
	require.Equal(t, []int{1, 1, -1, 4, 5}, []int{c.StepPrice, c.PromiseKept, c.PromiseBroken, c.OwnCharacters, c.Tycoons})
	require.Equal(t, []int{10, 2, 10, 10, 0}, []int{c.GoalLimit, c.GoalPoints, c.TitleAt, c.MoneyPerPoint, c.TrackLow})
}

// Every kind of building has its row (FR-COMP-16, FR-COMP-15).
func TestKindsNumberTheRows(t *testing.T) {
	c := frontier.DefaultComponents()
	require.Equal(t, frontier.Work{Name: "camp", Industry: frontier.Lumbering, Level: 1, Price: 3, Where: frontier.WhereForestByRiver}, c.Works[frontier.Camp])
	require.Equal(t, "own-train", c.Works[frontier.OwnTrain].Name)
	require.Equal(t, frontier.Silver, c.Works[frontier.DeepSilver].Metal)
	require.Equal(t, 3, c.Works[frontier.Enclosure].Holds)
	require.Equal(t, "general-store", c.Publics[frontier.GeneralStore].Name)
	require.Equal(t, "wooden-house", c.Publics[frontier.WoodenHouse].Name)
	for k, b := range c.Publics {
		require.Equal(t, frontier.PublicKind(k) == frontier.Steamboat, b.River, b.Name)
	}
	require.Equal(t, "refrigerated", c.Markets[frontier.RefrigeratedCard].Name)
	for i, stable := range []frontier.WorkKind{frontier.HorseStable, frontier.DonkeyStable, frontier.MuleStable, frontier.OxStable} {
		require.Equal(t, c.Yields[i].Animal.String()+"-stable", c.Works[stable].Name)
	}
}

// The map is where the worked set-up of the specification has it: coordinates count from the upstream end and from the north.
func TestTheMap(t *testing.T) {
	c := frontier.DefaultComponents()
	at := func(space string) frontier.Terrain { return c.Map[space[0]-'a'][space[1]-'1'] }
	for space, terrain := range map[string]frontier.Terrain{
		"a1": frontier.Mountain, "d6": frontier.Forest, "e4": frontier.Stream, "h5": frontier.River, "i6": frontier.Plain, "r6": frontier.Grass, "r9": frontier.Desert,
		"x9": frontier.Desert, "f9": frontier.Desert, "o7": frontier.Plain, "l6": frontier.Grass,
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
	require.Equal(t, frontier.Goal{Name: "G1", Title: "State Senator", Track: frontier.Political, Reach: 10, Points: 10}, senator)
	require.True(t, smiths.Count.Publics.Has(frontier.Gunsmith))
	require.False(t, smiths.Count.Publics.Has(frontier.Tailor))
	require.Equal(t, frontier.Further{Kind: frontier.Tailor, Number: 1, By: 1<<frontier.Blacksmith | 1<<frontier.Gunsmith}, smiths.And)
}

func TestWordsOfKinds(t *testing.T) {
	require.Equal(t, "log", frontier.Log.String())
	require.Empty(t, frontier.NoGood.String())
	require.Equal(t, "stream", frontier.Stream.String())
	for terrain, want := range map[frontier.Terrain][3]bool{ // land, water, flat
		frontier.Nowhere: {}, frontier.Forest: {true}, frontier.Grass: {true, false, true}, frontier.Plain: {true, false, true}, frontier.Desert: {true},
		frontier.Mountain: {true}, frontier.River: {false, true}, frontier.Stream: {false, true},
	} {
		require.Equal(t, want, [3]bool{terrain.Land(), terrain.Water(), terrain.Flat()}, terrain)
	}
	for class, political := range map[frontier.Class]bool{
		frontier.ClassHealth: true, frontier.ClassWealth: false, frontier.ClassSafety: true, frontier.ClassHousing: true, frontier.ClassCivic: false,
	} {
		require.Equal(t, political, class.Political(), class)
		field, ok := class.Field()
		require.Equal(t, ok, field <= frontier.Safety && field.String() == class.String(), class)
	}
	require.True(t, frontier.SuitBlack.Joker())
	require.False(t, frontier.SuitBrown.Joker())
	require.True(t, frontier.Rustlers.Severe())
	require.False(t, frontier.Blizzard.Severe())
	require.Equal(t, "red partner sells cattle for improve at by-water: alluvial panic investment telegraph blue train lumbering gun",
		frontier.SuitRed.String()+" "+frontier.RankPartner.String()+" sells "+frontier.Cattle.String()+" for "+frontier.DiscountImprove.String()+" at "+frontier.WhereByWater.String()+
			": "+frontier.Alluvial.String()+" "+frontier.Panic.String()+" "+frontier.Investment.String()+" "+frontier.Telegraph.String()+" "+frontier.TrainBlue.String()+" "+
			frontier.MarketTrain.String()+" "+frontier.Lumbering.String()+" "+frontier.RingGun.String())
}

func TestTooLargeAFileIsNotRead(t *testing.T) {
	_, err := frontier.ReadComponents(bytes.Repeat([]byte("#"), 64<<10+1))
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
		c, err := frontier.ReadComponents(data)
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
		_, err := frontier.ReadComponents(data)
		require.NoError(b, err)
	}
}
