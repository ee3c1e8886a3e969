package features

import "context"

// play plays the scenarios of a document, see [runner.loop].
func (r *runner) play(ctx context.Context, doc *document) bool { return r.loop(ctx, doc) }
