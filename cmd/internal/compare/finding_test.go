package compare

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The first line of a report states the effects of side b, without mere consequences.
func TestTheFirstLineIsTheFinding(t *testing.T) {
	own, follows := []Difference{{Direct: 2}}, []Difference{{}}
	load, buy := Direction{Phase: "turn", Verb: "load", Is: Wider, Shown: own}, Direction{Phase: "turn", Verb: "buy", Is: Narrower, Shown: own}
	same, led := Direction{Phase: "turn", Verb: "swap", Is: Same}, Direction{Phase: "turn", Verb: "done", Is: Wider, Shown: follows}
	for says, r := range map[string]*Report{
		"side b, x=y, allows more than side a, the default: load in turn (1 of 3 kinds of decision)":                                                                    {Direction: []Direction{load, same, led}},
		"side b, x=y, allows more than side a, the default: load in turn; less: buy in turn (2 of 2 kinds of decision)":                                                 {Direction: []Direction{load, buy}},
		"nothing differs between side a, the default, and side b, x=y, in these trials":                                                                                 {Direction: []Direction{same}},
		"side b, x=y, differs from side a, the default, in 1 kind of outcome; the legal actions were not compared":                                                      {Differences: own},
		"side b, x=y, differs from side a, the default, in the legal actions (only as a consequence of other differences), 1 kind of outcome, 2 of 9 reference games\n": {Direction: []Direction{same, led}, Differences: own, Pinned: &Pinned{All: 9, Part: make([]Parted, 2)}},
	} {
		r.A.Given, r.B.Given = "default", "x=y"
		require.True(t, strings.HasPrefix(r.Answer().Text(), says), r.Answer().Text())
	}
}
