package source_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

const tollClauses = `game: tollgate
title: Tollgate
prefix: TG
source: The board at the gate
players: {min: 1, max: 4}
sections:
  - {id: pay, title: Paying}
clauses:
  - id: TG-PAY-01
    section: pay
    at: Line 1
    says: A wagon pays
      two coins.
    kind: action
    testable: true
    examples: [TG-EX-01, TG-EX-03]
    rulings: [TG-R-empty-wagon]
  - id: TG-PAY-02
    section: pay
    at: Line 2
    says: The keeper wears a hat.
    kind: definition
    testable: false
    why: Flavour.
    examples: []
    rulings: []
`

const tollExamples = `game: tollgate
prefix: TG
examples:
  - id: TG-EX-01
    kind: printed
    title: A wagon
    topic: tolls
    at: Line 1
    figures: Two coins
      a wagon.
  - {id: TG-EX-02, kind: pictured, title: A hat, at: Cover, untestable: The picture is lost.}
  - {id: TG-EX-03, kind: worked, title: Two wagons}
`

const tollRulings = `game: tollgate
rulings:
  - id: TG-R-empty-wagon
    question: Does an empty wagon pay?
    why-open: silent
    clauses: [TG-PAY-01]
    options:
      - {id: free, says: No.}
      - {id: half, says: One coin.}
    default: half
    playable: false
    why: Small.
    words-only:
      - {id: by-mood, says: As the keeper likes.}
    because: >-
      It is said
      of no wagon.
    shows: |
      free: 0 coins.
      half: 1 coin.
`

const tollRefusals = `game: tollgate
refusals:
  - {id: too-few-coins, clause: TG-PAY-01, question: TG-R-empty-wagon, says: "two coins, and there are {detail}"}
  - {id: gate-shut, says: the gate is shut}
`

// load reads the toll rulebook with one text in either file replaced.
func load(t *testing.T, old, text string) (*rulebook.Book, error) {
	t.Helper()
	require.Contains(t, tollClauses+tollRulings+tollExamples+tollRefusals, old)
	return source.Load(fstest.MapFS{
		"clauses.yaml":  {Data: []byte(strings.Replace(tollClauses, old, text, 1))},
		"rulings.yaml":  {Data: []byte(strings.Replace(tollRulings, old, text, 1))},
		"examples.yaml": {Data: []byte(strings.Replace(tollExamples, old, text, 1))},
		"refusals.yaml": {Data: []byte(strings.Replace(tollRefusals, old, text, 1))},
	})
}

