package report

import (
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"strings"
)

// Kinds are the endings of the files that are looked for in folders: records, precedents and pinned games, scenarios.
var Kinds = []string{".yard", ".golden", ".feature"}

// Files goes through files and folders in the order in which they are given; of a folder come all files of the [Kinds] in it and below,
// sorted by name. Links in a folder are files or nothing, and a name that begins with a dot hides a folder. The error is a folder that
// cannot be listed, or that has no such file.
func Files(paths []string) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		for _, path := range paths {
			if info, err := os.Stat(path); err != nil || !info.IsDir() {
				if !yield(path, nil) {
					return
				}
				continue
			}
			if !inside(path, yield) {
				return
			}
		}
	}
}

// errEnough ends a walk that nobody listens to any more.
var errEnough = errors.New("enough")

func inside(folder string, yield func(string, error) bool) bool {
	found := false
	err := fs.WalkDir(os.DirFS(folder), ".", func(name string, d fs.DirEntry, err error) error {
		path := filepath.Join(folder, filepath.FromSlash(name))
		switch {
		case err != nil:
			found = true
			var wrong *fs.PathError
			if errors.As(err, &wrong) {
				err = wrong.Err
			}
			if !yield(path, fmt.Errorf("the folder cannot be listed: %w", err)) {
				return errEnough
			}
			return fs.SkipDir
		case d.IsDir() && name != "." && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		case d.IsDir() || !isKind(name):
			return nil
		}
		found = true
		if !yield(path, nil) {
			return errEnough
		}
		return nil
	})
	if err != nil {
		return false
	}
	return found || yield(folder, fmt.Errorf("there is nothing to judge in this folder: names of records end in %s, those of scenarios in %s",
		strings.Join(Kinds[:2], " or "), Kinds[2]))
}

func isKind(name string) bool {
	ending := strings.ToLower(filepath.Ext(name))
	for _, kind := range Kinds {
		if ending == kind {
			return true
		}
	}
	return false
}
