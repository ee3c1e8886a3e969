package features

// sayYard makes a phrase of the blanks that every game shares and those of Yardmaster.
var sayYard = saying(blanks{
	"side": one(`up|down`, "up"),
})
