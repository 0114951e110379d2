/**
 * Abbreviations of English notes, British and American, with what they stand for, and what wards say tersely: illnesses
 * and symptoms, as in `sameWords`. Each line holds all forms that may meet, though another table has some of them.
 */
export const englishIllnessAbbreviations = `
ua|unstable angina
sihd|stable angina|chronic stable angina|exertional angina
lvf|left ventricular failure|left heart failure|left sided heart failure
rvf|right ventricular failure|right heart failure|right sided heart failure
lvsd|left ventricular systolic dysfunction|left ventricular systolic impairment|impaired left ventricular function|impaired left ventricular systolic function|lv impairment|lv systolic impairment|impaired lv function|reduced lv function|left ventricular impairment
rvsd|right ventricular systolic dysfunction|right ventricular systolic impairment|rv impairment|right ventricular impairment|impaired rv function|impaired right ventricular function
chf|ccf|hf|congestive cardiac failure|congestive heart failure|heart failure|cardiac failure
adhf|adchf|acute decompensated heart failure|decompensated heart failure|decompensated cardiac failure|decompensated ccf|decompensated chf
hfref|heart failure reduced ejection fraction|hf reduced ef|systolic heart failure
hfpef|heart failure preserved ejection fraction|hf preserved ef|diastolic heart failure
hfmref|heart failure mildly reduced ejection fraction
paf|pafib|paroxysmal af|paroxysmal afib|paroxysmal atrial fibrillation
persistent af|persistent atrial fibrillation
permanent af|permanent atrial fibrillation|chronic af|chronic atrial fibrillation
af rvr|afib rvr|af rapid ventricular response|afib rapid ventricular response|atrial fibrillation rapid ventricular response|fast af|fast atrial fibrillation|af fast ventricular response|atrial fibrillation fast ventricular response|rapid af|rapid atrial fibrillation
rvr|rapid ventricular response|fast ventricular response|rapid ventricular rate|fast ventricular rate
pvcs|ves|vpbs|pvc|ventricular ectopics|ventricular ectopy|premature ventricular contractions|premature ventricular complexes|ventricular extrasystoles
pacs|pac|atrial ectopics|premature atrial contractions|premature atrial complexes|supraventricular ectopics
nsvt|non sustained vt|non sustained ventricular tachycardia|nonsustained ventricular tachycardia|nonsustained vt
avnrt|atrioventricular nodal re entrant tachycardia|av nodal reentrant tachycardia|atrioventricular nodal reentrant tachycardia
wpw|wolff parkinson white|wolff parkinson white syndrome
sss|sick sinus syndrome|sinus node dysfunction
chb|complete heart block|third degree heart block|complete av block
1st degree hb|first degree heart block|first degree av block|1st degree heart block|1st degree av block|1st degree avb
mobitz ii|mobitz type 2|mobitz type ii|mobitz 2
wenckebach|mobitz type 1|mobitz type i|mobitz 1
lvh|left ventricular hypertrophy|lv hypertrophy
rvh|right ventricular hypertrophy|rv hypertrophy
lae|left atrial enlargement|left atrial dilatation|dilated left atrium
aortic sclerosis|sclerotic aortic valve
ar|ai|aortic regurgitation|aortic incompetence|aortic insufficiency
mr|mitral regurgitation|mitral incompetence|mitral insufficiency
tr|tricuspid regurgitation|tricuspid insufficiency
mvp|mitral valve prolapse
hocm|hcm|hypertrophic obstructive cardiomyopathy|hypertrophic cardiomyopathy
icm|ischaemic cardiomyopathy|ischemic cardiomyopathy
nicm|non ischaemic cardiomyopathy|nonischemic cardiomyopathy|non ischemic cardiomyopathy
arvc|arrhythmogenic right ventricular cardiomyopathy
takotsubo|takotsubo cardiomyopathy|stress cardiomyopathy
ie|infective endocarditis|bacterial endocarditis
cli|clti|critical limb ischaemia|critical limb ischemia|chronic limb threatening ischaemia|chronic limb threatening ischemia
ali|acute limb ischaemia|acute limb ischemia|acutely ischaemic limb
taa|thoracic aortic aneurysm
tad|aortic dissection|thoracic aortic dissection|dissection aorta
vte|venous thromboembolism|venous thromboembolic disease
dvt|dvts|deep vein thrombosis|deep venous thrombosis|deep vein thromboses
pe|pulmonary embolism|pulmonary embolus|pulmonary emboli|pulmonary thromboembolism
cteph|chronic thromboembolic pulmonary hypertension
svco|svc obstruction|superior vena cava obstruction|superior vena caval obstruction
svt|superficial vein thrombosis|superficial venous thrombosis
htn|hypertension|high blood pressure|high bp
hypotension|low bp|low blood pressure|hypotensive
postural hypotension|orthostatic hypotension|postural drop|postural bp drop|orthostatic drop|orthostasis|positive orthostatics|orthostatic
pots|postural orthostatic tachycardia syndrome|postural tachycardia syndrome
hld|hl|hyperlipidaemia|hyperlipidemia|high lipids|raised lipids
hchol|hypercholesterolaemia|hypercholesterolemia|high cholesterol|raised cholesterol|elevated cholesterol|high chol|raised chol
fh|familial hypercholesterolaemia|familial hypercholesterolemia
htg|hypertriglyceridaemia|hypertriglyceridemia|high triglycerides|raised triglycerides
t2dm|t2d|niddm|dm2|type 2 diabetes|type 2 diabetes mellitus|type ii diabetes|type 2 dm|non insulin dependent diabetes
t1dm|t1d|iddm|dm1|type 1 diabetes|type 1 diabetes mellitus|type i diabetes|type 1 dm|insulin dependent diabetes
pre dm|prediabetes|pre diabetes|prediabetic|pre diabetic|igt|impaired glucose tolerance|impaired fasting glucose
gdm|gestational diabetes|gestational diabetes mellitus
dka|diabetic ketoacidosis|diabetic keto acidosis
hhs|hyperosmolar hyperglycaemic state|hyperosmolar hyperglycemic state|hyperosmolar state|honk
hypo|hypoglycaemia|hypoglycemia|hypoglycaemic|hypoglycemic|hypoglycaemic episode|low blood sugar|low blood glucose|low bm|low bms|low sugars
hyperglycaemia|hyperglycemia|hyperglycaemic|hyperglycemic|high blood sugar|high bms|high bm|high sugars|raised blood glucose|high blood glucose
dm foot|diabetic foot|diabetic foot infection|dfi
dfu|diabetic foot ulcer|diabetic ulcer
ckd|chronic kidney disease|chronic renal disease|chronic renal failure|chronic renal impairment|chronic renal insufficiency|crf|cri
aki|acute kidney injury|acute renal failure|acute renal injury|acute renal impairment
aki ckd|acute chronic kidney disease|acute chronic kidney injury|acute kidney injury chronic kidney disease|acute on ckd
esrf|eskd|esrd|eskf|end stage renal failure|end stage kidney disease|end stage renal disease|end stage kidney failure
ain|acute interstitial nephritis|interstitial nephritis
iga nephropathy|igan|berger s disease
rpgn|rapidly progressive glomerulonephritis
fsgs|focal segmental glomerulosclerosis
adpkd|pkd|polycystic kidney disease|polycystic kidneys|autosomal dominant polycystic kidney disease
ras|renal artery stenosis
uti|utis|urinary tract infection|urine infection|water infection|urinary infection
cauti|ca uti|catheter associated urinary tract infection|catheter associated uti|catheter related uti|catheter related urinary tract infection
urosepsis|urinary sepsis|sepsis urinary source|urine sepsis|urinary source sepsis
bph|bpe|benign prostatic hyperplasia|benign prostatic hypertrophy|benign prostatic enlargement|enlarged prostate
luts|lower urinary tract symptoms|urinary symptoms|voiding symptoms
aur|acute urinary retention|urinary retention|retention urine|acute retention
cur|chronic urinary retention|chronic retention
boo|bladder outflow obstruction|bladder outlet obstruction
oab|overactive bladder|detrusor overactivity
sui|stress incontinence|stress urinary incontinence
ed|erectile dysfunction|impotence
tcc|transitional cell carcinoma|urothelial carcinoma
prostate ca|prostate cancer|ca prostate|prostatic carcinoma|carcinoma prostate
ca lung|lung ca|lung cancer|bronchial carcinoma|carcinoma lung|bronchogenic carcinoma
ca breast|breast ca|breast cancer|carcinoma breast
ca bladder|bladder ca|bladder cancer|carcinoma bladder
ca colon|colon ca|colon cancer|bowel ca|bowel cancer|colonic carcinoma|carcinoma colon
ca pancreas|pancreatic ca|pancreatic cancer|carcinoma pancreas|carcinoma head pancreas
ca stomach|gastric ca|gastric cancer|stomach cancer|stomach ca
ca ovary|ovarian ca|ovarian cancer|carcinoma ovary
ca cervix|cervical ca|cervical cancer|carcinoma cervix
ca oesophagus|oesophageal ca|oesophageal cancer|esophageal cancer|carcinoma oesophagus
ca thyroid|thyroid ca|thyroid cancer
mets|metastases|metastatic disease|secondaries|metastatic deposits|metastatic spread|secondary deposits
bone mets|bony mets|bone metastases|bony metastases|skeletal metastases
liver mets|hepatic mets|liver metastases|hepatic metastases
brain mets|cerebral mets|brain metastases|cerebral metastases
lung mets|lung metastases|pulmonary metastases
nsclc|non small cell lung cancer|non small cell lung carcinoma
sclc|small cell lung cancer|small cell lung carcinoma
scc|squamous cell carcinoma|squamous cell ca
mm|malignant melanoma|melanoma
mgus|monoclonal gammopathy undetermined significance|monoclonal gammopathy
cml|chronic myeloid leukaemia|chronic myeloid leukemia|chronic myelogenous leukemia
all|acute lymphoblastic leukaemia|acute lymphoblastic leukemia|acute lymphocytic leukemia
aml|acute myeloid leukaemia|acute myeloid leukemia|acute myelogenous leukemia
apl|acute promyelocytic leukaemia|acute promyelocytic leukemia
hl|hodgkin lymphoma|hodgkins disease
mpn|myeloproliferative neoplasm|myeloproliferative disorder
prv|polycythaemia vera|polycythemia vera|polycythaemia rubra vera
et|essential thrombocythaemia|essential thrombocythemia
itp|immune thrombocytopenia|immune thrombocytopenic purpura|idiopathic thrombocytopenic purpura
hus|haemolytic uraemic syndrome|hemolytic uremic syndrome
aiha|autoimmune haemolytic anaemia|autoimmune hemolytic anemia
dic|disseminated intravascular coagulation|disseminated intravascular coagulopathy
ida|iron deficiency anaemia|iron deficiency anemia|iron deficient anaemia|iron deficient anemia|fe def anaemia|fe deficiency anaemia|fe def anemia|fe deficiency anemia
iron deficiency|fe deficiency|fe def|iron deficient|low iron
b12 deficiency|b12 def|vitamin b12 deficiency|low b12|vit b12 deficiency
folate deficiency|folate def|low folate
vit d deficiency|vit d def|vitamin d deficiency|low vitamin d|low vit d
acd|anaemia chronic disease|anemia chronic disease
scd|sickle cell|sickle cell disease|sickle cell anaemia|sickle cell anemia
voc|vaso occlusive crisis|sickle cell crisis|sickle crisis|sickle cell pain crisis|pain crisis
tls|tumour lysis syndrome|tumor lysis syndrome
mscc|metastatic spinal cord compression|malignant spinal cord compression|metastatic cord compression
neutropenic sepsis|febrile neutropenia|neutropenic fever|fn
pancytopenia|low all cell lines
thrombocytopenia|thrombocytopenic|low platelets|low plts|low plt|low platelet count
thrombocytosis|high platelets|raised platelets
leucocytosis|leukocytosis|high wcc|raised wcc|high wbc|elevated wbc|raised white cells|raised white cell count|elevated white count|raised white count|high white count|elevated white blood cell count|raised white blood cell count
leucopenia|leukopenia|low wcc|low wbc|low white cell count|low white count
neutropenia|neutropenic|low neutrophils|low neuts|low neutrophil count
neutrophilia|neutrophil leucocytosis|raised neutrophils|high neutrophils
eosinophilia|raised eosinophils|high eosinophils
copd|coad|chronic obstructive pulmonary disease|chronic obstructive airways disease
aecopd|iecopd|copde|copd exac|ie copd|exac copd|copd exacerbation|exacerbation copd|infective exacerbation copd|infective exac copd|exacerbation chronic obstructive pulmonary disease|infective exacerbation chronic obstructive pulmonary disease|acute exacerbation copd|acute exacerbation chronic obstructive pulmonary disease
exac|exacerbation
asthma exac|asthma exacerbation|exacerbation asthma|acute asthma|asthma attack|acute severe asthma|acute exacerbation asthma
hap|hospital acquired pneumonia|nosocomial pneumonia
asp pneumonia|aspiration pneumonia|aspiration pneumonitis
bronchopneumonia|bronchopneumonic change
lrti|chest infection|lower respiratory tract infection|lower respiratory infection
urti|uri|upper respiratory tract infection|upper respiratory infection
pcp|pjp|pneumocystis|pneumocystis pneumonia|pneumocystis jirovecii pneumonia
tb|tuberculosis|ptb|pulmonary tb|pulmonary tuberculosis
ltbi|latent tb|latent tuberculosis|latent tb infection|latent tuberculosis infection
ntm|non tuberculous mycobacteria|atypical mycobacteria
ild|dpld|interstitial lung disease|diffuse parenchymal lung disease
abpa|allergic bronchopulmonary aspergillosis
bronchiectasis|bronchiectatic
osa|osahs|obstructive sleep apnoea|obstructive sleep apnea|sleep apnoea|sleep apnea
ohs|obesity hypoventilation|obesity hypoventilation syndrome
t1rf|type 1 rf|type 1 respiratory failure|hypoxic respiratory failure|type i respiratory failure|hypoxemic respiratory failure|hypoxaemic respiratory failure|ahrf
t2rf|type 2 rf|type 2 respiratory failure|hypercapnic respiratory failure|type ii respiratory failure
ptx|pneumothorax|collapsed lung|ptxs
psp|primary spontaneous pneumothorax|primary pneumothorax
htx|haemothorax|hemothorax
haemopneumothorax|hemopneumothorax|hptx
pl eff|pleural eff|pleural effusion|effusions|pleff
mesothelioma|meso
spn|solitary pulmonary nodule|pulmonary nodule|lung nodule
co2 retention|co2 retainer|hypercapnia|hypercapnic|hypercarbia|retaining co2
hypoxia|hypoxic|hypoxaemia|hypoxemia|hypoxaemic|hypoxemic|desat|desatted|desaturation|desaturated|low sats|low oxygen saturations|low saturations|low oxygen levels|low o2
cva|cvas|stroke|cerebrovascular accident
tia|tias|transient ischaemic attack|transient ischemic attack|mini stroke
ich|intracerebral haemorrhage|intracerebral hemorrhage|intracranial haemorrhage|intracranial hemorrhage|intracranial bleed|intracerebral bleed|brain bleed
sah|subarachnoid haemorrhage|subarachnoid hemorrhage|subarachnoid bleed|subarachnoid
sdh|subdural haematoma|subdural hematoma|subdural haemorrhage|subdural hemorrhage|subdural bleed|subdural|csdh|chronic subdural|chronic subdural haematoma
ivh|intraventricular haemorrhage|intraventricular hemorrhage
lvo|large vessel occlusion
tacs|taci|total anterior circulation stroke|total anterior circulation infarct
pacs|paci|partial anterior circulation stroke|partial anterior circulation infarct
lacs|laci|lacunar stroke|lacunar infarct|lacune
pocs|poci|posterior circulation stroke|posterior circulation infarct
mca stroke|mca infarct|middle cerebral artery stroke|middle cerebral artery infarct|mca territory infarct|middle cerebral artery territory infarct|mca cva
svd|small vessel disease|small vessel ischaemic disease|small vessel ischemic disease|small vessel change|small vessel ischaemic change|microvascular disease|microangiopathy|chronic small vessel disease
cvst|venous sinus thrombosis|cerebral venous sinus thrombosis|cerebral venous thrombosis
iih|idiopathic intracranial hypertension|benign intracranial hypertension|bih
tbi|hi|head injury|traumatic brain injury
concussion|mtbi|mild traumatic brain injury|mild tbi
gtcs|gtc|tonic clonic seizure|generalised tonic clonic seizure|generalized tonic clonic seizure|grand mal seizure|grand mal|gtc seizure|tonic clonic
sz|szs|seizure|convulsion
se|status epilepticus
nes|pnes|non epileptic attack|non epileptic seizure|psychogenic non epileptic seizures|dissociative seizures|nead|non epileptic attack disorder|pseudoseizures|functional seizures
fnd|functional neurological disorder|functional neurological symptoms
pd|ipd|parkinson s disease|parkinsons
ad|azd|alzheimer s disease|alzheimers|alzheimer s|alzheimers disease|alzheimer s dementia|alzheimers dementia
vad|vascular dementia
dlb|lbd|lewy body dementia|dementia lewy bodies
ftd|frontotemporal dementia
cog impairment|cognitive impairment|cog decline|cognitive decline|memory impairment
rrms|relapsing remitting multiple sclerosis|relapsing remitting ms
cidp|chronic inflammatory demyelinating polyneuropathy
peripheral neuropathy|pn|polyneuropathy
cts|carpal tunnel|carpal tunnel syndrome
tn|trigeminal neuralgia
phn|post herpetic neuralgia|postherpetic neuralgia
bell s palsy|facial nerve palsy|lmn facial palsy|lower motor neurone facial palsy|lmn vii palsy
bppv|benign paroxysmal positional vertigo|benign positional vertigo
rls|restless legs|restless leg syndrome|restless legs syndrome
mha|migraine|migrainous headache
tth|tension headache|tension type headache
raised icp|raised intracranial pressure|increased icp|elevated icp|elevated intracranial pressure|increased intracranial pressure
cp|cerebral palsy
pres|posterior reversible encephalopathy syndrome
gib|gi bleed|gastrointestinal bleed|gastrointestinal haemorrhage|gastrointestinal hemorrhage
ugib|upper gi bleed|upper gastrointestinal bleed|upper gastrointestinal haemorrhage|upper gastrointestinal hemorrhage
lgib|lower gi bleed|lower gastrointestinal bleed|lower gastrointestinal haemorrhage|lower gastrointestinal hemorrhage
brbpr|pr bleed|rectal bleeding|blood per rectum|bright red blood per rectum|haematochezia|hematochezia|fresh blood pr|fresh rectal bleeding|fresh red blood pr|bleeding pr|passing blood pr|passing blood per rectum
melaena|melena|black tarry stool|black stools|tarry stools|malaena
du|duodenal ulcer
gu|gastric ulcer|stomach ulcer
gord|gerd|gastro oesophageal reflux|gastro oesophageal reflux disease|gastroesophageal reflux disease|gastroesophageal reflux|acid reflux|reflux disease
ov|oesophageal varices|esophageal varices
variceal bleed|variceal haemorrhage|variceal hemorrhage|bleeding varices|bleeding oesophageal varices
mallory weiss|mallory weiss tear|mw tear
barretts|barrett s oesophagus|barrett s esophagus
hp|h pylori|helicobacter|helicobacter pylori
ibs|irritable bowel|irritable bowel syndrome
lbo|large bowel obstruction
asbo|adhesional small bowel obstruction|adhesive small bowel obstruction|adhesional obstruction
ileus|paralytic ileus|postoperative ileus
coeliac|celiac|coeliac disease|celiac disease
cdi|cdiff|c diff|c difficile|clostridium difficile|clostridioides difficile|clostridioides difficile infection
ge|gastroenteritis|gastro enteritis|stomach bug|acute gastroenteritis
bo|bowels open|opened bowels|bowel movement|bowel movements|bm|bms|bowel motion|bnor|stools|passed stool|moved bowels
loose stool|loose motions|diarrhoea|diarrhea|watery stools|loose bowel motions|loose bm|loose bms|loose bowels
steatorrhoea|steatorrhea|fatty stools
ald|arld|alcoholic liver disease|alcohol related liver disease|alcohol liver disease
nafld|masld|fatty liver|fatty liver disease|non alcoholic fatty liver disease|nonalcoholic fatty liver disease
nash|mash|steatohepatitis|non alcoholic steatohepatitis|nonalcoholic steatohepatitis
decomp liver disease|decompensated liver disease|decompensated cirrhosis|decomp cirrhosis|decompensated chronic liver disease|decompensated cld|decomp cld|decompensated arld|decomp arld|decompensated ald|decomp ald
aih|autoimmune hepatitis
pbc|primary biliary cirrhosis|primary biliary cholangitis
hbv|hep b|hepatitis b
hcv|hep c|hepatitis c
gs|gallstone|cholelithiasis|biliary stones
gallstone panc|gallstone pancreatitis|biliary pancreatitis
panc|pancreatitis|acute pancreatitis
cbd stone|choledocholithiasis|common bile duct stone|ductal stones|duct stone
appx|appy|appendicitis|acute appendicitis|acute appx
rih|right inguinal hernia
lih|left inguinal hernia
inguinal hernia|ing hernia|groin hernia
ra|rheumatoid arthritis|rheumatoid
oa|osteoarthritis|degenerative joint disease|djd|osteoarthritic|osteo arthritis|osteoarthrosis
aps|antiphospholipid syndrome|apls|antiphospholipid antibody syndrome
psa|psoriatic arthritis|psoriatic arthropathy
as|ankylosing spondylitis
pmr|polymyalgia|polymyalgia rheumatica
gpa|granulomatosis polyangiitis|wegener s granulomatosis|wegeners
aav|anca vasculitis|anca associated vasculitis
ssc|systemic sclerosis|scleroderma
septic jt|septic joint|septic arthritis|infected joint
om|osteomyelitis|osteo|bone infection
nec fasc|necrotising fasciitis|necrotizing fasciitis|necrotising soft tissue infection|necrotizing soft tissue infection
gouty arthritis|acute gout|gout flare|gout attack
lbp|low back pain|lower back pain|lumbar back pain|lumbago
nof|fractured neck femur|neck femur fracture|fractured nof|femoral neck fracture|fnf|nof fracture|fem neck fracture|fem neck fx
acl tear|anterior cruciate ligament tear|acl rupture|acl injury|anterior cruciate ligament rupture|anterior cruciate ligament injury
rc tear|rotator cuff tear|rct
fracture|fx|fracs|broken|break|fxs
oi|osteogenesis imperfecta
op|osteoporosis|osteoporotic
crps|complex regional pain syndrome
gsw|gunshot wound
cellulitis|cellulitic
abscess|abscesses|collection pus
pji|prosthetic joint infection|infected prosthesis|periprosthetic infection|periprosthetic joint infection
pu|pressure ulcer|pressure sore|pressure sores|bed sore|bedsore|bed sores|pressure damage|pressure injury|decub|decubitus ulcer
vlu|venous leg ulcer|venous ulcer|venous stasis ulcer
lymphoedema|lymphedema
eczema|atopic dermatitis|atopic eczema
sjs|stevens johnson syndrome
urticaria|urticarial|hives|nettle rash|urticarial rash|wheals
hsv|herpes simplex|herpes simplex virus
vzv|varicella zoster|varicella|chickenpox|chicken pox
shingles|zoster|herpes zoster|hzo
ebv|epstein barr|epstein barr virus|glandular fever|infectious mononucleosis|im|mono|mononucleosis
hiv|human immunodeficiency virus|plwh|hiv positive
hpv|human papillomavirus|human papilloma virus
flu b|influenza b
covid|covid 19|coronavirus|sars cov 2|cov 19|c19|coronavirus infection
mrsa|methicillin resistant staphylococcus aureus|methicillin resistant staph aureus|meticillin resistant staphylococcus aureus|meticillin resistant staph aureus
mssa|methicillin sensitive staphylococcus aureus|methicillin sensitive staph aureus|meticillin sensitive staphylococcus aureus|methicillin susceptible staphylococcus aureus|methicillin susceptible staph aureus
vre|vancomycin resistant enterococcus|vancomycin resistant enterococci
esbl|extended spectrum beta lactamase|extended spectrum beta lactamase producing
cpe|cre|carbapenemase producing enterobacteriaceae|carbapenem resistant enterobacteriaceae|carbapenemase producing
group a strep|group a streptococcus|streptococcus pyogenes
gbs|group b strep|group b streptococcus|strep b
staph|staphylococcus|staphylococcal|staphylococci
strep|streptococcus|streptococcal|streptococci
gpc|gpcs|gram positive cocci|g pos cocci|gram pos cocci
gnr|gnrs|gnb|gnbs
gpr|gprs|gram positive rods|gram positive bacilli
sab|s aureus bacteraemia|staph aureus bacteraemia|staphylococcus aureus bacteraemia|staphylococcus aureus bacteremia|staph aureus bacteremia|s aureus bacteremia
clabsi|crbsi|line sepsis|line infection|central line infection|catheter related bloodstream infection|catheter related blood stream infection|central line associated bloodstream infection
bsi|bloodstream infection|blood stream infection|bacteraemia|bacteremia|bacteraemic|bacteremic
sti|std|stis|sexually transmitted infection|sexually transmitted disease
bv|bacterial vaginosis
gc|gonorrhoea|gonorrhea|neisseria gonorrhoeae
sirs|systemic inflammatory response|systemic inflammatory response syndrome
mof|modf|multi organ failure|multiorgan failure|multiple organ failure|mods|multi organ dysfunction|multiple organ dysfunction
hypothyroid|hypothyroidism|underactive thyroid|low thyroid|hypot4
hyperthyroid|hyperthyroidism|thyrotoxicosis|thyrotoxic|overactive thyroid
mng|multinodular goitre|multinodular goiter
siadh|syndrome inappropriate adh|syndrome inappropriate antidiuretic hormone|syndrome inappropriate antidiuretic hormone secretion|inappropriate adh secretion
addisons|addison s disease|primary adrenal insufficiency
adrenal insufficiency|ai|adrenal insuff|hypoadrenalism|adrenal failure
cushings|cushing s|cushing s syndrome|cushing s disease|cushingoid
di|diabetes insipidus
phaeo|phaeochromocytoma|pheochromocytoma|pheo
php|primary hyperparathyroidism
hyponatraemia|hyponatremia|hyponat|low na|low sodium
hypernatraemia|hypernatremia|high na|high sodium|raised sodium
hypokalaemia|hypokalemia|hypok|low k|low potassium
hyperkalaemia|hyperkalemia|hyperk|high k|high potassium|raised k|raised potassium|elevated potassium
hypocalcaemia|hypocalcemia|low ca|low calcium
hypercalcaemia|hypercalcemia|high ca|high calcium|raised calcium
hypomagnesaemia|hypomagnesemia|hypomag|low mg|low magnesium|low mag
hypophosphataemia|hypophosphatemia|low phosphate|low po4|low phos
hypoalbuminaemia|hypoalbuminemia|low albumin|low alb
hyperuricaemia|hyperuricemia|high urate|raised urate
hyperammonaemia|hyperammonemia
acidosis|acidotic|acidaemia|acidemia
alkalosis|alkalotic
metabolic acidosis|met acidosis|metab acidosis
resp acidosis|respiratory acidosis
resp alkalosis|respiratory alkalosis
refeeding|refeeding syndrome|rfs
malnutrition|malnourished|undernourished|poor nutrition|undernutrition
overload|fluid overload|volume overload|hypervolaemic|hypervolemic|hypervolaemia|hypervolemia
odema|oedema|edema|swelling|oedematous|edematous
anasarca|generalised oedema|generalized edema
ccp|central chest pain
sob|shortness breath|short breath|breathlessness|breathless|dyspnoea|dyspnea|dyspnoeic|dyspneic|dib|difficulty breathing|trouble breathing|laboured breathing|labored breathing|winded
sobar|sob rest|shortness breath rest|breathless rest|dyspnoea rest|breathlessness rest|dyspnea rest|short breath rest
sobe|soboe|doe|sob exertion|shortness breath exertion|breathless exertion|breathlessness exertion|dyspnoea exertion|dyspnea exertion|exertional dyspnoea|exertional dyspnea|exertional breathlessness|short breath exertion|exertional sob|exertional shortness breath
pnd|paroxysmal nocturnal dyspnoea|paroxysmal nocturnal dyspnea|waking breathless|wakes breathless
orthopnoea|orthopnea|breathless lying flat|sob lying flat|breathlessness lying flat|shortness breath lying flat|unable lie flat|cannot lie flat|can t lie flat
abdo pain|abd pain|abdominal pain|tummy pain|belly pain|stomach pain|stomach ache|tummy ache|pain abdomen|abdo discomfort|abdominal discomfort|abdominal cramps|stomach cramps
epig pain|epigastric pain|epigastric discomfort|epi pain|pain epigastrium
ruq pain|right upper quadrant pain|pain ruq|pain right upper quadrant
luq pain|left upper quadrant pain|pain luq
rif pain|rlq pain|right iliac fossa pain|right lower quadrant pain|pain rif|pain right iliac fossa|pain rlq
lif pain|llq pain|left iliac fossa pain|left lower quadrant pain|pain lif|pain left iliac fossa|pain llq
loin pain|flank pain|renal angle pain
ha|headache|head ache
loc|loss consciousness|lost consciousness|blackout|unconscious
presyncope|pre syncope|near syncope|presyncopal|nearly fainted|near fainting|almost passed out|lightheadedness|light headed|lightheaded|light headedness
collapse|collapse query cause
ffs|fall standing height|fell standing|fall from standing|ground level fall|glf
foosh|fall outstretched hand|fell outstretched hand
long lie|prolonged lie|time floor|long time floor|lie on floor
recurrent falls|multiple falls|frequent falls|repeated falls
acopia|unable cope|unable cope home|struggling home|struggling cope
ams|altered mental status|altered mental state|acute confusion|confusion|altered sensorium|muddled|disorientated|disoriented|acute confusional state|new confusion|increased confusion
loa|loss appetite|poor appetite|reduced appetite|decreased appetite|off food|anorexia|appetite loss|reduced intake|poor oral intake|reduced oral intake|decreased oral intake|decreased po intake|poor po intake|poor po|reduced po intake|poor intake|eating little
wl|weight loss|lost weight|losing weight|wt loss|loss weight|unintentional weight loss
wt gain|weight gain|gained weight|putting weight
tatt|tired all time|fatigue|tiredness|tired|lethargy|lethargic|exhaustion|lacking energy|low energy
gen unwell|generally unwell|malaise|unwell|feeling unwell|poorly|under weather
gen weakness|generalised weakness|generalized weakness|general weakness|generally weak
myalgia|myalgias|muscle aches|muscle pain|aching muscles|body aches|aches pains
arthralgia|arthralgias|joint pain|painful joints|aching joints
pyrexia|pyrexial|fever|febrile|high temp|high temperature|raised temperature|spiking|spiking temps|spiking temperatures|temp spike|temperature spike|feverish
rigors|chills|shivering|shaking chills
ns|night sweats|drenching sweats|drenching night sweats|sweats night
sweaty|diaphoretic|diaphoresis|clammy|perspiring
itch|pruritus|pruritic
jaundice|icteric|icterus|yellow skin|yellow eyes|scleral icterus
haematuria|hematuria|blood urine|vh|visible haematuria|frank haematuria|gross hematuria|macroscopic haematuria|rose urine|rose coloured urine
nvh|non visible haematuria|microscopic haematuria|microscopic hematuria|microhematuria|microscopic blood urine
dysuria|pain passing urine|burning urination|burning passing urine|painful urination|stinging passing urine|stinging urination|burning micturition|pain urination
freq|urinary frequency|frequent urination|passing urine frequently|passing urine often|urinating frequently|frequency micturition
nocturia|passing urine night|night time urination|getting up night pass urine
incont|incontinence|incontinent|urinary incontinence|incontinent urine
doubly incontinent|double incontinence|urinary faecal incontinence|incontinent urine faeces
oliguria|oliguric|low urine output|poor urine output|reduced urine output|low uo|low uop|poor uo|poor uop|reduced uo|decreased urine output|decreased uop|passing little urine
prod cough|productive cough|cough productive sputum|cough productive|productive sputum|chesty cough|coughing up sputum|coughing sputum|coughing phlegm|bringing up sputum|bringing phlegm|wet cough
dry cough|nonproductive cough|unproductive cough
haemoptysis|hemoptysis|coughing blood|coughing up blood|blood sputum|blood stained sputum|blood streaked sputum
sputum|phlegm|expectorating
coryza|coryzal|coryzal symptoms|runny nose|rhinorrhoea|rhinorrhea|cold symptoms|nasal discharge
dysphagia|difficulty swallowing|trouble swallowing|swallowing difficulty|impaired swallow|dysphagic
dysarthria|dysarthric|slurred speech|slurring
dysphasia|aphasia|dysphasic|aphasic|word finding difficulty|expressive dysphasia|expressive aphasia|wfd
facial droop|facial weakness|facial asymmetry|drooping face|facial palsy
hemiparesis|hemiplegia|one sided weakness|hemiparetic
weakness|weak|paresis|loss power|reduced power|decreased power|loss strength|reduced strength
pins needles|p n|paraesthesia|paresthesia|paraesthesiae|paresthesias|paraesthesias|tingling
numbness|numb|sensory loss|reduced sensation|loss sensation|decreased sensation|altered sensation|hypoaesthesia|hypoesthesia|impaired sensation
dizzy|dizziness|giddy|giddiness|light headed|lightheaded|lightheadedness|light headedness|wooziness|woozy
vertigo|room spinning|spinning|vertiginous|spinning sensation
unsteady|unsteadiness|unsteady feet|off balance|loss balance|poor balance|imbalance|gait instability|ataxia|ataxic|unsteady gait
palps|palpitations|heart racing|racing heart|heart fluttering|fluttering
floaters|flashes floaters|photopsia
photophobia|light sensitivity|sensitivity light|photophobic
neck stiffness|stiff neck|meningism|meningismus|nuchal rigidity|neck stiff|meningitic
hl|hearing loss|deafness|deaf|hard hearing|hoh|hearing impaired|hearing difficulty
tinnitus|ringing ears|ringing ear|buzzing ears
otalgia|ear pain|earache|ear ache
otorrhoea|otorrhea|ear discharge|discharge ear
aom|acute otitis media|otitis media|middle ear infection|om|ear infection
oe|otitis externa
ome|otitis media effusion|glue ear
epistaxis|nose bleed|nosebleed|nosebleeds|nasal bleeding
tonsillitis|acute tonsillitis|inflamed tonsils
pta|quinsy|peritonsillar abscess
crs|chronic rhinosinusitis|chronic sinusitis
dns|deviated nasal septum|deviated septum
snhl|sensorineural hearing loss|sensorineural deafness
armd|amd|age related macular degeneration|macular degeneration
dr|diabetic retinopathy
poag|open angle glaucoma|primary open angle glaucoma
aacg|acute angle closure|acute angle closure glaucoma|angle closure glaucoma
rd|retinal detachment|detached retina
crao|central retinal artery occlusion
crvo|central retinal vein occlusion
cataract|lens opacity
rapd|relative afferent pupillary defect|afferent pupillary defect|apd
hh|homonymous hemianopia|hemianopia|hemianopsia
mdd|major depression|major depressive disorder|clinical depression
gad|generalised anxiety disorder|generalized anxiety disorder|generalised anxiety|generalized anxiety
bpad|bipolar|bipolar disorder|bipolar affective disorder|bp1|manic depression
ptsd|post traumatic stress disorder|posttraumatic stress disorder|post traumatic stress
ocd|obsessive compulsive disorder
bpd|eupd|emotionally unstable personality disorder|borderline personality disorder|borderline pd
pd|personality disorder
asd|autism|autistic|autistic spectrum disorder|autism spectrum disorder|autistic spectrum
adhd|attention deficit hyperactivity disorder|attention deficit disorder
ld|learning disability|learning difficulties|intellectual disability
an|anorexia nervosa
bn|bulimia|bulimia nervosa
scz|schizophrenia|paranoid schizophrenia
si|suicidal ideation|suicidal thoughts|suicidal|thoughts suicide|suicidality
hi|homicidal ideation|homicidal thoughts
dsh|sh|self harm|deliberate self harm
tosh|thoughts self harm
sa|suicide attempt|attempted suicide
od|overdose|mixed overdose|intentional overdose|took overdose
pod|paracetamol overdose|paracetamol od|od paracetamol|overdose paracetamol|acetaminophen overdose|tylenol overdose
vh|visual hallucinations
aws|alcohol withdrawal|etoh withdrawal|alcohol withdrawal syndrome|withdrawing alcohol
dts|delirium tremens|dt
oud|opioid use disorder|opioid dependence|opiate dependence|opiate dependent
ivdu|pwid|ivda|iv drug user|iv drug use|intravenous drug use|intravenous drug user|injecting drug user|injecting drug use|injects drugs|iv drug abuse
wernicke s|wernicke s encephalopathy
delirium|delirious|acute confusional state|hypoactive delirium|hyperactive delirium
bpsd|behavioural psychological symptoms dementia|behavioural symptoms dementia|challenging behaviour
ftt|failure thrive|faltering growth|poor weight gain
nnj|neonatal jaundice|jaundice newborn|newborn jaundice|neonatal hyperbilirubinaemia
ttn|transient tachypnoea newborn|transient tachypnea newborn
nec|necrotising enterocolitis|necrotizing enterocolitis
hie|hypoxic ischaemic encephalopathy|hypoxic ischemic encephalopathy
eos|early onset sepsis|early onset neonatal sepsis
viw|viral induced wheeze|viral wheeze
hfmd|hand foot mouth|hand foot mouth disease
hsp|henoch schonlein purpura|iga vasculitis
kd|kawasaki disease|kawasaki
nai|non accidental injury|non accidental trauma|nat
ddh|developmental dysplasia hip
vur|vesicoureteric reflux|vesicoureteral reflux
croup|laryngotracheobronchitis
bronchiolitis|bronchiolitic
tof|tetralogy fallot
iugr|fgr|intrauterine growth restriction|fetal growth restriction|foetal growth restriction|growth restricted
sga|small gestational age|small for dates
lga|large gestational age|large for dates
pet|pre eclampsia|preeclampsia|pre eclamptic|preeclamptic|pre eclamptic toxaemia
pih|pregnancy induced hypertension|gestational hypertension|ghtn|gestational htn
hg|hyperemesis|hyperemesis gravidarum
aph|antepartum haemorrhage|antepartum hemorrhage
pph|postpartum haemorrhage|postpartum hemorrhage|post partum haemorrhage|post partum hemorrhage
pprom|preterm prelabour rupture membranes|preterm premature rupture membranes
prom|premature rupture membranes|prelabour rupture membranes
srom|spontaneous rupture membranes|waters broke|waters went|membranes ruptured spontaneously
ptl|preterm labour|preterm labor|premature labour
oc|obstetric cholestasis|icp|intrahepatic cholestasis pregnancy|cholestasis pregnancy
miscarriage|sab|spontaneous abortion|pregnancy loss|early pregnancy loss
missed miscarriage|missed abortion|mmc
rpoc|retained products|retained products conception
ectopic|ectopic pregnancy|tubal pregnancy
molar pregnancy|hydatidiform mole|gtd|gestational trophoblastic disease
placenta praevia|placenta previa|low lying placenta
pmb|post menopausal bleeding|postmenopausal bleeding
imb|intermenstrual bleeding
pcb|post coital bleeding|postcoital bleeding
hmb|menorrhagia|heavy periods|heavy menstrual bleeding|heavy menses
aub|dub|abnormal uterine bleeding|dysfunctional uterine bleeding
pv bleed|vaginal bleeding|bleeding pv|blood loss pv|pv blood loss
pv discharge|vaginal discharge|discharge pv
dysmenorrhoea|dysmenorrhea|period pain|painful periods|menstrual pain|menstrual cramps
pcos|polycystic ovaries|polycystic ovary syndrome|polycystic ovarian syndrome
fibroids|leiomyoma|uterine fibroids|fibroid uterus|leiomyomata
pop|pelvic organ prolapse|uterine prolapse|vaginal prolapse
ponv|postoperative nausea vomiting|post operative nausea vomiting|post op nausea vomiting
mh|malignant hyperthermia
pdph|post dural puncture headache|postdural puncture headache
pocd|postoperative cognitive dysfunction
angioedema|angio oedema|angio edema|angioneurotic oedema
serotonin syndrome|serotonin toxicity
ihca|in hospital cardiac arrest
vf|vfib|v fib|ventricular fibrillation
vt|vtach|v tach|ventricular tachycardia
brady|bradycardia|bradycardic|slow heart rate|brady episode
tachy|tachycardia|tachycardic|fast heart rate|rapid heart rate
sinus tach|sinus tachycardia
sinus brady|sinus bradycardia
tachypnoea|tachypnea|tachypnoeic|tachypneic|raised respiratory rate|raised rr|fast breathing|rapid breathing|breathing fast
resp failure|respiratory failure|resp fail
resp arrest|respiratory arrest
haemorrhage|hemorrhage|bleed|bled|haemorrhagic|hemorrhagic
leukaemia|leukemia|leukaemic|leukemic
haemolysis|hemolysis|haemolytic|hemolytic
uraemia|uremia|uraemic|uremic
hyperbilirubinaemia|hyperbilirubinemia|raised bilirubin|raised bili|elevated bilirubin
haemarthrosis|hemarthrosis
haemangioma|hemangioma
haemochromatosis|hemochromatosis
haemophilia|hemophilia
haemophilus|hemophilus
gonorrhoea|gonorrhea
oesophagitis|esophagitis
paralysis|paralysed|paralyzed
catatonia|catatonic
apnoea|apnea|apnoeic|apneic
bradypnoea|bradypnea
ascites|ascitic|ascitic fluid
hepatosplenomegaly|hsm|enlarged liver spleen
lymphadenopathy|lad|enlarged lymph nodes|enlarged nodes|swollen glands|swollen lymph nodes|adenopathy|palpable nodes
organomegaly|masses organomegaly|visceromegaly
peritonitis|peritonitic|peritonism|peritoneal signs|peritoneal
guarding|involuntary guarding
tender|tenderness|ttp|tender palpation|pain palpation|sore touch|painful touch|tender touch|point tenderness
cva tenderness|cvat|costovertebral angle tenderness|renal angle tenderness
erythema|erythematous|redness|red|reddened
bruising|ecchymosis|ecchymoses|contusion
lac|laceration|lacs|laceration wound
abrasion|graze
crackles|creps|crepitations|creps bases|coarse creps|rales
bibasal creps|bibasal crepitations|bibasal crackles|bibasilar crackles|bibasilar rales|bilateral basal creps|bilateral basal crackles|bilateral basal crepitations|bibasal crepts
rhonchi|rhonchus
stridor|stridulous
jvd|jugular venous distension|jugular venous distention|raised jvp|jvp raised|elevated jvp|distended neck veins|raised jugular venous pressure|elevated jugular venous pressure
esm|ejection systolic murmur|systolic ejection murmur|sem
psm|pansystolic murmur|holosystolic murmur
edm|early diastolic murmur
spinal stenosis|canal stenosis|lumbar stenosis
radiculopathy|radicular pain|nerve root pain|nerve root compression
ddd|degenerative disc disease|degenerative disk disease|disc degeneration
disc prolapse|disc herniation|prolapsed disc|slipped disc|herniated disc|herniated disk|disc bulge|disk herniation|prolapsed intervertebral disc|pid
sciatica|sciatic pain
dry gangrene|gangrene|gangrenous
compartment syndrome|cs
mva|mvc|rtc|rta|road traffic collision|road traffic accident|motor vehicle accident|motor vehicle collision|car accident|car crash
wound dehiscence|dehiscence|dehisced|wound breakdown|broken wound
anastomotic leak|leak anastomosis
hai|hospital acquired infection|nosocomial infection|healthcare associated infection
dehydration|dehydrated|clinically dry|looks dry|fluid deplete
volume depleted|hypovolaemia|hypovolemia|hypovolaemic|hypovolemic|intravascularly deplete|intravascularly dry
ihd|chd|ischaemic heart disease|ischemic heart disease|coronary heart disease
cad|coronary artery disease|coronary heart disease|ashd
cholecystitis|acute cholecystitis|ac cholecystitis|inflamed gallbladder
perf|perforation|perforated
perf viscus|perforated viscus
hip fx|hip fracture|fractured hip|broken hip
colles|colles fracture|colles fx
drf|distal radius fracture|distal radial fracture|distal radius fx|distal radial fx
wrist fx|wrist fracture|fractured wrist|broken wrist
ankle fx|ankle fracture|fractured ankle|broken ankle
vcf|vertebral compression fracture|vertebral compression fx|spinal compression fracture
wedge fx|wedge fracture|vertebral wedge fracture
ssi|surgical site infection|surgical wound infection
wound infection|infected wound
discitis|spondylodiscitis|infective discitis
raised lactate|high lactate|elevated lactate
ble edema|bilateral leg oedema|bilateral leg edema|bilateral lower extremity edema|bilateral lower limb oedema|bilateral le edema|bilateral leg swelling
leg oedema|leg edema|leg swelling|swollen legs|lower limb oedema|lower limb swelling|lower extremity edema|lower leg swelling|lower leg oedema|swelling legs
soa|pedal oedema|pedal edema|ankle oedema|ankle edema|ankle swelling|swollen ankles|swelling ankles
peripheral oedema|peripheral edema|peripheral swelling
cp|chest pain|chest discomfort|pain chest
tloc|transient loss consciousness
syncope|syncopal|syncopal episode|faint|blackout
mech fall|mechanical fall|simple fall|simple trip|trip fall|tripped fell
off legs|off feet|unable mobilise|unable walk|unable mobilize
reduced mobility|decreased mobility|poor mobility|mobility decline|difficulty mobilising|struggling mobilise|difficulty walking|declining mobility
cgv|coffee ground vomit|coffee ground emesis|coffee grounds
sore throat|throat pain
bov|blurred vision|vision blurred|visual blurring
reduced vision|reduced visual acuity|decreased vision
loss vision|visual loss|lost vision|vision loss
conjunctivitis|pink eye
low mood|depressed mood|mood low
depression|depressive|depressive illness
panic attack|panic
schizoaffective|schizoaffective disorder
local anaesthetic toxicity|local anesthetic systemic toxicity|local anaesthetic systemic toxicity
auditory hallucinations|hearing voices|ah
aud|alcohol use disorder
ads|alcohol dependence|etoh dependence|alcohol dependent|alcoholism|alcoholic|alcohol dependence syndrome
alcohol excess|etoh excess|excess alcohol|excess etoh|xs alcohol|xs etoh|alcohol misuse|etoh misuse|alcohol abuse|etoh abuse
sud|substance use disorder|substance misuse|substance abuse|drug misuse|illicit drug use|recreational drug use
polysubstance use|polysubstance abuse|polysubstance misuse
developmental delay|delayed development|dd
gdd|global developmental delay
muscle wasting|wasting
ooha|oohca|ohca|out hospital cardiac arrest
resp distress|respiratory distress
wob|work breathing|increased wob|increased work breathing|laboured breathing|labored breathing
sti|soft tissue injury
m r g|mrg|murmur
m r g|mrg|rub|rubs
m r g|mrg|gallop
w r r|wrr|wheeze
w r r|wrr|rales|crackles
w r r|wrr|rhonchi
c c e|cce|clubbing
c c e|cce|cyanosis
c c e|cce|oedema|edema
f c|fever
f c|chills|rigors
n v|nv|nausea|nauseous|nauseated
n v|nv|vomiting
hsm|hepatomegaly|enlarged liver
hsm|splenomegaly|enlarged spleen
jaccol|jacco|jaundice
jaccol|jacco|anaemia|anemia|pallor
jaccol|jacco|clubbing
jaccol|jacco|cyanosis
jaccol|jacco|oedema
jaccol|lymphadenopathy
dv|diarrhoea|diarrhea|loose stools
dv|vomiting
hav|hep a virus
avh|visual hallucinations
cerebral infarct|brain infarct
lscc|lung squamous cell carcinoma
infection urinary tract|uti|urinary tract infection
infection chest|chest infection|lrti|lower respiratory tract infection
infection lower respiratory tract|lrti|lower respiratory tract infection
infection upper respiratory tract|urti|upper respiratory tract infection
stenosis aortic valve|aortic stenosis|as|aortic valve stenosis
stenosis mitral valve|mitral stenosis|ms|mitral valve stenosis
regurgitation mitral valve|mitral regurgitation|mr|mitral valve regurgitation
regurgitation tricuspid valve|tricuspid regurgitation|tr|tricuspid valve regurgitation
regurgitation aortic valve|aortic regurgitation|ar|aortic valve regurgitation
hypertrophy left ventricle|lvh|left ventricular hypertrophy
dysfunction left ventricle|left ventricular dysfunction|lv dysfunction|lvd
thrombosis deep veins|dvt|deep vein thrombosis
thrombosis portal vein|pvt|portal vein thrombosis
embolism lungs|pe|pulmonary embolism|lung embolism|clot lung|blood clot lung
cancer prostate|prostate cancer|prostate ca|carcinoma prostate
cancer lung|lung cancer|lung ca|carcinoma lung
cancer breast|breast cancer|breast ca|carcinoma breast
cancer bowel|bowel cancer|bowel ca
cancer bladder|bladder cancer|bladder ca
cancer ovary|ovarian cancer|ovarian ca
cancer colon|colon cancer|colon ca|colonic cancer
cancer pancreas|pancreatic cancer|pancreatic ca
cancer oesophagus|oesophageal cancer|oesophageal ca|esophageal cancer
cancer stomach|gastric cancer|stomach cancer
cancer kidney|renal cancer|renal ca|kidney cancer
cancer liver|liver cancer
cancer cervix|cervical cancer|cervical ca
cancer thyroid|thyroid cancer|thyroid ca
osteoarthritis knee|oa knee|oa knees|knee oa|knee osteoarthritis|osteoarthritis knees
osteoarthritis hip|oa hip|oa hips|hip oa|hip osteoarthritis|osteoarthritis hips
obstruction small bowel|sbo|small bowel obstruction|small intestinal obstruction
obstruction large bowel|lbo|large bowel obstruction
obstruction bowel|bowel obstruction|intestinal obstruction
bleeding upper gastrointestinal tract|ugib|upper gi bleed|upper gastrointestinal bleeding
bleeding lower gastrointestinal tract|lgib|lower gi bleed|lower gastrointestinal bleeding
bleeding rectum|rectal bleeding|pr bleeding|prb
bleeding vagina|vaginal bleeding|pv bleeding|pvb
pain abdomen|abdominal pain|abdo pain|abd pain
pain chest|chest pain|cp
pain back|back pain|backache
pain loin|loin pain
pain hip|hip pain
pain knee|knee pain
pain shoulder|shoulder pain
pain joints|joint pain|arthralgia
pain leg|leg pain
pain neck|neck pain
swelling leg|leg swelling|swollen leg
swelling ankle|ankle swelling|swollen ankle
swelling knee|knee swelling|swollen knee
swelling face|facial swelling|swollen face
swelling joint|joint swelling|swollen joint
weakness face|facial weakness
weakness arm|arm weakness|weak arm
weakness leg|leg weakness|weak leg
loss hearing|hearing loss|hl
loss weight|weight loss|wl|lost weight
loss appetite|loa|appetite loss
disturbance sleep|sleep disturbance|poor sleep|disturbed sleep|difficulty sleeping|insomnia|emw|early morning waking|trouble sleeping
failure heart|heart failure|hf|chf|ccf
failure kidney|renal failure|kidney failure|rf
failure liver|liver failure|alf|hepatic failure
failure respiratory|respiratory failure
injury head|head injury|hi
injury pressure|pressure injury|pi|pressure ulcer
ulcer leg|leg ulcer
ulcer foot|foot ulcer
slurring speech|dysarthria|speech slurred
droop face|facial droop|drooping mouth|mouth droop
stiffness neck|neck stiffness|stiff neck
infarct cerebral|cerebral infarct
clot|thrombus|thrombosis|thrombi
veg|vegetation|vegs
aflut|flutter|atrial flutter
lvt|left ventricular thrombus|lv thrombus
nstemi|non st elevation myocardial infarction|non stemi|non st segment elevation myocardial infarction|non st elevation mi
stemi|st elevation myocardial infarction|st segment elevation myocardial infarction
astemi|anterior stemi|anterior st elevation myocardial infarction
istemi|inferior stemi|inferior st elevation myocardial infarction|inf stemi
opca|olivopontocerebellar atrophy
hep|hepatitis
cholang|cholangitis|ascending cholangitis
div|diverticulitis|acute diverticulitis
lupus nephritis|ln|lupus kidney disease
sjogrens|sjogren s syndrome
tenosyn|tenosynovitis
burs|bursitis
tendinitis|tendonitis|tendinopathy
pf|plantar fasciitis
dts|delirium tremens
wks|wernicke korsakoff|wernicke korsakoff syndrome
ot|orthostatic tachycardia
scape|acute pulmonary oedema|acute pulmonary edema|flash pulmonary edema|flash pulmonary oedema|apo
apo|pulmonary oedema|pulmonary edema
endoph|endophthalmitis
vh|vit haem|vitreous haemorrhage|vitreous hemorrhage
hyphaema|hyphema
subconj|subconjunctival haemorrhage|subconjunctival hemorrhage
dme|dmo|diabetic macular oedema|diabetic macular edema
pdr|proliferative diabetic retinopathy
npdr|non proliferative diabetic retinopathy
drug rash|drug eruption|maculopapular drug rash
ssss|staphylococcal scalded skin syndrome
bp|bullous pemphigoid
pso|psoriasis
ad|atopic dermatitis|eczema
hs|hidradenitis|hidradenitis suppurativa
pg|pyoderma gangrenosum
en|erythema nodosum
em|erythema multiforme
blister|blisters|bulla|bullae
tinea|ringworm|fungal skin infection
onych|onychomycosis|fungal nail
irae|immune related adverse event|immunotherapy toxicity
cinv|chemotherapy induced nausea vomiting|chemo induced nausea vomiting
cipn|chemotherapy induced peripheral neuropathy
autonomic dysreflexia|ad
sci|spinal cord injury|cord injury
neurogenic bladder|nb|neuropathic bladder
ho|heterotopic ossification
ccf|heart failure
bpd|cld prematurity|bronchopulmonary dysplasia|chronic lung disease prematurity
rop|retinopathy prematurity
aop|apnoea prematurity|apnea prematurity
gord|reflux|gerd
testicular torsion|torsion testis
uto|undescended testis|udt|undescended testes
hypospadias|hypo spadias
fc|febrile convulsion|febrile seizure
msud|maple syrup urine disease
cmpa|cmpi|cow s milk protein allergy|cows milk protein allergy
scfe|sufe|slipped capital femoral epiphysis|slipped upper femoral epiphysis
perthes|perthes disease
sufe|slipped upper femoral epiphysis
ot torsion|ovarian torsion
chorio|chorioamnionitis|intraamniotic infection
endomet|endometritis
mast|mastitis
pnd|postnatal depression|postpartum depression|ppd
obs chole|obstetric cholestasis
cpd|cephalopelvic disproportion
ftp|failure progress|arrest dilation|slow progress
fd|fetal distress|foetal distress|fetal compromise|nrfht
sd|shoulder dystocia
cord prolapse|umbilical cord prolapse
iufd|iud|intrauterine death|intrauterine fetal death|intrauterine fetal demise
aau|anterior uveitis|iritis
mk|microbial keratitis
bowel perf|bowel perforation|perforated bowel
raised bp|raised blood pressure|elevated bp|elevated blood pressure
bp drop|drop bp|drop blood pressure|fall blood pressure|dropped bp|fall bp
dcld|decompensated chronic liver disease
coli|ecoli|escherichia coli|escherichia
epidermidis|staph epidermidis|staphylococcus epidermidis
faecalis|enterococcus faecalis
faecium|enterococcus faecium
aeruginosa|pseudomonas aeruginosa|pseudomonas|pseud|psa
mirabilis|proteus mirabilis|proteus
k pneumoniae|klebsiella pneumoniae|kleb pneumoniae|klebsiella|kleb
strep pneumoniae|streptococcus pneumoniae|pneumococcus|pneumococcal|strep pneumo
pylori|helicobacter pylori
h influenzae|haemophilus influenzae|hemophilus influenzae|h flu
albicans|candida albicans
baumannii|acinetobacter baumannii|acinetobacter
maltophilia|stenotrophomonas maltophilia|stenotrophomonas
cloacae|enterobacter cloacae
marcescens|serratia marcescens|serratia
monocytogenes|listeria monocytogenes|listeria
jejuni|campylobacter jejuni
campy|campylobacter
salm|salmonella
enteroc|enterococcus|enterococci
meningitidis|neisseria meningitidis|meningococcus|meningococcal
trachomatis|chlamydia trachomatis|chlamydia|ct infection
jirovecii|pneumocystis jirovecii
fumigatus|aspergillus fumigatus
vridans|viridans|streptococcus viridans|strep viridans|viridans streptococci
pyogenes|streptococcus pyogenes
agalactiae|streptococcus agalactiae
acnes|cutibacterium acnes
norov|norovirus
rotav|rotavirus
adenov|adenovirus
metapneumo|hmpv|human metapneumovirus|metapneumovirus
rhino|rhinovirus
paraflu|parainfluenza
etoh w d|alcohol w d|alcohol withdrawal|etoh withdrawal|withdrawal alcohol
cah|congenital adrenal hyperplasia
cjd|creutzfeldt jakob disease
apkd|polycystic kidney disease
cdad|clostridium difficile associated diarrhoea|c difficile associated diarrhoea
cdh|congenital diaphragmatic hernia
amr|antibody mediated rejection
bbv|blood borne virus|blood borne viruses
hhv|human herpesvirus
hib|haemophilus influenzae type b
hlh|haemophagocytic lymphohistiocytosis|hemophagocytic lymphohistiocytosis
nidd|type 2 diabetes
pmdd|premenstrual dysphoric disorder
pms|premenstrual syndrome
pnh|paroxysmal nocturnal haemoglobinuria|paroxysmal nocturnal hemoglobinuria
pgl|paraganglioma
men1|multiple endocrine neoplasia type 1
sbe|subacute bacterial endocarditis
scid|severe combined immunodeficiency
sids|sudden infant death syndrome|cot death
tss|toxic shock syndrome
ttts|twin twin transfusion syndrome
uip|usual interstitial pneumonia
nsip|nonspecific interstitial pneumonia
organising pneumonia|organizing pneumonia|cryptogenic organising pneumonia
hp|hypersensitivity pneumonitis
vin|vulval intraepithelial neoplasia
cin|cervical intraepithelial neoplasia
vwd|von willebrand disease|von willebrands
attr|transthyretin amyloidosis|attr amyloid
brvo|branch retinal vein occlusion
brao|branch retinal artery occlusion
ctd|connective tissue disease
eds|ehlers danlos|ehlers danlos syndrome
fai|femoroacetabular impingement|femoral acetabular impingement
fes|fat embolism|fat embolism syndrome
fmd|fibromuscular dysplasia
hae|hereditary angioedema|hereditary angiooedema
hcap|healthcare associated pneumonia
hlhs|hypoplastic left heart|hypoplastic left heart syndrome
jra|jia|juvenile idiopathic arthritis|juvenile arthritis|juvenile rheumatoid arthritis
lems|lambert eaton|lambert eaton myasthenic syndrome
lqts|long qt|long qt syndrome|prolonged qt|prolonged qtc
mgd|meibomian gland dysfunction
minoca|myocardial infarction non obstructed coronary arteries
mpnst|malignant peripheral nerve sheath tumour
msa|multiple system atrophy
mtct|mother to child transmission
nf1|neurofibromatosis|neurofibromatosis type 1
nmosd|nmo|neuromyelitis optica
orn|osteoradionecrosis
papvd|partial anomalous pulmonary venous drainage
tapvd|total anomalous pulmonary venous drainage
pcnsl|primary cns lymphoma|primary central nervous system lymphoma
pml|progressive multifocal leukoencephalopathy
sibo|small intestinal bacterial overgrowth|small bowel bacterial overgrowth
svr sustained|sustained virological response
tbm|tb meningitis|tuberculous meningitis
vcd|vocal cord dysfunction
vhl|von hippel lindau
hcl|hairy cell leukaemia|hairy cell leukemia
wm|waldenstrom|waldenstrom macroglobulinaemia
cmml|chronic myelomonocytic leukaemia|chronic myelomonocytic leukemia
mf|myelofibrosis
gist|gastrointestinal stromal tumour|gastrointestinal stromal tumor
neuroendocrine tumour|neuroendocrine tumor
ipmn|intraductal papillary mucinous neoplasm
fap|familial adenomatous polyposis
hnpcc|lynch syndrome|lynch
lcis|lobular carcinoma in situ
ilc|invasive lobular carcinoma
hnscc|head neck squamous cell carcinoma|head neck scc
ptld|post transplant lymphoproliferative disorder
mctd|mixed connective tissue disease
fms|fibromyalgia|fm|fibro
cfs|chronic fatigue|chronic fatigue syndrome
heds|hypermobile ehlers danlos
pth high|hyperparathyroidism
pcl rupture|posterior cruciate ligament rupture
tfcc|triangular fibrocartilage complex|tfcc tear
itbs|iliotibial band syndrome
tgn|trigeminal neuralgia
moh|medication overuse headache
pcs|post concussion syndrome|postconcussion syndrome
nmo spectrum|neuromyelitis optica spectrum disorder
adem|acute disseminated encephalomyelitis
wks|wernicke korsakoff
hsve|herpes simplex encephalitis|hsv encephalitis
ncse|non convulsive status epilepticus|nonconvulsive status
sudep|sudden unexpected death epilepsy
ltfu|lost follow up
`

