package mutant

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"strings"
)

// statement finds the changes of a statement in a list.
func (f *finder) statement(n ast.Stmt) {
	switch n := n.(type) {
	case *ast.ExprStmt:
		f.call(n)
	case *ast.AssignStmt:
		f.assignment(n)
	case *ast.IncDecStmt:
		turned := token.INC
		if n.Tok == token.INC {
			turned = token.DEC
		}
		f.add(n, "", []change{{operator: "arithmetic", after: f.text(n.X) + turned.String()}, {operator: "deletion"}})
	case *ast.BranchStmt:
		if n.Tok == token.CONTINUE || n.Tok == token.BREAK {
			f.add(n, "", []change{{operator: "deletion"}})
		}
	case *ast.ReturnStmt:
		if len(n.Results) == 0 {
			f.add(n, "", []change{{operator: "deletion"}})
		}
	case *ast.RangeStmt:
		f.backwards(n)
	}
}

// branch never takes a branch.
func (f *finder) branch(n *ast.IfStmt) {
	var kind Kind
	if f.decides(n) {
		kind = Citations
	}
	if typ, ok := f.spell(f.typeOf(n.Cond)); ok {
		f.add(n.Cond, typ, []change{{kind, "branch", "(" + f.text(n.Cond) + ") && false"}})
	}
}

// ordered matches the text of a range whose order matters; elsewhere, as in lists of legal actions, it hardly does.
var ordered = regexp.MustCompile(`(?i)seat|player|order`)

// backwards goes through seats from the last.
func (f *finder) backwards(n *ast.RangeStmt) {
	key, _ := n.Key.(*ast.Ident)
	if strings.HasPrefix(f.name, "legal") || !ordered.MatchString(f.text(n.X)) && (key == nil || !ordered.MatchString(key.Name)) {
		return
	}
	switch t := f.typeOf(n.X).Underlying().(type) {
	case *types.Slice:
		if typ, ok := f.spell(f.typeOf(n.X)); ok && n.Value != nil && key.Name == "_" {
			f.add(n.X, typ, []change{{operator: "order", after: "mutantBackwards(" + f.text(n.X) + ")"}})
		}
	case *types.Basic:
		if t.Info()&types.IsInteger != 0 && n.Tok == token.DEFINE && key.Name != "_" {
			f.insert(n.Body.Lbrace+1, change{operator: "order", after: key.Name + " = " + f.text(n.X) + " - 1 - " + key.Name})
		}
	}
}

func (f *finder) call(n *ast.ExprStmt) {
	call, ok := n.X.(*ast.CallExpr)
	if !ok {
		return
	}
	if fun, ok := call.Fun.(*ast.Ident); ok && fun.Name == "panic" {
		return
	}
	if f.telling(call) {
		f.add(n, "", []change{{Citations, "deletion", ""}})
		return
	}
	changes := []change{{operator: "deletion"}}
	if f.info.Types[call].IsVoid() {
		changes = append(changes, f.arguments(call)...)
	}
	f.add(n, "", changes)
}

// turned are the assignments by which an assignment is replaced.
var turned = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.SUB_ASSIGN, token.SUB_ASSIGN: token.ADD_ASSIGN, token.MUL_ASSIGN: token.QUO_ASSIGN,
	token.QUO_ASSIGN: token.MUL_ASSIGN, token.OR_ASSIGN: token.AND_NOT_ASSIGN, token.AND_NOT_ASSIGN: token.OR_ASSIGN,
	token.AND_ASSIGN: token.OR_ASSIGN,
}

func (f *finder) assignment(n *ast.AssignStmt) {
	if n.Tok == token.DEFINE {
		return
	}
	if f.onlyTells(n) {
		f.add(n, "", []change{{Citations, "deletion", ""}})
		return
	}
	changes := []change{{operator: "deletion"}}
	if into, ok := turned[n.Tok]; ok && !isText(f.typeOf(n.Lhs[0])) {
		changes = append(changes, change{operator: "arithmetic", after: f.text(n.Lhs[0]) + " " + into.String() + " " + f.text(n.Rhs[0])})
	}
	f.add(n, "", changes)
}
