package hellonwheels

import (
	"strings"

	"github.com/yardstick-rules/yardstick/features/step"
)

// say makes a phrase, which can contain the common blanks and those of Hell on Wheels.
var say = step.Saying(step.Blanks{
	"position": step.One(`Past|Present|Future|`+strings.Join(townNames, "|"), "Past", "cheyenne"),
	"type":     step.One(`Spontaneous|Planned|Existing`, "Planned"),
	"phase": step.One(`Supervisor|Railroad|Civilized|Taxes|Establishment|Customer|Past Town|Present Town|Future Town|End of The Line`,
		"Taxes", "End of The Line", "Past Town"),
})
