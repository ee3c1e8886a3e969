// Package transcript reads and writes .yard text: a game as a list of decisions, one per line, that a person can type during play and
// any engine can replay.
//
// A record has three parts, divided by lines "---". The header names the version of the format, the game, the seats and the start of the
// game. The body has one decision per line, "actor: action"; a decision may be followed by its effects, "> text [CLAUSES]", all of them
// or some, and a mark, "= legal digest", the number of legal actions and the digest of the position reached. The tail has the record's
// claims about the end: "result" and "winner". A record may stop anywhere.
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
// Version 2 has three more parts. The header may have "edition", the digest of the rulebook's edition that the record was written under,
// and "player", the name that people use for a seat. A decision that the rulebook forbids and the table lets stand begins with an
// exclamation mark; below it is the position from which the game went on:
//
//	player ann "Ann Böhm"
//	edition 0123456789ab
//	---
//	! ann: load coal-4
//	position {"turn":7,"player":"ann"}
//
// A # at the beginning of a line or after a blank starts a comment, except in a position written into the header and in an effect
// that ends with its clauses. Blank lines mean nothing.
//
// Every claim of a record has to be true, but a record may leave claims out. The clauses of an effect may have any order; an effect
// without clauses, or with empty brackets, claims none. A record is [Unfinished], and not wrong, if it lists only some effects of a
// decision, or if its file ends inside a line that is right so far.
//
// [Parse] reads any bytes into a [Transcript] or one [*SyntaxError]. [Replay] checks a transcript against an engine and returns a
// [*Finding] for the first wrong line. A [Recorder] writes a game down, and [First] finds the first difference of two records.
package transcript

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Latest is the latest version of the format. This package reads and writes it and all before it.
const Latest = 2

// Transcript is a record of one game. A Line of 0 in any of its parts means that the part was not read from a file.
type Transcript struct {
	// File is the name the record was read under; every message begins with it.
	File string
	// Version is the version of the format, 1 to [Latest]; 0 is 1.
	Version int
	// Game is the game's name, and Seats are the players clockwise.
	Game  string
	Seats []string
	// Players are the names that people use for seats, and Edition is the digest of the edition of the
	// rulebook that the record was written under, or "" if it does not say; both need version 2.
	Players []Player
	Edition string
	// Rulings are the answers that differ from the default, at most one per question.
	Rulings []Ruling
	// Components is the digest of the owner's component file (see [Digest]), or "" for the game's own components.
	Components string
	// Position is the document that the game starts from, compact, or nil. PositionFile is the path of a file that holds
	// it, from the folder of the record. At most one of them is set.
	Position     json.RawMessage
	PositionFile string
	// Opening is the mark before the first decision, or nil.
	Opening   *Mark
	Decisions []Decision
	// Result and Winner are the claims of the record about the end, or nil.
	Result *Result
	Winner *Winner
	// Last is the last line if the file does not end with a line feed, or nil. It is not written back.
	Last *Last
	// At holds the lines of the header's parts.
	At Lines
}

// Lines are the line numbers of the header.
type Lines struct{ Game, Seats, Edition, Components, Position int }

// Ruling is an answer to an open question, which is named without its prefix.
type Ruling struct {
	Line             int
	Question, Option string
}

// Decision is one line of the body with the lines below it.
type Decision struct {
	Line int
	// Actor is a seat's name or "chance", Action the action in the game's notation.
	Actor, Action string
	// Mistake reports that the rulebook forbids the decision and the table let it stand. Position is the compact
	// document from which the game goes on, on line At; nil only where the record ends. Both need version 2.
	Mistake  bool
	Position json.RawMessage
	At       int
	// Effects are the effects that the record claims. Without any, the record claims nothing.
	Effects []Effect
	// Mark is the mark after the decision, or nil.
	Mark *Mark
}

// String is the decision as it is written, without the exclamation mark of a mistake.
func (d Decision) String() string { return d.Actor + ": " + d.Action }

// Effect is a line of the record with an effect of a decision.
type Effect struct {
	Line int
	engine.Effect
}

// Mark is a point where drift is found: the number of legal actions and the digest of the position.
type Mark struct {
	Line, Legal int
	Digest      string
}

// String is the mark as it is written.
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

// Winner lists the seats that won; no seats mean that nobody did.
type Winner struct {
	Line  int
	Seats []string
}

// Cut returns the record of the first n decisions only, without the tail. It shares its parts with
// t. An n below 0 or above the number of decisions is an error that names the number.
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

// Unmarked is the record of the first n decisions alone, of which the last, from 1, is one like any other even if the record calls it a
// mistake: whether it is one is then to be found out. The error is that of [Transcript.Cut].
func (t *Transcript) Unmarked(n int) (*Transcript, error) {
	t, err := t.Cut(n)
	if err == nil && t.EndsInMistake() {
		d := t.Decisions[n-1]
		t.Decisions = append(slices.Clone(t.Decisions[:n-1]), Decision{Line: d.Line, Actor: d.Actor, Action: d.Action})
	}
	return t, err
}

// With returns the record with one more decision, "actor: action", in place of the tail. The
// decision has line 0. The result shares its parts with t. The error is a [*SyntaxError].
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
