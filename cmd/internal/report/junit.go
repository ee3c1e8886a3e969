package report

import (
	"cmp"
	"encoding/xml"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// junit is a report in JUnit's XML, with a suite for each file and a test case for each record or scenario. It
// fits the schemas of Jenkins' xUnit plugin and of Windy Road's for Ant. For that reason the text of a fault
// contains its place, and the suite contains the notes on passed cases.
type junit struct {
	w    io.Writer
	head Head
	next int // the number of the next suite
	// due is the text to write before the next suite.
	due string
}

func newJUnit(w io.Writer, head Head) Form {
	return &junit{w: w, head: head, due: xml.Header + "<testsuites>\n"}
}

type junitSuite struct {
	XMLName    xml.Name        `xml:"testsuite"`
	Name       string          `xml:"name,attr"`
	Package    string          `xml:"package,attr"`
	ID         int             `xml:"id,attr"`
	When       string          `xml:"timestamp,attr"`
	Host       string          `xml:"hostname,attr"`
	Tests      int             `xml:"tests,attr"`
	Failures   int             `xml:"failures,attr"`
	Errors     int             `xml:"errors,attr"`
	Skipped    int             `xml:"skipped,attr,omitempty"`
	Time       string          `xml:"time,attr"`
	Properties []junitProperty `xml:"properties>property"`
	Cases      []junitCase     `xml:"testcase"`
	Out        string          `xml:"system-out"`
	Err        string          `xml:"system-err"`
}

type junitProperty struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

type junitCase struct {
	Name    string      `xml:"name,attr"`
	Class   string      `xml:"classname,attr"`
	Time    string      `xml:"time,attr"`
	Failure *junitFault `xml:"failure"`
	Error   *junitFault `xml:"error"`
	Skipped *junitSkip  `xml:"skipped"`
}

// junitFault describes a failure. Its type names the clauses of the failure.
type junitFault struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"`
	Text    string `xml:",chardata"`
}

// junitSkip is the reason why a case was skipped.
type junitSkip struct {
	Message string `xml:"message,attr"`
}

// Add writes a suite.
func (f *junit) Add(s *Suite) error {
	out := f.suite(prose.OneLine(s.File))
	if s.Under != "" {
		out.Properties = append(out.Properties, junitProperty{"reading", prose.OneLine(strings.TrimPrefix(s.Under, "reading: "))})
	}
	var took time.Duration
	var notes []string
	for i := range s.Cases {
		took += s.Cases[i].Took
		notes = append(notes, out.add(&s.Cases[i])...)
	}
	out.Time, out.Out = seconds(took), strings.Join(notes, "\n")
	return f.write(out)
}

// suite returns a suite without cases.
func (f *junit) suite(name string) *junitSuite {
	name = cmp.Or(name, "yardstick")
	f.next++
	return &junitSuite{Name: name, Package: name, ID: f.next - 1, Host: "localhost", When: f.head.Began.UTC().Format("2006-01-02T15:04:05"),
		Properties: []junitProperty{{"program", strings.TrimSpace(f.head.Program + " " + f.head.Version)}}}
}

// add adds a case to a suite, and returns the notes if the case passed.
func (out *junitSuite) add(c *Case) (notes []string) {
	out.Tests++
	said := junitCase{Name: prose.OneLine(c.called()), Class: out.Name, Time: seconds(c.Took)}
	fault := &junitFault{prose.OneLine(c.Reason + c.hangs()), prose.OneLine(strings.Join(c.ids(), " ")), prose.Clean(c.located(out.Name))}
	switch c.Outcome {
	case Failed:
		out.Failures++
		said.Failure = fault
	case Unread:
		out.Errors++
		fault.Type = c.Word
		said.Error = fault
	case Skipped:
		out.Skipped++
		said.Skipped = &junitSkip{fault.Message}
	case Passed:
		if hangs := c.hangs(); hangs != "" {
			notes = append(notes, prose.OneLine(c.Word+hangs))
		}
		notes = append(notes, c.noteLines()...)
		for i := range notes {
			notes[i] = said.Name + ": " + notes[i]
		}
	}
	out.Cases = append(out.Cases, said)
	return notes
}

// located returns the text of a case, after the file and the line that it is about.
func (c *Case) located(file string) string {
	file = prose.OneLine(cmp.Or(c.File, file))
	if c.Line > 0 {
		file += ":" + strconv.Itoa(c.Line)
	}
	return file + "\n" + c.Answer.Text()
}

// called returns the name of a case, or its noun if it has none.
func (c *Case) called() string {
	if c.Name == "" {
		return c.Noun
	}
	return c.Name
}

// write writes a suite, after the text in due.
func (f *junit) write(suite *junitSuite) error {
	text, err := xml.MarshalIndent(suite, "  ", "  ")
	if err != nil {
		return err
	}
	_, err = io.WriteString(f.w, f.due+string(text)+"\n")
	f.due = ""
	return err
}

// End closes the report. If files were not judged, a separate suite reports this as an error.
func (f *junit) End(t *Tally) error {
	if t.Stopped {
		const why = "stopped before the end"
		out := f.suite(why)
		out.add(&Case{Outcome: Unread, Name: why, Word: why, Reason: why})
		out.Time = seconds(0)
		if err := f.write(out); err != nil {
			return err
		}
	}
	_, err := io.WriteString(f.w, f.due+"</testsuites>\n")
	return err
}

// seconds returns the seconds of a time, to the millisecond, as Jenkins reads them.
func seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', 3, 64) }
