package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// shown counts the entries of a kind that can be seen.
const shown = `[...document.querySelectorAll('[data-entry="clause"]')].filter(e => e.checkVisibility()).length`

func TestThePageOfACheck(t *testing.T) {
	at := open(t, written(t, "check", "yardmaster", "--games", "2"))
	require.Regexp(t, `^passed: Yardmaster – [0-9]+ of [0-9]+ testable clauses covered`, eval[string](at, `document.querySelector(".answer .head").textContent`))
	all := eval[int](at, shown)
	require.Greater(t, all, 100)
	at.picture("check-light")

	// People search with words, from the keyboard.
	at.do(chromedp.KeyEvent("/"))
	at.becomes(`document.activeElement.id === "words"`)
	// What drives the browser types the slash though the page has used it up.
	eval[string](at, `document.getElementById("words").value = ""`)
	at.do(chromedp.KeyEvent("sorting yard"))
	at.becomes(`document.getElementById("found").textContent.includes("clauses")`)
	found := eval[int](at, shown)
	require.Greater(t, found, 5)
	require.Less(t, found, all/2)
	require.True(t, eval[bool](at, `document.getElementById("YM-YARD-04").checkVisibility()`))
	require.False(t, eval[bool](at, `document.getElementById("YM-XCH-02").checkVisibility()`))
	at.picture("check-search")
	require.LessOrEqual(t, eval[float64](at, `document.querySelector("[data-entry]:not([hidden])").getBoundingClientRect().top`), 400.0, "what is found is in sight")
	at.do(chromedp.KeyEvent("\x1b"))
	at.becomes(shown + ` > 100`)

	// A clause leads to its scenario, whose text is there.
	at.do(chromedp.Click(chromedp.CSS("#YM-YARD-04 details:last-of-type summary")))
	eval[bool](at, `document.querySelector("#YM-YARD-04 details a[href*='feature']").click(), true`)
	at.becomes(`document.querySelector(":target")?.checkVisibility() && document.querySelector(":target").textContent.includes("@YM-YARD-04")`)
	at.picture("check-scenario")
	// It also leads to where a pinned game first tells of it.
	eval[bool](at, `[...document.querySelectorAll("#YM-LOAD-01 a")].find(a => /^#record-.*-[0-9]+$/.test(a.hash)).click(), true`)
	at.becomes(`document.querySelector(":target")?.checkVisibility() && /YM-LOAD-01/.test(document.querySelector(":target").textContent.split("\n")[0])`)

	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.do(chromedp.Navigate(eval[string](at, `location.href.split("#")[0] + "#YM-YARD-04"`)))
		at.axe()
		at.picture("check-" + scheme + "-clause")
	}
	at.fits()
	at.picture("check-phone")
	eval[bool](at, `document.querySelectorAll("details").forEach(d => d.open = true), true`)
	at.fits()
	at.mu.Lock()
	require.Empty(t, at.console)
	at.mu.Unlock()
}

// Every link of every game's page leads to something, and nothing has the id of something else.
func TestLinksLeadSomewhere(t *testing.T) {
	for _, game := range []string{"yardmaster", "hell-on-wheels", "union-stockyards", "frontier"} {
		t.Run(game, func(t *testing.T) {
			at := open(t, written(t, "check", game, "--games", "0"))
			require.Empty(t, eval[[]string](at, `[...document.querySelectorAll("a[href^='#']")].map(a => decodeURIComponent(a.hash.slice(1))).filter(id => !document.getElementById(id))`))
			require.Empty(t, eval[[]string](at, `(() => { const ids = new Set(), twice = []; for (const e of document.querySelectorAll("[id]")) { if (ids.has(e.id)) twice.push(e.id); ids.add(e.id); } return twice; })()`))
			at.fits()
			at.quiet()
		})
	}
}
