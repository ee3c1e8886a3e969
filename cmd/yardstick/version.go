package main

import (
	"fmt"
	"runtime/debug"
	"strings"
)

// version says which program this is, as it was built: the version of the module, the commit, the Go that built it. What the build does
// not know is said to be unknown; nothing is filled in.
func version(built *debug.BuildInfo) string {
	module, commit, dirty, goes := "", "", "", "unknown"
	if built != nil {
		module, goes = built.Main.Version, built.GoVersion
		for _, s := range built.Settings {
			switch {
			case s.Key == "vcs.revision":
				commit = s.Value
			case s.Key == "vcs.modified" && s.Value == "true":
				dirty = " with changes that are not committed"
			}
		}
	}
	if module == "" || module == "(devel)" {
		module = "unknown"
	}
	if commit == "" {
		commit, dirty = "unknown", ""
	}
	return fmt.Sprintf("yardstick: version %s, commit %s%s, built with %s", strings.TrimSuffix(module, "+dirty"), commit, dirty, goes)
}

// buildInfo is what the build knows of itself, nil where it knows nothing.
func buildInfo() *debug.BuildInfo {
	built, ok := debug.ReadBuildInfo()
	if !ok {
		return nil
	}
	return built
}
