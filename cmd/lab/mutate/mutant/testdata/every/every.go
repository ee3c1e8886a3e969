// Package every has one rule for every sort of mutant, for the tests of the mutator.
package every

import "strconv"

// Clause is cited by rules.
type Clause string

// Record listens to rules.
type Record struct{}

// Cite notes a clause.
func (r *Record) Cite(Clause) {}

// Effect notes what happened.
func (r *Record) Effect(string, ...Clause) {}

const (
	// Buy01 is a clause, and so is Buy02.
	Buy01  Clause = "E-BUY-01"
	Buy02  Clause = "E-BUY-02"
	Sell01 Clause = "E-SELL-01"
	Sell02 Clause = "E-SELL-02"
	Turn01 Clause = "E-TURN-01"
	Wood01 Clause = "E-WOOD-01"
)

type refusal uint8

const (
	allowed refusal = iota
	tooPoor
	tooLate
)

type kind uint8

const (
	wood kind = iota
	coal
	iron
)

const most = 9

type state struct {
	table [3]int // sizes are left alone
	seat  int8
	first int8
	over  bool
	k     kind
}

func (s *state) mayBuy(price int, rec *Record) refusal {
	if s.over || s.left(rec) < price {
		rec.Cite(Buy01)
		return tooPoor
	}
	return allowed
}

// left is what is there (E-BUY-01).
func (s *state) left(rec *Record) int {
	if !s.is(coal, rec) {
		return most
	}
	return s.table[0] + 2
}

func (s *state) is(k kind, _ *Record) bool { return s.k == k }

func (s *state) buy(n int, rec *Record) {
	if s.mayBuy(n, rec) != allowed {
		return
	}
	s.table[1] -= n
	if rec != nil {
		rec.Effect(strconv.Itoa(n)+" bought", Buy01)
	}
	s.move(s.first, s.seat)
}

func (s *state) move(from, to int8) {
	if from != to {
		s.seat = to
	}
}

func late() refusal { return tooLate }

var refusalTable = [...]struct {
	clause Clause
	reason string
}{tooPoor: {Buy02, "it is too dear"}, tooLate: {Turn01, "it is too late"}}

// sell is obeyed in parts (E-SELL-01, E-SELL-02).
func (s *state) sell(n int, rec *Record) {
	if n > most {
		n = most
		rec.Cite(Sell02)
	}
	s.table[2] += n
	why := Buy01
	if n++; n > 1 {
		why = Buy02
	}
	rec.Cite(why)
	for seat := range 2 {
		s.pay(2*seat + 1) // E-TURN-01
	}
	for _, k := range s.order() {
		if s.k == k {
			rec.Cite(Buy01)
		}
	}
}

func (s *state) order() []kind { return []kind{coal, wood} }

func (s *state) pay(seat int) { s.first = int8(seat) }
