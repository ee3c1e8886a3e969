package step

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
)

// A sentence that no phrase matches may have another order or another verb: "two cards in the deck", "there are
// two cards left in the deck" and "the deck has two cards". Read tries all of these.

// variant is a sentence in other words.
type variant struct {
	text string
	// place reports that the sentence puts a thing in a place that is not a player.
	place bool
	// hand reports that a player's things are assumed to be in the hand. In a game in which players own things
	// on the table, they may be there.
	hand bool
}

// meaning is a pattern of players' words, with the words of the phrases to replace them.
type meaning struct {
	rewrite
	keyword string // "" for any
	assumes bool   // it says more than the player does
}

// Meanings returns the replacements of players' words by those of a game's phrases. The replacements are
// compiled when they are first needed.
type Meanings func() []meaning

// ReadMeanings reads replacements, one per line: a regular expression of whole words, " => ", and the words in their place, with $1 for
// its first group. A keyword with a colon before it limits the line to steps of that keyword. The name of a list stands for the words of
// the list, and NUMBER for any number. Lines that begin with # are comments. The arrow ~> in the place of => marks words that say more
// than the player's (see [Vocabulary.Assumes]).
func ReadMeanings(text string, lists map[string][]string) Meanings {
	return sync.OnceValue(func() (all []meaning) {
		for line := range strings.Lines(text) {
			if strings.HasPrefix(line, "#") {
				continue
			}
			line = strings.TrimRight(line, "\n")
			theirs, ours, assumes := strings.Cut(line, " ~> ")
			if !assumes {
				theirs, ours, _ = strings.Cut(line, " => ")
			}
			theirs = strings.ReplaceAll(theirs, "NUMBER", number[len("(?:"):len(number)-1])
			for name, words := range lists {
				theirs = strings.ReplaceAll(theirs, name, strings.ReplaceAll(strings.Join(words, "|"), "-", "[- ]"))
			}
			m := meaning{assumes: assumes}
			for _, keyword := range []string{"Given", "When", "Then"} {
				if after, found := strings.CutPrefix(theirs, keyword+": "); found {
					m.keyword, theirs = keyword, after
				}
			}
			m.rewrite = newRewrite(`(?i)(?:^|\b)(?:`+theirs+`)(?:\b|$)`, ours)
			all = append(all, m)
		}
		return all
	})
}

// InWords replaces players' words in a text with the words of the phrases. A text with quotation marks stays
// unchanged. A name of several words gets hyphens between them.
func (v *Vocabulary) InWords(keyword, text string) string {
	if strings.Contains(text, `"`) {
		return text
	}
	if v.Things != nil {
		text = v.Things().ReplaceAllStringFunc(text, func(name string) string {
			return strings.ReplaceAll(strings.ToLower(name), " ", "-")
		})
	}
	text = theGame.ReplaceAllString(text, "$1")
	text = turnTo.ReplaceAllString(allOf.ReplaceAllString(adverb.ReplaceAllString(text, ""), " $1 "), "$1")
	if v.Meanings == nil {
		return text
	}
	for _, m := range v.Meanings() {
		if m.keyword == "" || m.keyword == keyword {
			text = rewritten(text, m.rewrite)
		}
	}
	return text
}

