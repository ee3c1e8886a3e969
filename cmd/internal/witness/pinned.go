package witness

import (
	"context"
	"fmt"
	"io/fs"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// GoldenAudit is the result of replaying the reference games of a game.
type GoldenAudit struct {
	Records   int `json:"records"`
	Decisions int `json:"decisions"`
	// Failed contains one line for each record that no longer matches.
	Failed []string `json:"failed"`
}

// replays counts the records that cited each clause, and the records that were played under each answer and used it.
type replays struct {
	GoldenAudit
	records []CitedRecord
	cited   map[engine.Clause]int
	options map[answered]int
}

func newReplays() replays {
	return replays{GoldenAudit: GoldenAudit{Failed: []string{}}, cited: map[engine.Clause]int{}, options: map[answered]int{}}
}

// replayGolden replays all reference games of a game.
func replayGolden(ctx context.Context, entry games.Entry) (replays, error) {
	all := newReplays()
	names, err := fs.Glob(golden.Files, entry.Room+"/*.golden")
	if err != nil {
		return all, err
	}
	for _, name := range names {
		data, err := fs.ReadFile(golden.Files, name)
		if err != nil {
			return all, err
		}
		if err := all.add(ctx, entry, "golden/"+name, data); err != nil {
			return all, err
		}
	}
	return all, nil
}

// add replays one more record, and notes its failures. The error reports an engine that failed, or is ctx.Err().
func (r *replays) add(ctx context.Context, entry games.Entry, name string, data []byte) error {
	r.Records++
	t, err := transcript.Parse(name, data)
	if err != nil {
		r.Failed = append(r.Failed, err.Error())
		return nil
	}
	report, err := transcript.Replay(ctx, t, &engine.Local{Game: entry.Game}, transcript.Options{})
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	r.Decisions += report.Decisions
	if report.Finding != nil {
		r.Failed = append(r.Failed, report.Finding.Error())
		return nil
	}
	if report.Unfinished != nil {
		r.Failed = append(r.Failed, fmt.Sprintf("%s: %v", name, report.Unfinished))
		return nil
	}
	r.records = append(r.records, CitedRecord{File: name, Text: string(data), Cited: report.Cited})
	for _, c := range report.Cited {
		r.cited[c]++
	}
	for _, id := range report.Asked {
		if q := entry.Book.Question(id); q != nil {
			r.options[inForce(q, t.Start().Setup)]++
		}
	}
	return nil
}
