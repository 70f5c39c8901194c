"""Buttons, selects and modals. What a control means stands in its id, so it works after a restart and after weeks."""
