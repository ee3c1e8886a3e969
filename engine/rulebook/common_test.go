package rulebook_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// A clause that is not in the file is rare, and so are all of a book that has none.
func TestCommonClauses(t *testing.T) {
	common := func(text string) (map[engine.Clause]int, error) {
		book := rulebook.Book{Files: fstest.MapFS{rulebook.CommonFile: {Data: []byte(text)}}}
		return book.Common()
	}
	is, err := common("# words\nA-1\t10\r\nA-2\t1000\n")
	require.NoError(t, err)
	require.Equal(t, map[engine.Clause]int{"A-1": 10, "A-2": 1000}, is)

	_, err = common("# words\nA-1 10\n")
	require.EqualError(t, err, "common.tsv:2: a line is a clause, a tab and a number; run make golden")

	none := rulebook.Book{Files: fstest.MapFS{}}
	is, err = none.Common()
	require.NoError(t, err)
	require.Empty(t, is)
}
