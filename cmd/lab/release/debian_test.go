//go:build linux

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// debian installs the package where nothing else is, tries it, and removes it again. Only root can let dpkg do so.
func (r *release) debian(t *testing.T) {
	need(t, "dpkg", "man")
	root, file := t.TempDir(), r.path("yardstick_"+r.version+"_"+runtime.GOARCH+".deb")
	dpkg := []string{"--root=" + root, "--force-script-chrootless", "--force-architecture"}
	if os.Geteuid() == 0 {
		require.NoError(t, os.MkdirAll(filepath.Join(root, "var/lib/dpkg/info"), 0o755))
		require.NoError(t, os.MkdirAll(filepath.Join(root, "var/lib/dpkg/updates"), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(root, "var/lib/dpkg/status"), nil, 0o600))
		output(t, nil, "dpkg", append(dpkg, "-i", file)...)
		status := output(t, nil, "dpkg", "--root="+root, "-s", "yardstick")
		require.Contains(t, status, "\nStatus: install ok installed\n")
		require.Contains(t, status, "\nVersion: "+r.version+"\n")
	} else {
		output(t, nil, "dpkg-deb", "-x", file, root)
	}
	for _, name := range []string{"share/bash-completion/completions/yardstick", "share/zsh/vendor-completions/_yardstick",
		"share/fish/vendor_completions.d/yardstick.fish", "share/doc/yardstick/copyright", "share/doc/yardstick/changelog.gz"} {
		info, err := os.Stat(filepath.Join(root, "usr", name))
		require.NoError(t, err)
		require.Positive(t, info.Size(), name)
	}
	r.works(t, root, "/usr/share/doc/yardstick", "/usr/bin/yardstick")
	pages(t, filepath.Join(root, "usr/share/man/man1"))
	if os.Geteuid() == 0 {
		output(t, nil, "dpkg", append(dpkg, "-r", "yardstick")...)
		require.NoDirExists(t, filepath.Join(root, "usr/share/doc/yardstick"))
		require.NoFileExists(t, filepath.Join(root, "usr/bin/yardstick"))
	}
}

// pages renders every man page, as man does, without a warning.
func pages(t *testing.T, folder string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.1.gz"))
	require.NoError(t, err)
	require.Greater(t, len(files), 15, "one for each command")
	for _, file := range files {
		command := exec.CommandContext(t.Context(), "man", "--warnings", "--local-file", file)
		command.Env = append(os.Environ(), "MANWIDTH=80", "LC_ALL=C.UTF-8", "MAN_KEEP_FORMATTING=")
		var errs strings.Builder
		command.Stderr = &errs
		out, err := command.Output()
		require.NoError(t, err, file)
		require.Empty(t, errs.String(), file)
		require.Regexp(t, `(?s)\bNAME\n +yardstick.* - .*\bSYNOPSIS\n +yardstick .*\bFLAGS\n.*--help .*\bSEE ALSO\n`, string(out), file)
	}
}
