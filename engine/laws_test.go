package engine_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// lawsMayCall lists what the laws of a game may call of the rest of its package, besides what all may: what unpacks an action or a state,
// names, set algebra, the answers to open questions, and the scores as the game counts them. No rule of play is among them, or a wrong rule
// would excuse itself.
var lawsMayCall = map[string][]string{
	"yardmaster": {"state.me", "car.kind", "car.value", "card.bonus", "pileCard.card", "carOf", "paymentOf", "verbOf"},
	"hellonwheels": {
		"cardOf", "count", "firstOf", "formOf", "instance.class", "numberOf", "placeOf", "playedCard", "seatOf", "verbOf",
		"set.add", "set.and", "set.drop", "set.empty", "set.establishments", "set.first", "set.has", "set.of", "set.or", "set.pop",
		"set.size", "set.without",
	},
	"stockyards": {"board.words", "boardOf", "squareOf", "turnOf", "verbOf", "whatOf"},
	"frontier": {
		"abs", "lowest", "numberOf", "only", "spaceOf", "verbOf", "whatOf",
		"area.add", "area.and", "area.around", "area.empty", "area.has", "area.meets", "area.or", "area.pop", "area.sides", "area.without",
		"space.column", "space.row", "state.scoreOf",
	},
}

var allLawsMayCall = []string{"state.ask", "state.is", "state.name", "state.seats", "state.Scores"}

func TestLawsCallNoRules(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the go command, which lists what packages need, cannot be run from WebAssembly")
	}
	for _, game := range games.All() {
		t.Run(game.Room, func(t *testing.T) {
			called := calledByLaws(t, game.Room)
			for _, name := range called {
				if !slices.Contains(allLawsMayCall, name) {
					require.Contains(t, lawsMayCall[game.Room], name, "a law of %s calls it: a rule of play has no place there", game.Room)
				}
			}
			for _, name := range lawsMayCall[game.Room] {
				require.Contains(t, called, name, "no law of %s calls it any more: remove it from the list", game.Room)
			}
		})
	}
}

// calledByLaws are the functions and methods of a game that its files of laws use and other files declare.
func calledByLaws(t *testing.T, room string) []string {
	fset := token.NewFileSet()
	names, err := filepath.Glob(filepath.Join(room, "*.go"))
	require.NoError(t, err)
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		files = append(files, file)
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: importer.ForCompiler(fset, "gc", exported(t, "./"+room))}
	pkg, err := config.Check(module+"engine/"+room, fset, files, info)
	require.NoError(t, err)
	isLaw := func(pos token.Pos) bool { return strings.HasPrefix(filepath.Base(fset.Position(pos).Filename), "laws") }
	var called []string
	for ident, object := range info.Uses {
		rule, ok := object.(*types.Func)
		if !ok || !isLaw(ident.Pos()) || rule.Pkg() == nil {
			continue
		}
		receiver := rule.Signature().Recv()
		switch {
		case rule.Pkg() == pkg && !isLaw(rule.Pos()) && receiver == nil:
			called = append(called, rule.Name())
		case rule.Pkg() == pkg && !isLaw(rule.Pos()), receiver != nil && types.IsInterface(receiver.Type()):
			called = append(called, typeName(receiver.Type())+"."+rule.Name())
		}
	}
	slices.Sort(called)
	return slices.Compact(called)
}

func typeName(t types.Type) string {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := t.(*types.Named); ok {
		return n.Obj().Name()
	}
	return t.String()
}

// exported looks up what the compiler wrote of the packages that a package needs.
func exported(t *testing.T, pkg string) importer.Lookup {
	out, err := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Export", pkg).Output()
	require.NoError(t, err)
	at := map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct{ ImportPath, Export string }
		err := d.Decode(&p)
		if errors.Is(err, io.EOF) {
			break
		}
		require.NoError(t, err)
		at[p.ImportPath] = p.Export
	}
	return func(path string) (io.ReadCloser, error) { return os.Open(at[path]) }
}
