package output

import (
	"errors"
	"io/fs"
	"os"
)

// Write writes the whole content, and is on disk when it returns. Where it fails, what was there is there still.
func (f *File) Write(content []byte) error {
	if f.stream != nil {
		_, err := f.stream.Write(content)
		return bare(errors.Join(err, f.stream.Close()))
	}
	return f.replace(content)
}

// Draft is [File.Write] for what is not yet all there is to write, and may be called again and again. Nothing goes to a pipe or a terminal
// before all of it is known.
func (f *File) Draft(content []byte) error {
	if f.stream != nil {
		return nil
	}
	return f.replace(content)
}

// replace writes beside the file, and gives it the name once it is whole.
func (f *File) replace(content []byte) error {
	part, err := f.part()
	if err != nil {
		return bare(err)
	}
	defer os.Remove(part.Name()) // there is none after a rename
	_, err = part.Write(content)
	if err == nil && f.mode != 0 {
		err = part.Chmod(f.mode)
	}
	if err == nil {
		err = part.Sync()
	}
	info, broken := part.Stat()
	if err := errors.Join(err, broken, part.Close()); err != nil {
		return bare(err)
	}
	if err := f.name(part.Name()); err != nil {
		return err
	}
	f.written = info
	return nil
}

// name gives what was written the name asked for. What has appeared there in the meantime is somebody else's.
func (f *File) name(part string) error {
	info, err := os.Lstat(f.path)
	gone := errors.Is(err, fs.ErrNotExist)
	switch {
	case err != nil && !gone:
		return bare(err)
	case !gone && !f.force && (f.written == nil || !os.SameFile(f.written, info)):
		return errExists
	case gone && !f.force && os.Link(part, f.path) == nil: // where links are not known, it is renamed like the others
		return nil
	}
	return bare(os.Rename(part, f.path))
}
