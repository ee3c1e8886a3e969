package transcript

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Player contains the name that people use for a seat.
type Player struct {
	Line int
	// Seat is the name in the notation. Name is the name that is shown: any printable text on one line, of at most
	// [MaxName] characters.
	Seat, Name string
}

// String returns the line as it is written in a record.
func (p Player) String() string {
	name, _ := json.Marshal(p.Name) // a UTF-8 string never fails
	return "player " + p.Seat + " " + string(name)
}

// MaxName is the limit of characters in the name of a player.
const MaxName = 60

// Mistake is a decision that the record calls forbidden and that the table accepted.
type Mistake struct {
	// Decision is the number of the decision in the record, from 1, and Line is its line.
	Decision, Line int
	Actor, Action  string
	// Violation is the reason why the rulebook forbids the decision; nil if the decision is legal in a replay that
	// ignores marks.
	Violation *engine.Violation
}

// Name returns the name that the record contains for a seat, else the seat's own name.
func (t *Transcript) Name(seat string) string {
	for _, p := range t.Players {
		if p.Seat == seat {
			return p.Name
		}
	}
	return seat
}

// Names returns the names that the record contains for the seats, by seat; nil if there are none.
func (t *Transcript) Names() map[string]string {
	var names map[string]string
	for _, p := range t.Players {
		if names == nil {
			names = map[string]string{}
		}
		names[p.Seat] = p.Name
	}
	return names
}

// Called lists the names of the seats, "ann is Ann Böhm, bob is Bob"; "" if the record contains no names.
func (t *Transcript) Called() string {
	var all []string
	for _, p := range t.Players {
		all = append(all, p.Seat+" is "+p.Name)
	}
	return strings.Join(all, ", ")
}

// isLater reports whether a line of the header needs version 2.
func isLater(word string) bool { return word == "edition" || word == "player" }

// later refuses parts that need version 2 in a record of version 1.
func (r *reader) later(what string) error {
	if r.t.Version >= 2 {
		return nil
	}
	return r.wrong(`%s came with version 2 of the format; begin the record with "yardstick 2"`, what)
}

func (r *reader) edition(digest string) error {
	if !isDigest(digest) {
		return r.wrong("%s is not the digest of an edition; write its twelve hexadecimal digits, as a verdict does",
			quote(digest))
	}
	r.t.Edition, r.t.At.Edition = digest, r.line
	return nil
}

// player reads the seat and the name, which is in quotation marks unless it is one word.
func (r *reader) player(rest string) error {
	seat, name := cut(rest)
	if name != "" && name[0] == '"' {
		if err := json.Unmarshal([]byte(name), &name); err != nil {
			return r.wrong(`%s is not a name in quotation marks; write, for example, player ann "Ann Böhm"`, quote(name))
		}
	}
	switch {
	case !isName(seat) || name == "":
		return r.wrong(`the line names a seat and what people call it; write, for example, player ann "Ann Böhm"`)
	case name != strings.Join(strings.Fields(prose.Clean(name)), " "):
		return r.wrong("%s cannot be shown as it is; use printable characters and single blanks", quote(name))
	case len([]rune(name)) > MaxName:
		return r.wrong("%s is longer than %d characters", quote(name), MaxName)
	}
	if err := r.once("player " + seat); err != nil {
		return err
	}
	for _, p := range r.t.Players {
		if p.Name == name {
			return r.wrong("%s and %s are both called %s; tell them apart", p.Seat, seat, quote(name))
		}
	}
	r.t.Players = append(r.t.Players, Player{Line: r.line, Seat: seat, Name: name})
	return nil
}

// players refuses names for seats that do not exist, and names that are the name of another seat.
func (r *reader) players() error {
	here := r.line
	defer func() { r.line = here }()
	for _, p := range r.t.Players {
		r.line = p.Line
		switch {
		case !slices.Contains(r.t.Seats, p.Seat):
			return r.wrong("nobody called %s plays here; the seats are %s", quote(p.Seat), seatList(r.t.Seats))
		case p.Name != p.Seat && (p.Name == "chance" || slices.Contains(r.t.Seats, p.Name)):
			return r.wrong("%s is called %s, which is somebody else at this table", p.Seat, quote(p.Name))
		}
	}
	return nil
}

