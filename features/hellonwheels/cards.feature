Feature: The RR deck
  The 82 RR cards are counted here: 62 names, each with its number of copies, in one deck for all.

  # ---------------------------------------------------------------- how many there are

  @worked @HOW-EX-05 @HOW-DECK-02 @HOW-DECK-03 @HOW-DECK-04 @HOW-CARD-01
  Scenario: The RR deck has eighty-two cards of six types
    Given a Hell on Wheels game of p1 and p2
    Then there are 82 cards in the game
    And there are 18 Establishments in the game
    And there are 10 Civilized cards in the game
    And there are 15 Customers in the game
    And there are 17 Mayhem cards in the game
    And there are 9 Raid cards in the game
    And there are 13 Opportunist cards in the game
    And the deck has 82 cards

  @worked @HOW-EX-05 @HOW-DECK-06
  Scenario Outline: Each RR card has its own number of copies
    Given a Hell on Wheels game of p1 and p2
    Then there are <copies> copies of <card> in the game

    @HOW-CARD-03
    Examples: Establishments
      | card           | copies |
      | saloon         | 7      |
      | gambling-house | 6      |
      | brothel        | 5      |

    @HOW-CARD-04
    Examples: Civilized cards
      | card        | copies |
      | church      | 2      |
      | school      | 2      |
      | jail        | 2      |
      | post-office | 2      |
      | town-hall   | 2      |

    @HOW-CARD-05
    Examples: Customers
      | card               | copies |
      | tracklayers        | 1      |
      | irish              | 1      |
      | construction-crews | 1      |
      | workers            | 1      |
      | scots              | 1      |
      | mexicans           | 1      |
      | civil-war-vets     | 1      |
      | blacks             | 1      |
      | scandinavians      | 1      |
      | railroaders        | 1      |
      | miners             | 1      |
      | traders            | 1      |
      | migrants           | 1      |
      | young-men          | 1      |
      | townsfolk          | 1      |

    @HOW-CARD-06
    Examples: Mayhem cards
      | card             | copies |
      | prostitution     | 1      |
      | rowdiness        | 1      |
      | depravity        | 1      |
      | drunkenness      | 1      |
      | murders          | 1      |
      | rampant-crime    | 1      |
      | drinking         | 1      |
      | gambling         | 1      |
      | shootings        | 1      |
      | anarchy          | 1      |
      | boomtown         | 1      |
      | lawlessness      | 1      |
      | vice             | 1      |
      | rough-and-tumble | 1      |
      | alcohol          | 1      |
      | ungovernable     | 1      |
      | harass-settlers  | 1      |

    @HOW-CARD-07
    Examples: Raid cards
      | card          | copies |
      | supervisor    | 1      |
      | general-dodge | 1      |
      | jack-casement | 1      |
      | vigilantes    | 1      |
      | law-and-order | 1      |
      | lawmen        | 1      |
      | lynchings     | 1      |
      | rr-boss       | 1      |
      | marshall      | 1      |

    @HOW-CARD-08
    Examples: Opportunist cards
      | card                  | copies |
      | vile-men              | 1      |
      | indian-attack         | 1      |
      | arsonist              | 1      |
      | con-men               | 1      |
      | desperados            | 1      |
      | outlaws               | 1      |
      | ladies-of-the-evening | 1      |
      | gamblers              | 1      |
      | entrepreneur          | 1      |
      | hangers-on            | 1      |
      | scoundrels            | 1      |
      | claim-jumpers         | 1      |
      | blackmail             | 1      |

  @HOW-DECK-04 @HOW-RR-01
  Scenario Outline: Each of the 82 cards may be the first one drawn
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And it is the Railroad Phase
    Then chance may do "draw <the last copy> for p1" with 1 chance in 82

    Examples:
      | the last copy         |
      | saloon#7              |
      | gambling-house#6      |
      | brothel#5             |
      | church#2              |
      | school#2              |
      | jail#2                |
      | post-office#2         |
      | town-hall#2           |
      | tracklayers           |
      | irish                 |
      | construction-crews    |
      | workers               |
      | scots                 |
      | mexicans              |
      | civil-war-vets        |
      | blacks                |
      | scandinavians         |
      | railroaders           |
      | miners                |
      | traders               |
      | migrants              |
      | young-men             |
      | townsfolk             |
      | prostitution          |
      | rowdiness             |
      | depravity             |
      | drunkenness           |
      | murders               |
      | rampant-crime         |
      | drinking              |
      | gambling              |
      | shootings             |
      | anarchy               |
      | boomtown              |
      | lawlessness           |
      | vice                  |
      | rough-and-tumble      |
      | alcohol               |
      | ungovernable          |
      | harass-settlers       |
      | supervisor            |
      | general-dodge         |
      | jack-casement         |
      | vigilantes            |
      | law-and-order         |
      | lawmen                |
      | lynchings             |
      | rr-boss               |
      | marshall              |
      | vile-men              |
      | indian-attack         |
      | arsonist              |
      | con-men               |
      | desperados            |
      | outlaws               |
      | ladies-of-the-evening |
      | gamblers              |
      | entrepreneur          |
      | hangers-on            |
      | scoundrels            |
      | claim-jumpers         |
      | blackmail             |

  @worked @HOW-EX-86 @HOW-DECK-01 @HOW-RR-01
  Scenario: All players draw from one deck
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And p2 is Supervisor
    And it is the Railroad Phase
    Then chance may do "draw irish for p2" with 1 chance in 82
    When these decisions are taken:
      """
      chance: draw irish for p2
      chance: draw scots for p2
      chance: draw vice for p2
      chance: draw church#1 for p2
      chance: draw saloon#7 for p2
      chance: draw lawmen for p2
      p2: pass
      """
    Then chance may do "draw saloon#6 for p1" with 1 chance in 76
    But chance may not do "draw irish for p1"
    When p1 draws 6 cards
    And p1 does "pass"
    Then p2's hand is irish scots vice church#1 saloon#7 lawmen
    And p1 has 6 cards in hand
    And the deck has 70 cards
