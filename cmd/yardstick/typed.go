package main

import (
	"regexp"
	"strings"
)

// typed returns a command line quoted for a shell: words that a shell would change are in single quotes.
func typed(args []string) string {
	words := []string{"yardstick"}
	for _, arg := range args {
		words = append(words, quoted(arg))
	}
	return strings.Join(words, " ")
}

// question returns a command line without the flags that do not change the answer: those for output files, and
// --workers. The words after -- belong to another command and stay.
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

// plainWord matches a word that every shell leaves unchanged.
var plainWord = regexp.MustCompile(`^[A-Za-z0-9_./:=,+@%-]+$`)

func quoted(word string) string {
	if plainWord.MatchString(word) {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
