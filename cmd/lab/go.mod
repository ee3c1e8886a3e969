module github.com/yardstick-rules/yardstick/cmd/lab

go 1.26.0

require (
	github.com/alecthomas/kong v1.17.0
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.23.0
	github.com/stretchr/testify v1.12.1
	github.com/yardstick-rules/yardstick v0.0.0
	github.com/yuin/goldmark v1.8.7
)

require (
	github.com/agnivade/levenshtein v1.2.2 // indirect
	github.com/blevesearch/snowballstem v0.9.0 // indirect
	github.com/cucumber/gherkin/go/v42 v42.0.1 // indirect
	github.com/cucumber/messages/go/v34 v34.2.1 // indirect
	github.com/go-json-experiment/json v1.27.2 // indirect
	github.com/goccy/go-yaml v1.19.2 // indirect
	github.com/google/uuid v1.6.0 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
)

replace github.com/yardstick-rules/yardstick => ../..
