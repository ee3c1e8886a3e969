Feature: Oxen and steam donkeys
  At level II an ox helps at the felling with two logs or two steps more, at level III a steam donkey with three, for $3 each time.

  @worked @FR-EX-86 @FR-LUM-20 @FR-LUM-26
  Scenario: With an ox one cut brings three logs
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And a camp of p1 stands at d6
    And p1 has $7
    And p1 has 1 ox on cards
    When p1 does "cut d6 via d6 ox logs"
    Then basin-2 holds 3 logs of p1
    And d6 has 1 tree
    And p1 has $7
    And p1 has 0 available oxen
    And p1 has 1 standing worker

  @worked @FR-EX-86 @FR-LUM-28 @FR-LUM-29
  Scenario: A steam donkey lets one cut bring four logs and costs $3
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And a camp of p1 stands at d6
    And p1 has $7
    When p1 does "cut d6 via d6 steam logs"
    Then basin-2 holds 4 logs of p1
    And d6 has 0 trees
    And p1 has $4
    When p1 does "cut c6 via d6 steam logs"
    Then basin-2 holds 6 logs of p1
    And p1 has $1

  @worked @FR-EX-86 @FR-LUM-28 @FR-LUM-29
  Scenario: A steam donkey lets a camp reach four steps, for one log and $3
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And a camp of p1 stands at d6
    And p1 has $7
    When p1 does "cut a6 via d6 steam reach"
    Then basin-2 holds 1 log of p1
    And a6 has 3 trees
    And p1 has $4
    And p1 may do "cut a7 via d6 steam reach"

  @worked @FR-EX-86 @FR-ROUND-31
  Scenario: A steam donkey is refused at level II, and an ox at level I
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p2 is in lumbering at level I
    And a camp of p1 stands at d6
    And a camp of p2 stands at b6
    And p1 has $7
    And p1 has 1 ox on cards
    And p2 has $7
    And p2 has 1 ox on cards
    Then p1 may not do "cut d6 via d6 steam logs" because of FR-ROUND-31
    And p1 may not do "cut a6 via d6 steam reach" because of FR-ROUND-31
    But p1 may do "cut d6 via d6 ox logs"
    And p1 may do "cut a6 via d6 ox reach"
    When p1 does "end-turn"
    Then p2 may not do "cut b6 via b6 steam logs" because of FR-ROUND-31
    And p2 may not do "cut b6 via b6 ox logs" because of FR-ROUND-31
    And p2 may not do "cut b8 via b6 ox reach" because of FR-ROUND-31
    But p2 may do "cut b6 via b6"

  @FR-LUM-08
  Scenario: A horse that adds no log in an owner's box is still used up
    Given a Frontier game of p1 and p2
    And the component file:
      """
      lumbering: {helpers: {list: [{id: horse, plus: 0}]}}
      """
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    When p1 does "cut d6 via d6 horse logs"
    Then basin-2 holds 1 log of p1
    And p1 may not do "cut d6 via d6 horse logs" because of FR-ROUND-02

  @FR-LUM-26
  Scenario: At level II a horse still helps with one further log
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    When p1 does "cut d6 via d6 horse logs"
    Then basin-2 holds 2 logs of p1

  @FR-LUM-26
  Scenario Outline: With an ox a cut reaches from two to three steps - <space>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a camp of p1 stands at d6
    And p1 has 1 ox on cards
    When p1 does "cut <space> via d6 ox reach"
    Then basin-2 holds 1 log of p1
    And <space> has 3 trees

    Examples:
      | space |
      | b6    |
      | d4    |
      | a6    |
      | b7    |

  @FR-LUM-29
  Scenario Outline: With a steam donkey a cut reaches from two to four steps - <space>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And a camp of p1 stands at d6
    When p1 does "cut <space> via d6 steam reach"
    Then basin-2 holds 1 log of p1
    And <space> has 3 trees
    And p1 has $1

    Examples:
      | space |
      | b6    |
      | a6    |
      | a7    |
      | d2    |

  @FR-LUM-26
  Scenario Outline: A cut outside the helper's reach is refused - <action>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And a camp of p1 stands at d6
    And p1 has $7
    And p1 has 1 ox on cards
    Then p1 may not do "<action>" because of FR-LUM-26

    Examples: too near and too far
      | action                    |
      | cut c6 via d6 ox reach    |
      | cut a7 via d6 ox reach    |
      | cut d6 via d6 steam reach |
      | cut c2 via d6 steam reach |

  @FR-LUM-20
  Scenario Outline: A helped cut brings as many logs as trees and room allow - <trees> trees, <lying> logs in the basin
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a camp of p1 stands at d6
    And d6 has <trees> trees
    And basin-2 holds <lying> logs of p1
    And p1 has 1 ox on cards
    When p1 does "cut d6 via d6 ox logs"
    Then basin-2 holds <after> logs of p1
    And d6 has <left> trees

    Examples: enough of both; two trees; room for two
      | trees | lying | after | left |
      | 4     | 0     | 3     | 1    |
      | 3     | 3     | 6     | 0    |
      | 2     | 0     | 2     | 0    |
      | 4     | 4     | 6     | 2    |

  @FR-LUM-18
  Scenario: A full basin takes no log of a helped cut
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a camp of p1 stands at d6
    And basin-2 holds 6 logs of p1
    And p1 has 1 ox on cards
    Then p1 may not do "cut d6 via d6 ox logs" because of FR-LUM-18

  @FR-LUM-20
  Scenario: A helped cut brings only as many logs as cubes are left
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a camp of p1 stands at d6
    And p1 has 1 ox on cards
    And p1 has 27 logs in stock
    When p1 does "cut d6 via d6 ox logs"
    Then basin-2 holds 2 logs of p1
    And d6 has 2 trees
    And p1 has 0 cubes in supply

  @FR-SETUP-07
  Scenario: A player with $2 cannot afford a steam donkey
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And a camp of p1 stands at d6
    And p1 has $2
    Then p1 may not do "cut d6 via d6 steam logs" because of FR-SETUP-07
    And p1 may do "cut d6 via d6"

  @FR-LUM-08
  Scenario: A horse that helps costs nothing
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has $0
    And p1 has 1 horse on cards
    When p1 does "cut d6 via d6 horse logs"
    Then basin-2 holds 2 logs of p1
    And p1 has $0

  @FR-LUM-20
  Scenario: An ox that helps costs nothing
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a camp of p1 stands at d6
    And p1 has $0
    And p1 has 1 ox on cards
    When p1 does "cut d6 via d6 ox logs"
    Then basin-2 holds 3 logs of p1
    And p1 has $0

  @FR-LUM-08
  Scenario: A cut uses the horse of the player whose turn it is
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in lumbering at level I
    And a camp of p2 stands at d6
    And p1 has 1 horse on cards
    And p2 has 1 horse on cards
    When p2 does "cut d6 via d6 horse logs"
    Then p2 has 0 available horses
    And p1 has 1 available horse

  @FR-ROUND-02
  Scenario: Another player's horse cannot help
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in lumbering at level I
    And a camp of p2 stands at d6
    And p1 has 1 horse on cards
    Then p2 may not do "cut d6 via d6 horse logs" because of FR-ROUND-02

  @FR-LUM-08
  Scenario: A player's own horse can help even if no other player has one
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in lumbering at level I
    And a camp of p2 stands at d6
    And p2 has 1 horse on cards
    When p2 does "cut d6 via d6 horse logs"
    Then basin-2 holds 2 logs of p2
    And p2 has 0 available horses

  @FR-LUM-28 @FR-SETUP-07
  Scenario Outline: In a box where a steam donkey costs $<fee>, a player with $<short> cannot use it
    Given a Frontier game of p1 and p2
    And the component file:
      """
      lumbering: {helpers: {list: [{id: steam, fee: <fee>}]}}
      """
    And p1 is in lumbering at level III
    And p2 is in lumbering at level III
    And a camp of p1 stands at d6
    And a camp of p2 stands at b6
    And p1 has $<short>
    And p2 has $<fee>
    Then p1 may not do "cut d6 via d6 steam logs" because of FR-SETUP-07
    And p1 may not do "cut a6 via d6 steam reach" because of FR-SETUP-07
    When p1 does "end-turn"
    And p2 does "cut b6 via b6 steam logs"
    Then p2 has $0
    And basin-1 holds 4 logs of p2

    Examples: the printed fee, and another
      | fee | short |
      | 3   | 2     |
      | 5   | 4     |
