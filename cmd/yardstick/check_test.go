package main

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

func TestDataThatWereEditedWithoutGeneratingAreNoticed(t *testing.T) {
	require.NoError(t, upToDate(games.All()))
	entry := yard(t)
	edited := *entry.Book
	edited.Files = fstest.MapFS{"clauses.yaml": {Data: []byte("game: yardmaster\n")}}
	entry.Book = &edited
	require.EqualError(t, upToDate([]games.Entry{entry}),
		"engine/yardmaster: clauses.yaml has changed since the tables of the rulebook were made from it: "+
			"run go generate in its folder, and build again")
}
