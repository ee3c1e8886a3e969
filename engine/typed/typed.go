// Package typed reads actions that are not typed in the game's own spelling: with capitals, articles, numbers
// in words and the verbs of the rulebook.
//
// An action in the spelling of its game stays as it is. For any other text, a [Reader] looks for
// actions that differ only in spelling. Then the Reader looks for actions that the game's table
// gives for the words (see [Speaker]), whether legal or not. Every word of a text must have a meaning, and
// the reader fills in nothing. If a text can mean several actions, or leaves a part open, the error is an
// [AmbiguousError] or an [OpenError].
package typed

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Game is a game that has been started, such as an [*engine.Local].
type Game interface {
	Reads(action string) bool
	State() engine.State
	Position(seat string) (json.RawMessage, engine.Outcome, error)
}

// Reader reads the actions of a game that has been started.
type Reader struct {
	game Game
	p    *phrases
}

// New returns a reader of typed actions for a game.
func New(game Game) *Reader { return &Reader{game: game} }

// Action returns the action that an actor means by a text, in the spelling of the game. The actor "" stands for
// anyone. Legal lists the legal actions. It is empty if they are unknown. The error is an [*AmbiguousError],
// an [*OpenError] or an [*UnknownError], or states that the text is not an action.
func (r *Reader) Action(legal []string, actor, said string) (string, error) {
	said = plain(said)
	if r.game.Reads(said) {
		return r.verb(legal, actor, said), nil
	}
	if bare := aside.ReplaceAllString(said, ""); r.game.Reads(bare) {
		return r.verb(legal, actor, bare), nil
	}
	same := spelling.Same(said, legal)
	if len(same) == 1 {
		return same[0], nil
	}
	if len(same) > 1 {
		return "", &AmbiguousError{said, same}
	}
	_, err := r.game.State().Parse(said)
	var misspelt *engine.MisspellingError
	if errors.As(err, &misspelt) {
		return misspelt.Write, nil
	}
	meant, open, over := r.readings(actor, said)
	if meant == nil {
		meant = r.variants(said)
	}
	if len(meant) > 1 {
		if can := among(meant, legal); len(can) == 1 {
			meant = can
		}
	}
	switch {
	case len(meant) == 1:
		return r.verb(legal, actor, meant[0]), nil
	case len(meant) > 1:
		return "", &AmbiguousError{said, meant}
	}
	return "", r.unread(legal, actor, said, err, open, over)
}

// plain returns a text with single blanks, and without quotation marks and similar signs around it.
func plain(said string) string {
	said = strings.Join(strings.Fields(prose.Plain(said)), " ")
	return strings.TrimSpace(strings.TrimRight(strings.Trim(said, "*`\" "), ".!"))
}

// verb returns the action if it is legal. If not, it returns the action that the table of the game gives for its
// words, so that no action is refused because of its verb.
func (r *Reader) verb(legal []string, actor, action string) string {
	if slices.Contains(legal, action) {
		return action
	}
	meant := r.Means(actor, action)
	if can := among(meant, legal); len(can) == 1 {
		return can[0]
	}
	if len(meant) == 1 {
		return meant[0]
	}
	return action
}

// Means returns the actions, legal or not, that the table of the game gives for all words of a text. Without
// a table, there are none.
func (r *Reader) Means(actor, said string) []string {
	meant, _, _ := r.readings(actor, said)
	return meant
}

// readings returns the actions that use all words of a text. It also returns incomplete readings, and readings that
// leave words over.
func (r *Reader) readings(actor, said string) (meant []string, open, over []reading) {
	p := r.phrases()
	words := wordsOf(said)
	if p == nil || len(words) == 0 {
		return nil, nil, nil
	}
	position, _, _ := r.game.Position("")
	here := func(word string) bool { return strings.Contains(string(position), `"`+word+`":`) }
	var whole []reading
	for i := range p.rows {
		if row := &p.rows[i]; actor == "chance" && !row.chance || actor != "" && actor != "chance" && !row.player {
			continue
		}
		for _, is := range p.read(&p.rows[i], words, here) {
			switch {
			case is.over != nil && is.missing == 0 && r.game.Reads(is.text()):
				over = append(over, is)
			case is.over != nil:
			case is.missing > 0:
				open = append(open, is)
			case r.game.Reads(is.text()):
				whole = append(whole, is)
			}
		}
	}
	return best(whole), open, over
}

// best returns the readings with the fewest words without meaning. Among these, readings that keep the order of the
// blanks are preferred.
func best(whole []reading) (meant []string) {
	slices.SortStableFunc(whole, func(a, b reading) int { return cmp.Or(a.idle-b.idle, order(a)-order(b)) })
	for i := range whole {
		if whole[i].idle == whole[0].idle && whole[i].ordered == whole[0].ordered && !slices.Contains(meant, whole[i].text()) {
			meant = append(meant, whole[i].text())
		}
	}
	return meant
}

func order(r reading) int {
	if r.ordered {
		return 0
	}
	return 1
}

func (r *Reader) phrases() *phrases {
	if s, ok := r.game.State().(Speaker); ok && r.p == nil {
		r.p = phrasesOf(s)
	}
	return r.p
}

// variants returns the spelling variants of a text that are actions.
func (r *Reader) variants(said string) (meant []string) {
	for _, variant := range spelling.Variants(said) {
		if variant != "" && r.game.Reads(variant) && !slices.Contains(meant, variant) {
			meant = append(meant, variant)
		}
	}
	return meant
}

// among returns the actions that are legal.
func among(actions, legal []string) (all []string) {
	for _, a := range actions {
		if slices.Contains(legal, a) {
			all = append(all, a)
		}
	}
	return all
}
