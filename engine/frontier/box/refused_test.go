package box_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// refused are owners' files that are wrong, and what is said about them.
var refused = slices.Concat(refusedNumbers, refusedCards, refusedMaps)

func TestFilesThatAreRefused(t *testing.T) {
	laws := map[string]bool{}
	for _, row := range refused {
		require.False(t, laws[row.law], row.law)
		laws[row.law] = true
		t.Run(row.law, func(t *testing.T) {
			c, err := frontier.ReadComponents(engine.Setup{Components: []byte(row.given)})
			require.Nil(t, c)
			var e *source.Error
			require.ErrorAs(t, err, &e)
			require.EqualError(t, err, row.want)
		})
	}
}

// heldTo is how a fact ends that an owner's file is held to.
var heldTo = regexp.MustCompile(`\((printed in [^()]*|derived)\)$`)

// Every fact about an assumed value that the text prints or that is derived from it refuses some file of the tables by name.
func TestEveryFactIsHeld(t *testing.T) {
	facts := map[string]bool{}
	for _, f := range frontier.Book().Figures {
		for _, fact := range f.Binds {
			if heldTo.MatchString(fact) {
				facts[fact] = true
			}
		}
	}
	require.Greater(t, len(facts), 45)
	named := regexp.MustCompile(`against what the source says: (.*\)); allowed`)
	held := map[string]bool{}
	for _, row := range refused {
		if said := named.FindStringSubmatch(row.want); said != nil {
			held[said[1]] = true
		}
	}
	require.Equal(t, facts, held)
}

// Nothing that is assumed is fixed without a reason: an owner can replace it, or a ruling decides it.
func TestWhatIsAssumedCanBeReplaced(t *testing.T) {
	printed, err := source.Parse(printedFile(t), 64<<10)
	require.NoError(t, err)
	for _, f := range frontier.Book().Figures {
		if f.From == "printed" || f.From == "derived" {
			continue
		}
		_, err := frontier.ReadComponents(engine.Setup{Components: []byte(nonsense(printed, strings.Split(f.Path, ".")))})
		require.Error(t, err, f.Path)
		require.NotContains(t, err.Error(), ", the name that records use", f.Path)
		require.NotContains(t, err.Error(), "is not a field here", f.Path)
	}
}

// nonsense is a file that gives the field at a path a value that nothing can have.
func nonsense(n *source.Node, path []string) string {
	switch {
	case len(path) == 0:
		return "nonsense"
	case n.Kind == source.List:
		return "[{id: " + path[0] + ", " + path[1] + ": " + nonsense(n.At(path[0], path[1]), path[2:]) + "}]"
	}
	return "{" + path[0] + ": " + nonsense(n.Get(path[0]), path[1:]) + "}"
}
