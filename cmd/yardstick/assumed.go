package main

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// assumed lists the values, and below those that the same facts bind, the facts.
func (a *app) assumed(s *answer.Assumptions) {
	a.say("%s, %s\n", s.Title, figures(s.Figures))
	for i, f := range s.Assumed {
		a.say("%s", prose.Wrap(f.Path+": ", f.Value))
		if i+1 < len(s.Assumed) && slices.Equal(f.Binds, s.Assumed[i+1].Binds) {
			continue
		}
		if len(f.Binds) == 0 {
			a.say("    nothing binds it\n")
		}
		for _, fact := range f.Binds {
			a.say("%s", prose.Wrap("    bound by: ", fact))
		}
	}
	a.say("%s\n", prose.Count(len(s.Assumed), "assumed value"))
	for _, f := range s.Others {
		how := ""
		if f.How != "" {
			how = ": " + f.How
		}
		a.say("%s", prose.Wrap(f.Path+": ", f.Value+" ("+f.From+how+")"))
	}
	if len(s.Others) > 0 {
		a.say("%s\n", prose.Count(len(s.Others), "value")+" of another origin")
	}
}

// figures counts figures by their origin, in words.
func figures(o answer.Origins) string {
	return fmt.Sprintf("%s: %d printed, %d derived, %d public, %d assumed",
		prose.Count(o.Printed+o.Derived+o.Public+o.Assumed, "figure"), o.Printed, o.Derived, o.Public, o.Assumed)
}