/** The same of the examination, tests, procedures, drugs, people, places and the words of a course, as in `samePlainWords`. */
export const englishPlainWords = `
pc|presenting complaint|chief complaint|cc|presenting problem|reason admission
hpc|hpi|history presenting complaint|history present illness|hopc
pmh|pmhx|past medical history|medical history|background|bg|b g|bhx|background history|comorbidities|co morbidities|phx|past history
psh|pshx|past surgical history|surgical history|previous surgery|previous operations
dh|dhx|drug history|medication history|regular medications|usual medications|regular meds|usual meds|home meds|home medications|current medications|current meds|meds home
sh|shx|social history|social circumstances
fh|fhx|fmh|fmhx|family history
bh|birth history
ros|se|s e|systems review|systemic enquiry|review systems|systemic review
ice|ideas concerns expectations
imp|impression|working diagnosis|provisional diagnosis
ddx|dd|differential|differential diagnosis
sx|symptoms|symptomatic
ix|invx|investigations|investigate|ixs
mx|mgmt|management|managed|mgt
px|prognosis
px|prescription|prescribed
c o|complaining
s p|status post|previous|previously
r o|exclude
k c o|known case|known
y o|yo|year old|yrs old
f u|fu|follow up|followup|f up|review
rv|r v|review|r w
d w|discussed
b g|background
transfer|transferred|tx|xfer|trf|txf
nad|normal|unremarkable|nothing abnormal|within normal limits|wnl
wnl|within normal limits|normal|normal range|nr
tto|ttos|tta|ttas|discharge medication|discharge meds|take home medication|discharge prescription|medications home|medicines take home
obs|observations|vital signs|vitals|obs vitals
vss|avss|vitals stable|observations stable|obs stable|vital signs stable
hd stable|haemodynamically stable|hemodynamically stable|hds|haemodynamic stability|hemodynamic stability|cvs stable|cardiovascularly stable
news|news2|national early warning score|early warning score
bp|blood pressure|b p
hr|heart rate|pulse|pulse rate|p
sats|spo2|sao2|o2 sats|oxygen saturation|saturations|saturating|sat|satting|satn|o2 sat|pulse ox
ra|oa|room air|air
o2|oxygen|supplemental oxygen|supplementary oxygen|o2 therapy|oxygen therapy
nc|nasal cannula|nasal cannulae|nasal prongs|nasal specs|nasal spectacles
nrb|nrbm|nrm|non rebreather|non rebreathe mask|rebreathe mask|rebreather
vm|venturi|venturi mask
fm|face mask|facemask|simple face mask|hudson mask
hfno|hfnc|hfno2|hhfno|high flow|high flow nasal oxygen|high flow nasal cannula|optiflow|airvo|vapotherm|high flow oxygen
cpap|continuous positive airway pressure
imv|mv|mechanical ventilation|invasive ventilation|ventilated|invasively ventilated|ventilator|vent
intubated ventilated|tubed
rsi|rapid sequence induction|rapid sequence intubation
ett|endotracheal tube|tracheal tube
lma|laryngeal mask|laryngeal mask airway|igel|supraglottic airway
opa|guedel|oropharyngeal airway
npa|nasopharyngeal airway
peep|positive end expiratory pressure
fio2|inspired oxygen|fraction inspired oxygen|inspired oxygen fraction
weaned|weaned down|titrated down|tapered
off o2|off oxygen|weaned to room air|weaned off oxygen|weaned off o2|oxygen weaned off|came off oxygen|o2 weaned off|weaned to ra|oxygen weaned|o2 weaned|weaned oxygen
bp low|low blood pressure|soft bp|soft blood pressure|soft bps
hep lock|heparin lock
gcs|glasgow coma scale|glasgow coma score|coma score
avpu|alert verbal pain unresponsive
ao|aox3|aox4|ao x3|aaox3|aao|aao x3|alert oriented|alert orientated|alert oriented x3|oriented to person place time|orientated to time place person|fully orientated|fully oriented
amts|amt|abbreviated mental test|abbreviated mental test score
mmse|mini mental state examination|mini mental|mini mental state
rrr|regular rate rhythm|regular rhythm|regular heart rhythm|reg rate rhythm|regular rate
jvp|jugular venous pressure|jugular venous pulse|neck veins|jvp jugular
cold peripheries|cool peripheries|peripherally cool|peripherally cold|peripherally shut down|poorly perfused|poor perfusion
dp|dorsalis pedis|dorsalis pedis pulse
pt|posterior tibial|posterior tibial pulse
ae|air entry|air entry bases
bs|breath sounds
ctab|ctabl|cta b|lctab|clear auscultation|chest clear|lungs clear|lungs cta|lungs ctab|clear chest|clear lungs|clear auscultation bilaterally|chest cta|cta bilaterally|clear bilaterally|clear lung fields|lung fields clear
vbs|vesicular breath sounds|vesicular|normal breath sounds
pn|percussion note|percussion
vr|vocal resonance
te|chest expansion
snt|soft non tender|abdo snt|soft nontender|abdomen soft non tender|soft nt|s nt|abd soft nt|soft nontender abdomen
sntnd|snd|soft non tender non distended|s nt nd|soft nt nd|soft ntnd|soft nontender nondistended
bs+|bowel sounds present|bowel sounds normal|normal bowel sounds|nabs|normoactive bowel sounds|bs normal|active bowel sounds|bowel sounds active|bs heard|bowel sounds audible|bspresent
bo|bowels opened|opened bowels|bowels moved
lkks|liver kidneys spleen|lsk
pr|per rectum|rectal examination|rectal exam|dre|digital rectal examination|digital rectal exam|pr exam|pr examination|rectally
pv|vaginal examination|ve|vaginal exam|pelvic exam|pelvic examination|vaginally|internal examination|pv exam
spec|speculum|speculum examination|speculum exam
cn|cns|cranial nerves|cranial nerves 2 12|cn ii xii|cn 2 12|cranial nerves ii xii
cns|nervous system|central nervous system|neurological|neurologically
pns|peripheral nervous system
cvs|cv|cardiovascular|cardiovascular system
resp|respiratory|respiratory system
gi|git|gastrointestinal|gastro intestinal|gi tract|gastrointestinal tract
msk|ms|musculoskeletal
ent|ear nose throat|ears nose throat|heent|hent
heent|head eyes ears nose throat
ncat|normocephalic atraumatic
eomi|extraocular movements intact|extra ocular movements intact|full eye movements|eye movements full|eye movements intact|eye movements normal|eom intact|extraocular muscles intact
eom|eye movements|extraocular movements|extra ocular movements
perrla|perla|pearl|pupils equal reactive light|pupils equal and reactive|pupils equal round reactive light|pupils equal round reactive light accommodation|pearrl|pupils equal round reactive|peerl
mmm|moist mucous membranes|mucous membranes moist|mucosa moist
dmm|dry mucous membranes|mucous membranes dry
op clear|oropharynx clear|throat clear
op|oropharynx|oropharyngeal|throat
tms|tm|tympanic membranes|eardrum|ear drums
rom|range motion|range movement|movement range|romx
from|full range motion|full range movement|full rom
arom|active range motion|active movement|active range movement
prom|passive range motion|passive movement|passive range movement
lrom|limited range motion|limited range movement|reduced range movement|reduced rom|limited rom|decreased rom|restricted range movement|restricted movement|decreased range motion|reduced range motion
nvi|nv intact|neurovascularly intact|distally nvi|neurovascular intact|distal nvi|n v intact|neurovascular status intact|distal neurovascular status intact
nv|neurovascular|neurovascularly
upgoing|extensor|up going|upgoing plantar|extensor plantar
downgoing|flexor|down going|flexor plantar
pronator drift|arm drift
umn|upper motor neurone
lmn|lower motor neurone
coord|coordination|co ordination
va|visual acuity|acuity
vf|vfs|visual fields|fields vision
iop|intraocular pressure|eye pressure
os|left eye
ac|anterior chamber
slit lamp|sle|slit lamp examination
mse|mental state examination|mental status exam|mental status examination|mental state
loc|level consciousness|conscious level|consciousness
power|strength|motor power|motor strength|muscle strength|muscle power
5 5|full power|full strength|normal power|power full|strength full|normal strength
wb|weight bear|weightbear|weightbearing|wtb
fwb|full weight bearing|weight bear fully|full wb|fully weightbearing
pwb|partial weight bearing|partially weight bearing|partial wb
nwb|non weight bearing|non wb|nonweightbearing|non weightbearing
wbat|weight bear tolerated
ttwb|tdwb|toe touch weight bearing|touch down weight bearing
pop|plaster|plaster paris|plaster cast|cast
mua|manipulation under anaesthesia|manipulated under anaesthesia|manipulation under anaesthetic
k wire|k wires|kirschner wire|kirschner wires|k wired
imn|im nail|intramedullary nail
hemi|hemiarthroplasty|hip hemiarthroplasty|hemi arthroplasty
thr|tha|total hip replacement|total hip arthroplasty|hip replacement|thrs
tkr|tka|total knee replacement|total knee arthroplasty|knee replacement|tkrs
ukr|unicompartmental knee replacement|partial knee replacement
tsr|total shoulder replacement|shoulder replacement|shoulder arthroplasty
acdf|anterior cervical discectomy fusion
aclr|acl reconstruction|anterior cruciate ligament reconstruction
pcl|posterior cruciate ligament
mcl|medial collateral ligament
lcl|lateral collateral ligament
rc|rotator cuff
mcpj|mcp|mcp joint|metacarpophalangeal joint|metacarpophalangeal
pipj|pip|proximal interphalangeal joint|proximal interphalangeal|pip joint
dipj|dip joint|distal interphalangeal joint|distal interphalangeal
mtpj|mtp|mtp joint|metatarsophalangeal joint|metatarsophalangeal
acj|ac joint|acromioclavicular joint|acromioclavicular
sij|sacroiliac joint|sacroiliac
tmj|temporomandibular joint|temporomandibular
c spine|cspine|cervical spine|neck
tspine|thoracic spine
lspine|ls spine|lumbar spine|lumbosacral spine
asis|anterior superior iliac spine
midline tenderness|bony tenderness|spinal tenderness
rle|right leg|right lower extremity|right lower limb|r leg
rue|right arm|right upper extremity|right upper limb|r arm
ble|bles|bilateral legs|bilateral lower extremities|bilateral lower limbs|both lower limbs
bue|bilateral arms|bilateral upper extremities|both upper limbs
rul|right upper lobe|r upper lobe
rml|right middle lobe|r middle lobe
rll|right lower lobe|r lower lobe
lul|left upper lobe|l upper lobe
lll|left lower lobe|l lower lobe
rlz|right lower zone
llz|left lower zone
rmz|right mid zone|right midzone
lmz|left mid zone|left midzone
ruz|right upper zone
luz|left upper zone
lz|lower zone|lower zones
uz|upper zone|upper zones
mz|mid zone|midzone|mid zones
luq|left upper quadrant|left hypochondrium
epig|epigastric|epigastrium
suprapubic|sp|hypogastric|suprapubically
periumb|periumbilical|umbilical|peri umbilical|around umbilicus|paraumbilical
ls|lse|left sternal edge|lsb|left sternal border
rsb|right sternal border|right sternal edge|rse
ics|intercostal space
mcl|midclavicular line|mid clavicular line
midaxillary line|mid axillary line
aal|anterior axillary line
bl|bilat|bilateral|bilaterally|both
lat|lateral|laterally
med|medial|medially
ant|anterior|anteriorly
inf|inferior|inferiorly
sup|superior|superiorly
prox|proximal|proximally
dist|distal|distally
sup|superficial
ext|extremities|limbs
exts|extremities|limbs|peripheries
abdo|abd|abdomen|abdominal|tummy|belly
bloods|labs|blood tests|blood results|blood work|bloodwork|laboratory|laboratory tests|lab results|blood test results|blood investigations|lab work|labwork
us es|ues|urea electrolytes|renal function|kidney function|rft|rfts|lytes|electrolytes|renal profile|renal panel
renal fn|renal function|kidney function|egfr|kidney function tests|rf
bmp|chem 7|chem7|basic metabolic panel|chemistry|basic metabolic profile
cmp|comprehensive metabolic panel|comprehensive metabolic profile
lft|lfts|liver function tests|liver function|liver blood tests|liver enzymes|liver profile|liver panel|liver tests
deranged lfts|abnormal lfts|deranged liver function|abnormal liver function|abnormal liver function tests|deranged liver function tests|raised lfts|elevated lfts|elevated liver enzymes|raised liver enzymes|abnormal liver enzymes|transaminitis|raised transaminases|elevated transaminases
tfts|tft|thyroid function|thyroid function tests|thyroid tests
ft4|free t4|t4|thyroxine level|free thyroxine
bone profile|calcium profile|ca profile|bone prof
coag|clotting|coagulation|clotting screen|coagulation screen|coagulation profile|coagulation studies
aptt|ptt|apttr|activated partial thromboplastin time|partial thromboplastin time
inr|international normalised ratio|international normalized ratio
fib|fibrinogen|fibr
trop|troponin|hstrop|hs trop|hs troponin|tnt|tni|high sensitivity troponin|hstnt|hstni|hs tnt|cardiac enzymes
bnp|nt probnp|ntprobnp|nt pro bnp|probnp|brain natriuretic peptide|b type natriuretic peptide|natriuretic peptide
esr|erythrocyte sedimentation rate|sed rate|sedimentation rate
inflammatory markers|infl markers|inflam markers|inflamm markers
septic markers|markers infection|infection markers
wcc|wbc|wbcc|white cell count|white cells|white blood cells|white blood cell count|white count|leucocytes|leukocytes|white blood count
neut|neutrophils|neutrophil count|anc|absolute neutrophil count|pmns
lymph|lymphocytes|lymphocyte count
eos|eosinophils|eosinophil count
mono|monocytes
hct|haematocrit|hematocrit|pcv
mcv|mean corpuscular volume|mean cell volume
retic|reticulocytes|reticulocyte count
tibc|total iron binding capacity
fe|iron|ferrous|fe studies|iron studies
vit|vitamin
na|sodium|serum sodium
k|potassium|serum potassium
bd|base deficit
ag|anion gap
ca|calcium|corrected calcium|adj ca|adjusted calcium|cca|adj calcium|corr ca|cor ca
mg|mag|magnesium|mg2
po4|phos|phosphate|phosphorus
cr|creat|creatinine|scr|serum creatinine|cre
ur|urea|bun|blood urea nitrogen|blood urea
egfr|gfr|estimated glomerular filtration rate|glomerular filtration rate
crcl|creatinine clearance
acr|uacr|albumin creatinine ratio|urine acr
pcr|upcr|protein creatinine ratio|urine pcr
glu|glc|glucose|blood glucose|blood sugar|gluc|bsl|bg|cbg|bm|bms|capillary blood glucose|fingerstick|blood glucose levels|sugars|fsbg|fsbs|capillary glucose|sugar levels
hba1c|a1c|glycated haemoglobin|glycated hemoglobin|glycosylated haemoglobin|hgba1c|glycosylated hemoglobin|haemoglobin a1c|hemoglobin a1c
ketones|ket|blood ketones|capillary ketones
bili|bilirubin|tbili|total bilirubin|br|sbr|serum bilirubin
alt|alanine aminotransferase|alanine transaminase|sgpt
ast|aspartate aminotransferase|aspartate transaminase|sgot
alp|alk phos|alkaline phosphatase|alkp|ap
alb|albumin|serum albumin
amy|amylase|serum amylase
lipase|serum lipase
lac|lact|lactate|serum lactate|lactic acid
abg|abgs|arterial blood gas|arterial gas|blood gas|gas
vbg|vbgs|venous blood gas|venous gas|blood gas|gas
cbg|capillary blood gas|capillary gas
pco2|paco2|co2|carbon dioxide
po2|pao2|partial pressure oxygen
tdm|drug level|therapeutic drug monitoring
trough|trough level|pre dose level|predose level
chol|cholesterol|tchol|total cholesterol
tg|tgs|triglycerides|trigs|triglyceride
ldl|ldl cholesterol|ldl c|low density lipoprotein
hdl|hdl cholesterol|high density lipoprotein
lipids|lipid profile|lipid panel
ana|antinuclear antibody|anti nuclear antibody
anca|antineutrophil cytoplasmic antibody|anti neutrophil cytoplasmic antibody
ccp|anti ccp|anti cyclic citrullinated peptide
igs|ig|immunoglobulin
spep|serum electrophoresis|protein electrophoresis|serum protein electrophoresis|myeloma screen
bjp|bence jones protein|urine bence jones
cortisol|9am cortisol|morning cortisol
sst|synacthen|short synacthen|short synacthen test|synacthen test
gs|group save|group screen|type screen|t s
xm|x match|xmatch|crossmatch|cross match
ua|urinalysis|urine dip|urine dipstick|dipstick|dip|urine analysis|udip|urine dipped|dipped
ucx|urine cx|urine culture|mc s urine|u cx|urine mc s|urine mcs
msu|midstream urine|mid stream urine|midstream specimen urine|msu urine|urine specimen|urine sample|urine culture|mssu
csu|catheter specimen urine|catheter urine specimen|urine specimen
mcs|m c s|microscopy culture sensitivity|culture sensitivity|culture
bcx|bcs|bc|blood cx|blood cultures|bc x2|b cx|bld cx|blood cult
cx|cxs|culture|cults
scx|sputum cx|sputum culture|sputum mc s|sputum mcs|sputum sample
wound swab|ws|wound culture|swab wound
hvs|high vaginal swab
tswab|throat swab
stool cx|stool culture|stool sample|stool mc s|stool mcs|stool specimen|faeces culture
cdt|c diff toxin|clostridium difficile toxin|cdiff toxin|c difficile toxin
sens|sensitive|susceptible|sensitivity|susceptibilities
res|resistant|resistance
ab|abs|antibody
swab|swabbed
gs|gram stain|gram
serol|serology|serological|serologically
csf|cerebrospinal fluid|lp fluid
asc tap|ascitic tap|diagnostic paracentesis|paracentesis|abdominal paracentesis|ascitic drain|peritoneal tap
pleural tap|thoracentesis|thoracocentesis|pleural aspiration|pleural aspirate|pleurocentesis
lvp|large volume paracentesis|therapeutic paracentesis
icd|chest drain|intercostal drain|chest tube|intercostal chest drain|tube thoracostomy
ct|cts|ct scan|cat scan|computed tomography
cth|ct head|cthead|head ct|ct brain|cranial ct|noncontrast head ct|brain ct|ct scan head|nchct|plain ct head|ncct head
ct chest abdomen pelvis|ct tap|ct chest abdo pelvis|ct thorax abdomen pelvis|ct c a p|ct chest abd pelvis
ctap|ct ap|ct a p|ct abdomen pelvis|ct abdo pelvis|ct abd pelvis|ct abd pel|abdominopelvic ct|ct abdo pel
ctkub|ct kub|ct kidneys ureters bladder
kub|kidneys ureters bladder
ctpa|ct pulmonary angiogram|ct pulmonary angiography|cta chest|ct pe protocol|ct pulmonary angio|pe protocol ct|computed tomography pulmonary angiogram
cta|ct angiogram|ct angiography|ct angio
ctca|ct coronary angiogram|ct coronary angiography|coronary ct angiography|ccta
ctu|ct urogram|ct urography
hrct|high resolution ct|high resolution computed tomography
mri|mr|mri scan|magnetic resonance imaging|magnetic resonance|mris|mr scan|mr imaging
mra|mr angiogram|mr angiography|magnetic resonance angiography
mrcp|magnetic resonance cholangiopancreatography|mr cholangiopancreatography
mri head|mri brain|mr head|mr brain|brain mri|head mri|mrih|magnetic resonance brain|cranial mri
dwi|diffusion weighted imaging|diffusion weighted
uss|us|ultrasound|ultrasound scan|sonogram|sono|ultrasonography
uss abdo|abdo uss|abdominal ultrasound|ultrasound abdomen|ultrasound scan abdomen|abdominal uss|uss abdomen|aus
right upper quadrant ultrasound|ruq ultrasound|ruq uss
uss kub|uss renal|renal uss|renal ultrasound|ultrasound kidneys|renal tract ultrasound|ultrasound renal tract|usskub|uss kidneys|renal tract uss|kidney ultrasound|uss renal tract
tvus|tvs|transvaginal ultrasound|transvaginal scan|tv uss|transvaginal uss
fast|fast scan|focused assessment sonography trauma
pocus|bedside ultrasound|point care ultrasound|bedside uss
dopp|doppler|doppler ultrasound|dopplers|duplex|venous doppler|duplex scan|duplex ultrasound
carotid doppler|carotid dopplers|carotid duplex|carotid ultrasound|doppler carotids
abpi|abi|ankle brachial index|ankle brachial pressure index
cxr|cxrs|chest x ray|chest xray|chest radiograph|chest film|chest xr|chest x rays
axr|abdominal x ray|abdominal xray|abdo x ray|abdominal film|abdo xray|abdominal radiograph|abdo film
pxr|pelvic x ray|pelvis xr|pelvic xray|pelvis x ray
echo|tte|echocardiogram|echocardiography|transthoracic echocardiogram|transthoracic echo|echocardiographic|transthoracic echocardiography|cardiac echo|heart scan|2d echo
toe|tee|transoesophageal echocardiogram|transesophageal echocardiogram|transoesophageal echo|transesophageal echo|transoesophageal echocardiography|transesophageal echocardiography
dse|dobutamine stress echo|dobutamine stress echocardiogram|stress echo|stress echocardiogram
ett|exercise tolerance test|exercise stress test|treadmill test|exercise test
mps|mpi|myocardial perfusion scan|nuclear stress test|myocardial perfusion imaging
cmr|cmri|cardiac mri|cardiac magnetic resonance
rhc|right heart catheterisation|right heart catheterization|right heart cath
pci|percutaneous coronary intervention|angioplasty|ptca|coronary intervention
ppci|primary pci|primary percutaneous coronary intervention|primary angioplasty
cabg|coronary artery bypass|coronary artery bypass graft|bypass surgery|coronary bypass|bypass
svg|saphenous vein graft|vein graft
lima|left internal mammary artery
rima|right internal mammary artery
lms|lmca|lm|left main|left main stem|left main coronary artery
lcx|cx|circumflex|left circumflex|circumflex artery
om|om1|obtuse marginal
d1|first diagonal
pda|posterior descending artery
ica|icas|internal carotid artery|internal carotid
eca|external carotid artery
cca|common carotid artery
sfa|superficial femoral artery
cfa|common femoral artery
ijv|ij|internal jugular|internal jugular vein
ra|right atrium|right atrial
lvef|ef|ejection fraction|left ventricular ejection fraction|lv ejection fraction|lv ef
lv fn|lv function|left ventricular function|lv systolic function|left ventricular systolic function
rv fn|rv function|right ventricular function|rv systolic function|right ventricular systolic function
pasp|rvsp|pulmonary artery systolic pressure|right ventricular systolic pressure
av|aortic valve
mv|mitral valve
tv|tricuspid valve
mvr|mitral valve replacement|mitral valve repair
ppm|pacemaker|permanent pacemaker|pacer|pacemaker implantation|pm|pacing
icd|aicd|implantable cardioverter defibrillator|defibrillator|implantable defibrillator
crtd|cardiac resynchronisation therapy defibrillator|biventricular icd|biv icd
crtp|crt p|biventricular pacemaker|biv pacemaker
dccv|dc cardioversion|cardioversion|cardioverted|electrical cardioversion|direct current cardioversion
ecg|ekg|electrocardiogram|12 lead|12 lead ecg|ecgs|tracing
nsr|sr|sinus rhythm|normal sinus rhythm|sinus
tel|tele|telemetry|cardiac monitor|monitored bed
ste|st elevation|st segment elevation
std|st depression|st segment depression
twi|twis|t wave inversion|inverted t waves|inverted t wave
lad|left axis deviation|left axis
rad|right axis deviation|right axis
qtc|qt interval|corrected qt|corrected qt interval
pr|pr interval
prwp|poor r wave progression
abpm|ambulatory blood pressure monitoring|ambulatory bp monitoring|24h bp|24 hour blood pressure
holter|24h tape|24 hour tape|24h ecg|24 hour ecg|72h tape|ambulatory ecg|holter monitor|zio|event monitor|ambulatory ecg monitoring|cardiac monitor ambulatory
eeg|electroencephalogram|electroencephalography
emg|electromyography|ncs|nerve conduction studies|emg ncs
pefr|pf|peak flow|peak expiratory flow rate|peak expiratory flow
ogd|egd|upper gi endoscopy|gastroscopy|upper endoscopy|oesophagogastroduodenoscopy|esophagogastroduodenoscopy|ugie|upper gastrointestinal endoscopy
c scope|colonoscopy|cscope|colonoscopic
flexi|flexi sig|flexible sigmoidoscopy|sigmoidoscopy
vce|capsule endoscopy|video capsule|video capsule endoscopy
evl|ebl|banding|band ligation|variceal banding|endoscopic variceal ligation|variceal band ligation
tips|transjugular intrahepatic portosystemic shunt
bronch|bronchoscopy|bronchoscopic|fob|flexible bronchoscopy
bal|bronchoalveolar lavage|lavage
bx|biopsy|biopsied|biopsy taken|bxs
histo|histology|histopathology|path|pathology|histological
bm bx|bmbx|bone marrow biopsy|bmat|bone marrow aspirate trephine|bone marrow
op|operation|surgery|operated|operative
sx|surgery|surgical
la|local anaesthesia|local anaesthetic|local anesthesia|local anesthetic|local
sab|spinal anaesthesia|spinal anaesthetic|subarachnoid block|spinal anesthesia
cse|combined spinal epidural
epi|epidural|epidural analgesia
ra|regional anaesthesia|regional anesthesia|regional block|regional anaesthetic
fib|fascia iliaca block|fascia iliaca nerve block
nb|nerve block|peripheral nerve block
tap block|transversus abdominis plane block
tiva|total intravenous anaesthesia|total intravenous anesthesia
asa|american society anesthesiologists|asa grade
pac|poac|preassessment|pre assessment|pre op assessment|preoperative assessment|pre operative assessment
pacu|recovery room|post anaesthesia care unit
mac|monitored anaesthesia care|monitored anesthesia care
ebl|estimated blood loss|blood loss
qbl|quantitative blood loss|measured blood loss
pod|postop day|postoperative day|post op day|day post op|day postop|days postop|days post op
post op|postop|postoperatively|postoperative|post operative|post operatively|post surgery
pre op|preop|preoperatively|preoperative|pre operative|pre operatively
intra op|intraop|intraoperatively|intraoperative|intra operative
peri op|periop|perioperative|perioperatively
lap|laparotomy
lap appendix|lap appx|lap appendicectomy|laparoscopic appendicectomy|lap appy|laparoscopic appendectomy|lap appendectomy
appx|appendix|appendiceal
appendicectomy|appendectomy|appendix removed|appy
lap chole|lap cholecystectomy|laparoscopic cholecystectomy
chole|cholecystectomy|gallbladder removal|gallbladder removed
tah|total abdominal hysterectomy|abdominal hysterectomy
bso|bilateral salpingo oophorectomy|bilateral salpingoophorectomy
tahbso|tah bso|total abdominal hysterectomy bilateral salpingo oophorectomy
turp|transurethral resection prostate
turbt|transurethral resection bladder tumour|transurethral resection bladder tumor
twoc|tov|trial void|voiding trial
ltc|long term catheter|long term urinary catheter|chronic foley|indwelling catheter|chronic indwelling foley
idc|iuc|catheter|catheterised|catheterized|urinary catheter|foley|foley catheter|urethral catheter|cath|indwelling urinary catheter|foleys
spc|suprapubic catheter
isc|cisc|cic|intermittent self catheterisation|intermittent catheterisation|intermittent catheterization|clean intermittent catheterization
pvr|post void residual|residual volume|post void residual volume|postvoid residual
bladder scan|bladder scanned|bladder ultrasound
eswl|lithotripsy|extracorporeal shock wave lithotripsy
jj|jj stent|ureteric stent|ureteral stent|double j stent|dj stent
pcn|nephrostomy|percutaneous nephrostomy
hd|haemodialysis|hemodialysis|dialysis|dialysed|dialyzed|intermittent haemodialysis
rrt|crrt|renal replacement therapy|haemofiltration|hemofiltration|cvvh|cvvhdf|continuous renal replacement therapy
avf|av fistula|arteriovenous fistula|fistula
permcath|permacath|tunnelled dialysis line|tunneled dialysis catheter|tunnelled line|tunneled line|tdc
vascath|dialysis line|dialysis catheter|vas cath
cvc|central line|central venous catheter|cvl|cvp line|central venous line|central access|tlc|central venous access
midline|mid line|midline catheter
piv|pivc|iv access|cannula|cannulated|peripheral line|peripheral iv|venflon|iv cannula|intravenous access|peripheral cannula|intravenous cannula|iv line
io|intraosseous|intraosseous access
art line|arterial line|arterial catheter
port|portacath|port a cath|mediport
hickman|hickman line|tunnelled central line
ngt|ng|ng tube|nasogastric tube|nasogastric|ryles|ryles tube|nasogastric feeding tube
njt|nj|nj tube|nasojejunal tube|nasojejunal
peg|percutaneous endoscopic gastrostomy|gastrostomy|peg tube|g tube|gastrostomy tube
rig|radiologically inserted gastrostomy
jej|jejunostomy|j tube
tpn|pn|parenteral nutrition|total parenteral nutrition
enteral feed|enteral nutrition|tube feeds|tube fed|ng feed|nasogastric feeding|tf|tfs
ons|oral nutritional supplements|oral nutritional supplement|nutritional supplements|fortisip|build up drinks
ivi|iv infusion|infusion|intravenous infusion|gtt|drip
ivf|ivfs|iv fluids|fluids|intravenous fluids|iv hydration|intravenous hydration|iv rehydration|ivt
ns|nss|normal saline|0.9 saline|saline|0.9 sodium chloride|sodium chloride|0.9 nacl|nacl
d5w|5 dextrose|dextrose 5|5 glucose
d50|50 dextrose|50 glucose
dex|dextrose|glucose
prbc|rcc|packed red cells|packed red blood cells|red cells|units blood|red cell transfusion|units rbc|u prbc|packed cells
cryo|cryoprecipitate
pcc|prothrombin complex concentrate|beriplex|octaplex|kcentra
tfx|txn|transfusion|blood transfusion|xfusion|bt
mtp|mhp|massive transfusion protocol|major haemorrhage protocol|massive transfusion
ivabx|iv abx|iv antibiotics|intravenous antibiotics|iv abs|ivab|iv atbx
po abx|oral abx|oral antibiotics|po antibiotics|antibiotics by mouth
abx|abs|antibx|antibiotics|atbx|antimicrobials|antibiotic therapy
ivos|iv oral switch|iv to po switch|switched to oral|switched to po|oral step down|step down oral|stepped down oral|converted to oral|oralised|changed to oral|changed to po
sc|sq|subcut|subq|subcutaneous|subcutaneously
neb|nebs|nebulised|nebulisers|nebulizer|nebulizers|via nebuliser|via nebulizer
back to back nebs|back to back nebulisers|repeated nebulisers
mdi|metered dose inhaler
pr|rectally|per rectum|rectal
supp|suppository
pv|vaginally|vaginal|pessary
gtt|gtts|drop
sol|soln|solution
inj|injection
bd|bid|twice daily|twice a day|two times a day
tds|tid|three times daily|three times a day|t i d|thrice daily
om|mane|morning|qam|mornings|am
on|nocte|night|qhs|hs|bedtime|qpm|nightly
stat|immediately|straight away
qod|eod|alt days|alternate days|alternate day
ow|qw|weekly|once weekly|once a week|qwk
biw|twice weekly|twice a week
q4h|4 hourly|every 4 hours|four hourly
q6h|6 hourly|every 6 hours|six hourly
q8h|8 hourly|every 8 hours|eight hourly
q12h|12 hourly|every 12 hours|twelve hourly
q24h|24 hourly|every 24 hours
hrly|hourly
ac|before meals|before food
up to date|utd
otc|non prescription
contd|cont|continue|ongoing
rpt|repeat|repeated|rept|recheck|re check|retest
dced|stopped|discontinued
inc|incr|increase|uptitrated|up titrated|titrated up|up titration|uptitration
chg|changed|switched|swapped|converted
init|initiated|started|commenced|begun
w h|withheld|held|hold|withhold|paused|suspended|omitted|omit|stopped temporarily|temporarily stopped
tol|tolerating|toleration
adr|ade|adverse drug reaction|adverse reaction|side effect|ses|adverse effects|s e|adverse event
intol|intolerant|intolerance
rxn|reaction
abx rash|antibiotic rash
sapt|single antiplatelet therapy|single antiplatelet
oac|oral anticoagulation|anticoagulation|anticoagulated|ac
doac|noac|direct oral anticoagulant|novel oral anticoagulant
ufh|unfractionated heparin|heparin infusion|heparin gtt|heparin drip
vtep|vte ppx|vte prophylaxis|dvt ppx|dvt prophylaxis|thromboprophylaxis|venous thromboembolism prophylaxis|dvtp|vte proph
ppx|proph|prophylaxis|prophylactic|px|prophylactically
teds|ted stockings|compression stockings|anti embolism stockings|thromboembolic deterrent stockings
scds|ipc|scd|intermittent pneumatic compression|pneumatic compression|flowtrons|sequential compression devices
ccb|calcium channel blocker|calcium antagonist
bb|b blocker|beta blocker|betablocker|beta blockers|beta blockade
acei|ace|ace inhibitor
arb|angiotensin receptor blocker|a2rb|angiotensin ii receptor blocker
mra|mineralocorticoid receptor antagonist|aldosterone antagonist
sglt2i|sglt2 inhibitor|sglt2|sglt 2 inhibitor
glp1|glp 1|glp1 ra|glp 1 agonist|glp1 agonist|glp 1 receptor agonist
gdmt|guideline directed medical therapy
h2ra|h2 blocker|h2 antagonist
nsaid|non steroidal|non steroidal anti inflammatory|anti inflammatory|nonsteroidals|antiinflammatories
apap|paracetamol|acetaminophen|tylenol
ssri|selective serotonin reuptake inhibitor
snri|serotonin noradrenaline reuptake inhibitor|serotonin norepinephrine reuptake inhibitor
tca|tricyclic|tricyclic antidepressant
bzd|bzds|benzo|benzodiazepine
aed|aeds|asm|antiepileptic|anti epileptic|antiepileptic drugs|antiseizure medication|anti seizure medication|anticonvulsant|anticonvulsants
dmard|disease modifying antirheumatic drug|disease modifying
mtx|methotrexate
aza|azathioprine
mmf|mycophenolate|mycophenolate mofetil
hcq|hydroxychloroquine
dex|dexa|dexamethasone
hc|hydrocort|hydrocortisone
laba|long acting beta agonist
lama|long acting muscarinic antagonist
saba|short acting beta agonist|reliever|reliever inhaler|blue inhaler
hrt|hormone replacement therapy|hormone replacement
pop|progesterone only pill|progestogen only pill|mini pill
ius|mirena|intrauterine system|mirena coil|hormonal coil
iucd|iud|coil|intrauterine device|intrauterine contraceptive device
depo|depo provera|contraceptive injection
adt|androgen deprivation therapy
rt|xrt|dxt|rtx|radiotherapy|radiation|radiation therapy
crt|chemoradiotherapy|chemoradiation|chemo radiotherapy|chemort
ivig|iv immunoglobulin|intravenous immunoglobulin
plex|plasma exchange|plasmapheresis|pex
mt|thrombectomy|mechanical thrombectomy|clot retrieval|evt|endovascular thrombectomy
bka|below knee amputation|transtibial amputation
aka|above knee amputation|transfemoral amputation
i d|id|incision drainage|incised drained
eua|examination under anaesthesia|examination under anaesthetic
mx|mastectomy
anc|axillary node clearance|axillary clearance|alnd|axillary lymph node dissection
apr|aper|abdominoperineal resection|abdominoperineal excision
tme|total mesorectal excision
loa|adhesiolysis|lysis adhesions|division adhesions
rih repair|right inguinal hernia repair
evac|evacuation|evacuated
washout|lavage|irrigation|irrigated
ssg|stsg|split skin graft|split thickness skin graft|skin graft
vac|vac dressing|npwt|wound vac
drsg|dsg|dressing|dressings|redressed
ros|removal sutures|suture removal|sutures removed|stitches removed
roc|removal clips|clips removed|clip removal|staples removed|staple removal
clips|staples|skin clips|skin staples|surgical clips
cdi|clean dry intact|clean and dry
ecmo|extracorporeal membrane oxygenation
iabp|intra aortic balloon pump|intraaortic balloon pump|balloon pump
cpr|cardiopulmonary resuscitation|chest compressions|resuscitation
rosc|return spontaneous circulation|return of circulation
als|advanced life support
wbc ceiling|ward based ceiling|ward based ceiling care|ward level care|ward based care|ceiling ward based care
eol|eolc|end life|end life care|terminal care
pall care|pallcare|palliative care|palliative|palliative care team|pct|palliation|palliative team|specialist palliative care
jic|anticipatory meds|just case medications|anticipatory medications|jic meds|just case meds|anticipatory medicines|just case medicines
sd|syringe driver|csci|continuous subcutaneous infusion
bsc|best supportive care
cmo|comfort care|comfort measures
acp|advance care planning|advance care plan
lpa|poa|hcp|power attorney|lasting power attorney|healthcare proxy|health care proxy|hcpoa
mca|mental capacity act|capacity assessment
dols|deprivation liberty safeguards|deprivation of liberty
imca|independent mental capacity advocate
s2|section 2
s3|section 3
mhlt|pls|psych liaison|psychiatry liaison|liaison psychiatry|mental health liaison|liaison psych|mental health liaison team|psychiatric liaison|psychiatric liaison team
crht|crisis team|crisis resolution home treatment team|home treatment team|htt|hbtt
cmht|community mental health team
cbt|cognitive behavioural therapy|cognitive behavioral therapy
iapt|talking therapies|psychological therapies
icu|itu|critical care|intensive care|intensive care unit|intensive therapy unit|micu|sicu|critical care unit
ccu|coronary care unit|coronary care|cardiac care unit
nicu|nnu|neonatal unit|neonatal intensive care|neonatal intensive care unit
scbu|special care baby unit|special care
picu|paediatric intensive care|paediatric intensive care unit|pediatric intensive care unit
ae|ed|er|eds|emergency department|emergency room|accident emergency|casualty|emergency dept|emerg
amu|mau|aau|acute medical unit|medical assessment unit|acute assessment unit|medical admissions unit|emu
sau|surgical assessment unit
sdec|aec|ambulatory care|same day emergency care|ambulatory emergency care|acu|ambulatory clinic
cdu|clinical decision unit
resus|resuscitation room|resuscitation bay
dau|day assessment unit
asu|hasu|stroke unit|acute stroke unit|stroke ward|hyperacute stroke unit
dsu|day surgery|day case|day surgery unit|daycase
ooh|oohs
wd|ward|wds
mdt|multidisciplinary team|multi disciplinary team|multidisciplinary|multidisciplinary meeting|mdt meeting|tumor board|idt
gp|pcp|general practitioner|primary care|primary care physician|family doctor|family physician|own doctor|primary care provider|primary care doctor|pmd
dn|dns|district nurse|community nurse
hv|health visitor
cns|clinical nurse specialist|specialist nurse|nurse specialist
anp|np|advanced nurse practitioner|nurse practitioner
pn|practice nurse
hca|healthcare assistant|health care assistant
tvn|tissue viability|tissue viability nurse|wound care nurse
dsn|diabetes nurse|diabetes specialist nurse|diabetic nurse|diabetes educator
hfsn|hfn|heart failure nurse|heart failure specialist nurse|hf nurse|heart failure nurse specialist
acp|advanced clinical practitioner
reg|registrar|spr|str
cons|consultant|conslt
anaes|anaesthetics|anaesthetist|anaesthesia|anesthesia|anesthesiology|anesthetic|anesthesiologist|anaest
cardio|cardiology|cardiologist|cardiology team
resp|respiratory|respiratory team|pulm|pulmonology|respiratory physicians|resp team|pulmonologist|respiratory clinic
gastro|gi|gastroenterology|gastroenterologist|gi team
hep|hepatology|liver team|hepatologist
renal|nephro|nephrology|nephrologist|renal team|renal physicians|neph
neuro|neurology|neurologist|neurological|neurologic|neurologically
nsx|nsurg|neurosurg|neurosurgery|neurosurgical|neurosurgeons
endo|endocrine|endocrinology|endocrinologist|diabetes endocrine
heme|haem|haematology|hematology|haematologist|hematologist|haem onc|heme onc
onc|oncology|oncologist|med onc|medical oncology
rheum|rheumatology|rheumatologist
micro|microbiology|microbiologist|microbiology advice|microbiological
obgyn|ob gyn|obs gynae|obstetrics gynaecology|obstetrics gynecology
gynae|gyn|gynaecology|gynecology|gynaecological|gynecologic|gynaecologist|gynecologist
ob|obs|obstetrics|obstetrician|obstetricians
paeds|peds|paediatric|pediatric|paediatrician|pediatrician|paediatricians
ortho|t o|t and o|orthopaedic|orthopedic|trauma orthopaedics|orthopods|orthopaedic surgeons|orthopaedic team|orthopedic surgery|orthopaedic surgery|ortho team
urol|uro|urology|urologist|urological
vasc|vascular|vascular surgery|vascular surgeons|vascular team|vasc surg
gs|gen surg|general surgery|general surgeons|surgeons|surg|surgical team|surgical
surg|surgery|surgical|surgeons|surgically
ctsx|ct surgery|cardiothoracics|cardiothoracic surgery|ct surg
plastics|plastic surgery|plastic surgeons|prs
maxfax|omfs|max fax|maxillofacial|oral maxillofacial|maxillofacial surgery
ophth|ophthal|ophthalmology|ophthalmologist|eye clinic|eye team|eye casualty|optho|eyes team
psych|psychiatry|psychiatric|psychiatrist|mental health|mh
coe|cote|care of elderly|geris|geriatrics|geriatrician|geriatricians|elderly care|elderly medicine|dme|hcop|medicine for elderly
cga|comprehensive geriatric assessment|geriatric assessment
ir|interventional radiology|interventional radiologist
rads|radiology|radiologist|radiological
pt|physio|physiotherapy|physical therapy|physiotherapist|physical therapist
ot|occupational therapy|occupational therapist|ots
ptot|physio ot|physiotherapy occupational therapy|physical occupational therapy|therapies|therapists
salt|slt|slp|speech language therapy|speech therapy|speech and language therapist|speech language|speech language pathology|speech therapist
rd|dietician|dietitian|dietetics|dietitians|dieticians|nutritionist
sw|social worker|social services
poc|package care|care package|carers|poc care
qds poc|qds carers|carers four times a day|carers four times daily
tds poc|tds carers|carers three times a day|carers three times daily
bd poc|bd carers|carers twice a day|carers twice daily
od poc|od carers|carers once a day|carer once daily
ech|extra care housing|sheltered accommodation|warden controlled flat|sheltered housing|warden controlled
snf|skilled nursing facility|rehab facility|sar|subacute rehab|skilled nursing|nursing facility
ltac|ltach|long term acute care
alf|assisted living|assisted living facility
irf|acute rehab|inpatient rehab|inpatient rehabilitation|inpatient rehabilitation facility
rehab|rehabilitation|rehabilitated|rehabbed
d2a|discharge assess
chc|continuing healthcare|continuing health care
ft|fast track
esd|early supported discharge
hah|hospital home|virtual ward|vw
home health|hh|hha|home health services|visiting nursing
moh|mow|meals wheels
husb|husband|hus
wf|wife
dtr|dau|daughter|dtrs
ind|indep|independent|independently|self caring|independent adls|independence|self care
adl|adls|activities daily living|padls
iadls|instrumental activities daily living|domestic tasks|dadls
mob|mobile|mobilising|mobilizing|mobility|ambulating|ambulatory|ambulant|walks|mobs
ws|walking stick|stick|cane|x1 stick
wc|w c|wheelchair|wheelchair bound
ec|elbow crutches|crutches|ecs|axillary crutches
a1|ao1|assistance 1|ax1|assist of 1|assistance one person
a2|ao2|assistance 2|assistance of two|ax2|assist of 2|assistance two people
hoist|hoist transfer|hoist transfers|hoist transferred
sba|standby assist
tfs|transfers|transferring
et|exercise tolerance|functional capacity|effort tolerance|exercise capacity
baseline|premorbid|pre morbid|usual state|usual self|premorbidly|normal self|usual level|usual baseline
cfs|clinical frailty scale|clinical frailty score|rockwood|frailty score|rockwood score
ps|performance status|ecog ps|ecog|ecog performance status
barthel|barthel index|barthel score
ex smoker|exsmoker|former smoker|previous smoker|stopped smoking|quit smoking|gave up smoking|ex cigarette|previously smoked|past smoker
ppd|packs per day
pyh|py|pack years|pack year history
cpd|cigarettes a day|cigarettes daily|cigs day
etoh|alcohol|alc|ethanol|drinks|oh|alcohol intake|alcohol use|booze|alcohol consumption
upw|u wk|units per week|units weekly|units wk|u pw
thc|cannabis|marijuana|mj|weed
occ|occasional|occasionally|sometimes|occas
occ|occupation|job
rtw|return work|back work
fit note|sick note|med3|fitness work|statement of fitness
hosp|hospital
dr|doctor|physician
rn|nurse|sr
subseq|subsequent|subsequently
sig|significant|significantly|signif
susp|suspected|suspicion
poss|possible|potential
prob|probable|likely
c w|consistent|in keeping|i k w|suggestive|compatible
ikw|in keeping with|consistent with
esp|especially|particularly
temp|temporary|temporarily
perm|permanent|permanently
gen|general|generally|generalised|generalized
sev|severe|severely
min|minimal|minimally
avg|average
chr|chronic|chronically
ac|acute|acutely
bckgrd|background
x2|twice|two times|two episodes|2 episodes|2 times
x3|three times|three episodes|3 episodes|3 times
x1|once|single episode|1 episode
resolv|settled|subsided|cleared|cleared up|disappeared|abated
improv|improvement|better|getting better|picked up|recovering|turned corner
worse|worsened|deteriorated|deterioration|went downhill|declined|getting worse
det|deteriorated|deterioration
stable|steady|static
nrml|norm|normal
norm|normalised|normalized|back normal|returned normal
corrected|replaced|repleted|replacement|supplemented|topped up|restored
k replaced|potassium replaced|k corrected|potassium corrected|k repleted|potassium repleted
bumped|rise|rose|rising|increased|raised|elevated|climbing|went up|going up|uptrending|trending up|upward
dropped|drop|fell|falling|decreased|reduced|went down|came down|coming down|downtrending|trending down|downward
peaked|maximum|highest
plateau|levelled off|leveled off
trending|serial
999 call|called 999|rang 999|dialled 999|called ambulance
111|nhs 111
sent in|referred|sent by|sent|gp referral|ref|refd|reffed|refer|referral
tci|admission date
poct|point of care
appt|appointment|appointments|clinic appointment|clinic visit|visit|apt
oopa|opa|outpatient appointment|outpatient clinic appointment|clinic appointment|outpatient review|outpatient follow up|op follow up|opd follow up|clinic follow up
tca|tci|appointment
ffu|further follow up
safety net|safety netted|advised return if|safety net advice|return advice|return precautions|return if worse|told to come back|return precautions given
mon|monitor|observe|watched|keep eye
neuro obs|neurological observations|neuro observations|neurological obs|neuro checks
fc|fluid chart|fluid balance chart|intake output|fluid balance|input output
fr|fluid restriction|restrict fluids|ff restricted
pu|passing urine|pued|voiding|urinating|micturating|pu ing
e and d|ead|eating drinking|oral intake|tolerating diet|diet and fluids
nbm|npo|fasting|kept fasting
ff|free fluids
cf|clear fluids|cfs|clear liquids|cld
adat|advance diet tolerated
reg diet|regular diet|normal diet|full diet
thickened fluids|thick fluids|thickener|stage 1 fluids
sips|sips water
iddsi|texture modified diet
laxative|aperients|aperient
enema|enemata
pain|painful|sore|ache|aching|hurts|aches|discomfort|soreness
analgesia|painkillers|pain relief|pain killers|analgesics|pain control|pain medication|pain meds
antiemetic|anti emetics|anti sickness|antisickness|antinausea|anti nausea|anti sickness medication
anti hypertensives|antihypertensives|bp meds|blood pressure tablets|bp tablets|blood pressure medication|bp medication
water tablets|diuretics|water pills
diuresed|diuresis|offloaded|off loaded
sugars|glucose|blood sugars|glucose levels|glycaemic control|glycemic control|sugar control|glycaemia|diabetic control
lvl|level
nos|number|numbers
doa|date admission
dod|date discharge|discharge date|edd|expected discharge date|estimated date discharge
los|length stay
mfd|mffd|mfft|mofd|medically fit|medically fit discharge|medically optimised|medically optimized|fit discharge|medically ready|medically cleared|medically ready discharge
dfd|discharge from department|dfi
ama|lama|self discharge|against medical advice|sdama|discharged against medical advice|signed out ama
rip|died|passed away|deceased|death|demised|dead
trf|transferred|transfer|moved|stepped down
lscs|cs|c section|csection|caesarean|cesarean|caesarean section|cesarean section|lower segment caesarean section|caesar
emlscs|emcs|emergency caesarean|emergency caesarean section|emergency lscs|emergency c section|emergency cs
ellscs|elcs|elective caesarean|elective caesarean section|elective lscs|elective c section|planned caesarean
cat 1|category 1
svd|nvd|nsvd|spontaneous vaginal delivery|normal vaginal delivery|vaginal delivery|normal delivery|normal birth|vaginal birth
vbac|vaginal birth after caesarean|vaginal birth after cesarean
kiwi|ventouse|vacuum|vacuum delivery|ventouse delivery|vacuum assisted delivery
nbfd|nbf|forceps|forceps delivery|kielland|neville barnes forceps|fd
iol|induction labour|induced|induction labor|induced labour
arm|arom|artificial rupture membranes|amniotomy|membranes ruptured artificially
synt|syntocinon|oxytocin|pitocin
ctg|cardiotocograph|fetal tracing|fetal heart monitoring
fhr|fh|fhh|fetal heart|fetal heart rate|foetal heart|fetal heartbeat
fmf|fetal movements|foetal movements|fm|fms|fetal movement|baby moving|baby movements
rfm|dfm|reduced fetal movements|decreased fetal movements|decreased fetal movement|reduced foetal movements
sfh|symphysis fundal height|fundal height
ceph|cephalic|vertex|vtx|head down|cephalic presentation
br|breech|breech presentation
lmp|last menstrual period|last period
edd|edc|estimated due date|expected date delivery
ga|gestation|gestational age|weeks gestation|weeks pregnant
multip|multiparous|multiparity
an|antenatal|antenatally|prenatal|prenatally
pn|postnatal|postnatally|pp|postpartum|post partum
anc|antenatal clinic|antenatal care|prenatal care
efw|estimated fetal weight|estimated foetal weight
afi|amniotic fluid index|liquor volume|dvp
lv|liquor|amniotic fluid|liquor volume
mec|meconium|meconium stained liquor|msl
2nd degree tear|second degree tear|2nd degree perineal tear|second degree perineal tear
3rd degree tear|third degree tear|oasi|third degree perineal tear
bf|breastfeeding|breast feeding|breastfed|breast fed
ff|formula|formula fed|bottle fed|formula feeding|bottle feeding
ebm|expressed breast milk|expressed milk
pbs|blood spot|newborn blood spot
nipe|newborn examination|newborn exam|baby check
bw|birth weight|birthweight|bwt
nb|newborn|neonate|neonatal|baby
full term|ft|born term|fullterm
preterm|prem|premature|ptb|preemie|prematurity|ex prem|born prematurely|born early
af|ant font|fontanelle|anterior fontanelle
hc|ofc|head circumference
vacc|vaccine|imms|immunisations|immunizations|vaccinated|jabs|shots
imms utd|immunisations up to date|vaccinations up to date|immunizations up to date|utd imms|up to date vaccinations
wet nappies|wet diapers|wet diaper|nappies|diapers
nappy|diaper|diapers
mum|mother|mom|mums|mam
gm|grandmother|grandma|nan
sib|sibs|sibling|siblings
phototx|phototherapy|photo tx|light therapy
recession|subcostal recession|intercostal recession|retractions|indrawing
ors|dioralyte|oral rehydration|ort|oral rehydration solution|oral rehydration therapy
retd|retired
unemp|unemployed
wid|widow
poss uti|possible uti
itu r v|itu review|intensive care review|critical care review
ccot|cco|critical care outreach|outreach|critical care outreach team|outreach team
arrest call|crash call|code blue|2222|cardiac arrest call
oncall|on call team
nights|night team|overnight
am|morning
pm|afternoon|evening
mane|tomorrow|tomorrow morning
tmrw|tom|tomorrow|following day|next day
ystd|yday|yest|yesterday|previous day|day before
tod|today
wkend|weekend
ad lib|freely
aet|aetiology|etiology|cause
source|focus|foci|origin
grew|isolated|growth|grown|growing|cultured|yielded
spec|specimen|sample|specimens
path|pathology
spont|spontaneous|spontaneously
compl|complicated|complication
comp|compared|comparison|cf
fam|family|relatives|family members|rels
agreed|happy|agreeable|in agreement|consented
keen|wishes|wants|preferred|prefers
coping|managing
tube removed|removed tube
drain removed|drain pulled|removal drain
line removed|lines removed|line pulled
catheter removed|foley removed|removal catheter|catheter removal
catheter in situ|catheter inserted|catheter placed|foley placed|foley in situ|catheterised|catheterized
in situ|insitu|indwelling
soob|sitting out in chair|oob|up in chair|sat out chair|oob to chair
slept well|settled night|comfortable night|good night
clinically improving|improving clinically|clinical improvement|clinically better
pain controlled|pain well controlled|analgesia adequate|pain settled|pain under control|good pain control
rate controlled|rate control|controlled rate|rate well controlled|heart rate controlled
bp controlled|bp control|blood pressure controlled|blood pressure control|bp well controlled|blood pressure well controlled
titrated|titration|adjusted|dose adjusted|tweaked
topped up|transfused
wash|personal hygiene|bathing|showering
meds|medications|medicines|tablets|drugs|pills
dosette|dosset|blister pack|compliance aid|nomad|pill box|pillbox
compl|compliant|compliance|adherence|adherent|concordant|concordance|taking her medication
nonadherence|noncompliance|noncompliant|poor compliance|poor adherence|poorly compliant
travel|foreign travel|travel history|travelled|abroad|overseas|recent travel
ill contacts|sick contacts|unwell contacts|contacts unwell|contact ill
lnmp|lmp|last menstrual period
para|parity
reg|regular|regularly
irreg|irregular|irregularly|irregularity
irreg irreg|irregularly irregular
sym|symmetrical|symmetric|symmetry
circ|circumferential|circumference
cxl|cervical
ax|axilla|axillary
ing|inguinal|groin
sc joint|sternoclavicular joint|sternoclavicular
cmc|cmcj|carpometacarpal|carpometacarpal joint|cmc joint
hb drop|drop hb|fall haemoglobin|haemoglobin drop|hgb drop|drop in haemoglobin|hemoglobin drop
opacity|opacification|shadowing|consolidation|airspace opacity|infiltrate|haziness|airspace disease|consolidative change|consolidated
blunting|costophrenic blunting|blunted costophrenic angle|blunted cp angle|cp angle blunting
cp angle|costophrenic angle|costophrenic|cpa
ctr|cardiothoracic ratio
cardiomegaly|enlarged heart|big heart|enlarged cardiac silhouette
uld|upper lobe diversion|upper lobe blood diversion
kerley|kerley b lines|septal lines
bhl|bilateral hilar lymphadenopathy
ggo|ground glass|ground glass opacification|ground glass opacities|ground glass change
ett in situ|tube position
air fluid levels|fluid levels
free air|pneumoperitoneum|free gas|air under diaphragm
gb|gallbladder|gall bladder
ihd dilated|intrahepatic duct dilatation|intrahepatic duct
ihbd|intrahepatic bile ducts|intrahepatic ducts|intrahepatic biliary
pd|pancreatic duct
hn|hydronephrosis|hydro
mls|midline shift
enh|enhancing|enhancement|contrast uptake
wm|white matter
gm|grey matter|gray matter
bg|basal ganglia
sol|space occupying lesion|mass lesion
acute infarct|new infarct|recent infarct|fresh infarct
old infarct|previous infarct|chronic infarct|established infarct
atrophy|involution|volume loss|atrophic|involutional
calc|calcified|calcification
deg|degenerative|degeneration
undisp|undisplaced|nondisplaced
disp|displaced|displacement
commin|comminuted
intertroch|it|intertrochanteric
ic|intracapsular
ec|extracapsular
percut|percutaneous|percutaneously
unilat|unilateral|unilaterally
multi|multiple|several|numerous
dom|dominant|handed
rhd|right hand dominant|right handed|right hand dominance
lhd|left hand dominant|left handed
nvd|neurovascular deficit
foot drop|footdrop|drop foot
psych hx|psychiatric history|pph|past psychiatric history|mental health history
safeguarding|sg
capacity|mental capacity|capacitous
paranoid|paranoia|persecutory|paranoid ideation
insulin dex|insulin dextrose|insulin glucose|insulin dextrose infusion
vriii|variable rate insulin infusion|variable rate intravenous insulin infusion|sliding scale|variable rate insulin|vri
friii|fixed rate insulin infusion|fixed rate intravenous insulin infusion|fixed rate insulin
riss|ssi|sliding scale insulin|insulin sliding scale
ciwa|ciwa protocol|clinical institute withdrawal assessment|alcohol withdrawal protocol|alcohol withdrawal scale
pabrinex|iv vitamins|parenteral thiamine
curb|curb 65|curb65
wells|wells score
perc|perc rule
chadsvasc|cha2ds2 vasc|cha2ds2vasc|chads vasc|chads2vasc|chadsvasc score
grace|grace score
timi|timi score
gbs|glasgow blatchford|glasgow blatchford score|blatchford
nihss|nih stroke scale|nih stroke score|stroke scale
abcd2|abcd2 score
meld|meld score
waterlow|waterlow score
phq9|phq 9|patient health questionnaire
nyha|new york heart association
mrc|mrc grade|mrc scale
mmrc|mrc dyspnoea scale|mmrc dyspnoea
tnm|tumour node metastasis|tnm staging|staging
er|er positive|oestrogen receptor|estrogen receptor
pr|progesterone receptor
ned|disease free
pod|progression of disease|progressive disease|progression
sd|stable disease
cr|complete response|complete remission
pr|partial response
c1|cycle 1|first cycle
c2|cycle 2|second cycle
c3|cycle 3|third cycle
c4|cycle 4|fourth cycle
anaesthetic|anesthetic
anaesthetised|anesthetized|anaesthetized
aneurysm|aneurysmal
calibre|caliber
centre|center|centers
counselled|counseled
diarrhoeal|diarrheal
faeces|feces|faecal|fecal|stool|motions
fibre|fiber
fistulae|fistulas
foetus|fetus|foetal|fetal
grey|gray
gynaecological|gynecological|gynecologic
haemostasis|hemostasis
hydrocoele|hydrocele
manoeuvre|maneuver|maneuvers
materialise|materialize
mould|mold
odour|odor
oesophagus|esophagus|oesophageal|esophageal
oestrogen|estrogen|oestradiol|estradiol
organise|organize|arranged
prioritise|prioritize
randomised|randomized
recognise|recognize
sulphate|sulfate
tranquilliser|tranquilizer
visualised|visualized
hs|heart sounds|s1s2|s1 s2
hs i ii 0|normal heart sounds|heart sounds normal|hsdnm|s1 s2 normal|s1s2 normal|hs normal|normal hs|hs 1 2 0
wwp|warm well perfused|well perfused
wwp|warm well perfused|warm peripheries|peripherally warm|warm peripherally
bae|bilateral air entry|equal air entry|air entry equal|ae equal|equal ae|equal bilateral air entry
gaeb|good air entry bilaterally|good bilateral air entry
good ae|good air entry|ae good|air entry good
dull|dullness
ntnd|nt nd|nontender nondistended
bibasal|bibasilar|bilateral bases|both lung bases|bilateral lung bases
bases|lung bases|base
h h|haemoglobin|hemoglobin|hb|hgb
h h|haematocrit|hematocrit|hct
upt|pregnancy test|preg test|urine pregnancy test|hpt
leg doppler|leg dopplers|lower extremity doppler|lower limb doppler|doppler leg|doppler legs
cath|coronary angiogram|coronary angiography|cardiac catheterisation|cardiac catheterization|lhc|cardiac cath|heart cath|coronary angio|coro
angio|angiogram|angiography
fluid resuscitation|ivf resus|fluid resus|fluid resuscitated|resuscitated fluids
fluid bolus|fluid boluses|bolus fluids|fluid challenge
lr|rl|lactated ringers|ringers lactate|ringer s lactate|lactated ringer s
csl|hartmanns|compound sodium lactate
decr|decrease|reduced|downtitrated|down titrated|dose reduced|dose reduction
cocp|coc|combined pill|combined oral contraceptive|combined oral contraceptive pill
ocp|oral contraceptive|oral contraceptive pill|contraceptive pill|birth control pill
sact|systemic anticancer therapy|systemic anti cancer therapy
thrombolysis|thrombolysed|lysis|lysed|thrombolytic|thrombolyzed
tnk|tenecteplase
dnar|dnr|dnacpr|dnacpr form|dnacpr order|dnr order|nfr
code status|resuscitation status|resus status
tep|treatment escalation plan|treatment escalation|escalation plan
ceiling care|ceilings care|ceiling treatment|ceilings treatment
mha|mental health act
sectioned|detained
sdu|imcu|step down unit|intermediate care unit
wr|w r|ward round|pwr
ptwr|post take ward round
nh|nursing home|nursing care home
rh|residential home|residential care|residential care home
personal care|washing dressing|padls
zf|zimmer|zimmer frame|frame|walking frame|walker|wzf
rollator|rw|rolling walker|fww|wheeled walker|wzf|wheeled zimmer|wheeled frame|rzf|wheeled walking frame
tob|tobacco
approx|approximately|around|roughly
back baseline|returned baseline
bib|brought
biba|bibems|biems|brought by ambulance|arrived by ambulance|by ambulance|via ambulance
las|ambulance crew|paramedic|ems|ambulance service
watch wait|watchful waiting|wait and see|expectant management|expectantly|expectant
conservative|conservatively|conservative management|managed conservatively|nonoperative|nonoperatively
uo|uop|urine output|urinary output|urine volumes
primip|primiparous|primigravida|primigravid|first pregnancy
nullip|nulliparous|p0|nulliparity
lump|bump|mass
well|feels well|fine|feels fine|well in self
comfortable|settled
ln|lns|lymph node|lymph nodes|nodes|nodal|node|lymph glands
pabrinex|intravenous vitamins
d c home|discharged home|dc home|home today
d c letter|discharge letter|discharge summary|dc summary|dc letter|d c summary
d c meds|discharge medication|dc meds
d c planning|discharge planning|dc planning
gent|gentamicin|gentamycin
tobra|tobramycin
benpen|ben pen|benzylpenicillin|pen g|penicillin g|benzyl pen
pen v|penv|phenoxymethylpenicillin|penicillin v
pen|penicillin
fluclox|flucloxacillin
amox|amoxicillin|amoxycillin|amoxil
co amox|coamox|co amoxiclav|coamoxiclav|augmentin|amoxicillin clavulanate|amox clav|amoxicillin clavulanic acid
tazo|taz|tazocin|pip taz|piptaz|pip tazo|piperacillin tazobactam|zosyn|tazobactam
mero|meropenem
imi|imipenem
ctx|ceftriaxone|rocephin|cef|ceftriax
cefotax|cefotaxime
cefurox|cefuroxime
ceftaz|ceftazidime
cefaz|cefazolin|ancef
cefalexin|cephalexin|keflex
cefepime|cefep|maxipime
metro|metronidazole|flagyl|metronid
levo|levofloxacin|levaquin
levo|levothyroxine|thyroxine
levo|levetiracetam
moxi|moxifloxacin
clari|clarithro|clarithromycin
azithro|azithromycin|azith|z pak|zpak
erythro|erythromycin
doxy|doxycycline
clinda|clindamycin
dapto|daptomycin
trim|trimethoprim
nitro|nitrofurantoin|macrobid|nitrofur
co trim|cotrim|co trimoxazole|septrin|bactrim|tmp smx|trimethoprim sulfamethoxazole|tmp sulfa
fosfo|fosfomycin
rif|rifampicin|rifampin
pza|pyrazinamide
emb|ethambutol
flucon|fluconazole
mica|micafungin
ambisome|liposomal amphotericin
aciclo|aciclovir|acyclovir|acv
valaciclo|valaciclovir|valacyclovir
oselt|oseltamivir|tamiflu
pred|prednisone
hydrocort|hydrocortisone
methylpred|methylprednisolone|solumedrol|solu medrol|ivmp|mp
budes|budesonide
dexa|dex|dexamethasone|decadron
fludro|fludrocortisone
furo|frus|frusemide|furosemide|lasix
bume|bumet|bumetanide|bumex
spiro|spironolactone|aldactone
epler|eplerenone
metol|metolazone
bendro|bendroflumethiazide|bfz
indap|indapamide
chlorthal|chlortalidone|chlorthalidone
biso|bisop|bisoprolol
metop|metoprolol|lopressor
aten|atenolol
carved|carvedilol|coreg
propran|propranolol
labet|labetalol
amlo|amlod|amlodipine|norvasc
nifed|nifedipine
dilt|diltiazem|cardizem
verap|verapamil
ram|rami|ramip|ramipril
lisin|lisinopril
perind|perindopril
cand|candesartan
vals|valsartan
ator|atorva|atorvastatin|lipitor
simva|simvastatin
rosuva|rosuvastatin|crestor
prava|pravastatin
asa|aspirin
clop|clopid|clopidogrel|plavix
ticag|ticagrelor|brilinta
pras|prasugrel
riva|rivarox|xarelto
dabi|dabig|dabigatran
warf|warfarin|coumadin
enox|enoxaparin|clexane|lovenox
dalt|dalteparin|fragmin
tinz|tinzaparin
fonda|fondaparinux
hep|heparin
amio|amiod|amiodarone
dig|digoxin|digox
flec|flecainide
adeno|adenosine
sotal|sotalol
gtn|glyceryl trinitrate|nitro
ismn|isosorbide mononitrate
hydral|hydralazine
nicor|nicorandil
ranol|ranolazine
met|metf|metformin
glic|gliclazide
glip|glipizide
empa|empagliflozin|jardiance
dapa|dapagliflozin|forxiga|farxiga
sema|semaglutide|ozempic
novorapid|aspart|insulin aspart|novolog
levemir|detemir|insulin detemir
nph|isophane|isophane insulin
basal insulin|long acting insulin|background insulin
bolus insulin|short acting insulin|rapid acting insulin|mealtime insulin|prandial insulin
omep|omepra|omeprazole
lansop|lanso|lansoprazole
pantop|panto|pantoprazole|protonix
esomep|esomeprazole
famot|famotidine|pepcid
ondan|ondansetron|zofran
cycliz|cyclizine
metoclop|metoclopramide|maxolon|reglan
promet|promethazine|phenergan
stemetil|prochlorperazine|compazine
buscopan|hyoscine butylbromide|hyoscine
morph|morphine|mso4
oramorph|oral morphine
oxy|oxycodone
oxynorm|oxycodone
hydromorph|hydromorphone|dilaudid
fent|fentanyl
tram|tramadol
cod|codeine
cocod|cocodamol|co codamol
dhc|dihydrocodeine
ibu|ibuprofen|brufen
diclo|diclof|diclofenac
ketor|ketorolac|toradol
gaba|gabapentin|neurontin
pregab|pregabalin|lyrica
amitrip|amitriptyline
sert|sertraline|zoloft
cital|citalopram
escital|escitalopram|lexapro
fluox|fluoxetine|prozac
mirt|mirtaz|mirtazapine
dulox|duloxetine|cymbalta
olanz|olanzapine|zyprexa
risp|risperidone
quet|quetiapine|seroquel
halo|haloperidol|haldol
aripip|aripiprazole|abilify
vpa|valproate|sodium valproate|epilim|depakote
lev|levetiracetam|keppra
lamot|lamotrigine
cbz|carbamazepine|tegretol
phen|phenytoin|dilantin
lacos|lacosamide
loraz|lorazepam|ativan
diaz|diazepam|valium
midaz|midazolam
chlord|chlordiazepoxide|librium
zop|zopiclone
haloperidol lorazepam|halo loraz
levodopa|sinemet|madopar|co careldopa|co beneldopa
salb|salbut|salbutamol|albuterol|ventolin
iprat|ipratropium|atrovent
sal ipra|salbutamol ipratropium|duoneb|combivent|combinebs
tiotropium|spiriva
fostair|beclometasone formoterol
seret|seretide|fluticasone salmeterol
symb|symbicort|budesonide formoterol
carbo|carbocisteine
theo|theophylline
aminop|aminophylline
mgso4|magnesium sulphate|magnesium sulfate|iv magnesium
sando k|sandok|potassium supplements|oral potassium|k replacement|potassium replacement
phosphate sandoz|phosphate replacement
caco3|calcium carbonate
ca gluc|calcium gluconate
nabic|sodium bicarbonate|bicarb|nahco3|sodium bicarb
feso4|ferrous sulphate|ferrous sulfate|oral iron|iron tablets
fef|ferrous fumarate
iv iron|iron infusion|intravenous iron
adcal|calcium vitamin d|adcal d3|calcium vitamin d3
chole d3|colecalciferol|cholecalciferol|vitamin d3
bisphos|bisphosphonate
alend|alendronate|alendronic acid
zol|zoledronate|zoledronic acid|zometa
denos|denosumab|prolia
allo|allopurinol
aza|azathioprine|azathiop
hcq|hydroxychloroquine|plaquenil
ssz|sulfasalazine|sulphasalazine
lef|leflunomide
ritux|rtx|rituximab
tac|tacrolimus|fk506|prograf
mmf|mycophenolate|cellcept
csa|ciclosporin|cyclosporine
cyc|cyclophosphamide
infliximab|ifx|infliximab infusion
adalimumab|humira|ada
capecit|capecitabine
tmz|temozolomide
cis|cisplatin
pembro|pembrolizumab|keytruda
nivo|nivolumab|opdivo
tam|tamoxifen
letro|letrozole
tamsul|tamsulosin|flomax
finast|finasteride
solif|solifenacin
oxybut|oxybutynin
norad|noradrenaline|norepinephrine|levophed|norepi|na infusion
adren|adrenaline|epinephrine|epi
dobut|dobutamine
metaram|metaraminol
phenyleph|phenylephrine
pressors|vasopressors|pressor support|vasopressor support
inotropes|inotropic support|inotropic
ket|ketamine
roc|rocuronium
sux|suxamethonium|succinylcholine
etom|etomidate
sevo|sevoflurane
bupi|bupivacaine|marcaine
lido|lidocaine|lignocaine
n saline|normal saline
nalox|naloxone|narcan
flumaz|flumazenil
nac|n acetylcysteine|acetylcysteine|parvolex
vit k|vitamin k|phytomenadione
terli|terlipressin
octr|octreotide
lact|lactulose
rifax|rifaximin
movicol|laxido|macrogol|miralax|peg 3350|polyethylene glycol
senna|senokot
docus|docusate|colace
loper|loperamide|imodium
mesal|mesalazine|mesalamine|5asa
urso|ursodeoxycholic acid|ursodiol|udca
creon|pancreatic enzymes|pert|pancreatic enzyme replacement|pancreatic enzyme replacement therapy
carbim|carbimazole
ptu|propylthiouracil
hrt patches|hormone replacement patches
mife|mifepristone
ergo|ergometrine
carboprost|hemabate
terb|terbutaline
ancs|antenatal corticosteroids|antenatal steroids
cpz|chlorpromazine
ssz|sulfasalazine
ept|epoprostenol
epo|erythropoietin|darbepoetin
fem|femoral
fem pop|femoropopliteal|femoral popliteal|fem popliteal
pop|popliteal
hum|humerus|humeral
tib|tibia|tibial
tib fib|tibia fibula
fib|fibula
clav|clavicle|clavicular
scap|scapula
mt|metatarsal
mc|metacarpal
phal|phalanx|phalangeal
thor|thoracic
vert|vertebra|vertebral|vertebrae
occ|occipital|occiput
pariet|parietal
cereb|cerebellar|cerebellum
vent|ventricular|ventricle
duod|duodenum|duodenal|d2
jej|jejunum|jejunal
ti|terminal ileum
oes|oesophagus|oesophageal
goj|gej|gastro oesophageal junction|gastroesophageal junction|oesophagogastric junction
ac|ascending colon
hf|hepatic flexure
sf|splenic flexure
pv|portal vein
hv|hepatic vein
gsv|lsv|great saphenous vein|long saphenous vein
ssv|short saphenous vein|small saphenous vein
scv|subclavian vein|subclavian
cfv|common femoral vein
ak|above knee
bk|below knee
bk pop|below knee popliteal
ipsi|ipsilateral|same side|ipsilaterally
contra|contralateral|opposite side|contralaterally
amp|amputation|amputated|amputee
seg|segment|segmental
subseg|subsegmental
rf|ring finger
lf|little finger
mf|middle finger
vit|vitreous
ret|retina|retinal
cornea|corneal
conj|conjunctiva|conjunctival|conjunctivae
plex|plexus
ung|nail
tymp|tympanic
mand|mandible|mandibular|jaw
infxn|infn|infec|infect|infectious
w u|workup|work up|wu|investigations|investigated
ran|run|running
woke|awoke|woken|waking|wakes|woke up
blew|blown
drank|drunk|drink
drove|driven
ate|eaten|eat|eating|eats
felt|feel
gave|given|give|giving
hit|hitting|struck|strike
knew|known|know|aware
kept|keep
lay|lain|lie|lying
lost|lose|losing|loses
met|meet|mtg|meetings
rang|rung|phoned|telephoned|called
sat|sit|sitting|sits
shook|shaken
spoke|speak|talked
stuck|stick
threw|thrown|throw
took|taken|take|taking|takes
tore|torn|tear
wore|worn|wear
wrote|written|write
sought|seek
led|leading
meant|mean
bought|buy
caught|catch
chose|choose
shot|shoot
spat|spit
swam|swim|swimming
rode|ride|riding
rovsing|rovsing s sign|rovsings|rovsings sign
murphy|murphy s sign|murphys|murphys sign
mcburney|mcburney s point|mcburneys point
psoas|psoas sign
nikolsky|nikolsky sign
kernig|kernig s sign
brudzinski|brudzinski s sign
homan|homans sign
tinel|tinel s sign
phalen|phalens|phalen s test|phalens test
lachman|lachmans|lachman test|lachmans test
mcmurray|mcmurrays|mcmurray s test|mcmurrays test
drawer|drawer test|anterior drawer|anterior drawer test
hawkins|hawkins test|hawkins kennedy|hawkins sign
neer|neer s test|neer sign
spurling|spurlings|spurling s test
finkelstein|finkelstein s test
trendelenburg|trendelenburg sign|trendelenburg test
thomas|thomas test
simmonds|simmonds test|thompson test
hoffman|hoffmans|hoffmann|hoffmann s sign|hoffman s sign
romberg|romberg s sign|romberg test
babinski|babinski sign
hallpike|dix hallpike|dix hallpike test|dix hallpike manoeuvre
epley|epley manoeuvre|epley maneuver
rinne|rinne test
weber|weber test
seidel|seidel test
fluorescein|fluorescein staining
fast arms|arm speech
grey turner|grey turner s sign
cullen|cullen s sign
schober|schobers|schober s test
ortolani|ortolani test
barlow|barlow test
nonhealing|unhealed
nonbilious|nonbilous
nonreactive|unreactive
noncontrast|unenhanced|plain
nonobstructing|nonobstructive
nonspecific|non specific
nonpalpable|impalpable
nondisplaced|undisplaced
nonsteroidal|non steroidal
normocytic|normal mcv
endoscopy upper gastrointestinal tract|endoscopy upper gi tract|ogd|egd|upper gi endoscopy|upper gastrointestinal endoscopy|gastroscopy
radiograph chest|x ray chest|film chest|cxr|chest x ray|chest radiograph|plain chest film|plain chest radiograph|plain chest x ray|xr chest
radiograph abdomen|x ray abdomen|film abdomen|axr|abdominal x ray|abdominal radiograph|plain abdominal film|plain film abdomen|xr abdomen
radiograph pelvis|x ray pelvis|pelvic x ray|pelvic radiograph|pxr|xr pelvis
cta|ct angiography|ct angiogram|computed tomography angiography|computed tomography angiogram|computed tomographic angiography|ct angio|angiography ct
ctpa|ct pulmonary angiogram|ct pulmonary angiography|computed tomography pulmonary angiography|computed tomography pulmonary angiogram|computed tomographic pulmonary angiography|computed tomographic pulmonary angiogram|ct pulmonary angio|pulmonary ct angiogram|pulmonary ct angiography
ctap|ct ap|ct abdomen pelvis|computed tomography abdomen pelvis|ct abdo pelvis|ct a p|ct abd pelvis|ct scan abdomen pelvis|computed tomographic scan abdomen pelvis|computed tomography scan abdomen pelvis
ctcap|ct tap|ct chest abdomen pelvis|computed tomography chest abdomen pelvis|ct thorax abdomen pelvis|ct scan chest abdomen pelvis|computed tomography thorax abdomen pelvis
cth|ct head|ct brain|head ct|computed tomography head|computed tomography brain|ct scan head|ct scan brain|computed tomography scan head|cranial ct|nchct|ncct|cthead|brain ct|non contrast ct head|noncontrast ct head|plain ct head
ctkub|ct kub|ct kidneys ureters bladder|computed tomography kidneys ureters bladder|ct urinary tract|ct renal tract|ct stone protocol
hrct|high resolution ct|high resolution computed tomography|high resolution chest ct|hrct chest|high resolution ct chest
ctca|ccta|ct coronary angiogram|ct coronary angiography|computed tomography coronary angiography|computed tomography coronary angiogram|coronary ct angiography|coronary ct angiogram
ctv|ct venogram|ct venography|computed tomography venography
mrv|mr venogram|mr venography|magnetic resonance venography
mra|mr angiogram|mr angiography|magnetic resonance angiography|magnetic resonance angiogram
mri head|mri brain|mr brain|brain mri|head mri|magnetic resonance imaging brain|magnetic resonance imaging head|magnetic resonance brain|mri scan head|mri scan brain|mrib
mri spine|mr spine|spine mri|spinal mri|magnetic resonance imaging spine|whole spine mri|mri whole spine
mrcp|magnetic resonance cholangiopancreatography|mr cholangiopancreatography|magnetic resonance cholangiopancreatogram|mr cholangiopancreatogram
pet|pet ct|positron emission tomography|pet scan|positron emission tomography ct
vq|v q|vq scan|ventilation perfusion scan|v q scan|ventilation perfusion|ventilation perfusion scintigraphy
dexa|dxa|dexa scan|bone density scan|bone densitometry|dual energy x ray absorptiometry|bone mineral density|bmd
bone scan|nuclear bone scan|bone scintigraphy
hida|hida scan|hepatobiliary scan|cholescintigraphy
dmsa|dmsa scan
mag3|mag3 renogram|renogram
mcug|vcug|micturating cystourethrogram|voiding cystourethrogram
barium swallow|ba swallow|contrast swallow|oesophagram|esophagram
mbs|mbss|vfss|videofluoroscopy|modified barium swallow|modified barium swallow study|videofluoroscopic swallow study
fees|fibreoptic endoscopic evaluation swallowing
gastrografin|gastrografin follow through|water soluble contrast
venogram|venography
ultrasound abdomen|abdominal ultrasound|uss abdo|abdominal uss|ultrasound scan abdomen|ultrasonography abdomen|abdominal ultrasonography|abdominal ultrasound scan
ultrasound kidneys|renal ultrasound|renal uss|uss renal|uss kub|ultrasound renal tract|ultrasound urinary tract|ultrasound scan kidneys|ultrasonography kidneys|uss renal tract
ultrasound pelvis|pelvic ultrasound|uss pelvis|pelvic uss|ultrasound scan pelvis|tvus|transvaginal ultrasound
ultrasound neck|neck ultrasound|uss neck
ultrasound breast|breast ultrasound|uss breast
ultrasound testes|scrotal ultrasound|testicular ultrasound|uss testes|uss scrotum|ultrasound scrotum
cultures blood|blood cultures|bcx|bc|bcs|blood cx|bld cx
culture urine|urine culture|ucx|urine cx|msu
culture sputum|sputum culture|scx|sputum cx
culture stool|stool culture|stool cx
culture csf|csf culture|csf cx
culture wound|wound culture|wound swab|wound cx|wcx
count white cells|white cell count|wcc|wbc|white blood cells|white count
count platelets|platelet count|plt|plts|platelets
level haemoglobin|hb|haemoglobin level|hemoglobin level|hgb
function kidneys|renal function|kidney function|u&e
function liver|liver function|lfts|lft
function thyroid|thyroid function|tfts|tft
movements eyes|eye movements|eom|eoms
sounds heart|heart sounds|hs
sounds bowel|bowel sounds|bs
sounds breath|breath sounds|bs
entry air|air entry|ae
body surface area|bsa|tbsa|total body surface area|surface area
rash|eruption|exanthem|skin eruption
goc|goals care|gocd
mtg|meeting|meetings
aware|knows|informed|understands|acknowledges
working|functioning|functions
function|functionally|functioning|function level
issues|problems|problem|concerns
min a|minimal assistance|minimal assist|min assist|minimum assistance
mod a|moderate assistance|moderate assist|mod assist
max a|maximal assistance|maximal assist|max assist|maximum assistance
mod i|modified independent|modified independence|mod indep|mod ind
tot a|total assistance|total assist|dependent
cga|contact guard|contact guard assistance|contact guard assist
lb dressing|lower body dressing
ub dressing|upper body dressing
slide board|transfer board
ic|isc|cic|intermittent catheterization|intermittent catheterisation|self catheterisation|self catheterization|intermittent self catheterization|intermittent cath
pi|pis|pressure injury|pressure ulcer|pressure sore
ag|gap|anion gap
coag|coagulase
c b|complicated
tol po|tolerating po|tolerating oral intake|tolerating oral diet|tolerating diet|tolerating oral|oral intake tolerated|po tolerated|tol diet|tolerating oral feeds
flatus|passing flatus|passing gas|passing wind|gas passed
afvss|vital signs stable|vitals stable|vss
chase|follow up|follow result|obtain|obtain result|check result
aim|target|goal|aiming
target sats|target saturations|aim sats|aim saturations|goal sats|target spo2|target oxygen saturation|sats target|saturation target
pls|please|kindly
ctrl|control|controlled|ctrld
unctrl|uncontrolled|poorly controlled|poor control|badly controlled
well ctrl|well controlled|good control
uncertain|unclear|unknown|unsure|undetermined
doc|docs|doctor
phone|telephone|tel|t con|telecon
tel consult|telephone consultation|telephone appointment|telephone review|phone consultation|telephone clinic|tele consult
vid consult|video consultation
f2f|face to face
rpt rx|repeat prescription
em|emergency|emergent|emergently
el|elective|planned|electively
urg|urgent|urgently
asap|soon possible
routine|routinely
occ|occasional|occasionally
freq|frequent|frequently|often
intermit|intermittent|intermittently|comes goes
grad|gradual|gradually
prog|progressive|progressively
rad|radiating|radiation
rad arm|radiating arm
location|located|localised
char|character|nature
sev|severity
exac|exacerbating|aggravating
rel|relieving|relief|eased|alleviated
movt|mvmt|movement|movements|mvt|mov
insp|inspiration|inspiratory|deep breath|deep inspiration
exp|expiration|expiratory
amb|ambulation|ambulate|walk
abn|abnormal|abnormality
sl|slight|slightly
diff|difficulty
diff|differential
equiv|equivocal|indeterminate
unch|unchanged
comp prev|compared previous|compared prior|c f previous
resp|respond|response
enc|encouraged
education|educated
d w family|discussed family|family discussion|spoke family|family updated|family informed|updated family
fam mtg|family meeting|fam meeting
upd|updated|informed
consent|consented|informed consent|consent obtained
hospice|hospice care
coc|continuity care
tfr|transfer
repat|repatriated|repatriation|transferred back
tert|tertiary
dgh|district general hospital
osh|outside hospital|outside facility|oh hospital|another hospital
vis|visit
hmp|prison
nfa|homeless|rough sleeper
temp accom|temporary accommodation|hostel
bung|bungalow
gff|ground floor flat|ground floor
lvl access|level access
ds|dosette
kss|key safe
pendant|pendant alarm|careline|lifeline|alarm pendant
pkg|package
freq carers|carers
bariatric|bariatric equipment
commode|bedside commode|bsc
equip|dme
gr|grab rail|grab bars
rts|raised toilet seat
ha|hearing aid|hearing aids
gl|glasses|spectacles
dentures|false teeth
sens imp|sensory impairment
lang|language
interp|interpreter|translator
pall|palliative
ca pts|cancer patients
occ health|occupational health
self emp|self employed
grp|group
bld|blood
bld grp|blood group|blood type
rh pos|rh positive|rhesus positive
rh|rhesus
ip|inpatient|inpatients|in patient
tx pl|treatment plan
stage|st
diam|diameter
vol|volume
wt|weight|wgt|weighed
approx wt|estimated weight
bsl|blood sugar level
tmax|maximum temperature|highest temperature|peak temperature|temp max
sbp|systolic|systolic blood pressure|systolic bp|systolic pressure
dbp|diastolic|diastolic blood pressure|diastolic bp
lying standing bp|postural bp|lsbp|orthostatic vitals|orthostatic blood pressure|lying standing blood pressure|orthostatics|postural blood pressure
insens|insensible
stool chart|bristol|bsc|bristol stool
inr target|target inr
hb stable|stable hb|haemoglobin stable|stable haemoglobin
emoll|emollient|emollients|moisturiser
top steroid|topical steroid|topical corticosteroid|steroid cream
ppx|prophylaxis|prophylactic
pep|post exposure prophylaxis
prep|pre exposure prophylaxis
art|arv|arvs|antiretroviral|antiretroviral therapy|haart
tst|mantoux|ppd|tuberculin skin test
bcg|bcg vaccine
dtap|diphtheria tetanus pertussis
tet|tetanus|tetanus booster|tetanus vaccine|adt
flu jab|flu vaccine|influenza vaccine|flu shot
pneumovax|pneumococcal vaccine
obs hx|obstetric history|past obstetric history|poh|pobhx
gyn hx|gynaecological history|past gynaecological history
booking|booking visit
anom scan|anomaly scan|20 week scan|20/40 scan|anatomy scan
dating scan|12 week scan|12/40 scan
nt|nuchal translucency
gtt|ogtt|glucose tolerance test|oral glucose tolerance test
trimester|trim
t1|first trimester
t2|second trimester
t3|third trimester
fully dilated|10 cm dilated
cx|cervix|cervical
cx dilated|cervical dilatation|dilated
contr|contractions|tightenings|ctx|ctxs|uterine contractions
memb|membranes
plac|placenta|placental|afterbirth
rop|manual removal placenta|mrop|mrp
peri|perineum|perineal
fund|fundus|fundal
liveborn|live birth|live born
lb|live birth
sb|stillbirth|stillborn
top|termination pregnancy|termination|abortion
erpc|smm|surgical management miscarriage|evacuation retained products|d c procedure|dilatation curettage
gest|gestational|weeks gestation
ex prem|ex premature|born prematurely|born preterm
corr age|corrected age|corrected gestational age
nbu|neonatal unit
cot|crib
incub|incubator
uvc|umbilical venous catheter
uac|umbilical arterial catheter
surf|surfactant|curosurf
sbr|serum bilirubin|bilirubin
dct|dat|direct coombs test|coombs|coombs test|direct antiglobulin test
og|orogastric|orogastric tube
wob|work breathing|respiratory effort|effort breathing
sx|suction|suctioned
saline nebs|nebulised saline|saline nebulisers
hts|hypertonic saline
playful|playing|alert active
poor feeding|reduced feeds|feeding poorly|off feeds
toilet trained|continent
nursery|daycare|day care|kindergarten|preschool
sn|school nurse
cp plan|child protection plan|child protection
lac|looked after child
fpp|first psychotic presentation|first episode psychosis|fep|eip
mse|mental state examination|mental status examination|mental status exam|mental state exam|mental state|mental status
psychomotor|psychomotor slowing|psychomotor retardation
flat|blunted|flattened
euthymic|mood normal|normal mood
avh|auditory visual hallucinations|visual auditory hallucinations
avh|auditory hallucinations|auditory
avh|visual hallucinations
si hi|suicidal homicidal ideation|suicidal ideation homicidal ideation
depot|depot injection|long acting injection|lai|long acting injectable
vol|informal|voluntary|voluntarily|informally
1 1|one one|one to one|special observation
co|care coordinator|cco
cpn|community psychiatric nurse|community mental health nurse
eipt|early intervention psychosis
fasic|fasciculations
tone|muscle tone
sens|sensory|sensory function
pp|pinprick|pin prick
jps|proprioception
vib|vibration
ref|reflex
nyst|nystagmus
pup|pupil
visual inattention|neglect|inattention
hand grip|grip strength|grip
dysd|dysdiadochokinesia|dysdiadochokinesis
lsw|last seen well|last known well|lkw
window|time window|treatment window
tx window|treatment window
sip test|bedside swallow|swallow screen|bedside swallow assessment|swallow test
peg feeds|gastrostomy feeds
nectar|nectar thick
hand dom|hand dominance
sling|broad arm sling|arm sling|collar cuff
boot|walking boot|cam boot|aircast|moon boot|aircast boot
tlso|brace|spinal brace
collar|cervical collar|hard collar|miami j|neck collar
ex fix|external fixator|external fixation|exfix|frame ex fix
mow|metalwork|hardware|metalware|implants
rom metalwork|removal metalwork|roh|removal hardware|hardware removal
inj|steroid injection
csi|corticosteroid injection|steroid injection|cortisone injection
esi|epidural steroid injection
fi|facet injection
mcs joint|joint aspirate culture
jt|joint|jts
lig|ligament|ligamentous
musc|muscle|muscular
crep|crepitus
def|deformity|deformed
short ext rot|shortened externally rotated|short rotated|sler
nvd|neurovascularly
xr review|x ray reviewed
fx clinic|fracture clinic|#clinic|vfc|virtual fracture clinic
iop check|pressure check
hm|hand movements|hand motion
cf|counting fingers
lp|perception light|light perception|pl
ph|pinhole|pin hole
phaco|phacoemulsification|cataract surgery|cataract extraction
ivt|intravitreal injection|intravitreal
antivegf|anti vegf
prp|panretinal photocoagulation|laser photocoagulation
ppv|vitrectomy|pars plana vitrectomy
yag|yag laser|laser capsulotomy
at|artificial tears|lubricants|eye lubricants|lubricating drops
gtts|drops|eye drops|eyedrops
oc|eye ointment|occ
dfe|dilated fundus exam|dilated fundus examination|fundoscopy|funduscopy|fundus
rnfl|nerve fibre layer
fess|functional endoscopic sinus surgery
fne|fnl|nasendoscopy|flexible nasendoscopy|flexible laryngoscopy|fibreoptic laryngoscopy|nasolaryngoscopy|npl
pta|pure tone audiogram|pure tone audiometry|audiogram|audiometry
tonsillectomy|tonsils removed
adenotonsillectomy|tonsils adenoids removed
grommets|ear tubes|tympanostomy tubes|ventilation tubes|pe tubes
packed|nasal pack|rapid rhino|merocel
cautery|cauterised|cauterized|agno3|silver nitrate
eac|external auditory canal|ear canal
mw|midwife|midwives|cmw|community midwife
hcaw|support worker
home visit|access visit
refd|referred|referral made|referral
dw|discussed
cons ld|consultant led
vasc access|vascular access
sats ra|saturations on air
cont meds|continue medications|medications continued|usual medications continued
uncomp|uncomplicated
int|intermittent
mets w u|metastatic workup|staging investigations
res margins|resection margins|margins
r0|clear margins|clean margins|margins clear|margins clean|margins free
ln pos|node positive|nodal involvement
recur|recurrence|recurrent|relapse
surveil|surveillance|active surveillance
prog|prognosis
prog|progression
pd|progressive disease|disease progression|progression
ttp|time to progression
mx plan|management plan|plan
cond|condition
dc cond|condition discharge|discharge condition
dispo|disposition|discharge destination
los d|length stay
hosp course|hospital course|course in hospital
mdi|multiple daily injections|basal bolus
csii|insulin pump|pump|pump therapy
cgm|continuous glucose monitor|freestyle libre|flash glucose monitor|sensor
tdd|total daily dose
icr|carb ratio|insulin carbohydrate ratio|insulin to carb ratio
isf|correction factor|correction ratio|insulin sensitivity factor
tpo|thyroid peroxidase|anti tpo
acth|adrenocorticotropic hormone
gh|growth hormone
prl|prolactin
fsh|follicle stimulating hormone
lh|luteinising hormone|luteinizing hormone
amh|anti mullerian hormone
e2|oestradiol|estradiol
igf1|igf 1|insulin like growth factor
gad|gad antibodies|anti gad
hla|human leukocyte antigen
c3 c4|complement|complements
dsdna|ds dna|anti dsdna|double stranded dna
ttg|tissue transglutaminase|coeliac screen|coeliac serology|celiac serology
fcp|fcal|calpro|faecal calprotectin|fecal calprotectin|calprotectin
fit test|faecal immunochemical test|fecal immunochemical test
fobt|faecal occult blood|fecal occult blood|occult blood|guaiac
g6pd|glucose 6 phosphate dehydrogenase
bm|bone marrow
lft deranged|deranged lfts
osm|osmolality|serum osmolality
una|urine sodium|urinary sodium
uosm|urine osmolality|urinary osmolality
etoh level|alcohol level|blood alcohol
uds|utox|urine drug screen|urine toxicology|urine tox|drug screen|toxicology screen|tox screen
apap level|paracetamol level
asa level|salicylate|salicylate level
dig level|digoxin level
vanc trough|vancomycin level|vanc level|vancomycin trough
termination pregnancy|termination|abortion
index finger|forefinger
fev1|forced expiratory volume|forced expiratory volume one second|forced expiratory volume first second
ratio fev1|fev1 fvc|fev1 fvc ratio
tlco|dlco|transfer factor|diffusing capacity|gas transfer
mmrc|dyspnoea scale|mrc dyspnoea|dyspnea scale|mrc dyspnoea score
unsuccessful|failed|failure|unsuccessfully
wdwn|well developed well nourished
nontoxic|well appearing|well looking|looks well|appears well
unwell looking|looks unwell|appeared unwell|ill appearing|toxic|toxic appearing
awake|alert|wakeful
alert|gcs 15|fully alert|fully conscious
hep lock|hliv|heparin lock|saline lock
authorisation|authorization|approval|approved
optimised|stable
extracted|removed|removal
involved|involvement|input
wound check|wound review|wound inspection
bloods nad|normal bloods
triple therapy|triple rx|triple tx|eradication|eradication therapy|eradicated
rest|remainder|remaining
reinstated|restarted|resumed|recommenced|recommencement
adequate|adequately|sufficient|sufficiently|enough
ok|okay|satisfactory|satisfactorily|fine|acceptable
refractory|resistant|nonresponsive
promptly|quickly|rapidly|swiftly|fast|rapid|quick
marked|markedly|pronounced
trace|trivial|minimal
scattered|sporadic
replenished|replaced|repleted|corrected|supplemented|topped
conveyed|brought|transported|bib|biba
notified|informed|told|aware
unaltered|unchanged|same
cohabits|lives|living|cohabiting|lw
thrice|three times
fortnightly|every 2 weeks|2 weekly|every two weeks|2 wkly
outcome|result
foul|offensive|smelly|malodorous|foul smelling
rousable|rouses|easily roused|arousable
apartment|flat|condo
abstinent|sober|abstaining|abstinence
decomp|decompensated|decompensation
neut|neutropenic
haem|haematological|hematological
isch|ischaemic|ischemic
haemorrh|haemorrhagic|hemorrhagic
thromb|thrombotic|thrombosed
embol|embolic
obst|obstr|obstructed|obstructive
occl|occluded|occlusion|occlusive
metast|metastatic
malig|malignant|malignancy
periph|peripheral|peripherally
cent|central|centrally
necr|necrotic|necrosis
maculopap|maculopapular|mac pap
idio|idiopathic
congen|congenital
adhesions|adhesional|adhesive
has|human albumin|albumin solution|20 albumin|human albumin solution|albumin infusion
depomedrone|depo medrone|methylprednisolone|depomedrol|depo medrol
intub|intubated|tubed
disch|discharge
admin|administered|given
eval|evaluation|evaluated|assessed
consult|consultant opinion
assist|assistance|help|aid
avail|available|availability
est|estimated
estab|established
prelim|preliminary
info|information
subj|subjective|subjectively
obj|objective|objectively
resid|residual
dep|dependent
def|definite|definitely
conserv|conservative|conservatively
decis|decision
listed|waiting list|booked surgery|scheduled
tci date|admission date
discharged|discharged home|went home|home
home|discharged home|went home|returned home
uneventful recovery|recovered well|good recovery
immob|immobilised|immobilized
decompr|decompression
lam|laminectomy
microdisc|microdiscectomy|discectomy
fus|fusion|fused
crani|craniotomy|craniectomy
burr hole|burr holes|burrhole
evd|external ventricular drain|ventricular drain
vps|vp shunt|ventriculoperitoneal shunt
pigtail|pigtail drain|pigtail catheter
ivc filter|inferior vena cava filter
embolis|embolised|embolized|embo
cryoablation|cryo ablation
maze|maze procedure
lvad|left ventricular assist device
laa|left atrial appendage
pfo closure|closure patent foramen ovale
rygb|gastric bypass|roux en y gastric bypass
tep hernia|laparoscopic hernia repair
ihr|inguinal hernia repair|hernia repair inguinal
ar resection|anterior resection
rhemi|right hemicolectomy|right hemi
lhemi|left hemicolectomy|left hemi
oesophagectomy|esophagectomy
whipples|pancreaticoduodenectomy|whipple procedure
lap nephrectomy|laparoscopic nephrectomy
ralp|robotic prostatectomy|robot assisted prostatectomy|robotic assisted prostatectomy
holep|holmium laser enucleation
pcnl|percutaneous nephrolithotomy
orchi|orchidectomy|orchiectomy|orchidopexy explored
circ|circumcision
hyst|hysterectomy
lletz|leep|large loop excision|loop excision
d&c|dilatation curettage|curettage
tubal|tubal ligation|btl|sterilisation|sterilization
myom|myomectomy
bcs|breast conserving surgery|lumpectomy|wide local excision
recon|reconstruction
septo|septoplasty
turbs|turbinates|turbinoplasty
trab|trabeculectomy
dcr|dacryocystorhinostomy
lasik|laser refractive surgery
pk|penetrating keratoplasty|corneal graft|corneal transplant
dmek|endothelial keratoplasty
elt|extraction teeth|dental extraction|tooth extraction
rct|root canal|root canal treatment
afo|ankle foot orthosis
abr|auditory brainstem response
adf|dorsiflexion
cns tx|cns treatment
bls|basic life support
atls|advanced trauma life support|trauma call
dob test|dobutamine test
dbs|deep brain stimulation|deep brain stimulator
elisa|enzyme linked immunosorbent assay
fdp|fibrin degradation products
ivp|ivu|intravenous urogram|intravenous pyelogram
maoi|monoamine oxidase inhibitor
mdma|ecstasy
mibg|mibg scan
mmr|measles mumps rubella|mmr vaccine
nhs|national health service
psv|pressure support|pressure support ventilation
simv|synchronised intermittent mandatory ventilation
aprv|airway pressure release ventilation
proned|prone position|prone ventilation
puva|phototherapy psoralen
nbuvb|narrowband uvb|narrowband phototherapy
raas|renin angiotensin system|renin angiotensin aldosterone system
serm|selective oestrogen receptor modulator
sxr|skull x ray|skull radiograph
ted|compression stocking|compression stockings
tens|transcutaneous electrical nerve stimulation
tnf|tumour necrosis factor|tumor necrosis factor
anti tnf|tumour necrosis factor inhibitor|tnf inhibitor
trus|transrectal ultrasound|trus biopsy|transrectal ultrasound biopsy
uv|ultraviolet
afpt|afp test
bis|bispectral index
bivad|biventricular assist device
bvm|bag valve mask|bagging
cpex|cpet|cardiopulmonary exercise test
ddavp|desmopressin
dpp4|dpp4 inhibitor|gliptin
epap|expiratory positive airway pressure
ipap|inspiratory positive airway pressure
etco2|end tidal co2|capnography|end tidal carbon dioxide
evh|endoscopic vein harvest
ffr|fractional flow reserve
ivus|intravascular ultrasound
ivl|intravascular lithotripsy|shockwave
cmr stress|stress cardiac mri|stress perfusion mri
fluorescence in situ hybridisation|fluorescence in situ hybridization
flair|flair sequence
hints|hints exam|head impulse test
impella|impella device
iort|intraoperative radiotherapy
sabr|sbrt|stereotactic radiotherapy|stereotactic ablative radiotherapy|stereotactic body radiotherapy
srs|stereotactic radiosurgery|gamma knife
wbrt|whole brain radiotherapy
imrt|intensity modulated radiotherapy
kdigo|kdigo stage
laparo|laparoscopic|laparoscopy
liq|liquid
lvedp|left ventricular end diastolic pressure
lvot|left ventricular outflow tract
naat|nucleic acid amplification test
opcab|off pump bypass
pcom|posterior communicating artery
acom|acomm|anterior communicating artery
pcwp|pulmonary capillary wedge pressure|wedge pressure
pdt|photodynamic therapy
pgd|preimplantation genetic diagnosis
ivf treatment|in vitro fertilisation|in vitro fertilization
icsi|intracytoplasmic sperm injection
iui|intrauterine insemination
sofa|sofa score|qsofa
apache|apache score|apache ii
stir|stir sequence
svr|systemic vascular resistance
swt|shock wave therapy
6mwt|6mwd|six minute walk|6 minute walk|six minute walk test|6 minute walk test
tva|tva ultrasound
upj|pelviureteric junction|puj|ureteropelvic junction
vuj|uvj|vesicoureteric junction|vesicoureteral junction|ureterovesical junction
shbg|sex hormone binding globulin
dheas|dehydroepiandrosterone
tbw|total body water
ibw|ideal body weight
abw|actual body weight|adjusted body weight
bmr|basal metabolic rate
lbm|lean body mass
nrs|numerical rating scale|numeric rating scale
vas|visual analogue scale|visual analog scale|pain score
rass|richmond agitation sedation scale
cam|cam icu|confusion assessment method
rvot|right ventricular outflow tract
tapse|tricuspid annular plane systolic excursion
gls|global longitudinal strain
mvo|microvascular obstruction
lge|late gadolinium enhancement
gad|gadolinium|gadolinium contrast
iv contrast|intravenous contrast|contrast enhanced
suv|standardised uptake value|standardized uptake value
fdg|fluorodeoxyglucose|fdg avid|fdg uptake
bosniak|bosniak category
figo|figo stage
breslow|breslow thickness
child pugh|cp score|child pugh score
cps|childs pugh
rockall|rockall score
ranson|ranson score
alvarado|alvarado score
centor|centor score|feverpain
fibroscan|transient elastography|elastography|liver stiffness
hvpg|hepatic venous pressure gradient|portal pressure gradient
saag|serum ascites albumin gradient
eras|enhanced recovery
orthogeris|orthogeriatric|orthogeriatrician|orthogeriatricians
nhfd|hip fracture database
fls|fracture liaison|fracture liaison service
dmt|disease modifying therapy|disease modifying treatment
chronic pain clinic|pain clinic|pain team|pain service
mdt clinic|joint clinic
pift|patient initiated follow up
ucc|urgent care|urgent care centre|urgent care center
wic|walk in centre|walk in clinic
miu|minor injuries unit
ooh gp|out hours gp|out hours doctor
gum|gu clinic|sexual health clinic|genitourinary medicine
epu|epau|early pregnancy unit|early pregnancy assessment unit
lw|labour ward|delivery suite|l d|labor delivery
mlu|birth centre|midwife led unit
camhs|child adolescent mental health services
lac review|looked after child review
multi agency safeguarding hub|safeguarding hub
marac|multi agency risk assessment conference
cin|child in need
ehcp|education health care plan
senco|special educational needs
asc|adult social care
aa|alcoholics anonymous
ost|opioid substitution therapy|opiate substitution|methadone maintenance
nrt|nicotine replacement|nicotine replacement therapy|nicotine patches
vape|vapes|vaping
mat|medication assisted treatment
hbo|hyperbaric oxygen therapy|hyperbaric oxygen
vad pump|ventricular assist device
ted hose|compression hosiery|compression hosiery stockings
maggot|larval therapy
zn|zinc
pb|lead level
hcy|homocysteine
nh3|ammonia
bhb|betahydroxybutyrate|beta hydroxybutyrate|blood ketone
cpep|c peptide
ace level|serum ace|angiotensin converting enzyme
rvp|respiratory viral panel|resp viral panel|viral panel|respiratory virus panel|viral swab|viral throat swab
mrsa screen|mrsa swab
urine ag|urinary antigen|urinary antigens|legionella antigen
sars pcr|covid pcr|covid test|covid swab
lat flow|lft covid|lateral flow|lateral flow test
nit|nitr|nits|nitrite
leuc|leuks|leucocytes|leukocytes|leucocyte esterase|leukocyte esterase
prot|protein
uketones|urinary ketones|urine ketones
push fluids|drink plenty|plenty fluids|drink plenty fluids|increase fluid intake|encourage fluids|encourage oral fluids|oral fluids encouraged|high fluid intake|good fluid intake
po|oral intake|po intake
consol|consolidation|consolidated|consolidative
infilt|infiltrate|infiltration
atelect|atelectasis|atelectatic
hyperinf|hyperinflated|hyperinflation|hyperexpanded
mediast|mediastinal|mediastinum
diaph|diaphragm|diaphragmatic|hemidiaphragm
subcut emphysema|surgical emphysema|subcutaneous emphysema
perit|peritoneal|peritoneum
retroperit|retroperitoneal|retroperitoneum
mesent|mesenteric|mesentery
oment|omental|omentum
thyr|thyroid
submand|submandibular
laryng|laryngeal|larynx
pharyng|pharyngeal|pharynx
nasoph|nasopharynx|nasopharyngeal
ul ll|upper lower limbs
chatty|talking|talkative
bloods rpt|bloods repeated|repeat bloods|repeated blood tests|rpt bloods|repeat blood tests
rpt ct|repeat ct|ct repeated|repeat scan
rpt cxr|repeat cxr|repeat chest x ray|repeat chest radiograph|further chest x ray
rtc|return clinic|come back|return
rv sooner|review sooner|earlier review
cleaner|cleaning help
walks furniture|furniture walks|holding furniture
self caring|self cares|independent personal care|independent self care
shopping|shops
forgetful|poor memory|memory problems|memory loss|memory difficulties|stm loss|short term memory loss
chewing|masticating
tearful|crying|weepy
aggress|aggressive|aggression
wander|wandering|wandersome
snappy|irritable
oozing|discharging|weeping|exuding|ooze|discharge wound
granulating|granulation
healing well|well healed|good healing
pus|purulent discharge|purulent
runny nose|nasal discharge|rhinorrhoea
blocked nose|nasal congestion|nasal obstruction|stuffy nose|nasal blockage|congested nose
hoarse voice|hoarseness|voice hoarse
lump throat|globus
pins|paraesthesia
giving way|instability knee|gives way|unstable knee
locking|locked knee
dead leg|numb leg
trapped wind|bloating
tummy bug|gastroenteritis
water works|waterworks|urinary function
passing water|passing urine|urination|micturition
back passage|rectum|anus
womb|uterus|uterine
waters|amniotic fluid|liquor
monthly|period|menses|menstruation|menstrual
heart rhythm|rhythm
heart tracing|ecg
heart scan|echocardiogram|echo
blood clot|thrombus|thrombosis
water infection|uti|urinary tract infection
ureteric stone|ureteric calculus|ureteral stone|ureteral calculus
bladder stone|bladder calculus|vesical calculus
`
