package main

import "os"

// hangup is empty: a program in a page has no terminal to close.
var hangup []os.Signal
