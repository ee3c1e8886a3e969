package output_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/output"
)

// holds checks that the folder has a file with this text and nothing else.
func holds(t *testing.T, path, text string) {
	t.Helper()
	got, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, text, string(got))
	beside, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	require.Len(t, beside, 1)
}

func TestADraftIsReplacedByTheNext(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	f, err := output.Open(path, false)
	require.NoError(t, err)
	require.NoFileExists(t, path, "nothing is written before there is something to write")
	for _, text := range []string{"a longer draft", "a draft"} {
		require.NoError(t, f.Draft(text))
		holds(t, path, text)
	}
	require.NoError(t, f.Write("all"))
	holds(t, path, "all")
}

// Somebody else may write a file of that name in the meantime.
func TestWhatAppearsInTheMeantimeIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	for _, drafted := range []bool{false, true} {
		f, err := output.Open(path, false)
		require.NoError(t, err)
		if drafted {
			require.NoError(t, f.Draft("ours"))
			require.NoError(t, os.Rename(path, path+".old"))
			require.NoError(t, os.WriteFile(path, []byte("theirs"), 0o600))
			require.NoError(t, os.Remove(path+".old"))
		} else {
			require.NoError(t, os.WriteFile(path, []byte("theirs"), 0o600))
		}
		require.EqualError(t, f.Draft("ours"), "the file exists; name another, or replace it with --force")
		require.EqualError(t, f.Write("ours"), "the file exists; name another, or replace it with --force")
		holds(t, path, "theirs")
		require.NoError(t, os.Remove(path))
	}
	f, err := output.Open(path, true)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, []byte("theirs"), 0o600))
	require.NoError(t, f.Write("ours"))
	holds(t, path, "ours")
}

// A pipe gets the whole text once, and no drafts.
func TestAPipeGetsNoDraft(t *testing.T) {
	f, err := output.Open(os.DevNull, false)
	require.NoError(t, err)
	require.NoError(t, f.Draft("a draft"))
	require.NoError(t, f.Write("all"))
	require.Error(t, f.Write("again"), "it has been closed")
}

// What is written part by part appears when it is kept, and not when it is dropped.
func TestALongFileAppearsWhenItIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	f, err := output.Open(path, false)
	require.NoError(t, err)
	for _, keep := range []bool{false, true} {
		w, err := f.Writer()
		require.NoError(t, err)
		for range 3 {
			_, err := w.Write([]byte("row\n"))
			require.NoError(t, err)
		}
		require.NoFileExists(t, path)
		if keep {
			require.NoError(t, w.Keep())
			holds(t, path, "row\nrow\nrow\n") // and nothing lies beside it, though it has not been dropped
		}
		w.Drop()
		if !keep {
			left, err := os.ReadDir(filepath.Dir(path))
			require.NoError(t, err)
			require.Empty(t, left)
		}
	}
	holds(t, path, "row\nrow\nrow\n")
}

// A folder that was made for files is gone again if there were none, with those on the way to it; nothing else is.
func TestAFolderThatNothingWasWrittenIntoIsNotLeft(t *testing.T) {
	root := t.TempDir()
	folder := filepath.Join(root, "a", "b")
	leave, err := output.Folder(folder, false)
	require.NoError(t, err)
	require.DirExists(t, folder)
	leave()
	require.NoDirExists(t, filepath.Join(root, "a"))
	require.DirExists(t, root)

	leave, err = output.Folder(folder, false)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "x"), nil, 0o600))
	leave()
	require.FileExists(t, filepath.Join(folder, "x"))
	leave, err = output.Folder(folder, false)
	require.ErrorContains(t, err, "the folder is not empty")
	leave()
	require.FileExists(t, filepath.Join(folder, "x"))
	empty := t.TempDir()
	leave, err = output.Folder(empty, false)
	require.NoError(t, err)
	leave()
	require.DirExists(t, empty, "it was there before")

	leave, err = output.Folder(filepath.Join(root, "c", "d", "\x00"), false)
	require.Error(t, err)
	leave()
	require.NoDirExists(t, filepath.Join(root, "c"))
}
