package main

import (
	"bufio"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
)

// reports holds the reports of an answer: one on standard output, and one in each file of -o.
type reports struct {
	a     *app
	one   bool
	draws bool
	// keeps reports that a report contains the judged record itself.
	keeps bool
	// listed reports that the answers become a list, which shows no remedies.
	listed bool
	// form is the format on standard output.
	form  string
	forms []report.Form
	files []*reportFile
	// open holds the records whose files are read again when the judged record is written.
	open []*record
	// told is the number of answers given.
	told atomic.Int64
	// unsaid names the part of the last answer that a record cannot express.
	unsaid func() string
}

// reportFile is a file that a report is written to.
type reportFile struct {
	path string
	to   *output.Writer
	// buffer gathers small parts.
	buffer *bufio.Writer
}

// reports opens all outputs before anything is written.
func (c *judgeCmd) reports(a *app) (*reports, error) {
	out := &reports{a: a, one: c.one(), listed: !c.one(), form: c.Format}
	if c.JSON {
		out.form = "json"
	}
	head := report.Head{Program: "yardstick", Version: moduleOf(buildInfo()), Command: a.typed, Began: time.Now(), One: out.one,
		Brief: slices.ContainsFunc(c.Outputs, isForPeople), Whole: c.Verbose}
	out.begin(out.form, a.printer(out.form == "text"), head)
	opened, err := c.open()
	if err != nil {
		return nil, err
	}
	for _, o := range opened {
		to, err := o.Writer()
		if err != nil {
			out.drop()
			return nil, at(o.path, err)
		}
		f := &reportFile{o.path, to, bufio.NewWriterSize(to, 64<<10)}
		out.files = append(out.files, f)
		out.begin(o.form, f.buffer, head)
	}
	return out, nil
}

// isForPeople reports whether a file contains the whole answer for people, so that the terminal need not repeat it.
func isForPeople(path string) bool {
	ending := strings.ToLower(filepath.Ext(path))
	return ending == ".md" || ending == ".html"
}

func (r *reports) begin(form string, to io.Writer, head report.Head) {
	r.forms = append(r.forms, report.New(form, to, head))
	r.draws = r.draws || report.Draws(form)
	r.keeps = r.keeps || isAgain(form)
	r.listed = r.listed && form == "text"
}

// add writes the answer about a file to every report.
func (r *reports) add(s *report.Suite) error {
	r.told.Add(1)
	r.unsaid = s.Unsaid
	return r.each(func(f report.Form) error { return f.Add(s) })
}

// each calls a function for every report. Standard output is flushed at once; if it is JSON, it counts as the
// answer.
func (r *reports) each(say func(report.Form) error) error {
	for i, f := range r.forms {
		if err := say(f); err != nil {
			if i > 0 {
				err = at(r.files[i-1].path, err)
			}
			return err
		}
	}
	r.a.answered = true
	return r.a.out.Flush()
}

// end completes every report, gives the files their names, and prints one line about the content of each.
func (r *reports) end(t *report.Tally) error {
	if err := r.each(func(f report.Form) error { return f.End(t) }); err != nil {
		return err
	}
	for len(r.files) > 0 {
		f := r.files[0]
		err := f.buffer.Flush()
		if err == nil {
			err = f.to.Keep()
		}
		if err != nil {
			return at(f.path, stays(f.path, err))
		}
		r.files = r.files[1:]
		tell := r.a.tell
		if r.form == "text" {
			tell = r.a.say
		}
		said := t.Sum()
		if form, _ := report.Named(f.path); form == "yard" && r.unsaid != nil {
			if unsaid := r.unsaid(); unsaid != "" {
				said += "; " + unsaid
			}
		}
		tell("%s: %s\n", f.path, said)
	}
	return nil
}

// drop removes incomplete files, so that the old ones stay, and closes the judged records.
func (r *reports) drop() {
	for _, judged := range r.open {
		judged.close()
	}
	r.open = nil
	for _, f := range r.files {
		f.to.Drop()
	}
	r.files = nil
}
