<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_CA">
 <context>
  <name>VBAS</name>
  <message numerus="yes">
   <source>A map of %n areas</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
</TS>
