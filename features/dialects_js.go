package features

import gherkin "github.com/cucumber/gherkin/go/v26"

// dialects are English alone. The parser's table of some seventy languages is made by one function of half a megabyte, which a browser
// compiles twice when a page begins: that takes it half a second and 60 MB. A program that never asks for the table is linked without it.
func dialects() gherkin.DialectProvider { return english{} }
