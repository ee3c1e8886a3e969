package answer

import (
	"context"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// Ruling is how a referee's scenarios came out.
type Ruling struct {
	File   string `json:"file"`
	Upheld bool   `json:"upheld"`
	// Error is about the first scenario that could not be read, on one line.
	Error string `json:"error,omitempty"`
	*features.Report
}

// Scenarios runs a referee's own scenarios: a file in a folder, which is called root in the answer. A scenario that cannot be read does not
// keep the others from being judged. The error is a file that has no scenarios, or the context's.
func Scenarios(ctx context.Context, folder fs.FS, file, root string) (*Ruling, error) {
	report, err := features.Run(ctx, features.Options{FS: folder, Files: []string{file}, Root: root, Now: time.Now})
	if err != nil {
		return nil, err
	}
	said := &Ruling{Upheld: report.Passed(), Report: report}
	failed := report.Failed()
	if i := slices.IndexFunc(failed, Unread); i >= 0 {
		f := failed[i].Failure
		said.Error = prose.OneLine(fmt.Sprintf("%s:%d: %q: %s", failed[i].File, f.Line, f.Step, f.Message))
	}
	return said, nil
}

// Unread reports whether a scenario could not be read.
func Unread(s features.Scenario) bool { return s.Failure != nil && s.Failure.Unknown }
