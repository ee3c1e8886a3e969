package compare

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Text is the report for people, several lines that end with a line feed.
func (r *Report) Text() string {
	var b strings.Builder
	b.WriteString(prose.Wrap("", r.finding()))
	fmt.Fprintf(&b, "  a: %s\n  b: %s\n  %s; edition %s\n", r.A.Text(), r.B.Text(), r.Game, r.Edition)
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
		b.WriteString(ExpectedText(r.Beyond, r.Notes))
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

func (r *Report) scenarios(b *strings.Builder) {
	if r.Scenarios == nil {
		return
	}
	shown, unread, untried := r.Scenarios.kinds()
	fmt.Fprintf(b, "scenarios: %s otherwise\n", of(len(shown), r.Scenarios.All, "comes out", "come out"))
	const most, fewer = 5, 1
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

// outcomes prints how scenarios come out, up to a number; the rows of an outline count once.
func outcomes(b *strings.Builder, list []Scenario, most int) {
	left := 0
	for i := 0; i < len(list); {
		rows := 1
		for i+rows < len(list) && list[i+rows].File == list[i].File && list[i+rows].outline() == list[i].outline() {
			rows++
		}
		if s := &list[i]; most > 0 {
			more := ""
			if rows > 1 {
				more = fmt.Sprintf(", and %s below", prose.Count(rows-1, "row"))
			}
			b.WriteString(prose.Wrap("  ", s.called()+more))
			b.WriteString(prose.Wrap("    a: ", brief(s.A)) + prose.Wrap("    b: ", brief(s.B)))
			most--
		} else {
			left += rows
		}
		i += rows
	}
	if left > 0 {
		fmt.Fprintf(b, "  and %d more; --json and -o page.html list them all\n", left)
	}
}

// outline is the name of a scenario without what tells the rows of an outline apart.
func (s *Scenario) outline() string {
	name, _, _ := strings.Cut(s.Name, " - ")
	if i := strings.LastIndex(name, " (row "); i >= 0 {
		name = name[:i]
	}
	return name
}

// mostParted is how many pinned games are printed whole.
const mostParted = 3

func (r *Report) pinned(b *strings.Builder) {
	if r.Pinned == nil {
		return
	}
	fmt.Fprintf(b, "pinned games: %s\n", of(len(r.Pinned.Part), r.Pinned.All, "parts", "part"))
	for i := range r.Pinned.Part[:min(mostParted, len(r.Pinned.Part))] {
		p := &r.Pinned.Part[i]
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.where())))
		b.WriteString(prose.Wrap("    a: ", p.A.String()) + prose.Wrap("    b: ", p.B.String()))
	}
	if len(r.Pinned.Part) <= mostParted {
		return
	}
	var more []string
	for _, p := range r.Pinned.Part[mostParted:] {
		more = append(more, fmt.Sprintf("%s:%d", path.Base(p.File), p.Line))
	}
	b.WriteString(prose.Wrap("  ", fmt.Sprintf("and %d more, which --json and -o page.html show: %s", len(more), strings.Join(more, ", "))))
}

// where is the decision at which a pinned game parts.
func (p *Parted) where() string {
	if p.Decision == 0 {
		return "the set-up"
	}
	return fmt.Sprintf("decision %d, %s: %s", p.Decision, p.Actor, p.Action)
}

// of is how many of all do something.
func of(n, all int, does, do string) string {
	if n == 0 {
		return fmt.Sprintf("none of %d %s", all, does)
	}
	return fmt.Sprintf("%d of %d %s", n, all, prose.Either(n == 1, does, do))
}
