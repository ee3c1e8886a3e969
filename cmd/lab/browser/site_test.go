package browser

import (
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// A site with the referee's desk leads to it, and the desk starts where any host serves the site.
func TestTheSiteLeadsToTheDesk(t *testing.T) {
	site := filepath.Join(t.TempDir(), "site")
	for _, args := range [][]string{
		{"build", "-C", "cmd/lab", "-o", site + "-maker", "./site"},
		{"run", "./cmd/internal/desk/static", filepath.Join(site, "desk")},
	} {
		build := exec.Command("go", args...)
		build.Dir = root
		out, err := build.CombinedOutput()
		require.NoError(t, err, "%s", out)
		if args[0] == "build" {
			make := exec.Command(site+"-maker", "--program", program, "--to", site, "--desk")
			make.Dir = root
			out, err = make.CombinedOutput()
			require.NoError(t, err, "%s", out)
		}
	}
	host := httptest.NewServer(http.FileServer(http.Dir(site)))
	t.Cleanup(host.Close)
	at := openAt(t, host.URL+"/docs/desk.html")
	at.do(chromedp.Click(chromedp.CSS(`header a[href$="desk/index.html"]`)))
	at.becomes(`location.pathname.startsWith("/desk/")`)
	at.ready()
	at.picture("site-desk")
}

// The documentation opens from a folder: every page that it loads from is there, and its search needs no server.
func TestTheDocumentationAsASite(t *testing.T) {
	site := filepath.Join(t.TempDir(), "site")
	build := exec.Command("go", "build", "-C", "cmd/lab", "-o", site+"-maker", "./site")
	build.Dir = root
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	make := exec.Command(site+"-maker", "--program", program, "--to", site)
	make.Dir = root
	out, err = make.CombinedOutput()
	require.NoError(t, err, "%s", out)
	for name, page := range map[string]string{"front": "index.html", "packages": "docs/packages.html", "steps": "features/frontier/STEPS.html",
		"flags": "reference/commands.html", "rulebook": "reference/rulebooks/yardmaster.html"} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(site, filepath.FromSlash(page))
			at := open(t, file)
			require.Equal(t, page, eval[string](at, `document.querySelector("nav [aria-current]").href.split("/site/")[1]`))
			require.Empty(t, eval[[]string](at, `[...document.images].filter(i => !i.naturalWidth).map(i => i.src)`))
			at.fits()
			at.do(chromedp.Focus(chromedp.CSS("search input")), chromedp.KeyEvent("rules"))
			at.becomes(`document.querySelector("#found a")?.textContent === "JSON Schemas: rules"`) // the words are its whole heading
			at.do(chromedp.KeyEvent(" quidditch"))
			at.becomes(`document.querySelector("#found").textContent === "0 places"`) // it has every word
			at.do(chromedp.KeyEvent("\x1b"), chromedp.KeyEvent("ym-yard-04"))
			at.becomes(`document.querySelector("#found a")?.textContent === "The rulebook of Yardmaster: YM-YARD-04"`)
			at.picture("site-" + name + "-search")
			at.do(chromedp.Click(chromedp.CSS("#found a")))
			at.becomes(`location.href.endsWith("/reference/rulebooks/yardmaster.html#ym-yard-04")`)
			at.becomes(`!document.querySelector("#found li") && document.querySelector("#ym-yard-04")?.getBoundingClientRect().top >= 0`)
			at.stays()
			at.do(chromedp.Navigate("file://" + file))
			for _, scheme := range []string{"light", "dark"} {
				at.theme(scheme)
				at.picture("site-" + name + "-phone-" + scheme)
			}
			at.do(chromedp.Focus(chromedp.CSS("search input")), chromedp.KeyEvent("ym-yard-04"))
			at.becomes(`document.querySelectorAll("#found li").length > 1`)
			at.axe()
			at.do(chromedp.KeyEvent("\x1b"), chromedp.EmulateViewport(1200, 1000))
			for _, scheme := range []string{"light", "dark"} {
				at.theme(scheme)
				at.axe()
				at.picture("site-" + name + "-" + scheme)
			}
		})
	}
}

// stays checks that the page has asked for files of its folder alone, and has complained of nothing.
func (at *tab) stays() {
	at.t.Helper()
	at.mu.Lock()
	defer at.mu.Unlock()
	require.Empty(at.t, at.console)
	require.NotEmpty(at.t, at.requests)
	for _, request := range at.requests {
		require.True(at.t, strings.HasPrefix(request, "file://") || request == "data:,", request)
	}
}
