package features

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// fileNames lists the files named, or all feature files.
func fileNames(opts Options) ([]string, error) {
	if len(opts.Files) > 0 {
		return opts.Files, nil
	}
	var names []string
	err := fs.WalkDir(opts.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path.Ext(name) == ".feature" {
			names = append(names, name)
		}
		return err
	})
	if err == nil && len(names) == 0 {
		err = errors.New("there is no feature file: the name of one ends in .feature")
	}
	return names, err
}

func readFile(opts *Options, name string) (*document, error) {
	where := path.Join(opts.Root, name)
	content, err := ReadText(opts.FS, name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", where, err)
	}
	return parsed(where, content, opts.Bare, &opts.numbers)
}

// ReadText returns the text of a feature file. The error reports a file that is missing, too long, not text, or
// a folder.
func ReadText(fsys fs.FS, name string) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		var wrong *fs.PathError
		switch {
		case errors.Is(err, fs.ErrNotExist):
			err = errors.New("there is no such file")
		case errors.As(err, &wrong):
			err = wrong.Err
		}
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, errors.New("this is a folder, not a feature file")
	}
	content, err := io.ReadAll(io.LimitReader(f, mostBytes+1))
	switch {
	case err != nil:
		return nil, err
	case len(content) > mostBytes:
		return nil, fmt.Errorf("the file is longer than the %d bytes that a feature file may have", mostBytes)
	case prose.Encoding(content) != "":
		return nil, errors.New(prose.Encoding(content))
	case bytes.IndexByte(content, '\r') >= 0 && bytes.IndexByte(content, '\n') < 0:
		return nil, errors.New("the lines end in carriage returns alone; end every line with a line feed")
	case !utf8.Valid(content) || bytes.IndexByte(content, 0) >= 0:
		return nil, errors.New("this is not text: a feature file is text in UTF-8")
	}
	if err := longLine(content); err != nil {
		return nil, err
	}
	return content, longText(content)
}
