// Package golden holds whole games as they were, written down decision by decision with every effect and the clauses behind
// it, and a few disputed ones. The files are records in the transcript form, whatever their ending.
package golden

import "embed"

// Files are the pinned records, a folder a game, and the folder disputes.
//
//go:embed */*.golden
var Files embed.FS
