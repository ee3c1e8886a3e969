package main

import (
	"cmp"
	"context"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/features"
)

// mostOthers is the number of other values of a figure that are tried.
const mostOthers = 3

// long is the number of decisions above which a shorter scenario is looked for instead.
const long = 80

// search finds the record of every answer and figure of a game.
type search struct {
	finder
	reasons []reason
	// was is the table that an earlier search found.
	was   *knobs.Table
	shown map[features.Answer]features.Place
}

// newSearch returns a search in a game without earlier results.
func newSearch(entry games.Entry) (*search, error) {
	s := &search{finder: finder{entry: entry}}
	var errs [3]error
	s.box, errs[0] = newBox(entry)
	s.reasons, errs[1] = reasons(entry.Book)
	s.shown, errs[2] = features.Shown(entry.Name())
	return s, errors.Join(errs[:]...)
}

// names returns the answers and the figures of the game.
func (s *search) names() (list []string) {
	for _, a := range pick.Answers(s.entry) {
		list = append(list, a.String())
	}
	for _, f := range s.entry.Book.Figures {
		list = append(list, f.Path)
	}
	return list
}

// knob searches the record of an answer or a figure, by its name. It keeps an earlier record that is still true.
func (s *search) knob(ctx context.Context, name string) (knobs.Knob, error) {
	if err := ctx.Err(); err != nil {
		return knobs.Knob{}, err
	}
	if k := s.before(name); k.Of != "" && s.holds(ctx, &k) == nil {
		return k, nil
	}
	if question, option, answer := strings.Cut(name, "="); answer {
		return s.answer(ctx, price.Answer{Question: question, Option: option})
	}
	return s.figure(ctx, name)
}

func (s *search) answer(ctx context.Context, a price.Answer) (knobs.Knob, error) {
	k := knobs.Knob{Of: a.String()}
	found, err := s.find(ctx, &k)
	if err != nil || found && len(k.Played) <= long {
		return k, err
	}
	place, ok := s.shown[features.Answer{Question: s.entry.Book.Question(a.Question).ID, Option: a.Option}]
	if ok {
		k = knobs.Knob{Of: k.Of, Kind: knobs.Scenario, Says: underAnother, Scenario: filepath.Base(place.File) + ": " + place.Name}
	}
	return k, nil
}

// underAnother is the text for an answer that a scenario shows; another test checks it.
const underAnother = "the scenario is played under the answer, and comes out otherwise under another"

func (s *search) figure(ctx context.Context, field string) (knobs.Knob, error) {
	k := knobs.Knob{Of: field}
	others := s.box.others(field, mostOthers)
	if others[0].refused != "" {
		k.Kind, k.Says = knobs.Refused, others[0].refused
		return k, nil
	}
	if isNote(field) {
		k.Sets, k.Kind = others[0].sets, knobs.Note
		return k, nil
	}
	weak := k
	for _, o := range others {
		k = knobs.Knob{Of: field, Sets: o.sets}
		found, err := s.find(ctx, &k)
		if err != nil || found && len(k.Played) <= long {
			return k, err
		}
		if found || weak.Kind == "" && k.Kind != "" {
			weak = k
		}
		if found {
			break
		}
	}
	reason := s.reason(field)
	k = knobs.Knob{Of: field, Sets: others[0].sets}
	if reason == "" || weak.Kind != "" {
		if found, err := s.scenario(ctx, &k); err != nil || found {
			return k, err
		}
	}
	if weak.Kind == "" {
		weak.Sets, weak.Kind, weak.Says = others[0].sets, knobs.Silent, reason
	}
	return weak, nil
}

// reason returns the reason why a figure matters nowhere, "" if none is written down.
func (s *search) reason(field string) string {
	for _, r := range s.reasons {
		if r.fits(field) {
			return r.says
		}
	}
	return ""
}

// order returns the indexes of names, those without an earlier result first.
func (s *search) order(names []string) (list []int) {
	for i := range names {
		list = append(list, i)
	}
	slices.SortStableFunc(list, func(i, j int) int {
		return cmp.Compare(len(s.before(names[i]).Of), 0) - cmp.Compare(len(s.before(names[j]).Of), 0)
	})
	return list
}

// before returns the knob that an earlier search found for an answer or a figure; without a name if there is none.
func (s *search) before(of string) knobs.Knob {
	for _, k := range s.was.Of(of) {
		if k.Of == of {
			return k
		}
	}
	return knobs.Knob{}
}
