package conform_test

import (
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// tampered is Hell on Wheels with a fault in its books: it changes the position after a decision, and goes on.
type tampered struct {
	engine.Local
	edit  func(t *table, happened []engine.Effect) (changed bool)
	start engine.Start
}

// table holds the money in a position of Hell on Wheels.
type table struct {
	whole map[string]any
	cash  map[string]float64
}

func (t *tampered) Start(start engine.Start) (engine.Outcome, error) {
	t.start = start
	return t.Local.Start(start)
}

func (t *tampered) Play(actor, action string) (engine.Outcome, error) {
	out, err := t.Local.Play(actor, action)
	if err != nil {
		return out, err
	}
	out = engine.Outcome{Effects: slices.Clone(out.Effects), Cited: slices.Clone(out.Cited), Asked: slices.Clone(out.Asked)}
	text, _, err := t.Local.Position("")
	if err != nil {
		return out, err
	}
	at := &table{cash: map[string]float64{}}
	if err := json.Unmarshal(text, &at.whole); err != nil {
		return out, err
	}
	if !t.edit(at, out.Effects) {
		return out, nil
	}
	bank, _ := at.whole["bank"].(float64)
	for _, p := range at.whole["players"].([]any) {
		player := p.(map[string]any)
		was, _ := player["cash"].(float64)
		gain := at.cash[player["name"].(string)]
		player["cash"], bank = was+gain, bank-gain
	}
	at.whole["bank"] = bank
	start := t.start
	if start.Position, err = json.Marshal(at.whole); err == nil {
		_, err = t.Local.Start(start)
	}
	return out, err
}

var (
	makes  = regexp.MustCompile(`^the (\w+) Town makes (\d+)K$`)
	shares = regexp.MustCompile(`^each of (\d+) ([\w ]+)s earns \d+K for its owner$`)
	mayor  = regexp.MustCompile(`^\w+ is Mayor of the \w+ Town`)
	tax    = regexp.MustCompile(`^(\w+) pays (\d+)K tax to (\w+)$`)
)

// roundsUp pays each house one K more if the shares have a remainder.
func roundsUp(t *table, happened []engine.Effect) (changed bool) {
	at, total := "", 0
	for _, e := range happened {
		if m := makes.FindStringSubmatch(e.Text); m != nil {
			at = strings.ToLower(m[1])
			total, _ = strconv.Atoi(m[2])
		}
		m := shares.FindStringSubmatch(e.Text)
		if m == nil {
			continue
		}
		town, _ := t.whole[at].(map[string]any)
		houses, _ := town["establishments"].(map[string]any)
		if n, _ := strconv.Atoi(m[1]); total%n == 0 {
			continue
		}
		for house, owner := range houses {
			if strings.HasPrefix(house, strings.ToLower(strings.ReplaceAll(m[2], " ", "-"))+"#") {
				t.cash[owner.(string)]++
				changed = true
			}
		}
	}
	return changed
}

// taxesNoTies makes no player Mayor after a tie.
func taxesNoTies(t *table, happened []engine.Effect) (changed bool) {
	tied := false
	for _, e := range happened {
		if mayor.MatchString(e.Text) {
			tied = slices.Contains(e.Clauses, "HOW-TAX-03")
		}
		if m := tax.FindStringSubmatch(e.Text); m != nil && tied {
			paid, _ := strconv.ParseFloat(m[2], 64)
			t.cash[m[1]] += paid
			t.cash[m[3]] -= paid
			changed = true
		}
	}
	return changed
}

// stingy neither lists nor carries out an action.
type stingy struct {
	engine.Local
	action string
	clause engine.Clause
}

func (s *stingy) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := s.Local.Legal()
	return slices.DeleteFunc(slices.Clone(legal), func(c engine.Choice) bool { return c.Action == s.action }), out, err
}

func (s *stingy) Play(actor, action string) (engine.Outcome, error) {
	if legal, _, err := s.Local.Legal(); err == nil && action == s.action &&
		slices.ContainsFunc(legal, func(c engine.Choice) bool { return c.Action == action }) {
		return engine.Outcome{}, &engine.Violation{Action: action, Clause: s.clause, Reason: "not here"}
	}
	return s.Local.Play(actor, action)
}

// circling goes on clockwise in Reverse Order.
type circling struct{ engine.Local }

func (c *circling) Start(start engine.Start) (engine.Outcome, error) {
	answers := map[string]string{"reverse-order": "right-then-clockwise"}
	for question, option := range start.Rulings {
		if question != "HOW-R-reverse-order" {
			answers[question] = option
		}
	}
	answers["reverse-order"] = "right-then-clockwise"
	start.Rulings = answers
	return c.Local.Start(start)
}

