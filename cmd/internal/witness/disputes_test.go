package witness_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/features"
)

// elsewhere are the disputes whose verdict is about another decision than the one in dispute, because the table lacks what it needs.
var elsewhere = map[string]string{"hellonwheels-09.feature": "ann holds no saloon"}

// TestDisputesAreReadAsTheyAreWritten: of the disputes that a referee wrote who had not seen the steps, a number is read at the first
// attempt, and the verdict on each of these is his.
func TestDisputesAreReadAsTheyAreWritten(t *testing.T) {
	const readAtLeast = 16 // of 48; 6 before names, several things in a sentence and more verbs were read
	disputes, err := txtar.ParseFile("testdata/disputes.txtar")
	require.NoError(t, err)
	require.Len(t, disputes.Files, 48)
	read := 0
	for _, d := range disputes.Files {
		name, expected, _ := strings.Cut(d.Name, " ")
		folder := fstest.MapFS{name: {Data: d.Data}}
		said, err := (&witness.Court{Options: features.Options{FS: folder, Files: []string{name}}, Quick: true}).Judge(t.Context())
		require.NoError(t, err, name)
		if said.Error != "" || said.Scenarios[0].Verdict == nil {
			continue
		}
		read++
		if elsewhere[name] == "" {
			require.Equal(t, expected == "upheld", said.Upheld, "%s: %v", name, said.Scenarios[0].Verdict.Line)
		}
	}
	t.Logf("%d read at the first attempt", read)
	require.GreaterOrEqual(t, read, readAtLeast)
}
