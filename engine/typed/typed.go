// Package typed reads what people type: an action in other words, with capitals, articles, numbers in words and the verbs of the rulebook.
//
// An action in the spelling of its game stays as it is. For any other text a [Reader] looks for actions that differ only in spelling, and
// then for actions that the game's table has for its words (see [Speaker]), legal or not. Every word of a text has to mean something, and
// the reader fills in nothing. A text that can mean several actions, or says too little, is an [AmbiguousError].
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

// New is a reader of what is typed about a game.
func New(game Game) *Reader { return &Reader{game: game} }

// Action is what an actor, "" for anybody, means by a text, in the spelling of the game as it stands. Legal are the actions that are legal,
// none where nobody knows them. The error is an [*AmbiguousError], or says that the text is no action.
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

// plain is a text with single blanks, and without what people put around it.
func plain(said string) string {
	said = strings.Join(strings.Fields(prose.Plain(said)), " ")
	return strings.TrimSpace(strings.TrimRight(strings.Trim(said, "*`\" "), ".!"))
}

// verb is an action, or the one that the table of the game has for its words where it is not legal: nothing is refused for a verb.
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

// Means are the actions that all words of a text mean by the table of the game, whatever is legal; none without a table.
func (r *Reader) Means(actor, said string) []string {
	meant, _, _ := r.readings(actor, said)
	return meant
}

// readings are the actions that all words of a text mean, what it says incompletely, and what it says more than.
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

// best are the readings in which most words mean something, and of these those in which places of a kind keep their order, if any does.
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

// variants are the spellings of a text that are actions.
func (r *Reader) variants(said string) (meant []string) {
	for _, variant := range spelling.Variants(said) {
		if variant != "" && r.game.Reads(variant) && !slices.Contains(meant, variant) {
			meant = append(meant, variant)
		}
	}
	return meant
}

// among are the actions that are legal.
func among(actions, legal []string) (all []string) {
	for _, a := range actions {
		if slices.Contains(legal, a) {
			all = append(all, a)
		}
	}
	return all
}
