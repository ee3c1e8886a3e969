// Package process starts an engine as a process. The engine runs in an empty folder of its own and gets few
// environment variables. If the system has process groups, the engine gets its own group, and all processes of the
// group are stopped together.
//
// Windows has no process groups: there, only the engine itself is stopped, and its children may continue. On Linux,
// the package finds processes that have left the group by a mark in their environment.
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

// Options contains the settings with which an engine is started.
type Options struct {
	// Env names environment variables of this program that the engine gets in addition to PATH.
	Env []string
}

// Process is a running engine.
type Process struct {
	in, out *os.File // its input, and its output
	folder  string
	mark    string
	command *exec.Cmd
	errors  *keeper
	ended   chan struct{} // closed when the engine has ended
	once    sync.Once
	hurried sync.Once
	now     chan struct{} // closed when the engine gets no more time to end
	death   wire.Death
}

// Start starts a command: its name and its arguments. The engine runs in a folder of its own. So
// Start replaces each word that is the path of an existing file, with a dot or a slash in it, by
// the whole path. Start does the same with a path after the equals sign of a flag.
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

// Dial returns a function that starts a command each time it is called.
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
	var ends []*os.File // the engine's ends of the pipes
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

// environment returns the environment variables of the engine: the path of programs, and the named variables of this
// program.
func (p *Process) environment(names []string) []string {
	env := []string{p.mark, "HOME=" + p.folder, "TMPDIR=" + p.folder, "TMP=" + p.folder, "TEMP=" + p.folder, "LANG=C.UTF-8"}
	for _, name := range append([]string{"PATH", "SystemRoot"}, names...) {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}

// wait notes the end of the engine, and stops the processes that the engine leaves behind, because they would keep
// the pipes open.
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

// End stops the engine and returns how it ended. A call with no waiting time ends the waiting time of another call.
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

// Stderr returns the last text on standard error so far.
func (p *Process) Stderr() string { return p.inFolder(p.errors.now()) }

// inFolder returns a text without the name of the engine's folder, because the name differs from run to run.
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
