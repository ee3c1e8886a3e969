package skeleton

import (
	"fmt"
	"go/doc"
	"go/token"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// Names holds the names of a new game.
type Names struct {
	// Name is the game's name in records, such as "hell-on-wheels": lower-case words with hyphens between them.
	Name string
	// Title is the game's name for people, such as "Hell on Wheels": words of letters and digits.
	Title string
	// Prefix is the beginning of the ids of clauses and questions, such as "HOW": two to six capitals.
	Prefix string
}

// small lists the words that keep a small letter within a title.
var small = []string{"a", "an", "and", "at", "by", "for", "in", "of", "on", "or", "the", "to", "with"}

// Called derives the title and the prefix from a name: the title is its words in capitals, and the prefix their
// first letters.
func Called(name string) Names {
	words := strings.Split(name, "-")
	initials := ""
	for i, word := range words {
		if word == "" {
			continue
		}
		initials += strings.ToUpper(word[:1])
		if i == 0 || !slices.Contains(small, word) {
			words[i] = strings.ToUpper(word[:1]) + word[1:]
		}
	}
	if len(initials) < 2 {
		initials = strings.ToUpper(name[:min(2, len(name))])
	}
	return Names{Name: name, Title: strings.Join(words, " "), Prefix: initials[:min(6, len(initials))]}
}

// room returns the name of the game's packages: the name without its hyphens.
func (n Names) room() string { return strings.ReplaceAll(n.Name, "-", "") }

var (
	nameForm   = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)
	titleForm  = regexp.MustCompile(`^[A-Z][A-Za-z0-9]*( [A-Za-z0-9]+)*$`)
	prefixForm = regexp.MustCompile(`^[A-Z]{2,6}$`)
)

// taken lists the packages that the files of a game import. A game of the same name would hide such a package.
var taken = []string{"document", "embed", "engine", "errors", "fmt", "fs", "games", "gametest", "json", "lawtest", "maps", "os", "part", "open", "pin",
	"prose", "rand", "require", "rulebook", "rules", "slices", "step", "strconv", "strings", "testing", "walk", "yaml"}

// longestName is the largest length of a name.
const longestName = 40

func (n Names) check() error {
	switch {
	case !nameForm.MatchString(n.Name) || len(n.Name) > longestName:
		return fmt.Errorf("%q is not the name of a game: write lower-case words with hyphens between them, %d letters at most, such as "+
			"hell-on-wheels",
			n.Name, longestName)
	case token.IsKeyword(n.room()) || doc.IsPredeclared(n.room()) || slices.Contains(taken, n.room()):
		return fmt.Errorf("the packages of %s would be called %s, which means something else in Go or in this module: choose another name",
			n.Name, n.room())
	case !titleForm.MatchString(n.Title) || len(n.Title) > longestName:
		return fmt.Errorf("%q is not a title: write words of letters and digits, a capital first, %d letters at most", n.Title, longestName)
	case !prefixForm.MatchString(n.Prefix):
		return fmt.Errorf("%q is not a prefix for the ids of clauses: write two to six capitals", n.Prefix)
	}
	for _, game := range games.All() {
		switch {
		case game.Name() == n.Name:
			return fmt.Errorf("there is a game called %s already: choose another name", n.Name)
		case strings.EqualFold(game.Book.Title, n.Title):
			return fmt.Errorf("there is a game with the title %s already: choose another with --title", game.Book.Title)
		case game.Book.Prefix == n.Prefix:
			return fmt.Errorf("%s has the prefix %s already: choose another with --prefix", game.Book.Title, n.Prefix)
		}
	}
	return nil
}

// in returns a text of Countdown with the names of the game.
func (n Names) in(text string) string {
	game := "a Countdown game"
	if strings.ContainsRune("AEIOU", rune(n.Title[0])) {
		game = "an " + n.Title + " game"
	}
	return strings.NewReplacer(
		"../../../../../engine/", "../",
		at, modulePath+"/",
		"a Countdown game", strings.ReplaceAll(game, "Countdown", n.Title),
		"game: countdown", "game: "+n.Name, "game countdown", "game "+n.Name, `Game: "countdown"`, `Game: "`+n.Name+`"`,
		"steps countdown", "steps "+n.Name,
		"countdown", n.room(), "Countdown", n.Title, "CD-", n.Prefix+"-", "prefix: CD", "prefix: "+n.Prefix, `Prefix: "CD"`,
		`Prefix: "`+n.Prefix+`"`,
	).Replace(text)
}
