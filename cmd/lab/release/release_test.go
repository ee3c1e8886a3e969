//go:build linux

package main

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// A release of the last commit is the same from two folders, and every part of it works where nothing else is. Both
// folders share the compiler's cache, whose entries depend on everything that decides them, a path included; what they
// link, compress and pack is made twice. Uncommitted changes are not tried.
func TestARelease(t *testing.T) {
	if testing.Short() {
		t.Skip("minutes")
	}
	need(t, "zip")
	one := checkout(t)
	one.make(t)
	t.Run("again", func(t *testing.T) {
		two := checkout(t)
		two.make(t, "GOPROXY=off") // without a network too
		require.Equal(t, one.read(t, "SHA256SUMS"), two.read(t, "SHA256SUMS"), "the same bytes")
	})
	t.Run("sums", func(t *testing.T) { one.sums(t) })
	t.Run("programs", func(t *testing.T) { one.programs(t) })
	t.Run("archive", func(t *testing.T) { one.archive(t) })
	t.Run("package", func(t *testing.T) { one.debian(t) })
	t.Run("installed", func(t *testing.T) { one.installed(t) })
}

// need skips a test on a machine without a command; the machine that lands changes has every one.
func need(t *testing.T, commands ...string) {
	t.Helper()
	for _, name := range commands {
		if _, err := exec.LookPath(name); err != nil && os.Getenv("CI") == "true" {
			t.Fatalf("%s is needed here: .ci/run installs it", name)
		} else if err != nil {
			t.Skipf("there is no %s on this machine: install it to try a release", name)
		}
	}
}

// release is a checkout of the last commit with the files of its release.
type release struct{ root, version, commit string }

// checkout clones the last commit of this repository.
func checkout(t *testing.T) *release {
	t.Helper()
	r := &release{root: filepath.Join(t.TempDir(), "yardstick")}
	output(t, nil, "git", "clone", "-q", "--shared", "../../..", r.root)
	r.commit = strings.TrimSpace(output(t, nil, "git", "-C", r.root, "rev-parse", "HEAD"))
	text, err := os.ReadFile(filepath.Join(r.root, "CHANGELOG.md"))
	require.NoError(t, err)
	newest := regexp.MustCompile(`(?m)^## (\S+)$`).FindSubmatch(text)
	require.NotNil(t, newest, "the changelog has a heading of a version")
	r.version = string(newest[1])
	return r
}

func (r *release) make(t *testing.T, env ...string) {
	t.Helper()
	output(t, env, "make", "-s", "-C", r.root, "release")
}

// output runs a command that succeeds and returns its standard output.
func output(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	command := exec.CommandContext(t.Context(), name, args...)
	command.Env = append(os.Environ(), env...)
	var errs strings.Builder
	command.Stderr = &errs
	out, err := command.Output()
	require.NoError(t, err, "%s %s: %s", name, strings.Join(args, " "), errs.String())
	return string(out)
}

// path returns the path of a file of the release.
func (r *release) path(name string) string { return filepath.Join(r.root, "bin", "release", name) }

func (r *release) read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(r.path(name))
	require.NoError(t, err)
	return string(text)
}

// sums checks the checksums: they are right, and no file is without one.
func (r *release) sums(t *testing.T) {
	names := []string{"CHANGELOG.md", "yardstick_" + r.version + "_amd64.deb", "yardstick_" + r.version + "_arm64.deb"}
	for _, arch := range []string{"amd64", "arm64"} {
		for system, ending := range map[string]string{"linux": ".tar.gz", "darwin": ".tar.gz", "windows": ".zip"} {
			name := "yardstick-" + r.version + "-" + system + "-" + arch
			names = append(names, name+ending, name+".cdx.json")
		}
	}
	var listed []string
	for line := range strings.Lines(r.read(t, "SHA256SUMS")) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		listed = append(listed, name)
		is := sha256.Sum256([]byte(r.read(t, name)))
		require.Equal(t, hex.EncodeToString(is[:]), sum, name)
	}
	require.ElementsMatch(t, names, listed)
	entries, err := os.ReadDir(r.path(""))
	require.NoError(t, err)
	require.Len(t, entries, len(names)+1)
	require.Contains(t, r.read(t, "CHANGELOG.md"), "\n## "+r.version+"\n")
}

// programs checks the program in each archive, and its bill of materials.
func (r *release) programs(t *testing.T) {
	engine, err := os.ReadFile(filepath.Join(r.root, "cmd/internal/desk/web/built/engine.wasm.gz"))
	require.NoError(t, err)
	for _, system := range []string{"linux", "darwin", "windows"} {
		for _, arch := range []string{"amd64", "arm64"} {
			name := "yardstick-" + r.version + "-" + system + "-" + arch
			program := r.program(t, name, system == "windows")
			built, err := buildinfo.Read(bytes.NewReader(program))
			require.NoError(t, err, name)
			settings := map[string]string{}
			for _, s := range built.Settings {
				settings[s.Key] = s.Value
			}
			require.Equal(t, []string{system, arch, "true", "0"},
				[]string{settings["GOOS"], settings["GOARCH"], settings["-trimpath"], settings["CGO_ENABLED"]}, name)
			require.True(t, bytes.Contains(program, []byte(r.commit)), "%s: the commit", name)
			require.True(t, bytes.Contains(program, []byte("v"+r.version)), "%s: the version", name)
			require.True(t, bytes.Contains(program, engine), "%s: the page's engine", name)
			require.False(t, bytes.Contains(program, []byte(r.root)), "%s: no path of this machine", name)
			r.bill(t, name)
		}
	}
}

