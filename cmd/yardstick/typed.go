package main

import (
	"regexp"
	"strings"
)

// typed is a command line as a person types it: words that a shell would read otherwise are in single quotes.
func typed(args []string) string {
	words := []string{"yardstick"}
	for _, arg := range args {
		words = append(words, quoted(arg))
	}
	return strings.Join(words, " ")
}

// question is a command line without the files that the answer is written to, which exist by now, without what is for
// them alone, and without --workers, on which no answer depends. The words after -- are somebody else's.
func question(args []string) []string {
	var kept []string
	for i := 0; i < len(args); i++ {
		switch flag, _, joined := strings.Cut(args[i], "="); {
		case flag == "--":
			return append(kept, args[i:]...)
		case (flag == "-o" || flag == "--output" || flag == "--issue" || flag == "--workers") && !joined:
			i++ // and its value
		case flag == "--output", flag == "--issue", flag == "--workers", flag == "--force", strings.HasPrefix(flag, "-o"):
		default:
			kept = append(kept, args[i])
		}
	}
	return kept
}

// plainWord is a word that every shell leaves as it is.
var plainWord = regexp.MustCompile(`^[A-Za-z0-9_./:=,+@%-]+$`)

func quoted(word string) string {
	if plainWord.MatchString(word) {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
