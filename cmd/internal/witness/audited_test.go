package witness

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties"
)

func yardBook(t *testing.T) *rulebook.Book {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	return entry.Book
}

// sound is an audit of one clause in which nothing failed.
func sound() *Audit {
	return &Audit{Game: "yardmaster", Passed: true, Took: 24 * time.Second, Scenarios: ScenarioAudit{Ran: 2}, Golden: GoldenAudit{Records: 1},
		Examples: rulebook.ExampleCount{Printed: 7, Pictured: 1, Worked: 17},
		Walks: properties.Report{Walks: 8, Decisions: 4296, Laws: []properties.Held{{ID: "YM-INV-01", Times: 900, Applied: 100},
			{ID: "YM-INV-22", Times: 900, Applied: 99}}},
		Clauses: []ClauseAudit{{ID: "YM-LOAD-01", Section: "load", Testable: true, Examples: 3, Worked: 2},
			{ID: "YM-LOAD-07", Section: "load", Why: "it is a picture"}},
		Questions: []QuestionAudit{{ID: "YM-R-tie", Options: []OptionAudit{{ID: "shared", Default: true, Golden: 2}, {ID: "earlier-seat"}}}}}
}

func TestASoundAuditIsAnsweredInAFewLines(t *testing.T) {
	doc := sound().Answer(yardBook(t))
	require.Equal(t, "passed: Yardmaster – 1 of 1 testable clause covered (24 s)\n"+
		"  none failed: 2 scenarios, 2 laws in 8 random games (4296 decisions), 1 reference game, 0\n  precedents\n"+
		"  weak spots  1 clause with no reference game … · 1 law tested fewer than 100 times\n"+
		"  table       yardstick check yardmaster -v or -o yardmaster.html\n", doc.Short())
	for _, line := range []string{
		"  weak spots    1 clause with no reference game: YM-LOAD-01 · 1 law tested fewer than 100 times\n",
		"  examples      7 printed, 1 pictured, 17 worked by us; 0 cannot be played\n",
		"  broken rules  not measured yet; run make held, which breaks each clause on purpose\n",
		"\nlaws: tested fewer than 100 times\n  YM-INV-22  99  further random games for this law did not test it more often\n",
		"  clause      example  worked  scenario  law  random  reference  broken\n",
		"  YM-LOAD-01        3       2         -    -       -          -       -\n",
		"  YM-LOAD-07  not testable: it is a picture\n",
		"  * shared               -       -          2\n",
	} {
		require.Contains(t, doc.Text(), line)
	}
	blockstest.SameWords(t, doc)
	f := sound()
	f.Clauses[0].Held, f.Held = &ClauseHeld{Broken: 6}, HeldAudit{Revision: "c935", Changed: true, Unheld: 1}
	require.Contains(t, strings.Join(strings.Fields(f.Answer(yardBook(t)).Short()), " "), " · 1 clause that can be broken without a failing scenario … · ")
	require.Contains(t, strings.Join(strings.Fields(f.Answer(yardBook(t)).Text()), " "), "0 cannot be held, for a listed reason; 1 not held; "+
		"measured at c935, but the scenarios have changed since: run make held again")
	f.Passed, f.Uncovered = false, []string{"YM-R-tie=earlier-seat"}
	require.Contains(t, f.Answer(yardBook(t)).Short(), "failed: Yardmaster – no scenario shows YM-R-tie=earlier-seat (24 s)\n")
	f.Uncovered = []string{"YM-LOAD-01"}
	require.Contains(t, f.Answer(yardBook(t)).Short(), "failed: Yardmaster – 0 of 1 testable clause covered (24 s)\n")
	require.Contains(t, f.Answer(yardBook(t)).Short(), "\nnot covered: YM-LOAD-01\n")
}

// failingScenario is one that fails in its line.
func failingScenario(line int, message string, tags ...string) features.Scenario {
	return features.Scenario{Game: "yardmaster", File: "f.feature", Line: line, Name: fmt.Sprintf("s%d", line), Tags: tags,
		Failure: &features.Failure{Line: line, Step: "ann has 6 points", Message: message}}
}

