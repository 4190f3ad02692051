<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>audit</name>
        <message numerus="yes">
            <source>%n draw(s)</source>
            <translation>
                <numerusform>%n draw</numerusform>
                <numerusform>%n draws</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) against the committed order</source>
            <translation>
                <numerusform>%n number against the committed order</numerusform>
                <numerusform>%n numbers against the committed order</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n commitment(s)</source>
            <translation>
                <numerusform>%n commitment</numerusform>
                <numerusform>%n commitments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sold list(s)</source>
            <translation>
                <numerusform>%n sold list</numerusform>
                <numerusform>%n sold lists</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n verdict(s)</source>
            <translation>
                <numerusform>%n verdict</numerusform>
                <numerusform>%n verdicts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n award(s)</source>
            <translation>
                <numerusform>%n award</numerusform>
                <numerusform>%n awards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n correction(s)</source>
            <translation>
                <numerusform>%n correction</numerusform>
                <numerusform>%n corrections</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other line(s)</source>
            <translation>
                <numerusform>%n other line</numerusform>
                <numerusform>%n other lines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) do not agree.</source>
            <translation>
                <numerusform>%n line does not agree.</numerusform>
                <numerusform>%n lines do not agree.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>board</name>
        <message numerus="yes">
            <source>%n card(s) wait(s) for one number</source>
            <translation>
                <numerusform>%n card waits for one number</numerusform>
                <numerusform>%n cards wait for one number</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n more</source>
            <translation>
                <numerusform>+%n more</numerusform>
                <numerusform>+%n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more card(s)</source>
            <translation>
                <numerusform>and %n more card</numerusform>
                <numerusform>and %n more cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n winner(s)</source>
            <translation>
                <numerusform>%n winner</numerusform>
                <numerusform>%n winners</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in play</source>
            <translation>
                <numerusform>%n in play</numerusform>
                <numerusform>%n in play</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n more series</source>
            <translation>
                <numerusform>+%n more series</numerusform>
                <numerusform>+%n more series</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>board_form</name>
    </context>
    <context>
        <name>card_faults</name>
    </context>
    <context>
        <name>commands</name>
        <message numerus="yes">
            <source>The record was verified: %n line(s) do not agree. Seed {seed}.</source>
            <translation>
                <numerusform>The record was verified: %n line does not agree. Seed {seed}.</numerusform>
                <numerusform>The record was verified: %n lines do not agree. Seed {seed}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>console</name>
        <message numerus="yes">
            <source>%n valid claim(s)</source>
            <translation>
                <numerusform>%n valid claim</numerusform>
                <numerusform>%n valid claims</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n winners, {share} each</source>
            <translation>
                <numerusform>%n winner, {share}</numerusform>
                <numerusform>%n winners, {share} each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n winners</source>
            <translation>
                <numerusform>%n winner</numerusform>
                <numerusform>%n winners</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n more</source>
            <translation>
                <numerusform>+%n more</numerusform>
                <numerusform>+%n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ball(s) waiting</source>
            <translation>
                <numerusform>%n ball waiting</numerusform>
                <numerusform>%n balls waiting</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ball(s) waiting. Esc shows them.</source>
            <translation>
                <numerusform>%n ball waiting. Esc shows it.</numerusform>
                <numerusform>%n balls waiting. Esc shows them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{file}: %n card(s)</source>
            <translation>
                <numerusform>{file}: %n card</numerusform>
                <numerusform>{file}: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s) in {file}, the first: {fault} “tabellone import” lists them all.</source>
            <translation>
                <numerusform>%n fault in {file}: {fault}</numerusform>
                <numerusform>%n faults in {file}, the first: {fault} “tabellone import” lists them all.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>failures</name>
    </context>
    <context>
        <name>hall</name>
    </context>
    <context>
        <name>printing</name>
        <message numerus="yes">
            <source>{done} of %n card(s)</source>
            <translation>
                <numerusform>{done} of %n card</numerusform>
                <numerusform>{done} of %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in {path}</source>
            <translation>
                <numerusform>%n card in {path}</numerusform>
                <numerusform>%n cards in {path}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) sent to the printer</source>
            <translation>
                <numerusform>%n card sent to the printer</numerusform>
                <numerusform>%n cards sent to the printer</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>readers</name>
    </context>
    <context>
        <name>refusals</name>
        <message numerus="yes">
            <source>%n valid claim(s) wait. Award or withdraw first.</source>
            <translation>
                <numerusform>%n valid claim waits. Award or withdraw first.</numerusform>
                <numerusform>%n valid claims wait. Award or withdraw first.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>sales</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sold: {run}, series {series}: %n card(s).</source>
            <translation>
                <numerusform>Sold: {run}, series {series}: %n card.</numerusform>
                <numerusform>Sold: {run}, series {series}: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Back: {run}, series {series}: %n card(s).</source>
            <translation>
                <numerusform>Back: {run}, series {series}: %n card.</numerusform>
                <numerusform>Back: {run}, series {series}: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Damaged: {run}, series {series}: %n card(s).</source>
            <translation>
                <numerusform>Damaged: {run}, series {series}: %n card.</numerusform>
                <numerusform>Damaged: {run}, series {series}: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{line}, %n damaged</source>
            <translation>
                <numerusform>{line}, %n damaged</numerusform>
                <numerusform>{line}, %n damaged</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>setup</name>
    </context>
    <context>
        <name>verdicts</name>
        <message numerus="yes">
            <source>{prizes}: valid, with {ball}, %n ball(s) ago (number {position}).</source>
            <translation>
                <numerusform>{prizes}: valid, with {ball}, %n ball ago (number {position}).</numerusform>
                <numerusform>{prizes}: valid, with {ball}, %n balls ago (number {position}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Too late for {prize}: complete with {ball} (number {position}), %n ball(s) ago.</source>
            <translation>
                <numerusform>Too late for {prize}: complete with {ball} (number {position}), %n ball ago.</numerusform>
                <numerusform>Too late for {prize}: complete with {ball} (number {position}), %n balls ago.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not {prize} yet: %n number(s) missing, out of {among}.</source>
            <translation>
                <numerusform>Not {prize} yet: %n number missing, out of {among}.</numerusform>
                <numerusform>Not {prize} yet: %n numbers missing, out of {among}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>During {game}, when %n number(s) were out.</source>
            <translation>
                <numerusform>During {game}, when %n number was out.</numerusform>
                <numerusform>During {game}, when %n numbers were out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>with {ball}, number {position}, %n ball(s) ago</source>
            <translation>
                <numerusform>with {ball}, number {position}, %n ball ago</numerusform>
                <numerusform>with {ball}, number {position}, %n balls ago</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) missing</source>
            <translation>
                <numerusform>%n number missing</numerusform>
                <numerusform>%n numbers missing</numerusform>
            </translation>
        </message>
    </context>
</TS>
