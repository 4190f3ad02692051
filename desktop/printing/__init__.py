"""Cards on paper: where everything lies, how it is drawn, and how it comes into a PDF or to a printer."""
