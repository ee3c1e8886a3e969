package wire

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/go-json-experiment/json"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Conn is a running engine: its input, its output and its end.
type Conn interface {
	io.Reader
	io.Writer
	// End gives the engine the time wait to end. Then it stops the engine and everything that the engine has started,
	// and returns how the engine ended. Reading and writing end too. End may be called again.
	End(wait time.Duration) Death
}

// stderr returns the last text on standard error; "" if the connection does not keep it.
func stderr(conn Conn) string {
	if teller, tells := conn.(interface{ Stderr() string }); tells {
		return prose.Clean(teller.Stderr())
	}
	return ""
}

// Limits contains the time limits of an engine.
type Limits struct {
	// Start is the limit for the start and the first answer, and Answer is the limit for any other answer.
	Start, Answer time.Duration
}

// lastWait is the time that an engine has to end after the goodbye message, or after it closed its output.
const lastWait = 3 * time.Second

// speech is the conversation over a pipe: questions in one direction, answers in the other. It asks one question at
// a time.
type speech struct {
	conn   Conn
	lines  chan said
	asks   chan []byte
	quit   chan struct{}
	timer  *time.Timer
	id     int64
	noise  tail
	last   []byte
	begun  *begun
	bytes  int // sent by the engine in this game
	failed *Failure
}

// byteOrderMark is the mark that some programs write before a text in UTF-8.
const byteOrderMark = "\ufeff"

// said is a line of the engine, or the reason why there are no more lines.
type said struct {
	text []byte
	err  error
}

func speak(conn Conn) *speech {
	s := &speech{conn: conn, lines: make(chan said), asks: make(chan []byte, 2), quit: make(chan struct{}), timer: time.NewTimer(time.Hour),
		begun: &begun{from: conn}}
	go s.hear()
	go s.say()
	return s
}

// hear passes on lines until there are no more. It waits until each line is received, so that an engine that sends
// too much has to wait.
func (s *speech) hear() {
	in := lines{r: bufio.NewReaderSize(s.begun, bufferSize)}
	for {
		text, err := in.next(MaxLine)
		if err != nil {
			text = text[:min(len(text), maxText)] // only the beginning is reported
		}
		select {
		case s.lines <- said{bytes.Clone(text), err}:
		case <-s.quit:
			return
		}
		if err != nil {
			return
		}
	}
}

// say writes questions in a separate goroutine, because an engine may not read them.
func (s *speech) say() {
	for {
		select {
		case line := <-s.asks:
			if _, err := s.conn.Write(line); err != nil {
				return // hear notices the end of the engine
			}
		case <-s.quit:
			return
		}
	}
}

// ask sends a question and waits for the answer.
func (s *speech) ask(method string, params any, limit time.Duration) (*response, error) {
	if s.failed != nil {
		return nil, s.failed
	}
	if err := s.unasked(); err != nil {
		return nil, err
	}
	asked, err := s.send(method, params)
	if err != nil {
		return nil, err
	}
	return s.answer(method, asked, limit)
}

// send sends a question.
func (s *speech) send(method string, params any) (id int64, err error) {
	s.id++
	asked := request{JSONRPC: "2.0", ID: s.id, Method: method}
	if params != nil {
		if asked.Params, err = json.Marshal(params, json.Deterministic(true)); err != nil {
			return 0, err
		}
	}
	line, err := json.Marshal(asked)
	if err != nil {
		return 0, err
	}
	s.asks <- append(line, '\n')
	return s.id, nil
}

// unasked fails an engine that has sent something before any question.
func (s *speech) unasked() error {
	for {
		select {
		case heard := <-s.lines:
			if heard.err != nil {
				return s.ended("", heard)
			}
			if !s.keeps(heard.text) {
				return s.fail(Unasked, "", "answers before anything is asked")
			}
		default:
			return nil
		}
	}
}

