package judge

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Limits of a short form: questions, answers to one question, sets of answers, characters of an answer.
const (
	mostAsked = 1
	mostRows  = 4
	mostSets  = 3
	mostSays  = 90
	// mostParted is the number of answers that are named because an earlier line is wrong under them.
	mostParted = 2
)

// depends lists the open questions on which the verdict depends, the verdict under each answer, and the arguments.
func (v *Verdict) depends() []blocks.Block {
	o := v.Others
	if o == nil {
		return v.untried()
	}
	open := o.Open()
	settled := slices.DeleteFunc(slices.Clone(o.Hinges), func(h hinge.Hinge) bool { return !h.Settled() })
	var all []blocks.Block
	if len(open) == 0 {
		text := prose.Either(len(o.Parted) > 0, "No", "no") + " other answer to an open question " +
			prose.Either(len(o.Unplayed) > 0, "that can be played ", "") + "changes this " + v.what()
		all = []blocks.Block{blocks.Labelled("note", []blocks.Span{blocks.Text(earlier(o) + text + " (" + tried(o) + ").")})}
	} else {
		all = []blocks.Block{v.open(open)}
	}
	all = append(all, v.ambiguous(o)...)
	for i := range settled {
		text := v.names.In(settled[i].Source() + ": " + v.outcome(&settled[i]) + " with " + settled[i].Names())
		note := blocks.Labelled("note", []blocks.Span{blocks.Text(text)})
		note.Rest = !settled[i].ByEdition() // a quarrel may come from an edition that somebody learned
		all = append(all, note)
	}
	return all
}

// ambiguous names an open question about the first clause shown, if no other answer to it can be played.
func (v *Verdict) ambiguous(o *hinge.Others) []blocks.Block {
	i := slices.IndexFunc(o.Unplayed, func(u hinge.Unplayed) bool { return u.First })
	if i < 0 {
		return nil
	}
	u := o.Unplayed[i]
	text := fmt.Sprintf("the rulebook is ambiguous here: %s Not tried, because it cannot be played: %s: ", u.Asks, u.Option)
	return []blocks.Block{blocks.Labelled("note", append([]blocks.Span{blocks.Text(text)}, blocks.Long(u.Says, mostSays)...))}
}

// earlier names the last earlier lines that are an error under another answer, with these answers. It returns "" if there
// are none.
func earlier(o *hinge.Others) string {
	if len(o.Parted) == 0 {
		return ""
	}
	var last []string
	for _, p := range slices.Backward(o.Parted) {
		if len(last) < mostParted {
			last = append(last, fmt.Sprintf("line %d with %s", p.Line, p.Answer))
		}
	}
	text := "under another answer an earlier line is wrong: " + strings.Join(last, ", ")
	if more := len(o.Parted) - len(last); more > 0 {
		text += fmt.Sprintf(", and with %s", prose.Count(more, "other answer"))
	}
	return text + ". "
}

// untried notes that no other answers were tried. It also names the question on which a refusal depends.
func (v *Verdict) untried() []blocks.Block {
	text := "no other answers to open questions were tried."
	if v.Question != "" {
		text = "the " + v.what() + " rests on the open question " + v.Question + "; " + text
	}
	return []blocks.Block{blocks.Labelled("note", []blocks.Span{blocks.Text(text)})}
}

// what returns the word for the subject of the judgement: claim or verdict.
func (v *Verdict) what() string {
	return prose.Either(v.Fact != nil && !v.Fact.Holds, "claim", "verdict")
}

func tried(o *hinge.Others) string {
	text := prose.Count(o.Singles, "answer")
	if o.Pairs > 0 {
		text += " and " + prose.Count(o.Pairs, "pair")
	}
	text += " tried"
	if o.Untried > 0 {
		text += fmt.Sprintf("; --other-answers 2 tries %s more", prose.Count(o.Untried, "pair"))
	}
	if n := len(o.Impossible); n > 0 {
		text += fmt.Sprintf("; %d cannot be played here", n)
	}
	return text
}

