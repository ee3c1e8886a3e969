package main

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// step is a step of a tutorial: a command, or a text that a file gets.
type step struct {
	line    int    // of the page
	command string // for sh; empty for a text
	shown   string // the output of the command on the page, or the text
	file    string
	old     string // the part of the file that the text replaces
	append  bool
}

// The sentence before a block of text names the file that gets the text.
var (
	writes   = regexp.MustCompile("[Ww]rite the file `([^`]+)`:$")
	replaces = regexp.MustCompile("[Ii]n the file `([^`]+)`, replace:$")
	appends  = regexp.MustCompile("[Aa]dd to the end of the file `([^`]+)`:$")
)

// progress is a line that a command writes only if it takes long.
var progress = regexp.MustCompile(`(?m)^trying the engine: .*\n`)

// steps reads the steps of a tutorial from its page.
func steps(page string) (list []step, err error) {
	said, lines := "", strings.Split(page, "\n")
	var half step // a replacement without the new text
	for i := 0; i < len(lines); i++ {
		language, fence := strings.CutPrefix(lines[i], "```")
		if !fence {
			switch {
			case i == 0 || lines[i-1] == "":
				said = lines[i]
			case lines[i] != "":
				said += " " + lines[i]
			}
			continue
		}
		end := i + 1 + slices.Index(lines[i+1:], "```")
		text := strings.Join(lines[i+1:end], "\n") + "\n"
		at := step{line: i + 2, shown: text}
		match := func(r *regexp.Regexp) bool {
			m := r.FindStringSubmatch(said)
			if m != nil {
				at.file = m[1]
			}
			return m != nil
		}
		switch {
		case language == "console":
			list = append(list, commandsOf(text, i+2)...)
		case match(replaces):
			half = step{file: at.file, old: text}
		case said == "with:" && half.file != "":
			at.file, at.old, half = half.file, half.old, step{}
			list = append(list, at)
		case match(writes):
			list = append(list, at)
		case match(appends):
			at.append = true
			list = append(list, at)
		default:
			return nil, fmt.Errorf("line %d: no sentence before the block names its file: %q", i+1, said)
		}
		i, said = end, ""
	}
	if half.file != "" {
		return nil, fmt.Errorf("%s: the new text is missing after \"with:\"", half.file)
	}
	return list, nil
}

// commandsOf returns the commands of a block, each with the output below it.
func commandsOf(block string, line int) (list []step) {
	for i, text := range strings.SplitAfter(strings.TrimSuffix(block, "\n"), "\n") {
		if command, ok := strings.CutPrefix(text, "$ "); ok {
			list = append(list, step{line: line + i, command: strings.TrimSuffix(command, "\n")})
		} else {
			list[len(list)-1].shown += text
		}
	}
	last := &list[len(list)-1]
	if last.shown != "" {
		last.shown += "\n"
	}
	return list
}

// take takes a step in a folder and returns the output of a command.
func (s step) take(t *testing.T, dir string) (string, error) {
	if s.command != "" {
		command := exec.CommandContext(t.Context(), "sh", "-c", s.command)
		command.Dir = dir
		command.Env = append(os.Environ(), "GOFLAGS=-trimpath -buildvcs=false -vet=off")
		out, err := command.CombinedOutput()
		return progress.ReplaceAllString(string(out), ""), err
	}
	file := filepath.Join(dir, filepath.FromSlash(s.file))
	was, err := os.ReadFile(file)
	text := s.shown
	switch {
	case s.old != "" && strings.Count(string(was), s.old) != 1:
		return "", fmt.Errorf("%s: the text to replace is there %d times", s.file, strings.Count(string(was), s.old))
	case s.old != "":
		text = strings.Replace(string(was), s.old, s.shown, 1)
	case s.append && err != nil:
		return "", err
	case s.append:
		text = string(was) + s.shown
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return "", err
	}
	return "", os.WriteFile(file, []byte(text), 0o666)
}

// shows reports whether a page shows an output. On a page, a line with only … stands for any lines, and … in a line for any words.
func shows(page, out string) bool {
	pattern := regexp.QuoteMeta(page)
	pattern = regexp.MustCompile(`(?m)^…\n`).ReplaceAllString(pattern, "(?s:.*\n)?")
	pattern = strings.ReplaceAll(pattern, "…", ".*")
	return regexp.MustCompile("^" + pattern + "$").MatchString(out)
}

// fault returns what is wrong with the outcome of a command: other output, or a failure where the page shows none.
func (s step) fault(out string, err error) error {
	if s.command == "" {
		return err
	}
	if s.shown == "" && err == nil {
		return nil // the page shows no output, and anything will do
	}
	partly := strings.Contains("\n"+s.shown, "\n…\n") // then the lines that are left out may not hide a failure
	if partly && err != nil || !shows(s.shown, out) {
		return fmt.Errorf("$ %s (%v)\n%s\nthe page shows:\n%s", s.command, err, out, s.shown)
	}
	return nil
}

