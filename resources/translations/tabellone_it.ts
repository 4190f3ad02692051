<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>board</name>
    </context>
    <context>
        <name>commands</name>
        <message>
            <source>Print strips of six cards as JSON Lines, a strip a line; 0 is an empty cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the key, 64 bytes in hexadecimal, or @FILE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the first strip (0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>how many strips (1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there are no strips beyond number 2^64 - 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recompute the order of a provable draw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the game's secret, 64 bytes in hexadecimal, or @FILE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the game's id</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the hash of the sold list, 32 bytes in hexadecimal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the hall's words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the public randomness round, in hexadecimal, if one was named</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>how many balls (90)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print a card by its number or code, or say why there is none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the card number with its check digit, or the card code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the series' secret, 64 bytes in hexadecimal, or @FILE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the series of a card number (1); a code brings its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print orders for a laboratory, one game a line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>how many games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the provable or the live draw (provable)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play an evening as JSON Lines: a command a line in, its events or its refusal a line out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the evening's file, made where it does not exist (none: in memory)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>print the JSON Schema of commands and events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each line in is a Command; each line out is an Answer. An event is a line of the record: n counts from 1, prev is the hash of the event before, and hash is the SHA-256 of the event as RFC 8785 canonical JSON without the member hash.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{length} bytes in hexadecimal are wanted, or @FILE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hexadecimal digits are wanted, two a byte</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} cannot be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a whole number from {first} to {last} is wanted</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>console</name>
    </context>
    <context>
        <name>failures</name>
        <message>
            <source>{path} already exists. It was left as it is; choose another name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} cannot be created ({why}). Choose another folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} is not an evening of Tabellone. It was left as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} comes from a newer version of Tabellone. Open it with that version.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} is damaged (line {line}). It was left as it is: open the last copy of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} is open in another window of Tabellone. Close it there first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} cannot be written. Take the write protection off, or copy it elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk is full. Nothing was lost, and nothing was drawn. Make room and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk does not answer as it should ({why}). Nothing was drawn. Try again; if it happens again, go on from a copy on another disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program made a mistake ({why}). Nothing was drawn. Try again, and please report it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no display, so no window can open. Playing a rehearsal instead; see tabellone --help for the commands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system library {library} is missing. Install the package {package} and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A system library is missing: {why}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>readers</name>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>This line is not a command: {detail}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No evening is open. Open one first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This evening is closed; nothing can be added to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evening is already open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{currency}” is not a currency. Use three capital letters, like EUR.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That text is too long: {most} letters at the most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say why: the reason goes into the record.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no series {series}: series are numbered from 1 to {last}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A series cannot have {strips} strips: from 1 to {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Series {series} is already in this evening.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no series {series} in this evening.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Series {series} was withdrawn: its cards can be made by anyone now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The secret must have {bytes} bytes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This secret already decides another game; two games need two secrets.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is already a game called {game}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An evening has {most} games at the most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A game has {most} prizes at the most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A game cannot have {balls} balls: 90 with the cards of a series, else 1 to {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no scheme called “{scheme}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each prize needs a short id of its own: small letters, digits, dots and hyphens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no prize “{prize}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No card can ever have this: {pattern} {count}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An amount must lie between 0 and {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards cannot be sold after a provable draw has begun. Choose the live draw or balls for a game with latecomers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards are already sold, so a provable game cannot be added: its commitment must be public before. Choose the live draw or balls.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sales are closed. Reopen them between two games.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sales are still open. Close them first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The hall's words are already taken. They are taken again when sales reopen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These cards are not in the series: it has cards 1 to {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Already sold or damaged in series {series}: {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not sold, so they cannot come back, in series {series}: {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game is being played. Start one first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game {game} is being played. Close it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such game left to play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game {game} has been played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not everything is won yet: {prizes}. Close the game again to leave these prizes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play is paused. Resume first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A claim is open. Award or resume first; no number is drawn meanwhile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last number has not been shown to the hall. Reveal it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All numbers are out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another number came first: {balls} are out. Nothing was done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program draws in this game. Change the source of numbers to type them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In this game numbers come from the basket. Read or type them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such ball: from 1 to {balls}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} is already out: it was number {position} of this game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no number to reveal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no number to announce.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers already come from there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The draw cannot become provable in mid-game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play is going on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No number is out, so none can be taken back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program drew this number, so it is right as stored. It can be undone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The award of {prize} to card {cards} depends on this number. Void that award first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a card number or code. Type it again, with its last digit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several series are in play. Say which one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game is played without cards of ours. Note the winner by hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card {number} is already on the desk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no claim {claim}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Claim {claim} is not on the desk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This card does not exist, so it cannot be shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No claim is open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The hall has been asked {times} times.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n valid claim(s) wait. Award or withdraw first.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>No valid claim is on the desk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No card has won.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{prize} has not been awarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This card has not won {prize}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This read no longer waits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table of tags is not right: each tag needs its hexadecimal digits and a ball.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>verdicts</name>
        <message>
            <source>{prizes}: valid, with {ball}, just called (number {position}).</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{prizes}: valid, with {ball}, %n ball(s) ago (number {position}).</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Too late for {prize}: complete with {ball} (number {position}), %n ball(s) ago.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Not {prize} yet: %n number(s) missing, out of {among}.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Already paid: this card has won on this number. A prize is paid once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every prize of this game has been awarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not sold: this card is not in play. Ask to see it, and check who sold it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Returned unsold: this card is not in play. Keep it and check how it came back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Marked as damaged: this card is not in play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Suspect: this code was not made by us. Keep the card and call the person in charge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The series has no such card. Type it again, or keep the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This series is not in play in this game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sold when {since} numbers were out: they do not count for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{prizes} valid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>with {ball}, just called: number {position}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>with {ball}, number {position}, %n ball(s) ago</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Too late for {prize}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{prize}: not yet</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n number(s) missing</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Already paid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All prizes awarded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card not sold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card returned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card withdrawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card not valid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Series not in play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No longer valid</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
