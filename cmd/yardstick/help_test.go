package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
	"github.com/stretchr/testify/require"
)

// Every command has examples, each with a comment; a program can read the command line of each, and -h has 20 lines at most.
func TestEveryCommandHasExamples(t *testing.T) {
	parser, err := kong.New(&commands{}, kong.Exit(func(int) {}), kong.Vars{"version": ""})
	require.NoError(t, err)
	named := 0
	for _, leaf := range parser.Model.Leaves(true) {
		path := leaf.Path()
		require.NotEmpty(t, shown[path], path)
		named++
		for _, e := range shown[path] {
			require.NotEmpty(t, e.says, e.line)
			words := arguments(e.line)
			if words == nil {
				continue // a shell reads it
			}
			_, err := parser.Parse(words)
			require.NoError(t, err, e.line)
		}
		var out, complaint bytes.Buffer
		require.Zero(t, run(append(strings.Fields(path), "-h"), strings.NewReader(""), &out, &complaint), path)
		require.LessOrEqual(t, strings.Count(out.String(), "\n"), 20, out.String())
		require.Contains(t, out.String(), shown[path][0].line)
	}
	require.Len(t, shown, named, "an example of a command that there is not")
}

// arguments splits a command line of this program, with the quotes of a shell; nil for a line for a shell only.
func arguments(line string) (words []string) {
	line, ok := strings.CutPrefix(line, "yardstick ")
	if !ok || strings.ContainsAny(line, "<>*") {
		return nil
	}
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 0 {
			words = append(words, strings.Fields(part)...)
		} else if n := len(words); n > 0 && strings.HasSuffix(words[n-1], "=") {
			words[n-1] += part
		} else {
			words = append(words, part)
		}
	}
	return words
}
