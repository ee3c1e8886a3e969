package prose

import (
	"regexp"
	"sync"
)

// disagree matches a number and a noun, or a noun and a verb, that do not agree: "1 cards", "1 card
// have", "2 cards has", "you has". A number in a name, such as saloon#1 or coal-3, and a number
// after a unit do not count. The expressions are compiled at their first use, so that programs
// start fast.
var disagree = sync.OnceValue(func() []*regexp.Regexp {
	return []*regexp.Regexp{
		regexp.MustCompile(`(?:^|[ (])1 (?:[a-z]+[^s\W]s|[a-z]+ (?:have|are|were))\b`),
		regexp.MustCompile(`(?:^|[ (])(?:0|[2-9]|[1-9]\d+) [a-z]+ (?:has|is|was)\b`),
		regexp.MustCompile(`\b(?:i|you|we|they) (?:has|is|was|decides|pays|does)\b`),
		regexp.MustCompile(`  |""|\(\)|\[\]|: *$|; *$|, *$| $|%!|<nil>|\bnil\b`),
	}
})

// after matches words that end in s and follow the number 1 correctly.
var after = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[ (])1 (?:is|has|was|does|less|costs|lies|takes|pays|stays|stands|joins|goes|comes|ends|begins|covers|on|always)\b`)
})

// Disagreement returns the first fault of grammar in a message: a number and a word, or two words,
// that do not agree, an empty part, or left-over program text. Disagreement returns "" if there is
// none.
func Disagreement(text string) string {
	for _, d := range disagree() {
		if found := d.FindString(text); found != "" && !after().MatchString(found) {
			return found
		}
	}
	return ""
}
