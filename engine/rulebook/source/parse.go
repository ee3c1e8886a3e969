package source

import (
	"bytes"
	"errors"
	"fmt"
	"unicode/utf8"

	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// deepest is the limit of the depth of nested lists and records. The data of the games need six
// levels.
const deepest = 12

// widest is the limit of fields in a record, because the parser's time grows with the square of
// their number. The data of the games need fewer than a hundred.
const widest = 2000

// bytesAPart bounds the words and marks of a document: one for each bytesAPart bytes of the allowed
// size. No honest file comes near this bound: the games' data have a word or mark for every four
// bytes.
const bytesAPart = 4

// Parse reads a document of limited size, with a limited number of words and marks. The argument most is the
// largest number of bytes. Every error is an [*Error].
func Parse(data []byte, most int) (*Node, error) {
	if len(data) > most {
		return nil, &Error{Line: 1, Problem: fmt.Sprintf("the document has %s",
			prose.Count(len(data), "byte")), Allowed: fmt.Sprintf("at most %d", most)}
	}
	if bytes.HasPrefix(data, []byte("\xef\xbb\xbf")) {
		return nil, &Error{Line: 1, Problem: "the file begins with a byte order mark", Allowed: "UTF-8 without one"}
	}
	if !utf8.Valid(data) {
		return nil, &Error{Line: 1, Problem: "the document is not text", Allowed: "YAML in UTF-8"}
	}
	return read(string(data), most/bytesAPart)
}

// read parses the text with the YAML library.
func read(text string, parts int) (root *Node, err error) {
	// Earlier releases of the library panicked on damaged texts. A file must not end the program.
	defer func() {
		if r := recover(); r != nil {
			root, err = nil, &Error{Line: 1, Problem: fmt.Sprintf("this is not YAML: the reader gave up (%v)", r)}
		}
	}()
	tokens := lexer.Tokenize(text)
	if len(tokens) > parts {
		return nil, &Error{Line: 1, Problem: fmt.Sprintf("the document has %s and marks", prose.Count(len(tokens), "word")),
			Allowed: fmt.Sprintf("at most %d", parts)}
	}
	if err := screen(tokens); err != nil {
		return nil, err
	}
	// The parser accepts duplicate keys. The function record refuses them, because it knows their
	// field.
	file, err := parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		return nil, syntax(err)
	}
	if root, err = document(file); err == nil {
		err = refer(root)
	}
	if err != nil {
		return nil, err
	}
	return root, nil
}

// screen refuses input that the data never need but a hostile document could contain, before the
// parser runs.
func screen(tokens token.Tokens) error {
	var w widths
	open, dashes := 0, 0
	for _, t := range tokens {
		if w.add(t) > widest {
			return &Error{Line: t.Position.Line, Problem: "the record has too many fields", Allowed: fmt.Sprintf("at most %d", widest)}
		}
		switch t.Type {
		case token.AnchorType, token.AliasType, token.TagType, token.MergeKeyType, token.DirectiveType, token.MappingKeyType:
			return &Error{Line: t.Position.Line, Problem: fmt.Sprintf("%q is not understood here", shorten(t.Value)),
				Allowed: "records, lists and plain values (put text that begins like this in quotation marks)"}
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
	return &Error{Line: line, Problem: "lists and records are nested too deep", Allowed: prose.Count(deepest, "level")}
}

// syntax turns the parser's error, which shows the place on several lines, into one line.
func syntax(err error) error {
	line := 1
	problem := "this is not YAML"
	var at interface {
		GetToken() *token.Token
		GetMessage() string
	}
	if errors.As(err, &at) {
		if said := plain(at.GetMessage()); said != "" {
			problem += ": " + printable(said)
		}
		if t := at.GetToken(); t != nil && t.Position != nil {
			line = t.Position.Line
		}
	}
	return &Error{Line: line, Problem: problem}
}
