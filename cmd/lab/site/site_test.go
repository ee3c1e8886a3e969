package main

import (
	"bytes"
	"fmt"
	"html"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

const root = "../../.."

// canned stands for the program: a help with marks of Markdown and HTML in it, and a schema.
func canned(args ...string) (string, error) {
	switch line := strings.Join(args, " "); line {
	case "--help":
		return "Usage: yardstick <command>\n\nJudge:\n  judge       Judge a record.\n  new game    Write a skeleton.\n\nFlags:\n  -h, --help    Help.\n", nil
	case "schema":
		return "judge\n", nil
	default:
		return "of " + line + ":\n---\n# no heading\n~~~\n<record> & [no](link)\n", nil
	}
}

// laid is the repository with another text in a file.
type laid struct {
	fs.FS
	name, text string
}

func (l laid) Open(name string) (fs.File, error) {
	if name == l.name {
		return fstest.MapFS{name: {Data: []byte(l.text)}}.Open(name)
	}
	return l.FS.Open(name)
}

func TestTheSiteOfThisRepository(t *testing.T) {
	files, err := build(os.DirFS(root), canned, options{})
	require.NoError(t, err)
	t.Run("every page is there", func(t *testing.T) { everyPage(t, files) })
	t.Run("nothing is dead, and nothing is loaded from elsewhere", func(t *testing.T) { nothingDead(t, files) })
	t.Run("two builds are the same", func(t *testing.T) {
		again, err := build(os.DirFS(root), canned, options{})
		require.NoError(t, err)
		require.Equal(t, slices.Sorted(maps.Keys(files)), slices.Sorted(maps.Keys(again)))
		for name := range files {
			require.True(t, bytes.Equal(files[name], again[name]), name)
		}
	})
	t.Run("help is shown as it is", func(t *testing.T) {
		page := string(files["reference/commands.html"])
		require.Contains(t, page, html.EscapeString("of new game --help:\n---\n# no heading\n~~~\n<record> & [no](link)\n"))
		require.Contains(t, page, `<h2 id="yardstick-judge">yardstick judge</h2>`)
	})
	t.Run("the search finds a clause of each game", func(t *testing.T) {
		for _, entry := range games.All() {
			clause := entry.Book.Clauses[0]
			require.Contains(t, string(files[indexFile]), fmt.Sprintf(`["The rulebook of %s","%s","reference/rulebooks/%s.html#%s","`,
				entry.Book.Title, clause.ID, entry.Name(), strings.ToLower(string(clause.ID))))
		}
		require.Contains(t, string(files[indexFile]), "examined for railcars that now fit. Your Sorting Yard, ", "the words of YM-YARD-04")
	})
	t.Run("a file that is no page is a path", func(t *testing.T) {
		require.Contains(t, string(files["index.html"]), "Kalah (<code>examples/<wbr>kalah</code>)")
		require.Contains(t, string(files["docs/examples.html"]), "<li><code>features/<wbr>yardmaster/<wbr>sorting-yard.feature:10</code>:")
	})
}

// everyPage checks that each text of the repository has a page, that every page lists it, and that the pages of the program are there.
func everyPage(t *testing.T, files map[string][]byte) {
	want := []string{"reference/commands.html", "reference/schemas.html", "docs/index.html"}
	for _, pattern := range []string{"*.md", "docs/*.md", "docs/*/*.md", "engine/*/ENGINE.md", "engine/wire/README.md", "features/*/STEPS.md"} {
		names, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern)))
		require.NoError(t, err)
		require.NotEmpty(t, names, pattern)
		for _, name := range names {
			name, err = filepath.Rel(root, name)
			require.NoError(t, err)
			want = append(want, strings.NewReplacer("README.md", "index.html", ".md", ".html").Replace(filepath.ToSlash(name)))
		}
	}
	for _, entry := range games.All() {
		want = append(want, "reference/rulebooks/"+entry.Name()+".html")
	}
	for _, name := range want {
		require.Contains(t, files, name)
		require.Contains(t, string(files["CHANGELOG.html"]), `<a href="`+name+`"`, "the navigation")
	}
}

var (
	leads   = regexp.MustCompile(` (href|src)="([^"]*)"`)
	ids     = regexp.MustCompile(` id="([^"]*)"`)
	foreign = regexp.MustCompile(`url\(|@import|\bfetch\(|https?://`)
)

// nothingDead follows every link of the pages as they are written.
func nothingDead(t *testing.T, files map[string][]byte) {
	links := 0
	for name, text := range files {
		if ending := path.Ext(name); ending == ".css" || name == "search.js" {
			require.NotRegexp(t, foreign, string(text), name)
		}
		if path.Ext(name) != ".html" {
			continue
		}
		require.Contains(t, string(text), `content="default-src 'none'; `, name)
		for _, m := range leads.FindAllStringSubmatch(string(text), -1) {
			if m[2] == "data:," {
				continue
			}
			to, fragment, _ := strings.Cut(html.UnescapeString(m[2]), "#")
			require.NotRegexp(t, "^(//|[a-z]+:)", to, "%s: what a page loads is of the site, and its texts name no other", name)
			at := name
			if to != "" {
				at = path.Join(path.Dir(name), to)
			}
			require.Contains(t, files, at, "%s leads to %s", name, m[2])
			if links++; fragment != "" {
				require.Contains(t, ids.FindAllString(string(files[at]), -1), ` id="`+fragment+`"`, "%s leads to %s", name, m[2])
			}
		}
	}
	require.Greater(t, links, 1000)
}

