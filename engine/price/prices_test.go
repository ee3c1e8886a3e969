package price_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/price"
)

// What is not written as prices are is refused with the line.
func TestWhatIsNoFileOfPrices(t *testing.T) {
	for _, row := range []struct{ law, text, says string }{
		{"a line has its fields", "price\trandom\ta=b\t1\n", `prices.tsv:1: "price" does not begin a line with so many fields: run make prices`},
		{"numbers are whole", "# x\ntogether\ta=b\tc=d\t1\tx\n", `prices.tsv:2: "x" is not a whole number: run make prices`},
		{"sums are three numbers", "opener\tgreedy\t2\t1/2\n", `prices.tsv:1: "1/2" is not count/sum/sum of squares: run make prices`},
		{"sums are whole", "opener\tgreedy\t2\t1/2/x\n", `prices.tsv:1: "x" is not a whole number: run make prices`},
		{"few games and all", "price\tgreedy\ta=b\t1\t0\t0\t0\t0\t0/0/0\t0/0/0\t0/0/0\t0/0/0\t0/0/0\n",
			"prices.tsv: a=b has one line of greedy players instead of two: run make prices"},
	} {
		_, err := price.Parse(row.text)
		require.EqualError(t, err, row.says, row.law)
	}
}
