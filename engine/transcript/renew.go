package transcript

import (
	"bytes"
	"strings"
)

// Renewed returns the text of the record t in the latest version of the format. The header of
// that text names the given edition in place of any other. Everything else keeps its spelling.
func Renewed(text []byte, t *Transcript, edition string) []byte {
	var b bytes.Buffer
	number, begun := 0, false
	for line := range bytes.Lines(text) {
		number++
		said, _ := Comment(string(line))
		word, rest := cut(strings.TrimSpace(said))
		switch {
		case word == "yardstick" && !begun:
			begun = true
			line = bytes.Replace(line, []byte(rest), []byte("2"), 1)
		case number == t.At.Edition:
			line = bytes.Replace(line, []byte(t.Edition), []byte(edition), 1)
		}
		b.Write(line)
		if number == t.At.Seats && t.Edition == "" {
			b.WriteString("edition " + edition + "\n")
		}
	}
	return b.Bytes()
}
