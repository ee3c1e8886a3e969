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

// junit is a report in the XML that JUnit made common: a suite for each file, a test case for each record or scenario.
type junit struct {
	w     io.Writer
	begun time.Time
	// due is what comes before the next suite.
	due string
}

func newJUnit(w io.Writer, head Head) Form {
	return &junit{w, head.Began, xml.Header + `<testsuites name="` + head.Program + "\">\n"}
}

type junitSuite struct {
	XMLName  xml.Name `xml:"testsuite"`
	Name     string   `xml:"name,attr"`
	Tests    int      `xml:"tests,attr"`
	Failures int      `xml:"failures,attr"`
	Errors   int      `xml:"errors,attr"`
	Skipped  int      `xml:"skipped,attr"`
	Time     string   `xml:"time,attr,omitempty"`
	When     string   `xml:"timestamp,attr"`
	// Properties are nil where there are none: then the list is left out.
	Properties *[]junitProperty `xml:"properties>property"`
	Cases      []junitCase      `xml:"testcase"`
}

type junitProperty struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

type junitCase struct {
	Name    string      `xml:"name,attr"`
	Class   string      `xml:"classname,attr"`
	File    string      `xml:"file,attr,omitempty"`
	Line    int         `xml:"line,attr,omitempty"`
	Time    string      `xml:"time,attr,omitempty"`
	Failure *junitFault `xml:"failure"`
	Error   *junitFault `xml:"error"`
	Skipped *junitSkip  `xml:"skipped"`
	// Out is what is to be said of a case that is as it should be.
	Out string `xml:"system-out,omitempty"`
}

// junitFault is what is wrong; its type is the clauses that it rests on.
type junitFault struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"`
	Text    string `xml:",chardata"`
}

// junitSkip is why a case was skipped.
type junitSkip struct {
	Message string `xml:"message,attr"`
}

// Add writes a suite.
func (f *junit) Add(s *Suite) error {
	out := junitSuite{Name: prose.OneLine(s.File), When: f.begun.UTC().Format("2006-01-02T15:04:05")}
	if s.Under != "" {
		out.Properties = &[]junitProperty{{"reading", prose.OneLine(strings.TrimPrefix(s.Under, "reading: "))}}
	}
	var took time.Duration
	for i := range s.Cases {
		c := &s.Cases[i]
		took += c.Took
		out.Tests++
		said := junitCase{Name: prose.OneLine(c.called()), Class: out.Name, File: prose.OneLine(cmp.Or(c.File, out.Name)),
			Line: c.Line, Time: seconds(c.Took)}
		fault := &junitFault{prose.OneLine(c.Reason + c.hangs()), prose.OneLine(strings.Join(c.ids(), " ")), prose.Clean(c.Text)}
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
			lines := c.beside()
			if hangs := c.hangs(); hangs != "" {
				lines = append([]string{prose.OneLine(c.Word + hangs)}, lines...)
			}
			said.Out = strings.Join(lines, "\n")
		}
		out.Cases = append(out.Cases, said)
	}
	out.Time = seconds(took)
	return f.write(out)
}

// called is the name of a case, or what kind of thing it is.
func (c *Case) called() string {
	if c.Name == "" {
		return c.Noun
	}
	return c.Name
}

// write writes a suite, after what is due.
func (f *junit) write(suite junitSuite) error {
	text, err := xml.MarshalIndent(suite, "  ", "  ")
	if err != nil {
		return err
	}
	_, err = io.WriteString(f.w, f.due+string(text)+"\n")
	f.due = ""
	return err
}

// End closes the report. What was not looked at is an error of its own suite.
func (f *junit) End(t *Tally) error {
	if t.Stopped {
		const why = "stopped before the end"
		fault := &junitFault{Message: why, Type: why}
		err := f.write(junitSuite{Name: why, Tests: 1, Errors: 1, Time: seconds(0), When: f.begun.UTC().Format("2006-01-02T15:04:05"),
			Cases: []junitCase{{Name: why, Class: why, Time: seconds(0), Error: fault}}})
		if err != nil {
			return err
		}
	}
	_, err := io.WriteString(f.w, f.due+"</testsuites>\n")
	return err
}

// seconds are those of a time; "" if nobody has looked at the clock.
func seconds(d time.Duration) string {
	if d == 0 {
		return ""
	}
	return strconv.FormatFloat(d.Seconds(), 'f', 6, 64)
}
