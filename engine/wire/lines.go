package wire

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"sync"
	"unicode/utf8"
)

// lines reads lines of a bounded length.
type lines struct {
	r    *bufio.Reader
	long []byte
}

// LineError reports a line that is longer than allowed.
type LineError struct{ Most int }

// Error states the limit.
func (e *LineError) Error() string { return fmt.Sprintf("a line is longer than %d MB", e.Most>>20) }

// next returns the next line without its end; it is valid until the next call. If the text ends inside a line, next
// returns the line with [io.ErrUnexpectedEOF].
func (l *lines) next(most int) ([]byte, error) {
	l.long = l.long[:0]
	for {
		part, err := l.r.ReadSlice('\n')
		if len(l.long)+len(part) > most {
			return l.long, &LineError{most}
		}
		switch {
		case err == nil && len(l.long) == 0:
			return part[:len(part)-1], nil
		case err == nil:
			l.long = append(l.long, part...)
			return l.long[:len(l.long)-1], nil
		case errors.Is(err, bufio.ErrBufferFull):
			l.long = append(l.long, part...)
		case errors.Is(err, io.EOF) && len(l.long)+len(part) > 0:
			return append(l.long, part...), io.ErrUnexpectedEOF
		default:
			return nil, err
		}
	}
}

// begun passes on the bytes that it reads, and keeps the beginning of the line that has not ended yet. One goroutine
// may call line while another one waits in Read.
type begun struct {
	from io.Reader
	mu   sync.Mutex
	kept []byte
}

// mostBegun is the number of characters shown of a line that has not ended.
const mostBegun = 80

// Read reads from the engine, and keeps the beginning of an incomplete line.
func (b *begun) Read(p []byte) (int, error) {
	n, err := b.from.Read(p)
	text := p[:n]
	b.mu.Lock()
	defer b.mu.Unlock()
	if i := bytes.LastIndexByte(text, '\n'); i >= 0 {
		b.kept, text = b.kept[:0], text[i+1:]
	}
	if room := mostBegun*utf8.UTFMax - len(b.kept); room > 0 {
		b.kept = append(b.kept, text[:min(len(text), room)]...)
	}
	return n, err
}

// line returns the beginning of the line that has not ended, in a form that is safe to show to people; "" if the
// last line has ended.
func (b *begun) line() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	text := []rune(clean(string(b.kept)))
	if len(text) > mostBegun {
		return string(text[:mostBegun]) + " …"
	}
	return string(text)
}
