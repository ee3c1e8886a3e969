package tune

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Parameter is an open question or a figure of the components that varies.
type Parameter struct {
	// Name is the name of the question, or the name of the figure as the user wrote it.
	Name string `json:"name"`
	// Field is the field of the figure in components.yaml; "" for a question. From is the origin of the figure, such
	// as printed.
	Field string `json:"field,omitempty"`
	From  string `json:"from,omitempty"`
	// Settled reports that the rulebook itself answers the question.
	Settled bool `json:"settled,omitempty"`
	// Values are the tried values. The first is the present one, whether or not the user named it.
	Values []string `json:"values"`
	// original is the value of the rulebook or of the components, from which others depart.
	original string
}

// departs describes the departure of a value from the rulebook or the components; "" if there is none.
func (p *Parameter) departs(value string) string {
	switch {
	case value == p.original:
		return ""
	case p.Settled:
		return "departs from the rulebook: " + p.original
	case p.From == "printed":
		return "departs from print: " + p.original
	case p.Field != "":
		return p.From + ": " + p.original
	}
	return ""
}

// order compares two values of a figure by size. The answers to a question keep their order.
func (p *Parameter) order(a, b string) int {
	if p.Field == "" {
		return 0
	}
	x, _ := strconv.Atoi(a) // both are whole numbers
	y, _ := strconv.Atoi(b)
	return x - y
}

// mostValues is the highest number of values of a parameter.
const mostValues = 1000

// ParametersOf reads parameters in the forms QUESTION, QUESTION=a|b, FIGURE=0..8 and FIGURE=3,5,7.
func ParametersOf(r *reading.Reading, written []string) ([]Parameter, error) {
	if len(written) == 0 {
		return nil, fmt.Errorf("name an open question or a figure of the components; %s", lists(r.Entry))
	}
	var all []Parameter
	for _, text := range written {
		name, values, listed := strings.Cut(text, "=")
		p, err := parameterOf(r, name, values, listed)
		if err != nil {
			return nil, fmt.Errorf("%.60q: %w", name, err)
		}
		if slices.ContainsFunc(all, func(other Parameter) bool { return other.id() == p.id() }) {
			return nil, fmt.Errorf("%.60q varies twice; write all its values in one flag", name)
		}
		all = append(all, *p)
	}
	return all, nil
}

// id identifies the question or the figure.
func (p *Parameter) id() string { return p.Field + "=" + prose.Either(p.Field == "", p.Name, "") }

func parameterOf(r *reading.Reading, name, values string, listed bool) (*Parameter, error) {
	book := r.Entry.Book
	if q := book.Question(name); q != nil {
		return answers(r, q, values, listed)
	}
	found := figuresOf(book, name)
	switch {
	case len(found) == 0:
		return nil, unknown(r.Entry, name)
	case len(found) > 1:
		return nil, several(found)
	case r.Components != nil:
		return nil, fmt.Errorf("a figure varies only in the game's own components; leave out --components, or vary only questions")
	}
	f := found[0]
	if _, err := strconv.Atoi(f.Value); err != nil {
		return nil, fmt.Errorf("the figure %s is not a whole number, but %.40q; vary another", f.Path, f.Value)
	}
	p := &Parameter{Name: name, Field: f.Path, From: f.From, Values: []string{f.Value}, original: f.Value}
	list, err := numbers(values)
	if err != nil {
		return nil, err
	}
	p.add(list)
	return p, p.bounds(r.Entry)
}

// answers returns a question as a parameter, with the listed answers or all.
func answers(r *reading.Reading, q *rulebook.Question, values string, listed bool) (*Parameter, error) {
	original := q.Options[q.Default].ID
	p := &Parameter{Name: q.Name, Settled: q.Settled(), Values: []string{original}, original: original}
	if given := r.Answers[q.Name]; given != "" {
		p.Values[0] = given
	}
	var list []string
	for _, o := range q.Options {
		list = append(list, o.ID)
	}
	if listed {
		list = split(values)
	}
	if q.Fixed && !listed {
		return nil, fmt.Errorf("only its default can be played (%s); vary another", strings.TrimSuffix(q.Why, "."))
	}
	for _, option := range list {
		if _, err := r.Entry.Book.Answer(map[string]string{q.Name: option}); err != nil {
			return nil, err
		}
	}
	p.add(list)
	if len(p.Values) == 1 {
		return nil, fmt.Errorf("no answer differs from the present one, %s; name another", p.Values[0])
	}
	return p, nil
}

