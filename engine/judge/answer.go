package judge

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Limits on the parts of a verdict that a short form shows.
const (
	mostEffects = 3
	mostRules   = 2
	mostIDs     = 7
	mostLegal   = 12
	mostFilled  = 4
	mostAnswers = 4
	mostChanges = 5
)

// Answer returns the verdict for people. The answer begins with the decision and whether it is legal, then
// the reason and the rule. The effects, the questions on which the verdict depends, and the actions that
// would be legal follow.
func (v *Verdict) Answer() blocks.Doc {
	why, then := v.Reasons()
	head := blocks.Block{Kind: blocks.Head, Spans: append(v.headline(), blocks.Marked(blocks.Place, v.Place()))}
	doc := append(Lead(head, why, v.Rules()), then...)
	if n := len(v.lines); !v.Upheld && !v.Tried && n > 0 && v.lines[n-1].N == v.Line {
		doc = append(doc, Excerpt(v.lines, v.Action, v.underlined()))
	}
	return append(doc, v.Grounded()...)
}

// Grounded returns the last blocks of an answer: notes, help, and the foot.
func (v *Verdict) Grounded() []blocks.Block {
	return slices.Concat(v.notes(), v.help(), []blocks.Block{v.foot()})
}

// Headline returns the verdict as one line: upheld or overruled, then the subject of the verdict.
func (v *Verdict) Headline() string {
	var text strings.Builder
	for _, s := range v.headline() {
		text.WriteString(s.Text)
	}
	return text.String()
}

func (v *Verdict) headline() []blocks.Span {
	if v.Upheld && v.Decision == 0 && v.Fact == nil {
		says, rest := v.start()
		return []blocks.Span{blocks.Marked(blocks.Strong, says), blocks.Text(": " + v.names.In(rest))}
	}
	word := blocks.Marked(blocks.Good, "upheld")
	if !v.Upheld {
		word = blocks.Marked(blocks.Bad, "overruled")
	}
	return append([]blocks.Span{word, blocks.Text(": ")}, v.subject()...)
}

// About returns the subject of the verdict with its result. It is written after the name of a record or
// scenario.
func (v *Verdict) About() []blocks.Span {
	switch {
	case v.Fact != nil:
		return []blocks.Span{blocks.Text(fmt.Sprintf(": %q is %s", v.Fact.Claim, v.Fact.Truth()))}
	case v.Action == "":
		return nil
	}
	return append([]blocks.Span{blocks.Text(": ")}, v.subject()...)
}

// claims names the wrong statement of a record, by kind of finding. For other kinds, the decision
// is wrong.
var claims = map[string]string{
	transcript.EffectDiffers.String():    "the record states an effect that did not happen",
	transcript.LegalDiffers.String():     "the record states a wrong number of legal actions",
	transcript.PositionDiffers.String():  "the record states a wrong position",
	transcript.ResultDiffers.String():    "the record states a wrong result",
	transcript.WinnerDiffers.String():    "the record states a wrong winner",
	transcript.EarlyEnd.String():         "the record states a result, and the game goes on",
	transcript.SetupRefused.String():     "the game cannot begin like this",
	transcript.PositionRefused.String():  "this position is impossible",
	transcript.PositionUnread.String():   "this is no position",
	transcript.SetupUnread.String():      "this is no set-up",
	transcript.ComponentsDiffer.String(): "the record was played with other components",
}

// subject returns the subject of the verdict as the rest of a sentence.
func (v *Verdict) subject() []blocks.Span {
	actor := v.names.In(v.Actor)
	switch {
	case v.Fact != nil:
		return []blocks.Span{blocks.Text(fmt.Sprintf("%q", v.Fact.Claim))}
	case claims[v.Kind] != "":
		return []blocks.Span{blocks.Text(claims[v.Kind])}
	case v.Kind == transcript.NoMistake.String():
		return []blocks.Span{blocks.Text(actor + " made no mistake with "), action(v.Action)}
	case v.Action == "":
		return []blocks.Span{blocks.Text("the start")}
	}
	return []blocks.Span{blocks.Text(actor + May(v.Actor, v.Upheld)), action(v.Action)}
}

