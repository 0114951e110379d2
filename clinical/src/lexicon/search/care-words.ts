/** Tests, operations, drugs, people and the stay; the form of the list: condition-words.ts. */
export const careWords = `
tac|tc|ct|scanner|escaner|tomografia|tomografia computarizada|tomografia axial computarizada|angiotac|angiotc|tcar|tcmd|ct scan|computed tomography|cat scan
rm|rmn|mri|irm|resonancia|resonancia magnetica|resonancia magnetica nuclear|ressonancia|ressonancia magnetica|magnetic resonance|angiorm|colangiorm|cprm|mrcp
rx|radiografia|radiografias|placa|rx torax|rxtx|rx tx|radiologia simple|radiografia de torax|radiografia de torax|cxr|axr|x ray|xray|radiograph
eco|ecografia|ecografico|ultrasonido|ultrasonidos|ultrasonografia|us|uss|ultrasound|doppler|eco doppler|ecodoppler|sonography
ecocardiograma|ecocardiografia|ecocardio|ett|ete|eco cardiaca|ecocardiograma transtoracico|ecocardiografia|echo|tte|toe|echocardiogram < fevi
fe|fevi|feve|fraccion de eyeccion|fraccio d'ejeccio|ejection fraction|lvef|ef
ecg|ekg|electrocardiograma|electro|trazado|electrocardiogram
holter|monitorizacion del ritmo|holter ecg|holter
ergometria|prueba de esfuerzo|prova d'esforc|stress test|exercise test
cateterismo|coronariografia|angiografia coronaria|cateterisme|cinecoronariografia|coronary angiogram|coronary angiography|cardiac catheterisation
icp|actp|angioplastia|stent|intervencion coronaria percutanea|stent farmacoactivo|dilatacion con balon|pci|ptca|angioplasty|revascularizacion
bypass|cabg|cirugia de revascularizacion|pontaje|derivacion coronaria|coronary bypass
arteriografia|angiografia|arteriografic|angiogram|angiography|embolizacion|flebografia
eeg|electroencefalograma|electroencefalogram
emg|electromiograma|electromiografia|eng|electroneurograma|estudio neurofisiologico|nerve conduction
puncion lumbar|pl|lcr|liquido cefalorraquideo|puncio lumbar|lumbar puncture|lp|csf|cerebrospinal fluid
endoscopia|fgs|gastroscopia|fibrogastroscopia|esofagogastroscopia|endoscopia digestiva alta|eda|gastroscopia|gastroscopy|ogd|egd|endoscopy
colonoscopia|fcs|fibrocolonoscopia|rectoscopia|sigmoidoscopia|colonoscopy|fibrocolonoscopia|sigmoidoscopy
cpre|colangiopancreatografia|ercp|esfinterotomia
broncoscopia|fbc|fibrobroncoscopia|bas|lba|lavado broncoalveolar|broncoscopia|bronchoscopy|bal
cistoscopia|uretrocistoscopia|cistoscopia|cystoscopy|uretroscopia
uiv|urografia|urografia intravenosa|pielografia|ivp|urography|pielografia
cums|cistografia|cistouretrografia|cystography|uretrografia
espirometria|pfr|pruebas funcionales respiratorias|fev1|fvc|espirometria|spirometry|pft|lung function
biopsia|bx|biopsias|toma de muestras|paaf|puncion aspiracion|bag|biopsies|biopsy|fna|puncion aspirativa|tru cut
anatomia patologica|ap|histologia|histologico|histopatologico|estudio anatomopatologico|anatomopatologico|inmunohistoquimica|microscopia|anatomia patologica|pathology|histology|histopathology|citologia|cytology
pet|pet tc|pet tac|tomografia por emision|gammagrafia|pet ct|bone scan|scintigraphy|gammagrafia osea
densitometria|dxa|dexa|densitometria osea
mamografia|mx|mammography|mammogram
prueba|pruebas|test|exploraciones complementarias|proves|exploracions|estudio|estudi|tests|investigations|ppcc|ccee
exploracion|exploracion fisica|ef|examen fisico|exploracio|exploracio fisica|physical examination|examination|oe|on examination
cirugia|iq|operacion|operado|operada|intervencion|intervencion quirurgica|intervenido|intervenida|quirurgico|acto quirurgico|se opera|postoperatorio|cx|intervencio|intervencio quirurgica|operat|operacio|cirurgia|quirofan|quirofano|surgery|operation|operated|surgical|theatre|operaron|qx|intervinguda|intervingut < laparoscopia|laparotomia|apendicectomia|colecistectomia|nefrectomia|gastrectomia|colectomia|histerectomia|prostatectomia|mastectomia|amputacion|artroplastia|toracotomia|craneotomia|cesarea|herniorrafia|bypass
laparotomia|cirugia abierta|celiotomia|laparotomy
laparoscopia|laparoscopico|via laparoscopica|laparoscopia|laparoscopy|laparoscopic
colecistectomia|extirpacion de la vesicula|colelap|colecistectomizado|cholecystectomy
apendicectomia|apendicectomizado|extirpacion del apendice|appendicectomy|appendectomy
hernioplastia|herniorrafia|reparacion de hernia|herniorrafia|hernia repair
nefrectomia|nefrectomizado|extirpacion del rinon|nephrectomy|extirpacion renal
prostatectomia|rtu|rtup|reseccion transuretral|adenomectomia|turp|prostatectomy
cistectomia|cistoprostatectomia|extirpacion de la vejiga|cystectomy
orquiectomia|orquidectomia|extirpacion del testiculo|orchidectomy|orchiectomy
mastectomia|tumorectomia|cuadrantectomia|mastectomy|lumpectomy
histerectomia|anexectomia|hta bso|hysterectomy|extirpacion del utero
cesarea|cesaria|caesarean|cesarean|c section|lscs
gastrectomia|reseccion gastrica|gastrectomy
colectomia|hemicolectomia|sigmoidectomia|reseccion intestinal|hartmann|colectomy|bowel resection
colostomia|ileostomia|estoma|ostomia|bolsa|stoma|colostomy|ileostomy
esplenectomia|esplenectomizado|extirpacion del bazo|splenectomy
tiroidectomia|hemitiroidectomia|thyroidectomy
amputacion|amputado|amputat|amputation|desarticulacion
artroplastia|protesis|ptr|ptc|protesis total de rodilla|protesis total de cadera|protesi|protesi de maluc|protesi de genoll|arthroplasty|tkr|thr|tka|tha|joint replacement|hip replacement|knee replacement
osteosintesis|clavo|placa y tornillos|reduccion abierta|fijacion interna|clavo intramedular|enclavado|orif|internal fixation|gamma
traccion|inmovilizacion|ferula|yeso|escayola|guix|ferula|cast|plaster|splint
sutura|suturado|puntos|grapas|cierre por planos|sutures|stitches|punts|staples
cura|curas|aposito|apositos|cures|apòsit|dressing|dressings|desbridamiento|debridement
drenaje|drenado|evacuacion|dren|penrose|redon|drenatge|drain|drainage|drained
toracocentesis|puncion pleural|thoracentesis|toracocentesi
paracentesis|puncion abdominal|paracentesi
tubo de torax|drenaje toracico|drenaje pleural|pleur evac|chest drain|chest tube
extirpacion|exeresis|reseccion|escision|ablacion|extraccion|resecado|extirpado|se extirpa|exeresi|reseccio|excision|resection|removal|removed
trasplante|tx|injerto|trasplantado|tph|trasplantament|trasplantat|transplant|transplantation|graft|transplante
dialisis|hd|hemodialisis|dp|dialisis peritoneal|tsr|hdfvvc|hemofiltracion|depuracion extrarrenal|trs|terapia renal sustitutiva|hemodialisi|dialysis|haemodialysis|hemodialysis|rrt|dialitzat|dialysed|renal replacement
fav|favi|fistula arteriovenosa|acceso vascular|av fistula
marcapasos|mp|mcp|marcapassos|pacemaker|ppm|ddd|vvi|resincronizador
dai|desfibrilador|desfibrilador implantable|icd|defibrillator|desfibril·lador
cardioversion|cve|cardioversion electrica|cardioversio|dccv|choque electrico
ablacion|ablacion de venas pulmonares|ablacio|catheter ablation
transfusion|transfundido|concentrados de hematies|ch|ccee|hematies|transfusio|concentrats d'hematies|transfusion|transfused|packed cells|prbc|bolsas de sangre
uci|umi|uvi|cuidados intensivos|unidad de cuidados intensivos|medicina intensiva|reanimacion|rea|cures intensives|unitat de cures intensives|icu|itu|hdu|ccu|intensive care|critical care|semicriticos|micu|sicu
intubacion|iot|tot|intubado|intubacion orotraqueal|tubo endotraqueal|intubacio|intubat|intubation|intubated|ett
extubacion|extubado|retirada de la ventilacion|extubacio|extubated|extubation|extubat
ventilacion mecanica|vm|vmi|ventilacion invasiva|ventilacio mecanica|respirador|mechanical ventilation|ventilated|ventilator|destete|weaning
vmni|vni|bipap|cpap|ventilacion no invasiva|niv|non invasive ventilation|ventilacio no invasiva|noninvasive ventilation
traqueostomia|traqueotomia|canula de traqueotomia|tracheostomy|traqueotomia
oxigeno|o2|oxigenoterapia|gafas nasales|gn|vmk|ventimask|mascarilla|ulleres nasals|lleneres|alto flujo|gnaf|oxygen|nasal cannula|oxigen|ocd|oxigeno domiciliario
sonda|sv|sonda vesical|sondaje|sondaje vesical|foley|sonda vesical|catheter|urinary catheter|sondat|sondatge|svd|twoc
sng|sonda nasogastrica|ng tube|ngt|nasogastric
peg|gastrostomia|gastrostomy
npt|nutricion parenteral|nutricio parenteral|tpn|parenteral nutrition
nutricion enteral|ne|suplementos|nutricio enteral|enteral feeding|supplements
dieta|alimentacion|tolerancia oral|dieta absoluta|ayunas|dieta blanda|deju|diet|nbm|npo|feeding|tolerancia
via|vvp|cvc|via central|via periferica|cateter|cateter central|picc|port a cath|reservorio|portacath|catéter venoso central|central line|iv line|cannula|cateter venos central
reposicion|sueroterapia|fluidoterapia|suero|ssf|sf|cristaloides|volumen|serumterapia|fluids|iv fluids|saline|ringer
rcp|reanimacion cardiopulmonar|resucitacion|masaje cardiaco|svb|sva|rcp|cpr|resuscitation
rehabilitacion|rhb|fisioterapia|rehabilitacio|fisioterapia|rehab|physiotherapy|physio|rehabilitation
logopedia|terapia del habla|speech therapy
paliativo|paliativos|cuidados paliativos|sedacion paliativa|pades|curas paliatives|pal·liatiu|palliative|end of life|comfort care|limitacion del esfuerzo terapeutico|let
no rcp|nrcp|ordenes de no reanimar|techo terapeutico|dnr|dnacpr|dnar|resuscitation status|nivel de cuidados|sostre terapeutic
quimioterapia|qt|qtp|ciclo|ciclos de quimioterapia|citostaticos|quimio|quimioterapia|chemotherapy|chemo|quimioterapico < cisplatino|carboplatino|folfox|folfiri|doxorubicina|paclitaxel|docetaxel|gemcitabina|capecitabina|ciclofosfamida|metotrexato|bleomicina|etoposido
radioterapia|rt|rtp|radiacion|irradiacion|braquiterapia|radioterapia|radiotherapy|radiation|irradiated
inmunoterapia|immunoterapia|pembrolizumab|nivolumab|immunotherapy
vacuna|vacunado|vacunacion|inmunizacion|dosis de vacuna|vacunacio|vacunat|vaccine|vaccinated|vaccination|immunisation|antitetanica|vacunas|vacunada|vaccines|immunised|vacunal|vacunacion|vacunacio|vaccination|vaccinations|immunisation|immunization
antibiotico|atb|ab|abx|antibioterapia|antibiotic|tratamiento antibiotico|cobertura antibiotica|antibiotics|antimicrobiano|antibioticos
antifungico|antimicotico|antifungic|antifungal|antifungicos|antifungals
antiviral|antiviric|antivirico|antirretroviral|tar|targa|haart|antiretroviral
analgesico|analgesia|analgesic|calmante|para el dolor|painkiller|painkillers|pain relief|analgesicos|analgesics
aine|aines|antiinflamatorio|antiinflamatorios|antiinflamatori|nsaid|nsaids|anti inflammatory
opioide|opioides|opiaceo|morfico|opioid|opioids|opiates
corticoide|corticoides|corticoterapia|esteroides|glucocorticoides|corticosteroides|corticoids|steroids|steroid|corticosteroids|cortis < prednisona|prednisolona|metilprednisolona|urbason|dexametasona|hidrocortisona|budesonida|deflazacort|fortecortin|dacortin
inmunosupresor|inmunosupresores|inmunosupresion|inmunodeprimido|immunosupressor|immunosuppression|immunosuppressed < tacrolimus|ciclosporina|micofenolato|azatioprina|everolimus|metotrexato
anticoagulante|anticoagulacion|anticoagulado|tao|aco|acod|naco|anticoagulant|anticoagulat|anticoagulation|anticoagulated|blood thinner|doac|noac|anticoagulacio|anticoagulants|blood thinners < acenocumarol|sintrom|warfarina|warfarin|apixaban|rivaroxaban|dabigatran|edoxaban|heparina|enoxaparina|hbpm|bemiparina|clexane
hbpm|heparina de bajo peso molecular|enoxaparina|clexane|bemiparina|hibor|tinzaparina|profilaxis antitrombotica|heparina|lmwh|low molecular weight heparin|enoxaparin
antiagregante|antiagregacion|antiagregado|antiplaquetario|antiagregant|antiplatelet|dapt|doble antiagregacion|antiplatelets < aas|adiro|aspirina|clopidogrel|ticagrelor|prasugrel
aas|acido acetilsalicilico|aspirina|adiro|tromalyt|acid acetilsalicilic|asa|aspirin
diuretico|diureticos|diuretic|tratamiento deplectivo|diuretics|water tablets
antihipertensivo|hipotensor|antihipertensius|hipotensors|antihypertensive
betabloqueante|bb|betabloqueantes|betablocador|beta blocker < bisoprolol|atenolol|carvedilol|metoprolol|propranolol|nebivolol
ieca|iecas|ara2|ara ii|inhibidor de la enzima convertidora|ace inhibitor|acei|arb < enalapril|ramipril|lisinopril|captopril|losartan|valsartan|candesartan|telmisartan|irbesartan|olmesartan
estatina|estatinas|hipolipemiante|statin|statins|estatines
antidiabetico|ado|adob|antidiabeticos orales|hipoglucemiante|antidiabetics|oral antidiabetics
insulina|insulinoterapia|insulinizacion|pauta de insulina|lantus|glargina|toujeo|tresiba|novorapid|aspart|lispro|levemir|insulin|pauta bolo basal|sliding scale|insulinas
broncodilatador|broncodilatadores|inhaladores|inhalador|nebulizacion|nebulizaciones|aerosoles|aerosol|inhalador|inhaler|inhalers|bronchodilator|nebuliser|inhalacion|inhalaciones|inh|puffs
ibp|protector gastrico|inhibidor de la bomba de protones|protector d'estomac|ppi|proton pump inhibitor
benzodiacepina|benzodiacepinas|bzd|ansiolitico|hipnotico|sedante|benzodiazepines|sleeping pill
antidepresivo|antidepresivos|isrs|antidepressiu|antidepressant|ssri
antipsicotico|neuroleptico|antipsicotic|antipsychotic
antiepileptico|antiepilepticos|fae|anticomicial|anticonvulsivante|antiepileptic|anticonvulsant|antiepileptics
vasoactivos|drogas vasoactivas|dva|aminas|inotropos|vasopresores|vasopressor|inotropes < noradrenalina|dopamina|dobutamina|adrenalina
trombolisis|fibrinolisis|fibrinolitico|rtpa|trombolitico|fibrinolisi|thrombolysis < alteplasa|tenecteplasa|urokinasa|estreptoquinasa
sedacion|sedado|sedoanalgesia|sedacio|sedation|sedated < propofol|midazolam
anestesia|anestesico|raquianestesia|anestesia general|anestesia|anaesthesia|anesthesia|anestesia local
hierro|hierro oral|hierro intravenoso|sulfato ferroso|ferro|iron|ferinject|iron tablets
medicacion|medicamento|medicamentos|farmaco|farmacos|tratamiento farmacologico|pastillas|toma|prescripcion|medicacio|medicament|farmac|pren|pastilles|medication|medications|meds|drug|drugs|medicines|tablets|takes|rx|prescription
tratamiento|tto|tt|trat|ttm|terapia|tratado|terapeutico|tractament|tract|tractat|treatment|therapy|treated|managed|management
tratamiento habitual|tratamiento domiciliario|medicacion habitual|tto habitual|tto domiciliario|medicacion en domicilio|tratamiento en casa|tractament habitual|tractament domiciliari|medicacio habitual|home medication|home meds|regular medication|usual medication
dosis|posologia|pauta|dosificacion|dosi|pauta|dose|dosage|regimen|how much
suspender|suspendido|retirar|retirado|se retira|se suspende|dejar de tomar|interrumpir|suspendre|suspes|retirat|stop|stopped|discontinue|discontinued|withheld|held
iniciar|inicia|se inicia|comenzar|se anade|introducir|comencar|s'inicia|start|started|commenced|begin|initiated
aumentar|aumento de dosis|se sube|subir dosis|augmentar|uptitrate|increase dose
reducir|reduccion de dosis|se baja|bajar dosis|disminuir dosis|reduir|pauta descendente|taper|reduce dose
alergia|alergias|alergico|alergica|ram|ramc|amc|alergia medicamentosa|reaccion alergica|hipersensibilidad|intolerancia|al·lergia|al·lergies|al·lergic|al·lergica|intolerancia|allergy|allergies|allergic|nkda|hypersensitivity|intolerance|adverse drug reaction|adr
efecto adverso|efectos secundarios|reaccion adversa|toxicidad|yatrogenia|iatrogenico|efecte advers|efectes secundaris|adverse effect|side effect|side effects|adverse event
complicacion|complicaciones|complicado|incidencia|incidencias|complicacio|complicacions|complication|complications|complicated
tabaco|tabaquismo|fumador|fumadora|exfumador|fuma|fumar|cigarrillos|paquetes ano|paq ano|ipa|tabac|tabaquisme|fumadora|paquets any|smoker|smoking|smokes|tobacco|cigarettes|pack years|ex smoker|fumaba|exfumadora|smoke|smoked|cigarrets|cigarretes|cig|pitis
alcohol|oh|enol|enolismo|etilismo|alcoholismo|alcoholico|bebedor|bebe|ube|consumo de alcohol|cerveza|vino|enolisme|etilisme|beu|alcoholic|drinks|drinker|etoh|units of alcohol
drogas|toxicos|toxicomania|advp|udvp|cocaina|cannabis|heroina|consumidor de drogas|estupefacientes|drogues|toxics|substance use|drug use|ivdu|recreational drugs|marihuana|thc|illicit|illicits
habitos toxicos|habitos|habits toxics|social history|substance use < tabaco|fumador|alcohol|enolismo|drogas
antecedentes|ap|antecedentes personales|antecedentes patologicos|historia previa|antecedents|antecedents patologics|pmh|pmhx|past medical history|medical history|background|comorbilidades|enfermedades previas|past history
antecedentes familiares|af|historia familiar|antecedents familiars|family history|fh|fhx|familiars < padre|madre|hermano|hermana|hijo
padre|madre|pare|mare|father|mother|progenitores|padres|parents
hermano|hermana|germa|germana|brother|sister|siblings|hermanos|germans|sibling|siblings
hijo|hija|hijos|fill|filla|fills|son|daughter|children|hijas|filles|dtr
esposa|esposo|marido|mujer|pareja|conyuge|dona|marit|parella|wife|husband|partner|spouse
familia|familiar|familiares|parientes|familia|family|relatives|hereditario|genetico
cuidador|cuidadora|cuidadores|carer|caregiver|cuidadora
vive|convive|domicilio|vivienda|vive solo|vive sola|viu|viu sol|viu sola|conviu|lives|lives alone|home situation|living situation
residencia|institucionalizado|geriatrico|residencia de ancianos|centro sociosanitario|sociosanitario|css|residencia geriatrica|sociosanitari|nursing home|care home|institutionalised
situacion basal|estado basal|sb|barthel|autonomia|dependencia|abvd|avd|iabvd|independiente|dependiente|autonomo|situacio basal|autonom|dependent|baseline|functional status|independent|adls|ecog|karnofsky|fragilidad|independence|baseline function
barthel|indice de barthel|lawton|katz|escala funcional
profesion|trabajo|trabaja|oficio|laboral|jubilado|ocupacion|feina|treballa|jubilat|professio|occupation|job|works|retired|treball|jubilada
edad|anos|anys|edat|age|aged|years old|yo
mujer|hembra|femenino|dona|female|woman|sexo femenino
varon|hombre|masculino|male|man|sexo masculino
nino|nina|bebe|lactante|pediatrico|neonato|recien nacido|rn|nounat|escolar|nen|nena|nado|child|infant|baby|newborn|neonate|lactant
motivo de consulta|mc|motivo de ingreso|consulta por|acude por|motiu de consulta|motiu d'ingres|ve per|reason for admission|presenting complaint|pc|presented with|chief complaint|came in
enfermedad actual|ea|historia actual|malaltia actual|hpi|hpc|history of present illness
enfermedad|patologia|afeccion|trastorno|proceso|dolencia|malaltia|trastorn|disease|illness|disorder|condition
sindrome|sd|sdme|sdr|syndrome
diagnostico|dx|diagnosticado|diagnostica|jc|juicio clinico|orientacion diagnostica|od|impresion diagnostica|diagnostic|diagnosticat|orientacio diagnostica|diagnosis|diagnosed|impression|diagnoses
diagnostico diferencial|dd|ddx|diagnostic diferencial|differential diagnosis
ingreso|ingresado|ingresa|hospitalizacion|hospitalizado|ingres|ingressat|ingressa|admission|admitted|hospitalised|hospitalized|estancia|adm
urgencias|urg|servicio de urgencias|ucies|urgencies|emergency department|ed|a e|er|emergency
planta|sala|unidad de hospitalizacion|ward|floor
alta|alta hospitalaria|dado de alta|dada de alta|al alta|alta a domicilio|alta hospitalaria|d'alta|marxa d'alta|discharge|discharged|discharge home|d/c
traslado|trasladado|derivado|derivacion|trasllat|traslladat|derivat|transfer|transferred|referred
interconsulta|ic|ictas|se consulta con|valorado por|valoracion por|interconsultes|valorat per|consult|referral|reviewed by|seen by
seguimiento|control|controles|revision|revisiones|ccee|consultas externas|visita|cita|citas|seguiment|visites|control per|follow up|follow-up|appointment|appointments|outpatient|clinic|review|proxima visita|revisio
pendiente|pendientes|a la espera|pendent|pendents|pending|awaiting|outstanding|resultados pendientes|pdte|pte|pend|awaited|chase
recomendaciones|recomendacion|consejos|instrucciones|recomanacions|recomanacio|recommendations|advice|instructions
plan|actitud|plan terapeutico|conducta|pla|pla terapeutic|planned|to do
evolucion|curso clinico|curso|evolucio|curs clinic|progress|course|hospital course|evolutivo
evolucion favorable|buena evolucion|asintomatico|mejoria clinica|evolucio favorable|asimptomatic|good recovery|uneventful
medico de cabecera|map|mf|cap|atencion primaria|centro de salud|medico de familia|metge de capcalera|abs|gp|primary care|family doctor
enfermeria|enfermera|due|dui|infermeria|infermera|nurse|nursing
medico|doctor|facultativo|dr|dra|metge|physician|consultant|doctor responsable
contacto|exposicion|contacte|exposicio|contact|exposure|contagio
viaje|viajo|extranjero|viatge|travel|travelled
animales|mascotas|perro|gato|gos|gat|pets|animals|mordedura|bite|picadura
sexual|relaciones sexuales|sexuals|sexually
aislamiento|aislado|medidas de aislamiento|aillament|aillat|isolation|isolated
contencion|sujecion mecanica|contencio|restraint|restraints
consentimiento|consentimiento informado|ci|consentiment|informed consent|consent
voluntades anticipadas|vvaa|dva|documento de voluntades anticipadas|voluntats anticipades|advance directive|living will
`
