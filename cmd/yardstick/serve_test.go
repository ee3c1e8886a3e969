package main

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// wirePage is the path of the page for authors of engines.
const wirePage = "../../engine/wire/README.md"

const exchangeBegins, exchangeEnds = "\n```\n→ ", "\n```\n"

// The exchange on the page is real output, and valid by the schemas. With -update the test writes it there.
func TestTheExchangeOnThePageIsReal(t *testing.T) {
	page, err := os.ReadFile(wirePage)
	require.NoError(t, err)
	before, rest, found := strings.Cut(string(page), exchangeBegins)
	require.True(t, found)
	shown, after, found := strings.Cut("→ "+rest, exchangeEnds)
	require.True(t, found)
	var requests, methods []string
	for line := range strings.Lines(shown + "\n") {
		if request, is := strings.CutPrefix(line, "→ "); is {
			requests = append(requests, request)
		}
	}
	said, code := asked(t, strings.Join(requests, ""), "serve", "yardmaster")
	require.Equal(t, conforms, code)
	answers := strings.SplitAfter(strings.TrimSuffix(said, "\n"), "\n")
	require.Len(t, answers, len(requests))
	var real strings.Builder
	for i, request := range requests {
		methods = append(methods, keepsWire(t, request, answers[i]))
		real.WriteString("→ " + request + "← " + strings.TrimSuffix(answers[i], "\n") + "\n")
	}
	if *update {
		whole := before + exchangeBegins + strings.TrimPrefix(strings.TrimSuffix(real.String(), "\n"), "→ ") + exchangeEnds + after
		require.NoError(t, os.WriteFile(wirePage, []byte(whole), 0o644))
		return
	}
	require.Equal(t, real.String(), shown+"\n", "go test ./cmd/yardstick -run Exchange -update")
	for _, method := range []string{"hello", "new", "play", "position", "undo", "ping", "bye"} {
		require.Contains(t, methods, method)
	}
	for _, code := range []string{`"code":1`, `"code":2`, `"code":3`, `"code":4`} {
		require.Contains(t, shown, code)
	}
	require.Equal(t, "hello", methods[0])
	require.Equal(t, "bye", methods[len(methods)-1])
}

// keepsWire checks a request and its answer against their schemas, and returns the method.
func keepsWire(t *testing.T, request, answer string) string {
	t.Helper()
	valid(t, "request", request)
	valid(t, "response", answer)
	var asked struct{ Method string }
	require.NoError(t, json.Unmarshal([]byte(request), &asked))
	var said struct{ Result json.RawMessage }
	require.NoError(t, json.Unmarshal([]byte(answer), &said))
	if said.Result == nil {
		return asked.Method
	}
	shape := asked.Method + "-result"
	if slices.Contains([]string{"new", "play", "undo"}, asked.Method) {
		shape = "standing"
	}
	valid(t, shape, string(said.Result))
	return asked.Method
}

// valid checks a text against a part of the schema of the wire.
func valid(t *testing.T, part, text string) {
	t.Helper()
	schema, err := os.ReadFile("../../engine/wire/schema/wire.json")
	require.NoError(t, err)
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema))
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	require.NoError(t, compiler.AddResource("wire.json", document))
	compiled, err := compiler.Compile("wire.json#/$defs/" + part)
	require.NoError(t, err)
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	require.NoError(t, err)
	require.NoError(t, compiled.Validate(value), text)
}
