package yardmaster

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features/step"
)

func TestWordsThatAreNoKinds(t *testing.T) {
	for _, row := range []struct {
		of         step.Words
		text, says string
	}{
		{cargoWords(), "coal 2", `there is no cargo card "2"; several of a kind are written with a star, such as coal*2`},
		{cargoWords(), "cole*2", `there is no cargo card "cole"; did you mean "coal"?`},
		{railcarWords(), "whisky-barrels", `there is no railcar "whisky-barrels"; there are coal-1, `},
		{tokenWords(), "draw-2", `there is no exchange rate token "draw-2"; there are coal, livestock, oil, timber, automobile`},
	} {
		_, err := row.of.List(row.text)
		require.ErrorContains(t, err, row.says)
		require.True(t, step.IsScenarioError(err))
	}
	list, err := railcarWords().List("only oil-1", "only")
	require.NoError(t, err)
	require.Equal(t, []string{"only", "oil-1"}, list)
}
