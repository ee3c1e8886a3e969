// Package revision builds another revision of this module, or the checkout in another folder, in a temporary
// folder. The package then runs the commands of that program on records of version 1. Both steps execute
// foreign code, so the package builds only a revision or a folder that a person names on the command line.
package revision

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

const (
	module  = "github.com/yardstick-rules/yardstick"
	program = "./cmd/yardstick"
	// patience is the time that a stopped command has before it is killed.
	patience = 500 * time.Millisecond
)

// At builds a revision of this module from the repository of the current folder. The revision is written in
// the way that git accepts. The error is a single line about a revision that does not exist or does not
// build, or is ctx.Err(). The caller closes the program.
func At(ctx context.Context, revision string) (*Program, error) {
	commit, err := git(ctx, "rev-parse", "--verify", "--quiet", "--end-of-options", revision+"^{commit}")
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil && commit == "":
		return nil, fmt.Errorf("git knows no revision %q here; run this in a checkout, and look for it with git log", revision)
	case err != nil:
		return nil, errors.New("git does not answer: " + commit)
	}
	p, err := open()
	if err != nil {
		return nil, err
	}
	source := filepath.Join(p.folder, "source")
	if err = extract(ctx, commit, source); err == nil {
		err = p.build(ctx, source)
	}
	if err != nil {
		return nil, errors.Join(err, p.Close())
	}
	p.Commit = commit
	return p, nil
}

// Changed returns the newest file of the rules, scenarios and reference games that was changed after a time.
// The file is in the repository of the current folder. Changed returns "" if there is no such file or no
// repository.
func Changed(ctx context.Context, since time.Time) string {
	top, err := git(ctx, "rev-parse", "--show-toplevel")
	if err != nil {
		return ""
	}
	newest, at := "", since
	for _, room := range []string{"engine", "features", "golden"} {
		_ = filepath.WalkDir(filepath.Join(top, room), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return nil // an unreadable file is not an edited one
			}
			if info, err := d.Info(); err == nil && info.ModTime().After(at) {
				newest, at = path, info.ModTime()
			}
			return ctx.Err()
		})
	}
	if rel, err := filepath.Rel(top, newest); newest != "" && err == nil {
		return filepath.ToSlash(rel)
	}
	return newest
}

// In builds the checkout of this module in a folder, with its uncommitted changes. The errors are those of [At].
func In(ctx context.Context, folder string) (*Program, error) {
	p, err := open()
	if err != nil {
		return nil, err
	}
	if err := p.build(ctx, folder); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// open creates the temporary folder of a program.
func open() (*Program, error) {
	folder, err := os.MkdirTemp("", "yardstick-side-")
	if err == nil {
		err = os.Mkdir(filepath.Join(folder, "tmp"), 0o700)
	}
	p := Built(filepath.Join(folder, "program"))
	p.folder = folder
	return p, err
}

// git runs git, and returns the first line of its output.
func git(ctx context.Context, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "git", args...)
	grouped(cmd)
	cmd.WaitDelay = patience
	out, err := cmd.CombinedOutput()
	return firstLine(out), err
}

func firstLine(text []byte) string {
	line, _, _ := strings.Cut(strings.TrimSpace(string(text)), "\n")
	return line
}

// extract writes the files of a commit into a folder. It leaves out links, because the module needs none to build.
func extract(ctx context.Context, commit, folder string) error {
	top, err := git(ctx, "rev-parse", "--show-toplevel")
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return errors.New("git does not answer: " + top)
	}
	cmd := exec.CommandContext(ctx, "git", "-C", top, "archive", "--format=tar", commit)
	grouped(cmd)
	var said bytes.Buffer
	cmd.Stderr, cmd.WaitDelay = &said, patience
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("git cannot be run: %w", err)
	}
	failed := unpack(out, folder)
	_, _ = io.Copy(io.Discard, out)
	switch err := cmd.Wait(); {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return errors.New("git archive: " + firstLine(said.Bytes()))
	}
	return failed
}

// unpack writes the plain files of an archive into a folder, and never outside of it.
func unpack(from io.Reader, folder string) error {
	if err := os.Mkdir(folder, 0o700); err != nil {
		return err
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return err
	}
	defer root.Close()
	for in := tar.NewReader(from); ; {
		h, err := in.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("git archive: %w", err)
		}
		if h.Typeflag != tar.TypeReg {
			continue
		}
		if err := put(root, h.Name, in); err != nil {
			return fmt.Errorf("git archive: %w", err)
		}
	}
}

func put(root *os.Root, name string, from io.Reader) error {
	if err := root.MkdirAll(filepath.Dir(filepath.FromSlash(name)), 0o700); err != nil {
		return err
	}
	f, err := root.Create(filepath.FromSlash(name))
	if err != nil {
		return err
	}
	_, err = io.Copy(f, from)
	return errors.Join(err, f.Close())
}

// build builds the program from the source of this module in a folder.
func (p *Program) build(ctx context.Context, source string) error {
	mod, err := os.ReadFile(filepath.Join(source, "go.mod"))
	if err != nil || !bytes.HasPrefix(mod, []byte("module "+module+"\n")) {
		return errors.New("this is not the source of Yardstick: its go.mod does not name the module " + module)
	}
	_, err = Go(ctx, source, filepath.Join(p.folder, "tmp"), nil, "build", "-trimpath", "-buildvcs=false", "-o", p.file, program)
	p.Source = source
	return err
}

// ErrNoGo is the error of [Go] if the machine has no go command.
var ErrNoGo = errors.New("the go command is needed for the build, and is not on the PATH")

// Go runs the go command in a folder, without the user's flags and workspaces, and returns its output. The
// temporary files of the command go to a folder that the caller removes. If the context ends, the command and
// its children are killed. The error is a single line, or ctx.Err().
func Go(ctx context.Context, folder, temporary string, env []string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Env = folder, slices.Concat(os.Environ(), []string{"GOTMPDIR=" + temporary, "GOWORK=off", "GOFLAGS="}, env)
	grouped(cmd)
	var said bytes.Buffer
	cmd.Stderr, cmd.WaitDelay = &said, patience
	out, err := cmd.Output()
	switch {
	case ctx.Err() != nil:
		_ = endGroup(cmd) // its children may still run
		return nil, ctx.Err()
	case errors.Is(err, exec.ErrNotFound):
		return nil, ErrNoGo
	case err != nil:
		return nil, errors.New("the build fails: " + telling(said.Bytes()))
	}
	return out, nil
}

// telling returns the first line of the go command's output that is about the source and not about the
// command's progress.
func telling(out []byte) string {
	for line := range strings.Lines(string(out)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "go: downloading ") {
			return line
		}
	}
	return "the go command does not say why"
}
