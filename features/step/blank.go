package step

import (
	"regexp"
	"slices"
	"strings"
)

// Blank is a variable part of a phrase, made by [One] or [ListOf].
type Blank struct {
	pattern string   // the texts that may fill the blank; without groups
	each    []string // patterns of a single thing in the blank
	list    bool     // it names any number of things, with a space between them
	like    []string // examples of texts that people write there
	named   bool     // each step chooses the names of its things
	people  bool     // it names players
	takes   string   // its values, in words
}

// Blanks holds the variable parts of phrases, by the word between angle brackets.
type Blanks map[string]Blank

// One returns a blank for one thing that a pattern matches.
func One(pattern string, like ...string) Blank {
	return Blank{pattern: pattern, each: []string{pattern}, like: like}
}

// ListOf returns a blank for one or more things that a pattern matches, with a space between them.
func ListOf(pattern string, like ...string) Blank {
	all := "(?:" + pattern + ")(?: (?:" + pattern + "))*"
	return Blank{pattern: all, each: []string{pattern}, list: true, like: like}
}

// Names returns a blank for any number of players. The argument takes describes which players, and in what
// order.
func Names(takes string) Blank {
	return Blank{pattern: `.+`, list: true, like: []string{"ann", "ann and bob", "nobody"}, people: true, takes: takes}
}

// Or returns a blank that also accepts another pattern.
func (b Blank) Or(pattern string, like ...string) Blank {
	b.pattern += "|" + pattern
	b.each = slices.Concat(b.each, []string{pattern})
	b.like = slices.Concat(b.like, like)
	return b
}

// Takes returns the blank with a description of its values. A blank whose pattern is a list of words needs none.
func (b Blank) Takes(words string) Blank {
	b.takes = words
	return b
}

// naming returns the blank as one whose things have names that each step chooses.
func (b Blank) naming() Blank {
	b.named = true
	return b
}

// plainWords matches a pattern that is a list of words. A word may end in "s?", an s that may be missing.
var plainWords = regexp.MustCompile(`^[A-Za-z][A-Za-z -]*(?:s\?)?(?:\|[A-Za-z][A-Za-z -]*(?:s\?)?)*$`)

// values lists all texts that may fill a blank; nil if the pattern is more than a list of words.
func (b Blank) values() []string {
	var words []string
	for _, pattern := range b.each {
		if !plainWords.MatchString(pattern) {
			return nil
		}
		for word := range strings.SplitSeq(pattern, "|") {
			words = append(words, strings.TrimSuffix(word, "s?"))
		}
	}
	return words
}

// Taken is the description of a blank, for a look-up.
type Taken struct {
	// Name is the word between angle brackets.
	Name string `json:"name"`
	// Takes describes the values in words; "" if Values lists them.
	Takes string `json:"takes,omitempty"`
	// Values lists the texts that may fill the blank, or the things that may be in its list; nil if they cannot
	// be listed.
	Values []string `json:"values,omitempty"`
	// Open reports that each step chooses its own names for the blank, so that names in other scenarios are
	// only examples.
	Open bool `json:"-"`
}

// Taken lists the blanks of the phrase in their order. A blank that occurs twice is listed twice.
func (p Phrase) Taken() []Taken {
	var all []Taken
	for _, part := range variable.FindAllString(p.text, -1) {
		if part[0] != '<' {
			continue
		}
		name := part[1 : len(part)-1]
		b := p.blanks[name]
		all = append(all, Taken{Name: name, Takes: b.takes, Values: b.values(), Open: slices.Contains(open, name)})
	}
	return all
}

// open lists the blanks for things whose names each step chooses.
var open = []string{"card", "cards", "action", "question", "option", "words"}

// common are the blanks that every game shares.
var common = Blanks{
	"player": One(`[a-z][a-z0-9-]*`, "ann", "chance", "nobody").
		Takes("a player's name, in small letters; chance, where chance decides"),
	"names":  Names(`players' names, such as ann, bob and cid, or the box's colours; where a game is set up, also how many, such as 3 players`),
	"title":  One(`.+?`, "Yardmaster").Takes("the title of the game"),
	"n":      One(`\d{1,6}`, "2").Takes("a number from 0"),
	"k":      One(`-?\d{1,6}`, "20", "-104").Takes("a number, also below 0"),
	"clause": One(`[A-Z]+-[A-Z0-9]+-\d+`, "YM-BUY-03").Takes("a clause; yardstick rules GAME WORDS finds it"),
	"card": One(`[a-z0-9#-]+`, "coal", "pay-1-less", "saloon#1").
		Takes("a thing of the box by its name, in small letters with hyphens; for an unknown name, the error lists the known names"),
	"cards": ListOf(`[a-z0-9*#-]+`, "coal", "coal*3 oil-2", "empty", "only oil-1", "saloon#1 irish").
		naming().Takes("things of the box as for <card>, with a space between them, coal*3 for three of a kind; nothing or empty for none"),
	"square":  One(`[a-z]\d{1,2}`, "c4").Takes("a square of the map: its column's letter and its row's number, such as c4"),
	"squares": ListOf(`[a-z]\d{1,2}`, "c4", "c4 n10").Takes("squares as for <square>, with a space between them"),
	"action": One(`[^"]*`, "buy coal-3 pay coal*3", "swap bob").
		Takes("an action in the words of a record; for an unknown action, the error lists the legal ones, as yardstick legal does"),
	"question": One(`[^"]*`, "tie").Takes("an open question; yardstick rules GAME lists them"),
	"option":   One(`[^"]*`, "shared").Takes("an answer to the question; yardstick rules GAME QUESTION lists them"),
	"words":    One(`[^"]*`, "x").Takes("any words"),
}

// Words describes the values of the blank in one line.
func (t Taken) Words() string {
	values := strings.Join(t.Values, ", ")
	switch {
	case t.Values == nil:
		return t.Takes
	case t.Takes == "":
		return values
	}
	return values + ": " + t.Takes
}
