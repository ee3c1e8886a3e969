// Package prose writes text for people: lines of one width, numbers with nouns, and the state of a game.
package prose

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine"
)

// Width is the column at which text for people is wrapped.
const Width = 100

// Fill writes words after a label and wraps the lines at [Width]. The gap follows each word but the last. Later
// lines are indented by the given number of columns. A word is never broken. The text ends with a line feed.
func Fill(label string, words []string, gap string, indent int) string {
	var b strings.Builder
	b.WriteString(label)
	column := utf8.RuneCountInString(label)
	for i, word := range words {
		if i < len(words)-1 {
			word += gap
		}
		long := utf8.RuneCountInString(word)
		switch {
		case i > 0 && column+1+long > Width:
			b.WriteString("\n" + strings.Repeat(" ", indent))
			column = indent
		case i > 0:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += long
	}
	return strings.TrimRight(b.String(), " ") + "\n"
}

// Wrap writes a text after a label and wraps it at blanks. Later lines are indented by two columns more than the
// label.
func Wrap(label, text string) string {
	return Fill(label, strings.Fields(text), "", hanging(label))
}

// List writes items after a label, separated by commas. List wraps lines only after commas, and
// indents them like [Wrap].
func List(label string, items []string) string {
	return Fill(label, items, ",", hanging(label))
}

func hanging(label string) int { return len(label) - len(strings.TrimLeft(label, " ")) + 2 }

// Count returns a number with its noun: "1 card", "2 cards". The plural takes an s, with a few exceptions.
func Count[N ~int | ~int8 | ~int16 | ~uint8 | ~uint16 | ~uint32](n N, noun string) string {
	switch last := noun[strings.LastIndex(noun, " ")+1:]; {
	case n == 1, last == "cattle", last == "gold", last == "silver", last == "lumber", last == "meat", last == "dairy":
		return fmt.Sprintf("%d %s", n, noun)
	case last == "ox":
		return fmt.Sprintf("%d %sen", n, noun)
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// Either returns its second argument if the condition is true, and its third argument if not.
func Either(is bool, so, not string) string {
	if is {
		return so
	}
	return not
}

// Standing names the actor or, if the game is over, the winners.
func Standing(turn engine.Turn) string {
	switch {
	case turn.Actor == "chance":
		return "chance decides"
	case turn.Actor != "":
		return verb(turn.Actor, "decides", "decide")
	case len(turn.Winners) == 0:
		return "the game is over, nobody has won"
	case len(turn.Winners) == 1:
		return "the game is over, " + verb(turn.Winners[0], "has won", "have won")
	}
	last := len(turn.Winners) - 1
	return fmt.Sprintf("the game is over, %s and %s have won together", strings.Join(turn.Winners[:last], ", "), turn.Winners[last])
}

// verb returns a name with the right form of a verb. Players choose their names, and "you has won" is not English.
func verb(name, one, many string) string {
	if slices.Contains([]string{"i", "you", "we", "they"}, name) {
		return name + " " + many
	}
	return name + " " + one
}
