Feature: Open questions about Draw 2
  What Draw 2 finds on the discard pile on which it lies itself, and when its two sources are named.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  # ---------------------------------------------------------------- Draw 2 and the discard pile it lies on

  @YM-R-draw-two-discard @YM-CARD-03
  Scenario Outline: Draw 2 ignores itself on the discard pile and draws the cards under it
    Given the ruling "draw-two-discard" is "<answer>"
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw discard"
    Then ann's hand is coal*1
    And the discard pile is oil draw-2
    When ann does "draw discard"
    Then ann's hand is coal*1 oil*1
    And the discard pile is draw-2

    Examples:
      | answer        |
      | card-beneath  |
      | topmost-cargo |

  @YM-R-draw-two-discard @YM-CARD-03
  Scenario: If Draw 2 counts as the top card, both of its cards come from the draw pile
    Given the ruling "draw-two-discard" is "blocked"
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "draw discard" because of YM-CARD-03 and the ruling "draw-two-discard"
    And ann may only do "draw deck"
    When ann does "draw deck"
    And chance does "draw coal"
    Then ann may only do "draw deck"

  @YM-R-draw-two-discard @YM-CARD-03
  Scenario Outline: A bonus card right under Draw 2 closes the discard pile to it
    Given the ruling "draw-two-discard" is "<answer>"
    And the discard pile is coal pay-1-less
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "draw discard" because of YM-CARD-03 and the ruling "draw-two-discard"

    Examples:
      | answer       |
      | card-beneath |
      | blocked      |

  @YM-R-draw-two-discard @YM-CARD-03
  Scenario: If the uppermost card with a type may be drawn, bonus cards above it stay in their order
    Given the ruling "draw-two-discard" is "topmost-cargo"
    And the discard pile is oil coal pay-1-less plus-1-action
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw discard"
    Then ann's hand is coal*1
    And the discard pile is oil pay-1-less plus-1-action draw-2
    When ann does "draw discard"
    Then ann's hand is coal*1 oil*1
    And the discard pile is pay-1-less plus-1-action draw-2

  @YM-R-draw-two-discard @YM-CARD-03
  Scenario Outline: Under any answer, Draw 2 cannot draw from a discard pile without cards with a type
    Given the ruling "draw-two-discard" is "<answer>"
    And the discard pile is <discards>
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "draw discard" because of YM-CARD-03 and the ruling "draw-two-discard"
    And ann may only do "draw deck"

    Examples: an empty pile, and one of bonus cards
      | answer        | discards                 |
      | card-beneath  | empty                    |
      | blocked       | empty                    |
      | topmost-cargo | empty                    |
      | card-beneath  | plus-1-action pay-1-less |
      | blocked       | plus-1-action pay-1-less |
      | topmost-cargo | plus-1-action pay-1-less |

  @YM-R-draw-two-discard
  Scenario Outline: If the first card of a Draw 2 uncovers a bonus card, the answer decides the second draw
    Given the ruling "draw-two-discard" is "<answer>"
    And the discard pile is oil pay-1-less coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw discard"
    Then ann's hand is coal*1
    And "draw discard" is <verdict> for ann

    Examples:
      | answer        | verdict |
      | card-beneath  | illegal |
      | topmost-cargo | legal   |

  @YM-R-draw-two-discard
  Scenario Outline: Under each answer, Draw 2 ignores itself on the discard pile, but not a Draw 2 played earlier
    Given the ruling "draw-two-discard" is "<answer>"
    And the discard pile is coal draw-2
    And ann holds draw-2
    When ann does "play draw-2"
    Then "draw discard" is <verdict> for ann

    Examples:
      | answer        | verdict |
      | card-beneath  | illegal |
      | blocked       | illegal |
      | topmost-cargo | legal   |

  @YM-DRAW-05
  Scenario Outline: An ordinary draw never reaches under a bonus card, whatever Draw 2 may reach
    Given the ruling "draw-two-discard" is "<answer>"
    And the discard pile is coal pay-1-less
    Then ann may not do "draw discard" because of YM-DRAW-05

    Examples:
      | answer        |
      | card-beneath  |
      | blocked       |
      | topmost-cargo |

  # ---------------------------------------------------------------- the two sources of Draw 2

  @YM-R-draw-two-sequence @YM-CARD-03
  Scenario: The two cards of Draw 2 are chosen one by one, and the first is in hand before the second is chosen
    Given the ruling "draw-two-sequence" is "one-by-one"
    And the discard pile is coal
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may do only:
      | draw deck    |
      | draw discard |
    When ann does "draw deck"
    And chance does "draw timber"
    Then ann's hand is timber*1
    And ann may do only:
      | draw deck    |
      | draw discard |
    When ann does "draw discard"
    Then ann's hand is coal*1 timber*1

  @YM-R-draw-two-sequence @YM-CARD-03
  Scenario Outline: The two cards of Draw 2 can be named together only from sources that hold them
    Given the ruling "draw-two-sequence" is "named-together"
    And the discard pile is <discards>
    And ann holds draw-2
    When ann does "play draw-2"
    Then "draw deck deck" is <both from the deck> for ann
    And "draw deck discard" is <one of each> for ann
    And "draw discard discard" is <both discards> for ann
    And ann may not do "draw deck"
    And ann may not do "draw discard"

    Examples:
      | discards            | both from the deck | one of each | both discards |
      | coal                | legal              | legal       | illegal       |
      | oil coal            | legal              | legal       | legal         |
      | oil pay-1-less coal | legal              | legal       | illegal       |

  @YM-R-draw-two-sequence @YM-CARD-03
  Scenario: If one card of each pile is named together, the discard is taken before the deck is touched
    Given the ruling "draw-two-sequence" is "named-together"
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck discard"
    Then chance decides
    When chance does "draw timber"
    Then ann's hand is coal*1 timber*1
    And the discard pile is oil draw-2
    And ann has used 0 actions
    And ann may do "done"

  @YM-R-draw-two-sequence @YM-CARD-02
  Scenario: If two cards of the deck are named together, they are drawn one after the other
    Given the ruling "draw-two-sequence" is "named-together"
    And the discard pile is coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck deck"
    And chance does "draw timber"
    And chance does "draw plus-1-action"
    Then ann's hand is timber*1 plus-1-action*1
    And the discard pile is coal draw-2

  @YM-R-draw-two-sequence @YM-CARD-02
  Scenario: If two discards are named together, the deck is left alone
    Given the ruling "draw-two-sequence" is "named-together"
    And the cargo draw pile is timber*1
    And the discard pile is livestock oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw discard discard"
    Then ann's hand is coal*1 oil*1
    And the discard pile is livestock draw-2
    And the cargo draw pile is timber*1

  @YM-R-draw-two-sequence
  Scenario Outline: If both cards of Draw 2 are named together, only cards in the two piles can be named
    Given the ruling "draw-two-sequence" is "named-together"
    And the cargo draw pile is <draw pile>
    And the discard pile is <discards>
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may only do "<draw>"

    Examples: a single card to be had
      | draw pile | discards        | draw         |
      | coal*1    | empty           | draw deck    |
      | coal*1    | coal pay-1-less | draw deck    |
      | empty     | coal            | draw discard |

    Examples: two cards to be had
      | draw pile | discards | draw                 |
      | coal*1    | coal     | draw deck discard    |
      | empty     | oil coal | draw discard discard |
      | coal*2    | empty    | draw deck deck       |

  @YM-R-draw-two-sequence @YM-CARD-02
  Scenario Outline: If both cards of Draw 2 are named together, naming a single source is refused
    Given the ruling "draw-two-sequence" is "named-together"
    And the cargo draw pile is <draw pile>
    And the discard pile is <discards>
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "<draw>" because of YM-CARD-02 and the ruling "draw-two-sequence"

    Examples:
      | draw pile | discards | draw         |
      | empty     | oil coal | draw deck    |
      | coal*2    | empty    | draw discard |

  @YM-R-draw-two-sequence @YM-R-draw-two-discard
  Scenario Outline: The answer to what Draw 2 may reach decides which discards can be named together with the deck
    Given the ruling "draw-two-sequence" is "named-together"
    And the ruling "draw-two-discard" is "<reach>"
    And the discard pile is oil coal pay-1-less
    And ann holds draw-2
    When ann does "play draw-2"
    Then "draw deck deck" is legal for ann
    And "draw deck discard" is <one of each> for ann
    And "draw discard discard" is <both discards> for ann

    Examples:
      | reach         | one of each | both discards |
      | card-beneath  | illegal     | illegal       |
      | blocked       | illegal     | illegal       |
      | topmost-cargo | legal       | legal         |

  @YM-R-draw-two-sequence @YM-R-cargo-runs-out
  Scenario Outline: With one card in the deck, whether Draw 2 may name the deck twice depends on when the deck is refilled
    Given the ruling "draw-two-sequence" is "named-together"
    And the ruling "cargo-runs-out" is "<answer>"
    And the cargo draw pile is timber*1
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    Then "draw deck deck" is <verdict> for ann
    And "draw deck discard" is legal for ann
    And "draw discard discard" is legal for ann

    Examples:
      | answer      | verdict |
      | end-of-turn | illegal |
      | at-once     | legal   |

  @YM-R-draw-two-sequence @YM-R-cargo-runs-out @YM-END-03
  Scenario: A deck that is refilled at once gives both cards of Draw 2
    Given the ruling "draw-two-sequence" is "named-together"
    And the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is timber*1
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck deck"
    And chance does "draw timber"
    Then chance may do "draw oil" with 1 chance in 2
    When chance does "draw coal"
    Then ann's hand is coal*1 timber*1
    And the cargo draw pile is oil*1
    And the discard pile is draw-2

  @YM-R-draw-two-sequence
  Scenario: If the deck is empty when Draw 2 is played, the deck cannot be named
    Given the ruling "draw-two-sequence" is "named-together"
    And the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is empty
    And the discard pile is oil
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may only do "draw discard"
    When ann does "draw discard"
    Then ann's hand is oil*1
    And the discard pile is draw-2

  @YM-R-draw-two-sequence @YM-R-cargo-runs-out
  Scenario: The Draw 2 being carried out stays on the discard pile and does not refill the deck for its second card
    Given the ruling "draw-two-sequence" is "named-together"
    And the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is timber*1
    And the discard pile is empty
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may only do "draw deck"
    When ann does "draw deck"
    And chance does "draw timber"
    Then ann's hand is timber*1
    And the discard pile is draw-2

  @YM-R-draw-two-sequence @YM-R-reshuffle-bonus
  Scenario Outline: With one card in the deck and a bonus card under Draw 2, the second card depends on the reshuffle
    Given the ruling "draw-two-sequence" is "named-together"
    And the ruling "cargo-runs-out" is "at-once"
    And the ruling "reshuffle-bonus" is "<answer>"
    And the cargo draw pile is timber*1
    And the discard pile is <discards>
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may only do "<draw>"

    Examples:
      | answer           | discards        | draw           |
      | all-but-top      | pay-1-less      | draw deck deck |
      | bonus-cards-stay | pay-1-less      | draw deck      |
      | all-but-top      | coal pay-1-less | draw deck deck |
      | bonus-cards-stay | coal pay-1-less | draw deck deck |

  @YM-R-draw-two-sequence @YM-CARD-02
  Scenario: While both cards of Draw 2 are still to be named, no other action is legal
    Given the ruling "draw-two-sequence" is "named-together"
    And the ruling "draw-two-discard" is "topmost-cargo"
    And the arrival yard shows coal-1 oil-2 oil-3 oil-4
    And the discard pile is oil coal
    And ann holds draw-2*1 coal*1
    When ann does "play draw-2"
    Then ann may do "draw discard discard"
    But ann may not do "buy coal-1 pay coal*1" because of YM-CARD-02
    And ann may not do "swap bob" because of YM-CARD-02
    And ann may not do "done" because of YM-CARD-02

  # ---------------------------------------------------------------- one card, or none

  @YM-R-draw-two-both
  Scenario Outline: Whether a player may stop after the first card of Draw 2 depends on the answer - <answer>
    Given the ruling "draw-two-both" is "<answer>"
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    Then "draw nothing" is <verdict> for ann
    When ann does "draw discard"
    Then "draw nothing" is <verdict> for ann
    And "draw discard" is legal for ann
    And "draw deck" is legal for ann

    Examples:
      | answer   | verdict |
      | both     | illegal |
      | may-stop | legal   |

  @YM-R-draw-two-both @YM-CARD-02
  Scenario: The turn goes on only after both cards of Draw 2 are drawn
    Given the ruling "draw-two-both" is "both"
    And the discard pile is coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw discard"
    Then ann may not do "draw nothing" because of YM-CARD-02 and the ruling "draw-two-both"
    And ann may not do "done" because of YM-CARD-02
    And ann may only do "draw deck"

  @YM-R-draw-two-both @YM-CARD-02
  Scenario: If the player may stop, the turn goes on after one card of Draw 2
    Given the ruling "draw-two-both" is "may-stop"
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw discard"
    And ann does "draw nothing"
    Then ann's hand is coal*1
    And the discard pile is oil draw-2
    And ann has used 0 actions
    And ann may do "done"
    When ann does "draw deck"
    And chance does "draw timber"
    Then ann's hand is coal*1 timber*1
    And ann has used 1 action
    And the play rests on YM-DRAW-01
    But the play does not rest on YM-CARD-02

  @YM-R-draw-two-both @YM-CARD-02
  Scenario: If the player may stop, Draw 2 may bring no card, and the turn goes on
    Given the ruling "draw-two-both" is "may-stop"
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw nothing"
    Then ann's hand is nothing
    And the discard pile is oil coal draw-2
    And ann has used 0 actions

  @YM-R-draw-two-both @YM-R-draw-two-sequence
  Scenario Outline: Whether a single source may be named for Draw 2 with two cards to draw depends on the answer - <answer>
    Given the ruling "draw-two-both" is "<answer>"
    And the ruling "draw-two-sequence" is "named-together"
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    Then "draw deck" is <single> for ann
    And "draw discard" is <single> for ann
    And "draw nothing" is <single> for ann
    And "draw deck discard" is legal for ann

    Examples:
      | answer   | single  |
      | both     | illegal |
      | may-stop | legal   |

  @YM-DRAW-01
  Scenario: A draw action that takes no card is refused
    Given ann holds nothing
    Then ann may not do "draw nothing" because of YM-DRAW-01
