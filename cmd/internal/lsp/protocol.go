package lsp

// The messages of the protocol that this server uses: see
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/

// position is a place in a document: a line from 0, and the number of UTF-16 units before it in that line.
type position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// span is a part of a document.
type span struct {
	Start position `json:"start"`
	End   position `json:"end"`
}

type identifier struct {
	URI     string `json:"uri"`
	Version int    `json:"version"`
}

type initializeParams struct {
	Capabilities struct {
		TextDocument struct {
			Completion struct {
				CompletionItem struct {
					SnippetSupport bool `json:"snippetSupport"`
				} `json:"completionItem"`
			} `json:"completion"`
		} `json:"textDocument"`
	} `json:"capabilities"`
}

type openParams struct {
	TextDocument struct {
		identifier
		LanguageID string `json:"languageId"`
		Text       string `json:"text"`
	} `json:"textDocument"`
}

type changeParams struct {
	TextDocument   identifier `json:"textDocument"`
	ContentChanges []struct {
		Range *span  `json:"range"`
		Text  string `json:"text"`
	} `json:"contentChanges"`
}

type placeParams struct {
	TextDocument identifier `json:"textDocument"`
	Position     position   `json:"position"`
}

type severity int

const (
	isError severity = iota + 1
	_
	isInformation
)

type diagnostic struct {
	Range    span     `json:"range"`
	Severity severity `json:"severity"`
	Code     string   `json:"code,omitempty"`
	Source   string   `json:"source"`
	Message  string   `json:"message"`
}

type diagnosticsParams struct {
	URI         string       `json:"uri"`
	Version     int          `json:"version"`
	Diagnostics []diagnostic `json:"diagnostics"`
}

type markup struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

type hover struct {
	Contents markup `json:"contents"`
	Range    span   `json:"range"`
}

type edit struct {
	Range   span   `json:"range"`
	NewText string `json:"newText"`
}

// The kinds of completions; editors show a sign for each.
const (
	kindEnum    = 13
	kindSnippet = 15
	kindValue   = 12
)

type item struct {
	Label         string  `json:"label"`
	Kind          int     `json:"kind"`
	Detail        string  `json:"detail,omitempty"`
	Documentation *markup `json:"documentation,omitempty"`
	SortText      string  `json:"sortText"`
	FilterText    string  `json:"filterText,omitempty"`
	// Format is 2 if the text is a snippet.
	Format   int  `json:"insertTextFormat,omitempty"`
	TextEdit edit `json:"textEdit"`
}

// items is a list of completions. If the list is incomplete, the editor asks again after each letter.
type items struct {
	IsIncomplete bool   `json:"isIncomplete"`
	Items        []item `json:"items"`
}

// capabilities lists the abilities of this server: whole texts, completion, hovers, and formatting of records.
var capabilities = map[string]any{
	"textDocumentSync":           map[string]any{"openClose": true, "change": 1},
	"completionProvider":         map[string]any{"triggerCharacters": []string{":", " ", "@"}},
	"hoverProvider":              true,
	"documentFormattingProvider": true,
}
