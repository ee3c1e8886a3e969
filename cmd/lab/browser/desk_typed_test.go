package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
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
	at.shows("#edit", "The table is right")
	at.write("#try-what", "load co")
	at.do(chromedp.Reload())
	at.ready()
	require.Equal(t, "load co", at.value("#try-what"))
	at.press("#next")
	require.Equal(t, "load co", at.value("#try-what"))

	// What was used is gone. Whoever types before the table has come is not forgotten: one thing is done after the other.
	at.write("#try-what", "draw deck")
	eval[bool](at, `document.getElementById("try").requestSubmit(), true`)
	at.shows("#place", "after decision 1 of 1")
	at.do(chromedp.Reload())
	at.ready()
	require.Empty(t, at.value("#try-what"))
	at.alone()
}
