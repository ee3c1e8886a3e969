package source

import (
	"errors"
	"fmt"
	"strconv"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

// deepest is how many lists and records may lie inside one another. The data of the games need six.
const deepest = 12

// Parse reads a document of at most so many bytes. Every error is an [*Error].
func Parse(data []byte, most int) (*Node, error) {
	if len(data) > most {
		return nil, &Error{Line: 1, Problem: fmt.Sprintf("the document has %d bytes", len(data)), Allowed: fmt.Sprintf("at most %d", most)}
	}
	if !utf8.Valid(data) {
		return nil, &Error{Line: 1, Problem: "the document is no text", Allowed: "YAML in UTF-8"}
	}
	tokens := lexer.Tokenize(string(data))
	if err := screen(tokens); err != nil {
		return nil, err
	}
	// Keys written twice are let through here and refused in record, which knows their field.
	file, err := parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		return nil, syntax(err)
	}
	return document(file)
}

// screen refuses what the data never need and a hostile document would use, before the parser spends time on it.
func screen(tokens token.Tokens) error {
	open, dashes := 0, 0
	for _, t := range tokens {
		switch t.Type {
		case token.AnchorType, token.AliasType, token.TagType, token.MergeKeyType, token.DirectiveType, token.MappingKeyType:
			return &Error{Line: t.Position.Line, Problem: fmt.Sprintf("%q is not understood here", shorten(t.Value)),
				Allowed: "records, lists and plain values (a text that begins so stands in quotation marks)"}
		case token.MappingStartType, token.SequenceStartType:
			open++
		case token.MappingEndType, token.SequenceEndType:
			open--
		}
		if t.Type == token.SequenceEntryType && t.PreviousType() == t.Type && t.Prev.Position.Line == t.Position.Line {
			dashes++
		} else {
			dashes = 0
		}
		if open > deepest || dashes > deepest {
			return tooDeep(t.Position.Line)
		}
	}
	return nil
}

func tooDeep(line int) *Error {
	return &Error{Line: line, Problem: "lists and records lie too deep inside one another", Allowed: fmt.Sprintf("%d levels", deepest)}
}

// syntax turns the parser's error, which draws the place over several lines, into one line.
func syntax(err error) error {
	line := 1
	problem := "this is no YAML"
	var at interface {
		GetToken() *token.Token
		GetMessage() string
	}
	if errors.As(err, &at) {
		problem += ": " + at.GetMessage()
		if t := at.GetToken(); t != nil && t.Position != nil {
			line = t.Position.Line
		}
	}
	return &Error{Line: line, Problem: problem}
}

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
		return nil, &Error{Line: 1, Problem: "the document is empty", Allowed: "a record"}
	}
	return node(body, "", 0)
}

func line(n ast.Node) int {
	if t := n.GetToken(); t != nil && t.Position != nil {
		return t.Position.Line
	}
	return 1
}

// node turns the parser's tree into ours.
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
		field := join(out.Field, shorten(key))
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

// identity is the id of a record in a list, shortened, or "".
func identity(n ast.Node) string {
	record, ok := n.(ast.MapNode)
	if !ok {
		return ""
	}
	for pairs := record.MapRange(); pairs.Next(); {
		if text, ok := pairs.Value().(*ast.StringNode); ok && pairs.Key().GetToken().Value == "id" {
			return shorten(text.Value)
		}
	}
	return ""
}

func join(field, key string) string {
	if field == "" {
		return key
	}
	return field + "." + key
}
