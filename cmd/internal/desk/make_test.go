//go:build unix

package desk

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// pretended is a go command that builds an engine of four letters, and writes down what it is asked for.
const pretended = `#!/bin/sh
echo "$PWD $GOOS $*" >> "$ASKED"
case $1 in
env) echo "$ROOT" ;;
list) echo "$SOURCE" ;;
build) eval "$DURING"; while [ "$1" != -o ]; do shift; done; echo wasm > "$2" ;;
esac
`

// machine is a user's machine with a go command that pretends.
type machine struct{ asked, source, cache string }

func newMachine(t *testing.T, during string) *machine {
	folder := t.TempDir()
	m := &machine{filepath.Join(folder, "asked"), filepath.Join(folder, "source"), filepath.Join(folder, "cache")}
	scripts := filepath.Join(folder, "root", "lib", "wasm")
	for _, dir := range []string{m.source, scripts, filepath.Join(folder, "path")} {
		require.NoError(t, os.MkdirAll(dir, 0o700))
	}
	require.NoError(t, os.WriteFile(filepath.Join(scripts, "wasm_exec.js"), []byte("script of this Go"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "path", "go"), []byte(pretended), 0o700))
	for name, value := range map[string]string{"ASKED": m.asked, "ROOT": filepath.Join(folder, "root"), "SOURCE": m.source, "DURING": during,
		"XDG_CACHE_HOME": m.cache, "HOME": folder, "PATH": filepath.Join(folder, "path") + ":/usr/bin:/bin"} {
		t.Setenv(name, value)
	}
	var err error
	m.cache, err = os.UserCacheDir() // which not every system has in the variable
	require.NoError(t, err)
	return m
}

// installed is a program of a version, as go install makes it.
func installed(version string) *source { return &source{version: version} }

// make finds the engine of a source, and returns the lines about long work.
func (m *machine) find(ctx context.Context, s *source) (e *Engine, lines []string, err error) {
	e, err = s.engine(ctx, func(line string, build func()) { lines = append(lines, line); build() })
	return e, lines, err
}

// An installed program builds the engine of its version once, says so, and keeps it with the script of the same Go.
func TestAnEngineIsBuiltOnce(t *testing.T) {
	m := newMachine(t, "")
	first, lines, err := m.find(t.Context(), installed("v0.1.0"))
	require.NoError(t, err)
	require.Equal(t, []string{"building the page's engine of v0.1.0 once, for a minute or two, into " + m.cache + "/yardstick/desk-v0.1.0"}, lines)
	require.Equal(t, "script of this Go", string(first.script))
	z, err := gzip.NewReader(bytes.NewReader(first.wasm))
	require.NoError(t, err)
	wasm, err := io.ReadAll(z)
	require.NoError(t, err)
	require.Equal(t, "wasm\n", string(wasm), "the whole engine")
	asked, err := os.ReadFile(m.asked)
	require.NoError(t, err)
	require.Contains(t, string(asked), "  mod download github.com/yardstick-rules/yardstick@v0.1.0\n")
	require.Contains(t, string(asked), m.source+" js build -trimpath -buildvcs=false -ldflags=-s -w -o ")
	require.NoError(t, os.Remove(m.asked))
	second, lines, err := m.find(t.Context(), installed("v0.1.0"))
	require.NoError(t, err)
	require.Equal(t, first, second)
	require.Empty(t, lines)
	require.NoFileExists(t, m.asked, "nothing is built again")
	_, lines, err = m.find(t.Context(), installed("v0.2.0"))
	require.NoError(t, err)
	require.Len(t, lines, 1, "another version has an engine of its own")
	requireKept(t, m, "desk-v0.1.0", "desk-v0.2.0")
}

// requireKept checks the names in the folder of engines: nothing is left of a build.
func requireKept(t *testing.T, m *machine, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Join(m.cache, "yardstick"))
	require.NoError(t, err)
	require.Len(t, entries, len(names))
	for i, e := range entries {
		require.Equal(t, names[i], e.Name())
	}
}

