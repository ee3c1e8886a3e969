package judge

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// notes lists open questions, mistakes, unfinished and assumed parts, and differences under other answers.
func (v *Verdict) notes() []blocks.Block {
	all := slices.Concat(v.leftOut(), v.drift(), v.depends(), v.written())
	for i := range v.Mistakes {
		m := &v.Mistakes[i]
		b := note(v.mistake(m))
		if m.Says != "" && !slices.Contains(v.IDs(), m.ID) {
			b.Blocks = []blocks.Block{blocks.Left(Rule(m.Clause))}
		}
		all = append(all, b)
	}
	if v.Unfinished != nil {
		for _, line := range v.Unfinished.LeftOut() {
			all = append(all, note("unfinished: "+line))
		}
	}
	return slices.Concat(all, v.ends(), v.assumed(), v.more())
}

func note(text string) blocks.Block { return blocks.Labelled("note", []blocks.Span{blocks.Text(text)}) }

// written lists answers under which only the decision's spelling differs. A short form keeps the
// answers behind a refusal.
func (v *Verdict) written() (all []blocks.Block) {
	if v.Others == nil {
		return nil
	}
	for _, w := range v.Others.Written {
		as := strings.Join(inQuotes(w.Actions), " or ")
		if len(w.Then) > 0 {
			as += ", then " + strings.Join(inQuotes(w.Then), ", then ")
		}
		if w.Joins {
			as = "together with the decisions after it as one action, " + as
		}
		b := note("with " + w.String() + " this decision is legal too, but spelt differently: " + as)
		if w.Here {
			b = note("only the spelling of this decision is wrong here; write " + as + ". With " + w.String() + " it is legal as written")
		}
		b.Rest = !w.Here
		all = append(all, b)
	}
	for _, e := range v.Others.Respelled {
		all = append(all, blocks.Left(note(fmt.Sprintf("with %s %s is legal too, but spelt differently: %q", e.String(), decided(e.As.Decision, e.As.Line), e.As.Action))))
	}
	return all
}

func inQuotes(actions []string) (all []string) {
	for _, action := range actions {
		all = append(all, fmt.Sprintf("%q", action))
	}
	return all
}

// ends lists the differences after the decision under answers with the same verdict. For a true
// claim, it lists none, because nobody disputes the game before the claim.
func (v *Verdict) ends() (all []blocks.Block) {
	if v.Others == nil || v.Fact != nil && v.Fact.Holds {
		return nil
	}
	for i, e := range v.Others.Ends {
		var parts []string
		for _, d := range e.Differences {
			if v.Fact != nil { // the actual value replaces the claim
				parts = append(parts, d.There)
				continue
			}
			parts = append(parts, d.Part+" is "+shown(d.There, d.Here)+", not "+shown(d.Here, d.There))
		}
		text := " it is upheld too, but then "
		switch {
		case v.Fact != nil:
			text = " it is overruled too: "
		case v.scenario != nil: // a scenario may be wrong
			text = " the decision is legal too, but then "
		}
		with := []blocks.Span{blocks.Text("with "), blocks.Marked(blocks.Answer, e.String()), blocks.Text(text)}
		b := blocks.Labelled("note", append(with, blocks.Listed(blocks.Plain, v.named(parts), 1)...))
		b.Rest = i > 0
		all = append(all, b)
	}
	return all
}

func (v *Verdict) named(texts []string) []string {
	for i := range texts {
		texts[i] = v.names.In(texts[i])
	}
	return texts
}

// mostValue is the number of characters shown of a value.
const mostValue = 40

// shown returns a value in words, in contrast to the other value. A part missing from a position is
// false, 0 or none.
func shown(value, other string) string {
	var is any
	switch {
	case value != "nothing":
	case other == "true":
		return "false"
	case json.Unmarshal([]byte(other), &is) == nil && reflect.ValueOf(is).Kind() == reflect.Float64:
		return "0"
	default:
		return "none"
	}
	plain := strings.NewReplacer(`"`, "", ",", ", ", ":", ": ", "{", "", "}", "", "[", "", "]", "").Replace(value)
	if plain == "" {
		return "none"
	}
	return shortened(plain, mostValue)
}

