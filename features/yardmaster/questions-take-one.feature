Feature: Open questions about Take 1 Discarded
  Which cards may be taken out of the discard pile, and when they may be played.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  # ---------------------------------------------------------------- what Take 1 Discarded may take

  @YM-R-take-bonus @YM-CARD-09
  Scenario: Take 1 Discarded may take a bonus card out of the discard pile
    Given the ruling "take-bonus" is "card-overrides"
    And the discard pile is plus-1-action oil
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may do only:
      | take oil           |
      | take plus-1-action |
    When ann does "take plus-1-action"
    Then ann's hand is plus-1-action
    And the discard pile is oil take-1-discarded

  @YM-R-take-bonus @YM-BONUS-10
  Scenario: If bonus cards never leave the discard pile, Take 1 Discarded takes a card with a type
    Given the ruling "take-bonus" is "never-bonus"
    And the discard pile is plus-1-action oil
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may not do "take plus-1-action" because of YM-BONUS-10 and the ruling "take-bonus"
    And ann may only do "take oil"

  @YM-R-take-bonus
  Scenario: If bonus cards never leave the discard pile, Take 1 Discarded takes nothing from a pile of bonus cards alone
    Given the ruling "take-bonus" is "never-bonus"
    And the discard pile is plus-1-action draw-2
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann's hand is nothing
    And the discard pile is plus-1-action draw-2 take-1-discarded
    And ann may do "draw deck"
    And ann may do "done"

  @YM-R-take-itself
  Scenario: Take 1 Discarded does not take itself back from an empty pile
    Given the ruling "take-itself" is "not-itself"
    And the discard pile is empty
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann's hand is nothing
    And the discard pile is take-1-discarded
    And ann may do "draw deck"

  @YM-R-take-itself @YM-CARD-08
  Scenario: If Take 1 Discarded may take itself, it must do so when it is the only discard
    Given the ruling "take-itself" is "itself-too"
    And the discard pile is empty
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may only do "take take-1-discarded"
    When ann does "take take-1-discarded"
    Then ann's hand is take-1-discarded
    And the discard pile is empty
    And ann has used 0 actions
    And ann may do "play take-1-discarded"

  @YM-R-take-itself @YM-CARD-08
  Scenario: The Take 1 Discarded just played is not among the cards it searches
    Given the ruling "take-itself" is "not-itself"
    And the discard pile is coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may not do "take take-1-discarded" because of YM-CARD-08 and the ruling "take-itself"
    And ann may only do "take coal"

  @YM-R-take-itself @YM-CARD-09
  Scenario Outline: Whether Take 1 Discarded takes the other copy or itself from the pile depends on the answer
    Given the ruling "take-itself" is "<answer>"
    And the discard pile is take-1-discarded oil
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take take-1-discarded"
    Then ann's hand is take-1-discarded
    And the discard pile is <after>

    Examples: the other copy, or the uppermost one, which was just played
      | answer     | after                |
      | not-itself | oil take-1-discarded |
      | itself-too | take-1-discarded oil |

  @YM-R-take-bonus
  Scenario: If bonus cards may not be taken, Take 1 Discarded cannot take itself
    Given the ruling "take-itself" is "itself-too"
    And the ruling "take-bonus" is "never-bonus"
    And the discard pile is coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may only do "take coal"

  @YM-R-take-repeat
  Scenario: If cards played this turn may not be taken, Take 1 Discarded cannot take itself
    Given the ruling "take-itself" is "itself-too"
    And the ruling "take-repeat" is "not-played-this-turn"
    And the discard pile is coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may only do "take coal"

  @YM-R-take-repeat @YM-CARD-09
  Scenario: A bonus card played this turn may be fetched back and played again
    Given the ruling "take-repeat" is "unlimited"
    And the discard pile is oil
    And ann holds plus-1-action*1 take-1-discarded*1
    When ann does "play plus-1-action"
    And ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    And ann does "play plus-1-action"
    Then ann has 4 actions this turn

  @YM-R-take-repeat @YM-CARD-09
  Scenario: If cards played this turn may not be taken, a bonus card just played cannot be fetched back
    Given the ruling "take-repeat" is "not-played-this-turn"
    And the discard pile is oil
    And ann holds plus-1-action*1 take-1-discarded*1
    When ann does "play plus-1-action"
    And ann does "play take-1-discarded"
    Then ann may not do "take plus-1-action" because of YM-CARD-09 and the ruling "take-repeat"
    And ann may only do "take oil"

  @YM-R-take-repeat
  Scenario Outline: If one copy was played this turn and one before, the answer decides which one Take 1 Discarded takes
    Given the ruling "take-repeat" is "<answer>"
    And the discard pile is plus-1-action oil
    And ann holds plus-1-action*1 take-1-discarded*1
    When ann does "play plus-1-action"
    And ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    Then ann's hand is plus-1-action
    And the discard pile is <after>

    Examples: the uppermost copy, or the one that was not played this turn
      | answer               | after                              |
      | unlimited            | plus-1-action oil take-1-discarded |
      | not-played-this-turn | oil plus-1-action take-1-discarded |

  @YM-R-take-repeat @YM-CARD-09
  Scenario: A bonus card played on one turn may be fetched on the next
    Given the ruling "take-repeat" is "not-played-this-turn"
    And the discard pile is oil
    And ann holds plus-1-action*1
    And bob holds take-1-discarded
    When ann does "play plus-1-action"
    And ann does "done"
    And bob does "play take-1-discarded"
    And bob does "take plus-1-action"
    Then bob's hand is plus-1-action

  @YM-R-take-repeat
  Scenario Outline: Whether the second Take 1 Discarded must fetch the first depends on the answer
    Given the ruling "take-repeat" is "<answer>"
    And the discard pile is oil
    And ann holds take-1-discarded*2
    When ann does "play take-1-discarded"
    And ann does "take oil"
    And ann does "play take-1-discarded"
    Then ann's hand is <hand>
    And <outcome>

    Examples:
      | answer               | hand  | outcome                                 |
      | unlimited            | oil*1 | ann may only do "take take-1-discarded" |
      | not-played-this-turn | oil*1 | ann may do "done"                       |

  @YM-R-take-repeat @YM-R-cargo-runs-out
  Scenario: After a refill of the draw pile, Take 1 Discarded still may not take a bonus card played this turn
    Given the ruling "take-repeat" is "not-played-this-turn"
    And the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is coal*1
    And the discard pile is timber
    And ann holds plus-1-action*1 take-1-discarded*1
    When ann does "play plus-1-action"
    And ann does "draw deck"
    And chance does "draw coal"
    Then the discard pile is plus-1-action
    And the cargo draw pile is timber*1
    When ann does "play take-1-discarded"
    Then the discard pile is plus-1-action take-1-discarded
    And ann's hand is coal*1
    And ann may do "done"

  @YM-R-take-then-play
  Scenario: A bonus card fetched with Take 1 Discarded may be played at once
    Given the ruling "take-then-play" is "at-once"
    And the discard pile is plus-1-action
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    And ann does "play plus-1-action"
    Then ann has 3 actions this turn

  @YM-R-take-then-play @YM-BONUS-06
  Scenario: If a fetched bonus card has to wait, it can be played on its owner's next turn
    Given the ruling "take-then-play" is "next-turn"
    And the discard pile is plus-1-action
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    Then ann may not do "play plus-1-action" because of YM-BONUS-06
    When ann does "done"
    And bob does "done"
    Then ann may do "play plus-1-action"

  @YM-R-take-then-play
  Scenario Outline: Whether a bonus card fetched with no action left may be played at once depends on the answer
    Given the ruling "take-then-play" is "<answer>"
    And the discard pile is plus-1-action
    And ann has used 2 actions
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    Then "play plus-1-action" is <verdict> for ann

    Examples:
      | answer    | verdict |
      | at-once   | legal   |
      | next-turn | illegal |

  @YM-R-take-then-play @YM-BONUS-06
  Scenario Outline: Plus 1 Action does not free a fetched bonus card that has to wait
    Given the ruling "take-then-play" is "next-turn"
    And the ruling "last-action-shift" is "<shift>"
    And the discard pile is exchange-1-1
    And ann has used 2 actions
    And ann holds take-1-discarded*1 plus-1-action*1
    When ann does "play take-1-discarded"
    And ann does "take exchange-1-1"
    And ann does "play plus-1-action"
    Then ann may not do "play exchange-1-1" because of YM-BONUS-06
    And ann has 1 action left

    Examples:
      | shift        |
      | unlocks      |
      | stays-locked |

  @YM-R-take-then-play @YM-BONUS-06 @YM-CARD-09
  Scenario: A copy already in hand may be played while the fetched copy has to wait
    Given the ruling "take-then-play" is "next-turn"
    And the discard pile is plus-1-action
    And ann holds take-1-discarded*1 plus-1-action*1
    When ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    And ann does "play plus-1-action"
    Then ann has 3 actions this turn
    And ann's hand is plus-1-action
    And ann may not do "play plus-1-action" because of YM-BONUS-06

  @YM-R-take-then-play @YM-BONUS-06
  Scenario: If fetched bonus cards have to wait, both of two fetched copies wait
    Given the ruling "take-then-play" is "next-turn"
    And the discard pile is plus-1-action plus-1-action
    And ann holds take-1-discarded*2
    When ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    And ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    Then ann's hand is plus-1-action*2
    And ann may not do "play plus-1-action" because of YM-BONUS-06

  @YM-R-take-then-play @YM-BONUS-06
  Scenario: If the last action ends the turn, a card fetched before it still has to wait
    Given the ruling "bonus-after-last-action" is "turn-is-over"
    And the ruling "take-then-play" is "next-turn"
    And the discard pile is plus-1-action
    And ann has used 1 action
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take plus-1-action"
    Then ann may not do "play plus-1-action" because of YM-BONUS-06
