package conform

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

const (
	// mostFound is the number of findings shown to people; programs read all of them.
	mostFound = 200
	// mostNext is the number of findings that a short form lists after the first.
	mostNext = 4
	// mostLines is the number of lines shown of the text that an engine writes outside the protocol.
	mostLines = 10
)

// Doc returns the report for people: the verdict, the first finding with its consequences, the other findings,
// the numbers of clauses, and the facts of the run.
func (a *Answer) Doc() blocks.Doc {
	lead, rest := a.Parts()
	return slices.Concat(lead, a.findings(), rest)
}

// Parts returns the part of the report before the findings, and the part after them.
func (a *Answer) Parts() (lead, rest blocks.Doc) {
	for _, line := range a.Stale {
		rest = append(rest, blocks.Kept("known deviation", line))
	}
	rest = append(rest, a.judged(), a.asked())
	rest = slices.Concat(rest, a.notes(), a.deaths(), a.help())
	foot := fmt.Sprintf("%s; to repeat: ", a.Heading())
	again := blocks.Marked(blocks.Typed, prose.OneLine(a.Command))
	return a.sum(), append(rest, blocks.Block{Kind: blocks.Foot, Spans: []blocks.Span{blocks.Text(foot), again}})
}

// sum lists the verdict, the results of playing and of refusing, and the results of each kind of trial.
func (a *Answer) sum() blocks.Doc {
	word := a.Word()
	mark := cmp.Or(map[string]blocks.Mark{"passed": blocks.Good, "failed": blocks.Bad}[word], blocks.Strong)
	sides := blocks.Block{Kind: blocks.Table, Columns: 2}
	for _, side := range a.Sides() {
		sides.Rows = append(sides.Rows, []blocks.Span{blocks.Text(side[0]), blocks.Text(side[1])})
	}
	trials := blocks.Block{Kind: blocks.Table, Columns: 3}
	for _, r := range a.Rows() {
		trials.Rows = append(trials.Rows, []blocks.Span{blocks.Text(r.Kind), blocks.Text(fmt.Sprint(r.N)), blocks.Text(r.How)})
	}
	return blocks.Doc{
		{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(mark, word), blocks.Text(strings.TrimPrefix(a.Headline(), word))}},
		sides, blocks.Left(trials),
	}
}

// findings lists the first finding, followed by its probable consequences, and then the others.
func (a *Answer) findings() (doc blocks.Doc) {
	if len(a.Found) == 0 {
		return nil
	}
	shown := a.Found[:min(len(a.Found), mostFound)]
	first, next := a.Finding(0), []blocks.Block{}
	same := blocks.Labelled("probably the same fault", nil)
	for i := 1; i < len(shown); i++ {
		b := a.Finding(i)
		for j := range b.Blocks {
			b.Blocks[j].Rest = true
		}
		if a.causes(0, i) {
			same.Blocks = append(same.Blocks, b)
		} else {
			b.Rest = len(next) >= mostNext
			next = append(next, b)
		}
	}
	if same.Blocks != nil {
		first.Blocks = append(first.Blocks, same)
	}
	doc = blocks.Doc{first}
	if len(next) > 0 {
		more := len(a.Found) - 1 - len(same.Blocks)
		doc = append(doc, blocks.Part("then", prose.Count(more, "more kind")+" of failure", next...))
	}
	if more := len(a.Found) - len(shown); more > 0 {
		doc = append(doc, blocks.Kept("note", fmt.Sprintf("the file of -o lists %s more", prose.Count(more, "finding"))))
	}
	return doc
}

