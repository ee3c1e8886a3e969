Feature: Drives at the ends of the map
  The same three steps over grass hold on the first board, on the last one and across the seams between boards.

  # ---------------------------------------------------------------- the last board

  @FR-RAN-08 @FR-RAN-10
  Scenario: From x6, south of the river at the very end, only the listed drives are legal
    Given a Frontier game of p1, p2, p3 and p4
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at x6
    Then p1 may do only:
      | breed x6              |
      | drive-cattle x6 to u6 |
      | drive-cattle x6 to v6 |
      | drive-cattle x6 to v7 |
      | drive-cattle x6 to w6 |
      | drive-cattle x6 to w7 |
      | drive-cattle x6 to w8 |
      | drive-cattle x6 to x7 |
      | drive-cattle x6 to x8 |
      | end-turn              |

  @FR-RAN-08 @FR-RAN-10
  Scenario: From x8, beside the desert, only the listed drives are legal
    Given a Frontier game of p1, p2, p3 and p4
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at x8
    And the red line is r9
    Then p1 may do only:
      | breed x8              |
      | drive-cattle x8 to u8 |
      | drive-cattle x8 to v7 |
      | drive-cattle x8 to v8 |
      | drive-cattle x8 to w6 |
      | drive-cattle x8 to w7 |
      | drive-cattle x8 to w8 |
      | drive-cattle x8 to w9 |
      | drive-cattle x8 to x6 |
      | drive-cattle x8 to x7 |
      | end-turn              |

  @FR-RAN-10
  Scenario: From x3, between the stream, the mountains and the river, only the listed drives are legal
    Given a Frontier game of p1, p2, p3 and p4
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at x3
    Then p1 may do only:
      | breed x3              |
      | drive-cattle x3 to w3 |
      | drive-cattle x3 to w4 |
      | drive-cattle x3 to x4 |
      | end-turn              |

  @FR-R-drive-direction @FR-RAN-08
  Scenario: If a step may go over a corner, only the listed drives from x8 are legal
    Given a Frontier game of p1, p2, p3 and p4
    And the ruling "drive-direction" is "eight-ways"
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at x8
    And the red line is r9
    Then p1 may do only:
      | breed x8              |
      | drive-cattle x8 to u6 |
      | drive-cattle x8 to u8 |
      | drive-cattle x8 to v6 |
      | drive-cattle x8 to v7 |
      | drive-cattle x8 to v8 |
      | drive-cattle x8 to w6 |
      | drive-cattle x8 to w7 |
      | drive-cattle x8 to w8 |
      | drive-cattle x8 to w9 |
      | drive-cattle x8 to x6 |
      | drive-cattle x8 to x7 |
      | end-turn              |

  # ---------------------------------------------------------------- across the seams

  @FR-RAN-08 @FR-RAN-10
  Scenario: From r4, north of the river, the listed drives cross the seam of the boards
    Given a Frontier game of p1, p2, p3 and p4
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at r4
    Then p1 may do only:
      | breed r4              |
      | drive-cattle r4 to q2 |
      | drive-cattle r4 to q3 |
      | drive-cattle r4 to q4 |
      | drive-cattle r4 to r2 |
      | drive-cattle r4 to r3 |
      | drive-cattle r4 to s2 |
      | drive-cattle r4 to s3 |
      | drive-cattle r4 to s4 |
      | drive-cattle r4 to t3 |
      | drive-cattle r4 to t4 |
      | drive-cattle r4 to u4 |
      | end-turn              |

  @FR-RAN-08 @FR-RAN-10
  Scenario: If three boards are laid out, the map ends beside r4
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at r4
    Then p1 may do only:
      | breed r4              |
      | drive-cattle r4 to q2 |
      | drive-cattle r4 to q3 |
      | drive-cattle r4 to q4 |
      | drive-cattle r4 to r2 |
      | drive-cattle r4 to r3 |
      | end-turn              |

  @FR-RAN-08
  Scenario Outline: A drive may cross the seam upstream and downstream, from <from> to <to> but not to <far>
    Given a Frontier game of p1, p2, p3 and p4
    And p1 is in ranching at level I
    And p1 has 1 horse on cards
    And p1 has 1 cattle at <from>
    Then p1 may not do "drive-cattle <from> to <far>" because of FR-RAN-08
    When p1 does "drive-cattle <from> to <to>"
    Then p1 has 0 cattle at <from>
    And p1 has 1 cattle at <to>

    Examples:
      | from | to | far |
      | u6   | r6 | q6  |
      | x6   | u6 | t6  |
      | q6   | t6 | u6  |
      | u6   | x6 | x7  |
      | s7   | r8 | q9  |
      | n4   | m4 | r4  |

  # ---------------------------------------------------------------- the first board

  @FR-RAN-08 @FR-RAN-10
  Scenario: From d8, where the grass of the first board begins, only the listed drives are legal
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at d8
    Then p1 may do only:
      | breed d8              |
      | drive-cattle d8 to d7 |
      | drive-cattle d8 to e6 |
      | drive-cattle d8 to e7 |
      | end-turn              |

  @FR-RAN-08 @FR-RAN-10
  Scenario: From e6 only the listed drives upstream and downstream are legal
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at e6
    Then p1 may do only:
      | breed e6              |
      | drive-cattle e6 to d7 |
      | drive-cattle e6 to d8 |
      | drive-cattle e6 to e7 |
      | drive-cattle e6 to f6 |
      | drive-cattle e6 to g6 |
      | drive-cattle e6 to g7 |
      | end-turn              |

  @FR-RAN-10
  Scenario: From g4, grass without grass beside it, no drive is legal
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at g4
    Then p1 may do only:
      | breed g4 |
      | end-turn |
    And p1 may not do "drive-cattle g4 to h3" because of FR-RAN-10

  # ---------------------------------------------------------------- by other answers

  @FR-R-drive-length @FR-RAN-10
  Scenario: If a drive is one step, only the listed drives from x8 are legal
    Given a Frontier game of p1, p2, p3 and p4
    And the ruling "drive-length" is "one"
    And p1 is in ranching at level I
    And p1 has $0
    And p1 has 1 horse on cards
    And p1 has 1 cattle at x8
    And the red line is r9
    Then p1 may do only:
      | breed x8              |
      | drive-cattle x8 to w8 |
      | drive-cattle x8 to x7 |
      | end-turn              |

  @FR-R-drive-herd
  Scenario: A whole herd crosses the seam together and counts as driven on its new space
    Given a Frontier game of p1, p2, p3 and p4
    And the ruling "drive-herd" is "whole-herd"
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 1 horse on cards
    And p1 has 3 cattle at u6
    And p2 has 1 cattle at u6
    When p1 does "drive-cattle u6 to r6"
    Then p1 has 0 cattle at u6
    And p1 has 3 cattle at r6
    And p2 has 1 cattle at u6
    And p1 may not do "breed r6" because of FR-RAN-12
