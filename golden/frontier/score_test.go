package frontier_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// settler is what the lines of a Frontier record say that a player has come to.
type settler struct {
	money  int
	tracks map[string]int
	cards  map[string]bool
	fourth map[string]bool // industries at level IV
	final  int
	goal   int
	told   string // how the record adds him up
}

// ledger follows a Frontier record by its lines, as a person with pencil and paper would, and adds up the end.
type ledger struct {
	seats  []string
	books  map[string]*settler
	mayor  string
	office map[string]bool
}

func newLedger(seats []string) *ledger {
	l := &ledger{seats: seats, books: map[string]*settler{}, office: map[string]bool{}}
	for _, s := range seats {
		l.books[s] = &settler{tracks: map[string]int{}, cards: map[string]bool{}, fourth: map[string]bool{}}
	}
	return l
}

// lines are the lines that change what is counted in the end; the first word they catch is a player.
var lines = []struct {
	line  *regexp.Regexp
	enter func(l *ledger, who *settler, m []string)
}{
	{regexp.MustCompile(`^(\w+) receives \$(\d+)$`), func(_ *ledger, who *settler, m []string) { who.money += number(m[2]) }},
	{regexp.MustCompile(`^(\w+) (?:pays|loses) \$(\d+)$`), func(_ *ledger, who *settler, m []string) { who.money -= number(m[2]) }},
	{regexp.MustCompile(`^(\w+)'s (political|investment) track is at (\d+)$`), func(_ *ledger, who *settler, m []string) { who.tracks[m[2]] = number(m[3]) }},
	{regexp.MustCompile(`^(\w+) (?:keeps|gets the assistant) ([AB]\d+)$`), func(_ *ledger, who *settler, m []string) { who.cards[m[2]] = true }},
	{regexp.MustCompile(`^(\w+) is in (\w+) at level IV$`), func(_ *ledger, who *settler, m []string) { who.fourth[m[2]] = true }},
	{regexp.MustCompile(`^(\w+) is the starting player and mayor$`), func(l *ledger, _ *settler, m []string) { l.mayor = m[1] }},
	{regexp.MustCompile(`^(\w+) is elected mayor with`), func(l *ledger, _ *settler, m []string) { l.mayor = m[1] }},
	{regexp.MustCompile(`^(\w+) wins the final election: (\d+) points?$`), func(_ *ledger, who *settler, m []string) { who.final = number(m[2]) }},
	{regexp.MustCompile(`^(\w+)'s goal \w+ is worth (\d+) points?$`), func(_ *ledger, who *settler, m []string) { who.goal = number(m[2]) }},
	{regexp.MustCompile(`^(\w+) has -?\d+ points?: (.*)$`), func(_ *ledger, who *settler, m []string) { who.told = m[2] }},
}

var officeLine = regexp.MustCompile(`^(T\d) (?:takes office|takes the office of (T\d)|goes to [a-z-]+)$`)

func (l *ledger) read(line string) {
	if m := officeLine.FindStringSubmatch(line); m != nil {
		l.office[m[1]] = strings.Contains(line, "takes")
		if m[2] != "" {
			l.office[m[2]] = false
		}
		return
	}
	for _, f := range lines {
		if m := f.line.FindStringSubmatch(line); m != nil {
			f.enter(l, l.books[m[1]], m)
			return
		}
	}
}

// suits are the characters by the industry of their colour, written down from the cards.
var suits = map[string][]string{
	"ranching":  {"A1", "A2", "A3", "A4", "B1", "B2", "T1", "T2"},
	"mining":    {"A5", "A6", "A7", "A8", "B3", "B4", "T3", "T4"},
	"lumbering": {"A9", "A10", "A11", "A12", "B5", "B6", "T5", "T6"},
}

// items are the five items of a player's score in the order of the rulebook.
func (l *ledger) items(seat string) [5]int {
	who := l.books[seat]
	four := 0
	for industry := range who.fourth {
		for _, card := range suits[industry] {
			if who.cards[card] || seat == l.mayor && l.office[card] {
				four++
			}
		}
	}
	return [5]int{who.tracks["political"] + who.tracks["investment"], who.goal, four, who.money / 10, who.final}
}

func sum(items [5]int) int { return items[0] + items[1] + items[2] + items[3] + items[4] }

// winners have the highest sum; among them the items decide from the last to the first.
func (l *ledger) winners() []string {
	ahead := func(a, b string) int {
		x, y := l.items(a), l.items(b)
		if d := sum(y) - sum(x); d != 0 {
			return d
		}
		for i := 4; i >= 0; i-- {
			if d := y[i] - x[i]; d != 0 {
				return d
			}
		}
		return 0
	}
	order := slices.Clone(l.seats)
	slices.SortStableFunc(order, ahead)
	return slices.DeleteFunc(slices.Clone(order), func(s string) bool { return ahead(order[0], s) != 0 })
}

// Whole games are added up once more by hand.
func TestScoresAreAddedUpByHand(t *testing.T) {
	wholes := 0
	for name, record := range records(t) {
		if record.Result == nil || record.Position != nil {
			continue
		}
		wholes++
		l := newLedger(record.Seats)
		for _, d := range record.Decisions {
			for _, e := range d.Effects {
				l.read(e.Text)
			}
		}
		for _, score := range record.Result.Scores {
			i := l.items(score.Seat)
			require.Equal(t, sum(i), score.Points, "%s: %s has %v", name, score.Seat, i)
			require.Equal(t, fmt.Sprintf("tracks %d, goal %d, level IV %d, money %d, final election %d", i[0], i[1], i[2], i[3], i[4]),
				l.books[score.Seat].told, "%s: %s", name, score.Seat)
		}
		require.ElementsMatch(t, l.winners(), record.Winner.Seats, name)
	}
	require.GreaterOrEqual(t, wholes, 8)
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}
