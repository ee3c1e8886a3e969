package transcript

import (
	"bytes"
	"strings"
)

// Renewed is the text of a record as one of the latest version that is gone on with under an edition: its header names that, in place of
// another if it does. T is what the text says. Everything else stays as it was written.
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
