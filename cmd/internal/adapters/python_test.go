package adapters

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

// files are what the Yardmaster in Python is made of. As they are part of the test, it is run again when they change.
//
//go:embed all:python/yardmaster
var files embed.FS

// yardmaster is the script that is the Yardmaster in Python, in a copy.
func yardmaster(t testing.TB) string {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(folder, files))
	return filepath.Join(folder, "python", "yardmaster", "__main__.py")
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

// told is what an answer says at level 3, without the words. Lists are in any order.
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
