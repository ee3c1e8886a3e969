// Release writes two parts of a release, for make release: the man pages, made from the help of the program,
// and the changelog with the fragments of changes/. Run release in the root folder of the source code.
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
	To      string `required:"" help:"The folder of the release: the pages go into man below, the changelog next to man."`
	Program string `default:"bin/yardstick" help:"The built program."`
	Release string `required:"" help:"The version: a heading of the changelog, and in the footer of each page."`
	Date    string `required:"" help:"The date in the footer of each page."`
}

func main() {
	var c command
	pick.Main(&c, "Writes the man pages of the program, and the changelog with the changes since the last release."+
		"\n\nExample: bin/release --to bin/parts --release 0.1.0 --date 2026-01-31", c.run)
}

// first is the page of the program.
const first = "yardstick"

// run writes the changelog and the pages.
func (c *command) run(ctx context.Context, out io.Writer) error {
	log, err := gathered(os.DirFS("."), c.Release)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(c.To, "man"), 0o777); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(c.To, "CHANGELOG.md"), log, 0o666); err != nil {
		return err
	}
	return c.pages(ctx, out)
}

// pages writes a page for the program and one for each command in its help.
func (c *command) pages(ctx context.Context, out io.Writer) error {
	all, err := c.help(ctx)
	if err != nil {
		return err
	}
	var pages []string
	for _, name := range pick.Commands(all) {
		help, err := c.help(ctx, strings.Fields(name)...)
		if err != nil {
			return err
		}
		pages = append(pages, first+"-"+strings.ReplaceAll(name, " ", "-"))
		if err := c.write(pages[len(pages)-1], help, first); err != nil {
			return err
		}
	}
	if pages == nil {
		return fmt.Errorf("the help of %s lists no commands: mend Commands in cmd/lab/pick", c.Program)
	}
	fmt.Fprintf(out, "%s: %d man pages\n", c.To, len(pages)+1)
	return c.write(first, all, pages...)
}

// write writes a page.
func (c *command) write(title, help string, also ...string) error {
	page := manual(title, help, c.Date, "Yardstick "+c.Release, also)
	return os.WriteFile(filepath.Join(c.To, "man", title+".1"), []byte(page), 0o666)
}

// help returns the help of a command. The lines fit a page that indents them.
func (c *command) help(ctx context.Context, words ...string) (string, error) {
	program := exec.CommandContext(ctx, c.Program, append(words, "--help")...)
	program.Env = append(os.Environ(), "COLUMNS=72")
	text, err := program.Output()
	if err != nil {
		err = fmt.Errorf("%s %s --help: %w", c.Program, strings.Join(words, " "), err)
	}
	return string(text), err
}
