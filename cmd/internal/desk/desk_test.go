package desk

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// The page is complete without its engine: every module has its place, and nothing on it is from elsewhere.
func TestThePageIsWhole(t *testing.T) {
	script, err := joined()
	require.NoError(t, err)
	require.NotContains(t, script, "import ")
	require.NotRegexp(t, `(?m)^\s*//`, script, "comments are for those who read the source")
	require.NotContains(t, script, "innerHTML", "a text is never HTML")
	require.NotContains(t, script, "http:")
	require.NotContains(t, script, "https:")
	page, err := index(&Given{Name: "</script><script>alert(1)</script>", Text: "<!--"})
	require.NoError(t, err)
	require.NotContains(t, page, "alert(1)</script>")
	require.NotContains(t, page, "<!--")
	require.Contains(t, page, "default-src &#39;none&#39;")
}

// The page has every scenario of every game, in its own words.
func TestTheLibraryHasEveryScenario(t *testing.T) {
	packed, err := Library()
	require.NoError(t, err)
	z, err := gzip.NewReader(bytes.NewReader(packed))
	require.NoError(t, err)
	var all library
	require.NoError(t, json.NewDecoder(z).Decode(&all))
	require.NotEmpty(t, all.Precedents)
	files := 0
	for _, entry := range games.All() {
		for _, name := range features.Files(entry.Name()) {
			text, err := features.Read(name)
			require.NoError(t, err)
			require.Equal(t, text, all.Files["features/"+name])
			files++
		}
	}
	require.Len(t, all.Files, files)
}

// The page has one scale of letters and one of gaps.
func TestTheStyleHasOneScale(t *testing.T) {
	style, err := read("desk.css")
	require.NoError(t, err)
	screen, _, _ := strings.Cut(style, "@media print")
	for _, m := range regexp.MustCompile(`[{;\s]font(?:-size)?: ([\d.]+)r?em`).FindAllStringSubmatch(screen, -1) {
		require.Contains(t, []string{".75", ".875", "1", "1.25"}, m[1], m[0])
	}
	for _, m := range regexp.MustCompile(`(?:padding|margin|gap)[a-z-]*: ([^;}]*)`).FindAllStringSubmatch(screen, -1) {
		for _, gap := range regexp.MustCompile(`([\d.]+)rem`).FindAllStringSubmatch(m[1], -1) {
			require.Contains(t, []string{".125", ".25", ".5", ".75", "1", "1.5", "3.5", "7", "8", "9"}, gap[1], m[0])
		}
	}
}

// Only who knows the address gets an answer, and only under the name of this machine.
func TestWhoIsServed(t *testing.T) {
	h := served(map[string][]byte{"index.html": []byte("page"), "main.js": []byte("script")}, "127.0.0.1:7", "/token/")
	for _, row := range []struct {
		law, method, host, path string
		code                    int
	}{
		{"the page", "GET", "127.0.0.1:7", "/token/", 200},
		{"its parts", "GET", "127.0.0.1:7", "/token/main.js", 200},
		{"nothing without the token", "GET", "127.0.0.1:7", "/", 404},
		{"nor with another", "GET", "127.0.0.1:7", "/tokem/main.js", 404},
		{"nothing else", "GET", "127.0.0.1:7", "/token/../../etc/passwd", 404},
		{"nothing under another name", "GET", "evil.example:7", "/token/", 404},
		{"nothing is taken", "POST", "127.0.0.1:7", "/token/", 405},
	} {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(row.method, "http://"+row.host+"/", nil)
		r.URL.Path = row.path
		h.ServeHTTP(w, r)
		require.Equal(t, row.code, w.Code, row.law)
		require.Contains(t, w.Header().Get("Content-Security-Policy"), "default-src 'none'", row.law)
		kept := "no-store"
		if row.code == 200 && row.path != "/token/" {
			kept = "private, max-age=86400, immutable"
		}
		require.Equal(t, kept, w.Header().Get("Cache-Control"), "%s: the record is not kept by the browser, what serves every record is", row.law)
	}
}

// The desk is served until nobody wants it any more, and then ends at once.
func TestTheDeskIsServed(t *testing.T) {
	engine, err := Built()
	if err != nil {
		require.EqualError(t, err, "built without the desk: make build")
		require.True(t, testing.Short() || os.Getenv("CI") == "", "make test-all builds the engine of the page")
		t.Skip("make desk builds the engine of the page")
	}
	ctx, stop := context.WithCancel(t.Context())
	s, err := Listen(ctx, &Given{Name: "a.yard", Text: "yardstick 1\n"}, engine, 0)
	require.NoError(t, err)
	require.Regexp(t, `^http://127\.0\.0\.1:\d+/[A-Z0-9]{26}/$`, s.URL)
	done := make(chan error, 1)
	go func() { done <- s.Serve(ctx) }()
	answer, err := http.Get(s.URL)
	require.NoError(t, err)
	page, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.Contains(t, string(page), `"name":"a.yard"`)
	parts, err := Folder(&Given{}, engine)
	require.NoError(t, err)
	require.Contains(t, parts, "built/engine.wasm.gz")
	require.NotContains(t, parts, "folder.go")
	whole, err := Single(&Given{}, engine)
	require.NoError(t, err)
	// The parser of Gherkin brings its words of all languages; the names of scenarios, in sentences, took 70,000, and
	// setting up by touch, with work offline, 30,000, actions put together by touch, 20,000, and pieces laid on the map by
	// touch, 50,000, and more words of players, 25,000.
	require.Less(t, len(whole), 8_850_000)
	stop()
	select {
	case err := <-done:
		require.ErrorIs(t, err, context.Canceled)
	case <-time.After(time.Second):
		t.Fatal("it goes on")
	}
}

// A module's names are its own in the one file too: two may call something alike, and only what one exports is seen by another.
func TestModulesKeepTheirNamesToThemselves(t *testing.T) {
	one, err := enclosed("one.js", "const plain = 1;\nexport function shown() {\n  return plain;\n}\n", nil)
	require.NoError(t, err)
	two, err := enclosed("two.js", "import {shown} from \"./one.js\";\nexport const plain = shown();\n", []string{"one.js"})
	require.NoError(t, err)
	require.Equal(t, "modules[\"one.js\"] = (() => {\nconst plain = 1;\nfunction shown() {\n  return plain;\n}\n\nreturn {shown};\n})();\n"+
		"modules[\"two.js\"] = (() => {\nconst {shown} = modules[\"one.js\"];\nconst plain = shown();\n\nreturn {plain};\n})();\n", one+two)
	for law, text := range map[string]string{
		"what comes later is not there yet":    "import {a} from \"./two.js\";\n",
		"what is exported does not change":     "export let a = 1;\n",
		"exports are made where they are made": "const a = 1;\nexport {a};\n",
		"a whole module is not imported":       "import * as all from \"./one.js\";\n",
	} {
		_, err := enclosed("three.js", text, []string{"one.js"})
		require.Error(t, err, law)
	}
}
