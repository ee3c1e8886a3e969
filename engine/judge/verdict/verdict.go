package verdict

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// MostQuoted is the number of clauses whose sentences a verdict shows.
const MostQuoted = 3

// Verdict is the answer to a record, about one decision: the one asked for, or an earlier one at which the record goes wrong.
type Verdict struct {
	Heading
	Ruling
	Grounds
}

// Heading names the judged record and the rulebook.
type Heading struct {
	File string `json:"file"`
	Game string `json:"game"`
	// Players are the names that people use for the seats, by seat, if the record gives them.
	Players map[string]string `json:"players,omitempty"`
	// Title is the full name of the game, Edition identifies the rulebook used (see [rulebook.Book.Edition]).
	Title   string `json:"title"`
	Edition string `json:"edition"`
	// WrittenUnder is the edition that the record names, "" if it names none.
	WrittenUnder string `json:"written-under,omitempty"`
}

// Ruling is the judgement of a decision, with the answers used and the reason.
type Ruling struct {
	// Answers are the answers to open questions that are not the defaults; Components is the digest
	// of the owner's component file if the record was played with one.
	Answers    []Answer `json:"answers"`
	Components string   `json:"components,omitempty"`
	// Program names the program that judged, Command repeats the verdict: both are the caller's words (see [Options]).
	Program string `json:"program,omitempty"`
	Command string `json:"command,omitempty"`
	// Upheld reports that the decision is lawful, and that the record's claims below it, and at its end, are true.
	Upheld bool `json:"upheld"`
	// Decision is the number of the decision, from 1; 0 for the start of a record without any. Tried reports
	// that it is not in the record. Wanted is the number asked for if the record goes wrong before it, else 0.
	Decision int  `json:"decision"`
	Tried    bool `json:"tried,omitempty"`
	Wanted   int  `json:"wanted,omitempty"`
	// Line is the line that is wrong, or that of the decision; 0 if it is in no file.
	Line int `json:"line,omitempty"`
	// Kind names the fault, such as "illegal action".
	Kind   string `json:"kind,omitempty"`
	Actor  string `json:"actor,omitempty"`
	Action string `json:"action,omitempty"`
	// Owned reports that the record itself calls the decision a mistake.
	Owned bool `json:"owned,omitempty"`
	// Step is the sentence of a scenario that took the decision, if it does not write the action.
	Step string `json:"step,omitempty"`
	// Clause is the one clause that overrules, if it is one; ClauseSays is its sentence and ClauseAt its place.
	Clause     engine.Clause `json:"clause,omitempty"`
	ClauseSays string        `json:"clause-says,omitempty"`
	ClauseAt   string        `json:"clause-at,omitempty"`
	// Clauses are the clauses that overrule, if several: those of the actual effects or of the actual end.
	Clauses []Clause `json:"clauses,omitempty"`
	// Question is the open question whose answer the refusal rests on.
	Question string `json:"question,omitempty"`
	// Reason describes the fault.
	Reason string `json:"reason,omitempty"`
	// Besides are further clauses that Reason names, such as that of a price. The first of them,
	// ahead in number, are rarer than the clause that overrules, and shown before it.
	Besides []Clause `json:"besides,omitempty"`
	ahead   int
	// Akin are at most two clauses that are nearer to a false claim and its scenario's title than
	// those it rests on. They are found by words alone, the nearest first.
	Akin []Clause `json:"akin,omitempty"`
	// Fact is the claim that the verdict is about, nil if it is about a decision. Decision is then
	// the last one before the claim; for a wrong claim, the one that made it so.
	Fact *Fact `json:"fact,omitempty"`
	// Legal lists the actions that would have been legal; empty if an effect is wrong, which is nobody's choice.
	Legal []string `json:"legal,omitempty"`
}

// Grounds lists the clauses and effects behind a ruling, and describes the game after it.
type Grounds struct {
	// Cited are the clauses that the game rested on when it judged the decision and carried it out. First come those
	// that made a claim true, then the rarer ones (see [rulebook.Book.Common]), among equals those that Effects name.
	// Effects are the effects of the decision, none if it was refused; Consulted are the open questions used for it.
	Cited     []Clause        `json:"cited"`
	Effects   []engine.Effect `json:"effects"`
	Consulted []Question      `json:"consulted"`
	// Unfinished lists the statements that the record has begun and not completed, next to the verdict on the rest.
	Unfinished *transcript.Unfinished `json:"unfinished,omitempty"`
	// Mistakes are the decisions before it that the record itself calls mistakes.
	Mistakes []Mistake `json:"mistakes,omitempty"`
	// Filled are the parts that the record's position leaves out and the game filled in. If there are several
	// positions, the last before the decision counts. For a scenario, they are the parts that no step states.
	Filled []document.Part `json:"filled,omitempty"`
	// Decisions is the number of valid decisions, Turn the actor, scores and winners after them.
	Decisions int         `json:"decisions"`
	Turn      engine.Turn `json:"turn"`
	// Touched are the open questions whose answers the record used up to there.
	Touched []Question `json:"touched"`
}

// Granted reports whether the verdict is about a claim that holds since a known decision.
func (r *Ruling) Granted() bool { return r.Fact != nil && r.Fact.Holds && r.Fact.Since > 0 }

// IDs returns the ids of the clauses that overrule.
func (r *Ruling) IDs() []engine.Clause {
	if r.Clause != "" {
		return []engine.Clause{r.Clause}
	}
	return IDs(r.Clauses)
}

// Against returns the clauses that overrule, and those that the reason names.
func (r *Ruling) Against() []Clause {
	if r.Clause == "" {
		return slices.Concat(r.Clauses, r.Besides)
	}
	return slices.Insert(slices.Clone(r.Besides), r.ahead, Clause{ID: r.Clause, Says: r.ClauseSays, At: r.ClauseAt})
}

// Quoted returns the clauses that a short form of the verdict shows: those that overrule and those that
// the reason names, the rarer ones of them first; or the first few of the cited clauses that uphold.
func (r *Ruling) Quoted(cited []Clause) []Clause {
	if r.Upheld {
		return cited[:min(len(cited), MostQuoted)]
	}
	return r.Against()
}

// Mistake is a decision that the record itself calls a mistake and that the table let stand.
type Mistake struct {
	// Decision is its number, from 1.
	Decision int    `json:"decision"`
	Line     int    `json:"line"`
	Actor    string `json:"actor"`
	Action   string `json:"action"`
	// Legal reports that it is no mistake under the answers of the judgement, which are not the record's own.
	Legal bool `json:"legal,omitempty"`
	// Clause forbids it, for Reason; Question is the open question whose answer the refusal rests on.
	Clause
	Question string `json:"question,omitempty"`
	Reason   string `json:"reason"`
}
