package transcript

import (
	"slices"
	"strings"
)

func (r *reader) tail(line string) error {
	word, rest := cut(line)
	if bare, colon := strings.CutSuffix(word, ":"); colon && (bare == "result" || bare == "winner") {
		return r.wrong("write %q without the colon", bare)
	}
	switch word {
	case "result":
		if err := r.once(word); err != nil {
			return err
		}
		return r.result(rest)
	case "winner":
		if err := r.once(word); err != nil {
			return err
		}
		return r.winner(rest)
	case rule:
		return r.wrong("this is the third line %q; a record has a header, decisions and a tail", rule)
	}
	return r.wrong(`%s comes after the end; only "result" and "winner" come after the second line "---"`, quote(line))
}

func (r *reader) result(rest string) error {
	result := &Result{Line: r.line}
	for item := range strings.SplitSeq(rest, ",") {
		fields := strings.Fields(item)
		if len(fields) != 2 || !isName(fields[0]) {
			text := strings.TrimSpace(item)
			return r.wrong(`%s is not a score; write every seat with its score, such as "result ann 18, bob 11"%s`, quote(text), lower(text))
		}
		points, ok := number(fields[1])
		if !ok {
			return r.wrong("%s is not a score; write a whole number", quote(fields[1]))
		}
		if slices.ContainsFunc(result.Scores, func(s Score) bool { return s.Seat == fields[0] }) {
			return r.wrong("%q has two scores; leave one of them out", fields[0])
		}
		if len(result.Scores) == MaxSeats {
			return r.wrong("there are more than %d scores; write one for every seat", MaxSeats)
		}
		result.Scores = append(result.Scores, Score{Seat: fields[0], Points: points})
	}
	r.t.Result = result
	return nil
}

func (r *reader) winner(rest string) error {
	names := strings.Fields(rest)
	if len(names) == 0 || len(names) > MaxSeats {
		return r.wrong(`the line names no winner; write the seats that won, or "winner none"`)
	}
	winner := &Winner{Line: r.line, Seats: names}
	if rest == "none" {
		winner.Seats = nil
	}
	for i, name := range winner.Seats {
		switch {
		case len(names) == 1 && slices.Contains([]string{"nobody", "no-one", "noone"}, strings.ToLower(name)) &&
			!slices.Contains(r.t.Seats, name):
			return r.wrong(`%s is not a seat; if nobody has won, write "winner none"`, quote(name))
		case !isName(name):
			return r.wrong("%s is not the name of a seat; use lower-case letters, digits and hyphens, a letter first%s", quote(name), lower(name))
		case name == "none":
			return r.wrong(`"none" excludes every seat; write the seats that won, or "winner none"`)
		case slices.Contains(names[:i], name):
			return r.wrong("%q is named twice; leave one of them out", name)
		}
	}
	r.t.Winner = winner
	return nil
}
