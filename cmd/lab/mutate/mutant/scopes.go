package mutant

import (
	"go/ast"
	"go/token"
)

// scopes returns the scopes of a declaration, first that of the whole.
func (f *finder) scopes(d ast.Decl) []scope {
	scopes := f.commented(d)
	ast.PreorderStack(d, nil, func(n ast.Node, stack []ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if !ok {
			return true
		}
		if clause := f.clauseOf(id); clause != "" {
			if part := f.obeys(stack); part.start.IsValid() {
				part.clauses, part.cites = []string{clause}, true
				scopes = append(scopes, part)
			}
		} else if clause := f.rows[f.info.Uses[id]]; clause != "" {
			if part := f.obeys(stack); part.start.IsValid() {
				part.clauses, part.refuses = []string{clause}, true
				scopes = append(scopes, part)
			}
		} else if clauses := f.declared(f.info.Uses[id]); len(clauses) > 0 {
			if part := f.obeys(stack); part.start.IsValid() {
				part.clauses, part.cites, part.uses = clauses, true, true
				scopes = append(scopes, part)
			}
		}
		return true
	})
	return scopes
}

// obeys returns the part of a function that decides whether a name in it is reached: the innermost case, or body with
// its condition, loop or function. A part that runs only with a record is none.
func (f *finder) obeys(stack []ast.Node) scope {
	for i := len(stack) - 1; i >= 0; i-- {
		switch n := stack[i].(type) {
		case *ast.CaseClause:
			return scope{start: n.Pos(), end: n.End()}
		case *ast.FuncDecl:
			return scope{start: n.Pos(), end: n.End()}
		case *ast.GenDecl:
			return scope{start: n.Pos(), end: n.End()}
		case *ast.ForStmt, *ast.RangeStmt:
			return scope{start: n.Pos(), end: n.End()}
		case *ast.IfStmt:
			switch inner := stack[min(i+1, len(stack)-1)]; {
			case f.decides(n):
			case inner == n.Body:
				return scope{start: n.Pos(), end: n.Body.End()}
			case inner == n.Else:
				return scope{start: n.Else.Pos(), end: n.Else.End()}
			}
		}
	}
	return scope{}
}

// commented returns the scopes that comments name clauses for: a declaration for its own comment, a statement, case or
// element for the comment before it or at its end.
func (f *finder) commented(d ast.Decl) []scope {
	start := d.Pos()
	var scopes []scope
	if fun, ok := d.(*ast.FuncDecl); ok && fun.Doc != nil {
		start = fun.Doc.Pos()
	}
	if gen, ok := d.(*ast.GenDecl); ok && gen.Doc != nil {
		start = gen.Doc.Pos()
	}
	for _, group := range f.file.tree.Comments {
		clauses := f.clausesOf(group.Text())
		switch {
		case group.Pos() < start || group.End() > d.End() || len(clauses) == 0:
		case group.Pos() < d.Pos():
			scopes = append([]scope{{start: d.Pos(), end: d.End(), clauses: clauses}}, scopes...)
		default:
			part := f.about(d, group)
			scopes = append(scopes, scope{start: part.Pos(), end: part.End(), clauses: clauses})
		}
	}
	return scopes
}

// about returns the node of a declaration that a comment in it is about.
func (f *finder) about(d ast.Decl, comment *ast.CommentGroup) ast.Node {
	line := func(p token.Pos) int { return f.fset.Position(p).Line }
	here := line(comment.Pos())
	var beside, next, around ast.Node
	around = d
	ast.PreorderStack(d, nil, func(n ast.Node, stack []ast.Node) bool {
		if !part(n, stack) {
			return true
		}
		switch {
		case n.Pos() < comment.Pos() && (line(n.Pos()) == here || line(n.End()) == here && n.End() <= comment.Pos()):
			beside = n // the innermost comes last
		case n.Pos() > comment.End() && (next == nil || n.Pos() < next.Pos()):
			next = n
		}
		if n.Pos() < comment.Pos() && comment.End() < n.End() {
			around = n
		}
		return true
	})
	switch {
	case beside != nil:
		return beside
	case next != nil && next.End() <= around.End():
		return next
	}
	return around
}

// part reports whether a node is something that a comment may be about: a statement of a list, a case, a variable, an element of a value.
func part(n ast.Node, stack []ast.Node) bool {
	if len(stack) == 0 {
		return false
	}
	switch parent := stack[len(stack)-1].(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CompositeLit:
		_, block := n.(*ast.BlockStmt)
		return !block
	case *ast.GenDecl:
		_, spec := n.(*ast.ValueSpec)
		return spec && parent.Tok == token.VAR
	}
	return false
}
