package witness_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/features"
)

// One scenario that cannot be read does not keep the others from being judged, and the answer reports it.
func TestScenariosOfAReferee(t *testing.T) {
	const head = "Feature: f\n\n"
	const strange = "  Scenario: In a tongue of its own\n    Given a Yardmaster game of ann and bob\n    Then the moon is full\n\n"
	const plain = "  Scenario: As it should be\n    Given a Yardmaster game of ann and bob\n" +
		"    And it is ann's turn\n    Then ann may do \"done\"\n"
	folder := fstest.MapFS{"f.feature": {Data: []byte(head + strange + plain)}, "g.feature": {Data: []byte(head + plain)}}
	said, err := (&witness.Court{Options: features.Options{FS: folder, Files: []string{"f.feature"}, Root: "mine"}}).Judge(t.Context())
	require.NoError(t, err)
	require.False(t, said.Upheld)
	require.Len(t, said.Scenarios, 2)
	require.Regexp(t, `^mine/f.feature:5: .*the moon is full`, said.Error)
	said, err = (&witness.Court{Options: features.Options{FS: folder, Files: []string{"g.feature"}, Root: "mine"}}).Judge(t.Context())
	require.NoError(t, err)
	require.True(t, said.Upheld)
	require.Empty(t, said.Error)
	_, err = (&witness.Court{Options: features.Options{FS: folder, Files: []string{"nowhere.feature"}, Root: "mine"}}).Judge(t.Context())
	require.Error(t, err)
}
