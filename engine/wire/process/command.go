package process

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// found returns the words of a command for a program that starts in another folder. Files of the
// present folder get their whole paths. The running program itself gets its path too, if the
// command names it and it is not on the path of programs.
func found(command []string) ([]string, error) {
	words := make([]string, len(command))
	for i, word := range command {
		flag, path := "", word
		if name, value, ok := strings.Cut(word, "="); ok && i > 0 && strings.HasPrefix(word, "-") {
			flag, path = name+"=", value
		}
		bare := filepath.Base(word) == word
		switch own := running(); {
		case i == 0 && isNamed(word, own):
			path = own
		case !strings.ContainsAny(path, `/\.`) || i == 0 && bare:
			words[i] = word
			continue
		}
		if info, err := os.Stat(path); err == nil && (info.Mode().IsRegular() || info.IsDir()) {
			if path, err = filepath.Abs(path); err != nil {
				return nil, err
			}
		}
		words[i] = flag + path
	}
	return words, nil
}

// running returns the file of the running program, as it was started.
func running() string {
	own := os.Args[0]
	if filepath.Base(own) == own { // the shell found it by its name
		own, _ = os.Executable()
	}
	return own
}

// isNamed reports whether a name is that of the program, and not the name of a command on the path.
func isNamed(name, program string) bool {
	_, err := exec.LookPath(name)
	return err != nil && strings.TrimSuffix(filepath.Base(program), ".exe") == name
}

// plain returns the reason why a program does not start, without the name of the system call.
func plain(program string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no file %s", program)
	case errors.Is(err, exec.ErrNotFound):
		return fmt.Errorf("there is no command %s", program)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("the file %s is not executable; make it executable (chmod +x), or start it with its interpreter, such as python3", program)
	}
	return err
}
