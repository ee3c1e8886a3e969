package browser

import (
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// The page of one game opens from any host, offers that game and no other.
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
}
