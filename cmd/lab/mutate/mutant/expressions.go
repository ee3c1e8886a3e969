package mutant

import (
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
)

// expression finds the changes of an expression.
func (f *finder) expression(n ast.Expr) {
	if !f.replaced(n) {
		return
	}
	var changes []change
	constant := f.info.Types[n].Value != nil
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if !constant {
			changes = f.binary(n)
		}
	case *ast.UnaryExpr:
		if n.Op == token.NOT {
			changes = []change{{operator: "negation", after: f.text(n.X)}}
		}
	case *ast.BasicLit:
		changes = number(n)
	case *ast.Ident:
		changes = f.named(n, n)
	case *ast.SelectorExpr:
		changes = append(f.named(n, n.Sel), f.field(n)...)
	case *ast.CallExpr:
		changes = append(f.arguments(n), f.negated(n)...)
	case *ast.IndexExpr:
		changes = f.negated(n)
	}
	if len(changes) == 0 {
		return
	}
	if typ, ok := f.spell(f.typeOf(n)); ok {
		f.add(n, typ, changes)
	}
}

// spell returns a type as the file would write it; false for one that is not imported, or is local to a function.
func (f *finder) spell(t types.Type) (string, bool) {
	known := true
	text := types.TypeString(types.Default(t), func(p *types.Package) string {
		if p == f.pkg {
			return ""
		}
		for _, spec := range f.file.tree.Imports {
			if path, err := strconv.Unquote(spec.Path.Value); err == nil && path == p.Path() {
				if spec.Name != nil {
					return spec.Name.Name
				}
				return p.Name()
			}
		}
		known = false
		return p.Name()
	})
	_, tuple := t.(*types.Tuple)
	return text, known && !tuple
}

// binaries are the operators that an operator is changed into, and the name of the change.
var binaries = map[token.Token][]struct {
	operator string
	into     token.Token
}{
	token.LSS:     {{"boundary", token.LEQ}, {"comparison", token.GEQ}},
	token.LEQ:     {{"boundary", token.LSS}, {"comparison", token.GTR}},
	token.GTR:     {{"boundary", token.GEQ}, {"comparison", token.LEQ}},
	token.GEQ:     {{"boundary", token.GTR}, {"comparison", token.LSS}},
	token.EQL:     {{"comparison", token.NEQ}},
	token.NEQ:     {{"comparison", token.EQL}},
	token.LAND:    {{"logic", token.LOR}},
	token.LOR:     {{"logic", token.LAND}},
	token.ADD:     {{"arithmetic", token.SUB}},
	token.SUB:     {{"arithmetic", token.ADD}},
	token.MUL:     {{"arithmetic", token.QUO}},
	token.QUO:     {{"arithmetic", token.MUL}},
	token.REM:     {{"arithmetic", token.QUO}},
	token.AND:     {{"arithmetic", token.OR}},
	token.OR:      {{"arithmetic", token.AND}},
	token.AND_NOT: {{"arithmetic", token.AND}},
	token.SHL:     {{"arithmetic", token.SHR}},
	token.SHR:     {{"arithmetic", token.SHL}},
}

func (f *finder) binary(n *ast.BinaryExpr) []change {
	var changes []change
	var kind Kind
	if f.listens(n) {
		kind = Citations
	}
	if n.Op == token.ADD && isText(f.typeOf(n)) {
		return nil
	}
	for _, b := range binaries[n.Op] {
		changes = append(changes, change{kind, b.operator, f.text(n.X) + " " + b.into.String() + " " + f.text(n.Y)})
	}
	if n.Op == token.LAND || n.Op == token.LOR {
		changes = append(changes, change{kind, "negation", "!(" + f.text(n) + ")"},
			change{kind, "condition", f.text(n.X)}, change{kind, "condition", f.text(n.Y)})
	}
	return changes
}

// number changes a whole number by one.
func number(n *ast.BasicLit) []change {
	if n.Kind != token.INT {
		return nil
	}
	v, err := strconv.ParseInt(n.Value, 0, 64)
	if err != nil {
		return nil
	}
	changes := []change{{operator: "constant", after: strconv.FormatInt(v+1, 10)}}
	if v > 0 {
		changes = append(changes, change{operator: "constant", after: strconv.FormatInt(v-1, 10)})
	}
	return changes
}

// named changes a name: a constant of a kind into its neighbours, a number by one, a boolean variable into its opposite, a record
// into none.
func (f *finder) named(n ast.Expr, id *ast.Ident) []change {
	switch object := f.info.Uses[id].(type) {
	case *types.Const:
		return f.constant(n, object)
	case *types.Var:
		if named(object.Type(), "Record") {
			if call, ok := f.around(1).(*ast.CallExpr); ok && !f.telling(call) {
				return []change{{Citations, "unheard", "nil"}}
			}
			return nil
		}
		return f.negated(n)
	}
	return nil
}

