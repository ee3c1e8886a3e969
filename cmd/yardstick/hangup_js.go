package main

import "os"

// hangup is empty: nothing is closed under a program in a page.
var hangup []os.Signal