// open returns the note about the questions on which the verdict depends.
func (v *Verdict) open(open []hinge.Hinge) blocks.Block {
	turning := slices.DeleteFunc(slices.Clone(open), func(h hinge.Hinge) bool { return isUpheld(&h) == v.isUpheld() })
	all := asked(open)
	if len(turning) > 0 {
		all = asked(turning)
	}
	var ids []string
	for _, q := range all {
		ids = append(ids, q.name())
	}
	subject := prose.Either(len(turning) > 0, "this "+v.what()+" depends on ", "the reason for this "+v.what()+" depends on ")
	noun := "how your table answers "
	if dependsOn := dependsOn(v.Others); strings.Contains(dependsOn, "assumed") {
		noun = dependsOn + ": "
	}
	spans := append([]blocks.Span{blocks.Marked(blocks.Strong, subject+noun)}, blocks.Listed(blocks.Clause, ids, mostAnswers)...)
	spans = append(spans, blocks.Text("."))
	if kind := kinds[all[0].WhyOpen]; kind != "" {
		spans = append(spans, blocks.Text(" "+kind))
	}
	note := blocks.Labelled("note", spans)
	note.Keep = true
	for i, q := range all {
		for j, b := range v.argued(q, open) { // first the question
			b.Rest = b.Rest || i >= mostAsked || j > 1 && !v.turns()
			note.Blocks = append(note.Blocks, b)
		}
	}
	for _, same := range []bool{false, true} {
		if sets := v.sets(open, all, same); len(sets.Rows) > 0 {
			note.Blocks = append(note.Blocks, sets)
		}
	}
	note.Blocks = append(note.Blocks, blocks.Said("No other open question changes the "+v.what()+" ("+tried(v.Others)+")."))
	return note
}

// argued describes a question: its answers, the verdict under each, and the place of the argument for the default.
func (v *Verdict) argued(q *question, open []hinge.Hinge) []blocks.Block {
	answers := blocks.Block{Kind: blocks.Table, Columns: 3, Rows: [][]blocks.Span{v.row(q, prose.Either(v.isUpheld(), "upheld", "overruled"), blocks.Plain,
		q.InForce, q.InForceSays, prose.Either(q.InForce == q.Default, "  <- default, used here", "  <- used here"))}}
	var then []blocks.Block
	for i := range open {
		if h := &open[i]; len(h.Answers) == 1 && h.Answers[0].Question == q.Question {
			a := h.Answers[0]
			word, mark := prose.Either(isUpheld(h), "upheld", "overruled"), blocks.Plain
			if isUpheld(h) != v.isUpheld() {
				word, mark = strings.ToUpper(word), blocks.Strong
			}
			row := v.row(q, word, mark, a.Option, a.Says, "")
			if by := strings.TrimPrefix(v.outcome(h), "overruled by "); !isUpheld(h) && by != "overruled" && h.Fact == nil {
				row = append(row, blocks.Text(" ("), blocks.Marked(blocks.Clause, by), blocks.Text(")"))
			}
			if v.isElsewhere(h) {
				row[0] = blocks.Text(unplayable)
			}
			if h.Reason != "" {
				row = append(row, blocks.Span{Text: " (" + v.names.In(h.Reason) + ")", Rest: h.Fact == nil && v.turns() && !v.isElsewhere(h)})
			}
			if len(answers.Rows) >= mostRows {
				row = blocks.LeftRow(row)
			}
			answers.Rows = append(answers.Rows, row)
			then = append(then, v.consequences(h)...)
		}
	}
	ask := blocks.Said(q.Asks)
	why := blocks.Para(blocks.Text("Why "+q.Default+" is the default: "),
		blocks.Span{Mark: blocks.Typed, Text: "yardstick rules " + cmp.Or(v.Game, "GAME") + " " + q.name(), Of: q.Question})
	all := []blocks.Block{ask, answers}
	if q.Because != "" {
		all = append(all, why, blocks.Left(blocks.Said(q.Because)))
	}
	return append(all, then...)
}

// unplayable is the word for an answer under which the action fails for another reason at a table that the game filled in.
const unplayable = "cannot be played from this table"

