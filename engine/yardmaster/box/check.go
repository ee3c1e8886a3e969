package box

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// check compares the numbers with each other.
func (r *reader) check() error {
	for _, check := range []func() error{r.checkRailcars, r.checkCargo, r.checkDeal, r.checkAfterSetUp} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkRailcars compares the railcars with their totals (YM-CONT-01, YM-CONT-02).
func (r *reader) checkRailcars() error {
	total := 0
	for i, name := range CardNames[:Types] {
		copies := sum(r.Railcars[0][Values*i : Values*(i+1)])
		total += copies
		if err := r.checkTotal("railcars.per-type", "railcars.cards", name+" railcars", copies, 10); err != nil {
			return err
		}
	}
	if err := r.checkTotal("railcars.total", "railcars.cards", "railcars", total, 50); err != nil {
		return err
	}
	if total < r.YardSize {
		return r.Given.Wrong("parameters.arrival-yard-size.value", "railcars.cards",
			fmt.Sprintf("the arrival yard has %s for %s", prose.Count(r.YardSize, "place"), prose.Count(total, "railcar")),
			"at least as many railcars as places")
	}
	return nil
}

// checkCargo compares the cargo cards with their totals (YM-CONT-03, YM-CONT-05).
func (r *reader) checkCargo() error {
	bonus := sum(r.Cargo[Types:])
	if err := r.checkTotal("cargo.bonus-cards", "cargo.cards", "bonus cards", bonus, 10); err != nil {
		return err
	}
	return r.checkTotal("cargo.total", "cargo.cards", "cargo cards", sum(r.Cargo[:]), 70)
}

// checkDeal makes sure that there are enough cards for five players and for a first discard with a
// type (YM-SETUP-10, YM-SETUP-12), because a bonus card may not be the first discard under some
// answer (YM-R-first-discard-bonus).
func (r *reader) checkDeal() error {
	typed, needed := sum(r.Cargo[:Types]), MostPlayers*r.HandAtStart+1
	if typed < needed {
		return r.Given.Wrong("parameters.hand-at-start.value", "cargo.cards",
			fmt.Sprintf("%s are dealt %s each, and %s have a type",
				prose.Count(MostPlayers, "player"), prose.Count(r.HandAtStart, "card"), prose.Count(typed, "card")),
			fmt.Sprintf("%d or more cargo cards with a type, or a smaller hand", needed))
	}
	return nil
}

// checkTotal compares a sum with the total in the file, or with the printed total.
func (r *reader) checkTotal(total, cards, what string, copies, printed int) error {
	if n := r.Given[total+".value"]; n != nil {
		if v, _ := n.Int(copies, copies); v != copies {
			return n.Wrong(fmt.Sprintf("is %s, but the %s add up to %d", n.Value(), what, copies), fmt.Sprint(copies))
		}
		return nil
	}
	if copies == printed {
		return nil
	}
	return r.Given.Wrong(cards, cards, fmt.Sprintf("the %s add up to %d, and %s is printed as %d", what, copies, total, printed),
		fmt.Sprintf("cards that add up to %d, or a %s with the value %d", printed, total, copies))
}

// checkAfterSetUp compares the numbers after set-up, if the file repeats them, with the numbers
// from which they follow.
func (r *reader) checkAfterSetUp() error {
	for players := 2; players <= MostPlayers; players++ {
		for _, follows := range []struct {
			key  string
			want int
		}{
			{"goal", r.Goals[players]},
			{"cargo-draw-pile", sum(r.Cargo[:]) - players*r.HandAtStart - 1},
			{"discard-pile", 1},
			{"railcar-draw-pile", sum(r.Railcars[0][:]) - r.YardSize},
			{"arrival-yard", r.YardSize},
			{"centre-tokens", Types - players},
			{"engines-out", MostPlayers - players},
		} {
			if err := r.Given.Follows(fmt.Sprintf("after-set-up.rows[%d].%s", players-1, follows.key), follows.want); err != nil {
				return err
			}
		}
	}
	return nil
}

func sum(copies []uint8) int {
	total := 0
	for _, n := range copies {
		total += int(n)
	}
	return total
}
