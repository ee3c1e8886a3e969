// Package engines tests engines in other languages: the frames that the program writes, filled in, and a whole Yardmaster in Python.
package engines

import (
	"bufio"
	"context"
	"embed"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// files are those of the Yardmaster in Python. As they are part of the test, it is run again when they change.
//
//go:embed all:yardmaster
var files embed.FS

// yardmaster is the script that is the Yardmaster in Python, in a copy that has the figures of the game beside it.
func yardmaster(t testing.TB) string {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(folder, files))
	figures, err := os.ReadFile("../../../engine/yardmaster/components.yaml")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "yardmaster", "components.yaml"), figures, 0o600))
	return filepath.Join(folder, "yardmaster", "__main__.py")
}

// interpreter is the path of a program that runs engines. A person's machine may not have it.
func interpreter(t testing.TB, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatalf("%s is missing; .ci/run installs it", name)
		}
		t.Skipf("%s is missing: nothing is tested of engines that need it", name)
	}
	return path
}

// pipe is an engine that is asked line by line.
type pipe struct {
	in  io.WriteCloser
	out *bufio.Reader
}

// ask sends a line and reads the answer.
func (p *pipe) ask(t testing.TB, line string) map[string]any {
	t.Helper()
	_, err := io.WriteString(p.in, line+"\n")
	require.NoError(t, err)
	said, err := p.out.ReadString('\n')
	require.NoError(t, err, "after %s", line)
	var answer map[string]any
	require.NoError(t, json.Unmarshal([]byte(said), &answer), said)
	return answer
}

// run starts an engine, which is a program and its script, in an empty folder; the test fails unless it ends by itself, with status 0.
func run(t testing.TB, program, script string) *pipe {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	t.Cleanup(cancel)
	process := exec.CommandContext(ctx, program, script)
	process.Dir, process.Stderr, process.WaitDelay = t.TempDir(), os.Stderr, time.Second
	in, err := process.StdinPipe()
	require.NoError(t, err)
	out, err := process.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, process.Start())
	t.Cleanup(func() {
		in.Close()
		require.NoError(t, process.Wait())
	})
	return &pipe{in, bufio.NewReaderSize(out, 1<<20)}
}

// The page says what yardstick serve answers, from hello to bye. Another engine answers the same, as far as its level goes and but for
// the words.
func TestPythonAnswersAsThePageHasIt(t *testing.T) {
	engine := run(t, interpreter(t, "python3"), yardmaster(t))
	page, err := os.ReadFile("../../../engine/wire/README.md")
	require.NoError(t, err)
	asked, n := "", 0
	for line := range strings.Lines(string(page)) {
		line = strings.TrimSpace(line)
		if line, ok := strings.CutPrefix(line, "→ "); ok {
			asked = line
		}
		line, ok := strings.CutPrefix(line, "← ")
		if !ok {
			continue
		}
		var want map[string]any
		require.NoError(t, json.Unmarshal([]byte(line), &want))
		got := engine.ask(t, asked)
		require.Equal(t, want["id"], got["id"])
		require.Equal(t, told(want), told(got), asked)
		n++
	}
	require.Greater(t, n, 10)
}

// What is no request, or cannot be carried out, has an answer too, and the engine goes on.
func TestPythonAnswersWhatIsNoRequest(t *testing.T) {
	engine := run(t, interpreter(t, "python3"), yardmaster(t))
	begun := `{"jsonrpc":"2.0","id":7,"method":"new","params":{"game":"yardmaster","seats":["ann","bob"],"reading":{}`
	for _, row := range []struct {
		law, line string
		code      float64
	}{
		{"half a line is no JSON", `{"jsonrpc"`, -32700},
		{"nothing is no JSON", ``, -32700},
		{"a name comes once", `{"jsonrpc":"2.0","id":1,"id":7,"method":"ping"}`, -32700},
		{"depth has an end", strings.Repeat("[", 100_000), -32700},
		{"a list is no request", `[]`, -32600},
		{"a request has a method", `{"jsonrpc":"2.0","id":7}`, -32600},
		{"a method is one of those", `{"jsonrpc":"2.0","id":7,"method":"dance"}`, -32601},
		{"parameters are an object", `{"jsonrpc":"2.0","id":7,"method":"new","params":[]}`, -32602},
		{"and have their parts", `{"jsonrpc":"2.0","id":7,"method":"new","params":{"game":"yardmaster"}}`, -32602},
		{"a game begins first", `{"jsonrpc":"2.0","id":7,"method":"undo"}`, -32600},
		{"other versions are not spoken", `{"jsonrpc":"2.0","id":7,"method":"hello","params":{"protocol":[2]}}`, 4},
		{"other components are not read", begun + `,"components":"e3b0c44298fc"}}`, 4},
		{"an answer that nobody can play", strings.Replace(begun, `{}`, `{"play-between":"between"}`, 1) + `}}`, 4},
		{"an answer that there is not", strings.Replace(begun, `{}`, `{"tie":"chance"}`, 1) + `}}`, 2},
		{"two players of one name", strings.Replace(begun, `bob`, `ann`, 1) + `}}`, 2},
		{"a position that has unknown parts", begun + `,"position":{"dragon":1}}}`, 2},
		{"a position that breaks a clause", begun + `,"position":{"arrival-yard":["coal-4","coal-4"]}}}`, 3},
	} {
		fault, _ := engine.ask(t, row.line)["error"].(map[string]any)
		require.Equal(t, row.code, fault["code"], row.law)
	}
	require.Equal(t, map[string]any{}, engine.ask(t, `{"jsonrpc":"2.0","id":7,"method":"ping"}`)["result"])
}

// told returns the part of an answer that counts at level 3, without the words. Lists are in any order.
func told(answer map[string]any) map[string]any {
	said := map[string]any{}
	if fault, ok := answer["error"].(map[string]any); ok {
		data, _ := fault["data"].(map[string]any)
		said["code"], said["clause"] = fault["code"], data["clause"]
		return said
	}
	result := answer["result"].(map[string]any)
	for _, part := range []string{"protocol", "actor", "scores", "winners", "position"} {
		said[part] = result[part]
	}
	legal, _ := result["legal"].([]any)
	odds, _ := result["odds"].([]any)
	for i, action := range legal {
		said["legal "+action.(string)] = true
		if odds != nil {
			said["legal "+action.(string)] = odds[i]
		}
	}
	return said
}
