package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// conformed tries an engine written in shell, and returns the whole output and the exit code.
func conformed(t *testing.T, script string, flags ...string) (string, int) {
	t.Helper()
	trial := exec.Command("yardstick", append(append([]string{"conform", "yardmaster"}, flags...), "--", "sh", "-c", script)...)
	out, _ := trial.CombinedOutput()
	return string(out), trial.ProcessState.ExitCode()
}

// changed returns the command of the model engine with its answers changed by a sed program.
func changed(sed string) string { return "yardstick serve yardmaster | sed -u '" + sed + "'" }

// Unstated answers to open questions are found out, and never count as any answer.
func TestAReadingThatIsNotSaidIsFoundOut(t *testing.T) {
	for law, sed := range map[string]string{
		"no reading at all":  `s/,"reading":{[^}]*}//`,
		"questions left out": `s/"tie":"\*",//;s/"win-timing":"\*",//`,
	} {
		if testing.Short() && law != "questions left out" {
			continue // all questions are asked of it
		}
		out, code := conformed(t, changed(sed), "--infer-only", "--answer-timeout", "10s")
		require.Equal(t, conforms, code, out)
		require.Regexp(t, `(?m)^  (# )?tie: `, out, law)
		require.NotRegexp(t, `# the engine's play fits every answer\n  # (tie|win-timing):`, out, law)
	}
}

// An engine gets only the numbers of players that it offers. An engine without a number of the game is refused first.
func TestAnEngineIsAskedForWhatItSeats(t *testing.T) {
	out, code := conformed(t, changed(`s/"seats":{"min":2,"max":5}/"seats":{"min":7,"max":9}/`))
	require.Equal(t, unread, code, out)
	require.Regexp(t, "the answer to hello offers yardmaster for 7 to 9 players, but the rulebook allows 2 to 5\n$", out)
	require.Equal(t, 1, strings.Count(out, "\n"), out)
	out, code = conformed(t, changed(`s/"seats":{"min":2,"max":5}/"seats":{"min":3,"max":9}/`), "--only", "precedent")
	require.Equal(t, unread, code, out)
	require.Contains(t, out, "the engine offers games of 3 to 9 players, and this game has 2")
}

// The report has the engine's standard error before an error, and the message above its stack if there is one.
func TestAnErroredAnswerShowsStandardError(t *testing.T) {
	out, code := conformed(t, `n=1; read l
echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"engine":{"name":"x","version":"1"},"games":[{"game":"yardmaster","seats":{"min":2,"max":5},"level":0,"chance":"told","offers":["start"],"reading":{"tie":"*"}}]}}'
while read l; do
	n=$((n+1))
	echo "TypeError: no card" >&2
	for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo "    at play (engine.js:$i:7)" >&2; done
	echo '{"jsonrpc":"2.0","id":'$n',"error":{"code":5,"message":"boom"}}'
done`, "-v", "--only", "precedent")
	require.Equal(t, 1, code, out)
	require.Regexp(t, `(?m)^note: the engine errored: boom, [0-9]+ times; its standard error ends:\n  TypeError: no card\n  …\n    +at play`, out)
	require.Regexp(t, `engine +the engine errored: boom; standard error ends: TypeError: no card \| at play`, out)
}

// A record names the answers of its game, so that an engine without stated answers is not asked again.
func TestAWitnessNeedsNoInference(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log.txt")
	out, code := conformed(t, "yardstick serve yardmaster --unsaid --level 2", "--log", log, "--replay", "../../golden/yardmaster/4-players.golden")
	require.Equal(t, unread, code, out)
	require.Regexp(t, `(?m)^  plays +1 of 1 trial; `, out)
	asked, err := os.ReadFile(log)
	require.NoError(t, err)
	require.Equal(t, 1, strings.Count(string(asked), `"method":"new"`))
}

