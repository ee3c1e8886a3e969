package typed

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// AmbiguousError reports a text that can mean several actions, or that is the beginning of some actions.
type AmbiguousError struct {
	// Said is the text. Actions are its possible meanings, in the spelling of the game.
	Said    string
	Actions []string
}

func (e *AmbiguousError) Error() string {
	if len(e.Actions) == 1 {
		return (&OpenError{e.Said, e.Actions[0]}).Error()
	}
	return fmt.Sprintf("%.200q can mean %s; write the one that is meant", e.Said, listed(e.Actions))
}

// OpenError reports a text that leaves a part of an action open.
type OpenError struct {
	// Said is the text. Write is the action, with the missing parts in capitals.
	Said, Write string
}

func (e *OpenError) Error() string {
	return fmt.Sprintf("%.200q says too little: write %s", e.Said, e.Write)
}

// UnknownError reports a text with a word that the game does not know, or that has no place in the action.
type UnknownError struct {
	Said, Word string
	// Near is the action that the text means without that word; "" if there is none.
	Near string
	// Cause is the error of the game.
	Cause error
}

func (e *UnknownError) Error() string {
	if e.Near != "" {
		return fmt.Sprintf("%.200q says more than an action of the game: %q has no place for %.60q", e.Said, e.Near, e.Word)
	}
	if strings.Contains(e.Cause.Error(), `"`+e.Word) {
		return fmt.Sprintf("%.200q is not an action: %v", e.Said, e.Cause)
	}
	return fmt.Sprintf("%.200q is not an action: %.60q means nothing here; %v", e.Said, e.Word, e.Cause)
}

// Unwrap returns the error of the game.
func (e *UnknownError) Unwrap() error { return e.Cause }

// Meant returns the meaning of a text that is not an action. If sure is true, the first result is the only
// meaning. If sure is false, the first result is the action after typing errors are corrected, or else near.
// The results several and unknown explain why the user has to write another text.
func (r *Reader) Meant(legal []string, actor, said, near string) (is string, sure bool, several *AmbiguousError, unknown *UnknownError) {
	is, err := r.Action(legal, actor, said)
	errors.As(err, &several)
	errors.As(err, &unknown)
	switch {
	case err == nil:
		return is, true, nil, nil
	case several != nil:
		return "", false, several, nil
	}
	return cmp.Or(r.slip(legal, actor, said), near), false, nil, unknown
}

// Begins reports whether an error of [Reader.Action] is about a text that is incomplete, or that can mean several
// actions.
func Begins(err error) bool {
	return errors.As(err, new(*AmbiguousError)) || errors.As(err, new(*OpenError))
}

// Exceeds reports whether an error of [Reader.Action] is about a text that says more than one action.
func Exceeds(err error) bool {
	var more *UnknownError
	return errors.As(err, &more) && more.Near != ""
}

// Explains reports whether an error of [Reader.Action] lists actions or names a word, instead of only repeating the
// error of the game.
func Explains(err error) bool {
	return Begins(err) || errors.As(err, new(*UnknownError))
}

// unread returns the error for a text that is not an action. It lists possible completions, or names the word
// without meaning, or repeats the error of the game.
func (r *Reader) unread(legal []string, actor, said string, cause error, open, over []reading) error {
	if begun := beginning(said, legal); len(begun) > 0 {
		return &AmbiguousError{said, begun}
	}
	var can []string
	for i := range open {
		for _, a := range open[i].among(legal) {
			if !slices.Contains(can, a) {
				can = append(can, a)
			}
		}
	}
	if len(can) > 0 {
		return &AmbiguousError{said, can}
	}
	if near := r.slip(legal, actor, said); near != "" {
		return fmt.Errorf("%.200q is not an action; did you mean %q?", said, near)
	}
	if near, word := excess(over, legal); near != "" {
		return &UnknownError{said, word, near, cause}
	}
	if least := leastOpen(open); least != nil {
		return &OpenError{said, least.text()}
	}
	if bare := aside.ReplaceAllString(said, ""); bare != said {
		_, cause = r.game.State().Parse(bare) // an article is never the fault
	}
	if unknown := r.unknown(said); unknown != "" {
		return &UnknownError{said, unknown, "", cause}
	}
	return fmt.Errorf("%.200q is not an action: %w", said, cause)
}

// excess returns the action of the reading that leaves the fewest words over, and these words; "" if there is none,
// or if there are several.
func excess(over []reading, legal []string) (near, words string) {
	least := mostOver + 1
	for i := range over {
		is := over[i].text()
		switch n := len(over[i].over); {
		case n < least, n == least && slices.Contains(legal, is) && !slices.Contains(legal, near):
			near, words, least = is, strings.Join(over[i].over, " "), n
		case n == least && is != near && slices.Contains(legal, is) == slices.Contains(legal, near):
			return "", ""
		}
	}
	return near, words
}

// aside matches words that have no meaning in an action.
var aside = regexp.MustCompile(`(?i)\b(?:the|an?|his|her|their|my) `)

// leastOpen returns the reading with the fewest open blanks; nil if there is none, or if there are several. Of
// several, it prefers the one whose first blank is filled.
func leastOpen(open []reading) (least *reading) {
	for i := range open {
		switch is := &open[i]; {
		case least == nil || is.missing < least.missing:
			least = is
		case is.missing == least.missing && is.text() != least.text():
			begun := slices.DeleteFunc(slices.Clone(open), func(r reading) bool { return r.fills[0] == "" })
			if len(begun) < len(open) {
				return leastOpen(begun)
			}
			return nil
		}
	}
	return least
}

// beginning returns the legal actions that begin with the words of a text.
func beginning(said string, legal []string) (begun []string) {
	words := stems(said)
	for _, action := range legal {
		if all := stems(action); len(words) > 0 && len(words) < len(all) && slices.Equal(words, all[:len(words)]) {
			begun = append(begun, action)
		}
	}
	return begun
}

// slip returns the action that a text means if its typing errors are corrected, in words but never in a number or a
// square.
func (r *Reader) slip(legal []string, actor, said string) string {
	known := slices.Clone(legal)
	if p := r.phrases(); p != nil {
		for stem := range p.known {
			known = append(known, stem)
		}
	}
	mended := spelling.Mend(said, known)
	if mended == said {
		return ""
	}
	if r.game.Reads(mended) {
		return mended
	}
	if same := spelling.Same(mended, legal); len(same) == 1 {
		return same[0]
	}
	if meant := r.Means(actor, mended); len(meant) == 1 {
		return meant[0]
	}
	return ""
}

// unknown returns the first word that the game does not know; "" if there is none.
func (r *Reader) unknown(said string) string {
	p := r.phrases()
	if p == nil {
		return ""
	}
	for _, w := range wordsOf(said) {
		if stem := p.is(w.stem); !isNumber(w.text) && !p.known[stem] && !p.known[w.stem] {
			return w.text
		}
	}
	return ""
}

// mostMeant is the limit of actions listed as meanings of a text.
const mostMeant = 10

// listed returns actions in quotation marks.
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
