package mutant

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// tells reports whether the current node belongs to the citations of the rules and not to their effects: an argument of
// a citation, a block that runs only with a record, a function that makes words, the file of reasons.
func (f *finder) tells() bool {
	if strings.HasPrefix(filepath.Base(f.file.path), "reason") {
		return true
	}
	for i, n := range f.stack {
		switch n := n.(type) {
		case *ast.CallExpr:
			if f.telling(n) {
				return true
			}
		case *ast.IfStmt:
			inside := i+1 < len(f.stack)
			if f.listens(n.Cond) && inside && f.stack[i+1] == n.Body ||
				!f.listens(n.Cond) && f.decides(n) && (!inside || f.stack[i+1] != n.Init) {
				return true
			}
		case *ast.FuncDecl:
			if f.words(n) || tells(n.Name.Name) {
				return true
			}
		}
	}
	return false
}

// listens reports whether a condition asks if there is a record.
func (f *finder) listens(cond ast.Expr) bool {
	asks, ok := cond.(*ast.BinaryExpr)
	return ok && (asks.Op == token.NEQ || asks.Op == token.EQL) && named(f.typeOf(asks.X), "Record")
}

// onlyTells reports whether a statement only writes to a record, or acts only with one.
func (f *finder) onlyTells(n ast.Stmt) bool {
	switch n := n.(type) {
	case *ast.IfStmt:
		return f.listens(n.Cond) || n.Init == nil && f.decides(n)
	case *ast.BlockStmt:
		return !slices.ContainsFunc(n.List, func(s ast.Stmt) bool { return !f.onlyTells(s) })
	case *ast.ExprStmt:
		call, ok := n.X.(*ast.CallExpr)
		return ok && f.telling(call)
	case *ast.AssignStmt:
		return !slices.ContainsFunc(n.Lhs, func(e ast.Expr) bool { return !areClauses(f.typeOf(e)) })
	}
	return false
}

// decides reports whether a condition decides only about citations.
func (f *finder) decides(n *ast.IfStmt) bool {
	return f.listens(n.Cond) || f.onlyTells(n.Body) && (n.Else == nil || f.onlyTells(n.Else))
}

// areClauses reports whether a type is of a clause, or of a list of them.
func areClauses(t types.Type) bool {
	switch list := t.Underlying().(type) {
	case *types.Slice:
		return named(list.Elem(), "Clause")
	case *types.Array:
		return named(list.Elem(), "Clause")
	}
	return named(t, "Clause")
}

// words reports whether a function returns a string and nothing else.
func (f *finder) words(d *ast.FuncDecl) bool {
	results := d.Type.Results
	return results != nil && len(results.List) == 1 && len(results.List[0].Names) <= 1 &&
		types.Identical(f.typeOf(results.List[0].Type), types.Typ[types.String])
}

// tells reports whether the name of a function begins with cite or tell.
func tells(name string) bool {
	return strings.HasPrefix(name, "cite") || strings.HasPrefix(name, "tell")
}

// telling reports whether a call only writes to a record: a method of one; a function that takes one with clauses,
// questions and strings; or one whose name begins with cite or tell.
func (f *finder) telling(call *ast.CallExpr) bool {
	name := ""
	switch fun := call.Fun.(type) {
	case *ast.SelectorExpr:
		if named(f.typeOf(fun.X), "Record") {
			return true
		}
		name = fun.Sel.Name
	case *ast.Ident:
		name = fun.Name
	}
	if !f.info.Types[call].IsVoid() {
		return false
	}
	cites := tells(name)
	listens, says := cites, cites
	for _, arg := range call.Args {
		switch t := f.typeOf(arg); {
		case named(t, "Record"):
			listens = true
		case named(t, "Clause"), named(t, "Question"), isText(t):
			says = true
		default:
			return cites
		}
	}
	return listens && says
}

func isText(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsString != 0
}

// named reports whether a type, or the one it points at, has a name, whatever package it is of.
func named(t types.Type, name string) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == name
}

// typeOf returns the type of an expression; one without any is invalid.
func (f *finder) typeOf(e ast.Expr) types.Type {
	if t := f.info.TypeOf(e); t != nil {
		return t
	}
	return types.Typ[types.Invalid]
}
