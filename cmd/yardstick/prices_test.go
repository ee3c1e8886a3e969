package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/price"
)

// Every playable answer but the default has a price, and the register describes the measurement.
func TestTheRegisterHasPrices(t *testing.T) {
	for _, entry := range games.All() {
		answers := 0
		for _, q := range entry.Book.Questions {
			if !q.Fixed {
				answers += len(q.Options) - 1
			}
		}
		if answers == 0 {
			continue
		}
		out, code := asked(t, "", "rules", entry.Book.Game, "--questions", "-v")
		require.Zero(t, code)
		require.Equal(t, answers, strings.Count(out, "\n  price of "), entry.Book.Game)
		require.Regexp(t, `(?m)^prices: under each answer and under the default, Yardstick played \d+ games of random players`, out)
		require.NotContains(t, out, "under other rules")
		require.Contains(t, strings.Join(strings.Fields(out), " "), ". Legal, path and winner are the shares of games in which another action "+
			"is legal, another decision is taken, or another player wins. Margin and length are the mean changes of the lead over the second "+
			"player and of the number of decisions. Intervals cover 95 %. Between two unrelated games at the same table, the winner differs in ")
	}
}

// By price, questions are in the order of changed winners, up to the share of unrelated games, without pairs.
func TestTheDearestFirst(t *testing.T) {
	questions := func(flags ...string) *answer.Rules {
		out, code := asked(t, "", append([]string{"rules", "yardmaster", "--questions", "--json"}, flags...)...)
		require.Zero(t, code)
		var said answer.Rules
		require.NoError(t, json.Unmarshal([]byte(out), &said))
		return &said
	}
	last := 1.0
	said := questions("--sort", "price", "--pairs")
	for _, q := range said.Questions {
		most := 0.0
		for _, o := range q.Options {
			if o.Price != nil {
				most = max(most, min(o.Price.Winner.Value, said.Prices.Unrelated.Low))
			}
		}
		require.LessOrEqual(t, most, last, q.ID)
		last = most
	}
	require.Zero(t, last)
	require.NotEmpty(t, said.Pairs)
	require.GreaterOrEqual(t, said.Pairs[0].More.Value, said.Pairs[len(said.Pairs)-1].More.Value)
	require.Empty(t, questions().Pairs)
	out, _ := asked(t, "", "rules", "yardmaster", "--questions", "--sort", "price", "--pairs")
	require.Regexp(t, regexp.MustCompile(`(?m)^  \d+\.\d % \(.* to .*\) +[a-z-]+=[a-z-]+ and [a-z-]+=[a-z-]+$`), out)
}

// By an aspect, the answers with a measurable effect come first, and no others have a place.
func TestOnlyWhatDiffersIsRanked(t *testing.T) {
	ranked := 0
	for _, entry := range priced(t) {
		for _, order := range []string{"balance", "length", "score"} {
			out, code := asked(t, "", "rules", entry.Name(), "--questions", "--sort", order, "--json")
			require.Zero(t, code)
			var said answer.Rules
			require.NoError(t, json.Unmarshal([]byte(out), &said))
			answers, differ, places := 0, map[string]bool{}, map[string]int{}
			for i, q := range said.Questions {
				for _, o := range q.Options {
					if o.Greedy != nil {
						answers++
					}
					if o.Greedy != nil && slices.Contains(o.Greedy.Differs, price.Aspect(order)) {
						differ[q.Name+"="+o.ID] = true
						require.LessOrEqual(t, i, len(differ), "questions without an effect come last")
					}
				}
			}
			last := 1
			for _, r := range said.Ranks {
				require.GreaterOrEqual(t, r.Place, last)
				last = r.Place
				places[r.Answer] = r.Place
				require.False(t, r.Effect.Covers(0), r.Answer)
			}
			require.Len(t, places, len(differ))
			for a := range places {
				require.True(t, differ[a], a)
			}
			ranked += len(places)
			text, _ := asked(t, "", "rules", entry.Name(), "--questions", "--sort", order)
			require.Equal(t, len(places) < answers, regexp.MustCompile(`\n  No measurable effect: \d+ answers?\.\n`).MatchString(text), text)
			require.Equal(t, min(10, len(places)), strings.Count(text, "=")-strings.Count(said.Finding.Says, "="), text)
		}
	}
	require.Greater(t, ranked, 20)
}

// priced lists the games with prices; a new game has none.
func priced(t *testing.T) (all []games.Entry) {
	for _, entry := range games.All() {
		p, err := price.Read(entry.Book)
		require.NoError(t, err)
		if p != nil {
			all = append(all, entry)
		}
	}
	return all
}

// The first line is the advantage of the first seat, with its figures.
func TestTheFindingComesFirst(t *testing.T) {
	for _, entry := range priced(t) {
		out, code := asked(t, "", "rules", entry.Name(), "--questions")
		require.Zero(t, code)
		line, _, _ := strings.Cut(out, "\n")
		require.Regexp(t, `^[A-Z][A-Za-z ]+: with greedy players, whoever decides first wins \d+ % of \d+ games with \d+ players \(even: \d+ %(, no measurable difference)?\); `+
			`(none of \d+ other answers changes that share measurably|the one other answer does not change that share measurably|[a-z-]+=[a-z-]+ (lowers|raises) that share by \d+ points at tables of \d+ to \d+(, and \d+ answers? changes? it about as much)?)$`, line)
	}
	out, _ := asked(t, "", "rules", "frontier", "--questions")
	require.Regexp(t, `^Frontier: with greedy players, whoever decides first wins \d+ % of 250 games with [2-5] players \(even: \d+ %\); turn-order=rotating lowers that share by \d+ points`, out)
}

func TestPricesAreOfQuestions(t *testing.T) {
	for _, row := range []struct {
		args []string
		says string
	}{
		{[]string{"yardmaster", "--sort", "price"}, "--sort: this flag orders or extends the list of --questions; add --questions"},
		{[]string{"yardmaster", "--pairs"}, "--pairs: this flag orders or extends the list of --questions; add --questions"},
		{[]string{"yardmaster", "--questions", "--sort", "name"}, `--sort: "name" is not an order; write reason, price, balance, length, score`},
		{[]string{"yardmaster", "--sort", "balance"}, "--sort: this flag orders or extends the list of --questions; add --questions"},
	} {
		_, complained, code := outcome(t, append([]string{"rules"}, row.args...)...)
		require.Equal(t, unread, code)
		require.Contains(t, complained, row.says)
	}
}

// The ending of the name decides on a page, which may come with rows of clauses, and never with JSON.
func TestThePageOfStats(t *testing.T) {
	web, rows := filepath.Join(t.TempDir(), "page.html"), filepath.Join(t.TempDir(), "clauses.csv")
	out, code := asked(t, "", "stats", "yardmaster", "--games", "8", "--watched", "4", "-o", web, "--clauses", rows)
	require.Zero(t, code, out)
	require.True(t, strings.HasSuffix(out, web+": a page about the results of 8 games; open it in a browser\n"), out)
	text, err := os.ReadFile(web)
	require.NoError(t, err)
	require.Contains(t, string(text), "<h1>Yardmaster: the results of 8 games</h1>")
	require.FileExists(t, rows)
	for _, flags := range [][]string{{"-o", web}, {"-o", filepath.Join(t.TempDir(), "x.html"), "--json"}} {
		_, complained, code := outcome(t, append([]string{"stats", "yardmaster", "--games", "8"}, flags...)...)
		require.Equal(t, unread, code)
		require.Regexp(t, "the file exists|a page is HTML", complained)
	}
}
