package main

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document/schema"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// schemas holds the JSON Schemas of the answers, one file per subcommand.
//
//go:embed schema/*.json
var schemas embed.FS

type schemaCmd struct {
	Name string `arg:"" optional:"" completion-predictor:"schema" help:"The schema; the default is a list."`
}

// Help returns the text that --help shows above the flags.
func (schemaCmd) Help() string {
	return "Schemas describe the answers in JSON, the messages between a harness and an engine (wire), and the positions of each game."
}

// Run prints a schema, or the names of all.
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
