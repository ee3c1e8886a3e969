package clerk

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
)

// rest is a part of a position that gives way: a part at the top, or a member of a player.
type rest struct {
	part   string
	player int // from 0; -1 at the top
	member string
	value  any
	long   int
}

// fit returns a position with the parts that hold and those others that fit them. The second result names the
// others that do not, which the game fills in. refusal is the reason why the parts that hold are refused, whatever the
// others are.
func (s *side) fit(ctx context.Context, position json.RawMessage, said []string) (fitted json.RawMessage, anew []string, refusal error) {
	var now map[string]any
	if err := json.Unmarshal(position, &now); err != nil {
		return nil, nil, err
	}
	held, others := divided(now, said)
	fitted, refusal = s.startsAt(held)
	if refusal != nil {
		if fitted, refusal = s.withClock(held, others); refusal != nil {
			return nil, nil, refusal
		}
	}
	for _, r := range others {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		put, cut := r.in(held)
		put()
		more, err := s.startsAt(held)
		if err != nil {
			cut()
			anew = append(anew, r.name(held))
			continue
		}
		fitted = more
	}
	return fitted, anew, nil
}

// withClock adds the words and numbers at the top to the parts that hold, because the parts of the clock may be needed.
// A number that does not fit is left out: the bank follows the cash of the players.
func (s *side) withClock(held map[string]any, others []rest) (fitted json.RawMessage, refusal error) {
	isAtTop := func(r rest) bool { return r.player < 0 && isScalar(r.value) }
	for _, r := range others {
		if put, _ := r.in(held); isAtTop(r) {
			put()
		}
	}
	if fitted, refusal = s.startsAt(held); refusal == nil {
		return fitted, nil
	}
	for _, r := range others {
		if _, isNumber := r.value.(float64); !isAtTop(r) || !isNumber {
			continue
		}
		put, cut := r.in(held)
		cut()
		if fitted, err := s.startsAt(held); err == nil {
			return fitted, nil
		}
		put()
	}
	return nil, refusal
}

// startsAt returns a position as text, and the reason why the game does not start there.
func (s *side) startsAt(position map[string]any) (json.RawMessage, error) {
	text, err := json.Marshal(position)
	if err != nil {
		return nil, err
	}
	return text, s.starts(text)
}

// divided returns the parts of a position that hold, and the others: first the short ones. A long part is often a
// pile from which a person has taken something.
func divided(now map[string]any, said []string) (held map[string]any, others []rest) {
	held = map[string]any{}
	aside := func(r rest) {
		text, _ := json.Marshal(r.value) // it was read from JSON
		r.long = len(text)
		others = append(others, r)
	}
	for name, value := range now {
		players, isPlayers := named(value)
		switch {
		case slices.Contains(said, name):
			held[name] = value
		case isPlayers:
			elements := make([]any, len(players))
			for i, player := range players {
				kept := map[string]any{"name": player["name"]}
				elements[i] = kept
				for member, value := range player {
					if slices.Contains(said, fmt.Sprintf("%s/%d/%s", name, i, member)) {
						kept[member] = value
					} else if member != "name" {
						aside(rest{part: name, player: i, member: member, value: value})
					}
				}
			}
			held[name] = elements
		default:
			aside(rest{part: name, player: -1, value: value})
		}
	}
	slices.SortFunc(others, func(a, b rest) int {
		return cmp.Or(cmp.Compare(min(0, b.player), min(0, a.player)), cmp.Compare(a.long, b.long), cmp.Compare(a.part, b.part),
			cmp.Compare(a.player, b.player), cmp.Compare(a.member, b.member))
	})
	return held, others
}

func isScalar(value any) bool {
	switch value.(type) {
	case map[string]any, []any:
		return false
	}
	return true
}

// named returns the elements of a list in which each has a name.
func named(value any) (elements []map[string]any, ok bool) {
	list, _ := value.([]any)
	for _, e := range list {
		element, _ := e.(map[string]any)
		if _, ok := element["name"].(string); !ok {
			return nil, false
		}
		elements = append(elements, element)
	}
	return elements, len(elements) > 0
}

// in returns functions that insert the part into a position and remove it.
func (r *rest) in(held map[string]any) (put, cut func()) {
	into, name := held, r.part
	if r.player >= 0 {
		into, name = held[r.part].([]any)[r.player].(map[string]any), r.member
	}
	return func() { into[name] = r.value }, func() { delete(into, name) }
}

// name returns the name of the part for people.
func (r *rest) name(held map[string]any) string {
	if r.player < 0 {
		return r.part
	}
	return r.member + " of " + held[r.part].([]any)[r.player].(map[string]any)["name"].(string)
}
