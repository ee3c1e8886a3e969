package conform

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/conformance"
)

// Text is the report for people.
func (a *Answer) Text() string {
	var b strings.Builder
	b.WriteString(a.Headline() + "\n")
	for _, side := range a.Sides() {
		fmt.Fprintf(&b, "  %-8s %s\n", side[0], side[1])
	}
	fmt.Fprintf(&b, "%s\n%s\n%s\n", a.Heading(), a.Plays(), a.inferred())
	for _, r := range a.Rows() {
		fmt.Fprintf(&b, "  %-10s %6d: %s\n", r.Kind, r.N, r.How)
	}
	for _, reason := range a.Reasons() {
		b.WriteString(prose.Wrap("    ", "not applicable or not run, "+reason))
	}
	for _, e := range a.Excuses() {
		b.WriteString("\n" + prose.Wrap("", fmt.Sprintf("known, %s: %s; as in %s: %s", prose.Count(e.N, "deviation"), prose.OneLine(e.Reason),
			e.Example.Trial, prose.OneLine(e.Example.Finding))))
	}
	if first := a.first(); first != "" {
		b.WriteString("\n" + prose.Wrap("", first))
	}
	for i := range a.Found[:min(len(a.Found), mostFound)] {
		a.found(&b, &a.Found[i])
	}
	if more := len(a.Found) - mostFound; more > 0 {
		fmt.Fprintf(&b, "\nand %s more, which the file of -o has\n", prose.Count(more, "finding"))
	}
	if more := a.more(); more > 0 {
		b.WriteString("\n" + prose.Wrap("", fmt.Sprintf("%s more in the same trials, which were not kept", prose.Count(more, "difference"))))
	}
	for _, line := range a.Stale {
		fmt.Fprintf(&b, "\nknown deviation: %s\n", line)
	}
	b.WriteString(a.conventions())
	v := a.failing()
	b.WriteString("\n" + prose.Wrap("", "clauses: "+a.judged()))
	for _, part := range []struct {
		says string
		ids  []string
	}{{"failing, likeliest cause first, in how many of the trials that rest on it", v.failing}, {"not touched", v.untouched}} {
		if len(part.ids) > 0 {
			b.WriteString(prose.List("  "+part.says+": ", some(part.ids)))
		}
	}
	for _, hint := range a.Hints {
		b.WriteString("\n" + prose.Wrap("", hint))
	}
	if a.Noise != "" {
		fmt.Fprintf(&b, "\nbeside the protocol the engine wrote:\n%s\n", prose.Wrap("  ", firstLines(a.Noise)))
	}
	b.WriteString(a.deaths())
	fmt.Fprintf(&b, "\nto repeat: %s\n", a.Command)
	return b.String()
}

// judged says how many clauses are without a failure, or what was compared instead.
func (a *Answer) judged() string {
	v := a.failing()
	switch a.Offered {
	case engine.Plays:
		return "not judged one by one below level 2; compared was who decides, until the game is over"
	case engine.Scores:
		return "not judged one by one below level 2; compared were who decides, scores, winners, and positions where they are offered"
	default:
		says := fmt.Sprintf("%d of %d without a failure, as far as level %d shows", v.passed, len(a.Clauses), a.Offered)
		if v.known > 0 {
			says += fmt.Sprintf("; %d more with known deviations alone", v.known)
		}
		if n := a.unfounded(); n > 0 {
			says += fmt.Sprintf("; findings that rest on no clause: %d", n)
		}
		return says
	}
}

// unfounded counts the findings for which the rulebook cites nothing.
func (a *Answer) unfounded() (n int) {
	for i := range a.Found {
		if f := &a.Found[i]; len(f.Clauses) == 0 && !f.Failure {
			n++
		}
	}
	return n
}

// more counts the differences that were not kept.
func (a *Answer) more() (n int) {
	for i := range a.Trials {
		n += a.Trials[i].More
	}
	return n
}

// mostFound is how many findings are shown to people; programs read all of them.
const mostFound = 200

// mostLines bounds what is shown of what an engine writes beside the protocol.
const mostLines = 10

func firstLines(text string) string {
	lines := strings.SplitN(text, "\n", mostLines+1)
	if len(lines) > mostLines {
		lines[mostLines] = "…"
	}
	return strings.Join(lines, "\n")
}

// found shows a finding.
func (a *Answer) found(b *strings.Builder, f *Found) {
	fmt.Fprintf(b, "\nlevel %d, %s%s, in %s%s, as in %s\n", f.Level, f.Does(), ids(f.Clauses), prose.Count(f.Trials, "trial"), f.after(), f.Trial)
	if f.Decision.Action != "" {
		fmt.Fprintf(b, "  %s: %s\n", f.Decision.Actor, f.Decision.Action)
	}
	for _, line := range f.Where() {
		b.WriteString(prose.Wrap("  ", line))
	}
	if under := f.Under(); under != "" {
		b.WriteString(prose.Wrap("  ", "under "+under))
	}
	b.WriteString(prose.Wrap("  ", "the rulebook: "+prose.OneLine(f.A)))
	b.WriteString(prose.Wrap("  ", "the engine: "+prose.OneLine(f.B)))
	if len(f.Clauses) > 0 {
		if clause := a.book.Clause(string(f.Clauses[0])); clause != nil {
			b.WriteString(prose.Wrap("  ", string(clause.ID)+" says: "+clause.Says))
		}
	}
	if f.File != "" {
		fmt.Fprintf(b, "  shown by %s, %s\n", f.File, prose.Count(len(f.Game.Played), "decision"))
	}
	if f.Feature != "" {
		fmt.Fprintf(b, "  as a scenario: %s\n", f.Feature)
	}
}

