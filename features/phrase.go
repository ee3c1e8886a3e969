package features

import (
	"regexp"
	"strings"
	"sync"
)

// phrase is one step of the vocabulary: as people read it, and as the pattern that reads it.
type phrase struct {
	text    string
	blanks  blanks
	pattern func() *regexp.Regexp // compiled when it is first needed, and once
}

// matches reports whether a text is the phrase with its blanks filled in.
func (p phrase) matches(text string) bool { return p.pattern().MatchString(text) }

// blank is a part of a phrase that varies.
type blank struct {
	pattern string   // what may stand in it; it captures nothing
	list    bool     // it names as many things as people like, with a space between them
	like    []string // some things that people write in it
}

// blanks are parts of phrases that vary, by the word that stands between angle brackets.
type blanks map[string]blank

// one is a blank for what a pattern matches.
func one(pattern string, like ...string) blank { return blank{pattern: pattern, like: like} }

// listOf is a blank for one or more of what a pattern matches, with a space between them.
func listOf(pattern string, like ...string) blank {
	return blank{pattern: "(?:" + pattern + ")(?: (?:" + pattern + "))*", list: true, like: like}
}

// or adds something else that may stand in a blank.
func (b blank) or(pattern string, like ...string) blank {
	return blank{pattern: b.pattern + "|" + pattern, list: b.list, like: append(b.like[:len(b.like):len(b.like)], like...)}
}

// common are the blanks that every game shares.
var common = blanks{
	"player":   one(`[a-z][a-z0-9-]*`, "ann", "chance", "nobody"),
	"names":    {pattern: `.+`, list: true, like: []string{"ann", "ann and bob", "nobody"}},
	"title":    one(`.+?`, "Yardmaster"),
	"n":        one(`\d{1,6}`, "2"),
	"k":        one(`-?\d{1,6}`, "20", "-104"),
	"clause":   one(`[A-Z]+-[A-Z0-9]+-\d+`, "YM-BUY-03"),
	"card":     one(`[a-z0-9#-]+`, "coal", "pay-1-less", "saloon#1"),
	"cards":    listOf(`[a-z0-9*#-]+`, "coal", "coal*3 oil-2", "empty", "only oil-1", "saloon#1 irish"),
	"square":   one(`[a-z]\d{1,2}`, "c4"),
	"squares":  listOf(`[a-z]\d{1,2}`, "c4", "c4 n10"),
	"action":   one(`[^"]*`, "buy coal-3 pay coal*3", "swap bob"),
	"question": one(`[^"]*`, "tie"),
	"option":   one(`[^"]*`, "shared"),
	"words":    one(`[^"]*`, "x"),
}

// say makes a phrase of the blanks that every game shares.
var say = saying(nil)

// saying makes phrases of the blanks that every game shares and those of a game's own. In the text of a phrase <blank> is one of them, (s) an
// ending that may be missing, a/b either of two words. A blank that is neither has no pattern, and the first use of its phrase panics.
func saying(own blanks) func(text string) phrase {
	all := blanks{}
	for _, some := range []blanks{common, own} {
		for name, b := range some {
			all[name] = b
		}
	}
	return func(text string) phrase {
		return phrase{text, all, sync.OnceValue(func() *regexp.Regexp { return compile(text, all) })}
	}
}

var variable = regexp.MustCompile(`<[a-z]+>|\(s\)|[a-z]+/[a-z]+`)

func compile(text string, all blanks) *regexp.Regexp {
	pattern, end := "^", 0
	for _, at := range variable.FindAllStringIndex(text, -1) {
		pattern += regexp.QuoteMeta(text[end:at[0]])
		switch part := text[at[0]:at[1]]; {
		case part == "(s)":
			pattern += "s?"
		case part[0] == '<':
			b, ok := all[part[1:len(part)-1]]
			if !ok {
				panic("the phrase " + text + " has an unknown blank: " + part)
			}
			pattern += "(" + b.pattern + ")"
		default:
			pattern += "(?:" + strings.Replace(part, "/", "|", 1) + ")"
		}
		end = at[1]
	}
	return regexp.MustCompile(pattern + regexp.QuoteMeta(text[end:]) + "$")
}

// examples are texts that the phrase reads, with its blanks filled in and its endings and words chosen as people do.
func (p phrase) examples() []string { return p.speak(p.text) }

func (p phrase) speak(text string) []string {
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

// choices are what may stand for a part of the text that varies.
func (p phrase) choices(part string) []string {
	switch {
	case part == "(s)":
		return []string{"", "s"}
	case part[0] == '<':
		return p.blanks[part[1:len(part)-1]].like
	}
	return strings.Split(part, "/")
}
