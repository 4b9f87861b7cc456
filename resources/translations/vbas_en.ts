<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_CA">
 <context>
  <name>VBAS</name>
  <message numerus="yes">
   <source>%n areas</source>
   <translation>
    <numerusform>%n area</numerusform>
    <numerusform>%n areas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n areas to region {0}</source>
   <translation>
    <numerusform>%n area to region {0}</numerusform>
    <numerusform>%n areas to region {0}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n combinations</source>
   <translation>
    <numerusform>%n combination</numerusform>
    <numerusform>%n combinations</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n commonest and other</source>
   <translation>
    <numerusform>%n commonest and other</numerusform>
    <numerusform>%n commonest and other</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n do not hold</source>
   <translation>
    <numerusform>%n does not hold</numerusform>
    <numerusform>%n do not hold</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hold</source>
   <translation>
    <numerusform>%n holds</numerusform>
    <numerusform>%n hold</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hold in part</source>
   <translation>
    <numerusform>%n holds in part</numerusform>
    <numerusform>%n hold in part</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n levels</source>
   <translation>
    <numerusform>%n level</numerusform>
    <numerusform>%n levels</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n models</source>
   <translation>
    <numerusform>%n model</numerusform>
    <numerusform>%n models</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n pairs</source>
   <translation>
    <numerusform>%n pair</numerusform>
    <numerusform>%n pairs</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n questions have no answer yet.</source>
   <translation>
    <numerusform>%n question has no answer yet.</numerusform>
    <numerusform>%n questions have no answer yet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n sizes: {0} – {1}</source>
   <translation>
    <numerusform>%n size: {0} – {1}</numerusform>
    <numerusform>%n sizes: {0} – {1}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n units are not judged.</source>
   <translation>
    <numerusform>%n unit is not judged.</numerusform>
    <numerusform>%n units are not judged.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n units have no value: they are left out of the shares.</source>
   <translation>
    <numerusform>%n unit has no value: it is left out of the shares.</numerusform>
    <numerusform>%n units have no value: they are left out of the shares.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n units lie where the rule says nothing; they are left out.</source>
   <translation>
    <numerusform>%n unit lies where the rule says nothing; it is left out.</numerusform>
    <numerusform>%n units lie where the rule says nothing; they are left out.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n variables</source>
   <translation>
    <numerusform>%n variable</numerusform>
    <numerusform>%n variables</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n years</source>
   <translation>
    <numerusform>%n year</numerusform>
    <numerusform>%n years</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n-year ages</source>
   <translation>
    <numerusform>%n-year ages</numerusform>
    <numerusform>%n-year ages</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n-year bands</source>
   <translation>
    <numerusform>%n-year bands</numerusform>
    <numerusform>%n-year bands</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A map of %n areas</source>
   <translation>
    <numerusform>A map of %n area</numerusform>
    <numerusform>A map of %n areas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Give %n selected areas to region {0}</source>
   <translation>
    <numerusform>Give %n selected area to region {0}</numerusform>
    <numerusform>Give %n selected areas to region {0}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Keep as they are: %n variables</source>
   <translation>
    <numerusform>Keep as it is: %n variable</numerusform>
    <numerusform>Keep as they are: %n variables</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Of %n statements of the paper {told}.</source>
   <translation>
    <numerusform>Of %n statement of the paper {told}.</numerusform>
    <numerusform>Of %n statements of the paper {told}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>Show %n more</numerusform>
    <numerusform>Show %n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Show all %n</source>
   <translation>
    <numerusform>Show all %n</numerusform>
    <numerusform>Show all %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Show skipped (%n)</source>
   <translation>
    <numerusform>Show skipped (%n)</numerusform>
    <numerusform>Show skipped (%n)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Small classes took %n rounds.</source>
   <translation>
    <numerusform>Small classes took %n round.</numerusform>
    <numerusform>Small classes took %n rounds.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>locking of %n regions</source>
   <translation>
    <numerusform>locking of %n region</numerusform>
    <numerusform>locking of %n regions</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>merging of %n regions</source>
   <translation>
    <numerusform>merging of %n region</numerusform>
    <numerusform>merging of %n regions</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>new region of %n areas</source>
   <translation>
    <numerusform>new region of %n area</numerusform>
    <numerusform>new region of %n areas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>stroke over %n areas</source>
   <translation>
    <numerusform>stroke over %n area</numerusform>
    <numerusform>stroke over %n areas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>unlocking of %n regions</source>
   <translation>
    <numerusform>unlocking of %n region</numerusform>
    <numerusform>unlocking of %n regions</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{0} gave %n layers their looks.</source>
   <translation>
    <numerusform>{0} gave %n layer its looks.</numerusform>
    <numerusform>{0} gave %n layers their looks.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… and %n larger ones</source>
   <translation>
    <numerusform>… and %n larger one</numerusform>
    <numerusform>… and %n larger ones</numerusform>
   </translation>
  </message>
 </context>
</TS>
