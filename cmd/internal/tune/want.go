package tune

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// Want is a condition that the games of a candidate should meet.
type Want struct {
	// Text is the condition, such as "first within 2 of even".
	Text string
	// Limit is the number in the condition: percentage points for a share of wins.
	Limit float64
	// of is the measured figure. above reports that the figure should be above the limit; a share has no such want.
	of    figure
	above bool
}

// figure is a figure of games that a want can limit.
type figure struct {
	// name is the name in a want. says is the sentence for its value; a share needs none.
	name, says string
	// number returns the number of one game; nil for a share of wins. late selects the 95th percentile of the
	// numbers, in place of their mean.
	number func(*tally.Game) int
	late   bool
	// seats reports that every seat has a share, in place of the seat that decides first.
	seats bool
}

// figures lists the figures that can be wanted.
func figures() []figure {
	decisions := func(g *tally.Game) int { return g.Decisions }
	turns := func(g *tally.Game) int { return g.Turns }
	return []figure{
		{name: "first"},
		{name: "seats", seats: true},
		{name: "decisions mean", says: "a game has %s decisions on average", number: decisions},
		{name: "decisions p95", says: "95 %% of games have at most %s decisions", number: decisions, late: true},
		{name: "turns mean", says: "a game has %s turns on average", number: turns},
		{name: "turns p95", says: "95 %% of games have at most %s turns", number: turns, late: true},
		{name: "margin", says: "the best score is %s points above the next", number: func(g *tally.Game) int { return lead(g.Scores, 1) }},
		{name: "score spread", says: "the best score is %s points above the lowest", number: func(g *tally.Game) int { return lead(g.Scores, len(g.Scores)-1) }},
	}
}

// lead returns the distance of the highest score from the one so many places behind it; 0 if there is none.
func lead(scores []int, places int) int {
	if places < 1 || places >= len(scores) {
		return 0
	}
	sorted := slices.Sorted(slices.Values(scores))
	last := len(sorted) - 1
	return sorted[last] - sorted[last-places]
}

// isShare reports whether the figure is a share of wins.
func (f *figure) isShare() bool { return f.number == nil }

// form returns the form of a want about the figure.
func (f *figure) form() string {
	if f.isShare() {
		return f.name + " within N of even"
	}
	return f.name + " < N"
}

// operators is the replacer that separates the operators of a want from its other words.
var operators = strings.NewReplacer("<", " < ", ">", " > ")

// WantsOf reads wants. The error lists the wants that exist.
func WantsOf(written []string) ([]Want, error) {
	if len(written) == 0 {
		return nil, fmt.Errorf("name a condition on the games; %s", forms())
	}
	var wants []Want
	for _, text := range written {
		w, err := wantOf(text)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(wants, func(other Want) bool { return other.of.name == w.of.name && other.above == w.above }) {
			return nil, fmt.Errorf("%q is a second limit of the same figure; leave one out", w.Text)
		}
		wants = append(wants, *w)
	}
	return wants, nil
}

// forms lists the wants that exist, with an example.
func forms() string {
	var list []string
	all := figures()
	for i := range all {
		list = append(list, all[i].form())
	}
	return fmt.Sprintf(`write one of these, > in place of < for a lower limit: %s; for example "first within 2 of even"`, strings.Join(list, ", "))
}

func wantOf(text string) (*Want, error) {
	words := strings.Fields(operators.Replace(text))
	all := figures()
	for i := range all {
		f := &all[i]
		rest, ok := after(words, strings.Fields(f.name))
		if !ok {
			continue
		}
		number, above, ok := f.limit(rest)
		if !ok {
			return nil, fmt.Errorf("%.60q limits nothing; write %q with a number for N", text, f.form())
		}
		limit, err := strconv.ParseFloat(number, 64)
		most := 1e9
		if f.isShare() {
			most = 100
		}
		if err != nil || !(limit > 0 && limit <= most) {
			return nil, fmt.Errorf("%.60q: the limit %.20q is not a number above 0 and up to %.0f", text, number, most)
		}
		return &Want{strings.Join(words, " "), limit, *f, above}, nil
	}
	return nil, fmt.Errorf("%.60q cannot be wanted; %s", text, forms())
}

// after returns the words after some first words, if the words begin with them.
func after(words, first []string) ([]string, bool) {
	if len(words) < len(first) || !slices.Equal(words[:len(first)], first) {
		return nil, false
	}
	return words[len(first):], true
}

// limit returns the number in the rest of a want, and whether it is a lower limit.
func (f *figure) limit(rest []string) (number string, above, ok bool) {
	switch {
	case f.isShare() && len(rest) == 4 && rest[0] == "within" && rest[2] == "of" && rest[3] == "even":
		return rest[1], false, true
	case !f.isShare() && len(rest) == 2 && (rest[0] == "<" || rest[0] == ">"):
		return rest[1], rest[0] == ">", true
	}
	return "", false, false
}

// beyond returns the distance of a value from the wanted range, 0 inside it. used is the part of the range that the
// value uses up, 1 at the limit. even is the even share.
func (w *Want) beyond(value, even float64) (beyond, used float64) {
	switch {
	case w.of.isShare():
		apart, limit := math.Abs(value-even), w.Limit/100
		return max(0, apart-limit), apart / limit
	case w.above:
		return max(0, w.Limit-value), w.Limit / max(value, 1e-9)
	}
	return max(0, value-w.Limit), value / w.Limit
}

// open reports whether a number that equals the limit misses the want.
func (w *Want) open() bool { return !w.of.isShare() }

// win returns the part of a win that a seat has, in parts of whole. Winners share a win. If nobody wins, or no seat
// decides, all seats share it.
func win(g *tally.Game, seat engine.Seat, whole int) int {
	winners := bits.OnesCount64(uint64(g.Winners))
	switch {
	case winners == 0 || seat == engine.Nobody:
		return whole / max(1, len(g.Scores))
	case g.Winners.Has(seat):
		return whole / winners
	}
	return 0
}
