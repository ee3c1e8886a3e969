package report

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Kinds are the endings of the files to look for in folders: records, precedents and reference games, scenarios.
var Kinds = []string{".yard", ".golden", ".feature"}

// Folders finds the records and scenarios to judge in files and folders.
type Folders struct {
	// Passed is the number of files in folders that were passed over: those of other endings, and those of other
	// programs with one of the [Kinds].
	Passed int
	// Known are the names of the games, in small letters: a file of scenarios has at least one of them.
	Known []string
}

// Files lists files and folders in the order given; of a folder, all files of the [Kinds] in it and below, sorted by
// name. A link has to lead to a file of its folder; a name that begins with a dot hides a folder. The error is about a
// folder that cannot be listed, or has nothing to judge. A file named twice, or named and in a folder, is listed once,
// and so is a line of it, such as game.feature:7, along with the whole. Files ends soon if the context is cancelled.
func (f *Folders) Files(ctx context.Context, paths []string) iter.Seq2[string, error] {
	return func(each func(string, error) bool) {
		came, named := map[string]bool{}, make([]string, len(paths))
		for i, path := range paths {
			named[i], _ = filepath.Abs(path)
		}
		yield := func(path string, err error) bool {
			whole, unknown := filepath.Abs(path)
			of, _ := filepath.Abs(lineOf.ReplaceAllString(path, ""))
			if unknown == nil && (came[whole] || of != whole && slices.Contains(named, of)) {
				return true
			}
			came[whole] = true
			return each(path, err)
		}
		for _, path := range paths {
			if info, err := os.Stat(path); err != nil || !info.IsDir() {
				if !yield(path, nil) {
					return
				}
				continue
			}
			if !f.inside(ctx, path, yield) {
				return
			}
		}
	}
}

// lineOf matches the line after the name of a file.
var lineOf = regexp.MustCompile(`:[0-9]+$`)

// errEnough ends a walk whose caller has stopped listening.
var errEnough = errors.New("enough")

func (f *Folders) inside(ctx context.Context, folder string, yield func(string, error) bool) bool {
	found := false
	say := func(path string, wrong error) error {
		if found = true; !yield(path, wrong) {
			return errEnough
		}
		return nil
	}
	files := os.DirFS(folder)
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		path := filepath.Join(folder, filepath.FromSlash(name))
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			var wrong *fs.PathError
			if errors.As(err, &wrong) {
				err = wrong.Err
			}
			if enough := say(path, fmt.Errorf("the folder cannot be listed: %w", err)); enough != nil {
				return enough
			}
			return fs.SkipDir
		case d.IsDir() && name != "." && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		case d.IsDir():
			return nil
		case isKind(name) && leadsOut(folder, path, d):
			return say(path, errors.New("this link leads out of the folder; name the file that it leads to"))
		case !d.Type().IsRegular() && !isKind(name):
			return nil
		case !isKind(name) || d.Type().IsRegular() && f.isForeign(files, name):
			f.Passed++
			return nil
		}
		return say(path, nil)
	})
	if err != nil {
		return false
	}
	return found || yield(folder, fmt.Errorf("there is nothing to judge in this folder: names of records end in %s, those of scenarios in %s",
		strings.Join(Kinds[:2], " or "), Kinds[2]))
}

// leadsOut reports whether an entry of a folder is a link out of the folder. A link that leads nowhere does not.
func leadsOut(folder, path string, d fs.DirEntry) bool {
	if d.Type()&fs.ModeSymlink == 0 {
		return false
	}
	to, err := filepath.EvalSymlinks(path)
	if err != nil {
		return false
	}
	if folder, err = filepath.EvalSymlinks(folder); err != nil {
		return true
	}
	inside, err := filepath.Rel(folder, to)
	return err != nil || !filepath.IsLocal(inside)
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