// A checkout changes, so its engine is built from the folder each time.
func TestTheEngineOfACheckoutIsNotKept(t *testing.T) {
	m := newMachine(t, "")
	for range 2 {
		_, lines, err := m.find(t.Context(), &source{folder: m.source})
		require.NoError(t, err)
		require.Equal(t, []string{"building the page's engine from " + m.source + ", as make build does once"}, lines)
		requireKept(t, m)
	}
}

// A build that fails or is stopped leaves nothing, and the error has the next step.
func TestAnEngineThatIsNotBuilt(t *testing.T) {
	t.Run("no Go", func(t *testing.T) {
		m := newMachine(t, "")
		t.Setenv("PATH", t.TempDir())
		_, _, err := m.find(t.Context(), installed("v0.1.0"))
		require.EqualError(t, err, "the go command is needed for the build, and is not on the PATH; "+
			"install Go, or take a release of Yardstick, which contains the page's engine")
		requireKept(t, m)
	})
	t.Run("a fault", func(t *testing.T) {
		m := newMachine(t, "echo '# worker' >&2; echo 'clerk.go:7: no such thing' >&2; exit 1")
		_, _, err := m.find(t.Context(), installed("v0.1.0"))
		require.EqualError(t, err, "the build fails: clerk.go:7: no such thing")
		requireKept(t, m)
	})
	t.Run("no home", func(t *testing.T) {
		m := newMachine(t, "")
		t.Setenv("HOME", "")
		t.Setenv("XDG_CACHE_HOME", "")
		_, _, err := m.find(t.Context(), installed("v0.1.0"))
		require.ErrorContains(t, err, "there is no place to keep the page's engine: ")
	})
	t.Run("stopped", func(t *testing.T) {
		m := newMachine(t, "trap '' INT; echo >> \"$ASKED.during\"; sleep 600")
		ctx, stop := context.WithCancel(t.Context())
		done := make(chan error, 1)
		go func() { _, _, err := m.find(ctx, installed("v0.1.0")); done <- err }()
		require.Eventually(t, func() bool { _, err := os.Stat(m.asked + ".during"); return err == nil }, 20*time.Second, 5*time.Millisecond)
		stop()
		select {
		case err := <-done:
			require.ErrorIs(t, err, context.Canceled)
		case <-time.After(time.Second):
			t.Fatal("it goes on")
		}
		requireKept(t, m)
	})
}

// The source of an engine is that of the program: a version that the go command can fetch, or the checkout.
func TestTheSourceOfAnEngine(t *testing.T) {
	sum := debug.Module{Path: module, Version: "v0.1.0", Sum: "h1:abc="}
	s, err := sourceOf(&debug.BuildInfo{Main: sum}, "yardstick/make.go")
	require.NoError(t, err)
	require.Equal(t, &source{version: "v0.1.0"}, s)
	stamped := debug.Module{Path: module, Version: "v0.1.1-0.20260101000000-0123456789ab"} // of a commit that nobody else may have
	top, err := filepath.Abs("../../..")
	require.NoError(t, err)
	for _, built := range []*debug.BuildInfo{nil, {Main: stamped}, {Main: debug.Module{Version: "(devel)"}}} {
		s, err = sourceOf(built, filepath.Join(top, "cmd/internal/desk/make.go"))
		require.NoError(t, err)
		require.Equal(t, &source{folder: top}, s)
		for _, elsewhere := range []string{"github.com/yardstick-rules/yardstick/cmd/internal/desk/make.go", filepath.Join(t.TempDir(), "a/b/c/make.go"), ""} {
			_, err = sourceOf(built, elsewhere)
			require.EqualError(t, err, "built without the desk, from a source that is not known; run make build in a checkout, "+
				"or go install github.com/yardstick-rules/yardstick/cmd/yardstick@latest")
		}
	}
}
