"""The commands of `ravenpost`, one module each. Exit codes: 0 all is well, 1 something was found, 2 wrong arguments."""