// The program itself is the model engine, also if it is on no path.
func TestTheRunningProgramIsFound(t *testing.T) {
	own, err := exec.LookPath("yardstick")
	require.NoError(t, err)
	trial := exec.Command(own, "conform", "yardmaster", "--only", "precedent", "--", "yardstick", "serve", "yardmaster")
	trial.Env = append(os.Environ(), "PATH="+t.TempDir())
	out, err := trial.CombinedOutput()
	require.Contains(t, string(out), "level 4", "%v", err)
}

// An engine's output, its death and the end of its questions do not depend on the number of engines. This engine counts
// its questions, writes the number everywhere, and dies at every third game.
func TestWhatAnEngineSaysOnTheWayDoesNotDependOnWorkers(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	offer := wire.Model(entry)
	offer.Level = engine.Lists
	hello, err := json.Marshal(wire.Hello{Protocol: wire.Version, Engine: wire.Info{Name: "x", Version: "1"}, Games: []wire.Game{offer}})
	require.NoError(t, err)
	script := `n=1; read l
echo '{"jsonrpc":"2.0","id":1,"result":` + string(hello) + `}'
while read l; do
	n=$((n+1))
	echo "asked $n times"
	echo "trace $n" >&2
	[ $((n % 3)) = 0 ] && exit 1
	echo '{"jsonrpc":"2.0","id":'$n',"error":{"code":5,"message":"boom"}}'
done`
	trial := func(workers string) string {
		report := filepath.Join(t.TempDir(), "report.json")
		out, code := conformed(t, script, "--only", "precedent,game,position", "--workers", workers, "-o", report)
		require.Equal(t, 1, code, out)
		text, err := os.ReadFile(report)
		require.NoError(t, err)
		return strings.ReplaceAll(out, report, "report") + string(text)
	}
	first := trial("1")
	require.Contains(t, first, "the engine is not started again: it has failed")
	for _, workers := range []string{"2", "8", "32"} {
		require.Equal(t, first, trial(workers), "%s workers", workers)
	}
}

// begun returns the number of games that an engine begins to show its answers, and the result.
func begun(t *testing.T, script string) (games int, reading string) {
	t.Helper()
	log := filepath.Join(t.TempDir(), "log.txt")
	out, code := conformed(t, script, "--infer-only", "--log", log)
	require.Equal(t, conforms, code, out)
	asked, err := os.ReadFile(log)
	require.NoError(t, err)
	return strings.Count(string(asked), `"method":"new"`), out
}

// An engine that states its answers is not asked for them, and an engine that leaves out one answer is asked only for
// that one.
func TestOnlyWhatIsUnknownIsAsked(t *testing.T) {
	games, reading := begun(t, "yardstick serve yardmaster --answer yard-timing=any-time")
	require.Zero(t, games)
	require.Contains(t, reading, "\n  yard-timing: any-time\n")
	const silent = `yardstick serve yardmaster --answer yard-timing=any-time | sed -u 's/,"yard-timing":"any-time"//'`
	games, reading = begun(t, silent)
	require.Contains(t, reading, "\n  yard-timing: any-time\n")
	if testing.Short() {
		return // all of them take seconds
	}
	all, _ := begun(t, "yardstick serve yardmaster --unsaid")
	require.Less(t, 4*games, all, "games that have nothing to do with it")
}

// An engine that plays nothing yet gets one question.
func TestWhatPlaysNothingIsAskedOnce(t *testing.T) {
	games, reading := begun(t, `n=1; read l
echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"engine":{"name":"x","version":"1"},"games":[{"game":"yardmaster","seats":{"min":2,"max":5},"level":0,"chance":"told","offers":["undo"],"reading":{}}]}}'
while read l; do
	n=$((n+1))
	echo '{"jsonrpc":"2.0","id":'$n',"error":{"code":4,"message":"still to be filled in"}}'
done`)
	require.Equal(t, 1, games)
	require.Contains(t, reading, "could not be asked")
	require.Contains(t, reading, "the engine does not play: not supported: still")
}
