/**
 * Parts of the body, tests, procedures, treatment and the words of a course: Spanish, Catalan and English words and
 * abbreviations of the same thing, as in `plainWords`.
 */
export const morePlainWords = `
extirpacion|extirpar|extirpa|extirpo|extirpado|extirpada|exeresis|reseccion|resecar|reseca|reseco|resecado|resecada|extirpacio|extirpat|extirpada|reseccio|ressecar|resseca|ressecat|exeresi|excision|excised|excise|resection|resected|removal|removed|ablacion quirurgica|escision
escision|excisio|excision|excised|escindir
amputacion|amputado|amputada|amputar|amputo|amputacio|amputat|amputation|amputated
drenaje|drenar|drena|dreno|drenado|drenada|drenatge|drenat|drenada|drena|drain|drained|drainage|draining|evacuacion|evacuo|evacuar|evacuacio|evacuar|debito|debit
drenaje abscesos|incision drenaje|id|i d|incision drainage|incisio drenatge
tubo torax|drenaje pleural|drenaje toracico|drenaje endotoracico|tubo endotoracico|drenatge pleural|drenatge toracic|tub toracic|tub torax|chest drain|chest tube|icd|intercostal drain
desbridamiento|desbridar|desbrida|desbrido|desbridado|desbridament|desbridat|friedrich|debridement|debrided|debride
sutura|suturar|suturado|suturada|suturo|suturat|suturada|punto|puntos|punts|stitch|stitches|sutured|suture|sutures|stitched
injerto|injertado|injertar|empelt|empeltat|graft|grafted|grafting
bypass|by pass|pontatge|puente|bypassed
cabg|bypass coronario|bypass aortocoronario|bypass aortocoronari|pontatge aortocoronari|coronary artery bypass|coronary artery bypass graft|coronary artery bypass grafting|revascularizacion coronaria|revascularitzacio coronaria|cirugia coronaria
revascularizacion|revascularizado|revascularizar|revascularitzacio|revascularitzat|revascularisation|revascularization|revascularised|revascularized
ppci|icpp|angioplastia primaria|icp primaria|primary pci|primary angioplasty
lap chole|colelap|colecistectomia laparoscopica|laparoscopic cholecystectomy
icp|actp|angioplastia|pci|ptca|intervencionismo coronario|intervencionismo coronario percutaneo|intervencionisme coronari|angioplasty|ptac|percutaneous coronary intervention|intervencion coronaria percutanea|intervencio coronaria percutania
des|stent farmacoactivo|stent liberador farmaco|stent farmacoactiu|drug eluting stent|drug eluting stents
stent|stents|stenting|stented|endoprotesis|endoprotesi|protesis endovascular
cateterismo|cate|cath|coronariografia|angiografia coronaria|cateterisme|coronary angiography|coronary angiogram|angiogram|cardiac catheterisation|catheterisation|catheterization|catheterised|cardiac catheterization|hemodinamica|cath lab|hemodynamics
acceso radial|via radial|acces radial|radial access|radial artery|arteria radial|abordaje radial
acceso femoral|via femoral|acces femoral|femoral access|abordaje femoral|femoral artery|arteria femoral
tavi|tavr|implante valvular aortico transcateter|implantacion valvular aortica percutanea|transcatheter aortic valve implantation|transcatheter aortic valve replacement|protesis aortica percutanea
avr|recambio valvular aortico|sustitucion valvular aortica|reemplazo valvular aortico|recanvi valvular aortic|substitucio valvular aortica|aortic valve replacement|savr|rva|protesis valvular aortica
mvr|recambio valvular mitral|sustitucion valvular mitral|recanvi valvular mitral|mitral valve replacement|protesis mitral|protesi mitral
cec|circulacion extracorporea|circulacio extracorporia|cardiopulmonary bypass|cpb
mp|mcp|marcapasos|marcapassos|implante marcapasos|pacemaker|ppm|permanent pacemaker|marcapasos definitivo|marcapassos definitiu|paced
dai|desfibrilador|desfibrilador automatico implantable|desfibrillador automatic implantable|icd|implantable cardioverter defibrillator|desfibrillador|defibrillator|implantable defibrillator
crt|trc|terapia resincronizacion cardiaca|resincronizacion|resincronitzacio|cardiac resynchronisation therapy|cardiac resynchronization therapy
cve|cardioversion electrica|cardioversio electrica|dccv|dc cardioversion|electrical cardioversion|cardioversion|cardioversio|cardiovertido|cardioverted|cardiovertit
ablacion|ablacio|ablation|ablated|ablacionado
rcp|reanimacion cardiopulmonar|reanimacio cardiopulmonar|maniobras rcp|cpr|cardiopulmonary resuscitation|resuscitation|reanimacion|rcp avanzada|reanimacio
rosc|recuperacion circulacion espontanea|rce|recuperacio circulacio espontania|return spontaneous circulation|recupera pulso|recupera ritmo
desfibrilacion|desfibrilado|desfibrillacio|desfibrilar|defibrillation|defibrillated|choques|descarga|descargas|descarregues|shock|shocks|shocked
iot|intubacion|intubacion orotraqueal|intubacion endotraqueal|intubado|intubada|intuba|intubar|intubo|intubacio|intubacio orotraqueal|intubat|intubada|intubation|intubated|endotracheal intubation|endotracheal tube|ett|tot|tubo orotraqueal|tub orotraqueal
extubacion|extubado|extubada|extuba|extubar|extubo|extubacio|extubat|extubation|extubated
traqueostomia|traqueotomia|traqueo|tracheostomy|tracheotomy|trachy|traqueostomizado|traqueostomitzat
vm|vmi|avm|ventilacion mecanica|soporte ventilatorio|ventilacio mecanica|ventilado|ventilated|mechanical ventilation|ventilator|respirador|connexio ventilacio|conexion ventilacion mecanica
destete|weaning|weaned|wean|desconexion|desconnexio|desescalada
vmni|vni|bipap|niv|bilevel|ventilacion no invasiva|ventilacio no invasiva|noninvasive ventilation|non invasive ventilation
gnaf|cnaf|oaf|onaf|alto flujo|oxigenoterapia alto flujo|canulas nasales alto flujo|alt flux|oxigenoterapia alt flux|hfnc|hfno|high flow|high flow nasal cannula|high flow nasal oxygen|optiflow|gafas nasales alto flujo
gn|ggnn|gafas nasales|gafas|ulleres nasals|ulleres|un|lentillas nasales|canula nasal|canules nasals|nasal cannula|nasal cannulae|nasal prongs|nasal specs|nc|np
o2|oxigeno|oxigenoterapia|oxigen|oxigenoterapia|oxygen|oxygen therapy|supplemental oxygen|suplemento oxigeno|aporte oxigeno|aportacio oxigen|oxigeno suplementario|aportes|oxigenoterapia domiciliaria
ocd|oxigenoterapia cronica domiciliaria|oxigeno domiciliario|oxigen domiciliari|oxigenoterapia domiciliaria|ltot|long term oxygen therapy|home oxygen|long term oxygen|oxigenoterapia cronica
aa|aire ambiente|aire ambient|basal|ra|room air|air|respirando aire ambiente|on air|fio2 21
fio2|fraccion inspirada oxigeno|fraccio inspirada oxigen|fraction inspired oxygen
tqt|hd|hemodialisis|hemodialisi|haemodialysis|hemodialysis|dialisis|dialisi|dialysis|dialyzed|dialysed
dp|dialisis peritoneal|dialisi peritoneal|pd|peritoneal dialysis|capd|dpca|dpa
trr|tdec|tcrr|hdfvvc|hdfvvc|terapia reemplazo renal|terapia sustitucion renal|terapia continua reemplazo renal|depuracion extrarrenal|tde|tdee|depuracio extrarenal|tecniques depuracio extrarenal|tecnicas depuracion extrarrenal|rrt|crrt|renal replacement therapy|cvvh|cvvhdf|hemofiltration|haemofiltration|hemofiltracion|tractament substitutiu renal|tratamiento renal sustitutivo|trs|tsr
fav|fistula arteriovenosa|fistula av|av fistula|avf|arteriovenous fistula
trasplante|trasplantado|trasplantada|tx|trasplantar|trasplantament|trasplantat|trasplantada|trasplant|transplant|transplanted|transplantation|transplantation|injerto|empelt|graft
trasplante renal|tr|txr|trasplante rinon|trasplantado renal|trasplantament renal|trasplantament ronyo|trasplantat renal|renal transplant|kidney transplant|renal transplantation
trasplante hepatico|th|txh|toh|trasplante higado|trasplantado hepatico|trasplantament hepatic|trasplantament fetge|liver transplant|lt|olt
tph|tpmo|talo|alotph|autotph|tasp|trasplante progenitores hematopoyeticos|trasplante medula osea|trasplante medula|trasplantament progenitors hematopoietics|trasplantament medulla ossia|bmt|sct|hsct|asct|stem cell transplant|bone marrow transplant
apendicectomia|iqx apendice|apendicectomizado|apendicectomitzat|appendicectomy|appendectomy|appendicectomised|apendice extirpado|operado apendicitis|operat apendicitis
amigdalectomia|amigdalectomizado|amigdalectomitzat|tonsillectomy|operado amigdalas
colecistectomia|colelap|colecistectomizado|colecistectomitzat|cholecystectomy|extirpacion vesicula|extirpacio vesicula|gallbladder removal
histerectomia|histerectomizada|histerectomitzada|hysterectomy|hat|tah|hta ad
tiroidectomia|tiroidectomizado|tiroidectomizada|tiroidectomitzat|thyroidectomy
esplenectomia|esplenectomizado|esplenectomitzat|splenectomy|splenectomised
mastectomia|mastectomizada|mastectomitzada|mastectomy
tumorectomia|lumpectomia|cirugia conservadora mama|tumorectomia|lumpectomy|wide local excision|wle
bsgc|ganglio centinela|biopsia selectiva ganglio centinela|gangli sentinella|slnb|snb|sentinel node biopsy|sentinel lymph node biopsy|sentinel node
prostatectomia|prostatectomizado|prostatectomitzat|prostatectomy
rtu|reseccion transuretral|rtu prostata|rtup|turp|rtuv|rtu vesical|turbt|reseccio transuretral|transurethral resection
nefrectomia|nefrectomizado|nefrectomitzat|nephrectomy
nefrostomia|np|nefrostomia percutanea|nefrostomia percutania|nephrostomy|pcn
doble j|dj|cateter doble j|cateter ureteral|jj|jj stent|double j|ureteric stent|ureteral stent|double j stent
gastrectomia|gastrectomizado|gastrectomitzat|gastrectomy
hemicolectomia|hemicolectomy
colectomia|colectomy|colectomizado|colectomitzat
sigmoidectomia|sigmoidectomy|hartmann|hartmann s procedure
colostomia|colostomy|ostomia|estoma|stoma|estomia
ileostomia|ileostomy
dpc|duodenopancreatectomia cefalica|whipple|duodenopancreatectomia|pancreaticoduodenectomy|pancreatoduodenectomy|whipples
lobectomia|lobectomy|lobectomizado
neumonectomia|pneumonectomia|pneumonectomy
toracotomia|thoracotomy
vats|toracoscopia|videotoracoscopia|video assisted thoracoscopic surgery|thoracoscopy|cirugia toracica videoasistida
laparotomia|laparotomia exploradora|laparotomia media|laparotomy|le|celiotomia|exploratory laparotomy|cirugia abierta
lps|laparoscopia|laparoscopico|via laparoscopica|por laparoscopia|laparoscopic|keyhole|lap|laparoscopically|laparoscopy|laparoscopica|laparoscopic
herniorrafia|hernioplastia|herniorrafia|reparacion hernia|hernia repair|herniorrhaphy|hernioplasty|reparacio hernia|intervencion hernia
artroscopia|arthroscopy|arthroscopic|artroscopica
ptc|protesis total cadera|artroplastia total cadera|protesis cadera|protesi total maluc|protesi maluc|atc|thr|tha|total hip replacement|total hip arthroplasty|hip replacement
ptr|protesis total rodilla|artroplastia total rodilla|protesis rodilla|protesi total genoll|protesi genoll|atr|tkr|tka|total knee replacement|total knee arthroplasty|knee replacement
ppc|protesis parcial cadera|hemiartroplastia|hemiartroplastia cadera|protesi parcial maluc|hemiarthroplasty|hip hemiarthroplasty
dhs|tornillo deslizante|dynamic hip screw|sliding hip screw
clavo|clavo intramedular|clavo endomedular|cem|enclavado endomedular|enclavado|enclavament|clau endomedullar|clau intramedullar|intramedullary nail|im nail|pfn|pfna|gamma|nailing|nailed
rafi|reduccion abierta fijacion interna|osteosintesis|sintesis|reduccio oberta fixacio interna|osteosintesi|orif|open reduction internal fixation|internal fixation|placa tornillos|placa cargols|plate screws|plated
reduccion cerrada|reduccio tancada|closed reduction|mua|manipulacion|manipulation|manipulated
yeso|ferula|ferula yeso|guix|ferula guix|inmovilizacion|inmovilizado|inmovilizada|immobilitzacio|immobilitzat|cast|plaster|splint|splinted|backslab|immobilisation|immobilised|immobilization|immobilized|pop|escayola|enyesado
cabestrillo|cabestrell|sling
muletas|crosses|crutches
carga|carga parcial|apoyo|carrega|weight bearing|weight bear|wb|descarga|descarrega
angioplastia|atp|angioplasty|atp periferica
endarterectomia|tea|endarterectomia carotidea|endarterectomy|cea|carotid endarterectomy|endarterectomia carotidia
evar|reparacion endovascular|reparacio endovascular|endovascular aneurysm repair|endovascular repair
trombectomia|trombectomia mecanica|tm|thrombectomy|mechanical thrombectomy|tratamiento endovascular|embolectomia
fibrinolisis|trombolisis|fibrinolisi|trombolisi|fl|tiv|thrombolysis|thrombolysed|thrombolytic|fibrinolitico|fibrinolysis|tpa|rtpa|lysis|thrombolyzed|trombolitico|alteplasa|alteplase
embolizacion|embolizado|embolitzacio|embolitzat|embolisation|embolization|embolised|coiling|coiled
craneotomia|craniotomia|craniotomy
dve|drenaje ventricular externo|drenatge ventricular extern|evd|external ventricular drain
dvp|valvula derivacion ventriculoperitoneal|derivacion ventriculoperitoneal|vp shunt|ventriculoperitoneal shunt|derivacio ventriculoperitoneal
pl|puncion lumbar|puncio lumbar|lp|lumbar puncture|spinal tap
paracentesis|paracentesi|paracentesis evacuadora|paracentesi evacuadora|ascitic tap|ascitic drain|puncion ascitis|abdominal paracentesis
toracocentesis|toracocentesi|thoracocentesis|thoracentesis|pleural tap|pleural aspiration|puncion pleural|puncio pleural
artrocentesis|artrocentesi|joint aspiration|arthrocentesis|aspirated|aspiracion articular|aspiration joint
aspirado medula osea|amo|ambo|mielograma|aspirat medulla ossia|bone marrow aspirate|bma|aspirado medular|bone marrow
bmo|biopsia medula osea|biopsia osea|biopsia medulla ossia|bone marrow biopsy|trephine
pbr|biopsia renal|biopsia ronyo|biopsia rinon|renal biopsy|kidney biopsy
bag|biopsia aguja gruesa|biopsia agulla gruixuda|core biopsy|tru cut|core needle biopsy
paaf|puncion aspiracion aguja fina|puncio aspiracio agulla fina|fnac|fna|fine needle aspiration|fine needle aspirate
biopsia|bx|biopsiar|biopsio|biopsiado|biopsian|biopsia|biopsiat|biopsied|biopsy|biopsies|toma biopsia|presa biopsies
ap|anatomia patologica|estudio anatomopatologico|anatomopatologico|anatomopatologica|anatomopatologic|histologia|histologico|histologica|histologic|histology|histological|histopathology|histopatologia|pathology|pathological
ihq|inmunohistoquimica|immunohistoquimica|immunohistochemistry|ihc
citologia|citologico|citologic|cytology
polipectomia|polipectomies|polypectomy|polipectomizado|reseccion polipos
mucosectomia|emr|rme|reseccion mucosa endoscopica|endoscopic mucosal resection
gastroscopia|fgs|vgc|fgc|endoscopia alta|endoscopia digestiva alta|eda|videogastroscopia|ogd|egd|oesophagogastroduodenoscopy|esophagogastroduodenoscopy|upper endoscopy|gastroscopy|edo
colonoscopia|fcs|vcc|fcc|colono|colonoscopic|colonoscopy|endoscopia digestiva baja|endoscopia baja|edb|lower endoscopy|videocolonoscopia
rectoscopia|sigmoidoscopia|rectosigmoidoscopia|flexi sig|sigmoidoscopy|flexible sigmoidoscopy
cpre|ercp|colangiopancreatografia retrograda endoscopica|colangiopancreatografia retrograda|endoscopic retrograde cholangiopancreatography
crmn|colangiorm|colangio rm|colangiorresonancia|colangioressonancia|mrcp|magnetic resonance cholangiopancreatography|colangiopancreatografia rm
esfinterotomia|ete|esfinterotomia endoscopica|sphincterotomy|papilotomia
hemoclips|clips|clip|hemoclip|endoclip|clipping|clipped
ligadura|bandas|ligadura bandas|ligadura bandes|lligadura|bandes|banding|band ligation|evl|lligadura bandes
gep|peg|gastrostomia|gastrostomia endoscopica percutanea|gastrostomia percutania|percutaneous endoscopic gastrostomy|gastrostomy|peg tube
capsula endoscopica|capsuloendoscopia|capsule endoscopy
broncoscopia|fbc|fibrobroncoscopia|fbs|fibroscopia|bronchoscopy|fob
lba|bal|lavado broncoalveolar|rentat broncoalveolar|bronchoalveolar lavage
bas|aspirado bronquial|broncoaspirado|broncoaspirat|bronchial aspirate
ebus|ecobroncoscopia|endobronchial ultrasound
pfr|efr|espirometria|pruebas funcionales respiratorias|pruebas funcion respiratoria|proves funcionals respiratories|pft|pfts|lung function|lung function tests|pulmonary function tests|spirometry
fev1|vems|fef1|volumen espiratorio forzado|volum expirat forcat
dlco|difusion|difusio|transfer factor|tlco|diffusing capacity
psg|polisomnografia|poligrafia|sleep study|polysomnography
pem|6mwt|prueba marcha|test marcha 6 minutos|prova marxa|six minute walk test|tm6m
ergometria|prueba esfuerzo|pe|prova esforc|exercise test|treadmill test|ett|exercise tolerance test|stress test
holter|monitorizacion holter|24h tape|24 hour tape|holter ecg
mapa|monitorizacion ambulatoria presion arterial|abpm|ambulatory blood pressure monitoring
ett|etett|ecocardiograma|ecocardio|ecocardiografia|eco tt|eco transtoracica|ecocardiograma transtoracico|ecocardiograma transtoracic|tte|echo|transthoracic echo|transthoracic echocardiogram|echocardiogram|ecocardi|eco cor|eco
ete|ecocardiograma transesofagico|eco transesofagica|eco te|ecocardiografia transesofagica|ecografia transesofagica|ecografia transesofagica|ecocardiograma transesofagic|tee|toe|transoesophageal echo|transesophageal echo|transoesophageal echocardiogram
cardiorm|cardiorresonancia|rm cardiaca|crm|rmc|ressonancia cardiaca|cardioressonancia|cmr|cardiac mri
gammagrafia|gg|gammagrama|scintigraphy|bone scan|v q scan|spect|nuclear scan
pet|petct|pet tc|pet tac|pet ct|tomografia emision positrones|tomografia emissio positrons|petscan|pet scan
dexa|densitometria|dxa|bone density|densitometria osea|dmo
mamografia|mx|mammogram|mammography
ecografia|eco|us|uss|ultrasonidos|ultrasound|ultrasonography|usg|ultrasonogram|sonograma|sonogram|pocus|ecos|ecografic
eco abdominal|ecografia abdominal|ecografia abdomen|eco abdomen|abdominal ultrasound|abdominal uss|us abdomen|uss abdomen|ultrasound abdomen
ecodoppler|eco doppler|doppler|duplex|edc|duplex ultrasound|doppler ultrasound
dtc|doppler transcraneal|doppler transcranial|tcd|transcranial doppler
edtsa|ecodoppler troncos supraaorticos|doppler tsa|eco doppler carotideo|carotid doppler|carotid duplex|carotid ultrasound|ecodoppler tsa|ecodoppler troncs supraaortics
angiotc|angiotac|angio tc|angio tac|tc angiografia|tac angio|cta|ct angiogram|ct angiography|angiotomografia
angiotc pulmonar|angiotc torax|angiotc arterias pulmonares|angiotac pulmonar|angiotc torac|angiotc toracic|ctpa|ct pulmonary angiogram|ct pulmonary angiography|angio tc arteries pulmonars
angiorm|angiorresonancia|angioressonancia|mra|mr angiography|magnetic resonance angiography
tc|tac|ct|cat|scan|escaner|scanner|tomografia|tomografia computarizada|tomografia computeritzada|tomografia axial|computed tomography|ct scan|tomografia computerizada|tc helicoidal
tc craneo|tac craneo|tc craneal|tac craneal|tc cerebral|tac cerebral|tc crani|tac crani|tc cranial|ct head|ct brain|head ct|brain ct|cth|cranial ct
tc abdomen|tc abdominal|tac abdominal|tac abdomen|tc abdominopelvico|tc abdominopelvica|tac abdominopelvico|tc a p|ct abdomen|ctap|ct abdomen pelvis|abdominal ct|ct abdo|ct abdomen and pelvis|ct ap
tc toracoabdominopelvico|tc tap|tac tap|tctap|tc toracoabdominal|tc toraco abdomino pelvica|ct tap|ct cap|ct chest abdomen pelvis|ct thorax abdomen pelvis|ct chest abdo pelvis|tap
tcar|tacar|hrct|tc alta resolucion|tc alta resolucio|high resolution ct
ct kub|uro tc|urotc|urotac|tc urinario|tc sin contraste urinario
rm|rmn|irm|resonancia|resonancia magnetica|resonancia nuclear|ressonancia|ressonancia magnetica|mri|mr|mri scan|magnetic resonance imaging|magnetic resonance
rm craneal|rm cerebral|rmn cerebral|rmn craneal|rm cranial|rm craneo|mri brain|brain mri|mri head|cranial mri|ressonancia cerebral|resonancia cerebral
rm lumbar|rm columna|rm columna lumbar|mri spine|mri lumbar spine|mri l spine|spinal mri|rm columna lumbosacra
rx|radiografia|radiologia|radiologico|radiologica|radiologic|radiografico|placa|radiograph|radiography|x ray|xray|xr|x rays|film|plain film|plain radiograph|rayos x|raigs x|radiographs|xrays|radiological
rx torax|rxt|rx tx|radiografia torax|radiografia toracica|placa torax|cxr|chest x ray|chest film|chest radiograph|chest xray|x ray chest|radiografia torac
rx abdomen|rx abd|rxa|radiografia abdomen|radiografia abdominal|axr|abdominal x ray|abdominal film|abdominal radiograph|kub|rx simple abdomen
ecg|ekg|electrocardiograma|electrocardiografia|electrocardiografico|electrocardiografica|electrocardiografic|electrocardiogram|electro|trazado|tracing|12 lead
eeg|electroencefalograma|electroencefalografia|electroencephalogram|electroencefalografic|electroencefalografico
emg|eng|electromiograma|electromiografia|electroneurografia|electroneurograma|electromyography|ncs|nerve conduction studies|conduccion nerviosa|estudio neurofisiologico|electromyogram|electroneurogram
nihss|nih|escala nihss|national institutes health stroke scale|stroke scale
gcs|glasgow|escala glasgow|escala coma glasgow|ecg|glasgow coma scale|glasgow coma score
barthel|ib|indice barthel|index barthel|barthel index
mrs|rankin|escala rankin|erm|ranking modificado|modified rankin scale|modified rankin|erm
mmse|mec|minimental|mini mental|mini mental state examination|minimental test
ecog|ps|performance status|estado funcional|estat funcional|ecog ps
nyha|cf|clase funcional|classe funcional|functional class
mmrc|escala mmrc|escala disnea
apgar|test apgar
eva|escala visual analogica|escala verbal numerica|vas|pain score|visual analogue scale|evn
analitica|analisis|as|analitica sangre|analitica sanguinea|analitico|analitica sang|laboratorio|laboratori|estudio analitico|parametros analiticos|bloods|blood tests|blood test|labs|lab results|laboratory tests|blood results|blood work|analisi|analisis sangre|analitiques
hemograma|fbc|cbc|hg|full blood count|complete blood count|recuento|recompte|blood count|hmg|serie
bioquimica|bq|bqca|biochemistry|u e|ue|us es|urea electrolytes|chem|bmp|metabolic panel|bioquimica sangre|renal function tests|electrolytes|chemistry
coagulacion|hemostasia|coag|estudio coagulacion|coagulacio|hemostasia|clotting|clotting screen|coagulation|coagulation screen|coags|clotting profile
iones|ionograma|ions|electrolitos|electrolits|electrolytes|electrolitico|electrolitica|electrolyte|hidroelectrolitico|ionic|ionico
funcion renal|fr|funcio renal|renal function|kidney function|u e
funcion hepatica|pfh|perfil hepatico|enzimas hepaticas|funcio hepatica|perfil hepatic|enzims hepatics|lfts|lft|liver function|liver function tests|liver enzymes|transaminasas|transaminases|bioquimica hepatica|proves funcio hepatica|hepatic function
transaminasas|transaminases|got gpt|ast alt|alt ast|aminotransferasas|aminotransferases|transaminitis
rfa|reactantes fase aguda|reactants fase aguda|inflammatory markers|acute phase reactants|parametros inflamatorios|parametres inflamatoris|marcadores inflamacion|marcadors inflamacio
pcr|proteina c reactiva|proteina c|crp|c reactive protein
vsg|vs|velocidad sedimentacion|velocidad sedimentacion globular|velocitat sedimentacio|velocitat sedimentacio globular|esr|erythrocyte sedimentation rate|sed rate
pct|procalcitonina|procalcitonin
hb|hemoglobina|hgb|haemoglobin|hemoglobin|hbg
hto|hct|hematocrito|hematocrit|haematocrit|htc|packed cell volume
vcm|volumen corpuscular medio|volum corpuscular mitja|mcv|mean corpuscular volume
leucos|leucocitos|leucocits|leuc|gb|globulos blancos|globuls blancs|wbc|wcc|white cell count|white cells|white blood cell count|white blood cells|white count|leukocytes|leucocytes
neutros|nt|neutrofilos|neutrofils|neutrophils|neut|pmn|polimorfonucleares|polimorfonuclears|segmentados|segmentats|neutrofilia|neutrophilia|neutrophil count|anc
linfos|linfocitos|limfocits|lymphocytes|lymphs|lymph
eosinofilos|eosinofils|eos|eosinophils|eosinofilia|eosinophilia
plaq|plaquetas|plaquetes|plt|plts|platelets|platelet count|plq|pqt|recuento plaquetas|plat
tp|tiempo protrombina|temps protrombina|pt|prothrombin time|indice quick|quick|act protrombina|actividad protrombina|activitat protrombina|ap
ttpa|ttpa|tiempo tromboplastina|tiempo tromboplastina parcial|tptpa|temps tromboplastina|aptt|ptt|activated partial thromboplastin time|tiempo cefalina
inr|ratio internacional normalizada|international normalised ratio
dd|dimero d|dimer d|d dimer|ddimer|dimeros d|dimers d
fibrinogeno|fibrinogen|fbg
cr|creat|crs|creatinina|creatinina serica|creatinine|crea|creatininemia|cre
fg|fge|tfg|tfge|ckd epi|ckdepi|mdrd|filtrado glomerular|filtrado|filtrat|filtrat glomerular|tasa filtrado glomerular|taxa filtrat glomerular|gfr|egfr|glomerular filtration rate|filtrado glomerular estimado|aclaramiento creatinina|clcr|creatinine clearance
na|sodio|sodi|sodium|natremia|natraemia
k|potasio|potassi|potassium|kalemia|potasemia|kaliemia|potassemia
cl|cloro|clor|chloride
ca|calcio|calci|calcium|calcemia
p|fosforo|fosforo|fosfor|phosphate|fosfato|fosfat|po4
alb|albumina|albumin|albuminemia
pt|proteinas totales|proteines totals|total protein
bt|bil|bili|bilirrubina|bilirrubina total|bilirubina|bilirubin|brb|bb|total bilirubin
fal|fa|alp|fosfatasa alcalina|fosfatases alcalines|alkaline phosphatase|alk phos
ggt|gamma gt|gammagt|gamma glutamil|gamma glutamyl transferase
ldh|lactato deshidrogenasa|lactat deshidrogenasa|lactate dehydrogenase
ck|cpk|creatincinasa|creatinfosfocinasa|creatinquinasa|creatina cinasa|creatine kinase|creatinin kinasa
amilasa|amilasemia|amylase|amilases
lipasa|lipase
tn|tnt|tni|tnhs|ctnt|troponina|troponinas|troponines|tnus|hstn|hstnt|troponin|troponins|trop|trops|marcadores cardiacos|marcadores dano miocardico|tnths|hs troponin|tropo|high sensitivity troponin|troponina ultrasensible
bnp|probnp|nt probnp|ntprobnp|pro bnp|peptidos natriureticos|peptido natriuretico|natriuretic peptide
lact|lac|lactato|lactat|lactate|lactic|acido lactico|acid lactic|lactic acid
gsa|gab|gasometria|gasometria arterial|gsv|gasometria venosa|gaso|gases|gases arteriales|abg|vbg|blood gas|blood gases|arterial blood gas|venous gas|gasos
paco2|pco2|presion co2|co2
pao2|po2|presion oxigeno
hco3|bicarbonato|bicarbonat|bicarbonate|bic|bicarb
eb|exceso bases|exces bases|be|base excess
hba1c|a1c|hb glicosilada|hb glicada|hemoglobina glicosilada|hemoglobina glicada|hemoglobina glucosilada|glicada|glicosilada|glycated haemoglobin|glycosylated haemoglobin|glycated hemoglobin
gluc|glu|glucosa|glucemia|glucemias|glicemia|glicemies|bmt|bmtest|dx|dextro|dxt|glucosa capilar|glucemia capilar|glicemia capilar|bm|bgl|bg|cbg|blood glucose|blood sugar|blood sugars|glucose|capillary glucose|fingerstick|glucosis
ct|col|colesterol|colesterol total|cholesterol|total cholesterol
ldl|cldl|colesterol ldl|ldl c|ldl cholesterol
tg|tgl|trigliceridos|triglicerids|triglycerides
tsh|tirotropina|tirotropina|thyroid stimulating hormone|thyrotropin|hormona tiroidea|funcion tiroidea|funcio tiroidal|tfts|thyroid function|thyroid function tests
t4|t4l|tiroxina libre|tiroxina lliure|free t4|ft4|thyroxine|free thyroxine
fe|hierro|ferro|iron|sideremia
ferritina|ferritin|ferr
ist|sat transferrina|saturacion transferrina|saturacio transferrina|transferrin saturation|tsat
b12|vitamina b12|vit b12|cobalamina|vitamin b12|cobalamin
acido folico|folato|folico|folat|acid folic|folate|folic acid
psa|antigeno prostatico especifico|antigen prostatic especific|prostate specific antigen
cea|antigeno carcinoembrionario|antigen carcinoembrionari|carcinoembryonic antigen
afp|alfafetoproteina|alfa fetoproteina|alpha fetoprotein|alphafetoprotein
bhcg|hcg|beta hcg|test embarazo|prueba embarazo|test embaras|pregnancy test|b hcg
ana|anas|anticuerpos antinucleares|anticossos antinuclears|antinuclear antibodies|antinuclear antibody
anca|ancas|anticuerpos anticitoplasma|anticossos anticitoplasma
fr|factor reumatoide|factor reumatoide|rheumatoid factor|rf
ac|acs|anticuerpo|anticuerpos|anticos|anticossos|antibody|antibodies|ab|anti
ag|antigeno|antigen|antigenos|antigens|antigenuria
igg|inmunoglobulina g|immunoglobulina g|immunoglobulin g
igiv|ivig|inmunoglobulinas|inmunoglobulina|immunoglobulines|immunoglobulina|gammaglobulinas|immunoglobulin|immunoglobulins|intravenous immunoglobulin|igev
serologia|serologias|serologies|serologico|serologic|serology|serologies
pcr|reaccion cadena polimerasa|reaccio cadena polimerasa|polymerase chain reaction
pdia|test antigenos|test antigens|antigeno|tar|lateral flow|lft|rapid antigen test
hc|hemocultivo|hemocultivos|hhcc|hemocultiu|hemocultius|hemos|blood cultures|blood culture|bc|bcx|cultivos sangre
uc|uroc|urocultivo|urocultivos|urocultiu|urocultius|cultivo orina|cultiu orina|urine culture|msu|midstream urine|ucx|csu|mcs
coprocultivo|coprocultiu|cultivo heces|cultiu femta|stool culture|stool mc s|cultivo de heces
cultivo esputo|cultiu esput|sputum culture|esputo|cultivo de esputo
cultivo|cultivos|cultivar|cultivado|cultiu|cultius|culture|cultures|cx|cultured|grew|grown|crecio|crece|crecimiento|creixement|creix|growth|aislo|aisla|aislamiento|aislado|aillat|aillament|aillen|isolated|isolate|isolation
antibiograma|sensibilidad|sensible|sensibles|sensibilitat|sensibles|sensitive|sensitivity|sensitivities|susceptible
resistente|resistencia|resistent|resistencies|resistant|resistance
s o|so|sedimento|sedimento orina|sediment|sediment orina|orina|elemental|urinalysis|ua|uranalysis|sediment|sedimento urinario|urine dip|urine dipstick|dipstick|dip|tira orina|tira reactiva|tira reactiva orina|combur|labstix
leucocituria|piuria|leucocytes urine|pyuria|leucocyturia
nitritos|nitrits|nitrites
sangre oculta heces|soh|sof|sang oculta femta|fit|fobt|faecal occult blood|fecal occult blood
lcr|liquido cefalorraquideo|lcef|liquid cefaloraquidi|csf|cerebrospinal fluid|spinal fluid
frotis|extension|frotis sangre|extensio|smear|film|blood film|swab|hisopado|exudado|frotis nasofaringeo|exudat
grupo|tipo sangre|group and save|crossmatch|pruebas cruzadas
mmii|eeii|eii|mid|mii|eid|miembros inferiores|extremidades inferiores|extremitats inferiors|pierna|piernas|cames|cama|legs|leg|lower limbs|lower limb|lower extremities|lower extremity|le|les|ble|ll|lls
mmss|eess|msd|msi|esd|esi|miembros superiores|extremidades superiores|extremitats superiors|brazo|brazos|bracos|brac|arms|arm|upper limbs|upper limb|upper extremities|upper extremity|ue|ues|ul
extremidad|extremidades|miembro|miembros|extremitat|extremitats|limb|limbs|extremity|extremities
hemitorax|hemithorax
campo|campos|camps|zone|zones|field|fields
base|bases|basal|basales|bibasal|basals|bibasales|bibasals|basally|bibasally|bibasilar|basilar
hipogastrio|hipogastrico|hipogastri|hipogastric|suprapubic|suprapubico|suprapubica|hypogastrium|hypogastric
epigastrio|epigastrico|epigastrica|epigastri|epigastric|epigastrium
mesogastrio|periumbilical|mesogastri|umbilical|centroabdominal|central abdomen|central abdominal
flanco|flanc|costado|flank|loin|fosa renal|fossa renal|vacio|renal angle
fid|fosa iliaca derecha|fossa iliaca dreta|rif|rlq|right iliac fossa|right lower quadrant
fii|fie|fosa iliaca izquierda|fossa iliaca esquerra|lif|llq|left iliac fossa|left lower quadrant
hcd|hd|hcdcho|hipocondrio derecho|hipocondri dret|ruq|right upper quadrant|right hypochondrium
hci|hi|hipocondrio izquierdo|hipocondri esquerre|luq|left upper quadrant
lsd|lobulo superior derecho|lobul superior dret|rul|right upper lobe
lsi|lse|lobulo superior izquierdo|lobul superior esquerre|lul|left upper lobe
lid|lobulo inferior derecho|lobul inferior dret|rll|right lower lobe
lii|lie|lobulo inferior izquierdo|lobul inferior esquerre|lll|left lower lobe
lm|lmd|lobulo medio|lobul mitja|rml|right middle lobe|middle lobe
lobulo|lobar|lobul|lobe|lobes|lobulos
vertebra|vertebral|vertebras|vertebres|cuerpo vertebral|cos vertebral|vertebrae|vertebral body
columna|raquis|columna vertebral|espina|spine|spinal|columna vertebral|vertebral column
columna lumbar|lumbar|zona lumbar|lumbar spine|l spine
columna cervical|cervical|c spine|cervical spine
arteria|arterias|arterial|arteries|artery|arteries
vena|venas|venoso|venosa|venes|venos|vein|veins|venous
vaso|vasos|vas|gots|vessel|vessels|vascular|vasculares
arco aortico|cayado|aortic arch
aorta|aortico|aortica|aortic|ao
da|dai|ada|descendente anterior|arteria descendente anterior|descendent anterior|lad|left anterior descending|left anterior descending artery|dap
cd|acd|coronaria derecha|coronaria dreta|arteria coronaria derecha|rca|right coronary|right coronary artery
cx|acx|circunfleja|circumflexa|arteria circunfleja|lcx|circumflex|left circumflex|lcx artery
tci|tronco coronario izquierdo|tronco comun|tronc comu|tronc coronari esquerre|lms|left main|left main stem|left main coronary artery|lmca
acm|arteria cerebral media|arteria cerebral mitjana|mca|middle cerebral artery|cerebral media
aca|arteria cerebral anterior|anterior cerebral artery
acp|arteria cerebral posterior|posterior cerebral artery|pca
aci|arteria carotida interna|carotida interna|ica|internal carotid artery|internal carotid
carotida|carotideo|carotidea|carotide|carotidi|carotidia|carotid|carotids
ab|arteria basilar|basilar artery
vci|vena cava inferior|vena cava inferior|ivc|inferior vena cava
vcs|vena cava superior|svc|superior vena cava
vp|vena porta|porta|portal vein|portal
vb|via biliar|vias biliares|vies biliars|conducto biliar|arbol biliar|bile duct|bile ducts|biliary|biliary tree|via biliar principal|coledoco|coledoc|common bile duct|cbd|vbp
vejiga urinaria|bladder|vesical|bufeta urinaria
vb|vesicula|vesicula biliar|vesicula biliar|gallbladder|gb|vesicular
ureter|ureteral|ureteric|ureters
uretra|uretral|urethra|urethral
utero|uterino|uterina|uteri|uteri|uterus|uterine
ovario|ovarico|ovarica|ovari|ovaric|ovary|ovarian|anexo|anexial|annexial|adnexal|annex
cervix|cuello uterino|coll uteri|cervical|cuello uterino
placenta|placentario|placentaria|placentari|placental
mama|mamario|mamaria|mamari|pit|breast|pecho|seno
testiculo|testicular|testicle|testicular|testis|escroto|scrotal|scrotum|escrotal
tiroides|tiroideo|tiroidea|tiroide|tiroidal|thyroid
suprarrenal|suprarrenales|adrenal|adrenales|suprarenal|glandula suprarrenal|adrenals
medula|medula osea|medulla|medulla ossia|bone marrow|marrow|medullar|medular
medula espinal|medulla espinal|cord|spinal cord|medular|medullar
meninge|meningeo|meningeos|meningea|meningi|meningis|meningeal
cerebelo|cerebeloso|cerebelosa|cerebel|cerebellos|cerebellum|cerebellar
nervio|nervios|nerve|nerves|nervi|nervis|par|parell
raiz|raices|radicular|arrel|arrels|root|roots|nerve root|radiculopathy|radiculopatia
articulacion|articulaciones|articular|articulares|articulacio|articulacions|joint|joints|articulars
musculo|muscular|musculos|muscul|musculs|muscle|muscles
tendon|tendinoso|tendo|tendinous|tendons
ligamento|lligament|ligament|ligaments|lca
menisco|menisc|meniscus|meniscal
femur|femoral|femurs
humero|humeral|humer|humerus
tibia|tibial
perone|peroneo|perone|fibula|fibular|peroneal
radio|radial|radi|radius
cubito|cubital|ulna|ulnar
clavicula|clavicle|clavicular
esternon|esternal|estern|sternum|sternal
pelvis|pelvico|pelvica|pelvia|pelviana|pelvic
sacro|sacra|sacre|sacrum|sacral
ingle|inguinal|engonal|groin|engonals
axila|axilar|aixella|axillar|axilla|axillary|armpit
codo|colze|elbow
dedo|dedos|dit|dits|finger|fingers|digit
dedo pie|dits peu|toe|toes
talon|talo|heel|calcaneo|calcani
muslo|cuixa|thigh
gluteo|glutea|glutis|gluti|natja|buttock|gluteal|nalga
sacro|region sacra|sacral|sacrum
tronco|tronc|trunk|torso
cara|facial|rostro|face|fascies|facies
boca|bucal|oral|mouth|cavidad oral|cavitat oral|orofaringe
lengua|lingual|llengua|tongue
labio|labial|labios|llavi|llavis|lip|lips
garganta|faringe|faringeo|gola|pharynx|pharyngeal|throat|faringi
laringe|laringeo|laringea|laringi|larynx|laryngeal
traquea|traqueal|trachea|tracheal
bronquio|bronquial|bronquios|bronqui|bronquis|bronchus|bronchial|bronchi
pleura|pleural|pleurals
pericardio|pericardico|pericardi|pericardic|pericardial|pericardium
miocardio|miocardico|miocardica|miocardi|miocardic|myocardial|myocardium
valvula|valvular|valve|valvulas|valvules|valves
endocardio|endocardico|endocardial
nariz|nasal|fosas nasales|nas|nose
oreja|orella|ear|ears|auricular
parpado|parpados|palpebral|parpella|parpelles|eyelid|eyelids
pupila|pupilas|pupilar|pupil|pupils|pupilles|pirl|pirrl|perrl|perrla
isocoricas normorreactivas|pinr|picnr|pinrl|isocoriques normoreactives|pupilas isocoricas|perla|perrl|perrla|pearl|equal reactive
retina|retiniano|retinal
fondo ojo|fo|fons ull|funduscopia|fundoscopy|ophthalmoscopy
agudeza visual|av|agudesa visual|va|visual acuity
campo visual|camp visual|campimetria|visual field|visual fields
hemianopsia|hemianopia
apendice|apendix|apendicular|appendix|appendiceal|appendicular
ciego|cecal|cec|caecum|caecal|cecum
ileon|ileal|ili|ileum
yeyuno|yeyunal|jeju|jejunum|jejunal
duodeno|duodenal|duode|duodenum
ano|anal|anus|marge anal|margen anal|anal verge
perineal|perine|perineum
peritoneo|peritoneal|peritoneu|peritoneum
retroperitoneo|retroperitoneal|retroperitoneu|retroperitoneum
mesenterio|mesenterico|mesenterica|mesenteri|mesenteric|mesentery
gi|gastrointestinal|digestivo|digestiva|digestiu|digestiva|digestive|aparato digestivo|gut|tracto digestivo
gu|genitourinario|genitourinary|urologico|urologica|urologic|urology|urological|urologia|uro|urologist
snc|sistema nervioso central|sistema nervios central|cns|central nervous system
cv|cardiovascular|cvs
rs|respiratorio|respiratoria|respiratory|resp|respiratori|respirar|respiracion|respiracio|breathing|breath|respiration|breaths
neuro|neurologico|neurologica|neurologic|neurologia|neurology|neurological|neurologist|neurologist|nrl|neurologo|neuroleg|neuroleg
cardio|cardiologia|cardiologo|cardioleg|cardiology|cardiologist|car
nefro|nefrologia|nefrologo|nefroleg|nephrology|nephrologist|renal team|nephrologists
trauma|traumatologia|cot|traumatologo|traumatoleg|orthopaedics|orthopaedic|orthopedics|ortho|t o|orthopedic
cgd|cirugia|cirugia general|cirujano|cirurgia|cirurgia general|cirurgia|surgeons|surgery|general surgery|surgical team|surgeon|cir
mi|medicina interna|internista|internal medicine|general medicine|medicine
onco|oncologia|oncologo|oncoleg|oncology|oncologist|onco medica
hemato|hematologia|hematologo|hematoleg|haematology|hematology|haematologist|hem
digestivo|gastroenterologia|gastroenterologo|aparato digestivo|digestiu|gastroenterology|gastro|gastroenterologist
endocrino|endocrinologia|endocri|endocrinologo|endocrinology|endocrinologist|edc
neumo|neumologia|neumologo|pneumologia|pneumoleg|pneumo|respiratory|respiratory medicine|pulmonology|chest physician|respiratory team|pulmonary medicine
psiq|psiquiatria|psiquiatra|psychiatry|psychiatrist|psiquiatric|psychiatric|psiquiatrico|mental health|salut mental|salud mental|csm|csma|usm|liaison psychiatry
gine|ginecologia|ginecologo|ginecoleg|gynaecology|gynecology|gynae|obs gynae|gyn
obstetricia|obs|obstetric|obstetrics|obstetrico
orl|otorrino|otorrinolaringologia|otorrinolaringologo|otorinolaringologia|ent|otolaryngology
oft|oftalmo|oftalmologia|oftalmologo|oftalmoleg|ophthalmology|ophthalmologist|eye clinic
derma|dermatologia|dermatologo|dermatoleg|dermatology|dermatologist|derm|dermatologic|dermatologico
reuma|reumatologia|reumatologo|reumatoleg|rheumatology|rheumatologist|rmt
rx|radiologia|radiologo|radioleg|radiology|radiologist|interventional radiology|ir|rvi|radiologia intervencionista|radiologia vascular intervencionista|radiologia intervencionista
paliativos|cuidados paliativos|ucp|pades|esad|cures palliatives|palliatius|palliative|palliative care|unidad paliativos|paliativo|paliativa|palliatiu|comfort care|esh|upal
geriatria|geriatra|geriatrico|geriatrics|geriatrician|care elderly|elderly care|geriatric|ortogeriatria
rhb|rehabilitacion|rehabilitador|rehabilitacio|rehabilitadora|rehab|rehabilitation|fst|fisio|fisioterapia|physio|physiotherapy|physiotherapist|pt|physical therapy|fisioterapeuta
to|terapia ocupacional|ot|occupational therapy|occupational therapist
logopedia|logopeda|salt|slt|speech therapy|speech language therapy|speech therapist
ts|trabajo social|trabajadora social|trabajador social|servicios sociales|treball social|treballadora social|serveis socials|social work|social services|social worker|uts
nutricion|nutricionista|dietista|nutricio|dietetica|dietitian|dietician|nutrition|nutritional|nutricional|dietetics
enfermeria|enfermera|due|infermeria|infermera|nursing|nurse|nurses|district nurse|district nurses|practice nurse
hdom|hospitalizacion domiciliaria|hado|hospitalitzacio domicili|hospitalitzacio domiciliaria|hospital at home|had|uhd|virtual ward
hdd|hospital dia|hospital de dia|day hospital|day unit|hddo|hd|daycase|day case|hospital dia oncologia
cma|cirugia mayor ambulatoria|cirurgia major ambulatoria|day surgery|day case surgery|sin ingreso
rea|reanimacion|urpa|recovery|pacu|unidad recuperacion|reanimacio
uci|umi|uvi|unidad cuidados intensivos|cuidados intensivos|medicina intensiva|intensivos|intensivistas|unitat cures intensives|cures intensives|unitat vigilancia intensiva|medicina intensiva|icu|itu|intensive care|intensive care unit|critical care|uce|ccu|criticos|critics|intensiva
ucic|uc|unidad coronaria|ucoro|unitat coronaria|coronary care unit|ccu|coronary care
semicriticos|uci intermedios|ucin|hdu|high dependency unit|high dependency|semicritics|cuidados intermedios|cures intermedies|step down
qx|quirofano|quirofan|theatre|operating room|or|operating theatre|theater
iq|iqx|qx|intervencion quirurgica|intervencion|cirugia|acto quirurgico|procedimiento quirurgico|intervenir|interviene|intervenido|intervenida|operar|opera|operado|operada|operacion|cirurgia|intervencio|intervencio quirurgica|intervingut|intervinguda|operacio|operat|operada|surgery|operation|operated|operative|surgical|surgically|surgical procedure|quirurgico|quirurgica|quirurgic|quirurgicos|quirurgicament|quirurgicamente
preop|preqx|preoperatorio|preoperatoria|prequirurgico|preoperatori|preoperative|pre op|preoperatively|preanestesico|preanestesia
postop|postqx|po|dpo|postoperatorio|postoperatoria|postquirurgico|postoperatori|postquirurgic|post op|postoperative|postoperatively|pod|dia postoperatorio|after surgery|after operation|post operative|despues cirugia|despues intervencion|despres intervencio|tras cirugia|postoperative day|posoperatorio
intraop|intraoperatorio|intraoperatoria|intraoperatori|intraoperative|intraoperatively|peroperatorio
anestesia|anestesico|anestesista|anestesiologia|anestesic|anestesista|anaesthesia|anesthesia|anaesthetic|anaesthetist|anesthesiology
anestesia general|ag|aneg|ga|general anaesthesia|general anaesthetic|general anesthesia
anestesia local|al|la|local anaesthetic|local anaesthesia|lidocaina local|local anesthesia
raquianestesia|anestesia raquidea|anestesia intradural|intradural|raquidia|anestesia espinal|spinal|spinal anaesthesia|spinal anaesthetic|anestesia raquidia|sab
epidural|peridural|analgesia epidural|epidural anaesthesia|epidural analgesia
sedacion|sedado|sedada|sedacio|sedat|sedada|sedation|sedated|sedoanalgesia
sv|sonda vesical|sondaje vesical|sondaje|sondado|sondada|sondatge|sondatge vesical|sondat|sonda urinaria|foley|catheter|catheterised|catheterized|urinary catheter|idc|ifc|ltc|cateter urinario|sondaje urinario
sng|sonda nasogastrica|sng descarga|nasogastric|ng|ng tube|ngt|nasogastric tube|ryles|nasogastrica|sonda nasogastrica|sondatge nasogastric
ne|nutricion enteral|nutricio enteral|enteral nutrition|enteral feeding|tube feeding|ng feed|ng feeding
npt|nutricion parenteral|np|nutricio parenteral|parenteral nutrition|tpn|pn|npp
cvc|vvc|via central|cateter venoso central|cateter central|via venosa central|cateter venos central|central line|cvl|central venous catheter|central venous line
picc|piccline|cateter central insercion periferica|peripherally inserted central catheter|picc line|drum
vvp|vp|via periferica|via venosa periferica|cateter venoso periferico|via venosa|acceso venoso|cvp|acces venos|peripheral cannula|iv access|cannula|venflon|peripheral iv|iv line|iv cannula
portacath|pac|reservorio|reservorio subcutaneo|reservori|port a cath|port|porth a cath
retirada|retirar|retira|retiro|retirado|retirada|retiren|retirat|removed|removal|out|taken out|pulled|removing|extraccion|extraido|extraccio|extret|se quita|quitar
colocacion|colocar|coloca|coloco|colocado|collocacio|colloca|collocat|insercion|insertado|inserta|insercio|inserit|implante|implantar|implanta|implanto|implantado|implantacion|implant|implanta|implantat|implantacio|inserted|insertion|placed|placement|sited|fitted|implanted|implantation|implant|siting
ch|cch|concentrado hematies|concentrados hematies|hematies|concentrat hematies|concentrats hematies|packed cells|prbc|prbcs|rbc|red cells|red blood cells|units packed red cells|packed red cells|units blood|blood transfusion|unidades sangre|bosses sang|transfusion|bolsas hematies|hemoconcentrados|units red cells
pfc|plasma|plasma fresco congelado|plasma fresc congelat|ffp|fresh frozen plasma
dva|drogas vasoactivas|vasoactivos|farmacos vasoactivos|drogues vasoactives|vasopresores|vasoactius|vasopressors|pressors|vasopressor|inotropes|vasoactive drugs|inotropicos|soporte vasoactivo|suport vasoactiu|aminas
atb|ab|abx|antibiotico|antibioticos|antibioterapia|antibioticoterapia|antibiotico terapia|tratamiento antibiotico|tractament antibiotic|cobertura antibiotica|antibiotic|antibiotics|antimicrobial|antimicrobials|antibiotic therapy|antimicrobiano|antibiotica|antibiotiques|antimicrobians
corticoides|cc|ctc|corticoterapia|gc|glucocorticoides|esteroides|corticoesteroides|corticosteroides|corticoids|corticoterapia|glucocorticoids|esteroids|steroids|steroid|corticosteroids|corticosteroid|glucocorticoid
aco|acos|anticoagulantes|anticoagulantes orales|anticoagulacion|anticoagulacion oral|anticoagulado|anticoagulada|anticoagulacio|anticoagulants|anticoagulants orals|anticoagulat|anticoagulation|anticoagulant|anticoagulated|oac|oral anticoagulation|tao|blood thinner|blood thinners
acod|aod|nacos|naco|doac|noac|anticoagulantes accion directa|anticoagulante directo|anticoagulants accio directa|direct oral anticoagulant|anticoagulantes directos
avk|antivitamina k|antagonistas vitamina k|vka|vitamin k antagonist|antagonistes vitamina k
hbpm|heparina bajo peso molecular|heparina baix pes molecular|lmwh|low molecular weight heparin
hnf|heparina no fraccionada|heparina sodica|heparina no fraccionada|ufh|unfractionated heparin|heparin infusion|heparina sodica
dapt|dtap|doble antiagregacion|doble terapia antiagregante|tapd|taad|doble antiagregacio|dual antiplatelet therapy|dual antiplatelets|dual antiplatelet
antiagregado|antiagregada|antiagregante|antiagregantes|antiagregacion|antiagregacio|antiagregat|antiplatelet|antiplatelets|antiagregants|antiplatelet therapy
bb|betabloqueante|betabloqueantes|bbloqueante|betabloquejant|betabloquejants|beta blocker|beta blockers|betablocker|bbs
ac|aca|calcioantagonista|antagonistas calcio|calcioantagonistes|ccb|calcium channel blocker|calcium channel blockers|bloqueador canales calcio
ara|araii|ara2|ara ii|arb|antagonista receptores angiotensina|antagonista receptor angiotensina|angiotensin receptor blocker
ieca|iecas|inhibidor eca|ace inhibitor|acei|acei inhibitor|inhibidores eca|inhibidor enzima convertidora
isglt2|sglt2|isglt2|gliflozina|sglt2 inhibitor|sglt2i|inhibidor sglt2|inhibidores sglt2
ado|ados|antidiabeticos orales|antidiabetico oral|antidiabetics orals|oral hypoglycaemics|oral hypoglycemic agents|oral antidiabetics|hipoglucemiantes orales
ibp|ibps|inhibidores bomba protones|inhibidor bomba|ppi|ppis|protector gastrico|proton pump inhibitors|protectors gastrics
aine|aines|antiinflamatorio|antiinflamatorios|antiinflamatori|antiinflamatoris|nsaid|nsaids|anti inflammatory|anti inflammatories|antiinflammatories
bzd|benzodiacepinas|benzodiacepina|benzodiazepinas|benzodiazepines|benzodiazepina|benzo|benzos|benzodiazepine
isrs|ssri|inhibidor selectivo recaptacion serotonina|ssris|inhibidors recaptacio serotonina
b2|saba|laba|broncodilatador|broncodilatadores|bd|broncodilatadors|bronchodilator|bronchodilators|bdlp|brondilatadores
ci|corticoide inhalado|corticoides inhalados|corticoides inhalats|ics|inhaled corticosteroid|inhaled steroid
nbz|nebulizacion|nebulizaciones|nebulizado|nebulizada|nebulitzacio|nebulitzacions|nebulitzat|aerosol|aerosoles|aerosols|neb|nebs|nebuliser|nebulisers|nebulizer|nebulized|nebulised|aerosolterapia
inh|inhalador|inhaladores|inhalado|inhalat|inhaladors|inhalacion|inhalaciones|inhaler|inhalers|inhaled|mdi|puff|puffs|inhalacions|pulsaciones
qt|qmt|qtp|quimioterapia|quimio|quimioterapico|quimioterapic|chemo|chemotherapy|ct|tratamiento quimioterapico
rt|rdt|rtp|radioterapia|radio|radioterapico|radioterapic|radiotherapy|radiation|xrt|radiation therapy|irradiacion
qt rt|qtrt|radioquimioterapia|quimiorradioterapia|quimioradioterapia|chemoradiotherapy|chemoradiation|crt
it|inmunoterapia|immunoterapia|immunotherapy
ht|hormonoterapia|terapia hormonal|endocrine therapy|hormone therapy|tractament hormonal|tratamiento hormonal|deprivacion androgenica|adt
is|inmunosupresion|inmunosuprimido|inmunosupresor|inmunodeprimido|immunosupressio|immunosuprimit|immunosupressor|immunodeprimit|immunosuppression|immunosuppressed|immunosuppressant|immunosuppressive|immunocompromised|inmunosupresores|immunosuppressants
fluidoterapia|sueroterapia|sueros|suero|ssf|sf|rl|cristaloides|seroterapia|fluids|iv fluids|ivf|fluid resuscitation|crystalloid|crystalloids|hidratacion|hidratacio|hydration|saline|normal saline|serum|suero salino|suero fisiologico|serum fisiologic|fluid|rehidratacion|rehydration|hydrated|intravenous fluids|volumen|volum|expansion volumen|volume expansion
restriccion hidrica|restriccion liquidos|restriccio hidrica|restriccio liquids|fluid restriction|fluids restricted|fluid restricted|restrict fluids
dieta absoluta|da|ayunas|ayuno|dejuni|dieta absoluta|npo|nbm|nil by mouth|nothing by mouth|en ayunas|fasting|fasted
dieta hiposodica|sin sal|baja sal|hiposodica|dieta pobre sal|dieta baixa sal|dieta sense sal|low salt|low salt diet|low sodium|low sodium diet|hiposodic|baja sodio|baixa sodi|salt restricted|salt restriction|pobre sodio|poca sal
dieta diabetica|dieta diabetico|diabetic diet
dieta blanda|dieta tova|soft diet|light diet|dieta ligera|dieta lleugera|easy digest
dieta liquida|liquidos|liquids|free fluids|clear fluids|liquid diet
iv|ev|i v|e v|endov|intravenoso|intravenosa|endovenoso|endovenosa|parenteral|intravenos|endovenos|endovenosa|intravenosa|intravenous|intravenously|via endovenosa|via intravenosa
vo|v o|oral|orales|via oral|por boca|per boca|orally|po|p o|by mouth|per os|oral route|mouth|orals
sc|s c|sbc|subcutaneo|subcutanea|subcutani|subcutania|subcutaneous|subcut|subcutaneously|sq
im|i m|intramuscular|intramuscularly|intramuscularment
sl|sublingual|sublingually|under tongue
vr|rectal|via rectal|pr|rectally|tacto rectal|tr|tacte rectal|rectal examination|pr examination|dre|digital rectal examination
pv|vaginal|tv|tacto vaginal|tacte vaginal|vaginal examination|ve|vaginally
td|transdermico|transdermic|parche|parches|pegat|pegats|patch|patches|transdermal
top|topico|topica|topicos|topic|topics|topical|topically|pomada|crema|cream|ointment|unguento
col|colirio|colirios|colliri|eye drops|gotas|gotes|drops|gtt
pc|perfusion|perfusion continua|bic|bomba infusion|perfusio|perfusio continua|infusion|infused|continuous infusion|drip|goteo|bomba perfusio|gtt|iv infusion
bolo|bolos|bolus|boluses|embolada|embolades|bols
comp|cp|cps|comprimido|comprimidos|comprimit|comprimits|pastilla|pastillas|pastilles|tab|tabs|tablet|tablets|pill|pills
caps|cap|capsula|capsulas|capsules|capsule
sobre|sobres|sobre|sachet|sachets
amp|ampolla|ampollas|vial|viales|ampolles|ampoule|ampoules|vials
qd|od|once daily|once a day|una vez al dia|1 vez al dia|daily|cada 24 horas|cada dia|c 24h|cada 24h|un cop al dia|diari|diaria|diario|every day|every 24 hours|1 0 0
bd|bid|b i d|twice daily|twice a day|dos veces al dia|dos cops al dia|cada 12 horas|cada 12h|c 12h|every 12 hours|12 hourly|q12h|1 0 1
tds|tid|t i d|three times daily|three times a day|tres veces al dia|cada 8 horas|cada 8h|c 8h|every 8 hours|8 hourly|q8h|1 1 1
qds|qid|four times daily|four times a day|cuatro veces al dia|cada 6 horas|cada 6h|c 6h|every 6 hours|6 hourly|q6h
on|nocte|at night|qhs|hs|noche|por la noche|nit|a la nit|bedtime|cena|sopar|0 0 1|nightly|every night|antes de acostarse
om|mane|in the morning|manana|por la manana|mati|al mati|morning|desayuno|esmorzar|de|qam|1 0 0
prn|p r n|si precisa|si cal|si dolor|a demanda|rescate|rescates|rescats|rescat|as needed|as required|when needed|when required|sos|si fuera necesario|if needed|if required|rescue
stat|urgente|urgent|inmediato|immediat|urgently|emergency|emergente|emergent|urgencia|preferente|de forma urgente
ta|pa|tad|tas|tension|tensio|tension arterial|presion arterial|tensio arterial|pressio arterial|bp|blood pressure|tensional|tensionals|tensionales|cifras tensionales|systolic|pressure|tam|pam|map|mean arterial pressure
pas|tas|sistolica|sistolic|systolic|sbp|tension arterial sistolica|presion arterial sistolica|pressio arterial sistolica
pad|tad|diastolica|diastolic|dbp|tension arterial diastolica|presion arterial diastolica
fc|freq cardiaca|frecuencia|frecuencia cardiaca|frequencia cardiaca|frequencia|hr|heart rate|pulse|pulse rate|pulso|pols|puls|rate|frecuencia ventricular|ritmo|ppm|lpm|bpm
fr|freq respiratoria|frecuencia respiratoria|frequencia respiratoria|rr|resp rate|respiratory rate|rpm|resps|respirations
sat|sato2|sao2|spo2|so2|sat o2|satura|saturacion|saturacion oxigeno|saturaciones|saturacio|saturacio oxigen|saturant|saturando|sats|saturation|saturations|oxygen saturation|oxygen saturations|o2 sats|saturating|pulsioximetria|satting|sp o2
t|ta|tax|temp|temperatura|temperatura axilar|temperature|termometrado|termometrada
pvc|presion venosa central|pressio venosa central|cvp|central venous pressure
pic|presion intracraneal|pressio intracranial|icp|intracranial pressure
iy|piy|ingurgitacion yugular|ingurgitacio jugular|pvy|jvp|jvd|jugular venous pressure|presion venosa yugular|raised jvp|distension yugular|neck veins
rhy|rhj|reflujo hepatoyugular|reflux hepatojugular|hepatojugular reflux
diuresis|diuresi|urine output|uo|uop|diuresis horaria|gasto urinario|ritmo diuresis|passing urine|orina
bh|balance hidrico|balance|balanc hidric|fluid balance
talla|estatura|alcada|altura|height|ht
pes|peso|ponderal|weight|wt|pesa|weighed|weighing|kilos|kg
imc|bmi|indice masa corporal|index massa corporal|body mass index
ef|expl|exp|exploracion|exploracion fisica|examen|examen fisico|exploracio|exploracio fisica|o e|oe|on examination|examination|exam|physical examination|physical exam|examined|explorar|pe
ac|auscultacion cardiaca|acr|acp|auscultacio cardiaca|cardiac auscultation|heart sounds|hs|tonos cardiacos|tonos|sorolls cardiacs|tons|rscs|rcr|ritmico|ritmica|ritmic|s1 s2
ar|ap|auscultacion respiratoria|auscultacion pulmonar|acp|auscultacio respiratoria|auscultacio pulmonar|auscultation|auscultacion|auscultacio|chest auscultation|auscultated|auscultated chest|breath sounds
mv|mvc|murmullo vesicular|murmullo|murmuri vesicular|murmuri|hipofonesis|hipoventilacion|air entry|ae|breath sounds|vesicular breath sounds|ventilacion|ventilacio
hipoventilacion|hipofonesis|mv disminuido|disminucion murmullo|hipoventilacio|hipofonesi|disminucio murmuri|reduced air entry|decreased breath sounds|reduced breath sounds|diminished breath sounds|reduced ae|decreased air entry
rha|peristaltismo|ruidos hidroaereos|peristalsis|peristaltisme|sorolls intestinals|peristalsi|bowel sounds|bs|ruidos intestinales
bdi|blando depresible indoloro|tou depressible|soft non tender|snt|soft nontender|abdomen blando|abdomen tou|blando no doloroso|tou i depressible
coc|coh|consciente orientado|consciente orientado colaborador|conscient orientat|alert oriented|aox3|a o|orientado en tres esferas|conscious oriented
beg|buen estado general|bon estat general|good general condition|well appearing|looked well|looks well
reg|regular estado general|regular estat general
nh|nc|normohidratado|normohidratada|normocoloreado|normocoloreada|nhnc|nhyc|normohidratat|normocolorejat|well hydrated|well perfused|bien hidratado|bien perfundido|bien prefundido|euhydrated
relleno capilar|rc|tiempo relleno capilar|replecio capilar|crt|capillary refill|cap refill|capillary refill time
pulsos|pulsos perifericos|pulsos pedios|pedios|polsos|polsos periferics|peripheral pulses|pulses|pulsos distales|polsos distals|pedal pulses
fuerza|bm|balance motor|balance muscular|forca|balanc muscular|power|strength|motor|fuerza muscular|muscle power|muscle strength
rot|reflejos osteotendinosos|reflejos|reflexos|reflexos osteotendinosos|reflexes|dtr|dtrs|deep tendon reflexes|tendon reflexes
rcp|reflejo cutaneo plantar|babinski|reflejos plantares|cutaneoplantar|plantars|plantar response|plantar reflex|reflex cutaniplantar|upgoing plantar|respuesta plantar
ppcc|pc|pares craneales|parells cranials|cranial nerves|cn|cns
sensibilidad|sensitivo|sensitiva|sensorial|sensibilitat|sensitiu|sensation|sensory|sensorial
lenguaje|habla|llenguatge|parla|speech|language|hablar|parlar
movilidad|movilizacion|movimiento|movimientos|mobilitat|mobilitzacio|moviment|moviments|mobility|mobilisation|mobilization|mobilising|movement|movements|movilizar|mobilise|mobilised|moviliza|move|moving|mobilitzar
rom|rango movimiento|rango articular|balance articular|ba|balanc articular|range motion|range movement|arco movimiento|arc mobilitat|rango movilidad
nv|neurovascular|neurovascularly intact|nvi|distal neurovascular
bipedestacion|bipedestacio|standing|stood|de pie|dret|stand
sedestacion|sedestacio|sillon|butaca|sitting|sat out|sit out|chair|sentado|assegut
decubito|encamado|encamada|cama|llit|bed|bedbound|bedridden|allitat|encamamiento|en cama|reposo en cama|bed rest
reposo|repos|rest|resting|en reposo|descanso
esfuerzo|esfuerzos|esforc|esforcos|exertion|exercise|effort|exertional|ejercicio|exercici|exercises|ejercicios|exercicis|activity|on exertion|activitat fisica|actividad fisica
deambular|deambulacion|deambula|caminar|camina|andar|anda|marcha|deambulacio|caminar|marxa|walk|walking|walks|walked|ambulate|ambulating|ambulation|ambulant|ambulatory|mobilising|mobilise|mobile|mobilised|gait|mobilizing
baston|bastones|basto|bastons|cane|canes|stick|sticks|walking stick
andador|caminador|zimmer|frame|walking frame|zimmer frame|rollator|walker
silla ruedas|cadira rodes|wheelchair|wheelchair bound
abvd|avd|avdb|actividades basicas|actividades basicas vida diaria|actividades vida diaria|activitats basiques|activitats basiques vida diaria|activitats vida diaria|adl|adls|activities daily living|daily activities|personal care|autocuidado|aivd|instrumentales
iabvd|independiente|independiente abvd|autonomo|autonoma|autonomia|independent|autonom|independently|independencia|valido|por si mismo|by himself|por si solo|funcionalment independent
dependiente|dependencia|dependent|dependencia|dependiente|needs help|precisa ayuda|requires assistance|assistance
cuidador|cuidadora|cuidadores|cuidador|cuidadors|carer|carers|caregiver|caregivers|poc|package care
vive solo|vive sola|viu sol|viu sola|lives alone|living alone
vive con|conviu|convive|viu amb|lives with|living with
casado|casada|casat|married|conyuge|matrimonio
viudo|viuda|vidu|vidua|widow|widower|widowed
soltero|soltera|solter|single|unmarried
divorciado|separado|divorciat|separat|divorced|separated
jubilado|jubilada|pensionista|jubilat|retirat|retired|pensioner
trabaja|trabajo|profesion|treballa|treball|feina|works|worked|work|working|occupation|employed|trabajador|treballador|laboral|job|profession
it|ilt|baja laboral|incapacidad temporal|baixa laboral|sick leave|off work|baixa
fumador activo|fumador actiu|current smoker|active smoker|tabaquismo activo|tabaquisme actiu|fumador|fumadora|fuma|smoker|smokes
exfumador|ex fumador|extabaquico|exfumadora|ex smoker|exsmoker|former smoker|dejo fumar|dejo de fumar|va deixar fumar|stopped smoking|quit smoking|quit|gave up smoking|ceased smoking|antiguo fumador|ha deixat fumar|abandono tabaco
ia|ipa|paquetes ano|paq ano|pqa|paquetes-ano|paquets any|indice paquetes ano|pack year|pack years|py|pyh|packyears
cig|cigarrillos|cigarros|cigarretes|cigarrets|cigs|cigarettes|cigarette|cig dia
ube|unidades alcohol|unitats alcohol|units alcohol|alcohol units|gramos alcohol|units week|consumo alcohol|consum alcohol|alcohol intake|alcohol consumption|drinks alcohol|bebe alcohol|beu alcohol|consumidor alcohol|consume alcohol|drinks units
cocaina|cocaine|esnifada
cannabis|the|thc|marihuana|marijuana|porros|hachis|haixix
heroina|heroin
ap|aapp|antecedentes|antecedentes personales|antecedentes patologicos|antecedents|antecedents personals|antecedents patologics|pmh|pmhx|past medical history|medical history|history|background|hx|h o|ho|history of|known|past history|phx|historia|bg
af|aaff|antecedentes familiares|antecedents familiars|historia familiar|fh|fhx|family history|familia|familiars|familiares
sh|shx|social history|historia social|situacion social|situacio social
amc|ram|ramc|alergias|allergies|allergy|alergia|alergico|al lergies|al lergia
mc|motivo consulta|motiu consulta|pc|presenting complaint|chief complaint|cc|reason for admission|motivo ingreso|motiu ingres
ea|enfermedad actual|malaltia actual|proceso actual|proces actual|hpc|hpi|history presenting complaint|history present illness
dx|diagnostico|diagnosticos|diagnosticado|diagnosticada|diagnostic|diagnostics|diagnosticat|diagnosticada|diagnosis|diagnosed|diagnoses|jc|juicio clinico|judici clinic|impresion diagnostica|orientacion diagnostica|od|impression|imp|catalogado|filiado|etiquetado|labelled
ddx|diagnostico diferencial|diagnostic diferencial|differential|differential diagnosis
tto|tt|ttos|tx|rx|trat|tratamiento|tratar|tratado|tratada|trata|trato|tratandose|tractament|tractar|tractat|tractada|tracta|terapia|terapeutica|terapeutico|terapeutic|terapia|treatment|treated|treat|treating|therapy|therapeutic|managed|management|medically|manejo|maneig|tractaments|tratamientos
conservador|manejo conservador|tratamiento conservador|conservadora|conservadorament|conservatively|conservative|conservative management|non operative|nonoperative|medico|medically|tratamiento medico|tractament medic
dc|alta|dado alta|dada alta|alta hospitalaria|alta a domicilio|donat alta|discharge|discharged|home|went home|se va alta|altar
ing|ingreso|ingresa|ingreso hospitalario|ingresado|ingresada|ingresar|hospitalizacion|hospitalizado|hospitalizada|ingres|ingressa|ingressat|ingressada|ingressar|hospitalitzacio|hospitalitzat|hospitalitzada|admission|admitted|admit|admits|hospitalised|hospitalized|hospitalisation|hospitalization|stay|inpatient|hospital stay|estancia|adm
reingreso|reingresa|reingresado|reingres|reingressa|readmission|readmitted|re admitted|rehospitalizacion
urg|scu|sem|urgencias|servicio urgencias|urgencies|ucies|servei urgencies|ed|a e|ae|er|emergency department|emergency room|casualty|emergency|suh
resi|residencia|centro residencial|residencia geriatrica|institucionalizado|institucionalizada|residencia ancianos|geriatrico|institucionalitzat|nh|nursing home|care home|rh|residential home|residential care|institutionalised|snf|skilled nursing facility
css|centro sociosanitario|sociosanitario|convalecencia|convalescencia|centre sociosanitari|sociosanitari|unidad convalecencia|community hospital|intermediate care|rehab unit|step down
map|mcap|mf|medico cabecera|medico familia|medico atencion primaria|atencion primaria|centro salud|cs|ap|abs|eap|cap|metge capcalera|metge familia|atencio primaria|centre atencio primaria|centre salut|gp|general practitioner|primary care|pcp|family doctor|primary care physician|gp surgery|family physician|ambulatorio
ccee|cce|cex|ccex|consultas externas|consulta externa|consulta|consultes externes|opd|op|outpatients|outpatient|clinic|outpatient clinic|ambulatorio|ambulatoria|ambulatoriamente|ambulatori|ambulatoriament|ambulatory|outpatient basis
ic|interconsulta|interconsulta|referral|referred|consult|consulted|reviewed by|valorado por|derivado|derivacion|derivada|derivar|derivat|derivacio|refer
fu|f u|rv|seguimiento|control|controles|revision|revisiones|seguiment|controls|revisio|follow up|followup|followed up|review|reviewed|check|checked|monitor|monitoring|monitored|monitorizar|monitorizacion|monitoritzacio|vigilancia|vigilar|vigilancia|surveillance|recheck|repeat
rv|repetir|repetido|repite|repeticion|repetir|repetit|repeticio|repeat|repeated|repeating|recheck
ltev|let|limitacion esfuerzo terapeutico|limitacion tecnicas soporte vital|limitacio esforc terapeutic|adecuacion esfuerzo terapeutico|adequacio esforc terapeutic|ceiling of care|ceiling care|treatment limitation|aet
onr|no rcp|orden no reanimar|dnr|dnacpr|dnar|not for resuscitation|not resuscitate|no reanimar|no rcp
vsr|dv|voluntades anticipadas|document voluntats anticipades|voluntats anticipades|dva|advance directive|living will|planificacion anticipada
ci|consentimiento informado|consentiment informat|consent|informed consent|consented|consentimiento|consentiment
informado|informada|informa|informacion|informat|informada|informacio|informed|information|explained|counselled|discussed|discussion|comentado|told
sem|semana|semanas|setmana|setmanes|sg|week|weeks|wk|wks|weekly|semanal|setmanal
sg|semanas gestacion|semana gestacion|setmanes gestacio|setmana gestacio|weeks gestation|gestational age|edad gestacional|eg|edat gestacional|weeks pregnant
gestacion|gestante|embarazo|embarazada|gestacio|gestant|embaras|embarassada|pregnancy|pregnant|gestational|gestation|gestacional|gravida|gravidesa
fur|fum|fecha ultima regla|fuec|data ultima regla|dur|lmp|last menstrual period|ultima menstruacion|ultima regla
fpp|fecha probable parto|data probable part|edd|expected date delivery|due date
parto|part|partos|labour|labor|delivery|delivered|birth|dio a luz|va donar llum|parir|puerperio|partus|born|nacio|nacimiento|naixement|neixer|neix|nascut|nacido|nacida|nascuda
eutocico|parto vaginal|parto eutocico|part vaginal|part eutocic|svd|nvd|vaginal delivery|spontaneous vaginal delivery|vaginal birth|normal delivery|pe
ces|cst|cesarea|cs|c s|lscs|c section|caesarean|caesarean section|cesarean|cesaria|cesarea urgente|cesarean section
forceps|ventosa|kiwi|instrumental|instrumental delivery|vacuum|espatulas|parto instrumentado|part instrumentat
epis|episiotomia|episiotomy
dinamica uterina|du|contracciones|contraccions|contractions|contracciones uterinas|dinamica uterina
dilatacion|cm dilatacion|dilatacio|dilated|dilatation|cervical dilatation|dilation
lact|lm|lactancia materna|lactancia materna|breastfeeding|breastfed|breast fed|lme|pecho
rn|recien nacido|neonato|nounat|nado|newborn|neonate|neonatal|baby|bebe
leche|llet|milk
percentil|p50|percentil|centile|percentile
vacunacion|vacunas|vacunado|vacunada|calendario vacunal|vacunacio|vacunat|calendari vacunal|immunisation|immunised|immunisations|vaccinated|vaccination|vaccinations|vaccine|vaccines|immunizations|vacunes
escolar|escuela|colegio|guarderia|escola|llar infants|nursery|school|kindergarten
varon|hombre|h|v|v de|masculino|senor|caballero|home|baro|senyor|man|male|gentleman|m|masculi|sex masculi
mujer|m|f|femenino|senora|dona|senyora|femeni|woman|female|lady
nino|paciente pediatrico|nen|noi|infant|child|boy|kid|menor|pediatrico|paediatric|pediatric
nina|nena|noia|infant|child|girl|kid|menor|pediatrico|paediatric|pediatric
adolescente|adolescent|teenager|joven|jove|young
anciano|anciana|ancia|anciana|elderly|edad avanzada|older|edat avancada|avi|avia
madre|mare|materno|materna|matern|mother|maternal|mum|mom|mami
padre|pare|paterno|paterna|father|paternal|dad
hermano|hermanos|germa|germans|brother|brothers|sibling|siblings
hermana|hermanas|germana|germanes|sister|sisters|sibling|siblings
children|hijos|fills|sons|descendencia
abuelo|avi|grandfather|grandparent
abuela|avia|grandmother|grandparent
tio|oncle|uncle
tia|aunt
nieto|net|grandson|grandchild
nieta|neta|granddaughter|grandchild
esposa|mujer|muller|dona|wife|pareja|parella|partner|spouse|conyuge|conjuge
esposo|marido|marit|espos|husband|pareja|parella|partner|spouse|conyuge|conjuge
amigo|amiga|amigos|amic|amiga|friend|friends|conocidos
familia|familiar|familiares|parientes|familiar|familiars|family|relative|relatives|next of kin|nok
vecino|vecina|vei|veina|neighbour|neighbor
semanas previas|semana previa|setmana previa|week before|previous week|week prior|hace una semana|fa una setmana|a week ago|one week ago|week ago
ayer|dia anterior|dia previo|ahir|dia abans|yesterday|day before|previous day|dia antes
hoy|dia hoy|avui|today|hoy dia
manana|dia siguiente|dema|endema|tomorrow|next day|following day|mati|next morning|siguiente dia
hace|desde hace|fa|des de fa|ago|for|durante|evolucion|evolucio|lasting|duration|since|during|past
diario|diariamente|a diario|cada dia|diariament|daily|per day|a day|each day|every day
intermitente|intermitentes|intermitent|intermitents|intermittent|intermittently|on and off|a ratos|de forma intermitente|a temporades
continuo|continua|constante|constant|continuous|continuously|constantly|permanente|permanent|permanentes|ininterrumpido|continuament|sostenido|sostenida
subito|subita|brusco|brusca|repentino|repentina|sobtat|sobtada|brusc|bruscament|subitament|sudden|suddenly|abrupt|bruscamente|subitamente|de repente|acute onset|de golpe|inicio subito|sobtadament|sudden onset
insidioso|insidiosa|insidios|insidious|gradual|paulatino|gradualment|paulatinamente|gradually|lento|slowly|slow|poc a poc|lentament|lentamente|paulatina
rapido|rapida|rapidamente|rapid|rapida|rapidament|rapid|rapidly|quick|quickly|fast
creciente|en aumento|progresivo|creixent|worsening|increasing|progressive|progressivo|va a mas|en augment|que ha ido a mas|getting worse|cada vez mayor|empeoramiento|empitjorament|deterioro progresivo|deteriorating|deteriorate|deterioration
espontaneo|espontanea|espontaneamente|espontani|espontania|espontaniament|spontaneous|spontaneously|por si solo
fresco|fresca|fresh|rutilante|roja|sangre roja|vermella|sang vermella|bright red|fresc
espumoso|espumosa|escumos|escumosa|frothy|foamy
purulento|purulenta|purulent|pus|verdoso|verdosa|verdos|green|verde|verd|greenish|pustuloso|supuracion|supurativo|supuracio|discharging
amarillento|amarillo|groguenc|groc|yellow|yellowish
blanquecino|blanco|blanca|blanquinos|blanc|white|whitish
herpes|herpetico|herpetica|herpetic
abundante|abundantes|copioso|profuso|profusa|abundant|abundants|copios|profus|copious|profuse|heavy|large amount|mucho|profuses
escaso|escasa|escasos|poco|escas|escassa|poc|poca|scant|scanty|little|small amount|minimo|minima|minim|minimal|minimos|minims|limitado
multiple|multiples|varios|diversos|numeroso|numerosos|nombrosos|several|many|numerous|multiples|plural
unico|unica|unic|single|solitary|solitario|aislado|aislada|isolated|aillat|aillada|solitari|only|lone
difuso|difusa|difus|diffuse|diffusely|generalizado|generalizada|generalitzat|generalitzada|generalised|generalized|widespread|difusamente|difusament
localizado|localizada|localizar|localiza|localitzat|localitzada|localitza|localised|localized|focal|localisation|focalidad|focalitat|foco|focus|focalizado|situado|situada|situat|located|site
sin focalidad|focalidad neurologica|focalitat neurologica|deficit focal|focal deficit|focal neurology|focal neurological deficit|neurological deficit|signos focales
deficit|deficiencia|deficit|deficiency|deficient
conservado|conservada|conservados|conservat|conservada|preservado|preservada|preservat|preserved|intact|intacto|mantenido|mantenida|spared|indemne|respetado|integro|integra|integre
reducido|reducida|disminuido|disminuida|disminuit|disminuida|reduit|reduida|deprimida|deprimido|deprimit|reduced|decreased|impaired|diminished|poor|bajo|baja|baix|low
normal|normales|normalidad|normals|normalitat|anodino|anodina|sin alteraciones|wnl|within normal limits|nad|unremarkable|no abnormalities|clear|nl|norm|sin hallazgos|dentro normalidad|dins normalitat|rango normal|dentro limites normalidad
alterado|alterada|alteracion|alteraciones|anormal|anomalia|patologico|alterat|alterada|alteracio|alteracions|anormalitat|abnormal|abnormality|abnormalities|altered|deranged|derangement|disturbance|disturbances|cambio|cambios|cambiado|canvi|canvis|canviat|change|changes|changed|modificacion|modificacio
cambio|cambiar|cambia|cambio|cambiado|sustituir|sustituye|sustituyo|sustituido|canvi|canviar|canvia|canviat|substituir|substitueix|substituit|change|changed|switch|switched|replace|replaced|substituted|swapped|converted|rotacion|rotado|rotacio|paso|pasa|pas|pasar|passar|passa|conversion|conversio|swap|sustitucion|substitucio|en lugar de|en lloc|instead
suspender|suspende|suspendido|suspension|retirar|retirada|stop|stopped|discontinued|held|withheld|paused|pausado|pausa|aturat|suspes|cese|cesa|cessat|ceased|cessation|fin|finalizar|finaliza|finalizado|finalitza|finalitzat|terminado|acabat|omitted|omit|omitir|se omite|parar|parat|se para|descontinuado
iniciar|inicia|inicio|comenzar|comienzo|empezar|instaurar|start|started|commenced|begun|began|initiated|se anade|anadir|added|adds|anadido|afegir|afegit|afegeix|asociar|se asocia|introduce|introduced|instaura|loaded|put on|pautar|pautado|pauta|se pauta|prescribed|prescrito|prescrit|institute|inici|iniciat|inicia
aumento|aumentar|aumenta|aumentado|subir|sube|elevar|eleva|elevacion|incremento|augment|augmentar|augmenta|augmentat|pujar|puja|elevacio|increment|increase|increased|increases|up|uptitrated|up titrated|titrated up|escalated|raised|rise|optimizar|optimitzar|optimizado|optimised|up to
disminuir|disminuye|reducir|reduce|bajar|baja|descender|desciende|descenso|reduccion|descens|reduccio|disminucion|disminucio|baixa|baixar|reduir|redueix|down|tapered|taper|weaned|titrated down|dropped|drop|fell|fallen|falling|reduced|decrease|decreased|decreasing|pauta descendente|pauta descendent|caida|caiguda|lowered|descenso|reducing
mejoria|mejorar|mejora|mejorado|mejorando|favorable|favorablemente|millora|milloria|millorar|millorat|favorablement|improve|improved|improvement|improving|better|recovery|recovered|recuperacion|recuperado|recuperar|recupera|recuperacio|recuperat|recover|favourable|alivio|alleujament|relief|relieved|relieves|aliviar|alivia|cede|cedio|cedeix|cedir|cedit|calma|calmar|eased|eases|settled|alleuja|progresa adecuadamente
resolver|resuelto|resuelta|resolucion|remision|desaparecer|desaparicion|resolt|resolta|resolucio|remissio|remet|resolved|resolution|settled|cleared|clearance|remission|complete response|respuesta completa|resposta completa|rc|subsided|disappeared|curado|curacion|curat|cured|healed|cicatrizado|cicatrizacion|healing|cicatritzat
estable|estabilidad|estabilizado|hemodinamicamente estable|hde|hd estable|hemodinamicament estable|estabilitat|haemodynamically stable|hemodynamically stable|stable|stabilised|stabilized|stability|estabilitza|estabiliza|remained stable|mantiene estable
inestable|inestabilidad|hemodinamicamente inestable|inestabilitat|hemodinamicament inestable|unstable|instability|haemodynamically unstable|hemodynamically unstable|inestabilidad hemodinamica
sin cambios|sense canvis|unchanged|no change|misma|igual|same|stable|estable|similar|sense variacions|stationary
persiste|persistencia|persistente|continua|mantiene|sigue|persisteix|persistencia|persistent|manten|segueix|persists|persisted|persistent|ongoing|continues|continued|remains|continuing|remained|still|permanece|se mantiene|mantenido|roman|encara|todavia
residual|residuales|secuela|secuelas|sequela|sequeles|sequelae|residuals|residually
previo|previa|previos|previamente|anterior|antes|previ|previament|anteriorment|abans|prior|previous|previously|before|earlier|preexisting|past|formerly|preexistente|antigua|antiguo|antic|antiga|old|hace tiempo
actual|actualmente|ahora|hoy|actualment|ara|current|currently|now|present|at present|presently|en este momento
posterior|posteriormente|despues|tras|luego|mas tarde|despres|posteriorment|mes tard|later|after|subsequently|then|following|afterwards|at follow up|subsequent
basal|habitual|cronico|basales|previo|baseline|usual|habituals|regular|usual medication|habituales|domiciliario|home medication|mhd|medicacion habitual|tratamiento habitual|medicacio habitual|tractament habitual|regular medications
programado|programada|electivo|electiva|programat|electiu|elective|electively|scheduled|planned|diferido|diferit|booked|cita programada|pendiente|pendent|awaiting|listed|waiting list|lista espera|llista espera
pendiente|pte|pdte|pend|a la espera|pendent|en espera|awaiting|awaited|pending|outstanding|to follow|to come|not yet available
solicitar|solicita|solicitado|pedir|se pide|pedido|pide|sollicita|sollicitar|sollicitat|demana|demanar|demanat|request|requested|requests|ordered|order|sent|enviado|enviada
confirmar|confirma|confirmado|confirmo|confirmacion|confirmat|confirmacio|confirmed|confirmation|confirms|confirming|demuestra|demostrado|demostra|demostrat|shown|verificado|comprobado|comprova|comprovat|verified|verifica
sospecha|sospechar|sospechoso|sugestivo|sugerente|sugiere|compatible|sospita|sospitos|suggestiu|suggereix|suggestiva|suspected|suspicion|suspicious|suggestive|suggests|suggesting|suggested|compatible with|consistent|consistent with|orienta|in keeping with|in keeping|en probable relacion|indicativo|indicatiu|indicative
probable|probablemente|posible|posiblemente|probablement|possible|possiblement|probably|likely|possibly|presumed|presunto|presumptive|presumible|presumiblemente|presumible
origen|etiologia|causa|origen|etiologic|etiologico|aetiology|etiology|cause|caused|source|foco|focus|secondary|secundario|secundaria|secundari|due|debido|degut|attributed|atribuido|atribuible|causado|provocado|provocada|responsable|en relacion
contacto|contactos|contacte|contactes|contact|contacts|exposicion|exposicio|exposure|exposed|convivientes
viaje|viajes|viajado|viatge|viatges|viatjat|travel|travelled|trip|traveled|travels
ingesta|ingerir|ingerido|ingesta|ingestion|ingested|intake|toma|tomar|tomado|taken|comer|menjar|eating|eat|ate|consumo|consumir|consum|consumed|swallowed
apetito|gana|appetite|hambre
sueno|dormir|son|sleep|sleeping|asleep|dorm
levantarse|levantar|aixecar|llevar se|getting up|get up|rise
acompanado|acompana|acompanada|asociado|asociada|acompanyat|acompanyada|associat|associada|associated|accompanied|together with|along with|junto con|juntament|junto|with
irradiado|irradiada|irradiacion|irradia|irradiat|irradiada|irradiacio|radiating|radiates|radiated|radiation|irradiando|migrado|migrating
agravado|desencadenado|precipitado|empeora|exacerbado|triggered|precipitated|worse|worsened|exacerbated|aggravated|provocado|desencadenante|desencadenant|trigger|precipitant
herida|ferida|wound|incision|incisio|herida quirurgica|ferida quirurgica|surgical wound|hqx|hq|wounds|ferides|heridas
curas|cura|cures|curas herida|dressing|dressings|dressed|wound care|curas enfermeria|aposito|apositos|apositos|vendaje|bandage
grapas|agrafes|puntos|staples|clips|punts|sutures|stitches|grapes|rop|retirada puntos|retirada grapas|retirada punts
corte|talls|cut|cortes|herida incisa|incised
mordedura|mossegada|bite|bitten|mordido
picadura|picada|picado|sting|stung|insect bite
bulto|masa|tumoracion|bony|bult|massa|tumoracio|lump|mass|swelling|lesion|nodulo|tumefaccion
lesion|lesiones|lesio|lesions|lesion|lesions|dano|dany|damage|injury|injuries|injured|lesionado|trauma|traumatismo|traumatisme|traumatic|traumatico|traumatica
captacion|realce|captacio|realc|uptake|enhancement|enhancing|avid|hipercaptacion|hipercaptante|realza|hypermetabolic|hipermetabolico|hipermetabolica|hipermetabolisme
contraste|contrast|cte|civ|contraste intravenoso|contrast endovenos|iv contrast
diametro|diametre|diameter|tamano|mida|size|sized|dimension|dimensiones|measuring|mide|medida|longitud
espesor|engrosamiento|grosor|engruiximent|gruix|thickening|thickened|thickness|wall thickening|engrosado|engruixit
elevacion st|ascenso st|supradesnivelacion st|supradesnivel st|elevacio st|ascens st|st elevation|elevacion segmento st|supra st|elevacio segment st|supradesnivell st|ste
descenso st|infradesnivelacion st|infradesnivel st|depresion st|descens st|st depression|infradesnivell st|descenso segmento st|infra st
onda t negativa|inversion onda t|ondas t negativas|t negativas|inversio ona t|ones t negatives|t wave inversion|twi|inverted t waves
cara inferior|inferior|ii iii avf|cara inferior|inferior leads|derivaciones inferiores|derivacions inferiors
qrs estrecho|qrs estret|narrow complex|narrow qrs
qrs ancho|qrs ample|broad complex|wide qrs|wide complex
qtc|qt corregido|intervalo qt|interval qt|qt interval|corrected qt|qt corregit
alteraciones repolarizacion|alteraciones agudas repolarizacion|alteracions repolaritzacio|repolarizacion|repolarisation changes|st t changes|ischaemic changes|cambios isquemicos
fevi|fe|feve|fevi preservada|fraccion eyeccion|fraccio ejeccio|lvef|ef|ejection fraction|funcion sistolica|funcio sistolica|systolic function|lv function|funcion ventricular
hvi|hipertrofia ventricular izquierda|hipertrofia vi|hipertrofia ventricular esquerra|lvh|left ventricular hypertrophy|hipertrofia concentrica
acinesia|aquinesia|akinesia|akinetic|alteraciones contractilidad|alteracion contractilidad|alteracions contractilitat|rwma|regional wall motion abnormality|wall motion abnormalities|hypokinesia|hipocinesia|hipoquinesia|hypokinetic
grasa|graso|grasa|greix|gras|fat|fatty|adiposo|lipomatoso
sangre roja|rectorragia|sang vermella|fresh blood
coagulo|coagulos|coagul|coagul s|clot|clots|coaguls|trombo|thrombus
moco|mocos|mucosidad|moc|mucositat|mucus|mucous|mucoso|secreciones|secrecions|secretions|mucopurulent
gas|gases|gasos|flatus|wind
micciones|miccion|orinar|orina|miccio|miccions|orinar|urinate|urination|voiding|void|voided|passing urine|pass urine|micturition|diuresis espontanea|twoc|trial without catheter|miccion espontanea
habito intestinal|ritmo deposicional|ritmo intestinal|habito deposicional|ritme deposicional|habit deposicional|habit intestinal|bowel habit|bowel habits|transito intestinal|ritme intestinal|transito|transit|trafic|change bowel habit|peristalsis
deposicion|deposiciones|defecacion|heces|femta|femtes|deposicio|deposicions|stool|stools|bowels|bowel|faeces|feces|bowel motion|bowels opened|bo|defecar|defecation|bms|bm|motions
ronda|visit|pase visita|ward round
riesgo|risc|risk|alto riesgo|high risk|riesgos
beneficio|benefici|benefit|benefits
pronostico|pronostic|prognosis|prognostic
estadio|estadi|stage|estadiaje|estadificacion|estadiatge|staging|staged|tnm|clasificacion|grado|grade|extension|estudio extension|estudi extensio
ciclo|ciclos|cicle|cicles|cycle|cycles|c1|courses|sesion|sesiones|sessio|sessions|fracciones|fractions|session
linea|primera linea|primera linia|first line|line therapy
adyuvante|adyuvancia|adjuvant|adjuvancia|adjuvantly
neoadyuvante|neoadyuvancia|neoadjuvant|neoadjuvancia|preoperatorio|induccion|induction|neo adjuvant
comite|comite tumores|cmdt|comite multidisciplinar|comite tumors|comite multidisciplinari|mdt|multidisciplinary team|tumour board|mdt meeting|tumor board|board|multidisciplinary meeting|multidisciplinar
familiograma|arbol genealogico|pedigree
cribado|cribratge|screening|screen|cribaje|screened|despistaje
oncologico|oncologica|oncologic|oncological|tumor
infiltracion|infiltra|infiltrante|infiltracio|infiltrant|infiltrado|infiltrating|infiltration|infiltrates|invasion|invade|invasivo|invasio|invaded|invades|invasive
margenes|marges|margin|margins|bordes|borde|vores|bordes quirurgicos|edges|resection margins
ganglios|ganglionar|ganglionares|adenopatia|adenopatias|gangli|ganglis|adenopatia|adenopaties|node|nodes|nodal|lymph nodes|lymph node|lymphadenopathy|ln|lymphadenopathies|lymphatic|linfatico|limfatic|adenomegalia|adenomegalias
compresion|comprimir|comprime|comprimido|compresivo|compressio|comprimeix|comprimit|compressiu|compression|compressing|compressed|compresses|compressive
ocupacion|ocupa|ocupacio|ocupar|occupied|occupying|encroachment|retropulsion|retropulsed
acunamiento|aplastamiento|colapso|perdida altura|aixafament|perdua alcada|collapse|loss height|wedging|height loss|collapsed
desplazado|desplazada|desplazamiento|desplacat|desplacada|desplacament|displaced|displacement|shift|desviado|midline shift|desplazamiento linea media
abierto|abierta|oberta|obert|open|compound
cerrado|cerrada|tancat|tancada|closed
conminuta|comminuted|conminuta|multifragmentaria|conminuto
accidente|accident|colision|collision|crash|siniestro|accidente trafico
moto|motocicleta|motorbike|motorcycle|motorista
bicicleta|bici|bike|bicycle|cyclist|ciclista
coche|cotxe|vehiculo|vehicle|car|turismo|automovil
caida|caidas|caida casual|caiguda|caigudes|fall|falls|fell|mechanical fall|precipitacion|precipitado|caida propia altura|caiguda propia alcada|fall from standing|fall from own height|se cayo|caer|cau|precipitacio
escalera|escaleras|escala|escales|stairs|steps|ladder|peldanos
agresion|agredido|agressio|assault|assaulted|attacked
arma blanca|arma blanca|apunalamiento|stab|stabbed|stab wound|knife
lado|lateral|hemicuerpo|costat|side|sided|lateralidad
mitad|meitat|half|medio
total|completo|completa|complet|completa|completely|full|whole|entero|complete|total|totally|integramente
parcial|parcialmente|parcialment|partial|partially|incompleto|incompleta|incomplet|incomplete|partly
frecuente|frecuentes|frecuentemente|a menudo|frequent|frequents|sovint|often|frequently|recurrente|recurrent|repetido|repetidos
primera vez|primer episodio|primer episodi|first episode|first time|debut|primera vegada|new onset|reciente diagnostico|de novo|newly diagnosed
antiguo|viejo|old|vell|ancient|healed|antic|previous
incidental|casual|hallazgo casual|incidentaloma|troballa casual|incidentally|incidental finding|casualmente|troballa incidental|hallazgo incidental
infeccioso|infecciosa|infectologia|infecciosas|malalties infeccioses|enfermedades infecciosas|infectious|infectious diseases|id|microbiology|microbiologia|micro|microbiologist
germen|microorganismo|bacteria|bacilo|organism|organisms|pathogen|bacteria|bacteri|bacterial|bacteriano|bacteriana|bacteria
virus|virico|virica|viral|viric|virasico
hongo|fungico|fungica|fungic|fungal|fong|fongs|fungus|micotico|micosis
e coli|escherichia coli|ecoli
s aureus|staphylococcus aureus|estafilococo aureus|staph aureus|estafilococ aureus|estafilococo dorado
s pneumoniae|streptococcus pneumoniae|neumococo|pneumococ|pneumococcus|pneumococcal|neumococica|pneumococcic
legionella|legionela|legionel la
influenza|gripe|grip|flu|gripal
covid|covid 19|sars cov 2|sarscov2|coronavirus
vrs|virus respiratorio sincitial|virus respiratori sincicial|rsv|respiratory syncytial virus
cmv|citomegalovirus|cytomegalovirus
veb|vebv|virus epstein barr|epstein barr|ebv
vhs|virus herpes simple|herpes simplex|herpes simple|hsv
hpv|vph|virus papiloma humano|virus papil loma huma|human papillomavirus
bk|baar|bacilo koch|baciloscopia|afb|acid fast bacilli|ziehl|baar esputo
ppd|mantoux|tuberculina|tuberculin
igra|quantiferon|qtf
gota gruesa|gota gruixuda|thick film|malaria film|thick smear|frotis malaria
parasitemia|parasitaemia|parasit
aislamiento|aislado|aillament|isolation|isolated|medidas aislamiento|contact precautions|side room
profilaxis|profilaxi|prophylaxis|profilactico|profilactica|prophylactic|prevencion|prevencio|prevention|preventivo|preventive|prophylactically
empirico|empirica|empiricamente|empiric|empirica|empirical|empirically|empiricament|empirico
rescate|rescats|rescue|breakthrough
carga viral|carrega viral|viral load|cv
cd4|linfocitos cd4|limfocits cd4|cd4 count
electrolitos|iones|ions|electrolytes
arterial|arteria|arteries
luz|llum|lumen|luminal|lumenal
mucosa|mucosas|mucoses|mucosal|mucous membranes|mm
fondo|fons|fundus|fundic|cuerpo gastrico
antro|antral|antre|antrum
llegada|llegar|arribada|arribar|arrival|arrived|arrives|a su llegada|on arrival|presentation|al ingreso|a l ingres|on admission
salida|sortida|leaving|left
presentar|presenta|present|presents|presented|presenting|presentation|acude|consulta|acudio|attends|attended|seen|consulto|acudeix
negar|niega|nega|denies|denied
constantes|constants|constantes vitales|signos vitales|constants vitals|vital signs|vitals|obs|observations|tpr|cv
afectacion|afecta|afectado|afectada|afectacio|afectat|affected|involvement|involved|involving|affecting|compromiso|compromes|involves
habito tabaquico|tabaquismo|smoking|smoker|tobacco|tabac|tabaco|tabaquic
paquete|paquetes|paquet|paquets|pack|packs
transitorio|transitoria|transitori|transient|temporary|temporal|transiently|temporalmente|temporalment|passatger|pasajero
reversible|reversibilidad|reversibilitat|reversibility|reverted|revertido|revierte|reverteix|reversion
seriado|seriada|seriados|seriat|seriats|serial|serially|seriada|repeat|repeated
nocturno|nocturna|nocturn|night|nocturnal|nighttime|noche|nit|at night|por la noche|overnight|nights
matutino|matinal|matutina|matinal|morning|mati|manana
vespertino|vespertina|vespertina|evening|tarde|tarda|afternoon
postprandial|tras comidas|after meals|after eating|despues comer|despres menjar|despres apats|post prandial
proximo|proxima|siguiente|proper|propera|seguent|next|following|coming
dos veces|2 veces|dues vegades|twice|dos cops|two times
una vez|1 vez|un cop|una vegada|once|one time
acepta|aceptar|acepto|acceptar|accepta|accepted|accepts|agrees|agreed|agree|conforme|de acuerdo|d acord|consiente|consents
rechaza|rechazar|rechazo|rebutja|rebutjar|declines|declined|refuses|refused|refusal|se niega|es nega
deseo|desea|desig|wish|wishes|wants|vol|quiere|preferencia|preference|prefers|prefiere
domicilio|casa|domicili|home|hogar|residence|house|su domicilio
avisar|aviso|avisa|avisado|llamar|llama|llamado|avisat|trucar|truca|trucat|called|call|contacted|alerted|activado|activa|activo|activar|activacion|activat|activacio|activated|activation
codigo ictus|codi ictus|stroke code|stroke call|stroke team
codigo infarto|codi infart|codi iam|codigo iam|cath lab activation|stemi call
samu|suvi|sem|svb|sva|soporte vital|svab|svav|ambulancia|112|061|ambulance|paramedics|ems|emergency services|medicalizada
traer|trae|traido|traida|traen|portar|porta|portat|portada|brought|brought in|trasladar|trasladado|traslado|trasllat|traslladat|transported|transferred|transfer|taken|moved
perder|perdida|perdido|pierde|perdua|perdut|perd|loss|lost|losing|lose
olvidar|olvido|oblit|oblidat|forgot|forgotten|missed|miss
incumplimiento|mala adherencia|mal cumplimiento|incompliment|mala adherencia|non adherence|nonadherence|poor adherence|poor compliance|non compliance|noncompliant|abandono|abandona
adherencia|cumplimiento|adherencia|compliment|adherence|compliance|cumplimentacion
autocontrol|automedicacion|por cuenta propia|per compte propi|on own initiative|self discontinued|by himself|por su cuenta|pel seu compte|self stopped
gravedad|severidad|gravetat|severitat|severity
insuficiente|insuficient|inadequate|insufficient|inadecuado|suboptimal|suboptimo|deficiente
monitorizado|monitorizada|monitoritzat|monitored|telemetry|telemetria
postural|ortostatico|ortostatica|ortostatic|orthostatic|lying standing
decubito|supino|supi|supine|lying|tumbado|estirat|lying flat|flat
almohadas|almohada|coixins|coixi|pillows|pillow
piso|planta|pis|floor|storey|ward
ascensor|lift|elevator
fiebre termometrada|fiebre hasta|febre fins|temperature up to|fever up to|pico febril|picos febriles|pic febril|pics febrils|fever spikes|spiking|spike|temperature spike|temperature spikes|febrile spikes
tiritona|tiritonas|escalofrios|calfreds|rigors|rigor|shivering|shivers|chills|esgarrifances|tremolors
deseo gestacional|trying conceive
metodo anticonceptivo|anticonceptivos|aco|anticonceptius|contraception|contraceptive|ocp|pill|pildora|aco orales|anticonceptivos orales|cocp|anticoncepcion|anticoncepcio
nuligesta|nulliparous|nulipara|nul lipara|g0|nulliparous
primigesta|primipara|primigravida|g1p0|primiparous|primigravid
cuerpo extrano|cos estrany|foreign body|fb
hemodinamica|hemodinamico|hemodinamicamente|hemodinamic|hemodinamicament|haemodynamic|haemodynamically|hemodynamic|hemodynamically|hd|hdn
punta|pico|pic|peak|maximum|maximo|maxima|maxim|max|maximal
minimo|minima|minim|nadir|minimum|lowest
ventana|finestra|window
peribronquial|hiliar|perihiliar|hilar|hilio|hili|perihilar|hila
drinks|drink|drinking|alcohol|oh|etoh|bebe|beu|bebedor|bevedor|toma alcohol|consume alcohol|units alcohol
parto|dio luz|va donar llum|gave birth|delivered|parir|deslliurament
vaginal|eutocico|eutocica|eutocic|via vaginal
lpm|latidos minuto|latidos|batecs|batecs minut|beats|beats minute|bpm|lat min
lpm|l min|litros minuto|litres minut|litres minute|litre min|litres min
rpm|respiraciones minuto|respiracions minut|breaths minute
respuesta|resposta|response|buena respuesta|bona resposta|good response|efectivo|efectiva|eficaz|efectiu|efica|exito|exit|success|successful|successfully|effective|effectively|con exito|amb exit|responde|respon|responded
electrico|electrica|electricament|electricamente|electric|electrical|electrically
recupera|recuperar|recuperado|recobra|recuperacio|pasa rs|revierte rs|reverted|converted
esclerosis|esclerosa|esclerosar|esclerosante|esclerosi|sclerotherapy|inyeccion|injeccio|injection|injected|inyectado|inyecta|injectar|infiltrado
endema|24 h|dia siguiente|next day|24 hores|24 horas
sedestacion|sedestacio|sillon|butaca|sentado|sienta|seu|seia|asseu|sits|sat|sitting|assegut|asseguda|chair
sigma|sigmoide|sigmoidea|sigmoideo|sigmoidal|sigmoid|sigmoidia
complicado|complicada|complicat|complicated|complica|complicarse|complicats
partir|a partir|desde|onwards|from|des de|since
llegada|arribada|ingreso|ingres|admission|arrival|presentation|presenting
salida|sortida|extraccion|extraccio|retirar|treure|tret|treta|sacar|saca|extubar|extraer|extrae|quita|quitado|out|removed|withdrawn|come out|took out|remove
vaciar|buidar|vaciado|buidat|empty|emptied|drained|evacuated
productiva|productivo|expectoracion|expectoracio|productive|sputum|humeda|humida|esputo
ascenso|elevado|elevada|elevation|elevacio
calidad|qualitat|quality
vez|veces|ocasion|ocasiones|vegada|vegades|cop|cops|time|times|occasion|occasions|episodio|episodios|episodi|episodis|episode|episodes|x1|x2|x3|x4
empeine|dorso|dors|dorsum
borde|bordes|vora|vores|edge|edges|margen|margenes|marge|marges|margin|margins|limite|limites
seno|senos|sinus|sins
dentadura|dental|diente|dientes|muela|dent|dents|tooth|teeth|dentario
ungla|ungles|nail|nails|ungueal
pelo|cabello|cabell|cabells|hair
cuero cabelludo|cuir cabellut|scalp
frente|frontal|front|forehead
sien|temporal|templa|temple
nuca|occipital|clatell|occiput
mejilla|galta|cheek|malar
barbilla|menton|barbeta|chin
abdomen|vientre|barriga|panxa|ventre|tummy|belly|abd|abdo
recto|rectal|recte|rectum|pr
hda|hemorragia digestiva alta
pulgar|polze|thumb
medio|media|mitja|mitjana|middle|mid|medial
externo|externa|extern|external|lateral
interno|interna|intern|internal|medial|inner
fecha|data|date|dia
cicatriz|cicatrices|cicatriu|cicatrius|scar|scars
dispositivo|dispositiu|device|aparato|aparell
sonda|sondas|tubo|tub|tube|cateter|catheter|sondes|tubes|line
bomba|pump|perfusor|bombes
oxigeno domiciliario|oxigen domiciliari|home oxygen
horas|hores|hours|hrs|h|hour|hora|hourly
semanal|setmanal|weekly|week|semanalmente|setmana|semana
mensual|mes|monthly|month|meses|mensualmente|mesos|months
anual|ano|yearly|year|annual|annually|any|anys|anos
enero|gener|january|jan
febrero|febrer|february|feb
marzo|marc|march|mar
abril|april|apr
mayo|maig|may
junio|juny|june|jun
julio|juliol|july|jul
agosto|agost|august|aug
septiembre|setembre|september|sept|sep|set
octubre|october|oct
noviembre|novembre|november|nov
diciembre|desembre|december|dec|dic|des
lunes|dilluns|monday|mon
martes|dimarts|tuesday|tue
miercoles|dimecres|wednesday|wed
jueves|dijous|thursday|thu
viernes|divendres|friday|fri
sabado|dissabte|saturday|sat
domingo|diumenge|sunday|sun
extrav|extravasacion|extravasacio|extravasation
reg|regular|ritmico|ritmic|ritmica|regular rhythm|rrr
clinica|clinico|clinicamente|clinicament|clinical|clinically|clinics
fisiologico|physiological|fisiologic
subagudo|subacute
aliviar|alivia|alivio|calma|ceder|cede|alleuja|alleujar|eased|relieved|relief|relieving|mejora|millora
empezado|notan|notar|nota|noticed|notice|noticing|darse cuenta|adonar se|s adona
tolerado|tolerar|tolera|tolerat|tolerated|tolerating|took|taken|able eat|ingesta oral
preferente|preferent|priority|urgente|urgent|soon
dosis maxima|dosi maxima|maximum dose|max dose|dosis plena|full dose
dosis baja|dosis bajas|dosi baixa|low dose|dosis minima|baja dosis
soporte|suport|support|supportive|supported|ayuda|ajuda|help|assistance|assisted
requerimientos|necesidades|requeriments|necessitats|requirements|needs|requirement|requerir|requiere|precisa|necesita|necessita|needed|required
interrupcion|interrumpido|interrompre|interrupted|interruption
ampliar|amplia|ampliado|prolongar|prolonga|prolongado|perllongar|perllonga|extended|prolonged|extend|lengthened|perllongat|completar
antecedente familiar|antecedentes familiares|familiares|family history|fh
dosis|dosi|dose|doses|dosages|dosage|dosificacion
espera|esperar|waiting|await|wait|expectant|expectante|expectant
conciencia|consciencia|consciousness|consciencia|sensorio|sensorium|mental status|alerta|awareness
retraer|retraccion|retraccio|retraction
asimetria|asimetrico|asimetric|asymmetry|asymmetric|asymmetrical
simetria|simetrico|simetric|symmetrical|symmetric
maniobra|maniobras|maniobres|maneuver|manoeuvre|manoeuvres|signo|test
firme|dura|duro|dur|hard|firm|petreo|petria
movil|mobil|mobile|movable|desplazable
fijo|adherido|fix|adherit|fixed|adherent
caliente|calor|calent|warm|hot|warmth|heat|calenta
frio|fria|fred|freda|cold|cool
humedo|humeda|humit|humida|wet|moist
seco|seca|sec|dry|dryness|sequedad|sequedat
supurado|supuracion|secrecion|secreciones|secrecio|secrecions|discharge|secretions|drainage|exudado
eosinofilia|eosinophils|eosinofilos
reticulocitos|reticulocits|reticulocytes
esquistocitos|schistocytes|esquistocits
blastos|blasts
clonal|monoclonal|componente monoclonal|pico monoclonal|paraprotein|paraproteina|component monoclonal
cadenas ligeras|cadenes lleugeres|light chains
complemento|complement|c3|c4
autoinmunidad|autoimmunitat|autoimmune|autoinmune|autoimmunity|autoanticuerpos|autoanticossos
marcadores tumorales|marcadors tumorals|tumour markers|tumor markers
nivel|niveles|nivell|nivells|level|levels|concentracion|concentracio|titulo|titulos|titol|titols|titre|titer|titers|titres
elevado|alto|aumentado|elevat|alt|augmentat|high|raised|elevated|increased
bajo|disminuido|baix|disminuit|low|reduced|decreased|descendido
pico|maximo|pic|maxim|peak|peaked|maximum|peaking
descenso|caida|bajada|descens|caiguda|baixada|drop|fall|fell|dropped|decrease|bajado|descended|falling
subida|aumento|pujada|augment|rise|rose|rising|increase|increment|corrected|remunto|remonta|remuntar|recupera
corregir|correccion|corregido|corrige|correccio|corregit|corregeix|corrected|correction|normalizacion|normalizado|normalitza
reposicion|reponer|repone|suplemento|suplementos|suplementacion|reposicio|suplements|suplementacio|supplement|supplements|supplementation|replacement|replaced|repleted|repletion|aporte|aportes|aportacio
retener|retencion|retencio|retention|retains|retained
hidratar|hidratado|hidratacion|hydrate|hydrated|hydration|hidratacio
cultivar|crecer|grew|crece|creix|aislo|isolated|aillar
cobertura|cubrir|cubre|cover|coverage|covered|cobrir
espectro|amplio espectro|ample espectre|broad spectrum|spectrum
desescalar|desescalado|desescalada|desescalacion|desescalatge|de escalated|narrowed|deescalated|step down|ajuste|ajustar|ajusta
secuencial|secuencia|terapia secuencial|oral switch|step down oral|pas via oral|paso via oral|switched oral|sequencial
pierna|cama|piernas|cames|leg
espalda|dorso|esquena|dorsal
caminata|paseo|walk
cognitivo|cognitiva|cognicion|cognitiu|cognitive|cognition|cognicio
conducta|comportamiento|conducta|comportament|behaviour|behavior|behavioural|conductual
pensamiento|pensament|thoughts|thinking|ideas|ideacion|idees|ideation
animo|estado animo|humor|estat anim|mood
juicio|insight|conciencia enfermedad
alimentacion|comida|alimentos|menjar|aliments|food|meal|meals|feeding|feeds|fed
peso al nacer|pes neixer|birth weight|pn|pes naixement|peso nacimiento|bw
perimetro cefalico|perimetre cefalic|head circumference|pc|hc
fontanela|fontanel la|fontanelle
llanto|llorar|plor|plora|crying|cried|cry
juego|jugar|joc|play|playing
golpe|trauma|traumatismo|contusion|cop|impacto|impact|blow|hit|traumatisme|struck
pelea|baralla|fight
segun|refiere|according|reports|informa|testigo|testigos|witness|witnessed|testimoni|testimonis|presenciado|presenciada|presenciat
inicio|comienzo|aparicion|inici|aparicio|onset|appearance|appeared|debut|starting|began|begins|comencar|comenca|empezaron
evolucion|curso|evolucio|curs|course|progress|evolution|clinical course
dieta|ingesta|tolerancia oral|diet|oral diet|alimentacion oral
revision|anamnesis|interrogatorio|anamnesi|review|systems review
hallazgo|hallazgos|troballa|troballes|finding|findings|resultados|resultado|resultats|resultat|result|results
exploracion neurologica|exploracio neurologica|neurological examination|neuro exam|neurological exam|examen neurologico
ruidos|sonidos|sorolls|sounds|tonos|soroll|noises
presentes|presente|presents|present|heard|audible|audibles
compatible|sugestivo|suggestiu|suggestive|consistent|suggest|sugiere|suggereix|suggerir|sugerir|suggested|indicative
maduro|madura|maturity|madurez|maduracion|maturation
lateralizado|lateralizacion|lateralised
cruzado|creuat|crossed
compatible con la vida|viable
crecimiento|creixement|growth|desarrollo|desenvolupament|development|desarrollo ponderoestatural
ductus|cap|pda|conducto arterioso|patent ductus arteriosus
fop|foramen oval|foramen oval permeable|pfo|patent foramen ovale
cia|comunicacion interauricular|comunicacio interauricular|asd|atrial septal defect
civ|comunicacion interventricular|comunicacio interventricular|vsd|ventricular septal defect
tejido|tejidos|tisular|teixit|teixits|tissue|tissues
funcion|funcional|funciones|funcio|function|functional|functions|funcionament|functioning|funcionamiento
region|zona|area|regio|arees|zone|zones|sector
tercio|terc|third
benigno|benigna|benignidad|benigne|benignitat|benign
maligno|maligna|malignidad|maligne|malignitat|malignant|malignancy
vision|visual|vista|visio|vision|sight|eyesight|visuals
borroso|borrosa|borros|blurred|blurry|ve borroso|veu borros|visio borrosa|borrosamente
colgajo|colgajos|penjall|penjalls|flap|flaps
orquiectomia|orquidectomia|orchidectomy|orchiectomy
linfadenectomia|vaciamiento|vaciamiento ganglionar|limfadenectomia|buidament|buidament ganglionar|lymphadenectomy|node dissection|neck dissection
molestia|molestias|disconfort|discomfort|molestia|molesties|incomodidad|malestar local
dificultad|dificultades|dificultat|dificultats|difficulty|difficulties|problema|problemas|problema|problemes|trouble
cierre|cerrar|tancament|tancar|closure|closed
reconstruccion|reconstruido|reconstruccio|reconstruction|reconstructed
donante|donador|donant|donor|living donor
profundo|profunda|profundos|profund|deep|deeply|profundidad|fondaria
superficial|superficiales|superficials|superficially
predominio|predominante|predominantemente|predomina|predomini|predominant|predominantly|mainly|principalmente|predominantment
bloqueo|bloqueig|block|blocked|blockade
delimitado|delimitada|definido|circunscrito|delimitat|definit|well defined|well circumscribed
heterogeneo|heterogenea|heterogeni|heterogeneous|heterogenia
homogeneo|homogenea|homogeni|homogeneous|homogenia
irregular|irregulares|irregulars|irregularity|irregularidad
proliferacion|proliferatiu|proliferativo|proliferacio|proliferation|proliferative
coloracion|color|coloracio|colour|discolouration|discoloration
consistencia|consistency
distancia|a distancia|distance|distant|lejanas|distancies
predisposicion|predisposition
anomalia|malformacion|malformacio|malformation|anomaly|congenito|congenita|congenit|congenital
vertigo periferico|vppb|bppv|vertigen posicional|vertigo posicional
hospital referencia|centro referencia|tertiary centre|referral centre
acto|procedimiento|intervencion|procediment|procedure
lavado|lavar|lavados|rentat|rentats|washout|lavage|irrigation|irrigado|irrigacion|irrigacio|wash
irritacion|irritatiu|irritativo|irritacio|irritation|irritative
tacto|tacte|touch
olor|olfato|maloliente|mal olor|pudent|foul smelling|offensive|malodorous|fetido|fetida|fetid
gusto|sabor|gust|taste
pausa|descanso|break
lento|lenta|enlentecido|enlentecimiento|lent|alentit|slow|slowed|bradipsiquico|bradipsiquia
acelerado|taquilalia|pressured|accelerat
sordo|dull|sord
continuado|seguido|consecutivo|consecutius|consecutive|consecutivos|seguits
alternancia|alterna|alternating|alternando|alternant
autolimitado|autolimitada|autolimitat|autolimitada|self limiting|self limited|cedio solo|resolved spontaneously
anticipado|adelantado|avancat|early|precoz|precoc|temprano|temprana|precozmente
tardio|tardia|tarda|late|delayed|tard
posicion|postura|posicio|position|postural
vacio|buit|empty
lleno|ple|full
agua|aigua|water
comida|apats|apat|meal|meals|comidas|menjades|eating|eat|menjar
bebida|begudes|drinks
vapor|humo|fum|smoke|fumes
perro|gos|dog
gato|gat|cat
animal|animales|animals|mascota|mascotas|pets|pet
pajaro|aves|ocells|birds
garrapata|paparra|tick
mosquito|mosquitos|mosquits
insecto|insectos|insectes|insect
campo|rural|pages|farm|agricultor|farmer
albanil|construccion|paleta|builder|construction
ama casa|mestressa casa|housewife
conductor|chofer|driver
profesor|maestra|mestra|teacher|professor
estudiante|estudiant|student
cancelar|anular|cancelled|canceled|anullar|anullat|anulado
retrasar|demorar|aplazar|posponer|ajornar|endarrerir|delayed|postponed|deferred|diferir|ajornat|aplazado
adelantar|avancar|brought forward
nombre|name|nom
prueba positiva|positive test
dos lados|ambdos|ambdues|ambos|both|bilateral
extremo|extrem|end|tip|punta
sensacion|sensacio|sensation|feeling|nota
apoyar|apoyo|carga|weight bear|carregar
correr|run|running|corre
saltar|jump
coger peso|levantar peso|lifting|cargar peso|agafar pes
toser|tos|tossir|cough|coughing
respirar|respiracion|inspiracion|inspiracio|inspiration|breathing|respirar hondo|deep breath|deep inspiration
tragar|deglucion|deglutir|empassar|deglucio|swallow|swallowing|deglutition
masticar|mastegar|chewing|chew|masticatoria|claudicacion mandibular|claudicacio mandibular|jaw claudication|jaw pain
orinar|miccion|pipi|urinate|wee|miccional
defecar|evacuar|evacuation|poo|caca
sonarse|mocarse|blow nose
hablar|parlar|speaking|speak|talking|parla|habla|speech
leer|llegir|reading|read
escribir|escriure|writing|write
oir|escuchar|sentir|hear|hearing|audicion|audicio
mirar|mirada|gaze|mirada desviada|look
tocar|palpar|touching|palpated|palpation|palpacio|palpacion|a la palpacio|palpa|palpable|palpates
doler|duele|fa mal|dolia|fer mal|hurts|hurting|sore|soreness|aching|ache|aches
picar|pica|itch|itches|itching|picor|prurito
arder|quema|crema|burn|burns|burning
hincharse|inflar|hinchado|inflat|inflada|inflats|hinchada|swell|swollen|swelling|tumefacto|tumefacta|edema|edematizado|tumefacte
enrojecer|rojo|roja|vermell|vermella|red|reddened|redness|rubor|eritema|eritematosa
pierde|perder|perdio|va perdre|lost|lose|perd|perdia
gana peso|aumento peso|guany pes|augment pes|weight gain|gained weight|ganancia ponderal|guany ponderal|put on weight
crecer|creix|grow|growing|grew|crecido|crescut|aumento tamano|increased size|augment mida
encogerse|disminucion tamano|disminucio mida|shrunk|shrinkage|decreased size
romper|roto|trencat|trencar|broken|break|broke|rupture|fracturar
curar|cicatrizar|curat|cicatritzar|healed|heal|healing|curacion|guarir|guarit
reaparecer|reaparece|reapareix|recur|recurred|recurs|recurrence|reaparicion|reaparicio|vuelve|returned|torna|came back
sobrevivir|supervivencia|supervivencia|survival|survive|survived
vigilar|vigila|watch|watched|observed closely
aprender|educacion|educacion sanitaria|educacio|education|teaching|taught|formacion|ensenar|ensenado|instruido|ensenyat
prohibir|evitar|evita|evitar|avoid|avoided|avoidance|abstenerse|abstinencia|abstenir
limitar|limitacion|limitado|limitacio|limitat|limit|limited|limitation|restringir|restriccion|restringido|restriccio|restrict|restricted|restriction
conducir|conduir|driving|drive
reincorporarse|reincorporacion|volver trabajar|return work|reincorporacio|tornar treballar
dormido|adormilado|adormit|asleep|somnoliento|somnolent|sleepy|drowsy
despierto|despert|awake|alerta|alert|vigil
tranquilo|tranquil|calm|relaxed|tranquila
nervioso|nervios|nerviosa|nervous|inquieto|inquiet|restless|inquietud
enfadado|irritable|angry|agresivo|agressiu|aggressive|heteroagresividad|agresividad|agressivitat
colaborador|colaboradora|collaborador|cooperative|collaboradora|cooperador
aspecto|apariencia|appearance|aspecte|looks
semana|sem|week|setmana|sg|semanas|setmanes|weeks
nina|mujer|femenino|nena|girl|female
nino|varon|masculino|nen|boy|male
palpacion|palpacio|palpation|palpar|palpado
ritmo intestinal|habito intestinal|deposiciones|bowel habit|deposicions
liquido pleural|liquid pleural|pleural fluid
seguiment|seguimiento|follow up|deriva|derivado|derivat|derivar|referred|citado|cita
`
