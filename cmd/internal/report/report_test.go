package report_test

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/blocks"
)

var forms = []string{"text", "md", "json", "xml", "ndjson", "sarif"}

var began = time.Date(2026, 11, 23, 9, 30, 0, 0, time.UTC)

// written returns the report on suites in a form.
func written(t *testing.T, form string, one, stopped bool, suites ...*report.Suite) string {
	t.Helper()
	var b strings.Builder
	f := report.New(form, &b, report.Head{Program: "yardstick", Version: "v1", Command: "yardstick judge x", Began: began, One: one})
	tally := &report.Tally{Stopped: stopped}
	for _, s := range suites {
		tally.Add(s)
		require.NoError(t, f.Add(s))
	}
	require.NoError(t, f.End(tally))
	return b.String()
}

// answer is a first line with its place, and a reason.
func answer(word, text string) blocks.Doc {
	return blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Bad, word), blocks.Text(": " + text), blocks.Marked(blocks.Place, text+":7")}},
		blocks.Said(text)}
}

// suite has a case of each outcome, with a text wherever there can be one.
func suite(text string) *report.Suite {
	c := func(o report.Outcome, word string) report.Case {
		return report.Case{Outcome: o, Noun: "record", Word: word, Name: text, Line: 7, Place: text + ":7", About: "ann: " + text, Reason: text,
			Clauses: []report.Clause{{ID: "YM-YARD-04", Says: text, At: text}}, Drawing: text + "\n" + text,
			Answer: answer(word, text), Began: began, Took: time.Second}
	}
	cases := []report.Case{c(report.Passed, "upheld"), c(report.Failed, "overruled"), c(report.Unread, "not read")}
	return &report.Suite{File: text, Cases: cases, Answer: answer("upheld", text), Value: map[string]any{"file": text}}
}

// noted is a suite that was judged by another reading than its own, of whose cases there is more to know.
func noted(text string) *report.Suite {
	s := suite(text)
	s.Under = text
	for i := range s.Cases {
		s.Cases[i].Notes = []report.Note{{Kind: "unfinished", Text: text},
			{Kind: "mistake", Line: 3, Text: "let stand: " + text, Clauses: []report.Clause{{ID: "YM-YARD-03", Says: text, At: text}}}}
	}
	return s
}

// What is to be known of a case that is as it should be is in every form for people and for builds, and so is the reading, once.
func TestNotesAndTheReadingAreInEveryForm(t *testing.T) {
	s := noted("x.yard")
	s.Under, s.Cases = "reading: tie=shared", s.Cases[:1]
	text := written(t, "text", false, false, s, s)
	require.True(t, strings.HasPrefix(text, "reading: tie=shared\nupheld: x.yard    x.yard:7\n  x.yard\n  let stand: x.yard\nupheld: "), text)
	md := written(t, "md", false, false, s, suite("y"))
	require.Contains(t, md, "Reading: tie=shared\n\n**Upheld**: x.yard `x.yard:7`\n\n- X.yard\n- Let stand: x.yard\n\n")
	require.NotContains(t, md, "**Upheld**: y", "of which there is nothing to know")
	junit := written(t, "xml", false, false, s)
	require.Contains(t, junit, `<property name="reading" value="tie=shared"></property>`)
	require.Contains(t, junit, "<system-out>x.yard: x.yard&#xA;x.yard: let stand: x.yard</system-out>")
	require.Contains(t, written(t, "ndjson", false, false, s), `"body":"reading: tie=shared\nx.yard\nlet stand: x.yard\n"`)
	sarif := written(t, "sarif", false, false, s)
	require.NotContains(t, sarif, "unfinished", "a review shows what is against a rule")
	require.Contains(t, sarif, `{"ruleId":"YM-YARD-03","kind":"fail","level":"note","message":{"text":"let stand: x.yard"}`)
	for _, form := range forms[3:] {
		require.NotContains(t, written(t, form, false, false, suite("y")), `"reading`, form)
	}
}

