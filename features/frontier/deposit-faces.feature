Feature: What the faces of a deposit give
  Four faces, clockwise from the face a new tile lies on. The kind of deposit and the level of the tile say how many cubes the face gives
  on which the tile stops.

  # A die of 4 turns the tile once round, so it stops on the face it starts from.

  @FR-MIN-09 @FR-MIN-11
  Scenario Outline: A panning tile of level <level> gives <cubes> on face <face>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is <kind>
    And p6 is at level <level>
    And p6 is on face <face>
    When p1 does "pan p6 0"
    And chance does "die 4"
    And chance does "die 1"
    And p1 does "assign 4 p6"
    Then p6 is on face <face>
    And p1 has <cubes> gold at p6

    Examples: alluvial
      | kind     | level | face | cubes |
      | alluvial | 1     | 0    | 0     |
      | alluvial | 1     | 1    | 1     |
      | alluvial | 1     | 2    | 0     |
      | alluvial | 1     | 3    | 1     |
      | alluvial | 2     | 0    | 0     |
      | alluvial | 2     | 1    | 1     |
      | alluvial | 2     | 2    | 1     |
      | alluvial | 2     | 3    | 1     |
      | alluvial | 3     | 0    | 1     |
      | alluvial | 3     | 1    | 1     |
      | alluvial | 3     | 2    | 1     |
      | alluvial | 3     | 3    | 2     |

  @FR-MIN-09 @FR-MIN-11
  Scenario Outline: A gold mine of kind <kind> of level <level> gives <cubes> on face <face>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And a mine-gold of p1 stands at p6
    And p6 is <kind>
    And p6 is at level <level>
    And p6 is on face <face>
    When p1 does "pan p6 0"
    And chance does "die 4"
    And chance does "die 1"
    And p1 does "assign 4 p6"
    Then p6 is on face <face>
    And p1 has <cubes> gold at p6

    Examples: alluvial
      | kind     | level | face | cubes |
      | alluvial | 2     | 0    | 0     |
      | alluvial | 2     | 1    | 1     |
      | alluvial | 2     | 2    | 1     |
      | alluvial | 2     | 3    | 1     |
      | alluvial | 3     | 0    | 1     |
      | alluvial | 3     | 1    | 1     |
      | alluvial | 3     | 2    | 1     |
      | alluvial | 3     | 3    | 2     |

    Examples: beach
      | kind     | level | face | cubes |
      | beach    | 2     | 0    | 0     |
      | beach    | 2     | 1    | 1     |
      | beach    | 2     | 2    | 1     |
      | beach    | 2     | 3    | 2     |
      | beach    | 3     | 0    | 0     |
      | beach    | 3     | 1    | 1     |
      | beach    | 3     | 2    | 2     |
      | beach    | 3     | 3    | 2     |

    Examples: eluvial
      | kind     | level | face | cubes |
      | eluvial  | 2     | 0    | 0     |
      | eluvial  | 2     | 1    | 1     |
      | eluvial  | 2     | 2    | 1     |
      | eluvial  | 2     | 3    | 2     |
      | eluvial  | 3     | 0    | 1     |
      | eluvial  | 3     | 1    | 1     |
      | eluvial  | 3     | 2    | 1     |
      | eluvial  | 3     | 3    | 3     |

    Examples: aeolian
      | kind     | level | face | cubes |
      | aeolian  | 2     | 0    | 0     |
      | aeolian  | 2     | 1    | 0     |
      | aeolian  | 2     | 2    | 1     |
      | aeolian  | 2     | 3    | 1     |
      | aeolian  | 3     | 0    | 0     |
      | aeolian  | 3     | 1    | 1     |
      | aeolian  | 3     | 2    | 1     |
      | aeolian  | 3     | 3    | 1     |

  @FR-MIN-09 @FR-MIN-11
  Scenario Outline: A deep silver mine of kind <kind> of level <level> gives <cubes> on face <face>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And a deep-silver of p1 stands at p6
    And p6 is <kind>
    And p6 is at level <level>
    And p6 is on face <face>
    When p1 does "pan p6 0"
    And chance does "die 4"
    And chance does "die 1"
    And p1 does "assign 4 p6"
    Then p6 is on face <face>
    And p1 has <cubes> silver at p6

    Examples: alluvial
      | kind     | level | face | cubes |
      | alluvial | 3     | 0    | 1     |
      | alluvial | 3     | 1    | 1     |
      | alluvial | 3     | 2    | 1     |
      | alluvial | 3     | 3    | 2     |

    Examples: beach
      | kind     | level | face | cubes |
      | beach    | 3     | 0    | 0     |
      | beach    | 3     | 1    | 1     |
      | beach    | 3     | 2    | 2     |
      | beach    | 3     | 3    | 2     |

    Examples: eluvial
      | kind     | level | face | cubes |
      | eluvial  | 3     | 0    | 1     |
      | eluvial  | 3     | 1    | 1     |
      | eluvial  | 3     | 2    | 1     |
      | eluvial  | 3     | 3    | 3     |

    Examples: aeolian
      | kind     | level | face | cubes |
      | aeolian  | 3     | 0    | 0     |
      | aeolian  | 3     | 1    | 1     |
      | aeolian  | 3     | 2    | 1     |
      | aeolian  | 3     | 3    | 1     |

  # ---------------------------------------------------------------- after the last face the first

  @FR-MIN-09 @FR-MIN-23
  Scenario Outline: A die of <die> turns a tile on its last face to face <face>, and <cubes> gold is there to haul
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is on face 3
    When p1 does "pan p6 0"
    And chance does "die <die>"
    And chance does "die <other>"
    And p1 does "assign <die> p6"
    Then p6 is on face <face>
    And p1 has <cubes> gold at p6
    And p6 has a reserve of <reserve>
    When p1 does "stop"
    Then "haul p6" is <verdict> for p1

    Examples: the faces give 0, 1, 0, 1
      | die | other | face | cubes | reserve | verdict |
      | 1   | 6     | 0    | 0     | 4       | illegal |
      | 2   | 6     | 1    | 1     | 3       | legal   |
      | 3   | 6     | 2    | 0     | 4       | illegal |
      | 4   | 6     | 3    | 1     | 3       | legal   |
      | 5   | 6     | 0    | 0     | 4       | illegal |
      | 6   | 1     | 1    | 1     | 3       | legal   |

  @FR-MIN-09 @FR-MIN-11
  Scenario: After the last face the tile turns to the first face and gives the output of the first
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And a deep-gold of p1 stands at p6
    And p6 is eluvial
    And p6 is on face 2
    And p6 has a reserve of 8
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 5"
    And p1 does "assign 1 p6"
    Then p6 is on face 3
    And p1 has 3 gold at p6
    When p1 does "assign 5 p6"
    Then p6 is on face 0
    And p1 has 4 gold at p6
    And p6 has a reserve of 4
