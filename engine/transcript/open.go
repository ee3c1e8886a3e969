package transcript

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// start opens the game that the header describes.
func (p *replay) start() *Finding {
	start := p.t.Start()
	start.Components = p.opts.Components
	if f := p.components(); f != nil {
		return f
	}
	if p.t.PositionFile != "" {
		document, err := p.file()
		if err != nil {
			f := p.finding(p.t.At.Position, PositionUnread, "the position file %s cannot be read: %v", quote(p.t.PositionFile), err)
			f.Cause = err
			return f
		}
		start.Position = document
	}
	out, err := p.s.Start(start)
	p.rests(out)
	p.last(out)
	if err != nil {
		return p.blame(start, err)
	}
	p.started = true
	p.loaded(start.Position)
	if p.opts.Each != nil {
		p.opts.Each(nil, out)
	}
	return nil
}

// loaded reports a position at which the game was opened.
func (p *replay) loaded(position json.RawMessage) {
	if position != nil && p.opts.Loaded != nil {
		p.opts.Loaded(position)
	}
}

// components refuses components that differ from those with which the record was played.
func (p *replay) components() *Finding {
	given := ""
	if p.opts.Components != nil {
		given = Digest(p.opts.Components)
	}
	line, want := p.t.At.Components, p.t.Components
	switch {
	case given == want:
		return nil
	case given == "":
		return p.finding(line, ComponentsDiffer, "the record was played with the owner's component file %s; give that file as well", want)
	case want == "":
		return p.finding(p.t.At.Game, ComponentsDiffer,
			"the record was played with the game's own components; leave the component file out, or add the line \"components %s\"", given)
	}
	return p.finding(line, ComponentsDiffer, "the record was played with the component file %s, not with %s; give the file it names", want,
		given)
}

// file reads the position file from the folder of the record.
func (p *replay) file() (json.RawMessage, error) {
	if p.opts.Files == nil {
		return nil, errors.New("this record has no folder; write the document itself after the word position")
	}
	if !fs.ValidPath(p.t.PositionFile) {
		return nil, errors.New("a position file has to be in the folder of the record or below; write its path from there, without " +
			"leaving it")
	}
	data, err := ReadPlain(p.opts.Files, p.t.PositionFile, MaxPosition)
	if err != nil {
		return nil, err
	}
	if said := prose.Encoding(data); said != "" {
		return nil, errors.New(said)
	}
	if offset, err := jsonFault(data); err != nil {
		return nil, fmt.Errorf("line %d: %s", 1+bytes.Count(data[:min(offset, len(data))], []byte("\n")), prose.JSON(err))
	}
	return data, nil
}

// blame finds the line of the header that made the subject refuse to start. It is the line of the
// position, if the subject starts without the position; else of the components, else of the first
// answer that the subject refuses, else of the seats.
func (p *replay) blame(start engine.Start, refusal error) *Finding {
	lines, at := p.t.At, p.t.At.Seats
	bare := start
	bare.Position = nil
	if start.Position != nil {
		if _, err := p.s.Start(bare); err == nil {
			return p.startRefused(lines.Position, refusal, PositionRefused, PositionUnread)
		}
	}
	plain := bare
	plain.Components = nil
	if start.Components != nil {
		if _, err := p.s.Start(plain); err == nil {
			return p.startRefused(lines.Components, refusal, SetupRefused, SetupUnread)
		}
	}
	plain.Rulings = map[string]string{}
	_, err := p.s.Start(plain)
	for _, r := range p.t.Rulings {
		if err != nil {
			break
		}
		at, plain.Rulings[r.Question] = r.Line, r.Option
		_, err = p.s.Start(plain)
	}
	if err == nil {
		err, at = refusal, lines.Seats
	}
	return p.startRefused(at, err, SetupRefused, SetupUnread)
}

func (p *replay) startRefused(line int, refusal error, refused, unread Kind) *Finding {
	f := p.finding(line, unread, "%v", refusal)
	f.Cause = refusal
	if errors.As(refusal, &f.Violation) {
		f.Kind = refused
	}
	return f
}
