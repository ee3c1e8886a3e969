package stockyards_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// wealth holds the parts of a player's wealth: savings, cash, margins, brand, houses, cards, tokens.
type wealth [7]int

func (w wealth) sum() int {
	sum := 0
	for _, n := range w {
		sum += n
	}
	return sum
}

// wealthOf counts the wealth of a player as the game stands.
func (p *packers) wealthOf(name string) wealth {
	who := p.books[name]
	w := wealth{who.savings, who.cash}
	for k, price := range p.prices {
		w[2] += who.meat[k] - price
	}
	place := len(p.stack) - 1 - slices.Index(p.stack, name)
	if bonus := [2][]int{{5}, {9, 6, 3}}[p.side]; place < len(bonus) {
		w[3] = bonus[place]
	}
	for market, owners := range p.houses {
		for _, owner := range owners {
			if owner == name {
				w[4] += 2 * p.rails[market]
			}
		}
	}
	for _, card := range who.cards {
		w[5] += printedBuildings[card].end
	}
	for _, s := range printedSpecialists {
		if slices.Contains(who.specialists, s.name) {
			w[5] += s.end
		}
	}
	switch p.ruling["morale-penalty"] {
	case "":
		w[6] = -3 * who.tokens
	case "two-each":
		w[6] = -2 * who.tokens
	case "one-each":
		w[6] = -who.tokens
	case "triangular":
		w[6] = -who.tokens * (who.tokens + 1) / 2
	}
	return w
}

// result counts the wealth of all, the best brand first, and finds who has won.
func (p *packers) result() (winner string) {
	for i := len(p.stack) - 1; i >= 0; i-- {
		name := p.stack[i]
		w := p.wealthOf(name)
		p.tell("%s's wealth is %s: savings %s, cash %s, margins %s, brand %s, houses %s, cards %s, tokens %s", name, dollars(w.sum()),
			dollars(w[0]), dollars(w[1]), dollars(w[2]), dollars(w[3]), dollars(w[4]), dollars(w[5]), dollars(w[6]))
		if winner == "" || w.sum() > p.wealthOf(winner).sum() {
			winner = name
		}
	}
	return winner
}

// summed are the lines of a record that tell sums.
var summed = regexp.MustCompile(` pays \$| receives \$|^the price of |^[a-z]+ arrive at the price of |'s wealth is `)

// follow follows a record. The effects of the end of a year and of the beginning of the next come after the last decision of the year.
func (p *packers) follow(t *testing.T, record *transcript.Transcript) (winner string) {
	for i, d := range record.Decisions {
		p.take(d)
		last := i+1 == len(record.Decisions)
		switch {
		case last && record.Result != nil:
			p.end()
			winner = p.result()
		case !last && p.year > 0 && strings.HasPrefix(record.Decisions[i+1].Action, "reveal-year ") &&
			!strings.HasPrefix(d.Action, "plant "):
			p.end()
			p.begin()
		}
		var told []string
		for _, e := range d.Effects {
			if summed.MatchString(e.Text) {
				told = append(told, e.Text)
			}
		}
		require.Equal(t, told, p.sums, "%s:%d: %s", record.File, d.Line, d)
	}
	return winner
}

// Every payment, price, arrival and part of the wealth in a record equals the result of its decisions on paper.
func TestBooksBalance(t *testing.T) {
	wholes := 0
	for name, record := range records(t) {
		if record.Position != nil {
			continue
		}
		p := newPackers(record)
		winner := p.follow(t, record)
		if record.Result == nil {
			continue
		}
		wholes++
		for _, score := range record.Result.Scores {
			require.Equal(t, p.wealthOf(score.Seat).sum(), score.Points, "%s: %s", name, score.Seat)
		}
		require.Equal(t, []string{winner}, record.Winner.Seats, name)
	}
	require.Greater(t, wholes, 15)
}

// The year that the decision model works by hand ends in the state of its table.
func TestWorkedYear(t *testing.T) {
	record := records(t)["worked-year"]
	p := newPackers(record)
	for i, d := range record.Decisions {
		if i > 0 && strings.HasPrefix(d.Action, "reveal-year ") && p.card != "" {
			break
		}
		p.take(d)
	}
	p.end()
	want := map[string]wealth{"yellow": {1, 9, 1, 3, 0, 1, -3}, "blue": {2, 9, 3, 6, 0, 6, -6}, "green": {5, 10, 0, 9, 0, 0, -3}}
	for name, w := range want {
		require.Equal(t, w, p.wealthOf(name), name)
	}
	require.Equal(t, [3]int{17, 5, 7}, p.prices)
	require.Equal(t, [3]int{1, 2, 1}, p.yards)
	require.Equal(t, 2, p.bank)
	require.Equal(t, 26, p.supply)
	require.Equal(t, 0, p.spirit)
	require.Equal(t, "green", p.first)
	require.Equal(t, []string{"yellow", "blue", "green"}, p.stack)
	require.Equal(t, []string{"green"}, p.houses["brooklyn"])
}
