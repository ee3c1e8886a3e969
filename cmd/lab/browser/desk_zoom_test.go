package browser

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// A map is made larger by two fingers, which do not make the page larger, and by a button; a step leaves it as large as it is.
func TestAMapIsMadeLarger(t *testing.T) {
	at := open(t, saved(t, root+"/golden/frontier/2-players.golden"))
	at.ready()
	at.fits()
	at.becomes(`!!document.querySelector("#board .map .drawn")`)
	wide := func() float64 {
		return eval[float64](at, `document.querySelector("#board .map .drawn").getBoundingClientRect().width`)
	}
	at.becomes(`document.querySelector("#board .map .drawn").getAttribute("width") < 360`)
	eval[bool](at, `document.querySelector("#board .map").scrollIntoView({block: "center"}), true`)
	first, high := wide(), eval[float64](at, `document.documentElement.scrollHeight`)
	touch := func(kind input.DispatchTouchEventType, apart float64) {
		points := []*input.TouchPoint{}
		if apart > 0 {
			one, other := 1.0, 2.0
			points = []*input.TouchPoint{{X: 180 - apart, Y: 370, ID: &one}, {X: 180 + apart, Y: 370, ID: &other}}
		}
		_, err := chromedp.Call(at.ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		require.NoError(t, err)
	}
	touch(input.DispatchTouchEventTypeTouchStart, 30)
	touch(input.DispatchTouchEventTypeTouchMove, 45)
	touch(input.DispatchTouchEventTypeTouchMove, 60)
	touch(input.DispatchTouchEventTypeTouchEnd, 0)
	require.InDelta(t, 2*first, wide(), 2)
	require.InDelta(t, 1, eval[float64](at, `visualViewport.scale`), 0.01, "the page is as large as before")
	require.InDelta(t, high, eval[float64](at, `document.documentElement.scrollHeight`), 2, "nothing below the map moves")
	require.Positive(t, eval[float64](at, `document.querySelector("#board .map .frame").scrollLeft`), "the middle stays where it is")
	at.axe()
	at.picture("map-larger")
	at.to(3)
	require.InDelta(t, 2*first, wide(), 2)
	at.press("#board .map .larger")
	require.InDelta(t, first, wide(), 1)
	at.press("#board .map .larger")
	require.InDelta(t, 2*first, wide(), 2)
	require.LessOrEqual(t, eval[int](at, `document.documentElement.scrollWidth`), 360)
	at.alone()
}
