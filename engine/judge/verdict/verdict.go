package verdict

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// MostQuoted is how many clauses a verdict is shown with in words.
const MostQuoted = 3

// Verdict is the answer to a record, about one decision: the one asked for, or an earlier one at which the record goes wrong.
type Verdict struct {
	Heading
	Ruling
	Grounds
}

// Heading is what is judged, and by which rulebook.
type Heading struct {
	File string `json:"file"`
	Game string `json:"game"`
	// Players are what people call the seats, by seat, if the record says so.
	Players map[string]string `json:"players,omitempty"`
	// Title is what people call the game, Edition stands for the rulebook it was judged by (see [rulebook.Book.Edition]).
	Title   string `json:"title"`
	Edition string `json:"edition"`
	// WrittenUnder is the edition that the record names, "" if it names none.
	WrittenUnder string `json:"written-under,omitempty"`
}

// Ruling is how a decision is judged, under which answers, and why.
type Ruling struct {
	// Answers are those to open questions that are not the defaults; Components is the digest of the owner's component file if it
	// was played with one.
	Answers    []Answer `json:"answers"`
	Components string   `json:"components,omitempty"`
	// Program is which program judged, Command what repeats the verdict: the caller's words (see [Options]).
	Program string `json:"program,omitempty"`
	Command string `json:"command,omitempty"`
	// Upheld says that the decision is lawful, and what the record says below it, and at its end, is true.
	Upheld bool `json:"upheld"`
	// Decision is the number of the decision, from 1; 0 if the record has none, so that it is about the start. Tried says that the decision
	// is not in the record. Wanted is the number of the one asked for if the record goes wrong before it, else 0.
	Decision int  `json:"decision"`
	Tried    bool `json:"tried,omitempty"`
	Wanted   int  `json:"wanted,omitempty"`
	// Line is the line that is wrong, or that of the decision; 0 if it is in no file.
	Line int `json:"line,omitempty"`
	// Kind is what is wrong with it, such as "illegal action".
	Kind   string `json:"kind,omitempty"`
	Actor  string `json:"actor,omitempty"`
	Action string `json:"action,omitempty"`
	// Owned says that the record itself calls the decision a mistake.
	Owned bool `json:"owned,omitempty"`
	// Step is the sentence of a scenario that took the decision, if it does not write the action.
	Step string `json:"step,omitempty"`
	// Clause is what an overruled decision rests on if it is one clause, ClauseSays what it says and ClauseAt where it is in the rulebook.
	Clause     engine.Clause `json:"clause,omitempty"`
	ClauseSays string        `json:"clause-says,omitempty"`
	ClauseAt   string        `json:"clause-at,omitempty"`
	// Clauses are what it rests on if they are several: those of what happened instead of a wrong effect or a wrong end.
	Clauses []Clause `json:"clauses,omitempty"`
	// Question is the open question whose answer the refusal rests on.
	Question string `json:"question,omitempty"`
	// Reason says what is wrong.
	Reason string `json:"reason,omitempty"`
	// Besides are the clauses that Reason names besides those, such as that of a price. The first of them, ahead, are rarer than the one
	// that overrules, and shown before it.
	Besides []Clause `json:"besides,omitempty"`
	ahead   int
	// Akin are clauses whose sentences are nearer to the words of a false claim and of its scenario's title than those it rests on: at most
	// two, found by words alone, the nearest first.
	Akin []Clause `json:"akin,omitempty"`
	// Fact is the claim that the verdict is about, nil if it is about a decision. Decision is then the last before it; if it is wrong, the
	// one that made it so.
	Fact *Fact `json:"fact,omitempty"`
	// Legal is what would have been legal; empty if an effect is wrong, which is nobody's choice.
	Legal []string `json:"legal,omitempty"`
}

// Grounds are what a ruling rests on, and how the game stands after it.
type Grounds struct {
	// Cited are the clauses that the game rested on when it judged the decision and carried it out. First come those of what made a claim
	// true, then the rarer ones (see [rulebook.Book.Common]), among equals those that Effects name. Effects are what the decision brought
	// about, none if it was refused; Consulted are the open questions used for that.
	Cited     []Clause        `json:"cited"`
	Effects   []engine.Effect `json:"effects"`
	Consulted []Question      `json:"consulted"`
	// Unfinished is what the record says less than it has begun to say, beside the verdict on the rest.
	Unfinished *transcript.Unfinished `json:"unfinished,omitempty"`
	// Mistakes are the decisions before it that the record itself calls mistakes.
	Mistakes []Mistake `json:"mistakes,omitempty"`
	// Filled are the parts that the position of the record leaves out and that the game filled in, those of the last position before the
	// decision if there are several. Of a scenario they are what no step says.
	Filled []document.Part `json:"filled,omitempty"`
	// Decisions is the number of decisions that are right, Turn how the game stands after them.
	Decisions int         `json:"decisions"`
	Turn      engine.Turn `json:"turn"`
	// Touched are the open questions whose answers the record used up to there.
	Touched []Question `json:"touched"`
}

// Granted reports whether the verdict is about a claim that holds since a decision that is known.
func (r *Ruling) Granted() bool { return r.Fact != nil && r.Fact.Holds && r.Fact.Since > 0 }

// IDs are the clauses that overrule.
func (r *Ruling) IDs() []engine.Clause {
	if r.Clause != "" {
		return []engine.Clause{r.Clause}
	}
	return IDs(r.Clauses)
}

// Against are the clauses that overrule, and those that the reason names besides.
func (r *Ruling) Against() []Clause {
	if r.Clause == "" {
		return slices.Concat(r.Clauses, r.Besides)
	}
	return slices.Insert(slices.Clone(r.Besides), r.ahead, Clause{ID: r.Clause, Says: r.ClauseSays, At: r.ClauseAt})
}

// Quoted are the clauses that a short form of the verdict is shown with: those that overrule and those that the reason names besides, the
// rarer of them first; or the first few of those that uphold, which are cited.
func (r *Ruling) Quoted(cited []Clause) []Clause {
	if r.Upheld {
		return cited[:min(len(cited), MostQuoted)]
	}
	return r.Against()
}

// Mistake is a decision that the record itself calls a mistake and that those at the table let stand: beside the verdict, not against it.
type Mistake struct {
	// Decision is its number, from 1.
	Decision int    `json:"decision"`
	Line     int    `json:"line"`
	Actor    string `json:"actor"`
	Action   string `json:"action"`
	// Legal says that it is none under the answers that the record is judged under, which are not its own.
	Legal bool `json:"legal,omitempty"`
	// Clause forbids it, for Reason; Question is the open question whose answer that rests on.
	Clause
	Question string `json:"question,omitempty"`
	Reason   string `json:"reason"`
}