// more lists the notes that only a long form shows: answers that cannot be played or tried here,
// answers under which the game would have gone differently, and the questions consulted.
func (v *Verdict) more() (all []blocks.Block) {
	say := func(label string, items []string) {
		if len(items) > 0 {
			spans := append([]blocks.Span{blocks.Text(label)}, blocks.Listed(blocks.Plain, items, len(items))...)
			all = append(all, blocks.Left(blocks.Labelled("note", spans)))
		}
	}
	var consulted, unplayed, parted, impossible []string
	for _, q := range v.Consulted {
		if !q.Settled {
			consulted = append(consulted, q.ID+"="+q.Option)
		}
	}
	if o := v.Others; o != nil {
		for _, u := range o.Unplayed {
			unplayed = append(unplayed, u.String()+": "+u.Says)
		}
		for _, p := range o.Parted {
			parted = append(parted, fmt.Sprintf("from line %d with %s", p.Line, p.String()))
		}
		for _, i := range o.Impossible {
			why := strings.TrimPrefix(i.Why, "position: ")
			impossible = append(impossible, i.String()+prose.Either(why != "", " ("+why+")", ""))
		}
	}
	say("open questions consulted: ", consulted)
	say("answers that cannot be played, so not tried: ", unplayed)
	say("the game would have gone another way ", parted)
	say("cannot be tried here: ", impossible)
	return all
}

// mistake describes a mistake that the table accepted.
func (v *Verdict) mistake(m *verdict.Mistake) string {
	why := v.names.In(because(m.Reason, m.ID))
	if m.Reason == v.Reason {
		why = "for the same reason"
	}
	return fmt.Sprintf("mistake let stand, line %d: %s: %s: %s", m.Line, m.Actor, m.Action, why)
}

// because returns a reason, with its clause in front if there is a clause.
func because(reason string, id engine.Clause) string {
	if id == "" {
		return reason
	}
	return string(id) + ": " + reason
}

// made describes how a claim became true or false: the decision that made it so, and the effects of
// that decision.
func (v *Verdict) made() (all []blocks.Block) {
	f, last := v.Fact, decided(v.Decision, v.taken)
	say := func(text string) { all = append(all, blocks.Said(v.sentence(text))) }
	doing := verdict.Done(v.Step, v.Actor, v.Action)
	if f.Scored() {
		all = append(all, v.effects([]engine.Effect{*f.Count})...)
	}
	switch {
	case f.Next != nil:
		say(fmt.Sprintf("No decision has made it so yet; %q would make it so", f.Next.Actions[0]))
	case v.Decision == 0:
		say("This has been so from the start, before any decision")
	case v.Granted():
		say("This has been so since " + decided(f.Since, v.by) + ": " + v.doing)
	case f.Since > 0:
		say("This has been so since " + last + ": " + doing)
	case f.Since == 0:
		say("This was the same at the start; the last decision before the claim is " + last + ": " + doing)
	default:
		say("The last decision before the claim is " + last + ": " + doing)
	}
	shown, left := f.Made(mostMade)
	if len(shown) == 0 {
		shown = v.Effects
	}
	all = append(all, v.effects(shown)...)
	for i, e := range v.effects(left) {
		if i == 0 {
			all = append(all, blocks.Left(blocks.Said(prose.Count(len(left), "more effect")+" happened before the claim was judged:")))
		}
		all = append(all, blocks.Left(e))
	}
	if v.Granted() && f.Since < v.Decision {
		say("The last decision before the claim, " + last + ", is legal: " + doing)
	}
	return all
}

// mostMade is the number of effects that are shown as the origin of a claim.
const mostMade = 6

// decided names a decision by its number, and by its line if the decision is in a file.
func decided(n, line int) string {
	if line == 0 {
		return fmt.Sprintf("decision %d", n)
	}
	return fmt.Sprintf("decision %d, in line %d", n, line)
}

// first returns the first elements of a list, at most the given number.
func first[T any](list []T, most int) []T { return list[:min(len(list), most)] }

// shortened returns a text shortened to a number of characters.
func shortened(text string, longest int) string {
	if letters := []rune(text); len(letters) > longest {
		return string(letters[:longest-1]) + "…"
	}
	return text
}

// named returns the names of answers.
func named[T fmt.Stringer](answers []T) (names []string) {
	for _, a := range answers {
		names = append(names, a.String())
	}
	return names
}
