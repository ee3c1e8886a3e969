package features

// sayWheels makes a phrase of the blanks that every game shares and those of Hell on Wheels.
var sayWheels = saying(blanks{
	"position": one(`Past|Present|Future`, "Past"),
	"type":     one(`Spontaneous|Planned|Existing`, "Planned"),
	"phase": one(`Supervisor|Railroad|Civilized|Taxes|Establishment|Customer|Past Town|Present Town|Future Town|End of The Line`,
		"Taxes", "End of The Line", "Past Town"),
})
