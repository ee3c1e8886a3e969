package edition

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// The numbers of changes, and of precedents or answers that fall, that a short form names.
const (
	mostShown = 3
	mostNamed = 4
)

// finding returns the first line: the number of changed sentences that change the rules, and their classes.
func (r *Report) finding() string {
	says := fmt.Sprintf("%s: from %s to %s ", r.Game, r.Old, r.New)
	classes, all, changed := r.count()
	switch {
	case all == 0:
		says += "no sentence changed"
	case changed > 0:
		says += fmt.Sprintf("%d of %s %s the rules: %s", changed, prose.Count(all, "changed sentence"), prose.Either(changed == 1, "changes", "change"), classes)
	case classes == fmt.Sprintf("%d %s", all, Wording):
		says += prose.Either(all == 1, "the changed sentence changes no rule", fmt.Sprintf("none of %d changed sentences changes a rule", all)) + ": " + classes
	default:
		says += prose.Count(all, "changed sentence") + ": " + classes
	}
	if n := r.unworded(); n > 0 {
		says += fmt.Sprintf("; %s changed without %s sentence", prose.Count(n, "rule"), prose.Either(n == 1, "its", "their"))
	}
	return says
}

// count returns the classes of the changed sentences with their numbers, the number of changed sentences, and the
// number of those that change the rules. Sentences that replace each other count as one.
func (r *Report) count() (list string, all, changed int) {
	counts := map[string]int{}
	for _, t := range r.Trials {
		for _, c := range t.Changes {
			if !c.worded() {
				continue
			}
			all++
			counts[t.label()]++
			if t.Class != Wording && t.Class != Untried && t.label() != unclear {
				changed++
			}
		}
	}
	var parts []string
	for _, end := range []string{"", jointly} {
		for _, class := range append(classes, unclear) {
			if n := counts[class+end]; n > 0 {
				parts = append(parts, fmt.Sprintf("%d %s", n, class+end))
			}
		}
	}
	return strings.Join(parts, ", "), all, changed
}

// unclear stands for a sentence that changed, if the editions differ and nothing in the difference names the sentence.
const unclear = "unclear"

// jointly is the end of the class of several changes that cannot be played apart.
const jointly = " together"

// label returns the class of the changes of the trial, for people.
func (t *Trial) label() string {
	switch {
	case t.Class == Wording && !t.worded():
		return "no effect"
	case t.Class == Wording || t.Class == Untried:
		return t.Class // if nothing has an effect together, each change is a change of words
	case len(t.Changes) > 1:
		return t.Class + jointly
	case len(t.Changes) == 1 && !t.Named:
		return unclear
	}
	return t.Class
}

// unworded counts the rules that changed although no sentence did.
func (r *Report) unworded() (n int) {
	for _, t := range r.Trials {
		if n += len(t.Kept); len(t.Kept) == 0 && t.Class != Wording && !t.worded() {
			n++
		}
	}
	return n
}

// Answer returns the report for people: the sentences of both editions one below the other, with the effect of each change.
func (r *Report) Answer() blocks.Doc {
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Strong, r.finding())}}}
	if r.Stopped {
		doc = append(doc, blocks.Said("The comparison was stopped early and covers only the trials until then."))
	}
	for i, t := range r.Trials {
		for _, b := range r.trial(t) {
			b.Rest = b.Rest || i >= mostShown
			doc = append(doc, b)
		}
	}
	if n := len(r.Trials) - mostShown; n > 0 {
		doc = append(doc, blocks.Said(fmt.Sprintf("… (%s more with -v)", prose.Count(n, "change"))))
	}
	return append(doc, r.rest()...)
}

