package main

import (
	"io"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// At a terminal the tab key completes a line, Ctrl-C leaves, and the terminal is left as it was.
func TestTabCompletesAtATerminal(t *testing.T) {
	pty, err := exec.LookPath("script")
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("no terminal to type at: install script (util-linux)")
		}
		t.Skip("no terminal to type at: script is not installed")
	}
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("table.json", []byte(`{"turn":7,"player":"kim"}`), secret))
	program := exec.Command(pty, "-qec",
		"yardstick record yardmaster --seats kim,lee --position table.json -o game.yard; stty -a", "/dev/null")
	s := begin(t, program)
	s.types(1, "draw di\tX\b") // the tab completes the word; a letter too many is taken back
	s.asked(2)
	require.Contains(t, onDisk(t), "\nkim: draw discard\n")
	s.types(2, "load coal-2\tX\b") // a mistake: nothing is in the sorting yard
	s.types(3, "stand")
	require.Eventually(t, func() bool { return s.said.times("position> ") > 0 }, 20*time.Second, 10*time.Millisecond)
	_, err = io.WriteString(s.typed, "\b,\"turn\":9}\n") // the position is there to be edited
	require.NoError(t, err)
	s.asked(4)
	require.Regexp(t, `\n! kim: load coal-2\nposition \{"phase":"turn","turn":9,`, onDisk(t))
	_, err = io.WriteString(s.typed, "\x03")
	require.NoError(t, err)
	require.Eventually(t, func() bool { return s.said.times(" icanon") > 0 && s.said.times(" echo ") > 0 }, 20*time.Second, 10*time.Millisecond)
	require.Equal(t, 1, s.said.times("You leave the table; the record is kept"))
}
