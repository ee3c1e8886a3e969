package page_test

import (
	"crypto/sha256"
	"encoding/base64"
	"html"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties"
)

const hostile = "\x1b]0;x\a</pre></style><script>alert(1)</script><img src=x onerror=alert(1)>&lt;\u202e'\"`"

// of is the page of a game that nothing has exercised, and about which everything that can be said comes from somebody hostile.
func of(t *testing.T, entry games.Entry) string {
	t.Helper()
	report := &features.Report{Scenarios: []features.Scenario{{File: "features/x/x.feature", Line: 3, Name: hostile, Tags: []string{hostile},
		Failure: &features.Failure{Step: hostile, Message: hostile}}}}
	record := witness.CitedRecord{File: "golden/x/" + strings.ReplaceAll(hostile, "/", "") + ".golden", Text: "# " + hostile + "\n" + hostile,
		Cited: []engine.Clause{entry.Book.Clauses[0].ID}}
	audit := &witness.Audit{Game: entry.Name(), Scenarios: witness.ScenarioAudit{Ran: 1, Failed: report.Scenarios},
		Evidence: witness.Evidence{Report: report, Covered: features.Cover(entry.Book, report), Pinned: []witness.CitedRecord{record},
			Precedents: []witness.CitedRecord{record}}}
	audit.Walks.Broken = &properties.Broken{Problem: hostile, Record: hostile}
	audit.Golden.Failed, audit.Precedents.Failed, audit.Uncovered = []string{hostile}, []string{hostile}, []string{hostile}
	for _, c := range entry.Book.Clauses {
		audit.Clauses = append(audit.Clauses, witness.ClauseAudit{ID: string(c.ID), Section: c.Section, Testable: c.Testable,
			Held: &witness.ClauseHeld{Why: hostile}})
	}
	for _, q := range audit.Evidence.Covered.Questions {
		said := witness.QuestionAudit{ID: q.ID}
		for _, o := range q.Options {
			said.Options = append(said.Options, witness.OptionAudit{ID: o.ID})
		}
		audit.Questions = append(audit.Questions, said)
	}
	var text strings.Builder
	require.NoError(t, page.Check(&text, entry, audit, audit.Answer(entry.Book), page.Head{Program: hostile, Command: hostile}))
	return text.String()
}

// What is written on a page is text there: a page has one script and one style, and obeys nothing else.
func TestNothingOnAPageIsObeyed(t *testing.T) {
	for _, entry := range games.All() {
		text := of(t, entry)
		for _, tag := range []string{"<script", "</script", "<style", "</style"} {
			require.Equal(t, 1, strings.Count(text, tag), tag)
		}
		require.NotContains(t, text, "<img")
		for _, forbidden := range []string{"\x1b", "\a", "\u202e"} {
			require.NotContains(t, text, forbidden)
		}
	}
}

// The page of a comparison obeys nothing either, whatever the sides are called and say.
func TestNothingOnThePageOfAComparisonIsObeyed(t *testing.T) {
	entry := games.All()[0]
	d := compare.Difference{Difference: pairs.Difference{Phase: hostile, Verb: hostile}, Says: hostile, Reason: hostile, Only: []string{hostile}}
	said := &compare.Report{A: compare.Side{Given: hostile, Title: hostile}, B: compare.Side{Given: hostile}, Stopped: true,
		Beyond: []string{hostile}, NeverMet: []string{hostile}, Differences: []compare.Difference{d},
		Direction: []compare.Direction{{Is: compare.Same}, {Is: compare.Wider, Shown: []compare.Difference{d}}},
		Scenarios: &compare.Scenarios{Differ: []compare.Scenario{{File: hostile, Name: hostile, A: hostile}}},
		Pinned:    &compare.Pinned{Part: []compare.Parted{{File: hostile, Decision: 1, Action: hostile, A: compare.Ground{Says: hostile}}}},
		Followed:  &compare.Followed{Players: hostile},
		Play: &compare.Play{Pairs: 1, Players: hostile, Tables: []compare.Table{{Players: 2, Deals: 1, Seats: []compare.Seat{{Seat: hostile}}},
			{Players: 3, Refused: hostile}}}}
	var text strings.Builder
	records := []compare.File{{Name: d.Name() + ".yard", Text: hostile}}
	require.NoError(t, page.Compare(&text, entry.Book, said, records, page.Head{Program: hostile, Command: hostile}))
	require.Equal(t, 1, strings.Count(text.String(), "<script"))
	for _, forbidden := range []string{"<img", "\x1b", "\a", "\u202e"} {
		require.NotContains(t, text.String(), forbidden)
	}
	require.Contains(t, text.String(), "the shortest game that shows it")
}

// The policy of a page allows its own style and its own script, to the letter, and no other.
func TestAPageAllowsOnlyItself(t *testing.T) {
	text := of(t, games.All()[0])
	policy := html.UnescapeString(regexp.MustCompile(`Content-Security-Policy" content="([^"]*)"`).FindStringSubmatch(text)[1])
	require.True(t, strings.HasPrefix(policy, "default-src 'none'; "), policy)
	for _, tag := range []string{"style", "script"} {
		of := regexp.MustCompile(`(?s)<` + tag + `>(.*)</` + tag + `>`).FindStringSubmatch(text)[1]
		sum := sha256.Sum256([]byte(of))
		require.Contains(t, policy, tag+"-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"';")
	}
}

func TestBarsAreDrawnToTheWidest(t *testing.T) {
	c := page.Chart{Bars: []page.Bar{{Values: []float64{1, 0, 3}}, {Values: []float64{1, 1, 0}}}}
	require.Equal(t, []page.Segment{{Part: 0, At: 0, Wide: 25}, {Part: 2, At: 25, Wide: 75}}, c.Segments(c.Bars[0]))
	require.Equal(t, []page.Segment{{Part: 0, At: 0, Wide: 25}, {Part: 1, At: 25, Wide: 25}}, c.Segments(c.Bars[1]))
	require.Empty(t, c.Segments(page.Bar{Values: []float64{0, 0, 0}}))
}
