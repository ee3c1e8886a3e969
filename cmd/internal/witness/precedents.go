package witness

import (
	"context"
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/golden"
)

// PrecedentAudit is the result of judging the precedents of a game again.
type PrecedentAudit struct {
	Records int `json:"records"`
	// Failed contains one line for each precedent whose verdict has changed or now rests on other clauses.
	Failed []string `json:"failed"`
}

// judgeAgain judges all precedents of a game again, and lists the clauses that each rests on. The error is
// ctx.Err(), or reports a precedent that cannot be read.
func judgeAgain(ctx context.Context, entry games.Entry) (found PrecedentAudit, records []CitedRecord, err error) {
	found.Failed = []string{}
	folder, err := fs.Sub(golden.Files, "precedents")
	if err != nil {
		return found, nil, err
	}
	all, _, err := precedent.Folder(folder, "golden/precedents", games.Find)
	if err != nil {
		return found, nil, err
	}
	for _, p := range all {
		if p.Game != entry.Name() {
			continue
		}
		found.Records++
		switch err := p.Again(ctx, folder, nil); {
		case ctx.Err() != nil:
			return found, nil, ctx.Err()
		case err != nil:
			found.Failed = append(found.Failed, err.Error())
		}
		text, err := fs.ReadFile(golden.Files, strings.TrimPrefix(p.File, "golden/"))
		if err != nil {
			return found, nil, err
		}
		records = append(records, CitedRecord{File: p.File, Text: string(text), Cited: p.Clauses})
	}
	return found, records, nil
}
