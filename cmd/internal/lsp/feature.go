package lsp

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/features/step"
)

// aStep matches a step of a scenario, finished or not.
var aStep = regexp.MustCompile(`^(\s*)(Given|When|Then|And|But|\*)\s+`)

// mostLooked is the number of lines in which the name of a game is searched: no file of scenarios is longer.
const mostLooked = 10_000

// game returns the game of a line in a document. For a record it is the game in the header. For scenarios it is
// the game of the nearest step above that names one, else of the first below.
func (d *document) game(line int) (games.Entry, bool) {
	line = min(max(line, 0), len(d.lines)-1)
	for n := line; n >= max(0, line-mostLooked); n-- {
		if entry, found := d.named(n); found {
			return entry, true
		}
	}
	for n := range min(len(d.lines), mostLooked) {
		if entry, found := d.named(n); found {
			return entry, true
		}
	}
	return games.Entry{}, false
}

// named returns the game that a line names.
func (d *document) named(n int) (games.Entry, bool) {
	text := d.line(n)
	if d.scenarios {
		return step.GameOf(text[len(aStep.FindString(text)):])
	}
	name, found := strings.CutPrefix(strings.TrimSpace(text), "game ")
	entry, err := games.Find(strings.TrimSpace(name))
	return entry, found && err == nil
}

// ruleAt shows the clause, question or example whose id is at a place; nil if there is no id.
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

// sentences lists the texts that can be written at a place: steps, actions in quotation marks, or the ids for a tag.
func (s *Server) sentences(ctx context.Context, d *document, at position) *items {
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
	if m := anAction.FindStringSubmatchIndex(line[:here]); m != nil {
		list.Items = s.actions(ctx, d, at.Line, line[m[2]:m[3]])
		return d.placed(list, at.Line, m[2], here+max(0, strings.IndexByte(line[here:], '"')))
	}
	keyword := d.keyword(at.Line)
	steps = slices.DeleteFunc(slices.Clone(steps), func(one features.Step) bool { return one.Keyword != keyword })
	list.Items = s.list(steps, line[len(begun):here])
	_, to := d.content(at.Line)
	return d.placed(list, at.Line, len(begun), max(to, here))
}

// mostItems is the number of completions listed at a time; the editor asks again after each letter.
const mostItems = 200

// placed sets the order of the items and the part of a line that they replace.
func (d *document) placed(list *items, line, from, to int) *items {
	list.Items = list.Items[:min(len(list.Items), mostItems)]
	for i := range list.Items {
		list.Items[i].SortText, list.Items[i].TextEdit.Range = fmt.Sprintf("%04d", i), d.within(line, from, to)
	}
	return list
}

// keyword returns the keyword of the step in a line. And, But and a star have the keyword of the step above.
func (d *document) keyword(line int) string {
	for n := line; n >= 0; n-- {
		if m := aStep.FindStringSubmatch(d.line(n)); m != nil && slices.Contains([]string{"Given", "When", "Then"}, m[2]) {
			return m[2]
		}
	}
	return "Given"
}

// tags lists the ids of clauses and open questions that begin like an unfinished tag.
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
