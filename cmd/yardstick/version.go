package main

import (
	"fmt"
	"runtime/debug"
	"strings"
)

// version says which program this is, as it was built: the version of the module, the commit, the version of Go. What the build does not
// know is unknown; nothing is made up.
func version(built *debug.BuildInfo) string {
	module, commit, dirty, toolchain := "", "", "", "unknown"
	if built != nil {
		module, toolchain = built.Main.Version, built.GoVersion
		for _, s := range built.Settings {
			switch {
			case s.Key == "vcs.revision":
				commit = s.Value
			case s.Key == "vcs.modified" && s.Value == "true":
				dirty = " with uncommitted changes"
			}
		}
	}
	if module == "" || module == "(devel)" {
		module = "unknown"
	}
	if commit == "" {
		commit, dirty = "unknown", ""
	}
	return fmt.Sprintf("yardstick: version %s, commit %s%s, built with %s", strings.TrimSuffix(module, "+dirty"), commit, dirty, toolchain)
}

// buildInfo is what the build knows about itself, nil if it knows nothing.
func buildInfo() *debug.BuildInfo {
	built, ok := debug.ReadBuildInfo()
	if !ok {
		return nil
	}
	return built
}
