package svg

import (
	"strings"
	"unicode/utf8"
)

// wides are the widths of the ASCII characters from the blank on, in thousandths of their size: those of the widest
// letters without serifs in browsers (Verdana, DejaVu Sans, Arial), so that a text is narrower than its computed width.
var wides = [...]int{
	352, 401, 460, 838, 636, 1076, 780, 275, 454, 454, 636, 838, 364, 454, 364, 454,
	636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 454, 454, 838, 838, 838, 545,
	1000, 684, 686, 722, 771, 667, 611, 778, 752, 421, 500, 693, 557, 863, 748, 787,
	667, 787, 722, 684, 616, 732, 684, 989, 685, 667, 685, 454, 454, 454, 838, 636,
	636, 613, 635, 550, 635, 615, 352, 635, 634, 278, 344, 592, 278, 974, 634, 612,
	635, 635, 427, 521, 394, 634, 592, 818, 592, 592, 525, 636, 454, 636, 838,
}

// wideOf returns an upper bound of the width of a text in pixels.
func wideOf(text string, size int, bold bool) int {
	n := 0
	for _, r := range text {
		switch {
		case r >= ' ' && r < ' '+rune(len(wides)):
			n += wides[r-' ']
		case r == '×' || r == '…':
			n += 1000
		case r < 0x250:
			n += 850
		default:
			n += 1400 // other scripts and pictures
		}
	}
	if bold {
		n += n / 7
	}
	return (n*size + 999) / 1000
}

// fit returns a text cut to a width. A text that is cut ends in dots.
func fit(text string, wide, size int, bold bool) string {
	if wideOf(text, size, bold) <= wide {
		return text
	}
	runes := []rune(text)
	for n := len(runes) - 1; n > 0; n-- {
		if cut := string(runes[:n]) + "…"; wideOf(cut, size, bold) <= wide {
			return cut
		}
	}
	return ""
}

// broken divides a text at blanks into lines that are not wider than a width. A word that is too long is
// broken anywhere.
func broken(text string, wide, size int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if next := strings.TrimSpace(line + " " + word); wideOf(next, size, false) <= wide {
			line = next
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		line = word
		for wideOf(line, size, false) > wide {
			n := cut(line, wide, size)
			lines, line = append(lines, line[:n]), line[n:]
		}
	}
	if line != "" || len(lines) == 0 {
		lines = append(lines, line)
	}
	return lines
}

// cut returns the number of bytes of a word that fit into a width, and always at least the first character.
func cut(word string, wide, size int) int {
	_, n := utf8.DecodeRuneInString(word)
	for i := range word {
		if i > 0 && wideOf(word[:i], size, false) <= wide {
			n = i
		}
	}
	return n
}
