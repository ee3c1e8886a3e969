package browser

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// The page of a verdict has the table as it was, for a wide screen and for a phone, and says what it rests and depends on.
func TestThePageOfAVerdict(t *testing.T) {
	for name, says := range map[string]string{
		"precedents/sorting-yard.golden": `overruled: ann may not do "load livestock-2"`,
		"frontier/2-players.golden":      `upheld: p2 may do "end-turn"`,
	} {
		page := filepath.Join(t.TempDir(), "verdict.html")
		paged(t, filepath.Join(root, "golden", name), page)
		at := open(t, page)
		at.do(chromedp.EmulateViewport(1200, 1600))
		require.Contains(t, at.text(".answer .head"), says)
		require.Equal(t, 1, eval[int](at, `[...document.querySelectorAll(".pictures")].filter(e => e.checkVisibility()).length`))
		require.True(t, eval[bool](at, `document.querySelector(".pictures.large").checkVisibility()`))
		require.NotEqual(t, "rgb(0, 0, 0)", eval[string](at, `getComputedStyle(document.querySelector(".drawn .panel")).fill`), "its style is in force")
		at.picture("verdict-" + filepath.Base(filepath.Dir(name)))
		for _, scheme := range []string{"light", "dark"} {
			at.theme(scheme)
			at.axe()
		}
		at.fits()
		require.True(t, eval[bool](at, `document.querySelector(".pictures.narrow").checkVisibility()`))
		at.picture("verdict-phone-" + filepath.Base(filepath.Dir(name)))
		at.quiet()
	}
}

// paged judges a record and writes the verdict as a page, whichever it is.
func paged(t *testing.T, record, page string) {
	t.Helper()
	out, err := run("judge", record, "-o", page)
	if err != nil { // overruled
		_, missing := os.Stat(page)
		require.NoError(t, missing, "%s", out)
	}
}
