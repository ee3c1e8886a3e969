package lsp

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// units returns the length of a text in UTF-16 units, as editors count it.
func units(text string) (n int) {
	for _, c := range text {
		if n++; c > 0xFFFF {
			n++
		}
	}
	return n
}

// bytesTo returns the number of bytes before a place in a line. The place is counted in UTF-16 units. A place
// after the end counts as the end, and a place inside a letter as the place before it.
func bytesTo(line string, character int) int {
	n := 0
	for i, c := range line {
		if n++; c > 0xFFFF {
			n++
		}
		if n > character {
			return i
		}
	}
	return len(line)
}

// line returns the text of a line, counted from 0, without its end; "" for a line that does not exist.
func (d *document) line(n int) string {
	if n < 0 || n >= len(d.lines) {
		return ""
	}
	return strings.TrimSuffix(d.lines[n], "\r")
}

// within returns the part of a line between two byte offsets. Lines count from 0.
func (d *document) within(n, from, to int) span {
	line := d.line(n)
	return span{position{n, units(line[:from])}, position{n, units(line[:to])}}
}

// last returns the number of the last line with content, from 1.
func (d *document) last() int {
	for n := len(d.lines); n > 1; n-- {
		if strings.TrimSpace(d.line(n-1)) != "" {
			return n
		}
	}
	return 1
}

// content returns the byte offsets between which a line has content: without blanks and, in a record, without
// the comment.
func (d *document) content(n int) (from, to int) {
	said := strings.TrimRight(d.line(n), " \t")
	if !d.scenarios {
		said, _ = transcript.Comment(said)
	}
	return len(said) - len(strings.TrimLeft(said, " \t")), len(said)
}

// find returns the place of the first of some words that occurs in a line, or the content of the line. Lines
// count from 1.
func (d *document) find(n int, words ...string) span {
	n = min(max(n, 1), len(d.lines)) - 1
	for _, word := range words {
		if i := strings.Index(d.line(n), word); i >= 0 && word != "" {
			return d.within(n, i, i+len(word))
		}
	}
	from, to := d.content(n)
	return d.within(n, from, to)
}

// quoted returns the texts that a message contains in quotation marks.
func quoted(message string) (all []string) {
	for _, text := range regexp.MustCompile(`"(?:[^"\\]|\\.)+"`).FindAllString(message, -1) {
		if said, err := strconv.Unquote(text); err == nil {
			all = append(all, said)
		}
	}
	return all
}

// inID matches a letter of an id or a name of the rulebook.
var inID = regexp.MustCompile(`[A-Za-z0-9-]+`)

// wordAt returns the id or name at a place, and its part of the document.
func (d *document) wordAt(at position) (string, span) {
	line := d.line(at.Line)
	i := bytesTo(line, at.Character)
	for _, found := range inID.FindAllStringIndex(line, -1) {
		if found[0] <= i && i <= found[1] {
			return line[found[0]:found[1]], d.within(at.Line, found[0], found[1])
		}
	}
	return "", span{}
}
