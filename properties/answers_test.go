package properties

import (
	"encoding/json"
	"fmt"
	"hash/maphash"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Walks come to most answers seldom, scenarios are written for them. So the law that answers are asked for is held in every place that a
// scenario comes to, and there every option of every question has to make a difference once. The short form looks at a few questions.
func TestEveryAnswerThatMattersIsAskedFor(t *testing.T) {
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			found := &walk.Answers{Compared: map[walk.Answer]int{}, Told: map[walk.Answer]int{}}
			about := &otherwise{t: t, on: newSubject(entry.Game, entry.Book), count: found, rnd: rand.New(rand.NewPCG(1, 1)),
				held: map[uint64]int{}, seed: maphash.MakeSeed()}
			about.Game = entry.Game
			opts := features.Options{Game: entry.Name(), Subject: func(string) (engine.Subject, error) { return about, nil }}
			if testing.Short() {
				opts.Tags = fewQuestions(entry.Book)
			}
			_, err := features.Run(t.Context(), opts)
			require.NoError(t, err)
			all, silent, untold := tally(entry.Book, found)
			t.Logf("%d options compared at %d places; %d made a difference and were asked for", all, about.places, all-len(untold))
			t.Logf("never compared without being asked for: %v", silent)
			t.Logf("made no difference: %v", untold)
			if !testing.Short() {
				require.Empty(t, untold, "no scenario comes to where they make a difference")
			}
		})
	}
}

// fewQuestions selects the scenarios about some questions of a book.
func fewQuestions(book *rulebook.Book) string {
	few := min(4, len(book.Questions))
	var tags []string
	for i := range few {
		tags = append(tags, "@"+book.Questions[(2*i+1)*len(book.Questions)/(2*few)].ID)
	}
	return strings.Join(tags, ",")
}

// tally counts the options that can be played, and lists those never compared without being asked for, and those that made no difference.
func tally(book *rulebook.Book, found *walk.Answers) (all int, silent, untold []string) {
	for i := range book.Questions {
		q := &book.Questions[i]
		for o, option := range q.Options {
			if q.Fixed {
				continue
			}
			all++
			a := walk.Answer{Question: engine.Question(i), Option: rulebook.Option(o)}
			if found.Compared[a] == 0 {
				silent = append(silent, q.Name+"="+option.ID)
			}
			if found.Told[a] == 0 {
				untold = append(untold, q.Name+"="+option.ID)
			}
		}
	}
	return all, silent, untold
}

// otherwise is an engine that compares every place where it is asked for something with the same place under other answers.
type otherwise struct {
	engine.Local
	t      *testing.T
	on     *walk.Subject
	count  *walk.Answers
	rnd    *rand.Rand
	places int
	// held counts how often each place was compared, by its hash.
	held map[uint64]int
	seed maphash.Seed

	setup  engine.Setup
	start  []byte
	played []transcript.Decision
	shut   map[walk.Answer]bool
}

// Start opens a game.
func (o *otherwise) Start(start engine.Start) (engine.Outcome, error) {
	o.setup, o.start, o.played, o.shut = start.Setup, start.Position, nil, map[walk.Answer]bool{}
	return o.Local.Start(start)
}

// Legal compares before it lists.
func (o *otherwise) Legal() ([]engine.Choice, engine.Outcome, error) {
	o.compare("", "")
	return o.Local.Legal()
}

// Play compares what comes of a decision before it is carried out.
func (o *otherwise) Play(actor, action string) (engine.Outcome, error) {
	o.compare(actor, action)
	out, err := o.Local.Play(actor, action)
	if err == nil {
		o.played = append(o.played, transcript.Decision{Actor: actor, Action: action})
	}
	return out, err
}

// compare comes to the place by the decisions of the scenario, and by the position alone.
func (o *otherwise) compare(actor, action string) {
	if o.State() == nil || o.t.Failed() {
		return
	}
	o.hold(o.start, o.played, actor, action)
	if o.start == nil || len(o.played) > 0 {
		position, err := json.Marshal(o.State().Position())
		require.NoError(o.t, err)
		o.hold(position, nil, actor, action)
	}
}

func (o *otherwise) hold(start []byte, played []transcript.Decision, actor, action string) {
	const few = 8
	if testing.Short() && o.rnd.IntN(few) > 0 {
		return
	}
	const most = 2 // times: half of the places are those of scenarios before, which begin alike, and another option is drawn each time
	key := maphash.String(o.seed, fmt.Sprint(o.setup, string(start), played, actor, action))
	if o.held[key]++; o.held[key] > most {
		return
	}
	place, err := walk.Since(o.on, o.setup, start, played)
	require.NoError(o.t, err)
	o.places++
	other := walk.NewOtherwise(place, o.shut, o.rnd.IntN)
	other.Count = o.count
	for _, look := range o.looks(actor, action) {
		if err := other.Compare(look); err != nil {
			o.t.Errorf("%s, position %s, then %v: %v", o.setup.Rulings, start, played, err)
			return
		}
	}
}

func (o *otherwise) looks(actor, action string) []walk.Look {
	looks := []walk.Look{walk.Position(), walk.Standing(), walk.Choices()}
	for i, name := range append([]string{"chance"}, o.setup.Seats...) {
		seat := engine.Seat(i - 1)
		looks = append(looks, walk.ViewOf(seat, name))
		if name == actor {
			looks = append(looks, walk.Attempt(seat, name, action))
		}
		if actor != "" {
			looks = append(looks, walk.SeenBy(seat, name, action))
		}
	}
	return looks
}
