/**
 * Illnesses, symptoms and degrees: words and abbreviations of Spanish, Catalan and English that mean the same and may stand for one another in a report:
 * folded, one meaning a line, forms parted by "|", words without weight ("de", "of") left out of the comparison. Stricter
 * than the words of the search: a kind of an illness is not the illness, a sign not its name, a drug not its class. An
 * abbreviation with two meanings stands in both lines.
 */
export const sameWords = `
hta|hipertension arterial|hipertension|hipertenso|hipertensa|hipertensos|hipertensio arterial|hipertensio|hipertens|htn|high blood pressure|hypertension|hypertensive|arterial hypertension
hipotension arterial|hipotension|hipotenso|hipotensa|hipotensio|hipotens|hypotension|hypotensive|low blood pressure
dm|diabetes|diabetes mellitus|diabetico|diabetica|diabetic
dm2|dm 2|dm ii|dmii|dm tipo 2|dm tipus 2|t2dm|type 2 dm|diabetes tipo 2|diabetes tipus 2|diabetes mellitus tipo 2|diabetes mellitus tipus 2|diabetes mellitus tipo ii|type 2 diabetes|type 2 diabetes mellitus|diabetes mellitus type 2|type ii diabetes|diabetico tipo 2|diabetica tipo 2|diabetic tipus 2|type 2 diabetic
dm1|dm 1|dm tipo 1|dm tipus 1|t1dm|diabetes tipo 1|diabetes tipus 1|diabetes mellitus tipo 1|diabetes mellitus tipus 1|type 1 diabetes|type 1 diabetes mellitus|diabetico tipo 1|diabetica tipo 1|type 1 diabetic
dlp|dl|dislipemia|dislipidemia|dislipemico|dislipemica|dislipidemico|dyslipidaemia|dyslipidemia
hipercolesterolemia|colesterol alto|hypercholesterolaemia|hypercholesterolemia|high cholesterol
obesidad|obeso|obesa|obesitat|obes|obesity|obese
icc|ic|insuficiencia cardiaca|insuficiencia cardiaca congestiva|fallo cardiaco|fracaso cardiaco|hf|chf|heart failure|congestive heart failure|congestive cardiac failure|cardiac failure
hfref|insuficiencia cardiaca fraccion eyeccion reducida|insuficiencia cardiaca fevi reducida|heart failure reduced ejection fraction
hfpef|insuficiencia cardiaca fraccion eyeccion preservada|insuficiencia cardiaca fevi preservada|heart failure preserved ejection fraction
fa|acxfa|acfa|fibrilacion auricular|fibrillacio auricular|fibrilacio auricular|fibrillation auricular|af|afib|atrial fibrillation
flutter|flutter auricular|aleteo auricular|atrial flutter
fv|fibrilacion ventricular|fibrillacio ventricular|vf|ventricular fibrillation
tv|taquicardia ventricular|vt|ventricular tachycardia
tsv|taquicardia supraventricular|svt|supraventricular tachycardia
tsv|troncos supraaorticos|troncs supraaortics
bav|bloqueo auriculoventricular|bloqueig auriculoventricular|atrioventricular block|heart block|av block
brd|bloqueo rama derecha|bloqueo completo rama derecha|bloqueig branca dreta|rbbb|right bundle branch block
bri|bloqueo rama izquierda|bloqueig branca esquerra|lbbb|left bundle branch block
iam|infarto agudo miocardio|infarto miocardio|infarto|infart agut miocardi|infart miocardi|infart|mi|ami|myocardial infarction|acute myocardial infarction|heart attack
iamcest|scacest|iam elevacion st|infarto elevacion st|sindrome coronario agudo elevacion st|infart amb elevacio st|infart elevacio st|sindrome coronaria aguda elevacio st|stemi|st elevation mi|st elevation myocardial infarction
iamsest|scasest|iam sin elevacion st|infarto sin elevacion st|sindrome coronario agudo sin elevacion st|sindrome coronaria aguda sense elevacio st|infart sense elevacio st|nstemi|non st elevation mi|non st elevation myocardial infarction
sca|sindrome coronario agudo|sindrome coronaria aguda|acs|acute coronary syndrome
cardiopatia isquemica|cardiopatia isquemica cronica|ci|cic|ihd|ischaemic heart disease|ischemic heart disease
cad|coronary artery disease|coronary disease|enfermedad coronaria|malaltia coronaria
angina|angor|angina pecho|angina pit
tep|tromboembolismo pulmonar|tromboembolia pulmonar|embolia pulmonar|embolia pulmonary|embolismo pulmonar|tromboembolisme pulmonar|pe|pulmonary embolism|pulmonary embolus|pulmonary emboli
tvp|trombosis venosa profunda|trombosi venosa profunda|dvt|deep vein thrombosis|deep venous thrombosis
etev|enfermedad tromboembolica venosa|vte|venous thromboembolism
acv|avc|ictus|accidente cerebrovascular|accidente vascular cerebral|accident vascular cerebral|accident cerebrovascular|stroke|cva|cerebrovascular accident
ait|accidente isquemico transitorio|ataque isquemico transitorio|accident isquemic transitori|tia|transient ischaemic attack|transient ischemic attack|mini stroke
hsa|hemorragia subaracnoidea|sah|subarachnoid haemorrhage|subarachnoid hemorrhage
tce|traumatismo craneoencefalico|traumatisme cranioencefalic|traumatisme craneoencefalic|head injury|head trauma|traumatic brain injury|tbi
epoc|mpoc|enfermedad pulmonar obstructiva cronica|malaltia pulmonar obstructiva cronica|copd|chronic obstructive pulmonary disease
asma|asmatico|asmatica|asmatic|asthma|asthmatic
saos|sahs|sao|apnea obstructiva sueno|sindrome apnea obstructiva sueno|sindrome apnea hipopnea sueno|sindrome apnees obstructives son|apnea obstructiva son|osa|obstructive sleep apnoea|obstructive sleep apnea|sleep apnoea|sleep apnea
neumonia|nac|neumonia adquirida comunidad|pneumonia|pneumonia adquirida comunitat|cap|community acquired pneumonia
itu|infeccion urinaria|infeccion tracto urinario|infeccion orina|infeccio urinaria|infeccio orina|infeccio tracte urinari|uti|urinary tract infection|urine infection|urinary infection
irc|erc|mrc|enfermedad renal cronica|insuficiencia renal cronica|malaltia renal cronica|insuficiencia renal cronica|nefropatia cronica|ckd|chronic kidney disease|chronic renal failure|crf|chronic renal disease
ira|fra|insuficiencia renal aguda|fracaso renal agudo|fallo renal agudo|lesion renal aguda|dano renal agudo|fracas renal agut|lesio renal aguda|aki|acute kidney injury|acute renal failure|arf
ira|insuficiencia respiratoria aguda|insuficiencia respiratoria|insuficiencia respiratoria aguda|respiratory failure
hbp|hiperplasia benigna prostata|hiperplasia prostatica benigna|hiperplasia prostatica|hiperplasia benigna prostatica|bph|benign prostatic hyperplasia
cad|cetoacidosis|cetoacidosis diabetica|cetoacidosi|cetoacidosi diabetica|dka|diabetic ketoacidosis
erge|rge|reflujo gastroesofagico|enfermedad reflujo gastroesofagico|reflux gastroesofagic|malaltia reflux gastroesofagic|gord|gerd|gastro oesophageal reflux|acid reflux|reflujo
eii|enfermedad inflamatoria intestinal|malaltia inflamatoria intestinal|ibd|inflammatory bowel disease
hda|hemorragia digestiva alta|upper gi bleed|ugib|upper gastrointestinal bleed|upper gastrointestinal bleeding
hdb|hemorragia digestiva baja|hemorragia digestiva baixa|lower gi bleed|lower gastrointestinal bleeding
vhc|virus hepatitis c|hepatitis c|hcv
vhb|virus hepatitis b|hepatitis b|hbv
vih|virus inmunodeficiencia humana|virus immunodeficiencia humana|hiv
les|lupus|lupus eritematoso sistemico|lupus eritematos sistemic|sle|systemic lupus erythematosus
ar|artritis reumatoide|artritis reumatoidea|ra|rheumatoid arthritis
eap|edema agudo pulmon|edema agut pulmo|edema pulmonar|edema agudo pulmonar|acute pulmonary oedema|pulmonary oedema|pulmonary edema
em|esclerosis multiple|esclerosi multiple|ms|multiple sclerosis
ela|esclerosis lateral amiotrofica|als|mnd
dcl|deterioro cognitivo leve|deteriorament cognitiu lleu|mci|mild cognitive impairment
cancer|carcinoma|neoplasia maligna|ca|malignancy
neo|neoplasia|tumor|tumoracion|tumoracio|tumour|neoplasm
metastasis|metastasi|metastatico|metastatica|metastasico|metastatic|mets|m1
derrame pleural|vessament pleural|pleural effusion
sepsis|sepsi|septico|septica|septic|sepsia
shock|xoc|choque
isquemia|isquemico|isquemica|isquemic|ischaemia|ischaemic|ischemia|ischemic
anemia|anemico|anemica|anemic|anaemia|anaemic
trombosis|trombosi|thrombosis|trombo|trombus|thrombus
embolia|embolismo|embolisme|embolism|embolus
hemorragia|sangrado|sangrar|sangra|sagnat|sagnar|sangnat|hemorragico|hemorragica|bleeding|bleed|bled|haemorrhage|hemorrhage
hematoma|haematoma
fractura|fracturado|fracturada|fx|fract|fracture|fractured
luxacion|luxacio|dislocation|dislocated
quemadura|cremada|burn|burns
herida|ferida|wound
ulcera|ulcerado|ulcerada|ulcer|llaga|nafra
infeccion|infeccioso|infectado|infeccio|infecciosa|infeccios|infection|infective|infected
inflamacion|inflamatorio|inflamatoria|inflamacio|inflamatori|inflammation|inflammatory
irritacion peritoneal|signos peritoneales|peritonismo|irritacion peritoneo|irritacio peritoneal|peritonisme|peritonism|peritoneal irritation|signs peritonitis
alergia|alergico|alergica|alergias|allergia|allergies|allergic|al lergia|al lergic|allergica|allergy
ramc|amc|sin alergias|sin alergias conocidas|sin alergias medicamentosas conocidas|no alergias|no alergias conocidas|no al lergies conegudes|sense allergies|sense allergies conegudes|no allergies conegudes|nkda|nka|no known allergies|no known drug allergies|no drug allergies
fiebre|febril|febriles|febre|fever|febrile|pyrexia|pyrexial|hipertermia
escalofrios|calfreds|esgarrifances|chills|rigors
sudoracion|diaforesis|sudoroso|suor|suors|sudoracio|diaphoresis|sweating|sweats|diaphoretic
tos|tussigen|tusigena|cough|coughing
expectoracion|esputo|esputos|flemas|expectoracio|esput|esputs|sputum|phlegm|expectora|expectorando
disnea|disneico|disneica|falta aire|dificultad respiratoria|dificultad respirar|ahogo|dispnea|dispneic|dispneica|ofec|manca aire|dificultat respiratoria|dificultat respirar|sob|shortness breath|short breath|breathlessness|breathless|dyspnoea|dyspnea|dyspnoeic|difficulty breathing
disnea|dispnea|dispnoea
ortopnea|orthopnoea|orthopnea
dpn|disnea paroxistica nocturna|dispnea paroxistica nocturna|pnd|paroxysmal nocturnal dyspnoea
taquipnea|taquipneico|taquipneica|taquipneic|tachypnoea|tachypnoeic|tachypneic|polipnea
taquicardia|taquicardico|taquicardica|taquicardic|tachycardia|tachycardic
bradicardia|bradicardico|bradicardic|bradycardia|bradycardic
cianosis|cianotico|cianosi|cianotic|cyanosis|cyanotic
dolor toracico|dolor pecho|dolor toracic|dolor pit|chest pain|cp
dolor abdominal|dolor barriga|abdominalgia|dolor abdomen|mal panxa|abdominal pain|stomach pain|abdo pain|tummy pain|belly pain
dolor lumbar|lumbalgia|lumbago|low back pain|back pain|lumbar pain|mal esquena
cefalea|cefaleas|dolor cabeza|cefalalgia|mal cap|cefalees|headache|headaches
epigastralgia|dolor epigastrico|dolor epigastrio|dolor epigastric|dolor epigastri|epigastric pain
artralgia|artralgias|dolor articular|dolores articulares|artralgies|arthralgia|joint pain|joint pains
mialgia|mialgias|dolor muscular|dolores musculares|mialgies|myalgia|muscle pain|muscle aches
odinofagia|dolor garganta|mal coll|sore throat|odynophagia
dolor|doloroso|dolorosa|dolorido|duele|dolia|algico|pain|pains|painful|dolors|dolents
sensibilidad|tenderness|tender|dolor palpacion|doloroso palpacion|dolor palpacio
nauseas|nausea|nausees|nauseous|nauseated|naseoso
vomitos|vomito|vomits|vomit|vomiting|vomited|emesis|vomitar
diarrea|diarreico|deposiciones diarreicas|deposiciones liquidas|diarrees|diarreic|deposicions liquides|deposicions diarreiques|diarrhoea|diarrhea|loose stools
estrenimiento|restrenyiment|constipation|constipated|estrenido
deposiciones|deposicion|heces|femtes|deposicions|deposicio|stool|stools|bowel movements|bowel movement|bowels opened
melenas|melena|melenes|deposiciones negras|heces negras|deposicions negres|melaena|black stools|tarry stools
rectorragia|rectorragias|sangrado rectal|rectorragies|rectal bleeding|pr bleeding|blood per rectum
hematemesis|hematemesi|haematemesis|vomiting blood
hematuria|sangre orina|sang orina|haematuria|blood urine
coluria|orina oscura|orina fosca|orines fosques|orinas oscuras|dark urine
acolia|heces claras|deposiciones claras|pale stools
ictericia|icterico|icterica|icteric|jaundice|jaundiced
prurito|picor|pruriginoso|pruit|picor|pruritus|itching|itch|itchy
disuria|escozor miccional|molestias miccionales|coissor orinar|coissor miccional|dysuria|pain passing urine|burning urination
polaquiuria|frecuencia miccional|pollaciuria|pol laciuria|urinary frequency
poliuria|polyuria
polidipsia|polydipsia
anorexia|hiporexia|inapetencia|falta apetito|perdida apetito|manca gana|perdua gana|loss appetite|poor appetite|reduced appetite
astenia|cansancio|fatiga|cansament|astenic|astenico|fatigue|tiredness|tired|asthenia
perdida peso|adelgazamiento|perdida ponderal|adelgazado|perdua pes|perdua ponderal|aprimament|weight loss|lost weight
sincope|sincopal|perdida conocimiento|perdida consciencia|sincopal|perdua coneixement|perdua consciencia|loc|loss consciousness|syncope|syncopal|lost consciousness
mareo|mareos|mareado|mareig|marejos|dizziness|dizzy|lightheadedness
vertigo|vertigen|vertiginoso
convulsion|convulsiones|crisis comicial|crisis comiciales|crisis epileptica|crisis convulsiva|convulsio|crisi comicial|crisi epileptica|convulsions|seizure|seizures|fit|fits
confusion|confuso|confusa|confusional|confusio|confus|confosa|confused|desorientado|desorientada|desorientacion|desorientat|disorientated|disoriented
delirium|delirio|sindrome confusional|sindrome confusional agudo|deliri
somnoliento|somnolienta|somnolencia|somnolent|somnolencia|drowsy|drowsiness|sleepy
debilidad|perdida fuerza|debilitat|perdua forca|feblesa|weakness|weak|loss strength
paresia|paresis|hemiparesia|paresis|hemiparesis
disartria|dysarthria|slurred speech|habla disartrica
afasia|aphasia|afasic|aphasic
disfagia|dificultad tragar|dificultat empassar|dysphagia|difficulty swallowing
palpitaciones|palpitacions|palpitations
edema|edemas|edematoso|edemes|edematos|oedema|oedematous|hinchazon|inflor|inflament|swelling|swollen|tumefaccion|tumefaccio
eritema|eritematoso|eritematosa|enrojecimiento|enrojecido|eritematos|envermelliment|vermellor|erythema|erythematous|redness|red|rubor
exantema|erupcion|erupcion cutanea|rash|erupcio|erupcio cutania|skin rash
fiebre alta|febre alta|high fever
petequias|petequies|petechiae
caida|caer|cae|cayo|caigut|caiguda|cau|fall|fell|fallen
golpe|contusion|contusio|contusionado|contusions|bruise|bruising
vmi|vm|ventilacion mecanica|ventilacion mecanica invasiva|ventilacio mecanica|ventilacio mecanica invasiva|mechanical ventilation|ventilated|invasive ventilation
iot|intubacion orotraqueal|intubacion|intubado|intubada|intubacio|intubat|intubacio orotraqueal|intubated|intubation
leucocitosis|leucocitosi|leucocytosis|leukocytosis
hiponatremia|hyponatraemia|hyponatremia|sodio bajo|low sodium
hipopotasemia|hipokaliemia|hipocalemia|hipopotassemia|hypokalaemia|hypokalemia|potasio bajo|low potassium
hiperpotasemia|hiperkaliemia|hiperpotassemia|hyperkalaemia|hyperkalemia|potasio alto|high potassium
im|insuficiencia mitral|mr|mitral regurgitation
eao|estenosis aortica|estenosi aortica|as|aortic stenosis
transfusion|transfundir|transfunde|transfunden|transfundieron|transfundido|transfusio|transfon|transfonen|transfusionar|transfused|transfusion|hemotransfusion
dialisis|hemodialisis|hd|dialisi|hemodialisi|haemodialysis|dialysis
im|intramuscular|intramuscularly
recurrente|recurrentes|recurrencia|recidiva|recidivante|recidiva|recurrent|recurrence|relapse|relapsed|repetido|repetidos|de repeticion
agudo|aguda|agudos|agudas|agut|aguts|agudes|acute|acutely
subagudo|subaguda|subagut|subacute
cronico|cronica|cronicos|cronicas|cronic|cronics|croniques|chronic|longstanding|long standing
agudizacion|agudizada|agudizado|reagudizacion|reagudizado|reagudizada|exacerbacion|exacerbado|exacerbada|agudizacio|aguditzacio|reaguditzacio|reaguditzat|reaguditzada|exacerbacio|exacerbation|flare|acute on chronic
descompensacion|descompensado|descompensada|descompensacio|descompensat|descompensada|decompensation|decompensated
leve|leves|ligero|ligera|ligeros|discreto|discreta|lleu|lleus|lleuger|lleugera|discret|mild|mildly|slight|slightly
moderado|moderada|moderados|moderadas|moderat|moderada|moderats|moderate|moderately
grave|graves|severo|severa|severos|severas|severitat|sever|greu|greus|severe|severely|gravedad|intenso|intensa|intensos|intens|importante|importantes|important|marcado|marcada|marcat|marked|intense|significant
exitus|fallecer|fallece|fallecio|fallecido|fallecida|muerte|murio|muere|mort|morir|mor|defuncio|died|death|deceased|passed away|defuncion
fumador|fumadora|fuma|tabaquismo|tabaquico|tabac|tabaco|fumadora|tabaquisme|smoker|smokes|smoking|tobacco|current smoker
exfumador|exfumadora|ex fumador|ex fumadora|dejo fumar|dejo tabaco|tabaquismo abandonado|deixar fumar|va deixar fumar|exsmoker|ex smoker|former smoker|stopped smoking|quit smoking|gave up smoking
alcohol|alcoholico|enol|enolismo|etilismo|enolisme|alcoholic|alcoholismo|alcoholism|etanol|oh
bebedor|bebedora|bebe|consumo alcohol|bevedor|bevedora|beu|drinker|drinks|drinking
toxicos|drogas|habitos toxicos|toxics|drogues|habits toxics|substances|recreational drugs|illicit drugs
consciente|conscient|conscious|alert|alerta|vigil
asintomatico|asintomatica|asimptomatic|asimptomatica|asymptomatic|sin sintomas|sense simptomes|symptom free
soplo|soplos|buf|bufs|murmur|murmurs
crepitantes|crepitants|estertores|crackles|crepitations|creps
sibilantes|sibilancias|sibilants|sibilancies|wheeze|wheezing|wheezes
roncus|roncs|rhonchi
ingurgitacion yugular|iy|ingurgitacio jugular|jvp|raised jvp|jugular venous distension
masa|massa|mass|tumoracion|bulto|lump
coleccion|colleccio|collection|absceso|abscess|abces
litiasis|calculo|calculos|litiasi|calcul|calculs|stones|stone|gallstones|lithiasis|coledocolitiasis
colelitiasis|colelitiasi|litiasis biliar|cholelithiasis|gallstones
apendicectomia|apendicectomizado|apendicectomizada|apendicectomitzat|apendicectomitzada|appendicectomy|appendectomy
colecistectomia|colecistectomizado|colecistectomizada|colecistectomitzat|colecistectomitzada|cholecystectomy
protesis|protesico|artroplastia|protesi|prosthesis|arthroplasty|replacement
marcapasos|marcapassos|mp|pacemaker|ppm
tumoracion|lesion|lesio|lesion ocupante|lesiones|lesions|lesion
gripe|grip|influenza|flu
covid|covid-19|sars-cov-2|coronavirus|covid 19
neumotorax|pneumotorax|pneumothorax|ptx
laceracion|laceracio|laceration|lac
retencion aguda orina|retencio aguda orina|rao|acute urinary retention|aur
adenopatia|adenopatias|ganglio|ganglios|adenopatia|adenopaties|gangli|ganglis|lymph node|lymph nodes|lymphadenopathy|nodes
rectorragia|sangrado rectal|sagnat rectal|rectorragies|rectal bleeding
hemotorax|haemothorax|hemothorax
megalias|megalies|organomegalias|visceromegalias|organomegaly
sida|aids
taponamiento|taponament|tamponade
pericarditis|pericarditi
endocarditis|endocarditi
meningitis|meningiti
pancreatitis|pancreatiti
apendicitis|apendicitis|appendicitis
colecistitis|colecistitis|cholecystitis
colangitis|colangitis|cholangitis
diverticulitis|diverticulitis
peritonitis|peritonitis
celulitis|cellulitis|cellulitis
osteomielitis|osteomyelitis
artrosis|artrosi|osteoarthritis|oa|osteoartritis
gota|gout
osteoporosis|osteoporosi
hipotiroidismo|hipotiroidisme|hypothyroidism|hypothyroid|underactive thyroid
hipertiroidismo|hipertiroidisme|hyperthyroidism|overactive thyroid
demencia|dementia
alzheimer|ea|malaltia alzheimer
parkinson|ep|parkinsons disease|malaltia parkinson
epilepsia|epilepsy|epileptic
depresion|depressio|depression|depressive|depresivo
ansiedad|ansietat|anxiety
migrana|migranya|migraine
cirrosis|cirrosi|cirrhosis
ascitis|ascites
encefalopatia|encefalopatia hepatica|encephalopathy
varices|varius|varices
hernia|hernia|hernias
aneurisma|aneurysm|aaa
estenosis|estenosi|stenosis
insuficiencia|insuficiencia|failure|regurgitation
derrame pericardico|vessament pericardic|pericardial effusion
`