// answer waits for the answer to a question. If it is late, answer sends a ping to the engine.
func (s *speech) answer(method string, asked int64, limit time.Duration) (*response, error) {
	s.timer.Reset(limit)
	defer s.timer.Stop()
	before := s.bytes
	var pinged int64
	for {
		select {
		case heard := <-s.lines:
			if heard.err != nil {
				return nil, s.ended(method, heard)
			}
			if s.bytes += len(heard.text) + 1; s.bytes > MaxGame {
				return nil, s.fail(Flooded, method, "writes more than 64 MB in one game")
			}
			if s.keeps(heard.text) {
				continue
			}
			if bytes.HasPrefix(heard.text, []byte(byteOrderMark)) {
				return nil, s.fail(Garbled, method, "begins its answer with a byte order mark; a message begins with a brace")
			}
			said, wrong := readResponse(heard.text)
			if wrong != "" {
				return nil, s.fail(Garbled, method, wrong)
			}
			if pinged == 0 && said.ID != nil && *said.ID == asked {
				return said, nil
			}
			return nil, s.astray(method, said, asked, pinged, limit)
		case <-s.timer.C:
			switch {
			case pinged != 0 && s.bytes > before:
				return nil, s.fail(Skipped, method, "writes lines, but no answer; it had "+(2*limit).String())
			case pinged != 0:
				return nil, s.fail(Silent, method, s.silence()+"; it had "+(2*limit).String())
			}
			var err error
			if pinged, err = s.send("ping", nil); err != nil {
				return nil, err
			}
			s.timer.Reset(limit)
		}
	}
}

// silence describes an engine that has not answered in time. The engine may have begun a line.
func (s *speech) silence() string {
	if text := s.begun.line(); text != "" {
		return fmt.Sprintf("has begun an answer and not ended the line: %s; end each message with a line feed, and flush the output", text)
	}
	return "is silent, and does not answer a ping either; end each message with a line feed, and flush the output"
}

// astray fails an engine that sent another answer than the expected one.
func (s *speech) astray(method string, said *response, asked, pinged int64, limit time.Duration) error {
	switch {
	case said.ID == nil && said.Error != nil:
		return s.fail(Garbled, method, "could not read the request: "+clean(said.Error.Message))
	case said.ID == nil:
		return s.fail(Garbled, method, "answers without an id")
	case *said.ID == asked:
		return s.fail(Slow, method, "answers too late: not within "+limit.String())
	case *said.ID == pinged:
		return s.fail(Skipped, method, "answers a ping, but not the request before the ping")
	case *said.ID < asked && *said.ID > 0:
		return s.fail(Unasked, method, "answers a request a second time")
	}
	return s.fail(Unasked, method, fmt.Sprintf("answers with the id %d, but the request has the id %d", *said.ID, asked))
}

// keeps keeps a line that is not an answer, and reports whether the line is not an answer.
func (s *speech) keeps(line []byte) bool {
	s.last = line
	text := bytes.TrimLeft(bytes.TrimPrefix(line, []byte(byteOrderMark)), " \t\r")
	if len(text) > 0 && text[0] == '{' {
		return false
	}
	if len(text) > 0 {
		s.noise.add(append(line, '\n'))
	}
	return true
}

// ended fails an engine whose output has ended.
func (s *speech) ended(method string, heard said) error {
	var long *LineError
	switch {
	case errors.As(heard.err, &long):
		s.last = heard.text
		return s.fail(Flooded, method, "writes a line longer than 16 MB")
	case errors.Is(heard.err, io.ErrUnexpectedEOF):
		s.last = heard.text
		return s.fail(Died, method, "breaks off in the middle of a line")
	}
	return s.fail(Died, method, "has ended, or closed its output")
}

// fail stops the engine.
func (s *speech) fail(kind Kind, method, says string) error {
	wait := time.Duration(0)
	if kind == Died {
		wait = lastWait
	}
	s.failed = &Failure{Kind: kind, Asked: method, Says: says, Line: shortened(string(s.last)), Noise: s.noise.String(), Death: s.end(wait)}
	return s.failed
}

// faulty returns the error for a readable answer with wrong content; the engine goes on.
func (s *speech) faulty(method, says string) error {
	return &FaultyError{Asked: method, Says: says, Line: shortened(string(s.last))}
}

// end ends the engine.
func (s *speech) end(wait time.Duration) Death {
	select {
	case <-s.quit:
	default:
		close(s.quit)
	}
	death := s.conn.End(wait)
	death.Signal = clean(death.Signal)
	death.Stderr = prose.Clean(death.Stderr)
	return death
}
