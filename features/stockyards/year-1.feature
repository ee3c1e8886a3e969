Feature: The year cards of 1883 to 1889
  Supplier Contract, Spread Rumors and Assist Hull House are actions; the card of 1887 is an event.

  # ---------------------------------------------------------------- 1883, Supplier Contract

  @US-Y1-01
  Scenario: 1883 - the Supplier Contract is free and raises only the own pork by 1
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1883-supplier-contract
    And yellow's pork is 6
    When yellow does "year-card supplier-contract"
    Then yellow's pork is 7
    And yellow's beef is 16
    And yellow's lamb is 6
    And yellow has $10
    And blue's pork is 6
    And green's pork is 6
    And the play rests on US-Y1-01

  @US-Y1-01
  Scenario Outline: 1883 - pork stops at the end of its track, and the contract may still be chosen
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1883-supplier-contract
    And yellow's pork is <before>
    When yellow does "year-card supplier-contract"
    Then yellow's pork is 20

    Examples:
      | before |
      | 19     |
      | 20     |

  @US-Y1-01
  Scenario: 1883 - a player without cash may take the Supplier Contract
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1883-supplier-contract
    And yellow has $0
    When yellow does "year-card supplier-contract"
    Then yellow's pork is 7
    And yellow has $0

  # ---------------------------------------------------------------- 1886, Spread Rumors

  @US-Y1-02 @US-Y1-03
  Scenario Outline: 1886 - rumors give every other player a low morale token, but not the player who spreads them
    Given a Union Stockyards game of <players>
    And the year card is y1886-spread-rumors
    Then <before> low morale tokens are in the supply
    When yellow does "year-card spread-rumors"
    Then yellow has 1 low morale token
    And blue has 2 low morale tokens
    And <last> has 2 low morale tokens
    And <after> low morale tokens are in the supply

    Examples:
      | players                                | last   | before | after |
      | yellow and blue                        | blue   | 28     | 27    |
      | yellow, blue and green                 | green  | 27     | 25    |
      | yellow, blue, green and orange         | orange | 26     | 23    |
      | yellow, blue, green, orange and purple | purple | 25     | 21    |

  @US-Y1-02 @US-Y1-03
  Scenario: 1886 - the players on both sides of the player who spreads rumors gain a token
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1886-spread-rumors
    And it is blue's turn
    And yellow has 3 low morale tokens
    And blue has 0 low morale tokens
    When blue does "year-card spread-rumors"
    Then yellow has 4 low morale tokens
    And blue has 0 low morale tokens
    And green has 2 low morale tokens

  @US-R-morale-token-shortage @US-Y1-02
  Scenario: 1886 - if the tokens run out, substitutes are used, and all other players gain a token
    Given a Union Stockyards game of yellow, blue, green and orange
    And the year card is y1886-spread-rumors
    And yellow has 7 low morale tokens
    And blue has 7 low morale tokens
    And green has 7 low morale tokens
    And orange has 7 low morale tokens
    Then 2 low morale tokens are in the supply
    When yellow does "year-card spread-rumors"
    Then yellow has 7 low morale tokens
    And blue has 8 low morale tokens
    And green has 8 low morale tokens
    And orange has 8 low morale tokens

  @US-R-morale-token-shortage @US-Y1-02
  Scenario Outline: 1886 - if tokens are handed out until they are gone, turn order decides which players gain one
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "morale-token-shortage" is "turn-order-until-gone"
    And the year card is y1886-spread-rumors
    And <first> is first player
    And it is <actor>'s turn
    And yellow has 7 low morale tokens
    And blue has 7 low morale tokens
    And green has 7 low morale tokens
    And orange has 7 low morale tokens
    When <actor> does "year-card spread-rumors"
    Then yellow has <yellow> low morale tokens
    And blue has <blue> low morale tokens
    And green has <green> low morale tokens
    And orange has <orange> low morale tokens
    And 0 low morale tokens are in the supply

    Examples: from the first player, who need not be the one who spreads the rumors
      | first  | actor  | yellow | blue | green | orange |
      | yellow | yellow | 7      | 8    | 8     | 7      |
      | yellow | green  | 8      | 8    | 7     | 7      |
      | green  | blue   | 7      | 7    | 8     | 8      |
      | orange | green  | 8      | 7    | 7     | 8      |

  @US-Y1-02
  Scenario Outline: 1886 - if the supply has enough tokens, all other players gain one under each answer
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "morale-token-shortage" is "<answer>"
    And the year card is y1886-spread-rumors
    And yellow has 6 low morale tokens
    And blue has 7 low morale tokens
    And green has 7 low morale tokens
    And orange has 7 low morale tokens
    Then 3 low morale tokens are in the supply
    When yellow does "year-card spread-rumors"
    Then yellow has 6 low morale tokens
    And blue has 8 low morale tokens
    And green has 8 low morale tokens
    And orange has 8 low morale tokens
    And 0 low morale tokens are in the supply

    Examples:
      | answer                |
      | substitute-freely     |
      | turn-order-until-gone |

  # ---------------------------------------------------------------- 1887

  @US-Y1-04
  Scenario Outline: 1887 - two cattle go from the Yards to the supply after the arrivals of the year
    Given a Union Stockyards game of <players>
    And year 1 begins
    And the Yards hold <start> cattle, <start> hogs, <start> sheep
    And the union spirit is 0
    When chance does "reveal-year y1887-fewer-cattle"
    Then the Yards hold <cattle> cattle, <others> hogs, <others> sheep
    And the supply has <supply> cattle
    And the union spirit is 1

    Examples:
      | players                                | start | cattle | others | supply |
      | yellow and blue                        | 2     | 1      | 3      | 5      |
      | yellow, blue and green                 | 2     | 1      | 3      | 5      |
      | yellow, blue, green and orange         | 3     | 2      | 4      | 4      |
      | yellow, blue, green, orange and purple | 3     | 2      | 4      | 4      |

  @US-Y1-04
  Scenario: 1887 - one player slaughters the last head of cattle, and the next player cannot
    Given a Union Stockyards game of yellow, blue and green
    And year 1 begins
    And the Yards hold 2 cattle, 2 hogs, 2 sheep
    And the union spirit is 0
    When chance does "reveal-year y1887-fewer-cattle"
    And yellow does "slaughter cattle"
    Then blue may not do "slaughter cattle" because of US-PLACE-17
    But blue may do "slaughter hogs"

  # ---------------------------------------------------------------- 1889, Assist Hull House

  @US-Y1-05
  Scenario: 1889 - helping Hull House discards one low morale token and leaves the union spirit alone
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1889-assist-hull-house
    And yellow has 3 low morale tokens
    And the union spirit is 2
    Then 25 low morale tokens are in the supply
    When yellow does "year-card assist-hull-house"
    Then yellow has 2 low morale tokens
    And 26 low morale tokens are in the supply
    And blue has 1 low morale token
    And the union spirit is 2
    And yellow has $10
    And the play rests on US-Y1-05

  @US-Y1-05
  Scenario: 1889 - Hull House may discard a player's last token
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1889-assist-hull-house
    And it is blue's turn
    And blue has 1 low morale token
    When blue does "year-card assist-hull-house"
    Then blue has 0 low morale tokens

  @US-R-token-required @US-PLACE-09
  Scenario: 1889 - without a low morale token Hull House is closed
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1889-assist-hull-house
    And yellow has 0 low morale tokens
    Then yellow may not do "year-card assist-hull-house" because of US-PLACE-09 and the ruling "token-required"
    When yellow does "contract"
    Then blue may do "year-card assist-hull-house"

  @US-R-token-required
  Scenario: 1889 - with the answer do-the-rest, Hull House is open without a token but has no effect
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And the year card is y1889-assist-hull-house
    And yellow has 0 low morale tokens
    When yellow does "year-card assist-hull-house"
    Then yellow has 0 low morale tokens
    And yellow has 3 workers to place
    And yellow has $10
    And 28 low morale tokens are in the supply
    And yellow's worker stands on year-card

  @US-Y1-05
  Scenario Outline: 1889 - with the answer do-the-rest, a player who has tokens still discards one
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And the year card is y1889-assist-hull-house
    And yellow has <tokens> low morale tokens
    When yellow does "year-card assist-hull-house"
    Then yellow has <left> low morale tokens
    And <supply> low morale tokens are in the supply

    Examples:
      | tokens | left | supply |
      | 1      | 0    | 28     |
      | 2      | 1    | 27     |
