package yardmaster_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features"
)

// The rulebook has so many worked examples; one that is lost would not be missed otherwise.
func TestExamplesOfTheRulebook(t *testing.T) {
	require.Len(t, features.Cover(yardmaster.Book(), &features.Report{}).Examples, 25)
}
