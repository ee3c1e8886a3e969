package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// shell runs a line of shell with arguments and returns its output.
func shell(t *testing.T, line string, args ...string) (string, error) {
	t.Helper()
	out, err := exec.Command("sh", append([]string{"-c", line, "sh"}, args...)...).CombinedOutput()
	return string(out), err
}

// heard holds the output of a program so far.
type heard struct {
	lock sync.Mutex
	text bytes.Buffer
}

func (h *heard) Write(p []byte) (int, error) {
	h.lock.Lock()
	defer h.lock.Unlock()
	return h.text.Write(p)
}

func (h *heard) times(what string) int {
	h.lock.Lock()
	defer h.lock.Unlock()
	return strings.Count(h.text.String(), what)
}

// A decision is on disk once it is taken, even if the program dies; signals end the program in an orderly way.
func TestNoDecisionIsLost(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no such signals")
	}
	for _, sent := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGKILL} {
		table := filepath.Join(t.TempDir(), "table.json")
		require.NoError(t, os.WriteFile(table, []byte(`{"turn":7,"player":"kim"}`), secret))
		for _, args := range [][]string{
			atTable, append(slices.Clip(atTable), "--json"),
			{"record", "yardmaster", "--seats", "kim,lee", "--position", table, "-o", "game.yard"},
		} {
			t.Run(sent.String(), func(t *testing.T) {
				t.Chdir(t.TempDir())
				interrupted(t, sent, args)
			})
		}
	}
}

// session is a game that is played at a terminal by hand.
type session struct {
	*testing.T
	program *exec.Cmd
	typed   io.Writer
	said    heard
}

func begin(t *testing.T, program *exec.Cmd) *session {
	s := &session{T: t, program: program}
	program.Stdout, program.Stderr = &s.said, &s.said
	typed, err := program.StdinPipe()
	require.NoError(t, err)
	s.typed = typed
	require.NoError(t, program.Start())
	return s
}

// types writes a line after the n-th question to the player.
func (s *session) types(n int, line string) {
	s.asked(n)
	_, err := io.WriteString(s.typed, line+"\n")
	require.NoError(s, err)
}

// asked waits for the n-th question to the player.
func (s *session) asked(n int) {
	const patience, often = 20 * time.Second, 5 * time.Millisecond
	require.Eventually(s, func() bool { return s.said.times("kim> ") >= n }, patience, often)
}

func onDisk(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("game.yard")
	require.NoError(t, err)
	return string(text)
}

// interrupted plays one decision, sends the signal and checks that the decision is in the record.
func interrupted(t *testing.T, sent syscall.Signal, args []string) {
	json := slices.Contains(args, "--json")
	action := "draw deck"
	if args[0] == "record" {
		action = "draw discard" // kim decides again after it
	}
	decision := "\nkim: " + action + "\n"
	if json {
		decision = `"action": "` + action + `"`
	}
	// The parent of the tests may ignore the signal, and the program would rightly go on.
	if signal.Ignored(sent) {
		caught := make(chan os.Signal, 1)
		signal.Notify(caught, sent)
		defer signal.Ignore(sent)
	}
	s := begin(t, exec.Command("yardstick", args...))
	s.types(1, action)
	s.asked(2)
	require.Contains(t, onDisk(t), decision, "before anything ends the game")
	require.NoError(t, s.program.Process.Signal(sent))
	err := s.program.Wait()
	require.Equal(t, sent == syscall.SIGKILL, err != nil, "%v", err)
	require.Contains(t, onDisk(t), decision)
	requireEntries(t, "game.yard")
	if json {
		return
	}
	out, code := asked(t, "", "judge", "game.yard")
	require.Equal(t, conforms, code, out)
}

var atTable = []string{"play", "yardmaster", "--seats", "kim,lee", "--interactive", "-o", "game.yard"}

// A program that was started to survive its terminal does so.
func TestAnIgnoredSignalStaysIgnored(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no such signals")
	}
	t.Chdir(t.TempDir())
	s := begin(t, exec.Command("sh", append([]string{"-c", `trap '' HUP; exec yardstick "$@"`, "sh"}, atTable...)...))
	s.asked(1)
	require.NoError(t, s.program.Process.Signal(syscall.SIGHUP))
	s.types(1, "draw deck")
	s.types(2, "quit")
	require.NoError(t, s.program.Wait())
	require.Contains(t, onDisk(t), "kim: draw deck")
}
