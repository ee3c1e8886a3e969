package transcript

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Last is the last line of a file that does not end with a line feed, so that the line may be incomplete.
type Last struct {
	Line int
	// Text is the line as it was read.
	Text string
	part part
	err  error // the reason why the line cannot be read, if it cannot
}

// Unfinished lists statements that a record has begun and not completed. The record is not wrong.
type Unfinished struct {
	// Effects is the number of missing effects, at decisions that have other effects. Decisions is the number of
	// these decisions.
	Effects   int `json:"effects,omitempty"`
	Decisions int `json:"decisions,omitempty"`
	// Line is the line after which the first missing effect belongs, and Next is that effect.
	Line int            `json:"line,omitempty"`
	Next *engine.Effect `json:"next,omitempty"`
	// CutOff is the line inside which the file ends. Whole is the complete line.
	CutOff int    `json:"cut-off,omitempty"`
	Whole  string `json:"whole,omitempty"`
	// Stops reports that the game goes on at the end of the record. Unclaimed reports that the game is over and the
	// record claims no result. Only a judgement of the whole record uses these fields, because a record may stop
	// anywhere.
	Stops     bool `json:"stops,omitempty"`
	Unclaimed bool `json:"unclaimed,omitempty"`
}

// String returns one line: "unfinished: " and the missing parts.
func (u *Unfinished) String() string { return "unfinished: " + strings.Join(u.Lines(), "; ") }

// Lines lists the missing parts, for people.
func (u *Unfinished) Lines() []string {
	if end := u.End(); end != "" {
		return append(u.LeftOut(), end)
	}
	return u.LeftOut()
}

// End names the missing end of the record, "" if nothing is missing or u is nil.
func (u *Unfinished) End() string {
	switch {
	case u == nil:
	case u.Stops:
		return "the record stops before the end"
	case u.Unclaimed:
		return "the record claims no result"
	}
	return ""
}

// LeftOut lists the missing parts of statements that the record has begun.
func (u *Unfinished) LeftOut() []string {
	var lines []string
	if u.Effects > 0 {
		text := fmt.Sprintf("%s left out below %s", prose.Count(u.Effects, "effect"), prose.Count(u.Decisions, "decision"))
		lines = append(lines, fmt.Sprintf("%s, the first below line %d: %s", text, u.Line, show(*u.Next)))
	}
	if u.CutOff > 0 {
		lines = append(lines, fmt.Sprintf("the file ends inside line %d; the whole line is %s", u.CutOff, quoteAtMost(longestShown, u.Whole)))
	}
	return lines
}

// unfinished returns the notes on missing parts, which it creates on first use.
func (p *replay) unfinished() *Unfinished {
	if p.report.Unfinished == nil {
		p.report.Unfinished = &Unfinished{}
	}
	return p.report.Unfinished
}

// leftOut notes effects of a decision that the record leaves out. next is the first of them, which belongs after the
// line.
func (p *replay) leftOut(effects, line int, next engine.Effect) {
	u := p.unfinished()
	if u.Effects == 0 {
		first := copied([]engine.Effect{next})[0]
		u.Line, u.Next = line, &first
	}
	u.Effects += effects
	u.Decisions++
}

// endsInside reports whether the file ends inside a line whose complete text is whole, and notes this.
func (p *replay) endsInside(line int, whole string) bool {
	last := p.t.Last
	if last == nil || last.Line != line || !begins(last.Text, whole) {
		return false
	}
	u := p.unfinished()
	u.CutOff, u.Whole = line, oneSpaced(whole)
	return true
}

// begins reports whether a line is the beginning of another line, but not all of it. The number of blanks between
// words does not matter.
func begins(line, whole string) bool {
	line, whole = oneSpaced(line), oneSpaced(whole)
	return line != whole && strings.HasPrefix(whole, line)
}

func oneSpaced(line string) string { return strings.Join(strings.Fields(line), " ") }

// unread returns the finding for a last line that cannot be read and is not the beginning of a true line.
func (p *replay) unread() *Finding {
	f := p.finding(p.t.Last.Line, UnreadTail, "")
	f.Cause = p.t.Last.err
	var syntax *SyntaxError
	if errors.As(f.Cause, &syntax) {
		f.Msg = syntax.Msg
	}
	return f
}

// cutBody checks a last line that is neither a decision nor an effect. It may be the beginning of a mark or of the
// line before the tail.
func (p *replay) cutBody() (*Finding, error) {
	last := p.t.Last
	if last == nil || last.part != inBody || last.err == nil {
		return nil, nil
	}
	switch text := strings.TrimLeft(last.Text, " \t"); {
	case text[0] == '-' && p.endsInside(last.Line, rule):
		return nil, nil
	case text[0] != '=' || p.opts.IgnoreMarks:
		return nil, nil
	}
	here, err := MarkOf(p.s)
	switch {
	case err != nil:
		return nil, p.failed(last.Line, err)
	case p.endsInside(last.Line, here.String()):
		return nil, nil
	}
	return p.unread(), nil
}

// cutTail reports whether the file ends inside a line of the tail that is the beginning of a true line; such a line
// is not checked further. The finding is about a last line that cannot be read.
func (p *replay) cutTail(turn engine.Turn) (*Finding, bool) {
	last := p.t.Last
	if last == nil || last.part != inTail {
		return nil, false
	}
	if turn.Actor == "" {
		ended := Transcript{Seats: p.t.Seats}
		ended.Close(turn)
		if p.endsInside(last.Line, ended.Result.String()) || p.endsInside(last.Line, ended.Winner.String()) {
			return nil, true
		}
	}
	if last.err != nil {
		return p.unread(), false
	}
	return nil, false
}

// cutShort completes the finding about a refused last decision that is the beginning of a legal action.
func (p *replay) cutShort(f *Finding, turn engine.Turn) (bool, error) {
	last := p.t.Last
	if last == nil || last.Line != f.Line || turn.Actor != f.Actor {
		return false, nil
	}
	legal, _, err := p.s.Legal()
	if err != nil {
		return false, p.failed(f.Line, err)
	}
	for _, c := range legal {
		if begins(f.Action, c.Action) {
			f.Kind, f.Violation, f.Suggestion = CutOff, nil, c.Action
			f.Msg = fmt.Sprintf("the file ends inside %s, which could go on as %q; finish the line, or end it with a line feed if it is whole",
				quote(last.Text), c.Action)
			return true, nil
		}
	}
	return false, nil
}
