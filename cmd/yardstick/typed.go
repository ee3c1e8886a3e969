package main

import (
	"regexp"
	"strings"
)

// typed returns a command line in the quotation of a shell: single quotes around words that a shell would change.
func typed(args []string) string {
	words := []string{"yardstick"}
	for _, arg := range args {
		words = append(words, quoted(arg))
	}
	return strings.Join(words, " ")
}

// question returns a command line without the output files, which exist by now, the flags for them, and --workers,
// which changes no answer. The words after -- belong to another command and are kept.
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
