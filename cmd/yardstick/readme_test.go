package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var fenced = regexp.MustCompile("(?ms)^```([a-z]+)\n(.*?)^```$")

// blocks are the fenced blocks of the README in a language.
func blocks(t *testing.T, language string) []string {
	t.Helper()
	text, err := os.ReadFile("README.md")
	require.NoError(t, err)
	var found []string
	for _, m := range fenced.FindAllStringSubmatch(string(text), -1) {
		if m[1] == language {
			found = append(found, m[2])
		}
	}
	require.NotEmpty(t, found, "the README shows no %s", language)
	return found
}

// What the README says that a command prints is what it prints. With -update it is written there.
func TestReadmeShowsRealOutput(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	for _, block := range blocks(t, "console") {
		line, printed, _ := strings.Cut(block, "\n")
		args, ok := strings.CutPrefix(line, "$ yardstick ")
		require.True(t, ok, line)
		out, _ := asked(t, "", strings.Fields(args)...)
		if *update && out != printed {
			text, err := os.ReadFile("README.md")
			require.NoError(t, err)
			written := strings.Replace(string(text), block, line+"\n"+out, 1)
			require.NoError(t, os.WriteFile("README.md", []byte(written), 0o600))
			continue
		}
		require.Equal(t, out, printed, "the README is not up to date; go test ./cmd/yardstick -update writes it anew")
	}
}

// What the README shows how to write can be read, and says what the README says it does.
func TestReadmeExamplesAreTrue(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	folder := t.TempDir()
	file := func(name, content string) string {
		path := filepath.Join(folder, name)
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		return path
	}
	for _, record := range blocks(t, "yard") {
		out, code := asked(t, record, "judge", "-")
		require.Equal(t, conforms, code, out)
	}
	for _, scenarios := range blocks(t, "gherkin") {
		out, code := asked(t, "", "judge", file("readme.feature", scenarios))
		require.Equal(t, conforms, code, out)
	}
	for _, components := range blocks(t, "yaml") {
		_, code := asked(t, "", "play", "yardmaster", "--components", file("box.yaml", components))
		require.Equal(t, conforms, code)
	}
}

// What the README names is there.
func TestReadmeLinksLeadSomewhere(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	text, err := os.ReadFile("README.md")
	require.NoError(t, err)
	links := regexp.MustCompile(`\]\(([^)]+)\)`).FindAllStringSubmatch(string(text), -1)
	require.NotEmpty(t, links)
	for _, link := range links {
		_, err := os.Stat(link[1])
		require.NoError(t, err)
	}
}
