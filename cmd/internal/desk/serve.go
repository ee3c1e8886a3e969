package desk

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"time"
)

// Server serves the page only to this machine, at an address with a token that nobody can guess.
type Server struct {
	// URL is the address of the page.
	URL string
	// Moved reports that the wanted port was in use. Browsers keep disputes by port, so the page has none of them.
	Moved bool

	listener net.Listener
	server   *http.Server
}

// Listen opens a port of the loopback interface for a page: the given port, or a free one if that is in use.
func Listen(ctx context.Context, g *Given, engine *Engine, port int) (*Server, error) {
	parts, err := Folder(g, engine)
	if err != nil {
		return nil, err
	}
	var config net.ListenConfig
	listener, err := config.Listen(ctx, "tcp", fmt.Sprintf("127.0.0.1:%d", port))
	moved := err != nil
	if moved {
		if listener, err = config.Listen(ctx, "tcp", "127.0.0.1:0"); err != nil {
			return nil, err
		}
	}
	root := "/" + rand.Text() + "/"
	const patience = 10 * time.Second
	s := &Server{URL: "http://" + listener.Addr().String() + root, Moved: moved, listener: listener}
	s.server = &http.Server{Handler: served(parts, listener.Addr().String(), root), ReadHeaderTimeout: patience, ReadTimeout: patience}
	return s, nil
}

// Serve answers requests until the context is cancelled, and then returns at once. The error is ctx.Err(), or
// that of the listener.
func (s *Server) Serve(ctx context.Context) error {
	stop := context.AfterFunc(ctx, func() { s.server.Close() })
	defer stop()
	err := s.server.Serve(s.listener)
	if errors.Is(err, http.ErrServerClosed) && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// kinds are the media types of files, by the ending of their names.
var kinds = map[string]string{".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".gz": "application/gzip", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}

// keeping tells a browser to cache the parts of the page, which do not change while they are served. The page
// itself contains a record, and is not cached.
const keeping = "private, max-age=86400, immutable"

// served serves the parts of the page below its address. A request has to name this machine as host, so that a
// foreign page whose domain was redirected here gets nothing.
func served(parts map[string][]byte, host, root string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, ok := strings.CutPrefix(r.URL.Path, root)
		if name == "" {
			name = "index.html"
		}
		part, known := parts[name]
		head := w.Header()
		head.Set("Content-Security-Policy", onServer+"; frame-ancestors 'none'")
		head.Set("X-Content-Type-Options", "nosniff")
		head.Set("Referrer-Policy", "no-referrer")
		head.Set("Cross-Origin-Resource-Policy", "same-origin")
		head.Set("Cache-Control", "no-store")
		switch {
		case !ok || !known || r.Host != host:
			http.NotFound(w, r)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.WriteHeader(http.StatusMethodNotAllowed)
		default:
			if name != "index.html" {
				head.Set("Cache-Control", keeping)
			}
			head.Set("Content-Type", kinds[name[strings.LastIndexByte(name, '.'):]])
			w.Write(part) // a client that has left needs no answer
		}
	})
}
