Feature: The brand reputation track
  Trackers go forward and share spaces in stacks: who lands comes on top, and who is on top is ahead. Lines between the spaces
  raise a meat value when they are crossed.

  # ---------------------------------------------------------------- forward, and on top

  @US-BRAND-01
  Scenario Outline: A tracker moves by the amount of brand gained - <action>
    Given a Union Stockyards game of yellow, blue and green
    And brand 5 holds yellow
    When yellow does "<action>"
    Then the brand of yellow is <brand>

    Examples:
      | action              | brand |
      | advertise chicago   | 6     |
      | branch philadelphia | 6     |
      | advertise national  | 7     |

  @US-BRAND-04
  Scenario: Any number of trackers may stand on one space
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And brand 0 holds nobody
    And brand 3 holds purple, green, orange, blue
    And brand 2 holds yellow
    When yellow does "advertise chicago"
    Then brand 3 holds purple, green, orange, blue, yellow
    And brand 2 holds nobody

  @US-BRAND-05
  Scenario: A tracker lands on top of others, and trackers above a leaving one keep their order
    Given a Union Stockyards game of yellow, blue, green and orange
    And brand 5 holds orange, yellow, blue
    And brand 6 holds green
    When yellow does "advertise chicago"
    Then brand 5 holds orange, blue
    And brand 6 holds green, yellow
    When blue does "branch philadelphia"
    Then brand 5 holds orange
    And brand 6 holds green, yellow, blue

  @US-BRAND-05
  Scenario: Blue's tracker lands on two trackers, and green's leaves from under them
    Given a Union Stockyards game of yellow, blue and green
    And the position:
      """
      {
        "year": 3,
        "decision": "placement",
        "player": "blue",
        "first-player": "blue",
        "party": "democratic",
        "prices": {"cattle": 15, "hogs": 6, "sheep": 4},
        "yards": {"cattle": 3, "hogs": 3, "sheep": 3},
        "spirit": 2,
        "year-card": "y1902-beef-trust",
        "offering": ["canning-factory", "chill-room", "lard-refinery", "tallow-house"],
        "deck-top": "wool-house",
        "brand-order": ["blue", "green", "yellow"],
        "players": [
          {"name": "yellow", "plant": "northwest", "cash": 10, "savings": 1, "brand": 6, "buildings": {"curing-room": "e2"}},
          {"name": "blue", "plant": "southeast", "cash": 10, "savings": 2, "brand": 5},
          {"name": "green", "plant": "centre", "cash": 10, "savings": 3, "brand": 6}
        ]
      }
      """
    Then brand 6 holds green, yellow
    When blue does "advertise chicago"
    Then brand 6 holds green, yellow, blue
    When green does "advertise national"
    Then brand 6 holds yellow, blue
    And brand 8 holds green

  @US-BRAND-05
  Scenario: A tracker comes on top of a stack only when it moves
    Given a Union Stockyards game of yellow, blue and green
    And brand 3 holds yellow, blue
    And brand 4 holds green
    When yellow does "build curing-room at e2"
    And chance does "reveal-building wool-house"
    Then brand 3 holds yellow, blue
    When blue does "advertise chicago"
    Then brand 3 holds yellow
    And brand 4 holds green, blue

  @US-BRAND-01
  Scenario: A tracker that passes over a stack does not join it
    Given a Union Stockyards game of yellow, blue and green
    And brand 5 holds yellow
    And brand 6 holds green, blue
    When yellow does "advertise national"
    Then brand 6 holds green, blue
    And brand 7 holds yellow

  @example @US-EX-20 @US-BRAND-01
  Scenario: After blue moves to 7, brand brings 9 to green, 6 to blue, 3 to yellow
    Given a Union Stockyards game of yellow, blue, green and orange
    And it is blue's turn
    And brand 8 holds green
    And brand 6 holds blue
    And brand 5 holds orange, yellow
    And yellow has 0 low morale tokens
    And blue has 0 low morale tokens
    And green has 0 low morale tokens
    And orange has 0 low morale tokens
    And blue's beef is 19
    When blue does "advertise chicago"
    Then brand 7 holds blue
    And the wealth of yellow is made of savings 1, cash 10, margins 5, brand 3, houses 0, cards 0, tokens 0
    And the wealth of blue is made of savings 2, cash 10, margins 10, brand 6, houses 0, cards 0, tokens 0
    And the wealth of green is made of savings 3, cash 10, margins 5, brand 9, houses 0, cards 0, tokens 0
    And the wealth of orange is made of savings 4, cash 10, margins 5, brand 0, houses 0, cards 0, tokens 0

  @US-BRAND-06 @US-SCORE-07 @US-SCORE-09 @US-WIN-05
  Scenario Outline: At the end of the game the higher tracker of a space is ahead - brand 5 with <stack>
    Given a Union Stockyards game of yellow, blue, green and orange
    And it is year 6 and blue places the last worker of the year
    And brand 8 holds green
    And brand 6 holds blue
    And brand 5 holds <stack>
    And yellow has 0 low morale tokens
    And orange has 0 low morale tokens
    And the Yards hold 2 cattle, 2 hogs, 2 sheep
    When blue does "advertise chicago"
    Then the game is over
    And the wealth of yellow is made of savings 1, cash 10, margins 2, brand <yellow>, houses 0, cards 0, tokens 0
    And the wealth of orange is made of savings 4, cash 10, margins 2, brand <orange>, houses 0, cards 0, tokens 0

    Examples:
      | stack          | yellow | orange |
      | orange, yellow | 3      | 0      |
      | yellow, orange | 0      | 3      |

  # ---------------------------------------------------------------- lines

  Scenario Outline: Each brand line gives its gain when one step crosses it - from <from> to <to>
    Given a Union Stockyards game of yellow, blue and green
    And brand <from> holds yellow
    When yellow does "advertise chicago"
    Then brand <to> holds yellow
    And yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>
    And blue's beef is 16

    @US-BRAND-02
    Examples: over a line, from beef 16, pork 6, lamb 6
      | from | to | beef | pork | lamb |
      | 1    | 2  | 17   | 6    | 6    |
      | 3    | 4  | 17   | 6    | 6    |
      | 4    | 5  | 16   | 7    | 6    |
      | 6    | 7  | 18   | 6    | 6    |
      | 8    | 9  | 16   | 6    | 7    |
      | 10   | 11 | 18   | 6    | 6    |

    @US-BRAND-01
    Examples: between the lines
      | from | to | beef | pork | lamb |
      | 2    | 3  | 16   | 6    | 6    |
      | 5    | 6  | 16   | 6    | 6    |
      | 7    | 8  | 16   | 6    | 6    |
      | 9    | 10 | 16   | 6    | 6    |
      | 11   | 12 | 16   | 6    | 6    |

  @US-BRAND-03
  Scenario: If one move crosses two lines, both lines give their gain
    Given a Union Stockyards game of yellow, blue and green
    And brand 3 holds yellow
    When yellow does "advertise national"
    Then the brand of yellow is 5
    And yellow's beef is 17
    And yellow's pork is 7

  @US-BRAND-02
  Scenario: A meat value raised by a line counts at the very next slaughter
    Given a Union Stockyards game of yellow and blue
    And brand 6 holds yellow
    When yellow does "advertise chicago"
    And blue does "contract"
    And yellow does "slaughter cattle"
    Then yellow has $14

  # ---------------------------------------------------------------- the last space

  @worked @US-EX-28 @US-BRAND-07 @US-BOUND-03 @US-PLACE-10
  Scenario: Blue advertises on the last space and comes to the top of its stack
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And brand 12 holds blue, green
    And blue has $2
    When blue does "advertise national"
    Then blue has $0
    And brand 12 holds green, blue
    And blue's beef is 16
    And blue's pork is 6
    And blue's lamb is 6

  @US-BRAND-07
  Scenario Outline: On the last space a tracker cannot move ahead, but comes on top - <action>
    Given a Union Stockyards game of yellow, blue, green and orange
    And brand 12 holds orange, yellow, green
    When yellow does "<action>"
    Then brand 12 holds orange, green, yellow

    Examples:
      | action              |
      | advertise chicago   |
      | branch philadelphia |

  @US-BRAND-07
  Scenario: A tracker alone on the last space stays there when its owner advertises
    Given a Union Stockyards game of yellow and blue
    And brand 12 holds yellow
    When yellow does "advertise chicago"
    Then brand 12 holds yellow
    And yellow's beef is 16

  # ---------------------------------------------------------------- where brand comes from

  @US-BRAND-08
  Scenario Outline: Brand comes from advertising and from a house in Philadelphia - <action>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "<action>"
    Then brand <brand> holds yellow
    And brand 0 holds blue, green

    Examples:
      | action              | brand |
      | advertise national  | 2     |
      | advertise chicago   | 1     |
      | branch philadelphia | 1     |

  @US-BRAND-08
  Scenario: A building may bring brand
    Given a Union Stockyards game of yellow, blue and green
    And the offering is smokehouse chill-room wool-house tallow-house
    When yellow does "build smokehouse at e2"
    And chance does "reveal-building canning-factory"
    Then brand 1 holds yellow
    And yellow's pork is 7

  @US-BRAND-08
  Scenario: A year card that names brand brings brand
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1893-fair-exhibit
    When yellow does "year-card fair-exhibit"
    Then brand 2 holds yellow
    And yellow's beef is 17

  # ---------------------------------------------------------------- the bonus goes by the stack

  @US-BRAND-06
  Scenario: Yellow lands on blue with the last worker and gets the two-player brand bonus
    Given a Union Stockyards game of yellow and blue
    And it is year 6 and yellow places the last worker of the year
    And yellow has 0 low morale tokens
    And blue has 0 low morale tokens
    And brand 3 holds blue
    And brand 2 holds yellow
    And the Yards hold 2 cattle, 2 hogs, 2 sheep
    When yellow does "advertise chicago"
    Then brand 3 holds blue, yellow
    And the wealth of yellow is made of savings 1, cash 10, margins 2, brand 5, houses 0, cards 0, tokens 0
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 0, houses 0, cards 0, tokens 0
