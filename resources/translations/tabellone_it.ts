<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>audit</name>
        <message>
            <source>Line {line}: {why}</source>
            <translation>Riga {line}: {why}</translation>
        </message>
        <message>
            <source>Checked: {checked}.</source>
            <translation>Controllato: {checked}.</translation>
        </message>
        <message numerus="yes">
            <source>%n draw(s)</source>
            <translation>
                <numerusform>%n estrazione</numerusform>
                <numerusform>%n estrazioni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) against the committed order</source>
            <translation>
                <numerusform>%n numero secondo l'ordine impegnato</numerusform>
                <numerusform>%n numeri secondo l'ordine impegnato</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n commitment(s)</source>
            <translation>
                <numerusform>%n impegno</numerusform>
                <numerusform>%n impegni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sold list(s)</source>
            <translation>
                <numerusform>%n elenco dei venduti</numerusform>
                <numerusform>%n elenchi dei venduti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n cartella</numerusform>
                <numerusform>%n cartelle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n verdict(s)</source>
            <translation>
                <numerusform>%n verdetto</numerusform>
                <numerusform>%n verdetti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n award(s)</source>
            <translation>
                <numerusform>%n assegnazione</numerusform>
                <numerusform>%n assegnazioni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n correction(s)</source>
            <translation>
                <numerusform>%n correzione</numerusform>
                <numerusform>%n correzioni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other line(s)</source>
            <translation>
                <numerusform>%n altra riga</numerusform>
                <numerusform>%n altre righe</numerusform>
            </translation>
        </message>
        <message>
            <source>Takings {takings}, prizes {paid}.</source>
            <translation>Incasso {takings}, premi {paid}.</translation>
        </message>
        <message>
            <source>{lines} lines; the hash of the last is {hash}.</source>
            <translation>{lines} righe; l'impronta dell'ultima è {hash}.</translation>
        </message>
        <message>
            <source>Everything that can be recomputed agrees.</source>
            <translation>Tutto quello che si può ricalcolare torna.</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) do not agree.</source>
            <translation>
                <numerusform>%n riga non torna.</numerusform>
                <numerusform>%n righe non tornano.</numerusform>
            </translation>
        </message>
        <message>
            <source>The record is empty.</source>
            <translation>Il registro è vuoto.</translation>
        </message>
        <message>
            <source>its hash is not that of its text</source>
            <translation>la sua impronta non è quella del suo testo</translation>
        </message>
        <message>
            <source>it is not a whole line of JSON</source>
            <translation>non è una riga intera di JSON</translation>
        </message>
        <message>
            <source>it is not canonical JSON</source>
            <translation>non è JSON canonico</translation>
        </message>
        <message>
            <source>it is not an event of a record</source>
            <translation>non è un evento di un registro</translation>
        </message>
        <message>
            <source>it does not follow the line before</source>
            <translation>non segue la riga precedente</translation>
        </message>
        <message>
            <source>a line is missing here</source>
            <translation>qui manca una riga</translation>
        </message>
        <message>
            <source>a number was drawn while no game was played</source>
            <translation>un numero è stato estratto senza che si giocasse</translation>
        </message>
        <message>
            <source>the number is not in its place</source>
            <translation>il numero non è al suo posto</translation>
        </message>
        <message>
            <source>there is no such ball</source>
            <translation>non c'è una tale pallina</translation>
        </message>
        <message>
            <source>the number was already out</source>
            <translation>il numero era già uscito</translation>
        </message>
        <message>
            <source>what was revealed is not the last number</source>
            <translation>ciò che è stato mostrato non è l'ultimo numero</translation>
        </message>
        <message>
            <source>the number is not the one of the committed order</source>
            <translation>il numero non è quello dell'ordine impegnato</translation>
        </message>
        <message>
            <source>what was corrected is not the last number</source>
            <translation>ciò che è stato corretto non è l'ultimo numero</translation>
        </message>
        <message>
            <source>the sold list is not that of the cards sold</source>
            <translation>l'elenco dei venduti non è quello delle cartelle vendute</translation>
        </message>
        <message>
            <source>no number could be drawn then</source>
            <translation>in quel momento non si poteva estrarre</translation>
        </message>
        <message>
            <source>it is not what the rules make of the lines before</source>
            <translation>non è ciò che le regole ricavano dalle righe precedenti</translation>
        </message>
        <message>
            <source>what must follow is missing</source>
            <translation>manca ciò che deve seguire</translation>
        </message>
        <message>
            <source>it speaks of something that the lines before never made</source>
            <translation>parla di qualcosa che le righe precedenti non hanno mai fatto</translation>
        </message>
        <message>
            <source>the game was not in the programme</source>
            <translation>la gara non era in programma</translation>
        </message>
        <message>
            <source>the card is not the one of its series</source>
            <translation>la cartella non è quella della sua serie</translation>
        </message>
        <message>
            <source>the verdict is not the one that the rules give</source>
            <translation>il verdetto non è quello che danno le regole</translation>
        </message>
        <message>
            <source>there is no such claim</source>
            <translation>non c'è una tale chiamata</translation>
        </message>
        <message>
            <source>no claim stood when this was awarded</source>
            <translation>nessuna chiamata era valida quando è stato assegnato</translation>
        </message>
        <message>
            <source>winners or shares are not those that the rules give</source>
            <translation>vincitori o quote non sono quelli che danno le regole</translation>
        </message>
        <message>
            <source>what was revealed is not what was committed to</source>
            <translation>ciò che è stato rivelato non è ciò che era impegnato</translation>
        </message>
    </context>
    <context>
        <name>board</name>
        <message>
            <source>Game {place} of {of}</source>
            <translation>Gara {place} di {of}</translation>
        </message>
        <message>
            <source>{count} / {balls}</source>
            <translation>{count} / {balls}</translation>
        </message>
        <message>
            <source>Playing for</source>
            <translation>Si gioca per</translation>
        </message>
        <message>
            <source>We begin</source>
            <translation>Si comincia</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) wait(s) for one number</source>
            <translation>
                <numerusform>%n cartella aspetta un numero</numerusform>
                <numerusform>%n cartelle aspettano un numero</numerusform>
            </translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>We go on in a moment</source>
            <translation>Si riprende tra poco</translation>
        </message>
        <message>
            <source>Card {number}</source>
            <translation>Cartella {number}</translation>
        </message>
        <message>
            <source>Series {series}</source>
            <translation>Serie {series}</translation>
        </message>
        <message>
            <source>Others?</source>
            <translation>Altri?</translation>
        </message>
        <message>
            <source>{asked} of {times}</source>
            <translation>{asked} di {times}</translation>
        </message>
        <message>
            <source>A claim is being checked</source>
            <translation>Si controlla una chiamata</translation>
        </message>
        <message numerus="yes">
            <source>+%n more</source>
            <translation>
                <numerusform>+%n altro</numerusform>
                <numerusform>+%n altri</numerusform>
            </translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Ultimi</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vinto</translation>
        </message>
        <message>
            <source>table {table}</source>
            <translation>tavolo {table}</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>a mano</translation>
        </message>
        <message>
            <source>{amount} each</source>
            <translation>{amount} ciascuno</translation>
        </message>
        <message numerus="yes">
            <source>and %n more card(s)</source>
            <translation>
                <numerusform>e un'altra cartella</numerusform>
                <numerusform>e altre %n cartelle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n winner(s)</source>
            <translation>
                <numerusform>%n vincitore</numerusform>
                <numerusform>%n vincitori</numerusform>
            </translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Benvenuti</translation>
        </message>
        <message>
            <source>The hall's words</source>
            <translation>Le parole della sala</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Risultati</translation>
        </message>
        <message>
            <source>not won</source>
            <translation>non vinto</translation>
        </message>
        <message>
            <source>Secret of the draw</source>
            <translation>Segreto dell'estrazione</translation>
        </message>
        <message>
            <source>Good night</source>
            <translation>Buona notte</translation>
        </message>
        <message>
            <source>Thank you for playing</source>
            <translation>Grazie a tutti</translation>
        </message>
        <message>
            <source>Correction: {number}, not {was}</source>
            <translation>Correzione: {number}, non {was}</translation>
        </message>
        <message>
            <source>Correction: {was} does not count</source>
            <translation>Correzione: il numero {was} non vale</translation>
        </message>
        <message>
            <source>Rehearsal</source>
            <translation>Prova</translation>
        </message>
        <message>
            <source>We start at {time}</source>
            <translation>Si comincia alle {time}</translation>
        </message>
        <message>
            <source>We go on at {time}</source>
            <translation>Si riprende alle {time}</translation>
        </message>
        <message>
            <source>In a moment</source>
            <translation>Tra un momento</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Prossima gara</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartelle</translation>
        </message>
        <message>
            <source>{amount} a card</source>
            <translation>{amount} a cartella</translation>
        </message>
        <message numerus="yes">
            <source>%n in play</source>
            <translation>
                <numerusform>%n in gioco</numerusform>
                <numerusform>%n in gioco</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n more series</source>
            <translation>
                <numerusform>+%n altra serie</numerusform>
                <numerusform>+%n altre serie</numerusform>
            </translation>
        </message>
        <message>
            <source>Commitment of the draw</source>
            <translation>Impegno dell'estrazione</translation>
        </message>
        <message>
            <source>Drawn, in order</source>
            <translation>Usciti, in ordine</translation>
        </message>
        <message>
            <source>Still to come</source>
            <translation>Ancora da uscire</translation>
        </message>
        <message>
            <source>Correction</source>
            <translation>Correzione</translation>
        </message>
        <message>
            <source>does not count</source>
            <translation>non vale</translation>
        </message>
        <message>
            <source>is right</source>
            <translation>è quello giusto</translation>
        </message>
        <message>
            <source>the last number</source>
            <translation>l'ultimo numero</translation>
        </message>
        <message>
            <source>no number is out</source>
            <translation>nessun numero uscito</translation>
        </message>
        <message>
            <source>Check the draw</source>
            <translation>Controlla l'estrazione</translation>
        </message>
    </context>
    <context>
        <name>board_form</name>
        <message>
            <source>The hall's board</source>
            <translation>Il tabellone della sala</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Numeri</translation>
        </message>
        <message>
            <source>in rows of ten</source>
            <translation>in righe da dieci</translation>
        </message>
        <message>
            <source>in the six blocks of the tabellone</source>
            <translation>nei sei riquadri del tabellone</translation>
        </message>
        <message>
            <source>in the columns of a card</source>
            <translation>nelle colonne della cartella</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Colori</translation>
        </message>
        <message>
            <source>Names of the numbers</source>
            <translation>Nomi dei numeri</translation>
        </message>
        <message>
            <source>those of the evening's language</source>
            <translation>quelli della lingua della serata</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>traditional forms, also where they are coarse</source>
            <translation>forme tradizionali, anche dove sono volgari</translation>
        </message>
        <message>
            <source>tell how many cards wait for one number</source>
            <translation>di' quante cartelle aspettano un numero</translation>
        </message>
        <message>
            <source>Margin, % of the width</source>
            <translation>Margine, % della larghezza</translation>
        </message>
        <message>
            <source>The frame on the board must be seen whole. If the projector cuts it, take a larger margin.</source>
            <translation>La cornice sul tabellone si deve vedere intera. Se il proiettore la taglia, prendi un margine più largo.</translation>
        </message>
        <message>
            <source>Width of the image, m</source>
            <translation>Larghezza dell'immagine, m</translation>
        </message>
        <message>
            <source>Farthest seat, m</source>
            <translation>Posto più lontano, m</translation>
        </message>
        <message>
            <source>The board as it will be</source>
            <translation>Il tabellone come sarà</translation>
        </message>
        <message>
            <source>Use this</source>
            <translation>Usa questo</translation>
        </message>
        <message>
            <source>“{typed}” cannot be: from 0 to {most}.</source>
            <translation>“{typed}” non va: da 0 a {most}.</translation>
        </message>
        <message>
            <source>Measure the image and the way to the farthest seat, to know whether the numbers can be read from there.</source>
            <translation>Misura l'immagine e la distanza del posto più lontano, per sapere se da lì i numeri si leggono.</translation>
        </message>
        <message>
            <source>Seen from the farthest seat a called number has {minutes} arc minutes: it is read well (20 and more).</source>
            <translation>Dal posto più lontano un numero uscito misura {minutes} minuti d'arco: si legge bene (da 20 in su).</translation>
        </message>
        <message>
            <source>Seen from the farthest seat a called number has {minutes} arc minutes: it can just be read (16 are the least, 20 are good).</source>
            <translation>Dal posto più lontano un numero uscito misura {minutes} minuti d'arco: si legge appena (16 è il minimo, 20 è bene).</translation>
        </message>
        <message>
            <source>Seen from the farthest seat a called number has {minutes} arc minutes, and that cannot be read (16 are the least). On the full board it has {full}.</source>
            <translation>Dal posto più lontano un numero uscito misura {minutes} minuti d'arco, e così non si legge (16 è il minimo). Sul tabellone intero ne misura {full}.</translation>
        </message>
        <message>
            <source>It cannot be read from there: seen from the farthest seat a called number has {minutes} arc minutes, and 16 are the least. From {reach} m it can, and the last number from {last} m. For that seat the image must be {width} m wide.</source>
            <translation>Da lì non si legge: dal posto più lontano un numero uscito misura {minutes} minuti d'arco, e 16 è il minimo. Si legge da {reach} m, e l'ultimo numero da {last} m. Per quel posto l'immagine deve essere larga {width} m.</translation>
        </message>
    </context>
    <context>
        <name>card_faults</name>
        <message>
            <source>it needs a number of up to 24 letters and digits, without a colon</source>
            <translation>le serve un numero di al massimo 24 lettere e cifre, senza due punti</translation>
        </message>
        <message>
            <source>card {other} has the same number on it</source>
            <translation>la cartella {other} porta lo stesso numero</translation>
        </message>
        <message>
            <source>it is the same card as {other}</source>
            <translation>è uguale alla cartella {other}</translation>
        </message>
        <message>
            <source>its strip has more than six cards</source>
            <translation>la sua sestina ha più di sei cartelle</translation>
        </message>
        <message>
            <source>one of its numbers is also on card {other} of the same strip</source>
            <translation>uno dei suoi numeri è anche sulla cartella {other} della stessa sestina</translation>
        </message>
        <message>
            <source>it is of another kind than the cards before</source>
            <translation>è di un tipo diverso dalle cartelle precedenti</translation>
        </message>
        <message>
            <source>a number stands on it twice</source>
            <translation>un numero vi compare due volte</translation>
        </message>
        <message>
            <source>it has neither three rows of nine, nor five rows of five, nor fifteen numbers</source>
            <translation>non ha né tre righe di nove, né cinque righe di cinque, né quindici numeri</translation>
        </message>
        <message>
            <source>it does not have fifteen numbers</source>
            <translation>non ha quindici numeri</translation>
        </message>
        <message>
            <source>its numbers must lie between 1 and 90</source>
            <translation>i suoi numeri devono stare tra 1 e 90</translation>
        </message>
        <message>
            <source>it does not have five numbers in each column around a free centre</source>
            <translation>non ha cinque numeri per colonna intorno a un centro libero</translation>
        </message>
        <message>
            <source>it does not have three rows of nine cells</source>
            <translation>non ha tre righe di nove caselle</translation>
        </message>
        <message>
            <source>a row does not have five numbers</source>
            <translation>una riga non ha cinque numeri</translation>
        </message>
        <message>
            <source>a column does not have one to three numbers</source>
            <translation>una colonna non ha da uno a tre numeri</translation>
        </message>
        <message>
            <source>a number stands in the wrong column</source>
            <translation>un numero sta nella colonna sbagliata</translation>
        </message>
        <message>
            <source>the numbers of a column do not ascend</source>
            <translation>i numeri di una colonna non sono in ordine crescente</translation>
        </message>
        <message>
            <source>Line {line}, card {card}: {fault}.</source>
            <translation>Riga {line}, cartella {card}: {fault}.</translation>
        </message>
        <message>
            <source>Card {card}, the number {place} of the file: {fault}.</source>
            <translation>Cartella {card}, la numero {place} del file: {fault}.</translation>
        </message>
        <message>
            <source>“{cell}” is not a number</source>
            <translation>«{cell}» non è un numero</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <source>A hall's tombola evening: the public board and the operator's console. Sub-commands: {commands}.</source>
            <translation>La serata di tombola di una sala: il tabellone per il pubblico e la console dell'operatore. Sottocomandi: {commands}.</translation>
        </message>
        <message>
            <source>an evening's file to resume; without it, the evening that was open</source>
            <translation>il file di una serata da riaprire; senza, la serata che era aperta</translation>
        </message>
        <message>
            <source>print the version and end</source>
            <translation>stampa la versione e termina</translation>
        </message>
        <message>
            <source>the port of the ball reader, instead of the one that is remembered</source>
            <translation>la porta del lettore di palline, invece di quella ricordata</translation>
        </message>
        <message>
            <source>the port of a serial card scanner, instead of the one that is remembered</source>
            <translation>la porta di un lettore seriale di cartelle, invece di quella ricordata</translation>
        </message>
        <message>
            <source>Print strips of six cards as JSON Lines, a strip a line; 0 is an empty cell.</source>
            <translation>Stampa sestine come JSON Lines, una per riga; 0 è una casella vuota.</translation>
        </message>
        <message>
            <source>the key, 64 bytes in hexadecimal, or @FILE</source>
            <translation>la chiave, 64 byte in esadecimale, oppure @FILE</translation>
        </message>
        <message>
            <source>the first strip (0)</source>
            <translation>la prima sestina (0)</translation>
        </message>
        <message>
            <source>how many strips (1)</source>
            <translation>quante sestine (1)</translation>
        </message>
        <message>
            <source>there are no strips beyond number 2^64 - 1</source>
            <translation>non ci sono sestine oltre la numero 2^64 - 1</translation>
        </message>
        <message>
            <source>Recompute the order of a provable draw.</source>
            <translation>Ricalcola l'ordine di un'estrazione dimostrabile.</translation>
        </message>
        <message>
            <source>the game's secret, 64 bytes in hexadecimal, or @FILE</source>
            <translation>il segreto della gara, 64 byte in esadecimale, oppure @FILE</translation>
        </message>
        <message>
            <source>the game's id</source>
            <translation>l'identificativo della gara</translation>
        </message>
        <message>
            <source>the hash of the sold list, 32 bytes in hexadecimal</source>
            <translation>l'impronta dell'elenco dei venduti, 32 byte in esadecimale</translation>
        </message>
        <message>
            <source>the hall's words</source>
            <translation>le parole della sala</translation>
        </message>
        <message>
            <source>the public randomness round, in hexadecimal, if one was named</source>
            <translation>il valore casuale pubblico, in esadecimale, se ne è stato nominato uno</translation>
        </message>
        <message>
            <source>how many balls (90)</source>
            <translation>quante palline (90)</translation>
        </message>
        <message>
            <source>Print a card by its number or code, or say why there is none.</source>
            <translation>Stampa una cartella dal numero o dal codice, o dice perché non c'è.</translation>
        </message>
        <message>
            <source>the card number with its check digit, or the card code</source>
            <translation>il numero della cartella con la cifra di controllo, o il suo codice</translation>
        </message>
        <message>
            <source>the series' secret, 64 bytes in hexadecimal, or @FILE</source>
            <translation>il segreto della serie, 64 byte in esadecimale, oppure @FILE</translation>
        </message>
        <message>
            <source>the series of a card number (1); a code brings its own</source>
            <translation>la serie di un numero di cartella (1); un codice porta la sua</translation>
        </message>
        <message>
            <source>Read cards of another maker from a file, and print the command for “play” that brings them in.</source>
            <translation>Legge cartelle di un altro produttore da un file e stampa il comando per «play» che le porta nella serata.</translation>
        </message>
        <message>
            <source>CSV or JSON, in whatever layout: docs/import.md</source>
            <translation>CSV o JSON, in qualunque disposizione: docs/import.md</translation>
        </message>
        <message>
            <source>the number of their series in the evening (1)</source>
            <translation>il numero della loro serie nella serata (1)</translation>
        </message>
        <message>
            <source>{faults} more faults</source>
            <translation>altri {faults} difetti</translation>
        </message>
        <message>
            <source>which cards the series has (90)</source>
            <translation>quali cartelle ha la serie (90)</translation>
        </message>
        <message>
            <source>The hall's series: which there are, and backups of their secrets under a passphrase. A secret is never printed.</source>
            <translation>Le serie della sala: quali ci sono, e le copie di riserva dei loro segreti sotto una frase segreta. Un segreto non viene mai stampato.</translation>
        </message>
        <message>
            <source>print the series of this PC, with their commitments and backups</source>
            <translation>stampa le serie di questo PC, con i loro impegni e le copie di riserva</translation>
        </message>
        <message>
            <source>write a backup under a passphrase; keep it away from this PC</source>
            <translation>scrive una copia di riserva sotto una frase segreta; va tenuta lontano da questo PC</translation>
        </message>
        <message>
            <source>bring the series of a backup to this PC; none is ever replaced</source>
            <translation>porta su questo PC le serie di una copia di riserva; nessuna viene mai sostituita</translation>
        </message>
        <message>
            <source>open a backup and compare it with this PC; nothing is changed</source>
            <translation>apre una copia di riserva e la confronta con questo PC; non cambia nulla</translation>
        </message>
        <message>
            <source>the backup's file; one that exists is never replaced</source>
            <translation>il file della copia di riserva; uno che c'è già non viene mai sostituito</translation>
        </message>
        <message>
            <source>the series (all)</source>
            <translation>le serie (tutte)</translation>
        </message>
        <message>
            <source>a backup's file</source>
            <translation>il file di una copia di riserva</translation>
        </message>
        <message>
            <source>read the passphrase from the first line of a file, or of the input (-); without it, it is asked for and not shown</source>
            <translation>legge la frase segreta dalla prima riga di un file, o dell'ingresso (-); senza, viene chiesta e non mostrata</translation>
        </message>
        <message>
            <source>Passphrase for the backup (at least {shortest} characters): </source>
            <translation>Frase segreta per la copia (almeno {shortest} caratteri): </translation>
        </message>
        <message>
            <source>The same again: </source>
            <translation>Ancora la stessa: </translation>
        </message>
        <message>
            <source>Passphrase of the backup: </source>
            <translation>Frase segreta della copia: </translation>
        </message>
        <message>
            <source>Print cards of a series into a PDF, exactly those that are asked for.</source>
            <translation>Stampa in un PDF le cartelle di una serie, esattamente quelle richieste.</translation>
        </message>
        <message>
            <source>the number of the series (1)</source>
            <translation>il numero della serie (1)</translation>
        </message>
        <message>
            <source>the first card, without its check digit; it may stand in the middle of a strip</source>
            <translation>la prima cartella, senza cifra di controllo; può stare a metà di una striscia</translation>
        </message>
        <message>
            <source>the last card, without its check digit</source>
            <translation>l'ultima cartella, senza cifra di controllo</translation>
        </message>
        <message>
            <source>the PDF to write; one that is there is replaced</source>
            <translation>il PDF da scrivere; se c'è già viene sostituito</translation>
        </message>
        <message>
            <source>a4 or letter (a4)</source>
            <translation>a4 o letter (a4)</translation>
        </message>
        <message>
            <source>cards on a page: 6 (or strip), 3 (three), 2 (two), 1 (one) (6)</source>
            <translation>cartelle per pagina: 6 (o strip), 3 (three), 2 (two), 1 (one) (6)</translation>
        </message>
        <message>
            <source>the hall's name</source>
            <translation>il nome della sala</translation>
        </message>
        <message>
            <source>a line for a sponsor</source>
            <translation>una riga per uno sponsor</translation>
        </message>
        <message>
            <source>the price, in minor units (250), or as a text that is printed as it stands</source>
            <translation>il prezzo, in centesimi (250), o come testo da stampare così com'è</translation>
        </message>
        <message>
            <source>the currency of a price in minor units (EUR)</source>
            <translation>la valuta di un prezzo in centesimi (EUR)</translation>
        </message>
        <message>
            <source>the colour of the page: one of {colours}, a light tint as #RRGGBB, or the name of coloured paper</source>
            <translation>il colore della pagina: uno fra {colours}, una tinta chiara come #RRGGBB, o il nome della carta colorata</translation>
        </message>
        <message>
            <source>a picture for every card</source>
            <translation>un'immagine per ogni cartella</translation>
        </message>
        <message>
            <source>a text in UTF-8 for the back of every card</source>
            <translation>un testo in UTF-8 per il retro di ogni cartella</translation>
        </message>
        <message>
            <source>the language of the cards (the user's)</source>
            <translation>la lingua delle cartelle (quella dell'utente)</translation>
        </message>
        <message>
            <source>the last card must not stand before the first</source>
            <translation>l'ultima cartella non può venire prima della prima</translation>
        </message>
        <message>
            <source>at most {most} letters have room on a card</source>
            <translation>su una cartella ci stanno al massimo {most} lettere</translation>
        </message>
        <message>
            <source>Print orders for a laboratory, one game a line.</source>
            <translation>Stampa ordini per un laboratorio, una gara per riga.</translation>
        </message>
        <message>
            <source>how many games</source>
            <translation>quante gare</translation>
        </message>
        <message>
            <source>the provable or the live draw (provable)</source>
            <translation>l'estrazione dimostrabile o dal vivo (provable)</translation>
        </message>
        <message>
            <source>Play an evening as JSON Lines: a command a line in, its events or its refusal a line out.</source>
            <translation>Gioca una serata in JSON Lines: un comando per riga in entrata, i suoi eventi o il rifiuto in uscita.</translation>
        </message>
        <message>
            <source>the evening's file, made where it does not exist (none: in memory)</source>
            <translation>il file della serata, creato se non c'è (nessuno: in memoria)</translation>
        </message>
        <message>
            <source>the file that carries accumulators from one evening to the next</source>
            <translation>il file che porta i montepremi da una serata all'altra</translation>
        </message>
        <message>
            <source>a folder with schemes of the hall's own (none)</source>
            <translation>una cartella con gli schemi della sala (nessuna)</translation>
        </message>
        <message>
            <source>print the JSON Schema of commands and events</source>
            <translation>stampa il JSON Schema di comandi ed eventi</translation>
        </message>
        <message>
            <source>Each line in is a Command; each line out is an Answer. An event is a line of the record: n counts from 1, prev is the hash of the event before, and hash is the SHA-256 of the event as RFC 8785 canonical JSON without the member hash.</source>
            <translation>Ogni riga in entrata è un Command, ogni riga in uscita una Answer. Un evento è una riga del registro: n conta da 1, prev è l'impronta dell'evento precedente e hash è lo SHA-256 dell'evento come JSON canonico RFC 8785 senza il membro hash.</translation>
        </message>
        <message>
            <source>Play a whole evening without a screen or a reader: sales, draws, claims, awards, close.</source>
            <translation>Gioca un'intera serata senza schermo né lettore: vendite, estrazioni, chiamate, premi, chiusura.</translation>
        </message>
        <message>
            <source>decides everything, its draws included (a fresh one)</source>
            <translation>decide tutto, anche le estrazioni (uno nuovo)</translation>
        </message>
        <message>
            <source>how many games (3)</source>
            <translation>quante gare (3)</translation>
        </message>
        <message>
            <source>how many players (40)</source>
            <translation>quanti giocatori (40)</translation>
        </message>
        <message>
            <source>save both windows as pictures at the turning points</source>
            <translation>salva le due finestre come immagini nei momenti decisivi</translation>
        </message>
        <message>
            <source>Game {number}: numbers from {source}, prizes {awarding}, {balls} numbers</source>
            <translation>Gara {number}: numeri da {source}, i premi {awarding}, {balls} numeri</translation>
        </message>
        <message>
            <source>Takings {takings}, prizes {paid}.</source>
            <translation>Incasso {takings}, premi {paid}.</translation>
        </message>
        <message>
            <source>The record was verified: everything agrees. Seed {seed}.</source>
            <translation>Il registro è stato verificato: tutto torna. Seme {seed}.</translation>
        </message>
        <message numerus="yes">
            <source>The record was verified: %n line(s) do not agree. Seed {seed}.</source>
            <translation>
                <numerusform>Il registro è stato verificato: %n riga non torna. Seme {seed}.</numerusform>
                <numerusform>Il registro è stato verificato: %n righe non tornano. Seme {seed}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The rehearsal broke off ({why}). Seed {seed}.</source>
            <translation>La prova si è interrotta ({why}). Seme {seed}.</translation>
        </message>
        <message>
            <source>The rehearsal could not write its files ({why}).</source>
            <translation>La prova non ha potuto scrivere i suoi file ({why}).</translation>
        </message>
        <message>
            <source>Readers of balls: the ports there are, what one of them says, and one without hardware.</source>
            <translation>Lettori di palline: le porte che ci sono, quello che uno dice, e uno senza apparecchio.</translation>
        </message>
        <message>
            <source>print the ports and what is known of them</source>
            <translation>stampa le porte e quello che se ne sa</translation>
        </message>
        <message>
            <source>print what a reader says, until interrupted</source>
            <translation>stampa quello che dice un lettore, fino all'interruzione</translation>
        </message>
        <message>
            <source>the reader's port</source>
            <translation>la porta del lettore</translation>
        </message>
        <message>
            <source>a reader on a pseudo-terminal, whose name is printed</source>
            <translation>un lettore su uno pseudo-terminale, di cui si stampa il nome</translation>
        </message>
        <message>
            <source>a name for the pseudo-terminal, which stays when it is unplugged and plugged in again</source>
            <translation>un nome per lo pseudo-terminale, che resta quando lo si stacca e riattacca</translation>
        </message>
        <message>
            <source>show all 90 balls by itself, one in so many seconds</source>
            <translation>mostra da sé tutte le 90 palline, una ogni tanti secondi</translation>
        </message>
        <message>
            <source>decides the order of the balls, and what goes wrong</source>
            <translation>decide l'ordine delle palline, e che cosa va storto</translation>
        </message>
        <message>
            <source>which device is on the reader's port (reference): docs/devices.md</source>
            <translation>quale dispositivo sta sulla porta del lettore (reference): docs/devices.md</translation>
        </message>
        <message>
            <source>its speed in baud, if it was set to another than it is sold with</source>
            <translation>la sua velocità in baud, se è stata cambiata rispetto a quella di fabbrica</translation>
        </message>
        <message>
            <source>a regular expression that takes the number out of each line of a scanner: its first group, if it has one; a group named “tag” takes the hex digits of a tag</source>
            <translation>un'espressione regolare che estrae il numero da ogni riga di uno scanner: il suo primo gruppo, se ne ha uno; un gruppo di nome “tag” prende le cifre esadecimali di un tag</translation>
        </message>
        <message>
            <source>--device, --speed and --pattern belong to --reader</source>
            <translation>--device, --speed e --pattern vanno insieme a --reader</translation>
        </message>
        <message>
            <source>there is no device {name}</source>
            <translation>non c'è un dispositivo {name}</translation>
        </message>
        <message>
            <source>{speed} is not a speed that devices have</source>
            <translation>{speed} non è una velocità che i dispositivi hanno</translation>
        </message>
        <message>
            <source>a device of the kind {name} sends no lines: a pattern is for gm65 and line</source>
            <translation>un dispositivo del tipo {name} non manda righe: un modello vale per gm65 e line</translation>
        </message>
        <message>
            <source>the pattern cannot be used ({why})</source>
            <translation>il modello non si può usare ({why})</translation>
        </message>
        <message>
            <source>Read a device's bytes on the input, and print what they mean as JSON Lines: a tag, a number, or a notice.</source>
            <translation>Legge i byte di un dispositivo dall'ingresso e stampa che cosa dicono come JSON Lines: un tag, un numero o un avviso.</translation>
        </message>
        <message>
            <source>the device: {names}</source>
            <translation>il dispositivo: {names}</translation>
        </message>
        <message>
            <source>which device to be: {names} (reference)</source>
            <translation>quale dispositivo essere: {names} (reference)</translation>
        </message>
        <message>
            <source>what goes wrong on its line, separated by commas: {faults}</source>
            <translation>che cosa va storto sulla sua linea, separato da virgole: {faults}</translation>
        </message>
        <message>
            <source>--faults is for the other devices: the reference reader repeats what is lost</source>
            <translation>--faults vale per gli altri dispositivi: il lettore di riferimento ripete ciò che va perso</translation>
        </message>
        <message>
            <source>some of {faults} are wanted, separated by commas</source>
            <translation>si vogliono alcuni tra {faults}, separati da virgole</translation>
        </message>
        <message>
            <source>Type a number and Enter to show that ball; unplug, replug, restart; Ctrl+D to end.</source>
            <translation>Scrivere un numero e Invio per mostrare quella pallina; unplug, replug, restart; Ctrl+D per finire.</translation>
        </message>
        <message>
            <source>Recompute everything in a record that can be recomputed, and name each line that fails.</source>
            <translation>Ricalcola tutto ciò che in un registro si può ricalcolare, e nomina ogni riga che non torna.</translation>
        </message>
        <message>
            <source>an evening's file, or its export</source>
            <translation>il file di una serata, o la sua esportazione</translation>
        </message>
        <message>
            <source>Print the record of an evening as JSON Lines, an event a line.</source>
            <translation>Stampa il registro di una serata come JSON Lines, un evento per riga.</translation>
        </message>
        <message>
            <source>An argument is not text in UTF-8. Type it again.</source>
            <translation>Un argomento non è testo in UTF-8. Riscrivilo.</translation>
        </message>
        <message>
            <source>a number of seconds from 0 to {most} is wanted</source>
            <translation>serve un numero di secondi da 0 a {most}</translation>
        </message>
        <message>
            <source>{length} bytes in hexadecimal are wanted, or @FILE</source>
            <translation>servono {length} byte in esadecimale, oppure @FILE</translation>
        </message>
        <message>
            <source>hexadecimal digits are wanted, two a byte</source>
            <translation>servono cifre esadecimali, due per byte</translation>
        </message>
        <message>
            <source>{path} cannot be read</source>
            <translation>{path} non si può leggere</translation>
        </message>
        <message>
            <source>a whole number from {first} to {last} is wanted</source>
            <translation>serve un numero intero da {first} a {last}</translation>
        </message>
    </context>
    <context>
        <name>console</name>
        <message>
            <source>Tabellone</source>
            <translation>Tabellone</translation>
        </message>
        <message>
            <source>Next number</source>
            <translation>Prossimo numero</translation>
        </message>
        <message>
            <source>Show the number</source>
            <translation>Mostra il numero</translation>
        </message>
        <message>
            <source>Waiting for a ball</source>
            <translation>Si aspetta una pallina</translation>
        </message>
        <message>
            <source>Play is stopped</source>
            <translation>Gioco fermo</translation>
        </message>
        <message>
            <source>Award</source>
            <translation>Assegna</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Start the game</source>
            <translation>Inizia la gara</translation>
        </message>
        <message>
            <source>Close the game</source>
            <translation>Chiudi la gara</translation>
        </message>
        <message>
            <source>Close the evening</source>
            <translation>Chiudi la serata</translation>
        </message>
        <message>
            <source>No game is planned</source>
            <translation>Nessuna gara in programma</translation>
        </message>
        <message>
            <source>The evening is closed</source>
            <translation>La serata è chiusa</translation>
        </message>
        <message>
            <source>No evening is open</source>
            <translation>Nessuna serata aperta</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Togli l'ultimo</translation>
        </message>
        <message>
            <source>Correct</source>
            <translation>Correggi</translation>
        </message>
        <message>
            <source>Rewind to a number</source>
            <translation>Torna a un numero</translation>
        </message>
        <message>
            <source>Void a number</source>
            <translation>Dichiara nullo un numero</translation>
        </message>
        <message>
            <source>Void the game</source>
            <translation>Dichiara nulla la gara</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>Stop: claim</source>
            <translation>Stop: chiamata</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostra</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Nascondi</translation>
        </message>
        <message>
            <source>Others?</source>
            <translation>Altri?</translation>
        </message>
        <message>
            <source>Withdraw</source>
            <translation>Ritira</translation>
        </message>
        <message>
            <source>Other number</source>
            <translation>Altro numero</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>A mano</translation>
        </message>
        <message>
            <source>Note the winner</source>
            <translation>Annota il vincitore</translation>
        </message>
        <message>
            <source>Void an award</source>
            <translation>Revoca un premio</translation>
        </message>
        <message>
            <source>Take the waiting ball</source>
            <translation>Prendi la pallina in attesa</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Prendi</translation>
        </message>
        <message>
            <source>Take ball {number}</source>
            <translation>Prendi la pallina {number}</translation>
        </message>
        <message>
            <source>Dismiss the waiting ball</source>
            <translation>Scarta la pallina in attesa</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <translation>Scarta</translation>
        </message>
        <message>
            <source>Waiting ball above</source>
            <translation>Pallina in attesa sopra</translation>
        </message>
        <message>
            <source>Waiting ball below</source>
            <translation>Pallina in attesa sotto</translation>
        </message>
        <message>
            <source>Accept each ball, or not</source>
            <translation>Conferma di ogni pallina, sì o no</translation>
        </message>
        <message>
            <source>All numbers</source>
            <translation>Tutti i numeri</translation>
        </message>
        <message>
            <source>Numbers from elsewhere</source>
            <translation>Numeri da un'altra fonte</translation>
        </message>
        <message>
            <source>From now on in this game. The record keeps it, with the reason.</source>
            <translation>Da adesso in questa gara. Il registro lo conserva, con il motivo.</translation>
        </message>
        <message>
            <source>Board on this screen</source>
            <translation>Tabellone su questo schermo</translation>
        </message>
        <message>
            <source>Set the board</source>
            <translation>Regola il tabellone</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>Reader</source>
            <translation>Lettore</translation>
        </message>
        <message>
            <source>Set up the reader</source>
            <translation>Prepara il lettore</translation>
        </message>
        <message>
            <source>Back up the cards</source>
            <translation>Salva le cartelle</translation>
        </message>
        <message>
            <source>Leave the evening</source>
            <translation>Lascia la serata</translation>
        </message>
        <message>
            <source>Sell cards</source>
            <translation>Vendi cartelle</translation>
        </message>
        <message>
            <source>Another game</source>
            <translation>Un'altra gara</translation>
        </message>
        <message>
            <source>Print cards</source>
            <translation>Stampa cartelle</translation>
        </message>
        <message>
            <source>Claim above</source>
            <translation>Chiamata sopra</translation>
        </message>
        <message>
            <source>Claim below</source>
            <translation>Chiamata sotto</translation>
        </message>
        <message>
            <source>Board: the game</source>
            <translation>Tabellone: la gara</translation>
        </message>
        <message>
            <source>Board: only the numbers</source>
            <translation>Tabellone: solo i numeri</translation>
        </message>
        <message>
            <source>Board: in order</source>
            <translation>Tabellone: in ordine</translation>
        </message>
        <message>
            <source>Board: blank</source>
            <translation>Tabellone: spento</translation>
        </message>
        <message>
            <source>Board: welcome</source>
            <translation>Tabellone: benvenuto</translation>
        </message>
        <message>
            <source>Board: next game</source>
            <translation>Tabellone: prossima gara</translation>
        </message>
        <message>
            <source>Board: sponsors</source>
            <translation>Tabellone: sponsor</translation>
        </message>
        <message>
            <source>We start at …</source>
            <translation>Si comincia alle …</translation>
        </message>
        <message>
            <source>Pictures of the hall</source>
            <translation>Immagini della sala</translation>
        </message>
        <message>
            <source>Award or resume after the claim</source>
            <translation>Assegna, o continua dopo la chiamata</translation>
        </message>
        <message>
            <source>Read a ball, or type its number and press Enter</source>
            <translation>Leggi una pallina, o scrivi il numero e Invio</translation>
        </message>
        <message>
            <source>Read a ball: the hall sees it once you accept it</source>
            <translation>Leggi una pallina: la sala la vede quando la confermi</translation>
        </message>
        <message>
            <source>Announced</source>
            <translation>Annunciato</translation>
        </message>
        <message>
            <source>Number {position} of {balls}</source>
            <translation>Numero {position} di {balls}</translation>
        </message>
        <message>
            <source>Number {position}: not yet shown to the hall</source>
            <translation>Numero {position}: la sala non lo vede ancora</translation>
        </message>
        <message>
            <source>No number yet</source>
            <translation>Ancora nessun numero</translation>
        </message>
        <message>
            <source>In order</source>
            <translation>In ordine</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Numero</translation>
        </message>
        <message>
            <source>Claim</source>
            <translation>Chiamata</translation>
        </message>
        <message>
            <source>card or code</source>
            <translation>n° o codice</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Serie</translation>
        </message>
        <message>
            <source>Claims on the desk</source>
            <translation>Chiamate sul banco</translation>
        </message>
        <message>
            <source>No claim on the desk</source>
            <translation>Nessuna chiamata</translation>
        </message>
        <message>
            <source>{prizes}: awarded.</source>
            <translation>{prizes}: assegnato.</translation>
        </message>
        <message>
            <source>A claim is being checked</source>
            <translation>Si controlla una chiamata</translation>
        </message>
        <message>
            <source>Others? {asked} of {times}</source>
            <translation>Altri? {asked} di {times}</translation>
        </message>
        <message>
            <source>“{typed}” is no ball, so nothing was drawn. Type a number from 1 to {balls}; a card belongs into the claim's field (F2).</source>
            <translation>«{typed}» non è una pallina: non è uscito nulla. Scrivi un numero da 1 a {balls}; le cartelle vanno nel campo della chiamata (F2).</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>I premi</translation>
        </message>
        <message>
            <source>being played for</source>
            <translation>si gioca</translation>
        </message>
        <message>
            <source>cannot be won any more</source>
            <translation>non si può più vincere</translation>
        </message>
        <message numerus="yes">
            <source>%n valid claim(s)</source>
            <translation>
                <numerusform>si gioca · %n chiamata valida</numerusform>
                <numerusform>si gioca · %n chiamate valide</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n winners, {share} each</source>
            <translation>
                <numerusform>%n vincitore, {share}</numerusform>
                <numerusform>%n vincitori, {share} ciascuno</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n winners</source>
            <translation>
                <numerusform>%n vincitore</numerusform>
                <numerusform>%n vincitori</numerusform>
            </translation>
        </message>
        <message>
            <source>Card {card}</source>
            <translation>Cartella {card}</translation>
        </message>
        <message>
            <source>table {table}</source>
            <translation>tavolo {table}</translation>
        </message>
        <message numerus="yes">
            <source>+%n more</source>
            <translation>
                <numerusform>+%n altro</numerusform>
                <numerusform>+%n altri</numerusform>
            </translation>
        </message>
        <message>
            <source>The hall sees this on {screen}</source>
            <translation>La sala lo vede su {screen}</translation>
        </message>
        <message>
            <source>No second screen: F11 shows the board here</source>
            <translation>Nessun secondo schermo: F11 mostra qui il tabellone</translation>
        </message>
        <message>
            <source>The projector is gone. The board comes back by itself when it returns.</source>
            <translation>Il proiettore non c'è più. Quando torna, il tabellone riappare da sé.</translation>
        </message>
        <message>
            <source>A card was scanned, and no evening is open.</source>
            <translation>È stata letta una cartella, ma nessuna serata è aperta.</translation>
        </message>
        <message>
            <source>Card {card} was scanned again: it is claimed once, and its answer stands on the desk.</source>
            <translation>La cartella {card} è stata letta di nuovo: vale una volta sola, e la risposta è sul banco.</translation>
        </message>
        <message>
            <source>The scanner sent “{text}”, which is no card.</source>
            <translation>Il lettore ha mandato “{text}”, che non è una cartella.</translation>
        </message>
        <message>
            <source>Scanner</source>
            <translation>Lettore di codici</translation>
        </message>
        <message>
            <source>Card scanner</source>
            <translation>Lettore di codici delle cartelle</translation>
        </message>
        <message>
            <source>A scanner that types like a keyboard needs nothing here: cards are known by their code. Where it sends a sign before each card, say which; then card numbers can be scanned too.</source>
            <translation>Un lettore che scrive come una tastiera non ha bisogno di nulla: le cartelle si riconoscono dal codice. Se manda un segno prima di ogni cartella, dite quale; allora si possono leggere anche i numeri di cartella.</translation>
        </message>
        <message>
            <source>Serial port</source>
            <translation>Porta seriale</translation>
        </message>
        <message>
            <source>none: it types like a keyboard</source>
            <translation>nessuna: scrive come una tastiera</translation>
        </message>
        <message>
            <source>Sign before each card</source>
            <translation>Segno prima di ogni cartella</translation>
        </message>
        <message>
            <source>“{typed}” cannot be told from typing. Take one to {most} signs without a space, the first one no letter, digit, or sign of a number: ~ or #.</source>
            <translation>“{typed}” non si distingue da ciò che si scrive a mano. Servono da uno a {most} segni senza spazi, il primo né lettera né cifra né segno di un numero: ~ oppure #.</translation>
        </message>
        <message>
            <source>{evening} · {game}</source>
            <translation>{evening} · {game}</translation>
        </message>
        <message>
            <source>Game {place} of {of}</source>
            <translation>Gara {place} di {of}</translation>
        </message>
        <message>
            <source>No reader</source>
            <translation>Nessun lettore</translation>
        </message>
        <message>
            <source>Reader: connecting</source>
            <translation>Lettore: in arrivo</translation>
        </message>
        <message>
            <source>Reader lost</source>
            <translation>Lettore perso</translation>
        </message>
        <message>
            <source>you accept each ball</source>
            <translation>ogni pallina da confermare</translation>
        </message>
        <message>
            <source>Projector</source>
            <translation>Proiettore</translation>
        </message>
        <message>
            <source>No projector</source>
            <translation>Nessun proiettore</translation>
        </message>
        <message>
            <source>Rehearsal</source>
            <translation>Prova</translation>
        </message>
        <message numerus="yes">
            <source>%n ball(s) waiting</source>
            <translation>
                <numerusform>%n pallina in attesa</numerusform>
                <numerusform>%n palline in attesa</numerusform>
            </translation>
        </message>
        <message>
            <source>Balls that were read and wait</source>
            <translation>Palline lette e in attesa</translation>
        </message>
        <message numerus="yes">
            <source>%n ball(s) waiting. Esc shows them.</source>
            <translation>
                <numerusform>%n pallina in attesa. Esc la mostra.</numerusform>
                <numerusform>%n palline in attesa. Esc le mostra.</numerusform>
            </translation>
        </message>
        <message>
            <source>{seconds} s ago</source>
            <translation>{seconds} s fa</translation>
        </message>
        <message>
            <source>{minutes} min ago</source>
            <translation>{minutes} min fa</translation>
        </message>
        <message>
            <source>{hours} h ago</source>
            <translation>{hours} h fa</translation>
        </message>
        <message>
            <source>age unknown</source>
            <translation>età ignota</translation>
        </message>
        <message>
            <source>held back</source>
            <translation>trattenuta</translation>
        </message>
        <message>
            <source>to accept</source>
            <translation>da confermare</translation>
        </message>
        <message>
            <source>read earlier</source>
            <translation>letta prima</translation>
        </message>
        <message>
            <source>already out</source>
            <translation>già uscita</translation>
        </message>
        <message>
            <source>Ball {number} was read again: it is already out and was not drawn.</source>
            <translation>La pallina {number} è stata letta di nuovo: era già uscita e non è stata estratta.</translation>
        </message>
        <message>
            <source>A tag that nobody taught was read ({tag}): nothing was drawn.</source>
            <translation>È stata letta un'etichetta sconosciuta ({tag}): nulla è stato estratto.</translation>
        </message>
        <message>
            <source>What do you want to do?</source>
            <translation>Che cosa vuoi fare?</translation>
        </message>
        <message>
            <source>Just the board: the program draws</source>
            <translation>Solo il tabellone: estrae il programma</translation>
        </message>
        <message>
            <source>Space is the next number. Nothing to prepare.</source>
            <translation>Spazio è il prossimo numero. Niente da preparare.</translation>
        </message>
        <message>
            <source>Just the board: we draw balls</source>
            <translation>Solo il tabellone: estraiamo le palline</translation>
        </message>
        <message>
            <source>Type each number, or let the reader read it.</source>
            <translation>Scrivi ogni numero, o lo legge il lettore.</translation>
        </message>
        <message>
            <source>Tonight's evening</source>
            <translation>La serata di oggi</translation>
        </message>
        <message>
            <source>Games, prizes, cards and claims.</source>
            <translation>Gare, premi, cartelle e chiamate.</translation>
        </message>
        <message>
            <source>Resume the last evening</source>
            <translation>Riapri l'ultima serata</translation>
        </message>
        <message>
            <source>Open an evening's file</source>
            <translation>Apri il file di una serata</translation>
        </message>
        <message>
            <source>An evening of tonight or of the past.</source>
            <translation>Una serata di oggi o del passato.</translation>
        </message>
        <message>
            <source>Evenings (*.tabellone)</source>
            <translation>Serate (*.tabellone)</translation>
        </message>
        <message>
            <source>A new evening</source>
            <translation>Una nuova serata</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Christmas tombola</source>
            <translation>Tombola di Natale</translation>
        </message>
        <message>
            <source>Hall</source>
            <translation>Sala</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Gare</translation>
        </message>
        <message>
            <source>Numbers from</source>
            <translation>Numeri da</translation>
        </message>
        <message>
            <source>the program's provable draw</source>
            <translation>estrazione dimostrabile</translation>
        </message>
        <message>
            <source>the program's live draw</source>
            <translation>estrazione dal vivo</translation>
        </message>
        <message>
            <source>balls, read or typed</source>
            <translation>palline, lette o scritte</translation>
        </message>
        <message>
            <source>are claimed</source>
            <translation>si chiamano</translation>
        </message>
        <message>
            <source>are found by the program</source>
            <translation>li trova il programma</translation>
        </message>
        <message>
            <source>Late claims</source>
            <translation>Chiamate in ritardo</translation>
        </message>
        <message>
            <source>need the last number</source>
            <translation>serve l'ultimo numero</translation>
        </message>
        <message>
            <source>hold until the prize is won</source>
            <translation>valgono finché il premio è aperto</translation>
        </message>
        <message>
            <source>share, even after the award</source>
            <translation>si dividono, anche a premio dato</translation>
        </message>
        <message>
            <source>Scheme</source>
            <translation>Schema</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>Valuta</translation>
        </message>
        <message>
            <source>Value of {prize}</source>
            <translation>Valore: {prize}</translation>
        </message>
        <message>
            <source>with {prize}</source>
            <translation>con {prize}</translation>
        </message>
        <message>
            <source>{percent} % of the takings</source>
            <translation>{percent} % dell'incasso</translation>
        </message>
        <message>
            <source>Strips of six cards</source>
            <translation>Sestine</translation>
        </message>
        <message>
            <source>Cards in play</source>
            <translation>Cartelle in gioco</translation>
        </message>
        <message>
            <source>all cards of the series</source>
            <translation>tutte quelle della serie</translation>
        </message>
        <message>
            <source>only cards sold tonight</source>
            <translation>solo quelle vendute stasera</translation>
        </message>
        <message>
            <source>another maker's cards from a file, all of them</source>
            <translation>cartelle di un altro produttore da un file, tutte</translation>
        </message>
        <message>
            <source>another maker's cards from a file, only those sold</source>
            <translation>cartelle di un altro produttore da un file, solo le vendute</translation>
        </message>
        <message>
            <source>cards that the program does not know</source>
            <translation>cartelle che il programma non conosce</translation>
        </message>
        <message>
            <source>Price of a card</source>
            <translation>Prezzo di una cartella</translation>
        </message>
        <message>
            <source>Colour of the cards</source>
            <translation>Colore delle cartelle</translation>
        </message>
        <message>
            <source>not said</source>
            <translation>non indicato</translation>
        </message>
        <message>
            <source>File of cards</source>
            <translation>File delle cartelle</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Scegli…</translation>
        </message>
        <message numerus="yes">
            <source>{file}: %n card(s)</source>
            <translation>
                <numerusform>{file}: %n cartella</numerusform>
                <numerusform>{file}: %n cartelle</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the file with the cards first.</source>
            <translation>Prima scegliere il file con le cartelle.</translation>
        </message>
        <message>
            <source>Cards of another maker</source>
            <translation>Cartelle di un altro produttore</translation>
        </message>
        <message>
            <source>Cards, CSV or JSON (*.csv *.tsv *.txt *.json)</source>
            <translation>Cartelle, CSV o JSON (*.csv *.tsv *.txt *.json)</translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s) in {file}, the first: {fault} “tabellone import” lists them all.</source>
            <translation>
                <numerusform>%n difetto in {file}: {fault}</numerusform>
                <numerusform>%n difetti in {file}, il primo: {fault} «tabellone import» li elenca tutti.</numerusform>
            </translation>
        </message>
        <message>
            <source>{field}: “{typed}” cannot be. Type a whole number from {first} to {last}.</source>
            <translation>{field}: “{typed}” non va bene. Scrivete un numero intero da {first} a {last}.</translation>
        </message>
        <message>
            <source>{field}: “{typed}” is no amount. Type one like {example}, at most {most}.</source>
            <translation>{field}: “{typed}” non è un importo. Scrivetene uno come {example}, al massimo {most}.</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Inizia</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Programme</source>
            <translation>Programma</translation>
        </message>
        <message>
            <source>played</source>
            <translation>giocata</translation>
        </message>
        <message>
            <source>to come</source>
            <translation>da giocare</translation>
        </message>
        <message>
            <source>No series: played with the board alone</source>
            <translation>Nessuna serie: si gioca con il solo tabellone</translation>
        </message>
        <message>
            <source>Close sales</source>
            <translation>Chiudi le vendite</translation>
        </message>
        <message>
            <source>Reopen sales</source>
            <translation>Riapri le vendite</translation>
        </message>
        <message>
            <source>The hall's words</source>
            <translation>Le parole della sala</translation>
        </message>
        <message>
            <source>what the hall gives: numbers, a word</source>
            <translation>quello che dà la sala: numeri, una parola</translation>
        </message>
        <message>
            <source>Take the words</source>
            <translation>Prendi le parole</translation>
        </message>
        <message>
            <source>The hall's words: {words}</source>
            <translation>Le parole della sala: {words}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <source>Commitment of the draw: {commitment}</source>
            <translation>Impegno dell'estrazione: {commitment}</translation>
        </message>
        <message>
            <source>Take {number} back?</source>
            <translation>Togliere il {number}?</translation>
        </message>
        <message>
            <source>It returns into the basket, and the hall sees that. The reason goes into the record.</source>
            <translation>Torna nel paniere, e la sala lo vede. Il motivo va nel registro.</translation>
        </message>
        <message>
            <source>by mistake</source>
            <translation>per errore</translation>
        </message>
        <message>
            <source>That number and all later ones return into the basket, and the hall sees that.</source>
            <translation>Quel numero e tutti i successivi tornano nel paniere, e la sala lo vede.</translation>
        </message>
        <message>
            <source>Back to and with</source>
            <translation>Da togliere, da</translation>
        </message>
        <message>
            <source>Correct a number</source>
            <translation>Correggi un numero</translation>
        </message>
        <message>
            <source>Which ball was it really? The numbers after it stand.</source>
            <translation>Che pallina era davvero? I numeri dopo restano.</translation>
        </message>
        <message>
            <source>It was</source>
            <translation>Era il numero</translation>
        </message>
        <message>
            <source>Which draw</source>
            <translation>Quale estrazione</translation>
        </message>
        <message>
            <source>{position} · {number}</source>
            <translation>{position} · {number}</translation>
        </message>
        <message>
            <source>It does not count: its place stays in the list, and the number may come again.</source>
            <translation>Non conta: il suo posto resta nell'elenco, e il numero può uscire di nuovo.</translation>
        </message>
        <message>
            <source>Falls: {award}</source>
            <translation>Cade: {award}</translation>
        </message>
        <message>
            <source>To be awarded: {card}, {prizes}</source>
            <translation>Da assegnare: {card}, {prizes}</translation>
        </message>
        <message>
            <source>Had it before the others: {card}, {prizes}</source>
            <translation>L'aveva prima degli altri: {card}, {prizes}</translation>
        </message>
        <message>
            <source>No longer valid: {card}</source>
            <translation>Non più valida: {card}</translation>
        </message>
        <message>
            <source>What would follow is told here.</source>
            <translation>Qui si legge che cosa ne segue.</translation>
        </message>
        <message>
            <source>Enter does nothing here. Go to “{yes}” with Tab and press Enter there, or Esc to leave things as they are.</source>
            <translation>Qui Invio non fa nulla. Andate su «{yes}» con Tab e premete Invio lì, oppure Esc per lasciare tutto com'è.</translation>
        </message>
        <message>
            <source>Nothing else changes.</source>
            <translation>Non cambia altro.</translation>
        </message>
        <message>
            <source>Declare the whole game void?</source>
            <translation>Dichiarare nulla tutta la gara?</translation>
        </message>
        <message>
            <source>It does not count and ends now. This cannot be taken back; the reason goes into the record.</source>
            <translation>Non conta e finisce adesso. Non si torna indietro; il motivo resta nel registro.</translation>
        </message>
        <message>
            <source>Then</source>
            <translation>Poi</translation>
        </message>
        <message>
            <source>it is played again</source>
            <translation>si rigioca</translation>
        </message>
        <message>
            <source>its cards are refunded</source>
            <translation>si rimborsano le cartelle</translation>
        </message>
        <message>
            <source>The game is void. Start it again: the same cards play.</source>
            <translation>La gara è nulla. Avviala di nuovo: giocano le stesse cartelle.</translation>
        </message>
        <message>
            <source>The game is void. To be paid back to its players: {amount}.</source>
            <translation>La gara è nulla. Da rimborsare ai giocatori: {amount}.</translation>
        </message>
        <message>
            <source>A winner by hand</source>
            <translation>Un vincitore a mano</translation>
        </message>
        <message>
            <source>For a card of another maker, which the program does not know. Check it against the numbers yourself.</source>
            <translation>Per una cartella di altri, che il programma non conosce. Controllala tu con i numeri usciti.</translation>
        </message>
        <message>
            <source>Prize</source>
            <translation>Premio</translation>
        </message>
        <message>
            <source>What the card says</source>
            <translation>Che cosa c'è sulla cartella</translation>
        </message>
        <message>
            <source>Lots decide {prize}</source>
            <translation>La sorte decide {prize}</translation>
        </message>
        <message>
            <source>Several cards have it. Whoever draws the best lot wins it.</source>
            <translation>L'hanno fatto più cartelle. Vince chi estrae la sorte migliore.</translation>
        </message>
        <message>
            <source>The best lot</source>
            <translation>La sorte migliore</translation>
        </message>
        <message>
            <source>choose …</source>
            <translation>scegli …</translation>
        </message>
        <message>
            <source>let the program draw</source>
            <translation>estrae il programma</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <source>misread</source>
            <translation>letto male</translation>
        </message>
        <message>
            <source>Who won {prize} with card {card}?</source>
            <translation>Chi ha vinto {prize} con la cartella {card}?</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <source>The prize will be open again. The reason goes into the record.</source>
            <translation>Il premio torna in gioco. Il motivo va nel registro.</translation>
        </message>
        <message>
            <source>Close the game with prizes not won?</source>
            <translation>Chiudere la gara con premi non vinti?</translation>
        </message>
        <message>
            <source>Not won: {prizes}.</source>
            <translation>Non vinti: {prizes}.</translation>
        </message>
        <message>
            <source>Close the game?</source>
            <translation>Chiudere la gara?</translation>
        </message>
        <message>
            <source>No number can come out in it afterwards.</source>
            <translation>Dopo non può più uscire nessun numero.</translation>
        </message>
        <message>
            <source>Start without cards?</source>
            <translation>Cominciare senza cartelle?</translation>
        </message>
        <message>
            <source>No card is in play: nobody can win. Cards are sold before the game starts.</source>
            <translation>Nessuna cartella è in gioco: nessuno può vincere. Le cartelle si vendono prima della gara.</translation>
        </message>
        <message>
            <source>Mark these cards as damaged?</source>
            <translation>Segnare queste cartelle come rovinate?</translation>
        </message>
        <message>
            <source>Series {series}: {cards}. They never come back into play.</source>
            <translation>Serie {series}: {cards}. Non tornano più in gioco.</translation>
        </message>
        <message>
            <source>Another game, drawn live?</source>
            <translation>Un'altra gara, con estrazione dal vivo?</translation>
        </message>
        <message>
            <source>Cards are sold already, so this game cannot have a provable draw: it will have the program's live draw.</source>
            <translation>Ci sono già cartelle vendute, perciò l'estrazione non può essere dimostrabile: sarà quella dal vivo del programma.</translation>
        </message>
        <message>
            <source>Nobody has won yet.</source>
            <translation>Nessuno ha ancora vinto.</translation>
        </message>
        <message>
            <source>Close the evening?</source>
            <translation>Chiudere la serata?</translation>
        </message>
        <message>
            <source>Nothing can be added to its record afterwards.</source>
            <translation>Dopo non si può più aggiungere nulla al registro.</translation>
        </message>
        <message>
            <source>Leave the evening?</source>
            <translation>Lasciare la serata?</translation>
        </message>
        <message>
            <source>Everything is stored. You can resume it from the first screen.</source>
            <translation>Tutto è salvato. La serata si può riaprire dalla prima schermata.</translation>
        </message>
        <message>
            <source>Leave Tabellone?</source>
            <translation>Uscire da Tabellone?</translation>
        </message>
        <message>
            <source>Leave Tabellone</source>
            <translation>Esci da Tabellone</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>No backup yet of series {series}: if this PC breaks, nothing can check their cards.</source>
            <translation>Serie {series} ancora senza copia di riserva: se questo PC si rompe, nulla può più controllarne le cartelle.</translation>
        </message>
        <message>
            <source>The cards were backed up on {day}.</source>
            <translation>Copia di riserva delle cartelle: {day}.</translation>
        </message>
        <message>
            <source>Back up the cards between games.</source>
            <translation>Salva le cartelle fra una gara e l'altra.</translation>
        </message>
        <message>
            <source>Cards are checked by the secrets of their series, and these are on this PC alone. If it breaks, no card sold for a later evening can be checked without a backup. Save it on a stick and keep that elsewhere. Write the passphrase down: without it the backup is lost, and nobody can find it again.</source>
            <translation>Le cartelle si controllano con i segreti delle loro serie, che stanno solo su questo PC. Se si rompe, senza una copia di riserva nessuna cartella venduta per una serata futura si può più controllare. Salvala su una chiavetta e tienila altrove. Scrivi la frase segreta su un foglio: senza, la copia è persa, e nessuno può ritrovarla.</translation>
        </message>
        <message>
            <source>Back up</source>
            <translation>Salva la copia</translation>
        </message>
        <message>
            <source>Tabellone cards</source>
            <translation>Cartelle Tabellone</translation>
        </message>
        <message>
            <source>Backups of series (*.backup)</source>
            <translation>Copie di serie (*.backup)</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Frase segreta</translation>
        </message>
        <message>
            <source>The same again</source>
            <translation>Ancora la stessa</translation>
        </message>
        <message>
            <source>Show what is typed</source>
            <translation>Mostra ciò che si scrive</translation>
        </message>
        <message>
            <source>Save to</source>
            <translation>Salva in</translation>
        </message>
        <message>
            <source>Choose where</source>
            <translation>Scegli dove</translation>
        </message>
        <message>
            <source>Choose where to save it, on a stick if there is one.</source>
            <translation>Scegli dove salvarla, su una chiavetta se c'è.</translation>
        </message>
        <message>
            <source>Type the passphrase that the backup was made with.</source>
            <translation>Scrivi la frase segreta con cui è stata fatta la copia.</translation>
        </message>
        <message>
            <source>At least {shortest} characters; so far {typed}. Four words that nobody would guess are good.</source>
            <translation>Almeno {shortest} caratteri; finora {typed}. Vanno bene quattro parole che nessuno indovinerebbe.</translation>
        </message>
        <message>
            <source>The two are not the same yet.</source>
            <translation>Le due non sono ancora uguali.</translation>
        </message>
        <message>
            <source>Everything is there.</source>
            <translation>C'è tutto.</translation>
        </message>
        <message>
            <source>A moment, please …</source>
            <translation>Un momento …</translation>
        </message>
        <message>
            <source>Series {series}: backed up to {path}. Keep it away from this PC, and the passphrase away from both.</source>
            <translation>Serie {series}: copia salvata in {path}. Tienila lontano da questo PC, e la frase segreta lontano da tutti e due.</translation>
        </message>
        <message>
            <source>Series {series}: backed up to {path}. That is the disk of this PC: copy the file to a stick, or it breaks with the PC.</source>
            <translation>Serie {series}: copia salvata in {path}. È il disco di questo PC: copia il file su una chiavetta, o si rompe insieme al PC.</translation>
        </message>
        <message>
            <source>Restore cards from a backup</source>
            <translation>Ripristina cartelle da una copia di riserva</translation>
        </message>
        <message>
            <source>Open a backup</source>
            <translation>Apri una copia di riserva</translation>
        </message>
        <message>
            <source>The series of the backup come to this PC, and it can check their cards. No series that is here already is replaced.</source>
            <translation>Le serie della copia vengono su questo PC, che può controllarne le cartelle. Nessuna serie che c'è già viene sostituita.</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Ripristina</translation>
        </message>
        <message>
            <source>Restored: series {series}. Their cards can be checked on this PC.</source>
            <translation>Ripristinata la serie {series}. Le sue cartelle si possono controllare su questo PC.</translation>
        </message>
        <message>
            <source>Series {series}: all here already, with the same secrets. Nothing was changed.</source>
            <translation>Serie {series}: qui c'era già tutto, con gli stessi segreti. Non è cambiato nulla.</translation>
        </message>
        <message>
            <source>Digits, Enter</source>
            <translation>Cifre, Invio</translation>
        </message>
        <message>
            <source>a ball, or a claimed card</source>
            <translation>una pallina o una cartella</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>the console in front again</source>
            <translation>riporta davanti la console</translation>
        </message>
        <message>
            <source>{count} out, in order</source>
            <translation>{count} usciti, in ordine</translation>
        </message>
        <message>
            <source>{count} in the basket</source>
            <translation>{count} nel paniere</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Maiusc</translation>
        </message>
        <message>
            <source>Choose the port of the reader, and what it is. It will be found again by itself.</source>
            <translation>Scegli la porta del lettore, e che cos'è. Sarà ritrovato da sé.</translation>
        </message>
        <message>
            <source>No port was found. Plug the reader in and try again.</source>
            <translation>Nessuna porta trovata. Collega il lettore e riprova.</translation>
        </message>
        <message>
            <source>{port} · {description}</source>
            <translation>{port} · {description}</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>Dispositivo</translation>
        </message>
        <message>
            <source>Tabellone's own reader</source>
            <translation>Il lettore di Tabellone</translation>
        </message>
        <message>
            <source>ID-12LA, ID-20LA (125 kHz tags)</source>
            <translation>ID-12LA, ID-20LA (tag a 125 kHz)</translation>
        </message>
        <message>
            <source>RDM6300 (125 kHz tags)</source>
            <translation>RDM6300 (tag a 125 kHz)</translation>
        </message>
        <message>
            <source>EM-18 (125 kHz tags)</source>
            <translation>EM-18 (tag a 125 kHz)</translation>
        </message>
        <message>
            <source>125 kHz tags, binary</source>
            <translation>Tag a 125 kHz, binario</translation>
        </message>
        <message>
            <source>PN532 (13.56 MHz tags)</source>
            <translation>PN532 (tag a 13,56 MHz)</translation>
        </message>
        <message>
            <source>GM65, GM861 (barcodes)</source>
            <translation>GM65, GM861 (codici a barre)</translation>
        </message>
        <message>
            <source>Any scanner or blower that sends lines</source>
            <translation>Qualunque scanner o soffiatore che manda righe</translation>
        </message>
        <message>
            <source>Speed (baud)</source>
            <translation>Velocità (baud)</translation>
        </message>
        <message>
            <source>As it is sold</source>
            <translation>Quella di fabbrica</translation>
        </message>
        <message>
            <source>Pattern, if a line is more than the number</source>
            <translation>Modello, se una riga è più del numero</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spazio</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Invio</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Canc</translation>
        </message>
        <message>
            <source>↑</source>
            <translation>↑</translation>
        </message>
        <message>
            <source>↓</source>
            <translation>↓</translation>
        </message>
    </context>
    <context>
        <name>failures</name>
        <message>
            <source>{path} already exists. It was left as it is; choose another name.</source>
            <translation>{path} esiste già. È rimasto com'è: scegli un altro nome.</translation>
        </message>
        <message>
            <source>{path} cannot be created ({why}). Choose another folder.</source>
            <translation>{path} non si può creare ({why}). Scegli un'altra cartella.</translation>
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation>Non c'è nessun file {path}.</translation>
        </message>
        <message>
            <source>There is no file {path}, and no command of that name; see tabellone --help.</source>
            <translation>Non c'è nessun file {path}, e nessun comando con questo nome; vedi tabellone --help.</translation>
        </message>
        <message>
            <source>The output cannot be written ({why}).</source>
            <translation>L'uscita non può essere scritta ({why}).</translation>
        </message>
        <message>
            <source>The input cannot be read ({why}).</source>
            <translation>L'ingresso non può essere letto ({why}).</translation>
        </message>
        <message>
            <source>{path} is not an evening of Tabellone. It was left as it is.</source>
            <translation>{path} non è una serata di Tabellone. È rimasto com'è.</translation>
        </message>
        <message>
            <source>{path} comes from a newer version of Tabellone. Open it with that version.</source>
            <translation>{path} viene da una versione più nuova di Tabellone. Aprilo con quella.</translation>
        </message>
        <message>
            <source>{path} is damaged (line {line}); “tabellone verify FILE” says what is wrong there. It was left as it is. If the hall keeps a backup copy of the folder, open the evening from there.</source>
            <translation>{path} è danneggiato (riga {line}); “tabellone verify FILE” dice che cosa non va. È rimasto com'è. Se la sala conserva una copia di riserva della cartella, aprite la serata da lì.</translation>
        </message>
        <message>
            <source>{path} is damaged. It was left as it is. If the hall keeps a backup copy of the folder, open the evening from there.</source>
            <translation>{path} è danneggiato. È rimasto com'è. Se la sala conserva una copia di riserva della cartella, aprite la serata da lì.</translation>
        </message>
        <message>
            <source>{path} is open in another window of Tabellone. Close it there first.</source>
            <translation>{path} è aperto in un'altra finestra di Tabellone. Chiudilo prima lì.</translation>
        </message>
        <message>
            <source>{path} cannot be written. Take the write protection off, or copy it elsewhere.</source>
            <translation>{path} non si può scrivere. Togli la protezione, o copialo altrove.</translation>
        </message>
        <message>
            <source>The disk is full. Nothing was lost, and nothing was drawn. Make room and try again.</source>
            <translation>Il disco è pieno. Nulla è perso e nulla è stato estratto. Fai spazio e riprova.</translation>
        </message>
        <message>
            <source>The disk does not answer as it should ({why}). Nothing was drawn. Try again; if it happens again, go on from a copy on another disk.</source>
            <translation>Il disco non risponde come dovrebbe ({why}). Nulla è stato estratto. Riprova; se succede ancora, continua da una copia su un altro disco.</translation>
        </message>
        <message>
            <source>The accumulators of the last evening cannot be read from {path}: {why}. Put the file right, or away: its amounts stand in the last evening's record too.</source>
            <translation>I montepremi dell'ultima serata non si leggono da {path}: {why}. Sistema il file o mettilo da parte: gli importi stanno anche nel verbale dell'ultima serata.</translation>
        </message>
        <message>
            <source>The program made a mistake ({why}). Nothing was stored and nothing was lost. Try again; the log says more.</source>
            <translation>Il programma ha fatto un errore ({why}). Nulla è stato scritto e nulla è andato perso. Riprovate; il registro tecnico dice di più.</translation>
        </message>
        <message>
            <source>{path} is damaged: what is kept beside its lines cannot be read. It was left as it is. If the hall keeps a backup copy of the folder, go on from there.</source>
            <translation>{path} è danneggiato: ciò che è conservato accanto alle sue righe non si può leggere. È rimasto com'è. Se la sala conserva una copia di riserva della cartella, continuate da lì.</translation>
        </message>
        <message>
            <source>{path} is damaged: the list of the cards of series {series} is not the one that was brought in. It was left as it is. If the hall keeps a backup copy of the folder, go on from there.</source>
            <translation>{path} è danneggiato: l'elenco delle cartelle della serie {series} non è quello che fu portato. È stato lasciato com'è. Se la sala tiene una copia della cartella, si può proseguire da lì.</translation>
        </message>
        <message>
            <source>{path} is damaged: the secret of series {series} is not the one that its cards were made with. It was left as it is. If the hall keeps a backup copy of the folder, go on from there.</source>
            <translation>{path} è danneggiato: il segreto della serie {series} non è quello con cui furono fatte le cartelle. È rimasto com'è. Se la sala conserva una copia di riserva della cartella, continuate da lì.</translation>
        </message>
        <message>
            <source>{path} is damaged: the secret of game {game} is not the one that was committed to. It was left as it is. If the hall keeps a backup copy of the folder, go on from there.</source>
            <translation>{path} è danneggiato: il segreto della gara {game} non è quello dell'impegno. È rimasto com'è. Se la sala conserva una copia di riserva della cartella, continuate da lì.</translation>
        </message>
        <message>
            <source>The secret of series {series} could not be read or made ({why}), so nothing was done. Look after the folder of secrets, then try again.</source>
            <translation>Il segreto della serie {series} non si è potuto leggere o creare ({why}), perciò non è stato fatto nulla. Controllate la cartella dei segreti, poi riprovate.</translation>
        </message>
        <message>
            <source>The folder of the series' secrets cannot be used ({why}). Look after {path}, then try again.</source>
            <translation>La cartella dei segreti delle serie non si può usare ({why}). Controlla {path}, poi riprova.</translation>
        </message>
        <message>
            <source>{path} cannot be read or written ({why}). Choose another place.</source>
            <translation>{path} non si può leggere o scrivere ({why}). Scegli un altro posto.</translation>
        </message>
        <message>
            <source>Other people on this PC could read {path}. That is mended; whoever read it can make cards of that series, so withdraw it if you are in doubt.</source>
            <translation>Altre persone su questo PC potevano leggere {path}. Ora è a posto; chi l'ha letto può fare cartelle di quella serie, quindi nel dubbio ritirala.</translation>
        </message>
        <message>
            <source>There is no display, so no window can open. Playing a rehearsal instead; see tabellone --help for the commands.</source>
            <translation>Non c'è uno schermo, quindi nessuna finestra può aprirsi. Si gioca una prova; tabellone --help elenca i comandi.</translation>
        </message>
        <message>
            <source>System libraries are missing: {libraries}. Install them and try again. On Debian and Ubuntu: apt install {packages}</source>
            <translation>Mancano librerie di sistema: {libraries}. Installale e riprova. Su Debian e Ubuntu: apt install {packages}</translation>
        </message>
        <message>
            <source>A system library is missing: {why}</source>
            <translation>Manca una libreria di sistema: {why}</translation>
        </message>
        <message>
            <source>{path} cannot be read ({why}).</source>
            <translation>{path} non si può leggere ({why}).</translation>
        </message>
    </context>
    <context>
        <name>hall</name>
        <message>
            <source>By itself</source>
            <translation>Da solo</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Numeri</translation>
        </message>
        <message>
            <source>In order</source>
            <translation>In ordine</translation>
        </message>
        <message>
            <source>Blank</source>
            <translation>Spento</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Benvenuto</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Prossima gara</translation>
        </message>
        <message>
            <source>Sponsors</source>
            <translation>Sponsor</translation>
        </message>
        <message>
            <source>While a game is played.</source>
            <translation>Solo durante una gara.</translation>
        </message>
        <message>
            <source>Between games only.</source>
            <translation>Solo tra una gara e l'altra.</translation>
        </message>
        <message>
            <source>No game is planned: there is nothing to announce.</source>
            <translation>Nessuna gara in programma: non c'è niente da annunciare.</translation>
        </message>
        <message>
            <source>No pictures to show. Choose the sponsors’ folder first: {key}.</source>
            <translation>Nessuna immagine da mostrare. Scegli prima la cartella degli sponsor: {key}.</translation>
        </message>
        <message>
            <source>When do we start?</source>
            <translation>Quando si comincia?</translation>
        </message>
        <message>
            <source>The hall sees the time and how long it is until then. Leave it empty for no time.</source>
            <translation>La sala vede l'ora e quanto manca. Lascia vuoto per non indicare un'ora.</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Ora</translation>
        </message>
        <message>
            <source>“{typed}” is no time of the day. Type one like 21:30.</source>
            <translation>“{typed}” non è un'ora. Scrivila così: 21:30.</translation>
        </message>
        <message>
            <source>Pictures of the hall</source>
            <translation>Immagini della sala</translation>
        </message>
        <message>
            <source>PNG or JPEG files. A picture of a prize has the prize’s name, or that of what is won: Tombola.jpg, a ham.png.</source>
            <translation>File PNG o JPEG. L'immagine di un premio ha il nome del premio, o di ciò che si vince: Tombola.jpg, un prosciutto.png.</translation>
        </message>
        <message>
            <source>Logo</source>
            <translation>Logo</translation>
        </message>
        <message>
            <source>Pictures (*.png *.jpg *.jpeg)</source>
            <translation>Immagini (*.png *.jpg *.jpeg)</translation>
        </message>
        <message>
            <source>Sponsors’ folder</source>
            <translation>Cartella degli sponsor</translation>
        </message>
        <message>
            <source>Seconds for each</source>
            <translation>Secondi per ognuna</translation>
        </message>
        <message>
            <source>Folder of prizes</source>
            <translation>Cartella dei premi</translation>
        </message>
        <message>
            <source>Scenes fade into one another</source>
            <translation>Le scene cambiano in dissolvenza</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>{file} is no picture that can be read ({why}), and is left out.</source>
            <translation>{file} non è un'immagine leggibile ({why}), e si salta.</translation>
        </message>
    </context>
    <context>
        <name>printing</name>
        <message>
            <source>Print cards</source>
            <translation>Stampa cartelle</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Serie</translation>
        </message>
        <message>
            <source>from card</source>
            <translation>dalla cartella</translation>
        </message>
        <message>
            <source>to card</source>
            <translation>alla cartella</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Carta</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <source>On a page</source>
            <translation>Per pagina</translation>
        </message>
        <message>
            <source>six, as a strip</source>
            <translation>sei, come striscia</translation>
        </message>
        <message>
            <source>three</source>
            <translation>tre</translation>
        </message>
        <message>
            <source>two</source>
            <translation>due</translation>
        </message>
        <message>
            <source>one, large</source>
            <translation>una, grande</translation>
        </message>
        <message>
            <source>Language of the cards</source>
            <translation>Lingua delle cartelle</translation>
        </message>
        <message>
            <source>Colour of the page</source>
            <translation>Colore della pagina</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>print the tint (not on coloured paper)</source>
            <translation>stampa la tinta (non su carta colorata)</translation>
        </message>
        <message>
            <source>Hall</source>
            <translation>Sala</translation>
        </message>
        <message>
            <source>Sponsor</source>
            <translation>Sponsor</translation>
        </message>
        <message>
            <source>Price</source>
            <translation>Prezzo</translation>
        </message>
        <message>
            <source>Logo</source>
            <translation>Logo</translation>
        </message>
        <message>
            <source>Rules, on the back</source>
            <translation>Regolamento, sul retro</translation>
        </message>
        <message>
            <source>Choose …</source>
            <translation>Scegli …</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Togli</translation>
        </message>
        <message>
            <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
            <translation>Immagini (*.png *.jpg *.jpeg *.bmp)</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Testi (*.txt)</translation>
        </message>
        <message>
            <source>Save as PDF …</source>
            <translation>Salva in PDF …</translation>
        </message>
        <message>
            <source>Print …</source>
            <translation>Stampa …</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Series {series}, cards {first}-{last}.pdf</source>
            <translation>Serie {series}, cartelle {first}-{last}.pdf</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n card(s)</source>
            <translation>
                <numerusform>{done} di %n cartella</numerusform>
                <numerusform>{done} di %n cartelle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in {path}</source>
            <translation>
                <numerusform>%n cartella in {path}</numerusform>
                <numerusform>%n cartelle in {path}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) sent to the printer</source>
            <translation>
                <numerusform>%n cartella mandata alla stampante</numerusform>
                <numerusform>%n cartelle mandate alla stampante</numerusform>
            </translation>
        </message>
        <message>
            <source>Stopped. No file was written.</source>
            <translation>Fermata. Nessun file è stato scritto.</translation>
        </message>
        <message>
            <source>Stopped. What the printer had already taken may still come out.</source>
            <translation>Fermata. Quello che la stampante aveva già preso può ancora uscire.</translation>
        </message>
        <message>
            <source>Cards are printed between games.</source>
            <translation>Le cartelle si stampano fra una gara e l'altra.</translation>
        </message>
        <message>
            <source>There is no series of the hall’s own in this evening, and only its cards are printed.</source>
            <translation>In questa serata non c'è nessuna serie della sala, e si stampano solo le sue cartelle.</translation>
        </message>
        <message>
            <source>Type a first and a last card of the series: from 1 to {cards}.</source>
            <translation>Scrivi la prima e l'ultima cartella della serie: da 1 a {cards}.</translation>
        </message>
        <message>
            <source>Series {series} has no backup yet. Close this form and make one first ({key}): if this PC breaks, nobody could check the printed cards.</source>
            <translation>La serie {series} non ha ancora una copia di riserva. Chiudi questa finestra e falla prima ({key}): se questo PC si rompe, nessuno potrebbe controllare le cartelle stampate.</translation>
        </message>
        <message>
            <source>The secret of series {series} on this computer is not the one that this evening plays with. Nothing was printed: such cards would win nothing.</source>
            <translation>Il segreto della serie {series} su questo computer non è quello con cui si gioca stasera. Non è stato stampato niente: quelle cartelle non vincerebbero nulla.</translation>
        </message>
        <message>
            <source>The secret of series {series} cannot be read ({why}). Nothing was printed.</source>
            <translation>Il segreto della serie {series} non si può leggere ({why}). Non è stato stampato niente.</translation>
        </message>
        <message>
            <source>Of series {series} only the numbers of its cards are known, not their rows, so they cannot be printed.</source>
            <translation>Della serie {series} si conoscono solo i numeri delle cartelle, non le righe, quindi non si possono stampare.</translation>
        </message>
        <message>
            <source>{tint} is too dark to read numbers on. Choose a lighter tint.</source>
            <translation>{tint} è troppo scuro per leggerci sopra i numeri. Scegli una tinta più chiara.</translation>
        </message>
        <message>
            <source>{path} is not a picture that can be read ({why}). Choose a PNG or JPEG file.</source>
            <translation>{path} non è un'immagine leggibile ({why}). Scegli un file PNG o JPEG.</translation>
        </message>
        <message>
            <source>The rules in {path} cannot be read ({why}). Choose a text in UTF-8.</source>
            <translation>Il regolamento in {path} non si può leggere ({why}). Scegli un testo in UTF-8.</translation>
        </message>
        <message>
            <source>The rules are too long for the back of a card. Shorten them, or print fewer cards on a page.</source>
            <translation>Il regolamento è troppo lungo per il retro di una cartella. Accorcialo, o stampa meno cartelle per pagina.</translation>
        </message>
        <message>
            <source>{path} is no file that cards can be printed into. Choose another name.</source>
            <translation>{path} non è un file in cui si possano stampare cartelle. Scegli un altro nome.</translation>
        </message>
        <message>
            <source>The disk is full, so {path} was not written. Make room, or choose another disk.</source>
            <translation>Il disco è pieno, quindi {path} non è stato scritto. Fai spazio, o scegli un altro disco.</translation>
        </message>
        <message>
            <source>{path} cannot be written ({why}). Nothing was left there; choose another folder.</source>
            <translation>{path} non si può scrivere ({why}). Lì non è rimasto niente; scegli un'altra cartella del disco.</translation>
        </message>
        <message>
            <source>The printer {printer} does not take the cards. See whether it is switched on and has paper, then print again.</source>
            <translation>La stampante {printer} non accetta le cartelle. Guarda se è accesa e ha carta, poi stampa di nuovo.</translation>
        </message>
        <message>
            <source>The program made a mistake ({why}). Nothing was printed; the log says more.</source>
            <translation>Il programma ha fatto un errore ({why}). Non è stato stampato niente; il registro dice di più.</translation>
        </message>
    </context>
    <context>
        <name>readers</name>
        <message>
            <source>The reader does not answer. Type the numbers meanwhile; it comes back by itself.</source>
            <translation>Il lettore non risponde. Intanto scrivi i numeri; ritorna da sé.</translation>
        </message>
        <message>
            <source>The reader is not plugged in. Type the numbers meanwhile; plug it in and it comes back.</source>
            <translation>Il lettore non è collegato. Intanto scrivi i numeri; collegalo e ritorna.</translation>
        </message>
        <message>
            <source>This user may not open the reader's port. Add the user to the group “{group}” and log in again. Type the numbers meanwhile.</source>
            <translation>Questo utente non può aprire la porta del lettore. Aggiungilo al gruppo «{group}» ed entra di nuovo. Intanto scrivi i numeri.</translation>
        </message>
        <message>
            <source>Another program holds the reader's port. Close it there; the reader then comes by itself.</source>
            <translation>Un altro programma tiene la porta del lettore. Chiudilo; poi il lettore arriva da sé.</translation>
        </message>
        <message>
            <source>The reader's port cannot be opened. Pull it out and plug it in again.</source>
            <translation>La porta del lettore non si apre. Stacca il lettore e ricollegalo.</translation>
        </message>
        <message>
            <source>The reader is silent. Look at its light and its cable; type the numbers meanwhile.</source>
            <translation>Il lettore tace. Guarda la luce e il cavo; intanto scrivi i numeri.</translation>
        </message>
        <message>
            <source>The device on the reader's port does not answer as a reader. Is it the right port?</source>
            <translation>L'apparecchio su quella porta non risponde come un lettore. È la porta giusta?</translation>
        </message>
        <message>
            <source>The reader speaks another version of the protocol. Its firmware must be renewed.</source>
            <translation>Il lettore parla un'altra versione del protocollo. Va aggiornato il suo firmware.</translation>
        </message>
        <message>
            <source>The reader was restarted: a ball read just before may be lost, or may still be in it. Compare the last ball with the board.</source>
            <translation>Il lettore è ripartito: una pallina letta subito prima può essere persa, o essere ancora nel lettore. Confronta l'ultima pallina con il tabellone.</translation>
        </message>
        <message>
            <source>The reader skipped reads that it had promised. Compare the last balls with the board.</source>
            <translation>Il lettore ha saltato letture che aveva promesso. Confronta le ultime palline con il tabellone.</translation>
        </message>
        <message>
            <source>The reader's memory was full and it could not keep a ball. Play is stopped: compare the balls with the board before going on.</source>
            <translation>La memoria del lettore era piena e non ha potuto tenere una pallina. Il gioco è fermo: confronta le palline con il tabellone prima di continuare.</translation>
        </message>
        <message>
            <source>The reader says that it cannot read well ({word}).</source>
            <translation>Il lettore dice che non legge bene ({word}).</translation>
        </message>
        <message>
            <source>The reader sends what this kind of device does not say. Press Ctrl+L and choose the right device, its speed and its pattern.</source>
            <translation>Il lettore manda ciò che questo tipo di dispositivo non dice. Premi Ctrl+L e scegli il dispositivo giusto, la sua velocità e il suo modello.</translation>
        </message>
        <message>
            <source>The pattern cannot be used ({why}). The reader was left as it was.</source>
            <translation>Il modello non si può usare ({why}). Il lettore è rimasto com'era.</translation>
        </message>
        <message>
            <source>The reader does not answer. Look at its light and its cable.</source>
            <translation>Il lettore non risponde. Controlla la sua luce e il cavo.</translation>
        </message>
        <message>
            <source>The reader is not plugged in.</source>
            <translation>Il lettore non è collegato.</translation>
        </message>
        <message>
            <source>This user may not open the reader's port. Add the user to the group “{group}” and log in again.</source>
            <translation>Questo utente non può aprire la porta del lettore. Aggiungilo al gruppo “{group}” e accedi di nuovo.</translation>
        </message>
        <message>
            <source>Another program holds the reader's port. Close it there.</source>
            <translation>Un altro programma tiene la porta del lettore. Chiudilo.</translation>
        </message>
        <message>
            <source>The scanner is gone. Type the cards meanwhile; plug it in and it comes back.</source>
            <translation>Il lettore di codici non c'è più. Intanto scrivete le cartelle; ricollegatelo e torna da sé.</translation>
        </message>
        <message>
            <source>The scanner is not plugged in. Type the cards meanwhile; plug it in and it comes back.</source>
            <translation>Il lettore di codici non è collegato. Intanto scrivete le cartelle; collegatelo e torna da sé.</translation>
        </message>
        <message>
            <source>This user may not open the scanner's port. Add the user to the group “{group}” and log in again. Type the cards meanwhile.</source>
            <translation>Questo utente non può aprire la porta del lettore di codici. Aggiungetelo al gruppo “{group}” e rientrate. Intanto scrivete le cartelle.</translation>
        </message>
        <message>
            <source>Another program holds the scanner's port. Close it there; the scanner then comes by itself.</source>
            <translation>Un altro programma tiene la porta del lettore di codici. Chiudetela là; poi il lettore torna da sé.</translation>
        </message>
        <message>
            <source>The scanner's port cannot be opened. Pull it out and plug it in again.</source>
            <translation>La porta del lettore di codici non si apre. Staccatelo e ricollegatelo.</translation>
        </message>
        <message>
            <source>The reader is being connected.</source>
            <translation>Il lettore si sta collegando.</translation>
        </message>
        <message>
            <source>The reader is connected.</source>
            <translation>Il lettore è collegato.</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>This line is not a command: {detail}</source>
            <translation>Questa riga non è un comando: {detail}</translation>
        </message>
        <message>
            <source>No evening is open. Open one first.</source>
            <translation>Nessuna serata è aperta. Aprine prima una.</translation>
        </message>
        <message>
            <source>This evening is closed; nothing can be added to it.</source>
            <translation>Questa serata è chiusa; non si può aggiungere nulla.</translation>
        </message>
        <message>
            <source>The evening is already open.</source>
            <translation>La serata è già aperta.</translation>
        </message>
        <message>
            <source>“{currency}” is not a currency. Use three capital letters, like EUR.</source>
            <translation>«{currency}» non è una valuta. Usa tre lettere maiuscole, come EUR.</translation>
        </message>
        <message>
            <source>That text is too long: {most} letters at the most.</source>
            <translation>Il testo è troppo lungo: al massimo {most} lettere.</translation>
        </message>
        <message>
            <source>Say why: the reason goes into the record.</source>
            <translation>Di' perché: il motivo va nel registro.</translation>
        </message>
        <message>
            <source>caller</source>
            <translation>banditore</translation>
        </message>
        <message>
            <source>cashier</source>
            <translation>cassiere</translation>
        </message>
        <message>
            <source>supervisor</source>
            <translation>supervisore</translation>
        </message>
        <message>
            <source>The {role} does this. Sign in first.</source>
            <translation>Questo lo fa chi è {role}. Prima bisogna entrare.</translation>
        </message>
        <message>
            <source>Give the supervisor a PIN first.</source>
            <translation>Prima dai un PIN al supervisore.</translation>
        </message>
        <message>
            <source>A PIN has {shortest} to {longest} letters or digits.</source>
            <translation>Un PIN ha da {shortest} a {longest} lettere o cifre.</translation>
        </message>
        <message>
            <source>This is not the PIN of the {role}.</source>
            <translation>Questo non è il PIN del ruolo {role}.</translation>
        </message>
        <message>
            <source>There is no series {series}: series are numbered from 1 to {last}.</source>
            <translation>Non c'è una serie {series}: le serie vanno da 1 a {last}.</translation>
        </message>
        <message>
            <source>A series cannot have {strips} strips: from 1 to {most}.</source>
            <translation>Una serie non può avere {strips} sestine: da 1 a {most}.</translation>
        </message>
        <message>
            <source>Series {series} is already in this evening.</source>
            <translation>La serie {series} è già in questa serata.</translation>
        </message>
        <message>
            <source>There is no series {series} in this evening.</source>
            <translation>In questa serata non c'è la serie {series}.</translation>
        </message>
        <message>
            <source>Series {series} was withdrawn: its cards can be made by anyone now.</source>
            <translation>La serie {series} è stata ritirata: ora chiunque può farne le cartelle.</translation>
        </message>
        <message>
            <source>The secret must have {bytes} bytes.</source>
            <translation>Il segreto deve avere {bytes} byte.</translation>
        </message>
        <message>
            <source>Series {series} is of another maker: it has no secret to publish.</source>
            <translation>La serie {series} è di un altro produttore: non ha un segreto da pubblicare.</translation>
        </message>
        <message>
            <source>This file is too long: it has more than {most} bytes.</source>
            <translation>Questo file è troppo lungo: ha più di {most} byte.</translation>
        </message>
        <message>
            <source>This file of cards cannot be read: {why}</source>
            <translation>Questo file di cartelle non si può leggere: {why}</translation>
        </message>
        <message>
            <source>There are no cards in this file. It should be CSV or JSON, a card in a line or in three.</source>
            <translation>In questo file non ci sono cartelle. Dev'essere CSV o JSON, una cartella per riga o in tre righe.</translation>
        </message>
        <message>
            <source>These are the cards of series {series}.</source>
            <translation>Queste sono le cartelle della serie {series}.</translation>
        </message>
        <message>
            <source>A list has from 1 to {most} cards.</source>
            <translation>Un elenco ha da 1 a {most} cartelle.</translation>
        </message>
        <message>
            <source>Card {card}, the number {place} of the list, cannot be used: {fault}.</source>
            <translation>La cartella {card}, la numero {place} dell'elenco, non si può usare: {fault}.</translation>
        </message>
        <message>
            <source>{prize} goes by rows, and of the cards of series {series} only the numbers are known.</source>
            <translation>{prize} va per righe, e delle cartelle della serie {series} si conoscono solo i numeri.</translation>
        </message>
        <message>
            <source>This is the secret of series {series}; two series need two secrets.</source>
            <translation>È il segreto della serie {series}; due serie vogliono due segreti.</translation>
        </message>
        <message>
            <source>This secret already decides another game; two games need two secrets.</source>
            <translation>Questo segreto decide già un'altra gara; due gare vogliono due segreti.</translation>
        </message>
        <message>
            <source>There is already a game called {game}.</source>
            <translation>C'è già una gara {game}.</translation>
        </message>
        <message>
            <source>An evening has {most} games at the most.</source>
            <translation>Una serata ha al massimo {most} gare.</translation>
        </message>
        <message>
            <source>A game has {most} prizes at the most.</source>
            <translation>Una gara ha al massimo {most} premi.</translation>
        </message>
        <message>
            <source>A game cannot have {balls} balls: from 1 to {most}.</source>
            <translation>Una gara non può avere {balls} palline: da 1 a {most}.</translation>
        </message>
        <message>
            <source>There is no scheme called “{scheme}”. The schemes are: {schemes}.</source>
            <translation>Non c'è nessuno schema chiamato «{scheme}». Gli schemi sono: {schemes}.</translation>
        </message>
        <message>
            <source>The scheme “{scheme}” has no prizes.</source>
            <translation>Lo schema «{scheme}» non ha premi.</translation>
        </message>
        <message>
            <source>Each prize needs a short id of its own: small letters, digits, dots and hyphens.</source>
            <translation>Ogni premio vuole un breve identificativo suo: lettere minuscole, cifre, punti e trattini.</translation>
        </message>
        <message>
            <source>This game has no prize “{prize}”.</source>
            <translation>Questa gara non ha un premio «{prize}».</translation>
        </message>
        <message>
            <source>No card can ever have this: {count}, where {first} to {last} are possible.</source>
            <translation>Nessuna cartella può averlo: {count}, mentre sono possibili da {first} a {last}.</translation>
        </message>
        <message>
            <source>Cards for {balls} balls cannot have this; cards for {pool} can.</source>
            <translation>Le cartelle da {balls} palline non possono averlo; quelle da {pool} sì.</translation>
        </message>
        <message>
            <source>A drawing has five rows of five, X or a full stop, and up to {most} make one pattern.</source>
            <translation>Un disegno ha cinque righe di cinque, X o punto, e fino a {most} formano uno schema.</translation>
        </message>
        <message>
            <source>{prize} must come after a prize that stands before it in the list.</source>
            <translation>{prize} deve venire dopo un premio che lo precede nell'elenco.</translation>
        </message>
        <message>
            <source>No prize can be won first: these are all for cards that have won already.</source>
            <translation>Nessun premio si può vincere per primo: sono tutti per cartelle che hanno già vinto.</translation>
        </message>
        <message>
            <source>Give a scheme or prizes, not both.</source>
            <translation>Indicare uno schema o dei premi, non tutti e due.</translation>
        </message>
        <message>
            <source>{prize} is part of the scheme: it needs no “extra”.</source>
            <translation>{prize} fa già parte dello schema: non serve «extra».</translation>
        </message>
        <message>
            <source>A prize can be won 1 to {most} times.</source>
            <translation>Un premio si può vincere da 1 a {most} volte.</translation>
        </message>
        <message>
            <source>The prizes of a game take from 0 to 100 % of its takings, all together.</source>
            <translation>I premi di una gara prendono dallo 0 al 100 % dell'incasso, tutti insieme.</translation>
        </message>
        <message>
            <source>{prize} needs {least} numbers at least, and {balls} are drawn at most.</source>
            <translation>{prize} richiede almeno {least} numeri, e se ne estraggono al massimo {balls}.</translation>
        </message>
        <message>
            <source>The scheme {file} cannot be used. {key}: {why}</source>
            <translation>Lo schema {file} non si può usare. {key}: {why}</translation>
        </message>
        <message>
            <source>Its id must be “{scheme}”, like the name of the file.</source>
            <translation>Il suo id dev'essere “{scheme}”, come il nome del file.</translation>
        </message>
        <message>
            <source>It has more than {most} bytes.</source>
            <translation>Ha più di {most} byte.</translation>
        </message>
        <message>
            <source>It has no name in these languages: {languages}.</source>
            <translation>Non ha un nome in queste lingue: {languages}.</translation>
        </message>
        <message>
            <source>These cards are made for {pool} balls, not for {balls}.</source>
            <translation>Queste cartelle sono fatte per {pool} palline, non per {balls}.</translation>
        </message>
        <message>
            <source>There is no accumulator “{jackpot}” this evening. Bring it first.</source>
            <translation>Stasera non c'è un montepremi «{jackpot}». Prima va portato.</translation>
        </message>
        <message>
            <source>An evening has {most} accumulators at the most.</source>
            <translation>Una serata ha al massimo {most} montepremi.</translation>
        </message>
        <message>
            <source>An amount must lie between 0 and {most}.</source>
            <translation>Un importo deve stare tra 0 e {most}.</translation>
        </message>
        <message>
            <source>Cards cannot be sold after a provable draw has begun. Choose the live draw or balls for a game with latecomers.</source>
            <translation>Dopo l'inizio di un'estrazione dimostrabile non si vendono cartelle. Per una gara con ritardatari scegli l'estrazione dal vivo o le palline.</translation>
        </message>
        <message>
            <source>Cards are already sold, so a provable game cannot be added: its commitment must be public before. Choose the live draw or balls.</source>
            <translation>Ci sono già cartelle vendute, quindi non si può aggiungere una gara dimostrabile: l'impegno va pubblicato prima. Scegli l'estrazione dal vivo o le palline.</translation>
        </message>
        <message>
            <source>The passphrase is too short: it has at least {shortest} characters. Take four words that nobody would guess.</source>
            <translation>La frase segreta è troppo corta: ha almeno {shortest} caratteri. Vanno bene quattro parole che nessuno indovinerebbe.</translation>
        </message>
        <message>
            <source>The two passphrases are not the same. Type both again.</source>
            <translation>Le due frasi segrete non sono uguali. Scrivile di nuovo tutte e due.</translation>
        </message>
        <message>
            <source>The passphrase cannot be read: it must be text in UTF-8.</source>
            <translation>La frase segreta non si può leggere: deve essere testo in UTF-8.</translation>
        </message>
        <message>
            <source>There is no terminal to type the passphrase into without showing it. Give it with --passphrase-file.</source>
            <translation>Non c'è un terminale in cui scrivere la frase segreta senza mostrarla. Va data con --passphrase-file.</translation>
        </message>
        <message>
            <source>There is no series on this PC yet, so there is nothing to back up.</source>
            <translation>Su questo PC non c'è ancora nessuna serie, quindi non c'è nulla da salvare.</translation>
        </message>
        <message>
            <source>Series {series} is not on this PC.</source>
            <translation>La serie {series} non è su questo PC.</translation>
        </message>
        <message>
            <source>{path} is damaged: it does not hold a secret any more. Put it away, and restore the series from its backup.</source>
            <translation>{path} è danneggiato: non contiene più un segreto. Mettilo via, e ripristina la serie dalla sua copia di riserva.</translation>
        </message>
        <message>
            <source>Series {series} has another secret on this PC than in the backup. Nothing was changed: cards of both may have been printed. Look which is the right one: its commitment stands on the cards.</source>
            <translation>La serie {series} ha su questo PC un segreto diverso da quello della copia. Non è cambiato nulla: possono esserci cartelle stampate con tutti e due. Guarda qual è quello giusto: il suo impegno sta sulle cartelle.</translation>
        </message>
        <message>
            <source>This file is not a backup of series.</source>
            <translation>Questo file non è una copia di riserva di serie.</translation>
        </message>
        <message>
            <source>This backup has version {version} of the file, which this program cannot read. Take a newer Tabellone.</source>
            <translation>Questa copia ha la versione {version} del file, che questo programma non sa leggere. Serve un Tabellone più recente.</translation>
        </message>
        <message>
            <source>This backup holds something that this program does not know. Take a newer Tabellone.</source>
            <translation>Questa copia contiene qualcosa che questo programma non conosce. Serve un Tabellone più recente.</translation>
        </message>
        <message>
            <source>This backup is damaged: it is not as it was written. Take another copy of it.</source>
            <translation>Questa copia è danneggiata: non è come è stata scritta. Prendine un altro esemplare.</translation>
        </message>
        <message>
            <source>This backup contradicts itself, so nothing of it is used. Take another one.</source>
            <translation>Questa copia si contraddice, quindi non se ne usa nulla. Prendine un'altra.</translation>
        </message>
        <message>
            <source>This is not the passphrase of the backup. Mind capitals and the keyboard's language.</source>
            <translation>Non è la frase segreta di questa copia. Attenzione alle maiuscole e alla lingua della tastiera.</translation>
        </message>
        <message>
            <source>Sales are closed. Reopen them between two games.</source>
            <translation>Le vendite sono chiuse. Riaprile tra due gare.</translation>
        </message>
        <message>
            <source>Sales are still open. Close them first.</source>
            <translation>Le vendite sono ancora aperte. Chiudile prima.</translation>
        </message>
        <message>
            <source>The hall's words are already taken. They are taken again when sales reopen.</source>
            <translation>Le parole della sala sono già prese. Si prendono di nuovo quando le vendite riaprono.</translation>
        </message>
        <message>
            <source>Not in the series: {beyond}. It has cards 1 to {cards}.</source>
            <translation>Fuori dalla serie: {beyond}. Ha le cartelle da 1 a {cards}.</translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <translation>da {first} a {last}</translation>
        </message>
        <message>
            <source>Series {series} does not play in game {game}.</source>
            <translation>La serie {series} non gioca nella gara {game}.</translation>
        </message>
        <message>
            <source>Already sold or damaged in series {series}: {cards}.</source>
            <translation>Già vendute o rovinate nella serie {series}: {cards}.</translation>
        </message>
        <message>
            <source>No card of series {series} has the number {serial} on it.</source>
            <translation>Nessuna cartella della serie {series} porta il numero {serial}.</translation>
        </message>
        <message>
            <source>The cards of series {series} do not come in strips, so they cannot be dealt from fresh ones.</source>
            <translation>Le cartelle della serie {series} non sono in sestine, quindi non si possono dare da sestine nuove.</translation>
        </message>
        <message>
            <source>A book has pages of different series.</source>
            <translation>Un blocchetto ha pagine di serie diverse.</translation>
        </message>
        <message>
            <source>From 1 to {most} cards can be dealt at a time.</source>
            <translation>Si possono dare da 1 a {most} cartelle alla volta.</translation>
        </message>
        <message>
            <source>Say which public randomness is meant, and give its bytes when the words are taken.</source>
            <translation>Di' quale fonte pubblica di casualità si intende, e dai i suoi byte quando si raccolgono le parole.</translation>
        </message>
        <message>
            <source>No public randomness was named before sale, so none can be taken now.</source>
            <translation>Nessuna fonte pubblica di casualità è stata nominata prima della vendita: ora non se ne può prendere.</translation>
        </message>
        <message>
            <source>Public randomness is named before anything is sold.</source>
            <translation>La fonte pubblica di casualità si nomina prima di vendere.</translation>
        </message>
        <message>
            <source>Not sold, so they cannot come back, in series {series}: {cards}.</source>
            <translation>Non vendute, quindi non possono tornare, nella serie {series}: {cards}.</translation>
        </message>
        <message>
            <source>No game is being played. Start one first.</source>
            <translation>Non si sta giocando. Inizia prima una gara.</translation>
        </message>
        <message>
            <source>Game {game} is being played. Close it first.</source>
            <translation>Si sta giocando la gara {game}. Chiudila prima.</translation>
        </message>
        <message>
            <source>There is no such game left to play.</source>
            <translation>Non c'è una tale gara da giocare.</translation>
        </message>
        <message>
            <source>Game {game} has been played.</source>
            <translation>La gara {game} è già stata giocata.</translation>
        </message>
        <message>
            <source>Not everything is won yet: {prizes}. Close the game again to leave these prizes.</source>
            <translation>Non tutto è vinto: {prizes}. Chiudi di nuovo la gara per lasciare questi premi.</translation>
        </message>
        <message>
            <source>Play is paused. Resume first.</source>
            <translation>Il gioco è in pausa. Premi prima Continua.</translation>
        </message>
        <message>
            <source>A claim is open. Award or resume first; no number is drawn meanwhile.</source>
            <translation>C'è una chiamata aperta. Prima assegna o continua; intanto non si estrae.</translation>
        </message>
        <message>
            <source>The last number has not been announced yet. Say that it was, then go on.</source>
            <translation>L'ultimo numero non è ancora stato annunciato. Confermate l'annuncio, poi continuate.</translation>
        </message>
        <message>
            <source>The last number has not been shown to the hall. Reveal it first.</source>
            <translation>La sala non ha ancora visto l'ultimo numero. Mostralo prima.</translation>
        </message>
        <message>
            <source>All the numbers of this game are out.</source>
            <translation>Tutti i numeri di questa gara sono usciti.</translation>
        </message>
        <message>
            <source>Another number came first: {balls} are out. Nothing was done.</source>
            <translation>È arrivato prima un altro numero: ne sono usciti {balls}. Non è stato fatto nulla.</translation>
        </message>
        <message>
            <source>The program draws in this game. Change the source of numbers to type them.</source>
            <translation>In questa gara estrae il programma. Cambia la fonte dei numeri per scriverli.</translation>
        </message>
        <message>
            <source>In this game numbers come from the basket. Read or type them.</source>
            <translation>In questa gara i numeri vengono dal paniere. Leggili o scrivili.</translation>
        </message>
        <message>
            <source>There is no such ball: from 1 to {balls}.</source>
            <translation>Non c'è una tale pallina: da 1 a {balls}.</translation>
        </message>
        <message>
            <source>{number} is already out: it was number {position} of this game.</source>
            <translation>Il numero {number} è già uscito: è stato il {position}° estratto di questa gara.</translation>
        </message>
        <message>
            <source>There is no number to reveal.</source>
            <translation>Non c'è un numero da mostrare.</translation>
        </message>
        <message>
            <source>There is no number to announce.</source>
            <translation>Non c'è un numero da annunciare.</translation>
        </message>
        <message>
            <source>Numbers already come from there.</source>
            <translation>I numeri vengono già da lì.</translation>
        </message>
        <message>
            <source>The draw cannot become provable in mid-game.</source>
            <translation>L'estrazione non può diventare dimostrabile a gara iniziata.</translation>
        </message>
        <message>
            <source>Play is going on.</source>
            <translation>Il gioco è in corso.</translation>
        </message>
        <message>
            <source>There is no draw {position}: {balls} numbers have come out.</source>
            <translation>Non c'è un'estrazione {position}: sono usciti {balls} numeri.</translation>
        </message>
        <message>
            <source>Draw {position} was already declared void.</source>
            <translation>L'estrazione {position} è già stata annullata.</translation>
        </message>
        <message>
            <source>The order of this draw is fixed, so none of it can be declared void. It can be undone.</source>
            <translation>L'ordine di questa estrazione è fissato: nessun numero si può dichiarare nullo. Si può togliere.</translation>
        </message>
        <message>
            <source>A trial draw has {most} numbers at the most.</source>
            <translation>Un'estrazione di prova ha al massimo {most} numeri.</translation>
        </message>
        <message>
            <source>No number is out, so none can be taken back.</source>
            <translation>Nessun numero è uscito, quindi nessuno si può annullare.</translation>
        </message>
        <message>
            <source>The program drew this number, so it is right as stored. It can be undone.</source>
            <translation>Questo numero l'ha estratto il programma, quindi è giusto com'è. Si può annullare.</translation>
        </message>
        <message>
            <source>The award of {prize} to card {cards} depends on this number. Void that award first.</source>
            <translation>L'assegnazione di {prize} alla cartella {cards} dipende da questo numero. Revoca prima quel premio.</translation>
        </message>
        <message>
            <source>This is not a card number or code. Type it again, with its last digit.</source>
            <translation>Non è un numero né un codice di cartella. Riscrivilo, con l'ultima cifra.</translation>
        </message>
        <message>
            <source>This code was not made by us. Keep the card and call the person in charge.</source>
            <translation>Questo codice non l'abbiamo fatto noi. Tieni la cartella e chiama il responsabile.</translation>
        </message>
        <message>
            <source>Several series are in play. Say which one.</source>
            <translation>Ci sono più serie in gioco. Di' quale.</translation>
        </message>
        <message>
            <source>This evening is played without cards of ours.</source>
            <translation>Questa serata si gioca senza cartelle nostre.</translation>
        </message>
        <message>
            <source>This game is played without cards of ours. Note the winner by hand.</source>
            <translation>Questa gara si gioca senza cartelle nostre. Annota il vincitore a mano.</translation>
        </message>
        <message>
            <source>Card {number} is already on the desk.</source>
            <translation>La cartella {number} è già sul banco.</translation>
        </message>
        <message>
            <source>There is no claim {claim}.</source>
            <translation>Non c'è una chiamata {claim}.</translation>
        </message>
        <message>
            <source>Claim {claim} is not on the desk.</source>
            <translation>La chiamata {claim} non è sul banco.</translation>
        </message>
        <message>
            <source>The program does not know this card, so it cannot be shown.</source>
            <translation>Il programma non conosce questa cartella, quindi non può mostrarla.</translation>
        </message>
        <message>
            <source>No claim is open.</source>
            <translation>Nessuna chiamata è aperta.</translation>
        </message>
        <message>
            <source>The hall has been asked {times} times.</source>
            <translation>La sala è già stata interpellata {times} volte.</translation>
        </message>
        <message numerus="yes">
            <source>%n valid claim(s) wait. Award or withdraw first.</source>
            <translation>
                <numerusform>%n chiamata valida aspetta. Prima assegna o ritira.</numerusform>
                <numerusform>%n chiamate valide aspettano. Prima assegna o ritira.</numerusform>
            </translation>
        </message>
        <message>
            <source>Claim {claim} has one verdict only.</source>
            <translation>La chiamata {claim} ha un solo verdetto.</translation>
        </message>
        <message>
            <source>{prize} cannot be won now.</source>
            <translation>{prize} ora non si può vincere.</translation>
        </message>
        <message>
            <source>Lots decide {prize} between claims {claims}. Say which one drew the best lot.</source>
            <translation>Per {prize} decide la sorte fra le chiamate {claims}. Di' quale ha avuto la sorte migliore.</translation>
        </message>
        <message>
            <source>No valid claim is on the desk.</source>
            <translation>Nessuna chiamata valida sul banco.</translation>
        </message>
        <message>
            <source>{prize} has not been awarded.</source>
            <translation>{prize} non è stato assegnato.</translation>
        </message>
        <message>
            <source>This card has not won {prize}.</source>
            <translation>Questa cartella non ha vinto {prize}.</translation>
        </message>
        <message>
            <source>The theme {file} cannot be used. {key}: {why}</source>
            <translation>Il tema {file} non si può usare. {key}: {why}</translation>
        </message>
        <message>
            <source>There is no theme called “{theme}”.</source>
            <translation>Non c'è nessun tema “{theme}”.</translation>
        </message>
        <message>
            <source>Its id must be “{theme}”, like the name of the file.</source>
            <translation>Il suo id dev'essere “{theme}”, come il nome del file.</translation>
        </message>
        <message>
            <source>“{colour}” is not a colour. Write it like #0A0F1E.</source>
            <translation>“{colour}” non è un colore. Scrivilo come #0A0F1E.</translation>
        </message>
        <message>
            <source>Its contrast on “{ground}” is {found}:1, and {least}:1 is the least that can be read from afar.</source>
            <translation>Il suo contrasto su “{ground}” è {found}:1, e da lontano si legge da {least}:1 in su.</translation>
        </message>
        <message>
            <source>{picture} is not a picture that can be read.</source>
            <translation>{picture} non è un'immagine che si può leggere.</translation>
        </message>
        <message>
            <source>This read no longer waits.</source>
            <translation>Questa lettura non aspetta più.</translation>
        </message>
        <message>
            <source>The table of tags is not right: each tag needs its hexadecimal digits and a ball.</source>
            <translation>La tabella delle etichette non è giusta: ogni etichetta vuole le sue cifre esadecimali e una pallina.</translation>
        </message>
    </context>
    <context>
        <name>sales</name>
        <message>
            <source>Sales</source>
            <translation>Vendite</translation>
        </message>
        <message>
            <source>Sell a range of cards</source>
            <translation>Vendi cartelle da … a …</translation>
        </message>
        <message>
            <source>Sell one card</source>
            <translation>Vendi una cartella</translation>
        </message>
        <message>
            <source>Sell one strip</source>
            <translation>Vendi una sestina</translation>
        </message>
        <message>
            <source>Sell books (a page of every series)</source>
            <translation>Vendi blocchetti (un foglio di ogni serie)</translation>
        </message>
        <message>
            <source>Deal cards to one person</source>
            <translation>Dai cartelle a una persona</translation>
        </message>
        <message>
            <source>Take unsold cards back</source>
            <translation>Riprendi le invendute</translation>
        </message>
        <message>
            <source>Mark cards as damaged</source>
            <translation>Segna cartelle rovinate</translation>
        </message>
        <message>
            <source>All printed cards are in play</source>
            <translation>In gioco tutte quelle stampate</translation>
        </message>
        <message>
            <source>A range is in play, nobody registered</source>
            <translation>In gioco da … a …, senza registrare</translation>
        </message>
        <message>
            <source>Sell</source>
            <translation>Vendi</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Riprendi</translation>
        </message>
        <message>
            <source>Mark as damaged</source>
            <translation>Segna come rovinate</translation>
        </message>
        <message>
            <source>Put into play</source>
            <translation>Metti in gioco</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Che cosa</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Serie</translation>
        </message>
        <message>
            <source>From card</source>
            <translation>Dalla cartella</translation>
        </message>
        <message>
            <source>To card</source>
            <translation>Alla cartella</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <source>A card of the strip</source>
            <translation>Una cartella della sestina</translation>
        </message>
        <message>
            <source>How many cards</source>
            <translation>Quante cartelle</translation>
        </message>
        <message>
            <source>Seller</source>
            <translation>Venditore</translation>
        </message>
        <message>
            <source>Price of each</source>
            <translation>Prezzo di ognuna</translation>
        </message>
        <message>
            <source>Buyer</source>
            <translation>Acquirente</translation>
        </message>
        <message>
            <source>1234, 1234-0 or scan</source>
            <translation>1234, 1234-0 o lettore</translation>
        </message>
        <message>
            <source>empty: that card alone</source>
            <translation>vuoto: solo quella</translation>
        </message>
        <message>
            <source>need not be said</source>
            <translation>si può tacere</translation>
        </message>
        <message>
            <source>Enter goes on, and does it from the last field.</source>
            <translation>Invio va avanti, e dall'ultimo campo esegue.</translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <translation>da {first} a {last}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n cartella</numerusform>
                <numerusform>%n cartelle</numerusform>
            </translation>
        </message>
        <message>
            <source>all of another maker's</source>
            <translation>tutte quelle dell'altro produttore</translation>
        </message>
        <message numerus="yes">
            <source>Sold: {run}, series {series}: %n card(s).</source>
            <translation>
                <numerusform>Venduta: {run}, serie {series}: %n cartella.</numerusform>
                <numerusform>Vendute: {run}, serie {series}: %n cartelle.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Back: {run}, series {series}: %n card(s).</source>
            <translation>
                <numerusform>Ripresa: {run}, serie {series}: %n cartella.</numerusform>
                <numerusform>Riprese: {run}, serie {series}: %n cartelle.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Damaged: {run}, series {series}: %n card(s).</source>
            <translation>
                <numerusform>Rovinata: {run}, serie {series}: %n cartella.</numerusform>
                <numerusform>Rovinate: {run}, serie {series}: %n cartelle.</numerusform>
            </translation>
        </message>
        <message>
            <source>Type a card of this series, from {first} to {last}.</source>
            <translation>Scrivete una cartella di questa serie, da {first} a {last}.</translation>
        </message>
        <message>
            <source>“{typed}” is no card. Type its number (1234), its number with the last digit (1234-0), or scan it.</source>
            <translation>“{typed}” non è una cartella. Scrivete il numero (1234), il numero con l'ultima cifra (1234-0), oppure leggetela.</translation>
        </message>
        <message>
            <source>“{typed}” is beyond series {series}, which has cards 1 to {last}.</source>
            <translation>“{typed}” è oltre la serie {series}, che ha le cartelle da 1 a {last}.</translation>
        </message>
        <message>
            <source>The last card, {last}, comes before the first, {first}.</source>
            <translation>L'ultima cartella, {last}, viene prima della prima, {first}.</translation>
        </message>
        <message>
            <source>This card is of series {other}, and the form is about series {series}.</source>
            <translation>Questa cartella è della serie {other}, e qui si tratta della serie {series}.</translation>
        </message>
        <message>
            <source>“{typed}” cannot be dealt. Type how many cards, from 1 to {most}.</source>
            <translation>“{typed}” non si può dare. Scrivete quante cartelle, da 1 a {most}.</translation>
        </message>
        <message>
            <source>A book has a page of every series, and this evening has one series alone.</source>
            <translation>Un blocchetto ha un foglio di ogni serie, e questa serata ha una serie sola.</translation>
        </message>
        <message>
            <source>Series {series} is of another maker, so it has no pages with the numbers of the others.</source>
            <translation>La serie {series} è di un altro produttore, perciò non ha fogli con i numeri delle altre.</translation>
        </message>
        <message>
            <source>The strips of these cards are not known. Sell them by the range.</source>
            <translation>Di queste cartelle non si conoscono le sestine. Vendetele da … a ….</translation>
        </message>
        <message>
            <source>Type what is printed on the card.</source>
            <translation>Scrivete che cosa è stampato sulla cartella.</translation>
        </message>
        <message>
            <source>“{typed}” is no amount. Type one like {example}, at most {most}.</source>
            <translation>“{typed}” non è un importo. Scrivetene uno come {example}, al massimo {most}.</translation>
        </message>
        <message>
            <source>Sales are closed.</source>
            <translation>Le vendite sono chiuse.</translation>
        </message>
        <message>
            <source>Sales are closed while this game is played.</source>
            <translation>Durante questa gara le vendite sono chiuse.</translation>
        </message>
        <message>
            <source>Latecomers' cards count from draw {next} on.</source>
            <translation>Le cartelle di chi arriva ora valgono dall'estrazione {next}.</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Torna al gioco</translation>
        </message>
        <message>
            <source>Sales and totals</source>
            <translation>Vendite e totali</translation>
        </message>
        <message>
            <source>Series {series}: {in_play} of {cards} cards in play</source>
            <translation>Serie {series}: {in_play} cartelle in gioco su {cards}</translation>
        </message>
        <message numerus="yes">
            <source>{line}, %n damaged</source>
            <translation>
                <numerusform>{line}, %n rovinata</numerusform>
                <numerusform>{line}, %n rovinate</numerusform>
            </translation>
        </message>
        <message>
            <source>no seller named</source>
            <translation>senza venditore</translation>
        </message>
        <message>
            <source>name erased</source>
            <translation>nome cancellato</translation>
        </message>
        <message>
            <source>Handed out</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Rese</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>Rovinate</translation>
        </message>
        <message>
            <source>Sold</source>
            <translation>Vendute</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Incasso</translation>
        </message>
        <message>
            <source>{name}, all series</source>
            <translation>{name}, tutte le serie</translation>
        </message>
        <message>
            <source>All sellers</source>
            <translation>Tutti i venditori</translation>
        </message>
        <message>
            <source>Nothing has been handed out yet.</source>
            <translation>Non è ancora stato dato nulla.</translation>
        </message>
    </context>
    <context>
        <name>setup</name>
        <message>
            <source>Set up the reader</source>
            <translation>Prepara il lettore</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Avanti</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Plug in</source>
            <translation>Collega</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Prova</translation>
        </message>
        <message>
            <source>Learn the balls</source>
            <translation>Impara le palline</translation>
        </message>
        <message>
            <source>Keep the table</source>
            <translation>Salva la tabella</translation>
        </message>
        <message>
            <source>All balls</source>
            <translation>Tutte le palline</translation>
        </message>
        <message>
            <source>Trial draw</source>
            <translation>Estrazione di prova</translation>
        </message>
        <message>
            <source>Plug the reader in: it appears here by itself. Choose it once; afterwards it is found again.</source>
            <translation>Collega il lettore: compare qui da solo. Sceglilo una volta; poi viene ritrovato da solo.</translation>
        </message>
        <message>
            <source>There is no port yet. Plug the reader in.</source>
            <translation>Non c'è ancora nessuna porta. Collega il lettore.</translation>
        </message>
        <message>
            <source>Use this reader</source>
            <translation>Usa questo lettore</translation>
        </message>
        <message>
            <source>{port} · {description}</source>
            <translation>{port} · {description}</translation>
        </message>
        <message>
            <source>{port} · {description} · plugged in at {place}</source>
            <translation>{port} · {description} · collegato in {place}</translation>
        </message>
        <message>
            <source>just plugged in</source>
            <translation>appena collegato</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>scelto</translation>
        </message>
        <message>
            <source>Ports</source>
            <translation>Porte</translation>
        </message>
        <message>
            <source>Balls in the basket</source>
            <translation>Palline nel cesto</translation>
        </message>
        <message>
            <source>In the evening I accept each ball before the hall sees it</source>
            <translation>Durante la serata confermo ogni pallina prima che la sala la veda</translation>
        </message>
        <message>
            <source>No reader is chosen</source>
            <translation>Nessun lettore scelto</translation>
        </message>
        <message>
            <source>Show the reader any ball.</source>
            <translation>Mostra al lettore una pallina qualsiasi.</translation>
        </message>
        <message>
            <source>Nothing was read yet.</source>
            <translation>Non è stato letto ancora nulla.</translation>
        </message>
        <message>
            <source>Ball {number}</source>
            <translation>Pallina {number}</translation>
        </message>
        <message>
            <source>A ball that is not learnt yet</source>
            <translation>Una pallina non ancora imparata</translation>
        </message>
        <message>
            <source>Ball {number}, which is not one of {balls}</source>
            <translation>Pallina {number}, che non è fra le {balls}</translation>
        </message>
        <message>
            <source>Tag {tag}</source>
            <translation>Etichetta {tag}</translation>
        </message>
        <message>
            <source>read {seconds} s before it arrived</source>
            <translation>letta {seconds} s prima di arrivare</translation>
        </message>
        <message>
            <source>Show each ball alone, and take it away again. Each is kept at once: stop when you like, and go on tomorrow.</source>
            <translation>Mostra le palline una alla volta e toglile. Ognuna è salvata subito: fermati quando vuoi e riprendi domani.</translation>
        </message>
        <message>
            <source>Show ball {number}</source>
            <translation>Mostra la pallina {number}</translation>
        </message>
        <message>
            <source>All {balls} balls are learnt</source>
            <translation>Tutte le {balls} palline sono imparate</translation>
        </message>
        <message>
            <source>{learnt} of {balls} learnt</source>
            <translation>{learnt} di {balls} imparate</translation>
        </message>
        <message>
            <source>Show another ball: its number</source>
            <translation>Mostra un'altra pallina: il numero</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Togli l'ultima</translation>
        </message>
        <message>
            <source>Ball {number} is learnt.</source>
            <translation>La pallina {number} è imparata.</translation>
        </message>
        <message>
            <source>That is ball {number}, learnt already. Take it away and show the next one.</source>
            <translation>È la pallina {number}, già imparata. Toglila e mostra la prossima.</translation>
        </message>
        <message>
            <source>This ball was learnt as {number}. Nothing was changed: show the right one.</source>
            <translation>Questa pallina è già imparata come {number}. Nulla è cambiato: mostra quella giusta.</translation>
        </message>
        <message>
            <source>Ball {number} was learnt with another tag. Show this one once more if it takes its place.</source>
            <translation>La pallina {number} è già imparata con un'altra etichetta. Mostra di nuovo questa se deve prenderne il posto.</translation>
        </message>
        <message>
            <source>Ball {number} is learnt with its new tag.</source>
            <translation>La pallina {number} è imparata con la nuova etichetta.</translation>
        </message>
        <message>
            <source>The reader knows ball {number} by itself: there is nothing to learn.</source>
            <translation>Il lettore conosce da solo la pallina {number}: non c'è nulla da imparare.</translation>
        </message>
        <message>
            <source>All {number} balls are learnt, and this is another one.</source>
            <translation>Tutte le {number} palline sono imparate, e questa è un'altra.</translation>
        </message>
        <message>
            <source>Undone: show ball {number} again.</source>
            <translation>Tolta: mostra di nuovo la pallina {number}.</translation>
        </message>
        <message>
            <source>The table could not be written ({why}), so that ball is not learnt. It comes again by itself.</source>
            <translation>La tabella non si è potuta scrivere ({why}), perciò la pallina non è imparata. Si riprova da sé.</translation>
        </message>
        <message>
            <source>Every new evening gets this table. Save it too, on a stick or on paper.</source>
            <translation>Ogni nuova serata riceve questa tabella. Salvala anche su una chiavetta o su carta.</translation>
        </message>
        <message>
            <source>No ball is learnt yet.</source>
            <translation>Nessuna pallina è ancora imparata.</translation>
        </message>
        <message>
            <source>Tabellone balls</source>
            <translation>Palline Tabellone</translation>
        </message>
        <message>
            <source>The tags of the balls</source>
            <translation>Le etichette delle palline</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Salva come PDF</translation>
        </message>
        <message>
            <source>Save for a spreadsheet</source>
            <translation>Salva per un foglio di calcolo</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Table (*.csv)</source>
            <translation>Tabella (*.csv)</translation>
        </message>
        <message>
            <source>Saved: {path}</source>
            <translation>Salvata: {path}</translation>
        </message>
        <message>
            <source>Could not be saved to {path}: {why}</source>
            <translation>Non si è potuta salvare in {path}: {why}</translation>
        </message>
        <message>
            <source>Show every ball, in any order: each lights up.</source>
            <translation>Mostra tutte le palline, in qualsiasi ordine: ognuna si accende.</translation>
        </message>
        <message>
            <source>Seen {seen} of {balls}</source>
            <translation>Viste {seen} di {balls}</translation>
        </message>
        <message>
            <source>Seen {seen} of {balls}: {missing} not yet</source>
            <translation>Viste {seen} di {balls}: mancano {missing}</translation>
        </message>
        <message>
            <source>All {balls} balls were seen.</source>
            <translation>Tutte le {balls} palline sono state viste.</translation>
        </message>
        <message>
            <source>Ball {number} was seen again.</source>
            <translation>La pallina {number} è stata vista di nuovo.</translation>
        </message>
        <message>
            <source>Begin again</source>
            <translation>Ricomincia</translation>
        </message>
        <message>
            <source>Put every ball into the basket and draw them all. Each must come out once; the result goes into the evening's record.</source>
            <translation>Metti tutte le palline nel cesto ed estraile tutte. Ognuna deve uscire una volta; il risultato va nel verbale della serata.</translation>
        </message>
        <message>
            <source>Without an open evening there is no record: open the evening, and come back with {key}.</source>
            <translation>Senza una serata aperta non c'è verbale: apri la serata e torna qui con {key}.</translation>
        </message>
        <message>
            <source>Came out twice: {repeated}. Look for a ball too many.</source>
            <translation>Uscite due volte: {repeated}. Cerca una pallina di troppo.</translation>
        </message>
        <message>
            <source>Write into the record</source>
            <translation>Scrivi nel verbale</translation>
        </message>
        <message>
            <source>In the record: all {balls} balls came out once.</source>
            <translation>Nel verbale: tutte le {balls} palline sono uscite una volta.</translation>
        </message>
        <message>
            <source>In the record. Missing: {missing}. More than once: {repeated}. Of another basket: {foreign}.</source>
            <translation>Nel verbale. Mancanti: {missing}. Più di una volta: {repeated}. Di un altro cesto: {foreign}.</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <source>The reader still holds a ball from before: {ball}, {age}. If it belongs to an evening, close this and resume that first. Balls that are set aside are not drawn.</source>
            <translation>Il lettore tiene ancora una pallina di prima: {ball}, {age}. Se è di una serata, chiudi qui e riprendi prima quella. Le palline messe da parte non vengono estratte.</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>Metti da parte</translation>
        </message>
        <message>
            <source>The reader is set up between games: finish this one first.</source>
            <translation>Il lettore si prepara fra una gara e l'altra: finisci prima questa.</translation>
        </message>
        <message>
            <source>The table of the balls' tags cannot be read ({path}: {why}). It is left as it is: put a good copy there, or take it away.</source>
            <translation>La tabella delle etichette non si può leggere ({path}: {why}). Resta com'è: metti al suo posto una copia buona, o toglila.</translation>
        </message>
    </context>
    <context>
        <name>verdicts</name>
        <message>
            <source>{prizes}: valid, with {ball}, just called (number {position}).</source>
            <translation>{prizes}: valida, con il numero {ball}, appena uscito ({position}° estratto).</translation>
        </message>
        <message numerus="yes">
            <source>{prizes}: valid, with {ball}, %n ball(s) ago (number {position}).</source>
            <translation>
                <numerusform>{prizes}: valida, con il numero {ball}, uscito un numero fa ({position}° estratto).</numerusform>
                <numerusform>{prizes}: valida, con il numero {ball}, uscito %n numeri fa ({position}° estratto).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Too late for {prize}: complete with {ball} (number {position}), %n ball(s) ago.</source>
            <translation>
                <numerusform>Tardi per {prize}: completa con il numero {ball} ({position}° estratto), un numero fa.</numerusform>
                <numerusform>Tardi per {prize}: completa con il numero {ball} ({position}° estratto), %n numeri fa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not {prize} yet: %n number(s) missing, out of {among}.</source>
            <translation>
                <numerusform>Non ancora {prize}: manca %n numero, tra {among}.</numerusform>
                <numerusform>Non ancora {prize}: mancano %n numeri, tra {among}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Already paid: this card has won. A prize is paid once.</source>
            <translation>Già pagata: questa cartella ha vinto. Un premio si paga una volta sola.</translation>
        </message>
        <message>
            <source>This card now plays for {prize}, which opens when the prize before it is won.</source>
            <translation>Questa cartella ora gioca per {prize}, che si apre quando il premio prima è vinto.</translation>
        </message>
        <message>
            <source>{prize} is already awarded.</source>
            <translation>{prize} è già stato assegnato.</translation>
        </message>
        <message>
            <source>Barred: this card was claimed wrongly before in this game.</source>
            <translation>Esclusa: questa cartella è già stata chiamata per errore in questa gara.</translation>
        </message>
        <message>
            <source>Had {prize} before others won it: void that award to share or to change it.</source>
            <translation>Aveva {prize} prima che altri lo vincessero: annulla quell'assegnazione per dividere o cambiare.</translation>
        </message>
        <message>
            <source>The lot for {prize} fell on another card.</source>
            <translation>La sorte per {prize} è toccata a un'altra cartella.</translation>
        </message>
        <message>
            <source>Every prize of this game has been awarded.</source>
            <translation>Tutti i premi di questa gara sono assegnati.</translation>
        </message>
        <message>
            <source>No prize is left that this card can win.</source>
            <translation>Non resta nessun premio che questa cartella possa vincere.</translation>
        </message>
        <message>
            <source>Not sold: this card is not in play. Ask to see it, and check who sold it.</source>
            <translation>Non venduta: questa cartella non è in gioco. Chiedi di vederla, e controlla chi l'ha venduta.</translation>
        </message>
        <message>
            <source>Returned unsold: this card is not in play. Keep it and check how it came back.</source>
            <translation>Resa invenduta: questa cartella non è in gioco. Tienila e controlla com'è tornata.</translation>
        </message>
        <message>
            <source>Marked as damaged: this card is not in play.</source>
            <translation>Segnata come rovinata: questa cartella non è in gioco.</translation>
        </message>
        <message>
            <source>Suspect: this code was not made by us. Keep the card and call the person in charge.</source>
            <translation>Sospetta: questo codice non l'abbiamo fatto noi. Tieni la cartella e chiama il responsabile.</translation>
        </message>
        <message>
            <source>The series has no such card. Type it again, or keep the card.</source>
            <translation>La serie non ha questa cartella. Riscrivila, o tieni la cartella.</translation>
        </message>
        <message>
            <source>This series is not in play in this game.</source>
            <translation>Questa serie non è in gioco in questa gara.</translation>
        </message>
        <message>
            <source>For {ball}, the last: {verdict}</source>
            <translation>Per {ball}, l'ultimo: {verdict}</translation>
        </message>
        <message>
            <source>For {ball}, before it: {verdict}</source>
            <translation>Per {ball}, prima: {verdict}</translation>
        </message>
        <message>
            <source>Sold when {since} numbers were out: they do not count for it.</source>
            <translation>Venduta quando erano usciti {since} numeri: per lei non contano.</translation>
        </message>
        <message>
            <source>Card {card}, series {series}: {answer}</source>
            <translation>Cartella {card}, serie {series}: {answer}</translation>
        </message>
        <message>
            <source>sold.</source>
            <translation>venduta.</translation>
        </message>
        <message>
            <source>Seller: {seller}.</source>
            <translation>Venditore: {seller}.</translation>
        </message>
        <message>
            <source>Buyer: {buyer}.</source>
            <translation>Acquirente: {buyer}.</translation>
        </message>
        <message>
            <source>For {games}.</source>
            <translation>Per {games}.</translation>
        </message>
        <message numerus="yes">
            <source>During {game}, when %n number(s) were out.</source>
            <translation>
                <numerusform>Durante {game}, con %n numero uscito.</numerusform>
                <numerusform>Durante {game}, con %n numeri usciti.</numerusform>
            </translation>
        </message>
        <message>
            <source>not sold.</source>
            <translation>non venduta.</translation>
        </message>
        <message>
            <source>came back unsold.</source>
            <translation>resa invenduta.</translation>
        </message>
        <message>
            <source>marked as damaged.</source>
            <translation>segnata come rovinata.</translation>
        </message>
        <message>
            <source>suspect: this code was not made by us. Keep the card and call the person in charge.</source>
            <translation>sospetta: questo codice non è nostro. Trattenete la cartella e chiamate il responsabile.</translation>
        </message>
        <message>
            <source>the series has no such card.</source>
            <translation>la serie non ha questa cartella.</translation>
        </message>
        <message>
            <source>this series is not in this evening.</source>
            <translation>questa serie non è di questa serata.</translation>
        </message>
        <message>
            <source>{prizes} valid</source>
            <translation>{prizes}: valida</translation>
        </message>
        <message>
            <source>with {ball}, just called: number {position}</source>
            <translation>con il numero {ball}, appena uscito: {position}° estratto</translation>
        </message>
        <message numerus="yes">
            <source>with {ball}, number {position}, %n ball(s) ago</source>
            <translation>
                <numerusform>con il numero {ball}, {position}° estratto, un numero fa</numerusform>
                <numerusform>con il numero {ball}, {position}° estratto, %n numeri fa</numerusform>
            </translation>
        </message>
        <message>
            <source>Too late for {prize}</source>
            <translation>Tardi per {prize}</translation>
        </message>
        <message>
            <source>{prize}: not yet</source>
            <translation>{prize}: non ancora</translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) missing</source>
            <translation>
                <numerusform>manca %n numero</numerusform>
                <numerusform>mancano %n numeri</numerusform>
            </translation>
        </message>
        <message>
            <source>Already paid</source>
            <translation>Già pagata</translation>
        </message>
        <message>
            <source>{prize} is not open yet</source>
            <translation>{prize} non è ancora in gioco</translation>
        </message>
        <message>
            <source>Card barred</source>
            <translation>Cartella esclusa</translation>
        </message>
        <message>
            <source>{prize}: being checked</source>
            <translation>{prize}: in verifica</translation>
        </message>
        <message>
            <source>The lot fell on another card</source>
            <translation>La sorte è toccata a un'altra cartella</translation>
        </message>
        <message>
            <source>All prizes awarded</source>
            <translation>Premi tutti assegnati</translation>
        </message>
        <message>
            <source>No prize left for this card</source>
            <translation>Nessun premio per questa cartella</translation>
        </message>
        <message>
            <source>Card not sold</source>
            <translation>Cartella non venduta</translation>
        </message>
        <message>
            <source>Card returned</source>
            <translation>Cartella resa</translation>
        </message>
        <message>
            <source>Card withdrawn</source>
            <translation>Cartella ritirata</translation>
        </message>
        <message>
            <source>Card not valid</source>
            <translation>Cartella non valida</translation>
        </message>
        <message>
            <source>Series not in play</source>
            <translation>Serie non in gioco</translation>
        </message>
    </context>
</TS>