/** The same for parts of the body, tests, treatment, the ward and directions, which tell less by themselves. */
export const samePlainWords = `
abdomen|abdominal|abdo|abdominales
torax|toracico|toracica|toracic|thorax|thoracic|chest|pit|pecho
craneo|craneal|crani|cranial|skull|cranials
cerebro|cerebral|cervell|brain
pulmon|pulmonar|pulmones|pulmo|pulmons|lung|lungs|pulmonary
corazon|cor|heart|cardiaco|cardiaca|cardiac
higado|hepatico|hepatica|fetge|hepatic|liver
rinon|renal|renales|rinones|ronyo|ronyons|kidney|kidneys
bazo|esplenico|esplenica|melsa|esplenic|spleen|splenic
pancreas|pancreatico|pancreatica|pancreatic
estomago|gastrico|gastrica|estomac|gastric|stomach
intestino|intestinal|budell|intesti|bowel|intestine
colon|colonico|colonica|colonic
recto|rectal|rectum
sigma|sigmoide|sigmoideo|sigmoid
esofago|esofagico|esofag|esofagic|oesophagus|oesophageal|esophagus
vejiga|vesical|bufeta|bladder
prostata|prostatico|prostatica|prostatic|prostate
piel|cutaneo|cutanea|pell|cutani|cutania|skin|cutaneous
hueso|oseo|osea|os|ossi|ossia|bone|bony
cabeza|cap|cefalico|head
cuello|cervical|coll|neck
espalda|esquena|back|dorsal
costilla|costillas|costal|costales|costella|costelles|rib|ribs|costals
cadera|maluc|hip
rodilla|genoll|knee
tobillo|turmell|ankle
muneca|canell|wrist
hombro|espatlla|shoulder
brazo|brac|arm|extremidad superior|extremitat superior|upper limb|miembro superior|ms|eess|mmss
pierna|cama|leg|legs|extremidad inferior|extremidades inferiores|extremitat inferior|extremitats inferiors|lower limb|lower limbs|miembro inferior|miembros inferiores|mmii|eeii|mii|mid|eei|eid|piernas|cames
pantorrilla|panxell|calf|gemelo|gemelar
pie|pies|peu|peus|foot|feet
mano|manos|ma|mans|hand|hands
ojo|ojos|ocular|ull|ulls|eye|eyes
oido|oidos|otico|orella|oida|ear|ears
fid|fosa iliaca derecha|fossa iliaca dreta|rif|right iliac fossa|rlq
fii|fosa iliaca izquierda|fossa iliaca esquerra|lif|left iliac fossa|llq
hcd|hd|hipocondrio derecho|hipocondri dret|ruq|right upper quadrant
hci|hipocondrio izquierdo|hipocondri esquerre|luq|left upper quadrant
lsd|lobulo superior derecho|lobul superior dret|rul|right upper lobe
lid|lobulo inferior derecho|lobul inferior dret|rll|right lower lobe
lm|lobulo medio|lobul mitja|rml|right middle lobe
lsi|lobulo superior izquierdo|lobul superior esquerre|lul|left upper lobe
lii|lobulo inferior izquierdo|lobul inferior esquerre|lll|left lower lobe
base|bases|basal|basales|basals|bibasal
ppcc|pares craneales|parells cranials|cranial nerves|cn|cns
par|parell|nerve|nervio
tas|pas|tension sistolica|presion sistolica|sbp|systolic blood pressure
aa|aire ambiente|aire ambient|basal|ra|room air|air
o2|oxigeno|oxigen|oxygen|oxigenoterapia|oxygen therapy
gn|gafas nasales|ulleres nasals|nasal cannula|nasal cannulae|nc|nasal prongs
vmk|ventimask|mascarilla venturi|mascareta venturi|venturi mask|venturi
vmni|vni|ventilacion mecanica no invasiva|ventilacion no invasiva|ventilacio mecanica no invasiva|ventilacio no invasiva|niv|non invasive ventilation|bipap
cpap|c pap
diuresis|diuresi|urine output|uop
talla|alcada|height
imc|indice masa corporal|index massa corporal|bmi|body mass index
gcs|glasgow|escala glasgow|escala coma glasgow|glasgow coma scale
hb|hemoglobina|haemoglobin|hemoglobin|hgb
hto|hematocrito|hematocrit|hct|haematocrit
leucos|leucocitos|leucocits|wbc|wcc|white cells|white cell count|white blood cells
neutrofilos|neutrofils|neutrophils|pmn
plaquetas|plaquetes|plt|platelets|platelet count|plq
hematies|eritrocitos|red cells|hematies|red blood cells|concentrados hematies|concentrats hematies|ch|packed red cells|prbc|units blood
pcr|proteina c reactiva|proteina c-reactiva|crp|c reactive protein
pct|procalcitonina|procalcitonin
vsg|velocidad sedimentacion|velocitat sedimentacio|esr
cr|creat|creatinina|creatinine|crea
urea|bun|ur
fg|tfg|filtrado glomerular|filtrat glomerular|egfr|gfr|fge
na|sodio|sodi|sodium
k|potasio|potassi|potassium
ca|calcio|calci|calcium
mg|magnesio|magnesi|magnesium
glucosa|glucemia|glicemia|glicemies|glucosa|glucose|blood sugar|bm|glucemias|glucemia capilar|glycaemia
hba1c|hemoglobina glicada|hemoglobina glicosilada|hemoglobina glucosilada|glycated haemoglobin|a1c
lac|lactato|lactat|lactate|acido lactico
got|ast|asat
gpt|alt|alat
ggt|gamma gt
fal|fa|fosfatasa alcalina|alp|alkaline phosphatase
bt|bili|bilirrubina|bilirubina|bilirubin|bilirrubina total|bilirubina total
tn|tni|tnt|troponina|troponines|troponinas|troponin|troponins|trop
bnp|probnp|nt-probnp|ntprobnp|pro bnp|nt probnp
ldh|lactato deshidrogenasa
ck|cpk|creatinkinasa|creatine kinase
inr|razon normalizada internacional
gsa|gasometria|gasometria arterial|abg|blood gas|arterial blood gas|vbg
hc|hemocultivo|hemocultivos|hemocultiu|hemocultius|blood culture|blood cultures|bc
uc|urocultivo|urocultiu|urine culture|urocultivos|msu
cultivo|cultivos|cultiu|cultius|culture|cultures
lcr|liquido cefalorraquideo|liquid cefaloraquidi|csf|cerebrospinal fluid
pl|puncion lumbar|puncio lumbar|lp|lumbar puncture
boc|bandas oligoclonales|bandes oligoclonals|oligoclonal bands
sangre|sang|blood|hematico|hematica
orina|orines|urinario|urinaria|orines|urine|urinary|urinari
rx|radiografia|placa|radiografies|radiograph|x ray|xray|x rays|radiologia|rayos x
rx torax|rxt|radiografia torax|placa torax|rx tx|cxr|chest x ray|chest xray|chest radiograph|radiografia toracica
tc|tac|ct|scanner|escaner|tomografia|tomografia computarizada|tomografia computada|tomografia computeritzada|tomografia axial computarizada|computed tomography|ct scan
tc craneal|tac craneal|tac cranial|tc cranial|ct head|head ct|ct brain|tac cerebral|tc cerebral
angiotc|angiotac|angio tc|angio tac|ctpa|angiography ct|ct angiography|ct angiogram
tcap|tac toracoabdominopelvico|tc toracoabdominopelvica|ct tap|ct cap
body tc|tc corporal|tac corporal|body tac|whole body ct
rm|rmn|irm|resonancia|resonancia magnetica|ressonancia|ressonancia magnetica|mri|magnetic resonance|mri scan|mr
eco|ecografia|ecografico|ecografica|ultrasonido|ultrasonografia|ecografies|uss|us|ultrasound|ultrasound scan|sonography|ecos
ecocardiograma|ecocardiografia|ecocardio|ecocardi|ett|eco cardiaca|echo|tte|echocardiogram|echocardiography|ecocardiograma transtoracico|ecocardiograma transtoracic|ecocardiografia transtoracica
ete|eco transesofagico|ecocardiograma transesofagico|toe|tee
fevi|feve|fe|fraccion eyeccion|fraccion eyeccion ventriculo izquierdo|fraccio ejeccio|fraccio d ejeccio|lvef|ef|ejection fraction|left ventricular ejection fraction
vi|ventriculo izquierdo|ventricle esquerre|lv|left ventricle|left ventricular
vd|ventriculo derecho|ventricle dret|rv|right ventricle|right ventricular
ai|auricula izquierda|auricula esquerra|la|left atrium|left atrial
ecg|ekg|electrocardiograma|electrocardiogram|electro
eeg|electroencefalograma|electroencefalogram
emg|electromiograma|electromiografia|electromyography
cate|cateterismo|cateterisme|coronariografia|coronary angiography|coronary angiogram|catheterisation|cardiac catheterisation|angiografia coronaria
icp|intervencion coronaria percutanea|intervencio coronaria percutania|pci|angioplastia|percutaneous coronary intervention|angioplasty
stent|stents|endoprotesis
fgs|gastroscopia|fibrogastroscopia|endoscopia digestiva alta|eda|gastroscopy|ogd|egd|upper gi endoscopy|upper endoscopy
fcs|colonoscopia|fibrocolonoscopia|colonoscopy
cpre|colangiopancreatografia retrograda endoscopica|ercp
fbc|fbs|broncoscopia|fibrobroncoscopia|bronchoscopy
use|ecoendoscopia|eus|endoscopic ultrasound
paaf|puncion aspiracion aguja fina|puncio aspiracio agulla fina|fna|fine needle aspiration
ap|anatomia patologica|histologia|histology|pathology|histopatologia
biopsia|biopsias|bx|biopsies|biopsy|biopsiado
espirometria|pfr|spirometry|lung function tests|pruebas funcionales respiratorias
postqx|postquirurgico|postquirurgica|posoperatorio|postoperatorio|postoperatoria|postop|po|postoperatori|postquirurgic|post op|postoperative|postoperatively
preqx|prequirurgico|preoperatorio|preop|preoperatori|preoperative
anestesia raquidea|raquianestesia|intradural|spinal anaesthesia|anestesia espinal
anestesia general|ag|general anaesthesia|ga
tubo torax|tubo toracico|drenaje toracico|drenaje pleural|drenatge toracic|drenatge pleural|tub toracic|chest drain|chest tube
sng|sonda nasogastrica|ng tube|nasogastric tube|ngt
sv|sonda vesical|sondaje vesical|sondatge vesical|urinary catheter|foley|catheter|sondaje
vvp|via periferica|cannula|peripheral line
cvc|via central|cateter venoso central|central line
puntos|grapas|sutura|grapes|punts|sutures|staples|clips
quimioterapia|qt|quimio|chemotherapy|chemo
radioterapia|rt|rdt|radiotherapy
antibiotico|antibioticos|atb|antibioterapia|antibiotic|antibiotics|antibioticoterapia|abx|antibiotica|antibioterapia
anticoagulado|anticoagulada|anticoagulacion|anticoagulante|acoagulacion|anticoagulat|anticoagulacio|anticoagulated|anticoagulation|anticoagulant
diuretico|diureticos|diuretica|diuretics|diuretic
corticoide|corticoides|esteroides|corticosteroides|corticoterapia|corticoids|steroid|steroids
analgesia|analgesico|analgesicos|analgesic|analgesics|painkillers|calmantes
sueroterapia|sueros|fluidoterapia|fluidos|seroterapia|serums|fluids|fluid therapy|iv fluids|cristaloides
nebulizacion|nebulizaciones|nebulizado|aerosoles|nebulitzacions|nebulised|nebulisers|nebulizers|nebs
inhalador|inhaladores|inhaladors|inhaler|inhalers|inhalado|inhalada|inhaled|puff|puffs|inhalaciones
iv|ev|intravenoso|intravenosa|endovenoso|endovenosa|via intravenosa|intravenos|endovenos|intravenous|intravenously
vo|oral|via oral|orally|po|mouth|by mouth
sc|subcutaneo|subcutanea|subcutani|subcutania|subcutaneous|subcutaneously
topico|topica|topic|topical
capsula|capsulas|capsule|capsules
cada 12 h|12h|cada 12 horas|cada 12 hores|2 veces dia|dos veces dia|dues vegades dia|dos cops dia|twice daily|bd|bid|twice a day|every 12 hours|12 hourly
cada 8 h|8h|cada 8 horas|cada 8 hores|3 veces dia|tres veces dia|tres vegades dia|three times daily|tds|tid|three times day|every 8 hours|8 hourly
cada 6 h|6h|cada 6 horas|cada 6 hores|qds|qid|four times daily|four times day|every 6 hours|6 hourly
prn|si precisa|si dolor|si es necesario|si cal|as required|as needed|when required|when needed|a demanda
suspender|suspende|suspenden|suspendio|suspendido|suspendida|suspendieron|suspension|retirar|retira|retiran|retiro|retirado|retirada|retirados|interrumpir|interrumpe|interrumpio|interrumpido|abandonar|abandono|abandonado|dejar|deja|dejo|dejado|suspendre|suspen|suspenen|suspes|suspesa|suspensio|retirat|retiren|retirada|aturar|atura|aturat|deixar|deixa|deixat|abandonat|interrompre|interromp|stop|stopped|stopping|stops|discontinue|discontinued|withdrawn|withheld|withdraw|withhold|hold|held|ceased|quit|gave up|given up|removed|removal
aumentar|aumenta|aumento|aumentado|aumentaron|incremento|incrementar|incrementa|incrementado|subir|sube|subio|subido|elevar|elevado|elevada|elevados|elevadas|elevacion|ascenso|asciende|ampliar|amplia|ampliado|augmentar|augmenta|augment|augmentat|apujar|apuja|pujar|puja|elevat|elevats|elevades|elevacio|increase|increased|increasing|increases|raised|rise|rising|rose|elevated|elevation|up titrated|uptitrated|alto|alta|altos|alt|alts|high|higher
disminuir|disminuye|disminuyo|disminuido|disminuida|disminucion|reducir|reduce|reducido|reducida|redujo|reduccion|bajar|baja|bajo|bajado|descender|desciende|descendio|descenso|descendido|descendidos|disminucio|disminuit|disminueix|reduir|redueix|reduit|reduida|reduccio|baixar|baixa|baix|baixat|descens|descendit|decrease|decreased|decreasing|reduce|reduced|reduction|lowered|fall|fell|falling|drop|dropped|low|lower|bajos|bajas|menor|menos|less|menys|pobre
mejorar|mejora|mejoro|mejoria|mejorado|mejorando|mejoraron|mejor|millora|millorar|millorat|milloria|millor|improve|improved|improvement|improving|improves|better
empeorar|empeora|empeoro|empeoramiento|empeorado|empitjora|empitjorar|empitjorament|empitjorat|pitjor|peor|worse|worsen|worsened|worsening|worsens|deterioro|deteriora|deteriorament|deterioration|deteriorated|agravamiento
estable|estables|estabilidad|estabilizado|estabiliza|estabilidad hemodinamica|estabilitat|stable|stability|stabilised|steady|estabilitzat
normal|normales|normalidad|normals|sin alteraciones|sense alteracions|anodino|anodina|unremarkable|nad|normalitat|sin hallazgos|sin hallazgos patologicos|within normal limits|dentro normalidad|rango normal
normalizar|normaliza|normalizado|normalizacion|normalitza|normalitzat|normalitzacio|normalised|normalized|normalisation|back to normal
resolver|resuelto|resuelta|resuelve|resolvio|resolucion|desaparicion|desaparece|desaparecio|desaparecido|cede|cedio|cedido|remite|remitio|resolt|resolta|resol|resolucio|desaparegut|desapareix|desaparicio|cedeix|cedit|resolved|resolution|resolving|resolves|disappeared|settled|cleared|subsided
nuevo|nueva|nuevos|nuevas|nou|nova|nous|noves|new|newly|de novo
bilateral|ambos|ambas|ambos lados|bilaterales|bilaterals|bilaterally|both
positivo|positiva|positivos|positivas|positiu|positius|positives|positive|pos|resulto positivo
negativo|negativa|negativos|negativas|negatiu|negatius|negatives|negative|neg
uci|ucie|unidad cuidados intensivos|cuidados intensivos|cures intensives|unitat cures intensives|icu|itu|intensive care|intensive care unit|critical care
residencia|residencia geriatrica|asilo|nursing home|care home|residential home|centro sociosanitario
varon|hombre|senor|home|senyor|baro|man|male|gentleman|m|v
mujer|senora|dona|senyora|woman|female|lady|f
nino|nina|nen|nena|child|boy|girl|escolar
lactante|lactant|infant|bebe|baby|nado|neonato|recien nacido|rn|nounat
hijo|hijos|fill|fills|son|sons
hija|hijas|filla|filles|daughter|daughters
madre|mare|mother|mum
padre|pare|father|dad
hermano|hermana|hermanos|germa|germana|germans|brother|sister|siblings
independiente|autonomo|autonoma|autonomia|independent|autonom|independently|independencia
dependiente|dependencia|dependent
abvd|avd|actividades basicas vida diaria|actividades vida diaria|activitats basiques vida diaria|activitats vida diaria|adl|adls|activities daily living
camina|deambula|marcha|deambulacion|caminar|deambular|deambulacio|marxa|walk|walks|walking|mobilises|mobilising|ambulation|gait|ambulating
baston|basto|bastons|stick|cane
andador|caminador|walker|frame|zimmer
silla ruedas|cadira rodes|wheelchair
ipa|paq ano|paquetes ano|paquets any|pack years|pack year|py|paquetes-ano
orientado|orientada|orientat|orientated|oriented
mvc|murmullo vesicular|murmuri vesicular|vesicular breathing|breath sounds|murmullo vesicular conservado
blando|depresible|tou|depressible|soft|blando y depresible|tova
pared|paret|wall|mural|parietal
vesicula|vesicula biliar|gallbladder
laparoscopia|laparoscopico|laparoscopica|via laparoscopica|laparoscopic|laparoscopically|lps
osteosintesis|enclavado|fijacion interna|enclavament|osteosintesi|fixation|orif|nailing|nail|clavo|clau
sal|sodio|salt
dieta absoluta|dejuni|nbm|nil by mouth|npo|ayunas
pared posterior|cara posterior|posterior wall
segmento st|st|segment st|st segment
derecho|dret|right
piperacilina-tazobactam|pip-tazo|pip tazo|piptazo|tazocin|piperacilina tazobactam
aas|acido acetilsalicilico|aspirina|acid acetilsalicilic|aspirin
hbpm|heparina bajo peso molecular|heparina baix pes molecular|lmwh|low molecular weight heparin
ibp|inhibidor bomba protones|inhibidor bomba protons|ppi|proton pump inhibitor
ieca|inhibidor enzima convertidora angiotensina|ace inhibitor|acei
ara2|ara ii|arb|antagonista receptor angiotensina
aine|aines|antiinflamatorio no esteroideo|antiinflamatorios no esteroideos|nsaid|nsaids|antiinflamatoris
isrs|ssri|inhibidor recaptacion serotonina
fiv|vacuna|vacunacion|vacunado|vacunada|vacunacio|vacunat|vacunada|vaccine|vaccination|vaccinated|jab|immunised
ojo derecho|od|ull dret|right eye
ojo izquierdo|oi|ull esquerre|left eye
anos|anys|years|yo|y o|year old|a|yr|yrs
ta|pa|tension arterial|presion arterial|tensio arterial|pressio arterial|bp|blood pressure
fc|frecuencia cardiaca|frequencia cardiaca|frecuencia|hr|heart rate|pulse|pulse rate|pulso|pols
fr|frecuencia respiratoria|frequencia respiratoria|rr|respiratory rate
t|ta|tª|temp|temperatura|temperature
sat|sato2|sat o2|spo2|so2|saturacion|saturacion oxigeno|saturacio|saturacio oxigen|o2 sat|sats|oxygen saturation|saturation|saturations|saturating|satura|saturando|saturant
peso|pes|weight|kg|pesa|weighed|weighs
eva|escala visual analogica|pain score
analitica|as|analisis|laboratorio|analisi|analitiques|analytics|bloods|blood tests|laboratory|labs|laboratori|analitico
iq|iqx|intervencion|intervencion quirurgica|cirugia|operacion|intervenido|intervenida|operado|operada|interviene|intervencio|intervencio quirurgica|cirurgia|operacio|intervingut|intervinguda|operat|surgery|operation|operated|surgical|quirurgico|quirurgica|quirurgic|opera
drenaje|drenajes|drenatge|drenatges|drain|drains|drained|drenado
rehabilitacion|rhb|rehabilitacio|rehab|rehabilitation|fisioterapia|fisioterapia|physiotherapy|physio
mascarilla|mascareta|mask
comprimido|comprimidos|comp|comprimit|comprimits|tablet|tablets|cp|tabs
medicamento|medicamentos|medicamentoso|medicamentosas|medicamentosa|farmaco|farmacos|medicacion|medicament|medicaments|farmac|farmacs|medicacio|medicamentoses|drug|drugs|medication|medications|medicines|meds
tratamiento|tratar|tratado|tratada|trata|trato|tto|ttos|tractament|tractat|tractada|tracta|tt|terapia|terapeutico|terapeutica|treatment|treated|treat|therapy|tx|rx
desayuno|esmorzar|breakfast|mananas|manana|mati|matins|morning
comida|dinar|lunch|mediodia|migdia
cena|sopar|dinner|noche|nit|nits|noches|night|nocte|bedtime|evening
diario|diaria|diarios|diarias|cada dia|al dia|por dia|24h|24 h|24 horas|cada 24 h|cada 24 horas|diari|diaria|cada 24 hores|daily|once daily|od|qd|every day|a day|per day|dia
reiniciar|reinicia|reinicio|reiniciado|reintroducir|reintroduce|reintroducido|reintroduccion|reanudar|reanuda|reanudado|reprendre|repren|repres|represa|reintroduir|reintrodueix|restart|restarted|resume|resumed|reintroduced|recommenced
iniciar|inicia|inician|inicio|iniciado|iniciada|iniciaron|comenzar|comienza|comenzo|comenzado|empezar|empieza|empezo|instaurar|instaura|instauro|instaurado|introducir|introduce|introdujo|introducido|comencar|comenca|comencat|iniciat|inicien|instaurat|introduir|introdueix|introduit|start|started|starting|commence|commenced|begin|began|begun|initiated|introduced
pautar|pauta|paute|pautado|pautada|prescribir|prescribe|prescribio|prescrito|prescripcion|prescriure|prescriu|prescrit|prescripcio|pautat|prescribed|prescription|prescribe
progresivo|progresiva|progresivamente|progressiu|progressiva|progressivament|progressive|progressively|creciente|ha ido aumentando|en aumento|gradual|gradualmente|gradually|poco a poco
persistir|persiste|persisten|persistia|persistio|persistencia|persistente|continua|continuan|sigue|siguen|sigue con|mantiene|persisteix|persisteixen|persistent|segueix|segueixen|mante|persist|persists|persisted|persisting|persistence|ongoing|continues|continued|remains|remained|continuing
previo|previa|previos|previas|anterior|anteriores|previamente|anteriormente|previ|previs|previes|previament|prior|previous|previously|antes|abans|before|earlier
posterior|posteriores|posteriormente|despues|despres|after|afterwards|later|subsequent|following|siguiente|siguientes|seguent
antecedente|antecedentes|ap|historia|antecedents|history|pmh|pmhx|hx|past medical history|historial|af
bueno|buena|buenos|bien|correcto|correcta|correctamente|favorable|favorablemente|satisfactorio|satisfactoria|satisfactoriamente|adecuado|adecuada|be|bo|bona|correcte|correctament|favorablement|satisfactori|satisfactoria|adequat|adequada|good|well|satisfactory|adequate|favourable|favourably|uneventful|sin incidencias|sin complicaciones|sense incidencies|sense complicacions|uncomplicated
incidencias|complicaciones|complicacion|incidencies|complicacions|complicacio|complications|complication|events
tolerar|tolera|tolerado|tolerancia|tolero|tolerancia|tolerat|tolerated|tolerating|tolerance|tolerates
fracaso|fallo|fracas|failure|fracasado
alta|alta hospitalaria|alta domicilio|dado alta|dada alta|alta a domicilio|alta medica|donat alta|alta domicili|discharge|discharged|dc|went home
ingreso|ingresa|ingresado|ingresada|ingresar|ingreso hospitalario|hospitalizacion|hospitalizado|hospitalizada|ingres|ingressa|ingressat|ingressada|ingressar|hospitalitzacio|hospitalitzat|admission|admitted|admit|hospitalised|hospitalized|hospitalisation|inpatient stay|estancia|estada
urgencias|urg|sempra|urgencies|ucies|ed|a&e|emergency department|emergency room|er|emergency|casualty|servicio de urgencias
planta|sala|planta hospitalizacion|ward
cce|ccee|cex|consultas externas|consulta externa|consultes externes|consulta|opd|outpatient clinic|outpatients|clinic|outpatient|consultas
cap|ambulatorio|centro salud|atencion primaria|ap|centre salut|atencio primaria|medico cabecera|mapa|map|medico familia|medico atencion primaria|metge capcalera|metge familia|gp|general practitioner|primary care|family doctor|ambulatori
domicilio|casa|domiciliario|domiciliaria|domicili|domiciliari|home|su casa
visita|cita|visites|visitas|revision|revisiones|control|controles|seguimiento|seguiment|revisio|cites|controls|appointment|follow up|followup|f u|review|clinic review|reviewed|check|monitoring|monitorizar|vigilar
traslado|trasladado|trasladada|traslada|trasladan|trasladar|derivado|derivada|deriva|derivar|derivacion|trasllat|trasllada|traslladat|traslladada|derivat|derivada|derivacio|transferred|transfer|referred|referral|traido|traida|llevado|portat|dut|brought|remitido|remitida|remiten|taken
ambulancia|ambulance|sem|061
esposa|mujer|muller|dona|wife|conyuge
marido|esposo|marit|espos|husband
familia|familiar|familiares|familiars|family|relative|relatives
vive|convive|viven|vivia|viu|conviu|lives|living|resides|live
sintoma|sintomas|sintomatico|sintomatologia|simptomes|simptoma|clinica|simptomatologia|symptom|symptoms|symptomatic
signos|signo|datos|signes|signe|dades|signs|sign|evidence|evidencia
auscultacion|ac|acp|ap|acr|auscultacio|auscultation|ausculta
exploracion|exploracion fisica|ef|exploracio|exploracio fisica|examination|exam|o e|on examination|physical examination
palpacion|palpacio|palpation|palpa|palpable
dieta|alimentacion|alimentacio|diet
pendiente|pendientes|pendent|pendents|pending|awaited|awaiting|a la espera
resultado|resultados|resultat|resultats|result|results
duracion|duro|dura|durar|durada|dura|duration|lasted|lasting
empieza|comienzo|onset|debut|inicio|inici
semana|setmana|week
cuadro|episodio|proceso|quadre|episodi|proces|episode|episodes|episodios|crisis|bout
respuesta|responde|respondio|responder|resposta|respon|respost|response|responded|responds|responding
caracter|tipo|tipus|type|naturaleza
enfermedad|malaltia|disease|illness|afeccion|patologia|enfermo|morbo|trastorno|pathology|disorder
voluntad|decision|decisio|consensuado|consensua|consensuo|de acuerdo|acuerda|acordo|acordado|acord|acorda|agreed|agreement|consensua amb|pacta|discussed|decided|decide|decidio|decideix
ambulatorio|ambulatoria|ambulatoriamente|ambulatori|ambulatoriament|outpatient
conocido|conocida|conocidas|conocidos|conegut|coneguda|conegudes|coneguts|known
pareja|parella|partner
fie|fosa iliaca esquerra|fossa iliaca esquerra
un|ulleres nasals
on|ulleres nasals
lse|lobul superior esquerre
lie|lobul inferior esquerre
fibroscopia|fibrobroncoscopia
snt|soft non tender
bs|bowel sounds
snf|skilled nursing facility
abg|arterial gas
cta|ct angiography|ct angiogram
ebl|estimated blood loss
cath|catheterisation|catheterization
des|drug eluting stent
bms|bare metal stent
rca|right coronary artery|right coronary
lad|left anterior descending|left anterior descending artery
lcx|circumflex|left circumflex
mca|middle cerebral artery|mcas|middle cerebral arteries
aca|anterior cerebral artery
ng|nasogastric|nasogastrico|nasogastrica|nasogastric tube
cap|cabeza|head
dip|dipstick|urine dip|tira orina
cxr|chest film|chest radiograph|chest x ray
ecas|ejercicios
paracentesis|paracentesi
toracocentesis|toracocentesi|thoracocentesis|pleural tap
hemograma|hemogram|fbc|cbc|full blood count|complete blood count
bioquimica|bioquimica|biochemistry|u e|ues|us es
coagulacion|coagulacio|clotting|coagulation
pfh|pruebas funcion hepatica|perfil hepatico|lfts|lft|liver function tests
rhb|fisio
q4h|4 hourly|every 4 hours|cada 4 h|cada 4 horas
weekly|a week|per week|semanal|semanalmente|a la semana|por semana|setmanal|per setmana
primero|1r|1er|first|primer|1st
segundo|2n|2o|second|2nd|segon
tercero|3r|3er|third|3rd|tercer
cuarto|4t|4o|fourth|4th|quart
quinto|5e|5o|fifth|5th|cinque
sexto|6e|6o|sixth|6th|sise
`