// mistake reads the rest of a line that begins with an exclamation mark.
func (r *reader) mistake(line string) error {
	if err := r.later("a decision that begins with an exclamation mark"); err != nil {
		return err
	}
	if err := r.decision(strings.TrimLeft(line, " \t")); err != nil {
		return err
	}
	r.above().Mistake = true
	return nil
}

// goesOn reads the position from which the game continues after a mistake.
func (r *reader) goesOn(rest string) error {
	if err := r.later("a position among the decisions"); err != nil {
		return err
	}
	d := r.above()
	switch {
	case d == nil || !d.Mistake || d.Mark != nil:
		return r.wrong(`a position among the decisions says how the game goes on after a mistake; put it below a line "! actor: action"`)
	case d.Position != nil:
		return r.wrong("there is a position here and on line %d; leave one of them out", d.At)
	case !strings.HasPrefix(rest, "{"):
		return r.wrong("write the document itself after the word position, on this line")
	}
	document, err := r.document(rest)
	if err == nil {
		d.Position, d.At = document, r.line
	}
	return err
}

// gone refuses a decision after a mistake if the mistake has no position from which to continue.
func (r *reader) gone() error {
	if d := r.above(); d != nil && d.Mistake && d.Position == nil {
		return r.wrong(`nothing says how the game went on after the mistake on line %d; write "position {…}" below it`, d.Line)
	}
	return nil
}

// mistaken plays a decision that the record itself calls a mistake, and continues from the position after it.
func (p *replay) mistaken(d *Decision) (*Finding, error) {
	legal, _, err := p.s.Legal()
	if err != nil {
		return nil, p.failed(d.Line, err)
	}
	turn, err := p.s.Turn()
	if err != nil {
		return nil, p.failed(d.Line, err)
	}
	isListed := slices.ContainsFunc(legal, func(c engine.Choice) bool { return c.Action == d.Action })
	if isLegal := turn.Actor == d.Actor && isListed; isLegal && p.opts.IgnoreMarks {
		return p.letStand(d, nil)
	} else if isLegal {
		f := p.finding(d.Line, NoMistake, "%s is legal here; leave out the exclamation mark and the position below it", quote(d.String()))
		f.Actor, f.Action = d.Actor, d.Action
		return f, nil
	}
	out, err := p.s.Play(d.Actor, d.Action)
	p.rests(out)
	p.last(out)
	if err == nil {
		return nil, p.failed(d.Line, fmt.Errorf("it plays %s, which it does not list", quote(d.String())))
	}
	f, err := p.refused(d, err)
	if err != nil || f.Violation == nil {
		return f, err
	}
	p.rests(engine.Outcome{Cited: cited(f.Violation), Asked: asked(f.Violation)})
	return p.letStand(d, f.Violation)
}

// letStand continues after a mistake, whether a clause forbids it or not.
func (p *replay) letStand(d *Decision, why *engine.Violation) (*Finding, error) {
	p.report.Mistakes = append(p.report.Mistakes, Mistake{p.report.Decisions + 1, d.Line, d.Actor, d.Action, why})
	if f := p.resume(d); f != nil {
		return f, nil
	}
	p.report.Decisions++
	if p.opts.Each != nil {
		p.opts.Each(d, engine.Outcome{})
	}
	return p.mark(d.Mark)
}

// recorder is a subject that writes down what is played, including mistakes.
type recorder interface {
	// Mistake writes down a refused decision, and continues from a position.
	Mistake(actor, action string, position json.RawMessage) error
}

// resume opens the game at the position after a mistake. Without a position, the game stays where it is, and the
// record ends there.
func (p *replay) resume(d *Decision) *Finding {
	if d.Position == nil {
		return nil
	}
	if r, records := p.s.(recorder); records {
		if err := r.Mistake(d.Actor, d.Action, d.Position); err != nil {
			p.started = false // a game that was not opened cannot answer
			return p.startRefused(d.At, err, PositionRefused, PositionUnread)
		}
		return nil
	}
	start := p.t.Start()
	start.Components = p.opts.Components
	start.Position = d.Position
	out, err := p.s.Start(start)
	p.rests(out)
	if err != nil {
		p.started = false
		return p.startRefused(d.At, err, PositionRefused, PositionUnread)
	}
	p.loaded(d.Position)
	return nil
}