func TestLoad(t *testing.T) {
	book, err := load(t, "", "")
	require.NoError(t, err)
	require.Equal(t, []rulebook.Source{
		{File: "clauses.yaml", Digest: rulebook.Digest([]byte(tollClauses))},
		{File: "rulings.yaml", Digest: rulebook.Digest([]byte(tollRulings))},
		{File: "examples.yaml", Digest: rulebook.Digest([]byte(tollExamples))},
		{File: "refusals.yaml", Digest: rulebook.Digest([]byte(tollRefusals))},
	}, book.Sources)
	require.NoError(t, book.UpToDate())
	book.Sources, book.Files = nil, nil
	require.Equal(t, &rulebook.Book{
		Game: "tollgate", Title: "Tollgate", Prefix: "TG", Source: "The board at the gate",
		Players:  rulebook.Players{Min: 1, Max: 4},
		Sections: []rulebook.Section{{ID: "pay", Title: "Paying"}},
		Clauses: []rulebook.Clause{
			{ID: "TG-PAY-01", Section: "pay", At: "Line 1", Says: "A wagon pays two coins.", Kind: "action", Testable: true,
				Examples: []string{"TG-EX-01", "TG-EX-03"}, Questions: []string{"TG-R-empty-wagon"}},
			{ID: "TG-PAY-02", Section: "pay", At: "Line 2", Says: "The keeper wears a hat.", Kind: "definition", Why: "Flavour."},
		},
		Examples: []rulebook.Example{
			{ID: "TG-EX-01", Kind: "printed", Title: "A wagon", Topic: "tolls", At: "Line 1", Figures: "Two coins a wagon."},
			{ID: "TG-EX-02", Kind: "pictured", Title: "A hat", At: "Cover", Untestable: "The picture is lost."},
			{ID: "TG-EX-03", Kind: "worked", Title: "Two wagons"},
		},
		Refusals: []rulebook.Refusal{{Question: engine.NoQuestion},
			{ID: "too-few-coins", Clause: "TG-PAY-01", Says: "two coins, and there are {detail}"},
			{ID: "gate-shut", Question: engine.NoQuestion, Says: "the gate is shut"}},
		Questions: []rulebook.Question{{
			ID: "TG-R-empty-wagon", Name: "empty-wagon", Asks: "Does an empty wagon pay?", WhyOpen: "silent",
			Clauses: []engine.Clause{"TG-PAY-01"},
			Options: []rulebook.Reading{{ID: "free", Says: "No."}, {ID: "half", Says: "One coin."}},
			Default: 1, Because: "It is said of no wagon.", Shows: "free: 0 coins.\nhalf: 1 coin.",
			Fixed: true, Why: "Small.", Told: []rulebook.Reading{{ID: "by-mood", Says: "As the keeper likes."}},
		}},
	}, book)
}

// manyRefusals are 254 more than the two of the toll rulebook.
var manyRefusals = func() string {
	var b strings.Builder
	for i := range 254 {
		fmt.Fprintf(&b, "  - {id: no-%d, says: no}\n", i)
	}
	return b.String()
}()

