package features

import (
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/features/step"
)

// A sentence may say several things, such as "the hog price is 9 and the sheep price is 7". It is then read
// as several sentences, one for each of these things. In "ann has $8 and 2 logs in stock", they share words
// at the beginning. In "ann and ben have 9 cards in hand", they share words at the end.

var (
	joint = regexp.MustCompile(`(?i),? and |, `)
	both  = regexp.MustCompile(`(?i) (?:both|each|all) (have|has|holds?|owns?|are|is|gets?|may)\b`)
)

const (
	mostSaid   = 5 // things that a sentence says
	mostShared = 5 // words that they share, at either end
)

// parts returns the steps that a step stands for. It returns only the step itself if it is a single step, or
// if a part is not a known sentence.
func (o *observer) parts(s *messages.PickleStep) []*messages.PickleStep {
	alone := []*messages.PickleStep{s}
	if s.Argument != nil || strings.Contains(s.Text, `"`) {
		return alone
	}
	text := both.ReplaceAllString(o.texts(s)[0], " $1")
	words := o.vocabulary.InWords(keywords[s.Type], text)
	several := s.Type == messages.PickleStepType_ACTION && !joint.MatchString(text) && joint.MatchString(words)
	if !several && len(o.read(s)) > 0 {
		return alone
	}
	for _, text := range []string{text, words} {
		said := joint.Split(text, mostSaid+1)
		if len(said) < 2 || len(said) > mostSaid {
			continue
		}
		first, last := strings.Fields(said[0]), strings.Fields(said[len(said)-1])
		for shared := range min(mostShared+1, len(first)+1) {
			for after := range min(mostShared+1, len(last)+1) {
				if all := o.sentences(s, said, first[:shared], last[len(last)-after:]); all != nil {
					return all
				}
			}
		}
	}
	return alone
}

// sentences returns a step for each part. Each gets the words that it shares with the beginning of the first
// part and with the end of the last part. sentences returns nil if one of the parts is not a step, or has
// several readings.
func (o *observer) sentences(s *messages.PickleStep, said, before, after []string) (all []*messages.PickleStep) {
	for i, part := range said {
		words := strings.Fields(part)
		if i > 0 {
			words = slices.Concat(before, words)
			if len(words) > 0 && pronouns[strings.ToLower(words[0])] != "" {
				words[0] = o.named(said[0]) + strings.TrimPrefix(pronouns[strings.ToLower(words[0])], "he")
			}
		}
		if i < len(said)-1 {
			words = slices.Concat(words, after)
		}
		one := &messages.PickleStep{AstNodeIds: s.AstNodeIds, Id: s.Id, Type: s.Type, Text: strings.Join(words, " ")}
		if len(o.read(one)) != 1 {
			return nil
		}
		all = append(all, one)
	}
	return all
}

// pronouns refer to the player in the first part of a sentence.
var pronouns = map[string]string{"he": "he", "she": "he", "they": "he", "his": "he's", "her": "he's", "their": "he's"}

// named returns the first player that a text names, in any case, or "" if there is none.
func (o *observer) named(text string) string {
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		if word = strings.TrimSuffix(word, "'s"); slices.Contains(o.Setup.Seats, word) {
			return word
		}
	}
	return ""
}

// sit assigns the people of a scenario to seats, in order, in a game whose seats have names.
func (o *observer) sit(p *messages.Pickle) {
	for _, s := range p.Steps {
		entry, people, ok := step.PlayersOf(s.Text)
		if !ok {
			continue
		}
		seats := entry.Book.Seats
		if len(people) > len(seats) || slices.ContainsFunc(people, func(name string) bool {
			return slices.Contains(seats, strings.ToLower(name))
		}) {
			return
		}
		for i, name := range people {
			o.people = append(o.people, step.Person{Name: strings.ToUpper(name[:1]) + name[1:], Seat: seats[i]})
		}
		o.readings = append(o.readings, Typed{o.doc.places[s.AstNodeIds[0]].line, strings.Join(people, ", "), strings.Join(seats[:len(people)], ", ")})
		return
	}
}

// seat returns a text with the names of seats in place of the names of people. A name that is also a word of
// the game, such as "Cash", is the person with a capital, and the word without one.
func (o *observer) seat(text string) string {
	if o.names == nil {
		for _, p := range o.people {
			any := `(?i)`
			if o.vocabulary.HasWord(p.Name) {
				any = ""
			}
			o.names = append(o.names, regexp.MustCompile(any+`\b`+regexp.QuoteMeta(p.Name)+`\b`))
		}
	}
	for i, name := range o.names {
		text = name.ReplaceAllString(text, o.people[i].Seat)
	}
	return text
}
