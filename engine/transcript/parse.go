package transcript

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// The bounds of a record keep hostile input cheap. A whole game has some hundreds or thousands of lines.
const (
	MaxBytes    = 16 << 20
	MaxLines    = 1_000_000
	MaxLine     = 64 << 10
	MaxPosition = 1 << 20
	MaxSeats    = 99
)

// SyntaxError reports a line that is not valid in a record.
type SyntaxError struct {
	File string
	// Line is the line, counted from 1; 0 is the file as a whole.
	Line int
	// Msg describes the fault and its correction.
	Msg string
}

// Error returns one line: "file:line: fault; correction".
func (e *SyntaxError) Error() string { return place(e.File, e.Line) + ": " + e.Msg }

// Parse reads a record. Only messages use the name. Any data give a transcript or one [*SyntaxError]. Parse does not
// check whether the seats, actions and claims of the record are true; [Replay] does.
func Parse(name string, data []byte) (*Transcript, error) {
	r := reader{t: &Transcript{File: name}, line: 1, seen: map[string]int{}}
	if err := r.whole(data); err != nil {
		return nil, err
	}
	for rest := string(data); rest != ""; r.line++ {
		line, after, ended := strings.Cut(rest, "\n")
		rest = after
		line = strings.TrimSuffix(line, "\r")
		if !ended {
			line = r.last(line)
		}
		if err := r.read(line); err != nil {
			return nil, err
		}
		if rest == "" {
			break
		}
	}
	if err := r.end(); err != nil {
		return nil, err
	}
	return r.t, nil
}

// part names the section of a record that the reader has reached.
type part int

const (
	atVersion part = iota
	inHeader
	inBody
	inTail
)

type reader struct {
	t    *Transcript
	line int
	part part
	// seen contains the line of every header and tail line that may appear only once.
	seen map[string]int
}

func (r *reader) wrong(format string, args ...any) error {
	return &SyntaxError{File: r.t.File, Line: r.line, Msg: fmt.Sprintf(format, args...)}
}

// whole checks all bytes together, before it reads any line.
func (r *reader) whole(data []byte) error {
	switch {
	case len(data) == 0:
		return r.wrong(`the file is empty; a record begins with the line "yardstick 2"`)
	case len(data) > MaxBytes:
		return r.wrong("the file is longer than 16 MiB; a record of one game is much shorter")
	}
	if said := prose.Encoding(data); said != "" {
		return r.wrong("%s", said)
	}
	return nil
}

func (r *reader) read(line string) error {
	if r.line > MaxLines {
		return r.wrong("the file has more than %d lines; a record of one game is much shorter", MaxLines)
	}
	if err := r.text(line); err != nil {
		return err
	}
	line = strings.Trim(line, " \t")
	if line == "" || line[0] == '#' {
		return nil
	}
	if r.t.Last != nil {
		return r.unended(line)
	}
	return r.meant(line)
}

// meant reads a line that is neither blank nor a comment.
func (r *reader) meant(line string) error {
	switch r.part {
	case atVersion:
		return r.version(uncomment(line))
	case inHeader:
		return r.header(line)
	case inBody:
		return r.body(line)
	}
	return r.tail(uncomment(line))
}

// last notes the last line of a file that does not end with a line feed. It removes an incomplete character at the
// end of the line.
func (r *reader) last(line string) string {
	for n := 1; n < utf8.UTFMax && n <= len(line); n++ {
		if end := line[len(line)-n:]; utf8.RuneStart(end[0]) {
			if !utf8.FullRuneInString(end) {
				line = line[:len(line)-n]
			}
			break
		}
	}
	r.t.Last = &Last{Line: r.line, Text: line}
	return line
}

// unended reads a last line that may be incomplete. A replay compares its claim with the game, even if the line
// cannot be read.
func (r *reader) unended(line string) error {
	last := r.t.Last
	last.part = r.part
	err := r.meant(line)
	claim := line[0] == '>' || line[0] == '=' || strings.HasPrefix(rule, line)
	if err == nil || r.part != inTail && (r.part != inBody || !claim) {
		return err
	}
	last.err = err
	if line[0] != '>' {
		return nil
	}
	d := r.above()
	if d == nil || d.Mark != nil {
		return err
	}
	// The beginning of an effect without text.
	d.Effects = append(d.Effects, Effect{Line: r.line})
	return nil
}

