package ledger

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Edited returns a position with changes. A part in the changes replaces the old part as a whole, and null
// removes it. In a list of things with names, such as the players, only the things of the given names change.
// The error reports a text that is not a JSON object.
func Edited(position, differs json.RawMessage) (json.RawMessage, error) {
	now, err := partsOf(position)
	if err != nil {
		return nil, err
	}
	said, err := partsOf(differs)
	if err != nil {
		return nil, err
	}
	for _, name := range said.names {
		value := said.values[name]
		if was, ok := now.values[name]; ok {
			if value, err = byName(was, value); err != nil {
				return nil, err
			}
		}
		now.set(name, value)
	}
	return now.text(), nil
}

// parts are the members of an object, in its order.
type parts struct {
	names  []string
	values map[string]json.RawMessage
}

func partsOf(object json.RawMessage) (*parts, error) {
	p := &parts{values: map[string]json.RawMessage{}}
	d := json.NewDecoder(bytes.NewReader(object))
	if first, err := d.Token(); err != nil || first != json.Delim('{') {
		return nil, notObject(err)
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return nil, notObject(err)
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return nil, notObject(err)
		}
		p.set(name.(string), value) // the keys of an object are texts
	}
	if _, err := d.Token(); err != nil {
		return nil, notObject(err)
	}
	if d.More() {
		return nil, errors.New("the position is not JSON: something follows its end")
	}
	return p, nil
}

func notObject(err error) error {
	if err == nil {
		err = errors.New("it does not begin with {")
	}
	return fmt.Errorf("the position is not JSON: %s", prose.JSON(err))
}

// set sets a part; null leaves it out.
func (p *parts) set(name string, value json.RawMessage) {
	if _, known := p.values[name]; !known {
		p.names = append(p.names, name)
	}
	p.values[name] = value
}

func (p *parts) text() json.RawMessage {
	b := []byte("{")
	for _, name := range p.names {
		if string(p.values[name]) == "null" {
			continue
		}
		if len(b) > 1 {
			b = append(b, ',')
		}
		key, _ := json.Marshal(name) // a text is always one
		b = append(append(append(b, key...), ':'), p.values[name]...)
	}
	return append(b, '}')
}

// byName edits the things of said, by name, into a list. If the list or said is not a list of things with
// names, byName returns said.
func byName(list, said json.RawMessage) (json.RawMessage, error) {
	were, named := things(list)
	differ, theirs := things(said)
	if !named || !theirs {
		return said, nil
	}
	for _, thing := range differ {
		i := indexOf(were, thing.Name)
		if i < 0 {
			were = append(were, thing)
			continue
		}
		var err error
		if were[i].text, err = Edited(were[i].text, thing.text); err != nil {
			return nil, err
		}
	}
	b := []byte("[")
	for i, thing := range were {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, thing.text...)
	}
	return append(b, ']'), nil
}

// thing is an object with a name.
type thing struct {
	Name string `json:"name"`
	text json.RawMessage
}

// things returns the objects of a list, if all of them have names.
func things(list json.RawMessage) (all []thing, named bool) {
	var texts []json.RawMessage
	if json.Unmarshal(list, &texts) != nil {
		return nil, false
	}
	for _, text := range texts {
		one := thing{text: text}
		if json.Unmarshal(text, &one) != nil || one.Name == "" {
			return nil, false
		}
		all = append(all, one)
	}
	return all, len(all) > 0
}

func indexOf(all []thing, name string) int {
	for i := range all {
		if all[i].Name == name {
			return i
		}
	}
	return -1
}
