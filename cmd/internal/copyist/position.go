package copyist

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// spellPosition writes the words of the position in the header as the game spells them, such as the names of people and cards.
func (c *Copy) spellPosition() error {
	if c.Head.Position == nil {
		return nil
	}
	t := &table{Local: engine.Local{Game: c.Entry.Game}}
	start := c.Head.Start()
	start.Components = c.Components
	_, err := t.Start(start)
	fair, _ := t.meant(start, err)
	if bytes.Equal(fair, start.Position) {
		return nil
	}
	at := c.Head.At.Position - 1
	line := c.lines[at]
	c.lines[at] = line[:strings.IndexByte(line, '{')] + string(fair) + line[strings.LastIndexByte(line, '}')+1:]
	c.Head, err = transcript.Parse(c.name, []byte(strings.Join(c.lines[:c.body], "\n")+"\n"))
	return err
}

// mostTries is how many spellings of a position are tried: more than anybody writes with capitals, and tried within a second.
const mostTries = 100

// word is a text in a document.
var word = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)

// meant is a position that was refused in the spelling of games, small letters with hyphens, wherever that is what was wrong, and the error
// that is left. What has capitals in the game itself, or cannot be mended so, stays as it is.
func (t *table) meant(start engine.Start, err error) (json.RawMessage, error) {
	for tries, mended := 0, true; err != nil && mended; {
		mended = false
		for _, said := range word.FindAllString(string(start.Position), -1) {
			small := strings.Join(strings.Fields(strings.ToLower(said)), "-")
			if small == said || err == nil || tries == mostTries {
				continue
			}
			tries++
			try := start
			try.Position = bytes.ReplaceAll(start.Position, []byte(said), []byte(small))
			if _, left := t.Start(try); left == nil || left.Error() != err.Error() && !strings.Contains(left.Error(), small) {
				start, err, mended = try, left, true
			}
		}
	}
	return start.Position, err
}
