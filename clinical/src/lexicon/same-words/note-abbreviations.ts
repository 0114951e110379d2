/**
 * Abbreviations of notes with what they stand for, in Spanish, Catalan and English: of illnesses and symptoms, as in
 * `sameWords`.
 */
export const illnessAbbreviations = `
dmid|diabetes mellitus insulinodependiente|diabetis insulinodependent
htp|htap|hipertension pulmonar|pulmonary hypertension|ph
cmd|miocardiopatia dilatada|dilated cardiomyopathy|dcm
tpsv|taquicardia paroxistica supraventricular|paroxysmal supraventricular tachycardia|psvt
bbe|bre|bloqueig branca esquerra|bloqueo rama izquierda|bcrihh|bri|brihh|hbri|bloqueig complet branca esquerra|bloqueo completo rama izquierda|left bundle branch block|lbbb
bbd|brd|bcrdhh|brdhh|bloqueig branca dreta|bloqueo rama derecha|bloqueo completo rama derecha|bloqueig complet branca dreta|right bundle branch block|rbbb
hbai|hemibloqueo anterior|hemibloqueig anterior|hemibloqueo anterior izquierdo|left anterior hemiblock
iao|insuficiencia aortica|aortic regurgitation|ar
cvi|insuficiencia venosa
dislip|dislipemia|dislipidemia
sdra|distres respiratorio agudo|sindrome distres respiratorio agudo|ards|acute respiratory distress syndrome
irvb|infeccion respiratoria vias bajas|infeccion respiratoria baja|infeccion tracto respiratorio inferior|infeccio respiratoria vies baixes|infeccio respiratoria baixa|lrti|lower respiratory tract infection
irva|ivrs|infeccion respiratoria alta|infeccion vias respiratorias altas|infeccion respiratoria vias altas|infeccio vies respiratories altes|urti|upper respiratory tract infection
bqv|bronquiolitis|bronquiolitis vrs
epid|enfermedad pulmonar intersticial|enfermedad pulmonar intersticial difusa|malaltia pulmonar intersticial|ild|interstitial lung disease
irg|insuficiencia respiratoria global|insuficiencia respiratoria hipercapnica|type 2 respiratory failure|t2rf
irp|insuficiencia respiratoria parcial|insuficiencia respiratoria hipoxemica|type 1 respiratory failure|t1rf
crisis tonico clonica|crisis tonicoclonica|crisis generalizada tonico clonica|convulsion tonico clonica|convulsion generalizada tonico clonica|crisis tonicoclonica generalizada|crisi tonicoclonica|crisi tonico clonica|convulsio tonicoclonica|ctcg|gtcs|generalised tonic clonic seizure|generalized tonic clonic seizure|tonic clonic seizure|grand mal
convulsion|crisis comicial|crisis epileptica|crisis convulsiva|crisi epileptica|crisis epileptiques|crisi comicial|crisi convulsiva|seizure|crisis tonico|crisi tonico
delirium|sindrome confusional agudo|cuadro confusional agudo|estado confusional agudo|confusional agudo|sca|deliri|quadre confusional agut|estat confusional agut|confusional agut|acute confusional state|acute confusion
vppb|vertigo posicional paroxistico benigno|bppv|benign paroxysmal positional vertigo
tca|trastorno conducta alimentaria|eating disorder
tab|tbp|trastorno bipolar|trastorno afectivo bipolar|bipolar disorder|bpad
tag|trastorno ansiedad generalizada|trastorn ansietat generalitzada|gad|generalised anxiety disorder
ims|intoxicacion medicamentosa|sobreingesta medicamentosa|sobreingesta|sobredosis|overdose|od|drug overdose
erc terminal|ert|irct|insuficiencia renal terminal|enfermedad renal terminal|malaltia renal terminal|esrd|esrf|end stage renal disease|end stage renal failure
nta|necrosis tubular aguda|necrosi tubular aguda|atn|acute tubular necrosis
pna|pielonefritis|pielonefritis aguda|pyelonephritis|acute pyelonephritis
rao|retencion urinaria|retencion aguda orina|retencion urinaria aguda|urinary retention|acute urinary retention|aur|globo vesical
crn|colico renal|colico nefritico|renal colic
litiasis renal|litiasis ureteral|nefrolitiasis|litiasi renal|kidney stones|renal stones|renal calculi|nephrolithiasis|urolithiasis
hdnf|hidronefrosis|hidronefrosi|hydronephrosis
che|ch|cirrosis hepatica|cirrosi hepatica|liver cirrhosis
dhc|hepatopatia cronica|hepatopatia|malaltia hepatica cronica|chronic liver disease|cld
htpo|hipertension portal|portal hypertension
hgna|ehgna|esteatosis hepatica|higado graso|esteatosi hepatica|fetge gras|nafld|masld|fatty liver|hepatic steatosis
obstruccion intestinal|oclusion intestinal|bowel obstruction|sbo|small bowel obstruction|suboclusion intestinal
hdna|hda no varicosa
gea|gastroenteritis|gastroenteritis aguda|acute gastroenteritis
ulcus|ulcera peptica|ulcus peptic|ulcera gastroduodenal|pud|peptic ulcer|peptic ulcer disease
cdiff|clostridioides difficile|clostridium difficile|c difficile|cdi|icd
pmr|polimialgia reumatica|polymyalgia rheumatica|polimialgia
acg|arteritis celulas gigantes|arteritis temporal|arteritis celules gegants|gca|giant cell arteritis|temporal arteritis
ea|espondilitis anquilosante|espondilitis anquilopoetica|espondilitis anquilosant|ankylosing spondylitis
aps|artritis psoriasica|psoriatic arthritis
nav|necrosis avascular|osteonecrosis|necrosi avascular|avn|avascular necrosis
lnh|linfoma no hodgkin|limfoma no hodgkin|nhl|non hodgkin lymphoma
llc|leucemia linfatica cronica|leucemia linfocitica cronica|leucemia limfatica cronica|cll|chronic lymphocytic leukaemia|chronic lymphocytic leukemia
lma|leucemia mieloide aguda|leucemia mieloblastica aguda|aml|acute myeloid leukaemia|acute myeloid leukemia
pti|purpura trombocitopenica inmune|trombocitopenia inmune|purpura trombocitopenica idiopatica|itp|immune thrombocytopenia
anf|anemia ferropenica|iron deficiency anaemia|iron deficiency anemia|ida|ferropenia
cpnm|cpcnp|carcinoma pulmonar no celula pequena|cancer pulmon no microcitico|nsclc|non small cell lung cancer
ccr|cancer colorrectal|neoplasia colorrectal|cancer colorectal|crc|colorectal cancer
cdi|carcinoma ductal infiltrante|carcinoma ductal invasivo|carcinoma ductal infiltrant|invasive ductal carcinoma|idc
mav|malformacion arteriovenosa|avm|arteriovenous malformation
dao|diseccion aortica|diseccion aorta|disseccio aortica|disseccio aorta|aortic dissection
embarazo ectopico|embaras ectopic|ectopic pregnancy|gestacion ectopica
hdp|hemorragia postparto|hemorragia posparto|hpp|pph|postpartum haemorrhage|postpartum hemorrhage
rpm|rprom|rotura prematura membranas|ruptura prematura membranes|prom|premature rupture membranes|bolsa rota|bossa trencada
app|amenaza parto pretermino|amenaca part preterme|tpl|threatened preterm labour|preterm labor
cir|rciu|crecimiento intrauterino restringido|retraso crecimiento intrauterino|creixement intrauteri restringit|iugr|fgr
eip|enfermedad inflamatoria pelvica|malaltia inflamatoria pelvica|pid|pelvic inflammatory disease
vvz|virus varicela zoster|vzv|varicella zoster
sarm|mrsa|staphylococcus aureus resistente meticilina|s aureus resistente meticilina|methicillin resistant staphylococcus aureus|estafilococo resistente meticilina
sasm|mssa|staphylococcus aureus sensible meticilina|s aureus sensible meticilina|methicillin sensitive staphylococcus aureus
blee|betalactamasas espectro extendido|betalactamases espectre estes|esbl|extended spectrum beta lactamase
siadh|sindrome secrecion inadecuada adh|secrecion inadecuada hormona antidiuretica
shh|sindrome hiperosmolar|estado hiperosmolar|estat hiperosmolar|hhs|hyperosmolar state|hyperosmolar hyperglycaemic state
hipogluc|hipoglucemia|hipoglicemia|hypoglycaemia|hypoglycemia|hypo
psor|psoriasis|psoriasi
upp|ulcera presion|ulceres pressio|nafra pressio|pressure ulcer|pressure sore|pressure injury|decubitus ulcer|escara
fod|fiebre origen desconocido|fiebre sin foco|febre origen desconegut|fuo|puo|pyrexia unknown origin|fever unknown origin
ptosis palpebral|ptosi palpebral|caida parpado|parpado caido|caiguda parpella|drooping eyelid|eyelid ptosis|ptosis
sed|polidipsia|set|thirst|polydipsia|sed intensa|mucha sed|excessive thirst
poliuria|aumento diuresis|orinar mucho|orina abundante|diuresis abundante|polyuria|passing large volumes urine|passing lots urine|augment diuresi
nicturia|nocturia|orinar noche|levantarse orinar
incontinencia|incontinente|incontinent
malestar|malestar general|malaise|unwell|generally unwell|poorly
unwell|sick|ill|poorly|enfermo|malalt
hiporexia|perdida apetito|disminucion apetito|poco apetito|come poco|perdua gana|menja poc|poor appetite|reduced appetite|decreased appetite|off food|eating less|decreased intake|poor oral intake|reduced oral intake
flatulencia|flatus|wind|ventositats|ventosidades
dolor colico|colicky pain|cramping pain|retortijones|colicky abdominal pain|cramping abdominal pain|colicky|cramping
quemante|urente|ardor|burning|coent|cremor
hemoptisis|esputo hemoptoico|expectoracion hemoptoica|sangre esputo|hemoptisi|haemoptysis|hemoptysis|coughing blood|blood stained sputum
epistaxis|sangrado nasal|hemorragia nasal|sagnat nasal|nosebleed|nosebleeds|nose bleed
adormecimiento|entumecimiento|hipoestesia|numbness|numb|adormiment|reduced sensation|decreased sensation
focalidad|focalidad neurologica|deficit focal|focalitat|focalitat neurologica|focal deficit|focal neurology|focal neurological deficit
agitacion|inquieto|inquietud|agitated|restless|restlessness
decaimiento|decaigut|decaiguda|apagado|lethargy|lethargic|listless
insomnio|no duerme|dificultad dormir|problemas sueno|dificultat dormir|poor sleep|difficulty sleeping
taponamiento cardiaco|cardiac tamponade
cardiomegalia|aumento silueta cardiaca|enlarged heart|augment silueta cardiaca|indice cardiotoracico aumentado|ict aumentado
hepatomegalia|enlarged liver|higado aumentado|fetge augmentat
esplenomegalia|splenomegaly|enlarged spleen|bazo aumentado|melsa augmentada
leucopenia|leukopenia|low white count
neutropenia febril|febrile neutropenia|neutropenic fever|neutropenic sepsis
trombocitopenia|trombopenia|plaquetopenia|thrombocytopenia|thrombocytopaenia|low platelets
hiperglucemia|hiperglicemia|hyperglycaemia|hyperglycemia|high glucose|glucosa elevada
desaturacion|dessaturacio|desaturated|desats|hipoxemia|hipoxia|hypoxia|hypoxic|hypoxaemia|hypoxaemic|hypoxemia
reingreso|reingreso hospitalario|reingres|readmission|readmitted
sobreinfeccion|sobreinfectado|superinfection
vih|infeccion vih|infeccio vih|hiv|hiv infection
pu|ulcera presion|pressure ulcer
neumonia nosocomial|neumonia intrahospitalaria|pneumonia nosocomial|pneumonia intrahospitalaria|hap|hospital acquired pneumonia
nof|neck femur fracture|fractured neck femur|fractura cuello femur|fractura coll femur
`

