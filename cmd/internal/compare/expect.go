package compare

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// MaxExpected is the largest size of a file of expectations, in bytes.
const MaxExpected = 64 << 10

// Expected holds the effects that a change of the rules is meant to have. A file states them in YAML:
//
//	only:
//	  - {phase: turn, verb: load, is: wider}
//	scenarios:
//	  - yardmaster/sorting-yard.feature
//	  - A move costs no action, so its refusal cites the sorting yard, not the actions left
//	pinned: [2-players.golden]
//	scores: 0.5
//	first: 2
//	seats: 2.5
//	decisions: 10
//
// A key that is left out allows everything: without "only", any legal action may differ. The value "any" of
// "scenarios" or "pinned" allows everything too; the value "none" allows nothing. The other keys limit the change of
// means, up and down: scores in points, the share of games that the first to decide wins and that of each seat in
// percentage points, and the number of decisions of a game. A mean is reported only if its whole 95 % interval is beyond
// the limit, so that luck alone is not reported.
type Expected struct {
	only              []expectedRow
	all               bool
	scenarios, pinned named
	limits            map[string]float64 // by key; a key that is left out has none
	room              string
}

// limited lists the keys that limit the change of a mean, with the largest limit.
var limited = map[string]float64{"scores": 1_000_000, "first": 100, "seats": 100, "decisions": 1_000_000}

// expectedRow describes a place in the game where a difference is expected. An empty field matches any value.
type expectedRow struct{ phase, verb, is string }

// kinds lists the words for the kinds of difference that a file can allow.
var kinds = []string{Narrower, Wider, Both, "otherwise", "turn", "odds", "score", "winner"}

// Reach returns the narrowest file of expectations that allows the whole report, except for mean scores, which
// depend on luck. You can start from this file and remove the effects that you do not intend.
func (r *Report) Reach() File {
	var b strings.Builder
	fmt.Fprintf(&b, "# every difference of side b, %s, from side a, %s\nonly:", prose.OneLine(r.B.Text()), prose.OneLine(r.A.Text()))
	rows := 0
	for _, d := range r.Found() {
		if d.Direct == 0 {
			continue // an allowed cause allows its consequences
		}
		rows++
		fmt.Fprintf(&b, "\n  - {phase: %q", d.Phase)
		if d.Verb != "" {
			fmt.Fprintf(&b, ", verb: %q", d.Verb)
		}
		fmt.Fprintf(&b, ", is: %v}", d.Kind)
	}
	if rows == 0 {
		b.WriteString(" []")
	}
	var scenarios, games []string
	if r.Scenarios != nil {
		differ, _, _ := r.Scenarios.kinds()
		for _, s := range differ {
			scenarios = append(scenarios, s.Name)
		}
		if len(scenarios) > mostListed {
			scenarios = nil
			for _, s := range differ {
				scenarios = append(scenarios, path.Base(s.File))
			}
		}
	}
	if r.Pinned != nil {
		for _, p := range r.Pinned.Part {
			games = append(games, path.Base(p.File))
		}
	}
	b.WriteString("\nscenarios:" + listed(r.Scenarios != nil, scenarios) + "\npinned:" + listed(r.Pinned != nil, games) + "\n")
	return File{Name: "expect.yaml", Text: b.String()}
}

// mostListed is the largest number of scenarios that a file of expectations names one by one. For more
// scenarios it names their files.
const mostListed = 40

// listed returns a list in YAML, each name once. For a part that was not tried it returns "any".
func listed(tried bool, names []string) string {
	switch {
	case !tried:
		return " " + anything
	case len(names) == 0:
		return " " + nothing
	}
	var b strings.Builder
	for i, name := range names {
		if !slices.Contains(names[:i], name) {
			fmt.Fprintf(&b, "\n  - %q", name)
		}
	}
	return b.String()
}

// ReadExpected reads a file of expectations. The error is a [*source.Error] without the name of the file.
func ReadExpected(text []byte, entry games.Entry) (*Expected, error) {
	root, err := source.Parse(text, MaxExpected)
	if err != nil {
		return nil, err
	}
	known := append([]string{"only", "scenarios", "pinned"}, slices.Sorted(maps.Keys(limited))...)
	if root.Kind != source.Record {
		return nil, root.Wrong("is "+root.Describe(), "a mapping of "+strings.Join(known, ", "))
	}
	for _, key := range root.Keys() {
		if !slices.Contains(known, key) {
			return nil, root.Unknown(key, known)
		}
	}
	e := &Expected{all: root.Get("only") == nil, limits: map[string]float64{}, room: entry.Room}
	if only := root.Get("only"); only != nil && only.Kind != source.Nothing {
		if only.Kind != source.List {
			return nil, only.Wrong("is "+only.Describe(), "a list of places where something may differ")
		}
		for _, item := range only.Items() {
			row, err := rowOf(item, entry)
			if err != nil {
				return nil, err
			}
			e.only = append(e.only, row)
		}
	}
	e.scenarios, err = namedOf(root.Get("scenarios"), "names and files of the game's scenarios",
		func() ([]string, error) { return scenarioNames(entry) }, scenarioFile(entry))
	if err != nil {
		return nil, err
	}
	e.pinned, err = namedOf(root.Get("pinned"), "files of the game's reference games",
		func() ([]string, error) { return pinnedNames(entry) }, pinnedName)
	if err != nil {
		return nil, err
	}
	for _, key := range slices.Sorted(maps.Keys(limited)) {
		if n := root.Get(key); n != nil {
			if e.limits[key], err = n.Decimal(limited[key]); err != nil {
				return nil, err
			}
		}
	}
	return e, nil
}

