package report

// Plain is a text on one line, as Markdown shows it: nothing in it is mark-up.
func Plain(text string) string { return escaped(text) }

// Code is a text on one line as it is, set as code in Markdown.
func Code(text string) string { return span(text) }
