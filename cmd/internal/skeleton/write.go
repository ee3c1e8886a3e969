package skeleton

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// write writes texts to files, by path. After an error it restores the files that it has written.
func write(root string, texts map[string]string) error {
	var written []before
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		was, err := asBefore(filepath.Join(root, filepath.FromSlash(name)))
		if err == nil {
			written = append(written, was)
			err = was.put([]byte(texts[name]))
		}
		if err != nil {
			return takenBack(err, written)
		}
	}
	return nil
}

// takenBack restores files after an error, the last first. The returned error lists the files that it could not
// restore.
func takenBack(err error, written []before) error {
	var left []error
	for _, was := range slices.Backward(written) {
		left = append(left, was.takeBack())
	}
	if left := errors.Join(left...); left != nil {
		return fmt.Errorf("%w; and some files written before could not be removed: %w", err, left)
	}
	return fmt.Errorf("%w; nothing of the game was written", err)
}

// before is the state of a file before it was written.
type before struct {
	file string
	// text is the old content of the file, if there was any. made is the path that was created: the file, or
	// its first new folder.
	text []byte
	made string
}

func asBefore(file string) (before, error) {
	text, err := os.ReadFile(file)
	if err == nil {
		return before{file: file, text: text}, nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return before{}, err
	}
	made := file
	for dir := filepath.Dir(file); ; dir = filepath.Dir(dir) {
		if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) {
			return before{file: file, made: made}, nil
		}
		made = dir
	}
}

func (b before) put(text []byte) error {
	if err := os.MkdirAll(filepath.Dir(b.file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(b.file, text, 0o666)
}

func (b before) takeBack() error {
	if b.made != "" {
		return os.RemoveAll(b.made)
	}
	if now, err := os.ReadFile(b.file); err == nil && bytes.Equal(now, b.text) {
		return nil // a file that could not be written has not changed
	}
	return os.WriteFile(b.file, b.text, 0o666)
}
