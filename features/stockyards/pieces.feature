Feature: The wooden pieces
  Twelve shapes in all. A piece may be turned by quarters and turned over; `at` names the north-west corner of the box around it, which
  the piece itself need not cover. The same squares have one name only: the one without `mirror` if there is one, then the smallest turn.

  # ---------------------------------------------------------------- every shape in every way

  @US-CARD-01 @US-BUILD-05 @US-BUILD-06
  Scenario Outline: A piece may be turned by quarters - <card> at <place>
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has curing-room at e2 rot 90
    And a viaduct stands at e5
    And the offering is <card> pepsin-laboratory serum-laboratory general-office
    When yellow does "build <card> at <place>"
    And chance does "reveal-building wool-house"
    Then yellow's piece <card> covers <squares>

    Examples: three in a row
      | card         | place     | squares  |
      | tallow-house | f2        | f2 g2 h2 |
      | tallow-house | f2 rot 90 | f2 f3 f4 |

    Examples: a corner of three
      | card          | place      | squares  |
      | lard-refinery | f2         | f2 f3 g3 |
      | lard-refinery | f2 rot 90  | f2 g2 f3 |
      | lard-refinery | f2 rot 180 | f2 g2 g3 |
      | lard-refinery | f2 rot 270 | g2 f3 g3 |

    Examples: an L of four
      | card            | place      | squares     |
      | canning-factory | f2         | f2 f3 f4 g4 |
      | canning-factory | f2 rot 90  | f2 g2 h2 f3 |
      | canning-factory | f2 rot 180 | f2 g2 g3 g4 |
      | canning-factory | f2 rot 270 | h2 f3 g3 h3 |

    Examples: a block of two by two
      | card       | place | squares     |
      | chill-room | f2    | f2 g2 f3 g3 |

    Examples: a T of four
      | card            | place      | squares     |
      | sausage-kitchen | f2         | f2 g2 h2 g3 |
      | sausage-kitchen | f2 rot 90  | g2 f3 g3 g4 |
      | sausage-kitchen | f2 rot 180 | g2 f3 g3 h3 |
      | sausage-kitchen | f2 rot 270 | f2 f3 g3 f4 |

    Examples: a step of four
      | card       | place     | squares     |
      | smokehouse | f2        | g2 h2 f3 g3 |
      | smokehouse | f2 rot 90 | f2 f3 g3 g4 |

    Examples: four in a row
      | card        | place     | squares     |
      | lamb-cooler | f2        | f2 g2 h2 i2 |
      | lamb-cooler | f2 rot 90 | f2 f3 f4 f5 |

    Examples: a block with a tail
      | card         | place      | squares        |
      | hair-factory | f2         | f2 g2 f3 g3 f4 |
      | hair-factory | f2 rot 90  | f2 g2 h2 g3 h3 |
      | hair-factory | f2 rot 180 | g2 f3 g3 f4 g4 |
      | hair-factory | f2 rot 270 | f2 g2 f3 g3 h3 |

    Examples: a long L
      | card    | place      | squares        |
      | tannery | f2         | f2 f3 f4 f5 g5 |
      | tannery | f2 rot 90  | f2 g2 h2 i2 f3 |
      | tannery | f2 rot 180 | f2 g2 g3 g4 g5 |
      | tannery | f2 rot 270 | i2 f3 g3 h3 i3 |

    Examples: a U
      | card         | place      | squares        |
      | soap-factory | f2         | f2 h2 f3 g3 h3 |
      | soap-factory | f2 rot 90  | f2 g2 f3 f4 g4 |
      | soap-factory | f2 rot 180 | f2 g2 h2 f3 h3 |
      | soap-factory | f2 rot 270 | f2 g2 g3 f4 g4 |

    Examples: a wide corner
      | card          | place      | squares        |
      | brush-factory | f2         | f2 f3 f4 g4 h4 |
      | brush-factory | f2 rot 90  | f2 g2 h2 f3 f4 |
      | brush-factory | f2 rot 180 | f2 g2 h2 h3 h4 |
      | brush-factory | f2 rot 270 | h2 h3 f4 g4 h4 |

    Examples: a staircase
      | card             | place      | squares        |
      | fertilizer-plant | f2         | f2 f3 g3 g4 h4 |
      | fertilizer-plant | f2 rot 90  | g2 h2 f3 g3 f4 |
      | fertilizer-plant | f2 rot 180 | f2 g2 g3 h3 h4 |
      | fertilizer-plant | f2 rot 270 | h2 g3 h3 f4 g4 |

  @US-BUILD-05 @US-BUILD-06 @US-R-piece-flip
  Scenario Outline: A piece may be turned over as well - <card> at <place>
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has curing-room at e2 rot 90
    And a viaduct stands at e5
    And the offering is <card> pepsin-laboratory serum-laboratory general-office
    When yellow does "build <card> at <place>"
    And chance does "reveal-building lard-refinery"
    Then yellow's piece <card> covers <squares>

    Examples: an L of four
      | card            | place             | squares     |
      | canning-factory | f2 mirror         | g2 g3 f4 g4 |
      | canning-factory | f2 rot 90 mirror  | f2 f3 g3 h3 |
      | canning-factory | f2 rot 180 mirror | f2 g2 f3 f4 |
      | canning-factory | f2 rot 270 mirror | f2 g2 h2 h3 |

    Examples: a step of four
      | card       | place            | squares     |
      | smokehouse | f2 mirror        | f2 g2 g3 h3 |
      | smokehouse | f2 rot 90 mirror | g2 f3 g3 f4 |

    Examples: a block with a tail
      | card         | place             | squares        |
      | hair-factory | f2 mirror         | f2 g2 f3 g3 g4 |
      | hair-factory | f2 rot 90 mirror  | g2 h2 f3 g3 h3 |
      | hair-factory | f2 rot 180 mirror | f2 f3 g3 f4 g4 |
      | hair-factory | f2 rot 270 mirror | f2 g2 h2 f3 g3 |

    Examples: a long L
      | card    | place             | squares        |
      | tannery | f2 mirror         | g2 g3 g4 f5 g5 |
      | tannery | f2 rot 90 mirror  | f2 f3 g3 h3 i3 |
      | tannery | f2 rot 180 mirror | f2 g2 f3 f4 f5 |
      | tannery | f2 rot 270 mirror | f2 g2 h2 i2 i3 |

  # ---------------------------------------------------------------- one name for the same squares

  @US-BUILD-06
  Scenario Outline: A turn or a mirror that changes nothing cannot be written, and the error suggests the form - <card> at <written>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the offering is <card> pepsin-laboratory serum-laboratory glue-works
    And it is yellow's turn
    Then the word "build <card> at <written>" is not understood, did they mean "build <card> at <place>"
    When yellow does "build <card> at <place>"
    And chance does "reveal-building tallow-house"
    Then yellow has the cards <card>

    Examples:
      | card            | place      | written           |
      | curing-room     | e2         | e2 rot 180        |
      | curing-room     | e2 rot 90  | e2 rot 270        |
      | curing-room     | e2         | e2 mirror         |
      | chill-room      | e2         | e2 rot 90         |
      | lard-refinery   | e2 rot 270 | e2 mirror         |
      | sausage-kitchen | e2 rot 270 | e2 rot 270 mirror |
      | smokehouse      | e2         | e2 rot 180        |
      | general-office  | e2         | e2 rot 180 mirror |
      | soap-factory    | e2         | e2 mirror         |

  # ---------------------------------------------------------------- how many ways there are

  @US-BUILD-06 @US-R-piece-flip
  Scenario Outline: The number of ways to place the <card> beside yellow's plant depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "piece-flip" is "<option>"
    And the offering is <card> pepsin-laboratory serum-laboratory glue-works
    And it is yellow's turn
    Then yellow has <n> ways to build <card>
    When yellow does "build <card> at e2"
    And chance does "reveal-building lard-refinery"
    Then yellow's piece <card> covers <squares>

    Examples: shapes that turning over changes
      | card            | option          | n  | squares        |
      | canning-factory | rotate-and-flip | 58 | e2 e3 e4 f4    |
      | canning-factory | rotate-only     | 29 | e2 e3 e4 f4    |
      | hair-factory    | rotate-and-flip | 54 | e2 f2 e3 f3 e4 |
      | hair-factory    | rotate-only     | 27 | e2 f2 e3 f3 e4 |

    Examples: shapes that it does not change
      | card         | option          | n  | squares     |
      | curing-room  | rotate-and-flip | 19 | e2 f2 g2    |
      | curing-room  | rotate-only     | 19 | e2 f2 g2    |
      | chill-room   | rotate-and-flip | 7  | e2 f2 e3 f3 |
      | chill-room   | rotate-only     | 7  | e2 f2 e3 f3 |

  # ---------------------------------------------------------------- may a piece be turned over?

  @US-BUILD-06 @US-R-piece-flip
  Scenario Outline: Whether the Canning Factory may be turned over depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "piece-flip" is "<option>"
    And it is yellow's turn
    Then "build canning-factory at e2 rot 180 mirror" is <verdict> for yellow
    And "build canning-factory at e2 rot 270 mirror" is <verdict> for yellow
    And "build canning-factory at e2" is legal for yellow
    And "build canning-factory at e2 rot 90" is legal for yellow
    And "build canning-factory at e2 rot 180" is legal for yellow
    And "build canning-factory at e2 rot 270" is legal for yellow

    Examples:
      | option          | verdict |
      | rotate-and-flip | legal   |
      | rotate-only     | illegal |

  @US-BUILD-06 @US-R-piece-flip
  Scenario Outline: The Canning Factory fits on f4 g4 g5 g6 without being turned over - <option>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "piece-flip" is "<option>"
    And yellow owns the land at f4 facing s
    And a viaduct stands at e3 e4 e5 f5 f6
    And yellow has $0
    Then yellow has 1 way to build canning-factory
    When yellow does "build canning-factory at f4 rot 180"
    And chance does "reveal-building wool-house"
    Then yellow's piece canning-factory covers f4 g4 g5 g6

    Examples: the shape as drawn, turned by 180 degrees
      | option          |
      | rotate-and-flip |
      | rotate-only     |

  @US-BUILD-06 @US-R-piece-flip
  Scenario: The Canning Factory has to be turned over to fit on f6 g4 g5 g6
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow owns the land at f4 facing s
    And a viaduct stands at e3 e4 f4 f5
    And yellow has $0
    Then yellow has 1 way to build canning-factory
    When yellow does "build canning-factory at f4 mirror"
    And chance does "reveal-building wool-house"
    Then yellow's piece canning-factory covers g4 g5 f6 g6

  @US-BUILD-06 @US-R-piece-flip
  Scenario: With the ruling "rotate-only" the Canning Factory does not fit on f6 g4 g5 g6
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "piece-flip" is "rotate-only"
    And yellow owns the land at f4 facing s
    And a viaduct stands at e3 e4 f4 f5
    And yellow has $0
    Then yellow may not build canning-factory
    And yellow may not do "build canning-factory at f4 mirror" because of US-BUILD-06 and the ruling "piece-flip"

  @US-BUILD-06 @US-R-piece-flip
  Scenario: With the ruling "rotate-only" the refusal of a piece turned over cites that ruling
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "piece-flip" is "rotate-only"
    And it is yellow's turn
    Then yellow may not do "build canning-factory at e2 rot 90 mirror" because of US-BUILD-06 and the ruling "piece-flip"

  @US-R-piece-flip
  Scenario: With the ruling "rotate-only" a symmetric shape can still be placed in all its ways
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "piece-flip" is "rotate-only"
    And the offering is sausage-kitchen canning-factory chill-room smokehouse
    Then "build sausage-kitchen at e2" is legal for yellow
    And "build sausage-kitchen at e2 rot 180" is legal for yellow
    And "build smokehouse at e2" is legal for yellow
    But "build smokehouse at e2 mirror" is illegal for yellow

