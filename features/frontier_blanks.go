package features

// promised is a space of the promises.
const promised = `(?:health|wealth|safety) [+-]?\d`

// sayFront makes a phrase of the blanks that every game shares and those of Frontier.
var sayFront = saying(blanks{
	"mark":       one(`[+-]?\d{1,3}`, "+2", "-1", "0"),
	"building":   one(`[a-z]+(?:-[a-z]+)*`, "saloon", "general-store"),
	"holder":     one(`[a-z][a-z0-9-]*|T\d`, "ann", "T4"),
	"good":       one(`logs?|lumber|gold|silver`, "log", "logs", "silver"),
	"metal":      one(`gold|silver`, "gold"),
	"animal":     one(`horses?|donkeys?|mules?|ox|oxen`, "horse", "oxen"),
	"industry":   one(`lumbering|mining|ranching`, "mining"),
	"level":      one(`I|II|III|IV`, "IV"),
	"basin":      one(`basin-\d`, "basin-2"),
	"deposit":    one(`alluvial|beach|eluvial|aeolian`, "beach"),
	"field":      one(`health|wealth|safety`, "wealth"),
	"row":        one(`upcoming|three|six|nine`, "three"),
	"face":       one(`boon|bane`, "bane"),
	"character":  one(`[ABT]\d{1,2}`, "A9", "T4"),
	"characters": listOf(`[ABT]\d{1,2}`, "A9", "A9 B5").or(`nothing|empty`, "nothing", "empty"),
	"rank":       one(`assistant|partner|tycoon`, "partner"),
	"ring":       one(`worker|tool|gun`, "gun"),
	"tile":       one(`(?:RR|TG)\d`, "RR1", "TG2"),
	"tiles":      listOf(`(?:RR|TG)\d`, "RR1", "RR1 TG2"),
	"line":       one(`railroad|telegraph`, "railroad"),
	"train":      one(`red|blue`, "red"),
	"goal":       one(`G\d{1,2}`, "G5", "G15"),
	"event":      one(`(?:I{1,3}|IV)-\d`, "III-2"),
	"events":     listOf(`(?:I{1,3}|IV)-\d|nothing`, "I-1 nothing", "IV-1"),
	"severities": listOf(`\d`, "1", "3 1").or(`nothing`, "nothing"),
	"promises":   one(promised+`(?:, `+promised+`)*`, "health +1", "health +1, wealth -2"),
})
