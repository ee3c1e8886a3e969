//go:build linux

package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

const module = "github.com/yardstick-rules/yardstick"

// installed installs the program as go install does, from a proxy that has this release, and opens desks with it.
func (r *release) installed(t *testing.T) {
	folder, go1 := t.TempDir(), strings.TrimSpace(output(t, nil, "go", "env", "GOMODCACHE"))
	r.publish(t, filepath.Join(folder, "proxy"))
	env := []string{"GOPROXY=file://" + folder + "/proxy,file://" + go1 + "/cache/download,off", "GOSUMDB=off", "GOFLAGS=-modcacherw",
		"GOMODCACHE=" + folder + "/modules", "GOBIN=" + folder + "/bin", "HOME=" + folder, "XDG_CACHE_HOME=" + folder + "/cache",
		"GOCACHE=" + strings.TrimSpace(output(t, nil, "go", "env", "GOCACHE"))}
	output(t, env, "go", "install", module+"/cmd/yardstick@v"+r.version)
	program := filepath.Join(folder, "bin", "yardstick")
	require.Contains(t, output(t, env, program, "--version"), "yardstick: version v"+r.version+", commit unknown, built with ")
	desk := func(to string, env ...string) *exec.Cmd {
		command := exec.CommandContext(t.Context(), program, "desk", "-o", filepath.Join(folder, to))
		command.Env = append(os.Environ(), env...)
		return command
	}
	t.Run("stopped", func(t *testing.T) {
		cold := append(env, "GOCACHE="+t.TempDir(), "XDG_CACHE_HOME="+t.TempDir())
		stopped(t, desk("stopped.html", cold...), strings.TrimPrefix(cold[len(cold)-1], "XDG_CACHE_HOME=")+"/yardstick")
		require.NoFileExists(t, filepath.Join(folder, "stopped.html"))
	})
	t.Run("without Go", func(t *testing.T) {
		out, err := desk("none.html", append(env, "PATH=")...).CombinedOutput()
		require.Error(t, err)
		require.Contains(t, string(out), "install Go, or take a release of Yardstick, which contains the page's engine\n")
	})
	kept := folder + "/cache/yardstick/desk-v" + r.version
	t.Run("once", func(t *testing.T) {
		out, err := desk("first.html", env...).CombinedOutput()
		require.NoError(t, err, "%s", out)
		require.Contains(t, string(out), "building the page's engine of v"+r.version+" once, for a minute or two, into "+kept+"\n")
		r.engine(t, filepath.Join(folder, "first.html"))
		script, err := os.ReadFile(filepath.Join(strings.TrimSpace(output(t, nil, "go", "env", "GOROOT")), "lib/wasm/wasm_exec.js"))
		require.NoError(t, err)
		own, err := os.ReadFile(filepath.Join(kept, "wasm_exec.js"))
		require.NoError(t, err)
		require.Equal(t, string(script), string(own), "of the Go that built the engine")
	})
	t.Run("again", func(t *testing.T) {
		out, err := desk("second.html", append(env, "PATH=")...).CombinedOutput() // nothing can be built
		require.NoError(t, err, "%s", out)
		require.Equal(t, filepath.Join(folder, "second.html")+": a page about any record; open it in a browser\n", string(out))
		r.engine(t, filepath.Join(folder, "second.html"))
	})
}

// publish writes the files of a proxy that has this module alone: as any version control would, without nested modules.
func (r *release) publish(t *testing.T, proxy string) {
	t.Helper()
	at := filepath.Join(proxy, module, "@v")
	require.NoError(t, os.MkdirAll(at, 0o700))
	without := []string{"--", "."}
	for _, mod := range strings.Fields(output(t, nil, "git", "-C", r.root, "ls-files", "*/go.mod")) {
		without = append(without, ":!"+path.Dir(mod))
	}
	require.Len(t, without, 4, "the lab and the example are modules")
	file := filepath.Join(at, "v"+r.version)
	output(t, nil, "git", append([]string{"-C", r.root, "archive", "--format=zip", "-o", file + ".zip",
		"--prefix=" + module + "@v" + r.version + "/", "HEAD"}, without...)...)
	mod, err := os.ReadFile(filepath.Join(r.root, "go.mod"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file+".mod", mod, 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(at, "list"), []byte("v"+r.version+"\n"), 0o600))
	info, err := json.Marshal(map[string]string{"Version": "v" + r.version, "Time": "2026-01-31T00:00:00Z"})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file+".info", info, 0o600))
}

// stopped interrupts a build while it compiles: the program ends within a second, and leaves nothing behind.
func stopped(t *testing.T, command *exec.Cmd, cache string) {
	t.Helper()
	var said strings.Builder
	command.Stderr = &said
	require.NoError(t, command.Start())
	require.Eventually(t, func() bool {
		compiled, _ := filepath.Glob(cache + "/building-*/go-build*/b*/_pkg_.a")
		return len(compiled) > 5
	}, 5*time.Minute, 10*time.Millisecond, "it compiles")
	began := time.Now()
	require.NoError(t, command.Process.Signal(os.Interrupt))
	require.Error(t, command.Wait())
	require.Less(t, time.Since(began), time.Second)
	require.Contains(t, said.String(), "yardstick desk: stopped before the end\n")
	left, err := os.ReadDir(cache)
	require.NoError(t, err)
	require.Empty(t, left)
}
