package properties

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/document/edit/edittest"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// editor changes positions that games reach, and plays on from what still loads.
type editor struct {
	on    *walk.Subject
	laws  []walk.Law
	words edit.Words
}

// newEditor learns from a few games what the positions of a game say.
func newEditor(on *walk.Subject) *editor {
	e := &editor{on: on, laws: append(walk.Exported(on.Game), kernel()...)}
	const learned, seed, oneIn = 6, 7, 12
	for number := range uint64(learned) {
		_, _ = walk.Run(context.Background(), on, nil, seed, number, func(w *walk.Walk, _ error) {
			if len(w.Played)%oneIn == 0 {
				if d, err := edit.Read(w.Document()); err == nil {
					e.words.Learn(d)
				}
			}
		})
	}
	return e
}

// edited is a position of a game after some edits, and what came of it.
type edited struct {
	setup    engine.Setup
	edits    []edit.Edit
	position []byte
	// loads says that the position is not refused.
	loads  bool
	played []transcript.Decision
}

// attempts is the number of edited positions made from one that a game has reached.
const attempts = 4

// try plays a game for some decisions and shows what becomes of the position reached after some edits, several times over. It ends at the
// first error, which is a law that is broken by the position that was shown last, or after it.
func (e *editor) try(seed uint64, decisions uint16, show func(did edited, err error)) error {
	const late = 1000 // games are over by then, or tell nothing new
	rnd := rand.New(rand.NewPCG(seed, uint64(decisions)))
	w := reach(e.on, seed, int(decisions)%late, rnd)
	document, err := edit.Read(w.Document())
	for range attempts {
		if err != nil {
			return err
		}
		did := edited{setup: w.Setup}
		did.edits, did.position = e.change(document, rnd)
		err = e.play(&did, rnd)
		show(did, err)
	}
	return err
}

// change edits a document once to three times.
func (e *editor) change(document any, rnd *rand.Rand) (did []edit.Edit, position []byte) {
	const most = 3
	for range 1 + rnd.IntN(most) {
		change, ok := edittest.Random(&e.words, document, rnd.IntN)
		if !ok {
			break
		}
		if changed, err := change.Apply(document); err == nil {
			document = changed
			did = append(did, change)
		}
	}
	return did, walk.Text(document)
}

// play plays on from the position under all laws if it loads, and looks at it more closely first.
func (e *editor) play(did *edited, rnd *rand.Rand) error {
	const further = 60
	w, err := walk.Begin(e.on, did.setup, did.position, sparing, e.laws)
	var broken *walk.Broken
	if err != nil && !errors.As(err, &broken) {
		return nil
	}
	did.loads = true
	if err == nil {
		w.Effort = 1
		err = w.Play(context.Background(), further, rnd, func(*walk.Walk, error) {})
	}
	did.played = w.Played
	return err
}

// String is everything that is needed to see the same again.
func (d edited) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "seats %s, rulings %v\nedits %v\nposition %s\n", strings.Join(d.setup.Seats, " "), d.setup.Rulings, d.edits, d.position)
	for _, decision := range d.played {
		fmt.Fprintln(&b, decision)
	}
	return b.String()
}
