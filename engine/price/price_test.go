package price_test

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/price"
)

var (
	update   = flag.Bool("update", false, "measure all prices anew")
	game     = flag.String("game", "", "of this game alone")
	many     = flag.Int("games", 1000, "in so many games")
	together = flag.Int("together", 200, "and for every two answers in so many")
	workers  = flag.Int("workers", 0, "how many games are played at the same time")
)

// first is how many games are measured again by the test.
const first = 20

// dearest is how many questions are measured together.
const dearest = 20

const seed = 1

func meter(entry games.Entry) *price.Meter {
	return &price.Meter{Entry: entry, Seed: seed, Workers: *workers}
}

// measured are all prices of a game.
func measured(t *testing.T, entry games.Entry) *price.Prices {
	t.Helper()
	p := &price.Prices{Edition: entry.Book.Edition(), Seed: seed}
	for _, a := range price.Answers(entry) {
		few, err := meter(entry).Price(t.Context(), a, first)
		require.NoError(t, err)
		all, err := meter(entry).Price(t.Context(), a, *many)
		require.NoError(t, err)
		t.Logf("%s %+v", a, all)
		p.Answers = append(p.Answers, price.Price{Answer: a, First: few, All: all})
	}
	var err error
	p.Unrelated, err = meter(entry).Unrelated(t.Context(), *many)
	require.NoError(t, err)
	p.Together, err = meter(entry).Together(t.Context(), p.Dearest(dearest), *together)
	require.NoError(t, err)
	return p
}

// Every answer that can be played has its price, measured of this edition, and the first games come out as they did.
func TestPricesAreUpToDate(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			if *game != "" && *game != entry.Name() {
				t.Skip("another game")
			}
			if *update {
				file := filepath.Join("..", entry.Room, price.File)
				require.NoError(t, os.WriteFile(file, []byte(measured(t, entry).Text()), 0o644))
				return
			}
			answers := price.Answers(entry)
			p, err := price.Read(entry.Book)
			require.NoError(t, err)
			if p == nil {
				require.Empty(t, answers, "run make prices")
				return
			}
			require.Equal(t, entry.Book.Edition(), p.Edition, "the rules have changed since prices were measured: run make prices")
			require.Equal(t, uint64(seed), p.Seed)
			require.Len(t, p.Answers, len(answers))
			several := slices.ContainsFunc(answers, func(a price.Answer) bool { return a.Question != answers[0].Question })
			require.Equal(t, several, len(p.Together) > 0, "two answers are measured together where there are two questions")
			for i, a := range answers {
				require.Equal(t, a, p.Answers[i].Answer)
				if testing.Short() && i%each(entry) != 0 {
					continue
				}
				now, err := meter(entry).Price(t.Context(), a, first)
				require.NoError(t, err)
				require.Equal(t, now, p.Answers[i].First, "%s: the rules have changed since its price was measured: run make prices", a)
			}
		})
	}
}

// each says that one of so many answers is measured again in the short form.
func each(entry games.Entry) int {
	const short = 6
	return 1 + len(price.Answers(entry))/short
}

// What is written is read again, and what is not written so is refused with the line.
func TestPricesAreText(t *testing.T) {
	yardmaster := games.All()[0]
	a := price.Answers(yardmaster)[:2]
	p := &price.Prices{Edition: "0123456789ab", Seed: 7, Unrelated: estimate.Share{Of: 9, Hits: 6}, Together: []price.Together{{A: a[0], B: a[1], Games: 9, More: 3}}}
	for _, answer := range a {
		c, err := meter(yardmaster).Price(t.Context(), answer, 8)
		require.NoError(t, err)
		p.Answers = append(p.Answers, price.Price{Answer: answer, First: c, All: c})
	}
	read, err := price.Parse(p.Text())
	require.NoError(t, err)
	require.Equal(t, p, read)
	require.Equal(t, &p.Answers[1], read.Of(a[1]))
	require.Nil(t, read.Of(price.Answer{Question: "tie", Option: "nobody"}))
	for _, row := range []struct{ law, text, says string }{
		{"a line has its fields", "price\ta=b\t1\n", `prices.tsv:1: "price" does not begin a line with so many fields: run make prices`},
		{"numbers are whole", "# x\ntogether\ta=b\tc=d\t1\tx\n", `prices.tsv:2: "x" is not a whole number: run make prices`},
		{"few games and all", "price\ta=b\t1\t0\t0\t0\t0\t0\t0\t0\t0\t0\n", "prices.tsv: a=b has one line instead of two: run make prices"},
	} {
		_, err := price.Parse(row.text)
		require.EqualError(t, err, row.says, row.law)
	}
}

