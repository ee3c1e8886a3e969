Feature: The numbers on the Opportunist cards
  How many cards or how much money each of them moves, played once, and one more than that refused.

  # p1 holds the card and a Town Hall, p2 four cards; both have 20K. Deck 65, discard pile empty.
  @worked @HOW-EX-14 @HOW-CARD-08
  Scenario Outline: Each Opportunist card takes, moves or draws the number of cards or K printed on it
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is <card> town-hall#1
    And p2's hand is church#1 school#1 jail#1 post-office#1
    And drinking gambling shootings anarchy lie in the Past Town
    And irish scots miners traders lie in the Present Town
    And p2 owns saloon#1 saloon#2 saloon#3 in the Past Town
    And the discard pile is empty
    When p1 does "play <played>"
    And chance decides <chance>
    Then p1 has <p1>
    And p2 has <p2>
    And the bank has <bank>
    And p1 has <p1 cards> in hand
    And p2 has <p2 cards> in hand
    And the deck has <deck> cards
    And the discard pile has <pile> cards
    And the Past Town has <Mayhem in the Past>
    And the Present Town has <in the Present>
    And p2 owns <p2 in the Past> in the Past Town

    @HOW-CARD-09
    Examples: Vile Men - two cards of an opponent
      | card     | played         | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past             | chance  |
      | vile-men | vile-men on p2 | 20K | 20K | 0K   | 1 card   | 2 cards  | 65   | 3    | 4 Mayhem cards     | 4 Customers    | saloon#1 saloon#2 saloon#3 | 2 times |

    @HOW-CARD-10
    Examples: Indian Attack - one Customer
      | card          | played                            | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past             | chance  |
      | indian-attack | indian-attack on irish at present | 20K | 20K | 0K   | 1 card   | 4 cards  | 65   | 2    | 4 Mayhem cards     | 3 Customers    | saloon#1 saloon#2 saloon#3 | 0 times |

    @HOW-CARD-11
    Examples: Arsonist - one Establishment or Civilized card
      | card     | played                       | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past    | chance  |
      | arsonist | arsonist on saloon#1 at past | 20K | 20K | 0K   | 1 card   | 4 cards  | 65   | 2    | 4 Mayhem cards     | 4 Customers    | saloon#2 saloon#3 | 0 times |

    @HOW-CARD-12
    Examples: Con Men - two cards of an opponent
      | card    | played        | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past             | chance  |
      | con-men | con-men on p2 | 20K | 20K | 0K   | 3 cards  | 2 cards  | 65   | 1    | 4 Mayhem cards     | 4 Customers    | saloon#1 saloon#2 saloon#3 | 2 times |

    @HOW-CARD-13
    Examples: Desperados - up to three Mayhem cards
      | card       | played                                                               | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past                 | in the Present                                         | p2 in the Past             | chance  |
      | desperados | desperados from past to present moving drinking, gambling, shootings | 20K | 20K | 0K   | 1 card   | 4 cards  | 65   | 1    | anarchy saloon#1 saloon#2 saloon#3 | irish scots miners traders drinking gambling shootings | saloon#1 saloon#2 saloon#3 | 0 times |

    @HOW-CARD-14
    Examples: Outlaws - 5K of an opponent, to the bank
      | card    | played        | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past             | chance  |
      | outlaws | outlaws on p2 | 20K | 15K | 5K   | 1 card   | 4 cards  | 65   | 1    | 4 Mayhem cards     | 4 Customers    | saloon#1 saloon#2 saloon#3 | 0 times |

    @HOW-CARD-15
    Examples: Ladies of the Evening - up to three Customers
      | card                  | played                                                                 | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past             | chance  |
      | ladies-of-the-evening | ladies-of-the-evening from present to past moving irish, scots, miners | 20K | 20K | 0K   | 1 card   | 4 cards  | 65   | 1    | 4 Mayhem cards     | traders        | saloon#1 saloon#2 saloon#3 | 0 times |

    @HOW-CARD-16
    Examples: Gamblers - 3K of an opponent
      | card     | played         | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past             | chance  |
      | gamblers | gamblers on p2 | 23K | 17K | 0K   | 1 card   | 4 cards  | 65   | 1    | 4 Mayhem cards     | 4 Customers    | saloon#1 saloon#2 saloon#3 | 0 times |

    @HOW-CARD-17
    Examples: Entrepreneur - 5K of the bank
      | card         | played       | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past             | chance  |
      | entrepreneur | entrepreneur | 25K | 20K | -5K  | 1 card   | 4 cards  | 65   | 1    | 4 Mayhem cards     | 4 Customers    | saloon#1 saloon#2 saloon#3 | 0 times |

    @HOW-CARD-18
    Examples: Hangers On - up to two Establishments, by one Town
      | card       | played                               | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present                               | p2 in the Past | chance  |
      | hangers-on | hangers-on moving saloon#1, saloon#2 | 20K | 20K | 0K   | 1 card   | 4 cards  | 65   | 1    | 4 Mayhem cards     | saloon#1 saloon#2 irish scots miners traders | saloon#3       | 0 times |

    @HOW-CARD-19
    Examples: Scoundrels - three cards
      | card       | played     | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past             | chance  |
      | scoundrels | scoundrels | 20K | 20K | 0K   | 4 cards  | 4 cards  | 62   | 1    | 4 Mayhem cards     | 4 Customers    | saloon#1 saloon#2 saloon#3 | 3 times |

    @HOW-CARD-20
    Examples: Claim Jumpers - one Establishment
      | card          | played                            | p1  | p2  | bank | p1 cards | p2 cards | deck | pile | Mayhem in the Past | in the Present | p2 in the Past    | chance  |
      | claim-jumpers | claim-jumpers on saloon#1 at past | 20K | 20K | 0K   | 1 card   | 4 cards  | 65   | 1    | 4 Mayhem cards     | 4 Customers    | saloon#2 saloon#3 | 0 times |

  @worked @HOW-EX-14
  Scenario Outline: Moving or taking one card more than the number on an Opportunist card is refused
    Given a Hell on Wheels game of p1 and p2
    And p1 holds <card>
    And drinking gambling shootings anarchy lie in the Past Town
    And irish scots miners traders lie in the Present Town
    And p2 owns saloon#1 saloon#2 saloon#3 in the Past Town
    Then p1 may do "play <as many>"
    But p1 may not do "play <one more>" because of <clause>

    @HOW-CARD-13
    Examples: Desperados
      | card       | as many                                                              | one more                                                                      | clause      |
      | desperados | desperados from past to present moving drinking, gambling, shootings | desperados from past to present moving drinking, gambling, shootings, anarchy | HOW-CARD-13 |

    @HOW-CARD-15
    Examples: Ladies of the Evening
      | card                  | as many                                                                | one more                                                                        | clause      |
      | ladies-of-the-evening | ladies-of-the-evening from present to past moving irish, scots, miners | ladies-of-the-evening from present to past moving irish, scots, miners, traders | HOW-CARD-15 |

    @HOW-CARD-18
    Examples: Hangers On
      | card       | as many                              | one more                                       | clause      |
      | hangers-on | hangers-on moving saloon#1, saloon#2 | hangers-on moving saloon#1, saloon#2, saloon#3 | HOW-CARD-18 |

  @worked @HOW-EX-14 @HOW-CARD-21
  Scenario Outline: Blackmail is worth just 7K in a bid
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 holds blackmail
    When p1 does "bid <bid>"
    And p2 does "bid 0 with blackmail"
    And chance decides <chance>
    Then <winner> is Supervisor

    Examples:
      | bid | winner | chance  |
      | 6   | p2     | 6 times |
      | 8   | p1     | 0 times |
