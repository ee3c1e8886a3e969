package browser

import (
	"slices"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// firstView notes in the page when its table is drawn first, in milliseconds after the page was asked for.
const firstView = `new MutationObserver((_, seen) => {
	if (document.documentElement?.dataset.at === undefined) return;
	seen.disconnect();
	requestAnimationFrame(() => setTimeout(() => { globalThis.firstView = performance.now(); }, 0));
}).observe(document, {attributes: true, attributeFilter: ["data-at"], subtree: true})`

// A dispute is on the table half a second after its saved page is opened where the browser has the processors to itself, the verdict not
// long after it, and a busy machine takes longer: of three times the fastest counts. What is computed for both depends on that less.
func TestTheFirstViewOfADispute(t *testing.T) {
	at := openAt(t, "about:blank")
	_, err := chromedp.Call(at.ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: firstView})
	require.NoError(t, err)
	file := "file://" + saved(t, dispute)
	var views, worked []float64
	for range 3 {
		before := at.worked()
		at.do(chromedp.Navigate(file))
		at.becomes(`globalThis.firstView > 0`)
		at.ready()
		require.Equal(t, "Overruled: decision 40, ann: load livestock-2", at.text("#ruling .headline"))
		views, worked = append(views, eval[float64](at, `globalThis.firstView`)), append(worked, at.worked()-before)
		at.do(chromedp.Navigate("about:blank"))
	}
	t.Logf("%.0f ms, and %.2f s of computing, verdict included", views, worked)
	require.Less(t, slices.Min(views), 4000.0, "milliseconds, on a busy machine: 500 on a quiet one")
	require.Less(t, slices.Min(worked), 4.0, "seconds of computing: 1.7 on a quiet machine")
}