// The dearest come first: what changes winners before what changes paths, one answer a question, and nothing that changes nothing.
func TestDearest(t *testing.T) {
	p := &price.Prices{Answers: []price.Price{
		{Answer: price.Answer{Question: "idle", Option: "x"}, All: price.Change{Games: 10, Ended: 10}},
		{Answer: price.Answer{Question: "path", Option: "x"}, All: price.Change{Games: 10, Ended: 10, List: 9, Path: 9}},
		{Answer: price.Answer{Question: "winner", Option: "x"}, All: price.Change{Games: 10, Ended: 10, List: 3, Path: 3, Winner: 2}},
		{Answer: price.Answer{Question: "winner", Option: "y"}, All: price.Change{Games: 5, Ended: 5, List: 3, Path: 3, Winner: 2}},
	}}
	require.Equal(t, []price.Answer{{Question: "winner", Option: "y"}, {Question: "path", Option: "x"}}, p.Dearest(9))
	require.Len(t, p.Dearest(1), 1)
}

// Shares of winners that reach that of unrelated games are alike; what moves the mean length most is dearest among them.
func TestWhatUnrelatedGamesChangeAsOftenIsNoOrder(t *testing.T) {
	long := estimate.Sums{}
	for n := range 10 {
		long.Add(20 + n)
	}
	p := &price.Prices{Unrelated: estimate.Share{Of: 1000, Hits: 750}, Answers: []price.Price{
		{Answer: price.Answer{Question: "noise", Option: "x"}, All: price.Change{Games: 100, Ended: 100, List: 100, Path: 100, Winner: 80}},
		{Answer: price.Answer{Question: "long", Option: "x"}, All: price.Change{Games: 100, Ended: 100, List: 90, Path: 90, Winner: 76, Length: long}},
		{Answer: price.Answer{Question: "rare", Option: "x"}, All: price.Change{Games: 100, Ended: 100, List: 90, Path: 90, Winner: 9, Length: long}},
	}}
	require.Equal(t, []price.Answer{{Question: "long", Option: "x"}, {Question: "noise", Option: "x"}, {Question: "rare", Option: "x"}}, p.Dearest(9))
}

// Of games without anything in common somebody else wins in most, however many answers there are; it takes two deals to compare.
func TestUnrelatedGames(t *testing.T) {
	entry := games.All()[0]
	tables := entry.Book.Players.Max - entry.Book.Players.Min + 1
	share, err := meter(entry).Unrelated(t.Context(), 40+tables)
	require.NoError(t, err)
	require.Equal(t, int64(40), share.Of)
	require.Greater(t, share.Hits, share.Of/4)
	none, err := meter(entry).Unrelated(t.Context(), tables)
	require.NoError(t, err)
	require.Zero(t, none)
}

// The answer that holds anyway changes nothing, and another goal changes winners of Yardmaster.
func TestWhatAnAnswerChanges(t *testing.T) {
	i := slices.IndexFunc(games.All(), func(e games.Entry) bool { return e.Book.Question("YM-R-tie") != nil })
	yardmaster := games.All()[i]
	same, err := meter(yardmaster).Price(t.Context(), price.Answer{Question: "tie", Option: "shared"}, 40)
	require.NoError(t, err)
	require.Equal(t, price.Change{Games: 40, Ended: 40, Margin: same.Margin, Length: same.Length}, same)
	require.Equal(t, int64(40), same.Margin.N)
	require.Zero(t, same.Margin.Squares)
	require.Zero(t, same.Length.Squares)
	reversed, err := meter(yardmaster).Price(t.Context(), price.Answer{Question: "point-goal", Option: "twenty"}, 40)
	require.NoError(t, err)
	require.Positive(t, reversed.Winner)
	require.Positive(t, reversed.Margin.Squares)
	require.LessOrEqual(t, reversed.Winner, reversed.Path)
}
