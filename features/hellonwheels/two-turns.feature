Feature: Two turns worked by hand
  Every decision of the first two turns of a game for two, with the phases in comments, and the position after each turn.

  @worked @HOW-EX-94 @HOW-TURN-01 @HOW-TURN-02
  Scenario: Two turns played by hand end with 75K and 69K, then 67K and 157K
    Given a Hell on Wheels game of p1 and p2
    When these decisions are taken:
      """
      # set-up
      chance: town benton to present
      chance: town cheyenne to future
      # turn 1, phase 1: tie at 3, first roll-off ties, p2 wins and pays 3
      p1: bid 3
      p2: bid 3
      chance: roll 4 for p1
      chance: roll 4 for p2
      chance: roll 2 for p1
      chance: roll 5 for p2
      # after 1: both hands empty, nobody is asked
      # phase 2: p2 first; p2 buys one extra card (2)
      chance: draw saloon#1 for p2
      chance: draw gambling-house#1 for p2
      chance: draw church#1 for p2
      chance: draw miners for p2
      chance: draw anarchy for p2
      chance: draw lawmen for p2
      p2: draw extra
      chance: draw entrepreneur for p2
      p2: done
      chance: draw saloon#2 for p1
      chance: draw saloon#3 for p1
      chance: draw brothel#1 for p1
      chance: draw irish for p1
      chance: draw vice for p1
      chance: draw gamblers for p1
      p1: pass
      # after 2: p2 +5 from the bank, p1 takes 3 from p2
      p2: play entrepreneur
      p1: play gamblers on p2
      p2: pass
      p1: pass
      # phase 3: Reverse Order p1, p2; Cheyenne is Planned and in the Future, so it is open
      p1: pass
      p2: civilize church at future
      p2: done
      # after 3
      p2: pass
      p1: pass
      # phase 4: p2 is Mayor of Cheyenne, p1 has no house there yet
      # after 4
      p2: pass
      p1: pass
      # phase 5
      p1: build saloon at present
      p1: build saloon at future
      p1: build brothel at present
      p1: done
      p2: build saloon at present
      p2: build gambling-house at future
      p2: done
      # after 5
      p2: pass
      p1: pass
      # phase 6: the hand of p1 is empty after two cards, his visit ends by itself
      p1: customer irish at present
      p1: mayhem vice at present
      p2: customer miners at present
      p2: mayhem anarchy at present
      p2: done
      # after 6: Benton is Spontaneous, level 2 + 1 = 3, so the Raid reaches an Establishment; then both hands are empty
      p2: raid lawmen discard saloon#2 at present
      # phase 7: no Past Town. phase 8: Benton pays 45. phase 9: Cheyenne pays 10
      # phase 10: nothing to discard; Benton to the Past, Cheyenne to the Present
      chance: town omaha to future
      """
    Then it is turn 2
    And it is the Supervisor Phase
    And it is p1's turn
    And p2 is Supervisor
    And p1 has 75K
    And p2 has 69K
    And the bank has -104K
    And p1's hand is nothing
    And p2's hand is nothing
    And the Past Town is benton
    And the Past Town has saloon#1 brothel#1 irish miners anarchy vice
    And p1 owns brothel#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And the Present Town is cheyenne
    And the Present Town has saloon#3 gambling-house#1 church#1
    And p1 owns saloon#3 in the Present Town
    And p2 owns gambling-house#1 church#1 in the Present Town
    And the Future Town is omaha
    And the Future Town has nothing
    And the discard pile is saloon#2 lawmen gamblers entrepreneur
    And the deck has 69 cards
    And the Town deck has 7 Towns
    And the Towns out of the game are nothing
    When these decisions are taken:
      """
      # turn 2, phase 1: p1 wins and pays 5
      p1: bid 5
      p2: bid 2
      # phase 2: p1 first; he buys three extra cards (2, 4, 6), p2 one (2)
      chance: draw school#1 for p1
      chance: draw town-hall#1 for p1
      chance: draw desperados for p1
      chance: draw indian-attack for p1
      chance: draw townsfolk for p1
      chance: draw depravity for p1
      p1: draw extra
      chance: draw hangers-on for p1
      p1: draw extra
      chance: draw saloon#4 for p1
      p1: draw extra
      chance: draw murders for p1
      chance: draw jail#1 for p2
      chance: draw brothel#2 for p2
      chance: draw marshall for p2
      chance: draw claim-jumpers for p2
      chance: draw con-men for p2
      chance: draw blackmail for p2
      p2: draw extra
      chance: draw church#2 for p2
      p2: done
      # after 2: brothel#1 of p1 leaves the Past Town for the Present one; p2 steals two cards
      p1: play hangers-on moving brothel#1
      p2: play con-men on p1
      chance: random indian-attack from p1
      chance: random townsfolk from p1
      p1: pass
      p2: pass
      # phase 3: Reverse Order p2, p1; Omaha is Existing and open everywhere
      p2: civilize jail at past
      p2: done
      p1: civilize school at past
      p1: civilize town-hall at future
      p1: done
      # after 3
      p1: pass
      p2: pass
      # phase 4: Past 1 to 1, the Supervisor p1 is Mayor, p2 pays 5; Present Mayor p2, p1 pays 10; Future Mayor p1, nothing due
      # after 4: saloon#3 of p1 becomes the property of p2
      p1: pass
      p2: play claim-jumpers on saloon#3 at present
      p1: pass
      p2: pass
      # phase 5
      p2: build brothel at future
      p2: done
      p1: build saloon at present
      p1: done
      # after 5
      p1: pass
      p2: pass
      # phase 6
      p2: pass
      p1: mayhem depravity at present
      p1: mayhem murders at future
      p1: done
      # after 6: Cheyenne (Planned) now has 3 Mayhem cards, level 3; p1 has no cards left and passes unasked
      p1: play desperados from past to present moving anarchy, vice
      p2: raid marshall discard brothel#1 at present
      p2: pass
      # phase 7: Benton pays 25
      p2: pass
      # phase 8: Cheyenne pays 35
      p2: pass
      # phase 9: Omaha pays 10
      p2: pass
      # phase 10: Benton goes out; p2 has four cards
      chance: town sidney to future
      p2: discard church
      """
    Then it is turn 2
    And it is the Opportunist Phase after the End of The Line Phase
    And p1 is Supervisor
    And p1 has 67K
    And p2 has 157K
    And the bank has -184K
    And p1's hand is nothing
    And p2's hand is townsfolk indian-attack blackmail
    And the Past Town is cheyenne
    And the Past Town has saloon#3 saloon#4 gambling-house#1 church#1 depravity anarchy vice
    And p1 owns saloon#4 in the Past Town
    And p2 owns saloon#3 gambling-house#1 church#1 in the Past Town
    And the Present Town is omaha
    And the Present Town has brothel#2 town-hall#1 murders
    And p1 owns town-hall#1 in the Present Town
    And p2 owns brothel#2 in the Present Town
    And the Future Town is sidney
    And the Future Town has nothing
    And the discard pile is saloon#1 saloon#2 brothel#1 church#2 school#1 jail#1 irish miners lawmen marshall con-men desperados gamblers entrepreneur hangers-on claim-jumpers
    And the deck has 53 cards
    And the Town deck is corinne grand-island julesberg laramie north-platte rawlins
    And the Towns out of the game are benton
