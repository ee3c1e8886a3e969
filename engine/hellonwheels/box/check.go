package box

import (
	"fmt"
	"strconv"
)

// The tables of the file that follow from its other numbers.
const (
	startTotals   = "money.start-total-by-players.value."
	thresholds    = "limits.raid-threshold-by-players.value."
	runningTotals = "prices.extra-cards-running-total.value."
)

// check compares the derived numbers of the file with the numbers from which they follow.
func (r *reader) check() error {
	for _, check := range []func() error{r.checkByPlayers, r.checkExtraCards, r.checkTownTypes} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkByPlayers checks the tables by number of players against the opening money (HOW-SETUP-02) and the raid
// threshold (HOW-RAID-03).
func (r *reader) checkByPlayers() error {
	for players := 2; players <= 6; players++ {
		n := strconv.Itoa(players)
		if err := r.Given.Follows(startTotals+n, players*r.StartMoney); err != nil {
			return err
		}
		if err := r.Given.Follows(thresholds+n, players+r.ThresholdOver); err != nil {
			return err
		}
	}
	return nil
}

// checkExtraCards checks the running total against the prices (HOW-RR-04, HOW-RR-05, HOW-RR-06), and both against
// the cards for sale (HOW-RR-03).
func (r *reader) checkExtraCards() error {
	total := 0
	for i, price := range r.ExtraCards {
		n := strconv.Itoa(i + 1)
		if i >= r.MostExtra {
			if err := r.checkNotForSale("prices.extra-card-"+n+".value", runningTotals+n); err != nil {
				return err
			}
			continue
		}
		total += price
		if err := r.Given.Follows(runningTotals+n, total); err != nil {
			return err
		}
	}
	return nil
}

// checkNotForSale refuses prices of extra cards beyond the number for sale, because they would be ignored without
// notice.
func (r *reader) checkNotForSale(fields ...string) error {
	for _, field := range fields {
		if n := r.Given[field]; n != nil {
			return n.Wrong(fmt.Sprintf("is for an extra card that is not for sale, because limits.extra-cards-each-turn is %d",
				r.MostExtra),
				"no such line, or more extra cards each turn")
		}
	}
	return nil
}

// checkTownTypes checks the number of Towns of each type against the Towns (HOW-TOWN-09, HOW-TOWN-10, HOW-TOWN-11).
func (r *reader) checkTownTypes() error {
	var towns [Types]int
	for _, kind := range r.Towns {
		towns[kind]++
	}
	for i, name := range r.TypeNames {
		if err := r.Given.Follows("town-types."+name+".towns", towns[i]); err != nil {
			return err
		}
	}
	return nil
}
