// Package ledger keeps the record of a game while it is played. The text grows with each decision and shrinks
// if a decision is taken back; the game always matches the text. Text that a person has added to the file stays
// unchanged.
package ledger

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Ledger is a record that is being written, and its game.
type Ledger struct {
	// Entry is the game, Setup is its set-up, Game is its state, and Turn is the current turn.
	Entry games.Entry
	Setup engine.Setup
	Game  *engine.Local

	name string
	opts transcript.Options
	// text is the record up to the last decision with the lines below it, and t is its transcript.
	text []byte
	t    *transcript.Transcript
}

// New begins the record of a new game, with the names of the players.
func New(ctx context.Context, name string, start engine.Start, players []transcript.Player, opts transcript.Options) (*Ledger, error) {
	t, err := transcript.New(start)
	if err != nil {
		return nil, err
	}
	entry, err := games.Find(start.Game)
	if err != nil {
		return nil, err
	}
	t.Version, t.Players, t.Edition = transcript.Latest, players, entry.Book.Edition()
	return Open(ctx, name, []byte(transcript.Format(t)), opts)
}

// Open continues a record. The error is a [*transcript.SyntaxError], or the [*transcript.Finding] of an illegal
// decision.
func Open(ctx context.Context, name string, text []byte, opts transcript.Options) (*Ledger, error) {
	l := &Ledger{name: name, opts: opts}
	return l, l.reopen(ctx, text)
}

// reopen plays a text, and takes it over only if it is legal.
func (l *Ledger) reopen(ctx context.Context, text []byte) error {
	t, err := transcript.Parse(l.name, text)
	if err != nil {
		return err
	}
	entry, err := t.Of(games.Find)
	if err != nil {
		return err
	}
	game := &engine.Local{Game: entry.Game}
	report, err := transcript.Replay(ctx, t, game, l.opts)
	switch {
	case err != nil:
		return err
	case report.Finding != nil:
		return report.Finding
	case t.Last != nil && report.Unfinished != nil && report.Unfinished.CutOff > 0:
		return &transcript.SyntaxError{File: l.name, Line: t.Last.Line, Msg: "the file ends inside this line; finish or delete it"}
	}
	l.Entry, l.Game, l.t = entry, game, t
	l.Setup = t.Start().Setup
	l.Setup.Components = l.opts.Components
	l.text = untailed(text, t)
	return nil
}

// untailed returns a record without the lines about the result of the game; comments after them stay.
func untailed(text []byte, t *transcript.Transcript) []byte {
	if n := len(text); n > 0 && text[n-1] != '\n' {
		text = append(bytes.Clone(text), '\n')
	}
	if t.Result == nil && t.Winner == nil {
		return text
	}
	var kept []byte
	rules := 0
	for line := range bytes.Lines(text) {
		said := strings.TrimSpace(string(line))
		if word, _, _ := strings.Cut(said, " "); word == "---" {
			rules++
		}
		if rules < 2 || strings.HasPrefix(said, "#") {
			kept = append(kept, line...)
		}
	}
	return kept
}

// Name returns the name of the player on a seat, or the name of the seat.
func (l *Ledger) Name(seat string) string { return l.t.Name(seat) }

// Names returns the names of the players, to replace the names of seats in texts.
func (l *Ledger) Names() prose.Names { return judge.Names(l.t, l.Entry.Book) }

// Decisions returns the number of decisions in the record.
func (l *Ledger) Decisions() int { return len(l.t.Decisions) }

// stuck returns an error if the record ends with a mistake and has no position to go on from.
func (l *Ledger) stuck() error {
	if n := len(l.t.Decisions); n > 0 && l.t.Decisions[n-1].Mistake && l.t.Decisions[n-1].Position == nil {
		return errors.New("the last decision is a mistake, and no position after it is given; take it back first")
	}
	return nil
}

// Decide carries out a decision and adds it to the record. If the decision is refused, the error is a
// [*engine.Violation], and the record stays as it is.
func (l *Ledger) Decide(actor, action string) (engine.Outcome, error) {
	if err := l.stuck(); err != nil {
		return engine.Outcome{}, err
	}
	if n := len(l.t.Decisions); n > 0 && n%transcript.MarkEvery == 0 && l.t.Decisions[n-1].Mark == nil {
		mark, err := transcript.MarkOf(l.Game)
		if err != nil {
			return engine.Outcome{}, err
		}
		l.write(mark.String())
		l.t.Decisions[n-1].Mark = &mark
	}
	out, err := l.Game.Play(actor, action)
	if err != nil {
		return out, err
	}
	d := transcript.Decided(actor, action, out)
	l.t.Decisions = append(l.t.Decisions, d)
	l.text = append(l.text, d.Lines()...)
	return out, nil
}

// Mistake adds a decision that the rulebook forbids and that the players accepted, with the position after it.
// If the decision is legal or the position impossible, Mistake returns an error and adds nothing.
func (l *Ledger) Mistake(ctx context.Context, actor, action string, position json.RawMessage) error {
	var compact bytes.Buffer
	if err := json.Compact(&compact, position); err != nil {
		return fmt.Errorf("the position is not JSON: %s", prose.JSON(err))
	}
	d := transcript.Decision{Actor: actor, Action: action, Mistake: true, Position: compact.Bytes()}
	text := append(bytes.Clone(l.text), d.Lines()...)
	if l.t.Version < 2 {
		text = bytes.Replace(text, []byte("yardstick 1"), []byte("yardstick 2"), 1)
	}
	return l.reopen(ctx, text)
}

// Undo removes the last decision with its effects from the record, and returns it. Comments below it stay.
func (l *Ledger) Undo(ctx context.Context) (transcript.Decision, error) {
	t, err := transcript.Parse(l.name, l.text)
	if err != nil {
		return transcript.Decision{}, err
	}
	n := len(t.Decisions)
	if n == 0 {
		return transcript.Decision{}, errors.New("there is no decision to take back")
	}
	last := t.Decisions[n-1]
	var kept []byte
	n = 0
	for line := range bytes.Lines(l.text) {
		if n++; n < last.Line || bytes.HasPrefix(bytes.TrimLeft(line, " \t"), []byte("#")) {
			kept = append(kept, line...)
		}
	}
	return last, l.reopen(ctx, kept)
}

// Comment adds a comment below the last decision.
func (l *Ledger) Comment(text string) { l.write("# " + prose.OneLine(text)) }

func (l *Ledger) write(line string) { l.text = append(append(l.text, line...), '\n') }

// Text returns the whole record, with a mark at its end. If the game is over, the result follows.
func (l *Ledger) Text() (string, error) {
	turn, err := l.Game.Turn()
	if err != nil {
		return "", err
	}
	end := ""
	if n := len(l.t.Decisions); n > 0 && l.t.Decisions[n-1].Mark == nil && l.stuck() == nil {
		mark, err := transcript.MarkOf(l.Game)
		if err != nil {
			return "", err
		}
		end = mark.String() + "\n"
	}
	if turn.Actor == "" {
		ended := transcript.Transcript{Seats: l.t.Seats}
		ended.Close(turn)
		end += "---\n" + ended.Result.String() + "\n" + ended.Winner.String() + "\n"
	}
	return string(l.text) + end, nil
}