func TestInvalidData(t *testing.T) {
	for _, row := range []struct{ law, old, text, want string }{
		{"an unknown field", "    at: Line 1\n", "    at: Line 1\n    on: Line 1\n",
			"clauses.yaml:12: clauses.TG-PAY-01.on: is not a field here; allowed: id, section, at, says, kind, testable, why, " +
				"examples, rulings, since, until"},
		{"a missing field", "    at: Line 1\n", "", "clauses.yaml:9: clauses.TG-PAY-01: has no at; allowed: text"},
		{"an empty text", "at: Line 1", `at: ""`, `clauses.yaml:11: clauses.TG-PAY-01.at: is the text ""; allowed: text`},
		{"a wrong kind of value", "examples: []", "examples: none",
			`clauses.yaml:25: clauses.TG-PAY-02.examples: is the text "none"; allowed: a list`},
		{"no list where one belongs", "    examples: []\n", "", "clauses.yaml:18: clauses.TG-PAY-02: has no examples; allowed: a list"},
		{"a number among texts", "[TG-EX-01, TG-EX-03]", "[7]", "clauses.yaml:16: clauses.TG-PAY-01.examples[1]: is 7; allowed: text"},
		{"not a truth value", "testable: false", "testable: no",
			`clauses.yaml:23: clauses.TG-PAY-02.testable: is the text "no"; allowed: true or false`},
		{"players the wrong way round", "{min: 1, max: 4}", "{min: 4, max: 1}",
			"clauses.yaml:5: players.max: is 1; allowed: a whole number from 4 to 100"},
		{"no players", "players: {min: 1, max: 4}\n", "", "clauses.yaml:1: has no players; allowed: a mapping of min and max"},
		{"a clause id of another form", "id: TG-PAY-02", "id: TG-PAY-2",
			`clauses.yaml:18: clauses.TG-PAY-2.id: is "TG-PAY-2"; allowed: TG-SECTION-NN`},
		{"a clause of another book", "id: TG-PAY-02", "id: YM-PAY-02",
			`clauses.yaml:18: clauses.YM-PAY-02.id: is "YM-PAY-02"; allowed: TG-SECTION-NN`},
		{"an id twice", "id: TG-PAY-02", "id: TG-PAY-01",
			"clauses.yaml:18: clauses.TG-PAY-01.id: is already used in line 9 of clauses.yaml; allowed: each id once"},
		{"an unknown section", "section: pay\n    at: Line 1", "section: play\n    at: Line 1",
			`clauses.yaml:10: clauses.TG-PAY-01.section: "play" is not a section; allowed: an id under sections`},
		{"a section without a clause", "title: Paying}\n", "title: Paying}\n  - {id: walk, title: Walking}\n",
			"clauses.yaml:8: sections.walk.id: is a section without a clause; allowed: sections that a clause belongs to"},
		{"an unknown kind", "kind: action", "kind: deed",
			`clauses.yaml:14: clauses.TG-PAY-01.kind: is the text "deed"; allowed: setup, definition, turn, action, effect, limit, ` +
				`scoring, end, component`},
		{"an exclusion without a reason", "    why: Flavour.\n", "", "clauses.yaml:18: clauses.TG-PAY-02: has no why; allowed: text"},
		{"a reason without an exclusion", "testable: false", "testable: true",
			"clauses.yaml:24: clauses.TG-PAY-02.why: is given for what is testable; allowed: why only with testable: false"},
		{"an unknown example", "[TG-EX-01, TG-EX-03]", "[TG-EX-01, TG-EX-03, TG-EX-04]",
			`clauses.yaml:16: clauses.TG-PAY-01.examples: "TG-EX-04" is not an example; allowed: ids of examples.yaml`},
		{"an example in small letters", "[TG-EX-01, TG-EX-03]", "[TG-EX-01, TG-EX-03, tg-ex-01]",
			`clauses.yaml:16: clauses.TG-PAY-01.examples: "tg-ex-01" is not an example; allowed: ids of examples.yaml`},
		{"an example of no clause", "[TG-EX-01, TG-EX-03]", "[TG-EX-01]",
			"examples.yaml:12: examples.TG-EX-03.id: is an example of no clause; allowed: an id that a clause names under examples"},
		{"a clause shown by what nobody can play", "[TG-EX-01, TG-EX-03]", "[TG-EX-01, TG-EX-02, TG-EX-03]",
			"examples.yaml:11: examples.TG-EX-02.untestable: is given although a clause names TG-EX-02; allowed: untestable only for what " +
				"no clause names"},
		{"an example of another form", "id: TG-EX-02", "id: TG-EX-2",
			`examples.yaml:11: examples.TG-EX-2.id: is "TG-EX-2"; allowed: TG-EX-NN`},
		{"an example of another kind", "kind: pictured", "kind: painted",
			`examples.yaml:11: examples.TG-EX-02.kind: is the text "painted"; allowed: printed, pictured, worked`},
		{"a printed example without a place", "    topic: tolls\n    at: Line 1\n", "    topic: tolls\n",
			"examples.yaml:4: examples.TG-EX-01: has no at; allowed: text"},
		{"a printed example without figures", ", untestable: The picture is lost.", "",
			"examples.yaml:11: examples.TG-EX-02: has no figures; allowed: figures, or untestable with the reason"},
		{"a place of what we have worked", "title: Two wagons", "title: Two wagons, at: Line 1",
			"examples.yaml:12: examples.TG-EX-03.at: is given for what the book does not have; allowed: at only with kind: printed or pictured"},
		{"an example twice", "[TG-EX-01, TG-EX-03]", "[TG-EX-01, TG-EX-03, TG-EX-01]",
			`clauses.yaml:16: clauses.TG-PAY-01.examples: "TG-EX-01" is named twice; allowed: each once`},
		{"an unknown question", "rulings: []", "rulings: [TG-R-night]",
			`clauses.yaml:26: clauses.TG-PAY-02.rulings: "TG-R-night" is not a question; allowed: ids of rulings.yaml`},
		{"a question by its name alone", "rulings: []", "rulings: [empty-wagon]",
			`clauses.yaml:26: clauses.TG-PAY-02.rulings: "empty-wagon" is not a question; allowed: ids of rulings.yaml`},
		{"a question that does not name the clause", "rulings: []", "rulings: [TG-R-empty-wagon]",
			"clauses.yaml:26: clauses.TG-PAY-02.rulings: TG-R-empty-wagon does not name this clause in return; allowed: pairs that name " +
				"each other"},
		{"a clause that does not name the question", "clauses: [TG-PAY-01]", "clauses: [TG-PAY-01, TG-PAY-02]",
			"rulings.yaml:6: rulings.TG-R-empty-wagon.clauses: TG-PAY-02 does not name this question in return; allowed: pairs that " +
				"name each other"},
		{"an unknown clause", "clauses: [TG-PAY-01]", "clauses: [TG-PAY-01, TG-PAY-03]",
			`rulings.yaml:6: rulings.TG-R-empty-wagon.clauses: "TG-PAY-03" is not a clause; allowed: ids of clauses.yaml`},
		{"a question's id of another form", "  - id: TG-R-empty-wagon", "  - id: TG-R-Empty",
			`rulings.yaml:3: rulings.TG-R-Empty.id: is "TG-R-Empty"; allowed: TG-R-name`},
		{"an unknown reason", "why-open: silent", "why-open: unclear",
			`rulings.yaml:5: rulings.TG-R-empty-wagon.why-open: is the text "unclear"; allowed: ambiguous, silent, contradictory, ` +
				`damaged, missing-component, told-otherwise, edition`},
		{"a clause of an unknown edition", "    says: A wagon pays", "    until: free\n    says: A wagon pays",
			`clauses.yaml:12: clauses.TG-PAY-01.until: "free" is not an edition; allowed: an option of the question whose why-open is edition`},
		{"components without an edition", "{id: free, says: No.}", "{id: free, says: No., components: \"toll: 3\"}",
			`rulings.yaml:8: rulings.TG-R-empty-wagon.options: "free" has components; allowed: components for an edition only, of a game with components.yaml`},
		{"a default that is not an option", "default: half", "default: third",
			`rulings.yaml:10: rulings.TG-R-empty-wagon.default: is the text "third"; allowed: free, half`},
		{"one option only", "      - {id: free, says: No.}\n", "",
			"rulings.yaml:3: rulings.TG-R-empty-wagon: has a list of options of length 1; allowed: 2 to 32"},
		{"an option twice", "id: free", "id: half",
			"rulings.yaml:9: rulings.TG-R-empty-wagon.options.half.id: is given twice; allowed: each option once"},
		{"an option of another form", "id: free", "id: For Free",
			`rulings.yaml:8: rulings.TG-R-empty-wagon.options.For Free.id: is the text "For Free"; allowed: lower-case letters, digits ` +
				`and hyphens`},
		{"a question that is not playable without a reason", "    why: Small.\n", "",
			"rulings.yaml:3: rulings.TG-R-empty-wagon: has no why; allowed: text"},
		{"a reason for a question that is playable", "playable: false", "playable: true",
			"rulings.yaml:12: rulings.TG-R-empty-wagon.why: is given for what is playable; allowed: why only with playable: false"},
		{"another game's rulings", "game: tollgate\nrulings", "game: bridge\nrulings",
			`rulings.yaml:1: game: is the text "bridge"; allowed: "tollgate", as in clauses.yaml`},
		{"a refusal by an unknown clause", "clause: TG-PAY-01, ", "clause: TG-PAY-03, ",
			`refusals.yaml:3: refusals.too-few-coins.clause: is "TG-PAY-03"; allowed: an id of clauses.yaml`},
		{"a refusal that rests on an unknown question", "question: TG-R-empty-wagon, ", "question: empty-wagon, ",
			`refusals.yaml:3: refusals.too-few-coins.question: is "empty-wagon"; allowed: an id of rulings.yaml`},
		{"more refusals than a game can number", "  - {id: gate-shut", manyRefusals + "  - {id: gate-shut",
			"refusals.yaml:3: refusals: has 256 reasons; allowed: at most 255"},
		{"not a record", "  - id: TG-R-empty-wagon\n", "  - TG-R-night\n  - id: TG-R-empty-wagon\n",
			`rulings.yaml:3: rulings[1]: is the text "TG-R-night"; allowed: a mapping of id, question, why-open, clauses, options, ` +
				`default, playable, why, words-only, because, shows`},
	} {
		t.Run(row.law, func(t *testing.T) {
			_, err := load(t, row.old, row.text)
			require.Error(t, err)
			require.Equal(t, row.want, strings.Split(err.Error(), "\n")[0])
		})
	}
}

