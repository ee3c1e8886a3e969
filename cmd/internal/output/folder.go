package output

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Folder creates a folder before there are files to write. Folder refuses a folder with files unless force is
// set. The function leave must be called in any case: it removes the new folders that are still empty. The
// error does not name the folder.
func Folder(path string, force bool) (leave func(), err error) {
	leave = leaver(path)
	err = os.MkdirAll(path, 0o777)
	var there []os.DirEntry
	if err == nil {
		there, err = os.ReadDir(path)
	}
	switch {
	case err != nil:
		leave()
		return leave, fmt.Errorf("the folder cannot be used: %w", err)
	case len(there) > 0 && !force:
		return leave, errors.New("the folder is not empty; name another, or replace its files with --force")
	}
	return leave, nil
}

// leaver returns a function that removes the folders of a path that do not exist yet, if they are still empty
// when it is called.
func leaver(path string) func() {
	var missing []string
	for at := filepath.Clean(path); ; at = filepath.Dir(at) {
		if _, err := os.Lstat(at); err == nil || at == filepath.Dir(at) {
			break
		}
		missing = append(missing, at)
	}
	return func() {
		for _, folder := range missing {
			_ = os.Remove(folder) // a folder with files stays
		}
	}
}

// written is the file that lists the files of a run in their folder, with the digests of their contents.
const written = ".written"

// Remember saves the list of the files that this run has written into a folder, for [Sweep]. The list replaces
// that of an earlier run.
func Remember(folder string, files map[string]string) error {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256([]byte(files[name])), name)
	}
	to, err := Open(filepath.Join(folder, written), true)
	if err != nil {
		return err
	}
	return to.Write(b.String())
}

// Sweep removes the files that an earlier run wrote into a folder and that have not changed since. Sweep keeps
// everything else: files that a person has changed, files that are not on the list, and all that is not a
// regular file.
func Sweep(folder string) error {
	list, err := os.ReadFile(filepath.Join(folder, written))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return bare(err)
	}
	for line := range strings.Lines(string(list)) {
		digest, name, ok := strings.Cut(strings.TrimRight(line, "\r\n"), "  ")
		if !ok || !filepath.IsLocal(name) || filepath.Base(name) != name {
			continue
		}
		path := filepath.Join(folder, name)
		if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil || fmt.Sprintf("%x", sha256.Sum256(text)) != digest {
			continue
		}
		if err := os.Remove(path); err != nil {
			return bare(err)
		}
	}
	return nil
}
