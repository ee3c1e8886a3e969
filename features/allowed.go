package features

import (
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/step"
)

// A sentence such as "that is not allowed" is about the action before it. The two are then one claim: in place of
// "When Ann draws a bonus card, Then that is not allowed", the scenario says "Then Ann may not draw a bonus card".

const (
	thatAction = `(?i)^(?:that|this|it|(?:the|that|this) (?:action|move|purchase|decision|play))`
	whoMay     = `|^[\pL\pN'-]+ (?:may|can|could)`
	doThat     = ` do (?:that|this|it|so)\.?$`
)

var (
	isRefused = regexp.MustCompile(thatAction + ` (?:(?:is|was) (?:not (?:allowed|legal|permitted|possible|lawful)|illegal|forbidden|` +
		`refused|prohibited|against the rules)|(?:isn't|wasn't) (?:allowed|legal|permitted|possible))\.?$` + whoMay + ` ?not` + doThat)
	whoseAction = regexp.MustCompile(`(?i)^[\pL\pN'-]+ (?:may|can|could)\b`)
	thirdPerson = regexp.MustCompile(`(?:ss|sh|ch|x|z|o)es$`)
	isAllowed   = regexp.MustCompile(thatAction + ` (?:is|was) (?:allowed|legal|permitted|possible|lawful|within the rules)\.?$` + whoMay + doThat)
)

// joinVerdicts joins each such sentence with the action right before it. A sentence after another claim, or after no
// action of a player, stays as it is.
func (o *observer) joinVerdicts(p *messages.Pickle) {
	for i := 0; i < len(p.Steps); i++ {
		s := p.Steps[i]
		refused := isRefused.MatchString(s.Text)
		if s.Type != messages.PickleStepType_OUTCOME || !refused && !isAllowed.MatchString(s.Text) {
			continue
		}
		before := lastAction(p.Steps[:i])
		if before < 0 {
			continue
		}
		before += o.part(p, before)
		i = slices.Index(p.Steps, s)
		who, action, _ := strings.Cut(p.Steps[before].Text, " ")
		other, _, _ := strings.Cut(s.Text, " ")
		isOther := whoseAction.MatchString(s.Text) && !nominative.MatchString(s.Text) && !strings.EqualFold(other, who)
		if isOther {
			who = other
		}
		if !refused && i+1 < len(p.Steps) { // the later claims are about the table after the action
			if !isOther {
				p.Steps = slices.Delete(p.Steps, i, i+1)
				i--
			}
			continue
		}
		said := s.Text
		if verb, quoted := strings.CutPrefix(action, `does "`); quoted {
			action = `do "` + verb
		}
		s.Text = who + prose.Either(refused, " may not ", " may ") + infinitive(action)
		o.readings = append(o.readings, Typed{o.doc.places[s.AstNodeIds[0]].line, said, s.Text})
		p.Steps = slices.Delete(p.Steps, before, i)
		i = before
	}
}

// part replaces an action that stands for several, such as "removes both revolts", by these. It returns the number of
// actions before the last, which the sentence is about.
func (o *observer) part(p *messages.Pickle, n int) int {
	s := p.Steps[n]
	who, _, _ := strings.Cut(s.Text, " ")
	all := strings.Split(o.vocabulary.InWords(keywords[s.Type], s.Text), " and "+who+" ")
	if len(all) < 2 || joint.MatchString(s.Text) {
		return 0
	}
	var steps []*messages.PickleStep
	for i, text := range all {
		if i > 0 {
			text = who + " " + text
		}
		steps = append(steps, &messages.PickleStep{AstNodeIds: s.AstNodeIds, Id: s.Id, Type: s.Type, Text: text})
	}
	p.Steps = slices.Replace(p.Steps, n, n+1, steps...)
	return len(all) - 1
}

// infinitive returns an action with its first word as after "may": "draw a card" for "draws a card".
func infinitive(action string) string {
	verb, rest, _ := strings.Cut(action, " ")
	switch {
	case thirdPerson.MatchString(verb):
		verb = strings.TrimSuffix(verb, "es")
	case strings.HasSuffix(verb, "ies"):
		verb = strings.TrimSuffix(verb, "ies") + "y"
	case !strings.HasSuffix(verb, "ss"):
		verb = strings.TrimSuffix(verb, "s")
	}
	return strings.TrimSpace(verb + " " + rest)
}

// lastAction returns the index of the action of a player after which only chance decides; -1 if there is none.
func lastAction(steps []*messages.PickleStep) int {
	for i := len(steps) - 1; i >= 0 && steps[i].Type == messages.PickleStepType_ACTION; i-- {
		if who, _, _ := strings.Cut(steps[i].Text, " "); !strings.EqualFold(who, step.Chance) {
			return i
		}
	}
	return -1
}
