Feature: What each public building costs and gives when it is placed
  Dollars and logs, a point on one of the two tracks, and for the classes health, wealth and safety a step of the town status marker.

  Background:
    Given a Frontier game of p1 and p2
    And p1 has 2 logs in stock

  # ---------------------------------------------------------------- price and point

  @FR-GEN-18 @FR-TRACK-05 @FR-GOAL-09
  Scenario Outline: A <building> costs $<price> and <logs> logs and gives an investment point
    Given p1 has $<price>
    When p1 does "build <building> at i7"
    Then p1 has $0
    And p1 has <left> logs in stock
    And p1's investment track is 1
    And p1's political track is 0
    And the wealth marker is at <wealth>
    And the health marker is at 0
    And the safety marker is at 0

    @worked @FR-EX-66
    Examples: class wealth
      | building       | price | logs | left | wealth |
      | bank           | 5     | 2    | 0    | +1     |
      | general-store  | 3     | 1    | 1    | +1     |
      | hardware-store | 3     | 1    | 1    | +1     |
      | saloon         | 3     | 1    | 1    | +1     |
      | brothel        | 3     | 1    | 1    | +1     |
      | blacksmith     | 3     | 1    | 1    | +1     |
      | gunsmith       | 3     | 1    | 1    | +1     |
      | tailor         | 3     | 1    | 1    | +1     |

    @worked @FR-EX-66
    Examples: class civic
      | building      | price | logs | left | wealth |
      | newspaper     | 4     | 1    | 1    | 0      |
      | coach-builder | 4     | 1    | 1    | 0      |
      | town-hall     | 5     | 2    | 0    | 0      |
      | schoolhouse   | 4     | 1    | 1    | 0      |
      | philanthropy  | 5     | 1    | 1    | 0      |

  @worked @FR-EX-66 @FR-TRACK-05 @FR-GOAL-09
  Scenario: A steamboat costs $5 and 2 logs, lies on the river and gives an investment point
    Given p1 has $5
    When p1 does "build steamboat at i5"
    Then p1 has $0
    And p1 has 0 logs in stock
    And p1's investment track is 1
    And p1's political track is 0
    And the wealth marker is at 0
    And a steamboat of p1 stands at i5

  @worked @FR-EX-66 @FR-GOAL-09
  Scenario Outline: A <building> costs $<price> and <logs> logs and gives a political point
    Given p1 has $<price>
    When p1 does "build <building> at i7"
    Then p1 has $0
    And p1 has <left> logs in stock
    And p1's political track is 1
    And p1's investment track is 0
    And the health marker is at <health>
    And the safety marker is at <safety>
    And the wealth marker is at 0

    @FR-TRACK-02
    Examples: class health
      | building | price | logs | left | health | safety |
      | doctor   | 4     | 1    | 1    | +1     | 0      |
      | church   | 4     | 1    | 1    | +1     | 0      |
      | well     | 2     | 0    | 2    | +1     | 0      |

    @FR-TRACK-03
    Examples: class safety
      | building | price | logs | left | health | safety |
      | sheriff  | 4     | 1    | 1    | 0      | +1     |
      | jail     | 4     | 1    | 1    | 0      | +1     |

    @FR-TRACK-04
    Examples: housing
      | building     | price | logs | left | health | safety |
      | wooden-house | 2     | 1    | 1    | 0      | 0      |

  @FR-SETUP-07
  Scenario Outline: A player who is a dollar short cannot buy a <building>
    Given p1 has $<short>
    Then p1 may not do "build <building> at i7" because of FR-SETUP-07

    Examples:
      | building      | short |
      | bank          | 4     |
      | general-store | 2     |
      | newspaper     | 3     |
      | philanthropy  | 4     |
      | well          | 1     |
      | wooden-house  | 1     |

  # ---------------------------------------------------------------- the end of the marker's track

  @FR-TRACK-02
  Scenario Outline: Placing a <building> moves its marker from <before> to <after>
    Given p1 has $5
    And the <field> marker is at <before>
    When p1 does "build <building> at i7"
    Then the <field> marker is at <after>

    Examples: at the last space the marker stays, and the building may be bought all the same
      | building | field  | before | after |
      | doctor   | health | -3     | -2    |
      | doctor   | health | +2     | +3    |
      | doctor   | health | +3     | +3    |

  Scenario Outline: The <field> marker at the end of its track stays when a <building> is placed, and the point is given
    Given p1 has $5
    And the <field> marker is at +3
    When p1 does "build <building> at i7"
    Then the <field> marker is at +3
    And p1's <track> track is 1

    @FR-TRACK-05
    Examples: wealth
      | building | field  | track      |
      | saloon   | wealth | investment |

    @FR-TRACK-03
    Examples: safety
      | building | field  | track     |
      | jail     | safety | political |

  @FR-TRACK-02
  Scenario: The points for an owner's buildings add up, and no other player gets one
    Given p1 has $9
    And p1's political track is 4
    And p2's political track is 1
    When p1 does "build well at i7"
    Then p1's political track is 5
    And p2's political track is 1
    And p2's investment track is 0
