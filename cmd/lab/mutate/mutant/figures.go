package mutant

import (
	"go/ast"
	"go/types"
)

// figure finds the changes of a number or a truth value in the value of a variable.
func (f *finder) figure(n ast.Node) {
	var changes []change
	e, ok := n.(ast.Expr)
	switch n := n.(type) {
	case *ast.BasicLit:
		changes = number(n)
	case *ast.Ident:
		if n.Name == "true" || n.Name == "false" {
			changes = f.named(n, n)
		}
	}
	if !ok || len(changes) == 0 || !f.replaced(e) {
		return
	}
	for i := range changes {
		changes[i].kind, changes[i].operator = Figures, "figure"
	}
	if typ, ok := f.spell(f.typeOf(e)); ok {
		f.add(n, typ, changes)
	}
}

// fieldClauses returns the clauses that the comment of the innermost field around a figure names.
func (f *finder) fieldClauses() []string {
	for i := len(f.stack) - 1; i >= 0; i-- {
		kv, ok := f.stack[i].(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		key, ok := kv.Key.(*ast.Ident)
		if !ok {
			continue
		}
		field, ok := f.info.Uses[key].(*types.Var)
		if !ok {
			continue
		}
		if clauses := f.declared(field); len(clauses) > 0 {
			return clauses
		}
	}
	return nil
}
