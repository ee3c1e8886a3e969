package frontier_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// The lines of a record that tell of what the books have, and the name under which they have it.
var (
	paid    = regexp.MustCompile(`^(\w+) (receives|pays|loses) \$(\d+)$`)
	reached = regexp.MustCompile(`^(\w+)'s (political|investment) track is at (\d+)$`)
	marked  = regexp.MustCompile(`^(health|wealth|safety) is at ([+-]?\d+)$`)
	elected = regexp.MustCompile(`^(\w+) is elected mayor with (\d+) votes?(?:: .*)?$`)
	drawn   = regexp.MustCompile(`(\w+) has as many, `)
	summed  = regexp.MustCompile(`^(\w+) has -?\d+ points?: tracks (\d+), goal (\d+), level IV (\d+), money (\d+), final election (\d+)$`)
)

// told returns the changes in a decision's effect lines: money by player, tracks, markers, and the election.
func told(d transcript.Decision) map[string]string {
	money, says := map[string]int{}, map[string]string{}
	for _, e := range d.Effects {
		if m := paid.FindStringSubmatch(e.Text); m != nil {
			n := number(m[3])
			if m[2] != "receives" {
				n = -n
			}
			money[m[1]] += n
		} else if m := reached.FindStringSubmatch(e.Text); m != nil {
			says[m[1]+" "+m[2]] = m[3]
		} else if m := marked.FindStringSubmatch(e.Text); m != nil {
			says[m[1]] = fmt.Sprint(number(m[2]))
		} else if m := elected.FindStringSubmatch(e.Text); m != nil {
			says["elected"] = m[1] + " " + m[2]
			for _, other := range drawn.FindAllStringSubmatch(e.Text, -1) {
				says["elected"] += " like " + other[1]
			}
		}
	}
	for name, n := range money {
		if n != 0 {
			says[name+" money"] = fmt.Sprintf("%+d", n)
		}
	}
	return says
}

// standing returns the same numbers in the books.
func (b *books) standing() map[string]int {
	now := map[string]int{}
	for name, who := range b.people {
		now[name+" money"], now[name+" political"], now[name+" investment"] = who.money, who.political, who.investment
	}
	for _, field := range fields {
		now[string(field)] = b.markers[field]
	}
	return now
}

// counted returns a decision's changes in the books, in the form of told, and the lines of the record without a change.
func (b *books) counted(before map[string]int, told map[string]string) map[string]string {
	says := map[string]string{}
	for what, n := range b.standing() {
		_, asked := told[what]
		switch {
		case n == before[what] && !asked:
		case strings.HasSuffix(what, " money"):
			says[what] = fmt.Sprintf("%+d", n-before[what])
		default:
			says[what] = fmt.Sprint(n)
		}
	}
	if b.elected != "" {
		says["elected"] = b.elected
	}
	return says
}

// saidItems are the items of a player's score as a record tells them.
func saidItems(t *testing.T, record *transcript.Transcript, name string) [5]int {
	for _, d := range record.Decisions {
		for _, e := range d.Effects {
			if m := summed.FindStringSubmatch(e.Text); m != nil && m[1] == name {
				return [5]int{number(m[2]), number(m[3]), number(m[4]), number(m[5]), number(m[6])}
			}
		}
	}
	require.Fail(t, "no items", "%s: %s", record.File, name)
	return [5]int{}
}