// May returns the words between an actor and an action that state whether the action is legal.
func May(actor string, legal bool) string {
	if actor == "chance" {
		return prose.Either(legal, " can bring ", " cannot bring ")
	}
	return prose.Either(legal, " may do ", " may not do ")
}

func action(text string) blocks.Span { return blocks.Marked(blocks.Typed, fmt.Sprintf("%q", text)) }

func (v *Verdict) name() string {
	if v.File == "" {
		return "the record"
	}
	return v.File
}

// Place returns the file and line of the verdict's subject, and the number of the decision.
func (v *Verdict) Place() string {
	place := v.name()
	switch {
	case v.Tried:
		return place + " (tried after " + prose.Count(v.Decision-1, "decision") + ")"
	case v.Line > 0:
		place += fmt.Sprintf(":%d", v.Line)
	}
	if v.Decision > 0 {
		place += fmt.Sprintf(" (decision %d%s)", v.Decision, prose.Either(v.Wanted > 0, fmt.Sprintf(", before decision %d", v.Wanted), ""))
	}
	return place
}

// Reasons returns the reason for a refusal or a wrong claim. The result then contains the effects of the
// judged decision.
func (v *Verdict) Reasons() (why, then []blocks.Block) {
	if !v.Upheld && v.Reason != "" {
		why = []blocks.Block{blocks.Said(v.sentence(v.Reason))}
	}
	switch {
	case v.Fact != nil:
		then = v.made()
	case v.Upheld:
		then = append(v.effects(v.Effects), blocks.Said(v.sentence(prose.Either(v.Decision == 0, "at the start ", "after it ")+v.standing())))
	}
	if v.Step != "" && v.Fact == nil {
		then = append(then, blocks.Said(v.sentence(fmt.Sprintf("the step %q means %s", v.Step, v.Action))))
	}
	if v.Owned {
		then = append(then, blocks.Said("The record itself calls this a mistake."))
	}
	return why, then
}

// effects lists the effects of a decision. A short form shows the first few and the last.
func (v *Verdict) effects(effects []engine.Effect) (all []blocks.Block) {
	last := len(effects) - 1
	for i, e := range effects {
		spans := []blocks.Span{blocks.Text(v.names.In(e.Text))}
		if len(e.Clauses) > 0 {
			spans = append(spans, blocks.Text(" ["), blocks.Marked(blocks.Clause, joined(e.Clauses, " ")), blocks.Text("]"))
		}
		all = append(all, blocks.Block{Kind: blocks.Item, Spans: spans, Rest: i >= mostEffects-1 && i < last && last >= mostEffects})
	}
	return all
}

// Line is a line of a file with its 1-based number.
type Line struct {
	N    int
	Text string
}

// Excerpt returns some lines as they are in their file. The given letters of the last line are
// underlined, with a word under them.
func Excerpt(lines []Line, letters, word string) blocks.Block {
	b := blocks.Block{Kind: blocks.Code}
	for i, l := range lines {
		b.Lines = append(b.Lines, fmt.Sprintf("%5d | %s", l.N, prose.OneLine(l.Text)))
		if at := strings.Index(l.Text, letters); word != "" && i == len(lines)-1 && at >= 0 {
			count := func(s string) int { return len([]rune(s)) }
			b.Lines = append(b.Lines, "      | "+strings.Repeat(" ", count(l.Text[:at]))+strings.Repeat("^", count(letters))+" "+word)
		}
	}
	return b
}

// underlined returns the word that an excerpt writes under the action.
func (v *Verdict) underlined() string {
	switch against := v.Against(); {
	case v.Kind == transcript.IllegalAction.String() && len(against) > 0:
		return "not legal (" + string(against[0].ID) + ")"
	case v.Kind == transcript.IllegalAction.String():
		return "not legal"
	}
	return v.Kind
}

// nearWords marks a clause that the decision does not cite.
const nearWords = " (near the words of the claim)"

