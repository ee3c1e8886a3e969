package features

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/features/step"
)

// A sentence may name a piece on the map, such as "the saloon has two fires", and the step its square. The piece is meant if one square
// alone holds it.

// mapper is a game with a map.
type mapper interface {
	// Pieces lists the kinds of pieces that can stand on a square.
	Pieces() []string
	// Squares lists the squares where a piece stands. An owner limits the list to the pieces of that player.
	Squares(piece, owner string) []string
	// Laid returns the steps that put up a piece where one can stand, and its square. An owner makes it that player's.
	// There are none if the piece cannot be put up any more.
	Laid(piece, owner string) (steps []string, square string)
}

// aPiece returns a pattern for a piece in a text: its owner or an article, and its kind.
func aPiece(pieces []string) *regexp.Regexp {
	pieces = slices.Clone(pieces)
	slices.SortFunc(pieces, func(a, b string) int { return len(b) - len(a) })
	kinds := strings.ReplaceAll(strings.Join(pieces, "|"), "-", "[- ]")
	return regexp.MustCompile(`(?i)\b(the|his|her|their|\pL[\pL\pN-]*'s) (` + kinds + `)\b`)
}

// piece returns a step in the game's words, and the words in it that name a piece, the piece, and its owner; "" for none.
func (o *observer) piece(table mapper, s *messages.PickleStep) (text, words, piece, owner string) {
	text = o.vocabulary.InWords(keywords[s.Type], o.seat(s.Text))
	m := aPiece(table.Pieces()).FindStringSubmatch(text)
	if m == nil {
		return text, "", "", ""
	}
	owner = strings.ToLower(strings.TrimSuffix(m[1], "'s"))
	switch owner {
	case "the":
		owner = ""
	case "his", "her", "their":
		owner = o.before[s.Id]
	}
	return text, m[0], strings.ReplaceAll(strings.ToLower(m[2]), " ", "-"), owner
}

// sited returns the steps for a sentence about a piece on the map, with its square in the place of the piece. A piece that no step has
// put up is put up if the sentence sets up the table. It returns nil if several squares are possible, or none, or if the
// sentence has readings of its own.
func (o *observer) sited(s *messages.PickleStep, said []step.Reading) (all []*messages.PickleStep) {
	table, is := o.Nouns().(mapper)
	if len(said) > 0 || !is || strings.Contains(s.Text, `"`) {
		return nil
	}
	text, words, piece, owner := o.piece(table, s)
	if words == "" {
		return nil
	}
	squares := table.Squares(piece, owner)
	if steps, square := table.Laid(piece, owner); len(squares) == 0 && s.Type == messages.PickleStepType_CONTEXT && steps != nil {
		for _, text := range steps {
			all = append(all, at(s, text))
		}
		squares = []string{square}
	}
	if len(squares) != 1 {
		return nil
	}
	all = append(all, at(s, strings.Replace(text, words, squares[0], 1)))
	if len(o.read(all[len(all)-1])) != 1 {
		return nil
	}
	if o.sites == nil {
		o.sites = map[string]string{}
	}
	o.sites[squares[0]] = words
	return all
}

// inWords returns a message about a position with the scenario's words for the squares that it does not name.
func (o *observer) inWords(message string) string {
	for square, words := range o.sites {
		message = strings.Replace(message, ": "+square+": ", ": "+words+" at "+square+": ", 1)
	}
	return message
}

// sitable reports whether a sentence about a piece would be read if its square were known.
func (o *observer) sitable(s *messages.PickleStep) bool {
	table, is := o.Nouns().(mapper)
	if !is || strings.Contains(s.Text, `"`) {
		return false
	}
	text, words, _, _ := o.piece(table, s)
	return words != "" && len(o.read(at(s, strings.Replace(text, words, "a1", 1)))) == 1
}

// at returns a step with another text.
func at(s *messages.PickleStep, text string) *messages.PickleStep {
	return &messages.PickleStep{AstNodeIds: s.AstNodeIds, Id: s.Id, Type: s.Type, Text: text}
}

// typedAs notes the steps that a sentence is read as.
func typedAs(line int, said string, all []*messages.PickleStep) Typed {
	var texts []string
	for _, one := range all {
		texts = append(texts, one.Text)
	}
	return Typed{line, said, strings.Join(texts, " and ")}
}

// unsited names the squares of a piece in a text that is not read because the piece stands on several squares, or on none; "" for any
// other text.
func (o *observer) unsited(s *messages.PickleStep) string {
	table, is := o.Nouns().(mapper)
	if !is || strings.Contains(s.Text, `"`) {
		return ""
	}
	_, words, piece, owner := o.piece(table, s)
	if words == "" {
		return ""
	}
	switch squares := table.Squares(piece, owner); len(squares) {
	case 0:
		if s.Type != messages.PickleStepType_CONTEXT {
			return ""
		}
		return fmt.Sprintf("; no step puts up %s: name its place, or the square", words)
	case 1:
		return ""
	default:
		return fmt.Sprintf("; %s may be the one at %s: write the square", words, strings.Join(squares, " or "))
	}
}
