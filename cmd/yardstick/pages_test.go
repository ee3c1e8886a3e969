package main

import (
	"encoding/xml"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/alecthomas/kong"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

var fenced = regexp.MustCompile("(?ms)^```([a-z]+)\n(.*?)^```$")

// pages lists the documents for people, from the root of the module.
func pages(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob("*.md")
	require.NoError(t, err)
	require.Contains(t, names, "README.md")
	for _, pattern := range []string{"docs/*.md", "docs/*/*.md"} {
		more, err := filepath.Glob(pattern)
		require.NoError(t, err)
		require.NotEmpty(t, more)
		names = append(names, more...)
	}
	return names
}

// fences lists the fenced blocks in a language, with the page of each. TestPagesCanBeFollowed reads the pages in folders below docs.
func fences(t *testing.T, language string) (found []block) {
	t.Helper()
	for _, page := range pages(t) {
		if strings.Count(filepath.ToSlash(page), "/") > 1 {
			continue
		}
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		for _, m := range fenced.FindAllStringSubmatch(string(text), -1) {
			if m[1] == language {
				found = append(found, block{page, m[2]})
			}
		}
	}
	require.NotEmpty(t, found, "no page shows any %s", language)
	return found
}

type block struct{ page, text string }

// Commands print the output that the pages show. With -update the test rewrites the pages.
func TestPagesShowRealOutput(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	for _, block := range fences(t, "console") {
		line, printed, _ := strings.Cut(block.text, "\n")
		args, ok := strings.CutPrefix(line, "$ yardstick ")
		require.True(t, ok, line)
		out, _ := asked(t, "", strings.Fields(args)...)
		if *update && out != printed {
			text, err := os.ReadFile(block.page)
			require.NoError(t, err)
			written := strings.Replace(string(text), block.text, line+"\n"+out, 1)
			require.NoError(t, os.WriteFile(block.page, []byte(written), 0o600))
			continue
		}
		require.Equal(t, out, printed, "%s is not up to date; go test ./cmd/yardstick -update rewrites it", block.page)
	}
}

var marked = regexp.MustCompile(`(?s)<!-- yardstick (compare .*?) -o change\.md -->\n(.*?)<!-- the end -->`)

// A page shows the summary that compare writes, with its chart.
func TestTheSummaryOfAPageIsReal(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	page, err := os.ReadFile("docs/compare.md")
	require.NoError(t, err)
	m := marked.FindSubmatch(page)
	require.NotNil(t, m)
	written, folder := map[string]string{}, t.TempDir()
	file := func(ending string) string { return filepath.Join(folder, "change"+ending) }
	_, code := asked(t, "", append(strings.Fields(string(m[1])), "-o", file(".md"), "-o", file(".svg"))...)
	require.Equal(t, conforms, code)
	for _, ending := range []string{".md", ".svg"} {
		text, err := os.ReadFile(file(ending))
		require.NoError(t, err)
		written[ending] = strings.ReplaceAll(string(text), file(ending), "change"+ending)
	}
	summary := strings.NewReplacer(" -o change.md", "", " -o "+file(".svg"), "").Replace(written[".md"])
	const chart = "docs/yard-timing.svg"
	if *update {
		require.NoError(t, os.WriteFile("docs/compare.md", []byte(strings.Replace(string(page), string(m[2]), summary, 1)), 0o600))
		require.NoError(t, os.WriteFile(chart, []byte(written[".svg"]), 0o600))
		return
	}
	require.Equal(t, summary, string(m[2]), "docs/compare.md is not up to date; go test ./cmd/yardstick -update rewrites it")
	drawn, err := os.ReadFile(chart)
	require.NoError(t, err)
	require.Equal(t, written[".svg"], string(drawn), "%s is not up to date; go test ./cmd/yardstick -update rewrites it", chart)
	require.NoError(t, xml.Unmarshal(drawn, new(struct{})))
	require.NotContains(t, strings.ReplaceAll(written[".svg"], "http://www.w3.org/2000/svg", ""), "http")
}

// The records, scenarios and components that pages show can be read and are upheld.
func TestExamplesOfPagesAreTrue(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	folder := t.TempDir()
	file := func(name, content string) string {
		path := filepath.Join(folder, name)
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		return path
	}
	for _, record := range fences(t, "yard") {
		out, code := asked(t, record.text, "judge", "-")
		require.Equal(t, conforms, code, "%s: %s", record.page, out)
	}
	for _, scenarios := range fences(t, "gherkin") {
		out, code := asked(t, "", "judge", file("page.feature", scenarios.text))
		require.Equal(t, conforms, code, "%s: %s", scenarios.page, out)
	}
	for _, data := range fences(t, "yaml") {
		if filepath.Base(data.page) == "components.md" {
			_, code := asked(t, "", "play", "yardmaster", "--components", file("box.yaml", data.text))
			require.Equal(t, conforms, code, data.page)
		}
	}
}

// The rulebook on a page is valid, and the page names every kind of clause and every reason for an open question.
func TestTheRulebookOfThePageIsInOrder(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	page := filepath.Join("docs", "rulebooks.md")
	data := slices.DeleteFunc(fences(t, "yaml"), func(b block) bool { return b.page != page })
	require.Len(t, data, 3, "clauses, examples and questions")
	book, err := source.Load(fstest.MapFS{"clauses.yaml": {Data: []byte(data[0].text)}, "examples.yaml": {Data: []byte(data[1].text)},
		"rulings.yaml": {Data: []byte(data[2].text)}})
	require.NoError(t, err)
	require.NotNil(t, book.Question("CK-R-broke"))
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	for _, word := range slices.Concat(rulebook.Kinds(), rulebook.Reasons(), rulebook.ExampleKinds()) {
		require.Contains(t, string(text), "`"+word+"`")
	}
}

// The targets of links on pages exist.
func TestLinksOfPagesLeadSomewhere(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	for _, page := range pages(t) {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		for _, link := range regexp.MustCompile(`\]\(([^)]+)\)`).FindAllStringSubmatch(string(text), -1) {
			file, _, _ := strings.Cut(link[1], "#")
			_, err := os.Stat(filepath.Join(filepath.Dir(page), filepath.FromSlash(file)))
			require.NoError(t, err, page)
		}
	}
}

// The report on an engine in a page is the beginning of a file in a script.
func TestAPageShowsARealReport(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	script, err := os.ReadFile(filepath.FromSlash("cmd/yardstick/testdata/script/conform.txtar"))
	require.NoError(t, err)
	found := false
	for _, block := range fences(t, "text") {
		if strings.HasPrefix(block.text, "failed: yardstick unknown") {
			require.Contains(t, string(script), "-- withheld.txt --\n"+block.text, "%s is not up to date", block.page)
			found = true
		}
	}
	require.True(t, found)
}

// The README is the front door, not the house.
func TestTheReadmeIsShort(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	require.NoError(t, err)
	require.LessOrEqual(t, strings.Count(string(text), "\n"), 90)
}

// The README shows an existing record and counts the figures that a rulebook prints. Its commands work as described, in
// order, in a folder of their own.
func TestTheReadmeIsTrue(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	text, err := os.ReadFile(filepath.Join(root, "README.md"))
	require.NoError(t, err)
	record, err := os.ReadFile(filepath.Join(root, "examples", "sorting-yard.yard"))
	require.NoError(t, err)
	require.Contains(t, string(text), "```text\n"+string(record)+"```\n")
	readme, told := string(text), 0
	for _, e := range games.All() {
		of := answer.OriginsOf(e.Book)
		row := regexp.MustCompile(`(\| ` + e.Book.Title + `(?:, a draft)? \| [^|]*\|) \d+ \| \d+ \| \d+ \|`)
		if !row.MatchString(readme) { // a game that is new here
			continue
		}
		told++
		readme = row.ReplaceAllString(readme, fmt.Sprintf("$1 %d | %d | %d |", of.Printed+of.Derived, of.Public, of.Assumed))
	}
	require.Equal(t, 4, told)
	if *update {
		require.NoError(t, os.WriteFile(filepath.Join(root, "README.md"), []byte(readme), 0o600))
	} else {
		require.Equal(t, readme, string(text), "README.md is not up to date; go test ./cmd/yardstick -update rewrites it")
	}
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(folder, "examples"), os.DirFS(filepath.Join(root, "examples"))))
	t.Chdir(folder)
	codes := map[string]int{"judge": conformsNot, "compare": conforms, "conform": unread, "rules": conforms}
	for _, m := range regexp.MustCompile("`yardstick ([a-z][^`]*)`").FindAllStringSubmatch(readme, -1) {
		words := strings.Fields(m[1])
		if words[0] == "new" { // TestANewGameIsGreen runs it
			continue
		}
		want, known := codes[words[0]]
		require.True(t, known, m[0])
		out, code := asked(t, "", words...)
		require.Equal(t, want, code, "%s: %s", m[0], out)
	}
}

// The commands that pages name exist with their flags: each one after yardstick in a block of code or a table.
func TestCommandsOfPagesExist(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	named := regexp.MustCompile("(?m)(?:^    |`)yardstick ([a-z][^`\n]*?)(?:`|  |$)")
	for _, page := range pages(t) {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		for _, m := range named.FindAllStringSubmatch(string(text), -1) {
			parser, err := kong.New(&commands{})
			require.NoError(t, err)
			_, err = parser.Parse(words(m[1]))
			var wrong *kong.ParseError
			if errors.As(err, &wrong) && strings.HasPrefix(err.Error(), "expected ") {
				continue // the command exists, without its arguments on the page
			}
			require.NoError(t, err, "%s: yardstick %s", page, m[1])
		}
	}
}

// words returns the words of a command line; text between quotes is one word.
func words(line string) []string {
	var found []string
	for _, m := range regexp.MustCompile(`"([^"]*)"|(\S+)`).FindAllStringSubmatch(line, -1) {
		found = append(found, m[1]+m[2])
	}
	return found
}
