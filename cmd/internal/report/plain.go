package report

// Plain is a text on one line, as Markdown shows it: nothing in it is mark-up.
func Plain(text string) string { return escaped(text) }
