package witness

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// Of tests that fail each is a line, with its clauses first: those that it is about, and those that it names. What fails only since
// something within it does is none.
func TestWhatFailsIsALineOfItsOwn(t *testing.T) {
	const said = `go: something else
{"Action":"run","Package":"github.com/yardstick-rules/yardstick/features","Test":"TestScenarios"}
{"Action":"attr","Package":"github.com/yardstick-rules/yardstick/features","Test":"TestScenarios/x/one","Key":"clause","Value":"@YM-GOAL-02"}
{"Action":"output","Package":"github.com/yardstick-rules/yardstick/features","Test":"TestScenarios/x/one","Output":"=== RUN   TestScenarios/x/one\n"}
{"Action":"output","Package":"github.com/yardstick-rules/yardstick/features","Test":"TestScenarios/x/one","Output":"        Error Trace:\t/a/b.go:3\n"}
{"Action":"output","Package":"github.com/yardstick-rules/yardstick/features","Test":"TestScenarios/x/one","Output":"        Error:   the goal is 17, not 16 (YM-R-point-goal, YM-WIN-01)\n"}
{"Action":"fail","Package":"github.com/yardstick-rules/yardstick/features","Test":"TestScenarios/x/one"}
{"Action":"fail","Package":"github.com/yardstick-rules/yardstick/features","Test":"TestScenarios"}
{"Action":"output","Package":"github.com/yardstick-rules/yardstick/features","Output":"FAIL\tfeatures\n"}
{"Action":"fail","Package":"github.com/yardstick-rules/yardstick/features"}
{"Action":"pass","Package":"github.com/yardstick-rules/yardstick/golden","Test":"TestX"}
{"ImportPath":"github.com/yardstick-rules/yardstick/properties","Action":"build-output","Output":"undefined: x\n"}
{"ImportPath":"github.com/yardstick-rules/yardstick/properties","Action":"build-fail"}
`
	require.Equal(t, []string{
		"YM-GOAL-02 YM-WIN-01 features TestScenarios/x/one: Error: the goal is 17, not 16 (YM-R-point-goal, YM-WIN-01)",
		"properties: undefined: x",
	}, failing([]byte(said), "YM"))
	root, entry := t.TempDir(), games.All()[0]
	_, err := Tests(t.Context(), root, entry)
	require.ErrorContains(t, err, "the tests are in a checkout of github.com/yardstick-rules/yardstick: run this at its root")
	require.NoError(t, os.WriteFile(filepath.Join(root, "go.mod"), []byte("module "+module+"\n"), 0o600))
	_, err = Tests(t.Context(), root, entry)
	require.ErrorContains(t, err, "make test GAME="+entry.Name(), "there is nothing to make")
}
