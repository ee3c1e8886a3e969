package properties

import "github.com/yardstick-rules/yardstick/properties/walk"

// kernel lists the laws that the kernel promises for every game.
func kernel() []walk.Law {
	return []walk.Law{
		{ID: "one-actor", Says: "one seat decides and has a legal action, or nobody does and has none", Watch: oneActor},
		{ID: "listed-is-accepted", Says: "the actor may do what is listed, nobody else may, and nothing is listed twice",
			Watch: listedIsAccepted},
		{ID: "accepted-is-listed", Says: "nobody may do what is not listed", Watch: acceptedIsListed},
		{ID: "refusals-are-reasoned", Says: "a refusal names a clause of the rulebook and a reason", Watch: refusalsAreReasoned},
		{ID: "refused-changes-nothing", Says: "an action refused leaves the game as it was", Watch: refusedChangesNothing},
		{ID: "one-spelling", Says: "an action has one spelling, and the spelling is read as that action", Watch: oneSpelling},
		{ID: "seen-is-spelled", Says: "an action is seen as it is spelled, or with ? for what is hidden", Watch: seenIsSpelled},
		{ID: "odds-fill-the-pile", Says: "the weights of all outcomes of chance sum to their total", Watch: oddsFillThePile},
		{ID: "positions-load", Says: "a position loads as the state that it was written from", Watch: positionsLoad},
		{ID: "positions-tell-apart", Says: "two states are equal if and only if their positions are", Watch: positionsTellApart},
		{ID: "replays-are-true", Says: "the list of decisions alone leads to the same state", Watch: replaysAreTrue},
		{ID: "citations-exist", Says: "every clause cited is a testable one of the rulebook, every question asked an open one",
			Watch: citationsExist},
		{ID: "answers-are-asked", Says: "where another answer to a question makes a difference, the question has been asked by then",
			Watch: answersAreAsked},
		{ID: "records-only-listen", Says: "with a record and without one the same is listed, judged and done", Watch: recordsOnlyListen},
		{ID: "copies-are-apart", Says: "what becomes of a copy does not touch the original", Watch: copiesAreApart},
		{ID: "views-hide", Says: "a seat's view does not depend on what the seat cannot see", Watch: viewsHide},
		{ID: "choices-are-seen", Says: "what a seat may do does not depend on what the seat cannot see", Watch: choicesAreSeen},
		{ID: "unseen-looks-alike", Says: "outcomes that a seat sees alike look alike to it afterwards", Watch: unseenLooksAlike},
	}
}
