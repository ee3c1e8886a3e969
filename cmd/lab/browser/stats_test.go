package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

func TestThePageOfManyGames(t *testing.T) {
	at := open(t, written(t, "stats", "yardmaster", "--games", "400", "--watched", "40", "--bots", "mixed", "--strength", "6"))
	require.Equal(t, []string{"2 players: 100 games", "3 players: 100 games", "4 players: 100 games", "5 players: 100 games", "The strength of players"},
		eval[[]string](at, `[...document.querySelectorAll("[data-rest] h2:not(.head)")].slice(0, 5).map(e => e.textContent)`))
	// Every bar has its number beside it, and every share its interval across it.
	require.Empty(t, eval[[]string](at, `[...document.querySelectorAll("table.chart tbody tr")].filter(r => !/[0-9]/.test(r.querySelector(".number").textContent)).map(r => r.textContent)`))
	require.Greater(t, eval[int](at, `document.querySelectorAll("#players-2-won .span").length`), 1)
	at.picture("stats")
	at.do(chromedp.Click(chromedp.CSS("section[aria-labelledby=players-2] details summary")))
	at.becomes(`document.querySelector("#players-2-score-1").checkVisibility()`)
	at.picture("stats-spread")
	at.do(chromedp.Focus(chromedp.CSS("#words")), chromedp.KeyEvent("sorting yard"))
	at.becomes(`/^[1-9][0-9]* clauses$/.test(document.getElementById("found").textContent)`)
	at.picture("stats-search")
	at.do(chromedp.KeyEvent("\x1b"))
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
		at.picture("stats-" + scheme)
	}
	at.fits()
	at.picture("stats-phone")
	at.quiet()
}
