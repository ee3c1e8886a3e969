package rulebook

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// HistoryFile is the name of the file with the history of a book, next to its sources. The program in folder
// generate writes it.
const HistoryFile = "editions.tsv"

// History contains the facts of the editions of a book, in their order: all facts of the first edition, and the
// changes of each later one. The history shows the changes since a record was written. The last edition can be a
// draft: only its digest is kept, because the book has its facts, and the next change replaces it. The zero History is empty.
type History struct{ editions []edition }

// edition is one edition: the facts that it removes from the edition before, and those that it adds, both sorted.
type edition struct {
	digest       string
	issue        string // the name and the date; "" for an early edition and a draft
	isDraft      bool
	takes, gives []fact
}

const historyHead = "# The editions of the rulebook: what the first states, then what each takes away and what it adds. Written by go generate.\n"

// The words at the head of an edition.
const issuedWord, draftWord = "edition", "draft"

// ParseHistory reads a history in the form that Text writes. The error names the wrong line.
func ParseHistory(text []byte) (*History, error) {
	h := &History{}
	n := 0
	for line := range bytes.Lines(text) {
		n++
		fields := strings.Split(strings.TrimRight(string(line), "\r\n"), "\t")
		if fields[0] == "" || fields[0][0] == '#' {
			continue
		}
		if err := h.read(fields); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", HistoryFile, n, err)
		}
	}
	return h, nil
}

// Check checks that every edition is the digest of its facts. The error names the first edition that is not.
func (h *History) Check() error {
	for i, e := range h.editions {
		if is := digestOf(h.facts(i)); is != e.digest && !e.isDraft {
			return fmt.Errorf("%s: what edition %s states has the digest %s; take the file as it was, and generate again", HistoryFile,
				e.digest, is)
		}
	}
	return nil
}

// read reads one line.
func (h *History) read(fields []string) error {
	word, rest := fields[0], fields[1:]
	if (word == issuedWord && len(rest) <= 2 || word == draftWord && len(rest) == 1) && len(rest) > 0 {
		h.editions = append(h.editions, edition{digest: rest[0], issue: strings.Join(rest[1:], ""), isDraft: word == draftWord})
		return nil
	}
	if len(h.editions) == 0 || len(rest) < 2 {
		return errors.New(`a line is "edition" or "draft" and its digest, or below that "+" or "-" and a fact, with tabs between`)
	}
	for i, part := range rest {
		rest[i] = unescaped.Replace(part)
	}
	e := &h.editions[len(h.editions)-1]
	switch word {
	case "+":
		e.gives = append(e.gives, rest)
	case "-":
		e.takes = append(e.takes, rest)
	default:
		return fmt.Errorf(`a line begins with "edition", "+" or "-", and not with %.20q`, word)
	}
	return nil
}

// In the file, a part of a fact contains no tab and no line end.
var (
	escaped   = strings.NewReplacer(`\`, `\\`, "\t", `\t`, "\n", `\n`, "\r", `\r`)
	unescaped = strings.NewReplacer(`\\`, `\`, `\t`, "\t", `\n`, "\n", `\r`, "\r")
)

// Text returns the history in the form of its file.
func (h *History) Text() []byte {
	var b bytes.Buffer
	b.WriteString(historyHead)
	list := func(sign string, facts []fact) {
		for _, f := range facts {
			b.WriteString(sign)
			for _, part := range f {
				b.WriteString("\t" + escaped.Replace(part))
			}
			b.WriteByte('\n')
		}
	}
	for _, e := range h.editions {
		head := []string{prose.Either(e.isDraft, draftWord, issuedWord), e.digest}
		if e.issue != "" {
			head = append(head, e.issue)
		}
		b.WriteString("\n" + strings.Join(head, "\t") + "\n")
		list("-", e.takes)
		list("+", e.gives)
	}
	return b.Bytes()
}

// Latest returns the last edition, "" if there is none.
func (h *History) Latest() string {
	if len(h.editions) == 0 {
		return ""
	}
	return h.editions[len(h.editions)-1].digest
}

// Issue returns the name and the date of the last edition; "" for a draft.
func (h *History) Issue() string {
	if len(h.editions) == 0 {
		return ""
	}
	return h.editions[len(h.editions)-1].issue
}

// With returns the history with the edition of a book at its end. An issue is a name and a date, such as "2 of
// 2026-11-29"; an edition without an issue is a draft. If the edition is already at the end, it keeps its issue.
func (h *History) With(b *Book, issue string) *History {
	kept := slices.Clone(h.editions)
	if n := len(kept); n > 0 && kept[n-1].digest == b.Edition() && (issue == "" || !kept[n-1].isDraft) {
		return h
	}
	if n := len(kept); n > 0 && kept[n-1].isDraft {
		kept = kept[:n-1]
	}
	if issue == "" {
		return &History{append(kept, edition{digest: b.Edition(), isDraft: true})}
	}
	var before []fact
	if n := len(kept); n > 0 {
		before = h.facts(n - 1)
	}
	now := b.facts()
	return &History{append(kept, edition{b.Edition(), issue, false, without(before, now), without(now, before)})}
}

// facts returns the facts of the edition with that number, sorted.
func (h *History) facts(n int) []fact {
	var facts []fact
	for _, e := range h.editions[:n+1] {
		facts = append(without(facts, e.takes), e.gives...)
	}
	slices.SortFunc(facts, compareFacts)
	return facts
}

// without returns the facts that are not in the other list.
func without(facts, others []fact) []fact {
	has := make(map[string]bool, len(others))
	for _, f := range others {
		has[f.whole()] = true
	}
	return slices.DeleteFunc(slices.Clone(facts), func(f fact) bool { return has[f.whole()] })
}

// History returns the history of the book; it is empty if the book has no folder. The error is about a missing or
// invalid file.
func (b *Book) History() (*History, error) {
	if b.Files == nil {
		return &History{}, nil
	}
	text, err := fs.ReadFile(b.Files, HistoryFile)
	if err != nil {
		return nil, err
	}
	return ParseHistory(text)
}
