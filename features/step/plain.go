package step

import (
	"regexp"
	"regexp/syntax"
	"strings"
	"sync"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// A sentence is read in a person's spelling. Capitals, articles, singular and plural, "cannot" for "may not",
// curly quotes and ways to write an amount make no difference. Text in quotation marks is an action, a question
// or an answer, and has only one spelling.

// longestSentence is the largest length in bytes of a text that is read in a person's spelling.
const longestSentence = 400

// joined is an underscore that joins two words, as a hyphen does.
var joined = regexp.MustCompile(`([\pL\pN])_([\pL\pN])`)

// A rewrite replaces what a pattern matches in a text.
type rewrite struct {
	says *regexp.Regexp
	in   string
	// needs is in every text that the pattern matches, in small letters. Most texts do not have it, and are not searched.
	needs string
}

// newRewrite compiles a pattern, which need not tell capitals from small letters.
func newRewrite(pattern, in string) rewrite {
	re := regexp.MustCompile(pattern)
	tree, _ := syntax.Parse(pattern, syntax.Perl)
	return rewrite{re, in, inEvery(tree.Simplify())}
}

// inEvery returns the longest text, in small letters, in every match of a pattern.
func inEvery(re *syntax.Regexp) (longest string) {
	switch {
	case re.Op == syntax.OpLiteral:
		return strings.ToLower(string(re.Rune))
	case re.Op == syntax.OpConcat, re.Op == syntax.OpCapture, re.Op == syntax.OpPlus:
		for _, sub := range re.Sub {
			if text := inEvery(sub); len(text) > len(longest) {
				longest = text
			}
		}
	}
	return longest
}

// matches reports whether the pattern matches in a text, small being the text in small letters.
func (r rewrite) matches(text, small string) bool {
	return strings.Contains(small, r.needs) && r.says.MatchString(text)
}

// rewritten returns a text after all of some rewrites, one after another.
func rewritten(text string, all ...rewrite) string {
	small := strings.ToLower(text)
	for _, r := range all {
		if !strings.Contains(small, r.needs) {
			continue
		}
		if now := r.says.ReplaceAllString(text, r.in); now != text {
			text, small = now, strings.ToLower(now)
		}
	}
	return text
}

// shortened lists contractions and other ways to write the words of the vocabulary.
var shortened = []rewrite{
	newRewrite(`(?i)\bcan(?:'t|not| not)( do)?\b`, "may not$1"),
	newRewrite(`(?i)\bmust(?:n't| not)( do)?\b`, "may not$1"),
	newRewrite(`(?i)\bcan\b`, "may"),
	newRewrite(`(?i)\b(is|are|does|do|has|have)n't\b`, "$1 not"),
	newRewrite(`(?i)\b(it|there)'s\b`, "$1 is"),
	newRewrite(` & `, " and "),
	newRewrite(`(?i)\bin (?:his|her|their) hand\b`, "in hand"),
	newRewrite(`(?i)^(\S+ holds .+) in hand$`, "$1"),
	newRewrite(`(?i)^(?:everyone|(?:all|every|each)(?: of)?(?: the)? players?) `, "everybody "),
	newRewrite(`(?i)^(\S+ pays) (\S+(?: dollars?)?) to (\S+)$`, "$1 $3 $2"),
}

// plainText returns a text with uniform characters and single blanks, and with contractions written out, except
// in quotation marks.
func plainText(text string) string {
	text = strings.Join(strings.Fields(joined.ReplaceAllString(prose.Plain(text), "$1-$2")), " ")
	parts := strings.Split(text, `"`)
	for i := 0; i < len(parts); i += 2 {
		parts[i] = rewritten(parts[i], shortened...)
	}
	return strings.TrimRight(strings.Join(parts, `"`), ".!")
}

// loose is the pattern of a phrase in a person's spelling.
type loose struct {
	// needs holds the stems of the words that a text must contain.
	needs []string
	// re is compiled when it is first needed: few texts contain the words of a phrase and are not the phrase.
	re func() *regexp.Regexp
}

const (
	filler = `(?:(?:the|an?|now|currently|still) )*`
	number = `(?:\d{1,3}(?:,\d{3})+|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no)`
	// amount matches a number with a sign or word of money.
	amount = `-?(?:\$ ?-?` + number + `(?: ?k)?` + coins + `?|` + number + ` ?k` + coins + `?|` + number + coins + `)`
	// coins matches the words that people write for money.
	coins = `(?: (?:dollars?|bucks|coins?|money)(?: in cash)?|(?: in)? cash)`
	// somehow matches any number, with or without a sign of money.
	somehow = `(?:[+-]?` + number + `|` + amount + `)`
)

// ofPile matches the phrases that count a pile, whose things people call cards.
var ofPile = regexp.MustCompile(`(?:deck|pile) has <n> `)

// looseForm compiles a phrase once, when it is first needed.
func (p Phrase) looseForm() *loose { return p.easy() }

func easy(text string, all Blanks) func() *loose {
	return sync.OnceValue(func() *loose {
		l := &loose{}
		var tokens []func() string
		fields := strings.Fields(text)
		for i, word := range fields {
			if word == "the" || word == "a/an" || word == "at" && i > 0 && fields[i-1] == "is" {
				continue
			}
			l.needs = append(l.needs, needed(word)...)
			tokens = append(tokens, func() string {
				if i > 0 && fields[i-1] == "<n>" && ofPile.MatchString(text) {
					return `(?:` + wordPattern(word, all) + `|cards?)`
				}
				return wordPattern(word, all)
			})
		}
		l.re = sync.OnceValue(func() *regexp.Regexp {
			pattern := `(?i)^` + filler
			for i, token := range tokens {
				if i > 0 {
					pattern += ` ` + filler
				}
				pattern += token()
			}
			return regexp.MustCompile(pattern + `$`)
		})
		return l
	})
}

const (
	being  = `(?:is|are)(?: (?:now|currently|still))?(?: ` + places + `)?`
	places = `(?:at|in|on)`
)

// verbs holds the words of phrases for which people write another form.
var verbs = map[string]string{
	"is": being, "are": being, "is/are": being,
	"has": `(?:has|have)`, "have": `(?:has|have)`, "has/have": `(?:has|have)`,
	"at": places, "in": places, "on": places,
	"earns": earning, "pays": paying,
	"was": `(?:was|were)`, "were": `(?:was|were)`, "was/were": `(?:was|were)`,
}

// needed returns the stem of a word of a phrase, if every text of the phrase contains the word.
func needed(word string) []string {
	if verbs[word] != "" || strings.ContainsAny(word, "<>/\"") {
		return nil
	}
	return []string{singular(strings.ToLower(strings.TrimSuffix(strings.TrimSuffix(word, ","), "(s)")))}
}

// wordPattern returns the pattern of one word of a phrase.
func wordPattern(word string, all Blanks) string {
	switch {
	case strings.HasPrefix(word, "$<"), strings.HasSuffix(word, ">K"):
		return `(` + amount + `)`
	case verbs[word] != "":
		return verbs[word]
	}
	pattern, end := "", 0
	for _, at := range variable.FindAllStringIndex(word, -1) {
		pattern += regexp.QuoteMeta(word[end:at[0]])
		switch part := word[at[0]:at[1]]; {
		case part == "(s)":
			pattern += "s?"
		case part[0] == '<':
			pattern += "(" + all[part[1:len(part)-1]].patternOf(part) + ")"
		default:
			pattern += "(?:" + strings.Replace(part, "/", "|", 1) + ")"
		}
		end = at[1]
	}
	rest := strings.TrimSuffix(word[end:], ",")
	if end == 0 {
		pattern, rest = regexp.QuoteMeta(strings.TrimSuffix(rest, "s"))+"s?", ""
	}
	pattern += regexp.QuoteMeta(rest)
	if strings.HasSuffix(word, ",") {
		pattern += ",?"
	}
	return pattern
}

// patternOf returns the pattern of a blank in a person's spelling.
func (b Blank) patternOf(part string) string {
	values := b.values()
	switch {
	case part == "<n>" || part == "<k>" || part == "<mark>":
		return somehow
	case b.people, part == "<title>":
		return b.pattern
	case values != nil:
		var words []string
		for _, v := range values {
			words = append(words, strings.ReplaceAll(regexp.QuoteMeta(strings.TrimSuffix(v, "s"))+"s?", "-", "[- ]"))
		}
		if roman(values) {
			words = append(words, "[1-4]")
		}
		one := strings.Join(words, "|")
		if b.list {
			return "(?:" + one + ")(?:(?:,| and|, and)? (?:" + one + "))*"
		}
		return one
	case b.list:
		return `[^"]+`
	case strings.Contains(b.pattern, `-\d`):
		return strings.ReplaceAll(b.pattern, `-\d`, `[- ]\d`)
	case part == "<card>" || part == "<building>":
		return `[a-z0-9#][a-z0-9#&'-]*(?: [a-z0-9#&'-]+){0,3}?`
	}
	return b.pattern
}
