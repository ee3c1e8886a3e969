package features

import (
	"bytes"
	"io/fs"
	"time"
)

// Single is a file system with one file, whose text was read from a pipe.
type Single struct {
	Name string
	Text []byte
}

// Open returns the file if the name is that of the single file.
func (s Single) Open(name string) (fs.File, error) {
	if name != s.Name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &singleFile{s, bytes.NewReader(s.Text)}, nil
}

type singleFile struct {
	of Single
	*bytes.Reader
}

// Close does nothing, because the text is in memory.
func (f *singleFile) Close() error { return nil }

// Stat returns the name and size of the file.
func (f *singleFile) Stat() (fs.FileInfo, error) { return singleInfo{f.of}, nil }

type singleInfo struct{ of Single }

func (i singleInfo) Name() string     { return i.of.Name }
func (i singleInfo) Size() int64      { return int64(len(i.of.Text)) }
func (singleInfo) Mode() fs.FileMode  { return 0o400 }
func (singleInfo) ModTime() time.Time { return time.Time{} }
func (singleInfo) IsDir() bool        { return false }
func (singleInfo) Sys() any           { return nil }
