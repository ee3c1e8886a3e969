package features

import "embed"

// scenarios is empty: a page has to be small, and gets the texts of scenarios from elsewhere.
var scenarios embed.FS
