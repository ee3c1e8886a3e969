package main

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// schemas are the JSON Schemas of the answers, one file per subcommand.
//
//go:embed schema/*.json
var schemas embed.FS

type schemaCmd struct {
	Name string `arg:"" optional:"" completion-predictor:"schema" help:"The schema; without it, their names."`
}

// Help is shown below the flags.
func (schemaCmd) Help() string {
	return "Examples:\n\n  yardstick schema\n  yardstick schema judge"
}

// Run prints a schema, or the names of all.
func (c *schemaCmd) Run(a *app) error {
	names, err := schemaNames()
	if err != nil {
		return err
	}
	if c.Name == "" {
		a.say("%s\n", strings.Join(names, "\n"))
		return nil
	}
	text, err := fs.ReadFile(schemas, path.Join("schema", c.Name+".json"))
	if err != nil {
		return fmt.Errorf("there is no schema %q; there are %s", c.Name, strings.Join(names, ", "))
	}
	a.say("%s", text)
	return nil
}

func schemaNames() ([]string, error) {
	files, err := fs.Glob(schemas, "schema/*.json")
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = strings.TrimSuffix(path.Base(file), ".json")
	}
	return names, err
}
