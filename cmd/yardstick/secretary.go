package main

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/cmd/internal/ledger"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// secretary writes down what happens at a table, as a person tells it: everybody's decisions, and what comes up by chance.
type secretary struct {
	*ledger.Ledger
	terminal
	// save writes the record to disk, if it goes there.
	save func() error
	// by is who did what is in refused, and named says that they were named.
	by    string
	named bool
}

func newSecretary(a *app, l *ledger.Ledger, save func() error) *secretary {
	return &secretary{Ledger: l, terminal: terminal{app: a, keys: a.keyboard(transcript.MaxPosition)}, save: save}
}

// keep writes down what is typed until the person leaves.
func (s *secretary) keep(ctx context.Context) error {
	s.tell("Type what happens at the table, in the words of the list or by number; ann: says whose it is. " +
		"undo, comment, list, all, show, quit and help (or ?) are commands.\n")
	for fresh := true; ; {
		if fresh {
			if err := s.here(); err != nil {
				return err
			}
		}
		line, err := s.typed(ctx, s.Name(s.actor()))
		if err == nil {
			fresh, err = s.understand(ctx, strings.TrimSpace(line))
		}
		if errors.Is(err, errQuit) {
			s.tell("\nYou leave the table; what was written down is kept.\n")
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// here draws the table and lists what may happen.
func (s *secretary) here() error {
	s.entry, s.setup, s.game, s.refused = s.Entry, s.Setup, s.Game, ""
	s.names = s.Names()
	s.me = s.game.State().Actor()
	s.legal = s.game.State().Legal(s.legal[:0], nil)
	s.choices, s.shown = choicesOf(s.game.State(), s.legal), map[int]bool{}
	if err := s.look(); err != nil {
		return err
	}
	s.list()
	return nil
}

// actor is who decides; "end" when the game is over.
func (s *secretary) actor() string {
	turn, err := s.Game.Turn()
	if err != nil || turn.Actor == "" {
		return "end"
	}
	return turn.Actor
}

// understand does what a line says, and reports whether the table is another one then.
func (s *secretary) understand(ctx context.Context, line string) (fresh bool, err error) {
	word, rest, _ := strings.Cut(line, " ")
	switch strings.ToLower(word) {
	case "":
		s.tell("Type a number from 1 to %d, an action, or help.\n", len(s.choices))
	case "quit":
		return false, errQuit
	case "list":
		s.list()
	case "all":
		s.all()
	case "show":
		return false, s.look()
	case "undo":
		return s.undo(ctx)
	case "stand":
		return s.stand(ctx)
	case "comment", "#":
		if rest == "" {
			s.tell("Type the remark after the word comment.\n")
			return false, nil
		}
		s.Comment(rest)
		return false, s.save()
	case "help", "?":
		s.tell("%s", secretaryHelp)
	default:
		return s.happens(line)
	}
	return false, nil
}

const secretaryHelp = `Type a number from the list, or an action as it is spelt there; words that several actions have list those actions. Whose it is may
come first: "ann: done". What comes up by chance is typed like everything else.
  undo          takes the last decision back
  comment TEXT  writes a remark into the record
  stand         lets the decision stand that was refused last, as a mistake; the position it led to is asked for
  list, all     what may happen; all with every action written out
  show          the table
  quit          leave; the record is kept, and record --resume goes on with it
`

// happens writes down a decision.
func (s *secretary) happens(line string) (fresh bool, err error) {
	s.refused, s.by, s.named = "", s.actor(), false
	if name, action, found := strings.Cut(line, ":"); found {
		if actor := s.seat(strings.TrimSpace(name)); actor == "" {
			s.tell("Nobody called %q is at the table; there are %s.\n", name, strings.Join(append(s.setup.Seats, "chance"), ", "))
			return false, nil
		} else if line, s.named = strings.TrimSpace(action), true; actor != s.by {
			return false, s.outOfTurn(actor, line)
		}
	}
	if len(s.legal) == 0 {
		s.tell("The game is over; undo takes the last decision back, quit leaves.\n")
		return false, nil
	}
	a := s.action(line)
	if s.refused != "" {
		s.tell("Type what happened instead; or stand, if those at the table let it stand.\n")
	}
	if a == 0 {
		return false, nil
	}
	out, err := s.Decide(s.by, s.game.State().Format(a))
	if err != nil {
		s.tell("%v\n", err)
		return false, nil
	}
	for _, e := range out.Effects {
		s.tell("  > %s\n", s.names.In(e.Text))
	}
	return true, s.save()
}

// seat is the seat that a person calls so, by its own name or by theirs; "" if there is none.
func (s *secretary) seat(called string) string {
	for _, seat := range append([]string{"chance"}, s.setup.Seats...) {
		if strings.EqualFold(called, seat) || strings.EqualFold(called, s.Name(seat)) {
			return seat
		}
	}
	return ""
}

// outOfTurn says why somebody cannot decide now.
func (s *secretary) outOfTurn(actor, action string) error {
	if said, unread := copyist.Action(s.Game, nil, action); unread == nil {
		action = said
	}
	_, err := s.Game.Play(actor, action)
	var refused *engine.Violation
	if errors.As(err, &refused) {
		s.refused, s.by = action, actor
		s.tell("%s\nIt is for %s to decide. Type what happened instead; or stand, if those at the table let it stand.\n",
			s.names.In(refused.Error()), s.names.In(s.actor()))
		return nil
	}
	if err == nil {
		return errors.New("somebody decided out of turn, and the game took it")
	}
	s.tell("%q is not an action: %v\n", action, err)
	return nil
}

// undo takes the last decision back.
func (s *secretary) undo(ctx context.Context) (bool, error) {
	if s.Decisions() == 0 {
		s.tell("There is no decision to take back.\n")
		return false, nil
	}
	d, err := s.Undo(ctx)
	if err != nil {
		return false, err
	}
	s.tell("Taken back: %s\n", d)
	return true, s.save()
}

// stand writes down the mistake that was typed last, with the position that it led to.
func (s *secretary) stand(ctx context.Context) (bool, error) {
	switch {
	case s.refused == "":
		s.tell("Nothing was refused just now: type what happened first.\n")
		return false, nil
	case s.by == "chance" && !s.named:
		s.tell("Say whose it was first, as in %s: %s\n", s.setup.Seats[0], s.refused)
		return false, nil
	}
	now, _, err := s.Game.Position("")
	if err != nil {
		return false, err
	}
	s.tell("Say how the table looked then: same; its position, of which only the parts that differ have to be said, each part whole, "+
		"and those of a player with the name, as in {\"players\":[{\"name\":%q,…}]}; or the name of a file with the whole position. "+
		"back leaves it.\n", s.setup.Seats[0])
	if !s.keys.offer(string(now)) {
		s.tell("This is how it looks now:\n%s\n", now)
	}
	for {
		line, err := s.typed(ctx, "position")
		line = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), "position "))
		if err != nil || line == "quit" {
			s.tell("\nThe mistake is not written down: nobody has said how the table looked then.")
			return false, errors.Join(err, errQuit)
		}
		if line == "back" {
			return false, nil
		}
		position, err := positionFrom(line, now)
		if err == nil {
			err = s.Mistake(ctx, s.by, s.refused, position)
		}
		if err == nil {
			return true, s.save()
		}
		s.tell("%s\n", prose.OneLine(err.Error()))
	}
}

// positionFrom is the position that a line says.
func positionFrom(line string, now json.RawMessage) (json.RawMessage, error) {
	switch {
	case line == "same":
		return now, nil
	case line == "":
		return nil, errors.New("type same, a position such as {\"player\":\"ann\"}, the name of a file, or back")
	case line[0] == '{':
		return ledger.Edited(now, json.RawMessage(line))
	}
	return positionIn(line)
}

// positionIn is the position in a file: the document alone, or what show --json says of it.
func positionIn(path string) (json.RawMessage, error) {
	document, err := readFile(path, transcript.MaxPosition)
	if err != nil {
		return nil, at(path, err)
	}
	var shown answer.Shown
	if json.Unmarshal(document, &shown) == nil && shown.File != "" && shown.Position != nil {
		return shown.Position, nil
	}
	return document, nil
}
