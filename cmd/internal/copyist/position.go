package copyist

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// spellPosition writes the words of the header's position, such as names of people and cards, in the spelling
// of the game.
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

// mostTries is the largest number of spellings of a position that are tried; all take less than a second.
const mostTries = 100

// word matches a text in a document.
var word = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)

// meant corrects the spelling of a position that the game refuses: small letters, hyphens, copy numbers. It
// returns the corrected position and the error that remains. meant changes only words that cause the refusal.
func (t *table) meant(start engine.Start, err error) (json.RawMessage, error) {
	for tries, mended := 0, true; err != nil && mended; {
		mended = false
		for _, said := range word.FindAllString(string(start.Position), -1) {
			small := strings.Join(strings.Fields(strings.ToLower(said)), "-")
			var other *engine.Start // a start with an error about another fault
			var wrong error
			for _, as := range spellings(said, small, err) {
				if tries == mostTries {
					break
				}
				tries++
				try := start
				try.Position = bytes.Replace(start.Position, []byte(said), []byte(as), times(as, small))
				_, left := t.Start(try)
				if left == nil || left.Error() != err.Error() && !strings.Contains(left.Error(), as) {
					other, wrong = &try, left
					break
				}
				if other == nil && as != small && left.Error() != err.Error() {
					other, wrong = &try, left
				}
			}
			if other != nil {
				start, err, mended = *other, wrong, true
			}
		}
	}
	return start.Position, err
}

// mostCopies is the number of copies of a piece that are tried.
const mostCopies = 9

// spellings returns the spellings to try for a word: small letters, or the number of a copy if the error asks for it.
func spellings(said, small string, err error) (all []string) {
	if err == nil {
		return nil
	}
	if small != said {
		all = append(all, small)
	}
	if name := strings.Trim(small, `"`); strings.Contains(err.Error(), name+"#1") {
		for n := range mostCopies {
			all = append(all, fmt.Sprintf(`"%s#%d"`, name, n+1))
		}
	}
	return all
}

// times returns how often a word is replaced: once (1) for the number of a copy, everywhere (-1) for a name.
func times(as, small string) int {
	if as == small {
		return -1
	}
	return 1
}
