package properties

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// names are what players are called, clockwise.
var names = [...]string{"ann", "bob", "cal", "dot", "eve"}

// seats are the names of n players.
func seats(n int) []string {
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

// setup is a table of n players under mixed rulings: one question in two, four or eight is answered otherwise than by default.
func setup(book *rulebook.Book, n int, random func(n int) int) engine.Setup {
	s := engine.Setup{Seats: seats(n), Rulings: map[string]string{}}
	oneIn := 2 << random(3)
	for i := range book.Questions {
		if q := &book.Questions[i]; !q.Fixed && random(oneIn) == 0 {
			deviate(s.Rulings, q, 1+random(max(1, len(q.Options)-1)))
		}
	}
	return s
}

// deviate answers a question with the option that stands so many places behind its default.
func deviate(rulings map[string]string, q *rulebook.Question, by int) {
	option := (int(q.Default) + by) % len(q.Options)
	delete(rulings, q.Name)
	if rulebook.Option(option) != q.Default {
		rulings[q.Name] = q.Options[option].ID
	}
}
