package source_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

const small = `# a comment
name: wagon
wheels: 4
open: true
parts:
  - {id: axle, copies: 2}
  - id: shaft
    says: >-
      long
      and heavy
  - no id here
`

func TestNodesKnowTheirPlace(t *testing.T) {
	root, err := source.Parse([]byte(small), 1000)
	require.NoError(t, err)
	require.Equal(t, []string{"name", "wheels", "open", "parts"}, root.Keys())
	for _, row := range []struct {
		path  []string
		field string
		line  int
		kind  source.Kind
		value string
	}{
		{[]string{"name"}, "name", 2, source.Text, "wagon"},
		{[]string{"wheels"}, "wheels", 3, source.Number, "4"},
		{[]string{"open"}, "open", 4, source.Truth, "true"},
		{[]string{"parts", "axle", "copies"}, "parts.axle.copies", 6, source.Number, "2"},
		{[]string{"parts", "shaft", "says"}, "parts.shaft.says", 8, source.Text, "long and heavy"},
	} {
		n := root.At(row.path...)
		require.NotNil(t, n, row.field)
		require.Equal(t, []any{row.field, row.line, row.kind, row.value}, []any{n.Field, n.Line, n.Kind, n.Value()})
	}
	require.Equal(t, "parts[3]", root.Get("parts").Items()[2].Field, "an item without id has its number from 1")
	require.Nil(t, root.At("parts", "wheel", "copies"))
	require.Nil(t, root.At("name", "first"))
	require.Empty(t, root.Get("parts").Value())
}

func TestWholeNumbers(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"4", ""},
		{"0", "line 1: n: is 0; allowed: a whole number from 1 to 9"},
		{"10", "line 1: n: is 10; allowed: a whole number from 1 to 9"},
		{"-1", "line 1: n: is -1; allowed: a whole number from 1 to 9"},
		{"4.5", "line 1: n: is 4.5; allowed: a whole number from 1 to 9"},
		{"0x4", "line 1: n: is 0x4; allowed: a whole number from 1 to 9"},
		{"99999999999999999999", `line 1: n: is the text "99999999999999999999"; allowed: a whole number from 1 to 9`},
		{`"4"`, `line 1: n: is the text "4"; allowed: a whole number from 1 to 9`},
		{"four", `line 1: n: is the text "four"; allowed: a whole number from 1 to 9`},
		{"yes", `line 1: n: is the text "yes"; allowed: a whole number from 1 to 9`},
		{"true", "line 1: n: is true; allowed: a whole number from 1 to 9"},
		{"", "line 1: n: is nothing; allowed: a whole number from 1 to 9"},
		{"[4]", "line 1: n: is a list; allowed: a whole number from 1 to 9"},
		{".inf", "line 1: n: is .inf; allowed: a whole number from 1 to 9"},
	} {
		root, err := source.Parse([]byte("n: "+row.text), 1000)
		require.NoError(t, err, row.text)
		v, err := root.Get("n").Int(1, 9)
		if row.want == "" {
			require.NoError(t, err)
			require.Equal(t, 4, v)
			continue
		}
		require.EqualError(t, err, row.want)
	}
}

// A number stands once, and is read where it follows.
func TestANumberIsReferredTo(t *testing.T) {
	root, err := source.Parse([]byte("a: {rows: [{b: 7}, {b: \"= a.rows[1].b\"}]}\nc: \"= a.rows[1].b\"\n"), 1000)
	require.NoError(t, err)
	for _, n := range []*source.Node{root.At("a", "rows").Items()[1].Get("b"), root.Get("c")} {
		v, err := n.Int(0, 9)
		require.NoError(t, err)
		require.Equal(t, 7, v)
	}
}

