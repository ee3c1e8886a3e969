package source

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/goccy/go-yaml/ast"
)

// document turns the parsed text, which must be one document, into nodes.
func document(file *ast.File) (*Node, error) {
	var body ast.Node
	for _, doc := range file.Docs {
		if doc.Body == nil || doc.Body.Type() == ast.CommentType {
			continue
		}
		if body != nil {
			return nil, &Error{Line: line(doc.Body), Problem: "a second document begins", Allowed: "one document"}
		}
		body = doc.Body
	}
	if body == nil {
		return nil, &Error{Line: 1, Problem: "the document is empty", Allowed: "a mapping"}
	}
	return node(body, "", 0)
}

func line(n ast.Node) int {
	if t := n.GetToken(); t != nil && t.Position != nil {
		return t.Position.Line
	}
	return 1
}

// node turns the parser's tree into nodes of this package.
func node(n ast.Node, field string, depth int) (*Node, error) {
	out := &Node{Line: line(n), Field: field, Kind: Other}
	if depth > deepest {
		return nil, tooDeep(out.Line)
	}
	switch n := n.(type) {
	case *ast.NullNode:
		out.Kind = Nothing
	case *ast.StringNode:
		out.Kind, out.text = Text, n.Value
	case *ast.LiteralNode:
		out.Kind, out.text = Text, n.Value.Value
	case *ast.BoolNode:
		out.Kind, out.text = Truth, strconv.FormatBool(n.Value)
	case *ast.IntegerNode:
		out.text = n.Token.Value
		if _, err := strconv.Atoi(out.text); err == nil {
			out.Kind = Number
		}
	case *ast.MappingNode:
		return record(out, n.Values, depth)
	case *ast.MappingValueNode:
		return record(out, []*ast.MappingValueNode{n}, depth)
	case *ast.SequenceNode:
		return list(out, n.Values, depth)
	default:
		out.text = n.GetToken().Value
	}
	return out, nil
}

func record(out *Node, values []*ast.MappingValueNode, depth int) (*Node, error) {
	out.Kind = Record
	seen := make(map[string]bool, len(values))
	for _, pair := range values {
		key := pair.Key.GetToken().Value
		field := join(out.Field, key)
		if seen[key] {
			return nil, &Error{Line: line(pair.Key), Field: field, Problem: "is given twice", Allowed: "each field once"}
		}
		seen[key] = true
		value, err := node(pair.Value, field, depth+1)
		if err != nil {
			return nil, err
		}
		out.keys, out.nodes = append(out.keys, key), append(out.nodes, value)
	}
	return out, nil
}

func list(out *Node, values []ast.Node, depth int) (*Node, error) {
	out.Kind = List
	for i, value := range values {
		field := fmt.Sprintf("%s[%d]", out.Field, i+1)
		if id := identity(value); id != "" {
			field = join(out.Field, id)
		}
		item, err := node(value, field, depth+1)
		if err != nil {
			return nil, err
		}
		out.nodes = append(out.nodes, item)
	}
	return out, nil
}

// identity returns the id of a record in a list, or "".
func identity(n ast.Node) string {
	record, ok := n.(ast.MapNode)
	if !ok {
		return ""
	}
	for pairs := record.MapRange(); pairs.Next(); {
		if text, ok := pairs.Value().(*ast.StringNode); ok && pairs.Key().GetToken().Value == "id" {
			return text.Value
		}
	}
	return ""
}

// join returns the path to a key. The key may be any text, but an error that shows the path has to
// stay on one line.
func join(field, key string) string {
	key = printable(shorten(key))
	if field == "" {
		return key
	}
	return field + "." + key
}

// printable returns a text with a question mark for each character that cannot be printed.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}, text)
}
