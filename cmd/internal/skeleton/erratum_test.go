package skeleton

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A figure that was misprinted is one line of a component file. make accept stops at the pinned games that are not over any more, which are
// played on, and then brings all up to date that comes of the figure, in that game alone: the engine, the box, the second scorer and the
// engine in Python agree. What is left is the wording of the clause and the scenarios that show it, which are there to be another opinion.
func TestAnErratumIsOneLine(t *testing.T) {
	dir := copied(t)
	before := sums(t, dir)
	file := filepath.Join(dir, "engine", "yardmaster", "components.yaml")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, 2, len(regexp.MustCompile(`goal: [0-9]`).FindAll(text, -1)), "each point goal stands once")
	require.NoError(t, os.WriteFile(file, bytes.Replace(text, []byte("goal: 16}"), []byte("goal: 18}"), 1), 0o666))
	out, err := ran(t, dir, "make", "accept", "GAME=yardmaster")
	require.Error(t, err, "games of four and five are not over any more")
	stopped := regexp.MustCompile(`play --from (\S+)(?: --at \d+)? -o \S+ --force`).FindAllStringSubmatch(out, -1)
	require.NotEmpty(t, stopped, out)
	for _, s := range stopped {
		run(t, dir, "go", append([]string{"run", "./cmd/yardstick"}, strings.Fields(s[0])...)...)
	}
	out = run(t, dir, "make", "accept", "GAME=yardmaster")
	for _, s := range stopped {
		require.Contains(t, out, s[1])
	}
	for name, sum := range sums(t, dir) {
		require.True(t, before[name] == sum || strings.Contains(name, "/yardmaster/"), name)
	}
	run(t, dir, "go", "test", "-short", "./engine/yardmaster/...", "./golden/yardmaster", "./cmd/internal/adapters")
	run(t, dir, "go", "test", "-short", "-run", "/^yardmaster($|[/])", "./golden", "./engine/rulebook/...", "./engine/knobs")
	run(t, dir, "go", "test", "-C", "cmd/lab", "-short", "-run", "/^yardmaster($|[/])", "./knobs")
}
