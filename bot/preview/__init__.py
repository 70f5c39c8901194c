"""The bot in a local browser, without a Discord account: the real client on a simulated Discord.

Needs the extra `try`. Nothing else of the project imports this package.
"""