// after says that it may follow from something else that is wrong.
func (f *Found) after() string {
	if f.Later {
		return ", only after another difference"
	}
	return ""
}

// ids are clauses as a list in brackets.
func ids(clauses []engine.Clause) string {
	if len(clauses) == 0 {
		return ""
	}
	return " " + fmt.Sprint(some(words(clauses)))
}

// words are clauses as words.
func words(clauses []engine.Clause) (all []string) {
	for _, c := range clauses {
		all = append(all, string(c))
	}
	return all
}

// Does says what the engine does, in a few words.
func (f *Found) Does() string { return does(&f.Finding) }

func does(f *conformance.Finding) string {
	switch {
	case f.Failure && f.Impossible:
		return "it fails to answer at an impossible position"
	case f.Failure:
		return "it fails to answer"
	case f.Impossible && f.Kind == lockstep.Opening:
		return "it begins at an impossible position"
	case f.Kind == lockstep.Opening && f.B != lockstep.CarriedOut:
		return "it refuses to begin a game that is legal"
	}
	if f.Kind == lockstep.View && f.Hidden {
		return "it shows " + lockstep.Looker(f.Decision.Actor) + " what is hidden"
	}
	return doing[f.Kind]
}

// doing says of each kind of difference what the engine does.
var doing = map[lockstep.Kind]string{
	lockstep.Opening:  "it begins a game that is not legal",
	lockstep.Turn:     "somebody else decides",
	lockstep.Refused:  "it refuses what is legal",
	lockstep.Accepted: "it carries out what is illegal",
	lockstep.Scores:   "a score differs",
	lockstep.Winners:  "others have won",
	lockstep.Missing:  "a legal action is not in its list",
	lockstep.Extra:    "an illegal action is in its list",
	lockstep.Odds:     "the odds differ",
	lockstep.Position: "the position differs",
	lockstep.View:     "what somebody sees differs",
	lockstep.Clause:   "it refuses by another clause",
	lockstep.Effects:  "what happened rests on other clauses",
	lockstep.Other:    "a scenario does not come out as written",
}

// Markdown is the report to paste: at most a line for each finding.
func (a *Answer) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n\n**%s**\n\n| | |\n| --- | --- |\n", blocks.Escaped(a.Engine), blocks.Escaped(a.Headline()))
	for _, side := range a.Sides() {
		fmt.Fprintf(&b, "| %s | %s |\n", side[0], side[1])
	}
	fmt.Fprintf(&b, "\n%s\n\n| trials | | |\n| --- | ---: | --- |\n", blocks.Escaped(a.Heading()))
	for _, r := range a.Rows() {
		fmt.Fprintf(&b, "| %s | %d | %s |\n", r.Kind, r.N, r.How)
	}
	for _, reason := range a.Reasons() {
		fmt.Fprintf(&b, "\nNot applicable or not run, %s.\n", blocks.Escaped(reason))
	}
	if all := a.Excuses(); len(all) > 0 {
		b.WriteString("\n| known deviations | why | such as |\n| ---: | --- | --- |\n")
		for _, e := range all {
			fmt.Fprintf(&b, "| %d | %s | %s: %s |\n", e.N, blocks.Escaped(e.Reason), blocks.Escaped(e.Example.Trial), blocks.Escaped(e.Example.Finding))
		}
	}
	if len(a.Found) > 0 {
		b.WriteString("\n| level | clauses | what it does | trials | shown by | rulebook | engine |\n| ---: | --- | --- | ---: | --- | --- | --- |\n")
	}
	for _, f := range a.Found {
		shown := blocks.Escaped(f.Decision.Actor) + ": " + blocks.Escaped(f.Decision.Action)
		if f.Decision.Action == "" { // a scenario shows it, or a position
			shown = blocks.Escaped(strings.Join(append([]string{f.Trial}, f.Where()...), "; "))
		}
		if under := f.Under(); under != "" {
			shown += "; under " + blocks.Escaped(under)
		}
		fmt.Fprintf(&b, "| %d | %s | %s | %d | %s | %s | %s |\n", f.Level, strings.Trim(ids(f.Clauses), " []"), blocks.Escaped(f.Does()+f.after()),
			f.Trials, shown, blocks.Escaped(f.A), blocks.Escaped(f.B))
	}
	for _, line := range a.Stale {
		fmt.Fprintf(&b, "\nKnown deviation: %s\n", blocks.Escaped(line))
	}
	b.WriteString(blocks.Escaped(a.conventions()))
	b.WriteString(a.questions())
	b.WriteString(a.deathsMarkdown())
	if first := a.first(); first != "" {
		fmt.Fprintf(&b, "\n%s.\n", first)
	}
	v := a.failing()
	fmt.Fprintf(&b, "\nClauses: %s", a.judged())
	if len(v.failing) > 0 {
		fmt.Fprintf(&b, "; failing, likeliest cause first: %s", strings.Join(some(v.failing), ", "))
	}
	if len(v.untouched) > 0 {
		fmt.Fprintf(&b, "; not touched: %s", strings.Join(some(v.untouched), ", "))
	}
	fmt.Fprintf(&b, ".\n\nAnswers to open questions: %s.\n\n    %s\n", blocks.Escaped(a.Plays()), prose.OneLine(a.Command))
	return prose.Clean(b.String())
}