func (f *finder) constant(n ast.Expr, c *types.Const) []change {
	switch basic, ok := types.Unalias(c.Type()).(*types.Basic); {
	case !ok:
		return f.neighbours(n, c)
	case basic.Info()&types.IsBoolean != 0:
		return []change{{operator: "negation", after: "!" + f.text(n)}}
	case basic.Info()&types.IsInteger != 0:
		return []change{{operator: "constant", after: f.text(n) + " + 1"}, {operator: "constant", after: f.text(n) + " - 1"}}
	}
	return nil
}

// neighbours returns the constants declared before and after one. Clauses and questions are cited and are not
// rules; changing a refusal is a change of the rules only if an action becomes legal or illegal by it.
func (f *finder) neighbours(n ast.Expr, c *types.Const) []change {
	var before, after types.Object
	block := f.blocks[c]
	for i, o := range block {
		if o == c {
			before, after = block[(i+len(block)-1)%len(block)], block[(i+1)%len(block)]
		}
	}
	if before == nil || after == c {
		return nil
	}
	switch prefix := f.qualifier(n); {
	case named(c.Type(), "Clause"), named(c.Type(), "Question"):
		return []change{{Citations, "clause", prefix + after.Name()}}
	case named(c.Type(), "refusal"):
		if c == block[0] {
			return []change{{operator: "refusal", after: after.Name()}}
		}
		other := after
		if other == block[0] {
			other = block[1]
		}
		return []change{{operator: "refusal", after: block[0].Name()}, {Citations, "refusal", other.Name()}}
	case before == after:
		return []change{{operator: "name", after: prefix + after.Name()}}
	default:
		return []change{{operator: "name", after: prefix + before.Name()}, {operator: "name", after: prefix + after.Name()}}
	}
}

// qualifier returns the text before the name in a selector, with the dot.
func (f *finder) qualifier(n ast.Expr) string {
	if s, ok := n.(*ast.SelectorExpr); ok {
		return f.text(s.X) + "."
	}
	return ""
}

// field changes a field into the next one of the same plain type, such as one seat into another.
func (f *finder) field(n *ast.SelectorExpr) []change {
	selection := f.info.Selections[n]
	if selection == nil || selection.Kind() != types.FieldVal {
		return nil
	}
	if _, plain := selection.Type().Underlying().(*types.Basic); !plain {
		return nil
	}
	if next := nextField(f.typeOf(n.X), selection.Obj()); next != "" {
		return []change{{operator: "field", after: f.text(n.X) + "." + next}}
	}
	return nil
}

func nextField(of types.Type, field types.Object) string {
	if p, ok := of.Underlying().(*types.Pointer); ok {
		of = p.Elem()
	}
	fields, ok := of.Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	var alike []string
	at := -1
	for v := range fields.Fields() {
		if types.Identical(v.Type(), field.Type()) {
			if v == field {
				at = len(alike)
			}
			alike = append(alike, v.Name())
		}
	}
	if at < 0 || len(alike) < 2 {
		return ""
	}
	return alike[(at+1)%len(alike)]
}

// arguments swaps two neighbouring arguments of one type.
func (f *finder) arguments(n *ast.CallExpr) []change {
	if fun, ok := n.Fun.(*ast.Ident); ok && (fun.Name == "min" || fun.Name == "max") {
		return nil
	}
	var changes []change
	for i := range len(n.Args) - 1 {
		a, b := n.Args[i], n.Args[i+1]
		if f.text(a) == f.text(b) || !types.Identical(f.typeOf(a), f.typeOf(b)) || isText(f.typeOf(a)) {
			continue
		}
		call := f.text(n)
		at := f.fset.Position(n.Pos()).Offset
		start, middle := f.fset.Position(a.Pos()).Offset-at, f.fset.Position(a.End()).Offset-at
		next, end := f.fset.Position(b.Pos()).Offset-at, f.fset.Position(b.End()).Offset-at
		changes = append(changes, change{operator: "arguments",
			after: call[:start] + f.text(b) + call[middle:next] + f.text(a) + call[end:]})
	}
	return changes
}

// negated turns something that is true or false into its opposite, unless the expression around it does so already.
func (f *finder) negated(n ast.Expr) []change {
	t, ok := f.typeOf(n).Underlying().(*types.Basic)
	if !ok || t.Info()&types.IsBoolean == 0 || f.info.Types[n].IsType() {
		return nil
	}
	if not, ok := f.around(1).(*ast.UnaryExpr); ok && not.Op == token.NOT {
		return nil
	}
	return []change{{operator: "negation", after: "!" + f.text(n)}}
}
