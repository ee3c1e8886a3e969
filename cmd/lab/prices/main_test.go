package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/price"
)

// Every answer that can be played has its price, measured of this edition, and the first games come out as they did.
func TestPricesAreUpToDate(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			answers := pick.Answers(entry)
			p, err := price.Read(entry.Book)
			require.NoError(t, err)
			if p == nil {
				require.Empty(t, answers, "run make prices")
				return
			}
			require.Equal(t, entry.Book.Play(), p.Edition, "the rules have changed since prices were measured: run make prices")
			require.Equal(t, uint64(seed), p.Seed)
			several := slices.ContainsFunc(answers, func(a price.Answer) bool { return a.Question != answers[0].Question })
			require.Equal(t, several, len(p.Together) > 0, "two answers are measured together where there are two questions")
			require.Len(t, p.Kinds, 2)
			for n, players := range []string{price.Random, price.Greedy} {
				k, m := p.Kind(players), &meter{entry: entry, players: players}
				require.Len(t, k.Answers, len(answers))
				require.Len(t, k.Openers, entry.Book.Players.Max-entry.Book.Players.Min+1)
				for i, a := range answers {
					require.Equal(t, a, k.Answers[i].Answer)
					if testing.Short() && (i+n)%each(entry) != 0 {
						continue
					}
					now, err := m.price(t.Context(), a, first)
					require.NoError(t, err)
					require.Equal(t, now.First, k.Answers[i].First, "%s: the rules have changed since its price was measured: run make prices", a)
				}
			}
		})
	}
}

// each says that one of so many answers is measured again in the short form.
func each(entry games.Entry) int {
	const short = 6
	return 1 + len(pick.Answers(entry))/short
}

// What is written is read again.
func TestPricesAreText(t *testing.T) {
	yardmaster := games.All()[0]
	a := pick.Answers(yardmaster)[:2]
	p := &price.Prices{Edition: "0123456789ab", Seed: 7, Together: []price.Together{{A: a[0], B: a[1], Games: 9, More: 3}}}
	for _, players := range []string{price.Random, price.Greedy} {
		m := &meter{entry: yardmaster, players: players}
		k, err := m.kind(t.Context(), 12)
		require.NoError(t, err)
		for _, answer := range a {
			measured, err := m.price(t.Context(), answer, 8)
			require.NoError(t, err)
			require.Equal(t, measured.First, measured.All, "no more than the first games")
			k.Answers = append(k.Answers, measured)
		}
		p.Kinds = append(p.Kinds, k)
	}
	read, err := price.Parse(p.Text())
	require.NoError(t, err)
	require.Equal(t, p, read)
	require.Equal(t, &p.Kinds[1].Answers[1], read.Kind(price.Greedy).Of(a[1]))
	require.Nil(t, read.Kind(price.Greedy).Of(price.Answer{Question: "tie", Option: "nobody"}))
	require.Nil(t, read.Kind("lookahead").Of(a[1]))
}

// The dearest come first: what changes winners before what changes paths, one answer a question, and nothing that changes nothing.
func TestDearest(t *testing.T) {
	p := &price.Kind{Answers: []price.Price{
		{Answer: price.Answer{Question: "idle", Option: "x"}, All: price.Change{Games: 10, Ended: 10}},
		{Answer: price.Answer{Question: "path", Option: "x"}, All: price.Change{Games: 10, Ended: 10, List: 9, Path: 9}},
		{Answer: price.Answer{Question: "winner", Option: "x"}, All: price.Change{Games: 10, Ended: 10, List: 3, Path: 3, Winner: 2}},
		{Answer: price.Answer{Question: "winner", Option: "y"}, All: price.Change{Games: 5, Ended: 5, List: 3, Path: 3, Winner: 2}},
	}}
	require.Equal(t, []price.Answer{{Question: "winner", Option: "y"}, {Question: "path", Option: "x"}}, dearest(p, 9))
	require.Len(t, dearest(p, 1), 1)
}