// hostile are texts that a terminal, a page or a parser obeys.
var hostile = []string{
	"\a\b\x0e\x7fx", "x\x1b[31m\x1b]0;x\a", "\u0085\u009b2J\u009d0;x\u009cx", "\u061c\u200e\u202e\u2066x\u2069", "a\u2028b\u2029c", "a\r\nb\n\n# c",
	"\xff\xfex", "\ufffe\uffffx", "]]><x a='\"&amp;", "Feature: x\nScenario: y", "\"\"\"x", "{\"a\": [", "#language: fr x", "", " ",
}

// A form stays valid whatever it reports, and contains nothing that a program would obey.
func TestFormsAreSafe(t *testing.T) {
	for _, text := range hostile {
		for _, one := range []bool{true, false} {
			for _, form := range forms {
				out := written(t, form, one, !one, noted(text), suite(text))
				for _, c := range out {
					require.False(t, c != '\n' && c != '\t' && unicode.IsControl(c) || unicode.In(c, unicode.Bidi_Control, unicode.Zl, unicode.Zp),
						"%s of %q: %q", form, text, out)
				}
				wellFormed(t, form, one, out)
			}
		}
	}
}

// wellFormed reads what was written as programs do.
func wellFormed(t *testing.T, form string, one bool, out string) {
	t.Helper()
	switch form {
	case "json":
		for d := json.NewDecoder(strings.NewReader(out)); d.More(); {
			var v any
			require.NoError(t, d.Decode(&v), out)
		}
	case "sarif":
		require.True(t, json.Valid([]byte(out)), out)
	case "ndjson":
		for line := range strings.Lines(out) {
			require.True(t, json.Valid([]byte(line)), line)
		}
	case "xml":
		d := xml.NewDecoder(strings.NewReader(out))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else {
				require.NoError(t, err, out)
			}
		}
	}
}

// What is reported in Markdown looks as it was written: nothing becomes a link, a list, a heading, a tag or a call for somebody.
func TestMarkdownIsHarmless(t *testing.T) {
	c := report.Case{Outcome: report.Failed, Drawing: "````\nx"}
	out := written(t, "md", true, false, &report.Suite{Answer: answer("overruled", "# 1. <b>x</b>"), Cases: []report.Case{c}})
	require.Equal(t, "**Overruled**: \\# 1. \\<b\\>x\\</b\\> `# 1. <b>x</b>:7`\n\n\\# 1. \\<b\\>x\\</b\\>\n\n"+
		"The position:\n\n`````text\n````\nx\n`````\n\n", out)
}

// The sum has the failures by the clauses that they rest on, with the places of the first few.
func TestFailuresAreGroupedByClause(t *testing.T) {
	var tally report.Tally
	failed := func(n string, clauses ...report.Clause) report.Case {
		return report.Case{Outcome: report.Failed, Noun: "record", Word: "overruled", Place: n, Clauses: clauses, Answer: answer("overruled", n)}
	}
	b, a := report.Clause{ID: "YM-YARD-04", Says: "b"}, report.Clause{ID: "YM-LOAD-01", Says: "a"}
	tally.Add(&report.Suite{Cases: []report.Case{failed("0"), failed("1", b), failed("2", a, b), {Noun: "scenario"}}})
	require.Equal(t, "3 records and 1 scenario, 3 overruled", tally.Sum())
	require.Equal(t, []report.Group{
		{Clause: "YM-LOAD-01", Says: "a", N: 1, Places: []string{"2"}},
		{Clause: "YM-YARD-04", Says: "b", N: 2, Places: []string{"1", "2"}},
		{N: 1, Places: []string{"0"}},
	}, tally.Groups)
	for range 100 {
		tally.Add(&report.Suite{Cases: []report.Case{failed("3", a), {Outcome: report.Unread, Noun: "record", Word: "not read"}}})
	}
	require.Len(t, tally.Groups[0].Places, 5)
	require.Equal(t, 101, tally.Groups[0].N)
	require.Equal(t, "203 records and 1 scenario, 103 overruled, 100 not read", tally.Sum())
	out := written(t, "text", false, true, &report.Suite{Cases: slices.Repeat([]report.Case{failed("4", a)}, 7)})
	require.Contains(t, out, "7 records, 7 overruled; stopped before the end\n  YM-LOAD-01 (7): 4, 4, 4, 4, 4, and 2 more\n    a\n")
}

