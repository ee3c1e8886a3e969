package engine_test

import (
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What a reader can take in: lines of a file, columns of a line (a tab is four), files and lines of a package. Tests, tables that are
// generated, and texts on a line of their own are not counted.
const (
	mostLines        = 300
	mostColumns      = 140
	mostFiles        = 35
	mostPackageLines = 7_500
)

// larger are the packages that may be larger: the games, which have a file a chapter of their rulebooks (that of Frontier has more chapters
// than the other three together,
// and Hell on Wheels has more open questions to play than those of its length).
var larger = map[string]struct{ files, lines int }{
	"engine/frontier": {80, 12_330}, "engine/hellonwheels": {60, 7_800}, "engine/stockyards": {55, mostPackageLines},
	"engine/yardmaster": {40, mostPackageLines},
}

// adverbs are words of which no file is named: a file is named for the thing that it holds.
var adverbs = strings.Fields(`again ahead akin alike alone along anew anywhere apart aside away back beneath beside besides elsewhere ever
	here loose loosely now once only otherwise over said seldom since so still then there thus together twice under where why within without`)

func TestFilesAreNamedForThings(t *testing.T) {
	require.NoError(t, fs.WalkDir(os.DirFS(".."), ".", func(name string, d fs.DirEntry, err error) error {
		word, isCode := strings.CutSuffix(path.Base(name), ".go")
		if isCode && slices.Contains(adverbs, strings.TrimSuffix(word, "_test")) {
			t.Errorf("%s is named after an adverb; name it for what it holds", name)
		}
		return err
	}))
}

func TestCodeIsNoLargerThanAReader(t *testing.T) {
	root := os.DirFS("..")
	files, lines := map[string]int{}, map[string]int{}
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go") {
			return err
		}
		text, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		n := strings.Count(string(text), "\n")
		assert.LessOrEqual(t, n, mostLines, "%s is longer than %d lines: would a reader find two rooms in one?", name, mostLines)
		files[path.Dir(name)]++
		lines[path.Dir(name)] += n
		number := 0
		for line := range strings.Lines(string(text)) {
			number++
			if wide := utf8.RuneCountInString(strings.ReplaceAll(strings.TrimRight(line, "\n"), "\t", "    ")); wide > mostColumns {
				assert.True(t, strings.ContainsAny(line, "\"`"), "%s:%d has %d columns, %d at most where there is no text to break", name, number, wide, mostColumns)
			}
		}
		return nil
	})
	require.NoError(t, err)
	require.Greater(t, len(files), 20, "the walk has seen the module")
	for pkg := range files {
		most, ok := larger[pkg]
		if !ok {
			most.files, most.lines = mostFiles, mostPackageLines
		}
		assert.LessOrEqual(t, files[pkg], most.files, "files of %s", pkg)
		assert.LessOrEqual(t, lines[pkg], most.lines, "hand-written lines of %s", pkg)
	}
}
