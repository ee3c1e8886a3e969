package main

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// For an unreadable file of scenarios, the answer for programs has one shape, and the words of the line.
func TestUnreadScenariosAnswerInOneShape(t *testing.T) {
	schema := schemaOf(t, "scenarios")
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("folder.feature", 0o700))
	for name, text := range map[string]string{
		"empty.feature": "", "binary.feature": "\x00", "gherkin.feature": "x\n", "steps.feature": "Feature: f\n  Scenario: a\n",
		"scenario.feature": "Feature: f\n", "step.feature": inGame + "    Then nobody\n",
		"game.feature":     "Feature: f\n  Scenario: a\n    Then x\n",
		"CAPITALS.FEATURE": "x\n", "Mixed.Feature": inGame + "    Then nobody\n",
	} {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
	}
	for _, name := range []string{"empty.feature", "binary.feature", "gherkin.feature", "steps.feature", "scenario.feature", "step.feature",
		"game.feature", "CAPITALS.FEATURE", "Mixed.Feature", "folder.feature", "nowhere.feature"} {
		out, code := asked(t, "", "judge", name, "--json")
		require.Equal(t, unread, code, name)
		var said map[string]any
		require.NoError(t, json.Unmarshal([]byte(out), &said), "%s: %s", name, out)
		require.Len(t, said, 4, "%s: %s", name, out)
		require.NoError(t, schema.Validate(said))
		require.Equal(t, name, said["file"])
		require.Equal(t, false, said["upheld"])
		require.Contains(t, said["error"], name)
		require.IsType(t, []any{}, said["scenarios"], "%s: %s", name, out)
	}
}

// A reader of the first line of the open questions does not wait for more.
func TestTheFirstQuestionIsAnsweredAtOnce(t *testing.T) {
	for _, game := range games.All() {
		program := exec.Command("yardstick", "rules", game.Name(), "--questions")
		out, err := program.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, program.Start())
		_, err = bufio.NewReader(out).ReadString('\n')
		require.NoError(t, err)
		require.NoError(t, out.Close())
		_ = program.Wait() // the closed pipe may have ended it
		require.Less(t, program.ProcessState.UserTime(), time.Second, game.Name())
	}
}
