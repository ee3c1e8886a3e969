package wire

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Model returns the offer of a game of this module: all parts of the game, under all answers that
// can be played.
func Model(entry rulebook.Entry) Game {
	offer := Game{Game: entry.Name(), Seats: Seats{entry.Book.Players.Min, entry.Book.Players.Max}, Level: engine.Cites, Chance: Told,
		Offers: Abilities(), Reading: map[string]string{}}
	for i := range entry.Book.Questions {
		q := &entry.Book.Questions[i]
		if offer.Reading[q.Name] = Any; q.Fixed {
			offer.Reading[q.Name] = q.Options[q.Default].ID
		}
	}
	return offer
}

// Models returns the server of games with their offers. Open opens a game by its name.
func Models(info Info, open func(game string) (engine.Subject, error), offers ...Game) *Server {
	return &Server{Info: info, Games: offers, Open: open}
}

// Settled returns the offer of a game with one answer to each open question: the given answer, else
// the default.
func Settled(entry rulebook.Entry, answers map[string]string) Game {
	offer := Model(entry)
	for i := range entry.Book.Questions {
		q := &entry.Book.Questions[i]
		offer.Reading[q.Name] = q.Options[q.Default].ID
	}
	maps.Copy(offer.Reading, answers)
	return offer
}

// Under wraps a subject so that it plays every game under the same answers and components, whatever
// answers and components Start gets.
func Under(s engine.Subject, answers map[string]string, components []byte) engine.Subject {
	return &under{s, answers, components}
}

type under struct {
	engine.Subject
	answers    map[string]string
	components []byte
}

// Start starts the game under the fixed answers.
func (u *under) Start(start engine.Start) (engine.Outcome, error) {
	start.Rulings = u.answers
	if u.components != nil {
		start.Components = u.components
	}
	return u.Subject.Start(start)
}

// ParseLevel reads the number of a level.
func ParseLevel(n int) (engine.Level, error) {
	if n < int(engine.Plays) || n > int(engine.Cites) {
		return 0, fmt.Errorf("there is no level %d: choose %d to %d", n, engine.Plays, engine.Cites)
	}
	return engine.Level(n), nil
}

// ParseAbilities reads abilities that are separated by commas.
func ParseAbilities(list string) ([]string, error) {
	var abilities []string
	for word := range strings.SplitSeq(list, ",") {
		word = strings.TrimSpace(word)
		switch {
		case word == "":
		case !slices.Contains(Abilities(), word):
			return nil, fmt.Errorf("there is no ability %q: there are %s", word, strings.Join(Abilities(), ", "))
		default:
			abilities = append(abilities, word)
		}
	}
	return abilities, nil
}