// The options of the question that asks for the edition are in force from the last to the first.
func TestEditions(t *testing.T) {
	editions := strings.NewReplacer("why-open: silent", "why-open: edition", "    playable: false\n    why: Small.\n", "").Replace(tollRulings)
	for _, row := range []struct{ law, span, want string }{
		{"a clause that one edition has", "since: half, until: half", ""},
		{"the older edition is the last option", "since: half, until: free", ""},
		{"a clause that ends before it begins", "since: free, until: half",
			`clauses.yaml:9: clauses.TG-PAY-01.until: "half" is before "free"; allowed: the same edition or a later one`},
		{"a first edition that does not exist", "since: third",
			`clauses.yaml:9: clauses.TG-PAY-01.since: "third" is not an edition; allowed: an option of the question whose why-open is edition`},
	} {
		t.Run(row.law, func(t *testing.T) {
			text := strings.Replace(tollClauses, "    at: Line 1\n", "    at: Line 1\n    "+strings.ReplaceAll(row.span, ", ", "\n    ")+"\n", 1)
			book, err := source.Load(fstest.MapFS{"clauses.yaml": {Data: []byte(text)}, "rulings.yaml": {Data: []byte(editions)},
				"examples.yaml": {Data: []byte(tollExamples)}})
			if row.want != "" {
				require.ErrorContains(t, err, row.want[strings.Index(row.want, "clauses.TG"):])
				return
			}
			require.NoError(t, err)
			require.Equal(t, "TG-R-empty-wagon", book.Editions().ID)
			now, err := book.Answer(nil)
			require.NoError(t, err)
			require.True(t, now.InForce("TG-PAY-01"))
			newer, err := book.Answer(map[string]string{"empty-wagon": "free"})
			require.NoError(t, err)
			require.Equal(t, row.span == "since: half, until: free", newer.InForce("TG-PAY-01"))
			require.True(t, newer.InForce("TG-PAY-02"), "a clause of every edition")
		})
	}
}

func TestOnlyOneQuestionAsksForTheEdition(t *testing.T) {
	once := strings.Replace(tollRulings, "why-open: silent", "why-open: edition", 1)
	first := strings.Index(once, "  - id: ")
	_, err := load(t, tollRulings, once+strings.Replace(once[first:], "TG-R-empty-wagon", "TG-R-night", 1))
	require.ErrorContains(t, err, "rulings.TG-R-night.why-open: TG-R-empty-wagon asks for the edition already; allowed: one such question")
}

func TestAllErrorsAreReportedAtOnce(t *testing.T) {
	_, err := load(t, "    at: Line 1\n    says: A wagon pays\n      two coins.\n", "")
	require.EqualError(t, err, "clauses.yaml:9: clauses.TG-PAY-01: has no at; allowed: text\nclauses.yaml:9: clauses.TG-PAY-01: has no "+
		"says; allowed: text")
}

func TestMissingFilesAreNamed(t *testing.T) {
	_, err := source.Load(fstest.MapFS{"clauses.yaml": {Data: []byte(tollClauses)}})
	require.ErrorContains(t, err, "rulings.yaml")
}
