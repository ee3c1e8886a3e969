package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

func TestThePageOfAComparison(t *testing.T) {
	at := open(t, written(t, "compare", "yardmaster", "--b", "yard-timing=any-time,win-timing=finish-round", "--games", "60", "--table", "2,3"))
	require.Regexp(t, `^side b, .* allows more than side a, the default: load in turn`, eval[string](at, `document.querySelector(".answer .head").textContent`))
	require.Equal(t, "turn, load: wider", eval[string](at, `document.querySelector("#shown ~ article h3 a").textContent`))
	at.picture("compare-light")
	at.do(chromedp.Click(chromedp.CSS("#difference-turn-load-wider details summary")))
	at.becomes(`document.querySelector("#difference-turn-load-wider pre").checkVisibility()`)
	require.Contains(t, eval[string](at, `document.querySelector("#difference-turn-load-wider pre").textContent`), "game yardmaster")

	// Words find a difference.
	at.do(chromedp.Focus(chromedp.CSS("#words")), chromedp.KeyEvent("load"))
	at.becomes(`/difference/.test(document.getElementById("found").textContent)`)
	at.do(chromedp.KeyEvent("\x1b"))
	require.Equal(t, 3, eval[int](at, `document.querySelectorAll("#play ~ .wide table.chart").length`), "who parts, and who wins at either table")
	eval[bool](at, `document.getElementById("play").scrollIntoView(), true`)
	at.picture("compare-play")
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
		at.picture("compare-" + scheme + "-play")
	}
	at.fits()
	at.picture("compare-phone")
	at.quiet()
}