// rowOf reads the description of a place where something may differ.
func rowOf(n *source.Node, entry games.Entry) (row expectedRow, err error) {
	known := []string{"phase", "verb", "is"}
	if n.Kind != source.Record {
		return row, n.Wrong("is "+n.Describe(), "a mapping of "+strings.Join(known, ", "))
	}
	for _, key := range n.Keys() {
		if !slices.Contains(known, key) {
			return row, n.Unknown(key, known)
		}
	}
	for key, to := range map[string]*string{"phase": &row.phase, "verb": &row.verb, "is": &row.is} {
		if part := n.Get(key); part != nil {
			*to = part.Value()
		}
	}
	if verbs := entry.Verbs(); row.verb != "" && !slices.Contains(verbs, row.verb) {
		return row, n.Get("verb").Wrong("is "+n.Get("verb").Describe(), "a verb of the game: "+strings.Join(verbs, ", "))
	}
	if row.is != "" && !slices.Contains(kinds, row.is) {
		return row, n.Get("is").Wrong("is "+n.Get("is").Describe(), strings.Join(kinds, ", "))
	}
	return row, nil
}

// allows reports whether the difference is expected.
func (e *Expected) allows(d *Difference) bool {
	if e.all || d.Direct == 0 {
		return true // an allowed cause allows its consequences
	}
	return slices.ContainsFunc(e.only, func(row expectedRow) bool {
		both := row.is == Both && (d.Kind == pairs.Narrower || d.Kind == pairs.Wider)
		return (row.phase == "" || row.phase == d.Phase) && (row.verb == "" || row.verb == d.Verb) &&
			(row.is == "" || row.is == d.Kind.String() || both)
	})
}

// Beyond lists the differences that the expectation does not allow, each with its evidence.
func (e *Expected) Beyond(r *Report) []string {
	beyond := []string{}
	for _, d := range r.Found() {
		if e.allows(&d) {
			continue
		}
		says := fmt.Sprintf("%v; shortest, after %s: %s", d.Difference, prose.Count(d.Decisions, "decision"), d.shown())
		if d.File != "" {
			says += "; " + d.File
		}
		beyond = append(beyond, says)
	}
	if r.Scenarios != nil {
		differ, _, _ := r.Scenarios.kinds()
		for i := range differ {
			if s := &differ[i]; !e.scenarios.allows(s.names(e.room)...) {
				beyond = append(beyond, fmt.Sprintf("%s:%d has a different result: %s: a: %s; b: %s", s.File, s.Line, s.Name, prose.OneLine(s.A), prose.OneLine(s.B)))
			}
		}
	}
	if r.Pinned != nil {
		for _, p := range r.Pinned.Part {
			if e.pinned.allows(pinnedName(p.File)) {
				continue
			}
			beyond = append(beyond, fmt.Sprintf("%s:%d differs at decision %d: a: %s; b: %s", p.File, p.Line, p.Decision, p.A, p.B))
		}
	}
	if r.Play != nil {
		beyond = append(beyond, e.means(r.Play)...)
	}
	return beyond
}

// means lists the means that differ more than the expectation allows.
func (e *Expected) means(p *Play) (beyond []string) {
	for _, t := range p.Tables {
		check := func(key, what string, m Measure, scale float64) {
			limit, set := e.limits[key]
			if more := m.More; set && (more.Low*scale > limit || more.High*scale < -limit) {
				beyond = append(beyond, fmt.Sprintf("%s at a table of %d: b minus a is %s", what, t.Players, interval(more, scale, 2)))
			}
		}
		check("first", "the per cent of games that the first to decide wins", t.Opener, 100)
		check("decisions", "the number of decisions of a game", t.Length, 1)
		for _, s := range t.Seats {
			check("scores", "the score of "+s.Seat, s.Score, 1)
			check("seats", "the per cent of games that "+s.Seat+" wins", s.Won, 100)
		}
	}
	return beyond
}
