package output

import (
	"errors"
	"fmt"
	"os"
)

// Folder makes a folder to write files into, before there is anything to write. One that has files is refused unless force is set. The
// error does not name the folder.
func Folder(path string, force bool) error {
	err := os.MkdirAll(path, 0o777)
	var there []os.DirEntry
	if err == nil {
		there, err = os.ReadDir(path)
	}
	switch {
	case err != nil:
		return fmt.Errorf("the folder cannot be used: %w", err)
	case len(there) > 0 && !force:
		return errors.New("the folder is not empty; name another, or have its files replaced with --force")
	}
	return nil
}
