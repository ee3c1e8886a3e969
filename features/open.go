package features

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/typed"
	"github.com/yardstick-rules/yardstick/features/step"
)

// A sentence may leave parts of an action open, such as the place in "ann may build a saloon". A claim that
// the action is legal is true if it is legal for some way to fill the open parts. A claim that it is not
// legal is true if it is legal for no way. A decision is read only if exactly one way is legal.

// oneOf returns one of the actions that a text can mean: a legal one, or else one that is refused for the
// most common reason. If a decision can mean several actions, oneOf returns "".
func (o *observer) oneOf(p step.Phrase, actor, text string) string {
	if o.opts.Ways == nil {
		return ""
	}
	ways := o.opts.Ways(o.Entry, o.start(), actor, text)
	legal := slices.DeleteFunc(o.ActionsOf(actor), func(action string) bool { return !slices.Contains(ways, action) })
	if !strings.HasPrefix(p.String(), "<player> may") {
		if len(legal) == 1 {
			return legal[0]
		}
		return ""
	}
	if len(legal) > 0 {
		return legal[0]
	}
	return o.commonest(actor, ways)
}

// commonest finds the clause that refuses most of some actions, and returns the first action that it refuses,
// or "" if there is none.
func (o *observer) commonest(actor string, ways []string) string {
	first, times := map[engine.Clause]string{}, map[engine.Clause]int{}
	best := engine.Clause("")
	for _, action := range ways {
		clause := o.RefusedBy(actor, action)
		if clause == "" {
			continue
		}
		if first[clause] == "" {
			first[clause] = action
		}
		if times[clause]++; times[clause] > times[best] {
			best = clause
		}
	}
	return first[best]
}

// allowed matches the words of a Then step after a name, about an action without quotes.
var allowed = regexp.MustCompile(`(?i)^(?:(must|ha(?:s|ve) to|(?:may|can) only(?: do)?)|(?:may|can)( ?not|'t)?(?: do)?) (.+?)(?: (?:now|yet|again|too|as well|(?:this|the) (?:turn|phase|round|year)))*$`)

// perfect matches the words before the verb of a decision that was taken.
var perfect = regexp.MustCompile(`(?i)^(?:(?:has|have|had|now|then|just|already|also|first) )+`)

// doing reads a step that is a name and an action without quotes, if the action means something in the game.
func (o *observer) doing(keyword, text string) []step.Reading {
	return o.does(keyword, text, typed.Begins)
}

// exceeding reads a step about an action that says more than any action of the game, so that the error names the word.
func (o *observer) exceeding(s *messages.PickleStep) (said []step.Reading) {
	for _, text := range o.texts(s) {
		if said = o.does(keywords[s.Type], text, typed.Exceeds); said != nil {
			return said
		}
	}
	return nil
}

// does reads a step that is a name and an action without quotes. The function reports whether an unread action is close enough.
func (o *observer) does(keyword, text string, isClose func(error) bool) []step.Reading {
	if keyword == "Given" {
		return nil
	}
	actor, action, _ := strings.Cut(strings.ReplaceAll(text, `"`, ""), " ")
	actor = strings.ToLower(actor)
	does := "does"
	if keyword == "When" {
		action = perfect.ReplaceAllString(action, "")
	}
	if keyword == "Then" {
		m := allowed.FindStringSubmatch(action)
		if m == nil {
			return nil
		}
		does, action = "may do", m[3]
		switch {
		case m[1] != "":
			does = "may only do"
		case m[2] != "":
			does = "may not do"
		}
	}
	if o.opts.Reads == nil || o.Entry.Game == nil || !slices.Contains(o.Setup.Seats, actor) {
		return nil
	}
	action = o.owned(actor, action)
	var legal []string
	if o.failure == nil {
		legal = o.ActionsOf(actor)
	}
	if is, err := o.opts.Reads(o.Entry, o.start(), legal, actor, action); is == "" && !isClose(err) {
		return nil
	}
	return o.doc.read(o.vocabulary, utterance{o.room, keyword, fmt.Sprintf("%s %s %q", actor, does, action)})
}
