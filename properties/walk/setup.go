package walk

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// names lists the names of players, clockwise.
var names = [...]string{"ann", "bob", "cal", "dot", "eve", "fay", "gus", "hal", "ida", "jon", "kim", "leo", "mia"}

// Names returns the names of n players. In a game whose seats are colours, the names are the colours.
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

// Mixed returns a set-up for n players with random answers. One question in two, four or eight has another
// answer than its default.
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

// Admit removes the answers because of which a game refuses the set-up, such as one that allows fewer players.
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

// Crowd is the largest number of players that is played regularly. Games of more players take so long that only
// a few are played.
const Crowd = 6

// sizes returns how many different numbers of players are played in turn.
func sizes(book *rulebook.Book) int { return min(book.Players.Max, Crowd) - book.Players.Min + 1 }

// Players returns the number of players of a walk: each number up to Crowd in turn, and sometimes a larger one.
func Players(book *rulebook.Book, number uint64) int {
	const often = 8
	above := book.Players.Max - Crowd
	if above > 0 && number%often == often-1 {
		return Crowd + 1 + int(number/often%uint64(above))
	}
	return book.Players.Min + int(number%uint64(sizes(book)))
}

// Deviate answers a question with the option that is the given number of places after its default. After the
// last option comes the first.
func Deviate(rulings map[string]string, q *rulebook.Question, by int) {
	option := (int(q.Default) + by) % len(q.Options)
	delete(rulings, q.Name)
	if rulebook.Option(option) != q.Default {
		rulings[q.Name] = q.Options[option].ID
	}
}
