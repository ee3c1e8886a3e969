package transcript

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mark checks a line "=" against the subject's position.
func (p *replay) mark(m *Mark) (*Finding, error) {
	if m == nil || p.opts.IgnoreMarks {
		return nil, nil
	}
	here, err := MarkOf(p.s)
	if err != nil {
		return nil, p.failed(m.Line, err)
	}
	switch {
	case here.Legal != m.Legal:
		return p.below(p.finding(m.Line, LegalDiffers, "the record has %s here, the game has %d",
			prose.Count(m.Legal, "legal action"), here.Legal)), nil
	case here.Digest != m.Digest:
		return p.below(p.finding(m.Line, PositionDiffers,
			"the record has a position with the digest %s here, the game's has %s; look between this mark and the one before", m.Digest,
			here.Digest)), nil
	}
	return nil, nil
}

// below adds to a finding the decision before its mark.
func (p *replay) below(f *Finding) *Finding {
	if n := p.report.Decisions; n > 0 {
		d := &p.t.Decisions[n-1]
		f.Actor, f.Action = d.Actor, d.Action
	}
	return f
}

// tail checks the claims of the record about the end.
func (p *replay) tail() (*Finding, error) {
	result, winner, last := p.t.Result, p.t.Winner, p.t.Last
	if result == nil && winner == nil && (last == nil || last.part != inTail) {
		return nil, nil
	}
	turn, err := p.s.Turn()
	if err != nil {
		return nil, p.failed(p.lastLine(), err)
	}
	unread, cut := p.cutTail(turn)
	// The tail is judged in the order in which it is written.
	checks := []func(engine.Turn) *Finding{p.result, p.winner}
	if result != nil && winner != nil && winner.Line < result.Line {
		slices.Reverse(checks)
	}
	for _, check := range checks {
		if f := check(turn); f != nil && (!cut || f.Line != last.Line) {
			return f, nil
		}
	}
	return unread, nil
}

func (p *replay) result(turn engine.Turn) *Finding {
	r := p.t.Result
	if r == nil {
		return nil
	}
	claimed := make(map[string]int, len(r.Scores))
	for _, s := range r.Scores {
		if !slices.Contains(p.t.Seats, s.Seat) {
			return p.unknownSeat(r.Line, s.Seat)
		}
		claimed[s.Seat] = s.Points
	}
	wrong := ""
	scores := make([]Score, len(p.t.Seats))
	for i, name := range p.t.Seats {
		points, named := claimed[name]
		if !named {
			return p.finding(r.Line, UnreadTail, "the result has no score of %s; write every seat with its score", name)
		}
		if i < len(turn.Scores) {
			scores[i] = Score{Seat: name, Points: turn.Scores[i]}
		}
		if wrong == "" && scores[i].Points != points {
			wrong = name
		}
	}
	switch {
	case turn.Actor != "":
		return p.early(r.Line, "result", turn)
	case wrong != "":
		f := p.finding(r.Line, ResultDiffers, "the record has the result %s, the game has %s", scoreList(r.Scores), scoreList(scores))
		f.Rests = p.scored(scores[slices.Index(p.t.Seats, wrong)])
		return f
	}
	return nil
}

func (p *replay) winner(turn engine.Turn) *Finding {
	w := p.t.Winner
	if w == nil {
		return nil
	}
	for _, name := range w.Seats {
		if !slices.Contains(p.t.Seats, name) {
			return p.unknownSeat(w.Line, name)
		}
	}
	switch {
	case turn.Actor != "":
		return p.early(w.Line, "winner", turn)
	case !sameNames(w.Seats, turn.Winners):
		f := p.finding(w.Line, WinnerDiffers, "the record has %q, the game has %q", w, Winner{Seats: turn.Winners})
		f.Rests = p.ended()
		return f
	}
	return nil
}

// ended returns the clauses of the end of the game: those of the very last effect.
func (p *replay) ended() []engine.Clause {
	if final := p.report.Last.Effects; len(final) > 0 {
		return final[len(final)-1].Clauses
	}
	return nil
}

// scored returns the clauses of the last effect that names the seat, its score and no other seat, else those of the
// end of the game. Effects that explain the end do not count. A payment between two seats is not a score.
func (p *replay) scored(score Score) []engine.Clause {
	end := p.ended()
	isEnd := func(c engine.Clause) bool { return slices.Contains(end, c) }
	final := p.report.Last.Effects
	for i := len(final) - 1; i >= 0; i-- {
		if e := final[i]; p.tells(e.Text, score) && !slices.ContainsFunc(e.Clauses, isEnd) {
			return e.Clauses
		}
	}
	return end
}

// tells reports whether a text contains the seat, no other seat, and its points as words; 82K and -$3 count as
// points.
func (p *replay) tells(text string, score Score) bool {
	words := strings.FieldsFunc(strings.ReplaceAll(text, "$", ""), func(c rune) bool {
		return c != '-' && !unicode.IsLetter(c) && !unicode.IsDigit(c)
	})
	points := strconv.Itoa(score.Points)
	other := func(w string) bool { return w != score.Seat && slices.Contains(p.t.Seats, w) }
	return slices.Contains(words, score.Seat) && !slices.ContainsFunc(words, other) && slices.ContainsFunc(words, func(w string) bool {
		return strings.TrimRightFunc(w, unicode.IsLetter) == points
	})
}

func (p *replay) early(line int, word string, turn engine.Turn) *Finding {
	return p.finding(line, EarlyEnd, "the game is not over, %s decides; play on or leave out the line %q",
		turn.Actor, word)
}
