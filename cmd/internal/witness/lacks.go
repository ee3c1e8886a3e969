package witness

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
)

// lacks returns a line for each missing or outdated part in the files of a game, with its clause or question if
// it has one. ran is the result of the scenarios, and told collects the engine's texts in them.
func lacks(entry games.Entry, ran *features.Report, told *features.Told) (lines []string) {
	_, shown := features.Shown(entry.Name())
	for _, err := range []error{pinned(entry), told.Same(entry), shown, priced(entry), turned(entry, ran)} {
		if err == nil {
			continue
		}
		for line := range strings.Lines(err.Error()) {
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	return lines
}

// pinned reports the goals that the reference games together do not reach, and the citations that have changed.
func pinned(entry games.Entry) (err error) {
	defer func() { // the rules may be broken, which earlier checks report by clause
		if e := recover(); e != nil {
			err = fmt.Errorf("the reference games of %s cannot be replayed: the rules panic: %v", entry.Name(), e)
		}
	}()
	set, err := golden.Open(entry)
	if err != nil {
		return err
	}
	folder, err := fs.Sub(golden.Files, entry.Room)
	if err != nil {
		return err
	}
	return errors.Join(set.Complete(), set.SameCitations(folder))
}

// priced returns an error if prices were measured under other rules.
func priced(entry games.Entry) error {
	p, err := price.Read(entry.Book)
	if err != nil || p == nil || p.Edition == entry.Book.Play() {
		return err
	}
	return fmt.Errorf("engine/%s/%s was measured under rules with the digest %s, but the rules have %s: run make prices GAME=%s", entry.Room, price.File, p.Edition,
		entry.Book.Play(), entry.Name())
}

// turned returns an error for each answer or figure whose scenario no longer exists.
func turned(entry games.Entry, ran *features.Report) error {
	table, err := knobs.Read(entry.Book)
	if err != nil || table == nil {
		return err
	}
	var wrong []error
	for _, k := range table.Knobs {
		_, name, _ := strings.Cut(k.Scenario, ": ")
		if k.Kind == knobs.Scenario && !slices.ContainsFunc(ran.Scenarios, func(s features.Scenario) bool { return s.Name == name }) {
			wrong = append(wrong, fmt.Errorf("engine/%s/%s: %s: there is no scenario %q any more: run make knobs GAME=%s", entry.Room,
				knobs.File, k.Of, name, entry.Name()))
		}
	}
	return errors.Join(wrong...)
}

// wary returns the game's own engine, and collects all texts that it reports.
func wary(entry games.Entry, told *features.Told) func(string) (engine.Subject, error) {
	return func(string) (engine.Subject, error) { return told.Of(&engine.Local{Game: entry.Game}), nil }
}