// rest returns the end of an answer: what falls, and what was not tried.
func (r *Report) rest() (all []blocks.Block) {
	for _, part := range []struct {
		label, says string
		list        []Fallen
	}{
		{"precedents", fmt.Sprintf("%s of %s cannot be judged as before", prose.Count(len(r.Precedents), "precedent"), r.Old), r.Precedents},
		{"answers", fmt.Sprintf("%s to open questions no longer %s", prose.Count(len(r.Answers), "answer"), prose.Either(len(r.Answers) == 1, "applies", "apply")),
			r.Answers},
	} {
		if len(part.list) == 0 {
			continue
		}
		var lines, names []string
		for _, f := range part.list {
			lines = append(lines, f.Name+": "+f.Says)
			if name := strings.TrimSuffix(path.Base(f.Name), ".golden"); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		says := part.says + ": " + strings.Join(names[:min(mostNamed, len(names))], ", ") + prose.Either(len(names) > mostNamed, " …", "")
		all = append(all, blocks.Labelled(part.label, []blocks.Span{blocks.Text(says)}, blocks.Items(lines, 0)...))
	}
	if len(r.NotTried) > 0 {
		all = append(all, blocks.Kept("note", "not tried: "+strings.Join(r.NotTried, "; ")))
	}
	return all
}

// trial returns the blocks of a trial.
func (r *Report) trial(t *Trial) (all []blocks.Block) {
	table := blocks.Block{Kind: blocks.Table, Columns: 2}
	add := func(label, says string) {
		table.Rows = append(table.Rows, []blocks.Span{blocks.Text(label), blocks.Text(says)})
	}
	for _, c := range t.Changes {
		for _, s := range c.Was {
			add(r.Old, s.ID+" "+s.Says)
		}
		for _, s := range c.Is {
			add(r.New, s.ID+" "+s.Says)
		}
	}
	if len(t.Kept) > 0 {
		add("unchanged", "the sentence of "+ids(t.Kept, mostShown)+", although its rule changed")
	}
	for _, s := range t.Shown {
		table.Rows = append(table.Rows, append([]blocks.Span{blocks.Text("shortest")}, s.spans()...))
	}
	if t.Class != Wording && t.Class != Untried {
		add("differ", t.evidence())
		table.Rows[len(table.Rows)-1] = blocks.LeftRow(table.Rows[len(table.Rows)-1])
	}
	return append(all, blocks.Labelled(t.label(), []blocks.Span{blocks.Text(t.title())}, table))
}

// title describes the class of a trial in words.
func (t *Trial) title() string {
	says := map[string]string{
		Wider:    "players may do more",
		Narrower: "players may do less",
		Both:     "players may do some things more, and others less",
		Other:    t.result(),
		Wording:  prose.Either(t.worded(), "only the words changed; ", "") + t.evidence(),
		Untried:  "stopped before the trial",
	}[t.Class]
	for _, c := range t.Changes {
		for _, f := range c.Figures {
			says += "; " + f.String()
		}
	}
	switch {
	case len(t.Changes) > 1 && t.label() != t.Class:
		says += fmt.Sprintf("; these %s cannot be played apart, so it is not known which of them has the effect", prose.Count(len(t.Changes), "change"))
	case t.label() == unclear:
		says += "; nothing in the difference names the changed sentence, so another change may have this effect"
	case !t.worded():
		says += "; no sentence changed"
	}
	return says
}

// result describes a difference that leaves the choices as they are.
func (t *Trial) result() string {
	where := ""
	if len(t.Shown) > 0 && t.Shown[0].Phase != "" {
		where = " in " + t.Shown[0].Phase
	}
	return "a result" + where + " changed, not a choice"
}

// String returns the figure with both values.
func (f Figure) String() string {
	name := f.name()
	switch {
	case f.Was == "":
		return name + " is new: " + f.Is
	case f.Is == "":
		return name + " is gone, and was " + f.Was
	}
	return name + " is " + f.Is + ", and was " + f.Was
}

// name returns the field of the figure without the part that many figures share.
func (f Figure) name() string { return strings.TrimSuffix(f.Path, ".value") }

// spans describes the difference. A short form leaves out the reason of a refusal.
func (s Shown) spans() []blocks.Span {
	says := s.String()
	if at := strings.Index(says, " refuses: "); at > 0 {
		if end := strings.LastIndex(says[:at], "; "); end > 0 {
			return []blocks.Span{blocks.Text(says[:end]), {Text: says[end:], Rest: true}}
		}
	}
	return []blocks.Span{blocks.Text(says)}
}

// String describes the difference after the length of the game.
func (s Shown) String() string {
	return "after " + prose.Count(s.Decisions, "decision") + ": " + s.Says
}

// ids lists the ids of the first few sentences.
func ids(list []Sentence, most int) string {
	var names []string
	for _, s := range list[:min(most, len(list))] {
		names = append(names, s.ID)
	}
	return strings.Join(names, ", ") + prose.Either(len(list) > most, fmt.Sprintf(" and %d more", len(list)-most), "")
}
