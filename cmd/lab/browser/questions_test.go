package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

func TestThePageOfTheOpenQuestions(t *testing.T) {
	at := open(t, written(t, "rules", "hell-on-wheels", "--questions", "--answer", "no-effect=may-fizzle"))
	require.Equal(t, "may-fizzle holds", eval[string](at, `(() => {
		const holds = [...document.querySelectorAll("#HOW-R-no-effect .badge.good")];
		return holds.map(e => e.closest("dd").previousElementSibling.textContent + " " + e.textContent.split(" ")[0]).join();
	})()`))
	// The effects of the answers leads to the questions, the dearest first.
	require.True(t, eval[bool](at, `(() => {
		const rows = [...document.querySelectorAll("#prices tbody tr")].map(r => parseFloat(r.querySelector(".number").textContent));
		return rows.length > 5 && rows.every((x, i) => i === 0 || x <= rows[i - 1]);
	})()`))
	eval[bool](at, `document.querySelector("#prices a").click(), true`)
	at.becomes(`document.querySelector(":target .faint").checkVisibility() && document.querySelector(":target").textContent.includes("Price: legal")`)
	at.do(chromedp.Focus(chromedp.CSS("#words")), chromedp.KeyEvent("may-fizzle"))
	at.becomes(`/^[1-9] questions?$/.test(document.getElementById("found").textContent)`)
	at.do(chromedp.Click(chromedp.CSS("#HOW-R-no-effect dd details summary")))
	at.becomes(`document.querySelector("#HOW-R-no-effect dd details pre").checkVisibility()`)
	require.Contains(t, eval[string](at, `document.querySelector("#HOW-R-no-effect dd details pre").textContent`), "Scenario")
	at.picture("questions")
	at.do(chromedp.KeyEvent("\x1b"))
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
	}
	at.fits()
	at.quiet()
}
