package mutant

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// Source is the parsed and type-checked source of a package.
type Source struct {
	// Dir is the folder of the package, and Root is the folder of its module; both are absolute paths.
	Dir, Root string
	name      string
	path      string
	module    string
	files     []*file
	fset      *token.FileSet
	pkg       *types.Package
	info      *types.Info
	imports   types.Importer
	// clauses are the ids of all clauses, and rows are the clauses of refusals.
	clauses map[string]bool
	rows    map[types.Object]string
	// comments are the comments of declarations and fields, by file and line.
	comments map[string]map[int]*comment
}

// file is one file of the package.
type file struct {
	path string // absolute
	src  []byte
	tree *ast.File
}

// Load reads the package that a pattern of the go command names, such as "./engine/yardmaster", as seen from
// the folder dir.
func Load(ctx context.Context, dir, pattern string) (*Source, error) {
	listed, exports, err := list(ctx, dir, pattern)
	if err != nil {
		return nil, err
	}
	s := &Source{Dir: listed.Dir, Root: listed.Module.Dir, name: listed.Name, path: listed.ImportPath,
		module: listed.Module.Path, fset: token.NewFileSet(), comments: map[string]map[int]*comment{}}
	for _, name := range listed.GoFiles {
		f := &file{path: filepath.Join(s.Dir, name)}
		if f.src, err = os.ReadFile(f.path); err != nil {
			return nil, err
		}
		if f.tree, err = parser.ParseFile(s.fset, f.path, f.src, parser.SkipObjectResolution|parser.ParseComments); err != nil {
			return nil, err
		}
		s.files = append(s.files, f)
	}
	s.imports = importer.ForCompiler(s.fset, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(exports[path])
	})
	s.info = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
	conf := types.Config{Importer: s.imports}
	if s.pkg, err = conf.Check(s.path, s.fset, s.trees(), s.info); err != nil {
		return nil, fmt.Errorf("%s: %w", pattern, err)
	}
	s.clauses = allClauses(s.pkg)
	s.rows = s.refusals()
	return s, nil
}

func (s *Source) trees() []*ast.File {
	var trees []*ast.File
	for _, f := range s.files {
		trees = append(trees, f.tree)
	}
	return trees
}

// relative returns a file's path from the root of its module.
func (s *Source) relative(f *file) string {
	path, err := filepath.Rel(s.Root, f.path)
	if err != nil {
		return f.path
	}
	return filepath.ToSlash(path)
}

// listing is the output of the go command about a package.
type listing struct {
	ImportPath, Name, Dir, Export string
	GoFiles                       []string
	Standard, DepOnly             bool
	Module                        *struct{ Path, Dir string }
}

// list runs the go command for a package, and for the compiled files of the imports of the package and its copy.
func list(ctx context.Context, dir, pattern string) (listing, map[string]string, error) {
	cmd := exec.CommandContext(ctx, "go", "list", "-export", "-deps", "-json=ImportPath,Name,Dir,Export,GoFiles,Standard,DepOnly,Module",
		pattern, "flag", "os", "slices", "strconv", "strings")
	cmd.Dir = dir
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return listing{}, nil, fmt.Errorf("go list %s: %w: %s", pattern, err, bytes.TrimSpace(said.Bytes()))
	}
	exports := map[string]string{}
	var found listing
	for in := json.NewDecoder(&out); ; {
		var l listing
		err := in.Decode(&l)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return listing{}, nil, fmt.Errorf("go list %s: %w", pattern, err)
		}
		exports[l.ImportPath] = l.Export
		if !l.Standard && !l.DepOnly {
			found = l
		}
	}
	if found.Module == nil {
		return listing{}, nil, fmt.Errorf("go list %s: no package of a module", pattern)
	}
	return found, exports, nil
}
