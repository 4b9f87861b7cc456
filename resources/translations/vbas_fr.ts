<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_CA">
 <context>
  <name>VBAS</name>
  <message>
   <source> and {0} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;About VBAS</source>
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
   <source>&amp;Bands of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Cancel</source>
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
   <source>&amp;Coordinate system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Copy values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Edit</source>
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
   <source>&amp;Finish now</source>
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
   <source>&amp;Layer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Lost at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Missing</source>
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
   <source>&amp;Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Regions from</source>
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
   <source>&amp;Seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Select</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Starts from</source>
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
   <source>&amp;View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Write results …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;k</source>
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
   <source>1 geometry fault</source>
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
   <source>A &amp;person is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A column to keep is named twice.</source>
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
   <source>A given site has no finite place.</source>
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
   <source>A line over {x}; the menu key copies or exports it</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>A map of %n areas</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
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
   <source>A released column cannot be called {column}: the region has that name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A scenario names areas, records and quasi-identifiers; not all are chosen yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A trace of sites needs the sites it ended with.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A value that means missing, such as 99; blank is missing always</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A variable without codes in the codebook has {n} different values.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About VBAS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a first line with the names of the columns.</source>
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
   <source>Add columns such as NL, PE ... or all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add rows for the categories that are missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add {given}, or give a distribution that depends on nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After leaving out, nobody shares their values with fewer than k = {k}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aggregate</source>
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
   <source>Aims and search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All areas of {file} are without geometry.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All distances from areas to their sites together.</source>
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
   <source>All {n:,} locked areas are kept.</source>
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
   <source>Anonymity (records)</source>
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
   <source>Anonymity with the areas as they are</source>
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
   <source>Another postal-code conversion table (PCCF layout, or two columns)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer every question first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area &amp;column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Area {0}</source>
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
   <source>Areas for which characteristics are published</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas join</source>
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
   <source>Areas without records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As many regions as possi&amp;ble</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the s&amp;ystem</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask for at least 1 and at most {populated} sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask for at most {most} sites.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assign areas to the nearest site.</source>
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
   <source>At most {asked:.4%} of the records were to be suppressed; {reached:.4%} are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Balanced density</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Band it if it is a number, group its categories, or leave it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Band it, for instance by 5 years.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beginning of the open band</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Below the floor of {floor:,.0f} {unit}: {n:,} of {all:,} regions ({regions}); {short:,.0f} {unit} missing in all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bits of geography lost over all records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border refinement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>British census (in Croft et al. 2015)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CIHI and many provinces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CMS, United States</source>
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
   <source>Categories with their records</source>
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
   <source>Central</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change it in the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change {label}.</source>
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
   <source>Check the separator and the quotes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose 'area' or 'postal code'.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a column of numbers.</source>
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
   <source>Choose a folder that you may write to and that has room.</source>
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
   <source>Choose a size between 1 x 1 and 20,000 x 20,000.</source>
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
   <source>Choose a spatial file, or the columns of x and y: {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a table with one row an area, or another id column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a variable with categories; one measured in dollars or kilograms is none.</source>
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
   <source>Choose another id column or another table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another name, or join that category too.</source>
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
   <source>Choose columns of {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose it once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose k, such as 5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one (--area-id): {columns}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of them (--layer).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of {known}.</source>
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
   <source>Choose one of: {names}.</source>
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
   <source>Choose the area column of the records (step 1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the area column, or open the areas that the records name.</source>
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
   <source>Choose the column that names each area once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the other population basis, or check the area file's population column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the region model: {parts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose two different columns</source>
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
   <source>Choose {sets}, or give the path of a TOML file.</source>
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
   <source>Click one to see it on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close VBAS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close other programs, choose fewer quasi-identifiers, or group their categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coarser level …</source>
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
   <source>Colour by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour the map by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colours only tell neighbours apart.</source>
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
   <source>Columns of the record file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns used: {0}.</source>
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
   <source>Compare it with one that VBAS wrote.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare the shown run with this one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Constraints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Conversion tables (*.txt *.csv *.tab);;All files (*)</source>
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
   <source>Copy m&amp;easures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the map as a picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy this message</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct or remove them.</source>
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
   <source>Count records as the population, or add a population table.</source>
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
   <source>Counting categories …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counts the records, places the sites, groups the areas and says the price</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Croft et al. 2015</source>
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
   <source>Dark writing on light ground</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Density (people per km²)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Differences are to “{0}”; where none stands, both are the same.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Different combinations of {names} that occur.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discernibility</source>
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
   <source>Download or export it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw another seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>East</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Easting in metres, or longitude in degrees</source>
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
   <source>El Emam et al. 2011</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>El Emam et al. 2011, on the choice of a probability threshold</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the search and keep the best so far</source>
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
   <source>Entropy</source>
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
   <source>Evaluation</source>
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
   <source>Every region shall keep the floor, but no floor is set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every site is the nearest one of some area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everybody is alike with enough people of their region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export &amp;map …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export all lines …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export it again as CSV in UTF-8.</source>
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
   <source>Export map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export measures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>FSAs and other levels</source>
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
   <source>Files of areas ({0});;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Files of records ({0});;All files (*)</source>
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
   <source>Find a column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find the areas of postal codes in a conversion table (PCCF)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Finish now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fixed population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free some space, or choose another place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Full speed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GeoPackage, Shapefile, GeoJSON, GeoParquet, or a table with coordinates</source>
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
  <message>
   <source>Give a conversion file in the PCCF layout, or a CSV of two columns: postal code, area id.</source>
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
   <source>Give a top such as 85, or none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a whole number from 0 on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a width such as 5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give as many sites as are asked for, or ask for {given}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give each a name of its own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it a name that no variable has.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it one, such as the names of its members.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it origin = 'paper' or 'general'.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give it title, k, applies, source and origin.</source>
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
   <source>Give metres such as 7123456.5.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give one of them, with western, central or eastern = {{scale, exponent}}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give scale (or b0) and exponent as positive numbers, for {parts}.</source>
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
   <source>Give the floor as a number of people, or choose a site count by model.</source>
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
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go one state further and wait (.)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Goes one state further and waits there (.)</source>
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
   <source>Group the areas into regions (F5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>HIPAA Privacy Rule, United States (in El Emam et al. 2009)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will blank single values instead of leaving out whole records: combinations to protect, weights, and what is suppressed where.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will go through a checklist from the scenario to a verified pack of files that may leave the building.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see how many records are unique for each combination of variables, and how much each variable adds to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here you will see which level of geography (areas, FSAs, provinces) has enough people for given cut-offs: a table of levels and rules, with a map of what passes and what does not.</source>
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
   <source>How evenly the records are spread over the classes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many regions to make (regions)</source>
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
   <source>In one piece</source>
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
   <source>Input</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Instead of a class of their own</source>
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
   <source>It comes with a later version of VBAS.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has: {layers}.</source>
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
   <source>Its columns are: {columns}.</source>
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
   <source>Its {0} come in groups of at least {1} alike.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its {n} columns begin with {first}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join &amp;population table …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join report</source>
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
   <source>Kind</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest share of all records that may be left out (%)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Layers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Layers of the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Least population of a region: a number of people, or a rule (people)</source>
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
   <source>Leave one of the two rows out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave out records with missing values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the replay: the map shows the result again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaves out records with missing values; else missing is a class of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Levels</source>
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
   <source>Line {line} of {file} has {n} fields, its first line {of}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Links to islands</source>
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
   <source>Looks like a code for missing: tick it if it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make it first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Makes regions better after the areas are grouped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Max combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Means missing</source>
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
   <source>Metres east and north in the layer's coordinate system; latitude, longitude</source>
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
   <source>Name a column of the area file that holds it.</source>
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
   <source>Name each locked area once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each of its {what} once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of the run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name of the run; type to change it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never across</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area</source>
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
   <source>No area is locked any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area is nearest to them; they make no region.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No areas are open.</source>
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
   <source>No fault was found in the geometry of {0}.</source>
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
   <source>No quasi-identifier is chosen.</source>
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
   <source>No record of the region is left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No record of {file} is in an area of {layer}: the ids in {column} mostly consist of {pattern}, while area ids look like {sample}.</source>
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
   <source>No run yet. A run groups areas into regions; press Run (F5) to make one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No variable is chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Non-uniform entropy</source>
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
   <source>Not specific</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not specific: not counted as a response category</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is known about this control.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is left to release.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number by {rule}; placed by {approach}; {why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of its {0}, at least one is the only one of its kind.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the equivalence classes, natural logarithm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of {n} in all; they still become part of a region.</source>
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
   <source>One row a person: CSV, Parquet, SAS, SPSS or Stata.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One site per cell; cells hold about the same population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only areas change region in a refinement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only numbers at which every region holds the floor of step 4 (people)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only sites move in a placement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opacity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opacity in %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opacity of {0}</source>
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
   <source>Open a file of areas: polygons, or a table with coordinates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file of records: CSV, Parquet, SAS, SPSS, Stata</source>
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
   <source>Open areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open areas and records to see the number of regions</source>
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
   <source>Open the files and choose the quasi-identifiers first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the records of these areas (Ctrl+Shift+O).</source>
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
   <source>Order as found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outlines of areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overview</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Part of Canada</source>
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
   <source>People a region should have: a rule, or a number (people)</source>
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
   <source>Picture (*.png);;Drawing (*.svg)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Placement</source>
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
   <source>Population</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population (people)</source>
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
   <source>Population table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Population table …</source>
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
   <source>Press Run (F5) first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Privacy and records lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Product of the numbers of categories of the variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Progress</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protection</source>
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
   <source>Published tables: counts under 5 are suppressed</source>
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
   <source>Random areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Re&amp;fine by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading and counting</source>
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
   <source>Recognised: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records</source>
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
   <source>Records left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records not used: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Records used</source>
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
   <source>Region model</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region {0}: {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions are not Voronoi cells.</source>
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
   <source>Regions shall not cross {level}, but the areas have no level of that name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that cross a border of {level}: {n:,} ({regions}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions that were given, in the place of a placement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions with records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release</source>
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
   <source>Remove the blank lines above the column names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove the repetition.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove this run from the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename the column in the record file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace its .prj file, or remove it and name the coordinate system (--crs).</source>
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
   <source>Researchers and other trusted recipients, often under a data use agreement</source>
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
   <source>Rule used for researchers (in El Emam et al. 2009)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run</source>
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
   <source>Run {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Run {0}: {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Running time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Runs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Same seed, same result</source>
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
   <source>Save it as UTF-8.</source>
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
   <source>Save the map as a picture (PNG or SVG)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the microdata as CSV with column names in the first line.</source>
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
   <source>Say which column holds the province.</source>
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
   <source>Search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seed {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select &amp;none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Select no area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Separate the columns by commas, semicolons or tabs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set a population floor, such as 20000.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set the share that may be suppressed, or let every region keep the floor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shorten or remove it; often a quotation mark before it was never closed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show all areas (0)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the selected areas (Z)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Single &amp;step	.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Site count</source>
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
   <source>Sites without areas</source>
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
   <source>So many categories make very large regions, or lose many records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody is the only one of their kind in their {unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something else is under way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something went wrong in VBAS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sp&amp;read at most</source>
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
   <source>Spread at most</source>
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
   <source>Statistics Canada, postal codes and custom areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statistics Canada, standard areas</source>
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
   <source>Stopped before any number of sites with {asked} was found: {rate:.2%} suppressed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Such a column is removed before a release; it is no quasi-identifier.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Such as “other”: not counted as a response category (El Emam et al. 2009)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum of squared sizes of the classes released: the smaller, the finer the data.</source>
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
   <source>Suppression</source>
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
   <source>Table (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables ({0});;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it out of the columns to keep: it is released in its recoded form.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it out of the quasi-identifiers and persons: the regions stand in for it.</source>
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
   <source>Takes the selected groups apart</source>
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
   <source>The area {area} has a negative population.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas do not all lie in one known part of Canada, so the model cannot be chosen for you. The cut-offs would be: {values}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas of {fine} cannot be related to {coarse}: no column holds its ids, and no polygon of it holds an area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The areas of {layer} have no level and no filled column {name}.</source>
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
   <source>The coefficient file {file} cannot be read as TOML: {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient file {file} has neither a [maxcombs] nor an [entropy] table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient file {file} has no usable model at {predictor}.{part}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coefficient set {name} has no {predictor} model for {part} Canada.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of area ids cannot be called {name!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of area ids or DGUIDs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column of numbers of people</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column that says in which area a record belongs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column whose values name each area once, as the records do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} is chosen {times} times.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The column {column} tells the area of {share:.0%} of the released records, which the region is there to hide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The columns of the record file will be listed here: open records first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The coordinate system that {file} tells cannot be read.</source>
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
   <source>The cut-off of {cutoff:,.0f} people is more than twice the whole population of {total:,.0f}: one region is all there can be.</source>
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
   <source>The first line should name them, such as name,val,label_en.</source>
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
   <source>The geography ends no worse than it began: regions as compact, no detail lost. With a floor or a spread it may begin from regions that keep to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The group has no name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The groups of {column} put one category into two groups.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The keys are: {known}.</source>
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
   <source>The lines of a search: records lost, distances, moves</source>
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
   <source>The measures are in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The model asks for {wanted} sites, but only {most} areas have people: {most} sites are placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The model knows nothing of k.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The models differ by part of Canada</source>
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
   <source>The number of sites was given, so there is no cut-off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The open band begins here (years, or the column's own unit)</source>
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
   <source>The rarest combination in any {unit} is shared by {n} people.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rarest combination of values there occurs {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The records cannot be counted yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions are not Voronoi cells: areas were moved between them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The regions hold {found} areas, but the study has {expected}.</source>
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
   <source>The run counts the records first; then the number is known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The run was cancelled; everything is as before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same to the centre of each region's own areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same, charging all records for each one left out.</source>
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
   <source>The scenario is saved in {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The seed is {seed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected areas form part of one region, apart from other locked groups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The selected areas stay where placement puts them; refinement moves none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The shown run in one sentence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The site count asks for at least this many in a region, on average.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The small places that records name, such as dissemination areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The start: what the search was given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The target sets no limit.</source>
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
   <source>The variable {name} depends on {given}, which cannot be drawn before it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The variable {name} is asked for twice.</source>
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
   <source>There are no records.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is already a category called {name}.</source>
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
   <source>There is no distribution of a variable {name}.</source>
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
   <source>There is no site count called {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no step {step} of {n}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is not enough memory or temporary disk space to count {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is only one category, so this variable tells nobody anything.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These regions have no sites; see the distance to their own centre.</source>
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
   <source>They were left out before anything was computed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This approach makes no cells: the nearest site it is</source>
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
   <source>This placement makes no cells, so areas cannot be assigned by cell.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throws this computation away (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick it to make it a variable.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick what an adversary could know about a person.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To know</source>
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
   <source>Try again when it has ended.</source>
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
   <source>Ungroup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Uniqueness</source>
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
   <source>Use CSV, TSV, Parquet, SAS (.sas7bdat, .xpt), SPSS (.sav, .zsav) or Stata (.dta).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use a GeoPackage, Shapefile, GeoJSON, GeoParquet or TopoJSON file, or a CSV table with coordinates.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use fewer or coarser quasi-identifiers, or fewer sites.</source>
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
   <source>Use wider bands, or group categories.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VBAS {0}, started {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Values of k in use, and who says so</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Version and licence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Voronoi cells of the sites</source>
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
   <source>West</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What</source>
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
   <source>What has the focus, in words (F1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What regions shall keep to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the area column holds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the colours of the map show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the coordinates are measured in, such as EPSG:3347</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the last run took, or why it cannot run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the number of regions is found from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where a person has several rows, the column that tells persons apart</source>
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
   <source>Which approach is used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which areas join a site, population, seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which layers are on the map, and how opaque</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which part of the file to open</source>
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
   <source>Working … Esc cancels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Workspace {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write [{column}] and its keys below it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a share, a per cent or a count; 0 where there is nobody.</source>
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
   <source>Write each as age=15-24, below the rows of age.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write it like EPSG:3347 (Statistics Canada Lambert) or EPSG:4326 (longitude, latitude).</source>
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
   <source>Write {0} files into</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Writing results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written to {0}</source>
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
   <source>Zoom to &amp;everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom to s&amp;election</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>about {regions}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>about {time} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>another rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>any</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>anything</source>
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
   <source>as before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>automatic</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bits</source>
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
   <source>checking geometry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>classes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>combinations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>compactness {km}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>counting sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>direct identifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>evaluating</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>every region keeps the f&amp;loor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>faults</source>
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
   <source>given number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>grouping areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ids of areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k</source>
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
   <source>k is {k:,}, but only {n:,} records can be used: everything would be suppressed.</source>
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
   <source>k {k}, probability of re-identification {tau}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>k {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keeping to the constraints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>km</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>labels must lie between 0 and the number of regions.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mark on “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>median {size}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>million bits</source>
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
   <source>nats</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no difference at all</source>
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
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none chosen yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing</source>
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
   <source>one band from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>other code, Enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own choice</source>
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
   <source>placement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>placing sites</source>
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
   <source>practically unchanged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reading text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records in the area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>records missing</source>
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
   <source>region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regions stay as compact as they were</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>removal of “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>renaming of “{0}”</source>
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
   <source>run {number} of {total}: {what}: {regions:,} regions, {rate:.2%} suppressed{left}</source>
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
   <source>share</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>share of 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sites</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>start {n}</source>
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
  <message>
   <source>such as {values}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>suppressing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the cut-off of the site count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the nearest site</source>
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
   <source>the sample study</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the site of their cell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>times</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unchanged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>values</source>
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
   <source>{0} cannot be written: {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} in {1}; {2} were mended on reading, the file is unchanged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of records lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{approach} from {seeding}</source>
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
   <source>{bits} of geography lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{code} means missing</source>
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
   <source>{column} is a quasi-identifier and cannot also be kept as it was.</source>
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
   <source>{count:,} of {n:,} areas were related to {layer} by column {column}.</source>
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
   <source>{crs} is not a coordinate system that is known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {total}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{each} each on average</source>
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
   <source>{file} has no header.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has no layer {layer}.</source>
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
   <source>{file} has one row per dissemination block: {blocks:,} rows were summed to {areas:,} dissemination areas.</source>
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
   <source>{file} has several layers: {layers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} has {broken} broken lines ({share:.1%}); the first is line {first}: they do not have the {n} columns of the header.</source>
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
   <source>{file} is not valid TOML: {problem}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} is only a part of a Shapefile.</source>
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
   <source>{file} says that its coordinates are {own}, but they are not: {chosen} was used.</source>
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
   <source>{first}, and {second}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{given} sites are given, but {wanted} are to be placed.</source>
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
   <source>{label} cannot be {value!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{label} is {value}, but must be {bound}{unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level} (not here)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {n} from {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{locked} locked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lost} of the region ({share}) are left out, being below k = {k}.</source>
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
   <source>{n:,} areas are not in the region of the site that placement gave them, so that the constraints are kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:,} areas have no {level}; together they count as a unit of their own.</source>
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
   <source>{name} has shape {found}, but {expected} is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{note}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} ({rate}) would be left out, because in their region fewer than {k} people share their values.</source>
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
   <source>{n} areas lie in no province that the distributions know; their people follow the distribution over all provinces.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} at anonymity {a}</source>
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
   <source>{n} years</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{part} (recognised)</source>
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
   <source>{reached:,} regions, as many as asked for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{records} would be lost</source>
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
   <source>{scheme} is not a way to make classes.</source>
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
   <source>{share} of records kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sites:,} regions of at least {floor:,.0f} would need a population of {need:,.0f}, but it is {total:,.0f}: at most {most:,} of them can hold the floor. Choose fewer sites or a lower floor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sites} from the scenario file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sites} sites were asked for, but only {most} areas have people.</source>
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
   <source>{system} (the coordinates look like it)</source>
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
   <source>{width} y</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}” is under way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}” was removed from the list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>✗ Not met: {sentence}</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
