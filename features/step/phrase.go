package step

import (
	"regexp"
	"strings"
	"sync"
)

// Phrase is a step of the vocabulary: the text that people read, and a pattern for it.
type Phrase struct {
	text   string
	blanks Blanks
	re     func() *regexp.Regexp // compiled once, when it is first needed
	easy   func() *loose         // the pattern for people's spelling
}

// String returns the phrase as people read it, such as "<player>'s hand is <cards>".
func (p Phrase) String() string { return p.text }

// Pattern returns a regular expression that matches texts of the phrase with its blanks filled in, and captures
// the values.
func (p Phrase) Pattern() *regexp.Regexp { return p.re() }

// Matches reports whether a text is the phrase with its blanks filled in.
func (p Phrase) Matches(text string) bool {
	return strings.HasPrefix(text, p.beginning()) && p.re().MatchString(text)
}

// beginning returns the whole words before the first blank or choice of a phrase.
func (p Phrase) beginning() string {
	if i := strings.IndexAny(p.text, "<(/"); i >= 0 {
		return p.text[:strings.LastIndexByte(p.text[:i], ' ')+1]
	}
	return p.text
}

// say makes a phrase with the blanks that every game shares.
var say = Saying(nil)

// Saying returns a function that makes phrases with the common blanks and a game's own. In a phrase, <blank> is
// a blank, (s) is an optional ending, and a/b is a choice of two words. A phrase with an unknown blank panics
// when it is first used.
func Saying(own Blanks) func(text string) Phrase {
	all := Blanks{}
	for _, some := range []Blanks{common, own} {
		for name, b := range some {
			all[name] = b
		}
	}
	return func(text string) Phrase {
		return Phrase{text, all, sync.OnceValue(func() *regexp.Regexp { return compile(text, all) }), easy(text, all)}
	}
}

var variable = regexp.MustCompile(`<[a-z]+>|\(s\)|[a-z]+/[a-z]+`)

func compile(text string, all Blanks) *regexp.Regexp {
	pattern, end := "^", 0
	for _, at := range variable.FindAllStringIndex(text, -1) {
		pattern += regexp.QuoteMeta(text[end:at[0]])
		pattern += all.pattern(text[at[0]:at[1]])
		end = at[1]
	}
	return regexp.MustCompile(pattern + regexp.QuoteMeta(text[end:]) + "$")
}

// pattern returns the pattern of a variable part of a phrase. It captures only blanks.
func (b Blanks) pattern(part string) string {
	switch {
	case part == "(s)":
		return "s?"
	case part[0] != '<':
		return "(?:" + strings.Replace(part, "/", "|", 1) + ")"
	}
	blank, ok := b[part[1:len(part)-1]]
	if !ok {
		panic("there is no blank " + part)
	}
	return "(" + blank.pattern + ")"
}

// Examples returns texts of the phrase, with its blanks filled in and the endings and words that people would
// choose.
func (p Phrase) Examples() []string { return p.speak(p.text) }

func (p Phrase) speak(text string) []string {
	at := variable.FindStringIndex(text)
	if at == nil {
		return []string{text}
	}
	var texts []string
	for _, rest := range p.speak(text[at[1]:]) {
		for _, choice := range p.choices(text[at[0]:at[1]]) {
			texts = append(texts, text[:at[0]]+choice+rest)
		}
	}
	return texts
}

// choices lists the texts that can fill a variable part of the phrase.
func (p Phrase) choices(part string) []string {
	switch {
	case part == "(s)":
		return []string{"", "s"}
	case part[0] == '<':
		return p.blanks[part[1:len(part)-1]].like
	}
	return strings.Split(part, "/")
}

// Begun reports whether a text is the beginning of the phrase. The result values holds the values of the
// blanks that the text has filled or begun to fill. The result said counts the letters of the text that
// belong to the phrase itself.
func (p Phrase) Begun(text string) (values []string, said int, ok bool) {
	places := append(variable.FindAllStringIndex(p.text, -1), []int{len(p.text), len(p.text)})
	for last := len(places) - 1; last >= 0; last-- { // the longest beginning first
		pattern, end := "^", 0
		for _, at := range places[:last] {
			pattern += regexp.QuoteMeta(p.text[end:at[0]]) + p.blanks.pattern(p.text[at[0]:at[1]])
			end = at[1]
		}
		re, next := regexp.MustCompile(pattern+"$"), p.text[end:places[last][0]]
		for n := len(next); n >= 0; n-- {
			before, has := strings.CutSuffix(text, next[:n])
			if m := re.FindStringSubmatch(before); has && m != nil {
				said = len(text)
				for _, value := range m[1:] {
					said -= len(value)
				}
				return m[1:], said, true
			}
		}
	}
	return nil, 0, false
}
