package browser

import (
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// The page of one game opens from any host, offers that game and no other. It can be installed, and opens again without the host.
func TestThePageOfOneGame(t *testing.T) {
	top := filepath.Join("..", "..", "..")
	out, err := exec.CommandContext(t.Context(), "make", "-C", top, "desk", "GAME=yardmaster").CombinedOutput()
	require.NoError(t, err, "%s", out)
	host := httptest.NewServer(http.FileServer(http.Dir(filepath.Join(top, "bin", "desk-yardmaster"))))
	t.Cleanup(host.Close)
	at := openAt(t, host.URL)
	at.ready()
	at.picture("desk-of-one-game")
	require.Equal(t, []any{"yardmaster"}, eval[[]any](at, `[...document.querySelectorAll("#game input")].map((o) => o.value)`))
	errors, err := chromedp.Call(at.ctx, page.GetInstallabilityErrors, cdp.Empty{})
	require.NoError(t, err)
	require.Empty(t, errors.InstallabilityErrors)
	eval[bool](at, `navigator.serviceWorker.ready.then(() => true)`)
	at.becomes(`caches.keys().then((names) => names.length === 1)`)
	host.Close()
	at.do(chromedp.Reload())
	at.ready()
	at.press("#begin")
	at.shows("#legal h2", "What chance may bring")
	at.press("#open")
	at.becomes(`document.querySelectorAll("#precedents li").length > 0`)
	at.mu.Lock()
	defer at.mu.Unlock()
	require.Empty(t, at.console)
}
