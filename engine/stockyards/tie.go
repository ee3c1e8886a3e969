package stockyards

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// tellEnd states who has won, and the reason against each player with equal wealth. In a tie, the only clause is the
// one that breaks the tie. If the stack decides against some players and the brand against others, the clause of the
// stack comes first.
func (s *state) tellEnd(winner int8, best int, rec *engine.Record) {
	text, mark := "the game is over; "+s.name(winner)+" wins with a wealth of "+dollars(best), ": "
	var why []engine.Clause
	for i := range s.seats() { // from the top, so that players on the winner's space come first
		seat := s.brands[s.seats()-1-i]
		if seat == winner || s.wealth(seat, nil).Total() != best {
			continue
		}
		decides, clause := s.ranked(winner, seat, rec)
		text += mark + s.name(seat) + " has as much, " + decides
		mark = "; "
		if !slices.Contains(why, clause) {
			why = append(why, clause)
		}
	}
	if len(why) == 0 {
		why = []engine.Clause{Win01}
	}
	rec.Effect(text, why...)
}

// ranked states why a player's brand is ahead of another's, and returns the decisive clause. It also cites the
// clauses that lead to this.
func (s *state) ranked(seat, other int8, rec *engine.Record) (string, engine.Clause) {
	a, b := strconv.Itoa(int(s.players[seat].brand)), strconv.Itoa(int(s.players[other].brand))
	rec.Cite(Score16)
	if a != b {
		return "and the brand decides, " + a + " to " + b, Win09
	}
	rec.CiteAll(Win09, Score17)
	return "both have a brand of " + a + ", and the stack decides, " + s.name(seat) + " above " + s.name(other), Win10
}

// tellStacks states, for trackers on one space, how the stack affects the bonus for the brand.
func (s *state) tellStacks(rec *engine.Record) {
	top := int(s.seats())
	for top > 0 {
		low := int(s.upTo(s.players[s.brands[top-1]].brand - 1))
		if s.brandBonus(s.brands[top-1]) != s.brandBonus(s.brands[low]) {
			s.tellStack(s.brands[low:top], rec)
		}
		top = low
	}
}

// tellStack does this for one stack, given from the bottom up.
func (s *state) tellStack(stack []int8, rec *engine.Record) {
	var names, bonuses []string
	for i := range stack {
		seat := stack[len(stack)-1-i]
		names = append(names, s.name(seat))
		bonuses = append(bonuses, dollars(s.brandBonus(seat))+" for "+s.name(seat))
	}
	rec.Effect(strings.Join(names, " and ")+" have a brand of "+strconv.Itoa(int(s.players[stack[0]].brand))+", and the stack decides: "+
		strings.Join(bonuses, ", "), Score09, Brand06)
}

// tied names the kinds that are tied with a kind of which n animals are left in the Yards, if there are any.
func (s *state) tied(n, fewest uint8) string {
	var names []string
	for k, left := range s.yards {
		if left == n {
			names = append(names, box.KindNames[k])
		}
	}
	each := ", " + strconv.Itoa(int(n)) + " each"
	switch {
	case len(names) < 2:
		return ""
	case len(names) == kinds:
		return ": all kinds are equal" + each
	case n == fewest:
		return ": " + strings.Join(names, " and ") + " are tied for the fewest" + each
	}
	return ": " + strings.Join(names, " and ") + " are tied for the most" + each
}
