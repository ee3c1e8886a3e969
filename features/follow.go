package features

import (
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/features/step"
)

// A sentence may refer to the player of an earlier sentence by a pronoun, as in "there is a coal 4 in her
// sorting yard". If the sentence itself names no player, the pronoun stands for the player of the last
// sentence with players, if that names only one.

var (
	possessive = regexp.MustCompile(`(?i)\b(?:his|her|their)\b`)
	nominative = regexp.MustCompile(`(?i)^(?:he|she|they)\b`)
)

// follow notes the player that the sentences before each step are about.
func (o *observer) follow(p *messages.Pickle) {
	o.before = map[string]string{}
	players, about := o.playersOf(p), ""
	for _, s := range p.Steps {
		o.before[s.Id] = about
		switch named := namedIn(o.seat(s.Text), players); {
		case len(named) == 1:
			about = named[0]
		case len(named) > 1:
			about = ""
		}
	}
}

// texts returns the texts that a step is read as, the likeliest first: with the names of seats, and with players for pronouns.
func (o *observer) texts(s *messages.PickleStep) []string {
	text := o.seat(s.Text)
	who := o.before[s.Id]
	if who == "" || strings.Contains(text, `"`) || o.named(text) != "" {
		return []string{text}
	}
	subject := nominative.ReplaceAllString(text, who) // an action of one's own says "her sorting yard"
	meant := possessive.ReplaceAllString(subject, who+"'s")
	return slices.Compact([]string{meant, subject, text})
}

// playersOf lists the players of a scenario in small letters, by their seats if these have names.
func (o *observer) playersOf(p *messages.Pickle) (all []string) {
	for _, person := range o.people {
		all = append(all, person.Seat)
	}
	for _, s := range p.Steps {
		if _, people, ok := step.PlayersOf(s.Text); ok && len(all) == 0 {
			for _, name := range people {
				all = append(all, strings.ToLower(name))
			}
		}
	}
	return all
}

// namedIn lists the players that a text names, each once.
func namedIn(text string, players []string) (all []string) {
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		word = strings.TrimSuffix(strings.Trim(word, ",;:.!"), "'s")
		if slices.Contains(players, word) {
			all = step.Merge(all, []string{word})
		}
	}
	return all
}

var (
	// ofWhom matches the owner of a thing in an action, and the words after it.
	ofWhom = regexp.MustCompile(`(?i)\b(\pL[\pL\pN-]*'s|his|her|their) ([\pL-]+)(?: ([\pL-]+))?`)
	placed = regexp.MustCompile(`(?i)\b(?:in|at|on|from|to|onto)\b`)
)

// owner is a game that knows whose things lie where. Owned lists the copies of a thing that a player owns, each with its place.
type owner interface {
	Owned(player, thing string) (copies, places []string)
}

// owned replaces words such as "ben's saloon" in an action by the copy that the player owns, if there is only
// one. If the action names no place, owned adds the place of the copy.
func (o *observer) owned(actor, action string) string {
	table, ok := o.Nouns().(owner)
	if !ok {
		return action
	}
	return ofWhom.ReplaceAllStringFunc(action, func(said string) string {
		m := ofWhom.FindStringSubmatch(strings.ToLower(said))
		who := strings.TrimSuffix(m[1], "'s")
		if possessive.MatchString(m[1]) {
			who = actor
		}
		for _, thing := range []struct{ name, rest string }{{m[2] + "-" + m[3], ""}, {m[2], " " + m[3]}} {
			copies, places := table.Owned(who, thing.name)
			if len(copies) != 1 {
				continue
			}
			if placed.MatchString(action) {
				return strings.TrimSpace(copies[0] + thing.rest)
			}
			return strings.TrimSpace(copies[0] + " at " + places[0] + thing.rest)
		}
		return said
	})
}
