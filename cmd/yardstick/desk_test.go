package main

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/desk"
)

// A file that cannot be opened is refused before anything is served.
func TestWhatTheDeskRefuses(t *testing.T) {
	for _, row := range []struct {
		says string
		args []string
	}{
		{"--at: this flag names a place in a record; name the record\n", []string{"--at", "3"}},
		{"--answer: name the record that the answers apply to; on the page you can choose other answers\n", []string{"--answer", "tie=earlier-seat"}},
		{"--at: ../../golden/precedents/sorting-yard.golden: there is no decision 99; the record has 40, so choose a number from 0 to 40\n",
			[]string{inGolden, "--at", "99"}},
		{"nowhere.yard: there is no such file; check its name and folder\n", []string{"nowhere.yard"}},
	} {
		_, out, code := outcome(t, append([]string{"desk"}, row.args...)...)
		require.Equal(t, unread, code)
		require.Equal(t, row.says, out)
	}
}

const inGolden = "../../golden/precedents/sorting-yard.golden"

// The page is on the port that somebody wants, where the browser finds the disputes that it kept. If another program has the port, the page
// is on a free one, and the desk says so.
func TestTheDeskFindsItsPort(t *testing.T) {
	if _, err := desk.Built(); err != nil {
		require.True(t, testing.Short() || os.Getenv("CI") == "", "make test-all builds the engine of the page")
		t.Skip("make desk builds the engine of the page")
	}
	wanted, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	require.NoError(t, err)
	port := wanted.Addr().(*net.TCPAddr).Port
	said, complained := served(t, port)
	require.NotContains(t, said, fmt.Sprintf(":%d/", port))
	const says = "port %d is in use, so the page lacks the disputes that the browser kept: end the other desk, or choose a --port\n"
	require.Equal(t, fmt.Sprintf(says, port), complained)
	require.NoError(t, wanted.Close())
	for range 2 {
		said, complained = served(t, port)
		require.Contains(t, said, fmt.Sprintf("the referee's desk is at http://127.0.0.1:%d/", port))
		require.Empty(t, complained)
	}
}

// served serves the desk until it says where, and returns its output.
func served(t *testing.T, port int) (said, complained string) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	var out, err heard
	a := &app{ctx: ctx, in: strings.NewReader(""), out: bufio.NewWriter(&out), err: &err, status: statusOn(&err)}
	done := make(chan error, 1)
	go func() { done <- (&deskCmd{Port: port}).Run(a) }()
	require.Eventually(t, func() bool { return out.times("Ctrl-C") > 0 }, time.Minute, 10*time.Millisecond)
	stop()
	require.NoError(t, <-done)
	return out.text.String(), err.text.String()
}
