package price

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Read returns the measurements of a book, or nil if there are none. The error gives the number of the line
// that is wrong.
func Read(book *rulebook.Book) (*Prices, error) {
	if book.Files == nil {
		return nil, nil
	}
	text, err := fs.ReadFile(book.Files, File)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return Parse(string(text))
}

// Parse reads a file of prices. The error gives the number of the line that is wrong.
func Parse(text string) (*Prices, error) {
	p, n := &Prices{}, 0
	for line := range strings.Lines(text) {
		n++
		fields := strings.Split(strings.TrimRight(line, "\r\n"), "\t")
		if strings.HasPrefix(line, "#") {
			continue
		}
		if err := p.read(fields[0], fields[1:]); err != nil {
			return nil, fmt.Errorf("%s:%d: %w: run make prices", File, n, err)
		}
	}
	for _, k := range p.Kinds {
		for _, a := range k.Answers {
			if a.All == (Change{}) {
				return nil, fmt.Errorf("%s: %s has one line of %s players instead of two: run make prices", File, a.Answer, k.Players)
			}
		}
	}
	return p, nil
}

// read reads a line.
func (p *Prices) read(word string, rest []string) (err error) {
	const price, together, unrelated, opener = 12, 4, 3, 3
	r := reader{rest: rest}
	switch {
	case word == "edition" && len(rest) == 1:
		p.Edition = r.word()
	case word == "seed" && len(rest) == 1:
		p.Seed, err = strconv.ParseUint(rest[0], 10, 64)
	case word == "unrelated" && len(rest) == unrelated:
		k := p.kind(r.word())
		k.Unrelated = estimate.Share{Of: r.number(), Hits: r.number()}
	case word == "opener" && len(rest) == opener:
		k := p.kind(r.word())
		k.Openers = append(k.Openers, Opener{Players: max(1, int(r.number())), Wins: r.sums()})
	case word == "price" && len(rest) == price:
		p.kind(r.word()).read(r.answer(), r.change())
	case word == "together" && len(rest) == together:
		p.Together = append(p.Together, Together{A: r.answer(), B: r.answer(), Games: r.number(), More: r.number()})
	default:
		err = fmt.Errorf("%.20q does not begin a line with so many fields", word)
	}
	return errors.Join(err, r.err)
}

// kind returns the kind with a name, a new one if there is none.
func (p *Prices) kind(players string) *Kind {
	if p.Kind(players) == nil {
		p.Kinds = append(p.Kinds, Kind{Players: players})
	}
	return p.Kind(players)
}

// read adds the first line of an answer, or the second.
func (k *Kind) read(a Answer, c Change) {
	if known := k.Of(a); known != nil {
		known.All = c
		return
	}
	k.Answers = append(k.Answers, Price{Answer: a, First: c})
}

// reader reads the fields of a line, one after another, and keeps the first error.
type reader struct {
	rest []string
	err  error
}

func (r *reader) word() string {
	word := r.rest[0]
	r.rest = r.rest[1:]
	return word
}

func (r *reader) answer() (a Answer) {
	a.Question, a.Option, _ = strings.Cut(r.word(), "=")
	return a
}

func (r *reader) number() int64 { return r.whole(r.word()) }

func (r *reader) whole(word string) int64 {
	n, err := strconv.ParseInt(word, 10, 64)
	if err != nil && r.err == nil {
		r.err = fmt.Errorf("%.20q is not a whole number", word)
	}
	return n
}

func (r *reader) sums() (s estimate.Sums) {
	word := r.word()
	parts := strings.Split(word, "/")
	const all = 3
	if len(parts) != all {
		if r.err == nil {
			r.err = fmt.Errorf("%.20q is not count/sum/sum of squares", word)
		}
		return s
	}
	return estimate.Sums{N: r.whole(parts[0]), Sum: r.whole(parts[1]), Squares: r.whole(parts[2])}
}

func (r *reader) change() Change {
	return Change{Games: r.number(), List: r.number(), Path: r.number(), Ended: r.number(), Winner: r.number(),
		Margin: r.sums(), Spread: r.sums(), Length: r.sums(), Opener: r.sums(), Score: r.sums()}
}

// Text returns the lines of the file that [Parse] reads.
func (p *Prices) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "edition\t%s\nseed\t%d\n", p.Edition, p.Seed)
	for _, k := range p.Kinds {
		fmt.Fprintf(&b, "unrelated\t%s\t%d\t%d\n", k.Players, k.Unrelated.Of, k.Unrelated.Hits)
		for _, o := range k.Openers {
			fmt.Fprintf(&b, "opener\t%s\t%d\t%s\n", k.Players, o.Players, written(o.Wins))
		}
		for _, a := range k.Answers {
			fmt.Fprintf(&b, "price\t%s\t%s\t%s\nprice\t%s\t%s\t%s\n", k.Players, a.Answer, a.First.text(), k.Players, a.Answer, a.All.text())
		}
	}
	for _, t := range p.Together {
		fmt.Fprintf(&b, "together\t%s\t%s\t%d\t%d\n", t.A, t.B, t.Games, t.More)
	}
	return b.String()
}

func (c Change) text() string {
	return fmt.Sprintf("%d\t%d\t%d\t%d\t%d\t%s\t%s\t%s\t%s\t%s", c.Games, c.List, c.Path, c.Ended, c.Winner,
		written(c.Margin), written(c.Spread), written(c.Length), written(c.Opener), written(c.Score))
}

func written(s estimate.Sums) string { return fmt.Sprintf("%d/%d/%d", s.N, s.Sum, s.Squares) }
