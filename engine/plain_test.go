package engine_test

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

var fewer = flag.Bool("fewer", false, "write the counts of testdata/plain.tsv that have fallen")

// unplain are turns of phrase that have to be read twice, each with what to write in its place.
var unplain = []struct {
	name, instead string
	of            *regexp.Regexp
}{
	{"free what", "name the thing: the number of, the part that", regexp.MustCompile(`\b(?:is|are) (?:what|how|which|where|why|whose|when|who)\b`)},
	{"is told", "let somebody act: the command reports", regexp.MustCompile(`\b(?:is|are) (?:told|asked|answered)\b`)},
	{"says of", "report, describe, state", regexp.MustCompile(`\b(?:says?|tells?|asks?|said|told) of\b`)},
	{"otherwise", "differently", regexp.MustCompile(`\w otherwise\b`)},
	{"beside", "next to, with, besides: also", regexp.MustCompile(`\bbesides?\b`)},
	{"comes out", "results in, is", regexp.MustCompile(`\bcomes? (?:out|of)\b`)},
	{"goes over", "overrides", regexp.MustCompile(`\bgo(?:es)? over\b`)},
	{"as far as", "where, if", regexp.MustCompile(`\bas far as\b`)},
	{"dear, anew, of then", "costly, again, at the time", regexp.MustCompile(`\b(?:dear(?:er|est)?|anew|of then)\b`)},
	{"by itself", "separately", regexp.MustCompile(`\bby (?:itself|themselves)\b`)},
	{"a line each", "one line per entry", regexp.MustCompile(`\ba (?:line|row|file) (?:each|a [a-z]+)\b`)},
	{"not for a noun", "say yes", regexp.MustCompile(`\b(?:that|which|it|and|or) is no [a-z]+\b`)},
	{"sentence of 35 words", "one idea a sentence, 25 words at most", regexp.MustCompile(`(?:[^\s.;:]+ ){34}[^\s.;:]+`)},
}

// comment is a line of Go that is a comment alone, fence the first or last line of a block that is no prose.
var (
	comment = regexp.MustCompile(`^\s*// ?(.*)$`)
	fence   = regexp.MustCompile("^\\s*```")
)

// prose is the running text of a file: the comments of Go, or the paragraphs of a page without its tables and blocks of code.
func prose(name, text string) string {
	var out strings.Builder
	isGo, code := strings.HasSuffix(name, ".go"), false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch m := comment.FindStringSubmatch(line); {
		case isGo && m == nil:
			line = ""
		case isGo:
			line = m[1]
		case fence.MatchString(line):
			code, line = !code, ""
		case code || strings.HasPrefix(line, "|") || strings.HasPrefix(line, "    "):
			line = ""
		}
		if line == "" {
			out.WriteString(".\n")
		}
		out.WriteString(line + " ")
	}
	return out.String()
}

// ours are the folders of the product at the top of a checkout.
var ours = []string{"changes", "cmd", "docs", "engine", "features", "golden", "properties"}

// Comments and pages get plainer: no turn of phrase that has to be read twice becomes more frequent, and the counts follow when one becomes rarer.
// The rooms of games and examples are not counted, so that a new game is free.
func TestProseGetsPlainer(t *testing.T) {
	counts, words := map[string]int{}, 0
	rooms := map[string]bool{}
	for _, entry := range games.All() {
		rooms[entry.Room] = true
	}
	root := os.DirFS("..")
	require.NoError(t, fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		isGo := strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") && !strings.HasSuffix(name, "_gen.go")
		switch {
		case err != nil || d.IsDir() && (rooms[d.Name()] || d.Name() == "examples" || d.Name() == "testdata" || d.Name() == "bin" || d.Name() == "node_modules"):
			return fs.SkipDir
		case d.IsDir() && !strings.Contains(name, "/") && name != "." && !slices.Contains(ours, name):
			return fs.SkipDir // what a person keeps in the checkout
		case d.IsDir() || !isGo && path.Ext(name) != ".md" || !strings.Contains(name, "/") && strings.ToLower(name) == name:
			return err
		}
		text, err := fs.ReadFile(root, name)
		said := prose(name, string(text))
		words += len(strings.Fields(said))
		for _, p := range unplain {
			counts[p.name] += len(p.of.FindAllString(said, -1))
		}
		return err
	}))
	require.Greater(t, words, 100_000, "the walk has seen the module")
	const file = "testdata/plain.tsv"
	listed, err := os.ReadFile(file)
	require.NoError(t, err)
	var now strings.Builder
	for _, p := range unplain {
		most := 0
		_, row, found := strings.Cut(string(listed), p.name+"\t")
		_, err := fmt.Sscan(row, &most)
		require.True(t, found && err == nil, "%s has no count of %q", file, p.name)
		n := counts[p.name]
		require.LessOrEqual(t, n, most, "%q is %d times in comments and pages, %d at most: write %s", p.name, n, most, p.instead)
		require.True(t, n == most || *fewer, "%q is %d times in comments and pages, and no longer %d: go test ./engine -run Plainer -fewer", p.name, n, most)
		fmt.Fprintf(&now, "%s\t%d\n", p.name, n)
	}
	if *fewer {
		require.NoError(t, os.WriteFile(file, []byte(now.String()), 0o644))
	}
}
