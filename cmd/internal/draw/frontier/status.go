package frontier

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// now shows the round and era, the decision to make, and the players who lead.
func (d drawing) now() []part.Part {
	era, rounds := d.era()
	where := "the game is being set up"
	switch {
	case d.Decision == "over":
		where = fmt.Sprintf("the game is over after round %d", d.Round)
	case d.Round > 0 && d.Open.Era:
		where = fmt.Sprintf("round %d of %d, end of era %s", d.Round, rounds, roman(era))
	case d.Round > 0:
		where = fmt.Sprintf("round %d of %d, era %s", d.Round, rounds, roman(era))
	}
	if due := d.due(); due != "" {
		where += ": " + due
	}
	rows := []part.Part{part.Told(where)}
	if d.Mayor != "" {
		rows = append(rows, part.Noted("mayor", part.Plain(fmt.Sprintf("%s (%s)", d.Mayor, d.mark(d.Mayor)))))
	}
	if d.First != "" {
		rows = append(rows, part.Labelled("first", "first in order", part.Plain(fmt.Sprintf("%s (%s)", d.First, d.mark(d.First)))))
	}
	return rows
}

// who returns the player who decides, or chance.
func (d drawing) who() string {
	if d.Player == "" {
		return "chance"
	}
	return d.Player
}

// setupDue holds the decisions of the set-up that are described by the player's name and this text.
var setupDue = map[string]string{
	"industry": "chooses an industry", "keep-goal": "keeps one of the goal cards dealt",
	"stockpile": "places the stockpile as mayor", "freight": "places the freight station as mayor", "bridge": "places the bridge as mayor",
	"tent": "places a tent as mayor", "first-train": "places the first train as mayor",
	"camp": "places the first camp", "panning": "places the first panning tile",
	"cattle": "places the first cattle", "farmstead": "places the first farmstead",
}

// chanceDue holds the decisions that only chance makes, as sentences.
var chanceDue = map[string]string{
	"start": "the starting player is drawn", "first-tile": "the first development tiles are revealed",
	"first-event": "the first event cards are laid out",
	"disc":        "the discs are laid on event cards", "event": "the next event card is drawn",
}

// due names the next decision and its actor; "" if there is none.
func (d drawing) due() string {
	if does, known := setupDue[d.Decision]; known {
		return d.Player + " " + does
	}
	if says, known := chanceDue[d.Decision]; known {
		return says
	}
	switch d.Decision {
	case "deal":
		return d.Player + " is dealt a goal card"
	case "assistant":
		return d.Player + " is dealt an assistant"
	case "turn":
		return d.Player + "'s turn" + d.done()
	}
	for _, says := range []func() string{d.eventDue, d.miningDue, d.developmentDue, d.characterDue, d.eraDue} {
		if text := says(); text != "" {
			return text
		}
	}
	return ""
}

// done lists the actions that are possible once a turn and were done in this turn.
func (d drawing) done() string {
	var done []string
	for _, what := range d.Open.Built {
		done = append(done, map[bool]string{true: "built a public building", false: "built for " + what}[what == "public"])
	}
	for _, row := range []struct {
		was  bool
		what string
	}{{d.Open.Developed, "developed"}, {d.Open.Campaigned, "campaigned"}, {d.Open.Drove, "driven cattle"}} {
		if row.was {
			done = append(done, row.what)
		}
	}
	if len(done) == 0 {
		return ""
	}
	return ", who has " + strings.Join(done, ", ")
}

