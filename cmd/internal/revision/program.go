package revision

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/yardstick-rules/yardstick/engine"
)

// Program is a program of this module that was built from another source. Several goroutines may use it at the
// same time.
type Program struct {
	// Commit is the commit that the program was built from; "" for a folder.
	Commit string
	// Source is the folder of the source, until Close.
	Source string
	// file is the path of the program. folder is the folder that Close removes, and env is added to the environment.
	file, folder string
	env          []string
	// unknown marks the flags that the program does not know, by their index in flags.
	unknown [2]atomic.Bool
}

// Built returns a program that has been built already, from the path of its file. The argument env is added
// to its environment.
func Built(file string, env ...string) *Program { return &Program{file: file, env: env} }

// Close removes the folder of the build.
func (p *Program) Close() error {
	if p.folder == "" {
		return nil
	}
	return Remove(p.folder)
}

// Remove removes a folder, and retries a few times because a stopped command may still be writing there.
func Remove(folder string) (err error) {
	for range 5 {
		if err = os.RemoveAll(folder); err == nil {
			return nil
		}
		time.Sleep(patience / 5)
	}
	return err
}

// Verdict is the program's verdict on a record. Fields that older programs do not know are empty.
type Verdict struct {
	Upheld bool `json:"upheld"`
	// Decision is the number of the wrong decision, or of the last one if none is wrong; 0 means the start.
	Decision int    `json:"decision"`
	Kind     string `json:"kind"`
	Reason   string `json:"reason"`
	// Clause is the clause that overrules a wrong decision. If several do, Clauses lists them and Clause is empty.
	Clause  engine.Clause `json:"clause"`
	Clauses []struct {
		ID engine.Clause `json:"id"`
	} `json:"clauses"`
	// Effects lists the effects of the decision.
	Effects []engine.Effect `json:"effects"`
}

// Rests returns the clauses that overrule a wrong decision.
func (v *Verdict) Rests() (list []engine.Clause) {
	if v.Clause != "" {
		return []engine.Clause{v.Clause}
	}
	for _, c := range v.Clauses {
		list = append(list, c.ID)
	}
	return list
}

// Place is the state of a game at a place in a record, with the legal actions.
type Place struct {
	Turn  engine.Turn     `json:"turn"`
	Legal []engine.Choice `json:"legal"`
	// Digest is the digest of the position; "" if the program is too old to report it.
	Digest string `json:"digest"`
}

// Outcome is the result of a scenario.
type Outcome struct {
	Name    string `json:"name"`
	Failure *struct {
		Step    string `json:"step"`
		Message string `json:"message"`
		Unknown bool   `json:"unknown"`
	} `json:"failure"`
}

// UnreadError reports that the other program cannot read a record or a file, or gave no answer. Says is the
// message of the program, or the reason why there is no answer.
type UnreadError struct{ Says string }

// Error returns Says.
func (e *UnreadError) Error() string { return e.Says }

// The indices of the flags that older programs do not know.
const (
	others = iota
	every
)

var flags = [...]string{others: "--other-answers=0", every: "--every"}

// Judge asks the program to judge a record. The error is an [*UnreadError], or ctx.Err().
func (p *Program) Judge(ctx context.Context, record string) (*Verdict, error) {
	v := &Verdict{}
	_, err := p.ask(ctx, v, others, record, "judge", "-", "--json")
	return v, err
}

// Places returns all places of a record with the given number of decisions, from the start on. A program that
// is too old to list them at once is run once for each place. The errors are those of Judge.
func (p *Program) Places(ctx context.Context, record string, decisions int) (list []Place, err error) {
	var said struct{ Places []Place }
	known, err := p.ask(ctx, &said, every, record, "legal", "-", "--json")
	if known || err != nil {
		return said.Places, err
	}
	for n := range decisions + 1 {
		here, err := p.Place(ctx, record, n)
		if err != nil {
			return list, err
		}
		list = append(list, *here)
	}
	return list, nil
}

// Place returns the place after the first n decisions of a record.
func (p *Program) Place(ctx context.Context, record string, n int) (*Place, error) {
	here := &Place{}
	_, err := p.ask(ctx, here, -1, record, "legal", "-", "--json", "--at", strconv.Itoa(n))
	return here, err
}

// Slow reports whether the program is too old to list all places of a record at once, with digests of
// positions. The result is only known after a call of Places.
func (p *Program) Slow() bool { return p.unknown[every].Load() }

