package output

import (
	"errors"
	"io/fs"
	"os"
)

// Write writes the whole content, which is on disk when it returns. If it fails, what was there before is still there.
func (f *File) Write(content string) error {
	if f.stream != nil {
		_, err := f.stream.WriteString(content)
		return bare(errors.Join(err, f.stream.Close()))
	}
	return f.replace(content)
}

// Draft is [File.Write] for unfinished content, and may be called again and again. Nothing goes to a pipe or a terminal before it is
// finished.
func (f *File) Draft(content string) error {
	if f.stream != nil {
		return nil
	}
	return f.replace(content)
}

// replace writes a file beside the one named, and renames it once it is complete.
func (f *File) replace(content string) error {
	part, err := f.part()
	if err != nil {
		return bare(err)
	}
	defer os.Remove(part.Name()) // there is none after a rename
	_, err = part.WriteString(content)
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

// name gives what was written its name. A file that has appeared under it in the meantime is somebody else's.
func (f *File) name(part string) error {
	info, err := os.Lstat(f.path)
	gone := errors.Is(err, fs.ErrNotExist)
	switch {
	case err != nil && !gone:
		return bare(err)
	case !gone && !f.force && (f.written == nil || !os.SameFile(f.written, info)):
		return errExists
	case gone && !f.force && os.Link(part, f.path) == nil: // if the system has no links, the file is renamed like the others
		return nil
	}
	return bare(os.Rename(part, f.path))
}
