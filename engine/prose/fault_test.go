package prose_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Every way in which a text is not JSON is told without the parser's own words.
func TestWhatIsNotJSONInPlainWords(t *testing.T) {
	for text, want := range map[string]string{
		``:                         "it ends too early: a quotation mark, a bracket or a brace is not closed",
		`{"a":1`:                   "it ends too early: a quotation mark, a bracket or a brace is not closed",
		`{"a":"b`:                  "it ends too early: a quotation mark, a bracket or a brace is not closed",
		`{"a":1,}`:                 "there is a comma before the closing brace",
		`{"a":[1,]}`:               "there is a comma before the closing bracket",
		`{a:1}`:                    "a name in double quotes is due where 'a' is",
		`{"a":}`:                   "a value is due where '}' is",
		`{"a" 1}`:                  "a colon is missing before '1'",
		`{"a":1 "b"}`:              `a comma or a closing brace is missing before '"'`,
		`{"a":[1 2]}`:              "a comma or a closing bracket is missing before '2'",
		`{} {}`:                    "it is over before '{'",
		"{\"a\":\"b\nc\"}":         `a text in double quotes cannot have '\n' in it; is a quotation mark missing?`,
		`{"a":"\x"}`:               "a backslash in a text cannot be followed by 'x'",
		`{"a":"\u1x"}`:             `\u is followed by four hexadecimal digits, and 'x' is none`,
		`{"a":trye}`:               "a word begins like true and goes on with 'y'",
		`{"a":-x}`:                 "a number cannot go on with 'x'",
		`{"a":1.x}`:                "a number cannot go on with 'x'",
		`{"a":1ex}`:                "a number cannot go on with 'x'",
		strings.Repeat("[", 20000): "it has too many brackets and braces inside one another",
	} {
		var v any
		err := json.Unmarshal([]byte(text), &v)
		require.Error(t, err, "%.40s", text)
		require.Equal(t, want, prose.JSON(err), "%.40s", text)
		for _, word := range []string{"invalid", "literal", "looking", "unexpected", "input", "top-level", "key:value"} {
			require.NotContains(t, prose.JSON(err), word)
		}
	}
}

func TestHowAFileBegins(t *testing.T) {
	require.Empty(t, prose.Encoding([]byte("yardstick 1")))
	require.Contains(t, prose.Encoding([]byte("\xef\xbb\xbfyardstick 1")), "byte order mark; save it as UTF-8 without one")
	require.Contains(t, prose.Encoding([]byte("\xff\xfey\x00")), "UTF-16")
	require.Contains(t, prose.Encoding([]byte("\xfe\xff\x00y")), "UTF-16")
}