// Shares of winners that reach that of unrelated games are alike; what moves the mean length most is dearest among them.
func TestWhatUnrelatedGamesChangeAsOftenIsNoOrder(t *testing.T) {
	long := estimate.Sums{}
	for n := range 10 {
		long.Add(20 + n)
	}
	p := &price.Kind{Unrelated: estimate.Share{Of: 1000, Hits: 750}, Answers: []price.Price{
		{Answer: price.Answer{Question: "noise", Option: "x"}, All: price.Change{Games: 100, Ended: 100, List: 100, Path: 100, Winner: 80}},
		{Answer: price.Answer{Question: "long", Option: "x"}, All: price.Change{Games: 100, Ended: 100, List: 90, Path: 90, Winner: 76, Length: long}},
		{Answer: price.Answer{Question: "rare", Option: "x"}, All: price.Change{Games: 100, Ended: 100, List: 90, Path: 90, Winner: 9, Length: long}},
	}}
	require.Equal(t, []price.Answer{{Question: "long", Option: "x"}, {Question: "noise", Option: "x"}, {Question: "rare", Option: "x"}}, dearest(p, 9))
}

// Of games without anything in common somebody else wins in most, however many answers there are; it takes two deals to compare.
func TestUnrelatedGames(t *testing.T) {
	entry := games.All()[0]
	tables := entry.Book.Players.Max - entry.Book.Players.Min + 1
	m := &meter{entry: entry, players: price.Random}
	k, err := m.kind(t.Context(), 40+tables)
	require.NoError(t, err)
	require.Equal(t, int64(40), k.Unrelated.Of)
	require.Greater(t, k.Unrelated.Hits, k.Unrelated.Of/4)
	none, err := m.kind(t.Context(), tables)
	require.NoError(t, err)
	require.Zero(t, none.Unrelated)
}

// The answer that holds anyway changes nothing, and another goal changes winners of Yardmaster.
func TestWhatAnAnswerChanges(t *testing.T) {
	i := slices.IndexFunc(games.All(), func(e games.Entry) bool { return e.Book.Question("YM-R-tie") != nil })
	m := &meter{entry: games.All()[i], players: price.Greedy}
	same, err := m.price(t.Context(), price.Answer{Question: "tie", Option: "shared"}, 40)
	require.NoError(t, err)
	none := estimate.Sums{N: 40}
	require.Equal(t, price.Change{Games: 40, Ended: 40, Margin: none, Spread: none, Length: none, Opener: none, Score: none}, same.All)
	reversed, err := m.price(t.Context(), price.Answer{Question: "point-goal", Option: "twenty"}, 40)
	require.NoError(t, err)
	all := &reversed.All
	require.Positive(t, all.Winner)
	require.LessOrEqual(t, all.Winner, all.Path)
	for _, s := range []estimate.Sums{all.Margin, all.Spread, all.Length, all.Opener, all.Score} {
		require.Positive(t, s.Squares)
	}
	m.players = price.Random
	parting, err := m.price(t.Context(), price.Answer{Question: "yard-timing", Option: "any-time"}, 40)
	require.NoError(t, err)
	_, err = m.kind(t.Context(), 40)
	require.NoError(t, err)
	require.Positive(t, parting.All.Path)
	again, err := m.price(t.Context(), parting.Answer, 40)
	require.NoError(t, err)
	require.Equal(t, parting, again, "games that are known are not played again, and change nothing")
}

// Two runs write the same file, which is read again; a run that is stopped writes nothing.
func TestPricesAreWritten(t *testing.T) {
	root := t.TempDir()
	file := filepath.Join(root, "engine", "yardmaster", price.File)
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o777))
	c := &command{Names: []string{"yardmaster"}, Games: 2, Greedy: 1, Together: 1}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	require.ErrorIs(t, c.run(stopped, root, io.Discard), context.Canceled)
	require.NoFileExists(t, file)
	require.NoError(t, c.run(t.Context(), root, io.Discard))
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	p, err := price.Parse(string(text))
	require.NoError(t, err)
	require.Len(t, p.Kind(price.Greedy).Answers, len(pick.Answers(games.All()[0])))
	require.NoError(t, c.run(t.Context(), root, io.Discard))
	again, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(text), string(again))
	require.ErrorContains(t, (&command{Names: []string{"whist"}}).run(t.Context(), root, io.Discard), `unknown game "whist"`)
}
