package clerk

import (
	"cmp"
	"context"
	"encoding/json"
	"reflect"
	"slices"
)

// rest is an unchanged part of a position: a part at the top, or a member of an element in a list of things
// with names.
type rest struct {
	part    string
	element int // from 0; -1 at the top
	member  string
	value   any
	long    int
}

// fit returns a position with the changed parts and those unchanged parts that fit them. The second result
// names the other parts, which the game fills in. refusal is the reason why the changed parts are refused,
// whatever the others are.
func (s *side) fit(ctx context.Context, position, base json.RawMessage) (fitted json.RawMessage, anew []string, refusal error) {
	var now, was map[string]any
	if err := json.Unmarshal(position, &now); err != nil {
		return nil, nil, err
	}
	if err := json.Unmarshal(base, &was); err != nil {
		return nil, nil, err
	}
	said, others := changed(now, was)
	text, err := json.Marshal(said)
	if err != nil {
		return nil, nil, err
	}
	if refusal := s.starts(text); refusal != nil {
		return nil, nil, refusal
	}
	for _, r := range others {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		put, cut := r.in(said)
		put()
		more, err := json.Marshal(said)
		if err != nil {
			return nil, nil, err
		}
		if s.starts(more) != nil {
			cut()
			anew = append(anew, r.name(said))
			continue
		}
		text = more
	}
	return text, anew, nil
}

// changed returns the changed parts of a position, and the unchanged ones: first those of players, then the
// short ones. A long part is often a pile from which a person has taken something.
func changed(now, was map[string]any) (said map[string]any, others []rest) {
	said = map[string]any{}
	for name, is := range now {
		list, names := named(is)
		_, before := named(was[name])
		switch {
		case names != nil && slices.Equal(names, before):
			elements := make([]any, len(list))
			for i, element := range list {
				kept := map[string]any{"name": names[i]}
				elements[i] = kept
				old, _ := was[name].([]any)[i].(map[string]any) // named has checked it
				for member, value := range element {
					if reflect.DeepEqual(value, old[member]) && member != "name" {
						others = append(others, rest{name, i, member, value, 0})
					} else {
						kept[member] = value
					}
				}
			}
			said[name] = elements
		case reflect.DeepEqual(is, was[name]):
			text, _ := json.Marshal(is) // it was read from JSON
			others = append(others, rest{name, -1, "", is, len(text)})
		default:
			said[name] = is
		}
	}
	slices.SortFunc(others, func(a, b rest) int {
		return cmp.Or(cmp.Compare(a.long, b.long), cmp.Compare(a.part, b.part), cmp.Compare(a.element, b.element),
			cmp.Compare(a.member, b.member))
	})
	return said, others
}

// named returns the elements of a list and their names; nil if an element has no name.
func named(value any) (elements []map[string]any, names []string) {
	list, _ := value.([]any)
	for _, e := range list {
		element, _ := e.(map[string]any)
		name, has := element["name"].(string)
		if !has {
			return nil, nil
		}
		elements, names = append(elements, element), append(names, name)
	}
	return elements, names
}

// in returns functions that insert the part into a position and remove it.
func (r *rest) in(said map[string]any) (put, cut func()) {
	into, name := said, r.part
	if r.element >= 0 {
		into, name = said[r.part].([]any)[r.element].(map[string]any), r.member
	}
	return func() { into[name] = r.value }, func() { delete(into, name) }
}

// name returns the name of the part for people.
func (r *rest) name(said map[string]any) string {
	if r.element < 0 {
		return r.part
	}
	return r.member + " of " + said[r.part].([]any)[r.element].(map[string]any)["name"].(string)
}
