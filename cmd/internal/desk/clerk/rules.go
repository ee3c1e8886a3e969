package clerk

import (
	"context"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// second matches the version in the first line of a record.
var second = regexp.MustCompile(`(?m)\A((?:[ \t]*(?:#.*)?\r?\n)*[ \t]*yardstick[ \t]+)1\b`)

// book is a request about a rulebook under a reading.
type book struct {
	Game    string   `json:"game"`
	Words   string   `json:"words"`
	Rulings []string `json:"rulings"`
}

func (b *book) under(r *answer.Rules, entry games.Entry) (*answer.Rules, error) {
	of := reading.Of(entry)
	if err := of.Rule(b.Rulings); err != nil {
		return nil, err
	}
	r.Put(answer.UnderOf(of))
	return r, nil
}

// rules searches a rulebook.
func rules(_ *Clerk, _ context.Context, q *Question) (any, error) {
	var asked book
	if err := q.read(&asked); err != nil {
		return nil, err
	}
	entry, err := games.Find(asked.Game)
	if err != nil {
		return nil, err
	}
	said, one, err := answer.LookUp(entry.Book, strings.Fields(asked.Words)...)
	if err != nil {
		return nil, err
	}
	if said, err = asked.under(said, entry); err != nil {
		return nil, err
	}
	if len(asked.Rulings) == 0 {
		said.Under = nil // the user gave no reading
	}
	if one {
		return lookedUp{said.Doc()}, nil
	}
	return lookedUp{said.List()}, nil
}

// lookedUp holds the answer to a search, as the page shows it.
type lookedUp struct {
	Answer blocks.Doc `json:"answer"`
}

// questions lists the open questions of a rulebook, in its order.
func questions(_ *Clerk, _ context.Context, q *Question) (any, error) {
	var asked book
	if err := q.read(&asked); err != nil {
		return nil, err
	}
	entry, err := games.Find(asked.Game)
	if err != nil {
		return nil, err
	}
	var all rulebook.Found
	for i := range entry.Book.Questions {
		all.Questions = append(all.Questions, &entry.Book.Questions[i])
	}
	return asked.under(answer.RulesOf(entry.Book, all), entry)
}
