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

// LineError is a line that is longer than it may be.
type LineError struct{ Most int }

// Error states the longest length.
func (e *LineError) Error() string { return fmt.Sprintf("a line is longer than %d MB", e.Most>>20) }

// next returns the next line without its end, valid until the next call. A line that breaks off at
// the end of the text is returned with [io.ErrUnexpectedEOF].
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

// begun passes on what is read and keeps the beginning of the line that has not ended yet. It may be asked while somebody waits to read.
type begun struct {
	from io.Reader
	mu   sync.Mutex
	kept []byte
}

// mostBegun is the number of characters shown of a line that has not ended.
const mostBegun = 80

// Read reads.
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

// line returns the beginning of the line that has not ended, fit for people to read; "" if the last line has ended.
func (b *begun) line() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	text := []rune(clean(string(b.kept)))
	if len(text) > mostBegun {
		return string(text[:mostBegun]) + " …"
	}
	return string(text)
}
