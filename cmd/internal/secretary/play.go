package secretary

import (
	"context"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine"
)

// Plays lets the person play the first seat and see its view, and lets the party play all other seats.
func (s *Secretary) Plays(rest *answer.Party) {
	s.rest, s.sees = rest, s.Setup.Seats[0]
}

// others lets the party decide until the person has a choice to make, and reports whether the game is over.
func (s *Secretary) others(ctx context.Context) (over bool, err error) {
	for s.rest != nil && !over {
		state := s.Game.State()
		actor := state.Actor()
		s.legal = state.Legal(s.legal[:0], nil)
		var a engine.Action
		note := ""
		switch {
		case ctx.Err() != nil:
			return false, errQuit
		case actor == engine.Nobody:
			return true, nil
		case actor == 0 && len(s.legal) == 1:
			a, note = s.legal[0], "   (nothing else is legal)"
		case actor == 0 && len(s.legal) > 1:
			return false, nil
		default:
			a, err = s.rest.ChooseIn(state)
		}
		if err == nil {
			err = s.decide(a, note)
		}
		if err == nil {
			err = s.Save()
		}
		if err != nil {
			return false, err
		}
	}
	return false, nil
}

// decide carries out a decision, adds it to the record, and prints the part that the person may see.
func (s *Secretary) decide(a engine.Action, note string) error {
	state := s.Game.State()
	by, spelled := s.actor(), state.Format(a)
	seen := spelled
	if s.rest != nil {
		seen = state.Seen(0, a)
	}
	out, err := s.Decide(by, spelled)
	if err != nil {
		return err
	}
	if s.rest != nil {
		s.tell("%s: %s%s\n", s.names.In(s.Name(by)), seen, note)
	}
	// The effects of a hidden decision would give away what happened in secret.
	if seen == spelled {
		for _, e := range out.Effects {
			s.tell("  > %s\n", s.names.In(e.Text))
		}
	}
	return nil
}

// greet explains what to type.
func (s *Secretary) greet() {
	const commands = "undo, comment, list, all, show, quit and help (or ?) are commands.\n"
	if s.rest != nil {
		s.tell("You are %s. Type what you do, in the words of the list or by number. "+commands, s.Names().In(s.Name(s.sees)))
		return
	}
	s.tell("Type the events at the table, in the words of the list or by number. To name the player, begin with the name and a colon. " + commands)
}

// help explains more.
func (s *Secretary) help() {
	s.tell("Type a number from the list, or an action as it is spelt there, or its beginning. If several actions contain the words, Yardstick lists " +
		"them.\n")
	if s.rest == nil {
		s.tell("You may name the player first: \"ann: done\". Type the outcomes of chance like everything else.\n")
	}
	s.tell(`  undo          takes the last decision back%s
  comment TEXT  writes a remark into the record
  stand         keeps the decision that was refused last, as a mistake; Yardstick then asks for the position after it
  list, all     the legal actions; all writes out every action
  show          the table
  quit          leave; the record is kept, and record --resume goes on with it
`, s.ofYours())
}

// ofYours describes which decisions undo takes back if the party decides for other seats.
func (s *Secretary) ofYours() string {
	if s.rest == nil {
		return ""
	}
	return " that you took, and all decisions after it"
}
