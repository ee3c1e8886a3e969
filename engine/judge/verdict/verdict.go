package verdict

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// MostQuoted is the number of clauses whose sentences a verdict shows.
const MostQuoted = 3

// Verdict is the answer to a record. A verdict is about one decision: the requested one, or an
// earlier decision with the first error of the record.
type Verdict struct {
	Heading
	Ruling
	Grounds
}

// Heading names the judged record and the rulebook.
type Heading struct {
	File string `json:"file"`
	Game string `json:"game"`
	// Players are the names that people use for the seats, by seat, if the record contains names.
	Players map[string]string `json:"players,omitempty"`
	// Title is the full name of the game. Edition identifies the rulebook used (see [rulebook.Book.Edition]).
	Title   string `json:"title"`
	Edition string `json:"edition"`
	// Issue is the name and the date of that edition; "" for a draft.
	Issue string `json:"issue,omitempty"`
	// WrittenUnder is the edition that the record names, "" if it names none.
	WrittenUnder string `json:"written-under,omitempty"`
}

// Ruling is the judgement of a decision, with the answers used and the reason.
type Ruling struct {
	// Answers are the answers to open questions that differ from the defaults. Components is the digest of the
	// owner's component file if the record was played with one.
	Answers    []Answer `json:"answers"`
	Components string   `json:"components,omitempty"`
	// Program names the program that judged, and Command is a command that repeats the verdict. Both are texts of the
	// caller (see [Options]).
	Program string `json:"program,omitempty"`
	Command string `json:"command,omitempty"`
	// Upheld reports that the decision is legal, and that the record's claims after it, and at its end, are true.
	Upheld bool `json:"upheld"`
	// Decision is the number of the decision, from 1; 0 for the start of a record without decisions. Tried reports
	// that the decision is not in the record. Wanted is the number of the requested decision if the record
	// has an error before it, else 0.
	Decision int  `json:"decision"`
	Tried    bool `json:"tried,omitempty"`
	Wanted   int  `json:"wanted,omitempty"`
	// Line is the wrong line, or the line of the decision; 0 if it is in no file.
	Line int `json:"line,omitempty"`
	// Kind names the fault, such as "illegal action".
	Kind   string `json:"kind,omitempty"`
	Actor  string `json:"actor,omitempty"`
	Action string `json:"action,omitempty"`
	// Owned reports that the record itself calls the decision a mistake.
	Owned bool `json:"owned,omitempty"`
	// Step is the scenario sentence that stated the decision, if the sentence does not contain the action itself.
	Step string `json:"step,omitempty"`
	// Clause is the clause that overrules, if there is only one. ClauseSays is its sentence, and ClauseAt is
	// its place.
	Clause     engine.Clause `json:"clause,omitempty"`
	ClauseSays string        `json:"clause-says,omitempty"`
	ClauseAt   string        `json:"clause-at,omitempty"`
	// Clauses are the clauses that overrule, if there are several: those of the actual effects or of the actual end.
	Clauses []Clause `json:"clauses,omitempty"`
	// Question is the open question on whose answer the refusal depends.
	Question string `json:"question,omitempty"`
	// Reason describes the fault.
	Reason string `json:"reason,omitempty"`
	// Besides are further clauses that Reason names, such as the clause of a price. The first ahead of them are rarer
	// than the clause that overrules, and are shown before it.
	Besides []Clause `json:"besides,omitempty"`
	ahead   int
	// Akin is at most one clause that is nearer to a claim and its scenario's title than the clauses behind the
	// verdict. It is found only by comparing words. nearest reports that it comes before all others.
	Akin    []Clause `json:"akin,omitempty"`
	nearest bool
	// Fact is the claim that the verdict is about; nil if the verdict is about a decision. With a claim, Decision is
	// the last decision before it or, for a wrong claim, the decision that made it wrong.
	Fact *Fact `json:"fact,omitempty"`
	// Legal lists the actions that would have been legal. It is empty if an effect is wrong, because no player
	// chooses an effect.
	Legal []string `json:"legal,omitempty"`
}

// Grounds lists the clauses and effects behind a ruling, and describes the game after it.
type Grounds struct {
	// Cited are the clauses that the game used when it judged the decision and carried it out. First come the clauses
	// that made a claim true, then the rarer ones (see [rulebook.Book.Common]); among equals, clauses that Effects
	// name come first. Effects are the effects of the decision, none if it was refused. Consulted are the open
	// questions used for the decision.
	Cited     []Clause        `json:"cited"`
	Effects   []engine.Effect `json:"effects"`
	Consulted []Question      `json:"consulted"`
	// Unfinished lists the statements that the record began and did not complete. The verdict is about the rest.
	Unfinished *transcript.Unfinished `json:"unfinished,omitempty"`
	// Mistakes are the earlier decisions that the record itself calls mistakes.
	Mistakes []Mistake `json:"mistakes,omitempty"`
	// Filled are the parts that the record's position leaves out and the game filled in. If there are several
	// positions, the last one before the decision counts. For a scenario, Filled are the parts that no step states.
	Filled []document.Part `json:"filled,omitempty"`
	// Decisions is the number of valid decisions. Turn is the actor, scores and winners after them.
	Decisions int         `json:"decisions"`
	Turn      engine.Turn `json:"turn"`
	// Touched are the open questions whose answers the record used up to that point.
	Touched []Question `json:"touched"`
}

// Granted reports whether the verdict is about a true claim, and it is known which decision made the claim true.
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

// Near returns the place of the clauses that are found only by comparing words, among those that are shown.
func (r *Ruling) Near(shown int) int {
	if r.nearest {
		return 0
	}
	return min(1, shown)
}

// Quoted returns the clauses that a short form of the verdict shows. They are the clauses that overrule and those
// that the reason names, with the rarer ones first. If there are none, they are the first few cited clauses
// that uphold.
func (r *Ruling) Quoted(cited []Clause) []Clause {
	if r.Upheld {
		return cited[:min(len(cited), MostQuoted)]
	}
	return r.Against()
}

// Mistake is a decision that the record itself calls a mistake and that the table accepted.
type Mistake struct {
	// Decision is the number of the decision, from 1.
	Decision int    `json:"decision"`
	Line     int    `json:"line"`
	Actor    string `json:"actor"`
	Action   string `json:"action"`
	// Legal reports that the decision is legal under the answers of the judgement, which differ from those of the
	// record.
	Legal bool `json:"legal,omitempty"`
	// Clause forbids the decision, for Reason. Question is the open question on whose answer the refusal depends.
	Clause
	Question string `json:"question,omitempty"`
	Reason   string `json:"reason"`
}
