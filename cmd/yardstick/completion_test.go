package main

import (
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// The tab key completes a name with a blank and the answer behind an equals sign in the shells themselves.
func TestShellsComplete(t *testing.T) {
	if testing.Short() {
		t.Skip("starts shells at a terminal: make test-all")
	}
	for shell, begins := range map[string][]string{
		"bash": {"PS1='kim> ' bash --norc --noprofile -i", "source <(yardstick completion bash)"},
		"zsh":  {"PS1='kim> ' zsh -f -i", "autoload -U compinit; compinit -D -u; source <(yardstick completion zsh)"},
	} {
		t.Run(shell, func(t *testing.T) {
			for _, needed := range []string{"script", shell} {
				if _, err := exec.LookPath(needed); err != nil {
					if os.Getenv("CI") != "" {
						t.Fatalf("%s is missing", needed)
					}
					t.Skipf("needs %s", needed)
				}
			}
			t.Chdir(t.TempDir())
			record := "yardstick 2\ngame yardmaster\nseats ann bob\nposition {\"turn\":7,\"player\":\"ann\"}\n---\nann: draw deck\n"
			require.NoError(t, os.WriteFile("my game.yard", []byte(record), secret))
			program := exec.Command("script", "-qec", begins[0], "/dev/null")
			program.Env = append(os.Environ(), "TERM=dumb")
			s := begin(t, program)
			s.types(1, begins[1])
			s.types(2, "yardstick judge my\t --answer yard-timing=a\t")
			for _, text := range []string{"my game.yard:6 (decision 1)", "yard-timing=any-time"} {
				require.Eventually(t, func() bool { return s.said.times(text) > 0 }, 20*time.Second, 10*time.Millisecond, text)
			}
			s.types(3, "exit")
			require.NoError(t, program.Wait())
		})
	}
}
