package transcript

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/engine/typed"
)

// unknownAction completes the finding about a text that is not an action, with the right or nearest spelling.
func (p *replay) unknownAction(f *Finding, cause error) (*Finding, error) {
	choices, _, err := p.s.Legal()
	if err != nil {
		return nil, p.failed(f.Line, errors.Join(cause, err))
	}
	legal := make([]string, len(choices))
	for i, c := range choices {
		legal[i] = c.Action
	}
	p.report.Legal = slices.Clone(choices)
	local, ours := p.s.(typed.Game)
	r, reads := p.s.(speller)
	// A legal action, or any action of the game, cannot be unknown.
	if slices.Contains(legal, f.Action) || reads && r.Reads(f.Action) {
		return nil, p.failed(f.Line, fmt.Errorf("it does not play %s, which is an action of the game: %w", quote(f.Action), cause))
	}
	near, sure := spelling.Suggest(f.Action, legal)
	var several *typed.AmbiguousError
	var unknown *typed.UnknownError
	switch {
	case sure || !reads:
	case ours:
		near, sure, several, unknown = typed.New(local).Meant(legal, f.Actor, f.Action, near)
	default:
		near, sure = respell(r, f.Action, cause, near)
	}
	f.Kind, f.Cause, f.Suggestion = UnknownAction, cause, near
	switch {
	case sure:
		f.Msg = fmt.Sprintf("%s is not spelt as the game spells it; write %q", quote(f.Action), near)
	case several != nil:
		f.Msg = several.Error()
	case near != "":
		f.Msg = fmt.Sprintf("%s is not an action: %v; did you mean %q?", quote(f.Action), cause, near)
	case unknown != nil:
		f.Msg = unknown.Error() + p.instead(f, legal)
	default:
		f.Msg = fmt.Sprintf("%s is not an action: %v%s", quote(f.Action), cause, p.instead(f, legal))
	}
	return f, nil
}

// instead lists the legal actions that have parts in common with a player's text. If there are none, it lists the
// first legal actions. If chance begins the set-up, a player has none.
func (p *replay) instead(f *Finding, legal []string) string {
	const most = 3
	text := f.Action
	turn, err := p.s.Turn()
	if err == nil && turn.Actor == "chance" && f.Actor != "chance" && f.About() == 1 && p.t.Position == nil {
		return "; chance decides there: a record without a position begins with the set-up"
	}
	label, named := "; legal there and nearest to it: ", spelling.Sharing(text, legal, most)
	if named == nil {
		begins, _, _ := strings.Cut(text, " ")
		if slices.ContainsFunc(legal, func(action string) bool { return action == begins || strings.HasPrefix(action, begins+" ") }) {
			return "" // the text begins well, and the message already states its fault
		}
		label, named = "; legal there are ", legal[:min(len(legal), most)]
	}
	if len(named) == 0 {
		return ""
	}
	quoted := make([]string, len(named))
	for i, action := range named {
		quoted[i] = quote(action)
	}
	return label + strings.Join(quoted, ", ")
}

// misnamed returns the seat that a word of an action was meant to name, if the refusal quotes the word and the word
// nearly equals the seat's name. A typing error breaks no rule.
func (p *replay) misnamed(action, reason string) (seat, said string) {
	for word := range strings.FieldsSeq(action) {
		if !strings.Contains(reason, strconv.Quote(word)) || slices.Contains(p.t.Seats, word) {
			continue
		}
		if seat := spelling.Nearest(word, p.t.Seats); seat != "" && strings.Contains(reason, seat) {
			return seat, word
		}
	}
	return "", ""
}

// speller is a subject that can recognise an action without playing it.
type speller interface {
	// Reads reports whether a text is an action of the game, legal now or not.
	Reads(action string) bool
}

// respell finds the right spelling of a text that resembles no legal action. It is the spelling that the parser of
// actions suggests, or the first variant that the subject can read. If the subject could only read a text by playing
// it, nothing is tried.
func respell(r speller, text string, cause error, near string) (string, bool) {
	var misspelt *engine.MisspellingError
	if errors.As(cause, &misspelt) {
		return misspelt.Write, true
	}
	for _, variant := range spelling.Variants(text) {
		if variant != text && variant != "" && r.Reads(variant) {
			return variant, true
		}
	}
	return near, false
}
