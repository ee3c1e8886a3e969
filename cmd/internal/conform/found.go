package conform

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// causes reports whether a finding is probably the consequence of an earlier one: both rest on the same clause and are
// about the same action.
func (a *Answer) causes(early, late int) bool {
	e, l := &a.Found[early], &a.Found[late]
	return len(e.Clauses) > 0 && len(l.Clauses) > 0 && e.Clauses[0] == l.Clauses[0] && e.Decision.Action == l.Decision.Action &&
		e.Decision.Action != ""
}

// Finding formats a finding with its number: the fault, the place, the statements of rulebook and engine, the
// clause, and the command that repeats it.
func (a *Answer) Finding(i int) blocks.Block {
	f := &a.Found[i]
	b := blocks.Labelled(fmt.Sprint(i+1), []blocks.Span{blocks.Marked(blocks.Strong, f.Does()), blocks.Text(" (" + f.Weight() + ")")})
	rows := [][]blocks.Span{{blocks.Text("in"), blocks.Text(f.shown())}}
	for _, line := range f.Where() {
		rows = append(rows, []blocks.Span{{}, blocks.Text(line)})
	}
	rows = append(rows, []blocks.Span{blocks.Text("rulebook"), blocks.Text(prose.OneLine(f.A))},
		[]blocks.Span{blocks.Text("engine"), blocks.Text(prose.OneLine(f.B))})
	if len(f.Clauses) > 0 {
		if clause := a.book.Clause(string(f.Clauses[0])); clause != nil {
			rows = append(rows, []blocks.Span{leads(clause.ID), blocks.Text(clause.Says)})
		}
	}
	for _, row := range [][2]string{{"record", f.File}, {"scenario", f.Feature}, {"repeat", a.replayCommand(f)}} {
		if row[1] != "" {
			rows = append(rows, []blocks.Span{blocks.Text(row[0]), blocks.Marked(blocks.Typed, row[1])})
		}
	}
	b.Blocks = []blocks.Block{{Kind: blocks.Table, Columns: 2, Rows: rows}}
	return b
}

// Weight names the level of a finding, its clauses, and the number of trials with it.
func (f *Found) Weight() string {
	parts := []string{fmt.Sprintf("level %d", f.Level)}
	if len(f.Clauses) > 0 {
		parts = append(parts, strings.Join(some(words(f.Clauses)), " "))
	}
	parts = append(parts, prose.Count(f.Trials, "trial"))
	if f.Later {
		parts = append(parts, "only after another difference")
	}
	return strings.Join(parts, ", ")
}

// shown names the trial with the shortest game of a finding, the decision, and the answers that are not the default.
func (f *Found) shown() string {
	kind, name, _ := strings.Cut(f.Trial, " ")
	text := nouns[conformance.Kind(kind)] + " " + name
	if f.Decision.Action != "" {
		text += ": " + f.Decision.Actor + ": " + f.Decision.Action
	}
	if under := f.Under(); under != "" {
		text += ", under " + under
	}
	return prose.OneLine(text)
}

// replayCommand returns the command that replays the shortest game of a finding; "" if the game must be saved first.
func (a *Answer) replayCommand(f *Found) string {
	_, engine, found := strings.Cut(a.Command, " -- ")
	if !found {
		return ""
	}
	number, random := strings.CutPrefix(f.Trial, string(conformance.Walks)+" ")
	flags := ""
	switch {
	case f.Script != nil:
		flags = "--replay " + f.Script.String()
	case f.File != "":
		flags = "--replay " + f.File
	case !random || f.Under() != "":
		return ""
	default:
		flags = "--game " + number
		if a.Seed != 1 {
			flags += fmt.Sprintf(" --seed %d", a.Seed)
		}
		if a.Decisions != conformance.DefaultDecisions {
			flags += fmt.Sprintf(" --decisions %d", a.Decisions)
		}
	}
	return prose.OneLine(fmt.Sprintf("yardstick conform %s %s -- %s", a.Game, flags, engine))
}

// words returns clauses as strings.
func words(clauses []engine.Clause) (all []string) {
	for _, c := range clauses {
		all = append(all, string(c))
	}
	return all
}

// Does describes the fault of the engine in a few words.
func (f *Found) Does() string { return does(&f.Finding) }

func does(f *conformance.Finding) string {
	switch {
	case f.Failure && f.Impossible:
		return "fails to answer at an impossible position"
	case f.Failure:
		return "fails to answer"
	case f.Impossible && f.Kind == lockstep.Opening:
		return "begins at an impossible position"
	case f.Kind == lockstep.Opening && f.B != lockstep.CarriedOut:
		return "refuses to begin a legal game"
	}
	if f.Kind == lockstep.View && f.Hidden {
		return "shows hidden parts to " + lockstep.Looker(f.Decision.Actor)
	}
	return doing[f.Kind]
}

// doing describes the engine's fault for each kind of difference.
var doing = map[lockstep.Kind]string{
	lockstep.Opening:  "begins a game that is not legal",
	lockstep.Turn:     "lets another player decide",
	lockstep.Refused:  "refuses a legal action",
	lockstep.Accepted: "carries out an illegal action",
	lockstep.Scores:   "has another score",
	lockstep.Winners:  "has other winners",
	lockstep.Missing:  "does not list a legal action",
	lockstep.Extra:    "lists an illegal action",
	lockstep.Odds:     "has other odds",
	lockstep.Position: "has another position",
	lockstep.View:     "shows a player another view",
	lockstep.Clause:   "refuses by another clause",
	lockstep.Effects:  "cites other clauses for what happened",
	lockstep.Other:    "plays a scenario differently",
}
