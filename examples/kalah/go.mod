// Kalah is laid over a checkout of Yardstick, as README.md says. As a module of its own the checkout leaves it out.
module github.com/yardstick-rules/yardstick/examples/kalah

go 1.26
