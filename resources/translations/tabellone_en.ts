<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>board</name>
    </context>
    <context>
        <name>commands</name>
    </context>
    <context>
        <name>console</name>
    </context>
    <context>
        <name>failures</name>
    </context>
    <context>
        <name>readers</name>
    </context>
    <context>
        <name>refusals</name>
        <message numerus="yes">
            <source>%n valid claim(s) wait. Award or withdraw first.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>verdicts</name>
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
        <message numerus="yes">
            <source>with {ball}, number {position}, %n ball(s) ago</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) missing</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
</TS>
