package browser

import (
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// hands notes in the page what it hands to people as files: their texts, by name.
const hands = `(() => {
	globalThis.handed = {};
	const make = URL.createObjectURL, blobs = new Map();
	URL.createObjectURL = (blob) => { const at = make.call(URL, blob); blobs.set(at, blob); return at; };
	HTMLAnchorElement.prototype.click = function () { blobs.get(this.href).text().then((text) => { globalThis.handed[this.download] = text; }); };
	return true;
})()`

// What is on the desk is handed on: a link that shows the very decision under the very reading, the record, Markdown and pictures with the
// verdict, but for a table that the verdict is not about, and paper.
func TestWhatIsHandedOn(t *testing.T) {
	file := saved(t, dispute)
	at := open(t, file)
	at.ready()
	eval[bool](at, hands)
	at.press("#ruling .see")
	at.shows("#beside", "upheld: ann may do")
	at.press("#keep")
	at.shows("#ruling .headline", `upheld: ann may do "load livestock-2"`)
	at.ready()
	at.to(39)
	at.choose("#seat", "bob")
	at.becomes(`JSON.parse(localStorage.getItem("yardstick-desk")).seat === "bob"`)

	// With the verdict.
	at.press("#save-svg")
	at.becomes(`!!globalThis.handed["sorting-yard.svg"]`)
	for _, says := range []string{"upheld: ann may do", "livestock-2"} {
		require.Contains(t, eval[string](at, `globalThis.handed["sorting-yard.svg"]`), says)
	}
	at.press("#save-png")
	at.becomes(`globalThis.handed["sorting-yard.png"]?.slice(1, 4) === "PNG"`)
	at.press("#save")
	at.becomes(`!!globalThis.handed["sorting-yard.yard"]`)
	text, err := os.ReadFile(dispute)
	require.NoError(t, err)
	require.Equal(t, string(text), eval[string](at, `globalThis.handed["sorting-yard.yard"]`))
	at.press("#markdown")
	at.becomes(`document.querySelector("#shared textarea")?.value.includes("**Upheld**: ann may do")`)
	at.press("#link")
	at.becomes(`document.querySelector("#shared textarea")?.value.includes("#v1.")`)
	link := at.value("#shared textarea")

	// A table that the verdict is not about is handed on without it.
	at.press("#first")
	at.shows("#elsewhere", "about decision 40")
	at.press("#next")
	at.shows("#place", "after decision 1 of")
	eval[bool](at, `globalThis.handed = {}, true`)
	at.press("#save-svg")
	at.becomes(`!!globalThis.handed["sorting-yard.svg"]`)
	require.NotContains(t, eval[string](at, `globalThis.handed["sorting-yard.svg"]`), "Upheld")
	require.Contains(t, eval[string](at, `globalThis.handed["sorting-yard.svg"]`), "after 1 decision")
	at.press("#markdown")
	at.becomes(`document.querySelector("#shared textarea")?.value.includes("after decision 1 of")`)
	require.NotContains(t, at.value("#shared textarea"), "Upheld")
	at.press("#save-scenario")
	at.becomes(`!!globalThis.handed["sorting-yard.feature"]`)
	require.NotContains(t, eval[string](at, `globalThis.handed["sorting-yard.feature"]`), "load livestock-2", "the scenario is of what is seen")
	at.shows("#shared", "Played here: it is true")
	at.alone()

	// The link, in a browser that has nothing kept.
	at = openAt(t, link)
	at.ready()
	at.shows("#place", "after decision 39 of 40")
	at.shows("#about", "yard-timing=any-time")
	require.Equal(t, "bob", at.value("#seat"))
	require.NotContains(t, eval[string](at, `location.href`), "#", "what was linked is work like any other")
	at.alone()
}

// Whoever cannot see the page hears the place and the verdict; every key of the list under ? does what it says; nothing moves for whom that
// is too much.
func TestTheDeskFromTheKeyboard(t *testing.T) {
	at := open(t, saved(t, dispute))
	at.ready()
	require.Contains(t, at.text("#live"), `overruled: ann may not do "load livestock-2"`)
	place := func(key, shows string) {
		at.do(chromedp.KeyEvent(key))
		at.shows("#place", shows)
	}
	place(kb.ArrowLeft, "after decision 38 of 40")
	at.shows("#live", "After decision 38 of 40, bob: ")
	place(kb.ArrowRight, "after decision 39 of 40")
	place(kb.Home, "before the first")
	at.shows("#live", "At the start. ")
	place("m", "after decision 39")
	place(kb.Home, "before the first")
	place(kb.End, "after decision 39")
	at.press("#list li:nth-child(5) button")
	at.shows("#place", "after decision 5 of 40")
	at.becomes(`document.querySelector("#list .here")?.value === 5 && document.querySelectorAll("#board .new").length > 0`)
	place(kb.End, "after decision 39")
	at.do(chromedp.KeyEvent(kb.ArrowLeft))
	at.shows("#place", "after decision 38")
	at.do(chromedp.KeyEvent("j"))
	at.shows("#ruling .headline", "upheld: ")
	at.ready()
	at.do(chromedp.KeyEvent("t"))
	at.becomes(`document.activeElement.id === "try-what"`)
	eval[bool](at, `document.activeElement.blur(), true`)
	at.do(chromedp.KeyEvent("?"))
	at.becomes(`document.getElementById("help").open`)
	listed := at.text("#help .keys")
	for _, key := range []string{"← →", "Home End", "m", "t", "j", "o", "u", "?", "Esc"} {
		require.Contains(t, listed, key)
	}
	at.axe()
	at.picture("desk-keys")
	at.do(chromedp.KeyEvent(kb.Escape))
	at.becomes(`!document.getElementById("help").open`)
	at.do(chromedp.KeyEvent("o"))
	at.becomes(`document.activeElement.id === "paste"`)
	at.press("#back")
	at.do(chromedp.KeyEvent("j"))
	at.ready()

	// Every button of the page can be reached by Tab, none by its click alone.
	require.Zero(t, eval[int](at, `document.querySelectorAll("main [onclick]:not(button), main .place:not([tabindex])").length`))

	_, err := chromedp.Call(at.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}})
	require.NoError(t, err)
	moving := `(() => { const s = document.createElement("span"); s.className = "spin"; document.body.append(s); const is = getComputedStyle(s).animationName; s.remove(); return is; })()`
	require.Equal(t, "none", eval[string](at, moving))
	require.Zero(t, eval[int](at, `document.getAnimations().length`))
	at.alone()
}
