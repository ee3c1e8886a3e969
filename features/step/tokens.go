package step

import "strings"

// token is a word of a text or of a phrase with its meaning, or a blank.
type token struct {
	text, about string
	blank       string // the name of the blank; "" for a word
	misspelt    bool
	quoted      bool
}

// tokens lists the words and blanks of the phrase; of a choice, it lists the first word.
func (p Phrase) tokens() []token {
	var all []token
	for word := range strings.FieldsSeq(p.text) {
		if word == "the" || word == "a/an" || word == "a" {
			continue
		}
		quoted := word[0] == '"'
		word = strings.Trim(word, `",:`)
		for word != "" {
			at := variable.FindStringIndex(word)
			switch {
			case at == nil:
				all = append(all, literal(word)...)
				word = ""
			case word[at[0]:at[1]] == "(s)":
				all = append(all, literal(word[:at[0]])...)
				word = word[at[1]:]
			case word[at[0]] == '<':
				all = append(all, literal(word[:at[0]])...)
				all = append(all, token{text: word[at[0]:at[1]], blank: word[at[0]+1 : at[1]-1], quoted: quoted})
				word = word[at[1]:]
			default:
				one, _, _ := strings.Cut(word, "/")
				all = append(all, literal(one)...)
				word = word[at[1]:]
			}
		}
	}
	return all
}

// literal returns a word of a phrase as tokens; a sign of money is a separate token.
func literal(word string) []token {
	switch word {
	case "":
		return nil
	case "$", "K":
		return []token{{text: word, about: "money"}}
	case "'s":
		return []token{{text: word, about: "'s"}}
	}
	return []token{{text: word, about: concept(strings.ToLower(word))}}
}

// tokensOf lists the words of a plain text.
func tokensOf(text string) []token {
	var all []token
	for i, part := range strings.Split(text, `"`) {
		if i%2 == 1 {
			all = append(all, token{text: part, quoted: true})
			continue
		}
		for word := range strings.FieldsSeq(part) {
			word = strings.Trim(word, ",;:()")
			if name, ok := strings.CutSuffix(word, "'s"); ok {
				all = append(all, token{text: name, about: concept(strings.ToLower(name))}, token{text: "'s", about: "'s"})
			} else if lower := strings.ToLower(word); word != "" && lower != "the" && lower != "a" && lower != "an" {
				all = append(all, token{text: word, about: concept(strings.ToLower(word))})
			}
		}
	}
	return all[:min(len(all), mostWords)]
}
