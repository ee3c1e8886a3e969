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

// Of the claims of the suite that are off by one, most answers quote the sentence of a clause of the scenario in their first lines. Nobody
// can say of all what the scenario means to show.
func TestMostFalseClaimsAreShownAClauseOfTheirScenario(t *testing.T) {
	if testing.Short() {
		t.Skip("judges every scenario that ends with a number; one file in the short form of other tests is enough")
	}
	every, told, ran := 0, 0, 0
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
				for i, s := range said.Scenarios {
					if v := s.Verdict; v != nil && v.Fact != nil && !v.Upheld {
						all++
						if leads(entry, said.Scenarios[i:i+1], tags[s.Name]) {
							shown++
						}
					}
				}
			}
			t.Logf("%d of %d", shown, all)
			every, told, ran = every+all, told+shown, ran+1
		})
	}
	require.True(t, every > 20 || ran < len(games.All()), "%d claims", every)
	require.GreaterOrEqual(t, 100*(told+1), 55*every, "%d of %d; in a small game a single claim is much", told, every)
}

// leads reports whether the first five lines of an answer quote one of some clauses.
func leads(entry games.Entry, scenarios []witness.Judged, clauses []string) bool {
	lines := strings.SplitN((&witness.Ruling{Scenarios: scenarios}).Suite().Answer.Short(), "\n", 6)
	first := oneLine(strings.Join(lines[:min(5, len(lines))], " "))
	return slices.ContainsFunc(clauses, func(id string) bool {
		clause := entry.Book.Clause(id) // nil for another tag
		return clause != nil && strings.Contains(first, oneLine(strings.SplitAfter(clause.Says, ". ")[0]))
	})
}
