package blocks_test

import (
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
)

// answer is a document with a block of every kind, all of whose texts end in the same words.
func answer(text string) blocks.Doc {
	said := []blocks.Span{blocks.Text("said " + text + " "), blocks.Marked(blocks.Typed, text), {Text: " left " + text, Rest: true}}
	return blocks.Doc{
		{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Bad, "overruled"), blocks.Text(": " + text), blocks.Marked(blocks.Place, text+":7")}},
		blocks.Said(text),
		{Kind: blocks.Item, Spans: said}, {Kind: blocks.Item, Spans: said, Rest: true},
		{Kind: blocks.Code, Lines: []string{"one " + text, "two"}},
		blocks.Labelled("rule", []blocks.Span{blocks.Marked(blocks.Clause, "YM-YARD-04")}, blocks.Block{Kind: blocks.Quote, Spans: blocks.Long("One. Two "+text, 3)}),
		blocks.Labelled("note", said, blocks.Block{Kind: blocks.Table, Columns: 2, Rows: [][]blocks.Span{
			{blocks.Text("a " + text), blocks.Text("b"), blocks.Marked(blocks.Strong, " c")}, blocks.LeftRow([]blocks.Span{blocks.Text("d"), blocks.Text("e")})}}),
		{Kind: blocks.Foot, Spans: said},
	}
}

func TestAnAnswerInAWindow(t *testing.T) {
	require.Equal(t, `overruled: why    why:7
  why
  - said why why …
  - … (1 more)

  one why
  two

rule: YM-YARD-04
  One. …

note: said why why …
  a why  b c

said why why (more with -v)
`, answer("why").Short())
	require.Contains(t, answer("why").Text(), "  One. Two why\n")
	require.Contains(t, answer("why").Text(), "  d      e\n")
	require.Equal(t, "overruled: why    why:7\n", answer("why")[:1].Text())
}

// A short answer keeps its first lines and what must be kept; notes go before helps, and helps before rules.
func TestAShortAnswerHasTwentyFiveLines(t *testing.T) {
	doc := blocks.Doc{blocks.Said("first")}
	for i := range 30 {
		for _, label := range []string{"rule", "note", "help"} {
			b := blocks.Labelled(label, []blocks.Span{blocks.Text(strings.Repeat("i", i+1) + ".")})
			b.Keep = i == 20 && label == "note"
			doc = append(doc, b)
		}
	}
	short := doc.Short()
	require.LessOrEqual(t, strings.Count(short, "\n"), 25)
	require.Contains(t, short, "  first\n")
	require.Contains(t, short, "note: "+strings.Repeat("i", 21)+".\n")
	require.Contains(t, short, "rule: i.\n")
	require.Contains(t, short, "help: "+strings.Repeat("i", 30)+".\n", "the last help is what is legal now")
	require.Equal(t, "said", blocks.Doc{{Kind: blocks.Foot, Spans: []blocks.Span{blocks.Text("said")}}}.Brief()[0].Spans[0].Text, "nothing is left out")
}

// What is typed is not broken at a blank, since somebody may copy it.
func TestWhatIsTypedStaysWhole(t *testing.T) {
	doc := blocks.Doc{blocks.Para(blocks.Listed(blocks.Typed, strings.Split(strings.Repeat("swap center-coal,", 20), ","), 30)...)}
	for line := range strings.Lines(doc.Text()) {
		require.False(t, strings.HasSuffix(line, "swap\n"), line)
	}
}

// hostile are texts that a terminal, a page or a parser obeys.
var hostile = []string{"a\x1b[31mb", "<script>x</script>", "`a` *b* _c_ [d](http://e) @ann www.x.org", "# 1. x", "a\r\nb\u2028c", "\u202ex", "'\"&amp;", "", " "}

// Whoever wrote a text, no form of an answer obeys it.
func TestNoFormObeysAText(t *testing.T) {
	for _, text := range hostile {
		for form, out := range map[string]string{"text": answer(text).Text(), "short": answer(text).Short(), "markdown": answer(text).Markdown(), "html": answer(text).HTML()} {
			if form != "markdown" { // which is cleaned where it is written
				for _, c := range out {
					require.False(t, form == "html" && (c != '\n' && unicode.IsControl(c) || unicode.In(c, unicode.Bidi_Control)), "%s of %q: %q", form, text, out)
				}
			}
		}
		require.NotContains(t, answer(text).HTML(), "<script")
		require.NotRegexp(t, `(?m)^# 1`, answer(text).Markdown())
	}
	require.Equal(t, `\!\[i\](http:`+"\u2060"+`//x) \*a\* \_b\_ @`+"\u2060"+`ann www`+"\u2060"+`.x.org \| \$y\$`, blocks.Escaped("![i](http://x) *a* _b_ @ann www.x.org | $y$"))
	require.Equal(t, "`````text\n````\nx\n`````\n\n", blocks.CodeBlock("````\nx"))
	require.Equal(t, "``` ``x`` [y](z) ```", blocks.CodeSpan("``x`` [y](z)"))
}

// All forms of an answer have the same words in the same order.
func TestAllFormsHaveTheSameWords(t *testing.T) { blockstest.SameWords(t, answer("why not")) }

// A table whose columns have names is a table in every form, with numbers at the right; a row of fewer cells ends in a wide one.
func TestATableOfNumbers(t *testing.T) {
	number := func(text string) blocks.Span { return blocks.Marked(blocks.Number, text) }
	doc := blocks.Doc{{Kind: blocks.Table, Columns: 3, Names: []blocks.Span{blocks.Text("clause"), number("law"), number("game")},
		Rows: [][]blocks.Span{{blocks.Marked(blocks.Strong, "Loading a railcar")}, {blocks.Text("YM-LOAD-01"), number("7"), number("-1.5")},
			{blocks.Text("YM-LOAD-02"), blocks.Text("not testable")}}}}
	require.Equal(t, "  clause      law  game\n  Loading a railcar\n  YM-LOAD-01    7  -1.5\n  YM-LOAD-02  not testable\n", doc.Text())
	require.Equal(t, "| clause | law | game |\n| --- | --: | --: |\n| **Loading a railcar** |  |  |\n| YM-LOAD-01 | 7 | -1.5 |\n"+
		"| YM-LOAD-02 | not testable |  |\n\n", doc.Markdown())
	require.Contains(t, doc.HTML(), `<thead><tr><th scope="col">clause</th><th scope="col" class="number">law</th>`)
	require.Contains(t, doc.HTML(), `<tr><td colspan="3"><strong class="strong">Loading a railcar</strong></td></tr>`)
	require.Contains(t, doc.HTML(), `<td class="number">-1.5</td></tr>`)
	blockstest.SameWords(t, doc)
	doc[0].Rows = [][]blocks.Span{{blocks.Marked(blocks.Typed, "a|b\nc"), number("1"), number("2")}}
	require.Contains(t, doc.Markdown(), "| `a\\|b; c` | 1 | 2 |\n", "what is typed ends no cell")
	require.Equal(t, 2, strings.Count(doc.Text(), "\n"), "nor a row")
}

// What a short form leaves out of a list is counted, also where the list ends.
func TestItemsThatAreLeftOutAreCounted(t *testing.T) {
	item := blocks.Block{Kind: blocks.Item, Spans: []blocks.Span{blocks.Text("x")}}
	doc := blocks.Doc{blocks.Labelled("failed", nil, item, blocks.Left(item), blocks.Left(item))}
	require.Contains(t, doc.Short(), "  - x\n  - … (2 more)\n")
}