// judged counts the clauses that fail, that pass, and that no trial reached. Below level 2 it names the parts
// that were compared.
func (a *Answer) judged() blocks.Block {
	v := a.failing()
	switch a.Offered {
	case engine.Plays:
		return blocks.Part("clauses", "not judged one by one below level 2; compared: the actor, until the game is over")
	case engine.Scores:
		return blocks.Part("clauses", "not judged one by one below level 2; compared: actor, scores, winners, "+
			"and positions where they are offered")
	}
	says := fmt.Sprintf("%d failed · %d passed · %d not reached", len(v.failing), v.passed, len(v.untouched))
	if v.known > 0 {
		says += fmt.Sprintf(" · %d with known deviations only", v.known)
	}
	if n := a.unfounded(); n > 0 {
		says += fmt.Sprintf("; findings that rest on no clause: %d", n)
	}
	b := blocks.Part("clauses", says)
	for _, part := range []struct {
		says string
		ids  []string
	}{{"failed, the likeliest cause first; in brackets: the failed trials of all trials that rest on the clause: ", v.failing}, {"not reached: ", v.untouched}} {
		if len(part.ids) > 0 {
			b.Blocks = append(b.Blocks, blocks.Left(blocks.Said(part.says+strings.Join(some(part.ids), ", "))))
		}
	}
	return b
}

// unfounded counts the findings for which the rulebook cites no clause.
func (a *Answer) unfounded() (n int) {
	for i := range a.Found {
		if f := &a.Found[i]; len(f.Clauses) == 0 && !f.Failure {
			n++
		}
	}
	return n
}

// asked lists the answers that the engine plays, and the evidence for them.
func (a *Answer) asked() blocks.Block {
	b := blocks.Part("answers", a.Plays())
	if a.Inferred != nil {
		b.Blocks = append(b.Blocks, blocks.Left(blocks.Said(a.Asked())))
		b.Blocks = append(b.Blocks, blocks.Items(a.Inferences(), 0)...)
	}
	b.Keep = true
	return b
}

// notes lists trials that were not run, known deviations, conventions, differences not kept, and noise.
func (a *Answer) notes() (doc blocks.Doc) {
	for _, reason := range a.Reasons() {
		doc = append(doc, blocks.Part("note", "not tried, "+reason))
	}
	if says := a.excluded(); says != "" {
		doc = append(doc, blocks.Part("note", says))
	}
	for _, e := range a.Excuses() {
		doc = append(doc, blocks.Kept("known", fmt.Sprintf("%s: %s; as in %s: %s", prose.Count(e.N, "deviation"), prose.OneLine(e.Reason), e.Example.Trial,
			prose.OneLine(e.Example.Finding))))
	}
	if lines := a.Conventions(); len(lines) > 0 {
		doc = append(doc, blocks.Part("note", "differences that do not count, because the rulebook leaves them to convention:", blocks.Items(lines, 0)...))
	}
	if more := a.more(); more > 0 {
		doc = append(doc, blocks.Part("note", prose.Count(more, "more difference")+" in the same trials were not kept"))
	}
	if a.Noise != "" {
		doc = append(doc, blocks.Part("note", "the engine wrote outside the protocol:",
			blocks.Block{Kind: blocks.Code, Lines: firstLines(a.Noise)}))
	}
	return doc
}

// more counts the differences that were not kept.
func (a *Answer) more() (n int) {
	for i := range a.Trials {
		n += a.Trials[i].More
	}
	return n
}

// help lists the next steps.
func (a *Answer) help() (doc blocks.Doc) {
	for _, hint := range a.Hints {
		doc = append(doc, blocks.Kept("help", hint))
	}
	if first := a.first(); first != "" {
		doc = append(doc, blocks.Part("help", first))
	}
	if len(a.Found) > 0 && a.Found[0].File == "" {
		doc = append(doc, blocks.Part("help", "--save DIR writes a short record and a scenario for each kind of failure"))
	}
	return doc
}

// leads links the id of a clause to the clause on a page.
func leads(id engine.Clause) blocks.Span {
	return blocks.Span{Text: string(id), Mark: blocks.Clause, To: string(id)}
}

func firstLines(text string) []string {
	lines := strings.SplitN(text, "\n", mostLines+1)
	if len(lines) > mostLines {
		lines[mostLines] = "…"
	}
	for i, line := range lines {
		lines[i] = prose.OneLine(line)
	}
	return slices.Clip(lines)
}
