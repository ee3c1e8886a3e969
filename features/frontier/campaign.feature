Feature: The campaign
  A player has one cube on the election board. It starts on the 1 of a field, goes to a 2 between two fields and then to the 3 of all of
  them, a dollar for each step, and it keeps the fields it has.

  @worked @FR-EX-60 @FR-GEN-03 @FR-GEN-04
  Scenario: A player may take three campaign steps in one turn for three dollars
    Given a Frontier game of p1 and p2
    And p1 has $3
    And p1's election cube is off the board
    When p1 does "campaign safety"
    Then p1's election cube is on safety
    And p1 has $2
    When p1 does "campaign wealth-safety"
    Then p1's election cube is on wealth-safety
    And p1 has $1
    And p1 may not do "campaign health-safety" because of FR-GEN-04
    When p1 does "campaign health-wealth-safety"
    Then p1's election cube is on health-wealth-safety
    And p1 has $0
    And p1 has 2 standing workers

  @worked @FR-EX-60 @FR-GEN-04
  Scenario: The first campaign step goes to a space of number 1
    Given a Frontier game of p1 and p2
    And p1 has $3
    And p1's election cube is off the board
    Then p1 may do "campaign health"
    And p1 may do "campaign wealth"
    And p1 may do "campaign safety"
    But p1 may not do "campaign health-wealth" because of FR-GEN-04
    And p1 may not do "campaign wealth-safety" because of FR-GEN-04
    And p1 may not do "campaign health-wealth-safety" because of FR-GEN-04

  @worked @FR-EX-60 @FR-GEN-04
  Scenario: After the step to the 3, a player cannot take a fourth campaign step
    Given a Frontier game of p1 and p2
    And p1 has $3
    And p1's election cube is on health-wealth-safety
    Then p1 may not do "campaign health" because of FR-GEN-04
    And p1 may not do "campaign health-wealth" because of FR-GEN-04
    And p1 may not do "campaign health-wealth-safety" because of FR-GEN-04

  @FR-GEN-04
  Scenario Outline: From <from> the election cube goes to <next> or <other>, but not to <wrong>
    Given a Frontier game of p1 and p2
    And p1 has $1
    And p1's election cube is on <from>
    Then p1 may do "campaign <next>"
    And p1 may do "campaign <other>"
    But p1 may not do "campaign <wrong>" because of FR-GEN-04

    Examples: a step keeps the field
      | from   | next          | other         | wrong         |
      | health | health-wealth | health-safety | wealth-safety |
      | wealth | health-wealth | wealth-safety | health-safety |
      | safety | health-safety | wealth-safety | health-wealth |

    Examples: no step skips a number, stays on one or goes back
      | from   | next          | other         | wrong                |
      | health | health-wealth | health-safety | health-wealth-safety |
      | health | health-wealth | health-safety | wealth               |
      | wealth | health-wealth | wealth-safety | wealth               |

  @FR-GEN-04
  Scenario Outline: From the 2 of <from> the election cube can go only to the 3
    Given a Frontier game of p1 and p2
    And p1 has $1
    And p1's election cube is on <from>
    Then p1 may do "campaign health-wealth-safety"
    But p1 may not do "campaign <back>" because of FR-GEN-04

    Examples:
      | from          | back          |
      | health-wealth | health        |
      | health-safety | wealth-safety |
      | wealth-safety | wealth        |

  @FR-GEN-03
  Scenario: A campaign step costs a dollar, whatever number it reaches
    Given a Frontier game of p1 and p2
    And p1 has $1
    And p1's election cube is on wealth-safety
    And p2 has $0
    When p1 does "campaign health-wealth-safety"
    Then p1 has $0
    When p1 does "end-turn"
    Then p2 may not do "campaign wealth" because of FR-SETUP-07

  @FR-GEN-04
  Scenario: Several election cubes may lie on one space
    Given a Frontier game of p1 and p2
    And p1's election cube is on wealth
    And it is p2's turn
    When p2 does "campaign wealth"
    Then p2's election cube is on wealth
    And p1's election cube is on wealth

  # ---------------------------------------------------------------- the cost of a step (a switch)

  @FR-R-campaign-cost @FR-GEN-03
  Scenario Outline: The price of the campaign step from a 1 to a 2 depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "campaign-cost" is "<answer>"
    And p1 has $4
    And p1's election cube is on wealth
    When p1 does "campaign wealth-safety"
    Then p1 has $<left>

    Examples:
      | answer        | left |
      | one-per-step  | 3    |
      | level-reached | 2    |

  @FR-R-campaign-cost
  Scenario Outline: All three campaign steps together cost $<sum> - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "campaign-cost" is "<answer>"
    And p1 has $6
    When p1 does "campaign health"
    And p1 does "campaign health-safety"
    And p1 does "campaign health-wealth-safety"
    Then p1 has $<left>

    Examples:
      | answer        | sum | left |
      | one-per-step  | 3   | 3    |
      | level-reached | 6   | 0    |

  @FR-R-campaign-cost
  Scenario: If a step costs the number that it reaches, $1 is enough for a 1 but not for a 2
    Given a Frontier game of p1 and p2
    And the ruling "campaign-cost" is "level-reached"
    And p1 has $1
    And p1's election cube is on wealth
    Then p1 may not do "campaign wealth-safety" because of FR-SETUP-07
    When p1 does "end-turn"
    Then p2 may do "campaign wealth"

  @FR-R-campaign-cost
  Scenario Outline: With B9 a campaign step to the <number> costs a dollar less - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "campaign-cost" is "<answer>"
    And a jail of p1 stands at i7
    And p1 holds B9
    And p1 has $4
    And p1's election cube is on <from>
    When p1 does "campaign <to>"
    Then p1 has $<left>

    Examples:
      | answer        | number | from          | to                   | left |
      | one-per-step  | 2      | wealth        | wealth-safety        | 4    |
      | level-reached | 2      | wealth        | wealth-safety        | 3    |
      | level-reached | 3      | wealth-safety | health-wealth-safety | 2    |

  # ---------------------------------------------------------------- steps in a turn (a switch)

  @FR-R-campaign-count @FR-GEN-04
  Scenario Outline: Whether a second campaign step in a turn is legal depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "campaign-count" is "<answer>"
    And p1 has $3
    When p1 does "campaign safety"
    Then "campaign wealth-safety" is <verdict> for p1

    Examples:
      | answer     | verdict |
      | any-number | legal   |
      | one-a-turn | illegal |

  @FR-R-campaign-count
  Scenario: If one campaign step a turn may be paid, the next turn allows the next step
    Given a Frontier game of p1 and p2
    And the ruling "campaign-count" is "one-a-turn"
    And no event cards are left
    And p1 has $3
    When p1 does "campaign safety"
    Then p1 may not do "campaign wealth-safety" because of FR-GEN-04 and the ruling "campaign-count"
    When p1 does "end-turn"
    Then p2 may do "campaign safety"
    When p2 does "end-turn"
    Then p1 may do "campaign wealth-safety"

  @FR-R-campaign-count
  Scenario: If one paid step a turn is allowed, the town hall gives another step
    Given a Frontier game of p1 and p2
    And the ruling "campaign-count" is "one-a-turn"
    And a town-hall of p2 stands at j7
    And p1 has $3
    When p1 does "campaign safety"
    And p1 does "use j7 wealth-safety"
    Then p1's election cube is on wealth-safety
    And p1 has $2

  @FR-GEN-04
  Scenario: A step by the town hall does not use up the one paid step of the turn
    Given a Frontier game of p1 and p2
    And the ruling "campaign-count" is "one-a-turn"
    And a town-hall of p2 stands at j7
    And p1 has $3
    When p1 does "use j7 safety"
    Then p1 may do "campaign wealth-safety"
