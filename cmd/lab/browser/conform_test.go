package browser

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// tried writes the report of an engine, of a few short walks: one that is wrong on purpose, in which there is something to see, or a right one.
func tried(t *testing.T, file string, wrong ...string) {
	t.Helper()
	out, _ := run(append([]string{"conform", "yardmaster", "--games", "10", "--decisions", "60", "-o", file, "--", program, "serve", "yardmaster"}, wrong...)...)
	require.FileExists(t, file, "%s", out)
}

func TestThePageOfAnEngine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "report.html")
	tried(t, file, "--wrong", "withheld")
	at := open(t, file)
	require.Equal(t, "failed", eval[string](at, `document.querySelector(".answer .head .bad").textContent`))
	at.picture("conform-light")
	require.Empty(t, eval[[]string](at, `[...document.querySelectorAll("a[href^='#']")].map(a => decodeURIComponent(a.hash.slice(1))).filter(id => !document.getElementById(id))`))

	// A finding shows its game, and leads to its clause, which leads back.
	at.do(chromedp.Click(chromedp.CSS("article[data-entry=finding] details summary")))
	at.becomes(`document.querySelector("article[data-entry=finding] details pre")?.checkVisibility()`)
	at.do(chromedp.Focus(chromedp.CSS("#words")), chromedp.KeyEvent("done"))
	at.becomes(`/finding/.test(document.getElementById("found").textContent)`)
	at.do(chromedp.KeyEvent("\x1b"))
	eval[bool](at, `document.querySelector("article td a").click(), true`)
	at.becomes(`document.querySelector(":target h3 .badge.bad")?.checkVisibility()`)
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
		at.picture("conform-" + scheme + "-clause")
	}
	eval[bool](at, `document.querySelectorAll("details").forEach(d => d.open = true), scrollTo(0, 0), true`)
	at.fits()
	at.picture("conform-phone")
}

func TestThePageOfSeveralEngines(t *testing.T) {
	folder := t.TempDir()
	before, after, file := filepath.Join(folder, "before.json"), filepath.Join(folder, "after.json"), filepath.Join(folder, "change.html")
	tried(t, before)
	tried(t, after, "--wrong", "withheld")
	out, err := run("conform", "--matrix", before, after, "-o", file)
	require.NoError(t, err, "%s", out)
	_, err = os.Stat(file)
	require.NoError(t, err)
	at := open(t, file)
	require.Contains(t, eval[string](at, `document.querySelector("#group-real").textContent`), "The same trial has a different result")
	at.picture("matrix-light")
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
		at.picture("matrix-" + scheme)
	}
	at.fits()
	at.picture("matrix-phone")
	at.quiet()
}