// Rules returns the decisive sentences of the rulebook, in our words.
func (v *Verdict) Rules() (all []blocks.Block) {
	clauses, quoted := v.Cited, first(v.Cited, verdict.MostQuoted)
	if !v.Upheld {
		clauses = v.Against()
		quoted = clauses
	}
	at := v.Near(len(quoted))
	for i, c := range slices.Insert(slices.Clone(quoted), at, v.Akin...) {
		near := i >= at && i < at+len(v.Akin)
		b := further(c, near)
		if i == 0 {
			b = Rule(c)
			if near {
				b.Spans = append(b.Spans, blocks.Text(nearWords))
			}
		}
		b.Rest = i >= mostRules+len(v.Akin)
		all = append(all, b)
	}
	if more := clauses[min(mostRules, len(clauses)):]; v.Upheld && len(more) > 0 {
		var ids []string
		for _, c := range more {
			ids = append(ids, string(c.ID))
		}
		all = append(all, blocks.Labelled("rule", append([]blocks.Span{blocks.Text("also ")}, blocks.Listed(blocks.Clause, ids, mostIDs)...)))
	}
	return all
}

// Rule returns a clause with its place and its sentence.
func Rule(c verdict.Clause) blocks.Block {
	spans := []blocks.Span{blocks.Marked(blocks.Clause, string(c.ID))}
	if c.At != "" {
		spans = append(spans, blocks.Text(" – "+c.At+" (in our words)"))
	}
	b := blocks.Labelled("rule", spans)
	if c.Says != "" {
		b.Blocks = []blocks.Block{{Kind: blocks.Quote, Spans: blocks.Long(c.Says, 300)}}
	}
	return b
}

// further returns a clause after the first: its sentence alone, so that the first lines hold several.
func further(c verdict.Clause, near bool) blocks.Block {
	spans := []blocks.Span{blocks.Marked(blocks.Clause, string(c.ID)), blocks.Text(prose.Either(near, nearWords, "") + ": ")}
	return blocks.Labelled("rule", append(spans, blocks.Long(c.Says, 300)...))
}

// foot names the rulebook, the answers and the program of the judgement.
func (v *Verdict) foot() blocks.Block {
	spans := []blocks.Span{blocks.Text(v.Title + ", " + rulebook.Called(v.Issue)), {Text: " (digest " + v.Edition + ")", Rest: true}, blocks.Text(", ")}
	switch names := named(v.Answers); {
	case len(names) == 0:
		spans = append(spans, blocks.Text("default answers"))
	default:
		spans = append(append(spans, blocks.Text("answers ")), blocks.Listed(blocks.Clause, names, mostAnswers)...)
	}
	if v.Components != "" {
		spans = append(spans, blocks.Text(", components "+v.Components))
	}
	if called := v.Called(); called != "" {
		spans = append(spans, blocks.Text("; "+called))
	}
	if v.WrittenUnder == "" {
		spans = append(spans, blocks.Span{Text: "; the record names no edition", Rest: true})
	}
	if v.Program != "" {
		spans = append(spans, blocks.Span{Text: "; " + v.Program, Rest: true})
	}
	if v.Command != "" {
		spans = append(spans, blocks.Span{Text: "; to repeat: ", Rest: true}, blocks.Span{Text: v.Command, Mark: blocks.Typed, Rest: true})
	}
	return blocks.Block{Kind: blocks.Foot, Spans: spans}
}

// assumed lists the parts that no step or position mentions, and that the game filled in.
func (v *Verdict) assumed() []blocks.Block {
	var parts []string
	for _, p := range document.Ahead(v.Filled, v.Action+" "+v.Reason) {
		parts = append(parts, p.Said())
	}
	if parts == nil {
		return nil
	}
	label := prose.Either(v.spoken, "no step states these parts, so they are assumed: ", "the position leaves out these parts, so they are assumed: ")
	return []blocks.Block{blocks.Labelled("note", append([]blocks.Span{blocks.Text(label)}, blocks.Listed(blocks.Plain, parts, mostFilled)...))}
}
