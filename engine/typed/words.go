package typed

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// word is a word of a line that has a meaning.
type word struct {
	text, stem string
	// prep is the preposition before the word, or "" if there is none. one reports that an article is before
	// the word, and joined reports that "and" is.
	prep        string
	one, joined bool
}

// prepositions distinguish two places. Elsewhere they have no meaning.
var prepositions = []string{"at", "to", "on", "onto", "in", "into", "for", "from", "with", "via", "by", "against"}

var articles = []string{"a", "an", "another"}

// fillers have no meaning in any game. Words of negation, doubt or question are not among them.
var fillers = []string{"the", "i", "he", "she", "they", "we", "you", "his", "her", "their", "its", "my", "our", "then", "of", "as", "is", "are",
	"am", "does", "do", "did"}

var (
	pieces   = regexp.MustCompile(`#[0-9]+|[0-9]+\.[0-9]+|[0-9]+k\b|[a-z]+[0-9]+|[\pL]+|[0-9]+|[^\s]`)
	unmeant  = regexp.MustCompile(`[,;:.!()\[\]"'_*#&+=$<>-]`)
	short    = regexp.MustCompile(`'(?:s|m|ll|re|d|ve)\b`)
	arrows   = regexp.MustCompile(`\s*(?:[-=]+>|→|⇒)\s*`)
	negative = regexp.MustCompile(`(?:^|[\s*])-\d`)
)

// mostWords bounds the words of a line that is read. The work grows with the number of words, and no action has
// more.
const mostWords = 32

// wordsOf returns the words of a line that have a meaning; none if the line is too long, or contains a number below
// 0.
func wordsOf(text string) (words []word) {
	text = strings.ToLower(prose.Plain(text))
	if len(text) > mostWords*8 || negative.MatchString(text) {
		return nil
	}
	text = arrows.ReplaceAllString(short.ReplaceAllString(text, " "), " to ")
	next := word{}
	for _, piece := range pieces.FindAllString(text, -1) {
		switch {
		case slices.Contains(prepositions, piece):
			next.prep = piece
			continue
		case slices.Contains(articles, piece):
			next.one = true
			continue
		case piece == "and":
			next.joined = true
			continue
		case slices.Contains(fillers, piece), unmeant.MatchString(piece) && len(piece) == 1:
			continue
		}
		if n, money := strings.CutSuffix(piece, "k"); money && isNumber(n) {
			piece = n
		}
		if figure := spelling.Figure(piece); figure != "" {
			piece = figure
		}
		next.text, next.stem = piece, spelling.Stem(piece)
		words, next = append(words, next), word{}
	}
	if len(words) > mostWords {
		return nil
	}
	return words
}

// isNumber reports whether a text is a whole number in its only valid spelling.
func isNumber(s string) bool {
	n, err := strconv.Atoi(s)
	return err == nil && strconv.Itoa(n) == s
}

// stems returns the words of a text without their endings.
func stems(text string) (all []string) {
	for _, w := range wordsOf(text) {
		all = append(all, w.stem)
	}
	return all
}
