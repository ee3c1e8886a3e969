package frontier

import (
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// against joins the reasons against players who lose a tie; "" if there are none.
func against(reasons []string) string {
	if len(reasons) == 0 {
		return ""
	}
	return ": " + strings.Join(reasons, "; ")
}

// outrun lists the players with as many points as the winner, each with the item that decides against him.
func (s *state) outrun(lead int8, best Score) string {
	var reasons []string
	for i := range s.seats() {
		if score := s.scoreOf(i, nil); score.Total() == best.Total() && !s.winners.Has(engine.Seat(i)) {
			reasons = append(reasons, s.name(i)+" has as many, and "+firstItem(s.items(lead, best), s.items(i, score)))
		}
	}
	return against(reasons)
}

// itemTexts name the item that decides a tie, in the order of items.
var itemTexts = [...]string{"the final election decides", "money decides", "the dollars decide", "level IV decides", "the goal decides"}

const dollarItem = 2

// items returns the items that break a tie, from the last line of the list to the first. Money counts by its points
// and, only under an answer, by the dollars (FR-SCORE-09, FR-R-tie-money). The first line, the tracks, cannot
// decide: if all other items and the totals are equal, the tracks are equal too.
func (s *state) items(seat int8, p Score) [len(itemTexts)]int {
	items := [...]int{p.Final, p.Money, 0, p.LevelFour, p.Goal}
	if s.is(nil, AskTieMoney, TieMoneyDollars) {
		items[dollarItem] = int(s.players[seat].money)
	}
	return items
}

// firstItem names the first item by which a player is ahead of another.
func firstItem(mine, theirs [len(itemTexts)]int) string {
	i := 0
	for ; mine[i] == theirs[i]; i++ {
	}
	return itemTexts[i] + ", " + strconv.Itoa(mine[i]) + " to " + strconv.Itoa(theirs[i])
}

// outvoted lists the candidates with as many votes as the winner, each with the reason that decides against him.
func (s *state) outvoted(winner int8) string {
	var reasons []string
	for i := range s.seats() {
		if seat := s.inOrder(i); seat != winner && s.players[seat].cube >= 0 && s.votes(seat, nil) == s.votes(winner, nil) {
			reasons = append(reasons, s.name(seat)+" has as many, "+s.preference(winner, seat))
		}
	}
	return against(reasons)
}

// preference states why a candidate is ahead of another with as many votes, in the order of the function ahead.
func (s *state) preference(seat, other int8) string {
	a, b := strconv.Itoa(int(s.players[seat].political)), strconv.Itoa(int(s.players[other].political))
	if a != b {
		return "and the political track decides, " + a + " to " + b
	}
	level := "both are at " + a + " on the political track, "
	for f := range box.Fields {
		if s.covers(seat, f) != s.covers(other, f) {
			return level + "and the election cube on " + box.FieldNames[f] + " decides"
		}
	}
	return level + "the election cubes cover the same fields, and turn order decides, " + s.name(seat) + " before " + s.name(other)
}
