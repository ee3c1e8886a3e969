package process_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/process"
)

var whist = engine.Start{Game: "whist", Setup: engine.Setup{Seats: []string{"ann", "bob"}}}

// The limits of engines that are late, which a test waits for, and of those that are not, however busy the machine is.
var (
	short = wire.Limits{Start: time.Minute, Answer: 2 * time.Second}
	long  = wire.Limits{Start: time.Minute, Answer: time.Minute}
)

// hostile is the engine that does the deed.
func hostile(deed string, limits wire.Limits) *wire.Engine {
	program, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return &wire.Engine{Dial: process.Dial([]string{program, "engine", deed}, process.Options{}), Limits: limits}
}

// running are the processes that engines of this test have left, by their number.
func running(t *testing.T) (left []string) {
	t.Helper()
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil
	}
	mark := fmt.Appendf(nil, "-%d\x00", os.Getpid())
	for _, e := range entries {
		environment, err := os.ReadFile("/proc/" + e.Name() + "/environ")
		if i := bytes.Index(environment, []byte("YARDSTICK_ENGINE=")); err == nil && i >= 0 && bytes.Contains(environment[i:], mark) {
			left = append(left, e.Name())
		}
	}
	return left
}

// Whatever an engine does is reported as what it is, in little time, and nothing of it is left.
func TestHostileEngines(t *testing.T) {
	for _, row := range []struct {
		deed string
		kind wire.Kind
		says string
	}{
		{"silent", wire.Silent, "is silent, and does not answer a ping either; end each message with a line feed, and flush the output; it had 4s (asked: play)"},
		{"no line feed", wire.Silent, `has begun an answer and not ended the line: {"jsonrpc":"2.0","id":3,"result":{"actor":"ann","scores":[0,0],"winners":[],"leg` +
			" …; end each message with a line feed, and flush the output; it had 4s (asked: play)"},
		{"byte order mark", wire.Garbled, "begins its answer with a byte order mark; a message begins with a brace"},
		{"pretty", wire.Garbled, "from byte 1 on, where its line ends; write each message on one line"},
		{"slow", wire.Slow, "answers too late: not within "},
		{"skips", wire.Skipped, "answers a ping, but not the request before the ping"},
		{"exits", wire.Died, "has ended, or closed its output (asked: play); its last line: {\"jsonrpc\":\"2.0\",\"id\":2"},
		{"exits", wire.Died, "; it ended with exit status 3; standard error ends: out of  [31msteam"},
		{"breaks off", wire.Died, "breaks off in the middle of a line"},
		{"endless line", wire.Flooded, "writes a line longer than 16 MB"},
		{"endless answer", wire.Flooded, "writes a line longer than 16 MB"},
		{"endless lines", wire.Flooded, "writes more than 64 MB in one game"},
		{"chatter", wire.Skipped, "writes lines, but no answer; it had 4s"},
		{"empty lines", wire.Skipped, "writes lines, but no answer; it had 4s"},
		{"half", wire.Garbled, "gives an answer that cannot be read: it is not JSON, from byte "},
		{"deep", wire.Garbled, "nests lists and objects more than 64 deep"},
		{"million", wire.Garbled, "writes more than 200,000 values in one message"},
		{"wrong id", wire.Unasked, "answers with the id 99, but the request has the id 3"},
		{"old id", wire.Unasked, "answers a request a second time"},
		{"no id", wire.Garbled, "answers without an id"},
		{"no json", wire.Garbled, "could not read the request: what?"},
		{"both", wire.Garbled, "answers with both a result and an error"},
		{"neither", wire.Garbled, "answers with neither a result nor an error"},
		{"version 1", wire.Garbled, `answers without "jsonrpc":"2.0"`},
		{"twice", wire.Garbled, "the same name appears twice in one object"},
		{"leaves a child", wire.Died, "it ended with exit status 3"},
		{"leaves a child far", wire.Died, "it ended with exit status 3"},
		{"has a child, is silent", wire.Silent, "is silent"},
	} {
		t.Run(row.deed, func(t *testing.T) {
			t.Parallel()
			limits := long
			if row.kind == wire.Silent || row.kind == wire.Slow || row.kind == wire.Skipped {
				limits = short
			}
			e := hostile(row.deed, limits)
			_, err := e.Start(whist)
			require.NoError(t, err)
			began := time.Now()
			_, err = e.Play("ann", "pass")
			var failed *wire.Failure
			require.ErrorAs(t, err, &failed)
			require.ErrorIs(t, err, engine.ErrFailed)
			require.Equal(t, row.kind, failed.Kind, "%v", err)
			require.Contains(t, err.Error(), row.says)
			require.NotContains(t, err.Error(), "\x1b")
			require.Less(t, time.Since(began), 2*time.Minute)
			_, again := e.Turn()
			require.Equal(t, err, again, "the game is lost")
			require.Less(t, len(failed.Death.Stderr), wire.MaxKept+1)
			require.Less(t, len(failed.Noise), wire.MaxKept+1)
			require.Len(t, e.Failures(), 1)
			_, err = e.Start(whist)
			require.NoError(t, err, "and the engine is started again")
			e.Close()
		})
	}
	t.Cleanup(func() {
		require.Empty(t, running(t))
		left, err := filepath.Glob(filepath.Join(os.TempDir(), "yardstick-engine-*"))
		require.NoError(t, err)
		for _, folder := range left {
			t.Log("a folder of another test, or left: " + folder)
		}
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		require.Less(t, m.Sys, uint64(300<<20))
	})
}

