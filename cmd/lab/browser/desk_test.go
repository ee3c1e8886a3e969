package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// saved is the desk as one file, with a record in it.
func saved(t *testing.T, args ...string) string {
	t.Helper()
	return written(t, append([]string{"desk"}, args...)...)
}

// ready waits until the desk has its engine.
func (at *tab) ready() {
	at.t.Helper()
	at.becomes(`document.documentElement.dataset.ready === "true"`)
	at.becomes(`document.getElementById("busy").textContent === ""`)
}

// text returns the text of an element.
func (at *tab) text(selector string) string {
	at.t.Helper()
	return eval[string](at, fmt.Sprintf(`document.querySelector(%q)?.textContent ?? ""`, selector))
}

// press clicks on an element, wherever it is on the page.
func (at *tab) press(selector string) {
	at.t.Helper()
	require.True(at.t, eval[bool](at, fmt.Sprintf(`(() => { const e = document.querySelector(%q); e?.click(); return !!e; })()`, selector)), selector)
}

// shows waits until an element has a text.
func (at *tab) shows(selector, text string) {
	at.t.Helper()
	at.becomes(fmt.Sprintf(`(document.querySelector(%q)?.textContent ?? "").includes(%q)`, selector, text))
}

// alone checks that the page has asked for nothing over a network, and has complained of nothing.
func (at *tab) alone() {
	at.t.Helper()
	at.mu.Lock()
	defer at.mu.Unlock()
	for _, r := range at.requests {
		require.Regexp(at.t, `^(file|blob):`, r)
	}
	require.Empty(at.t, at.console)
}

