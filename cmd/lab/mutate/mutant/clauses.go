package mutant

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strings"
)

// scope is a part of a declaration with the clauses that it obeys. A comment, a refusal or a citation in the
// part names them.
type scope struct {
	start, end token.Pos
	clauses    []string
	// cites reports that the part only cites the clauses. refuses reports that they are the reason of a
	// refusal there.
	cites, refuses bool
	// uses reports that the comment of a name used in the part names the clauses, not the part itself.
	uses bool
}

// holds reports whether a node lies in the scope.
func (s scope) holds(n ast.Node) bool { return s.start <= n.Pos() && n.End() <= s.end }

var clauseID = regexp.MustCompile(`\b[A-Z]+-[A-Z0-9]+-\d+\b`)

// clausesOf returns the clauses that a text names, each once, in its order. It leaves out the ids of laws and
// examples.
func (s *Source) clausesOf(text string) []string {
	var named []string
	for _, id := range clauseID.FindAllString(text, -1) {
		if s.clauses[id] {
			named = merge(named, id)
		}
	}
	return named
}

// merge adds the elements that a list does not contain yet.
func merge(list []string, more ...string) []string {
	for _, m := range more {
		if !slices.Contains(list, m) {
			list = append(list, m)
		}
	}
	return list
}

// allClauses returns the values of the package's constants of type Clause.
func allClauses(pkg *types.Package) map[string]bool {
	all := map[string]bool{}
	for _, name := range pkg.Scope().Names() {
		if c, ok := pkg.Scope().Lookup(name).(*types.Const); ok && named(c.Type(), "Clause") && c.Val().Kind() == constant.String {
			all[constant.StringVal(c.Val())] = true
		}
	}
	return all
}

// refusals returns, by constant of type refusal, the clause of its row: the first one in its value in a table.
func (s *Source) refusals() map[types.Object]string {
	rows := map[types.Object]string{}
	for _, f := range s.files {
		ast.Inspect(f.tree, func(n ast.Node) bool {
			row, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			key, ok := row.Key.(*ast.Ident)
			if c := s.info.Uses[key]; ok && c != nil && named(c.Type(), "refusal") {
				ast.Inspect(row.Value, func(n ast.Node) bool {
					if id, ok := n.(*ast.Ident); ok && rows[c] == "" {
						rows[c] = s.clauseOf(id)
					}
					return true
				})
			}
			return true
		})
	}
	return rows
}

// clauseOf returns the clause that a name stands for, or "".
func (s *Source) clauseOf(id *ast.Ident) string {
	c, ok := s.info.Uses[id].(*types.Const)
	if !ok || !named(c.Type(), "Clause") || c.Val().Kind() != constant.String {
		return ""
	}
	return constant.StringVal(c.Val())
}

// declared returns the clauses that the comment of a declaration names, be it of a constant, variable, type or field of
// this package or another of this module.
func (s *Source) declared(o types.Object) []string {
	if o == nil || o.Pkg() == nil || !strings.HasPrefix(o.Pkg().Path(), s.module) || named(o.Type(), "Clause") {
		return nil
	}
	switch o.(type) {
	case *types.Const, *types.Var, *types.TypeName:
	default:
		return nil
	}
	at := s.fset.Position(o.Pos())
	if comment := s.commentsOf(s.sourceOf(o, at.Filename))[at.Line]; comment != nil {
		return s.clausesOf(comment.about(o.Name()))
	}
	return nil
}

// obeyed finds the clauses that a node obeys: all that its declaration names, those of the innermost part around it,
// and those only cited in the innermost part around it.
func (f *finder) obeyed(n ast.Node) (names, breaks, cited []string) {
	for _, s := range f.parts {
		if !s.uses {
			names = merge(names, s.clauses...)
		}
	}
	strong, weak := f.weighed()
	breaks = innermost(strong, n)
	if e, ok := n.(ast.Expr); ok {
		if c, ok := f.object(e).(*types.Const); ok {
			breaks = merge(breaks, f.declared(c)...)
		}
	}
	return names, breaks, innermost(weak, n)
}

// object returns the object that a name, also one of another package, refers to.
func (f *finder) object(e ast.Expr) types.Object {
	switch e := e.(type) {
	case *ast.Ident:
		return f.info.Uses[e]
	case *ast.SelectorExpr:
		return f.info.Uses[e.Sel]
	}
	return nil
}

// weighed divides the scopes of the current declaration. If a part of the declaration cites or names a clause
// of the whole declaration, only that part obeys the clause. A clause that is only cited, and that no comment
// of the declaration names, is obeyed elsewhere.
func (f *finder) weighed() (strong, weak []scope) {
	var commented []string
	for _, s := range f.parts {
		if !s.cites {
			commented = merge(commented, s.clauses...)
		}
	}
	var inParts []string
	whole := func(s scope) bool { return s.start == f.decl.Pos() && s.end == f.decl.End() }
	for _, s := range f.parts {
		switch {
		case s.cites && !slices.Contains(commented, s.clauses[0]):
			weak = append(weak, s)
			continue
		case !whole(s) && !s.refuses:
			inParts = merge(inParts, s.clauses...)
		}
		strong = append(strong, s)
	}
	for i, s := range strong {
		left := slices.DeleteFunc(slices.Clone(s.clauses), func(c string) bool { return slices.Contains(inParts, c) })
		if whole(s) && len(left) > 0 {
			strong[i].clauses = left
		}
	}
	return strong, weak
}

// innermost returns the clauses of the smallest scopes around a node.
func innermost(scopes []scope, n ast.Node) []string {
	var clauses []string
	least := token.Pos(-1)
	for _, s := range scopes {
		if !s.holds(n) {
			continue
		}
		switch size := s.end - s.start; {
		case least < 0 || size < least:
			least, clauses = size, slices.Clone(s.clauses)
		case size == least:
			clauses = merge(clauses, s.clauses...)
		}
	}
	return clauses
}

// shareOut looks for more mutants of a clause that has few. It adds the mutants where the clause is only
// cited and, if there are still few, the mutants in declarations that name the clause.
func shareOut(found []*Mutant) {
	const few = 3
	for _, of := range []func(*Mutant) []string{func(m *Mutant) []string { return m.cited }, func(m *Mutant) []string { return m.Names }} {
		broken := map[string]int{}
		for _, m := range found {
			for _, c := range m.Breaks {
				broken[c]++
			}
		}
		for _, m := range found {
			for _, c := range of(m) {
				if broken[c] < few {
					m.Breaks = merge(m.Breaks, c)
				}
			}
		}
	}
}
