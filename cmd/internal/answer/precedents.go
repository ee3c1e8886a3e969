package answer

import (
	"context"
	"io/fs"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/golden"
)

// PrecedentAudit is how the precedents of a game came out when they were judged again.
type PrecedentAudit struct {
	Records int `json:"records"`
	// Failed has one line for each that is decided otherwise now, or rests on something else.
	Failed []string `json:"failed"`
}

// judgeAgain judges all precedents of a game again. The error is the context's, or a precedent that cannot be read.
func judgeAgain(ctx context.Context, entry games.Entry) (PrecedentAudit, error) {
	found := PrecedentAudit{Failed: []string{}}
	folder, err := fs.Sub(golden.Files, "precedents")
	if err != nil {
		return found, err
	}
	all, _, err := precedent.Folder(folder, "golden/precedents")
	if err != nil {
		return found, err
	}
	for _, p := range all {
		if p.Game != entry.Name() {
			continue
		}
		found.Records++
		switch err := p.Again(ctx, folder, nil); {
		case ctx.Err() != nil:
			return found, ctx.Err()
		case err != nil:
			found.Failed = append(found.Failed, err.Error())
		}
	}
	return found, nil
}