// An answer that can be read and is wrong in what it says is the fault of that game: the engine goes on, and is not started again.
func TestFaultyAnswers(t *testing.T) {
	for _, row := range []struct{ deed, says string }{
		{"huge", `gives an answer that cannot be read: "/scores/0" is of the wrong type`},
		{"nobody", `says that it is the turn of "eve", who is not at the table`},
		{"no turn", "does not say whose turn it is"},
		{"no list", "leaves out what is legal"},
		{"no scores", "leaves out the scores"},
		{"no odds", "does not give the odds of each outcome"},
		{"rolls", "draws an outcome of chance itself, although its offer is to be told the outcomes"},
	} {
		t.Run(row.deed, func(t *testing.T) {
			t.Parallel()
			e := hostile(row.deed, long)
			for range 2 * wire.MaxRestarts {
				_, err := e.Start(whist)
				require.NoError(t, err)
				_, err = e.Play("ann", "pass")
				var faulty *wire.FaultyError
				require.ErrorAs(t, err, &faulty)
				require.ErrorIs(t, err, engine.ErrFailed)
				require.Contains(t, err.Error(), row.says)
				require.Contains(t, err.Error(), ` (asked: play); its answer: {"jsonrpc":"2.0"`)
				_, err = e.Turn()
				require.ErrorIs(t, err, engine.ErrNotStarted, "nobody knows how the game stands")
			}
			require.Empty(t, e.Failures())
			e.Close()
		})
	}
}

// Who gives an engine no time to end cuts short the time that it is given: an interrupt does not wait until the goodbye is over.
func TestAnEndIsCutShort(t *testing.T) {
	program, err := os.Executable()
	require.NoError(t, err)
	p, err := process.Start([]string{program, "engine", "sleep"}, process.Options{})
	require.NoError(t, err)
	patient := make(chan wire.Death)
	go func() { patient <- p.End(time.Hour) }()
	time.Sleep(100 * time.Millisecond) // by then it waits
	quick := make(chan wire.Death)
	go func() { quick <- p.End(0) }()
	for _, end := range []chan wire.Death{patient, quick} {
		select {
		case death := <-end:
			require.True(t, death.Stopped)
		case <-time.After(time.Minute):
			require.FailNow(t, "the engine lives on")
		}
	}
}

