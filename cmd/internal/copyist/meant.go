package copyist

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// AmbiguousError is a spelling that means several actions.
type AmbiguousError struct {
	// Said is what was written, Actions what it can mean, in the spelling of the game.
	Said    string
	Actions []string
}

func (e *AmbiguousError) Error() string {
	return fmt.Sprintf("%.200q can mean %s; write the one that is meant", e.Said, listed(e.Actions))
}

// Action is an action in the spelling of the game as it stands, with the actions that are legal, none where nobody knows them. A text that
// is an action in that spelling alone stays as it is, whether it is legal or not. The error is an [*AmbiguousError], or says that it is
// none, and what was nearest.
func Action(game *engine.Local, legal []string, said string) (string, error) {
	said = strings.Join(strings.Fields(said), " ")
	if game.Reads(said) {
		return said, nil
	}
	same := spelling.Same(said, legal)
	if len(same) > 1 {
		return "", &AmbiguousError{said, same}
	}
	if len(same) == 1 {
		return same[0], nil
	}
	_, err := game.State().Parse(said)
	var misspelt *engine.MisspellingError
	if errors.As(err, &misspelt) {
		return misspelt.Write, nil
	}
	var meant []string
	for _, variant := range spelling.Variants(said) {
		if variant != "" && game.Reads(variant) && !slices.Contains(meant, variant) {
			meant = append(meant, variant)
		}
	}
	switch near := nearest(said, legal); {
	case len(meant) == 1:
		return meant[0], nil
	case len(meant) > 1:
		return "", &AmbiguousError{said, meant}
	case len(near) > 1:
		return "", &AmbiguousError{said, near}
	case near != nil:
		return "", fmt.Errorf("%.200q is not an action: %w; did you mean %q?", said, err, near[0])
	}
	return "", fmt.Errorf("%.200q is not an action: %w", said, err)
}

// nearest are the legal actions that begin with a text, for all of them are as near to it; else the nearest, nil if none is near.
func nearest(said string, legal []string) (near []string) {
	for _, action := range legal {
		rest, begins := strings.CutPrefix(action, strings.ToLower(said))
		if begins && said != "" && (strings.HasPrefix(rest, " ") || strings.HasPrefix(rest, "-")) {
			near = append(near, action)
		}
	}
	if near != nil {
		return near
	}
	if one := spelling.Nearest(said, legal); one != "" {
		near = []string{one}
	}
	return near
}

// Decision is a decision, "actor: action", after those of a record in the spelling of the game, which stands as they left it. The error is
// that of [Action], or nobody at the table is called so.
func Decision(game *engine.Local, t *transcript.Transcript, said string) (string, error) {
	name, action, found := strings.Cut(said, ":")
	if !found {
		return said, nil // the parser of records says what it is
	}
	actor, err := seatOf(t, strings.TrimSpace(name))
	if err != nil {
		return "", err
	}
	legal, err := legalOf(game)
	if err != nil {
		return "", err
	}
	action, err = Action(game, legal, action)
	return actor + ": " + action, err
}

// seatOf is the seat that somebody calls so: by its name in any case, or by what people call it.
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

// legalOf are the legal actions.
func legalOf(game *engine.Local) (texts []string, err error) {
	choices, _, err := game.Legal()
	for _, c := range choices {
		texts = append(texts, c.Action)
	}
	return texts, err
}

// mostMeant is how many actions are listed that a spelling can mean.
const mostMeant = 10

// listed are actions in quotation marks.
func listed(actions []string) string {
	var b strings.Builder
	for i, a := range actions {
		switch {
		case i == mostMeant:
			fmt.Fprintf(&b, " and %d more", len(actions)-i)
			return b.String()
		case i > 0 && i == len(actions)-1:
			b.WriteString(" or ")
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%q", a)
	}
	return b.String()
}
