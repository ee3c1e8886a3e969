package rulebook_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

func TestASourceThatWasChangedIsNoticed(t *testing.T) {
	files := fstest.MapFS{"clauses.yaml": {Data: []byte("game: bridge\ntitle: Bridge\n")}, "rulings.yaml": {Data: []byte("game: bridge\n")}}
	b := &rulebook.Book{Files: files}
	require.NoError(t, b.UpToDate(), "a book that was made from nothing")
	for _, file := range []string{"clauses.yaml", "rulings.yaml"} {
		b.Sources = append(b.Sources, rulebook.Source{File: file, Digest: rulebook.Digest(files[file].Data)})
	}
	require.NoError(t, b.UpToDate())
	files["clauses.yaml"].Data = []byte("game: bridge\r\ntitle: Bridge\r\n")
	require.NoError(t, b.UpToDate(), "line ends do not count")
	files["rulings.yaml"].Data = []byte("game: bridge \n")
	require.EqualError(t, b.UpToDate(), "rulings.yaml has changed since the tables of the rulebook were made from it: run go generate "+
		"in its folder, and build again")
	delete(files, "clauses.yaml")
	require.ErrorIs(t, b.UpToDate(), fs.ErrNotExist)
}
