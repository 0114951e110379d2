/**
 * Illnesses: words and abbreviations of Spanish, Catalan and English wards that mean the same, folded, one group a line.
 * An abbreviation with two meanings stands in both groups. What stands behind "<" is a kind of what stands before it: a
 * question for the wider word finds it, a question for it does not ask for the others.
 */
export const conditionWords = `
hta|hipertension arterial|hipertension|hipertenso|hipertensio arterial|hipertensio|hipertens|htn|high blood pressure|hypertension|hypertensive
dm|dm1|dm2|dmid|dmnid|t1dm|t2dm|diabetes|diabetes mellitus|diabetico|diabetic|insulinodependiente|insulinodependent
cetoacidosis|cad|cetoacidosis diabetica|cetoacidosi|dka|ketoacidosis
hipoglucemia|hipoglicemia|hipoglucemico|bajada de azucar|hypoglycaemia|hypoglycemia|hypo
hiperglucemia|hiperglicemia|azucar alto|glucosa elevada|hyperglycaemia|hyperglycemia
dislipemia|dlp|dl|hipercolesterolemia|hiperlipemia|hiperlipidemia|hipertrigliceridemia|colesterol alto|dislipidemia|dyslipidaemia|hypercholesterolaemia|hyperlipidaemia
obesidad|obeso|obesa|obesitat|obes|sobrepeso|sobrepes|imc elevado|obesity|obese|overweight|morbid obesity
hipotiroidismo|hipotiroideo|hipotiroidisme|hypothyroidism|hypothyroid|hashimoto
hipertiroidismo|hipertiroideo|hipertiroidisme|tirotoxicosis|graves basedow|enfermedad de graves|hyperthyroidism|thyrotoxicosis
bocio|goll|goitre|goiter|nodulo tiroideo|thyroid nodule
insuficiencia suprarrenal|addison|insuficiencia adrenal|adrenal insufficiency
cushing|hipercortisolismo|sindrome de cushing
iam|infarto agudo de miocardio|infarto de miocardio|infarto|iamcest|scacest|iamsest|infart agut de miocardi|infart de miocardi|infart|ima|mi|ami|stemi|nstemi|heart attack|myocardial infarction
sca|scasest|sindrome coronario agudo|sindrome coronaria aguda|acs|acute coronary syndrome|angor inestable|angina inestable|unstable angina < iam|infarto de miocardio|stemi|nstemi
angina|angor|angina de pecho|angina de pit|dolor coronario
cardiopatia isquemica|cic|ci|enfermedad coronaria|malaltia coronaria|enfermedad arterial coronaria|ihd|cad|coronary disease|coronary artery disease|ischaemic heart disease < iam|infarto|angina|infart
icc|ic|insuficiencia cardiaca|insuficiencia cardiaca congestiva|fallo cardiaco|insuficiencia ventricular|descompensacion cardiaca|hf|chf|hfref|hfpef|lvf|heart failure|cardiac failure|edema agudo de pulmon|eap
eap|edema agudo de pulmon|edema pulmonar|edema agut de pulmo|pulmonary oedema|pulmonary edema
fa|acxfa|acfa|ac x fa|fibrilacion auricular|arritmia completa|fibril·lacio auricular|af|afib|pafib|atrial fibrillation
flutter|aleteo auricular|flutter auricular|atrial flutter
arritmia|arritmico|trastorno del ritmo|disritmia|aritmia|arrhythmia < fibrilacion auricular|flutter|extrasistole|taquicardia|bradicardia
taquicardia|taquicardico|taquicardia sinusal|pulso rapido|tachycardia|tachycardic|tsv|svt
taquicardia ventricular|tv|tvns|tvs|tvmp|vt|ventricular tachycardia
bradicardia|bradicardico|bradycardia|bradycardic
bloqueo|bav|bloqueo auriculoventricular|bloqueig|bloqueig auriculoventricular|av block|heart block
bloqueo de rama|brihh|brdhh|bcrihh|bcrdhh|bri|brd|hbai|bloqueig de branca|lbbb|rbbb|bundle branch block
extrasistole|extrasistolia|ev|esv|extrasistoles|ectopics|pvc|premature beats
valvulopatia|valvular|enfermedad valvular|valve disease < estenosis aortica|insuficiencia mitral|insuficiencia aortica|estenosis mitral|prolapso mitral
estenosis aortica|eao|ea|estenosi aortica|aortic stenosis
insuficiencia aortica|iao|aortic regurgitation|aortic insufficiency
insuficiencia mitral|im|regurgitacion mitral|mitral regurgitation
insuficiencia tricuspidea|it|tricuspid regurgitation
endocarditis|ei|endocarditi|endocarditis infecciosa|vegetacion valvular
miocarditis|miocarditi|myocarditis
pericarditis|pericarditi|derrame pericardico|vessament pericardic|pericardial effusion
miocardiopatia|cardiomiopatia|mcd|mch|miocardiopatia dilatada|miocardiopatia hipertrofica|cardiomyopathy
parada cardiaca|pcr|parada cardiorrespiratoria|paro cardiaco|aturada cardiaca|aturada cardiorespiratoria|cardiac arrest
shock|choque|xoc|shock cardiogenico|shock septico|inestabilidad hemodinamica|hemodynamic instability
hipotension|hipotenso|tension baja|tensio baixa|hipotensio|hypotension|hypotensive|low blood pressure
sincope|lipotimia|perdida de conocimiento|perdida de consciencia|desmayo|presincope|sincop|perdua de consciencia|desmai|syncope|collapse|faint|fainted|blackout|loc
aneurisma|aaa|dilatacion aortica|aneurisma aortico|aneurysm|aneurismes
diseccion aortica|diseccio aortica|aortic dissection
arteriopatia|eap|arteriopatia periferica|claudicacion intermitente|isquemia cronica|pad|pvd|peripheral arterial disease|claudication|isquemia de miembros
varices|venas varicosas|insuficiencia venosa|ivc|insuficiencia venosa cronica|varius|varicose veins|venous insufficiency|flebectasia
varices esofagicas|varius esofagiques|oesophageal varices|esophageal varices
tvp|trombosis venosa profunda|trombosis venosa|tev|etev|trombosi venosa profunda|dvt|vte|deep vein thrombosis|flebotrombosis
tromboflebitis|flebitis|trombosis superficial|phlebitis|thrombophlebitis
tep|ep|embolia pulmonar|embolismo pulmonar|tromboembolismo pulmonar|tromboembolia pulmonar|embolia de pulmon|embolia pulmonar|pe|pulmonary embolism|pulmonary embolus|tromboembolisme
trombosis|trombo|trombosado|trombosi|thrombosis|thrombus|coagulo|coagul|clot|trombos
embolia|embolo|embolismo|embolic|embolus
epoc|enfermedad pulmonar obstructiva cronica|broncopatia|bronquitis cronica|enfisema|ocfa|bnco|mpoc|malaltia pulmonar obstructiva cronica|copd|emphysema|chronic bronchitis
asma|asmatico|broncoespasmo|hiperreactividad bronquial|asmatic|asthma|asthmatic|wheeze
neumonia|nac|neumonico|bronconeumonia|infeccion respiratoria baja|condensacion pulmonar|pneumonia|pneumonic|cap|hap|lrti|chest infection|consolidation
bronquitis|traqueobronquitis|bronquitis aguda|bronquitis|bronchitis
bronquiolitis|vrs|bronquiolitis|bronchiolitis|rsv
infeccion respiratoria|ivrs|irvb|catarro|resfriado|refredat|infeccio respiratoria|respiratory infection|urti|common cold|catarral
gripe|influenza|grip|gripal|flu
covid|covid19|sars cov 2|coronavirus|neumonia por covid
tuberculosis|tbc|tb|tuberculoso|mantoux positivo|bacilifero|tuberculosi|tuberculous|koch
insuficiencia respiratoria|ir|fallo respiratorio|ira|fracaso respiratorio|hipoxemia|desaturacion|insuficiencia respiratoria|respiratory failure|hypoxaemia|hypoxia
sdra|distres respiratorio|distres|ards|respiratory distress
derrame pleural|derrame|liquido pleural|vessament pleural|pleural effusion|pleuritis|pleural fluid
neumotorax|ntx|pneumotorax|pneumothorax
bronquiectasias|bronquiectasia|bronquiectasies|bronchiectasis
fibrosis pulmonar|epid|epi|fpi|enfermedad intersticial|neumopatia intersticial|fibrosi pulmonar|ild|pulmonary fibrosis|interstitial lung disease
hipertension pulmonar|htp|hap|hipertensio pulmonar|pulmonary hypertension
atelectasia|colapso pulmonar|atelectasi|atelectasis|lung collapse
saos|sahs|sas|apnea del sueno|apneas del sueno|apnea del son|osa|osas|sleep apnoea|sleep apnea
acv|avc|ave|ictus|accidente cerebrovascular|accidente vascular cerebral|infarto cerebral|isquemia cerebral|infarto lacunar|accident vascular cerebral|infart cerebral|cva|stroke|cerebral infarction
ait|tia|accidente isquemico transitorio|accident isquemic transitori|transient ischaemic attack|transient ischemic attack
hemorragia cerebral|hemorragia intracraneal|hic|hsa|hemorragia subaracnoidea|hematoma cerebral|hematoma intraparenquimatoso|hemorragia intraparenquimatosa|ich|sah|subarachnoid haemorrhage|intracranial haemorrhage
hematoma subdural|hsd|hsdc|subdural|sdh
tce|traumatismo craneoencefalico|traumatismo craneal|golpe en la cabeza|contusion craneal|traumatisme cranioencefalic|tbi|head injury|head trauma
pic|presion intracraneal|hipertension intracraneal|htic|pressio intracranial|intracranial pressure|icp
hidrocefalia|dilatacion ventricular|hidrocefalia|hydrocephalus
epilepsia|epileptico|crisis comicial|crisis convulsiva|crisis epileptica|convulsion|convulsiones|crisis tonico clonica|ccgtc|estatus epileptico|convulsio|crisi epileptica|crisi comicial|seizure|seizures|epilepsy|epileptic|fit|crisis|convulsions
meningitis|meningitico|meningeo|meningitis|irritacion meningea
encefalitis|meningoencefalitis|encefalitis|encephalitis
encefalopatia|encefalopatia hepatica|encefalopatia|encephalopathy
demencia|alzheimer|ea|deterioro cognitivo|deteriorament cognitiu|enfermedad de alzheimer|demencia senil|dementia|cognitive impairment|perdida de memoria
parkinson|ep|enfermedad de parkinson|parkinsonismo|parkinsonism|malaltia de parkinson
esclerosis multiple|em|esclerosi multiple|multiple sclerosis|ms|enfermedad desmielinizante|desmielinizante
ela|esclerosis lateral amiotrofica|motor neurone disease|mnd|als
neuropatia|polineuropatia|pnp|neuropatia periferica|neuropathy|neuropatia diabetica|parestesias
guillain barre|sgb|polirradiculoneuropatia|polirradiculopatia
miastenia|miastenia gravis|myasthenia
paralisis facial|paresia facial|facial palsy|bell|paralisi facial
hemiparesia|hemiplejia|hemiplegia|paresia|debilidad de un lado|hemiparesis|weakness of one side
migrana|jaqueca|migranya|migraine
vertigo|mareo|inestabilidad|sensacion de giro|vertigen|mareig|dizziness|dizzy|vppb|bppv
delirium|delirio|sindrome confusional|sca|confuso|desorientado|confusion|cuadro confusional|deliri|sindrome confusional agut|confusio|desorientat|confused|disorientated|desorientada|confusional|agitat|muddled
depresion|depresivo|trastorno depresivo|animo bajo|trastorno del animo|depressio|depressiu|depression|depressed|low mood
ansiedad|ansioso|trastorno de ansiedad|crisis de panico|nerviosismo|ansietat|ansios|anxiety|anxious|panic
esquizofrenia|psicosis|psicotico|trastorno psicotico|brote psicotico|esquizofrenia|psicosi|schizophrenia|psychosis|psychotic
trastorno bipolar|bipolar|mania|maniaco|trastorn bipolar
suicidio|autolisis|autolitico|intento de suicidio|ideacion suicida|autolesion|sobreingesta|intent autolitic|suicidi|suicide|suicidal|self harm|overdose
insomnio|no duerme|trastorno del sueno|insomni|insomnia|sleeplessness
erc|irc|mrc|insuficiencia renal cronica|enfermedad renal cronica|nefropatia cronica|malaltia renal cronica|ckd|chronic kidney disease|chronic renal failure|nefropatia diabetica
ira|fra|irag|aki|insuficiencia renal aguda|fracaso renal agudo|fallo renal agudo|lesion renal aguda|deterioro de la funcion renal|fracas renal agut|insuficiencia renal aguda|acute kidney injury|acute renal failure|necrosis tubular
insuficiencia renal|ir|fallo renal|fracaso renal|fracas renal|renal failure|renal impairment|kidney failure < erc|irc|ira|fra|aki|ckd|insuficiencia renal cronica|insuficiencia renal aguda
glomerulonefritis|gn|gnrp|nefritis|glomerulopatia|glomerulonephritis|nephritis|nefropatia iga
sindrome nefrotico|sn|proteinuria nefrotica|nephrotic syndrome
itu|infeccion urinaria|infeccion de orina|infeccion del tracto urinario|infeccion de vias urinarias|cistitis|bacteriuria|infeccio urinaria|infeccio d'orina|uti|urinary infection|urinary tract infection|cystitis
pielonefritis|pna|pielonefritis aguda|pielonefritis|pyelonephritis
litiasis renal|litiasis|crn|colico nefritico|colico renal|calculo renal|calculo ureteral|nefrolitiasis|urolitiasis|piedra en el rinon|colic renal|litiasi renal|pedra al ronyo|renal colic|kidney stone|renal calculi|nephrolithiasis
hidronefrosis|uropatia obstructiva|ectasia|dilatacion pielocalicial|ureterohidronefrosis|hidronefrosi|hydronephrosis|obstructive uropathy
hbp|hpb|hiperplasia benigna de prostata|adenoma de prostata|sindrome prostatico|hiperplasia prostatica|bph|prostatic hyperplasia|enlarged prostate
retencion urinaria|rao|rau|retencion aguda de orina|globo vesical|retencio urinaria|globus vesical|urinary retention
incontinencia|incontinencia urinaria|escapes de orina|incontinence|perdidas de orina
prostatitis|prostatitis|infeccion prostatica
orquitis|epididimitis|orquiepididimitis|orchitis|epididymitis
torsion testicular|torsion de testiculo|escroto agudo|testicular torsion
hidrocele|varicocele|hydrocele
priapismo|ereccion prolongada|priapism
disfuncion erectil|impotencia|erectile dysfunction
fimosis|parafimosis|phimosis
hda|hemorragia digestiva alta|hematemesis|melena|melenas|vomito en posos de cafe|heces negras|deposiciones negras|femtes negres|upper gi bleed|ugib|gi bleed|melaena|hemorragia digestiva|sangrado digestivo
hdb|hemorragia digestiva baja|rectorragia|rectorragias|hematoquecia|sangrado rectal|sangrado por el recto|sagnat rectal|lower gi bleed|rectal bleeding|haematochezia
ulcus|ulcera|ulcera peptica|ulcus peptico|ulcera gastrica|ulcera duodenal|ulcerado|ulcer|peptic ulcer
rge|erge|reflujo|reflujo gastroesofagico|pirosis|acidez|ardor de estomago|reflux|gord|gerd|heartburn
hernia de hiato|hernia hiatal|hiatus hernia|hiatal hernia
gastritis|gastropatia|gastritis|dispepsia|dyspepsia
gea|gastroenteritis|gastroenteritis aguda|diarrea infecciosa|gastroenteritis
diverticulitis|diverticulos|diverticulosis|diverticle|diverticulitis|diverticular disease
apendicitis|apendicitis aguda|apendicitis|appendicitis|apendicular
colecistitis|colecistitis aguda|colecistitis|cholecystitis
colelitiasis|litiasis biliar|colico biliar|piedras en la vesicula|calculos biliares|barro biliar|coledocolitiasis|colelitiasi|gallstones|cholelithiasis|biliary colic
colangitis|infeccion de la via biliar|cholangitis
pancreatitis|pancreatitis aguda|pa|pancreatitis
hepatitis|hepatitis aguda|hepatitico|hepatitis
vhc|hepatitis c|virus de la hepatitis c|virus hepatitis c|virus c|vhc positivo|hcv
vhb|hepatitis b|virus de la hepatitis b|virus hepatitis b|hbsag|hbv
cirrosis|cirrotico|hepatopatia cronica|hepatopatia|cirrosi|cirrotic|cirrhosis|chronic liver disease|hipertension portal
ascitis|liquido libre|liquido ascitico|ascitis|ascites|hidropesia
esteatosis|higado graso|esteatosi|fatty liver|nafld|masld
ictericia|icterico|coloracion amarilla|icterus|jaundice|jaundiced|groguenca
insuficiencia hepatica|fallo hepatico|fracaso hepatico|liver failure|hepatic failure
eii|enfermedad inflamatoria intestinal|crohn|ec|enfermedad de crohn|colitis ulcerosa|cu|ibd|crohn disease|ulcerative colitis
celiaquia|celiaco|enfermedad celiaca|celiac|coeliac
sindrome del intestino irritable|sii|colon irritable|ibs|irritable bowel
obstruccion intestinal|oclusion intestinal|ileo|suboclusion|oclusio intestinal|bowel obstruction|ileus|subocclusion
perforacion|perforado|perforacio|perforation|perforated
peritonitis|irritacion peritoneal|peritonismo|abdomen agudo|peritonitis|peritonism
hernia inguinal|hernia|eventracion|hernia umbilical|hernia crural|hernia
hemorroides|almorranas|hemorroide|morenes|haemorrhoids|hemorrhoids|piles
fistula|fistuloso|trayecto fistuloso|fistula
absceso|coleccion|abscesificado|acumulo de pus|empiema|flemon|abces|col·leccio|abscess|collection|empyema|colecciones|col·leccions|abscesos
isquemia mesenterica|isquemia intestinal|isquemia mesenterica|mesenteric ischaemia
estrenimiento|restrenyiment|constipacion|constipation|impactacion fecal|fecaloma
cancer|ca|neoplasia|neo|tumor|tumoral|neoplasico|maligno|malignidad|proceso neoformativo|neoformacion|oncologico|cancer|malignancy|malignant|tumour|neoplasm < carcinoma|adenocarcinoma|sarcoma|linfoma|leucemia|melanoma|mieloma|glioma|blastoma|metastasis|limfoma|lymphoma|leukaemia|sarcoma
carcinoma|adenocarcinoma|carcinoma epidermoide|carcinomatoso|adk|adc|carcinoma escamoso|carcinoma
metastasis|metastasico|mts|mtx|m1|diseminacion|secundarismo|carcinomatosis|metastasi|metastatic|mets|implantes
linfoma|lnh|lh|hodgkin|linfoproliferativo|limfoma|lymphoma
leucemia|lma|lla|llc|lmc|leucosis|blastos|leucemia|leukaemia|leukemia
mieloma|mm|mieloma multiple|gammapatia|paraproteina|plasmocitoma|myeloma
chc|hepatocarcinoma|carcinoma hepatocelular|hepatoma|hcc|hepatocellular carcinoma
cancer de mama|neoplasia de mama|carcinoma ductal|tumor de mama|breast cancer|cancer de pit
cancer de pulmon|neoplasia de pulmon|carcinoma broncogenico|cpnm|cpcp|lung cancer|cancer de pulmo|tumor pulmonar
ccr|cancer de colon|cancer colorrectal|neoplasia de colon|neoplasia de sigma|colorectal cancer|bowel cancer
cancer de prostata|adenocarcinoma de prostata|neoplasia de prostata|prostate cancer|tumor prostatico
cancer de vejiga|tumor vesical|carcinoma urotelial|neoplasia vesical|tumor de vejiga|bladder cancer|carcinoma de celulas transicionales
cancer renal|carcinoma renal|tumor renal|hipernefroma|carcinoma de celulas renales|renal cell carcinoma|rcc
benigno|tumor benigno|lesion benigna|benigne|benign < lipoma|adenoma|fibroma|papiloma|quiste|hemangioma|mioma|polipo|angiomiolipoma
polipo|poliposis|polipectomia|polip|polyp|polyps
quiste|quistico|formacion quistica|lesion quistica|cavidad|quist|quistic|cyst|cystic
nodulo|nodular|nodulillo|nodul|nodule|lump|bulto|bultoma|tumoracion|masa|bony|massa|mass|swelling|nodulos|noduls|nodules
adenopatia|adenopatias|ganglio|ganglios|linfadenopatia|adenomegalia|conglomerado adenopatico|adenopaties|ganglis|lymphadenopathy|lymph node|lymph nodes|nodes
anemia|anemico|hemoglobina baja|anemizacion|ferropenia|anemia ferropenica|anaemia|anaemic|anemic|iron deficiency
trombocitopenia|plaquetopenia|plaquetas bajas|pti|trombopenia|thrombocytopenia|low platelets
leucopenia|neutropenia|neutropenico|aplasia|neutropenia|leukopenia|neutropenic
leucocitosis|neutrofilia|leucocitos elevados|leukocytosis|leucocitosi
pancitopenia|aplasia medular|citopenias|pancytopenia
coagulopatia|cid|trastorno de la coagulacion|alteracion de la coagulacion|dic|coagulopathy|hemofilia|diatesis hemorragica
sepsis|septico|shock septico|septicemia|bacteriemia|sepsia|sepsi|bacteremia|septic|septicaemia|bacteraemia|urosepsis
infeccion|infectado|infeccioso|sobreinfeccion|infeccio|infectat|infection|infected < neumonia|sepsis|celulitis|absceso|itu|pielonefritis|meningitis|bacteriemia|osteomielitis|endocarditis
celulitis|erisipela|infeccion de piel|infeccion de partes blandas|cel·lulitis|erysipelas|cellulitis|skin infection
osteomielitis|infeccion osea|espondilodiscitis|osteomielitis|osteomyelitis
artritis septica|infeccion articular|artritis septica|septic arthritis
vih|sida|hiv|aids|virus de la inmunodeficiencia humana|seropositivo|infeccion por vih
vph|virus del papiloma humano|papilomavirus|condiloma|verrugas|hpv|warts|verruga
sifilis|lues|treponema|luetica|sifilis|syphilis
ets|its|enfermedad de transmision sexual|infeccion de transmision sexual|std|sti|gonorrea|chlamydia|clamidia
herpes|vhs|herpes simple|herpes zoster|culebrilla|zoster|varicela|shingles|chickenpox|vvz
mononucleosis|veb|epstein barr|ebv|glandular fever
citomegalovirus|cmv
candidiasis|candida|muguet|micosis|infeccion fungica|hongos|candidiasi|fungal|thrush|aspergilosis|aspergillus
toxoplasmosis|toxoplasma
hidatidosis|quiste hidatidico|equinococo|equinococosis|hydatid
brucelosis|brucella|fiebre de malta|brucellosis
leishmaniasis|leishmania|kala azar
malaria|paludismo|plasmodium
parasitosis|parasito|parasitario|helminto|parasite
sarm|mrsa|estafilococo resistente|staphylococcus aureus resistente
multirresistente|blee|bmr|portador|germen resistente|carbapenemasa|esbl|mdr|resistant organism
clostridium|clostridioides|c difficile|cdi|colitis pseudomembranosa|cdiff
les|lupus|lupus eritematoso|lupus eritematoso sistemico|sle
artritis reumatoide|ar|ra|artritis reumatoide|rheumatoid arthritis|rheumatoid
artritis|monoartritis|poliartritis|oligoartritis|artritis|arthritis
artrosis|artrosico|gonartrosis|coxartrosis|espondiloartrosis|degenerativo|artrosi|osteoarthritis|oa|degenerative joint|osteoartrosis
gota|gotoso|hiperuricemia|artritis gotosa|tofo|podagra|gout
espondilitis|espondiloartritis|espondilitis anquilosante|ankylosing spondylitis
vasculitis|arteritis|arteritis de la temporal|acg|horton|vasculitis|giant cell arteritis
polimialgia|pmr|polimialgia reumatica
fibromialgia|fm|fibromyalgia
esclerodermia|esclerosis sistemica|scleroderma
sjogren|sindrome seco|sicca
sarcoidosis|sarcoid
amiloidosis|amiloide|amyloid
osteoporosis|osteopenia|osteoporosi|osteoporotico|osteoporotic
hernia discal|protrusion discal|discopatia|hernia de disco|hernia discal|disc prolapse|slipped disc|radiculopatia|ciatica|sciatica
estenosis de canal|canal estrecho|estenosis lumbar|spinal stenosis
fractura|fx|fract|roto|rotura osea|fisura|fractura|trencament|fracture|fractured|broken
fractura de cadera|fractura de femur|fractura pertrocanterea|fractura subcapital|fractura de maluc|hip fracture|nof|neck of femur
fractura vertebral|aplastamiento vertebral|acunamiento|vertebral fracture|compression fracture
esguince|torcedura|entorsis|sprain|distension ligamentosa
luxacion|luxado|subluxacion|dislocacion|luxacio|dislocation|dislocated
traumatismo|trauma|contusion|politraumatismo|golpe|accidente|ptm|traumatisme|contusio|cop|injury|injured
caida|se cae|caidas|precipitado|caiguda|ha caigut|fall|fell|falls|caigudes
quemadura|quemado|abrasion|cremada|cremat|burn|burnt|scald
herida|heridas|laceracion|inciso contusa|ferida|ferides|wound|wounds|laceration
upp|ulcera por presion|escara|ulcera de decubito|lesion por presion|lpp|ulcera per pressio|nafra|pressure ulcer|pressure sore|bedsore|pressure damage|decubitus
psoriasis|psoriasico|psoriasi
dermatitis|eccema|eczema|dermatitis|atopia|atopic
urticaria|habones|ronchas|habon|urticaria|hives|urticarial|wheals
angioedema|edema de glotis|edema de labios|angioedema
anafilaxia|shock anafilactico|reaccion anafilactica|anafilaxi|anaphylaxis|anaphylactic
toxicodermia|exantema medicamentoso|dress|stevens johnson|net|drug rash|drug eruption
alopecia|caida del pelo|hair loss
cataratas|catarata|facoemulsificacion|cataractes|cataract|cataracts
glaucoma|tension ocular alta|pio elevada|presion intraocular|glaucoma
retinopatia|retinopatia diabetica|desprendimiento de retina|retinal|retina
conjuntivitis|ojo rojo|hiperemia conjuntival|conjuntivitis|conjunctivitis|red eye
uveitis|iritis|iridociclitis|uveitis
queratitis|ulcera corneal|leucoma|keratitis|corneal
hipoacusia|sordera|no oye|perdida de audicion|disminucion de audicion|sordesa|deafness|hearing loss|audifonos
otitis|oma|otitis media|otorrea|otitis
sinusitis|rinosinusitis|sinusitis
amigdalitis|faringitis|anginas|faringoamigdalitis|dolor de garganta|tonsillitis|pharyngitis|sore throat|odinofagia
rinitis|rinorrea|congestion nasal|polinosis|hay fever|rhinitis
embarazo|gestacion|gestante|embarazada|gravidez|embaras|gestacio|pregnancy|pregnant|gestational|embarassada
preeclampsia|eclampsia|hellp|pre eclampsia
aborto|abortos|legrado|interrupcion del embarazo|ive|avortament|miscarriage|abortion|tpal
parto|partos|eutocico|cesarea|alumbramiento|puerperio|part|delivery|childbirth|caesarean|cst
endometriosis|adenomiosis|endometrioma|endometriosis
mioma|miomas|fibromas uterinos|utero miomatoso|fibroids|leiomioma
menopausia|postmenopausica|climaterio|menopausal|menopause
metrorragia|sangrado vaginal|menorragia|hipermenorrea|sagnat vaginal|vaginal bleeding|menorrhagia
prematuro|prematuridad|pretermino|rnpt|premature|preterm|prematur
malformacion|congenito|anomalia congenita|malformacio|congenit|malformation|congenital
deshidratacion|deshidratado|depleccion de volumen|mucosas secas|deshidratacio|dehydration|dehydrated
desnutricion|malnutricion|caquexia|caquectico|desnutrido|desnutricio|malnutrition|cachexia|malnourished
hiponatremia|sodio bajo|hiponatremia|hyponatraemia|hyponatremia|siadh
hipernatremia|sodio alto|hypernatraemia
hipopotasemia|hipokalemia|potasio bajo|hipopotassemia|hypokalaemia|hypokalemia
hiperpotasemia|hiperkalemia|potasio alto|hiperpotassemia|hyperkalaemia|hyperkalemia
hipocalcemia|calcio bajo|hypocalcaemia
hipercalcemia|calcio alto|hypercalcaemia
acidosis|acidosis metabolica|acidosis respiratoria|acidosi|acidotic
alcalosis|alcalosis metabolica|alcalosi|alkalosis
rabdomiolisis|ck elevada|cpk elevada|rabdomiolisi|rhabdomyolysis
intoxicacion|intoxicado|sobredosis|envenenamiento|intoxicacio|poisoning|overdose|toxicity
abstinencia|sindrome de abstinencia|deprivacion|delirium tremens|abstinencia|withdrawal
exitus|muerte|fallecimiento|fallecio|defuncion|murio|muere|fallece|mort|defuncio|va morir|death|died|deceased
recidiva|recurrencia|recaida|reaparicion|reactivacion|recidivante|recidiva|recaiguda|recurrence|relapse
secuela|secuelas|deficit residual|sequela|sequelae|sequeles
`
