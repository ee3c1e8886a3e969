package document

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// WordError reports a word in a document that is not among the allowed words.
type WordError struct {
	// Words are the allowed words.
	Words []string
	says  string
}

// Error names the place of the word and the allowed words.
func (e *WordError) Error() string { return e.says }

// Word returns the index of a text among the words that a part of a document can have. An empty
// word is never allowed. The error is a [*WordError] and begins with the place given as where.
func Word(where, text string, words []string) (int, error) {
	if i := slices.Index(words, text); i >= 0 && text != "" {
		return i, nil
	}
	choices := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
	says := fmt.Sprintf("%s: %q is not one of %s", where, text, strings.Join(choices, ", "))
	if near, _ := spelling.Suggest(text, choices); near != "" {
		says += fmt.Sprintf("; did you mean %q?", near)
	}
	return 0, &WordError{choices, says}
}

// Number checks that a number of a document is within its bounds, both included. The error begins with the
// place given as where.
func Number(where string, n, least, most int) (int, error) {
	if n < least || n > most {
		return 0, fmt.Errorf("%s: %d is not between %d and %d", where, n, least, most)
	}
	return n, nil
}

// Seat finds a player by name among the seats. The error is a [*WordError] and begins with the place given as
// where.
func Seat(where, name string, seats []string) (engine.Seat, error) {
	i := slices.Index(seats, name)
	if i < 0 {
		return engine.Nobody, &WordError{slices.Clone(seats), fmt.Sprintf("%s: nobody called %q plays here: the players are %s", where, name,
			strings.Join(seats, ", "))}
	}
	return engine.Seat(i), nil
}
