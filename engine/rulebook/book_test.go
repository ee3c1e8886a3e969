package rulebook_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// tollgate is a made-up rulebook of two clauses and four questions.
func tollgate() *rulebook.Book {
	return &rulebook.Book{
		Game: "tollgate", Title: "Tollgate", Prefix: "TG", Players: rulebook.Players{Min: 1, Max: 4},
		Sections: []rulebook.Section{{ID: "pay", Title: "Paying the toll"}},
		Clauses: []rulebook.Clause{
			{ID: "TG-PAY-01", Section: "pay", At: "Page 1", Says: "A wagon pays two coins.", Kind: "action", Testable: true,
				Questions: []string{"TG-R-empty-wagon"}},
			{ID: "TG-PAY-02", Section: "pay", At: "Page 1", Says: "The keeper wears a hat.", Kind: "definition", Why: "flavour"},
		},
		Questions: []rulebook.Question{
			{ID: "TG-R-empty-wagon", Name: "empty-wagon", Asks: "Does an empty wagon pay?", WhyOpen: "silent", Default: 1,
				Options: []rulebook.Reading{{ID: "free", Says: "No."}, {ID: "half", Says: "One coin."}, {ID: "full", Says: "Two coins."}}},
			{ID: "TG-R-night", Name: "night", Asks: "Is the gate open at night?", WhyOpen: "silent", Fixed: true,
				Options: []rulebook.Reading{{ID: "open", Says: "Yes."}, {ID: "shut", Says: "No."}}},
			{ID: "TG-R-change", Name: "change", Asks: "Does the keeper give change?", WhyOpen: "damaged",
				Options: []rulebook.Reading{{ID: "always", Says: "Yes."}, {ID: "never", Says: "No."}},
				Told:    []rulebook.Reading{{ID: "by-mood", Says: "As the keeper likes."}}},
			{ID: "TG-R-lamp", Name: "lamp", Asks: "Does the lamp burn?", WhyOpen: "ambiguous", Fixed: true, Why: "Nobody has asked.",
				Options: []rulebook.Reading{{ID: "lit", Says: "Yes."}, {ID: "unlit", Says: "No."}}},
		},
	}
}

func TestLookup(t *testing.T) {
	b := tollgate()
	require.Equal(t, engine.Clause("TG-PAY-02"), b.Clause("tg-pay-02").ID, "a person may type small letters")
	require.Nil(t, b.Clause("TG-PAY-03"))
	require.Equal(t, "TG-R-night", b.Question("night").ID)
	require.Equal(t, "night", b.Question("TG-R-NIGHT").Name)
	require.Nil(t, b.Question("day"))
	number, ok := b.Number("TG-R-change")
	require.True(t, ok)
	require.Equal(t, engine.Question(2), number)
	_, ok = b.Number("Change")
	require.False(t, ok, "a ruling has one spelling")
	section, ok := b.Section("pay")
	require.True(t, ok)
	require.Equal(t, "Paying the toll", section.Title)
	_, ok = b.Section("walk")
	require.False(t, ok)
	require.Equal(t, []string{"TG-R-empty-wagon", "TG-R-night", "TG-R-change", "TG-R-lamp"}, b.QuestionIDs())
}

func TestSearch(t *testing.T) {
	for _, row := range []struct {
		law       string
		words     []string
		clauses   []engine.Clause
		questions []string
	}{
		{"a word of the statement", []string{"coins"}, []engine.Clause{"TG-PAY-01"}, []string{"empty-wagon"}},
		{"case does not matter", []string{"KEEPER"}, []engine.Clause{"TG-PAY-02"}, []string{"change"}},
		{"every word has to occur", []string{"wagon", "pay", "two"}, []engine.Clause{"TG-PAY-01"}, []string{"empty-wagon"}},
		{"the title of the section counts", []string{"toll", "hat"}, []engine.Clause{"TG-PAY-02"}, nil},
		{"readings in words only count", []string{"mood"}, nil, []string{"change"}},
		{"a number is the same in figures", []string{"2", "coins"}, []engine.Clause{"TG-PAY-01"}, []string{"empty-wagon"}},
		{"a number is no part of a longer one", []string{"12"}, nil, nil},
		{"nothing fits", []string{"horse"}, nil, nil},
		{"no word finds everything", nil, []engine.Clause{"TG-PAY-01", "TG-PAY-02"}, []string{"empty-wagon", "night", "change", "lamp"}},
	} {
		t.Run(row.law, func(t *testing.T) {
			found := tollgate().Search(row.words...)
			var clauses []engine.Clause
			for _, c := range found.Clauses {
				clauses = append(clauses, c.ID)
			}
			var questions []string
			for _, q := range found.Questions {
				questions = append(questions, q.Name)
			}
			require.Equal(t, row.clauses, clauses)
			require.Equal(t, row.questions, questions)
		})
	}
}
