/**
 * Illnesses by speciality: Spanish, Catalan and English words and abbreviations of the same illness, as in
 * `illnessWords`.
 */
export const moreIllnessWords = `
eac|enfermedad arterial coronaria|malaltia arterial coronaria|cad|coronary artery disease|coronariopatia|enfermedad coronaria|malaltia coronaria
cardiopatia isquemica|cardiopatia isquemica cronica|ihd|malaltia coronaria|enfermedad coronaria|malaltia coronaria isquemica|enfermedad coronaria isquemica
ima|iam|infarto agudo|infart agut
vasculopatia periferica|arteriopatia periferica|enfermedad arterial periferica|malaltia arterial periferica|eap|evp|aap|pvd|pad|peripheral vascular disease|peripheral arterial disease|peripheral artery disease
claudicacion|claudicacio|claudicacion intermitente|claudication|intermittent claudication
isquemia critica|isquemia cronica amenazante|critical limb ischaemia|critical limb ischemia|clti
isquemia aguda|acute limb ischaemia|isquemia arterial aguda
aaa|aneurisma aorta abdominal|aneurisma aortico abdominal|aneurisma d aorta abdominal|abdominal aortic aneurysm
diseccion aortica|diseccion aorta|disseccio aortica|disseccio d aorta|aortic dissection
miocardiopatia|cardiomiopatia|mcp|miocardiopatia|cardiomyopathy
mch|mhc|miocardiopatia hipertrofica|hcm|hypertrophic cardiomyopathy|hocm
mcd|miocardiopatia dilatada|dcm|dilated cardiomyopathy
valvulopatia|valvular|valve disease|valvulopaties|enfermedad valvular
estenosis aortica|estenosi aortica|eao|as|aortic stenosis
insuficiencia aortica|iao|aortic regurgitation|ar|regurgitacion aortica|aortic incompetence
estenosis mitral|em|estenosi mitral|mitral stenosis|ms
insuficiencia mitral|im|regurgitacion mitral|regurgitacio mitral|mitral regurgitation|mr|mitral incompetence
insuficiencia tricuspidea|insuficiencia tricuspide|it|insuficiencia tricuspidia|tricuspid regurgitation|tr
ei|endocarditis infecciosa|endocarditi infecciosa|ie|infective endocarditis|endocarditis bacteriana
bloqueo av|bloqueo auriculoventricular|bav|bloqueig av|bloqueig auriculoventricular|av block|heart block|avb
bav completo|bloqueo av completo|bloqueo auriculoventricular completo|bavc|bav complet|bloqueig av complet|bloqueig auriculoventricular complet|bav tercer grado|bloqueo av tercer grado|complete heart block|chb|third degree av block|third degree heart block
hbai|hemibloqueo anterior izquierdo|hemibloqueig anterior esquerre|left anterior fascicular block|left anterior hemiblock
bcrdhh|bcrd|bloqueo completo rama derecha haz his|bloqueo rama derecha|brdhh|brd|rbbb
bcrihh|bcri|bloqueo completo rama izquierda haz his|bloqueo rama izquierda|brihh|bri|bcre|bree|lbbb
extrasistoles|extrasistolia|extrasistole|extrasistoles ventriculares|esv|ev|extrasistolia ventricular|ectopics|ectopic beats|ectopy|pvc|pvcs|premature ventricular contractions|ventricular ectopics
rs|ritmo sinusal|ritme sinusal|sinus rhythm|sr|nsr|sinusal|normal sinus rhythm
pcr|parada cardiorrespiratoria|paro cardiorrespiratorio|paro cardiaco|parada cardiaca|aturada cardiorespiratoria|aturada cardiaca|cardiac arrest|cardiorespiratory arrest|cardiopulmonary arrest
aesp|actividad electrica sin pulso|pea|pulseless electrical activity
shock septico|xoc septic|septic shock|choque septico
shock cardiogenico|xoc cardiogenic|cardiogenic shock|choque cardiogenico
shock hipovolemico|xoc hipovolemic|hypovolaemic shock|hypovolemic shock
shock hemorragico|xoc hemorragic|haemorrhagic shock|hemorrhagic shock
hta mal controlada|hta no controlada|hipertension mal controlada|hipertension no controlada|poorly controlled hypertension|uncontrolled hypertension
emergencia hipertensiva|crisis hipertensiva|crisi hipertensiva|hypertensive crisis|hypertensive emergency
htp|hap|hipertension pulmonar|hipertensio pulmonar|hipertension arterial pulmonar|pulmonary hypertension|ph|pah|pulmonary arterial hypertension
cor pulmonale|cor pulmonale cronico
hipotension ortostatica|ortostatismo|hipotensio ortostatica|orthostatic hypotension|postural hypotension|postural drop
sincope vasovagal|sincope neuromediado|sincope vasovagal|vasovagal syncope|vasovagal|sincope neurocardiogenico
tromboflebitis|flebitis|tromboflebitis superficial|tvs|trombosis venosa superficial|superficial thrombophlebitis|superficial vein thrombosis|flebitis superficial|tromboflebiti
varices|varius|venas varicosas|varicose veins
ivc|insuficiencia venosa cronica|chronic venous insufficiency|insuficiencia venosa
etv|etev|tromboembolismo venoso|tromboembolia venosa|enfermedad tromboembolica|malaltia tromboembolica venosa|venous thromboembolism|vte|tromboembolismo|tromboembolisme venos
avc isquemic|ictus isquemico|ictus isquemic|acv isquemico|infarto cerebral|infart cerebral|ischaemic stroke|ischemic stroke|cerebral infarction|cerebral infarct|accidente cerebrovascular isquemico
ictus hemorragico|ictus hemorragic|acv hemorragico|avc hemorragic|hemorragia intracerebral|hemorragia cerebral|hic|hip|hemorragia intraparenquimatosa|hemorragia intraparenquimatosa cerebral|hematoma intraparenquimatoso|ich|intracerebral haemorrhage|intracerebral hemorrhage|haemorrhagic stroke|hemorrhagic stroke|intraparenchymal haemorrhage|intraparenchymal hemorrhage|hemorragia intracranial|hemorragia intracraneal|intracranial haemorrhage|intracranial hemorrhage
hsd|hematoma subdural|hematoma subdural cronico|subdural haematoma|subdural hematoma|sdh|subdural
hed|hematoma epidural|extradural haematoma|epidural hematoma|edh|epidural haematoma
hta intracraneal|hipertension intracraneal|hic|hipertensio intracranial|raised icp|raised intracranial pressure|intracranial hypertension
hidrocefalia|hydrocephalus
encefalitis|encefaliti|encephalitis
mielitis|mieliti|myelitis|mielopatia|myelopathy
polineuropatia|pnp|polineuropaties|neuropatia periferica|polyneuropathy|peripheral neuropathy
neuropatia|neuropathy
sgb|sindrome guillain barre|guillain barre|gbs|guillain barre syndrome
mg|miastenia|miastenia gravis|myasthenia|myasthenia gravis|miastenico
ela|esclerosis lateral amiotrofica|esclerosi lateral amiotrofica|als|amyotrophic lateral sclerosis|mnd|motor neurone disease
epi|epilepsia|epileptico|epileptica|epileptic|epilepsy
status epileptico|estatus epileptico|estatus epileptic|status|estado mal epileptico|status epilepticus|estat mal epileptic
crisis tonicoclonica|crisis tonico clonica|cgtc|ctcg|crisis tonicoclonica generalizada|crisi tonicoclonica|crisi tonicoclonica generalitzada|gtcs|generalised tonic clonic seizure|generalized tonic clonic seizure|tonic clonic seizure
enfermedad parkinson|parkinson|malaltia parkinson|ep|pd|parkinson disease|parkinson s disease|parkinsons
enfermedad alzheimer|alzheimer|malaltia alzheimer|ea|ad|alzheimer disease|alzheimer s disease|alzheimers|demencia alzheimer|demencia tipo alzheimer
deterioro cognitivo|deteriorament cognitiu|cognitive impairment|cognitive decline
temblor|tremolor|tremor|tembloroso
paralisis facial|parafacial|paralisi facial|facial palsy|facial droop|facial weakness|desviacion comisura bucal|desviacio comissura bucal|desviacion comisura|asimetria facial|facial asymmetry|bell s palsy
hemiplejia|hemiplegia
paraparesia|paraparesis|paraplejia|paraplegia
tetraparesia|tetraparesis|tetraplejia|tetraplegia|quadriparesis
diplopia|vision doble|visio doble|double vision|diplopia binocular
ataxia|ataxico|ataxica|ataxic|inestabilidad marcha|inestabilitat marxa|unsteady gait|unsteadiness|gait instability
parestesias|parestesies|parestesia|hormigueo|hormigueos|formigueig|formigueigs|paraesthesia|paresthesia|paresthesiae|paraesthesiae|pins needles|tingling|acorchamiento
hipoestesia|hipoestesies|hipoestesias|adormecimiento|entumecimiento|numbness|numb|hypoaesthesia|hypoesthesia|sensibilidad disminuida|disminucion sensibilidad|perdida sensibilidad|perdua sensibilitat|disminucio sensibilitat|anestesia silla montar|anestesia sella muntar|saddle anaesthesia|reduced sensation|sensory loss|loss sensation|alteracion sensibilidad|sensibilidad alterada
acufenos|acufens|tinnitus|tinitus|zumbidos|pitidos oido|brunzit
hipoacusia|sordera|sordesa|perdida audicion|perdua audicio|hearing loss|deafness|deaf
rigidez nuca|rigidesa nuca|rigidesa clatell|neck stiffness|stiff neck|nuchal rigidity|signos meningeos|signes meningis|meningismo|meningism|meningeal signs|rigidez nucal
fotofobia|photophobia
amnesia|perdida memoria|perdua memoria|memory loss|amnesico
insomnio|insomni|insomnia|dificultad dormir|dificultat dormir|poor sleep
agitacion|agitado|agitada|agitacio|agitat|agitada|agitated|agitation
alucinaciones|allucinacions|hallucinations|allucinacio|alucinacion
hnp|hernia discal|hernia disco|hernia discal|disc herniation|disc prolapse|prolapsed disc|herniated disc|slipped disc|herniacion discal
ciatica|ciatalgia|lumbociatica|lumbociatalgia|lumbociatalgia|sciatica
sindrome cauda equina|cola caballo|cua cavall|sindrome cola caballo|sindrome cua cavall|cauda equina|cauda equina syndrome|ces
compresion medular|compressio medullar|spinal cord compression|cord compression|mscc
bronquitis|bronquiti|bronchitis
bronquiectasias|bronquiectasies|bq|bronchiectasis
epid|enfermedad pulmonar intersticial|malaltia pulmonar intersticial|ild|interstitial lung disease|mpid|malaltia pulmonar intersticial difusa|neumopatia intersticial
fpi|fibrosis pulmonar idiopatica|fibrosi pulmonar idiopatica|ipf|idiopathic pulmonary fibrosis
fibrosis pulmonar|fibrosi pulmonar|pulmonary fibrosis
fq|fibrosis quistica|fibrosi quistica|cf|cystic fibrosis
sdra|distres respiratorio|sindrome distres respiratorio agudo|destret respiratori|sindrome destret respiratori agut|destret respiratori|ards|acute respiratory distress syndrome
distres|trabajo respiratorio|treball respiratori|respiratory distress|distres respiratorio|destret respiratori|work of breathing|increased work breathing|dificultad respiratoria|tiraje|tiratge|uso musculatura accesoria|retractions|recession
hiperreactividad bronquial|hrb|broncoespasmo|broncospasme|bronchospasm|broncoespasmo
exacerbacion epoc|agudizacion epoc|epoc agudizado|epoc reagudizado|reagudizacion epoc|aepoc|exacerbacio mpoc|mpoc aguditzada|mpoc reaguditzada|reaguditzacio mpoc|aecopd|copd exacerbation|exacerbation copd|infective exacerbation copd
insuficiencia respiratoria|ir|ira|insuficiencia respiratoria aguda|respiratory failure|fracaso respiratorio|resp failure|arf
hipoxemia|hipoxemico|hipoxemica|hipoxemic|hipoxia|hypoxia|hypoxic|hypoxaemia|hypoxemia|hypoxaemic|hypoxemic|desaturacion|desatura|desaturacio|desaturation|desaturating|desaturated|desat
hipercapnia|hipercapnico|hipercapnica|hypercapnia|hypercapnic|hypercarbia|retencion co2|co2 retention
hemoptisis|hemoptisi|haemoptysis|hemoptysis|coughing blood|esputo hemoptoico|expectoracion hemoptoica|expectoracio hemoptoica|esputos hemoptoicos
nac|neumonia adquirida comunidad|neumonia comunitaria|pneumonia adquirida comunitat|pneumonia comunitaria|community acquired pneumonia|cap
neumonia nosocomial|neumonia intrahospitalaria|pneumonia nosocomial|hap|hospital acquired pneumonia|navm|vap|ventilator associated pneumonia
neumonia aspirativa|broncoaspiracion|neumonia por aspiracion|broncoaspiracio|pneumonia aspirativa|pneumonia aspiracio|aspiration pneumonia|aspiration|aspiracion
tb|tbc|tuberculosis|tuberculosi|tuberculoso|tuberculous
derrame pleural|vessament pleural|pleural effusion|pe|pleural fluid
paquipleuritis|empiema|empyema
nodulo|nodul|nodule|nodulos|noduls|nodules
apnea sueno|sahos|sahs|saos|apnees son|osa|osas|osahs|obstructive sleep apnoea syndrome
itu|infeccion tracto urinario|infeccion urinaria|infeccion vias urinarias|infeccio tracte urinari|infeccio urinaria|infeccio vies urinaries|its|uti
pna|pielonefritis|pielonefritis aguda|pielonefriti|pielonefriti aguda|pyelonephritis|pyelo
cistitis|cistiti|cystitis
crua|colico nefritico|colico renal|colico renoureteral|crenal|colic nefritic|colic renal|colic renoureteral|renal colic|ureteric colic
litiasis renal|nefrolitiasis|calculo renal|litiasi renal|nefrolitiasi|kidney stone|kidney stones|renal stone|renal stones|renal calculus|renal calculi|nephrolithiasis|litiasis ureteral|urolitiasis|ureteric stone|ureteric calculus|ureteral stone|litiasis urinaria
hidronefrosis|ureterohidronefrosis|hidronefrosi|ureterohidronefrosi|hydronephrosis|dilatacion pielocalicial|hidroureteronefrosis|hydroureteronephrosis|uronefrosis|ectasia pielocalicial
sindrome nefrotico|sindrome nefrotica|nephrotic syndrome|sn
gn|glomerulonefritis|glomerulonefriti|glomerulonephritis
nefritis lupica|nefropatia lupica|nefritis lupica|lupus nephritis|nefriti lupica
proteinuria|proteinuria nefrotica|protein urine
oliguria|oligurico|oligoanuria|oliguric|poor urine output|low urine output|reduced urine output|oligoanuric
anuria|anurico|anuric
rao|retencion urinaria|retencion orina|retencion aguda orina|retencio urinaria|retencio orina|retencio aguda orina|globo vesical|globus vesical|urinary retention|aur
incontinencia urinaria|iu|incontinencia|urinary incontinence|incontinent|incontinence|perdidas orina|incontinencia esfinteriana|incontinencia esfinteres|relajacion esfinteres|incontinencia d esfinters|sphincter incontinence
nicturia|nocturia|nicturia
tenesmo|tenesme|tenesmus
urgencia miccional|urinary urgency|urgencia urinaria|imperiosidad
ts|sd miccional|sindrome miccional|clinica miccional|sindrome miccional|clinica miccional|urinary symptoms|luts|lower urinary tract symptoms|sintomas miccionales|simptomes miccionals|stui|tui
irct|erct|enfermedad renal terminal|insuficiencia renal terminal|malaltia renal terminal|esrd|eskd|esrf|end stage renal disease|end stage kidney disease
hda|hemorragia digestiva alta|hemorragia digestiva alta|ugib|upper gi bleed|upper gi bleeding|upper gi haemorrhage
hd|hemorragia digestiva|hemorragia digestiva|sangrado digestivo|sagnat digestiu|gi bleed|gi bleeding|gib|gastrointestinal bleeding|gastrointestinal bleed|gastrointestinal haemorrhage
ulcera gastrica|ulcus gastrico|ulcus gastric|ug|gastric ulcer|ulcus
ulcera duodenal|ulcus duodenal|ud|duodenal ulcer
ulcera peptica|ulcus peptico|ulcus peptic|peptic ulcer|pud|peptic ulcer disease
hernia hiato|hernia hiatal|hiatus hernia|hiatal hernia|hh
dispepsia|dyspepsia|indigestion
pirosis|ardor|ardor estomago|pirosi|cremor|acidez|acidesa|heartburn
eii|enfermedad inflamatoria intestinal|malaltia inflamatoria intestinal|mii|ibd
ec|crohn|enfermedad crohn|malaltia crohn|crohn s disease|crohns|crohn disease|cd|mc
cu|colitis ulcerosa|colitis ulcerosa|uc|ulcerative colitis|coliti ulcerosa
sii|colon irritable|sindrome intestino irritable|sindrome intesti irritable|ibs|irritable bowel syndrome|sindrome colon irritable
cdi|clostridioides difficile|clostridium difficile|c difficile|c diff|cdiff
gastroenteritis|gea|gastroenteritis aguda|gastroenteriti|gastroenteriti aguda|ge|gastroenteritis
pa|pancreatitis aguda|pancreatiti aguda|acute pancreatitis|pancreatitis
colico biliar|colic biliar|biliary colic
coledocolitiasis|coledocolitiasi|litiasis coledoco|calculo coledoco|choledocholithiasis|cbd stone|cbd stones|common bile duct stone|common bile duct stones|bile duct stones
colelitiasis|colelitiasi|litiasis biliar|litiasis vesicular|litiasi biliar|litiasi vesicular|calculos vesicula|cholelithiasis|gallstone|gallstones
colecistitis aguda|colecistiti aguda|ca|acute cholecystitis|cholecystitis|colecistitis|colecistiti
colangitis aguda|colangiti aguda|acute cholangitis|cholangitis|colangitis|colangiti
aa|apendicitis aguda|apendicitis aguda|apendiciti aguda|apendiciti|apendicitis|acute appendicitis|appendicitis
oclusion intestinal|obstruccion intestinal|oi|oclusio intestinal|obstruccio intestinal|bowel obstruction|intestinal obstruction|oclusion|sbo|small bowel obstruction|obstruccion intestino delgado|oclusio
ileo|ileo paralitico|ili|ili paralitic|ileus|paralytic ileus|ileo postoperatorio
perforacion|perforado|perforada|perforacio|perforat|perforada|perforation|perforated|neumoperitoneo|pneumoperitoneu|pneumoperitoneum|free air|aire libre
vomitos fecaloideos|faeculent vomiting|feculent vomiting
distension abdominal|abdomen distendido|abdomen globuloso|distensio abdominal|abdomen distes|abdomen globulos|distendido|distendida|distension|distes|distesa|distensio|globuloso|globulos|distended|distension|distention|abdominal distension|bloating|bloated|inflor abdominal|meteorismo
hepatomegalia|hepatomegaly|higado aumentado tamano|enlarged liver
esplenomegalia|splenomegaly|enlarged spleen|bazo aumentado tamano
hepatoesplenomegalia|hepatosplenomegaly
hepatopatia|hepatopatia cronica|enfermedad hepatica|enfermedad hepatica cronica|malaltia hepatica|malaltia hepatica cronica|chronic liver disease|cld|liver disease
ch|cirrosis|cirrosis hepatica|cirrosi|cirrosi hepatica|cirrhosis|liver cirrhosis|cirrotico|cirrotica|cirrotic
eh|encefalopatia hepatica|encefalopatia hepatica|hepatic encephalopathy|he|encefalopatia
pbe|peritonitis bacteriana espontanea|peritonitis bacteriana espontania|sbp|spontaneous bacterial peritonitis
chc|hcc|hepatocarcinoma|carcinoma hepatocelular|carcinoma hepatocellular|hepatocellular carcinoma|hepatoma
htportal|hipertension portal|hipertensio portal|portal hypertension|htp
vve|varices esofagicas|varius esofagiques|oesophageal varices|esophageal varices|vvee
hemorroides|hemorroide|almorranas|hemorroides|morenes|haemorrhoids|hemorrhoids|piles
fisura anal|fissura anal|anal fissure
hernia inguinal|inguinal hernia|hi
eventracion|hernia incisional|eventracio|incisional hernia
hi|hipoglucemia|hipoglucemias|hipoglucemico|hipoglicemia|hipoglicemies|hypoglycaemia|hypoglycemia|hypo|hypos|hypoglycaemic|low blood sugar|low glucose
hiperglucemia|hiperglicemia|hiperglucemico|hyperglycaemia|hyperglycemia|hyperglycaemic|high blood sugar|high glucose
cad|cetoacidosis diabetica|cetoacidosi diabetica|cetosis|cetosi|ketoacidosis|dka|ketosis
ehh|estado hiperosmolar|descompensacion hiperosmolar|estat hiperosmolar|hhs|hyperosmolar hyperglycaemic state|hyperosmolar
pie diabetico|peu diabetic|diabetic foot
retinopatia diabetica|rd|retinopatia|retinopathy|diabetic retinopathy
nefropatia diabetica|diabetic nephropathy
hipotiroidismo|hipotiroidisme|hipotiroideo|hipotiroidea|hipotiroidal|hypothyroidism|hypothyroid|hipotiroidisme
hipertiroidismo|hipertiroidisme|tirotoxicosis|tirotoxicosi|hyperthyroidism|thyrotoxicosis|hyperthyroid
insuficiencia suprarrenal|insuficiencia suprarenal|insuficiencia adrenal|adrenal insufficiency|addison
hipocalcemia|calcio bajo|hypocalcaemia|hypocalcemia|low calcium
hipercalcemia|calcio alto|hypercalcaemia|hypercalcemia|high calcium
hipernatremia|sodio alto|hypernatraemia|hypernatremia|high sodium
hipomagnesemia|magnesio bajo|hypomagnesaemia|hypomagnesemia|low magnesium
hipofosfatemia|hypophosphataemia|hypophosphatemia|low phosphate
hipoalbuminemia|albumina baja|hypoalbuminaemia|hypoalbuminemia|low albumin
hipertrigliceridemia|trigliceridos altos|hypertriglyceridaemia|hypertriglyceridemia
hiperuricemia|acido urico alto|hyperuricaemia|hyperuricemia
acidosis|acidosi|acidotico|acidotic|acidaemia
acidosis metabolica|acidosi metabolica|metabolic acidosis
acidosis respiratoria|acidosi respiratoria|respiratory acidosis
hiperlactacidemia|hiperlactatemia|lactato elevado|raised lactate|elevated lactate
deshidratacion|deshidratado|deshidratada|deshidratacio|deshidratat|deshidratada|dehydration|dehydrated|depleccion volumen|volume depleted|volume depletion
desnutricion|malnutricion|desnutrido|desnutrida|desnutricio|malnutricio|desnutrit|malnutrition|malnourished|undernutrition|undernourished
caquexia|caquectico|caquectic|cachexia|cachectic
sobrepeso|sobrepes|overweight
ferropenia|deficit hierro|ferropenica|ferropenico|deficit ferro|iron deficiency|iron deficient|anemia ferropenica
anemia ferropenica|af|iron deficiency anaemia|iron deficiency anemia|ida|anemia ferropenica
trombocitopenia|plaquetopenia|trombopenia|trombocitopenico|thrombocytopenia|low platelets|plaquetas bajas|thrombocytopenic
trombocitosis|trombocitosi|thrombocytosis|high platelets
leucopenia|leukopenia|leucopenico
neutropenia|neutropenico|neutropenica|neutropenic|nf|neutropenia febril|febrile neutropenia|neutropenic sepsis|fn
pancitopenia|pancytopenia
linfopenia|limfopenia|lymphopenia|lymphopaenia
pti|purpura trombocitopenica|purpura trombocitopenica inmune|trombocitopenia inmune|trombopenia inmune|itp|immune thrombocytopenia|immune thrombocytopenic purpura
ptt|purpura trombotica trombocitopenica|ttp|thrombotic thrombocytopenic purpura
cid|coagulacion intravascular diseminada|coagulacio intravascular disseminada|dic|disseminated intravascular coagulation
lma|leucemia mieloide aguda|leucemia mieloide aguda|aml|acute myeloid leukaemia|acute myeloid leukemia
lla|leucemia linfoblastica aguda|leucemia limfoblastica aguda|all|acute lymphoblastic leukaemia|acute lymphoblastic leukemia
llc|leucemia linfatica cronica|leucemia limfatica cronica|cll|chronic lymphocytic leukaemia|chronic lymphocytic leukemia
lmc|leucemia mieloide cronica|cml|chronic myeloid leukaemia|chronic myeloid leukemia
lnh|linfoma no hodgkin|limfoma no hodgkin|nhl|non hodgkin lymphoma|non hodgkin s lymphoma
lh|linfoma hodgkin|limfoma hodgkin|hl|hodgkin lymphoma|hodgkin s lymphoma|enfermedad hodgkin
ldcgb|lbdcg|lbdcg|linfoma b difuso celulas grandes|linfoma difuso celulas grandes b|limfoma b difus cellules grans|limfoma difus cellula gran|dlbcl|diffuse large b cell lymphoma
linfoma|limfoma|lymphoma
leucemia|leukaemia|leukemia
mm|mieloma|mieloma multiple|myeloma|multiple myeloma
smd|sindrome mielodisplasico|sindrome mielodisplastica|mds|myelodysplastic syndrome|myelodysplasia|mielodisplasia
cpnm|cpncp|cpnmc|carcinoma pulmon no microcitico|carcinoma pulmonar no microcitico|carcinoma pulmo no cellula petita|nsclc|non small cell lung cancer
cpm|cpcp|carcinoma pulmon microcitico|carcinoma microcitico|carcinoma pulmo cellula petita|sclc|small cell lung cancer
ccr|cancer colorrectal|cancer colorectal|carcinoma colorrectal|crc|colorectal cancer|bowel cancer|neoplasia colorectal
cancer mama|neoplasia mama|carcinoma mama|ca mama|breast cancer|ca breast|neo mama|cancer mamari
cancer prostata|neoplasia prostata|carcinoma prostata|adenocarcinoma prostata|ca prostata|prostate cancer|ca prostate|neo prostata
cancer pulmon|neoplasia pulmon|neoplasia pulmonar|carcinoma pulmon|ca pulmon|neo pulmon|cancer pulmo|neoplasia pulmo|lung cancer|ca lung
cancer colon|neoplasia colon|carcinoma colon|adenocarcinoma colon|ca colon|neo colon|colon cancer|bowel cancer
cancer gastrico|neoplasia gastrica|adenocarcinoma gastrico|carcinoma gastrico|cancer gastric|gastric cancer|stomach cancer|cancer estomago|cancer estomac
cancer vejiga|neoplasia vejiga|neoplasia vesical|carcinoma vesical|carcinoma urotelial|cancer bufeta|neoplasia bufeta|bladder cancer|tcc|tumor vesical
cancer pancreas|neoplasia pancreas|adenocarcinoma pancreas|adenocarcinoma pancreatico|adenocarcinoma pancreatic|pancreatic cancer|neo pancreas
neoplasia|neo|tumor|neoplasico|neoplasica|neoplasic|tumoral|neoformacion|neoformativo|neoformativa|neoformatiu|neoformativa|neoformacio|neoplasm|tumour|proceso neoformativo|proces neoformatiu|lesion neoformativa|lesio neoformativa
metastasis|metastasi|m1|mtx|mts|mets|metastases|secondary|secondaries|diseminacion|enfermedad diseminada|metastatic spread|metastatizado
metastasis hepaticas|loes hepaticas|m1 hepaticas|liver mets|hepatic metastases|metastasi hepatiques|liver metastases
metastasis oseas|m1 oseas|metastasi ossies|bone mets|bone metastases
carcinomatosis peritoneal|carcinomatosi peritoneal|peritoneal carcinomatosis
recidiva|recaida|recurrencia|recaiguda|recidiva|relapse|relapsed|recurrence|recurrent
progresion|progresion enfermedad|progressio|progressio malaltia|progression|progressive disease|pd|pe|progresion tumoral
vih|virus inmunodeficiencia humana|virus immunodeficiencia humana|hiv|seropositivo|hiv positive
vvz|herpes zoster|zoster|culebrilla|shingles|hz
its|ets|infeccion transmision sexual|infeccio transmissio sexual|malaltia transmissio sexual|sti|std|sexually transmitted infection
sarm|mrsa|staphylococcus aureus resistente meticilina|staphylococcus aureus resistente a meticilina
sasm|mssa|staphylococcus aureus sensible meticilina
malaria|paludismo|paludisme|paludica|plasmodium falciparum|p falciparum|plasmodium
bacteriemia|bacteriemico|bacteraemia|bacteremia|hemocultivos positivos|hemocultius positius
infeccion herida|infeccion herida quirurgica|ihq|isq|ilq|infeccio ferida|infeccio ferida quirurgica|wound infection|surgical site infection|ssi|infeccion sitio quirurgico
dehiscencia|dehiscencia sutura|dehiscence|wound dehiscence|breakdown
absceso|abceso|abces|abscess|coleccion|colleccio|collection|abscessos|abscesos
flemon|flegmo|phlegmon
fascitis necrotizante|fascitis necrosant|fascitis necrotitzant|necrotising fasciitis|necrotizing fasciitis
artritis septica|artritis septica|septic arthritis
espondilodiscitis|espondilodisciti|discitis|spondylodiscitis
osteomielitis|osteomieliti|om|osteomyelitis
ceguera|ceguesa|cec|cega|ciego|blind|blindness
perdida vision|perdua visio|loss vision|visual loss|vision loss|amaurosis|amaurosi
vision borrosa|visio borrosa|blurred vision|blurry vision
cataratas|catarata|cataractes|cataracta|cataract|cataracts
glaucoma|glaucomatoso
dmae|degeneracion macular|degeneracio macular|amd|armd|macular degeneration
ojo rojo|ull vermell|red eye|hiperemia conjuntival|conjunctival injection
conjuntivitis|conjuntiviti|conjunctivitis
oma|otitis media aguda|otitis media|aom|acute otitis media|otitis|otiti
faringoamigdalitis|amigdalitis|amigdaliti|tonsillitis|faringoamigdaliti|fa
faringitis|faringiti|pharyngitis
epistaxis|sangrado nasal|hemorragia nasal|epistaxi|nosebleed|nosebleeds|nasal bleeding|sagnat nasal
rinorrea|rinorrhoea|rhinorrhoea|rhinorrhea|runny nose|mocos|mocs|mucosidad nasal|coryza|rinitis
catarro|resfriado|constipado|refredat|constipat|cold|urti|crva|ivas|cvas|infeccion respiratoria alta|infeccion vias respiratorias altas|infeccio respiratoria alta|upper respiratory tract infection|upper respiratory infection|cuadro catarral|quadre catarral|catarral|viral urti
irvb|itri|infeccion respiratoria|infeccion respiratoria baja|infeccio respiratoria|infeccio respiratoria baixa|lrti|lower respiratory tract infection|chest infection|rti|respiratory infection|respiratory tract infection|infeccion vias respiratorias bajas
disfonia|ronquera|afonia|hoarseness|hoarse voice|hoarse|dysphonia
odinofagia|dolor tragar|dolor empassar|odynophagia|pain swallowing|painful swallowing
psoriasis|psoriasi|psoriasico
eczema|eccema|eczematoso|dermatitis atopica|dermatitis|atopic dermatitis|dermatiti
urticaria|habones|habon|hives|urticaria|wheals|urticarial
angioedema|angioedema
anafilaxia|anafilaxi|reaccion anafilactica|shock anafilactico|xoc anafilactic|anaphylaxis|anaphylactic|anaphylactic reaction
celulitis|cellulitis|celuliti
upp|ulcera por presion|ulceras por presion|ulceres per pressio|ulcera presion|ulcera presio|nafra per pressio|lpp|pressure ulcer|pressure sore|bed sore|pressure ulcers|decubitus ulcer|escara|escaras|ulcera decubito
equimosis|moraton|equimosi|blau|bruise|bruising|ecchymosis|bruises|ecchymoses|cardenal
petequias|petequies|petequial|petechiae|petechial rash|petechial
purpura|purpurico|purpurica|purpuric
vesiculas|vesicules|ampollas|butllofes|blisters|vesicles|bullae|flictenas|flictenes|vesicular rash
ar|artritis reumatoide|artritis reumatoide|ra
espondilitis anquilosante|ea|espondilitis anquilopoyetica|espondilitis anquilosant|ankylosing spondylitis
acg|arteritis celulas gigantes|arteritis temporal|arteritis cellules gegants|arteritis horton|gca|giant cell arteritis|temporal arteritis
pmr|polimialgia reumatica|polimialgia reumatica|polymyalgia rheumatica
esclerodermia|esclerosis sistemica|esclerosi sistemica|scleroderma|systemic sclerosis
sjogren|sindrome sjogren|sindrome seco
saf|sindrome antifosfolipido|sindrome antifosfolipidica|aps|antiphospholipid syndrome
fm|fibromialgia|fibromyalgia
artrosis|artrosi|gonartrosis|coxartrosis|oa|osteoarthritis|osteoarthrosis|artrosico|artropatia degenerativa|degenerative joint disease
gota|artritis gotosa|crisis gotosa|gout|gouty|ataque gota|atac gota
fractura cadera|fractura femur|fractura maluc|fractura femur proximal|fractura proximal femur|hip fracture|nof|neck femur fracture|nof fracture|fractured neck femur|fracture neck femur|femoral neck fracture|fractura cuello femur|fractura coll femur
fractura vertebral|aplastamiento vertebral|acunamiento vertebral|fractura aplastamiento|fractura compresion|aixafament vertebral|fractura compressio|vertebral fracture|compression fracture|wedge fracture|vertebral compression fracture
fractura radio distal|distal radius fracture|fractura distal radio
fractura muneca|wrist fracture|fractura canell
fractura costal|fracturas costales|fractura costella|fractures costals|rib fracture|rib fractures
politraumatismo|politraumatizado|politraumatisme|politraumatitzat|polytrauma|major trauma
at|atropello|accidente trafico|accident transit|rta|rtc|mva|mvc|road traffic accident|road traffic collision|motor vehicle accident|motor vehicle collision|accidente coche|accident cotxe
tce leve|tce lleu|mild head injury|minor head injury|traumatismo craneoencefalico leve
esguince|esquinc|torcedura|sprain|sprained
contractura|espasmo muscular|muscle spasm|contractura muscular
rotura|ruptura|desgarro|trencament|rupture|tear|ruptured|torn|roto|rota
crepitacion|crepitacio|crepitus
deformidad|deformitat|deformity|deformidad evidente|deformat
impotencia funcional|inability to weight bear|unable to weight bear|unable bear weight|incapacidad deambulacion|non weight bearing
preeclampsia|preeclampsia|pe|pre eclampsia|pet|eclampsia
dmg|dg|diabetes gestacional|gdm|gestational diabetes|diabetis gestacional
rpm|rotura prematura membranas|ruptura prematura membranes|bolsa rota|prom|premature rupture membranes|rotura membranas|trencament bossa|bossa trencada|srom|rupture membranes|ruptured membranes|waters broke|pprom
app|amenaza parto prematuro|amenaca part prematur|threatened preterm labour|preterm labour|preterm labor
hpp|hemorragia posparto|hemorragia postparto|hemorragia postpart|pph|postpartum haemorrhage|postpartum hemorrhage
aborto|aborto espontaneo|avortament|avortament espontani|miscarriage|spontaneous abortion|interrupcion espontanea embarazo
embarazo ectopico|gestacion ectopica|embaras ectopic|gestacio ectopica|ectopic pregnancy|ectopic
mioma|miomas|miomes|fibroma uterino|fibroids|fibroid|leiomioma|leiomyoma
endometriosis|endometriosi
sop|ovario poliquistico|sindrome ovario poliquistico|ovari poliquistic|pcos|polycystic ovary syndrome|polycystic ovaries
metrorragia|metrorragies|sangrado vaginal|sangrado genital|sagnat vaginal|vaginal bleeding|pv bleeding|per vaginal bleeding|sagnat genital
leucorrea|flujo vaginal|flux vaginal|vaginal discharge|pv discharge
amenorrea|amenorrhoea|amenorrhea
dismenorrea|dysmenorrhoea|dysmenorrhea|dolor menstrual|period pain
menopausia|menopausica|menopausa|menopause|menopausal|postmenopausica|postmenopausal
epi|epia|enfermedad inflamatoria pelvica|malaltia inflamatoria pelviana|pid|pelvic inflammatory disease
bronquiolitis|bronquioliti|bronchiolitis|bqlt
laringitis|crup|laringiti|croup
convulsion febril|crisis febril|convulsio febril|crisi febril|febrile convulsion|febrile seizure
prematuro|pretermino|prematur|preterme|premature|preterm|prematuridad|prematuritat|prematurity
ictericia neonatal|hiperbilirrubinemia|hiperbilirubinemia|neonatal jaundice|hyperbilirubinaemia|hyperbilirubinemia
bpn|bajo peso al nacer|bajo peso|baix pes neixer|low birth weight|lbw
depresion|depresivo|depresiva|depressio|depressiu|depression|depressive|depressed|trastorno depresivo|sindrome depresivo|sindrome depressiva
low mood|animo bajo|estado animo bajo|hipotimia|hipotimico|hipotimica|trist|triste|tristeza|sadness|estat anim baix
tdm|trastorno depresivo mayor|depresion mayor|trastorn depressiu major|mdd|major depressive disorder|major depression
ansiedad|ansioso|ansiosa|ansietat|ansios|anxiety|anxious|trastorno ansiedad|sindrome ansioso|trastorn ansietat
tab|trastorno bipolar|trastorn bipolar|bipolar|bipolar disorder|bpad|trastorno afectivo bipolar
esquizofrenia|schizophrenia|esquizofrenico
tlp|trastorno limite personalidad|trastorn limit personalitat|bpd|borderline personality disorder|eupd
tdah|trastorno deficit atencion|adhd
ideacion autolitica|ideacion suicida|ideas autoliticas|ideacio autolitica|ideacio suicida|idees autolitiques|suicidal ideation|suicidal thoughts|suicidality|si|ideas suicidas|ideas de muerte
intento autolitico|intento suicidio|intent autolitic|intent suicidi|tentativa suicidio|tentativa autolitica|suicide attempt|attempted suicide|gesto autolitico|autolisis|ia
imv|intoxicacion medicamentosa voluntaria|sobreingesta|sobreingesta medicamentosa|sobreingesta farmacologica|intoxicacio medicamentosa voluntaria|overdose|od|intentional overdose|deliberate overdose
psicosis|psicosi|psicotico|psicotica|psicotic|psychosis|psychotic
sindrome abstinencia|abstinencia|sindrome abstinencia|abstinencia alcoholica|withdrawal|alcohol withdrawal|withdrawal syndrome|deprivacion
consumo toxicos|toxicos|abuso drogas|drug use|drug misuse|drug abuse|substance misuse|substance abuse|substance use|ivdu|udvp|adpv|consum toxics
sindrome febril|cuadro febril|fiebre|febricula|quadre febril|sindrome febril|febrile illness|fever|febrile
febricula|low grade fever|low grade temperature|febricula
distermia|sensacion distermica|sensacio distermica|feeling feverish|feverish|termometrada|destemperatura
sudoracion nocturna|sudores nocturnos|sudoracio nocturna|suors nocturnes|night sweats
malestar|malestar general|mal estado general|meg|malestar general|malaise|unwell|generally unwell|feeling unwell|maleg|afectacion estado general
sindrome constitucional|sindrome toxico|cuadro constitucional|sindrome constitucional|sindrome toxica|quadre constitucional|constitutional symptoms|constitutional syndrome
ardor|escozor|quemazon|coissor|cremor|burning|burning sensation|quemazon
calambres|rampas|rampes|enrampades|cramps|cramping|cramp|muscle cramps
colico|colicos|colica|colic|colics|colicky|cramping|crampy|retortijones|retortijon|torcons|tipo colico
opresion|opresivo|opresiva|opressio|opressiu|opressiva|tightness|pressure like|crushing|heavy|heaviness|centrotoracico opresivo|tight
punzante|pinchazo|pinchazos|punxant|punxada|punxades|stabbing|sharp|pinchazo
dolor pleuritico|pleuritico|dolor pleuritic|pleuritic|pleuritic pain|pleuritic chest pain|caracteristicas pleuriticas|pleuritica
dolor torax|dolor toracico|precordalgia|dolor centrotoracico|dolor precordial|toracalgia|dolor centretoracic|chest pain|cp|chest discomfort|molestia toracica|dolor precordial|opresion toracica|opressio toracica|chest tightness|chest pressure
dolor pierna|dolor cama|leg pain|mal cama
dolor espalda|dolor esquena|back pain|dorsalgia|raquialgia|backache|rachialgia
cervicalgia|dolor cervical|dolor cuello|mal coll|dolor coll|neck pain
omalgia|dolor hombro|dolor espatlla|mal espatlla|shoulder pain
gonalgia|dolor rodilla|dolor genoll|mal genoll|knee pain
coxalgia|dolor cadera|dolor maluc|hip pain
otalgia|dolor oido|mal orella|dolor orella|earache|ear pain
dolor hipogastrico|dolor hipogastrio|hipogastralgia|dolor suprapubico|dolor hipogastric|suprapubic pain|lower abdominal pain
dolor costado|dolor fosa renal|dolor flanco|dolor flanc|flank pain|loin pain|dolor fossa renal|dolor lumbar
punopercusion renal|ppl|ppr|ppl positiva|ppr positiva|sucusion renal|percusion renal|punyopercussio|punyopercussio lumbar|renal angle tenderness|cva tenderness|costovertebral angle tenderness|loin tenderness|flank tenderness|percussio lumbar|pplb
blumberg|rebote|signo blumberg|blumberg positiu|rebound|rebound tenderness
murphy|signo murphy|murphy s sign|murphy sign|signe murphy
defensa|defensa abdominal|peritonismo|contractura abdominal|guarding|abdominal guarding|rigidity|abdomen en tabla
nauseas vomitos|nauseas vomito|nausees vomits|n v|nv|nausea vomiting
intolerancia oral|intolerancia via oral|intolerancia oral|unable to tolerate oral intake|unable keep anything down|poor oral intake|unable tolerate orally
hipo|singlot|hiccups|hiccup
eructos|rots|belching
flatulencia|gases|flatus|wind|gas|ventosidad|ventoseo|passing wind|passing flatus
boca seca|xerostomia|sequedad boca|boca seca|sequedad mucosas|dry mouth|dry mucous membranes|mucosas secas|mucoses seques|mucosa oral seca
palidez|palido|palida|pallidesa|pallid|pallida|pallor|pale|palidez cutanea|palido cutaneo mucosa|palidez mucocutanea
flebitis|phlebitis|flebiti
decaimiento|decaido|decaida|decaiment|decaigut|lethargy|lethargic|letargico|letargia|letargic
bajo nivel consciencia|disminucion nivel consciencia|baix nivell consciencia|disminucio nivell consciencia|obnubilado|obnubilada|obnubilacio|obnubilacion|obnubilat|reduced consciousness|reduced level consciousness|decreased level consciousness|reduced gcs|estuporoso|obtunded|depresion nivel consciencia|deterioro nivel consciencia|altered mental status|ams
coma|comatoso|comatosa|comatos|comatose|inconsciente|inconscient|unconscious|unresponsive|unconsciousness|arreactivo
perdida conocimiento|perdida consciencia|perdida conciencia|perdua coneixement|perdua consciencia|loc|loss consciousness|unconscious|blackout|blacked out|passed out|collapse|collapsed|desmayo|desmayado|desmai|faint|fainted
presincope|presyncope|pre syncope|near syncope|presyncopal|near faint
rabdomiolisis|rabdomiolisi|rhabdomyolysis|rhabdo
hipotermia|hypothermia|hypothermic
golpe calor|cop calor|heat stroke|heatstroke
dispositivo intrauterino|diu|iud|coil
dependencia alcohol|alcoholismo|enolismo|alcohol dependence|alcohol excess|alcohol misuse|alcohol abuse|etilismo|etilico|etilica|oh|ehv|abuso alcohol|habito enolico|habit enolic|potus|consumo enolico|enolic
extabaquico|exfumador|exfumadora|ex fumador|ex tabaquismo|extabaquica|exfumadora|ex smoker
estado vegetativo|estat vegetatiu|vegetative state
muerte encefalica|mort encefalica|brain death
miopatia|myopathy|miositis|myositis|miositi
neumopatia|enfermedad pulmonar|malaltia pulmonar|pneumopatia|lung disease|pulmonary disease
cardiopatia|enfermedad cardiaca|malaltia cardiaca|malaltia cor|heart disease|cardiac disease
nefropatia|enfermedad renal|malaltia renal|malaltia ronyo|kidney disease|renal disease|afectacion renal|afectacio renal|renal involvement
toxoinfeccion alimentaria|intoxicacion alimentaria|intoxicacio alimentaria|toxiinfeccio alimentaria|food poisoning
sindrome hepatorrenal|shr|hepatorenal syndrome|hrs|sindrome hepatorenal
aspergilosis|aspergillosi|aspergillosis
candidiasis|candidiasi|candidosis|thrush|muguet
reaccion adversa|ram|efecto secundario|efectos secundarios|efectos adversos|reaccio adversa|efecte secundari|efectes secundaris|efectes adversos|side effect|side effects|adverse reaction|adverse effect|adverse effects|adr|adverse event|adverse events
toxicidad|toxicitat|toxicity|toxico
rechazo|rebuig|rejection|rechazo agudo|rebuig agut
eich|enfermedad injerto contra huesped|malaltia empelt contra hoste|gvhd|graft versus host disease
fistula|fistuloso|fistulitzacio|fistulizacion
fuga|fuga anastomotica|dehiscencia anastomosis|leak|anastomotic leak|anastomotic leakage
seroma|serosa collection
necrosis|necrosi|necrotico|necrotica|necrotic|necrosado
gangrena|gangrene|gangrenoso|gangrenosa|gangrenos|gangrenous
oclusion|ocluida|ocluido|ocluye|oclusio|oclusiu|ocluida|occlusion|occluded|occlusive|obstruccion|obstruido|obstruida|obstruccio|obstruit|obstruida|obstruction|obstructed|obstructive|obstructivo|obstructiva|obstructiu|blocked|blockage|tapat|obliteracion
estenosis|estenosi|estenosante|estenotico|estenosado|estenosant|estenosa|stenosis|stenotic|stenosed|stricture|narrowing|estrechamiento|estrechez|estrechado|stenosing|estenosava|estenosar|narrowed
dilatacion|dilatado|dilatada|dilatacio|dilatat|dilatada|dilated|dilatation|dilation|ectasico|ectasia|ectasica
calcificacion|calcificado|calcificada|calcificacio|calcificat|calcified|calcification
atelectasia|atelectasias|atelectasies|atelectasis
consolidacion|condensacion|infiltrado|consolidacio|condensacio|infiltrat|consolidation|opacidad|opacitat|opacity|airspace opacity|infiltrate|aumento densidad|consolidative
vidrio deslustrado|vidre deslluit|vidre esmerilat|vidrio esmerilado|ground glass|ggo|ground glass opacities
cardiomegalia|cardiomegaly|enlarged heart|ict aumentado|aumento indice cardiotoracico|increased cardiothoracic ratio
redistribucion vascular|congestion pulmonar|signos congestivos|congestio pulmonar|pulmonary congestion|congestion|congestive|congestivo|congestiva|congestiu|overload|fluid overload|sobrecarga volumen|sobrecarga hidrica|sobrecarrega
lesion cerebral|space occupying lesion|loe|lesion ocupante espacio|lesio ocupant espai|sol
polipo|polipos|polips|polip|polyp|polyps
diverticulos|diverticulosis|diverticles|diverticulosi|diverticula|diverticulosis|diverticular disease
quiste|quistes|quist|quists|quistico|cyst|cysts|cystic
liquido libre|liquid lliure|free fluid
hemoperitoneo|hemoperitoneu|haemoperitoneum|hemoperitoneum
derrame articular|hidrartros|vessament articular|joint effusion|effusion
adenocarcinoma|adenoca|adenok|adk
sob|sobar|soboe|doe|disnea esfuerzo|disnea esfuerzos|dispnea esforc|dispnea esforcos|exertional dyspnoea|breathlessness exertion|shortness breath exertion|dyspnoea exertion|sob exertion|exertional breathlessness|exertional dyspnea|dyspnea exertion|difficulty breathing exertion
no f|nof|fractured neck femur|neck femur fracture|fractured nof|neck femur
ckd|ckd3|ckd4|ckd5|ckd3a|ckd3b|ckd2|chronic kidney disease|chronic renal failure|erc|mrc
aki|aki1|aki2|aki3|acute kidney injury|acute renal failure|acute renal injury
mod|moderate|moderately|moderado|moderada|moderat
oh|etoh|alcohol|enol|etanol|ethanol|alcoholic|alcoholico
ictericia|ictericia mucocutanea|tinte icterico|jaundice|jaundiced|icteric sclera|icterus|yellowing|coloracion amarillenta|color groguenc|scleral icterus|icteric|groguenca
exudado|exudados|exsudat|exudate|exudates|exudative
cellulitis|celulitis|celuliti
hernia|hernias|herniorrafia|hernioplastia|herniado|herniated|herniation|hernial|herniacion|herniaria|herniorrhaphy|herniat
esguince|distension ligamentosa|sprain
mordida|mordedura|bite
sincope|sincopal|sincopes|sincopals|lipotimia|lipotimies|desmayo|desmayos|desvanecimiento|faint|fainted|fainting
pirexia|fiebre|calentura|febre|febricitante|pyrexial|temperatura elevada|high temperature
tiritona|escalofrios|chills|rigor
flemas|mucosidad|expectoracion|tos productiva|tos humeda|productive cough|expectoracio|tos amb expectoracio|tos con expectoracion|cough sputum|sputum|tos expectoracion|mucositat
tos seca|tos no productiva|tos irritativa|dry cough|non productive cough|nonproductive cough
disnea reposo|dispnea repos|breathless rest|dyspnoea rest|sob rest
sibilancias|sibilantes|sibilants|wheeze|wheezy|wheezing|pitos|xiulets
hemiparesia|hemiparesis|hemiplejia|hemibody weakness|perdida fuerza hemicuerpo|debilidad hemicuerpo|one sided weakness
neo|neoplasico|neoformacion
tumor|tumores|tumour|tumours|tumors|tumoral|tumorals
mets|metastases|metastasis|metastasi|metastatico|metastasico|m1|disseminacio|diseminacion|metastatic
perdida peso|ha perdido|weight loss|lost weight|ha perdut pes|adelgazar|aprimar se|perdida kg|perdua kg|loss kg|lost kg
alergia|reaccion alergica|reaccio al lergica|allergic reaction
colico|tipo colico|de tipo colico|colicativo|colicative|colicky|cramping|cramping pain
hiporexia|inapetencia|anorexia|disminucion apetito|disminucion ingesta|poca gana|disminucio gana|reduced oral intake|poor intake|off food|hiporexica|decreased appetite
astenia|astenic|debilidad general|debilidad generalizada|debilitat general|fatigability|generalised weakness|general weakness|cansado|cansada|cansat|cansada|agotamiento|esgotament|exhaustion
palpitaciones|palpitacions|palpitation|palpitations
insomnio|duerme mal|dorm malament|sleeps poorly|poor sleep
irritabilidad|irritable|irritabilitat|irritability
megalia|visceromegalia|organomegalia|visceromegalies|organomegaly
taquiarritmia|tachyarrhythmia
arritmia|arritmico|arrhythmia|arritmica
pausas|pausa|pauses|asistolia|asystole
congestion|congestivo|congestiva|congestio|sobrecarga|congestive|overload|congestionado
crisis asmatica|exacerbacion asmatica|agudizacion asmatica|asma agudizada|crisi asmatica|asthma attack|acute asthma|asthma exacerbation|exacerbacion asma|status asmatico
crisis|crisi|ataque|atac|attack|brote|brot|flare|flares
hemiplejia|hemiplegic|hemiplegia
sepsis|sepsi|septic|septico|septicaemia|septicemia
ulcera|ulcus|ulceracion|ulceracio|ulcerated|ulceration|nafra|ulcers|ulceres
quemaduras|cremades|burn|scald|escaldadura
intoxicacion|intoxicacio|poisoning|intoxicated|intoxication|intoxicado
hipersensibilidad|hypersensitivity
espasticidad|spasticity|espasticitat|hipertonia
caquexia|cachectic
neumoperitoneo|free intraperitoneal air
retencion orina|globo vesical|residuo postmiccional|urinary retention
hirsutismo|hirsutism
bocio|goll|goitre|goiter
sangrado activo|sagnat actiu|active bleeding|contrast extravasation|extravasacion|extravasacio|extravasation|hemorragia activa|extrav
sangrado|sagnat|hemorragico|bleeding|bleed|bled|bleeds|haemorrhage|haemorrhagic|sangra|hemorragia|hemorragies
pequeno|pequenos|petit|petita|petits|petites|small|tiny|diminuto|milimetrico
grande|grandes|gran|voluminoso|voluminosa|voluminos|large|big|huge|enorme|masivo|masiva|massiu|massive|massiva|extenso|extensa|extens|extensive
rigidez|rigido|rigida|rigidesa|rigid|encarcarat|stiffness|stiff
verruga|verrugas|berruga|berrugues|wart|warts
nevus|nevo|nevos|lunar|lunares|piga|pigues|mole|moles
gingivorragia|gingivorragies|sangrado encias|sangrado gingival|encias sangrantes|sagnat genives|sagnat gingival|gum bleeding|bleeding gums
atragantamiento|atragantamientos|atragantarse|atraganta|ennuegament|ennuegaments|ennuega|choking|choked|chokes
ampolla|ampollas|flictena|flictenas|butllofa|butllofes|flictenes|blister|blisters
suicidio|suicida|suicidas|suicidarse|autolitico|autolitica|autoliticas|autolisis|suicidi|suicides|autolitiques|suicide|suicidal
fibrosis|fibroso|fibrosado|fibrosi|fibros|fibrosa|fibrotic
erosion|erosiones|erosionado|erosivo|erosio|erosions|eroded
colonizacion|colonizado|colonizada|coloniza|colonitzacio|colonitzat|colonised|colonisation
`
