package conform

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// Tried counts all trials, the trials that were run, and the trials that passed.
func (a *Answer) Tried() conformance.Side {
	return conformance.Side{Passed: a.Playing.Passed + a.Refusing.Passed, Tried: a.Playing.Tried + a.Refusing.Tried,
		Of: a.Playing.Of + a.Refusing.Of}
}

// Headline states the verdict as a word and as a sentence, with the share of the trials that were run.
func (a *Answer) Headline() string {
	return prose.OneLine(a.Word() + ": " + a.Verdict() + "; " + a.share())
}

// Word returns the verdict in one word. "passed" means that every trial was run and passed. "partial" means
// that some trials need abilities that the engine does not offer. "incomplete" means that this run left out
// trials. A failure gives "failed".
func (a *Answer) Word() string {
	switch {
	case len(a.Found) > 0 || len(a.Stale) > 0:
		return "failed"
	case !a.Conforms:
		return "incomplete"
	case a.Partial:
		return "partial"
	}
	return "passed"
}

// Verdict describes the overall result in a sentence. The sentence names a level only if no trial was left out.
func (a *Answer) Verdict() string {
	refused := a.Refusing.Tried - a.Refusing.Passed
	switch {
	case len(a.Found) == 0 && len(a.Stale) > 0:
		return fmt.Sprintf("the list of known deviations of %s is out of date", a.Name())
	case a.Level < a.Offered:
		return fmt.Sprintf("%s does not conform to %s: it fails at level %d, and offers level %d", a.Name(), a.book.Title, a.Level+1, a.Offered)
	case len(a.Found) > 0 && a.Partial:
		return fmt.Sprintf("%s does not refuse %d of %d impossible positions", a.Name(), refused, a.Refusing.Tried)
	case len(a.Found) > 0:
		return fmt.Sprintf("%s plays %s at level %d, and does not refuse %d of %d impossible positions", a.Name(), a.book.Title, a.Level,
			refused, a.Refusing.Tried)
	case a.Conforms && a.Partial:
		return fmt.Sprintf("%s passed everything that it offers, level %d of 4%s", a.Name(), a.Level, a.known())
	case a.Conforms:
		return fmt.Sprintf("%s conforms to %s at level %d%s", a.Name(), a.book.Title, a.Level, a.known())
	case a.Complete:
		return "nothing failed, but no game could be played"
	}
	return "nothing failed"
}

// known counts the excused deviations, "" if there are none.
func (a *Answer) known() string {
	if n := len(a.Report.Excused); n > 0 {
		return ", but for " + prose.Count(n, "known deviation")
	}
	return ""
}

// share counts the trials that were run, out of all trials or of those asked for.
func (a *Answer) share() string {
	all := a.Tried()
	if !a.Whole {
		return fmt.Sprintf("tried: %d of %s; this run leaves other trials out", all.Tried, prose.Count(all.Of, "trial"))
	}
	return fmt.Sprintf("tried: %d of %s (%d %%)", all.Tried, prose.Count(all.Of, "trial"), 100*all.Tried/max(all.Of, 1))
}

// Sides summarizes in one line each how the engine plays and how it refuses impossible positions.
func (a *Answer) Sides() [2][2]string {
	return [2][2]string{{"plays", a.playing()}, {"refuses", a.refusing()}}
}

// playing counts the trials that passed, and names the level reached.
func (a *Answer) playing() string {
	s, level := a.Playing, fmt.Sprintf("no failure up to level %d", a.Level)
	switch {
	case s.Tried == 0:
		return none(s)
	case a.Level < a.Offered:
		level = fmt.Sprintf("fails at level %d, offers level %d", a.Level+1, a.Offered)
	case a.Whole && s.Tried == s.Of:
		level = fmt.Sprintf("level %d of 4", a.Level)
	}
	return fmt.Sprintf("%d of %s; %s", s.Passed, prose.Count(s.Tried, "trial"), untried(s, level))
}

// refusing counts the impossible positions that the engine refuses.
func (a *Answer) refusing() string {
	s := a.Refusing
	if s.Tried == 0 {
		return none(s)
	}
	return untried(s, fmt.Sprintf("%d of %s", s.Passed, prose.Count(s.Tried, "impossible position")))
}

// none describes a side for which no trial was run.
func none(s conformance.Side) string {
	if s.Of == 0 {
		return "not tried"
	}
	return fmt.Sprintf("none of %d tried", s.Of)
}

// untried adds the number of trials that could not be run.
func untried(s conformance.Side, says string) string {
	if n := s.Of - s.Tried; n > 0 {
		return fmt.Sprintf("%s, %d more not tried", says, n)
	}
	return says
}
