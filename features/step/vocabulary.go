package step

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"
)

// Vocabulary is the list of sentences that the scenarios of a game can use: phrases, each with a function.
type Vocabulary struct {
	Definitions []Definition
	// Meanings holds replacements of players' words by words of the phrases, or nil if there are none.
	Meanings Meanings
	// Things matches the names of things that consist of several words. It is nil if there are none.
	Things func() *regexp.Regexp
	// Grounds names the clauses that decide claims. It is nil if the game names none.
	Grounds Grounds
}

// Definition is a step: a keyword and a phrase, with the function that carries it out. The function has a
// parameter for each blank, a string or an int, and returns an error. After a step that ends in a colon it has
// one more parameter for the argument.
type Definition struct {
	Keyword string // Given, When or Then
	Phrase
	Do any
}

// Given adds a phrase as a step that sets up the table.
func (v *Vocabulary) Given(p Phrase, do any) { v.add("Given", p, do) }

// When adds a phrase as a step that plays.
func (v *Vocabulary) When(p Phrase, do any) { v.add("When", p, do) }

// Then adds a phrase as a step that checks the game.
func (v *Vocabulary) Then(p Phrase, do any) { v.add("Then", p, do) }

func (v *Vocabulary) add(keyword string, p Phrase, do any) {
	v.Definitions = append(v.Definitions, Definition{keyword, p, do})
}

// Follows returns the kind of argument that must follow the step: "text" between two lines of """, or
// "table", or "" if there is none.
func (d Definition) Follows() string {
	do := reflect.TypeOf(d.Do)
	if do.NumIn() == 0 {
		return ""
	}
	switch do.In(do.NumIn() - 1) {
	case reflect.TypeFor[*messages.PickleDocString]():
		return "text"
	case reflect.TypeFor[*messages.PickleTable]():
		return "table"
	}
	return ""
}

// HasWord reports whether a person's name is also a word of the phrases or of the players' language.
func (v *Vocabulary) HasWord(name string) bool {
	word := concept(strings.ToLower(name))
	if _, ok := v.weights()[word]; ok || v.values()[fold(name)] {
		return true
	}
	return slices.Contains(wordsOfMoney, strings.ToLower(name)) || synonyms[strings.ToLower(name)] != ""
}

// wordsOfMoney are words for money that no phrase has.
var wordsOfMoney = []string{"dollar", "dollars", "buck", "bucks", "coin", "coins", "money", "cash", "will", "may", "can"}
