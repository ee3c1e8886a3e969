package step

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	messages "github.com/cucumber/messages/go/v34"
)

// Reading is one interpretation of a text: a step of a vocabulary, and the values of its blanks.
type Reading struct {
	// Step is the index of the step among the definitions.
	Step int
	// Fill holds the values of the blanks, in the form that the step expects.
	Fill []string
	// Says is the sentence in the words of the phrase.
	Says string
	free int // the number of words in its blanks
}

// Read returns the possible readings of a text under a keyword; "" means any keyword. A text in the exact words
// of a step has only that reading. Any other text is read in a person's spelling, and may have no readings or
// several.
func (v *Vocabulary) Read(keyword, text string) []Reading {
	var found []Reading
	if len(text) <= longestSentence {
		text = asGame(text)
	}
	for i, d := range v.Definitions {
		if keyword != "" && d.Keyword != keyword || !d.Matches(text) {
			continue
		}
		if fill := d.Pattern().FindStringSubmatch(text)[1:]; d.namesThings(fill) {
			found = append(found, d.reading(i, fill))
		}
	}
	if len(found) > 0 || len(text) > longestSentence {
		return found
	}
	text = plainText(text)
	found, words := v.heard(keyword, variant{text: text}), v.InWords(keyword, text)
	if slices.ContainsFunc(found, v.named) { // otherwise the words of the game may name its things
		return likeliest(text, found)
	}
	if inWords := v.heard(keyword, variant{text: words}); len(found) == 0 && len(inWords) > 0 || slices.ContainsFunc(inWords, v.named) {
		return likeliest(words, inWords)
	}
	if len(found) > 0 {
		return likeliest(text, found)
	}
	return v.rewordings(keyword, text)
}

// namesThings reports whether the blanks for things are filled with names.
func (p Phrase) namesThings(fill []string) bool {
	for i, slot := range p.slots() {
		if p.blanks[slot.name].named && noThings.MatchString(fill[i]) {
			return false
		}
	}
	return true
}

func stemsOf(text string) map[string]bool {
	stems := map[string]bool{}
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		stems[singular(word)] = true
	}
	return stems
}

// hear reads a plain text as a text of the phrase.
func (p Phrase) hear(text string, stems map[string]bool) (fill []string, ok bool) {
	l := p.looseForm()
	if slices.ContainsFunc(l.needs, func(word string) bool { return !stems[word] }) {
		return nil, false
	}
	m := l.re().FindStringSubmatch(text)
	if m == nil {
		return nil, false
	}
	for i, slot := range p.slots() {
		b, part := p.blanks[slot.name], m[i+1]
		if b.named && noThings.MatchString(part) {
			return nil, false
		}
		if b.list && strings.HasPrefix(text, part) && part != "" {
			part = strings.ToLower(part[:1]) + part[1:] // a sentence begins with a capital
		}
		said, ok := b.fill("<"+slot.name+">", slot.word, part)
		if !ok {
			return nil, false
		}
		fill = append(fill, said)
	}
	return fill, true
}

// noThings matches texts that are not lists of things: a list that runs on into another sentence, a number of
// cards, and words for no things.
var noThings = regexp.MustCompile(`(?i) (?:has|have|owns?|holds?|is|are) |^(?:` + number + `|some|several) (?:other )?cards?$|(?:,| and) no `)

// slot is a blank with the word of the phrase that it is in.
type slot struct{ name, word string }

func (p Phrase) slots() []slot {
	var all []slot
	for word := range strings.FieldsSeq(p.text) {
		for _, part := range variable.FindAllString(word, -1) {
			if part[0] == '<' {
				all = append(all, slot{part[1 : len(part)-1], word})
			}
		}
	}
	return all
}

// reading returns the reading of a text with given values of the blanks. It writes lists of names and things as
// steps do.
func (d Definition) reading(step int, fill []string) Reading {
	r := Reading{Step: step}
	says, end, i := "", 0, 0
	slots := d.slots()
	for _, at := range variable.FindAllStringIndex(d.text, -1) {
		part := d.text[at[0]:at[1]]
		says += d.text[end:at[0]]
		end = at[1]
		switch {
		case part == "(s)":
			says += "s"
		case part[0] != '<':
			says += part[:strings.IndexByte(part, '/')]
		default:
			said := fill[i]
			if b := d.blanks[slots[i].name]; b.list && slots[i].word[0] != '"' {
				if s, ok := b.fill(part, slots[i].word, said); ok {
					said = s
				}
			}
			r.free += len(strings.FieldsFunc(said, isGap))
			says += said
			r.Fill = append(r.Fill, said)
			i++
		}
	}
	r.Says = says + d.text[end:]
	return r
}

// likeliest returns the readings whose phrases contain most words of the text, because a thing with its own
// phrase is not meant as a name. Among readings that differ only in endings, it returns the one with the
// endings of the text.
func likeliest(text string, found []Reading) []Reading {
	if len(found) < 2 {
		return found
	}
	least := slices.MinFunc(found, func(a, b Reading) int { return a.free - b.free }).free
	found = slices.DeleteFunc(found, func(r Reading) bool { return r.free > least })
	if i := slices.IndexFunc(found, func(r Reading) bool { return strings.EqualFold(r.Says, text) }); i >= 0 {
		same := found[i]
		return slices.DeleteFunc(found, func(r Reading) bool { return !strings.EqualFold(r.Says, same.Says) })
	}
	return found
}

// Call runs the step with the values of its blanks, and the argument after the step. The argument is passed as
// nil if it is of the wrong kind.
func (d Definition) Call(fill []string, follows *messages.PickleStepArgument) error {
	do := reflect.ValueOf(d.Do)
	var args []reflect.Value
	for i, text := range fill {
		if do.Type().In(i).Kind() == reflect.Int {
			n, _ := strconv.Atoi(text) // blanks for numbers take only numbers
			args = append(args, reflect.ValueOf(n))
			continue
		}
		args = append(args, reflect.ValueOf(text))
	}
	if follows == nil {
		follows = &messages.PickleStepArgument{}
	}
	switch d.Follows() {
	case "text":
		args = append(args, reflect.ValueOf(follows.DocString))
	case "table":
		args = append(args, reflect.ValueOf(follows.DataTable))
	}
	err, _ := do.Call(args)[0].Interface().(error)
	return err
}
