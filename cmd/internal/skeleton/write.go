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

// write writes texts by path. After an error it undoes the earlier writes.
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

// takenBack undoes the writes before an error, the last first. The error lists those that it could not undo.
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

// before is the state of a file before it is written.
type before struct {
	file string
	// text is the old content of the file, if any; made is the new path: the file, or its first new folder.
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
		return nil // a file that may not be written is as it was
	}
	return os.WriteFile(b.file, b.text, 0o666)
}
