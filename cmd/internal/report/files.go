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

// Kinds lists the file endings to look for in folders: .yard for records, .golden for precedents and reference
// games, .feature for scenarios.
var Kinds = []string{".yard", ".golden", ".feature"}

// Folders finds the records and scenarios to judge in files and folders.
type Folders struct {
	// Passed counts the files in folders that are not judged: files with other endings, and files of other
	// programs with one of the [Kinds].
	Passed int
	// Known lists the names of the games in small letters. A file of scenarios that names none of them belongs
	// to another program.
	Known []string
}

// Files lists the files to judge, in the order of paths. For a folder, Files lists all files of the [Kinds]
// in the folder and below, sorted by name. Files skips folders whose names begin with a dot. A link may not
// lead out of its folder. A file that the user names twice is listed once; a line such as game.feature:7 is
// left out if the user names the whole file. The error is about a folder that cannot be listed or contains
// nothing to judge. Files ends if the context is cancelled.
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

// lineOf matches the line number after the name of a file.
var lineOf = regexp.MustCompile(`:[0-9]+$`)

// errEnough stops the walk through a folder when the caller wants no more files.
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

// leadsOut reports whether an entry of a folder is a link to a place outside the folder. A broken link is not.
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
