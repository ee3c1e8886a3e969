package blocks

import (
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Markdown returns the document to paste into a forum or an issue.
func (d Doc) Markdown() string {
	var out strings.Builder
	markdown(&out, d, "")
	return out.String()
}

// markdown writes blocks; the blocks of a section become items of a list.
func markdown(out *strings.Builder, blocks []Block, indent string) {
	for i := range blocks {
		switch b := &blocks[i]; b.Kind {
		case Table:
			if b.Names != nil {
				out.WriteString(indented(b.markdown(), indent) + prose.Either(indent == "", "\n", ""))
				continue
			}
			for _, row := range b.Rows {
				var cells []string
				for _, cell := range b.cells(row) {
					if text := marked(cell); text != "" {
						cells = append(cells, text)
					}
				}
				out.WriteString(indent + "- " + strings.Join(cells, " ") + "\n")
			}
			out.WriteString("\n")
		case Code:
			out.WriteString(indented(CodeBlock(strings.Join(b.Lines, "\n")), indent))
		case Quote:
			out.WriteString(indent + "> " + marked(b.Spans) + "\n\n")
		case Item:
			out.WriteString(indent + "- " + marked(b.Spans) + "\n")
			if i+1 == len(blocks) || blocks[i+1].Kind != Item {
				out.WriteString("\n")
			}
		case Section:
			out.WriteString(indent + "**" + Escaped(b.Label) + ":** " + marked(b.Spans) + "\n\n")
			markdown(out, b.Blocks, indent)
		default:
			out.WriteString(indent + marked(capital(b.Spans)) + "\n\n")
		}
	}
}

// markdown returns a table whose columns have names.
func (b *Block) markdown() string {
	var out strings.Builder
	line := func(cell func(i int) string) {
		for i := range b.Columns {
			out.WriteString("| " + cell(i) + " ")
		}
		out.WriteString("|\n")
	}
	of := func(row []Span) func(i int) string {
		cells := b.cells(row)
		return func(i int) string {
			if i >= len(cells) {
				return ""
			}
			cell := slices.Clone(cells[i])
			for j := range cell {
				if cell[j].Mark == Typed || cell[j].Mark == Place {
					cell[j].Text = strings.ReplaceAll(cell[j].Text, "|", `\|`) // ends a cell in code, too
				}
			}
			return marked(cell)
		}
	}
	line(of(b.Names))
	names := b.cells(b.Names)
	line(func(i int) string { return prose.Either(i < len(names) && isNumber(names[i]), "--:", "---") })
	for _, row := range b.Rows {
		line(of(row))
	}
	return out.String()
}

func capital(spans []Span) []Span {
	if len(spans) == 0 {
		return nil
	}
	first := spans[0]
	first.Text = Capital(first.Text)
	return append([]Span{first}, spans[1:]...)
}

// marked returns pieces of text within a line.
func marked(spans []Span) string {
	var out strings.Builder
	for _, s := range spans {
		lead, trail := blanks(s.Text)
		switch text := strings.TrimSpace(s.Text); {
		case text == "":
			out.WriteString(" ")
			continue
		case s.Mark == Place || s.Mark == Typed:
			if s.Mark == Place && out.Len() > 0 {
				lead = " "
			}
			out.WriteString(lead + CodeSpan(text) + trail)
		case s.Mark == Good || s.Mark == Bad || s.Mark == Strong:
			out.WriteString(lead + "**" + Escaped(text) + "**" + trail)
		case s.Mark == Number: // a number begins no list in its cell
			out.WriteString(meaning.Replace(prose.OneLine(text)))
		default:
			out.WriteString(lead + Escaped(text) + trail)
		}
	}
	return strings.TrimSpace(out.String())
}

// blanks returns the leading and the trailing blank of a text, at most one each.
func blanks(text string) (lead, trail string) {
	return prose.Either(strings.HasPrefix(text, " "), " ", ""), prose.Either(strings.HasSuffix(text, " "), " ", "")
}

func indented(text, indent string) string {
	if indent == "" {
		return text
	}
	return indent + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n"+indent) + "\n\n"
}

// Capital returns a text with a capital first letter, as at the beginning of a sentence.
func Capital(text string) string {
	if text != "" && 'a' <= text[0] && text[0] <= 'z' {
		return string(text[0]-'a'+'A') + text[1:]
	}
	return text
}

// Escaped puts a backslash before characters that have a meaning in Markdown. A word joiner, which
// is invisible, keeps a forum from notifying people and from making links.
var (
	meaning = strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "<", `\<`, ">", `\>`, "&", `\&`, "#", `\#`,
		"|", `\|`, "~", `\~`, "!", `\!`, "$", `\$`, "^", `\^`, "@", "@\u2060", "://", ":\u2060//", "www.", "www\u2060.")
	// list matches a mark that would turn a line into an item of a list or a heading.
	list = regexp.MustCompile(`^([-+]|\d+[.)])`)
)

// Escaped returns a text for one line of Markdown that shows exactly the characters of the text.
func Escaped(text string) string {
	text = meaning.Replace(strings.TrimSpace(prose.OneLine(text)))
	return list.ReplaceAllStringFunc(text, func(mark string) string { return mark[:len(mark)-1] + `\` + mark[len(mark)-1:] })
}

// ticks matches runs of backquotes, which could end a span or a block.
var ticks = regexp.MustCompile("`+")

// fence returns more backquotes than any run of them in the text, and at least the given number.
func fence(text string, least int) string {
	for _, run := range ticks.FindAllString(text, -1) {
		least = max(least, len(run)+1)
	}
	return strings.Repeat("`", least)
}

// CodeSpan returns a text for a line of Markdown, in a monospaced font.
func CodeSpan(text string) string {
	text = strings.TrimSpace(prose.OneLine(text))
	if text == "" {
		return "(no name)"
	}
	f := fence(text, 1)
	if strings.HasPrefix(text, "`") || strings.HasSuffix(text, "`") {
		text = " " + text + " "
	}
	return f + text + f
}

// CodeBlock returns lines for Markdown, in a monospaced font.
func CodeBlock(lines string) string {
	lines = strings.TrimRight(prose.Clean(lines), "\n")
	f := fence(lines, 3)
	return f + "text\n" + lines + "\n" + f + "\n\n"
}
