package output

import (
	"errors"
	"io/fs"
	"os"
)

// Write replaces the file with the content, which is stored on disk when Write returns. If Write fails, the old
// content stays.
func (f *File) Write(content string) error {
	if f.stream != nil {
		_, err := f.stream.WriteString(content)
		return bare(errors.Join(err, f.stream.Close()))
	}
	return f.replace(content)
}

// Draft is [File.Write] for content that is not final, and may be called repeatedly. A pipe or a terminal gets
// nothing from Draft.
func (f *File) Draft(content string) error {
	if f.stream != nil {
		return nil
	}
	return f.replace(content)
}

// replace writes a temporary file next to the file, and renames it when it is complete.
func (f *File) replace(content string) error {
	w, err := f.Writer()
	if err != nil {
		return err
	}
	defer w.Drop()
	if _, err := w.Write([]byte(content)); err != nil {
		return err
	}
	return w.Keep()
}

// Writer writes a file part by part, for content that is too long for memory.
type Writer struct {
	to   *File
	part *os.File
}

// Writer returns a writer for a temporary file next to the file. The writer of a pipe or a terminal writes to
// it at once.
func (f *File) Writer() (*Writer, error) {
	if f.stream != nil {
		return &Writer{f, f.stream}, nil
	}
	part, err := f.part()
	return &Writer{f, part}, bare(err)
}

// Write appends a part to the content.
func (w *Writer) Write(p []byte) (int, error) {
	n, err := w.part.Write(p)
	return n, bare(err)
}

// Keep completes the file and gives it its final name. The content is stored on disk when Keep returns. If Keep
// fails, the old content stays.
func (w *Writer) Keep() error {
	f := w.to
	if f.stream != nil {
		return bare(f.stream.Close())
	}
	var err error
	if f.mode != 0 {
		err = w.part.Chmod(f.mode)
	}
	if err == nil {
		err = w.part.Sync()
	}
	info, broken := w.part.Stat()
	if err := errors.Join(err, broken, w.part.Close()); err != nil {
		return bare(err)
	}
	if err := f.name(w.part.Name()); err != nil {
		return err
	}
	f.written = info
	return nil
}

// Drop removes the temporary file; after Keep it does nothing.
func (w *Writer) Drop() {
	w.part.Close() // no error counts: it was closed before, or is not wanted
	if w.to.stream == nil {
		os.Remove(w.part.Name()) // there is none after a rename
	}
}

// name gives the temporary file the final name. It refuses to replace a file that has appeared under that name
// in the meantime.
func (f *File) name(part string) error {
	info, err := os.Lstat(f.path)
	gone := errors.Is(err, fs.ErrNotExist)
	switch {
	case err != nil && !gone:
		return bare(err)
	case !gone && !f.force && (f.written == nil || !os.SameFile(f.written, info)):
		return ErrExists
	case gone && !f.force && os.Link(part, f.path) == nil: // if the system has no links, the file is renamed like the others
		return bare(os.Remove(part))
	}
	return bare(os.Rename(part, f.path))
}