// What is odd but can be understood is no failure.
func TestOddEngines(t *testing.T) {
	for _, row := range []struct {
		deed  string
		check func(t *testing.T, e *wire.Engine, err error)
	}{
		{"good", func(t *testing.T, e *wire.Engine, err error) { require.NoError(t, err) }},
		{"flood of errors", func(t *testing.T, e *wire.Engine, err error) { require.NoError(t, err) }},
		{"noise", func(t *testing.T, e *wire.Engine, err error) {
			require.NoError(t, err)
			require.Equal(t, "loading  [2J…\n", e.Noise())
		}},
		{"escapes", func(t *testing.T, e *wire.Engine, err error) {
			require.NoError(t, err)
			legal, _, err := e.Legal()
			require.NoError(t, err)
			require.Equal(t, " [2Jpass", legal[0].Action)
		}},
		{"twofold", tooEarly},
		{"ahead", tooEarly},
		{"errors", func(t *testing.T, e *wire.Engine, err error) {
			require.EqualError(t, err, "the engine errored: out of  [31msteam")
			require.ErrorIs(t, err, engine.ErrFailed)
			turn, err := e.Turn()
			require.NoError(t, err, "the engine goes on")
			require.Equal(t, "ann", turn.Actor)
		}},
		{"illegal", func(t *testing.T, e *wire.Engine, err error) {
			var v *engine.Violation
			require.ErrorAs(t, err, &v)
			require.Equal(t, &engine.Violation{Action: "pass", Reason: "no"}, v, "a clause is above its level")
		}},
		{"strange", func(t *testing.T, e *wire.Engine, err error) {
			var n *wire.NotUnderstoodError
			require.ErrorAs(t, err, &n)
			require.NotErrorIs(t, err, engine.ErrFailed)
		}},
		{"cannot", func(t *testing.T, e *wire.Engine, err error) {
			require.EqualError(t, err, "not supported: not yet (https://x/1)")
		}},
	} {
		t.Run(row.deed, func(t *testing.T) {
			e := hostile(row.deed, long)
			_, err := e.Start(whist)
			require.NoError(t, err)
			_, err = e.Play("ann", "pass")
			row.check(t, e, err)
			e.Close()
		})
	}
	require.Empty(t, running(t))
}

// tooEarly is an answer too many, which comes before the next question, or after it has been asked in the meantime.
func tooEarly(t *testing.T, e *wire.Engine, err error) {
	require.NoError(t, err)
	for range 100 {
		if _, err = e.Play("ann", "pass"); err != nil {
			break
		}
	}
	require.Error(t, err)
	require.Regexp(t, "answers before anything is asked|answers a request a second time", err.Error())
	require.Equal(t, wire.Unasked, e.Failures()[0].Kind)
}

// An engine that fails again and again is started ten times more, and then not run.
func TestAnEngineIsStartedTenTimesAgain(t *testing.T) {
	e := hostile("new exits", long)
	for range wire.MaxRestarts + 1 {
		_, err := e.Start(whist)
		require.ErrorIs(t, err, engine.ErrFailed)
		require.NotErrorIs(t, err, engine.ErrNotRun)
	}
	_, err := e.Start(whist)
	require.ErrorIs(t, err, engine.ErrNotRun)
	require.NotErrorIs(t, err, engine.ErrFailed)
	require.ErrorContains(t, err, "it has failed 11 times, the last time because it has ended, or closed its output")
	require.Len(t, e.Failures(), 11)
}

func TestCommandsThatCannotBeStarted(t *testing.T) {
	_, err := process.Start(nil, process.Options{})
	require.EqualError(t, err, "no command is given")
	e := &wire.Engine{Dial: process.Dial([]string{"./nowhere/engine"}, process.Options{}), Limits: long}
	_, err = e.Hello()
	require.EqualError(t, err, "the engine cannot be started: there is no file ./nowhere/engine")
	require.Equal(t, wire.NotStarted, e.Failures()[0].Kind)
	_, err = e.Turn()
	require.ErrorContains(t, err, "cannot be started")
	_, err = process.Start([]string{"no-such-command"}, process.Options{})
	require.EqualError(t, err, "there is no command no-such-command")
	file := filepath.Join(t.TempDir(), "engine.py")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	_, err = process.Start([]string{file}, process.Options{})
	require.EqualError(t, err, "the file "+file+" is not executable; make it executable (chmod +x), or start it with its interpreter, such as python3")
}

