package report_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
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
	folders := &report.Folders{}
	for path, err := range folders.Files(t.Context(), []string{"a.txt", "b", "-", "nowhere", "empty", "link"}) {
		got = append(got, filepath.ToSlash(path))
		if err != nil {
			wrong = append(wrong, path+": "+err.Error())
		}
	}
	require.Equal(t, []string{"a.txt", "b/1.golden", "b/2.yard", "b/c/x.Feature", "b/c.d/y.yard", "-", "nowhere", "empty",
		"link/1.golden", "link/2.yard", "link/c/x.Feature", "link/c.d/y.yard"}, got)
	require.Equal(t, []string{
		"empty: there is nothing to judge in this folder: names of records end in .yard or .golden, those of scenarios in .feature"}, wrong)
	require.Equal(t, 3, folders.Passed, "x.txt, and notes.txt, which is there once more by the link")
	got = nil
	for path := range folders.Files(t.Context(), []string{"a.txt", "./a.txt", "b/2.yard", "b", "b/../a.txt"}) {
		got = append(got, filepath.ToSlash(path))
	}
	require.Equal(t, []string{"a.txt", "b/2.yard", "b/1.golden", "b/c/x.Feature", "b/c.d/y.yard"}, got, "each once")
	for path := range folders.Files(t.Context(), []string{"b", "a.txt"}) {
		require.Equal(t, "b/1.golden", filepath.ToSlash(path))
		break // and nothing is asked again
	}
}

// Other programs have files of these endings too: they are passed over and counted, and one that may be meant is not.
func TestForeignFilesArePassedOver(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"a.golden": "HTTP/1.1 200 OK\n", "b.golden": "# ours\n\nyardstick 9\n", "c.golden": "\ufeffyardstick 1\n", "d.golden": "", "e.golden": "# x\n",
		"f.feature": "Feature: x\n  Scenario: y\n    Given a calculator\n", "g.feature": "Feature: x\n  Scenario: y\n    Given a YARDMASTER\n",
		"h.feature": "", "i.yard": "whatever\n", "j.go": "package j\n",
	} {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
	}
	folders := &report.Folders{Known: []string{"yardmaster"}}
	var got []string
	for path, err := range folders.Files(t.Context(), []string{"."}) {
		require.NoError(t, err)
		got = append(got, path)
	}
	require.Equal(t, []string{"b.golden", "c.golden", "d.golden", "e.golden", "g.feature", "h.feature", "i.yard"}, got)
	require.Equal(t, 3, folders.Passed)
	said := written(t, "text", false, false)
	require.NotContains(t, said, "passed over")
	var b strings.Builder
	for _, form := range []string{"text", "md"} {
		require.NoError(t, report.New(form, &b, report.Head{}).End(&report.Tally{PassedOver: 3}))
		require.Contains(t, strings.ToLower(b.String()), "3 other files passed over: neither a record nor scenarios of a known game\n")
		b.Reset()
	}
}

// What is in the folder by a link alone is somebody else's, and nothing in it is said.
func TestALinkThatLeadsOutIsNotRead(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a right there")
	}
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("club", 0o700))
	require.NoError(t, os.WriteFile("secret", []byte("secret"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join("club", "in.yard"), nil, 0o600))
	for name, to := range map[string]string{"out.yard": filepath.Join("..", "secret"), "within.yard": "in.yard", "gone.yard": "nowhere"} {
		require.NoError(t, os.Symlink(to, filepath.Join("club", name)))
	}
	wrong := map[string]string{}
	for path, err := range new(report.Folders).Files(t.Context(), []string{"club"}) {
		wrong[filepath.Base(path)] = fmt.Sprint(err)
	}
	require.Equal(t, map[string]string{"in.yard": "<nil>", "within.yard": "<nil>", "gone.yard": "<nil>",
		"out.yard": "this link leads out of the folder; name the file that it leads to"}, wrong)
}

// Who ends the program does not wait for a folder with much in it.
func TestAWalkThatIsStopped(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("a.yard", nil, 0o600))
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for path := range new(report.Folders).Files(ctx, []string{"."}) {
		t.Fatal(path)
	}
}
