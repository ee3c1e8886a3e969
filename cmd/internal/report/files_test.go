package report_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
)

// Folders are gone through by name, with what is below them; files are taken whatever their names are.
func TestFilesOfFolders(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"b/2.yard", "b/1.golden", "b/c/x.Feature", "b/.git/x.yard", "b/notes.txt", "b/c.d/y.yard", "a.txt", "empty/x.txt"} {
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o700))
		require.NoError(t, os.WriteFile(name, nil, 0o600))
	}
	require.NoError(t, os.Symlink("..", filepath.Join("b", "up")))
	require.NoError(t, os.Symlink("b", "link"))
	var got, wrong []string
	for path, err := range report.Files([]string{"a.txt", "b", "-", "nowhere", "empty", "link"}) {
		got = append(got, filepath.ToSlash(path))
		if err != nil {
			wrong = append(wrong, path+": "+err.Error())
		}
	}
	require.Equal(t, []string{"a.txt", "b/1.golden", "b/2.yard", "b/c/x.Feature", "b/c.d/y.yard", "-", "nowhere", "empty",
		"link/1.golden", "link/2.yard", "link/c/x.Feature", "link/c.d/y.yard"}, got)
	require.Equal(t, []string{
		"empty: there is nothing to judge in this folder: names of records end in .yard or .golden, those of scenarios in .feature"}, wrong)
	for path := range report.Files([]string{"b", "a.txt"}) {
		require.Equal(t, "b/1.golden", filepath.ToSlash(path))
		break // and nothing is asked again
	}
}
