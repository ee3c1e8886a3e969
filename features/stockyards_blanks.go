package features

// houseOwner is a name that is not the beginning of a token.
const houseOwner = `(?:[a-su-z]|t[a-np-z0-9-]|to[a-jl-z0-9-])[a-z0-9-]*|to?`

// sayStock makes a phrase of the blanks that every game shares and those of Union Stockyards.
var sayStock = saying(blanks{
	"kind":       one(`cattle|hogs|sheep`, "cattle", "hogs"),
	"meat":       one(`beef|pork|lamb`, "beef"),
	"party":      one(`Republicans|Democrats`, "Democrats"),
	"market":     one(`boston|bronx|manhattan|brooklyn|philadelphia`, "boston", "brooklyn"),
	"houses":     listOf(houseOwner, "nothing", "ann", "ann tom ann", "t to tov"),
	"facing":     one(`e|s`, "e"),
	"placement":  one(`[a-z]\d{1,2}(?: rot \d{1,3})?(?: mirror)?`, "c4", "n10 rot 90", "c4 rot 270 mirror", "c4 mirror"),
	"specialist": one(`canned-ham|toilet-soap|leather-goods|bone-buttons|medicines`, "canned-ham"),
})
