package document_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// TestWhatADocumentLeavesOut: every part that is shown although nobody said it, and nothing that was said.
func TestWhatADocumentLeavesOut(t *testing.T) {
	for _, row := range []struct {
		law, given, position string
		want                 []string
	}{
		{"all that is said is left out of the list", `{"turn":3,"past":{"town":"omaha"},"yard":["a","b"]}`,
			`{"turn":3,"past":{"town":"omaha"},"yard":["b","a"]}`, nil},
		{"what says nothing is no part", `{}`, `{"turn":0,"open":false,"pile":{},"yard":["",""],"name":"","bank":null}`, nil},
		{"the way leads into objects", `{"past":{"level":2}}`, `{"past":{"town":"omaha","level":2}}`, []string{"past town omaha"}},
		{"a whole object is one part", `{}`, `{"past":{"town":"omaha","level":2}}`, []string{"past level 2, town omaha"}},
		{"players are told apart by their names", `{"players":[{"name":"bob"},{"name":"ann","cash":3}]}`,
			`{"players":[{"name":"ann","cash":3,"votes":1},{"name":"bob","cash":4},{"name":"cid","cash":5}]}`,
			[]string{"players bob cash 4", "players cid cash 5", "players ann votes 1"}},
		{"of a list the rest", `{"yard":["oil-3","coal-1"]}`, `{"yard":["oil-3","coal-1","coal-1",""]}`, []string{"yard coal-1"}},
		{"what is short comes first, what is long is counted", `{}`,
			`{"deck":["aaaaaaaaaa","bbbbbbbbbb","cccccccccc","dddddddddd"],"pile":{"coal":2,"oil":3},"bank":-8,"up":true}`,
			[]string{"bank -8", "up true", "deck (4)", "pile coal 2, oil 3"}},
	} {
		parts, err := document.Filled([]byte(row.given), []byte(row.position))
		require.NoError(t, err)
		var told []string
		for _, p := range parts {
			told = append(told, p.String())
		}
		require.Equal(t, row.want, told, row.law)
	}
	_, err := document.Filled([]byte("{"), []byte("{}"))
	require.Error(t, err)
	_, err = document.Filled([]byte("{}"), []byte("{"))
	require.Error(t, err)
}

// TestManyPartsAreTold: the first of them, and how many more there are.
func TestManyPartsAreTold(t *testing.T) {
	require.Empty(t, document.Told(nil))
	parts, err := document.Filled([]byte(`{}`), []byte(`{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"past":{"town":"cheyenne"}}`))
	require.NoError(t, err)
	require.Equal(t, "the position leaves out, and the game fills in: a 1; b 2; c 3; d 4; e 5; f 6; g 7; h 8; 2 more parts\n", document.Told(parts))
	require.Equal(t, "past town cheyenne", document.Ahead(parts, `bob may not go to "cheyenne"`)[0].String())
	require.Equal(t, parts, document.Ahead(parts, "bob goes to Cheyenne"))
	require.Equal(t, "players (2)", document.Part{Part: "players", Is: []any{strings.Repeat("x", 40), 2}}.Said(), "every part has a name")
	require.Equal(t, "ann hand coal", document.Part{Part: "players ann hand", Is: "coal"}.Said())
}

// TestWhatNobodySaid: words of lists, names and what is counted of them, and the words of whoever has a name; not what is said.
func TestWhatNobodySaid(t *testing.T) {
	type player struct {
		Name  string         `json:"name"`
		Goal  string         `json:"goal"`
		Hand  []string       `json:"hand"`
		Built map[string]any `json:"built"`
	}
	type inner struct {
		Deck []string `json:"deck"`
	}
	of := reflect.TypeFor[*struct {
		inner
		Past struct {
			Town string `json:"town"`
		} `json:"past"`
		Next struct {
			Town string `json:"town"`
		} `json:"next"`
		Order   []string         `json:"order"`
		Passed  []string         `json:"passed"`
		Phase   string           `json:"phase"`
		First   string           `json:"first"`
		Turn    int              `json:"turn"`
		Spirit  int              `json:"spirit"`
		Prices  map[string]int   `json:"prices"`
		Towns   map[string]inner `json:"towns"`
		Players []*player        `json:"players"`
	}]()
	given := `{"phase":"turn","first":"ann","turn":2,"spirit":3,"past":{"town":"sidney"},"next":{"town":"benton"},"order":["ann","bob"],"passed":["ann"],"deck":["ace","king"],"prices":{"hogs":5,"sheep":0},"towns":{"omaha":{"deck":["jack"]}},
		"players":[{"name":"ann","goal":"G1","hand":["ace","ten"],"built":{"mill":{},"barn":{"at":"e2"}}},{"name":"bob","goal":"G2"}]}`
	parts, err := document.Unsaid(of, []byte(given), func(word string) bool {
		return slices.Contains([]string{"ace", "omaha", "G2", "ann", "bob", "passed", "spirit", "town", "past"}, word)
	})
	require.NoError(t, err)
	var told []string
	for _, p := range parts {
		told = append(told, p.String())
	}
	require.Equal(t, []string{"deck king", "next town benton", "order ann, bob", "phase turn", "first ann", "turn 2", "prices hogs 5", "towns omaha deck jack", "players ann goal G1", "players ann hand ten",
		"players ann built barn"}, told)
	_, err = document.Unsaid(of, []byte("{"), nil)
	require.Error(t, err)
}
