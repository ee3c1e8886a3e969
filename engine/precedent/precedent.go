// Package precedent reads disputes that were decided before. A precedent is a record whose comments
// state the issue, the clauses and open questions of the issue, and the decision.
//
//	# The forgotten railcar.
//	#
//	# at issue: May a railcar leave the sorting yard before anything is bought? [YM-YARD-04 YM-R-yard-timing]
//	# decided: overruled
//	yardstick 1
//
// Precedents are judged again whenever the rules change, and a new verdict is compared with them.
package precedent

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"path"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Precedent is a dispute that was decided before.
type Precedent struct {
	*transcript.Transcript
	Entry rulebook.Entry
	// Issue is the issue in words. Clauses and Questions are the ids of the clauses and open
	// questions of the issue, at least one.
	Issue     string
	Clauses   []engine.Clause
	Questions []string
	// Upheld reports that the decision was upheld.
	Upheld bool
	// line is the line of the decision in the comment.
	line int
}

// Find returns the game with a name, in the form that [transcript.Transcript.Of] needs.
type Find = func(game string) (rulebook.Entry, error)

// Most is the limit of files in a folder of precedents.
const Most = 1000

// Each reads the precedents in a folder, one after another. A precedent is a record, .yard or
// .golden, whose comment states the issue. Each yields the records in the order of their names. The
// error is [ErrNone] for a record without an issue, and a [*transcript.SyntaxError] or a
// [*transcript.Finding] for a record that cannot be read. Any other error is about the folder, and
// ends the sequence. Messages begin with the name of the folder.
func Each(files fs.FS, name string, find Find) iter.Seq2[*Precedent, error] {
	return func(yield func(*Precedent, error) bool) {
		paths, err := records(files, name)
		if err != nil {
			yield(nil, err)
			return
		}
		for _, file := range paths {
			if !yield(read(files, name, file, find)) {
				return
			}
		}
	}
}

// records returns the names of the records in a folder.
func records(files fs.FS, name string) (paths []string, err error) {
	for _, pattern := range []string{"*.yard", "*.golden"} {
		found, err := fs.Glob(files, pattern)
		if err != nil {
			return nil, err
		}
		paths = append(paths, found...)
	}
	if len(paths) > Most {
		return nil, fmt.Errorf("%s: the folder has %s, and %d at most are compared; move some of them elsewhere", name,
			prose.Count(len(paths), "record"), Most)
	}
	slices.Sort(paths)
	return paths, nil
}

// read reads a record in a folder.
func read(files fs.FS, name, file string, find Find) (*Precedent, error) {
	called := path.Join(name, file)
	text, err := transcript.ReadPlain(files, file, transcript.MaxBytes)
	if err != nil {
		return nil, &transcript.SyntaxError{File: called, Msg: err.Error()}
	}
	return Parse(called, text, find)
}

// Folder returns everything that [Each] reads in a small folder. Others is the number of records
// without an issue.
func Folder(files fs.FS, name string, find Find) (all []*Precedent, others int, err error) {
	for p, err := range Each(files, name, find) {
		switch {
		case errors.Is(err, ErrNone):
			others++
		case err != nil:
			return nil, 0, err
		default:
			all = append(all, p)
		}
	}
	return all, others, nil
}

// Again judges the precedent again, under the answers under which it was decided. Again returns an
// error if the decision is different now, if the decision depends on other clauses or questions, or
// if the record cannot be played any more. Again also returns an error if the context ends. Files
// is the folder of the precedent's position file, and components is the text of its component file.
func (p *Precedent) Again(ctx context.Context, files fs.FS, components []byte) error {
	record, err := p.Transcript, error(nil)
	if record.EndsInMistake() { // the mistake is the decision at issue
		record, err = record.Unmarked(len(record.Decisions))
	}
	if err != nil {
		return err
	}
	report, err := transcript.Replay(ctx, record, &engine.Local{Game: p.Entry.Game},
		transcript.Options{Files: files, Components: components})
	switch {
	case err != nil:
		return err
	case report.Finding != nil && !report.Finding.Kind.Readable():
		return report.Finding
	case (report.Finding == nil) != p.Upheld:
		return p.wrong("it was %s, and would be %s today%s", decision(p.Upheld), decision(!p.Upheld), why(report.Finding))
	}
	clauses := report.Last.Cited
	if report.Finding != nil {
		clauses = report.Finding.Clauses()
	}
	for _, c := range p.Clauses {
		if !slices.Contains(clauses, c) {
			return p.wrong("it does not rest on %s any more%s", c, why(report.Finding))
		}
	}
	for _, q := range p.Questions {
		if !slices.Contains(report.Asked, q) {
			return p.wrong("%s is not consulted any more", q)
		}
	}
	return nil
}

func (p *Precedent) wrong(format string, args ...any) error {
	return &transcript.SyntaxError{File: p.File, Line: p.line, Msg: fmt.Sprintf(format, args...)}
}

// why returns the text of a finding, after a colon.
func why(f *transcript.Finding) string {
	if f == nil {
		return ""
	}
	return ": " + f.Error()
}

func decision(upheld bool) string {
	if upheld {
		return "upheld"
	}
	return "overruled"
}
