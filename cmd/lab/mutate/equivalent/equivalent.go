// Package equivalent lists, for each game, the mutants that do not change its behaviour, with the reasons.
package equivalent

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
)

//go:embed *.tsv
var files embed.FS

// List holds the reasons for mutants that do not change the behaviour of a game, by mutant.
type List map[identity]string

// identity identifies a mutant, even if its line has moved. Mutants of equal lines in one function have the
// same identity.
type identity struct {
	kind                 mutant.Kind
	file, function, diff string
}

func identityOf(m *mutant.Mutant) identity {
	return identity{m.Kind, path.Base(m.File), m.Func, m.Diff}
}

// Why returns the reason why a mutant does not change the behaviour; "" if the mutant is not listed.
func (list List) Why(m *mutant.Mutant) string { return list[identityOf(m)] }

// Of returns the part of the list with mutants of the given kinds.
func (list List) Of(kinds []mutant.Kind) List {
	some := maps.Clone(list)
	maps.DeleteFunc(some, func(key identity, _ string) bool { return !slices.Contains(kinds, key.kind) })
	return some
}

// Of returns the list of a game, by the name of its package.
func Of(room string) (List, error) { return read(files, room) }

// read reads the list of a game. A line contains the kind, the file, the function, the change as the list of
// survivors shows it, and the reason, separated by tabs. A game without a file has an empty list.
func read(fsys fs.FS, room string) (List, error) {
	name := room + ".tsv"
	data, err := fs.ReadFile(fsys, name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	list := List{}
	number := 0
	for line := range strings.Lines(string(data)) {
		number++
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 5 || fields[4] == "" {
			return nil, fmt.Errorf("%s:%d: a line needs a kind, a file, a function, a change and a reason, separated by tabs", name, number)
		}
		key := identity{mutant.Kind(fields[0]), fields[1], fields[2], fields[3]}
		if list[key] != "" {
			return nil, fmt.Errorf("%s:%d: the mutant is listed already", name, number)
		}
		list[key] = fields[4]
	}
	return list, nil
}

// Stale returns an error that names the entries for which there is no such mutant any more.
func (list List) Stale(found []*mutant.Mutant) error {
	is := map[identity]bool{}
	for _, m := range found {
		is[identityOf(m)] = true
	}
	var gone []error
	for key := range list {
		if !is[key] {
			gone = append(gone, fmt.Errorf("%s, %s: %s: there is no such mutant any more: look at the code again and mend or delete the entry",
				key.file, key.function, key.diff))
		}
	}
	return errors.Join(gone...)
}
