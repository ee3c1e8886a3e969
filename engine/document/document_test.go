package document_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// position is a document like those of the games.
type position struct {
	Turn    int              `json:"turn"`
	Open    bool             `json:"open"`
	Hand    []string         `json:"hand"`
	Pile    map[string]int   `json:"pile"`
	Players []player         `json:"players"`
	Towns   map[string]*town `json:"towns"`
}

type player struct {
	Name string `json:"name"`
	Cash *int   `json:"cash,omitempty"`
}

type town struct {
	Houses []string `json:"houses"`
}

func TestADocumentIsRead(t *testing.T) {
	p := &position{}
	require.NoError(t, document.Decode([]byte(`{"hand":["",""],"pile":{"":0},"towns":{}}`), p))
	require.NoError(t, document.Decode([]byte(`{"turn":3,"hand":["a"],"players":[{"name":"ann","cash":4}],"towns":{"x":{"houses":["ann"]}}} `), p))
	require.Equal(t, 3, p.Turn)
	require.Equal(t, 4, *p.Players[0].Cash)
	require.Equal(t, []string{"ann"}, p.Towns["x"].Houses)
}

// No row is a document; the answer says what is wrong and what would be right.
func TestInvalidDocuments(t *testing.T) {
	for text, says := range map[string]string{
		``:                              "not a JSON document: line 1: it ends too early",
		` `:                             "not a JSON document: line 1: it ends too early",
		`{`:                             "not a JSON document: line 1: it ends too early",
		`{} {}`:                         "after the document",
		`{}x`:                           "after the document",
		"\ufeff{}":                      "a byte order mark",
		`null`:                          "the document is null but has to be an object",
		`[]`:                            "the document is a list but has to be an object with turn, open, hand",
		`{"turn":"x"}`:                  "turn is text but has to be a whole number",
		`{"turn":1e3}`:                  "turn is 1e3 but has to be a whole number in plain digits",
		`{"turn":1.0}`:                  "turn is 1.0 but has to be a whole number in plain digits",
		`{"turn":1e999}`:                "turn is 1e999 but has to be a whole number in plain digits",
		`{"turn":99999999999999999999}`: "turn is 99999999999999999999 but has to be a whole number in plain digits, at most 18",
		"{\n\"turn\":NaN}":              "line 2: a value is due where 'N' is",
		"{\"hand\":[\"\xff\"]}":         "line 1: hand[1] has letters that are not UTF-8",
		`{"hand":["\ud800"]}`:           "hand[1] has letters that are not UTF-8",
		`{"open":3}`:                    "open is a number but has to be true or false",
		`{"hand":{}}`:                   "hand is an object but has to be a list, each item text",
		`{"pile":[]}`:                   "pile is a list but has to be an object of names, each with a whole number",
		`{"pile":{"7":"x"}}`:            "pile.7 is text",
		`{"players":[{},{"cash":"x"}]}`: "players[2].cash is text but has to be a whole number",
		`{"pl":3}`:                      `there is no part called "pl"; position has turn`,
		`{"play":3}`:                    `there is no part called "play"; did you mean "players"?`,
		`{"players":[{"nmae":""}]}`:     `there is no part called "nmae"; did you mean "name"?`,
		`{"trun":3}`: `there is no part called "trun"; did you mean "turn"? position has turn, open, hand, pile, players, towns; ` +
			`player has name, cash; town has houses`,
		`{"Turn":3}`:                    `there is no part called "Turn"`,
		`{"turn":1,"Turn":2}`:           `there is no part called "Turn"`,
		`{"playerſ":[]}`:                `there is no part called "playerſ"`,
		`{"players":[{"Name":"a"}]}`:    `there is no part called "Name"`,
		`{"towns":{"x":{"HOUSES":[]}}}`: `there is no part called "HOUSES"`,
		`{"turn":null}`:                 "turn is null: leave it out, or say what it is",
		`{"players":[null]}`:            "players[1] is null",
		`{"players":[{"name":null}]}`:   "players[1].name is null",
		`{"towns":{"x":null}}`:          "towns.x is null",
		`{"turn":null,"players":[{"name":null}],"hand":["a",null]}`: "turn is null, players[1].name is null, hand[2] is null: leave it out",
		`{"turn":1,"turn":2}`:                  `"turn" appears twice in one object`,
		`{"players":[{"name":"a","name":1}]}`:  `"name" appears twice in one object`,
		`{"hand":["{\"a"],"hand" : []}`:        `"hand" appears twice in one object`,
		`{"turn":1,"\u0074urn":2}`:             `"turn" appears twice in one object`,
		`{"pile":{"x":1,"\\":2,"\u005c":3}}`:   `"\\" appears twice in one object`,
		strings.Repeat(" ", 1<<20) + `{}`:      "longer than the 1048576 bytes that a position may have",
		strings.Repeat(`{"towns":{"x":`, 9999): `there is no part called "towns"`,
		strings.Repeat(`[`, 99999):             "the document is a list",
	} {
		require.ErrorContains(t, document.Decode([]byte(text), &position{}), says, "%.60s", text)
	}
}

// The same name in two objects is no repetition.
func TestEqualPartsOfDifferentObjects(t *testing.T) {
	require.NoError(t, document.Decode([]byte(`{"players":[{"name":"a"},{"name":"a"}],"hand":["name","name","hand\":","\\"]}`),
		&position{}))
}

func TestAnAuditNamesTheFirstClauseOfALaw(t *testing.T) {
	broken := engine.Law{Clauses: []engine.Clause{"X-A-01", "X-A-02"},
		Position: func(engine.State) error { return errors.New("two of a kind") }}
	fine := engine.Law{Clauses: []engine.Clause{"X-B-01"}, Position: func(engine.State) error { return nil }}
	require.NoError(t, document.Audit(nil, []engine.Law{fine, {}}))
	var v *engine.Violation
	require.ErrorAs(t, document.Audit(nil, []engine.Law{fine, {}, broken}), &v)
	require.Equal(t, engine.Violation{Clause: "X-A-01", Reason: "two of a kind"}, *v)
}

func TestWordsNumbersAndSeatsSayWhere(t *testing.T) {
	i, err := document.Word("metal", "gold", []string{"", "silver", "gold"})
	require.NoError(t, err)
	require.Equal(t, 2, i)
	for _, text := range []string{"", "tin"} {
		_, err = document.Word("metal", text, []string{"", "silver", "gold"})
		require.EqualError(t, err, fmt.Sprintf("metal: %q is not one of silver, gold", text))
	}
	for n, ok := range map[int]bool{0: false, 1: true, 3: true, 4: false} {
		held, err := document.Number("face", n, 1, 3)
		require.Equal(t, ok, err == nil, n)
		if ok {
			require.Equal(t, n, held)
		} else {
			require.EqualError(t, err, fmt.Sprintf("face: %d is not between 1 and 3", n))
		}
	}
	seat, err := document.Seat("mayor", "bob", []string{"ann", "bob"})
	require.NoError(t, err)
	require.Equal(t, engine.Seat(1), seat)
	_, err = document.Seat("mayor", "zoe", []string{"ann", "bob"})
	require.EqualError(t, err, `mayor: nobody called "zoe" plays here: the players are ann, bob`)
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"turn":3,"hand":["a"],"players":[{"name":"ann","cash":4}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := document.Decode(text, &position{}); err != nil {
			require.NotEmpty(t, err.Error())
		}
	})
}
