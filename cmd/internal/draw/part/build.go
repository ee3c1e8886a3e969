package part

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Plain returns a part with plain words.
func Plain(text string) Part { return Part{Kind: Piece, Text: text} }

// Plains returns a part with plain words for each text.
func Plains(texts []string) []Part {
	var list []Part
	for _, text := range texts {
		list = append(list, Plain(text))
	}
	return list
}

// Told returns a part that is a sentence.
func Told(text string) Part { return Part{Kind: Sentence, Text: text} }

// Labelled returns a row with a label. Without pieces, the row reads "nothing".
func Labelled(name, label string, pieces ...Part) Part {
	return Part{Kind: Row, Name: name, Title: label, Text: "nothing", Parts: pieces}
}

// Listed returns a row of items with commas between them. Without items, the row reads "none".
func Listed(name, label string, items ...Part) Part {
	return Part{Kind: Row, Name: name, Title: label, Text: "none", Commas: true, Parts: items}
}

// Things returns a part for several equal pieces; a terminal writes "coal*2".
func Things(look Look, name string, count int) Part {
	return Part{Kind: Piece, Look: look, Name: name, Place: name, Title: name, Count: count, Text: fmt.Sprintf("%s*%d", name, count)}
}

// Thing returns a part for one piece, by its name.
func Thing(look Look, name string) Part {
	return Part{Kind: Piece, Look: look, Name: name, Place: name, Text: name}
}

// Spaced returns a space of a track. The number of the space is in brackets if the marker is there.
func Spaced(n int, marker bool) Part {
	p := Part{Kind: Piece, Look: Slot, Name: fmt.Sprint(n), Sign: fmt.Sprint(n), Text: Space(n, marker), Here: marker}
	if marker {
		p.Says = fmt.Sprintf("%d, the marker is here", n)
	}
	return p
}

// Marked returns a space of a track with the players whose markers are on it.
func Marked(n int, text string, who ...Part) Part {
	p := Part{Kind: Piece, Look: Slot, Name: fmt.Sprint(n), Sign: fmt.Sprint(n), Text: text, Parts: who}
	var names []string
	for _, w := range who {
		names = append(names, w.Heard())
	}
	if len(names) > 0 {
		p.Says = fmt.Sprintf("%d: %s", n, strings.Join(names, ", "))
	}
	return p
}

// Heard returns the description of the part for readers who cannot see the drawing.
func (p *Part) Heard() string {
	text := p.Label()
	if p.Says != "" {
		return p.Says
	}
	if p.Count > 0 && p.Title != "" {
		text = fmt.Sprintf("%s, %d", text, p.Count)
	}
	return text
}

// Label returns the text that a picture writes on a piece or above a part.
func (p *Part) Label() string {
	switch {
	case p.Title != "":
		return p.Title
	case p.Text != "":
		return p.Text
	}
	return p.Sign
}

// Retold returns a copy of a drawing in which the function say has translated each text for people. Names,
// places and signs do not change.
func Retold(p Part, say func(string) string) Part {
	p.Title, p.Text, p.Says = say(p.Title), say(p.Text), say(p.Says)
	p.Parts = slices.Clone(p.Parts)
	for i := range p.Parts {
		p.Parts[i] = Retold(p.Parts[i], say)
	}
	return p
}

// Shortened returns a text cut to at most the given number of characters, which has to be 1 or more.
func Shortened(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most-1]) + "…"
}

// Slug turns a label into a name, with hyphens in place of blanks and commas.
func Slug(label string) string {
	return strings.Join(strings.FieldsFunc(label, func(r rune) bool { return r == ' ' || r == ',' }), "-")
}

// Noted returns a row of pieces whose name is made from its label by [Slug].
func Noted(label string, pieces ...Part) Part { return Labelled(Slug(label), label, pieces...) }

// Items returns a list of words whose name is made from its label by [Slug].
func Items(label string, items []string) Part { return Listed(Slug(label), label, Plains(items)...) }
