// Package process starts an engine as a process: in an empty folder of its own, with little of the environment.
// Where the system has process groups, the engine gets one of its own, which ends as a whole.
//
// Windows has no process groups: only the engine itself is ended, and its children may go on. On
// Linux, processes that have left the group are found by a mark in their environment.
package process

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/yardstick-rules/yardstick/engine/wire"
)

// Options holds the settings with which an engine is started.
type Options struct {
	// Env names variables of our environment that the engine gets in addition to PATH.
	Env []string
}

// Process is an engine that runs.
type Process struct {
	in, out *os.File // its input, and its output
	folder  string
	mark    string
	command *exec.Cmd
	errors  *keeper
	ended   chan struct{} // closed when it has ended
	once    sync.Once
	hurried sync.Once
	now     chan struct{} // closed once it is given no more time to end
	death   wire.Death
}

// Start starts a command: its name and its arguments. As it runs in a folder of its own, each word that is the path of a file of ours, with
// a dot or a slash in it, is given as the whole path; so is one after the equals sign of a flag.
func Start(command []string, options Options) (*Process, error) {
	if len(command) == 0 {
		return nil, errors.New("no command is given")
	}
	folder, err := os.MkdirTemp("", "yardstick-engine-")
	if err != nil {
		return nil, err
	}
	p := &Process{folder: folder, mark: markName + "=" + filepath.Base(folder) + "-" + strconv.Itoa(os.Getpid()), ended: make(chan struct{}),
		now: make(chan struct{})}
	if err := p.start(command, options); err != nil {
		os.RemoveAll(folder)
		return nil, err
	}
	return p, nil
}

// Dial starts a command each time it is called.
func Dial(command []string, options Options) func() (wire.Conn, error) {
	return func() (wire.Conn, error) { return Start(command, options) }
}

const markName = "YARDSTICK_ENGINE"

func (p *Process) start(command []string, options Options) error {
	words, err := found(command)
	if err != nil {
		return err
	}
	p.command = exec.Command(words[0], words[1:]...)
	p.command.Dir, p.command.Env = p.folder, p.environment(options.Env)
	grouped(p.command)
	var ends []*os.File // the engine's
	defer func() {
		for _, f := range ends {
			f.Close()
		}
	}()
	pipe := func() (r, w *os.File, err error) {
		if r, w, err = os.Pipe(); err == nil {
			ends = append(ends, r, w)
		}
		return r, w, err
	}
	inR, inW, err := pipe()
	if err != nil {
		return err
	}
	outR, outW, err := pipe()
	if err != nil {
		return err
	}
	errR, errW, err := pipe()
	if err != nil {
		return err
	}
	p.command.Stdin, p.command.Stdout, p.command.Stderr = inR, outW, errW
	if err := p.command.Start(); err != nil {
		return plain(command[0], err)
	}
	ends = []*os.File{inR, outW, errW}
	p.in, p.out, p.errors = inW, outR, keep(errR)
	go p.wait()
	return nil
}

// environment returns the variables that the engine gets: the path of programs, and the named variables of ours.
func (p *Process) environment(names []string) []string {
	env := []string{p.mark, "HOME=" + p.folder, "TMPDIR=" + p.folder, "TMP=" + p.folder, "TEMP=" + p.folder, "LANG=C.UTF-8"}
	for _, name := range append([]string{"PATH", "SystemRoot"}, names...) {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}

// wait notes the end of the engine, and ends the processes that it leaves behind: they would hold the pipes open.
func (p *Process) wait() {
	p.command.Wait()
	p.endGroup()
	endMarked(p.mark)
	state := p.command.ProcessState
	p.death.Status, p.death.Signal = state.ExitCode(), signalOf(state)
	close(p.ended)
}

// Read reads the standard output of the engine.
func (p *Process) Read(b []byte) (int, error) { return p.out.Read(b) }

// Write writes to the standard input of the engine.
func (p *Process) Write(b []byte) (int, error) { return p.in.Write(b) }

// End ends the engine and returns how it ended. A call without time cuts short the time that another call gives.
func (p *Process) End(wait time.Duration) wire.Death {
	if wait <= 0 {
		p.hurried.Do(func() { close(p.now) })
	}
	p.once.Do(func() { p.end(wait) })
	return p.death
}

func (p *Process) end(wait time.Duration) {
	p.in.Close()
	timer := time.NewTimer(wait)
	defer timer.Stop()
	late := false
	select {
	case <-p.ended:
	case <-timer.C:
		late = true
	case <-p.now:
		late = true
	}
	stopped := late && !p.hasEnded()
	if stopped {
		p.endGroup()
		p.command.Process.Kill()
		<-p.ended
	}
	p.out.Close()
	p.death.Stopped, p.death.Stderr = stopped, p.inFolder(p.errors.close())
	os.RemoveAll(p.folder)
}

// Stderr returns the end of its standard error so far.
func (p *Process) Stderr() string { return p.inFolder(p.errors.now()) }

// inFolder returns a text without the name of the folder, which differs from run to run.
func (p *Process) inFolder(text string) string {
	return strings.ReplaceAll(text, p.folder+string(filepath.Separator), "")
}

func (p *Process) hasEnded() bool {
	select {
	case <-p.ended:
		return true
	default:
		return false
	}
}
