package prose

import (
	"bytes"
	"encoding/json"
	"errors"
	"regexp"
	"strings"
	"sync"
)

// Encoding names the fault at the beginning of a file: UTF-16 instead of UTF-8, or a byte order
// mark; "" if there is none.
func Encoding(file []byte) string {
	switch {
	case bytes.HasPrefix(file, []byte("\xff\xfe")), bytes.HasPrefix(file, []byte("\xfe\xff")):
		return "the file is UTF-16 text; save it as UTF-8 without a byte order mark"
	case bytes.HasPrefix(file, []byte("\xef\xbb\xbf")):
		return "the file begins with a byte order mark; save it as UTF-8 without one"
	}
	return ""
}

// JSON explains in plain words why a text is not JSON, given the error of package json.
func JSON(err error) string {
	said := strings.TrimPrefix(err.Error(), "json: ")
	if said == "unexpected EOF" || said == "EOF" {
		said = "unexpected end of JSON input"
	}
	for _, f := range faults() {
		if f.says.MatchString(said) {
			return f.says.ReplaceAllString(said, f.plain)
		}
	}
	return said
}

// JSONOffset returns the number of bytes that were read before the error; 0 if the error does not
// contain it.
func JSONOffset(err error) int {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return int(syntax.Offset)
	}
	return 0
}

// fault is a message of package json with its meaning for people.
type fault struct {
	says  *regexp.Regexp
	plain string
}

// faults returns all faults. They are compiled at the first error, so that programs start fast. The
// messages of package json about a character end with its place.
var faults = sync.OnceValue(func() []fault {
	return []fault{
		{regexp.MustCompile(`^unexpected end of JSON input$`), "it ends too early: a quotation mark, a bracket or a brace is not closed"},
		{regexp.MustCompile(`^invalid character '}' looking for beginning of object key string$`), "there is a comma before the closing brace"},
		{regexp.MustCompile(`^invalid character ']' looking for beginning of value$`), "there is a comma before the closing bracket"},
		{regexp.MustCompile(`^invalid character (.+) looking for beginning of object key string$`), "a name in double quotes is due where $1 is"},
		{regexp.MustCompile(`^invalid character (.+) looking for beginning of value$`), "a value is due where $1 is"},
		{regexp.MustCompile(`^invalid character (.+) after object key$`), "a colon is missing before $1"},
		{regexp.MustCompile(`^invalid character (.+) after object key:value pair$`), "a comma or a closing brace is missing before $1"},
		{regexp.MustCompile(`^invalid character (.+) after array element$`), "a comma or a closing bracket is missing before $1"},
		{regexp.MustCompile(`^invalid character (.+) after top-level value$`), "it is over before $1"},
		{regexp.MustCompile(`^invalid character (.+) in string literal$`), "a text in double quotes cannot have $1 in it; is a quotation mark missing?"},
		{regexp.MustCompile(`^invalid character (.+) in string escape code$`), "a backslash in a text cannot be followed by $1"},
		{regexp.MustCompile(`^invalid character (.+) in \\u hexadecimal character escape$`), `\u is followed by four hexadecimal digits, and $1 is none`},
		{regexp.MustCompile(`^invalid character (.+) in literal (.+) \(expecting .+\)$`), "a word begins like $2 and goes on with $1"},
		{regexp.MustCompile(`^invalid character (.+) (?:after decimal point|in exponent).*$`), "a number cannot go on with $1"},
		{regexp.MustCompile(`^invalid character (.+) in numeric literal$`), "a number cannot go on with $1"},
		{regexp.MustCompile(`^.*exceeded max depth$`), "it has too many brackets and braces inside one another"},
	}
})
