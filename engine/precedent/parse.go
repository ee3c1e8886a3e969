package precedent

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// ErrNone is the error for a record that does not state its issue.
var ErrNone = errors.New("the record does not state its issue; write a comment such as " +
	`"# at issue: May she? [YM-YARD-04]", and below it "# decided: overruled"`)

// Parse reads a record and its comment. If the record has no issue, the error is [ErrNone]. Other
// errors are [*transcript.SyntaxError] or [*transcript.Finding].
func Parse(name string, text []byte, find Find) (*Precedent, error) {
	p := &Precedent{}
	issue, line := comment(text, "at issue")
	if line == 0 {
		return nil, ErrNone
	}
	var err error
	if p.Transcript, err = transcript.Parse(name, text); err != nil {
		return nil, err
	}
	if p.Entry, err = p.Of(find); err != nil {
		return nil, err
	}
	p.line = line
	if err := p.about(issue); err != nil {
		return nil, err
	}
	decided, line := comment(text, "decided")
	if line > 0 {
		p.line = line
	}
	if decided != decision(true) && decided != decision(false) {
		return nil, p.wrong(`%.60q does not say how it was decided; write "# decided: upheld" or "# decided: overruled"`, decided)
	}
	p.Upheld = decided == decision(true)
	return p, nil
}

// comment returns the comment with a given first word before a record, and its line; 0 if there is
// none.
func comment(text []byte, word string) (said string, line int) {
	number := 0
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // a record that begins with a byte order mark is refused, and the error has to say so
	for row := range strings.Lines(string(text)) {
		number++
		row = strings.TrimSpace(row)
		if row != "" && row[0] != '#' {
			break
		}
		if key, rest, ok := strings.Cut(strings.TrimSpace(strings.TrimLeft(row, "#")), ":"); ok && key == word {
			return strings.TrimSpace(rest), number
		}
	}
	return "", 0
}

// about reads the issue: a question in words, then in brackets the ids of clauses and open
// questions.
func (p *Precedent) about(said string) error {
	words, ids, _ := strings.Cut(said, "[")
	list, ok := strings.CutSuffix(ids, "]")
	p.Issue = strings.Clone(strings.TrimSpace(words)) // a copy, because it is kept longer than the text
	if !ok || p.Issue == "" || strings.TrimSpace(list) == "" {
		return p.wrong(`%.60q names no clause and no question; write "# at issue: May she? [YM-YARD-04]"`, said)
	}
	for id := range strings.FieldsSeq(list) {
		if clause := p.Entry.Book.Clause(id); clause != nil {
			p.Clauses = append(p.Clauses, clause.ID)
		} else if question := p.Entry.Book.Question(id); question != nil {
			p.Questions = append(p.Questions, question.ID)
		} else {
			return p.wrong("%.60q is neither a clause nor an open question of %s%s", id, p.Entry.Book.Title, meant(p.Entry.Book, id))
		}
	}
	return nil
}

// meant returns the question "did you mean" with the nearest id, or else the command that lists the
// ids.
func meant(book *rulebook.Book, id string) string {
	ids := book.QuestionIDs()
	for i := range book.Clauses {
		ids = append(ids, string(book.Clauses[i].ID))
	}
	small := make([]string, len(ids)) // the form in which package spelling compares words
	for i := range ids {
		small[i] = strings.ToLower(ids[i])
	}
	if near := spelling.Nearest(strings.ToLower(id), small); near != "" {
		return fmt.Sprintf(", did you mean %s?", ids[slices.Index(small, near)])
	}
	return fmt.Sprintf("; look it up with yardstick rules %s", book.Game)
}

// Shares returns the clauses and questions of the issue that are also in the given lists.
func (p *Precedent) Shares(clauses []engine.Clause, questions []string) (shared []string) {
	for _, c := range p.Clauses {
		for _, other := range clauses {
			if c == other {
				shared = append(shared, string(c))
			}
		}
	}
	for _, q := range p.Questions {
		for _, other := range questions {
			if q == other {
				shared = append(shared, q)
			}
		}
	}
	return shared
}

// Answer returns the answer to a question, by its id, under which the precedent was decided.
func (p *Precedent) Answer(question string) string {
	q := p.Entry.Book.Question(question)
	for _, r := range p.Rulings {
		if r.Question == q.Name {
			return r.Option
		}
	}
	return q.Options[q.Default].ID
}
