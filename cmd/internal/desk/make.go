package desk

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
)

const (
	module = "github.com/yardstick-rules/yardstick"
	worker = "./cmd/internal/desk/worker"
)

// ErrNoSource reports that the program contains no engine and does not know the source to build it from.
var ErrNoSource = errors.New("built without the desk, from a source that is not known; run make build in a checkout, " +
	"or go install " + module + "/cmd/yardstick@latest")

// Find returns the engine of the page: the one that the program contains, or one that the go command builds
// from the program's source. The engine of an installed version is built once and kept in the user's cache.
// During the build, Find calls long with a line of text and the function that builds.
func Find(ctx context.Context, built *debug.BuildInfo, long func(line string, build func())) (*Engine, error) {
	if e, err := Built(); err == nil {
		return e, nil
	}
	_, file, _, _ := runtime.Caller(0)
	s, err := sourceOf(built, file)
	if err != nil {
		return nil, err
	}
	return s.engine(ctx, long)
}

// source is the source of a program: a version of the module, or the folder of a checkout. cache is the folder
// of the engines that were built earlier.
type source struct{ version, folder, cache string }

// sourceOf returns the version that the program was installed from, or the checkout that it was built in. file
// is the path of this file in the checkout.
func sourceOf(built *debug.BuildInfo, file string) (*source, error) {
	if built != nil && built.Main.Sum != "" {
		return &source{version: built.Main.Version}, nil
	}
	folder := filepath.Join(filepath.Dir(file), "..", "..", "..")
	mod, err := os.ReadFile(filepath.Join(folder, "go.mod"))
	if err != nil || !filepath.IsAbs(file) || !bytes.HasPrefix(mod, []byte("module "+module+"\n")) {
		return nil, ErrNoSource
	}
	return &source{folder: folder}, nil
}

// engine returns the engine in the cache, or builds it.
func (s *source) engine(ctx context.Context, long func(line string, build func())) (e *Engine, err error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return nil, fmt.Errorf("there is no place to keep the page's engine: %w", err)
	}
	s.cache = filepath.Join(cache, "yardstick")
	if e, err := load(os.DirFS(s.place())); err == nil && s.version != "" {
		return e, nil
	}
	long(s.line(), func() { e, err = s.build(ctx) })
	return e, err
}

// place returns the folder of a version's engine.
func (s *source) place() string { return filepath.Join(s.cache, "desk-"+s.version) }

// line describes the build.
func (s *source) line() string {
	if s.version == "" {
		return "building the page's engine from " + s.folder + ", as make build does once"
	}
	return "building the page's engine of " + s.version + " once, for a minute or two, into " + s.place()
}

// build builds the engine with the go command. The engine of a version is kept in the cache; a checkout can
// change, so its engine is not.
func (s *source) build(ctx context.Context) (*Engine, error) {
	if err := os.MkdirAll(s.cache, 0o700); err != nil {
		return nil, err
	}
	work, err := os.MkdirTemp(s.cache, "building-")
	if err != nil {
		return nil, err
	}
	e, err := s.make(ctx, work)
	if err == nil && s.version != "" {
		err = e.keep(s.place(), filepath.Join(work, "whole"))
	}
	if errors.Is(err, revision.ErrNoGo) {
		err = fmt.Errorf("%w; install Go, or take a release of Yardstick, which contains the page's engine", err)
	}
	return e, errors.Join(err, revision.Remove(work))
}

// make compiles the engine. The result is the same, byte for byte, as that of make desk-engine.
func (s *source) make(ctx context.Context, work string) (*Engine, error) {
	folder, err := s.find(ctx, work)
	if err != nil {
		return nil, err
	}
	root, err := revision.Go(ctx, folder, work, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	script, err := os.ReadFile(filepath.Join(string(bytes.TrimSpace(root)), "lib", "wasm", runtimeFile))
	if err != nil {
		return nil, err
	}
	file := filepath.Join(work, "desk.wasm")
	_, err = revision.Go(ctx, folder, work, []string{"GOOS=js", "GOARCH=wasm"},
		"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", file, worker)
	if err != nil {
		return nil, err
	}
	wasm, err := compressed(ctx, file)
	return &Engine{wasm, script}, err
}

// find returns the folder of the source, which the go command fetches if it has to.
func (s *source) find(ctx context.Context, work string) (string, error) {
	if s.version == "" {
		return s.folder, nil
	}
	of := module + "@" + s.version
	if _, err := revision.Go(ctx, work, work, nil, "mod", "download", of); err != nil {
		return "", err
	}
	out, err := revision.Go(ctx, work, work, nil, "list", "-m", "-f", "{{.Dir}}", of)
	return string(bytes.TrimSpace(out)), err
}

// compressed returns a file, compressed, unless the context is done first.
func compressed(ctx context.Context, file string) ([]byte, error) {
	from, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	for n := int64(1); err == nil && n > 0; {
		if err = ctx.Err(); err == nil {
			n, err = io.CopyN(z, from, 1<<20)
		}
	}
	if errors.Is(err, io.EOF) {
		err = z.Close()
	}
	return b.Bytes(), err
}

// keep writes an engine into a draft folder and renames it, so that the folder appears complete or not at all.
// Another program may have written the folder in the meantime.
func (e *Engine) keep(place, draft string) error {
	err := os.Mkdir(draft, 0o700)
	for name, part := range map[string][]byte{engineFile: e.wasm, runtimeFile: e.script} {
		if err == nil {
			err = os.WriteFile(filepath.Join(draft, name), part, 0o600)
		}
	}
	if err == nil {
		err = os.Rename(draft, place)
	}
	if _, there := load(os.DirFS(place)); there == nil {
		return nil
	}
	return err
}
