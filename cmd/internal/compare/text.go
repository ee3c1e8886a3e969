package compare

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Text is the report for people, several lines that end with a line feed.
func (r *Report) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s; edition %s\n  a: %s\n  b: %s\n", r.Game, r.Edition, r.A.Text(), r.B.Text())
	if r.Stopped {
		b.WriteString("stopped before the end: this is what was tried until then\n")
	}
	r.directions(&b)
	r.scenarios(&b)
	r.pinned(&b)
	if r.Followed != nil {
		r.Followed.text(&b)
	}
	if r.Lockstep != nil {
		r.Lockstep.text(&b)
	}
	if r.Play != nil {
		r.Play.text(&b)
	}
	if r.Beyond != nil {
		b.WriteString(ExpectedText(r.Beyond))
	}
	return b.String()
}

// Text is a side as it is given, with what that answers.
func (s *Side) Text() string {
	says := s.Given
	if s.Title != "" {
		says += ", " + s.Title
	}
	given := strings.Split(s.Given, ",")
	slices.Sort(given)
	if answers := s.answers(); len(answers) > 0 && !slices.Equal(answers, given) {
		says += ": " + strings.Join(answers, ", ")
	}
	if s.Components != "" {
		says += "; component file " + s.Components
	}
	return says
}

func (s *Side) answers() (list []string) {
	for question, option := range s.Answers {
		list = append(list, question+"="+option)
	}
	slices.Sort(list)
	return list
}

// directions prints what may be done, and what else differs.
func (r *Report) directions(b *strings.Builder) {
	if len(r.Direction) > 0 || len(r.NeverMet) > 0 || r.Lockstep == nil {
		b.WriteString("what may be done on side b, after the same decisions, as far as both games go together\n")
	}
	same := map[string][]string{}
	var phases []string
	for _, d := range r.Direction {
		if d.Is != Same {
			fmt.Fprintf(b, "  %s, %s: %s\n", d.Phase, d.Verb, d.Is)
			for i := range d.Shown {
				d.Shown[i].text(b)
			}
			continue
		}
		if same[d.Phase] == nil {
			phases = append(phases, d.Phase)
		}
		same[d.Phase] = append(same[d.Phase], d.Verb)
	}
	for _, phase := range phases {
		b.WriteString(prose.Wrap("  the same in "+phase+": ", strings.Join(same[phase], ", ")))
	}
	if len(r.NeverMet) > 0 {
		b.WriteString(prose.Wrap("  never met: ", strings.Join(r.NeverMet, ", ")))
	}
	if len(r.Differences) > 0 {
		b.WriteString("what else differs, after the same decisions\n")
	}
	for i := range r.Differences {
		d := &r.Differences[i]
		fmt.Fprintf(b, "  %s\n", d.title())
		d.text(b)
	}
}

// text prints how often a difference shows, and the shortest game that does.
func (d *Difference) text(b *strings.Builder) {
	b.WriteString(prose.Wrap("    ", d.Text()))
}

// Text is the same on one line.
func (d *Difference) Text() string {
	says := fmt.Sprintf("in %s", prose.Count(d.Pairs, cmp.Or(d.of, "pair")))
	switch {
	case d.Direct == 0:
		says += ", only where the positions differ already"
	case d.Direct < d.Pairs:
		says += fmt.Sprintf(", in %d of them where the positions are the same", d.Direct)
	}
	says += fmt.Sprintf("; shortest, after %s: %s", prose.Count(d.Decisions, "decision"), d.shown())
	if d.File != "" {
		says += "; " + d.File
	}
	if d.Feature != "" {
		says += ", " + d.Feature
	}
	return says
}

// shown is what differs, in words.
func (d *Difference) shown() string {
	if len(d.Only) == 0 {
		return d.Says
	}
	const most = 3
	list := d.Only[:min(most, len(d.Only))]
	one, other := "a", "b"
	if d.Kind == pairs.Wider {
		one, other = other, one
	}
	says := fmt.Sprintf("only %s allows %s: %s", one, d.Actor, strings.Join(list, ", "))
	if more := len(d.Only) - len(list); more > 0 {
		says += fmt.Sprintf(" and %d more", more)
	}
	if d.Reason != "" {
		says += fmt.Sprintf("; %s refuses: %s", other, strings.TrimSpace(d.Clause+" "+d.Reason))
	}
	return says
}

