package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A file that cannot be opened is refused before anything is served.
func TestWhatTheDeskRefuses(t *testing.T) {
	for _, row := range []struct {
		says string
		args []string
	}{
		{"--at: this flag names a place in a record; name the record\n", []string{"--at", "3"}},
		{"--answer: name the record that the answers apply to; on the page you can choose other answers\n", []string{"--answer", "tie=earlier-seat"}},
		{"--at: ../../golden/precedents/sorting-yard.golden: there is no decision 99; the record has 40, so choose a number from 0 to 40\n",
			[]string{inGolden, "--at", "99"}},
		{"nowhere.yard: there is no such file; check its name and folder\n", []string{"nowhere.yard"}},
	} {
		_, out, code := outcome(t, append([]string{"desk"}, row.args...)...)
		require.Equal(t, unread, code)
		require.Equal(t, row.says, out)
	}
}

const inGolden = "../../golden/precedents/sorting-yard.golden"