// text refuses characters that nobody would type.
func (r *reader) text(line string) error {
	limit := MaxLine
	if r.part <= inBody && strings.HasPrefix(line, "position") {
		limit = MaxPosition
	}
	if len(line) > limit {
		return r.wrong("the line is longer than %d KiB; a record has one short decision per line", limit>>10)
	}
	for i := range len(line) {
		if c := line[i]; c == '\r' {
			return r.wrong("there is a carriage return inside the line; end every line with a line feed")
		} else if c < ' ' && c != '\t' || c == 0x7f {
			return r.wrong("the file is not text: byte 0x%02x at column %d; a record is plain UTF-8 text", c, i+1)
		}
	}
	if !utf8.ValidString(line) {
		return r.wrong("the file is not UTF-8 text; save it as UTF-8")
	}
	return nil
}

func (r *reader) version(line string) error {
	word, rest := cut(line)
	if word != "yardstick" {
		return r.wrong(`%s does not begin a record; the first line is "yardstick 2"`, quote(line))
	}
	version, ok := number(rest)
	if !ok || version < 1 || version > Latest {
		return r.wrong(`version %s of the format is not supported; this program reads "yardstick 1" and "yardstick 2"`, quote(rest))
	}
	r.t.Version = version
	r.part, r.seen["yardstick"] = inHeader, r.line
	return nil
}

// rule is the line between two parts.
const rule = "---"

func (r *reader) end() error {
	switch r.part {
	case atVersion:
		return r.wrong(`the file has nothing but comments; a record begins with the line "yardstick 2"`)
	case inHeader:
		return r.headerEnd()
	}
	return nil
}

// once refuses a second line with a word that may appear only once.
func (r *reader) once(word string) error {
	if line, twice := r.seen[word]; twice {
		return r.wrong("%q appears here and on line %d; leave one of them out", word, line)
	}
	r.seen[word] = r.line
	return nil
}

// cut divides a line after its first word.
func cut(line string) (word, rest string) {
	if i := strings.IndexAny(line, " \t"); i >= 0 {
		return line[:i], strings.Trim(line[i:], " \t")
	}
	return line, ""
}

// Comment divides a line of a record into its content and the comment at its end, which begins with its sign. A
// position and an effect that ends with its clauses have no comment.
func Comment(line string) (said, comment string) {
	said = strings.TrimRight(line, " \t\r")
	text := strings.TrimLeft(said, " \t")
	if strings.HasPrefix(text, "position") && strings.Contains(text, "{") || strings.HasPrefix(text, ">") && strings.HasSuffix(text, "]") {
		return said, ""
	}
	said = uncomment(said)
	return said, strings.TrimSpace(strings.TrimRight(line, " \t\r")[len(said):])
}

// uncomment removes the comment at the end of a line. A # inside a word is not a comment: saloon#3 is a card.
func uncomment(line string) string {
	for i := range len(line) {
		if line[i] == '#' && (i == 0 || line[i-1] == ' ' || line[i-1] == '\t') {
			return strings.TrimRight(line[:i], " \t")
		}
	}
	return line
}

// isName reports whether s is the name of a seat or a game: [a-z][a-z0-9-]*.
func isName(s string) bool { return isWord(s) && s[0] >= 'a' }

// isWord reports whether s is the name of a question or an option, which may begin with a year: [a-z0-9][a-z0-9-]*.
func isWord(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') && (i == 0 || c != '-') {
			return false
		}
	}
	return s != ""
}

// lower suggests a name in small letters, at the end of a message about a name that cannot be read.
func lower(name string) string {
	small := strings.ToLower(name)
	if word, _ := cut(small); small == name || !isName(word) {
		return ""
	}
	return fmt.Sprintf("; did you mean %s?", quote(small))
}

// quote returns a part of a line for a message, shortened so that the message stays one readable line.
func quote(s string) string {
	const longest = 80
	return quoteAtMost(longest, s)
}

func quoteAtMost(longest int, s string) string {
	if len(s) > longest {
		n := longest
		for !utf8.RuneStart(s[n]) {
			n--
		}
		return strconv.Quote(s[:n] + "…")
	}
	return strconv.Quote(s)
}