// What failed comes first: what most failures are about, with all of them beneath it.
func TestAnAuditBeginsWithWhatFailed(t *testing.T) {
	f := sound()
	f.Passed, f.Took = false, 0
	f.Scenarios.Failed = []features.Scenario{failingScenario(3, "she has 5", "YM-LOAD-01")}
	f.Golden.Failed = []string{"golden/x.golden:3: refused: YM-LOAD-01: no room", "golden/y.golden:4: wrong"}
	f.Lacks = []string{"YM-R-tie=shared: no reference game hinges on it"}
	f.Walks.Broken = &properties.Broken{Held: properties.Held{ID: "YM-INV-01", Says: "nothing is lost"}, Problem: "a coal-1 is lost",
		Record: "yardstick 1\ngame yardmaster\n"}
	f.Uncovered = []string{"YM-BUY-01"}
	doc := f.Answer(yardBook(t))
	require.Equal(t, `failed: Yardmaster – 2 failures with YM-LOAD-01, such as scenario "s3"    f.feature:3
  2 scenarios (1 failed), 2 laws (1 failed) in 8 random games (4296 decisions), 1 reference game (2
  failed), 0 precedents

failed: scenario "s3" f.feature:3
  She has 5.
      3 | ann has 6 points
        | ^^^^^^^^^^^^^^^^ this step
  rule: YM-LOAD-01
  1 more failure with YM-LOAD-01:
  - refused: YM-LOAD-01: no room golden/x.golden:3

failed: law YM-INV-01 is broken in a random game
  Nothing is lost.
  A coal-1 is lost.

failed: YM-R-tie=shared: no reference game hinges on it
failed: wrong golden/y.golden:4

not covered: YM-BUY-01

  table  yardstick check yardmaster -v or -o yardmaster.html
`, doc.Short())
	require.Contains(t, doc.Text(), "  This game shows the fault; save it in a file for yardstick judge:\n  yardstick 1\n  game yardmaster\n")
	blockstest.SameWords(t, doc)
}

// Scenarios whose position one law refuses are one cause, and a short answer has 25 lines however much failed.
func TestManyFailuresAreFewCauses(t *testing.T) {
	f := sound()
	f.Passed = false
	for line := range 40 {
		f.Scenarios.Failed = append(f.Scenarios.Failed, failingScenario(line+1, "law YM-INV-99, laws.go:3, expects more", "YM-BUY-05"))
	}
	for line := range 40 {
		f.Scenarios.Failed = append(f.Scenarios.Failed, failingScenario(line+50, "she has 5", fmt.Sprintf("YM-LOAD-%02d", line)))
	}
	short := f.Answer(yardBook(t)).Short()
	require.LessOrEqual(t, strings.Count(short, "\n"), 25)
	require.Contains(t, short, "  39 more failures with YM-INV-99:\n  - scenario \"s2\" f.feature:2\n")
	require.Contains(t, short, "  - … (35 more)\n")
	require.Contains(t, short, "yardstick check yardmaster -v")
}

// What anybody wrote is not obeyed in any form.
func TestNoFormOfAnAuditObeysAText(t *testing.T) {
	const hostile = "\x1b]0;x\a<script>alert(1)</script>\u202e"
	f := sound()
	f.Passed = false
	f.Golden.Failed, f.Uncovered, f.Lacks = []string{hostile + ".golden:3: x"}, []string{hostile}, []string{hostile}
	f.Scenarios.Failed = []features.Scenario{{Game: "yardmaster", File: hostile, Name: hostile, Failure: &features.Failure{Message: hostile}}}
	doc := f.Answer(yardBook(t))
	require.NotContains(t, doc.HTML(), "<script")
	require.NotContains(t, doc.HTML(), "\x1b")
	require.NotContains(t, doc.Markdown(), "\x1b")
}
