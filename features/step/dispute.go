package step

import (
	"encoding/json"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Person is a player's own name, with the name of the seat.
type Person struct{ Name, Seat string }

// Dispute is the issue of a scenario in the form of a record: the start, the decisions taken and the disputed
// decision. Without a disputed decision, the scenario is about the start.
type Dispute struct {
	Entry games.Entry
	Start engine.Start
	// Given is the start position as the steps give it, before the game fills in the rest; nil if there is none.
	Given json.RawMessage
	// Taken lists the decisions taken. Those after the first Done decisions only settle chance that no step names.
	Taken []Decision
	Done  int
	// Tried is the disputed decision, which comes after Taken or was refused. It is nil if there is none.
	Tried *Decision
	// People holds the players' own names in a game whose seats have names; nil if the scenario uses the names
	// of the seats.
	People []Person
	// Begins is the line of the step that names the game. Said holds the text of each step by its line.
	Begins int
	Said   map[int]string
	// Whole reports that a step gives the whole position.
	Whole bool
	// Replaced holds the answers of steps that Over replaces, option by question.
	Replaced map[string]string
	words    map[string]bool // of the steps that set up the start
	lacks    []document.Part
}

// lacking is a game that names the things that readers may expect a player to have, but that no step gives to
// the player.
type lacking interface{ Lacks() []document.Part }

// Dispute returns a copy of the scenario's dispute so far; nil before a game is set up.
func (w *World) Dispute() *Dispute {
	if !w.begun {
		return nil
	}
	d := &Dispute{Entry: w.Entry, Start: w.Start, Taken: slices.Clone(w.history), Done: w.done, Tried: w.tried, Begins: w.begins,
		Said: maps.Clone(w.Said), Whole: w.position != nil, Replaced: maps.Clone(w.replaced), words: w.words}
	if nouns, ok := w.nouns.(lacking); ok && w.given != nil && !d.Whole {
		d.lacks = nouns.Lacks()
	}
	d.Start.Position, d.Given = slices.Clone(d.Start.Position), slices.Clone(w.given)
	if d.Tried != nil {
		d.Taken = d.Taken[:w.until]
	} else if d.Done == 0 {
		d.Done = len(d.Taken)
	}
	return d
}

// tries makes an action the one in dispute.
func (w *World) tries(actor, action string) {
	w.tried, w.until = &Decision{actor, action, w.Line}, len(w.history)
}

// Asks reports whether the step in a line asks about the decision in dispute, or takes it.
func (w *World) Asks(line int) bool {
	if w.tried != nil && w.tried.Line == line {
		return true
	}
	return w.done > 0 && w.history[w.done-1].Line == line
}

// Settles removes the disputed action from the dispute.
func (w *World) Settles() { w.tried = nil }

// decided notes a decision. One that only settles chance is not in dispute.
func (w *World) decided(actor, action string, settles bool) {
	w.history, w.due, w.Pauses = append(w.history, Decision{actor, action, w.Line}), false, false
	if !settles {
		w.tried, w.done = nil, len(w.history)
	}
}

// Transcript returns the dispute as a record of the latest version, without an edition. The line numbers in the
// record are those of the scenario. The last decision of the record is the disputed one: the action that was
// tried, or the last decision taken. The error reports a position that is not JSON.
func (d *Dispute) Transcript(file string) (*transcript.Transcript, error) {
	if d.Tried != nil {
		return d.record(file, append(slices.Clone(d.Taken), *d.Tried))
	}
	return d.record(file, d.Taken[:d.Done])
}

// Game returns the record of all decisions taken, without the disputed action.
func (d *Dispute) Game(file string) (*transcript.Transcript, error) { return d.record(file, d.Taken) }

func (d *Dispute) record(file string, decisions []Decision) (*transcript.Transcript, error) {
	t, err := transcript.New(d.Start)
	if err != nil {
		return nil, err
	}
	t.File, t.Version = file, transcript.Latest
	t.At = transcript.Lines{Game: d.Begins, Seats: d.Begins, Components: d.Begins, Position: d.Begins}
	for _, p := range d.People {
		t.Players = append(t.Players, transcript.Player{Seat: p.Seat, Name: p.Name, Line: d.Begins})
	}
	for i := range t.Rulings {
		t.Rulings[i].Line = d.Begins
	}
	for _, said := range decisions {
		t.Decisions = append(t.Decisions, transcript.Decision{Line: said.Line, Actor: said.Actor, Action: said.Action})
	}
	return t, nil
}
