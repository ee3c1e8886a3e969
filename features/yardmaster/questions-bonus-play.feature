Feature: Open questions about playing bonus cards
  Whether a bonus card may still be played after the last action, which one has to wait, and whether one may be played for nothing.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  # ---------------------------------------------------------------- bonus cards after the last action

  @YM-R-bonus-after-last-action @YM-CARD-10
  Scenario: A Plus 1 Action held in hand may be played after the second action
    Given the ruling "bonus-after-last-action" is "held-cards-may"
    And ann has used 2 actions
    And ann holds plus-1-action
    When ann does "play plus-1-action"
    Then ann has 3 actions this turn
    And ann has 1 action left
    And ann may do "draw deck"

  @YM-R-bonus-after-last-action @YM-BONUS-11
  Scenario: If the last action ends the turn, a Plus 1 Action held in hand cannot be played after it
    Given the ruling "bonus-after-last-action" is "turn-is-over"
    And ann has used 2 actions
    And ann holds plus-1-action
    Then ann may not do "play plus-1-action" because of YM-BONUS-11 and the ruling "bonus-after-last-action"
    And ann may only do "done"

  @YM-R-bonus-after-last-action
  Scenario Outline: Whether a bonus card can be played after the last action depends on the answer
    Given the ruling "bonus-after-last-action" is "<answer>"
    And the discard pile is oil
    And ann has used 2 actions
    And ann holds <bonus>
    Then "play <bonus>" is <verdict> for ann

    Examples: held cards may be played
      | answer         | bonus            | verdict |
      | held-cards-may | draw-2           | legal   |
      | held-cards-may | pay-1-less       | legal   |
      | held-cards-may | take-1-discarded | legal   |
      | held-cards-may | plus-1-action    | legal   |
      | held-cards-may | exchange-1-1     | legal   |

    @YM-BONUS-11
    Examples: the turn is over
      | answer       | bonus            | verdict |
      | turn-is-over | draw-2           | illegal |
      | turn-is-over | pay-1-less       | illegal |
      | turn-is-over | take-1-discarded | illegal |
      | turn-is-over | plus-1-action    | illegal |
      | turn-is-over | exchange-1-1     | illegal |

  Scenario: If the last action ends the turn, a Plus 1 Action can still be played before it
    Given the ruling "bonus-after-last-action" is "turn-is-over"
    And ann has used 1 action
    And ann holds plus-1-action
    When ann does "play plus-1-action"
    Then ann has 3 actions this turn
    And ann has 2 actions left

  @YM-R-bonus-after-last-action @YM-BONUS-11
  Scenario: If the last action ends the turn, the Yardmaster's turn ends with the third action
    Given the ruling "bonus-after-last-action" is "turn-is-over"
    And ann holds the Yardmaster token face up
    And ann has used 2 actions
    And ann holds plus-1-action
    Then ann may do "play plus-1-action"
    When ann does "swap bob"
    Then ann may not do "play plus-1-action" because of YM-BONUS-11 and the ruling "bonus-after-last-action"

  @YM-R-bonus-after-last-action
  Scenario: If the last action ends the turn, a railcar may still leave the sorting yard after it
    Given the ruling "bonus-after-last-action" is "turn-is-over"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And ann has used 1 action
    And ann holds coal*1 plus-1-action*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann may do only:
      | load coal-4 |
      | done        |

  # ---------------------------------------------------------------- Plus 1 Action after a draw with the last action

  @YM-R-last-action-shift
  Scenario Outline: Whether Plus 1 Action unlocks a bonus card of the last action depends on the answer
    Given the ruling "last-action-shift" is "<answer>"
    And ann has used 1 action
    And ann holds plus-1-action
    When ann does "draw deck"
    And chance does "draw exchange-1-1"
    Then ann may not do "play exchange-1-1" because of YM-BONUS-06
    When ann does "play plus-1-action"
    Then "play exchange-1-1" is <verdict> for ann

    @YM-BONUS-06 @YM-CARD-10
    Examples:
      | answer       | verdict |
      | unlocks      | legal   |
      | stays-locked | illegal |

  @YM-R-last-action-shift @YM-BONUS-06
  Scenario: A bonus card that stays locked can be played on its owner's next turn and not before
    Given the ruling "last-action-shift" is "stays-locked"
    And ann has used 1 action
    And ann holds plus-1-action
    When ann does "draw deck"
    And chance does "draw exchange-1-1"
    And ann does "play plus-1-action"
    Then ann may not do "play exchange-1-1" because of YM-BONUS-06
    When ann does "swap bob"
    Then ann may not do "play exchange-1-1" because of YM-BONUS-06
    When ann does "done"
    Then ann may not do "play exchange-1-1" because of YM-BONUS-09
    When bob does "done"
    Then ann may do "play exchange-1-1"

  @YM-R-last-action-shift
  Scenario Outline: Whether Plus 1 Action unlocks a second copy just drawn depends on the answer
    Given the ruling "last-action-shift" is "<answer>"
    And ann has used 1 action
    And ann holds plus-1-action
    When ann does "draw deck"
    And chance does "draw plus-1-action"
    And ann does "play plus-1-action"
    Then ann's hand is plus-1-action
    And "play plus-1-action" is <verdict> for ann

    Examples:
      | answer       | verdict |
      | unlocks      | legal   |
      | stays-locked | illegal |

  Scenario: A bonus card drawn with an action still left never waits
    Given the ruling "last-action-shift" is "stays-locked"
    When ann does "draw deck"
    And chance does "draw exchange-1-1"
    Then ann may do "play exchange-1-1"
    When ann does "draw deck"
    And chance does "draw coal"
    Then ann may do "play exchange-1-1"

  @YM-R-bonus-after-last-action
  Scenario Outline: If the last action ends the turn, nothing can unlock a bonus card drawn with it
    Given the ruling "bonus-after-last-action" is "turn-is-over"
    And the ruling "last-action-shift" is "<answer>"
    And ann has used 1 action
    And ann holds plus-1-action
    When ann does "draw deck"
    And chance does "draw exchange-1-1"
    Then ann may only do "done"

    Examples:
      | answer       |
      | unlocks      |
      | stays-locked |

  # ---------------------------------------------------------------- bonus cards that came with a Draw 2

  @YM-R-bonus-drawn-by-bonus
  Scenario Outline: Whether a bonus card drawn by a Draw 2 after the last action has to wait depends on the answer
    Given the ruling "bonus-drawn-by-bonus" is "<answer>"
    And ann has used 2 actions
    And ann holds draw-2
    When these decisions are taken:
      """
      ann: play draw-2
      ann: draw deck
      chance: draw plus-1-action
      ann: draw deck
      chance: draw coal
      """
    Then ann's hand is coal*1 plus-1-action*1
    And "play plus-1-action" is <verdict> for ann

    Examples: it never waits
      | answer   | verdict |
      | playable | legal   |

    @YM-BONUS-06
    Examples: it waits
      | answer | verdict |
      | waits  | illegal |

  @YM-R-bonus-drawn-by-bonus
  Scenario Outline: Whether a bonus card drawn second by Draw 2 after the last action waits depends on the answer - <answer>
    Given the ruling "bonus-drawn-by-bonus" is "<answer>"
    And ann has used 2 actions
    And ann holds draw-2
    When these decisions are taken:
      """
      ann: play draw-2
      ann: draw deck
      chance: draw coal
      ann: draw deck
      chance: draw plus-1-action
      """
    Then "play plus-1-action" is <verdict> for ann

    @YM-BONUS-04
    Examples: it never waits
      | answer   | verdict |
      | playable | legal   |

    @YM-BONUS-06
    Examples: it waits
      | answer | verdict |
      | waits  | illegal |

  @YM-R-bonus-drawn-by-bonus @YM-BONUS-06
  Scenario: A bonus card from a Draw 2 that has to wait can be played on the next turn
    Given the ruling "bonus-drawn-by-bonus" is "waits"
    And ann has used 2 actions
    And ann holds draw-2
    When these decisions are taken:
      """
      ann: play draw-2
      ann: draw deck
      chance: draw plus-1-action
      ann: draw deck
      chance: draw coal
      """
    Then ann may not do "play plus-1-action" because of YM-BONUS-06
    When ann does "done"
    And bob does "done"
    Then ann may do "play plus-1-action"

  Scenario: A bonus card from a Draw 2 played with an action left never waits
    Given the ruling "bonus-drawn-by-bonus" is "waits"
    And ann has used 1 action
    And ann holds draw-2
    When these decisions are taken:
      """
      ann: play draw-2
      ann: draw deck
      chance: draw plus-1-action
      ann: draw deck
      chance: draw coal
      """
    Then ann may do "play plus-1-action"

  @YM-R-bonus-drawn-by-bonus @YM-R-last-action-shift
  Scenario Outline: Whether Plus 1 Action unlocks a waiting bonus card from a Draw 2 depends on the answer
    Given the ruling "bonus-drawn-by-bonus" is "waits"
    And the ruling "last-action-shift" is "<shift>"
    And ann has used 2 actions
    And ann holds draw-2*1 plus-1-action*1
    When these decisions are taken:
      """
      ann: play draw-2
      ann: draw deck
      chance: draw exchange-1-1
      ann: draw deck
      chance: draw coal
      """
    Then ann may not do "play exchange-1-1" because of YM-BONUS-06
    When ann does "play plus-1-action"
    Then "play exchange-1-1" is <verdict> for ann

    Examples:
      | shift        | verdict |
      | unlocks      | legal   |
      | stays-locked | illegal |

  # ---------------------------------------------------------------- bonus cards without an effect

  @YM-R-empty-bonus-play
  Scenario: Take 1 Discarded may be played on an empty discard pile, and takes nothing
    Given the ruling "empty-bonus-play" is "allowed"
    And the discard pile is empty
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann's hand is nothing
    And the discard pile is take-1-discarded
    And ann has used 0 actions
    And ann may do "done"

  @YM-R-empty-bonus-play @YM-BONUS-08
  Scenario: If a card needs an effect, Take 1 Discarded cannot be played on an empty discard pile
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the discard pile is empty
    And ann holds take-1-discarded
    Then ann may not do "play take-1-discarded" because of YM-BONUS-08 and the ruling "empty-bonus-play"

  Scenario: If a card needs an effect, one discard is enough for Take 1 Discarded
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the discard pile is coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may only do "take coal"

  @YM-R-empty-bonus-play
  Scenario Outline: Whether Draw 2 may be played with no card to draw depends on the answer
    Given the ruling "empty-bonus-play" is "<answer>"
    And the cargo draw pile is empty
    And the discard pile is <discards>
    And ann holds draw-2
    Then "play draw-2" is <verdict> for ann

    Examples: as much happens as can, which is nothing
      | answer  | discards        | verdict |
      | allowed | empty           | legal   |
      | allowed | coal pay-1-less | legal   |

    @YM-BONUS-08
    Examples: an effect is needed
      | answer       | discards        | verdict |
      | needs-effect | empty           | illegal |
      | needs-effect | coal pay-1-less | illegal |

  Scenario Outline: Draw 2 may be played with a single card to draw, and draws that card
    Given the ruling "empty-bonus-play" is "<answer>"
    And the cargo draw pile is <draw pile>
    And the discard pile is <discards>
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "<draw>"
    And chance decides <chance>
    Then ann's hand is coal*1
    And ann may do "done"

    Examples: nothing else to draw
      | answer       | draw pile | discards | draw         | chance  |
      | needs-effect | coal*1    | empty    | draw deck    | 1 time  |
      | needs-effect | empty     | coal     | draw discard | 0 times |

  @YM-R-empty-bonus-play
  Scenario Outline: Whether Pay 1 Less or Exchange 1:1 may be played with no action left depends on the answer
    Given the ruling "empty-bonus-play" is "<answer>"
    And the arrival yard shows coal-1
    And ann has used 2 actions
    And ann holds coal*1 <bonus>*1
    Then "play <bonus>" is <verdict> for ann

    Examples: it is thrown away
      | answer  | bonus        | verdict |
      | allowed | pay-1-less   | legal   |
      | allowed | exchange-1-1 | legal   |

    @YM-BONUS-08
    Examples: an action still to take is needed
      | answer       | bonus        | verdict |
      | needs-effect | pay-1-less   | illegal |
      | needs-effect | exchange-1-1 | illegal |

  Scenario Outline: If a card needs an effect, Pay 1 Less or Exchange 1:1 needs only an action left and a railcar for sale
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the arrival yard shows coal-4 livestock-4 oil-4 timber-4
    And ann has used 1 action
    And ann holds <bonus>
    When ann does "play <bonus>"
    Then <bonus> is on top of the discard pile

    Examples:
      | bonus        |
      | pay-1-less   |
      | exchange-1-1 |

  @YM-R-empty-bonus-play
  Scenario Outline: Whether Pay 1 Less or Exchange 1:1 may be played after the last railcar is sold depends on the answer
    Given the ruling "empty-bonus-play" is "<answer>"
    And ann's train is coal-2
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1 <bonus>*1
    When ann does "buy oil-1 pay oil*1"
    Then ann has 1 action left
    And "play <bonus>" is <verdict> for ann

    Examples: it is thrown away
      | answer  | bonus        | verdict |
      | allowed | pay-1-less   | legal   |
      | allowed | exchange-1-1 | legal   |

    @YM-BONUS-08
    Examples: a railcar for sale is needed
      | answer       | bonus        | verdict |
      | needs-effect | pay-1-less   | illegal |
      | needs-effect | exchange-1-1 | illegal |

  Scenario Outline: Plus 1 Action always has an effect
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the cargo draw pile is empty
    And the discard pile is empty
    And ann has used <used> actions
    And ann holds plus-1-action
    When ann does "play plus-1-action"
    Then ann has 3 actions this turn

    Examples:
      | used |
      | 0    |
      | 2    |

  @YM-R-draw-two-discard
  Scenario Outline: If a card needs an effect, Draw 2 with an empty deck needs a drawable discard
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the ruling "draw-two-discard" is "<reach>"
    And the cargo draw pile is empty
    And the discard pile is <discards>
    And ann holds draw-2
    Then "play draw-2" is <verdict> for ann

    Examples: it finds a card
      | reach         | discards        | verdict |
      | card-beneath  | oil coal        | legal   |
      | topmost-cargo | oil coal        | legal   |
      | topmost-cargo | coal pay-1-less | legal   |

    @YM-R-empty-bonus-play @YM-BONUS-08
    Examples: it finds none
      | reach        | discards        | verdict |
      | blocked      | oil coal        | illegal |
      | card-beneath | coal pay-1-less | illegal |
      | blocked      | coal pay-1-less | illegal |

  @YM-R-take-bonus
  Scenario Outline: Whether Take 1 Discarded works on bonus cards alone depends on the answer to take-bonus
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the ruling "take-bonus" is "<answer>"
    And the discard pile is plus-1-action
    And ann holds take-1-discarded
    Then "play take-1-discarded" is <verdict> for ann

    Examples:
      | answer         | verdict |
      | card-overrides | legal   |

    @YM-R-empty-bonus-play @YM-BONUS-08
    Examples:
      | answer      | verdict |
      | never-bonus | illegal |

  @YM-R-take-itself
  Scenario Outline: Whether Take 1 Discarded works on an empty pile depends on the answer to take-itself
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the ruling "take-itself" is "<answer>"
    And the discard pile is empty
    And ann holds take-1-discarded
    Then "play take-1-discarded" is <verdict> for ann

    Examples:
      | answer     | verdict |
      | itself-too | legal   |

    @YM-R-empty-bonus-play @YM-BONUS-08
    Examples:
      | answer     | verdict |
      | not-itself | illegal |

  @YM-R-take-repeat
  Scenario Outline: Whether Take 1 Discarded works on a bonus card of this turn depends on take-repeat
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the ruling "take-repeat" is "<answer>"
    And the discard pile is empty
    And ann holds plus-1-action*1 take-1-discarded*1
    When ann does "play plus-1-action"
    Then "play take-1-discarded" is <verdict> for ann

    Examples:
      | answer    | verdict |
      | unlimited | legal   |

    @YM-R-empty-bonus-play @YM-BONUS-08
    Examples:
      | answer               | verdict |
      | not-played-this-turn | illegal |

  @YM-R-take-repeat
  Scenario Outline: Whether Take 1 Discarded may take itself for an effect depends on take-repeat
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the ruling "take-itself" is "itself-too"
    And the ruling "take-repeat" is "<answer>"
    And the discard pile is empty
    And ann holds take-1-discarded
    Then "play take-1-discarded" is <verdict> for ann

    Examples:
      | answer    | verdict |
      | unlimited | legal   |

    @YM-R-empty-bonus-play @YM-BONUS-08
    Examples:
      | answer               | verdict |
      | not-played-this-turn | illegal |

  @YM-R-empty-bonus-play @YM-BONUS-08
  Scenario: If a card needs an effect, Draw 2 cannot count on a later reshuffle
    Given the ruling "empty-bonus-play" is "needs-effect"
    And the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is empty
    And the discard pile is pay-1-less
    And ann holds draw-2
    Then ann may not do "play draw-2" because of YM-BONUS-08 and the ruling "empty-bonus-play"
