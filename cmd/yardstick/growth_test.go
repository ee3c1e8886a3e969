package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// document is a file of a size that a person can choose.
type document struct {
	// says names the part that grows, of makes the file of size n, and most is the largest size that is read.
	says, name string
	most       int
	of         func(n int) string
	// uneven reports that a file of twice the size may take more than twice the memory: only the bound limits it.
	uneven bool
}

// skipped skips a document that takes seconds to judge in the short form of the tests.
func (d document) skipped(t *testing.T) {
	t.Helper()
	if testing.Short() && d.says == "rows of examples" {
		t.Skip("each row is judged, and all other readings of it")
	}
}

const perRow = "Feature: f\n  Scenario Outline: a\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n" +
	"    Then ann has <p> points\n  Examples:\n    | p |\n"

// documents lists all inputs, in all directions in which they can grow.
var documents = []document{
	{"steps", "x.feature", 998, func(n int) string { return inGame + strings.Repeat("    Then nobody has passed\n", n) }, false},
	{"rows of examples", "x.feature", 2500, func(n int) string { return perRow + strings.Repeat("    | 0 |\n", n) }, false},
	{"scenarios", "x.feature", 3333, func(n int) string { return "Feature: f\n" + many(n, "  Scenario: %\n    Then nobody\n") }, false},
	{"a text below a step", "x.feature", 800, func(n int) string {
		return inGame + "    And the component file:\n\"\"\"\n" + strings.Repeat(strings.Repeat("x", 80)+"\n", n) + "\"\"\"\n    Then nobody\n"
	}, true},
	{"a table below a step", "x.feature", 4990, func(n int) string {
		return inGame + "    Then ann may do only:\n" + strings.Repeat("      | done |\n", n)
	}, false},
	{"tags", "x.feature", 9990, func(n int) string {
		return strings.Repeat("@a ", n/10) + strings.Repeat("\n@a @a @a", n/10*3) + "\n" + inGame
	}, false},
	{"what is said of a feature", "x.feature", 9990, func(n int) string {
		return "Feature: f\n" + strings.Repeat("x\n", n) + inGame[len("Feature: f\n"):]
	}, false},
	{"no Gherkin", "x.feature", 9999, func(n int) string { return strings.Repeat("x\n", n) }, false},
	{"comments of a record", "x.yard", 200_000, func(n int) string { return strings.Repeat("# x\n", n) + inRecord + "---\n" }, false},
	{"rulings of a record", "x.yard", 50_000, func(n int) string { return inRecord + many(n, "ruling x%=y\n") + "---\n" }, false},
	{"decisions", "x.yard", 50_000, func(n int) string { return inRecord + "---\n" + strings.Repeat("chance: arrival coal-3\n", n) }, false},
	{"effects", "x.yard", 50_000, func(n int) string {
		return inRecord + "---\nchance: arrival coal-3\n" + strings.Repeat("  > x [YM-BUY-05]\n", n)
	}, false},
	{"keys of a position", "x.yard", 2000, func(n int) string {
		return inRecord + "position {" + many(n, `"k%": 1,`) + `"z":1}` + "\n---\n"
	}, false},
	{"entries of a component file", "x.yaml", 20_000, func(n int) string {
		return "parameters:\n" + many(n, "  - {id: p%, value: 6, from: printed}\n")
	}, false},
	{"answers of a reading", "x.reading.yaml", 1900, func(n int) string {
		return "game: yardmaster\nanswers:\n" + many(n, "  x%: y\n")
	}, true},
	{"note of a reading", "x.reading.yaml", 20_000, func(n int) string {
		return "game: yardmaster\nnote: |\n" + strings.Repeat("  a b\n", n)
	}, false},
	{"depth of a component file", "x.yaml", 4000, func(n int) string { return strings.Repeat("[", n) }, false},
}

// many repeats a text, each time with another word for %.
func many(n int, text string) string {
	var b strings.Builder
	for i := range n {
		word := []byte("aaaa")
		for at := range word {
			word[at] += byte(i % 26)
			i /= 26
		}
		b.WriteString(strings.Replace(text, "%", string(word), 1))
	}
	return b.String()
}

// written writes a file of size n, and returns the command that reads it.
func (d document) written(t *testing.T, n int) (size int, args []string) {
	t.Helper()
	path, text := filepath.Join(t.TempDir(), d.name), d.of(n)
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	switch {
	case strings.HasSuffix(path, ".reading.yaml"):
		return len(text), []string{"legal", "testdata/first-round.yard", "--reading", path}
	case filepath.Ext(path) == ".yaml":
		return len(text), []string{"play", "yardmaster", "--components", path}
	}
	return len(text), []string{"judge", path}
}

// cost returns the total memory for reading a file, and the size of the file, both in bytes.
func (d document) cost(t *testing.T, n int) (memory, size float64) {
	bytes, args := d.written(t, n)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	asked(t, "", args...)
	runtime.ReadMemStats(&after)
	return float64(after.TotalAlloc - before.TotalAlloc), float64(bytes)
}

// Twice the file takes about twice the memory, which unlike time does not depend on the load of the machine.
func TestReadingGrowsWithTheFile(t *testing.T) {
	for _, d := range documents {
		t.Run(d.says, func(t *testing.T) {
			d.skipped(t)
			if d.uneven {
				t.Skip("the parser joins the lines of a text one by one")
			}
			const much = 1.4    // lists that double when they are full make it uneven
			d.cost(t, d.most/8) // makes the shared values once
			memory, size := d.cost(t, d.most/4)
			sizes := []int{d.most / 2, d.most}
			if testing.Short() {
				sizes = sizes[:1]
			}
			for _, n := range sizes {
				more, longer := d.cost(t, n)
				require.LessOrEqual(t, more/memory, much*longer/size, "%.0f bytes for a file of %.0f, and %.0f for %.0f", memory, size, more, longer)
				memory, size = more, longer
			}
		})
	}
}
