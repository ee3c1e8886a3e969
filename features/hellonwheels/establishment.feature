Feature: Establishments
  In phase 5 players build Saloons, Gambling Houses and Brothels at 1K each, in any Town on the board and as many as they like.

  Background:
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase

  # ---------------------------------------------------------------- one card or several

  @HOW-EST-02
  Scenario: A player may build several houses, and may stop at any time
    Given it is turn 1
    And p1's hand is saloon brothel irish
    Then p1 may do only:
      | build saloon at present  |
      | build saloon at future   |
      | build brothel at present |
      | build brothel at future  |
      | pass                     |
    When p1 does "build saloon at future"
    Then p1 may do only:
      | build brothel at present |
      | build brothel at future  |
      | done                     |
    When p1 does "done"
    Then p1's hand is brothel irish
    And it is the Opportunist Phase after the Establishment Phase

  @HOW-EST-02 @HOW-EST-05
  Scenario: A player can say done only after building a house
    Given p1's hand is saloon brothel
    Then p1 may not do "done" because of HOW-EST-05
    When p1 does "build brothel at past"
    Then p1 may do "done"
    But p1 may not do "pass" because of HOW-EST-06

  @HOW-EST-02
  Scenario Outline: In the Establishment Phase no card of another type can be built - <card>
    Given p1's hand is <card> saloon
    Then p1 may not do "build <card> at past" because of HOW-EST-02

    Examples:
      | card        |
      | church      |
      | post-office |
      | irish       |
      | vice        |
      | gambling    |
      | lawmen      |
      | hangers-on  |

  @HOW-EST-02
  Scenario: A house has to be in the player's hand
    Given p1's hand is saloon
    And p2's hand is brothel
    When p2 does "pass"
    Then p1 may not do "build brothel at past" because of HOW-EST-02
    And p1 may do "build saloon at past"

  @HOW-EST-02
  Scenario: Of two Saloons in hand the one with the lower number is built
    Given p1's hand is saloon#5 saloon#3
    When p1 does "build saloon at past"
    Then p1 owns saloon#3 in the Past Town
    And p1's hand is saloon#5

  @worked @HOW-EX-09 @HOW-EST-02 @HOW-EST-07
  Scenario: Two Saloons and a Brothel cost 3K
    Given p1's hand is saloon*2 brothel irish
    When p1 does "build saloon at past"
    And p1 does "build saloon at past"
    And p1 does "build brothel at future"
    Then p1 has 17K
    And the bank has 3K

  # ---------------------------------------------------------------- where

  @worked @HOW-EX-47 @HOW-EST-02 @HOW-EST-03 @HOW-EST-04 @HOW-EST-07
  Scenario: A player may build three houses in two Towns for 3K and keep a Saloon in hand
    Given p1 has 5K
    And p1's hand is saloon*3 brothel
    When p1 does "build saloon at past"
    And p1 does "build saloon at present"
    And p1 does "build brothel at present"
    And p1 does "done"
    Then p1 has 2K
    And p1's hand is saloon
    And p1 owns saloon#1 in the Past Town
    And p1 owns saloon#2 brothel#1 in the Present Town

  @HOW-EST-03
  Scenario Outline: A house may stand in any Town - a <type> Town at the <position> position
    Given the <position> Town is a <type> Town
    And p1's hand is saloon irish
    When p1 does "build saloon at <place>"
    Then p1 owns saloon#1 in the <position> Town

    Examples:
      | position | place   | type        |
      | Past     | past    | Spontaneous |
      | Past     | past    | Planned     |
      | Past     | past    | Existing    |
      | Present  | present | Spontaneous |
      | Present  | present | Planned     |
      | Present  | present | Existing    |
      | Future   | future  | Spontaneous |
      | Future   | future  | Planned     |
      | Future   | future  | Existing    |

  @HOW-EST-03
  Scenario: In turn 1 no Town lies at the Past position, so no house can stand there
    Given it is turn 1
    And p1's hand is saloon
    Then p1 may not do "build saloon at past" because of HOW-EST-03
    And p1 may do "build saloon at present"
    And p1 may do "build saloon at future"

  # ---------------------------------------------------------------- what becomes of the card

  @HOW-EST-04
  Scenario: A house lies at its Town under the marker of its player
    Given p2 owns saloon#1 in the Present Town
    And p1's hand is brothel irish
    When p1 does "build brothel at present"
    Then the Present Town has saloon#1 brothel#1
    And p1 owns brothel#1 in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1's hand is irish

  # ---------------------------------------------------------------- passing

  @HOW-EST-05 @HOW-EST-06
  Scenario: A player may pass although a Saloon could be built, and is then out of the phase
    Given p1's hand is brothel
    And p2's hand is saloon
    When p2 does "pass"
    Then it is p1's turn
    And p2 may not do "build saloon at past" because of HOW-EST-06
    And p2 may not do "pass" because of HOW-EST-06
    When p1 does "pass"
    Then it is the Opportunist Phase after the Establishment Phase
    And p2's hand is saloon
    And everybody has 20K

  @HOW-EST-06
  Scenario: A player who is done building is not asked again
    Given p1's hand is brothel
    And p2's hand is saloon*2
    When p2 does "build saloon at past"
    And p2 does "done"
    Then p2 may not do "build saloon at past" because of HOW-EST-06

  # ---------------------------------------------------------------- the price

  @HOW-EST-07
  Scenario: A player with 1K can build one house, but no second
    Given p1 has 1K
    And p1's hand is saloon brothel
    When p1 does "build saloon at past"
    Then p1 has 0K
    And p1 may not do "build brothel at past" because of HOW-EST-07
    And p1 may only do "done"

  @worked @HOW-EX-49 @HOW-EST-07 @HOW-R-credit
  Scenario: A player without money cannot build
    Given p1 has 0K
    And p1's hand is saloon
    Then p1 may only do "pass"
    And p1 may not do "build saloon at present" because of HOW-EST-07

  @HOW-EST-07
  Scenario Outline: On credit a player can build a Saloon - <before>K before and <after>K after
    Given the ruling "credit" is "credit"
    And p1 has <before>K
    And p1's hand is saloon irish
    When p1 does "build saloon at present"
    Then p1 has <after>K
    And p1 owns saloon#1 in the Present Town

    Examples: 1K is enough
      | before | after |
      | 1      | 0     |

    @HOW-R-credit
    Examples: there is no limit
      | before | after |
      | 0      | -1    |
      | -1     | -2    |
      | -50    | -51   |

  @HOW-R-credit
  Scenario: On credit a player with 0K may build in every Town
    Given the ruling "credit" is "credit"
    And p1 has 0K
    And p1's hand is saloon
    Then p1 may do only:
      | build saloon at past    |
      | build saloon at present |
      | build saloon at future  |
      | pass                    |

  # ---------------------------------------------------------------- how many

  @HOW-EST-08
  Scenario: All seven Saloons may stand in one Town, of one owner or of several
    Given p1 owns saloon#1 saloon#2 saloon#3 in the Past Town
    And p2 owns saloon#4 in the Past Town
    And p1's hand is saloon*3 irish
    When p1 does "build saloon at past"
    And p1 does "build saloon at past"
    And p1 does "build saloon at past"
    Then p1 owns saloon#1 saloon#2 saloon#3 saloon#5 saloon#6 saloon#7 in the Past Town
    And p2 owns saloon#4 in the Past Town

  @HOW-EST-08
  Scenario: A Town that has many cards already takes another house
    Given p1 owns saloon#1 brothel#1 church#1 in the Present Town
    And p2 owns saloon#2 brothel#2 gambling-house#1 in the Present Town
    And irish scots workers vice anarchy murders lie in the Present Town
    And p1's hand is gambling-house#2
    Then p1 may do "build gambling-house at present"

  @HOW-EST-08
  Scenario Outline: A Town takes a second house of the same kind - <kind>
    Given <owner> owns <kind>#1 in the Present Town
    And p1's hand is <kind>#2
    Then p1 may do "build <kind> at present"

    Examples:
      | kind           | owner |
      | saloon         | p1    |
      | gambling-house | p2    |
      | brothel        | p1    |
