package prose

import (
	"regexp"
	"sync"
)

// disagree are a number and a noun, or a noun and a verb, that do not go together in a sentence about the game: "1 cards", "1 card have",
// "2 cards has", "you has". A number in a name, such as saloon#1 or coal-3, and one with a unit before it count for nothing. They are
// compiled once they are asked for: every program would pay for that as it starts.
var disagree = sync.OnceValue(func() []*regexp.Regexp {
	return []*regexp.Regexp{
		regexp.MustCompile(`(?:^|[ (])1 (?:[a-z]+[^s\W]s|[a-z]+ (?:have|are|were))\b`),
		regexp.MustCompile(`(?:^|[ (])(?:0|[2-9]|[1-9]\d+) [a-z]+ (?:has|is|was)\b`),
		regexp.MustCompile(`\b(?:i|you|we|they) (?:has|is|was|decides|pays|does)\b`),
		regexp.MustCompile(`  |""|\(\)|\[\]|: *$|; *$|, *$| $|%!|<nil>|\bnil\b`),
	}
})

// after are words that end in s and follow a number rightly.
var after = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[ (])1 (?:is|has|was|does|less|costs|lies|takes|pays|stays|stands|joins|goes|comes|ends|begins|covers|on|always)\b`)
})

// Disagreement is the first place in a message where a number and a word, or two words, do not go together, where something was left empty,
// or where the program speaks instead of a person; "" if there is none.
func Disagreement(text string) string {
	for _, d := range disagree() {
		if found := d.FindString(text); found != "" && !after().MatchString(found) {
			return found
		}
	}
	return ""
}
