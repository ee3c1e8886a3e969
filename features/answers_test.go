package features_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

var update = flag.Bool("update", false, "write which scenario shows an answer")

// The scenarios that are listed as showing an answer do: those about each question are run under all of its answers.
func TestAnswersAreUpToDate(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			if len(e.Book.Questions) == 0 {
				return // such a game has no such file
			}
			report, _ := covered(t, e.Book)
			differs := differences(t, e, report)
			var want strings.Builder
			for i := range e.Book.Questions {
				q := &e.Book.Questions[i]
				if !tried(e.Book, q.ID) {
					continue
				}
				for _, o := range q.Options {
					if s := showing(report, differs, q.ID, o.ID); s != nil && !q.Fixed {
						fmt.Fprintf(&want, "%s\t%s\t%s\t%s\t%d\n", q.ID, o.ID, path.Base(s.File), s.Name,
							changes(report, differs, q.ID, o.ID))
					}
				}
			}
			file := filepath.Join(e.Room, "answers.tsv")
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(want.String()), 0o644))
			}
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			var got strings.Builder
			for line := range strings.Lines(string(text)) {
				if id, _, _ := strings.Cut(line, "\t"); tried(e.Book, id) {
					got.WriteString(line)
				}
			}
			require.Equal(t, want.String(), got.String(), "run make generate, which writes %s", file)
		})
	}
}

// tried says whether a question's scenarios are run under all of its answers: in the short form every fifth question's are. A name that is
// no question's is tried, so that it is noticed.
func tried(book *rulebook.Book, id string) bool {
	i := slices.IndexFunc(book.Questions, func(q rulebook.Question) bool { return q.ID == id })
	return *update || !testing.Short() || i%5 == 0 || i < 0
}

// about are the questions that a scenario is about: it is tagged with them, and they were asked.
func about(s *features.Scenario) []features.Answer {
	var list []features.Answer
	for _, a := range s.Asked {
		if s.Failure == nil && slices.Contains(s.Tags, a.Question) {
			list = append(list, a)
		}
	}
	return list
}

// showing picks the scenario that shows an answer, nil if there is none.
func showing(report *features.Report, differs map[string]map[string]int, question, option string) *features.Scenario {
	var best *features.Scenario
	rank := func(s *features.Scenario) int {
		n := 2 * differs[question][s.Name]
		if slices.Contains(s.Asked, features.Answer{Question: question, Option: option, Set: true}) {
			n++
		}
		return n
	}
	for i := range report.Scenarios {
		s := &report.Scenarios[i]
		played := func(a features.Answer) bool { return a.Question == question && a.Option == option }
		if slices.ContainsFunc(about(s), played) && (best == nil || rank(s) > rank(best)) {
			best = s
		}
	}
	return best
}

// changes counts the scenarios that are played under an answer to a question and come out differently under another.
func changes(report *features.Report, differs map[string]map[string]int, question, option string) (n int) {
	for i := range report.Scenarios {
		s := &report.Scenarios[i]
		played := func(a features.Answer) bool { return a.Question == question && a.Option == option }
		if differs[question][s.Name] > 0 && slices.ContainsFunc(about(s), played) {
			n++
		}
	}
	return n
}

// differences counts, by question and scenario, the other answers under which the scenario comes out differently. Each run plays every
// scenario under one more of the answers that it is not written for.
func differences(t *testing.T, e games.Entry, report *features.Report) map[string]map[string]int {
	others := map[string][]features.Answer{}
	for i := range report.Scenarios {
		s := &report.Scenarios[i]
		for _, a := range about(s) {
			if !tried(e.Book, a.Question) {
				continue
			}
			others[s.Name] = append(others[s.Name], otherAnswers(e.Book.Question(a.Question), a.Option)...)
		}
	}
	differs := map[string]map[string]int{}
	for len(others) > 0 {
		for name, a := range under(t, e, report, others) {
			if differs[a.Question] == nil {
				differs[a.Question] = map[string]int{}
			}
			differs[a.Question][name]++
		}
		for name, left := range others {
			if others[name] = left[1:]; len(left) == 1 {
				delete(others, name)
			}
		}
	}
	return differs
}

func otherAnswers(q *rulebook.Question, answer string) []features.Answer {
	var list []features.Answer
	for _, o := range q.Options {
		if o.ID != answer {
			list = append(list, features.Answer{Question: q.ID, Option: o.ID})
		}
	}
	return list
}

// under plays each scenario under the first of its other answers and returns those that come out differently, with that answer. An engine
// is opened once per scenario, in the order of the report, so that it is known which scenario it will play.
func under(t *testing.T, e games.Entry, all *features.Report, others map[string][]features.Answer) map[string]features.Answer {
	files := map[string]bool{}
	var names []string
	for i := range all.Scenarios {
		if s := &all.Scenarios[i]; len(others[s.Name]) > 0 {
			files[strings.TrimPrefix(s.File, "features/")] = true
			names = append(names, s.Name)
		}
	}
	opened := 0
	report, err := features.Run(t.Context(), features.Options{
		Game: e.Name(), Files: slices.Sorted(maps.Keys(files)), Only: func(name string) bool { return len(others[name]) > 0 },
		Subject: func(string) (engine.Subject, error) {
			other := others[names[opened]][0]
			opened++
			return &overruled{Subject: &engine.Local{Game: e.Game}, question: e.Book.Question(other.Question).Name, option: other.Option}, nil
		},
	})
	require.NoError(t, err)
	require.Len(t, names, opened)
	differ := map[string]features.Answer{}
	for i, s := range report.Scenarios {
		require.Equal(t, names[i], s.Name)
		if s.Failure != nil && s.Failure.Step != "" {
			differ[s.Name] = others[s.Name][0]
		}
	}
	return differ
}

// overruled is an engine that plays every game under an answer of its own.
type overruled struct {
	engine.Subject
	question, option string
}

// Start opens a game under the answer.
func (o *overruled) Start(start engine.Start) (engine.Outcome, error) {
	start.Rulings = maps.Clone(start.Rulings)
	if start.Rulings == nil {
		start.Rulings = map[string]string{}
	}
	start.Rulings[o.question] = o.option
	return o.Subject.Start(start)
}

// Every answer to a question that can be played and has several answers has a scenario that shows it.
func TestShown(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			shown, err := features.Shown(e.Name())
			require.NoError(t, err)
			report, _ := covered(t, e.Book)
			for answer, place := range shown {
				i := slices.IndexFunc(report.Scenarios, func(s features.Scenario) bool { return s.Name == place.Name })
				require.GreaterOrEqual(t, i, 0, "%v", answer)
				s := &report.Scenarios[i]
				require.Equal(t, place, features.Place{File: s.File, Line: s.Line, Name: s.Name})
				require.Contains(t, s.Tags, answer.Question)
			}
		})
	}
	_, err := features.Shown("chess")
	require.Error(t, err)
}
