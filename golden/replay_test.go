package golden_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// again plays the decisions of a record again and records what happens, as far as the engine goes. The error is the first decision that it
// refuses, with its line.
func again(entry games.Entry, was *transcript.Transcript) (*transcript.Transcript, error) {
	rec := transcript.NewRecorder(&engine.Local{Game: entry.Game}, true)
	if _, err := rec.Start(was.Start()); err != nil {
		return nil, fmt.Errorf("%s: %w", was.File, err)
	}
	for i, d := range was.Decisions {
		if _, err := rec.Play(d.Actor, d.Action); err != nil {
			is, _ := rec.Transcript()
			return is, fmt.Errorf("%s:%d: %s: %w; if the rules changed, mend the record, play it on from there, with "+
				"go run ./cmd/yardstick play --from %[5]s --at %[6]d -o %[5]s --force, or delete it and have another game played",
				was.File, d.Line, d, err, path.Join("golden", entry.Room, was.File), i)
		}
	}
	return rec.Transcript()
}

// asToday is the file of a record on the list as the engine writes it today, to be held to the file as it is. The error says where it
// differs first, with what both say there, and then which decision the engine refuses, if it refuses one. Where much differs, the text has
// what the engine writes for some lines from there on, and is the file elsewhere.
func asToday(g pin.Game, entry games.Entry, folder fs.FS, name string) (text string, differs error) {
	was, err := g.Read(folder, name)
	if err != nil {
		return "", err
	}
	file, err := fs.ReadFile(folder, name+pin.Ending)
	if err != nil {
		return "", err
	}
	is, refused := again(entry, was)
	if is == nil {
		return "", refused
	}
	return held(name, string(file), textOf(g, name, is), refused)
}

// held compares the file of a record with what the engine writes.
func held(name, file, text string, refused error) (cut string, differs error) {
	const window, much = 8, 40 // lines
	want, got := strings.Split(file, "\n"), strings.Split(text, "\n")
	for refused != nil && (got[len(got)-1] == "" || got[len(got)-1][0] == '=') {
		got = got[:len(got)-1] // a recorder ends with the digest of where it stops
	}
	at := 0
	for at < len(want) && at < len(got) && want[at] == got[at] {
		at++
	}
	switch {
	case file == text:
		return text, nil
	case refused != nil && at == len(got): // all is as it was up to there
		return strings.Join(slices.Concat(got, want[min(at+1, len(want)):]), "\n"), refused
	}
	differs = fmt.Errorf("the first difference: %s%s:%d\n  pinned: %s\n  now:    %s", name, pin.Ending, at+1, lineOf(want, at), lineOf(got, at))
	if refused != nil {
		differs = fmt.Errorf("%w\nand after it: %w", differs, refused)
	}
	if max(len(want), len(got))-at > much {
		got = slices.Concat(got[:min(at+window, len(got))], want[min(at+window, len(want)):])
	}
	return strings.Join(got, "\n"), differs
}

// lineOf is a line of a file.
func lineOf(lines []string, i int) string {
	if i >= len(lines) {
		return "(no such line)"
	}
	return strings.TrimSpace(lines[i])
}

// written is the file of a record on the list as the engine writes it today: its decisions played again, or if it has none yet, a first game
// with players that decide at random. That game begins as the file does; if there is no file, every question is at its default and the
// name says how many play, "3-players" or "3-players-and-a-reason"; if the name does not, as few play as are allowed. The error is a file
// that cannot be read, a decision that the engine refuses, or a file of [mostLines] or more.
func written(g pin.Game, entry games.Entry, folder fs.FS, name string) (string, error) {
	file := name + pin.Ending
	data, err := fs.ReadFile(folder, file)
	var was *transcript.Transcript
	if errors.Is(err, fs.ErrNotExist) {
		was, err = header(entry, name)
	} else if err == nil {
		was, err = transcript.Parse(file, data)
	}
	if err != nil {
		return "", err
	}
	play := again
	if len(was.Decisions) == 0 {
		play = firstGame
	}
	is, err := play(entry, was)
	if err == nil && was.Winner != nil && is.Winner == nil {
		err = fmt.Errorf("%s was a whole game, and by the rules of today it is not over where the record stops: play it on, with "+
			"go run ./cmd/yardstick play --from %[1]s -o %[1]s --force, or delete it and have another game played",
			"golden/"+entry.Room+"/"+was.File)
	}
	if err != nil {
		return "", err
	}
	text := textOf(g, name, is)
	if n := strings.Count(text, "\n"); n >= mostLines {
		return "", fmt.Errorf("%s: %d lines are too many; a record stays below %d", was.File, n, mostLines)
	}
	return text, nil
}

// textOf returns the purpose of a record, then the record.
func textOf(g pin.Game, name string, record *transcript.Transcript) string {
	return "# " + g.Records[name] + "\n" + transcript.Format(record)
}

// conforms replays a record with every claim in it; the error is the first that is wrong, or what the record leaves out.
func conforms(game engine.Game, record *transcript.Transcript) error {
	report, err := transcript.Replay(context.Background(), record, &engine.Local{Game: game}, transcript.Options{})
	if err != nil {
		return fmt.Errorf("%s: %w", record.File, err)
	}
	if report.Finding != nil {
		return report.Finding
	}
	if report.Unfinished != nil {
		return fmt.Errorf("%s: a pinned record has every effect and ends with a whole line, and this one is %v", record.File, report.Unfinished)
	}
	return nil
}
