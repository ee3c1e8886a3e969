package features_test

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
	"github.com/yardstick-rules/yardstick/golden/pin"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// generated are the parts of the pages that the games themselves say: between <!-- name --> and <!-- end -->.
var generated = map[string]func(t *testing.T, p *page) string{
	"set-up": setUpOn, "refusals": refusalsOn, "laws": lawsOn, "effects": effectsOn, "lists": listsOn, "views": viewsOn,
}

var marked = regexp.MustCompile(`(?s)(<!-- ([a-z-]+) -->\n)(.*?)(<!-- end -->)`)

// TestPagesAreUpToDate: the parts of the pages for makers of engines that are generated are as the games are, and every page has them.
func TestPagesAreUpToDate(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			p := pageOf(t, e)
			has := map[string]bool{}
			want := marked.ReplaceAllStringFunc(p.text, func(part string) string {
				m := marked.FindStringSubmatch(part)
				require.Contains(t, generated, m[2])
				has[m[2]] = true
				if testing.Short() && (m[2] == "lists" || m[2] == "views") {
					return part // seconds
				}
				return m[1] + generated[m[2]](t, p) + m[4]
			})
			for name := range generated {
				require.True(t, has[name] || name == "refusals" && e.Book.Refusals == nil, "%s has the part %s", p.file, name)
			}
			isUpToDate(t, p.file, want)
		})
	}
}

// setUpOn lists what chance decides until the first player does, with how often that is at tables of each size.
func setUpOn(t *testing.T, p *page) string {
	var order []string
	times := map[string]map[int]int{}
	most := min(p.entry.Book.Players.Max, walk.Crowd)
	for n := p.entry.Book.Players.Min; n <= most; n++ {
		s, err := p.entry.New(engine.Setup{Seats: walk.Names(p.entry.Book, n)}, nil)
		require.NoError(t, err)
		rnd, last := play.NewRand(1), -1
		for s.Actor() == engine.Chance {
			a := play.Chance(s, s.Legal(nil, nil), rnd)
			f, err := p.of(s.Format(a))
			require.NoError(t, err)
			if last < 0 || order[last] != f.spelling {
				if last++; last == len(order) {
					order = append(order, f.spelling)
				}
				require.Equal(t, order[last], f.spelling, "the order is the same at every table")
				if times[f.spelling] == nil {
					times[f.spelling] = map[int]int{}
				}
			}
			times[f.spelling][n]++
			s.Apply(a, nil)
		}
	}
	if len(order) == 0 {
		return "Chance decides nothing.\n"
	}
	var b strings.Builder
	b.WriteString("| decision |")
	for n := p.entry.Book.Players.Min; n <= most; n++ {
		fmt.Fprintf(&b, " %d players |", n)
	}
	b.WriteString("\n| --- |" + strings.Repeat(" ---: |", most-p.entry.Book.Players.Min+1) + "\n")
	for _, spelling := range order {
		fmt.Fprintf(&b, "| `%s` |", spelling)
		for n := p.entry.Book.Players.Min; n <= most; n++ {
			fmt.Fprintf(&b, " %d |", times[spelling][n])
		}
		b.WriteString("\n")
	}
	return b.String()
}

// lawsOn lists what every position has to keep, each with the clause by which one is refused that does not.
func lawsOn(_ *testing.T, p *page) string {
	var b strings.Builder
	b.WriteString("| what is refused | what holds in every position |\n| --- | --- |\n")
	for _, l := range p.entry.Laws() {
		if l.Position != nil {
			fmt.Fprintf(&b, "| %s | %s |\n", l.Clauses[0], l.Says)
		}
	}
	return b.String()
}

// pinnedOf are the pinned games of a game; none while a page is written before they are played.
func pinnedOf(t *testing.T, e games.Entry) *pin.Set {
	set, err := golden.Open(e)
	if *update && errors.Is(err, pin.ErrNew) {
		return &pin.Set{Entry: e}
	}
	require.NoError(t, err)
	return set
}

