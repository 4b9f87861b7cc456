<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_CA">
 <context>
  <name>VBAS</name>
  <message>
   <source> and </source>
   <translation> et </translation>
  </message>
  <message>
   <source> and {0} more</source>
   <translation> et {0} de plus</translation>
  </message>
  <message>
   <source> pictures a second</source>
   <translation> images par seconde</translation>
  </message>
  <message>
   <source> px</source>
   <translation> px</translation>
  </message>
  <message>
   <source> s</source>
   <translation> s</translation>
  </message>
  <message>
   <source>% blanked</source>
   <translation>% masqué</translation>
  </message>
  <message>
   <source>% of
records</source>
   <translation>% des
enreg.</translation>
  </message>
  <message>
   <source>% of all records</source>
   <translation>% de tous les enregistrements</translation>
  </message>
  <message>
   <source>% of each unit, number of units</source>
   <translation>% de chaque unité, nombre d'unités</translation>
  </message>
  <message>
   <source>% of its records</source>
   <translation>% de ses enregistrements</translation>
  </message>
  <message>
   <source>% of people</source>
   <translation>% des personnes</translation>
  </message>
  <message>
   <source>% of the mean</source>
   <translation>% de la moyenne</translation>
  </message>
  <message>
   <source>% of the records</source>
   <translation>% des enregistrements</translation>
  </message>
  <message>
   <source>% of the released records</source>
   <translation>% des enregistrements diffusés</translation>
  </message>
  <message>
   <source>% of units</source>
   <translation>% des unités</translation>
  </message>
  <message numerus="yes">
   <source>%n areas</source>
   <translation>
    <numerusform>%n aire</numerusform>
    <numerusform>%n aires</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n areas to region {0}</source>
   <translation>
    <numerusform>%n aire vers la région {0}</numerusform>
    <numerusform>%n aires vers la région {0}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n combinations</source>
   <translation>
    <numerusform>%n combinaison</numerusform>
    <numerusform>%n combinaisons</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n commonest and other</source>
   <translation>
    <numerusform>la %n plus fréquente et « autre »</numerusform>
    <numerusform>les %n plus fréquentes et « autre »</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n do not hold</source>
   <translation>
    <numerusform>%n ne tient pas</numerusform>
    <numerusform>%n ne tiennent pas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hold</source>
   <translation>
    <numerusform>%n tient</numerusform>
    <numerusform>%n tiennent</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hold in part</source>
   <translation>
    <numerusform>%n tient en partie</numerusform>
    <numerusform>%n tiennent en partie</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n levels</source>
   <translation>
    <numerusform>%n niveau</numerusform>
    <numerusform>%n niveaux</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n models</source>
   <translation>
    <numerusform>%n modèle</numerusform>
    <numerusform>%n modèles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n pairs</source>
   <translation>
    <numerusform>%n paire</numerusform>
    <numerusform>%n paires</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n questions have no answer yet.</source>
   <translation>
    <numerusform>%n question n'a pas encore de réponse.</numerusform>
    <numerusform>%n questions n'ont pas encore de réponse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n sizes: {0} – {1}</source>
   <translation>
    <numerusform>%n taille : {0} – {1}</numerusform>
    <numerusform>%n tailles : {0} – {1}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n units are not judged.</source>
   <translation>
    <numerusform>%n unité n'est pas jugée.</numerusform>
    <numerusform>%n unités ne sont pas jugées.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n units have no value: they are left out of the shares.</source>
   <translation>
    <numerusform>%n unité n'a pas de valeur : elle ne compte pas dans les parts.</numerusform>
    <numerusform>%n unités n'ont pas de valeur : elles ne comptent pas dans les parts.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n units lie where the rule says nothing; they are left out.</source>
   <translation>
    <numerusform>%n unité se trouve où la règle ne dit rien ; elle est laissée de côté.</numerusform>
    <numerusform>%n unités se trouvent où la règle ne dit rien ; elles sont laissées de côté.</numerusform>
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
    <numerusform>%n an</numerusform>
    <numerusform>%n ans</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n-year ages</source>
   <translation>
    <numerusform>Âges par %n an</numerusform>
    <numerusform>Âges par %n ans</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n-year bands</source>
   <translation>
    <numerusform>tranches de %n an</numerusform>
    <numerusform>tranches de %n ans</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About VBAS</source>
   <translation>À &amp;propos de VBAS</translation>
  </message>
  <message>
   <source>&amp;Address</source>
   <translation>&amp;Adresse</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Appliquer</translation>
  </message>
  <message>
   <source>&amp;Approach</source>
   <translation>&amp;Approche</translation>
  </message>
  <message>
   <source>&amp;Area ids</source>
   <translation>&amp;Identifiants des aires</translation>
  </message>
  <message>
   <source>&amp;Attack the records</source>
   <translation>&amp;Attaquer les enregistrements</translation>
  </message>
  <message>
   <source>&amp;Bands of</source>
   <translation>&amp;Tranches de</translation>
  </message>
  <message>
   <source>&amp;Begin at</source>
   <translation>&amp;Début</translation>
  </message>
  <message>
   <source>&amp;Bookmark this view</source>
   <translation>&amp;Garder cette vue</translation>
  </message>
  <message>
   <source>&amp;Bookmarks</source>
   <translation>&amp;Signets</translation>
  </message>
  <message>
   <source>&amp;Cancel</source>
   <translation>&amp;Annuler</translation>
  </message>
  <message>
   <source>&amp;Classes</source>
   <translation>&amp;Classes</translation>
  </message>
  <message>
   <source>&amp;Classes that tell one</source>
   <translation>&amp;Classes qui en révèlent une</translation>
  </message>
  <message>
   <source>&amp;Coefficients</source>
   <translation>&amp;Coefficients</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>&amp;Couleurs</translation>
  </message>
  <message>
   <source>&amp;Compare the shown run with it</source>
   <translation>&amp;Comparer l'exécution affichée à celle-ci</translation>
  </message>
  <message>
   <source>&amp;Connect</source>
   <translation>Se &amp;connecter</translation>
  </message>
  <message>
   <source>&amp;Coordinate system</source>
   <translation>&amp;Système de coordonnées</translation>
  </message>
  <message>
   <source>&amp;Copy values</source>
   <translation>&amp;Copier les valeurs</translation>
  </message>
  <message>
   <source>&amp;Count all combinations</source>
   <translation>&amp;Compter toutes les combinaisons</translation>
  </message>
  <message>
   <source>&amp;Dark</source>
   <translation>&amp;Sombre</translation>
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation>&amp;Supprimer</translation>
  </message>
  <message>
   <source>&amp;Demo</source>
   <translation>&amp;Démonstration</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>&amp;Abandonner</translation>
  </message>
  <message>
   <source>&amp;Discard edits</source>
   <translation>&amp;Abandonner les modifications</translation>
  </message>
  <message>
   <source>&amp;Draw together in the plots</source>
   <translation>&amp;Dessiner ensemble dans les graphiques</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Édition</translation>
  </message>
  <message>
   <source>&amp;Edit regions by hand</source>
   <translation>&amp;Modifier les régions à la main</translation>
  </message>
  <message>
   <source>&amp;Explain</source>
   <translation>E&amp;xpliquer</translation>
  </message>
  <message>
   <source>&amp;Export values …</source>
   <translation>&amp;Exporter les valeurs …</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Fichier</translation>
  </message>
  <message>
   <source>&amp;Fill</source>
   <translation>&amp;Remplissage</translation>
  </message>
  <message>
   <source>&amp;Find a place …</source>
   <translation>&amp;Trouver un lieu …</translation>
  </message>
  <message>
   <source>&amp;Finish now</source>
   <translation>&amp;Terminer maintenant</translation>
  </message>
  <message>
   <source>&amp;Furthest from all records</source>
   <translation>&amp;Le plus loin de l'ensemble</translation>
  </message>
  <message>
   <source>&amp;Give selected areas to the brush’s region</source>
   <translation>&amp;Donner les aires sélectionnées à la région du pinceau</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Aide</translation>
  </message>
  <message>
   <source>&amp;History …</source>
   <translation>&amp;Historique …</translation>
  </message>
  <message>
   <source>&amp;Identify</source>
   <translation>&amp;Identifier</translation>
  </message>
  <message>
   <source>&amp;Import</source>
   <translation>&amp;Importer</translation>
  </message>
  <message>
   <source>&amp;Import regions …</source>
   <translation>&amp;Importer des régions …</translation>
  </message>
  <message>
   <source>&amp;Invert selection</source>
   <translation>&amp;Inverser la sélection</translation>
  </message>
  <message>
   <source>&amp;Join selected</source>
   <translation>&amp;Joindre la sélection</translation>
  </message>
  <message>
   <source>&amp;Judge the runs on these records</source>
   <translation>&amp;Juger les exécutions sur ces enregistrements</translation>
  </message>
  <message>
   <source>&amp;Keep as it is when advised</source>
   <translation>&amp;Garder telle quelle dans les propositions</translation>
  </message>
  <message>
   <source>&amp;Keep edits as run</source>
   <translation>&amp;Garder les modifications comme exécution</translation>
  </message>
  <message>
   <source>&amp;Keep it in the system's keyring</source>
   <translation>Le &amp;garder dans le trousseau du système</translation>
  </message>
  <message>
   <source>&amp;Known</source>
   <translation>&amp;Connu</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Langue</translation>
  </message>
  <message>
   <source>&amp;Largest first</source>
   <translation>&amp;Les plus grandes d'abord</translation>
  </message>
  <message>
   <source>&amp;Lasso</source>
   <translation>&amp;Lasso</translation>
  </message>
  <message>
   <source>&amp;Layer</source>
   <translation>&amp;Couche</translation>
  </message>
  <message>
   <source>&amp;Layers</source>
   <translation>&amp;Couches</translation>
  </message>
  <message>
   <source>&amp;Least values of an outcome</source>
   <translation>&amp;Valeurs minimales d'un résultat</translation>
  </message>
  <message>
   <source>&amp;Leave it out</source>
   <translation>&amp;L'omettre</translation>
  </message>
  <message>
   <source>&amp;Level</source>
   <translation>&amp;Niveau</translation>
  </message>
  <message>
   <source>&amp;Light</source>
   <translation>C&amp;lair</translation>
  </message>
  <message>
   <source>&amp;Line</source>
   <translation>&amp;Ligne</translation>
  </message>
  <message>
   <source>&amp;Load styles …</source>
   <translation>&amp;Charger des styles …</translation>
  </message>
  <message>
   <source>&amp;Lock regions</source>
   <translation>&amp;Verrouiller des régions</translation>
  </message>
  <message>
   <source>&amp;Lose at most</source>
   <translation>&amp;Perdre au plus</translation>
  </message>
  <message>
   <source>&amp;Lost at most</source>
   <translation>&amp;Perte maximale</translation>
  </message>
  <message>
   <source>&amp;Lost, about</source>
   <translation>&amp;Perdus, environ</translation>
  </message>
  <message>
   <source>&amp;Make levels</source>
   <translation>&amp;Créer les niveaux</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>&amp;Manuel</translation>
  </message>
  <message>
   <source>&amp;Mark on map</source>
   <translation>&amp;Marquer sur la carte</translation>
  </message>
  <message>
   <source>&amp;Measure</source>
   <translation>&amp;Mesurer</translation>
  </message>
  <message>
   <source>&amp;Merge selected regions</source>
   <translation>&amp;Fusionner les régions sélectionnées</translation>
  </message>
  <message>
   <source>&amp;Missing</source>
   <translation>&amp;Manquantes</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>&amp;Nom</translation>
  </message>
  <message>
   <source>&amp;Never across</source>
   <translation>&amp;Jamais à travers</translation>
  </message>
  <message>
   <source>&amp;New project</source>
   <translation>&amp;Nouveau projet</translation>
  </message>
  <message>
   <source>&amp;Number</source>
   <translation>&amp;Nombre</translation>
  </message>
  <message>
   <source>&amp;Off: one map</source>
   <translation>&amp;Aucune : une seule carte</translation>
  </message>
  <message>
   <source>&amp;Opacity</source>
   <translation>&amp;Opacité</translation>
  </message>
  <message>
   <source>&amp;Paint with the selected region</source>
   <translation>&amp;Peindre avec la région sélectionnée</translation>
  </message>
  <message>
   <source>&amp;Pan</source>
   <translation>&amp;Déplacer</translation>
  </message>
  <message>
   <source>&amp;Panels</source>
   <translation>&amp;Panneaux</translation>
  </message>
  <message>
   <source>&amp;Pause or go on	Space</source>
   <translation>&amp;Suspendre ou reprendre	Espace</translation>
  </message>
  <message>
   <source>&amp;People</source>
   <translation>&amp;Habitants</translation>
  </message>
  <message>
   <source>&amp;Population</source>
   <translation>&amp;Population</translation>
  </message>
  <message>
   <source>&amp;Presenter mode</source>
   <translation>Mode &amp;présentation</translation>
  </message>
  <message>
   <source>&amp;Previous view</source>
   <translation>Vue &amp;précédente</translation>
  </message>
  <message>
   <source>&amp;Print or save a page …</source>
   <translation>&amp;Imprimer ou enregistrer une page …</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Quitter</translation>
  </message>
  <message>
   <source>&amp;Ramp</source>
   <translation>É&amp;chelle</translation>
  </message>
  <message>
   <source>&amp;Recover</source>
   <translation>&amp;Récupérer</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Rétablir</translation>
  </message>
  <message>
   <source>&amp;Region ids</source>
   <translation>Identifiants de &amp;région</translation>
  </message>
  <message>
   <source>&amp;Regions</source>
   <translation>&amp;Régions</translation>
  </message>
  <message>
   <source>&amp;Regions from</source>
   <translation>&amp;Régions selon</translation>
  </message>
  <message>
   <source>&amp;Release …</source>
   <translation>&amp;Diffuser …</translation>
  </message>
  <message>
   <source>&amp;Remove	Del</source>
   <translation>&amp;Retirer	Suppr</translation>
  </message>
  <message>
   <source>&amp;Rename</source>
   <translation>&amp;Renommer</translation>
  </message>
  <message>
   <source>&amp;Repair</source>
   <translation>&amp;Réparer</translation>
  </message>
  <message>
   <source>&amp;Replace it</source>
   <translation>&amp;Remplacer</translation>
  </message>
  <message>
   <source>&amp;Reproduce the papers …</source>
   <translation>&amp;Reproduire les articles…</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>&amp;Réinitialiser la disposition</translation>
  </message>
  <message>
   <source>&amp;Risk at most</source>
   <translation>&amp;Risque au plus</translation>
  </message>
  <message>
   <source>&amp;Run</source>
   <translation>&amp;Lancer</translation>
  </message>
  <message>
   <source>&amp;Run    F5</source>
   <translation>&amp;Lancer    F5</translation>
  </message>
  <message>
   <source>&amp;Sampling fraction</source>
   <translation>&amp;Taux de sondage</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Enregistrer</translation>
  </message>
  <message>
   <source>&amp;Save project</source>
   <translation>&amp;Enregistrer le projet</translation>
  </message>
  <message>
   <source>&amp;Save styles …</source>
   <translation>&amp;Enregistrer les styles …</translation>
  </message>
  <message>
   <source>&amp;Scheme</source>
   <translation>&amp;Méthode</translation>
  </message>
  <message>
   <source>&amp;Seed</source>
   <translation>&amp;Germe</translation>
  </message>
  <message>
   <source>&amp;Select</source>
   <translation>&amp;Sélectionner</translation>
  </message>
  <message>
   <source>&amp;Select these areas</source>
   <translation>&amp;Sélectionner ces aires</translation>
  </message>
  <message>
   <source>&amp;Show</source>
   <translation>&amp;Montrer</translation>
  </message>
  <message>
   <source>&amp;Show me around</source>
   <translation>&amp;Faire le tour</translation>
  </message>
  <message>
   <source>&amp;Side by side</source>
   <translation>&amp;Côte à côte</translation>
  </message>
  <message>
   <source>&amp;Smallest class</source>
   <translation>&amp;Plus petite classe</translation>
  </message>
  <message>
   <source>&amp;Smallest first</source>
   <translation>Les plus &amp;petites d'abord</translation>
  </message>
  <message>
   <source>&amp;Split region</source>
   <translation>&amp;Diviser la région</translation>
  </message>
  <message>
   <source>&amp;Starts from</source>
   <translation>&amp;Part de</translation>
  </message>
  <message>
   <source>&amp;Style</source>
   <translation>&amp;Style</translation>
  </message>
  <message>
   <source>&amp;Subtitle</source>
   <translation>&amp;Sous-titre</translation>
  </message>
  <message>
   <source>&amp;Swipe with a handle</source>
   <translation>&amp;Balayage avec une poignée</translation>
  </message>
  <message>
   <source>&amp;Take apart</source>
   <translation>&amp;Défaire</translation>
  </message>
  <message>
   <source>&amp;Test connection</source>
   <translation>&amp;Essayer la connexion</translation>
  </message>
  <message>
   <source>&amp;Threshold</source>
   <translation>&amp;Seuil</translation>
  </message>
  <message>
   <source>&amp;Title</source>
   <translation>&amp;Titre</translation>
  </message>
  <message>
   <source>&amp;Tolerance of columns</source>
   <translation>&amp;Tolérance des colonnes</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Annuler</translation>
  </message>
  <message>
   <source>&amp;Unlock all</source>
   <translation>Tout &amp;déverrouiller</translation>
  </message>
  <message>
   <source>&amp;Use these settings again</source>
   <translation>&amp;Reprendre ces réglages</translation>
  </message>
  <message>
   <source>&amp;Verify a pack …</source>
   <translation>&amp;Vérifier un paquet …</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>Affic&amp;hage</translation>
  </message>
  <message>
   <source>&amp;Who decides</source>
   <translation>&amp;Qui décide</translation>
  </message>
  <message>
   <source>&amp;Width</source>
   <translation>&amp;Largeur</translation>
  </message>
  <message>
   <source>&amp;Widths</source>
   <translation>&amp;Largeurs</translation>
  </message>
  <message>
   <source>&amp;Write samples …</source>
   <translation>&amp;Écrire les échantillons …</translation>
  </message>
  <message>
   <source>&amp;Write the files</source>
   <translation>&amp;Écrire les fichiers</translation>
  </message>
  <message>
   <source>&amp;Zoom to the layer</source>
   <translation>Montrer la &amp;couche</translation>
  </message>
  <message>
   <source>&amp;k</source>
   <translation>&amp;k</translation>
  </message>
  <message>
   <source>+ {name}: {share}</source>
   <translation>+ {name} : {share}</translation>
  </message>
  <message>
   <source>0 not at all</source>
   <translation>0 pas du tout</translation>
  </message>
  <message>
   <source>0 to 1</source>
   <translation>0 à 1</translation>
  </message>
  <message>
   <source>0.01 for 1 %</source>
   <translation>0,01 pour 1 %</translation>
  </message>
  <message>
   <source>1 / 0.075 rounded up would be 14; practice says 15.</source>
   <translation>1 / 0,075 arrondi vers le haut donnerait 14 ; l'usage dit 15.</translation>
  </message>
  <message>
   <source>1 / 0.09 rounded up would be 12; practice says 11.</source>
   <translation>1 / 0,09 arrondi vers le haut donnerait 12 ; l'usage dit 11.</translation>
  </message>
  <message>
   <source>1 / 0.09 rounded up would be 12; practice says 11. Number, version and date of the document were looked up; its figure of 0.09 was not.</source>
   <translation>1 / 0,09 arrondi vers le haut donnerait 12 ; la pratique dit 11. Le numéro, la version et la date du document ont été vérifiés ; le chiffre de 0,09 ne l'a pas été.</translation>
  </message>
  <message>
   <source>1 / 0.09 rounded up would be 12; practice says 11. The document could not be looked up: date and figure are from general knowledge.</source>
   <translation>1 / 0,09 arrondi vers le haut donnerait 12 ; la pratique dit 11. Le document n'a pas pu être consulté : la date et le chiffre relèvent de connaissances générales.</translation>
  </message>
  <message>
   <source>1 / 0.33 rounded up would be 4; practice says 3.</source>
   <translation>1 / 0,33 arrondi vers le haut donnerait 4 ; l'usage dit 3.</translation>
  </message>
  <message>
   <source>1 / {tau} rounded up is {k}; practice says {practice}.</source>
   <translation>1 / {tau} arrondi vers le haut donne {k} ; l'usage dit {practice}.</translation>
  </message>
  <message>
   <source>1 Data: the areas and the records</source>
   <translation>1 Données : les aires et les enregistrements</translation>
  </message>
  <message>
   <source>1 bottleneck class</source>
   <translation>1 classe d'étranglement</translation>
  </message>
  <message>
   <source>1 combination of 1 variable</source>
   <translation>1 combinaison de 1 variable</translation>
  </message>
  <message>
   <source>1 geometry fault</source>
   <translation>1 défaut de géométrie</translation>
  </message>
  <message>
   <source>1 one tells the other</source>
   <translation>1 l'une dit l'autre</translation>
  </message>
  <message>
   <source>1 region at anonymity {at:,}</source>
   <translation>1 région à l'anonymat {at:,}</translation>
  </message>
  <message>
   <source>1 remark</source>
   <translation>1 remarque</translation>
  </message>
  <message>
   <source>1 year</source>
   <translation>1 an</translation>
  </message>
  <message>
   <source>2 Variables: what somebody could know</source>
   <translation>2 Variables : ce que quelqu'un pourrait savoir</translation>
  </message>
  <message>
   <source>3 Protection: how many must be alike</source>
   <translation>3 Protection : combien doivent être pareils</translation>
  </message>
  <message>
   <source>4 Placement: watch a better one being found</source>
   <translation>4 Placement : regardez-en trouver un meilleur</translation>
  </message>
  <message>
   <source>&gt; {people}</source>
   <translation>&gt; {people}</translation>
  </message>
  <message>
   <source>A &amp;column of the areas</source>
   <translation>Une &amp;colonne des aires</translation>
  </message>
  <message>
   <source>A &amp;person is</source>
   <translation>Une &amp;personne est</translation>
  </message>
  <message>
   <source>A &amp;table of areas and regions</source>
   <translation>Une &amp;table d'aires et de régions</translation>
  </message>
  <message>
   <source>A CSV or Parquet file with a row for each area, such as assignment.csv</source>
   <translation>Un fichier CSV ou Parquet d'une ligne par aire, comme assignment.csv</translation>
  </message>
  <message>
   <source>A band begins or ends nowhere.</source>
   <translation>Une tranche ne commence ou ne finit nulle part.</translation>
  </message>
  <message>
   <source>A blank counts as a value of its own. This is the stricter meaning.</source>
   <translation>Une case masquée compte comme une valeur à part. C'est le sens le plus strict.</translation>
  </message>
  <message>
   <source>A blank is a value that is not known, or was left out to protect people; which of the two is not told.</source>
   <translation>Un vide est une valeur inconnue, ou retirée pour protéger les personnes; lequel des deux n’est pas dit.</translation>
  </message>
  <message>
   <source>A calibration needs records whose classes can grow, but there is {n} record.</source>
   <translation>Un calage demande des enregistrements dont les classes peuvent croître, mais il y en a {n}.</translation>
  </message>
  <message>
   <source>A census file with the columns area, age, sex, language, ethnicity, aboriginal, religion, schooling, marital, income, minority and activity</source>
   <translation>Un fichier de recensement avec les colonnes area, age, sex, language, ethnicity, aboriginal, religion, schooling, marital, income, minority et activity</translation>
  </message>
  <message>
   <source>A census file with the columns part (western, central, eastern), age, sex, language, ethnicity, aboriginal, schooling, marital, religion, income and minority</source>
   <translation>Un fichier de recensement avec les colonnes part (western, central, eastern), age, sex, language, ethnicity, aboriginal, schooling, marital, religion, income et minority</translation>
  </message>
  <message>
   <source>A class that holds a region's anonymity down: no other of its classes has fewer records. The search moves sites to where such classes have more members.</source>
   <translation>Une classe qui retient l'anonymat d'une région : aucune autre de ses classes n'a moins d'enregistrements. La recherche déplace les sites là où ces classes ont plus de membres.</translation>
  </message>
  <message>
   <source>A click, Enter or Space makes a rule the one that decides; F1 explains it</source>
   <translation>Un clic, Entrée ou Espace fait décider une règle ; F1 l'explique</translation>
  </message>
  <message>
   <source>A coefficient set cannot be called {name!r}.</source>
   <translation>Un jeu de coefficients ne peut pas s'appeler {name!r}.</translation>
  </message>
  <message>
   <source>A column of the area file.</source>
   <translation>Une colonne du fichier d'aires.</translation>
  </message>
  <message>
   <source>A column of the records is called {name}: a text cannot tell it from where records are.</source>
   <translation>Une colonne des enregistrements s'appelle {name} : un texte ne peut pas la distinguer du lieu des enregistrements.</translation>
  </message>
  <message>
   <source>A column of {file} has gone, or is called otherwise now.</source>
   <translation>Une colonne de {file} a disparu, ou porte maintenant un autre nom.</translation>
  </message>
  <message>
   <source>A column to hand over is refused.</source>
   <translation>Une colonne à remettre est refusée.</translation>
  </message>
  <message>
   <source>A column to keep is named twice.</source>
   <translation>Une colonne à conserver est nommée deux fois.</translation>
  </message>
  <message>
   <source>A column to release is named twice.</source>
   <translation>Une colonne à diffuser est nommée deux fois.</translation>
  </message>
  <message>
   <source>A combination has an empty place.</source>
   <translation>Une combinaison a une place vide.</translation>
  </message>
  <message>
   <source>A command cannot say how the file of the level {level} is read.</source>
   <translation>Une commande ne peut pas dire comment le fichier du niveau {level} est lu.</translation>
  </message>
  <message>
   <source>A command releases every column that is protected, with all its levels.</source>
   <translation>Une commande diffuse chaque colonne protégée, avec tous ses niveaux.</translation>
  </message>
  <message>
   <source>A cut-off grows with the number of combinations; check the sign and the column.</source>
   <translation>Un seuil croît avec le nombre de combinaisons ; vérifiez le signe et la colonne.</translation>
  </message>
  <message>
   <source>A fictional province with 330,000 people</source>
   <translation>Une province fictive de 330 000 habitants</translation>
  </message>
  <message>
   <source>A file of records …</source>
   <translation>Un fichier d’enregistrements …</translation>
  </message>
  <message>
   <source>A file with one row a person (or several rows a person)</source>
   <translation>Un fichier d'une ligne par personne (ou de plusieurs lignes par personne)</translation>
  </message>
  <message>
   <source>A filter compares columns with text in single quotes or with numbers; something else stands there.</source>
   <translation>Un filtre compare des colonnes avec du texte entre apostrophes ou avec des nombres ; autre chose s’y trouve.</translation>
  </message>
  <message>
   <source>A fixed cut-off asks for the same people whatever is released.</source>
   <translation>Un seuil fixe demande le même nombre de personnes quoi qu'on diffuse.</translation>
  </message>
  <message>
   <source>A fourth one (Ctrl+4) blanks values until every combination that somebody could know is shared by enough records, and says who lost what. F1 explains whatever has the focus. The tour is in the Help menu.</source>
   <translation>Un quatrième (Ctrl+4) masque des valeurs jusqu'à ce que chaque combinaison que quelqu'un pourrait connaître soit partagée par assez d'enregistrements, et dit qui a perdu quoi. F1 explique ce qui a le focus. La visite se trouve dans le menu Aide.</translation>
  </message>
  <message>
   <source>A free column counts as if an adversary knew it: it must single nobody out. An outcome is what nobody can know of another person, such as the result of a test; say so only if it is true.</source>
   <translation>Une colonne libre compte comme si un adversaire la connaissait : elle ne doit désigner personne. Un résultat est ce que personne ne peut savoir d’autrui, comme celui d’un examen; ne le dites que si c’est vrai.</translation>
  </message>
  <message>
   <source>A given site has no finite place.</source>
   <translation>Un site donné n'a pas de position finie.</translation>
  </message>
  <message>
   <source>A guess is right with a probability of at most {worst}.</source>
   <translation>Une supposition est juste avec une probabilité d'au plus {worst}.</translation>
  </message>
  <message>
   <source>A layer lies over or under areas, and none are open.</source>
   <translation>Une couche se place sur ou sous des aires, et aucune n'est ouverte.</translation>
  </message>
  <message>
   <source>A level in which every value begins as itself, to be joined by hand</source>
   <translation>Un niveau où chaque valeur commence comme elle-même, à réunir à la main</translation>
  </message>
  <message>
   <source>A level of geography no region crosses, such as province</source>
   <translation>Un niveau de géographie qu'aucune région ne traverse, comme la province</translation>
  </message>
  <message>
   <source>A level of geography, such as province, that no region crosses</source>
   <translation>Un niveau de géographie, comme la province, qu'aucune région ne traverse</translation>
  </message>
  <message>
   <source>A level of {column} has no name.</source>
   <translation>Un niveau de {column} n'a pas de nom.</translation>
  </message>
  <message>
   <source>A level, and how many units it has</source>
   <translation>Un niveau, et combien d'unités il compte</translation>
  </message>
  <message>
   <source>A line for a terminal that finds the same without the window</source>
   <translation>Une ligne pour un terminal qui trouve la même chose sans la fenêtre</translation>
  </message>
  <message>
   <source>A line for a terminal that makes this run without the window</source>
   <translation>Une ligne pour un terminal, qui fait cette exécution sans la fenêtre</translation>
  </message>
  <message>
   <source>A line over {x}; the menu key copies or exports it</source>
   <translation>Une ligne selon {x} ; la touche Menu la copie ou l'exporte</translation>
  </message>
  <message numerus="yes">
   <source>A map of %n areas</source>
   <translation>
    <numerusform>Une carte de %n aire</numerusform>
    <numerusform>Une carte de %n aires</numerusform>
   </translation>
  </message>
  <message>
   <source>A map of {areas} areas in {regions} regions</source>
   <translation>Une carte de {areas} aires en {regions} régions</translation>
  </message>
  <message>
   <source>A metre on the ground is {least:.3f} to {most:.3f} m in {crs}. Sites are placed in the projection; distances that are told are on the ground, or say that they are not.</source>
   <translation>Un mètre au sol fait de {least:.3f} à {most:.3f} m en {crs}. Les sites sont placés dans la projection ; les distances indiquées sont au sol, ou disent qu'elles ne le sont pas.</translation>
  </message>
  <message>
   <source>A name in ~/.pg_service.conf that stands for all of these</source>
   <translation>Un nom de ~/.pg_service.conf qui tient lieu de tout cela</translation>
  </message>
  <message>
   <source>A number of people or a rule's name</source>
   <translation>Un nombre d'habitants ou le nom d'une règle</translation>
  </message>
  <message>
   <source>A number of sites that is tried, with the cut-off of the site count it stands for.</source>
   <translation>Un nombre de sites à l'essai, avec le seuil du calcul de sites qu'il remplace.</translation>
  </message>
  <message>
   <source>A number of sites that the user gives.</source>
   <translation>Un nombre de sites donné par l'utilisateur.</translation>
  </message>
  <message>
   <source>A pack is being made or verified; Esc cancels.</source>
   <translation>Un paquet est en préparation ou en vérification; Échap annule.</translation>
  </message>
  <message>
   <source>A paper's runs made again, beside what it prints</source>
   <translation>Les exécutions d'un article refaites, à côté de ce qu'il imprime</translation>
  </message>
  <message>
   <source>A part of the database</source>
   <translation>Une partie de la base de données</translation>
  </message>
  <message>
   <source>A person is</source>
   <translation>Une personne est</translation>
  </message>
  <message>
   <source>A picture of {width} x {height} pixels cannot be made.</source>
   <translation>Une image de {width} x {height} pixels ne peut pas être produite.</translation>
  </message>
  <message>
   <source>A picture {scale} times as fine as the window cannot be made.</source>
   <translation>Une image {scale} fois plus fine que la fenêtre ne peut pas être produite.</translation>
  </message>
  <message>
   <source>A population of {people} people is smaller than the {persons} persons of the records.</source>
   <translation>Une population de {people} personnes est plus petite que les {persons} personnes des enregistrements.</translation>
  </message>
  <message>
   <source>A population of {people} people is smaller than the {records} records.</source>
   <translation>Une population de {people} personnes est plus petite que les {records} enregistrements.</translation>
  </message>
  <message>
   <source>A prediction by the model {title}: {sites:,} regions of {records:,.0f} records are expected to lose about {expected:.2%} at k {k}. It takes your records to be like those it was fitted on.</source>
   <translation>Une prédiction du modèle {title} : {sites:,} régions de {records:,.0f} enregistrements devraient en perdre environ {expected:.2%} à k {k}. Elle suppose que vos enregistrements ressemblent à ceux de l'ajustement.</translation>
  </message>
  <message>
   <source>A prediction: {sites:,} regions of {records:,.0f} records are expected to lose about {expected:.2%} at k {k}. It is worked out from the sizes of the classes and from how unevenly they lie over the areas, and takes regions to be of like size.</source>
   <translation>Une prédiction : {sites:,} régions de {records:,.0f} enregistrements devraient en perdre environ {expected:.2%} à k {k}. Elle vient des tailles des classes et de leur répartition inégale sur les aires, et suppose des régions de tailles semblables.</translation>
  </message>
  <message>
   <source>A predictor 1 % larger asks for b1 % more people.</source>
   <translation>Un prédicteur plus grand de 1 % demande b1 % de personnes de plus.</translation>
  </message>
  <message>
   <source>A predictor is the same for all {n} observations.</source>
   <translation>Un prédicteur est le même pour les {n} observations.</translation>
  </message>
  <message>
   <source>A probability of re-identification of {tau} makes no sense.</source>
   <translation>Une probabilité de réidentification de {tau} n'a pas de sens.</translation>
  </message>
  <message>
   <source>A project holds no values of records, so it cannot hold: {0}.</source>
   <translation>Un projet ne contient aucune valeur d’enregistrement; il ne peut donc pas contenir : {0}.</translation>
  </message>
  <message>
   <source>A prosecutor knows that the person is among the released records. A journalist only knows that the person is in the population. A marketer wants as many right links as possible.</source>
   <translation>Un procureur sait que la personne est parmi les enregistrements diffusés. Un journaliste sait seulement que la personne est dans la population. Un démarcheur veut autant de liens justes que possible.</translation>
  </message>
  <message>
   <source>A province that does not exist</source>
   <translation>Une province qui n’existe pas</translation>
  </message>
  <message>
   <source>A public file must have less than this share of its records in such sets (%)</source>
   <translation>Un fichier public doit avoir moins que cette part de ses enregistrements dans de tels ensembles (%)</translation>
  </message>
  <message>
   <source>A quasi-identifier model has no columns.</source>
   <translation>Un modèle de quasi-identifiants n'a pas de colonnes.</translation>
  </message>
  <message>
   <source>A quick look</source>
   <translation>Un aperçu rapide</translation>
  </message>
  <message>
   <source>A record is at risk where fewer than {n} look like it. A guess is then right with a probability above {p}.</source>
   <translation>Un enregistrement est à risque quand moins de {n} lui ressemblent. Une supposition est alors juste avec une probabilité supérieure à {p}.</translation>
  </message>
  <message>
   <source>A region should have so many on average; below it: {n} of {regions}, the smallest with {least}.</source>
   <translation>Une région devrait en avoir autant en moyenne ; en dessous : {n} sur {regions}, la plus petite avec {least}.</translation>
  </message>
  <message>
   <source>A region should have so many; the only one has {least}.</source>
   <translation>Une région devrait en avoir autant ; la seule qu'il y ait en a {least}.</translation>
  </message>
  <message>
   <source>A region with records holds {least:,} to {most:,} of them, {middle:,} at the median.</source>
   <translation>Une région qui a des enregistrements en compte de {least:,} à {most:,}, {middle:,} à la médiane.</translation>
  </message>
  <message>
   <source>A registry of {people} people is too large to be made up.</source>
   <translation>Un registre de {people} personnes est trop grand pour être simulé.</translation>
  </message>
  <message>
   <source>A registry with people in the same classes is made up; samples of the records are linked with it, and the right links are counted. The formula should agree.</source>
   <translation>Un registre de personnes réparties dans les mêmes classes est simulé ; des échantillons des enregistrements lui sont liés, et les liens justes sont comptés. La formule devrait concorder.</translation>
  </message>
  <message>
   <source>A released column cannot be called {column}: the region has that name.</source>
   <translation>Une colonne diffusée ne peut pas s'appeler {column} : la région porte ce nom.</translation>
  </message>
  <message>
   <source>A research file may have at most this share of its records in such sets (%)</source>
   <translation>Un fichier de recherche peut avoir au plus cette part de ses enregistrements dans de tels ensembles (%)</translation>
  </message>
  <message>
   <source>A research file may have at most {research:%} of them, a public file less than {public:%}: it will do as a public file, not as a research one.</source>
   <translation>Un fichier de recherche peut en avoir au plus {research:%}, un fichier public moins de {public:%} : il convient comme fichier public, non comme fichier de recherche.</translation>
  </message>
  <message>
   <source>A research file may have at most {research:%} of them, a public file less than {public:%}: it will do as a research file, not as a public one.</source>
   <translation>Un fichier de recherche peut en avoir au plus {research:%}, un fichier public moins de {public:%} : il convient comme fichier de recherche, non comme fichier public.</translation>
  </message>
  <message>
   <source>A research file may have at most {research:%} of them, a public file less than {public:%}: it will do as either.</source>
   <translation>Un fichier de recherche peut en avoir au plus {research:%}, un fichier public moins de {public:%} : il convient pour les deux.</translation>
  </message>
  <message>
   <source>A research file may have at most {research:%} of them, a public file less than {public:%}: it will do as neither.</source>
   <translation>Un fichier de recherche peut en avoir au plus {research:%}, un fichier public moins de {public:%} : il ne convient ni à l'un ni à l'autre.</translation>
  </message>
  <message>
   <source>A row for each combination; a dot where a column stands in it</source>
   <translation>Une ligne par combinaison ; un point là où une colonne y figure</translation>
  </message>
  <message>
   <source>A sampling fraction of {fraction:.4g} cannot be.</source>
   <translation>Un taux de sondage de {fraction:.4g} est impossible.</translation>
  </message>
  <message>
   <source>A scenario names areas, records and quasi-identifiers; not all are chosen yet.</source>
   <translation>Un scénario nomme des aires, des enregistrements et des quasi-identifiants ; ils ne sont pas tous choisis.</translation>
  </message>
  <message>
   <source>A setting in which the runs differ.</source>
   <translation>Un réglage qui diffère entre les exécutions.</translation>
  </message>
  <message>
   <source>A setting of the scenario has a value of a wrong kind.</source>
   <translation>Un réglage du scénario a une valeur d'une mauvaise sorte.</translation>
  </message>
  <message>
   <source>A short form proposes 0, 5 or 20 %, with reasons</source>
   <translation>Un court formulaire propose 0, 5 ou 20 %, avec ses raisons</translation>
  </message>
  <message>
   <source>A single variable is enough to single records out (times: {times}).</source>
   <translation>Une seule variable suffit à isoler des enregistrements (nombre de fois : {times}).</translation>
  </message>
  <message>
   <source>A smallest class size of {k:,} is more than is followed, {most:,}.</source>
   <translation>Une taille minimale de classe de {k:,} dépasse ce qui est suivi, {most:,}.</translation>
  </message>
  <message>
   <source>A smallest class size of {k} suppresses nothing.</source>
   <translation>Une taille minimale de classe de {k} ne supprime rien.</translation>
  </message>
  <message>
   <source>A story of two minutes on a made-up province of 3 million people</source>
   <translation>Une histoire de deux minutes sur une province inventée de 3 millions de personnes</translation>
  </message>
  <message>
   <source>A table is named, but the records are a file.</source>
   <translation>Une table est nommée, mais les enregistrements sont un fichier.</translation>
  </message>
  <message>
   <source>A third one (Ctrl+3) counts every combination of the variables. Click one: the areas of the people it singles out light up on the map.</source>
   <translation>Un troisième (Ctrl+3) compte chaque combinaison des variables. Cliquez sur l'une d'elles : les aires des personnes qu'elle isole s'allument sur la carte.</translation>
  </message>
  <message>
   <source>A tour of one minute, on the sample study if nothing is open</source>
   <translation>Un tour d'une minute, sur l'étude d'exemple si rien n'est ouvert</translation>
  </message>
  <message>
   <source>A trace of sites needs the sites it ended with.</source>
   <translation>La trace de sites demande les sites de la fin.</translation>
  </message>
  <message>
   <source>A unique record set is a group of at most so many records that share values</source>
   <translation>Un ensemble unique est un groupe d'au plus autant d'enregistrements qui partagent leurs valeurs</translation>
  </message>
  <message>
   <source>A unique record set of {n} records makes no sense.</source>
   <translation>Un ensemble unique de {n} enregistrements n'a pas de sens.</translation>
  </message>
  <message>
   <source>A value that means missing, such as 99; blank is missing always</source>
   <translation>Une valeur qui signifie « manquante », comme 99 ; une case vide l'est toujours</translation>
  </message>
  <message>
   <source>A variable by hand: no records are needed to see what it would ask for</source>
   <translation>Une variable à la main : pas besoin d'enregistrements pour voir ce qu'elle demanderait</translation>
  </message>
  <message>
   <source>A variable cannot be coarsened by {kind} {amount}.</source>
   <translation>Une variable ne peut pas être rendue plus grossière par {kind} {amount}.</translation>
  </message>
  <message>
   <source>A variable that weighs less is blanked earlier, so that others keep more.</source>
   <translation>Une variable de moindre poids est masquée plus tôt, pour que les autres gardent davantage.</translation>
  </message>
  <message>
   <source>A variable without codes in the codebook has {n} different values.</source>
   <translation>Une variable sans codes dans le dictionnaire a {n} valeurs différentes.</translation>
  </message>
  <message>
   <source>A4</source>
   <translation>A4</translation>
  </message>
  <message>
   <source>A4: 210 × 297 mm; Letter: 216 × 279 mm</source>
   <translation>A4 : 210 × 297 mm ; Lettre : 216 × 279 mm</translation>
  </message>
  <message>
   <source>ADA</source>
   <translation>ADA</translation>
  </message>
  <message>
   <source>Aboriginal identity</source>
   <translation>Identité autochtone</translation>
  </message>
  <message>
   <source>About VBAS</source>
   <translation>À propos de VBAS</translation>
  </message>
  <message>
   <source>About a share lost</source>
   <translation>Une part perdue d'environ</translation>
  </message>
  <message>
   <source>About this share suppressed</source>
   <translation>Environ cette part supprimée</translation>
  </message>
  <message>
   <source>About {n} stand at this place: the arrow keys go through them one by one.</source>
   <translation>Environ {n} se trouvent à cet endroit : les flèches les parcourent une par une.</translation>
  </message>
  <message>
   <source>About {time}. Untick variables, or count anyway; Esc cancels.</source>
   <translation>Environ {time}. Décochez des variables, ou comptez quand même ; Échap annule.</translation>
  </message>
  <message>
   <source>Above the map; a long title takes several lines</source>
   <translation>Au-dessus de la carte ; un long titre prend plusieurs lignes</translation>
  </message>
  <message>
   <source>Above the threshold</source>
   <translation>Au-dessus du seuil</translation>
  </message>
  <message>
   <source>Accept and make the pack</source>
   <translation>Accepter et faire le paquet</translation>
  </message>
  <message>
   <source>Accept this share of unique people from now on</source>
   <translation>Accepter désormais cette part de personnes uniques</translation>
  </message>
  <message>
   <source>Accept {threshold} unique people</source>
   <translation>Accepter {threshold} de personnes uniques</translation>
  </message>
  <message>
   <source>Accepted: {finding}</source>
   <translation>Accepté : {finding}</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <source>Add a column with the {level} of each area, or give both files with their places.</source>
   <translation>Ajoutez une colonne avec le niveau {level} de chaque aire, ou donnez les deux fichiers avec leurs lieux.</translation>
  </message>
  <message>
   <source>Add a column …</source>
   <translation>Ajouter une colonne …</translation>
  </message>
  <message>
   <source>Add a combination below the others; a click turns its dots</source>
   <translation>Ajouter une combinaison sous les autres ; un clic change ses points</translation>
  </message>
  <message>
   <source>Add a computed column …</source>
   <translation>Ajouter une colonne calculée …</translation>
  </message>
  <message>
   <source>Add a first line with the names of the columns.</source>
   <translation>Ajoutez une première ligne avec les noms des colonnes.</translation>
  </message>
  <message>
   <source>Add a level, the coarsest, that begins like the one before it</source>
   <translation>Ajouter un niveau, le plus grossier, qui commence comme celui qui le précède</translation>
  </message>
  <message>
   <source>Add a line of column names.</source>
   <translation>Ajoutez une ligne de noms de colonnes.</translation>
  </message>
  <message>
   <source>Add a population table or a coarser level</source>
   <translation>Ajouter une table de population ou un niveau plus grossier</translation>
  </message>
  <message>
   <source>Add a variable</source>
   <translation>Ajouter une variable</translation>
  </message>
  <message>
   <source>Add as coarser level</source>
   <translation>Ajouter comme niveau plus grossier</translation>
  </message>
  <message>
   <source>Add column</source>
   <translation>Ajouter la colonne</translation>
  </message>
  <message>
   <source>Add columns such as NL, PE ... or all.</source>
   <translation>Ajoutez des colonnes comme NL, PE ... ou all.</translation>
  </message>
  <message>
   <source>Add layer from &amp;file …</source>
   <translation>Ajouter une couche d'un &amp;fichier …</translation>
  </message>
  <message>
   <source>Add layer from file</source>
   <translation>Ajouter une couche d'un fichier</translation>
  </message>
  <message>
   <source>Add layer …</source>
   <translation>Ajouter une couche …</translation>
  </message>
  <message>
   <source>Add one between the values and *.</source>
   <translation>Ajoutez-en un entre les valeurs et *.</translation>
  </message>
  <message>
   <source>Add rows for the categories that are missing.</source>
   <translation>Ajoutez des lignes pour les catégories qui manquent.</translation>
  </message>
  <message>
   <source>Add the areas that touch a selected one (Ctrl+Shift+G)</source>
   <translation>Ajouter les aires qui touchent une aire sélectionnée (Ctrl+Maj+G)</translation>
  </message>
  <message>
   <source>Add the columns below that somebody could know of a person.</source>
   <translation>Ajoutez ci-dessous les colonnes que quelqu'un pourrait connaître d'une personne.</translation>
  </message>
  <message>
   <source>Add the runs of a sweep</source>
   <translation>Ajouter les exécutions d'un balayage</translation>
  </message>
  <message>
   <source>Add the runs of a sweep as points (sweep.csv) …</source>
   <translation>Ajouter comme points les exécutions d'un balayage (sweep.csv) …</translation>
  </message>
  <message>
   <source>Add the variable to the design</source>
   <translation>Ajouter la variable au plan</translation>
  </message>
  <message>
   <source>Add these values to the hierarchy, each by itself until it is joined</source>
   <translation>Ajouter ces valeurs à la hiérarchie, chacune à part jusqu'à ce qu'elle soit réunie à d'autres</translation>
  </message>
  <message>
   <source>Add to the selection</source>
   <translation>Ajouter à la sélection</translation>
  </message>
  <message>
   <source>Add {column}, with its beginnings as levels</source>
   <translation>Ajouter {column}, avec ses débuts comme niveaux</translation>
  </message>
  <message>
   <source>Add {given}, or give a distribution that depends on nothing.</source>
   <translation>Ajoutez {given}, ou donnez une répartition qui ne dépend de rien.</translation>
  </message>
  <message>
   <source>Add …</source>
   <translation>Ajouter…</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>After</source>
   <translation>Après</translation>
  </message>
  <message>
   <source>After cells are blanked</source>
   <translation>Après le masquage de cellules</translation>
  </message>
  <message>
   <source>After suppression: {found}</source>
   <translation>Après la suppression : {found}</translation>
  </message>
  <message>
   <source>After: the {n:,} regions that took their place.</source>
   <translation>Après : les {n:,} régions qui ont pris leur place.</translation>
  </message>
  <message>
   <source>After: {v} (uncorrected {plain}), {records} that show both.</source>
   <translation>Après : {v} (non corrigé {plain}), {records} qui montrent les deux.</translation>
  </message>
  <message>
   <source>Against earlier &amp;releases</source>
   <translation>Face aux &amp;diffusions antérieures</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Âge</translation>
  </message>
  <message>
   <source>Age in categories of {years} and sex: {combinations}</source>
   <translation>Âge en catégories de {years} et sexe : {combinations}</translation>
  </message>
  <message>
   <source>Ages of 1, 2, 5, 10 years</source>
   <translation>Âges de 1, 2, 5, 10 ans</translation>
  </message>
  <message>
   <source>Aggregate</source>
   <translation>Agréger</translation>
  </message>
  <message>
   <source>Aggregate with VBAS</source>
   <translation>Regrouper avec VBAS</translation>
  </message>
  <message>
   <source>Aggregates census areas into regions, so that health microdata can be released with as much geography as privacy allows.

Licence: Apache-2.0. VBAS uses no network and keeps no copy of your records.</source>
   <translation>VBAS regroupe des aires de recensement en régions, afin de diffuser des microdonnées de santé avec autant de géographie que la vie privée le permet.

Licence : Apache-2.0. VBAS n'utilise pas le réseau et ne garde aucune copie de vos enregistrements.</translation>
  </message>
  <message>
   <source>Aggregation</source>
   <translation>Agrégation</translation>
  </message>
  <message>
   <source>Aimed at 1 %: lower quartile</source>
   <translation>1 % visé : premier quartile</translation>
  </message>
  <message>
   <source>Aimed at 1 %: median</source>
   <translation>1 % visé : médiane</translation>
  </message>
  <message>
   <source>Aimed at 1 %: upper quartile</source>
   <translation>1 % visé : troisième quartile</translation>
  </message>
  <message>
   <source>Aims and search</source>
   <translation>Buts et recherche</translation>
  </message>
  <message>
   <source>Algorithm, and whether cells are given back in the end</source>
   <translation>L'algorithme, et si des cellules sont rendues à la fin</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Toutes</translation>
  </message>
  <message>
   <source>All areas of {file} are without geometry.</source>
   <translation>Aucune aire de {file} n'a de géométrie.</translation>
  </message>
  <message>
   <source>All below</source>
   <translation>Tout sous</translation>
  </message>
  <message>
   <source>All columns of the record file are in the list.</source>
   <translation>Toutes les colonnes du fichier d'enregistrements sont dans la liste.</translation>
  </message>
  <message>
   <source>All combinations</source>
   <translation>Toutes les combinaisons</translation>
  </message>
  <message>
   <source>All combinations are counted: tick or recode something to count again</source>
   <translation>Toutes les combinaisons sont comptées : cochez ou recodez quelque chose pour recompter</translation>
  </message>
  <message>
   <source>All combinations of variables</source>
   <translation>Toutes les combinaisons de variables</translation>
  </message>
  <message>
   <source>All combinations of variables: {measure}</source>
   <translation>Toutes les combinaisons de variables : {measure}</translation>
  </message>
  <message>
   <source>All distances on the ground from areas to the centre of their region's own areas together.</source>
   <translation>Toutes les distances au sol des aires au centre des propres aires de leur région, ensemble.</translation>
  </message>
  <message>
   <source>All distances on the ground from areas to their sites together.</source>
   <translation>Toutes les distances au sol des aires à leur site, ensemble.</translation>
  </message>
  <message>
   <source>All from</source>
   <translation>Tout dès</translation>
  </message>
  <message>
   <source>All identifying and free columns together ({columns}): no class is below k = {k:,}.</source>
   <translation>Toutes les colonnes identificatoires et libres ensemble ({columns}) : aucune classe n’est sous k = {k:,}.</translation>
  </message>
  <message>
   <source>All identifying and free columns together ({columns}): {n:,} records are in classes below k = {k:,}, {alone:,} of them alone. Declare what nobody can know of another person as an outcome ({free}), leave it out, or accept it with a reason.</source>
   <translation>Toutes les colonnes identificatoires et libres ensemble ({columns}) : {n:,} enregistrements sont dans des classes de moins de k = {k:,}, dont {alone:,} seuls. Déclarez comme résultat ce que personne ne peut connaître d’autrui ({free}), retirez-le, ou acceptez-le avec un motif.</translation>
  </message>
  <message>
   <source>All identifying columns together ({columns}): {n:,} records are in classes below k = {k:,}, {alone:,} of them alone, as no combination has all of these columns. Protect them together, or accept it with a reason.</source>
   <translation>Toutes les colonnes identificatoires ensemble ({columns}) : {n:,} enregistrements sont dans des classes de moins de k = {k:,}, dont {alone:,} seuls, car aucune combinaison n’a toutes ces colonnes. Protégez-les ensemble, ou acceptez-le avec un motif.</translation>
  </message>
  <message>
   <source>All is protected as chosen: change something to suppress cells again</source>
   <translation>Tout est protégé comme choisi : changez quelque chose pour masquer de nouveau des cellules</translation>
  </message>
  <message>
   <source>All measures</source>
   <translation>Toutes les mesures</translation>
  </message>
  <message>
   <source>All of these runs have the same.</source>
   <translation>Toutes ces exécutions ont la même valeur.</translation>
  </message>
  <message>
   <source>All records are matched with a registry</source>
   <translation>Tous les enregistrements sont appariés à un registre</translation>
  </message>
  <message>
   <source>All records are suppressed: k is {k:,}, but all areas together have no class of more records than {largest:,}. Choose a smaller k, or fewer or coarser quasi-identifiers.</source>
   <translation>Tous les enregistrements sont supprimés : k vaut {k:,}, mais toutes les aires réunies n'ont pas de classe plus grande que {largest:,}. Choisissez un k plus petit, ou des quasi-identifiants moins nombreux ou plus grossiers.</translation>
  </message>
  <message>
   <source>All records are suppressed: no class reaches k in any region, so nothing is released. Choose a smaller k, fewer or coarser quasi-identifiers, or fewer sites.</source>
   <translation>Tous les enregistrements sont supprimés : aucune classe n'atteint k dans une région, rien n'est donc diffusé. Choisissez un k plus petit, des quasi-identifiants moins nombreux ou plus grossiers, ou moins de sites.</translation>
  </message>
  <message>
   <source>All records have the same value here.</source>
   <translation>Tous les enregistrements ont la même valeur ici.</translation>
  </message>
  <message>
   <source>All records that share their values of all chosen variables. Within a region, a class of fewer than k records is left out.</source>
   <translation>Tous les enregistrements qui partagent leurs valeurs de toutes les variables choisies. Dans une région, une classe de moins de k enregistrements est retirée.</translation>
  </message>
  <message>
   <source>All records together</source>
   <translation>Tous les enregistrements ensemble</translation>
  </message>
  <message>
   <source>All rows</source>
   <translation>Toutes les lignes</translation>
  </message>
  <message>
   <source>All rows ({0})</source>
   <translation>Toutes les lignes ({0})</translation>
  </message>
  <message>
   <source>All runs</source>
   <translation>Toutes les exécutions</translation>
  </message>
  <message>
   <source>All runs are made again from the start; finished ones are kept, so that you can cancel and go on. The whole of a paper takes minutes, at most half an hour.</source>
   <translation>Toutes les exécutions sont refaites depuis le début ; celles qui sont finies sont gardées, de sorte que vous pouvez annuler et reprendre. Un article entier prend quelques minutes, une demi-heure au plus.</translation>
  </message>
  <message>
   <source>All runs stand here as points: what one measure costs in another. Make a run, change something, make another.</source>
   <translation>Toutes les exécutions figurent ici comme points : ce qu'une mesure coûte dans une autre. Faites une exécution, changez quelque chose, faites-en une autre.</translation>
  </message>
  <message>
   <source>All sets of the ticked columns are followed</source>
   <translation>Tous les ensembles des colonnes cochées sont suivis</translation>
  </message>
  <message>
   <source>All {n:,} checks pass.</source>
   <translation>Les {n:,} vérifications sont réussies.</translation>
  </message>
  <message>
   <source>All {n:,} locked areas are kept.</source>
   <translation>Les {n:,} aires verrouillées sont toutes respectées.</translation>
  </message>
  <message>
   <source>All {n} outcomes are the same, so there is nothing to predict.</source>
   <translation>Les {n} résultats sont tous les mêmes : il n'y a rien à prédire.</translation>
  </message>
  <message>
   <source>All {n} searches suppress as many records.</source>
   <translation>Les {n} recherches suppriment autant d'enregistrements.</translation>
  </message>
  <message>
   <source>Allowed</source>
   <translation>Permis</translation>
  </message>
  <message>
   <source>Alone of their kind in their region: {n} ({share}).</source>
   <translation>Seuls de leur sorte dans leur région : {n} ({share}).</translation>
  </message>
  <message>
   <source>Along</source>
   <translation>Le long de l'axe</translation>
  </message>
  <message>
   <source>Already at the smallest size the curve is flat: the cut-off is {cutoff} or less, and counts as censored. {delta} are unique there.</source>
   <translation>Dès la plus petite taille, la courbe est plate : le seuil est de {cutoff} ou moins, et compte comme censuré. {delta} y sont uniques.</translation>
  </message>
  <message>
   <source>Also in wider bands, and without one variable: those that lose least</source>
   <translation>Aussi en tranches plus larges, et sans une variable : celles qui perdent le moins</translation>
  </message>
  <message>
   <source>Also sums, discernibility, what went in, and how long each stage took</source>
   <translation>Aussi les sommes, la discernabilité, les données d'entrée et la durée de chaque étape</translation>
  </message>
  <message>
   <source>Always kept: {what}.</source>
   <translation>Toujours respecté : {what}.</translation>
  </message>
  <message>
   <source>Among how few records a guess is called a risk: probabilities first, then sizes of classes in use (records)</source>
   <translation>Parmi moins de combien d'enregistrements une supposition est appelée un risque : d'abord des probabilités, puis des tailles de classes en usage (enregistrements)</translation>
  </message>
  <message>
   <source>An adversary does not know {column}: its cells are blanked wherever {known} is, from which they could tell it.</source>
   <translation>Un adversaire ne connaît pas {column} : ses cellules sont masquées partout où l'est {known}, dont on pourrait la déduire.</translation>
  </message>
  <message>
   <source>An agency's rule, the same whatever is released: it knows neither the variables nor k.</source>
   <translation>La règle d'un organisme, la même quoi qu'on diffuse : elle ne connaît ni les variables ni k.</translation>
  </message>
  <message>
   <source>An area joins the site nearest to it, or the site its own cell was made for</source>
   <translation>Une aire rejoint le site le plus proche, ou le site pour lequel sa cellule a été faite</translation>
  </message>
  <message>
   <source>An area lies {km} from its region's own centre, on average and on the ground.</source>
   <translation>Une aire est à {km} du propre centre de sa région, en moyenne et au sol.</translation>
  </message>
  <message>
   <source>An empty map</source>
   <translation>Une carte vide</translation>
  </message>
  <message>
   <source>And: which variables single people out?</source>
   <translation>Et : quelles variables isolent quelqu'un ?</translation>
  </message>
  <message>
   <source>Animation (*.{ending})</source>
   <translation>Animation (*.{ending})</translation>
  </message>
  <message>
   <source>Anonymity</source>
   <translation>Anonymat</translation>
  </message>
  <message>
   <source>Anonymity of the area</source>
   <translation>Anonymat de l'aire</translation>
  </message>
  <message>
   <source>Anonymity of the region</source>
   <translation>Anonymat de la région</translation>
  </message>
  <message>
   <source>Anonymity of the regions</source>
   <translation>Anonymat des régions</translation>
  </message>
  <message>
   <source>Anonymity of what is released</source>
   <translation>Anonymat de ce qui est diffusé</translation>
  </message>
  <message>
   <source>Anonymity with the areas as they are</source>
   <translation>Anonymat avec les aires telles quelles</translation>
  </message>
  <message>
   <source>Anonymity-driven</source>
   <translation>Guidé par l'anonymat</translation>
  </message>
  <message>
   <source>Anonymity-driven clustering</source>
   <translation>Regroupement guidé par l'anonymat</translation>
  </message>
  <message>
   <source>Anonymity-driven clustering cannot seed itself.</source>
   <translation>Le regroupement guidé par l'anonymat ne peut pas se donner ses propres germes.</translation>
  </message>
  <message>
   <source>Another code that means missing</source>
   <translation>Un autre code qui signifie « manquante »</translation>
  </message>
  <message>
   <source>Another colour …</source>
   <translation>Une autre couleur …</translation>
  </message>
  <message>
   <source>Another postal-code conversion table (PCCF layout, or two columns)</source>
   <translation>Une autre table de conversion des codes postaux (format FCCP, ou deux colonnes)</translation>
  </message>
  <message>
   <source>Another release came into the ledger while this one was made, so that the two were not compared.</source>
   <translation>Une autre diffusion est entrée dans le registre pendant que celle-ci était préparée ; les deux n’ont donc pas été comparées.</translation>
  </message>
  <message>
   <source>Another workspace (Ctrl+2) asks whether areas, FSAs or provinces hold enough people for these variables, and what to do where they do not.</source>
   <translation>Un autre espace de travail (Ctrl+2) demande si les aires, les RTA ou les provinces ont assez d'habitants pour ces variables, et que faire là où ce n'est pas le cas.</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Réponse</translation>
  </message>
  <message>
   <source>Answer each question with 0, 1 or 2, the most worrying answer with 2.</source>
   <translation>Répondez à chaque question par 0, 1 ou 2 ; 2 est la réponse la plus inquiétante.</translation>
  </message>
  <message>
   <source>Answer every question first</source>
   <translation>Répondez d'abord à toutes les questions</translation>
  </message>
  <message>
   <source>Anywhere</source>
   <translation>Partout</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Appliquer</translation>
  </message>
  <message>
   <source>Apply: {0}</source>
   <translation>Appliquer : {0}</translation>
  </message>
  <message>
   <source>Area</source>
   <translation>Aire</translation>
  </message>
  <message>
   <source>Area &amp;column</source>
   <translation>&amp;Colonne d'aire</translation>
  </message>
  <message>
   <source>Area column</source>
   <translation>Colonne d'aire</translation>
  </message>
  <message>
   <source>Area id</source>
   <translation>Identifiant d'aire</translation>
  </message>
  <message>
   <source>Area ids of the table</source>
   <translation>Identifiants d'aire de la table</translation>
  </message>
  <message>
   <source>Area over squared perimeter (Polsby-Popper): 1 for a disc, near 0 for a ribbon.</source>
   <translation>Superficie sur périmètre au carré (Polsby-Popper) : 1 pour un disque, près de 0 pour un ruban.</translation>
  </message>
  <message>
   <source>Area under the curve</source>
   <translation>Aire sous la courbe</translation>
  </message>
  <message>
   <source>Area {0}</source>
   <translation>Aire {0}</translation>
  </message>
  <message>
   <source>Area {area} has no polygon and was left out.</source>
   <translation>L'aire {area} n'a pas de polygone et a été laissée de côté.</translation>
  </message>
  <message>
   <source>Area {area} has no polygon; its x and y columns give its point.</source>
   <translation>L'aire {area} n'a pas de polygone ; ses colonnes x et y donnent son point.</translation>
  </message>
  <message>
   <source>Area {area} has points or lines, which were left out.</source>
   <translation>L'aire {area} a des points ou des lignes, qui ont été laissés de côté.</translation>
  </message>
  <message>
   <source>Area {area} overlaps a neighbour, or their common edge is not the same.</source>
   <translation>L'aire {area} chevauche une voisine, ou leur bord commun n'est pas le même.</translation>
  </message>
  <message>
   <source>Area {area} touches no other.</source>
   <translation>L'aire {area} n'en touche aucune autre.</translation>
  </message>
  <message>
   <source>Area {area}, perimeter {length}</source>
   <translation>Superficie {area}, périmètre {length}</translation>
  </message>
  <message>
   <source>Area: {0}</source>
   <translation>Superficie : {0}</translation>
  </message>
  <message>
   <source>Areas</source>
   <translation>Aires</translation>
  </message>
  <message>
   <source>Areas &amp;join</source>
   <translation>Les aires re&amp;joignent</translation>
  </message>
  <message>
   <source>Areas &amp;without a region</source>
   <translation>Aires &amp;sans région</translation>
  </message>
  <message>
   <source>Areas cannot be coloured by {by}.</source>
   <translation>Les aires ne peuvent pas être colorées selon {by}.</translation>
  </message>
  <message>
   <source>Areas for which characteristics are published</source>
   <translation>Aires pour lesquelles des caractéristiques sont publiées</translation>
  </message>
  <message>
   <source>Areas in PostGIS (*.postgis)</source>
   <translation>Aires dans PostGIS (*.postgis)</translation>
  </message>
  <message>
   <source>Areas in another region than in the compared run.</source>
   <translation>Aires dans une autre région que dans l'exécution comparée.</translation>
  </message>
  <message>
   <source>Areas in no province that the distributions know: {n:,}. Their people follow the distribution over all provinces.</source>
   <translation>Aires dans aucune province que les distributions connaissent : {n:,}. Leurs habitants suivent la distribution de toutes les provinces.</translation>
  </message>
  <message>
   <source>Areas join</source>
   <translation>Les aires rejoignent</translation>
  </message>
  <message>
   <source>Areas joined in the region.</source>
   <translation>Aires réunies dans la région.</translation>
  </message>
  <message>
   <source>Areas of {file} with a coordinate that is missing or not finite: {count:,}; {areas} (the first is {place}).</source>
   <translation>Aires de {file} dont une coordonnée manque ou n'est pas finie : {count:,} ; {areas} (la première est {place}).</translation>
  </message>
  <message>
   <source>Areas of {file} without an id in column {column}: {count:,} ({places}).</source>
   <translation>Aires de {file} sans identifiant dans la colonne {column} : {count:,} ({places}).</translation>
  </message>
  <message>
   <source>Areas or records came as a table in memory: a scenario file names files that are gone with it. Write them to files and open those to be able to repeat the run.</source>
   <translation>Des aires ou des enregistrements sont venus d'un tableau en mémoire : un fichier de scénario nomme des fichiers qui disparaissent avec lui. Écrivez-les dans des fichiers et ouvrez ceux-ci pour pouvoir répéter l'exécution.</translation>
  </message>
  <message>
   <source>Areas pass between regions that touch, where that saves records.</source>
   <translation>Les aires passent d'une région à sa voisine là où cela épargne des enregistrements.</translation>
  </message>
  <message>
   <source>Areas that a client draws, and postal codes</source>
   <translation>Aires dessinées par un client, et codes postaux</translation>
  </message>
  <message>
   <source>Areas that are locked twice: {n:,}.</source>
   <translation>Aires verrouillées deux fois : {n:,}.</translation>
  </message>
  <message>
   <source>Areas that are not in the region of the site that placement gave them, so that the constraints are kept: {n:,}.</source>
   <translation>Aires qui ne sont pas dans la région du site que le placement leur a donné, pour que les contraintes soient respectées : {n:,}.</translation>
  </message>
  <message>
   <source>Areas that changed region</source>
   <translation>Aires qui ont changé de région</translation>
  </message>
  <message>
   <source>Areas that lie in a unit of {layer}: {count:,}.</source>
   <translation>Aires qui sont dans une unité de {layer} : {count:,}.</translation>
  </message>
  <message>
   <source>Areas that lie in no unit of {layer}: {count:,}.</source>
   <translation>Aires qui ne sont dans aucune unité de {layer} : {count:,}.</translation>
  </message>
  <message>
   <source>Areas that lie in no unit of {level}: {count:,}. They make one region together.</source>
   <translation>Aires qui ne sont dans aucune unité de {level} : {count:,}. Elles forment ensemble une région.</translation>
  </message>
  <message>
   <source>Areas that touch no other</source>
   <translation>Aires qui n'en touchent aucune autre</translation>
  </message>
  <message>
   <source>Areas whose boundaries were repaired after reading: {n:,}. They gain or lose {km2:.3g} km² in all; gaps narrower than {gap:.3g} m are closed. The file is unchanged.</source>
   <translation>Aires dont les limites ont été réparées après la lecture : {n:,}. Elles gagnent ou perdent {km2:.3g} km² en tout; les espaces de moins de {gap:.3g} m sont fermés. Le fichier est inchangé.</translation>
  </message>
  <message>
   <source>Areas whose province is not known: {count:,}. Models for parts of Canada do not apply to them.</source>
   <translation>Aires dont la province est inconnue : {count:,}. Les modèles par partie du Canada ne s'y appliquent pas.</translation>
  </message>
  <message>
   <source>Areas with a province code that is none of Canada's ({codes}): {count:,}. Their province is kept as not known, and models for parts of Canada do not apply to them.</source>
   <translation>Aires dont le code de province n'est pas du Canada ({codes}) : {count:,}. Leur province reste inconnue, et les modèles par partie du Canada ne s'y appliquent pas.</translation>
  </message>
  <message>
   <source>Areas with more than one population in {file}: {count:,}; the first is {first}.</source>
   <translation>Aires qui ont plus d'une population dans {file} : {count:,} ; la première est {first}.</translation>
  </message>
  <message>
   <source>Areas with their polygons, and records that name an area each. Drop your own files on the window at any time.</source>
   <translation>Des aires avec leurs polygones, et des enregistrements qui nomment chacun une aire. Déposez vos propres fichiers sur la fenêtre à tout moment.</translation>
  </message>
  <message>
   <source>Areas without a polygon</source>
   <translation>Aires sans polygone</translation>
  </message>
  <message>
   <source>Areas without a published population, which got no records: {n:,}.</source>
   <translation>Aires sans population publiée, qui n'ont pas reçu d'enregistrements : {n:,}.</translation>
  </message>
  <message>
   <source>Areas without a published population: {count:,} of {n:,}. They are not counted as empty: a unit of such areas only is not judged, another one has at least the people that are known.</source>
   <translation>Aires sans population publiée : {count:,} sur {n:,}. Elles ne comptent pas comme vides : une unité faite seulement de telles aires n'est pas jugée, une autre a au moins les habitants que l'on connaît.</translation>
  </message>
  <message>
   <source>Areas without a published population: {n:,}. They count as empty for the placement.</source>
   <translation>Aires sans population publiée : {n:,}. Elles comptent comme vides pour le placement.</translation>
  </message>
  <message>
   <source>Areas without a region</source>
   <translation>Aires sans région</translation>
  </message>
  <message>
   <source>Areas without a region: {count:,}. Each is a region of its own.</source>
   <translation>Aires sans région : {count:,}. Chacune est une région.</translation>
  </message>
  <message>
   <source>Areas without a region: {count:,}. They joined that of the nearest area.</source>
   <translation>Aires sans région : {count:,}. Elles ont rejoint celle de l'aire la plus proche.</translation>
  </message>
  <message>
   <source>Areas without a region: {count:,}. They make one region together, the last one.</source>
   <translation>Aires sans région : {count:,}. Elles forment ensemble une région, la dernière.</translation>
  </message>
  <message>
   <source>Areas without a row: {0}, such as {1}; they get no value.</source>
   <translation>Aires sans ligne : {0}, comme {1} ; elles ne reçoivent pas de valeur.</translation>
  </message>
  <message>
   <source>Areas without geometry and point that were left out: {count:,} ({areas}).</source>
   <translation>Aires sans géométrie ni point laissées de côté : {count:,} ({areas}).</translation>
  </message>
  <message>
   <source>Areas without records</source>
   <translation>Aires sans enregistrement</translation>
  </message>
  <message>
   <source>Areas without {level}: {n:,}. Together they count as a unit of their own.</source>
   <translation>Aires sans {level} : {n:,}. Ensemble, elles comptent comme une unité à part.</translation>
  </message>
  <message>
   <source>Areas, after (% at risk)</source>
   <translation>Aires, après (% à risque)</translation>
  </message>
  <message>
   <source>Areas, before (% at risk)</source>
   <translation>Aires, avant (% à risque)</translation>
  </message>
  <message>
   <source>Areas, records, one button, the price</source>
   <translation>Des aires, des enregistrements, un bouton, le prix</translation>
  </message>
  <message>
   <source>Areas: {0}.</source>
   <translation>Aires : {0}.</translation>
  </message>
  <message>
   <source>Areas: {areas}. Records: {records}.</source>
   <translation>Aires : {areas}. Enregistrements : {records}.</translation>
  </message>
  <message>
   <source>Arrow keys choose a model; its curve is shown beside the list.</source>
   <translation>Les flèches choisissent un modèle ; sa courbe est montrée à côté de la liste.</translation>
  </message>
  <message>
   <source>Arrow keys go through the values, Enter selects, the menu key copies.</source>
   <translation>Les flèches parcourent les valeurs, Entrée sélectionne, la touche Menu copie.</translation>
  </message>
  <message>
   <source>As a region of its own it would lose {records}, being below k = {k}.</source>
   <translation>Comme région à part, elle perdrait {records}, étant sous k = {k}.</translation>
  </message>
  <message>
   <source>As chosen: {variables}</source>
   <translation>Comme choisies : {variables}</translation>
  </message>
  <message>
   <source>As it was opened</source>
   <translation>Tel qu’à l’ouverture</translation>
  </message>
  <message>
   <source>As many areas in each class</source>
   <translation>Autant d'aires dans chaque classe</translation>
  </message>
  <message>
   <source>As many regions as FSAs</source>
   <translation>Autant de régions que de RTA</translation>
  </message>
  <message>
   <source>As many regions as there are FSAs. Their centres move, and every move is counted on the records: fewer are to be left out.</source>
   <translation>Autant de régions qu’il y a de RTA. Leurs centres se déplacent, et chaque déplacement est compté sur les enregistrements : moins doivent être laissés de côté.</translation>
  </message>
  <message>
   <source>As many regions as {level}, and as many records lost.</source>
   <translation>Autant de régions que {level}, et autant d’enregistrements perdus.</translation>
  </message>
  <message>
   <source>As much as in the paper, of the same shape</source>
   <translation>Autant que dans l’article, et de même forme</translation>
  </message>
  <message>
   <source>As the areas ({0})</source>
   <translation>Comme les aires ({0})</translation>
  </message>
  <message>
   <source>As the s&amp;ystem</source>
   <translation>Comme le s&amp;ystème</translation>
  </message>
  <message>
   <source>As the theme has it</source>
   <translation>Comme le thème</translation>
  </message>
  <message>
   <source>Ask about another column of the record file too</source>
   <translation>Interroger aussi sur une autre colonne du fichier d'enregistrements</translation>
  </message>
  <message>
   <source>Ask about these variables too, or count records with missing values.</source>
   <translation>Ajoutez ces variables à la question, ou comptez les enregistrements avec des valeurs manquantes.</translation>
  </message>
  <message>
   <source>Ask again &amp;later</source>
   <translation>Demander &amp;plus tard</translation>
  </message>
  <message>
   <source>Ask again what was asked in the selected row, and show what came out (Enter)</source>
   <translation>Reposer la question de la ligne sélectionnée, et montrer ce qui en est sorti (Entrée)</translation>
  </message>
  <message>
   <source>Ask for at least 1 and at most {populated:,}.</source>
   <translation>Demandez-en au moins 1 et au plus {populated:,}.</translation>
  </message>
  <message>
   <source>Ask for fewer or larger samples.</source>
   <translation>Demandez des échantillons moins nombreux ou plus grands.</translation>
  </message>
  <message>
   <source>Ask for fewer or smaller samples: together at most 100 %.</source>
   <translation>Demandez des échantillons moins nombreux ou plus petits : ensemble au plus 100 %.</translation>
  </message>
  <message>
   <source>Ask for k = {k}, which protects less</source>
   <translation>Demander k = {k}, qui protège moins</translation>
  </message>
  <message>
   <source>Ask for {most:,} or fewer.</source>
   <translation>Demandez-en {most:,} ou moins.</translation>
  </message>
  <message>
   <source>Ask who runs the database for USAGE of the schema and SELECT on the table.</source>
   <translation>Demandez à qui gère la base USAGE du schéma et SELECT sur la table.</translation>
  </message>
  <message>
   <source>Ask who runs the database for a longer statement_timeout, or choose fewer variables.</source>
   <translation>Demandez à qui gère la base un statement_timeout plus long, ou choisissez moins de variables.</translation>
  </message>
  <message>
   <source>Ask who runs the database for the right to CREATE in that schema, or name another one.</source>
   <translation>Demandez à qui gère la base le droit CREATE dans ce schéma, ou nommez-en un autre.</translation>
  </message>
  <message>
   <source>Ask who runs the database for the right to SELECT on this table, and USAGE of its schema.</source>
   <translation>Demandez à qui gère la base le droit SELECT sur cette table, et USAGE de son schéma.</translation>
  </message>
  <message>
   <source>Ask who runs the database to mend it.</source>
   <translation>Demandez à qui gère la base de le corriger.</translation>
  </message>
  <message>
   <source>Ask who runs the database what its log says.</source>
   <translation>Demandez à qui gère la base ce que dit son journal.</translation>
  </message>
  <message>
   <source>Ask who runs the database, or leave sslmode out where the network is safe.</source>
   <translation>Demandez à qui gère la base, ou omettez sslmode là où le réseau est sûr.</translation>
  </message>
  <message>
   <source>Asked differently</source>
   <translation>La question a changé</translation>
  </message>
  <message>
   <source>Assign areas to the nearest site.</source>
   <translation>Rattachez les aires au site le plus proche.</translation>
  </message>
  <message>
   <source>Associations after</source>
   <translation>Associations après</translation>
  </message>
  <message>
   <source>Associations before</source>
   <translation>Associations avant</translation>
  </message>
  <message>
   <source>Associations: what blanks change</source>
   <translation>Associations : ce que changent les masques</translation>
  </message>
  <message>
   <source>At a time, at most</source>
   <translation>Ensemble, au plus</translation>
  </message>
  <message>
   <source>At as many regions as {level}, VBAS loses as much.</source>
   <translation>À nombre de régions égal ({level}), VBAS perd autant.</translation>
  </message>
  <message>
   <source>At as many regions as {level}, VBAS loses {lost} instead of {today}.</source>
   <translation>À nombre de régions égal ({level}), VBAS perd {lost} au lieu de {today}.</translation>
  </message>
  <message>
   <source>At as many regions as {level}, this run loses {lost} of records, {level} {today}.</source>
   <translation>Avec autant de régions que les {level}, cette exécution perd {lost} des enregistrements, les {level} {today}.</translation>
  </message>
  <message>
   <source>At coarser levels these values stay what they are, each a category.</source>
   <translation>Aux niveaux plus grossiers, ces valeurs restent ce qu'elles sont, chacune une catégorie.</translation>
  </message>
  <message>
   <source>At every level some categories are rarer than k = {k} records: they cannot be released as they are.</source>
   <translation>À chaque niveau, des catégories sont plus rares que k = {k} enregistrements : elles ne peuvent pas être diffusées telles quelles.</translation>
  </message>
  <message>
   <source>At l&amp;east</source>
   <translation>Au &amp;moins</translation>
  </message>
  <message>
   <source>At least</source>
   <translation>Au moins</translation>
  </message>
  <message>
   <source>At least one class is needed, not {n}.</source>
   <translation>Il faut au moins une classe, pas {n}.</translation>
  </message>
  <message>
   <source>At least {k} look alike in each combination. Who guesses a person's record is right with a probability of at most {p}.</source>
   <translation>Au moins {k} se ressemblent dans chaque combinaison. Qui devine l'enregistrement d'une personne a raison avec une probabilité d'au plus {p}.</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>Au plus</translation>
  </message>
  <message>
   <source>At most 1 % lost</source>
   <translation>Au plus 1 % de perte</translation>
  </message>
  <message>
   <source>At most 20 % unique</source>
   <translation>Au plus 20 % d'uniques</translation>
  </message>
  <message>
   <source>At most 5 % unique</source>
   <translation>Au plus 5 % d'uniques</translation>
  </message>
  <message>
   <source>At most {asked:.4%} of the records were to be suppressed; {reached:.4%} are.</source>
   <translation>Au plus {asked:.4%} des enregistrements devaient être supprimés ; {reached:.4%} le sont.</translation>
  </message>
  <message>
   <source>At most {asked:.4%} of the records were to be suppressed; {reached:.4%} are. That is {more:.4%} of the records too many.</source>
   <translation>Au plus {asked:.4%} des enregistrements devaient être supprimés ; {reached:.4%} le sont. C'est {more:.4%} des enregistrements de trop.</translation>
  </message>
  <message>
   <source>At most {limit:g} of the records shall be lost, which is no share.</source>
   <translation>Au plus {limit:g} des enregistrements doivent être perdus, ce qui n'est pas une part.</translation>
  </message>
  <message>
   <source>At most {n} runs can be told apart in one plot.</source>
   <translation>Au plus {n} exécutions se distinguent dans un graphique.</translation>
  </message>
  <message>
   <source>At risk after suppression, % of the records</source>
   <translation>À risque après la suppression, % des enregistrements</translation>
  </message>
  <message>
   <source>At risk before suppression, % of the records</source>
   <translation>À risque avant la suppression, % des enregistrements</translation>
  </message>
  <message>
   <source>At risk by each combination</source>
   <translation>À risque par chaque combinaison</translation>
  </message>
  <message>
   <source>At the estimate; it compares fits to the same models.</source>
   <translation>À l'estimation ; compare des ajustements aux mêmes modèles.</translation>
  </message>
  <message>
   <source>At the largest size</source>
   <translation>À la plus grande taille</translation>
  </message>
  <message>
   <source>At the largest size the curve still falls: the cut-off is {cutoff} or more, and counts as censored. {delta} are unique there.</source>
   <translation>À la plus grande taille, la courbe descend encore : le seuil est de {cutoff} ou plus, et compte comme censuré. {delta} y sont uniques.</translation>
  </message>
  <message>
   <source>At the same loss, this run has {n}; {level} are {there}.</source>
   <translation>À perte égale, cette exécution a {n}; {level} : {there}.</translation>
  </message>
  <message>
   <source>At the same loss, “{run}” has {n}; “{other}” has {there}.</source>
   <translation>À perte égale, « {run} » a {n} ; « {other} » en a {there}.</translation>
  </message>
  <message>
   <source>At the same number of regions ({there}), “{run}” {loses}.</source>
   <translation>À nombre de régions égal ({there}), « {run} » {loses}.</translation>
  </message>
  <message>
   <source>At the smallest size</source>
   <translation>À la plus petite taille</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Back to it</source>
   <translation>Y revenir</translation>
  </message>
  <message>
   <source>Back to the regions of the run; this can be undone</source>
   <translation>Revenir aux régions de l'exécution ; cela peut être annulé</translation>
  </message>
  <message>
   <source>Balance</source>
   <translation>Équilibre</translation>
  </message>
  <message>
   <source>Balanced density</source>
   <translation>Densité équilibrée</translation>
  </message>
  <message>
   <source>Band it if it is a number, or group its categories; if it is a record number or another direct identifier, leave it out.</source>
   <translation>Mettez-la en tranches si c'est un nombre, ou groupez ses catégories ; si c'est un numéro d'enregistrement ou un autre identifiant direct, omettez-la.</translation>
  </message>
  <message>
   <source>Band it, for instance by 5 years.</source>
   <translation>Mettez-la en tranches, par exemple de 5 ans.</translation>
  </message>
  <message>
   <source>Band it, or leave it out: with it, all records are unique.</source>
   <translation>Mettez-la en tranches ou omettez-la : avec elle, tous les enregistrements sont uniques.</translation>
  </message>
  <message>
   <source>Band it: neighbouring numbers are joined.</source>
   <translation>Mettez-la en tranches : les nombres voisins sont joints.</translation>
  </message>
  <message>
   <source>Bands of numbers …</source>
   <translation>Tranches de nombres …</translation>
  </message>
  <message>
   <source>Bands of {more} do not consist of whole bands of {less}.</source>
   <translation>Les tranches de {more} ne sont pas faites de tranches entières de {less}.</translation>
  </message>
  <message>
   <source>Bands of {width} would be more than {most:,}.</source>
   <translation>Les tranches de {width} seraient plus de {most:,}.</translation>
  </message>
  <message>
   <source>Baseline</source>
   <translation>Référence</translation>
  </message>
  <message>
   <source>Bayardo and Agrawal 2005; Croft et al. 2015, equation 21</source>
   <translation>Bayardo et Agrawal 2005 ; Croft et al. 2015, équation 21</translation>
  </message>
  <message>
   <source>Before</source>
   <translation>Avant</translation>
  </message>
  <message>
   <source>Before cells are blanked</source>
   <translation>Avant le masquage de cellules</translation>
  </message>
  <message>
   <source>Before suppression: {found}</source>
   <translation>Avant la suppression : {found}</translation>
  </message>
  <message>
   <source>Before that, the filter “{filter}” left out {out:,} of the {n:,} records ({share:.1%}).</source>
   <translation>Auparavant, le filtre « {filter} » a laissé de côté {out:,} des {n:,} enregistrements ({share:.1%}).</translation>
  </message>
  <message>
   <source>Before: the {n:,} areas that the records came with.</source>
   <translation>Avant : les {n:,} aires d’origine des enregistrements.</translation>
  </message>
  <message>
   <source>Before: {share}, {records}.</source>
   <translation>Avant : {share}, {records}.</translation>
  </message>
  <message>
   <source>Before: {v} (uncorrected {plain}), {records}.</source>
   <translation>Avant : {v} (non corrigé {plain}), {records}.</translation>
  </message>
  <message>
   <source>Begin with a letter or digit, and use at most 63 letters, digits, blanks, - and _.</source>
   <translation>Commencez par une lettre ou un chiffre, et prenez au plus 63 lettres, chiffres, espaces, - et _.</translation>
  </message>
  <message>
   <source>Beginning of the open band</source>
   <translation>Début de la tranche ouverte</translation>
  </message>
  <message>
   <source>Beginnings of codes …</source>
   <translation>Débuts de codes …</translation>
  </message>
  <message>
   <source>Being worked out …</source>
   <translation>Calcul en cours …</translation>
  </message>
  <message>
   <source>Below
k</source>
   <translation>Sous
k</translation>
  </message>
  <message>
   <source>Below each variable stands its weight.</source>
   <translation>Sous chaque variable se trouve son poids.</translation>
  </message>
  <message>
   <source>Below k</source>
   <translation>Sous k</translation>
  </message>
  <message>
   <source>Below the cut-off of {cutoff}: {n} of {all}.</source>
   <translation>Sous le seuil de {cutoff} : {n} sur {all}.</translation>
  </message>
  <message>
   <source>Below the floor</source>
   <translation>Sous le plancher</translation>
  </message>
  <message>
   <source>Below the floor of {floor:,.0f} {unit}: {n:,} of {all:,} regions ({regions}); {short:,.0f} {unit} missing in all.</source>
   <translation>Sous le plancher de {floor:,.0f} {unit} : {n:,} régions sur {all:,} ({regions}) ; il manque {short:,.0f} {unit} en tout.</translation>
  </message>
  <message>
   <source>Below the floor of {floor:,.0f} {unit}: {n:,} of {all:,} regions.</source>
   <translation>Sous le plancher de {floor:,.0f} {unit} : {n:,} régions sur {all:,}.</translation>
  </message>
  <message>
   <source>Below the floor of {floor}: {n}.</source>
   <translation>Sous le plancher de {floor} : {n}.</translation>
  </message>
  <message>
   <source>Below the title, smaller</source>
   <translation>Sous le titre, plus petit</translation>
  </message>
  <message>
   <source>Beside it, in {inside}, stands all that must not be given out.</source>
   <translation>À côté, dans {inside}, se trouve tout ce qui ne doit pas sortir.</translation>
  </message>
  <message>
   <source>Beside leaving out records</source>
   <translation>En regard du retrait d'enregistrements</translation>
  </message>
  <message>
   <source>Beside the protected columns, {columns} are released as they are: with them {alone:,} of {n:,} records look like no other, {below:,} like fewer than k = {k:,}. Nobody may be able to know them of another person; k keeps nobody from learning them.</source>
   <translation>À côté des colonnes protégées, {columns} sont diffusées telles quelles : avec elles, {alone:,} enregistrements sur {n:,} ne ressemblent à aucun autre, {below:,} ressemblent à moins de k = {k:,}. Il se peut que nul ne puisse les connaître d'une autre personne ; k n'empêche personne de les apprendre.</translation>
  </message>
  <message>
   <source>Beside the published totals no class of fewer than {k} people can be worked out.</source>
   <translation>À côté des totaux publiés, aucune classe de moins de {k} personnes ne peut être déduite.</translation>
  </message>
  <message>
   <source>Best of {n} searches: the fewest records are suppressed.</source>
   <translation>Meilleure de {n} recherches : c'est celle qui supprime le moins d'enregistrements.</translation>
  </message>
  <message>
   <source>Best of {n} searches: {kept:,} records suppressed; by the others {next:,} to {most:,}.</source>
   <translation>Meilleure de {n} recherches : enregistrements supprimés, {kept:,} ; par les autres, de {next:,} à {most:,}.</translation>
  </message>
  <message>
   <source>Bias</source>
   <translation>Biais</translation>
  </message>
  <message>
   <source>Bit</source>
   <translation>Bit</translation>
  </message>
  <message>
   <source>Bits a
record</source>
   <translation>Bits par
enreg.</translation>
  </message>
  <message>
   <source>Bits a record by region</source>
   <translation>Bits par enregistrement, par région</translation>
  </message>
  <message>
   <source>Bits by region</source>
   <translation>Bits par région</translation>
  </message>
  <message>
   <source>Bits lost by a record</source>
   <translation>Bits perdus par un enregistrement</translation>
  </message>
  <message>
   <source>Bits of geography lost over all records.</source>
   <translation>Bits de géographie perdus sur tous les enregistrements.</translation>
  </message>
  <message>
   <source>Bits of information that each record loses, as if all categories were equally frequent: the logarithm of how many fewer there are. Counted records would say it more exactly.</source>
   <translation>Bits d'information que perd chaque enregistrement, comme si toutes les catégories étaient aussi fréquentes : le logarithme de leur diminution. Des enregistrements comptés le diraient plus exactement.</translation>
  </message>
  <message>
   <source>Bits of information that each record loses: how much the entropy of the counted records falls, variable by variable. Where categories are collapsed, the rarest are taken to be joined.</source>
   <translation>Bits d'information que perd chaque enregistrement : de combien baisse l'entropie des enregistrements comptés, variable par variable. Là où des catégories sont réunies, les plus rares sont supposées l'être.</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>Noir</translation>
  </message>
  <message>
   <source>Blank
= any</source>
   <translation>Masque
= tout</translation>
  </message>
  <message>
   <source>Blank both wherever one of them is blanked</source>
   <translation>Masquer les deux partout où l'une d'elles est masquée</translation>
  </message>
  <message>
   <source>Blank single values until each combination is safe (F5)</source>
   <translation>Masquer des valeurs isolées jusqu'à ce que chaque combinaison soit sûre (F5)</translation>
  </message>
  <message>
   <source>Blank single values until every combination is safe (F5)</source>
   <translation>Masquer des valeurs isolées jusqu'à ce que toutes les combinaisons soient sûres (F5)</translation>
  </message>
  <message>
   <source>Blank single values until every combination of the variables is safe</source>
   <translation>Masquer des valeurs isolées jusqu'à ce que toutes les combinaisons des variables soient sûres</translation>
  </message>
  <message>
   <source>Blank: 5432</source>
   <translation>Vide : 5432</translation>
  </message>
  <message>
   <source>Blanked</source>
   <translation>Masqués</translation>
  </message>
  <message>
   <source>Blanked (cells)</source>
   <translation>Masqué (cellules)</translation>
  </message>
  <message>
   <source>Blanked cells</source>
   <translation>Cellules masquées</translation>
  </message>
  <message>
   <source>Blanked cells of</source>
   <translation>Cellules masquées de</translation>
  </message>
  <message>
   <source>Blanked cells of areas (%)</source>
   <translation>Cellules masquées des aires (%)</translation>
  </message>
  <message>
   <source>Blanked cells of each column.</source>
   <translation>Cellules masquées de chaque colonne.</translation>
  </message>
  <message>
   <source>Blanked cells of regions (%)</source>
   <translation>Cellules masquées des régions (%)</translation>
  </message>
  <message>
   <source>Blanked cells: {cells} of {all} ({cells_share}), in {records} ({share}).</source>
   <translation>Cellules masquées : {cells} sur {all} ({cells_share}), dans {records} ({share}).</translation>
  </message>
  <message>
   <source>Blanked most often in {most} ({most_share}), least in {least} ({least_share}), by {by}.</source>
   <translation>Masqué le plus souvent dans {most} ({most_share}), le moins dans {least} ({least_share}), par {by}.</translation>
  </message>
  <message>
   <source>Blanked most often where {by} is {most} ({most_share}), least where it is {least} ({least_share}).</source>
   <translation>Masqué le plus souvent là où {by} est {most} ({most_share}), le moins là où c'est {least} ({least_share}).</translation>
  </message>
  <message>
   <source>Blanked, % of the records of each group. Who compares groups with different shares compares what is left of them.</source>
   <translation>Masqué, % des enregistrements de chaque groupe. Qui compare des groupes aux parts différentes compare ce qu'il en reste.</translation>
  </message>
  <message>
   <source>Blanking linked cells, round {round}</source>
   <translation>Masquage des cellules liées, tour {round}</translation>
  </message>
  <message>
   <source>Blanking rare values</source>
   <translation>Masquage des valeurs rares</translation>
  </message>
  <message>
   <source>Blanking what follows another column</source>
   <translation>Masquage de ce qui suit une autre colonne</translation>
  </message>
  <message>
   <source>Blanks</source>
   <translation>Vides</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>Bleu</translation>
  </message>
  <message>
   <source>Blue: less in “{run}” than in “{other}” · orange: more</source>
   <translation>Bleu : moins dans « {run} » que dans « {other} » · orange : plus</translation>
  </message>
  <message>
   <source>Blue: less in “{run}”; orange: more.</source>
   <translation>Bleu : moins dans « {run} » ; orange : plus.</translation>
  </message>
  <message>
   <source>Bookmarks</source>
   <translation>Signets</translation>
  </message>
  <message>
   <source>Border refinement</source>
   <translation>Raffinement des frontières</translation>
  </message>
  <message>
   <source>Both a number of sites and a site count are given.</source>
   <translation>Un nombre de sites et une méthode pour le trouver sont donnés à la fois.</translation>
  </message>
  <message>
   <source>Both k and a threshold are given.</source>
   <translation>k et un seuil sont donnés à la fois.</translation>
  </message>
  <message>
   <source>Both levels are protected by combinations of their own. Give each of them one label at the coarser level if that is not meant.</source>
   <translation>Les deux niveaux sont protégés par des combinaisons qui leur sont propres. Donnez à chacune une seule étiquette au niveau plus grossier si ce n'est pas voulu.</translation>
  </message>
  <message>
   <source>Bottleneck class</source>
   <translation>Classe d'étranglement</translation>
  </message>
  <message>
   <source>Bounds where values leave gaps: least spread within classes (Jenks)</source>
   <translation>Limites là où les valeurs laissent des vides : le moins d'écart dans les classes (Jenks)</translation>
  </message>
  <message>
   <source>Brush: region {0}. Press or drag, and areas join it. Alt+click takes another region, Esc lets go.</source>
   <translation>Pinceau : région {0}. Appuyez ou faites glisser, et des aires la rejoignent. Alt+clic en prend une autre, Échap lâche.</translation>
  </message>
  <message>
   <source>By blanking single cells, as above</source>
   <translation>En masquant des cellules isolées, comme ci-dessus</translation>
  </message>
  <message>
   <source>By cross-validation: each area and set of variables is judged by a model that has seen neither the area nor the set.</source>
   <translation>Par validation croisée : chaque aire et chaque ensemble de variables est jugé par un modèle qui n'a vu ni l'un ni l'autre.</translation>
  </message>
  <message>
   <source>By groups of</source>
   <translation>Par groupes de</translation>
  </message>
  <message>
   <source>By hand</source>
   <translation>À la main</translation>
  </message>
  <message>
   <source>By hand: no records are needed.</source>
   <translation>À la main : pas besoin d'enregistrements.</translation>
  </message>
  <message>
   <source>By leaving out whole records until no class is below k</source>
   <translation>En retirant des enregistrements entiers jusqu'à ce qu'aucune classe ne soit inférieure à k</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Par nom</translation>
  </message>
  <message>
   <source>By region</source>
   <translation>Par région</translation>
  </message>
  <message>
   <source>By size of the class</source>
   <translation>Par taille de classe</translation>
  </message>
  <message>
   <source>By the model a unit needs {people}; if all combinations ({m}) were equally likely, {equal}.</source>
   <translation>Selon le modèle, une unité demande {people} ; si toutes les combinaisons ({m}) étaient aussi probables, {equal}.</translation>
  </message>
  <message>
   <source>By the paper's rule (209 from ten columns)</source>
   <translation>Selon la règle de l'article (209 à partir de dix colonnes)</translation>
  </message>
  <message>
   <source>By {by} blanks are spread evenly: comparing these groups is not misled.</source>
   <translation>Par {by}, les cases masquées sont réparties également : comparer ces groupes n'induit pas en erreur.</translation>
  </message>
  <message>
   <source>Bytes</source>
   <translation>Octets</translation>
  </message>
  <message>
   <source>CCHS</source>
   <translation>ESCC</translation>
  </message>
  <message>
   <source>CCS</source>
   <translation>SRU</translation>
  </message>
  <message>
   <source>CD</source>
   <translation>DR</translation>
  </message>
  <message>
   <source>CIHI and many provinces</source>
   <translation>ICIS et de nombreuses provinces</translation>
  </message>
  <message>
   <source>CMA</source>
   <translation>RMR</translation>
  </message>
  <message>
   <source>CMS, United States</source>
   <translation>CMS, États-Unis</translation>
  </message>
  <message>
   <source>CSD</source>
   <translation>SDR</translation>
  </message>
  <message>
   <source>CSV (*.csv)</source>
   <translation>CSV (*.csv)</translation>
  </message>
  <message>
   <source>CSV: text with commas</source>
   <translation>CSV : texte à virgules</translation>
  </message>
  <message>
   <source>CT</source>
   <translation>SR</translation>
  </message>
  <message>
   <source>Calculated</source>
   <translation>Calculées</translation>
  </message>
  <message>
   <source>Calculated, today's practice, imported, or edited by hand.</source>
   <translation>Calculée, pratique actuelle, importée, ou modifiée à la main.</translation>
  </message>
  <message>
   <source>Calibrate</source>
   <translation>Caler</translation>
  </message>
  <message>
   <source>Calibrate a model …</source>
   <translation>Caler un modèle …</translation>
  </message>
  <message>
   <source>Calibration</source>
   <translation>Calage</translation>
  </message>
  <message>
   <source>Call it {parts}.</source>
   <translation>Appelez-la {parts}.</translation>
  </message>
  <message>
   <source>Call the layer something else</source>
   <translation>Donner un autre nom à la couche</translation>
  </message>
  <message>
   <source>Call this view something else</source>
   <translation>Donner un autre nom à cette vue</translation>
  </message>
  <message>
   <source>Can be released: {kept}.</source>
   <translation>Peuvent être diffusés : {kept}.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Cancel (Esc); nothing is lost</source>
   <translation>Annuler (Échap) ; rien n'est perdu</translation>
  </message>
  <message>
   <source>Cancel what is under way; nothing is lost (Esc)</source>
   <translation>Annule ce qui est en cours ; rien n'est perdu (Échap)</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>Annulé.</translation>
  </message>
  <message>
   <source>Cancer cases with the columns registry, race, age, site, major site, minor site, sex, year, % poverty, and % poverty in the paper's groups, such as % poverty (integer)</source>
   <translation>Cas de cancer avec les colonnes registry, race, age, site, major site, minor site, sex, year, % poverty, et % poverty dans les groupes de l’article, comme % poverty (integer)</translation>
  </message>
  <message>
   <source>Candidates at most</source>
   <translation>Candidats au plus</translation>
  </message>
  <message>
   <source>Cannot be made coarser</source>
   <translation>Ne peut pas devenir plus grossière</translation>
  </message>
  <message>
   <source>Cate-
gories</source>
   <translation>Caté-
gories</translation>
  </message>
  <message>
   <source>Categories</source>
   <translation>Catégories</translation>
  </message>
  <message>
   <source>Categories of the new variable</source>
   <translation>Catégories de la nouvelle variable</translation>
  </message>
  <message>
   <source>Categories that occur, without missing. Information is the entropy of the variable, in bits a record: what a recode costs is lost to whoever uses the file.</source>
   <translation>Catégories qui se présentent, sans les valeurs manquantes. L'information est l'entropie de la variable, en bits par enregistrement : ce que coûte un recodage est perdu pour qui utilise le fichier.</translation>
  </message>
  <message>
   <source>Categories with fewer than k records: they cannot be released as they are</source>
   <translation>Catégories de moins de k enregistrements : elles ne peuvent pas être diffusées telles quelles</translation>
  </message>
  <message>
   <source>Categories with their records</source>
   <translation>Catégories et leurs enregistrements</translation>
  </message>
  <message>
   <source>Cautious cut</source>
   <translation>Coupure prudente</translation>
  </message>
  <message>
   <source>Cell size of five</source>
   <translation>Taille de cellule de cinq</translation>
  </message>
  <message>
   <source>Cell size of ten</source>
   <translation>Taille de cellule de dix</translation>
  </message>
  <message>
   <source>Cell size of three</source>
   <translation>Taille de cellule de trois</translation>
  </message>
  <message>
   <source>Cells</source>
   <translation>Cellules</translation>
  </message>
  <message>
   <source>Cells
blanked</source>
   <translation>Cellules
masquées</translation>
  </message>
  <message>
   <source>Cells are being suppressed now; Esc cancels.</source>
   <translation>La suppression de cellules est en cours ; Échap annule.</translation>
  </message>
  <message>
   <source>Cells blanked</source>
   <translation>Cellules masquées</translation>
  </message>
  <message>
   <source>Cells blanked so far</source>
   <translation>Cellules masquées jusqu'ici</translation>
  </message>
  <message>
   <source>Cells blanked, % of all records</source>
   <translation>Cellules masquées, % de tous les enregistrements</translation>
  </message>
  <message>
   <source>Cells in all</source>
   <translation>Cellules en tout</translation>
  </message>
  <message>
   <source>Cells that a spreadsheet would execute: {names}.</source>
   <translation>Cellules qu’un tableur exécuterait : {names}.</translation>
  </message>
  <message>
   <source>Censored above</source>
   <translation>Censurés en haut</translation>
  </message>
  <message>
   <source>Censored below</source>
   <translation>Censurés en bas</translation>
  </message>
  <message>
   <source>Centers for Medicare &amp; Medicaid Services, Cell Size Suppression Policy</source>
   <translation>Centers for Medicare &amp; Medicaid Services, Cell Size Suppression Policy</translation>
  </message>
  <message>
   <source>Central</source>
   <translation>Centre</translation>
  </message>
  <message>
   <source>Central: Ontario and Quebec</source>
   <translation>Centre : Ontario et Québec</translation>
  </message>
  <message>
   <source>Change it in the file.</source>
   <translation>Modifiez-le dans le fichier.</translation>
  </message>
  <message>
   <source>Change that counts as none</source>
   <translation>Changement qui ne compte pas</translation>
  </message>
  <message>
   <source>Change the design and suppress again (can be undone)</source>
   <translation>Modifier le plan et masquer de nouveau (peut être annulé)</translation>
  </message>
  <message>
   <source>Change, points</source>
   <translation>Écart, points</translation>
  </message>
  <message>
   <source>Change: points of the share in unique record sets.</source>
   <translation>Écart : points de la part en ensembles uniques.</translation>
  </message>
  <message>
   <source>Change: points of the share in unique record sets. Kept: information in the variables as recoded, bits per record.</source>
   <translation>Écart : points de la part en ensembles uniques. Gardé : information des variables telles que recodées, bits par enregistrement.</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Changée</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Changements</translation>
  </message>
  <message>
   <source>Characters of level {n}</source>
   <translation>Caractères du niveau {n}</translation>
  </message>
  <message>
   <source>Characters that level {n} keeps; dots and dashes do not count</source>
   <translation>Caractères que garde le niveau {n} ; les points et les traits d'union ne comptent pas</translation>
  </message>
  <message>
   <source>Cheapest adds</source>
   <translation>La moins chère ajoute</translation>
  </message>
  <message>
   <source>Cheapest each time</source>
   <translation>La moins chère à chaque pas</translation>
  </message>
  <message>
   <source>Cheapest to add</source>
   <translation>La moins chère à ajouter</translation>
  </message>
  <message>
   <source>Check a pack of records from its files alone, whoever made it</source>
   <translation>Vérifier un paquet d’enregistrements d’après ses seuls fichiers, qui que ce soit qui l’a fait</translation>
  </message>
  <message>
   <source>Check a pack that was made before, from its files alone</source>
   <translation>Vérifier un paquet fait auparavant, d’après ses seuls fichiers</translation>
  </message>
  <message>
   <source>Check host and port, and whether a VPN or firewall stands between.</source>
   <translation>Vérifiez l'hôte et le port, et si un RPV ou un pare-feu se trouve entre les deux.</translation>
  </message>
  <message>
   <source>Check host and port, and whether the server runs.</source>
   <translation>Vérifiez l'hôte et le port, et si le serveur est en marche.</translation>
  </message>
  <message>
   <source>Check host, port, database and user, for instance with psql.</source>
   <translation>Vérifiez l'hôte, le port, la base et l'utilisateur, par exemple avec psql.</translation>
  </message>
  <message>
   <source>Check its name and folder.</source>
   <translation>Vérifiez son nom et son dossier.</translation>
  </message>
  <message>
   <source>Check its name and place.</source>
   <translation>Vérifiez son nom et son emplacement.</translation>
  </message>
  <message>
   <source>Check its name, and the network.</source>
   <translation>Vérifiez son nom, et le réseau.</translation>
  </message>
  <message>
   <source>Check its name; psql -l lists those there are.</source>
   <translation>Vérifiez son nom; psql -l donne la liste de celles qui existent.</translation>
  </message>
  <message>
   <source>Check its schema and name.</source>
   <translation>Vérifiez son schéma et son nom.</translation>
  </message>
  <message>
   <source>Check that it is there and may be read.</source>
   <translation>Vérifiez qu'il est là et peut être lu.</translation>
  </message>
  <message>
   <source>Check that it was made from the same records.</source>
   <translation>Vérifiez qu'elle a été faite à partir des mêmes enregistrements.</translation>
  </message>
  <message>
   <source>Check that it was made from the same records; totals of more than these records are upper bounds.</source>
   <translation>Vérifiez qu'elle a été faite à partir des mêmes enregistrements; les totaux de plus que ces enregistrements sont des bornes supérieures.</translation>
  </message>
  <message>
   <source>Check that quotes are closed and each line has the same number of fields.</source>
   <translation>Vérifiez que les guillemets sont fermés et que chaque ligne a le même nombre de champs.</translation>
  </message>
  <message>
   <source>Check that the file is complete, for instance by opening it in the program that wrote it.</source>
   <translation>Vérifiez que le fichier est complet, par exemple en l'ouvrant dans le programme qui l'a écrit.</translation>
  </message>
  <message>
   <source>Check that the file is there and may be read.</source>
   <translation>Vérifiez que le fichier existe et peut être lu.</translation>
  </message>
  <message>
   <source>Check that the record file's area ids are those of the area file.</source>
   <translation>Vérifiez que les identifiants d'aire des enregistrements sont ceux du fichier d'aires.</translation>
  </message>
  <message>
   <source>Check the codebook and the column of provinces.</source>
   <translation>Vérifiez le dictionnaire et la colonne des provinces.</translation>
  </message>
  <message>
   <source>Check the coordinate system.</source>
   <translation>Vérifiez le système de coordonnées.</translation>
  </message>
  <message>
   <source>Check the database in the address, and ask for USAGE of the schema.</source>
   <translation>Vérifiez la base dans l'adresse, et demandez le droit USAGE du schéma.</translation>
  </message>
  <message>
   <source>Check the ids of the locked areas, leading zeros included.</source>
   <translation>Vérifiez les identifiants des aires verrouillées, zéros initiaux compris.</translation>
  </message>
  <message>
   <source>Check the name and the folder.</source>
   <translation>Vérifiez le nom et le dossier.</translation>
  </message>
  <message>
   <source>Check the name of the codebook.</source>
   <translation>Vérifiez le nom du dictionnaire.</translation>
  </message>
  <message>
   <source>Check the name of the file.</source>
   <translation>Vérifiez le nom du fichier.</translation>
  </message>
  <message>
   <source>Check the network, and try again.</source>
   <translation>Vérifiez le réseau, et réessayez.</translation>
  </message>
  <message>
   <source>Check the printer, or save a PDF.</source>
   <translation>Vérifiez l'imprimante, ou enregistrez un PDF.</translation>
  </message>
  <message>
   <source>Check the separator and the quotes.</source>
   <translation>Vérifiez le séparateur et les guillemets.</translation>
  </message>
  <message>
   <source>Check the user in the address and the password in the environment, ~/.pgpass or the service file.</source>
   <translation>Vérifiez l'utilisateur dans l'adresse et le mot de passe dans l'environnement, ~/.pgpass ou le fichier de services.</translation>
  </message>
  <message>
   <source>Check ~/.pg_service.conf.</source>
   <translation>Vérifiez ~/.pg_service.conf.</translation>
  </message>
  <message>
   <source>Checks</source>
   <translation>Vérifications</translation>
  </message>
  <message>
   <source>Choose 'area' or 'postal code'.</source>
   <translation>Choisissez 'area' ou 'postal code'.</translation>
  </message>
  <message>
   <source>Choose a CSV or Parquet file</source>
   <translation>Choisissez un fichier CSV ou Parquet</translation>
  </message>
  <message>
   <source>Choose a column of numbers.</source>
   <translation>Choisissez une colonne de nombres.</translation>
  </message>
  <message>
   <source>Choose a column of the records, too.</source>
   <translation>Choisissez aussi une colonne des enregistrements.</translation>
  </message>
  <message>
   <source>Choose a column that names regions, and a name for the run, first</source>
   <translation>Choisissez d'abord une colonne qui nomme des régions, et un nom pour l'exécution</translation>
  </message>
  <message>
   <source>Choose a combination in the picture or the table: here you will see what it costs, and on the map where the records are that it singles out.</source>
   <translation>Choisissez une combinaison dans l'image ou le tableau : vous verrez ici ce qu'elle coûte, et sur la carte où sont les enregistrements qu'elle isole.</translation>
  </message>
  <message>
   <source>Choose a coordinate system, or type another one such as EPSG:26918</source>
   <translation>Choisissez un système de coordonnées, ou tapez-en un autre comme EPSG:26918</translation>
  </message>
  <message>
   <source>Choose a file in it.</source>
   <translation>Choisissez-y un fichier.</translation>
  </message>
  <message>
   <source>Choose a file with a header and records.</source>
   <translation>Choisissez un fichier avec un en-tête et des enregistrements.</translation>
  </message>
  <message>
   <source>Choose a file with one line for each value of the column, not for each record.</source>
   <translation>Choisissez un fichier d'une ligne par valeur de la colonne, non par enregistrement.</translation>
  </message>
  <message>
   <source>Choose a file with one line for each value of the column.</source>
   <translation>Choisissez un fichier d'une ligne par valeur de la colonne.</translation>
  </message>
  <message>
   <source>Choose a file with records, or count them again without leaving so many out.</source>
   <translation>Choisissez un fichier avec des enregistrements, ou recomptez-les sans en omettre autant.</translation>
  </message>
  <message>
   <source>Choose a file with records.</source>
   <translation>Choisissez un fichier avec des enregistrements.</translation>
  </message>
  <message>
   <source>Choose a file.</source>
   <translation>Choisissez un fichier.</translation>
  </message>
  <message>
   <source>Choose a fixed cut-off or a part of Canada, or calibrate a model of your own.</source>
   <translation>Choisissez un seuil fixe ou une partie du Canada, ou calez un modèle à vous.</translation>
  </message>
  <message>
   <source>Choose a fixed cut-off, or calibrate a model on records of the place.</source>
   <translation>Choisissez un seuil fixe, ou calez un modèle sur des enregistrements du lieu.</translation>
  </message>
  <message>
   <source>Choose a folder that vbas aggregate or the window wrote.</source>
   <translation>Choisissez un dossier écrit par vbas aggregate ou par la fenêtre.</translation>
  </message>
  <message>
   <source>Choose a folder that you may write to and that has room.</source>
   <translation>Choisissez un dossier où vous pouvez écrire et où il y a de la place.</translation>
  </message>
  <message>
   <source>Choose a larger k, coarser categories, or --algorithm complete, or do not give back.</source>
   <translation>Choisissez un k plus grand, des catégories plus larges, ou --algorithm complete, ou ne rendez rien.</translation>
  </message>
  <message>
   <source>Choose a larger region.</source>
   <translation>Choisissez une région plus grande.</translation>
  </message>
  <message>
   <source>Choose a layer of the list above to change its look.</source>
   <translation>Choisissez une couche de la liste ci-dessus pour changer son aspect.</translation>
  </message>
  <message>
   <source>Choose a level of geography.</source>
   <translation>Choisissez un niveau de géographie.</translation>
  </message>
  <message>
   <source>Choose a level with people, or the population column of the area file.</source>
   <translation>Choisissez un niveau avec des personnes, ou la colonne de population du fichier d'aires.</translation>
  </message>
  <message>
   <source>Choose a model by max combinations.</source>
   <translation>Choisissez un modèle par combinaisons maximales.</translation>
  </message>
  <message>
   <source>Choose a new or empty folder.</source>
   <translation>Choisissez un dossier nouveau ou vide.</translation>
  </message>
  <message>
   <source>Choose a placement, or import the regions again.</source>
   <translation>Choisissez un placement, ou importez de nouveau les régions.</translation>
  </message>
  <message>
   <source>Choose a population column, or a number of people per area such as 400-700.</source>
   <translation>Choisissez une colonne de population, ou un nombre d'habitants par aire comme 400-700.</translation>
  </message>
  <message>
   <source>Choose a printer</source>
   <translation>Choisir une imprimante</translation>
  </message>
  <message>
   <source>Choose a set with a [maxcombs] or an [entropy] table.</source>
   <translation>Choisissez un jeu avec une table [maxcombs] ou [entropy].</translation>
  </message>
  <message>
   <source>Choose a set with a table [suppression.{predictor}], such as {ours}.</source>
   <translation>Choisissez un jeu avec une table [suppression.{predictor}], par exemple {ours}.</translation>
  </message>
  <message>
   <source>Choose a size between 1 x 1 and 20,000 x 20,000.</source>
   <translation>Choisissez une taille entre 1 x 1 et 20 000 x 20 000.</translation>
  </message>
  <message>
   <source>Choose a smaller k, or a higher probability.</source>
   <translation>Choisissez un k plus petit ou une probabilité plus élevée.</translation>
  </message>
  <message>
   <source>Choose a smaller k, or a higher threshold.</source>
   <translation>Choisissez un k plus petit ou un seuil plus élevé.</translation>
  </message>
  <message>
   <source>Choose a smaller k.</source>
   <translation>Choisissez un k plus petit.</translation>
  </message>
  <message>
   <source>Choose a smaller scale.</source>
   <translation>Choisissez une échelle plus petite.</translation>
  </message>
  <message>
   <source>Choose a smaller size.</source>
   <translation>Choisissez une taille plus petite.</translation>
  </message>
  <message>
   <source>Choose a smaller step or a larger sample.</source>
   <translation>Choisissez un pas plus petit ou un plus grand échantillon.</translation>
  </message>
  <message>
   <source>Choose a spatial file, or a table with columns x and y.</source>
   <translation>Choisissez un fichier spatial, ou une table avec les colonnes x et y.</translation>
  </message>
  <message>
   <source>Choose a spatial file, or the columns of x and y: {columns}.</source>
   <translation>Choisissez un fichier spatial, ou les colonnes de x et y : {columns}.</translation>
  </message>
  <message>
   <source>Choose a table</source>
   <translation>Choisissez une table</translation>
  </message>
  <message>
   <source>Choose a table with a column of area ids and a column of region ids.</source>
   <translation>Choisissez une table avec une colonne d'identifiants d'aire et une colonne d'identifiants de région.</translation>
  </message>
  <message>
   <source>Choose a table with one row an area, or another id column.</source>
   <translation>Choisissez une table d'une ligne par aire, ou une autre colonne d'identifiants.</translation>
  </message>
  <message>
   <source>Choose a table with one row an area, or leave this column out.</source>
   <translation>Choisissez une table d'une ligne par aire, ou laissez cette colonne de côté.</translation>
  </message>
  <message>
   <source>Choose a table …</source>
   <translation>Choisir une table …</translation>
  </message>
  <message>
   <source>Choose a table, or a view that only reads.</source>
   <translation>Choisissez une table, ou une vue qui ne fait que lire.</translation>
  </message>
  <message>
   <source>Choose a variable with categories; one measured in dollars or kilograms is none.</source>
   <translation>Choisissez une variable à catégories ; une variable en dollars ou en kilogrammes n'en a pas.</translation>
  </message>
  <message>
   <source>Choose among: {columns}.</source>
   <translation>Choisissez parmi : {columns}.</translation>
  </message>
  <message>
   <source>Choose among: {known}.</source>
   <translation>Choisissez parmi : {known}.</translation>
  </message>
  <message>
   <source>Choose among: {names}.</source>
   <translation>Choisissez parmi : {names}.</translation>
  </message>
  <message>
   <source>Choose another coefficient set or site count.</source>
   <translation>Choisissez un autre jeu de coefficients ou un autre calcul de sites.</translation>
  </message>
  <message>
   <source>Choose another column for one of them.</source>
   <translation>Choisissez une autre colonne pour l'une d'elles.</translation>
  </message>
  <message>
   <source>Choose another column of region ids.</source>
   <translation>Choisissez une autre colonne d'identifiants de région.</translation>
  </message>
  <message>
   <source>Choose another file or layer.</source>
   <translation>Choisissez un autre fichier ou une autre couche.</translation>
  </message>
  <message>
   <source>Choose another file, or the copy that was kept of it.</source>
   <translation>Choisissez un autre fichier, ou la copie qui en a été gardée.</translation>
  </message>
  <message>
   <source>Choose another file.</source>
   <translation>Choisissez un autre fichier.</translation>
  </message>
  <message>
   <source>Choose another folder for the results.</source>
   <translation>Choisissez un autre dossier pour les résultats.</translation>
  </message>
  <message>
   <source>Choose another folder, or remove that one.</source>
   <translation>Choisissez un autre dossier, ou retirez celui-là.</translation>
  </message>
  <message>
   <source>Choose another folder.</source>
   <translation>Choisissez un autre dossier.</translation>
  </message>
  <message>
   <source>Choose another format, or show fewer columns.</source>
   <translation>Choisissez un autre format, ou montrez moins de colonnes.</translation>
  </message>
  <message>
   <source>Choose another id column or another table.</source>
   <translation>Choisissez une autre colonne d'identifiants ou une autre table.</translation>
  </message>
  <message>
   <source>Choose another name or part of Canada, or replace it.</source>
   <translation>Choisissez un autre nom ou une autre partie du Canada, ou remplacez-le.</translation>
  </message>
  <message>
   <source>Choose another name, or join that category too.</source>
   <translation>Choisissez un autre nom, ou joignez aussi cette catégorie.</translation>
  </message>
  <message>
   <source>Choose another name, or replace it.</source>
   <translation>Choisissez un autre nom, ou remplacez-le.</translation>
  </message>
  <message>
   <source>Choose another name.</source>
   <translation>Choisissez un autre nom.</translation>
  </message>
  <message>
   <source>Choose another one, such as EPSG:4326.</source>
   <translation>Choisissez-en un autre, comme EPSG:4326.</translation>
  </message>
  <message>
   <source>Choose another one.</source>
   <translation>Choisissez-en une autre.</translation>
  </message>
  <message>
   <source>Choose another place, or ask for the right to write there.</source>
   <translation>Choisissez un autre endroit, ou demandez le droit d'y écrire.</translation>
  </message>
  <message>
   <source>Choose another placement as its seeds, such as balanced-density.</source>
   <translation>Choisissez un autre placement pour les germes, comme balanced-density.</translation>
  </message>
  <message>
   <source>Choose another placement, or leave the target out.</source>
   <translation>Choisissez un autre placement, ou renoncez à la cible.</translation>
  </message>
  <message>
   <source>Choose another rule, or one of its models: {known}.</source>
   <translation>Choisissez une autre règle, ou un de ses modèles : {known}.</translation>
  </message>
  <message>
   <source>Choose areas of one of them.</source>
   <translation>Choisissez des aires de l'une d'elles.</translation>
  </message>
  <message>
   <source>Choose areas of {home}.</source>
   <translation>Choisissez des aires de {home}.</translation>
  </message>
  <message>
   <source>Choose at least one column.</source>
   <translation>Choisissez au moins une colonne.</translation>
  </message>
  <message>
   <source>Choose at least one variable (step 2)</source>
   <translation>Choisissez au moins une variable (étape 2)</translation>
  </message>
  <message>
   <source>Choose at least one variable and one k.</source>
   <translation>Choisissez au moins une variable et un k.</translation>
  </message>
  <message>
   <source>Choose at least one variable.</source>
   <translation>Choisissez au moins une variable.</translation>
  </message>
  <message>
   <source>Choose at least one, such as age.</source>
   <translation>Choisissez-en au moins une, comme l'âge.</translation>
  </message>
  <message>
   <source>Choose at least one.</source>
   <translation>Choisissez-en au moins une.</translation>
  </message>
  <message>
   <source>Choose at the left which variables somebody could know of a person.</source>
   <translation>Choisissez à gauche les variables que quelqu'un pourrait connaître d'une personne.</translation>
  </message>
  <message>
   <source>Choose bands that begin where categories begin.</source>
   <translation>Choisissez des tranches qui commencent là où commencent des catégories.</translation>
  </message>
  <message>
   <source>Choose columns and their order</source>
   <translation>Choisir les colonnes et leur ordre</translation>
  </message>
  <message>
   <source>Choose columns of {file}.</source>
   <translation>Choisissez des colonnes de {file}.</translation>
  </message>
  <message>
   <source>Choose columns, or list models such as age+sex; age+sex+school.</source>
   <translation>Choisissez des colonnes, ou donnez des modèles tels que age+sex; age+sex+school.</translation>
  </message>
  <message>
   <source>Choose combinations or complete.</source>
   <translation>Choisissez combinations ou complete.</translation>
  </message>
  <message>
   <source>Choose fewer columns, or fewer of them at a time.</source>
   <translation>Choisissez moins de colonnes, ou moins à la fois.</translation>
  </message>
  <message>
   <source>Choose fewer quasi-identifiers, or take a sample of the records.</source>
   <translation>Choisissez moins de quasi-identifiants, ou prenez un échantillon des enregistrements.</translation>
  </message>
  <message>
   <source>Choose fewer variables, or ask who runs the database.</source>
   <translation>Choisissez moins de variables, ou demandez à qui gère la base.</translation>
  </message>
  <message>
   <source>Choose file …</source>
   <translation>Choisir un fichier …</translation>
  </message>
  <message>
   <source>Choose it and run</source>
   <translation>Le choisir et lancer</translation>
  </message>
  <message>
   <source>Choose it once.</source>
   <translation>Choisissez-la une seule fois.</translation>
  </message>
  <message>
   <source>Choose it, or leave areas out.</source>
   <translation>Choisissez-le, ou n'indiquez pas d'aires.</translation>
  </message>
  <message>
   <source>Choose k first.</source>
   <translation>Choisissez d'abord k.</translation>
  </message>
  <message>
   <source>Choose k, such as 5.</source>
   <translation>Choisissez k, par exemple 5.</translation>
  </message>
  <message>
   <source>Choose on the left which models are followed, then press Calibrate.</source>
   <translation>Choisissez à gauche quels modèles sont suivis, puis appuyez sur Caler.</translation>
  </message>
  <message>
   <source>Choose one (--area-id): {columns}.</source>
   <translation>Choisissez-en une (--area-id) : {columns}.</translation>
  </message>
  <message>
   <source>Choose one at the edge of its region.</source>
   <translation>Choisissez-en une au bord de sa région.</translation>
  </message>
  <message>
   <source>Choose one of its releases.</source>
   <translation>Choisissez une de ses diffusions.</translation>
  </message>
  <message>
   <source>Choose one of several variables that are protected.</source>
   <translation>Choisissez une variable parmi plusieurs qui sont protégées.</translation>
  </message>
  <message>
   <source>Choose one of them (--layer).</source>
   <translation>Choisissez-en une (--layer).</translation>
  </message>
  <message>
   <source>Choose one of these levels in the table.</source>
   <translation>Choisissez un de ces niveaux dans le tableau.</translation>
  </message>
  <message>
   <source>Choose one of those that were read.</source>
   <translation>Choisissez l'une de celles qui ont été lues.</translation>
  </message>
  <message>
   <source>Choose one of {known}.</source>
   <translation>Choisissez parmi {known}.</translation>
  </message>
  <message>
   <source>Choose one of {ramps}.</source>
   <translation>Choisissez parmi {ramps}.</translation>
  </message>
  <message>
   <source>Choose one of {schemes}.</source>
   <translation>Choisissez parmi {schemes}.</translation>
  </message>
  <message>
   <source>Choose one of: {choices}.</source>
   <translation>Choisissez parmi : {choices}.</translation>
  </message>
  <message>
   <source>Choose one of: {known}.</source>
   <translation>Choisissez parmi : {known}.</translation>
  </message>
  <message>
   <source>Choose one of: {levels}.</source>
   <translation>Choisissez parmi : {levels}.</translation>
  </message>
  <message>
   <source>Choose one of: {names}.</source>
   <translation>Choisissez parmi : {names}.</translation>
  </message>
  <message>
   <source>Choose one that was saved from the list of layers.</source>
   <translation>Choisissez-en un qui a été enregistré depuis la liste des couches.</translation>
  </message>
  <message>
   <source>Choose one: {columns}.</source>
   <translation>Choisissez-en une : {columns}.</translation>
  </message>
  <message>
   <source>Choose other quasi-identifiers or another record file, or count missing values as a category of their own.</source>
   <translation>Choisissez d'autres quasi-identifiants ou un autre fichier d'enregistrements, ou comptez les valeurs manquantes comme une catégorie à part.</translation>
  </message>
  <message>
   <source>Choose other quasi-identifiers or another record file.</source>
   <translation>Choisissez d'autres quasi-identifiants ou un autre fichier d'enregistrements.</translation>
  </message>
  <message>
   <source>Choose other quasi-identifiers.</source>
   <translation>Choisissez d'autres quasi-identifiants.</translation>
  </message>
  <message>
   <source>Choose sweep.csv in the folder that a sweep wrote.</source>
   <translation>Choisissez sweep.csv dans le dossier qu'un balayage a écrit.</translation>
  </message>
  <message>
   <source>Choose the area column</source>
   <translation>Choisir la colonne des aires</translation>
  </message>
  <message>
   <source>Choose the area column of the records (step 1)</source>
   <translation>Choisissez la colonne d'aire des enregistrements (étape 1)</translation>
  </message>
  <message>
   <source>Choose the area column, or open the areas that the records name.</source>
   <translation>Choisissez la colonne d'aire, ou ouvrez les aires que les enregistrements nomment.</translation>
  </message>
  <message>
   <source>Choose the assignment of a run on these areas, or another column of area ids.</source>
   <translation>Choisissez l'affectation d'une exécution sur ces aires, ou une autre colonne d'identifiants d'aire.</translation>
  </message>
  <message>
   <source>Choose the column of area ids and at least one quasi-identifier.</source>
   <translation>Choisissez la colonne des identifiants d'aire et au moins un quasi-identifiant.</translation>
  </message>
  <message>
   <source>Choose the column of area ids and at least one variable.</source>
   <translation>Choisissez la colonne des identifiants d'aires et au moins une variable.</translation>
  </message>
  <message>
   <source>Choose the column of area ids: step 1, Data.</source>
   <translation>Choisissez la colonne des identifiants d'aire : étape 1, Données.</translation>
  </message>
  <message>
   <source>Choose the column that holds the area id, or the area file of the same level and census year.</source>
   <translation>Choisissez la colonne qui porte l'identifiant d'aire, ou le fichier d'aires du même niveau et de la même année de recensement.</translation>
  </message>
  <message>
   <source>Choose the column that holds the area id, or the area file that the regions are of.</source>
   <translation>Choisissez la colonne qui porte l'identifiant d'aire, ou le fichier d'aires auquel appartiennent les régions.</translation>
  </message>
  <message>
   <source>Choose the column that names each area once.</source>
   <translation>Choisissez la colonne qui nomme chaque aire une seule fois.</translation>
  </message>
  <message>
   <source>Choose the column that tells persons apart, or none if each row is a person.</source>
   <translation>Choisissez la colonne qui distingue les personnes, ou aucune si chaque ligne est une personne.</translation>
  </message>
  <message>
   <source>Choose the column, then import this file alone.</source>
   <translation>Choisissez la colonne, puis importez ce fichier seul.</translation>
  </message>
  <message>
   <source>Choose the file where it is now</source>
   <translation>Choisir le fichier là où il se trouve maintenant</translation>
  </message>
  <message>
   <source>Choose the folder of the ledger.</source>
   <translation>Choisissez le dossier du registre.</translation>
  </message>
  <message>
   <source>Choose the folder that lists the releases of these records; it stays in the house</source>
   <translation>Choisir le dossier qui dresse la liste des diffusions de ces enregistrements; il reste dans la maison</translation>
  </message>
  <message>
   <source>Choose the level again for the areas that are open.</source>
   <translation>Choisissez le niveau de nouveau pour les aires ouvertes.</translation>
  </message>
  <message>
   <source>Choose the other population basis, or check the area file's population column.</source>
   <translation>Choisissez l'autre base de population, ou vérifiez la colonne de population du fichier d'aires.</translation>
  </message>
  <message>
   <source>Choose the population column of the area file, or count the records first.</source>
   <translation>Choisissez la colonne de population du fichier d'aires, ou comptez d'abord les enregistrements.</translation>
  </message>
  <message>
   <source>Choose the region model: {parts}.</source>
   <translation>Choisissez le modèle régional : {parts}.</translation>
  </message>
  <message>
   <source>Choose the table of these levels</source>
   <translation>Choisir la table de ces niveaux</translation>
  </message>
  <message>
   <source>Choose the variables that are released, and it is said which to coarsen.</source>
   <translation>Choisissez les variables diffusées, et il sera dit lesquelles rendre plus grossières.</translation>
  </message>
  <message>
   <source>Choose the variables that are released, or a fixed cut-off in the table: then it is said what can be done about units with too few people.</source>
   <translation>Choisissez les variables diffusées, ou un seuil fixe dans la table : il sera dit alors que faire des unités qui ont trop peu de personnes.</translation>
  </message>
  <message>
   <source>Choose the variables that are released: the model's cut-off needs them.</source>
   <translation>Choisissez les variables diffusées : le seuil du modèle en a besoin.</translation>
  </message>
  <message>
   <source>Choose two different columns</source>
   <translation>Choisissez deux colonnes différentes</translation>
  </message>
  <message>
   <source>Choose two runs of the same area file.</source>
   <translation>Choisissez deux exécutions du même fichier d'aires.</translation>
  </message>
  <message>
   <source>Choose variables</source>
   <translation>Choisir des variables</translation>
  </message>
  <message>
   <source>Choose variables to see the number of regions</source>
   <translation>Choisissez des variables pour voir le nombre de régions</translation>
  </message>
  <message>
   <source>Choose what somebody could know of a person: step 2, Variables.</source>
   <translation>Choisissez ce que quelqu'un pourrait savoir d'une personne : étape 2, Variables.</translation>
  </message>
  <message>
   <source>Choose where the file is written</source>
   <translation>Choisir où le fichier est écrit</translation>
  </message>
  <message>
   <source>Choose where the pack is put</source>
   <translation>Choisir où le paquet est mis</translation>
  </message>
  <message>
   <source>Choose wider bands.</source>
   <translation>Choisissez des tranches plus larges.</translation>
  </message>
  <message>
   <source>Choose {parts}.</source>
   <translation>Choisissez {parts}.</translation>
  </message>
  <message>
   <source>Choose {sets}, or give the path of a TOML file.</source>
   <translation>Choisissez {sets}, ou donnez le chemin d'un fichier TOML.</translation>
  </message>
  <message>
   <source>Choose …</source>
   <translation>Choisir …</translation>
  </message>
  <message>
   <source>Choose: {known}.</source>
   <translation>Choisissez : {known}.</translation>
  </message>
  <message>
   <source>Class</source>
   <translation>Classe</translation>
  </message>
  <message>
   <source>Classes</source>
   <translation>Classes</translation>
  </message>
  <message>
   <source>Classes are counted in persons: somebody with many records counts once.</source>
   <translation>Les classes sont comptées en personnes : qui a plusieurs enregistrements compte une fois.</translation>
  </message>
  <message>
   <source>Classes as on the first map.</source>
   <translation>Classes comme sur la première carte.</translation>
  </message>
  <message>
   <source>Classes below k that still show a value</source>
   <translation>Classes inférieures à k qui montrent encore une valeur</translation>
  </message>
  <message>
   <source>Classes between natural gaps</source>
   <translation>Classes entre des vides naturels</translation>
  </message>
  <message>
   <source>Classes of equal width</source>
   <translation>Classes de même largeur</translation>
  </message>
  <message>
   <source>Classes of equally many areas</source>
   <translation>Classes d'autant d'aires</translation>
  </message>
  <message>
   <source>Classes of fewer than {k} people that can be worked out: {n} (records: {records}). Do not release this.</source>
   <translation>Classes de moins de {k} personnes qui peuvent être déduites : {n} (enregistrements : {records}). Ne diffusez pas ceci.</translation>
  </message>
  <message>
   <source>Classes of fewer than {k} people that can be worked out: {n} (records: {records}); not decided: {undecided}. Do not release this.</source>
   <translation>Classes de moins de {k} personnes qui peuvent être déduites : {n} (enregistrements : {records}); non déterminées : {undecided}. Ne diffusez pas ceci.</translation>
  </message>
  <message>
   <source>Classes of which everybody has the same value of an outcome, or that miss l or t</source>
   <translation>Classes dont tous ont la même valeur d'un résultat, ou qui n'atteignent pas l ou t</translation>
  </message>
  <message>
   <source>Classes of which everybody has the same value of an outcome, or which miss l or t</source>
   <translation>Classes dont tous ont la même valeur d'un résultat, ou qui n'atteignent pas l ou t</translation>
  </message>
  <message>
   <source>Classes of {0}</source>
   <translation>Classes de {0}</translation>
  </message>
  <message>
   <source>Classes of {low} to {high} records make {share} of it.</source>
   <translation>Les classes de {low} à {high} enregistrements en font {share}.</translation>
  </message>
  <message>
   <source>Classes of {size} make {share} of it.</source>
   <translation>Les classes de {size} en font {share}.</translation>
  </message>
  <message>
   <source>Classes symmetric about 0</source>
   <translation>Classes symétriques autour de 0</translation>
  </message>
  <message>
   <source>Classes that grow by a factor</source>
   <translation>Classes qui croissent d'un facteur</translation>
  </message>
  <message>
   <source>Classes that tell an outcome</source>
   <translation>Classes qui révèlent un résultat</translation>
  </message>
  <message>
   <source>Classes: {classes}, unique sets among them: {few}.</source>
   <translation>Classes : {classes}, dont ensembles uniques : {few}.</translation>
  </message>
  <message>
   <source>Clear the measurement (Esc)</source>
   <translation>Effacer la mesure (Échap)</translation>
  </message>
  <message>
   <source>Click a bar to go to that combination.</source>
   <translation>Cliquez sur une barre pour aller à cette combinaison.</translation>
  </message>
  <message>
   <source>Click a bar to see these combinations in the table.</source>
   <translation>Cliquez sur une barre pour voir ces combinaisons dans le tableau.</translation>
  </message>
  <message>
   <source>Click a bar to select its areas.</source>
   <translation>Cliquez sur une barre pour sélectionner ses aires.</translation>
  </message>
  <message>
   <source>Click a field to read about its pair of columns.</source>
   <translation>Cliquez sur un champ pour lire ce qu'on sait de sa paire de colonnes.</translation>
  </message>
  <message>
   <source>Click a line to go back to it, or forth again</source>
   <translation>Cliquez sur une ligne pour y revenir, ou pour avancer de nouveau</translation>
  </message>
  <message>
   <source>Click a point to choose its weights.</source>
   <translation>Cliquez sur un point pour choisir ses poids.</translation>
  </message>
  <message>
   <source>Click a point to show its run; draw a rectangle to tick runs. Squares are runs that were not calculated here, such as today's practice.</source>
   <translation>Cliquez un point pour montrer son exécution ; tracez un rectangle pour en cocher. Les carrés sont des exécutions qui n'ont pas été calculées ici, comme la pratique actuelle.</translation>
  </message>
  <message>
   <source>Click a row to see where those records are.</source>
   <translation>Cliquez sur une ligne pour voir où sont ces enregistrements.</translation>
  </message>
  <message>
   <source>Click an area to read about it (I)</source>
   <translation>Cliquer sur une aire pour lire ce qu'on en sait (I)</translation>
  </message>
  <message>
   <source>Click areas or draw a box to select (S)</source>
   <translation>Cliquer sur des aires ou tracer un rectangle pour les sélectionner (S)</translation>
  </message>
  <message>
   <source>Click corners to measure; a click on the first one closes a shape. A double click or Enter ends, Esc clears.</source>
   <translation>Cliquez des coins pour mesurer ; un clic sur le premier ferme une forme. Un double clic ou Entrée termine, Échap efface.</translation>
  </message>
  <message>
   <source>Click one to see it on the map.</source>
   <translation>Cliquez-en un pour le voir sur la carte.</translation>
  </message>
  <message>
   <source>Click to mark a run, or to unmark it.</source>
   <translation>Cliquez pour marquer une exécution, ou enlever la marque.</translation>
  </message>
  <message>
   <source>Click to select them.</source>
   <translation>Cliquez pour les sélectionner.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Close (Esc)</source>
   <translation>Fermer (Échap)</translation>
  </message>
  <message>
   <source>Close VBAS</source>
   <translation>Fermer VBAS</translation>
  </message>
  <message>
   <source>Close areas</source>
   <translation>Fermer les aires</translation>
  </message>
  <message>
   <source>Close everything, and begin anew</source>
   <translation>Fermer tout et recommencer à neuf</translation>
  </message>
  <message>
   <source>Close other programs, choose fewer quasi-identifiers, or group their categories.</source>
   <translation>Fermez d'autres programmes, choisissez moins de quasi-identifiants, ou groupez leurs catégories.</translation>
  </message>
  <message>
   <source>Close records</source>
   <translation>Fermer les enregistrements</translation>
  </message>
  <message>
   <source>Close the areas and what lies on them; finished runs stay, and it can be undone</source>
   <translation>Fermer les aires et ce qui s'y trouve ; les exécutions terminées restent, et cela peut être annulé</translation>
  </message>
  <message>
   <source>Close the comparison</source>
   <translation>Fermer la comparaison</translation>
  </message>
  <message>
   <source>Close the records; finished runs stay, and it can be undone</source>
   <translation>Fermer les enregistrements ; les exécutions terminées restent, et cela peut être annulé</translation>
  </message>
  <message>
   <source>Close this page</source>
   <translation>Fermer cette page</translation>
  </message>
  <message>
   <source>Coarsen a variable</source>
   <translation>Rendre une variable plus grossière</translation>
  </message>
  <message>
   <source>Coarsen the variables like this</source>
   <translation>Rendre les variables plus grossières ainsi</translation>
  </message>
  <message>
   <source>Coarsen {0}</source>
   <translation>Rendre {0} plus grossière</translation>
  </message>
  <message>
   <source>Coarser level …</source>
   <translation>Niveau plus grossier …</translation>
  </message>
  <message>
   <source>Coarser levels of a column: chapters of diagnoses, bands of ages. Somebody may know only a coarse level, and records can be released at all of them.</source>
   <translation>Niveaux plus grossiers d'une colonne : chapitres de diagnostics, tranches d'âge. Quelqu'un peut ne connaître qu'un niveau grossier, et les enregistrements peuvent être diffusés à tous les niveaux.</translation>
  </message>
  <message>
   <source>Coarser variables of records that name persons must be counted anew.</source>
   <translation>Des variables plus grossières d'enregistrements qui nomment des personnes doivent être comptées à nouveau.</translation>
  </message>
  <message>
   <source>Coarser: {variables}</source>
   <translation>Plus grossières : {variables}</translation>
  </message>
  <message>
   <source>Codes cannot be grouped by their first {n} characters.</source>
   <translation>Les codes ne peuvent pas être groupés par leurs {n} premiers caractères.</translation>
  </message>
  <message>
   <source>Coefficient sets (*.toml)</source>
   <translation>Jeux de coefficients (*.toml)</translation>
  </message>
  <message>
   <source>Coefficients</source>
   <translation>Coefficients</translation>
  </message>
  <message>
   <source>Coefficients, their errors, and how well they predict</source>
   <translation>Les coefficients, leurs erreurs, et la qualité de leurs prédictions</translation>
  </message>
  <message>
   <source>Collapse to {after}</source>
   <translation>Regrouper en {after}</translation>
  </message>
  <message>
   <source>Collapse {variable}</source>
   <translation>Regrouper {variable}</translation>
  </message>
  <message>
   <source>Colour &amp;by</source>
   <translation>C&amp;olorer selon</translation>
  </message>
  <message>
   <source>Colour by</source>
   <translation>Colorer selon</translation>
  </message>
  <message>
   <source>Colour the map by</source>
   <translation>Colorer la carte selon</translation>
  </message>
  <message>
   <source>Colour the map by the share of records lost in each region</source>
   <translation>Colorer la carte selon la part d'enregistrements perdus dans chaque région</translation>
  </message>
  <message>
   <source>Colour the map by this column</source>
   <translation>Colorer la carte selon cette colonne</translation>
  </message>
  <message>
   <source>Colours only tell neighbours apart.</source>
   <translation>Les couleurs distinguent seulement les voisines.</translation>
  </message>
  <message>
   <source>Colours, classes, lines and labels</source>
   <translation>Couleurs, classes, lignes et étiquettes</translation>
  </message>
  <message>
   <source>Column</source>
   <translation>Colonne</translation>
  </message>
  <message>
   <source>Column of area ids</source>
   <translation>Colonne des identifiants d'aire</translation>
  </message>
  <message>
   <source>Column of the record file</source>
   <translation>Colonne du fichier d'enregistrements</translation>
  </message>
  <message>
   <source>Column {column} of {file} has a negative or infinite population, or one above {most:,.0f}, for {count} areas, the first is {first}.</source>
   <translation>La colonne {column} de {file} a une population négative, infinie ou supérieure à {most:,.0f} pour {count} aires, dont la première est {first}.</translation>
  </message>
  <message>
   <source>Column {column} of {file} holds no finite number in line {line}.</source>
   <translation>La colonne {column} de {file} ne porte pas de nombre fini à la ligne {line}.</translation>
  </message>
  <message>
   <source>Column {column} of {file} holds text; rows: {count:,}, the first is {place}.</source>
   <translation>La colonne {column} de {file} contient du texte ; lignes : {count:,}, la première est {place}.</translation>
  </message>
  <message>
   <source>Column {column} of {file} is called like {what}, but {odd:,} of the {filled:,} values that were looked at are none: it is an ordinary column.</source>
   <translation>Par son nom, la colonne {column} de {file} annonce des {what}, mais {odd:,} des {filled:,} valeurs examinées n'en sont pas : c'est une colonne ordinaire.</translation>
  </message>
  <message>
   <source>Column {column} of {file} is named for the area ids and for the region ids.</source>
   <translation>La colonne {column} de {file} est nommée pour les identifiants d'aire et pour ceux de région.</translation>
  </message>
  <message>
   <source>Column {column} of {file} is no population (text, negative, infinite or above {most:,.0f}); rows: {count:,}, the first is {place}, area {first}.</source>
   <translation>La colonne {column} de {file} n'est pas une population (texte, négative, infinie ou supérieure à {most:,.0f}) ; lignes : {count:,}, la première est {place}, aire {first}.</translation>
  </message>
  <message>
   <source>Column {column} of {file} is not a population: {count} rows hold text, the first is {place}.</source>
   <translation>La colonne {column} de {file} n'est pas une population : {count} lignes portent du texte, dont la première est {place}.</translation>
  </message>
  <message>
   <source>Column {column} of {where} tells no region: it is blank for every area.</source>
   <translation>La colonne {column} de {where} n'indique aucune région : elle est vide pour chaque aire.</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Colonnes</translation>
  </message>
  <message>
   <source>Columns are {columns}.</source>
   <translation>Les colonnes sont {columns}.</translation>
  </message>
  <message>
   <source>Columns are: {columns}.</source>
   <translation>Les colonnes sont : {columns}.</translation>
  </message>
  <message>
   <source>Columns at a time, at most</source>
   <translation>Colonnes ensemble, au plus</translation>
  </message>
  <message>
   <source>Columns can be added to the open areas only; the shown run is of another file.</source>
   <translation>Des colonnes ne s'ajoutent qu'aux aires ouvertes ; l'exécution affichée vient d'un autre fichier.</translation>
  </message>
  <message>
   <source>Columns for rules, or for ages in wider and wider categories, with sex</source>
   <translation>Des colonnes pour les règles, ou pour des âges de plus en plus larges, avec le sexe</translation>
  </message>
  <message>
   <source>Columns in combinations, then those that only follow another</source>
   <translation>Colonnes des combinaisons, puis celles qui ne font qu'en suivre une autre</translation>
  </message>
  <message>
   <source>Columns joined or computed</source>
   <translation>Colonnes jointes ou calculées</translation>
  </message>
  <message>
   <source>Columns of a model with plus signs between them; a semicolon or a new line ends a model</source>
   <translation>Les colonnes d'un modèle avec des plus entre elles ; un point-virgule ou une nouvelle ligne finit un modèle</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Colonnes du fichier</translation>
  </message>
  <message>
   <source>Columns of the file …</source>
   <translation>Colonnes du fichier …</translation>
  </message>
  <message>
   <source>Columns of the record file</source>
   <translation>Colonnes du fichier d'enregistrements</translation>
  </message>
  <message>
   <source>Columns of the record file that are not in the list yet</source>
   <translation>Colonnes du fichier d'enregistrements qui ne sont pas encore dans la liste</translation>
  </message>
  <message>
   <source>Columns of the records</source>
   <translation>Colonnes des enregistrements</translation>
  </message>
  <message>
   <source>Columns shown; drag to reorder</source>
   <translation>Colonnes montrées ; faites glisser pour changer l'ordre</translation>
  </message>
  <message>
   <source>Columns that a model has at most</source>
   <translation>Nombre maximal de colonnes d'un modèle</translation>
  </message>
  <message>
   <source>Columns that are gone: {0}.</source>
   <translation>Colonnes disparues : {0}.</translation>
  </message>
  <message>
   <source>Columns that must not be released: {names}.</source>
   <translation>Colonnes qui ne doivent pas être diffusées : {names}.</translation>
  </message>
  <message>
   <source>Columns that nobody could know of another person</source>
   <translation>Colonnes que nul ne pourrait connaître d'une autre personne</translation>
  </message>
  <message>
   <source>Columns that somebody could know together</source>
   <translation>Colonnes que quelqu'un pourrait connaître ensemble</translation>
  </message>
  <message>
   <source>Columns that stand for one another, such as ethnicity, home language, religion and visible minority: a model has one of them at most</source>
   <translation>Colonnes qui se remplacent, comme l'ethnicité, la langue à la maison, la religion et la minorité visible : un modèle en a au plus une</translation>
  </message>
  <message>
   <source>Columns that tell the same thing are blanked together</source>
   <translation>Les colonnes qui disent la même chose sont masquées ensemble</translation>
  </message>
  <message>
   <source>Columns to combine</source>
   <translation>Colonnes à combiner</translation>
  </message>
  <message>
   <source>Columns to hand over</source>
   <translation>Colonnes à remettre</translation>
  </message>
  <message>
   <source>Columns to join</source>
   <translation>Colonnes à joindre</translation>
  </message>
  <message>
   <source>Columns used: {0}.</source>
   <translation>Colonnes utilisées : {0}.</translation>
  </message>
  <message>
   <source>Columns were kept by --force, although they tell what the release hides: {columns}.</source>
   <translation>Des colonnes ont été gardées par --force, bien qu’elles révèlent ce que la diffusion cache : {columns}.</translation>
  </message>
  <message>
   <source>Columns: {0}</source>
   <translation>Colonnes : {0}</translation>
  </message>
  <message>
   <source>Combination</source>
   <translation>Combinaison</translation>
  </message>
  <message>
   <source>Combinations</source>
   <translation>Combinaisons</translation>
  </message>
  <message>
   <source>Combinations counted so far, of all</source>
   <translation>Combinaisons comptées jusqu'ici, sur toutes</translation>
  </message>
  <message>
   <source>Combinations of fewer than {k} records are not named to others.</source>
   <translation>Les combinaisons de moins de {k} enregistrements ne sont pas nommées devant d’autres.</translation>
  </message>
  <message>
   <source>Combinations of values that occur: {n}. The rarest is shared by {records}: that is the anonymity of the region.</source>
   <translation>Combinaisons de valeurs présentes : {n}. La plus rare est partagée par {records} : c'est l'anonymat de la région.</translation>
  </message>
  <message>
   <source>Combinations that need not be looked at, and why</source>
   <translation>Combinaisons qu'il n'est pas nécessaire d'examiner, et pourquoi</translation>
  </message>
  <message>
   <source>Combinations with a class below k</source>
   <translation>Combinaisons qui ont une classe inférieure à k</translation>
  </message>
  <message>
   <source>Compactness</source>
   <translation>Compacité</translation>
  </message>
  <message>
   <source>Compactness to own centre {compactness}, geography lost {bits}.</source>
   <translation>Compacité au propre centre {compactness}, géographie perdue {bits}.</translation>
  </message>
  <message>
   <source>Compactness to own centre, sum</source>
   <translation>Compacité au propre centre, somme</translation>
  </message>
  <message>
   <source>Compactness to own centres (projection)</source>
   <translation>Compacité aux propres centres (projection)</translation>
  </message>
  <message>
   <source>Compactness to sites (projection)</source>
   <translation>Compacité aux sites (projection)</translation>
  </message>
  <message>
   <source>Compactness to sites, per area</source>
   <translation>Compacité aux sites, par aire</translation>
  </message>
  <message>
   <source>Compactness to sites, sum</source>
   <translation>Compacité aux sites, somme</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparer</translation>
  </message>
  <message>
   <source>Compare &amp;maps</source>
   <translation>Comparer les &amp;cartes</translation>
  </message>
  <message>
   <source>Compare by the combinations that occur.</source>
   <translation>Comparez selon les combinaisons qui existent.</translation>
  </message>
  <message>
   <source>Compare fewer releases, or fewer columns, at once.</source>
   <translation>Comparez moins de diffusions, ou moins de colonnes, à la fois.</translation>
  </message>
  <message>
   <source>Compare it with one that VBAS wrote.</source>
   <translation>Comparez-le à un fichier que VBAS a écrit.</translation>
  </message>
  <message>
   <source>Compare it with something, such as {example} &gt; 0.</source>
   <translation>Comparez-la à quelque chose, comme {example} &gt; 0.</translation>
  </message>
  <message>
   <source>Compare it with the values of the file: text is compared letter by letter, capitals too, and as it is before anything is grouped.</source>
   <translation>Comparez-le avec les valeurs du fichier : le texte est comparé lettre par lettre, majuscules comprises, et tel qu’il est avant tout regroupement.</translation>
  </message>
  <message>
   <source>Compare maps</source>
   <translation>Comparer les cartes</translation>
  </message>
  <message>
   <source>Compare releases of the same areas only.</source>
   <translation>Comparez seulement des diffusions des mêmes secteurs.</translation>
  </message>
  <message>
   <source>Compare the levels of a variable too, from the finest released one on</source>
   <translation>Comparer aussi les niveaux d'une variable, à partir du plus fin diffusé</translation>
  </message>
  <message>
   <source>Compare the shown run with another one</source>
   <translation>Comparer l'exécution affichée à une autre</translation>
  </message>
  <message>
   <source>Compare the shown run with this one (C)</source>
   <translation>Comparer l'exécution affichée à celle-ci (C)</translation>
  </message>
  <message>
   <source>Compare the thresholds alone, or let the combinations follow from the variables.</source>
   <translation>Comparez les seuils seuls, ou laissez les combinaisons découler des variables.</translation>
  </message>
  <message>
   <source>Compare the two together.</source>
   <translation>Comparez les deux ensemble.</translation>
  </message>
  <message>
   <source>Compare with no totals</source>
   <translation>Ne comparer à aucun total</translation>
  </message>
  <message>
   <source>Compared with</source>
   <translation>Comparée à</translation>
  </message>
  <message>
   <source>Compared with “{other}”, “{run}” {better}, but {worse}.</source>
   <translation>Par rapport à « {other} », « {run} » {better}, mais {worse}.</translation>
  </message>
  <message>
   <source>Comparing associations …</source>
   <translation>Comparaison des associations …</translation>
  </message>
  <message>
   <source>Comparing the two runs …</source>
   <translation>Comparaison des deux exécutions …</translation>
  </message>
  <message>
   <source>Comparing thresholds</source>
   <translation>Comparaison des seuils</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>Comparaison</translation>
  </message>
  <message>
   <source>Comparison of two runs</source>
   <translation>Comparaison de deux exécutions</translation>
  </message>
  <message>
   <source>Compiling what is needed; this is done once on a machine …</source>
   <translation>Compilation du nécessaire ; une seule fois par ordinateur …</translation>
  </message>
  <message>
   <source>Computed column</source>
   <translation>Colonne calculée</translation>
  </message>
  <message>
   <source>Conditions</source>
   <translation>Conditions</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Se connecter</translation>
  </message>
  <message>
   <source>Connect only if you trust it: your user name and password are sent there.</source>
   <translation>Ne vous connectez que si vous vous y fiez : votre nom et votre mot de passe y sont envoyés.</translation>
  </message>
  <message>
   <source>Connect to a &amp;database …</source>
   <translation>Se connecter à une base de &amp;données …</translation>
  </message>
  <message>
   <source>Connect to a database</source>
   <translation>Se connecter à une base de données</translation>
  </message>
  <message>
   <source>Connect to see schemas and tables. Your role needs USAGE of a schema and SELECT on one table or view, and no other right. The password is asked for if the server wants one and neither PGPASSWORD, ~/.pgpass nor the keyring has it.</source>
   <translation>Connectez-vous pour voir schémas et tables. Votre rôle a besoin de USAGE d'un schéma et de SELECT sur une table ou une vue, et d'aucun autre droit. Le mot de passe est demandé si le serveur en veut un et que ni PGPASSWORD, ni ~/.pgpass, ni le trousseau ne l'ont.</translation>
  </message>
  <message>
   <source>Connecting …</source>
   <translation>Connexion …</translation>
  </message>
  <message>
   <source>Constraints</source>
   <translation>Contraintes</translation>
  </message>
  <message>
   <source>Continue editing</source>
   <translation>Reprendre la modification</translation>
  </message>
  <message>
   <source>Conversion tables (*.txt *.csv *.tab);;All files (*)</source>
   <translation>Tables de conversion (*.txt *.csv *.tab);;Tous les fichiers (*)</translation>
  </message>
  <message>
   <source>Coordinate system</source>
   <translation>Système de coordonnées</translation>
  </message>
  <message>
   <source>Coordinates</source>
   <translation>Coordonnées</translation>
  </message>
  <message>
   <source>Coordinates in {crs} were projected to {target}, so that distances are metres.</source>
   <translation>Les coordonnées en {crs} ont été projetées en {target}, afin que les distances soient des mètres.</translation>
  </message>
  <message>
   <source>Copied: it does the same without the window.</source>
   <translation>Copié : cela fait la même chose sans la fenêtre.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Copy &amp;map</source>
   <translation>Copier la c&amp;arte</translation>
  </message>
  <message>
   <source>Copy &amp;picture</source>
   <translation>Copier l'&amp;image</translation>
  </message>
  <message>
   <source>Copy CSV</source>
   <translation>Copier en CSV</translation>
  </message>
  <message>
   <source>Copy all</source>
   <translation>Tout copier</translation>
  </message>
  <message>
   <source>Copy all lines as CSV</source>
   <translation>Copier toutes les lignes en CSV</translation>
  </message>
  <message>
   <source>Copy all measures as CSV</source>
   <translation>Copier toutes les mesures en CSV</translation>
  </message>
  <message>
   <source>Copy all measures as text</source>
   <translation>Copier toutes les mesures en texte</translation>
  </message>
  <message>
   <source>Copy all measures of the shown run as text</source>
   <translation>Copier en texte toutes les mesures de l'exécution affichée</translation>
  </message>
  <message>
   <source>Copy all messages as text</source>
   <translation>Copier tous les messages en texte</translation>
  </message>
  <message>
   <source>Copy all rows as CSV</source>
   <translation>Copier toutes les lignes en CSV</translation>
  </message>
  <message>
   <source>Copy as</source>
   <translation>Copier comme</translation>
  </message>
  <message>
   <source>Copy as &amp;Python</source>
   <translation>Copier en &amp;Python</translation>
  </message>
  <message>
   <source>Copy as c&amp;ommand</source>
   <translation>Copier comme c&amp;ommande</translation>
  </message>
  <message>
   <source>Copy as command</source>
   <translation>Copier comme commande</translation>
  </message>
  <message>
   <source>Copy it as Python.</source>
   <translation>Copiez-le en Python.</translation>
  </message>
  <message>
   <source>Copy m&amp;easures</source>
   <translation>Copier les m&amp;esures</translation>
  </message>
  <message>
   <source>Copy or export the values or the picture of all combinations</source>
   <translation>Copier ou exporter les valeurs ou l'image de toutes les combinaisons</translation>
  </message>
  <message>
   <source>Copy or export the values or the picture of this figure</source>
   <translation>Copier ou exporter les valeurs ou l'image de cette figure</translation>
  </message>
  <message>
   <source>Copy report</source>
   <translation>Copier le rapport</translation>
  </message>
  <message>
   <source>Copy the chosen row, or all shown, with exact values</source>
   <translation>Copier la ligne choisie, ou toutes celles affichées, avec les valeurs exactes</translation>
  </message>
  <message>
   <source>Copy the chosen rows, or all shown, with exact values</source>
   <translation>Copier les lignes choisies, ou toutes celles affichées, avec les valeurs exactes</translation>
  </message>
  <message>
   <source>Copy the chosen rows, or all, with tabs</source>
   <translation>Copier les lignes choisies, ou toutes, avec des tabulations</translation>
  </message>
  <message>
   <source>Copy the command, which needs none, or open records.</source>
   <translation>Copiez la commande, qui n'en a pas besoin, ou ouvrez des enregistrements.</translation>
  </message>
  <message>
   <source>Copy the command, which needs none.</source>
   <translation>Copiez la commande, qui n'en a pas besoin.</translation>
  </message>
  <message>
   <source>Copy the command, which reads them from the project.</source>
   <translation>Copiez la commande, qui les lit dans le projet.</translation>
  </message>
  <message>
   <source>Copy the command.</source>
   <translation>Copiez la commande.</translation>
  </message>
  <message>
   <source>Copy the comparison as CSV</source>
   <translation>Copier la comparaison en CSV</translation>
  </message>
  <message>
   <source>Copy the lengths (Ctrl+C)</source>
   <translation>Copier les longueurs (Ctrl+C)</translation>
  </message>
  <message>
   <source>Copy the list of models as CSV</source>
   <translation>Copier la liste des modèles en CSV</translation>
  </message>
  <message>
   <source>Copy the map as a picture</source>
   <translation>Copier la carte comme image</translation>
  </message>
  <message>
   <source>Copy the result to where it can be written.</source>
   <translation>Copiez le résultat là où l’on peut écrire.</translation>
  </message>
  <message>
   <source>Copy the selected rows, or all shown, with exact values</source>
   <translation>Copier les lignes sélectionnées, ou toutes celles montrées, avec les valeurs exactes</translation>
  </message>
  <message>
   <source>Copy the selected rows, or all that are listed, to the clipboard</source>
   <translation>Copier les lignes sélectionnées, ou toutes celles de la liste, dans le presse-papiers</translation>
  </message>
  <message>
   <source>Copy the table as CSV</source>
   <translation>Copier le tableau en CSV</translation>
  </message>
  <message>
   <source>Copy the table, with exact values</source>
   <translation>Copier la table, avec les valeurs exactes</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Copier cette cellule</translation>
  </message>
  <message>
   <source>Copy this message</source>
   <translation>Copier ce message</translation>
  </message>
  <message>
   <source>Copy what this card says</source>
   <translation>Copier ce que dit cette fiche</translation>
  </message>
  <message>
   <source>Copy what was asked here as a command, or as Python</source>
   <translation>Copier ce qui est demandé ici sous forme de commande ou de Python</translation>
  </message>
  <message>
   <source>Correct it, or leave it out.</source>
   <translation>Corrigez-le, ou laissez-le de côté.</translation>
  </message>
  <message>
   <source>Correct it.</source>
   <translation>Corrigez-le.</translation>
  </message>
  <message>
   <source>Correct or remove them.</source>
   <translation>Corrigez-les ou retirez-les.</translation>
  </message>
  <message>
   <source>Correct that line, or save the file again.</source>
   <translation>Corrigez cette ligne, ou enregistrez de nouveau le fichier.</translation>
  </message>
  <message>
   <source>Correct the file, or save it again from the list of layers.</source>
   <translation>Corrigez le fichier, ou enregistrez-le de nouveau depuis la liste des couches.</translation>
  </message>
  <message>
   <source>Correct the population column.</source>
   <translation>Corrigez la colonne de population.</translation>
  </message>
  <message>
   <source>Correct them, or choose another column.</source>
   <translation>Corrigez-les, ou choisissez une autre colonne.</translation>
  </message>
  <message>
   <source>Correct them; leave blank what is not published.</source>
   <translation>Corrigez-les ; laissez vide ce qui n'est pas publié.</translation>
  </message>
  <message>
   <source>Could the recipient do it: skill, money, other data to link?</source>
   <translation>Le destinataire en serait-il capable : compétences, argent, autres données à relier ?</translation>
  </message>
  <message>
   <source>Count again</source>
   <translation>Recompter</translation>
  </message>
  <message>
   <source>Count again to see where these records are.</source>
   <translation>Recomptez pour voir où sont ces enregistrements.</translation>
  </message>
  <message>
   <source>Count all combinations</source>
   <translation>Compter toutes les combinaisons</translation>
  </message>
  <message>
   <source>Count anyway</source>
   <translation>Compter quand même</translation>
  </message>
  <message>
   <source>Count every combination of the variables as they are chosen now</source>
   <translation>Compter toutes les combinaisons des variables telles qu'elles sont choisies</translation>
  </message>
  <message>
   <source>Count exactly</source>
   <translation>Compter exactement</translation>
  </message>
  <message>
   <source>Count how many records of each area share their values</source>
   <translation>Compter combien d'enregistrements de chaque aire partagent leurs valeurs</translation>
  </message>
  <message>
   <source>Count records as the population, or add a population table.</source>
   <translation>Comptez les enregistrements comme population, ou ajoutez une table de population.</translation>
  </message>
  <message>
   <source>Count the combinations again.</source>
   <translation>Recomptez les combinaisons.</translation>
  </message>
  <message>
   <source>Count the combinations first.</source>
   <translation>Comptez d'abord les combinaisons.</translation>
  </message>
  <message>
   <source>Count the records</source>
   <translation>Compter les enregistrements</translation>
  </message>
  <message>
   <source>Count the records again.</source>
   <translation>Comptez de nouveau les enregistrements.</translation>
  </message>
  <message>
   <source>Count the records and compare all levels</source>
   <translation>Compter les enregistrements et comparer tous les niveaux</translation>
  </message>
  <message>
   <source>Count the records by every column of every release.</source>
   <translation>Comptez les enregistrements selon chaque colonne de chaque diffusion.</translation>
  </message>
  <message>
   <source>Count the records by their quasi-identifiers first.</source>
   <translation>Comptez d'abord les enregistrements selon leurs quasi-identifiants.</translation>
  </message>
  <message>
   <source>Count the records by them, or choose a rule that goes by max combinations.</source>
   <translation>Comptez les enregistrements avec elles, ou choisissez une règle par combinaisons maximales.</translation>
  </message>
  <message>
   <source>Count the records of every combination of the ticked variables (F5)</source>
   <translation>Compter les enregistrements de toutes les combinaisons des variables cochées (F5)</translation>
  </message>
  <message>
   <source>Count the records, or choose a rule by max combinations.</source>
   <translation>Comptez les enregistrements, ou choisissez une règle par combinaisons maximales.</translation>
  </message>
  <message>
   <source>Count the unique records of every combination of the chosen variables</source>
   <translation>Compter les enregistrements uniques de toutes les combinaisons des variables choisies</translation>
  </message>
  <message>
   <source>Count them with the areas of the map: choose areas and the column of the area.</source>
   <translation>Comptez-les avec les aires de la carte : choisissez des aires et la colonne de l'aire.</translation>
  </message>
  <message>
   <source>Count with these categories from now on</source>
   <translation>Compter désormais avec ces catégories</translation>
  </message>
  <message>
   <source>Counted again by other means: nothing of any combination is shown any more.</source>
   <translation>Recompté par d'autres moyens : plus rien d'aucune combinaison n'est montré.</translation>
  </message>
  <message>
   <source>Counted again: what is still shown of a record is shared by at least {k}. This was counted by other means, in each of the combinations.</source>
   <translation>Compté de nouveau : ce qui reste visible d'un enregistrement est partagé par au moins {k}. C'est compté par d'autres moyens, dans chacune des combinaisons.</translation>
  </message>
  <message>
   <source>Counted by {variables}: {m}.</source>
   <translation>Comptés par {variables} : {m}.</translation>
  </message>
  <message>
   <source>Counted otherwise: of the combinations of variables {with_sets:,} of {combinations:,} ({share:%}) with unique record sets, of the classes of all variables together {sets:,} of {classes:,} ({class_share:%}).</source>
   <translation>Compté autrement : avec des ensembles uniques, {with_sets:,} sur {combinations:,} des combinaisons de variables ({share:%}), et {sets:,} sur {classes:,} des classes de toutes les variables ensemble ({class_share:%}).</translation>
  </message>
  <message>
   <source>Counting categories …</source>
   <translation>Comptage des catégories …</translation>
  </message>
  <message>
   <source>Counting combinations</source>
   <translation>Comptage des combinaisons</translation>
  </message>
  <message>
   <source>Counting records</source>
   <translation>Comptage des enregistrements</translation>
  </message>
  <message>
   <source>Counting records …</source>
   <translation>Comptage des enregistrements …</translation>
  </message>
  <message>
   <source>Counting the people of all levels …</source>
   <translation>Comptage des personnes de tous les niveaux …</translation>
  </message>
  <message>
   <source>Counting the {rows:,} records of {file} may take {needed:.1f} GB of disk below {folder}, where {free:.1f} GB can be used.</source>
   <translation>Compter les {rows:,} enregistrements de {file} peut demander {needed:.1f} Go de disque sous {folder}, où {free:.1f} Go peuvent être utilisés.</translation>
  </message>
  <message>
   <source>Counting unique records …</source>
   <translation>Comptage des enregistrements uniques …</translation>
  </message>
  <message>
   <source>Counting who looks like whom …</source>
   <translation>Comptage de qui ressemble à qui …</translation>
  </message>
  <message>
   <source>Counts below {k} are not shown to others.</source>
   <translation>Les nombres inférieurs à {k} ne sont pas montrés à d'autres.</translation>
  </message>
  <message>
   <source>Counts the records, places the sites, groups the areas and says the price</source>
   <translation>Compte les enregistrements, place les sites, regroupe les aires et dit le prix</translation>
  </message>
  <message>
   <source>Cramér's V</source>
   <translation>V de Cramér</translation>
  </message>
  <message>
   <source>Cramér's V with {by} is {strength}: 0 is even, 1 is all or nothing.</source>
   <translation>Le V de Cramér avec {by} est de {strength} : 0 est une répartition égale, 1 est tout ou rien.</translation>
  </message>
  <message>
   <source>Cramér's V, 0 to 1, among the records that show both values. Blanks are left out pair by pair, as most programs do; the part that chance makes in small tables is taken off.</source>
   <translation>V de Cramér, de 0 à 1, parmi les enregistrements qui montrent les deux valeurs. Les cases masquées sont omises paire par paire, comme dans la plupart des programmes ; la part que fait le hasard dans les petits tableaux est retirée.</translation>
  </message>
  <message>
   <source>Croft 2015, MaxCombs</source>
   <translation>Croft 2015, comb. max.</translation>
  </message>
  <message>
   <source>Croft 2015, entropy</source>
   <translation>Croft 2015, entropie</translation>
  </message>
  <message>
   <source>Croft et al. 2015</source>
   <translation>Croft et coll. 2015</translation>
  </message>
  <message>
   <source>Croft et al. 2015 (anonymity-driven clustering)</source>
   <translation>Croft et al. 2015 (regroupement guidé par l'anonymat)</translation>
  </message>
  <message>
   <source>Croft et al. 2015, equation 20</source>
   <translation>Croft et al. 2015, équation 20</translation>
  </message>
  <message>
   <source>Croft et al. 2015, equations 22 and 23</source>
   <translation>Croft et al. 2015, équations 22 et 23</translation>
  </message>
  <message>
   <source>Croft et al. 2015, section 3.4</source>
   <translation>Croft et al. 2015, section 3.4</translation>
  </message>
  <message>
   <source>Croft's compactness may rise by</source>
   <translation>La compacité de Croft peut augmenter de</translation>
  </message>
  <message>
   <source>Cross-validation on entropy: {n} of {of} folds have no fit; their models are left out of the errors.</source>
   <translation>Validation croisée sur l'entropie : {n} plis sur {of} n'ont pas d'ajustement ; leurs modèles ne comptent pas dans les erreurs.</translation>
  </message>
  <message>
   <source>Cross-validation on max combinations: {n} of {of} folds have no fit; their models are left out of the errors.</source>
   <translation>Validation croisée sur les combinaisons maximales : {n} plis sur {of} n'ont pas d'ajustement ; leurs modèles ne comptent pas dans les erreurs.</translation>
  </message>
  <message>
   <source>Curve</source>
   <translation>Courbe</translation>
  </message>
  <message>
   <source>Cut a region into two compact halves with about as many people each</source>
   <translation>Couper une région en deux moitiés compactes d'à peu près autant d'habitants</translation>
  </message>
  <message>
   <source>Cut-&amp;off</source>
   <translation>S&amp;euil</translation>
  </message>
  <message>
   <source>Cut-off</source>
   <translation>Seuil de population</translation>
  </message>
  <message>
   <source>Cut-off (people)</source>
   <translation>Seuil (personnes)</translation>
  </message>
  <message>
   <source>Cut-off against variables</source>
   <translation>Seuil selon les variables</translation>
  </message>
  <message>
   <source>Cut-off against {0}</source>
   <translation>Seuil selon {0}</translation>
  </message>
  <message>
   <source>Cut-off: {cutoff}</source>
   <translation>Seuil : {cutoff}</translation>
  </message>
  <message>
   <source>Cut-off: {least} to {most}</source>
   <translation>Seuil : {least} à {most}</translation>
  </message>
  <message>
   <source>Cut-offs</source>
   <translation>Seuils</translation>
  </message>
  <message>
   <source>Cut-offs are in people, and ln(cut-off) = b0 + exponent * ln(predictor).</source>
   <translation>Les seuils sont en personnes, et ln(seuil) = b0 + exposant * ln(prédicteur).</translation>
  </message>
  <message>
   <source>Cut-offs of all models and the fitted line</source>
   <translation>Les seuils de tous les modèles et la droite ajustée</translation>
  </message>
  <message>
   <source>Cut-offs that the line is fitted to.</source>
   <translation>Seuils auxquels la droite est ajustée.</translation>
  </message>
  <message>
   <source>DA</source>
   <translation>AD</translation>
  </message>
  <message>
   <source>DGUIDs</source>
   <translation>IDUGD</translation>
  </message>
  <message>
   <source>Dark blue</source>
   <translation>Bleu foncé</translation>
  </message>
  <message>
   <source>Dark writing on light ground</source>
   <translation>Écriture sombre sur fond clair</translation>
  </message>
  <message>
   <source>Data</source>
   <translation>Données</translation>
  </message>
  <message>
   <source>Data that the program makes</source>
   <translation>Données que le programme fabrique</translation>
  </message>
  <message>
   <source>Database</source>
   <translation>Base</translation>
  </message>
  <message>
   <source>Database …</source>
   <translation>Base de données …</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <source>Dates</source>
   <translation>Dates</translation>
  </message>
  <message>
   <source>Dearest adds</source>
   <translation>La plus chère ajoute</translation>
  </message>
  <message>
   <source>Dearest each time</source>
   <translation>La plus chère à chaque pas</translation>
  </message>
  <message>
   <source>Dearest to add</source>
   <translation>La plus chère à ajouter</translation>
  </message>
  <message>
   <source>Decide</source>
   <translation>Décider</translation>
  </message>
  <message>
   <source>Delete the chosen set</source>
   <translation>Supprimer le jeu choisi</translation>
  </message>
  <message>
   <source>Delta score</source>
   <translation>Score delta</translation>
  </message>
  <message>
   <source>Delta score, median</source>
   <translation>Score delta, médiane</translation>
  </message>
  <message>
   <source>Delta score, trimmed mean</source>
   <translation>Score delta, moyenne tronquée</translation>
  </message>
  <message>
   <source>Density</source>
   <translation>Densité</translation>
  </message>
  <message>
   <source>Did you mean {known}? Text stands in single quotes.</source>
   <translation>Vouliez-vous dire {known} ? Le texte est entre apostrophes.</translation>
  </message>
  <message>
   <source>Difference in anonymity</source>
   <translation>Différence d'anonymat</translation>
  </message>
  <message>
   <source>Difference in distance to the centre</source>
   <translation>Différence de distance au centre</translation>
  </message>
  <message>
   <source>Difference in geography lost</source>
   <translation>Différence de géographie perdue</translation>
  </message>
  <message>
   <source>Difference in people of the region</source>
   <translation>Différence d'habitants de la région</translation>
  </message>
  <message>
   <source>Difference in records lost</source>
   <translation>Différence d'enregistrements perdus</translation>
  </message>
  <message>
   <source>Difference, after minus before</source>
   <translation>Différence, après moins avant</translation>
  </message>
  <message>
   <source>Difference: anonymity of the region (records)</source>
   <translation>Différence : anonymat de la région (enregistrements)</translation>
  </message>
  <message>
   <source>Difference: distance to the region's centre (km)</source>
   <translation>Différence : distance au centre de la région (km)</translation>
  </message>
  <message>
   <source>Difference: geography lost in the region (bits per record)</source>
   <translation>Différence : géographie perdue dans la région (bits par enregistrement)</translation>
  </message>
  <message>
   <source>Difference: people in the region</source>
   <translation>Différence : habitants de la région</translation>
  </message>
  <message>
   <source>Difference: records lost in the region (percentage points)</source>
   <translation>Différence : enregistrements perdus dans la région (points de pourcentage)</translation>
  </message>
  <message>
   <source>Difference: {change}.</source>
   <translation>Différence : {change}.</translation>
  </message>
  <message>
   <source>Differences are to “{0}”; where none stands, both are the same.</source>
   <translation>Les différences sont par rapport à « {0} » ; là où il n'y en a pas, les deux sont pareilles.</translation>
  </message>
  <message>
   <source>Different combinations of values among its records.</source>
   <translation>Combinaisons de valeurs différentes parmi ses enregistrements.</translation>
  </message>
  <message>
   <source>Different combinations of {names} that occur.</source>
   <translation>Combinaisons différentes de {names} qui se présentent.</translation>
  </message>
  <message>
   <source>Different values</source>
   <translation>Valeurs différentes</translation>
  </message>
  <message>
   <source>Discernibility</source>
   <translation>Discernabilité</translation>
  </message>
  <message>
   <source>Discernibility in all</source>
   <translation>Discernabilité en tout</translation>
  </message>
  <message>
   <source>Discernibility that also charges all records for each one left out.</source>
   <translation>Discernabilité qui compte aussi tous les enregistrements pour chacun de ceux qui sont retirés.</translation>
  </message>
  <message>
   <source>Discernibility with suppression</source>
   <translation>Discernabilité avec suppression</translation>
  </message>
  <message>
   <source>Discharges with the columns province, region, age, gender, stay, weeks, diagnosis, cmg, block, chapter, intervention and short, as in the paper's Table 2</source>
   <translation>Sorties avec les colonnes province, region, age, gender, stay, weeks, diagnosis, cmg, block, chapter, intervention et short, comme au tableau 2 de l'article</translation>
  </message>
  <message>
   <source>Dismiss</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Dissemination areas with coordinates and a column that tells the province</source>
   <translation>Aires de diffusion avec des coordonnées et une colonne qui dit la province</translation>
  </message>
  <message>
   <source>Distance from an area to its region's own centre, on average, in the projection.</source>
   <translation>Distance d'une aire au propre centre de sa région, en moyenne, dans la projection.</translation>
  </message>
  <message>
   <source>Distance from an area to the centre of its region, on average.</source>
   <translation>Distance d'une aire au centre de sa région, en moyenne.</translation>
  </message>
  <message>
   <source>Distance on the ground from an area to its region's own centre, on average.</source>
   <translation>Distance au sol d'une aire au propre centre de sa région, en moyenne.</translation>
  </message>
  <message>
   <source>Distance on the ground to the own centre</source>
   <translation>Distance au sol au propre centre</translation>
  </message>
  <message>
   <source>Distance to own centre</source>
   <translation>Distance au propre centre</translation>
  </message>
  <message>
   <source>Distance to own centre, per area (projection)</source>
   <translation>Distance au propre centre, par aire (projection)</translation>
  </message>
  <message>
   <source>Distance to own centres</source>
   <translation>Distance aux propres centres</translation>
  </message>
  <message>
   <source>Distance {length}</source>
   <translation>Distance {length}</translation>
  </message>
  <message>
   <source>Distance: {0}</source>
   <translation>Distance : {0}</translation>
  </message>
  <message>
   <source>Distances by region</source>
   <translation>Distances par région</translation>
  </message>
  <message>
   <source>Distances in {crs} are off by up to {error:.1%} here: coordinates were projected to {target}.</source>
   <translation>Les distances en {crs} ont ici une erreur d'au plus {error:.1%} : les coordonnées ont été projetées en {target}.</translation>
  </message>
  <message>
   <source>Distances of areas to their sites (Croft et al. 2015, Eq. 20) get longer by no more than this, in sum. Empty: by any amount, while distances to the regions' own centres do not. 0: not at all; border refinement then finds nothing where areas are with their nearest site, since every move is away from it</source>
   <translation>Les distances des aires à leur site (Croft et coll. 2015, éq. 20) ne s'allongent pas de plus que cela, en somme. Vide : d'autant qu'on veut, tandis que les distances aux propres centres des régions ne s'allongent pas. 0 : pas du tout ; le raffinement des frontières ne trouve alors rien là où les aires sont avec leur site le plus proche, puisque chaque déplacement en éloigne</translation>
  </message>
  <message>
   <source>Distances on the ground in all</source>
   <translation>Distances au sol en tout</translation>
  </message>
  <message>
   <source>Distances to centres</source>
   <translation>Distances aux centres</translation>
  </message>
  <message>
   <source>Distances to own centres get no longer in sum, and no detail is lost. With a floor or a spread the search may begin from regions that keep to it.</source>
   <translation>Les distances aux centres propres ne s'allongent pas en somme, et aucun détail n'est perdu. Avec un plancher ou un écart, la recherche peut partir de régions qui le respectent.</translation>
  </message>
  <message>
   <source>Distances to the sites (Croft's compactness, Eq. 20) get longer by at most {percent}.</source>
   <translation>Les distances aux sites (compacité de Croft, éq. 20) s'allongent d'au plus {percent}.</translation>
  </message>
  <message>
   <source>Distances to the sites (Croft's compactness, Eq. 20) may get longer.</source>
   <translation>Les distances aux sites (compacité de Croft, éq. 20) peuvent s'allonger.</translation>
  </message>
  <message>
   <source>Distinct people</source>
   <translation>Personnes distinctes</translation>
  </message>
  <message>
   <source>Distinct values</source>
   <translation>Valeurs distinctes</translation>
  </message>
  <message>
   <source>Diverging</source>
   <translation>Divergente</translation>
  </message>
  <message>
   <source>Do not give this out: one check fails.</source>
   <translation>Ne diffusez pas ceci : une vérification échoue.</translation>
  </message>
  <message>
   <source>Do not give this out: {n} fail.</source>
   <translation>Ne diffusez pas ceci : {n} échouent.</translation>
  </message>
  <message>
   <source>Do not release this: values of {records} are still shown that fewer than {k} share. The combinations were gone over once only, for comparison.</source>
   <translation>Ne diffusez pas ceci : on voit encore, dans {records}, des valeurs que moins de {k} partagent. Les combinaisons n'ont été parcourues qu'une fois, pour comparer.</translation>
  </message>
  <message>
   <source>Do not release {variable}</source>
   <translation>Ne pas diffuser {variable}</translation>
  </message>
  <message>
   <source>Do not try to find out whom a record is about, do not link these records to others for that purpose, and do not pass them on unless your agreement says that you may.</source>
   <translation>N’essayez pas de savoir de qui parle un enregistrement, ne reliez pas ces enregistrements à d’autres dans ce but, et ne les transmettez que si votre entente le permet.</translation>
  </message>
  <message>
   <source>Do that</source>
   <translation>Faire cela</translation>
  </message>
  <message>
   <source>Do that: {remedy}</source>
   <translation>Faire cela : {remedy}</translation>
  </message>
  <message>
   <source>Do the people know of this use of their data?</source>
   <translation>Les personnes connaissent-elles cet usage de leurs données ?</translation>
  </message>
  <message>
   <source>Does this step for you</source>
   <translation>Fait cette étape pour vous</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <source>Dots, from the left: {names}</source>
   <translation>Points, depuis la gauche : {names}</translation>
  </message>
  <message>
   <source>Double-click to edit.</source>
   <translation>Double-cliquez pour modifier.</translation>
  </message>
  <message>
   <source>Download or export it again, with all its parts.</source>
   <translation>Téléchargez-le ou exportez-le de nouveau, avec toutes ses parties.</translation>
  </message>
  <message>
   <source>Download or export it again.</source>
   <translation>Téléchargez-le ou exportez-le de nouveau.</translation>
  </message>
  <message>
   <source>Drag, or use the arrow keys: left of it the first map, right the second</source>
   <translation>Faites glisser, ou utilisez les flèches : à gauche la première carte, à droite la seconde</translation>
  </message>
  <message>
   <source>Draw another seed</source>
   <translation>Tirer un autre germe</translation>
  </message>
  <message>
   <source>Draw around areas to select them (L)</source>
   <translation>Tracer un contour autour d'aires pour les sélectionner (L)</translation>
  </message>
  <message>
   <source>Draw around areas, or click corners; a double click or Enter closes. Shift adds, Ctrl toggles, Alt takes away.</source>
   <translation>Tracez autour des aires, ou cliquez des coins ; un double clic ou Entrée ferme. Maj ajoute, Ctrl bascule, Alt retire.</translation>
  </message>
  <message>
   <source>Draw the way from one variable to all that adds this variable each time</source>
   <translation>Tracer le chemin d'une variable à toutes qui ajoute chaque fois cette variable</translation>
  </message>
  <message>
   <source>Draw this run together with the shown one in the plots (space)</source>
   <translation>Dessiner cette exécution avec celle affichée dans les graphiques (espace)</translation>
  </message>
  <message>
   <source>Drop what was written by hand: the combinations follow from the variables</source>
   <translation>Abandonner ce qui a été écrit à la main : les combinaisons découlent des variables</translation>
  </message>
  <message>
   <source>E</source>
   <translation>E</translation>
  </message>
  <message>
   <source>Each class a constant factor wider than the one before</source>
   <translation>Chaque classe plus large que la précédente d'un facteur constant</translation>
  </message>
  <message>
   <source>Each class spans as much of the values</source>
   <translation>Chaque classe couvre autant de valeurs</translation>
  </message>
  <message>
   <source>Each combination by itself: blanks less</source>
   <translation>Chaque combinaison à part : masque moins</translation>
  </message>
  <message>
   <source>Each combination is done when none of its classes is below k.</source>
   <translation>Une combinaison est terminée quand aucune de ses classes n'est inférieure à k.</translation>
  </message>
  <message>
   <source>Each combination is made safe by itself, which blanks less. This is for adversaries who know one of them.</source>
   <translation>Chaque combinaison est rendue sûre pour elle-même, ce qui masque moins. C'est pour des adversaires qui connaissent l'une d'elles.</translation>
  </message>
  <message>
   <source>Each field is one combination of variables, in the row of its number of variables, the dearest on the left. The darker it is, the more records it lays bare; where a line runs, the shares that are allowed are passed.</source>
   <translation>Chaque champ est une combinaison de variables, dans la rangée de son nombre de variables, la plus chère à gauche. Plus il est foncé, plus il met d'enregistrements à nu ; là où passe une ligne, les parts permises sont dépassées.</translation>
  </message>
  <message>
   <source>Each model is predicted by a fit that did not see it.</source>
   <translation>Chaque modèle est prédit par un ajustement qui ne l'a pas vu.</translation>
  </message>
  <message>
   <source>Each number is a category of its own.</source>
   <translation>Chaque nombre est une catégorie à lui seul.</translation>
  </message>
  <message>
   <source>Each of these makes it a public file ({limit}), the cheapest first.</source>
   <translation>Chacun de ceux-ci en fait un fichier public ({limit}), le moins cher d'abord.</translation>
  </message>
  <message>
   <source>Each of these makes it a research file ({limit}), the cheapest first.</source>
   <translation>Chacun de ceux-ci en fait un fichier de recherche ({limit}), le moins cher d'abord.</translation>
  </message>
  <message>
   <source>Each record is one row; the order of the rows is random. The same records stand in the folder records as Parquet, CSV, SPSS and Stata.</source>
   <translation>Chaque enregistrement est une ligne; l’ordre des lignes est aléatoire. Les mêmes enregistrements sont dans le dossier records en Parquet, CSV, SPSS et Stata.</translation>
  </message>
  <message>
   <source>Each region at least this large</source>
   <translation>Chaque région au moins de cette taille</translation>
  </message>
  <message>
   <source>Each row is made safe. A dot stands for a column known in it.</source>
   <translation>Chaque ligne est rendue sûre. Un point représente une colonne qui y est connue.</translation>
  </message>
  <message>
   <source>Each run is a card</source>
   <translation>Chaque exécution est une fiche</translation>
  </message>
  <message>
   <source>Each sample has so many records more than the one before; the smallest has one step.</source>
   <translation>Chaque échantillon a autant d'enregistrements de plus que le précédent ; le plus petit a un pas.</translation>
  </message>
  <message>
   <source>East</source>
   <translation>Est</translation>
  </message>
  <message>
   <source>East: Atlantic provinces</source>
   <translation>Est : provinces de l'Atlantique</translation>
  </message>
  <message>
   <source>Easting in metres, or longitude in degrees</source>
   <translation>Abscisse en mètres, ou longitude en degrés</translation>
  </message>
  <message>
   <source>Economic region</source>
   <translation>Région économique</translation>
  </message>
  <message>
   <source>Edit by hand</source>
   <translation>Modifier à la main</translation>
  </message>
  <message>
   <source>Edited</source>
   <translation>Modifiées</translation>
  </message>
  <message>
   <source>Edited by hand</source>
   <translation>Modifiée à la main</translation>
  </message>
  <message>
   <source>Edited by hand from {run}</source>
   <translation>Modifiée à la main à partir de {run}</translation>
  </message>
  <message>
   <source>Edited here. The scenario stays as it is until you use this in it.</source>
   <translation>Modifié ici. Le scénario reste tel quel jusqu'à ce que vous y utilisiez ceci.</translation>
  </message>
  <message>
   <source>Editing regions by hand</source>
   <translation>Modification des régions à la main</translation>
  </message>
  <message>
   <source>Effect (records lost)</source>
   <translation>Effet (enregistrements perdus)</translation>
  </message>
  <message>
   <source>El Emam 2009, MaxCombs</source>
   <translation>El Emam 2009, comb. max.</translation>
  </message>
  <message>
   <source>El Emam 2009, entropy</source>
   <translation>El Emam 2009, entropie</translation>
  </message>
  <message>
   <source>El Emam 2013, Guide to the De-Identification of Personal Health Information; Federal Committee on Statistical Methodology, Working Paper 22 (1994, revised 2005), on rules by the size of cells</source>
   <translation>El Emam 2013, Guide to the De-Identification of Personal Health Information; Federal Committee on Statistical Methodology, Working Paper 22 (1994, révisé en 2005), sur les règles selon la taille des cellules</translation>
  </message>
  <message>
   <source>El Emam et al. 2009</source>
   <translation>El Emam et coll. 2009</translation>
  </message>
  <message>
   <source>El Emam et al. 2009, by the census of {year}: {units} of units, {people} of people. Other years have other people.</source>
   <translation>El Emam et coll. 2009, d'après le recensement de {year} : {units} des unités, {people} des personnes. D'autres années ont d'autres personnes.</translation>
  </message>
  <message>
   <source>El Emam et al. 2009, entropy</source>
   <translation>El Emam et coll. 2009, entropie</translation>
  </message>
  <message>
   <source>El Emam et al. 2009, max combinations</source>
   <translation>El Emam et coll. 2009, combinaisons maximales</translation>
  </message>
  <message>
   <source>El Emam et al. 2010</source>
   <translation>El Emam et coll. 2010</translation>
  </message>
  <message>
   <source>El Emam et al. 2010, BMC Medical Informatics and Decision Making 10:18 (abstract). Wording and rule are our own.</source>
   <translation>El Emam et coll. 2010, BMC Medical Informatics and Decision Making 10:18 (résumé). Les mots et la règle sont de nous.</translation>
  </message>
  <message>
   <source>El Emam et al. 2010; the criterion of El Emam et al. 2009</source>
   <translation>El Emam et coll. 2010 ; le critère d'El Emam et coll. 2009</translation>
  </message>
  <message>
   <source>El Emam et al. 2011</source>
   <translation>El Emam et coll. 2011</translation>
  </message>
  <message>
   <source>El Emam et al. 2011, on the choice of a probability threshold</source>
   <translation>El Emam et coll. 2011, sur le choix d'un seuil de probabilité</translation>
  </message>
  <message>
   <source>El Emam, Brown and AbdelMalik 2009</source>
   <translation>El Emam, Brown et AbdelMalik 2009</translation>
  </message>
  <message>
   <source>Else it is forgotten when VBAS closes</source>
   <translation>Sinon il est oublié quand VBAS se ferme</translation>
  </message>
  <message>
   <source>Empty, or about other records: {names}.</source>
   <translation>Vides, ou portant sur d’autres enregistrements : {names}.</translation>
  </message>
  <message>
   <source>End now and fit what is done; you can go on later</source>
   <translation>Finir maintenant et ajuster ce qui est fait ; vous pourrez continuer plus tard</translation>
  </message>
  <message>
   <source>End now; the trials so far are kept</source>
   <translation>Arrêter maintenant ; les essais déjà faits sont gardés</translation>
  </message>
  <message>
   <source>End the search and keep the best so far</source>
   <translation>Terminer la recherche et garder le meilleur jusqu'ici</translation>
  </message>
  <message>
   <source>End the search with the proposals found so far</source>
   <translation>Finir la recherche avec les propositions trouvées jusqu'ici</translation>
  </message>
  <message>
   <source>End the tour (Esc)</source>
   <translation>Terminer le tour (Échap)</translation>
  </message>
  <message>
   <source>Ends after so many committed moves; empty for no limit</source>
   <translation>Se termine après autant de déplacements faits ; vide pour aucune limite</translation>
  </message>
  <message>
   <source>Ends the search and keeps the best so far</source>
   <translation>Termine la recherche et garde le meilleur jusqu'ici</translation>
  </message>
  <message>
   <source>Engine</source>
   <translation>Moteur</translation>
  </message>
  <message>
   <source>Enough for</source>
   <translation>Suffisant pour</translation>
  </message>
  <message>
   <source>Enough for a research file (at most {research:%}) is leaving out one of: {names}.</source>
   <translation>Pour un fichier de recherche (au plus {research:%}), il suffit d'omettre l'une de : {names}.</translation>
  </message>
  <message>
   <source>Enough is more than {cutoff} ({rule}).</source>
   <translation>Assez veut dire plus de {cutoff} ({rule}).</translation>
  </message>
  <message>
   <source>Enough is more than {least} to {most}, by province ({rule}).</source>
   <translation>Assez veut dire plus de {least} à {most}, selon la province ({rule}).</translation>
  </message>
  <message>
   <source>Enough people</source>
   <translation>Assez de personnes</translation>
  </message>
  <message>
   <source>Enough people: {level}</source>
   <translation>Assez de personnes : {level}</translation>
  </message>
  <message>
   <source>Enough, the cheapest first:</source>
   <translation>Suffisant, en commençant par le moins coûteux :</translation>
  </message>
  <message>
   <source>Enough: at most {0}.</source>
   <translation>Suffisant : au plus {0}.</translation>
  </message>
  <message>
   <source>Enough: more than {cutoff} in an area (●, {rule}). Click another rule to let it decide.</source>
   <translation>Suffisant : plus de {cutoff} dans une aire (●, {rule}). Cliquez une autre règle pour qu'elle décide.</translation>
  </message>
  <message>
   <source>Entropy</source>
   <translation>Entropie</translation>
  </message>
  <message>
   <source>Entropy (nats)</source>
   <translation>Entropie (nats)</translation>
  </message>
  <message>
   <source>Entropy lost</source>
   <translation>Entropie perdue</translation>
  </message>
  <message>
   <source>Entropy of the records</source>
   <translation>Entropie des enregistrements</translation>
  </message>
  <message>
   <source>Equal steps</source>
   <translation>Pas égaux</translation>
  </message>
  <message>
   <source>Equal steps along this axis multiply instead of adding</source>
   <translation>Sur cet axe, des pas égaux multiplient au lieu d'additionner</translation>
  </message>
  <message>
   <source>Equal steps on both sides of zero, for differences</source>
   <translation>Pas égaux de part et d'autre de zéro, pour les différences</translation>
  </message>
  <message>
   <source>Equivalence classes</source>
   <translation>Classes d'équivalence</translation>
  </message>
  <message>
   <source>Error</source>
   <translation>Erreur</translation>
  </message>
  <message>
   <source>Estimate</source>
   <translation>Estimation</translation>
  </message>
  <message>
   <source>Estimated by</source>
   <translation>Estimé par</translation>
  </message>
  <message>
   <source>Estimated of its people: {share}</source>
   <translation>Estimé parmi ses habitants : {share}</translation>
  </message>
  <message>
   <source>Estimated share of the people of the unit who are unique among them.</source>
   <translation>Part estimée des habitants de l'unité qui sont uniques parmi eux.</translation>
  </message>
  <message>
   <source>Estimated unique people</source>
   <translation>Personnes uniques, estimation</translation>
  </message>
  <message>
   <source>Estimates how many people of each unit are unique among all its people, from a sample of them</source>
   <translation>Estime combien d'habitants de chaque unité sont uniques parmi tous, d'après un échantillon</translation>
  </message>
  <message>
   <source>Ethnicity</source>
   <translation>Ethnicité</translation>
  </message>
  <message>
   <source>Ethnicity and columns like it</source>
   <translation>Ethnicité et colonnes semblables</translation>
  </message>
  <message>
   <source>European Medicines Agency, Policy 0070</source>
   <translation>Agence européenne des médicaments, politique 0070</translation>
  </message>
  <message>
   <source>European Medicines Agency, external guidance on the implementation of Policy 0070 (EMA/90915/2016), version 1.3</source>
   <translation>Agence européenne des médicaments, lignes directrices externes sur la mise en œuvre de la Politique 0070 (EMA/90915/2016), version 1.3</translation>
  </message>
  <message>
   <source>Evaluation</source>
   <translation>Évaluation</translation>
  </message>
  <message>
   <source>Even one region for all has fewer people than the floor.</source>
   <translation>Même une seule région pour tout compte moins d’habitants que le plancher.</translation>
  </message>
  <message>
   <source>Even one region for all loses {share} of the records.</source>
   <translation>Même une seule région pour tout perd {share} des enregistrements.</translation>
  </message>
  <message>
   <source>Even one region of all records loses {least:.2%} at k {k}, more than the {about:.2%} that is aimed at.</source>
   <translation>Même une seule région de tous les enregistrements en perd {least:.2%} à k {k}, plus que les {about:.2%} visés.</translation>
  </message>
  <message>
   <source>Every area would stand here in a row: people, land, records, its region, and what is lost there.</source>
   <translation>Chaque aire serait ici une ligne : habitants, terre, enregistrements, sa région, et ce qui s'y perd.</translation>
  </message>
  <message>
   <source>Every combination</source>
   <translation>Toutes les combinaisons</translation>
  </message>
  <message>
   <source>Every combination of the chosen variables would stand here in a row: how many records are unique or in unique sets, and what each further variable costs.</source>
   <translation>Chaque combinaison des variables choisies serait ici sur une ligne : combien d'enregistrements sont uniques ou en ensembles uniques, et ce que coûte chaque variable de plus.</translation>
  </message>
  <message>
   <source>Every combination of the variables was counted. A person is unique who is alone in a class with one of their records; a unique record set is a class of at most {n:,} people, each counted once however many records they have. A missing value counts as a value of its own. Weights: least squares of ln(unique people / all people) on which variables are in the combination.</source>
   <translation>Toutes les combinaisons des variables ont été comptées. Une personne est unique si elle est seule dans une classe avec un de ses enregistrements ; un ensemble unique est une classe d'au plus {n:,} personnes, chacune comptée une fois, quel que soit le nombre de ses enregistrements. Une valeur manquante compte comme une valeur à part. Poids : moindres carrés de ln(personnes uniques / toutes) sur la présence de chaque variable dans la combinaison.</translation>
  </message>
  <message>
   <source>Every combination of the variables was counted. A record is unique where no other has the same values; a unique record set is a class of at most {n:,} records. A missing value counts as a value of its own. Weights: least squares of ln(unique records / all records) on which variables are in the combination.</source>
   <translation>Toutes les combinaisons des variables ont été comptées. Un enregistrement est unique si aucun autre n'a les mêmes valeurs ; un ensemble unique est une classe d'au plus {n:,} enregistrements. Une valeur manquante compte comme une valeur à part. Poids : moindres carrés de ln(enregistrements uniques / tous) sur la présence de chaque variable dans la combinaison.</translation>
  </message>
  <message>
   <source>Every file</source>
   <translation>Chaque fichier</translation>
  </message>
  <message>
   <source>Every file has the SHA-256 that the manifest tells.</source>
   <translation>Chaque fichier a l’empreinte SHA-256 que donne le manifeste.</translation>
  </message>
  <message>
   <source>Every group of records would stand here in a row: how many lost their value in the column that is looked at, and how many had none before.</source>
   <translation>Chaque groupe d'enregistrements serait ici une ligne : combien ont perdu leur valeur dans la colonne examinée, et combien n'en avaient pas auparavant.</translation>
  </message>
  <message>
   <source>Every identifying column is in a combination, and k is {k:,}.</source>
   <translation>Chaque colonne identificatoire est dans une combinaison, et k est {k:,}.</translation>
  </message>
  <message>
   <source>Every measure of the run</source>
   <translation>Chaque mesure de l’exécution</translation>
  </message>
  <message>
   <source>Every record is told with its own area: nothing of geography is lost.</source>
   <translation>Chaque enregistrement est donné avec sa propre aire : rien de la géographie n'est perdu.</translation>
  </message>
  <message>
   <source>Every record is unique in its unit: coarser variables or units help.</source>
   <translation>Chaque enregistrement est unique dans son unité : des variables ou des unités plus grossières aident.</translation>
  </message>
  <message>
   <source>Every record of the file is used.</source>
   <translation>Tous les enregistrements du fichier sont utilisés.</translation>
  </message>
  <message>
   <source>Every region has records.</source>
   <translation>Chaque région a des enregistrements.</translation>
  </message>
  <message>
   <source>Every region holds at least {floor:,.0f} {unit}; the smallest has {least:,.0f}.</source>
   <translation>Chaque région compte au moins {floor:,.0f} {unit} ; la plus petite en a {least:,.0f}.</translation>
  </message>
  <message>
   <source>Every region is in one piece on each piece of land, as promised.</source>
   <translation>Chaque région est d’un seul tenant sur chaque terre, comme promis.</translation>
  </message>
  <message>
   <source>Every region is in one piece, but for islands.</source>
   <translation>Chaque région est d’un seul tenant, sauf les îles.</translation>
  </message>
  <message>
   <source>Every region is in one piece, by links to islands in {n:,} of them ({regions}).</source>
   <translation>Chaque région est d'un seul tenant, par des liens vers des îles dans {n:,} d'entre elles ({regions}).</translation>
  </message>
  <message>
   <source>Every region is in one piece.</source>
   <translation>Chaque région est d'un seul tenant.</translation>
  </message>
  <message>
   <source>Every region is the union of the areas that the crosswalk tells.</source>
   <translation>Chaque région est l’union des secteurs que donne la table de correspondance.</translation>
  </message>
  <message>
   <source>Every region keeps the floor</source>
   <translation>Chaque région respecte le plancher</translation>
  </message>
  <message>
   <source>Every region loses some.</source>
   <translation>Chaque région en perd.</translation>
  </message>
  <message>
   <source>Every region of the shown run would stand here in a row: areas, people, records, what is lost, how wide it is.</source>
   <translation>Chaque région de l'exécution affichée serait ici une ligne : aires, habitants, enregistrements, ce qui est perdu, sa largeur.</translation>
  </message>
  <message>
   <source>Every region shall keep the floor, but no floor is set.</source>
   <translation>Chaque région doit respecter le plancher, mais aucun plancher n'est fixé.</translation>
  </message>
  <message>
   <source>Every region with records holds {n:,} of them.</source>
   <translation>Chaque région qui a des enregistrements en compte {n:,}.</translation>
  </message>
  <message>
   <source>Every run would stand here in a row: its settings and all its measures.</source>
   <translation>Chaque exécution serait ici une ligne : ses réglages et toutes ses mesures.</translation>
  </message>
  <message>
   <source>Every set of variables and recodes that you try is kept here as a row, with its unique records, weights and verdict, and can be shown again.</source>
   <translation>Chaque jeu de variables et de recodages que vous essayez est gardé ici sur une ligne, avec ses enregistrements uniques, ses poids et son verdict, et peut être montré de nouveau.</translation>
  </message>
  <message>
   <source>Every site is the nearest one of some area.</source>
   <translation>Chaque site est le plus proche d'au moins une aire.</translation>
  </message>
  <message>
   <source>Every suppression is kept here as a column: % of the records blanked in each column, cells in all, and entropy in % of a baseline.</source>
   <translation>Chaque suppression est gardée ici comme une colonne : % des enregistrements masqués dans chaque colonne, cellules en tout, et entropie en % d'une référence.</translation>
  </message>
  <message>
   <source>Every unit of the level would stand here in a row: records, people, how many are unique, and which threshold it keeps.</source>
   <translation>Chaque unité du niveau serait ici sur une ligne : enregistrements, personnes, combien sont uniques, et quel seuil elle tient.</translation>
  </message>
  <message>
   <source>Everybody counts once: records {records:,}, people {people:,}.</source>
   <translation>Chacun compte une fois : enregistrements {records:,}, personnes {people:,}.</translation>
  </message>
  <message>
   <source>Everybody is alike with enough people of their region.</source>
   <translation>Chacun ressemble à assez de personnes de sa région.</translation>
  </message>
  <message>
   <source>Everything but the records can be taken back.</source>
   <translation>Tout peut être annulé, sauf les enregistrements.</translation>
  </message>
  <message>
   <source>Everything is blanked: nothing of any combination could be shown. Heaviest is {column}: its values are the rarest, and make the classes small.</source>
   <translation>Tout est masqué : rien d'aucune combinaison ne pouvait être montré. La plus lourde est {column} : ses valeurs sont les plus rares et rendent les classes petites.</translation>
  </message>
  <message>
   <source>Everything is suppressed: no combination shows a value any more. The heaviest column is {column}: leave it out, take a coarser level of it, or lower k.</source>
   <translation>Tout est supprimé : plus aucune combinaison ne montre de valeur. La colonne la plus lourde est {column} : laissez-la de côté, prenez-en un niveau plus grossier ou baissez k.</translation>
  </message>
  <message>
   <source>Everything that was tried</source>
   <translation>Tout ce qui a été essayé</translation>
  </message>
  <message>
   <source>Everywhere</source>
   <translation>Partout</translation>
  </message>
  <message>
   <source>Export &amp;map …</source>
   <translation>Exporter la ca&amp;rte …</translation>
  </message>
  <message>
   <source>Export a&amp;nimation …</source>
   <translation>Exporter une a&amp;nimation …</translation>
  </message>
  <message>
   <source>Export all lines …</source>
   <translation>Exporter toutes les lignes …</translation>
  </message>
  <message>
   <source>Export all rows as CSV …</source>
   <translation>Exporter toutes les lignes en CSV …</translation>
  </message>
  <message>
   <source>Export animation</source>
   <translation>Exporter l'animation</translation>
  </message>
  <message>
   <source>Export it again as CSV in UTF-8.</source>
   <translation>Exportez-le de nouveau en CSV et en UTF-8.</translation>
  </message>
  <message>
   <source>Export it again as CSV.</source>
   <translation>Exportez-le de nouveau en CSV.</translation>
  </message>
  <message>
   <source>Export it again as plain GML or KML in UTF-8, or as a GeoPackage.</source>
   <translation>Exportez-le de nouveau en GML ou KML simple, en UTF-8, ou en GeoPackage.</translation>
  </message>
  <message>
   <source>Export it as CSV or Parquet.</source>
   <translation>Exportez-le en CSV ou en Parquet.</translation>
  </message>
  <message>
   <source>Export it as CSV.</source>
   <translation>Exportez-le en CSV.</translation>
  </message>
  <message>
   <source>Export levels</source>
   <translation>Exporter les niveaux</translation>
  </message>
  <message>
   <source>Export map</source>
   <translation>Exporter la carte</translation>
  </message>
  <message>
   <source>Export measures</source>
   <translation>Exporter les mesures</translation>
  </message>
  <message>
   <source>Export p&amp;icture …</source>
   <translation>Exporter l'i&amp;mage …</translation>
  </message>
  <message>
   <source>Export picture</source>
   <translation>Exporter l'image</translation>
  </message>
  <message>
   <source>Export rows as CSV or Parquet …</source>
   <translation>Exporter les lignes en CSV ou Parquet …</translation>
  </message>
  <message>
   <source>Export rows as CSV, Parquet, GeoPackage or GeoJSON …</source>
   <translation>Exporter les lignes en CSV, Parquet, GeoPackage ou GeoJSON …</translation>
  </message>
  <message>
   <source>Export table</source>
   <translation>Exporter la table</translation>
  </message>
  <message>
   <source>Export the chosen set as a file …</source>
   <translation>Exporter le jeu choisi dans un fichier …</translation>
  </message>
  <message>
   <source>Export the coefficient set</source>
   <translation>Exporter le jeu de coefficients</translation>
  </message>
  <message>
   <source>Export the layer that you need as a plain table into a file of its own.</source>
   <translation>Exportez la couche qu'il vous faut comme simple table dans un fichier à part.</translation>
  </message>
  <message>
   <source>Export the levels as a hierarchy table of ARX (CSV) …</source>
   <translation>Exporter les niveaux comme table de hiérarchie d'ARX (CSV) …</translation>
  </message>
  <message>
   <source>Export the levels first, with their names.</source>
   <translation>Exportez d'abord les niveaux, avec leurs noms.</translation>
  </message>
  <message>
   <source>Export the list of models …</source>
   <translation>Exporter la liste des modèles …</translation>
  </message>
  <message>
   <source>Export the replay as an animation (MP4 or GIF)</source>
   <translation>Exporter la relecture comme animation (MP4 ou GIF)</translation>
  </message>
  <message>
   <source>Export the table</source>
   <translation>Exporter la table</translation>
  </message>
  <message>
   <source>Export the table …</source>
   <translation>Exporter le tableau …</translation>
  </message>
  <message>
   <source>Export values</source>
   <translation>Exporter les valeurs</translation>
  </message>
  <message>
   <source>Export …</source>
   <translation>Exporter …</translation>
  </message>
  <message>
   <source>Expression</source>
   <translation>Expression</translation>
  </message>
  <message>
   <source>FED</source>
   <translation>CEF</translation>
  </message>
  <message>
   <source>FSA</source>
   <translation>RTA</translation>
  </message>
  <message>
   <source>FSAs</source>
   <translation>RTA</translation>
  </message>
  <message>
   <source>Faults</source>
   <translation>Défauts</translation>
  </message>
  <message>
   <source>Faults in the geometry</source>
   <translation>Défauts de la géométrie</translation>
  </message>
  <message>
   <source>Faults of the geometry</source>
   <translation>Défauts de la géométrie</translation>
  </message>
  <message>
   <source>Fewer regions than {level}, less lost: not comparable as it is ({n} with {lost} lost, {level} {there} with {today}).</source>
   <translation>Moins de régions que {level}, moins de perte : non comparable tel quel ({n} et {lost} de perte, {level} {there} et {today}).</translation>
  </message>
  <message>
   <source>Fewer than two sizes have unique records, so that there is no curve: {cutoff}, the smallest size, is more than enough.</source>
   <translation>Moins de deux tailles ont des enregistrements uniques, de sorte qu'il n'y a pas de courbe : {cutoff}, la plus petite taille, est plus que suffisante.</translation>
  </message>
  <message>
   <source>Fewer than {n} quasi-identifier models lose between 0.5 % and 20 % of the records at the sizes that were followed.</source>
   <translation>Moins de {n} modèles de quasi-identifiants perdent entre 0,5 % et 20 % des enregistrements aux tailles suivies.</translation>
  </message>
  <message>
   <source>Fewer, larger regions: for releases that may lose few records (Croft 5.1: an eighth of what the entropy loses).</source>
   <translation>Des régions moins nombreuses et plus grandes : pour les diffusions qui peuvent perdre peu d'enregistrements (Croft 5.1 : un huitième de ce que perd l'entropie).</translation>
  </message>
  <message>
   <source>Fewest different values of every outcome in each class (l); also by entropy</source>
   <translation>Nombre minimal de valeurs différentes de chaque résultat dans chaque classe (l); aussi par l'entropie</translation>
  </message>
  <message>
   <source>Fewest records lost first</source>
   <translation>Le moins d'enregistrements perdus d'abord</translation>
  </message>
  <message>
   <source>Figures, tables and a verdict on each statement</source>
   <translation>Figures, tableaux et un verdict sur chaque énoncé</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <source>File of records</source>
   <translation>Fichier d’enregistrements</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Fichiers</translation>
  </message>
  <message>
   <source>Files in {folder} that are no finished runs and are not counted: {n:,}.</source>
   <translation>Fichiers de {folder} qui ne sont pas des exécutions finies et ne comptent pas : {n:,}.</translation>
  </message>
  <message>
   <source>Files of areas ({0});;All files (*)</source>
   <translation>Fichiers d'aires ({0});;Tous les fichiers (*)</translation>
  </message>
  <message>
   <source>Files of records ({0});;All files (*)</source>
   <translation>Fichiers d'enregistrements ({0});;Tous les fichiers (*)</translation>
  </message>
  <message>
   <source>Files of the pack</source>
   <translation>Fichiers du paquet</translation>
  </message>
  <message>
   <source>Files that do not belong to a pack, or are not there: {names}.</source>
   <translation>Fichiers qui ne font pas partie d’une trousse, ou qui manquent : {names}.</translation>
  </message>
  <message>
   <source>Fill</source>
   <translation>Remplissage</translation>
  </message>
  <message>
   <source>Fill it in.</source>
   <translation>Remplissez-la.</translation>
  </message>
  <message>
   <source>Fill them in, remove these rows, or choose another id column.</source>
   <translation>Remplissez-les, retirez ces lignes, ou choisissez une autre colonne d'identifiants.</translation>
  </message>
  <message>
   <source>Film (*.mp4)</source>
   <translation>Film (*.mp4)</translation>
  </message>
  <message>
   <source>Filter</source>
   <translation>Filtre</translation>
  </message>
  <message>
   <source>Filter runs</source>
   <translation>Filtrer les exécutions</translation>
  </message>
  <message>
   <source>Filter tables</source>
   <translation>Filtrer les tables</translation>
  </message>
  <message>
   <source>Filter, such as {0}</source>
   <translation>Filtre, comme {0}</translation>
  </message>
  <message>
   <source>Find a column</source>
   <translation>Chercher une colonne</translation>
  </message>
  <message>
   <source>Find a place</source>
   <translation>Trouver un lieu</translation>
  </message>
  <message>
   <source>Find an area by its id or the beginning of it, a place by its name, a unit above (such as an FSA) by its code, a region by its number, or a point by latitude and longitude in degrees or by x and y in metres</source>
   <translation>Trouver une aire par son identifiant ou le début de celui-ci, un lieu par son nom, une unité supérieure (comme une RTA) par son code, une région par son numéro, ou un point par latitude et longitude en degrés ou par x et y en mètres</translation>
  </message>
  <message>
   <source>Find an area, a name, a unit, a region or coordinates (Ctrl+F)</source>
   <translation>Trouver une aire, un nom, une unité, une région ou des coordonnées (Ctrl+F)</translation>
  </message>
  <message>
   <source>Find in the manual</source>
   <translation>Chercher dans le manuel</translation>
  </message>
  <message>
   <source>Find levels</source>
   <translation>Trouver les niveaux</translation>
  </message>
  <message>
   <source>Find levels …</source>
   <translation>Trouver les niveaux…</translation>
  </message>
  <message>
   <source>Find out</source>
   <translation>Chercher</translation>
  </message>
  <message>
   <source>Find records</source>
   <translation>Trouver les enregistrements</translation>
  </message>
  <message>
   <source>Find records …</source>
   <translation>Trouver les enregistrements …</translation>
  </message>
  <message>
   <source>Find text</source>
   <translation>Chercher un texte</translation>
  </message>
  <message>
   <source>Find text in the table</source>
   <translation>Chercher un texte dans la table</translation>
  </message>
  <message>
   <source>Find the areas of postal codes in a conversion table (PCCF)</source>
   <translation>Trouver les aires des codes postaux dans une table de conversion (FCCP)</translation>
  </message>
  <message>
   <source>Find the price</source>
   <translation>Trouver le prix</translation>
  </message>
  <message>
   <source>Find values</source>
   <translation>Chercher des valeurs</translation>
  </message>
  <message>
   <source>Find values …</source>
   <translation>Chercher des valeurs …</translation>
  </message>
  <message>
   <source>Finding the price</source>
   <translation>Recherche du prix</translation>
  </message>
  <message>
   <source>Findings</source>
   <translation>Constats</translation>
  </message>
  <message>
   <source>Finer ones are enough too, and lose less.</source>
   <translation>De plus fins suffisent aussi, et perdent moins.</translation>
  </message>
  <message>
   <source>Finer variables ask for more people ({rule}). Each moves the point to the right, and the cut-off up.</source>
   <translation>Des variables plus fines demandent plus d'habitants ({rule}). Chacune déplace le point vers la droite, et le seuil vers le haut.</translation>
  </message>
  <message>
   <source>Finish now</source>
   <translation>Terminer maintenant</translation>
  </message>
  <message>
   <source>First &amp;characters</source>
   <translation>Premiers &amp;caractères</translation>
  </message>
  <message>
   <source>First column of the pair</source>
   <translation>Première colonne de la paire</translation>
  </message>
  <message>
   <source>Fit models of cut-offs on my own records</source>
   <translation>Ajuster des modèles de seuils à mes enregistrements</translation>
  </message>
  <message>
   <source>Fit models to your own records, for places and variables of your own</source>
   <translation>Ajuster des modèles à vos enregistrements, pour des lieux et des variables à vous</translation>
  </message>
  <message>
   <source>Fit threshold models</source>
   <translation>Ajuster des modèles de seuils</translation>
  </message>
  <message>
   <source>Fits</source>
   <translation>Ajustements</translation>
  </message>
  <message>
   <source>Fits of ln(cut-off)</source>
   <translation>Ajustements de ln(seuil)</translation>
  </message>
  <message>
   <source>Fitted models are saved here under a name. Sets that others fitted can be imported, or dropped here as files.</source>
   <translation>Les modèles ajustés sont enregistrés ici sous un nom. Les jeux ajustés par d'autres peuvent être importés, ou déposés ici comme fichiers.</translation>
  </message>
  <message>
   <source>Fitted to the 2001 census of Canada with ten demographic variables, at most five at a time. Its authors call such models one element in a toolbox; of other variables they say nothing.</source>
   <translation>Ajusté sur le recensement du Canada de 2001 avec dix variables démographiques, au plus cinq à la fois. Ses auteurs disent de tels modèles qu'ils sont un élément d'une boîte à outils ; d'autres variables, ils ne disent rien.</translation>
  </message>
  <message>
   <source>Fixed cut-offs are judged without them.</source>
   <translation>Les seuils fixes sont jugés sans elles.</translation>
  </message>
  <message>
   <source>Fixed population</source>
   <translation>Population fixe</translation>
  </message>
  <message>
   <source>Folder for the pack</source>
   <translation>Dossier du paquet</translation>
  </message>
  <message>
   <source>Folder for the results</source>
   <translation>Dossier des résultats</translation>
  </message>
  <message>
   <source>Folder for the samples</source>
   <translation>Dossier des échantillons</translation>
  </message>
  <message>
   <source>Folder …</source>
   <translation>Dossier…</translation>
  </message>
  <message>
   <source>Folds</source>
   <translation>Plis</translation>
  </message>
  <message>
   <source>Folds without a fit</source>
   <translation>Plis sans ajustement</translation>
  </message>
  <message>
   <source>Follow all models over growing samples of the records, fit their cut-offs</source>
   <translation>Suivre tous les modèles sur des échantillons croissants des enregistrements, ajuster leurs seuils</translation>
  </message>
  <message>
   <source>Follow more models of different sizes.</source>
   <translation>Suivez plus de modèles de tailles différentes.</translation>
  </message>
  <message>
   <source>Follow more models over smaller or larger samples.</source>
   <translation>Suivez plus de modèles sur des échantillons plus petits ou plus grands.</translation>
  </message>
  <message>
   <source>Follow more quasi-identifier models over larger samples.</source>
   <translation>Suivez plus de modèles de quasi-identifiants sur de plus grands échantillons.</translation>
  </message>
  <message>
   <source>Follow sizes of at least 2.</source>
   <translation>Suivez des tailles d'au moins 2.</translation>
  </message>
  <message>
   <source>Follow sizes such as 5, 10 and 20.</source>
   <translation>Suivez des tailles telles que 5, 10 et 20.</translation>
  </message>
  <message>
   <source>Follow the scenario's variables again; changes made here are given up</source>
   <translation>Suivre de nouveau les variables du scénario ; les changements faits ici sont abandonnés</translation>
  </message>
  <message>
   <source>For each record</source>
   <translation>Pour chaque enregistrement</translation>
  </message>
  <message>
   <source>For few records and classes (Croft 5.2); slow with many. Where many regions have anonymity 1 it hardly moves a site: then suppression-driven does more.</source>
   <translation>Pour peu d'enregistrements et de classes (Croft 5.2) ; lent avec beaucoup. Là où beaucoup de régions ont un anonymat de 1, il ne déplace guère de sites : le placement guidé par la suppression fait alors plus.</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Oublier</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>Forward sortation areas of all provinces, with their people</source>
   <translation>Régions de tri d’acheminement de toutes les provinces, avec leur population</translation>
  </message>
  <message>
   <source>Found by a brief search, of few moves: a whole one loses a little less.</source>
   <translation>Trouvé par une recherche brève, de peu de déplacements : une recherche complète perd un peu moins.</translation>
  </message>
  <message>
   <source>Free some space, or choose another place.</source>
   <translation>Libérez de la place, ou choisissez un autre endroit.</translation>
  </message>
  <message>
   <source>From</source>
   <translation>De</translation>
  </message>
  <message>
   <source>From column {column}</source>
   <translation>De la colonne {column}</translation>
  </message>
  <message>
   <source>From home to the centre of the unit: {far} instead of {near}.</source>
   <translation>Du domicile au centre de l'unité : {far} au lieu de {near}.</translation>
  </message>
  <message>
   <source>From level “{level}” on, no category is rarer than k = {k} records.</source>
   <translation>À partir du niveau « {level} », aucune catégorie n'est plus rare que k = {k} enregistrements.</translation>
  </message>
  <message>
   <source>From region</source>
   <translation>De la région</translation>
  </message>
  <message>
   <source>From the curvature of the likelihood.</source>
   <translation>D'après la courbure de la vraisemblance.</translation>
  </message>
  <message>
   <source>From the middle of the area to the centre of the unit: {far}.</source>
   <translation>Du milieu de l'aire au centre de l'unité : {far}.</translation>
  </message>
  <message>
   <source>From {cutoff} on, {step} more hardly change how many are unique. There it is {delta} on the fitted curve, {observed} as measured.</source>
   <translation>À partir de {cutoff}, {step} de plus ne changent guère combien sont uniques. Là, c'est {delta} sur la courbe ajustée, {observed} mesurés.</translation>
  </message>
  <message>
   <source>From {file}</source>
   <translation>De {file}</translation>
  </message>
  <message>
   <source>From {file}.</source>
   <translation>De {file}.</translation>
  </message>
  <message>
   <source>Full speed</source>
   <translation>Pleine vitesse</translation>
  </message>
  <message>
   <source>Functions of numbers need columns of numbers, functions of text columns of text.</source>
   <translation>Les fonctions de nombres demandent des colonnes de nombres, celles de texte des colonnes de texte.</translation>
  </message>
  <message>
   <source>Further columns of {file} stay in the database: vbas aggregate --into has it write them itself.</source>
   <translation>Les autres colonnes de {file} restent dans la base de données : vbas aggregate --into les lui fait écrire elle-même.</translation>
  </message>
  <message>
   <source>Further files: {0}.</source>
   <translation>Autres fichiers : {0}.</translation>
  </message>
  <message>
   <source>Further runs that change: {0}.</source>
   <translation>Autres exécutions qui changent : {0}.</translation>
  </message>
  <message>
   <source>GIF: plays anywhere, larger, 256 colours</source>
   <translation>GIF : se lit partout, plus gros, 256 couleurs</translation>
  </message>
  <message>
   <source>GeoJSON: with shapes</source>
   <translation>GeoJSON : avec les formes</translation>
  </message>
  <message>
   <source>GeoPackage (*.gpkg);;GeoJSON (*.geojson)</source>
   <translation>GeoPackage (*.gpkg);;GeoJSON (*.geojson)</translation>
  </message>
  <message>
   <source>GeoPackage, GeoParquet, Shapefile and GeoJSON hold the same regions.</source>
   <translation>GeoPackage, GeoParquet, Shapefile et GeoJSON contiennent les mêmes régions.</translation>
  </message>
  <message>
   <source>GeoPackage, Shapefile, GeoJSON, GeoParquet, or a table with coordinates</source>
   <translation>GeoPackage, Shapefile, GeoJSON, GeoParquet, ou une table avec des coordonnées</translation>
  </message>
  <message>
   <source>GeoPackage: with shapes</source>
   <translation>GeoPackage : avec les formes</translation>
  </message>
  <message>
   <source>Geography</source>
   <translation>Géographie</translation>
  </message>
  <message>
   <source>Geography and information kept</source>
   <translation>Géographie et information conservées</translation>
  </message>
  <message>
   <source>Geography is the only variable: a text cannot ask about it alone.</source>
   <translation>La géographie est la seule variable : un texte ne peut pas porter sur elle seule.</translation>
  </message>
  <message>
   <source>Geography lost</source>
   <translation>Géographie perdue</translation>
  </message>
  <message>
   <source>Geography lost in all</source>
   <translation>Géographie perdue en tout</translation>
  </message>
  <message>
   <source>Geography lost per record: {bits}.</source>
   <translation>Géographie perdue par enregistrement : {bits}.</translation>
  </message>
  <message>
   <source>Geography lost, for each record; 1 bit is half as exact.</source>
   <translation>Géographie perdue, pour chaque enregistrement ; 1 bit, c'est deux fois moins précis.</translation>
  </message>
  <message>
   <source>Geography lost, per record</source>
   <translation>Géographie perdue, par enregistrement</translation>
  </message>
  <message>
   <source>Get the file again, or export it as CSV or Parquet.</source>
   <translation>Procurez-vous de nouveau le fichier, ou exportez-le en CSV ou en Parquet.</translation>
  </message>
  <message>
   <source>Get the file again, or write it again.</source>
   <translation>Procurez-vous de nouveau le fichier, ou écrivez-le de nouveau.</translation>
  </message>
  <message>
   <source>Get the file again.</source>
   <translation>Procurez-vous de nouveau le fichier.</translation>
  </message>
  <message numerus="yes">
   <source>Give %n selected areas to region {0}</source>
   <translation>
    <numerusform>Donner %n aire sélectionnée à la région {0}</numerusform>
    <numerusform>Donner %n aires sélectionnées à la région {0}</numerusform>
   </translation>
  </message>
  <message>
   <source>Give 1 to what matters most, and less to what may be blanked earlier.</source>
   <translation>Donnez 1 à ce qui importe le plus, et moins à ce qui peut être masqué plus tôt.</translation>
  </message>
  <message>
   <source>Give a conversion file in the PCCF layout, or a CSV of two columns: postal code, area id.</source>
   <translation>Donnez un fichier de conversion au format FCCP, ou un CSV de deux colonnes : code postal, identifiant d'aire.</translation>
  </message>
  <message>
   <source>Give a name, or a table such as {{"approach": "border", "max_moves": 1000}}.</source>
   <translation>Donnez un nom, ou un tableau tel que {{"approach": "border", "max_moves": 1000}}.</translation>
  </message>
  <message>
   <source>Give a number above 0 and at most 1, such as 0.05.</source>
   <translation>Donnez un nombre au-dessus de 0 et d'au plus 1, par exemple 0.05.</translation>
  </message>
  <message>
   <source>Give a number from 1 to {most}.</source>
   <translation>Donnez un nombre de 1 à {most}.</translation>
  </message>
  <message>
   <source>Give a number from 2 to 10000.</source>
   <translation>Donnez un nombre de 2 à 10000.</translation>
  </message>
  <message>
   <source>Give a number such as 20000, without separators of thousands, or one of {rules}.</source>
   <translation>Donnez un nombre comme 20000, sans séparateur de milliers, ou l'une de {rules}.</translation>
  </message>
  <message>
   <source>Give a number such as 20000, {model} for the cut-off of the site count, or one of {rules}.</source>
   <translation>Donnez un nombre comme 20000, {model} pour le seuil du calcul de sites, ou l'une de {rules}.</translation>
  </message>
  <message>
   <source>Give a path, a DataFrame or a GeoDataFrame.</source>
   <translation>Donnez un chemin, un DataFrame ou un GeoDataFrame.</translation>
  </message>
  <message>
   <source>Give a range such as 400-700, or "population" for the population of each area.</source>
   <translation>Donnez un intervalle comme 400-700, ou « population » pour la population de chaque aire.</translation>
  </message>
  <message>
   <source>Give a share above 0 and up to 1, such as 0.95.</source>
   <translation>Donnez une part au-dessus de 0 et jusqu'à 1, par exemple 0,95.</translation>
  </message>
  <message>
   <source>Give a share above 0 and up to 1: 0.1 if one person in ten is in the records.</source>
   <translation>Donnez une part au-dessus de 0 et jusqu'à 1 : 0,1 si une personne sur dix est dans les enregistrements.</translation>
  </message>
  <message>
   <source>Give a share between 0 and 1, such as 0.01 for 1 %.</source>
   <translation>Donnez une part entre 0 et 1, comme 0,01 pour 1 %.</translation>
  </message>
  <message>
   <source>Give a share from 0 to 1, such as 0.2.</source>
   <translation>Donnez une part de 0 à 1, par exemple 0.2.</translation>
  </message>
  <message>
   <source>Give a share of at least 0 and under 1.</source>
   <translation>Donnez une part d'au moins 0 et au-dessous de 1.</translation>
  </message>
  <message>
   <source>Give a share such as 0.1.</source>
   <translation>Donnez une part, par exemple 0.1.</translation>
  </message>
  <message>
   <source>Give a table such as {{"approach": "population", "cutoff": "hipaa"}}.</source>
   <translation>Donnez un tableau tel que {{"approach": "population", "cutoff": "hipaa"}}.</translation>
  </message>
  <message>
   <source>Give a top such as 85, or none.</source>
   <translation>Donnez un sommet comme 85, ou aucun.</translation>
  </message>
  <message>
   <source>Give a whole number from 0 on.</source>
   <translation>Donnez un nombre entier à partir de 0.</translation>
  </message>
  <message>
   <source>Give a whole number such as 1.</source>
   <translation>Donnez un nombre entier, par exemple 1.</translation>
  </message>
  <message>
   <source>Give a whole number such as 5.</source>
   <translation>Donnez un nombre entier, par exemple 5.</translation>
  </message>
  <message>
   <source>Give a width such as 5.</source>
   <translation>Donnez une largeur comme 5.</translation>
  </message>
  <message>
   <source>Give all selected values this label at the level of the selected column</source>
   <translation>Donner cette étiquette à toutes les valeurs sélectionnées, au niveau de la colonne sélectionnée</translation>
  </message>
  <message>
   <source>Give as many sites as are asked for, or ask for {given}.</source>
   <translation>Donnez autant de sites que demandé, ou demandez-en {given}.</translation>
  </message>
  <message>
   <source>Give at least 1; the paper takes 5.</source>
   <translation>Donnez au moins 1 ; l'article prend 5.</translation>
  </message>
  <message>
   <source>Give at least its column.</source>
   <translation>Donnez au moins sa colonne.</translation>
  </message>
  <message>
   <source>Give at least one, such as 5.</source>
   <translation>Donnez-en au moins une, par exemple 5.</translation>
  </message>
  <message>
   <source>Give at most {most}.</source>
   <translation>Donnez au plus {most}.</translation>
  </message>
  <message>
   <source>Give b0, ln_population and ln_max_combinations, each as a number.</source>
   <translation>Donnez b0, ln_population et ln_max_combinations, chacun comme un nombre.</translation>
  </message>
  <message>
   <source>Give back cells that need not be blanked</source>
   <translation>Rendre les cellules qu'il n'est pas nécessaire de masquer</translation>
  </message>
  <message>
   <source>Give back what need not be blank</source>
   <translation>Rendre ce qui n'a pas à être masqué</translation>
  </message>
  <message>
   <source>Give each a name of its own.</source>
   <translation>Donnez à chacun son propre nom.</translation>
  </message>
  <message>
   <source>Give each column a name of its own.</source>
   <translation>Donnez à chaque colonne un nom à elle.</translation>
  </message>
  <message>
   <source>Give each column one part.</source>
   <translation>Donnez un seul rôle à chaque colonne.</translation>
  </message>
  <message>
   <source>Give each group name, title, note and questions, each question name, title, answers.</source>
   <translation>Donnez à chaque groupe name, title, note et questions, à chaque question name, title, answers.</translation>
  </message>
  <message>
   <source>Give each k once, at least 1, such as 5, 11, 20.</source>
   <translation>Donnez chaque k une fois, au moins 1, comme 5, 11, 20.</translation>
  </message>
  <message>
   <source>Give each release another name.</source>
   <translation>Donnez un autre nom à chaque diffusion.</translation>
  </message>
  <message>
   <source>Give entropy in % of that of the selected column</source>
   <translation>Donner l'entropie en % de celle de la colonne sélectionnée</translation>
  </message>
  <message>
   <source>Give every value a label at every level.</source>
   <translation>Donnez une étiquette à chaque valeur à chaque niveau.</translation>
  </message>
  <message>
   <source>Give it a name that no variable has.</source>
   <translation>Donnez-lui un nom qu'aucune variable ne porte.</translation>
  </message>
  <message>
   <source>Give it another name.</source>
   <translation>Donnez-lui un autre nom.</translation>
  </message>
  <message>
   <source>Give it another value.</source>
   <translation>Donnez-lui une autre valeur.</translation>
  </message>
  <message>
   <source>Give it at least 1.</source>
   <translation>Donnez-lui au moins 1.</translation>
  </message>
  <message>
   <source>Give it by the environment (PGPASSWORD), the file ~/.pgpass or a service file, or type it where the window, or vbas in a terminal, asks you.</source>
   <translation>Donnez-le par l'environnement (PGPASSWORD), le fichier ~/.pgpass ou un fichier de services, ou tapez-le quand la fenêtre, ou vbas dans un terminal, vous le demande.</translation>
  </message>
  <message>
   <source>Give it one, such as age.</source>
   <translation>Donnez-lui-en un, par exemple age.</translation>
  </message>
  <message>
   <source>Give it one, such as crowding.</source>
   <translation>Donnez-en un, comme densite.</translation>
  </message>
  <message>
   <source>Give it one, such as the names of its members.</source>
   <translation>Donnez-lui-en un, par exemple les noms de ses membres.</translation>
  </message>
  <message>
   <source>Give it one.</source>
   <translation>Donnez-lui-en un.</translation>
  </message>
  <message>
   <source>Give it origin = 'paper' or 'general'.</source>
   <translation>Donnez-lui origin = 'paper' ou 'general'.</translation>
  </message>
  <message>
   <source>Give it three: from the most reassuring to the most worrying.</source>
   <translation>Donnez-lui-en trois : de la plus rassurante à la plus inquiétante.</translation>
  </message>
  <message>
   <source>Give it title, k, applies, source and origin.</source>
   <translation>Donnez-lui title, k, applies, source et origin.</translation>
  </message>
  <message>
   <source>Give it title, share, applies, source and origin.</source>
   <translation>Donnez-lui title, share, applies, source et origin.</translation>
  </message>
  <message>
   <source>Give it weights, or leave the province out.</source>
   <translation>Donnez-lui des poids, ou laissez la province de côté.</translation>
  </message>
  <message>
   <source>Give k of at least 1 and tau above 0, at most 1.</source>
   <translation>Donnez k d'au moins 1 et tau supérieur à 0, au plus 1.</translation>
  </message>
  <message>
   <source>Give lengths of 1 or more, such as 3, 1.</source>
   <translation>Donnez des longueurs d'au moins 1, par exemple 3, 1.</translation>
  </message>
  <message>
   <source>Give metres such as 7123456.5.</source>
   <translation>Donnez des mètres comme 7123456.5.</translation>
  </message>
  <message>
   <source>Give numbers as numbers, names as text, and locked areas as pairs.</source>
   <translation>Donnez les nombres comme nombres, les noms comme texte et les aires verrouillées par paires.</translation>
  </message>
  <message>
   <source>Give numbers.</source>
   <translation>Donnez des nombres.</translation>
  </message>
  <message>
   <source>Give one for each value.</source>
   <translation>Donnez-en une pour chaque valeur.</translation>
  </message>
  <message>
   <source>Give one line a value.</source>
   <translation>Donnez une valeur dans au moins une ligne.</translation>
  </message>
  <message>
   <source>Give one of them, with western, central or eastern = {{scale, exponent}}, or tables such as [threshold.5] with {{b0, ln_population, ln_max_combinations}}.</source>
   <translation>Donnez-en un, avec western, central ou eastern = {{scale, exponent}}, ou des tables telles que [threshold.5] avec {{b0, ln_population, ln_max_combinations}}.</translation>
  </message>
  <message>
   <source>Give one whole number above 0, such as 172, without separators of thousands.</source>
   <translation>Donnez un seul nombre entier au-dessus de 0, par exemple 172, sans séparateur de milliers.</translation>
  </message>
  <message>
   <source>Give probabilities such as 0.05, or sizes of classes such as 20, with commas between.</source>
   <translation>Donnez des probabilités comme 0.05, ou des tailles de classes comme 20, séparées par des virgules.</translation>
  </message>
  <message>
   <source>Give scale (or b0, its natural logarithm) and exponent.</source>
   <translation>Donnez scale (ou b0, son logarithme naturel) et exponent.</translation>
  </message>
  <message>
   <source>Give shares, per cents or counts.</source>
   <translation>Donnez des parts, des pourcentages ou des nombres.</translation>
  </message>
  <message>
   <source>Give the PCCF layout, or a CSV of two columns: postal code, area id.</source>
   <translation>Donnez le format FCCP, ou un CSV de deux colonnes : code postal, identifiant d'aire.</translation>
  </message>
  <message>
   <source>Give the column another name in the file.</source>
   <translation>Donnez un autre nom à la colonne dans le fichier.</translation>
  </message>
  <message>
   <source>Give the column these levels (can be undone)</source>
   <translation>Donner ces niveaux à la colonne (peut être annulé)</translation>
  </message>
  <message>
   <source>Give the file another name.</source>
   <translation>Donnez un autre nom au fichier.</translation>
  </message>
  <message>
   <source>Give the floor as a number of people, or choose a site count by model.</source>
   <translation>Donnez le plancher comme nombre d'habitants, ou choisissez un calcul de sites par modèle.</translation>
  </message>
  <message>
   <source>Give the level of the hierarchy another name.</source>
   <translation>Donnez un autre nom au niveau de la hiérarchie.</translation>
  </message>
  <message>
   <source>Give the number of people that the records are a part of.</source>
   <translation>Donnez le nombre de personnes dont les enregistrements sont une partie.</translation>
  </message>
  <message>
   <source>Give the one or the other.</source>
   <translation>Donnez l'un ou l'autre.</translation>
  </message>
  <message>
   <source>Give the release another name.</source>
   <translation>Donnez un autre nom à la diffusion.</translation>
  </message>
  <message>
   <source>Give the sampling fraction, or join the population of the areas.</source>
   <translation>Donnez le taux de sondage, ou joignez la population des aires.</translation>
  </message>
  <message>
   <source>Give the sites in the coordinate system of the map, in metres.</source>
   <translation>Donnez les sites dans le système de coordonnées de la carte, en mètres.</translation>
  </message>
  <message>
   <source>Give the smaller number first, such as 400-700.</source>
   <translation>Donnez d'abord le plus petit nombre, comme 400-700.</translation>
  </message>
  <message>
   <source>Give x and y in metres for every site.</source>
   <translation>Donnez x et y en mètres pour chaque site.</translation>
  </message>
  <message>
   <source>Given number</source>
   <translation>Nombre donné</translation>
  </message>
  <message>
   <source>Given regions</source>
   <translation>Régions données</translation>
  </message>
  <message>
   <source>Given sites</source>
   <translation>Sites donnés</translation>
  </message>
  <message>
   <source>Given sites are as many as they are, so there is no number of them to search for.</source>
   <translation>Les sites donnés sont ce qu'ils sont : il n'y a pas de nombre à chercher.</translation>
  </message>
  <message>
   <source>Giving back cells that need not be blank</source>
   <translation>Cellules rendues là où le masque est inutile</translation>
  </message>
  <message>
   <source>Giving back cells that need not be blanked</source>
   <translation>Cellules rendues là où le masquage est inutile</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Go on in {0}</source>
   <translation>Continuer en {0}</translation>
  </message>
  <message>
   <source>Go on where you were: {files}</source>
   <translation>Reprendre là où vous étiez : {files}</translation>
  </message>
  <message>
   <source>Go on with the models that are missing; the curves that are there stay</source>
   <translation>Continuer avec les modèles qui manquent ; les courbes présentes restent</translation>
  </message>
  <message>
   <source>Go one state further and wait (.)</source>
   <translation>Avancer d'un état et attendre (.)</translation>
  </message>
  <message>
   <source>Go over the combinations once, as the paper does: small classes may be left, so that nothing of it may be released</source>
   <translation>Parcourir les combinaisons une seule fois, comme le fait l'article : de petites classes peuvent rester, de sorte que rien ne doit en être diffusé</translation>
  </message>
  <message>
   <source>Go to step 1 of the scenario: which column says where a record is</source>
   <translation>Aller à l'étape 1 du scénario : quelle colonne dit où est un enregistrement</translation>
  </message>
  <message>
   <source>Go to the Aggregate workspace: steps 1 and 2</source>
   <translation>Aller à l'espace Regrouper : étapes 1 et 2</translation>
  </message>
  <message>
   <source>Go where areas are grouped into regions</source>
   <translation>Aller là où les aires sont regroupées en régions</translation>
  </message>
  <message>
   <source>Goes one state further and waits there (.)</source>
   <translation>Avance d'un état et y attend (.)</translation>
  </message>
  <message>
   <source>Good in general, and fast (Croft 5.2). It looks at people, not at classes: where these lie unevenly, some regions lose many records.</source>
   <translation>Bon en général, et rapide (Croft 5.2). Il regarde les habitants, non les classes : là où celles-ci sont réparties inégalement, certaines régions perdent beaucoup d'enregistrements.</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>Vert</translation>
  </message>
  <message>
   <source>Grey</source>
   <translation>Gris</translation>
  </message>
  <message>
   <source>Group</source>
   <translation>Grouper</translation>
  </message>
  <message>
   <source>Group areas into regions (F5)</source>
   <translation>Regrouper les aires en régions (F5)</translation>
  </message>
  <message>
   <source>Group it by hand or by the beginnings of its codes.</source>
   <translation>Groupez-la à la main ou par les débuts de ses codes.</translation>
  </message>
  <message>
   <source>Group the areas into regions (F5 in the other workspaces)</source>
   <translation>Grouper les aires en régions (F5 dans les autres espaces de travail)</translation>
  </message>
  <message>
   <source>Group the areas into regions (F5)</source>
   <translation>Regrouper les aires en régions (F5)</translation>
  </message>
  <message>
   <source>Group the areas into regions, which can then be edited</source>
   <translation>Grouper les aires en régions, qui peuvent ensuite être modifiées</translation>
  </message>
  <message>
   <source>Group the records by the column by which blanks are most uneven</source>
   <translation>Grouper les enregistrements par la colonne selon laquelle les masques sont le plus inégaux</translation>
  </message>
  <message>
   <source>Group them in the scenario instead, where the recoding of a column is kept.</source>
   <translation>Regroupez-les plutôt dans le scénario, où le recodage d'une colonne est conservé.</translation>
  </message>
  <message>
   <source>HIPAA</source>
   <translation>HIPAA</translation>
  </message>
  <message>
   <source>Half lose {0} or less: their area is one of about {1}.</source>
   <translation>La moitié perd {0} ou moins : leur aire en est une parmi environ {1}.</translation>
  </message>
  <message>
   <source>Half of the areas lie within {0}, 9 in 10 within {1}.</source>
   <translation>La moitié des aires sont à {0} au plus, 9 sur 10 à {1} au plus.</translation>
  </message>
  <message>
   <source>Half of the people live within {0}, 9 in 10 within {1}.</source>
   <translation>La moitié des habitants vivent à {0} au plus, 9 sur 10 à {1} au plus.</translation>
  </message>
  <message>
   <source>Half of the {n} lost come from {few} of {all}.</source>
   <translation>La moitié des {n} perdus vient de {few} sur {all}.</translation>
  </message>
  <message>
   <source>Hand the shown run over: a checklist to a verified pack</source>
   <translation>Remettre l’exécution affichée : une liste de contrôle jusqu’à un paquet vérifié</translation>
  </message>
  <message>
   <source>Hand them over all the same</source>
   <translation>Les remettre quand même</translation>
  </message>
  <message>
   <source>Hand this run over: a checklist to a verified pack</source>
   <translation>Remettre cette exécution : une liste de contrôle jusqu’à un paquet vérifié</translation>
  </message>
  <message>
   <source>Handle between the two maps</source>
   <translation>Poignée entre les deux cartes</translation>
  </message>
  <message>
   <source>Have the database count rows and distinct values; it reads the whole table</source>
   <translation>Faire compter par la base lignes et valeurs distinctes; elle lit toute la table</translation>
  </message>
  <message>
   <source>Health Canada, Public Release of Clinical Information: guidance document, version 1.0</source>
   <translation>Santé Canada, Diffusion publique des renseignements cliniques : ligne directrice, version 1.0</translation>
  </message>
  <message>
   <source>Health Canada, clinical information</source>
   <translation>Santé Canada, renseignements cliniques</translation>
  </message>
  <message>
   <source>Health records carry small areas, which make people recognisable. VBAS joins areas into regions that are just large enough. This takes a minute, on a fictional province; nothing of yours is touched.</source>
   <translation>Les données de santé portent de petites aires, qui rendent les gens reconnaissables. VBAS réunit des aires en régions juste assez grandes. Cela prend une minute, sur une province fictive ; rien de ce qui est à vous n'est touché.</translation>
  </message>
  <message>
   <source>Heaviest</source>
   <translation>La plus lourde</translation>
  </message>
  <message>
   <source>Here models of cut-offs are fitted on your own records: how many people an area needs, as in El Emam et al. 2009, but for your variables. Open records first; no value of theirs is kept.</source>
   <translation>Des modèles de seuils s'ajustent ici à vos enregistrements : combien de personnes il faut à une aire, comme dans El Emam et coll. 2009, mais pour vos variables. Ouvrez d'abord des enregistrements ; aucune de leurs valeurs n'est gardée.</translation>
  </message>
  <message>
   <source>Here regions are edited by hand, but there are none yet. Group the areas into regions first.</source>
   <translation>Ici, les régions se modifient à la main, mais il n'y en a pas encore. Regroupez d'abord les aires en régions.</translation>
  </message>
  <message>
   <source>Here you will choose what is handed over of a run: its columns, and where the pack goes.</source>
   <translation>Vous choisirez ici ce qui est remis d’une exécution : ses colonnes, et où va le paquet.</translation>
  </message>
  <message>
   <source>Here you will say what somebody could know of a person. Single values are blanked until every combination of it is shared by enough records, and whole records stay.</source>
   <translation>Ici, vous direz ce que quelqu'un pourrait savoir d'une personne. Des valeurs isolées sont masquées jusqu'à ce que chaque combinaison en soit partagée par assez d'enregistrements, et les enregistrements entiers restent.</translation>
  </message>
  <message>
   <source>Here you will see every check of the pack, and whether it may leave.</source>
   <translation>Vous verrez ici chaque vérification du paquet, et s’il peut sortir.</translation>
  </message>
  <message>
   <source>Here you will see every combination of the chosen variables: how many records each of them singles out, and what each further variable costs.</source>
   <translation>Vous verrez ici toutes les combinaisons des variables choisies : combien d'enregistrements chacune isole, et ce que coûte chaque variable de plus.</translation>
  </message>
  <message>
   <source>Here you will see every file that was written, and whether it may leave.</source>
   <translation>Vous verrez ici chaque fichier écrit, et s’il peut sortir.</translation>
  </message>
  <message>
   <source>Here you will see how likely somebody is recognised: by looking a record up in a registry, by matching all of them, by knowing a person; before and after cells are suppressed, and on the map.</source>
   <translation>Ici, vous verrez avec quelle probabilité quelqu'un est reconnu : en cherchant un enregistrement dans un registre, en les appariant tous, en connaissant une personne ; avant et après la suppression de cellules, et sur la carte.</translation>
  </message>
  <message>
   <source>Here you will see how many records stand out by the chosen variables, whether the file will do for researchers or for the public, which variables make records unique, and what could be made coarser.</source>
   <translation>Vous verrez ici combien d'enregistrements se distinguent par les variables choisies, si le fichier convient aux chercheurs ou au public, quelles variables rendent uniques, et ce qu'on pourrait rendre plus grossier.</translation>
  </message>
  <message>
   <source>Here you will see how strongly the columns go together before cells are blanked and after, so that nobody takes for a finding what the blanks have made.</source>
   <translation>Vous verrez ici à quel point les colonnes vont ensemble avant et après la suppression de cellules, afin que personne ne prenne pour un résultat ce que les blancs ont produit.</translation>
  </message>
  <message>
   <source>Here you will see in how many units too many records are unique: more than 0, 5 or 20 % of them.</source>
   <translation>Vous verrez ici dans combien d'unités trop d'enregistrements sont uniques : plus de 0, 5 ou 20 %.</translation>
  </message>
  <message>
   <source>Here you will see what can be done about units with too few people, and what each way costs.</source>
   <translation>Vous verrez ici que faire des unités qui ont trop peu de personnes, et ce que coûte chaque voie.</translation>
  </message>
  <message>
   <source>Here you will see whether every combination is safe, how many cells are blanked in which columns, and what leaving out whole records would cost instead.</source>
   <translation>Ici, vous verrez si toutes les combinaisons sont sûres, combien de cellules sont masquées dans quelles colonnes, et ce que coûterait plutôt le retrait d'enregistrements entiers.</translation>
  </message>
  <message>
   <source>Here you will see which level of geography has enough people in each unit: areas, FSAs, postal regions, census divisions, provinces and runs, by every rule.</source>
   <translation>Vous verrez ici quel niveau de géographie a assez de personnes dans chaque unité : aires, RTA, régions postales, divisions de recensement, provinces et calculs, selon chaque règle.</translation>
  </message>
  <message>
   <source>Here you will see who lost values: the share of blanked cells of a column by the values of any other, such as diagnosis by province, and by area on the map.</source>
   <translation>Ici, vous verrez qui a perdu des valeurs : la part des cellules masquées d'une colonne selon les valeurs de n'importe quelle autre, comme le diagnostic par province, et par aire sur la carte.</translation>
  </message>
  <message>
   <source>Here you will tick what somebody could know of a person, and see for every combination of it how many records are unique.</source>
   <translation>Vous cocherez ici ce que quelqu'un pourrait savoir d'une personne, et verrez pour toutes les combinaisons combien d'enregistrements sont uniques.</translation>
  </message>
  <message>
   <source>Hide this column</source>
   <translation>Masquer cette colonne</translation>
  </message>
  <message>
   <source>Hierarchies</source>
   <translation>Hiérarchies</translation>
  </message>
  <message>
   <source>Hierarchy of ARX (*.csv)</source>
   <translation>Hiérarchie d'ARX (*.csv)</translation>
  </message>
  <message>
   <source>Hierarchy tables ({endings})</source>
   <translation>Tables de hiérarchie ({endings})</translation>
  </message>
  <message>
   <source>Highest probability of a right guess, 0 to 1</source>
   <translation>Plus haute probabilité d'une supposition juste, de 0 à 1</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Historique</translation>
  </message>
  <message>
   <source>Homogeneous classes are suppressed in results of vbas aggregate only: in these records single cells are blanked, and without some of the records others fall below k.</source>
   <translation>Les classes homogènes ne sont supprimées que dans les résultats de vbas aggregate : dans ces enregistrements, des cellules sont effacées une à une, et sans certains enregistrements d'autres tombent sous k.</translation>
  </message>
  <message>
   <source>Hospital discharges, public file</source>
   <translation>Congés des hôpitaux, fichier public</translation>
  </message>
  <message>
   <source>Hospital discharges, stricter</source>
   <translation>Congés des hôpitaux, plus strict</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>Hôte</translation>
  </message>
  <message>
   <source>How coarse the released data are stands here: the squared sizes of their classes, by region and by size.</source>
   <translation>La grossièreté des données diffusées figure ici : les carrés des tailles de leurs classes, par région et par taille.</translation>
  </message>
  <message>
   <source>How each area's value is worked out from the other columns</source>
   <translation>Comment la valeur de chaque aire se calcule à partir des autres colonnes</translation>
  </message>
  <message>
   <source>How evenly records are spread over their classes, as a number. The more even, the rarer each combination, and the more people a region needs.</source>
   <translation>À quel point les enregistrements se répartissent également entre leurs classes, en un nombre. Plus c'est égal, plus chaque combinaison est rare, et plus une région doit avoir d'habitants.</translation>
  </message>
  <message>
   <source>How evenly the records are spread over the classes.</source>
   <translation>Avec quelle régularité les enregistrements se répartissent entre les classes.</translation>
  </message>
  <message>
   <source>How far areas lie from the centre of their region. The less, the smaller and rounder the regions.</source>
   <translation>À quelle distance les aires se trouvent du centre de leur région. Moins il y en a, plus les régions sont petites et rondes.</translation>
  </message>
  <message>
   <source>How far on the ground areas lie from the centre of their region stands here, and how round the regions are.</source>
   <translation>La distance au sol des aires au centre de leur région figure ici, et la rondeur des régions.</translation>
  </message>
  <message>
   <source>How far one variable has to be coarsened while the others stay as they are</source>
   <translation>À quel point une seule variable doit être plus grossière quand les autres restent telles quelles</translation>
  </message>
  <message>
   <source>How likely it is that a person is recognised</source>
   <translation>Quelle est la probabilité qu’une personne soit reconnue</translation>
  </message>
  <message>
   <source>How long it plays, seconds</source>
   <translation>Combien de temps elle dure, en secondes</translation>
  </message>
  <message>
   <source>How many categories the records have at this level</source>
   <translation>Nombre de catégories des enregistrements à ce niveau</translation>
  </message>
  <message>
   <source>How many cells a variable gives up for the others to keep theirs. It weighs from ten times as much as they do to a tenth; geography is such a variable.</source>
   <translation>Combien de cellules une variable cède pour que les autres gardent les leurs. Elle pèse de dix fois autant qu'elles à un dixième ; la géographie est une telle variable.</translation>
  </message>
  <message>
   <source>How many combinations of values there could be: the numbers of categories of all chosen variables, multiplied. The more there are, the more people a region needs.</source>
   <translation>Combien de combinaisons de valeurs il pourrait y avoir : les nombres de catégories de toutes les variables choisies, multipliés. Plus il y en a, plus une région doit avoir d'habitants.</translation>
  </message>
  <message>
   <source>How many different combinations of values occur.</source>
   <translation>Combien de combinaisons différentes de valeurs se présentent.</translation>
  </message>
  <message>
   <source>How many neighbouring categories of {0} make one:</source>
   <translation>Combien de catégories voisines de {0} en font une :</translation>
  </message>
  <message>
   <source>How many of the people have to live in units above the cut-off</source>
   <translation>Quelle part des personnes doit vivre dans des unités au-dessus du seuil</translation>
  </message>
  <message>
   <source>How many people an area needs</source>
   <translation>Combien de personnes il faut à une aire</translation>
  </message>
  <message>
   <source>How many people each region holds stands here, against the cut-off and the floor that were asked for.</source>
   <translation>Le nombre d'habitants de chaque région figure ici, face au seuil et au plancher demandés.</translation>
  </message>
  <message>
   <source>How many people live in the areas is not known, so the sampling fraction is not.</source>
   <translation>On ne sait pas combien de personnes vivent dans les aires, ni donc le taux de sondage.</translation>
  </message>
  <message>
   <source>How many records share their values of all chosen variables where that is fewest. At k = 5, nobody can be told from fewer than four others.</source>
   <translation>Combien d'enregistrements partagent leurs valeurs de toutes les variables choisies, là où il y en a le moins. À k = 5, chacun se confond avec au moins quatre autres.</translation>
  </message>
  <message>
   <source>How many records would be left out and why, how far areas were moved together, how much geography was lost. Click an area with the identify tool (I) to see it in one place.</source>
   <translation>Combien d'enregistrements seraient retirés et pourquoi, à quelle distance les aires ont été réunies, combien de géographie est perdue. Cliquez sur une aire avec l'outil Identifier (I) pour le voir en un lieu.</translation>
  </message>
  <message>
   <source>How many regions to make (regions)</source>
   <translation>Combien de régions faire (régions)</translation>
  </message>
  <message>
   <source>How many response categories it has as it is; missing is none</source>
   <translation>Combien de catégories de réponse elle a telle quelle ; manquant n'en est pas une</translation>
  </message>
  <message>
   <source>How many units the level has</source>
   <translation>Combien d'unités a le niveau</translation>
  </message>
  <message>
   <source>How many variables the combination has.</source>
   <translation>Combien de variables a la combinaison.</translation>
  </message>
  <message>
   <source>How much geography is lost stands here, in bits: one bit is lost where an area is hidden among two of its kind.</source>
   <translation>La géographie perdue figure ici, en bits : un bit est perdu là où une aire se cache parmi deux semblables.</translation>
  </message>
  <message>
   <source>How much less one knows of where a record lives; 1 bit is half as exact.</source>
   <translation>Combien on sait moins où vit un enregistrement ; 1 bit, c'est deux fois moins précis.</translation>
  </message>
  <message>
   <source>How much less one knows of where records live once areas are joined, in bits. It counts an area with many records as likelier than one with few.</source>
   <translation>Combien on sait moins où se trouvent les enregistrements une fois les aires réunies, en bits. Une aire qui compte beaucoup d'enregistrements y est plus probable qu'une qui en compte peu.</translation>
  </message>
  <message>
   <source>How much of the search is done</source>
   <translation>Part de la recherche qui est faite</translation>
  </message>
  <message>
   <source>How much there is to count</source>
   <translation>Combien il y a à compter</translation>
  </message>
  <message>
   <source>How much there is to protect</source>
   <translation>Ce qu'il y a à protéger</translation>
  </message>
  <message>
   <source>How much {name} matters, from 0.01 to 1: what weighs less is blanked earlier</source>
   <translation>Combien compte {name}, de 0,01 à 1 : ce qui pèse moins est masqué plus tôt</translation>
  </message>
  <message>
   <source>How often a sample is drawn and linked (trials); more make the interval narrow</source>
   <translation>Nombre de fois qu'un échantillon est tiré et lié (essais) ; plus il y en a, plus l'intervalle est étroit</translation>
  </message>
  <message>
   <source>How often the search warms up again from the best regions it has found; the moves are shared out, and one long cooling mostly finds more</source>
   <translation>Combien de fois la recherche se réchauffe à partir des meilleures régions trouvées ; les déplacements sont partagés, et un seul long refroidissement trouve le plus souvent mieux</translation>
  </message>
  <message>
   <source>How often the search warms up again from the best sites it has found</source>
   <translation>Combien de fois la recherche se réchauffe à partir des meilleurs sites trouvés</translation>
  </message>
  <message>
   <source>How opaque the chosen layer is, in %</source>
   <translation>L'opacité de la couche choisie, en %</translation>
  </message>
  <message>
   <source>How people are protected</source>
   <translation>Comment les personnes sont protégées</translation>
  </message>
  <message>
   <source>How safe</source>
   <translation>Sûreté</translation>
  </message>
  <message>
   <source>How sensitive are the facts in the data?</source>
   <translation>À quel point les faits contenus dans les données sont-ils délicats ?</translation>
  </message>
  <message>
   <source>How the categories of {0} are joined, and how many are left</source>
   <translation>Comment les catégories de {0} sont jointes, et combien il en reste</translation>
  </message>
  <message>
   <source>How the values are spread; lines are the bounds of the classes</source>
   <translation>La répartition des valeurs ; les traits sont les limites des classes</translation>
  </message>
  <message>
   <source>How the values fall into classes</source>
   <translation>Comment les valeurs se répartissent en classes</translation>
  </message>
  <message>
   <source>How well are the data kept where they go?</source>
   <translation>Les données sont-elles bien gardées là où elles vont ?</translation>
  </message>
  <message>
   <source>How well the prediction does here</source>
   <translation>Qualité de la prédiction ici</translation>
  </message>
  <message>
   <source>How wide a band is, in the column's own unit</source>
   <translation>Largeur d'une tranche, dans l'unité de la colonne</translation>
  </message>
  <message>
   <source>How wide outlines are, in pixels; 0 draws none</source>
   <translation>La largeur des contours, en pixels ; 0 n'en trace pas</translation>
  </message>
  <message>
   <source>How {0} is recoded</source>
   <translation>Comment {0} est recodée</translation>
  </message>
  <message>
   <source>How {level} stand now is not known: the classes have not been counted.</source>
   <translation>On ne sait pas où en sont les unités ({level}) : les classes n'ont pas été comptées.</translation>
  </message>
  <message>
   <source>Howe, Lake and Shen 2007</source>
   <translation>Howe, Lake et Shen 2007</translation>
  </message>
  <message>
   <source>IPC Ontario, high</source>
   <translation>CIPVP Ontario, élevé</translation>
  </message>
  <message>
   <source>IPC Ontario, low</source>
   <translation>CIPVP Ontario, faible</translation>
  </message>
  <message>
   <source>IPC Ontario, medium</source>
   <translation>CIPVP Ontario, moyen</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>Id</translation>
  </message>
  <message>
   <source>Id of the area</source>
   <translation>Identifiant de l'aire</translation>
  </message>
  <message>
   <source>Id of the unit, as in the file.</source>
   <translation>Identifiant de l'unité, comme dans le fichier.</translation>
  </message>
  <message>
   <source>Id, name, FSA, region, coordinates</source>
   <translation>Id, nom, RTA, région, coordonnées</translation>
  </message>
  <message>
   <source>Ids that begin with {0}</source>
   <translation>Identifiants qui commencent par {0}</translation>
  </message>
  <message>
   <source>Ids that column {column} of {file} repeats: {count:,}, the first is {first} ({places}).</source>
   <translation>Identifiants que la colonne {column} de {file} répète : {count:,}, le premier est {first} ({places}).</translation>
  </message>
  <message>
   <source>If a blank may stand for any value, below k in one combination: {records}.</source>
   <translation>Si une case masquée peut valoir n'importe quoi, sous k dans une combinaison : {records}.</translation>
  </message>
  <message>
   <source>If it may stand for any value, no combination has a record below k either.</source>
   <translation>Si elle peut valoir n'importe quelle valeur, aucune combinaison n'a non plus d'enregistrement sous k.</translation>
  </message>
  <message>
   <source>If it wants an encrypted connection, write ?sslmode=require at the end of the address; else ask who runs the database for a rule in pg_hba.conf.</source>
   <translation>S'il faut une connexion chiffrée, écrivez ?sslmode=require à la fin de l'adresse; sinon, demandez à qui gère la base une règle dans pg_hba.conf.</translation>
  </message>
  <message>
   <source>If one variable were left out</source>
   <translation>Si une variable était omise</translation>
  </message>
  <message>
   <source>If {most_lost} of records may be left out, the province has {n_more} instead of {fsas}: neighbourhoods again.</source>
   <translation>Si {most_lost} des enregistrements peuvent être laissés de côté, la province a {n_more} au lieu de {fsas} : de nouveau des quartiers.</translation>
  </message>
  <message>
   <source>Import a coefficient set from a file …</source>
   <translation>Importer un jeu de coefficients d'un fichier …</translation>
  </message>
  <message>
   <source>Import coefficient sets</source>
   <translation>Importer des jeux de coefficients</translation>
  </message>
  <message>
   <source>Import from ARX …</source>
   <translation>Importer d'ARX …</translation>
  </message>
  <message>
   <source>Import hierarchies of ARX</source>
   <translation>Importer des hiérarchies d'ARX</translation>
  </message>
  <message>
   <source>Import levels from a hierarchy table of ARX (CSV) …</source>
   <translation>Importer des niveaux d'une table de hiérarchie d'ARX (CSV) …</translation>
  </message>
  <message>
   <source>Import of {0}</source>
   <translation>Importation de {0}</translation>
  </message>
  <message>
   <source>Import regions</source>
   <translation>Importer des régions</translation>
  </message>
  <message>
   <source>Import the regions again for the areas that are open.</source>
   <translation>Importez de nouveau les régions pour les aires ouvertes.</translation>
  </message>
  <message>
   <source>Import the regions again.</source>
   <translation>Importez de nouveau les régions.</translation>
  </message>
  <message>
   <source>Imported</source>
   <translation>Importées</translation>
  </message>
  <message>
   <source>In Python, cells are neither suppressed in a single pass nor by the regions of a run in one text.</source>
   <translation>En Python, un seul texte ne supprime de cellules ni en une seule passe, ni par les régions d'une exécution.</translation>
  </message>
  <message>
   <source>In Python, neither the regions of a run nor more than {most} variables can be asked about in one text.</source>
   <translation>En Python, un seul texte ne peut porter ni sur les régions d'une exécution, ni sur plus de {most} variables.</translation>
  </message>
  <message>
   <source>In Python, records are read together with areas, and none are open, or nothing tells where a record is.</source>
   <translation>En Python, les enregistrements sont lus avec des aires, et aucune n'est ouverte, ou rien ne dit où se trouve un enregistrement.</translation>
  </message>
  <message>
   <source>In Python, the variable {name} cannot be made coarser in the question.</source>
   <translation>En Python, la variable {name} ne peut pas être regroupée dans la question.</translation>
  </message>
  <message>
   <source>In Python, these areas are read together with records, and none are open.</source>
   <translation>En Python, ces aires sont lues avec des enregistrements, et aucun n'est ouvert.</translation>
  </message>
  <message>
   <source>In a region of the cut-off, {size}, {share} would be left out at k = {k}.</source>
   <translation>Dans une région de la taille du seuil, {size}, {share} seraient laissés de côté à k = {k}.</translation>
  </message>
  <message>
   <source>In all</source>
   <translation>En tout</translation>
  </message>
  <message>
   <source>In all, {share} of the records have a blanked cell.</source>
   <translation>En tout, {share} des enregistrements ont une cellule masquée.</translation>
  </message>
  <message>
   <source>In all, {share} of the records have {column} blanked.</source>
   <translation>En tout, {column} est masqué dans {share} des enregistrements.</translation>
  </message>
  <message>
   <source>In bands instead of single numbers: {columns}.</source>
   <translation>En tranches au lieu de nombres : {columns}.</translation>
  </message>
  <message>
   <source>In each group the most worrying answer counts; a question without an answer counts as the worst. The three groups together: up to 1 allows 20 %, 2 or 3 allow 5 %, more allow 0 %. A worse answer never allows more.</source>
   <translation>Dans chaque groupe, la réponse la plus inquiétante compte ; une question sans réponse compte comme la pire. Les trois groupes ensemble : jusqu'à 1 permet 20 %, 2 ou 3 permettent 5 %, plus permet 0 %. Une pire réponse ne permet jamais plus.</translation>
  </message>
  <message>
   <source>In expressions: {0}</source>
   <translation>Dans les expressions : {0}</translation>
  </message>
  <message>
   <source>In its region {after} of {records} at risk, before suppression {before}</source>
   <translation>Dans sa région, {after} sur {records} à risque, avant la suppression {before}</translation>
  </message>
  <message>
   <source>In its region {before} of {records} at risk ({share})</source>
   <translation>Dans sa région, {before} sur {records} à risque ({share})</translation>
  </message>
  <message>
   <source>In its region {column} is blanked in {n} of {records} ({share})</source>
   <translation>Dans sa région, {column} est masquée dans {n} sur {records} ({share})</translation>
  </message>
  <message>
   <source>In its region {n} of {records} have a blanked cell ({share})</source>
   <translation>Dans sa région, {n} sur {records} ont une cellule masquée ({share})</translation>
  </message>
  <message>
   <source>In kilometres of the map's projection, in which sites are placed.</source>
   <translation>En kilomètres de la projection de la carte, dans laquelle les sites sont placés.</translation>
  </message>
  <message>
   <source>In none of the areas: {records}; their geography is missing.</source>
   <translation>Dans aucune des aires : {records} ; leur géographie manque.</translation>
  </message>
  <message>
   <source>In none of {known} {level} is anybody unique.</source>
   <translation>Personne n'est unique, dans aucune des {known} unités ({level}).</translation>
  </message>
  <message>
   <source>In one piece</source>
   <translation>D'un seul tenant</translation>
  </message>
  <message>
   <source>In pieces</source>
   <translation>En morceaux</translation>
  </message>
  <message>
   <source>In sets</source>
   <translation>Ensembles</translation>
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} are not the least and the most of what the model was fitted on.</source>
   <translation>Dans le fichier de coefficients {file}, {key} de {place} ne donne pas le minimum et le maximum de ce sur quoi le modèle a été ajusté.</translation>
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} is not a finite number.</source>
   <translation>Dans le fichier de coefficients {file}, {key} de {place} n'est pas un nombre fini.</translation>
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} is not a number.</source>
   <translation>Dans le fichier de coefficients {file}, {key} de {place} n'est pas un nombre.</translation>
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} is {value:g}, but at most {largest:g} makes sense.</source>
   <translation>Dans le fichier de coefficients {file}, {key} de {place} vaut {value:g}, mais au plus {largest:g} a un sens.</translation>
  </message>
  <message>
   <source>In the coefficient file {file}, the {key} of {place} is {value}, but must be above 0.</source>
   <translation>Dans le fichier de coefficients {file}, {key} de {place} vaut {value}, mais doit être au-dessus de 0.</translation>
  </message>
  <message>
   <source>In the coefficient file {file}, {place} has no {key}.</source>
   <translation>Dans le fichier de coefficients {file}, {place} n'a pas de {key}.</translation>
  </message>
  <message>
   <source>In the coefficient file {file}, {place} is not a table.</source>
   <translation>Dans le fichier de coefficients {file}, {place} n'est pas une table.</translation>
  </message>
  <message>
   <source>In the coefficient file {file}, {predictor} is not a table.</source>
   <translation>Dans le fichier de coefficients {file}, {predictor} n'est pas une table.</translation>
  </message>
  <message>
   <source>In the coefficient set {name}, the cautious_cut of {place} is {cut:g}.</source>
   <translation>Dans le jeu de coefficients {name}, cautious_cut de {place} vaut {cut:g}.</translation>
  </message>
  <message>
   <source>In the coefficient set {name}, the {key} of {place} is not a least and a most.</source>
   <translation>Dans le jeu de coefficients {name}, {key} de {place} n'est pas un minimum et un maximum.</translation>
  </message>
  <message>
   <source>In the coefficient set {name}, the {key} of {place} is not a usable number.</source>
   <translation>Dans le jeu de coefficients {name}, {key} de {place} n'est pas un nombre utilisable.</translation>
  </message>
  <message>
   <source>In the coefficient set {name}, {place} has a slope of the wrong sign.</source>
   <translation>Dans le jeu de coefficients {name}, une pente de {place} a le mauvais signe.</translation>
  </message>
  <message>
   <source>In the coefficient set {name}, {place} has no usable number for {key}.</source>
   <translation>Dans le jeu de coefficients {name}, {place} n'a pas de nombre utilisable pour {key}.</translation>
  </message>
  <message>
   <source>In the coefficient set {name}, {place} has no {key}.</source>
   <translation>Dans le jeu de coefficients {name}, {place} n'a pas de {key}.</translation>
  </message>
  <message>
   <source>In the coefficient set {name}, {place} has slopes of the wrong sign: ln_population {people:g}, ln_max_combinations {combinations:g}.</source>
   <translation>Dans le jeu de coefficients {name}, les pentes de {place} ont le mauvais signe : ln_population {people:g}, ln_max_combinations {combinations:g}.</translation>
  </message>
  <message>
   <source>In the end, restore cells whose blanking turns out not to be needed: fewer are blank, it takes longer</source>
   <translation>À la fin, rendre les cellules dont le masquage s'avère inutile : moins sont masquées, cela prend plus de temps</translation>
  </message>
  <message>
   <source>In their &amp;order</source>
   <translation>Dans leur &amp;ordre</translation>
  </message>
  <message>
   <source>In these records uniqueness does not fall with people and rise with combinations.</source>
   <translation>Dans ces enregistrements, l'unicité ne baisse pas avec les personnes et ne monte pas avec les combinaisons.</translation>
  </message>
  <message>
   <source>In unique record sets</source>
   <translation>En ensembles uniques</translation>
  </message>
  <message>
   <source>In unique sets</source>
   <translation>En ensembles uniques</translation>
  </message>
  <message>
   <source>In unique sets of at most {size}: {records} ({share}).</source>
   <translation>En ensembles uniques d'au plus {size} : {records} ({share}).</translation>
  </message>
  <message>
   <source>In unique sets, share</source>
   <translation>En ensembles uniques, part</translation>
  </message>
  <message>
   <source>In {above} of {known} {level} somebody is unique. They hold {what}.</source>
   <translation>Avec quelqu'un d'unique : {above} sur {known} ({level}). Elles contiennent {what}.</translation>
  </message>
  <message>
   <source>In {file}, {n:,} labels of {finer} stand under several of {coarser} ({labels}): each of these levels is protected by itself.</source>
   <translation>Dans {file}, {n:,} étiquettes de {finer} figurent sous plusieurs de {coarser} ({labels}) : chacun de ces niveaux est protégé à part.</translation>
  </message>
  <message>
   <source>Income</source>
   <translation>Revenu</translation>
  </message>
  <message>
   <source>Information</source>
   <translation>Information</translation>
  </message>
  <message>
   <source>Information and Privacy Commissioner of Ontario 2025 (from a secondary source)</source>
   <translation>Commissaire à l'information et à la protection de la vie privée de l'Ontario 2025 (d'après une source secondaire)</translation>
  </message>
  <message>
   <source>Information kept: {bits} per record</source>
   <translation>Information gardée : {bits} par enregistrement</translation>
  </message>
  <message>
   <source>Input</source>
   <translation>Entrée</translation>
  </message>
  <message>
   <source>Install it: pip install "vbas[postgres]".</source>
   <translation>Installez-la : pip install "vbas[postgres]".</translation>
  </message>
  <message>
   <source>Instead of a class of their own</source>
   <translation>Au lieu d'une classe à part</translation>
  </message>
  <message>
   <source>Intercept b0</source>
   <translation>Ordonnée b0</translation>
  </message>
  <message>
   <source>Into {folder}</source>
   <translation>Dans {folder}</translation>
  </message>
  <message>
   <source>Invalid boundaries</source>
   <translation>Limites non valides</translation>
  </message>
  <message>
   <source>Invasion of privacy</source>
   <translation>Atteinte à la vie privée</translation>
  </message>
  <message>
   <source>It &amp;holds</source>
   <translation>Elle po&amp;rte</translation>
  </message>
  <message>
   <source>It belongs to region {number}, which joins {areas} with {people} and {records}.</source>
   <translation>Elle appartient à la région {number}, qui réunit {areas} avec {people} et {records}.</translation>
  </message>
  <message>
   <source>It cannot be made a public file with these variables.</source>
   <translation>Ces variables ne permettent pas un fichier public.</translation>
  </message>
  <message>
   <source>It cannot be made a research file with these variables.</source>
   <translation>Ces variables ne permettent pas un fichier de recherche.</translation>
  </message>
  <message>
   <source>It changed region.</source>
   <translation>Elle a changé de région.</translation>
  </message>
  <message>
   <source>It follows another column.</source>
   <translation>Elle suit une autre colonne.</translation>
  </message>
  <message>
   <source>It goes by the entropy of the records, known once they are counted.</source>
   <translation>Elle se fonde sur l'entropie des enregistrements, connue une fois qu'ils sont comptés.</translation>
  </message>
  <message>
   <source>It has models for {there}.</source>
   <translation>Il a des modèles pour {there}.</translation>
  </message>
  <message>
   <source>It has {0}.</source>
   <translation>Elle mesure {0}.</translation>
  </message>
  <message>
   <source>It has {n} fewer.</source>
   <translation>Elle a {n} de moins.</translation>
  </message>
  <message>
   <source>It has {n} more.</source>
   <translation>Elle a {n} de plus.</translation>
  </message>
  <message>
   <source>It has: {columns}.</source>
   <translation>Elle a : {columns}.</translation>
  </message>
  <message>
   <source>It has: {layers}.</source>
   <translation>Il a : {layers}.</translation>
  </message>
  <message>
   <source>It has: {levels}.</source>
   <translation>Elle a : {levels}.</translation>
  </message>
  <message>
   <source>It holds coefficients, no records. A saved set stands at once among the rules of the cut-off lens, in the site count of the scenario and in the levels.</source>
   <translation>Il contient des coefficients, pas d'enregistrements. Un jeu enregistré est aussitôt parmi les règles de la loupe des seuils, dans le nombre de sites du scénario et dans les niveaux.</translation>
  </message>
  <message>
   <source>It is a probability between 0 and 1.</source>
   <translation>C'est une probabilité entre 0 et 1.</translation>
  </message>
  <message>
   <source>It is good enough for both: nothing needs to be made coarser.</source>
   <translation>Il convient aux deux : rien n'a besoin d'être plus grossier.</translation>
  </message>
  <message>
   <source>It is kept in no file, project or log of VBAS.</source>
   <translation>VBAS ne le garde dans aucun fichier, projet ni journal.</translation>
  </message>
  <message>
   <source>It is most uneven by {by} (Cramér's V {strength}).</source>
   <translation>Le plus inégal est selon {by} (V de Cramér {strength}).</translation>
  </message>
  <message>
   <source>It is not known how many people live in the areas: a command cannot count their records instead.</source>
   <translation>On ne sait pas combien de personnes vivent dans les aires : une commande ne peut pas compter leurs enregistrements à la place.</translation>
  </message>
  <message>
   <source>It is not known yet which variables are released.</source>
   <translation>On ne sait pas encore quelles variables sont diffusées.</translation>
  </message>
  <message>
   <source>It is the same whatever variables are released.</source>
   <translation>C'est le même quelles que soient les variables diffusées.</translation>
  </message>
  <message>
   <source>It is written into the manifest of the pack, where its recipient reads it</source>
   <translation>Elle est inscrite au manifeste du paquet, où son destinataire la lit</translation>
  </message>
  <message>
   <source>It is written into the manifest, and a reason must be given before the pack exists</source>
   <translation>C’est inscrit au manifeste, et une raison doit être donnée avant que le paquet existe</translation>
  </message>
  <message>
   <source>It joins {areas} on {land}, with {people} and {records}.</source>
   <translation>Elle réunit {areas} sur {land}, avec {people} et {records}.</translation>
  </message>
  <message>
   <source>It joins {areas} with {people} and {records}.</source>
   <translation>Elle réunit {areas} avec {people} et {records}.</translation>
  </message>
  <message>
   <source>It looks at the variables only: with a high k or many variables the regions it asks for can lose most of the records. Look at the share lost after the run, and ask for fewer regions if it is too high.</source>
   <translation>Cela ne regarde que les variables : avec un k élevé ou beaucoup de variables, les régions demandées peuvent perdre la plupart des enregistrements. Regardez la part perdue après l'exécution, et demandez moins de régions si elle est trop élevée.</translation>
  </message>
  <message>
   <source>It needs two lines: url = "postgresql://host/database" and table = "schema.table"; a third, geometry = "column", where there are several.</source>
   <translation>Il lui faut deux lignes : url = "postgresql://hôte/base" et table = "schéma.table"; une troisième, geometry = "colonne", s'il y en a plusieurs.</translation>
  </message>
  <message>
   <source>It should begin with a line such as variable,category,NL,PE,NS.</source>
   <translation>Il devrait commencer par une ligne comme variable,category,NL,PE,NS.</translation>
  </message>
  <message>
   <source>It should hold a Shapefile, GeoPackage, GeoJSON, Parquet or CSV file.</source>
   <translation>Il devrait contenir un fichier Shapefile, GeoPackage, GeoJSON, Parquet ou CSV.</translation>
  </message>
  <message>
   <source>It singles nobody out: leave it out.</source>
   <translation>Elle n'isole personne : omettez-la.</translation>
  </message>
  <message>
   <source>It was the last project: {0}</source>
   <translation>C’était le dernier projet : {0}</translation>
  </message>
  <message>
   <source>It will do as a public file as it is.</source>
   <translation>Il convient tel quel comme fichier public.</translation>
  </message>
  <message>
   <source>It will do as a research file as it is.</source>
   <translation>Il convient tel quel comme fichier de recherche.</translation>
  </message>
  <message>
   <source>It {all}.</source>
   <translation>Elle {all}.</translation>
  </message>
  <message>
   <source>It {better}, but {worse}.</source>
   <translation>Elle {better}, mais {worse}.</translation>
  </message>
  <message>
   <source>Its areas hold the open ones, such as FSAs or provinces</source>
   <translation>Ses aires contiennent celles qui sont ouvertes, comme des RTA ou des provinces</translation>
  </message>
  <message>
   <source>Its categories are numbers in even steps, such as single years of age</source>
   <translation>Ses catégories sont des nombres à pas égaux, comme des âges par année</translation>
  </message>
  <message>
   <source>Its column part must say western, central or eastern.</source>
   <translation>Sa colonne part doit dire western, central ou eastern.</translation>
  </message>
  <message>
   <source>Its columns are: {columns}.</source>
   <translation>Ses colonnes sont : {columns}.</translation>
  </message>
  <message>
   <source>Its coordinate system is wrong: correct it in the file, or remove it there and name the right one here.</source>
   <translation>Son système de coordonnées est faux : corrigez-le dans le fichier, ou retirez-le et nommez le bon ici.</translation>
  </message>
  <message>
   <source>Its first line names the columns; now they are: {names}.</source>
   <translation>Sa première ligne nomme les colonnes ; pour l'instant ce sont : {names}.</translation>
  </message>
  <message>
   <source>Its name on the server</source>
   <translation>Son nom sur le serveur</translation>
  </message>
  <message>
   <source>Its population is not published.</source>
   <translation>Sa population n'est pas publiée.</translation>
  </message>
  <message>
   <source>Its weight changes nothing of what it loses.</source>
   <translation>Son poids ne change rien à ce qu'elle perd.</translation>
  </message>
  <message>
   <source>Its {0} come in groups of at least {1} alike.</source>
   <translation>Ses {0} viennent par groupes d'au moins {1} pareils.</translation>
  </message>
  <message>
   <source>Its {n} columns begin with {first}.</source>
   <translation>Ses {n} colonnes commencent par {first}.</translation>
  </message>
  <message>
   <source>Join</source>
   <translation>Joindre</translation>
  </message>
  <message>
   <source>Join &amp;population table …</source>
   <translation>Joindre une table de &amp;population …</translation>
  </message>
  <message>
   <source>Join a population table …</source>
   <translation>Joindre une table de population …</translation>
  </message>
  <message>
   <source>Join a population table, or copy it as Python.</source>
   <translation>Joignez une table de population, ou copiez-le en Python.</translation>
  </message>
  <message>
   <source>Join all that is below this number</source>
   <translation>Réunir tout ce qui est sous ce nombre</translation>
  </message>
  <message>
   <source>Join all that is this number or more</source>
   <translation>Réunir tout ce qui atteint ou dépasse ce nombre</translation>
  </message>
  <message>
   <source>Join at least 2 categories, or leave at least 1.</source>
   <translation>Réunissez au moins 2 catégories, ou laissez-en au moins 1.</translation>
  </message>
  <message>
   <source>Join categories of {0}</source>
   <translation>Joindre des catégories de {0}</translation>
  </message>
  <message>
   <source>Join columns of a table</source>
   <translation>Joindre les colonnes d'une table</translation>
  </message>
  <message>
   <source>Join columns of another table by id …</source>
   <translation>Joindre par identifiant les colonnes d'une autre table …</translation>
  </message>
  <message>
   <source>Join columns of {0}</source>
   <translation>Joindre les colonnes de {0}</translation>
  </message>
  <message>
   <source>Join neighbouring numbers before they are counted, such as ages in 5 years</source>
   <translation>Joindre les nombres voisins avant de les compter, par exemple des âges par 5 ans</translation>
  </message>
  <message>
   <source>Join report</source>
   <translation>Rapport de jointure</translation>
  </message>
  <message>
   <source>Join them in step 2 of the scenario.</source>
   <translation>Joignez-les à l'étape 2 du scénario.</translation>
  </message>
  <message>
   <source>Join to the areas</source>
   <translation>Joindre aux aires</translation>
  </message>
  <message>
   <source>Joined to the areas, or computed for them.</source>
   <translation>Jointe aux aires, ou calculée pour elles.</translation>
  </message>
  <message>
   <source>Joins all higher numbers into one open band</source>
   <translation>Réunit tous les nombres plus élevés en une tranche ouverte</translation>
  </message>
  <message>
   <source>Joins numbers into bands of this width (years, or the column's own unit)</source>
   <translation>Réunit les nombres en tranches de cette largeur (ans, ou l'unité propre à la colonne)</translation>
  </message>
  <message>
   <source>Joins what is selected</source>
   <translation>Réunit ce qui est sélectionné</translation>
  </message>
  <message>
   <source>Joins: {members}</source>
   <translation>Réunit : {members}</translation>
  </message>
  <message>
   <source>Journalist, at risk</source>
   <translation>Journaliste, à risque</translation>
  </message>
  <message>
   <source>Journalist, highest</source>
   <translation>Journaliste, maximum</translation>
  </message>
  <message>
   <source>Journalist, mean</source>
   <translation>Journaliste, moyenne</translation>
  </message>
  <message>
   <source>Judge regions that exist already: a column of the areas, or a table</source>
   <translation>Juger des régions qui existent déjà : une colonne des aires, ou une table</translation>
  </message>
  <message>
   <source>Judge the edited regions and add them to the runs</source>
   <translation>Juger les régions modifiées et les ajouter aux exécutions</translation>
  </message>
  <message>
   <source>Judge these regions and add a card</source>
   <translation>Juger ces régions et ajouter une fiche</translation>
  </message>
  <message>
   <source>Judged by the estimated share of people who are unique among the people of a unit.</source>
   <translation>Jugé sur la part estimée de personnes uniques parmi les habitants d'une unité.</translation>
  </message>
  <message>
   <source>Judging the edited regions of “{0}” …</source>
   <translation>Jugement des régions modifiées de « {0} » …</translation>
  </message>
  <message>
   <source>Keep as run</source>
   <translation>Garder comme exécution</translation>
  </message>
  <message numerus="yes">
   <source>Keep as they are: %n variables</source>
   <translation>
    <numerusform>Garder telle quelle : %n variable</numerusform>
    <numerusform>Garder telles quelles : %n variables</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep as they are: none</source>
   <translation>Garder telles quelles : aucune</translation>
  </message>
  <message>
   <source>Keep no other columns, or write the table to a file where you may, and use that.</source>
   <translation>Ne conservez pas d'autres colonnes, ou écrivez la table dans un fichier là où vous en avez le droit, et servez-vous de ce fichier.</translation>
  </message>
  <message>
   <source>Keep one line for each value.</source>
   <translation>Gardez une ligne par valeur.</translation>
  </message>
  <message>
   <source>Keep one row for each value.</source>
   <translation>Gardez une ligne par valeur.</translation>
  </message>
  <message>
   <source>Keep only rows shown</source>
   <translation>Ne garder que les lignes montrées</translation>
  </message>
  <message>
   <source>Keep the threshold as it is</source>
   <translation>Garder le seuil tel qu'il est</translation>
  </message>
  <message>
   <source>Keep what the map shows now under a name (Ctrl+B)</source>
   <translation>Garder sous un nom ce que montre la carte (Ctrl+B)</translation>
  </message>
  <message>
   <source>Keeps</source>
   <translation>Tient</translation>
  </message>
  <message>
   <source>Kept columns are: {kept}.</source>
   <translation>Les colonnes gardées sont : {kept}.</translation>
  </message>
  <message>
   <source>Kept, bits</source>
   <translation>Gardé, bits</translation>
  </message>
  <message>
   <source>Kind</source>
   <translation>Genre</translation>
  </message>
  <message>
   <source>Kind of file</source>
   <translation>Genre de fichier</translation>
  </message>
  <message>
   <source>Known</source>
   <translation>Connue</translation>
  </message>
  <message>
   <source>Known are: {known}.</source>
   <translation>Sont connus : {known}.</translation>
  </message>
  <message>
   <source>L&amp;abel</source>
   <translation>Éti&amp;quette</translation>
  </message>
  <message>
   <source>Label of the selected values</source>
   <translation>Étiquette des valeurs sélectionnées</translation>
  </message>
  <message>
   <source>Label of what is selected</source>
   <translation>Étiquette de ce qui est sélectionné</translation>
  </message>
  <message>
   <source>Labels of “{finer}” that stand under several of “{coarser}”: {labels}.</source>
   <translation>Étiquettes de « {finer} » qui figurent sous plusieurs de « {coarser} » : {labels}.</translation>
  </message>
  <message>
   <source>Land</source>
   <translation>Terre</translation>
  </message>
  <message>
   <source>Land area as published, else that of the polygon.</source>
   <translation>Superficie des terres publiée, sinon celle du polygone.</translation>
  </message>
  <message>
   <source>Landscape</source>
   <translation>Paysage</translation>
  </message>
  <message>
   <source>Large type, only the map and its figures; F11 or Esc leaves (F11)</source>
   <translation>Grandes lettres, seulement la carte et ses chiffres ; F11 ou Échap en sort (F11)</translation>
  </message>
  <message>
   <source>Larger regions lose less (ln_odds below 0); more combinations and a larger k need larger ones (above 0).</source>
   <translation>De plus grandes régions perdent moins (ln_odds au-dessous de 0) ; plus de combinaisons et un plus grand k en demandent de plus grandes (au-dessus de 0).</translation>
  </message>
  <message>
   <source>Largest</source>
   <translation>La plus grande</translation>
  </message>
  <message>
   <source>Largest distance of every outcome in each class from all records, 0 to 1 (t)</source>
   <translation>Plus grande distance de chaque résultat, dans chaque classe, à l'ensemble des enregistrements, de 0 à 1 (t)</translation>
  </message>
  <message>
   <source>Largest first</source>
   <translation>Les plus grandes d'abord</translation>
  </message>
  <message>
   <source>Largest probability that somebody is recognised, 0 to 1; k becomes one divided by it, rounded up</source>
   <translation>Plus grande probabilité que quelqu'un soit reconnu, de 0 à 1 ; k devient un divisé par elle, arrondi vers le haut</translation>
  </message>
  <message>
   <source>Largest sample</source>
   <translation>Plus grand échantillon</translation>
  </message>
  <message>
   <source>Largest sample, threshold, seed, folds, and k</source>
   <translation>Plus grand échantillon, seuil, germe, plis et k</translation>
  </message>
  <message>
   <source>Largest share of all records that may be left out (%)</source>
   <translation>Plus grande part des enregistrements qui peut être retirée (%)</translation>
  </message>
  <message>
   <source>Latitude and longitude</source>
   <translation>Latitude et longitude</translation>
  </message>
  <message>
   <source>Layer styles (*.json)</source>
   <translation>Styles de couches (*.json)</translation>
  </message>
  <message>
   <source>Layers</source>
   <translation>Couches</translation>
  </message>
  <message>
   <source>Layers of the map, the uppermost first</source>
   <translation>Couches de la carte, la plus haute d'abord</translation>
  </message>
  <message>
   <source>Least geography lost first</source>
   <translation>Le moins de géographie perdue d'abord</translation>
  </message>
  <message>
   <source>Least is lost by the baseline: {name}.</source>
   <translation>La référence perd le moins : {name}.</translation>
  </message>
  <message>
   <source>Least is lost by {name}: {percent} of the entropy of the baseline.</source>
   <translation>{name} perd le moins : {percent} de l'entropie de la référence.</translation>
  </message>
  <message>
   <source>Least population of a region: a number of people, or a rule (people)</source>
   <translation>Population minimale d'une région : un nombre d'habitants, ou une règle (habitants)</translation>
  </message>
  <message>
   <source>Least round first</source>
   <translation>Les moins rondes d'abord</translation>
  </message>
  <message>
   <source>Least: {least}, {a}; most: {most}, {b}.</source>
   <translation>Le moins : {least}, {a} ; le plus : {most}, {b}.</translation>
  </message>
  <message>
   <source>Leave it in one of them.</source>
   <translation>Laissez-la dans l'une d'elles.</translation>
  </message>
  <message>
   <source>Leave it out</source>
   <translation>L'omettre</translation>
  </message>
  <message>
   <source>Leave it out or keep a coarser form of it, or force it if you know that nobody can link it.</source>
   <translation>Laissez-la de côté ou conservez-en une forme plus grossière, ou forcez-la si vous savez que personne ne peut faire le lien.</translation>
  </message>
  <message>
   <source>Leave it out, choose a level that holds whole regions, or say --force.</source>
   <translation>Laissez-le de côté, choisissez un niveau qui contient des régions entières, ou ajoutez --force.</translation>
  </message>
  <message>
   <source>Leave it out, or choose the column.</source>
   <translation>Laissez-la de côté, ou choisissez la colonne.</translation>
  </message>
  <message>
   <source>Leave it out, or force it if you know that nobody can link it to a place.</source>
   <translation>Laissez-la de côté, ou forcez-la si vous savez que personne ne peut la relier à un lieu.</translation>
  </message>
  <message>
   <source>Leave it out, or write 0.01 to let one hidden value in a hundred be told.</source>
   <translation>Omettez-la, ou écrivez 0.01 pour qu'une valeur cachée sur cent puisse être trahie.</translation>
  </message>
  <message>
   <source>Leave it out.</source>
   <translation>Laissez-la de côté.</translation>
  </message>
  <message>
   <source>Leave it out: what it needs is made.</source>
   <translation>Laissez-le de côté : ce qu’il faut est fabriqué.</translation>
  </message>
  <message>
   <source>Leave it out; give it by the environment (PGPASSWORD), the file ~/.pgpass or a service file, or type it when you are asked.</source>
   <translation>Omettez-le; donnez-le par l'environnement (PGPASSWORD), le fichier ~/.pgpass ou un fichier de services, ou tapez-le quand on vous le demande.</translation>
  </message>
  <message>
   <source>Leave it: untick variables first</source>
   <translation>Ne pas compter : décocher d'abord des variables</translation>
  </message>
  <message>
   <source>Leave one of the two rows out.</source>
   <translation>Laissez l'une des deux lignes de côté.</translation>
  </message>
  <message>
   <source>Leave one of them out or keep coarser forms, or force them if you know that nobody can link them.</source>
   <translation>Laissez-en une de côté ou conservez des formes plus grossières, ou forcez-les si vous savez que personne ne peut faire le lien.</translation>
  </message>
  <message>
   <source>Leave one row for each area.</source>
   <translation>Laissez une ligne par aire.</translation>
  </message>
  <message>
   <source>Leave out records with missing values</source>
   <translation>Retirer les enregistrements aux valeurs manquantes</translation>
  </message>
  <message>
   <source>Leave out the smallest units (choose a share below everybody), go up a level, or let VBAS make regions that are large enough.</source>
   <translation>Laissez de côté les plus petites unités (choisissez une part inférieure à tout le monde), montez d'un niveau, ou laissez VBAS faire des régions assez grandes.</translation>
  </message>
  <message>
   <source>Leave presenter mode (Esc or F11)</source>
   <translation>Quitter le mode présentation (Échap ou F11)</translation>
  </message>
  <message>
   <source>Leave small units out</source>
   <translation>Laisser de côté les petites unités</translation>
  </message>
  <message>
   <source>Leave some out.</source>
   <translation>Omettez-en quelques-unes.</translation>
  </message>
  <message>
   <source>Leave such a column out or hand over a coarser form, or insist if you know that nobody can link it.</source>
   <translation>Laissez une telle colonne de côté ou remettez-en une forme plus grossière, ou insistez si vous savez que personne ne peut la relier.</translation>
  </message>
  <message>
   <source>Leave the band out, or have the database hold such numbers as missing.</source>
   <translation>Omettez les tranches, ou faites que la base tienne de tels nombres pour manquants.</translation>
  </message>
  <message>
   <source>Leave the categories as they were</source>
   <translation>Laisser les catégories comme elles étaient</translation>
  </message>
  <message>
   <source>Leave the column as it is</source>
   <translation>Laisser la colonne telle quelle</translation>
  </message>
  <message>
   <source>Leave the outcome out, or make it coarser.</source>
   <translation>Laissez le résultat de côté, ou rendez-le plus grossier.</translation>
  </message>
  <message>
   <source>Leave the replay: the map shows the result again</source>
   <translation>Quitter la relecture : la carte montre de nouveau le résultat</translation>
  </message>
  <message>
   <source>Leave the run at hand; finished ones are kept</source>
   <translation>Abandonner l'exécution en cours; celles qui sont finies sont gardées</translation>
  </message>
  <message>
   <source>Leave the table out, or write the address of a database: postgresql://host/database.</source>
   <translation>Omettez la table, ou écrivez l'adresse d'une base de données : postgresql://hôte/base.</translation>
  </message>
  <message>
   <source>Leave the table to write out.</source>
   <translation>Omettez la table à écrire.</translation>
  </message>
  <message>
   <source>Leave the variable of the row out and count again (can be undone)</source>
   <translation>Omettre la variable de la ligne et recompter (peut être annulé)</translation>
  </message>
  <message>
   <source>Leaves</source>
   <translation>Sort</translation>
  </message>
  <message>
   <source>Leaves out records with missing values; else missing is a class of its own</source>
   <translation>Retire les enregistrements aux valeurs manquantes ; sinon « manquante » est une classe à part</translation>
  </message>
  <message>
   <source>Leaving out any one of {n:,} variables would be enough for a research file (at most {research:%}).</source>
   <translation>Omettre n'importe laquelle de {n:,} variables suffirait pour un fichier de recherche (au plus {research:%}).</translation>
  </message>
  <message>
   <source>Leaving out the records that too few share. What is left can be released: each is one of at least k alike in its region.</source>
   <translation>Retirer les enregistrements que trop peu partagent. Ce qui reste peut être diffusé : chacun est l'un d'au moins k semblables dans sa région.</translation>
  </message>
  <message>
   <source>Leaving out {name} helps most; people left in unique record sets: {sets:,} of {records:,} ({share:%}).</source>
   <translation>Omettre {name} aide le plus ; personnes qui restent en ensembles uniques : {sets:,} sur {records:,} ({share:%}).</translation>
  </message>
  <message>
   <source>Leaving out {name} helps most; records left in unique record sets: {sets:,} of {records:,} ({share:%}).</source>
   <translation>Omettre {name} aide le plus ; enregistrements qui restent en ensembles uniques : {sets:,} sur {records:,} ({share:%}).</translation>
  </message>
  <message>
   <source>Leaving out {records} ({share}) would lose {cells}, blanking loses {blanked}. Whole records would be left out until no class is below k.</source>
   <translation>Retirer {records} ({share}) perdrait {cells}, le masquage perd {blanked}. Des enregistrements entiers seraient retirés jusqu'à ce qu'aucune classe ne soit inférieure à k.</translation>
  </message>
  <message>
   <source>Leaving out {variable} would help most.</source>
   <translation>Omettre {variable} aiderait le plus.</translation>
  </message>
  <message>
   <source>Ledger of releases</source>
   <translation>Registre des diffusions</translation>
  </message>
  <message>
   <source>Left out</source>
   <translation>Omise</translation>
  </message>
  <message>
   <source>Left out by the rule of thumb: {lost} of {n} ({level}), {people} ({share}). They could not be studied at all.</source>
   <translation>Laissées de côté selon la règle empirique : {lost} sur {n} ({level}), {people} ({share}). On ne pourrait pas du tout les étudier.</translation>
  </message>
  <message>
   <source>Left out by the rule of thumb: {lost} of {n} ({level}), {people} ({share}). With them go {records}; they could not be studied at all.</source>
   <translation>Laissées de côté selon la règle empirique : {lost} sur {n} ({level}), {people} ({share}). Avec elles, {records} ; on ne pourrait pas du tout les étudier.</translation>
  </message>
  <message>
   <source>Left out: {lost} ({share}) in {combinations}, because fewer than k = {k} people of the region share their values.</source>
   <translation>Retirés : {lost} ({share}) dans {combinations}, parce que moins de k = {k} personnes de la région partagent leurs valeurs.</translation>
  </message>
  <message>
   <source>Left out: {lost}.</source>
   <translation>Laissés de côté : {lost}.</translation>
  </message>
  <message>
   <source>Left out: {records}, {reason}.</source>
   <translation>Omis : {records}, {reason}.</translation>
  </message>
  <message>
   <source>Leg {0}: {1}</source>
   <translation>Tronçon {0} : {1}</translation>
  </message>
  <message>
   <source>Length</source>
   <translation>Durée</translation>
  </message>
  <message>
   <source>Less data, or nothing varied: within two minutes</source>
   <translation>Moins de données, ou rien de varié : en deux minutes</translation>
  </message>
  <message>
   <source>Let each width be a multiple of the one before, such as 5, 10, 20.</source>
   <translation>Faites de chaque largeur un multiple de la précédente, comme 5, 10, 20.</translation>
  </message>
  <message>
   <source>Let go of the region that the brush holds (Esc)</source>
   <translation>Lâcher la région que tient le pinceau (Échap)</translation>
  </message>
  <message>
   <source>Let the highest begin above where the lowest ends.</source>
   <translation>Faites commencer la plus haute au-dessus de la fin de la plus basse.</translation>
  </message>
  <message>
   <source>Lets the colours run from much to little</source>
   <translation>Fait aller les couleurs du plus au moins</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Lettre</translation>
  </message>
  <message>
   <source>Level</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <source>Level of geography whose units are looked at</source>
   <translation>Niveau de géographie dont on regarde les unités</translation>
  </message>
  <message>
   <source>Level {level} of {column} has {n} labels for {values} values.</source>
   <translation>Le niveau {level} de {column} a {n} étiquettes pour {values} valeurs.</translation>
  </message>
  <message>
   <source>Levels</source>
   <translation>Niveaux</translation>
  </message>
  <message>
   <source>Levels and rules</source>
   <translation>Niveaux et règles</translation>
  </message>
  <message>
   <source>Levels by the first characters, such as 3 and 1 of a diagnosis</source>
   <translation>Niveaux selon les premiers caractères, comme 3 et 1 d'un diagnostic</translation>
  </message>
  <message>
   <source>Levels from a hierarchy table of ARX: CSV, one line for each value</source>
   <translation>Niveaux d'une table de hiérarchie d'ARX : CSV, une ligne par valeur</translation>
  </message>
  <message>
   <source>Levels of bands, such as ages in 5, 10 and 20 years</source>
   <translation>Niveaux de tranches, comme les âges en tranches de 5, 10 et 20 ans</translation>
  </message>
  <message>
   <source>Levels of {column}</source>
   <translation>Niveaux de {column}</translation>
  </message>
  <message>
   <source>Levels that stand in other columns of the record file</source>
   <translation>Niveaux qui figurent dans d'autres colonnes du fichier d'enregistrements</translation>
  </message>
  <message>
   <source>Levels to compare</source>
   <translation>Niveaux à comparer</translation>
  </message>
  <message>
   <source>Levels, the finest first</source>
   <translation>Niveaux, le plus fin d'abord</translation>
  </message>
  <message>
   <source>Library</source>
   <translation>Bibliothèque</translation>
  </message>
  <message>
   <source>Light or dark, as the system</source>
   <translation>Clair ou sombre, comme le système</translation>
  </message>
  <message>
   <source>Light writing on dark ground</source>
   <translation>Écriture claire sur fond sombre</translation>
  </message>
  <message>
   <source>Likelihood with {0}</source>
   <translation>Vraisemblance avec {0}</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Ligne</translation>
  </message>
  <message>
   <source>Line {line} of {file} has {n} fields separated by "{mark}", but most have {usual}.</source>
   <translation>La ligne {line} de {file} a {n} champs séparés par « {mark} », mais la plupart en ont {usual}.</translation>
  </message>
  <message>
   <source>Line {line} of {file} has {n} fields, its first line {of}.</source>
   <translation>La ligne {line} de {file} a {n} champs, sa première ligne {of}.</translation>
  </message>
  <message>
   <source>Line {line} of {file} is of missing values and was left out: missing stays missing at all levels.</source>
   <translation>La ligne {line} de {file} est celle des valeurs manquantes et a été omise : un manquant reste manquant à tous les niveaux.</translation>
  </message>
  <message>
   <source>Lines for a script or notebook that find the same</source>
   <translation>Des lignes pour un script ou un carnet qui trouvent la même chose</translation>
  </message>
  <message>
   <source>Lines for a script or notebook that make this run</source>
   <translation>Des lignes pour un script ou un carnet, qui font cette exécution</translation>
  </message>
  <message>
   <source>Lines for a terminal that make the same pack without the window</source>
   <translation>Lignes pour un terminal qui font le même paquet sans la fenêtre</translation>
  </message>
  <message>
   <source>Lines of notes at the end of {file} that were left out: {count:,}.</source>
   <translation>Lignes de notes à la fin de {file} laissées de côté : {count:,}.</translation>
  </message>
  <message>
   <source>Lines of {file} that are no finished models and are not counted: {n:,}.</source>
   <translation>Lignes de {file} qui ne sont pas des modèles finis et ne comptent pas : {n:,}.</translation>
  </message>
  <message>
   <source>Lines of {file} that do not have {columns} fields and were left out: {count:,}; the first is line {line}.</source>
   <translation>Lignes de {file} sans {columns} champs, laissées de côté : {count:,} ; la première est la ligne {line}.</translation>
  </message>
  <message>
   <source>Lines of {file} that say the same twice: {n:,}.</source>
   <translation>Lignes de {file} qui disent deux fois la même chose : {n:,}.</translation>
  </message>
  <message>
   <source>Lines of {file} with another number of columns, which were left out: {n:,}.</source>
   <translation>Lignes de {file} avec un autre nombre de colonnes, laissées de côté : {n:,}.</translation>
  </message>
  <message>
   <source>Link</source>
   <translation>Lier</translation>
  </message>
  <message>
   <source>Link two different columns.</source>
   <translation>Liez deux colonnes différentes.</translation>
  </message>
  <message>
   <source>Linked columns</source>
   <translation>Colonnes liées</translation>
  </message>
  <message>
   <source>Links to islands</source>
   <translation>Liens vers les îles</translation>
  </message>
  <message>
   <source>List each model once, whatever the order of its columns.</source>
   <translation>Donnez chaque modèle une fois, quel que soit l'ordre de ses colonnes.</translation>
  </message>
  <message>
   <source>List of changes</source>
   <translation>Liste des changements</translation>
  </message>
  <message>
   <source>List only values that contain this, or whose labels do</source>
   <translation>Lister seulement les valeurs qui contiennent ceci, ou dont une étiquette le contient</translation>
  </message>
  <message>
   <source>List the areas that changed region, under the map</source>
   <translation>Lister sous la carte les aires qui ont changé de région</translation>
  </message>
  <message>
   <source>Listing tables …</source>
   <translation>Liste des tables …</translation>
  </message>
  <message>
   <source>Little control over the recipient, facts that could do much harm, or release to the public</source>
   <translation>Peu de contrôle sur le destinataire, faits qui peuvent nuire beaucoup, ou diffusion au public</translation>
  </message>
  <message>
   <source>Load styles</source>
   <translation>Charger des styles</translation>
  </message>
  <message>
   <source>Load the polygons of {coarse} for the same part of the country.</source>
   <translation>Chargez les polygones de {coarse} pour la même partie du pays.</translation>
  </message>
  <message>
   <source>Loc&amp;k together</source>
   <translation>Verrouiller en&amp;semble</translation>
  </message>
  <message>
   <source>Lock in p&amp;lace</source>
   <translation>Verrouiller sur p&amp;lace</translation>
  </message>
  <message>
   <source>Lock region {0}</source>
   <translation>Verrouiller la région {0}</translation>
  </message>
  <message>
   <source>Locked areas are chosen in step 4 of the scenario.</source>
   <translation>Les aires verrouillées se choisissent à l'étape 4 du scénario.</translation>
  </message>
  <message>
   <source>Log-likelihood</source>
   <translation>Log-vraisemblance</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>Logarithmique</translation>
  </message>
  <message>
   <source>Logarithmic axis: {0}</source>
   <translation>Axe logarithmique : {0}</translation>
  </message>
  <message>
   <source>Look at it</source>
   <translation>Le regarder</translation>
  </message>
  <message>
   <source>Look at no combination any more (Esc)</source>
   <translation>Ne plus regarder aucune combinaison (Échap)</translation>
  </message>
  <message>
   <source>Look at the columns of the table again.</source>
   <translation>Regardez de nouveau les colonnes de la table.</translation>
  </message>
  <message>
   <source>Look at {level}</source>
   <translation>Regarder : {level}</translation>
  </message>
  <message>
   <source>Looking at the table …</source>
   <translation>Examen de la table …</translation>
  </message>
  <message>
   <source>Looking …</source>
   <translation>Lecture …</translation>
  </message>
  <message>
   <source>Looks at k and at your records, as the published models do not; a prediction, no promise.</source>
   <translation>Regarde k et vos enregistrements, ce que ne font pas les modèles publiés ; une prédiction, non une promesse.</translation>
  </message>
  <message>
   <source>Looks like a code for missing: tick it if it is</source>
   <translation>Ressemble à un code de valeur manquante : cochez-le si c'en est un</translation>
  </message>
  <message>
   <source>Lose at most</source>
   <translation>Perdre au plus</translation>
  </message>
  <message>
   <source>Lost</source>
   <translation>Perdus</translation>
  </message>
  <message>
   <source>Lost (bits)</source>
   <translation>Perdu (bits)</translation>
  </message>
  <message>
   <source>Lost at most</source>
   <translation>Perte maximale</translation>
  </message>
  <message>
   <source>Lost by how many are alike</source>
   <translation>Perdus selon le nombre de semblables</translation>
  </message>
  <message>
   <source>Lost by region</source>
   <translation>Perdus par région</translation>
  </message>
  <message>
   <source>Lost by {0}</source>
   <translation>Perdus par {0}</translation>
  </message>
  <message>
   <source>Lost in the region</source>
   <translation>Perdus dans la région</translation>
  </message>
  <message>
   <source>Lower quartile</source>
   <translation>Quartile inférieur</translation>
  </message>
  <message>
   <source>MP4: small, for slides and the web</source>
   <translation>MP4 : petit, pour les diapositives et le web</translation>
  </message>
  <message>
   <source>Made by hand.</source>
   <translation>Fait à la main.</translation>
  </message>
  <message>
   <source>Made of bands of {what}.</source>
   <translation>Fait de tranches de {what}.</translation>
  </message>
  <message>
   <source>Made of the columns {what}.</source>
   <translation>Fait des colonnes {what}.</translation>
  </message>
  <message>
   <source>Made of the first {what} characters.</source>
   <translation>Fait des {what} premiers caractères.</translation>
  </message>
  <message>
   <source>Made on {date} with VBAS {version}.</source>
   <translation>Fait le {date} avec VBAS {version}.</translation>
  </message>
  <message>
   <source>Made: {moves}.</source>
   <translation>Faits : {moves}.</translation>
  </message>
  <message>
   <source>Make a pack of these records that may leave, verified before it appears</source>
   <translation>Faire de ces enregistrements un lot qui peut sortir, vérifié avant d'apparaître</translation>
  </message>
  <message>
   <source>Make a run</source>
   <translation>Faire une exécution</translation>
  </message>
  <message>
   <source>Make all regions that hold a selected area one region</source>
   <translation>Faire une seule région de toutes celles qui contiennent une aire sélectionnée</translation>
  </message>
  <message>
   <source>Make all runs that are not kept yet, and the page</source>
   <translation>Faire toutes les exécutions qui ne sont pas gardées, puis la page</translation>
  </message>
  <message>
   <source>Make anew</source>
   <translation>Refaire</translation>
  </message>
  <message>
   <source>Make it a run</source>
   <translation>En faire une exécution</translation>
  </message>
  <message>
   <source>Make it again with this version.</source>
   <translation>Refaites-le avec cette version.</translation>
  </message>
  <message>
   <source>Make it again.</source>
   <translation>Recommencez.</translation>
  </message>
  <message>
   <source>Make it first.</source>
   <translation>Créez-le d'abord.</translation>
  </message>
  <message>
   <source>Make one category of those that are selected; type what it is called</source>
   <translation>Faire une catégorie de celles qui sont sélectionnées ; saisissez son nom</translation>
  </message>
  <message>
   <source>Make or import its levels anew.</source>
   <translation>Refaites ou réimportez ses niveaux.</translation>
  </message>
  <message>
   <source>Make regions of this size</source>
   <translation>Faire des régions de cette taille</translation>
  </message>
  <message>
   <source>Make room there, name a folder on another disk in the environment variable TMPDIR, or choose fewer quasi-identifiers.</source>
   <translation>Libérez de l’espace à cet endroit, nommez un dossier d’un autre disque dans la variable d’environnement TMPDIR, ou choisissez moins de quasi-identifiants.</translation>
  </message>
  <message>
   <source>Make selected areas a &amp;region</source>
   <translation>Faire des aires sélectionnées une &amp;région</translation>
  </message>
  <message>
   <source>Make that release again from its records, into the same ledger.</source>
   <translation>Refaites cette diffusion à partir de ses enregistrements, dans le même registre.</translation>
  </message>
  <message>
   <source>Make the &amp;pack</source>
   <translation>Faire le &amp;paquet</translation>
  </message>
  <message>
   <source>Make the chosen cell a run, and hand that over: a checklist to a verified pack</source>
   <translation>Faire de la cellule choisie une exécution, et la remettre : une liste de contrôle jusqu’à un paquet vérifié</translation>
  </message>
  <message>
   <source>Make the heaviest variable one step coarser</source>
   <translation>Rendre la variable la plus lourde plus grossière d'un pas</translation>
  </message>
  <message>
   <source>Make the pack</source>
   <translation>Faire le paquet</translation>
  </message>
  <message>
   <source>Make the pack again</source>
   <translation>Refaire le paquet</translation>
  </message>
  <message>
   <source>Make the pack in spite of the findings, for this reason</source>
   <translation>Faire le paquet malgré les constats, pour cette raison</translation>
  </message>
  <message>
   <source>Make the pack in this way, and compare it again</source>
   <translation>Faire le lot de cette façon, et le comparer de nouveau</translation>
  </message>
  <message>
   <source>Make the pack of what is chosen now (F5)</source>
   <translation>Faire le paquet de ce qui est choisi maintenant (F5)</translation>
  </message>
  <message>
   <source>Make the result again.</source>
   <translation>Refaites le résultat.</translation>
  </message>
  <message>
   <source>Make up a registry with people in the same classes, and link samples with it</source>
   <translation>Simuler un registre de personnes dans les mêmes classes, et lui lier des échantillons</translation>
  </message>
  <message>
   <source>Make {variable} one step coarser and count again (can be undone): {after}</source>
   <translation>Rendre {variable} plus grossière d'un pas et recompter (peut être annulé) : {after}</translation>
  </message>
  <message>
   <source>Makes regions better after the areas are grouped</source>
   <translation>Améliore les régions une fois les aires regroupées</translation>
  </message>
  <message>
   <source>Making a pack</source>
   <translation>Préparation d’un paquet</translation>
  </message>
  <message>
   <source>Manitoba</source>
   <translation>Manitoba</translation>
  </message>
  <message>
   <source>Manual of VBAS</source>
   <translation>Manuel de VBAS</translation>
  </message>
  <message>
   <source>Map</source>
   <translation>Carte</translation>
  </message>
  <message>
   <source>Marital status</source>
   <translation>État matrimonial</translation>
  </message>
  <message>
   <source>Mark this run with a star, or take it away (*)</source>
   <translation>Marquer cette exécution d'une étoile, ou l'enlever (*)</translation>
  </message>
  <message>
   <source>Mark with a star</source>
   <translation>Marquer d'une étoile</translation>
  </message>
  <message>
   <source>Marketer, right links</source>
   <translation>Démarcheur, liens justes</translation>
  </message>
  <message>
   <source>Matching regions are alike where they can be.</source>
   <translation>Les régions qui se correspondent ont la même couleur quand c'est possible.</translation>
  </message>
  <message>
   <source>Max combinations</source>
   <translation>Combinaisons maximales</translation>
  </message>
  <message>
   <source>Max combinations: the product of the numbers of categories, exactly {n}</source>
   <translation>Combinaisons maximales : le produit des nombres de catégories, exactement {n}</translation>
  </message>
  <message>
   <source>Max combinations: {combinations}</source>
   <translation>Combinaisons maximales : {combinations}</translation>
  </message>
  <message>
   <source>MaxCombs</source>
   <translation>Comb. max.</translation>
  </message>
  <message>
   <source>May it leave?</source>
   <translation>Peut-il sortir?</translation>
  </message>
  <message>
   <source>Mean</source>
   <translation>Moyenne</translation>
  </message>
  <message>
   <source>Mean distance</source>
   <translation>Distance moyenne</translation>
  </message>
  <message>
   <source>Mean distance by region</source>
   <translation>Distance moyenne par région</translation>
  </message>
  <message>
   <source>Mean of its areas</source>
   <translation>Moyenne de ses aires</translation>
  </message>
  <message>
   <source>Mean probability of a right guess over the released records, 0 to 1</source>
   <translation>Probabilité moyenne d'une supposition juste sur les enregistrements diffusés, de 0 à 1</translation>
  </message>
  <message>
   <source>Meaning</source>
   <translation>Signification</translation>
  </message>
  <message>
   <source>Means missing</source>
   <translation>Signifie « manquante »</translation>
  </message>
  <message>
   <source>Measure</source>
   <translation>Mesure</translation>
  </message>
  <message>
   <source>Measure distances in km and areas in km² on the ground (M)</source>
   <translation>Mesurer des distances en km et des superficies en km² au sol (M)</translation>
  </message>
  <message>
   <source>Measure how many people are unique in each area for each set of variables, and fit what predicts more than 5 % and 20 %</source>
   <translation>Mesurer combien de personnes sont uniques dans chaque aire pour chaque ensemble de variables, et ajuster ce qui prédit plus de 5 % et 20 %</translation>
  </message>
  <message>
   <source>Measure how round the regions are (Polsby-Popper)</source>
   <translation>Mesurer la rondeur des régions (Polsby-Popper)</translation>
  </message>
  <message>
   <source>Measured on the ground, along the {ellipsoid} ellipsoid.</source>
   <translation>Mesuré au sol, sur l'ellipsoïde {ellipsoid}.</translation>
  </message>
  <message>
   <source>Measured on the plane of the map; its place on the earth is not known.</source>
   <translation>Mesuré dans le plan de la carte ; sa place sur la terre n'est pas connue.</translation>
  </message>
  <message>
   <source>Measured on these records, {level} lose {share} at k = {k}. Where records are there, this counts (Aggregate, Decide); the rule of thumb is for before they are seen. Measured with the scenario's variables.</source>
   <translation>Mesuré sur ces enregistrements, niveau {level} : {share} de perte à k = {k}. Là où il y a des enregistrements, c'est cela qui compte (Agréger, Décider) ; la règle empirique sert avant de les voir. Mesuré avec les variables du scénario.</translation>
  </message>
  <message>
   <source>Measures</source>
   <translation>Mesures</translation>
  </message>
  <message>
   <source>Measures at this step</source>
   <translation>Mesures à cette étape</translation>
  </message>
  <message>
   <source>Measures of the shown run</source>
   <translation>Mesures de l'exécution affichée</translation>
  </message>
  <message>
   <source>Measuring what these columns tell …</source>
   <translation>Mesure de ce que révèlent ces colonnes …</translation>
  </message>
  <message>
   <source>Median</source>
   <translation>Médiane</translation>
  </message>
  <message>
   <source>Median size of a region</source>
   <translation>Taille médiane d'une région</translation>
  </message>
  <message>
   <source>Medicare and Medicaid counts: those under 11 are not shown</source>
   <translation>Effectifs de Medicare et Medicaid : ceux sous 11 ne sont pas montrés</translation>
  </message>
  <message>
   <source>Mend that line or write the file again; nothing was counted.</source>
   <translation>Réparez cette ligne ou écrivez de nouveau le fichier ; rien n'a été compté.</translation>
  </message>
  <message>
   <source>Mend that line.</source>
   <translation>Réparez cette ligne.</translation>
  </message>
  <message>
   <source>Mend the line it names.</source>
   <translation>Réparez la ligne qu'il nomme.</translation>
  </message>
  <message>
   <source>Mend the line it names; texts stand in quotation marks, lists in square brackets.</source>
   <translation>Réparez la ligne qu'il nomme ; les textes sont entre guillemets, les listes entre crochets.</translation>
  </message>
  <message>
   <source>Mend these lines or write the file again; often a delimiter or a quotation mark inside a value was not quoted. Nothing was counted.</source>
   <translation>Réparez ces lignes ou écrivez de nouveau le fichier ; souvent un séparateur ou un guillemet dans une valeur n'était pas protégé. Rien n'a été compté.</translation>
  </message>
  <message>
   <source>Mend what was found, or accept it with a reason where that may be done.</source>
   <translation>Corrigez ce qui a été trouvé, ou acceptez-le avec un motif là où c’est permis.</translation>
  </message>
  <message>
   <source>Mended</source>
   <translation>Réparé</translation>
  </message>
  <message>
   <source>Message</source>
   <translation>Message</translation>
  </message>
  <message>
   <source>Messages</source>
   <translation>Messages</translation>
  </message>
  <message>
   <source>Messages so far</source>
   <translation>Messages jusqu'ici</translation>
  </message>
  <message>
   <source>Messages, faults of the geometry, join report</source>
   <translation>Messages, défauts de la géométrie, rapport de jointure</translation>
  </message>
  <message>
   <source>Metadata that must not be there: {names}.</source>
   <translation>Métadonnées qui ne doivent pas s’y trouver : {names}.</translation>
  </message>
  <message>
   <source>Method</source>
   <translation>Méthode</translation>
  </message>
  <message>
   <source>Method: H. L. Howe, A. J. Lake, T. Shen: Method to Assess Identifiability in Electronic Data Files. American Journal of Epidemiology 165 (2007), 597–601.</source>
   <translation>Méthode : H. L. Howe, A. J. Lake, T. Shen : Method to Assess Identifiability in Electronic Data Files. American Journal of Epidemiology 165 (2007), 597–601.</translation>
  </message>
  <message>
   <source>Metres east and north in the layer's coordinate system; latitude, longitude</source>
   <translation>Mètres vers l'est et le nord dans le système de coordonnées de la couche ; latitude, longitude</translation>
  </message>
  <message>
   <source>Min.
size</source>
   <translation>Taille
min.</translation>
  </message>
  <message>
   <source>Mind that it is judged at k = {after}, “{other}” at k = {before}.</source>
   <translation>Notez qu'elle est jugée à k = {after}, « {other} » à k = {before}.</translation>
  </message>
  <message>
   <source>Mind that the two are of other record files.</source>
   <translation>Notez que les deux proviennent de fichiers d'enregistrements différents.</translation>
  </message>
  <message>
   <source>Mind that the two do not count the same quasi-identifiers.</source>
   <translation>Notez que les deux ne comptent pas les mêmes quasi-identifiants.</translation>
  </message>
  <message>
   <source>Missing before</source>
   <translation>Manquant avant</translation>
  </message>
  <message>
   <source>Missingness</source>
   <translation>Pertes</translation>
  </message>
  <message>
   <source>Missingness by group</source>
   <translation>Valeurs masquées par groupe</translation>
  </message>
  <message>
   <source>Mitigating controls</source>
   <translation>Mesures d'atténuation</translation>
  </message>
  <message>
   <source>Model</source>
   <translation>Modèle</translation>
  </message>
  <message>
   <source>Models</source>
   <translation>Modèles</translation>
  </message>
  <message>
   <source>Models in which all records are alike: {n:,}. Their entropy is 0, so the fit on entropy leaves them out.</source>
   <translation>Modèles dans lesquels tous les enregistrements sont pareils : {n:,}. Leur entropie est 0, et l'ajustement sur l'entropie les laisse de côté.</translation>
  </message>
  <message>
   <source>Models in which every record is unique in every sample: {n:,}. Their curve is flat at the top, so nothing shows where uniqueness ends; their cut-off is taken to lie beyond {high:,} records.</source>
   <translation>Modèles dans lesquels chaque enregistrement est unique dans chaque échantillon : {n:,}. Leur courbe est plate en haut, et rien ne montre où l'unicité finit ; leur seuil est supposé au-delà de {high:,} enregistrements.</translation>
  </message>
  <message>
   <source>Models of</source>
   <translation>Modèles de</translation>
  </message>
  <message>
   <source>Models of suppression and of thresholds</source>
   <translation>Modèles de suppression et de seuils</translation>
  </message>
  <message>
   <source>Models whose curve changes too little to count although more than half of the records are unique at the cut-off: {n:,}. Uniqueness is still near its top there, not near its end; larger samples would tell.</source>
   <translation>Modèles dont la courbe change trop peu pour compter alors que plus de la moitié des enregistrements sont uniques au seuil : {n:,}. L'unicité y est encore près de son sommet, pas de sa fin ; de plus grands échantillons le diraient.</translation>
  </message>
  <message>
   <source>Models whose cut-off is the largest size or more.</source>
   <translation>Modèles dont le seuil est la plus grande taille ou plus.</translation>
  </message>
  <message>
   <source>Models whose cut-off is the smallest size or less.</source>
   <translation>Modèles dont le seuil est la plus petite taille ou moins.</translation>
  </message>
  <message>
   <source>Models with more max combinations than 64 bits hold: {n:,}. They are counted exactly all the same.</source>
   <translation>Modèles avec plus de combinaisons maximales que 64 bits n'en contiennent : {n:,}. Elles sont comptées exactement malgré tout.</translation>
  </message>
  <message>
   <source>Models with unique records in fewer than two samples: {n:,}. No curve can be fitted to them; their cut-off is {low:,} records or less.</source>
   <translation>Modèles avec des enregistrements uniques dans moins de deux échantillons : {n:,}. Aucune courbe ne peut leur être ajustée ; leur seuil est de {low:,} enregistrements ou moins.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <source>More about categories: missing, not specific, order, undo</source>
   <translation>Plus sur les catégories : manquantes, non spécifiques, ordre, annuler</translation>
  </message>
  <message>
   <source>More in the manual</source>
   <translation>Plus dans le manuel</translation>
  </message>
  <message>
   <source>More of the address, such as sslmode=verify-full&amp;sslrootcert=FILE</source>
   <translation>La suite de l'adresse, telle que sslmode=verify-full&amp;sslrootcert=FICHIER</translation>
  </message>
  <message>
   <source>More people make fewer of them unique (below 0), more combinations make more unique (above 0).</source>
   <translation>Plus de personnes en rendent moins uniques (au-dessous de 0), plus de combinaisons en rendent plus uniques (au-dessus de 0).</translation>
  </message>
  <message>
   <source>More regions than {level}, more lost: not comparable as it is ({n} with {lost} lost, {level} {there} with {today}).</source>
   <translation>Plus de régions que {level}, plus de perte : non comparable tel quel ({n} et {lost} de perte, {level} {there} et {today}).</translation>
  </message>
  <message>
   <source>More sites than areas with people: {sites:,} asked for, {most:,} possible.</source>
   <translation>Plus de sites que d'aires habitées : {sites:,} demandés, {most:,} possibles.</translation>
  </message>
  <message>
   <source>More than half of the values of a column are blanked. The heaviest column is {column}: leave it out, take a coarser level of it, or lower k.</source>
   <translation>Plus de la moitié des valeurs d'une colonne sont masquées. La colonne la plus lourde est {column} : laissez-la de côté, prenez-en un niveau plus grossier ou baissez k.</translation>
  </message>
  <message>
   <source>More variables may tell: add a column at the left.</source>
   <translation>Plus de variables peuvent le dire : ajoutez une colonne à gauche.</translation>
  </message>
  <message>
   <source>More, smaller regions: for releases whose geography matters more than the records lost (Croft 5.1).</source>
   <translation>Des régions plus nombreuses et plus petites : pour les diffusions dont la géographie importe plus que les enregistrements perdus (Croft 5.1).</translation>
  </message>
  <message>
   <source>Most compact first</source>
   <translation>Les plus compactes d'abord</translation>
  </message>
  <message>
   <source>Most is lost of {column}: {share} of its cells, {bits}. A rare value that is lost counts for more bits than a common one.</source>
   <translation>La plus grande perte est celle de {column} : {share} de ses cellules, {bits}. Une valeur rare perdue compte pour plus de bits qu'une valeur courante.</translation>
  </message>
  <message>
   <source>Most of their people lose: {places}.</source>
   <translation>Perdent la plupart de leurs habitants : {places}.</translation>
  </message>
  <message>
   <source>Most regions first</source>
   <translation>Le plus de régions d'abord</translation>
  </message>
  <message>
   <source>Most unique people, by number of variables known</source>
   <translation>Le plus de personnes uniques, par nombre de variables connues</translation>
  </message>
  <message>
   <source>Most unique records, by number of variables known</source>
   <translation>Le plus d'enregistrements uniques, par nombre de variables connues</translation>
  </message>
  <message>
   <source>Most with “{value}”: {share} are lost, of all {all}.</source>
   <translation>Le plus avec « {value} » : {share} sont perdus, de tous {all}.</translation>
  </message>
  <message>
   <source>Motives and capacity</source>
   <translation>Motifs et capacité</translation>
  </message>
  <message>
   <source>Move the map (P)</source>
   <translation>Déplacer la carte (P)</translation>
  </message>
  <message>
   <source>Move variable down</source>
   <translation>Descendre la variable</translation>
  </message>
  <message>
   <source>Move variable up</source>
   <translation>Monter la variable</translation>
  </message>
  <message>
   <source>Moves at most</source>
   <translation>Déplacements au plus</translation>
  </message>
  <message>
   <source>Moves categories down; the order is then declared</source>
   <translation>Descend les catégories ; leur ordre est alors déclaré</translation>
  </message>
  <message>
   <source>Moves categories up; the order is then declared</source>
   <translation>Monte les catégories ; leur ordre est alors déclaré</translation>
  </message>
  <message>
   <source>Moves of candidates</source>
   <translation>Déplacements parmi les candidats</translation>
  </message>
  <message>
   <source>Moves of the placement</source>
   <translation>Déplacements du placement</translation>
  </message>
  <message>
   <source>Moves of the refinement</source>
   <translation>Déplacements du raffinement</translation>
  </message>
  <message>
   <source>Moves of the refinement.</source>
   <translation>Déplacements du raffinement.</translation>
  </message>
  <message>
   <source>Moves of the search that placed the sites.</source>
   <translation>Déplacements de la recherche qui a placé les sites.</translation>
  </message>
  <message>
   <source>Moves sites so that fewer records are lost. Geography is no worse than at the start.</source>
   <translation>Déplace les sites pour que moins d'enregistrements soient perdus. La géographie n'est pas pire qu'au départ.</translation>
  </message>
  <message>
   <source>Moves sites so that the regions of lowest anonymity gain members (Croft et al. 2015).</source>
   <translation>Déplace les sites pour que les régions au plus faible anonymat gagnent des membres (Croft et coll. 2015).</translation>
  </message>
  <message>
   <source>Moves to weigh; empty: chosen by the number of areas</source>
   <translation>Déplacements à peser ; vide : choisi selon le nombre d'aires</translation>
  </message>
  <message>
   <source>Much is blanked: {share} of {column}, which is the heaviest. Against that:</source>
   <translation>Beaucoup est masqué : {share} de {column}, qui est la plus lourde. Contre cela :</translation>
  </message>
  <message>
   <source>My coefficient sets</source>
   <translation>Mes jeux de coefficients</translation>
  </message>
  <message>
   <source>My coefficient sets; a double click or F2 renames one</source>
   <translation>Mes jeux de coefficients ; un double clic ou F2 en renomme un</translation>
  </message>
  <message>
   <source>My models</source>
   <translation>Mes modèles</translation>
  </message>
  <message>
   <source>My own list</source>
   <translation>Ma propre liste</translation>
  </message>
  <message>
   <source>My own list of models</source>
   <translation>Ma propre liste de modèles</translation>
  </message>
  <message>
   <source>N</source>
   <translation>N</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Name a GeoPackage, Shapefile, GeoJSON or GeoParquet.</source>
   <translation>Nommez un fichier GeoPackage, Shapefile, GeoJSON ou GeoParquet.</translation>
  </message>
  <message>
   <source>Name a column of the area file that holds it.</source>
   <translation>Nommez une colonne du fichier d'aires qui le porte.</translation>
  </message>
  <message>
   <source>Name a file of discharges.</source>
   <translation>Nommez un fichier de sorties d'hôpital.</translation>
  </message>
  <message>
   <source>Name a file whose column area tells the FSA of each person.</source>
   <translation>Nommez un fichier dont la colonne area dit la RTA de chaque personne.</translation>
  </message>
  <message>
   <source>Name a new folder.</source>
   <translation>Nommez un nouveau dossier.</translation>
  </message>
  <message>
   <source>Name a table of dissemination areas of all provinces; their ids or a column tell the province.</source>
   <translation>Nommez un tableau des aires de diffusion de toutes les provinces; leurs identifiants ou une colonne indiquent la province.</translation>
  </message>
  <message>
   <source>Name a table whose ids are such as K1A, with their people.</source>
   <translation>Nommez une table dont les identifiants sont comme K1A, avec leur population.</translation>
  </message>
  <message>
   <source>Name a table with areas, or ask for SELECT on its geometry.</source>
   <translation>Nommez une table d'aires, ou demandez SELECT sur sa géométrie.</translation>
  </message>
  <message>
   <source>Name another one, or drop it yourself.</source>
   <translation>Nommez-en une autre, ou supprimez-la vous-même.</translation>
  </message>
  <message>
   <source>Name at least one set.</source>
   <translation>Nommez au moins un jeu.</translation>
  </message>
  <message>
   <source>Name at least one threshold.</source>
   <translation>Nommez au moins un seuil.</translation>
  </message>
  <message>
   <source>Name at least one, such as age+sex.</source>
   <translation>Nommez-en au moins une, comme age+sex.</translation>
  </message>
  <message>
   <source>Name at most {most} variables.</source>
   <translation>Nommez au plus {most} variables.</translation>
  </message>
  <message>
   <source>Name categories as they are in the records, after the recoding of the scenario.</source>
   <translation>Nommez les catégories comme dans les enregistrements, après le recodage du scénario.</translation>
  </message>
  <message>
   <source>Name columns NL, PE, NS ... or all.</source>
   <translation>Nommez des colonnes NL, PE, NS ... ou all.</translation>
  </message>
  <message>
   <source>Name each area once.</source>
   <translation>Nommez chaque aire une fois.</translation>
  </message>
  <message>
   <source>Name each category in one group only.</source>
   <translation>Nommez chaque catégorie dans un seul groupe.</translation>
  </message>
  <message>
   <source>Name each column once.</source>
   <translation>Nommez chaque colonne une fois.</translation>
  </message>
  <message>
   <source>Name each level once.</source>
   <translation>Nommez chaque niveau une seule fois.</translation>
  </message>
  <message>
   <source>Name each locked area once.</source>
   <translation>Nommez chaque aire verrouillée une fois.</translation>
  </message>
  <message>
   <source>Name each of its {what} once.</source>
   <translation>Nommez chacun de ses {what} une fois.</translation>
  </message>
  <message>
   <source>Name each once.</source>
   <translation>Nommez chacune une fois.</translation>
  </message>
  <message>
   <source>Name fewer variables, or fewer categories.</source>
   <translation>Nommez moins de variables, ou moins de catégories.</translation>
  </message>
  <message>
   <source>Name it by the share of unique people in per cent, such as [threshold.5].</source>
   <translation>Nommez-la par la part de personnes uniques en pour cent, par exemple [threshold.5].</translation>
  </message>
  <message>
   <source>Name it, star it, compare it: the Overview then shows what is better, with sign and colour.</source>
   <translation>Nommez-le, étoilez-le, comparez-le : l'Aperçu montre alors ce qui est meilleur, avec signe et couleur.</translation>
  </message>
  <message>
   <source>Name it: schema.table.</source>
   <translation>Nommez-la : schéma.table.</translation>
  </message>
  <message>
   <source>Name of the new variable</source>
   <translation>Nom de la nouvelle variable</translation>
  </message>
  <message>
   <source>Name of the pack</source>
   <translation>Nom du paquet</translation>
  </message>
  <message>
   <source>Name of the run</source>
   <translation>Nom de l'exécution</translation>
  </message>
  <message>
   <source>Name of the run; Enter takes it, Esc leaves it as it was</source>
   <translation>Nom de l'exécution ; Entrée l'accepte, Échap le laisse comme avant</translation>
  </message>
  <message>
   <source>Name of the set</source>
   <translation>Nom du jeu</translation>
  </message>
  <message>
   <source>Name of this view:</source>
   <translation>Nom de cette vue :</translation>
  </message>
  <message>
   <source>Name one at least in each model.</source>
   <translation>Nommez-en au moins une dans chaque modèle.</translation>
  </message>
  <message>
   <source>Name one of them in {file}: geometry = "column".</source>
   <translation>Nommez-en une dans {file} : geometry = "colonne".</translation>
  </message>
  <message>
   <source>Name one that is there.</source>
   <translation>Nommez-en un qui existe.</translation>
  </message>
  <message>
   <source>Name the column and every level.</source>
   <translation>Nommez la colonne et chaque niveau.</translation>
  </message>
  <message>
   <source>Name the column of area ids.</source>
   <translation>Nommez la colonne des identifiants d'aires.</translation>
  </message>
  <message>
   <source>Name the column of area ids: area_id="DAUID".</source>
   <translation>Nommez la colonne des identifiants des aires : area_id="DAUID".</translation>
  </message>
  <message>
   <source>Name the file of its authority: ?sslmode=verify-full&amp;sslrootcert=FILE.</source>
   <translation>Nommez le fichier de son autorité : ?sslmode=verify-full&amp;sslrootcert=FICHIER.</translation>
  </message>
  <message>
   <source>Name the file of the areas that the regions were made of.</source>
   <translation>Nommez le fichier des secteurs dont les régions sont faites.</translation>
  </message>
  <message>
   <source>Name the folder that vbas release wrote.</source>
   <translation>Nommez le dossier que vbas release a écrit.</translation>
  </message>
  <message>
   <source>Name the folder that was given as --out.</source>
   <translation>Nommez le dossier qui a été donné à --out.</translation>
  </message>
  <message>
   <source>Name the outcomes, or do not ask for homogeneous classes to be suppressed.</source>
   <translation>Nommez les résultats, ou ne demandez pas la suppression des classes homogènes.</translation>
  </message>
  <message>
   <source>Name the quasi-identifiers and their numbers of categories.</source>
   <translation>Nommez les quasi-identifiants et leurs nombres de catégories.</translation>
  </message>
  <message>
   <source>Name the result of vbas aggregate whose assignment.csv was given to vbas suppress.</source>
   <translation>Nommez le résultat de vbas aggregate dont assignment.csv a été donné à vbas suppress.</translation>
  </message>
  <message>
   <source>Name them: "age,sex", or ["age", "sex"].</source>
   <translation>Nommez-les : "age,sex" ou ["age", "sex"].</translation>
  </message>
  <message>
   <source>Name, approach, k 5</source>
   <translation>Nom, approche, k 5</translation>
  </message>
  <message>
   <source>Names of the files, k, seed, date and version, at the foot of the page</source>
   <translation>Noms des fichiers, k, germe, date et version, au pied de la page</translation>
  </message>
  <message>
   <source>Nat</source>
   <translation>Nat</translation>
  </message>
  <message>
   <source>Natural breaks</source>
   <translation>Seuils naturels</translation>
  </message>
  <message>
   <source>Ne&amp;xt view</source>
   <translation>Vue sui&amp;vante</translation>
  </message>
  <message>
   <source>Nearly every record has a value of its own here.</source>
   <translation>Presque chaque enregistrement a ici une valeur à lui.</translation>
  </message>
  <message>
   <source>Neighbours differ</source>
   <translation>Les voisines diffèrent</translation>
  </message>
  <message>
   <source>Neither source could be looked up: the figure is what practice says of them.</source>
   <translation>Aucune des deux sources n'a pu être consultée : le chiffre est ce que la pratique en dit.</translation>
  </message>
  <message>
   <source>Never across</source>
   <translation>Jamais à travers</translation>
  </message>
  <message>
   <source>New here? This is a fictional province to try things on.</source>
   <translation>Nouveau ici ? Voici une province fictive pour essayer.</translation>
  </message>
  <message>
   <source>New selection</source>
   <translation>Nouvelle sélection</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Les plus récentes d'abord</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Suivant</translation>
  </message>
  <message>
   <source>No area</source>
   <translation>Aucune aire</translation>
  </message>
  <message>
   <source>No area changed region.</source>
   <translation>Aucune aire n'a changé de région.</translation>
  </message>
  <message>
   <source>No area file is open.</source>
   <translation>Aucun fichier d'aires n'est ouvert.</translation>
  </message>
  <message>
   <source>No area has any population.</source>
   <translation>Aucune aire n'a de population.</translation>
  </message>
  <message>
   <source>No area has any {basis}.</source>
   <translation>Aucune aire n'a de {basis}.</translation>
  </message>
  <message>
   <source>No area is in this region.</source>
   <translation>Aucune aire n'est dans cette région.</translation>
  </message>
  <message>
   <source>No area is locked any more</source>
   <translation>Aucune aire n'est plus verrouillée</translation>
  </message>
  <message>
   <source>No area is nearest to them; they make no region.</source>
   <translation>Ils ne sont les plus proches d'aucune aire ; ils ne font pas de région.</translation>
  </message>
  <message>
   <source>No area is selected.</source>
   <translation>Aucune aire n'est sélectionnée.</translation>
  </message>
  <message>
   <source>No areas are open yet.</source>
   <translation>Aucune aire n'est encore ouverte.</translation>
  </message>
  <message>
   <source>No areas are open, so it is not known how many people live where.</source>
   <translation>Aucune aire n'est ouverte : on ne sait pas combien de personnes vivent où.</translation>
  </message>
  <message>
   <source>No areas are open.</source>
   <translation>Aucune aire n'est ouverte.</translation>
  </message>
  <message>
   <source>No association can be compared: there are too few columns or records.</source>
   <translation>Aucune association ne peut être comparée : il y a trop peu de colonnes ou d'enregistrements.</translation>
  </message>
  <message>
   <source>No association changes by more than {change}: analyses are hardly misled.</source>
   <translation>Aucune association ne change de plus de {change} : les analyses n'en sont guère faussées.</translation>
  </message>
  <message>
   <source>No category of {column} is a number.</source>
   <translation>Aucune catégorie de {column} n'est un nombre.</translation>
  </message>
  <message>
   <source>No cell is blanked.</source>
   <translation>Aucune cellule n'est masquée.</translation>
  </message>
  <message>
   <source>No cell of the CSV files is one that a spreadsheet would execute.</source>
   <translation>Aucune cellule des fichiers CSV n’est de celles qu’un tableur exécuterait.</translation>
  </message>
  <message>
   <source>No cell of {column} is blanked.</source>
   <translation>Aucune cellule de {column} n'est masquée.</translation>
  </message>
  <message>
   <source>No cells have been suppressed yet.</source>
   <translation>Aucune cellule n'a encore été masquée.</translation>
  </message>
  <message>
   <source>No class is released.</source>
   <translation>Aucune classe n'est diffusée.</translation>
  </message>
  <message>
   <source>No class of a region is below k.</source>
   <translation>Aucune classe d'une région n'est sous k.</translation>
  </message>
  <message>
   <source>No class of fewer than {k} people can be worked out.</source>
   <translation>Aucune classe de moins de {k} personnes ne peut être déduite.</translation>
  </message>
  <message>
   <source>No coarsening is enough: even without any variable an area would need more than {cutoff}. {unit} has {people}; then {share} of the people live in units that are large enough.</source>
   <translation>Aucune réduction ne suffit : même sans aucune variable, il faudrait à une aire plus de {cutoff}. {unit} en a {people} ; alors {share} des personnes vivent dans des unités assez grandes.</translation>
  </message>
  <message>
   <source>No coarser column is chosen.</source>
   <translation>Aucune colonne plus grossière n'est choisie.</translation>
  </message>
  <message>
   <source>No coarser level is enough: of all, {level} reach most, {share} of people.</source>
   <translation>Aucun niveau plus grossier ne suffit : de tous, {level} atteint le plus, {share} des personnes.</translation>
  </message>
  <message>
   <source>No coarser level is needed: {level} are enough.</source>
   <translation>Aucun niveau plus grossier n'est nécessaire : {level} suffit.</translation>
  </message>
  <message>
   <source>No column is a row number, an id, a name, an area, or a postal code finer than the region.</source>
   <translation>Aucune colonne n’est un numéro de ligne, un identifiant, un nom, un secteur, ou un code postal plus fin que la région.</translation>
  </message>
  <message>
   <source>No column is named.</source>
   <translation>Aucune colonne n'est nommée.</translation>
  </message>
  <message>
   <source>No column is to be released.</source>
   <translation>Aucune colonne n'est à diffuser.</translation>
  </message>
  <message>
   <source>No column of the result is an outcome, so that no class tells one.</source>
   <translation>Aucune colonne n'est un résultat : aucune classe n'en révèle un.</translation>
  </message>
  <message>
   <source>No column of {file} is recognised as the area id.</source>
   <translation>Aucune colonne de {file} n'est reconnue comme identifiant d'aire.</translation>
  </message>
  <message>
   <source>No column of {file} is recognised as the population.</source>
   <translation>Aucune colonne de {file} n'est reconnue comme population.</translation>
  </message>
  <message>
   <source>No column of {file} seems to hold ids of these areas.</source>
   <translation>Aucune colonne de {file} ne semble porter des identifiants de ces aires.</translation>
  </message>
  <message>
   <source>No column of {fine} holds ids of {coarse}, and they cannot be related on the map: {reason}</source>
   <translation>Aucune colonne de {fine} ne contient d'identifiants de {coarse}, et on ne peut pas les relier sur la carte : {reason}</translation>
  </message>
  <message>
   <source>No column was forced through.</source>
   <translation>Aucune colonne n’a été forcée.</translation>
  </message>
  <message>
   <source>No connection to {url} could be made.</source>
   <translation>Aucune connexion à {url} n'a pu être établie.</translation>
  </message>
  <message>
   <source>No cut-off is known for these areas, so no scenario can be started from it.</source>
   <translation>Aucun seuil n'est connu pour ces aires, de sorte qu'aucun scénario ne peut en partir.</translation>
  </message>
  <message>
   <source>No fault was found in the geometry of {0}.</source>
   <translation>Aucun défaut n'a été trouvé dans la géométrie de {0}.</translation>
  </message>
  <message>
   <source>No file tells of a path, a user, a time, or values that it does not show.</source>
   <translation>Aucun fichier ne révèle un chemin, un utilisateur, une heure, ou des valeurs qu’il ne montre pas.</translation>
  </message>
  <message>
   <source>No fit on entropy: it needs {fewest} models, there are {n:,}.</source>
   <translation>Pas d'ajustement sur l'entropie : il demande {fewest} modèles, il y en a {n:,}.</translation>
  </message>
  <message>
   <source>No fit on max combinations: it needs {fewest} models, there are {n:,}.</source>
   <translation>Pas d'ajustement sur les combinaisons maximales : il demande {fewest} modèles, il y en a {n:,}.</translation>
  </message>
  <message>
   <source>No k was asked for: give one under “More” in the settings, then go on.</source>
   <translation>Aucun k n'a été demandé : donnez-en un sous « Plus » dans les réglages, puis continuez.</translation>
  </message>
  <message>
   <source>No line can be fitted: there are too few models whose cut-off lies within the sizes, or all have the same predictor.</source>
   <translation>Aucune droite ne peut être ajustée : trop peu de modèles ont leur seuil parmi les tailles, ou tous ont le même prédicteur.</translation>
  </message>
  <message>
   <source>No longer blank {pair} together</source>
   <translation>Ne plus masquer {pair} ensemble</translation>
  </message>
  <message>
   <source>No model predicts this threshold.</source>
   <translation>Aucun modèle ne prédit ce seuil.</translation>
  </message>
  <message>
   <source>No model: look at the share lost after the run.</source>
   <translation>Pas de modèle : regardez la part perdue après l'exécution.</translation>
  </message>
  <message>
   <source>No number of regions yet</source>
   <translation>Pas encore de nombre de régions</translation>
  </message>
  <message>
   <source>No number of sites comes to {asked}: even {least} {rate:.2%} suppressed, and the floor is missed. Choose fewer or coarser quasi-identifiers, a smaller k, or another target.</source>
   <translation>Aucun nombre de sites n'arrive à {asked} : même {least} {rate:.2%} de supprimés, et le plancher n'est pas atteint. Choisissez des quasi-identifiants moins nombreux ou plus grossiers, un k plus petit, ou une autre cible.</translation>
  </message>
  <message>
   <source>No number of sites comes to {asked}: even {least} {rate:.2%} suppressed. Choose fewer or coarser quasi-identifiers, a smaller k, or another target.</source>
   <translation>Aucun nombre de sites n'arrive à {asked} : même {least} {rate:.2%} de supprimés. Choisissez des quasi-identifiants moins nombreux ou plus grossiers, un k plus petit, ou une autre cible.</translation>
  </message>
  <message>
   <source>No other run beats it in both.</source>
   <translation>Aucune autre exécution ne la bat dans les deux.</translation>
  </message>
  <message>
   <source>No other run of the same k and quasi-identifiers is at least as good in records lost, distances, geography lost and regions, and better in one.</source>
   <translation>Aucune autre exécution de mêmes k et quasi-identifiants n'est au moins aussi bonne en enregistrements perdus, distances, géographie perdue et régions, et meilleure en l'un d'eux.</translation>
  </message>
  <message>
   <source>No pack was made or verified yet.</source>
   <translation>Aucun paquet n’a encore été fait ni vérifié.</translation>
  </message>
  <message>
   <source>No page says that.</source>
   <translation>Aucune page ne dit cela.</translation>
  </message>
  <message>
   <source>No path</source>
   <translation>Aucun chemin</translation>
  </message>
  <message>
   <source>No population is known.</source>
   <translation>Aucune population n'est connue.</translation>
  </message>
  <message>
   <source>No population is published of any area in {provinces}: nothing is said of them.</source>
   <translation>Aucune population n'est publiée pour les aires de {provinces} : rien n'en est dit.</translation>
  </message>
  <message>
   <source>No population is published; the records of each area stand for it.</source>
   <translation>Aucune population n'est publiée ; les enregistrements de chaque aire en tiennent lieu.</translation>
  </message>
  <message>
   <source>No quasi-identifier is chosen.</source>
   <translation>Aucun quasi-identifiant n'est choisi.</translation>
  </message>
  <message>
   <source>No recode is enough for a public file: with every variable as coarse as it can be, {share} of the records would still be in unique record sets.</source>
   <translation>Aucun recodage ne suffit pour un fichier public : même si chaque variable est aussi grossière que possible, {share} des enregistrements resteraient en ensembles uniques.</translation>
  </message>
  <message>
   <source>No recode is enough for a research file: with every variable as coarse as it can be, {share} of the records would still be in unique record sets.</source>
   <translation>Aucun recodage ne suffit pour un fichier de recherche : même si chaque variable est aussi grossière que possible, {share} des enregistrements resteraient en ensembles uniques.</translation>
  </message>
  <message>
   <source>No record can be used, so the regions cannot be judged.</source>
   <translation>Aucun enregistrement n'est utilisable, les régions ne peuvent donc pas être jugées.</translation>
  </message>
  <message>
   <source>No record can be used.</source>
   <translation>Aucun enregistrement n'est utilisable.</translation>
  </message>
  <message>
   <source>No record can be used: {why}.</source>
   <translation>Aucun enregistrement n'est utilisable : {why}.</translation>
  </message>
  <message>
   <source>No record has a value of {columns}: counted as one category (missing).</source>
   <translation>Aucun enregistrement n'a de valeur de {columns} : comptés comme une seule catégorie (manquante).</translation>
  </message>
  <message>
   <source>No record has to be left out: in every region, at least {k} people share each combination of values that occurs.</source>
   <translation>Aucun enregistrement ne doit être retiré : dans chaque région, au moins {k} personnes partagent chaque combinaison de valeurs présente.</translation>
  </message>
  <message>
   <source>No record has to be left out: k = 1 lets even single people be told apart.</source>
   <translation>Aucun enregistrement ne doit être retiré : k = 1 laisse reconnaître même une personne seule.</translation>
  </message>
  <message>
   <source>No record is in a region of {file}: its area ids are others than those of the records.</source>
   <translation>Aucun enregistrement n'est dans une région de {file} : ses identifiants d'aire ne sont pas ceux des enregistrements.</translation>
  </message>
  <message>
   <source>No record is left out: every combination is shared by at least k = {k} records.</source>
   <translation>Aucun enregistrement n'est retiré : chaque combinaison est partagée par au moins k = {k} enregistrements.</translation>
  </message>
  <message>
   <source>No record is lost in any region.</source>
   <translation>Aucun enregistrement n'est perdu dans aucune région.</translation>
  </message>
  <message>
   <source>No record is lost, whatever its value.</source>
   <translation>Aucun enregistrement n'est perdu, quelle que soit sa valeur.</translation>
  </message>
  <message>
   <source>No record is singled out: every combination of values occurs more than once.</source>
   <translation>Aucun enregistrement n'est isolé : chaque combinaison de valeurs se présente plus d'une fois.</translation>
  </message>
  <message>
   <source>No record of the region is left out.</source>
   <translation>Aucun enregistrement de la région n'est retiré.</translation>
  </message>
  <message>
   <source>No record of {file} is in an area of {layer}: the ids in {column} mostly consist of {pattern}, while area ids look like {sample}.</source>
   <translation>Aucun enregistrement de {file} n'est dans une aire de {layer} : les identifiants de {column} sont surtout faits de {pattern}, alors que ceux des aires ressemblent à {sample}.</translation>
  </message>
  <message>
   <source>No record of {file} meets the filter “{filter}”: it has {n:,} records, and of {unknown:,} of them a value that is asked for is missing.</source>
   <translation>Aucun enregistrement de {file} ne répond au filtre « {filter} » : le fichier en a {n:,}, dont {unknown:,} où une valeur demandée manque.</translation>
  </message>
  <message>
   <source>No records are open yet.</source>
   <translation>Aucun enregistrement n'est encore ouvert.</translation>
  </message>
  <message>
   <source>No records are open.</source>
   <translation>Aucun fichier d'enregistrements n'est ouvert.</translation>
  </message>
  <message>
   <source>No region crosses a border of {level}.</source>
   <translation>Aucune région ne traverse une limite de {level}.</translation>
  </message>
  <message>
   <source>No region falls apart on the map; islands are linked</source>
   <translation>Aucune région ne se morcelle sur la carte ; les îles sont reliées</translation>
  </message>
  <message>
   <source>No region falls apart on the map; islands are linked to the nearest area</source>
   <translation>Aucune région ne se morcelle sur la carte ; les îles sont reliées à l'aire la plus proche</translation>
  </message>
  <message>
   <source>No respondent has a known value of {variable} and a known province.</source>
   <translation>Aucun répondant n'a une valeur connue de {variable} et une province connue.</translation>
  </message>
  <message>
   <source>No row of {file} belongs to an area: its column {column} holds ids like {theirs}, the areas have ids like {ours}.</source>
   <translation>Aucune ligne de {file} n'appartient à une aire : sa colonne {column} porte des identifiants comme {theirs}, les aires en ont comme {ours}.</translation>
  </message>
  <message>
   <source>No row of {file} is of an area of {layer}: the ids in {column} mostly consist of {pattern}, while area ids look like {sample}.</source>
   <translation>Aucune ligne de {file} ne porte sur une aire de {layer} : les identifiants de {column} sont surtout faits de {pattern}, alors que ceux des aires ressemblent à {sample}.</translation>
  </message>
  <message>
   <source>No run is as the filter asks.</source>
   <translation>Aucune exécution ne répond au filtre.</translation>
  </message>
  <message>
   <source>No run yet. A run groups areas into regions; press Run (F5) to make one.</source>
   <translation>Pas encore d'exécution. Une exécution regroupe les aires en régions ; appuyez sur Lancer (F5) pour en faire une.</translation>
  </message>
  <message>
   <source>No server answers at {url}.</source>
   <translation>Aucun serveur ne répond à {url}.</translation>
  </message>
  <message>
   <source>No set of quasi-identifiers was looked at.</source>
   <translation>Aucun ensemble de quasi-identifiants n'a été examiné.</translation>
  </message>
  <message>
   <source>No suppression model can be fitted: {why}</source>
   <translation>Aucun modèle de suppression ne peut être ajusté : {why}</translation>
  </message>
  <message>
   <source>No table of the database is named.</source>
   <translation>Aucune table de la base de données n'est nommée.</translation>
  </message>
  <message>
   <source>No threshold model can be fitted: {why}</source>
   <translation>Aucun modèle de seuil ne peut être ajusté : {why}</translation>
  </message>
  <message>
   <source>No unit has a value: {level} cannot be judged.</source>
   <translation>Aucune unité n'a de valeur : {level} ne peut pas être jugé.</translation>
  </message>
  <message>
   <source>No unit of this level has a known population.</source>
   <translation>Aucune unité de ce niveau n'a de population connue.</translation>
  </message>
  <message>
   <source>No value is rarer than k = {k} records.</source>
   <translation>Aucune valeur n'est plus rare que k = {k} enregistrements.</translation>
  </message>
  <message>
   <source>No variable can be made coarser.</source>
   <translation>Aucune variable ne peut devenir plus grossière.</translation>
  </message>
  <message>
   <source>No variable has to be coarser: what is released is coarse enough.</source>
   <translation>Aucune variable n'a besoin d'être plus grossière : ce qui est diffusé l'est assez.</translation>
  </message>
  <message>
   <source>No variable is chosen.</source>
   <translation>Aucune variable n'est choisie.</translation>
  </message>
  <message>
   <source>No variable left out by itself takes a person out of unique record sets.</source>
   <translation>Omettre une seule variable ne sort aucune personne des ensembles uniques.</translation>
  </message>
  <message>
   <source>No variable left out by itself takes a record out of unique record sets.</source>
   <translation>Omettre une seule variable ne sort aucun enregistrement des ensembles uniques.</translation>
  </message>
  <message>
   <source>No variable left out by itself would be enough for a research file (at most {research:%}).</source>
   <translation>Omettre une seule variable ne suffirait pas pour un fichier de recherche (au plus {research:%}).</translation>
  </message>
  <message>
   <source>No variable weighs anything: all combinations with a unique person ({used:,} of {all:,}) have the same share of them.</source>
   <translation>Aucune variable ne pèse : les combinaisons avec une personne unique ({used:,} sur {all:,}) en ont toutes la même part.</translation>
  </message>
  <message>
   <source>No variable weighs anything: all combinations with a unique record ({used:,} of {all:,}) have the same share of them.</source>
   <translation>Aucune variable ne pèse : les combinaisons avec un enregistrement unique ({used:,} sur {all:,}) en ont toutes la même part.</translation>
  </message>
  <message>
   <source>No view of these areas has a name yet</source>
   <translation>Aucune vue de ces aires n'a encore de nom</translation>
  </message>
  <message>
   <source>No way was found.</source>
   <translation>Aucune voie n'a été trouvée.</translation>
  </message>
  <message>
   <source>No weights · counted in {time}</source>
   <translation>Pas de poids · compté en {time}</translation>
  </message>
  <message>
   <source>No weights: no combination of variables has a unique person.</source>
   <translation>Pas de poids : aucune combinaison de variables n'a de personne unique.</translation>
  </message>
  <message>
   <source>No weights: no combination of variables has a unique record.</source>
   <translation>Pas de poids : aucune combinaison de variables n'a d'enregistrement unique.</translation>
  </message>
  <message>
   <source>No weights: one variable has no other to be weighed against.</source>
   <translation>Pas de poids : une variable seule ne peut être pesée contre aucune autre.</translation>
  </message>
  <message>
   <source>No weights: the combinations with a unique person ({used:,} of {all:,}) do not tell the variables apart.</source>
   <translation>Pas de poids : les combinaisons avec une personne unique ({used:,} sur {all:,}) ne distinguent pas les variables.</translation>
  </message>
  <message>
   <source>No weights: the combinations with a unique record ({used:,} of {all:,}) do not tell the variables apart.</source>
   <translation>Pas de poids : les combinaisons avec un enregistrement unique ({used:,} sur {all:,}) ne distinguent pas les variables.</translation>
  </message>
  <message>
   <source>No.</source>
   <translation>N°</translation>
  </message>
  <message>
   <source>Nobody is left who shares their values with fewer than k = {k}.</source>
   <translation>Il ne reste personne qui partage ses valeurs avec moins de k = {k}.</translation>
  </message>
  <message>
   <source>Nobody knows a weight of another person: do not ask about it.</source>
   <translation>Personne ne connaît le poids d'une autre personne : n'interrogez pas sur lui.</translation>
  </message>
  <message>
   <source>Nobody knows yet how many people live in these areas. Join a table of their population, or count the records: then it is said which level of geography has enough people.</source>
   <translation>On ne sait pas encore combien de personnes vivent dans ces aires. Joignez une table de leur population, ou comptez les enregistrements : il sera dit alors quel niveau de géographie a assez de personnes.</translation>
  </message>
  <message>
   <source>Nobody unique</source>
   <translation>Personne d'unique</translation>
  </message>
  <message>
   <source>Non-uniform entropy</source>
   <translation>Entropie non uniforme</translation>
  </message>
  <message>
   <source>Non-uniform entropy of the blanked cells, bits per record of the file: a rare value that is lost counts for more than a common one</source>
   <translation>Entropie non uniforme des cellules masquées, en bits par enregistrement du fichier : une valeur rare perdue compte plus qu'une valeur courante</translation>
  </message>
  <message>
   <source>Non-uniform entropy: bits of geography that all records lose together, {0}.</source>
   <translation>Entropie non uniforme : les bits de géographie que tous les enregistrements perdent ensemble, {0}.</translation>
  </message>
  <message>
   <source>Non-uniform entropy: how much less is known of where records live.</source>
   <translation>Entropie non uniforme : combien on sait moins où vivent les enregistrements.</translation>
  </message>
  <message>
   <source>Non-uniform entropy: {blanked} by blanking, {left_out} by records</source>
   <translation>Entropie non uniforme : {blanked} par masquage, {left_out} par enregistrements</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Aucune</translation>
  </message>
  <message>
   <source>None of the rows of {file} has a geometry ({rows} in all).</source>
   <translation>Aucune des lignes de {file} n'a de géométrie ({rows} en tout).</translation>
  </message>
  <message>
   <source>None of {known} {level} has more than {threshold} unique.</source>
   <translation>Aucune des {known} unités ({level}) n'a plus de {threshold} d'uniques.</translation>
  </message>
  <message>
   <source>Northing in metres, or latitude in degrees</source>
   <translation>Ordonnée en mètres, ou latitude en degrés</translation>
  </message>
  <message>
   <source>Not all of the {n:,} locked areas are kept: {problems}.</source>
   <translation>Les {n:,} aires verrouillées ne sont pas toutes respectées : {problems}.</translation>
  </message>
  <message>
   <source>Not as a report of this pack must be: {names}.</source>
   <translation>Pas comme doit être un rapport de ce paquet : {names}.</translation>
  </message>
  <message>
   <source>Not as the manifest says: {names}.</source>
   <translation>Pas tels que le manifeste le dit : {names}.</translation>
  </message>
  <message>
   <source>Not comparable: fewer regions. “{run}” has {n}, “{other}” {there}; it {loses}.</source>
   <translation>Non comparable : moins de régions. « {run} » a {n}, « {other} » {there} ; elle {loses}.</translation>
  </message>
  <message>
   <source>Not comparable: more regions. “{run}” has {n}, “{other}” {there}; it {loses}.</source>
   <translation>Non comparable : plus de régions. « {run} » a {n}, « {other} » {there} ; elle {loses}.</translation>
  </message>
  <message>
   <source>Not counted yet</source>
   <translation>Pas encore compté</translation>
  </message>
  <message>
   <source>Not counted yet.</source>
   <translation>Pas encore compté.</translation>
  </message>
  <message>
   <source>Not decided within the time: of {n} classes nobody knows whether they can be worked out from this release and {releases}. That is not the same as safe.</source>
   <translation>Non tranché dans le temps donné : de {n} classes, on ne sait pas si elles peuvent être déduites de cette diffusion et de {releases}. Ce n'est pas la même chose que sûr.</translation>
  </message>
  <message>
   <source>Not decided: of some classes ({undecided}) it is not known whether they can be worked out. Do not release this.</source>
   <translation>Non déterminé : pour certaines classes ({undecided}), on ne sait pas si elles peuvent être déduites. Ne diffusez pas ceci.</translation>
  </message>
  <message>
   <source>Not even dropping all variables is enough: {unit} has {people}, and would need {cutoff}.</source>
   <translation>Même sans aucune variable, ce n'est pas assez : {unit} a {people}, et en demanderait {cutoff}.</translation>
  </message>
  <message>
   <source>Not known: these regions have no sites.</source>
   <translation>Inconnu : ces régions n'ont pas de sites.</translation>
  </message>
  <message>
   <source>Not known: these regions have no sites; see the distance to their own centre.</source>
   <translation>Inconnu : ces régions n'ont pas de sites ; voyez la distance à leur propre centre.</translation>
  </message>
  <message>
   <source>Not listed, but below k too: {0}.</source>
   <translation>Non listés, mais sous k aussi : {0}.</translation>
  </message>
  <message>
   <source>Not ready to run yet: why is said beside Run.</source>
   <translation>Pas encore prêt à lancer : la raison figure à côté de Lancer.</translation>
  </message>
  <message>
   <source>Not searched yet</source>
   <translation>Pas encore cherché</translation>
  </message>
  <message>
   <source>Not shown to others: fewer than {k} records.</source>
   <translation>Non montré aux autres : moins de {k} enregistrements.</translation>
  </message>
  <message>
   <source>Not shown to others: these are counts of fewer than k records. For your own eyes, switch on View &gt; Show small counts.</source>
   <translation>Non montré aux autres : ce sont des comptes de moins de k enregistrements. Pour vos seuls yeux, activez Affichage &gt; Montrer les petits nombres.</translation>
  </message>
  <message>
   <source>Not specific</source>
   <translation>Non spécifique</translation>
  </message>
  <message>
   <source>Not specific: not counted as a response category</source>
   <translation>Non spécifique : n'est pas comptée comme catégorie de réponse</translation>
  </message>
  <message>
   <source>Not the same records as in records.parquet: {names}.</source>
   <translation>Pas les mêmes enregistrements que dans records.parquet : {names}.</translation>
  </message>
  <message>
   <source>Not the same regions as in regions.gpkg: {names}.</source>
   <translation>Pas les mêmes régions que dans regions.gpkg : {names}.</translation>
  </message>
  <message>
   <source>Not used: {n} of the file ({share}).</source>
   <translation>Non utilisés : {n} du fichier ({share}).</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Rien</translation>
  </message>
  <message>
   <source>Nothing can be released.</source>
   <translation>Rien ne peut être diffusé.</translation>
  </message>
  <message>
   <source>Nothing had to be blanked: all of it was shared widely enough already.</source>
   <translation>Rien n'a dû être masqué : tout était déjà assez largement partagé.</translation>
  </message>
  <message>
   <source>Nothing has to be left out: all {level} have enough people.</source>
   <translation>Rien n'est à laisser de côté : assez d'habitants partout ({level}).</translation>
  </message>
  <message>
   <source>Nothing is counted yet.</source>
   <translation>Rien n'est encore compté.</translation>
  </message>
  <message>
   <source>Nothing is known of these units by this rule, so none can be left out for it.</source>
   <translation>Cette règle ne dit rien de ces unités, donc aucune ne peut être laissée de côté pour elle.</translation>
  </message>
  <message>
   <source>Nothing is left to release.</source>
   <translation>Il ne reste rien à diffuser.</translation>
  </message>
  <message>
   <source>Nothing is left to release: in no region do {k} people share their values. Lost: {n}.</source>
   <translation>Il ne reste rien à diffuser : dans aucune région {k} personnes ne partagent leurs valeurs. Perdus : {n}.</translation>
  </message>
  <message>
   <source>Nothing is selected.</source>
   <translation>Rien n'est sélectionné.</translation>
  </message>
  <message>
   <source>Nothing is suppressed yet: this is the risk of the records as they are. Suppress cells to see it before and after.</source>
   <translation>Rien n'est encore masqué : voici le risque des enregistrements tels quels. Masquez des cellules pour le voir avant et après.</translation>
  </message>
  <message>
   <source>Nothing of the runs changes.</source>
   <translation>Rien ne change dans les exécutions.</translation>
  </message>
  <message>
   <source>Nothing on this map fits “{0}”.</source>
   <translation>Rien sur cette carte ne répond à « {0} ».</translation>
  </message>
  <message>
   <source>Nothing tells where a record is.</source>
   <translation>Rien ne dit où se trouve un enregistrement.</translation>
  </message>
  <message>
   <source>Nothing was written but {file}, beside where the pack would be: it stays here.</source>
   <translation>Rien n’a été écrit que {file}, à côté de la place du paquet : il reste ici.</translation>
  </message>
  <message>
   <source>Nothing was written: a check fails.</source>
   <translation>Rien n’a été écrit : une vérification échoue.</translation>
  </message>
  <message>
   <source>Nothing: neighbours differ</source>
   <translation>Rien : les voisines diffèrent</translation>
  </message>
  <message>
   <source>Nothing: one colour</source>
   <translation>Rien : une seule couleur</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Number of classes wanted, 2 to 9</source>
   <translation>Nombre de classes voulu, de 2 à 9</translation>
  </message>
  <message>
   <source>Number of its region in the compared run</source>
   <translation>Numéro de sa région dans l'exécution comparée</translation>
  </message>
  <message>
   <source>Number of its region in the shown run</source>
   <translation>Numéro de sa région dans l'exécution affichée</translation>
  </message>
  <message>
   <source>Number of records</source>
   <translation>Nombre d'enregistrements</translation>
  </message>
  <message>
   <source>Number of samples; none has a record of another</source>
   <translation>Nombre d'échantillons ; aucun n'a un enregistrement d'un autre</translation>
  </message>
  <message>
   <source>Number of the region</source>
   <translation>Numéro de la région</translation>
  </message>
  <message>
   <source>Number of the region that holds the area, in the run it is compared with.</source>
   <translation>Numéro de la région qui contient l'aire, dans l'exécution de comparaison.</translation>
  </message>
  <message>
   <source>Number of the region that holds the area, in the run that is shown.</source>
   <translation>Numéro de la région qui contient l'aire, dans l'exécution affichée.</translation>
  </message>
  <message>
   <source>Number of the region, 1, 2 ...</source>
   <translation>Numéro de la région, 1, 2 ...</translation>
  </message>
  <message>
   <source>Number: {rule}. Placement: {approach}; {why}.</source>
   <translation>Nombre : {rule}. Placement : {approach} ; {why}.</translation>
  </message>
  <message>
   <source>Numbers</source>
   <translation>Nombres</translation>
  </message>
  <message>
   <source>Numbers of sites that were tried:</source>
   <translation>Nombres de sites essayés :</translation>
  </message>
  <message>
   <source>Objective</source>
   <translation>Objectif</translation>
  </message>
  <message>
   <source>Of</source>
   <translation>Sur</translation>
  </message>
  <message numerus="yes">
   <source>Of %n statements of the paper {told}.</source>
   <translation>
    <numerusform>De %n énoncé de l'article, {told}.</numerusform>
    <numerusform>De %n énoncés de l'article, {told}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Of all people: dark, unique ({unique:%}); dark and light, in unique record sets ({sets:%}); marks at {public:%} and {research:%}.</source>
   <translation>De toutes les personnes : foncé, uniques ({unique:%}) ; foncé et clair, en ensembles uniques ({sets:%}) ; repères à {public:%} et {research:%}.</translation>
  </message>
  <message>
   <source>Of all records</source>
   <translation>De tous les enregistrements</translation>
  </message>
  <message>
   <source>Of all records: dark, unique ({unique:%}); dark and light, in unique record sets ({sets:%}); marks at {public:%} and {research:%}.</source>
   <translation>De tous les enregistrements : foncé, uniques ({unique:%}) ; foncé et clair, en ensembles uniques ({sets:%}) ; repères à {public:%} et {research:%}.</translation>
  </message>
  <message>
   <source>Of all records; as many regions as that allows.</source>
   <translation>De tous les enregistrements; autant de régions que cela permet.</translation>
  </message>
  <message>
   <source>Of all variables together {share} are in unique record sets.</source>
   <translation>Avec toutes les variables, {share} sont en ensembles uniques.</translation>
  </message>
  <message>
   <source>Of its {0}, at least one is the only one of its kind.</source>
   <translation>De ses {0}, au moins un est le seul de son espèce.</translation>
  </message>
  <message>
   <source>Of its {n:,} tables these are called almost so, or come first: {names}.</source>
   <translation>De ses {n:,} tables, celles-ci portent presque ce nom, ou viennent en premier : {names}.</translation>
  </message>
  <message>
   <source>Of its {records}, some are of a kind that fewer than {k} share.</source>
   <translation>Parmi ses {records}, certains sont d’une sorte que moins de {k} partagent.</translation>
  </message>
  <message>
   <source>Of ln(cut-off) = b0 + b1 · ln(predictor).</source>
   <translation>De ln(seuil) = b0 + b1 · ln(prédicteur).</translation>
  </message>
  <message>
   <source>Of ln(p / (1 − p)) = b0 + b1 · ln(population) + b2 · ln(max combinations).</source>
   <translation>De ln(p / (1 − p)) = b0 + b1 · ln(population) + b2 · ln(combinaisons max.).</translation>
  </message>
  <message>
   <source>Of ln(records) = b0 + b1 · ln(share / (1 − share)) + b2 · predictor + b3 · ln(k).</source>
   <translation>De ln(enregistrements) = b0 + b1 · ln(part / (1 − part)) + b2 · prédicteur + b3 · ln(k).</translation>
  </message>
  <message>
   <source>Of models predicted by a fit that did not see them.</source>
   <translation>De modèles prédits par un ajustement qui ne les a pas vus.</translation>
  </message>
  <message>
   <source>Of the classes of all records that are looked at.</source>
   <translation>Des classes de tous les enregistrements examinés.</translation>
  </message>
  <message>
   <source>Of the cut-off</source>
   <translation>Du seuil</translation>
  </message>
  <message>
   <source>Of the equivalence classes, natural logarithm</source>
   <translation>Des classes d'équivalence, logarithme naturel</translation>
  </message>
  <message>
   <source>Of the file</source>
   <translation>Du fichier</translation>
  </message>
  <message>
   <source>Of the one random order of the records; empty takes the order of the file.</source>
   <translation>De l'ordre aléatoire unique des enregistrements ; vide prend l'ordre du fichier.</translation>
  </message>
  <message>
   <source>Of the records after suppression</source>
   <translation>Des enregistrements après la suppression</translation>
  </message>
  <message>
   <source>Of the records as they are</source>
   <translation>Des enregistrements tels quels</translation>
  </message>
  <message>
   <source>Of the records that the filter leaves out, {n:,} lack a value that it asks for, so that it is neither met nor not met. “or COLUMN is null” would keep them.</source>
   <translation>Parmi les enregistrements que le filtre laisse de côté, {n:,} n’ont pas de valeur qu’il demande : il n’y est ni rempli ni non rempli. « or COLONNE is null » les garderait.</translation>
  </message>
  <message>
   <source>Of the records, so many may stand alone or in groups that are that small. The paper takes 5 records, 20 % and 5 %.</source>
   <translation>Des enregistrements, autant peuvent être seuls ou dans d'aussi petits groupes. L'article prend 5 enregistrements, 20 % et 5 %.</translation>
  </message>
  <message>
   <source>Of these in several units, of which the first was taken: {count:,}.</source>
   <translation>Dont dans plusieurs unités, où la première a été prise : {count:,}.</translation>
  </message>
  <message>
   <source>Of those released</source>
   <translation>De ceux qui sont diffusés</translation>
  </message>
  <message>
   <source>Of {areas}; the median region has {size}.</source>
   <translation>De {areas} ; la région médiane a {size}.</translation>
  </message>
  <message>
   <source>Of {blanks:,} blanked cells {few:,} have fewer than {n} values that could have been there, the least {least}: whoever knows the algorithm can exclude the others.</source>
   <translation>Des {blanks:,} cellules effacées, {few:,} ont moins de {n} valeurs possibles, {least} au moins : qui connaît l'algorithme peut exclure les autres.</translation>
  </message>
  <message>
   <source>Of {cells:,} blanked values of {column}, {told:,} can be told from {other}, which is shown beside them: its values there go with one value of {column} each. Let {other} follow {column}, or leave it out.</source>
   <translation>Sur {cells:,} valeurs masquées de {column}, {told:,} peuvent être déduites de {other}, qui est montrée à côté : chacune de ses valeurs y va avec une seule valeur de {column}. Faites suivre {column} à {other}, ou omettez-la.</translation>
  </message>
  <message>
   <source>Of {cells:,} records in regions of several areas, {column} tells the area of {told:,}: its values there occur in one area only.</source>
   <translation>Sur {cells:,} enregistrements dans des régions de plusieurs aires, {column} révèle l'aire de {told:,} : ses valeurs y figurent dans une seule aire.</translation>
  </message>
  <message>
   <source>Of {file}, which is not open now.</source>
   <translation>De {file}, qui n'est pas ouvert maintenant.</translation>
  </message>
  <message>
   <source>Of {n}. These, too, become part of a region.</source>
   <translation>Sur {n}. Elles aussi entrent dans une région.</translation>
  </message>
  <message>
   <source>Offer this address and its password no more</source>
   <translation>Ne plus proposer cette adresse ni son mot de passe</translation>
  </message>
  <message>
   <source>Older work that was left, and is offered next: {0}.</source>
   <translation>Travaux plus anciens laissés ainsi, proposés ensuite : {0}.</translation>
  </message>
  <message>
   <source>On average it is {mean}.</source>
   <translation>En moyenne, c'est {mean}.</translation>
  </message>
  <message>
   <source>On average, a record's area is hidden among {n} equally likely ones.</source>
   <translation>En moyenne, l'aire d'un enregistrement se cache parmi {n} aires également probables.</translation>
  </message>
  <message>
   <source>On average, an area lies this far from the centre of its region, on the ground.</source>
   <translation>En moyenne, une aire est à cette distance du centre de sa région, au sol.</translation>
  </message>
  <message>
   <source>On average, an area lies this far from the site of its region, on the ground.</source>
   <translation>En moyenne, une aire est à cette distance du site de sa région, au sol.</translation>
  </message>
  <message>
   <source>Once all combinations are counted, you will see here how few variables are enough to single records out.</source>
   <translation>Quand toutes les combinaisons seront comptées, vous verrez ici combien peu de variables suffisent à isoler des enregistrements.</translation>
  </message>
  <message>
   <source>One bit of geography is lost where an area is hidden among two equally likely ones, two bits among four, three among eight. The fewer, the better one knows where a record lives.</source>
   <translation>Un bit de géographie est perdu là où une aire se cache parmi deux également probables, deux bits parmi quatre, trois parmi huit. Moins il y en a, mieux on sait où se trouve un enregistrement.</translation>
  </message>
  <message>
   <source>One combination of all variables: blanks more, for comparison</source>
   <translation>Une seule combinaison de toutes les variables : masque plus, pour comparer</translation>
  </message>
  <message>
   <source>One combination of everything, which blanks more. Somebody could know all variables at all their levels at once.</source>
   <translation>Une seule combinaison de tout, ce qui masque plus. Quelqu'un pourrait connaître à la fois toutes les variables à tous leurs niveaux.</translation>
  </message>
  <message>
   <source>One known person is looked for</source>
   <translation>Une personne connue est cherchée</translation>
  </message>
  <message>
   <source>One map, two side by side, or one over the other with a handle (Ctrl+D)</source>
   <translation>Une carte, deux côte à côte, ou l'une sur l'autre avec une poignée (Ctrl+D)</translation>
  </message>
  <message>
   <source>One of these measures has no better end, so no run is best.</source>
   <translation>L'une de ces mesures n'a pas de meilleur bout, aucune exécution n'est donc la meilleure.</translation>
  </message>
  <message>
   <source>One patient is looked up in a registry</source>
   <translation>Un patient est cherché dans un registre</translation>
  </message>
  <message>
   <source>One region loses none.</source>
   <translation>Une région n'en perd aucun.</translation>
  </message>
  <message>
   <source>One row a person: CSV, Parquet, SAS, SPSS, Stata, or a database.</source>
   <translation>Une ligne par personne : CSV, Parquet, SAS, SPSS, Stata, ou une base de données.</translation>
  </message>
  <message>
   <source>One sample of {records}; {left} stay with you.</source>
   <translation>Un échantillon de {records} ; {left} restent chez vous.</translation>
  </message>
  <message>
   <source>One site per cell; cells hold about the same population.</source>
   <translation>Un site par cellule ; les cellules comptent à peu près la même population.</translation>
  </message>
  <message>
   <source>One unit has a value ({level}): in it {what}.</source>
   <translation>Une unité a une valeur ({level}) : {what}.</translation>
  </message>
  <message>
   <source>One value of {column} stands in {n:,} rows ({share:.1%}), which count as one person: if it means unknown, leave it blank in the file.</source>
   <translation>Une même valeur de {column} figure dans {n:,} lignes ({share:.1%}), qui comptent comme une seule personne : si elle signifie « inconnu », laissez-la vide dans le fichier.</translation>
  </message>
  <message>
   <source>One variable alone</source>
   <translation>Une variable seule</translation>
  </message>
  <message>
   <source>One variable left out</source>
   <translation>Une variable omise</translation>
  </message>
  <message>
   <source>One variable more or less</source>
   <translation>Une variable de plus ou de moins</translation>
  </message>
  <message>
   <source>Only areas change region in a refinement.</source>
   <translation>Dans un raffinement, seules les aires changent de région.</translation>
  </message>
  <message>
   <source>Only leaving out {name} would by itself be enough for a research file (at most {research:%}).</source>
   <translation>Seule l'omission de {name} suffirait à elle seule pour un fichier de recherche (au plus {research:%}).</translation>
  </message>
  <message>
   <source>Only numbers at which every region holds the floor of step 4 (people)</source>
   <translation>Seulement les nombres pour lesquels chaque région respecte le plancher de l'étape 4 (habitants)</translation>
  </message>
  <message>
   <source>Only one k was followed: ask for several to learn how the size depends on k.</source>
   <translation>Un seul k a été suivi : demandez-en plusieurs pour savoir comment la taille dépend de k.</translation>
  </message>
  <message>
   <source>Only one pass, to compare</source>
   <translation>Un seul parcours, pour comparer</translation>
  </message>
  <message>
   <source>Only regions, two or more, can be merged.</source>
   <translation>On ne peut fusionner que des régions, deux ou plus.</translation>
  </message>
  <message>
   <source>Only sites move in a placement.</source>
   <translation>Dans un placement, seuls les sites se déplacent.</translation>
  </message>
  <message>
   <source>Only with a star</source>
   <translation>Seulement avec une étoile</translation>
  </message>
  <message>
   <source>Opacity of the chosen layer, %</source>
   <translation>Opacité de la couche choisie, %</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Open &amp;areas …</source>
   <translation>Ouvrir des &amp;aires …</translation>
  </message>
  <message>
   <source>Open &amp;project …</source>
   <translation>Ouvrir un &amp;projet …</translation>
  </message>
  <message>
   <source>Open &amp;records …</source>
   <translation>Ouvrir des en&amp;registrements …</translation>
  </message>
  <message>
   <source>Open &amp;scenario …</source>
   <translation>Ouvrir un &amp;scénario …</translation>
  </message>
  <message>
   <source>Open &amp;without records</source>
   <translation>Ouvrir &amp;sans enregistrements</translation>
  </message>
  <message>
   <source>Open a coarser level</source>
   <translation>Ouvrir un niveau plus grossier</translation>
  </message>
  <message>
   <source>Open a fictional province</source>
   <translation>Ouvrir une province fictive</translation>
  </message>
  <message>
   <source>Open a file of areas with their population</source>
   <translation>Ouvrir un fichier d'aires avec leur population</translation>
  </message>
  <message>
   <source>Open a file of areas: polygons, or a table with coordinates</source>
   <translation>Ouvrir un fichier d'aires : polygones, ou table avec des coordonnées</translation>
  </message>
  <message>
   <source>Open a file of areas: polygons, or a table with coordinates (Ctrl+O)</source>
   <translation>Ouvrir un fichier d'aires : polygones, ou table avec des coordonnées (Ctrl+O)</translation>
  </message>
  <message>
   <source>Open a file of records, one row a person</source>
   <translation>Ouvrir un fichier d'enregistrements, une ligne par personne</translation>
  </message>
  <message>
   <source>Open a file of records: CSV, Parquet, SAS, SPSS, Stata</source>
   <translation>Ouvrir un fichier d'enregistrements : CSV, Parquet, SAS, SPSS, Stata</translation>
  </message>
  <message>
   <source>Open a file of records: CSV, Parquet, SAS, SPSS, Stata (Ctrl+Shift+O)</source>
   <translation>Ouvrir un fichier d'enregistrements : CSV, Parquet, SAS, SPSS, Stata (Ctrl+Maj+O)</translation>
  </message>
  <message>
   <source>Open a file with more records.</source>
   <translation>Ouvrez un fichier avec plus d'enregistrements.</translation>
  </message>
  <message>
   <source>Open a file with records.</source>
   <translation>Ouvrez un fichier d'enregistrements.</translation>
  </message>
  <message>
   <source>Open a layer that has areas.</source>
   <translation>Ouvrez une couche qui a des aires.</translation>
  </message>
  <message>
   <source>Open a project (.vbas): all of its work</source>
   <translation>Ouvrir un projet (.vbas) : tout son travail</translation>
  </message>
  <message>
   <source>Open a record file first.</source>
   <translation>Ouvrez d'abord un fichier d'enregistrements.</translation>
  </message>
  <message>
   <source>Open a scenario (.toml): files and settings of a run</source>
   <translation>Ouvrir un scénario (.toml) : fichiers et réglages d'une exécution</translation>
  </message>
  <message>
   <source>Open a table that says how many people live in each area</source>
   <translation>Ouvrir une table qui dit combien de personnes vivent dans chaque aire</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>Rouvrir</translation>
  </message>
  <message>
   <source>Open an area file first.</source>
   <translation>Ouvrez d'abord un fichier d'aires.</translation>
  </message>
  <message>
   <source>Open an area file or drop one here</source>
   <translation>Ouvrez un fichier d'aires ou déposez-en un ici</translation>
  </message>
  <message>
   <source>Open an area file to begin (Ctrl+O).</source>
   <translation>Ouvrez un fichier d'aires pour commencer (Ctrl+O).</translation>
  </message>
  <message>
   <source>Open an area file, or the sample study.</source>
   <translation>Ouvrez un fichier d'aires, ou l'étude d'exemple.</translation>
  </message>
  <message>
   <source>Open an area or record file</source>
   <translation>Ouvrir un fichier d'aires ou d'enregistrements</translation>
  </message>
  <message>
   <source>Open areas</source>
   <translation>Ouvrir des aires</translation>
  </message>
  <message>
   <source>Open areas and records to see the number of regions</source>
   <translation>Ouvrez des aires et des enregistrements pour voir le nombre de régions</translation>
  </message>
  <message>
   <source>Open areas and records, and choose variables, first.</source>
   <translation>Ouvrez d'abord des aires et des enregistrements, et choisissez des variables.</translation>
  </message>
  <message>
   <source>Open areas and records.</source>
   <translation>Ouvrez des aires et des enregistrements.</translation>
  </message>
  <message>
   <source>Open areas first</source>
   <translation>Ouvrez d'abord des aires</translation>
  </message>
  <message>
   <source>Open areas …</source>
   <translation>Ouvrir des aires …</translation>
  </message>
  <message>
   <source>Open as &amp;records</source>
   <translation>Ouvrir comme &amp;enregistrements</translation>
  </message>
  <message>
   <source>Open as a&amp;reas …</source>
   <translation>Ouvrir comme &amp;aires …</translation>
  </message>
  <message>
   <source>Open as areas</source>
   <translation>Ouvrir comme aires</translation>
  </message>
  <message>
   <source>Open as records</source>
   <translation>Ouvrir comme enregistrements</translation>
  </message>
  <message>
   <source>Open coarser &amp;level …</source>
   <translation>Ouvrir un niveau plus &amp;grossier …</translation>
  </message>
  <message>
   <source>Open folder</source>
   <translation>Ouvrir le dossier</translation>
  </message>
  <message>
   <source>Open it again, and let it be connected to.</source>
   <translation>Ouvrez de nouveau, et permettez la connexion.</translation>
  </message>
  <message>
   <source>Open it again, or save yours under another name.</source>
   <translation>Ouvrez-le de nouveau ou enregistrez le vôtre sous un autre nom.</translation>
  </message>
  <message>
   <source>Open it with a newer VBAS.</source>
   <translation>Ouvrez-le avec un VBAS plus récent.</translation>
  </message>
  <message>
   <source>Open larger areas to show with these, such as FSAs</source>
   <translation>Ouvrir des aires plus grandes à montrer avec celles-ci, comme les RTA</translation>
  </message>
  <message>
   <source>Open larger units, such as FSAs, to show over the areas</source>
   <translation>Ouvrir des unités plus grandes, comme les RTA, à montrer par-dessus les aires</translation>
  </message>
  <message>
   <source>Open one that VBAS wrote.</source>
   <translation>Ouvrez-en un que VBAS a écrit.</translation>
  </message>
  <message>
   <source>Open polygons of the areas.</source>
   <translation>Ouvrez les polygones des aires.</translation>
  </message>
  <message>
   <source>Open project</source>
   <translation>Ouvrir un projet</translation>
  </message>
  <message>
   <source>Open project …</source>
   <translation>Ouvrir un projet …</translation>
  </message>
  <message>
   <source>Open recen&amp;t</source>
   <translation>Ouvrir un fichier récen&amp;t</translation>
  </message>
  <message>
   <source>Open records</source>
   <translation>Ouvrir des enregistrements</translation>
  </message>
  <message>
   <source>Open records first</source>
   <translation>Ouvrez d'abord des enregistrements</translation>
  </message>
  <message>
   <source>Open records to begin (Ctrl+Shift+O).</source>
   <translation>Ouvrez des enregistrements pour commencer (Ctrl+Maj+O).</translation>
  </message>
  <message>
   <source>Open records …</source>
   <translation>Ouvrir des enregistrements …</translation>
  </message>
  <message>
   <source>Open sample &amp;study</source>
   <translation>Ouvrir l'étude d'&amp;exemple</translation>
  </message>
  <message>
   <source>Open scenario</source>
   <translation>Ouvrir un scénario</translation>
  </message>
  <message>
   <source>Open the areas and the scenario again.</source>
   <translation>Ouvrez de nouveau les aires et le scénario.</translation>
  </message>
  <message>
   <source>Open the areas first (Ctrl+O).</source>
   <translation>Ouvrez d'abord les aires (Ctrl+O).</translation>
  </message>
  <message>
   <source>Open the areas of these records, to ask about geography too (Ctrl+O)</source>
   <translation>Ouvrir les aires de ces enregistrements, pour interroger aussi sur la géographie (Ctrl+O)</translation>
  </message>
  <message>
   <source>Open the copy that was kept of it, or make the project again from its files.</source>
   <translation>Ouvrez la copie qui en a été gardée, ou refaites le projet à partir de ses fichiers.</translation>
  </message>
  <message>
   <source>Open the fictional province that comes with the program</source>
   <translation>Ouvrir la province fictive fournie avec le programme</translation>
  </message>
  <message>
   <source>Open the file of that level, or choose another one.</source>
   <translation>Ouvrez le fichier de ce niveau, ou choisissez-en un autre.</translation>
  </message>
  <message>
   <source>Open the files and choose the quasi-identifiers first.</source>
   <translation>Ouvrez d'abord les fichiers et choisissez les quasi-identifiants.</translation>
  </message>
  <message>
   <source>Open the page</source>
   <translation>Ouvrir la page</translation>
  </message>
  <message>
   <source>Open the page of the manual about this part of the window</source>
   <translation>Ouvrir la page du manuel sur cette partie de la fenêtre</translation>
  </message>
  <message>
   <source>Open the records of these areas (Ctrl+Shift+O)</source>
   <translation>Ouvrir les enregistrements de ces aires (Ctrl+Maj+O)</translation>
  </message>
  <message>
   <source>Open the records of these areas (Ctrl+Shift+O).</source>
   <translation>Ouvrez les enregistrements de ces aires (Ctrl+Maj+O).</translation>
  </message>
  <message>
   <source>Open the records, or keep no other columns.</source>
   <translation>Ouvrez les enregistrements, ou ne gardez pas d'autres colonnes.</translation>
  </message>
  <message>
   <source>Open the sample</source>
   <translation>Ouvrir l'exemple</translation>
  </message>
  <message>
   <source>Open them again.</source>
   <translation>Ouvrez-les de nouveau.</translation>
  </message>
  <message>
   <source>Open them and count again, then copy.</source>
   <translation>Ouvrez-les et comptez de nouveau, puis copiez.</translation>
  </message>
  <message>
   <source>Open {file}</source>
   <translation>Ouvrez {file}</translation>
  </message>
  <message>
   <source>Open {file} to hand over further columns.</source>
   <translation>Ouvrez {file} pour remettre d’autres colonnes.</translation>
  </message>
  <message>
   <source>Open {shp} instead; it has to lie in the same folder.</source>
   <translation>Ouvrez plutôt {shp} ; il doit se trouver dans le même dossier.</translation>
  </message>
  <message>
   <source>Open …</source>
   <translation>Ouvrir …</translation>
  </message>
  <message>
   <source>Opening {0}</source>
   <translation>Ouverture de {0}</translation>
  </message>
  <message>
   <source>Options</source>
   <translation>Options</translation>
  </message>
  <message>
   <source>Or keep the records, and blank single values</source>
   <translation>Ou garder les enregistrements, et masquer des valeurs</translation>
  </message>
  <message>
   <source>Or: finer geography at a price you choose</source>
   <translation>Ou : une géographie plus fine, au prix que vous choisissez</translation>
  </message>
  <message>
   <source>Or: is a level of geography enough?</source>
   <translation>Ou bien : un niveau de géographie suffit-il ?</translation>
  </message>
  <message>
   <source>Order as found</source>
   <translation>Ordre de rencontre</translation>
  </message>
  <message>
   <source>Order of the runs</source>
   <translation>Ordre des exécutions</translation>
  </message>
  <message>
   <source>Orientation of the paper</source>
   <translation>Orientation du papier</translation>
  </message>
  <message>
   <source>Other areas are on the map than those of these records.</source>
   <translation>D'autres aires que celles de ces enregistrements sont sur la carte.</translation>
  </message>
  <message>
   <source>Other areas were opened in the meantime.</source>
   <translation>D'autres aires ont été ouvertes entre-temps.</translation>
  </message>
  <message>
   <source>Other columns are to be kept, but the record file is not known.</source>
   <translation>D'autres colonnes sont à garder, mais le fichier d'enregistrements n'est pas connu.</translation>
  </message>
  <message>
   <source>Other columns to keep</source>
   <translation>Autres colonnes à garder</translation>
  </message>
  <message>
   <source>Other models</source>
   <translation>Autres modèles</translation>
  </message>
  <message>
   <source>Our own model, or one that you have fitted</source>
   <translation>Notre propre modèle, ou un que vous avez ajusté</translation>
  </message>
  <message>
   <source>Out of date: this answers an earlier question.</source>
   <translation>Périmé : ceci répond à une question antérieure.</translation>
  </message>
  <message>
   <source>Out of date: this came out of another design.</source>
   <translation>Périmé : ceci provient d'un autre plan.</translation>
  </message>
  <message>
   <source>Out of date: this pack was made of something else.</source>
   <translation>Périmé : ce paquet a été fait d’autre chose.</translation>
  </message>
  <message>
   <source>Outlines of areas</source>
   <translation>Contours des aires</translation>
  </message>
  <message>
   <source>Outside {layer} by at most {km:g} km, where the nearest was taken: {count:,}.</source>
   <translation>Hors de {layer} d'au plus {km:g} km, où la plus proche a été prise : {count:,}.</translation>
  </message>
  <message>
   <source>Over the threshold: {share} of the records.</source>
   <translation>Au-dessus du seuil : {share} des enregistrements.</translation>
  </message>
  <message>
   <source>Overlaps, or common edges that differ</source>
   <translation>Chevauchements, ou arêtes communes qui diffèrent</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Aperçu</translation>
  </message>
  <message>
   <source>P&amp;rint …</source>
   <translation>I&amp;mprimer …</translation>
  </message>
  <message>
   <source>PDF (*.pdf)</source>
   <translation>PDF (*.pdf)</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Allure</translation>
  </message>
  <message>
   <source>Page of the manual</source>
   <translation>Page du manuel</translation>
  </message>
  <message>
   <source>Page to print (*.pdf);;Web page (*.html)</source>
   <translation>Page à imprimer (*.pdf);;Page Web (*.html)</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Pages</translation>
  </message>
  <message>
   <source>Pages that hold these words; Enter goes to the next place</source>
   <translation>Les pages qui contiennent ces mots ; Entrée va à l'endroit suivant</translation>
  </message>
  <message>
   <source>Paint with region {0}</source>
   <translation>Peindre avec la région {0}</translation>
  </message>
  <message>
   <source>Panels</source>
   <translation>Panneaux</translation>
  </message>
  <message>
   <source>Parquet (*.parquet)</source>
   <translation>Parquet (*.parquet)</translation>
  </message>
  <message>
   <source>Parquet, CSV, SPSS and Stata hold the same records in the same order.</source>
   <translation>Parquet, CSV, SPSS et Stata contiennent les mêmes enregistrements dans le même ordre.</translation>
  </message>
  <message>
   <source>Parquet: exact types</source>
   <translation>Parquet : types exacts</translation>
  </message>
  <message>
   <source>Part of Canada</source>
   <translation>Partie du Canada</translation>
  </message>
  <message>
   <source>Part of the project cannot be shown: {0}.</source>
   <translation>Une partie du projet ne peut pas être affichée : {0}.</translation>
  </message>
  <message>
   <source>Parts of the cross-validation whose fit did not converge; their models are out.</source>
   <translation>Parties de la validation croisée dont l'ajustement n'a pas convergé ; leurs modèles sont exclus.</translation>
  </message>
  <message>
   <source>Parts of the models that are predicted in turn by a fit to the others.</source>
   <translation>Parties des modèles prédites tour à tour par un ajustement aux autres.</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Mot de passe</translation>
  </message>
  <message>
   <source>Password for {url}</source>
   <translation>Mot de passe pour {url}</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Chemin</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Suspendre</translation>
  </message>
  <message>
   <source>Pause the replay</source>
   <translation>Suspendre la relecture</translation>
  </message>
  <message>
   <source>Pause, or go on (Space)</source>
   <translation>Suspendre, ou reprendre (Espace)</translation>
  </message>
  <message>
   <source>People</source>
   <translation>Habitants</translation>
  </message>
  <message>
   <source>People (or records) of all units together</source>
   <translation>Personnes (ou enregistrements) de toutes les unités ensemble</translation>
  </message>
  <message>
   <source>People a region should have: a rule, or a number (people)</source>
   <translation>Habitants qu'une région devrait avoir : une règle, ou un nombre (habitants)</translation>
  </message>
  <message>
   <source>People in unique record sets: {sets:,} of {records:,} ({share:%}). At most {size:,} people have the same values in all variables.</source>
   <translation>Personnes en ensembles uniques : {sets:,} sur {records:,} ({share:%}). Au plus {size:,} personnes ont les mêmes valeurs dans toutes les variables.</translation>
  </message>
  <message>
   <source>People in unique record sets: {sets:,} of {records:,} ({share:%}). Each is the only one with these values in all variables.</source>
   <translation>Personnes en ensembles uniques : {sets:,} sur {records:,} ({share:%}). Chacune est la seule à avoir ces valeurs dans toutes les variables.</translation>
  </message>
  <message>
   <source>People of the population that the records are a part of (people); 0 = the records are all of it. Everybody is taken to be as likely to be in the file.</source>
   <translation>Personnes de la population dont les enregistrements sont une partie (personnes) ; 0 = les enregistrements en sont la totalité. Chacun est supposé avoir la même chance de figurer dans le fichier.</translation>
  </message>
  <message>
   <source>People of the unit, as far as published.</source>
   <translation>Habitants de l'unité, s'ils sont publiés.</translation>
  </message>
  <message>
   <source>People on each square kilometre of land.</source>
   <translation>Habitants par kilomètre carré de terre.</translation>
  </message>
  <message>
   <source>People per area cannot be {low} to {high}.</source>
   <translation>Le nombre d'habitants par aire ne peut pas aller de {low} à {high}.</translation>
  </message>
  <message>
   <source>People per area cannot be {text!r}.</source>
   <translation>Le nombre d'habitants par aire ne peut pas être {text!r}.</translation>
  </message>
  <message>
   <source>People that a region should have on average</source>
   <translation>Habitants qu'une région devrait avoir en moyenne</translation>
  </message>
  <message>
   <source>People who are unique in this combination and in no part of it.</source>
   <translation>Personnes uniques dans cette combinaison et dans aucune de ses parties.</translation>
  </message>
  <message>
   <source>People who live in the area</source>
   <translation>Habitants de l'aire</translation>
  </message>
  <message>
   <source>People who live there</source>
   <translation>Habitants qui y vivent</translation>
  </message>
  <message>
   <source>Percentages: shares in the unique record sets (Shapley). All together are 100 %.</source>
   <translation>Pourcentages : parts dans les ensembles uniques (Shapley). Toutes ensemble font 100 %.</translation>
  </message>
  <message>
   <source>Perimeter: {0}</source>
   <translation>Périmètre : {0}</translation>
  </message>
  <message>
   <source>Person column</source>
   <translation>Colonne de la personne</translation>
  </message>
  <message>
   <source>Persons ({column}) with records in several areas: {n:,}; each counts once where several of these are taken together.</source>
   <translation>Personnes ({column}) ayant des enregistrements dans plusieurs aires : {n:,}; chacune compte une seule fois là où plusieurs de celles-ci sont réunies.</translation>
  </message>
  <message>
   <source>Phase 1: blanking values that too few records have</source>
   <translation>Phase 1 : masquage des valeurs que trop peu d'enregistrements ont</translation>
  </message>
  <message>
   <source>Phase 2, round {n}: blanking in classes below k</source>
   <translation>Phase 2, tour {n} : masquage dans les classes inférieures à k</translation>
  </message>
  <message>
   <source>Picture (*.png)</source>
   <translation>Image (*.png)</translation>
  </message>
  <message>
   <source>Picture (*.png);;Drawing (*.svg)</source>
   <translation>Image (*.png);;Dessin (*.svg)</translation>
  </message>
  <message>
   <source>Pictures a second</source>
   <translation>Images par seconde</translation>
  </message>
  <message>
   <source>Pitman</source>
   <translation>Pitman</translation>
  </message>
  <message>
   <source>Placement</source>
   <translation>Placement</translation>
  </message>
  <message>
   <source>Places sites so that regions have about as many people as one another. Where people live close together, regions are small.</source>
   <translation>Place les sites de sorte que les régions aient à peu près autant d'habitants les unes que les autres. Là où l'on vit serré, les régions sont petites.</translation>
  </message>
  <message>
   <source>Places that fit</source>
   <translation>Lieux qui répondent</translation>
  </message>
  <message>
   <source>Places to try; empty: chosen by the number of sites</source>
   <translation>Emplacements à essayer ; vide : choisi selon le nombre de sites</translation>
  </message>
  <message>
   <source>Play the search again</source>
   <translation>Rejouer la recherche</translation>
  </message>
  <message>
   <source>Points scattered evenly about 0 say that the line fits; a bow or a slope says that the predictor does not tell all. Above 0 the line asks for too few people.</source>
   <translation>Des points répartis également autour de 0 disent que la droite convient ; un arc ou une pente, que le prédicteur ne dit pas tout. Au-dessus de 0, la droite demande trop peu de personnes.</translation>
  </message>
  <message>
   <source>Polsby and Popper 1991</source>
   <translation>Polsby et Popper 1991</translation>
  </message>
  <message>
   <source>Polsby-Popper</source>
   <translation>Polsby-Popper</translation>
  </message>
  <message>
   <source>Population</source>
   <translation>Population</translation>
  </message>
  <message>
   <source>Population by region</source>
   <translation>Population par région</translation>
  </message>
  <message>
   <source>Population density</source>
   <translation>Densité de population</translation>
  </message>
  <message>
   <source>Population floor of a region: a number, a rule such as hipaa, or model</source>
   <translation>Plancher de population d'une région : un nombre, une règle comme hipaa, ou model</translation>
  </message>
  <message>
   <source>Population from {file}</source>
   <translation>Population d'après {file}</translation>
  </message>
  <message>
   <source>Population of regions</source>
   <translation>Population des régions</translation>
  </message>
  <message>
   <source>Population table</source>
   <translation>Table de population</translation>
  </message>
  <message>
   <source>Population table …</source>
   <translation>Table de population …</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Port</translation>
  </message>
  <message>
   <source>Portrait</source>
   <translation>Portrait</translation>
  </message>
  <message>
   <source>Position of the pointer</source>
   <translation>Position du pointeur</translation>
  </message>
  <message>
   <source>Postal-code conversion table</source>
   <translation>Table de conversion des codes postaux</translation>
  </message>
  <message>
   <source>Pr&amp;eset</source>
   <translation>Pré&amp;réglage</translation>
  </message>
  <message>
   <source>Pr&amp;obability</source>
   <translation>Pr&amp;obabilité</translation>
  </message>
  <message>
   <source>Practice in Manitoba, which differs from that of other provinces</source>
   <translation>Pratique du Manitoba, qui diffère de celle d'autres provinces</translation>
  </message>
  <message>
   <source>Practice of Statistics Canada</source>
   <translation>Usage de Statistique Canada</translation>
  </message>
  <message>
   <source>Practice of the Canadian Institute for Health Information and many provinces</source>
   <translation>Usage de l'Institut canadien d'information sur la santé et de nombreuses provinces</translation>
  </message>
  <message>
   <source>Predicted</source>
   <translation>Prédit</translation>
  </message>
  <message>
   <source>Predicted &amp;from</source>
   <translation>Prédit &amp;par</translation>
  </message>
  <message>
   <source>Predicted against simulated cut-offs</source>
   <translation>Seuils prédits et simulés</translation>
  </message>
  <message>
   <source>Predicted from</source>
   <translation>Prédit par</translation>
  </message>
  <message>
   <source>Predicted from {0}, and simulated</source>
   <translation>Prédit par {0}, et simulé</translation>
  </message>
  <message>
   <source>Prediction error, median</source>
   <translation>Erreur de prédiction, médiane</translation>
  </message>
  <message>
   <source>Prediction error, trimmed mean</source>
   <translation>Erreur de prédiction, moyenne tronquée</translation>
  </message>
  <message>
   <source>Preparing the demo</source>
   <translation>Préparation de la démonstration</translation>
  </message>
  <message>
   <source>Preparing “{0}” for editing …</source>
   <translation>Préparation de « {0} » pour la modification …</translation>
  </message>
  <message>
   <source>Presenter mode and exported pictures say “&lt; k” in place of counts of records below k; switch this on for your own eyes only</source>
   <translation>Le mode présentateur et les images exportées disent « &lt; k » au lieu des nombres d’enregistrements sous k; à activer pour vos yeux seulement</translation>
  </message>
  <message>
   <source>Preset</source>
   <translation>Préréglage</translation>
  </message>
  <message>
   <source>Presets</source>
   <translation>Préréglages</translation>
  </message>
  <message>
   <source>Press Run or F5. It takes a second; you can pause or cancel what takes longer.</source>
   <translation>Appuyez sur Lancer ou F5. Cela prend une seconde ; vous pouvez suspendre ou annuler ce qui dure plus longtemps.</translation>
  </message>
  <message>
   <source>Press on a region and drag: it takes the areas you go over (E)</source>
   <translation>Appuyer sur une région et faire glisser : elle prend les aires survolées (E)</translation>
  </message>
  <message>
   <source>Press on a region, drag over areas: they join it. Click holds a region; Ctrl+click gives one area to its neighbour; Shift+click selects regions; drag selected areas to move them; the right button opens a menu.</source>
   <translation>Appuyez sur une région, glissez sur des aires : elles la rejoignent. Un clic tient une région ; Ctrl+clic donne une aire à sa voisine ; Maj+clic sélectionne des régions ; glissez une sélection pour la déplacer ; clic droit : un menu.</translation>
  </message>
  <message>
   <source>Preview of the page</source>
   <translation>Aperçu de la page</translation>
  </message>
  <message>
   <source>Price &amp;of:</source>
   <translation>Prix &amp;de :</translation>
  </message>
  <message>
   <source>Price of a variable</source>
   <translation>Prix d'une variable</translation>
  </message>
  <message>
   <source>Print or save a page</source>
   <translation>Imprimer ou enregistrer une page</translation>
  </message>
  <message>
   <source>Privacy and records lost</source>
   <translation>Vie privée et enregistrements perdus</translation>
  </message>
  <message>
   <source>Probability over 20 %</source>
   <translation>Probabilité au-dessus de 20 %</translation>
  </message>
  <message>
   <source>Probability over 5 %</source>
   <translation>Probabilité au-dessus de 5 %</translation>
  </message>
  <message>
   <source>Probability, by a model, that more people are unique than the threshold.</source>
   <translation>Probabilité, selon un modèle, qu'il y ait plus de personnes uniques que le seuil.</translation>
  </message>
  <message>
   <source>Product of the numbers of categories of the variables</source>
   <translation>Produit des nombres de catégories des variables</translation>
  </message>
  <message>
   <source>Product of the numbers of response categories.</source>
   <translation>Produit des nombres de catégories de réponse.</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Avancement</translation>
  </message>
  <message>
   <source>Projects (*{0})</source>
   <translation>Projets (*{0})</translation>
  </message>
  <message>
   <source>Projects (*{0});;All files (*)</source>
   <translation>Projets (*{0});;Tous les fichiers (*)</translation>
  </message>
  <message>
   <source>Propose coarser variables</source>
   <translation>Proposer des variables plus grossières</translation>
  </message>
  <message>
   <source>Proposed: 0 %, nobody may be unique.</source>
   <translation>Proposé : 0 %, personne ne peut être unique.</translation>
  </message>
  <message>
   <source>Proposed: at most {threshold} unique.</source>
   <translation>Proposé : au plus {threshold} d'uniques.</translation>
  </message>
  <message>
   <source>Prosecutor, at risk</source>
   <translation>Procureur, à risque</translation>
  </message>
  <message>
   <source>Prosecutor, highest</source>
   <translation>Procureur, maximum</translation>
  </message>
  <message>
   <source>Prosecutor, journalist, marketer</source>
   <translation>Procureur, journaliste, démarcheur</translation>
  </message>
  <message>
   <source>Prosecutor, mean</source>
   <translation>Procureur, moyenne</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>Protéger</translation>
  </message>
  <message>
   <source>Protect another column of the record file too</source>
   <translation>Protéger aussi une autre colonne du fichier d'enregistrements</translation>
  </message>
  <message>
   <source>Protect each combination by itself</source>
   <translation>Protéger chaque combinaison à part</translation>
  </message>
  <message>
   <source>Protect the regions of one run only.</source>
   <translation>Protégez les régions d'une seule exécution.</translation>
  </message>
  <message>
   <source>Protect these codes too: somebody may know how a code begins, such as its chapter. Codes and their beginnings are released.</source>
   <translation>Protéger aussi ces codes : quelqu'un peut savoir comment un code commence, par exemple son chapitre. Les codes et leurs débuts sont diffusés.</translation>
  </message>
  <message>
   <source>Protect {coarser} as a level without order, or leave it out.</source>
   <translation>Protégez {coarser} comme un niveau sans ordre, ou omettez-la.</translation>
  </message>
  <message>
   <source>Protected by no combination: {columns}; k is {k:,}.</source>
   <translation>Protégées par aucune combinaison : {columns}; k est {k:,}.</translation>
  </message>
  <message>
   <source>Protection</source>
   <translation>Protection</translation>
  </message>
  <message>
   <source>Province</source>
   <translation>Province</translation>
  </message>
  <message>
   <source>Province not known</source>
   <translation>Province inconnue</translation>
  </message>
  <message>
   <source>Pseudo R² (McKelvey-Zavoina)</source>
   <translation>Pseudo-R² (McKelvey-Zavoina)</translation>
  </message>
  <message>
   <source>Pub&amp;lic file: below</source>
   <translation>Pub&amp;lic : moins de</translation>
  </message>
  <message>
   <source>Public</source>
   <translation>Public</translation>
  </message>
  <message>
   <source>Public file: no, not less than {limit:%}</source>
   <translation>Fichier public : non, pas moins de {limit:%}</translation>
  </message>
  <message>
   <source>Public file: yes, less than {limit:%}</source>
   <translation>Fichier public : oui, moins de {limit:%}</translation>
  </message>
  <message>
   <source>Public release of clinical information: the highest probability of re-identification</source>
   <translation>Diffusion publique de renseignements cliniques : probabilité maximale de réidentification</translation>
  </message>
  <message>
   <source>Public release, or release of what could do much harm</source>
   <translation>Diffusion publique, ou diffusion de ce qui pourrait faire beaucoup de tort</translation>
  </message>
  <message>
   <source>Public use file of hospital discharges: the stricter threshold that was tried</source>
   <translation>Fichier public des congés des hôpitaux : le seuil plus strict qui a été essayé</translation>
  </message>
  <message>
   <source>Public use file of hospital discharges: the threshold its custodian chose</source>
   <translation>Fichier public des congés des hôpitaux : le seuil choisi par son gardien</translation>
  </message>
  <message>
   <source>Publication of clinical reports: the highest probability of re-identification</source>
   <translation>Publication de rapports cliniques : probabilité maximale de réidentification</translation>
  </message>
  <message>
   <source>Published population of its areas; those without one count as 0.</source>
   <translation>Population publiée de ses aires ; celles qui n'en ont pas comptent 0.</translation>
  </message>
  <message>
   <source>Published population; none where it is not published.</source>
   <translation>Population publiée ; aucune là où elle n'est pas publiée.</translation>
  </message>
  <message>
   <source>Published tables: counts under 5 are suppressed</source>
   <translation>Tableaux publiés : les effectifs sous 5 sont supprimés</translation>
  </message>
  <message>
   <source>Published tables: counts under 6 are suppressed</source>
   <translation>Tableaux publiés : les nombres au-dessous de 6 sont supprimés</translation>
  </message>
  <message>
   <source>Published totals</source>
   <translation>Totaux publiés</translation>
  </message>
  <message>
   <source>Put all its parts (.shp, .dbf, .shx, .prj) together, or download it again.</source>
   <translation>Mettez toutes ses parties (.shp, .dbf, .shx, .prj) ensemble, ou téléchargez-le de nouveau.</translation>
  </message>
  <message>
   <source>Put all panels back in place</source>
   <translation>Remettre tous les panneaux à leur place</translation>
  </message>
  <message>
   <source>Put it back to where it was.</source>
   <translation>Remettez-le à sa place.</translation>
  </message>
  <message>
   <source>Put the chosen cell among the runs, and its k and variables into the scenario</source>
   <translation>Mettre la case choisie parmi les exécutions, et son k et ses variables dans le scénario</translation>
  </message>
  <message>
   <source>Put the column beside the areas; can be undone</source>
   <translation>Mettre la colonne à côté des aires ; peut être annulé</translation>
  </message>
  <message>
   <source>Put the column into the list and tick it; the records are counted again</source>
   <translation>Mettre la colonne dans la liste et la cocher ; les enregistrements sont recomptés</translation>
  </message>
  <message>
   <source>Put the ticked columns beside the areas; can be undone</source>
   <translation>Mettre les colonnes cochées à côté des aires ; peut être annulé</translation>
  </message>
  <message>
   <source>Put these bands into the scenario's variables and drop what is dropped here</source>
   <translation>Mettre ces tranches dans les variables du scénario et y retirer ce qui est retiré ici</translation>
  </message>
  <message>
   <source>Put this run on the map and into the panels</source>
   <translation>Mettre cette exécution sur la carte et dans les panneaux</translation>
  </message>
  <message>
   <source>Put {source} back where it was ({path}) and recover the work: it is kept until then.</source>
   <translation>Remettez {source} à sa place ({path}), puis récupérez le travail : il est conservé jusque-là.</translation>
  </message>
  <message>
   <source>Quantiles</source>
   <translation>Quantiles</translation>
  </message>
  <message>
   <source>Quantity</source>
   <translation>Grandeur</translation>
  </message>
  <message>
   <source>Quasi-identifier</source>
   <translation>Quasi-identifiant</translation>
  </message>
  <message>
   <source>Quasi-identifier models</source>
   <translation>Modèles de quasi-identifiants</translation>
  </message>
  <message>
   <source>Quite stringent: meant for data whose disclosure would be grave.</source>
   <translation>Très strict : pour des données dont la divulgation serait grave.</translation>
  </message>
  <message>
   <source>README, citation and statement of risk are of these records.</source>
   <translation>README, citation et énoncé du risque portent sur ces enregistrements.</translation>
  </message>
  <message>
   <source>Radius of the brush in pixels; 0: the one area under the pointer ([ and ])</source>
   <translation>Rayon du pinceau en pixels ; 0 : la seule aire sous le pointeur ([ et ])</translation>
  </message>
  <message>
   <source>Radius of the brush, pixels</source>
   <translation>Rayon du pinceau, pixels</translation>
  </message>
  <message>
   <source>Random areas</source>
   <translation>Aires au hasard</translation>
  </message>
  <message>
   <source>Rarest combinations of values</source>
   <translation>Combinaisons de valeurs les plus rares</translation>
  </message>
  <message>
   <source>Rarest,
records</source>
   <translation>Plus rare,
enregistrements</translation>
  </message>
  <message>
   <source>Rather not</source>
   <translation>Plutôt pas</translation>
  </message>
  <message>
   <source>Re&amp;fine by</source>
   <translation>Ra&amp;ffiner par</translation>
  </message>
  <message>
   <source>Re&amp;gion ids</source>
   <translation>Identifiants de ré&amp;gion</translation>
  </message>
  <message>
   <source>Re&amp;move from the list</source>
   <translation>Reti&amp;rer de la liste</translation>
  </message>
  <message>
   <source>Re&amp;name	F2</source>
   <translation>Re&amp;nommer	F2</translation>
  </message>
  <message>
   <source>Re&amp;versed</source>
   <translation>In&amp;versée</translation>
  </message>
  <message>
   <source>Read the areas of this table; a small file keeps where they are</source>
   <translation>Lire les aires de cette table; un petit fichier garde où elles sont</translation>
  </message>
  <message>
   <source>Read the record file now, to know which values there are</source>
   <translation>Lire maintenant le fichier d'enregistrements, pour savoir quelles valeurs il contient</translation>
  </message>
  <message>
   <source>Read the records</source>
   <translation>Lire les enregistrements</translation>
  </message>
  <message>
   <source>Read the records again with all columns of the combinations.</source>
   <translation>Relisez les enregistrements avec toutes les colonnes des combinaisons.</translation>
  </message>
  <message>
   <source>Read the records again.</source>
   <translation>Relisez les enregistrements.</translation>
  </message>
  <message>
   <source>Reading and counting</source>
   <translation>Lecture et comptage</translation>
  </message>
  <message>
   <source>Reading columns</source>
   <translation>Lecture des colonnes</translation>
  </message>
  <message>
   <source>Reading records</source>
   <translation>Lecture des enregistrements</translation>
  </message>
  <message>
   <source>Reading the records …</source>
   <translation>Lecture des enregistrements …</translation>
  </message>
  <message>
   <source>Reading {0}</source>
   <translation>Lecture de {0}</translation>
  </message>
  <message>
   <source>Reading {0} …</source>
   <translation>Lecture de {0} …</translation>
  </message>
  <message>
   <source>Ready to group areas into regions: press F5.</source>
   <translation>Prêt à regrouper les aires en régions : appuyez sur F5.</translation>
  </message>
  <message>
   <source>Ready to suppress cells: press F5.</source>
   <translation>Prêt à masquer des cellules : appuyez sur F5.</translation>
  </message>
  <message>
   <source>Reason why the findings are acceptable</source>
   <translation>Raison pour laquelle les constats sont acceptables</translation>
  </message>
  <message>
   <source>Recipients who are bound and audited, facts that could do little harm</source>
   <translation>Destinataires liés et audités, faits qui peuvent peu nuire</translation>
  </message>
  <message>
   <source>Recipients who are bound by an agreement, where a smaller group would be too easily found</source>
   <translation>Destinataires liés par une entente, là où un groupe plus petit serait trop facile à trouver</translation>
  </message>
  <message>
   <source>Recode like this and count again (can be undone): {recodes}</source>
   <translation>Recoder ainsi et recompter (peut être annulé) : {recodes}</translation>
  </message>
  <message>
   <source>Recognised: {0}.</source>
   <translation>Reconnues : {0}.</translation>
  </message>
  <message>
   <source>Record uniqueness</source>
   <translation>Unicité des enregistrements</translation>
  </message>
  <message>
   <source>Records</source>
   <translation>Enregistrements</translation>
  </message>
  <message>
   <source>Records
left out</source>
   <translation>Enregistrements
retirés</translation>
  </message>
  <message>
   <source>Records among too few that look alike, by combination. Click a row to see what the attacks find by it.</source>
   <translation>Enregistrements parmi trop peu de semblables, par combinaison. Cliquez sur une ligne pour voir ce que les attaques trouvent avec elle.</translation>
  </message>
  <message>
   <source>Records and variables</source>
   <translation>Enregistrements et variables</translation>
  </message>
  <message>
   <source>Records are read from files and from PostgreSQL, not from such an address.</source>
   <translation>Les enregistrements se lisent dans des fichiers et dans PostgreSQL, pas à une telle adresse.</translation>
  </message>
  <message>
   <source>Records at risk</source>
   <translation>Enregistrements à risque</translation>
  </message>
  <message>
   <source>Records at risk (%)</source>
   <translation>Enregistrements à risque (%)</translation>
  </message>
  <message>
   <source>Records at risk after suppression</source>
   <translation>Enregistrements à risque après la suppression</translation>
  </message>
  <message>
   <source>Records at risk before suppression</source>
   <translation>Enregistrements à risque avant la suppression</translation>
  </message>
  <message>
   <source>Records below k in the area itself</source>
   <translation>Enregistrements sous k dans l'aire même</translation>
  </message>
  <message>
   <source>Records for a bit</source>
   <translation>Enregistrements pour un bit</translation>
  </message>
  <message>
   <source>Records for a kilometre</source>
   <translation>Enregistrements pour un kilomètre</translation>
  </message>
  <message>
   <source>Records for research: how they are protected</source>
   <translation>Enregistrements pour la recherche : comment ils sont protégés</translation>
  </message>
  <message>
   <source>Records if one variable were left out</source>
   <translation>Enregistrements si une variable était omise</translation>
  </message>
  <message>
   <source>Records in PostgreSQL need a library that is not installed.</source>
   <translation>Les enregistrements dans PostgreSQL demandent une bibliothèque qui n'est pas installée.</translation>
  </message>
  <message>
   <source>Records in classes below k that still show a value</source>
   <translation>Enregistrements dans des classes inférieures à k qui montrent encore une valeur</translation>
  </message>
  <message>
   <source>Records in no region of {file}: {n:,}. Their region is missing.</source>
   <translation>Enregistrements dans aucune région de {file} : {n:,}. Leur région manque.</translation>
  </message>
  <message>
   <source>Records in none of the areas: {n:,}. They count, and their geography is missing.</source>
   <translation>Enregistrements dans aucune des aires : {n:,}. Ils comptent, et leur géographie manque.</translation>
  </message>
  <message>
   <source>Records in the smallest class of any region, before suppression. Classes of fewer than {records} are left out of a release.</source>
   <translation>Enregistrements de la plus petite classe d'une région, avant suppression. Les classes de moins de {records} sont retirées d'une diffusion.</translation>
  </message>
  <message>
   <source>Records in unique record sets (%)</source>
   <translation>Enregistrements en ensembles uniques (%)</translation>
  </message>
  <message>
   <source>Records in unique record sets: {sets:,} of {records:,} ({share:%}). At most {size:,} records have the same values in all variables.</source>
   <translation>Enregistrements en ensembles uniques : {sets:,} sur {records:,} ({share:%}). Au plus {size:,} enregistrements ont les mêmes valeurs dans toutes les variables.</translation>
  </message>
  <message>
   <source>Records in unique record sets: {sets:,} of {records:,} ({share:%}). Each is the only one with its values in all variables.</source>
   <translation>Enregistrements en ensembles uniques : {sets:,} sur {records:,} ({share:%}). Chacun est le seul à avoir ses valeurs dans toutes les variables.</translation>
  </message>
  <message>
   <source>Records in unique sets</source>
   <translation>Enregistrements en ensembles uniques</translation>
  </message>
  <message>
   <source>Records in unique sets, % of the area's</source>
   <translation>Enregistrements en ensembles uniques, % de ceux de l'aire</translation>
  </message>
  <message>
   <source>Records in unique sets, % of the area's: {names}</source>
   <translation>Enregistrements en ensembles uniques, % de ceux de l'aire : {names}</translation>
  </message>
  <message>
   <source>Records in unique sets, number</source>
   <translation>Enregistrements en ensembles uniques, nombre</translation>
  </message>
  <message>
   <source>Records in unique sets: {names}</source>
   <translation>Enregistrements en ensembles uniques : {names}</translation>
  </message>
  <message>
   <source>Records left out at each size and k</source>
   <translation>Enregistrements laissés de côté à chaque taille et k</translation>
  </message>
  <message>
   <source>Records left out by region, the most first</source>
   <translation>Enregistrements omis par région, la plus touchée d’abord</translation>
  </message>
  <message>
   <source>Records left out by {column}</source>
   <translation>Enregistrements omis par {column}</translation>
  </message>
  <message>
   <source>Records left out in all regions.</source>
   <translation>Enregistrements retirés dans toutes les régions.</translation>
  </message>
  <message>
   <source>Records left out, as a value is missing: {n:,}.</source>
   <translation>Enregistrements laissés de côté, une valeur manquant : {n:,}.</translation>
  </message>
  <message>
   <source>Records left out, because fewer than k share their values.</source>
   <translation>Enregistrements retirés, parce que moins de k partagent leurs valeurs.</translation>
  </message>
  <message>
   <source>Records left out, of all of the region.</source>
   <translation>Enregistrements retirés, sur tous ceux de la région.</translation>
  </message>
  <message>
   <source>Records left out, of all records used.</source>
   <translation>Enregistrements retirés, sur tous ceux utilisés.</translation>
  </message>
  <message>
   <source>Records left out, regions, distances, bits: beside or below the map</source>
   <translation>Enregistrements retirés, régions, distances, bits : à côté ou au-dessous de la carte</translation>
  </message>
  <message>
   <source>Records left out, share of each region: light none, dark {most:.2%}.</source>
   <translation>Enregistrements omis, part de chaque région : clair aucun, foncé {most:.2%}.</translation>
  </message>
  <message>
   <source>Records lost</source>
   <translation>Enregistrements perdus</translation>
  </message>
  <message>
   <source>Records lost (%)</source>
   <translation>Enregistrements perdus (%)</translation>
  </message>
  <message>
   <source>Records lost at k = {k}: {level}</source>
   <translation>Enregistrements perdus à k = {k} : {level}</translation>
  </message>
  <message>
   <source>Records lost in all</source>
   <translation>Enregistrements perdus en tout</translation>
  </message>
  <message>
   <source>Records not used: {reason}</source>
   <translation>Enregistrements non utilisés : {reason}</translation>
  </message>
  <message>
   <source>Records of a file are released as a file.</source>
   <translation>Les enregistrements d'un fichier sont diffusés dans un fichier.</translation>
  </message>
  <message>
   <source>Records of people who live here.</source>
   <translation>Enregistrements de personnes qui vivent ici.</translation>
  </message>
  <message>
   <source>Records of people who live in the area.</source>
   <translation>Enregistrements de personnes qui vivent dans l'aire.</translation>
  </message>
  <message>
   <source>Records of the area</source>
   <translation>Enregistrements de l'aire</translation>
  </message>
  <message>
   <source>Records of the area that are lost in the shown run, less those lost in the compared run: with a minus, fewer are lost now</source>
   <translation>Enregistrements de l'aire perdus dans l'exécution affichée, moins ceux perdus dans l'exécution comparée : avec un moins, il s'en perd moins maintenant</translation>
  </message>
  <message>
   <source>Records of the rarest category</source>
   <translation>Enregistrements de la catégorie la plus rare</translation>
  </message>
  <message>
   <source>Records of the smallest class that shows a value</source>
   <translation>Enregistrements de la plus petite classe qui montre une valeur</translation>
  </message>
  <message>
   <source>Records of the unit.</source>
   <translation>Enregistrements de l'unité.</translation>
  </message>
  <message>
   <source>Records released</source>
   <translation>Enregistrements diffusés</translation>
  </message>
  <message>
   <source>Records so few of which share their values that a person may be found. How few is chosen beside the variables.</source>
   <translation>Des enregistrements dont si peu partagent leurs valeurs qu'une personne peut être trouvée. Combien au plus se choisit à côté des variables.</translation>
  </message>
  <message>
   <source>Records that a region needs so that a given share is left out at k. This is our own proposal, not a published model. Several k tell how it depends on k.</source>
   <translation>Enregistrements qu'il faut à une région pour qu'une part donnée soit laissée de côté à k. C'est notre proposition, pas un modèle publié. Plusieurs k disent comment cela en dépend.</translation>
  </message>
  <message>
   <source>Records that are unique in this combination and in no part of it.</source>
   <translation>Enregistrements uniques dans cette combinaison et dans aucune de ses parties.</translation>
  </message>
  <message>
   <source>Records that have the value</source>
   <translation>Enregistrements qui ont la valeur</translation>
  </message>
  <message>
   <source>Records that lack a value of {others} are left out, although this is not asked about: a text would count them.</source>
   <translation>Les enregistrements sans valeur de {others} sont exclus, bien que la question ne porte pas là-dessus : un texte les compterait.</translation>
  </message>
  <message>
   <source>Records that share their values in these with few others, or none.</source>
   <translation>Enregistrements dont peu d'autres, ou aucun, partagent ces valeurs.</translation>
  </message>
  <message>
   <source>Records that show no value by this combination, only blanks and values that were missing before, are counted here too: missing is taken for a value. They tell nothing of a person.</source>
   <translation>Les enregistrements qui ne montrent aucune valeur par cette combinaison, seulement des cases masquées et des valeurs déjà manquantes avant, sont aussi comptés ici : un manquant est pris pour une valeur. Ils ne révèlent rien d'une personne.</translation>
  </message>
  <message>
   <source>Records that these variables single out, and no smaller part of them does.</source>
   <translation>Enregistrements que ces variables isolent, et qu'aucune partie d'entre elles n'isole.</translation>
  </message>
  <message>
   <source>Records touched</source>
   <translation>Enregistrements touchés</translation>
  </message>
  <message>
   <source>Records used</source>
   <translation>Enregistrements utilisés</translation>
  </message>
  <message>
   <source>Records whose postal code was matched to an area: {share:.1%} of {n:,}.</source>
   <translation>Enregistrements dont le code postal a été associé à une aire : {share:.1%} sur {n:,}.</translation>
  </message>
  <message>
   <source>Records whose shown values fewer than k records could have, if a blank may stand for any value: the weaker meaning</source>
   <translation>Enregistrements dont les valeurs montrées pourraient être celles de moins de k enregistrements, si une case masquée peut valoir n'importe quelle valeur : le sens le plus faible</translation>
  </message>
  <message>
   <source>Records whose values in these nobody else has.</source>
   <translation>Enregistrements dont personne d'autre n'a ces valeurs.</translation>
  </message>
  <message>
   <source>Records whose values nobody else of the unit has.</source>
   <translation>Enregistrements dont personne d'autre dans l'unité n'a les valeurs.</translation>
  </message>
  <message>
   <source>Records with a blanked cell, %</source>
   <translation>Enregistrements avec une cellule masquée, %</translation>
  </message>
  <message>
   <source>Records with this value, % of all records.</source>
   <translation>Enregistrements avec cette valeur, % de tous les enregistrements.</translation>
  </message>
  <message>
   <source>Records with this value.</source>
   <translation>Enregistrements avec cette valeur.</translation>
  </message>
  <message>
   <source>Records without a number in {column}: {n:,}. They count as missing.</source>
   <translation>Enregistrements sans nombre dans {column} : {n:,}. Ils comptent comme manquants.</translation>
  </message>
  <message>
   <source>Records without missing values must be counted anew for fewer variables.</source>
   <translation>Des enregistrements sans valeurs manquantes doivent être comptés à nouveau pour moins de variables.</translation>
  </message>
  <message>
   <source>Records without {column}: {n:,}; they count as those of one and the same person.</source>
   <translation>Enregistrements sans {column} : {n:,}; ils comptent comme ceux d'une seule et même personne.</translation>
  </message>
  <message>
   <source>Records you would give for a bit of geographic detail; empty: no detail is lost</source>
   <translation>Enregistrements que vous donneriez pour un bit de détail géographique ; vide : aucun détail n'est perdu</translation>
  </message>
  <message>
   <source>Records you would give to bring areas a kilometre nearer to their region's own centre, in sum; empty: that distance gets no longer than it was at the start</source>
   <translation>Enregistrements que vous donneriez pour rapprocher des aires d'un kilomètre, en somme, du propre centre de leur région ; vide : cette distance ne devient pas plus longue qu'au départ</translation>
  </message>
  <message>
   <source>Records: {file}</source>
   <translation>Enregistrements : {file}</translation>
  </message>
  <message>
   <source>Records: {then} then, {now} now.</source>
   <translation>Enregistrements : {then} alors, {now} maintenant.</translation>
  </message>
  <message>
   <source>Recover unsaved work?</source>
   <translation>Récupérer le travail non enregistré?</translation>
  </message>
  <message>
   <source>Recover …</source>
   <translation>Récupérer …</translation>
  </message>
  <message>
   <source>Refine regions of the same areas.</source>
   <translation>Raffinez des régions des mêmes aires.</translation>
  </message>
  <message>
   <source>Refinement</source>
   <translation>Raffinement</translation>
  </message>
  <message>
   <source>Refinement: as many lost as before, {before}.</source>
   <translation>Raffinement : autant de perdus qu'avant, {before}.</translation>
  </message>
  <message>
   <source>Refinement: no record was lost before, and none is after it.</source>
   <translation>Raffinement : aucun enregistrement n'était perdu avant, aucun ne l'est après.</translation>
  </message>
  <message>
   <source>Refinement: {before} lost before, {after} after it ({change}).</source>
   <translation>Raffinement : {before} perdus avant, {after} après ({change}).</translation>
  </message>
  <message>
   <source>Refinement: {before} lost before, {after} after it.</source>
   <translation>Raffinement : {before} perdus avant, {after} après.</translation>
  </message>
  <message>
   <source>Region</source>
   <translation>Région</translation>
  </message>
  <message>
   <source>Region &amp;model</source>
   <translation>&amp;Modèle régional</translation>
  </message>
  <message>
   <source>Region ids</source>
   <translation>Identifiants de région</translation>
  </message>
  <message>
   <source>Region ids of the table</source>
   <translation>Identifiants de région de la table</translation>
  </message>
  <message>
   <source>Region in the other run</source>
   <translation>Région dans l'autre exécution</translation>
  </message>
  <message>
   <source>Region model</source>
   <translation>Modèle régional</translation>
  </message>
  <message>
   <source>Region of the pack</source>
   <translation>Région du paquet</translation>
  </message>
  <message>
   <source>Region of the result</source>
   <translation>Région du résultat</translation>
  </message>
  <message>
   <source>Region {0}</source>
   <translation>Région {0}</translation>
  </message>
  <message>
   <source>Region {0}: {1}</source>
   <translation>Région {0} : {1}</translation>
  </message>
  <message>
   <source>Region {region:,} cannot be split: areas that the settings of the run lock lie in all of it.</source>
   <translation>La région {region:,} ne peut pas être divisée : des aires verrouillées par les réglages de l'exécution la couvrent toute.</translation>
  </message>
  <message>
   <source>Region {region:,} has a single area and cannot be split.</source>
   <translation>La région {region:,} n'a qu'une aire et ne peut pas être divisée.</translation>
  </message>
  <message>
   <source>Region {region:,} is locked and takes no areas.</source>
   <translation>La région {region:,} est verrouillée et ne prend pas d'aires.</translation>
  </message>
  <message>
   <source>Region {region:,} lies in {home} and takes no areas of {others}: no region may cross a border of {level}.</source>
   <translation>La région {region:,} est dans {home} et ne prend pas d'aires de {others} : aucune région ne peut traverser une limite de {level}.</translation>
  </message>
  <message>
   <source>Region {regions} is locked and keeps its areas.</source>
   <translation>La région {regions} est verrouillée et garde ses aires.</translation>
  </message>
  <message>
   <source>Regions</source>
   <translation>Régions</translation>
  </message>
  <message>
   <source>Regions and areas: {names}.</source>
   <translation>Régions et secteurs : {names}.</translation>
  </message>
  <message>
   <source>Regions are given, but no combination names {column}.</source>
   <translation>Des régions sont données, mais aucune combinaison ne nomme {column}.</translation>
  </message>
  <message>
   <source>Regions are judged by the records in them, and none can be counted yet.</source>
   <translation>Les régions se jugent sur les enregistrements qui s'y trouvent, et aucun ne peut encore être compté.</translation>
  </message>
  <message>
   <source>Regions are named in the area file, or in a column that was joined to it</source>
   <translation>Les régions sont nommées dans le fichier d'aires, ou dans une colonne qui lui a été jointe</translation>
  </message>
  <message>
   <source>Regions are not Voronoi cells.</source>
   <translation>Les régions ne sont pas des cellules de Voronoï.</translation>
  </message>
  <message>
   <source>Regions asked for: {asked:,}; made: {reached:,}, {off:,} more.</source>
   <translation>Régions demandées : {asked:,} ; faites : {reached:,}, {off:,} de plus.</translation>
  </message>
  <message>
   <source>Regions asked for: {asked:,}; with areas: {reached:,}, {off:,} fewer.</source>
   <translation>Régions demandées : {asked:,} ; avec des aires : {reached:,}, {off:,} de moins.</translation>
  </message>
  <message>
   <source>Regions do not agree: {names}.</source>
   <translation>Les régions ne concordent pas : {names}.</translation>
  </message>
  <message>
   <source>Regions from {of}: nothing is placed. Choose an approach to run.</source>
   <translation>Régions de {of} : rien n'est placé. Choisissez une approche à lancer.</translation>
  </message>
  <message>
   <source>Regions in more than one piece: {n:,} ({regions}).</source>
   <translation>Régions en plus d'un morceau : {n:,} ({regions}).</translation>
  </message>
  <message>
   <source>Regions in one &amp;piece</source>
   <translation>Régions d'un seul &amp;tenant</translation>
  </message>
  <message>
   <source>Regions in which every area belongs to its nearest site. Areas that are moved by a search or by hand may lie nearer to another site.</source>
   <translation>Des régions où chaque aire appartient au site le plus proche. Les aires déplacées par une recherche ou à la main peuvent être plus près d'un autre site.</translation>
  </message>
  <message>
   <source>Regions of a level, a column or a table, or edited by hand: nothing is placed.</source>
   <translation>Régions d'un niveau, d'une colonne ou d'une table, ou modifiées à la main : rien n'est placé.</translation>
  </message>
  <message>
   <source>Regions of the shown run</source>
   <translation>Régions de l'exécution affichée</translation>
  </message>
  <message>
   <source>Regions on their way, during a search or an edit: this is not a result.</source>
   <translation>Régions en chemin, pendant une recherche ou une modification : ce n'est pas un résultat.</translation>
  </message>
  <message>
   <source>Regions shall not cross {level}, but the areas have no level of that name.</source>
   <translation>Les régions ne doivent pas traverser {level}, mais les aires n'ont pas de niveau de ce nom.</translation>
  </message>
  <message>
   <source>Regions that are locked keep their areas and take no others; again to unlock</source>
   <translation>Les régions verrouillées gardent leurs aires et n'en prennent pas d'autres ; de nouveau pour déverrouiller</translation>
  </message>
  <message>
   <source>Regions that cross a border of {level}: {n:,} ({regions}).</source>
   <translation>Régions qui traversent une limite de {level} : {n:,} ({regions}).</translation>
  </message>
  <message>
   <source>Regions that exist already, such as health regions, are judged like those of a run: record suppression at k, and every measure.</source>
   <translation>Des régions qui existent déjà, comme des régions sanitaires, se jugent comme celles d'une exécution : suppression d'enregistrements à k, et chaque mesure.</translation>
  </message>
  <message>
   <source>Regions that hold areas.</source>
   <translation>Régions qui contiennent des aires.</translation>
  </message>
  <message>
   <source>Regions that hold areas. Empty ones vanish when the edits are kept as a run.</source>
   <translation>Régions qui contiennent des aires. Les vides disparaissent quand les modifications sont gardées comme exécution.</translation>
  </message>
  <message>
   <source>Regions that hold fewer than {floor}, the floor of this run: {regions}. The smallest region holds {least}.</source>
   <translation>Régions qui comptent moins de {floor}, le plancher de cette exécution : {regions}. La plus petite région compte {least}.</translation>
  </message>
  <message>
   <source>Regions that hold records.</source>
   <translation>Régions qui contiennent des enregistrements.</translation>
  </message>
  <message>
   <source>Regions whose areas do not hang together on the map: {0}.</source>
   <translation>Régions dont les aires ne se tiennent pas sur la carte : {0}.</translation>
  </message>
  <message>
   <source>Regions with records</source>
   <translation>Régions avec enregistrements</translation>
  </message>
  <message>
   <source>Regions {regions} are locked and keep their areas.</source>
   <translation>Les régions {regions} sont verrouillées et gardent leurs aires.</translation>
  </message>
  <message>
   <source>Regions, after (% at risk)</source>
   <translation>Régions, après (% à risque)</translation>
  </message>
  <message>
   <source>Regions, before (% at risk)</source>
   <translation>Régions, avant (% à risque)</translation>
  </message>
  <message>
   <source>Regions: {reached:,}, as many as asked for.</source>
   <translation>Régions : {reached:,}, autant que demandé.</translation>
  </message>
  <message>
   <source>Regis&amp;try lists</source>
   <translation>Regis&amp;tre liste</translation>
  </message>
  <message>
   <source>Related to {layer} by column {column}: {count:,} of {n:,} areas.</source>
   <translation>Rattachées à {layer} par la colonne {column} : {count:,} aires sur {n:,}.</translation>
  </message>
  <message>
   <source>Relative error, median</source>
   <translation>Erreur relative, médiane</translation>
  </message>
  <message>
   <source>Relative error, trimmed mean</source>
   <translation>Erreur relative, moyenne tronquée</translation>
  </message>
  <message>
   <source>Rele&amp;ased</source>
   <translation>&amp;Diffusés</translation>
  </message>
  <message>
   <source>Release</source>
   <translation>Diffusion</translation>
  </message>
  <message>
   <source>Release a coarser level</source>
   <translation>Diffuser un niveau plus grossier</translation>
  </message>
  <message>
   <source>Release again.</source>
   <translation>Diffusez de nouveau.</translation>
  </message>
  <message>
   <source>Release all levels, or make the pack here.</source>
   <translation>Diffusez tous les niveaux, ou faites le lot ici.</translation>
  </message>
  <message>
   <source>Release fewer levels, say what an adversary knows, or write the combinations down.</source>
   <translation>Diffusez moins de niveaux, dites ce que sait un adversaire, ou écrivez les combinaisons.</translation>
  </message>
  <message>
   <source>Release from a file of the records, or accept that with a reason.</source>
   <translation>Diffusez à partir d'un fichier des enregistrements, ou acceptez-le avec une raison.</translation>
  </message>
  <message>
   <source>Release one of these answers only: two together may tell what each leaves out.</source>
   <translation>Ne diffusez qu'une seule de ces réponses : deux ensemble peuvent révéler ce que chacune omet.</translation>
  </message>
  <message>
   <source>Release where an attack is unlikely and would do little harm</source>
   <translation>Diffusion où une attaque est improbable et ferait peu de tort</translation>
  </message>
  <message>
   <source>Release where an attack, or its harm, is of middling likelihood</source>
   <translation>Diffusion où une attaque, ou son tort, est de probabilité moyenne</translation>
  </message>
  <message>
   <source>Release {level} as the finest of {variable}</source>
   <translation>Diffuser {level} comme niveau le plus fin de {variable}</translation>
  </message>
  <message>
   <source>Release …</source>
   <translation>Diffuser …</translation>
  </message>
  <message>
   <source>Released levels of {0}</source>
   <translation>Niveaux diffusés de {0}</translation>
  </message>
  <message>
   <source>Released records over the threshold, % of them</source>
   <translation>Enregistrements diffusés au-dessus du seuil, % d'entre eux</translation>
  </message>
  <message>
   <source>Released records that are expected to be matched rightly, % of them</source>
   <translation>Enregistrements diffusés dont un appariement juste est attendu, % d'entre eux</translation>
  </message>
  <message>
   <source>Releases must have names of their own.</source>
   <translation>Chaque diffusion doit avoir son propre nom.</translation>
  </message>
  <message>
   <source>Releases of persons are made from what was kept, not from their counts.</source>
   <translation>Les diffusions de personnes se font à partir de ce qui a été conservé, non de leurs effectifs.</translation>
  </message>
  <message>
   <source>Remarks on the file</source>
   <translation>Remarques sur le fichier</translation>
  </message>
  <message>
   <source>Remedies</source>
   <translation>Remèdes</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Remove all levels of this column (can be undone)</source>
   <translation>Retirer tous les niveaux de cette colonne (peut être annulé)</translation>
  </message>
  <message>
   <source>Remove from the selection</source>
   <translation>Retirer de la sélection</translation>
  </message>
  <message>
   <source>Remove the blank lines above the column names.</source>
   <translation>Retirez les lignes vides au-dessus des noms des colonnes.</translation>
  </message>
  <message>
   <source>Remove the chosen layer (Delete)</source>
   <translation>Retirer la couche choisie (Suppr)</translation>
  </message>
  <message>
   <source>Remove the combination that is marked</source>
   <translation>Retirer la combinaison marquée</translation>
  </message>
  <message>
   <source>Remove the repetition.</source>
   <translation>Retirez la répétition.</translation>
  </message>
  <message>
   <source>Remove the selected level (can be undone)</source>
   <translation>Retirer le niveau sélectionné (peut être annulé)</translation>
  </message>
  <message>
   <source>Remove this column</source>
   <translation>Retirer cette colonne</translation>
  </message>
  <message>
   <source>Remove this run from the list (Delete)</source>
   <translation>Retirer cette exécution de la liste (Suppr)</translation>
  </message>
  <message>
   <source>Remove {level}</source>
   <translation>Retirer {level}</translation>
  </message>
  <message>
   <source>Rename it in the record file, or protect it as it is, without regions of a run.</source>
   <translation>Renommez-la dans le fichier d'enregistrements, ou protégez-la telle quelle, sans les régions d'une exécution.</translation>
  </message>
  <message>
   <source>Rename it, or release no status.</source>
   <translation>Renommez-la, ou ne diffusez pas d'état.</translation>
  </message>
  <message>
   <source>Rename one of them.</source>
   <translation>Renommez l'une d'elles.</translation>
  </message>
  <message>
   <source>Rename one.</source>
   <translation>Renommez-en une.</translation>
  </message>
  <message>
   <source>Rename the column in the record file.</source>
   <translation>Renommez la colonne dans le fichier d'enregistrements.</translation>
  </message>
  <message>
   <source>Rename view</source>
   <translation>Renommer la vue</translation>
  </message>
  <message>
   <source>Rename …</source>
   <translation>Renommer …</translation>
  </message>
  <message>
   <source>Repair the geometry</source>
   <translation>Réparer la géométrie</translation>
  </message>
  <message>
   <source>Repair …</source>
   <translation>Réparer …</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Remplacer</translation>
  </message>
  <message>
   <source>Replace &amp;file …</source>
   <translation>Remplacer le &amp;fichier …</translation>
  </message>
  <message>
   <source>Replace its .prj file, or remove it and name the coordinate system (--crs).</source>
   <translation>Remplacez son fichier .prj, ou retirez-le et nommez le système de coordonnées (--crs).</translation>
  </message>
  <message>
   <source>Replace models that are there</source>
   <translation>Remplacer les modèles présents</translation>
  </message>
  <message>
   <source>Replace the file of the layer</source>
   <translation>Remplacer le fichier de la couche</translation>
  </message>
  <message>
   <source>Replace the levels by others (can be undone)</source>
   <translation>Remplacer les niveaux par d'autres (peut être annulé)</translation>
  </message>
  <message>
   <source>Replace …</source>
   <translation>Remplacer …</translation>
  </message>
  <message>
   <source>Report</source>
   <translation>Rapport</translation>
  </message>
  <message>
   <source>Report of a release, for its custodian: not for release</source>
   <translation>Rapport d’une diffusion, pour son gardien : ne pas diffuser</translation>
  </message>
  <message>
   <source>Report …</source>
   <translation>Rapport …</translation>
  </message>
  <message>
   <source>Reproduce</source>
   <translation>Reproduire</translation>
  </message>
  <message>
   <source>Reproduce the papers</source>
   <translation>Reproduire les articles</translation>
  </message>
  <message>
   <source>Reproducing the paper</source>
   <translation>Reproduction de l'article</translation>
  </message>
  <message>
   <source>Resea&amp;rch file: at most</source>
   <translation>&amp;Recherche : au plus</translation>
  </message>
  <message>
   <source>Research</source>
   <translation>Recherche</translation>
  </message>
  <message>
   <source>Research file: no, more than {limit:%}</source>
   <translation>Fichier de recherche : non, plus de {limit:%}</translation>
  </message>
  <message>
   <source>Research file: yes, at most {limit:%}</source>
   <translation>Fichier de recherche : oui, au plus {limit:%}</translation>
  </message>
  <message>
   <source>Researchers and other trusted recipients, often under a data use agreement</source>
   <translation>Chercheurs et autres destinataires de confiance, souvent selon une entente d'utilisation</translation>
  </message>
  <message>
   <source>Residuals</source>
   <translation>Résidus</translation>
  </message>
  <message>
   <source>Residuals of {0}</source>
   <translation>Résidus de {0}</translation>
  </message>
  <message>
   <source>Respondents without a weight in {column}, who were left out: {n:,}.</source>
   <translation>Répondants sans poids dans {column}, laissés de côté : {n:,}.</translation>
  </message>
  <message>
   <source>Restarts</source>
   <translation>Redémarrages</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <source>Results of a sweep (sweep.csv sweep.json)</source>
   <translation>Résultats d'un balayage (sweep.csv sweep.json)</translation>
  </message>
  <message>
   <source>Right links by {name}</source>
   <translation>Liens justes selon {name}</translation>
  </message>
  <message>
   <source>Right links expected among {released}: at most {links}.</source>
   <translation>Liens justes attendus parmi {released} : au plus {links}.</translation>
  </message>
  <message>
   <source>Risk</source>
   <translation>Risque</translation>
  </message>
  <message>
   <source>Risk before and after</source>
   <translation>Risque avant et après</translation>
  </message>
  <message>
   <source>Risk of being recognised</source>
   <translation>Risque d’être reconnu</translation>
  </message>
  <message>
   <source>Round {round}</source>
   <translation>Tour {round}</translation>
  </message>
  <message>
   <source>Round {round}, combination {i} of {n}</source>
   <translation>Tour {round}, combinaison {i} de {n}</translation>
  </message>
  <message>
   <source>Roundest first</source>
   <translation>Les plus rondes d'abord</translation>
  </message>
  <message>
   <source>Roundness</source>
   <translation>Rondeur</translation>
  </message>
  <message>
   <source>Roundness (Polsby-Popper)</source>
   <translation>Rondeur (Polsby-Popper)</translation>
  </message>
  <message>
   <source>Rows</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <source>Rows are never shown here: only names, types and counts.</source>
   <translation>Aucune ligne n'est montrée ici : seulement noms, types et comptes.</translation>
  </message>
  <message>
   <source>Rows may be visits, not people: {n:,} rows that were looked at hold only {values:,} values of {column}. If it tells persons apart, choose it as the person column (--person); else classes look larger than they are.</source>
   <translation>Les lignes sont peut-être des visites, non des personnes : {n:,} lignes examinées ne contiennent que {values:,} valeurs de {column}. Si elle distingue les personnes, choisissez-la comme colonne des personnes (--person) ; sinon les classes paraissent plus grandes qu'elles ne sont.</translation>
  </message>
  <message>
   <source>Rows of other levels in {file} that were left out: {count:,} ({found}).</source>
   <translation>Lignes d'autres niveaux dans {file} laissées de côté : {count:,} ({found}).</translation>
  </message>
  <message>
   <source>Rows of {file} that are of no open area: {count:,}; the first is {place}, {id} in column {column}.</source>
   <translation>Lignes de {file} qui ne portent sur aucune aire ouverte : {count:,} ; la première est {place}, {id} dans la colonne {column}.</translation>
  </message>
  <message>
   <source>Rows of {file} that repeat another one: {count:,}; the first is {place}, area {id}.</source>
   <translation>Lignes de {file} qui en répètent une autre : {count:,} ; la première est {place}, aire {id}.</translation>
  </message>
  <message>
   <source>Rows of {file} without a place, which are not shown: {count:,} of {rows:,}.</source>
   <translation>Lignes de {file} sans lieu, qui ne sont pas montrées : {count:,} sur {rows:,}.</translation>
  </message>
  <message>
   <source>Rows of {file} without a region in column {column}: {count:,}; the first is {place}, area {id}.</source>
   <translation>Lignes de {file} sans région dans la colonne {column} : {count:,} ; la première est {place}, aire {id}.</translation>
  </message>
  <message>
   <source>Rows of {file} without an area id in column {column}: {count:,}; the first is {place}.</source>
   <translation>Lignes de {file} sans identifiant d'aire dans la colonne {column} : {count:,} ; la première est {place}.</translation>
  </message>
  <message>
   <source>Rows shown</source>
   <translation>Lignes montrées</translation>
  </message>
  <message>
   <source>Rows shown ({0})</source>
   <translation>Lignes montrées ({0})</translation>
  </message>
  <message>
   <source>Rows that repeat another: {0}; they count once.</source>
   <translation>Lignes qui en répètent une autre : {0} ; elles comptent une fois.</translation>
  </message>
  <message>
   <source>Rows without an area: {0}, such as {1}; they are left out.</source>
   <translation>Lignes sans aire : {0}, comme {1} ; elles sont laissées de côté.</translation>
  </message>
  <message>
   <source>Rule</source>
   <translation>Règle</translation>
  </message>
  <message>
   <source>Rule of thumb (El Emam 2009, before records are seen): {above} of the people of {level} live where more than the cut-off{people} do. Measured at k = {k}: {lost} of these records are lost. Where records are there, what is measured counts.</source>
   <translation>Règle empirique (El Emam 2009, avant de voir des enregistrements) : {above} des personnes des {level} vivent là où plus que le seuil{people} vivent. Mesuré à k = {k} : {lost} de ces enregistrements sont perdus. Là où il y a des enregistrements, c'est la mesure qui compte.</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Règles</translation>
  </message>
  <message>
   <source>Rules and the people they ask for</source>
   <translation>Règles et nombres de personnes qu'elles demandent</translation>
  </message>
  <message>
   <source>Run</source>
   <translation>Lancer</translation>
  </message>
  <message>
   <source>Run for me</source>
   <translation>Lancer pour moi</translation>
  </message>
  <message>
   <source>Run it again.</source>
   <translation>Refaites l’exécution.</translation>
  </message>
  <message>
   <source>Run the scenario</source>
   <translation>Lancer le scénario</translation>
  </message>
  <message>
   <source>Run the scenario again to replay it.</source>
   <translation>Lancez de nouveau le scénario pour le rejouer.</translation>
  </message>
  <message>
   <source>Run the scenario first.</source>
   <translation>Exécutez d'abord le scénario.</translation>
  </message>
  <message>
   <source>Run the scenario, change a setting such as the placement, run again.</source>
   <translation>Exécutez le scénario, changez un réglage tel que le placement, exécutez de nouveau.</translation>
  </message>
  <message>
   <source>Run the sweep again, or choose the folder of another one.</source>
   <translation>Lancez de nouveau le balayage, ou choisissez le dossier d'un autre.</translation>
  </message>
  <message>
   <source>Run with the anonymity-driven or suppression-driven placement, or with border refinement (step 4, Placement).</source>
   <translation>Lancez avec le placement guidé par l'anonymat ou par la suppression, ou avec le raffinement des frontières (étape 4, Placement).</translation>
  </message>
  <message>
   <source>Run {0}</source>
   <translation>Exécution {0}</translation>
  </message>
  <message>
   <source>Run {0} of the sweep</source>
   <translation>Exécution {0} du balayage</translation>
  </message>
  <message>
   <source>Run {name}: {facts}</source>
   <translation>Exécution {name} : {facts}</translation>
  </message>
  <message>
   <source>Run: regions appear on the map</source>
   <translation>Lancer : les régions apparaissent sur la carte</translation>
  </message>
  <message>
   <source>Running time</source>
   <translation>Durée</translation>
  </message>
  <message>
   <source>Running time without reading files.</source>
   <translation>Durée sans la lecture des fichiers.</translation>
  </message>
  <message>
   <source>Runs</source>
   <translation>Exécutions</translation>
  </message>
  <message>
   <source>Runs in {folder} of other files or columns, which are not counted: {n:,}.</source>
   <translation>Exécutions de {folder} d'autres fichiers ou colonnes, qui ne comptent pas : {n:,}.</translation>
  </message>
  <message>
   <source>Runs that cannot be judged on them: {0}. They stay in the project.</source>
   <translation>Exécutions qui ne peuvent pas être jugées sur eux : {0}. Elles restent dans le projet.</translation>
  </message>
  <message>
   <source>Runs that cannot be shown: {0}.</source>
   <translation>Exécutions qui ne peuvent pas être affichées : {0}.</translation>
  </message>
  <message>
   <source>Runs that wait for them: {0}; they stay in the project.</source>
   <translation>Exécutions qui les attendent : {0}; elles restent dans le projet.</translation>
  </message>
  <message>
   <source>Rust</source>
   <translation>Rouille</translation>
  </message>
  <message>
   <source>S</source>
   <translation>S</translation>
  </message>
  <message>
   <source>S&amp;eed</source>
   <translation>G&amp;erme</translation>
  </message>
  <message>
   <source>S&amp;uppress cells</source>
   <translation>&amp;Masquer des cellules</translation>
  </message>
  <message>
   <source>SHA-256</source>
   <translation>SHA-256</translation>
  </message>
  <message>
   <source>Sa&amp;mples</source>
   <translation>Éc&amp;hantillons</translation>
  </message>
  <message>
   <source>Safe: no class below k shows a value</source>
   <translation>Sûr : aucune classe inférieure à k ne montre une valeur</translation>
  </message>
  <message>
   <source>Same point more than once</source>
   <translation>Même point plus d'une fois</translation>
  </message>
  <message>
   <source>Same polygon more than once</source>
   <translation>Même polygone plus d'une fois</translation>
  </message>
  <message>
   <source>Same seed, same result</source>
   <translation>Même germe, même résultat</translation>
  </message>
  <message>
   <source>Sample sizes without unique records, which the fit of the curve leaves out.</source>
   <translation>Tailles d'échantillon sans enregistrement unique, que l'ajustement de la courbe laisse de côté.</translation>
  </message>
  <message>
   <source>Sampled</source>
   <translation>Taux</translation>
  </message>
  <message>
   <source>Samples for the public</source>
   <translation>Échantillons pour le public</translation>
  </message>
  <message>
   <source>Samples grow up to this size; empty takes all records.</source>
   <translation>Les échantillons croissent jusqu'à cette taille ; vide prend tous les enregistrements.</translation>
  </message>
  <message>
   <source>Sampling fraction</source>
   <translation>Taux de sondage</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Save &amp;as …</source>
   <translation>Enregistrer &amp;sous …</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>Enregistrer malgré tout</translation>
  </message>
  <message>
   <source>Save as &amp;PDF …</source>
   <translation>Enregistrer en &amp;PDF …</translation>
  </message>
  <message>
   <source>Save as P&amp;NG …</source>
   <translation>Enregistrer en P&amp;NG …</translation>
  </message>
  <message>
   <source>Save as …</source>
   <translation>Enregistrer sous …</translation>
  </message>
  <message>
   <source>Save everything that was made, without a record</source>
   <translation>Enregistrer tout ce qui a été fait, sans aucun enregistrement de données</translation>
  </message>
  <message>
   <source>Save files and settings, to repeat the run</source>
   <translation>Enregistrer les fichiers et les réglages, pour refaire l'exécution</translation>
  </message>
  <message>
   <source>Save it again as CSV with one header line.</source>
   <translation>Enregistrez-le de nouveau en CSV avec une ligne d'en-tête.</translation>
  </message>
  <message>
   <source>Save it again as UTF-8.</source>
   <translation>Enregistrez-le de nouveau en UTF-8.</translation>
  </message>
  <message>
   <source>Save it again with this program, or use a newer one.</source>
   <translation>Enregistrez-le de nouveau avec ce programme, ou utilisez-en un plus récent.</translation>
  </message>
  <message>
   <source>Save it as UTF-8.</source>
   <translation>Enregistrez-le en UTF-8.</translation>
  </message>
  <message>
   <source>Save page as PDF</source>
   <translation>Enregistrer la page en PDF</translation>
  </message>
  <message>
   <source>Save page as PNG</source>
   <translation>Enregistrer la page en PNG</translation>
  </message>
  <message>
   <source>Save project</source>
   <translation>Enregistrer le projet</translation>
  </message>
  <message>
   <source>Save project &amp;as …</source>
   <translation>Enregistrer le projet &amp;sous …</translation>
  </message>
  <message>
   <source>Save records …</source>
   <translation>Enregistrer les données …</translation>
  </message>
  <message>
   <source>Save s&amp;cenario …</source>
   <translation>Enregistrer le s&amp;cénario …</translation>
  </message>
  <message>
   <source>Save scenario</source>
   <translation>Enregistrer le scénario</translation>
  </message>
  <message>
   <source>Save styles</source>
   <translation>Enregistrer les styles</translation>
  </message>
  <message>
   <source>Save suppressed records</source>
   <translation>Enregistrer les données masquées</translation>
  </message>
  <message>
   <source>Save the film</source>
   <translation>Enregistrer le film</translation>
  </message>
  <message>
   <source>Save the film (MP4) …</source>
   <translation>Enregistrer le film (MP4)…</translation>
  </message>
  <message>
   <source>Save the fitted models as a coefficient set of this name</source>
   <translation>Enregistrer les modèles ajustés comme jeu de coefficients de ce nom</translation>
  </message>
  <message>
   <source>Save the layer</source>
   <translation>Enregistrer la couche</translation>
  </message>
  <message>
   <source>Save the looks of all layers, or take them from a file</source>
   <translation>Enregistrer l'aspect de toutes les couches, ou le prendre dans un fichier</translation>
  </message>
  <message>
   <source>Save the map as a picture (PNG or SVG)</source>
   <translation>Enregistrer la carte comme image (PNG ou SVG)</translation>
  </message>
  <message>
   <source>Save the microdata as CSV with column names in the first line.</source>
   <translation>Enregistrez les microdonnées en CSV avec les noms des colonnes dans la première ligne.</translation>
  </message>
  <message>
   <source>Save the page as a PDF: the map at 300 dots per inch, texts as texts</source>
   <translation>Enregistrer la page en PDF : la carte à 300 points par pouce, les textes comme textes</translation>
  </message>
  <message>
   <source>Save the page as a picture of 300 dots per inch</source>
   <translation>Enregistrer la page comme image à 300 points par pouce</translation>
  </message>
  <message>
   <source>Save the project first.</source>
   <translation>Enregistrez d’abord le projet.</translation>
  </message>
  <message>
   <source>Save the project to another file</source>
   <translation>Enregistrer le projet dans un autre fichier</translation>
  </message>
  <message>
   <source>Save the project?</source>
   <translation>Enregistrer le projet?</translation>
  </message>
  <message>
   <source>Save the records with their blanks</source>
   <translation>Enregistrer les données avec leurs cases masquées</translation>
  </message>
  <message>
   <source>Save the selection as a layer of the map</source>
   <translation>Enregistrer la sélection comme couche de la carte</translation>
  </message>
  <message>
   <source>Save the whole file as UTF-8, or write it again.</source>
   <translation>Enregistrez tout le fichier en UTF-8, ou écrivez-le de nouveau.</translation>
  </message>
  <message>
   <source>Save under another name: nothing of yours is lost.</source>
   <translation>Enregistrez sous un autre nom : rien de votre travail n’est perdu.</translation>
  </message>
  <message>
   <source>Save what was fitted; my coefficient sets</source>
   <translation>Enregistrer ce qui est ajusté ; mes jeux de coefficients</translation>
  </message>
  <message>
   <source>Save with&amp;out them</source>
   <translation>Enregistrer &amp;sans eux</translation>
  </message>
  <message>
   <source>Saving {0} …</source>
   <translation>Enregistrement de {0} …</translation>
  </message>
  <message>
   <source>Say it of each level but the finest, or of none.</source>
   <translation>Dites-le de chaque niveau sauf du plus fin, ou d'aucun.</translation>
  </message>
  <message>
   <source>Say under every number what it means for this run</source>
   <translation>Dire sous chaque nombre ce qu'il signifie pour cette exécution</translation>
  </message>
  <message>
   <source>Say whether the server answers</source>
   <translation>Dire si le serveur répond</translation>
  </message>
  <message>
   <source>Say which column holds the province.</source>
   <translation>Dites quelle colonne porte la province.</translation>
  </message>
  <message>
   <source>Say which columns are age and sex, tick columns, or write a list of your own.</source>
   <translation>Dites quelles colonnes sont l'âge et le sexe, cochez des colonnes, ou écrivez votre propre liste.</translation>
  </message>
  <message>
   <source>Say why the findings are acceptable.</source>
   <translation>Dites pourquoi les constats sont acceptables.</translation>
  </message>
  <message>
   <source>Say yourself which columns an adversary could know together</source>
   <translation>Dire vous-même quelles colonnes un adversaire pourrait connaître ensemble</translation>
  </message>
  <message>
   <source>Scenario</source>
   <translation>Scénario</translation>
  </message>
  <message>
   <source>Scenarios (*.toml)</source>
   <translation>Scénarios (*.toml)</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>Schéma</translation>
  </message>
  <message>
   <source>Schooling</source>
   <translation>Scolarité</translation>
  </message>
  <message>
   <source>Sear&amp;ches</source>
   <translation>Rec&amp;herches</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Recherche</translation>
  </message>
  <message>
   <source>Search the cheapest recodes after which the public threshold is met</source>
   <translation>Chercher les recodages les moins chers qui respectent le seuil d'un fichier public</translation>
  </message>
  <message>
   <source>Search the cheapest recodes after which the research threshold is met</source>
   <translation>Chercher les recodages les moins chers qui respectent le seuil d'un fichier de recherche</translation>
  </message>
  <message>
   <source>Searches</source>
   <translation>Recherches</translation>
  </message>
  <message>
   <source>Searches with chance of their own, side by side on all cores; the best is kept</source>
   <translation>Recherches qui ont chacune leur hasard, menées de front sur tous les cœurs ; la meilleure est gardée</translation>
  </message>
  <message>
   <source>Searches with chance of their own, side by side on all cores; the best is kept. The first is the one that a single search would be</source>
   <translation>Recherches qui ont chacune leur hasard, menées de front sur tous les cœurs ; la meilleure est gardée. La première est celle que serait une recherche unique</translation>
  </message>
  <message>
   <source>Searching recodes that are enough</source>
   <translation>Recherche de recodages suffisants</translation>
  </message>
  <message>
   <source>Searching …</source>
   <translation>Recherche …</translation>
  </message>
  <message>
   <source>Second column of the pair</source>
   <translation>Seconde colonne de la paire</translation>
  </message>
  <message>
   <source>Second map</source>
   <translation>Seconde carte</translation>
  </message>
  <message>
   <source>Sections 4 and 5: twelve scenarios with two site counts and four placements</source>
   <translation>Sections 4 et 5 : douze scénarios avec deux nombres de sites et quatre placements</translation>
  </message>
  <message>
   <source>See&amp;d</source>
   <translation>Ger&amp;me</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>Germe</translation>
  </message>
  <message>
   <source>Seed of the folds</source>
   <translation>Germe des plis</translation>
  </message>
  <message>
   <source>Seed {0}</source>
   <translation>Germe {0}</translation>
  </message>
  <message>
   <source>Select &amp;neighbours too</source>
   <translation>Sélectionner aussi les &amp;voisines</translation>
  </message>
  <message>
   <source>Select &amp;none</source>
   <translation>Ne rien sélec&amp;tionner</translation>
  </message>
  <message>
   <source>Select a part of it, or areas of other regions.</source>
   <translation>Sélectionnez-en une partie, ou des aires d'autres régions.</translation>
  </message>
  <message>
   <source>Select all areas of the regions that hold a selected one (Ctrl+Shift+R)</source>
   <translation>Sélectionner toutes les aires des régions qui en contiennent une sélectionnée (Ctrl+Maj+R)</translation>
  </message>
  <message>
   <source>Select areas for which a condition holds, such as population &gt; 500</source>
   <translation>Sélectionner les aires pour lesquelles une condition est vraie, comme population &gt; 500</translation>
  </message>
  <message>
   <source>Select areas of the regions to be merged first.</source>
   <translation>Sélectionnez d'abord des aires des régions à fusionner.</translation>
  </message>
  <message>
   <source>Select areas to make a region of them.</source>
   <translation>Sélectionnez des aires pour en faire une région.</translation>
  </message>
  <message>
   <source>Select by a&amp;ttribute …</source>
   <translation>Sélectionner par a&amp;ttribut …</translation>
  </message>
  <message>
   <source>Select categories (with Ctrl or Shift) and join them: whoever has one of them looks alike then. A double click or F2 renames a group.</source>
   <translation>Sélectionnez des catégories (avec Ctrl ou Maj) et joignez-les : qui a l'une d'elles se ressemble alors. Un double clic ou F2 renomme un groupe.</translation>
  </message>
  <message>
   <source>Select labels in one column, type what they shall be called, press Enter</source>
   <translation>Sélectionnez des étiquettes dans une colonne, tapez comment elles doivent s'appeler, appuyez sur Entrée</translation>
  </message>
  <message>
   <source>Select no area</source>
   <translation>Ne sélectionner aucune aire</translation>
  </message>
  <message>
   <source>Select rows of the table, or areas.</source>
   <translation>Sélectionnez des lignes de la table, ou des aires.</translation>
  </message>
  <message>
   <source>Select the areas of the new region and make them one.</source>
   <translation>Sélectionnez les aires de la nouvelle région et faites-en une.</translation>
  </message>
  <message>
   <source>Select the areas of the units that would be left out</source>
   <translation>Sélectionner les aires des unités qui seraient laissées de côté</translation>
  </message>
  <message>
   <source>Select the areas of units that are above the accepted share</source>
   <translation>Sélectionner les aires des unités au-dessus de la part acceptée</translation>
  </message>
  <message>
   <source>Select the areas of units that have too few people</source>
   <translation>Sélectionner les aires des unités qui ont trop peu de personnes</translation>
  </message>
  <message>
   <source>Select the areas that are not selected, and no others (Ctrl+Shift+I)</source>
   <translation>Sélectionner les aires qui ne le sont pas, et aucune autre (Ctrl+Maj+I)</translation>
  </message>
  <message>
   <source>Select the areas that hold at least one of these records</source>
   <translation>Sélectionner les aires qui contiennent au moins un de ces enregistrements</translation>
  </message>
  <message>
   <source>Select the areas that hold at least one record at risk</source>
   <translation>Sélectionner les aires qui contiennent au moins un enregistrement à risque</translation>
  </message>
  <message>
   <source>Select the areas that hold at least one record with a blanked cell</source>
   <translation>Sélectionner les aires qui contiennent au moins un enregistrement à cellule masquée</translation>
  </message>
  <message>
   <source>Select the rows shown</source>
   <translation>Sélectionner les lignes montrées</translation>
  </message>
  <message>
   <source>Select the rows shown and nothing else</source>
   <translation>Sélectionner les lignes montrées et rien d'autre</translation>
  </message>
  <message>
   <source>Select the rows shown besides</source>
   <translation>Sélectionner en plus les lignes montrées</translation>
  </message>
  <message>
   <source>Select them</source>
   <translation>Les sélectionner</translation>
  </message>
  <message>
   <source>Select those &amp;above</source>
   <translation>Sélectionner celles au-&amp;dessus</translation>
  </message>
  <message>
   <source>Select what fails</source>
   <translation>Sélectionner les insuffisantes</translation>
  </message>
  <message>
   <source>Select whole &amp;regions</source>
   <translation>Sélectionner des &amp;régions entières</translation>
  </message>
  <message>
   <source>Select within the selection</source>
   <translation>Sélectionner dans la sélection</translation>
  </message>
  <message>
   <source>Selected</source>
   <translation>Sélectionnée</translation>
  </message>
  <message>
   <source>Selected rows shown ({0})</source>
   <translation>Lignes sélectionnées montrées ({0})</translation>
  </message>
  <message>
   <source>Selected: {areas} with {records}, {after} of them at risk, before suppression {before}.</source>
   <translation>Sélection : {areas} avec {records}, dont {after} à risque, avant la suppression {before}.</translation>
  </message>
  <message>
   <source>Selected: {areas} with {records}, {after} of them at risk.</source>
   <translation>Sélection : {areas} avec {records}, dont {after} à risque.</translation>
  </message>
  <message>
   <source>Selection: {0}</source>
   <translation>Sélection : {0}</translation>
  </message>
  <message>
   <source>Sensitivity</source>
   <translation>Sensibilité</translation>
  </message>
  <message>
   <source>Sensitivity at the cautious cut</source>
   <translation>Sensibilité à la coupure prudente</translation>
  </message>
  <message>
   <source>Separate the columns by commas, semicolons or tabs.</source>
   <translation>Séparez les colonnes par des virgules, des points-virgules ou des tabulations.</translation>
  </message>
  <message>
   <source>Separate values and levels by semicolons.</source>
   <translation>Séparez les valeurs et les niveaux par des points-virgules.</translation>
  </message>
  <message>
   <source>Series</source>
   <translation>Série</translation>
  </message>
  <message>
   <source>Service</source>
   <translation>Service</translation>
  </message>
  <message>
   <source>Set a population floor, such as 20000.</source>
   <translation>Fixez un plancher de population, comme 20000.</translation>
  </message>
  <message>
   <source>Set the number of regions from this cut-off, and run (can be undone)</source>
   <translation>Fixer le nombre de régions d'après ce seuil, et lancer le calcul (peut être annulé)</translation>
  </message>
  <message>
   <source>Set the share that may be suppressed, or let every region keep the floor.</source>
   <translation>Fixez la part qui peut être supprimée, ou faites que chaque région respecte le plancher.</translation>
  </message>
  <message>
   <source>Sets</source>
   <translation>Jeux</translation>
  </message>
  <message>
   <source>Sets of variables</source>
   <translation>Ensembles de variables</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Réglages</translation>
  </message>
  <message>
   <source>Settings and models</source>
   <translation>Réglages et modèles</translation>
  </message>
  <message>
   <source>Settings, versions, sources</source>
   <translation>Réglages, versions, sources</translation>
  </message>
  <message>
   <source>Sex</source>
   <translation>Sexe</translation>
  </message>
  <message>
   <source>Shannon 1948</source>
   <translation>Shannon 1948</translation>
  </message>
  <message>
   <source>Shapes of regions: {names}.</source>
   <translation>Formes des régions : {names}.</translation>
  </message>
  <message>
   <source>Shapes that are no polygons</source>
   <translation>Formes qui ne sont pas des polygones</translation>
  </message>
  <message>
   <source>Shapes, crosswalk and records have the same {n:,} regions.</source>
   <translation>Les formes, la table de correspondance et les enregistrements ont les mêmes {n:,} régions.</translation>
  </message>
  <message>
   <source>Shapley</source>
   <translation>Shapley</translation>
  </message>
  <message>
   <source>Shapley 1953</source>
   <translation>Shapley 1953</translation>
  </message>
  <message>
   <source>Shapley value</source>
   <translation>Valeur de Shapley</translation>
  </message>
  <message>
   <source>Share</source>
   <translation>Part</translation>
  </message>
  <message>
   <source>Share blanked</source>
   <translation>Part masquée</translation>
  </message>
  <message>
   <source>Share lost</source>
   <translation>Part perdue</translation>
  </message>
  <message>
   <source>Share of all records that it brings into unique sets.</source>
   <translation>Part de tous les enregistrements qu'elle met en ensembles uniques.</translation>
  </message>
  <message>
   <source>Share of all records that regions may lose, about: a prediction (%)</source>
   <translation>Part de tous les enregistrements que les régions peuvent perdre, environ : une prédiction (%)</translation>
  </message>
  <message>
   <source>Share of hidden values that the further columns may tell beyond chance; 0 refuses every share that can be measured</source>
   <translation>Part des valeurs cachées que les autres colonnes peuvent trahir au-delà du hasard ; 0 refuse toute part mesurable</translation>
  </message>
  <message>
   <source>Share of its region's records that are left out, because fewer than k share their values.</source>
   <translation>Part des enregistrements de sa région qui sont retirés, parce que moins de k partagent leurs valeurs.</translation>
  </message>
  <message>
   <source>Share of records lost</source>
   <translation>Part des enregistrements perdus</translation>
  </message>
  <message>
   <source>Share of the area's records whose values fewer than k share, before areas are grouped.</source>
   <translation>Part des enregistrements de l'aire dont moins de k partagent les valeurs, avant que les aires soient regroupées.</translation>
  </message>
  <message>
   <source>Share of the people above (%)</source>
   <translation>Part des personnes au-dessus (%)</translation>
  </message>
  <message>
   <source>Share of the people of the unit who are in the records.</source>
   <translation>Part des habitants de l'unité qui sont dans les enregistrements.</translation>
  </message>
  <message>
   <source>Share of the people who are in the records (%); at 0 it is each unit's records divided by its population</source>
   <translation>Part des habitants qui sont dans les enregistrements (%) ; à 0, les enregistrements de chaque unité divisés par sa population</translation>
  </message>
  <message>
   <source>Share of the people who live in units above the threshold (%)</source>
   <translation>Part des personnes qui vivent dans des unités au-dessus du seuil (%)</translation>
  </message>
  <message>
   <source>Share of the population that the registry lists (% of the people)</source>
   <translation>Part de la population que liste le registre (% des personnes)</translation>
  </message>
  <message>
   <source>Share of the records of the unit that are unique in it.</source>
   <translation>Part des enregistrements de l'unité qui y sont uniques.</translation>
  </message>
  <message>
   <source>Share of the records that is released as a simple random sample (% of the records); 100 = all</source>
   <translation>Part des enregistrements qui est diffusée comme échantillon aléatoire simple (% des enregistrements) ; 100 = tous</translation>
  </message>
  <message>
   <source>Share of the records that lie in units above the threshold (%)</source>
   <translation>Part des enregistrements qui sont dans des unités au-dessus du seuil (%)</translation>
  </message>
  <message>
   <source>Share of the records that may be lost at most (%)</source>
   <translation>Part des enregistrements qui peut être perdue au plus (%)</translation>
  </message>
  <message>
   <source>Share of the region's records</source>
   <translation>Part des enregistrements de la région</translation>
  </message>
  <message>
   <source>Share of the units above (%)</source>
   <translation>Part des unités au-dessus (%)</translation>
  </message>
  <message>
   <source>Share of the units that a model of population and max combinations predicts to be above (%)</source>
   <translation>Part des unités qu'un modèle de la population et des combinaisons maximales prédit au-dessus (%)</translation>
  </message>
  <message>
   <source>Share of the units with a value that are above the threshold (%)</source>
   <translation>Part des unités avec une valeur qui sont au-dessus du seuil (%)</translation>
  </message>
  <message>
   <source>Share of the variance of the uncensored ln(cut-off) that the line explains.</source>
   <translation>Part de la variance du ln(seuil) non censuré que la droite explique.</translation>
  </message>
  <message>
   <source>Share of unique people that a unit may have (%)</source>
   <translation>Part de personnes uniques qu'une unité peut avoir (%)</translation>
  </message>
  <message>
   <source>Share of unique records at the cut-offs of the models; the same for each predictor.</source>
   <translation>Part d'enregistrements uniques aux seuils des modèles ; la même pour chaque prédicteur.</translation>
  </message>
  <message>
   <source>Share of unique records that the fitted curve has at the cut-off.</source>
   <translation>Part d'enregistrements uniques qu'a la courbe ajustée au seuil.</translation>
  </message>
  <message>
   <source>Share really suppressed where the model aimed at 1 %, over sets of variables that it had not seen.</source>
   <translation>Part réellement supprimée là où le modèle visait 1 %, sur des ensembles de variables qu'il n'avait pas vus.</translation>
  </message>
  <message>
   <source>Shares a total out fairly among variables that work together. Each has what it adds on average, over all orders in which they could be added.</source>
   <translation>Partage équitablement un total entre des variables qui agissent ensemble. Chacune a ce qu'elle ajoute en moyenne, sur tous les ordres où l'on pourrait les ajouter.</translation>
  </message>
  <message>
   <source>Shares of the variables</source>
   <translation>Parts des variables</translation>
  </message>
  <message>
   <source>Shares that change most, the largest change first</source>
   <translation>Les parts qui changent le plus, le plus grand changement d’abord</translation>
  </message>
  <message>
   <source>Shorten or remove it; often a quotation mark before it was never closed.</source>
   <translation>Raccourcissez-la ou retirez-la ; souvent un guillemet précédent n'a pas été fermé.</translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>En montrer %n de plus</numerusform>
    <numerusform>En montrer %n de plus</numerusform>
   </translation>
  </message>
  <message>
   <source>Show &amp;these groups</source>
   <translation>Montrer &amp;ces groupes</translation>
  </message>
  <message>
   <source>Show a run of the open areas.</source>
   <translation>Montrez une exécution des aires ouvertes.</translation>
  </message>
  <message>
   <source>Show again</source>
   <translation>Montrer de nouveau</translation>
  </message>
  <message>
   <source>Show all</source>
   <translation>Tout montrer</translation>
  </message>
  <message numerus="yes">
   <source>Show all %n</source>
   <translation>
    <numerusform>Tout montrer (%n)</numerusform>
    <numerusform>Tout montrer (%n)</numerusform>
   </translation>
  </message>
  <message>
   <source>Show all areas (0)</source>
   <translation>Montrer toutes les aires (0)</translation>
  </message>
  <message>
   <source>Show all areas in a table</source>
   <translation>Montrer toutes les aires dans une table</translation>
  </message>
  <message>
   <source>Show all coarsenings</source>
   <translation>Montrer toutes les réductions</translation>
  </message>
  <message>
   <source>Show all coarsenings that were found, the cheapest first</source>
   <translation>Montrer toutes les réductions trouvées, la moins chère d'abord</translation>
  </message>
  <message>
   <source>Show all columns in their usual order</source>
   <translation>Montrer toutes les colonnes dans leur ordre habituel</translation>
  </message>
  <message>
   <source>Show all combinations, or those with a variable</source>
   <translation>Montrer toutes les combinaisons, ou celles avec une variable</translation>
  </message>
  <message>
   <source>Show all of the layer</source>
   <translation>Montrer toute la couche</translation>
  </message>
  <message>
   <source>Show all regions in a table</source>
   <translation>Montrer toutes les régions dans une table</translation>
  </message>
  <message>
   <source>Show all runs in a table</source>
   <translation>Montrer toutes les exécutions dans une table</translation>
  </message>
  <message>
   <source>Show as layer</source>
   <translation>Montrer comme couche</translation>
  </message>
  <message>
   <source>Show both runs as points: what more regions cost in records</source>
   <translation>Montrer les deux exécutions comme points : ce que plus de régions coûtent en enregistrements</translation>
  </message>
  <message>
   <source>Show every row, in the same order</source>
   <translation>Montrer chaque ligne, dans le même ordre</translation>
  </message>
  <message>
   <source>Show fewer</source>
   <translation>En montrer moins</translation>
  </message>
  <message>
   <source>Show how many cells a variable costs the others, by its weight (below)</source>
   <translation>Montrer combien de cellules une variable coûte aux autres, selon son poids (en bas)</translation>
  </message>
  <message>
   <source>Show its outlines, lines or points with the areas</source>
   <translation>Montrer ses contours, lignes ou points avec les aires</translation>
  </message>
  <message>
   <source>Show me around (1 minute)</source>
   <translation>Faire le tour (1 minute)</translation>
  </message>
  <message>
   <source>Show on map</source>
   <translation>Montrer sur la carte</translation>
  </message>
  <message>
   <source>Show only columns whose name holds these letters</source>
   <translation>Ne montrer que les colonnes dont le nom contient ces lettres</translation>
  </message>
  <message>
   <source>Show only combinations that have at least one unique record set</source>
   <translation>Montrer seulement les combinaisons qui ont au moins un ensemble unique</translation>
  </message>
  <message>
   <source>Show only runs whose name or approach holds these words; “k 5” asks for k</source>
   <translation>Ne montrer que les exécutions dont le nom ou l'approche contient ces mots ; « k 5 » demande k</translation>
  </message>
  <message>
   <source>Show only what is selected</source>
   <translation>Ne montrer que la sélection</translation>
  </message>
  <message>
   <source>Show outlines, lines or points of a file with the areas</source>
   <translation>Montrer avec les aires les contours, lignes ou points d'un fichier</translation>
  </message>
  <message>
   <source>Show rows with this value</source>
   <translation>Montrer les lignes avec cette valeur</translation>
  </message>
  <message>
   <source>Show small &amp;counts</source>
   <translation>Montrer les petits &amp;nombres</translation>
  </message>
  <message>
   <source>Show that level in table and map</source>
   <translation>Montrer ce niveau dans la table et sur la carte</translation>
  </message>
  <message>
   <source>Show the figures: {0}</source>
   <translation>Montrer les chiffres : {0}</translation>
  </message>
  <message>
   <source>Show the files of the pack</source>
   <translation>Montrer les fichiers du paquet</translation>
  </message>
  <message>
   <source>Show the first rows only</source>
   <translation>Ne montrer que les premières lignes</translation>
  </message>
  <message>
   <source>Show the result of the selected column again, with its design (Enter)</source>
   <translation>Montrer de nouveau le résultat de la colonne sélectionnée, avec son plan (Entrée)</translation>
  </message>
  <message>
   <source>Show the selected areas (Z)</source>
   <translation>Montrer les aires sélectionnées (Z)</translation>
  </message>
  <message>
   <source>Show the tables of the database</source>
   <translation>Montrer les tables de la base</translation>
  </message>
  <message>
   <source>Show the two selected rows side by side (select a second one with Ctrl)</source>
   <translation>Montrer les deux lignes sélectionnées côte à côte (sélectionnez la seconde avec Ctrl)</translation>
  </message>
  <message>
   <source>Show these figures as a table below the map, to sort, copy and export</source>
   <translation>Montrer ces chiffres dans un tableau sous la carte, pour trier, copier et exporter</translation>
  </message>
  <message>
   <source>Show this suppression beside earlier ones and other thresholds (below)</source>
   <translation>Montrer ce masquage à côté des précédents et d'autres seuils (en bas)</translation>
  </message>
  <message>
   <source>Show this view</source>
   <translation>Montrer cette vue</translation>
  </message>
  <message>
   <source>Show today's practice</source>
   <translation>Montrer la pratique actuelle</translation>
  </message>
  <message>
   <source>Show today's practice: what the areas as they are, FSAs and other levels would lose at the same k</source>
   <translation>Montrer la pratique actuelle : ce que les aires telles quelles, les RTA et les autres niveaux perdraient au même k</translation>
  </message>
  <message>
   <source>Show what is selected first</source>
   <translation>Montrer d'abord la sélection</translation>
  </message>
  <message>
   <source>Show what is skipped</source>
   <translation>Montrer ce qui est sauté</translation>
  </message>
  <message numerus="yes">
   <source>Show what is skipped (%n)</source>
   <translation>
    <numerusform>Montrer ce qui est sauté (%n)</numerusform>
    <numerusform>Montrer ce qui est sauté (%n)</numerusform>
   </translation>
  </message>
  <message>
   <source>Show where the faults are</source>
   <translation>Montrer où se trouvent les défauts</translation>
  </message>
  <message>
   <source>Show where the two runs differ, on a second map</source>
   <translation>Montrer où les deux exécutions diffèrent, sur une seconde carte</translation>
  </message>
  <message>
   <source>Shown now: {try_}</source>
   <translation>Affiché : {try_}</translation>
  </message>
  <message>
   <source>Shows</source>
   <translation>Montre</translation>
  </message>
  <message>
   <source>Shows the rows for which a condition holds, such as {0}. Columns by name, text in single quotes; and, or, not, in, between, like, is null.</source>
   <translation>Montre les lignes pour lesquelles une condition est vraie, comme {0}. Colonnes par leur nom, texte entre apostrophes ; and, or, not, in, between, like, is null.</translation>
  </message>
  <message>
   <source>Shows the rows that hold this text, or exactly this number</source>
   <translation>Montre les lignes qui contiennent ce texte, ou exactement ce nombre</translation>
  </message>
  <message>
   <source>Si&amp;ze of each</source>
   <translation>&amp;Taille de chacun</translation>
  </message>
  <message>
   <source>Sigma</source>
   <translation>Sigma</translation>
  </message>
  <message>
   <source>Simple random samples of the suppressed records. Nobody can be sure who is in a sample, and two samples cannot be put together to tell more of a person.</source>
   <translation>Échantillons aléatoires simples des enregistrements masqués. Nul ne peut être sûr de qui est dans un échantillon, et deux échantillons ne peuvent pas être réunis pour en dire plus d'une personne.</translation>
  </message>
  <message>
   <source>Simulated attack</source>
   <translation>Attaque simulée</translation>
  </message>
  <message>
   <source>Single &amp;step	.</source>
   <translation>Un seul &amp;pas	.</translation>
  </message>
  <message>
   <source>Singled out</source>
   <translation>Isolés</translation>
  </message>
  <message>
   <source>Singled out by no less</source>
   <translation>Isolés par rien de moins</translation>
  </message>
  <message>
   <source>Singled out by no smaller part</source>
   <translation>Isolés par aucune partie</translation>
  </message>
  <message>
   <source>Singled out by no smaller part of it: {records}.</source>
   <translation>Isolés par aucune partie plus petite : {records}.</translation>
  </message>
  <message>
   <source>Site count</source>
   <translation>Calcul du nombre de sites</translation>
  </message>
  <message>
   <source>Site number at which about a given share of the records is expected to be suppressed.</source>
   <translation>Nombre de sites auquel environ une part donnée des enregistrements devrait être supprimée.</translation>
  </message>
  <message>
   <source>Site number from a fixed cut-off in people, or the name of an agency's rule.</source>
   <translation>Nombre de sites selon un seuil fixe en habitants, ou le nom de la règle d'un organisme.</translation>
  </message>
  <message>
   <source>Site number from max combinations (Croft et al. 2015, Eq. 4-6; El Emam et al. 2009).</source>
   <translation>Nombre de sites selon les combinaisons maximales (Croft et coll. 2015, éq. 4-6 ; El Emam et coll. 2009).</translation>
  </message>
  <message>
   <source>Site number from the entropy of the classes (Croft et al. 2015, Eq. 1-3).</source>
   <translation>Nombre de sites selon l'entropie des classes (Croft et coll. 2015, éq. 1-3).</translation>
  </message>
  <message>
   <source>Site {number} at ({x:,.0f}, {y:,.0f}) lies far outside the map, which runs from ({x0:,.0f}, {y0:,.0f}) to ({x1:,.0f}, {y1:,.0f}).</source>
   <translation>Le site {number} en ({x:,.0f}, {y:,.0f}) est loin hors de la carte, qui va de ({x0:,.0f}, {y0:,.0f}) à ({x1:,.0f}, {y1:,.0f}).</translation>
  </message>
  <message>
   <source>Sites</source>
   <translation>Sites</translation>
  </message>
  <message>
   <source>Sites asked for: {n:,}; areas with people: {populated:,}.</source>
   <translation>Sites demandés : {n:,} ; aires habitées : {populated:,}.</translation>
  </message>
  <message>
   <source>Sites at distinct populated areas, drawn with probability in proportion to population.</source>
   <translation>Sites en des aires peuplées distinctes, tirées avec une probabilité proportionnelle à la population.</translation>
  </message>
  <message>
   <source>Sites at given places, in the coordinate system of the areas.</source>
   <translation>Sites à des endroits donnés, dans le système de coordonnées des aires.</translation>
  </message>
  <message>
   <source>Sites that no area is nearest to.</source>
   <translation>Sites qui ne sont les plus proches d'aucune aire.</translation>
  </message>
  <message>
   <source>Sites that were placed.</source>
   <translation>Sites qui ont été placés.</translation>
  </message>
  <message>
   <source>Sites without areas</source>
   <translation>Sites sans aire</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Taille</translation>
  </message>
  <message>
   <source>Size beyond which the share of unique records hardly falls any more.</source>
   <translation>Taille au-delà de laquelle la part d'enregistrements uniques ne baisse presque plus.</translation>
  </message>
  <message>
   <source>Size of each sample (% of the records)</source>
   <translation>Taille de chaque échantillon (% des enregistrements)</translation>
  </message>
  <message>
   <source>Size of the class</source>
   <translation>Taille de la classe</translation>
  </message>
  <message>
   <source>Size of the paper</source>
   <translation>Taille du papier</translation>
  </message>
  <message>
   <source>Sizes left out</source>
   <translation>Tailles laissées de côté</translation>
  </message>
  <message>
   <source>Sizes vary by {0} of their mean, {1}.</source>
   <translation>Les tailles varient de {0} de leur moyenne, {1}.</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Passer</translation>
  </message>
  <message>
   <source>Skipped: {reason}</source>
   <translation>Sauté : {reason}</translation>
  </message>
  <message>
   <source>Slope b1</source>
   <translation>Pente b1</translation>
  </message>
  <message>
   <source>Slope of ln(k) b3</source>
   <translation>Pente de ln(k) b3</translation>
  </message>
  <message>
   <source>Slope of ln(max combinations) b2</source>
   <translation>Pente de ln(combinaisons max.) b2</translation>
  </message>
  <message>
   <source>Slope of ln(population) b1</source>
   <translation>Pente de ln(population) b1</translation>
  </message>
  <message>
   <source>Slope of the log odds b1</source>
   <translation>Pente du logit b1</translation>
  </message>
  <message>
   <source>Slope of the predictor b2</source>
   <translation>Pente du prédicteur b2</translation>
  </message>
  <message numerus="yes">
   <source>Small classes took %n rounds.</source>
   <translation>
    <numerusform>Les petites classes ont pris %n tour.</numerusform>
    <numerusform>Les petites classes ont pris %n tours.</numerusform>
   </translation>
  </message>
  <message>
   <source>Small counts shown: not for others</source>
   <translation>Petits nombres montrés : pas pour d’autres</translation>
  </message>
  <message>
   <source>Smallest</source>
   <translation>La plus petite</translation>
  </message>
  <message>
   <source>Smallest class</source>
   <translation>Plus petite classe</translation>
  </message>
  <message>
   <source>Smallest class sizes k</source>
   <translation>Tailles minimales de classe k</translation>
  </message>
  <message>
   <source>Smallest class sizes to compare, in records or people: 5, 11, 20</source>
   <translation>Plus petites tailles de classe à comparer, en enregistrements ou personnes : 5, 11, 20</translation>
  </message>
  <message>
   <source>Smallest class sizes, such as 5, 11, 20: the records that each would leave out are followed from size to size</source>
   <translation>Tailles minimales de classe, comme 5, 11, 20 : les enregistrements que chacune laisserait de côté sont suivis de taille en taille</translation>
  </message>
  <message>
   <source>Smallest class that is released, {unit}</source>
   <translation>Plus petite classe diffusée, {unit}</translation>
  </message>
  <message>
   <source>Smallest class that shows a value after suppression, records</source>
   <translation>Plus petite classe qui montre une valeur après la suppression, en enregistrements</translation>
  </message>
  <message>
   <source>Smallest combinations that single people out</source>
   <translation>Plus petites combinaisons qui isolent des personnes</translation>
  </message>
  <message>
   <source>Smallest combinations that single records out</source>
   <translation>Plus petites combinaisons qui isolent des enregistrements</translation>
  </message>
  <message>
   <source>Smallest first</source>
   <translation>Les plus petites d'abord</translation>
  </message>
  <message>
   <source>Smallest number of a region's records that share their values, before any is lost.</source>
   <translation>Plus petit nombre d'enregistrements d'une région qui partagent leurs valeurs, avant toute perte.</translation>
  </message>
  <message>
   <source>Smallest number of records that may share their values within a region</source>
   <translation>Plus petit nombre d'enregistrements qui peuvent partager leurs valeurs dans une région</translation>
  </message>
  <message>
   <source>Smallest number of records that may share their values within a region (records)</source>
   <translation>Plus petit nombre d'enregistrements qui peuvent partager leurs valeurs dans une région (enregistrements)</translation>
  </message>
  <message>
   <source>Smallest number of records that may share their values within a region.</source>
   <translation>Plus petit nombre d'enregistrements qui peuvent partager leurs valeurs dans une région.</translation>
  </message>
  <message>
   <source>Smallest number of records that may share what an adversary could know (records)</source>
   <translation>Plus petit nombre d'enregistrements qui peuvent partager ce qu'un adversaire pourrait savoir (enregistrements)</translation>
  </message>
  <message>
   <source>Smallest number of the area's records that share their values.</source>
   <translation>Plus petit nombre d'enregistrements de l'aire qui partagent leurs valeurs.</translation>
  </message>
  <message>
   <source>Smallest number of the region's records that share their values, before any is left out.</source>
   <translation>Plus petit nombre d'enregistrements de la région qui partagent leurs valeurs, avant tout retrait.</translation>
  </message>
  <message>
   <source>Smallest region</source>
   <translation>Plus petite région</translation>
  </message>
  <message>
   <source>Smallest that single a record out</source>
   <translation>Les plus petites qui isolent un enregistrement</translation>
  </message>
  <message>
   <source>So far at most {share} are in unique record sets: by {variables}.</source>
   <translation>Jusqu'ici au plus {share} sont en ensembles uniques : par {variables}.</translation>
  </message>
  <message>
   <source>So many categories make very large regions, or lose many records.</source>
   <translation>Autant de catégories font de très grandes régions, ou perdent beaucoup d'enregistrements.</translation>
  </message>
  <message>
   <source>So many combinations of values are possible. The more there are, the more people an area needs so that few stand alone with theirs.</source>
   <translation>Autant de combinaisons de valeurs sont possibles. Plus il y en a, plus il faut de personnes à une aire pour que peu soient seules avec la leur.</translation>
  </message>
  <message>
   <source>So many regions have the cut-off on average; some will be smaller. If each shall have it, make it the floor, and fewer regions are made.</source>
   <translation>Autant de régions ont le seuil en moyenne ; certaines seront plus petites. Si chacune doit l'avoir, faites-en le plancher : il y aura moins de régions.</translation>
  </message>
  <message>
   <source>Some control over the recipient, facts of middling sensitivity</source>
   <translation>Un certain contrôle sur le destinataire, faits moyennement délicats</translation>
  </message>
  <message>
   <source>Somebody has a list of the population with these values and looks one record up in it. A blank fits everybody.</source>
   <translation>Quelqu'un a une liste de la population avec ces valeurs et y cherche un enregistrement. Une case masquée va avec chacun.</translation>
  </message>
  <message>
   <source>Somebody is the only one of their kind in their {unit}.</source>
   <translation>Quelqu'un est le seul de son espèce dans son {unit}.</translation>
  </message>
  <message>
   <source>Somebody knows these values of a person, but not whether the person is among the released records. A blank is a value of its own.</source>
   <translation>Quelqu'un connaît ces valeurs d'une personne, mais ne sait pas si elle est parmi les enregistrements diffusés. Une case masquée est une valeur à part.</translation>
  </message>
  <message>
   <source>Somebody links every released record with one person of the list that it fits. Which of the links are right they cannot tell.</source>
   <translation>Quelqu'un lie chaque enregistrement diffusé à une personne de la liste avec laquelle il va. Il ne peut pas dire lesquels des liens sont justes.</translation>
  </message>
  <message>
   <source>Something else is running.</source>
   <translation>Autre chose est en cours.</translation>
  </message>
  <message>
   <source>Something else is under way: wait, or cancel it.</source>
   <translation>Autre chose est en cours : attendez, ou annulez-le.</translation>
  </message>
  <message>
   <source>Something is being calculated; when it is done, its regions can be edited.</source>
   <translation>Un calcul est en cours ; quand il sera terminé, ses régions pourront être modifiées.</translation>
  </message>
  <message>
   <source>Something of its own, or the same thing told more coarsely, such as the case group of a diagnosis</source>
   <translation>Une chose à part, ou la même chose dite plus grossièrement, comme le groupe de cas d'un diagnostic</translation>
  </message>
  <message>
   <source>Something went wrong in VBAS</source>
   <translation>Quelque chose s'est mal passé dans VBAS</translation>
  </message>
  <message>
   <source>Sort from little to much</source>
   <translation>Trier du moins au plus</translation>
  </message>
  <message>
   <source>Sort from much to little</source>
   <translation>Trier du plus au moins</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>Source</translation>
  </message>
  <message>
   <source>Source: {0}</source>
   <translation>Source : {0}</translation>
  </message>
  <message>
   <source>Sources and settings</source>
   <translation>Sources et réglages</translation>
  </message>
  <message>
   <source>Sp&amp;read at most</source>
   <translation>É&amp;cart au plus</translation>
  </message>
  <message>
   <source>Spatial files ({0});;All files (*)</source>
   <translation>Fichiers spatiaux ({0});;Tous les fichiers (*)</translation>
  </message>
  <message>
   <source>Specificity</source>
   <translation>Spécificité</translation>
  </message>
  <message>
   <source>Specificity at the cautious cut</source>
   <translation>Spécificité à la coupure prudente</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Vitesse</translation>
  </message>
  <message>
   <source>Speed: slower to watch, with at most so many states a second on the map</source>
   <translation>Vitesse : plus lente à regarder, avec au plus autant d'états par seconde sur la carte</translation>
  </message>
  <message>
   <source>Split region {0}</source>
   <translation>Diviser la région {0}</translation>
  </message>
  <message>
   <source>Spread at most</source>
   <translation>Écart au plus</translation>
  </message>
  <message>
   <source>Spread of the regions' population</source>
   <translation>Écart de la population des régions</translation>
  </message>
  <message>
   <source>Squared class sizes</source>
   <translation>Carrés des tailles de classe</translation>
  </message>
  <message>
   <source>Standard deviation of ln(cut-off) about the line.</source>
   <translation>Écart type de ln(seuil) autour de la droite.</translation>
  </message>
  <message>
   <source>Standard deviation of the regions' population, at most so many percent of their mean (%)</source>
   <translation>Écart-type de la population des régions, au plus autant de pour cent de leur moyenne (%)</translation>
  </message>
  <message>
   <source>Standard deviation of the regions' population, in percent of their mean</source>
   <translation>Écart-type de la population des régions, en pour cent de leur moyenne</translation>
  </message>
  <message>
   <source>Standard error</source>
   <translation>Erreur type</translation>
  </message>
  <message>
   <source>Standard error of b0</source>
   <translation>Erreur type de b0</translation>
  </message>
  <message>
   <source>Standard error of b1</source>
   <translation>Erreur type de b1</translation>
  </message>
  <message>
   <source>Star</source>
   <translation>Étoile</translation>
  </message>
  <message>
   <source>Starred first</source>
   <translation>Avec étoile d'abord</translation>
  </message>
  <message>
   <source>Start although it takes that long; Esc cancels</source>
   <translation>Commencer même si cela dure autant ; Échap annule</translation>
  </message>
  <message>
   <source>Start over</source>
   <translation>Recommencer</translation>
  </message>
  <message>
   <source>Statistics Canada, postal codes and custom areas</source>
   <translation>Statistique Canada, codes postaux et aires personnalisées</translation>
  </message>
  <message>
   <source>Statistics Canada, standard areas</source>
   <translation>Statistique Canada, aires normalisées</translation>
  </message>
  <message>
   <source>Statistics of the column …</source>
   <translation>Statistiques de la colonne …</translation>
  </message>
  <message>
   <source>Statistics of {0}</source>
   <translation>Statistiques de {0}</translation>
  </message>
  <message>
   <source>Stay here, or go on (Space)</source>
   <translation>Rester ici, ou continuer (espace)</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Pas</translation>
  </message>
  <message>
   <source>Step of the search</source>
   <translation>Pas de la recherche</translation>
  </message>
  <message>
   <source>Step of the search: drag, or use the arrow keys</source>
   <translation>Pas de la recherche : faites glisser, ou utilisez les flèches</translation>
  </message>
  <message>
   <source>Steps of the calibration</source>
   <translation>Étapes du calage</translation>
  </message>
  <message>
   <source>Steps of {step} records make {n:,} samples, more than {most:,}.</source>
   <translation>Un pas de {step} enregistrements fait {n:,} échantillons, plus que {most:,}.</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>Stop the question, on the server too</source>
   <translation>Arrêter la question, sur le serveur aussi</translation>
  </message>
  <message>
   <source>Stop: keep what is compared so far</source>
   <translation>Arrêter : garder ce qui est comparé jusqu'ici</translation>
  </message>
  <message>
   <source>Stop: keep what is found so far</source>
   <translation>Arrêter : garder ce qui est trouvé jusqu'ici</translation>
  </message>
  <message>
   <source>Stopped after {n:,} of {of:,} models.</source>
   <translation>Arrêté après {n:,} modèles sur {of:,}.</translation>
  </message>
  <message>
   <source>Stopped before any number of sites with {asked} was found: {rate:.2%} suppressed.</source>
   <translation>Arrêté avant d'avoir trouvé un nombre de sites avec {asked} : {rate:.2%} de supprimés.</translation>
  </message>
  <message>
   <source>Stopped before the search was sure. {found}</source>
   <translation>Arrêté avant que la recherche soit sûre. {found}</translation>
  </message>
  <message>
   <source>Strict average risk</source>
   <translation>Risque moyen strict</translation>
  </message>
  <message>
   <source>Strict maximum risk</source>
   <translation>Risque maximal strict</translation>
  </message>
  <message>
   <source>Strict maximum: of the person who is easiest to find, for a prosecutor who knows that the person is in the records, and for a journalist who does not. Strict average: the mean over all records, which is also a marketer's.</source>
   <translation>Maximum strict : celui de la personne la plus facile à trouver, pour un procureur qui sait qu’elle est dans les enregistrements comme pour un journaliste qui l’ignore. Moyenne stricte : celle de tous les enregistrements, qui est aussi celle d’un commerçant.</translation>
  </message>
  <message>
   <source>Striven for by refinement: {what}; the run says by how much it is missed.</source>
   <translation>Recherché par le raffinement : {what} ; l'exécution dit de combien on s'en écarte.</translation>
  </message>
  <message>
   <source>Styles</source>
   <translation>Styles</translation>
  </message>
  <message>
   <source>Subtitle of the page</source>
   <translation>Sous-titre de la page</translation>
  </message>
  <message>
   <source>Such a column is removed before a release: do not ask about it.</source>
   <translation>Une telle colonne est retirée avant une diffusion : n'interrogez pas sur elle.</translation>
  </message>
  <message>
   <source>Such a column is removed before a release; it is no quasi-identifier.</source>
   <translation>Une telle colonne est retirée avant une diffusion ; ce n'est pas un quasi-identifiant.</translation>
  </message>
  <message>
   <source>Such as people per km²; may be empty</source>
   <translation>Comme habitants par km² ; peut rester vide</translation>
  </message>
  <message>
   <source>Such as “other”: not counted as a response category (El Emam et al. 2009)</source>
   <translation>Comme « autre » : n'est pas comptée comme catégorie de réponse (El Emam et coll. 2009)</translation>
  </message>
  <message>
   <source>Such as: {labels}</source>
   <translation>Par exemple : {labels}</translation>
  </message>
  <message>
   <source>Sum</source>
   <translation>Somme</translation>
  </message>
  <message>
   <source>Sum of areas' distances to their region's site, in the projection; none without sites.</source>
   <translation>Somme des distances des aires au site de leur région, dans la projection ; aucune sans sites.</translation>
  </message>
  <message>
   <source>Sum of squared sizes of the classes kept.</source>
   <translation>Somme des carrés des tailles des classes conservées.</translation>
  </message>
  <message>
   <source>Sum of squared sizes of the classes released: the smaller, the finer the data.</source>
   <translation>Somme des carrés des tailles des classes diffusées : plus elle est petite, plus les données sont fines.</translation>
  </message>
  <message>
   <source>Sum of the squared sizes of the classes kept: how many look alike.</source>
   <translation>Somme des carrés des tailles des classes conservées : combien se ressemblent.</translation>
  </message>
  <message>
   <source>Sum over all areas of the distance to the centre of their region, in the projection.</source>
   <translation>Somme, sur toutes les aires, de la distance au centre de leur région, dans la projection.</translation>
  </message>
  <message>
   <source>Sum over its areas</source>
   <translation>Somme sur ses aires</translation>
  </message>
  <message>
   <source>Suppress again with another design, or compare thresholds: it will stand beside this.</source>
   <translation>Masquez de nouveau avec un autre plan, ou comparez des seuils : le résultat figurera à côté de celui-ci.</translation>
  </message>
  <message>
   <source>Suppress cells</source>
   <translation>Masquer des cellules</translation>
  </message>
  <message>
   <source>Suppress cells again</source>
   <translation>Masquer de nouveau des cellules</translation>
  </message>
  <message>
   <source>Suppress cells again.</source>
   <translation>Masquez de nouveau des cellules.</translation>
  </message>
  <message>
   <source>Suppress cells by the design as it is now (F5)</source>
   <translation>Masquer des cellules selon le plan tel qu'il est maintenant (F5)</translation>
  </message>
  <message>
   <source>Suppress cells first: samples are drawn from the suppressed records.</source>
   <translation>Masquez d'abord des cellules : les échantillons sont tirés des enregistrements masqués.</translation>
  </message>
  <message>
   <source>Suppress the cells of these records again.</source>
   <translation>Masquez de nouveau les cellules de ces enregistrements.</translation>
  </message>
  <message>
   <source>Suppress with both algorithms at each of these thresholds, and compare</source>
   <translation>Masquer avec les deux algorithmes à chacun de ces seuils, et comparer</translation>
  </message>
  <message>
   <source>Suppress with eleven weights, from ten times that of the others to a tenth</source>
   <translation>Masquer avec onze poids, de dix fois celui des autres à un dixième</translation>
  </message>
  <message>
   <source>Suppress with one of the designs that were compared.</source>
   <translation>Supprimez avec l’un des plans qui ont été comparés.</translation>
  </message>
  <message>
   <source>Suppressed</source>
   <translation>Supprimés</translation>
  </message>
  <message>
   <source>Suppressed at most</source>
   <translation>Supprimés au plus</translation>
  </message>
  <message>
   <source>Suppressed cells of a database are no pack: write {table} to a file where you may, or release the run on the map.</source>
   <translation>Des cellules supprimées d'une base de données ne font pas de paquet : écrivez {table} dans un fichier là où vous le pouvez, ou diffusez l'exécution de la carte.</translation>
  </message>
  <message>
   <source>Suppressed cells, k = {k}</source>
   <translation>Cellules supprimées, k = {k}</translation>
  </message>
  <message>
   <source>Suppressed in the region</source>
   <translation>Supprimés dans la région</translation>
  </message>
  <message>
   <source>Suppressing cells</source>
   <translation>Suppression de cellules</translation>
  </message>
  <message>
   <source>Suppression</source>
   <translation>Suppression</translation>
  </message>
  <message>
   <source>Suppression models</source>
   <translation>Modèles de suppression</translation>
  </message>
  <message>
   <source>Suppression of {0}</source>
   <translation>Suppression de {0}</translation>
  </message>
  <message>
   <source>Suppression-driven</source>
   <translation>Guidé par la suppression</translation>
  </message>
  <message>
   <source>Suppression-driven placement cannot seed itself.</source>
   <translation>Le placement guidé par la suppression ne peut pas se donner ses propres germes.</translation>
  </message>
  <message>
   <source>Suppression-driven placement moves the sites so that fewer records are lost, with geography no worse. Watch it work, then compare the two cards.</source>
   <translation>Le placement guidé par la suppression déplace les sites pour que moins d'enregistrements soient perdus, sans géographie pire. Regardez-le travailler, puis comparez les deux fiches.</translation>
  </message>
  <message>
   <source>Suppressions side by side</source>
   <translation>Suppressions côte à côte</translation>
  </message>
  <message>
   <source>Sweeney 2002 (k-anonymity)</source>
   <translation>Sweeney 2002 (k-anonymat)</translation>
  </message>
  <message>
   <source>Synthetic data</source>
   <translation>Données synthétiques</translation>
  </message>
  <message>
   <source>T&amp;hresholds:</source>
   <translation>&amp;Seuils :</translation>
  </message>
  <message>
   <source>T&amp;rials</source>
   <translation>&amp;Essais</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Table</translation>
  </message>
  <message>
   <source>Table (*.csv)</source>
   <translation>Table (*.csv)</translation>
  </message>
  <message>
   <source>Table of &amp;areas</source>
   <translation>Table des &amp;aires</translation>
  </message>
  <message>
   <source>Table of areas and regions</source>
   <translation>Table d'aires et de régions</translation>
  </message>
  <message>
   <source>Table of combinations</source>
   <translation>Tableau des combinaisons</translation>
  </message>
  <message>
   <source>Table of r&amp;uns</source>
   <translation>Table des e&amp;xécutions</translation>
  </message>
  <message>
   <source>Table of re&amp;gions</source>
   <translation>Table des ré&amp;gions</translation>
  </message>
  <message>
   <source>Table of the main measures</source>
   <translation>Table des mesures principales</translation>
  </message>
  <message>
   <source>Table: {0}</source>
   <translation>Table : {0}</translation>
  </message>
  <message>
   <source>Tables</source>
   <translation>Tables</translation>
  </message>
  <message>
   <source>Tables (*.csv)</source>
   <translation>Tableaux (*.csv)</translation>
  </message>
  <message>
   <source>Tables ({0});;All files (*)</source>
   <translation>Tables ({0});;Tous les fichiers (*)</translation>
  </message>
  <message>
   <source>Tables 1 to 8: population cut-offs, their models, and the FSAs that reach them</source>
   <translation>Tableaux 1 à 8 : seuils de population, leurs modèles, et les RTA qui les atteignent</translation>
  </message>
  <message>
   <source>Tables 2 and 3: unique records of a cancer file, recodes and omissions, all combinations</source>
   <translation>Tableaux 2 et 3 : enregistrements uniques d’un fichier de cancers, recodages et omissions, toutes les combinaisons</translation>
  </message>
  <message>
   <source>Tables 7 to 13 and Figures 8 to 11: cells blanked in a file of hospital discharges</source>
   <translation>Tableaux 7 à 13 et figures 8 à 11 : cellules masquées dans un fichier de sorties d'hôpital</translation>
  </message>
  <message>
   <source>Tables of areas, regions and runs</source>
   <translation>Tables des aires, des régions et des exécutions</translation>
  </message>
  <message>
   <source>Tables of totals that anybody can look up, such as a census: they are compared with the release. CSV with the columns area_id and count, or area_id, unit and count</source>
   <translation>Tableaux de totaux que tous peuvent consulter, comme un recensement : ils sont comparés à la diffusion. CSV avec les colonnes area_id et count, ou area_id, unit et count</translation>
  </message>
  <message>
   <source>Take a part of them, such as one province.</source>
   <translation>Prenez-en une partie, par exemple une province.</translation>
  </message>
  <message>
   <source>Take a step of at most {half} records, so that there are two samples or more.</source>
   <translation>Prenez un pas d'au plus {half} enregistrements, pour qu'il y ait deux échantillons ou plus.</translation>
  </message>
  <message>
   <source>Take a step of {least:,} records or more.</source>
   <translation>Prenez un pas de {least:,} enregistrements ou plus.</translation>
  </message>
  <message>
   <source>Take all filters away</source>
   <translation>Enlever tous les filtres</translation>
  </message>
  <message>
   <source>Take another one out first: space or Ctrl+click on its card.</source>
   <translation>Retirez-en d'abord une autre : espace ou Ctrl+clic sur sa fiche.</translation>
  </message>
  <message>
   <source>Take areas and variables of more different sizes.</source>
   <translation>Prenez des aires et des variables de tailles plus variées.</translation>
  </message>
  <message>
   <source>Take areas of different population, and variables of different numbers of categories.</source>
   <translation>Prenez des aires de populations différentes, et des variables de nombres de catégories différents.</translation>
  </message>
  <message>
   <source>Take columns of the table into the table of areas</source>
   <translation>Prendre des colonnes de la table dans la table des aires</translation>
  </message>
  <message>
   <source>Take from scenario</source>
   <translation>Du scénario</translation>
  </message>
  <message>
   <source>Take it from a backup: without it the releases cannot be compared.</source>
   <translation>Reprenez-le d'une copie de sauvegarde : sans lui, les diffusions ne peuvent pas être comparées.</translation>
  </message>
  <message>
   <source>Take it in place of the open areas; finished runs stay</source>
   <translation>Le prendre à la place des aires ouvertes ; les exécutions terminées restent</translation>
  </message>
  <message>
   <source>Take it in place of the open records; finished runs stay</source>
   <translation>Le prendre à la place des enregistrements ouverts ; les exécutions terminées restent</translation>
  </message>
  <message>
   <source>Take it out of the columns to keep: it is released in its recoded form.</source>
   <translation>Retirez-la des colonnes à conserver : elle est diffusée sous sa forme recodée.</translation>
  </message>
  <message>
   <source>Take it out of the columns to keep: it is released with its blanks.</source>
   <translation>Retirez-la des colonnes à garder : elle est diffusée avec ses cases masquées.</translation>
  </message>
  <message>
   <source>Take it out of the list (Del)</source>
   <translation>Retirer de la liste (Suppr)</translation>
  </message>
  <message>
   <source>Take it out of the quasi-identifiers and persons: the regions stand in for it.</source>
   <translation>Retirez-la des quasi-identifiants et des personnes : les régions tiennent sa place.</translation>
  </message>
  <message>
   <source>Take more areas and sets.</source>
   <translation>Prenez plus d'aires et d'ensembles.</translation>
  </message>
  <message>
   <source>Take more areas of different sizes, and more sets of quasi-identifiers.</source>
   <translation>Prenez plus d'aires de tailles différentes, et plus d'ensembles de quasi-identifiants.</translation>
  </message>
  <message>
   <source>Take out of the list</source>
   <translation>Retirer de la liste</translation>
  </message>
  <message>
   <source>Take out overlaps and narrow gaps; shows first what would change</source>
   <translation>Supprime les chevauchements et les espaces étroits; montre d'abord ce qui changerait</translation>
  </message>
  <message>
   <source>Take the areas' population from a second table</source>
   <translation>Prendre la population des aires dans une seconde table</translation>
  </message>
  <message>
   <source>Take the areas' population from a second table, joined by id</source>
   <translation>Prendre la population des aires dans une seconde table, jointe par identifiant</translation>
  </message>
  <message>
   <source>Take the layer away; undo brings it back</source>
   <translation>Enlever la couche ; Annuler la ramène</translation>
  </message>
  <message>
   <source>Take the points of the sweep away</source>
   <translation>Enlever les points du balayage</translation>
  </message>
  <message>
   <source>Take the selected column away (Delete)</source>
   <translation>Retirer la colonne sélectionnée (Suppr)</translation>
  </message>
  <message>
   <source>Take the selected groups apart again</source>
   <translation>Défaire les groupes sélectionnés</translation>
  </message>
  <message>
   <source>Take the selected row away (Delete)</source>
   <translation>Retirer la ligne sélectionnée (Suppr)</translation>
  </message>
  <message>
   <source>Take the shapes from another file; the look stays</source>
   <translation>Prendre les formes dans un autre fichier ; l'aspect reste</translation>
  </message>
  <message>
   <source>Take the star away</source>
   <translation>Enlever l'étoile</translation>
  </message>
  <message>
   <source>Take the weights of the chosen point into the design (can be undone)</source>
   <translation>Reprendre les poids du point choisi (peut être annulé)</translation>
  </message>
  <message>
   <source>Take them in</source>
   <translation>Les ajouter</translation>
  </message>
  <message>
   <source>Take these variables: {variables}</source>
   <translation>Prendre ces variables : {variables}</translation>
  </message>
  <message>
   <source>Take this view off the list</source>
   <translation>Retirer cette vue de la liste</translation>
  </message>
  <message>
   <source>Take {0} out of the list (Del)</source>
   <translation>Retirer {0} de la liste (Suppr)</translation>
  </message>
  <message>
   <source>Takes the selected groups apart</source>
   <translation>Sépare les groupes sélectionnés</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>Cible</translation>
  </message>
  <message>
   <source>Tell about the area that was clicked</source>
   <translation>Parler de l'aire cliquée</translation>
  </message>
  <message>
   <source>Tell about the region that holds it</source>
   <translation>Parler de la région qui la contient</translation>
  </message>
  <message>
   <source>Ten short pages with pictures; no network is needed (Ctrl+F1)</source>
   <translation>Dix courtes pages avec des images ; sans réseau (Ctrl+F1)</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <source>That regions are in one piece was not promised ({n:,} parts are not).</source>
   <translation>Il n’a pas été promis que les régions soient d’un seul tenant ({n:,} parties ne le sont pas).</translation>
  </message>
  <message>
   <source>The Voronoi cells could not be drawn: the layer of cells is empty, all else is not.</source>
   <translation>Les cellules de Voronoï n'ont pas pu être dessinées : la couche des cellules est vide, rien d'autre ne l'est.</translation>
  </message>
  <message>
   <source>The abstract: models of 5 and 20 % unique people in FSAs, and the guidance to choose</source>
   <translation>Le résumé : modèles de 5 et 20 % de personnes uniques dans les RTA, et le guide pour choisir</translation>
  </message>
  <message>
   <source>The address of the database has a password in it, which others could read.</source>
   <translation>L'adresse de la base de données contient un mot de passe, que d'autres pourraient lire.</translation>
  </message>
  <message>
   <source>The animation is in {0}.</source>
   <translation>L'animation est dans {0}.</translation>
  </message>
  <message>
   <source>The animation was cancelled; nothing was written.</source>
   <translation>L'animation a été annulée ; rien n'a été écrit.</translation>
  </message>
  <message>
   <source>The answer in one sentence</source>
   <translation>La réponse en une phrase</translation>
  </message>
  <message>
   <source>The answer {answer} to {name} is not one of the form.</source>
   <translation>La réponse {answer} à {name} n'est pas une de celles du formulaire.</translation>
  </message>
  <message>
   <source>The area column cannot be of the kind {kind!r}.</source>
   <translation>La colonne d'aire ne peut pas être du genre {kind!r}.</translation>
  </message>
  <message>
   <source>The area column {column} is also given as another column.</source>
   <translation>La colonne d'aire {column} est aussi donnée comme autre colonne.</translation>
  </message>
  <message>
   <source>The area file has no areas of {part} Canada.</source>
   <translation>Le fichier des aires n’a aucune aire de la partie {part} du Canada.</translation>
  </message>
  <message>
   <source>The area of a region beside that of a disc with the same outline. A disc has 1, a square 0.785, a ribbon next to nothing.</source>
   <translation>La superficie d'une région rapportée à celle d'un disque de même périmètre. Un disque a 1, un carré 0,785, un ruban presque rien.</translation>
  </message>
  <message>
   <source>The area touches no other region.</source>
   <translation>L'aire ne touche aucune autre région.</translation>
  </message>
  <message>
   <source>The area {area} has a negative population.</source>
   <translation>L'aire {area} a une population négative.</translation>
  </message>
  <message>
   <source>The areas are points without an outline, so regions have no shape.</source>
   <translation>Les aires sont des points sans contour, les régions n'ont donc pas de forme.</translation>
  </message>
  <message>
   <source>The areas are points; regions of points have no outline to measure.</source>
   <translation>Les aires sont des points ; des régions de points n'ont pas de contour à mesurer.</translation>
  </message>
  <message>
   <source>The areas do not all lie in one known part of Canada, so the model cannot be chosen for you. The cut-offs would be: {values}.</source>
   <translation>Les aires ne se trouvent pas toutes dans une même partie connue du Canada, le modèle ne peut donc pas être choisi pour vous. Les seuils seraient : {values}.</translation>
  </message>
  <message>
   <source>The areas do not tell their province: the models for parts of Canada do not apply until one is chosen. Fixed cut-offs do.</source>
   <translation>Les aires ne disent pas leur province : les modèles par partie du Canada ne s'appliquent pas tant qu'aucune n'est choisie. Les seuils fixes, si.</translation>
  </message>
  <message>
   <source>The areas have more people than the cut-off on average: so many regions are nearly the areas as they are. If each region shall have the cut-off, make it the floor.</source>
   <translation>Les aires ont en moyenne plus de personnes que le seuil : autant de régions sont presque les aires telles quelles. Si chaque région doit avoir le seuil, faites-en le plancher.</translation>
  </message>
  <message>
   <source>The areas lie in several parts of Canada, so the largest cut-off is taken everywhere. By its own model each would have: {parts}. For that, open the areas of one part alone.</source>
   <translation>Les aires se trouvent dans plusieurs parties du Canada, donc le plus grand seuil est pris partout. Avec son propre modèle, chacune aurait : {parts}. Pour cela, ouvrez les aires d'une seule partie.</translation>
  </message>
  <message>
   <source>The areas lie in several parts of Canada: one scenario for all of them takes the largest cut-off, {cutoff:,.0f} people; the areas of one part alone would take their own.</source>
   <translation>Les aires se trouvent dans plusieurs parties du Canada : un scénario pour toutes prend le plus grand seuil, {cutoff:,.0f} personnes ; les aires d'une seule partie prendraient le leur.</translation>
  </message>
  <message>
   <source>The areas of this unsaved work cannot be read: {project} was saved again or moved since, and {source} is not there.</source>
   <translation>Les secteurs de ce travail non enregistré ne peuvent pas être lus : {project} a été enregistré de nouveau ou déplacé depuis, et {source} est introuvable.</translation>
  </message>
  <message>
   <source>The areas of {fine} cannot be related to {coarse}: no column holds its ids, and no polygon of it holds an area.</source>
   <translation>Les aires de {fine} ne peuvent pas être reliées à {coarse} : aucune colonne n'en porte les identifiants, et aucun de ses polygones ne contient une aire.</translation>
  </message>
  <message>
   <source>The areas of {layer} have no column {column}.</source>
   <translation>Les aires de {layer} n'ont pas de colonne {column}.</translation>
  </message>
  <message>
   <source>The areas of {layer} have no level and no filled column {name}.</source>
   <translation>Les aires de {layer} n'ont ni niveau ni colonne remplie {name}.</translation>
  </message>
  <message>
   <source>The areas of {layer} have no level {level}.</source>
   <translation>Les aires de {layer} n'ont pas de niveau {level}.</translation>
  </message>
  <message>
   <source>The areas of {layer} have no population, so no level can be judged.</source>
   <translation>Les aires de {layer} n'ont pas de population, de sorte qu'aucun niveau ne peut être jugé.</translation>
  </message>
  <message>
   <source>The areas of {name} hold {total} people.</source>
   <translation>Les aires de {name} comptent {total} habitants.</translation>
  </message>
  <message>
   <source>The areas that are open</source>
   <translation>Les aires ouvertes</translation>
  </message>
  <message>
   <source>The band width is {width}, but must be above 0 and finite.</source>
   <translation>La largeur des tranches est {width}, mais doit être supérieure à 0 et finie.</translation>
  </message>
  <message>
   <source>The best of the runs that may be compared.</source>
   <translation>La meilleure des exécutions comparables.</translation>
  </message>
  <message>
   <source>The boundary of area {area} was invalid ({reason}) and was repaired.</source>
   <translation>Le contour de l'aire {area} n'était pas valide ({reason}) et a été réparé.</translation>
  </message>
  <message>
   <source>The brush holds the region of the selected areas</source>
   <translation>Le pinceau tient la région des aires sélectionnées</translation>
  </message>
  <message>
   <source>The calibration gives no model that cut-offs can be predicted from.</source>
   <translation>Le calage ne donne aucun modèle qui prédise des seuils.</translation>
  </message>
  <message>
   <source>The categories are also of {name}, which is not chosen here.</source>
   <translation>Les catégories sont aussi celles de {name}, qui n'est pas choisie ici.</translation>
  </message>
  <message>
   <source>The categories of {name} were grouped by hand for this question: a text would list them.</source>
   <translation>Les catégories de {name} ont été regroupées à la main pour cette question : un texte les énumérerait.</translation>
  </message>
  <message>
   <source>The cells were blanked in {n} records, but there are {records}.</source>
   <translation>Les cellules ont été masquées dans {n} enregistrements, mais il y en a {records}.</translation>
  </message>
  <message>
   <source>The certificate of {url} cannot be trusted.</source>
   <translation>Le certificat de {url} n'est pas digne de confiance.</translation>
  </message>
  <message>
   <source>The cheapest first; none is finer than another in every way.</source>
   <translation>La moins chère d'abord ; aucune n'est plus fine qu'une autre en tout.</translation>
  </message>
  <message>
   <source>The cheapest recodes are searched. The price is the information lost, in bits per record.</source>
   <translation>Les recodages les moins chers sont cherchés. Le prix est l'information perdue, en bits par enregistrement.</translation>
  </message>
  <message>
   <source>The classes of the counted records tell most; a fitted model by max combinations or entropy knows less, but is there before anything is counted</source>
   <translation>Les classes des enregistrements comptés disent le plus ; un modèle ajusté par combinaisons maximales ou entropie en sait moins, mais il est là avant tout comptage</translation>
  </message>
  <message>
   <source>The classes of the records, or a fitted model</source>
   <translation>Les classes des enregistrements, ou un modèle ajusté</translation>
  </message>
  <message>
   <source>The coarser unit that holds the area.</source>
   <translation>L'unité plus grossière qui contient l'aire.</translation>
  </message>
  <message>
   <source>The coefficient file {file} cannot be read as TOML: {error}</source>
   <translation>Le fichier de coefficients {file} ne peut pas être lu comme TOML : {error}</translation>
  </message>
  <message>
   <source>The coefficient file {file} cannot be read: {reason}.</source>
   <translation>Le fichier de coefficients {file} ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <source>The coefficient file {file} has a model for {part}, which is no part of Canada.</source>
   <translation>Le fichier de coefficients {file} a un modèle pour {part}, qui n'est pas une partie du Canada.</translation>
  </message>
  <message>
   <source>The coefficient file {file} has neither a [maxcombs] nor an [entropy] table.</source>
   <translation>Le fichier de coefficients {file} n'a ni table [maxcombs] ni table [entropy].</translation>
  </message>
  <message>
   <source>The coefficient file {file} holds a whole number of thousands of digits.</source>
   <translation>Le fichier de coefficients {file} contient un nombre entier de milliers de chiffres.</translation>
  </message>
  <message>
   <source>The coefficient file {file} is not text in UTF-8.</source>
   <translation>Le fichier de coefficients {file} n'est pas du texte en UTF-8.</translation>
  </message>
  <message>
   <source>The coefficient set is in {0}.</source>
   <translation>Le jeu de coefficients est dans {0}.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has a model by {kind} for {part} already.</source>
   <translation>Le jeu de coefficients {name} a déjà un modèle par {kind} pour {part}.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has a table [{place}] that is no threshold model.</source>
   <translation>Le jeu de coefficients {name} a une table [{place}] qui n'est pas un modèle de seuil.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has models of {kind} already.</source>
   <translation>Le jeu de coefficients {name} a déjà des modèles de {kind}.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has no model by {predictor} for {part}.</source>
   <translation>Le jeu de coefficients {name} n'a pas de modèle par {predictor} pour {part}.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has no model by {predictor}.</source>
   <translation>Le jeu de coefficients {name} n'a pas de modèle par {predictor}.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has no model of cut-offs.</source>
   <translation>Le jeu de coefficients {name} n'a pas de modèle de seuils.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has no suppression model by {predictor}.</source>
   <translation>Le jeu de coefficients {name} n'a pas de modèle de suppression par {predictor}.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has no threshold model for {threshold:.3g} %.</source>
   <translation>Le jeu de coefficients {name} n'a pas de modèle de seuil pour {threshold:.3g} %.</translation>
  </message>
  <message>
   <source>The coefficient set {name} has no threshold models.</source>
   <translation>Le jeu de coefficients {name} n'a pas de modèles de seuil.</translation>
  </message>
  <message>
   <source>The coefficient set “{0}” can be chosen now.</source>
   <translation>Le jeu de coefficients « {0} » peut maintenant être choisi.</translation>
  </message>
  <message>
   <source>The coefficient set “{0}” was deleted.</source>
   <translation>Le jeu de coefficients « {0} » a été supprimé.</translation>
  </message>
  <message>
   <source>The colour of outlines</source>
   <translation>La couleur des contours</translation>
  </message>
  <message>
   <source>The colours from little to much</source>
   <translation>Les couleurs du moins au plus</translation>
  </message>
  <message>
   <source>The column by whose values, as they were before, the records are grouped</source>
   <translation>La colonne selon les valeurs de laquelle, telles qu'elles étaient avant, les enregistrements sont groupés</translation>
  </message>
  <message>
   <source>The column has no name.</source>
   <translation>La colonne n'a pas de nom.</translation>
  </message>
  <message>
   <source>The column of aboriginal identity</source>
   <translation>La colonne de l'identité autochtone</translation>
  </message>
  <message>
   <source>The column of ages: easily known to others</source>
   <translation>La colonne des âges : facilement connus d'autrui</translation>
  </message>
  <message>
   <source>The column of area ids cannot be called {name!r}.</source>
   <translation>La colonne des identifiants d'aire ne peut pas s'appeler {name!r}.</translation>
  </message>
  <message>
   <source>The column of area ids is not chosen.</source>
   <translation>La colonne des identifiants d'aires n'est pas choisie.</translation>
  </message>
  <message>
   <source>The column of area ids or DGUIDs</source>
   <translation>La colonne des identifiants d'aire ou des IDUGD</translation>
  </message>
  <message>
   <source>The column of area ids, or what somebody could know of a person, is not chosen yet.</source>
   <translation>La colonne des identifiants d'aires, ou ce qu'on pourrait savoir d'une personne, n'est pas encore choisie.</translation>
  </message>
  <message>
   <source>The column of income, in bands</source>
   <translation>La colonne du revenu, en tranches</translation>
  </message>
  <message>
   <source>The column of marital status</source>
   <translation>La colonne de l'état matrimonial</translation>
  </message>
  <message>
   <source>The column of numbers of people</source>
   <translation>La colonne des nombres d'habitants</translation>
  </message>
  <message>
   <source>The column of schooling or degrees</source>
   <translation>La colonne de la scolarité ou des diplômes</translation>
  </message>
  <message>
   <source>The column of sex or gender: easily known</source>
   <translation>La colonne du sexe ou du genre : facilement connu</translation>
  </message>
  <message>
   <source>The column of the table that names the areas, as the area file does</source>
   <translation>La colonne de la table qui nomme les aires, comme le fait le fichier d'aires</translation>
  </message>
  <message>
   <source>The column of the table that names the region of each area</source>
   <translation>La colonne de la table qui nomme la région de chaque aire</translation>
  </message>
  <message>
   <source>The column that says in which area a record belongs</source>
   <translation>La colonne qui dit à quelle aire appartient un enregistrement</translation>
  </message>
  <message>
   <source>The column whose blanked cells are looked at</source>
   <translation>La colonne dont les cellules masquées sont examinées</translation>
  </message>
  <message>
   <source>The column whose levels are shown</source>
   <translation>La colonne dont les niveaux sont montrés</translation>
  </message>
  <message>
   <source>The column whose text is written on the map</source>
   <translation>La colonne dont le texte s'écrit sur la carte</translation>
  </message>
  <message>
   <source>The column whose values name each area once, as the records do</source>
   <translation>La colonne dont les valeurs nomment chaque aire une fois, comme le font les enregistrements</translation>
  </message>
  <message>
   <source>The column whose values name the region of each area</source>
   <translation>La colonne dont les valeurs nomment la région de chaque aire</translation>
  </message>
  <message>
   <source>The column {columns} is a finer form of {column}: with its values {n:,} released records are in classes below k = {k:,}.</source>
   <translation>La colonne {columns} est une forme plus fine de {column} : avec ses valeurs, {n:,} enregistrements diffusés sont dans des classes inférieures à k = {k:,}.</translation>
  </message>
  <message>
   <source>The column {columns} links the records of a person: {n:,} released records share its value with others of the same person only, so that who knows one finds all.</source>
   <translation>La colonne {columns} relie les enregistrements d'une personne : {n:,} enregistrements diffusés ne partagent sa valeur qu'avec d'autres de la même personne, de sorte que qui en connaît un les trouve tous.</translation>
  </message>
  <message>
   <source>The column {columns} mostly tells the area, which the region is there to hide: its values settle more than half of what the region leaves open.</source>
   <translation>La colonne {columns} révèle le plus souvent l'aire, que la région doit cacher : ses valeurs règlent plus de la moitié de ce que la région laisse ouvert.</translation>
  </message>
  <message>
   <source>The column {columns} mostly tells the blanked values of {column}: its values settle more than half of what is left open.</source>
   <translation>La colonne {columns} révèle le plus souvent les valeurs masquées de {column} : ses valeurs règlent plus de la moitié de ce qui reste ouvert.</translation>
  </message>
  <message>
   <source>The column {columns} tells the area of {n:,} of {all:,} released records, which the region is there to hide: {share:.2%} beyond chance (all columns to keep together: {together:,}).</source>
   <translation>La colonne {columns} révèle le secteur de {n:,} des {all:,} enregistrements diffusés, que la région doit cacher : {share:.2%} au-delà du hasard (toutes les colonnes à garder ensemble : {together:,}).</translation>
  </message>
  <message>
   <source>The column {columns} tells {n:,} of {all:,} blanked values of {column}: {share:.2%} beyond chance (all columns to keep together: {together:,}).</source>
   <translation>La colonne {columns} révèle {n:,} des {all:,} valeurs effacées de {column} : {share:.2%} au-delà du hasard (toutes les colonnes à garder ensemble : {together:,}).</translation>
  </message>
  <message>
   <source>The column {column} holds dates; “{text}” is none.</source>
   <translation>La colonne {column} contient des dates ; « {text} » n’en est pas une.</translation>
  </message>
  <message>
   <source>The column {column} holds no numbers.</source>
   <translation>La colonne {column} ne contient pas de nombres.</translation>
  </message>
  <message>
   <source>The column {column} holds numbers; “{text}” is none.</source>
   <translation>La colonne {column} contient des nombres ; « {text} » n'en est pas un.</translation>
  </message>
  <message>
   <source>The column {column} holds text, not numbers.</source>
   <translation>La colonne {column} contient du texte, pas des nombres.</translation>
  </message>
  <message>
   <source>The column {column} holds text; one cannot calculate with it.</source>
   <translation>La colonne {column} contient du texte ; on ne peut pas calculer avec.</translation>
  </message>
  <message>
   <source>The column {column} is chosen {times} times.</source>
   <translation>La colonne {column} est choisie {times} fois.</translation>
  </message>
  <message>
   <source>The column {column} plays two parts in the rule.</source>
   <translation>La colonne {column} joue deux rôles dans la règle.</translation>
  </message>
  <message>
   <source>The column {column} tells the area of {share:.0%} of the released records, which the region is there to hide.</source>
   <translation>La colonne {column} révèle l'aire de {share:.0%} des enregistrements diffusés, que la région est là pour cacher.</translation>
  </message>
  <message>
   <source>The columns are {known}. Text stands in single quotes.</source>
   <translation>Les colonnes sont {known}. Le texte est entre apostrophes.</translation>
  </message>
  <message>
   <source>The columns for ages show what coarser ages do. Choose a rule for more.</source>
   <translation>Les colonnes d'âges montrent ce que font des âges plus grossiers. Choisissez une règle pour en voir plus.</translation>
  </message>
  <message>
   <source>The columns have {n:,} combinations of values, too many to look at.</source>
   <translation>Les colonnes ont {n:,} combinaisons de valeurs, trop pour les examiner.</translation>
  </message>
  <message>
   <source>The columns of the record file will be listed here: open records first.</source>
   <translation>Les colonnes du fichier d'enregistrements figureront ici : ouvrez d'abord des enregistrements.</translation>
  </message>
  <message>
   <source>The columns {columns} together are a finer form of {column}: with their values {n:,} released records are in classes below k = {k:,}.</source>
   <translation>Les colonnes {columns} ensemble sont une forme plus fine de {column} : avec leurs valeurs, {n:,} enregistrements diffusés sont dans des classes inférieures à k = {k:,}.</translation>
  </message>
  <message>
   <source>The columns {columns} together link the records of a person: {n:,} released records share their values with others of the same person only, so that who knows one finds all.</source>
   <translation>Les colonnes {columns} ensemble relient les enregistrements d'une personne : {n:,} enregistrements diffusés ne partagent leurs valeurs qu'avec d'autres de la même personne, de sorte que qui en connaît un les trouve tous.</translation>
  </message>
  <message>
   <source>The columns {columns} together mostly tell the area, which the region is there to hide: their values settle more than half of what the region leaves open.</source>
   <translation>Les colonnes {columns} ensemble révèlent le plus souvent l'aire, que la région doit cacher : leurs valeurs règlent plus de la moitié de ce que la région laisse ouvert.</translation>
  </message>
  <message>
   <source>The columns {columns} together mostly tell the blanked values of {column}: their values settle more than half of what is left open.</source>
   <translation>Les colonnes {columns} ensemble révèlent le plus souvent les valeurs masquées de {column} : leurs valeurs règlent plus de la moitié de ce qui reste ouvert.</translation>
  </message>
  <message>
   <source>The columns {columns} together tell the area of {n:,} of {all:,} released records, which the region is there to hide: {share:.2%} beyond chance (all columns to keep together: {together:,}).</source>
   <translation>Les colonnes {columns} révèlent ensemble le secteur de {n:,} des {all:,} enregistrements diffusés, que la région doit cacher : {share:.2%} au-delà du hasard (toutes les colonnes à garder ensemble : {together:,}).</translation>
  </message>
  <message>
   <source>The columns {columns} together tell {n:,} of {all:,} blanked values of {column}: {share:.2%} beyond chance (all columns to keep together: {together:,}).</source>
   <translation>Les colonnes {columns} révèlent ensemble {n:,} des {all:,} valeurs effacées de {column} : {share:.2%} au-delà du hasard (toutes les colonnes à garder ensemble : {together:,}).</translation>
  </message>
  <message>
   <source>The combination {combination} names {column} twice.</source>
   <translation>La combinaison {combination} nomme {column} deux fois.</translation>
  </message>
  <message>
   <source>The combination {combination} names {column}, which is no variable or level.</source>
   <translation>La combinaison {combination} nomme {column}, qui n'est ni une variable ni un niveau.</translation>
  </message>
  <message>
   <source>The combination {mask} has variables that are not asked for.</source>
   <translation>La combinaison {mask} a des variables qui ne sont pas demandées.</translation>
  </message>
  <message>
   <source>The combinations are being counted now; Esc cancels.</source>
   <translation>Les combinaisons sont en cours de comptage ; Échap annule.</translation>
  </message>
  <message>
   <source>The combinations are written by hand, and name the levels themselves.</source>
   <translation>Les combinaisons sont écrites à la main et nomment elles-mêmes les niveaux.</translation>
  </message>
  <message>
   <source>The combinations name no column of the records.</source>
   <translation>Les combinaisons ne nomment aucune colonne des enregistrements.</translation>
  </message>
  <message>
   <source>The combinations of the chosen variables are not counted yet.</source>
   <translation>Les combinaisons des variables choisies ne sont pas encore comptées.</translation>
  </message>
  <message>
   <source>The compared run</source>
   <translation>L'exécution comparée</translation>
  </message>
  <message>
   <source>The compared run itself, or by how much the shown run differs from it</source>
   <translation>L'exécution comparée elle-même, ou de combien celle affichée en diffère</translation>
  </message>
  <message>
   <source>The connection is encrypted.</source>
   <translation>La connexion est chiffrée.</translation>
  </message>
  <message>
   <source>The connection is not encrypted: others on the network could read along.</source>
   <translation>La connexion n'est pas chiffrée : d'autres sur le réseau pourraient lire.</translation>
  </message>
  <message>
   <source>The connection to the database was lost while {file} was counted; nothing was written.</source>
   <translation>La connexion à la base de données a été perdue pendant le comptage de {file}; rien n'a été écrit.</translation>
  </message>
  <message>
   <source>The coordinate system that {file} tells cannot be read.</source>
   <translation>Le système de coordonnées indiqué par {file} ne peut pas être lu.</translation>
  </message>
  <message>
   <source>The coordinate system {crs} does not reach these places.</source>
   <translation>Le système de coordonnées {crs} n'atteint pas ces lieux.</translation>
  </message>
  <message>
   <source>The coordinates do not lie on the earth if they are {crs}.</source>
   <translation>Les coordonnées ne sont pas sur la terre si elles sont en {crs}.</translation>
  </message>
  <message>
   <source>The counts have {units} rows, but there are {areas} areas.</source>
   <translation>Les comptes ont {units} lignes, mais il y a {areas} aires.</translation>
  </message>
  <message>
   <source>The curves do not tell how the size depends on the share and on {predictor}.</source>
   <translation>Les courbes ne disent pas comment la taille dépend de la part et de {predictor}.</translation>
  </message>
  <message>
   <source>The custodian accepted the following, for this reason: {reason}</source>
   <translation>Le dépositaire a accepté ce qui suit, pour cette raison : {reason}</translation>
  </message>
  <message>
   <source>The cut-off becomes the floor of every region (people): fewer are made</source>
   <translation>Le seuil devient le plancher de chaque région (personnes) : il s'en fait moins</translation>
  </message>
  <message>
   <source>The cut-off for {part} is far beyond the {most:,.0f} people up to which the model was fitted: read it as more than {most:,.0f}.</source>
   <translation>Le seuil pour {part} est bien au-delà des {most:,.0f} personnes jusqu'auxquelles le modèle a été ajusté : lisez-le comme plus de {most:,.0f}.</translation>
  </message>
  <message>
   <source>The cut-off is this size or less: it is censored from below.</source>
   <translation>Le seuil est cette taille ou moins : il est censuré en bas.</translation>
  </message>
  <message>
   <source>The cut-off is this size or more: it is censored from above.</source>
   <translation>Le seuil est cette taille ou plus : il est censuré en haut.</translation>
  </message>
  <message>
   <source>The cut-off is where the share of unique records falls by less than this in a step.</source>
   <translation>Le seuil est là où la part d'enregistrements uniques baisse de moins que ceci en un pas.</translation>
  </message>
  <message>
   <source>The cut-off of {cutoff:,.0f} people for {part} is beyond the {most:,.0f} up to which the model was fitted: read it as more than {most:,.0f}.</source>
   <translation>Le seuil de {cutoff:,.0f} personnes pour {part} est au-delà des {most:,.0f} jusqu'auxquelles le modèle a été ajusté : lisez-le comme plus de {most:,.0f}.</translation>
  </message>
  <message>
   <source>The cut-off of {cutoff:,.0f} people for {part} is under the {least:,.0f} from which on the model was fitted: read it as {least:,.0f}.</source>
   <translation>Le seuil de {cutoff:,.0f} personnes pour {part} est sous les {least:,.0f} à partir desquelles le modèle a été ajusté : lisez-le comme {least:,.0f}.</translation>
  </message>
  <message>
   <source>The cut-off of {cutoff:,.0f} people is met on average only: below it are {n:,} of {all:,} regions, the smallest with {least:,.0f} {unit}.</source>
   <translation>Le seuil de {cutoff:,.0f} personnes n'est atteint qu'en moyenne : {n:,} régions sur {all:,} sont en dessous, la plus petite avec {least:,.0f} {unit}.</translation>
  </message>
  <message>
   <source>The cut-off of {cutoff:,.0f} people is met on average only: below it are {n:,} of {all:,} regions.</source>
   <translation>Le seuil de {cutoff:,.0f} personnes n’est atteint qu’en moyenne : {n:,} régions sur {all:,} sont au-dessous.</translation>
  </message>
  <message>
   <source>The cut-off of {cutoff:,.0f} people is more than twice the whole population of {total:,.0f}: one region is all there can be.</source>
   <translation>Le seuil de {cutoff:,.0f} habitants est plus du double de la population entière de {total:,.0f} : il ne peut y avoir qu'une région.</translation>
  </message>
  <message>
   <source>The cut-off of {cutoff:,.0f} people is not below the whole population of {total:,.0f}: one region is all there can be, and it is too small.</source>
   <translation>Le seuil de {cutoff:,.0f} personnes n'est pas au-dessous de la population totale de {total:,.0f} : il ne peut y avoir qu'une région, et elle est trop petite.</translation>
  </message>
  <message>
   <source>The cut-off of {rule} is beyond any population: no region is large enough.</source>
   <translation>Le seuil de {rule} dépasse toute population : aucune région n'est assez grande.</translation>
  </message>
  <message>
   <source>The cut-off {cutoff!r} is neither a number of people above 0 nor a known rule.</source>
   <translation>Le seuil {cutoff!r} n'est ni un nombre d'habitants supérieur à 0 ni une règle connue.</translation>
  </message>
  <message>
   <source>The database closed the connection while {file} was counted; nothing was written.</source>
   <translation>La base de données a fermé la connexion pendant le comptage de {file}; rien n'a été écrit.</translation>
  </message>
  <message>
   <source>The database counts …</source>
   <translation>La base compte …</translation>
  </message>
  <message>
   <source>The database has no schema for {table}.</source>
   <translation>La base de données n'a pas de schéma pour {table}.</translation>
  </message>
  <message>
   <source>The database has no table {file}, nor any other that this role may see.</source>
   <translation>La base de données n'a pas de table {file}, ni aucune autre que ce rôle puisse voir.</translation>
  </message>
  <message>
   <source>The database has no table {file}.</source>
   <translation>La base de données n'a pas de table {file}.</translation>
  </message>
  <message>
   <source>The database of this project is not connected: {0}.</source>
   <translation>La base de données de ce projet n'est pas connectée : {0}.</translation>
  </message>
  <message>
   <source>The database stopped the query over {file}: it took longer than is allowed, or somebody cancelled it.</source>
   <translation>La base de données a arrêté la requête sur {file} : elle a duré plus qu'il n'est permis, ou quelqu'un l'a annulée.</translation>
  </message>
  <message>
   <source>The database wrote {n:,} records to {table}.</source>
   <translation>La base de données a écrit {n:,} enregistrements dans {table}.</translation>
  </message>
  <message>
   <source>The declared categories of {column} name {n} categories twice.</source>
   <translation>Les catégories déclarées de {column} en nomment {n} deux fois.</translation>
  </message>
  <message>
   <source>The dictionary does not agree with the data: {names}.</source>
   <translation>Le dictionnaire ne correspond pas aux données : {names}.</translation>
  </message>
  <message>
   <source>The dictionary has every column, with its type and all its values.</source>
   <translation>Le dictionnaire a chaque colonne, avec son type et toutes ses valeurs.</translation>
  </message>
  <message>
   <source>The disk is full: {path} could not be written, and nothing was changed.</source>
   <translation>Le disque est plein : {path} n'a pas pu être écrit, et rien n'a été changé.</translation>
  </message>
  <message>
   <source>The distances of all areas to the centre of their own region, added up in the map's projection: {0}. Less is more compact. Regions edited by hand have no sites: Croft's compactness (Eq. 20) is not known.</source>
   <translation>Les distances de toutes les aires au centre de leur propre région, additionnées dans la projection de la carte : {0}. Moins, c'est plus compact. Les régions modifiées à la main n'ont pas de sites : la compacité de Croft (éq. 20) n'est pas connue.</translation>
  </message>
  <message>
   <source>The distribution of {variable} has a province whose weights are all 0.</source>
   <translation>La répartition de {variable} a une province dont tous les poids sont 0.</translation>
  </message>
  <message>
   <source>The distribution of {variable} has no {what}, or the same twice.</source>
   <translation>La répartition de {variable} n'a pas de {what}, ou deux fois le même.</translation>
  </message>
  <message>
   <source>The distribution of {variable} has weights that are negative or no numbers.</source>
   <translation>La répartition de {variable} a des poids négatifs ou qui ne sont pas des nombres.</translation>
  </message>
  <message>
   <source>The entropy of the records is not known yet.</source>
   <translation>L'entropie des enregistrements n'est pas encore connue.</translation>
  </message>
  <message>
   <source>The estimator, or why there is no estimate.</source>
   <translation>L'estimateur, ou pourquoi il n'y a pas d'estimation.</translation>
  </message>
  <message>
   <source>The expression has {length:,} characters; at most {most:,} are read.</source>
   <translation>L'expression a {length:,} caractères ; au plus {most:,} sont lus.</translation>
  </message>
  <message>
   <source>The expression is not understood at character {place}, near “{near}”.</source>
   <translation>L'expression n'est pas comprise au caractère {place}, près de « {near} ».</translation>
  </message>
  <message>
   <source>The figure is in {0}.</source>
   <translation>La figure est dans {0}.</translation>
  </message>
  <message>
   <source>The file has no other columns.</source>
   <translation>Le fichier n'a pas d'autres colonnes.</translation>
  </message>
  <message>
   <source>The file has several columns called {column}; the first is read.</source>
   <translation>Le fichier a plusieurs colonnes appelées {column} ; la première est lue.</translation>
  </message>
  <message>
   <source>The file is read for this. The column with the most values becomes the finest level. Columns that are levels need not be variables of their own.</source>
   <translation>Le fichier est lu pour cela. La colonne qui a le plus de valeurs devient le niveau le plus fin. Les colonnes qui sont des niveaux n'ont pas à être des variables à part.</translation>
  </message>
  <message>
   <source>The file names a database: {url}</source>
   <translation>Le fichier nomme une base de données : {url}</translation>
  </message>
  <message>
   <source>The file of categories</source>
   <translation>Le fichier de catégories</translation>
  </message>
  <message>
   <source>The file on disk stays as it is; Ctrl+Z takes it back</source>
   <translation>Le fichier sur le disque reste tel quel; Ctrl+Z annule la réparation</translation>
  </message>
  <message>
   <source>The file: runs of other areas or records cannot be compared.</source>
   <translation>Le fichier : les exécutions sur d’autres aires ou enregistrements ne se comparent pas.</translation>
  </message>
  <message>
   <source>The film is in {0}.</source>
   <translation>Le film est dans {0}.</translation>
  </message>
  <message>
   <source>The filter has brackets within brackets, more than {most} deep.</source>
   <translation>Le filtre a des parenthèses imbriquées sur plus de {most} niveaux.</translation>
  </message>
  <message>
   <source>The filter “{filter}” keeps {kept:,} of the {n:,} records ({share:.1%}); left out: {out:,}.</source>
   <translation>Le filtre « {filter} » garde {kept:,} des {n:,} enregistrements ({share:.1%}) ; laissés de côté : {out:,}.</translation>
  </message>
  <message>
   <source>The finest level of {name} that an adversary could know; finer ones are blanked wherever this one is</source>
   <translation>Le niveau le plus fin de {name} qu'un adversaire pourrait connaître ; les plus fins sont masqués partout où celui-ci l'est</translation>
  </message>
  <message>
   <source>The first class holds the units in which nobody is unique, too.</source>
   <translation>La première classe contient aussi les unités où personne n'est unique.</translation>
  </message>
  <message>
   <source>The first line of {file} has {n} names, but the lines after it have {fields} fields.</source>
   <translation>La première ligne de {file} a {n} noms, mais les lignes qui la suivent ont {fields} champs.</translation>
  </message>
  <message>
   <source>The first line should name them, such as name,val,label_en.</source>
   <translation>La première ligne devrait les nommer, comme name,val,label_en.</translation>
  </message>
  <message>
   <source>The first values will stand here.</source>
   <translation>Les premières valeurs figureront ici.</translation>
  </message>
  <message>
   <source>The fit did not converge, so that no line is drawn; the page “Fits” shows the likelihood.</source>
   <translation>L'ajustement n'a pas convergé, aucune droite n'est tracée ; la page « Ajustements » montre la vraisemblance.</translation>
  </message>
  <message>
   <source>The fit did not converge: the likelihood has no single top within reach. Take more models, or sizes that reach further, so that fewer cut-offs are censored.</source>
   <translation>L'ajustement n'a pas convergé : la vraisemblance n'a pas de sommet unique à portée. Prenez plus de modèles, ou des tailles qui vont plus loin, pour que moins de seuils soient censurés.</translation>
  </message>
  <message>
   <source>The fit on entropy has not converged: all cut-offs are at the ends of the sizes, {left:,} at the lower, {right:,} at the upper. Take more models, smaller steps or more records.</source>
   <translation>L'ajustement sur l'entropie n'a pas convergé : tous les seuils sont aux bouts des tailles, {left:,} en bas, {right:,} en haut. Prenez plus de modèles, un pas plus petit ou plus d'enregistrements.</translation>
  </message>
  <message>
   <source>The fit on entropy has not converged: all models have the same, so nothing tells how cut-offs change with it.</source>
   <translation>L'ajustement sur l'entropie n'a pas convergé : tous les modèles ont la même, et rien ne dit comment les seuils changent avec elle.</translation>
  </message>
  <message>
   <source>The fit on entropy has not converged: the likelihood has no maximum, because too few cut-offs lie between the ends of the sizes. Take more models.</source>
   <translation>L'ajustement sur l'entropie n'a pas convergé : la vraisemblance n'a pas de maximum, parce que trop peu de seuils sont entre les bouts des tailles. Prenez plus de modèles.</translation>
  </message>
  <message>
   <source>The fit on max combinations has not converged: all cut-offs are at the ends of the sizes, {left:,} at the lower, {right:,} at the upper. Take more models, smaller steps or more records.</source>
   <translation>L'ajustement sur les combinaisons maximales n'a pas convergé : tous les seuils sont aux bouts des tailles, {left:,} en bas, {right:,} en haut. Prenez plus de modèles, un pas plus petit ou plus d'enregistrements.</translation>
  </message>
  <message>
   <source>The fit on max combinations has not converged: all models have the same number of them, so nothing tells how cut-offs change with it.</source>
   <translation>L'ajustement sur les combinaisons maximales n'a pas convergé : tous les modèles en ont le même nombre, et rien ne dit comment les seuils changent avec lui.</translation>
  </message>
  <message>
   <source>The fit on max combinations has not converged: the likelihood has no maximum, because too few cut-offs lie between the ends of the sizes. Take more models.</source>
   <translation>L'ajustement sur les combinaisons maximales n'a pas convergé : la vraisemblance n'a pas de maximum, parce que trop peu de seuils sont entre les bouts des tailles. Prenez plus de modèles.</translation>
  </message>
  <message>
   <source>The fitted models are filed under this part of Canada</source>
   <translation>Les modèles ajustés sont classés sous cette partie du Canada</translation>
  </message>
  <message>
   <source>The floor is to be the cut-off of the site count, but a given number of sites has none.</source>
   <translation>Le plancher doit être le seuil du calcul de sites, mais un nombre de sites donné n'en a pas.</translation>
  </message>
  <message>
   <source>The floor of {floor:,.0f} is above the whole population of {total:,.0f}: no region can hold it. Choose a lower floor.</source>
   <translation>Le plancher de {floor:,.0f} dépasse la population entière de {total:,.0f} : aucune région ne peut le respecter. Choisissez un plancher plus bas.</translation>
  </message>
  <message>
   <source>The floor {floor!r} is neither a number of people above 0 nor a known rule.</source>
   <translation>Le plancher {floor!r} n'est ni un nombre d'habitants supérieur à 0 ni une règle connue.</translation>
  </message>
  <message>
   <source>The folder of the pack is called so</source>
   <translation>Le dossier du paquet porte ce nom</translation>
  </message>
  <message>
   <source>The folder {folder} does not exist.</source>
   <translation>Le dossier {folder} n'existe pas.</translation>
  </message>
  <message>
   <source>The further variable that brings fewest records into unique sets.</source>
   <translation>La variable de plus qui met le moins d'enregistrements en ensembles uniques.</translation>
  </message>
  <message>
   <source>The further variable that brings most records into unique sets.</source>
   <translation>La variable de plus qui met le plus d'enregistrements en ensembles uniques.</translation>
  </message>
  <message>
   <source>The geometries of {file} are of several coordinate systems (SRID {all}).</source>
   <translation>Les géométries de {file} sont de plusieurs systèmes de coordonnées (SRID {all}).</translation>
  </message>
  <message>
   <source>The group has no name.</source>
   <translation>Le groupe n'a pas de nom.</translation>
  </message>
  <message>
   <source>The group {group} names categories that {name} does not have.</source>
   <translation>Le groupe {group} nomme des catégories que {name} n'a pas.</translation>
  </message>
  <message>
   <source>The groups of {column} put one category into two groups.</source>
   <translation>Les groupes de {column} mettent une catégorie dans deux groupes.</translation>
  </message>
  <message>
   <source>The groups of {name} name a group, or one of its categories, twice.</source>
   <translation>Les groupes de {name} nomment deux fois un groupe ou l'une de ses catégories.</translation>
  </message>
  <message>
   <source>The hierarchy of {column} names {n} values twice.</source>
   <translation>La hiérarchie de {column} nomme {n} valeurs deux fois.</translation>
  </message>
  <message>
   <source>The host in {url} is not known.</source>
   <translation>L'hôte dans {url} est inconnu.</translation>
  </message>
  <message>
   <source>The keys are: {known}.</source>
   <translation>Les clés sont : {known}.</translation>
  </message>
  <message>
   <source>The language changes when nothing is under way: wait, or cancel.</source>
   <translation>La langue change quand rien n'est en cours : attendez, ou annulez.</translation>
  </message>
  <message>
   <source>The language of all texts, numbers and dates</source>
   <translation>La langue de tous les textes, nombres et dates</translation>
  </message>
  <message>
   <source>The layer is saved in {0}.</source>
   <translation>La couche est enregistrée dans {0}.</translation>
  </message>
  <message>
   <source>The layer {layer} has no column {field}; its colours stay as they are.</source>
   <translation>La couche {layer} n'a pas de colonne {field} ; ses couleurs restent telles quelles.</translation>
  </message>
  <message>
   <source>The layer {layer} has {shapes} shapes, but {found} colours.</source>
   <translation>La couche {layer} a {shapes} formes, mais {found} couleurs.</translation>
  </message>
  <message>
   <source>The layer {name} has areas without a finite point.</source>
   <translation>La couche {name} a des aires sans point fini.</translation>
  </message>
  <message>
   <source>The layer {name} has duplicate area ids.</source>
   <translation>La couche {name} a des identifiants d'aire en double.</translation>
  </message>
  <message>
   <source>The layer “{0}” was removed.</source>
   <translation>La couche « {0} » a été retirée.</translation>
  </message>
  <message>
   <source>The layers of the map: order, opacity and looks (Ctrl+L)</source>
   <translation>Les couches de la carte : ordre, opacité et aspect (Ctrl+L)</translation>
  </message>
  <message>
   <source>The ledger does not say how the records of {release} were read.</source>
   <translation>Le registre ne dit pas comment les enregistrements de {release} ont été lus.</translation>
  </message>
  <message>
   <source>The ledger has a release {name} of these records already.</source>
   <translation>Le registre a déjà une diffusion {name} de ces enregistrements.</translation>
  </message>
  <message>
   <source>The ledger has no earlier release of these records.</source>
   <translation>Le registre n'a aucune diffusion antérieure de ces enregistrements.</translation>
  </message>
  <message>
   <source>The ledger has no earlier release of these records; releases of other records, with other columns: {n}.</source>
   <translation>Le registre n'a aucune diffusion antérieure de ces enregistrements ; diffusions d'autres enregistrements, avec d'autres colonnes : {n}.</translation>
  </message>
  <message>
   <source>The ledger has no {file}.</source>
   <translation>Le registre n'a pas de {file}.</translation>
  </message>
  <message>
   <source>The level of geography that would be released</source>
   <translation>Le niveau de géographie qui serait diffusé</translation>
  </message>
  <message>
   <source>The levels of the variables make {n:,} combinations; at most {most:,} can be protected.</source>
   <translation>Les niveaux des variables font {n:,} combinaisons ; au plus {most:,} peuvent être protégées.</translation>
  </message>
  <message>
   <source>The levels of {column} are without values until they are imported or made anew.</source>
   <translation>Les niveaux de {column} sont sans valeurs tant qu’ils ne sont pas importés ou refaits.</translation>
  </message>
  <message>
   <source>The levels of {column} are {now} now, but were {then} when the project was saved.</source>
   <translation>Il y a maintenant {now} niveaux de {column}, mais il y en avait {then} à l’enregistrement du projet.</translation>
  </message>
  <message>
   <source>The levels of {column} stand in no file: a text would have to list its values.</source>
   <translation>Les niveaux de {column} ne figurent dans aucun fichier : un texte devrait énumérer ses valeurs.</translation>
  </message>
  <message>
   <source>The levels of {name} that are released: one, or all from one on so that who uses the records can choose</source>
   <translation>Les niveaux de {name} qui sont diffusés : un seul, ou tous à partir d'un niveau pour que les utilisateurs des enregistrements puissent choisir</translation>
  </message>
  <message>
   <source>The levels were written to {0}.</source>
   <translation>Les niveaux ont été écrits dans {0}.</translation>
  </message>
  <message>
   <source>The likelihood has no single top within reach: no number is given.</source>
   <translation>La vraisemblance n'a pas de sommet unique à portée : aucun nombre n'est donné.</translation>
  </message>
  <message>
   <source>The lines of a search: records lost, distances, moves</source>
   <translation>Les courbes d'une recherche : enregistrements perdus, distances, déplacements</translation>
  </message>
  <message>
   <source>The lowest band ends at {bottom}, above where the highest begins, {top}.</source>
   <translation>La tranche la plus basse finit à {bottom}, au-dessus du début de la plus haute, {top}.</translation>
  </message>
  <message>
   <source>The manifest is as it was written.</source>
   <translation>Le manifeste est tel qu’il a été écrit.</translation>
  </message>
  <message>
   <source>The manifest is not of its form: {names}.</source>
   <translation>Le manifeste n’a pas la forme voulue : {names}.</translation>
  </message>
  <message>
   <source>The manifest says k, combinations, columns and files.</source>
   <translation>Le manifeste donne k, les combinaisons, les colonnes et les fichiers.</translation>
  </message>
  <message>
   <source>The manifest was changed: its own SHA-256 does not agree.</source>
   <translation>Le manifeste a été modifié : sa propre empreinte SHA-256 ne correspond pas.</translation>
  </message>
  <message>
   <source>The map could not be painted.</source>
   <translation>La carte n'a pas pu être peinte.</translation>
  </message>
  <message>
   <source>The map could not be written to {file}.</source>
   <translation>La carte n'a pas pu être écrite dans {file}.</translation>
  </message>
  <message>
   <source>The map could not be written to {file}: {reason}.</source>
   <translation>La carte n'a pas pu être écrite dans {file} : {reason}.</translation>
  </message>
  <message>
   <source>The map has colours for {known} regions, but region {label} occurs.</source>
   <translation>La carte a des couleurs pour {known} régions, mais la région {label} se présente.</translation>
  </message>
  <message>
   <source>The map has {areas} areas, but {name} has {found} entries.</source>
   <translation>La carte a {areas} aires, mais {name} a {found} entrées.</translation>
  </message>
  <message>
   <source>The map has {areas} areas; not all selected ones exist.</source>
   <translation>La carte a {areas} aires ; toutes celles qui sont sélectionnées n'existent pas.</translation>
  </message>
  <message>
   <source>The map is in {0}.</source>
   <translation>La carte est dans {0}.</translation>
  </message>
  <message>
   <source>The map is on the clipboard, with legend and scale.</source>
   <translation>La carte est dans le presse-papiers, avec légende et échelle.</translation>
  </message>
  <message>
   <source>The map with title, legend and sources on a page: PDF, PNG, paper (Ctrl+P)</source>
   <translation>La carte avec titre, légende et sources sur une page : PDF, PNG, papier (Ctrl+P)</translation>
  </message>
  <message>
   <source>The mean without the 5 % at each tail, of models predicted by fits without them.</source>
   <translation>La moyenne sans les 5 % à chaque bout, de modèles prédits par des ajustements sans eux.</translation>
  </message>
  <message>
   <source>The measured share of unique records at the cut-off.</source>
   <translation>La part mesurée d'enregistrements uniques au seuil.</translation>
  </message>
  <message>
   <source>The measurement is on the clipboard.</source>
   <translation>La mesure est dans le presse-papiers.</translation>
  </message>
  <message>
   <source>The measures are in {0}.</source>
   <translation>Les mesures sont dans {0}.</translation>
  </message>
  <message>
   <source>The median error is {error}, {relative} of the cut-off.</source>
   <translation>L'erreur médiane est de {error}, soit {relative} du seuil.</translation>
  </message>
  <message>
   <source>The median region scores {0}. A disc has 1, a square {1}; long or ragged regions have less. Distances say how large regions are, this how round.</source>
   <translation>La région médiane atteint {0}. Un disque a 1, un carré {1} ; les régions longues ou déchiquetées ont moins. Les distances disent la taille des régions, ceci leur rondeur.</translation>
  </message>
  <message>
   <source>The model asks for {wanted:,} sites; areas with people, and so sites that are placed: {most:,}.</source>
   <translation>Le modèle demande {wanted:,} sites ; aires habitées, et donc sites placés : {most:,}.</translation>
  </message>
  <message>
   <source>The model for {part} was fitted on {low:,.10g} to {high:,.10g} {predictor}; these variables lie outside, so that its cut-off is a guess.</source>
   <translation>Le modèle pour {part} a été ajusté sur {low:,.10g} à {high:,.10g} {predictor} ; ces variables sont en dehors, de sorte que son seuil est une supposition.</translation>
  </message>
  <message>
   <source>The model knows nothing of k.</source>
   <translation>Le modèle ne sait rien de k.</translation>
  </message>
  <message>
   <source>The model {model} is listed twice.</source>
   <translation>Le modèle {model} est donné deux fois.</translation>
  </message>
  <message>
   <source>The model {model} names a column twice.</source>
   <translation>Le modèle {model} nomme une colonne deux fois.</translation>
  </message>
  <message>
   <source>The model {model} names the column {column}, which is not there.</source>
   <translation>Le modèle {model} nomme la colonne {column}, qui n'existe pas.</translation>
  </message>
  <message>
   <source>The model {name} goes by entropy: texts judge levels by max combinations only.</source>
   <translation>Le modèle {name} se fonde sur l'entropie : les textes ne jugent les niveaux que par combinaisons maximales.</translation>
  </message>
  <message>
   <source>The model's cut-off needs the entropy of the records: a run (F5) counts them.</source>
   <translation>Le seuil du modèle demande l'entropie des enregistrements : un calcul (F5) les compte.</translation>
  </message>
  <message>
   <source>The models differ by part of Canada</source>
   <translation>Les modèles diffèrent selon la partie du Canada</translation>
  </message>
  <message>
   <source>The models stand here with their cut-offs once you press Calibrate.</source>
   <translation>Les modèles sont ici avec leurs seuils dès que vous appuyez sur Caler.</translation>
  </message>
  <message>
   <source>The models were fitted to parts of Canada and say nothing of other places.</source>
   <translation>Les modèles ont été ajustés à des parties du Canada et ne disent rien d'autres lieux.</translation>
  </message>
  <message>
   <source>The models with their cut-offs; choose one to see it</source>
   <translation>Les modèles avec leurs seuils ; choisissez-en un pour le voir</translation>
  </message>
  <message>
   <source>The most regions found with {asked}: {regions:,}, {rate:.2%} suppressed; numbers of sites tried: {n}.</source>
   <translation>Le plus de régions trouvé avec {asked} : {regions:,}, {rate:.2%} de supprimés ; nombres de sites essayés : {n}.</translation>
  </message>
  <message>
   <source>The name of the folder for the results holds a line break or another sign that cannot be seen.</source>
   <translation>Le nom du dossier des résultats contient un saut de ligne ou un autre signe invisible.</translation>
  </message>
  <message>
   <source>The nearest site, or the site of the cell the placement made</source>
   <translation>Le site le plus proche, ou le site de la cellule que le placement a faite</translation>
  </message>
  <message>
   <source>The number of combinations has {digits} digits, more than 64 bits hold. It is exact all the same; no population comes near it, so nearly every record may be unique.</source>
   <translation>Le nombre de combinaisons a {digits} chiffres, plus que 64 bits n'en contiennent. Il est exact malgré tout ; aucune population n'en approche, et presque chaque enregistrement peut être unique.</translation>
  </message>
  <message>
   <source>The number of regions cannot be predicted without k.</source>
   <translation>Le nombre de régions ne peut pas être prédit sans k.</translation>
  </message>
  <message>
   <source>The number of regions is chosen below, whatever is lost.</source>
   <translation>Le nombre de régions est choisi ci-dessous, quelle que soit la perte.</translation>
  </message>
  <message>
   <source>The number of sites was given, so there is no cut-off.</source>
   <translation>Le nombre de sites a été donné, il n'y a donc pas de seuil.</translation>
  </message>
  <message>
   <source>The one colour of all shapes of the layer</source>
   <translation>La couleur unique de toutes les formes de la couche</translation>
  </message>
  <message>
   <source>The only region is below the cut-off of {cutoff:,.0f} people: it has {least:,.0f} {unit}.</source>
   <translation>La seule région est sous le seuil de {cutoff:,.0f} personnes : elle a {least:,.0f} {unit}.</translation>
  </message>
  <message>
   <source>The open band begins here (years, or the column's own unit)</source>
   <translation>La tranche ouverte commence ici (ans, ou l'unité propre à la colonne)</translation>
  </message>
  <message>
   <source>The outline crosses itself, so it has no area.</source>
   <translation>Le contour se croise, il n'a donc pas de superficie.</translation>
  </message>
  <message>
   <source>The pack cannot be called so.</source>
   <translation>Le paquet ne peut pas porter ce nom.</translation>
  </message>
  <message>
   <source>The pack is of an older format ({format}, made by {program}), which does not say: {names}. What it does say was judged; for the rest, release again.</source>
   <translation>Le paquet est d'un format plus ancien ({format}, fait par {program}), qui ne dit pas : {names}. Ce qu'il dit a été jugé ; pour le reste, diffusez-le de nouveau.</translation>
  </message>
  <message>
   <source>The pack may leave: every check passes.</source>
   <translation>Le paquet peut sortir : toutes les vérifications sont réussies.</translation>
  </message>
  <message>
   <source>The pack may leave: what fails was accepted with a reason.</source>
   <translation>Le paquet peut sortir : ce qui échoue a été accepté avec une raison.</translation>
  </message>
  <message>
   <source>The pack must not be given out: {findings}</source>
   <translation>La trousse ne doit pas être remise : {findings}</translation>
  </message>
  <message>
   <source>The pack says that it has no regions.</source>
   <translation>La trousse dit qu’elle n’a pas de régions.</translation>
  </message>
  <message>
   <source>The page after (Alt+Right)</source>
   <translation>La page suivante (Alt+Droite)</translation>
  </message>
  <message>
   <source>The page as it will be printed; the map shows what the window shows</source>
   <translation>La page telle qu'elle sera imprimée ; la carte montre ce que montre la fenêtre</translation>
  </message>
  <message>
   <source>The page before (Alt+Left)</source>
   <translation>La page précédente (Alt+Gauche)</translation>
  </message>
  <message>
   <source>The page could not be printed.</source>
   <translation>La page n'a pas pu être imprimée.</translation>
  </message>
  <message>
   <source>The page could not be written to {file}.</source>
   <translation>La page n'a pas pu être écrite dans {file}.</translation>
  </message>
  <message>
   <source>The page is being written</source>
   <translation>La page est en cours d'écriture</translation>
  </message>
  <message>
   <source>The page is in {0}.</source>
   <translation>La page est dans {0}.</translation>
  </message>
  <message>
   <source>The page that is shown</source>
   <translation>La page montrée</translation>
  </message>
  <message>
   <source>The page was sent to the printer.</source>
   <translation>La page a été envoyée à l'imprimante.</translation>
  </message>
  <message>
   <source>The pages of the manual</source>
   <translation>Les pages du manuel</translation>
  </message>
  <message>
   <source>The paper prints b0 with one decimal, so the cut-offs are good to 10-15 %.</source>
   <translation>L'article imprime b0 avec une décimale : les seuils sont bons à 10-15 % près.</translation>
  </message>
  <message>
   <source>The paper prints the same coefficients for entropy as for max combinations. They reproduce its section 5.1, but they are not a calibrated entropy model: from fewer sites than El Emam's entropy model gives (entropy under about 1.5) to thirty times more.</source>
   <translation>L'article imprime les mêmes coefficients pour l'entropie que pour les combinaisons maximales. Ils reproduisent sa section 5.1, mais ne sont pas un modèle d'entropie calé : de moins de sites que n'en donne le modèle d'entropie d'El Emam (entropie sous environ 1,5) à trente fois plus.</translation>
  </message>
  <message>
   <source>The part of Canada {part} is not known.</source>
   <translation>La partie du Canada {part} n'est pas connue.</translation>
  </message>
  <message>
   <source>The part {ending} of {file} is not what its name says.</source>
   <translation>La partie {ending} de {file} n'est pas ce que dit son nom.</translation>
  </message>
  <message>
   <source>The parts of the Shapefile {file} do not belong together: {shapes:,} shapes, but {rows:,} rows in its .dbf file.</source>
   <translation>Les parties du Shapefile {file} ne vont pas ensemble : {shapes:,} formes, mais {rows:,} lignes dans son fichier .dbf.</translation>
  </message>
  <message>
   <source>The person column {column} is blank in all rows.</source>
   <translation>La colonne des personnes {column} est vide dans toutes les lignes.</translation>
  </message>
  <message>
   <source>The place that was found</source>
   <translation>Le lieu trouvé</translation>
  </message>
  <message>
   <source>The population of the smallest region. This run asks for no floor.</source>
   <translation>La population de la plus petite région. Cette exécution ne demande pas de plancher.</translation>
  </message>
  <message>
   <source>The population stands in the area file; no table was joined.</source>
   <translation>La population est dans le fichier d'aires ; aucune table n'a été jointe.</translation>
  </message>
  <message>
   <source>The population that a region should have, by a model made before any record is seen. It is an average: single regions may be below it.</source>
   <translation>La population qu'une région devrait avoir, selon un modèle fait avant qu'aucun enregistrement ne soit vu. C'est une moyenne : certaines régions peuvent être en dessous.</translation>
  </message>
  <message>
   <source>The preset {name} does not say where it is from.</source>
   <translation>Le préréglage {name} ne dit pas d'où il vient.</translation>
  </message>
  <message>
   <source>The preset {name} has k {k} and tau {tau}, which cannot be.</source>
   <translation>Le préréglage {name} a k {k} et tau {tau}, ce qui ne peut pas être.</translation>
  </message>
  <message>
   <source>The preset {name} is there twice.</source>
   <translation>Le préréglage {name} s'y trouve deux fois.</translation>
  </message>
  <message>
   <source>The preset {name} lacks a usable {field}.</source>
   <translation>Il manque au préréglage {name} un champ {field} utilisable.</translation>
  </message>
  <message>
   <source>The price of the regions stands here: records left out, distances, information lost. Each with its unit and what it means.</source>
   <translation>Le prix des régions figure ici : enregistrements retirés, distances, information perdue. Chacun avec son unité et ce qu'il signifie.</translation>
  </message>
  <message>
   <source>The price, in one sentence</source>
   <translation>Le prix, en une phrase</translation>
  </message>
  <message>
   <source>The probability from which on an area is called small when caution is wanted.</source>
   <translation>La probabilité à partir de laquelle une aire est dite petite quand on veut être prudent.</translation>
  </message>
  <message>
   <source>The problem: small areas single people out</source>
   <translation>Le problème : de petites aires isolent des personnes</translation>
  </message>
  <message>
   <source>The program of the database</source>
   <translation>Le programme de la base</translation>
  </message>
  <message>
   <source>The proposals leave these as they are: {variables}</source>
   <translation>Les propositions laissent ceci tel quel : {variables}</translation>
  </message>
  <message>
   <source>The published model, or one of your own</source>
   <translation>Le modèle publié, ou l'un des vôtres</translation>
  </message>
  <message>
   <source>The published models of this form are of urban FSAs, demographic variables and the 2001 census: one element in a toolbox.</source>
   <translation>Les modèles publiés de cette forme portent sur des RTA urbaines, des variables démographiques et le recensement de 2001 : un élément d'une boîte à outils.</translation>
  </message>
  <message>
   <source>The quasi-identifier {column} has {most:,} categories or more.</source>
   <translation>Le quasi-identifiant {column} a {most:,} catégories ou plus.</translation>
  </message>
  <message>
   <source>The quasi-identifier {column} is chosen twice.</source>
   <translation>Le quasi-identifiant {column} est choisi deux fois.</translation>
  </message>
  <message>
   <source>The quasi-identifiers that are taken together.</source>
   <translation>Les quasi-identifiants pris ensemble.</translation>
  </message>
  <message>
   <source>The question is about {asked}: take its variables into the scenario and count again to measure that.</source>
   <translation>La question porte sur {asked} : mettez ses variables dans le scénario et comptez de nouveau pour le mesurer.</translation>
  </message>
  <message>
   <source>The question {name} has {n} answers.</source>
   <translation>La question {name} a {n} réponses.</translation>
  </message>
  <message>
   <source>The question {name} is there twice.</source>
   <translation>La question {name} y est deux fois.</translation>
  </message>
  <message>
   <source>The questions about thresholds lack {field}.</source>
   <translation>Il manque {field} aux questions sur les seuils.</translation>
  </message>
  <message>
   <source>The rarest combination in any {unit} is shared by {n} people.</source>
   <translation>La combinaison la plus rare dans une {unit} est partagée par {n} personnes.</translation>
  </message>
  <message>
   <source>The rarest combination of values there occurs {0}.</source>
   <translation>La combinaison de valeurs la plus rare s'y présente {0}.</translation>
  </message>
  <message>
   <source>The reason is empty.</source>
   <translation>Le motif est vide.</translation>
  </message>
  <message>
   <source>The records</source>
   <translation>Les enregistrements</translation>
  </message>
  <message>
   <source>The records are a sample of the people</source>
   <translation>Les enregistrements sont un échantillon des habitants</translation>
  </message>
  <message>
   <source>The records are being read.</source>
   <translation>Les enregistrements sont en cours de lecture.</translation>
  </message>
  <message>
   <source>The records are not read yet: which values there are is not known.</source>
   <translation>Les enregistrements ne sont pas encore lus : on ne sait pas quelles valeurs ils contiennent.</translation>
  </message>
  <message>
   <source>The records are others than those that the run was made from.</source>
   <translation>Les enregistrements ne sont pas ceux dont l’exécution est issue.</translation>
  </message>
  <message>
   <source>The records cannot be counted yet.</source>
   <translation>Les enregistrements ne peuvent pas encore être comptés.</translation>
  </message>
  <message>
   <source>The records cannot be read again as the result has them.</source>
   <translation>Les enregistrements ne peuvent pas être relus tels que le résultat les contient.</translation>
  </message>
  <message>
   <source>The records carry no areas, so the uniqueness of areas cannot be measured.</source>
   <translation>Les enregistrements n'ont pas d'aires : l'unicité des aires ne peut pas être mesurée.</translation>
  </message>
  <message>
   <source>The records have a column {column} already, which is to tell what is blanked.</source>
   <translation>Les enregistrements ont déjà une colonne {column}, qui doit dire ce qui est masqué.</translation>
  </message>
  <message>
   <source>The records have a column {column} already, which regions would be called.</source>
   <translation>Les enregistrements ont déjà une colonne {column}, nom que prendraient les régions.</translation>
  </message>
  <message>
   <source>The records have a column {name} already.</source>
   <translation>Les enregistrements ont déjà une colonne {name}.</translation>
  </message>
  <message>
   <source>The records have changed</source>
   <translation>Les enregistrements ont changé</translation>
  </message>
  <message>
   <source>The records have no column {column}.</source>
   <translation>Les enregistrements n'ont pas de colonne {column}.</translation>
  </message>
  <message>
   <source>The records have not been counted with these variables yet.</source>
   <translation>Les enregistrements n'ont pas encore été comptés avec ces variables.</translation>
  </message>
  <message>
   <source>The records of a unit are taken to be a simple random sample of its people, each person in it at most once. Records of patients, who are no random sample, can be more unique or less.</source>
   <translation>Les enregistrements d'une unité sont tenus pour un échantillon aléatoire simple de ses habitants, où chaque personne est au plus une fois. Des dossiers de patients, qui ne sont pas un échantillon aléatoire, peuvent être plus uniques ou moins.</translation>
  </message>
  <message>
   <source>The records of this project were not found: {0}.</source>
   <translation>Les enregistrements de ce projet n’ont pas été trouvés : {0}.</translation>
  </message>
  <message>
   <source>The records that this came out of are not counted now.</source>
   <translation>Les enregistrements dont ceci est issu ne sont pas comptés en ce moment.</translation>
  </message>
  <message>
   <source>The records that this came out of are not open.</source>
   <translation>Les enregistrements dont ceci est issu ne sont pas ouverts.</translation>
  </message>
  <message>
   <source>The records were counted without the variable {name}.</source>
   <translation>Les enregistrements ont été comptés sans la variable {name}.</translation>
  </message>
  <message>
   <source>The region's size beside the cut-off, the population that a region should have on average by the chosen model.</source>
   <translation>La taille de la région face au seuil, la population qu'une région devrait avoir en moyenne selon le modèle choisi.</translation>
  </message>
  <message>
   <source>The regions are not Voronoi cells: areas were moved between them.</source>
   <translation>Les régions ne sont pas des cellules de Voronoï : des aires ont été déplacées entre elles.</translation>
  </message>
  <message>
   <source>The regions come from column {column} of the areas; nothing was placed.</source>
   <translation>Les régions viennent de la colonne {column} des aires ; rien n'a été placé.</translation>
  </message>
  <message>
   <source>The regions come from {file}; nothing was placed.</source>
   <translation>Les régions viennent de {file} ; rien n'a été placé.</translation>
  </message>
  <message>
   <source>The regions hold {found} areas, but the study has {expected}.</source>
   <translation>Les régions contiennent {found} aires, mais l'étude en a {expected}.</translation>
  </message>
  <message>
   <source>The regions of a run are looked at: a text judges the levels of the areas only.</source>
   <translation>Ce sont les régions d'une exécution qui sont regardées : un texte ne juge que les niveaux des aires.</translation>
  </message>
  <message>
   <source>The regions of a run are protected beside other regions, or beside the areas: a text knows one or the other.</source>
   <translation>Les régions d'une exécution sont protégées à côté d'autres régions ou à côté des aires : un texte connaît les unes ou les autres.</translation>
  </message>
  <message>
   <source>The regions of “{run}” were edited by hand.</source>
   <translation>Les régions de « {run} » ont été modifiées à la main.</translation>
  </message>
  <message>
   <source>The regions' population spreads by {reached:.2%} of its mean, {off:.2f} points more than the {asked:.2%} allowed.</source>
   <translation>La population des régions s’écarte de {reached:.2%} de sa moyenne, soit {off:.2f} points de plus que les {asked:.2%} permis.</translation>
  </message>
  <message>
   <source>The regions' population spreads by {reached:.2%} of its mean, {off:.2f} points more than the {asked:.2%} allowed; region {low:,} holds {least:,.0f} {unit}, region {high:,} {most:,.0f}.</source>
   <translation>La population des régions s'écarte de {reached:.2%} de sa moyenne, {off:.2f} points de plus que les {asked:.2%} permis ; la région {low:,} compte {least:,.0f} {unit}, la région {high:,} {most:,.0f}.</translation>
  </message>
  <message>
   <source>The regions' population spreads by {reached:.2%} of its mean; {asked:.2%} was allowed.</source>
   <translation>La population des régions s'écarte de {reached:.2%} de sa moyenne ; {asked:.2%} était permis.</translation>
  </message>
  <message>
   <source>The release {release} has {n} areas that the area file has not, such as {area}.</source>
   <translation>La diffusion {release} a des secteurs ({n}) que le fichier des secteurs n'a pas, comme {area}.</translation>
  </message>
  <message>
   <source>The release {release} of {added} was made from records of the same kind that have changed since: whoever holds both sees the difference, which may be single people. The two cannot be compared class by class. Release from the same records, or only once enough have come.</source>
   <translation>La diffusion {release} du {added} vient d'enregistrements du même genre qui ont changé depuis : qui a les deux voit la différence, parfois des personnes isolées. On ne peut pas les comparer classe par classe. Diffusez à partir des mêmes enregistrements, ou attendez qu'il en soit venu assez.</translation>
  </message>
  <message>
   <source>The release {release} shows classes that these records do not have.</source>
   <translation>La diffusion {release} montre des classes que ces enregistrements n'ont pas.</translation>
  </message>
  <message>
   <source>The releases have {n:,} parts of areas and classes between them, too many to compare.</source>
   <translation>Les diffusions ont ensemble {n:,} parties de secteurs et de classes, trop pour les comparer.</translation>
  </message>
  <message>
   <source>The remedy {name} does not help here, or cannot be tried: nothing is taken over from blanked cells, and where records name persons no regions are merged and no further classes suppressed.</source>
   <translation>Le remède {name} n'aide pas ici, ou ne peut être essayé : rien n'est repris de cellules effacées, et là où les enregistrements nomment des personnes, aucune région n'est fusionnée et aucune autre classe n'est supprimée.</translation>
  </message>
  <message>
   <source>The report for the custodian cannot be written to {path}: {reason}.</source>
   <translation>Le rapport pour le gardien ne peut pas être écrit dans {path} : {reason}.</translation>
  </message>
  <message>
   <source>The report is in {file}.</source>
   <translation>Le rapport est dans {file}.</translation>
  </message>
  <message>
   <source>The reports are of these records, and do and fetch nothing.</source>
   <translation>Les rapports portent sur ces enregistrements, n’exécutent rien et ne vont rien chercher.</translation>
  </message>
  <message>
   <source>The result does not say how its records were read, so that it cannot be compared with other releases.</source>
   <translation>Le résultat ne dit pas comment ses enregistrements ont été lus ; on ne peut pas le comparer à d'autres diffusions.</translation>
  </message>
  <message>
   <source>The result does not say how its records were read.</source>
   <translation>Le résultat ne dit pas comment ses enregistrements ont été lus.</translation>
  </message>
  <message>
   <source>The result, at equal terms</source>
   <translation>Le résultat, à conditions égales</translation>
  </message>
  <message>
   <source>The result. Play or drag to see the search.</source>
   <translation>Le résultat. Lisez ou faites glisser pour voir la recherche.</translation>
  </message>
  <message>
   <source>The results would replace {path}, which is read.</source>
   <translation>Les résultats remplaceraient {path}, qui est lu.</translation>
  </message>
  <message>
   <source>The risk against what custodians allow</source>
   <translation>Le risque face à ce que permettent les dépositaires</translation>
  </message>
  <message>
   <source>The risk is the probability that somebody who knows these columns of a person takes the right record for that person's: one divided by the number of records that look alike. It is measured on the released records themselves, the worst case.</source>
   <translation>Le risque est la probabilité que quelqu’un qui connaît ces colonnes d’une personne tombe sur le bon enregistrement : un divisé par le nombre d’enregistrements semblables. Il est mesuré sur les enregistrements diffusés eux-mêmes, le pire des cas.</translation>
  </message>
  <message>
   <source>The role may not read {file}.</source>
   <translation>Le rôle n'a pas le droit de lire {file}.</translation>
  </message>
  <message>
   <source>The role may not write {table}.</source>
   <translation>Le rôle n'a pas le droit d'écrire {table}.</translation>
  </message>
  <message>
   <source>The role; blank: your name on this machine</source>
   <translation>Le rôle; vide : votre nom sur cet ordinateur</translation>
  </message>
  <message>
   <source>The rows of a trace must be in the order of its steps.</source>
   <translation>Les lignes d'une trace doivent être dans l'ordre de ses pas.</translation>
  </message>
  <message>
   <source>The rule does not apply here.</source>
   <translation>La règle ne s'applique pas ici.</translation>
  </message>
  <message>
   <source>The rule does not apply here: it is not in a known part of Canada.</source>
   <translation>La règle ne s'applique pas ici : ce n'est pas dans une partie connue du Canada.</translation>
  </message>
  <message>
   <source>The rule {rule} needs the entropy of the quasi-identifiers.</source>
   <translation>La règle {rule} demande l'entropie des quasi-identifiants.</translation>
  </message>
  <message>
   <source>The rule {rule} needs the max combinations of the quasi-identifiers.</source>
   <translation>La règle {rule} demande les combinaisons maximales des quasi-identifiants.</translation>
  </message>
  <message>
   <source>The run</source>
   <translation>L’exécution</translation>
  </message>
  <message>
   <source>The run counts the records first; then the number is known</source>
   <translation>L'exécution compte d'abord les enregistrements ; le nombre est alors connu</translation>
  </message>
  <message>
   <source>The run in one sentence</source>
   <translation>L'exécution en une phrase</translation>
  </message>
  <message>
   <source>The run that the shown one is compared with</source>
   <translation>L'exécution à laquelle celle affichée est comparée</translation>
  </message>
  <message>
   <source>The run to compare with</source>
   <translation>L'exécution à comparer</translation>
  </message>
  <message>
   <source>The run was cancelled; everything is as before.</source>
   <translation>L'exécution a été annulée ; tout est comme avant.</translation>
  </message>
  <message>
   <source>The run whose regions and records are handed over; it is shown on the map</source>
   <translation>L’exécution dont les régions et les enregistrements sont remis; elle est affichée sur la carte</translation>
  </message>
  <message>
   <source>The same as share of all records.</source>
   <translation>La même chose en part de tous les enregistrements.</translation>
  </message>
  <message>
   <source>The same number draws the same samples on every machine</source>
   <translation>Le même nombre tire les mêmes échantillons sur chaque ordinateur</translation>
  </message>
  <message>
   <source>The same number gives the same attack on every machine</source>
   <translation>Le même nombre donne la même attaque sur chaque ordinateur</translation>
  </message>
  <message>
   <source>The same number of regions, the same k = {k}: {found_lost} are left out, {less} fewer. Areas lie {found_km} from the centre of their region, with FSAs {fsa_km}.</source>
   <translation>Le même nombre de régions, le même k = {k} : {found_lost} sont laissés de côté, {less} de moins. Les aires sont à {found_km} du centre de leur région, à {fsa_km} avec les RTA.</translation>
  </message>
  <message>
   <source>The same of what is released: at least k.</source>
   <translation>De même pour ce qui est diffusé : au moins k.</translation>
  </message>
  <message>
   <source>The same, and all records once more for each one left out.</source>
   <translation>La même, et tous les enregistrements encore une fois pour chacun qui est retiré.</translation>
  </message>
  <message>
   <source>The sampling fraction of a unit is its records divided by its people.</source>
   <translation>Le taux de sondage d'une unité est le nombre de ses enregistrements divisé par celui de ses habitants.</translation>
  </message>
  <message>
   <source>The scenario asks for the quasi-identifiers {chosen}, but the records were counted by {counted}.</source>
   <translation>Le scénario demande les quasi-identifiants {chosen}, mais les enregistrements ont été comptés selon {counted}.</translation>
  </message>
  <message>
   <source>The scenario cannot have this: {what}.</source>
   <translation>Le scénario ne peut pas avoir ceci : {what}.</translation>
  </message>
  <message>
   <source>The scenario file</source>
   <translation>Le fichier de scénario</translation>
  </message>
  <message>
   <source>The scenario file {file} lacks something or holds something unknown: {what}.</source>
   <translation>Il manque quelque chose au fichier de scénario {file}, ou il contient de l'inconnu : {what}.</translation>
  </message>
  <message>
   <source>The scenario has these variables now; a run shows what they cost.</source>
   <translation>Le scénario a maintenant ces variables ; un calcul montre ce qu'elles coûtent.</translation>
  </message>
  <message>
   <source>The scenario is saved in {0}.</source>
   <translation>Le scénario est enregistré dans {0}.</translation>
  </message>
  <message>
   <source>The scenario's variables. They follow it until you edit here.</source>
   <translation>Les variables du scénario. Elles le suivent jusqu'à ce que vous modifiiez ici.</translation>
  </message>
  <message>
   <source>The scenario's {what} lacks a parameter, or has a value of a wrong kind.</source>
   <translation>Il manque un paramètre à {what} du scénario, ou une valeur est d'une mauvaise sorte.</translation>
  </message>
  <message>
   <source>The search has ended before it found a way: there may be one.</source>
   <translation>La recherche s'est terminée avant de trouver un moyen : il peut y en avoir un.</translation>
  </message>
  <message>
   <source>The search has ended early: there may be a cheaper way.</source>
   <translation>La recherche s'est terminée tôt : il peut y avoir un moyen moins cher.</translation>
  </message>
  <message>
   <source>The search of “{run}” in {steps}, from its start to the result.</source>
   <translation>La recherche de « {run} » en {steps}, de son départ au résultat.</translation>
  </message>
  <message>
   <source>The seed is {seed}, but must be from 0 to 2**63 - 1.</source>
   <translation>Le germe est {seed}, mais doit être de 0 à 2**63 - 1.</translation>
  </message>
  <message>
   <source>The seed is {seed}.</source>
   <translation>Le germe est {seed}.</translation>
  </message>
  <message>
   <source>The selected areas are region {region:,} already.</source>
   <translation>Les aires sélectionnées sont déjà la région {region:,}.</translation>
  </message>
  <message>
   <source>The selected areas form part of one region, apart from other locked groups</source>
   <translation>Les aires sélectionnées font partie d'une même région, à part des autres groupes verrouillés</translation>
  </message>
  <message>
   <source>The selected areas join the region that the brush holds</source>
   <translation>Les aires sélectionnées rejoignent la région que tient le pinceau</translation>
  </message>
  <message>
   <source>The selected areas leave their regions and become a new one</source>
   <translation>Les aires sélectionnées quittent leurs régions et en forment une nouvelle</translation>
  </message>
  <message>
   <source>The selected areas stay where placement puts them; refinement moves none</source>
   <translation>Les aires sélectionnées restent où le placement les met ; le raffinement n'en déplace aucune</translation>
  </message>
  <message>
   <source>The server had no memory or disk space left to count {file}.</source>
   <translation>Le serveur n'avait plus de mémoire ni d'espace disque pour compter {file}.</translation>
  </message>
  <message>
   <source>The server's name, or the folder of its socket; blank: this machine</source>
   <translation>Le nom du serveur, ou le dossier de son socket; vide : cet ordinateur</translation>
  </message>
  <message>
   <source>The settings of “{0}” are in the scenario; press Run (F5).</source>
   <translation>Les réglages de « {0} » sont dans le scénario ; appuyez sur Lancer (F5).</translation>
  </message>
  <message>
   <source>The shapes are in the folder regions in four formats; crosswalk.csv says which areas each region is made of. The numbers of the regions mean nothing.</source>
   <translation>Les formes sont dans le dossier regions en quatre formats; crosswalk.csv dit de quels aires chaque région est faite. Les numéros des régions ne signifient rien.</translation>
  </message>
  <message>
   <source>The shapes of the regions are valid, do not overlap, and cover all of the land.</source>
   <translation>Les formes des régions sont valides, ne se chevauchent pas et couvrent tout le territoire.</translation>
  </message>
  <message>
   <source>The shapes of {file} do not lie on the earth if they are {crs}.</source>
   <translation>Les formes de {file} ne sont pas sur la terre si elles sont en {crs}.</translation>
  </message>
  <message>
   <source>The shapes of {file} lie nowhere near the areas: if they should, the file has another coordinate system than it says.</source>
   <translation>Les formes de {file} sont loin des aires : si elles devaient y être, le fichier a un autre système de coordonnées qu'il ne le dit.</translation>
  </message>
  <message>
   <source>The share of unique records at which the curve of a model is taken to be flat. The size of a region at that share is its cut-off.</source>
   <translation>La part d'enregistrements uniques à laquelle la courbe d'un modèle est tenue pour plate. La taille d'une région à cette part est son seuil.</translation>
  </message>
  <message>
   <source>The shown run in one sentence</source>
   <translation>L'exécution affichée en une phrase</translation>
  </message>
  <message>
   <source>The shown run loses no record.</source>
   <translation>L'exécution affichée ne perd aucun enregistrement.</translation>
  </message>
  <message>
   <source>The shown run releases no class.</source>
   <translation>L'exécution affichée ne diffuse aucune classe.</translation>
  </message>
  <message>
   <source>The site count predicted {share}.</source>
   <translation>Le nombre de sites prédisait {share}.</translation>
  </message>
  <message>
   <source>The sizes of all classes released, squared and added up. The less, the finer the data: large classes look all alike.</source>
   <translation>Les tailles de toutes les classes diffusées, au carré et additionnées. Moins il y en a, plus les données sont fines : les grandes classes se ressemblent toutes.</translation>
  </message>
  <message>
   <source>The small places that records name, such as dissemination areas.</source>
   <translation>Les petits lieux que nomment les enregistrements, comme les aires de diffusion.</translation>
  </message>
  <message>
   <source>The smallest class sizes have to be whole numbers of 2 or more.</source>
   <translation>Les tailles minimales de classe doivent être des nombres entiers d'au moins 2.</translation>
  </message>
  <message>
   <source>The smallest unit</source>
   <translation>La plus petite unité</translation>
  </message>
  <message>
   <source>The smallest units are listed; Remedies exports all that have too few people.</source>
   <translation>Les plus petites unités sont listées ; Remèdes exporte toutes celles qui ont trop peu de personnes.</translation>
  </message>
  <message>
   <source>The start: what the search was given.</source>
   <translation>Le départ : ce que la recherche a reçu.</translation>
  </message>
  <message>
   <source>The statement of risk is not that of the records: {names}.</source>
   <translation>L'énoncé du risque n'est pas celui des enregistrements : {names}.</translation>
  </message>
  <message>
   <source>The statement of risk is what the records say.</source>
   <translation>L'énoncé du risque est ce que disent les enregistrements.</translation>
  </message>
  <message>
   <source>The step is chosen so that there are about 10 to 40 sizes.</source>
   <translation>Le pas est choisi pour qu'il y ait environ 10 à 40 tailles.</translation>
  </message>
  <message>
   <source>The strictest of the thresholds 0, 5 and 20 % that the unit keeps.</source>
   <translation>Le plus strict des seuils 0, 5 et 20 % que tient l'unité.</translation>
  </message>
  <message>
   <source>The styles are saved in {0}.</source>
   <translation>Les styles sont enregistrés dans {0}.</translation>
  </message>
  <message>
   <source>The suppression is about {n} records, but there are {found}.</source>
   <translation>La suppression porte sur {n} enregistrements, mais il y en a {found}.</translation>
  </message>
  <message>
   <source>The table is in {0}.</source>
   <translation>La table est dans {0}.</translation>
  </message>
  <message>
   <source>The table of {name} has several columns called {column}.</source>
   <translation>Le tableau de {name} a plusieurs colonnes nommées {column}.</translation>
  </message>
  <message>
   <source>The table of {name} holds a column that cannot be written: values of one column must be of one kind.</source>
   <translation>Le tableau de {name} a une colonne qui ne peut pas être écrite : les valeurs d'une colonne doivent être d'une seule sorte.</translation>
  </message>
  <message>
   <source>The table's column that holds the ids of the areas, or DGUIDs</source>
   <translation>La colonne de la table qui porte les identifiants des aires, ou les IDUGD</translation>
  </message>
  <message>
   <source>The target sets no limit.</source>
   <translation>La cible ne fixe aucune limite.</translation>
  </message>
  <message>
   <source>The threshold is a change over one step. The slope of the paper (0.001 over 5,000 records) is {0} over this step.</source>
   <translation>Le seuil est un changement sur un pas. La pente de l'article (0,001 sur 5 000 enregistrements) est {0} sur ce pas.</translation>
  </message>
  <message>
   <source>The threshold models are fitted on {n:,} of {of:,} areas, drawn at random.</source>
   <translation>Les modèles de seuils sont ajustés sur {n:,} aires sur {of:,}, tirées au hasard.</translation>
  </message>
  <message>
   <source>The threshold {name} has a share of {share}, which cannot be.</source>
   <translation>Le seuil {name} a une part de {share}, ce qui est impossible.</translation>
  </message>
  <message>
   <source>The threshold {name} lacks a usable {field}.</source>
   <translation>Il manque au seuil {name} un {field} utilisable.</translation>
  </message>
  <message>
   <source>The thresholds cannot be read.</source>
   <translation>Les seuils ne peuvent pas être lus.</translation>
  </message>
  <message>
   <source>The tolerance is {tolerance}, but must be a share from 0 to below 1.</source>
   <translation>La tolérance est {tolerance}, mais doit être une part de 0 à moins de 1.</translation>
  </message>
  <message>
   <source>The top of the bands is {top}, but must be a number.</source>
   <translation>Le sommet des tranches est {top}, mais doit être un nombre.</translation>
  </message>
  <message>
   <source>The trace of the search does not lead to its result.</source>
   <translation>La trace de la recherche ne mène pas à son résultat.</translation>
  </message>
  <message>
   <source>The two runs were made from different areas; they cannot be compared area by area.</source>
   <translation>Les deux exécutions ont été faites d'aires différentes ; elles ne peuvent pas être comparées aire par aire.</translation>
  </message>
  <message>
   <source>The unit of entropy by natural logarithms. One nat is 1.44 bits.</source>
   <translation>L'unité de l'entropie par logarithmes naturels. Un nat vaut 1,44 bit.</translation>
  </message>
  <message>
   <source>The value by which the records are grouped, before it was blanked.</source>
   <translation>La valeur selon laquelle les enregistrements sont groupés, avant qu'elle ne soit masquée.</translation>
  </message>
  <message>
   <source>The variable has no name.</source>
   <translation>La variable n'a pas de nom.</translation>
  </message>
  <message>
   <source>The variable {column} has not been counted.</source>
   <translation>La variable {column} n'a pas été comptée.</translation>
  </message>
  <message>
   <source>The variable {column} is not a coarser form of what was counted.</source>
   <translation>La variable {column} n'est pas une forme plus grossière de ce qui a été compté.</translation>
  </message>
  <message>
   <source>The variable {name} cannot be recoded by {kind} {amount}.</source>
   <translation>La variable {name} ne peut pas être recodée par {kind} {amount}.</translation>
  </message>
  <message>
   <source>The variable {name} depends on {given}, which cannot be drawn before it.</source>
   <translation>La variable {name} dépend de {given}, qui ne peut pas être tirée avant elle.</translation>
  </message>
  <message>
   <source>The variable {name} has {n} categories.</source>
   <translation>La variable {name} a {n} catégories.</translation>
  </message>
  <message>
   <source>The variable {name} is asked for twice.</source>
   <translation>La variable {name} est demandée deux fois.</translation>
  </message>
  <message>
   <source>The variable {name} is named twice.</source>
   <translation>La variable {name} est nommée deux fois.</translation>
  </message>
  <message>
   <source>The variable {name} weighs most: where it is known, the share of unique people is about {times:,} times as large.</source>
   <translation>La variable {name} pèse le plus : là où elle est connue, la part de personnes uniques est environ {times:,} fois plus grande.</translation>
  </message>
  <message>
   <source>The variable {name} weighs most: where it is known, the share of unique people is about {times:,} times as large. Collapse it first.</source>
   <translation>La variable {name} pèse le plus : là où elle est connue, la part de personnes uniques est environ {times:,} fois plus grande. Regroupez-la d'abord.</translation>
  </message>
  <message>
   <source>The variable {name} weighs most: where it is known, the share of unique records is about {times:,} times as large.</source>
   <translation>La variable {name} pèse le plus : là où elle est connue, la part d'enregistrements uniques est environ {times:,} fois plus grande.</translation>
  </message>
  <message>
   <source>The variable {name} weighs most: where it is known, the share of unique records is about {times:,} times as large. Collapse it first.</source>
   <translation>La variable {name} pèse le plus : là où elle est connue, la part d'enregistrements uniques est environ {times:,} fois plus grande. Regroupez-la d'abord.</translation>
  </message>
  <message>
   <source>The variables are: {names}.</source>
   <translation>Les variables sont : {names}.</translation>
  </message>
  <message>
   <source>The variables make a number of combinations with more than {most:,} digits.</source>
   <translation>Les variables font un nombre de combinaisons de plus de {most:,} chiffres.</translation>
  </message>
  <message>
   <source>The variables of the combination.</source>
   <translation>Les variables de la combinaison.</translation>
  </message>
  <message>
   <source>The variables that would be released stand here: open records and choose variables in the scenario, or add them by hand.</source>
   <translation>Les variables qui seraient diffusées sont ici : ouvrez des enregistrements et choisissez des variables dans le scénario, ou ajoutez-les à la main.</translation>
  </message>
  <message>
   <source>The view after (Alt+Right)</source>
   <translation>La vue suivante (Alt+Droite)</translation>
  </message>
  <message>
   <source>The view before (Alt+Left)</source>
   <translation>La vue précédente (Alt+Gauche)</translation>
  </message>
  <message>
   <source>The weight of {column} is {weight}, but must be above 0 and at most 1.</source>
   <translation>Le poids de {column} est {weight}, mais doit être supérieur à 0 et d'au plus 1.</translation>
  </message>
  <message>
   <source>The weights are those of ln(share of unique people) on which variables are known, over the combinations with a unique person, {used:,} of {all:,}; R² {r_squared:.3f}.</source>
   <translation>Les poids sont ceux de ln(part de personnes uniques) sur les variables connues, dans les combinaisons avec une personne unique, {used:,} sur {all:,} ; R² {r_squared:.3f}.</translation>
  </message>
  <message>
   <source>The weights are those of ln(share of unique records) on which variables are known, over the combinations with a unique record, {used:,} of {all:,}; R² {r_squared:.3f}.</source>
   <translation>Les poids sont ceux de ln(part d'enregistrements uniques) sur les variables connues, dans les combinaisons avec un enregistrement unique, {used:,} sur {all:,} ; R² {r_squared:.3f}.</translation>
  </message>
  <message>
   <source>The whole address, without a password; the list has the last connections</source>
   <translation>L'adresse entière, sans mot de passe; la liste a les dernières connexions</translation>
  </message>
  <message>
   <source>The whole map</source>
   <translation>La carte entière</translation>
  </message>
  <message>
   <source>The {key} of the coefficient file {file} is not a text.</source>
   <translation>{key} du fichier de coefficients {file} n'est pas un texte.</translation>
  </message>
  <message>
   <source>The {name} are given as {kind}, which is neither a file nor a table.</source>
   <translation>{name} : donné comme {kind}, ce qui n'est ni un fichier ni un tableau.</translation>
  </message>
  <message>
   <source>The {name} of a simulated attack is {share}, but must be above 0 and at most 1.</source>
   <translation>La {name} d'une attaque simulée est {share}, mais doit être supérieure à 0 et d'au plus 1.</translation>
  </message>
  <message>
   <source>The {name} of the layer {layer} must have {columns} columns.</source>
   <translation>{name} de la couche {layer} doit avoir {columns} colonnes.</translation>
  </message>
  <message>
   <source>The {n} with most records at risk; copy or export for all {all}.</source>
   <translation>Les {n} avec le plus d'enregistrements à risque ; copiez ou exportez pour avoir les {all}.</translation>
  </message>
  <message>
   <source>Their area is not in the area file.</source>
   <translation>Leur aire n'est pas dans le fichier d'aires.</translation>
  </message>
  <message>
   <source>Their order only breaks ties.</source>
   <translation>Leur ordre ne fait que départager les égalités.</translation>
  </message>
  <message>
   <source>There are no areas on the map.</source>
   <translation>Il n'y a pas d'aires sur la carte.</translation>
  </message>
  <message>
   <source>There are no quasi-identifier models.</source>
   <translation>Il n'y a pas de modèles de quasi-identifiants.</translation>
  </message>
  <message>
   <source>There are no records to attack.</source>
   <translation>Il n'y a pas d'enregistrements à attaquer.</translation>
  </message>
  <message>
   <source>There are no records to examine.</source>
   <translation>Il n'y a pas d'enregistrements à examiner.</translation>
  </message>
  <message>
   <source>There are no records, so nothing can be counted.</source>
   <translation>Il n'y a pas d'enregistrements, donc rien à compter.</translation>
  </message>
  <message>
   <source>There are no records.</source>
   <translation>Il n'y a aucun enregistrement.</translation>
  </message>
  <message>
   <source>There are no values.</source>
   <translation>Il n'y a pas de valeurs.</translation>
  </message>
  <message>
   <source>There are too few combinations for standard errors.</source>
   <translation>Il y a trop peu de combinaisons pour des erreurs types.</translation>
  </message>
  <message>
   <source>There are too many coarsenings to look at all of them.</source>
   <translation>Il y a trop de réductions pour les regarder toutes.</translation>
  </message>
  <message>
   <source>There are {n:,} files beside the manifest, and no other.</source>
   <translation>Il y a {n:,} fichiers à côté du manifeste, et aucun autre.</translation>
  </message>
  <message>
   <source>There are {n} records, but at most {most} can be counted.</source>
   <translation>Il y a {n} enregistrements, mais on peut en compter au plus {most}.</translation>
  </message>
  <message>
   <source>There are {points} places for labels, but {name} has {found} entries.</source>
   <translation>Il y a {points} endroits pour des étiquettes, mais {name} a {found} entrées.</translation>
  </message>
  <message>
   <source>There are {records} from here.</source>
   <translation>Il y a {records} d’ici.</translation>
  </message>
  <message>
   <source>There are: {columns}.</source>
   <translation>Il y a : {columns}.</translation>
  </message>
  <message>
   <source>There are: {known}.</source>
   <translation>Il y a : {known}.</translation>
  </message>
  <message>
   <source>There is a coefficient set called {name} already.</source>
   <translation>Il y a déjà un jeu de coefficients nommé {name}.</translation>
  </message>
  <message>
   <source>There is a column “{name}” already.</source>
   <translation>Il y a déjà une colonne « {name} ».</translation>
  </message>
  <message>
   <source>There is a table {table} already.</source>
   <translation>Il y a déjà une table {table}.</translation>
  </message>
  <message>
   <source>There is already a category called {name}.</source>
   <translation>Il y a déjà une catégorie appelée {name}.</translation>
  </message>
  <message>
   <source>There is no algorithm {name}.</source>
   <translation>Il n'y a pas d'algorithme {name}.</translation>
  </message>
  <message>
   <source>There is no area to draw.</source>
   <translation>Il n'y a aucune aire à dessiner.</translation>
  </message>
  <message>
   <source>There is no coefficient set called {name}.</source>
   <translation>Il n'y a pas de jeu de coefficients appelé {name}.</translation>
  </message>
  <message>
   <source>There is no column or level {column}.</source>
   <translation>Il n'y a pas de colonne ni de niveau {column}.</translation>
  </message>
  <message>
   <source>There is no column or level {name}.</source>
   <translation>Il n'y a ni colonne ni niveau {name}.</translation>
  </message>
  <message>
   <source>There is no column {column} among these records.</source>
   <translation>Il n'y a pas de colonne {column} parmi ces enregistrements.</translation>
  </message>
  <message>
   <source>There is no column {column}.</source>
   <translation>Il n'y a pas de colonne {column}.</translation>
  </message>
  <message>
   <source>There is no column “{name}”.</source>
   <translation>Il n'y a pas de colonne « {name} ».</translation>
  </message>
  <message>
   <source>There is no combination of columns to protect.</source>
   <translation>Il n'y a pas de combinaison de colonnes à protéger.</translation>
  </message>
  <message>
   <source>There is no connection to {url}: you did not want it.</source>
   <translation>Il n'y a pas de connexion à {url} : vous ne l'avez pas voulue.</translation>
  </message>
  <message>
   <source>There is no coordinate system “{text}”.</source>
   <translation>Il n'y a pas de système de coordonnées « {text} ».</translation>
  </message>
  <message>
   <source>There is no cross-validation: it needs a fit, and at least as many models as folds.</source>
   <translation>Il n'y a pas de validation croisée : elle demande un ajustement, et au moins autant de modèles que de plis.</translation>
  </message>
  <message>
   <source>There is no distribution of a variable {name}.</source>
   <translation>Il n'y a pas de répartition d'une variable {name}.</translation>
  </message>
  <message>
   <source>There is no expression.</source>
   <translation>Il n'y a pas d'expression.</translation>
  </message>
  <message>
   <source>There is no file {file}.</source>
   <translation>Il n'y a pas de fichier {file}.</translation>
  </message>
  <message>
   <source>There is no file {path}.</source>
   <translation>Il n'y a pas de fichier {path}.</translation>
  </message>
  <message>
   <source>There is no function “{name}” for expressions.</source>
   <translation>Il n'y a pas de fonction « {name} » pour les expressions.</translation>
  </message>
  <message>
   <source>There is no model for {threshold:.3g} % unique people. {why}</source>
   <translation>Il n'y a pas de modèle pour {threshold:.3g} % de personnes uniques. {why}</translation>
  </message>
  <message>
   <source>There is no model.</source>
   <translation>Il n'y a pas de modèle.</translation>
  </message>
  <message>
   <source>There is no paper called {name}.</source>
   <translation>Il n’y a pas d’article nommé {name}.</translation>
  </message>
  <message>
   <source>There is no placement called {name}.</source>
   <translation>Il n'y a pas de placement appelé {name}.</translation>
  </message>
  <message>
   <source>There is no preset {name}.</source>
   <translation>Il n'y a pas de préréglage {name}.</translation>
  </message>
  <message>
   <source>There is no record from here.</source>
   <translation>Aucun enregistrement ne vient d'ici.</translation>
  </message>
  <message>
   <source>There is no refinement called {name}.</source>
   <translation>Il n'y a pas de raffinement appelé {name}.</translation>
  </message>
  <message>
   <source>There is no run to hand over yet.</source>
   <translation>Il n’y a pas encore d’exécution à remettre.</translation>
  </message>
  <message>
   <source>There is no run yet whose search could be shown.</source>
   <translation>Il n'y a pas encore d'exécution dont la recherche puisse être montrée.</translation>
  </message>
  <message>
   <source>There is no second run to compare with.</source>
   <translation>Il n'y a pas de seconde exécution à comparer.</translation>
  </message>
  <message>
   <source>There is no site count called {name}.</source>
   <translation>Il n'y a pas de calcul de sites appelé {name}.</translation>
  </message>
  <message>
   <source>There is no step {step} of {n}.</source>
   <translation>Il n'y a pas de pas {step} sur {n}.</translation>
  </message>
  <message>
   <source>There is no suppression model by {predictor}. {why}</source>
   <translation>Il n'y a pas de modèle de suppression par {predictor}. {why}</translation>
  </message>
  <message>
   <source>There is no variable that an adversary could know.</source>
   <translation>Il n'y a pas de variable qu'un adversaire pourrait connaître.</translation>
  </message>
  <message>
   <source>There is no variable {name} in this design.</source>
   <translation>Il n'y a pas de variable {name} dans ce plan.</translation>
  </message>
  <message>
   <source>There is no width of bands.</source>
   <translation>Il n'y a pas de largeur de tranche.</translation>
  </message>
  <message>
   <source>There is no {report} beside {path}.</source>
   <translation>Il n'y a pas de {report} à côté de {path}.</translation>
  </message>
  <message>
   <source>There is not enough memory for the counts of {file}.</source>
   <translation>Il n'y a pas assez de mémoire pour les comptes de {file}.</translation>
  </message>
  <message>
   <source>There is not enough memory or temporary disk space to count {file}.</source>
   <translation>Il n'y a pas assez de mémoire ou d'espace disque temporaire pour compter {file}.</translation>
  </message>
  <message>
   <source>There is nothing that {columns} could be weighed against.</source>
   <translation>Il n'y a rien par rapport à quoi peser {columns}.</translation>
  </message>
  <message>
   <source>There is nothing to compare.</source>
   <translation>Il n'y a rien à comparer.</translation>
  </message>
  <message>
   <source>There is nothing to decide about: no k or no variables.</source>
   <translation>Il n'y a rien à décider : pas de k ou pas de variables.</translation>
  </message>
  <message>
   <source>There is nothing to find yet: open an area file (Ctrl+O).</source>
   <translation>Il n'y a encore rien à trouver : ouvrez un fichier d'aires (Ctrl+O).</translation>
  </message>
  <message>
   <source>There is one unit only: all areas together.</source>
   <translation>Il n'y a qu'une unité : toutes les aires ensemble.</translation>
  </message>
  <message>
   <source>There is only one category, so this variable tells nobody anything.</source>
   <translation>Il n'y a qu'une catégorie, cette variable n'apprend donc rien à personne.</translation>
  </message>
  <message>
   <source>There is work that was not saved: {0}</source>
   <translation>Il y a du travail non enregistré : {0}</translation>
  </message>
  <message>
   <source>These are the counts of an earlier question: count again.</source>
   <translation>Ces nombres répondent à une question antérieure : recomptez.</translation>
  </message>
  <message>
   <source>These areas are points, or have no borders in common: in one piece means among the nearest neighbours, which nobody sees on the map</source>
   <translation>Ces aires sont des points ou n’ont pas de limites communes : d’un seul tenant s’entend alors des plus proches voisines, ce que la carte ne montre pas</translation>
  </message>
  <message>
   <source>These areas know no coarser level. Add one in the Aggregate workspace.</source>
   <translation>Ces aires ne connaissent pas de niveau plus grossier. Ajoutez-en un dans l'espace Regrouper.</translation>
  </message>
  <message>
   <source>These areas lie in {units}: no region may cross a border of {level}.</source>
   <translation>Ces aires sont dans {units} : aucune région ne peut traverser une limite de {level}.</translation>
  </message>
  <message>
   <source>These records are synthetic: nobody in them is real.</source>
   <translation>Ces enregistrements sont synthétiques : personne n’y est réel.</translation>
  </message>
  <message>
   <source>These records carry no areas, so nothing can be shown on the map: open areas, and choose the column of area ids.</source>
   <translation>Ces enregistrements ne portent pas d'aires, donc rien ne peut être montré sur la carte : ouvrez des aires et choisissez la colonne des identifiants d'aire.</translation>
  </message>
  <message>
   <source>These records carry no areas, so they cannot be shown on the map: open areas, and choose the column of area ids.</source>
   <translation>Ces enregistrements n'ont pas d'aires, ils ne peuvent donc pas être montrés sur la carte : ouvrez des aires, et choisissez la colonne des identifiants d'aires.</translation>
  </message>
  <message>
   <source>These records carry no areas.</source>
   <translation>Ces enregistrements n'ont pas d'aires.</translation>
  </message>
  <message>
   <source>These records have fewer than two columns that could be quasi-identifiers. Recode columns in step 2 of the scenario (Variables), or open other records.</source>
   <translation>Ces enregistrements ont moins de deux colonnes qui pourraient être des quasi-identifiants. Recodez des colonnes à l'étape 2 du scénario (Variables), ou ouvrez d'autres enregistrements.</translation>
  </message>
  <message>
   <source>These regions stand in no file: a command could not find them.</source>
   <translation>Ces régions ne se trouvent dans aucun fichier : une commande ne les trouverait pas.</translation>
  </message>
  <message>
   <source>These regions stand in no file: a script could not find them.</source>
   <translation>Ces régions ne se trouvent dans aucun fichier : un script ne les trouverait pas.</translation>
  </message>
  <message>
   <source>These regions were given ({of}); there is nothing to place.</source>
   <translation>Ces régions ont été données ({of}) ; il n'y a rien à placer.</translation>
  </message>
  <message>
   <source>They are a selection of a file, chosen by {columns}; which values were chosen is not told here.</source>
   <translation>Ils sont une sélection d’un fichier, choisis selon {columns} ; quelles valeurs ont été choisies n’est pas dit ici.</translation>
  </message>
  <message>
   <source>They are alike with fewer than k = {k} people of their region.</source>
   <translation>Ils ressemblent à moins de k = {k} personnes de leur région.</translation>
  </message>
  <message>
   <source>They are fitted with the calibration, from the losses at each k.</source>
   <translation>Ils sont ajustés avec le calage, d'après les pertes à chaque k.</translation>
  </message>
  <message>
   <source>They are lost if you discard them.</source>
   <translation>Ils sont perdus si vous les abandonnez.</translation>
  </message>
  <message>
   <source>They are of {n} kinds (study, variables or k): only runs of one kind are measured against each other, and joined by a line.</source>
   <translation>Elles sont de {n} sortes (étude, variables ou k) : seules celles d’une même sorte sont comparées entre elles et reliées par une ligne.</translation>
  </message>
  <message>
   <source>They are those of {people}, each of whom counts once.</source>
   <translation>Ce sont ceux de {people}, dont chacun compte une fois.</translation>
  </message>
  <message>
   <source>They can be written to files beside the project, which only you can read:</source>
   <translation>On peut les écrire dans des fichiers à côté du projet, que vous seul pouvez lire :</translation>
  </message>
  <message>
   <source>They have: {columns}.</source>
   <translation>Ils ont : {columns}.</translation>
  </message>
  <message>
   <source>They stand in tables such as [threshold.5], with b0, ln_population and ln_max_combinations.</source>
   <translation>Ils sont dans des tables telles que [threshold.5], avec b0, ln_population et ln_max_combinations.</translation>
  </message>
  <message>
   <source>They were counted by: {names}.</source>
   <translation>Ils ont été comptés par : {names}.</translation>
  </message>
  <message>
   <source>They were left out before anything was computed.</source>
   <translation>Ils ont été retirés avant tout calcul.</translation>
  </message>
  <message>
   <source>They were made by hand and stood in no file, and a project holds no values of records.</source>
   <translation>Ils ont été faits à la main et n’étaient dans aucun fichier; or un projet ne contient aucune valeur d’enregistrement.</translation>
  </message>
  <message>
   <source>This approach makes no cells: the nearest site it is</source>
   <translation>Cette approche ne fait pas de cellules : c'est le site le plus proche</translation>
  </message>
  <message>
   <source>This cannot be protected as it is.</source>
   <translation>Ceci ne peut pas être protégé tel quel.</translation>
  </message>
  <message>
   <source>This column looks like a survey weight.</source>
   <translation>Cette colonne ressemble à un poids d'enquête.</translation>
  </message>
  <message>
   <source>This column looks like the id of an area.</source>
   <translation>Cette colonne ressemble à l'identifiant d'une aire.</translation>
  </message>
  <message>
   <source>This column seems to name persons or records.</source>
   <translation>Cette colonne semble nommer des personnes ou des enregistrements.</translation>
  </message>
  <message>
   <source>This column seems to name persons.</source>
   <translation>Cette colonne semble nommer des personnes.</translation>
  </message>
  <message>
   <source>This goes through the records one by one, which a database does not hand out.</source>
   <translation>Ceci parcourt les enregistrements un à un, ce qu'une base de données ne remet pas.</translation>
  </message>
  <message>
   <source>This is a bug, not a mistake of yours. Your files are unchanged and the window can go on. The report below holds no value of any record.</source>
   <translation>C'est un défaut du programme, pas une erreur de votre part. Vos fichiers sont inchangés et la fenêtre peut continuer. Le rapport ci-dessous ne contient aucune valeur d'enregistrement.</translation>
  </message>
  <message>
   <source>This is a mistake of the program: release nothing, and please report it.</source>
   <translation>C'est une erreur du programme : ne diffusez rien, et veuillez la signaler.</translation>
  </message>
  <message>
   <source>This is fitted when the curves of all models are there, or when you stop.</source>
   <translation>Ceci est ajusté quand les courbes de tous les modèles sont là, ou quand vous arrêtez.</translation>
  </message>
  <message>
   <source>This is today's practice: {level}. Nothing was placed; the price is at this k.</source>
   <translation>C'est la pratique actuelle : {level}. Rien n'a été placé ; le prix est à ce k.</translation>
  </message>
  <message>
   <source>This k or these variables lie outside of what the model was fitted on (k {least} to {most}): here it goes further than it was tested.</source>
   <translation>Ce k ou ces variables sont hors de ce sur quoi le modèle a été ajusté (k {least} à {most}) : ici il va plus loin qu'il n'a été testé.</translation>
  </message>
  <message>
   <source>This one is shown in the result.</source>
   <translation>Celle-ci est montrée dans le résultat.</translation>
  </message>
  <message>
   <source>This paper needs no areas</source>
   <translation>Cet article n’a pas besoin d’aires</translation>
  </message>
  <message>
   <source>This paper needs no records</source>
   <translation>Cet article n’a pas besoin d’enregistrements</translation>
  </message>
  <message>
   <source>This placement makes no cells, so areas cannot be assigned by cell.</source>
   <translation>Ce placement ne fait pas de cellules, les aires ne peuvent donc pas être affectées par cellule.</translation>
  </message>
  <message>
   <source>This release was not compared with earlier ones: {why}</source>
   <translation>Cette diffusion n'a pas été comparée aux précédentes : {why}</translation>
  </message>
  <message>
   <source>This run has {n}, {level} are {there}; it loses {lost} of records, they {today}.</source>
   <translation>Cette exécution a {n}, {level} : {there}; elle perd {lost} des enregistrements, au lieu de {today}.</translation>
  </message>
  <message>
   <source>This run is on the map</source>
   <translation>Cette exécution est sur la carte</translation>
  </message>
  <message>
   <source>This server only reads, so that {table} cannot be written.</source>
   <translation>Ce serveur ne fait que lire, de sorte que {table} ne peut être écrite.</translation>
  </message>
  <message>
   <source>This view is kept as “{0}”; find it under View, Bookmarks.</source>
   <translation>Cette vue est gardée sous « {0} » ; trouvez-la sous Affichage, Signets.</translation>
  </message>
  <message>
   <source>This was left out: it was stopped, or would take too long for so many variables and unique records. With fewer variables you will see here how few of them are enough to single records out.</source>
   <translation>Ceci a été laissé de côté : arrêté, ou trop long pour autant de variables et d'enregistrements uniques. Avec moins de variables, vous verrez ici combien peu d'entre elles suffisent à isoler des enregistrements.</translation>
  </message>
  <message>
   <source>This was measured for another question: attack again.</source>
   <translation>Ceci a été mesuré pour une autre question : attaquez de nouveau.</translation>
  </message>
  <message>
   <source>Those of them that lost their value by the suppression.</source>
   <translation>Ceux d'entre eux qui ont perdu leur valeur par la suppression.</translation>
  </message>
  <message>
   <source>Those that had no value in the file already; they are not counted as blanked.</source>
   <translation>Ceux qui n'avaient déjà pas de valeur dans le fichier ; ils ne sont pas comptés comme masqués.</translation>
  </message>
  <message>
   <source>Those that lost their value, % of the records with this value.</source>
   <translation>Ceux qui ont perdu leur valeur, % des enregistrements avec cette valeur.</translation>
  </message>
  <message>
   <source>Those there are: {known}.</source>
   <translation>Il y a : {known}.</translation>
  </message>
  <message>
   <source>Threshold models</source>
   <translation>Modèles de seuils</translation>
  </message>
  <message>
   <source>Thresholds</source>
   <translation>Seuils d'unicité</translation>
  </message>
  <message>
   <source>Thresholds to compare: probabilities of re-identification such as 0.05, or sizes of classes k such as 20 (records)</source>
   <translation>Seuils à comparer : des probabilités de réidentification comme 0,05, ou des tailles de classes k comme 20 (enregistrements)</translation>
  </message>
  <message>
   <source>Throw this away (Esc); nothing is written</source>
   <translation>Abandonner (Échap); rien n’est écrit</translation>
  </message>
  <message>
   <source>Throw this away (Esc); what was shown before comes back</source>
   <translation>Jeter ceci (Échap) ; ce qui était affiché revient</translation>
  </message>
  <message>
   <source>Throw this away (Esc); what was shown before stays</source>
   <translation>Jeter ceci (Échap) ; ce qui était montré avant reste</translation>
  </message>
  <message>
   <source>Throw this calibration away (Esc); what was shown before comes back</source>
   <translation>Abandonner ce calage (Échap) ; ce qui était montré avant revient</translation>
  </message>
  <message>
   <source>Throw this work away (Esc); what was shown before stays</source>
   <translation>Abandonner ce travail (Échap) ; ce qui était montré reste</translation>
  </message>
  <message>
   <source>Throws this computation away (Esc)</source>
   <translation>Abandonne ce calcul (Échap)</translation>
  </message>
  <message>
   <source>Tick at least one variable.</source>
   <translation>Cochez au moins une variable.</translation>
  </message>
  <message>
   <source>Tick at least one.</source>
   <translation>Cochez-en au moins une.</translation>
  </message>
  <message>
   <source>Tick it to make it a variable.</source>
   <translation>Cochez-la pour en faire une variable.</translation>
  </message>
  <message>
   <source>Tick the columns that shall come to the areas</source>
   <translation>Cochez les colonnes qui doivent venir aux aires</translation>
  </message>
  <message>
   <source>Tick the columns that tell the same thing more coarsely, such as the chapter</source>
   <translation>Cochez les colonnes qui disent la même chose plus grossièrement, comme le chapitre</translation>
  </message>
  <message>
   <source>Tick the columns to show; drag them into another order</source>
   <translation>Cochez les colonnes à montrer ; faites-les glisser dans un autre ordre</translation>
  </message>
  <message>
   <source>Tick variables and count all their combinations (F5).</source>
   <translation>Cochez des variables et comptez toutes leurs combinaisons (F5).</translation>
  </message>
  <message>
   <source>Tick what an outsider may know of a person, such as age and sex. The more they know, the larger regions must be.</source>
   <translation>Cochez ce qu'un étranger peut savoir d'une personne, comme l'âge et le sexe. Plus on en sait, plus les régions doivent être grandes.</translation>
  </message>
  <message>
   <source>Tick what else stays beside them, as it is in the file. All of it together is judged when it is written: what gives back a blanked value, the area or a finer form of a protected column is refused unless you insist.</source>
   <translation>Cochez ce qui reste d'autre à côté, tel que dans le fichier. Le tout est jugé ensemble à l'écriture : ce qui révèle une valeur masquée, l'aire ou une forme plus fine d'une colonne protégée est refusé, sauf si vous insistez.</translation>
  </message>
  <message>
   <source>Tick what somebody could know of a person.</source>
   <translation>Cochez ce que quelqu'un pourrait savoir d'une personne.</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Heure</translation>
  </message>
  <message>
   <source>Title of the page</source>
   <translation>Titre de la page</translation>
  </message>
  <message>
   <source>To</source>
   <translation>Vers</translation>
  </message>
  <message>
   <source>To how many categories {0} is collapsed:</source>
   <translation>À combien de catégories {0} est réduite :</translation>
  </message>
  <message>
   <source>To know</source>
   <translation>À savoir</translation>
  </message>
  <message>
   <source>To region</source>
   <translation>Vers la région</translation>
  </message>
  <message>
   <source>To sites, per area (projection)</source>
   <translation>Aux sites, par aire (projection)</translation>
  </message>
  <message>
   <source>To the next stop (Right)</source>
   <translation>À l'étape suivante (Droite)</translation>
  </message>
  <message>
   <source>To the stop before (Left)</source>
   <translation>À l'étape précédente (Gauche)</translation>
  </message>
  <message>
   <source>Today's answer: larger areas for all</source>
   <translation>La réponse d’aujourd’hui : de plus grandes aires pour tous</translation>
  </message>
  <message>
   <source>Today's practice</source>
   <translation>Pratique actuelle</translation>
  </message>
  <message>
   <source>Together with {releases} no class of fewer than {k} people can be worked out.</source>
   <translation>Avec {releases}, aucune classe de moins de {k} personnes ne peut être déduite.</translation>
  </message>
  <message>
   <source>Together with {releases} this release lets nobody work out another class of fewer than {k} people; by the others alone: {old}.</source>
   <translation>Avec {releases}, cette diffusion ne permet de déduire aucune autre classe de moins de {k} personnes ; par les autres seules : {old}.</translation>
  </message>
  <message>
   <source>Together with {releases}, classes of fewer than {k} people can be worked out: {n:,} with {people:,} people in all, {exact:,} of these exactly ({exact_people:,} people), the others within bounds below {k}. How: {how}. What would help: {remedies}</source>
   <translation>Avec {releases}, des classes de moins de {k} personnes peuvent être déduites : {n:,} avec {people:,} personnes en tout, dont {exact:,} exactement ({exact_people:,} personnes), les autres entre des bornes sous {k}. Comment : {how}. Ce qui aiderait : {remedies}</translation>
  </message>
  <message>
   <source>Together: % of all cells of these columns</source>
   <translation>Ensemble : % de toutes les cellules de ces colonnes</translation>
  </message>
  <message>
   <source>Too few records to be shown to others.</source>
   <translation>Trop peu d'enregistrements pour être montrés à d'autres.</translation>
  </message>
  <message>
   <source>Took {time}.</source>
   <translation>A pris {time}.</translation>
  </message>
  <message>
   <source>Tools of the presenter</source>
   <translation>Outils de présentation</translation>
  </message>
  <message>
   <source>Trade-off</source>
   <translation>Compromis</translation>
  </message>
  <message>
   <source>Transform them into one, for instance in a view with ST_Transform.</source>
   <translation>Transformez-les en un seul, par exemple dans une vue avec ST_Transform.</translation>
  </message>
  <message>
   <source>Trials carried out so far, of all</source>
   <translation>Essais effectués jusqu'ici, sur tous</translation>
  </message>
  <message>
   <source>Tried</source>
   <translation>Essais</translation>
  </message>
  <message>
   <source>Tried number</source>
   <translation>Nombre à l'essai</translation>
  </message>
  <message>
   <source>Tries many numbers of regions and keeps the largest one that meets the aim</source>
   <translation>Essaie beaucoup de nombres de régions et garde le plus grand qui atteint le but</translation>
  </message>
  <message>
   <source>Trusted recipients under quite restrictive conditions</source>
   <translation>Destinataires de confiance dans des conditions assez restrictives</translation>
  </message>
  <message>
   <source>Try</source>
   <translation>Essayer</translation>
  </message>
  <message>
   <source>Try again in a moment.</source>
   <translation>Réessayez dans un instant.</translation>
  </message>
  <message>
   <source>Try again later, or ask who runs the database.</source>
   <translation>Réessayez plus tard, ou demandez à qui gère la base.</translation>
  </message>
  <message>
   <source>Try again to reach the database</source>
   <translation>Essayer encore de joindre la base</translation>
  </message>
  <message>
   <source>Try again when the server runs.</source>
   <translation>Réessayez quand le serveur sera en marche.</translation>
  </message>
  <message>
   <source>Try again.</source>
   <translation>Réessayez.</translation>
  </message>
  <message>
   <source>Try {n}</source>
   <translation>Essai {n}</translation>
  </message>
  <message>
   <source>Try: {remedy}</source>
   <translation>Essayer : {remedy}</translation>
  </message>
  <message>
   <source>Turn columns of mixed values into text or numbers, and leave others out.</source>
   <translation>Changez en texte ou en nombres les colonnes de valeurs mêlées, et laissez les autres de côté.</translation>
  </message>
  <message>
   <source>Two columns that tell the same thing, such as a code and its description, are blanked together.</source>
   <translation>Deux colonnes qui disent la même chose, comme un code et sa description, sont masquées ensemble.</translation>
  </message>
  <message>
   <source>Two levels of geography are called {name}.</source>
   <translation>Deux niveaux de géographie s'appellent {name}.</translation>
  </message>
  <message>
   <source>Two levels of {column} have the same name.</source>
   <translation>Deux niveaux de {column} ont le même nom.</translation>
  </message>
  <message>
   <source>Two runs of the comparison have the same name.</source>
   <translation>Deux exécutions de la comparaison ont le même nom.</translation>
  </message>
  <message>
   <source>Two tries side by side</source>
   <translation>Deux essais côte à côte</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Type</translation>
  </message>
  <message>
   <source>Type over a label, or select several in one column and join them. Values that get one label share the coarser ones too.</source>
   <translation>Tapez par-dessus une étiquette, ou sélectionnez-en plusieurs dans une colonne et réunissez-les. Les valeurs qui reçoivent une même étiquette partagent aussi les plus grossières.</translation>
  </message>
  <message>
   <source>Type the number of one of EPSG, such as EPSG:4326 (latitude and longitude) or EPSG:3347 (Statistics Canada Lambert).</source>
   <translation>Tapez le numéro d'un système EPSG, comme EPSG:4326 (latitude et longitude) ou EPSG:3347 (Lambert de Statistique Canada).</translation>
  </message>
  <message>
   <source>UK census</source>
   <translation>Rec. britannique</translation>
  </message>
  <message>
   <source>US Census</source>
   <translation>Rec. É.-U.</translation>
  </message>
  <message>
   <source>Unbeaten</source>
   <translation>Imbattue</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Undo all recoding</source>
   <translation>Annuler tout le recodage</translation>
  </message>
  <message>
   <source>Unfolds what was noticed while reading the file</source>
   <translation>Déplie ce qui a été remarqué à la lecture du fichier</translation>
  </message>
  <message>
   <source>Ungroup</source>
   <translation>Dégrouper</translation>
  </message>
  <message>
   <source>Unique</source>
   <translation>Unique</translation>
  </message>
  <message>
   <source>Unique at the cut-off</source>
   <translation>Uniques au seuil</translation>
  </message>
  <message>
   <source>Unique by unit</source>
   <translation>Unicité par unité</translation>
  </message>
  <message>
   <source>Unique in so many variables, in no part of them. A record counts once for each such combination: it can be singled out in several ways.</source>
   <translation>Unique dans tant de variables, dans aucune partie d'entre elles. Un enregistrement compte une fois pour chaque telle combinaison : il peut être isolé de plusieurs façons.</translation>
  </message>
  <message>
   <source>Unique people</source>
   <translation>Personnes uniques</translation>
  </message>
  <message>
   <source>Unique people: {level}</source>
   <translation>Personnes uniques : {level}</translation>
  </message>
  <message>
   <source>Unique people: {unique:,} of {records:,} ({share:%}); nobody else has the same values.</source>
   <translation>Personnes uniques : {unique:,} sur {records:,} ({share:%}) ; personne d'autre n'a les mêmes valeurs.</translation>
  </message>
  <message>
   <source>Unique record set</source>
   <translation>Ensemble unique</translation>
  </message>
  <message>
   <source>Unique record sets</source>
   <translation>Ensembles uniques</translation>
  </message>
  <message>
   <source>Unique records</source>
   <translation>Enregistrements uniques</translation>
  </message>
  <message>
   <source>Unique records of one model at each size</source>
   <translation>Enregistrements uniques d'un modèle à chaque taille</translation>
  </message>
  <message>
   <source>Unique records, % of the area's</source>
   <translation>Enregistrements uniques, % de ceux de l'aire</translation>
  </message>
  <message>
   <source>Unique records, % of the area's: {names}</source>
   <translation>Enregistrements uniques, % de ceux de l'aire : {names}</translation>
  </message>
  <message>
   <source>Unique records, number</source>
   <translation>Enregistrements uniques, nombre</translation>
  </message>
  <message>
   <source>Unique records: {names}</source>
   <translation>Enregistrements uniques : {names}</translation>
  </message>
  <message>
   <source>Unique records: {unique:,} of {records:,} ({share:%}); no other has the same values.</source>
   <translation>Enregistrements uniques : {unique:,} sur {records:,} ({share:%}) ; aucun autre n'a les mêmes valeurs.</translation>
  </message>
  <message>
   <source>Unique sets up &amp;to</source>
   <translation>Ensembles jusqu'&amp;à</translation>
  </message>
  <message>
   <source>Unique share</source>
   <translation>Part d'uniques</translation>
  </message>
  <message>
   <source>Unique: a record whose values nobody else of the unit has, as it was counted.</source>
   <translation>Unique : un enregistrement dont personne d'autre dans l'unité n'a les valeurs, tel qu'il a été compté.</translation>
  </message>
  <message>
   <source>Unique: {level}</source>
   <translation>Uniques : {level}</translation>
  </message>
  <message>
   <source>Unique: {records} ({share}).</source>
   <translation>Uniques : {records} ({share}).</translation>
  </message>
  <message>
   <source>Uniqueness</source>
   <translation>Unicité</translation>
  </message>
  <message>
   <source>Uniqueness of {0}</source>
   <translation>Unicité de {0}</translation>
  </message>
  <message>
   <source>Unit</source>
   <translation>Unité</translation>
  </message>
  <message>
   <source>Unit of the price</source>
   <translation>Unité du prix</translation>
  </message>
  <message>
   <source>Unit: {unit}</source>
   <translation>Unité : {unit}</translation>
  </message>
  <message>
   <source>Uniting areas …</source>
   <translation>Réunion des aires …</translation>
  </message>
  <message>
   <source>Units</source>
   <translation>Unités</translation>
  </message>
  <message>
   <source>Units by Pitman's formula (Hoshino 2001), because at most a tenth of their people are in the records: {n:,}. It allows many rare combinations and few common ones; where combinations are about equally common it says too much, where they are extremely uneven a little too little.</source>
   <translation>Unités par la formule de Pitman (Hoshino 2001), parce qu'au plus un dixième de leurs habitants sont dans les enregistrements : {n:,}. Elle admet beaucoup de combinaisons rares et peu de fréquentes ; là où les combinaisons sont à peu près aussi fréquentes, elle en dit trop, là où elles sont extrêmement inégales, un peu trop peu.</translation>
  </message>
  <message>
   <source>Units by Zayatz' estimate (1991): {n:,}. Combinations are taken to be spread over sizes in the population as in the sample. It says too much where the sample is small.</source>
   <translation>Unités par l'estimation de Zayatz (1991) : {n:,}. Les combinaisons sont supposées réparties entre les tailles dans la population comme dans l'échantillon. Elle en dit trop quand l'échantillon est petit.</translation>
  </message>
  <message>
   <source>Units by the slide negative binomial (Chen and Keller-McNulty 1998): {n:,}. One plus a negative binomial number of people share each combination that occurs. It was lower than Zayatz' estimate, as the rule of Dankar et al. (2012) asks.</source>
   <translation>Unités par la binomiale négative décalée (Chen et Keller-McNulty 1998) : {n:,}. Un plus un nombre binomial négatif de personnes partagent chaque combinaison présente. Elle était plus basse que l'estimation de Zayatz, comme le demande la règle de Dankar et coll. (2012).</translation>
  </message>
  <message>
   <source>Units in no known part of Canada, to which {rule} does not apply: {count:,} of {n:,}. Use a fixed cut-off, choose a part, or calibrate a model.</source>
   <translation>Unités dans aucune partie connue du Canada, auxquelles {rule} ne s'applique pas : {count:,} sur {n:,}. Prenez un seuil fixe, choisissez une partie, ou calez un modèle.</translation>
  </message>
  <message>
   <source>Units in which all records are alike, with at most a tenth of their people in the records: {n:,}. Too little to fit Pitman's formula.</source>
   <translation>Unités dont tous les enregistrements sont pareils, avec au plus un dixième de leurs habitants parmi eux : {n:,}. Trop peu pour ajuster la formule de Pitman.</translation>
  </message>
  <message>
   <source>Units in which no two records are alike, with at most a tenth of their people in the records: {n:,}. Too little to tell: up to 100 % of the people may be unique.</source>
   <translation>Unités où aucun enregistrement n'est pareil à un autre, avec au plus un dixième de leurs habitants parmi eux : {n:,}. Trop peu pour le dire : jusqu'à 100 % des personnes peuvent être uniques.</translation>
  </message>
  <message>
   <source>Units in {part}, for which {rule} has no model: {count:,} of {n:,}. Use a fixed cut-off, choose the model of another part, or calibrate one.</source>
   <translation>Unités dans {part}, pour lequel {rule} n'a pas de modèle : {count:,} sur {n:,}. Prenez un seuil fixe, choisissez le modèle d'une autre partie, ou calez-en un.</translation>
  </message>
  <message>
   <source>Units over several parts of Canada: {count:,}. Each is judged by the model of the part in which most of its people live.</source>
   <translation>Unités sur plusieurs parties du Canada : {count:,}. Chacune est jugée par le modèle de la partie où vivent la plupart de ses habitants.</translation>
  </message>
  <message>
   <source>Units that no region crosses, with a population below the floor of {floor:,.0f}: {n:,}. Their regions cannot hold it: {units}.</source>
   <translation>Unités qu'aucune région ne traverse, avec une population sous le plancher de {floor:,.0f} : {n:,}. Leurs régions ne peuvent pas le respecter : {units}.</translation>
  </message>
  <message>
   <source>Units to the right of the line are above the accepted share.</source>
   <translation>Les unités à droite de la ligne sont au-dessus de la part acceptée.</translation>
  </message>
  <message>
   <source>Units whose records no parameters of Pitman's formula fit: {n:,}. No estimate.</source>
   <translation>Unités dont aucun paramètre de la formule de Pitman ne convient aux enregistrements : {n:,}. Pas d'estimation.</translation>
  </message>
  <message>
   <source>Units with as many records as people, counted and not estimated: {n:,}.</source>
   <translation>Unités avec autant d'enregistrements que d'habitants, comptées et non estimées : {n:,}.</translation>
  </message>
  <message>
   <source>Units with more records than people: {n:,}. They are no sample of these people. Check the year of the population, and whether a person has several records.</source>
   <translation>Unités avec plus d'enregistrements que d'habitants : {n:,}. Ils n'en sont pas un échantillon. Vérifiez l'année de la population, et si une personne a plusieurs enregistrements.</translation>
  </message>
  <message>
   <source>Units without a published population: {n:,}. Give a sampling fraction to estimate them.</source>
   <translation>Unités sans population publiée : {n:,}. Donnez un taux de sondage pour les estimer.</translation>
  </message>
  <message>
   <source>Units without people: {count:,} of {n:,}. They count as units below the cut-off.</source>
   <translation>Unités sans habitants : {count:,} sur {n:,}. Elles comptent comme des unités sous le seuil.</translation>
  </message>
  <message>
   <source>Units without records, of which nothing can be said: {n:,}.</source>
   <translation>Unités sans enregistrements, dont on ne peut rien dire : {n:,}.</translation>
  </message>
  <message>
   <source>Unlock it first, or choose another region.</source>
   <translation>Déverrouillez-la d'abord, ou choisissez une autre région.</translation>
  </message>
  <message>
   <source>Unlock it first.</source>
   <translation>Déverrouillez-la d'abord.</translation>
  </message>
  <message>
   <source>Unlock region {0}</source>
   <translation>Déverrouiller la région {0}</translation>
  </message>
  <message>
   <source>Unlock them first.</source>
   <translation>Déverrouillez-les d'abord.</translation>
  </message>
  <message>
   <source>Unnamed project</source>
   <translation>Projet sans nom</translation>
  </message>
  <message>
   <source>Unpack it yourself if you trust it, and choose the file inside.</source>
   <translation>Décompressez-le vous-même si vous lui faites confiance, et choisissez le fichier qu'il contient.</translation>
  </message>
  <message>
   <source>Unsaved work cannot be kept aside: save it yourself.</source>
   <translation>Le travail non enregistré ne peut pas être mis de côté : enregistrez-le vous-même.</translation>
  </message>
  <message>
   <source>Unselect the rows shown</source>
   <translation>Désélectionner les lignes montrées</translation>
  </message>
  <message>
   <source>Untick variables, or count anyway; Esc cancels.</source>
   <translation>Décochez des variables, ou comptez quand même ; Échap annule.</translation>
  </message>
  <message>
   <source>Up</source>
   <translation>En hauteur</translation>
  </message>
  <message>
   <source>Update the program.</source>
   <translation>Mettez le programme à jour.</translation>
  </message>
  <message>
   <source>Upper quartile</source>
   <translation>Quartile supérieur</translation>
  </message>
  <message>
   <source>Use =, &lt;&gt;, &lt;, between, in, is null, starts with, like 'B2%', substr(column, 1, 3), joined by and, or, not: province = 'ON' and not diagnosis starts with 'B20'. Missing is written is null.</source>
   <translation>Utilisez =, &lt;&gt;, &lt;, between, in, is null, starts with, like 'B2%', substr(colonne, 1, 3), reliés par and, or, not : province = 'ON' and not diagnosis starts with 'B20'. Manquant s’écrit is null.</translation>
  </message>
  <message>
   <source>Use CSV, TSV, Parquet, SAS (.sas7bdat, .xpt), SPSS (.sav, .zsav) or Stata (.dta).</source>
   <translation>Utilisez CSV, TSV, Parquet, SAS (.sas7bdat, .xpt), SPSS (.sav, .zsav) ou Stata (.dta).</translation>
  </message>
  <message>
   <source>Use a GeoPackage, Shapefile, GeoJSON, GeoParquet or TopoJSON file, or a CSV table with coordinates.</source>
   <translation>Utilisez un fichier GeoPackage, Shapefile, GeoJSON, GeoParquet ou TopoJSON, ou une table CSV avec des coordonnées.</translation>
  </message>
  <message>
   <source>Use a column of numbers.</source>
   <translation>Utilisez une colonne de nombres.</translation>
  </message>
  <message>
   <source>Use another name.</source>
   <translation>Utilisez un autre nom.</translation>
  </message>
  <message>
   <source>Use columns, numbers, text in single quotes, comparisons, and, or, not, in, between, like, case, and functions such as round(x, 1).</source>
   <translation>Utilisez des colonnes, des nombres, du texte entre apostrophes, des comparaisons, and, or, not, in, between, like, case, et des fonctions comme round(x, 1).</translation>
  </message>
  <message>
   <source>Use fewer or coarser quasi-identifiers, or fewer sites.</source>
   <translation>Utilisez des quasi-identifiants moins nombreux ou plus grossiers, ou moins de sites.</translation>
  </message>
  <message>
   <source>Use in scenario</source>
   <translation>Vers le scénario</translation>
  </message>
  <message>
   <source>Use more quasi-identifier models of different sizes, or a larger file.</source>
   <translation>Prenez plus de modèles de quasi-identifiants de tailles différentes, ou un plus grand fichier.</translation>
  </message>
  <message>
   <source>Use numbers, such as length(…) of the text, or a comparison.</source>
   <translation>Utilisez des nombres, comme length(…) du texte, ou une comparaison.</translation>
  </message>
  <message>
   <source>Use one of {endings}.</source>
   <translation>Utilisez l'une de {endings}.</translation>
  </message>
  <message>
   <source>Use postal code &amp;conversion …</source>
   <translation>Utiliser une &amp;conversion de codes postaux …</translation>
  </message>
  <message>
   <source>Use records or areas that stay in a database; only counts leave it</source>
   <translation>Utiliser des enregistrements ou des aires qui restent dans une base; seuls des comptes en sortent</translation>
  </message>
  <message>
   <source>Use the sample study</source>
   <translation>Utiliser l'étude d'exemple</translation>
  </message>
  <message>
   <source>Use these weights</source>
   <translation>Utiliser ces poids</translation>
  </message>
  <message>
   <source>Use this table as the records of the study: it stays where it is</source>
   <translation>Prendre cette table pour les enregistrements de l'étude : elle reste où elle est</translation>
  </message>
  <message>
   <source>Use up to {most} letters, digits and spaces on one line.</source>
   <translation>Utilisez au plus {most} lettres, chiffres et espaces sur une ligne.</translation>
  </message>
  <message>
   <source>Use wider bands, or group categories.</source>
   <translation>Utilisez des tranches plus larges, ou groupez des catégories.</translation>
  </message>
  <message>
   <source>Use {ratio} times the weight</source>
   <translation>Utiliser {ratio} fois le poids</translation>
  </message>
  <message>
   <source>Use, check, sources</source>
   <translation>Usage, vérification, sources</translation>
  </message>
  <message>
   <source>User</source>
   <translation>Utilisateur</translation>
  </message>
  <message>
   <source>Usual order</source>
   <translation>Ordre habituel</translation>
  </message>
  <message>
   <source>VBAS at {n}</source>
   <translation>VBAS à {n}</translation>
  </message>
  <message>
   <source>VBAS ended before this work was saved:</source>
   <translation>VBAS s’est terminé avant que ce travail soit enregistré :</translation>
  </message>
  <message>
   <source>VBAS finds {regions} that lose {share}.</source>
   <translation>VBAS trouve {regions} qui perdent {share}.</translation>
  </message>
  <message>
   <source>VBAS makes about {n} of {people} on average. If each region shall have {cutoff}, there are {most} at most.</source>
   <translation>VBAS fait environ {n} de {people} en moyenne. Si chaque région doit avoir {cutoff}, il y en a {most} au plus.</translation>
  </message>
  <message>
   <source>VBAS own, synthesized</source>
   <translation>VBAS, à nous, synthétique</translation>
  </message>
  <message>
   <source>VBAS regions</source>
   <translation>régions VBAS</translation>
  </message>
  <message>
   <source>VBAS regions, at most {share}</source>
   <translation>Régions VBAS, au plus {share}</translation>
  </message>
  <message>
   <source>VBAS searches for better borders</source>
   <translation>VBAS cherche de meilleures limites</translation>
  </message>
  <message>
   <source>VBAS {0}, started {1}</source>
   <translation>VBAS {0}, lancé le {1}</translation>
  </message>
  <message>
   <source>VBAS {lost}</source>
   <translation>VBAS {lost}</translation>
  </message>
  <message>
   <source>VBAS, k = {k}</source>
   <translation>VBAS, k = {k}</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valeur</translation>
  </message>
  <message>
   <source>Values</source>
   <translation>Valeurs</translation>
  </message>
  <message>
   <source>Values and what they become at each level</source>
   <translation>Les valeurs et ce qu'elles deviennent à chaque niveau</translation>
  </message>
  <message>
   <source>Values of k</source>
   <translation>Valeurs de k</translation>
  </message>
  <message>
   <source>Values of k in use, and who says so</source>
   <translation>Valeurs de k en usage, et qui les énonce</translation>
  </message>
  <message>
   <source>Values of the column</source>
   <translation>Valeurs de la colonne</translation>
  </message>
  <message>
   <source>Values of {column} in {n:,} rows look like missing ones (such as NA, null or a dot) and count as persons: leave them blank in the file if they name nobody.</source>
   <translation>Les valeurs de {column} dans {n:,} lignes ressemblent à des valeurs manquantes (comme NA, null ou un point) et comptent comme des personnes : laissez-les vides dans le fichier si elles ne désignent personne.</translation>
  </message>
  <message>
   <source>Values of {column} that are not in its hierarchy: {n:,}, in {records:,} of the records. At coarser levels they stay what they are.</source>
   <translation>Valeurs de {column} qui ne sont pas dans sa hiérarchie : {n:,}, dans {records:,} des enregistrements. Aux niveaux plus grossiers, elles restent ce qu'elles sont.</translation>
  </message>
  <message>
   <source>Values of {column} that stand with several values of {coarser}: {n:,}. So it is no level of a hierarchy.</source>
   <translation>Valeurs de {column} qui vont avec plusieurs valeurs de {coarser} : {n:,}. Ce n'est donc pas un niveau de hiérarchie.</translation>
  </message>
  <message>
   <source>Values that are not in the hierarchy ({records}): {values}.</source>
   <translation>Valeurs qui ne sont pas dans la hiérarchie ({records}) : {values}.</translation>
  </message>
  <message>
   <source>Variable</source>
   <translation>Variable</translation>
  </message>
  <message>
   <source>Variable, as recoded</source>
   <translation>Variable, telle que recodée</translation>
  </message>
  <message>
   <source>Variables</source>
   <translation>Variables</translation>
  </message>
  <message>
   <source>Variables and cut-off</source>
   <translation>Variables et seuil</translation>
  </message>
  <message>
   <source>Variables by weight</source>
   <translation>Variables par poids</translation>
  </message>
  <message>
   <source>Verification</source>
   <translation>Vérification</translation>
  </message>
  <message>
   <source>Verification and comparison with earlier releases</source>
   <translation>Vérification et comparaison avec les diffusions antérieures</translation>
  </message>
  <message>
   <source>Verify a pack</source>
   <translation>Vérifier un paquet</translation>
  </message>
  <message>
   <source>Verify a pack …</source>
   <translation>Vérifier un paquet …</translation>
  </message>
  <message>
   <source>Verifying a pack</source>
   <translation>Vérification d’un paquet</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Version</translation>
  </message>
  <message>
   <source>Version and licence</source>
   <translation>Version et licence</translation>
  </message>
  <message>
   <source>Versions</source>
   <translation>Versions</translation>
  </message>
  <message>
   <source>View {0}</source>
   <translation>Vue {0}</translation>
  </message>
  <message>
   <source>Views with a name: keep this one (Ctrl+B), go to another</source>
   <translation>Vues nommées : garder celle-ci (Ctrl+B), aller à une autre</translation>
  </message>
  <message>
   <source>Violet</source>
   <translation>Violet</translation>
  </message>
  <message>
   <source>Voronoi</source>
   <translation>Voronoï</translation>
  </message>
  <message>
   <source>Voronoi cells</source>
   <translation>Cellules de Voronoï</translation>
  </message>
  <message>
   <source>Voronoi cells of the sites</source>
   <translation>Cellules de Voronoï des sites</translation>
  </message>
  <message>
   <source>W</source>
   <translation>O</translation>
  </message>
  <message>
   <source>Wait until it has ended, or cancel it with Esc.</source>
   <translation>Attendez la fin, ou annulez avec Échap.</translation>
  </message>
  <message>
   <source>Wait until it has ended, or cancel it.</source>
   <translation>Attendez la fin, ou annulez.</translation>
  </message>
  <message>
   <source>Waits where it is; press again to go on (Space)</source>
   <translation>Attend sur place ; appuyez de nouveau pour reprendre (Espace)</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>Avertissement</translation>
  </message>
  <message>
   <source>Weighing {high} times as much as the others, {variable} loses {mine} and they lose {others}. Weighing {low} times as much, it loses {mine_low} and they lose {others_low}.</source>
   <translation>Pesant {high} fois autant que les autres, {variable} perd {mine} et elles perdent {others}. Pesant {low} fois autant, elle perd {mine_low} et elles perdent {others_low}.</translation>
  </message>
  <message>
   <source>Weight</source>
   <translation>Poids</translation>
  </message>
  <message>
   <source>Weight of {name}</source>
   <translation>Poids de {name}</translation>
  </message>
  <message>
   <source>Weight of {variable} to that of the others (times)</source>
   <translation>Poids de {variable} par rapport aux autres (fois)</translation>
  </message>
  <message>
   <source>Weights of the variables</source>
   <translation>Poids des variables</translation>
  </message>
  <message>
   <source>Weights: {weights} · counted in {time}</source>
   <translation>Poids : {weights} · compté en {time}</translation>
  </message>
  <message>
   <source>West</source>
   <translation>Ouest</translation>
  </message>
  <message>
   <source>West: territories and provinces west of Ontario</source>
   <translation>Ouest : territoires et provinces à l'ouest de l'Ontario</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Quoi</translation>
  </message>
  <message>
   <source>What a value becomes at this level; type over it to change it</source>
   <translation>Ce que devient une valeur à ce niveau ; tapez par-dessus pour le changer</translation>
  </message>
  <message>
   <source>What an adversary knows of a person</source>
   <translation>Ce qu'un adversaire sait d'une personne</translation>
  </message>
  <message>
   <source>What analyses find instead</source>
   <translation>Ce que les analyses trouvent à la place</translation>
  </message>
  <message>
   <source>What attacks find by {name}</source>
   <translation>Ce que les attaques trouvent par {name}</translation>
  </message>
  <message>
   <source>What becomes of areas for which no region is told</source>
   <translation>Ce que deviennent les aires dont la région n'est pas indiquée</translation>
  </message>
  <message>
   <source>What becomes of areas without a region cannot be {what}.</source>
   <translation>Le sort des aires sans région ne peut pas être {what}.</translation>
  </message>
  <message>
   <source>What can be done with {variable}</source>
   <translation>Ce qu'on peut faire de {variable}</translation>
  </message>
  <message>
   <source>What can be released</source>
   <translation>Ce qui peut être diffusé</translation>
  </message>
  <message>
   <source>What counts as an area's population for the number of sites and their places; anonymity always counts records</source>
   <translation>Ce qui compte comme population d'une aire pour le nombre de sites et leurs emplacements ; l'anonymat compte toujours les enregistrements</translation>
  </message>
  <message>
   <source>What counts as an area's population: its records, or its people</source>
   <translation>Ce qui compte comme population d'une aire : ses enregistrements, ou ses habitants</translation>
  </message>
  <message>
   <source>What custodians allow, and who says so</source>
   <translation>Ce que permettent les dépositaires, et qui le dit</translation>
  </message>
  <message>
   <source>What does the recipient promise in writing?</source>
   <translation>Que promet le destinataire par écrit ?</translation>
  </message>
  <message>
   <source>What each number means</source>
   <translation>Ce que signifie chaque nombre</translation>
  </message>
  <message>
   <source>What else was tried</source>
   <translation>Ce qui a été essayé d’autre</translation>
  </message>
  <message>
   <source>What every level of geography loses stands here, measured on your records, and how many regions VBAS finds within the limit.</source>
   <translation>Ici se trouve ce que perd chaque niveau de géographie, mesuré sur vos enregistrements, et combien de régions VBAS trouve dans la limite.</translation>
  </message>
  <message>
   <source>What harm could follow if somebody were recognized?</source>
   <translation>Quel tort pourrait suivre si quelqu'un était reconnu ?</translation>
  </message>
  <message>
   <source>What has the focus, in words (F1)</source>
   <translation>Ce qui a le focus, en mots (F1)</translation>
  </message>
  <message>
   <source>What helps: {helping}.</source>
   <translation>Ce qui aide : {helping}.</translation>
  </message>
  <message>
   <source>What is blanked</source>
   <translation>Ce qui est masqué</translation>
  </message>
  <message>
   <source>What is blanked for one combination can make a class of another too small.</source>
   <translation>Ce qui est masqué pour une combinaison peut rendre trop petite une classe d'une autre.</translation>
  </message>
  <message>
   <source>What is compared</source>
   <translation>Ce qui est comparé</translation>
  </message>
  <message>
   <source>What is counted</source>
   <translation>Ce qui est compté</translation>
  </message>
  <message>
   <source>What is done if earlier releases and this one give small classes back together</source>
   <translation>Ce qui est fait si des diffusions antérieures et celle-ci rendent ensemble de petites classes</translation>
  </message>
  <message>
   <source>What is higher the higher a run stands</source>
   <translation>Ce qui est d'autant plus élevé qu'une exécution est haut</translation>
  </message>
  <message>
   <source>What is known of {0}</source>
   <translation>Ce qui est connu de {0}</translation>
  </message>
  <message>
   <source>What is lacking</source>
   <translation>Ce qui manque</translation>
  </message>
  <message>
   <source>What is left:</source>
   <translation>Ce qui reste :</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>Ce qui est perdu</translation>
  </message>
  <message>
   <source>What is lost: blanked cells, or their non-uniform entropy in bits</source>
   <translation>Ce qui est perdu : les cellules masquées, ou leur entropie non uniforme en bits</translation>
  </message>
  <message>
   <source>What is more the further right a run stands</source>
   <translation>Ce qui est d'autant plus grand qu'une exécution est à droite</translation>
  </message>
  <message>
   <source>What is said of {part} is not of the form of a pack.</source>
   <translation>Ce qui est dit de {part} n’a pas la forme d’une trousse.</translation>
  </message>
  <message>
   <source>What is selected</source>
   <translation>Ce qui est sélectionné</translation>
  </message>
  <message>
   <source>What is selected: {0}. Areas without a published population add nobody.</source>
   <translation>Sélection : {0}. Les aires sans population publiée n'ajoutent personne.</translation>
  </message>
  <message>
   <source>What is shown is out of date: a text would find something else.</source>
   <translation>Ce qui est affiché n'est plus à jour : un texte trouverait autre chose.</translation>
  </message>
  <message>
   <source>What is weighed against all other variables</source>
   <translation>Ce qui est pesé contre toutes les autres variables</translation>
  </message>
  <message>
   <source>What is {0} to be?</source>
   <translation>Que faire de {0} ?</translation>
  </message>
  <message>
   <source>What it cost</source>
   <translation>Ce que cela a coûté</translation>
  </message>
  <message>
   <source>What it is</source>
   <translation>Ce que c’est</translation>
  </message>
  <message>
   <source>What it would mean to a person to be recognized in the data.</source>
   <translation>Ce que ce serait pour une personne d'être reconnue dans les données.</translation>
  </message>
  <message>
   <source>What keeps the recipient from misusing the data, or from losing them.</source>
   <translation>Ce qui empêche le destinataire de mal user des données, ou de les perdre.</translation>
  </message>
  <message>
   <source>What kept columns tell of persons is judged record by record, and a database hands out counts.</source>
   <translation>Ce que les colonnes conservées disent des personnes se juge enregistrement par enregistrement, et une base de données remet des comptes.</translation>
  </message>
  <message>
   <source>What kind of file is written</source>
   <translation>Quel genre de fichier est écrit</translation>
  </message>
  <message>
   <source>What leaves</source>
   <translation>Ce qui sort</translation>
  </message>
  <message>
   <source>What matches is told here once a column is chosen.</source>
   <translation>Ce qui correspond est dit ici une fois une colonne choisie.</translation>
  </message>
  <message>
   <source>What regions shall keep to</source>
   <translation>Ce que les régions doivent respecter</translation>
  </message>
  <message>
   <source>What somebody could know</source>
   <translation>Ce que quelqu'un pourrait savoir</translation>
  </message>
  <message>
   <source>What somebody could know of a person, such as age, sex or where they live. Together, such values may single a person out although there is no name.</source>
   <translation>Ce que quelqu'un pourrait savoir d'une personne, comme l'âge, le sexe ou le lieu où elle vit. Ensemble, de telles valeurs peuvent désigner une seule personne, même sans nom.</translation>
  </message>
  <message>
   <source>What tells persons apart who have several rows</source>
   <translation>Ce qui distingue les personnes qui ont plusieurs lignes</translation>
  </message>
  <message>
   <source>What the adversary knows of a person</source>
   <translation>Ce que l'adversaire sait d'une personne</translation>
  </message>
  <message>
   <source>What the area column holds</source>
   <translation>Ce que porte la colonne d'aire</translation>
  </message>
  <message>
   <source>What the area file calls the area.</source>
   <translation>Le nom que le fichier d'aires donne à l'aire.</translation>
  </message>
  <message>
   <source>What the bars show</source>
   <translation>Ce que montrent les barres</translation>
  </message>
  <message>
   <source>What the brush does</source>
   <translation>Ce que fait le pinceau</translation>
  </message>
  <message>
   <source>What the calibration is asked</source>
   <translation>Ce qu'on demande au calage</translation>
  </message>
  <message>
   <source>What the card of these regions is called</source>
   <translation>Comment s'appelle la fiche de ces régions</translation>
  </message>
  <message>
   <source>What the colours of the layer stand for</source>
   <translation>Ce que représentent les couleurs de la couche</translation>
  </message>
  <message>
   <source>What the colours of the map show</source>
   <translation>Ce que montrent les couleurs de la carte</translation>
  </message>
  <message>
   <source>What the column is</source>
   <translation>Ce qu'est la colonne</translation>
  </message>
  <message>
   <source>What the column is called</source>
   <translation>Comment s'appelle la colonne</translation>
  </message>
  <message>
   <source>What the columns are</source>
   <translation>Ce que sont les colonnes</translation>
  </message>
  <message>
   <source>What the coordinates are measured in, such as EPSG:3347</source>
   <translation>L'unité des coordonnées, comme EPSG:3347</translation>
  </message>
  <message>
   <source>What the cut-off is predicted from</source>
   <translation>Ce dont le seuil est prédit</translation>
  </message>
  <message>
   <source>What the fields are coloured and ordered by, as % of all records</source>
   <translation>Ce qui colore et ordonne les champs, en % de tous les enregistrements</translation>
  </message>
  <message>
   <source>What the last run took, or why it cannot run</source>
   <translation>Le temps de la dernière exécution, ou pourquoi elle ne peut pas se faire</translation>
  </message>
  <message>
   <source>What the level is called; double click or F2 to name it otherwise</source>
   <translation>Le nom du niveau ; double-cliquez ou appuyez sur F2 pour le changer</translation>
  </message>
  <message>
   <source>What the map shows now</source>
   <translation>Ce que montre la carte maintenant</translation>
  </message>
  <message>
   <source>What the model was fitted on.</source>
   <translation>Ce sur quoi le modèle a été ajusté.</translation>
  </message>
  <message>
   <source>What the number of regions is found from</source>
   <translation>D'où vient le nombre de régions</translation>
  </message>
  <message>
   <source>What the other one saved is lost if you replace it.</source>
   <translation>Ce que l’autre a enregistré est perdu si vous le remplacez.</translation>
  </message>
  <message>
   <source>What the predictions miss</source>
   <translation>Ce que les prédictions manquent</translation>
  </message>
  <message>
   <source>What the run costs, below the titles</source>
   <translation>Ce que coûte l'exécution, sous les titres</translation>
  </message>
  <message>
   <source>What the second map shows</source>
   <translation>Ce que montre la seconde carte</translation>
  </message>
  <message>
   <source>What the set is called in the lists of rules and models, such as pharmacy-2026</source>
   <translation>Le nom du jeu dans les listes de règles et de modèles, par exemple pharmacie-2026</translation>
  </message>
  <message>
   <source>What the settings of this run lock stays: {n:,} of the areas ({areas}).</source>
   <translation>Ce que les réglages de cette exécution verrouillent reste : {n:,} des aires ({areas}).</translation>
  </message>
  <message>
   <source>What the table shows</source>
   <translation>Ce que montre la table</translation>
  </message>
  <message>
   <source>What the variable is called, such as age</source>
   <translation>Le nom de la variable, par exemple age</translation>
  </message>
  <message>
   <source>What there is to do</source>
   <translation>Ce qu'il y a à faire</translation>
  </message>
  <message>
   <source>What was accepted</source>
   <translation>Ce qui a été accepté</translation>
  </message>
  <message>
   <source>What was checked</source>
   <translation>Ce qui a été vérifié</translation>
  </message>
  <message>
   <source>What was done</source>
   <translation>Ce qui a été fait</translation>
  </message>
  <message>
   <source>What was done: go back to any point</source>
   <translation>Ce qui a été fait : revenir à n’importe quel point</translation>
  </message>
  <message>
   <source>What was left out</source>
   <translation>Ce qui a été omis</translation>
  </message>
  <message>
   <source>What was open before the demo is kept.</source>
   <translation>Ce qui était ouvert avant la démonstration est conservé.</translation>
  </message>
  <message>
   <source>What was read</source>
   <translation>Ce qui a été lu</translation>
  </message>
  <message>
   <source>What was tried</source>
   <translation>Ce qui a été essayé</translation>
  </message>
  <message>
   <source>What would be enough?</source>
   <translation>Qu'est-ce qui suffirait ?</translation>
  </message>
  <message>
   <source>What would be imported</source>
   <translation>Ce qui serait importé</translation>
  </message>
  <message>
   <source>What would be released; open a level for its provinces and units</source>
   <translation>Ce qui serait diffusé ; ouvrez un niveau pour ses provinces et unités</translation>
  </message>
  <message>
   <source>What would make it …</source>
   <translation>Qu'est-ce qui en ferait …</translation>
  </message>
  <message>
   <source>What would make {level} enough?</source>
   <translation>Qu'est-ce qui rendrait {level} suffisant ?</translation>
  </message>
  <message>
   <source>What {column} is</source>
   <translation>Ce qu’est {column}</translation>
  </message>
  <message>
   <source>Where a band begins; the others are counted from here</source>
   <translation>Où commence une tranche ; les autres sont comptées à partir d'ici</translation>
  </message>
  <message>
   <source>Where a person has several rows, the column that tells persons apart</source>
   <translation>Là où une personne a plusieurs lignes, la colonne qui distingue les personnes</translation>
  </message>
  <message>
   <source>Where a record is, is asked about as geography already.</source>
   <translation>L'endroit d'un enregistrement est déjà demandé comme géographie.</translation>
  </message>
  <message>
   <source>Where all chance comes from: same seed, same result</source>
   <translation>D'où vient tout le hasard : même germe, même résultat</translation>
  </message>
  <message>
   <source>Where it comes from</source>
   <translation>D'où cela vient</translation>
  </message>
  <message>
   <source>Where records are is made coarser by hand here, not by a level: a text cannot say it.</source>
   <translation>Le lieu des enregistrements est regroupé ici à la main, et non par un niveau : un texte ne peut pas le dire.</translation>
  </message>
  <message>
   <source>Where sites came from</source>
   <translation>D'où venaient les sites</translation>
  </message>
  <message>
   <source>Where the areas are</source>
   <translation>Où sont les aires</translation>
  </message>
  <message>
   <source>Where the number of regions is from: models, coefficients, floor</source>
   <translation>D’où vient le nombre de régions : modèles, coefficients, plancher</translation>
  </message>
  <message>
   <source>Where the page, its tables and the records go</source>
   <translation>Où vont la page, ses tableaux et les enregistrements</translation>
  </message>
  <message>
   <source>Where to</source>
   <translation>Où</translation>
  </message>
  <message>
   <source>Where: from areas to regions</source>
   <translation>Où : des aires aux régions</translation>
  </message>
  <message>
   <source>Whether an area of the region is selected.</source>
   <translation>Si une aire de la région est sélectionnée.</translation>
  </message>
  <message>
   <source>Whether each combination is made safe by itself, or all variables together</source>
   <translation>Si chaque combinaison est rendue sûre à part, ou toutes les variables ensemble</translation>
  </message>
  <message>
   <source>Whether it may be given out</source>
   <translation>S’il peut être diffusé</translation>
  </message>
  <message>
   <source>Whether models of that set for the same part of Canada may be replaced; those for other parts stay</source>
   <translation>Si les modèles de ce jeu pour la même partie du Canada peuvent être remplacés ; ceux des autres parties restent</translation>
  </message>
  <message>
   <source>Whether the area has another region than in the run it is compared with; each region is taken for the one that shares most records with it, whatever its number.</source>
   <translation>Si l'aire a une autre région que dans l'exécution de comparaison ; chaque région est identifiée à celle qui partage le plus d'enregistrements avec elle, quel que soit son numéro.</translation>
  </message>
  <message>
   <source>Whether the recipient would want to recognize people, and could.</source>
   <translation>Si le destinataire voudrait reconnaître des personnes, et le pourrait.</translation>
  </message>
  <message>
   <source>Which approach is used</source>
   <translation>Quelle approche est utilisée</translation>
  </message>
  <message>
   <source>Which area a record belongs in</source>
   <translation>À quelle aire appartient un enregistrement</translation>
  </message>
  <message>
   <source>Which areas have more than 5 % or 20 % unique people. It is told from population and max combinations (the method of El Emam et al. 2010; the coefficients are your own).</source>
   <translation>Quelles aires ont plus de 5 % ou 20 % de personnes uniques. C'est dit d'après la population et les combinaisons maximales (la méthode d'El Emam et coll. 2010 ; les coefficients sont les vôtres).</translation>
  </message>
  <message>
   <source>Which areas join a site, population, seed</source>
   <translation>Quelles aires rejoignent un site, population, germe</translation>
  </message>
  <message>
   <source>Which associations the fields show</source>
   <translation>Quelles associations les champs montrent</translation>
  </message>
  <message>
   <source>Which categories of {0} are joined is for you to say.</source>
   <translation>Quelles catégories de {0} sont réunies, c'est à vous de le dire.</translation>
  </message>
  <message>
   <source>Which combinations</source>
   <translation>Quelles combinaisons</translation>
  </message>
  <message>
   <source>Which geography?</source>
   <translation>Quelle géographie ?</translation>
  </message>
  <message>
   <source>Which ground is seen</source>
   <translation>Quel terrain est visible</translation>
  </message>
  <message>
   <source>Which panels stand beside the map while presenting</source>
   <translation>Quels panneaux restent à côté de la carte pendant la présentation</translation>
  </message>
  <message>
   <source>Which paper to run again</source>
   <translation>Quel article refaire</translation>
  </message>
  <message>
   <source>Which part of the file to open</source>
   <translation>Quelle partie du fichier ouvrir</translation>
  </message>
  <message>
   <source>Which rows are written, in the order of the table</source>
   <translation>Quelles lignes sont écrites, dans l'ordre de la table</translation>
  </message>
  <message>
   <source>Which run is better at what</source>
   <translation>Quelle exécution est meilleure en quoi</translation>
  </message>
  <message>
   <source>Which runs are shown</source>
   <translation>Quelles exécutions sont montrées</translation>
  </message>
  <message>
   <source>Which sets of quasi-identifiers are followed: each gives one cut-off</source>
   <translation>Quels ensembles de quasi-identifiants sont suivis : chacun donne un seuil</translation>
  </message>
  <message>
   <source>Which side of the paper lies below: the long or the short</source>
   <translation>Quel côté du papier est en bas : le long ou le court</translation>
  </message>
  <message>
   <source>Which threshold?</source>
   <translation>Quel seuil d'unicité ?</translation>
  </message>
  <message>
   <source>Which threshold? …</source>
   <translation>Quel seuil d'unicité ? …</translation>
  </message>
  <message>
   <source>Which variable, and what the bars show</source>
   <translation>Quelle variable, et ce que montrent les barres</translation>
  </message>
  <message>
   <source>Which variables the proposals leave as they are</source>
   <translation>Quelles variables les propositions laissent telles quelles</translation>
  </message>
  <message>
   <source>While a search runs, its lines stand here: records lost, the objective, distances, geography lost, moves. Choose anonymity-driven placement or a refinement in step 4.</source>
   <translation>Pendant une recherche, ses courbes figurent ici : enregistrements perdus, objectif, distances, géographie perdue, déplacements. Choisissez un placement guidé par l'anonymat ou un raffinement à l'étape 4.</translation>
  </message>
  <message>
   <source>While reading {file}: {text}.</source>
   <translation>À la lecture de {file} : {text}.</translation>
  </message>
  <message>
   <source>White</source>
   <translation>Blanc</translation>
  </message>
  <message>
   <source>Who attacks, and what is measured</source>
   <translation>Qui attaque, et ce qui est mesuré</translation>
  </message>
  <message>
   <source>Who decides</source>
   <translation>Qui décide</translation>
  </message>
  <message>
   <source>Whoever knows</source>
   <translation>Qui connaît</translation>
  </message>
  <message>
   <source>Whoever knows area or region, and the variables</source>
   <translation>Qui connaît l’aire ou la région, et les variables</translation>
  </message>
  <message>
   <source>Whoever knows {columns} of a person finds {k:,} or more {unit} that look alike, or a blank.</source>
   <translation>Qui connaît {columns} d’une personne trouve {k:,} {unit} semblables ou plus, ou un vide.</translation>
  </message>
  <message>
   <source>Whose model is taken: models were made for parts of Canada</source>
   <translation>Le modèle de qui est pris : les modèles ont été faits pour des parties du Canada</translation>
  </message>
  <message>
   <source>Whose records are left out stands here: in which regions, of which age or sex or origin, and how rare they are.</source>
   <translation>Ceux dont les enregistrements sont retirés figurent ici : dans quelles régions, de quel âge, sexe ou origine, et à quel point ils sont rares.</translation>
  </message>
  <message>
   <source>Why is that acceptable, and who says so?</source>
   <translation>Pourquoi est-ce acceptable, et qui le dit?</translation>
  </message>
  <message>
   <source>Width and height in pixels</source>
   <translation>Largeur et hauteur en pixels</translation>
  </message>
  <message>
   <source>Width of outlines, pixels</source>
   <translation>Largeur des contours, pixels</translation>
  </message>
  <message>
   <source>Width of the bands</source>
   <translation>Largeur des tranches</translation>
  </message>
  <message>
   <source>Width of the bands of level {n}</source>
   <translation>Largeur des tranches du niveau {n}</translation>
  </message>
  <message>
   <source>Width of the bands of level {n}, in the column's own unit</source>
   <translation>Largeur des tranches du niveau {n}, dans l'unité de la colonne</translation>
  </message>
  <message>
   <source>With a first line of names, for VBAS (*.csv)</source>
   <translation>Avec une première ligne de noms, pour VBAS (*.csv)</translation>
  </message>
  <message>
   <source>With a second run, the two can be weighed here.</source>
   <translation>Avec une seconde exécution, les deux peuvent être pesées ici.</translation>
  </message>
  <message>
   <source>With as many regions, VBAS loses as much.</source>
   <translation>Avec autant de régions, VBAS perd autant.</translation>
  </message>
  <message>
   <source>With as many regions, VBAS loses {lost} instead of {today}.</source>
   <translation>Avec autant de régions, VBAS perd {lost} au lieu de {today}.</translation>
  </message>
  <message>
   <source>With outcomes included, {alone:,} of {n:,} records look like no other, {below:,} like fewer than k = {k:,}.</source>
   <translation>Avec les résultats, {alone:,} enregistrements sur {n:,} ne ressemblent à aucun autre, {below:,} ressemblent à moins de k = {k:,}.</translation>
  </message>
  <message>
   <source>With unique sets</source>
   <translation>Avec ensembles uniques</translation>
  </message>
  <message>
   <source>With {name}</source>
   <translation>Avec {name}</translation>
  </message>
  <message>
   <source>Within the folder of the pack, or the one beside it</source>
   <translation>Dans le dossier du paquet, ou celui d’à côté</translation>
  </message>
  <message>
   <source>Within their own area, {alone} ({alone_share}) share these values with fewer than {k} people. Released like this, they could be recognised.</source>
   <translation>Dans leur propre aire, {alone} ({alone_share}) partagent ces valeurs avec moins de {k} personnes. Diffusées ainsi, elles pourraient être reconnues.</translation>
  </message>
  <message>
   <source>Without a refinement nothing strives for {what}: the run only reports it.</source>
   <translation>Sans raffinement, rien ne recherche {what} : l'exécution ne fait que l'indiquer.</translation>
  </message>
  <message>
   <source>Without a region: {n}.</source>
   <translation>Sans région : {n}.</translation>
  </message>
  <message>
   <source>Without a value</source>
   <translation>Sans valeur</translation>
  </message>
  <message>
   <source>Without a value: {0}</source>
   <translation>Sans valeur : {0}</translation>
  </message>
  <message>
   <source>Without any record: {n}.</source>
   <translation>Sans aucun enregistrement : {n}.</translation>
  </message>
  <message>
   <source>Without {variable}</source>
   <translation>sans {variable}</translation>
  </message>
  <message>
   <source>Without {variable}: {variables}</source>
   <translation>Sans {variable} : {variables}</translation>
  </message>
  <message>
   <source>Work it out again, then copy.</source>
   <translation>Refaites le calcul, puis copiez.</translation>
  </message>
  <message>
   <source>Working out what would change …</source>
   <translation>Calcul de ce qui changerait …</translation>
  </message>
  <message>
   <source>Working … Esc cancels.</source>
   <translation>Travail en cours … Échap annule.</translation>
  </message>
  <message>
   <source>Workspace {0}</source>
   <translation>Espace de travail {0}</translation>
  </message>
  <message>
   <source>Would the recipient gain anything by recognizing people?</source>
   <translation>Le destinataire gagnerait-il quelque chose à reconnaître des personnes ?</translation>
  </message>
  <message>
   <source>Write 0.2, for instance.</source>
   <translation>Écrivez 0.2, par exemple.</translation>
  </message>
  <message>
   <source>Write 2 or more.</source>
   <translation>Écrivez 2 ou plus.</translation>
  </message>
  <message>
   <source>Write CSV or Parquet.</source>
   <translation>Écrivez un CSV ou un Parquet.</translation>
  </message>
  <message>
   <source>Write [{column}] and its keys below it.</source>
   <translation>Écrivez [{column}] et ses clés en dessous.</translation>
  </message>
  <message>
   <source>Write [{predictor}] on a line of its own, and its models below.</source>
   <translation>Écrivez [{predictor}] sur une ligne à part, et ses modèles dessous.</translation>
  </message>
  <message>
   <source>Write a list of the units that would be left out</source>
   <translation>Écrire une liste des unités qui seraient laissées de côté</translation>
  </message>
  <message>
   <source>Write a number without quotes, such as {column} &gt; 10.</source>
   <translation>Écrivez un nombre sans guillemets, comme {column} &gt; 10.</translation>
  </message>
  <message>
   <source>Write a share, a per cent or a count; 0 where there is nobody.</source>
   <translation>Écrivez une part, un pourcentage ou un nombre ; 0 là où il n'y a personne.</translation>
  </message>
  <message>
   <source>Write a shorter one, or add a computed column first.</source>
   <translation>Écrivez-en une plus courte, ou ajoutez d'abord une colonne calculée.</translation>
  </message>
  <message>
   <source>Write all measures to a CSV file</source>
   <translation>Écrire toutes les mesures dans un fichier CSV</translation>
  </message>
  <message>
   <source>Write each as age=15-24, below the rows of age.</source>
   <translation>Écrivez chacune comme age=15-24, sous les lignes de age.</translation>
  </message>
  <message>
   <source>Write each sample of the suppressed records as a file of its own</source>
   <translation>Écrire chaque échantillon des enregistrements masqués dans un fichier à part</translation>
  </message>
  <message>
   <source>Write files beside the project?</source>
   <translation>Écrire des fichiers à côté du projet?</translation>
  </message>
  <message>
   <source>Write it as 0.42, without quotation marks and with a point.</source>
   <translation>Écrivez-le 0.42, sans guillemets et avec un point.</translation>
  </message>
  <message>
   <source>Write it as 0.42; leave the model out if there is none.</source>
   <translation>Écrivez-le 0.42 ; omettez le modèle s'il n'y en a pas.</translation>
  </message>
  <message>
   <source>Write it as {key} = 0.42, without quotation marks and with a point.</source>
   <translation>Écrivez-le {key} = 0.42, sans guillemets et avec un point.</translation>
  </message>
  <message>
   <source>Write it as {key} = [3, 20].</source>
   <translation>Écrivez-le {key} = [3, 20].</translation>
  </message>
  <message>
   <source>Write it in quotation marks.</source>
   <translation>Écrivez-le entre guillemets.</translation>
  </message>
  <message>
   <source>Write it into the combinations that an adversary could know: "{column}+age".</source>
   <translation>Écrivez-la dans les combinaisons qu'un adversaire pourrait connaître : "{column}+age".</translation>
  </message>
  <message>
   <source>Write it like EPSG:3347 (Statistics Canada Lambert) or EPSG:4326 (longitude, latitude).</source>
   <translation>Écrivez-le comme EPSG:3347 (Lambert de Statistique Canada) ou EPSG:4326 (longitude, latitude).</translation>
  </message>
  <message>
   <source>Write it like population &gt; 500 and name like 'North%'; text in single quotes, columns with spaces in double quotes.</source>
   <translation>Écrivez-la comme population &gt; 500 and name like 'North%' ; le texte entre apostrophes, les colonnes avec espaces entre guillemets.</translation>
  </message>
  <message>
   <source>Write it like the others.</source>
   <translation>Écrivez-la comme les autres.</translation>
  </message>
  <message>
   <source>Write it with decimal digits, such as 16.</source>
   <translation>Écrivez-le en chiffres décimaux, par exemple 16.</translation>
  </message>
  <message>
   <source>Write it with fewer.</source>
   <translation>Écrivez-le avec moins de parenthèses.</translation>
  </message>
  <message>
   <source>Write long numbers with a point or an exponent, such as 1e40.</source>
   <translation>Écrivez les longs nombres avec un point ou un exposant, comme 1e40.</translation>
  </message>
  <message>
   <source>Write one beside geography: "geography+age".</source>
   <translation>Écrivez-en une à côté de la géographie : "geography+age".</translation>
  </message>
  <message>
   <source>Write one line a site.</source>
   <translation>Écrivez une ligne par site.</translation>
  </message>
  <message>
   <source>Write one line an area.</source>
   <translation>Écrivez une ligne par aire.</translation>
  </message>
  <message>
   <source>Write one, such as population &gt; 500.</source>
   <translation>Écrivez-en une, comme population &gt; 500.</translation>
  </message>
  <message>
   <source>Write postgresql://host/database, and the table beside it.</source>
   <translation>Écrivez postgresql://hôte/base, et la table à côté.</translation>
  </message>
  <message>
   <source>Write schema.table; a name with a dot or capitals in quotes: "My table".</source>
   <translation>Écrivez schéma.table; un nom avec un point ou des majuscules entre guillemets : "Ma table".</translation>
  </message>
  <message>
   <source>Write starts with 'B20', or like 'B20%', and join several with and.</source>
   <translation>Écrivez starts with 'B20', ou like 'B20%', et reliez-en plusieurs par and.</translation>
  </message>
  <message>
   <source>Write text in single quotes: {column} = '{other}'.</source>
   <translation>Écrivez le texte entre apostrophes : {column} = '{other}'.</translation>
  </message>
  <message>
   <source>Write the address of the server that also writes.</source>
   <translation>Écrivez l'adresse du serveur qui écrit aussi.</translation>
  </message>
  <message>
   <source>Write the columns area_id and count, or area_id, unit and count.</source>
   <translation>Écrivez les colonnes area_id et count, ou area_id, unit et count.</translation>
  </message>
  <message>
   <source>Write the columns with + between them: "age+sex".</source>
   <translation>Écrivez les colonnes avec + entre elles : "age+sex".</translation>
  </message>
  <message>
   <source>Write the number without quotes, such as {column} &gt; 10.</source>
   <translation>Écrivez le nombre sans apostrophes, par exemple {column} &gt; 10.</translation>
  </message>
  <message>
   <source>Write the pack, verify it, and put it in its place if it is safe (F5)</source>
   <translation>Écrire le paquet, le vérifier, et le mettre à sa place s’il est sûr (F5)</translation>
  </message>
  <message>
   <source>Write the records with their blanks into a file, Parquet or CSV</source>
   <translation>Écrire les enregistrements avec leurs cases masquées dans un fichier, Parquet ou CSV</translation>
  </message>
  <message>
   <source>Write the report</source>
   <translation>Écrire le rapport</translation>
  </message>
  <message>
   <source>Write the search of the shown run as an MP4 or GIF</source>
   <translation>Écrire la recherche de l'exécution affichée en MP4 ou en GIF</translation>
  </message>
  <message>
   <source>Write the shapes of the layer into a file</source>
   <translation>Écrire les formes de la couche dans un fichier</translation>
  </message>
  <message>
   <source>Write the table to a file</source>
   <translation>Écrire la table dans un fichier</translation>
  </message>
  <message>
   <source>Write the user into the address: postgresql://user@host/database.</source>
   <translation>Écrivez l'utilisateur dans l'adresse : postgresql://utilisateur@hôte/base.</translation>
  </message>
  <message>
   <source>Write them with commas between, such as 5, 11, 20.</source>
   <translation>Écrivez-les avec des virgules entre, par exemple 5, 11, 20.</translation>
  </message>
  <message>
   <source>Write true or false for yes or no, and a date in single quotes: '2019-12-31'.</source>
   <translation>Écrivez true ou false pour oui ou non, et une date entre apostrophes : '2019-12-31'.</translation>
  </message>
  <message>
   <source>Write verdict, tables and weights on a page, as HTML or PDF</source>
   <translation>Écrire le verdict, les tableaux et les poids sur une page, en HTML ou PDF</translation>
  </message>
  <message>
   <source>Write what it is compared with in single quotes: {column} = '10'.</source>
   <translation>Écrivez ce à quoi elle est comparée entre apostrophes : {column} = '10'.</translation>
  </message>
  <message>
   <source>Write what may leave of the shown run, verified before it appears</source>
   <translation>Écrire ce qui peut sortir de l’exécution affichée, vérifié avant de paraître</translation>
  </message>
  <message>
   <source>Write year-month-day in single quotes: '2019-12-31'.</source>
   <translation>Écrivez année-mois-jour entre apostrophes : '2019-12-31'.</translation>
  </message>
  <message>
   <source>Write {column} = true.</source>
   <translation>Écrivez {column} = true.</translation>
  </message>
  <message>
   <source>Write {key} = [5000, 200000], or leave it out.</source>
   <translation>Écrivez {key} = [5000, 200000], ou omettez-le.</translation>
  </message>
  <message>
   <source>Write {place} as {{scale = 1588.0, exponent = 0.42}}.</source>
   <translation>Écrivez {place} ainsi : {{scale = 1588.0, exponent = 0.42}}.</translation>
  </message>
  <message>
   <source>Write {table} to a file where you may, and use that.</source>
   <translation>Écrivez {table} dans un fichier là où vous en avez le droit, et servez-vous de ce fichier.</translation>
  </message>
  <message>
   <source>Writing records</source>
   <translation>Écriture des enregistrements</translation>
  </message>
  <message>
   <source>Writing samples</source>
   <translation>Écriture des échantillons</translation>
  </message>
  <message>
   <source>Writing {0}</source>
   <translation>Écriture de {0}</translation>
  </message>
  <message>
   <source>Writing {0} …</source>
   <translation>Écriture de {0} …</translation>
  </message>
  <message>
   <source>Written by hand: a click on a dot, or Space, changes it.</source>
   <translation>Écrit à la main : un clic sur un point, ou Espace, le change.</translation>
  </message>
  <message>
   <source>Written into the log of decisions in the ledger, with what was decided and when</source>
   <translation>Inscrit au journal des décisions du registre, avec ce qui fut décidé et quand</translation>
  </message>
  <message>
   <source>Written to {0}</source>
   <translation>Écrit dans {0}</translation>
  </message>
  <message>
   <source>Written to {folder}: {files}.</source>
   <translation>Écrit dans {folder} : {files}.</translation>
  </message>
  <message>
   <source>Written with their blanks: {columns}.</source>
   <translation>Écrites avec leurs cases masquées : {columns}.</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Oui</translation>
  </message>
  <message>
   <source>Yes and no have no order.</source>
   <translation>Oui et non n’ont pas d’ordre.</translation>
  </message>
  <message>
   <source>You have no coefficient set called {name}.</source>
   <translation>Vous n'avez pas de jeu de coefficients nommé {name}.</translation>
  </message>
  <message>
   <source>You have no coefficient sets of your own yet.</source>
   <translation>Vous n'avez pas encore de jeux de coefficients à vous.</translation>
  </message>
  <message>
   <source>Your edits of “{0}” are kept.</source>
   <translation>Vos modifications de « {0} » sont gardées.</translation>
  </message>
  <message>
   <source>Your role may look into no schema of this database.</source>
   <translation>Votre rôle ne peut regarder dans aucun schéma de cette base.</translation>
  </message>
  <message>
   <source>Your role may not read it: ask for SELECT on it.</source>
   <translation>Votre rôle ne peut pas la lire : demandez SELECT sur elle.</translation>
  </message>
  <message>
   <source>Yours are: {names}.</source>
   <translation>Les vôtres sont : {names}.</translation>
  </message>
  <message>
   <source>Zayatz</source>
   <translation>Zayatz</translation>
  </message>
  <message>
   <source>Zoom &amp;in</source>
   <translation>&amp;Agrandir</translation>
  </message>
  <message>
   <source>Zoom &amp;out</source>
   <translation>&amp;Réduire</translation>
  </message>
  <message>
   <source>Zoom in (+)</source>
   <translation>Agrandir (+)</translation>
  </message>
  <message>
   <source>Zoom out (−)</source>
   <translation>Réduire (−)</translation>
  </message>
  <message>
   <source>Zoom there</source>
   <translation>Y aller</translation>
  </message>
  <message>
   <source>Zoom to &amp;everything</source>
   <translation>Montrer &amp;tout</translation>
  </message>
  <message>
   <source>Zoom to s&amp;election</source>
   <translation>Montrer la s&amp;élection</translation>
  </message>
  <message>
   <source>a check fails</source>
   <translation>une vérification échoue</translation>
  </message>
  <message>
   <source>a class of one release without its parts in the other</source>
   <translation>une classe d'une diffusion moins ses parties dans l'autre</translation>
  </message>
  <message>
   <source>a coarser level of {name}</source>
   <translation>un niveau plus grossier de {name}</translation>
  </message>
  <message>
   <source>a number of {n} digits</source>
   <translation>un nombre de {n} chiffres</translation>
  </message>
  <message>
   <source>a public file?</source>
   <translation>un fichier public ?</translation>
  </message>
  <message>
   <source>a published total without the classes that are shown</source>
   <translation>un total publié moins les classes montrées</translation>
  </message>
  <message>
   <source>a region of one release without its parts in the other</source>
   <translation>une région d'une diffusion moins ses parties dans l'autre</translation>
  </message>
  <message>
   <source>a release shows classes of fewer people than are asked for now</source>
   <translation>une diffusion montre des classes de moins de personnes qu'il n'en faut maintenant</translation>
  </message>
  <message>
   <source>a research file?</source>
   <translation>un fichier de recherche ?</translation>
  </message>
  <message>
   <source>a value is missing</source>
   <translation>une valeur manque</translation>
  </message>
  <message>
   <source>a variable of its own</source>
   <translation>une variable à part</translation>
  </message>
  <message>
   <source>a view</source>
   <translation>une vue</translation>
  </message>
  <message>
   <source>a virtual table</source>
   <translation>une table virtuelle</translation>
  </message>
  <message>
   <source>about {regions}</source>
   <translation>environ {regions}</translation>
  </message>
  <message>
   <source>about {share} lost</source>
   <translation>environ {share} perdus</translation>
  </message>
  <message>
   <source>about {time} left</source>
   <translation>encore environ {time}</translation>
  </message>
  <message>
   <source>about {values}</source>
   <translation>environ {values}</translation>
  </message>
  <message>
   <source>accepted</source>
   <translation>accepté</translation>
  </message>
  <message>
   <source>after suppression</source>
   <translation>après la suppression</translation>
  </message>
  <message>
   <source>after, as released</source>
   <translation>après, tels que diffusés</translation>
  </message>
  <message>
   <source>age+sex; age+sex+school</source>
   <translation>age+sex; age+sex+school</translation>
  </message>
  <message>
   <source>all</source>
   <translation>toutes</translation>
  </message>
  <message>
   <source>all but {names}</source>
   <translation>toutes sauf {names}</translation>
  </message>
  <message>
   <source>all but {name}</source>
   <translation>toutes sauf {name}</translation>
  </message>
  <message>
   <source>all in one</source>
   <translation>toutes en une</translation>
  </message>
  <message>
   <source>all levels</source>
   <translation>tous les niveaux</translation>
  </message>
  <message>
   <source>all other columns</source>
   <translation>toutes les autres colonnes</translation>
  </message>
  <message>
   <source>all records</source>
   <translation>tous les enregistrements</translation>
  </message>
  <message>
   <source>all records alike</source>
   <translation>tous les enregistrements pareils</translation>
  </message>
  <message>
   <source>all releases together, which no two of them do</source>
   <translation>toutes les diffusions ensemble, alors que deux d'entre elles ne suffisent pas</translation>
  </message>
  <message>
   <source>all sites are placed</source>
   <translation>tous les sites sont placés</translation>
  </message>
  <message>
   <source>all together</source>
   <translation>toutes ensemble</translation>
  </message>
  <message>
   <source>all variables</source>
   <translation>toutes les variables</translation>
  </message>
  <message>
   <source>all variables as they are</source>
   <translation>toutes les variables telles quelles</translation>
  </message>
  <message>
   <source>all variables together</source>
   <translation>toutes les variables ensemble</translation>
  </message>
  <message>
   <source>alone</source>
   <translation>seule</translation>
  </message>
  <message>
   <source>and levels of {variable}</source>
   <translation>et les niveaux de {variable}</translation>
  </message>
  <message>
   <source>and regions at {n:,} other values below {k:,}</source>
   <translation>et des régions à {n:,} autres valeurs sous {k:,}</translation>
  </message>
  <message>
   <source>and {n:,} more</source>
   <translation>et {n:,} de plus</translation>
  </message>
  <message>
   <source>and {n} more</source>
   <translation>et {n} de plus</translation>
  </message>
  <message>
   <source>anonymity</source>
   <translation>anonymat</translation>
  </message>
  <message>
   <source>another rule</source>
   <translation>une autre règle</translation>
  </message>
  <message>
   <source>another run</source>
   <translation>une autre exécution</translation>
  </message>
  <message>
   <source>any</source>
   <translation>toutes</translation>
  </message>
  <message>
   <source>any column</source>
   <translation>une colonne quelconque</translation>
  </message>
  <message>
   <source>anything</source>
   <translation>n'importe quoi</translation>
  </message>
  <message>
   <source>are a region each</source>
   <translation>sont chacune une région</translation>
  </message>
  <message>
   <source>are left out</source>
   <translation>sont laissées de côté</translation>
  </message>
  <message>
   <source>are listed</source>
   <translation>sont énumérées</translation>
  </message>
  <message>
   <source>area</source>
   <translation>aire</translation>
  </message>
  <message>
   <source>areas</source>
   <translation>aires</translation>
  </message>
  <message>
   <source>areas as they are</source>
   <translation>aires telles quelles</translation>
  </message>
  <message>
   <source>as before</source>
   <translation>comme avant</translation>
  </message>
  <message>
   <source>as in the scenario</source>
   <translation>comme dans le scénario</translation>
  </message>
  <message>
   <source>as it is</source>
   <translation>tel quel</translation>
  </message>
  <message>
   <source>as now</source>
   <translation>comme maintenant</translation>
  </message>
  <message>
   <source>as protected: {threshold}</source>
   <translation>comme protégé : {threshold}</translation>
  </message>
  <message>
   <source>as {level}</source>
   <translation>comme {level}</translation>
  </message>
  <message>
   <source>at least {floor}</source>
   <translation>au moins {floor}</translation>
  </message>
  <message>
   <source>at most {asked:g} % of the records suppressed</source>
   <translation>au plus {asked:g} % des enregistrements supprimés</translation>
  </message>
  <message>
   <source>at most {limit}</source>
   <translation>au plus {limit}</translation>
  </message>
  <message>
   <source>at most {n:,} people</source>
   <translation>au plus {n:,} personnes</translation>
  </message>
  <message>
   <source>at most {n:,} records</source>
   <translation>au plus {n:,} enregistrements</translation>
  </message>
  <message>
   <source>at most {threshold} are unique</source>
   <translation>au plus {threshold} sont uniques</translation>
  </message>
  <message>
   <source>at the levels as they are</source>
   <translation>aux niveaux tels quels</translation>
  </message>
  <message>
   <source>automatic</source>
   <translation>automatique</translation>
  </message>
  <message>
   <source>balanced density</source>
   <translation>densité équilibrée</translation>
  </message>
  <message>
   <source>bands of {n}</source>
   <translation>tranches de {n}</translation>
  </message>
  <message>
   <source>bands {width} wide</source>
   <translation>tranches larges de {width}</translation>
  </message>
  <message>
   <source>baseline</source>
   <translation>référence</translation>
  </message>
  <message>
   <source>before suppression</source>
   <translation>avant la suppression</translation>
  </message>
  <message>
   <source>before, by area</source>
   <translation>avant, par aire</translation>
  </message>
  <message>
   <source>beginning</source>
   <translation>début</translation>
  </message>
  <message>
   <source>better than {level}</source>
   <translation>mieux que {level}</translation>
  </message>
  <message>
   <source>bit</source>
   <translation>bit</translation>
  </message>
  <message>
   <source>bit per record</source>
   <translation>bit par enregistrement</translation>
  </message>
  <message>
   <source>bits</source>
   <translation>bits</translation>
  </message>
  <message>
   <source>bits per record</source>
   <translation>bits par enregistrement</translation>
  </message>
  <message>
   <source>bits; records</source>
   <translation>bits ; enregistrements</translation>
  </message>
  <message>
   <source>blank cells with a larger k, or release whole records (vbas aggregate): of blanked cells nothing can be taken over.</source>
   <translation>effacez des cellules avec un k plus grand, ou diffusez des enregistrements entiers (vbas aggregate) : de cellules effacées, rien ne peut être repris.</translation>
  </message>
  <message>
   <source>borders</source>
   <translation>limites</translation>
  </message>
  <message>
   <source>bottleneck class</source>
   <translation>classe d'étranglement</translation>
  </message>
  <message>
   <source>bottleneck classes</source>
   <translation>classes d'étranglement</translation>
  </message>
  <message>
   <source>by cell</source>
   <translation>par cellule</translation>
  </message>
  <message>
   <source>by people</source>
   <translation>par habitants</translation>
  </message>
  <message>
   <source>categories</source>
   <translation>catégories</translation>
  </message>
  <message>
   <source>category</source>
   <translation>catégorie</translation>
  </message>
  <message>
   <source>cell</source>
   <translation>cellule</translation>
  </message>
  <message>
   <source>cells</source>
   <translation>cellules</translation>
  </message>
  <message>
   <source>census divisions</source>
   <translation>divisions de recensement</translation>
  </message>
  <message>
   <source>census subdivisions</source>
   <translation>subdivisions de recensement</translation>
  </message>
  <message>
   <source>census tracts</source>
   <translation>secteurs de recensement</translation>
  </message>
  <message>
   <source>central Canada</source>
   <translation>le Centre du Canada</translation>
  </message>
  <message>
   <source>change hierarchies</source>
   <translation>changer les hiérarchies</translation>
  </message>
  <message>
   <source>change of coarser levels</source>
   <translation>changement des niveaux plus grossiers</translation>
  </message>
  <message>
   <source>change of columns</source>
   <translation>changement de colonnes</translation>
  </message>
  <message>
   <source>change of layers</source>
   <translation>changement de couches</translation>
  </message>
  <message>
   <source>change of settings</source>
   <translation>changement de réglages</translation>
  </message>
  <message>
   <source>change the shares that are allowed</source>
   <translation>changer les parts permises</translation>
  </message>
  <message>
   <source>change what is asked of levels</source>
   <translation>changer ce qui est demandé des niveaux</translation>
  </message>
  <message>
   <source>change what is asked of uniqueness</source>
   <translation>changer la question sur l'unicité</translation>
  </message>
  <message>
   <source>change what is protected</source>
   <translation>changer ce qui est protégé</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>changée</translation>
  </message>
  <message>
   <source>checking columns</source>
   <translation>vérification des colonnes</translation>
  </message>
  <message>
   <source>checking geometry</source>
   <translation>vérification de la géométrie</translation>
  </message>
  <message>
   <source>checks</source>
   <translation>vérifications</translation>
  </message>
  <message>
   <source>choose …</source>
   <translation>choisir …</translation>
  </message>
  <message>
   <source>class</source>
   <translation>classe</translation>
  </message>
  <message>
   <source>classes</source>
   <translation>classes</translation>
  </message>
  <message>
   <source>classes and regions of one release without their parts in the other</source>
   <translation>des classes et des régions d'une diffusion moins leurs parties dans l'autre</translation>
  </message>
  <message>
   <source>classes of records</source>
   <translation>classes des enregistrements</translation>
  </message>
  <message>
   <source>coarser than {level}</source>
   <translation>plus grossier que {level}</translation>
  </message>
  <message>
   <source>coding records</source>
   <translation>codage des enregistrements</translation>
  </message>
  <message>
   <source>collapsed to {n}</source>
   <translation>réduite à {n}</translation>
  </message>
  <message>
   <source>column</source>
   <translation>colonne</translation>
  </message>
  <message>
   <source>columns</source>
   <translation>colonnes</translation>
  </message>
  <message>
   <source>combination</source>
   <translation>combinaison</translation>
  </message>
  <message>
   <source>combination {n}</source>
   <translation>combinaison {n}</translation>
  </message>
  <message>
   <source>combinations</source>
   <translation>combinaisons</translation>
  </message>
  <message>
   <source>combinations with a class below k = {k}</source>
   <translation>combinaisons avec une classe sous k = {k}</translation>
  </message>
  <message>
   <source>compactness</source>
   <translation>compacité</translation>
  </message>
  <message>
   <source>comparing associations</source>
   <translation>comparaison des associations</translation>
  </message>
  <message>
   <source>comparing releases</source>
   <translation>comparaison des diffusions</translation>
  </message>
  <message>
   <source>complete</source>
   <translation>complète</translation>
  </message>
  <message>
   <source>connecting to the database</source>
   <translation>connexion à la base de données</translation>
  </message>
  <message>
   <source>coordinates</source>
   <translation>coordonnées</translation>
  </message>
  <message>
   <source>costs nothing</source>
   <translation>ne coûte rien</translation>
  </message>
  <message>
   <source>costs {bits} a record</source>
   <translation>coûte {bits} par enregistrement</translation>
  </message>
  <message>
   <source>costs {cost} of {bits}</source>
   <translation>coûte {cost} sur {bits}</translation>
  </message>
  <message>
   <source>counted</source>
   <translation>comptés</translation>
  </message>
  <message>
   <source>counting candidates</source>
   <translation>dénombrement des candidats</translation>
  </message>
  <message>
   <source>counting classes</source>
   <translation>comptage des classes</translation>
  </message>
  <message>
   <source>counting combinations</source>
   <translation>comptage des combinaisons</translation>
  </message>
  <message>
   <source>counting persons</source>
   <translation>comptage des personnes</translation>
  </message>
  <message>
   <source>counting records</source>
   <translation>comptage des enregistrements</translation>
  </message>
  <message>
   <source>counting records, with up to {needed:.1f} GB of disk</source>
   <translation>comptage des enregistrements, avec au plus {needed:.1f} Go de disque</translation>
  </message>
  <message>
   <source>counting regions</source>
   <translation>comptage des régions</translation>
  </message>
  <message>
   <source>counting sites</source>
   <translation>calcul du nombre de sites</translation>
  </message>
  <message>
   <source>coverage</source>
   <translation>couverture</translation>
  </message>
  <message>
   <source>cross-validation of thresholds</source>
   <translation>validation croisée des seuils</translation>
  </message>
  <message>
   <source>cut-off</source>
   <translation>seuil de population</translation>
  </message>
  <message>
   <source>cut-off (records)</source>
   <translation>seuil (enregistrements)</translation>
  </message>
  <message>
   <source>cut-off = {scale} × {x} ^ {exponent}. Triangles are cut-offs at an end of the sizes: they are only known to lie beyond.</source>
   <translation>seuil = {scale} × {x} ^ {exponent}. Les triangles sont des seuils à un bout des tailles : on sait seulement qu'ils sont au-delà.</translation>
  </message>
  <message>
   <source>cut-off {0}</source>
   <translation>seuil {0}</translation>
  </message>
  <message>
   <source>cut-offs</source>
   <translation>seuils de population</translation>
  </message>
  <message>
   <source>date</source>
   <translation>date</translation>
  </message>
  <message>
   <source>day</source>
   <translation>jour</translation>
  </message>
  <message>
   <source>decade</source>
   <translation>décennie</translation>
  </message>
  <message>
   <source>delta score</source>
   <translation>score delta</translation>
  </message>
  <message>
   <source>different values</source>
   <translation>valeurs différentes</translation>
  </message>
  <message>
   <source>direct identifier</source>
   <translation>identifiant direct</translation>
  </message>
  <message>
   <source>discarding of edits</source>
   <translation>abandon des modifications</translation>
  </message>
  <message>
   <source>discernibility</source>
   <translation>discernabilité</translation>
  </message>
  <message>
   <source>dissemination areas</source>
   <translation>aires de diffusion</translation>
  </message>
  <message>
   <source>dissemination blocks</source>
   <translation>îlots de diffusion</translation>
  </message>
  <message>
   <source>distances to the regions' own centres get no longer</source>
   <translation>les distances aux propres centres des régions ne s'allongent pas</translation>
  </message>
  <message>
   <source>dividing the land</source>
   <translation>division du territoire</translation>
  </message>
  <message>
   <source>done</source>
   <translation>fait</translation>
  </message>
  <message>
   <source>drawing areas</source>
   <translation>tirage des aires</translation>
  </message>
  <message>
   <source>drawing frames</source>
   <translation>dessin des images</translation>
  </message>
  <message>
   <source>drawing the land</source>
   <translation>dessin du territoire</translation>
  </message>
  <message>
   <source>dropped</source>
   <translation>retirée</translation>
  </message>
  <message>
   <source>each area by its own province</source>
   <translation>la province de l'aire</translation>
  </message>
  <message>
   <source>each combination</source>
   <translation>chaque combinaison</translation>
  </message>
  <message>
   <source>eastern Canada</source>
   <translation>l'Est du Canada</translation>
  </message>
  <message>
   <source>edited</source>
   <translation>modifiée</translation>
  </message>
  <message>
   <source>elsewhere</source>
   <translation>ailleurs</translation>
  </message>
  <message>
   <source>enough: above the cut-off</source>
   <translation>assez : au-dessus du seuil</translation>
  </message>
  <message>
   <source>entropy</source>
   <translation>entropie</translation>
  </message>
  <message>
   <source>entropy (nats)</source>
   <translation>entropie (nats)</translation>
  </message>
  <message>
   <source>entropy: {parts}</source>
   <translation>entropie : {parts}</translation>
  </message>
  <message>
   <source>equal</source>
   <translation>égal</translation>
  </message>
  <message>
   <source>equivalence class</source>
   <translation>classe d'équivalence</translation>
  </message>
  <message>
   <source>equivalence classes</source>
   <translation>classes d'équivalence</translation>
  </message>
  <message>
   <source>evaluating</source>
   <translation>évaluation</translation>
  </message>
  <message>
   <source>every level</source>
   <translation>chaque niveau</translation>
  </message>
  <message>
   <source>every region at the floor</source>
   <translation>chaque région au plancher</translation>
  </message>
  <message>
   <source>every region has anonymity {k:,} or more</source>
   <translation>chaque région a un anonymat de {k:,} ou plus</translation>
  </message>
  <message>
   <source>every region keeps the f&amp;loor</source>
   <translation>chaque région respecte le p&amp;lancher</translation>
  </message>
  <message>
   <source>every {n} joined</source>
   <translation>jointes par {n}</translation>
  </message>
  <message>
   <source>everybody</source>
   <translation>tout le monde</translation>
  </message>
  <message>
   <source>everybody counted</source>
   <translation>tout le monde compté</translation>
  </message>
  <message>
   <source>fails</source>
   <translation>échoue</translation>
  </message>
  <message>
   <source>fault</source>
   <translation>défaut</translation>
  </message>
  <message>
   <source>faults</source>
   <translation>défauts</translation>
  </message>
  <message>
   <source>few areas can pass to another region</source>
   <translation>peu d'aires peuvent passer à une autre région</translation>
  </message>
  <message>
   <source>filtering records</source>
   <translation>filtrage des enregistrements</translation>
  </message>
  <message>
   <source>finding minimal combinations</source>
   <translation>recherche des combinaisons minimales</translation>
  </message>
  <message>
   <source>finding neighbours</source>
   <translation>recherche des voisines</translation>
  </message>
  <message>
   <source>finding who matches</source>
   <translation>recherche de qui correspond</translation>
  </message>
  <message>
   <source>finer than {level}</source>
   <translation>plus fin que {level}</translation>
  </message>
  <message>
   <source>first character</source>
   <translation>premier caractère</translation>
  </message>
  <message>
   <source>first question, {n:,} variables</source>
   <translation>première question, {n:,} variables</translation>
  </message>
  <message>
   <source>first {n} characters</source>
   <translation>{n} premiers caractères</translation>
  </message>
  <message>
   <source>fitted here</source>
   <translation>ajusté ici</translation>
  </message>
  <message>
   <source>fitted power law</source>
   <translation>loi de puissance ajustée</translation>
  </message>
  <message>
   <source>fitting</source>
   <translation>ajustement</translation>
  </message>
  <message>
   <source>floor {0}</source>
   <translation>plancher {0}</translation>
  </message>
  <message>
   <source>followers</source>
   <translation>colonnes qui suivent</translation>
  </message>
  <message>
   <source>following</source>
   <translation>masquage de ce qui suit</translation>
  </message>
  <message>
   <source>following models</source>
   <translation>suivi des modèles</translation>
  </message>
  <message>
   <source>formula</source>
   <translation>formule</translation>
  </message>
  <message>
   <source>forward sortation areas</source>
   <translation>régions de tri d'acheminement</translation>
  </message>
  <message>
   <source>found by itself</source>
   <translation>trouvée d'elle-même</translation>
  </message>
  <message>
   <source>fraction</source>
   <translation>fraction</translation>
  </message>
  <message>
   <source>free</source>
   <translation>libre</translation>
  </message>
  <message>
   <source>free: singles nobody out</source>
   <translation>libre : ne désigne personne</translation>
  </message>
  <message>
   <source>from a file …</source>
   <translation>d'un fichier …</translation>
  </message>
  <message>
   <source>from nothing</source>
   <translation>de rien</translation>
  </message>
  <message>
   <source>from the papers VBAS follows</source>
   <translation>des articles que suit VBAS</translation>
  </message>
  <message>
   <source>general knowledge: check it with your custodian</source>
   <translation>connaissance générale : vérifiez auprès de votre gardien des données</translation>
  </message>
  <message>
   <source>geography</source>
   <translation>géographie</translation>
  </message>
  <message>
   <source>geography lost</source>
   <translation>géographie perdue</translation>
  </message>
  <message>
   <source>given back</source>
   <translation>cellules rendues</translation>
  </message>
  <message>
   <source>given number</source>
   <translation>nombre donné</translation>
  </message>
  <message>
   <source>gives up {bits} more of geography a record</source>
   <translation>perd {bits} de géographie de plus par enregistrement</translation>
  </message>
  <message>
   <source>giving back</source>
   <translation>cellules rendues</translation>
  </message>
  <message>
   <source>giving cells back</source>
   <translation>restitution de cellules</translation>
  </message>
  <message>
   <source>group {name} is in regions {regions}, since no region may cross a border of {level}: {areas}</source>
   <translation>le groupe {name} est dans les régions {regions}, car aucune région ne peut franchir une limite de {level} : {areas}</translation>
  </message>
  <message>
   <source>group {name} is in regions {regions}: {areas}</source>
   <translation>le groupe {name} est dans les régions {regions} : {areas}</translation>
  </message>
  <message>
   <source>grouping areas</source>
   <translation>regroupement des aires</translation>
  </message>
  <message>
   <source>groups</source>
   <translation>groupes</translation>
  </message>
  <message>
   <source>hardly any harm would follow</source>
   <translation>il ne s'ensuivrait guère de tort</translation>
  </message>
  <message>
   <source>has areas farther from the centre of their region ({after} instead of {before})</source>
   <translation>a des aires plus loin du centre de leur région ({after} au lieu de {before})</translation>
  </message>
  <message>
   <source>has areas nearer to the centre of their region ({after} instead of {before})</source>
   <translation>a des aires plus près du centre de leur région ({after} au lieu de {before})</translation>
  </message>
  <message>
   <source>hashing</source>
   <translation>calcul de l'empreinte</translation>
  </message>
  <message>
   <source>high: a secure place, with access by name and a log</source>
   <translation>fort : un lieu sûr, à accès nominatif et journal</translation>
  </message>
  <message>
   <source>high: all of these, or it is not known who will have the data</source>
   <translation>fort : tout cela, ou on ne sait pas qui aura les données</translation>
  </message>
  <message>
   <source>high: an agreement that forbids re-identification, with audits</source>
   <translation>fort : une entente qui interdit la réidentification, avec audits</translation>
  </message>
  <message>
   <source>high: facts that bring shame or disadvantage, such as mental health</source>
   <translation>fort : des faits qui font honte ou tort, comme la santé mentale</translation>
  </message>
  <message>
   <source>high: lasting harm to work, family or safety</source>
   <translation>fort : un tort durable au travail, à la famille ou à la sécurité</translation>
  </message>
  <message>
   <source>high: they neither know nor would expect it</source>
   <translation>fort : elles ne le savent pas et ne s'y attendraient pas</translation>
  </message>
  <message>
   <source>high: yes, money or news</source>
   <translation>fort : oui, de l'argent ou une nouvelle</translation>
  </message>
  <message>
   <source>holds {n}</source>
   <translation>contient {n}</translation>
  </message>
  <message>
   <source>ids of areas</source>
   <translation>identifiants d'aire</translation>
  </message>
  <message>
   <source>imported</source>
   <translation>importée</translation>
  </message>
  <message>
   <source>in an area</source>
   <translation>dans une aire</translation>
  </message>
  <message>
   <source>in bands of</source>
   <translation>en tranches de</translation>
  </message>
  <message>
   <source>in between (1 of 2)</source>
   <translation>entre les deux (1 sur 2)</translation>
  </message>
  <message>
   <source>in bits</source>
   <translation>en bits</translation>
  </message>
  <message>
   <source>in cells</source>
   <translation>en cellules</translation>
  </message>
  <message>
   <source>in no area</source>
   <translation>dans aucune aire</translation>
  </message>
  <message>
   <source>in no unit</source>
   <translation>dans aucune unité</translation>
  </message>
  <message>
   <source>in {0}</source>
   <translation>dans {0}</translation>
  </message>
  <message>
   <source>in {0} pieces</source>
   <translation>en {0} morceaux</translation>
  </message>
  <message>
   <source>inventing people</source>
   <translation>invention des personnes</translation>
  </message>
  <message>
   <source>it is not known who may copy the data</source>
   <translation>on ne sait pas qui peut copier les données</translation>
  </message>
  <message>
   <source>its areas lie {0} from its centre on average</source>
   <translation>ses aires sont à {0} de son centre en moyenne</translation>
  </message>
  <message>
   <source>join the region of the nearest area</source>
   <translation>rejoignent la région de l'aire la plus proche</translation>
  </message>
  <message>
   <source>joining columns</source>
   <translation>réunion des colonnes</translation>
  </message>
  <message>
   <source>joining equal records</source>
   <translation>réunion des enregistrements égaux</translation>
  </message>
  <message>
   <source>joining population</source>
   <translation>jonction de la population</translation>
  </message>
  <message>
   <source>joining records</source>
   <translation>réunion des enregistrements</translation>
  </message>
  <message>
   <source>joining rows</source>
   <translation>réunion des lignes</translation>
  </message>
  <message>
   <source>judging levels</source>
   <translation>évaluation des niveaux</translation>
  </message>
  <message>
   <source>k</source>
   <translation>k</translation>
  </message>
  <message>
   <source>k = {0}</source>
   <translation>k = {0}</translation>
  </message>
  <message>
   <source>k = {k}</source>
   <translation>k = {k}</translation>
  </message>
  <message>
   <source>k = {k} does not hold</source>
   <translation>k = {k} n'est pas respecté</translation>
  </message>
  <message>
   <source>k = {k} holds</source>
   <translation>k = {k} est respecté</translation>
  </message>
  <message>
   <source>k = {k} is above the {records} of the file.</source>
   <translation>k = {k} dépasse les {records} du fichier.</translation>
  </message>
  <message>
   <source>k = {k} is below 1.</source>
   <translation>k = {k} est inférieur à 1.</translation>
  </message>
  <message>
   <source>k = {k} keeps the probability of re-identification at {tau} or below.</source>
   <translation>k = {k} garde la probabilité de réidentification à {tau} ou moins.</translation>
  </message>
  <message>
   <source>k = {k} stands there twice.</source>
   <translation>k = {k} s'y trouve deux fois.</translation>
  </message>
  <message>
   <source>k = {k}, at most {limit} lost: no level that exists will do.</source>
   <translation>k = {k}, perte d'au plus {limit} : aucun niveau existant ne convient.</translation>
  </message>
  <message>
   <source>k = {k}, at most {limit} lost: {level} will do ({n}).</source>
   <translation>k = {k}, perte d'au plus {limit} : les {level} conviennent ({n}).</translation>
  </message>
  <message>
   <source>k = {k}; records compared by {columns}; seed {seed}.</source>
   <translation>k = {k} ; enregistrements comparés selon {columns} ; germe {seed}.</translation>
  </message>
  <message>
   <source>k hides who a record is, not what all of a class have in common. Nor does it hide what two releases show together.</source>
   <translation>k cache qui est un enregistrement, pas ce que tous ceux d'une classe ont en commun. Il ne cache pas non plus ce que deux diffusions montrent ensemble.</translation>
  </message>
  <message>
   <source>k is about people; the pack names none, so that records were counted.</source>
   <translation>k porte sur des personnes; la trousse n’en nomme aucune, de sorte que les enregistrements ont été comptés.</translation>
  </message>
  <message>
   <source>k is the least number of people in a region who share their values. Below it you see at once how many regions that allows.</source>
   <translation>k est le plus petit nombre de personnes d'une région qui partagent leurs valeurs. En dessous, vous voyez aussitôt combien de régions cela permet.</translation>
  </message>
  <message>
   <source>k is {k:,}, but only {n:,} records can be used: everything would be suppressed.</source>
   <translation>k vaut {k:,}, mais seulement {n:,} enregistrements sont utilisables : tout serait supprimé.</translation>
  </message>
  <message>
   <source>k is {k:,}, but the records that can be used are of {n:,} people: everything would be suppressed.</source>
   <translation>k vaut {k:,}, mais les enregistrements utilisables sont ceux de {n:,} personnes : tout serait supprimé.</translation>
  </message>
  <message>
   <source>k is {k:,}, but there are {n:,} persons: no class can be that large.</source>
   <translation>k vaut {k:,}, mais il y a {n:,} personnes : aucune classe ne peut être aussi grande.</translation>
  </message>
  <message>
   <source>k is {k:,}, but there are {n:,} records: no class can be that large.</source>
   <translation>k est {k:,}, mais il y a {n:,} enregistrements : aucune classe ne peut être aussi grande.</translation>
  </message>
  <message>
   <source>k is {k:,}, but {file} has {n:,} persons: no class can be that large.</source>
   <translation>k est {k:,}, mais {file} compte {n:,} personnes : aucune classe ne peut être aussi grande.</translation>
  </message>
  <message>
   <source>k is {k:,}, but {file} has {n:,} records: no class can be that large.</source>
   <translation>k est {k:,}, mais {file} compte {n:,} enregistrements : aucune classe ne peut être aussi grande.</translation>
  </message>
  <message>
   <source>k is {k}, but must be at least 1.</source>
   <translation>k vaut {k}, mais doit être au moins 1.</translation>
  </message>
  <message>
   <source>k is {k}, but there are only {n}: choose a smaller k</source>
   <translation>k vaut {k}, mais il n'y a que {n} : choisissez un k plus petit</translation>
  </message>
  <message>
   <source>k reached: every region has anonymity {k:,} or more</source>
   <translation>k atteint : chaque région a un anonymat de {k:,} ou plus</translation>
  </message>
  <message>
   <source>k {k} · {placement} · seed {seed}</source>
   <translation>k {k} · {placement} · germe {seed}</translation>
  </message>
  <message>
   <source>k {k}, probability of re-identification {tau}</source>
   <translation>k {k}, probabilité de réidentification {tau}</translation>
  </message>
  <message>
   <source>k {n}</source>
   <translation>k {n}</translation>
  </message>
  <message>
   <source>keeping of “{0}”</source>
   <translation>conservation de « {0} »</translation>
  </message>
  <message>
   <source>keeping to the constraints</source>
   <translation>respect des contraintes</translation>
  </message>
  <message>
   <source>keeping to the limits</source>
   <translation>respect des limites</translation>
  </message>
  <message>
   <source>keeps {bits} more of geography a record</source>
   <translation>conserve {bits} de géographie de plus par enregistrement</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>gardé</translation>
  </message>
  <message>
   <source>km</source>
   <translation>km</translation>
  </message>
  <message>
   <source>km; areas</source>
   <translation>km ; aires</translation>
  </message>
  <message>
   <source>km; people</source>
   <translation>km ; habitants</translation>
  </message>
  <message>
   <source>km²</source>
   <translation>km²</translation>
  </message>
  <message>
   <source>known</source>
   <translation>connu</translation>
  </message>
  <message>
   <source>l is {least:g}, but must be at least 1.</source>
   <translation>l vaut {least:g}, mais doit être d'au moins 1.</translation>
  </message>
  <message>
   <source>labels must lie between 0 and the number of regions.</source>
   <translation>les étiquettes doivent être entre 0 et le nombre de régions.</translation>
  </message>
  <message>
   <source>land areas</source>
   <translation>superficies des terres</translation>
  </message>
  <message>
   <source>latitudes</source>
   <translation>latitudes</translation>
  </message>
  <message>
   <source>leave out what the earlier release suppressed</source>
   <translation>laisser de côté ce que la diffusion antérieure a supprimé</translation>
  </message>
  <message>
   <source>leave out what they suppressed</source>
   <translation>laisser de côté ce qu'elles ont supprimé</translation>
  </message>
  <message>
   <source>leave out what was suppressed earlier, and suppress further classes</source>
   <translation>laisser de côté ce qui a été supprimé auparavant et supprimer d'autres classes</translation>
  </message>
  <message>
   <source>left</source>
   <translation>reste</translation>
  </message>
  <message>
   <source>level of {name}</source>
   <translation>niveau de {name}</translation>
  </message>
  <message>
   <source>levels of {column}</source>
   <translation>niveaux de {column}</translation>
  </message>
  <message>
   <source>linking with the registry</source>
   <translation>liaison avec le registre</translation>
  </message>
  <message>
   <source>listing combinations</source>
   <translation>relevé des combinaisons</translation>
  </message>
  <message>
   <source>listing distinct records</source>
   <translation>relevé des enregistrements distincts</translation>
  </message>
  <message>
   <source>locked</source>
   <translation>verrouillée</translation>
  </message>
  <message numerus="yes">
   <source>locking of %n regions</source>
   <translation>
    <numerusform>verrouillage de %n région</numerusform>
    <numerusform>verrouillage de %n régions</numerusform>
   </translation>
  </message>
  <message>
   <source>locks</source>
   <translation>verrous</translation>
  </message>
  <message>
   <source>log</source>
   <translation>log</translation>
  </message>
  <message>
   <source>log-likelihood</source>
   <translation>log-vraisemblance</translation>
  </message>
  <message>
   <source>longitudes</source>
   <translation>longitudes</translation>
  </message>
  <message>
   <source>looking at outcomes</source>
   <translation>examen des résultats</translation>
  </message>
  <message>
   <source>looking at records</source>
   <translation>examen des enregistrements</translation>
  </message>
  <message>
   <source>looking at the area ids</source>
   <translation>examen des identifiants d'aires</translation>
  </message>
  <message>
   <source>looking at the file</source>
   <translation>examen du fichier</translation>
  </message>
  <message>
   <source>looking at the levels</source>
   <translation>examen des niveaux</translation>
  </message>
  <message>
   <source>looking at the table</source>
   <translation>examen de la table</translation>
  </message>
  <message>
   <source>looking for broken lines</source>
   <translation>recherche de lignes cassées</translation>
  </message>
  <message>
   <source>looking for exchanges</source>
   <translation>recherche d'échanges</translation>
  </message>
  <message>
   <source>looking for overlaps and islands</source>
   <translation>recherche de chevauchements et d'îles</translation>
  </message>
  <message>
   <source>looking for persons</source>
   <translation>recherche des personnes</translation>
  </message>
  <message>
   <source>looking for remedies</source>
   <translation>recherche de remèdes</translation>
  </message>
  <message>
   <source>looking up levels</source>
   <translation>recherche des niveaux</translation>
  </message>
  <message>
   <source>looking up regions</source>
   <translation>recherche des régions</translation>
  </message>
  <message>
   <source>lose at most {share}</source>
   <translation>perdre au plus {share}</translation>
  </message>
  <message>
   <source>loses as many records</source>
   <translation>perd autant d'enregistrements</translation>
  </message>
  <message>
   <source>loses {bits} per record</source>
   <translation>perd {bits} par enregistrement</translation>
  </message>
  <message>
   <source>loses {n} fewer</source>
   <translation>perd {n} de moins</translation>
  </message>
  <message>
   <source>loses {n} fewer ({after} instead of {before})</source>
   <translation>perd {n} de moins ({after} au lieu de {before})</translation>
  </message>
  <message>
   <source>loses {n} more</source>
   <translation>perd {n} de plus</translation>
  </message>
  <message>
   <source>loses {n} more ({after} instead of {before})</source>
   <translation>perd {n} de plus ({after} au lieu de {before})</translation>
  </message>
  <message>
   <source>low: common facts that most people would tell</source>
   <translation>faible : des faits courants que la plupart diraient</translation>
  </message>
  <message>
   <source>low: hardly any</source>
   <translation>faible : presque aucun</translation>
  </message>
  <message>
   <source>low: none of these</source>
   <translation>faible : rien de cela</translation>
  </message>
  <message>
   <source>low: not known, or anybody may copy them</source>
   <translation>faible : inconnu, ou n'importe qui peut les copier</translation>
  </message>
  <message>
   <source>low: nothing, or the data become public</source>
   <translation>faible : rien, ou les données deviennent publiques</translation>
  </message>
  <message>
   <source>low: nothing; reputation and further work would suffer</source>
   <translation>faible : rien ; sa réputation et la suite de ses travaux en souffriraient</translation>
  </message>
  <message>
   <source>low: they agreed to it</source>
   <translation>faible : elles y ont consenti</translation>
  </message>
  <message>
   <source>m</source>
   <translation>m</translation>
  </message>
  <message>
   <source>make one region together</source>
   <translation>forment ensemble une région</translation>
  </message>
  <message>
   <source>making cases</source>
   <translation>fabrication de cas</translation>
  </message>
  <message>
   <source>making discharges</source>
   <translation>fabrication de sorties</translation>
  </message>
  <message>
   <source>making of “{0}”</source>
   <translation>création de « {0} »</translation>
  </message>
  <message>
   <source>making people</source>
   <translation>fabrication de personnes</translation>
  </message>
  <message>
   <source>making up a registry</source>
   <translation>simulation d'un registre</translation>
  </message>
  <message>
   <source>mark on “{0}”</source>
   <translation>marque sur « {0} »</translation>
  </message>
  <message>
   <source>max combinations</source>
   <translation>combinaisons maximales</translation>
  </message>
  <message>
   <source>max combinations: {parts}</source>
   <translation>combinaisons maximales : {parts}</translation>
  </message>
  <message>
   <source>may be blank</source>
   <translation>peut être vide</translation>
  </message>
  <message>
   <source>may leave</source>
   <translation>peut sortir</translation>
  </message>
  <message>
   <source>measured</source>
   <translation>mesuré</translation>
  </message>
  <message>
   <source>measured cut-off</source>
   <translation>seuil mesuré</translation>
  </message>
  <message>
   <source>measuring</source>
   <translation>mesure</translation>
  </message>
  <message>
   <source>measuring what was lost</source>
   <translation>mesure de ce qui a été perdu</translation>
  </message>
  <message>
   <source>median {size}</source>
   <translation>médiane {size}</translation>
  </message>
  <message>
   <source>medium: an agreement, without audits</source>
   <translation>moyen : une entente, sans audits</translation>
  </message>
  <message>
   <source>medium: an institution's usual computers</source>
   <translation>moyen : les ordinateurs habituels d'un établissement</translation>
  </message>
  <message>
   <source>medium: distress, or a loss that can be made good</source>
   <translation>moyen : de la détresse, ou une perte réparable</translation>
  </message>
  <message>
   <source>medium: health facts that people keep to family and friends</source>
   <translation>moyen : des faits de santé qu'on garde pour la famille et les amis</translation>
  </message>
  <message>
   <source>medium: perhaps, or a single employee might</source>
   <translation>moyen : peut-être, ou un seul employé le pourrait</translation>
  </message>
  <message>
   <source>medium: some of these</source>
   <translation>moyen : une partie de cela</translation>
  </message>
  <message>
   <source>medium: they were told that such uses happen</source>
   <translation>moyen : on leur a dit que de tels usages existent</translation>
  </message>
  <message>
   <source>merge regions</source>
   <translation>fusionner des régions</translation>
  </message>
  <message>
   <source>merge the regions concerned, without what was suppressed in the earlier ones</source>
   <translation>fusionner les régions concernées, sans ce qui a été supprimé dans les antérieures</translation>
  </message>
  <message numerus="yes">
   <source>merging of %n regions</source>
   <translation>
    <numerusform>fusion de %n région</numerusform>
    <numerusform>fusion de %n régions</numerusform>
   </translation>
  </message>
  <message>
   <source>metropolitan areas</source>
   <translation>régions métropolitaines</translation>
  </message>
  <message>
   <source>million bits</source>
   <translation>millions de bits</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>manquante</translation>
  </message>
  <message>
   <source>missing values</source>
   <translation>valeurs manquantes</translation>
  </message>
  <message>
   <source>model</source>
   <translation>modèle</translation>
  </message>
  <message>
   <source>month</source>
   <translation>mois</translation>
  </message>
  <message>
   <source>more people than there are</source>
   <translation>plus de personnes qu'il n'y en a</translation>
  </message>
  <message>
   <source>more records than people</source>
   <translation>plus d'enregistrements que d'habitants</translation>
  </message>
  <message>
   <source>more regions for k = {k}</source>
   <translation>plus de régions pour k = {k}</translation>
  </message>
  <message>
   <source>more than {0} unique</source>
   <translation>plus de {0} d'uniques</translation>
  </message>
  <message>
   <source>more than {threshold} are unique</source>
   <translation>plus de {threshold} sont uniques</translation>
  </message>
  <message>
   <source>move</source>
   <translation>déplacement</translation>
  </message>
  <message>
   <source>move cap of {moves:,} reached; {left}</source>
   <translation>limite de {moves:,} déplacements atteinte ; {left}</translation>
  </message>
  <message>
   <source>moved from where placement put them: {areas}</source>
   <translation>déplacées de là où le placement les a mises : {areas}</translation>
  </message>
  <message>
   <source>moves</source>
   <translation>déplacements</translation>
  </message>
  <message>
   <source>moving sites</source>
   <translation>déplacement des sites</translation>
  </message>
  <message>
   <source>name</source>
   <translation>nom</translation>
  </message>
  <message>
   <source>names persons?</source>
   <translation>nomme des personnes?</translation>
  </message>
  <message>
   <source>narrowing bounds</source>
   <translation>resserrement des bornes</translation>
  </message>
  <message>
   <source>nat</source>
   <translation>nat</translation>
  </message>
  <message>
   <source>nats</source>
   <translation>nats</translation>
  </message>
  <message>
   <source>never blank</source>
   <translation>jamais vide</translation>
  </message>
  <message numerus="yes">
   <source>new region of %n areas</source>
   <translation>
    <numerusform>nouvelle région de %n aire</numerusform>
    <numerusform>nouvelle région de %n aires</numerusform>
   </translation>
  </message>
  <message>
   <source>new run</source>
   <translation>nouvelle exécution</translation>
  </message>
  <message>
   <source>new runs</source>
   <translation>nouvelles exécutions</translation>
  </message>
  <message>
   <source>new view “{0}”</source>
   <translation>nouvelle vue « {0} »</translation>
  </message>
  <message>
   <source>new: holds no release yet</source>
   <translation>nouveau : ne contient encore aucune diffusion</translation>
  </message>
  <message>
   <source>no</source>
   <translation>non</translation>
  </message>
  <message>
   <source>no agreement binds the recipient</source>
   <translation>aucune entente ne lie le destinataire</translation>
  </message>
  <message>
   <source>no area can pass to another region</source>
   <translation>aucune aire ne peut passer à une autre région</translation>
  </message>
  <message>
   <source>no data</source>
   <translation>pas de données</translation>
  </message>
  <message>
   <source>no data: 1 area</source>
   <translation>pas de données : 1 aire</translation>
  </message>
  <message>
   <source>no data: {areas} areas</source>
   <translation>pas de données : {areas} aires</translation>
  </message>
  <message>
   <source>no difference</source>
   <translation>aucune différence</translation>
  </message>
  <message>
   <source>no difference at all</source>
   <translation>aucune différence</translation>
  </message>
  <message>
   <source>no estimate found</source>
   <translation>aucune estimation trouvée</translation>
  </message>
  <message>
   <source>no floor</source>
   <translation>pas de plancher</translation>
  </message>
  <message>
   <source>no geographic detail is lost</source>
   <translation>aucun détail géographique n'est perdu</translation>
  </message>
  <message>
   <source>no improving move; {left}</source>
   <translation>aucun déplacement n'améliore plus ; {left}</translation>
  </message>
  <message>
   <source>no limit</source>
   <translation>pas de limite</translation>
  </message>
  <message>
   <source>no population in the file; records count as population</source>
   <translation>pas de population dans le fichier ; les enregistrements en tiennent lieu</translation>
  </message>
  <message>
   <source>no record can be kept</source>
   <translation>aucun enregistrement ne peut être conservé</translation>
  </message>
  <message>
   <source>no record is suppressed any more</source>
   <translation>plus aucun enregistrement n'est supprimé</translation>
  </message>
  <message>
   <source>no records</source>
   <translation>aucun enregistrement</translation>
  </message>
  <message>
   <source>no two records alike</source>
   <translation>aucun enregistrement pareil à un autre</translation>
  </message>
  <message>
   <source>no value</source>
   <translation>pas de valeur</translation>
  </message>
  <message>
   <source>nobody audits whether the agreement is kept</source>
   <translation>personne ne vérifie si l'entente est tenue</translation>
  </message>
  <message>
   <source>nobody is unique</source>
   <translation>personne n'est unique</translation>
  </message>
  <message>
   <source>non-uniform entropy</source>
   <translation>entropie non uniforme</translation>
  </message>
  <message>
   <source>none</source>
   <translation>aucun</translation>
  </message>
  <message>
   <source>none chosen yet</source>
   <translation>aucune n'est encore choisie</translation>
  </message>
  <message>
   <source>none lost</source>
   <translation>aucun perdu</translation>
  </message>
  <message>
   <source>none of them</source>
   <translation>aucune</translation>
  </message>
  <message>
   <source>none unique</source>
   <translation>personne d'unique</translation>
  </message>
  <message>
   <source>not answered: counts as the worst</source>
   <translation>sans réponse : compte comme la pire</translation>
  </message>
  <message>
   <source>not asked</source>
   <translation>non demandé</translation>
  </message>
  <message>
   <source>not converged</source>
   <translation>n'a pas convergé</translation>
  </message>
  <message>
   <source>not counted yet</source>
   <translation>pas encore compté</translation>
  </message>
  <message>
   <source>not for release</source>
   <translation>ne pas diffuser</translation>
  </message>
  <message>
   <source>not kept</source>
   <translation>non gardé</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>rien</translation>
  </message>
  <message>
   <source>nothing open yet</source>
   <translation>rien n'est encore ouvert</translation>
  </message>
  <message>
   <source>number</source>
   <translation>nombre</translation>
  </message>
  <message>
   <source>numbers, can be banded</source>
   <translation>nombres, peut être mise en tranches</translation>
  </message>
  <message>
   <source>of all cells</source>
   <translation>de toutes les cellules</translation>
  </message>
  <message>
   <source>of the records</source>
   <translation>des enregistrements</translation>
  </message>
  <message>
   <source>of the records ({records}) are among fewer than {k} by some combination.</source>
   <translation>des enregistrements ({records}) sont parmi moins de {k} selon une combinaison.</translation>
  </message>
  <message>
   <source>of them {n} are not numbers</source>
   <translation>dont {n} ne sont pas des nombres</translation>
  </message>
  <message>
   <source>once</source>
   <translation>une fois</translation>
  </message>
  <message>
   <source>once counted</source>
   <translation>une fois comptés</translation>
  </message>
  <message>
   <source>one area</source>
   <translation>une aire</translation>
  </message>
  <message>
   <source>one band from</source>
   <translation>une tranche à partir de</translation>
  </message>
  <message>
   <source>one pass</source>
   <translation>un seul parcours</translation>
  </message>
  <message>
   <source>one piece</source>
   <translation>d'un seul tenant</translation>
  </message>
  <message>
   <source>one region has</source>
   <translation>une seule région a</translation>
  </message>
  <message>
   <source>one release shows what the other suppresses, at another k</source>
   <translation>une diffusion montre ce que l'autre supprime, avec un autre k</translation>
  </message>
  <message>
   <source>one row</source>
   <translation>une ligne</translation>
  </message>
  <message>
   <source>only {level}</source>
   <translation>seulement {level}</translation>
  </message>
  <message>
   <source>opening of {0}</source>
   <translation>ouverture de {0}</translation>
  </message>
  <message>
   <source>opening records</source>
   <translation>ouverture des enregistrements</translation>
  </message>
  <message>
   <source>opening runs</source>
   <translation>ouverture des exécutions</translation>
  </message>
  <message>
   <source>opening the project</source>
   <translation>ouverture du projet</translation>
  </message>
  <message>
   <source>order of the file</source>
   <translation>ordre du fichier</translation>
  </message>
  <message>
   <source>ordering records</source>
   <translation>mise en ordre des enregistrements</translation>
  </message>
  <message>
   <source>other</source>
   <translation>autre</translation>
  </message>
  <message>
   <source>other areas</source>
   <translation>autres aires</translation>
  </message>
  <message>
   <source>other code, Enter</source>
   <translation>autre code, Entrée</translation>
  </message>
  <message>
   <source>other …</source>
   <translation>autre …</translation>
  </message>
  <message>
   <source>outcome</source>
   <translation>résultat</translation>
  </message>
  <message>
   <source>outcome: nobody should know it of another person</source>
   <translation>résultat : personne ne devrait le connaître d’autrui</translation>
  </message>
  <message>
   <source>outside Canada</source>
   <translation>hors du Canada</translation>
  </message>
  <message>
   <source>over 0.1 %, up to 1 %</source>
   <translation>plus de 0,1 %, jusqu'à 1 %</translation>
  </message>
  <message>
   <source>over 1 %, up to 5 %</source>
   <translation>plus de 1 %, jusqu'à 5 %</translation>
  </message>
  <message>
   <source>over 10 %, up to 20 %</source>
   <translation>plus de 10 %, jusqu'à 20 %</translation>
  </message>
  <message>
   <source>over 20 %</source>
   <translation>plus de 20 %</translation>
  </message>
  <message>
   <source>over 20 %, up to 50 %</source>
   <translation>plus de 20 %, jusqu'à 50 %</translation>
  </message>
  <message>
   <source>over 5 %, up to 10 %</source>
   <translation>plus de 5 %, jusqu'à 10 %</translation>
  </message>
  <message>
   <source>over 5 %, up to 20 %</source>
   <translation>plus de 5 %, jusqu'à 20 %</translation>
  </message>
  <message>
   <source>over 50 %</source>
   <translation>plus de 50 %</translation>
  </message>
  <message>
   <source>over twice the cut-off</source>
   <translation>plus du double du seuil</translation>
  </message>
  <message>
   <source>own choice</source>
   <translation>choix personnel</translation>
  </message>
  <message>
   <source>own groups</source>
   <translation>groupes propres</translation>
  </message>
  <message>
   <source>own groups …</source>
   <translation>groupes propres …</translation>
  </message>
  <message>
   <source>part of Canada not known</source>
   <translation>partie du Canada inconnue</translation>
  </message>
  <message>
   <source>pass {n}</source>
   <translation>passe {n}</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>réussie</translation>
  </message>
  <message>
   <source>people</source>
   <translation>habitants</translation>
  </message>
  <message>
   <source>people of the area file</source>
   <translation>habitants du fichier d'aires</translation>
  </message>
  <message>
   <source>people per km²</source>
   <translation>habitants par km²</translation>
  </message>
  <message>
   <source>people²</source>
   <translation>personnes²</translation>
  </message>
  <message>
   <source>percentage points</source>
   <translation>points de pourcentage</translation>
  </message>
  <message>
   <source>person</source>
   <translation>personne</translation>
  </message>
  <message>
   <source>phase 1</source>
   <translation>phase 1</translation>
  </message>
  <message>
   <source>phase 2</source>
   <translation>phase 2</translation>
  </message>
  <message>
   <source>pictures</source>
   <translation>images</translation>
  </message>
  <message>
   <source>place of a fault</source>
   <translation>emplacement d'un défaut</translation>
  </message>
  <message>
   <source>placement</source>
   <translation>placement</translation>
  </message>
  <message>
   <source>placing sites</source>
   <translation>placement des sites</translation>
  </message>
  <message>
   <source>polygon</source>
   <translation>polygone</translation>
  </message>
  <message>
   <source>polygons</source>
   <translation>polygones</translation>
  </message>
  <message>
   <source>population not known</source>
   <translation>population inconnue</translation>
  </message>
  <message>
   <source>population not published</source>
   <translation>population non publiée</translation>
  </message>
  <message>
   <source>postal codes, areas are FSAs</source>
   <translation>des codes postaux, les aires sont des RTA</translation>
  </message>
  <message>
   <source>postal codes, by a table …</source>
   <translation>des codes postaux, par une table …</translation>
  </message>
  <message>
   <source>postal regions</source>
   <translation>régions postales</translation>
  </message>
  <message>
   <source>practically unchanged</source>
   <translation>pratiquement inchangé</translation>
  </message>
  <message>
   <source>predicted cut-off (records)</source>
   <translation>seuil prédit (enregistrements)</translation>
  </message>
  <message>
   <source>pricing recodes</source>
   <translation>évaluation des recodages</translation>
  </message>
  <message>
   <source>projecting</source>
   <translation>projection</translation>
  </message>
  <message>
   <source>proposing variables</source>
   <translation>proposition de variables</translation>
  </message>
  <message>
   <source>provinces</source>
   <translation>provinces</translation>
  </message>
  <message>
   <source>provinces of Canada</source>
   <translation>provinces du Canada</translation>
  </message>
  <message>
   <source>quasi-identifier</source>
   <translation>quasi-identifiant</translation>
  </message>
  <message>
   <source>quasi-identifier, protected</source>
   <translation>quasi-identifiant, protégé</translation>
  </message>
  <message>
   <source>quasi-identifiers</source>
   <translation>quasi-identifiants</translation>
  </message>
  <message>
   <source>raise k</source>
   <translation>augmenter k</translation>
  </message>
  <message>
   <source>rank {0}</source>
   <translation>rang {0}</translation>
  </message>
  <message>
   <source>read-only</source>
   <translation>lecture seule</translation>
  </message>
  <message>
   <source>reading areas</source>
   <translation>lecture des aires</translation>
  </message>
  <message>
   <source>reading categories</source>
   <translation>lecture des catégories</translation>
  </message>
  <message>
   <source>reading file</source>
   <translation>lecture du fichier</translation>
  </message>
  <message>
   <source>reading microdata</source>
   <translation>lecture des microdonnées</translation>
  </message>
  <message>
   <source>reading records</source>
   <translation>lecture des enregistrements</translation>
  </message>
  <message>
   <source>reading releases</source>
   <translation>lecture des diffusions</translation>
  </message>
  <message>
   <source>reading shapes</source>
   <translation>lecture des formes</translation>
  </message>
  <message>
   <source>reading text</source>
   <translation>lecture du texte</translation>
  </message>
  <message>
   <source>reassuring (0 of 2)</source>
   <translation>rassurant (0 sur 2)</translation>
  </message>
  <message>
   <source>record</source>
   <translation>enregistrement</translation>
  </message>
  <message>
   <source>records</source>
   <translation>enregistrements</translation>
  </message>
  <message>
   <source>records / population</source>
   <translation>enregistrements / population</translation>
  </message>
  <message>
   <source>records in the area</source>
   <translation>enregistrements dans l'aire</translation>
  </message>
  <message>
   <source>records left out (%)</source>
   <translation>enregistrements laissés de côté (%)</translation>
  </message>
  <message>
   <source>records missing</source>
   <translation>enregistrements manquants</translation>
  </message>
  <message>
   <source>records touched</source>
   <translation>enregistrements touchés</translation>
  </message>
  <message>
   <source>records²</source>
   <translation>enregistrements²</translation>
  </message>
  <message>
   <source>refinement</source>
   <translation>raffinement</translation>
  </message>
  <message>
   <source>refining</source>
   <translation>affinage</translation>
  </message>
  <message>
   <source>region</source>
   <translation>région</translation>
  </message>
  <message>
   <source>region {number}</source>
   <translation>région {number}</translation>
  </message>
  <message>
   <source>region {region:,} holds groups {groups}</source>
   <translation>la région {region:,} contient les groupes {groups}</translation>
  </message>
  <message>
   <source>region {region:,} lacks {people:,.0f}</source>
   <translation>il en manque {people:,.0f} à la région {region:,}</translation>
  </message>
  <message>
   <source>regions</source>
   <translation>régions</translation>
  </message>
  <message>
   <source>regions for k = {k}</source>
   <translation>régions pour k = {k}</translation>
  </message>
  <message>
   <source>regions of the run</source>
   <translation>régions de l'exécution</translation>
  </message>
  <message>
   <source>regions of {run}</source>
   <translation>régions de {run}</translation>
  </message>
  <message>
   <source>regions of “{run}”</source>
   <translation>régions de « {run} »</translation>
  </message>
  <message>
   <source>relating levels</source>
   <translation>mise en relation des niveaux</translation>
  </message>
  <message>
   <source>release</source>
   <translation>diffusion</translation>
  </message>
  <message>
   <source>release the same records as before, with the same filter: whom only one of two releases has, their difference tells.</source>
   <translation>diffuser les mêmes enregistrements qu’avant, avec le même filtre : la différence de deux diffusions dit qui n’est que dans l’une.</translation>
  </message>
  <message>
   <source>released</source>
   <translation>diffusé</translation>
  </message>
  <message>
   <source>released record</source>
   <translation>enregistrement diffusé</translation>
  </message>
  <message>
   <source>released records</source>
   <translation>enregistrements diffusés</translation>
  </message>
  <message>
   <source>releases</source>
   <translation>diffusions</translation>
  </message>
  <message>
   <source>removal of view “{0}”</source>
   <translation>retrait de la vue « {0} »</translation>
  </message>
  <message>
   <source>removal of “{0}”</source>
   <translation>retrait de « {0} »</translation>
  </message>
  <message>
   <source>renaming of view “{0}”</source>
   <translation>nouveau nom de la vue « {0} »</translation>
  </message>
  <message>
   <source>renaming of “{0}”</source>
   <translation>nouveau nom de « {0} »</translation>
  </message>
  <message>
   <source>repair of the geometry</source>
   <translation>réparation de la géométrie</translation>
  </message>
  <message>
   <source>repairing geometry</source>
   <translation>réparation de la géométrie</translation>
  </message>
  <message>
   <source>research</source>
   <translation>recherche</translation>
  </message>
  <message>
   <source>restart {n}</source>
   <translation>redémarrage {n}</translation>
  </message>
  <message>
   <source>round {n}</source>
   <translation>tour {n}</translation>
  </message>
  <message>
   <source>roundness</source>
   <translation>rondeur</translation>
  </message>
  <message>
   <source>row</source>
   <translation>ligne</translation>
  </message>
  <message>
   <source>rows</source>
   <translation>lignes</translation>
  </message>
  <message>
   <source>rows not counted</source>
   <translation>lignes non comptées</translation>
  </message>
  <message>
   <source>run</source>
   <translation>exécution</translation>
  </message>
  <message>
   <source>run {number} of {total}: {what}: {regions:,} regions, {rate:.2%} suppressed{left}</source>
   <translation>exécution {number} sur {total} : {what} : {regions:,} régions, {rate:.2%} de supprimés{left}</translation>
  </message>
  <message>
   <source>run {n} of {all}</source>
   <translation>exécution {n} sur {all}</translation>
  </message>
  <message>
   <source>run “{0}”</source>
   <translation>exécution « {0} »</translation>
  </message>
  <message>
   <source>runs</source>
   <translation>exécutions</translation>
  </message>
  <message>
   <source>s</source>
   <translation>s</translation>
  </message>
  <message>
   <source>saving the project</source>
   <translation>enregistrement du projet</translation>
  </message>
  <message>
   <source>search {number} of {n}, {stage}</source>
   <translation>recherche {number} sur {n}, {stage}</translation>
  </message>
  <message>
   <source>searching recodes</source>
   <translation>recherche de recodages</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>secondes</translation>
  </message>
  <message>
   <source>seed {n}</source>
   <translation>germe {n}</translation>
  </message>
  <message>
   <source>select areas on the map to lock them</source>
   <translation>sélectionnez des aires sur la carte pour les verrouiller</translation>
  </message>
  <message>
   <source>sets of {n:,} instead of {before:,}</source>
   <translation>ensembles de {n:,} au lieu de {before:,}</translation>
  </message>
  <message>
   <source>settings, looks or names</source>
   <translation>réglages, apparences ou noms</translation>
  </message>
  <message>
   <source>several</source>
   <translation>plusieurs</translation>
  </message>
  <message>
   <source>shapes</source>
   <translation>formes</translation>
  </message>
  <message>
   <source>share</source>
   <translation>part</translation>
  </message>
  <message>
   <source>share of 1</source>
   <translation>part de 1</translation>
  </message>
  <message>
   <source>sharing out the population</source>
   <translation>répartition de la population</translation>
  </message>
  <message>
   <source>simplifying</source>
   <translation>simplification</translation>
  </message>
  <message>
   <source>simulated cut-off (records)</source>
   <translation>seuil simulé (enregistrements)</translation>
  </message>
  <message>
   <source>simulated less predicted (% of the cut-off)</source>
   <translation>simulé moins prédit (% du seuil)</translation>
  </message>
  <message>
   <source>simulated less predicted: {0}, {1} of the cut-off</source>
   <translation>simulé moins prédit : {0}, soit {1} du seuil</translation>
  </message>
  <message>
   <source>simulated {0}, predicted {1}</source>
   <translation>simulé {0}, prédit {1}</translation>
  </message>
  <message>
   <source>single pass</source>
   <translation>parcours unique</translation>
  </message>
  <message>
   <source>site</source>
   <translation>site</translation>
  </message>
  <message>
   <source>sites</source>
   <translation>sites</translation>
  </message>
  <message>
   <source>size of the sample (records)</source>
   <translation>taille de l'échantillon (enregistrements)</translation>
  </message>
  <message>
   <source>slide negative binomial</source>
   <translation>binomiale négative décalée</translation>
  </message>
  <message>
   <source>slope b1</source>
   <translation>pente b1</translation>
  </message>
  <message>
   <source>solving integer programmes</source>
   <translation>résolution de programmes en nombres entiers</translation>
  </message>
  <message>
   <source>somebody is unique</source>
   <translation>quelqu'un est unique</translation>
  </message>
  <message>
   <source>somebody would suffer distress, or a loss that can be made good</source>
   <translation>quelqu'un subirait de la détresse, ou une perte réparable</translation>
  </message>
  <message>
   <source>somebody would suffer lasting harm</source>
   <translation>quelqu'un subirait un tort durable</translation>
  </message>
  <message>
   <source>sorting counts</source>
   <translation>tri des comptes</translation>
  </message>
  <message>
   <source>sorting records</source>
   <translation>tri des enregistrements</translation>
  </message>
  <message>
   <source>splitting of region {0}</source>
   <translation>division de la région {0}</translation>
  </message>
  <message>
   <source>spread {x} %</source>
   <translation>écart {x} %</translation>
  </message>
  <message>
   <source>start {n}</source>
   <translation>départ {n}</translation>
  </message>
  <message>
   <source>starting the engine</source>
   <translation>démarrage du moteur</translation>
  </message>
  <message>
   <source>stays here</source>
   <translation>reste ici</translation>
  </message>
  <message>
   <source>step {step} of {n}</source>
   <translation>pas {step} sur {n}</translation>
  </message>
  <message>
   <source>steps</source>
   <translation>pas</translation>
  </message>
  <message>
   <source>stopped</source>
   <translation>arrêté</translation>
  </message>
  <message>
   <source>stopped; {left}</source>
   <translation>arrêté ; {left}</translation>
  </message>
  <message numerus="yes">
   <source>stroke over %n areas</source>
   <translation>
    <numerusform>trait sur %n aire</numerusform>
    <numerusform>trait sur %n aires</numerusform>
   </translation>
  </message>
  <message>
   <source>such as {values}</source>
   <translation>comme {values}</translation>
  </message>
  <message>
   <source>summing blocks</source>
   <translation>somme des îlots</translation>
  </message>
  <message>
   <source>suppress further classes</source>
   <translation>supprimer d'autres classes</translation>
  </message>
  <message>
   <source>suppressed</source>
   <translation>supprimés</translation>
  </message>
  <message>
   <source>suppressing</source>
   <translation>suppression</translation>
  </message>
  <message>
   <source>suppressing cells</source>
   <translation>masquage de cellules</translation>
  </message>
  <message>
   <source>suppression</source>
   <translation>suppression</translation>
  </message>
  <message>
   <source>t is {most:g}, but must be from 0 to 1.</source>
   <translation>t vaut {most:g}, mais doit être de 0 à 1.</translation>
  </message>
  <message>
   <source>table</source>
   <translation>table</translation>
  </message>
  <message>
   <source>tables</source>
   <translation>tables</translation>
  </message>
  <message>
   <source>take a row from what was tried</source>
   <translation>retirer une ligne des essais</translation>
  </message>
  <message>
   <source>take a suppression out of the comparison</source>
   <translation>retirer une suppression de la comparaison</translation>
  </message>
  <message>
   <source>take the earlier regions, or leave out what was suppressed there.</source>
   <translation>reprendre les régions antérieures, ou omettre ce qui y a été supprimé.</translation>
  </message>
  <message>
   <source>text</source>
   <translation>texte</translation>
  </message>
  <message>
   <source>the budget of {n:,} candidates is used up</source>
   <translation>le budget de {n:,} candidats est épuisé</translation>
  </message>
  <message>
   <source>the budget of {n:,} moves is used up</source>
   <translation>le budget de {n:,} déplacements est épuisé</translation>
  </message>
  <message>
   <source>the column itself</source>
   <translation>la colonne elle-même</translation>
  </message>
  <message>
   <source>the cut-off</source>
   <translation>le seuil</translation>
  </message>
  <message>
   <source>the cut-off of the site count</source>
   <translation>le seuil du calcul de sites</translation>
  </message>
  <message>
   <source>the data lie on usual computers</source>
   <translation>les données sont sur des ordinateurs habituels</translation>
  </message>
  <message>
   <source>the data stay in a secure place, with a log</source>
   <translation>les données restent dans un lieu sûr, avec journal</translation>
  </message>
  <message>
   <source>the facts are common ones</source>
   <translation>les faits sont courants</translation>
  </message>
  <message>
   <source>the facts are personal</source>
   <translation>les faits sont personnels</translation>
  </message>
  <message>
   <source>the facts can bring shame or disadvantage</source>
   <translation>les faits peuvent faire honte ou tort</translation>
  </message>
  <message>
   <source>the filter</source>
   <translation>le filtre</translation>
  </message>
  <message>
   <source>the filter leaves them out</source>
   <translation>le filtre les laisse de côté</translation>
  </message>
  <message>
   <source>the floor</source>
   <translation>le plancher</translation>
  </message>
  <message>
   <source>the nearest site</source>
   <translation>le site le plus proche</translation>
  </message>
  <message>
   <source>the people agreed to this use</source>
   <translation>les personnes ont consenti à cet usage</translation>
  </message>
  <message>
   <source>the people do not expect this use</source>
   <translation>les personnes ne s'attendent pas à cet usage</translation>
  </message>
  <message>
   <source>the people were told only that such uses happen</source>
   <translation>on a seulement dit aux personnes que de tels usages existent</translation>
  </message>
  <message>
   <source>the picture was refused</source>
   <translation>l'image a été refusée</translation>
  </message>
  <message>
   <source>the recipient has skill, money and data to link, or is not known</source>
   <translation>le destinataire a compétences, argent et données à relier, ou n'est pas connu</translation>
  </message>
  <message>
   <source>the recipient has some of skill, money and data to link</source>
   <translation>le destinataire a une partie des compétences, de l'argent et des données à relier</translation>
  </message>
  <message>
   <source>the recipient is bound by an agreement, with audits</source>
   <translation>le destinataire est lié par une entente, avec audits</translation>
  </message>
  <message>
   <source>the recipient lacks skill, money and data to link</source>
   <translation>le destinataire n'a ni compétences, ni argent, ni données à relier</translation>
  </message>
  <message>
   <source>the recipient would gain money or news</source>
   <translation>le destinataire y gagnerait de l'argent ou une nouvelle</translation>
  </message>
  <message>
   <source>the recipient would gain nothing</source>
   <translation>le destinataire n'y gagnerait rien</translation>
  </message>
  <message>
   <source>the recipient, or an employee, might gain something</source>
   <translation>le destinataire, ou un employé, pourrait y gagner quelque chose</translation>
  </message>
  <message>
   <source>the regions were given</source>
   <translation>les régions ont été données</translation>
  </message>
  <message>
   <source>the same</source>
   <translation>pareil</translation>
  </message>
  <message>
   <source>the same again</source>
   <translation>la même chose encore</translation>
  </message>
  <message>
   <source>the sample study</source>
   <translation>l'étude d'exemple</translation>
  </message>
  <message>
   <source>the search begins with: {number}</source>
   <translation>la recherche commence par : {number}</translation>
  </message>
  <message>
   <source>the site of their cell</source>
   <translation>le site de leur cellule</translation>
  </message>
  <message>
   <source>the spread</source>
   <translation>l'écart</translation>
  </message>
  <message>
   <source>their area is not among these</source>
   <translation>leur aire n'est pas parmi celles-ci</translation>
  </message>
  <message>
   <source>these records</source>
   <translation>ces enregistrements</translation>
  </message>
  <message>
   <source>this or less</source>
   <translation>ceci ou moins</translation>
  </message>
  <message>
   <source>this or more</source>
   <translation>ceci ou plus</translation>
  </message>
  <message>
   <source>thresholds</source>
   <translation>seuils d'unicité</translation>
  </message>
  <message>
   <source>times</source>
   <translation>fois</translation>
  </message>
  <message>
   <source>times, by number of variables</source>
   <translation>fois, par nombre de variables</translation>
  </message>
  <message>
   <source>to begin with, {regions}</source>
   <translation>pour commencer, {regions}</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>à faire</translation>
  </message>
  <message>
   <source>to own centres {km}</source>
   <translation>aux propres centres {km}</translation>
  </message>
  <message>
   <source>today</source>
   <translation>actuelle</translation>
  </message>
  <message>
   <source>too few: below the cut-off</source>
   <translation>trop peu : au-dessous du seuil</translation>
  </message>
  <message>
   <source>trials</source>
   <translation>essais</translation>
  </message>
  <message>
   <source>try {n}: {sites:,} sites</source>
   <translation>essai {n} : {sites:,} sites</translation>
  </message>
  <message>
   <source>try {n}: {sites:,} sites, {rate:.1%} suppressed</source>
   <translation>essai {n} : {sites:,} sites, {rate:.1%} supprimés</translation>
  </message>
  <message>
   <source>turned down before they were priced: {n:,} more</source>
   <translation>écartés avant d'être évalués : {n:,} de plus</translation>
  </message>
  <message>
   <source>unchanged</source>
   <translation>inchangé</translation>
  </message>
  <message>
   <source>under half of the cut-off</source>
   <translation>moins de la moitié du seuil</translation>
  </message>
  <message>
   <source>under {limit}</source>
   <translation>moins de {limit}</translation>
  </message>
  <message>
   <source>unique record set</source>
   <translation>ensemble unique</translation>
  </message>
  <message>
   <source>unique record sets</source>
   <translation>ensembles uniques</translation>
  </message>
  <message>
   <source>unique records (%)</source>
   <translation>enregistrements uniques (%)</translation>
  </message>
  <message>
   <source>unique records of areas</source>
   <translation>enregistrements uniques des aires</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>unité</translation>
  </message>
  <message>
   <source>units</source>
   <translation>unités</translation>
  </message>
  <message>
   <source>unknown area</source>
   <translation>secteur inconnu</translation>
  </message>
  <message numerus="yes">
   <source>unlocking of %n regions</source>
   <translation>
    <numerusform>déverrouillage de %n région</numerusform>
    <numerusform>déverrouillage de %n régions</numerusform>
   </translation>
  </message>
  <message>
   <source>up to 0.1 %</source>
   <translation>jusqu'à 0,1 %</translation>
  </message>
  <message>
   <source>up to 1 %</source>
   <translation>jusqu'à 1 %</translation>
  </message>
  <message>
   <source>up to 5 %</source>
   <translation>jusqu'à 5 %</translation>
  </message>
  <message>
   <source>use the earlier regions, without what was suppressed there</source>
   <translation>utiliser les régions antérieures, sans ce qui y a été supprimé</translation>
  </message>
  <message>
   <source>validating</source>
   <translation>validation</translation>
  </message>
  <message>
   <source>value</source>
   <translation>valeur</translation>
  </message>
  <message>
   <source>values</source>
   <translation>valeurs</translation>
  </message>
  <message>
   <source>variables</source>
   <translation>variables</translation>
  </message>
  <message>
   <source>verifying</source>
   <translation>vérification</translation>
  </message>
  <message>
   <source>verifying the pack</source>
   <translation>vérification de la trousse</translation>
  </message>
  <message>
   <source>view</source>
   <translation>vue</translation>
  </message>
  <message>
   <source>waiting for the map</source>
   <translation>attente de la carte</translation>
  </message>
  <message>
   <source>weight</source>
   <translation>poids</translation>
  </message>
  <message>
   <source>weight {n} of {all}</source>
   <translation>poids {n} sur {all}</translation>
  </message>
  <message>
   <source>western Canada</source>
   <translation>l'Ouest du Canada</translation>
  </message>
  <message>
   <source>whole number</source>
   <translation>nombre entier</translation>
  </message>
  <message>
   <source>with {n:,} more variables</source>
   <translation>avec {n:,} variables de plus</translation>
  </message>
  <message>
   <source>with {names}</source>
   <translation>avec {names}</translation>
  </message>
  <message>
   <source>within {level}</source>
   <translation>au sein de {level}</translation>
  </message>
  <message>
   <source>without {n:,} variables</source>
   <translation>sans {n:,} variables</translation>
  </message>
  <message>
   <source>without {names}</source>
   <translation>sans {names}</translation>
  </message>
  <message>
   <source>without {variable}</source>
   <translation>sans {variable}</translation>
  </message>
  <message>
   <source>worrying (2 of 2)</source>
   <translation>inquiétant (2 sur 2)</translation>
  </message>
  <message>
   <source>worse than {level}</source>
   <translation>moins bien que {level}</translation>
  </message>
  <message>
   <source>writing</source>
   <translation>écriture</translation>
  </message>
  <message>
   <source>writing files</source>
   <translation>écriture des fichiers</translation>
  </message>
  <message>
   <source>writing records</source>
   <translation>écriture des enregistrements</translation>
  </message>
  <message>
   <source>writing the files</source>
   <translation>écriture des fichiers</translation>
  </message>
  <message>
   <source>writing the pack</source>
   <translation>écriture de la trousse</translation>
  </message>
  <message>
   <source>x {x}, y {y}</source>
   <translation>x {x}, y {y}</translation>
  </message>
  <message>
   <source>year</source>
   <translation>année</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>oui</translation>
  </message>
  <message>
   <source>you would give {records} for a bit of detail</source>
   <translation>vous donneriez {records} pour un bit de détail</translation>
  </message>
  <message>
   <source>you would give {records} for a kilometre</source>
   <translation>vous donneriez {records} pour un kilomètre</translation>
  </message>
  <message>
   <source>{0} (Ctrl+{1})</source>
   <translation>{0} (Ctrl+{1})</translation>
  </message>
  <message>
   <source>{0} Tick the columns that shall come.</source>
   <translation>{0} Cochez les colonnes à ajouter.</translation>
  </message>
  <message>
   <source>{0} alike</source>
   <translation>{0} pareils</translation>
  </message>
  <message>
   <source>{0} cannot be written: its folder is gone, or may not be changed.</source>
   <translation>{0} ne peut pas être écrit : son dossier n’existe plus ou ne peut pas être modifié.</translation>
  </message>
  <message>
   <source>{0} cannot be written: {1}.</source>
   <translation>{0} ne peut pas être écrit : {1}.</translation>
  </message>
  <message>
   <source>{0} copied, with names of columns and exact values</source>
   <translation>{0} copiées, avec les noms des colonnes et les valeurs exactes</translation>
  </message>
  <message numerus="yes">
   <source>{0} gave %n layers their looks.</source>
   <translation>
    <numerusform>{0} a donné son aspect à %n couche.</numerusform>
    <numerusform>{0} a donné leur aspect à %n couches.</numerusform>
   </translation>
  </message>
  <message>
   <source>{0} in {1}; {2} were mended on reading, the file is unchanged.</source>
   <translation>{0} dans {1} ; {2} ont été réparés à la lecture, le fichier est inchangé.</translation>
  </message>
  <message>
   <source>{0} is free again: it can be saved.</source>
   <translation>{0} est de nouveau libre : il peut être enregistré.</translation>
  </message>
  <message>
   <source>{0} is in the design already.</source>
   <translation>{0} est déjà dans le plan.</translation>
  </message>
  <message>
   <source>{0} is no longer where it was.</source>
   <translation>{0} n’est plus là où il était.</translation>
  </message>
  <message>
   <source>{0} is open in another VBAS.</source>
   <translation>{0} est ouvert dans un autre VBAS.</translation>
  </message>
  <message>
   <source>{0} is saved.</source>
   <translation>{0} est enregistré.</translation>
  </message>
  <message>
   <source>{0} joined to {1}: {2}. Undo with Ctrl+Z.</source>
   <translation>{0} joint à {1} : {2}. Annulez avec Ctrl+Z.</translation>
  </message>
  <message>
   <source>{0} left</source>
   <translation>encore {0}</translation>
  </message>
  <message>
   <source>{0} lose none.</source>
   <translation>{0} n'en perdent aucun.</translation>
  </message>
  <message>
   <source>{0} of the cut-off</source>
   <translation>{0} du seuil</translation>
  </message>
  <message>
   <source>{0} of the people live above the cut-off then.</source>
   <translation>{0} des personnes vivent alors au-dessus du seuil.</translation>
  </message>
  <message>
   <source>{0} of {1}</source>
   <translation>{0} sur {1}</translation>
  </message>
  <message>
   <source>{0} of {1} have a row.</source>
   <translation>{0} sur {1} ont une ligne.</translation>
  </message>
  <message>
   <source>{0} or more</source>
   <translation>{0} ou plus</translation>
  </message>
  <message>
   <source>{0} selected</source>
   <translation>{0} sélectionnées</translation>
  </message>
  <message>
   <source>{0} to {1}</source>
   <translation>{0} à {1}</translation>
  </message>
  <message>
   <source>{0} to {1} alike</source>
   <translation>{0} à {1} pareils</translation>
  </message>
  <message>
   <source>{0} to {1}; the median is {2}.</source>
   <translation>{0} à {1} ; la médiane est {2}.</translation>
  </message>
  <message>
   <source>{0} was closed; finished runs stay.</source>
   <translation>{0} a été fermé ; les exécutions terminées restent.</translation>
  </message>
  <message>
   <source>{0} was saved by another VBAS since you opened it.</source>
   <translation>{0} a été enregistré par un autre VBAS depuis que vous l’avez ouvert.</translation>
  </message>
  <message>
   <source>{0} with a zero have no place on a log axis.</source>
   <translation>{0} avec un zéro n'ont pas de place sur un axe logarithmique.</translation>
  </message>
  <message>
   <source>{0} with age alone</source>
   <translation>{0} avec l'âge seul</translation>
  </message>
  <message>
   <source>{0} with age and sex</source>
   <translation>{0} avec l'âge et le sexe</translation>
  </message>
  <message>
   <source>{0} with sex alone</source>
   <translation>{0} avec le sexe seul</translation>
  </message>
  <message>
   <source>{0} written to {1}.</source>
   <translation>{0} écrites dans {1}.</translation>
  </message>
  <message>
   <source>{0} · {1} selected</source>
   <translation>{0} · {1} sélectionnées</translation>
  </message>
  <message>
   <source>{0}, decides</source>
   <translation>{0}, décide</translation>
  </message>
  <message>
   <source>{0}, edited</source>
   <translation>{0}, modifiée</translation>
  </message>
  <message>
   <source>{0}, k = {1}</source>
   <translation>{0}, k = {1}</translation>
  </message>
  <message>
   <source>{0}, of which {1} would be suppressed</source>
   <translation>{0}, dont {1} seraient supprimés</translation>
  </message>
  <message>
   <source>{0}, published</source>
   <translation>{0}, publié</translation>
  </message>
  <message>
   <source>{0}, {1} % opaque. Drag it, or press Alt+Up or Alt+Down, to change the order.</source>
   <translation>{0}, opaque à {1} %. Faites-la glisser, ou appuyez sur Alt+Haut ou Alt+Bas, pour changer l'ordre.</translation>
  </message>
  <message>
   <source>{0}: no row is like this</source>
   <translation>{0} : aucune ligne n'est ainsi</translation>
  </message>
  <message>
   <source>{0}: no such column in the records, so it was left out.</source>
   <translation>{0} : cette colonne n'est pas dans les enregistrements, elle a été laissée de côté.</translation>
  </message>
  <message>
   <source>{0}: out of sight while regions are shown; tick it to see it</source>
   <translation>{0} : cachée tant que des régions sont montrées ; cochez-la pour la voir</translation>
  </message>
  <message>
   <source>{0}: records</source>
   <translation>{0} : enregistrements</translation>
  </message>
  <message>
   <source>{0}: share of its records</source>
   <translation>{0} : part de ses enregistrements</translation>
  </message>
  <message>
   <source>{0}; regions</source>
   <translation>{0} ; régions</translation>
  </message>
  <message>
   <source>{above} of {all} people</source>
   <translation>{above} personnes sur {all}</translation>
  </message>
  <message>
   <source>{above} of {all} records</source>
   <translation>{above} enregistrements sur {all}</translation>
  </message>
  <message>
   <source>{above} of {known} units are above</source>
   <translation>{above} unités sur {known} sont au-dessus</translation>
  </message>
  <message>
   <source>{above} of {known} units are predicted to be above</source>
   <translation>{above} unités sur {known} sont prédites au-dessus</translation>
  </message>
  <message>
   <source>{above} of {known} {level} have more than {threshold} unique. They hold {what}.</source>
   <translation>Avec plus de {threshold} d'uniques : {above} sur {known} ({level}). Elles contiennent {what}.</translation>
  </message>
  <message>
   <source>{above} of {people} ({share}) live there.</source>
   <translation>{above} de {people} ({share}) y vivent.</translation>
  </message>
  <message>
   <source>{after} of {records} at risk, before suppression {before}</source>
   <translation>{after} sur {records} à risque, avant la suppression {before}</translation>
  </message>
  <message>
   <source>{after}, before suppression {before}</source>
   <translation>{after}, avant la suppression {before}</translation>
  </message>
  <message>
   <source>{approach} from {seeding}</source>
   <translation>{approach} à partir de {seeding}</translation>
  </message>
  <message>
   <source>{approach} · k {k} · seed {seed}</source>
   <translation>{approach} · k {k} · germe {seed}</translation>
  </message>
  <message>
   <source>{a} and {b} seem to go together less than they do: Cramér's V {after} instead of {before}.</source>
   <translation>{a} et {b} semblent moins aller ensemble qu'en réalité : V de Cramér {after} au lieu de {before}.</translation>
  </message>
  <message>
   <source>{a} and {b} seem to go together more than they do: Cramér's V {after} instead of {before}.</source>
   <translation>{a} et {b} semblent aller davantage ensemble qu'en réalité : V de Cramér {after} au lieu de {before}.</translation>
  </message>
  <message>
   <source>{a} and {b}: {after} instead of {before}.</source>
   <translation>{a} et {b} : {after} au lieu de {before}.</translation>
  </message>
  <message>
   <source>{a} and {b}: {after}, as before.</source>
   <translation>{a} et {b} : {after}, comme avant.</translation>
  </message>
  <message>
   <source>{before} of {records} at risk ({share})</source>
   <translation>{before} sur {records} à risque ({share})</translation>
  </message>
  <message>
   <source>{bits} of geography lost</source>
   <translation>{bits} de géographie perdus</translation>
  </message>
  <message>
   <source>{bits} of information</source>
   <translation>{bits} d'information</translation>
  </message>
  <message>
   <source>{bits} per record lost</source>
   <translation>{bits} perdus par enregistrement</translation>
  </message>
  <message>
   <source>{bits} per record, {percent} of the baseline</source>
   <translation>{bits} par enregistrement, {percent} de la référence</translation>
  </message>
  <message>
   <source>{blanked} by blanking, {left_out} by leaving out records</source>
   <translation>{blanked} par masquage, {left_out} par retrait d'enregistrements</translation>
  </message>
  <message>
   <source>{categories}, costs {bits} a record</source>
   <translation>{categories}, coûte {bits} par enregistrement</translation>
  </message>
  <message>
   <source>{cells:,} values of {records:,} records are blanked.</source>
   <translation>{cells:,} valeurs de {records:,} enregistrements sont masquées.</translation>
  </message>
  <message>
   <source>{cells} blanked</source>
   <translation>{cells} masquées</translation>
  </message>
  <message>
   <source>{cells} blanked so far.</source>
   <translation>{cells} masquées jusqu'ici.</translation>
  </message>
  <message>
   <source>{cells} were blanked at once, because fewer than {k} have their value.</source>
   <translation>{cells} ont été masquées d'emblée, car moins de {k} ont leur valeur.</translation>
  </message>
  <message>
   <source>{changed} of {areas} ({share}) changed region.</source>
   <translation>{changed} sur {areas} ({share}) ont changé de région.</translation>
  </message>
  <message>
   <source>{change} points of a per cent</source>
   <translation>{change} points de pourcentage</translation>
  </message>
  <message>
   <source>{change} stronger</source>
   <translation>{change} plus forte</translation>
  </message>
  <message>
   <source>{change} weaker</source>
   <translation>{change} plus faible</translation>
  </message>
  <message>
   <source>{classes} below k still show a value</source>
   <translation>{classes} inférieures à k montrent encore une valeur</translation>
  </message>
  <message>
   <source>{classes} below k still show a value.</source>
   <translation>{classes} inférieures à k montrent encore une valeur.</translation>
  </message>
  <message>
   <source>{classes} too small</source>
   <translation>{classes} trop petites</translation>
  </message>
  <message>
   <source>{code} means missing</source>
   <translation>{code} signifie « manquante »</translation>
  </message>
  <message>
   <source>{columns}: every class that shows a value has {k:,} records or more, a blank taken as a value of its own, and as any value.</source>
   <translation>{columns} : chaque classe qui montre une valeur compte au moins {k:,} enregistrements, une valeur vide étant prise comme une valeur, et comme n’importe laquelle.</translation>
  </message>
  <message>
   <source>{columns}: k does not hold of these columns, since nobody should know them of another person.</source>
   <translation>{columns} : k ne vaut pas pour ces colonnes, car personne ne devrait les connaître d’autrui.</translation>
  </message>
  <message>
   <source>{columns}: {n:,} records are in classes below k = {k:,}, a blank taken as a value of its own; {loose:,} if a blank may be any value.</source>
   <translation>{columns} : {n:,} enregistrements sont dans des classes de moins de k = {k:,}, une valeur vide étant prise comme une valeur; {loose:,} si elle peut être n’importe quelle valeur.</translation>
  </message>
  <message>
   <source>{column} blanked, % of the records</source>
   <translation>{column} masquée, % des enregistrements</translation>
  </message>
  <message>
   <source>{column} by {by}</source>
   <translation>{column} selon {by}</translation>
  </message>
  <message>
   <source>{column} has no coarser levels yet. Make them of:</source>
   <translation>{column} n'a pas encore de niveaux plus grossiers. Créez-les à partir de :</translation>
  </message>
  <message>
   <source>{column} has one category in all records: it protects nothing and adds nothing.</source>
   <translation>{column} a une seule catégorie dans tous les enregistrements : elle ne protège rien et n'ajoute rien.</translation>
  </message>
  <message>
   <source>{column} has the same value in all rows: all count as one person.</source>
   <translation>{column} a la même valeur dans toutes les lignes : toutes comptent comme une seule personne.</translation>
  </message>
  <message>
   <source>{column} has values that look like missing ones (such as NA, null or a dot) and count as categories: name them as missing codes if they are.</source>
   <translation>{column} a des valeurs qui ressemblent à des manquantes (comme NA, null ou un point) et comptent comme catégories : nommez-les comme codes de valeur manquante si elles en sont.</translation>
  </message>
  <message>
   <source>{column} has {n} categories that were not declared; they come last.</source>
   <translation>{column} a {n} catégories qui n'étaient pas déclarées ; elles viennent en dernier.</translation>
  </message>
  <message>
   <source>{column} in {width}s</source>
   <translation>{column} par {width}</translation>
  </message>
  <message>
   <source>{column} is a level of {first} and of {second}.</source>
   <translation>{column} est un niveau de {first} et de {second}.</translation>
  </message>
  <message>
   <source>{column} is a quasi-identifier and cannot also be kept as it was.</source>
   <translation>{column} est un quasi-identifiant et ne peut pas aussi être conservée telle quelle.</translation>
  </message>
  <message>
   <source>{column} is blanked in {n} of {records} ({share})</source>
   <translation>{column} est masquée dans {n} sur {records} ({share})</translation>
  </message>
  <message>
   <source>{column} is compared with {other}, which without quotes is another column; a filter compares columns with what is written out.</source>
   <translation>{column} est comparée avec {other}, qui sans apostrophes est une autre colonne ; un filtre compare des colonnes avec ce qui est écrit.</translation>
  </message>
  <message>
   <source>{column} is linked with itself.</source>
   <translation>{column} est liée à elle-même.</translation>
  </message>
  <message>
   <source>{column} is no column that was kept beside the protected ones, so that it is no outcome.</source>
   <translation>{column} n’est pas une colonne gardée à côté des colonnes protégées; ce n’est donc pas un résultat.</translation>
  </message>
  <message>
   <source>{column} is not released.</source>
   <translation>{column} n'est pas diffusée.</translation>
  </message>
  <message>
   <source>{column} is protected and cannot also be kept as it was.</source>
   <translation>{column} est protégée et ne peut pas aussi être gardée telle quelle.</translation>
  </message>
  <message>
   <source>{column} stands beside the regions of a run: both together tell more of where a record is.</source>
   <translation>{column} est à côté des régions d'une exécution : les deux ensemble en disent plus sur le lieu d'un enregistrement.</translation>
  </message>
  <message>
   <source>{column} stays here: the region takes its place.</source>
   <translation>{column} reste ici : la région prend sa place.</translation>
  </message>
  <message>
   <source>{column} still shows {cells} values whose fellow columns are blanked.</source>
   <translation>{column} montre encore {cells} valeurs dont les colonnes liées sont masquées.</translation>
  </message>
  <message>
   <source>{column} was released, but the records were counted without it.</source>
   <translation>{column} a été diffusée, mais les enregistrements ont été comptés sans elle.</translation>
  </message>
  <message>
   <source>{column} weighs {weight}</source>
   <translation>{column} pèse {weight}</translation>
  </message>
  <message>
   <source>{column}: {areas}</source>
   <translation>{column} : {areas}</translation>
  </message>
  <message>
   <source>{column}: {cells} blanked, {share} of all records, {bits} lost</source>
   <translation>{column} : {cells} masquées, {share} de tous les enregistrements, {bits} perdus</translation>
  </message>
  <message>
   <source>{column}: {n} values grouped to {m}</source>
   <translation>{column} : {n} valeurs groupées en {m}</translation>
  </message>
  <message>
   <source>{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} hours.</source>
   <translation>{combinations:,} combinaisons de {rows:,} enregistrements distincts durent environ {time:,.0f} heures.</translation>
  </message>
  <message>
   <source>{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} minutes.</source>
   <translation>{combinations:,} combinaisons de {rows:,} enregistrements distincts durent environ {time:,.0f} minutes.</translation>
  </message>
  <message>
   <source>{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} seconds.</source>
   <translation>{combinations:,} combinaisons de {rows:,} enregistrements distincts durent environ {time:,.0f} secondes.</translation>
  </message>
  <message>
   <source>{combinations} to protect, {skipped} skipped.</source>
   <translation>{combinations} à protéger, {skipped} sautées.</translation>
  </message>
  <message>
   <source>{combinations} to protect.</source>
   <translation>{combinations} à protéger.</translation>
  </message>
  <message>
   <source>{combinations}, about {time}.</source>
   <translation>{combinations}, environ {time}.</translation>
  </message>
  <message>
   <source>{combinations}, counted in {time}.</source>
   <translation>{combinations}, comptées en {time}.</translation>
  </message>
  <message>
   <source>{combinations}, protected in {time}.</source>
   <translation>Protection de {combinations} en {time}.</translation>
  </message>
  <message>
   <source>{combinations}.</source>
   <translation>{combinations}.</translation>
  </message>
  <message>
   <source>{combination}: nothing is shown any more</source>
   <translation>{combination} : plus rien n'est montré</translation>
  </message>
  <message>
   <source>{combination}: {classes} below k = {k}; the smallest class that shows a value has {smallest}</source>
   <translation>{combination} : {classes} inférieures à k = {k} ; la plus petite classe qui montre une valeur a {smallest}</translation>
  </message>
  <message>
   <source>{count} lines of {file} do not have the {columns} fields of its header, the first is line {line}.</source>
   <translation>{count} lignes de {file} n'ont pas les {columns} champs de son en-tête, la première est la ligne {line}.</translation>
  </message>
  <message>
   <source>{crs} is not a coordinate system that is known.</source>
   <translation>{crs} n'est pas un système de coordonnées connu.</translation>
  </message>
  <message>
   <source>{degrees} E</source>
   <translation>{degrees} E</translation>
  </message>
  <message>
   <source>{degrees} N</source>
   <translation>{degrees} N</translation>
  </message>
  <message>
   <source>{degrees} S</source>
   <translation>{degrees} S</translation>
  </message>
  <message>
   <source>{degrees} W</source>
   <translation>{degrees} O</translation>
  </message>
  <message>
   <source>{difference} against the row above</source>
   <translation>{difference} par rapport à la ligne au-dessus</translation>
  </message>
  <message>
   <source>{done} of {all}</source>
   <translation>{done} sur {all}</translation>
  </message>
  <message>
   <source>{done} of {all} runs</source>
   <translation>{done} exécutions sur {all}</translation>
  </message>
  <message>
   <source>{done} of {all} weights</source>
   <translation>{done} poids sur {all}</translation>
  </message>
  <message>
   <source>{done} of {total}</source>
   <translation>{done} sur {total}</translation>
  </message>
  <message>
   <source>{done} of {total} models</source>
   <translation>{done} modèles sur {total}</translation>
  </message>
  <message>
   <source>{done} of {total} models are kept; go on for the others.</source>
   <translation>{done} modèles sur {total} sont gardés ; continuez pour les autres.</translation>
  </message>
  <message>
   <source>{done} of {total} models on {records}; go on for the others.</source>
   <translation>{done} modèles sur {total} sur {records} ; continuez pour les autres.</translation>
  </message>
  <message>
   <source>{each} each on average</source>
   <translation>{each} chacune en moyenne</translation>
  </message>
  <message>
   <source>{earlier} Something else is chosen now: press F5.</source>
   <translation>{earlier} Autre chose est choisi maintenant : appuyez sur F5.</translation>
  </message>
  <message>
   <source>{ended}; {said}</source>
   <translation>{ended} ; {said}</translation>
  </message>
  <message>
   <source>{expected:.2%} suppressed was predicted, {rate:.2%} was reached.</source>
   <translation>{expected:.2%} supprimés étaient prédits, {rate:.2%} ont été atteints.</translation>
  </message>
  <message>
   <source>{expected:.2%} suppressed was predicted; {start:.2%} was reached before refinement, {rate:.2%} after it.</source>
   <translation>{expected:.2%} supprimés étaient prédits ; {start:.2%} ont été atteints avant l'affinage, {rate:.2%} après.</translation>
  </message>
  <message>
   <source>{failed} of {n} combinations are not safe after the suppression: {combination} has {classes} classes of fewer than {k} records.</source>
   <translation>{failed} combinaisons sur {n} ne sont pas sûres après la suppression : {combination} a {classes} classes de moins de {k} enregistrements.</translation>
  </message>
  <message>
   <source>{failed} of {n} combinations below k = {k} · {records} ({share}) have a blanked cell.</source>
   <translation>{failed} combinaisons sur {n} sous k = {k} · {records} ({share}) ont une cellule masquée.</translation>
  </message>
  <message>
   <source>{few} of {all} make half of it.</source>
   <translation>{few} sur {all} en font la moitié.</translation>
  </message>
  <message>
   <source>{few} of {all} make half of it. The smaller, the finer the released data.</source>
   <translation>{few} sur {all} en font la moitié. Plus c'est petit, plus les données diffusées sont fines.</translation>
  </message>
  <message>
   <source>{few} of {all} make half of the {sum}.</source>
   <translation>{few} sur {all} font la moitié des {sum}.</translation>
  </message>
  <message>
   <source>{file} (synthesized)</source>
   <translation>{file} (synthétisé)</translation>
  </message>
  <message>
   <source>{file} begins with a blank line.</source>
   <translation>{file} commence par une ligne vide.</translation>
  </message>
  <message>
   <source>{file} cannot be read ({kind}).</source>
   <translation>{file} ne peut pas être lu ({kind}).</translation>
  </message>
  <message>
   <source>{file} cannot be read as CSV ({kind}).</source>
   <translation>{file} ne peut pas être lu comme CSV ({kind}).</translation>
  </message>
  <message>
   <source>{file} cannot be read as a table: {reason}.</source>
   <translation>{file} ne peut pas être lu comme table : {reason}.</translation>
  </message>
  <message>
   <source>{file} cannot be read as a {suffix} file; it may be damaged or cut off.</source>
   <translation>{file} ne peut pas être lu comme fichier {suffix} ; il est peut-être endommagé ou tronqué.</translation>
  </message>
  <message>
   <source>{file} cannot be read to its end; perhaps copying or downloading broke off.</source>
   <translation>{file} ne peut pas être lu jusqu'à la fin ; la copie ou le téléchargement a peut-être été interrompu.</translation>
  </message>
  <message>
   <source>{file} cannot be read.</source>
   <translation>{file} ne peut pas être lu.</translation>
  </message>
  <message>
   <source>{file} cannot be read: {reason}.</source>
   <translation>{file} ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <source>{file} cannot be written: {reason}.</source>
   <translation>{file} ne peut pas être écrit : {reason}.</translation>
  </message>
  <message>
   <source>{file} could not be written: the driver for {kind} files refuses it.</source>
   <translation>{file} n'a pas pu être écrit : le pilote des fichiers {kind} le refuse.</translation>
  </message>
  <message>
   <source>{file} declares entities of its own, or is not UTF-8: it is not read.</source>
   <translation>{file} déclare ses propres entités, ou n'est pas en UTF-8 : il n'est pas lu.</translation>
  </message>
  <message>
   <source>{file} does not hold its areas, and those of {source} are others now.</source>
   <translation>{file} ne contient pas ses aires, et celles de {source} sont autres maintenant.</translation>
  </message>
  <message>
   <source>{file} does not say in its name which column it is of.</source>
   <translation>{file} ne dit pas dans son nom de quelle colonne il s'agit.</translation>
  </message>
  <message>
   <source>{file} does not say where areas are in PostGIS.</source>
   <translation>{file} ne dit pas où sont les aires dans PostGIS.</translation>
  </message>
  <message>
   <source>{file} does not tell its coordinate system; {crs} was taken, as it looks like.</source>
   <translation>{file} n'indique pas son système de coordonnées ; {crs} a été pris, comme il y ressemble.</translation>
  </message>
  <message>
   <source>{file} has a column {column!r} that is no province, or one that is there twice.</source>
   <translation>{file} a une colonne {column!r} qui n'est pas une province, ou qui s'y trouve deux fois.</translation>
  </message>
  <message>
   <source>{file} has a quotation mark that is never closed, or stands inside a value, in line {line} or after.</source>
   <translation>{file} a un guillemet qui n'est jamais fermé, ou qui se trouve dans une valeur, à la ligne {line} ou après.</translation>
  </message>
  <message>
   <source>{file} has a value of more than {most:,} characters in line {line}.</source>
   <translation>{file} a une valeur de plus de {most:,} caractères à la ligne {line}.</translation>
  </message>
  <message>
   <source>{file} has changed since its records were read: it has {n:,} rows now.</source>
   <translation>{file} a changé depuis la lecture de ses enregistrements : il a maintenant {n:,} lignes.</translation>
  </message>
  <message>
   <source>{file} has changed since the project was saved: the levels are those of now.</source>
   <translation>{file} a changé depuis l’enregistrement du projet : les niveaux sont ceux de maintenant.</translation>
  </message>
  <message>
   <source>{file} has changed since the result was made from it.</source>
   <translation>{file} a changé depuis que le résultat en a été tiré.</translation>
  </message>
  <message>
   <source>{file} has its own coordinate system {own}; {chosen} was not used.</source>
   <translation>{file} a son propre système de coordonnées {own} ; {chosen} n'a pas été utilisé.</translation>
  </message>
  <message>
   <source>{file} has lines, the first in area {area}; areas are polygons or points.</source>
   <translation>{file} a des lignes, la première dans l'aire {area} ; les aires sont des polygones ou des points.</translation>
  </message>
  <message>
   <source>{file} has more than {most:,} bytes, too many for a file of its kind.</source>
   <translation>{file} a plus de {most:,} octets, trop pour un fichier de son genre.</translation>
  </message>
  <message>
   <source>{file} has neither geometry nor columns of coordinates.</source>
   <translation>{file} n'a ni géométrie ni colonnes de coordonnées.</translation>
  </message>
  <message>
   <source>{file} has no area id in line {line}.</source>
   <translation>{file} n'a pas d'identifiant d'aire à la ligne {line}.</translation>
  </message>
  <message>
   <source>{file} has no column of figures.</source>
   <translation>{file} n'a pas de colonne de chiffres.</translation>
  </message>
  <message>
   <source>{file} has no column of provinces that VBAS recognises.</source>
   <translation>{file} n'a pas de colonne de provinces que VBAS reconnaisse.</translation>
  </message>
  <message>
   <source>{file} has no column {column}.</source>
   <translation>{file} n'a pas de colonne {column}.</translation>
  </message>
  <message>
   <source>{file} has no columns for the variable, its codes and their labels.</source>
   <translation>{file} n'a pas de colonnes pour la variable, ses codes et leurs libellés.</translation>
  </message>
  <message>
   <source>{file} has no columns variable and category, or no rows.</source>
   <translation>{file} n'a pas les colonnes variable et category, ou n'a pas de lignes.</translation>
  </message>
  <message>
   <source>{file} has no ending that says how to write it.</source>
   <translation>{file} n'a pas de terminaison qui dise comment l'écrire.</translation>
  </message>
  <message>
   <source>{file} has no header.</source>
   <translation>{file} n'a pas d'en-tête.</translation>
  </message>
  <message>
   <source>{file} has no layer {layer}.</source>
   <translation>{file} n'a pas de couche {layer}.</translation>
  </message>
  <message>
   <source>{file} has no level at which values are grouped and yet told apart.</source>
   <translation>{file} n'a pas de niveau où les valeurs sont groupées et pourtant distinguées.</translation>
  </message>
  <message>
   <source>{file} has no line with column names.</source>
   <translation>{file} n'a pas de ligne de noms de colonnes.</translation>
  </message>
  <message>
   <source>{file} has no people of {part} Canada.</source>
   <translation>{file} n’a personne du Canada {part}.</translation>
  </message>
  <message>
   <source>{file} has no rows.</source>
   <translation>{file} n'a pas de lignes.</translation>
  </message>
  <message>
   <source>{file} has one column only: {column}.</source>
   <translation>{file} n'a qu'une colonne : {column}.</translation>
  </message>
  <message>
   <source>{file} has one row per dissemination block: {blocks:,} rows were summed to {areas:,} dissemination areas.</source>
   <translation>{file} a une ligne par îlot de diffusion : {blocks:,} lignes ont été sommées en {areas:,} aires de diffusion.</translation>
  </message>
  <message>
   <source>{file} has only one column, and no level.</source>
   <translation>{file} n'a qu'une colonne, et aucun niveau.</translation>
  </message>
  <message>
   <source>{file} has only one column.</source>
   <translation>{file} n'a qu'une colonne.</translation>
  </message>
  <message>
   <source>{file} has people of fewer than ten areas.</source>
   <translation>{file} a des personnes de moins de dix aires.</translation>
  </message>
  <message>
   <source>{file} has polygons: their centroids are the points, not columns x and y.</source>
   <translation>{file} a des polygones : leurs centroïdes sont les points, pas les colonnes x et y.</translation>
  </message>
  <message>
   <source>{file} has rows that differ in {column} for the same area: area {area}, {place}.</source>
   <translation>{file} a des lignes qui diffèrent dans {column} pour la même aire : aire {area}, {place}.</translation>
  </message>
  <message>
   <source>{file} has several columns called {names}: all but the first got a number.</source>
   <translation>{file} a plusieurs colonnes appelées {names} : toutes sauf la première ont reçu un numéro.</translation>
  </message>
  <message>
   <source>{file} has several layers: {layers}.</source>
   <translation>{file} a plusieurs couches : {layers}.</translation>
  </message>
  <message>
   <source>{file} has the name of a coefficient set that comes with the program, so it is not used.</source>
   <translation>{file} porte le nom d'un jeu de coefficients fourni avec le programme, il n'est donc pas utilisé.</translation>
  </message>
  <message>
   <source>{file} has too few records.</source>
   <translation>{file} a trop peu d'enregistrements.</translation>
  </message>
  <message>
   <source>{file} has version {version} of layer styles; this program reads version {known}.</source>
   <translation>{file} a la version {version} des styles de couches ; ce programme lit la version {known}.</translation>
  </message>
  <message>
   <source>{file} has {broken} broken lines ({share:.1%}); the first is line {first}: they do not have the {n} columns of the header.</source>
   <translation>{file} a {broken} lignes brisées ({share:.1%}) ; la première est la ligne {first} : elles n'ont pas les {n} colonnes de l'en-tête.</translation>
  </message>
  <message>
   <source>{file} has {rows:,} records or more; in {columns} columns they need over {needed:.1f} GB of memory, and {most:.1f} GB can be used.</source>
   <translation>{file} a {rows:,} enregistrements ou plus ; dans {columns} colonnes, ils demandent plus de {needed:.1f} Go de mémoire, et {most:.1f} Go peuvent être utilisés.</translation>
  </message>
  <message>
   <source>{file} has {vertices:,} vertices: details below {metres:,.0f} m are left out, so that the map stays quick.</source>
   <translation>{file} a {vertices:,} sommets : les détails sous {metres:,.0f} m sont omis, afin que la carte reste rapide.</translation>
  </message>
  <message>
   <source>{file} has {what} called {table}, which is a program of whoever made the file: it is not run.</source>
   <translation>{file} a {what} du nom de {table}, qui est un programme de qui a fait le fichier : il n'est pas exécuté.</translation>
  </message>
  <message>
   <source>{file} holds a number too large to be banded.</source>
   <translation>{file} contient un nombre trop grand pour être mis en tranches.</translation>
  </message>
  <message>
   <source>{file} holds no area file.</source>
   <translation>{file} ne contient aucun fichier d'aires.</translation>
  </message>
  <message>
   <source>{file} holds no layer.</source>
   <translation>{file} ne contient aucune couche.</translation>
  </message>
  <message>
   <source>{file} holds no postal code with an area.</source>
   <translation>{file} ne contient aucun code postal avec une aire.</translation>
  </message>
  <message>
   <source>{file} holds no records.</source>
   <translation>{file} ne contient aucun enregistrement.</translation>
  </message>
  <message>
   <source>{file} holds text that cannot be written in Unicode.</source>
   <translation>{file} contient du texte qui ne peut s'écrire en Unicode.</translation>
  </message>
  <message>
   <source>{file} holds text that is not UTF-8.</source>
   <translation>{file} contient du texte qui n'est pas en UTF-8.</translation>
  </message>
  <message>
   <source>{file} holds text that is not of the encoding of its database.</source>
   <translation>{file} contient du texte qui n'est pas dans l'encodage de sa base de données.</translation>
  </message>
  <message>
   <source>{file} is a folder.</source>
   <translation>{file} est un dossier.</translation>
  </message>
  <message>
   <source>{file} is a table of a database: whether it still has the same records is not known, so that its releases are not compared with each other.</source>
   <translation>{file} est une table d'une base de données : on ne sait pas si elle a encore les mêmes enregistrements, de sorte que ses diffusions ne sont pas comparées entre elles.</translation>
  </message>
  <message>
   <source>{file} is a view that changes something when it is read.</source>
   <translation>{file} est une vue qui change quelque chose quand on la lit.</translation>
  </message>
  <message>
   <source>{file} is cut short: {size:,} bytes are there, {told:,} should be.</source>
   <translation>{file} est tronqué : {size:,} octets sont là, il devrait y en avoir {told:,}.</translation>
  </message>
  <message>
   <source>{file} is damaged or incomplete: {reason}.</source>
   <translation>{file} est endommagé ou incomplet : {reason}.</translation>
  </message>
  <message>
   <source>{file} is damaged: something in it is not as VBAS writes it.</source>
   <translation>{file} est endommagé : quelque chose n’y est pas comme VBAS l’écrit.</translation>
  </message>
  <message>
   <source>{file} is empty.</source>
   <translation>{file} est vide.</translation>
  </message>
  <message>
   <source>{file} is no file but a device or a pipe.</source>
   <translation>{file} n'est pas un fichier, mais un périphérique ou un tube.</translation>
  </message>
  <message>
   <source>{file} is no project of VBAS, or is damaged.</source>
   <translation>{file} n’est pas un projet de VBAS, ou est endommagé.</translation>
  </message>
  <message>
   <source>{file} is no table from line {line} on.</source>
   <translation>{file} n'est pas une table à partir de la ligne {line}.</translation>
  </message>
  <message>
   <source>{file} is no table of forward sortation areas.</source>
   <translation>{file} n’est pas une table de régions de tri d’acheminement.</translation>
  </message>
  <message>
   <source>{file} is no table of totals.</source>
   <translation>{file} n'est pas un tableau de totaux.</translation>
  </message>
  <message>
   <source>{file} is no table.</source>
   <translation>{file} n'est pas une table.</translation>
  </message>
  <message>
   <source>{file} is not a CSV file with a header.</source>
   <translation>{file} n'est pas un fichier CSV avec un en-tête.</translation>
  </message>
  <message>
   <source>{file} is not a complete Parquet file; perhaps copying or downloading broke off.</source>
   <translation>{file} n'est pas un fichier Parquet complet ; la copie ou le téléchargement a peut-être été interrompu.</translation>
  </message>
  <message>
   <source>{file} is not a file of layer styles.</source>
   <translation>{file} n'est pas un fichier de styles de couches.</translation>
  </message>
  <message>
   <source>{file} is not a postal-code conversion table.</source>
   <translation>{file} n'est pas une table de conversion des codes postaux.</translation>
  </message>
  <message>
   <source>{file} is not a scenario file of format {format}.</source>
   <translation>{file} n'est pas un fichier de scénario de format {format}.</translation>
  </message>
  <message>
   <source>{file} is not a spatial file that can be read.</source>
   <translation>{file} n'est pas un fichier spatial lisible.</translation>
  </message>
  <message>
   <source>{file} is not a table: {reason}.</source>
   <translation>{file} n'est pas une table : {reason}.</translation>
  </message>
  <message>
   <source>{file} is not a text file in UTF-8.</source>
   <translation>{file} n'est pas un fichier texte en UTF-8.</translation>
  </message>
  <message>
   <source>{file} is not a text file.</source>
   <translation>{file} n'est pas un fichier texte.</translation>
  </message>
  <message>
   <source>{file} is not a text table, although its name says so.</source>
   <translation>{file} n'est pas une table de texte, bien que son nom le dise.</translation>
  </message>
  <message>
   <source>{file} is not as manifest.json says it was written.</source>
   <translation>{file} n’est pas tel que manifest.json dit qu’il a été écrit.</translation>
  </message>
  <message>
   <source>{file} is not as {manifest} says it was written: it was changed, or is of another run.</source>
   <translation>{file} n'est pas tel que {manifest} dit qu'il a été écrit : il a été modifié, ou vient d'une autre exécution.</translation>
  </message>
  <message>
   <source>{file} is not of a kind that can be read as records.</source>
   <translation>{file} n'est pas d'un genre qui puisse être lu comme enregistrements.</translation>
  </message>
  <message>
   <source>{file} is not the file that this project was saved with.</source>
   <translation>{file} n’est pas le fichier avec lequel ce projet a été enregistré.</translation>
  </message>
  <message>
   <source>{file} is not there, or is not what its name says.</source>
   <translation>{file} manque, ou n’est pas ce que dit son nom.</translation>
  </message>
  <message>
   <source>{file} is not valid JSON: line {line}.</source>
   <translation>{file} n'est pas du JSON valide : ligne {line}.</translation>
  </message>
  <message>
   <source>{file} is only a part of a Shapefile.</source>
   <translation>{file} n'est qu'une partie d'un Shapefile.</translation>
  </message>
  <message>
   <source>{file} is too large for a hierarchy.</source>
   <translation>{file} est trop grand pour une hiérarchie.</translation>
  </message>
  <message>
   <source>{file} locks area {area} twice, the second time in line {line}.</source>
   <translation>{file} verrouille l'aire {area} deux fois, la seconde à la ligne {line}.</translation>
  </message>
  <message>
   <source>{file} mixes encodings: line {line} is not UTF-8, although lines before it are.</source>
   <translation>{file} mélange les encodages : la ligne {line} n'est pas en UTF-8, alors que les lignes précédentes le sont.</translation>
  </message>
  <message>
   <source>{file} names a category of {variable} twice.</source>
   <translation>{file} nomme deux fois une catégorie de {variable}.</translation>
  </message>
  <message>
   <source>{file} names no area.</source>
   <translation>{file} ne nomme aucune aire.</translation>
  </message>
  <message>
   <source>{file} names no site.</source>
   <translation>{file} ne nomme aucun site.</translation>
  </message>
  <message>
   <source>{file} names no value.</source>
   <translation>{file} ne nomme aucune valeur.</translation>
  </message>
  <message>
   <source>{file} names the value {value} in lines {first} and {line}, with different labels.</source>
   <translation>{file} nomme la valeur {value} aux lignes {first} et {line}, avec des étiquettes différentes.</translation>
  </message>
  <message>
   <source>{file} names {n:,} values; at most {most:,} can be grouped.</source>
   <translation>{file} nomme {n:,} valeurs ; au plus {most:,} peuvent être groupées.</translation>
  </message>
  <message>
   <source>{file} of the ledger is damaged.</source>
   <translation>{file} du registre est endommagé.</translation>
  </message>
  <message>
   <source>{file} of the ledger is of another version of the program.</source>
   <translation>{file} du registre est d'une autre version du programme.</translation>
  </message>
  <message>
   <source>{file} of {folder} is damaged.</source>
   <translation>{file} de {folder} est endommagé.</translation>
  </message>
  <message>
   <source>{file} puts {count:,} areas into more than one region; the first is area {area}, in {one} and in {two}.</source>
   <translation>{file} met {count:,} aires dans plus d'une région ; la première est l'aire {area}, dans {one} et dans {two}.</translation>
  </message>
  <message>
   <source>{file} says that its coordinates are {own}, but they are not: {chosen} was used.</source>
   <translation>{file} dit que ses coordonnées sont en {own}, mais elles ne le sont pas : {chosen} a été utilisé.</translation>
  </message>
  <message>
   <source>{file} should have a table “layers” and nothing besides; it also has: {unknown}.</source>
   <translation>{file} devrait avoir une table « layers » et rien de plus ; il a aussi : {unknown}.</translation>
  </message>
  <message>
   <source>{file} was changed while it was read, so that one state could not be seen.</source>
   <translation>{file} a été modifiée pendant la lecture, de sorte qu'un seul état n'a pu être vu.</translation>
  </message>
  <message>
   <source>{file} was saved by a newer VBAS: it has format {found}, this program reads {known}.</source>
   <translation>{file} a été enregistré par un VBAS plus récent : il a le format {found}, ce programme lit le format {known}.</translation>
  </message>
  <message>
   <source>{file} was saved by another program since you opened it.</source>
   <translation>{file} a été enregistré par un autre programme depuis que vous l’avez ouvert.</translation>
  </message>
  <message>
   <source>{file} would hold shapes, but these rows have none.</source>
   <translation>{file} contiendrait des formes, mais ces lignes n'en ont pas.</translation>
  </message>
  <message>
   <source>{file} would unpack to {size:,} bytes, {times:,.0f} times its size: it is not opened.</source>
   <translation>{file} se décompresserait en {size:,} octets, {times:,.0f} fois sa taille : il n'est pas ouvert.</translation>
  </message>
  <message>
   <source>{file}, from which the result was made, is no longer there.</source>
   <translation>{file}, dont le résultat a été tiré, n'est plus là.</translation>
  </message>
  <message>
   <source>{file}, line {line}: the figure for {column} is no number, or below 0.</source>
   <translation>{file}, ligne {line} : le chiffre pour {column} n'est pas un nombre, ou est inférieur à 0.</translation>
  </message>
  <message>
   <source>{file}: no condition of {variable} covers all categories of {given}.</source>
   <translation>{file} : aucune condition de {variable} ne couvre toutes les catégories de {given}.</translation>
  </message>
  <message>
   <source>{file}: the conditions of {variable} do not all name one variable that stands before.</source>
   <translation>{file} : les conditions de {variable} ne nomment pas toutes une seule variable placée avant.</translation>
  </message>
  <message>
   <source>{file}: the look of {layer} has an entry {name} that is not known.</source>
   <translation>{file} : l'aspect de {layer} a une entrée {name} inconnue.</translation>
  </message>
  <message>
   <source>{file}: the look of {layer} is no table.</source>
   <translation>{file} : l'aspect de {layer} n'est pas une table.</translation>
  </message>
  <message>
   <source>{file}: {name} of {layer} has to be {wanted}.</source>
   <translation>{file} : {name} de {layer} doit être {wanted}.</translation>
  </message>
  <message>
   <source>{finer} fixes {column}: its cells are blanked with those of {finer}, and each of its classes consists of whole classes of {finer}.</source>
   <translation>{finer} fixe {column} : ses cellules sont masquées avec celles de {finer}, et chacune de ses classes est faite de classes entières de {finer}.</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation>{first} et {last}</translation>
  </message>
  <message>
   <source>{first} and {second}</source>
   <translation>{first} et {second}</translation>
  </message>
  <message>
   <source>{first}, and {second}.</source>
   <translation>{first}, et {second}.</translation>
  </message>
  <message>
   <source>{folder} also holds models of {n} other files or settings; they do not count.</source>
   <translation>{folder} contient aussi des modèles de {n} autres fichiers ou réglages ; ils ne comptent pas.</translation>
  </message>
  <message>
   <source>{folder} holds no result of a run.</source>
   <translation>{folder} ne contient pas le résultat d’une exécution.</translation>
  </message>
  <message>
   <source>{folder} is no folder.</source>
   <translation>{folder} n'est pas un dossier.</translation>
  </message>
  <message>
   <source>{given} sites are given, but {wanted} are to be placed.</source>
   <translation>{given} sites sont donnés, mais {wanted} sont à placer.</translation>
  </message>
  <message>
   <source>{group}: {weight}, because {note}.</source>
   <translation>{group} : {weight}, parce que {note}.</translation>
  </message>
  <message>
   <source>{group}: {weight}, because “{question}” has no answer.</source>
   <translation>{group} : {weight}, parce que « {question} » n'a pas de réponse.</translation>
  </message>
  <message>
   <source>{kept} of {records} leave with their region; whoever reads them finds at least {k} alike. The codebook, the regions and the price come with them.</source>
   <translation>{kept} de {records} sortent avec leur région; qui les lit en trouve au moins {k} semblables. Le dictionnaire, les régions et le prix les accompagnent.</translation>
  </message>
  <message>
   <source>{kind}: {n}</source>
   <translation>{kind} : {n}</translation>
  </message>
  <message>
   <source>{kind}: {n}, mended</source>
   <translation>{kind} : {n}, réparés</translation>
  </message>
  <message>
   <source>{k} or more</source>
   <translation>{k} ou plus</translation>
  </message>
  <message>
   <source>{labels:,} areas are in units of {level}, but there are {areas:,} areas.</source>
   <translation>{labels:,} aires sont dans des unités de {level}, mais il y a {areas:,} aires.</translation>
  </message>
  <message>
   <source>{label} cannot be {value!r}.</source>
   <translation>{label} ne peut pas être {value!r}.</translation>
  </message>
  <message>
   <source>{label} is {value}, but must be at least {bound:g}{unit}.</source>
   <translation>{label} vaut {value}, mais doit être au moins {bound:g}{unit}.</translation>
  </message>
  <message>
   <source>{label} is {value}, but must be at most {bound:g}{unit}.</source>
   <translation>{label} vaut {value}, mais doit être au plus {bound:g}{unit}.</translation>
  </message>
  <message>
   <source>{lat}° {north}, {lon}° {east}</source>
   <translation>{lat}° {north}, {lon}° {east}</translation>
  </message>
  <message>
   <source>{left} of {n} categories are left.</source>
   <translation>Il reste {left} catégories sur {n}.</translation>
  </message>
  <message>
   <source>{level}</source>
   <translation>{level}</translation>
  </message>
  <message>
   <source>{level} (not here)</source>
   <translation>{level} (pas ici)</translation>
  </message>
  <message>
   <source>{level} and coarser</source>
   <translation>{level} et plus grossiers</translation>
  </message>
  <message>
   <source>{level} are better in both: {there}, not {n}, and {today} lost, not {lost}.</source>
   <translation>{level} : mieux sur les deux plans, soit {there} au lieu de {n}, et {today} de perte au lieu de {lost}.</translation>
  </message>
  <message>
   <source>{level} are enough: {n} instead of {before}. In the middle one live {people} people instead of {people_before}. Each person loses {bits} of geography more.</source>
   <translation>{level} suffit : {n} au lieu de {before}. Dans l'unité médiane vivent {people} personnes au lieu de {people_before}. Chaque personne perd {bits} de géographie de plus.</translation>
  </message>
  <message>
   <source>{level} have {there}</source>
   <translation>{level} : {there}</translation>
  </message>
  <message>
   <source>{level} {code}</source>
   <translation>{level} {code}</translation>
  </message>
  <message>
   <source>{level} {today}</source>
   <translation>{level} {today}</translation>
  </message>
  <message>
   <source>{level}, k = {k}: {lost} of {records} lost</source>
   <translation>{level}, k = {k} : {lost} perdus sur {records}</translation>
  </message>
  <message>
   <source>{level}, no finer</source>
   <translation>{level}, pas plus fin</translation>
  </message>
  <message>
   <source>{level}, {place}</source>
   <translation>{level}, {place}</translation>
  </message>
  <message>
   <source>{level}: no record is counted yet.</source>
   <translation>{level} : aucun enregistrement n'est encore compté.</translation>
  </message>
  <message>
   <source>{level}: the rule does not apply to any of them.</source>
   <translation>{level} : la règle ne s'applique à aucune.</translation>
  </message>
  <message>
   <source>{level}: {above} of {n} ({share}) have more than the cut-off of their province.</source>
   <translation>{level} : {above} sur {n} ({share}) ont plus que le seuil de leur province.</translation>
  </message>
  <message>
   <source>{level}: {above} of {n} ({share}) have more than the cut-off of {cutoff}.</source>
   <translation>{level} : {above} sur {n} ({share}) ont plus que le seuil de {cutoff}.</translation>
  </message>
  <message>
   <source>{level}: {above} of {n} have enough people; {share} of the people live there.</source>
   <translation>{level} : {above} sur {n} ont assez de personnes ; {share} de la population y vit.</translation>
  </message>
  <message>
   <source>{level}: {below} of {n} categories are below k, {records} in them.</source>
   <translation>{level} : {below} catégories sur {n} sont inférieures à k, avec {records}.</translation>
  </message>
  <message>
   <source>{level}: {n} from {file}</source>
   <translation>{level} : {n} de {file}</translation>
  </message>
  <message>
   <source>{level}: {share} of the records here are lost at k = {k}</source>
   <translation>{level} : {share} des enregistrements d'ici sont perdus à k = {k}</translation>
  </message>
  <message>
   <source>{level}: {unit}</source>
   <translation>{level} : {unit}</translation>
  </message>
  <message>
   <source>{locked} locked</source>
   <translation>{locked} verrouillées</translation>
  </message>
  <message>
   <source>{lost:,} of {n:,} records are left out ({share:.2%}), because in their region fewer than {k:,} share their values.</source>
   <translation>{lost:,} des {n:,} enregistrements sont omis ({share:.2%}), car dans leur région moins de {k:,} ont les mêmes valeurs.</translation>
  </message>
  <message>
   <source>{lost} of its {records} ({share}), in {areas}</source>
   <translation>{lost} de ses {records} ({share}), dans {areas}</translation>
  </message>
  <message>
   <source>{lost} of the region ({share}) are left out, being below k = {k}.</source>
   <translation>{lost} de la région ({share}) sont retirés, étant sous k = {k}.</translation>
  </message>
  <message>
   <source>{lost} of {records} with this value are lost ({share})</source>
   <translation>{lost} de {records} avec cette valeur sont perdus ({share})</translation>
  </message>
  <message>
   <source>{low} to {high}</source>
   <translation>{low} à {high}</translation>
  </message>
  <message>
   <source>{mark} Neither research nor public file</source>
   <translation>{mark} Ni fichier de recherche ni fichier public</translation>
  </message>
  <message>
   <source>{mark} Public file</source>
   <translation>{mark} Fichier public</translation>
  </message>
  <message>
   <source>{mark} Public file: no (under {limit})</source>
   <translation>{mark} Fichier public : non (moins de {limit})</translation>
  </message>
  <message>
   <source>{mark} Public file: yes (under {limit})</source>
   <translation>{mark} Fichier public : oui (moins de {limit})</translation>
  </message>
  <message>
   <source>{mark} Research file</source>
   <translation>{mark} Fichier de recherche</translation>
  </message>
  <message>
   <source>{mark} Research file: no (at most {limit})</source>
   <translation>{mark} Fichier de recherche : non (au plus {limit})</translation>
  </message>
  <message>
   <source>{mark} Research file: yes (at most {limit})</source>
   <translation>{mark} Fichier de recherche : oui (au plus {limit})</translation>
  </message>
  <message>
   <source>{mark} neither</source>
   <translation>{mark} aucun</translation>
  </message>
  <message>
   <source>{mark} public</source>
   <translation>{mark} public</translation>
  </message>
  <message>
   <source>{mark} research</source>
   <translation>{mark} recherche</translation>
  </message>
  <message>
   <source>{mark} times the cut-off</source>
   <translation>{mark} fois le seuil</translation>
  </message>
  <message>
   <source>{matched} of {areas} are in {regions}.</source>
   <translation>{matched} sur {areas} sont dans {regions}.</translation>
  </message>
  <message>
   <source>{measure}, % of all records, with (+) and without (−) a variable.</source>
   <translation>{measure}, % de tous les enregistrements, avec (+) et sans (−) une variable.</translation>
  </message>
  <message>
   <source>{missing} is missing: the Shapefile {where} is not complete.</source>
   <translation>Il manque {missing} : le Shapefile {where} n'est pas complet.</translation>
  </message>
  <message>
   <source>{most} and {floor}</source>
   <translation>{most} et {floor}</translation>
  </message>
  <message>
   <source>{moves} of {candidates}</source>
   <translation>{moves} sur {candidates}</translation>
  </message>
  <message>
   <source>{n:,} ({left_out:,} of the file left out)</source>
   <translation>{n:,} ({left_out:,} du fichier omis)</translation>
  </message>
  <message>
   <source>{n:,} ({left_out:,} records of the file left out)</source>
   <translation>{n:,} ({left_out:,} enregistrements du fichier omis)</translation>
  </message>
  <message>
   <source>{n:,} bottleneck classes</source>
   <translation>{n:,} classes d'étranglement</translation>
  </message>
  <message>
   <source>{n:,} locked areas are not in the area file: {areas}.</source>
   <translation>{n:,} aires verrouillées ne sont pas dans le fichier d'aires : {areas}.</translation>
  </message>
  <message>
   <source>{n:,} of {all:,} checks do not pass; this was accepted for the reason: {reason}</source>
   <translation>{n:,} des {all:,} vérifications échouent; cela a été accepté pour la raison suivante : {reason}</translation>
  </message>
  <message>
   <source>{n:,} parts of regions do not touch the rest on the same land.</source>
   <translation>{n:,} parties de régions ne touchent pas le reste sur la même terre.</translation>
  </message>
  <message>
   <source>{n:,} records in {regions:,} regions made of {areas:,} areas, protected with k = {k:,}.</source>
   <translation>{n:,} enregistrements dans {regions:,} régions faites de {areas:,} aires, protégés avec k = {k:,}.</translation>
  </message>
  <message>
   <source>{n:,} records, protected with k = {k:,}.</source>
   <translation>{n:,} enregistrements, protégés avec k = {k:,}.</translation>
  </message>
  <message>
   <source>{n:,} regions at anonymity {at:,}</source>
   <translation>{n:,} régions à l'anonymat {at:,}</translation>
  </message>
  <message>
   <source>{n:,}; {m:,} combinations</source>
   <translation>{n:,} ; {m:,} combinaisons</translation>
  </message>
  <message>
   <source>{n_areas} become {n_fsas} by postal code (FSAs). Most are protected, {fsa_lost} are still left out, and nothing is left of the neighbourhoods.</source>
   <translation>{n_areas} deviennent {n_fsas} par code postal (RTA). La plupart sont protégées, {fsa_lost} restent de côté, et il ne reste rien des quartiers.</translation>
  </message>
  <message>
   <source>{names}</source>
   <translation>{names}</translation>
  </message>
  <message>
   <source>{names} and {n:,} more</source>
   <translation>{names} et {n:,} de plus</translation>
  </message>
  <message>
   <source>{names} and {n} more</source>
   <translation>{names} et {n} de plus</translation>
  </message>
  <message>
   <source>{names}: {unique} ({unique_share}) unique, {sets} ({sets_share}) in unique sets, of {records}</source>
   <translation>{names} : {unique} ({unique_share}) uniques, {sets} ({sets_share}) en ensembles uniques, sur {records}</translation>
  </message>
  <message>
   <source>{name}</source>
   <translation>{name}</translation>
  </message>
  <message>
   <source>{name} (all in one)</source>
   <translation>{name} (toutes en une)</translation>
  </message>
  <message>
   <source>{name} (bands of {n})</source>
   <translation>{name} (tranches de {n})</translation>
  </message>
  <message>
   <source>{name} (every {n} joined)</source>
   <translation>{name} (jointes par {n})</translation>
  </message>
  <message>
   <source>{name} (grouped)</source>
   <translation>{name} (groupes)</translation>
  </message>
  <message>
   <source>{name} ({level})</source>
   <translation>{name} ({level})</translation>
  </message>
  <message>
   <source>{name} ({n} commonest and other)</source>
   <translation>{name} ({n} plus fréquentes et « autre »)</translation>
  </message>
  <message>
   <source>{name} divides regions, so that it tells more of where a record is than the region does.</source>
   <translation>{name} divise des régions et en dit donc plus que la région sur l’endroit où se trouve un enregistrement.</translation>
  </message>
  <message>
   <source>{name} has a level twice.</source>
   <translation>{name} a deux fois un même niveau.</translation>
  </message>
  <message>
   <source>{name} has no level {level}.</source>
   <translation>{name} n'a pas de niveau {level}.</translation>
  </message>
  <message>
   <source>{name} has no level.</source>
   <translation>{name} n'a pas de niveau.</translation>
  </message>
  <message>
   <source>{name} has one category in all records: it protects nothing and adds nothing.</source>
   <translation>{name} a une seule catégorie dans tous les enregistrements : elle ne protège rien et n'ajoute rien.</translation>
  </message>
  <message>
   <source>{name} has {n} levels, but says of {said} whether the one before fixes it.</source>
   <translation>{name} a {n} niveaux, mais dit de {said} si le précédent le fixe.</translation>
  </message>
  <message>
   <source>{name} has {n} levels; the one that is known or released is not among them.</source>
   <translation>{name} a {n} niveaux ; celui qui est connu ou diffusé n'en fait pas partie.</translation>
  </message>
  <message>
   <source>{name} is a number with {n:,} values: in bands, far fewer records would be unique.</source>
   <translation>{name} est un nombre avec {n:,} valeurs : en tranches, bien moins d'enregistrements seraient uniques.</translation>
  </message>
  <message>
   <source>{name} is different in {share:.0%} of the records. It looks like a record number or another direct identifier: leave it out, or band it if it is a measure.</source>
   <translation>{name} diffère dans {share:.0%} des enregistrements. Elle ressemble à un numéro d'enregistrement ou à un autre identifiant direct : omettez-la, ou mettez-la en tranches si c'est une mesure.</translation>
  </message>
  <message>
   <source>{name} is no remedy.</source>
   <translation>{name} n'est pas un remède.</translation>
  </message>
  <message>
   <source>{name} is not a colour ramp.</source>
   <translation>{name} n'est pas une échelle de couleurs.</translation>
  </message>
  <message>
   <source>{name} is nothing that is done with homogeneous classes.</source>
   <translation>{name} n'est rien qui se fasse des classes homogènes.</translation>
  </message>
  <message>
   <source>{name} is the name of a coefficient set that comes with the program.</source>
   <translation>{name} est le nom d'un jeu de coefficients fourni avec le programme.</translation>
  </message>
  <message>
   <source>{name} is to stay as it is, but is not among the variables.</source>
   <translation>{name} doit rester telle quelle, mais n'est pas parmi les variables.</translation>
  </message>
  <message>
   <source>{name} looks like a direct identifier: it has no place in a file that is released. Leave it out.</source>
   <translation>{name} ressemble à un identifiant direct : elle n'a pas sa place dans un fichier diffusé. Omettez-la.</translation>
  </message>
  <message>
   <source>{name} looks like a survey weight: nobody outside knows it of a person. Leave it out, unless it is a measure of the person.</source>
   <translation>{name} ressemble à un poids d'enquête : personne au dehors ne le connaît d'une personne. Omettez-la, sauf si c'est une mesure de la personne.</translation>
  </message>
  <message>
   <source>{name}: at most {most} categories, so {way} ({left}).</source>
   <translation>{name} : au plus {most} catégories, donc {way} ({left}).</translation>
  </message>
  <message>
   <source>{name}: at most {most} categories.</source>
   <translation>{name} : au plus {most} catégories.</translation>
  </message>
  <message>
   <source>{name}: before {before} of the records, after {after}</source>
   <translation>{name} : avant {before} des enregistrements, après {after}</translation>
  </message>
  <message>
   <source>{name}: may stay as it is.</source>
   <translation>{name} : peut rester telle quelle.</translation>
  </message>
  <message>
   <source>{name}: not enough even dropped.</source>
   <translation>{name} : même retirée, ne suffit pas.</translation>
  </message>
  <message>
   <source>{name}: to be dropped.</source>
   <translation>{name} : à retirer.</translation>
  </message>
  <message>
   <source>{name}: {before:,} to {after:,} categories</source>
   <translation>{name} : de {before:,} à {after:,} catégories</translation>
  </message>
  <message>
   <source>{new} is open in place of {old}; finished runs stay.</source>
   <translation>{new} est ouvert à la place de {old} ; les exécutions terminées restent.</translation>
  </message>
  <message>
   <source>{note}</source>
   <translation>{note}</translation>
  </message>
  <message>
   <source>{number} of {total}</source>
   <translation>{number} sur {total}</translation>
  </message>
  <message>
   <source>{n} ({rate}) would be left out, because in their region fewer than {k} people share their values.</source>
   <translation>{n} ({rate}) seraient retirés, parce que dans leur région moins de {k} personnes partagent leurs valeurs.</translation>
  </message>
  <message>
   <source>{n} ({share})</source>
   <translation>{n} ({share})</translation>
  </message>
  <message>
   <source>{n} are enough to single records out (times: {times}). Fewer never are.</source>
   <translation>{n} suffisent à isoler des enregistrements (nombre de fois : {times}). Moins ne suffit jamais.</translation>
  </message>
  <message>
   <source>{n} areas have the same point: {areas}.</source>
   <translation>{n} aires ont le même point : {areas}.</translation>
  </message>
  <message>
   <source>{n} areas have the same polygon: {areas}.</source>
   <translation>{n} aires ont le même polygone : {areas}.</translation>
  </message>
  <message>
   <source>{n} at anonymity {a}</source>
   <translation>{n} à l'anonymat {a}</translation>
  </message>
  <message>
   <source>{n} billion</source>
   <translation>{n} milliards</translation>
  </message>
  <message>
   <source>{n} billion {unit}</source>
   <translation>{n} milliards de {unit}</translation>
  </message>
  <message>
   <source>{n} categories of {column} are ranges that lie across two bands of {width}.</source>
   <translation>{n} catégories de {column} sont des intervalles à cheval sur deux tranches de {width}.</translation>
  </message>
  <message>
   <source>{n} columns are in combinations or follow one; at most {most} can be.</source>
   <translation>{n} colonnes sont dans des combinaisons ou en suivent une ; au plus {most} le peuvent.</translation>
  </message>
  <message>
   <source>{n} columns have {models} combinations, more than {most} models.</source>
   <translation>{n} colonnes ont {models} combinaisons, plus que {most} modèles.</translation>
  </message>
  <message>
   <source>{n} geometry faults</source>
   <translation>{n} défauts de géométrie</translation>
  </message>
  <message>
   <source>{n} grouped to {m}</source>
   <translation>{n} regroupées en {m}</translation>
  </message>
  <message>
   <source>{n} left out: {reason}</source>
   <translation>{n} retirés : {reason}</translation>
  </message>
  <message>
   <source>{n} levels of {file} group nothing: they repeat the values.</source>
   <translation>{n} niveaux de {file} ne groupent rien : ils répètent les valeurs.</translation>
  </message>
  <message>
   <source>{n} locked</source>
   <translation>{n} verrouillées</translation>
  </message>
  <message>
   <source>{n} mean missing</source>
   <translation>{n} signifient « manquante »</translation>
  </message>
  <message>
   <source>{n} mended</source>
   <translation>{n} réparés</translation>
  </message>
  <message>
   <source>{n} more are in no known area.</source>
   <translation>{n} de plus ne sont dans aucune aire connue.</translation>
  </message>
  <message>
   <source>{n} more remarks come with the run.</source>
   <translation>{n} autres remarques viennent avec l'exécution.</translation>
  </message>
  <message>
   <source>{n} moves</source>
   <translation>{n} déplacements</translation>
  </message>
  <message>
   <source>{n} of its region tell an outcome of everybody in them</source>
   <translation>{n} de sa région révèlent un résultat de tous leurs membres</translation>
  </message>
  <message>
   <source>{n} of {all}</source>
   <translation>{n} sur {all}</translation>
  </message>
  <message>
   <source>{n} of {all} are beaten by none in both.</source>
   <translation>{n} sur {all} ne sont battues par aucune dans les deux.</translation>
  </message>
  <message>
   <source>{n} of {all} area ids of the records are not in the areas, e.g. {ids}: their records will be left out.</source>
   <translation>{n} des {all} identifiants d'aire des enregistrements ne sont pas parmi les aires, p. ex. {ids} : leurs enregistrements seront laissés de côté.</translation>
  </message>
  <message>
   <source>{n} of {all} counted so far.</source>
   <translation>{n} sur {all} comptées jusqu'ici.</translation>
  </message>
  <message>
   <source>{n} of {all} hold such people.</source>
   <translation>{n} sur {all} contiennent de telles personnes.</translation>
  </message>
  <message>
   <source>{n} of {all} hold such records.</source>
   <translation>{n} sur {all} contiennent de tels enregistrements.</translation>
  </message>
  <message>
   <source>{n} of {all} shown</source>
   <translation>{n} sur {all} montrées</translation>
  </message>
  <message>
   <source>{n} of {all} with records hold some at risk.</source>
   <translation>{n} sur {all} avec des enregistrements en contiennent à risque.</translation>
  </message>
  <message>
   <source>{n} of {all} with records lost some.</source>
   <translation>{n} sur {all} avec des enregistrements en ont perdu.</translation>
  </message>
  <message>
   <source>{n} of {records}</source>
   <translation>{n} sur {records}</translation>
  </message>
  <message>
   <source>{n} of {records} have a blanked cell ({share})</source>
   <translation>{n} sur {records} ont une cellule masquée ({share})</translation>
  </message>
  <message>
   <source>{n} presets</source>
   <translation>{n} préréglages</translation>
  </message>
  <message>
   <source>{n} recodes tried …</source>
   <translation>{n} recodages essayés …</translation>
  </message>
  <message>
   <source>{n} records are too few for samples that grow by {step} records.</source>
   <translation>{n} enregistrements sont trop peu pour des échantillons qui croissent de {step} enregistrements.</translation>
  </message>
  <message>
   <source>{n} records give fewer than two sizes with a step of {step} records.</source>
   <translation>{n} enregistrements donnent moins de deux tailles avec un pas de {step} enregistrements.</translation>
  </message>
  <message>
   <source>{n} remarks</source>
   <translation>{n} remarques</translation>
  </message>
  <message>
   <source>{n} rows (estimate)</source>
   <translation>{n} lignes (estimation)</translation>
  </message>
  <message>
   <source>{n} searches</source>
   <translation>{n} recherches</translation>
  </message>
  <message>
   <source>{n} selected on the map</source>
   <translation>{n} sélectionnées sur la carte</translation>
  </message>
  <message>
   <source>{n} states/s</source>
   <translation>{n} états/s</translation>
  </message>
  <message>
   <source>{n} that need not be blanked were given back: {now} are left of {before}.</source>
   <translation>{n} qui n'avaient pas à être masquées ont été rendues : il en reste {now} sur {before}.</translation>
  </message>
  <message>
   <source>{n} thresholds are too many to compare.</source>
   <translation>{n} seuils, c'est trop pour une comparaison.</translation>
  </message>
  <message>
   <source>{n} times as much</source>
   <translation>{n} fois autant</translation>
  </message>
  <message>
   <source>{n} trillion</source>
   <translation>{n} billions</translation>
  </message>
  <message>
   <source>{n} trillion {unit}</source>
   <translation>{n} billions de {unit}</translation>
  </message>
  <message>
   <source>{n} variables have {combinations:,} combinations.</source>
   <translation>{n} variables ont {combinations:,} combinaisons.</translation>
  </message>
  <message>
   <source>{n} variables have {combinations:,} combinations; more than {most} variables are only examined when you insist.</source>
   <translation>{n} variables ont {combinations:,} combinaisons ; plus de {most} variables ne sont examinées que si vous insistez.</translation>
  </message>
  <message>
   <source>{n} would change; they gain or lose {km2} in all ({share} of the area). Gaps narrower than {gap} are closed.</source>
   <translation>{n} changeraient; ils gagnent ou perdent {km2} en tout ({share} de la superficie). Les espaces de moins de {gap} sont fermés.</translation>
  </message>
  <message>
   <source>{n} years</source>
   <translation>{n} ans</translation>
  </message>
  <message>
   <source>{n} points</source>
   <translation>{n} points</translation>
  </message>
  <message>
   <source>{origin} · k {k}</source>
   <translation>{origin} · k {k}</translation>
  </message>
  <message>
   <source>{outcome}: in {homogeneous_classes:,} of {classes:,} classes ({homogeneous_records:,} records) all have the same value; least different values {least_distinct}, by entropy {least_entropy:.3g}; largest distance from all records {largest_distance:.3g}.</source>
   <translation>{outcome} : dans {homogeneous_classes:,} des {classes:,} classes ({homogeneous_records:,} enregistrements), tous ont la même valeur ; le moins de valeurs différentes {least_distinct}, par l'entropie {least_entropy:.3g} ; la plus grande distance de tous les enregistrements {largest_distance:.3g}.</translation>
  </message>
  <message>
   <source>{outcome}: {classes_below_l:,} classes have fewer than l different values (by number or entropy), {classes_beyond_t:,} are further than t from all records; in {homogeneous_classes:,} of {classes:,} classes ({homogeneous_records:,} records) all have the same value. Leave the outcome out, make it coarser, or take fewer classes.</source>
   <translation>{outcome} : {classes_below_l:,} classes ont moins de l valeurs différentes (par le nombre ou l'entropie), {classes_beyond_t:,} sont à plus de t de tous les enregistrements ; dans {homogeneous_classes:,} des {classes:,} classes ({homogeneous_records:,} enregistrements), tous ont la même valeur. Omettez ce résultat, regroupez-le, ou prenez moins de classes.</translation>
  </message>
  <message>
   <source>{paper} has no use for a file of {what}.</source>
   <translation>{paper} n’a pas l’usage d’un fichier de {what}.</translation>
  </message>
  <message>
   <source>{part} (recognised)</source>
   <translation>{part} (reconnue)</translation>
  </message>
  <message>
   <source>{part} {people:,.0f} people</source>
   <translation>{part} : {people:,.0f} personnes</translation>
  </message>
  <message>
   <source>{part}: more than {people}</source>
   <translation>{part} : plus de {people}</translation>
  </message>
  <message>
   <source>{part}: {n} of {cutoff}</source>
   <translation>{part} : {n} de {cutoff}</translation>
  </message>
  <message>
   <source>{part}: {time}</source>
   <translation>{part} : {time}</translation>
  </message>
  <message>
   <source>{part}: {x} ask for more than {people}</source>
   <translation>{part} : {x} demandent plus de {people}</translation>
  </message>
  <message>
   <source>{path} cannot be read as a file of areas.</source>
   <translation>{path} ne peut pas être lu comme un fichier de secteurs.</translation>
  </message>
  <message>
   <source>{path} cannot be read.</source>
   <translation>{path} ne peut pas être lu.</translation>
  </message>
  <message>
   <source>{path} cannot be written: {reason}.</source>
   <translation>{path} ne peut pas être écrit : {reason}.</translation>
  </message>
  <message>
   <source>{path} does not hold the regions within which these records were suppressed.</source>
   <translation>{path} ne contient pas les régions dans lesquelles ces enregistrements ont été supprimés.</translation>
  </message>
  <message>
   <source>{path} has no column with the ids of the areas in the crosswalk.</source>
   <translation>{path} n’a pas de colonne avec les identifiants des secteurs de la table de correspondance.</translation>
  </message>
  <message>
   <source>{path} holds no released records: it is a comparison.</source>
   <translation>{path} ne contient pas d’enregistrements diffusés : c’est une comparaison.</translation>
  </message>
  <message>
   <source>{path} holds the results of vbas {other}.</source>
   <translation>{path} contient les résultats de vbas {other}.</translation>
  </message>
  <message>
   <source>{path} holds {file}, which is not of an earlier result: a folder of results holds nothing else.</source>
   <translation>{path} contient {file}, qui n'est pas d'un résultat antérieur : un dossier de résultats ne contient rien d'autre.</translation>
  </message>
  <message>
   <source>{path} is a file, but a folder is needed for the results.</source>
   <translation>{path} est un fichier, mais il faut un dossier pour les résultats.</translation>
  </message>
  <message>
   <source>{path} is a folder, but a file of that name is to be written.</source>
   <translation>{path} est un dossier, mais un fichier de ce nom doit être écrit.</translation>
  </message>
  <message>
   <source>{path} is no folder for results: {other} is in it, or is the same folder.</source>
   <translation>{path} ne peut pas être un dossier de résultats : {other} s'y trouve, ou est le même dossier.</translation>
  </message>
  <message>
   <source>{path} is no folder.</source>
   <translation>{path} n’est pas un dossier.</translation>
  </message>
  <message>
   <source>{path} is no result of vbas aggregate or vbas suppress.</source>
   <translation>{path} n’est pas un résultat de vbas aggregate ou de vbas suppress.</translation>
  </message>
  <message>
   <source>{path} is no result of vbas aggregate or vbas suppress: it has no manifest.json.</source>
   <translation>{path} n’est pas un résultat de vbas aggregate ou de vbas suppress : il n’a pas de manifest.json.</translation>
  </message>
  <message>
   <source>{people} in {n_areas}: made up, and counted as real ones would be. Their health records carry age, sex, marital status, and where they live.</source>
   <translation>{people} dans {n_areas} : inventées, et comptées comme de vraies le seraient. Leurs dossiers de santé portent l’âge, le sexe, l’état matrimonial et le lieu où elles vivent.</translation>
  </message>
  <message>
   <source>{people} live here on {land}: {density}.</source>
   <translation>{people} vivent ici sur {land} : {density}.</translation>
  </message>
  <message>
   <source>{people} live here, more than the cut-off of {cutoff}: enough.</source>
   <translation>{people} vivent ici, plus que le seuil de {cutoff} : c'est assez.</translation>
  </message>
  <message>
   <source>{people} live here, not more than the cut-off of {cutoff}: too few.</source>
   <translation>{people} vivent ici, pas plus que le seuil de {cutoff} : c'est trop peu.</translation>
  </message>
  <message>
   <source>{people} live here.</source>
   <translation>{people} vivent ici.</translation>
  </message>
  <message>
   <source>{people}, column {column}</source>
   <translation>{people}, colonne {column}</translation>
  </message>
  <message>
   <source>{people}, from {table}</source>
   <translation>{people}, de {table}</translation>
  </message>
  <message>
   <source>{percent:.4g} % of the people of every unit are taken to be in the records, as you said.</source>
   <translation>{percent:.4g} % des habitants de chaque unité sont supposés être dans les enregistrements, comme vous l'avez dit.</translation>
  </message>
  <message>
   <source>{pictures} are drawn; you can go on working, and cancel with Esc.</source>
   <translation>{pictures} sont dessinées ; vous pouvez continuer à travailler, et annuler avec Échap.</translation>
  </message>
  <message>
   <source>{place} ({share})</source>
   <translation>{place} ({share})</translation>
  </message>
  <message>
   <source>{place}: more than {people} people</source>
   <translation>{place} : plus de {people} personnes</translation>
  </message>
  <message>
   <source>{power} − 1 = {n} combinations of {variables}</source>
   <translation>{power} − 1 = {n} combinaisons de {variables}</translation>
  </message>
  <message>
   <source>{power} − 1 combinations of {variables}</source>
   <translation>{power} − 1 combinaisons de {variables}</translation>
  </message>
  <message>
   <source>{p}, once in {n}</source>
   <translation>{p}, une fois sur {n}</translation>
  </message>
  <message>
   <source>{question} The most worrying answer of a group counts.</source>
   <translation>{question} La réponse la plus inquiétante d'un groupe compte.</translation>
  </message>
  <message>
   <source>{rate} of the links are right (95 % interval {low} to {high}); the formula says at most {formula}.</source>
   <translation>{rate} des liens sont justes (intervalle à 95 % de {low} à {high}) ; la formule dit au plus {formula}.</translation>
  </message>
  <message>
   <source>{records:,} records are those of {people:,} people: models are fitted to people, each with the first of their records.</source>
   <translation>{records:,} enregistrements sont ceux de {people:,} personnes : les modèles sont ajustés aux personnes, chacune avec le premier de ses enregistrements.</translation>
  </message>
  <message>
   <source>{records} % of the records, {cells} % of the cells</source>
   <translation>{records} % des enregistrements, {cells} % des cellules</translation>
  </message>
  <message>
   <source>{records} ({percent})</source>
   <translation>{records} ({percent})</translation>
  </message>
  <message>
   <source>{records} are in no known area.</source>
   <translation>{records} ne sont dans aucune aire connue.</translation>
  </message>
  <message>
   <source>{records} from {areas}</source>
   <translation>{records} de {areas}</translation>
  </message>
  <message>
   <source>{records} had no value before</source>
   <translation>{records} n'avaient pas de valeur avant</translation>
  </message>
  <message>
   <source>{records} in {areas}.</source>
   <translation>{records} dans {areas}.</translation>
  </message>
  <message>
   <source>{records} in {classes}</source>
   <translation>{records} dans {classes}</translation>
  </message>
  <message>
   <source>{records} of the records</source>
   <translation>{records} des enregistrements</translation>
  </message>
  <message>
   <source>{records} of the records and {people} of the people</source>
   <translation>{records} des enregistrements et {people} des personnes</translation>
  </message>
  <message>
   <source>{records} of {all} would be left out ({share}), because in their region fewer than {people} share their values.</source>
   <translation>Sur {all}, {records} à retirer ({share}), parce que dans leur région moins de {people} partagent leurs valeurs.</translation>
  </message>
  <message>
   <source>{records} records are too few for {samples} samples of {percent} % each.</source>
   <translation>{records} enregistrements sont trop peu pour {samples} échantillons de {percent} % chacun.</translation>
  </message>
  <message>
   <source>{records} without one</source>
   <translation>{records} sans valeur</translation>
  </message>
  <message>
   <source>{records} would be lost</source>
   <translation>{records} seraient perdus</translation>
  </message>
  <message>
   <source>{records} written to {file}.</source>
   <translation>{records} écrits dans {file}.</translation>
  </message>
  <message>
   <source>{records}. No areas are open: geography is not asked about.</source>
   <translation>{records}. Aucune aire n'est ouverte : la géographie n'est pas demandée.</translation>
  </message>
  <message>
   <source>{records}. Which column says where a record is, is not chosen yet: geography is not asked about.</source>
   <translation>{records}. La colonne qui dit où est un enregistrement n'est pas encore choisie : la géographie n'est pas demandée.</translation>
  </message>
  <message>
   <source>{regions:,} areas are in regions, but the study has {areas:,}.</source>
   <translation>{regions:,} aires sont dans des régions, mais l'étude en a {areas:,}.</translation>
  </message>
  <message>
   <source>{regions:,} regions with {classes:,} classes need {gib:.0f} GiB to be searched.</source>
   <translation>{regions:,} régions avec {classes:,} classes demandent {gib:.0f} Gio pour être cherchées.</translation>
  </message>
  <message>
   <source>{regions:,} regions, of 1 site, have</source>
   <translation>{regions:,} régions, de 1 site, ont</translation>
  </message>
  <message>
   <source>{regions:,} regions, of {sites:,} sites, have</source>
   <translation>{regions:,} régions, de {sites:,} sites, ont</translation>
  </message>
  <message>
   <source>{regions}: {records} lost ({share}). {tries} numbers of regions tried.</source>
   <translation>{regions} : {records} perdus ({share}). {tries} nombres de régions essayés.</translation>
  </message>
  <message>
   <source>{releases}: a class is known to have {least} to {most} records (areas: {areas}): {how}.</source>
   <translation>{releases} : on sait qu'une classe a de {least} à {most} enregistrements (secteurs : {areas}) : {how}.</translation>
  </message>
  <message>
   <source>{releases}: a class of {n} records can be worked out (areas: {areas}): {how}.</source>
   <translation>{releases} : une classe de {n} enregistrements peut être déduite (secteurs : {areas}) : {how}.</translation>
  </message>
  <message>
   <source>{releases}: one record alone in its class can be worked out (areas: {areas}): {how}.</source>
   <translation>{releases} : un enregistrement seul dans sa classe peut être déduit (secteurs : {areas}) : {how}.</translation>
  </message>
  <message>
   <source>{release} does not agree with these records: region {region} has {there} in a class of which the records count another number.</source>
   <translation>{release} ne concorde pas avec ces enregistrements : la région {region} a {there} dans une classe dont les enregistrements comptent un autre nombre.</translation>
  </message>
  <message>
   <source>{release} was made after the suppressions of {earlier}, which is not there.</source>
   <translation>{release} a été faite d'après les suppressions de {earlier}, qui n'est pas là.</translation>
  </message>
  <message>
   <source>{remedy}: not enough; classes that can still be worked out or are not decided: {n}.</source>
   <translation>{remedy} : insuffisant; classes qui peuvent encore être déduites ou sont non déterminées : {n}.</translation>
  </message>
  <message>
   <source>{remedy}: records gained: {records:,}; regions: {regions} of {planned}.</source>
   <translation>{remedy} : enregistrements gagnés : {records:,}; régions : {regions} sur {planned}.</translation>
  </message>
  <message>
   <source>{remedy}: records lost: {records:,}; regions: {regions} of {planned}.</source>
   <translation>{remedy} : enregistrements perdus : {records:,}; régions : {regions} sur {planned}.</translation>
  </message>
  <message>
   <source>{remedy}: {records} less</source>
   <translation>{remedy} : {records} de moins</translation>
  </message>
  <message>
   <source>{remedy}: {records} less, {regions} instead of {planned}</source>
   <translation>{remedy} : {records} de moins, {regions} au lieu de {planned}</translation>
  </message>
  <message>
   <source>{report}</source>
   <translation>{report}</translation>
  </message>
  <message>
   <source>{report} holds no finished run.</source>
   <translation>{report} ne contient aucune exécution terminée.</translation>
  </message>
  <message>
   <source>{report} is not the report of a sweep.</source>
   <translation>{report} n'est pas le rapport d'un balayage.</translation>
  </message>
  <message>
   <source>{rule} applies to none of these units: its models are for parts of Canada.</source>
   <translation>{rule} ne s'applique à aucune de ces unités : ses modèles sont pour des parties du Canada.</translation>
  </message>
  <message>
   <source>{rule} decides, but does not apply outside Canada.</source>
   <translation>{rule} décide, mais ne s'applique pas hors du Canada.</translation>
  </message>
  <message>
   <source>{rule} decides, but has no model for this part of Canada.</source>
   <translation>{rule} décide, mais n'a pas de modèle pour cette partie du Canada.</translation>
  </message>
  <message>
   <source>{rule} decides, but these areas lie in no known part of Canada. If they do lie in one, choose its models above.</source>
   <translation>{rule} décide, mais ces aires ne sont dans aucune partie connue du Canada. Si elles sont dans l'une, choisissez ses modèles plus haut.</translation>
  </message>
  <message>
   <source>{rule} decides, once there are variables.</source>
   <translation>{rule} décide, dès qu'il y a des variables.</translation>
  </message>
  <message>
   <source>{rule} decides; it needs the entropy of the records, which a run (F5) counts, and which is not known where categories are collapsed.</source>
   <translation>{rule} décide ; elle demande l'entropie des enregistrements, qu'un calcul (F5) compte, et qui n'est pas connue là où des catégories sont réduites.</translation>
  </message>
  <message>
   <source>{rule} does not apply: no area lies in a known part of Canada.</source>
   <translation>{rule} ne s'applique pas : aucune aire n'est dans une partie connue du Canada.</translation>
  </message>
  <message>
   <source>{rule} goes by the entropy of the records, which have not been counted.</source>
   <translation>{rule} se fonde sur l'entropie des enregistrements, qui n'ont pas été comptés.</translation>
  </message>
  <message>
   <source>{run} · {share} of records lost · {regions}</source>
   <translation>{run} · {share} des enregistrements perdus · {regions}</translation>
  </message>
  <message>
   <source>{run}: {areas} in {regions}</source>
   <translation>{run} : {areas} en {regions}</translation>
  </message>
  <message>
   <source>{run}: {then} lost then, {now} now.</source>
   <translation>{run} : {then} perdus alors, {now} maintenant.</translation>
  </message>
  <message>
   <source>{said}, {stage}</source>
   <translation>{said}, {stage}</translation>
  </message>
  <message>
   <source>{samples} samples cannot be drawn.</source>
   <translation>{samples} échantillons ne peuvent pas être tirés.</translation>
  </message>
  <message>
   <source>{samples} samples of {percent} % of the records each cannot be drawn without drawing a record twice.</source>
   <translation>{samples} échantillons de {percent} % des enregistrements chacun ne peuvent pas être tirés sans tirer un enregistrement deux fois.</translation>
  </message>
  <message>
   <source>{samples} samples of {records} each. No record is in two of them; {left} stay with you.</source>
   <translation>{samples} échantillons de {records} chacun. Aucun enregistrement n'est dans deux d'entre eux ; {left} restent chez vous.</translation>
  </message>
  <message>
   <source>{scheme} is not a way to make classes.</source>
   <translation>{scheme} n'est pas une façon de faire des classes.</translation>
  </message>
  <message>
   <source>{server} answers: you are {user} in the database {database}.</source>
   <translation>{server} répond : vous êtes {user} dans la base {database}.</translation>
  </message>
  <message>
   <source>{set}
Click: the levels that exist</source>
   <translation>{set}
Cliquez : les niveaux qui existent</translation>
  </message>
  <message>
   <source>{share:.1%} of {variable} have a code for not available and were left out.</source>
   <translation>{share:.1%} de {variable} ont un code « non disponible » et ont été laissés de côté.</translation>
  </message>
  <message>
   <source>{share:.1%} of {variable} have an unknown province and were left out.</source>
   <translation>{share:.1%} de {variable} ont une province inconnue et ont été laissés de côté.</translation>
  </message>
  <message>
   <source>{share} % of the width show the first map</source>
   <translation>{share} % de la largeur montrent la première carte</translation>
  </message>
  <message>
   <source>{share} in sets: {sets}</source>
   <translation>{share} en ensembles : {sets}</translation>
  </message>
  <message>
   <source>{share} in sets: {sets}; {unique} unique</source>
   <translation>{share} en ensembles : {sets} ; {unique} uniques</translation>
  </message>
  <message>
   <source>{share} is not a share of the population.</source>
   <translation>{share} n'est pas une part de la population.</translation>
  </message>
  <message>
   <source>{share} is not a share of the records.</source>
   <translation>{share} n'est pas une part des enregistrements.</translation>
  </message>
  <message>
   <source>{share} lost</source>
   <translation>{share} de pertes</translation>
  </message>
  <message>
   <source>{share} of people</source>
   <translation>{share} des habitants</translation>
  </message>
  <message>
   <source>{share} of records</source>
   <translation>{share} des enregistrements</translation>
  </message>
  <message>
   <source>{share} of records kept</source>
   <translation>{share} des enregistrements conservés</translation>
  </message>
  <message>
   <source>{share} of the file</source>
   <translation>{share} du fichier</translation>
  </message>
  <message>
   <source>{share} of the people live in {level} that are large enough.</source>
   <translation>{share} des personnes vivent dans des unités ({level}) assez grandes.</translation>
  </message>
  <message>
   <source>{share} of the people live in {level} that are large enough: no change needed.</source>
   <translation>{share} des personnes vivent dans des unités ({level}) assez grandes : rien à changer.</translation>
  </message>
  <message>
   <source>{share} of the records fit fewer than {k}, before suppression {before}.</source>
   <translation>{share} des enregistrements vont avec moins de {k}, avant la suppression {before}.</translation>
  </message>
  <message>
   <source>{share} of the records fit fewer than {k}.</source>
   <translation>{share} des enregistrements vont avec moins de {k}.</translation>
  </message>
  <message>
   <source>{share} of the unique record sets</source>
   <translation>{share} des ensembles uniques</translation>
  </message>
  <message>
   <source>{share}: public file</source>
   <translation>{share} : fichier public</translation>
  </message>
  <message>
   <source>{share}: research file</source>
   <translation>{share} : fichier de recherche</translation>
  </message>
  <message>
   <source>{sites:,} regions of at least {floor:,.0f} would need a population of {need:,.0f}, but it is {total:,.0f}: at most {most:,} of them can hold the floor. Choose fewer sites or a lower floor.</source>
   <translation>{sites:,} régions d'au moins {floor:,.0f} demanderaient une population de {need:,.0f}, mais elle est de {total:,.0f} : au plus {most:,} d'entre elles peuvent respecter le plancher. Choisissez moins de sites ou un plancher plus bas.</translation>
  </message>
  <message>
   <source>{sites} from the scenario file</source>
   <translation>{sites} du fichier de scénario</translation>
  </message>
  <message>
   <source>{size}, {name}: {share} would be left out</source>
   <translation>{size}, {name} : {share} seraient laissés de côté</translation>
  </message>
  <message>
   <source>{size}: {share} are unique</source>
   <translation>{size} : {share} sont uniques</translation>
  </message>
  <message>
   <source>{some} and {n} more</source>
   <translation>{some} et {n} de plus</translation>
  </message>
  <message>
   <source>{stage}: no move; {why}.</source>
   <translation>{stage} : aucun déplacement ; {why}.</translation>
  </message>
  <message>
   <source>{stage}: {moves}; {why}.</source>
   <translation>{stage} : {moves} ; {why}.</translation>
  </message>
  <message>
   <source>{step}: distances to sites (Croft's compactness, Eq. 20) changed by {sites:+.1%}, to own centres by {centres:+.1%}.</source>
   <translation>{step} : distances aux sites (compacité de Croft, éq. 20) changées de {sites:+.1%}, aux propres centres de {centres:+.1%}.</translation>
  </message>
  <message>
   <source>{sum} in all over {areas}</source>
   <translation>{sum} en tout sur {areas}</translation>
  </message>
  <message>
   <source>{system} (the coordinates look like it)</source>
   <translation>{system} (les coordonnées y ressemblent)</translation>
  </message>
  <message>
   <source>{table} has changed since it was counted: nothing was written.</source>
   <translation>{table} a changé depuis le comptage : rien n'a été écrit.</translation>
  </message>
  <message>
   <source>{table} has no column of geometry that the role may read.</source>
   <translation>{table} n'a aucune colonne de géométrie que le rôle puisse lire.</translation>
  </message>
  <message>
   <source>{table} has no column of geometry {name}.</source>
   <translation>{table} n'a pas de colonne de géométrie {name}.</translation>
  </message>
  <message>
   <source>{table} has several columns of geometry: {columns}.</source>
   <translation>{table} a plusieurs colonnes de géométrie : {columns}.</translation>
  </message>
  <message>
   <source>{table} is no name of a table.</source>
   <translation>{table} n'est pas un nom de table.</translation>
  </message>
  <message>
   <source>{tau} ({k})</source>
   <translation>{tau} ({k})</translation>
  </message>
  <message>
   <source>{text!r} is not a number of combinations.</source>
   <translation>{text!r} n'est pas un nombre de combinaisons.</translation>
  </message>
  <message>
   <source>{threshold:.3g} %: population and max combinations tell the areas apart without error (separation), so the slopes are only held by a slight penalty.</source>
   <translation>{threshold:.3g} % : la population et les combinaisons maximales séparent les aires sans erreur (séparation), de sorte que les pentes ne sont tenues que par une légère pénalité.</translation>
  </message>
  <message>
   <source>{threshold:.3g} %: {n:,} of {of:,} pairs of area and set were not tested, since the pairs left to fit on were all alike.</source>
   <translation>{threshold:.3g} % : {n:,} paires d'aire et d'ensemble sur {of:,} n'ont pas été testées, car les paires restantes pour l'ajustement étaient toutes pareilles.</translation>
  </message>
  <message>
   <source>{threshold}: no unit has both a value and a prediction.</source>
   <translation>{threshold} : aucune unité n'a à la fois une valeur et une prédiction.</translation>
  </message>
  <message>
   <source>{threshold}: right for {alike} of {all} ({share}). Predicted to be above, and not: {only_predicted}; above, and not predicted to be: {only_measured}.</source>
   <translation>{threshold} : juste pour {alike} sur {all} ({share}). Prédites au-dessus à tort : {only_predicted}; au-dessus sans être prédites : {only_measured}.</translation>
  </message>
  <message>
   <source>{threshold}: right for {alike} of {all}.</source>
   <translation>{threshold} : juste pour {alike} sur {all}.</translation>
  </message>
  <message>
   <source>{title} ({source}, {date}) allows a risk of 1 in {k:,}, {allowed:.2%}. Strict maximum, of prosecutor and journalist: {maximum:.2%}, as the smallest class has {smallest_class:,}; strict average, a marketer's too: {average:.2%}. Make the result with k of {k:,}, or accept it with a reason.</source>
   <translation>{title} ({source}, {date}) permet un risque de 1 sur {k:,}, {allowed:.2%}. Maximum strict, du procureur et du journaliste : {maximum:.2%}, la plus petite classe ayant {smallest_class:,}; moyenne stricte, aussi celle du commerçant : {average:.2%}. Faites le résultat avec k de {k:,}, ou acceptez-le avec une raison.</translation>
  </message>
  <message>
   <source>{title} ({source}, {date}) allows a risk of 1 in {k:,}. Strict maximum, of prosecutor and journalist: {maximum:.2%}; strict average, a marketer's too: {average:.2%}.</source>
   <translation>{title} ({source}, {date}) permet un risque de 1 sur {k:,}. Maximum strict, du procureur et du journaliste : {maximum:.2%}; moyenne stricte, aussi celle du commerçant : {average:.2%}.</translation>
  </message>
  <message>
   <source>{title} ({unit})</source>
   <translation>{title} ({unit})</translation>
  </message>
  <message>
   <source>{title}. How well it predicts is not stated.</source>
   <translation>{title}. La qualité de ses prédictions n'est pas dite.</translation>
  </message>
  <message>
   <source>{title}. On areas and variables held out at {threshold}: sensitivity {sensitivity}, specificity {specificity}.</source>
   <translation>{title}. Sur des aires et des variables tenues à l'écart, à {threshold} : sensibilité {sensitivity}, spécificité {specificity}.</translation>
  </message>
  <message>
   <source>{title}: at least {people} each.</source>
   <translation>{title} : au moins {people} chacune.</translation>
  </message>
  <message>
   <source>{title}: cancelled after {seconds}</source>
   <translation>{title} : annulé après {seconds}</translation>
  </message>
  <message>
   <source>{title}: failed after {seconds}</source>
   <translation>{title} : échoué après {seconds}</translation>
  </message>
  <message>
   <source>{title}: {seconds}</source>
   <translation>{title} : {seconds}</translation>
  </message>
  <message>
   <source>{title}: {unique} are unique, {sets} are in unique record sets.</source>
   <translation>{title} : {unique} sont uniques, {sets} sont en ensembles uniques.</translation>
  </message>
  <message>
   <source>{title}: {value}</source>
   <translation>{title} : {value}</translation>
  </message>
  <message>
   <source>{title}: {x}, cut-off {y}</source>
   <translation>{title} : {x}, seuil {y}</translation>
  </message>
  <message>
   <source>{total} models on {records}.</source>
   <translation>{total} modèles sur {records}.</translation>
  </message>
  <message>
   <source>{total}: {parts}</source>
   <translation>{total} : {parts}</translation>
  </message>
  <message>
   <source>{trials} times {released} were drawn and each linked with one of those in a made-up registry of {people} that it fits. Dashed: what the formula expects.</source>
   <translation>{trials} fois, {released} ont été tirés et chacun lié à l'un de ceux d'un registre simulé de {people} avec lesquels il va. En tirets : ce qu'attend la formule.</translation>
  </message>
  <message>
   <source>{trials} trials cannot be simulated.</source>
   <translation>{trials} essais ne peuvent pas être simulés.</translation>
  </message>
  <message>
   <source>{unit}: no records</source>
   <translation>{unit} : aucun enregistrement</translation>
  </message>
  <message>
   <source>{unit}: {unique} of {records} unique ({share})</source>
   <translation>{unit} : {unique} uniques sur {records} ({share})</translation>
  </message>
  <message>
   <source>{url} asks for a password, and there is none.</source>
   <translation>{url} demande un mot de passe, et il n'y en a pas.</translation>
  </message>
  <message>
   <source>{url} does not accept user and password.</source>
   <translation>{url} n'accepte pas l'utilisateur et le mot de passe.</translation>
  </message>
  <message>
   <source>{url} does not answer.</source>
   <translation>{url} ne répond pas.</translation>
  </message>
  <message>
   <source>{url} does not know this user.</source>
   <translation>{url} ne connaît pas cet utilisateur.</translation>
  </message>
  <message>
   <source>{url} does not let this user in from here, or not in this way.</source>
   <translation>{url} ne laisse pas entrer cet utilisateur d'ici, ou pas de cette manière.</translation>
  </message>
  <message>
   <source>{url} has no connection left.</source>
   <translation>{url} n'a plus de connexion libre.</translation>
  </message>
  <message>
   <source>{url} is starting or stopping.</source>
   <translation>{url} démarre ou s'arrête.</translation>
  </message>
  <message>
   <source>{url} names a service that no service file has.</source>
   <translation>{url} nomme un service qui n'est dans aucun fichier de services.</translation>
  </message>
  <message>
   <source>{url} offers no encrypted connection, and the address asks for one.</source>
   <translation>{url} n'offre pas de connexion chiffrée, et l'adresse en demande une.</translation>
  </message>
  <message>
   <source>{url}: there is no such database.</source>
   <translation>{url} : cette base de données n'existe pas.</translation>
  </message>
  <message>
   <source>{variable} as it is</source>
   <translation>{variable} telle quelle</translation>
  </message>
  <message>
   <source>{variable} in bands of {width}</source>
   <translation>{variable} en tranches de {width}</translation>
  </message>
  <message>
   <source>{variable} in {n} categories</source>
   <translation>{variable} en {n} catégories</translation>
  </message>
  <message>
   <source>{variable} weighs {ratio} times as much as the others</source>
   <translation>{variable} pèse {ratio} fois autant que les autres</translation>
  </message>
  <message>
   <source>{variable} {value}</source>
   <translation>{variable} {value}</translation>
  </message>
  <message>
   <source>{variable}: {before} → {after}</source>
   <translation>{variable} : {before} → {after}</translation>
  </message>
  <message>
   <source>{variable}: {recode}</source>
   <translation>{variable} : {recode}</translation>
  </message>
  <message>
   <source>{variable}: {way}</source>
   <translation>{variable} : {way}</translation>
  </message>
  <message>
   <source>{weight} ± {error}</source>
   <translation>{weight} ± {error}</translation>
  </message>
  <message>
   <source>{weight} · {share}</source>
   <translation>{weight} · {share}</translation>
  </message>
  <message>
   <source>{what} {file} cannot be read: {reason}.</source>
   <translation>{what} {file} ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <source>{what} {file} holds a whole number of thousands of digits.</source>
   <translation>{what} {file} contient un nombre entier de milliers de chiffres.</translation>
  </message>
  <message>
   <source>{what} {file} is not UTF-8.</source>
   <translation>{what} {file} n'est pas en UTF-8.</translation>
  </message>
  <message>
   <source>{what} {file} is not valid TOML: its tables or lists are nested too deeply.</source>
   <translation>{what} {file} n'est pas du TOML valide : ses tables ou ses listes sont imbriquées trop profondément.</translation>
  </message>
  <message>
   <source>{what} {file} is not valid TOML: {error}.</source>
   <translation>{what} {file} n'est pas du TOML valide : {error}.</translation>
  </message>
  <message>
   <source>{where} ({by})</source>
   <translation>{where} ({by})</translation>
  </message>
  <message>
   <source>{where}: {column} is not a table.</source>
   <translation>{where} : {column} n'est pas une table.</translation>
  </message>
  <message>
   <source>{where}: {key} must be {wanted}.</source>
   <translation>{where} : {key} doit être {wanted}.</translation>
  </message>
  <message>
   <source>{where}: {table} has the unknown key {key}.</source>
   <translation>{where} : {table} a la clé inconnue {key}.</translation>
  </message>
  <message>
   <source>{why} Entropy of the counted records: {entropy}.</source>
   <translation>{why} Entropie des enregistrements comptés : {entropy}.</translation>
  </message>
  <message>
   <source>{width} y</source>
   <translation>{width} a</translation>
  </message>
  <message>
   <source>± error</source>
   <translation>± erreur</translation>
  </message>
  <message>
   <source>± is the standard error.</source>
   <translation>± est l'erreur type.</translation>
  </message>
  <message>
   <source>± {error} (standard error)</source>
   <translation>± {error} (erreur type)</translation>
  </message>
  <message>
   <source>“vbas verify FOLDER” reads this folder only, and says of each check whether it passes. manifest.json lists every file with its SHA-256. Made with VBAS {version}.</source>
   <translation>« vbas verify DOSSIER » ne lit que ce dossier, et dit de chaque vérification si elle est réussie. manifest.json donne chaque fichier avec son SHA-256. Fait avec VBAS {version}.</translation>
  </message>
  <message>
   <source>“{0}”</source>
   <translation>« {0} »</translation>
  </message>
  <message>
   <source>“{0}” can be shown, hidden and made transparent; its look is that of the theme.</source>
   <translation>« {0} » peut être montrée, cachée et rendue transparente ; son aspect est celui du thème.</translation>
  </message>
  <message>
   <source>“{0}” has changes that are not saved: {1}.</source>
   <translation>« {0} » a des changements non enregistrés : {1}.</translation>
  </message>
  <message>
   <source>“{0}” is a layer of the map now.</source>
   <translation>« {0} » est maintenant une couche de la carte.</translation>
  </message>
  <message>
   <source>“{0}” is under way and will be cancelled.</source>
   <translation>« {0} » est en cours et sera annulé.</translation>
  </message>
  <message>
   <source>“{0}” is under way.</source>
   <translation>« {0} » est en cours.</translation>
  </message>
  <message>
   <source>“{0}” was made of other records: its settings are in the scenario, without the variables.</source>
   <translation>« {0} » a été faite d'autres enregistrements : ses réglages sont dans le scénario, sans les variables.</translation>
  </message>
  <message>
   <source>“{0}” was removed from the list.</source>
   <translation>« {0} » a été retirée de la liste.</translation>
  </message>
  <message>
   <source>“{name}” is no name for a column.</source>
   <translation>« {name} » n'est pas un nom de colonne.</translation>
  </message>
  <message>
   <source>“{name}”, {when}: {runs}</source>
   <translation>« {name} », {when} : {runs}</translation>
  </message>
  <message>
   <source>“{run}” and “{other}” have as many regions and lose as many records.</source>
   <translation>« {run} » et « {other} » ont autant de régions et perdent autant d'enregistrements.</translation>
  </message>
  <message>
   <source>“{run}” and “{other}” lose as many records, have regions as wide and keep as much of geography.</source>
   <translation>« {run} » et « {other} » perdent autant d'enregistrements, ont des régions aussi larges et conservent autant de géographie.</translation>
  </message>
  <message>
   <source>“{run}” compared with “{other}”</source>
   <translation>« {run} » comparée à « {other} »</translation>
  </message>
  <message>
   <source>“{run}” has fewer regions ({n}; “{other}” {there}) and {loses}.</source>
   <translation>« {run} » a moins de régions ({n} ; « {other} » {there}) et {loses}.</translation>
  </message>
  <message>
   <source>“{run}” has more regions ({n}; “{other}” {there}) and {loses}.</source>
   <translation>« {run} » a plus de régions ({n} ; « {other} » {there}) et {loses}.</translation>
  </message>
  <message>
   <source>“{run}” made its regions without a search; there is nothing to play.</source>
   <translation>« {run} » a fait ses régions sans recherche ; il n'y a rien à rejouer.</translation>
  </message>
  <message>
   <source>“{run}” {better}; in nothing measured here “{other}” is better.</source>
   <translation>« {run} » {better} ; en rien de mesuré ici « {other} » n'est meilleure.</translation>
  </message>
  <message>
   <source>“{run}” {worse}; in nothing measured here is it better than “{other}”.</source>
   <translation>« {run} » {worse} ; en rien de mesuré ici elle n'est meilleure que « {other} ».</translation>
  </message>
  <message>
   <source>“{run}”: region {number}</source>
   <translation>« {run} » : région {number}</translation>
  </message>
  <message>
   <source>“{text}” cannot be looked for: here % stands at the beginning or at the end, and there is no _.</source>
   <translation>« {text} » ne peut pas être cherché : ici % se met au début ou à la fin, et il n’y a pas de _.</translation>
  </message>
  <message>
   <source>“{text}” cannot be worked out: a function does not fit the kind of what it is given.</source>
   <translation>« {text} » ne peut pas être calculé : une fonction ne convient pas au genre de ce qu'elle reçoit.</translation>
  </message>
  <message>
   <source>“{text}” gives a value, not yes or no.</source>
   <translation>« {text} » donne une valeur, pas oui ou non.</translation>
  </message>
  <message>
   <source>“{text}” gives neither numbers nor text nor yes or no.</source>
   <translation>« {text} » ne donne ni des nombres, ni du texte, ni oui ou non.</translation>
  </message>
  <message>
   <source>“{text}” gives text, but a computed column holds numbers.</source>
   <translation>« {text} » donne du texte, mais une colonne calculée contient des nombres.</translation>
  </message>
  <message>
   <source>“{text}” stands in quotes, so that it is text, and as text 10 comes before 9.</source>
   <translation>« {text} » est entre apostrophes, donc du texte, et comme texte 10 vient avant 9.</translation>
  </message>
  <message>
   <source>“{what}” is not allowed in an expression.</source>
   <translation>« {what} » n'est pas permis dans une expression.</translation>
  </message>
  <message>
   <source>“{written}” is not a number here.</source>
   <translation>« {written} » n'est pas un nombre ici.</translation>
  </message>
  <message numerus="yes">
   <source>… and %n larger ones</source>
   <translation>
    <numerusform>… et %n plus grande</numerusform>
    <numerusform>… et %n plus grandes</numerusform>
   </translation>
  </message>
  <message>
   <source>◆ and bold: the best of the runs with the same k, quasi-identifiers and records. Click a row to show the run, the star to mark it; double-click a name to change it.</source>
   <translation>◆ et gras : la meilleure des exécutions de mêmes k, quasi-identifiants et enregistrements. Cliquez une ligne pour montrer l'exécution, l'étoile pour la marquer ; double-cliquez un nom pour le changer.</translation>
  </message>
  <message>
   <source>✗ Not met: {sentence}</source>
   <translation>✗ Non atteint : {sentence}</translation>
  </message>
 </context>
</TS>