// eventDue describes the next decision of an event.
func (d drawing) eventDue() string {
	event := d.eventCard(d.Open.Card)
	left := func(does, noun string) string {
		return fmt.Sprintf("%s: %s %s, %s to go", event, d.who(), does, prose.Count(d.Open.Count, noun))
	}
	switch d.Decision {
	case "severity":
		return event + ": a severity card is drawn"
	case "lose-log":
		return left("chooses whose log is lost", "log")
	case "pile-up":
		return left("chooses the basin", "black worker")
	case "burn":
		return left("chooses what burns", "fire piece")
	case "revolt":
		return left("chooses where there is a revolt", "revolt piece")
	case "drought":
		return left("chooses the space that falls dry", "drought piece")
	case "defend":
		return fmt.Sprintf("%s: %s may defend cattle, %d would be lost", event, d.who(), d.Open.Count)
	case "lose":
		return left("loses animals", "animal")
	case "move-disc":
		return d.who() + " lays the disc of " + strings.Join(d.Open.Discs, ", then ") + " on a card"
	}
	return ""
}

// miningDue describes the next decision about dice.
func (d drawing) miningDue() string {
	switch d.Decision {
	case "die":
		left := map[bool]string{true: "1 die", false: fmt.Sprintf("%d dice", d.Open.Throw)}[d.Open.Throw == 1]
		return fmt.Sprintf("%s to be thrown for %s's deposit %s%s", left, d.Player, d.Open.Site, d.dice(", thrown so far "))
	case "dice":
		return fmt.Sprintf("%s plays the dice of the deposit %s%s", d.Player, d.Open.Site, d.dice(": "))
	case "new-deposit":
		return fmt.Sprintf("the deposit %s is used up and %s places a new one%s", d.Open.Site, d.Player, d.dice(", dice left "))
	case "deposit-die":
		return fmt.Sprintf("a die decides what kind of deposit %s's mine %s is", d.Player, d.Open.Site)
	}
	return ""
}

// dice returns the dice that show, number by number.
func (d drawing) dice(label string) string {
	var dice []string
	for _, number := range sortedKeys(d.Open.Dice) {
		for range min(d.Open.Dice[number], 99) {
			dice = append(dice, number)
		}
	}
	if len(dice) == 0 {
		return ""
	}
	return label + strings.Join(dice, " ")
}

// developmentDue describes the next decision of a development.
func (d drawing) developmentDue() string {
	switch d.Decision {
	case "train":
		return fmt.Sprintf("%s places the %s train as mayor", d.Player, d.Open.Train)
	case "track":
		return fmt.Sprintf("%s lays track of the %s train as mayor, %s to go", d.Player, d.Open.Train, prose.Count(d.Open.Spaces, "tile"))
	case "reveal":
		return "the next " + d.Open.Line + " tile is revealed"
	}
	return ""
}

// characterDue describes the next decision about a character who is drawn.
func (d drawing) characterDue() string {
	switch d.Decision {
	case "card":
		return fmt.Sprintf("a %s is drawn for %s", d.Open.Rank, d.Open.Whose)
	case "keep":
		return fmt.Sprintf("%s keeps %s or sends the card to a town", d.Player, d.Open.Card)
	case "office":
		return fmt.Sprintf("%s, drawn by %s, comes before the mayor: %s places, swaps or refuses", d.Open.Card, d.Open.Whose, d.Player)
	case "dismiss":
		return fmt.Sprintf("%s sends %s, who is swapped out, to a town", d.Player, d.Open.Out)
	case "to-town":
		return fmt.Sprintf("%s sends %s to a town", d.Player, d.Open.Card)
	}
	return ""
}

// eraDue describes the next decision at the end of an era.
func (d drawing) eraDue() string {
	switch d.Decision {
	case "outgoing":
		return d.Player + " dismisses tycoons from the mayor's office"
	case "promise":
		return d.Player + " has won the election and makes promises"
	case "house":
		return d.who() + " chooses the tent that becomes a wooden house"
	case "next":
		return fmt.Sprintf("%s chooses as mayor whose industry comes next%s", d.Player, d.upgraded())
	case "upgrade":
		return d.Player + " adds or upgrades an industry, or passes" + d.upgraded()
	case "site":
		return d.Player + " places the first building of the new industry"
	}
	return ""
}

// upgraded returns the players who have been named for their industry.
func (d drawing) upgraded() string {
	if len(d.Open.Order) == 0 {
		return ""
	}
	return ", named so far: " + strings.Join(d.Open.Order, ", ")
}
