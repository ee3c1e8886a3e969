package rulebook

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// HistoryFile is the name of the file with the history of a book, next to its sources. The program in folder
// generate writes it.
const HistoryFile = "editions.tsv"

// History contains the facts of the editions of a book, in their order: all facts of the first edition, and the
// changes of each later one. The history shows the changes since a record was written. The zero History is empty.
type History struct{ editions []edition }

// edition is one edition: the facts that it removes from the edition before, and those that it adds, both sorted.
type edition struct {
	digest       string
	takes, gives []fact
}

const historyHead = "# The editions of the rulebook: what the first states, then what each takes away and what it adds. Written by go generate.\n"

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

// Check returns nil if every edition is the digest of its facts, else an error that names the first wrong edition.
func (h *History) Check() error {
	for i, e := range h.editions {
		if is := digestOf(h.facts(i)); is != e.digest {
			return fmt.Errorf("%s: what edition %s states has the digest %s; take the file as it was, and generate again", HistoryFile,
				e.digest, is)
		}
	}
	return nil
}

// read reads one line.
func (h *History) read(fields []string) error {
	word, rest := fields[0], fields[1:]
	if word == "edition" && len(rest) == 1 {
		h.editions = append(h.editions, edition{digest: rest[0]})
		return nil
	}
	if len(h.editions) == 0 || len(rest) < 2 {
		return errors.New(`a line is "edition" and its digest, or below that "+" or "-" and a fact, with tabs between`)
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
		fmt.Fprintf(&b, "\nedition\t%s\n", e.digest)
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

// With returns the history with the edition of a book at its end.
func (h *History) With(b *Book) *History {
	if h.Latest() == b.Edition() {
		return h
	}
	var before []fact
	if n := len(h.editions); n > 0 {
		before = h.facts(n - 1)
	}
	now := b.facts()
	next := edition{digest: b.Edition(), takes: without(before, now), gives: without(now, before)}
	return &History{append(slices.Clone(h.editions), next)}
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