// Position returns the whole position at the end of a record.
func (p *Program) Position(ctx context.Context, record string) (json.RawMessage, error) {
	var said struct{ Position json.RawMessage }
	_, err := p.ask(ctx, &said, -1, record, "show", "-", "--json")
	return said.Position, err
}

// Scenarios runs the scenarios of a feature file's text and returns their results.
func (p *Program) Scenarios(ctx context.Context, text string) ([]Outcome, error) {
	folder, err := os.MkdirTemp(p.folder, "scenarios-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "scenarios.feature")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		return nil, err
	}
	var said struct{ Scenarios []Outcome }
	_, err = p.ask(ctx, &said, others, "", "judge", file, "--json")
	return said.Scenarios, err
}

// ask runs the program with the text given on its standard input, and reads its answer. known reports whether
// the program knows the flag; -1 stands for no flag. If the program does not know the flag, ask runs it again
// without the flag. For the flag every, ask does not run it again, and there is no answer.
func (p *Program) ask(ctx context.Context, answer any, flag int, given string, args ...string) (known bool, err error) {
	if flag >= 0 && !p.unknown[flag].Load() {
		out, err := p.run(ctx, given, append(args, flags[flag])...)
		if name, _, _ := strings.Cut(flags[flag], "="); !strings.Contains(failure(out), "unknown flag "+name) {
			return true, errors.Join(err, read(out, err, answer))
		}
		p.unknown[flag].Store(true)
	}
	if flag == every {
		return false, nil
	}
	out, err := p.run(ctx, given, args...)
	return false, errors.Join(err, read(out, err, answer))
}

// failure returns the error that an answer reports, "" if there is none.
func failure(out []byte) string {
	var said struct{ Error string }
	_ = json.Unmarshal(out, &said) // other output contains no error
	return said.Error
}

// read reads an answer.
func read(out []byte, failed error, answer any) error {
	says := failure(out)
	switch {
	case failed != nil:
		return nil
	case says != "":
		return &UnreadError{says}
	case json.Unmarshal(out, answer) != nil:
		return &UnreadError{"the program does not answer in JSON: " + cmp.Or(firstLine(out), "its output is empty")}
	}
	return nil
}

const (
	// These are the limits of one answer: work for its processor time, memory for its memory in bytes, within
	// for its time by the clock, and most for its size in bytes. An endless run therefore ends soon, and a
	// run on a busy machine has enough time.
	work   = 30 * time.Second
	memory = 2 << 30
	within = 5 * time.Minute
	most   = 256 << 20
)

// run runs the program and returns its output. It fails if the program cannot read its input.
func (p *Program) run(ctx context.Context, given string, args ...string) ([]byte, error) {
	limited, stop := context.WithTimeout(ctx, within)
	defer stop()
	cmd := exec.CommandContext(limited, p.file, args...)
	bounded(cmd, work, memory)
	grouped(cmd)
	cmd.Stdin, cmd.Env, cmd.WaitDelay = strings.NewReader(given), append(os.Environ(), p.env...), patience
	var said bytes.Buffer
	out := &reply{}
	cmd.Stdout, cmd.Stderr = out, &said
	err := cmd.Run()
	code := new(exec.ExitError)
	const unread = 2
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case limited.Err() != nil:
		return nil, &UnreadError{fmt.Sprintf("the program does not answer within %v", within)}
	case err != nil && spent(cmd) >= work/2: // it is ended a little early, by the ticks of a clock
		return nil, &UnreadError{fmt.Sprintf("the program does not answer within %v of processor time", work)}
	case err != nil && !errors.As(err, &code):
		return nil, &UnreadError{"the program cannot be run: " + err.Error()}
	case err != nil && code.ExitCode() >= unread && !json.Valid(out.Bytes()):
		return nil, &UnreadError{"the program fails: " + cmp.Or(firstLine(said.Bytes()), err.Error())}
	}
	return out.Bytes(), nil
}

// spent returns the processor time of a command that has ended.
func spent(c *exec.Cmd) time.Duration {
	if c.ProcessState == nil {
		return 0
	}
	return c.ProcessState.UserTime() + c.ProcessState.SystemTime()
}

// reply is a buffer of limited size; most is the largest number of bytes.
type reply struct{ bytes.Buffer }

// Write appends to the reply, up to its limit.
func (b *reply) Write(p []byte) (int, error) {
	if b.Len()+len(p) > most {
		return 0, io.ErrShortWrite
	}
	return b.Buffer.Write(p)
}
