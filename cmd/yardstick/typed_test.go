package main

import (
	"os/exec"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A shell reads the command in a verdict as it was given.
func TestACommandIsTypedAsAShellReadsIt(t *testing.T) {
	require.Equal(t, "yardstick judge golden/x.yard --decision=3", typed([]string{"judge", "golden/x.yard", "--decision=3"}))
	require.Equal(t, "yardstick judge - --try 'ann: load coal-4'", typed([]string{"judge", "-", "--try", "ann: load coal-4"}))
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no shell to ask")
	}
	args := []string{"judge", "a b.yard", "it's", "$HOME", "`x`", "", "*", `\`, "a;b", "Zoë", "x\ny", "#", "~"}
	out, err := exec.CommandContext(t.Context(), shell, "-c", "yardstick() { printf '<%s>' \"$@\"; }\n"+typed(args)).Output()
	require.NoError(t, err)
	require.Equal(t, "<"+strings.Join(args, "><")+">", string(out))
}

// A verdict names the version of the program if the build knows it.
func TestTheProgramOfAVerdict(t *testing.T) {
	built := &debug.BuildInfo{Main: debug.Module{Version: "v1.2.0+dirty"}}
	require.Equal(t, "yardstick v1.2.0", program(built))
	built.Main.Version = "(devel)"
	require.Equal(t, "yardstick of unknown version", program(built))
	require.Equal(t, "yardstick of unknown version", program(nil))
}
