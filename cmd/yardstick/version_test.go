package main

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/require"
)

// The version contains only facts that the build knows.
func TestTheVersionIsHonest(t *testing.T) {
	commit := debug.BuildSetting{Key: "vcs.revision", Value: "1a2b3c4"}
	clean := debug.BuildSetting{Key: "vcs.modified", Value: "false"}
	dirty := debug.BuildSetting{Key: "vcs.modified", Value: "true"}
	for _, row := range []struct {
		built *debug.BuildInfo
		says  string
	}{
		{nil, "version unknown, commit unknown, built with unknown"},
		{&debug.BuildInfo{GoVersion: "go1.26.0"}, "version unknown, commit unknown, built with go1.26.0"},
		{&debug.BuildInfo{GoVersion: "go1.26.0", Main: debug.Module{Version: "(devel)"}, Settings: []debug.BuildSetting{dirty}},
			"version unknown, commit unknown, built with go1.26.0"},
		{&debug.BuildInfo{GoVersion: "go1.26.0", Main: debug.Module{Version: "v1.2.0"}},
			"version v1.2.0, commit unknown, built with go1.26.0"},
		{&debug.BuildInfo{GoVersion: "go1.26.0", Main: debug.Module{Version: "v1.2.0"}, Settings: []debug.BuildSetting{commit, clean}},
			"version v1.2.0, commit 1a2b3c4, built with go1.26.0"},
		{&debug.BuildInfo{GoVersion: "go1.26.0", Main: debug.Module{Version: "v1.2.1+dirty"},
			Settings: []debug.BuildSetting{dirty, commit}},
			"version v1.2.1, commit 1a2b3c4 with uncommitted changes, built with go1.26.0"},
		{released(&debug.BuildInfo{GoVersion: "go1.26.0", Main: debug.Module{Version: "(devel)"}}, "v1.2.0", "1a2b3c4"),
			"version v1.2.0, commit 1a2b3c4, built with go1.26.0"},
		{released(&debug.BuildInfo{GoVersion: "go1.26.0"}, "", ""), "version unknown, commit unknown, built with go1.26.0"},
	} {
		require.Equal(t, "yardstick: "+row.says, version(row.built))
	}
}
