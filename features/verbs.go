package features

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features/step"
)

// verbs lists the first words of the legal actions for an unreadable text about a player; "" for any other text.
func (o *observer) verbs(keyword, text string) string {
	const most = 12
	player, _, _ := strings.Cut(strings.ToLower(text), " ")
	if keyword == "Given" || o.failure != nil || o.Entry.Game == nil || !slices.Contains(o.Setup.Seats, player) {
		return ""
	}
	o.Due(player)
	var verbs []string
	for _, action := range o.ActionsOf(player) {
		verb, _, _ := strings.Cut(action, " ")
		verbs = step.Merge(verbs, []string{verb})
	}
	if len(verbs) == 0 {
		return ""
	}
	more := ""
	if len(verbs) > most {
		verbs, more = verbs[:most], " ..."
	}
	return "; the legal actions begin with " + strings.Join(verbs, ", ") + more + nearest(keyword, player, text, o.ActionsOf(player))
}

// mostNearest is the number of legal actions that an error offers as steps.
const mostNearest = 4

// nearest lists the legal actions that have most words in common with a text, as steps. Without a common word, it
// lists the first action of each verb. A word counts more if fewer actions contain it.
func nearest(keyword, player, text string, legal []string) string {
	said, words, in := rulebook.Stems(text), make([][]string, len(legal)), map[string]int{}
	for i, action := range legal {
		words[i] = rulebook.Stems(action)
		for _, w := range words[i] {
			in[w]++
		}
	}
	type near struct {
		action string
		weight int
	}
	var all []near
	for i, action := range legal {
		n := near{action: action}
		for _, w := range words[i] {
			if slices.Contains(said, w) {
				n.weight += bits.Len(uint(len(legal) / in[w]))
			}
		}
		all = append(all, n)
	}
	slices.SortStableFunc(all, func(a, b near) int { return cmp.Compare(b.weight, a.weight) })
	shared, begun := all[0].weight > 0, map[string]bool{} // of several squares or numbers, one is enough
	all = slices.DeleteFunc(all, func(n near) bool {
		verb, rest, _ := strings.Cut(n.action, " ")
		if thing, _, _ := strings.Cut(rest, " "); shared {
			verb += " " + thing
		}
		again := begun[verb] || shared && n.weight == 0
		begun[verb] = true
		return again
	})
	steps := make([]string, min(len(all), mostNearest))
	for i := range steps {
		steps[i] = fmt.Sprintf("%s %s %s %q", cmp.Or(keyword, "When"), player, prose.Either(keyword == "Then", "may do", "does"), all[i].action)
	}
	return "; legal steps, the nearest first: " + strings.Join(steps, "; ")
}
