package remedy

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is near to a refused action shares with it something that it names, and not its form alone.
func TestNearestActions(t *testing.T) {
	for _, row := range []struct {
		law, refused string
		legal, near  []string
	}{
		{"a camp elsewhere is not near to a well", "build well at h6",
			[]string{"build camp at a4", "build camp at b4", "build well at g6", "end-turn"}, []string{"build well at g6"}},
		{"if nothing is near, nothing is named", "build well at h6", []string{"build camp at a4", "build tent at b4"}, []string{}},
		{"an act that names one thing is near to the same act with another", "slaughter sheep",
			[]string{"slaughter cattle", "slaughter hogs", "contract"}, []string{"slaughter cattle", "slaughter hogs"}},
		{"another act at the same place has little in common", "build well at h6", []string{"viaduct at h6"}, []string{}},
		{"what shares more comes first", "load coal-4 now", []string{"load oil-1", "load coal-4", "load coal-2 now"},
			[]string{"load coal-4", "load coal-2 now"}},
	} {
		found := []string{}
		for _, n := range nearest(row.refused, row.legal) {
			found = append(found, n.Action)
		}
		require.Equal(t, row.near, found, row.law)
	}
}
