package main

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// visit opens both files in Neovim, and notes the diagnostics of each and the answers at a place, as the editor has them.
const visit = `
local seen = {}
for _, asked in ipairs({ { "game.yard", { 5, 5 }, { 5, 5 } }, { "question.feature", { 7, 9 }, { 1, 5 } } }) do
  vim.cmd("edit " .. asked[1])
  local buffer = vim.api.nvim_get_current_buf()
  vim.wait(20000, function() return #vim.diagnostic.get(buffer) > 0 end, 10)
  local ask = function(method, at)
    local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = at[1], character = at[2] } }
    for _, answer in pairs(vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}) do return answer.result or {} end
    return {}
  end
  local labels = {}
  for _, item in ipairs(ask("textDocument/completion", asked[2]).items or {}) do table.insert(labels, item.label) end
  local shown = ask("textDocument/hover", asked[3]).contents or {}
  table.insert(seen, { found = vim.diagnostic.get(buffer), labels = labels, hover = shown.value })
end
vim.fn.writefile({ vim.fn.json_encode(seen) }, "seen.json")
vim.cmd("qall!")
`

// Neovim, set up as the page on editors says, shows diagnostics, completions and hovers of records and scenarios.
func TestNeovimShowsTheVerdict(t *testing.T) {
	if testing.Short() {
		t.Skip("starts an editor: make test-all")
	}
	if _, err := exec.LookPath("nvim"); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("nvim is missing")
		}
		t.Skip("needs nvim")
	}
	page, err := os.ReadFile("../../docs/editors.md")
	require.NoError(t, err)
	settings := regexp.MustCompile("(?s)```lua\n(.*?)```").FindSubmatch(page)
	require.NotNil(t, settings)
	t.Chdir(t.TempDir())
	record := "yardstick 2\ngame yardmaster\nseats ann bob\nposition {\"phase\":\"turn\",\"player\":\"ann\",\"players\":[{\"name\":\"ann\"," +
		"\"train\":[\"coal-2\"],\"sorting-yard\":{\"coal-4\":1}}]}\n---\nann: load coal-4\n"
	scenario := "Feature: x\n  @YM-YARD-04\n  Scenario: y\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n" +
		"    And ann's train is coal-2\n    And ann's sorting yard is coal-4\n    Then ann may do \"load coal-4\"\n"
	for name, text := range map[string]string{"init.lua": string(settings[1]), "visit.lua": visit, "game.yard": record, "question.feature": scenario} {
		require.NoError(t, os.WriteFile(name, []byte(text), secret))
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	editor := exec.CommandContext(ctx, "nvim", "--headless", "--clean", "-n", "-u", "init.lua", "-S", "visit.lua")
	editor.Env = append(os.Environ(), "HOME="+t.TempDir())
	said, err := editor.CombinedOutput()
	require.NoError(t, err, string(said))
	text, err := os.ReadFile("seen.json")
	require.NoError(t, err, string(said))
	var seen []struct {
		Found []struct {
			Lnum, Col, Severity int
			Code, Message       string
		}
		Labels []string
		Hover  string
	}
	require.NoError(t, json.Unmarshal(text, &seen), string(text))
	require.Len(t, seen, 2)
	for i, want := range []struct {
		line, column int
		label        string
	}{{5, 5, "ann: draw deck"}, {7, 9, "<player> has <n> point(s)"}} {
		require.Len(t, seen[i].Found, 1, string(text))
		found := seen[i].Found[0]
		require.Equal(t, []int{want.line, want.column, 1}, []int{found.Lnum, found.Col, found.Severity}, string(text))
		require.Contains(t, found.Message, "the sorting yard is looked through")
		require.Equal(t, "YM-YARD-04", found.Code)
		require.Contains(t, seen[i].Labels, want.label)
		require.Contains(t, seen[i].Hover, "Each time a railcar is added to a train")
	}
}
