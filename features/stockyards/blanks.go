package stockyards

import "github.com/yardstick-rules/yardstick/features/step"

// houseOwner is a name that is not the beginning of a token.
const houseOwner = `(?:[a-su-z]|t[a-np-z0-9-]|to[a-jl-z0-9-])[a-z0-9-]*|to?`

// say makes a phrase, which can contain the common blanks and those of Union Stockyards.
var say = step.Saying(step.Blanks{
	"kind":   step.One(`cattle|hogs|sheep`, "cattle", "hogs"),
	"meat":   step.One(`beef|pork|lamb`, "beef"),
	"parts":  step.Parts(wealthParts...),
	"party":  step.One(`Republicans|Democrats`, "Democrats"),
	"market": step.One(`boston|bronx|manhattan|brooklyn|philadelphia`, "boston", "brooklyn"),
	"houses": step.ListOf(houseOwner, "nothing", "ann", "ann tom ann", "t to tov").
		Takes("the owners of its branch houses in the order in which they were placed, with a space between them; nothing for none"),
	"stack":  step.Names(`the players whose trackers lie there, such as blue, yellow, the lowest first: the last one named lies on top; nobody for none`),
	"facing": step.One(`e|s`, "e").Takes("in which direction the land lies from its square: east or south"),
	"placement": step.One(`[a-z]\d{1,2}(?: rot \d{1,3})?(?: mirror)?`, "c4", "n10 rot 90", "c4 rot 270 mirror", "c4 mirror").
		Takes("the square of the piece's corner, then rot 90, 180 or 270 if it is turned, and mirror if it is mirrored"),
	"specialist": step.One(`canned-ham|toilet-soap|leather-goods|bone-buttons|medicines`, "canned-ham"),
})
