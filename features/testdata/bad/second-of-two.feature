Feature: The other of two scenarios of one name

  Scenario: The same again
    Given a Yardmaster game of ann, bob and cid
    Then chance decides
