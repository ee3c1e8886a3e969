package main

import (
	"regexp"
	"strings"
)

// plainly rewrites an error of the command-line parser in plain words.
func plainly(said string) string {
	for _, u := range misuses {
		if u.says.MatchString(said) {
			return strings.ReplaceAll(u.says.ReplaceAllString(said, u.plain), `","`, `", "`)
		}
	}
	return said
}

var misuses = []struct {
	says  *regexp.Regexp
	plain string
}{
	{regexp.MustCompile(`^expected "<([a-z-]+)>.*"$`), "the $1 is missing"},
	{regexp.MustCompile(`^expected (one of )?("[a-z-]+".*)$`), "a command is missing: $2"},
	{regexp.MustCompile(`^missing flags: (--[a-z-]+)=\S+$`), "$1 is missing"},
	{regexp.MustCompile(`^(--[a-z-]+): (?:expected .* value but got "EOL".*|missing value, expecting .*)$`), "$1: its value is missing"},
	{regexp.MustCompile(`^(--decision): expected int value but got ("-\d+").*$`), "$1: $2 is below 1; decisions are counted from 1"},
	{regexp.MustCompile(`^(--other-answers): expected int value but got ("-\d+").*$`), "$1: $2 is below 0; choose 0, 1 or 2"},
	{regexp.MustCompile(`^(--[a-z-]+): expected u?int value but got ("-\d+") \(short flag\).*$`), "$1: $2 is below 0; write a number from 0"},
	{regexp.MustCompile(`^(--[a-z-]+): expected .* value but got ("[^"]*") \((?:short|long) flag\); perhaps try (.*)\?$`),
		"$1: $2 reads like a flag; if you mean that value, write $3"},
	{regexp.MustCompile(`^(--[a-z-]+): expected a valid 64 bit u?int but got (.*)$`), "$1: $2 is not a whole number, or has too many digits"},
	{regexp.MustCompile(`^(--[a-z-]+): bool value must be .* but got (.*)$`), "$1: $2 is neither true nor false"},
	{regexp.MustCompile(`^<([a-z-]+)> must be one of (.*) but got (.*)$`), "the $1 must be one of $2, not $3"},
	{regexp.MustCompile(`^(--[a-z-]+) must be one of (.*) but got (.*)$`), "$1 must be one of $2, not $3"},
}
