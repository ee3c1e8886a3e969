// Package output writes the files of the flag -o. The package overwrites a file only if the user allows that. A
// file either appears complete under its name, or not at all.
package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// File is a file to write.
type File struct {
	path  string
	force bool
	// mode is the mode of the file that is replaced, 0 if there is none.
	mode fs.FileMode
	// written identifies the file as this program last wrote it; nil before the first time.
	written fs.FileInfo
	// stream is the pipe or terminal that the path leads to; nil for a file, which stores what is written.
	stream *os.File
}

// Open checks in advance that the file can be written, and changes nothing. Unless force is set, Open refuses
// a file or link that exists. A new file gets the mode of the file that it replaces. A link is replaced by a
// file; the target of the link stays. The error does not name the file.
func Open(path string, force bool) (*File, error) {
	f := &File{path: path, force: force}
	if stream(path) {
		var err error
		f.stream, err = os.OpenFile(path, os.O_WRONLY, 0)
		return f, bare(err)
	}
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return nil, bare(err)
	case info.IsDir():
		return nil, errors.New("this is a folder; name a file in it")
	case info.Mode().Type() == fs.ModeSymlink:
		if !force {
			return nil, ErrLink
		}
	case !info.Mode().IsRegular():
		return nil, errors.New("this is not a regular file; name another")
	case !force:
		return nil, ErrExists
	default:
		f.mode = info.Mode().Perm()
		if err := writable(path); err != nil {
			return nil, err
		}
	}
	part, err := f.part()
	if err != nil {
		return nil, bare(err)
	}
	part.Close()
	return f, bare(os.Remove(part.Name()))
}

// ErrExists refuses to replace a file, and ErrLink refuses to replace a link.
var (
	ErrExists = errors.New("the file exists; name another, or replace it with --force")
	ErrLink   = errors.New("this is a link; name a file, or replace the link with --force")
)

// stream reports whether a path leads to a pipe or a device, which can be written to and stores nothing.
func stream(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode()&(fs.ModeNamedPipe|fs.ModeCharDevice) != 0
}

func writable(path string) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		err = f.Close()
	}
	return bare(err)
}

// part creates the file that is written first, next to the one named.
func (f *File) part() (*os.File, error) {
	mode := fs.FileMode(0o666)
	if f.mode != 0 {
		mode = 0o600 // nobody else may read it before it has the mode of the old file
	}
	for n := os.Getpid(); ; n++ {
		part, err := os.OpenFile(fmt.Sprintf("%s.%d.part", f.path, n), os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if !errors.Is(err, fs.ErrExist) {
			return part, err
		}
	}
}

// bare returns the reason why a file cannot be written, without its name.
func bare(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errors.New("there is no such folder; create it first")
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &link):
		err = link.Err
	default:
		return err
	}
	return fmt.Errorf("the file cannot be written: %w", err)
}
