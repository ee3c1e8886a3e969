package secretary

import (
	"bytes"
	"context"
	"io"
	"os"
	"slices"
	"strings"

	"golang.org/x/term"
)

// keyboard reads the lines that a person types. At a terminal, the person can edit, recall and complete them
// (with the tab key).
type keyboard struct {
	// lines receives the typed lines if there is no terminal.
	lines <-chan string
	// tty is the terminal, nil if there is none, and editor edits its lines.
	tty    *os.File
	editor *term.Terminal
	// pressed holds keys that are read before those of the terminal.
	pressed *bytes.Buffer
}

// keyboardOf opens the input that a person types on. Without a terminal, lines have at most longest bytes.
func keyboardOf(in io.Reader, out io.Writer, longest int) *keyboard {
	tty, isFile := in.(*os.File)
	shown, isShown := out.(*os.File)
	if !isFile || !isShown || !term.IsTerminal(int(tty.Fd())) || !term.IsTerminal(int(shown.Fd())) {
		return &keyboard{lines: linesOf(in, longest)}
	}
	k := &keyboard{tty: tty, pressed: &bytes.Buffer{}}
	screen := struct {
		io.Reader
		io.Writer
	}{k, out}
	k.editor = term.NewTerminal(screen, "")
	return k
}

// Read reads the keys that are pressed at a terminal.
func (k *keyboard) Read(p []byte) (int, error) {
	if k.pressed.Len() > 0 {
		return k.pressed.Read(p)
	}
	return k.tty.Read(p)
}

// longestEdited is the longest line that can be edited at a terminal.
const longestEdited = 4096

// offer puts a line on the screen for editing. It reports whether this is possible: only at a terminal, and if
// the line is not too long.
func (k *keyboard) offer(line string) bool {
	const up = "\x1b[A" // the key that recalls the last line
	if k.tty == nil || len(line) >= longestEdited {
		return false
	}
	k.editor.History.Add(line)
	k.pressed.WriteString(up)
	return true
}

// typed returns the next line after a prompt, completed with the words that can come next. At the end of the
// input, or after a signal, the error is [errQuit].
func (k *keyboard) typed(ctx context.Context, tell func(string, ...any), prompt string, words func() []string) (string, error) {
	if k.tty != nil {
		return k.edited(ctx, prompt, words)
	}
	tell("%s> ", prompt)
	select {
	case <-ctx.Done():
		return "", errQuit
	case line, more := <-k.lines:
		if !more {
			return "", errQuit
		}
		return line, nil
	}
}

// edited makes the terminal send every key at once until a line is complete.
func (k *keyboard) edited(ctx context.Context, prompt string, words func() []string) (string, error) {
	cooked, err := term.MakeRaw(int(k.tty.Fd()))
	if err != nil {
		return "", err
	}
	defer func() { _ = term.Restore(int(k.tty.Fd()), cooked) }() // nobody is left to read the error
	if width, height, err := term.GetSize(int(k.tty.Fd())); err == nil && width > 0 {
		_ = k.editor.SetSize(width, height) // if the screen cannot be written, the next prompt fails too
	}
	k.editor.SetPrompt(prompt + "> ")
	k.editor.AutoCompleteCallback = func(line string, pos int, key rune) (string, int, bool) {
		if key != '\t' || pos < len(line) {
			return "", 0, false
		}
		whole, several := completed(line, words())
		if whole == line && len(several) > 1 {
			_, _ = io.WriteString(k.editor, strings.Join(several, "\n")+"\n")
		}
		return whole, len(whole), true
	}
	type result struct {
		line string
		err  error
	}
	read := make(chan result, 1)
	go func() {
		line, err := k.editor.ReadLine()
		read <- result{line, err}
	}()
	select {
	case <-ctx.Done():
		return "", errQuit
	case r := <-read:
		if r.err != nil {
			return "", errQuit
		}
		return r.line, nil
	}
}

// completed extends a line by the common beginning of its completions. It returns these too, or the first of
// them if there are many.
func completed(line string, words []string) (whole string, several []string) {
	const most = 20
	for _, word := range words {
		if rest := len(line); len(word) >= rest && strings.EqualFold(word[:rest], line) {
			several = append(several, word)
		}
	}
	if len(several) == 0 {
		return line, nil
	}
	whole = several[0]
	for _, word := range several[1:] {
		n := 0
		for n < min(len(whole), len(word)) && whole[n] == word[n] {
			n++
		}
		whole = whole[:n]
	}
	if len(whole) < len(line) { // the typed letters differ only in their case
		whole = line
	}
	slices.Sort(several)
	return whole, several[:min(len(several), most)]
}
