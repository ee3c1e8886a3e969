// Package typed reads what people type: an action in other words, with capitals, articles, numbers in words and the verbs of the rulebook.
//
// What is an action in the spelling of its game stays as it is. For any other text a [Reader] looks for the actions that differ in spelling
// alone, and then for those that the table of the game has for its words (see [Speaker]), legal or not. Every word of a text has to mean
// something, and nothing that a text leaves open is filled in: what can mean several actions, or says too little, is an [AmbiguousError].
package typed

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// AmbiguousError is a spelling that means several actions, or the beginning of some.
type AmbiguousError struct {
	// Said is what was written, Actions what it can mean, in the spelling of the game.
	Said    string
	Actions []string
}

func (e *AmbiguousError) Error() string {
	if len(e.Actions) == 1 {
		return fmt.Sprintf("%.200q says too little: write %s", e.Said, e.Actions[0])
	}
	return fmt.Sprintf("%.200q can mean %s; write the one that is meant", e.Said, listed(e.Actions))
}

// UnknownError is a text with a word that the game has no use for.
type UnknownError struct {
	Said, Word string
	// Cause is what the game says.
	Cause error
}

func (e *UnknownError) Error() string {
	if strings.Contains(e.Cause.Error(), `"`+e.Word) {
		return fmt.Sprintf("%.200q is not an action: %v", e.Said, e.Cause)
	}
	return fmt.Sprintf("%.200q is not an action: %.60q means nothing here; %v", e.Said, e.Word, e.Cause)
}

// Unwrap is what the game says.
func (e *UnknownError) Unwrap() error { return e.Cause }

// Reader reads the actions of a game that has been started.
type Reader struct {
	game *engine.Local
	p    *phrases
}

// New is a reader of what is typed about a game.
func New(game *engine.Local) *Reader { return &Reader{game: game} }

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
	meant, open := r.readings(actor, said)
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
	return "", r.unread(legal, actor, said, err, open)
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
	meant, _ := r.readings(actor, said)
	return meant
}

// readings are the actions that all words of a text mean, and what it says incompletely.
func (r *Reader) readings(actor, said string) (meant []string, open []reading) {
	p := r.phrases()
	words := wordsOf(said)
	if p == nil || len(words) == 0 {
		return nil, nil
	}
	position, _, _ := r.game.Position("")
	here := func(word string) bool { return strings.Contains(string(position), `"`+word+`":`) }
	var whole []reading
	for i := range p.rows {
		if row := &p.rows[i]; actor == "chance" && !row.chance || actor != "" && actor != "chance" && !row.player {
			continue
		}
		for _, is := range p.read(&p.rows[i], words, here) {
			if is.missing > 0 {
				open = append(open, is)
			} else if r.game.Reads(is.text()) {
				whole = append(whole, is)
			}
		}
	}
	return best(whole), open
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

// unread says what is wrong with a text that is no action: what it can be completed to, which word means nothing, or what the game says.
func (r *Reader) unread(legal []string, actor, said string, cause error, open []reading) error {
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
	if least := leastOpen(open); least != nil {
		return fmt.Errorf("%.200q says too little: write %s", said, least.text())
	}
	if bare := aside.ReplaceAllString(said, ""); bare != said {
		_, cause = r.game.State().Parse(bare) // nobody means an article
	}
	if unknown := r.unknown(said); unknown != "" {
		return &UnknownError{said, unknown, cause}
	}
	return fmt.Errorf("%.200q is not an action: %w", said, cause)
}

// aside are the words of a text that stand aside from what it says.
var aside = regexp.MustCompile(`(?i)\b(?:the|an?|his|her|their|my) `)

// leastOpen is the reading that leaves least open, nil if there is none or several do.
func leastOpen(open []reading) (least *reading) {
	for i := range open {
		switch is := &open[i]; {
		case least == nil || is.missing < least.missing:
			least = is
		case is.missing == least.missing && is.text() != least.text():
			return nil
		}
	}
	return least
}

// beginning are the legal actions that begin with a text.
func beginning(said string, legal []string) (begun []string) {
	for _, action := range legal {
		rest, begins := strings.CutPrefix(action, strings.ToLower(said))
		if begins && said != "" && (strings.HasPrefix(rest, " ") || strings.HasPrefix(rest, "-")) {
			begun = append(begun, action)
		}
	}
	return begun
}

// slip is the action that a text is with slips of the pen: in its words, and never in a number or a square.
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

// unknown is the first word that the game has no use for, "" if there is none.
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