// misciting refuses a discard below the hand limit by another clause.
type misciting struct{ engine.Local }

func (m *misciting) Play(actor, action string) (engine.Outcome, error) {
	out, err := m.Local.Play(actor, action)
	var v *engine.Violation
	if errors.As(err, &v) && v.Clause == "HOW-OPP-09" {
		changed := *v
		changed.Clause = "HOW-OPP-05"
		err = &changed
	}
	return out, err
}

// indiscreet shows the first player's hand to all players.
type indiscreet struct{ engine.Local }

func (i *indiscreet) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	whole, _, err := i.Local.Position("")
	if err != nil {
		return nil, engine.Outcome{}, err
	}
	whole = slices.Clone(whole)
	view, out, err := i.Local.Position(seat)
	if err != nil || seat == "" {
		return view, out, err
	}
	var all, seen map[string]any
	if err := errors.Join(json.Unmarshal(whole, &all), json.Unmarshal(view, &seen)); err != nil {
		return nil, out, err
	}
	theirs, shown := all["players"].([]any)[0].(map[string]any), seen["players"].([]any)[0].(map[string]any)
	if theirs["hand"] != nil {
		shown["hand"] = theirs["hand"]
		delete(shown, "cards")
	}
	text, err := json.Marshal(seen)
	return text, out, err
}

// planted returns engines with one fault each, and the clauses that the fault breaks.
func planted(entry games.Entry) []struct {
	name   string
	open   func() engine.Subject
	breaks []engine.Clause
} {
	local := func() engine.Local { return engine.Local{Game: entry.Game} }
	return []struct {
		name   string
		open   func() engine.Subject
		breaks []engine.Clause
	}{
		{"a payout is rounded up", func() engine.Subject { return &tampered{Local: local(), edit: roundsUp} },
			[]engine.Clause{"HOW-PAST-05", "HOW-PRES-05", "HOW-FUT-05"}},
		{"an action is withheld", func() engine.Subject { return &stingy{Local: local(), action: "draw extra", clause: "HOW-RR-02"} }, []engine.Clause{"HOW-RR-03"}},
		{"players act in another order", func() engine.Subject { return &circling{local()} },
			[]engine.Clause{"HOW-ORD-05", "HOW-CIV-01", "HOW-EST-01", "HOW-CUST-01"}},
		{"a card is withheld", func() engine.Subject {
			return &stingy{Local: local(), action: "play scoundrels", clause: "HOW-CARD-19"}
		},
			[]engine.Clause{"HOW-CARD-19"}},
		{"a tie is not broken", func() engine.Subject { return &tampered{Local: local(), edit: taxesNoTies} }, []engine.Clause{"HOW-TAX-03"}},
		{"a refusal names another clause", func() engine.Subject { return &misciting{local()} }, []engine.Clause{"HOW-OPP-09"}},
		{"a hidden hand is shown", func() engine.Subject { return &indiscreet{local()} }, []engine.Clause{"HOW-RR-01", "HOW-CARD-09", "HOW-CARD-12"}},
	}
}

// TestPlantedFaultsAreAccusedFirst: the first suspect is the clause that the fault breaks.
func TestPlantedFaultsAreAccusedFirst(t *testing.T) {
	if testing.Short() {
		t.Skip("seven engines are tried whole")
	}
	entry, err := games.Find("hell-on-wheels")
	require.NoError(t, err)
	right := 0
	for _, p := range planted(entry) {
		found, err := conformance.Try(t.Context(), conformance.Options{Game: entry, Walks: 10, Decisions: 250, Workers: 2,
			Open: func() (engine.Subject, error) { return &offering{p.open(), engine.Refuses}, nil }})
		require.NoError(t, err)
		said := conform.Of(found, entry.Book, nil)
		suspects := said.Suspects()
		require.NotEmpty(t, suspects, p.name)
		for i, c := range suspects[:min(6, len(suspects))] {
			t.Logf("%s: %d %s failed %d (first %d) of %d", p.name, i, c.ID, c.Failures(), c.First, c.Trials())
		}
		assert.False(t, said.Found[0].Later, p.name)
		assert.Equal(t, said.Found[0].Level-1, said.Level, "%s: what follows from it lowers no level", p.name)
		assert.Equal(t, p.name == "a hidden hand is shown", strings.Contains(said.Doc().Text(), " is hidden from "), p.name)
		if slices.Contains(p.breaks, suspects[0].ID) {
			right++
		}
	}
	assert.GreaterOrEqual(t, right, 6, "of 7")
}