func (r *Report) scenarios(b *strings.Builder) {
	if r.Scenarios == nil {
		return
	}
	shown, unread, untried := r.Scenarios.kinds()
	fmt.Fprintf(b, "scenarios: %s otherwise\n", of(len(shown), r.Scenarios.All, "comes out", "come out"))
	const most, fewer = 20, 3
	outcomes(b, shown, most)
	if len(unread) > 0 {
		fmt.Fprintf(b, "  %s on one side what cannot be there, which says nothing of the rules\n", of(len(unread), r.Scenarios.All, "sets up", "set up"))
		outcomes(b, unread, fewer)
	}
	if len(untried) > 0 {
		fmt.Fprintf(b, "  %s tried on one side alone: the other program does not say how they come out\n", of(len(untried), r.Scenarios.All, "was", "were"))
		outcomes(b, untried, fewer)
	}
}

// Says is how many come out otherwise, and how many say nothing of the rules.
func (s *Scenarios) Says() string {
	shown, unread, untried := s.kinds()
	says := of(len(shown), s.All, "comes out otherwise", "come out otherwise")
	if more := aside(len(unread), len(untried)); more != "" {
		says += "; " + more
	}
	return says
}

// aside counts the scenarios that say nothing of the rules; "" if there are none.
func aside(unread, untried int) string {
	var parts []string
	if unread > 0 {
		parts = append(parts, fmt.Sprintf("%d set up what cannot be there", unread))
	}
	if untried > 0 {
		parts = append(parts, fmt.Sprintf("%d were tried on one side alone", untried))
	}
	return strings.Join(parts, ", ")
}

// kinds are the scenarios that come out otherwise, those that set up what cannot be there, and those that one side alone has tried.
func (s *Scenarios) kinds() (otherwise, unread, untried []Scenario) {
	for _, d := range s.Differ {
		switch {
		case d.Untried:
			untried = append(untried, d)
		case d.Unread:
			unread = append(unread, d)
		default:
			otherwise = append(otherwise, d)
		}
	}
	return otherwise, unread, untried
}

// brief is the beginning of a text on one line.
func brief(text string) string {
	const most = 160
	letters := []rune(prose.OneLine(text))
	if len(letters) <= most {
		return string(letters)
	}
	return strings.TrimSpace(string(letters[:most])) + " …"
}

// outcomes prints how scenarios come out, up to a number.
func outcomes(b *strings.Builder, list []Scenario, most int) {
	for _, s := range list[:min(most, len(list))] {
		fmt.Fprintf(b, "  %s:%d: %s\n", s.File, s.Line, s.Name)
		b.WriteString(prose.Wrap("    a: ", brief(s.A)) + prose.Wrap("    b: ", brief(s.B)))
	}
	if more := len(list) - most; more > 0 {
		fmt.Fprintf(b, "  and %d more; --json lists them all\n", more)
	}
}

func (r *Report) pinned(b *strings.Builder) {
	if r.Pinned == nil {
		return
	}
	fmt.Fprintf(b, "pinned games: %s\n", of(len(r.Pinned.Part), r.Pinned.All, "parts", "part"))
	for _, p := range r.Pinned.Part {
		where := "the set-up"
		if p.Decision > 0 {
			where = fmt.Sprintf("decision %d, %s: %s", p.Decision, p.Actor, p.Action)
		}
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("%s:%d: %s", p.File, p.Line, where)))
		b.WriteString(prose.Wrap("    a: ", p.A.String()) + prose.Wrap("    b: ", p.B.String()))
	}
}

// of is how many of all do something.
func of(n, all int, does, do string) string {
	if n == 0 {
		return fmt.Sprintf("none of %d %s", all, does)
	}
	return fmt.Sprintf("%d of %d %s", n, all, prose.Either(n == 1, does, do))
}