// What an engine does not offer it is not asked.
func TestWhatIsNotOfferedIsNotAsked(t *testing.T) {
	e := hostile("new exits", long)
	start := func(change func(*engine.Start)) error {
		s := whist
		change(&s)
		_, err := e.Start(s)
		var u *engine.UnsupportedError
		require.ErrorAs(t, err, &u)
		return err
	}
	require.ErrorContains(t, start(func(s *engine.Start) { s.Game = "chess" }), "it does not play chess")
	require.ErrorContains(t, start(func(s *engine.Start) { s.Rulings = map[string]string{"W-R-yard": "b"} }), "it plays yard=a")
	require.ErrorContains(t, start(func(s *engine.Start) { s.Rulings = map[string]string{"tie": "b"} }),
		"it does not say which answer to tie it plays")
	require.Empty(t, e.Failures())
	e.Close()
}

// An engine sees an empty folder and little of the environment.
func TestWhatAnEngineSees(t *testing.T) {
	sh := "/bin/sh"
	if _, err := os.Stat(sh); err != nil {
		t.Skip("there is no shell")
	}
	page, err := os.ReadFile(filepath.Join("..", "README.md"))
	require.NoError(t, err)
	t.Setenv("YARDSTICK_SECRET", "x")
	t.Setenv("YARDSTICK_SHARED", "y")
	script := filepath.Join(t.TempDir(), "look.sh")
	require.NoError(t, os.WriteFile(script, []byte("pwd; ls -A; env; exit 4"), 0o600))
	t.Chdir(filepath.Dir(script))
	p, err := process.Start([]string{sh, "look.sh"}, process.Options{Env: []string{"YARDSTICK_SHARED", "YARDSTICK_NONE"}})
	require.NoError(t, err)
	var seen strings.Builder
	part := make([]byte, 4096)
	for {
		n, err := p.Read(part)
		seen.Write(part[:n])
		if err != nil {
			break
		}
	}
	death := p.End(time.Minute)
	require.Equal(t, wire.Death{Status: 4}, death)
	require.Equal(t, death, p.End(0), "it ends once")
	lines := strings.Split(seen.String(), "\n")
	require.Contains(t, lines[0], "yardstick-engine-")
	require.NoDirExists(t, lines[0])
	require.Contains(t, lines[1], "=", "the folder is empty")
	require.Contains(t, seen.String(), "YARDSTICK_SHARED=y\n")
	require.NotContains(t, seen.String(), "SECRET")
	require.NotContains(t, seen.String(), "YARDSTICK_NONE")
	for _, line := range lines {
		name, _, is := strings.Cut(line, "=")
		if is && !slices.Contains([]string{"PWD", "OLDPWD", "SHLVL", "_", "YARDSTICK_SHARED"}, name) { // what the shell adds, and was asked for
			require.Contains(t, string(page), "`"+name+"`", "the page says what there is")
		}
	}
}

// An engine that another signal ends is told apart from one that we have stopped.
func TestHowAnEngineEnds(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no signals")
	}
	p, err := process.Start([]string{"/bin/sh", "-c", "kill -TERM $$; sleep 5"}, process.Options{})
	require.NoError(t, err)
	death := p.End(time.Minute)
	require.Equal(t, "terminated", death.Signal)
	require.Equal(t, "it was ended by the signal terminated", death.String())
	p, err = process.Start([]string{"/bin/sh", "-c", "sleep 60"}, process.Options{})
	require.NoError(t, err)
	death = p.End(0)
	require.True(t, death.Stopped)
	require.Empty(t, death.String())
	require.True(t, errors.Is(&wire.Failure{}, engine.ErrFailed))
}
