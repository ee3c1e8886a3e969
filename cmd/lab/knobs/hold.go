package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/features"
)

// holds checks that the table's claim about a setting is still true.
func (s *search) holds(ctx context.Context, k *knobs.Knob) error {
	var says string
	kind := k.Kind
	switch k.Kind {
	case knobs.Refused:
		says = s.box.others(k.Of, 1)[0].refused
	case knobs.Note:
		if !isNote(k.Of) {
			kind = ""
		}
	case knobs.Silent:
		if says = s.reason(k.Of); says == "" {
			return fmt.Errorf("%s: it can be set and matters nowhere, and %s says no reason", k.Of, reasonsFile)
		}
	case knobs.Scenario:
		return s.checkScenario(ctx, k)
	default:
		var err error
		if kind, says, err = shown(k, s.entry, s.box); err != nil {
			return err
		}
	}
	if kind != k.Kind || says != k.Says {
		return fmt.Errorf("%s: %s, %q; the table has %s, %q", k.Of, kind, says, k.Kind, k.Says)
	}
	return nil
}

// checkScenario runs the scenario of a setting, and checks that it fails as the table states.
func (s *search) checkScenario(ctx context.Context, k *knobs.Knob) error {
	file, name, _ := strings.Cut(k.Scenario, ": ")
	if question, option, answer := strings.Cut(k.Of, "="); answer {
		place, ok := s.shown[features.Answer{Question: s.entry.Book.Question(question).ID, Option: option}]
		if !ok || place.Name != name || filepath.Base(place.File) != file {
			return fmt.Errorf("%s: it is not %q that shows it any more", k.Of, k.Scenario)
		}
		if k.Says != underAnother {
			return fmt.Errorf("%s: %q; the table has %q", k.Of, underAnother, k.Says)
		}
		return nil
	}
	now := *k
	now.Kind = ""
	err := s.run(ctx, k, func(scenario string) bool { return scenario == name }, func(r features.Scenario, opened bool) {
		if opened && failed(r) && filepath.Base(r.File) == file {
			now.Kind, now.Says = knobs.Scenario, says(r)
		}
	})
	switch {
	case err != nil:
	case now.Kind == "":
		err = fmt.Errorf("%s: there is no scenario %q that comes out otherwise", k.Of, k.Scenario)
	case now.Says != k.Says:
		err = fmt.Errorf("%s: %q comes out as %q; the table has %q", k.Of, k.Scenario, now.Says, k.Says)
	}
	return err
}
