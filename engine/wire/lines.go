package wire

import (
	"bufio"
	"errors"
	"fmt"
	"io"
)

// lines reads lines of a bounded length.
type lines struct {
	r    *bufio.Reader
	long []byte
}

// LineError is a line that is longer than it may be.
type LineError struct{ Most int }

// Error says how long it may be.
func (e *LineError) Error() string { return fmt.Sprintf("a line is longer than %d MB", e.Most>>20) }

// next is the next line without its end, valid until the one after it. A line that the text breaks off in is an [io.ErrUnexpectedEOF], and
// is returned too.
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
