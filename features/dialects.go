//go:build !js

package features

import gherkin "github.com/cucumber/gherkin/go/v26"

// dialects are the languages whose keywords files may use.
func dialects() gherkin.DialectProvider { return gherkin.DialectsBuiltin() }
