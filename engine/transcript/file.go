package transcript

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
)

// ReadPlain reads a regular file of at most limit bytes. The error states the remedy, without the
// name of the file.
func ReadPlain(files fs.FS, path string, limit int64) ([]byte, error) {
	if err := Plain(files, path); err != nil {
		return nil, err
	}
	f, err := files.Open(path)
	if err != nil {
		return nil, bare(err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err != nil {
		return nil, bare(err)
	}
	if int64(len(data)) > limit {
		return nil, fmt.Errorf("the file is longer than %d KiB", limit>>10)
	}
	return data, nil
}

// Plain refuses a path that is not a regular file before the path is opened, because opening a pipe
// may never return.
func Plain(files fs.FS, path string) error {
	info, err := fs.Stat(files, path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errors.New("there is no such file; check its name and folder")
	case err != nil:
		return bare(err)
	case info.IsDir():
		return errors.New("this is a folder; name a file in it")
	case !info.Mode().IsRegular():
		return errors.New("this is not a regular file; copy its contents into one")
	}
	return nil
}

// bare returns the reason of an error without the path, because the message already contains the
// path.
func bare(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return fmt.Errorf("the file cannot be read: %w", path.Err)
	}
	return err
}
