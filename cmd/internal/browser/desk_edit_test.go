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
	at.shows("#edit-says", "it fills in anew: cargo-draw-pile")
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
	at.shows("#ruling .headline", "Overruled: bob: load coal-4")
	at.press("#undo")
	at.shows("#place", "after decision 40 of 412")

	// An element is added, moved and left out; a part that is not there is added.
	at.write(`[data-at="arrival-yard/0"]`, "coal-9")
	at.shows("#edit-says", `Refused: arrival-yard: "coal-9" is not a railcar`)
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
