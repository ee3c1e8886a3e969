package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

func TestThePageOfTheOpenQuestions(t *testing.T) {
	at := open(t, written(t, "rules", "hell-on-wheels", "--questions", "--ruling", "no-effect=may-fizzle"))
	require.Equal(t, "may-fizzle holds", eval[string](at, `(() => {
		const holds = [...document.querySelectorAll("#HOW-R-no-effect .badge.good")];
		return holds.map(e => e.closest("dd").previousElementSibling.textContent + " " + e.textContent.split(" ")[0]).join();
	})()`))
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