func TestAProblemIsNamedWithWhatToDo(t *testing.T) {
	const page = "docs/desk.md"
	text, want := "# Desk\n", []string{}
	for _, row := range [][2]string{
		{"[a](desks.md)", `the link "desks.md" is dead: there is no file docs/desks.md: correct the path or delete the link`},
		{"[a](../../desk.md)", `the link "../../desk.md" is dead: there is no file ../desk.md: correct the path or delete the link`},
		{"[a](conform.md#levls)", `the link "conform.md#levls" is dead: docs/conform.md has no heading with that anchor`},
		{"[a](#desq)", `the link "#desq" is dead: docs/desk.md has no heading with that anchor, did you mean #desk?`},
		{"[a](league/evening.yard#L900)", `the link "league/evening.yard#L900" is dead: docs/league/evening.yard ends with line `},
		{"[a](league/evening.yard#begin)", `the link "league/evening.yard#begin" is dead: docs/league/evening.yard is no page: it has lines (#L12) and no anchors`},
		{"![a](league/evening.yard)", `the picture "league/evening.yard" is not one of the repository`},
		{"![a](league/no.svg)", `the picture "league/no.svg" is not one of the repository`},
		{"![a](https://host.example/a.svg)", `the picture "https://host.example/a.svg" is not one of the repository`},
		{`b <img src="https://a.example/">`, `the picture "https://a.example/" is not one of the repository`},
		{"a <record> b", `<record> is read as HTML: put it into backticks`},
		{"<script>\n</script>", `"<script>\n" is read as HTML: put it into backticks`},
	} {
		want = append(want, fmt.Sprintf("%s:%d: %s", page, strings.Count(text, "\n")+2, row[1]))
		text += "\n" + row[0] + "\n"
	}
	_, err := build(laid{os.DirFS(root), page, text}, canned, options{})
	require.Error(t, err)
	said := strings.Split(err.Error(), "\n")
	require.Len(t, said, len(want), "%s", err)
	for _, problem := range want {
		require.Contains(t, err.Error(), problem)
	}
}

func TestEveryPageHasAGroup(t *testing.T) {
	s := &site{pages: map[string]*page{}, markdown: markdown()}
	s.arrange(map[string][]byte{"docs/new.md": []byte("# New\n")})
	var says []string
	for _, problem := range s.problems {
		says = append(says, problem.Error())
	}
	require.Contains(t, says, "docs/new.md: the page is in no group: give it a place in the groups in cmd/lab/site/pages.go")
	require.Contains(t, says, "docs/desk.md: there is no such page: take it out of the groups in cmd/lab/site/pages.go")
}

func TestTheSourceHasAnAddress(t *testing.T) {
	files, err := build(os.DirFS(root), canned, options{base: "https://host.example/blob/main"})
	require.NoError(t, err)
	require.Contains(t, string(files["index.html"]), `<a href="https://host.example/blob/main/examples/kalah">Kalah</a>`)
	require.Contains(t, string(files["docs/examples.html"]), `href="https://host.example/blob/main/features/yardmaster/sorting-yard.feature#L10"`)
}

func TestAFolderWithAnythingElseIsKept(t *testing.T) {
	to := t.TempDir()
	old := filepath.Join(to, "old.html")
	require.NoError(t, os.WriteFile(old, nil, 0o600))
	site := map[string][]byte{"docs/a.html": []byte("a"), indexFile: nil}
	require.EqualError(t, write(to, site), to+": the folder has something else in it than a site: name another with --to")
	require.FileExists(t, old)
	require.NoError(t, os.WriteFile(filepath.Join(to, indexFile), nil, 0o600))
	require.NoError(t, write(to, site))
	require.NoFileExists(t, old)
	require.FileExists(t, filepath.Join(to, "docs", "a.html"))
}

func TestTheDeskIsLinkedIfTheSiteHasIt(t *testing.T) {
	for _, desk := range []bool{false, true} {
		files, err := build(os.DirFS(root), canned, options{desk: desk})
		require.NoError(t, err)
		require.Equal(t, desk, strings.Contains(string(files["docs/tutorials/verdict.html"]), `<a href="../../desk/index.html">Desk</a>`))
		require.Equal(t, desk, strings.Contains(string(files["index.html"]), `<a href="desk/index.html">Desk</a>`))
	}
}

func TestTheProgramItself(t *testing.T) {
	if testing.Short() {
		t.Skip("links the program")
	}
	t.Chdir(root)
	program, to := filepath.Join(t.TempDir(), "yardstick"), filepath.Join(t.TempDir(), "site")
	out, err := exec.Command("go", "build", "-o", program, "./cmd/yardstick").CombinedOutput()
	require.NoError(t, err, "%s", out)
	require.NoError(t, (&command{To: to, Program: program}).run(t.Context(), io.Discard))
	commands, err := os.ReadFile(filepath.Join(to, "reference", "commands.html"))
	require.NoError(t, err)
	for _, some := range []string{"yardstick-judge", "yardstick-new-game", "yardstick-completion"} {
		require.Contains(t, string(commands), `<h2 id="`+some+`">`)
	}
	schemas, err := os.ReadFile(filepath.Join(to, "reference", "schemas.html"))
	require.NoError(t, err)
	require.Contains(t, string(schemas), `<h2 id="position-`+games.All()[0].Name()+`">`)
	require.ErrorContains(t, (&command{To: to, Program: "no-such-program"}).run(t.Context(), io.Discard), "no-such-program --help: ")
}
