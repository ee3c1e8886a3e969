package transcript

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Kind classifies the fault of a line.
type Kind uint8

// Records with a kind of the first group can be read but are wrong. Records with a kind of the second group cannot
// be read as a record of the game.
const (
	// IllegalAction is an action of the game that the rulebook forbids in the position. The finding contains the
	// violation.
	IllegalAction Kind = iota + 1
	// ForgedChance is an outcome that is impossible for chance in the position.
	ForgedChance
	// OutOfTurn is an action of a seat while another seat decides.
	OutOfTurn
	// AfterEnd is a decision after the game is over.
	AfterEnd
	// EffectDiffers is a claim about an effect that the decision did not have.
	EffectDiffers
	// LegalDiffers is a mark with a wrong number of legal actions.
	LegalDiffers
	// PositionDiffers is a mark with a wrong digest of the position.
	PositionDiffers
	// ResultDiffers and WinnerDiffers are claims about the end that are not true.
	ResultDiffers
	WinnerDiffers
	// NoMistake is a legal decision that the record calls a mistake.
	NoMistake
	// EarlyEnd is a result or a winner although the game is not over.
	EarlyEnd

	// UnknownSeat is an actor who is not at the table.
	UnknownSeat
	// MissingChance is a chance outcome that the record leaves out before a player's decision. It breaks no rule.
	MissingChance
	// UnknownAction is a text that is not an action of the game.
	UnknownAction
	// UnreadTail is a result that does not name every seat.
	UnreadTail
	// CutOff is a decision inside which the file ends.
	CutOff
	// UnknownGame is the name of a game that does not exist.
	UnknownGame
	// SetupRefused is a set-up that the rulebook does not allow. SetupUnread is a set-up that cannot be understood,
	// for example because of an unknown answer.
	SetupRefused
	SetupUnread
	// ComponentsDiffer is a record that was played with other components than the present ones.
	ComponentsDiffer
	// PositionRefused is an impossible position, PositionUnread a document that is not a position.
	PositionRefused
	PositionUnread
)

var kindNames = [...]string{
	IllegalAction: "illegal action", ForgedChance: "forged chance", OutOfTurn: "out of turn", AfterEnd: "after the end",
	EffectDiffers: "effect differs", LegalDiffers: "legal actions differ", PositionDiffers: "position differs",
	ResultDiffers: "result differs", WinnerDiffers: "winner differs", NoMistake: "no mistake", EarlyEnd: "early end",
	UnknownSeat: "unknown seat", MissingChance: "missing chance",
	UnknownAction: "unknown action", UnreadTail: "unread tail", CutOff: "cut off", UnknownGame: "unknown game",
	SetupRefused: "set-up refused", SetupUnread: "set-up unread", ComponentsDiffer: "components differ",
	PositionRefused: "position refused", PositionUnread: "position unread",
}

// String returns the kind in words.
func (k Kind) String() string {
	if int(k) < len(kindNames) && kindNames[k] != "" {
		return kindNames[k]
	}
	return fmt.Sprintf("kind %d", uint8(k))
}

// MarshalText returns the kind in words, like String.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// Readable reports whether a fault of this kind is a false statement in a record that can be read. If not,
// the text cannot be read as a record of the game.
func (k Kind) Readable() bool { return k < UnknownSeat }

// Exit returns the exit code for the kind: 1 for a wrong record, 2 for a record that cannot be read.
func (k Kind) Exit() int {
	if k.Readable() {
		return 1
	}
	return 2
}

// Finding is the first fault of a record.
type Finding struct {
	File string
	Line int
	Kind Kind
	// Decision is the number of decisions that were carried out before the fault.
	Decision int
	// Actor and Action describe the wrong decision, or the decision before a wrong effect or mark. For other
	// findings they are "".
	Actor, Action string
	// Violation is the broken clause with the reason, if the rulebook refuses.
	Violation *engine.Violation
	// Rests are, for a wrong effect, the clauses of the actual effect that the claim does not cite, or all of them if
	// it cites all. For a wrong result, they are the clauses of the effect that states the score, else those of the
	// end of the game.
	Rests []engine.Clause
	// Choices are the possible outcomes of chance, if the record leaves an outcome out.
	Choices []string
	// Suggestion is the action or name that the author may have meant.
	Suggestion string
	// Msg describes the fault and its correction.
	Msg string
	// Cause is the underlying error, if there is one.
	Cause error
}

// Error returns one line: "file:line: fault; correction".
func (f *Finding) Error() string { return place(f.File, f.Line) + ": " + oneLine(f.Msg) }

// Unwrap returns the violation or the cause.
func (f *Finding) Unwrap() error {
	if f.Violation != nil {
		return f.Violation
	}
	return f.Cause
}

// Clauses returns the clause that forbids a decision. If no rule was applied, it returns the clauses of the actual
// effect.
func (f *Finding) Clauses() []engine.Clause {
	if f.Violation != nil {
		return cited(f.Violation)
	}
	return f.Rests
}

// Refusal returns the finding as a violation. If no rule was applied, the message becomes the reason. In this case,
// the violation has a clause if the finding has exactly one (see Clauses).
func (f *Finding) Refusal() engine.Violation {
	if f.Violation != nil {
		v := *f.Violation
		v.Action = f.Action
		return v
	}
	v := engine.Violation{Action: f.Action, Reason: f.Msg}
	if len(f.Rests) == 1 {
		v.Clause = f.Rests[0]
	}
	return v
}

// Refuses reports whether the game refuses a decision that has a valid spelling.
func (f *Finding) Refuses() bool {
	return slices.Contains([]Kind{IllegalAction, ForgedChance, OutOfTurn, AfterEnd}, f.Kind)
}

// About returns the number of the decision that the finding is about, counted from 1. The number is that of
// the refused decision, or of the decision before the wrong effect, mark or end. It is 0 for the set-up.
func (f *Finding) About() int {
	switch f.Kind {
	case IllegalAction, ForgedChance, OutOfTurn, AfterEnd, NoMistake, UnknownSeat, UnknownAction, MissingChance, CutOff:
		return f.Decision + 1
	}
	return f.Decision
}

// Of returns the record's game, which it looks up with find. An error is a [*Finding] at the line that names the
// game.
func (t *Transcript) Of(find func(name string) (rulebook.Entry, error)) (rulebook.Entry, error) {
	entry, err := find(t.Game)
	if err != nil {
		return entry, &Finding{File: t.File, Line: t.At.Game, Kind: UnknownGame, Msg: err.Error(), Cause: err}
	}
	return entry, nil
}

// place returns the place of a fault. Line 0 means the file as a whole. A record that was never in a file has no
// name.
func place(file string, line int) string {
	if file == "" {
		file = "record"
	}
	if line == 0 {
		return file
	}
	return fmt.Sprintf("%s:%d", file, line)
}

// seatList lists the actors, for messages.
func seatList(seats []string) string { return strings.Join(seats, ", ") + " and chance" }

// sameNames reports whether two lists contain the same names, in any order.
func sameNames(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
