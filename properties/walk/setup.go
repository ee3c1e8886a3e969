package walk

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// names lists the names of players, clockwise.
var names = [...]string{"ann", "bob", "cal", "dot", "eve", "fay", "gus", "hal", "ida", "jon", "kim", "leo", "mia"}

// Names returns the names of n players, or the colours if a game's seats are colours.
func Names(book *rulebook.Book, n int) []string {
	if book.Seats != nil {
		return book.SeatNames(n)
	}
	s := make([]string, n)
	for i := range s {
		if i < len(names) {
			s[i] = names[i]
		} else {
			s[i] = fmt.Sprintf("p%d", i+1)
		}
	}
	return s
}

// Mixed returns a table of n players under mixed rulings: one question in two, four or eight is not at its default.
func Mixed(g engine.Game, book *rulebook.Book, n int, random func(n int) int) engine.Setup {
	s := engine.Setup{Seats: Names(book, n), Rulings: map[string]string{}}
	oneIn := 2 << random(3)
	for i := range book.Questions {
		if q := &book.Questions[i]; !q.Fixed && random(oneIn) == 0 {
			Deviate(s.Rulings, q, 1+random(max(1, len(q.Options)-1)))
		}
	}
	Admit(g, book, s)
	return s
}

// Admit removes the rulings because of which the table itself is refused, such as one that allows fewer players.
func Admit(g engine.Game, book *rulebook.Book, s engine.Setup) {
	var v *engine.Violation
	for range len(s.Rulings) {
		if _, err := g.New(s, nil); !errors.As(err, &v) || v.Question == "" {
			return
		}
		number, _ := book.Number(v.Question)
		delete(s.Rulings, book.Questions[number].Name)
	}
}

// Crowd is the number of players above which a game takes so long that few such games are played.
const Crowd = 6

// sizes returns the number of different numbers of players that are played in turn.
func sizes(book *rulebook.Book) int { return min(book.Players.Max, Crowd) - book.Players.Min + 1 }

// Players returns the number of players of a walk: each number in turn up to Crowd, and a larger one once in a while.
func Players(book *rulebook.Book, number uint64) int {
	const often = 8
	above := book.Players.Max - Crowd
	if above > 0 && number%often == often-1 {
		return Crowd + 1 + int(number/often%uint64(above))
	}
	return book.Players.Min + int(number%uint64(sizes(book)))
}

// Deviate answers a question with the option that is that many places after its default; the first follows the last.
func Deviate(rulings map[string]string, q *rulebook.Question, by int) {
	option := (int(q.Default) + by) % len(q.Options)
	delete(rulings, q.Name)
	if rulebook.Option(option) != q.Default {
		rulings[q.Name] = q.Options[option].ID
	}
}
