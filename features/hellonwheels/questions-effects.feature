Feature: Open question: cards that can do nothing
  May a card be played that can do nothing? And what does that mean beside other answers?

  # ---------------------------------------------------------------- a card that can do nothing

  @HOW-R-no-effect @HOW-CARD-10
  Scenario: If a card needs an effect, Indian Attack stays in the hand without a Customer on the board
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "needs-effect"
    And p1 holds indian-attack
    Then p1 may only do "pass"
    And p1 may not do "play indian-attack on irish at present" because of HOW-CARD-10

  @HOW-R-no-effect
  Scenario: If a card may fizzle, an Indian Attack without a Customer is simply discarded
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And p1 holds indian-attack irish
    Then p1 may do only:
      | play indian-attack |
      | pass               |
    When p1 does "play indian-attack"
    Then the discard pile is indian-attack
    And p1's hand is irish
    And everybody has 20K

  @HOW-R-no-effect
  Scenario Outline: If cards may fizzle, a card that needs a target does nothing without any target
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And p1 has 20K
    And p2 has 0K
    And p1 holds <card> irish
    Then p1 may do only:
      | play <card> |
      | pass        |
    When p1 does "play <card>"
    Then the discard pile is <card>
    And p1's hand is irish
    And p1 has 20K
    And p2 has 0K

    Examples:
      | card                  |
      | vile-men              |
      | arsonist              |
      | con-men               |
      | desperados            |
      | outlaws               |
      | ladies-of-the-evening |
      | gamblers              |
      | hangers-on            |
      | claim-jumpers         |

  @HOW-R-no-effect
  Scenario Outline: If a card needs an effect, a card that works on others needs a target
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "needs-effect"
    And p2 has 0K
    And p1 holds <card>
    Then p1 may only do "pass"

    Examples:
      | card                  |
      | vile-men              |
      | arsonist              |
      | con-men               |
      | desperados            |
      | ladies-of-the-evening |
      | hangers-on            |
      | claim-jumpers         |

  @HOW-R-no-effect
  Scenario: If a card may fizzle, Scoundrels may be played without a card to draw
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And p1 holds scoundrels irish
    And the deck is empty
    And the discard pile is empty
    When p1 does "play scoundrels"
    Then p1's hand is irish
    And the discard pile is scoundrels
    And it is p2's turn

  @HOW-R-no-effect
  Scenario: If cards may fizzle, a card that has a target must still be aimed
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And irish lies in the Present Town
    And p1 holds indian-attack
    Then p1 may do only:
      | play indian-attack on irish at present |
      | pass                                   |
    And p1 may not do "play indian-attack" because of HOW-CARD-10

  @HOW-R-no-effect @HOW-RAID-01
  Scenario: If cards may fizzle, a Raid without a target and Blackmail still cannot be played
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen indian-attack blackmail
    Then p1 may do only:
      | play indian-attack |
      | pass               |
    And p1 may not do "raid lawmen discard vice at present" because of HOW-RAID-01

  # ---------------------------------------------------------------- where cards fizzle and another answer meets it

  @HOW-R-no-effect @HOW-R-opponent-scope
  Scenario Outline: If cards may fizzle and hit every opponent, they do nothing if nobody can be hit - <card>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "opponent-scope" is "every-opponent"
    And p2 has 0K
    And p3 has 0K
    And p1 holds <card> irish
    When p1 does "play <card>"
    Then the discard pile is <card>
    And p1's hand is irish
    And p1 has 20K

    Examples:
      | card     |
      | vile-men |
      | con-men  |
      | gamblers |

  @HOW-R-no-effect @HOW-R-free-cards
  Scenario: If cards may fizzle and cost 1K, a card without effect still costs 1K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "free-cards" is "one-k"
    And p1 holds indian-attack irish
    When p1 does "play indian-attack"
    Then p1 has 19K
    And the bank has 1K
    And the discard pile is indian-attack

  @HOW-R-free-cards @HOW-R-no-effect
  Scenario: If cards may fizzle and cost 1K, a player without money cannot play a card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "free-cards" is "one-k"
    And p1 has 0K
    And p1 holds indian-attack
    Then p1 may only do "pass"

  @HOW-CARD-09 @HOW-R-no-effect @HOW-R-partial-effect
  Scenario: If cards may fizzle and work in full or not at all, Vile Men do nothing to a hand of one card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "partial-effect" is "all-or-nothing"
    And p1 holds vile-men saloon
    And p2's hand is irish
    Then p1 may do only:
      | play vile-men |
      | pass          |
    When p1 does "play vile-men"
    Then p2's hand is irish
    And the discard pile is vile-men

  @HOW-R-no-effect @HOW-R-loss-short
  Scenario: If cards may fizzle and take the full sum only, Gamblers take nothing from 2K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "loss-short" is "full-sum-only"
    And p2 has 2K
    And p1 holds gamblers irish
    When p1 does "play gamblers"
    Then p1 has 20K
    And p2 has 2K

  @HOW-R-no-effect @HOW-R-claim-own
  Scenario: If Claim Jumpers may take an own house, they must take a house if any house stands
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "claim-own" is "any-owner"
    And p1 owns saloon#1 in the Present Town
    And p1 holds claim-jumpers
    Then p1 may do only:
      | play claim-jumpers on saloon#1 at present |
      | pass                                      |
    And p1 may not do "play claim-jumpers" because of HOW-CARD-20

  @HOW-R-no-effect @HOW-R-hangers-owner
  Scenario: If cards may fizzle and Hangers On move only own houses, other players' houses stay where they are
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "hangers-owner" is "own-only"
    And p2 owns saloon#1 in the Past Town
    And p1 holds hangers-on irish
    Then p1 may do only:
      | play hangers-on |
      | pass            |
    When p1 does "play hangers-on"
    Then p2 owns saloon#1 in the Past Town

  @HOW-CARD-13 @HOW-R-no-effect
  Scenario Outline: Desperados cannot move cards anywhere if only one Town is left on the board - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "play-out"
    And the ruling "no-effect" is "<answer>"
    And it is turn 11
    And the Present position is empty
    And the Future position is empty
    And vice lies in the Past Town
    And p1 holds desperados irish
    Then "play desperados" is <verdict> for p1
    And p1 may not do "play desperados from past to present moving vice" because of HOW-CARD-13

    Examples:
      | answer       | verdict |
      | needs-effect | illegal |
      | may-fizzle   | legal   |

  @HOW-R-no-effect @HOW-R-partial-effect @HOW-CARD-19
  Scenario: If cards may fizzle and work in full or not at all, Scoundrels draw nothing if only two cards are left
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "partial-effect" is "all-or-nothing"
    And p1 holds scoundrels saloon
    And the deck is irish
    And the discard pile is miners
    When p1 does "play scoundrels"
    Then p1's hand is saloon
    And the deck is irish
    And the discard pile is miners scoundrels
    And it is p2's turn

  @HOW-R-no-effect @HOW-CARD-19
  Scenario: If cards may fizzle and hands are reduced for want of cards, Scoundrels that fizzle reduce no hand
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "cards-run-out" is "cull-hands"
    And p1 holds scoundrels saloon church jail school
    And the deck is empty
    And the discard pile is empty
    When p1 does "play scoundrels"
    Then it is p2's turn
    And p1's hand is saloon church jail school
    And p2 has 77 cards in hand
    And p2 may do "pass"
    And the discard pile is scoundrels

  @HOW-R-no-effect @HOW-CARD-10
  Scenario: If a card needs an effect, Indian Attack cannot be played without naming its target
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "needs-effect"
    And irish lies in the Present Town
    And p1 holds indian-attack
    Then p1 may not do "play indian-attack" because of HOW-CARD-10

  @HOW-R-no-effect
  Scenario Outline: If cards may fizzle, a card whose only target is in the Future Town must be aimed at it - <card>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And irish vice lie in the Future Town
    And p1 holds <card> saloon
    Then p1 may not do "play <card>" because of <clause>
    And p1 may do "play <card> from future to past moving <moved>"

    @HOW-CARD-13
    Examples: Desperados
      | card       | moved | clause      |
      | desperados | vice  | HOW-CARD-13 |

    @HOW-CARD-15
    Examples: Ladies of the Evening
      | card                  | moved | clause      |
      | ladies-of-the-evening | irish | HOW-CARD-15 |

  @HOW-R-no-effect
  Scenario Outline: If cards may fizzle, a card that has something to move must move something - <card>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And it is turn 1
    And irish vice lie in the Future Town
    And p1 holds <card> saloon
    Then p1 may not do "play <card>" because of <clause>
    And p1 may do "play <card> from future to present moving <moved>"

    @HOW-CARD-13
    Examples: Desperados between two Towns
      | card       | moved | clause      |
      | desperados | vice  | HOW-CARD-13 |

    @HOW-CARD-15
    Examples: Ladies of the Evening between two Towns
      | card                  | moved | clause      |
      | ladies-of-the-evening | irish | HOW-CARD-15 |

  # ---------------------------------------------------------------- up to three, and none at all

  @HOW-R-up-to-none
  Scenario Outline: A card that may move several cards must move at least one - <card>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "up-to-none" is "one-at-least"
    And vice irish lie in the Present Town
    And p1 owns saloon#1 in the Past Town
    And p1 holds <card>
    Then p1 may not do "play <card>" because of <clause> and the ruling "up-to-none"
    But p1 may do "play <card> <aim>"

    @HOW-CARD-13
    Examples: Mayhem
      | card       | clause      | aim                              |
      | desperados | HOW-CARD-13 | from present to past moving vice |

    @HOW-CARD-15
    Examples: Customers
      | card                  | clause      | aim                               |
      | ladies-of-the-evening | HOW-CARD-15 | from present to past moving irish |

    @HOW-CARD-18
    Examples: Establishments
      | card       | clause      | aim             |
      | hangers-on | HOW-CARD-18 | moving saloon#1 |

  @HOW-R-up-to-none
  Scenario Outline: With the answer none-allowed, a card may be discarded without moving anything - <card>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "up-to-none" is "none-allowed"
    And vice irish lie in the Present Town
    And p1 owns saloon#1 in the Past Town
    And p1 holds <card> scots
    Then p1 may do "play <card> <aim>"
    When p1 does "play <card>"
    Then the discard pile is <card>
    And the Present Town has vice irish
    And the Past Town has saloon#1
    And the Future Town has nothing

    Examples:
      | card                  | aim                               |
      | desperados            | from present to past moving vice  |
      | ladies-of-the-evening | from present to past moving irish |
      | hangers-on            | moving saloon#1                   |

  @HOW-R-up-to-none @HOW-R-no-effect
  Scenario Outline: If no card can be moved, the answer to no-effect decides whether Desperados may be played - <effect>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "up-to-none" is "none-allowed"
    And the ruling "no-effect" is "<effect>"
    And p1 holds desperados
    Then "play desperados" is <verdict> for p1

    Examples:
      | effect       | verdict |
      | needs-effect | illegal |
      | may-fizzle   | legal   |

  @HOW-CARD-10
  Scenario: With the answer none-allowed, Indian Attack still cannot be played without a target
    Given a Hell on Wheels game of p1 and p2
    And the ruling "up-to-none" is "none-allowed"
    And irish lies in the Present Town
    And p1 holds indian-attack
    Then p1 may do only:
      | play indian-attack on irish at present |
      | pass                                   |

  # ---------------------------------------------------------------- a target in any of the three Towns

  @HOW-R-no-effect
  Scenario Outline: If cards may fizzle, a card with a target in any Town must be aimed - <card> and the <position> Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And <lies> in the <position> Town
    And p1 holds <card> scots
    Then p1 may not do "play <card>" because of <clause>
    But p1 may do "play <card> on <target> at <at>"

    @HOW-CARD-10
    Examples: Indian Attack
      | card          | lies       | target | position | at      | clause      |
      | indian-attack | irish lies | irish  | Past     | past    | HOW-CARD-10 |
      | indian-attack | irish lies | irish  | Present  | present | HOW-CARD-10 |
      | indian-attack | irish lies | irish  | Future   | future  | HOW-CARD-10 |

    @HOW-CARD-11
    Examples: Arsonist
      | card     | lies             | target   | position | at      | clause      |
      | arsonist | p1 owns church#1 | church#1 | Past     | past    | HOW-CARD-11 |
      | arsonist | p1 owns church#1 | church#1 | Present  | present | HOW-CARD-11 |
      | arsonist | p2 owns saloon#1 | saloon#1 | Future   | future  | HOW-CARD-11 |

    @HOW-CARD-20
    Examples: Claim Jumpers
      | card          | lies             | target   | position | at      | clause      |
      | claim-jumpers | p2 owns saloon#1 | saloon#1 | Past     | past    | HOW-CARD-20 |
      | claim-jumpers | p2 owns saloon#1 | saloon#1 | Present  | present | HOW-CARD-20 |
      | claim-jumpers | p2 owns saloon#1 | saloon#1 | Future   | future  | HOW-CARD-20 |

  @HOW-R-no-effect @HOW-R-hangers-direction @HOW-CARD-18
  Scenario Outline: If cards may fizzle, Hangers On have to move a house that can go on - <direction> from the <position>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "hangers-direction" is "<direction>"
    And p2 owns saloon#1 in the <position> Town
    And p1 holds hangers-on scots
    Then p1 may not do "play hangers-on" because of HOW-CARD-18
    But p1 may do "play hangers-on moving saloon#1"

    Examples:
      | direction     | position |
      | toward-future | Past     |
      | toward-future | Present  |
      | toward-past   | Present  |
      | toward-past   | Future   |

  @HOW-R-no-effect @HOW-R-hangers-direction @HOW-CARD-18
  Scenario Outline: If cards may fizzle, Hangers On without a house that can go on are discarded - <direction> from the <position>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "hangers-direction" is "<direction>"
    And p2 owns saloon#1 in the <position> Town
    And p1 holds hangers-on scots
    Then p1 may do only:
      | play hangers-on |
      | pass            |

    Examples:
      | direction     | position |
      | toward-future | Future   |
      | toward-past   | Past     |
