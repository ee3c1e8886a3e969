// Package transcript reads and writes .yard text: a game as a list of decisions, one per line. A person can type the
// text during play, and any engine can replay it.
//
// A record has three parts, divided by lines "---". The header names the version of the format, the game, the seats
// and the start of the game. The body has one decision per line, "actor: action". After a decision, some or all of
// its effects may follow, "> text [CLAUSES]". A mark may follow, "= legal digest": the number of legal actions and
// the digest of the position. The tail contains the record's claims about the end: "result" and "winner". A record
// may stop anywhere.
//
//	yardstick 1
//	game yardmaster
//	seats ann bob
//	ruling yard-timing=right-after
//	---
//	chance: arrival coal-3
//	ann: buy coal-3 pay coal*3
//	  > ann discards coal*3                            [YM-BUY-05]
//	= 9 0123456789ab
//	---
//	result ann 18, bob 11
//	winner ann
//
// Version 2 has three more parts. The header may contain "edition", the digest of the rulebook's edition under which
// the record was written, and "player", the name that people use for a seat. A decision that the rulebook forbids
// and the table accepts begins with an exclamation mark. The position from which the game continued follows it:
//
//	player ann "Ann Böhm"
//	edition 0123456789ab
//	---
//	! ann: load coal-4
//	position {"turn":7,"player":"ann"}
//
// A # at the beginning of a line or after a blank begins a comment. A # has no such meaning inside a position
// in the header, or in an effect that ends with its clauses. Blank lines have no meaning.
//
// Every claim of a record has to be true, but a record may leave claims out. The clauses of an effect may be in any
// order. An effect without clauses, or with empty brackets, claims nothing about clauses. A record is [Unfinished],
// and not wrong, if it lists only some effects of a decision, or if its file ends inside a line that is
// correct up to there.
//
// [Parse] reads any bytes into a [Transcript] or one [*SyntaxError]. [Replay] checks a transcript against an engine
// and returns a [*Finding] for the first wrong line. A [Recorder] writes a game down. [First] finds the first
// difference of two records.
package transcript

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Latest is the latest version of the format. This package reads and writes it and all earlier versions.
const Latest = 2

// Transcript is a record of one game. Line is 0 in parts that were not read from a file.
type Transcript struct {
	// File is the name of the file that was read. Every message begins with it.
	File string
	// Version is the version of the format, 1 to [Latest]; 0 means 1.
	Version int
	// Game is the game's name, and Seats are the players clockwise.
	Game  string
	Seats []string
	// Players are the names that people use for seats. Edition is the digest of the rulebook's edition under which
	// the record was written; "" if the record does not name it. Both need version 2.
	Players []Player
	Edition string
	// Rulings are the answers that differ from the default, at most one per question.
	Rulings []Ruling
	// Components is the digest of the owner's component file (see [Digest]), or "" for the game's own components.
	Components string
	// Position is the document at which the game starts, in compact form, or nil. PositionFile is the path of a file
	// with this document, relative to the folder of the record. At most one of them is set.
	Position     json.RawMessage
	PositionFile string
	// Opening is the mark before the first decision, or nil.
	Opening   *Mark
	Decisions []Decision
	// Result and Winner are the claims of the record about the end, or nil.
	Result *Result
	Winner *Winner
	// Last is the last line if the file does not end with a line feed, or nil. Write does not write it.
	Last *Last
	// At contains the lines of the header's parts.
	At Lines
}

// Lines are the line numbers of the header.
type Lines struct{ Game, Seats, Edition, Components, Position int }

// Ruling is an answer to an open question; the question's name has no prefix.
type Ruling struct {
	Line             int
	Question, Option string
}

