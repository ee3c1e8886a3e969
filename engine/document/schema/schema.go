// Package schema writes the JSON Schema of a game's position documents. It reads the Go source that
// declares them: the comments there become the descriptions.
package schema

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"reflect"
	"regexp"
	"strconv"
	"strings"
)

// File is the name of the schema in the folder of a game.
const File = "position.schema.json"

// Of returns the schema of the type Position that the Go files of a folder declare, as the text of
// a file. Of returns an error if the type is missing. Parts may be text, numbers, truth values,
// lists, objects of names, and structs of the folder; any other part is an error. Embedded parts
// are left out.
func Of(folder fs.FS) ([]byte, error) {
	names, err := fs.Glob(folder, "*.go")
	if err != nil {
		return nil, err
	}
	s := &source{types: map[string]*ast.TypeSpec{}, defs: map[string]any{}}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		if err := s.read(folder, name); err != nil {
			return nil, err
		}
	}
	root, err := s.object("Position")
	if err != nil {
		return nil, err
	}
	root["$schema"], root["title"] = "https://json-schema.org/draft/2020-12/schema", "Position of "+s.pkg
	root["$defs"] = s.defs
	text, err := json.MarshalIndent(root, "", "  ")
	return append(text, '\n'), err
}

// source holds the types of a folder.
type source struct {
	pkg   string
	types map[string]*ast.TypeSpec
	defs  map[string]any
}

func (s *source) read(folder fs.FS, name string) error {
	text, err := fs.ReadFile(folder, name)
	if err != nil {
		return err
	}
	file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	s.pkg = file.Name.Name
	for _, decl := range file.Decls {
		general, ok := decl.(*ast.GenDecl)
		if !ok {
			continue
		}
		for _, spec := range general.Specs {
			if t, ok := spec.(*ast.TypeSpec); ok {
				if t.Doc == nil {
					t.Doc = general.Doc
				}
				s.types[t.Name.Name] = t
			}
		}
	}
	return nil
}

// object returns the schema of a struct. The game fills in missing parts, so that no part is required.
func (s *source) object(name string) (map[string]any, error) {
	spec := s.types[name]
	if spec == nil {
		return nil, fmt.Errorf("there is no type %s in package %s", name, s.pkg)
	}
	of, ok := spec.Type.(*ast.StructType)
	if !ok {
		return nil, fmt.Errorf("%s.%s is not a struct", s.pkg, name)
	}
	parts := map[string]any{}
	comment := ""
	called, err := spelt(of)
	if err != nil {
		return nil, fmt.Errorf("%s.%s: %w", s.pkg, name, err)
	}
	for _, field := range of.Fields.List {
		if len(field.Names) == 0 {
			continue // embedded fields are not part of the document
		}
		part, err := s.value(field.Type)
		if err != nil {
			return nil, fmt.Errorf("%s.%s: %w", s.pkg, name, err)
		}
		if said := oneLine(field.Doc.Text()); said != "" {
			comment = said // a comment may describe the fields after it as well
		}
		if comment != "" && part["$ref"] == nil {
			part["description"] = identifier.ReplaceAllStringFunc(comment, func(word string) string {
				if name, ok := called[word]; ok {
					return name
				}
				return word
			})
		}
		parts[called[field.Names[0].Name]] = part
	}
	return map[string]any{"type": "object", "description": oneLine(spec.Doc.Text()), "properties": parts, "additionalProperties": false}, nil
}

var identifier = regexp.MustCompile(`\b[A-Z][A-Za-z]*`)

// spelt returns the JSON names of the fields of a struct, by their Go names.
func spelt(of *ast.StructType) (map[string]string, error) {
	called := map[string]string{}
	for _, field := range of.Fields.List {
		if len(field.Names) == 0 {
			continue
		}
		if field.Tag == nil || len(field.Names) != 1 {
			return nil, errors.New("a field needs a name and a tag for JSON")
		}
		tag, err := strconv.Unquote(field.Tag.Value)
		if err != nil {
			return nil, err
		}
		called[field.Names[0].Name], _, _ = strings.Cut(reflect.StructTag(tag).Get("json"), ",")
	}
	return called, nil
}

// value returns the schema of a type.
func (s *source) value(t ast.Expr) (map[string]any, error) {
	switch t := t.(type) {
	case *ast.StarExpr:
		return s.value(t.X)
	case *ast.ArrayType:
		items, err := s.value(t.Elt)
		return map[string]any{"type": "array", "items": items}, err
	case *ast.MapType:
		values, err := s.value(t.Value)
		return map[string]any{"type": "object", "additionalProperties": values}, err
	case *ast.IndexExpr: // a game of package open has open.Each[T], by the players' names
		values, err := s.value(t.Index)
		return map[string]any{"type": "object", "additionalProperties": values}, err
	case *ast.SelectorExpr: // such a game also has engine.Seat, a player's name
		return s.named("string")
	case *ast.Ident:
		return s.named(t.Name)
	}
	return nil, fmt.Errorf("a %T cannot be part of a position", t)
}

func (s *source) named(name string) (map[string]any, error) {
	switch name {
	case "string":
		return map[string]any{"type": "string"}, nil
	case "int", "int8", "int16", "int32", "uint8", "uint16", "uint32":
		return map[string]any{"type": "integer"}, nil
	case "bool":
		return map[string]any{"type": "boolean"}, nil
	}
	part := strings.ToLower(name)
	if s.defs[part] == nil {
		s.defs[part] = true // marked before its definition is complete
		of, err := s.object(name)
		if err != nil {
			return nil, err
		}
		s.defs[part] = of
	}
	return map[string]any{"$ref": "#/$defs/" + part}, nil
}

func oneLine(comment string) string { return strings.Join(strings.Fields(comment), " ") }
