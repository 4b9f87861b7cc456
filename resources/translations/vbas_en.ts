<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_CA">
 <context>
  <name>VBAS</name>
  <message>
   <source> and {0} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source> pictures a second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source> px</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source> s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of
records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of all records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of each unit, number of units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of its records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of the mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of the released records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>% of units</source>
   <translation type="unfinished" />
  </message>
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
  <message>
   <source>&amp;About VBAS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Approach</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Area ids</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Attack the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Bands of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Begin at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Bookmark this view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Bookmarks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Classes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Coefficients</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Compare the shown run with it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Coordinate system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Copy values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Count all combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Discard edits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Draw together in the plots</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Edit regions by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Explain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Export values …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;File</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Fill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Find a place …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Finish now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Give selected areas to the brush’s region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Identify</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Import</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Import regions …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Invert selection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Join selected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Keep as it is when advised</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Keep edits as run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Language</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Largest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Lasso</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Layer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Layers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Leave it out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Load styles …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Lock regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Lost at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Lost, about</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Make levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Measure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Merge selected regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Never across</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;On the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Opacity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Paint with the selected region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Pan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Panels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Pause or go on	Space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;People</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Presenter mode</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Previous view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Print or save a page …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Ramp</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Region ids</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Regions from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Remove	Del</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Rename</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Run    F5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Sampling fraction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Save styles …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Scheme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Select</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Select these areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Show me around</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Smallest class</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Smallest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Split region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Starts from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Style</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Subtitle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Take apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Threshold</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Unlock all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Use these settings again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Width</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Widths</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Write results …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Write samples …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Zoom to the layer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>+ {name}: {share}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>0 not at all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>0 to 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>0.01 for 1 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 / 0.075 rounded up would be 14; practice says 15.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 / 0.09 rounded up would be 12; practice says 11.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 / 0.33 rounded up would be 4; practice says 3.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 / {tau} rounded up is {k}; practice says {practice}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 Data: the areas and the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 combination of 1 variable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 geometry fault</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 one tells the other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 remark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 Variables: what somebody could know</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 Protection: how many must be alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 Placement: watch a better one being found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&gt; {people}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A &amp;column of the areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A &amp;person is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A &amp;table of areas and regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A CSV or Parquet file with a row for each area, such as assignment.csv</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A blank counts as a value of its own, which is the stricter meaning.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A calibration needs records whose classes can grow, but there is {n} record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A click, Enter or Space makes a rule the one that decides; F1 explains it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A coefficient set cannot be called {name!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A column of the area file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A column to keep is named twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A column to release is named twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A cut-off grows with the number of combinations; check the sign and the column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A fictional province with 330,000 people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A file with one row a person (or several rows a person)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A fixed cut-off asks for the same people whatever is released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A fourth one (Ctrl+4) blanks values until every combination that somebody could know is shared by enough records, and says who lost what. F1 explains whatever has the focus. The tour is in the Help menu.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A given site has no finite place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A guess is right with a probability of at most {worst}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A layer lies over or under areas, and none are open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level in which every value begins as itself, to be joined by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level of geography no region crosses, such as province</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level of geography, such as province, that no region crosses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level of {column} has no name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A line over {x}; the menu key copies or exports it</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>A map of %n areas</source>
   <translation>
    <numerusform>A map of %n area</numerusform>
    <numerusform>A map of %n areas</numerusform>
   </translation>
  </message>
  <message>
   <source>A map of {areas} areas in {regions} regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A number of people or a rule's name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A number of sites that is tried, with the cut-off of the site count it stands for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A number of sites that the user gives.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A picture of {width} x {height} pixels cannot be made.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A picture {scale} times as fine as the window cannot be made.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A population of {people} people is smaller than the {records} records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A prediction by the model {title}: {sites:,} regions of {records:,.0f} records are expected to lose about {expected:.2%} at k {k}. It takes your records to be like those it was fitted on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A prediction: {sites:,} regions of {records:,.0f} records are expected to lose about {expected:.2%} at k {k}. It is worked out from the sizes of the classes and from how unevenly they lie over the areas, and takes regions to be of like size.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A predictor 1 % larger asks for b1 % more people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A predictor is the same for all {n} observations.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A probability of re-identification of {tau} makes no sense.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A prosecutor knows that the person is among the released records, a journalist only that the person is in the population, a marketer wants as many right links as possible.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A public file must have less than this share of its records in such sets (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A quasi-identifier model has no columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A record is at risk where fewer than {n} look like it: a guess is then right with a probability above {p}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A registry of {people} people is too large to be made up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A registry with people in the same classes is made up; samples of the records are linked with it, and the right links are counted. The formula should agree.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A released column cannot be called {column}: the region has that name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A research file may have at most this share of its records in such sets (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A research file may have at most {research:%} of them, a public file less than {public:%}: it will do as a public file, not as a research one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A research file may have at most {research:%} of them, a public file less than {public:%}: it will do as a research file, not as a public one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A research file may have at most {research:%} of them, a public file less than {public:%}: it will do as either.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A research file may have at most {research:%} of them, a public file less than {public:%}: it will do as neither.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A row for each combination; a dot where a column stands in it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A sampling fraction of {fraction:.4g} cannot be.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A saved set stands at once among the rules of the cut-off lens, in the site count of the scenario and in the levels. It holds coefficients, no records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A scenario names areas, records and quasi-identifiers; not all are chosen yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A setting in which the runs differ.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A short form proposes 0, 5 or 20 %, with reasons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A single variable is enough to single records out, {times} times.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A smallest class size of {k:,} is more than is followed, {most:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A smallest class size of {k} suppresses nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A third one (Ctrl+3) counts every combination of the variables. Click one: the areas of the people it singles out light up on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A tour of one minute, on the sample study if nothing is open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A trace of sites needs the sites it ended with.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unique record set is a group of at most so many records that share values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unique record set of {n} records makes no sense.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A value that means missing, such as 99; blank is missing always</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A variable by hand: no records are needed to see what it would ask for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A variable cannot be coarsened by {kind} {amount}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A variable that weighs less is blanked earlier, so that others keep more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A variable without codes in the codebook has {n} different values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A4: 210 × 297 mm; Letter: 216 × 279 mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ADA</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aboriginal identity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About VBAS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About a share lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About this share suppressed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About {n} stand at this place: the arrow keys go through them one by one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About {time}. Untick variables, or count anyway; Esc cancels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Above the map; a long title takes several lines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Above the threshold</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Accept this share of unique people from now on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Accept {threshold} unique people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a column with the {level} of each area, or give both files with their places.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a column …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a combination below the others; a click turns its dots</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a computed column …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a first line with the names of the columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a level, the coarsest, that begins like the one before it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a line of column names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a population table or a coarser level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a variable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add as coarser level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add columns such as NL, PE ... or all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add layer from &amp;file …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add layer from file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add layer …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add one between the values and *.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add rows for the categories that are missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add the areas that touch a selected one (Ctrl+Shift+G)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add the columns below that somebody could know of a person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add the runs of a sweep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add the runs of a sweep as points (sweep.csv) …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add the variable to the design</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add these values to the hierarchy, each by itself until it is joined</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add to the selection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add {column}, with its beginnings as levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add {given}, or give a distribution that depends on nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After cells are blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After leaving out, nobody shares their values with fewer than k = {k}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After suppression: {found}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After: {v} (uncorrected {plain}), {records} that show both</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Age</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Age in categories of {years} and sex: {combinations}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ages of 1, 2, 5, 10 years</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aggregate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aggregate with VBAS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aggregates census areas into regions, so that health microdata can be released with as much geography as privacy allows.

Licence: Apache-2.0. VBAS uses no network and keeps no copy of your records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aggregation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aimed at 1 %: lower quartile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aimed at 1 %: median</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aimed at 1 %: upper quartile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aims and search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Algorithm, and whether cells are given back in the end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All areas of {file} are without geometry.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All below</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All columns of the record file are in the list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All combinations are counted: tick or recode something to count again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All combinations of variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All combinations of variables: {measure}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All distances from areas to the centre of their region's own areas together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All distances from areas to their sites together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All is protected as chosen: change something to suppress cells again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All of these runs have the same.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All records are matched with a registry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All records are suppressed: k is {k:,}, but the largest class of all areas together has {largest:,} records. Choose a smaller k, or fewer or coarser quasi-identifiers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All records are suppressed: no class reaches k in any region, so nothing is released. Choose a smaller k, fewer or coarser quasi-identifiers, or fewer sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All records have the same value here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All records together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All rows ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All runs stand here as points: what one measure costs in another. Make a run, change something, make another.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All sets of the ticked columns are followed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All {n:,} locked areas are kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All {n} outcomes are the same, so there is nothing to predict.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Along</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Already at the smallest size the curve is flat: the cut-off is {cutoff} or less, and counts as censored. {delta} are unique there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Among how few records a guess is called a risk: probabilities first, then sizes of classes in use (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An adversary does not know {column}: its cells are blanked wherever {known} is, from which they could tell it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An area joins the site nearest to it, or the site its own cell was made for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An empty map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>And: which variables single people out?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Animation (*.{ending})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity of the area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity of the region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity of the regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity of what is released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity with the areas as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity-driven</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity-driven clustering</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anonymity-driven clustering cannot seed itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another code that means missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another colour …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another postal-code conversion table (PCCF layout, or two columns)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another workspace (Ctrl+2) asks whether areas, FSAs or provinces hold enough people for these variables, and what to do where they do not.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer each question with 0, 1 or 2, the most worrying answer with 2.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer every question first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anywhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Apply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Apply: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area &amp;column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area ids of the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area over squared perimeter (Polsby-Popper): 1 for a disc, near 0 for a ribbon.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area under the curve</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area {area} has no polygon and was left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area {area} has no polygon; its x and y columns give its point.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area {area} has points or lines, which were left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area {area} overlaps a neighbour, or their common edge is not the same.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area {area} touches no other.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area {area}, perimeter {length}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas &amp;join</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas &amp;without a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas for which characteristics are published</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas join</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas joined in the region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas pass between regions that touch, where that saves records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas that a client draws, and postal codes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas that changed region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas that lie in another region than in the compared run are listed here: from which region to which, with their people and records, and what it does to the records lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas that lie in no unit of {level}: {count:,}. They make one region together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas with their polygons, and records that name an area each. Drop your own files on the window at any time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas without a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas without a region: {count:,}. Each is a region of its own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas without a region: {count:,}. They joined that of the nearest area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas without a region: {count:,}. They make one region together, the last one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas without a row: {0}, such as {1}; they get no value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas without records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas, records, one button, the price</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas: {areas}. Records: {records}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Arrow keys choose a model; its curve is shown beside the list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Arrow keys go through the values, Enter selects, the menu key copies.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As a region of its own it would lose {records}, being below k = {k}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As many areas in each class</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As many regions as possi&amp;ble</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the areas ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the s&amp;ystem</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the theme has it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask about another column of the record file too</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask again what was asked in the selected row, and show what came out (Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask for at least 1 and at most {populated} sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask for at most {most:,} sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask for fewer or larger samples.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask for fewer or smaller samples: together at most 100 %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask for k = {k}, which protects less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asked differently</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assign areas to the nearest site.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Associations after</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Associations before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Associations: what blanks change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At a time, at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At coarser levels these values stay what they are, each a category.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At every level some categories are rarer than k = {k} records: they cannot be released as they are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At l&amp;east</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least one class is needed, not {n}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least {k} look alike in each combination: who guesses a person's record is right with a probability of at most {p}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most 20 % unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most 5 % unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most {asked:.4%} of the records were to be suppressed; {reached:.4%} are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most {n} runs can be told apart in one plot.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At risk after suppression, % of the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At risk before suppression, % of the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At risk by each combination</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the estimate; it compares fits to the same models.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the finest level that is released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the largest size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the largest size the curve still falls: the cut-off is {cutoff} or more, and counts as censored. {delta} are unique there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the smallest size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to the regions of the run; this can be undone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Balance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Balanced density</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Band it if it is a number, or group its categories; if it is a record number or another direct identifier, leave it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Band it, for instance by 5 years.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Band it, or leave it out: with it, all records are unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Band it: neighbouring numbers are joined.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bands of numbers …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bands of {more} do not consist of whole bands of {less}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bands of {width} would be more than {most:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Baseline</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before cells are blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before suppression it was {share}, {records}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before suppression: {found}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before: {v} (uncorrected {plain}), {records}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Begin with a letter or digit, and use at most 63 letters, digits, blanks, - and _.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beginning of the open band</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beginnings of codes …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Being worked out …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Below
k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Below each variable stands its weight.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Below k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Below the floor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Below the floor of {floor:,.0f} {unit}: {n:,} of {all:,} regions ({regions}); {short:,.0f} {unit} missing in all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Below the title, smaller</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beside leaving out records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bias</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits a
record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits a record by region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits by region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits lost by a record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits of geography lost over all records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits of information that each record loses, as if all categories were equally frequent: the logarithm of how many fewer there are. Counted records would say it more exactly.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits of information that each record loses: how much the entropy of the counted records falls, variable by variable. Where categories are collapsed, the rarest are taken to be joined.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits per record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Black</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blank
= any</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blank both wherever one of them is blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blank single values until each combination is safe (F5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blank single values until every combination is safe (F5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blank single values until every combination of the variables is safe</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanked (cells)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanked cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanked cells of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanked cells of each column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanked, % of the records of each group. Who compares groups with different shares compares what is left of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanking linked cells, round {round}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanking rare values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blanking what follows another column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blue: less in “{run}” than in “{other}” · orange: more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blue: less in “{run}”; orange: more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bookmarks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border refinement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Both levels are protected by combinations of their own. Give each of them one label at the coarser level if that is not meant.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bounds where values leave gaps: least spread within classes (Jenks)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>British census</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>British census (in Croft et al. 2015)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Brush: region {0}. Press or drag, and areas join it. Alt+click takes another region, Esc lets go.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By blanking single cells, as above</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By cross-validation: each area and set of variables is judged by a model that has seen neither the area nor the set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By groups of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By hand: no records are needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By leaving out whole records until no class is below k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By size of the class</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By the model a unit needs {people}; if all {m} combinations were equally likely, {equal}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By the paper's rule (209 from ten columns)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By {by} it is spread evenly: comparing these groups is not misled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CCHS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CCS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CD</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CIHI and many provinces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CMA</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CMS, United States</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CSD</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CSV (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CSV: text with commas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CT</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calculated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calculated, today's practice, imported, or edited by hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calibrate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calibrate a model …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calibration</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Call it {parts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Call the layer something else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Call this view something else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Canadian Community Health Survey, Statistics Canada (in Croft et al. 2015)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel (Esc); nothing is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel what is under way; nothing is lost (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Candidates at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cannot be made coarser</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cate-
gories</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Categories</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Categories of the new variable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Categories that occur, without missing. Information is the entropy of the variable, in bits a record: what a recode costs is lost to whoever uses the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Categories with fewer than k records: they cannot be released as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Categories with their records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cautious cut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cell size of five</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cell size of three</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cells
blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cells are being suppressed now; Esc cancels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cells blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cells blanked so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cells blanked, % of all records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cells in all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Censored above</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Censored below</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central: Ontario and Quebec</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change it in the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change that counts as none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change the design and suppress again (can be undone)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change, points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change: points of the share in unique record sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change: points of the share in unique record sets. Kept: information in the variables as recoded, bits per record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Characters of level {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Characters that level {n} keeps; dots and dashes do not count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cheapest adds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cheapest each time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cheapest to add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check its name and folder.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check its name and place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check that it is there and may be read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check that quotes are closed and each line has the same number of fields.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check that the file is complete, for instance by opening it in the program that wrote it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check that the file is there and may be read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check that the record file's area ids are those of the area file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the codebook and the column of provinces.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the coordinate system.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the ids of the locked areas, leading zeros included.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the name and the folder.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the name of the codebook.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the name of the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the printer, or save a PDF.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the separator and the quotes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose 'area' or 'postal code'.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a CSV or Parquet file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a column of numbers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a column that names regions, and a name for the run, first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a combination in the picture or the table: here you will see what it costs, and on the map where the records are that it singles out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a coordinate system, or type another one such as EPSG:26918</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a file in it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a file with a header and records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a file with one line for each value of the column, not for each record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a file with one line for each value of the column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a file with records, or count them again without leaving so many out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a file with records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a fixed cut-off or a part of Canada, or calibrate a model of your own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a fixed cut-off, or calibrate a model on records of the place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a folder that you may write to and that has room.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a larger region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a layer of the list above to change its look.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a level with people, or the population column of the area file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a placement, or import the regions again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a population column, or a number of people per area such as 400-700.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a printer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a set with a [maxcombs] or an [entropy] table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a set with a table [suppression.{predictor}], such as {ours}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a size between 1 x 1 and 20,000 x 20,000.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a smaller k, or a higher probability.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a smaller k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a smaller scale.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a smaller size.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a smaller step or a larger sample.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a spatial file, or a table with columns x and y.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a spatial file, or the columns of x and y: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a table with a column of area ids and a column of region ids.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a table with one row an area, or another id column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a table with one row an area, or leave this column out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a table …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a variable with categories; one measured in dollars or kilograms is none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose among: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose among: {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another coefficient set or site count.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another column for one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another column of region ids.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another file or layer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another folder for the results.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another folder.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another format, or show fewer columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another id column or another table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another name or part of Canada, or replace it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another name, or join that category too.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another name, or replace it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another one, such as EPSG:4326.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another place, or ask for the right to write there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another placement as its seeds, such as balanced-density.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another placement, or leave the target out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another rule, or one of its models: {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose areas of one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose areas of {home}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose at least one column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose at least one variable (step 2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose at least one variable.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose at least one, such as age.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose at least one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose at the left which variables somebody could know of a person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose bands that begin where categories begin.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose columns and their order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose columns of {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose columns, or list models such as age+sex; age+sex+school.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose combinations or complete.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose fewer columns, or fewer of them at a time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose fewer quasi-identifiers, or take a sample of the records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose file …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose it and run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose it once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose it, or leave areas out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose k first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose k, such as 5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose on the left which models are followed, then press Calibrate.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one (--area-id): {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one at the edge of its region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of several variables that are protected.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of them (--layer).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of those that were read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of {ramps}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of {schemes}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of: {choices}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of: {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of: {levels}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one that was saved from the list of layers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose other quasi-identifiers or another record file, or count missing values as a category of their own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose other quasi-identifiers or another record file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose sweep.csv in the folder that a sweep wrote.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the area column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the area column of the records (step 1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the area column, or open the areas that the records name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the assignment of a run on these areas, or another column of area ids.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the column of area ids and at least one quasi-identifier.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the column of area ids: step 1, Data.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the column that holds the area id, or the area file of the same level and census year.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the column that holds the area id, or the area file that the regions are of.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the column that names each area once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the column, then import this file alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the level again for the areas that are open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the other population basis, or check the area file's population column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the population column of the area file, or count the records first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the region model: {parts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the variables that are released, and it is said which to coarsen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the variables that are released, or a fixed cut-off in the table: then it is said what can be done about units with too few people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the variables that are released: the model's cut-off needs them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose two different columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose two runs of the same area file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose variables to see the number of regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose what somebody could know of a person: step 2, Variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose where the file is written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose wider bands.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose {parts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose {sets}, or give the path of a TOML file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes as on the first map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes below k that still show a value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes between natural gaps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes of equal width</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes of equally many areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes of {low} to {high} records make {share} of it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes symmetric about 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Classes that grow by a factor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clear the measurement (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a bar to go to that combination.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a bar to see these combinations in the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a bar to select its areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a field to read about its pair of columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a point to choose its weights.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a point to show its run; draw a rectangle to tick runs. Squares are runs that were not calculated here, such as today's practice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a row to see where those records are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click an area to read about it (I)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click areas or draw a box to select (S)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click corners to measure; a click on the first one closes a shape. A double click or Enter ends, Esc clears.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click one to see it on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click to mark a run, or to unmark it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click to select them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close VBAS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close other programs, choose fewer quasi-identifiers, or group their categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close the areas and what lies on them; finished runs stay, and it can be undone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close the comparison</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close the records; finished runs stay, and it can be undone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coarsen a variable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coarsen the variables like this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coarsen {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coarser level …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Codes cannot be grouped by their first {n} characters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coefficient sets (*.toml)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coefficients</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coefficients, their errors, and how well they predict</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collapse to {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collapse {variable}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour &amp;by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour areas, or the regions of the run, by the % of records at risk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour areas, or the regions of the run, by the % of records that lost values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour the areas by the share of unique records of their unit (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour the map by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour the map by the share of records lost in each region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour the map by this column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colours only tell neighbours apart.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colours, classes, lines and labels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column of area ids</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column of the record file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column {column} of {file} has a negative or infinite population, or one above {most:,.0f}, for {count} areas, the first is {first}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column {column} of {file} holds no finite number in line {line}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column {column} of {file} holds text in {count} rows, the first is {place}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column {column} of {file} is named for the area ids and for the region ids.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column {column} of {file} is no population (text, negative, infinite or above {most:,.0f}) in {count} rows; the first is {place}, area {first}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column {column} of {file} is not a population: {count} rows hold text, the first is {place}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column {column} of {file} repeats {count} ids; the first is {first} ({places}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column {column} of {where} tells no region: it is blank for every area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns are {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns are: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns at a time, at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns can be added to the open areas only; the shown run is of another file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns for rules, or for ages in wider and wider categories, with sex</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns in combinations, then those that only follow another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns joined or computed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns of a model with plus signs between them; a semicolon or a new line ends a model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns of the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns of the file …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns of the record file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns of the record file that are not in the list yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns shown; drag to reorder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns that a model has at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns that nobody could know of another person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns that somebody could know together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns that stand for one another, such as ethnicity, home language, religion and visible minority: a model has one of them at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns that tell the same thing are blanked together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns to combine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns to join</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns used: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combination</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combinations counted so far, of all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combinations of values that occur: {n}. The rarest is shared by {records}: that is the anonymity of the region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combinations that need not be looked at, and why</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combinations with a class below k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compactness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compactness to own centre {compactness}, geography lost {bits}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compactness to own centre, sum</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compactness, per area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compactness, sum</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare it with one that VBAS wrote.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare it with something, such as {example} &gt; 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare maps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare the levels of a variable too, from the finest released one on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare the shown run with another one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare the shown run with this one (C)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare the thresholds alone, or let the combinations follow from the variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compared with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compared with “{other}”, “{run}” {better}, but {worse}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Comparing associations …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Comparing the two runs …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Comparing thresholds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Comparison</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Comparison of two runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Computed column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Constraints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Continue editing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Conversion tables (*.txt *.csv *.tab);;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coordinate system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coordinates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coordinates in {crs} were projected to {target}, so that distances are metres.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy &amp;map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy &amp;picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy all lines as CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy all measures as CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy all measures as text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy all measures of the shown run as text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy all messages as text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy all rows as CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy m&amp;easures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy or export the values or the picture of all combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy or export the values or the picture of this figure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the chosen row, or all shown, with exact values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the chosen rows, or all shown, with exact values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the chosen rows, or all, with tabs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the comparison as CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the lengths (Ctrl+C)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the list of models as CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the map as a picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the selected rows, or all shown, with exact values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the selected rows, or all that are listed, to the clipboard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the table as CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the table, with exact values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy this cell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy this message</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy what this card says</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct it, or leave it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct or remove them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct that line, or save the file again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct the file, or save it again from the list of layers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct the population column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct them, or choose another column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct them; leave blank what is not published.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Could the recipient do it: skill, money, other data to link?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count again to see where these records are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count all combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count anyway</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count every combination of the variables as they are chosen now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count how many records of each area share their values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count records as the population, or add a population table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the combinations again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the combinations first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the records again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the records by their quasi-identifiers first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the records by them, or choose a rule that goes by max combinations.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the records of every combination of the ticked variables (F5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the records, or choose a rule by max combinations.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the unique records of every combination of the chosen variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count them with the areas of the map: choose areas and the column of the area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count with these categories from now on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counted again by other means: nothing of any combination is shown any more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counted again by other means: what is still shown of a record in any of the combinations is shared by at least {k}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counted by {variables}: {m}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counted otherwise, {with_sets:,} of {combinations:,} combinations of variables ({share:%}) have unique record sets, and {sets:,} of the {classes:,} classes of all variables together ({class_share:%}) are such sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counting categories …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counting combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counting records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counting the people of all levels …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counting unique records …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counting who looks like whom …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counts the records, places the sites, groups the areas and says the price</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cramér's V</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cramér's V with {by} is {strength}: 0 is even, 1 is all or nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cramér's V, 0 to 1, without the part that chance makes in small tables, among the records that show both values: blanks are left out pair by pair, as most programs do.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Croft 2015, MaxCombs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Croft 2015, entropy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Croft et al. 2015</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cross-validation on entropy: {n} of {of} folds have no fit; their models are left out of the errors.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cross-validation on max combinations: {n} of {of} folds have no fit; their models are left out of the errors.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Curve</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut a region into two compact halves with about as many people each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-&amp;off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-off (people)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-off against variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-off against {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-off: {cutoff}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-off: {least} to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-offs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-offs are in people, and ln(cut-off) = b0 + exponent * ln(predictor).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-offs of all models and the fitted line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut-offs that the line is fitted to.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>DA</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dark blue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dark writing on light ground</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dearest adds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dearest each time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dearest to add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete the chosen set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delta score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delta score, median</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delta score, trimmed mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Density</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Density (people per km²)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Did you mean {known}? Text stands in single quotes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference in anonymity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference in distance to the centre</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference in geography lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference in people of the region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference in records lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference, after minus before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference: anonymity of the region (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference: distance to the region's centre (km)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference: geography lost in the region (bits per record)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference: people in the region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference: records lost in the region (percentage points)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference: {change}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Differences are to “{0}”; where none stands, both are the same.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Different combinations of values among its records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Different combinations of {names} that occur.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Different values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discernibility</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discernibility in all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discernibility that also charges all records for each one left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discernibility with lost records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discernibility with suppression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dismiss</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distance from an area to the centre of its region, on average.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distance per area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distance to own centre, per area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distance to sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distance to the centre</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distance {length}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distance: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distances by region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distances in all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distances to own centres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Distances to sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Diverging</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Do not release {variable}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Do the people know of this use of their data?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Does this step for you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dots, from the left: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double-click to edit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Download or export it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag, or use the arrow keys: left of it the first map, right the second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw another seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw around areas to select them (L)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw around areas, or click corners; a double click or Enter closes. Shift adds, Ctrl toggles, Alt takes away.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw the way from one variable to all that adds this variable each time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw this run together with the shown one in the plots (space)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop what was written by hand: the combinations follow from the variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>E</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each area: at risk after, % of its records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each area: at risk before, % of its records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each class a constant factor wider than the one before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each class spans as much of the values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each combination by itself: blanks less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each combination is done when none of its classes is below k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each combination is made safe by itself, which blanks less: for adversaries who know one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each field is one combination of variables, in the row of its number of variables, the dearest on the left. The darker it is, the more records it lays bare; where a line runs, the shares that are allowed are passed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each finer variable moves the point to the right, and the cut-off up: {rule}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each model is predicted by a fit that did not see it. The median error is {error}, {relative} of the cut-off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each number is a category of its own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each of these makes it a public file ({limit}), the cheapest first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each of these makes it a research file ({limit}), the cheapest first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each region at least this large</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each region: at risk after, % of its records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each region: at risk before, % of its records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each row is made safe: a dot stands for a column known in it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each run is a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each sample has so many records more than the one before; the smallest has one step.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>East</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>East: Atlantic provinces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Easting in metres, or longitude in degrees</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Economic region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edit by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edited by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edited by hand from {run}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edited here: the scenario stays as it is until you use this in it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Editing regions by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Effect (records lost)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam 2009, MaxCombs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam 2009, entropy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2009</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2009, by the census of {year}: {units} of units, {people} of people. Other years have other people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2009, entropy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2009, max combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2010</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2010, BMC Medical Informatics and Decision Making 10:18 (abstract). Wording and rule are our own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2010; the criterion of El Emam et al. 2009</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2011</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2011, on the choice of a probability threshold</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Empty sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End now and fit what is done; you can go on later</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End now; the trials so far are kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the search and keep the best so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the search with the proposals found so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the tour (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ends after so many committed moves; empty for no limit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ends the search and keeps the best so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enough as long as there are at most {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enough for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enough for a research file (at most {research:%}) is leaving out one of: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enough is more than {cutoff} ({rule}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enough is more than {least} to {most}, by province ({rule}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enough people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enough people: {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entropy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entropy (nats)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entropy lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Equal steps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Equal steps along this axis multiply instead of adding</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Equal steps on both sides of zero, for differences</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Equivalence classes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Estimate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Estimated by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Estimated of its people: {share}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Estimated share of the people of the unit who are unique among them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Estimated unique people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Estimates how many people of each unit are unique among all its people, from a sample of them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ethnicity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ethnicity and columns like it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Evaluation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Even one region of all records loses {least:.2%} at k {k}, more than the {about:.2%} that is aimed at.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every area would stand here in a row: people, land, records, its region, and what is lost there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every combination</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every combination of the chosen variables would stand here in a row: how many records are unique or in unique sets, and what each further variable costs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every combination of the variables was counted. A record is unique where no other has the same values; a unique record set is a class of at most {n:,} records. A missing value counts as a value of its own. Weights: least squares of ln(unique records / all records) on which variables are in the combination.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every group of records would stand here in a row: how many lost their value in the column that is looked at, and how many had none before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every record is unique in its unit: coarser variables or units help.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every record of the file is used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region has records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region holds at least {floor:,.0f} {unit}; the smallest has {least:,.0f}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region is in one piece, by links to islands in {n:,} of them ({regions}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region is in one piece.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region keeps the floor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region loses some.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region of the shown run would stand here in a row: areas, people, records, what is lost, how wide it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region shall keep the floor, but no floor is set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every run would stand here in a row: its settings and all its measures.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every set of variables and recodes that you try is kept here as a row, with its unique records, weights and verdict, and can be shown again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every site is the nearest one of some area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every suppression is kept here as a column: % of the records blanked in each column, cells in all, and entropy in % of a baseline.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every unit of the level would stand here in a row: records, people, how many are unique, and which threshold it keeps.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everybody is alike with enough people of their region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything is blanked: nothing of any combination could be shown. Heaviest is {column}: its values are the rarest, and make the classes small.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything that was tried</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everywhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export &amp;map …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export a&amp;nimation …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export all lines …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export all rows as CSV …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export animation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export it again as CSV in UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export it again as CSV.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export it as CSV or Parquet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export it as CSV.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export measures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export p&amp;icture …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export rows as CSV or Parquet …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export rows as CSV, Parquet, GeoPackage or GeoJSON …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the chosen set as a file …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the coefficient set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the levels as a hierarchy table of ARX (CSV) …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the list of models …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the replay as an animation (MP4 or GIF)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the table …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Expression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>FED</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>FSA</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>FSAs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faults</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faults in the geometry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faults of the geometry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fewer than two sizes have unique records, so that there is no curve: {cutoff}, the smallest size, is more than enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fewer than {n} quasi-identifier models lose between 0.5 % and 20 % of the records at the sizes that were followed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fewest records lost first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>File</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Files of areas ({0});;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Files of records ({0});;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fill it in.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fill them in, remove these rows, or choose another id column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Filter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Filter runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Filter, such as {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find an area by its id or the beginning of it, a place by its name, a unit above (such as an FSA) by its code, a region by its number, or a point by latitude and longitude in degrees or by x and y in metres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find an area, a name, a unit, a region or coordinates (Ctrl+F)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find text in the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find the areas of postal codes in a conversion table (PCCF)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find the price</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find values …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Finding the price</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Findings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Finer ones are enough too, and lose less.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Finish now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First &amp;characters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First column of the pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit models of cut-offs on my own records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit models to your own records, for places and variables of your own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit threshold models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fits of ln(cut-off)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fixed cut-offs are judged without them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fixed population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Folder for the samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Folds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Folds without a fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Follow all models over growing samples of the records, fit their cut-offs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Follow more models of different sizes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Follow more models over smaller or larger samples.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Follow more quasi-identifier models over larger samples.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Follow sizes of at least 2.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Follow sizes such as 5, 10 and 20.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Follow the scenario's variables again; changes made here are given up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For each record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Format</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free some space, or choose another place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From column {column}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From home to the centre of the unit: {far} instead of {near}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From level “{level}” on, no category is rarer than k = {k} records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From the curvature of the likelihood.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From the middle of the area to the centre of the unit: {far}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {0} to {1}; half of the regions hold at most {2}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {cutoff} on, {step} more hardly change how many are unique: {delta} on the fitted curve there, {observed} as measured.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Full speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Functions of numbers need columns of numbers, functions of text columns of text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GIF: plays anywhere, larger, 256 colours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GeoJSON: with shapes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GeoPackage (*.gpkg);;GeoJSON (*.geojson)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GeoPackage, Shapefile, GeoJSON, GeoParquet, or a table with coordinates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GeoPackage: with shapes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Geography and information kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Geography lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Geography lost in all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Geography lost, for each record; 1 bit is half as exact.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Geography lost, per record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Get the file again, or export it as CSV or Parquet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Get the file again, or write it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Get the file again.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Give %n selected areas to region {0}</source>
   <translation>
    <numerusform>Give %n selected area to region {0}</numerusform>
    <numerusform>Give %n selected areas to region {0}</numerusform>
   </translation>
  </message>
  <message>
   <source>Give 1 to what matters most, and less to what may be blanked earlier.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a conversion file in the PCCF layout, or a CSV of two columns: postal code, area id.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a number above 0 and at most 1, such as 0.05.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a number from 1 to {most}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a number from 2 to 10000.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a number such as 20000, or one of {rules}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a number such as 20000, {model} for the cut-off of the site count, or one of {rules}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a range such as 400-700, or "population" for the population of each area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a share above 0 and up to 1, such as 0.95.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a share above 0 and up to 1: 0.1 if one person in ten is in the records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a share from 0 to 1, such as 0.2.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a share of at least 0 and under 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a share such as 0.1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a top such as 85, or none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a whole number above 0, such as 172.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a whole number from 0 on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a whole number such as 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a whole number such as 5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a width such as 5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give all selected values this label at the level of the selected column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give as many sites as are asked for, or ask for {given}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give at least 1; the paper takes 5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give at least its column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give at least one, such as 5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give at most {most}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give b0, ln_population and ln_max_combinations, each as a number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give back cells that need not be blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give back what need not be blank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give each a name of its own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give each column one part.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give each group name, title, note and questions, each question name, title, answers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give entropy in % of that of the selected column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give every value a label at every level.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it a name that no variable has.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it another name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it another value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it at least 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it one, such as age.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it one, such as crowding.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it one, such as the names of its members.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it origin = 'paper' or 'general'.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it three: from the most reassuring to the most worrying.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it title, k, applies, source and origin.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it title, share, applies, source and origin.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it weights, or leave the province out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give k of at least 1 and tau above 0, at most 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give lengths of 1 or more, such as 3, 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give metres such as 7123456.5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give one for each value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give one line a value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give one of them, with western, central or eastern = {{scale, exponent}}, or tables such as [threshold.5] with {{b0, ln_population, ln_max_combinations}}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give probabilities such as 0.05, or sizes of classes such as 20, with commas between.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give scale (or b0, its natural logarithm) and exponent.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give shares, per cents or counts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the PCCF layout, or a CSV of two columns: postal code, area id.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the column these levels (can be undone)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the file another name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the floor as a number of people, or choose a site count by model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the level of the hierarchy another name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the number of people that the records are a part of.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the sampling fraction, or join the population of the areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the sites in the coordinate system of the map, in metres.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the smaller number first, such as 400-700.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give x and y in metres for every site.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Given number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Given regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Given sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Given sites are as many as they are, so there is no number of them to search for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Giving back cells that need not be blank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Giving back cells that need not be blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on in {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on with the models that are missing; the curves that are there stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go one state further and wait (.)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go over the combinations once, as the paper does: small classes may be left, so that nothing of it may be released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go to step 1 of the scenario: which column says where a record is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go to the Aggregate workspace: steps 1 and 2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Goes one state further and waits there (.)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Green</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Grey</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group areas into regions (F5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group it by hand or by the beginnings of its codes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group the areas into regions (F5 in the other workspaces)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group the areas into regions (F5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group the areas into regions, which can then be edited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group the records by the column by which blanks are most uneven</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>HIPAA</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>HIPAA Privacy Rule, United States (in El Emam et al. 2009)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Half of the areas lie within {0} of the centre of their region, 9 in 10 within {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Half of the people live within {0} of the centre of their region, 9 in 10 within {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Half of the records lose {0} or less: their area is one of about {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Half of the {n} lost come from {few} of {all}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Handle between the two maps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Health records carry small areas, which make people recognisable. VBAS joins areas into regions that are just large enough. This takes a minute, on a fictional province; nothing of yours is touched.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Heaviest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here a column gets coarser levels: chapters of diagnoses, bands of ages. Somebody may know only a coarse level, and records can be released at all of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here models of cut-offs are fitted on your own records: how many people an area needs, as in El Emam et al. 2009, but for your variables. Open records first; no value of theirs is kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here records are counted, not persons: somebody with many counts as many.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here regions are edited by hand, but there are none yet. Group the areas into regions first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will go through a checklist from the scenario to a verified pack of files that may leave the building.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will say what somebody could know of a person. Single values are blanked until every combination of it is shared by enough records, and whole records stay.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see every combination of the chosen variables: how many records each of them singles out, and what each further variable costs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see how likely somebody is recognised: by looking a record up in a registry, by matching all of them, by knowing a person; before and after cells are suppressed, and on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see how many cells a variable such as geography must give up for the others to keep theirs, as it weighs from ten times as much as they do to a tenth.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see how many records stand out by the chosen variables, whether the file will do for researchers or for the public, which variables make records unique, and what could be made coarser.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see how strongly the columns go together before cells are blanked and after, so that nobody takes for a finding what the blanks have made.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see in how many units too many records are unique: more than 0, 5 or 20 % of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see what can be done about units with too few people, and what each way costs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see whether every combination is safe, how many cells are blanked in which columns, and what leaving out whole records would cost instead.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see which level of geography has enough people in each unit: areas, FSAs, postal regions, census divisions, provinces and runs, by every rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see who lost values: the share of blanked cells of a column by the values of any other, such as diagnosis by province, and by area on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will tick what somebody could know of a person, and see for every combination of it how many records are unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hide this column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hierarchies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hierarchy of ARX (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hierarchy tables ({endings})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Highest probability of a right guess, 0 to 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hospital discharges, public file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hospital discharges, stricter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How coarse the released data are stands here: the squared sizes of their classes, by region and by size.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How each area's value is worked out from the other columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How evenly the records are spread over the classes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How far areas lie from the centre of their region stands here, and how round the regions are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How far one variable has to be coarsened while the others stay as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How long it plays, seconds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many categories the records have at this level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many different combinations of values occur.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many neighbouring categories of {0} make one:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many of the people have to live in units above the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many people an area needs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many people each region holds stands here, against the cut-off and the floor that were asked for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many people live in the areas is not known, so the sampling fraction is not.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many records a region needs so that about a given share is left out at k: our own proposal, not a published model. Several k tell how it depends on k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many records would be left out and why, how far areas were moved together, how much geography was lost. Click an area with the identify tool (I) to see it in one place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many regions to make (regions)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many response categories it has as it is; missing is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many units the level has</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many variables the combination has.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How much geography is lost stands here, in bits: one bit is lost where an area is hidden among two of its kind.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How much less one knows of where a record lives; 1 bit is half as exact.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How much of the search is done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How much there is to count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How much there is to protect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How much {name} matters, from 0.01 to 1: what weighs less is blanked earlier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How often a sample is drawn and linked (trials); more make the interval narrow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How often the search warms up again from the best regions it has found; the moves are shared out, and one long cooling mostly finds more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How often the search warms up again from the best sites it has found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How opaque the chosen layer is, in %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How safe</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How sensitive are the facts in the data?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the categories of {0} are joined, and how many are left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the values are spread; lines are the bounds of the classes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the values fall into classes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How well are the data kept where they go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How well the prediction does here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How wide a band is, in the column's own unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How wide outlines are, in pixels; 0 draws none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How {0} is recoded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How {level} stand now is not known: the classes have not been counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How {name} is coarsened, and how many categories are left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>IPC Ontario, high</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>IPC Ontario, low</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>IPC Ontario, medium</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Id of the area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Id of the unit, as in the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Id, name, FSA, region, coordinates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ids that begin with {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If it may stand for any value, at most {records} of one are below k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If it may stand for any value, no combination has a record below k either.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If one variable were left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import a coefficient set from a file …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import coefficient sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import from ARX …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import hierarchies of ARX</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import levels from a hierarchy table of ARX (CSV) …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import the regions again for the areas that are open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import the regions again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import the regions when it has ended.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Imported</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In a region of the cut-off, {size}, {share} would be left out at k = {k}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In each group the most worrying answer counts; a question without an answer counts as the worst. The three groups together: up to 1 allows 20 %, 2 or 3 allow 5 %, more allow 0 %. A worse answer never allows more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In expressions: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In its region {after} of {records} at risk, before suppression {before}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In its region {before} of {records} at risk ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In its region {column} is blanked in {n} of {records} ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In its region {n} of {records} have a blanked cell ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In none of the areas: {records}; their geography is missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In none of {known} {level} is anybody unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In one piece</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In pieces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} is not a finite number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} is not a number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} is {value:g}, but at most {largest:g} makes sense.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} is {value}, but must be above 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient file {file}, {place} has no {key}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient file {file}, {place} is not a table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient file {file}, {predictor} is not a table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient set {name}, the cautious_cut of {place} is {cut:g}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient set {name}, the {key} of {place} is not a least and a most.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient set {name}, the {key} of {place} is not a usable number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient set {name}, {place} has a slope of the wrong sign.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient set {name}, {place} has no usable number for {key}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient set {name}, {place} has no {key}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the coefficient set {name}, {place} has slopes of the wrong sign: ln_population {people:g}, ln_max_combinations {combinations:g}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the end, restore cells whose blanking turns out not to be needed: fewer are blank, it takes longer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In their &amp;order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In these records uniqueness does not fall with people and rise with combinations.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In unique record sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In unique sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In unique sets, share</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In {above} of {known} {level} somebody is unique; they hold {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In {file}, {n:,} labels of {finer} stand under several of {coarser} ({labels}): each of these levels is protected by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Information</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Information and Privacy Commissioner of Ontario 2025 (from a secondary source)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Information kept: {bits} per record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Input</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Instead of a class of their own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Intercept b0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invasion of privacy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It &amp;holds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It belongs to region {number}, which joins {areas} with {people} and {records}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It cannot be made a public file with these variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It cannot be made a research file with these variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It changed region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It comes with a later version of VBAS.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It follows another column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It goes by the entropy of the records, known once they are counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has models for {there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has {n} fewer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has {n} more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has: {layers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has: {levels}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is a probability between 0 and 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is good enough for both: nothing needs to be made coarser.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is most uneven by {by} (Cramér's V {strength}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is not known yet which variables are released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is the same whatever variables are released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It joins {areas} on {land}, with {people} and {records}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It joins {areas} with {people} and {records}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It looks at the variables only: with a high k or many variables the regions it asks for can lose most of the records. Look at the share lost after the run, and ask for fewer regions if it is too high.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It should begin with a line such as variable,category,NL,PE,NS.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It should hold a Shapefile, GeoPackage, GeoJSON, Parquet or CSV file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It singles nobody out: leave it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It will do as a public file as it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It will do as a research file as it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its areas hold the open ones, such as FSAs or provinces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its categories are numbers in even steps, such as single years of age</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its columns are: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its coordinate system is wrong: correct it in the file, or remove it there and name the right one here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its first line names the columns; now they are: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its population is not published.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its weight changes nothing of what it loses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its {0} come in groups of at least {1} alike.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its {n} columns begin with {first}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join &amp;population table …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join a population table …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join all that is below this number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join all that is this number or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join at least 2 categories, or leave at least 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join categories of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join columns of a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join columns of another table by id …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join columns of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join neighbouring numbers before they are counted, such as ages in 5 years</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join them in step 2 of the scenario.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join to the areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joined to the areas, or computed for them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joins all higher numbers into one open band</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joins numbers into bands of this width (years, or the column's own unit)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joins what is selected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joins: {members}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Journalist, at risk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Journalist, highest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Journalist, mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Judge regions that exist already: a column of the areas, or a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Judge the edited regions and add them to the runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Judge these regions and add a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Judged by the estimated share of people who are unique among the people of a unit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Judging the edited regions of “{0}” …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep as run</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Keep as they are: %n variables</source>
   <translation>
    <numerusform>Keep as it is: %n variable</numerusform>
    <numerusform>Keep as they are: %n variables</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep as they are: none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep one line for each value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep one record of each person, or choose a larger k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep one row for each value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep only rows shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep the threshold as it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep what the map shows now under a name (Ctrl+B)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keeps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept, bits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kind</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kind of file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Known are: {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>L&amp;abel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Label of the selected values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Label of what is selected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Labels of “{finer}” that stand under several of “{coarser}”: {labels}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Land</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Land area as published, else that of the polygon.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landscape</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Large type, only the map and its figures; F11 or Esc leaves (F11)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Larger regions lose less (ln_odds below 0); more combinations and a larger k need larger ones (above 0).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest probability that somebody is recognised, 0 to 1; k becomes one divided by it, rounded up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest sample</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest sample, threshold, seed, folds, and k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest share of all records that may be left out (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Latitude and longitude</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Layer styles (*.json)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Layers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Layers of the map, the uppermost first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Least geography lost first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Least is lost by the baseline: {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Least is lost by {name}: {percent} of the entropy of the baseline.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Least population of a region: a number of people, or a rule (people)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Least round first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Least: {least}, {a}. Most: {most}, {b}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it in one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it out, let it follow {column}, or force it if you know that nobody can link the two.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it out, or force it if you know that nobody can link it to a place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it: untick variables first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave one of the two rows out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave one row for each area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave out records with missing values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave out the smallest units (choose a share below everybody), go up a level, or let VBAS make regions that are large enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave presenter mode (Esc or F11)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave small units out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave some out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the categories as they were</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the column as it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the replay: the map shows the result again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the variable of the row out and count again (can be undone)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaves out records with missing values; else missing is a class of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaving out any one of {n:,} variables would be enough for a research file (at most {research:%}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaving out the variable {name} helps most: {sets:,} of {records:,} records ({share:%}) would be left in unique record sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaving out whole records until no class is below k would lose {records} ({share}) with {cells}; blanking loses {blanked}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaving out {variable} would help most.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left out: {lost} ({share}) in {combinations}, because fewer than k = {k} people of the region share their values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left out: {lost} of {n}, and with them {people} ({share}) and {records}. They could not be studied at all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left out: {lost} of {n}, and with them {people} ({share}). They could not be studied at all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left out: {records}, {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leg {0}: {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Let each width be a multiple of the one before, such as 5, 10, 20.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Let go of the region that the brush holds (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Let the highest begin above where the lowest ends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lets the colours run from much to little</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level of geography whose units are looked at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level {level} of {column} has {n} labels for {values} values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels and rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels by the first characters, such as 3 and 1 of a diagnosis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels from a hierarchy table of ARX: CSV, one line for each value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels of bands, such as ages in 5, 10 and 20 years</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels of {column}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels that stand in other columns of the record file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels to compare</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels, the finest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Light or dark, as the system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Light writing on dark ground</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Likelihood with {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Line {line} of {file} has {n} fields separated by "{mark}", but most have {usual}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Line {line} of {file} has {n} fields, its first line {of}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Line {line} of {file} is of missing values and was left out: missing stays missing at all levels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Link</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Link two different columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Linked columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Links to islands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>List each model once, whatever the order of its columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>List of changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>List only values that contain this, or whose labels do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>List the areas that changed region, under the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Little control over the recipient, facts that could do much harm, or release to the public</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Load styles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Load the polygons of {coarse} for the same part of the country.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Loc&amp;k together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lock in p&amp;lace</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lock region {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Locked areas are chosen in step 4 of the scenario.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Log-likelihood</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Logarithmic</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Logarithmic axis: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at no combination any more (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looks like a code for missing: tick it if it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost (bits)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost by how many are alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost by region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost by {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost in the region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lower quartile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>MP4: small, for slides and the web</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Made by hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Made of bands of {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Made of the columns {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Made of the first {what} characters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Made on {date} with VBAS {version}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make all regions that hold a selected area one region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make anew</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make it first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make one category of those that are selected; type what it is called</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make regions of this size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make selected areas a &amp;region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make the heaviest variable one step coarser</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make up a registry with people in the same classes, and link samples with it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make {variable} one step coarser and count again (can be undone): {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Makes regions better after the areas are grouped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Manitoba</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Marital status</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mark this run with a star, or take it away (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mark with a star</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Marketer, right links</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Matching regions are alike where they can be.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Max combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Max combinations: the product of the numbers of categories, exactly {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Max combinations: {combinations}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>MaxCombs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mean distance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mean distance by region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mean of its areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mean probability of a right guess over the released records, 0 to 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Means missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measure distances in km and areas in km² on the ground (M)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measure how many people are unique in each area for each set of variables, and fit what predicts more than 5 % and 20 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measure how round the regions are (Polsby-Popper)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measured on the ground, along the {ellipsoid} ellipsoid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measured on the plane of the map; its place on the earth is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measures at this step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Measures of the shown run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Median</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Median size of a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Medicare and Medicaid counts: those under 11 are not shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mend that line or write the file again; nothing was counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mend that line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mend that place; texts stand in quotation marks, lists in square brackets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mend the line it names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mend these lines or write the file again; often a delimiter or a quotation mark inside a value was not quoted. Nothing was counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mended</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Message</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Messages</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Messages so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Messages, faults of the geometry, join report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Method</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Method: H. L. Howe, A. J. Lake, T. Shen: Method to Assess Identifiability in Electronic Data Files. American Journal of Epidemiology 165 (2007), 597–601.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Metres east and north in the layer's coordinate system; latitude, longitude</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Min.
size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mind that it is judged at k = {after}, “{other}” at k = {before}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mind that the two do not count the same quasi-identifiers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Missing before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Missingness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Missingness by group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mitigating controls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models in which all records are alike: {n:,}. Their entropy is 0, so the fit on entropy leaves them out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models in which every record is unique in every sample: {n:,}. Their curve is flat at the top, so nothing shows where uniqueness ends; their cut-off is taken to lie beyond {high:,} records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models of suppression and of thresholds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models whose curve changes too little to count although more than half of the records are unique at the cut-off: {n:,}. Uniqueness is still near its top there, not near its end; larger samples would tell.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models whose cut-off is the largest size or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models whose cut-off is the smallest size or less.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models with more max combinations than 64 bits hold: {n:,}. They are counted exactly all the same.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Models with unique records in fewer than two samples: {n:,}. No curve can be fitted to them; their cut-off is {low:,} records or less.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More about categories: missing, not specific, order, undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More people make fewer of them unique (below 0), more combinations make more unique (above 0).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More variables may tell: add a column at the left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most compact first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most is lost of {column}: {share} of its cells, {bits}. A rare value that is lost counts for more bits than a common one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most of their people lose: {places}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most often in {most} ({most_share}), least in {least} ({least_share}), by {by}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most often where {by} is {most} ({most_share}), least where it is {least} ({least_share}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most regions first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most unique records, by number of variables known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Motives and capacity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move the map (P)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move variable down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move variable up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves categories down; the order is then declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves categories up; the order is then declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves of candidates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves of the placement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves of the refinement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves of the refinement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves of the search that placed the sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves sites so that fewer records are lost, with geography no worse than at the start.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves sites so that the regions of lowest anonymity gain members (Croft et al. 2015).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves to weigh; empty: chosen by the number of areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Much is blanked: {share} of {column}, which is the heaviest. Against that:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My coefficient sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My coefficient sets; a double click or F2 renames one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My own list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My own list of models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>N</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name a column of the area file that holds it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name at least one set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name at least one threshold.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name at least one, such as age+sex.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name categories as they are in the records, after the recoding of the scenario.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name columns NL, PE, NS ... or all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each area once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each category in one group only.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each column once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each level once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each locked area once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each of its {what} once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name fewer variables, or fewer categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name it by the share of unique people in per cent, such as [threshold.5].</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name it, star it, compare it: the Overview then shows what is better, with sign and colour.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of the new variable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of the run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of the run; Enter takes it, Esc leaves it as it was</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of the set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of this view:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name one at least in each model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name the column and every level.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name the column of area ids.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name the quasi-identifiers and their numbers of categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name, approach, k 5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Names of the files, k, seed, date and version, at the foot of the page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Natural breaks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ne&amp;xt view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nearly every record has a value of its own here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neighbours differ</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never across</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New here? This is a fictional province to try things on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New selection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Newest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area changed region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area file is open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area has any population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area has any {basis}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area is in this region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area is locked any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area is nearest to them; they make no region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area is selected.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No areas are open yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No areas are open, so it is not known how many people live where.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No areas are open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No association can be compared: there are too few columns or records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No association changes by more than {change}: analyses are hardly misled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No category of {column} is a number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No cell is blanked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No cell of {column} is blanked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No cells have been suppressed yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No class is released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No class of a region is below k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No coarsening is enough: even without any variable an area would need more than {cutoff}. {unit} has {people}; then {share} of the people live in units that are large enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No coarser column is chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No coarser level is enough: of all, {level} reach most, {share} of people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No coarser level is needed: {level} are enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No column is to be released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No column of {file} is recognised as the area id.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No column of {file} is recognised as the population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No column of {file} seems to hold ids of these areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No column of {fine} holds ids of {coarse}, and they cannot be related on the map: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No cut-off is known for these areas, so no scenario can be started from it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fault was found in the geometry of {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fit on entropy: it needs {fewest} models, there are {n:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fit on max combinations: it needs {fewest} models, there are {n:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No k was asked for: give one under “More” in the settings, then go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No line can be fitted: there are too few models whose cut-off lies within the sizes, or all have the same predictor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No longer blank {pair} together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No model predicts this threshold.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No number of regions yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No number of sites comes to {asked}: even {least} {rate:.2%} suppressed{floor}. Choose fewer or coarser quasi-identifiers, a smaller k, or another target.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No other run beats it in both.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No other run of the same k and quasi-identifiers is at least as good in records lost, distances, geography lost and regions, and better in one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No path</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No population is known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No population is published of any area in {provinces}: nothing is said of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No population is published; the records of each area stand for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No quasi-identifier is chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No recode is enough for a public file: with every variable as coarse as it can be, {share} of the records would still be in unique record sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No recode is enough for a research file: with every variable as coarse as it can be, {share} of the records would still be in unique record sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record can be used, so the regions cannot be judged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record can be used: {why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record has to be left out: in every region, at least {k} people share each combination of values that occurs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record is in a region of {file}: its area ids are others than those of the records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record is left out: every combination is shared by at least k = {k} records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record is lost in any region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record is lost, whatever its value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record is singled out: every combination of values occurs more than once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record of the region is left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record of {file} is in an area of {layer}: the ids in {column} mostly consist of {pattern}, while area ids look like {sample}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No records are open yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No records are open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No region crosses a border of {level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No region falls apart on the map; islands are linked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No region falls apart on the map; islands are linked to the nearest area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No respondent has a known value of {variable} and a known province.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No row of {file} belongs to an area: its column {column} holds ids like {theirs}, the areas have ids like {ours}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No row of {file} is of an area of {layer}: the ids in {column} mostly consist of {pattern}, while area ids look like {sample}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No run is as the filter asks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No run yet. A run groups areas into regions; press Run (F5) to make one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No set of quasi-identifiers was looked at.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No suppression model can be fitted: {why}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No threshold model can be fitted: {why}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No unit has a value: {level} cannot be judged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No unit of this level has a known population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No value is rarer than k = {k} records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No variable can be made coarser.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No variable has to be coarser: what is released is coarse enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No variable is chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No variable left out by itself takes a record out of unique record sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No variable left out by itself would be enough for a research file (at most {research:%}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No variable weighs anything: all combinations with a unique record ({used:,} of {all:,}) have the same share of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No view of these areas has a name yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No way was found.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No weights · counted in {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No weights: no combination of variables has a unique record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No weights: one variable has no other to be weighed against.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No weights: the combinations with a unique record ({used:,} of {all:,}) do not tell the variables apart.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody knows a weight of another person: do not ask about it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody knows yet how many people live in these areas. Join a table of their population, or count the records: then it is said which level of geography has enough people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Non-uniform entropy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Non-uniform entropy of the blanked cells, bits per record of the file: a rare value that is lost counts for more than a common one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Non-uniform entropy: bits of geography that all records lose together, {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Non-uniform entropy: how much less is known of where records live.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Non-uniform entropy: {blanked} by blanking, {left_out} by records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None of the rows of {file} has a geometry ({rows} in all).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None of {known} {level} has more than {threshold} unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Northing in metres, or latitude in degrees</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not all of the {n:,} locked areas are kept: {problems}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not counted yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not even dropping all variables is enough: {unit} has {people}, and would need {cutoff}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not known: these regions have no sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not known: these regions have no sites; see the distance to their own centre.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not listed, but below k too: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not specific</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not specific: not counted as a response category</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing had to be blanked: all of it was shared widely enough already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing has to be left out: all {n} have enough people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is counted yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is known about this control.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is known of these units by this rule, so none can be left out for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is left to release.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is selected.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is suppressed yet: this is the risk of the records as they are. Suppress cells to see it before and after.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing on this map fits “{0}”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing: neighbours differ</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing: one colour</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number by {rule}; placed by {approach}; {why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of classes wanted, 2 to 9</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of its region in the compared run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of its region in the shown run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of samples; none has a record of another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of the region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of the region that holds the area, in the run it is compared with.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of the region that holds the area, in the run that is shown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number of the region, 1, 2 ...</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Numbers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of all records: dark, unique ({unique:%}); dark and light, in unique record sets ({sets:%}); marks at {public:%} and {research:%}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of all variables together {share} are in unique record sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of its {0}, at least one is the only one of its kind.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of ln(cut-off) = b0 + b1 · ln(predictor).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of ln(p / (1 − p)) = b0 + b1 · ln(population) + b2 · ln(max combinations).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of ln(records) = b0 + b1 · ln(share / (1 − share)) + b2 · predictor + b3 · ln(k).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of models predicted by a fit that did not see them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the classes of all records that are looked at.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the equivalence classes, natural logarithm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the one random order of the records; empty takes the order of the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the records after suppression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the records as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the records, so many may stand alone or in groups that are that small. The paper takes 5 records, 20 % and 5 %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of those with “{value}”, {share} are lost; of all records, {all}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of {cells:,} blanked values of {column}, {told:,} can be told from {other}, which is shown beside them: its values there go with one value of {column} each. Let {other} follow {column}, or leave it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of {cells:,} records in regions of several areas, {column} tells the area of {told:,}: its values there occur in one area only.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of {n} in all; they still become part of a region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of {released}, at most so many links are expected to be right: {links}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On average an area lies {km} from the centre of its region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On average it is {mean}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On average, a record's area is hidden among {n} equally likely ones.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On average, an area lies this far from the site of its region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once all combinations are counted, you will see here how few variables are enough to single records out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One combination of all variables: blanks more, for comparison</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One known person is looked for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of these measures has no better end, so no run is best.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One patient is looked up in a registry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One region loses none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One row a person: CSV, Parquet, SAS, SPSS or Stata.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One sample of {records}; {left} stay with you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One site per cell; cells hold about the same population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One unit has a value ({level}): in it {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One variable alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One variable left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One variable more or less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only areas change region in a refinement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only leaving out {name} would by itself be enough for a research file (at most {research:%}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only numbers at which every region holds the floor of step 4 (people)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one k was followed: ask for several to learn how the size depends on k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one pass, to compare</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only regions, two or more, can be merged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only sites move in a placement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only with a star</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opacity of the chosen layer, %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open &amp;areas …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open &amp;records …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open &amp;scenario …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a coarser level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a fictional province</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file of areas with their population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file of areas: polygons, or a table with coordinates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file of areas: polygons, or a table with coordinates (Ctrl+O)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file of records, one row a person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file of records: CSV, Parquet, SAS, SPSS, Stata</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file of records: CSV, Parquet, SAS, SPSS, Stata (Ctrl+Shift+O)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file with more records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file with records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a layer that has areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a record file first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a scenario (.toml): files and settings of a run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a table that says how many people live in each area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open an area file first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open an area file or drop one here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open an area file to begin (Ctrl+O).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open an area file, or the sample study.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open areas and records to see the number of regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open areas and records, and choose variables, first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open areas first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open areas …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open as areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open as records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open coarser &amp;level …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open larger areas to show with these, such as FSAs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open larger units, such as FSAs, to show over the areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open one that VBAS wrote.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open polygons of the areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open recen&amp;t</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open records first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open records to begin (Ctrl+Shift+O).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open records …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open sample &amp;study</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the areas first (Ctrl+O).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the areas of these records, to ask about geography too (Ctrl+O)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the fictional province that comes with the program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the file of that level, or choose another one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the files and choose the quasi-identifiers first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the records of these areas (Ctrl+Shift+O)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the records of these areas (Ctrl+Shift+O).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the records, or keep no other columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the sample</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open {shp} instead; it has to lie in the same folder.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opening {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Or keep the records, and blank single values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Or: is a level of geography enough?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Order as found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Order of the runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Orientation of the paper</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Other areas are on the map than those of these records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Other areas were opened in the meantime.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Other columns are to be kept, but the record file is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Other columns to keep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Other models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Our own model, or one that you have fitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of date: this answers an earlier question.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of date: this came out of another design.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outlines of areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Over the threshold: {share} of the records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overview</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>P&amp;rint …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>PDF (*.pdf)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pace</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Page to print (*.pdf);;Web page (*.html)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paint with region {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Panels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Parquet (*.parquet)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Parquet: exact types</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Part of Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Parts of the cross-validation whose fit did not converge; their models are out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Parts of the models that are predicted in turn by a fit to the others.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Path</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause the replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause, or go on (Space)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People (or records) of all units together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People a region should have: a rule, or a number (people)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People of the population that the records are a part of (people); 0 = the records are all of it. Everybody is taken to be as likely to be in the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People of the unit, as far as published.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People on each square kilometre of land.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People per area cannot be {low} to {high}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People per area cannot be {text!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People that a region should have on average</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People who live in the area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People who live there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Perimeter: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Phase 1: blanking values that too few records have</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Phase 2, round {n}: blanking in classes below k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Picture (*.png)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Picture (*.png);;Drawing (*.svg)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pictures a second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pitman</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Placement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Placement moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Places that fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Places to try; empty: chosen by the number of sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play the search again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points scattered evenly about 0 say that the line fits; a bow or a slope says that the predictor does not tell all. Above 0 the line asks for too few people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population (people)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population by region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population density</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population floor of a region: a number, a rule such as hipaa, or model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population from {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population of regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population table …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Portrait</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Position of the pointer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Postal-code conversion table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pr&amp;eset</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pr&amp;obability</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Practice in Manitoba, which differs from that of other provinces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Practice of Statistics Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Practice of the Canadian Institute for Health Information and many provinces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Practice of the Centers for Medicare &amp; Medicaid Services</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Predicted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Predicted &amp;from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Predicted against simulated cut-offs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Predicted from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Predicted from {0}, and simulated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prediction error, median</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prediction error, trimmed mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Preparing “{0}” for editing …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Press Run (F5) first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Press Run or F5. It takes a second; you can pause or cancel what takes longer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Press on a region and drag: it takes the areas you go over (E)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Press on a region, drag over areas: they join it. Click holds a region; Ctrl+click gives one area to its neighbour; Shift+click selects regions; drag selected areas to move them; the right button opens a menu.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Preview of the page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Price &amp;of:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Price of a variable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Print or save a page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Privacy and records lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Probability over 20 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Probability over 5 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Probability, by a model, that more people are unique than the threshold.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Product of the numbers of categories of the variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Product of the numbers of response categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Progress</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Proposed: 0 %, nobody may be unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Proposed: at most {threshold} unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prosecutor, at risk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prosecutor, highest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prosecutor, journalist, marketer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prosecutor, mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protect another column of the record file too</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protect each combination by itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protect these codes too: somebody may know how a code begins, such as its chapter. Codes and their beginnings are released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protect {coarser} as a level without order, or leave it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Province</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Province not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pseudo R² (McKelvey-Zavoina)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pub&amp;lic file: below</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Public</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Public file: no, not less than {limit:%}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Public file: yes, less than {limit:%}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Public release, or release of what could do much harm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Public use file of hospital discharges: the stricter threshold that was tried</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Public use file of hospital discharges: the threshold its custodian chose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Published population of its areas; those without one count as 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Published population; none where it is not published.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Published tables: counts under 5 are suppressed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Published tables: counts under 6 are suppressed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put all its parts (.shp, .dbf, .shx, .prj) together, or download it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put all panels back in place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the column beside the areas; can be undone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the column into the list and tick it; the records are counted again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the ticked columns beside the areas; can be undone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put these bands into the scenario's variables and drop what is dropped here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put this run on the map and into the panels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quantiles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quantity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quasi-identifier models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quite stringent: meant for data whose disclosure would be grave.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Radius of the brush in pixels; 0: the one area under the pointer ([ and ])</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Radius of the brush, pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Random areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rarest combinations of values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rarest,
records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rather not</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Re&amp;fine by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Re&amp;gion ids</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Re&amp;move from the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Re&amp;name	F2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Re&amp;versed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read the record file now, to know which values there are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read the records again with all columns of the combinations.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read the records again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading and counting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading the records …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading {0} …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ready</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ready to group areas into regions: press F5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ready to suppress cells: press F5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recipients who are bound and audited, facts that could do little harm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recode like this and count again (can be undone): {recodes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recodes that reach the threshold are searched, the cheapest first: the price is the information lost, in bits per record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recognised: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Record uniqueness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records
left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records among too few that look alike, by combination. Click a row to see what the attacks find by it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records and variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records at risk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records at risk (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records at risk after suppression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records at risk before suppression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records below k in the area itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records for a bit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records for a kilometre</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records if one variable were left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records in classes below k that still show a value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records in the smallest class of any region, before suppression. Classes of fewer than {k} records are left out of a release.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records in unique record sets (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records in unique sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records in unique sets, % of the area's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records in unique sets, % of the area's: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records in unique sets, number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records in unique sets: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records left out at each size and k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records left out in all regions.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records left out, because fewer than k share their values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records left out, of all of the region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records left out, of all records used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records left out, regions, distances, bits: beside or below the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records lost in all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records not used: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records of people who live here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records of people who live in the area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records of the area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records of the area that are lost in the shown run, less those lost in the compared run: with a minus, fewer are lost now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records of the rarest category</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records of the smallest class that shows a value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records of the unit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records that are unique in this combination and in no part of it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records that have the value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records that share their values in these with few others, or none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records that show no value by this combination, only blanks and values that were missing before, are counted here too: missing is taken for a value. They tell nothing of a person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records that these variables single out, and no smaller part of them does.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records touched</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records whose shown values fewer than k records could have, if a blank may stand for any value: the weaker meaning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records whose values in these nobody else has.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records whose values nobody else of the unit has.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records with a blanked cell, %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records with this value, % of all records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records with this value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records you would give for a bit of geographic detail; empty: no detail is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records you would give to bring areas a kilometre nearer to their region's centre, in sum; empty: regions get no less compact than they were</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Refine regions of the same areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Refinement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Refinement moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Refinement: {before} left out became {after} ({change}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region &amp;model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region ids</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region ids of the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region in the other run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region {0}: {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region {region:,} cannot be split: areas that the settings of the run lock lie in all of it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region {region:,} has a single area and cannot be split.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region {region:,} is locked and takes no areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region {region:,} lies in {home} and takes no areas of {others}: no region may cross a border of {level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region {regions} is locked and keeps its areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions are judged by the records in them, and none can be counted yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions are named in the area file, or in a column that was joined to it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions are not Voronoi cells.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions from {of}: nothing is placed. Choose an approach to run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions in more than one piece: {n:,} ({regions}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions in one &amp;piece</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions of a level, a column or a table, or edited by hand: nothing is placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions of the shown run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions on their way, during a search or an edit: this is not a result.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions shall not cross {level}, but the areas have no level of that name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that are locked keep their areas and take no others; again to unlock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that cross a border of {level}: {n:,} ({regions}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that exist already, such as health regions, are judged like those of a run: record suppression at k, and every measure.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that hold areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that hold areas. Empty ones vanish when the edits are kept as a run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that hold fewer than {floor}, the floor of this run: {regions}. The smallest region holds {least}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that hold records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions whose areas do not hang together on the map: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions with records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions {regions} are locked and keep their areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regis&amp;try lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Relative error, median</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Relative error, trimmed mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rele&amp;ased</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release a coarser level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release fewer levels, say what an adversary knows, or write the combinations down.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release where an attack is unlikely and would do little harm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release where an attack, or its harm, is of middling likelihood</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release {level} as the finest of {variable}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Released levels of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Released records over the threshold, % of them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Released records that are expected to be matched rightly, % of them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remarks on the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remedies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove all levels of this column (can be undone)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove from the selection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove it, or choose another folder.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove the blank lines above the column names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove the chosen layer (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove the combination that is marked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove the repetition.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove the selected level (can be undone)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove this column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove this run from the list (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename it in the record file, or protect it as it is, without regions of a run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename the column in the record file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace &amp;file …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace its .prj file, or remove it and name the coordinate system (--crs).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace models that are there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace the file of the layer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace the levels by others (can be undone)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Report …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resea&amp;rch file: at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Research</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Research file: no, more than {limit:%}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Research file: yes, at most {limit:%}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Researchers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Researchers and other trusted recipients, often under a data use agreement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Residuals</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Residuals of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Restarts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Results of a sweep (sweep.csv sweep.json)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Right links by {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Risk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round {round}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round {round}, combination {i} of {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roundest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roundness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roundness (Polsby-Popper)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows of {file} that are of no open area: {count:,}; the first is {place}, {id} in column {column}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows of {file} that repeat another one: {count:,}; the first is {place}, area {id}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows of {file} without a region in column {column}: {count:,}; the first is {place}, area {id}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows of {file} without an area id in column {column}: {count:,}; the first is {place}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows shown ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows that repeat another: {0}; they count once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows without an area: {0}, such as {1}; they are left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rule used for researchers (in El Emam et al. 2009)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rules and the people they ask for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run for me</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run the scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run the scenario again to replay it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run the scenario first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run the scenario, change a setting such as the placement, run again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run the sweep again, or choose the folder of another one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run with the anonymity-driven or suppression-driven placement, or with border refinement (step 4, Placement).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run {0} of the sweep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run {name}: {facts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run: regions appear on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Running time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Running time without reading files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rust</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>S</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>S&amp;eed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>S&amp;uppress cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sa&amp;mples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Safe: no class below k shows a value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Same seed, same result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sample sizes without unique records, which the fit of the curve leaves out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sampled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Samples for the public</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Samples grow up to this size; empty takes all records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sampling fraction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save &amp;as …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as &amp;PDF …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as P&amp;NG …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save files and settings, to repeat the run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save it again as CSV with one header line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save it again as UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save it again with this program, or use a newer one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save it as UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save page as PDF</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save page as PNG</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save records …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save s&amp;cenario …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save styles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save suppressed records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the fitted models as a coefficient set of this name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the layer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the looks of all layers, or take them from a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the map as a picture (PNG or SVG)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the microdata as CSV with column names in the first line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the page as a PDF: the map at 300 dots per inch, texts as texts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the page as a picture of 300 dots per inch</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the records with their blanks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the selection as a layer of the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the table as CSV in UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the whole file as UTF-8, or write it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save what was fitted; my coefficient sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Say it of each level but the finest, or of none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Say that the levels of {variable} are not in order there, or mend the hierarchy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Say which column holds the province.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Say which columns are age and sex, tick columns, or write a list of your own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Say yourself which columns an adversary could know together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scenarios (*.toml)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Schooling</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search the cheapest recodes after which the public threshold is met</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search the cheapest recodes after which the research threshold is met</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Searching recodes that are enough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Searching …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Second column of the pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Second map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>See&amp;d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seed of the folds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seed {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sele&amp;ct these areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select &amp;neighbours too</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select &amp;none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select a part of it, or areas of other regions.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select all areas of the regions that hold a selected one (Ctrl+Shift+R)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select areas for which a condition holds, such as population &gt; 500</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select areas of the regions to be merged first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select areas to make a region of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select by a&amp;ttribute …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select categories (with Ctrl or Shift) and join them: whoever has one of them looks alike then. A double click or F2 renames a group.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select labels in one column, type what they shall be called, press Enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select no area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select rows of the table, or areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the areas of the new region and make them one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the areas of the units that would be left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the areas of units that are above the accepted share</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the areas of units that have too few people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the areas that are not selected, and no others (Ctrl+Shift+I)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the areas that hold at least one of these records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the areas that hold at least one record at risk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the rows shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the rows shown and nothing else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select the rows shown besides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select those &amp;above</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select what fails</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select whole &amp;regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select within the selection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Selected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Selected rows shown ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Selected: {areas} with {records}, {after} of them at risk, before suppression {before}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Selected: {areas} with {records}, {after} of them at risk.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Selection: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sensitivity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sensitivity at the cautious cut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Separate the columns by commas, semicolons or tabs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Separate values and levels by semicolons.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Series</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set a population floor, such as 20000.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set the number of regions from this cut-off, and run (can be undone)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set the share that may be suppressed, or let every region keep the floor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sets of variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Settings and models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sex</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of all records that it brings into unique sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of all records that regions may lose, about: a prediction (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of its region's records that are left out, because fewer than k share their values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of records lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the area's records whose values fewer than k share, before areas are grouped.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the people above (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the people of the unit who are in the records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the people who are in the records (%); at 0 it is each unit's records divided by its population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the people who live in units above the threshold (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the population that the registry lists (% of the people)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the records of the unit that are unique in it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the records that is released as a simple random sample (% of the records); 100 = all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the records that lie in units above the threshold (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the region's records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the units above (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the units that a model of population and max combinations predicts to be above (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the units with a value that are above the threshold (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of the variance of the uncensored ln(cut-off) that the line explains.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of unique people that a unit may have (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of unique records at the cut-offs of the models; the same for each predictor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share of unique records that the fitted curve has at the cut-off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share really suppressed where the model aimed at 1 %, over sets of variables that it had not seen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shares of the variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shorten or remove it; often a quotation mark before it was never closed.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>Show %n more</numerusform>
    <numerusform>Show %n more</numerusform>
   </translation>
  </message>
  <message>
   <source>Show &amp;these groups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show a run of the open areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Show all %n</source>
   <translation>
    <numerusform>Show all %n</numerusform>
    <numerusform>Show all %n</numerusform>
   </translation>
  </message>
  <message>
   <source>Show all areas (0)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all areas in a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all coarsenings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all coarsenings that were found, the cheapest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all columns in their usual order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all combinations, or those with a variable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all of the layer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all regions in a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all runs in a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show as layer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show every row, in the same order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show fewer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show how many cells a variable costs the others, by its weight (below)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show its outlines, lines or points with the areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show me around (1 minute)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show on &amp;map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show on map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show only columns whose name holds these letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show only combinations that have at least one unique record set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show only runs whose name or approach holds these words; “k 5” asks for k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show only what is selected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show outlines, lines or points of a file with the areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show rows with this value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show that level in table and map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the figures: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the first rows only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the result of the selected column again, with its design (Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the selected areas (Z)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the two selected rows side by side (select a second one with Ctrl)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show these figures as a table below the map, to sort, copy and export</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show this suppression beside earlier ones and other thresholds (below)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show this view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show today's practice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show today's practice: what the areas as they are, FSAs and other levels would lose at the same k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show what is selected first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show what is skipped</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Show what is skipped (%n)</source>
   <translation>
    <numerusform>Show what is skipped (%n)</numerusform>
    <numerusform>Show what is skipped (%n)</numerusform>
   </translation>
  </message>
  <message>
   <source>Show where the two runs differ, on a second map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shown now: {try_}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shows the rows for which a condition holds, such as {0}. Columns by name, text in single quotes; and, or, not, in, between, like, is null.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shows the rows that hold this text, or exactly this number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Si&amp;ze of each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sigma</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Simple random samples of the suppressed records. Nobody can be sure who is in a sample, and two samples cannot be put together to tell more of a person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Simulated attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Single &amp;step	.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Singled out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Singled out by no less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Singled out by no smaller part</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Site count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Site number at which about a given share of the records is expected to be suppressed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Site number from a fixed cut-off in people, or the name of an agency's rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Site number from max combinations (Croft et al. 2015, Eq. 4-6; El Emam et al. 2009).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Site number from the entropy of the classes (Croft et al. 2015, Eq. 1-3).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Site {number} at ({x:,.0f}, {y:,.0f}) lies far outside the map, which runs from ({x0:,.0f}, {y0:,.0f}) to ({x1:,.0f}, {y1:,.0f}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sites at distinct populated areas, drawn with probability in proportion to population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sites at given places, in the coordinate system of the areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sites that no area is nearest to.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sites that were placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sites without areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Size beyond which the share of unique records hardly falls any more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Size of each sample (% of the records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Size of the class</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Size of the paper</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sizes left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sizes vary by {0} of their mean, {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Skip</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Skipped: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slope b1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slope of ln(k) b3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slope of ln(max combinations) b2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slope of ln(population) b1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slope of the log odds b1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slope of the predictor b2</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Small classes took %n rounds.</source>
   <translation>
    <numerusform>Small classes took %n round.</numerusform>
    <numerusform>Small classes took %n rounds.</numerusform>
   </translation>
  </message>
  <message>
   <source>Smallest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest class</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest class sizes k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest class sizes, such as 5, 11, 20: the records that each would leave out are followed from size to size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest class that shows a value after suppression, records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest combinations that single a record out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest combinations that single records out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest number of a region's records that share their values, before any is lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest number of records that may share their values within a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest number of records that may share their values within a region (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest number of records that may share their values within a region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest number of records that may share what an adversary could know (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest number of the area's records that share their values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest number of the region's records that share their values, before any is left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smallest region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>So far at most {share} are in unique record sets: by {variables}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>So many categories make very large regions, or lose many records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>So many combinations of values are possible. The more there are, the more people an area needs so that few stand alone with theirs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>So many regions have the cut-off on average; some will be smaller. If each shall have it, make it the floor, and fewer regions are made.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some control over the recipient, facts of middling sensitivity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody could know all variables at all their levels at once: one combination of everything, which blanks more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody has a list of the population with these values and looks one record up in it. A blank fits everybody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody is the only one of their kind in their {unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody knows these values of a person, but not whether the person is among the released records. A blank is a value of its own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody links every released record with one person of the list that it fits. Which of the links are right they cannot tell.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something else is under way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something else is under way: wait, or cancel it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something is being calculated; when it is done, its regions can be edited.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something of its own, or the same thing told more coarsely, such as the case group of a diagnosis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something went wrong in VBAS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sort from little to much</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sort from much to little</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sources and settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sp&amp;read at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spatial files ({0});;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Specificity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Specificity at the cautious cut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speed: slower to watch, with at most so many states a second on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Split region {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spread at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spread of the regions' population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Squared class sizes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standard deviation of ln(cut-off) about the line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standard deviation of the regions' population, at most so many percent of their mean (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standard deviation of the regions' population, in percent of their mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standard error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standard error of b0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standard error of b1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Star</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Starred first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start although it takes that long; Esc cancels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statistics Canada, postal codes and custom areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statistics Canada, standard areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statistics of the column …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statistics of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step of the search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step of the search: drag, or use the arrow keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Steps of the calibration</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Steps of {step} records make {n:,} samples, more than {most:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop: keep what is compared so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop: keep what is found so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stopped after {n:,} of {of:,} models.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stopped before any number of sites with {asked} was found: {rate:.2%} suppressed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Styles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Subtitle of the page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Such a column is removed before a release: do not ask about it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Such a column is removed before a release; it is no quasi-identifier.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Such as people per km²; may be empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Such as “other”: not counted as a response category (El Emam et al. 2009)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Such as: {labels}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum of squared sizes of the classes kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum of squared sizes of the classes released: the smaller, the finer the data.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum of the squared sizes of the classes kept: how many look alike.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum over all areas of the distance to the centre of their region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum over all areas of the distance to their region's site; none without sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum over its areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress again with another design, or compare thresholds: it will stand beside this.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress cells again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress cells again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress cells by the design as it is now (F5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress cells first: samples are drawn from the suppressed records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress the cells of these records again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress with both algorithms at each of these thresholds, and compare</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppress with eleven weights, from ten times that of the others to a tenth</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppressed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppressed at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppressed in the region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppressing cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppression models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppression of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppression rate (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppression-driven</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppression-driven placement cannot seed itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppression-driven placement moves the sites so that fewer records are lost, with geography no worse. Watch it work, then compare the two cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suppressions side by side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Synthetic data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>T&amp;hresholds:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>T&amp;rials</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table of &amp;areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table of areas and regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table of combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table of r&amp;uns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table of re&amp;gions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table of the main measures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables (*.csv *.txt *.tsv *.parquet *.xlsx *.dbf *.gpkg *.zip);;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables ({0});;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables of areas, regions and runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a part of them, such as one province.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a step of at most {half} records, so that there are two samples or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a step of {least:,} records or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take all filters away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take another one out first: space or Ctrl+click on its card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take areas and variables of more different sizes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take areas of different population, and variables of different numbers of categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take columns of the table into the table of areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take from scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it in place of the open areas; finished runs stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it in place of the open records; finished runs stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it out of the columns to keep: it is released in its recoded form.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it out of the columns to keep: it is released with its blanks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it out of the quasi-identifiers and persons: the regions stand in for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take more areas and sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take more areas of different sizes, and more sets of quasi-identifiers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the areas' population from a second table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the areas' population from a second table, joined by id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the column {0} out of the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the layer away; undo brings it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the points of the sweep away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the selected column away (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the selected groups apart again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the selected row away (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the shapes from another file; the look stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the star away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the weights of the chosen point into the design (can be undone)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take them in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take these variables: {variables}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take this variable out of the design</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take this view off the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {0} out of the design</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Takes the selected groups apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Target</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tell about the area that was clicked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tell about the region that holds it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The animation is in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The animation was cancelled; nothing was written.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The answer in one sentence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The answer {answer} to {name} is not one of the form.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The area column cannot be of the kind {kind!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The area column {column} is also given as another column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The area touches no other region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The area {area} has a negative population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas are points without an outline, so regions have no shape.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas are points; regions of points have no outline to measure.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas do not all lie in one known part of Canada, so the model cannot be chosen for you. The cut-offs would be: {values}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas do not tell their province: the models for parts of Canada do not apply until one is chosen. Fixed cut-offs do.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas have more people than the cut-off on average: so many regions are nearly the areas as they are. If each region shall have the cut-off, make it the floor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas lie in several parts of Canada, so the largest cut-off is taken everywhere. By its own model each would have: {parts}. For that, open the areas of one part alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas lie in several parts of Canada: one scenario for all of them takes the largest cut-off, {cutoff:,.0f} people; the areas of one part alone would take their own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas of {fine} cannot be related to {coarse}: no column holds its ids, and no polygon of it holds an area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas of {layer} have no column {column}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas of {layer} have no level and no filled column {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas of {layer} have no level {level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas of {layer} have no population, so no level can be judged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas of {name} hold {total} people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The band width is {width}, but must be above 0 and finite.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The best of the runs that may be compared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The boundary of area {area} was invalid ({reason}) and was repaired.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The brush holds the region of the selected areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The calibration gives no model that cut-offs can be predicted from.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cells were blanked in {n} records, but there are {records}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The changes are in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cheapest first; none is finer than another in every way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cheapest ways to make {level} enough, with what a record loses:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The classes of the counted records tell most; a fitted model by max combinations or entropy knows less, but is there before anything is counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The classes of the records, or a fitted model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coarser unit that holds the area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient file {file} cannot be read as TOML: {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient file {file} cannot be read: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient file {file} has a model for {part}, which is no part of Canada.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient file {file} has neither a [maxcombs] nor an [entropy] table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient file {file} holds a whole number of thousands of digits.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient file {file} is not text in UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set is in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has a model by {kind} for {part} already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has a table [{place}] that is no threshold model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has models of {kind} already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has no model by {predictor} for {part}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has no model by {predictor}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has no model of cut-offs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has no suppression model by {predictor}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has no threshold model for {threshold:.3g} %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has no threshold models.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set “{0}” can be chosen now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set “{0}” was deleted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The colour of outlines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The colours from little to much</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column by whose values, as they were before, the records are grouped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column has no name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of aboriginal identity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of ages: easily known to others</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of area ids cannot be called {name!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of area ids is not chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of area ids or DGUIDs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of area ids, or what somebody could know of a person, is not chosen yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of income, in bands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of marital status</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of numbers of people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of schooling or degrees</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of sex or gender: easily known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of the table that names the areas, as the area file does</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of the table that names the region of each area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column that says in which area a record belongs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column whose blanked cells are looked at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column whose levels are shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column whose text is written on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column whose values name each area once, as the records do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column whose values name the region of each area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} has a category below 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} holds numbers; “{text}” is none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} holds text, not numbers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} holds text; one cannot calculate with it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} is chosen {times} times.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} plays two parts in the rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} tells the area of {share:.0%} of the released records, which the region is there to hide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {other} tells {share:.0%} of the blanked values of {column} that it would stand beside.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The columns are {known}. Text stands in single quotes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The columns for ages show what coarser ages do. Choose a rule for more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The columns of the record file will be listed here: open records first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combination {combination} names {column} twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combination {combination} names {column}, which is no variable or level.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combination {mask} has variables that are not asked for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combinations are being counted now; Esc cancels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combinations are written by hand, and name the levels themselves.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combinations of the chosen variables are not counted yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combinations were gone over once only, so {records} still show values that fewer than {k} share. Do not release this; it is for comparison.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The compared run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The compared run itself, or by how much the shown run differs from it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coordinate system that {file} tells cannot be read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coordinate system {crs} does not reach these places.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coordinates do not lie on the earth if they are {crs}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The counts have {units} rows, but there are {areas} areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The curves do not tell how the size depends on the share and on {predictor}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cut-off becomes the floor of every region (people): fewer are made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cut-off is this size or less: it is censored from below.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cut-off is this size or more: it is censored from above.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cut-off is where the share of unique records falls by less than this in a step.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cut-off of {cutoff:,.0f} people is more than twice the whole population of {total:,.0f}: one region is all there can be.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cut-off of {cutoff:,.0f} people is not below the whole population of {total:,.0f}: one region is all there can be, and it is too small.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cut-off of {rule} is beyond any population: no region is large enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cut-off {cutoff!r} is neither a number of people above 0 nor a known rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The declared categories of {column} name {n} categories twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The disk is full: {path} could not be written, and nothing was changed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The distances of all areas to the centre of their own region, added up: {0}. Less is more compact.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The distribution of {variable} has a province whose weights are all 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The distribution of {variable} has no {what}, or the same twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The distribution of {variable} has weights that are negative or no numbers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The entropy of the records is not known yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The estimator, or why there is no estimate.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The expression has {length:,} characters; at most {most:,} are read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The expression is not understood at character {place}, near “{near}”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The figure is in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file has no other columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file is read for this. The column with the most values becomes the finest level. Columns that are levels need not be variables of their own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The finest level of {name} that an adversary could know; finer ones are blanked wherever this one is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first class holds the units in which nobody is unique, too.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first line of {file} has {n} names, but the lines after it have {fields} fields.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first line should name them, such as name,val,label_en.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first values will stand here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fit did not converge, so that no line is drawn; the page “Fits” shows the likelihood.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fit did not converge: the likelihood has no single top within reach. Take more models, or sizes that reach further, so that fewer cut-offs are censored.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fit on entropy has not converged: all cut-offs are at the ends of the sizes, {left:,} at the lower, {right:,} at the upper. Take more models, smaller steps or more records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fit on entropy has not converged: all models have the same, so nothing tells how cut-offs change with it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fit on entropy has not converged: the likelihood has no maximum, because too few cut-offs lie between the ends of the sizes. Take more models.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fit on max combinations has not converged: all cut-offs are at the ends of the sizes, {left:,} at the lower, {right:,} at the upper. Take more models, smaller steps or more records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fit on max combinations has not converged: all models have the same number of them, so nothing tells how cut-offs change with it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fit on max combinations has not converged: the likelihood has no maximum, because too few cut-offs lie between the ends of the sizes. Take more models.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fitted models are filed under this part of Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The floor is to be the cut-off of the site count, but a given number of sites has none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The floor of {floor:,.0f} is above the whole population of {total:,.0f}: no region can hold it. Choose a lower floor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The floor {floor!r} is neither a number of people above 0 nor a known rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The folder {folder} does not exist.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The further variable that brings fewest records into unique sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The further variable that brings most records into unique sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The geography ends no worse than it began: regions as compact, no detail lost. With a floor or a spread it may begin from regions that keep to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The group has no name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The group {group} names categories that {name} does not have.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The groups of {column} put one category into two groups.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The groups of {name} name a group, or one of its categories, twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The hierarchy of {column} names {n} values twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The keys are: {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The language changes when nothing is under way: wait, or cancel.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The language of all texts, numbers and dates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The layer is saved in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The layer {layer} has no column {field}; its colours stay as they are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The layer {layer} has {shapes} shapes, but {found} colours.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The layer {name} has areas without a finite point.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The layer {name} has duplicate area ids.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The layer “{0}” was removed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The layers of the map: order, opacity and looks (Ctrl+L)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The level of geography that would be released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The levels of the variables make {n:,} combinations; at most {most:,} can be protected.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The levels of {name} that are released: one, or all from one on so that who uses the records can choose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The levels were written to {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The likelihood has no single top within reach: no number is given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The lines of a search: records lost, distances, moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The lowest band ends at {bottom}, above where the highest begins, {top}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map could not be painted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map could not be written to {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map could not be written to {file}: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map has colours for {known} regions, but region {label} occurs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map has {areas} areas, but {name} has {found} entries.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map has {areas} areas; not all selected ones exist.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map is in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map is on the clipboard, with legend and scale.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map with title, legend and sources on a page: PDF, PNG, paper (Ctrl+P)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The mean without the 5 % at each tail, of models predicted by fits without them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The measured share of unique records at the cut-off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The measurement is on the clipboard.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The measures are in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The median region scores {0}. A disc has 1, a square {1}; long or ragged regions have less. Distances say how large regions are, this how round.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The model asks for {wanted:,} sites, but only {most:,} areas have people: {most:,} sites are placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The model knows nothing of k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The model {model} is listed twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The model {model} names a column twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The model {model} names the column {column}, which is not there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The model's cut-off needs the entropy of the records: a run (F5) counts them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The models differ by part of Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The models stand here with their cut-offs once you press Calibrate.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The models were fitted to parts of Canada and say nothing of other places.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The models with their cut-offs; choose one to see it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The nearest site, or the site of the cell the placement made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The number above is where the search begins; each number tried is a whole run. The largest one that loses at most {share} is kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The number of combinations has {digits} digits, more than 64 bits hold. It is exact all the same; no population comes near it, so nearly every record may be unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The number of regions cannot be predicted without k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The number of sites was given, so there is no cut-off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The one colour of all shapes of the layer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The open band begins here (years, or the column's own unit)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The outline crosses itself, so it has no area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page as it will be printed; the map shows what the window shows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page could not be printed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page could not be written to {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page is being written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page is in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page that is shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page was sent to the printer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The paper prints b0 with one decimal, so the cut-offs are good to 10-15 %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The paper prints the same coefficients for entropy as for max combinations. They reproduce its section 5.1, but they are not a calibrated entropy model: from fewer sites than El Emam's entropy model gives (entropy under about 1.5) to thirty times more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The part of Canada {part} is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The percentages share out the unique record sets among the variables (Shapley): together 100 %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The place that was found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The population of the smallest region. This run asks for no floor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The population stands in the area file; no table was joined.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The preset {name} does not say where it is from.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The preset {name} has k {k} and tau {tau}, which cannot be.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The preset {name} is there twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The preset {name} lacks a usable {field}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The price of the regions stands here: records left out, distances, information lost. Each with its unit and what it means.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The price, in one sentence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The probability from which on an area is called small when caution is wanted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The proposals leave these as they are: {variables}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The province of {count:,} areas is not known: models for parts of Canada do not apply to them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The published model, or one of your own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The quasi-identifier {column} has {most:,} categories or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The quasi-identifier {column} is chosen twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The quasi-identifiers that are taken together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The question is about {asked}: take its variables into the scenario and count again to measure that.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The question {name} has {n} answers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The question {name} is there twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The questions about thresholds lack {field}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rarest combination in any {unit} is shared by {n} people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rarest combination of values there occurs {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records are a sample of the people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records are being read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records are not read yet: which values there are is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records cannot be counted yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records carry no areas, so the uniqueness of areas cannot be measured.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records have a column {column} already, which regions would be called.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records have a column {name} already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records have no column {column}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records have not been counted with these variables yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records of a unit are taken to be a simple random sample of its people, each person in it at most once. Records of patients, who are no random sample, can be more unique or less.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records were counted without the variable {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The region's size beside the cut-off, the population that a region should have on average by the chosen model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions are not Voronoi cells: areas were moved between them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions come from column {column} of the areas; nothing was placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions come from {file}; nothing was placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions hold {found} areas, but the study has {expected}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions of “{run}” were edited by hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions' population spreads by {reached:.2%} of its mean, {off:.2f} points more than the {asked:.2%} allowed; region {low:,} holds {least:,.0f} {unit}, region {high:,} {most:,.0f}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions' population spreads by {reached:.2%} of its mean; {asked:.2%} was allowed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The report is in {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The result. Play or drag to see how the search came to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The results of {0} are written: {1} files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The results would replace {path}, which is read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rows of a trace must be in the order of its steps.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rule does not apply here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rule does not apply here: it is not in a known part of Canada.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rule {rule} needs the entropy of the quasi-identifiers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rule {rule} needs the max combinations of the quasi-identifiers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The run counts the records first; then the number is known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The run in one sentence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The run that the shown one is compared with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The run to compare with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The run was cancelled; everything is as before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same as share of all records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same number draws the same samples on every machine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same number gives the same attack on every machine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same of what is released: at least k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same, charging all records for each one left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The sampling fraction of a unit is its records divided by its people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The scenario asks for the quasi-identifiers {chosen}, but the records were counted by {counted}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The scenario file {file} cannot be read: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The scenario file {file} is not UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The scenario file {file} is not valid TOML: {error}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The scenario file {file} lacks something or holds something unknown: {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The scenario has these variables now; a run shows what they cost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The scenario is saved in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The search has ended before it found a way: there may be one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The search has ended early: there may be a cheaper way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The search of “{run}” in {steps}, from its start to the result.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The seed is {seed}, but must be from 0 to 2**63 - 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The seed is {seed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected areas are region {region:,} already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected areas form part of one region, apart from other locked groups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected areas join the region that the brush holds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected areas leave their regions and become a new one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected areas stay where placement puts them; refinement moves none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The settings of “{0}” are in the scenario; press Run (F5).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The shapes of {file} do not lie on the earth if they are {crs}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The shapes of {file} lie nowhere near the areas: if they should, the file has another coordinate system than it says.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The shown run in one sentence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The shown run loses no record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The shown run releases no class.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The site count asks for at least this many in a region, on average.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The site count predicted {share}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The small places that records name, such as dissemination areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The smallest class sizes have to be whole numbers of 2 or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The smallest unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The smallest units are listed; Remedies exports all that have too few people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The start: what the search was given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The step is chosen so that there are about 10 to 40 sizes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The strictest of the thresholds 0, 5 and 20 % that the unit keeps.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The styles are saved in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The suppression is about {n} records, but there are {found}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The suppression is of {given} records, but there are {n}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table is in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table's column that holds the ids of the areas, or DGUIDs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The target sets no limit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The threshold is a change over one step. The slope of the paper (0.001 over 5,000 records) is {0} over this step.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The threshold models are fitted on {n:,} of {of:,} areas, drawn at random.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The threshold {name} has a share of {share}, which cannot be.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The threshold {name} lacks a usable {field}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The thresholds cannot be read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The top of the bands is {top}, but must be a number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The trace of the search does not lead to its result.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The two runs were made from different areas; they cannot be compared area by area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The value by which the records are grouped, before it was blanked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable has no name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable {name} cannot be recoded by {kind} {amount}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable {name} depends on {given}, which cannot be drawn before it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable {name} has {n} categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable {name} is asked for twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable {name} is named twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable {name} weighs most: where it is known, the share of unique records is about {times:,} times as large.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable {name} weighs most: where it is known, the share of unique records is about {times:,} times as large. Collapse it first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variables are: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variables make a number of combinations with more than {most:,} digits.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variables of the combination.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variables that would be released stand here: open records and choose variables in the scenario, or add them by hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The view after (Alt+Right)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The view before (Alt+Left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The weight of {column} is {weight}, but must be above 0 and at most 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The weights are those of ln(share of unique records) on which variables are known, over the combinations with a unique record, {used:,} of {all:,}; R² {r_squared:.3f}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The whole map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {key} of the coefficient file {file} is not a text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {name} of a simulated attack is {share}, but must be above 0 and at most 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {name} of the layer {layer} must have {columns} columns.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {n} with most records at risk; copy or export for all {all}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Their area is not in the area file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Their order only breaks ties.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no areas on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no quasi-identifier models.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no records to attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no records to examine.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no records, so nothing can be counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are too few combinations for standard errors.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are too many coarsenings to look at all of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are {n} records, but at most {most} can be counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are {points} places for labels, but {name} has {found} entries.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is a coefficient set called {name} already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is a column “{name}” already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is already a category called {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no algorithm {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no area to draw.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no coefficient set called {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no column or level {column}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no column {column} among these records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no column {column}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no column “{name}”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no combination of columns to protect.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no coordinate system “{text}”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no cross-validation: it needs a fit, and at least as many models as folds.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no distribution of a variable {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no expression.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no file {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no file {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no function “{name}” for expressions.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no model for {threshold:.3g} % unique people. {why}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no placement called {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no record from here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no refinement called {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no run to write yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no run yet whose search could be shown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no second run to compare with.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no site count called {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no step {step} of {n}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no suppression model by {predictor}. {why}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no variable that an adversary could know.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no variable {name} in this design.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no width of bands.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no {report} beside {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is not enough memory or temporary disk space to count {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is nothing that {columns} could be weighed against.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is nothing to compare.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is nothing to find yet: open an area file (Ctrl+O).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is one unit only: all areas together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is only one category, so this variable tells nobody anything.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These are the counts of an earlier question: count again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These are the scenario's variables; they follow it until you edit here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These areas know no coarser level. Add one in the Aggregate workspace.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These areas lie in {units}: no region may cross a border of {level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These records carry no areas, so nothing can be shown on the map: open areas, and choose the column of area ids.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These records carry no areas, so they cannot be shown on the map: open areas, and choose the column of area ids.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These records carry no areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These records have fewer than two columns that could be quasi-identifiers. Recode columns in step 2 of the scenario (Variables), or open other records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These regions were given ({of}); there is nothing to place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They are alike with fewer than k = {k} people of their region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They are fitted with the calibration, from the losses at each k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They have: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They stand in tables such as [threshold.5], with b0, ln_population and ln_max_combinations.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They were counted by: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They were left out before anything was computed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This approach makes no cells: the nearest site it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This cannot be protected as it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This column looks like a survey weight.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This column looks like the id of an area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This column seems to name persons or records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This column seems to name persons.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is a bug, not a mistake of yours. Your files are unchanged and the window can go on. The report below holds no value of any record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is a mistake in the calling program.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is a mistake of the program: release nothing, and please report it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is fitted when the curves of all models are there, or when you stop.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is today's practice: {level}. Nothing was placed; the price is at this k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This k or these variables lie outside of what the model was fitted on (k {least} to {most}): here it goes further than it was tested.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This one is shown in the result.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This placement makes no cells, so areas cannot be assigned by cell.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This run is on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This view is kept as “{0}”; find it under View, Bookmarks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This was left out: it was stopped, or would take too long for so many variables and unique records. With fewer variables you will see here how few of them are enough to single records out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This was measured for another question: attack again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Those of them that lost their value by the suppression.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Those that had no value in the file already; they are not counted as blanked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Those that lost their value, % of the records with this value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Those there are: {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Threshold models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Thresholds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Thresholds to compare: probabilities of re-identification such as 0.05, or sizes of classes k such as 20 (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw this away (Esc); what was shown before comes back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw this away (Esc); what was shown before stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw this calibration away (Esc); what was shown before comes back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw this work away (Esc); what was shown before stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throws this computation away (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick at least one variable.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick at least one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick it to make it a variable.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick the columns that shall come to the areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick the columns that tell the same thing more coarsely, such as the chapter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick the columns to show; drag them into another order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick variables and count all their combinations (F5).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick what an adversary could know about a person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick what an outsider may know of a person, such as age and sex. The more they know, the larger regions must be.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick what else stays beside them, as it is in the file. What gives back a blanked value, or the area, is refused when it is written.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick what somebody could know of a person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Times that a record is unique in so many variables together and in no smaller part of them. A record counts once for each such combination: it can be singled out in several ways.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Title of the page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To how many categories {0} is collapsed:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To know</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the next stop (Right)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the stop before (Left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Today's practice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Today, {level} lose {today} of records in {regions}; this run loses {lost} in {mine}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Together: % of all cells of these columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Took {time} ({parts}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tools of the presenter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trade-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trials carried out so far, of all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tried</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tried number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tries many numbers of regions and keeps the largest one that meets the aim</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trusted recipients under quite restrictive conditions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try again when it has ended.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try: {remedy}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two columns that tell the same thing, such as a code and its description, are blanked together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two levels of geography are called {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two levels of {column} have the same name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two runs of the comparison have the same name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two tries side by side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type over a label, or select several in one column and join them. Values that get one label share the coarser ones too.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type the number of one of EPSG, such as EPSG:4326 (latitude and longitude) or EPSG:3347 (Statistics Canada Lambert).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>UK census</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>US Census</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unbeaten</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo all recoding</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unfolds what was noticed while reading the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ungroup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique at the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique by unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique people: {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique record set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique record sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique records of one model at each size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique records, % of the area's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique records, % of the area's: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique records, number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique records: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique sets up &amp;to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique share</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique: a record whose values nobody else of the unit has, as it was counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unique: {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Uniqueness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Uniqueness of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unit of the price</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unit: {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>United States Census Bureau (in Croft et al. 2015)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Uniting areas …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units by Pitman's formula (Hoshino 2001), because at most a tenth of their people are in the records: {n:,}. It allows many rare combinations and few common ones; where combinations are about equally common it says too much, where they are extremely uneven a little too little.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units by Zayatz' estimate (1991): {n:,}. Combinations are taken to be spread over sizes in the population as in the sample. It says too much where the sample is small.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units by the slide negative binomial (Chen and Keller-McNulty 1998): {n:,}. One plus a negative binomial number of people share each combination that occurs. It was lower than Zayatz' estimate, as the rule of Dankar et al. (2012) asks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units in which all records are alike, with at most a tenth of their people in the records: {n:,}. Too little to fit Pitman's formula.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units in which no two records are alike, with at most a tenth of their people in the records: {n:,}. Too little to tell: up to 100 % of the people may be unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units to the right of the line are above the accepted share.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units whose records no parameters of Pitman's formula fit: {n:,}. No estimate.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units with as many records as people, counted and not estimated: {n:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units with more records than people: {n:,}. They are no sample of these people. Check the year of the population, and whether a person has several records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units without a published population: {n:,}. Give a sampling fraction to estimate them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units without records, of which nothing can be said: {n:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unlock it first, or choose another region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unlock it first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unlock region {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unlock them first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unselect the rows shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Untick variables, or count anyway; Esc cancels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upper quartile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use CSV, TSV, Parquet, SAS (.sas7bdat, .xpt), SPSS (.sav, .zsav) or Stata (.dta).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use a GeoPackage, Shapefile, GeoJSON, GeoParquet or TopoJSON file, or a CSV table with coordinates.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use a column of numbers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use another name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use columns, numbers, text in single quotes, comparisons, and, or, not, in, between, like, case, and functions such as round(x, 1).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use fewer or coarser quasi-identifiers, or fewer sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use in scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use more quasi-identifier models of different sizes, or a larger file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use numbers, such as length(…) of the text, or a comparison.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use one of {endings}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use postal code &amp;conversion …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use the sample study</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use these weights</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use up to {most} letters, digits and spaces on one line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use wider bands, or group categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use {ratio} times the weight</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Usual order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VBAS groups the areas into about {n} of {people} on average, or into at most {most} if each region shall have {cutoff}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VBAS own, synthesized</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VBAS {0}, started {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Values and what they become at each level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Values of k in use, and who says so</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Values of the column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Values that are not in the hierarchy ({records}): {values}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variable, as recoded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variables and cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variables by weight</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Version and licence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>View {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Views with a name: keep this one (Ctrl+B), go to another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Violet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Voronoi cells of the sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>W</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wait until it has ended, or cancel it with Esc.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Waits where it is; press again to go on (Space)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Warning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weighing {high} times as much as the others, {variable} loses {mine} and they lose {others}; weighing {low} times as much, {mine_low} and {others_low}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weight</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weight of {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weight of {variable} to that of the others (times)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weights of the variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weights: {weights} · counted in {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>West</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>West: territories and provinces west of Ontario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What a value becomes at this level; type over it to change it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What an adversary knows of a person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What attacks find by {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What becomes of areas for which no region is told</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What can be done with {variable}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What counts as an area's population for the number of sites and their places; anonymity always counts records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What counts as an area's population: its records, or its people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What does the recipient promise in writing?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What harm could follow if somebody were recognized?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What has the focus, in words (F1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is blanked for one combination can make a class of another too small.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is compared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is done to {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is higher the higher a run stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is known of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is lost: blanked cells, or their non-uniform entropy in bits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is more the further right a run stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is selected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is selected: {0}. Areas without a published population add nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is weighed against all other variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is {0} to be?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it would mean to a person to be recognized in the data.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What keeps the recipient from misusing the data, or from losing them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What kind of file is written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What matches is told here once a column is chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What regions shall keep to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What somebody could know</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the adversary knows of a person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the area column holds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the area file calls the area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the areas are coloured by: number of records, or % of the area's records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the bars show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the brush does</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the calibration is asked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the card of these regions is called</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the colours of the layer stand for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the colours of the map show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the column is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the column is called</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the columns are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the coordinates are measured in, such as EPSG:3347</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the cut-off is predicted from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the fields are coloured and ordered by, as % of all records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the last run took, or why it cannot run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the level is called; double click or F2 to name it otherwise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the map shows now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the model was fitted on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the number of regions is found from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the predictions miss</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the run costs, below the titles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the second map shows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the set is called in the lists of rules and models, such as pharmacy-2026</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the table shows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the variable is called, such as age</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What was tried</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What weighs less is blanked earlier, 0.01 to 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What would be enough?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What would be imported</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What would be released; open a level for its provinces and units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What would make it …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What would make {level} enough?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When a calibration has fitted models, save them here under a name. Sets that others fitted can be imported, or dropped here as files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where a band begins; the others are counted from here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where a person has several rows, the column that tells persons apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where a record is, is asked about as geography already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where all chance comes from: same seed, same result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where it comes from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where sites came from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whether an area of the region is selected.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whether each combination is made safe by itself, or all variables together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whether models of that set for the same part of Canada may be replaced; those for other parts stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whether the area has another region than in the run it is compared with; each region is taken for the one that shares most records with it, whatever its number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whether the recipient would want to recognize people, and could.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which approach is used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which areas have more than 5 % or 20 % unique people, told from population and max combinations (the method of El Emam et al. 2010; the coefficients are your own).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which areas join a site, population, seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which associations the fields show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which categories of {0} are joined is for you to say.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which ground is seen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which panels stand beside the map while presenting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which part of the file to open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which rows are written, in the order of the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which run is better at what</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which runs are shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which sets of quasi-identifiers are followed: each gives one cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which side of the paper lies below: the long or the short</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which threshold?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which threshold? …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which variable, and what the bars show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which variables the proposals leave as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>While a search runs, its lines stand here: records lost, the objective, distances, geography lost, moves. Choose anonymity-driven placement or a refinement in step 4.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>While reading {file}: {text}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>White</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who attacks, and what is measured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whose model is taken: models were made for parts of Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whose records are left out stands here: in which regions, of which age or sex or origin, and how rare they are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Width and height in pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Width of outlines, pixels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Width of the bands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Width of the bands of level {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Width of the bands of level {n}, in the column's own unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With a first line of names, for VBAS (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With a second run, the two can be weighed here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With unique sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without a region: {n}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without a value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without a value: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Working … Esc cancels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Workspace {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Would the recipient gain anything by recognizing people?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write CSV or Parquet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write [{column}] and its keys below it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write [{predictor}] on a line of its own, and its models below.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a list of the units that would be left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a number without quotes, such as {column} &gt; 10.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a share, a per cent or a count; 0 where there is nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a shorter one, or add a computed column first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write all files of the shown run into a folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write all measures to a CSV file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write all rows to a CSV file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write each as age=15-24, below the rows of age.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write each sample of the suppressed records as a file of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it as 0.42, without quotation marks and with a point.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it as 0.42; leave the model out if there is none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it as {key} = 0.42, without quotation marks and with a point.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it as {key} = [3, 20].</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it in quotation marks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it like EPSG:3347 (Statistics Canada Lambert) or EPSG:4326 (longitude, latitude).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it like population &gt; 500 and name like 'North%'; text in single quotes, columns with spaces in double quotes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it like the others.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it with decimal digits, such as 16.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write long numbers with a point or an exponent, such as 1e40.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write one line a site.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write one line an area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write one, such as population &gt; 500.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write the records with their blanks into a file, Parquet or CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write the report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write the search of the shown run as an MP4 or GIF</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write the shapes of the layer into a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write the table to a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write them with commas between, such as 5, 11, 20.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write verdict, tables and weights on a page, as HTML or PDF</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write what it is compared with in single quotes: {column} = '10'.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write {0} files into</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write {place} as {{scale = 1588.0, exponent = 0.42}}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Writing records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Writing results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Writing samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Writing {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Writing {0} …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written by hand: a click on a dot, or Space, changes it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written to {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written to {folder}: {files}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written with their blanks: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no coefficient set called {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no coefficient sets of your own yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your edits of “{0}” are kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yours are: {names}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zayatz</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom &amp;in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom &amp;out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom in (+)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom out (−)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom to &amp;everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom to s&amp;election</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a coarser level of {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a number of {n} digits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a public file?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a research file?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a value is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a variable of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>about {regions}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>about {share} lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>about {time} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>about {values}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after suppression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>age+sex; age+sex+school</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all but {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all but {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all in one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all other columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all records alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all variables as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all variables together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>and levels of {variable}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>and {n:,} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>and {n} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>another rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>another run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>any</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>any column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>anything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>are a region each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>areas as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as protected: {threshold}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most {limit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most {n:,} records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most {threshold} are unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at the levels as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>automatic</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bands of {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bands {width} wide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>baseline</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>before suppression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>beginning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bits per record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bits; records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>british census</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by cell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>candidates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>categories</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>category</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cchs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>census divisions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>census subdivisions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>census tracts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>central Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change hierarchies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change of columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change of layers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change of settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change the shares that are allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change what is asked of levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change what is asked of uniqueness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change what is protected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>checking columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>checking geometry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>class</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>classes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>classes of records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>coding records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>collapsed to {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>combination</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>combination {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>combinations have a class below k = {k}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>compactness {km}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>comparing associations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>complete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>costs nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>costs {bits} a record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>counting classes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>counting combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>counting records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>counting regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>counting sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>coverage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cross-validation of thresholds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cut-off (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cut-off = {scale} × {x} ^ {exponent}. Triangles are cut-offs at an end of the sizes: they are only known to lie beyond.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cut-off {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>day</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>decade</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>different values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>direct identifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>discarding of edits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>dissemination areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>dissemination blocks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>drawing areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>drawing frames</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>dropped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>each area by its own province</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>each combination</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>eastern Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>edited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>elsewhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>enough: above the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>entropy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>entropy (nats)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>entropy: {parts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>equal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>evaluating</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>every level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>every region keeps the f&amp;loor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>every {n} joined</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>everybody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>everybody counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fault</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>faults</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>finding minimal combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>finding neighbours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>finding who matches</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first character</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first question, {n:,} variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first {n} characters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fitted here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fitted power law</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fitting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>floor {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>followers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>following</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>following models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>formula</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fraction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from a file …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from the papers VBAS follows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>general knowledge: check it with your custodian</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>geography</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>given back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>given number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>gives up {bits} more of geography a record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>giving back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>giving cells back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>grouping areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>groups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hardly any harm would follow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>has regions {share} narrower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>has regions {share} wider</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hashing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>high: a secure place, with access by name and a log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>high: all of these, or it is not known who will have the data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>high: an agreement that forbids re-identification, with audits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>high: facts that bring shame or disadvantage, such as mental health</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>high: lasting harm to work, family or safety</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>high: they neither know nor would expect it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>high: yes, money or news</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hipaa</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ids of areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>imported</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in an area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in bands of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in between (1 of 2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in bits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in no area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in no unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in {0} pieces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is not known who may copy the data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>its areas lie {0} from its centre on average</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>join the region of the nearest area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>joining columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>joining equal records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>joining population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>joining records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>joining rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k = {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k = {k}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k = {k} does not hold</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k = {k} holds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k = {k} is above the {records} of the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k = {k} keeps the probability of re-identification at {tau} or below.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k = {k}; records compared by {columns}; seed {seed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k is the least number of people in a region who share their values. Below it you see at once how many regions that allows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k is {k:,}, but only {n:,} records can be used: everything would be suppressed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k is {k:,}, but there are {n:,} records: no class can be that large.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k is {k}, but must be at least 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k is {k}, but there are only {n}: choose a smaller k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k {k} · {placement} · seed {seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k {k}, probability of re-identification {tau}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keeping of “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keeping to the constraints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keeping to the limits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keeps {bits} more of geography a record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>km</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>km; areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>km; people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>km²</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>known or guessed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>labels must lie between 0 and the number of regions.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>level of {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>linking with the registry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>listing combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>listing distinct records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>locked</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>locking of %n regions</source>
   <translation>
    <numerusform>locking of %n region</numerusform>
    <numerusform>locking of %n regions</numerusform>
   </translation>
  </message>
  <message>
   <source>log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>log-likelihood</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>looking at records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>looking at the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>looking at the levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>looking for broken lines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>looking for overlaps and islands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>looking for the area column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>looking up levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>loses {n} fewer ({after} instead of {before})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>loses {n} more ({after} instead of {before})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>low: common facts that most people would tell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>low: hardly any</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>low: none of these</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>low: not known, or anybody may copy them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>low: nothing, or the data become public</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>low: nothing; reputation and further work would suffer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>low: they agreed to it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>m</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>make one region together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>making up a registry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mark on “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>max combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>max combinations: {parts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>measured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>measured cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>measuring what was lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>median {size}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>medium: an agreement, without audits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>medium: an institution's usual computers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>medium: distress, or a loss that can be made good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>medium: health facts that people keep to family and friends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>medium: perhaps, or a single employee might</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>medium: some of these</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>medium: they were told that such uses happen</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>merging of %n regions</source>
   <translation>
    <numerusform>merging of %n region</numerusform>
    <numerusform>merging of %n regions</numerusform>
   </translation>
  </message>
  <message>
   <source>metropolitan areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>million bits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>month</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>more people than there are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>more records than people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>more than {0} unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>more than {threshold} are unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>most regions at {share}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>moving sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nats</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>new region of %n areas</source>
   <translation>
    <numerusform>new region of %n area</numerusform>
    <numerusform>new region of %n areas</numerusform>
   </translation>
  </message>
  <message>
   <source>new view “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no agreement binds the recipient</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no data: 1 area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no data: {areas} areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no difference</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no difference at all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no estimate found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no floor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no geographic detail is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no limit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no population in the file; records count as population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no two records alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody audits whether the agreement is kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody is unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none chosen yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none of them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not answered: counts as the worst</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not converged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not counted yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing of it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing open yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>numbers, can be banded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>of all cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>of the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>of the records ({records}) are among fewer than {k} by some combination.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>of the records are in unique record sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>of them {n} are not numbers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>once counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one band from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one pass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>opening records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>order of the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ordering records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>other code, Enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>other …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>outside Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over 0.1 %, up to 1 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over 1 %, up to 5 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over 10 %, up to 20 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over 20 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over 20 %, up to 50 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over 5 %, up to 10 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over 5 %, up to 20 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over 50 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over twice the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own choice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own groups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own groups …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>part of Canada not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pass {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>people of the area file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>people per km²</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>percentage points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>phase 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>phase 2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pictures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>placement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>placing sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>population not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>population not published</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>postal codes, areas are FSAs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>postal codes, by a table …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>postal regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>practically unchanged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>predicted cut-off (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pricing recodes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>projecting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>provinces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rank {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading categories</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading microdata</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading shapes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reassuring (0 of 2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records / population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records in the area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records left out (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records touched</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records²</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>refinement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>refining</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>region {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regions of the run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regions of {run}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regions of “{run}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regions stay as compact as they were</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>relating levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>released records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>removal of view “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>removal of “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>renaming of view “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>renaming of “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>repairing geometry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>research</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>researcher</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>restart {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>round {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>run {number} of {total}: {what}: {regions:,} regions, {rate:.2%} suppressed{left}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>run {n} of {all}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>searching recodes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>seconds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>seed {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>select areas on the map to lock them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sets of {n:,} instead of {before:,}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>several</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>shapes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>share</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>share of 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sharing out the population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>simplifying</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>simulated cut-off (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>simulated less predicted (% of the cut-off)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>simulated less predicted: {0}, {1} of the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>simulated {0}, predicted {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>single pass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>site</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>size of the sample (records)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slide negative binomial</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slope b1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>somebody is unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>somebody would suffer distress, or a loss that can be made good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>somebody would suffer lasting harm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sorting counts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sorting records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>splitting of region {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>start {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>starting the engine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>step {step} of {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>steps</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>stroke over %n areas</source>
   <translation>
    <numerusform>stroke over %n area</numerusform>
    <numerusform>stroke over %n areas</numerusform>
   </translation>
  </message>
  <message>
   <source>such as {values}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>summing blocks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>suppressing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>suppressing cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>suppression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>take a row from what was tried</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>take a suppression out of the comparison</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the column itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the cut-off of the site count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the data lie on usual computers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the data stay in a secure place, with a log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the facts are common ones</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the facts are personal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the facts can bring shame or disadvantage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the nearest site</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the people agreed to this use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the people do not expect this use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the people were told only that such uses happen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the picture was refused</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recipient has skill, money and data to link, or is not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recipient has some of skill, money and data to link</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recipient is bound by an agreement, with audits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recipient lacks skill, money and data to link</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recipient would gain money or news</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recipient would gain nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recipient, or an employee, might gain something</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the records are everybody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the regions were given</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the run was stopped before refinement began</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the same</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the same again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the sample study</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the site of their cell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>their area is not among these</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this or less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>thresholds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>times</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>times, by number of variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>today</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>today {share}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>too few: below the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trials</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>try {n}: {sites:,} sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>try {n}: {sites:,} sites, {rate:.1%} suppressed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unchanged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>under half of the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>under {limit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unique records (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unique records of areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>unlocking of %n regions</source>
   <translation>
    <numerusform>unlocking of %n region</numerusform>
    <numerusform>unlocking of %n regions</numerusform>
   </translation>
  </message>
  <message>
   <source>up to 0.1 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>up to 1 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>up to 5 %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>us census bureau</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>verifying</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>weight</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>weight {n} of {all}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>western Canada</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with {n:,} more variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>without {n:,} variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>without {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>without {variable}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>worrying (2 of 2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>writing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>writing files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>writing records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>x {x}, y {y}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>you would give {records} for a bit of detail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>you would give {records} for a kilometre</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} (Ctrl+{1})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} Tick the columns that shall come.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} cannot be written: {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} copied, with names of columns and exact values</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>{0} gave %n layers their looks.</source>
   <translation>
    <numerusform>{0} gave %n layer its looks.</numerusform>
    <numerusform>{0} gave %n layers their looks.</numerusform>
   </translation>
  </message>
  <message>
   <source>{0} in {1}; {2} were mended on reading, the file is unchanged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} is in the design already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} joined to {1}: {2}. Undo with Ctrl+Z.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} lose none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of the people live above the cut-off then.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of {1} have a row.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} selected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} to {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} to {1} alike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} was closed; finished runs stay.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} with a zero have no place on a log axis.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} with age alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} with age and sex</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} with sex alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} written to {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} · {1} selected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, decides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, edited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, k = {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, of which {1} would be suppressed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, published</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, {1} % opaque. Drag it, or press Alt+Up or Alt+Down, to change the order.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: no row is like this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: no such column in the records, so it was left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: out of sight while regions are shown; tick it to see it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: share of its records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}; regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{above} of {all} people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{above} of {all} records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{above} of {known} units are above</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{above} of {known} units are predicted to be above</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{above} of {known} {level} have more than {threshold} unique; they hold {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{above} of {people} ({share}) live there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{after} of {records} at risk, before suppression {before}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{after}, before suppression {before}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{approach} from {seeding}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{approach} · k {k} · seed {seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{areas} became {regions}; the median region has {size}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{asked:,} regions were asked for; there are {reached:,}, {off:,} more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{asked:,} regions were asked for; {reached:,} hold areas, {off:,} fewer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{a} and {b}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{a} and {b} seem to go together less than they do: Cramér's V {after} instead of {before}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{a} and {b} seem to go together more than they do: Cramér's V {after} instead of {before}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{before} of {records} at risk ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{bits} of geography are lost per record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{bits} of geography lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{bits} per record lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{bits} per record, {percent} of the baseline</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{bits} per record; {share} of people above the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{blanked} by blanking, {left_out} by leaving out records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{categories} · costs {cost} of {bits}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{categories} · {bits} of information</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{categories}, costs {bits} a record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cells} blanked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cells} blanked so far.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cells} were blanked at once, because fewer than {k} have their value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{changed} of {areas} ({share}) changed region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{change} points of a per cent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{change} stronger</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{change} weaker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{classes} below k still show a value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{classes} below k still show a value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{classes} too small</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{classes}, {few} of them unique sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{code} means missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} blanked, % of the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} by {by}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} has no coarser levels yet. Make them of:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} has one category in all records: it protects nothing and adds nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} has {n} categories that were not declared; they come last.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} is a level of {first} and of {second}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} is a quasi-identifier and cannot also be kept as it was.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} is blanked in {n} of {records} ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} is blanked in {share} of all records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} is linked with itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} is not released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} is protected and cannot also be kept as it was.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} still shows {cells} values whose fellow columns are blanked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} weighs {weight}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column}: {areas}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column}: {cells} blanked, {share} of all records, {bits} lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} hours.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} minutes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} seconds.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations} to protect, {skipped} skipped.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations} to protect.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations}, about {time}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations}, counted in {time}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations}, protected in {time}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combinations}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combination}: nothing is shown any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{combination}: {classes} below k = {k}; the smallest class that shows a value has {smallest}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} areas have a province code that is none of Canada's ({codes}); their province is kept as not known, and models for parts of Canada do not apply to them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} areas lie in a unit of {layer}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} areas lie in no unit of {layer}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} areas lie outside {layer} by at most {km:g} km: the nearest was taken.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} of them lie in several, of which the first was taken.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} of {n:,} areas have no published population. They are not counted as empty: a unit of such areas only is not judged, another one has at least the people that are known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} of {n:,} areas were related to {layer} by column {column}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} of {n:,} units have no people; they count as units below the cut-off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} of {n:,} units lie in no known part of Canada, so that {rule} does not apply to them. Use a fixed cut-off, choose a part, or calibrate a model.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} of {n:,} units lie in {part}, for which {rule} has no model. Use a fixed cut-off, choose the model of another part, or calibrate one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} rows of other levels in {file} were left out: {found}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count:,} units reach over several parts of Canada; each is judged by the model of the part in which most of its people live.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} areas of {file} have a coordinate that is missing or not finite: {areas} (the first is {place}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} areas of {file} have no id in column {column}: {places}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} areas without geometry and point were left out: {areas}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} lines of notes at the end of {file} were left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} lines of {file} do not have the {columns} fields of its header, the first is line {line}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} lines of {file} do not have {columns} fields and were left out; the first is line {line}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} of {rows} rows of {file} have no place and are not shown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{crs} is not a coordinate system that is known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{degrees} E</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{degrees} N</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{degrees} S</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{degrees} W</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{difference} against the row above</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {all}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {all} runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {all} weights</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {total}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {total} models</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {total} models are kept; go on for the others.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {total} models on {records}; go on for the others.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{each} each on average</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{earlier} Something else is chosen now: press F5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{expected:.2%} suppressed was predicted, {rate:.2%} was reached.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{expected:.2%} suppressed was predicted; {start:.2%} was reached before refinement, {rate:.2%} after it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{failed} of {n} combinations are not safe after the suppression: {combination} has {classes} classes of fewer than {k} records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{failed} of {n} combinations below k = {k} · {records} ({share}) have a blanked cell.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{few} of {all} make half of all bits lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{few} of {all} make half of all distances, which add up to {sum}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{few} of {all} make half of it. The smaller, the finer the released data.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} (synthesized)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} begins with a blank line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be read ({kind}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be read as CSV ({kind}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be read as a table: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be read as a {suffix} file; it may be damaged or cut off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be read to its end; perhaps copying or downloading broke off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be read: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be written: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} could not be written: the driver for {kind} files refuses it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} does not say in its name which column it is of.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} does not tell its coordinate system; {crs} was taken, as it looks like.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has a column {column!r} that is no province, or one that is there twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has a quotation mark that is never closed, or stands inside a value, in line {line} or after.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has a value of more than {most:,} characters in line {line}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has changed since its records were read: it has {n:,} rows now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has its own coordinate system {own}; {chosen} was not used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has lines, the first in area {area}; areas are polygons or points.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has more than one population for {count} areas; the first is {first}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has neither geometry nor columns of coordinates.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no area id in line {line}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no column of figures.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no column of provinces that VBAS recognises.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no column {column}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no columns for the variable, its codes and their labels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no columns variable and category, or no rows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no ending that says how to write it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no header.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no layer {layer}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no level at which values are grouped and yet told apart.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no line with column names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no rows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has one column only: {column}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has one row per dissemination block: {blocks:,} rows were summed to {areas:,} dissemination areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has only one column, and no level.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has only one column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has polygons: their centroids are the points, not columns x and y.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has rows that differ in {column} for the same area: area {area}, {place}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has several layers: {layers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has the name of a coefficient set that comes with the program, so it is not used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has version {version} of layer styles; this program reads version {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has {broken} broken lines ({share:.1%}); the first is line {first}: they do not have the {n} columns of the header.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has {rows:,} records or more; in {columns} columns they need over {needed:.1f} GB of memory, and {most:.1f} GB can be used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has {vertices:,} vertices: details below {metres:,.0f} m are left out, so that the map stays quick.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} holds no area file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} holds no layer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} holds no postal code with an area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} holds no records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} holds text that is not UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} in {folder} is a sample of an earlier run, which may have records in common with the new ones.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is a folder.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is damaged or incomplete: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is empty.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is no table from line {line} on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is no table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not UTF-8 text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a CSV file with a header.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a complete Parquet file; perhaps copying or downloading broke off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a file of layer styles.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a postal-code conversion table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a scenario file of format {format}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a spatial file that can be read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a table: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a text file in UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a text file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not a text table, although its name says so.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not of a kind that can be read as records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not text in UTF-8 (byte {at}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not valid JSON: line {line}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is not valid TOML: {problem}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is only a part of a Shapefile.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is too large for a file of layer styles.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is too large for a hierarchy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} locks area {area} twice, the second time in line {line}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} mixes encodings: line {line} is not UTF-8, although lines before it are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} names a category of {variable} twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} names no area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} names no site.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} names no value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} names the value {value} in lines {first} and {line}, with different labels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} names {n:,} values; at most {most:,} can be grouped.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} puts {count:,} areas into more than one region; the first is area {area}, in {one} and in {two}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} says that its coordinates are {own}, but they are not: {chosen} was used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} should have a table “layers” and nothing besides; it also has: {unknown}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} would hold shapes, but these rows have none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}, line {line}: the figure for {column} is no number, or below 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}: no condition of {variable} covers all categories of {given}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}: the conditions of {variable} do not all name one variable that stands before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}: the look of {layer} has an entry {name} that is not known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}: the look of {layer} is no table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}: {name} of {layer} has to be {wanted}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{finer} does not fix {coarser}: {n:,} of its values stand with several.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{finer} fixes {column}: its cells are blanked with those of {finer}, and each of its classes consists of whole classes of {finer}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{first} and {second}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{first}, and {second}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{folder} also holds models of {n} other files or settings; they do not count.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{given} sites are given, but {wanted} are to be placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{group}: {weight}, because {note}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{group}: {weight}, because “{question}” has no answer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kept} can be released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{k} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{labels:,} areas are in units of {level}, but there are {areas:,} areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{label} cannot be {value!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{label} is {value}, but must be at least {bound:g}{unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{label} is {value}, but must be at most {bound:g}{unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lat}° {north}, {lon}° {east}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{left} of {n} categories are left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level} (not here)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level} and coarser</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level} are enough: {n} instead of {before}, with {people} people in the middle one instead of {people_before}. Each person loses {bits} of geography more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level} {code}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}, no finer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}, {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: no record is counted yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: the rule does not apply to any of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {above} of {n} ({share}) have more than the cut-off of their province.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {above} of {n} ({share}) have more than the cut-off of {cutoff}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {above} of {n} have enough people; {share} of the people live there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {below} of {n} categories are below k, {records} in them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {n} from {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{locked} locked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lost} of its {records} ({share}), in {areas}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lost} of the region ({share}) are left out, being below k = {k}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lost} of {records} with this value are lost ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{low} to {high}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} Neither research nor public file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} Public file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} Public file: no (under {limit})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} Public file: yes (under {limit})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} Research file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} Research file: no (at most {limit})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} Research file: yes (at most {limit})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} neither</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} public</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} research</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{mark} times the cut-off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{matched} of {areas} are in {regions}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{measure} if one variable is added (+) or left out (−), % of all records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{missing} is missing: the Shapefile {where} is not complete.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{moves} of {candidates}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} ({left_out:,} of the file left out)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} areas are locked by the settings of this run and stay: {areas}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} areas are not in the region of the site that placement gave them, so that the constraints are kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} areas have no {level}; together they count as a unit of their own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} lines of {file} say the same twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} locked areas are not in the area file: {areas}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} persons of {column} have records in several areas; they count in each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} records are in no region of {file}; their region is missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} records are in none of the areas; they count, and their geography is missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} records have no number in {column}; they count as missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} records have no {column}; each counts as one person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} units that no region crosses have a population below the floor of {floor:,.0f}, so their regions cannot hold it: {units}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} values of {column} ({records:,} records) are not in its hierarchy: at coarser levels they stay what they are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} values of {column} stand with several values of {coarser}, so that it is no level of a hierarchy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,}; {m:,} combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{names} and {n} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{names}: {unique} ({unique_share}) unique, {sets} ({sets_share}) in unique sets, of {records}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} (all in one)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} (bands of {n})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} (every {n} joined)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} (grouped)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} ({level})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} ({n} commonest and other)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has a level twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has no level {level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has no level.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has one category in all records: it protects nothing and adds nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has shape {found}, but {expected} is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has {n} levels, but says of {said} whether the one before fixes it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has {n} levels; the one that is known or released is not among them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is a number with {n:,} values: in bands, far fewer records would be unique.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is different in {share:.0%} of the records. It looks like a record number or another direct identifier: leave it out, or band it if it is a measure.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is not a colour ramp.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is the name of a coefficient set that comes with the program.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is to stay as it is, but is not among the variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} looks like a direct identifier: it has no place in a file that is released. Leave it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} looks like a survey weight: nobody outside knows it of a person. Leave it out, unless it is a measure of the person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: at most {most} categories, so {way} ({left}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: at most {most} categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: before {before} of the records, after {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: even dropping it would not be enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: may stay as it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: part of the combinations that are counted (Space)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: something an adversary could know; it is protected (Space)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: would have to be dropped.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: {before:,} to {after:,} categories</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: {n} as it is, {used} now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{new} is open in place of {old}; finished runs stay.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{note}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{number} of {total}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} ({rate}) would be left out, because in their region fewer than {k} people share their values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} are below the floor of {floor}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} are enough to single records out, {times} times; fewer never are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} areas are locked twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} areas have no published population and got no records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} areas have no published population; they count as empty for the placement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} areas have the same point: {areas}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} areas have the same polygon: {areas}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} areas lie in no province that the distributions know; their people follow the distribution over all provinces.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} at anonymity {a}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} categories of {column} are ranges that lie across two bands of {width}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} columns are in combinations or follow one; at most {most} can be.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} columns have {models} combinations, more than {most} models.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} files in {folder} are no finished runs and are not counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} geometry faults</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} have no record at all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} left out: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} levels of {file} group nothing: they repeat the values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} lines of {file} are no finished models and are not counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} lines of {file} have another number of columns and were left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} mean missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} mended</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} more are in no known area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} more remarks come with the run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} moves were made.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of the file ({share}) are not used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of those lost ({share}) are the only ones of their kind in their region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {all}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {all} ({share}) hold less than the cut-off of {cutoff}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {all} are beaten by none in both.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {all} counted so far.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {all} hold such records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {all} with records hold some at risk.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {all} with records lost some.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {records}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {records} have a blanked cell ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} recodes tried …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} records are too few for samples that grow by {step} records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} records give fewer than two sizes with a step of {step} records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} remarks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} respondents have no weight in {column} and were left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} runs in {folder} are of other files or columns and are not counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} selected on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} sites were asked for, but {populated} areas have people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} states/s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} that need not be blanked were given back: {now} are left of {before}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} thresholds are too many to compare.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} variables have {combinations:,} combinations; more than {most} variables are only examined when you insist.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} years</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{origin} · k {k}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{part} (recognised)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{part} {people:,.0f} people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{part}: more than {people}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{part}: {n} of {cutoff}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{part}: {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{part}: {x} ask for more than {people}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{path} cannot be read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{path} cannot be written: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{path} is a file, but a folder is needed for the results.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{path} is a folder, but a file of that name is to be written.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{people} live here on {land}: {density}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{people} live here, more than the cut-off of {cutoff}: enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{people} live here, not more than the cut-off of {cutoff}: too few.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{people} live here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{people}, column {column}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{people}, from {table}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{percent:.4g} % of the people of every unit are taken to be in the records, as you said.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pictures} are drawn; you can go on working, and cancel with Esc.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{place} ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{place}: more than {people} people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power} − 1 = {n} combinations of {variables}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power} − 1 combinations of {variables}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{p}, once in {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{question} The most worrying answer of a group counts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rate} of the links are right (95 % interval {low} to {high}); the formula says at most {formula}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{reached:,} regions, as many as asked for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{recode} · {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} % of the records, {cells} % of the cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} ({percent})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} ({share}) have a blanked cell; {cells} of {all} cells ({cells_share}) are blanked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} ({share}) in unique sets of at most {size}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} ({share}) unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} are in no known area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} from {areas}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} had no value before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} in {classes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} of the records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} of the records and {people} of the people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} of {all} would be left out ({share}), because in their region fewer than {k} people share their values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} records are too few for {samples} samples of {percent} % each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} singled out by it and by no smaller part of it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} without one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} would be lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} written to {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records}, joined to {areas} of “{file}”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records}. No areas are open: geography is not asked about.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records}. Which column says where a record is, is not chosen yet: geography is not asked about.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{regions:,} areas are in regions, but the study has {areas:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{regions:,} regions are the most found with {asked}: {rate:.2%} suppressed ({n} numbers of sites tried).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{regions:,} regions with {classes:,} classes need {gib:.0f} GiB to be searched.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{report}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{report} holds no finished run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{report} is not the report of a sweep.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} applies to none of these units: its models are for parts of Canada.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} decides (●): an area is large enough if more than {cutoff} live there. Click another rule to let it decide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} decides, but does not apply outside Canada.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} decides, but has no model for this part of Canada.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} decides, but these areas lie in no known part of Canada. If they do lie in one, choose its models above.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} decides, once there are variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} decides; it needs the entropy of the records, which a run (F5) counts, and which is not known where categories are collapsed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} does not apply: no area lies in a known part of Canada.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rule} goes by the entropy of the records, which have not been counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{run} · {share} of records lost · {regions}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{run}: {areas} in {regions}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{said}, {stage}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{samples} samples cannot be drawn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{samples} samples of {percent} % of the records each cannot be drawn without drawing a record twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{samples} samples of {records} each, no record in two of them; {left} stay with you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{scheme} is not a way to make classes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sets:,} of {records:,} records ({share:%}) are in unique record sets: at most {size:,} records have the same values in all variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sets:,} of {records:,} records ({share:%}) are in unique record sets: each is the only one with its values in all variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share:.1%} of the postal codes of {n:,} records were matched to an area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share:.1%} of {variable} have a code for not available and were left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share:.1%} of {variable} have an unknown province and were left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} % of the width show the first map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} in sets: {sets}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} in sets: {sets}; {unique} unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} is not a share of the population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} is not a share of the records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of all records have a blanked cell.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of records kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of the people live in {level} that are large enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of the people live in {level} that are large enough: no change needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of the records fit fewer than {k}, before suppression {before}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of the records fit fewer than {k}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of the unique record sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share}: public file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share}: research file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sites:,} regions of at least {floor:,.0f} would need a population of {need:,.0f}, but it is {total:,.0f}: at most {most:,} of them can hold the floor. Choose fewer sites or a lower floor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sites:,} sites were asked for, but only {most:,} areas have people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sites} from the scenario file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{size}, {name}: {share} would be left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{size}: {share} are unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{some} and {n} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{stage}: 1 move; {why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{stage}: {n} moves; {why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sum} in all over {areas}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{system} (the coordinates look like it)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{tau} ({k})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text!r} is not a number of combinations.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{threshold:.3g} %: population and max combinations tell the areas apart without error (separation), so the slopes are only held by a slight penalty.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{threshold:.3g} %: {n:,} of {of:,} pairs of area and set were not tested, since the pairs left to fit on were all alike.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{threshold}: no unit has both a value and a prediction.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{threshold}: the prediction holds in all {all} units.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{threshold}: the prediction holds in {alike} of {all} units ({share}). Predicted to be above, and not: {only_predicted}; above, and not predicted to be: {only_measured}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title} ({unit})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}. How well it predicts is not stated.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}. On areas and variables held out at {threshold}: sensitivity {sensitivity}, specificity {specificity}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}: at least {people} each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}: cancelled after {seconds}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}: failed after {seconds}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}: {seconds}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}: {unique} are unique, {sets} are in unique record sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}: {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{title}: {x}, cut-off {y}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{total} models on {records}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{total}: {parts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{trials} times {released} were drawn and each linked with one of those in a made-up registry of {people} that it fits. Dashed: what the formula expects.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{trials} trials cannot be simulated.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unique:,} of {records:,} records ({share:%}) are unique: no other has the same values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: no records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: {unique} of {records} unique ({share})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{values} in the file, not counted yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{variable} as it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{variable} in bands of {width}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{variable} in {n} categories</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{variable} weighs {ratio} times as much as the others</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{variable} {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{variable}: {before} → {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{variable}: {recode}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{variable}: {way}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{weight} ± {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{weight} · {share}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{where}: {column} is not a table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{where}: {key} must be {wanted}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{where}: {table} has the unknown key {key}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{why} Entropy of the counted records: {entropy}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{width} y</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>± error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>± is the standard error.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>± {error} (standard error)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}” can be shown, hidden and made transparent; its look is that of the theme.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}” is a layer of the map now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}” is under way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}” was made of other records: its settings are in the scenario, without the variables.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}” was removed from the list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{name}” is no name for a column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{run}” and “{other}” lose the same records, have regions of the same width and lose the same geography.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{run}” compared with “{other}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{run}” made its regions without a search; there is nothing to play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{run}” {better}; in nothing measured here “{other}” is better.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{run}” {worse}; in nothing measured here is it better than “{other}”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{run}”: region {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{text}” cannot be worked out: a function does not fit the kind of what it is given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{text}” gives a value, not yes or no.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{text}” gives neither numbers nor text nor yes or no.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{text}” gives text, but a computed column holds numbers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{what}” is not allowed in an expression.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{written}” is not a number here.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>… and %n larger ones</source>
   <translation>
    <numerusform>… and %n larger one</numerusform>
    <numerusform>… and %n larger ones</numerusform>
   </translation>
  </message>
  <message>
   <source>◆ and bold: the best of the runs with the same k, quasi-identifiers and records. Click a row to show the run, the star to mark it; double-click a name to change it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>✗ Not met: {sentence}</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
