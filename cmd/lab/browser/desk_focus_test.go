package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// hidden are the things on the page that something else covers when they have the focus.
const hidden = `(() => {
	const found = [];
	for (const e of (document.querySelector("dialog[open]") ?? document.querySelector("main")).querySelectorAll(":is(button, input, select, textarea, summary, [tabindex='0'])")) {
		if (e.disabled || !e.checkVisibility() || e.closest(".unseen")) continue;
		e.focus();
		const box = e.getBoundingClientRect();
		if (box.height > innerHeight / 2 || box.width === 0) continue;
		const x = Math.min(innerWidth - 1, Math.max(0, box.left + Math.min(box.width / 2, 12))), y = box.top + box.height / 2;
		const there = document.elementFromPoint(x, y);
		if (!there || !(e.contains(there) || there.contains(e) && !/^(bar|tabs)$/.test(there.id))) found.push(e.outerHTML.slice(0, 120) + " below " + there?.outerHTML.slice(0, 80));
	}
	return found;
})()`

// sticking computes the share of the screen that the bars at its edges take.
const sticking = `(() => {
	const heights = [...document.querySelectorAll("#bar")].filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect().height);
	return Math.max(...heights) / innerHeight;
})()`

// What sticks to the edges of a phone takes little of it, and covers nothing that has the focus.
func TestNothingCoversWhatHasTheFocus(t *testing.T) {
	at := open(t, saved(t, dispute))
	at.ready()
	for _, wide := range []int64{360, 1200} {
		at.do(chromedp.EmulateViewport(wide, 740, chromedp.EmulateMobile))
		for _, tab := range []string{"actions", "questions", "history", "table"} {
			at.press("#tab-" + tab)
			require.Empty(t, eval[[]string](at, hidden), tab)
		}
		if wide == 360 {
			require.LessOrEqual(t, eval[float64](at, sticking), 0.15)
		}
	}
	at.press("#edit")
	at.becomes(`!!document.querySelector("#board [data-touch]")`)
	at.fits()
	require.Empty(t, eval[[]string](at, hidden))
	require.LessOrEqual(t, eval[float64](at, sticking), 0.15)
	eval[bool](at, `document.getElementById("set-text").scrollIntoView(), true`)
	at.picture("desk-phone-sticking")
	at.press("#ruling .see")
	at.shows("#beside", "upheld: ann may do")
	require.Empty(t, eval[[]string](at, hidden))
	at.alone()
}