// A test case for each case, errors for what cannot be read, and an error of its own for what was not looked at.
func TestJUnitCounts(t *testing.T) {
	var got struct {
		Suites []struct {
			Tests    int `xml:"tests,attr"`
			Failures int `xml:"failures,attr"`
			Errors   int `xml:"errors,attr"`
			Cases    []struct {
				Name    string `xml:"name,attr"`
				Failure *struct {
					Type string `xml:"type,attr"`
				} `xml:"failure"`
				Error *struct {
					Message string `xml:"message,attr"`
				} `xml:"error"`
			} `xml:"testcase"`
		} `xml:"testsuite"`
	}
	require.NoError(t, xml.Unmarshal([]byte(written(t, "xml", false, true, suite("x"))), &got))
	require.Len(t, got.Suites, 2)
	first := got.Suites[0]
	require.Equal(t, []int{3, 1, 1}, []int{first.Tests, first.Failures, first.Errors})
	require.Equal(t, "x", first.Cases[0].Name)
	require.Nil(t, first.Cases[0].Failure)
	require.Equal(t, "YM-YARD-04", first.Cases[1].Failure.Type)
	require.NotNil(t, first.Cases[2].Error)
	require.Equal(t, "stopped before the end", got.Suites[1].Cases[0].Error.Message)
}

// Every failure is a result at its line, under a rule that is described.
func TestSARIFResults(t *testing.T) {
	var got struct {
		Runs []struct {
			Results []struct {
				RuleID    string
				Level     string
				Locations []struct {
					PhysicalLocation struct {
						ArtifactLocation struct{ URI string }
						Region           struct{ StartLine int }
					}
				}
			}
			Tool struct {
				Driver struct{ Rules []struct{ ID string } }
			}
			Invocations []struct{ ExecutionSuccessful bool }
		}
	}
	require.NoError(t, json.Unmarshal([]byte(written(t, "sarif", true, true, suite("a b:c.yard"), suite("/d"))), &got))
	run := got.Runs[0]
	require.Len(t, run.Results, 4)
	require.Equal(t, "YM-YARD-04", run.Results[0].RuleID)
	require.Equal(t, "not-read", run.Results[1].RuleID)
	at := run.Results[0].Locations[0].PhysicalLocation
	require.Equal(t, "a%20b:c.yard", strings.TrimPrefix(at.ArtifactLocation.URI, "./"))
	require.Equal(t, 7, at.Region.StartLine)
	require.Equal(t, "file:///d", run.Results[2].Locations[0].PhysicalLocation.ArtifactLocation.URI)
	require.Len(t, run.Tool.Driver.Rules, 2)
	require.False(t, run.Invocations[0].ExecutionSuccessful)
	require.NoError(t, json.Unmarshal([]byte(written(t, "sarif", true, false)), &got))
	require.Empty(t, got.Runs[0].Results)
}

// The ending of a name is the form.
func TestTheEndingIsTheForm(t *testing.T) {
	for name, want := range map[string]string{"x.md": "md", "a.b/x.JSON": "json", "x.xml": "xml", "x.ndjson": "ndjson", "x.sarif": "sarif",
		"x.feature": "feature", "x.yard": "yard", "x.golden": "golden", "x.html": "html"} {
		form, err := report.Named(name)
		require.NoError(t, err)
		require.Equal(t, want, form)
	}
	for _, name := range []string{"x", "x.txt", "md", "x.md.gz", ""} {
		_, err := report.Named(name)
		require.EqualError(t, err, "the ending of the name chooses the form; end the name in .feature, .golden, .html, .json, .md, .ndjson, .sarif, .xml or .yard")
	}
}

// On which open question a failure rests is in the lists for people and for builds.
func TestAFailureRestsOnAQuestion(t *testing.T) {
	s := suite("x")
	s.Cases[1].Question = "YM-R-tie"
	require.Contains(t, written(t, "text", false, false, s), "\n  rests on the open question YM-R-tie\n")
	require.Contains(t, written(t, "xml", false, false, s), "; rests on the open question YM-R-tie")
}
