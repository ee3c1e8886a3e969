package spelling

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/english"
)

// figures maps written-out numbers to figures.
var figures = map[string]string{"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
	"nine": "9", "ten": "10", "eleven": "11", "twelve": "12"}

// Figure returns the figure for a number in words, up to twelve; "" for any other word.
func Figure(word string) string { return figures[strings.ToLower(word)] }

var numeral = regexp.MustCompile(`(?i)\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`)

// Figures returns a text with its numbers in figures: "the eight-hour day" becomes "the 8-hour
// day".
func Figures(text string) string { return numeral.ReplaceAllStringFunc(text, Figure) }

// written matches the numbers in figures up to twelve.
var written = regexp.MustCompile(`\b(?:1[0-2]|[1-9])\b`)

// inWords returns a text with its numbers up to twelve written out.
func inWords(text string) string {
	return written.ReplaceAllStringFunc(text, func(n string) string {
		for word, figure := range figures {
			if figure == n {
				return word
			}
		}
		return n
	})
}

// kin returns the only known text that has the same words as another text. The order of the words,
// their endings and the characters between them do not matter. It returns "" if there is none, or
// if there are several.
func kin(text string, known []string) (one string) {
	want := stems(text)
	for _, k := range known {
		if want == "" || stems(k) != want {
			continue
		}
		if one != "" {
			return ""
		}
		one = k
	}
	return one
}

// stems returns the words of a text in alphabetical order, without their endings.
func stems(text string) string {
	words := strings.FieldsFunc(Figures(strings.ToLower(text)), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
	for i, word := range words {
		words[i] = Stem(word)
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

// past holds the verbs of players whose past has no regular ending.
var past = map[string]string{"bought": "buy", "built": "build", "chose": "choose", "chosen": "choose", "drew": "draw", "drawn": "draw",
	"drove": "drive", "driven": "drive", "fought": "fight", "gave": "give", "given": "give", "kept": "keep", "laid": "lay", "lost": "lose",
	"paid": "pay", "sent": "send", "sold": "sell", "sought": "seek", "stole": "steal", "stolen": "steal", "threw": "throw",
	"thrown": "throw", "took": "take", "taken": "take", "went": "go"}

// Stem returns a word in small letters without its ending, so that "load", "loads", "loaded" and
// "loading" become equal, and "drew" becomes "draw".
func Stem(word string) string {
	if verb := past[word]; verb != "" {
		word = verb
	}
	env := snowballstem.NewEnv(word)
	english.Stem(env)
	return env.Current()
}

// Singular returns a word without a plural s.
func Singular(word string) string {
	const shortest = 3
	switch {
	case strings.HasSuffix(word, "sses"):
		return strings.TrimSuffix(word, "es")
	case len(word) > shortest && !strings.HasSuffix(word, "ss"):
		return strings.TrimSuffix(word, "s")
	}
	return word
}
