package lsp

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/features/step"
)

// aStep matches a step of a scenario that is written or begun.
var aStep = regexp.MustCompile(`^(\s*)(Given|When|Then|And|But|\*)\s+`)

// game returns the game that a line of a document is about: of scenarios the one that the nearest step above names, or
// else the first below; of a record the one in its header.
func (d *document) game(line int) (games.Entry, bool) {
	named := func(n int) (games.Entry, bool) {
		text := d.line(n)
		if is, found := strings.CutPrefix(strings.TrimSpace(text), "game "); found && !d.scenarios {
			entry, err := games.Find(strings.TrimSpace(is))
			return entry, err == nil
		}
		return step.GameOf(text[len(aStep.FindString(text)):])
	}
	for n := min(line, len(d.lines)-1); n >= 0; n-- {
		if entry, found := named(n); found {
			return entry, true
		}
	}
	for n := range d.lines {
		if entry, found := named(n); found {
			return entry, true
		}
	}
	return games.Entry{}, false
}

// ruleAt shows the clause, question or example whose id is at a place; nil if none is.
func (d *document) ruleAt(at position) *hover {
	word, where := d.wordAt(at)
	entry, found := answer.Owner(word)
	if !found {
		entry, found = d.game(at.Line)
	}
	if !found || entry.Book.Clause(word) == nil && entry.Book.Question(word) == nil && entry.Book.Example(word) == nil {
		return nil
	}
	said, one, err := answer.LookUp(entry.Book, word)
	if err != nil || !one {
		return nil
	}
	return &hover{markup{"markdown", said.Doc().Brief().Markdown()}, where}
}

// sentences lists the steps that can be written at a place, or the ids for a tag.
func (s *Server) sentences(d *document, at position) *items {
	list := &items{IsIncomplete: true, Items: []item{}}
	entry, found := d.game(at.Line)
	if !found {
		return list
	}
	line := d.line(at.Line)
	here := bytesTo(line, at.Character)
	if tag := strings.LastIndexByte(line[:here], '@'); tag >= 0 && strings.HasPrefix(strings.TrimSpace(line), "@") {
		list.Items = tags(entry, line[tag+1:here])
		return d.placed(list, at.Line, tag+1, here)
	}
	begun := aStep.FindString(line[:here])
	if begun == "" {
		return list
	}
	steps, err := s.steps[entry.Name()]()
	if err != nil {
		return list
	}
	keyword := d.keyword(at.Line)
	steps = slices.DeleteFunc(slices.Clone(steps), func(one features.Step) bool { return one.Keyword != keyword })
	typed := line[len(begun):here]
	for _, one := range features.FindSteps(steps, typed) {
		list.Items = append(list.Items, s.sentence(&one, typed))
	}
	_, to := d.content(at.Line)
	return d.placed(list, at.Line, len(begun), max(to, here))
}

// placed sets the order of the items and the part of a line that they replace.
func (d *document) placed(list *items, line, from, to int) *items {
	list.Items = list.Items[:min(len(list.Items), mostItems)]
	for i := range list.Items {
		list.Items[i].SortText, list.Items[i].TextEdit.Range = fmt.Sprintf("%04d", i), d.within(line, from, to)
	}
	return list
}

// keyword returns the keyword of the step in a line; And, But and a star go on with the one above.
func (d *document) keyword(line int) string {
	for n := line; n >= 0; n-- {
		if m := aStep.FindStringSubmatch(d.line(n)); m != nil && slices.Contains([]string{"Given", "When", "Then"}, m[2]) {
			return m[2]
		}
	}
	return "Given"
}

// variable matches a part of a phrase that a person fills in or chooses.
var variable = regexp.MustCompile(`<[a-z]+>|[a-z]+\(s\)|[a-z]+/[a-z]+`)

// sentence makes an item of a step: a snippet with its blanks where the editor takes one, or else the phrase.
func (s *Server) sentence(one *features.Step, typed string) item {
	i := item{Label: one.Phrase, Kind: kindSnippet, FilterText: typed}
	if one.Example != nil {
		i.Detail = one.Example.Text
	}
	if len(one.Clauses) > 0 {
		i.Documentation = &markup{"plaintext", strings.Join(one.Clauses, " ")}
	}
	i.TextEdit.NewText = one.Phrase
	if s.snippets {
		i.Format, i.TextEdit.NewText = 2, snippet(one)
	}
	return i
}

// snippet writes a step with a place to fill in for each blank.
func snippet(one *features.Step) string {
	plain := strings.NewReplacer(`\`, `\\`, `$`, `\$`, `}`, `\}`)
	choice := strings.NewReplacer(`\`, `\\`, `$`, `\$`, `}`, `\}`, `,`, `\,`, `|`, `\|`)
	var out strings.Builder
	n, blank, end := 0, 0, 0
	for _, at := range variable.FindAllStringIndex(one.Phrase, -1) {
		out.WriteString(plain.Replace(one.Phrase[end:at[0]]))
		part := one.Phrase[at[0]:at[1]]
		var choices []string
		switch word, plural := strings.CutSuffix(part, "(s)"); {
		case plural:
			choices = []string{word + "s", word}
		case part[0] != '<':
			choices = strings.Split(part, "/")
		default:
			if values := one.Blanks[blank].Values; one.Blanks[blank].Takes == "" {
				choices = values
			}
			part = strings.Trim(part, "<>")
			blank++
		}
		for i := range choices {
			choices[i] = choice.Replace(choices[i])
		}
		if n++; len(choices) > 0 {
			fmt.Fprintf(&out, "${%d|%s|}", n, strings.Join(choices, ","))
		} else {
			fmt.Fprintf(&out, "${%d:%s}", n, part)
		}
		end = at[1]
	}
	return out.String() + plain.Replace(one.Phrase[end:])
}

// tags lists the ids of clauses and open questions that begin as a tag does.
func tags(entry games.Entry, begun string) (all []item) {
	add := func(id, says string) {
		if strings.HasPrefix(strings.ToLower(id), strings.ToLower(begun)) {
			one := item{Label: id, Kind: kindEnum, Detail: says}
			one.TextEdit.NewText = id
			all = append(all, one)
		}
	}
	for i := range entry.Book.Clauses {
		add(string(entry.Book.Clauses[i].ID), entry.Book.Clauses[i].Says)
	}
	for i := range entry.Book.Questions {
		add(entry.Book.Questions[i].ID, entry.Book.Questions[i].Asks)
	}
	return all
}
