package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
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

func TestPricesAreOfQuestions(t *testing.T) {
	for _, row := range []struct {
		args []string
		says string
	}{
		{[]string{"yardmaster", "--sort", "price"}, "--sort: this flag orders or extends the list of --questions; add --questions"},
		{[]string{"yardmaster", "--pairs"}, "--pairs: this flag orders or extends the list of --questions; add --questions"},
		{[]string{"yardmaster", "--questions", "--sort", "name"}, `--sort: "name" is not an order; write reason or price`},
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
