package process

import (
	"os"
	"sync"
	"time"

	"github.com/yardstick-rules/yardstick/engine/wire"
)

// keeper reads standard error and keeps the end of the text.
type keeper struct {
	from *os.File
	done chan struct{}
	mu   sync.Mutex
	kept []byte
	told int // number of calls of now
}

func keep(from *os.File) *keeper {
	k := &keeper{from: from, done: make(chan struct{})}
	go k.read()
	return k
}

func (k *keeper) read() {
	defer close(k.done)
	part := make([]byte, 16<<10)
	for {
		n, err := k.from.Read(part)
		k.mu.Lock()
		k.kept = append(k.kept, part[:n]...)
		if over := len(k.kept) - wire.MaxKept; over > 0 {
			k.kept = append(k.kept[:0], k.kept[over:]...)
		}
		k.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// close returns the kept text, after everything is read or no more text arrives.
func (k *keeper) close() string {
	const patience = 200 * time.Millisecond // another process may still have the pipe open
	select {
	case <-k.done:
	case <-time.After(patience):
	}
	k.from.Close()
	k.mu.Lock()
	defer k.mu.Unlock()
	return string(k.kept)
}

// now returns the text kept so far. In its first calls, it waits until no more text arrives for a
// moment, because the text about an answer may arrive after the answer. It waits longer for the
// first text, which a busy machine delays.
func (k *keeper) now() string {
	const moment, most, times, first = 5 * time.Millisecond, 10, 20, 3
	k.mu.Lock()
	defer k.mu.Unlock()
	k.told++
	for range most {
		size := len(k.kept)
		if k.told > times {
			break
		}
		k.mu.Unlock()
		time.Sleep(moment)
		if k.mu.Lock(); len(k.kept) == size && (size > 0 || k.told > first) {
			break
		}
	}
	return string(k.kept)
}
