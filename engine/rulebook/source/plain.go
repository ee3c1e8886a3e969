package source

import "strings"

// plain puts a parser error of the YAML library into words for authors of component files. For an
// error that no component file can cause, it returns "", and the place of the error has to be
// enough.
func plain(said string) string {
	for _, p := range plainly {
		if strings.Contains(said, p.says) {
			return p.plain
		}
	}
	return ""
}

// plainly lists parts of the library's messages. If a message contains several of them, the first in the list
// applies.
var plainly = []struct{ says, plain string }{
	{"double-quoted text", `a double quotation mark is not closed`},
	{"single-quoted text", `a single quotation mark is not closed`},
	{"tab character", "there is a tab; indent with blanks"},
	{`character '\t'`, "there is a tab; indent with blanks"},
	{"character '\t'", "there is a tab; indent with blanks"},
	{"unknown escape character", "a backslash in double quotation marks is followed by what it cannot be; write it twice"},
	{"sequence end token ']'", "a list that begins with [ is not closed with ]"},
	{"',' or ']'", "in a list in brackets, a comma or the closing ] is missing"},
	{"sequence element, but found ','", "in a list in brackets, there is a comma with nothing before it"},
	{"end token '}'", "a mapping that begins with { is not closed with }"},
	{"flow map content", "a mapping that begins with { is not closed with }"},
	{"',' or '}'", "in a mapping in braces, a comma or the closing } is missing"},
	{"corresponding to ']'", "there is a ] without a ["},
	{"corresponding to '}'", "there is a } without a {"},
	{"mapping value is not allowed", "there is a second colon; put a text that has one in quotation marks"},
	{"map key-value is pre-defined", "a field has a value and fields below it; leave one of them out"},
	{"non-map value", "a field and its value need a colon and a blank between them"},
	{"key-value delimiter ':'", "a field and its value need a colon and a blank between them"},
	{"unexpected key name", "a field and its value need a colon and a blank between them"},
	{"implicit line break", "the name of a field goes over two lines"},
	{"block sequence entries", "an item of a list begins on a line of its own, with a hyphen"},
	{"value is not allowed", "this line belongs to nothing above it; look at how far it is indented"},
	{"indent", "this line belongs to nothing above it; look at how far it is indented"},
	{"invalid header option", "a text in quotation marks may begin with | or >, and one without may not"},
}
