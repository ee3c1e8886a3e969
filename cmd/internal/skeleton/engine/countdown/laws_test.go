package countdown

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/open"
)

type state = open.State[Position, *Position]

// mutants do one thing wrong each, for the law that has to notice it. A law without a mutant guards nothing.
var mutants = lawtest.Mutants[state]{
	"CD-INV-01": { // no more counters are taken than there are
		"counters come from nowhere": lawtest.Always(func(s *state) { s.At.Counters[0] += counters }),
		"the last counter is taken twice": lawtest.Where(
			func(d *lawtest.Decision[state]) bool { return d.After.At.left() == 0 },
			func(d *lawtest.Decision[state]) { d.After.At.Counters[1]++ }),
	},
}

// broken has for each law and each clause that it cites the mutant which breaks the clause.
var broken = lawtest.Grounds{
	"CD-INV-01": {Turn01: "counters come from nowhere"},
}

// The laws hold in games played at random, and notice every mutant.
func TestLawsNoticeMutants(t *testing.T) {
	trials, err := lawtest.NewTrials(laws, 3, broken, mutants)
	require.NoError(t, err)
	for seed := range uint64(5) {
		s, err := New().New(engine.Setup{Seats: []string{"ann", "bob"}}, nil)
		require.NoError(t, err)
		rnd := rand.New(rand.NewPCG(seed, 0))
		atRandom := func(_ engine.State, legal []engine.Action) engine.Action { return legal[rnd.IntN(len(legal))] }
		lawtest.Play(s.(*state), counters, atRandom, func(d lawtest.Decision[state]) {
			require.NoError(t, trials.Decided(fmt.Sprintf("game %d", seed), d))
		})
	}
	require.NoError(t, trials.Unnoticed())
}