var (
	adverb    = regexp.MustCompile(`(?i) (?:still|already|just|also|currently)\b`)
	allOf     = regexp.MustCompile(`(?i) (?:all )?(?:of )?(?:his|her|their|the|all) (` + number + `) `)
	theGame   = regexp.MustCompile(`(?i)\b(wins?|won) the game\b`)
	turnTo    = regexp.MustCompile(`(?i)^(it is \S+'s turn) to .+$`)
	thereIs   = regexp.MustCompile(`(?i)^there (?:is|are) `)
	remaining = regexp.MustCompile(`(?i) (?:left|remaining)\b`)
	lying     = regexp.MustCompile(`(?i)^(.+) (?:in|on|at|inside) (?:the )?(.+)$`)
	verb      = regexp.MustCompile(`(?i)^(.+?) (is|are|lies?|stands?|sits?|has|have|holds?|owns?|shows?|contains?)(?: (.+))?$`)
	having    = regexp.MustCompile(`(?i)^(?:has|have|holds?|owns?|shows?|contains?)$`)
	theirs    = regexp.MustCompile(`(?i)^(?:his|her|their) `)
	ofWhom    = regexp.MustCompile(`(?i)^(.+)'s (.+)$`)
	thingOf   = regexp.MustCompile(`(?i)^(.+) of (\pL+)$`)
	featureOf = regexp.MustCompile(`(?i)^(?:the )?(\pL+) (?:of|for) (\pL+) (?:is|are) (.+)$`)
	weAreIn   = regexp.MustCompile(`(?i)^(?:we are in|this is|now is) `)
	noCards   = regexp.MustCompile(`(?i)^(?:no|0|zero) cards?$`)
	topOf     = regexp.MustCompile(`(?i)^(?:the )?(?:top|topmost|uppermost)(?: card| railcar| town| tile)? of the (.+?) is (.+)$`)
	onTop     = regexp.MustCompile(`(?i)^(?:there (?:is|are) )?(.+?) (?:is |lies |is lying |are )?on (?:the )?top of the (.+)$`)
	isThe     = regexp.MustCompile(`(?i)^(\pL[\pL-]*(?: \pL[\pL-]*)?) is the (.+)$`)
	didIt     = regexp.MustCompile(`(?i)^(\S+) (\pL+ed .+)$`)
	clause    = regexp.MustCompile(`(?i)\b(?:no|not|never|without|has|have|is|are)\b`) // in a name, the rest of a sentence
)

// Assumes reports whether a text is replaced by words that claim more than the text itself. The report then
// has to show these words.
func (v *Vocabulary) Assumes(keyword, text string) bool {
	if v.Meanings == nil || strings.Contains(text, `"`) {
		return false
	}
	text = plainText(text)
	small := strings.ToLower(text)
	return slices.ContainsFunc(v.Meanings(), func(m meaning) bool {
		return m.assumes && (m.keyword == "" || m.keyword == keyword) && m.matches(text, small)
	})
}

// ThingsOf returns a pattern for those names of things that consist of several words, with hyphens or blanks
// between them.
func ThingsOf(names ...string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp {
		var all []string
		for _, name := range names {
			if strings.Contains(name, "-") {
				all = append(all, strings.ReplaceAll(regexp.QuoteMeta(name), "-", "[- ]"))
			}
		}
		slices.SortFunc(all, func(a, b string) int { return len(b) - len(a) }) // the longest name that fits
		return regexp.MustCompile(`(?i)\b(?:` + strings.Join(all, "|") + `)\b`)
	})
}

// variants lists a sentence in other words.
func variants(text string) (all []variant) {
	all = append(all, variant{text: "it is " + weAreIn.ReplaceAllString(text, "")})
	if m := topOf.FindStringSubmatch(text); m != nil {
		return append(all, variant{text: m[2] + " is on top of the " + m[1]})
	}
	if m := onTop.FindStringSubmatch(text); m != nil {
		return append(all, variant{text: m[1] + " is on top of the " + m[2]})
	}
	if m := isThe.FindStringSubmatch(text); m != nil {
		all = append(all, variant{text: "the " + m[2] + " is " + m[1]})
	}
	if m := didIt.FindStringSubmatch(text); m != nil {
		all = append(all, variant{text: m[1] + " has " + m[2]})
	}
	if m := featureOf.FindStringSubmatch(text); m != nil {
		return append(all, variant{text: m[2] + " " + m[1] + " is " + m[3]}, variant{text: m[2] + "'s " + m[1] + " is " + m[3]})
	}
	rest := thereIs.ReplaceAllString(text, "")
	if without := remaining.ReplaceAllString(rest, ""); without != rest {
		rest = without
		all = append(all, variant{text: rest + " are left"})
	}
	thing, place := rest, ""
	if m := lying.FindStringSubmatch(rest); m != nil {
		thing, place = m[1], m[2]
	}
	who, does, what := thing, "", ""
	if m := verb.FindStringSubmatch(thing); m != nil {
		who, does, what = m[1], m[2], m[3]
	}
	has := having.MatchString(does) && what != ""
	switch {
	case place == "" && has:
		all = append(all, variant{text: who + " has " + what})
		if !strings.Contains(who, " ") && strings.HasPrefix(does, "ha") {
			all = append(all, variant{text: who + " holds " + what, hand: true})
		}
		all = append(all, pairs(who, what)...)
	case place == "hand" && has:
		all = append(all, variant{text: who + " holds " + what})
	case place != "" && has && theirs.MatchString(place):
		all = append(all, pairs(who+"'s "+theirs.ReplaceAllString(place, ""), what)...)
	case place != "" && has:
		all = append(all, pairs(place, what+" of "+who)...)
	case place != "" && what == "":
		all = append(all, pairs(place, who)...)
		if m := thingOf.FindStringSubmatch(who); m != nil {
			all = append(all, variant{text: m[2] + " has " + m[1] + " at " + place})
		}
		if m := ofWhom.FindStringSubmatch(who); m != nil {
			all = append(all, pairs(place, "a "+m[2]+" of "+m[1])...)
		}
	}
	return all
}

