package compare

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
)

// named holds the scenarios or the reference games that may change: any of them, or only those on a list.
type named struct {
	some bool
	list []string
}

// allows reports whether an entry with one of the names may change.
func (n *named) allows(names ...string) bool {
	return !n.some || slices.ContainsFunc(names, func(name string) bool { return slices.Contains(n.list, name) })
}

// These words stand for all entries and for none.
const (
	anything = "any"
	nothing  = "none"
)

// namedOf reads the word none, the word any, or a list of names. known lists the names that exist, and full
// completes a short name.
func namedOf(n *source.Node, what string, known func() ([]string, error), full func(string) string) (named, error) {
	switch {
	case n == nil || n.Value() == anything:
		return named{}, nil
	case n.Value() == nothing:
		return named{some: true}, nil
	case n.Kind != source.List:
		return named{}, n.Wrong("is "+n.Describe(), "none, any, or a list of "+what)
	}
	there, err := known()
	if err != nil {
		return named{}, err
	}
	all := named{some: true}
	for _, item := range n.Items() {
		name := full(item.Value())
		if item.Kind == source.Record || item.Kind == source.List || !slices.Contains(there, name) {
			return named{}, item.Wrong("is "+item.Describe(), what+nearest(name, there))
		}
		all.list = append(all.list, name)
	}
	return all, nil
}

// nearest suggests the most similar name that exists; "" if none is similar.
func nearest(name string, there []string) string {
	lower := make([]string, len(there))
	for i, one := range there {
		lower[i] = strings.ToLower(one)
	}
	near := spelling.Nearest(name, lower)
	if i := slices.Index(lower, near); near != "" && i >= 0 {
		return fmt.Sprintf("; did you mean %q?", there[i])
	}
	return ""
}

// scenarioNames lists the files of a game's scenarios, their names, and the names of outlines without their rows.
func scenarioNames(entry games.Entry) (names []string, err error) {
	names = features.Files(entry.Name())
	_, err = features.Run(context.Background(), features.Options{Game: entry.Name(), Only: func(name string) bool {
		s := Scenario{Name: name}
		for _, one := range []string{name, s.outline()} {
			if len(names) == 0 || names[len(names)-1] != one {
				names = append(names, one)
			}
		}
		return false
	}})
	return names, err
}

// scenarioFile completes the short name of a file of scenarios to the form of [features.Files].
func scenarioFile(entry games.Entry) func(string) string {
	return func(name string) string {
		if path.Ext(name) != ".feature" || !fs.ValidPath(name) {
			return name
		}
		return path.Join(entry.Room, path.Base(name))
	}
}

// pinnedNames lists the names of a game's pinned records, without folder and ending.
func pinnedNames(entry games.Entry) ([]string, error) {
	set, err := golden.Open(entry)
	if err != nil {
		return nil, err
	}
	return set.Pinned.Names(), nil
}

// pinnedName returns the name of a reference game from that name or from the path of its file.
func pinnedName(name string) string { return strings.TrimSuffix(path.Base(name), ".golden") }

// names lists the names that an expectation may use for a scenario.
func (s *Scenario) names(room string) []string {
	return []string{s.Name, s.outline(), path.Join(room, path.Base(s.File))}
}
