package lsp

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/features"
)

// sentence is a step of the game, with the values of the blanks that the typed text fills.
type sentence struct {
	*features.Step
	values []string
	said   int
}

// list lists the steps that begin like a typed text, with its values in their blanks. First are the steps that
// share most letters with the text. Steps that contain its words follow.
func (s *Server) list(steps []features.Step, typed string) []item {
	var all []sentence
	var others []features.Step
	for i := range steps {
		values, said, begun := steps[i].Begun(typed)
		if begun && (said > 0 || !strings.Contains(typed, " ")) { // otherwise a blank takes any words
			all = append(all, sentence{&steps[i], values, said})
		} else {
			others = append(others, steps[i])
		}
	}
	slices.SortStableFunc(all, func(a, b sentence) int { return b.said - a.said })
	for _, one := range features.FindSteps(others, typed) {
		all = append(all, sentence{Step: &one})
	}
	items := []item{}
	for _, one := range all {
		items = append(items, s.item(one, typed))
	}
	return items
}

// item makes a completion of a step: a snippet with its blanks if the editor supports snippets, else the phrase.
func (s *Server) item(one sentence, typed string) item {
	i := item{Label: one.text(phrased), Kind: kindSnippet, FilterText: typed}
	if one.Example != nil {
		i.Detail = one.Example.Text
	}
	if len(one.Clauses) > 0 {
		i.Documentation = &markup{"plaintext", strings.Join(one.Clauses, " ")}
	}
	i.TextEdit.NewText = i.Label
	if s.snippets {
		i.Format, i.TextEdit.NewText = 2, one.text(asked)
	}
	return i
}

// variable matches a part of a phrase that a person fills in or chooses.
var variable = regexp.MustCompile(`<[a-z]+>|[a-z]+\(s\)|[a-z]+/[a-z]+`)

// hole is a part of a phrase to fill in, with the texts to choose from. N is its number, from 1.
type hole struct {
	n       int
	name    string
	choices []string
}

// form converts a phrase: one function writes its plain text, the other its holes.
type form struct {
	plain *strings.Replacer
	hole  func(hole) string
}

var (
	// phrased keeps the phrase as it is.
	phrased = form{strings.NewReplacer(), func(h hole) string { return h.name }}
	// asked makes a snippet with a placeholder for each hole.
	asked = form{strings.NewReplacer(`\`, `\\`, `$`, `\$`, `}`, `\}`), placeholder}
	// choice escapes one of the texts to choose from.
	choice = strings.NewReplacer(`\`, `\\`, `$`, `\$`, `}`, `\}`, `,`, `\,`, `|`, `\|`)
)

func placeholder(h hole) string {
	if len(h.choices) == 0 {
		return fmt.Sprintf("${%d:%s}", h.n, strings.Trim(h.name, "<>"))
	}
	var all []string
	for _, text := range h.choices {
		all = append(all, choice.Replace(text))
	}
	return fmt.Sprintf("${%d|%s|}", h.n, strings.Join(all, ","))
}

// text returns the step in a form, with the values that are known.
func (s sentence) text(in form) string {
	var out strings.Builder
	n, blank, end := 0, 0, 0
	for _, at := range variable.FindAllStringIndex(s.Phrase, -1) {
		out.WriteString(in.plain.Replace(s.Phrase[end:at[0]]))
		h := hole{name: s.Phrase[at[0]:at[1]]}
		end = at[1]
		switch word, plural := strings.CutSuffix(h.name, "(s)"); {
		case plural:
			h.choices = []string{word + "s", word}
		case h.name[0] != '<':
			h.choices = strings.Split(h.name, "/")
		default:
			if blank++; blank <= len(s.values) {
				out.WriteString(in.plain.Replace(s.values[blank-1]))
				continue
			}
			if b := s.Blanks[blank-1]; b.Takes == "" {
				h.choices = b.Values
			}
		}
		n++
		h.n = n
		out.WriteString(in.hole(h))
	}
	return out.String() + in.plain.Replace(s.Phrase[end:])
}