/** The same of tests, procedures, parts of the body, services and ways to give a drug, as in `samePlainWords`. */
export const plainAbbreviations = `
mmss|eess|esss|extremidades superiores|extremitats superiors|miembros superiores|upper limbs|upper extremities|arms
msd|esd|extremidad superior derecha|extremitat superior dreta|miembro superior derecho|rue|right upper extremity|right arm|brazo derecho|right upper limb
msi|ese|extremidad superior izquierda|extremitat superior esquerra|miembro superior izquierdo|lue|left upper extremity|left arm|brazo izquierdo|left upper limb
eid|extremidad inferior derecha|extremitat inferior dreta|miembro inferior derecho|rle|right lower extremity|right leg|pierna derecha|right lower limb
mii|eii|eie|extremidad inferior izquierda|extremitat inferior esquerra|miembro inferior izquierdo|lle|left lower extremity|left leg|pierna izquierda|left lower limb
hd|hemitorax derecho|hemitorax dret|right hemithorax
hemitorax izquierdo|hemitorax esquerre|left hemithorax
coronaria derecha|arteria coronaria derecha|coronaria dreta|arteria coronaria dreta|acd|rca|right coronary|right coronary artery
cx|acx|circunfleja|arteria circunfleja|circumflexa|arteria circumflexa|lcx
tci|tronco comun izquierdo|tronco coronario izquierdo|tronc comu esquerre|tronco comun|lms|lmca|left main|left main stem
vbeh|via biliar extrahepatica
rdd|rinon derecho|ronyo dret|right kidney
rinon izquierdo|ronyo esquerre|left kidney
fur|fum|fecha ultima regla|ultima regla|ultima menstruacion|data ultima regla|darrera regla|lmp|last menstrual period
lcf|fcf|frecuencia cardiaca fetal|frequencia cardiaca fetal|fhr|fetal heart rate
rctg|ctg|registro cardiotocografico|cardiotocography
rnat|recien nacido a termino
pve|parto vaginal eutocico|parto eutocico|svd|nvd|spontaneous vaginal delivery|normal vaginal delivery
mvc|murmullo vesicular conservado|murmuri vesicular conservat|normal breath sounds|buena entrada aire|bona entrada aire|good air entry
bam|buen estado general|beg|bon estat general|good general condition
meg|mal estado general|mal estat general|poor general condition
coc|consciente y orientado|conscient orientat|alert oriented|a o|ao
tad|pad|tension diastolica|presion diastolica|dbp|diastolic blood pressure
pam|tam|presion arterial media|tension arterial media|pressio arterial mitjana|mean arterial pressure
papm|pap|presion arteria pulmonar|pressio arteria pulmonar|pulmonary artery pressure
paps|psap|presion sistolica arteria pulmonar|pressio sistolica arteria pulmonar|pulmonary artery systolic pressure|pasp
pio|presion intraocular|pressio intraocular|iop|intraocular pressure
ppc|ppcc|parells cranials|pares craneales|nervios craneales|nervis cranials|cranial nerves
rcp|reflejo cutaneo plantar|reflejos cutaneo plantares|reflexe cutani plantar|plantar reflex|plantars|babinski
nihss|escala nih
mrs|rankin|escala rankin|rankin modificado|modified rankin
mmse|mec|minimental|mini mental|minimental state
eva|vas|escala visual analogica|escala analogica visual|visual analogue scale|visual analogue|pain score
peak flow|pefr|flujo espiratorio maximo
cvf|fvc|capacidad vital forzada|capacitat vital forcada|forced vital capacity
dlco|capacidad difusion|transferencia co
gsa|gasometria arterial|abg|arterial blood gas|arterial gas
gsv|gasometria venosa|vbg|venous blood gas|venous gas
gnaf|onaf|cnaf|oxigenoterapia alto flujo|canula nasal alto flujo|gafas nasales alto flujo|canules nasals alt flux|oxigenoterapia alt flux|ulleres nasals alt flux|hfnc|hfno|high flow nasal cannula|high flow nasal oxygen|high flow oxygen
vmni|ventilacion no invasiva|vni|bipap|niv|non invasive ventilation|noninvasive ventilation
vmi|vm|ventilacion mecanica invasiva|invasive ventilation|invasive mechanical ventilation
oad|ocd|oxigenoterapia domiciliaria|oxigeno domiciliario|oxigen domiciliari|oxigenoterapia cronica domiciliaria|home oxygen|ltot|long term oxygen therapy
fo|fondo ojo|fons ull|fundoscopy|fundus|funduscopy|ophthalmoscopy
cv|campo visual|visual field
cv|carga viral|carrega viral|viral load|vl
amo|pamo|aspirado medula osea|aspirat moll os|bone marrow aspirate
bmo|biopsia medula osea|biopsia moll os|bone marrow biopsy
bag|biopsia aguja gruesa|biopsia agulla gruixuda|core biopsy|core needle biopsy|trucut
paaf|puncion aguja fina|fna
eed|eco doppler|ecodoppler|doppler|duplex
tsa|troncos supraaorticos|carotid doppler
angiorm|angio rm|mra|mr angiography
cprm|crm|colangiorresonancia|colangiorm|mrcp|colangiopancreatografia resonancia
abdrx|rx abdomen|radiografia abdomen|radiografia abdominal|axr|abdominal x ray|abdominal radiograph
teg|tegd|transito esofagogastroduodenal|transit esofagogastroduodenal|barium swallow
prueba esfuerzo|prova esforc|ergometria|exercise test|stress test
holter|monitorizacion ambulatoria|24 hour tape
fgs|gastroscopia|endoscopia alta|endoscopia digestiva alta|oesophagogastroduodenoscopy|upper endoscopy|upper gi endoscopy|egd|ogd
ttpa|aptt|tiempo tromboplastina parcial|tiempo tromboplastina|temps tromboplastina|partial thromboplastin time
ast|got|aspartato aminotransferasa|asat
alt|gpt|alanina aminotransferasa|alat
transaminasas|enzimas hepaticas|liver enzymes|hipertransaminasemia
lft|lfts|liver function tests|liver function|funcion hepatica|pruebas hepaticas|proves hepatiques|perfil hepatico
u e|us es|ues|urea and electrolytes|electrolitos|electrolits|electrolytes|iones|ions|ionograma
bmp|basic metabolic panel
cmp|comprehensive metabolic panel
tsh|tirotropina|thyrotropin|hormona tiroestimulante
t4l|t4 libre|t4 lliure|free t4|ft4|tiroxina libre
iga|inmunoglobulina a|immunoglobulina a
igm|inmunoglobulina m|immunoglobulina m
ivig|igiv|inmunoglobulinas intravenosas|immunoglobulines intravenoses|intravenous immunoglobulin
pcr|reaccion cadena polimerasa|polymerase chain reaction|pcr test
sed orina|sedimento|sedimento orina|sediment urinari|urinary sediment
eco abd|ecografia abdominal|abdominal ultrasound|eco abdominal
emb|embarazo|gestante|gestacion|embarassada|embaras|pregnant|pregnancy
test gestacion|test embarazo|prueba embarazo|prova embaras|pregnancy test|bhcg|beta hcg|hcg
crrt|hdfvvc|tder|tdec|tde|terapia depuracion extrarrenal|tecnicas depuracion extrarrenal|depuracion extrarrenal|tecnica depuracio extrarenal|renal replacement therapy|rrt|terapia reemplazo renal|terapia renal sustitutiva
npt|nutricion parenteral|nutricion parenteral total|tpn|parenteral nutrition|total parenteral nutrition
peg|gastrostomia|gastrostomia percutanea
portacath|port a cath|reservorio subcutaneo|reservori subcutani
dai|desfibrilador|desfibrilador automatico implantable|desfibril·lador automatic implantable|desfibrillador|icd|aicd|implantable cardioverter defibrillator|defibrillator
trc|tcr|terapia resincronizacion cardiaca|resincronizador|crt|cardiac resynchronisation
bcia|bcpia|bia|balon contrapulsacion|iabp
ecmo|oxigenacion membrana extracorporea
cec|circulacion extracorporea|bypass cardiopulmonar|cardiopulmonary bypass
cabg|bypass coronario|bypass aortocoronario|revascularizacion quirurgica|coronary artery bypass|coronary artery bypass graft|coronary bypass
tavi|implante percutaneo valvula aortica|recambio valvular aortico percutaneo|tavr
rva|svao|recambio valvular aortico|sustitucion valvular aortica|recanvi valvular aortic|avr|aortic valve replacement
acva|ablacion|ablacio|ablation
ptc|ptr|protesis total rodilla|artroplastia total rodilla|protesi total genoll|atr|tkr|tka|total knee replacement|knee replacement|total knee arthroplasty
ptc|protesis total cadera|artroplastia total cadera|protesi total maluc|atc|thr|tha|total hip replacement|hip replacement|total hip arthroplasty|artroplastia cadera|protesis cadera|protesi maluc
rafi|raf|reduccion abierta fijacion interna|reduccio oberta fixacio interna|orif|open reduction internal fixation
rtup|reseccion transuretral prostata|turp
reintervencion|reintervenido|reoperacion|volver operar|reintervingut|reintervinguda|tornar operar|return to theatre|reoperated|revision surgery|further surgery
qrt|quimiorradioterapia|quimioradioterapia|chemoradiotherapy|chemoradiation
tph|tmo|trasplante progenitores hematopoyeticos|trasplante medula osea|trasplantament progenitors hematopoetics|trasplantament moll os|stem cell transplant|bone marrow transplant|sct
aco|acos|anticoagulantes orales|anticoagulacion oral|oral anticoagulants|oral anticoagulation|sintrom
acod|naco|anticoagulantes directos|anticoagulante oral directo|doac|noac|direct oral anticoagulant
aag|antiagregante|antiagregacion|antiplatelet|antiplatelet therapy
bb|betabloqueante|betabloquejant|betablocador|beta blocker|betablocker|bblock
aco|anticonceptivos|anticonceptivos orales|anticonceptius|anticonceptius orals|ocp|cocp|oral contraceptive|oral contraceptive pill|contraceptive pill
diu|dispositivo intrauterino|dispositiu intrauteri|iud|intrauterine device
ssf|suero fisiologico|suero salino|serum fisiologic|sf|normal saline|saline
rl|ringer lactato|ringer lactat|hartmanns|lactated ringer
cristaloides|cristalloides|cristal loides|crystalloid
ch|cch|concentrado hematies|prbc|packed red cells|red cell units|bolsas hematies
o2|oxigeno suplementario|oxigen suplementari|supplemental oxygen
logopedia|slt|speech therapy|speech and language therapy|speech language therapist
uci|uvi|smi|medicina intensiva|critical care|icu|itu|intensive care|intensive care unit
uco|ucor|unidad coronaria|unitat coronaria|ccu|coronary care unit
ucias|urgencias|urgencies|a e|ae|casualty
urpa|reanimacion|unidad reanimacion|pacu
qx|quirofano|quirofan|theatre|operating room|operating theatre|sala operaciones
cot|cirugia ortopedica traumatologia|traumatologia|cirurgia ortopedica traumatologia|orthopaedics|orthopedics|ortho|tya
ncr|ncg|neurocirugia|neurocirurgia|neurosurgery|neurosurgeons|nsurg
nrl|nlg|neurologia|neurologist|neuroleg
nml|pneumologia|neumologia|respiratory medicine|pulmonology|chest clinic|pneumoleg
digestivo|aparato digestivo|digestiu|gastroenterologia|gi|gastro
nfr|nefrologia|nephrology|renal team|nefroleg
endo|endocrinologia|endocrino|endocri
hmt|hematologia|haematology
onc|oncologia|oncoleg|oncologia medica
rmt|reu|reumatologia|rheumatology
orl|otorrinolaringologia|otorrino|ent|ear nose throat
derma|dermatologia
uro|urologia|uroleg|urologist
gin|gine|ginecologia|gynaecology|gynecology|gyn
psq|psiquiatria|psychiatry|psych|psychiatrist
mir|medicina interna|internal medicine|general medicine
mfc|medico atencion primaria|medico cabecera|medico familia|metge capcalera|metge familia|metgessa capcalera|gp|pcp|general practitioner|primary care physician|primary care|atencion primaria|primary care doctor|family doctor
ccee|cceex|cex|consultas externas|outpatient clinic|outpatients|opd|clinic|consulta
cv|cvasc|ccv|cirugia vascular|cirurgia vascular|vascular surgery
cg|cgd|cirugia general|cirurgia general|general surgery|surgeons
paliativos|cuidados paliativos|cures palliatives|palliative|palliative care|ccpp|upal
ltsv|limitacion tratamiento soporte vital|limitacio tractament suport vital|limitacion esfuerzo terapeutico|limitacio esforc terapeutic
onr|ordenes no reanimar|ordre no reanimacio|dnr|dnacpr|do not resuscitate|dnar
vo|via oral|orally|by mouth|po|oral|per os
inh|inhalado|inhalatoria
sem|svb|svat|ambulancia|sem 061|emergency medical services|ems
stat|inmediato|immediately
qhs|nocte|noche|nit|at night|bedtime|al acostarse|antes acostarse|anar a dormir
om|mane|por la manana|al mati|in the morning|desayuno
dosis unica|single dose|stat dose|one dose|one off
perfusion|perfusion continua|infusion|continuous infusion|bomba|bic
dosis carga|dosi carrega|loading dose|loaded
mantenimiento|maintenance
ae|ai|auricula izquierda|auricula esquerra|left atrium
ad|auricula derecha|auricula dreta|right atrium
ve|vi|ventricle esquerre|ventriculo izquierdo|left ventricle
gn|lx|ln|gafas nasales|ulleres nasals|canula nasal|canules nasals|nasal cannula|nasal cannulae|nasal specs
gcsf|g csf|factor estimulante colonias|factor estimulant colonies|granulocyte colony stimulating factor|filgrastim
tvn|tissue viability|tissue viability nurse
mgso4|sulfato magnesio|sulfat magnesi|magnesium sulphate|magnesium sulfate
pred|prednisolone|prednisolona
metilpred|mpred|metilprednisolona|methylprednisolone
ucin|unidad cuidados intensivos neonatales|cuidados intensivos neonatales|unitat cures intensives neonatals|cures intensives neonatals|nicu|nnu|neonatal unit|neonatal intensive care
dsn|diabetes specialist nurse|diabetes nurse
gpc|cgp|cocos gram positivos|cocs gram positius|gram positive cocci
bgn|bacilos gram negativos|bacils gram negatius|gram negative rods|gnb|gram negative bacilli
friii|fixed rate insulin infusion|fixed rate intravenous insulin infusion
vriii|variable rate insulin infusion|sliding scale
sulfato mg|sulfat mg|sulfato magnesio|sulfat magnesi|mgso4|magnesium sulphate
des|sfa|stent farmacoactivo|stent farmacoactiu|stent liberador farmaco|drug eluting stent
hdu|high dependency unit|high dependency|semicriticos|semicrits|unidad semicriticos
opat|outpatient parenteral antibiotic|outpatient parenteral antibiotic therapy|tade
`
