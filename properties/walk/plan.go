package walk

import (
	"math/rand/v2"
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/covering"
)

// plan lists the set-ups of a seed's first walks. First come the default answers with each number of players.
// Then come set-ups in which every two answers occur, each also with every number of players. Last come set-ups
// in which every three answers occur.
type plan struct {
	sync.Mutex
	rows [][]int
	// ends holds, for one, two and three answers, the number of rows after which all combinations of that
	// many answers have occurred.
	ends []int
}

// mostMeet is the largest number of answers whose combinations are planned. Later walks have random answers.
const mostMeet = 3

// grow adds rows until all combinations of the given number of answers occur.
func (p *plan) grow(on *Subject, seed uint64, answers int) {
	levels := on.levels()
	if len(p.ends) == 0 {
		for n := range levels[0] {
			p.rows = append(p.rows, append([]int{n}, make([]int, len(levels)-1)...))
		}
		p.ends = []int{len(p.rows)}
	}
	for len(p.ends) < answers {
		strength := len(p.ends) + 1
		p.rows = covering.Extend(p.rows, levels, strength, rand.New(rand.NewPCG(seed, uint64(strength))), on.settle)
		p.ends = append(p.ends, len(p.rows))
	}
}

// row returns the planned answers for a walk by its number; nil for a later walk.
func (s *Subject) row(seed, number uint64) []int {
	p := s.plan(seed)
	p.Lock()
	defer p.Unlock()
	for answers := 1; answers <= mostMeet; answers++ {
		if p.grow(s, seed, answers); number < uint64(p.ends[answers-1]) {
			return p.rows[number]
		}
	}
	return nil
}

// Planned returns the number of walks of a seed after which every combination of one, two or three answers has
// occurred. For three answers to each of many questions this takes a second.
func (s *Subject) Planned(seed uint64, answers int) int {
	p := s.plan(seed)
	p.Lock()
	defer p.Unlock()
	p.grow(s, seed, answers)
	return p.ends[answers-1]
}

// reading returns the set-up of a walk.
func (s *Subject) reading(seed, number uint64, random func(n int) int) engine.Setup {
	if setup, ok := s.Reading(seed, number); ok {
		return setup
	}
	setup := s.put(Mixed(s.Game, s.Book, Players(s.Book, number), random))
	s.admit(setup)
	return setup
}

// Reading returns the set-up of a walk that is planned. The first walks of a seed are planned, so that every
// combination of up to three answers occurs in one of them. For a later walk the second result is false.
func (s *Subject) Reading(seed, number uint64) (setup engine.Setup, planned bool) {
	row := s.row(seed, number)
	if row == nil {
		return setup, false
	}
	return s.table(row, number), true
}

// plan returns the plan for a seed.
func (s *Subject) plan(seed uint64) *plan {
	p, _ := s.plans.LoadOrStore(seed, &plan{})
	return p.(*plan)
}

// levels returns the number of choices for the number of players, and then for each open question.
func (s *Subject) levels() []int {
	levels := []int{sizes(s.Book)}
	if s.Book.Players.Max > Crowd {
		levels[0]++
	}
	for _, q := range s.Left() {
		levels = append(levels, len(q.Options))
	}
	return levels
}

// Open returns the questions of a book for which several answers can be played.
func Open(book *rulebook.Book) []*rulebook.Question {
	var list []*rulebook.Question
	for i := range book.Questions {
		if q := &book.Questions[i]; !q.Fixed {
			list = append(list, q)
		}
	}
	return list
}

// settle removes the answers because of which a game refuses the set-up.
func (s *Subject) settle(row []int) {
	setup := s.table(row, 0)
	s.admit(setup)
	for i, q := range s.Left() {
		if _, answered := setup.Rulings[q.Name]; !answered {
			row[1+i] = 0
		}
	}
}

// table returns the set-up of a row. If the row means a crowd, number selects how many players it has.
func (s *Subject) table(row []int, number uint64) engine.Setup {
	n := s.Book.Players.Min + row[0]
	if n > Crowd {
		n += int(number % uint64(s.Book.Players.Max-Crowd))
	}
	setup := engine.Setup{Seats: Names(s.Book, n), Rulings: map[string]string{}}
	for i, q := range s.Left() {
		Deviate(setup.Rulings, q, row[1+i])
	}
	return s.put(setup)
}
