package frontier

import "github.com/yardstick-rules/yardstick/features/step"

// promised is a space of the promises.
const promised = `(?:health|wealth|safety) [+-]?\d`

// say makes a phrase, which can contain the common blanks and those of Frontier.
var say = step.Saying(step.Blanks{
	"mark": step.One(`[+-]?\d{1,3}`, "+2", "-1", "0").
		Takes("the place of a marker: its distance from the middle with its sign, such as +2"),
	"building": step.One(`[a-z]+(?:-[a-z]+)*`, "saloon", "general-store").
		Takes("a building by its name, such as general-store"),
	"holder": step.One(`[a-z][a-z0-9-]*|T\d`, "ann", "T4").
		Takes("who has it: a player, or a tycoon such as T4"),
	"good":     step.One(`logs?|lumber|gold|silver`, "log", "logs", "silver"),
	"metal":    step.One(`gold|silver`, "gold"),
	"animal":   step.One(`horses?|donkeys?|mules?|ox|oxen`, "horse", "oxen"),
	"industry": step.One(`lumbering|mining|ranching`, "mining"),
	"level":    step.One(`I|II|III|IV`, "IV"),
	"basin": step.One(`basin-\d`, "basin-2").
		Takes("a stretch of the river: basin- and its number"),
	"deposit": step.One(`alluvial|beach|eluvial|aeolian`, "beach"),
	"field":   step.One(`health|wealth|safety`, "wealth"),
	"row":     step.One(`upcoming|three|six|nine`, "three"),
	"face":    step.One(`boon|bane`, "bane"),
	"character": step.One(`[ABT]\d{1,2}`, "A9", "T4").
		Takes("an assistant (A), partner (B) or tycoon (T) by letter and number, such as A9"),
	"characters": step.ListOf(`[ABT]\d{1,2}`, "A9", "A9 B5").Or(`nothing|empty`, "nothing", "empty").
		Takes("characters as for <character>, with a space between them; nothing or empty for none"),
	"rank": step.One(`assistant|partner|tycoon`, "partner"),
	"ring": step.One(`worker|tool|gun`, "gun"),
	"tile": step.One(`(?:RR|TG)\d`, "RR1", "TG2").
		Takes("a railroad tile (RR) or telegraph tile (TG) by its number, such as RR1"),
	"tiles": step.ListOf(`(?:RR|TG)\d`, "RR1", "RR1 TG2").
		Takes("tiles as for <tile>, with a space between them"),
	"line":  step.One(`railroad|telegraph`, "railroad"),
	"train": step.One(`red|blue`, "red"),
	"goal": step.One(`G\d{1,2}`, "G5", "G15").
		Takes("a goal card: G and its number"),
	"event": step.One(`(?:I{1,3}|IV)-\d`, "III-2").
		Takes("an event card: its era and its number, such as III-2"),
	"events": step.ListOf(`(?:I{1,3}|IV)-\d|nothing`, "I-1 nothing", "IV-1").
		Takes("event cards as for <event>, or nothing, with a space between them"),
	"severities": step.ListOf(`\d`, "1", "3 1").Or(`nothing`, "nothing").
		Takes("the numbers of severity cards with a space between them; nothing for none"),
	"parts": step.Parts(scoreParts...),
	"promises": step.One(promised+`(?:, `+promised+`)*`, "health +1", "health +1, wealth -2").
		Takes("what was promised: a field and by how much, with commas, such as health +1, wealth -2"),
})
