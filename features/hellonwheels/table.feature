Feature: The table and the board
  Two to thirteen players share one board of three positions and ten Towns of three types.

  # ---------------------------------------------------------------- how many may play

  @worked @HOW-EX-83 @HOW-AIM-01 @HOW-R-player-count
  Scenario Outline: A game of two to thirteen players is allowed
    Given a Hell on Wheels game of <number> players
    When the set-up is finished
    Then the game goes on
    And everybody has 20K
    And it is p1's turn

    Examples:
      | number |
      | 2      |
      | 6      |
      | 7      |
      | 13     |

  @worked @HOW-EX-83 @HOW-AIM-01
  Scenario Outline: A game of one player or of fourteen players is refused
    Given a Hell on Wheels game of <number> players
    Then the set-up is refused because of HOW-AIM-01
    And the set-up is refused saying "the game is for 2 to 13"

    Examples:
      | number |
      | 1      |
      | 14     |

  @worked @HOW-EX-83 @HOW-AIM-01 @HOW-R-player-count
  Scenario Outline: If six players are the limit, two and six may play
    Given a Hell on Wheels game of <number> players
    And the ruling "player-count" is "at-most-six"
    When the set-up is finished
    Then the game goes on
    And everybody has 20K

    Examples:
      | number |
      | 2      |
      | 6      |

  @worked @HOW-EX-83 @HOW-AIM-01 @HOW-R-player-count
  Scenario Outline: If six players are the limit, a game of seven is refused
    Given a Hell on Wheels game of <number> players
    And the ruling "player-count" is "at-most-six"
    Then the set-up is refused because of HOW-AIM-01

    Examples:
      | number |
      | 7      |
      | 13     |

  @HOW-R-player-count
  Scenario: Seven players begin with 140K in all
    Given a Hell on Wheels game of 7 players
    And the ruling "player-count" is "open-top"
    When the set-up is finished
    Then everybody has 20K
    And p7 has 20K
    And the bank has 0K

  @HOW-RAID-03
  Scenario Outline: The raid threshold of seven players is eight
    Given a Hell on Wheels game of 7 players
    And the Present Town is grand-island
    And the Present Town has <mayhem> Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then "raid lawmen discard saloon#1 at present" is <verdict> for p1

    Examples:
      | mayhem | verdict |
      | 7      | illegal |
      | 8      | legal   |

  @HOW-RR-01
  Scenario: Thirteen players draw 78 of the 82 cards in the first turn
    Given a Hell on Wheels game of 13 players
    And it is turn 1
    And everybody has 1K
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p2 draws 6 cards
    And p3 draws 6 cards
    And p4 draws 6 cards
    And p5 draws 6 cards
    And p6 draws 6 cards
    And p7 draws 6 cards
    And p8 draws 6 cards
    And p9 draws 6 cards
    And p10 draws 6 cards
    And p11 draws 6 cards
    And p12 draws 6 cards
    And p13 draws 6 cards
    Then p1 has 6 cards in hand
    And p13 has 6 cards in hand
    And the deck has 4 cards

  # ---------------------------------------------------------------- the Towns

  @worked @HOW-EX-04 @HOW-TOWN-01 @HOW-TOWN-02 @HOW-TOWN-09 @HOW-TOWN-10 @HOW-TOWN-11
  Scenario: Of the ten Towns four are Spontaneous, three Planned and three Existing
    Given a Hell on Wheels game of p1 and p2
    Then there are 10 Towns in the game
    And there are 4 Spontaneous Towns in the game
    And there are 3 Planned Towns in the game
    And there are 3 Existing Towns in the game
    And the Town deck has 10 Towns

  @worked @HOW-EX-04 @HOW-TOWN-01
  Scenario Outline: Each of the ten Towns may be the first Town drawn
    Given a Hell on Wheels game of p1 and p2
    Then chance may do "town <town> to present" with 1 chance in 10

    @HOW-TOWN-09
    Examples: Spontaneous
      | town      |
      | julesberg |
      | benton    |
      | laramie   |
      | sidney    |

    @HOW-TOWN-10
    Examples: Planned
      | town         |
      | cheyenne     |
      | grand-island |
      | rawlins      |

    @HOW-TOWN-11
    Examples: Existing
      | town         |
      | corinne      |
      | north-platte |
      | omaha        |

  @HOW-TOWN-01
  Scenario: No Town is in the Town deck twice
    Given a Hell on Wheels game of p1 and p2
    When chance does "town benton to present"
    Then chance may not do "town benton to future"
    And chance may do "town omaha to future" with 1 chance in 9

  # The type of a Town shows in where the first Church may go: to Existing Towns anywhere, to Planned ones in the Future.
  @HOW-TOWN-02
  Scenario Outline: The name of a Town decides its type
    Given a Hell on Wheels game of p1 and p2
    When chance does "town <first town> to present"
    And chance does "town <second town> to future"
    And these decisions are taken:
      """
      p1: bid 1
      p2: bid 0
      chance: draw church#1 for p1
      """
    And p1 draws 5 cards
    And p1 does "pass"
    And p2 draws 6 cards
    And these decisions are taken:
      """
      p2: pass
      p1: pass
      p2: pass
      p2: pass
      """
    Then it is the Civilized Phase
    And "civilize church at present" is <in the Present> for p1
    And "civilize church at future" is <in the Future> for p1

    @HOW-TOWN-09
    Examples: Spontaneous Towns
      | first town | second town | in the Present | in the Future |
      | julesberg  | benton      | illegal        | illegal       |
      | benton     | laramie     | illegal        | illegal       |
      | laramie    | sidney      | illegal        | illegal       |
      | sidney     | julesberg   | illegal        | illegal       |

    @HOW-TOWN-10
    Examples: Planned Towns
      | first town   | second town  | in the Present | in the Future |
      | cheyenne     | grand-island | illegal        | legal         |
      | grand-island | rawlins      | illegal        | legal         |
      | rawlins      | cheyenne     | illegal        | legal         |

    @HOW-TOWN-11
    Examples: Existing Towns
      | first town   | second town  | in the Present | in the Future |
      | corinne      | north-platte | legal          | legal         |
      | north-platte | omaha        | legal          | legal         |
      | omaha        | corinne      | legal          | legal         |

  # ---------------------------------------------------------------- the positions

  @worked @HOW-EX-92 @HOW-POS-02
  Scenario: When the Towns move on, each position holds one Town with its own cards
    Given a Hell on Wheels game of p1 and p2
    And it is turn 2
    And the Past Town is benton
    And the Present Town is cheyenne
    And the Future Town is omaha
    And irish lies in the Past Town
    And scots vice lie in the Present Town
    And miners lies in the Future Town
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town sidney to future"
    Then the Past Town is cheyenne
    And the Past Town has scots vice
    And the Present Town is omaha
    And the Present Town has miners
    And the Future Town is sidney
    And the Future Town has nothing

  @worked @HOW-EX-92
  Scenario: No RR card comes to a position without a Town
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And p1's hand is irish vice
    And it is the Customer Phase
    Then p1 may do only:
      | customer irish at present |
      | customer irish at future  |
      | mayhem vice at present    |
      | mayhem vice at future     |
      | pass                      |
    And p1 may not do "customer irish at past" because of HOW-CUST-03
    And the Past position is empty

  @HOW-TOWN-01
  Scenario: No Town lies at two positions
    Given a Hell on Wheels game of p1 and p2
    And the Past Town is benton
    And the Present Town is benton
    Then the position is refused because of HOW-TOWN-01

  @HOW-DECK-04
  Scenario Outline: A table with a second copy of a single card is refused - <card> in a hand and <elsewhere>
    Given a Hell on Wheels game of p1 and p2
    And p1 holds <card>
    And <second>
    Then the position is refused saying "<card> is in two places"

    Examples: a Customer, a Mayhem, a Raid and an Opportunist card
      | card    | elsewhere          | second                            |
      | irish   | in another hand    | p2 holds irish                    |
      | vice    | on the board       | vice lies in the Present Town     |
      | lawmen  | among the discards | the discard pile is miners lawmen |
      | con-men | in another hand    | p2 holds con-men                  |

  @HOW-POS-02
  Scenario: A table set up with an RR card where no Town lies is refused
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And irish lies in the Past Town
    Then the position is refused because of HOW-POS-02

  @HOW-POS-01
  Scenario: There are three positions for Towns, and no fourth
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase and p1 is to act
    And p1 holds saloon irish
    Then p1 may do only:
      | build saloon at past    |
      | build saloon at present |
      | build saloon at future  |
      | pass                    |
    And the word "build saloon at beyond" is not understood

  @HOW-POS-01 @HOW-POS-02 @HOW-R-empty-position
  Scenario: If a third Town is laid out, each of the three positions has one Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "third-town"
    When chance does "town benton to present"
    And chance does "town sidney to future"
    And chance does "town laramie to past"
    Then the Past Town is laramie
    And the Present Town is benton
    And the Future Town is sidney
    And chance may not do "town omaha to past"
    And it is p1's turn
