"""Yardmaster as an engine in a process of its own: python3 path/to/yardmaster."""

import sys

sys.dont_write_bytecode = True  # engines leave nothing behind in the folder that they are in

from engine import Yardmaster
from wire import serve

if __name__ == "__main__":
    sys.exit(serve(Yardmaster(), sys.stdin.buffer, sys.stdout.buffer))
