package main

import (
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// version describes the build of this program: the version of the module, the commit, and the version of Go.
// Facts that the build did not record are unknown.
func version(built *debug.BuildInfo) string {
	module, commit, toolchain := moduleOf(built), "", unknown
	dirty := ""
	if built != nil {
		toolchain = built.GoVersion
		for _, s := range built.Settings {
			switch {
			case s.Key == "vcs.revision":
				commit = s.Value
			case s.Key == "vcs.modified" && s.Value == "true":
				dirty = " with uncommitted changes"
			}
		}
	}
	if commit == "" {
		commit, dirty = unknown, ""
	}
	return fmt.Sprintf("yardstick: version %s, commit %s%s, built with %s", module, commit, dirty, toolchain)
}

// program returns the name of the program with its version, as verdicts contain it.
func program(built *debug.BuildInfo) string {
	return "yardstick " + prose.Either(moduleOf(built) == unknown, "of unknown version", moduleOf(built))
}

const unknown = "unknown"

// moduleOf returns the version of the module.
func moduleOf(built *debug.BuildInfo) string {
	if built == nil || built.Main.Version == "" || built.Main.Version == "(devel)" {
		return unknown
	}
	return strings.TrimSuffix(built.Main.Version, "+dirty")
}

// release and commit are set by the linker in a release, whose build records neither.
var release, commit string

// buildInfo returns the facts that the build recorded; nil if there are none.
func buildInfo() *debug.BuildInfo {
	built, ok := debug.ReadBuildInfo()
	if !ok {
		return nil
	}
	return released(built, release, commit)
}

// released adds the version and the commit of a release to the facts of a build, if it is one.
func released(built *debug.BuildInfo, release, commit string) *debug.BuildInfo {
	if release != "" {
		built.Main.Version = release
		built.Settings = append(built.Settings, debug.BuildSetting{Key: "vcs.revision", Value: commit})
	}
	return built
}
