Feature: The efficiency bonus
  A new building brings its builder 1 savings for every building of its own colour that stands edge to edge with it, whoever built that
  one. Viaducts and plants bring nothing.

  # ---------------------------------------------------------------- one for each neighbour of the colour

  @US-BUILD-19
  Scenario Outline: Building the <new> beside the <old> brings savings only if the colours match
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has <old> at e2
    And yellow has 1 savings
    And the offering is <new> soap-factory pepsin-laboratory serum-laboratory
    When yellow does "build <new> at <squares>"
    And chance decides 1 time
    Then yellow has <savings> savings

    Examples: of the same colour
      | old             | new            | squares | savings |
      | curing-room     | lard-refinery  | e3      | 2       |
      | tallow-house    | chill-room     | e3      | 2       |
      | wool-house      | lamb-cooler    | e4      | 2       |
      | canning-factory | general-office | f3      | 2       |

    Examples: of different colours
      | old             | new            | squares | savings |
      | curing-room     | chill-room     | e3      | 1       |
      | tallow-house    | general-office | e3      | 1       |
      | wool-house      | lard-refinery  | e4      | 1       |
      | canning-factory | lamb-cooler    | f3      | 1       |

  @US-BUILD-19
  Scenario: A building that touches nothing but the plant brings no savings
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building wool-house"
    Then yellow has 1 savings

  @US-BUILD-19
  Scenario: Three neighbouring buildings of the same colour bring 3 savings
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has lard-refinery at e2
    And yellow has smokehouse at f1
    And yellow has sausage-kitchen at e4
    And the offering is curing-room canning-factory chill-room wool-house
    And yellow has 1 savings
    When yellow does "build curing-room at g3"
    And chance does "reveal-building hair-factory"
    Then yellow's piece curing-room covers g3 h3 i3
    And yellow has 4 savings

  @US-BUILD-19
  Scenario: Of two neighbouring buildings, only the building of the same colour brings savings
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has lard-refinery at e2
    And yellow has chill-room at e4
    And the offering is curing-room canning-factory tallow-house wool-house
    And yellow has 1 savings
    When yellow does "build curing-room at g3 rot 90"
    And chance does "reveal-building sausage-kitchen"
    Then yellow's piece curing-room covers g3 g4 g5
    And yellow has 2 savings

  @US-BUILD-19 @US-BUILD-12
  Scenario Outline: A neighbour counts for the bonus edge to edge, but not corner to corner - Curing Room at <squares>
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has lard-refinery at e2
    And the offering is curing-room canning-factory chill-room wool-house
    And yellow has 1 savings
    When yellow does "build curing-room at <squares>"
    And chance does "reveal-building hair-factory"
    Then yellow has <savings> savings

    Examples: the Lard Refinery is at e2 e3 f3
      | squares   | savings |
      | b1        | 1       |
      | c1        | 2       |
      | d4 rot 90 | 1       |
      | e4 rot 90 | 2       |

  # ---------------------------------------------------------------- each one once, whoever built it

  @US-BUILD-20
  Scenario: A building that touches along two edges counts as one neighbour
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has lard-refinery at e2
    And the offering is curing-room canning-factory chill-room wool-house
    And yellow has 1 savings
    When yellow does "build curing-room at e4"
    And chance does "reveal-building hair-factory"
    Then yellow's piece curing-room covers e4 f4 g4
    And yellow has 2 savings

  @US-BUILD-20
  Scenario: Green's Lard Refinery counts for yellow, and green gains nothing
    Given a Union Stockyards game of yellow, blue and green
    And green has lard-refinery at e4
    And the offering is curing-room canning-factory chill-room wool-house
    And yellow has 1 savings
    And green has 3 savings
    When yellow does "build curing-room at d4 rot 90"
    And chance does "reveal-building hair-factory"
    Then yellow's piece curing-room covers d4 d5 d6
    And yellow has 2 savings
    And green has 3 savings

  @US-BUILD-20
  Scenario: One neighbouring building of yellow and one of green together bring 2 savings
    Given a Union Stockyards game of yellow, blue and green
    And green has lard-refinery at e4
    And yellow has sausage-kitchen at b4
    And the offering is curing-room canning-factory chill-room wool-house
    And yellow has 1 savings
    When yellow does "build curing-room at d5 rot 90"
    And chance does "reveal-building hair-factory"
    Then yellow's piece curing-room covers d5 d6 d7
    And yellow has 3 savings

  @US-BUILD-20
  Scenario: Two neighbouring buildings of blue bring 2 savings, as buildings count and not players
    Given a Union Stockyards game of yellow, blue and green
    And blue has lard-refinery at i8 rot 270
    And blue has sausage-kitchen at k6 rot 180
    And the offering is curing-room canning-factory chill-room wool-house
    And blue has 2 savings
    And it is blue's turn
    When blue does "build curing-room at j5 rot 90"
    And chance does "reveal-building hair-factory"
    Then blue's piece curing-room covers j5 j6 j7
    And blue has 4 savings

  # ---------------------------------------------------------------- how much is it?

  @US-BUILD-19 @US-BUILD-20 @US-R-efficiency-amount
  Scenario Outline: Build example A - the Hair Factory beside two pink buildings brings savings by the ruling - <option>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "efficiency-amount" is "<option>"
    And yellow's plant is northwest
    And blue's plant is centre
    And green's plant is southeast
    And blue has lard-refinery at h2 rot 270
    And blue has sausage-kitchen at j3
    And blue has 2 savings
    And the offering is hair-factory chill-room wool-house tallow-house
    And the deck shows tannery on top
    And it is blue's turn
    When blue does "build hair-factory at i1 rot 90"
    Then blue has <savings> savings

    Examples:
      | option   | savings |
      | one-each | 4       |
      | two-each | 6       |

  @US-BUILD-19 @US-R-efficiency-amount
  Scenario Outline: The ruling decides how many savings one neighbouring building brings - <option>, Curing Room at <squares>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "efficiency-amount" is "<option>"
    And yellow has lard-refinery at e2
    And the offering is curing-room canning-factory chill-room wool-house
    And yellow has 1 savings
    When yellow does "build curing-room at <squares>"
    And chance does "reveal-building hair-factory"
    Then yellow has <savings> savings

    Examples:
      | option   | squares | savings |
      | one-each | e4      | 2       |
      | two-each | e4      | 3       |
      | two-each | b4      | 1       |

  # ---------------------------------------------------------------- do plants count?

  @US-BUILD-19 @US-R-efficiency-plants
  Scenario Outline: Whether the own plant brings savings beside Blue's Lard Refinery depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "efficiency-plants" is "<option>"
    And blue has 2 savings
    And it is blue's turn
    When blue does "build lard-refinery at i8 rot 270"
    And chance does "reveal-building wool-house"
    Then blue's piece lard-refinery covers j8 i9 j9
    And blue has <savings> savings

    Examples:
      | option           | savings |
      | plants-excluded  | 2       |
      | own-plant-counts | 3       |

  @US-BUILD-13 @US-BUILD-19 @US-R-efficiency-plants
  Scenario Outline: Green's plant brings yellow nothing under either ruling - <option>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "efficiency-plants" is "<option>"
    And yellow has tallow-house at d4
    And the offering is curing-room canning-factory chill-room lard-refinery
    And yellow has 1 savings
    When yellow does "build curing-room at i4 rot 90"
    And chance does "reveal-building hair-factory"
    Then yellow has 1 savings

    Examples:
      | option           |
      | plants-excluded  |
      | own-plant-counts |

  @US-BUILD-20 @US-R-efficiency-plants
  Scenario Outline: With the ruling "own-plant-counts" the plant is one more building of the colour - <squares>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "efficiency-plants" is "own-plant-counts"
    And yellow has lard-refinery at e2
    And the offering is curing-room canning-factory chill-room wool-house
    And yellow has 1 savings
    When yellow does "build curing-room at <squares>"
    And chance does "reveal-building hair-factory"
    Then yellow has <savings> savings

    Examples: the Lard Refinery is at e2 e3 f3, the plant at b2 c2 d2 b3 c3 d3
      | squares   | savings |
      | b1        | 2       |
      | c1        | 3       |
      | e4 rot 90 | 2       |
      | d4 rot 90 | 2       |

  @US-R-efficiency-plants @US-R-efficiency-amount
  Scenario: With the rulings "own-plant-counts" and "two-each" the own plant brings 2 savings
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "efficiency-plants" is "own-plant-counts"
    And the ruling "efficiency-amount" is "two-each"
    And blue has 2 savings
    And it is blue's turn
    When blue does "build lard-refinery at i8 rot 270"
    And chance does "reveal-building wool-house"
    Then blue has 4 savings
