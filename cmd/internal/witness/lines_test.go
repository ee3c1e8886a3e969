package witness_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// A scenario that has lost one of its lines is upheld only for something: for a decision that is judged, a position that is refused, a claim that
// a decision made so, or as true from the start, which its first line says and which is not green.
func TestNothingIsUpheldForNothing(t *testing.T) {
	nth := 60
	if !testing.Short() {
		nth = 6
	}
	files, err := filepath.Glob("../../../features/*/*.feature")
	require.NoError(t, err)
	kinds, number := map[string]int{}, 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		lines := strings.Split(string(text), "\n")
		all := scenariosIn(lines)
		for _, first := range slices.Sorted(maps.Keys(all)) {
			last := all[first]
			if number++; number%nth != 0 {
				continue
			}
			for at := first + 1; at < last; at++ {
				if strings.TrimSpace(lines[at]) == "" {
					continue
				}
				cut := slices.Delete(slices.Clone(lines), at, at+1)
				kinds[upheldFor(t, strings.Join(cut, "\n"), first+1, fmt.Sprintf("%s without line %d", file, at+1))]++
			}
		}
	}
	for _, kind := range []string{"a decision", "a claim that a decision made so", "a refused position", "from the start", ""} {
		if testing.Short() && kind == "a refused position" {
			continue // which few are
		}
		require.NotZero(t, kinds[kind], "no line was of this kind: %q of %v", kind, kinds)
	}
}

// scenariosIn are the scenarios of a file that are no outlines: the place of the first line, and of the line after the last.
func scenariosIn(lines []string) map[int]int {
	all, first := map[int]int{}, -1
	for i, line := range append(slices.Clone(lines), "Scenario:") {
		line = strings.TrimSpace(line)
		if begins := strings.HasPrefix(line, "Scenario:"); begins || strings.HasPrefix(line, "@") || strings.HasPrefix(line, "Scenario Outline:") {
			if first >= 0 {
				all[first] = i
			}
			if first = -1; begins {
				first = i
			}
		}
	}
	return all
}

// upheldFor is for what a scenario is upheld, "" if it is not.
func upheldFor(t *testing.T, text string, line int, what string) string {
	court := witness.Court{Others: judge.Alone, Quick: true, Options: features.Options{FS: fstest.MapFS{"f.feature": {Data: []byte(text)}},
		Files: []string{"f.feature"}, Line: line}}
	said, err := court.Judge(t.Context())
	if err != nil || len(said.Scenarios) != 1 || said.Suite().Cases[0].Outcome != report.Passed {
		return ""
	}
	v, head := said.Scenarios[0].Verdict, said.Suite().Cases[0].Answer[0].Spans[0]
	switch {
	case head.Text == "upheld from the start":
		require.NotEqual(t, blocks.Good, head.Mark, what)
		return "from the start"
	case v != nil && v.Fact != nil && v.Fact.Since != 0:
		return "a claim that a decision made so"
	case v != nil && v.Fact == nil && v.Action != "":
		return "a decision"
	case v != nil && v.Fact == nil && !v.Upheld:
		require.Contains(t, said.Suite().Answer.Text(), "As the step states, the position is refused: ", what)
		return "a refused position"
	}
	require.Fail(t, "upheld for nothing", "%s: %s", what, said.Suite().Answer.Text())
	return ""
}
