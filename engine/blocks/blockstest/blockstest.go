// Package blockstest checks that all forms of an answer have the same words.
package blockstest

import (
	"encoding/json"
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/yardstick-rules/yardstick/engine/blocks"
)

var (
	// tag matches the parts of a page that are not words of the answer.
	tag = regexp.MustCompile(`<summary>[^<]*</summary>|<[^>]*>`)
	// shown names the JSON fields of an answer whose texts a reader sees.
	shown = map[string]bool{"text": true, "label": true, "lines": true}
)

// SameWords fails if a form of an answer has different words than its text, or the same words in a
// different order.
func SameWords(t testing.TB, doc blocks.Doc) {
	t.Helper()
	want := words(doc.Text())
	if len(want) == 0 {
		t.Error(doc)
	}
	same(t, "Markdown", want, words(doc.Markdown()))
	same(t, "HTML", want, words(html.UnescapeString(tag.ReplaceAllString(doc.HTML(), " "))))
	var tree any
	text, err := json.Marshal(doc)
	if err == nil {
		err = json.Unmarshal(text, &tree)
	}
	if err != nil {
		t.Fatal(err)
	}
	same(t, "JSON", slices.Sorted(slices.Values(want)), slices.Sorted(slices.Values(words(strings.Join(texts("", tree), " ")))))
}

// same fails at the first word that differs.
func same(t testing.TB, form string, want, got []string) {
	t.Helper()
	for i := range max(len(want), len(got)) {
		if i >= len(want) || i >= len(got) || want[i] != got[i] {
			from, to := max(0, i-3), i+3
			t.Error(form, i, want[min(from, len(want)):min(to, len(want))], got[min(from, len(got)):min(to, len(got))])
			return
		}
	}
}

// texts returns the texts in the JSON of an answer that a reader sees.
func texts(name string, tree any) (all []string) {
	switch tree := tree.(type) {
	case string:
		if shown[name] {
			return []string{tree}
		}
	case []any:
		for _, v := range tree {
			all = append(all, texts(name, v)...)
		}
	case map[string]any:
		for name, v := range tree {
			all = append(all, texts(name, v)...)
		}
	}
	return all
}

func words(text string) []string {
	text = strings.ReplaceAll(text, "```text", "")
	return strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
}