// pairs lists all wordings that put a thing in a place.
func pairs(place, thing string) (all []variant) {
	for _, verb := range []string{" has ", " is ", " holds ", " shows "} {
		all = append(all, variant{text: place + verb + thing, place: true})
	}
	for _, verb := range []string{" lie in ", " stand at "} {
		all = append(all, variant{text: thing + verb + place, place: true})
	}
	if noCards.MatchString(thing) {
		all = append(all, variant{text: place + " is empty", place: true})
	}
	return all
}

// rewordings returns the readings of a text that differs from the phrases. It first tries the words of the
// game, and then another order.
func (v *Vocabulary) rewordings(keyword, text string) []Reading {
	if strings.Contains(text, `"`) || keyword == "When" {
		return nil
	}
	var found []Reading
	for _, one := range slices.Concat(variants(text), variants(v.InWords(keyword, text))) {
		for _, r := range v.heard(keyword, one) {
			if v.named(r) && !slices.ContainsFunc(found, func(o Reading) bool { return o.Says == r.Says }) {
				found = append(found, r)
			}
		}
	}
	if len(found) > 1 { // a number of 0 means empty
		found = slices.DeleteFunc(found, func(r Reading) bool { return strings.HasSuffix(r.Says, " is empty") })
	}
	return likeliest(text, found)
}

// heard returns the readings of a sentence without changes.
func (v *Vocabulary) heard(keyword string, said variant) (found []Reading) {
	stems := stemsOf(said.text)
	owned := slices.ContainsFunc(v.Definitions, func(d Definition) bool { return strings.HasPrefix(d.text, "<player> owns <cards>") })
	for i, d := range v.Definitions {
		if keyword != "" && d.Keyword != keyword || said.hand && owned ||
			said.place && (strings.HasPrefix(d.text, "<player> ") || strings.HasSuffix(d.text, " is <card>")) {
			continue
		}
		if fill, ok := d.hear(said.text, stems); ok {
			found = append(found, d.reading(i, fill))
		}
	}
	return found
}

// named reports whether the blanks of a reading contain names, that is, more than a number and no word of the
// phrases.
func (v *Vocabulary) named(r Reading) bool {
	weights, d := v.weights(), v.Definitions[r.Step]
	for i, slot := range d.slots() {
		if b := d.blanks[slot.name]; b.values() != nil || b.patternOf("<"+slot.name+">") == somehow {
			continue
		}
		names := false
		for word := range strings.FieldsSeq(strings.ToLower(r.Fill[i])) {
			if _, known := weights[concept(word)]; known && word != "and" && word != "empty" {
				return false
			}
			names = names || !isNumber(word)
		}
		n, _, _ := strings.Cut(r.Fill[i], "-")
		if !names || !d.blanks[slot.name].list && isNumber(n) || clause.MatchString(r.Fill[i]) {
			return false
		}
	}
	return true
}

// Grounds returns the clauses that decide a claim, such as a claim about the winner, or nil if the game names
// no clauses for it. The argument contains the words of the claim, the true statement and, after "after:",
// the step that made it true.
type Grounds func(claim string) []engine.Clause

// ReadGrounds reads the clauses behind a game's claims, one kind of claim per line: a regular expression, " =>
// ", and the clauses. The first line that matches applies.
func ReadGrounds(text string) Grounds {
	read := ReadMeanings(text, nil)
	return func(claim string) (all []engine.Clause) {
		small := strings.ToLower(claim)
		for _, m := range read() {
			if m.matches(claim, small) {
				for id := range strings.FieldsSeq(m.in) {
					all = append(all, engine.Clause(id))
				}
				return all
			}
		}
		return nil
	}
}