// The tutorials, and the other pages in folders below docs, work as they are printed: every command, in order, in a fresh
// folder, with the files of the page. With -update the test writes the output that a page shows; output with a line … is for
// people to mend. The short form leaves out two pages: one tries an engine for minutes, the other compiles a game.
func TestPagesCanBeFollowed(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	pages, err := filepath.Glob(filepath.Join(root, "docs", "*", "*.md"))
	require.NoError(t, err)
	require.Greater(t, len(pages), 4)
	for _, page := range pages {
		name := filepath.Base(filepath.Dir(page)) + "/" + filepath.Base(page)
		t.Run(name, func(t *testing.T) {
			if testing.Short() && slices.Contains([]string{"tutorials/engine.md", "tutorials/game.md", "howto/erratum.md"}, name) {
				t.Skip("the long form takes these steps: make test-all")
			}
			text, err := os.ReadFile(page)
			require.NoError(t, err)
			if _, err := exec.LookPath("python3"); err != nil && strings.Contains(string(text), "-- python3") {
				t.Skip("there is no python3")
			}
			dir := t.TempDir()
			if name == "tutorials/game.md" {
				checkout(t, root, dir)
			}
			now, err := follow(t, string(text), dir)
			require.NoError(t, err, page)
			if now != string(text) {
				require.NoError(t, os.WriteFile(page, []byte(now), 0o600))
			}
		})
	}
}

// follow takes the steps of a page in a folder, and returns the page with the outputs as they are now.
func follow(t *testing.T, text, dir string) (string, error) {
	list, err := steps(text)
	if err != nil {
		return "", err
	}
	now, rest := "", text
	for _, s := range list {
		out, err := s.take(t, dir)
		if *update && s.command != "" && s.shown != "" && !strings.Contains(s.shown, "…\n") {
			before, after, _ := strings.Cut(rest, "$ "+s.command+"\n"+s.shown)
			now, rest = now+before+"$ "+s.command+"\n"+out, after
			continue
		}
		if err := s.fault(out, err); err != nil {
			return "", fmt.Errorf("line %d: %w", s.line, err)
		}
	}
	return now + rest, nil
}

// A page with a command or a line of output that is not real, or with a text for no file, is noticed.
func TestATutorialThatLiesIsNoticed(t *testing.T) {
	if *update {
		t.Skip("-update makes them true")
	}
	const page = "Write the file `a.txt`:\n\n```text\none\ntwo\n```\n\nIn the file `a.txt`, replace:\n\n```text\ntwo\n```\n\nwith:\n\n" +
		"```text\nthree\n```\n\nAdd to the end of the file `a.txt`:\n\n```text\nfour\n```\n\n" +
		"```console\n$ cat a.txt\none\n…\nfo…\n$ yardstick version > b.txt\n$ cat b.txt\nyard…\n$ cat c.txt\n…c.txt…\n$ cat a.txt\n…\n```\n"
	_, err := follow(t, page, t.TempDir())
	require.NoError(t, err)
	for _, row := range [][3]string{
		{"fo…\n", "fi…\n", "line 27: $ cat a.txt"},
		{"one\n…\n", "on\n…\n", "line 27: $ cat a.txt"},
		{"fo…\n", "fo…\nfive\n", "line 27: $ cat a.txt"},
		{"```console\n$ cat a.txt\n", "```console\n$ cat b.txt\n", "line 27: $ cat b.txt"},
		{"yardstick version", "yardstick versoin", "line 31: $ yardstick versoin"},
		{"```text\ntwo\n", "```text\nto\n", "a.txt: the text to replace is there 0 times"},
		{"with:", "by:", `no sentence before the block names its file: "by:"`},
		{"$ cat a.txt\n…\n```", "$ cat a.txt c.txt\n…\n```", "$ cat a.txt c.txt (exit status 1)"},
		{"Write the file `a.txt`:", "Look:", `line 3: no sentence before the block names its file: "Look:"`},
		{"end of the file `a.txt`", "end of the file `d.txt`", "d.txt"},
	} {
		require.Contains(t, page, row[0])
		_, err := follow(t, strings.Replace(page, row[0], row[1], 1), t.TempDir())
		require.ErrorContains(t, err, row[2], row[1])
	}
}

// checkout copies the sources of the module.
func checkout(t *testing.T, root, to string) {
	entries, err := os.ReadDir(root)
	require.NoError(t, err)
	for _, entry := range entries {
		switch name := entry.Name(); {
		case name == "bin" || strings.HasPrefix(name, "."):
		case entry.IsDir():
			require.NoError(t, os.CopyFS(filepath.Join(to, name), os.DirFS(filepath.Join(root, name))))
		default:
			text, err := fs.ReadFile(os.DirFS(root), name)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(filepath.Join(to, name), text, 0o666))
		}
	}
}
