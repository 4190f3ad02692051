"""The operator's window: panels and dialogs; the window only assembles them."""
