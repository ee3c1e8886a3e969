package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Ten times as many records take no more memory, in all forms.
func TestManyRecordsTakeNoMoreMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("judges thousands of records")
	}
	folder, reports := t.TempDir(), t.TempDir()
	written := 0
	peakOf := func(n int) int {
		for ; written < n; written++ {
			text := disputed
			if written%3 == 0 {
				text = inRecord + "---\nchance: arrival coal-3\n"
			}
			require.NoError(t, os.WriteFile(filepath.Join(folder, fmt.Sprintf("%06d.yard", written)), []byte(text), 0o600))
		}
		return peak(t, exec.Command("yardstick", append([]string{"judge", folder}, inAllForms(reports)...)...))
	}
	const few, many, most, noise = 300, 3000, 200 << 10, 20 << 10
	before := peakOf(few)
	after := peakOf(many)
	require.Less(t, after, most, "KiB")
	require.Less(t, after, before+noise, "KiB")
	t.Logf("%d KiB for %d records, %d KiB for %d", before, few, after, many)
}

// Precedents are read one at a time: ten times as many whole games take little more memory.
func TestManyPrecedentsTakeNoMoreMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("judges hundreds of whole games")
	}
	folder := t.TempDir()
	text, err := os.ReadFile("../../golden/frontier/other-answers-12.golden")
	require.NoError(t, err)
	_, record, _ := strings.Cut(string(text), "yardstick 1\n")
	decided := "# at issue: May it? [FR-LUM-16]\n# decided: overruled\nyardstick 1\n" + record
	written := 0
	peakOf := func(n int) int {
		for ; written < n; written++ {
			require.NoError(t, os.WriteFile(filepath.Join(folder, fmt.Sprintf("%04d.golden", written)), []byte(decided), 0o600))
		}
		return peak(t, exec.Command("yardstick", "judge", "../../golden/precedents/cattle-past-two.golden", "--precedents", folder))
	}
	const few, many, most, noise = 30, 300, 200 << 10, 30 << 10
	before := peakOf(few)
	after := peakOf(many)
	require.Less(t, after, most, "KiB")
	require.Less(t, after, before+noise, "KiB")
	t.Logf("%d KiB with %d precedents, %d KiB with %d", before, few, after, many)
}

// A stopped run reports its results within a second, in every form.
func TestSeveralAreStopped(t *testing.T) {
	folder := t.TempDir()
	games, err := filepath.Glob("../../golden/frontier/*.golden")
	require.NoError(t, err)
	games = slices.Repeat(games, 100)
	program := exec.Command("yardstick", slices.Concat([]string{"judge"}, games, inAllForms(folder))...)
	var out, said heard
	program.Stdout, program.Stderr = &out, &said
	require.NoError(t, program.Start())
	require.Eventually(t, func() bool { return out.times("upheld: ") > 1 }, 20*time.Second, 5*time.Millisecond)
	require.NoError(t, program.Process.Signal(syscall.SIGINT))
	asked := time.Now()
	err = program.Wait()
	require.Less(t, time.Since(asked), time.Second)
	var failed *exec.ExitError
	require.ErrorAs(t, err, &failed)
	require.Equal(t, unread, failed.ExitCode())
	require.Equal(t, 1, said.times("yardstick judge: stopped before the end\n"))
	require.Equal(t, 6, out.times("; stopped before the end\n"), "the sum, and for each report")
	for ending, mark := range map[string]string{".md": "stopped before the end", ".json": `"stopped":true`, ".xml": "stopped before the end",
		".ndjson": "stopped before the end", ".sarif": `"executionSuccessful":false`} {
		text, err := os.ReadFile(filepath.Join(folder, "report"+ending))
		require.NoError(t, err)
		require.Contains(t, string(text), mark)
	}
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, entries, len(inAllForms(folder))/3)
	require.False(t, strings.Contains(out.text.String(), "not read"))
}
