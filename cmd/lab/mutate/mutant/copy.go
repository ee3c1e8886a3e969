package mutant

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Write numbers the mutants from 1 and writes a copy of the package that contains all of them into a folder.
// Write returns the path of the file for the go command's flag -overlay.
func (s *Source) Write(mutants []*Mutant, folder string) (overlay string, err error) {
	for i, m := range mutants {
		m.ID = i + 1
	}
	replace := map[string]string{}
	put := func(path string, src []byte) error {
		replace[path] = filepath.Join(folder, filepath.Base(path))
		return os.WriteFile(replace[path], src, 0o600)
	}
	for _, f := range s.files {
		if of := s.of(f, mutants); len(of) > 0 {
			if err := put(f.path, write(f.src, of, false)); err != nil {
				return "", err
			}
		}
	}
	if err := put(filepath.Join(s.Dir, "zz_mutants.go"), runtime(s.name, len(mutants))); err != nil {
		return "", err
	}
	overlay = filepath.Join(folder, "overlay.json")
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	return overlay, os.WriteFile(overlay, data, 0o600)
}

// Go runs the go command in a folder of a module, on the copy of the package that an overlay selects.
func Go(ctx context.Context, overlay, dir, verb string, args ...string) error {
	cmd := exec.CommandContext(ctx, "go", append([]string{verb, "-overlay", overlay}, args...)...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go %s with mutants: %w: %s", verb, err, bytes.TrimSpace(out))
	}
	return nil
}

// of returns the mutants of one file.
func (s *Source) of(f *file, mutants []*Mutant) []*Mutant {
	name := s.relative(f)
	return slices.DeleteFunc(slices.Clone(mutants), func(m *Mutant) bool { return m.File != name })
}

// compiling leaves out the mutants that do not compile. All are written into one copy, each marked as a file of its own for the checker's
// errors.
func (s *Source) compiling(mutants []*Mutant) ([]*Mutant, error) {
	for i, m := range mutants {
		m.ID = i + 1
	}
	fset := token.NewFileSet()
	trees, err := s.marked(fset, mutants)
	if err != nil {
		return nil, err
	}
	bad := map[int]bool{}
	var elsewhere error
	conf := types.Config{Importer: s.imports, Error: func(err error) {
		var wrong types.Error
		if errors.As(err, &wrong) {
			name := filepath.Base(fset.Position(wrong.Pos).Filename)
			if id, noMark := strconv.Atoi(strings.TrimPrefix(name, mark)); noMark == nil {
				bad[id] = true
				return
			}
		}
		elsewhere = cmp.Or(elsewhere, err)
	}}
	_, _ = conf.Check(s.path, fset, trees, nil) // every error has been reported by then
	if elsewhere != nil {
		return nil, fmt.Errorf("the copy with mutants: %w", elsewhere)
	}
	return slices.DeleteFunc(mutants, func(m *Mutant) bool { return bad[m.ID] }), nil
}

// marked returns the copy with all mutants, parsed.
func (s *Source) marked(fset *token.FileSet, mutants []*Mutant) ([]*ast.File, error) {
	var trees []*ast.File
	read := func(path string, src []byte) error {
		tree, err := parser.ParseFile(fset, path, src, parser.SkipObjectResolution)
		trees = append(trees, tree)
		return err
	}
	for _, f := range s.files {
		if err := read(f.path, write(f.src, s.of(f, mutants), true)); err != nil {
			return nil, err
		}
	}
	return trees, read("zz_mutants.go", runtime(s.name, len(mutants)))
}

// mark is the beginning of the file name that a mutant gets while it is checked.
const mark = "mutant-"

// write returns the source of a file with sleeping mutants in it.
func write(src []byte, mutants []*Mutant, marked bool) []byte {
	w := &writer{src: src, marked: marked, rest: slices.Clone(mutants)}
	slices.SortStableFunc(w.rest, func(a, b *Mutant) int {
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(b.end, a.end), cmp.Compare(len(a.typ), len(b.typ)))
	})
	text := w.span(0, len(src))
	return []byte(text + "\n" + w.types.String())
}

type writer struct {
	src    []byte
	marked bool
	// rest are the mutants still to be written, outer ones before those inside them.
	rest  []*Mutant
	types strings.Builder
}

// span returns a part of the source with its mutants.
func (w *writer) span(from, to int) string {
	var out strings.Builder
	for len(w.rest) > 0 && w.rest[0].start >= from && w.rest[0].end <= to {
		first := w.rest[0]
		out.Write(w.src[from:first.start])
		out.WriteString(w.choice())
		from = first.end
	}
	out.Write(w.src[from:to])
	return out.String()
}

// choice returns a piece of source that is changed by the first mutants of the rest.
func (w *writer) choice() string {
	first, n := w.rest[0], 1
	for n < len(w.rest) && w.rest[n].start == first.start && w.rest[n].end == first.end && w.rest[n].typ == first.typ {
		n++
	}
	here := w.rest[:n]
	w.rest = w.rest[n:]
	was := w.span(first.start, first.end)
	var out strings.Builder
	if first.typ == "" {
		for _, m := range here {
			fmt.Fprintf(&out, "if mutated(%d) { %s } else ", m.ID, w.after(m, m.after))
		}
		return out.String() + "{ " + was + " }"
	}
	// The type has a name of its own at the end of the file: where the expression is, its name may mean a variable.
	fmt.Fprintf(&w.types, "type mutant%d = %s\n", first.ID, w.after(first, first.typ))
	fmt.Fprintf(&out, "func() mutant%d { ", first.ID)
	for _, m := range here {
		fmt.Fprintf(&out, "if mutated(%d) { return %s }; ", m.ID, w.after(m, m.after))
	}
	return out.String() + "return " + was + " }()"
}

// after returns the text of a mutant, marked as a file of its own if the copy is to be checked.
func (w *writer) after(m *Mutant, text string) string {
	if !w.marked {
		return text
	}
	return fmt.Sprintf("/*line %s%d:1:1*/%s/*line source:1:1*/", mark, m.ID, text)
}

// runtime returns the file that wakes a mutant and notes which are reached.
func runtime(pkg string, mutants int) []byte {
	return fmt.Appendf(nil, `package %s

import (
	"flag"
	"os"
	"slices"
	"strconv"
	"strings"
)

var mutantAwake, _ = strconv.Atoi(os.Getenv(%q))

var mutantsSeen [%d]bool

func mutated(n int) bool {
	mutantsSeen[n] = true
	return n == mutantAwake
}

type mutantReach struct{}

func (mutantReach) Set(string) error {
	clear(mutantsSeen[:])
	return nil
}

func (mutantReach) String() string {
	var ids []string
	for id, seen := range mutantsSeen {
		if seen {
			ids = append(ids, strconv.Itoa(id))
		}
	}
	return strings.Join(ids, " ")
}

func mutantBackwards[S ~[]E, E any](list S) S {
	list = slices.Clone(list)
	slices.Reverse(list)
	return list
}

func init() { flag.Var(mutantReach{}, %q, "the mutants reached so far") }
`, pkg, Env, mutants+1, ReachFlag)
}
