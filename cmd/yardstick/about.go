package main

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"runtime/debug"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/document/schema"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/wire"
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

type gamesCmd struct {
	JSON bool `name:"json" help:"Answer in JSON."`
}

// Run lists the games.
func (c *gamesCmd) Run(a *app) error {
	list := answer.Games()
	if c.JSON {
		return a.json(list)
	}
	column := 0
	for _, g := range list {
		column = max(column, len(g.Name))
	}
	for _, g := range list {
		players := fmt.Sprintf("%d to %s", g.Players.Min, prose.Count(g.Players.Max, "player"))
		if g.Players.Min == g.Players.Max {
			players = prose.Count(g.Players.Min, "player")
		}
		a.say("%-*s %s, %s, %s, %s\n", column, g.Name, g.Title, players,
			prose.Count(g.Clauses, "clause"), prose.Count(g.Questions, "open question"))
	}
	return nil
}

// schemas holds the JSON Schemas of the answers, one file per subcommand.
//
//go:embed schema/*.json
var schemas embed.FS

type schemaCmd struct {
	Name string `arg:"" optional:"" completion-predictor:"schema" help:"The name of a schema. Without a name, the answer lists all schemas."`
}

// Help returns the text that --help shows above the flags.
func (schemaCmd) Help() string {
	return "Schemas describe the answers in JSON, the messages between a harness and an engine (wire), and the positions of each game."
}

// Run prints a schema, or the names of all schemas.
func (c *schemaCmd) Run(a *app) error {
	names, err := everySchema()
	if err != nil {
		return err
	}
	if c.Name == "" {
		a.say("%s\n", strings.Join(names, "\n"))
		return nil
	}
	text, err := schemaText(c.Name)
	if err != nil {
		return fmt.Errorf("there is no schema %q; the schemas are %s", c.Name, strings.Join(names, ", "))
	}
	a.say("%s", text)
	return nil
}

// The schemas that describe no answer: the messages between a harness and an engine, and the positions of a game.
const (
	wireSchema     = "wire"
	positionSchema = "position-"
)

// schemaText returns a schema.
func schemaText(name string) ([]byte, error) {
	if name == wireSchema {
		return wire.Schema(), nil
	}
	if game, ok := strings.CutPrefix(name, positionSchema); ok {
		entry, err := games.Find(game)
		if err != nil {
			return nil, err
		}
		return fs.ReadFile(entry.Book.Files, schema.File)
	}
	return fs.ReadFile(schemas, path.Join("schema", name+".json"))
}

// everySchema lists the schemas: of answers, of the wire and of positions.
func everySchema() ([]string, error) {
	names, err := schemaNames()
	names = append(names, wireSchema)
	for _, entry := range games.All() {
		names = append(names, positionSchema+entry.Name())
	}
	return names, err
}

func schemaNames() ([]string, error) {
	files, err := fs.Glob(schemas, "schema/*.json")
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = strings.TrimSuffix(path.Base(file), ".json")
	}
	return names, err
}
