package features

import "embed"

// scenarios are none: a page that plays some has their texts from elsewhere, and has to be small.
var scenarios embed.FS
