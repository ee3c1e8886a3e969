package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// output is where a record goes: a file that appears whole or not at all, or standard output for the zero output.
type output struct {
	path string
	file *os.File
	// part says that file is not yet the one asked for, but is to be renamed to it.
	part bool
}

// openOutput makes sure, before anything is played, that the record can be written.
func openOutput(path string) (*output, error) {
	if path == "" {
		return &output{}, nil
	}
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	info, err := os.Stat(path)
	if err == nil && info.IsDir() {
		return nil, errors.New("this is a folder; name a file in it")
	}
	if err == nil {
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil || !info.Mode().IsRegular() {
			return &output{path: path, file: f}, unwritable(err)
		}
		f.Close() // it may be written, and is left alone until the new record is whole
	}
	f, err := os.OpenFile(fmt.Sprintf("%s.%d.part", path, os.Getpid()), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	return &output{path: path, file: f, part: true}, unwritable(err)
}

// unwritable is why a file cannot be written, without its name.
func unwritable(err error) error {
	var path *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errors.New("there is no such folder; create it first")
	case errors.As(err, &path):
		return errors.New("the file cannot be written: " + path.Err.Error())
	}
	return err
}

// writer is the file, or standard output.
func (o *output) writer(stdout io.Writer) io.Writer {
	if o.file == nil {
		return stdout
	}
	return o.file
}

// keep closes the file and lets it appear under its name.
func (o *output) keep() error {
	if o.file == nil {
		return nil
	}
	if err := o.file.Close(); err != nil || !o.part {
		return unwritable(err)
	}
	if err := os.Rename(o.file.Name(), o.path); err != nil {
		return err
	}
	o.part = false
	return nil
}

// drop takes away a file that was not kept.
func (o *output) drop() {
	if o.part {
		o.file.Close()
		os.Remove(o.file.Name())
	}
}
