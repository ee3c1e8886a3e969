package source

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Load reads the book from clauses.yaml and rulings.yaml in a folder, and checks it. Every id must
// have the right form and appear once, and every named section, clause, question, option or example
// must exist. The examples come from examples.yaml and the figures from components.yaml, if these
// files exist. Files and Sources of the book are the folder and the files that were read. The error
// joins all faults, each an [*Error] with file and line.
func Load(fsys fs.FS) (*rulebook.Book, error) {
	l := &loader{book: &rulebook.Book{Files: fsys}, places: map[string]place{}}
	if root := l.open("clauses.yaml"); root != nil {
		l.readClauses(root)
	}
	if root := l.open("rulings.yaml"); root != nil {
		l.readQuestions(root)
	}
	if l.has("examples.yaml") {
		l.readExamples(l.open("examples.yaml"))
	}
	if l.has("refusals.yaml") {
		l.readRefusals(l.open("refusals.yaml"))
	}
	if l.has("components.yaml") {
		l.readFigures(l.open("components.yaml"))
	}
	if len(l.errs) == 0 {
		l.check()
	}
	if more := len(l.errs) - mostErrors; more > 0 {
		l.errs = append(l.errs[:mostErrors], fmt.Errorf("%d more are not shown: correct these first", more))
	}
	if err := errors.Join(l.errs...); err != nil {
		return nil, err
	}
	return l.book, nil
}

// mostErrors is the number of errors shown at once.
const mostErrors = 50

// has reports whether the folder has an optional file.
func (l *loader) has(file string) bool {
	_, err := fs.Stat(l.book.Files, file)
	return err == nil
}

// open reads a document of the rulebook; nil after an error.
func (l *loader) open(file string) *Node {
	const most = 1 << 20
	l.file = file
	data, err := fs.ReadFile(l.book.Files, file)
	if err != nil {
		l.errs = append(l.errs, err)
		return nil
	}
	l.book.Sources = append(l.book.Sources, rulebook.Source{File: file, Digest: rulebook.Digest(data)})
	root, err := Parse(data, most)
	if err != nil {
		l.add(err)
		return nil
	}
	return root
}

func (l *loader) readFigures(root *Node) {
	if root == nil {
		return
	}
	figures, err := Figures(root)
	if err != nil {
		l.add(err)
	}
	l.book.Figures = figures
}

type loader struct {
	reader
	book   *rulebook.Book
	places map[string]place // the places of all ids, for errors about them
}

type place struct {
	file string
	node *Node
}

// id returns the id of a record, which has to match the pattern and be unused.
func (l *loader) id(n *Node, pattern *regexp.Regexp, form string) string {
	id := l.text(n, "id")
	if id == "" {
		return id
	}
	if !pattern.MatchString(id) {
		l.fail(n.Get("id"), fmt.Sprintf("is %q", shorten(id)), form)
	}
	if first, twice := l.places[id]; twice {
		l.fail(n.Get("id"), fmt.Sprintf("is already used in line %d of %s", first.node.Line, first.file), "each id once")
	}
	l.places[id] = place{l.file, n}
	return id
}

// same checks that an entry in the head of the file repeats the one in clauses.yaml.
func (l *loader) same(root *Node, key, want string) {
	if value := root.Get(key); value != nil && value.Value() != want {
		l.fail(value, "is "+value.Describe(), fmt.Sprintf("%q, as in clauses.yaml", want))
	}
}

// complain adds an error about a record that was read earlier, in either file.
func (l *loader) complain(id, key, problem, allowed string) {
	at := l.places[id]
	l.file = at.file
	n := at.node
	if value := n.Get(key); value != nil {
		n = value
	}
	l.fail(n, problem, allowed)
}

// idPattern matches PREFIX-BODY.
func idPattern(prefix, body string) *regexp.Regexp {
	return regexp.MustCompile("^" + regexp.QuoteMeta(prefix) + "-" + body + "$")
}

// wordForm is the form of the ids of games, sections and options, and of questions' names.
const wordForm = `[a-z0-9]+(-[a-z0-9]+)*`

var wordPattern = regexp.MustCompile("^" + wordForm + "$")

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
