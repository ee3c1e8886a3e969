package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// write writes into a field of the form for positions.
func (at *tab) write(field, text string) {
	at.t.Helper()
	require.True(at.t, eval[bool](at, fmt.Sprintf(`(() => {
		const input = document.querySelector(%q);
		input.value = %q;
		input.dispatchEvent(new Event("input"));
		return true;
	})()`, field, text)))
}

// A position is built from the one on the table: what cannot be is refused with the clause and shown where it is, what the game would fill
// in can be left out, and everything comes back with undo; nothing typed is lost by a reload.
func TestAPositionIsBuiltAtTheDesk(t *testing.T) {
	at := open(t, saved(t, root+"/golden/yardmaster/2-players.golden", "--at", "40"))
	at.ready()
	at.press("#edit > summary")
	at.shows("#edit-says", "The game can go on from this position.")
	const coal = `[data-at="players/0/hand/oil"]`
	at.write(coal, "5")
	at.shows("#edit-says", "it fills in these parts again: cargo-draw-pile")
	at.write(`[data-at="cargo-draw-pile/oil"]`, "12")
	at.shows("#edit-says", "Refused: cargo-draw-pile: YM-CONT-04")
	at.press("#edit-show")
	require.Equal(t, "cargo-draw-pile", eval[string](at, `document.querySelector("#edit [aria-invalid]").dataset.at`))
	at.picture("desk-edit")
	at.axe()

	// A reload loses nothing of it.
	at.do(chromedp.Reload())
	at.ready()
	at.shows("#edit-says", "Refused: cargo-draw-pile")
	require.Equal(t, "5", eval[string](at, fmt.Sprintf(`document.querySelector(%q).value`, coal)))
	at.press("#edit .without")
	at.shows("#edit-says", "The game can go on from this position.")
	at.press("#edit-put")
	at.shows("#place", "before the first of 0 decisions")
	at.shows("#board", "oil ×5")
	at.shows("#legal h2", "What ")

	// From there actions are tried; then everything is taken back.
	eval[bool](at, `(document.getElementById("try-who").value = "bob", document.getElementById("try-what").value = "load coal-4", document.getElementById("try").requestSubmit(), true)`)
	at.shows("#answer", "Not legal: bob: load coal-4")
	at.press("#judge-it")
	at.shows("#ruling .headline", `bob may not do "load coal-4"`)
	at.press("#undo")
	at.shows("#place", "after decision 40 of 412")

	// An element is added, moved and left out; a part that is not there is added.
	at.write(`[data-at="arrival-yard/0"]`, "coal-9")
	at.shows("#edit-says", `Refused: arrival-yard: "coal-9" is not one of coal-1`)
	at.press("#edit-undo")
	at.shows("#edit-says", "The game can go on")
	at.press(`[data-at="discard-pile/+"]`)
	at.shows("#edit-says", "Refused: discard-pile")
	at.press("#edit-drop")
	at.shows("#edit-says", "The game can go on")
	at.fits()
	eval[bool](at, `document.getElementById("edit").scrollIntoView(), true`)
	at.picture("desk-phone-edit")
	at.alone()
}

// An empty hand is there to be filled like any other: it says that nothing is in it, and a card is put there by its name.
func TestACardIsPutIntoAnEmptyHand(t *testing.T) {
	at := open(t, saved(t))
	at.ready()
	eval[bool](at, `(() => { const t = document.getElementById("paste"); t.value = 'yardstick 1\ngame yardmaster\nseats ann bob\nposition {"turn":3,"player":"ann"}\n---\n'; return true; })()`)
	at.press("#look")
	at.shows("#legal h2", "What ann may do")
	at.press("#edit > summary")
	at.shows("#edit-says", "The game can go on from this position.")
	const hand = `details[data-at="players/1/hand"]`
	eval[bool](at, `document.querySelector('details[data-at="players"]').open = document.querySelector('details[data-at="players/1"]').open = true`)
	at.shows(hand+" > summary", "hand nothing")
	at.press(hand + " > summary")
	at.becomes(`!!document.querySelector('[data-at="players/1/hand/+"]')`)
	at.axe()
	eval[bool](at, `(() => {
		const word = document.querySelector('[data-at="players/1/hand/+"]');
		word.value = "oil";
		word.dispatchEvent(new KeyboardEvent("keydown", {key: "Enter", cancelable: true}));
		return true;
	})()`)
	at.shows("#edit-says", "it fills in these parts again: cargo-draw-pile")
	require.Equal(t, "1", eval[string](at, `document.querySelector('[data-at="players/1/hand/oil"]').value`))
	at.press("#edit-put")
	at.shows("#place", "before the first of 0 decisions")
	at.becomes(`document.querySelector('[data-at="players/1/hand/oil"]')?.value === "1" && document.getElementById("edit-undo").disabled`)

	// What somebody leaves out is not empty: the game fills it in.
	eval[bool](at, `[...document.querySelectorAll("#edit .cut")].find((b) => b.textContent === "Leave out cargo-draw-pile").click(), true`)
	at.shows(`details[data-at="cargo-draw-pile"] > summary`, "cargo-draw-pile left out: the game fills it in")
	at.press("#edit-undo")
	at.alone()
}
