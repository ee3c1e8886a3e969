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

// plainWord is a word that every shell leaves as it is.
var plainWord = regexp.MustCompile(`^[A-Za-z0-9_./:=,+@%-]+$`)

func quoted(word string) string {
	if plainWord.MatchString(word) {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
