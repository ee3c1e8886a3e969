package conform_test

import (
	"encoding/xml"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// drawn is what a badge holds, as a reader of XML has it.
type drawn struct {
	Role  string `xml:"role,attr"`
	By    string `xml:"aria-labelledby,attr"`
	Title struct {
		ID   string `xml:"id,attr"`
		Text string `xml:",chardata"`
	} `xml:"title"`
	Texts []string `xml:"g>text"`
}

func badgeOf(t *testing.T, said *conform.Answer) drawn {
	var d drawn
	require.NoError(t, xml.Unmarshal([]byte(said.Badge()), &d), said.Badge())
	require.Equal(t, []string{"img", d.Title.ID}, []string{d.Role, d.By})
	require.Equal(t, said.Headline(), d.Title.Text)
	return d
}

// A badge has the word of the verdict, and "conforms" only after a whole run in which nothing failed.
func TestABadgeClaimsNoMoreThanTheReport(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	failed := conformance.Finding{Difference: lockstep.Difference{Kind: lockstep.Missing}, Level: engine.Lists}
	refused := failed
	refused.Impossible = true
	passed := conformance.Trial{Kind: conformance.Walks, Name: "1", Status: conformance.Passed}
	with := func(more conformance.Trial) []conformance.Trial { return []conformance.Trial{passed, more} }
	for _, row := range []struct {
		law, says string
		whole     bool
		trials    []conformance.Trial
		stale     []string
	}{
		{"everything passed", "conforms at level 4", true, []conformance.Trial{passed}, nil},
		{"a run that leaves trials out", "incomplete", false, []conformance.Trial{passed}, nil},
		{"no game was played", "incomplete", true, nil, nil},
		{"the engine died too often", "incomplete", true, with(conformance.Trial{Kind: conformance.Walks, Name: "2", Status: conformance.NotRun}), nil},
		{"the engine offers less", "partial", true, with(conformance.Trial{Kind: conformance.Walks, Name: "2", Status: conformance.NotApplicable}), nil},
		{"a failure", "fails at level 2", true, with(conformance.Trial{Kind: conformance.Walks, Name: "2", Status: conformance.Failed,
			Findings: []conformance.Finding{failed}}), nil},
		{"a failure of a run that leaves trials out", "fails at level 2", false, with(conformance.Trial{Kind: conformance.Walks, Name: "2",
			Status: conformance.Failed, Findings: []conformance.Finding{failed}}), nil},
		{"an impossible position that is accepted", "fails", true, with(conformance.Trial{Kind: conformance.Positions, Name: "2",
			Status: conformance.Failed, Refuses: true, Findings: []conformance.Finding{refused}}), nil},
		{"a list of known deviations that is out of date", "fails", true, []conformance.Trial{passed}, []string{"walk 3 does not deviate"}},
		{"known deviations", "conforms at level 4, but for 1 known deviation", true, with(conformance.Trial{Kind: conformance.Walks, Name: "2",
			Status: conformance.Excused}), nil},
	} {
		r := &conformance.Report{Game: entry.Name(), Offer: engine.Offer{Level: engine.Cites}, Whole: row.whole, Trials: row.trials}
		if strings.Contains(row.says, "known") {
			r.Excused = []conformance.Known{{}}
		}
		said := conform.Of(r, entry.Book, row.stale)
		said.Engine = "<script>\x1b[31m]]>&"
		require.Equal(t, []string{"Yardmaster", row.says}, badgeOf(t, said).Texts, row.law)
		require.NotContains(t, said.Badge(), "\x1b")
	}
}