// program reads the program in an archive.
func (r *release) program(t *testing.T, name string, windows bool) []byte {
	t.Helper()
	if !windows {
		return []byte(output(t, nil, "tar", "-xzOf", r.path(name+".tar.gz"), name+"/yardstick"))
	}
	z, err := zip.OpenReader(r.path(name + ".zip"))
	require.NoError(t, err)
	defer z.Close()
	f, err := z.Open(name + "/yardstick.exe")
	require.NoError(t, err)
	program, err := io.ReadAll(f)
	require.NoError(t, err)
	return program
}

// bill checks a bill of materials: it is of this release, and lists a library and the standard library.
func (r *release) bill(t *testing.T, name string) {
	t.Helper()
	type component struct{ Name, Version string }
	var bom struct {
		BomFormat  string
		Metadata   struct{ Component component }
		Components []component
	}
	require.NoError(t, json.Unmarshal([]byte(r.read(t, name+".cdx.json")), &bom))
	require.Equal(t, "CycloneDX", bom.BomFormat)
	require.Equal(t, component{"github.com/yardstick-rules/yardstick", "v" + r.version}, bom.Metadata.Component)
	names := map[string]bool{}
	for _, c := range bom.Components {
		names[c.Name] = true
	}
	require.True(t, names["github.com/alecthomas/kong"] && names["std"], "%s: %v", name, names)
}

// archive unpacks the archive of this machine where nothing else is.
func (r *release) archive(t *testing.T) {
	root, name := t.TempDir(), "yardstick-"+r.version+"-linux-"+runtime.GOARCH
	output(t, nil, "tar", "-xzf", r.path(name+".tar.gz"), "-C", root)
	r.works(t, root, "/"+name, "/"+name+"/yardstick")
	for _, file := range []string{"LICENSE", "CHANGELOG.md", "docs/records.md", "man/yardstick-judge.1", "completions/yardstick.zsh"} {
		require.FileExists(t, filepath.Join(root, name, file))
	}
}

// works checks an installed program: the version, the example of the README next to it, and the engine of a page.
func (r *release) works(t *testing.T, root, folder, program string) {
	t.Helper()
	at := func(code int, args ...string) string {
		command := exec.CommandContext(t.Context(), program, args...)
		command.Dir, command.Env = folder, []string{"PATH=/bin", "HOME=/"}
		if os.Geteuid() == 0 {
			command.SysProcAttr = &syscall.SysProcAttr{Chroot: root} // there is nothing else
		} else {
			command.Path, command.Dir = filepath.Join(root, program), filepath.Join(root, folder)
		}
		var errs strings.Builder
		command.Stderr = &errs
		out, err := command.Output()
		require.NotNil(t, command.ProcessState, "%v", err)
		require.Equal(t, code, command.ProcessState.ExitCode(), errs.String())
		require.Empty(t, errs.String())
		return string(out)
	}
	require.Equal(t, "yardstick: version v"+r.version+", commit "+r.commit+", built with "+runtime.Version()+"\n", at(0, "--version"))
	readme, err := os.ReadFile(filepath.Join(root, folder, "README.md"))
	require.NoError(t, err)
	_, example, there := strings.Cut(string(readme), "$ yardstick judge examples/sorting-yard.yard\n")
	verdict, _, ends := strings.Cut(example, "```")
	require.True(t, there && ends, "the README has the example")
	require.Equal(t, verdict, at(1, "judge", "examples/sorting-yard.yard"))
	at(0, "desk", "examples/sorting-yard.yard", "-o", "dispute.html")
	page := filepath.Join(root, folder, "dispute.html")
	r.engine(t, page)
	require.NoError(t, os.Remove(page))
}

// engine checks that a page has the engine that make desk-engine builds.
func (r *release) engine(t *testing.T, page string) {
	t.Helper()
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	m := regexp.MustCompile(`id="engine">([^<]*)<`).FindSubmatch(text)
	require.NotNil(t, m)
	z, err := gzip.NewReader(base64.NewDecoder(base64.StdEncoding, bytes.NewReader(m[1])))
	require.NoError(t, err)
	wasm, err := io.ReadAll(z)
	require.NoError(t, err)
	built, err := os.ReadFile(filepath.Join(r.root, "bin", "desk.wasm"))
	require.NoError(t, err)
	require.True(t, bytes.Equal(built, wasm), "%d bytes, and not the %d of make desk-engine", len(wasm), len(built))
}
