package copyist

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

// AmbiguousError reports a spelling that can mean several actions.
type AmbiguousError = typed.AmbiguousError

// Decision returns a decision, "actor: action", in the spelling of the game, read at the end of a record. The
// error is that of [typed.Reader.Action], or reports a name that nobody at the table has.
func Decision(game *engine.Local, t *transcript.Transcript, said string) (string, error) {
	name, action, found := speaker(t, said)
	if !found {
		return said, nil // the parser of records reports the error
	}
	actor, err := seatOf(t, name)
	if err != nil {
		return "", err
	}
	legal, err := legalOf(game)
	if err != nil {
		return "", err
	}
	action, err = typed.New(game).Action(legal, actor, action)
	return actor + ": " + action, err
}

// around matches the marks that people write before a decision: ">", bullets, the number of a turn.
var around = regexp.MustCompile(`^(?:[>*` + "`" + `•\s-]|(?i:turn |[tr])?\d+(?:[.):]|\s*-\s))+`)

// speaker divides a line, as people write it, into a name and an action. found is false for a line without a name.
func speaker(t *transcript.Transcript, line string) (name, action string, found bool) {
	line = around.ReplaceAllString(prose.Plain(line), "")
	if name, action, found = strings.Cut(line, ":"); found && !strings.Contains(strings.TrimSpace(name), " ") {
		return strings.Trim(name, "* "), strings.TrimLeft(action, "* "), true
	}
	for _, called := range append(called(t), "chance") {
		if rest, ok := cutFold(line, called); ok {
			return called, strings.TrimLeft(rest, ":-* "), true
		}
	}
	return strings.TrimSpace(name), action, found
}

// called returns the names of the seats and of the players on them.
func called(t *transcript.Transcript) (all []string) {
	for _, seat := range t.Seats {
		all = append(all, t.Name(seat), seat)
	}
	return all
}

// cutFold returns the text after a name at the beginning of a line. Upper and lower case are the same.
func cutFold(line, name string) (rest string, ok bool) {
	if len(line) <= len(name) || !strings.EqualFold(line[:len(name)], name) || !strings.ContainsAny(line[len(name):len(name)+1], " :*") {
		return "", false
	}
	return line[len(name):], true
}

// seatOf returns the seat for the name of a seat or of the player on it. Upper and lower case are the same.
func seatOf(t *transcript.Transcript, name string) (string, error) {
	seats := append(slices.Clone(t.Seats), "chance")
	for _, seat := range seats {
		if strings.EqualFold(name, seat) || strings.EqualFold(name, t.Name(seat)) {
			return seat, nil
		}
	}
	said := fmt.Sprintf("nobody called %.60q plays here; the seats are %s", name, strings.Join(seats, ", "))
	if near := spelling.Nearest(name, seats); near != "" {
		said += fmt.Sprintf("; did you mean %q?", near)
	}
	return "", errors.New(said)
}

// legalOf returns the legal actions.
func legalOf(game *engine.Local) (texts []string, err error) {
	choices, _, err := game.Legal()
	for _, c := range choices {
		texts = append(texts, c.Action)
	}
	return texts, err
}
