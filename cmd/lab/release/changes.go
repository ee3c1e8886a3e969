package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// fragments is the folder of the changes since the last release; its README shows their form.
const fragments = "changes"

// gathered returns the changelog of a release. The fragments come below the heading of its version, before the
// text that the changelog already has there. The error names every fragment of another form.
func gathered(root fs.FS, version string) ([]byte, error) {
	all, err := fs.ReadFile(root, "CHANGELOG.md")
	if err != nil {
		return nil, err
	}
	heading := []byte("## " + version + "\n\n")
	before, after, there := bytes.Cut(all, heading)
	if !there {
		first := max(bytes.Index(all, []byte("## ")), 0)
		before, after = all[:first], append([]byte("\n"), all[first:]...)
	}
	changes, err := changes(root)
	return slices.Concat(before, heading, changes, after), err
}

// changes returns the fragments in the order of their names.
func changes(root fs.FS) (all []byte, failed error) {
	entries, err := fs.ReadDir(root, fragments)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		file := path.Join(fragments, e.Name())
		if e.Name() == "README.md" {
			continue
		}
		text, err := fs.ReadFile(root, file)
		if err == nil {
			err = fragment(e.Name(), string(text))
		}
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("%s: %w", file, err))
		}
		all = append(all, text...)
	}
	return all, failed
}

var (
	named   = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*\.md$`)
	bullet  = regexp.MustCompile(`^- \S.*\n(  \S.*\n)*$`)
	clauses = regexp.MustCompile(`\b[A-Z]{2,4}-[A-Z][A-Z0-9]*-[0-9]{2}\b`)
	ruled   = regexp.MustCompile(`^[A-Z]{2,4}-[A-Z0-9]+-[0-9]{2}(, [A-Z]{2,4}-[A-Z0-9]+-[0-9]{2})*: \S`)
)

// fragment checks the form of a fragment: one bullet, which for a change of rules begins with the game and its clauses.
func fragment(name, text string) error {
	switch {
	case !named.MatchString(name):
		return errors.New("name the file in lower-case words with hyphens, and end it in .md")
	case !bullet.MatchString(text):
		return errors.New(`write one bullet: "- " before its first line, two blanks before the others, and no empty line`)
	}
	for _, entry := range games.All() {
		rest, ofGame := strings.CutPrefix(text, "- "+entry.Book.Title)
		if ofGame && (rest[0] == ',' || rest[0] == ':') {
			return ruling(entry, strings.TrimPrefix(rest, ", "))
		}
	}
	if id := clauses.FindString(text); id != "" {
		return fmt.Errorf(`it names %s: begin with the game and the clause, as in "- Yardmaster, YM-YARD-04: …"`, id)
	}
	return nil
}

// ruling checks the part of a change of rules after the title of the game.
func ruling(entry games.Entry, rest string) error {
	if !ruled.MatchString(rest) {
		return fmt.Errorf(`name the clauses after the game, as in "- %s, %s: …"`, entry.Book.Title, entry.Book.Clauses[0].ID)
	}
	for _, id := range clauses.FindAllString(rest, -1) {
		if entry.Book.Clause(id) == nil {
			return fmt.Errorf("the rulebook of %s has no clause %s; look for it with yardstick rules %s", entry.Book.Title, id, entry.Name())
		}
	}
	return nil
}