// Decision is one line of the body with the lines that belong to it.
type Decision struct {
	Line int
	// Actor is a seat's name or "chance". Action is the action in the game's notation.
	Actor, Action string
	// Mistake reports that the rulebook forbids the decision and the table accepted it. Position is the compact
	// document from which the game continues, on line At; nil only if the record ends there. Both need version 2.
	Mistake  bool
	Position json.RawMessage
	At       int
	// Effects are the effects that the record claims. Without any, the record claims nothing about effects.
	Effects []Effect
	// Mark is the mark after the decision, or nil.
	Mark *Mark
}

// String returns the decision as it is written in a record, without the exclamation mark of a mistake.
func (d Decision) String() string { return d.Actor + ": " + d.Action }

// Effect is a line of the record with an effect of a decision.
type Effect struct {
	Line int
	engine.Effect
}

// Mark is a checkpoint: the number of legal actions and the digest of the position.
type Mark struct {
	Line, Legal int
	Digest      string
}

// String returns the mark as it is written in a record.
func (m Mark) String() string { return fmt.Sprintf("= %d %s", m.Legal, m.Digest) }

// Result is the score of every seat at the end.
type Result struct {
	Line   int
	Scores []Score
}

// Score is one seat's score in the game's unit.
type Score struct {
	Seat   string
	Points int
}

// Winner lists the seats that won. An empty list means that nobody won.
type Winner struct {
	Line  int
	Seats []string
}

// Cut returns the record of only the first n decisions, without the tail. The result shares its parts with t. If n
// is below 0 or above the number of decisions, the error names n.
func (t *Transcript) Cut(n int) (*Transcript, error) {
	if n < 0 || n > len(t.Decisions) {
		return nil, fmt.Errorf("%s: there is no decision %d; the record has %d, so choose a number from 0 to %[3]d",
			t.File, n, len(t.Decisions))
	}
	cut := *t
	cut.Decisions = t.Decisions[:n:n]
	cut.Result, cut.Winner = nil, nil
	if cut.Last != nil && (n < len(t.Decisions) || cut.Last.part == inTail) {
		cut.Last = nil
	}
	return &cut, nil
}

// EndsInMistake reports whether the record itself calls its last decision a mistake.
func (t *Transcript) EndsInMistake() bool {
	n := len(t.Decisions)
	return n > 0 && t.Decisions[n-1].Mistake
}

// Unmarked returns the record of only the first n decisions, without a mistake mark on the last of them. So the game
// can decide whether that decision is a mistake. The error is that of [Transcript.Cut].
func (t *Transcript) Unmarked(n int) (*Transcript, error) {
	t, err := t.Cut(n)
	if err == nil && t.EndsInMistake() {
		d := t.Decisions[n-1]
		t.Decisions = append(slices.Clone(t.Decisions[:n-1]), Decision{Line: d.Line, Actor: d.Actor, Action: d.Action})
	}
	return t, err
}

// With returns the record with one more decision, "actor: action", in place of the tail. The decision has line 0.
// The result shares its parts with t. The error is a [*SyntaxError].
func (t *Transcript) With(decision string) (*Transcript, error) {
	r := reader{t: &Transcript{File: t.File, Seats: t.Seats}, part: inBody}
	if err := r.text(decision); err != nil {
		return nil, err
	}
	if text := uncomment(strings.Trim(decision, " \t")); text != "" {
		if err := r.body(text); err != nil {
			return nil, err
		}
	}
	if len(r.t.Decisions) != 1 || r.t.Decisions[0].Mistake {
		return nil, r.notDecision(decision)
	}
	with := *t
	with.Decisions = append(slices.Clone(t.Decisions), r.t.Decisions...)
	with.Result, with.Winner, with.Last = nil, nil, nil
	return &with, nil
}

// Start returns the start that the header describes, without a position from a file and without components.
func (t *Transcript) Start() engine.Start {
	start := engine.Start{Game: t.Game, Position: t.Position}
	start.Seats = t.Seats
	if len(t.Rulings) > 0 {
		start.Rulings = make(map[string]string, len(t.Rulings))
		for _, r := range t.Rulings {
			start.Rulings[r.Question] = r.Option
		}
	}
	return start
}
