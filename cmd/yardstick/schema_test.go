package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// asked runs a command and gives its answer and its exit code.
func asked(t *testing.T, stdin string, args ...string) (string, int) {
	t.Helper()
	var out bytes.Buffer
	code := run(args, strings.NewReader(stdin), &out, io.Discard)
	return out.String(), code
}

func schemaOf(t *testing.T, name string) *jsonschema.Schema {
	t.Helper()
	text, err := schemas.ReadFile("schema/" + name + ".json")
	require.NoError(t, err)
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	require.NoError(t, compiler.AddResource(name+".json", document))
	schema, err := compiler.Compile(name + ".json")
	require.NoError(t, err)
	return schema
}

const wrongScenario = `Feature: f

  Scenario: A railcar out of nothing
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then ann may do "load coal-4"
`

// answers are questions that between them fill every field of every schema that an answer can have today.
func answers(t *testing.T) map[string][][]string {
	folder := t.TempDir()
	scenarios := filepath.Join(folder, "wrong.feature")
	require.NoError(t, os.WriteFile(scenarios, []byte(wrongScenario), 0o600))
	disputes := "../../golden/disputes/"
	return map[string][][]string{
		"games":     {{"games"}},
		"rules":     {{"rules", "yardmaster"}, {"rules", "yardmaster", "YM-OBJ-02"}, {"rules", "yardmaster", "yard-timing"}},
		"play":      {{"play", "yardmaster", "--ruling", "tie=earlier-seat"}, {"play", "yardmaster", "--players", "5", "--player", "greedy"}},
		"judge":     {{"judge", disputes + "sorting-yard.golden"}, {"judge", disputes + "payment.golden"}, {"judge", disputes + "final-score.golden"}},
		"scenarios": {{"judge", scenarios}},
		"show":      {{"show", disputes + "payment.golden"}, {"show", disputes + "payment.golden", "--seat", "bob", "--at", "3"}},
		"legal":     {{"legal", disputes + "payment.golden"}, {"legal", disputes + "payment.golden", "--at", "3"}},
		"perft":     {{"perft", "yardmaster", "--depth", "2"}, {"perft", disputes + "payment.golden", "--depth", "1"}},
		"check":     {{"check", "yardmaster", "--walks", "1"}},
	}
}

func TestAnswersKeepTheirSchemas(t *testing.T) {
	commands := answers(t)
	names, err := schemaNames()
	require.NoError(t, err)
	require.Len(t, commands, len(names), "a schema that no answer is held to")
	for _, name := range names {
		schema := schemaOf(t, name)
		for _, args := range commands[name] {
			t.Run(strings.Join(args, " "), func(t *testing.T) {
				out, code := asked(t, "", append(args, "--json")...)
				require.NotEqual(t, unread, code)
				document, err := jsonschema.UnmarshalJSON(strings.NewReader(out))
				require.NoError(t, err)
				require.NoError(t, schema.Validate(document))
			})
		}
	}
}

// A schema that lets anything pass says nothing.
func TestSchemasRefuseWhatTheyDoNotName(t *testing.T) {
	for name, commands := range answers(t) {
		if name == "check" {
			continue // it is the slowest, and its parts are those of the others
		}
		schema := schemaOf(t, name)
		out, _ := asked(t, "", append(commands[0], "--json")...)
		var document any
		require.NoError(t, json.Unmarshal([]byte(out), &document))
		first := document
		if list, ok := document.([]any); ok {
			first = list[0]
		}
		first.(map[string]any)["dragon"] = true
		require.Error(t, schema.Validate(document), name)
	}
}