func TestDocumentsThatAreNotRead(t *testing.T) {
	for _, row := range []struct{ law, text, want string }{
		{"nothing in it", "", "line 1: the document is empty; allowed: a mapping"},
		{"only comments", "# one\n# two\n", "line 1: the document is empty; allowed: a mapping"},
		{"not text", "a: \xff", "line 1: the document is not text; allowed: YAML in UTF-8"},
		{"a field twice", "a:\n  b: 1\n  b: 2\n", "line 3: a.b: is given twice; allowed: each field once"},
		{"two documents", "a: 1\n---\nb: 1\n", "line 3: a second document begins; allowed: one document"},
		{"an alias", "a: &x 1\nb: *x\n", `line 1: "&" is not understood here; allowed: records, lists and plain values (put text that ` +
			`begins like this in quotation marks)`},
		{"a reference to nothing", "a: 1\nb: \"= c\"\n", `line 2: b: is the text "= c"; allowed: the field of a whole number behind the =`},
		{"a reference to itself", "a: \"= a\"\n", `line 1: a: is the text "= a"; allowed: the field of a whole number behind the =`},
		{"a reference to a reference", "a: 1\nb: \"= a\"\nc: \"= b\"\n",
			`line 3: c: is the text "= b"; allowed: the field of a whole number behind the =`},
		{"a tag", "a: !!int 1\n", `line 1: "!!int" is not understood here; allowed: records, lists and plain values (put text that ` +
			`begins like this in quotation marks)`},
		{"a merge", "a: 1\n<<: {b: 1}\n",
			`line 2: "<<" is not understood here; allowed: records, lists and plain values (put text that begins like this in quotation ` +
				`marks)`},
		{"an open bracket", "a: [1, 2\n", "line 1: this is not YAML: a list that begins with [ is not closed with ]"},
		{"an open quotation", "b: 1\na: \"x\n", "line 2: this is not YAML: a double quotation mark is not closed"},
		{"a tab", "a:\n\tb: 1\n", "line 2: this is not YAML: there is a tab; indent with blanks"},
		{"a byte order mark", "\ufeffa: 1", "line 1: the file begins with a byte order mark; allowed: UTF-8 without one"},
		{"an open brace", "a: {b: 1\n", "line 1: this is not YAML: a mapping that begins with { is not closed with }"},
		{"two colons", "a: b: 1\n", "line 1: this is not YAML: there is a second colon; put a text that has one in quotation marks"},
		{"no colon", "a: 1\nb\n", "line 2: this is not YAML: a field and its value need a colon and a blank between them"},
		{"a wrong indent", "a:\n  b: 1\n c: 2\n", "line 3: this is not YAML: this line belongs to nothing above it; look at how far it is indented"},
		{"a bracket too many", "a: ]\n", "line 1: this is not YAML: there is a ] without a ["},
		{"too deep", strings.Repeat("[", 13), "line 1: lists and records are nested too deep; allowed: 12 levels"},
		{"too deep in lines", "- - - - - - - - - - - - - - 1", "line 1: lists and records are nested too deep; allowed: 12 levels"},
	} {
		t.Run(row.law, func(t *testing.T) {
			_, err := source.Parse([]byte(row.text), 1000)
			var e *source.Error
			require.ErrorAs(t, err, &e)
			require.EqualError(t, err, row.want)
		})
	}
	_, err := source.Parse([]byte("[1, 2]"), 16)
	require.EqualError(t, err, "line 1: the document has 5 words and marks; allowed: at most 4")
	_, err = source.Parse([]byte("a: 12"), 4)
	require.EqualError(t, err, "line 1: the document has 5 bytes; allowed: at most 4")
}

// A hostile document of the greatest size costs little: without the limits the first took twenty seconds.
func TestHostileDocumentsAreCheap(t *testing.T) {
	const most = 64 << 10
	var indented strings.Builder
	for i := 0; indented.Len() < most-1000; i++ {
		indented.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	for _, text := range []string{
		strings.Repeat("[", most),
		strings.Repeat("{a: ", most/4),
		strings.Repeat("- ", most/2),
		strings.Repeat("? ", most/2),
		strings.Repeat("a: ", most/3),
		strings.Repeat("!a ", most/3),
		strings.Repeat("&a ", most/3),
		strings.Repeat("a:\n", most/12),
		strings.Repeat("a:\n", most/3),
		strings.Repeat("[]\n", most/3),
		strings.Repeat("---\n", most/4),
		strings.Repeat("- a: 1\n", most/7),
		"[" + strings.Repeat("1,", most/2-1) + "]",
		"a: \"" + strings.Repeat("\\n", most/2-4),
		"a: |\n" + strings.Repeat(" x\n", most/3-2),
		"a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
		indented.String(),
	} {
		begin := time.Now()
		_, _ = source.Parse([]byte(text), most)
		require.Less(t, time.Since(begin), 5*time.Second, "%.20q", text)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte("a: [1, {b: c}]\n---\n"))
	f.Add([]byte("a: >-\n  b\n 'c: \"\\x"))
	f.Fuzz(func(t *testing.T, data []byte) {
		root, err := source.Parse(data, 4096)
		if err == nil {
			require.NotNil(t, root)
			return
		}
		var e *source.Error
		require.ErrorAs(t, err, &e)
		require.Positive(t, e.Line)
		require.NotContains(t, err.Error(), "\n", "an error is one line")
	})
}
