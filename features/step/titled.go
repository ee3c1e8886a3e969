package step

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// titles lists the titles of the games.
func titles() []string {
	var all []string
	for _, e := range games.All() {
		all = append(all, e.Book.Title)
	}
	return all
}

// titled finds the game with a title, in any case.
func titled(title string) (games.Entry, bool) {
	for _, e := range games.All() {
		if strings.EqualFold(e.Book.Title, title) {
			return e, true
		}
	}
	return games.Entry{}, false
}

// GameOf returns the game in the text of a step such as "a Yardmaster game of ann and bob".
func GameOf(text string) (games.Entry, bool) {
	entry, _, ok := PlayersOf(text)
	return entry, ok
}

// PlayersOf returns the game and the players in the text of a step such as "a Yardmaster game of ann and
// bob", in the order of their seats.
func PlayersOf(text string) (entry games.Entry, names []string, ok bool) {
	if len(text) > longestSentence {
		return entry, nil, false
	}
	text = plainText(asGame(text))
	fill, ok := aGame.hear(text, stemsOf(text))
	if !ok {
		return entry, nil, false
	}
	if entry, ok = titled(fill[0]); !ok {
		return entry, nil, false
	}
	names, err := seatNames(entry.Book, fill[1])
	return entry, names, err == nil
}

// whoPlays matches a sentence with the title of a game and its players, by their names or their number.
var whoPlays = sync.OnceValue(func() []*regexp.Regexp {
	var all []string
	for _, title := range titles() {
		all = append(all, regexp.QuoteMeta(title))
	}
	const (
		name  = `\pL[\pL\pN-]*`
		names = `(?P<names>` + name + `(?:(?:,? and |, ?)` + name + `)*)`
		many  = `(?P<many>\d{1,3}|[a-z]+)[- ]players?`
	)
	title := `(?:an? |the )?(?:` + many + ` )?(?:game of )?(?P<title>` + strings.Join(all, "|") + `)(?: game)?`
	with := `(?:,? (?:of|for|with|between|by|among)|:|,)`
	return []*regexp.Regexp{
		regexp.MustCompile(`(?i)^(?:we (?:are )?play(?:ing)? |this is )?` + title + with + `(?: ` + many + `(?:,|:| named)?)? (?:players )?` + names + `$`),
		regexp.MustCompile(`(?i)^(?:we (?:are )?play(?:ing)? |this is )?` + title + `(?:` + with + ` ` + many + `)?$`),
		regexp.MustCompile(`(?i)^` + names + `(?: (?:are|is|were))? play(?:ing|ed)? ` + title + `$`),
	}
})

// seating matches words about the seating order, which is always clockwise in the order of the names.
var seating = regexp.MustCompile(`(?i),? (?:sitting|seated|clockwise|in that order|in this order)\b.*$`)

// asGame returns a sentence about the players of a game in the words of its step. Any other text is returned
// unchanged.
func asGame(text string) string {
	plain := seating.ReplaceAllString(plainText(text), "")
	for _, re := range whoPlays() {
		m := re.FindStringSubmatch(plain)
		if m == nil {
			continue
		}
		part := map[string]string{}
		for i, name := range re.SubexpNames() {
			if m[i] != "" && name != "" {
				part[name] = m[i]
			}
		}
		if part["names"] == "" {
			n := part["many"]
			if figure := spelling.Figure(n); figure != "" {
				n = figure
			}
			if _, err := strconv.Atoi(n); err != nil {
				continue
			}
			part["names"] = n + " players"
		}
		return "a " + part["title"] + " game of " + part["names"]
	}
	return text
}

var manyPlayers = regexp.MustCompile(`^(\d+) players?$`)

// seatNames reads the players of a game: their names, or "3 players", which means p1, p2 and p3.
func seatNames(book *rulebook.Book, names string) ([]string, error) {
	m := manyPlayers.FindStringSubmatch(names)
	if m == nil {
		return SplitNames(names), nil
	}
	const most = 100 // no game seats that many; the game itself checks its own limit
	n, err := strconv.Atoi(m[1])
	if err != nil || n > most {
		return nil, fmt.Errorf("%.20s players are more than any table seats", m[1])
	}
	return book.SeatNames(n), nil
}

// SplitNames splits names such as "ann", "ann and bob", "ann, bob and cid" or "ann and bob and cid".
func SplitNames(names string) []string {
	return strings.Split(strings.ReplaceAll(names, " and ", ", "), ", ")
}