// printed shows the page as it is printed, for a picture of it.
func (at *tab) printed(name string) {
	at.t.Helper()
	_, err := chromedp.Call(at.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	require.NoError(at.t, err)
	require.False(at.t, eval[bool](at, `document.getElementById("steps").checkVisibility()`))
	require.True(at.t, eval[bool](at, `document.querySelector("#ruling blockquote").checkVisibility()`))
	at.picture(name)
	_, err = chromedp.Call(at.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{})
	require.NoError(at.t, err)
}

const dispute = root + "/golden/precedents/sorting-yard.golden"

// The dispute of the README: opened from a folder and without a network, stepped through, overruled, and upheld under the other answer.
func TestTheDisputeOfTheReadmeAtTheDesk(t *testing.T) {
	at := open(t, saved(t, dispute))
	at.ready()
	at.do(chromedp.EmulateViewport(1200, 1600))
	require.Contains(t, at.text("#ruling .headline"), `overruled: ann may not do "load livestock-2"`)
	require.Contains(t, at.text("#ruling .rule"), "YM-YARD-04")
	require.Contains(t, at.text("#ruling table"), "UPHELDany-time")
	require.Contains(t, at.text("#ruling"), "is the default: the argument")
	require.NotContains(t, at.text("#ruling"), "yardstick rules", "nobody types commands here")
	require.Equal(t, "after decision 39 of 40", at.text("#place"))
	at.picture("desk-light")

	// From the keyboard, one back and to the start and the end.
	at.do(chromedp.KeyEvent(kb.ArrowLeft))
	at.shows("#place", "after decision 38 of 40")
	at.do(chromedp.KeyEvent(kb.Home))
	at.shows("#place", "before the first of 40 decisions")
	at.shows("#elsewhere", "about decision 40")
	at.press("#next")
	at.shows("#decision h2", "chance: arrival coal-1")
	at.shows("#decision .effects", "coal-1 lies at place 1 of the arrival yard")
	at.press("#go-there")
	at.shows("#place", "after decision 39 of 40")
	require.Empty(t, at.text("#elsewhere"))
	at.press("#first")
	at.shows("#place", "before the first")
	at.press("#mistake")
	at.shows("#place", "after decision 39 of 40")

	// The table as one seat sees it: of the other hand how many cards, not which.
	hand := `document.querySelector('#board [data-part="bob/hand"]')?.textContent ?? document.getElementById("board").textContent`
	all := eval[string](at, hand)
	eval[bool](at, `(() => { const s = document.getElementById("seat"); s.value = "ann"; s.dispatchEvent(new Event("change")); return true; })()`)
	at.becomes(fmt.Sprintf(`%s !== %q`, hand, all))
	eval[bool](at, `(() => { const s = document.getElementById("seat"); s.value = ""; s.dispatchEvent(new Event("change")); return true; })()`)
	at.becomes(fmt.Sprintf(`%s === %q`, hand, all))

	// A clause opens its sentence, where it stands and its scenarios.
	at.press("#ruling .rule .cite")
	at.shows("#clause-inside", "Your Sorting Yard")
	at.shows("#clause-inside", "scenarios show it")
	at.picture("desk-clause")
	at.do(chromedp.KeyEvent(kb.Escape))
	at.becomes(`!document.getElementById("clause").open`)

	// A scenario and pictures to share, and what is printed.
	at.press("#save-scenario")
	at.becomes(`document.documentElement.dataset.saved === "sorting-yard.feature"`)
	require.Contains(t, eval[string](at, `document.getElementById("scenario").value`), `may not do "load livestock-2" because of YM-YARD-04 and the ruling "YM-R-yard-timing"`)
	at.shows("#shared", "Played here: it is true")
	at.press("#save-svg")
	at.becomes(`document.documentElement.dataset.saved === "sorting-yard.svg"`)
	at.press("#save-png")
	at.becomes(`document.documentElement.dataset.saved === "sorting-yard.png"`)
	at.printed("desk-print")

	// Under the other answer, both beside each other; then the desk judges by it.
	at.press("#ruling .see")
	at.shows("#beside", "upheld: ann may do")
	require.Contains(t, at.text("#beside"), "overruled: ann may not do")
	require.Contains(t, at.text("#beside"), "Legal only with the other answer")
	at.picture("desk-beside")
	for _, scheme := range []string{"light", "dark"} {
		at.theme(scheme)
		at.axe()
	}
	at.picture("desk-dark")
	at.press("#keep")
	at.shows("#ruling .headline", `upheld: ann may do "load livestock-2"`)
	at.shows("#about", "yard-timing=any-time")
	at.do(chromedp.KeyEvent("u"))
	at.shows("#ruling .headline", `overruled: ann may not do "load livestock-2"`)
	at.fits()
	at.picture("desk-phone")
	at.alone()
}

// A game begun at the table: actions are chosen and typed, refused with the clause, taken back or let stand, undone, and there after a reload.
func TestAGameAtTheTable(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	at.shows("#precedents", "May a railcar leave the sorting yard before anything is bought?")
	at.do(chromedp.EmulateViewport(1200, 1200))
	at.picture("desk-empty")
	at.axe()
	at.fits()
	at.do(chromedp.EmulateViewport(1200, 1200))
	eval[bool](at, `(() => { const t = document.getElementById("paste"); t.value = 'yardstick 1\ngame yardmaster\nseats ann bob\nposition {"turn":3,"player":"ann"}\n---\n'; return true; })()`)
	at.press("#look")
	at.shows("#legal h2", "What ann may do")
	// The same record dropped on the page and pasted into it.
	for _, way := range []string{
		`document.dispatchEvent(new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer: data}))`,
		`document.dispatchEvent(new ClipboardEvent("paste", {bubbles: true, clipboardData: data}))`,
	} {
		at.press("#open")
		at.becomes(`!!document.getElementById("paste") && !document.getElementById("start").hidden`)
		eval[bool](at, `(() => { const data = new DataTransfer(), text = document.getElementById("paste").placeholder; data.items.add(new File([text], "dropped.yard")); data.setData("text/plain", text); document.activeElement.blur(); `+way+`; return true; })()`)
		at.shows("#place", "after decision 1 of 1")
		at.press("#undo")
		at.shows("#legal h2", "What ann may do")
	}
	eval[bool](at, `[...document.querySelectorAll("#legal button")].find(b => b.textContent === "draw deck").click(), true`)
	at.shows("#place", "after decision 1 of 1")
	at.shows("#legal h2", "What chance may bring")

	// A place of the table with choices is reached by keys, and says how many there are.
	at.press("#undo")
	at.shows("#legal h2", "What ann may do")
	require.Equal(t, "button", eval[string](at, `document.querySelector("#board .place").getAttribute("role")`))
	require.Regexp(t, `: (one action|\d+ actions)$`, at.named("#board .place"))
	eval[bool](at, `document.querySelector("#board .place").focus(), true`)
	at.do(chromedp.KeyEvent(kb.Enter))
	at.becomes(`document.activeElement.id === "here-title" && document.querySelectorAll("#here button").length > 0`)
	at.picture("desk-place")
	at.axe()
	eval[bool](at, `[...document.querySelectorAll("#legal button")].find(b => b.textContent === "draw deck").click(), true`)
	at.shows("#legal h2", "What chance may bring")

	// What is typed and not legal is refused with its clause.
	try := func(actor, action string) {
		eval[bool](at, fmt.Sprintf(`(document.getElementById("try-who").value = %q, document.getElementById("try-what").value = %q, document.getElementById("try").requestSubmit(), true)`, actor, action))
	}
	try("chance", "draw oil")
	at.shows("#place", "after decision 2 of 2")
	try("ann", "load coal-4")
	at.shows("#answer", "Not legal: ann: load coal-4")
	require.Regexp(t, `YM-YARD-0\d: `, at.text("#answer"))
	at.axe()
	at.picture("desk-refused")
	at.press("#judge-it")
	at.shows("#ruling .headline", `overruled: ann may not do "load coal-4"`)
	at.press("#take-back")
	require.Empty(t, at.text("#answer"))
	require.Contains(t, at.text("#place"), "after decision 2 of 2")
	try("ann", "load coal-4")
	at.shows("#answer", "Not legal")
	at.press("#let-stand")
	at.shows("#place", "after decision 3 of 3")
	at.shows("#decision", "a mistake that the players let stand")
	try("ann", "nonsense <b>")
	at.shows("#answer", "Not an action: ann: nonsense <b>")
	require.Contains(t, at.text("#answer"), "an action begins with draw, buy")

	// Nothing is lost by a reload, and all can be undone.
	at.do(chromedp.Reload())
	at.ready()
	at.shows("#place", "after decision 3 of 3")
	at.press("#undo")
	at.shows("#place", "after decision 2 of 2")
	at.press("#undo")
	at.shows("#place", "after decision 1 of 1")
	at.press("#undo")
	at.shows("#place", "before the first of 0 decisions")
	at.press("#undo")
	at.becomes(`!document.getElementById("start").hidden`)
	at.alone()
}
