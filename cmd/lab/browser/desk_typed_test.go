package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// value returns the text typed in a field.
func (at *tab) value(selector string) string {
	at.t.Helper()
	return eval[string](at, fmt.Sprintf(`document.querySelector(%q)?.value ?? "no field"`, selector))
}

// choose chooses from a list.
func (at *tab) choose(selector, option string) {
	at.t.Helper()
	require.True(at.t, eval[bool](at, fmt.Sprintf(`(() => { const s = document.querySelector(%q); s.value = %q; s.dispatchEvent(new Event("change")); return s.value === %[2]q; })()`, selector, option)))
}

// Nothing that somebody has typed is lost: not by a reload, nor by choosing another game, nor by what is drawn anew; it is gone when it has
// been used.
func TestNothingTypedIsLost(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	const half = "yardstick 2\ngame yard"
	at.write("#paste", half)
	at.write("#seats", "kim lee max")
	for range 2 {
		for _, game := range []string{"hell-on-wheels", "union-stockyards", "frontier", "yardmaster"} {
			at.press("#game [value=" + game + "]")
			require.Equal(t, "kim lee max", at.value("#seats"), game)
		}
		at.do(chromedp.Reload())
		at.ready()
		require.Equal(t, half, at.value("#paste"))
		require.Equal(t, "kim lee max", at.value("#seats"))
		require.Equal(t, "yardmaster", at.value("#game :checked"))
	}
	at.press("#middle")
	at.shows("#edit-note", "The game has filled in this table")
	at.write("#try-what", "load co")
	at.do(chromedp.Reload())
	at.ready()
	require.Equal(t, "load co", at.value("#try-what"))
	at.press("#next")
	require.Equal(t, "load co", at.value("#try-what"))

	// In the form of a position.
	at.press("#edit > summary")
	at.shows("#edit-says", "The game can go on")
	const hand = `players/0/hand`
	eval[bool](at, `(document.querySelector('details[data-at="players"]').open = document.querySelector('details[data-at="players/0"]').open = document.querySelector('details[data-at="players/0/hand"]').open = true)`)
	field := func(at string) string { return fmt.Sprintf(`:is(input, select)[data-at="%s"]`, at) }
	at.write(field(hand+"/+"), "oil")
	at.press(`button[data-at="discard-pile/+"]`)
	at.becomes(`/^discard-pile.[0-9]+$/.test(document.activeElement.dataset.at)`)
	require.Equal(t, "oil", at.value(field(hand+"/+")), "another Add has not taken it away")
	at.press("#edit-undo")
	at.press("#edit-put")
	at.shows("#edit-says", "“oil” is typed at players 0 hand and not added yet")
	require.Equal(t, hand+"/+", eval[string](at, `document.activeElement.dataset.at`))
	at.do(chromedp.Reload())
	at.ready()
	at.press("#edit > summary")
	at.becomes(`document.querySelector('input[data-at="players/0/hand/+"]')?.value === "oil"`)
	at.becomes(`document.getElementById("edit-says").textContent.includes("The game can go on")`)
	eval[bool](at, `document.querySelector('input[data-at="players/0/hand/+"]').closest(".row").querySelector("button").click(), true`)
	at.becomes(`document.activeElement.dataset.at === "players/0/hand/oil"`)
	require.Empty(t, at.value(field(hand+"/+")))

	// What a part has is said anew at every letter, in every part around it.
	before := at.text(`summary[data-at="players/0/hand"]`)
	require.Contains(t, before, "oil 1")
	eval[bool](at, `document.querySelector('input[data-at="players/0/hand/+"]').focus(), true`)
	for _, key := range []string{"coal", kb.Enter} {
		at.do(chromedp.KeyEvent(key))
	}
	at.becomes(`document.activeElement.dataset.at === "players/0/hand/coal"`)
	require.Empty(t, at.value(field(hand+"/+")), "what has been added is typed no more")
	at.press("#edit-undo")
	require.Empty(t, at.value(field(hand+"/+")))
	eval[bool](at, `(() => { const f = document.querySelector('input[data-at="players/0/hand/oil"]'); f.focus(); f.select(); return true; })()`)
	at.do(chromedp.KeyEvent("3"))
	at.shows(`summary[data-at="players/0/hand"]`, "oil 3")
	require.Equal(t, "players/0/hand/oil", eval[string](at, `document.activeElement.dataset.at`), "who types goes on typing")
	at.write(field("players/0/name"), "kimberley")
	at.shows(`summary[data-at="players"]`, "kimberley, lee, max")
	at.shows(`summary[data-at="players/0"]`, "kimberley ")
	at.press("#edit-undo")
	at.shows(`summary[data-at="players/0"]`, "kim ")

	// What was put on the table is in sight.
	at.fits()
	at.press("#edit-put")
	at.becomes(`document.getElementById("edit-undo").disabled && Math.abs(document.getElementById("table").getBoundingClientRect().top) < innerHeight / 2`)
	at.press("#undo")
	at.shows("#about", "yardmaster.yard")
	at.ready()

	// What was used is gone. Whoever types before the table has come is not forgotten: one thing is done after the other.
	at.write("#try-what", "draw deck")
	eval[bool](at, `document.getElementById("edit-put").click(), document.getElementById("try").requestSubmit(), true`)
	at.shows("#place", "after decision 1 of 1")
	at.do(chromedp.Reload())
	at.ready()
	require.Empty(t, at.value("#try-what"))
	at.alone()
}
