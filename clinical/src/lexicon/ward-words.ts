/**
 * Everyday words of wards and their questions that mean the same, in Spanish, Catalan and English, folded, one group a
 * line; written as `synonymGroups`, which hold the clinical terms.
 */
export const wardWords: readonly string[] = `
peso|pesa|pesaba|pesar|pes|weight|weighs|weigh|wt|kg
talla|altura|estatura|alcada|height|tall
conducir|conduce|conducia|conduir|condueix|carnet de conducir|drive|drives|driving|dvla
vive|vivia|vivir|vivira|convive|convivira|viu|vivia|viure|viura|conviu|lives|live|living|resides
domicilio|domicili|casa|su casa
residencia de ancianos|residencia geriatrica|nursing home|care home
destino|destinacio|destination|traslado|trasllat|derivado a|transferred to|discharged to
grapas|grapes|agrafes|staples|clips
puntos de sutura|suturas|sutures|stitches|punts de sutura
drenaje|drenajes|drenatge|drenatges|drain|drains|jackson pratt|blake|pigtail
retirar|retira|retirado|retirada|retiran|retiro|retirat|retirem|retirades|quitar|quita|quitan|quito|quitado|treure|treuen|treu|tret|va treure|fuera|fora|removal|removed|remove|taken out|out
suspender|suspende|suspendio|suspendido|suspendida|suspes|suspesa|suspendre|suspen|suspende|parar|parado|parat|para|atura|aturar|aturat|aturada|stop|stopped|stopping|discontinued|discontinue|withdrawn|withheld|hold|held|deja|dejo|dejado|deixar|deixa|deixat|retirar|retira|retirado|retirada|retirat|treure|tret
reiniciar|reinicia|reinicio|reintroducir|reintroduce|reprendre|reprenem|reinici|reiniciem|reintrodueix|reanudar|reanuda|restart|restarted|resume|resumed|volver a tomar|tornar a prendre
empezar|empieza|empezo|iniciar|inicia|inicio|iniciado|comenzar|comienza|comenca|comencar|comencem|start|started|starting|starts
cambiar|cambia|cambio|cambiado|cambiaron|canviar|canvi|canvia|canviat|cambio a|change|changed|switch|switched|sustituye|replaced|replaces
aumentar|aumenta|aumento|subir|sube|subido|apujar|apuja|pugem|augmenta|increase|increased|dose up|up to
bajar|baja|bajo|bajado|reducir|reduce|reducido|disminuir|disminuido|baixar|baixa|abaixo|reduit|reducir|decrease|decreased|reduced|lowered
visita|visites|visitas|cita|citas|cites|consulta|consultas|consultes|consultes externes|ccee|cce|cex|cext|clinic|appointment|appointments|appts|appt|opd|outpatient|follow up|f/u|review
proxima visita|proxima cita|proxima consulta|propera visita|propera cita|next appointment|next visit|follow up appointment
revision|revisio|control|controles|controls|check
pendiente|pendientes|pdte|pte|pendent|pendents|pend|pending|awaited|outstanding|chase
resultado pendiente|resultados pendientes|resultats pendents|pending results|results pending
alta|alta medica|alta hospitalaria|discharge|discharged|d/c
ingreso|ingresado|ingres|ingressa|ingressat|admission|admitted|adm|arrival|arribada|llegada
habitual|domiciliario|domiciliari|home medication|regular medication
tratamiento|tto|ttos|tratamientos|tractament|tractaments|tt|treatment|medicacion|medicaciones|medicacio|meds|medication|medications|medicines|tablets|drugs
antibiotico|antibioticos|atb|antibiotic|antibiotics|abx|antibiotics|antibioterapia
quimio|quimioterapia|qt|chemo|chemotherapy|quimioterapico
germen|germenes|bacteria|bacterias|microorganismo|organism|organisms|bug|germens|aislamiento|aillament|cultivo|cultivos|cultiu|cultius|culture|cultures|cx|crece|crecen|crecio|creixen|creixement|grew|grown|growing|growth
hemocultivo|hemocultivos|hemocultiu|hemocultius|blood culture|blood cultures|bcx
urocultivo|urocultiu|urinocultiu|urine culture|ucx|msu
sensible|sensibilidad|sensibilitat|sensitive|sensitivity|sens|susceptible|susceptibilities|antibiograma
resistente|resistencia|resistencias|resistencies|resistent|resistant|resistance
reanimacion|rcp|cpr|resus|resuscitation|dnacpr|dnar|dnr|full code|code status|nivel de intensidad terapeutica|nivell d'intensitat terapeutica|techo terapeutico|escalation|limitacion del esfuerzo terapeutico
uci|icu|itu|intensive care|critical care|critics|cuidados intensivos|uvi|cures intensives|hdu|micu|sicu
fuma|fumar|fumador|fumadora|fumaba|exfumador|exfumadora|tabaco|tabac|tabaquismo|tabaquisme|smoke|smokes|smoker|smoking|smoked|ex smoker|cigarrillos|cigarrets|cigarretes|cigarettes|cig|pack years|pitis
alcohol|bebe|bebedor|bebida|beber|beu|beure|bevedor|oh|enol|enolismo|enolisme|etoh|drink|drinks|drinking|drinker|cerveza|cervezas|cervesa|cerveses|beer|beers|vino|vinos|vi|wine|cider|abstemio|abstemia|abstinente|abstinent|abstinence
drogas|drogues|toxicos|toxics|cannabis|cocaina|thc|illicit|illicits|recreational drugs|substance use
dieta|dietas|menja|come|comer|menjar|diet|eat|eating|textura|texture|nutricion|nutricio|nutrition
espesante|espessidor|thickener|nectar|liquidos espesados|liquids espessits|thickened fluids
disfagia|disfagia a liquidos|dysphagia|swallow|swallowing|deglucion|deglucio|mecv v|salt|slt
camina|caminar|marcha|deambula|deambular|deambulacion|deambulacio|walk|walks|walking|mobilising|mobility|movilidad|mobilitat|baston|basto|andador|caminador|walker|frame|rollator|stick
barthel|abvd|avd|independiente|independent|autonomo|autonom|dependiente|dependencia|independence|adls|functional status|situacion basal|situacio basal|baseline function
trabaja|trabajo|profesion|ocupacion|treballa|treball|feina|ofici|works|job|occupation|work|retired|jubilado|jubilat|jubilada
vacuna|vacunas|vacunado|vacunada|vacunacion|vacunat|vacunada|vaccine|vaccines|vaccinated|vaccination|immunised
grupo sanguineo|grup sanguini|blood group|blood type|grupo abo|grupo 0|grupo o|rh
transfusion|transfusiones|transfundido|transfunden|transfundir|transfusio|transfusions|transfos|transfosa|transfonen|transfon|transfundeixen|transfused|hematies|concentrados de hematies|concentrats d'hematies|ch|prbc|rbc|packed cells|units transfused
sangrado|sangro|sangra|sangrar|sangria|hemorragia|hemorragia|sagnat|sagna|sagnar|sangnat|bleed|bleeding|bled|perdidas|perdida hematica|perdua|perdues|blood loss|ebl|haemorrhage|hemorrhage
anestesia|raquidea|raquianestesia|epidural|sedacion|sedacio|anaesthesia|anesthesia|anaesthetic|ga|spinal|mac
cirugia|operacion|operado|operada|operaron|intervencion|intervenido|intervenida|quirofano|qx|iq|cirurgia|operacio|operat|intervencio|intervinguda|intervingut|quirofan|surgery|operation|operated|theatre|operative
abierta|oberta|open|laparotomia|laparotomy
cirujano|cirurgia|surgeon
biopsia|biopsias|biopsies|biopsy|anatomia patologica|histologia|histology|pathology|pieza
lado|costat|side|lateralidad|lateralitat
izquierdo|izquierda|izq|izdo|izda|izqda|izqdo|esquerre|esquerra|esq|left|lt
derecho|derecha|dcho|dcha|dch|dret|dreta|dta|right|rt
caida|caidas|caiguda|caigudes|fall|falls|fell|se cayo
herida|heridas|ferida|ferides|wound|wounds|incision
cura|curas|cures|dressing|dressings
ulcera por presion|upp|escara|pressure ulcer|pressure sore|pressure damage|pressure area|decubitus
sonda|sondaje|sonda vesical|sondatge|svd|sv|foley|urinary catheter|twoc
sonda nasogastrica|sng|ngt|ng tube|nasogastric
via central|cvc|central line|picc|catheter venoso central|via periferica|cateter venoso
cateter|cateteres|catheter|catheters|cateters|via|line
oxigeno|oxigen|o2|oxygen|oxigenoterapia|lpm|gafas nasales|ulleres nasals
ventilacion no invasiva|vni|vmni|niv|bipap|noninvasive ventilation
intubado|intubacion|intubacio|iot|intubated|intubation|ventilated|ventilacion mecanica
extubado|extubacion|extubat|extubacio|extubated|extubation
dialisis|hemodialisis|hemodialisi|hd|dialysis|dialitzat|dialysed|haemodialysis|depuracion extrarrenal|renal replacement
sesion|sesiones|sessio|sessions|session
fiebre|febre|fever|febril|temperatura|temperature|temp|afebril|febricula|pyrexia|pyrexial|apyrexial
dolor|dolores|pain|eva
tension|tension arterial|ta|presion arterial|pressio arterial|pa|bp|blood pressure|antihipertensivo|antihipertensivos|antihypertensive|antihypertensives
frecuencia cardiaca|fc|hr|heart rate|pulso|pols|pulse
saturacion|saturacio|sat|sats|spo2|sato2
glucosa|glucemia|glucemias|glicemia|glicemies|glucose|azucar|sucre|blood sugar|bm|bms|hgt
familia|familiares|familiar|familiars|family|antecedentes familiares|antecedents familiars|family history|fhx|fh
antecedentes|antecedents|pmh|pmhx|past medical history|past history|background|amp
hija|hijas|filla|filles|daughter|dtr
hijo|hijos|fill|fills|son
madre|mare|mother
padre|pare|father
esposa|mujer|esposo|marido|marit|wife|husband|pareja|parella|partner
hermano|hermana|hermanos|germa|germana|germans|brother|sister|siblings
nino|nina|bebe|nen|nena|nado|nounat|baby|child|newborn|recien nacido|rn|neonato|neonate|lactante|lactant
peso al nacer|pes en neixer|birth weight|birthweight|bw
parto|delivery|labour|nacimiento|naixement|birth|born
embarazo|gestacion|gestacio|embaras|pregnancy|pregnant|gestante|embarazada|embarassada
lactancia|lactancia materna|alletament|breastfeeding|breast feeding
cesarea|c section|cesarean|caesarean
convulsion|convulsiones|crisis|crisis comicial|crisis convulsiva|convulsio|convulsions|seizure|seizures|epilepsia|epilepsy|epileptic
delirium|delirio|deliri|desorientado|desorientada|desorientat|confuso|confusion|confusional|confused|agitado|agitacion|agitat|muddled
memoria|cognitivo|deterioro cognitivo|demencia|dementia|deteriorament cognitiu|mmse|moca|pfeiffer|gds|alzheimer
empeora|empeoro|empeoramiento|empitjora|empitjorament|worse|worsening|deteriorated|deterioration
mejora|mejoria|mejor|millor|millora|improved|improving|improvement|better
pendiente de cita|pendent de cita|pend citar
arteria culpable|lesion culpable|culprit|lesio culpable
bandas|bandes|ligadura|lligadura|ligaduras|ligar|lligar|band|bands|banding|banded
stent|stents|sfa|des|protesis|protesi|endoprotesis
nodulo|nodulos|nodul|noduls|nodule|nodules
coleccion|colecciones|col·leccio|col·leccions|collection|absceso|abscesos|abces|abscess
masa|masas|tumor|tumoracion|mass|lump|lesion|lesiones|lesio|lesions|loe
piedra|calculo|calculos|litiasis|litiasi|calcul|calculs|stone|stones|coledocolitiasis
aneurisma|aneurismes|aneurysm|aaa
grado|estadio|estadi|grau|stage|grade|score|escala|indice
contraste|contrast|contrast media|contrast dye|iodado|yodado|iodat
embolia|embolia pulmonar|tep|ep|pe|pulmonary embolism|pulmonary embolus|tromboembolismo pulmonar|tromboembolisme
trombosis|trombosi|tvp|dvt|deep vein thrombosis|trombo|trombos|thrombosis|thrombus
anticoagulado|anticoagulante|anticoagulacion|anticoagulacio|anticoagulat|anticoagulated|anticoagulation|anticoagulant|anticoagulants|doac|noac|blood thinner|blood thinners<apixaban|rivaroxaban|edoxaban|dabigatran|warfarin|acenocumarol|sintrom|heparina|heparin|enoxaparina|tinzaparina|dalteparin
antiagregante|antiagregado|antiagregant|antiplatelet|antiplatelets<clopidogrel|aas|aspirina|aspirin|ticagrelor|prasugrel
diuretico|diureticos|diuretics|diuretic|water tablets<furosemida|torasemida|furosemide|espironolactona|spironolactone|hidroclorotiazida|indapamida|torsemide
insulina|insulinas|insulin<glargina|lispro|glargine
corticoide|corticoides|corticoids|cortis|steroid|steroids<prednisona|prednisone|prednisolone|metilprednisolona|dexametasona|dexamethasone|hidrocortisona|hydrocortisone
estatina|estatinas|estatines|statin|statins<atorvastatina|simvastatina|rosuvastatina|pravastatina|atorvastatin
antifungico|antifungicos|antifungic|antifungal|antifungals|antimicotico<isavuconazol|posaconazol|voriconazol|fluconazol|anfotericina|ambisome|micafungina|caspofungina
antiepileptico|antiepilepticos|antiepileptic|antiepileptics|anticonvulsant<levetiracetam|valproato|lacosamida|carbamazepina|fenitoina
analgesia|analgesico|analgesicos|painkiller|painkillers|analgesics|pain relief<paracetamol|tramadol|morfina|morphine|metamizol|dexketoprofeno|oxycodone
anticonceptivo|anticonceptivos|anticonceptiu|anticoncepcion|anticoncepcio|contraceptive|contraception|pill|ocp|aco
inhalador|inhaladores|inhalador|inhaler|inhalers|inhalacion|inhalaciones|inh|puffs
`
  .trim()
  .split('\n')
