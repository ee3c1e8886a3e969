package features_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// FuzzRun: any file is either run or refused in one line.
func FuzzRun(f *testing.F) {
	files, err := filepath.Glob("*/*.feature")
	require.NoError(f, err)
	small, err := filepath.Glob("testdata/bad/*.feature")
	require.NoError(f, err)
	for _, name := range append(files, small...) {
		text, err := os.ReadFile(name)
		require.NoError(f, err)
		f.Add(string(text[:min(len(text), 2000)]))
	}
	f.Add(withSteps(`Then the goal is 18`))
	f.Fuzz(func(t *testing.T, text string) {
		report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text)})
		if err != nil {
			require.False(t, strings.ContainsAny(err.Error(), "\n"), "%q is more than a line", err)
			return
		}
		require.NotEmpty(t, report.Scenarios)
		for _, s := range report.Scenarios {
			require.NotContains(t, failure(s), "runtime error")
		}
	})
}

func failure(s features.Scenario) string {
	if s.Failure == nil {
		return ""
	}
	said := s.Failure.Message
	for _, also := range s.Failure.Also {
		said += "\n" + also.Message
	}
	return said
}