// isElsewhere reports whether an answer lifts the reason against an action, and the game refuses the action for another
// reason, which a change of the position would lift too: what the game filled in there says nothing about the answer.
func (v *Verdict) isElsewhere(h *hinge.Hinge) bool {
	return !v.isUpheld() && !isUpheld(h) && h.Fact == nil && h.Clause != "" && h.Clause != v.Clause && len(v.Filled) > 0 &&
		v.Remedy != nil && v.Remedy.Then != nil && v.Remedy.Then.Clause == h.Clause
}

// consequences lists the effects that make a claim true or false under another answer.
func (v *Verdict) consequences(h *hinge.Hinge) []blocks.Block {
	if h.Fact == nil || len(h.Fact.Set) == 0 || h.Fact.Since < 1 {
		return nil
	}
	var says []string
	for _, e := range h.Fact.Set {
		says = append(says, e.Text)
	}
	if h.Until != "" {
		says = append(says, "and so on, until "+h.Until)
	}
	return []blocks.Block{blocks.Left(blocks.Said(v.names.In(fmt.Sprintf("With %s, decision %d has these effects: %s.", h.Names(), h.Fact.Since, strings.Join(says, "; ")))))}
}

func (v *Verdict) row(q *question, word string, mark blocks.Mark, option, says, sign string) []blocks.Span {
	row := []blocks.Span{blocks.Marked(mark, word), {Text: option, Mark: blocks.Answer, Of: q.Question}}
	if option == q.InForce { // the verdict under this answer is already shown
		row[1] = blocks.Text(option)
	}
	row = append(row, blocks.Long(says, mostSays)...)
	if sign != "" {
		row = append(row, blocks.Text(sign))
	}
	return row
}

// sets tabulates the verdicts under answers that are not shown with their question. These are pairs of answers, and
// answers that change only the reason; a short form leaves the latter out.
func (v *Verdict) sets(open []hinge.Hinge, above []*question, same bool) blocks.Block {
	table := blocks.Block{Kind: blocks.Table, Columns: 2}
	for i := range open {
		h := &open[i]
		isAbove := len(h.Answers) == 1 && slices.ContainsFunc(above, func(q *question) bool { return q.Question == h.Answers[0].Question })
		if isAbove || (isUpheld(h) == v.isUpheld()) != same {
			continue
		}
		row := []blocks.Span{blocks.Text(v.outcome(h)), blocks.Text("with " + h.Names())}
		if h.Reason != "" {
			row = append(row, blocks.Span{Text: " (" + v.names.In(h.Reason) + ")", Rest: true})
		}
		table.Rows = append(table.Rows, row)
	}
	table.Rest = same || len(table.Rows) > mostSets
	return table
}

// outcome describes the verdict under the answers of a hinge, with the clauses that overrule.
func (v *Verdict) outcome(h *hinge.Hinge) string {
	ids := h.Clauses
	if h.Clause != "" {
		ids = append(ids[:0:0], h.Clause)
	}
	switch {
	case isUpheld(h):
		return "upheld"
	case len(ids) > 0:
		return "overruled by " + joined(first(ids, mostRules), ", ")
	}
	return "overruled"
}

// question is a question on which a verdict depends.
type question struct{ hinge.Other }

// asked lists the questions of some hinges. Questions of hinges with one answer come first.
func asked(hinges []hinge.Hinge) (all []*question) {
	for size := 1; size <= 2; size++ {
		for _, h := range hinges {
			for _, a := range h.Answers {
				known := slices.ContainsFunc(all, func(q *question) bool { return q.Question == a.Question })
				if len(h.Answers) == size && !known {
					all = append(all, &question{a})
				}
			}
		}
	}
	return all
}

// name returns the question's id without the prefix that all questions of the game have.
func (q *question) name() string { return short(q.Question) }

func short(id string) string {
	if _, name, is := strings.Cut(id, "-R-"); is {
		return name
	}
	return id
}

// isUpheld reports whether other answers uphold the decision or, for a verdict about a scenario, the scenario.
func isUpheld(h *hinge.Hinge) bool {
	if h.Scenario != nil {
		return *h.Scenario
	}
	return h.Upheld
}
