// Package browser opens the pages that the program writes in a real browser, as people do.
package browser

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	root    = "../../.."
	axeFile = root + "/bin/axe/node_modules/axe-core/axe.min.js"
	// patience is for a browser on a busy machine.
	patience = 2 * time.Minute
)

// lacking says what is missing: a person goes without, a machine that checks everything does not.
func lacking(t *testing.T, what string) {
	t.Helper()
	if os.Getenv("CI") != "" {
		t.Fatal(what)
	}
	t.Skip(what)
}

// tab is a page in the browser, and what it has done there.
type tab struct {
	t   *testing.T
	ctx context.Context

	mu       sync.Mutex
	requests []string
	console  []string
}

// open opens a page in a browser of its own. At the end of the test the page must have loaded nothing and complained of nothing.
func open(t *testing.T, file string) *tab {
	t.Helper()
	absolute, err := filepath.Abs(file)
	require.NoError(t, err)
	return openAt(t, "file://"+absolute)
}

// openAt opens the page at an address.
func openAt(t *testing.T, address string) *tab {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		lacking(t, "there is no chromium: make browser says how to get one")
	}
	ctx, stop := context.WithTimeout(t.Context(), patience)
	t.Cleanup(stop)
	flags := []chromedp.ExecAllocatorOption{chromedp.ExecPath(path), chromedp.Headless, chromedp.NoFirstRun, chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("disable-quic", true)}
	ctx, stop = chromedp.NewExecAllocator(ctx, flags...)
	t.Cleanup(stop)
	ctx, stop = chromedp.NewContext(ctx)
	t.Cleanup(stop)
	at := &tab{t: t, ctx: ctx}
	_, err = chromedp.Call(ctx, network.Enable, network.EnableParams{})
	require.NoError(t, err)
	requests, messages := chromedp.Events(ctx, network.RequestWillBeSent), chromedp.Console(ctx)
	go func() {
		for r, err := range requests {
			if err != nil {
				return
			}
			at.mu.Lock()
			at.requests = append(at.requests, r.Request.URL)
			at.mu.Unlock()
		}
	}()
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			at.mu.Lock()
			at.console = append(at.console, m.String())
			at.mu.Unlock()
		}
	}()
	at.do(chromedp.Navigate(address))
	return at
}

// quiet checks that the page has asked for nothing but itself, and has complained of nothing.
func (at *tab) quiet() {
	at.t.Helper()
	at.mu.Lock()
	defer at.mu.Unlock()
	require.Len(at.t, at.requests, 1, "a page loads nothing but itself")
	require.Empty(at.t, at.console)
}

func (at *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	at.t.Helper()
	require.NoError(at.t, chromedp.Do(at.ctx, steps...))
}

// eval is the value of an expression in the page, which may be a promise.
func eval[T any](at *tab, expression string) T {
	at.t.Helper()
	value, err := chromedp.Run(at.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	require.NoError(at.t, err, expression)
	return value
}

// becomes waits until an expression in the page is true. While the page goes to another address, it has no value.
func (at *tab) becomes(expression string) {
	at.t.Helper()
	require.EventuallyWithT(at.t, func(now *assert.CollectT) {
		value, err := chromedp.Run(at.ctx, chromedp.Evaluate[bool](expression, chromedp.EvalAwaitPromise))
		require.NoError(now, err)
		require.True(now, value)
	}, patience/4, 50*time.Millisecond, expression)
}

// theme shows the page as people who prefer light or dark see it.
func (at *tab) theme(scheme string) {
	at.t.Helper()
	_, err := chromedp.Call(at.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}})
	require.NoError(at.t, err)
}

// axe checks the page with the rules of axe-core for people who cannot see it, cannot use a mouse or need contrast.
func (at *tab) axe() {
	at.t.Helper()
	source, err := os.ReadFile(axeFile)
	if err != nil {
		lacking(at.t, "there is no axe-core: make browser installs it")
	}
	eval[bool](at, string(source)+"; true")
	found := eval[[]string](at, `axe.run(document, {resultTypes: ["violations"]}).then(r =>
		r.violations.map(v => v.id + ": " + v.help + ": " + v.nodes.slice(0, 3).map(n => n.html).join(" ")))`)
	require.Empty(at.t, found)
}

// fits checks that nothing has to be scrolled sideways on a phone.
func (at *tab) fits() {
	at.t.Helper()
	const wide, high = 360, 740
	at.do(chromedp.EmulateViewport(wide, high, chromedp.EmulateMobile))
	require.LessOrEqual(at.t, eval[int](at, "document.documentElement.scrollWidth"), wide)
	require.LessOrEqual(at.t, eval[int](at, "innerWidth"), wide, "the browser has not zoomed out")
}

// picture keeps a picture of the page as it stands for people to look at, if they ask for it.
func (at *tab) picture(name string) {
	at.t.Helper()
	folder := os.Getenv("PICTURES")
	if folder == "" {
		return
	}
	png, err := chromedp.Run(at.ctx, chromedp.CaptureScreenshot())
	require.NoError(at.t, err)
	require.NoError(at.t, os.MkdirAll(folder, 0o777))
	require.NoError(at.t, os.WriteFile(filepath.Join(folder, name+".png"), png, 0o666))
}
