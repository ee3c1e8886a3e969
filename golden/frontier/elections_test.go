package frontier_test

import (
	"fmt"
	"slices"
	"strings"
)

// judge takes the mayor's points and penalties.
func (b *books) judge() {
	who, points, broken := b.people[b.mayor], 0, 1
	if b.is("promise-penalty", "two") {
		broken = 2
	}
	for _, p := range b.promised {
		if b.markers[p.field] >= p.space {
			who.kept++
			points++
		} else {
			points -= broken
		}
	}
	who.political = max(0, who.political+points)
	b.promised = nil
}

// votes returns a candidate's votes in an election.
func (b *books) votes(name string) int {
	who, n := b.people[name], 0
	if !b.is("election-winner", "characters-only") {
		n += standing(who.campaign)
	}
	if b.is("election-winner", "campaign-only") {
		return n
	}
	for _, card := range who.cards {
		n += map[byte]int{'A': 1, 'B': 2}[card[0]]
	}
	if name == b.mayor {
		n += 3 * len(b.office)
	}
	return n
}

// elect holds an election: most votes, then the political track, then a cube that covers health, wealth, safety, then the order of turns.
func (b *books) elect(final bool) {
	winner, best := "", []int(nil)
	votes := map[string]int{}
	for _, name := range b.from(b.first) {
		who := b.people[name]
		if who.campaign == "" {
			continue
		}
		votes[name] = b.votes(name)
		rank := []int{votes[name], who.political}
		for _, field := range fields {
			covers := 0
			if strings.Contains(who.campaign, string(field)) {
				covers = 1
			}
			rank = append(rank, covers)
		}
		if winner == "" || slices.Compare(rank, best) > 0 {
			winner, best = name, rank
		}
	}
	b.promised = nil
	if winner == "" {
		return
	}
	b.elected, b.mayor = fmt.Sprintf("%s %d", winner, best[0]), winner
	for _, name := range b.from(b.first) {
		if n, runs := votes[name]; runs && name != winner && n == best[0] {
			b.elected += " like " + name
		}
	}
	if who := b.people[winner]; final {
		who.final = standing(who.campaign)
		if b.is("final-election", "kept-ever") {
			who.final = who.kept
		}
	}
	for _, who := range b.people {
		who.campaign = ""
	}
}

// note notes the first to reach ten on a track.
func (b *books) note() {
	for _, name := range b.seats {
		who := b.people[name]
		for track, points := range map[string]int{"political": who.political, "investment": who.investment} {
			if points >= 10 && b.reached[track] == "" {
				b.reached[track] = name
			}
		}
	}
}
