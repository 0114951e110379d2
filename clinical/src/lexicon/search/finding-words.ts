/** Symptoms, signs, measures and parts of the body; the form of the list: condition-words.ts. */
export const findingWords = `
fiebre|febril|febricula|hipertermia|pirexia|temperatura elevada|calentura|pico febril|febre|febricula|fever|febrile|pyrexia|temperature|pyrexial|apyrexial
escalofrios|tiritona|tiritera|calfreds|esgarrifances|chills|rigors|rigor
tos|tusigeno|tossegoso|tos|cough|coughing
expectoracion|esputo|flemas|moco|expectoracio|esput|mocs|sputum|phlegm
hemoptisis|esputo hemoptoico|expectoracion hemoptoica|sangre al toser|hemoptisi|haemoptysis|coughing blood
disnea|disneico|falta de aire|dificultad respiratoria|dificultad para respirar|ahogo|fatiga al esfuerzo|se ahoga|sofocacion|dispnea|ofec|manca d'aire|dificultat respiratoria|sob|soboe|doe|dyspnoea|dyspnea|breathless|shortness of breath|breathlessness
ortopnea|dpn|disnea paroxistica nocturna|ortopnea|orthopnoea|pnd
taquipnea|taquipneico|polipnea|tachypnoea|tachypneic
dolor toracico|dolor en el pecho|dolor precordial|dolor centrotoracico|opresion toracica|dolor toracic|dolor al pit|opressio toracica|chest pain|chest tightness|cp
dolor abdominal|dolor de barriga|dolor en epigastrio|epigastralgia|dolor en fosa iliaca|abdominalgia|mal de panxa|dolor abdominal|abdominal pain|stomach pain|abdo pain|tummy pain
dolor lumbar|lumbalgia|lumbago|dolor de espalda|raquialgia|lumbalgia|mal d'esquena|back pain|lbp|lumbar pain|dorsalgia
cefalea|cefaleas|dolor de cabeza|cefalalgia|mal de cap|cefalea|headache|headaches
dolor articular|artralgia|artralgias|dolores articulares|poliartralgias|artralgies|joint pain|arthralgia
dolor muscular|mialgia|mialgias|mialgies|myalgia|muscle pain
dolor|dolores|dolorido|doloroso|algia|molestias|dolenca|pain|painful|ache|aching|sore|algico
eva|escala visual analogica|escala del dolor|pain score|escala eva
vomitos|nauseas|emesis|vomita|nausea|devuelve|vomits|nausees|vomiting|vomit|sickness|n v
diarrea|deposiciones liquidas|deposiciones blandas|heces liquidas|diarreic|deposicions liquides|diarrhoea|diarrhea|loose stools
deposiciones|deposicion|heces|habito intestinal|ritmo intestinal|femtes|deposicions|stool|stools|bowels|bowel habit|bowel movement|materia fecal
disfagia|dificultad para tragar|atragantamiento|disfagia|dysphagia|difficulty swallowing
anorexia|hiporexia|inapetencia|falta de apetito|falta de gana|anorexia|loss of appetite|poor appetite|hiporexia
perdida de peso|adelgazamiento|perdida ponderal|ha perdido peso|sindrome constitucional|sdme constitucional|sdr toxico|perdua de pes|pes perdut|weight loss|lost weight|sindrome constitucional
astenia|cansancio|fatiga|debilidad general|decaimiento|mal estado general|malestar general|debilidad generalizada|cansament|fatigue|tiredness|tired|malaise|lethargy|asthenia
debilidad|perdida de fuerza|falta de fuerza|paresia|plejia|deficit motor|debilitat|perdua de forca|weakness|weak|motor deficit
sudoracion|sudor|diaforesis|sudoroso|suores|diaforetic|sweating|sweats|diaphoresis|hiperhidrosis
palpitaciones|palpitacion|palpitacions|palpitations
edema|edemas|hinchazon|hinchado|tumefaccion|tumefacto|inflor|aumento de volumen|fovea|inflamacio|oedema|swelling|swollen|edemes
prurito|picor|picores|rascado|pruitja|picor|itch|itching|pruritus
exantema|erupcion|rash|erupcio|lesiones cutaneas|exantematico|maculopapular|eruption|skin lesions|rush
eritema|enrojecimiento|rubor|eritematoso|vermellor|redness|erythema
petequias|purpura|equimosis|hematomas espontaneos|petequies|petechiae|bruising|bruise|blaus|moraton
palidez|palido|pal·lidesa|pal·lid|pallor|pale
cianosis|cianotico|coloracion azulada|cianosi|cyanosis
sangrado|hemorragia|sangra|sangrante|hematico|hematoma|perdida hematica|sagnat|hemorragia|sagna|bleeding|bleed|haemorrhage|hemorrhage|haematoma
epistaxis|sangrado nasal|sangre por la nariz|nosebleed
hematuria|orina con sangre|orina hematica|sangre en la orina|orina oscura|hematuria|haematuria|blood in urine
disuria|escozor al orinar|molestias al orinar|dolor al orinar|escozor miccional|coissor|sindrome miccional|disuria|dysuria|burning urination
polaquiuria|frecuencia miccional|nicturia|poliuria|urinary frequency|nocturia|polyuria|tenesmo vesical
oliguria|anuria|oligoanuria|disminucion de diuresis|orina poco|oligoanuria|oliguria|low urine output
diuresis|volumen de orina|diuresi|urine output|uo|orina 24 horas|balance hidrico
proteinuria|albuminuria|microalbuminuria|orina espumosa|proteinuria|acr
parestesias|hormigueo|acorchamiento|entumecimiento|adormecimiento|formigueig|paresthesia|numbness|tingling|hipoestesia|pins and needles
temblor|tremor|tremolor|temblores|flapping|asterixis
alteracion de la marcha|inestabilidad de la marcha|ataxia|marcha|trastorno de la marcha|marxa|gait|unsteady
caminar|camina|andar|anda|deambular|deambula|deambulacion|ambulacion|camina|marxa|walk|walks|walking|mobility|mobilises|ambulation
disartria|afasia|alteracion del habla|dificultad para hablar|habla|parla|afasia|speech|dysphasia|aphasia|dysarthria|slurred speech
diplopia|vision doble|double vision|perdida de vision|vision borrosa|perdua de visio|blurred vision|visual loss|amaurosis|disminucion de agudeza visual
agudeza visual|av|agudesa visual|visual acuity|va
acufenos|tinnitus|zumbidos|acufens
fotofobia|fotofobia|photophobia|molesta la luz
rigidez de nuca|signos meningeos|kernig|brudzinski|meningismo|rigidesa|neck stiffness|meningism
nivel de conciencia|consciencia|gcs|glasgow|escala de coma de glasgow|somnolencia|obnubilado|estuporoso|coma|comatoso|consciente|nivell de consciencia|consciousness|drowsy|somnolent|alert|unconscious
pupilas|midriasis|miosis|anisocoria|isocoricas|pupil·les|pupils
agitacion|agitado|inquieto|agitacio|agitation|agitated|agressiu|agresividad
soplo|soplos|bufec|buf|murmur|soplo sistolico
crepitantes|estertores|ruidos respiratorios|roncus|sibilancias|hipoventilacion|crepitants|sibilants|crackles|creps|wheezing|rhonchi|auscultacion pulmonar
auscultacion|auscultacion cardiaca|ac|ap|acr|arc|auscultacio|auscultation|heart sounds|mvc|murmullo vesicular
megalias|visceromegalias|organomegalia|organomegaly
hepatomegalia|higado aumentado|hepatomegaly|fetge engrandit
esplenomegalia|bazo aumentado|splenomegaly|hiperesplenismo|melsa
cardiomegalia|corazon aumentado|ict aumentado|cardiomegaly|enlarged heart
ingurgitacion yugular|iy|pvy|presion venosa yugular|ingurgitacio jugular|jvp|jvd|jugular venous pressure
blumberg|defensa|rebote|signos de irritacion peritoneal|defensa abdominal|guarding|rebound
murphy|punto de murphy
punopercusion|ppl|ppr|puno percusion|punopercussio|renal angle tenderness
homans|signo de homans|empastamiento|signes de tvp|calf tenderness
ta|pa|tas|tad|tam|tension arterial|presion arterial|tension|pressio arterial|tensio arterial|tensio|bp|blood pressure|sistolica|diastolica|antihipertensivos|antihypertensives
fc|hr|frecuencia cardiaca|pulso|latidos|frequencia cardiaca|pols|heart rate|pulse|lpm|bpm
fr|rr|frecuencia respiratoria|frequencia respiratoria|respiratory rate|rpm
sat|sato2|spo2|sao2|so2|saturacion|saturacion de oxigeno|satura|saturacio|saturation|sats|oxygen saturation|pulsioximetria
temperatura|tª|temp|t axilar|termometrada|temperature
constantes|constantes vitales|cv|signos vitales|ttvv|constants|constants vitals|vital signs|vitals|obs|observations
peso|pesa|kilos|pes|quilos|weight|wt|pesaba|pesar|weighs|weigh
talla|estatura|altura|mide|alcada|height|tall
imc|bmi|indice de masa corporal|index de massa corporal|body mass index
glucemia|glicemia|glucemia capilar|bmtest|bm|dextro|dxt|glucometria|azucar en sangre|glicemia capil·lar|glucose|blood sugar|capillary glucose|glucosa|glucemias|glicemies|azucar|bms|hgt
hb|hgb|hemoglobina|hemoglobin|haemoglobin
hto|hct|hematocrito|hematocrit|haematocrit
leucocitos|leucos|leuc|globulos blancos|recuento leucocitario|leucocits|wbc|wcc|white cells|white cell count
neutrofilos|neutrofils|neut|ran|neutrophils|anc
linfocitos|limfocits|lymphocytes|linfopenia
plaquetas|plaq|plt|trombocitos|plaquetes|platelets
pcr|crp|proteina c reactiva|reactantes de fase aguda|rfa|c reactive protein|reactants de fase aguda
pcr|reaccion en cadena de la polimerasa|polymerase chain reaction
vsg|esr|velocidad de sedimentacion|velocidad de sedimentacion globular|velocitat de sedimentacio
procalcitonina|pct|procalcitonin
creatinina|cr|crea|creat|creatinine|funcion renal|funcio renal|renal function
fg|fge|filtrado glomerular|filtrat glomerular|tfg|egfr|gfr|aclaramiento de creatinina|mdrd|ckd epi
urea|bun|nitrogeno ureico
na|sodio|natremia|sodi|sodium
k|potasio|kalemia|potassi|potassium
ca|calcio|calcemia|calci|calcium
iones|ionograma|electrolitos|ions|electrolits|electrolytes|u e|ues < sodio|potasio|cloro
got|ast|gpt|alt|tgo|tgp|alat|asat|transaminasas|aminotransferasas|enzimas hepaticas|perfil hepatico|citolisis|transaminases|lfts|lft|liver enzymes|liver function
ggt|gamma gt|gammagt|gammaglutamil
fa|fosfatasa alcalina|alp|alkaline phosphatase|fosfatasa alcalina
bilirrubina|bili|bt|bd|bilirubina|bilirubin|hiperbilirrubinemia
ldh|lactato deshidrogenasa|lactic dehydrogenase
amilasa|lipasa|amilasemia|enzimas pancreaticas|amylase|lipase
albumina|alb|hipoalbuminemia|albumin
cpk|ck|creatinquinasa|creatincinasa|creatina cinasa|creatine kinase
troponina|tn|tnt|tni|tropo|hs tnt|marcadores de dano miocardico|enzimas cardiacas|troponin|trop|cardiac enzymes
bnp|nt probnp|probnp|ntprobnp|peptido natriuretico|natriuretic peptide
dimero d|d dimer|dimeros d|dd
inr|tp|tiempo de protrombina|protrombina|quick|prothrombin|ratio
ttpa|tpta|aptt|cefalina|tiempo de tromboplastina
lactato|lactico|acido lactico|lactat|lactate|lactic
gasometria|gsv|gsa|gasometria arterial|gasometria venosa|equilibrio acido base|gases|abg|vbg|blood gas|blood gases
hba1c|hemoglobina glicosilada|hemoglobina glicada|glicada|hemoglobina glicosilada|a1c|glycated haemoglobin
colesterol|ct|ldl|hdl|perfil lipidico|lipidos|colesterol total|cholesterol|lipid profile
tg|trigliceridos|triglicerids|triglycerides
tsh|t4|hormonas tiroideas|perfil tiroideo|funcion tiroidea|thyroid function|tfts|tft
ferritina|hierro|perfil ferrico|sideremia|ist|transferrina|ferritin|iron studies|ferro
b12|vitamina b12|cianocobalamina|folico|acido folico|folato|folate
psa|antigeno prostatico|antigeno prostatico especifico|prostate specific antigen
afp|alfafetoproteina|alfa fetoproteina|alpha fetoprotein
cea|antigeno carcinoembrionario|carcinoembryonic antigen
marcadores tumorales|ca 19 9|ca 125|ca 15 3|tumour markers|marcadors tumorals < cea|afp|psa
ana|anca|autoanticuerpos|anticuerpos antinucleares|autoinmunidad|anticossos|autoantibodies|antibodies|anticuerpos
ige|inmunoglobulina e|immunoglobulin e
serologia|serologias|serologies|serology|anticuerpos igm
hemocultivo|hemocultivos|hc|hhcc|hemocultius|blood culture|blood cultures|hemocultiu|bcx
urocultivo|urinocultivo|cultivo de orina|urocultiu|urine culture|msu|urinocultiu|ucx
coprocultivo|cultivo de heces|coprocultiu|stool culture
cultivo|cultivos|microbiologia|antibiograma|crecimiento de|cultiu|cultius|culture|cultures|microbiology < hemocultivo|urocultivo|coprocultivo|hemocultius|urocultiu
orina|sedimento|sistematico de orina|tira reactiva|combur|sediment|analisis de orina|orina elemental|urinalysis|urine dipstick|urine|s u
analitica|as|analisis|analisis de sangre|bioquimica|hemograma|laboratorio|determinaciones|analitica sanguinea|analitiques|laboratori|blood test|blood tests|bloods|labs|laboratory|fbc|cbc
cabeza|cefalico|craneo|cap|crani|head|skull|craneal
cuello|cervical|coll|neck|cervicales
cara|facial|face|rostro
ojo|ojos|ocular|oculo|oftalmologico|ull|ulls|eye|eyes|globo ocular
parpado|palpebral|parpados|parpella|eyelid
oido|oidos|oreja|otico|auditivo|orella|oida|ear|ears
nariz|nasal|fosas nasales|nas|nose
boca|bucal|oral|lengua|labio|labios|mouth|tongue|lip
diente|dientes|dental|muela|dentario|odontologico|dent|dents|tooth|teeth
garganta|faringe|laringe|amigdala|gola|throat|larynx|pharynx
mandibula|mandibular|maxilar|maxilares|mandibula|jaw
torax|toracico|pecho|tx|pit|thorax|chest
mama|mamas|mamario|pecho|seno|pit|breast|breasts
pulmon|pulmonar|pulmones|pulmo|pulmons|lung|lungs|pulmonary
corazon|cardiaco|cor|heart|cardiac
abdomen|abdominal|barriga|vientre|tripa|panxa|ventre|belly|abdominal
estomago|gastrico|estomac|stomach|gastric
higado|hepatico|fetge|liver|hepatic
vesicula|vesicula biliar|biliar|bufeta|gallbladder|via biliar|coledoco
pancreas|pancreatico|pancreatic
bazo|esplenico|melsa|spleen|splenic
rinon|rinones|renal|renales|ronyo|ronyons|kidney|kidneys|pielico
ureter|ureteral|ureteres
vejiga|vesical|bufeta urinaria|bladder
prostata|prostatico|prostate
testiculo|testicular|testiculos|escroto|escrotal|testicle|testis|scrotum|teste
pene|balanico|glande|prepucio|penis|penile
utero|uterino|matriz|endometrio|uterus|uterine|womb
ovario|ovarico|ovarios|anexial|anexo|ovari|ovary|ovarian
vagina|vaginal|vulva|vulvar
intestino|intestinal|asas|budell|budells|bowel|gut|intestine|enteral
colon|colico|sigma|sigmoideo|colon|colonic
recto|rectal|ano|anal|recte|anus|rectum|perianal
columna|vertebral|vertebra|raquis|columna vertebral|esquena|espalda|spine|spinal|back|vertebrae
medula|medular|spinal cord|bone marrow|medul·la
brazo|brazos|extremidad superior|miembro superior|mmss|eess|msd|msi|esd|ese|brac|bracos|extremitat superior|arm|arms|upper limb
pierna|piernas|extremidad inferior|extremidades inferiores|miembro inferior|miembros inferiores|mmii|eeii|mid|mii|eid|eie|cama|cames|extremitat inferior|extremitats inferiors|leg|legs|lower limb
mano|manos|dedo|dedos|mans|dit|dits|hand|hands|finger|fingers
pie|pies|talon|tobillo|peu|peus|turmell|foot|feet|ankle|heel
rodilla|genoll|knee|gonalgia
cadera|coxal|coxofemoral|maluc|hip
femur|femoral|muslo|cuixa|thigh
hombro|escapular|espatlla|shoulder|omalgia
codo|colze|elbow
muneca|canell|wrist
hueso|huesos|oseo|osea|ossos|ossi|bone|bones|bony
musculo|muscular|muscles|muscle|musculatura
articulacion|articular|articulaciones|articulacio|joint|joints
piel|cutaneo|cutanea|cutis|dermico|pell|cutani|skin|cutaneous
una|unas|ungueal|ungla|nail|nails
pelo|cabello|capilar|cabells|hair
nervio|nervioso|nervis|nerve
arteria|arterial|arterias|artery
vena|venoso|venas|vein|venous
ganglio|adenopatia|linfatico|gangli|lymph
derecho|derecha|dcho|dcha|dret|dreta|der|right|rt
izquierdo|izquierda|izqdo|izqda|izdo|izda|izq|esquerre|esquerra|left|lt
bilateral|ambos|ambas|los dos lados|bilaterals|both sides
superior|alto|upper
inferior|bajo|lower
agudo|aguda|agut|acute|subito|brusco
cronico|cronica|cronic|de larga evolucion|chronic|long standing
leve|ligero|discreto|lleu|mild|slight
grave|severo|importante|intenso|greu|severe|serious
normal|normales|sin alteraciones|sin hallazgos|dentro de la normalidad|anodino|sense alteracions|unremarkable|nad
aumentado|elevado|alto|aumento|incremento|elevacion|elevat|augment|raised|increased|elevated|high
disminuido|bajo|descenso|disminucion|reducido|descendido|disminuit|baix|decreased|low|reduced|fall in
empeoramiento|empeora|deterioro|empitjorament|empitjora|mala evolucion|worsening|worse|deterioration|empeoro|deteriorated
mejoria|mejora|buena evolucion|evolucion favorable|millora|milloria|bona evolucio|improvement|improved|better|mejor|millor|improving
dilatacion|dilatado|ectasia|ensanchamiento|dilatat|dilated|dilatation
estenosis|estrechamiento|estrechez|estenotico|estenosi|stenosis|narrowing|stricture
obstruccion|obstruido|oclusion|obstructivo|oclusio|obstruccio|obstruction|blockage|occlusion
rotura|roto|desgarro|ruptura|trencat|tear|rupture|ruptured
necrosis|necrotico|gangrena|esfacelo|necrosi|necrotic|gangrene
inflamacion|inflamatorio|inflamado|flogosis|inflamacio|inflammation|inflammatory|inflamed
lesion|lesiones|imagen|lesio|lesions|lesional
calcificacion|calcificado|calcio|calcificacio|calcification|calcified
cicatriz|cicatricial|cicatriu|scar|queloide
supuracion|purulento|pus|secrecion|exudado|drenaje purulento|supuracio|discharge|purulent
`
