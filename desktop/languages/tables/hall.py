"""What the operator reads of what the hall is shown."""

from ..table import Table

HALL = Table(
    "hall",
    {
        # choices, as they stand on buttons
        "game": "By itself",
        "full": "Numbers",
        "order": "In order",
        "blank": "Blank",
        "welcome": "Welcome",
        "before": "Next game",
        "sponsors": "Sponsors",
        # what cannot be chosen now
        "in_play_only": "While a game is played.",
        "between_only": "Between games only.",
        "no_coming": "No game is planned: there is nothing to announce.",
        "no_slides": "No pictures to show. Choose the sponsors’ folder first: {key}.",
        # when it starts
        "start_title": "When do we start?",
        "start_text": "The hall sees the time and how long it is until then. Leave it empty for no time.",
        "start_time": "Time",
        "start_wanted": "“{typed}” is no time of the day. Type one like 21:30.",
        # pictures
        "pictures_title": "Pictures of the hall",
        "pictures_text": "PNG or JPEG files. A picture of a prize has the prize’s name, or that of what is won: Tombola.jpg, a ham.png.",
        "logo": "Logo",
        "logo_kinds": "Pictures (*.png *.jpg *.jpeg)",
        "slides": "Sponsors’ folder",
        "slide_seconds": "Seconds for each",
        "prize_pictures": "Folder of prizes",
        "fading": "Scenes fade into one another",
        "ok": "OK",
        "cancel": "Cancel",
        "broken": "{file} is no picture that can be read ({why}), and is left out.",
    },
)
