package transcript

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

func (r *reader) body(line string) error {
	if line[0] == '>' {
		return r.effect(line[1:])
	}
	if word, rest := cut(line); word == "position" {
		return r.goesOn(rest)
	}
	line = uncomment(line)
	switch {
	case line == rule:
		r.part = inTail
		return nil
	case line[0] == '=':
		return r.mark(line[1:])
	}
	if err := r.gone(); err != nil {
		return err
	}
	if line[0] == '!' {
		return r.mistake(line[1:])
	}
	return r.decision(line)
}

// decision reads a line with an actor and an action.
func (r *reader) decision(line string) error {
	actor, action, ok := strings.Cut(line, ":")
	actor, action = strings.TrimRight(actor, " \t"), uncomment(strings.TrimLeft(action, " \t"))
	switch {
	case !ok:
		return r.noColon(line)
	case !isName(actor):
		return r.wrong(`%s is not the name of a seat; a decision is written "actor: action", the actor in lower case%s`, quote(actor), lower(actor))
	case action == "":
		return r.wrong(`%s decides nothing; a decision is written "actor: action"`, quote(actor))
	}
	r.t.Decisions = append(r.t.Decisions, Decision{Line: r.line, Actor: actor, Action: action})
	return nil
}

// noColon returns the error for a line of the body without a colon, with the line that the author
// may have meant.
func (r *reader) noColon(line string) error {
	word, rest := cut(line)
	switch {
	case word == "result" || word == "winner":
		return r.wrong(`%q is among the decisions; put a line "---" before it`, word)
	case slices.Contains(keys, word):
		return r.wrong(`%q belongs to the header; put it before the first line "---"`, word)
	case strings.Trim(line, "-") == "":
		return r.wrong(`%q is not a dividing line; write "---"`, line)
	case rest != "" && (word == "chance" || slices.Contains(r.t.Seats, word)):
		return r.wrong("a decision needs a colon after its actor; write %s", quote(word+": "+rest))
	}
	return r.notDecision(line)
}

// notDecision returns the error for a line that is not a decision. It shows the form of a decision
// and lists the possible actors.
func (r *reader) notDecision(line string) error {
	if len(r.t.Seats) == 0 {
		return r.wrong(`%s is not a decision; write "actor: action"`, quote(line))
	}
	return r.wrong(`%s is not a decision; write "actor: action", the actor one of %s, the action as yardstick legal lists it`, quote(line),
		seatList(r.t.Seats))
}

// above returns the decision before the current line, nil at the beginning.
func (r *reader) above() *Decision {
	if n := len(r.t.Decisions); n > 0 {
		return &r.t.Decisions[n-1]
	}
	return nil
}

func (r *reader) effect(line string) error {
	d := r.above()
	if d != nil && d.Mistake {
		return r.wrong("a mistake brings nothing about by itself; the position below it says how the game goes on")
	}
	if d == nil || d.Mark != nil {
		return r.wrong("an effect belongs below the decision that caused it; put it there or leave it out")
	}
	text, clauses, ok := splitEffect(strings.Trim(line, " \t"))
	if !ok {
		return r.wrong(`the effect says nothing; write "> text [CLAUSE CLAUSE]"`)
	}
	d.Effects = append(d.Effects, Effect{Line: r.line, Effect: engine.Effect{Text: text, Clauses: clauses}})
	return nil
}

// splitEffect separates the text from the clauses, which are in brackets at the end of the line.
func splitEffect(line string) (text string, clauses []engine.Clause, ok bool) {
	if !strings.HasSuffix(line, "]") {
		line = uncomment(line)
	}
	open := strings.LastIndexByte(line, '[')
	if open < 0 || !strings.HasSuffix(line, "]") {
		return line, nil, line != ""
	}
	for _, id := range strings.Fields(line[open+1 : len(line)-1]) {
		clauses = append(clauses, engine.Clause(id))
	}
	text = strings.TrimRight(line[:open], " \t")
	return text, clauses, text != ""
}

func (r *reader) mark(line string) error {
	count, digest := cut(strings.TrimLeft(line, " \t"))
	legal, ok := number(count)
	if !ok || legal < 0 || !isDigest(digest) {
		return r.wrong(`%s is not a mark; write "= LEGAL DIGEST", the number of legal actions and %d hexadecimal digits`,
			quote("="+line), digestLength)
	}
	place := &r.t.Opening
	if d := r.above(); d != nil {
		place = &d.Mark
	}
	if *place != nil {
		return r.wrong("there is a mark here and on line %d; leave one of them out", (*place).Line)
	}
	*place = &Mark{Line: r.line, Legal: legal, Digest: digest}
	return nil
}

// number reads a whole number of at most nine digits, in its only valid spelling.
func number(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	const most = 999_999_999
	return n, err == nil && strconv.Itoa(n) == s && -most <= n && n <= most
}
