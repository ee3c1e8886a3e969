package witness

import (
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// failure is one thing that failed.
type failure struct {
	// of lists the laws, clauses and questions that the failure is about; the one that explains it comes first.
	of []string
	// says describes the failure on one line, and place is its place, or "" if there is none.
	says, place string
	// why is the full reason. kept holds the blocks that stay even if the failure is a consequence.
	why, kept []blocks.Block
}

// cause is a law, clause or question with the failures that name it; "" stands for failures that name none.
type cause struct {
	id    string
	first failure
	more  []failure
}

// causes groups all failures, each once. Failures under the id that most failures name come first.
func (f *Audit) causes() (causes []*cause) {
	left := f.failures()
	for len(left) > 0 {
		id := most(left)
		c := &cause{id: id}
		var about, others []failure
		for i, one := range left {
			if slices.Contains(one.of, id) || id == "" && i == 0 {
				about = append(about, one)
			} else {
				others = append(others, one)
			}
		}
		clearest := max(0, slices.IndexFunc(about, func(one failure) bool { return id != "" && one.of[0] == id }))
		c.first = about[clearest]
		c.more, left = slices.Delete(about, clearest, clearest+1), others
		causes = append(causes, c)
	}
	return causes
}

// most returns the id that most failures name; "" if none names any.
func most(list []failure) (id string) {
	times := map[string]int{}
	for _, one := range list {
		for _, of := range one.of {
			times[of]++
		}
	}
	for _, one := range list { // in this order, so that the same failures always have the same causes
		for _, of := range one.of {
			if times[of] > times[id] {
				id = of
			}
		}
	}
	return id
}

// sum returns the cause on one line.
func (c *cause) sum() string {
	if len(c.more) == 0 {
		return c.first.says
	}
	return prose.Count(1+len(c.more), "failure") + " with " + c.id + ", such as " + c.first.says
}

// failures returns all failures, by the kind of evidence.
func (f *Audit) failures() (all []failure) {
	for _, s := range f.Scenarios.Failed {
		answer := Outcome("failed", s)
		spans := answer[0].Spans
		all = append(all, failure{of: about(s), says: "scenario " + strings.TrimPrefix(spans[1].Text, ": "), place: spans[2].Text, why: within(answer[1:])})
	}
	if b := f.Walks.Broken; b != nil {
		record := []blocks.Block{blocks.Left(blocks.Said("This game shows the fault; save it in a file for yardstick judge:")),
			blocks.Left(blocks.Block{Kind: blocks.Code, Lines: strings.Split(strings.TrimRight(b.Record, "\n"), "\n")})}
		all = append(all, failure{of: []string{b.ID}, says: "law " + b.ID + " is broken in a random game",
			why: []blocks.Block{blocks.Said(judge.Sentence(b.Says)), blocks.Said(judge.Sentence(b.Problem))}, kept: record})
	}
	for _, line := range slices.Concat(f.Golden.Failed, f.Precedents.Failed, f.Lacks) {
		one := failure{of: distinct(ids.FindAllString(line, -1)), says: line}
		if at := placed.FindString(line); at != "" {
			one.place, one.says = at, strings.TrimPrefix(line[len(at):], ": ")
		}
		all = append(all, one)
	}
	return all
}

var (
	// ids matches the ids of clauses, laws and questions in a text.
	ids = regexp.MustCompile(`\b[A-Z]{2,4}-[A-Z][A-Z0-9]*-(?:[0-9]{2}\b|[a-z][a-z-]*[a-z])`)
	// placed is a file with a line where a text begins.
	placed = regexp.MustCompile(`^\S+\.\w+:[0-9]+\b`)
)

// about returns the law that refuses the scenario's position. If there is none, it returns the clauses that
// both the tags and the failure name.
func about(s features.Scenario) (of []string) {
	if rest, is := strings.CutPrefix(s.Failure.Message, "law "); is {
		law, _, _ := strings.Cut(rest, ",")
		return []string{law}
	}
	for _, id := range s.Clauses() {
		of = append(of, string(id))
	}
	return distinct(append(of, ids.FindAllString(s.Failure.Message, -1)...))
}

// distinct returns a list without repeated entries.
func distinct(list []string) (once []string) {
	for _, one := range list {
		if !slices.Contains(once, one) {
			once = append(once, one)
		}
	}
	return once
}

func (f *failure) where() []blocks.Span {
	if f.place == "" {
		return nil
	}
	return []blocks.Span{blocks.Marked(blocks.Place, f.place)}
}

// line returns the failure as one entry of a list.
func (f *failure) line() []blocks.Span {
	if f.place == "" {
		return []blocks.Span{blocks.Text(f.says)}
	}
	return append([]blocks.Span{blocks.Text(f.says + "  ")}, f.where()...)
}

// mostCaused is the number of failures that a short form lists below their cause.
const mostCaused = 4

// failed lists the causes, each with its other failures below it.
func failed(causes []*cause) (all []blocks.Block) {
	for _, c := range causes {
		b := blocks.Labelled("failed", c.first.line(), slices.Concat(c.first.why, c.first.kept)...)
		if len(c.more) > 0 {
			b.Blocks = append(b.Blocks, blocks.Said(prose.Count(len(c.more), "more failure")+" with "+c.id+":"))
		}
		for i := range c.more {
			item := blocks.Block{Kind: blocks.Item, Spans: c.more[i].line(), Rest: i >= mostCaused}
			b.Blocks = append(append(b.Blocks, item), c.more[i].kept...)
		}
		all = append(all, b)
	}
	return all
}