// effectsOn lists what happens in pinned games, with the clauses of it: those that it always has, and others.
func effectsOn(t *testing.T, p *page) string {
	always, other := map[string][]string{}, map[string]map[string]bool{}
	pinned := pinnedOf(t, p.entry)
	for _, record := range pinned.Records {
		for _, d := range record.Decisions {
			for _, effect := range d.Effects {
				clauses := map[string]bool{}
				for _, c := range effect.Clauses {
					clauses[string(c)] = true
				}
				said := p.said(effect.Text, record.Seats)
				if other[said] == nil {
					other[said], always[said] = map[string]bool{}, slices.Sorted(maps.Keys(clauses))
				}
				maps.Copy(other[said], clauses)
				always[said] = slices.DeleteFunc(always[said], func(c string) bool { return !clauses[c] })
			}
		}
	}
	if len(other) == 0 {
		return "Nothing has happened in pinned games.\n"
	}
	var b strings.Builder
	b.WriteString("| what happens | always | sometimes |\n| --- | --- | --- |\n")
	for _, said := range slices.Sorted(maps.Keys(other)) {
		for _, c := range always[said] {
			delete(other[said], c)
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", said, strings.Join(always[said], " "), strings.Join(slices.Sorted(maps.Keys(other[said])), " "))
	}
	return b.String()
}

// several are words that differ, one after another.
var several = regexp.MustCompile(`…(?:,? (?:and )?…)+`)

// said is the text of an effect without what differs from one to the next: names and numbers, and what stands in blanks of the notation.
func (p *page) said(text string, seats []string) string {
	words := strings.Fields(text)
	for i, word := range words {
		bare := strings.TrimSuffix(strings.Trim(word, ",;:.()"), "'s")
		if strings.ContainsAny(bare, "0123456789") || slices.Contains(seats, bare) || p.varies(bare) {
			words[i] = strings.Replace(word, bare, "…", 1)
		}
	}
	return several.ReplaceAllString(strings.Join(words, " "), "…")
}

// varies reports whether a word stands in a blank, or is part of the title of such a thing: in capitals, and not a word of the page's own.
func (p *page) varies(word string) bool {
	if known, ok := p.varying[word]; ok {
		return known
	}
	small, own := strings.ToLower(word), regexp.MustCompile(`\b`+regexp.QuoteMeta(word)+`\b`)
	of := func(v string) bool { return slices.Contains(strings.Split(v, "-"), small) }
	p.varying[word] = slices.Contains(p.values, word) ||
		word != small && slices.ContainsFunc(p.values, of) && !own.MatchString(marked.ReplaceAllString(p.text, ""))
	return p.varying[word]
}

// mostClauses are listed in a row of the table of refusals; where they are more, a list below it says when each of them is cited.
const mostClauses = 8

// refusalsOn lists why an action is refused, in the order in which the reasons are judged.
func refusalsOn(t *testing.T, p *page) string {
	others := refusedBy(t, p.entry)
	var b strings.Builder
	b.WriteString("| no. | clause | rests on | reason |\n| ---: | --- | --- | --- |\n")
	for i, r := range p.entry.Book.Refusals[1:] {
		clause, question := string(r.Clause), ""
		if clause == "" {
			if of := others[r.Says]; len(of) > 0 && len(of) <= mostClauses {
				slices.Sort(of)
				clause = strings.Join(of, " or ")
			}
			clause = cmp.Or(clause, "see below")
		}
		if r.Question != engine.NoQuestion {
			question = p.entry.Book.Questions[r.Question].ID
		}
		fmt.Fprintf(&b, "| %d | %s | %s | %s |\n", i+1, clause, question, strings.NewReplacer("{", "*", "}", "*").Replace(r.Says))
	}
	rows := otherOrders(t, p.entry, false)
	for i, name := range slices.Sorted(maps.Keys(rows)) {
		if i == 0 {
			b.WriteString("\n| judged in another order | rows |\n| --- | --- |\n")
		}
		fmt.Fprintf(&b, "| `%s` | %s |\n", name, strings.Trim(strings.ReplaceAll(fmt.Sprint(rows[name]), " ", ", "), "[]"))
	}
	return b.String()
}

// refusedBy are the clauses by which what scenarios try was refused, by the reason in the table. Of several reasons that the words fit, it is
// the one that says most, and of equal ones the one that has that clause.
func refusedBy(t *testing.T, e games.Entry) map[string][]string {
	text, err := os.ReadFile(filepath.Join(e.Room, features.RefusalsFile))
	require.NoError(t, err)
	said := map[string]*regexp.Regexp{}
	own := map[string]string{}
	for _, r := range e.Book.Refusals[1:] {
		said[r.Says] = wording(r.Says)
		own[r.Says] += string(r.Clause)
	}
	untold := e.Book.Refusals[1:]
	by := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if cells[2] == "" {
			continue // a set-up or a position
		}
		untold = slices.DeleteFunc(slices.Clone(untold), func(r rulebook.Refusal) bool {
			return (r.Clause == "" || string(r.Clause) == cells[0]) && said[r.Says].MatchString(cells[3])
		})
		best := ""
		for reason, words := range said {
			if words.MatchString(cells[3]) && len(blanks.ReplaceAllString(reason, "")) > len(blanks.ReplaceAllString(best, "")) {
				best = reason
			}
		}
		if !strings.Contains(own[best], cells[0]) && !slices.Contains(by[best], cells[0]) {
			by[best] = append(by[best], cells[0])
		}
	}
	var ids []string
	for _, r := range untold {
		ids = append(ids, r.ID)
	}
	require.Equal(t, unreachable[e.Name()], ids, "no scenario of %s is refused for these reasons of refusals.yaml", e.Name())
	return by
}

// unreachable are refusals that only a game with another box than the printed one can give.
var unreachable = map[string][]string{"frontier": {"no-card-left"}} // the box has five cards of an industry for five players

var blanks = regexp.MustCompile(`\{[a-z]+\}`)

// wording matches a reason of the table with its values filled in.
func wording(reason string) *regexp.Regexp {
	parts := strings.NewReplacer(`\{card\}`, `[a-z0-9#-]+`, `\{detail\}`, ".*", `\{action\}`, ".*").Replace(regexp.QuoteMeta(reason))
	return regexp.MustCompile("^" + parts + "(?:$|;)")
}
