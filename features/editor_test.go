package features

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/textproto"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// Editors with the plugin for Cucumber know every step: its language server calls none of them undefined, and calls a sentence so that is
// no step.
func TestEditorsFindEveryStep(t *testing.T) {
	if testing.Short() {
		t.Skip("starts the language server of the plugin: make test-all")
	}
	server := filepath.Join("..", "bin", "npm", "node_modules", "@cucumber", "language-server", "bin", "cucumber-language-server.cjs")
	if _, err := os.Stat(server); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("the language server is missing: make editor installs it")
		}
		t.Skip("needs node and the language server of the plugin for Cucumber: make editor installs it")
	}
	server, err := filepath.Abs(server)
	require.NoError(t, err)
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			var feature strings.Builder
			feature.WriteString("Feature: x\n  Scenario: y\n")
			steps := 0
			for _, d := range vocabulary(e).Definitions {
				for _, text := range d.Examples() {
					fmt.Fprintf(&feature, "    %s %s\n", d.Keyword, text)
					steps++
				}
			}
			feature.WriteString("    Given a dragon comes\n")
			stub, err := os.ReadFile(filepath.Join(e.Room, "steps_stub_test.go"))
			require.NoError(t, err)
			undefined := diagnosed(t, server, string(stub), feature.String())
			require.Equal(t, []string{"Undefined step: a dragon comes"}, undefined)
			t.Logf("%d sentences are found", steps)
		})
	}
}

// diagnosed are the messages of the language server about a feature beside a stub.
func diagnosed(t *testing.T, server, stub, feature string) []string {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "features"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "features", "steps_stub_test.go"), []byte(stub), 0o600))
	command := exec.CommandContext(t.Context(), "node", server, "--stdio")
	command.Dir = folder
	in, err := command.StdinPipe()
	require.NoError(t, err)
	out, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	t.Cleanup(func() { _ = command.Process.Kill(); _ = command.Wait() })
	stop := time.AfterFunc(time.Minute, func() { _ = command.Process.Kill() })
	defer stop.Stop()
	lsp := &client{t, in, textproto.NewReader(bufio.NewReader(out))}
	root := "file://" + filepath.ToSlash(folder)
	lsp.say("initialize", 1, map[string]any{"rootUri": root, "capabilities": map[string]any{}, "processId": nil})
	lsp.say("initialized", 0, map[string]any{})
	uri := root + "/features/x.feature"
	document := map[string]any{"uri": uri, "languageId": "gherkin", "version": 1, "text": feature}
	lsp.say("textDocument/didOpen", 0, map[string]any{"textDocument": document})
	return lsp.diagnostics(uri)
}

// client speaks to a language server.
type client struct {
	t   *testing.T
	in  io.Writer
	out *textproto.Reader
}

func (c *client) say(method string, id int, params any) {
	message := map[string]any{"jsonrpc": "2.0", "method": method, "params": params}
	if id > 0 {
		message["id"] = id
	}
	c.send(message)
}

func (c *client) send(message map[string]any) {
	text, err := json.Marshal(message)
	require.NoError(c.t, err)
	_, err = fmt.Fprintf(c.in, "Content-Length: %d\r\n\r\n%s", len(text), text)
	require.NoError(c.t, err)
}

// diagnostics are the messages about a document, once the server has read the steps: until then it calls all undefined.
func (c *client) diagnostics(uri string) (messages []string) {
	read := false
	for {
		header, err := c.out.ReadMIMEHeader()
		require.NoError(c.t, err, "the server ended, after %v", messages)
		size, err := strconv.Atoi(header.Get("Content-Length"))
		require.NoError(c.t, err)
		body := make([]byte, size)
		_, err = io.ReadFull(c.out.R, body)
		require.NoError(c.t, err)
		var said struct {
			ID     *int
			Method string
			Params struct {
				URI         string
				Message     string
				Diagnostics []struct{ Message string }
			}
		}
		require.NoError(c.t, json.Unmarshal(body, &said))
		if said.ID != nil && said.Method != "" {
			c.send(map[string]any{"jsonrpc": "2.0", "id": said.ID, "result": []any{nil}}) // the settings, which are as they come
		}
		read = read || strings.Contains(said.Params.Message, "step definitions in those glue files")
		if said.Method == "textDocument/publishDiagnostics" && said.Params.URI == uri && read {
			messages = nil
			for _, d := range said.Params.Diagnostics {
				messages = append(messages, d.Message)
			}
			return messages
		}
	}
}