// add adds values that the parameter does not have.
func (p *Parameter) add(list []string) {
	for _, value := range list {
		if !slices.Contains(p.Values, value) {
			p.Values = append(p.Values, value)
		}
	}
}

// split returns the values of a list.
func split(list string) []string {
	return strings.FieldsFunc(list, func(c rune) bool { return c == '|' || c == ',' })
}

// numbers reads the values of a figure.
func numbers(text string) (list []string, err error) {
	wrong := fmt.Errorf("%.40q is not a list of values; write a range such as 0..8, or a list such as 3,5,7, of at most %d whole numbers", text, mostValues)
	low, high, ok := strings.Cut(text, "..")
	if !ok {
		low, high = "0", "-1"
		list = split(text)
	}
	from, bad := strconv.Atoi(low)
	to, worse := strconv.Atoi(high)
	if bad != nil || worse != nil || to-from >= mostValues || len(list) > mostValues || ok && to < from {
		return nil, wrong
	}
	for n := from; n <= to; n++ {
		list = append(list, strconv.Itoa(n))
	}
	for _, value := range list {
		if n, err := strconv.Atoi(value); err != nil || strconv.Itoa(n) != value {
			return nil, wrong
		}
	}
	if len(list) == 0 {
		return nil, wrong
	}
	return list, nil
}

// bounds refuses a value that the game does not allow alone.
func (p *Parameter) bounds(entry games.Entry) error {
	if len(p.Values) == 1 {
		return fmt.Errorf("no value differs from the present one, %s; name another", p.Values[0])
	}
	box, err := knobs.NewBox(entry)
	if err != nil {
		return err
	}
	for _, value := range p.Values[1:] {
		if _, wrong := box.File([]knobs.Set{{Field: p.Field, Value: value}}); wrong != nil {
			return refusal(value, wrong)
		}
	}
	return nil
}

// refusal describes a value that the components do not allow.
func refusal(value string, wrong *source.Error) error {
	says := wrong.Field + " " + wrong.Problem
	if wrong.Allowed != "" {
		says += "; allowed: " + wrong.Allowed
	}
	return fmt.Errorf("the game refuses %s: %s", value, strings.TrimSpace(says))
}

// figuresOf returns the figures of a path, or of a name in paths.
func figuresOf(book *rulebook.Book, name string) (found []rulebook.Figure) {
	for _, f := range book.Figures {
		if f.Path == name || f.Path == name+".value" {
			return []rulebook.Figure{f}
		}
		if slices.Contains(names(f.Path), name) {
			found = append(found, f)
		}
	}
	return found
}

// names returns the names in the path of a field.
func names(path string) []string {
	return strings.FieldsFunc(path, func(c rune) bool { return c == '.' || c == '[' || c == ']' })
}

func several(found []rulebook.Figure) error {
	const most = 5
	var paths []string
	for _, f := range found[:min(most, len(found))] {
		paths = append(paths, f.Path)
	}
	return fmt.Errorf("the name belongs to %s; name one by its path, such as %s", prose.Count(len(found), "figure"), strings.Join(paths, ", "))
}

func unknown(entry games.Entry, name string) error {
	var known []string
	for _, q := range entry.Book.Questions {
		known = append(known, q.Name)
	}
	for _, f := range entry.Book.Figures {
		known = append(known, names(f.Path)...)
	}
	near := spelling.Nearest(name, known)
	return fmt.Errorf("%s has neither such an open question nor such a figure%s; %s", entry.Book.Title,
		prose.Either(near == "", "", fmt.Sprintf(", did you mean %q?", near)), lists(entry))
}

// lists names the commands that list the parameters of a game.
func lists(entry games.Entry) string {
	return fmt.Sprintf("yardstick rules %s --questions lists the questions, and yardstick rules %s FIELD the figures of a field",
		entry.Name(), entry.Name())
}
