package witness_test

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/features"
)

// scenario matches one that is no outline, with its tags, its name and its steps.
var scenario = regexp.MustCompile(`(?m)^ +(@.*)\n +Scenario: (.*)\n((?: {4}\S.*\n)+)`)

// claimed matches the last step of a scenario if it claims a number that one more makes false: what is before it, the number, and the rest.
var claimed = regexp.MustCompile(`(?s)^(.*\n    (?:Then|And) [^"#]*?)(\d+)([^\d"#\n]*\n)$`)

// spoiled are the scenarios of a file that end with a number, with one more than is right, and the clauses that each is tagged with.
func spoiled(text string) (feature string, tags map[string][]string) {
	feature, tags = "Feature: spoiled\n", map[string][]string{}
	for _, s := range scenario.FindAllStringSubmatch(text, -1) {
		clauses := slices.DeleteFunc(strings.Fields(strings.ReplaceAll(s[1], "@", "")),
			func(tag string) bool {
				return tag == "example" || tag == "worked" || strings.Contains(tag, "-R-") || strings.Contains(tag, "-EX-")
			})
		steps := claimed.FindStringSubmatch(s[3])
		if steps == nil || len(clauses) == 0 || strings.LastIndex(s[3], "    Then ") < strings.LastIndex(s[3], "    When ") {
			continue
		}
		n, _ := strconv.Atoi(steps[2])
		name := fmt.Sprintf("%d: %s", len(tags)+1, s[2])
		feature += "\n  Scenario: " + name + "\n" + steps[1] + strconv.Itoa(n+1) + steps[3]
		tags[name] = clauses
	}
	return feature, tags
}

// Of the claims of the suite that are off by one, most verdicts show a clause that the scenario is tagged with: among the first three that
// they rest on, or as one of the nearest to its words. Nobody can say of all what the scenario means to show.
func TestMostFalseClaimsAreShownAClauseOfTheirScenario(t *testing.T) {
	if testing.Short() {
		t.Skip("judges every scenario that ends with a number; one file in the short form of other tests is enough")
	}
	every, ran := 0, 0
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			all, shown := 0, 0
			for _, file := range features.Files(entry.Name()) {
				text, err := features.Read(file)
				require.NoError(t, err)
				if strings.Contains(text, "Background:") {
					continue
				}
				feature, tags := spoiled(text)
				if len(tags) == 0 {
					continue
				}
				court := witness.Court{Others: judge.Alone, Quick: true, Options: features.Options{FS: fstest.MapFS{path.Base(file): {Data: []byte(feature)}}}}
				said, err := court.Judge(t.Context())
				require.NoError(t, err)
				for _, s := range said.Scenarios {
					if v := s.Verdict; v != nil && v.Fact != nil && !v.Upheld {
						all++
						if showsOne(v, tags[s.Name]) {
							shown++
						}
					}
				}
			}
			t.Logf("%d of %d", shown, all)
			every += all
			ran++
			require.GreaterOrEqual(t, 4*(shown+1), 3*all, "three of four; in a small game a single claim is much")
		})
	}
	require.True(t, every > 20 || ran < len(games.All()), "%d claims", every)
}

// showsOne reports whether a verdict shows one of some clauses.
func showsOne(v *judge.Verdict, clauses []string) bool {
	shown := append(slices.Clone(v.Clauses), v.Akin...)
	return slices.Contains(clauses, string(v.Clause)) ||
		slices.ContainsFunc(shown, func(c verdict.Clause) bool { return slices.Contains(clauses, string(c.ID)) })
}
