// Package secretary records a game while a person types it, line by line. The game is played at a table or
// against the program.
package secretary

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/ledger"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

// Secretary is a dialogue that records a game. The person types all decisions and the outcomes of chance. In
// a game against the program, the person types only the decisions of one seat.
type Secretary struct {
	*ledger.Ledger
	terminal
	// Save writes the record to its file, if there is one. Save is called after every decision.
	Save func() error
	// PositionIn reads a position from a file.
	PositionIn func(path string) (json.RawMessage, error)
	// rest decides for all seats but the first, which the person plays; nil if the person types everything.
	// typed holds, for each decision of the person, the number of decisions before it.
	rest  *answer.Party
	typed []int
	// by is the player who tried the action in refused. named reports that the person typed the name of the player.
	by    string
	named bool
}

// New returns a secretary that records the typed lines in a ledger and writes its part of the dialogue to screen.
func New(l *ledger.Ledger, in io.Reader, screen io.Writer) *Secretary {
	return &Secretary{Ledger: l, terminal: terminal{screen: screen, keys: keyboardOf(in, screen, transcript.MaxPosition)}}
}

// Keep records lines until the person leaves, or until a game against the program is over.
func (s *Secretary) Keep(ctx context.Context) error {
	s.greet()
	over, err := false, error(nil)
	for fresh := true; !over; {
		if fresh {
			over, err = s.showTurn(ctx)
		}
		if err == nil && !over {
			fresh, err = s.hear(ctx)
		}
		if errors.Is(err, errQuit) {
			s.tell("\nYou leave the table; the record is kept.\n")
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// hear carries out the next line, and reports whether the table has changed.
func (s *Secretary) hear(ctx context.Context) (fresh bool, err error) {
	line, err := s.line(ctx, s.names.In(s.Name(s.actor())))
	if err != nil {
		return false, err
	}
	return s.understand(ctx, strings.TrimSpace(line))
}

// showTurn draws the table and lists the legal actions, after the others have decided. It reports whether the game is over.
func (s *Secretary) showTurn(ctx context.Context) (over bool, err error) {
	s.entry, s.setup, s.names, s.refused = s.Entry, s.Setup, s.Names(), ""
	if over, err = s.others(ctx); err != nil {
		return false, err
	}
	s.game = s.Game
	s.me = s.game.State().Actor()
	s.legal = s.game.State().Legal(s.legal[:0], nil)
	s.choices, s.shown = choicesOf(s.game.State(), s.legal), map[int]bool{}
	if err := s.look(); err != nil || over {
		return over, err
	}
	s.list()
	return false, nil
}

// actor returns the player to decide; "end" when the game is over.
func (s *Secretary) actor() string {
	turn, err := s.Game.Turn()
	if err != nil || turn.Actor == "" {
		return "end"
	}
	return turn.Actor
}

// understand carries out a line, and reports whether the table has changed.
func (s *Secretary) understand(ctx context.Context, line string) (fresh bool, err error) {
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
		return false, s.Save()
	case "help", "?":
		s.help()
	default:
		return s.happens(line)
	}
	return false, nil
}

// happens adds a decision to the record.
func (s *Secretary) happens(line string) (fresh bool, err error) {
	s.refused, s.by, s.named = "", s.actor(), false
	if name, action, found := strings.Cut(line, ":"); found {
		if actor := s.seat(strings.TrimSpace(name)); actor == "" {
			s.tell("Nobody called %q is at the table; the names are %s.\n", name, strings.Join(append(s.setup.Seats, "chance"), ", "))
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
		s.tell("Type what happened instead, or type \"stand\" if the table let the decision stand.\n")
	}
	if a == 0 {
		return false, nil
	}
	n := s.Decisions()
	if err := s.decide(a, ""); err != nil {
		s.tell("%v\n", err)
		return false, nil
	}
	s.typed = append(s.typed, n)
	return true, s.Save()
}

// seat returns the seat for a name, which may be that of the seat or of its player; "" if there is none.
func (s *Secretary) seat(called string) string {
	for _, seat := range append([]string{"chance"}, s.setup.Seats...) {
		if strings.EqualFold(called, seat) || strings.EqualFold(called, s.Name(seat)) {
			return seat
		}
	}
	return ""
}

// outOfTurn prints the reason why a player cannot decide now, and keeps the refused action.
func (s *Secretary) outOfTurn(actor, action string) error {
	if said, unread := typed.New(s.Game).Action(nil, actor, action); unread == nil {
		action = said
	}
	_, err := s.Game.Play(actor, action)
	var refused *engine.Violation
	if errors.As(err, &refused) {
		s.refused, s.by = action, actor
		s.tell("%s\nIt is %s's turn to decide. Type what happened instead, or type \"stand\" if the table let the decision stand.\n",
			s.names.In(refused.Error()), s.names.In(s.actor()))
		return nil
	}
	if err == nil {
		return errors.New("the game accepted a decision out of turn")
	}
	s.tell("%q is not an action: %v\n", action, err)
	return nil
}

// undo removes the last decision.
func (s *Secretary) undo(ctx context.Context) (bool, error) {
	keep := s.Decisions() - 1
	if s.rest != nil { // undo takes back the later decisions of others too
		keep = -1
		if n := len(s.typed); n > 0 {
			keep, s.typed = s.typed[n-1], s.typed[:n-1]
		}
	}
	if keep < 0 {
		s.tell("There is no decision to take back.\n")
		return false, nil
	}
	for s.Decisions() > keep {
		d, err := s.Undo(ctx)
		if err != nil {
			return false, err
		}
		if s.Decisions() == keep {
			s.tell("Taken back: %s\n", d)
		}
	}
	return true, s.Save()
}

// stand adds the mistake that was typed last to the record, with the position that it led to.
func (s *Secretary) stand(ctx context.Context) (bool, error) {
	switch {
	case s.refused == "":
		s.tell("No decision was refused just now. Type the mistaken decision first.\n")
		return false, nil
	case s.by == "chance" && !s.named:
		s.tell("Type the player first, as in %s: %s\n", s.setup.Seats[0], s.refused)
		return false, nil
	}
	now, _, err := s.Game.Position("")
	if err != nil {
		return false, err
	}
	s.tell("Describe the table after the mistake. Type \"same\" if it has not changed, the name of a file with the whole position, or a position with only the changed parts. "+
		"Write each changed part in full, and give the name of each player, as in {\"players\":[{\"name\":%q,…}]}. "+
		"Type back to leave the mistake out.\n", s.setup.Seats[0])
	if hidden := s.sees != ""; !hidden && !s.keys.offer(string(now)) {
		s.tell("This is the table before the mistake:\n%s\n", now)
	}
	for {
		line, err := s.line(ctx, "position")
		line = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), "position "))
		if err != nil || line == "quit" {
			s.tell("\nThe mistake is not written down, because the table after it was not described.")
			return false, errors.Join(err, errQuit)
		}
		if line == "back" {
			return false, nil
		}
		position, err := s.positionFrom(line, now)
		if err == nil {
			err = s.Mistake(ctx, s.by, s.refused, position)
		}
		if err == nil {
			s.typed = append(s.typed, s.Decisions()-1)
			return true, s.Save()
		}
		s.tell("%s\n", prose.OneLine(err.Error()))
	}
}

// positionFrom returns the position in a line.
func (s *Secretary) positionFrom(line string, now json.RawMessage) (json.RawMessage, error) {
	switch {
	case line == "same":
		return now, nil
	case line == "":
		return nil, errors.New("type same, a position such as {\"player\":\"ann\"}, the name of a file, or back")
	case line[0] == '{':
		return ledger.Edited(now, json.RawMessage(line))
	}
	return s.PositionIn(line)
}
