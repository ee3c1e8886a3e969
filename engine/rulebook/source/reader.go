package source

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// reader reads records and collects all faults in them, so that an author can correct a file in one
// step.
type reader struct {
	file string
	errs []error
}

func (r *reader) add(err error) {
	var e *Error
	if errors.As(err, &e) {
		e.File = r.file
	}
	r.errs = append(r.errs, err)
}

func (r *reader) fail(n *Node, problem, allowed string) { r.add(n.Wrong(problem, allowed)) }

// record checks that n is a record with only known keys.
func (r *reader) record(n *Node, known ...string) bool {
	if n.Kind != Record {
		r.fail(n, "is "+n.Describe(), "a mapping of "+strings.Join(known, ", "))
		return false
	}
	for _, key := range n.Keys() {
		if !slices.Contains(known, key) {
			r.add(n.Unknown(key, known))
		}
	}
	return true
}

// items returns the list under a key, which must exist.
func (r *reader) items(n *Node, key string) []*Node {
	list := n.Get(key)
	switch {
	case list == nil:
		r.fail(n, fmt.Sprintf("has no %s", key), "a list")
		return nil
	case list.Kind != List:
		r.fail(list, "is "+list.Describe(), "a list")
		return nil
	}
	return list.Items()
}

// text returns the text under a key, which must exist and not be empty.
func (r *reader) text(n *Node, key string) string {
	value := n.Get(key)
	if value == nil {
		r.fail(n, fmt.Sprintf("has no %s", key), "text")
		return ""
	}
	text := strings.TrimSpace(value.Value())
	if value.Kind != Text || text == "" {
		r.fail(value, "is "+value.Describe(), "text")
	}
	return text
}

// word returns the text under a key, which must be one of the allowed texts.
func (r *reader) word(n *Node, key string, allowed []string) string {
	text := r.text(n, key)
	if text != "" && !slices.Contains(allowed, text) {
		r.fail(n.Get(key), "is "+n.Get(key).Describe(), strings.Join(allowed, ", "))
	}
	return text
}

// truth returns the true or false under a key; fallback if there is none.
func (r *reader) truth(n *Node, key string, fallback bool) bool {
	value := n.Get(key)
	if value == nil {
		return fallback
	}
	if value.Kind != Truth {
		r.fail(value, "is "+value.Describe(), "true or false")
	}
	return value.Value() == "true"
}

// number returns the whole number under a key.
func (r *reader) number(n *Node, key string, least, most int) int {
	value := n.Get(key)
	if value == nil {
		r.fail(n, fmt.Sprintf("has no %s", key), "a whole number")
		return 0
	}
	number, err := value.Int(least, most)
	if err != nil {
		r.add(err)
	}
	return number
}

// texts returns the list of texts under a key.
func (r *reader) texts(n *Node, key string) []string {
	var texts []string
	for _, item := range r.items(n, key) {
		if item.Kind != Text {
			r.fail(item, "is "+item.Describe(), "text")
			continue
		}
		texts = append(texts, item.Value())
	}
	return texts
}

// clauses returns the list of clause ids under a key.
func (r *reader) clauses(n *Node, key string) []engine.Clause {
	var ids []engine.Clause
	for _, id := range r.texts(n, key) {
		ids = append(ids, engine.Clause(id))
	}
	return ids
}
