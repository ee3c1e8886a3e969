package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Text is the verdict for people, several lines that end with a line feed. The first word is upheld or overruled.
func (v *Verdict) Text() string {
	return prose.Either(v.Upheld, "upheld", "overruled") + v.Hanging() + ": " + v.place() + "\n" + v.Body() + v.Repeated()
}

// Repeated is the last line of [Verdict.Text], the command that repeats the verdict; "" if none does.
func (v *Verdict) Repeated() string {
	if v.Command == "" {
		return ""
	}
	return "  to repeat: " + v.Command + "\n"
}

// Body is [Verdict.Text] without what is judged, in the first line, and without the command that repeats it, in the last. Of what stands
// beside the verdict less is shown where all of it would not fit a screen.
func (v *Verdict) Body() string { return v.fitted((*Verdict).body) }

func (v *Verdict) body() string {
	var b strings.Builder
	b.WriteString(prose.Wrap("  ", v.heading()))
	if all := v.Called(); all != "" {
		b.WriteString(prose.Wrap("  ", all))
	}
	v.drift(&b)
	if v.Fact != nil {
		v.since(&b)
	}
	if v.Action != "" && !v.Granted() {
		b.WriteString(prose.Wrap("  ", verdict.Done(v.Step, v.Actor, v.Action)))
	}
	if v.Owned {
		b.WriteString("  the record itself calls this a mistake\n")
	}
	switch {
	case v.Fact != nil:
		v.fact(&b)
	case v.Upheld:
		v.upheld(&b)
	default:
		v.overruled(&b)
	}
	v.mistakes(&b)
	v.unfinished(&b)
	b.WriteString(document.Told("  ", prose.Either(v.spoken, "filled in, because no step says it", document.LeftOut), v.Filled,
		b.String()))
	v.questions(&b)
	if v.WrittenUnder == "" {
		b.WriteString("  under which edition the record was written is not known\n")
	}
	return b.String()
}

func (v *Verdict) name() string {
	if v.File == "" {
		return "the record"
	}
	return v.File
}

// place is the line that the verdict is about, and the decision by its number.
func (v *Verdict) place() string {
	switch {
	case v.Tried:
		return v.name() + ", tried after " + prose.Count(v.Decision-1, "decision")
	case v.Decision == 0 && v.Line == 0:
		return v.name() + ", the start"
	}
	place := v.name()
	if v.Line > 0 {
		place += fmt.Sprintf(":%d", v.Line)
	}
	if v.Decision > 0 {
		place += fmt.Sprintf(", decision %d", v.Decision)
	}
	if v.Wanted > 0 {
		place += fmt.Sprintf(", which comes before decision %d", v.Wanted)
	}
	return place
}

// heading says by what the record was judged.
func (v *Verdict) heading() string {
	parts := []string{v.Title, "edition " + v.Edition, v.reading()}
	if v.Components != "" {
		parts = append(parts, "components "+v.Components)
	}
	if v.Program != "" {
		parts = append(parts, v.Program)
	}
	return strings.Join(parts, "; ")
}

func (v *Verdict) reading() string {
	if len(v.Answers) == 0 {
		return "every answer the default"
	}
	// A record may answer forty questions, which is a screen by itself.
	return "answers " + strings.Join(named(v.Answers, v.room.answers), ", ")
}

// upheld says why the decision is lawful, what it brought about, and how the game stands.
func (v *Verdict) upheld(b *strings.Builder) {
	v.effects(b)
	v.cited(b)
	b.WriteString(prose.Wrap("  ", v.names.In(prose.Either(v.Decision == 0, "at the start ", "after it ")+v.standing())))
}

func (v *Verdict) overruled(b *strings.Builder) {
	b.WriteString(prose.Wrap("  ", v.names.In(because(v.Reason, v.IDs()))))
	v.rests(b)
	v.legal(b)
	v.nearest(b)
	v.remedy(b)
}

func (v *Verdict) legal(b *strings.Builder) {
	if len(v.Legal) == 0 {
		return
	}
	actor := v.names.In(v.Turn.Actor)
	label := fmt.Sprintf("  legal there, for %s: ", actor)
	if len(v.Legal) > v.room.legal {
		label = fmt.Sprintf("  legal there, for %s, %s: ", actor, prose.Count(len(v.Legal), "action"))
	}
	var listed []string
	for _, g := range transcript.Outline(v.Legal, v.room.legal) {
		listed = append(listed, g.String())
	}
	b.WriteString(prose.List(label, listed))
}

func (v *Verdict) questions(b *strings.Builder) {
	var names []string
	for _, q := range v.Consulted {
		if !q.Settled {
			names = append(names, q.ID+"="+q.Option)
		}
	}
	if len(names) > 0 {
		b.WriteString(prose.List("  open questions consulted here: ", cut(names, v.room.consulted)))
	}
	if v.Others == nil {
		b.WriteString("  no other answers to open questions were tried\n")
		return
	}
	v.others(b)
}

// fitted is the text of the first room in which it takes a screen, or of the last.
func (v *Verdict) fitted(write func(*Verdict) string) string {
	const others = 2 // the first line and the last
	text := ""
	for _, r := range rooms {
		shown := *v
		shown.room = r
		if text = write(&shown); strings.Count(text, "\n") <= screen-others {
			break
		}
	}
	return text
}
