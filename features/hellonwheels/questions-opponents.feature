Feature: Open questions about cards that hit opponents
  What if the victim has fewer cards or less money than the card takes, and does it hit one opponent or all of them?

  # ---------------------------------------------------------------- fewer cards than the card asks for

  @HOW-R-partial-effect @HOW-CARD-09
  Scenario: If cards work as far as possible, Vile Men take the only card of a hand
    Given a Hell on Wheels game of p1 and p2
    And the ruling "partial-effect" is "as-far-as-possible"
    And p1 holds vile-men saloon
    And p2's hand is irish
    When p1 does "play vile-men on p2"
    And chance does "random irish from p2"
    Then p2's hand is nothing
    And the discard pile is irish vile-men

  @HOW-R-partial-effect
  Scenario Outline: If cards work in full or not at all, Vile Men and Con Men can hit a hand of two cards, but not of one
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "partial-effect" is "all-or-nothing"
    And p1 holds <card> saloon
    And p2's hand is irish
    And p3's hand is miners traders
    Then p1 may do only:
      | play <card> on p3 |
      | pass              |
    And p1 may not do "play <card> on p2" because of <clause> and the ruling "partial-effect"
    When p1 does "play <card> on p3"
    And chance does "random miners from p3"
    And chance does "random traders from p3"
    Then p3's hand is nothing

    @HOW-CARD-09
    Examples: Vile Men
      | card     | clause      |
      | vile-men | HOW-CARD-09 |

    @HOW-CARD-12
    Examples: Con Men
      | card    | clause      |
      | con-men | HOW-CARD-12 |

  # ---------------------------------------------------------------- less money than the card takes

  @HOW-R-loss-short @HOW-CARD-16
  Scenario: With the answer what-he-has, Gamblers take what the victim has
    Given a Hell on Wheels game of p1 and p2
    And the ruling "loss-short" is "what-he-has"
    And p1 has 10K
    And p2 has 2K
    And p1 holds gamblers irish
    When p1 does "play gamblers on p2"
    Then p1 has 12K
    And p2 has 0K

  @HOW-R-loss-short
  Scenario Outline: If the full sum is needed, only a player who has it can lose it
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "loss-short" is "full-sum-only"
    And p2 has <less>
    And p3 has <sum>
    And p1 holds <card> irish
    Then p1 may do only:
      | play <card> on p3 |
      | pass              |
    And p1 may not do "play <card> on p2" because of <clause> and the ruling "loss-short"
    When p1 does "play <card> on p3"
    Then p3 has 0K
    And p1 has <player>

    Examples:
      | card     | less | sum | player | clause      |
      | gamblers | 2K   | 3K  | 23K    | HOW-CARD-16 |
      | outlaws  | 4K   | 5K  | 20K    | HOW-CARD-14 |

  @HOW-R-loss-short
  Scenario Outline: If a victim may go into debt, the victim loses the whole sum
    Given a Hell on Wheels game of p1 and p2
    And the ruling "loss-short" is "debt"
    And p1 has 10K
    And p2 has <before>
    And p1 holds <card> irish
    When p1 does "play <card> on p2"
    Then p1 has <player>
    And p2 has <after>

    Examples:
      | card     | before | after | player |
      | gamblers | 2K     | -1K   | 13K    |
      | gamblers | 0K     | -3K   | 13K    |
      | gamblers | -1K    | -4K   | 13K    |
      | outlaws  | 2K     | -3K   | 10K    |
      | outlaws  | 0K     | -5K   | 10K    |
      | outlaws  | 5K     | 0K    | 10K    |

  @HOW-R-loss-short @HOW-CARD-14
  Scenario: With the answer what-he-has, Outlaws take what the victim has, but cannot hit a player without money
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "loss-short" is "what-he-has"
    And p2 has 0K
    And p3 has 1K
    And p1 holds outlaws irish
    Then p1 may not do "play outlaws on p2" because of HOW-CARD-14 and the ruling "loss-short"
    When p1 does "play outlaws on p3"
    Then p3 has 0K

  # ---------------------------------------------------------------- one opponent or all of them

  @HOW-R-opponent-scope @HOW-CARD-16
  Scenario: If one opponent is chosen, Gamblers take 3K from p2 and nothing from p3
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "opponent-scope" is "one-chosen"
    And everybody has 10K
    And p1 holds gamblers irish
    When p1 does "play gamblers on p2"
    Then p1 has 13K
    And p2 has 7K
    And p3 has 10K

  @HOW-R-opponent-scope @HOW-CARD-16
  Scenario: If every opponent is hit, Gamblers take 3K from p2 and 3K from p3
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "opponent-scope" is "every-opponent"
    And everybody has 10K
    And p1 holds gamblers irish
    Then p1 may do only:
      | play gamblers |
      | pass          |
    And p1 may not do "play gamblers on p2" because of HOW-CARD-16 and the ruling "opponent-scope"
    When p1 does "play gamblers"
    Then p1 has 16K
    And p2 has 7K
    And p3 has 7K

  @HOW-R-opponent-scope @HOW-CARD-09
  Scenario: If every opponent is hit, Vile Men hit one hand after another in Supervisor Order
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "opponent-scope" is "every-opponent"
    And p3 is Supervisor
    And p1 is to act
    And p1 holds vile-men saloon
    And p2's hand is irish miners vice
    And p3's hand is traders
    And p4's hand is anarchy murders
    When p1 does "play vile-men"
    Then chance may do "random traders from p3" with 1 chance in 1
    When chance does "random traders from p3"
    Then chance may do "random murders from p4" with 1 chance in 2
    When chance does "random murders from p4"
    And chance does "random anarchy from p4"
    Then chance may do "random vice from p2" with 1 chance in 3
    When chance does "random vice from p2"
    And chance does "random irish from p2"
    Then p2's hand is miners
    And the discard pile is irish traders murders anarchy vice vile-men
    And p1's hand is saloon

  @HOW-R-opponent-scope @HOW-CARD-12
  Scenario: If every opponent is hit, Con Men rob every opponent who holds cards
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "opponent-scope" is "every-opponent"
    And p1 holds con-men
    And p3's hand is irish
    And p4's hand is vice anarchy murders
    When p1 does "play con-men"
    And chance does "random irish from p3"
    And chance does "random vice from p4"
    And chance does "random murders from p4"
    Then p1's hand is irish vice murders
    And p4's hand is anarchy

  @HOW-R-opponent-scope @HOW-CARD-16
  Scenario: If every opponent is hit, Gamblers skip opponents without money and need only one opponent with money
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "opponent-scope" is "every-opponent"
    And p2 has 0K
    And p3 has 2K
    And p1 holds gamblers irish
    When p1 does "play gamblers"
    Then p1 has 22K
    And p2 has 0K
    And p3 has 0K

  @HOW-R-opponent-scope
  Scenario Outline: If every opponent is hit, a card that can hit nobody stays in the hand
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "opponent-scope" is "every-opponent"
    And p2 has 0K
    And p3 has 0K
    And p1 holds <card>
    Then p1 may only do "pass"
    And p1 may not do "play <card>" because of <clause>

    Examples:
      | card     | clause      |
      | vile-men | HOW-CARD-09 |
      | con-men  | HOW-CARD-12 |
      | gamblers | HOW-CARD-16 |

  @HOW-R-opponent-scope @HOW-CARD-14
  Scenario: If every opponent is hit, only Outlaws still choose one opponent
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "opponent-scope" is "every-opponent"
    And p1 holds outlaws gamblers
    Then p1 may do only:
      | play outlaws on p2 |
      | play outlaws on p3 |
      | play gamblers      |
      | pass               |
    When p1 does "play outlaws on p3"
    Then p2 has 20K
    And p3 has 15K

  # ---------------------------------------------------------------- every opponent, and another answer

  @HOW-R-opponent-scope @HOW-R-partial-effect
  Scenario: If every opponent is hit in full or not at all, only hands of two or more cards are hit
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "opponent-scope" is "every-opponent"
    And the ruling "partial-effect" is "all-or-nothing"
    And p1 holds con-men saloon
    And p2's hand is irish
    And p3's hand is miners traders
    When p1 does "play con-men"
    And chance does "random miners from p3"
    And chance does "random traders from p3"
    Then p2's hand is irish
    And p3's hand is nothing
    And p1's hand is saloon miners traders

  @HOW-R-opponent-scope @HOW-R-loss-short
  Scenario: If every opponent is hit and may go into debt, players with too little money pay as well
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "opponent-scope" is "every-opponent"
    And the ruling "loss-short" is "debt"
    And p2 has 0K
    And p3 has 2K
    And p1 holds gamblers irish
    When p1 does "play gamblers"
    Then p1 has 26K
    And p2 has -3K
    And p3 has -1K

  @HOW-R-opponent-scope @HOW-R-loss-short
  Scenario: If every opponent must lose the full sum, a player with less loses nothing
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "opponent-scope" is "every-opponent"
    And the ruling "loss-short" is "full-sum-only"
    And p2 has 2K
    And p3 has 3K
    And p1 holds gamblers irish
    When p1 does "play gamblers"
    Then p1 has 23K
    And p2 has 2K
    And p3 has 0K
