package yardmaster_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features"
)

// The number of the rulebook's worked examples is fixed here, so that none is lost unnoticed.
func TestExamplesOfTheRulebook(t *testing.T) {
	require.Len(t, features.Cover(yardmaster.Book(), &features.Report{}).Examples, 25)
}
