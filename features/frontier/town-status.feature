Feature: Town status
  Three markers, health, wealth and safety, from three spaces left of the middle to three right of it. Buildings and their uses move
  them up, each its own, one space at a time.

  @FR-COMP-11
  Scenario: There are three markers, and they start in the middle
    Given a Frontier game of p1 and p2
    When the set-up is finished
    Then the health marker is at 0
    And the wealth marker is at 0
    And the safety marker is at 0
    And there are 3 town status markers in the game

  @FR-COMP-11 @FR-R-status-up
  Scenario Outline: Placing a <building> moves only the <field> marker, by one space
    Given a Frontier game of p1 and p2
    And p1 has $9
    And p1 has 2 logs in stock
    And the health marker is at -1
    And the wealth marker is at -1
    And the safety marker is at -1
    When p1 does "build <building> at i7"
    Then the health marker is at <health>
    And the wealth marker is at <wealth>
    And the safety marker is at <safety>

    Examples: the classes health, wealth and safety
      | building | field  | health | wealth | safety |
      | church   | health | 0      | -1     | -1     |
      | tailor   | wealth | -1     | 0      | -1     |
      | sheriff  | safety | -1     | -1     | 0      |

  @FR-TRACK-05
  Scenario Outline: Civic buildings and housing do not move a marker: <building>
    Given a Frontier game of p1 and p2
    And p1 has $9
    And p1 has 2 logs in stock
    When p1 does "build <building> at i7"
    Then the health marker is at 0
    And the wealth marker is at 0
    And the safety marker is at 0

    Examples:
      | building      |
      | newspaper     |
      | coach-builder |
      | town-hall     |
      | schoolhouse   |
      | philanthropy  |

  Scenario Outline: A marker beyond the ends of its track is refused: <space>
    Given a Frontier game of p1 and p2
    And the health marker is at <space>
    Then the position is refused because of FR-SETUP-09

    Examples:
      | space |
      | +4    |
      | -4    |

  Scenario Outline: A marker may stand on the last space on either side: <space>
    Given a Frontier game of p1 and p2
    And the safety marker is at <space>
    Then the safety marker is at <space>

    Examples:
      | space |
      | +3    |
      | -3    |

  # ---------------------------------------------------------------- placing or only using (a switch)

  @FR-R-status-up
  Scenario Outline: Whether placing a saloon moves the wealth marker depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "status-up" is "<answer>"
    And p1 has $3
    And p1 has 1 log in stock
    When p1 does "build saloon at i7"
    Then the wealth marker is at <marker>
    And p1's investment track is 1

    Examples:
      | answer      | marker |
      | on-building | +1     |
      | uses-only   | 0      |

  @FR-ROUND-25
  Scenario Outline: A use still moves its marker under either answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "status-up" is "<answer>"
    And a doctor of p2 stands at j7
    When p1 does "use j7"
    Then the health marker is at +1

    Examples:
      | answer      |
      | on-building |
      | uses-only   |

  @FR-GEN-07
  Scenario Outline: A telegraph tile still moves its marker under either answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "status-up" is "<answer>"
    And TG4 is face up
    And p1 has $4
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG1"
    Then the safety marker is at +1

    Examples:
      | answer      |
      | on-building |
      | uses-only   |

  @FR-R-status-up
  Scenario Outline: A tycoon's building moves the marker only if placing a building does - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "status-up" is "<answer>"
    And the office holds T1
    When p1 does "tycoon T1 at i7"
    Then the wealth marker is at <marker>

    Examples:
      | answer      | marker |
      | on-building | +1     |
      | uses-only   | 0      |
