// Site builds the documentation as a static site: the pages of the repository, and the reference pages that the
// program writes about itself. Run site in the root folder of the source code.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
)

// command is the command line.
type command struct {
	To      string `default:"bin/site" help:"The folder that the site is written into; a site that is there is replaced."`
	Program string `default:"bin/yardstick" help:"The built program, whose help and schemas become pages."`
	Desk    bool   `help:"Link the referee's desk, which stands in the folder desk of the site."`
	Base    string `placeholder:"ADDRESS" help:"The address of the source, for links to files that are not pages; without it a page shows their paths."`
}

func main() {
	var c command
	pick.Main(&c, "Builds the documentation as a site that any host can serve, and that opens from a folder. "+
		"Fails if a link or an anchor is dead."+
		"\n\nExample: go build -o bin/yardstick ./cmd/yardstick && bin/make-site --to bin/site", c.run)
}

// run builds the site and writes it, unless a page has a problem.
func (c *command) run(ctx context.Context, out io.Writer) error {
	ask := func(args ...string) (string, error) {
		program := exec.CommandContext(ctx, c.Program, args...)
		program.Env = append(os.Environ(), "COLUMNS=80") // the width of its help
		text, err := program.Output()
		if err != nil {
			err = fmt.Errorf("%s %s: %w", c.Program, strings.Join(args, " "), err)
		}
		return string(text), err
	}
	files, err := build(os.DirFS("."), ask, options{base: strings.TrimSuffix(c.Base, "/"), desk: c.Desk})
	if err != nil {
		return err
	}
	if err := write(c.To, files); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: the documentation, %d files; open %s\n", c.To, len(files), filepath.Join(c.To, "index.html"))
	return nil
}

// write replaces a folder by the files of a site; it refuses a folder with files but without a site.
func write(to string, files map[string][]byte) error {
	if there, err := os.ReadDir(to); err == nil && len(there) > 0 {
		if _, err := os.Stat(filepath.Join(to, indexFile)); err != nil {
			return fmt.Errorf("%s: the folder has something else in it than a site: name another with --to", to)
		}
	}
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	for name, text := range files {
		file := filepath.Join(to, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(file, text, 0o666); err != nil {
			return err
		}
	}
	return nil
}
