package copyist

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// lay splits a text into lines. It removes what programs and forums add: a byte order mark, ">" at the
// beginning of lines, and code fences.
func lay(text string) (lines []string) {
	for line := range strings.Lines(strings.TrimPrefix(text, "\ufeff")) {
		lines = append(lines, strings.TrimRight(line, "\r\n"))
	}
	first := slices.IndexFunc(lines, func(line string) bool { return strings.TrimSpace(line) != "" })
	quoted := first >= 0 && strings.HasPrefix(lines[first], ">")
	for i, line := range lines {
		if quoted {
			line = strings.TrimPrefix(strings.TrimPrefix(line, ">"), " ")
		}
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			line = ""
		}
		lines[i] = line
	}
	return lines
}

// straight returns a header line with straight quotation marks in its position, if the position is not JSON
// without them.
func straight(line string) string {
	at := strings.IndexByte(line, '{')
	if at < 0 || !strings.HasPrefix(line, "position") || json.Valid([]byte(line[at:])) {
		return line
	}
	if plain := prose.Plain(line); json.Valid([]byte(plain[at:])) {
		return plain
	}
	return line
}

// sit assigns people to the seats in order, in a game whose seats have names. If a person already has the name
// of a seat, sit changes nothing.
func (c *Copy) sit() error {
	seats, n := c.Entry.Book.Seats, len(c.Head.Seats)
	if n > len(seats) || slices.ContainsFunc(c.Head.Seats, func(name string) bool { return slices.Contains(seats, name) }) {
		return nil
	}
	at := c.Head.At.Seats - 1
	said, comment := transcript.Comment(c.typed[at])
	people := strings.Fields(strings.ReplaceAll(said, ",", " "))[1:]
	c.lines[at] = with("seats "+strings.Join(seats[:n], " "), c.lines[at], comment)
	for i := range c.lines[:c.body] {
		c.lines[i] = c.seated(c.lines[i], c.Head.Seats, seats)
	}
	head, err := transcript.Parse(c.name, []byte(strings.Join(c.lines[:c.body], "\n")+"\n"))
	if err != nil {
		return err
	}
	for i, name := range people {
		if !slices.ContainsFunc(head.Players, func(p transcript.Player) bool { return p.Seat == seats[i] }) {
			head.Players = append(head.Players, transcript.Player{Seat: seats[i], Name: name})
		}
	}
	c.Head = head
	return nil
}

// seated replaces the people in a line of a header by their seats: in a position, and in a line about a player.
func (c *Copy) seated(line string, people, seats []string) string {
	for i, name := range people {
		line = strings.ReplaceAll(line, `"`+name+`"`, `"`+seats[i]+`"`)
		line = regexp.MustCompile(`^player `+regexp.QuoteMeta(name)+` `).ReplaceAllString(line, "player "+seats[i]+" ")
	}
	return line
}

// called adds a line with the player of each seat, if the header does not contain it.
func (c *Copy) called() {
	var more []string
	for _, p := range c.Head.Players {
		if p.Line == 0 {
			more = append(more, p.String())
		}
	}
	if more == nil {
		return
	}
	for i, line := range c.lines[:c.body] {
		if line == "yardstick 1" {
			c.lines[i] = fmt.Sprintf("yardstick %d", transcript.Latest)
		}
	}
	c.lines = slices.Insert(c.lines, c.Head.At.Seats, more...)
	c.body += len(more)
}
