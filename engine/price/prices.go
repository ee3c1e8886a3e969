package price

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Answer is an option of an open question; both are names.
type Answer struct{ Question, Option string }

// String returns the answer in the form in which users type it: question=option.
func (a Answer) String() string { return a.Question + "=" + a.Option }

// Change counts the effects of an answer in a number of games.
type Change struct {
	// Games is the number of games. Tables that a side refuses have no games.
	Games int64
	// List is the number of games with different legal actions after the same decisions. Path is the number of games
	// with a different decision.
	List, Path int64
	// Ended is the number of games that ended on both sides. Winner, Margin and Length count only these games.
	Ended int64
	// Winner is the number of games with a different winner.
	Winner int64
	// Margin is the change of the lead of the highest score over the second, game by game.
	Margin estimate.Sums
	// Length is the change of the number of decisions, including those of chance, game by game.
	Length estimate.Sums
}

// Together counts the games in which two answers have an effect that neither has alone.
type Together struct {
	A, B Answer
	// Games is the number of games. More is the number of games in which both answers together had such an effect. An
	// effect is a change of the legal actions in a place of the game, the actor, the result of a decision, a score or
	// a winner.
	Games, More int64
}

// Prices contains the measurements of a game.
type Prices struct {
	// Edition is the digest of what was played at the time of the measurement, [rulebook.Book.Play]. Seed is the seed of the games.
	Edition string
	Seed    uint64
	// Unrelated is the share of games whose winner differs from that of an unrelated game at the same table.
	Unrelated estimate.Share
	Answers   []Price
	// Together contains every pair of the answers with the largest effects.
	Together []Together
}

// Price contains the effects of an answer in many games, and in the first few games, which a test can measure again
// quickly.
type Price struct {
	Answer
	First, All Change
}

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
	for _, a := range p.Answers {
		if a.All == (Change{}) {
			return nil, fmt.Errorf("%s: %s has one line instead of two: run make prices", File, a.Answer)
		}
	}
	return p, nil
}

// read reads a line.
func (p *Prices) read(word string, rest []string) (err error) {
	const price, together, unrelated = 11, 4, 2
	switch {
	case word == "edition" && len(rest) == 1:
		p.Edition = rest[0]
	case word == "seed" && len(rest) == 1:
		p.Seed, err = strconv.ParseUint(rest[0], 10, 64)
	case word == "unrelated" && len(rest) == unrelated:
		n, err := numbers(rest)
		if err != nil {
			return err
		}
		p.Unrelated = estimate.Share{Of: n[0], Hits: n[1]}
	case word == "price" && len(rest) == price:
		return p.price(rest)
	case word == "together" && len(rest) == together:
		n, err := numbers(rest[2:])
		if err != nil {
			return err
		}
		p.Together = append(p.Together, Together{answer(rest[0]), answer(rest[1]), n[0], n[1]})
	default:
		err = fmt.Errorf("%.20q does not begin a line with so many fields", word)
	}
	return err
}

func (p *Prices) price(rest []string) error {
	n, err := numbers(rest[1:])
	if err != nil {
		return err
	}
	c := Change{Games: n[0], List: n[1], Path: n[2], Ended: n[3], Winner: n[4]}
	c.Margin = estimate.Sums{N: n[5], Sum: n[6], Squares: n[7]}
	c.Length = estimate.Sums{N: c.Ended, Sum: n[8], Squares: n[9]}
	a := answer(rest[0])
	if last := len(p.Answers) - 1; last >= 0 && p.Answers[last].Answer == a {
		p.Answers[last].All = c
		return nil
	}
	p.Answers = append(p.Answers, Price{Answer: a, First: c})
	return nil
}

func answer(written string) (a Answer) {
	a.Question, a.Option, _ = strings.Cut(written, "=")
	return a
}

func numbers(fields []string) (list []int64, err error) {
	for _, f := range fields {
		n, err := strconv.ParseInt(f, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("%.20q is not a whole number", f)
		}
		list = append(list, n)
	}
	return list, nil
}

// Of returns the price of an answer; nil if the answer was not measured. Nil Prices contain no price.
func (p *Prices) Of(a Answer) *Price {
	if p == nil {
		return nil
	}
	i := slices.IndexFunc(p.Answers, func(q Price) bool { return q.Answer == a })
	if i < 0 {
		return nil
	}
	return &p.Answers[i]
}

// Compare orders the effects of answers, the largest first. Compare first compares the share of games with a
// different winner; a share above that of unrelated games counts as equal to it. Then Compare compares the
// change of the mean margin or length, in widths of its interval. Last, Compare compares the share of games
// with a different decision, then the share with different legal actions.
func (p *Prices) Compare(c, d Change) int {
	return cmp.Or(cmp.Compare(p.winner(d), p.winner(c)), cmp.Compare(d.moved(), c.moved()),
		more(d.Path, d.Games, c.Path, c.Games), more(d.List, d.Games, c.List, c.Games))
}

// winner returns the share of games with a different winner, but at most the lower end of the interval for unrelated
// games. A larger share has no meaning.
func (p *Prices) winner(c Change) float64 {
	most := p.Unrelated.Estimate().Low
	if p.Unrelated.Of == 0 {
		most = 1
	}
	return min(most, estimate.Share{Hits: c.Winner, Of: c.Ended}.Estimate().Value)
}

// moved returns the change of the mean margin or the mean length, in halves of its interval, whichever is larger.
func (c Change) moved() (most float64) {
	for _, s := range []estimate.Sums{c.Margin, c.Length} {
		if m := s.Mean(); m.High > m.Value && !math.IsInf(m.High, 1) {
			most = max(most, math.Abs(m.Value)/(m.High-m.Value))
		}
	}
	return most
}

// more compares two shares.
func more(a, of int64, b, per int64) int { return cmp.Compare(a*per, b*of) }
