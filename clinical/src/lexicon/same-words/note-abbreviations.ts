/**
 * Abbreviations of notes with what they stand for, in Spanish, Catalan and English: of illnesses and symptoms, as in
 * `sameWords`.
 */
export const illnessAbbreviations = `
dmid|diabetes mellitus insulinodependiente|diabetis insulinodependent
htp|htap|hipertension pulmonar|pulmonary hypertension|ph
cmd|miocardiopatia dilatada|dilated cardiomyopathy|dcm
tpsv|taquicardia paroxistica supraventricular|paroxysmal supraventricular tachycardia|psvt|taquicardia supraventricular paroxistica
bbe|bre|bloqueig branca esquerra|bloqueo rama izquierda|bcrihh|bri|brihh|hbri|bloqueig complet branca esquerra|bloqueo completo rama izquierda|left bundle branch block|lbbb|bloqueo rama izquierda haz|bcbe|bcbefh|bloqueig branca esquerra feix|bbefh
bbd|brd|bcrdhh|brdhh|bloqueig branca dreta|bloqueo rama derecha|bloqueo completo rama derecha|bloqueig complet branca dreta|right bundle branch block|rbbb|bloqueo rama derecha haz|bloqueig branca dreta feix|bcbd|bcbdfh|bbdfh
hbai|hemibloqueo anterior|hemibloqueig anterior|hemibloqueo anterior izquierdo|left anterior hemiblock
iao|insuficiencia aortica|aortic regurgitation|ar
cvi|insuficiencia venosa
dislip|dislipemia|dislipidemia|dlp|dlpm
sdra|distres respiratorio agudo|sindrome distres respiratorio agudo|ards|acute respiratory distress syndrome|sindrome destret respiratori agut|sindrome distres respiratori agut
irvb|infeccion respiratoria vias bajas|infeccion respiratoria baja|infeccion tracto respiratorio inferior|infeccio respiratoria vies baixes|infeccio respiratoria baixa|lrti|lower respiratory tract infection|infeccion vias respiratorias bajas|infeccion respiratoria tracto inferior|itri|infeccio tracte respiratori inferior|infeccio vies respiratories baixes|itrb|ira vies baixes|ira vias bajas
irva|ivrs|infeccion respiratoria alta|infeccion vias respiratorias altas|infeccion respiratoria vias altas|infeccio vies respiratories altes|urti|upper respiratory tract infection|ira vies altes|ira vias altas|infeccio respiratoria vies altes|itrs|infeccio tracte respiratori superior
bqv|bronquiolitis|bronquiolitis vrs
epid|enfermedad pulmonar intersticial|enfermedad pulmonar intersticial difusa|malaltia pulmonar intersticial|ild|interstitial lung disease
irg|insuficiencia respiratoria global|insuficiencia respiratoria hipercapnica|type 2 respiratory failure|t2rf
irp|insuficiencia respiratoria parcial|insuficiencia respiratoria hipoxemica|type 1 respiratory failure|t1rf
crisis tonico clonica|crisis tonicoclonica|crisis generalizada tonico clonica|convulsion tonico clonica|convulsion generalizada tonico clonica|crisis tonicoclonica generalizada|crisi tonicoclonica|crisi tonico clonica|convulsio tonicoclonica|ctcg|gtcs|generalised tonic clonic seizure|generalized tonic clonic seizure|tonic clonic seizure|grand mal|crisis tc|crisi tc|ctc|crisis tcg|crisi tcg|cgtc|crisi tonicoclonica generalitzada|crisis tonico clonica generalizada
convulsion|crisis comicial|crisis epileptica|crisis convulsiva|crisi epileptica|crisis epileptiques|crisi comicial|crisi convulsiva|seizure|crisis tonico|crisi tonico
delirium|sindrome confusional agudo|cuadro confusional agudo|estado confusional agudo|confusional agudo|sca|deliri|quadre confusional agut|estat confusional agut|confusional agut|acute confusional state|acute confusion|sindrome confusional aguda|sindrome confusional
vppb|vertigo posicional paroxistico benigno|bppv|benign paroxysmal positional vertigo
tca|trastorno conducta alimentaria|eating disorder
tab|tbp|trastorno bipolar|trastorno afectivo bipolar|bipolar disorder|bpad|trastorn afectiu bipolar|trastorn bipolar
tag|trastorno ansiedad generalizada|trastorn ansietat generalitzada|gad|generalised anxiety disorder
ims|intoxicacion medicamentosa|sobreingesta medicamentosa|sobreingesta|sobredosis|overdose|od|drug overdose
erc terminal|ert|irct|insuficiencia renal terminal|enfermedad renal terminal|malaltia renal terminal|esrd|esrf|end stage renal disease|end stage renal failure|erct|enfermedad renal cronica terminal|insuficiencia renal cronica terminal|malaltia renal cronica terminal
nta|necrosis tubular aguda|necrosi tubular aguda|atn|acute tubular necrosis
pna|pielonefritis|pielonefritis aguda|pyelonephritis|acute pyelonephritis
rao|retencion urinaria|retencion aguda orina|retencion urinaria aguda|urinary retention|acute urinary retention|aur|globo vesical|retencion aguda|retencio aguda|retencio aguda orina
crn|colico renal|colico nefritico|renal colic|cru|crnu|colico renoureteral|crisis renoureteral|colic renoureteral|colic nefritic|crisis renoureterales
litiasis renal|litiasis ureteral|nefrolitiasis|litiasi renal|kidney stones|renal stones|renal calculi|nephrolithiasis|urolithiasis
hdnf|hidronefrosis|hidronefrosi|hydronephrosis|hidronef|dilatacion pielocalicial
che|ch|cirrosis hepatica|cirrosi hepatica|liver cirrhosis|cirrosis|cirrosi
dhc|hepatopatia cronica|hepatopatia|malaltia hepatica cronica|chronic liver disease|cld
htpo|hipertension portal|portal hypertension
hgna|ehgna|esteatosis hepatica|higado graso|esteatosi hepatica|fetge gras|nafld|masld|fatty liver|hepatic steatosis
obstruccion intestinal|oclusion intestinal|bowel obstruction|sbo|small bowel obstruction|suboclusion intestinal
hdna|hda no varicosa
gea|gastroenteritis|gastroenteritis aguda|acute gastroenteritis
ulcus|ulcera peptica|ulcus peptic|ulcera gastroduodenal|pud|peptic ulcer|peptic ulcer disease|ugd|ulcus gastroduodenal|ulcus peptico
cdiff|clostridioides difficile|clostridium difficile|c difficile|cdi|icd
pmr|polimialgia reumatica|polymyalgia rheumatica|polimialgia
acg|arteritis celulas gigantes|arteritis temporal|arteritis celules gegants|gca|giant cell arteritis|temporal arteritis
ea|espondilitis anquilosante|espondilitis anquilopoetica|espondilitis anquilosant|ankylosing spondylitis
aps|artritis psoriasica|psoriatic arthritis
nav|necrosis avascular|osteonecrosis|necrosi avascular|avn|avascular necrosis|necrosis aseptica|necrosi aseptica
lnh|linfoma no hodgkin|limfoma no hodgkin|nhl|non hodgkin lymphoma
llc|leucemia linfatica cronica|leucemia linfocitica cronica|leucemia limfatica cronica|cll|chronic lymphocytic leukaemia|chronic lymphocytic leukemia|leucemia limfocitica cronica
lma|leucemia mieloide aguda|leucemia mieloblastica aguda|aml|acute myeloid leukaemia|acute myeloid leukemia|lam
pti|purpura trombocitopenica inmune|trombocitopenia inmune|purpura trombocitopenica idiopatica|itp|immune thrombocytopenia|trombocitopenia inmune primaria|purpura trombopenica immune|purpura trombocitopenica immune|trombopenia inmune
anf|anemia ferropenica|iron deficiency anaemia|iron deficiency anemia|ida|ferropenia
cpnm|cpcnp|carcinoma pulmonar no celula pequena|cancer pulmon no microcitico|nsclc|non small cell lung cancer
ccr|cancer colorrectal|neoplasia colorrectal|cancer colorectal|crc|colorectal cancer
cdi|carcinoma ductal infiltrante|carcinoma ductal invasivo|carcinoma ductal infiltrant|invasive ductal carcinoma|idc
mav|malformacion arteriovenosa|avm|arteriovenous malformation
dao|diseccion aortica|diseccion aorta|disseccio aortica|disseccio aorta|aortic dissection
embarazo ectopico|embaras ectopic|ectopic pregnancy|gestacion ectopica
hdp|hemorragia postparto|hemorragia posparto|hpp|pph|postpartum haemorrhage|postpartum hemorrhage|hemorragia puerperal|hemorragia postpart|hppp
rpm|rprom|rotura prematura membranas|ruptura prematura membranes|prom|premature rupture membranes|bolsa rota|bossa trencada
app|amenaza parto pretermino|amenaca part preterme|tpl|threatened preterm labour|preterm labor|ape|amenaza parto prematuro|amenaca part prematur
cir|rciu|crecimiento intrauterino restringido|retraso crecimiento intrauterino|creixement intrauteri restringit|iugr|fgr|crecimiento intrauterino retardado|restriccion crecimiento intrauterino|retard creixement intrauteri|restriccio creixement intrauteri|restriccion crecimiento fetal|fetal growth restriction|ciur
eip|enfermedad inflamatoria pelvica|malaltia inflamatoria pelvica|pid|pelvic inflammatory disease
vvz|virus varicela zoster|vzv|varicella zoster|virus varicella zoster
sarm|mrsa|staphylococcus aureus resistente meticilina|s aureus resistente meticilina|methicillin resistant staphylococcus aureus|estafilococo resistente meticilina|staphylococcus aureus resistent meticillina|aureus resistent meticillina|aureus meticilin resistente|aureus mr|aureus resistente meticilina|staphylococcus aureus mr|staph aureus mr
sasm|mssa|staphylococcus aureus sensible meticilina|s aureus sensible meticilina|methicillin sensitive staphylococcus aureus|sams|staphylococcus aureus sensible meticillina|aureus meticilin sensible|aureus ms|aureus sensible meticilina|staph aureus ms|staphylococcus aureus ms|saureus ms
blee|betalactamasas espectro extendido|betalactamases espectre estes|esbl|extended spectrum beta lactamase|betalactamasa espectro extendido|betalactamasa espectre estes|betalactamases espectre ampliat|productora blee|productor betalactamasas
siadh|sindrome secrecion inadecuada adh|secrecion inadecuada hormona antidiuretica|sindrome secrecio inadequada adh|secrecion inadecuada adh|secrecio inadequada adh|sindrome secrecion inadecuada hormona antidiuretica
shh|sindrome hiperosmolar|estado hiperosmolar|estat hiperosmolar|hhs|hyperosmolar state|hyperosmolar hyperglycaemic state|ehh|ehhnc|sindrome hiperosmolar hiperglucemico|estado hiperglucemico hiperosmolar|coma hiperosmolar|estat hiperglucemic hiperosmolar|descompensacion hiperosmolar|situacion hiperosmolar|descompensacio hiperosmolar
hipogluc|hipoglucemia|hipoglicemia|hypoglycaemia|hypoglycemia|hypo|hipogl|hipoglu
psor|psoriasis|psoriasi
upp|ulcera presion|ulceres pressio|nafra pressio|pressure ulcer|pressure sore|pressure injury|decubitus ulcer|escara|lpp|ulceras presion|lesion presion|ulcera decubito|nafres pressio|ulcera pressio|ulceras decubito|lesiones presion|lesio pressio
fod|fiebre origen desconocido|fiebre sin foco|febre origen desconegut|fuo|puo|pyrexia unknown origin|fever unknown origin|foi
ptosis palpebral|ptosi palpebral|caida parpado|parpado caido|caiguda parpella|drooping eyelid|eyelid ptosis|ptosis|ptosi
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
hiperglucemia|hiperglicemia|hyperglycaemia|hyperglycemia|high glucose|glucosa elevada|hipergl|hiperglu
desaturacion|dessaturacio|desaturated|desats|hipoxemia|hipoxia|hypoxia|hypoxic|hypoxaemia|hypoxaemic|hypoxemia
reingreso|reingreso hospitalario|reingres|readmission|readmitted
sobreinfeccion|sobreinfectado|superinfection
vih|infeccion vih|infeccio vih|hiv|hiv infection
pu|ulcera presion|pressure ulcer
neumonia nosocomial|neumonia intrahospitalaria|pneumonia nosocomial|pneumonia intrahospitalaria|hap|hospital acquired pneumonia|nih|neumonia hospitalaria
nof|neck femur fracture|fractured neck femur|fractura cuello femur|fractura coll femur
iamcest|scacest|sca elevacion st|infarto agudo miocardio elevacion st|infarto elevacion segmento st|sindrome coronario agudo elevacion segmento st|infart agut miocardi elevacio st|sindrome coronaria aguda elevacio st
iamsest|scasest|scasst
icfer|icfe reducida|insuficiencia cardiaca fevi reducida|insuficiencia cardiaca fraccion eyeccion reducida|insuficiencia cardiaca fraccio ejeccio reduida|insuficiencia cardiaca fevi reduida|hfref
ic fep|icfep|icfe preservada|insuficiencia cardiaca fevi preservada|insuficiencia cardiaca fraccion eyeccion preservada|insuficiencia cardiaca fraccio ejeccio preservada|hfpef
insuficiencia cardiaca derecha|insuficiencia cardiaca dreta
icad|ic aguda descompensada|insuficiencia cardiaca aguda descompensada
acxfa|acfa|arritmia completa fibrilacion auricular|arritmia completa fibrillacio auricular|fibrilacion auricular|fibrillacio auricular
fap|fa paroxistica|fibrilacion auricular paroxistica|fibrillacio auricular paroxistica|paroxysmal atrial fibrillation|paf
fa permanente|facp|fibrilacion auricular permanente|fibrillacio auricular permanent|fa permanent
fa rvr|fa respuesta ventricular rapida|fibrilacion auricular respuesta ventricular rapida|fibrillacio auricular resposta ventricular rapida
rvr|respuesta ventricular rapida|resposta ventricular rapida|rapid ventricular response
rvc|respuesta ventricular controlada|resposta ventricular controlada
rvl|respuesta ventricular lenta|resposta ventricular lenta
tvs|taquicardia ventricular sostenida|taquicardia ventricular sostinguda
tvm|tv monomorfa|taquicardia ventricular monomorfa
trin|taquicardia reentrada intranodal
bavc|bloqueo auriculoventricular completo|bloqueig auriculoventricular complet|bav tercer grado|bav 3 er grado|bloqueo auriculoventricular tercer grado|bloqueig auriculoventricular tercer grau
bav segundo grado|bloqueo auriculoventricular segundo grado|bloqueig auriculoventricular segon grau|bav ii
birdhh|bird|bloqueo incompleto rama derecha|bloqueig incomplet branca dreta
hbpi|hemibloqueo posterior izquierdo|hemibloqueig posterior esquerre
essv|extrasistoles supraventriculares|extrasistoles supraventriculars|extrasistolia supraventricular|extrasistoles auriculares|extrasistoles auriculars
wpw|sindrome wolff parkinson white|wolff parkinson white
ens|enfermedad nodo sinusal|enfermedad seno|malaltia node sinusal|sick sinus syndrome
sindrome qt largo|qt largo|qt llarg|sindrome qt llarg|long qt syndrome
dla|doble lesion aortica|doble lesio aortica
dlm|doble lesion mitral|doble lesio mitral
pvm|prolapso valvula mitral|prolapso mitral|prolapse mitral|prolapse valvula mitral
ductus arterioso persistente|ductus arterios persistent|persistencia ductus arterioso|patent ductus arteriosus|pda|ductus|dap|ductus arterioso permeable|ductus persistente|persistencia ductus
coao|coartacion aorta|coartacio aorta|coartacion aortica|coarctation aorta
tga|transposicion grandes arterias|transposicio grans arteries|transposicion grandes vasos|tgv
tako tsubo|takotsubo|miocardiopatia estres|sindrome tako tsubo|discinesia apical transitoria
hvi|hve|hipertrofia ventricular izquierda|hipertrofia ventricular esquerra|hipertrofia ventriculo izquierdo|hipertrofia ventricle esquerre|hipertrofia vi|hipertrofia ve
hvd|hipertrofia ventricular derecha|hipertrofia ventricular dreta
eap|enfermedad arterial periferica|arteriopatia periferica|malaltia arterial periferica|enfermedad vascular periferica
eaop|enfermedad arterial obliterante periferica|arteriopatia obliterante|malaltia arterial oclusiva periferica
aneurisma aorta toracica|thoracic aortic aneurysm
sindrome aortico agudo|saa|sindrome aortica aguda|acute aortic syndrome
tvs|trombosis venosa superficial|trombosi venosa superficial
etv|enfermedad tromboembolica venosa|malaltia tromboembolica venosa
sindrome postrombotico|spt|sindrome posttrombotica|sindrome postromboflebitico
frcv|fcrv|factores riesgo cardiovascular|factores riesgo vascular|frv|factors risc cardiovascular|factors risc vascular|cardiovascular risk factors
ecv|enfermedad cardiovascular|malaltia cardiovascular|cardiovascular disease|cvd|mcv
hta essencial|hta esencial|hipertension arterial esencial|hipertensio arterial essencial
aepoc|epocag|agudizacion epoc|reagudizacion epoc|epoc reagudizada|exacerbacion epoc|epoc agudizada|exacerbacio mpoc|descompensacion epoc|ampoc|aguditzacio mpoc
bnco|bronquitis cronica|bronquiti cronica|chronic bronchitis
lcfa|obstruccion cronica flujo aereo|ocfa|limitacion cronica flujo aereo|limitacio cronica flux aeri
navm|nav|neumonia asociada ventilacion mecanica|pneumonia associada ventilacio mecanica|neumonia asociada ventilador|neumonia asociada ventilacion|vap|pav|pneumonia associada ventilacio|pneumonia ventilacio
nba|neumonia broncoaspiracion|pneumonia broncoaspiracio|neumonia broncoaspirativa|pneumonia broncoaspirativa|neumonia aspirativa|neumonia aspiracion
bnm|bronconeumonia|broncopneumonia|bronchopneumonia
cvra|catarro vias altas|catarro|cuadro catarral|resfriado|refredat|quadre catarral|catarro vias respiratorias altas|refredat vies altes|catarro comun|ivas|common cold
cvas|catarro vias altas
irc|insuficiencia respiratoria cronica|chronic respiratory failure
irca|insuficiencia respiratoria cronica agudizada|insuficiencia respiratoria cronica reagudizada|insuficiencia respiratoria cronica aguditzada|insuficiencia respiratoria aguda cronica
sahs|saos|sahos|shos|apnea sueno|sindrome apnea hipopnea sueno|sindrome apnea hipopnea obstructiva sueno|sindrome apnea hipopnea obstructiva|sindrome apnea obstructiva|apnea obstructiva|apneas sueno
soh|sindrome hipoventilacion obesidad|sindrome hipoventilacio obesitat|obesity hypoventilation syndrome|ohs
neumonitis hipersensibilidad|pneumonitis hipersensibilitat|hypersensitivity pneumonitis|alveolitis alergica extrinseca
nsip|ninh|nini
bqs|bronquiectasias|bronquiectasies
dpl|derrame pleural|vessament pleural|dp
dpd|derrame pleural derecho|vessament pleural dret
dpi|derrame pleural izquierdo|vessament pleural esquerre
ntx|neumotorax|pneumotorax|pnx|pneumothorax
neumotorax espontaneo primario|pneumotorax espontani primari
tbp|tbc pulmonar|tb pulmonar|tuberculosis pulmonar|tuberculosi pulmonar|pulmonary tuberculosis
itl|tbl|itbl|infeccion tuberculosa latente|tuberculosis latente|infeccio tuberculosa latent|tuberculosi latent|latent tuberculosis
hrb|hiperreactividad bronquial|hiperreactivitat bronquial
nps|nodulo pulmonar solitario|nodul pulmonar solitari|solitary pulmonary nodule
ca pulmon|cancer pulmon|cancer pulmo|lung cancer|ca pulmo
cpcp|cancer pulmon celula pequena|carcinoma microcitico pulmon|microcitico pulmon|carcinoma pulmonar cellula petita|cancer pulmo cellula petita|sclc|small cell lung cancer
cpnm|cpnp|cpcnp|carcinoma no microcitico pulmon|carcinoma pulmon no microcitico|cpcng|cpncp
acv|avc|acva|ictus|accidente cerebrovascular|accidente cerebrovascular agudo|accidente vascular cerebral|accident vascular cerebral|accidente vasculocerebral
acvi|avci|acv isquemico|ictus isquemico|ictus isquemic|avc isquemic|accidente cerebrovascular isquemico|infarto cerebral
acvh|avch|acv hemorragico|ictus hemorragico|ictus hemorragic|accidente cerebrovascular hemorragico
ait|accidente isquemico transitorio|ataque isquemico transitorio|accident isquemic transitori|atac isquemic transitori
lacs|infarto lacunar|ictus lacunar|infart lacunar|lacunar infarct|lacunar stroke
hic|hemorragia intracerebral|hemorragia intraparenquimatosa|hematoma intraparenquimatoso|hematoma intraparenquimatos
hsa|hemorragia subaracnoidea|hemorragia subaracnoidal|hemorragia subaracnoide
hsdc|hematoma subdural cronico|hematoma subdural cronic|chronic subdural haematoma|csdh
hsda|hematoma subdural agudo|hematoma subdural agut|acute subdural haematoma
hed|hematoma epidural|hematoma extradural
hemorragia intraventricular|intraventricular haemorrhage
tvc|tvcs|trombosis senos venosos|trombosis venosa cerebral|trombosi venosa cerebral|trombosis senos venosos cerebrales|trombosi sins venosos|cerebral venous thrombosis|cvst
hta ic|htic|hipertension intracraneal|hipertensio intracranial
hipertension intracraneal idiopatica|hipertensio intracranial idiopatica|pseudotumor cerebri|idiopathic intracranial hypertension|iih
hnt|hidrocefalia normotensiva|hidrocefalia cronica adulto|normal pressure hydrocephalus|nph
tce|traumatismo craneoencefalico|traumatismo craneal|traumatisme cranial|traumatisme cranioencefalic
tce leve|tcel|traumatismo craneoencefalico leve|traumatisme cranioencefalic lleu|mild head injury|tce lleu
emrr|esclerosis multiple remitente recurrente|esclerosi multiple remitent recurrent|relapsing remitting multiple sclerosis|rrms
enfermedad huntington|malaltia huntington|huntington
dft|demencia frontotemporal|frontotemporal dementia
demencia cuerpos lewy|demencia cossos lewy|dlb|lewy body dementia|dcl
demencia vascular|vascular dementia
dta|demencia tipo alzheimer|demencia tipus alzheimer|demencia enfermedad alzheimer
stc|sindrome tunel carpiano|sindrome tunel carpia|tunel carpiano|carpal tunnel syndrome|carpal tunnel
neuralgia trigemino|neuralgia trigemin|neuralgia trigeminal|trigeminal neuralgia
nph|neuralgia postherpetica|postherpetic neuralgia
pfp|paralisis facial periferica|paralisi facial periferica|paralisis bell|peripheral facial palsy|bell palsy
paralisis facial central|paralisi facial central|central facial palsy
ctcg|cgtc|crisis tonico clonica generalizada|crisi tonicoclonica generalitzada
cpc|crisis parcial compleja|crisis focal alteracion conciencia|crisi parcial complexa
cps|crisis parcial simple|crisi parcial simple
estatus epileptico|status epileptico|estat epileptic|estatus epileptic
agt|amnesia global transitoria|transient global amnesia|tga
spi|sindrome piernas inquietas|sindrome cames inquietes|piernas inquietas|restless legs
gbm|glioblastoma|glioblastoma multiforme
encefalitis herpetica|encefalitis herpes|encefalitis virus herpes simple
focalidad neurologica aguda|focalitat neurologica aguda
meningoencefalitis|meningoencefaliti
meningitis bacteriana|meningitis bacteriana aguda|bacterial meningitis
temblor esencial|tremolor essencial|essential tremor
lesion medular|lesionado medular|lesio medullar|lesion medula espinal|spinal cord injury|sci
pci|paralisis cerebral|paralisis cerebral infantil|paralisi cerebral|paralisi cerebral infantil|cerebral palsy
hdav|hda varices|hemorragia digestiva alta varicosa|hemorragia digestiva alta varices|hda varicosa|hemorragia varicosa|hemorragia digestiva alta varius|variceal bleed|hemorragia varices esofagicas
hernia hiato|hernia hiatal|hernia hiat|hernia hiatus
esofago barrett|barrett|esofag barrett|barrett oesophagus
eoe|esofagitis eosinofilica|eosinophilic oesophagitis
pancreatitis aguda|acute pancreatitis|pag
pancreatitis aguda litiasica|pancreatitis litiasica|pancreatitis biliar|pancreatitis aguda biliar|pancreatitis origen biliar|gallstone pancreatitis|pab
pancreatitis cronica|chronic pancreatitis
colelitiasis|litiasis biliar|colelitiasi|litiasi biliar|gallstones|cholelithiasis|calculos vesicula|calculos biliares|calculs biliars|litiasis vesicular
clt|coledocolitiasis|coledocolitiasi|choledocholithiasis|litiasis coledociana|calculo coledoco|coledocolit|litiasis coledocal|calculos coledoco
cal|colecistitis aguda litiasica|colecistitis litiasica
colico biliar|colic biliar|biliary colic|colico hepatico|colic hepatic
cba|cbp|colangitis biliar primaria|cirrosis biliar primaria|primary biliary cholangitis|pbc
cep|colangitis esclerosante primaria|colangitis esclerosant primaria|primary sclerosing cholangitis|psc
diverticulitis aguda|diverticulitis|diverticuliti aguda|acute diverticulitis
ileo paralitico|ili paralitic|ileo adinamico|paralytic ileus
cuci|colitis ulcerosa
cmv|colitis cmv|colitis citomegalovirus
infeccion clostridioides difficile|infeccion clostridium difficile|infeccio clostridioides difficile|infeccio clostridium difficile|infeccion c difficile|diarrea clostridium difficile|diarrea clostridioides difficile|cdi
dha|descompensacion hidropica|descompensacion edemoascitica|descompensacion edematoascitica|descompensacio hidropica|descompensacio edematoascitica|descompensacio edemoascitica
trombosis portal|trombosis vena porta|trombosi portal|trombosi vena porta|portal vein thrombosis|pvt|trombosis venosa portal
gph|gastropatia hipertension portal|gastropatia hipertensiva|gastropatia hipertensio portal|gastropatia hipertensiva portal|portal hypertensive gastropathy
vha|virus hepatitis
hai|hepatitis autoinmune|hepatitis autoimmune|autoimmune hepatitis
ehgna|ehna|hgna|ehmet|enfermedad hepatica esteatosica metabolica
cec|carcinoma epidermoide|carcinoma escamoso|carcinoma espinocelular|carcinoma celulas escamosas|carcinoma cellules escamoses|carcinoma escamos|squamous cell carcinoma|scc
cbc|carcinoma basocelular|basalioma|basocelular|carcinoma basocellular|bcc|basal cell carcinoma|epitelioma basocelular
gist|tumor estroma gastrointestinal
tne|tumor neuroendocrino|tumor neuroendocri|neuroendocrine tumour
mts|mtts|metastasis|metastasi
m1 hep|mts hepaticas|metastasis hepaticas|metastasis hepatiques|m1 hepaticas|m1 hepatiques|liver metastases
m1 oseas|mts oseas|metastasis oseas|metastasis ossies|m1 ossies|bone metastases
m1 pulmonares|mts pulmonares|metastasis pulmonares|metastasis pulmonars|lung metastases
m1 cerebrales|mts cerebrales|metastasis cerebrales|metastasis cerebrals|brain metastases
ira|fra|insuficiencia renal aguda|fracaso renal agudo|lesion renal aguda|fracas renal agut|deterioro agudo funcion renal|lra
fra prerrenal|fracaso renal agudo prerrenal|insuficiencia renal aguda prerrenal|fracas renal agut prerenal|insuficiencia renal aguda prerenal|ira prerenal|fra prerenal|insuficiencia renal aguda origen prerrenal|insuficiencia renal aguda perfil prerrenal
irca|insuficiencia renal cronica agudizada|insuficiencia renal cronica reagudizada|insuficiencia renal cronica aguditzada|insuficiencia renal aguda cronica|reagudizacion insuficiencia renal cronica|fra erc|reagudizacion erc|fracas renal agut mrc|acute chronic kidney disease|reagudizacion enfermedad renal cronica|fracaso renal agudo enfermedad renal cronica|aguditzacio malaltia renal cronica|ira irc|ira erc|fra irc|fracaso renal agudo cronico|fra mrc|fracas renal agut malaltia renal cronica
erd|enfermedad renal diabetica|malaltia renal diabetica
niga|nefropatia iga|iga nephropathy
gmn|glomerulonefritis
gnrp|glomerulonefritis rapidamente progresiva|glomerulonefritis rapidament progressiva
ntia|nefritis intersticial aguda|nefritis tubulointersticial aguda|acute interstitial nephritis|nefritis tubulointersticial
pqr|pqrad|poliquistosis renal|poliquistosis renal autosomica dominante|poliquistosi renal|polycystic kidney disease|adpkd
hpt|hptps|hptsec|hpt secundario|hiperparatiroidismo secundario|hiperparatiroidisme secundari|secondary hyperparathyroidism
hptp|hpp|hiperparatiroidismo primario|hiperparatiroidisme primari|primary hyperparathyroidism
itur|itu repeticion|infecciones urinarias repeticion|itus repeticion|infeccions urinaries repeticio|infecciones urinarias recurrentes|infecciones orina repeticion|recurrent utis
pnaco|pna obstructiva|pielonefritis obstructiva|pielonefritis aguda obstructiva
prostatitis aguda|prostatitis|acute prostatitis
hbp|hpb|hiperplasia benigna prostata|hipertrofia benigna prostata|hipertrofia prostatica benigna|hiperplasia prostatica benigna
stui|sintomas tracto urinario inferior|simptomes tracte urinari inferior|luts
iue|incontinencia urinaria esfuerzo|incontinencia urinaria esforc|stress incontinence
iuu|incontinencia urinaria urgencia|urge incontinence
disfuncion erectil|disfuncio erectil|erectile dysfunction
cancer vesical|carcinoma vesical|cancer bufeta|cancer vejiga|bladder cancer
ccr|carcinoma celulas renales|cancer renal|carcinoma renal|carcinoma cellules renals|renal cell carcinoma|rcc
rvu|reflujo vesicoureteral|reflux vesicoureteral|vesicoureteral reflux|vur
estenosis union pieloureteral|estenosis pieloureteral|estenosi unio pieloureteral
ets|its|enfermedad transmision sexual|infeccion transmision sexual|malaltia transmissio sexual|infeccio transmissio sexual|sexually transmitted infection|sti
dm1|dmid|diabetes mellitus tipo 1|diabetis mellitus tipus 1|diabetis tipus 1
dm2|dmnid|diabetes mellitus tipo 2|diabetis mellitus tipus 2|diabetis tipus 2
dmg|diabetes gestacional|diabetis gestacional|diabetes mellitus gestacional|gestational diabetes|gdm
dm2 ir|dm2 insulinizada|dm2 insulinitzada
rdp|retinopatia diabetica proliferativa|proliferative diabetic retinopathy
polineuropatia diabetica|diabetic neuropathy|neuropatia diabetica
gba|gaa|glucemia basal alterada|glicemia basal alterada|impaired fasting glucose|ifg
itg|tag|intolerancia glucosa|intolerancia hidratos carbono|ihc|intolerancia hidrocarbonada|impaired glucose tolerance
htg|hipertrigliceridemia|hypertriglyceridaemia
obesidad morbida|obesitat morbida|obesidad grado iii|morbid obesity
sdm|sindrome metabolico|sindrome metabolica|metabolic syndrome
hipot|htr|hipotiroidismo|hipotiroidisme|hypothyroidism|hipotiroideo|hipotiroidea|hipotiroidal
hipert|hipertiroidismo|hipertiroidisme|hyperthyroidism|hipertiroideo|hipertiroidal
bmn|bocio multinodular|goll multinodular|multinodular goitre|mng
enfermedad graves|graves basedow|malaltia graves|enfermedad graves basedow|malaltia graves basedow|graves disease
cpt|carcinoma papilar tiroides|ca papilar tiroides|carcinoma papillar tiroide|papillary thyroid carcinoma
sindrome cushing|cushing
sop|sopq|sindrome ovario poliquistico|sindrome ovari poliquistic|ovario poliquistico|sindrome ovarios poliquisticos|polycystic ovary syndrome|pcos
deficit vitamina|hipovitaminosis|hipovitaminosi|vitamin deficiency
osteoporosis|osteoporosi|osteoporotico
anemia ferropenica|anemia deficit hierro|anemia deficit ferro|anemia ferropriva
atc|anemia trastorno cronico|anemia trastornos cronicos|anemia proces cronic|anemia enfermedad cronica|anemia trastorns cronics|anemia proceso cronico|anaemia chronic disease
anemia megaloblastica|megaloblastic anaemia
ahai|anemia hemolitica autoinmune|anemia hemolitica autoimmune|autoimmune haemolytic anaemia|aiha
smpc|smp|nmp|sindrome mieloproliferativo|sindrome mieloproliferativo cronico|sindrome mieloproliferativa|neoplasia mieloproliferativa|myeloproliferative neoplasm|sindrome mieloproliferativa cronica
policitemia vera|polycythaemia vera
trombocitemia esencial|trombocitemia essencial|essential thrombocythaemia
mielofibrosis|mielofibrosi|myelofibrosis
gmsi|gammapatia monoclonal significado incierto|gammapatia monoclonal significat incert|mgus
lla|leucemia linfoblastica aguda|leucemia limfoblastica aguda|leucemia aguda linfoblastica|acute lymphoblastic leukaemia
linfoma hodgkin|enfermedad hodgkin|limfoma hodgkin|malaltia hodgkin|hodgkin lymphoma|hodgkin
lbdcg|ldcbg|ldcgb|linfoma difuso celulas grandes|linfoma b difuso celulas grandes|linfoma difuso celulas b grandes|limfoma difus cellules grans|limfoma b difus cellules grans|dlbcl
linfoma folicular|limfoma follicular|follicular lymphoma
shu|sindrome hemolitico uremico|sindrome hemolitica uremica|haemolytic uraemic syndrome|hus
microangiopatia trombotica|thrombotic microangiopathy|tma
tih|trombocitopenia inducida heparina|trombopenia inducida heparina|trombopenia induida heparina|heparin induced thrombocytopenia
saf|sindrome antifosfolipido|sindrome antifosfolipidic|sindrome antifosfolipidico|sindrome antifosfolipid|antiphospholipid syndrome
eich|ecih|enfermedad injerto huesped|enfermedad injerto receptor|eicr|malaltia empelt hoste|malaltia empelt receptor|gvhd|graft versus host disease
neutropenia febril|fiebre neutropenica|febre neutropenica
sindrome lisis tumoral|sindrome lisi tumoral|lisis tumoral|tumour lysis syndrome
svcs|sindrome vena cava superior|superior vena cava syndrome|svco
espa|espondiloartritis|espondiloartropatia|spa|spondyloarthritis
emtc|enfermedad mixta tejido conectivo|conectivopatia mixta
gpa|granulomatosis poliangeitis|granulomatosi poliangiitis|wegener|enfermedad wegener|granulomatosis poliangitis
vaa|vasculitis asociada anca|vasculitis anca|vasculitis associada anca|anca vasculitis
panarteritis nodosa|poliarteritis nodosa|polyarteritis nodosa
enfermedad behcet|behcet|malaltia behcet
fibromialgia|fibromyalgia|sindrome fibromialgico
sfc|sindrome fatiga cronica|chronic fatigue syndrome
aij|artritis idiopatica juvenil|juvenile idiopathic arthritis|jia
sindrome inmunodeficiencia adquirida|sindrome immunodeficiencia adquirida|aids
infeccion oportunista|infecciones oportunistas|infeccions oportunistes|opportunistic infection
sepsis urinaria|urosepsis|sepsis origen urinario|sepsi origen urinari|urosepsia|sepsis foco urinario|sepsi focus urinari|sepsia origen urinari
sepsis abdominal|sepsis origen abdominal|sepsi origen abdominal|sepsis foco abdominal|sepsi focus abdominal|sepsia origen abdominal
sepsis respiratoria|sepsis origen respiratorio|sepsi origen respiratori|sepsis foco respiratorio|sepsi focus respiratori
sepsis biliar|sepsis origen biliar|sepsi origen biliar|sepsis foco biliar
sirs|sris|sindrome respuesta inflamatoria sistemica|respuesta inflamatoria sistemica|sindrome resposta inflamatoria sistemica
fmo|smo|sdmo|fallo multiorganico|fracaso multiorganico|disfuncion multiorganica|fallida multiorganica|sindrome disfuncion multiorganica|multi organ failure|mof|mods|multiple organ failure
bact cat|bacteriemia asociada cateter|bacteriemia cateter|bacteriemia relacionada cateter|bacteriemia associada cateter|brc|infeccion relacionada cateter
ippb|iptb|infeccion piel partes blandas|infeccion partes blandas|infeccio pell parts toves|infeccio parts toves|skin soft tissue infection|ssti|infecciones piel partes blandas
infeccion sitio quirurgico|infeccion herida quirurgica|infeccio localitzacio quirurgica|ilq|infeccio ferida quirurgica|surgical site infection|ssi|wound infection
iia|infeccion intraabdominal|infeccio intraabdominal|intraabdominal infection
ipa|infeccion protesica|infeccion protesis articular|infeccion periprotesica|infeccio protetica|infeccio protesi articular|iap|prosthetic joint infection|pji|infeccio periprotetica
ome|otitis externa
omc|otitis media cronica|otitis mitjana cronica|chronic otitis media
vrs|virus respiratorio sincitial|virus respiratori sincitial|vsr|virus sincitial respiratorio
baa|bronquiolitis aguda|bronquiolitis|acute bronchiolitis
vhz|herpes zoster|zoster|shingles|culebrilla
mni|mononucleosis infecciosa|mononucleosi infecciosa|infectious mononucleosis|glandular fever
vph|virus papiloma humano|virus papilloma huma|papilomavirus humano|virus papiloma
covid|covid 19|infeccion sars cov 2|infeccio sars cov 2|infeccion coronavirus|sars cov 2
pnj|pjp|neumonia pneumocystis|pneumocystis jirovecii|pneumonia pneumocystis|neumonia pneumocystis jirovecii|pcp|pneumocystis jiroveci
scn|ecn|cons
erv|enterococo resistente vancomicina|enterococ resistent vancomicina|vre
epc|enterobacteria productora carbapenemasas|enterobacterias productoras carbapenemasas|enterobacteri productor carbapenemases|cpe
bmr|mdr|bacteria multirresistente|germen multirresistente|microorganismo multirresistente|bacteri multiresistent|germen multiresistent|multirresistente|multidrug resistant|multiresistent
sgb|egb|streptococcus agalactiae|estreptococo grupo b|estreptococ grup b|group b streptococcus|gbs|strep agalactiae|estreptococo agalactiae
sga|streptococcus pyogenes|estreptococo grupo|estreptococ grup|estreptococo betahemolitico grupo|group streptococcus|ebhga|estreptococo pyogenes
tdm|trastorno depresivo mayor|depresion mayor|trastorn depressiu major|depressio major|major depression|major depressive disorder|mdd|episodio depresivo mayor|edm
sdr depresivo|sindrome depresivo|sd depresivo|sindrome depressiva|sd ansioso depresivo|depressive syndrome
sad|sindrome ansioso depresivo|trastorno ansioso depresivo|sindrome ansiosodepressiva|trastorn ansiosodepressiu|trastorno mixto ansioso depresivo|cuadro ansioso depresivo|clinica ansioso depresiva|tmad|anxiety depression
tept|trastorno estres postraumatico|trastorn estres posttraumatic|estres postraumatico|ptsd
toc|trastorno obsesivo compulsivo|trastorn obsessivocompulsiu|trastorn obsessiu compulsiu
trastorno personalidad|trastorn personalitat|personality disorder
tdah|trastorno deficit atencion hiperactividad|trastorn deficit atencio hiperactivitat|deficit atencion hiperactividad|trastorno deficit atencion|adhd
trastorno espectro autista|trastorn espectre autista|autismo|autisme|autism|trastorno espectro autismo
anorexia nerviosa|anorexia nervosa
bulimia nerviosa|bulimia|bulimia nervosa
trastorno panico|trastorn panic|panic disorder|crisis panico
crisis ansiedad|crisi ansietat|ataque ansiedad|panic attack|crisis angustia|crisi angoixa
tca|trastorno consumo sustancias|trastorno uso sustancias|trastorn substancies|substance use disorder
ial|intento autolitico|intento autolisis|intent autolitic|tentativa autolitica|intento suicidio|tentativa suicidio|temptativa autolitica|intent suicidi|temptativa suicidi|suicide attempt|iats|tentativa suicida
imv|ims|intoxicacion medicamentosa voluntaria|ingesta medicamentosa voluntaria|sobreingesta medicamentosa voluntaria|intoxicacio medicamentosa voluntaria|ingesta voluntaria farmacos|ingesta voluntaria medicacion|sobreingesta farmacologica|sobreingesta voluntaria farmacos|sobreingesta farmacos
iom|ioh|intoxicacion etilica|intoxicacion enolica|intoxicacion etilica aguda|intoxicacio etilica|intoxicacio enolica|iea|intoxicacion alcoholica|intoxicacio alcoholica|alcohol intoxication|intoxicacion alcohol
pea|primer episodio psicotico|primer episodi psicotic|first episode psychosis|pep
eqz|ezq|esquizofrenia|esquizofrenic|schizophrenia
enolismo|alcoholismo|enolisme|alcoholisme|dependencia alcoholica|dependencia alcohol|dependencia enolica|alcohol dependence|alcoholico|alcoholica
adv|advp|udvp|adicto drogas via parenteral|usuario drogas via parenteral|usuari drogues via parenteral|intravenous drug user|ivdu
spcd|scpd|sintomas conductuales psicologicos demencia|simptomes conductuals psicologics demencia|alteraciones conductuales demencia|bpsd
discapacidad intelectual|discapacitat intellectual|retraso mental|retard mental|intellectual disability|learning disability
retraso psicomotor|retard psicomotor|retraso desarrollo psicomotor|retard desenvolupament psicomotor|developmental delay
rpmp|rpmpt|rpm pretermino|rotura prematura membranas pretermino|rotura prematura pretermino membranas|ruptura prematura membranes preterme|pprom
rotura espontanea membranas|ruptura espontania membranes|srom|rotura espontanea bolsa
amniorrexis artificial|amniotomia|rotura artificial membranas|ruptura artificial membranes|arom|amniorrexi artificial
preeclampsia|pre eclampsia|preclampsia
preeclampsia grave|preeclampsia severa|preeclampsia greu|severe pre eclampsia
hipertension gestacional|hipertension inducida embarazo|hipertensio gestacional|hta gestacional|pregnancy induced hypertension|pih|gestational hypertension
hellp|sindrome hellp
dppni|dpp|desprendimiento placenta|desprendimiento prematuro placenta normoinserta|despreniment placenta|abruptio placentae|abruptio|placental abruption|desprendimiento prematuro placenta|despreniment prematur placenta
peg|pequeno edad gestacional|petit edat gestacional|small gestational age|sga|bajo peso edad gestacional|bpeg|pretermino peg
geg|grande edad gestacional|gran edat gestacional|large gestational age|lga
aeg|adecuado edad gestacional|adequat edat gestacional|peso adecuado edad gestacional|paeg
rpbf|rcbf|riesgo perdida bienestar fetal|sospecha perdida bienestar fetal|risc perdua benestar fetal
dpf|desproporcion pelvico cefalica|desproporcion cefalopelvica|desproporcio pelvico cefalica|desproporcion pelvicofetal|desproporcio cefalopelvica|desproporcio pelvicofetal|cephalopelvic disproportion
ive|interrupcion voluntaria embarazo|interrupcio voluntaria embaras|termination pregnancy|interrupcion legal embarazo
amenaza aborto|amenaca avortament|threatened miscarriage
hiperemesis gravidica|hiperemesis|hyperemesis gravidarum|hiperemesi gravidica
ehp|sindrome hiperestimulacion ovarica|sindrome hiperestimulacio ovarica|ovarian hyperstimulation|hiperestimulacion ovarica
sua|hua|sangrado uterino anomalo|hemorragia uterina anomala|sagnat uteri anomal|hemorragia uterina anormal|hemorragia uterina disfuncional|sangrado uterino disfuncional|hud|sangrado uterino anormal|abnormal uterine bleeding
prolapso organos pelvicos|prolapso genital|prolapse organs pelvics|prolapse genital|pelvic organ prolapse
cin|neoplasia intraepitelial cervical|neoplasia cervical intraepitelial
lsil|lesion escamosa intraepitelial bajo grado|lesion intraepitelial bajo grado|lesio intraepitelial baix grau|lesio escamosa intraepitelial baix grau
hsil|lesion escamosa intraepitelial alto grado|lesion intraepitelial alto grado|h sil|lesio intraepitelial alt grau|lesio escamosa intraepitelial alt grau
ca mama|cancer mama|carcinoma mama|breast cancer|carcinoma mamario
cli|carcinoma lobulillar infiltrante|carcinoma lobulillar invasivo|carcinoma lobulillar infiltrant|invasive lobular carcinoma
cdis|carcinoma ductal situ|ductal carcinoma situ|dcis
rnpt|rnp|recien nacido pretermino|nounat preterme|recien nacido prematuro|premature infant
rnat|rnt|recien nacido termino|nounat terme|term newborn|nado terme
sindrome distres respiratorio|enfermedad membrana hialina|emh|membrana hialina|rds|respiratory distress syndrome|malaltia membrana hialina
ttrn|ttn|taquipnea transitoria recien nacido|taquipnea transitoria|taquipnea transitoria nounat|transient tachypnoea newborn|pulmon humedo
ehi|encefalopatia hipoxico isquemica|encefalopatia hipoxicoisquemica|hypoxic ischaemic encephalopathy|hie
ecn|nec|enterocolitis necrotizante|enterocolitis necrosante|enterocolitis necrotitzant|enterocolitis necrosant|necrotising enterocolitis
dbp|broncodisplasia|displasia broncopulmonar|bronchopulmonary dysplasia
retinopatia prematuro|retinopatia prematuridad|retinopatia prematur|retinopathy prematurity
aplv|alergia proteina leche vaca|alergia proteinas leche vaca|allergia proteina llet vaca|allergia proteines llet vaca|cow milk protein allergy|cmpa
enfermedad hirschsprung|hirschsprung
ehp|estenosis hipertrofica piloro|estenosi hipertrofica pilor|pyloric stenosis
invaginacion intestinal|invaginacio intestinal|intususcepcion|intussusception
dcc|ddc|luxacion congenita cadera|displasia cadera|displasia desarrollo cadera|displasia maluc|ddh
ptsh|psh|purpura schonlein henoch|schonlein henoch|vasculitis iga|henoch schonlein purpura|hsp
kawasaki|enfermedad kawasaki|malaltia kawasaki|kawasaki disease
espasmo sollozo|breath holding spell
fenomeno brue|brue|episodio breve resuelto inexplicado
fx cadera|fractura cadera|fractura maluc|hip fracture|fx maluc
fractura pertrocanterea|fractura pertrocanteria|fractura pertrocanteriana|fx pertrocanterea|fractura cadera pertrocanterea|pertrochanteric fracture|fractura pertrocanterica|fx pertrocanteria
fx subcapital|fractura subcapital|fractura subcapital femur|subcapital fracture|fractura subcapital cadera
fx erd|fractura distal radio|fractura radio distal|fx radio distal|fractura extremidad distal radio|fractura distal radi|fractura radi distal|fractura epifisis distal radio|distal radius fracture
fva|fractura vertebral aplastamiento|aplastamiento vertebral|aixafament vertebral|fractura aplastamiento|vertebral compression fracture|fractura aixafament|fractura compresion vertebral
fx costal|fracturas costales|fractures costals|fx costales|fractura costal|rib fracture|rib fractures
rotura manguito|rotura manguito rotador|rotator cuff tear|ruptura manegot rotador
hallux valgus|juanetes|bunion
pie zambo|peu equinovar|pie equinovaro|clubfoot
politraumatismo|politraumatizado|politraumatizada|politraumatisme|politraumatitzat|polytrauma|politrauma|multiple trauma
ttoracico|traumatismo toracico|traumatisme toracic|chest trauma
traumatismo abdominal|traumatisme abdominal|abdominal trauma
sdr compartimental|sindrome compartimental|compartment syndrome
acc trafico|accidente trafico|accidente circulacion|accident transit|accident circulacio|rta|rtc|road traffic accident|motor vehicle accident
accidente laboral|accident laboral|accidente trabajo|accident treball
srdc|sdrc|sindrome dolor regional complejo|sudeck|distrofia simpatico refleja|sindrome dolor regional complex|algodistrofia|crps
dmae|degeneracion macular asociada edad|degeneracio macular associada edat|amd|armd
gac|gaac|glaucoma agudo|glaucoma angulo cerrado|glaucoma agudo angulo cerrado|glaucoma angle tancat|angle closure glaucoma
desprendimiento retina|despreniment retina|retinal detachment
dvp|desprendimiento vitreo posterior|desprendimiento posterior vitreo|despreniment vitri posterior|posterior vitreous detachment|pvd
ovcr|oclusion vena central retina|obstruccion vena central retina|trombosis vena central retina|oclusio vena central retina|crvo
oacr|oclusion arteria central retina|obstruccion arteria central retina|oclusio arteria central retina|crao
noia|noian|neuropatia optica isquemica anterior
neuritis optica|optic neuritis
membrana epirretiniana|membrana epiretiniana|epiretinal membrane
hemorragia vitrea|hemovitreo|hemovitri|hemorragia vitria|vitreous haemorrhage
hsc|hiposfagma|hemorragia subconjuntival|subconjunctival haemorrhage
qps|qpr|queratitis punteada superficial
ojo seco|sindrome ojo seco|ull sec|sindrome ull sec|dry eye
catarata|cataratas|cataracta|cataractes|cataract|cataracts|facoesclerosis
hns|hsn|hipoacusia neurosensorial|hipoacusia perceptiva|sensorineural hearing loss|snhl|sordera neurosensorial|sordesa neurosensorial
hipoacusia transmision|hipoacusia conduccion|hipoacusia transmissio|hipoacusia conductiva|conductive hearing loss
neuritis vestibular|neuronitis vestibular|vestibular neuritis
dsn|desviacion septal|desviacion tabique nasal|desviacion septonasal|desviacio septal|desviacio enva nasal|deviated septum
rsc|rinosinusitis cronica|sinusitis cronica|chronic sinusitis|crs
apa|absceso periamigdalino|abces periamigdali|quinsy|peritonsillar abscess
dermatitis seborreica|seborrheic dermatitis
urticaria|urticaria aguda
angioedema|edema quincke
sjs|ssj|sindrome stevens johnson|stevens johnson
necrolisis epidermica toxica|necrolisi epidermica toxica|toxic epidermal necrolysis|sindrome lyell|lyell
melanoma|melanoma maligno|melanoma maligne
penfigoide ampolloso|penfigoide ampollos|penfigoide bulloso|bullous pemphigoid
queratosis actinica|queratosis actiniques|queratosi actinica|actinic keratosis
queratosis seborreica|queratosi seborreica|seborrheic keratosis
reaccion adversa medicamentosa|reaccion adversa medicamentos|reaccio adversa medicamentosa|reaccion adversa farmaco|adverse drug reaction|adr|reaccio adversa medicaments
sindrome general|sindrome constitucional|sindrome toxico|sindrome toxica|constitutional syndrome|sd constitucional|sd general|cuadro constitucional|sdr constitucional|sdme constitucional|quadre constitucional|sd toxico|sindrome tox
dtx|dtor|dolor toracico|dolor toracic|dtorax|dolor torax
dabd|dolor abd|dolor abdominal
tvy|ingurgitacion yugular|ingurgitacio jugular|distension yugular|distensio jugular|ingurgitacion venosa yugular|elevacion presion venosa yugular|jugular venous distension|jvd
edemas mmii|eemmii|edemas miembros inferiores|edemas extremidades inferiores|edemes eeii|edemes extremitats inferiors|edemes cames|edemas eeii|edema piernas|hinchazon piernas|cames inflades|leg swelling|edemas piernas|leg oedema
perdida conocimiento|perdida conciencia|perdua consciencia|perdua coneixement|loss consciousness|lose consciousness|perdida transitoria conciencia|tloc
bnc|bajo nivel conciencia|disminucion nivel conciencia|baix nivell consciencia|disminucio nivell consciencia|dnc|deterioro nivel conciencia|reduced consciousness|descens nivell consciencia|descenso nivel conciencia
hemat|hematuria|orina sangre|sangre orina|orinas hematuricas|orines hematuriques|orina hematurica|sang orina|hematuric|hematurico|haematuria
nauseas vomitos postoperatorios|nausees vomits postoperatoris|ponv|nvpo
exitus|exitus letalis|fallecimiento|fallece|fallecio|fallecido|fallecida|muere|murio|muerte|defuncion|mort|defuncio|difunt|death|died|dies|deceased|dead
sd serotoninergico|sindrome serotoninergico|sindrome serotoninergica|serotonin syndrome
snm|sindrome neuroleptico maligno|sindrome neuroleptica maligna|neuroleptic malignant syndrome|nms
sindrome extrapiramidal|extrapiramidalismo|efectos extrapiramidales|sintomas extrapiramidales|simptomes extrapiramidals|extrapyramidal side effects|epse
hemiparesia izquierda|hemiparesia esquerra|left hemiparesis
hemiparesia derecha|hemiparesia dreta|right hemiparesis
ddav|dism av|disminucion agudeza visual|perdida agudeza visual|disminucio agudesa visual|perdua agudesa visual|dav
oma|otitis media aguda|otitis mitjana aguda|acute otitis media
otitis media|otitis mitjana
otitis externa|otitis externa aguda|oea
oms|otitis media serosa|otitis serosa|otitis mitjana serosa|otitis media secretora|otitis media derrame
faringoamigdalitis|faringoamigdalitis aguda|faa|pharyngotonsillitis
amigdalitis|amigdalitis aguda|tonsillitis
gpaa|glaucoma primario angulo abierto|glaucoma angulo abierto|glaucoma angle obert|glaucoma cronico simple|open angle glaucoma|poag
emd|edema macular diabetico|edema macular diabetic|diabetic macular oedema
emq|edema macular quistico|edema macular cistoide|edema macular quistic|cystoid macular oedema
poliposis nasal|poliposi nasal|polipos nasales|nasal polyps|polips nasals
rinitis alergica|rinitis allergica|allergic rinitis|hay fever
rinoconjuntivitis alergica|rca|rinoconjuntivitis allergica
dermatitis atopica|eccema atopico|eczema atopic|atopic dermatitis|atopic eczema
canal lumbar estrecho|estenosis canal lumbar|canal estrecho lumbar|canal lumbar estret|estenosi canal lumbar|lumbar spinal stenosis|ecl
canal estrecho|estenosis canal|canal estret|estenosi canal|spinal stenosis|raquiestenosis
erca|enfermedad renal cronica avanzada|malaltia renal cronica avancada|mrca|advanced chronic kidney disease
addison|enfermedad addison|malaltia addison
enfermedad meniere|meniere|malaltia meniere|sindrome meniere
artritis pirofosfato calcico|pseudogota|artritis microcristales pirofosfato|pseudogout|cppd
habones|ronchas|favons|wheals|hives|lesiones habonosas|lesions habonoses
ehe|estado hipertensivo embarazo|estados hipertensivos embarazo|estats hipertensius embaras
sufrimiento fetal|sufrimiento fetal agudo|patiment fetal|fetal distress
aborto espontaneo|avortament espontani|miscarriage|perdida gestacional
dismenorrea|regla dolorosa|menstruacion dolorosa|dismenorrhoea|dysmenorrhoea|regles doloroses
gota|gout|artritis gotosa|gotoso
rgo|rge|reflujo gastroesofagico|reflux gastroesofagic|refluxe gastroesofagic
mareo|mareos|inestabilidad cefalica|sensacion mareo|mareig|marejos|sensacio mareig
artrosis|artrosi|osteoartritis|osteoartrosis|osteoarthritis|artropatia degenerativa|enfermedad articular degenerativa
hto|hipotension ortostatica|hipotensio ortostatica
saa|sda|sindrome abstinencia alcoholica|sindrome abstinencia alcoholico|abstinencia alcoholica|sindrome deprivacion alcoholica|deprivacion alcoholica|deprivacion enolica|abstinencia enolica|sindrome abstinencia enolica|privacion alcoholica|alcohol withdrawal
cirrosis enolica|cirrosis alcoholica|cirrosis hepatica origen enolico|cirrosi enolica|cirrosi alcoholica|cirrosis hepatica alcoholica|cirrosis hepatica enolica|alcoholic cirrhosis|cirrosi hepatica enolica|cirrosis oh|cirrosi oh|che oh
bav primer grado|bloqueo auriculoventricular primer grado|bloqueig auriculoventricular primer grau|first degree av block
nacf|necrosis avascular cabeza femoral|necrosis cabeza femoral|necrosi cap femoral
mtb|mtbc|mycobacterium tuberculosis|m tuberculosis|micobacterium tuberculosis|complejo mycobacterium tuberculosis|complex mycobacterium tuberculosis
cripto|criptococo|criptococ|cryptococcus|criptococosis
toxo|toxoplasma|toxoplasmosis|toxoplasmosi
flogosis|flogosi|signos flogosis|signos inflamatorios|signes inflamatoris|signes flogosi|signos inflamacion|signes inflamacio|signos flogoticos
hematuria macro|hematuria macroscopica|hematuria franca|macrohematuria|gross haematuria|visible haematuria
hematuria micro|hematuria microscopica|microhematuria|microscopic haematuria
ias|iah|ideacion autolitica|ideas autoliticas|ideacion suicida|ideas suicidio|ideacio autolitica|idees autolitiques|ideacio suicida|idees suicidi|suicidal ideation|ideas autolisis|pensamientos autoliticos
ideas muerte|idees mort|ideacion muerte|ideacio mort|ideacion tanatica|ideas tanaticas
hippocratismo|acropaquias|dedos palillo tambor|acropaquies|finger clubbing|clubbing|hipocratismo digital
dehisc|dehiscencia|dehiscencia herida|obertura ferida|dehiscence
dehiscencia anastomosis|fuga anastomotica|fallo sutura|fuga anastomosis|dehiscencia anastomotica|fuita anastomotica|anastomotic leak
evisc|evisceracion|evisceracio|evisceration
hernia inguinal|hernia engonal|inguinal hernia
hernia inguinal derecha|hernia inguinal dreta
hernia inguinal izquierda|hernia inguinal esquerra
hernia umbilical|umbilical hernia
hernia crural|hernia femoral|femoral hernia
hemorr|hemorroides|hemorroide|hemorroidal|hemorrhoids|morenes|almorranas
sinus pilonidal|quiste pilonidal|sinus sacrococcigeo|quist pilonidal|pilonidal sinus|sinus pilonidalis
absc|absceso|abscesos|abces|abscessos|abscesificado|abscess|absces
celul|celulitis|cellulitis|celluliti
erisip|erisipela|erysipelas
fascitis necrotizante|fascitis necrosante|fascitis necrotitzant|necrotising fasciitis|fasciitis necrotizante
osteom|osteomielitis|osteomyelitis
spdd|espondilodiscitis|spondylodiscitis
artr sept|artritis septica|septic arthritis
bursitis olecraniana|bursitis codo|olecranon bursitis|bursitis olecranal
ureterohidr|uhn|ureterohidronefrosis|ureterohidronefrosi|dilatacion ureteropielocalicial
hipok|hipopotasemia|hipokalemia|hipopotassemia|hipokaliemia|hipocaliemia|hypokalaemia|hypokalemia
hiperk|hiperpotasemia|hiperkalemia|hiperpotassemia|hiperkaliemia|hipercaliemia|hyperkalaemia|hyperkalemia
hipona|hiponatremia|hyponatraemia|hyponatremia
hiperna|hipernatremia|hypernatraemia|hypernatremia
hipoca|hipocalcemia|hypocalcaemia|hypocalcemia
hiperca|hipercalcemia|hypercalcaemia|hypercalcemia
hipomg|hipomagnesemia|hypomagnesaemia
hiporef|hiporreflexia|hiporeflexia|hyporeflexia
arref|arreflexia|areflexia|abolicion reflejos
anisoc|anisocoria
nist|nistagmo|nistagmus|nystagmus
disart|disartria|dysarthria|habla arrastrada|parla arrossegada
disf|dificultad tragar|dificultat empassar|dysphagia|dificultad deglutoria
afas|afasia|afasico|afasica|aphasia|dysphasia
estren|estr|estrenimiento|estrenyiment|constipation|restrenyiment|estrenido
parest|parestesias|parestesies
palpit|palpitaciones|palpitacions|palpitations
sinc|sincope|sincopal|syncope|sincopes
presinc|presincope|presincopal|presyncope|presincopes
prurito|prurit|picor|picores|itching|itch|pruritus
pancit|pancitopenia|pancytopenia
eosinof|eosinofilia|eosinophilia
poliglob|poliglobulia|policitemia|polycythaemia
rabdo|rabdomiolisis|rabdomiolisi|rhabdomyolysis
sarcoidosis|sarcoidosi
amil|amiloidosis|amiloidosi|amyloidosis
hemocrom|hemocromatosis|hemocromatosi|haemochromatosis
exant|exantema|rash|erupcion cutanea|erupcio cutania|sarpullido
ampollas|butllofes|flictenas|flictenes|blisters|bullae|lesiones ampollosas|lesions ampolloses
pustulas|pustules|lesiones pustulosas
dress|sindrome dress|reaccion farmacos eosinofilia sintomas sistemicos
pega|pegea|pustulosis exantematica aguda generalizada|pustulosis exantematica generalizada aguda
eritema multiforme|eritema exudativo multiforme
eritema nodoso|eritema nudos|erythema nodosum
hidradenitis supurativa|hidrosadenitis|hidrosadenitis supurativa
penfigo vulgar|pemfig vulgar
liquen plano|liquen pla|lichen planus
dpn|disnea paroxistica nocturna|crisis dpn|dispnea paroxistica nocturna|crisis disnea paroxistica nocturna
ncm|nefropatia cambios minimos|enfermedad cambios minimos|nefropatia canvis minims|minimal change disease
gnsf|gesf|gefs|hsf|glomeruloesclerosis focal segmentaria|glomerulosclerosis focal segmentaria|glomeruloesclerosi focal segmentaria|fsgs
nefropatia membranosa|glomerulonefritis membranosa|membranous nephropathy
hpts|hiperparatiroidismo secundario
hemiparesia|perdida parcial fuerza hemicuerpo|paresia hemicuerpo|paresia hemicos|hemiparesis
claudicacion intermitente|claudicacio intermitent
recidiva hemorragica|recidiva sangrado|ressagnat|recidiva sagnat|recidiva hemorragia|rebleeding|nuevo sangrado|nou sagnat
sangrado postoperatorio|sagnat postoperatori|postoperative bleeding|hemorragia postoperatoria
isquemia arterial aguda|isquemia aguda extremidad|iaa|isquemia aguda extremitat
icmi|isquemia cronica miembros inferiores|isquemia cronica extremidades inferiores|icei|ieii|isquemia cronica extremitats inferiors
iccei|isquemia critica extremidades inferiores|isquemia critica|isquemia critica miembros inferiores|isquemia critica extremitats inferiors
aneurisma popliteo|aneurisma arteria poplitea|aneurisma popliti
estenosis carotidea|estenosi carotidia|estenosis carotida|carotid stenosis
pseudoaneurisma|falso aneurisma|pseudoaneurysm
ulcera venosa|ulcera varicosa|ulcera estasis|ulcera vascular venosa|nafra venosa|venous ulcer
linfedema|limfedema|lymphoedema
sd nefritico|sindrome nefritico|sindrome nefritica
dsvi|disfuncion sistolica ventriculo izquierdo|disfuncion sistolica vi|disfuncion ventriculo izquierdo|disfuncio sistolica ventricle esquerre|lv systolic dysfunction|disfuncion vi
dsvd|disfuncion ventriculo derecho|disfuncio ventricle dret|rv dysfunction|disfuncion vd
dd vi|disfuncion diastolica|disfuncio diastolica|alteracion relajacion|diastolic dysfunction
mioc|miocarditis|miocarditi|myocarditis
vt polimorfa|tv polimorfica|torsade|torsades pointes|torsade pointes|taquicardia ventricular polimorfa
anemia normo|anemia normocitica
anemia micro|anemia microcitica|microcytic anaemia
anemia macro|anemia macrocitica|macrocytic anaemia
drepano|drepanocitosis|anemia falciforme|anemia celulas falciformes|drepanocitosi|sickle cell disease|enfermedad falciforme
talas|talasemia|talassemia|thalassaemia
evw|enfermedad von willebrand|malaltia von willebrand|von willebrand
heterocigosis factor v|factor v leiden|fvl
sd sjogren|sjogren
raynaud|fenomeno raynaud|fenomen raynaud
artritis reactiva|reiter
tendin|tendinitis|tendinopatia|tendinopathy
epicond|epicondilitis|codo tenista|epicondilitis lateral|tennis elbow
fascitis plantar|fasciitis plantar|plantar fasciitis
esg|esguince|sprain|distension ligamentosa
esguince tobillo|esquinc turmell|ankle sprain
contus|contusion|contusio|contusiones|contusions
dorsalg|dorsalgia|dolor dorsal
gonartrosis|artrosis rodilla|artrosi genoll|gonartrosi|knee osteoarthritis
coxartrosis|artrosis cadera|artrosi maluc|coxartrosi|hip osteoarthritis
rizartrosis|artrosis trapeciometacarpiana|rizartrosi
listesis|espondilolistesis|espondilolistesi|spondylolisthesis
discop|discopatia|discopaties
radiculalg|radiculalgia|dolor radicular|radicular pain
capsulitis adhesiva|hombro congelado|espatlla congelada|frozen shoulder|capsulitis retractil
dedo resorte|dit gallet|trigger finger|dedo gatillo
periartritis|periartritis escapulohumeral
sd subacromial|sindrome subacromial|impingement|pinzamiento subacromial
sarcop|sarcopenia
dcp|desnutricion proteica|desnutricion calorico proteica|desnutricion caloricoproteica|malnutricion proteica
disfagia liquidos|disfagia liquids
sd inmovilidad|sindrome inmovilidad|sindrome immobilitat|sindrome inmovilismo|inmovilismo
sd postcaida|sindrome postcaida
sd febril|sindrome febril|cuadro febril|quadre febril
sd gripal|sindrome gripal|cuadro pseudogripal|cuadro gripal|sindrome pseudogripal|quadre gripal|influenza like illness|quadre pseudogripal
sd emetico|sindrome emetico|cuadro emetico
sd anemico|sindrome anemico|sindrome anemica|clinica anemica
sd abstinencia|sindrome abstinencia|clinica abstinencia
sd vertiginoso|sindrome vertiginoso|cuadro vertiginoso|quadre vertiginos
sd parkinsoniano|parkinsonismo|sindrome parkinsoniano|parkinsonisme|sindrome rigido acinetico
sd cerebeloso|sindrome cerebeloso
sd down|trisomia 21|sindrome down|down syndrome|t21
hsc|hiperplasia suprarrenal congenita|hiperplasia suprarenal congenita
talla baja|talla baixa|short stature|hipocrecimiento
pubertad precoz|pubertat precoc|precocious puberty
enuresis|enuresi
ictericia neonatal|icteria neonatal|hiperbilirrubinemia neonatal
snn|sepsis neonatal|sepsi neonatal|neonatal sepsis|sepsia neonatal
snp|sepsis neonatal precoz|sepsi neonatal precoc|early onset sepsis
snt|sepsis neonatal tardia|sepsi neonatal tardana
hiv gm|hemorragia matriz germinal
lpv|leucomalacia periventricular
crup|croup|laringotraqueitis|laringitis estridulosa
exantema subito|roseola
enfermedad mano pie boca|enfermedad boca mano pie|malaltia ma peu boca|hand foot mouth disease
escarl|escarlatina|scarlet fever
varicela|varicella|chickenpox
tos ferina|tosferina|pertussis|pertusis|whooping cough
parotiditis|paperas|galteres|mumps
mononuc|mononucleosis|mononucleosi
impet|impetigo|impetigen
escab|escabiosis|sarna|scabies
pedic|pediculosis|piojos|polls|head lice
molusc|molluscum contagiosum|moluscos|molluscs contagiosos|molusco contagioso
onicom|onicomicosis|onicomicosi|onychomycosis
candid|candidiasis|candidiasi|muguet|candidosis
candidiasis oral|muguet|muguet oral|candidiasi oral|oral thrush|candidiasis orofaringea
vaginosis bacteriana|vaginosi bacteriana|bacterial vaginosis
vvc|vulvovaginitis candidiasica|candidiasis vulvovaginal|candidiasi vulvovaginal|vaginal thrush
mioma|miomas|leiomioma|mioma uterino|fibroid|fibroids|miomes|fibroma uterino
endometr|endometriosis|endometriosi
quiste ovarico|quiste ovario|quist ovaric|quist ovari|ovarian cyst
torsion ovarica|torsion ovario|torsio ovarica|ovarian torsion
torsion testicular|torsion testiculo|torsio testicular|testicular torsion
orquiepid|orquiepididimitis|epididymo orchitis
hidroc|hidrocele|hydrocele
varicoc|varicocele|varicocoele
fimosis|fimosi|phimosis
parafim|parafimosis|parafimosi
estenosis uretral|estenosis uretra|estenosi uretral|estenosi uretra|urethral stricture
calculo vesical|litiasis vesical|calcul vesical|litiasi vesical|bladder stone
calculo coraliforme|litiasis coraliforme|calcul coralliforme|staghorn calculus
hidrops|hidrops vesicular|vesicula hidropica
colang|colangitis|colangiti|cholangitis
ileo biliar|ili biliar|gallstone ileus
volvulo|volvul|volvulus
megacolon toxico|megacolon toxic|toxic megacolon
fecaloma|impactacion fecal|impactacio fecal|faecal impaction|fecalomas
proctitis|rectitis
absceso perianal|abces perianal|perianal abscess|absceso anal
fistula perianal|fistula anal|anal fistula
pancreatitis necrotizante|pancreatitis necrosante|pancreatitis necrohemorragica|necrotising pancreatitis|pancreatitis necrotitzant
pseudoquiste pancreatico|pseudoquiste pancreas|pseudoquist pancreatic|pancreatic pseudocyst
tpmi|npmi|ipmn|neoplasia mucinosa papilar intraductal|tumor mucinoso papilar intraductal
loe hepatica|lesion ocupante espacio hepatica|loes hepaticas
hemangioma hepatico|angioma hepatico|hemangioma hepatic
achs|acalasia|achalasia
mallory|mallory weiss|sindrome mallory weiss|desgarro mallory weiss
dieulafoy|lesion dieulafoy|lesio dieulafoy
angiodisplasia|angiodisplasias|malformacion vascular intestinal|angiodysplasia
celiaca|ec celiaca|enfermedad celiaca|celiaquia|malaltia celiaca|coeliac disease|celiaco|celiac
sibo|sobrecrecimiento bacteriano|sobrecreixement bacteria
intolerancia lactosa|lactose intolerance
h pylori|helicobacter pylori|helicobacter
irn|insuficiencia respiratoria nasal|insuficiencia ventilatoria nasal|obstruccion nasal
`

/** The same of tests, procedures, parts of the body, services and ways to give a drug, as in `samePlainWords`. */
export const plainAbbreviations = `
mmss|eess|esss|extremidades superiores|extremitats superiors|miembros superiores|upper limbs|upper extremities|arms|ee ss|mm ss
msd|esd|extremidad superior derecha|extremitat superior dreta|miembro superior derecho|rue|right upper extremity|right arm|brazo derecho|right upper limb|brac dret
msi|ese|extremidad superior izquierda|extremitat superior esquerra|miembro superior izquierdo|lue|left upper extremity|left arm|brazo izquierdo|left upper limb|esi|brac esquerre
eid|extremidad inferior derecha|extremitat inferior dreta|miembro inferior derecho|rle|right lower extremity|right leg|pierna derecha|right lower limb|mid|cama dreta
mii|eii|eie|extremidad inferior izquierda|extremitat inferior esquerra|miembro inferior izquierdo|lle|left lower extremity|left leg|pierna izquierda|left lower limb|cama esquerra
hd|hemitorax derecho|hemitorax dret|right hemithorax
hemitorax izquierdo|hemitorax esquerre|left hemithorax|hte
coronaria derecha|arteria coronaria derecha|coronaria dreta|arteria coronaria dreta|acd|rca|right coronary|right coronary artery
cx|acx|circunfleja|arteria circunfleja|circumflexa|arteria circumflexa|lcx
tci|tronco comun izquierdo|tronco coronario izquierdo|tronc comu esquerre|tronco comun|lms|lmca|left main|left main stem|tronc coronari esquerre|tronco principal
vbeh|via biliar extrahepatica
rdd|rinon derecho|ronyo dret|right kidney
rinon izquierdo|ronyo esquerre|left kidney
fur|fum|fecha ultima regla|ultima regla|ultima menstruacion|data ultima regla|darrera regla|lmp|last menstrual period|fecha ultima menstruacion|data darrera regla
lcf|fcf|frecuencia cardiaca fetal|frequencia cardiaca fetal|fhr|fetal heart rate|latido cardiaco fetal|latidos cardiacos fetales|batec cardiac fetal|batecs cardiacs fetals|bcf
rctg|ctg|registro cardiotocografico|cardiotocography|registre cardiotocografic|cardiotocografia|monitor fetal|monitorizacion fetal|registro fetal|monitoritzacio fetal|registre fetal|test basal
rnat|recien nacido a termino
pve|parto vaginal eutocico|parto eutocico|svd|nvd|spontaneous vaginal delivery|normal vaginal delivery|part eutocic|parto vaginal espontaneo|part vaginal espontani|part eutocics|eutocia|eutocico|parto normal
mvc|murmullo vesicular conservado|murmuri vesicular conservat|normal breath sounds|buena entrada aire|bona entrada aire|good air entry|mv conservado|ventilacion conservada|buena ventilacion|buena ventilacion bilateral|ventilacion simetrica|ventilacio conservada|bona ventilacio|buena entrada aire bilateral|normoventilacion|normoventilacio|bvg|buena ventilacion general
beg|buen estado general|bon estat general|good general condition
meg|mal estado general|mal estat general|poor general condition
coc|consciente y orientado|conscient orientat|alert oriented|a o|ao|consciente orientado|conscient orientada|consciente orientada|vigil orientat|vigil orientado
tad|pad|tension diastolica|presion diastolica|dbp|diastolic blood pressure|tension arterial diastolica|presion arterial diastolica|pressio arterial diastolica|diastolica|diastolic
pam|tam|presion arterial media|tension arterial media|pressio arterial mitjana|mean arterial pressure|tensio arterial mitjana
papm|pap|presion arteria pulmonar|pressio arteria pulmonar|pulmonary artery pressure
paps|psap|presion sistolica arteria pulmonar|pressio sistolica arteria pulmonar|pulmonary artery systolic pressure|pasp
pio|presion intraocular|pressio intraocular|iop|intraocular pressure|tension ocular|tensio ocular
ppc|ppcc|parells cranials|pares craneales|nervios craneales|nervis cranials|cranial nerves|pp cc
rcp|reflejo cutaneo plantar|reflejos cutaneo plantares|reflexe cutani plantar|plantar reflex|plantars|babinski|reflejos cutaneoplantares|reflejo cutaneoplantar|cutaneoplantar|reflex cutani plantar|cutaneoplantares|reflex cutaniplantar
nihss|escala nih
mrs|rankin|escala rankin|rankin modificado|modified rankin|erm|escala rankin modificada
mmse|mec|minimental|mini mental|minimental state|miniexamen cognoscitivo|mini examen cognoscitivo lobo|test minimental|examen cognoscitivo lobo|miniexamen cognoscitiu
eva|vas|escala visual analogica|escala analogica visual|visual analogue scale|visual analogue|pain score|evn|env|escala visual analoga|escala verbal numerica|escala numerica verbal|escala visual analogica dolor|escala dolor|escala numerica|nrs
peak flow|pefr|flujo espiratorio maximo|pef|pico flujo|flujo pico|pic flux
cvf|fvc|capacidad vital forzada|capacitat vital forcada|forced vital capacity
dlco|capacidad difusion|transferencia co
gsa|gasometria arterial|abg|arterial blood gas|arterial gas|gab|gaso arterial|gasometria arterial basal
gsv|gasometria venosa|vbg|venous blood gas|venous gas|gaso venosa
gnaf|onaf|cnaf|oxigenoterapia alto flujo|canula nasal alto flujo|gafas nasales alto flujo|canules nasals alt flux|oxigenoterapia alt flux|ulleres nasals alt flux|hfnc|hfno|high flow nasal cannula|high flow nasal oxygen|high flow oxygen|alto flujo|alt flux|gaf|canulas alto flujo|canules alt flux
vmni|ventilacion no invasiva|vni|bipap|niv|non invasive ventilation|noninvasive ventilation
vmi|vm|ventilacion mecanica invasiva|invasive ventilation|invasive mechanical ventilation|conectado ventilacion mecanica|ventilacio mecanica invasiva
oad|ocd|oxigenoterapia domiciliaria|oxigeno domiciliario|oxigen domiciliari|oxigenoterapia cronica domiciliaria|home oxygen|ltot|long term oxygen therapy
fo|fondo ojo|fons ull|fundoscopy|fundus|funduscopy|ophthalmoscopy|oftalmoscopia
cv|campo visual|visual field
cv|carga viral|carrega viral|viral load|vl|copias
amo|pamo|aspirado medula osea|aspirat moll os|bone marrow aspirate
bmo|biopsia medula osea|biopsia moll os|bone marrow biopsy
bag|biopsia aguja gruesa|biopsia agulla gruixuda|core biopsy|core needle biopsy|trucut
paaf|puncion aguja fina|fna
eed|eco doppler|ecodoppler|doppler|duplex|edd|edv|ecografia doppler
tsa|troncos supraaorticos|carotid doppler
angiorm|angio rm|mra|mr angiography
cprm|crm|colangiorresonancia|colangiorm|mrcp|colangiopancreatografia resonancia|colangio rm|rmcp|colangiopancreatografia resonancia magnetica|colangio resonancia|colangioressonancia|colangiopancreatografia ressonancia
abdrx|rx abdomen|radiografia abdomen|radiografia abdominal|axr|abdominal x ray|abdominal radiograph|rx abd|rxabd|rxa|rx simple abdomen|radiografia simple abdomen|placa abdomen
teg|tegd|transito esofagogastroduodenal|transit esofagogastroduodenal|barium swallow
prueba esfuerzo|prova esforc|ergometria|exercise test|stress test|ergo
holter|monitorizacion ambulatoria|24 hour tape
fgs|gastroscopia|endoscopia alta|endoscopia digestiva alta|oesophagogastroduodenoscopy|upper endoscopy|upper gi endoscopy|egd|ogd|eda|gastrosc|fibrogastroscopia|endoscopia oral|panendoscopia|peo|panendoscopia oral|esofagogastroscopia|esofagogastroduodenoscopia
ttpa|aptt|tiempo tromboplastina parcial|tiempo tromboplastina|temps tromboplastina|partial thromboplastin time
ast|got|aspartato aminotransferasa|asat|aspartat aminotransferasa|transaminasa glutamico oxalacetica
alt|gpt|alanina aminotransferasa|alat|alanin aminotransferasa|transaminasa glutamico piruvica
transaminasas|enzimas hepaticas|liver enzymes|hipertransaminasemia
lft|lfts|liver function tests|liver function|funcion hepatica|pruebas hepaticas|proves hepatiques|perfil hepatico|pfh|pruebas funcion hepatica|bioquimica hepatica|perfil hepatic|proves funcio hepatica
u e|us es|ues|urea and electrolytes|electrolitos|electrolits|electrolytes|iones|ions|ionograma
bmp|basic metabolic panel
cmp|comprehensive metabolic panel
tsh|tirotropina|thyrotropin|hormona tiroestimulante
t4l|t4 libre|t4 lliure|free t4|ft4|tiroxina libre
iga|inmunoglobulina a|immunoglobulina a
igm|inmunoglobulina m|immunoglobulina m
ivig|igiv|inmunoglobulinas intravenosas|immunoglobulines intravenoses|intravenous immunoglobulin|inmunoglobulinas endovenosas|immunoglobulines endovenoses
pcr|reaccion cadena polimerasa|polymerase chain reaction|pcr test
sed orina|sedimento|sedimento orina|sediment urinari|urinary sediment|sediment orina|sediment|elemental sedimento|sistematico orina|sistematico sedimento|elemental orina|anormales sedimento|sedimento urinario
eco abd|ecografia abdominal|abdominal ultrasound|eco abdominal|ecoabd|ecoabdom|ecografia abdomen|eco abdomen
emb|embarazo|gestante|gestacion|embarassada|embaras|pregnant|pregnancy
test gestacion|test embarazo|prueba embarazo|prova embaras|pregnancy test|bhcg|beta hcg|hcg|b hcg|betahcg|gonadotropina corionica|tig|test inmunologico gestacion|test embaras|test immunologic gestacio
crrt|hdfvvc|tder|tdec|tde|terapia depuracion extrarrenal|tecnicas depuracion extrarrenal|depuracion extrarrenal|tecnica depuracio extrarenal|renal replacement therapy|rrt|terapia reemplazo renal|terapia renal sustitutiva
npt|nutricion parenteral|nutricion parenteral total|tpn|parenteral nutrition|total parenteral nutrition
peg|gastrostomia|gastrostomia percutanea
portacath|port a cath|reservorio subcutaneo|reservori subcutani|reservorio venoso|port cath|reservori venos
dai|desfibrilador|desfibrilador automatico implantable|desfibrillador automatic implantable|desfibrillador|icd|aicd|implantable cardioverter defibrillator|defibrillator|dai trc
trc|tcr|terapia resincronizacion cardiaca|resincronizador|crt|cardiac resynchronisation|terapia resincronizacion|resincronitzador|resincronizacion cardiaca
bcia|bcpia|bia|balon contrapulsacion|iabp|balon contrapulsacion intraaortico|balo contrapulsacio
ecmo|oxigenacion membrana extracorporea|oxigenacio membrana extracorporia
cec|circulacion extracorporea|bypass cardiopulmonar|cardiopulmonary bypass
cabg|bypass coronario|bypass aortocoronario|revascularizacion quirurgica|coronary artery bypass|coronary artery bypass graft|coronary bypass|cirugia revascularizacion miocardica|pontaje aortocoronario|derivacion aortocoronaria|cirugia revascularizacion coronaria|pontatge aortocoronari|revascularitzacio quirurgica|pass aortocoronario|cirurgia revascularitzacio coronaria
tavi|implante percutaneo valvula aortica|recambio valvular aortico percutaneo|tavr|implante protesis aortica percutanea|implante transcateter valvula aortica|implant percutani valvula aortica|implantacion valvula aortica percutanea
rva|svao|recambio valvular aortico|sustitucion valvular aortica|recanvi valvular aortic|avr|aortic valve replacement|substitucio valvular aortica|protesis aortica|implante protesis aortica|protesi aortica
ablacion|ablacio|ablation
ptc|ptr|protesis total rodilla|artroplastia total rodilla|protesi total genoll|atr|tkr|tka|total knee replacement|knee replacement|total knee arthroplasty|artroplastia total genoll|protesis rodilla|protesi genoll
ptc|protesis total cadera|artroplastia total cadera|protesi total maluc|atc|thr|tha|total hip replacement|hip replacement|total hip arthroplasty|artroplastia cadera|protesis cadera|protesi maluc|artroplastia total maluc
rafi|raf|reduccion abierta fijacion interna|reduccio oberta fixacio interna|orif|open reduction internal fixation|osteosintesis|osteosintesi|rcfi|fijacion interna
rtup|reseccion transuretral prostata|turp|reseccion transuretral prostatica|reseccio transuretral prostata
reintervencion|reintervenido|reoperacion|volver operar|reintervingut|reintervinguda|tornar operar|return to theatre|reoperated|revision surgery|further surgery
qrt|quimiorradioterapia|quimioradioterapia|chemoradiotherapy|chemoradiation
tph|tmo|trasplante progenitores hematopoyeticos|trasplante medula osea|trasplantament progenitors hematopoetics|trasplantament moll os|stem cell transplant|bone marrow transplant|sct
aco|acos|anticoagulantes orales|anticoagulacion oral|oral anticoagulants|oral anticoagulation|sintrom
acod|naco|anticoagulantes directos|anticoagulante oral directo|doac|noac|direct oral anticoagulant
aag|antiagregante|antiagregacion|antiplatelet|antiplatelet therapy|antiagr|antiagregantes|antiagregado|antiagregat|antiagregacio|antiagregants
bb|betabloqueante|betabloquejant|betablocador|beta blocker|betablocker|bblock
aco|anticonceptivos|anticonceptivos orales|anticonceptius|anticonceptius orals|ocp|cocp|oral contraceptive|oral contraceptive pill|contraceptive pill|anticonceptivos hormonales|anticoncepcion hormonal|anticoncepcio hormonal|aho|anticonceptivo hormonal oral
diu|dispositivo intrauterino|dispositiu intrauteri|iud|intrauterine device|sterilet|coil
ssf|suero fisiologico|suero salino|serum fisiologic|sf|normal saline|saline|salino fisiologico|suero salino fisiologico|nacl 0,9
rl|ringer lactato|ringer lactat|hartmanns|lactated ringer
cristaloides|cristalloides|cristal loides|crystalloid
ch|cch|concentrado hematies|prbc|packed red cells|red cell units|bolsas hematies|cchh|conc hematies|concentrados hematies|concentrat hematies|concentrats hematies|bolsa hematies|hematies
o2|oxigeno suplementario|oxigen suplementari|supplemental oxygen
logopedia|slt|speech therapy|speech and language therapy|speech language therapist
uci|uvi|smi|medicina intensiva|critical care|icu|itu|intensive care|intensive care unit
uco|ucor|unidad coronaria|unitat coronaria|ccu|coronary care unit|unidad cuidados coronarios|ucic|unitat cures coronaries|unidad cuidados intensivos cardiologicos
ucias|urgencias|urgencies|a e|ae|casualty|urg|servicio urgencias|servei urgencies|urgencias hospitalarias|puerta urgencias|urgencias hospital
urpa|reanimacion|unidad reanimacion|pacu|rea|unidad recuperacion postanestesica|unitat recuperacio postanestesica|reanimacio|sala despertar|unidad reanimacion postanestesica|urpq|urp
qx|quirofano|quirofan|theatre|operating room|operating theatre|sala operaciones|bloque quirurgico|bloc quirurgic|area quirurgica
cot|cirugia ortopedica traumatologia|traumatologia|cirurgia ortopedica traumatologia|orthopaedics|orthopedics|ortho|tya
ncr|ncg|neurocirugia|neurocirurgia|neurosurgery|neurosurgeons|nsurg|neurocir|neuroqx|nch|neurocirujano|neurocirujanos|neurocirurgians
nrl|nlg|neurologia|neurologist|neuroleg
nml|pneumologia|neumologia|respiratory medicine|pulmonology|chest clinic|pneumoleg|neumo|nmo
digestivo|aparato digestivo|digestiu|gastroenterologia|gi|gastro|dig|digest|digestiva
nfr|nefrologia|nephrology|renal team|nefroleg
endo|endocrinologia|endocrino|endocri|een|endocrinologia nutricion|endocrinologia nutricio
hmt|hematologia|haematology
onc|oncologia|oncoleg|oncologia medica|onco
rmt|reu|reumatologia|rheumatology
orl|otorrinolaringologia|otorrino|ent|ear nose throat|otorinolaringologia|otorino
derma|dermatologia
uro|urologia|uroleg|urologist
gin|gine|ginecologia|gynaecology|gynecology|gyn|ginec|ginecologia obstetricia|obstetricia ginecologia|tocoginecologia
psq|psiquiatria|psychiatry|psych|psychiatrist|psiq|psiquiatra|salud mental
mir|medicina interna|internal medicine|general medicine
mfc|medico atencion primaria|medico cabecera|medico familia|metge capcalera|metge familia|metgessa capcalera|gp|pcp|general practitioner|primary care physician|primary care|atencion primaria|primary care doctor|family doctor|map|metgessa familia|medica familia|metge atencio primaria|medico ap|medica atencion primaria|medico primaria|medico zona|equipo atencion primaria|metge ap
ccee|cceex|cex|consultas externas|outpatient clinic|outpatients|opd|clinic|consulta|cc ee|consultes externes
cv|cvasc|ccv|cirugia vascular|cirurgia vascular|vascular surgery|acv|cir vasc|acyv|angiologia|angiologia cirugia vascular|angiologia cirurgia vascular
cg|cgd|cirugia general|cirurgia general|general surgery|surgeons
paliativos|cuidados paliativos|cures palliatives|palliative|palliative care|ccpp|upal
ltsv|limitacion tratamiento soporte vital|limitacio tractament suport vital|limitacion esfuerzo terapeutico|limitacio esforc terapeutic|let|adecuacion esfuerzo terapeutico|adequacio esforc terapeutic|limitacion medidas|adecuacion medidas|adecuacion terapeutica|ceiling care|limitacio mesures|adequacio mesures
onr|ordenes no reanimar|ordre no reanimacio|dnr|dnacpr|do not resuscitate|dnar
vo|via oral|orally|by mouth|po|oral|per os
inh|inhalado|inhalatoria|inhalada|inhalador|inhaladores|inhalat|inhaler|via inhalatoria|inhalacion|inhalaciones|puffs|inhalacio|inhalacions
sem|svb|svat|ambulancia|sem 061|emergency medical services|ems
stat|inmediato|immediately
qhs|nocte|noche|nit|at night|bedtime|al acostarse|antes acostarse|anar a dormir
om|mane|por la manana|al mati|in the morning|desayuno
dosis unica|single dose|stat dose|one dose|one off
perfusion|perfusion continua|infusion|continuous infusion|bomba|bic|perfusio|perfusio continua|bpc|bomba perfusion|bomba infusion
dosis carga|dosi carrega|loading dose|loaded
mantenimiento|maintenance
ae|ai|auricula izquierda|auricula esquerra|left atrium
ad|auricula derecha|auricula dreta|right atrium
ve|vi|ventricle esquerre|ventriculo izquierdo|left ventricle
gn|ln|gafas nasales|ulleres nasals|canula nasal|canules nasals|nasal cannula|nasal cannulae|nasal specs
gcsf|g csf|factor estimulante colonias|factor estimulant colonies|granulocyte colony stimulating factor|filgrastim|factores estimulantes colonias|factor estimulador colonies|fec g
tvn|tissue viability|tissue viability nurse
mgso4|sulfato magnesio|sulfat magnesi|magnesium sulphate|magnesium sulfate
pred|prednisolone|prednisolona
metilpred|mpred|metilprednisolona|methylprednisolone|6 mp|6 mpdn|mpdn|metilprednisolone|urbason
ucin|unidad cuidados intensivos neonatales|cuidados intensivos neonatales|unitat cures intensives neonatals|cures intensives neonatals|nicu|nnu|neonatal unit|neonatal intensive care|uci neonatal
dsn|diabetes specialist nurse|diabetes nurse
gpc|cgp|cocos gram positivos|cocs gram positius|gram positive cocci|cocos grampositivos|cocs grampositius
bgn|bacilos gram negativos|bacils gram negatius|gram negative rods|gnb|gram negative bacilli
friii|fixed rate insulin infusion|fixed rate intravenous insulin infusion
vriii|variable rate insulin infusion|sliding scale
sulfato mg|sulfat mg|sulfato magnesio|sulfat magnesi|mgso4|magnesium sulphate
des|sfa|stent farmacoactivo|stent farmacoactiu|stent liberador farmaco|drug eluting stent|stent recubierto farmaco|stent lliberador farmac
hdu|high dependency unit|high dependency|semicriticos|semicrits|unidad semicriticos|cuidados intermedios|unitat semicritics|semicritics|ucint
opat|outpatient parenteral antibiotic|outpatient parenteral antibiotic therapy|tade
cuap|suap|punto atencion continuada|servicio urgencias atencion primaria|centre urgencies atencio primaria|urgencias atencion primaria|urgencies atencio primaria|centro urgencias atencion primaria|urgencias primaria
observacion|sala observacion|observacio|sala observacio|area observacion|unitat observacio|unidad observacion
uce|unidad corta estancia|unitat curta estada|corta estancia|short stay unit|curta estada
uci|umi|ucri|unidad cuidados intensivos|unidad medicina intensiva|servicio medicina intensiva|unitat cures intensives|smi
ucip|uci pediatrica|unidad cuidados intensivos pediatricos|unidad cuidados intensivos pediatrica|unitat cures intensives pediatriques|picu|paediatric intensive care
ucir|ucri|unidad cuidados intermedios respiratorios|cuidados intermedios respiratorios|unitat cures intermedies respiratories
unidad ictus|unitat ictus|stroke unit
hado|hdom|uhd|hospitalizacion domicilio|hospitalitzacio domicili|hospitalizacion domiciliaria|hospitalitzacio domiciliaria|unidad hospitalizacion domicilio|hospital domicilio|hospital domicili
cma|ucsi|cirugia mayor ambulatoria|cirurgia major ambulatoria
pades|equipo soporte atencion domiciliaria|equipo paliativos domiciliarios|equip suport atencio domiciliaria|equipo cuidados paliativos domiciliarios|equip pades
ucp|upal|unidad cuidados paliativos|unitat cures palliatives|unidad paliativos|unitat palliatius
unidad geriatrica agudos|unitat geriatrica aguts|unidad agudos geriatria
ume|unidad media estancia|unitat mitjana estada|unidad media larga estancia
centro sociosanitario|centre sociosanitari|sociosanitari|sociosanitario|hospital media estancia|recurso sociosanitario|recurs sociosanitari
csma|usm|centro salud mental|centre salut mental|centre salut mental adults|unidad salud mental|salud mental|salut mental|centro salud mental adultos
csmij|centro salud mental infantojuvenil|centre salut mental infantil juvenil|salud mental infantojuvenil|unidad salud mental infantojuvenil
uhp|unidad hospitalizacion psiquiatrica|unidad agudos psiquiatria|unitat aguts psiquiatria|unidad psiquiatria agudos
utca|unidad trastornos conducta alimentaria|unitat trastorns conducta alimentaria
centro atencion seguimiento|centre atencio seguiment|centro atencion drogodependencias|unidad conductas adictivas|unidad adicciones
trabajo social|trabajadora social|trabajador social|treball social|treballadora social|unidad trabajo social|unitat treball social|asistente social|assistenta social|servicios sociales|serveis socials
dui|enf|enfermera|enfermero|enfermeria|infermera|infermer|infermeria|enfermeras|infermeres
tcae|auxiliar|auxiliar enfermeria|tcai|auxiliar infermeria|auxiliares|auxiliars
residente|resident|medico residente|metge resident
medico adjunto|metge adjunt|fea|consultant|facultativo especialista
terapeuta ocupacional|terapia ocupacional|terapeutas ocupacionales
case manager|gestora casos|enfermera gestora casos|gestor casos|infermera gestora casos|enfermera enlace|infermera enllac|egc|enfermera gestora
medico guardia|metge guardia|guardia medica
pcc|cronico complejo|cronic complex
maca|enfermedad cronica avanzada|malaltia cronica avancada|modelo atencion cronicidad avanzada
piic|plan intervencion individualizado compartido|pla intervencio individualitzat compartit
dva|documento voluntades anticipadas|document voluntats anticipades|voluntades anticipadas|voluntats anticipades|instrucciones previas|testamento vital|advance directive
pic|interconsulta|interconsultes|hoja interconsulta|interconsultas|parte interconsulta
hca|historia clinica|historial clinico|historial medico|clinical record|medical records|hce
nhc|numero historia clinica
motivo consulta|motiu consulta|presenting complaint|reason consultation
motivo ingreso|motiu ingres|reason admission|mding
enfermedad actual|malaltia actual|historia actual|procesos actual|proces actual|history presenting complaint|hpc|hpi|anamnesis
aa pp|antecedentes personales|antecedents personals|antecedentes patologicos|antecedents patologics|personal history|p pers
iqx previas|antecedentes quirurgicos|antecedents quirurgics|iq previas|intervenciones quirurgicas previas|intervencions quirurgiques previes|iqs|iqs previas|past surgical history|psh|intervenciones previas
tto hab|tto habitual|tratamiento habitual|medicacion habitual|tractament habitual|medicacio habitual|medicacion domiciliaria|tratamiento domiciliario|regular medication|usual medication|tto domiciliario|tto cronico|tratamiento cronico|tractament cronic|home medication|medicacio domiciliaria|tto previo|ttm habitual|tract habitual|tractament domiciliari
expl|exp fisica|exploracion fisica|exploracio fisica|exploracion|exploracio
ppcc|pruebas complementarias|exploraciones complementarias|proves complementaries|exploracions complementaries|examenes complementarios|investigations|estudios complementarios
imp dx|imp diag|juicio clinico|juicio diagnostico|impresion diagnostica|impresion clinica|orientacion diagnostica|orientacio diagnostica|impressio diagnostica|diagnostic impression|impression|impressio clinica|judici clinic
diag|diagnostico|diagnostic|diagnosi|diagnosticado|diagnosticada|diagnosticat|diagnosis|diagnosed|diagn|dxs|diagnosticos|diagnostics
diagnostico principal|diagnostic principal|primary diagnosis|main diagnosis
diagnosticos secundarios|diagnostics secundaris|secondary diagnoses
plan terapeutico|pla terapeutic|actitud terapeutica|treatment plan
radiografia|radiografies|radiografias
pte|paciente|pacient
evol|evolucion|evolucio|evoluciona
tratamiento antirretroviral|tractament antiretroviral|terapia antirretroviral|antiretroviral therapy|art|haart|antirretrovirales|antiretrovirals|tar|ttar|tarv|targa|antirretroviral|antiretroviral
prox cita|proximo control|proxima visita|propera visita|proper control|proxima revision|proxima cita
recom|recomendaciones|recomanacions|recomendacion|recomanacio|recommendations|recommended
aprox|aproximadamente|aproximadament|aproximado|approximately|roughly|approx
habitual|habituales|habituals|usually
generales|grals
especialmente|especialment|especially
incluido|incluida|inclos|including
demanda|prn|caso necesidad
presion intraabdominal|pressio intraabdominal
ppc|presion perfusion cerebral|pressio perfusio cerebral
gasto cardiaco|cabal cardiac|despesa cardiaca|cardiac output
frec cardiaca|frecuencia cardiaca|frequencia cardiaca|pulsaciones
frec respiratoria|frecuencia respiratoria|frequencia respiratoria
temp|taxilar|temperatura|temperatura axilar|temperature
sat basal|saturacion basal|saturacion respirando aire ambiente|saturacio basal|saturacio aire ambient|saturacion aire ambiente|sat aa
mascarilla venturi|mascareta venturi|ventimask|venturi|ventimascarilla|venturi mask|ventimascareta
mascarilla reservorio|mascareta reservori|non rebreather|monaghan
cpap|presion positiva continua|presion positiva continua via aerea|pressio positiva continua
peep|presion positiva final espiracion|pressio positiva final espiracio|presion positiva espiratoria final
iot|tubo endotraqueal|tub endotraqueal|tubo orotraqueal|tub orotraqueal|endotracheal tube|tet
mascarilla laringea|mascareta laringia|laryngeal mask|lma
diu|diuresis|diuresi|urine output|uop
via periferica|via venosa periferica|acceso venoso periferico|cateter venoso periferico|cateter venos periferic|abbocath
picc|piic|cateter central insercion periferica|cateter central insercio periferica|cateter venoso central insercion periferica|ccip|cvcip
piccline|midline
sondaje vesical|sonda vesical|sondatge vesical|sonda urinaria|sonda foley|sdv|sv
sondaje intermitente|cateterismo intermitente|sondatge intermitent|cateterisme intermitent
sng|sonda nasogastrica|sondatge nasogastric|sondaje nasogastrico
sonda nasoenteral|sonda nasoyeyunal|snj|nasojejunal tube
sonda peg|gastrostomia|sonda gastrostomia
drenaje redon|drenatge redon
jackson pratt|drenaje jackson pratt
tubo torax|drenaje toracico|tubo toracico|drenatge toracic|tub torax|drenaje pleural|tub toracic|drenaje endotoracico|det
drenaje lumbar|drenatge lumbar
valvula ventriculoperitoneal|derivacion ventriculoperitoneal|derivacio ventriculoperitoneal|valvula derivacion ventriculoperitoneal
doble j|cateter doble j|cateter ureteral doble j|cateter ureteral
cateter suprapubico|cistostomia suprapubica|talla vesical|cistostomia|cateter suprapubic
cateter peritoneal|catheter peritoneal|cateter tenckhoff|tenckhoff
favi|fav|fistula arteriovenosa|fistula arteriovenosa interna
aivd|actividades instrumentales vida diaria|activitats instrumentals vida diaria|instrumental activities daily living|iadl
independiente abvd|independiente actividades basicas vida diaria|independent abvd|independent activitats basiques vida diaria
indice katz|index katz
ilb|indice lawton|escala lawton|lawton brody|index lawton
braden|escala braden
downton|escala downton
gds|escala deteriorament global|escala deterioro global|reisberg|escala reisberg
pfeiffer|spmsq|test pfeiffer|escala pfeiffer|cuestionario pfeiffer|questionari pfeiffer
moca|montreal cognitive assessment|test moca
nihss|nihs|escala nihss|escala ictus nih|national institute health stroke scale
gcs|scg|ecg|glasgow|escala coma glasgow|escala glasgow|glasgow coma scale
rass|escala rass|richmond|escala sedacion rass|escala agitacion sedacion richmond
cha2ds2 vasc|chadsvasc|cha2ds2vasc|chads vasc|escala cha2ds2 vasc|escala chads vasc
escala grace|score grace
timi|escala timi
clase killip|killip kimball|classe killip
nyha|clase funcional nyha|clase funcional|classe funcional|cf nyha|grau funcional|cfn|classe funcional nyha
clase ccs|canadian
curb 65|curb65|escala curb 65
mmrc|mrc|disnea mmrc|escala mmrc|grado disnea mmrc|escala disnea mmrc
asthma control test|test control asma
epworth|escala epworth|test epworth|epworth sleepiness scale
iah|indice apnea hipopnea|index apnea hipopnea|indice apneas hipopneas|apnoea hypopnoea index
child pugh|childpugh|estadio child|clase child|escala child pugh|classe child
escala meld|puntuacion meld|puntuacio meld
gbs|glasgow blatchford|blatchford|escala glasgow blatchford
harvey bradshaw|indice harvey bradshaw
das28|das 28|indice das28|actividad das28
basdai|indice basdai
ecog|escala ecog|performance status|ecog ps
karnofsky|kps|ikp|indice karnofsky|index karnofsky|escala karnofsky
tnm|estadiaje tnm|estadio tnm|classificacio tnm|clasificacion tnm|estadi tnm
gleason|escala gleason|score gleason|puntuacion gleason|gleason score|grado gleason
birads|bi rads|categoria bi rads|categoria birads
pirads|pi rads|categoria pi rads
tirads|ti rads|categoria ti rads|eu tirads
phq9|cuestionario phq 9
hads|escala hads|escala ansiedad depresion hospitalaria
apgar|test apgar|puntuacion apgar|puntuacio apgar|apgar score
indice bishop|test bishop|index bishop|bishop score
silverman|test silverman|indice silverman|silverman andersen
riesgo asa|clasificacion asa|asa grade|risc asa|classificacio asa
mallampati|test mallampati|clase mallampati
cormack|cormack lehane|grado cormack|grau cormack
escala wells|test wells|wells score
apache ii|escala apache
lobulo medio|lobul mitja|lobulo medio derecho
pulmon derecho|pulmo dret
pulmon izquierdo|pulmo esquerre
base derecha|bdcha|base dreta|base pulmonar derecha|base pulmonar dreta
base izquierda|base esquerra|base pulmonar izquierda|base pulmonar esquerra
seno costofrenico|scf|senos costofrenicos|sins costofrenics|angulo costofrenico|angle costofrenic|costophrenic angle
indice cardiotoracico|index cardiotoracic|cardiothoracic ratio
csd|cuadrante superior derecho|quadrant superior dret
cse|cuadrante superior izquierdo|quadrant superior esquerre
cid|cuadrante inferior derecho|quadrant inferior dret
cii|cie|cuadrante inferior izquierdo|quadrant inferior esquerre
cse|cuadrante superoexterno|quadrant superoextern
cuadrante superointerno|quadrant superointern
cie|cuadrante inferoexterno|quadrant inferoextern
cuadrante inferointerno|quadrant inferointern
frd|fosa renal derecha|fossa renal dreta
fosa renal izquierda|fossa renal esquerra
punopercusion|puno percusion|punyopercussio|puno percusion renal|puny percussio|ppr bilateral|ppl bilateral|pplb|sucusion renal|succussio renal|renal angle tenderness|percusion renal|sucusion renal bilateral
vena mesenterica superior|superior mesenteric vein
arteria mesenterica superior|superior mesenteric artery|sma
vena safena interna|safena interna|vsi|vena safena magna
pulso pedio|pulsos pedios|polsos pedis|pedios|pedal pulses
aci|arteria carotida interna|carotida interna|arteria carotide interna
arteria carotida comun|carotida comun|carotida primitiva
acmd|arteria cerebral media derecha|arteria cerebral mitjana dreta|right mca|acm derecha
acmi|acme|arteria cerebral media izquierda|arteria cerebral mitjana esquerra|left mca|acm izquierda|acm esquerra
descendente anterior|arteria descendente anterior|descendent anterior|arteria descendent anterior
obtusa marginal|marginal obtusa|omg|obtuse marginal|rama marginal
diagonal|rama diagonal|primera diagonal
dpa|interventricular posterior|arteria descendente posterior|descendente posterior
arteria mamaria interna|mamaria interna|amii
septo interventricular|septum interventricular|septe interventricular|tabique interventricular|interventricular septum
septo interauricular|septum interauricular|septe interauricular|interatrial septum
vbp|via biliar principal|coledoco|coledoc|conducto biliar comun
via biliar intrahepatica|vias biliares intrahepaticas
via biliar extrahepatica|vies biliars extrahepatiques
wirsung|ducto pancreatico|conducto pancreatico|conducto wirsung|conducte pancreatic|pancreatic duct
lhd|lobulo hepatico derecho|lobul hepatic dret
lhi|lobulo hepatico izquierdo|lobul hepatic esquerre
union pieloureteral|unio pieloureteral
union ureterovesical|unio ureterovesical|meato ureteral
rva|rinon vicariante
oj derecho|ojo derecho|ull dret
oj izquierdo|ojo izquierdo|ull esquerre
ambos ojos|ambdos ulls
oido derecho|orella dreta|right ear
oido izquierdo|orella esquerra|left ear
cae|conducto auditivo externo|conducte auditiu extern|external auditory canal|eac
conducto auditivo interno|conducte auditiu intern
membrana timpanica|timpano|timpan|tympanic membrane|timpanos|timpans|mt|membranas timpanicas|membranes timpaniques
atm|articulacion temporomandibular|articulacio temporomandibular|temporomandibular joint
senos paranasales|sins paranasals|paranasal sinuses
via aerea dificil|via aeria dificil|difficult airway
via aerea|via aeria|airway
vias aereas superiores|vies aeries superiors
camara anterior|cambra anterior|anterior chamber
mav|agudeza visual|agudesa visual
bmc|biomicroscopia|lampara hendidura|lampada fenedura|slit lamp
motilidad ocular extrinseca|motilidad ocular|movimientos oculares|moviments oculars|motilitat ocular|mov oculares|motilitat ocular extrinseca|eye movements|musculatura ocular extrinseca|mmoo
motilidad ocular intrinseca|reflejos pupilares|reflexos pupillars
picnr|pinr|pinrl|pic|pupilas isocoricas normorreactivas|pupilles isocoriques normoreactives|pupilas isocoricas reactivas|isocoricas normorreactivas|pupilas isocoricas normoreactivas
dpar|defecto pupilar aferente relativo|defecto pupilar aferente|defecte pupillar aferent|rapd
oct|tomografia coherencia optica|optical coherence tomography|tco
agf|afg|angiofluoresceingrafia|angiografia fluoresceinica|angiografia fluoresceina|fluorescein angiography
lio|lente intraocular|lent intraocular|intraocular lens|iol
faco|facoemulsificacion|facoemulsificacio|phacoemulsification|cirugia catarata|facoemulsificacion cristalino|iq cataratas|cirugia cataratas|cirurgia cataractes|cataract surgery
vitrectomia|vitrectomia pars plana|vitrectomia via pars plana|pars plana vitrectomy
pfc|prp|panfotocoagulacion|panfotocoagulacio|panretinal photocoagulation|panfotocoagulacion retiniana
inyeccion intravitrea|inyecciones intravitreas|injeccio intravitria|intravitreal injection|injeccions intravitries
cvc|campimetria|campo visual|camp visual|campos visuales
atl|audiometria tonal|audiometria|audiometria tonal liminar|audiometry
peatc|potenciales evocados auditivos|potencials evocats auditius
vhit|videonistagmografia|video head impulse test
fibroscopia|nasofibroscopia|nasofibrolaringoscopia|fibrolaringoscopia|nasofibrolaringoscopi|fibroendoscopia|exploracion fibroscopio
tacto vaginal|tacte vaginal|vaginal examination|exploracion vaginal
trectal|dre|tacto rectal|tacte rectal|rectal examination|digital rectal exam
movimientos fetales|moviments fetals|fetal movements|movimientos activos fetales|mf
liquido amniotico|liquid amniotic|amniotic fluid
liquido amniotico claro|aguas claras|liquid amniotic clar|aigues clares|clear liquor
liquido amniotico meconial|aguas meconiales|liquid amniotic meconial|meconium stained liquor|aguas tenidas|aigues tenyides
dinamica uterina|contracciones uterinas|contraccions uterines|uterine contractions
altura uterina|alcada uterina|fundal height|au
fpp|fecha probable parto|data probable part|fecha prevista parto|estimated date delivery
edad gestacional|edat gestacional|gestational age|semanas gestacion|setmanes gestacio|semanas amenorrea
formula obstetrica|gtpal
ila|indice liquido amniotico|index liquid amniotic|amniotic fluid index|afi
pfe|peso fetal estimado|pes fetal estimat|estimated fetal weight|efw|fpe
dbp|diametro biparietal|diametre biparietal|biparietal diameter
longitud femoral|longitud femur|femur length
perimetro abdominal|circunferencia abdominal|perimetre abdominal
crl|lcc|longitud craneocaudal|longitud cefalocaudal|longitud cranicaudal
translucencia nucal|nuchal translucency|sonoluscencia nucal
arteria umbilical|umbilical artery|au
cribado combinado|cribado primer trimestre|cribratge combinat|cribado combinado primer trimestre|screening combinado
test sullivan|test osullivan
sobrecarga oral glucosa|curva glucosa|corba glucosa|test tolerancia oral glucosa|oral glucose tolerance test|ogtt|curva glucemia
egb|sgb|cultivo vaginorrectal|cultiu vaginorectal|estreptococo grupo b|cultivo rectovaginal|cribado sgb
parto instrumental|parto instrumentado|part instrumentat|instrumental delivery|parto vaginal instrumental
forceps|fcps|parto forceps|part forceps
vac|kiwi|ventouse|vacuum|parto ventosa|vacuo
cesarea urgente|cesaria urgent|emergency caesarean|cesarea urgencia
cesarea electiva|cesarea programada|cesaria electiva|cesaria programada|elective caesarean
desgarro perineal|esquinc perineal|perineal tear|estrip perineal
legrado|legrado uterino|raspat|raspat uteri|curettage
histerectomia abdominal total|histerectomia total|histerectomia abdominal
histerectomia vaginal|vaginal hysterectomy
ado|doble anexectomia|anexectomia bilateral|annexectomia bilateral|salpingooforectomia bilateral|salpingo ooforectomia bilateral|doble annexectomia|bso|da
ligadura tubarica|ligadura trompas|lligadura trompes|tubal ligation|oclusion tubarica|esterilizacion tubarica
fecundacion vitro|fecundacio vitro|ivf|vitro fertilisation
tecnicas reproduccion asistida|reproduccion asistida|reproduccio assistida|assisted reproduction
terapia hormonal sustitutiva|terapia hormonal menopausia|tractament hormonal substitutiu|hormone replacement therapy|hrt
secrecion vaginal|flujo vaginal|leucorrea|fluix vaginal|leucorrhoea|vaginal discharge|leucorrees
citologia cervical|citologia cervicovaginal|papanicolau|papanicolaou|triple toma|citologia cervico vaginal|cervical smear|pap smear|cccv
eco tv|ecotv|ecografia transvaginal|ecografia vaginal|transvaginal ultrasound|tvus
eco ta|ecografia transabdominal
lme|lactancia materna|lactancia natural|alletament matern|breastfeeding|breast fed|lm
lactancia artificial|alletament artificial|formula adaptada|bottle fed|leche formula|llet formula|formula inicio|formula fed
lactancia mixta|alletament mixt|mixed feeding
peso nacimiento|peso nacer|peso recien nacido|pes neixer|birth weight|pes naixement|peso rn
longitud nacimiento|talla nacimiento|talla neixer
perimetro cefalico|perimetre cranial|perimetro craneal|head circumference|perimetre cefalic|pc
fontanela anterior|fontanella anterior|anterior fontanelle|fontanela|fontanella
dpm|desarrollo psicomotor|desenvolupament psicomotor|psychomotor development|developmental milestones
correctamente vacunado|ben vacunat|vacunacion correcta|vacunado correctamente|vacunacion dia|immunisations up date|vacunado calendario|calendario dia|vacunat correctament
metabolopatias|pruebas metabolicas|cribado neonatal|prueba talon|prova talo|cribratge neonatal|newborn screening|screening neonatal
otoemisiones|otoemisiones acusticas|otoemissions acustiques|cribado auditivo|otoacoustic emissions|screening auditivo
vitamina k|vit k|konakion|vitamin k|fitomenadiona|vitk
tep|triangulo evaluacion pediatrica|triangle avaluacio pediatrica
prick test|pruebas cutaneas|proves cutanies
ac sang|analitica|analisis|analitica sangre|analitica sanguinea|analitica sang|anal
perfil renal|funcion renal|funcio renal
perfil tiroideo|hormonas tiroideas|funcion tiroidea|hormones tiroidals|perfil tiroidal
perfil lipidico|lipidograma|perfil lipidic|lipidos|lipid profile
pfe|perfil ferrico|metabolismo hierro|perfil ferric|metabolisme ferro|ferrocinetica|iron studies
mtt|marcadores tumorales|marcadors tumorals|tumour markers|tumor markers
enz card|enzimas cardiacas|marcadores dano miocardico|marcadores necrosis miocardica|enzims cardiacs|mnm|mdm|mnc|enzimas cardiacos|marcadores cardiacos|troponinas seriadas|marcadors dany miocardic|marcadores necrosis
hto|hcto|hematocrito|hematocrit
hcm|hemoglobina corpuscular media|hemoglobina corpuscular mitjana|mch
rdw|amplitud distribucion eritrocitaria|idh
vpm|volumen plaquetar medio|volum plaquetari mitja|mpv
monocitos|monocits|monocytes
indice quick|actividad protrombina|activitat protrombina|tasa protrombina|taxa protrombina|quick
inr|ratio internacional normalizada|indice internacional normalizado|razon internacional normalizada
tpta|ttpa|tiempo tromboplastina parcial activado|tiempo tromboplastina parcial activada|tiempo cefalina|ratio ttpa|temps tromboplastina parcial activada|tiempo parcial tromboplastina activada|tiempo tromboplastina activada
bm test|hgt|dextrostix|dxtx|dxt|glucemia capilar|glicemia capillar|glucemias capilares|glicemies capillars|glucometria|hemoglucotest|glucotest|controles glucemicos|destrostix|controls glicemics|capillary glucose|determinacion capilar
hba1c|a1c|hb a1c|hemoglobina glicosilada|hemoglobina glicada|hemoglobina glucosilada|hb glicosilada
urea|bun|nitrogeno ureico
fge|tfg|ckd epi|mdrd 4|mdrd|filtrado glomerular|filtrado glomerular estimado|filtrat glomerular|tasa filtrado glomerular|filtrat glomerular estimat|tasa filtracion glomerular|taxa filtrat glomerular
clcr|acl cr|aclaramiento creatinina|aclariment creatinina|creatinine clearance
acido urico|acid uric|uric acid|uricemia
calcio corregido|calci corregit|corrected calcium|calcio corregido albumina
calcio ionico|calci ionic|ionised calcium|calcio ionizado
magnesio|magnesi|magnesium|magnesemia
fosforo|fosfor|fosfatemia
osm|osmolalidad|osmolaridad|osmolalitat|osmolality
bilirrubina directa|bilirubina directa|bilirrubina conjugada|direct bilirubin|conjugated bilirubin
bilirrubina indirecta|bilirubina indirecta|indirect bilirubin
ggt|gammagt|gamma gt|gamma glutamil transferasa|gammaglutamiltransferasa|gamma glutamil transpeptidasa|gamma glutamiltranspeptidasa|gammaglutamiltranspeptidasa
ldh|lactato deshidrogenasa|lactatodeshidrogenasa|lactat deshidrogenasa|lactico deshidrogenasa|lacticodeshidrogenasa
cpk|creatincinasa|creatina quinasa|creatinquinasa|creatinfosfoquinasa|creatinkinasa|creatina cinasa|creatin kinasa|creatinfosfocinasa|creatinfosfokinasa|creatina fosfoquinasa|creatin quinasa
ckmb|ck mb|fraccion mb
tntus|tnius|tnhs|tnus|tropo|hstnt|troponina|troponina ultrasensible|troponines
bnp|probnp|nt probnp|pronbp|peptido natriuretico|peptido natriuretico cerebral|peptid natriuretic|peptidos natriureticos|propeptido natriuretico|nt bnp
mioglobina|myoglobin
lactato|acido lactico|lactat|acid lactic|lactatemia
gasa|gasometria arterial basal|gasometria arterial|gasometria basal
pafi|po2 fio2|pao2 fio2|pa fi|indice pao2 fio2|indice kirby
hco3|bicarbonato|bicarbonat|co3h
exceso bases|exces bases|exceso base
anion gap|hiato anionico
cldl|ldl|colesterol ldl|ldl colesterol
chdl|hdl|colesterol hdl|hdl colesterol|hdl cholesterol
t3l|triyodotironina|t3 libre
pth|pthi|paratohormona|parathormona|hormona paratiroidea|hormona paratiroidal|parathyroid hormone
acth|corticotropina
hormona crecimiento|hormona creixement|growth hormone
fsh|hormona foliculoestimulante
peptido c|peptid c|c peptide
ist|sat tf|tsat|indice saturacion transferrina|saturacion transferrina|saturacio transferrina|index saturacio transferrina
coombs|test coombs
proteinograma|electroforesis|electroforesis proteinas|proteinogram
igs|inmunoglobulinas|immunoglobulines
ca125|ca 125
ca 19.9|ca 19 9|ca19 9
ca 15.3|ca 15 3
psa|antigeno prostatico especifico|antigen prostatic especific|antigeno especifico prostata
ana|anticuerpos antinucleares|anticossos antinuclears|acs antinucleares
anca|ancas|anticuerpos anticitoplasma neutrofilo|anticuerpos anticitoplasma neutrofilos|anticossos anticitoplasma neutrofil|anticitoplasma neutrofilo
antidna|anti dna|dnads|anti dnads|anticuerpos anti dna
accp|anticcp|pcc|apcc|anti ccp|acpa|antipeptido citrulinado|anticuerpos antipeptido citrulinado|anticuerpos anti ccp
factor reumatoide|factor reumatoideo
ama|anticuerpos antimitocondriales|anticossos antimitocondrials
atg|antitransglutaminasa|ac antitransglutaminasa|anticuerpos antitransglutaminasa|anti ttg|anticossos antitransglutaminasa
antigeno superficie|hbsag|ag hbs|aghbs|antigeno superficie vhb|antigen superficie
vdrl|rpr|serologia luetica|serologia lues|pruebas treponemicas
igra|qft|quantiferon|interferon gamma release assay
ppd|mantoux|tuberculina|prueba tuberculina|prova tuberculina
tira orina|tira reactiva|tira reactiva orina|multistix|combur|labstix
hemoclt|hemocultivo|hemocultivos|hemocultiu|hemocultius|hh cc|hhcc
cultivo herida|cultiu ferida|frotis herida|exudado herida|frotis ferida|wound swab
exudado faringeo|exsudat faringi|frotis faringeo|frotis faringi|throat swab|exudat faringi
enf|exudado nasofaringeo|frotis nasofaringeo|exsudat nasofaringi
lba|lavado broncoalveolar|rentat broncoalveolar|lavado bronquioalveolar|lavado bronco alveolar
btb|biopsia transbronquial
liquido ascitico|liquid ascitic|ascitic fluid|ascites fluid
liquido sinovial|liquid sinovial|synovial fluid|liquido articular|liquid articular
lcr|liquido cefalorraquideo|liquid cefaloraquidi|lcef|liquido cefalo raquideo
soh|sof|tsoh|sangre oculta heces|sang oculta femta|test sangre oculta heces|prueba sangre oculta heces
calprotectina|calprotectina fecal|calprotectin|faecal calprotectin
toxina clostridium|toxina clostridium difficile|toxina c difficile|antigeno gdh|clostridium toxina|toxina clostridioides
ag orina|antigenos orina|antigenuria|antigenos urinarios|antigens orina|antigeno urinario|antigenurias|antigens urinaris|urinary antigens|antigen urinari|ag urinarios
agneumo|ag neumococo|antigeno neumococo|antigen pneumococ|antigeno neumococico
ag legionella|antigeno legionella|antigen legionella
test rapido|test antigenos|prueba rapida|test rapid|test antigenico|pdia|test antigens|prueba antigenos|test rapido antigenos
test estreptococo|test rapido estreptococo|streptotest|strep test
atb|antibiog|antibiograma
cmi|concentracion minima inhibitoria|mic
rx torax|rxtx|rx tx|rxt|rtx|rxto|radiografia torax|placa torax|rx pa lateral torax|radiografia torax pa|telerradiografia torax|telerx
rx cadera|radiografia cadera|radiografia maluc|rx maluc
rx pelvis|radiografia pelvis
posteroanterior|postero anterior
ap lateral|anteroposterior lateral
eco|ecog|ecografia|ecografias|ultrasonido
eco renal|ecor|ecorv|eco rv|ecografia renal|ecografia renovesical|ecografia reno vesical|ecografia renal vesical|eco reno vesical|ecografia vias urinarias|renal ultrasound|ecografia urologica|ecografia rinones|ecografia vies urinaries|eco aparato urinario|ecografia aparato urinario
eco tiroides|ecografia tiroidea|ecografia tiroides|ecografia tiroidal|ecografia tiroide|eco tiroidea
eco dop mmii|ecodoppler venoso|eco doppler venoso|ecodoppler venos|ecografia doppler venosa|eco doppler mmii|ecodoppler mmii|eco doppler venoso mmii|doppler venoso|edv mmii|doppler venos
ed tsa|eco tsa|dtsa|doppler tsa|ecodoppler troncos supraaorticos|eco doppler troncos supraaorticos|ecodoppler troncs supraaortics|ecografia troncos supraaorticos|duplex troncos supraaorticos
ett|ecocardio|ectt|ecocg|ecocardiograma|ecocardiograma transtoracico|ecocardiografia|ecocardiografia transtoracica|ecocardiograma transtoracic|eco cardiaca|eco cardio|ecoc|ecografia cardiaca|ecografia transtoracica
ete|ecocardiograma transesofagico|ecocardiografia transesofagica|ecocardiograma transesofagic|eco transesofagico|ecocardio transesofagico
ecostress|eco estres|ecocardiografia estres|ecocardiograma estres|stress echo|eco stress
tac|tcmd|escaner|tomografia|tomografia computarizada|tomografia axial computarizada|tomografia axial computerizada|tomografia computeritzada|tomografia computerizada|tomografia computadorizada
tc craneal|tac craneal|tcc|tc cr|tac craneo|tc craneo|tc cranial|tc cerebral|tomografia craneal|tac cerebral|tomografia computarizada craneal|tomografia computarizada craneo
tc abd|tc abdominal|tac abd|tac abdominal|tc abdomen|tac abdomen|tc abdominopelvico|tc abdomino pelvico|tc abdominopelvic|tcap|tc ap|tac ap|tac abdominopelvico|tc abdominopelvica|tomografia abdominal|tomografia computarizada abdominal|tac abdomino pelvico
tc tap|tac tap|tac toraco abdomino pelvico|tac toracoabdominopelvico|tc toraco abdomino pelvico|tc toraco abdominal|tc toracoabdominopelvico|tc body|bodytc|body tc|body tac|tc toracoabdominopelvic|tac body|tc cuerpo entero
tc torax|tctx|tc toracico|tac toracico|tac torax|tc toracic|tomografia toracica|chest ct|tomografia computada toracica
tcar|tacar|tc alta resolucion|tac alta resolucion|tc alta resolucio
angiotc|angiotac|atc|angio tc|angio tac|angiotomografia|angiografia tomografia computarizada|angiografia tc|angiografia tomografia computada|angiotomografia computarizada
angiotc pulmonar|angio tc pulmonar|angiotac pulmonar|angio tac pulmonar|angiotc arterias pulmonares|angio tc arteries pulmonars|angiotac arterias pulmonares|angio tc arterias pulmonares|tc arterias pulmonares|angiotc torax|angiotc toracico
angiotc tsa|angiotc troncos supraaorticos|angio tc troncos supraaorticos|angio tc troncs supraaortics|angiotac tsa
tc perfusion|tcp|tc perfusio
tc simple|tc basal|tac basal
civ|contraste iv|contraste intravenoso|contrast intravenos|contrast endovenos|contraste endovenoso|cev|iv contrast|contraste ev
uro tac|uro tc
colonotc|colonotac|colonografia|colono tc|colonoscopia virtual
cardiotc|tc coronarias|coronariotc|angiotc coronario|tc coronario|tc coronaries|ct coronary angiogram
rmn|rnm|irm|resonancia|resonancia magnetica|ressonancia magnetica|resonancia magnetica nuclear|resonancia nuclear magnetica|ressonancia magnetica nuclear|ressonancia
rm cr|rm craneal|rmc|rm cerebral|rmn craneal|rmn cerebral|resonancia craneal|resonancia cerebral|resonancia magnetica cerebral|resonancia magnetica craneal|rm cranial|ressonancia cranial|ressonancia magnetica cranial|ressonancia magnetica cerebral|resonancia craneo
rm ls|rm lumbar|rm lumbosacra|rm columna lumbar|rmn lumbar|resonancia lumbar|resonancia magnetica lumbar|ressonancia lumbar
cardiorm|cardio rm|cardioresonancia|rm cardiaca|resonancia cardiaca|cardiorresonancia|ressonancia cardiaca|resonancia magnetica cardiaca
rm multiparametrica|rm prostatica|rm prostata|resonancia multiparametrica|ressonancia multiparametrica
enterorm|entero rm|enterorresonancia|enteroressonancia
gamma osea|gammagrafia osea|gammagrafia ossia|rastreo oseo|rastreo gammagrafico|bone scan
gamma vq|gammagrafia v q|gammagrafia ventilacion perfusion|gammagrafia pulmonar|v q|gammagrafia ventilacio perfusio
spect miocardico|gated spect|gammagrafia miocardica|gammagrafia perfusion miocardica|perfusion miocardica
gammagrafia paratiroidea|gammagrafia mibi
datscan|spect datscan
dxa|dmo|densito|densitometria|densitometria osea|densitometria ossia
mamografia|mamografias|mamografies
cpre|colangiopancreatografia retrograda endoscopica|colangiopancreatografia retrograda|colangio pancreatografia retrograda endoscopica
ctph|colangiografia transparietohepatica|colangiografia transhepatica percutanea|ptc
ecoendoscopia|eus|ultrasonografia endoscopica|eco endoscopia|ecoendoscopia digestiva alta|usee
vcs|fcs|colono|colonosc|fibrocolonoscopia|colonoscopia|videocolonoscopia|ileocolonoscopia
cap end|capsula endoscopica|capsuloendoscopia|estudio capsular
enterosc|enteroscopia|enteroscopy
fbc|fbs|fibrobroncoscopia|broncoscopia|broncofibroscopia|videobroncoscopia|bcs|broncosc
ecobroncoscopia|ultrasonografia endobronquial|ebus tbna
pfr|efr|pruebas funcion respiratoria|pruebas funcionales respiratorias|espirometria|proves funcio respiratoria|proves funcionals respiratories|funcion pulmonar
pbd|test broncodilatador|prueba broncodilatadora|prova broncodilatadora|test broncodilatacion|bronchodilator test
tm6m|test marcha|test marcha 6 minutos|prueba marcha 6 minutos|test marxa|prova marxa 6 minuts
psg|polisomnografia|estudio sueno
feno|oxido nitrico exhalado|oxid nitric exhalat|fraccion exhalada oxido nitrico
ecg|ekg|electro|ecgr|electrocardiograma|elect
ritmo sinusal|ritme sinusal|rsn|rsr
eje n|eje normal|eix normal
alteraciones repolarizacion|alteracions repolaritzacio|trastornos repolarizacion|alt repol|repolarizacion alterada|atr|trastorn repolaritzacio
eeg|electroenc|electroencefalograma|electroencefalografia|video eeg|videoeeg|electrencefalograma
emg|eng|emg eng|electromiograma|electromiografia|electroneurografia|estudio neurofisiologico|electroneurograma|estudi neurofisiologic
potenciales evocados|potencials evocats|evoked potentials|pev
eef|estudio electrofisiologico|estudi electrofisiologic|electrophysiology study|eps
ilr|holter insertable|registrador eventos|holter implantable|loop recorder|holter subcutaneo|registrador implantable
itb|indice tobillo brazo|index turmell brac|abi|ankle brachial index
cate|cng|cnga|cateterismo|coronariografia|cateterismo cardiaco|angiografia coronaria|cateterisme cardiac|cinecoronariografia|arteriografia coronaria|cgf|ccg
actp|icp|angioplastia|angioplastia coronaria|intervencionismo coronario percutaneo|intervencion coronaria percutanea|intervencio coronaria percutania|angioplastia coronaria transluminal percutanea
icpp|icp primaria|acpp|actpp|angioplastia primaria|intervencionismo primario|angioplastia coronaria primaria
stent convencional|stent metalico|stent metallic
cve|cardioversion electrica|cardioversio electrica|cv electrica
cardioversion farmacologica|cardioversio farmacologica|pharmacological cardioversion|chemical cardioversion
arf|radiofrecuencia|ablacion radiofrecuencia|ablacio radiofrequencia|radiofrequency ablation|rfa
ablacion venas pulmonares|aislamiento venas pulmonares|ablacio venes pulmonars|aillament venes pulmonars|pulmonary vein isolation|pvi
marcapasos transitorio|marcapasos provisional|marcapassos transitori|marcapasos temporal|marcapassos provisional|temporary pacemaker
rvm|recambio valvular mitral|sustitucion valvular mitral|recanvi valvular mitral|protesis mitral|protesi mitral
fibrinolisis iv|fibrinolisis intravenosa|trombolisis intravenosa|trombolisi endovenosa|trombolisis iv|fibrinolisi endovenosa|tiv|rtpa iv|tpa iv|trombolisis sistemica|fibrinolisis sistemica|fibrinolisi intravenosa|fiv
trombectomia mecanica|trombectomia|tev|tto endovascular|tratamiento endovascular|terapia endovascular|tractament endovascular
eac|endarterectomia carotidea|endarterectomia|endarterectomia carotidia
ca iam|codigo infarto|codi infart|codigo iam|codi iam
codigo sepsis|codi sepsis
codigo ppt|codigo politrauma|codi ppt|codigo trauma
paracent|paracentesis evacuadora|paracentesis|paracentesi evacuadora|paracentesi
toracoc|toracocentesis|toracocentesi
tips|derivacion portosistemica|derivacion portosistemica percutanea intrahepatica|derivacio portosistemica
lebe|ligadura endoscopica bandas|ligadura bandas|bandas|ligadura varices|lligadura bandes|ligadura endoscopica varices|lligadura varius|ligadura endoscopica|lligadura endoscopica
esclerosis endoscopica|escleroterapia
polipectomia endoscopica|polipectomia
ete|esfinterotomia|esfinterotomia endoscopica|papilotomia|papiloesfinterotomia
col lap|colelap|colecist lap|colecistectomia laparoscopica|colecistectomia laparoscopia
ap lap|apl|apendicectomia laparoscopica|apendicectomia laparoscopia
hcd|hemicolectomia derecha|hemicolectomia dreta|right hemicolectomy
hemicolectomia izquierda|hemicolectomia esquerra|left hemicolectomy
rab|reseccion anterior baja|reseccio anterior baixa|low anterior resection
aap|amputacion abdominoperineal|amputacio abdominoperineal|abdominoperineal resection|apr
duodenopancreatectomia cefalica|whipple|cephalic duodenopancreatectomy|intervencion whipple
bgyr|bypass gastrico|bypass gastric|gastric bypass|pass gastrico
gvl|gastrectomia vertical|gastrectomia tubular|manga gastrica|tubulizacion gastrica|sleeve|sleeve gastrectomy|gastrectomia manga
gastrectomia subtotal|gastrectomia parcial
gastrectomia total|total gastrectomy
lap expl|laparotomia exploradora|laparotomia exploratoria
laparosc|laparoscopia|laparoscopica|laparoscopico|lap|laparoscopic
vats|videotoracoscopia|toracoscopia|cirugia toracoscopica|cirurgia toracoscopica
tiroidectomia total|total thyroidectomy
hemitiroidectomia|lobectomia tiroidea|hemithyroidectomy
amigdalec|amigdalectomia|tonsillectomia
adenoid|adenoidectomia|adenoidectomy
drenajes transtimpanicos|drenaje transtimpanico|drenatges transtimpanics|grommets|tubos ventilacion
cens|cirugia endoscopica nasosinusal|cirurgia endoscopica nasosinusal|endoscopic sinus surgery
bsgc|ganglio centinela|biopsia selectiva ganglio centinela|gangli sentinella|biopsia selectiva gangli sentinella
linfadenectomia axilar|vaciamiento axilar|limfadenectomia axillar|buidament axillar|axillary clearance|axillary lymph node dissection|vaciado axilar
rtuv|rtu v|rtu vesical|reseccion transuretral vesical|reseccion transuretral vejiga|reseccio transuretral vesical|reseccio transuretral bufeta
prostatectomia radical|radical prostatectomy
cistectomia|cystectomy
leoc|litotricia|litotricia extracorporea|litotricia ondas choque|litotripsia|litotripsia extracorporia|eswl|lithotripsy|litotricia extracorporea ondas choque
nlp|nefrolitotomia percutanea|nefrolitectomia percutanea|nefrolitotomia percutania|pcnl
urs|ureteroscopia|ureterorrenoscopia|ureteroscopy|urs flexible|ureterosc
csc|cistosc|cistoscopia|uretrocistoscopia|cystoscopy|cisto|cistos
circuncision|circumcisio|postectomia|circumcision
pth|protesis hombro|protesi espatlla|artroplastia hombro|shoulder replacement
ppc|pcadera parcial|protesis parcial cadera|hemiartroplastia cadera|hemiartroplastia|protesi parcial maluc|hemiartroplastia maluc
recambio protesico|recanvi protetic|recambio protesis|revision arthroplasty|recanvi protesi
fijador externo|fixador extern|external fixator|tutor externo
clavo|clavo endomedular|enclavado endomedular|clau endomedullar|enclavat endomedullar|clavo intramedular|enclavado intramedular
tornillos canulados|cargols canulats|cannulated screws
aguja kirschner|agujas kirschner|agulles kirschner|agujas k|k wires|aguja k|kirschner
ems|emo|extraccion material osteosintesis|retirada material osteosintesis|extraccio material osteosintesi|retirada osteosintesis|retirada material|removal metalwork|rmo|retirada osteosintesi
artrodesis|artrodesi|arthrodesis
artrosc|artroscopia|artroscopica|artroscopico|artroscopic
lca|ligamento cruzado anterior|lligament creuat anterior|anterior cruciate ligament|acl
lcp|ligamento cruzado posterior|lligament creuat posterior|pcl
lli|ligamento lateral interno|lligament lateral intern|ligamento colateral medial|mcl
lle|lcl|ligamento lateral externo|lligament lateral extern|ligamento colateral lateral
menisco interno|menisc intern|medial meniscus
menisco externo|menisc extern|lateral meniscus
balance articular|balanc articular|rango articular|arco articular|range motion|movilidad articular|rango movilidad|mobilitat articular|recorregut articular|arco movilidad|ba
balance muscular|balanc muscular|fuerza muscular|forca muscular|muscle strength|bm
estado neurovascular|neurovascular distal|exploracion neurovascular|estat neurovascular|neurovascular status|neurovasculard
non weight bearing|nwb|deambulacion descarga
carga parcial|carrega parcial|partial weight bearing|pwb|apoyo parcial
carga completa|carga total|carrega total|full weight bearing|fwb
ccv|cirugia cardiaca|cirurgia cardiaca|cardiac surgery|cirugia cardiovascular|cirurgia cardiovascular
cto|cirugia toracica|cirurgia toracica|thoracic surgery
cirugia plastica|cirurgia plastica|plastic surgery|cirugia plastica reparadora
cmf|maxilo|maxilofacial|cirugia maxilofacial|cirurgia maxillofacial|cirugia oral maxilofacial|cirurgia oral maxillofacial|max fax
cirugia pediatrica|cirurgia pediatrica|paediatric surgery
cardio|cardiol|cardiologia
pediatria|pediatra|paediatrics|paediatrician|pediatric
neonato|neonat|neonatologia|neonatology
psicologia|psicologo|psicologa|psicoleg|psicologa clinica|psychologist|psychology|psicologia clinica
hma|hematol|hematologia|hematologia clinica
rt onc|ort|oncologia radioterapica|radioterapia oncologica|radiation oncology|clinical oncology
dermato|dermatologia
oft|oftal|oftalmo|oftalmol|oftalmologia
alg|alergologia|alergologo|allergologia|allergy clinic
uei|enf infecciosas|enfermedades infecciosas|malalties infeccioses|unidad enfermedades infecciosas
medicina preventiva|infection control
ana pat|anatom pat|anatomia patologica|pathology|anatomopatologia
medicina nuclear|nuclear medicine
rvi|rx interv|rxv|radiologia vascular|radiologia intervencionista|radiologia vascular intervencionista|interventional radiology
nri|neurorradiologia intervencionista|neuroradiologia intervencionista|neurointervencionismo
anestesia|anestesiologia|anestesiologo|anestesiologia reanimacion|anestesista
unidad dolor|clinica dolor|unitat dolor|pain clinic
uda|unidad dolor agudo|unitat dolor agut|acute pain team
geriatria|ugs|unidad geriatria
med int|medicina interna|internista
farmacia|farmacia hospitalaria|pharmacy|servicio farmacia
nutricion|nutricio|dietetica|dietista|nutricionista|unidad nutricion
hemodin|hemodinamica|sala hemodinamica|laboratorio hemodinamica
vev|viv|intravenoso|intravenosa|intravenos|endovenoso|endovenosa|endovenos|via intravenosa|via endovenosa|intravenous|via iv
intramuscular|via intramuscular|intramuscularmente
subcutaneo|subcutanea|subcutani|subcutania|via subcutanea|subcutaneous|vsc|via subcutania
sublingual|via sublingual|sublinguals
via rectal|vrectal
topica|topical|via topica|tpica
tts|transdermico|transdermica|parche|parches|pegat|pegats|transdermic|patches|parxe
coli|colirio|colirios|colliri|colliris|eye drops|gotas oftalmicas
pomada|unguento|ointment|unguent
sobres|sobrets|sachets
cucharada|cullerada|spoonful
supositorio|supositorios|supositori
amp|bolo|bolos|bolus iv
pca|analgesia controlada|controlled analgesia
desayuno comida cena|esmorzar dinar sopar
antes desayuno comida cena|antes comidas|abans apats|antes comer
acostarse|anar dormir|antes dormir|abans anar dormir|antes acostarse
ayun|ayunas|dejuni|deju|fasting|ayuno
dieta absoluta|dejuni absolut|ayunas|dejuni|nada boca|ayuno
dblanda|dieta blanda|dieta tova|soft diet
dieta basal|dieta normal
dieta hiposodica|dieta pobre sal|dieta baixa sal|low salt diet|dieta baja sal
dturmix|dieta triturada|dieta turmix|pureed diet|textura triturada
dieta progresiva|dieta progressiva|progresion dieta|progresar dieta|progressio dieta
dieta astringente|dieta astringent
suplementos nutricionales|suplements nutricionals|suplementos orales|batidos|nutritional supplements|batuts|suplementos hiperproteicos
sueroterapia|stp|fluidoterapia|sueroterapia iv|seroterapia|hidratacion iv|hidratacion intravenosa|serumterapia|iv fluids|intravenous fluids|hidratacio endovenosa
suero glucosado|serum glucosat|glucosado|dextrose
sgs|suero glucosalino|serum glucosali|glucosalino|glucosali
cloruro potasico|clorur potassic|potassium chloride|kcl
atb|atbs|ato|antibiotico|antibioticos|antibiotic|antibiotics|antibioterapia|antibioticoterapia|tratamiento antibiotico|tto antibiotico|tto atb|tractament antibiotic|cobertura antibiotica
cte|corticoide|corticoides|corticoterapia|esteroides|corticosteroide|corticosteroides|corticoide sistemico|glucocorticoides|corticoids|esteroids|steroids|steroid|corticosteroids
broncodil|broncodilatador|broncodilatadores|broncodilatadors|bronchodilators|terapia broncodilatadora|broncodilatacion
cis|corticoide inhalado|corticoides inhalados|corticoide inhalat|inhaled corticosteroid|ics|corticoides inhalats|corticosteroides inhalados|glucocorticoides inhalados
ara2|araii|ara ii|antagonista receptor angiotensina|antagonista receptores angiotensina ii|antagonista receptors angiotensina
arni|sacubitrilo valsartan|sacubitril valsartan|sacu val|entresto
antagonista receptor mineralocorticoide|antialdosteronico|antialdosteronicos|antagonista receptores mineralocorticoides
isglt2|inhibidor sglt2|inhibidores sglt2|gliflozina|isglt 2|inhibidor cotransportador sodio glucosa
arglp1|ar glp1|aglp1|agonista glp1|agonista receptor glp 1
idpp4|inhibidor dpp4|inhibidores dpp 4
ado|hgo|antidiabeticos orales|antidiabetics orals|hipoglucemiantes orales|antidiabetico oral|antidiabetic oral|oral hypoglycaemics|antidiabeticos
insulina rapida|insulina actrapid|actrapid|insulina regular|rapid acting insulin
insulina lenta|insulina basal|basal insulin|insulina accion prolongada|long acting insulin
betabloq|betabloqueante|betabloqueantes|betabloqueador|betablocant|betablocants|betablocadors|betabloquejants
aca|ca antag|bcc|calcioantagonista|calcioantagonistas|antagonista calcio|antagonistas calcio|calci antagonista|antagonista calci|calcium channel blocker
diuretico|diureticos|diuretic|diuretics|tratamiento diuretico|tractament diuretic|tto diuretico
diureticos asa|diuretic nansa|loop diuretic
hctz|hct|hidroclorotiazida|hydrochlorothiazide
aas|adiro|acido acetilsalicilico|acid acetilsalicilic|aspirina
anticoag|anticoagulante|anticoagulantes|anticoagulacion|anticoagulado|anticoagulada|anticoagulat|anticoagulacio|tratamiento anticoagulante|tractament anticoagulant|anticoagulation
avk|antivitamina k|antivitamines k|antagonista vitamina k|antagonistas vitamina k|vitamin k antagonist|vka|anti vitamina k
acod|aod|nacos|anticoagulante accion directa|anticoagulante directo|anticoagulantes accion directa|anticoagulants accio directa|anticoagulante oral accion directa|anticoagulantes orales directos|anticoagulant accio directa|anticoagulants directes
hbpm|heparina bajo peso molecular|heparina baix pes molecular|heparina bpm|heparinas bajo peso molecular|hpbm
hnf|heparina sodica|heparina sodica iv|unfractionated heparin|ufh
prof tep|prof etev|profilaxis antitrombotica|profilaxis tromboembolica|tromboprofilaxis|profilaxi antitrombotica|profilaxi tromboembolica|tromboprofilaxi|vte prophylaxis|profilaxis tep|profilaxis trombosis|profilaxis enfermedad tromboembolica
isrs|inhibidor recaptacion serotonina|inhibidor selectivo recaptacion serotonina|inhibidores selectivos recaptacion serotonina|inhibidor selectiu recaptacio serotonina
irsn|inhibidor recaptacion serotonina noradrenalina|snri
antidep|antidepresivo|antidepresivos|antidepressiu|antidepressius|antidepressant
nlp|antipsicotico|antipsicoticos|neuroleptico|neurolepticos|antipsicotic|antipsicotics|neuroleptic|neuroleptics|antipsychotic|antipsychotics
fae|faes|antiepileptico|antiepilepticos|anticomicial|anticomiciales|farmaco antiepileptico|farmacos antiepilepticos|antiepileptic|antiepileptics|farmacs antiepileptics|antiepileptic drugs|anticrisis|medicacion anticomicial|fcae
fame|farmacos modificadores enfermedad|farmaco modificador enfermedad|farmacs modificadors malaltia|dmard|dmards
metotrexato|metotrexat|methotrexate|metrotexate|metotrexate
ciclofosfamida|cyclophosphamide
mmf|micofenolato|micofenolat|mycophenolate|micofenolato mofetilo
tacrolimus|fk506
azatioprina|azathioprine
qmt|quimioterapia|quimio|chemotherapy|chemo|tratamiento quimioterapico|tractament quimioterapic|qtp
hormonot|hormonoterapia|tratamiento hormonal|hormone therapy|terapia hormonal|bloqueo hormonal|tractament hormonal|endocrine therapy
inmunot|inmunoterapia|immunoterapia|immunotherapy
inhibidor tirosin quinasa|inhibidor tirosina cinasa|inhibidores tirosina quinasa
respuesta parcial|resposta parcial|partial response|rp
rct|respuesta completa|resposta completa|complete response|remision completa|remissio completa|complete remission
enfermedad estable|malaltia estable|stable disease
progresion|progresion enfermedad|progressio|progressio malaltia|disease progression|progression
libre enfermedad|lliure malaltia|disease free
epo|eritropoyetina|eritropoetina|erythropoietin|agente estimulador eritropoyesis|agentes estimuladores eritropoyesis
fe iv|hierro iv|hierro intravenoso|ferro endovenos|hierro endovenoso|ferro intravenos|hierro parenteral|ferroterapia intravenosa|iv iron|ferro ev|ferro iv
concentrado plaquetas|pool plaquetas|concentrat plaquetes|pool plaquetes|cpq
pfc|plasma fresco|plasma fresco congelado|plasma fresc congelat|plasma fresc
ccp|complejo protrombinico|concentrado complejo protrombinico|complex protrombinic|prothrombin complex|octaplex|prothromplex|beriplex
transfusion|transfusio|transfundido|transfunde|transfusiones|transfusions|transfunden|transfundieron|transfon|transfos|transfosa|transfused|transfonen
dva|aminas|aminas vasoactivas|drogas vasoactivas|farmacos vasoactivos|drogues vasoactives|amines|amines vasoactives|soporte vasoactivo|suport vasoactiu|soporte vasopresor|suport vasopressor|vasopresores
noradrenalina|noradrenaline|norepinephrine|noradr
adrenalina|adrenaline|epinephrine|epinefrina
dbt|dobutamina|dobutamine
ntg|nitroglicerina|nitroglycerin|glyceryl trinitrate|gtn|nitroglicerina iv|solinitrina
mst|clm|cl morf|cloruro morfico|morfina|clorur morfic|morphine|morfina sc
amoxiclav|amox clav|amoxi clav|augmentine|amc|amoxicilina clavulanico|amoxicillina clavulanic|co amoxiclav|amoxicilina acido clavulanico|amoxicillina acid clavulanic|amoxiclavulanico
pip taz|ptz|pip tazo|piperacilina tazobactam|piperacillina tazobactam
tmp smx|cotrim|smx tmp|septrin|cotrimoxazol|trimetoprim sulfametoxazol|trimetoprima sulfametoxazol|sulfametoxazol trimetoprim|co trimoxazole
cipro|ciprofloxacino|ciprofloxacina|ciprofloxacin|cfx
levofloxacino|levofloxacina|levofloxacin|lfx|levoflox
vanco|vancomicina|vancomycin
genta|gentamicina|gentamicin
clindamicina|clindamycin
metronidazol|metronidazole|mtz
azitromicina|azithromycin
claritro|claritromicina|clarithromycin
doxiciclina|doxycycline
acv|aciclovir
prednis|prednisona|prednisone
dexametasona|dexamethasone|fortecortin
hidrocort|hidrocortisona|hydrocortisone
furosemida|seguril|furosemide|frusemide
espironolactona|spironolactone|aldactone
paracet|paracetamol|acetaminophen
metamizol|nolotil|metamizole|dipirona
clexane|enoxaparina|enoxaparin
hibor|bemiparina|bemiparin
omeprazol|omeprazole|opz
pantoprazol|pantoprazole|pzl
eutirox|levotiroxina|levothyroxine|levotiroxina sodica|lt4
ventolin|salbutamol
atrovent|bromuro ipratropio|ipratropio|ipratropi|ipratropium|bromur ipratropi
clopidogrel|plavix
ticagrelor|brilique
amiodarona|trangorex|amiodarone
digoxina|digoxin|dgx
metformina|metformin|dianben
orfidal|lorazepam
diazepam|diacepam|valium
mdz|midazolam
levetir|levetiracetam|keppra
valproico|acido valproico|valproato|depakine|acid valproic|valproat|valproate
levodopa|sinemet|levodopa carbidopa
fentanilo|fentanil|fentanyl
tramadol|adolonta
hab tox|hhtt|habitos toxicos|habits toxics|toxic habits
fum|fumador|fumadora|smoker
exfum|exfumador|exfumadora|ex fumador|exsmoker|ex smoker|exfumadors|ex fumadora
cig|cigarrillos|cigarretes|cigarettes|cigarrillos dia|cigarrets|cigarro|cigarros|pitillos
ube|unidades bebida estandar|unitats beguda estandard|unidades alcohol
thc|cannabis|marihuana|hachis|haixix|cannabinoides|cannabinoids|porros|cannabic
regular estado general|estat general regular
afectacion estado general|afectacio estat general
coc x3|orientado tres esferas|orientat tres esferes|orientado tiempo espacio persona|consciente orientado tres esferas|orientado 3 esferas|orientat temps espai persona|orientat 3 esferes
normohidratado|normohidratat|ben hidratat|buen estado hidratacion|normohidratada|well hydrated
ncp|normocoloreado|normocolorejat|normocoloreada|buena coloracion|bona coloracio|buen color|normocolorejada
bh bp|hidratado perfundido|normohidratado normocoloreado|normohidratado normoperfundido|hidratado prefundido|hidratado normocoloreado|ben hidratat perfos|normohidratat normoperfos|hidratada perfundida
ben perfos|normoperfundido|normoperfos|buena perfusion|bona perfusio|well perfused|ben perfosa|buena perfusion periferica|bona perfusio periferica
eup|eupneico|eupneica|eupneic|eupnea|eupneic repos|eupneico reposo
apiretico|apiretica|apiretic|afebril|afebrile|apirexia|apyrexial|apirexico|afebriles
hd estable|hemodinamicamente estable|hemodinamicament estable|estabilidad hemodinamica|estabilitat hemodinamica|estable hemodinamicamente|haemodynamically stable|estable hemodinamicament|hemod estable
hd inestable|hemodinamicamente inestable|inestabilidad hemodinamica|hemodinamicament inestable|inestabilitat hemodinamica|haemodynamically unstable
acp|auscultacion cardiopulmonar|auscultacio cardiopulmonar|auscultacion cardiorrespiratoria|auscultacio cardiorespiratoria|auscultacion cardiaca pulmonar
aud card|auscultacion cardiaca|auscultacio cardiaca|heart sounds
ausc resp|auscultacion pulmonar|auscultacion respiratoria|auscultacio pulmonar|auscultacio respiratoria|chest auscultation
tonos ritmicos|ritmico|tons ritmics|ritmica|ritmicos|ritmic|ruidos ritmicos|corazon ritmico|cor ritmic|ruidos cardiacos ritmicos|tonos cardiacos ritmicos|regular heart sounds|tons cardiacs ritmics|sorolls ritmics|rcr|sorolls cardiacs ritmics|tcr|rscs|rscsrs
ruidos arritmicos|arritmico|arritmica|arritmic|tonos arritmicos|ruidos cardiacos arritmicos|tons arritmics|irregular heart sounds|ritmo irregular|arritmicos|arritmics
spl sist|soplo sistolico|buf sistolic|systolic murmur
soplo diastolico|buf diastolic|diastolic murmur
mv disminuido|murmullo vesicular disminuido|hipoventilacion|murmuri vesicular disminuit|hipoventilacio|reduced breath sounds|murmullo disminuido|disminucion murmullo vesicular|disminucio murmuri vesicular|reduced air entry|mvdism
rs sob|ruidos sobreanadidos|ruidos patologicos|sorolls sobreafegits|sorolls afegits|added sounds|ruidos anadidos|ruidos agregados|ruidos respiratorios
crep|crepitantes|crepitants|crackles|crepitations|estertores crepitantes|estertors crepitants
tr resp|trabajo respiratorio|treball respiratori|tiraje|tiratge
blando depresible|tou depressible|soft abdomen|abdomen blando depresible|abdomen tou depressible
rha|rhas|rr hh aa|peristaltismo|peristalsis|peristaltisme|ruidos hidroaereos|ruidos intestinales|sorolls hidroaeris|bowel sounds|ruidos abdominales|perist|sorolls intestinals
peristaltismo conservado|rha presentes|peristaltisme conservat|ruidos hidroaereos conservados|ruidos hidroaereos presentes|rha conservados|peristaltismo presente|sorolls hidroaeris
irritacion peritoneal|signos irritacion peritoneal|irritacio peritoneal|peritonismo|signes irritacio peritoneal|peritonisme
visceromegalias|visceromegalies|megalias|organomegalias|organomegalies|organomegaly
focneuro|focalidad|focalidad neurologica|focalitat neurologica|focalidad nrl|focalitat
rot|rots|reflejos osteotendinosos|reflexos osteotendinosos|reflejo osteotendinoso|reflejos tendinosos|reflexes osteotendinosos|tendon reflexes|deep tendon reflexes|dtr
romberg|signo romberg|prueba romberg|signe romberg
lasegue|signo lasegue|lassegue|straight leg raise|slr|maniobra lasegue
adp|adps|adenop|adenopatia|adenopatias|adenopaties|ganglios linfaticos|lymph nodes
bocio|goll|tiroides aumentado
trc|relleno capilar|tiempo relleno capilar|rebliment capillar|temps rebliment capillar|capillary refill|crt|llenado capilar|temps ompliment capillar|ompliment capillar|rc
tejido celular subcutaneo|teixit cellular subcutani|subcutaneous tissue
piel faneras|pell annexos|piel anejos
herida quirurgica|ferida quirurgica|surgical wound|herida operatoria|ferida operatoria
buen aspecto|bon aspecte|good appearance|aspecto limpio
superficie corporal|body surface area
valor referencia|valores referencia|valors referencia|reference range|rango referencia|valores normales|rango normal
lsn|limite superior normalidad|limit superior normalitat|uln|upper limit normal
ane gral|anestesia general|general anaesthesia
alr|anestesia locorregional|anestesia regional|anestesia locoregional|locorregional|regional anaesthesia
raquianestesia|anestesia raquidea|anestesia intradural|intradural|anestesia subaracnoidea|anestesia raquidia|bloqueo subaracnoideo|anestesia espinal
epidural|peridural|anestesia epidural|anestesia peridural
tiva|anestesia total intravenosa|anestesia total endovenosa
bnp|bloqueo nervioso|bloqueo nervioso periferico|bloqueig nervios|nerve block|bloqueo periferico|bloqueig periferic
secuencia rapida|induccion secuencia rapida|sequencia rapida|rapid sequence induction|rsi|induccio sequencia rapida|secuencia rapida intubacion
preanestesia|preoperatorio|valoracion preanestesica|consulta preanestesia|valoracio preanestesica|estudio preoperatorio|preop|estudi preoperatori|pre assessment
intraqx|intraop|intraoperatorio|intraoperatori|intraiq
postqx|postop|postoperatorio|postoperatori|posqx|postiq|post iq
dpo 1|1 er dia postoperatorio|primer dia postoperatorio|primer dia postoperatori|pod1
sangr|sangrado intraoperatorio|perdidas hematicas|perdua hematica|blood loss|perdida hematica|sagnat intraoperatori|perdues hematiques
hosp prev|ing prev|ingreso previo|ingresos previos|ingres previ|previous admission|ingressos previs
fecha ingreso|data ingres|date admission
fecha alta|data alta|date discharge
fecha nacimiento|data naixement|date birth|dob
fecha intervencion|data intervencio|fecha intervencion quirurgica
dia 1|primer dia
dias evolucion|dies evolucio
horas evolucion|hores evolucio
hta c|cifras tensionales|tensiones|xifres tensionals|cifras ta|xifres ta|cifras tension arterial|blood pressure readings|tensions
exitus|ex letalis
rcp|reanimacion cardiopulmonar|reanimacio cardiopulmonar|maniobras reanimacion|maniobres reanimacio|maniobras rcp
desfibrilador externo|desfibrilador semiautomatico|desfibrillador extern|aed
nivel conciencia|nivell consciencia|conscious level|level consciousness|nco
convalecencia|unidad convalecencia|convalescencia|unitat convalescencia|sociosanitario convalecencia
signos meningeos|meningeos|signes meningis|meningis|meningeal signs
ferula yeso|ferula guix|ferula escayola|plaster splint|fy
ampa|automedida presion arterial|automedida domiciliaria presion arterial|automesura pressio arterial
frio local|fred local|crioterapia|crioterapia local
2 ario|2 aria|secundario|secundaria|secundari|secondary|2 rio|2 ari
cocaina|cocaine|coca
sala partos|paritorio|sala parts|delivery room|labour ward
etanol|alcohol|etilico|etilica|enolico|enolica
calcidiol|hidroferol|calcifediol
ftc|emtricitabina
taf|tenofovir alafenamida
tdf|tenofovir disoproxilo|tenofovir disoproxil
3 tc|lamivudina
dtg|dolutegravir
drv|darunavir
efv|efavirenz
rpv|rilpivirina
epp|expl psicopat|exploracion psicopatologica|exploracio psicopatologica|mental state examination|mse
insight|conciencia enfermedad|consciencia enfermedad|consciencia malaltia|conciencia trastorno
juicio realidad|judici realitat|reality testing
psqx|psiquicamente|psicopat|psicopatologico|psicopatologica|psicopatologic
eutimico|eutimica|eutimic|animo estable|euthymic|eutimia
hipotimia|hipotimico|hipotimica|bajo animo|animo bajo|estado animo bajo|low mood|anim baix|animo depresivo|humor depresivo|anim depressiu
bat|biopsia arteria temporal|temporal artery biopsy
mpiv|mp iv|metilprednisolona iv|metilprednisolona intravenosa|bolos metilprednisolona|metilprednisolona endovenosa|bolus metilprednisolona
ifd|inmunofluorescencia directa|immunofluorescencia directa|direct immunofluorescence
ifi|inmunofluorescencia indirecta|immunofluorescencia indirecta
membrana basal|basement membrane
sct|sbc|superficie corporal|superficie corporal total|area corporal afecta
tcdve|tcdee|tcde|tcddr|trrc|tdec|tcrr|hdfvvc|tecnicas continuas depuracion extrarrenal|tecnica continua depuracion extrarrenal|tecniques continues depuracio extrarenal|depuracion extrarrenal continua|terapia continua reemplazo renal|hemodiafiltracion venovenosa continua|hemodiafiltracio venovenosa continua|terapia reemplazo renal continua|tecniques continues substitucio renal
mtt|mttz|metatarsiano|metatarsianos|metatarsia|metatarsians|metatarsal|metatarso
mtf|articulacion metatarsofalangica|metatarsofalangica|metatarsofalangic
mtc|metacarpiano|metacarpianos|metacarpia|metacarpal
mcf|mcfs|articulacion metacarpofalangica|metacarpofalangica|metacarpofalangicas|metacarpofalangic|metacarpofalangiques
ifp|ifps|interfalangica proximal|interfalangicas proximales|interfalangiques proximals
ifd|ifds|interfalangica distal|interfalangicas distales|interfalangiques distals
trigon|trigono|trigono vesical
esof|esofagico|esofagica|esofagicas|esofagicos|esofagic|esofago|esofag|oesophageal|esophageal|oesophagus
gastr|gastrico|gastrica|gastric
panc|pancreas|pancreatico|pancreatica|pancreatic
vesic|vesical|vejiga|bufeta|bladder
prost|prostata|prostatico|prostatica|prostatic|prostate
pleu|pleural|pleura
retrop|retroperit|retroperitoneo|retroperitoneal|retroperitoneu
intraperit|intraperitoneal|intraperitoneals
subcap|subcapital
perc|percut|percutaneo|percutanea|percutani|percutania|percutaneous
transt|transtorac|transtoracico|transtoracic
endosc|endoscopia|endoscopico|endoscopica|endoscopic|endoscopy
anest|anestesia|anestesico|anestesic
anest local|anestesia local|local anaesthesia
anest gral|anest general|anestesia general
macroscopico|macroscopica|macroscopicamente|macroscopic
histerosc|hsc|histeroscopia|hysteroscopy
mediastinosc|mediastinoscopia|mediastinoscopy
torac|toracico|toracica|toracic|torax|thoracic|thorax|chest
cerv|cervical|cervicales
laterocerv|lat cerv|laterocervical|laterocervicals|latero cervical
supraclav|sclav|supraclavicular|supraclaviculares
lumb|lumbar|lumbares|lumbars
columna lumbar|raquis lumbar
columna cervical|raquis cervical
extr|extrem|extremidad|extremidades|extremitat|extremitats
artic|articular|articulacion|articulacio
abd|abdominal|abdominals|abdomen
muc|mucosa|mucosas|mucoses
histol|histologia|histologico|histologica|histologic|estudio histologico|estudi histologic|anat patol|anatomia patologica|estudio anatomopatologico|estudi anatomopatologic|informe anatomopatologico|informe anatomia patologica
definitivo|definitiva|definitiu|definitivament|definitivamente|definitive
transit|transitorio|transitoria|transitori
recid|recidiva|recidivante|recidivat|recidivo|recurrencia
indep|independiente|independent|independents
colab|colaborador|colaboradora|collaborador|cooperative|colabora
consc|consciente|conscient|conscious
asint|asintomatico|asintomatica|asimptomatic|asimptomatica|asymptomatic
sintomatico|sintomatica|simptomatic
estab|estable|estables
ttmto|ttmnto
multip|multipara|multiparous
nulip|nulipara|nullipara
vasc|vascular|vasculares
neurol|neurologico|neurologica|neurologic
cogn|cognitivo|cognitiva|cognitiu
nutr|nutricional|nutricion
quir|quirurgico|quirurgica|quirurgic
preiq|pre iq|preoperatorio|preoperatori
ev prono|prono|decubito prono|posicion prono|decubit pron|posicio pron|prone|pronado|pronacion|pronacio
supino|decubito supino|decubit supi|supi|supine
dlat|decubito lateral|decubit lateral
wean|destete|retirada ventilacion|deslletament|weaning|retirada ventilacio|desconnexio respirador|desconexion respirador
decan|decanulado|decanulacion|decanulada|retirada canula|decanulat|decanulacio|decannulated|retirada canula traqueostomia
ir|indice resistencia|index resistencia|indices resistencia|resistive index
evar|endoprotesis aortica|endoprotesi aortica|reparacion endovascular|exclusion endovascular
tevar|endoprotesis toracica|endoprotesis aorta toracica|endoprotesi toracica
tc cranial|tc crani|tomografia computada cranial|tomografia computeritzada cranial
tc abdominal|tomografia computada abdominal
fempop|fem pop|femoropopliteo|femoro popliteo|femoropoplitea|femoropopliti|bypass femoropopliteo
iq urg|intervencion urgente|cirugia urgente|cirurgia urgent|intervencio urgent|emergency surgery
iq prog|cirugia programada|intervencion programada|cirurgia programada|elective surgery|cirugia electiva|intervencio programada
baston ing|baston ingles|basto angles
fac|functional ambulation category|functional ambulation classification
mif|medida independencia funcional
gingivorr|gingivorragia|gingivorragies|sangrado encias|sangrado gingival|sagnat genives|gum bleeding|sagnat gingival
equim|equimosis|equimosi|ecchymosis
fnd|fossa nasal dreta|fosa nasal derecha|right nostril
fni|fne|fossa nasal esquerra|fosa nasal izquierda
ffnn|fosas nasales|fosses nasals|nostrils
tap|taponament|nasal packing|taponamiento nasal|taponament nasal
tap ant|taponamiento anterior|taponament anterior|anterior nasal packing
tap post|taponamiento posterior|taponament posterior
mld|mediolateral dreta|mediolateral derecha
mli|mediolateral esquerra|mediolateral izquierda
expuls|expulsivo|expulsiu|periodo expulsivo|periode expulsiu|second stage
dilat|dilatacion|dilatacio|dilatacion cervical|dilatacio cervical
alumb|alumbramiento|deslliurament|alumbramiento espontaneo
pueb|puerp|puerperio|puerperi|puerperium|postparto|postpart
rif|rifampicina|rifampicin
inh|isoniazida|isoniazid
pza|pirazinamida
rhze|rifampicina isoniazida pirazinamida etambutol
ctx|cloxa|cloxacilina|cloxacillina
ampi|ampicilina|ampicillina
amox|amoxicilina|amoxicillina
cefta|ceftazidima
cefo|cefotaxima
erta|ertapenem
linez|linezolid
dapto|daptomicina
teico|teicoplanina
colist|colistina
tobra|tobramicina
amik|amikacina
penicilina|penicillina
vori|voriconazol
caspo|caspofungina
ator|atorvastatina
enala|enalapril
losar|losartan
hidroc|hidroclorotiazida
torase|torasemida
pembro|pembrolizumab
nivo|nivolumab
atezo|atezolizumab
trastu|trastuzumab
beva|bevacizumab
carbo|carboplatino|carboplati
cispl|cddp|cisplatino|cisplati
oxali|oxaliplatino|oxaliplati
5 fu|fluorouracilo|5 fluorouracilo
cape|capecitabina
pacli|paclitaxel
doce|docetaxel
gemci|gemcitabina
adria|doxo|doxorrubicina|adriamicina|doxorubicina
ciclof|ciclofosfamida
ldx|lidocaina|lido
propo|propofol
remi|remifentanilo
rocu|rocuronio|rocuroni
succi|succinilcolina
cisatra|cisatracurio|cisatracuri
dexme|dexmedetomidina
bupi|bupivacaina
dexke|dexketoprofeno|enantyum
ibu|ibuprofeno|ibuprofen
diclo|diclofenaco|diclofenac
tramad|tramadol
oxico|oxicodona
buprenor|buprenorfina
prega|pregabalina
amitri|amitriptilina
sertra|sertralina
escita|escitalopram
mirta|mirtazapina
trazo|trazodona
dulox|duloxetina
venla|venlafaxina
aripi|aripiprazol
cloza|clozapina
lamotrigina|ltg
carbamazepina|cbz
lacos|lacosamida
oxc|oxcarbazepina
pht|dph|fenitoina
donep|donepezilo|donepezil
mema|memantina
mesala|mesalazina|5 asa|mesalacina
adali|adalimumab
inflix|infliximab
vedo|vedolizumab
toci|tocilizumab
ritux|rituximab
hcq|hidroxicloroquina
colch|colchicina
alop|alopurinol
oxit|oxitocina
miso|misoprostol
carbetoc|carbetocina
acido tranexamico|acid tranexamic|tranexamico|tranexamic acid|txa|atx
omepr|omeprazol
ondan|ondansetron
metoclo|metoclopramida|primperan
dompe|domperidona
lactul|lactulosa
ins|insulina|insulin|insulinoterapia|insulinitzat
glarg|glargina|insulina glargina|lantus|toujeo
deglu|degludec|insulina degludec|tresiba
aspart|insulina aspart|novorapid
lispro|insulina lispro|humalog
dapa|dapagliflozina
sita|sitagliptina
apix|apixaban|eliquis
rivaroxaban|xarelto
dabi|dabigatran|pradaxa
edox|edoxaban|lixiana
aceno|acenocumarol|sintrom
hep na|heparina sodica
prasu|prasugrel|efient
nora|noradrenalina
dobu|dobutamina
levosi|levosimendan
anatomia patologica|anatomo patologico|estudio anatomo patologico
p f|puncion aspiracion aguja fina|paaf|puncio aspiracio agulla fina
f c|frecuencia cardiaca
f r|frecuencia respiratoria
r x|radiografia
m m|mm ii|miembros inferiores|mmii
ee ii|eeii|extremidades inferiores|extremitats inferiors
dpca|capd|dialisis peritoneal continua ambulatoria|dialisi peritoneal continua ambulatoria
dpa|apd|dialisis peritoneal automatizada|dialisis peritoneal automatica|dialisi peritoneal automatitzada
ecm|esternocleidomastoideo|musculo esternocleidomastoideo|esternocleidomastoidal
hdc|hidratos carbono|carbohidratos|hidrats carboni
cpe|ciatico popliteo externo|nervio ciatico popliteo externo|nervi ciatic popliti extern|nervio peroneo comun
epr|epitelio pigmentario retina|epitelio pigmentario
avcc|agudeza visual correccion|agudeza visual corregida|agudesa visual corregida|mavc|mejor agudeza visual corregida
tfd|terapia fotodinamica|photodynamic therapy
vts|volumen telesistolico|volum telesistolic
dtd|dtdvi|ddvi|diametro telediastolico|diametro telediastolico ventriculo izquierdo|diametre telediastolic
dts|dtsvi|diametro telesistolico|diametre telesistolic
tapse|desplazamiento sistolico anillo tricuspideo
coeficiente intelectual|cociente intelectual|quocient intellectual
bac|bloqueo androgenico completo
indice biespectral|monitorizacion biespectral
sangre periferica|sp|sang periferica
tg timo|timoglobulina|globulina antitimocitica|atg
tvt|banda suburetral|malla suburetral
psd|parpado superior derecho|parpella superior dreta
parpado superior izquierdo|parpella superior esquerra
exploracion bajo anestesia|eba|exploracio anestesia
fio2|fraccion inspiratoria oxigeno|fi o2
gr|grado|grau|grade
set|setm|setmana|setmanes
c c|contraste|contrast|medio contraste|mitja contrast
deposiciones diarias|deposiciones dia|deposicions dia|deposicions diaries
quemada superficie corporal|superficie quemada|superficie cremada|burned body surface
tcd|direct coombs test
escala geriatrica depresion|gds|yesavage|escala yesavage
reseccion anterior recto|reseccio anterior recte|reseccion anterior|reseccio anterior|anterior resection
sesion hemodialisis|sesiones hemodialisis|sessio hemodialisi|sessions hemodialisi|haemodialysis session
hfr|hdf|hdfol|hemodiafiltracion|hemodiafiltracion online|hemodiafiltracio|haemodiafiltration
uf|ultrafiltracion|ultrafiltracio|ultrafiltration
peso seco|pes sec|dry weight
tx renal|trasplante renal|txr|trasplante rinon|trasplantament renal|trasplantament ronyo
tx hepatico|trasplante hepatico|txh|trasplantament hepatic|toh|trasplante ortotopico hepatico
txp|tx pulmonar|trasplante pulmonar|trasplantament pulmonar|lung transplant
txc|tx cardiaco|trasplante cardiaco|trasplantament cardiac|heart transplant
inmunosupresor|inmunosupresores|inmunosupresion|immunosupressor|immunosupressors|immunosuppressants|tratamiento inmunosupresor|tractament immunosupressor|immunosupressio
sbt|prueba respiracion espontanea|prova respiracio espontania|spontaneous breathing trial
bnm|relajante neuromuscular|relajacion neuromuscular|bloqueante neuromuscular|relaxant neuromuscular|bloqueo neuromuscular|rnm
swan|swan ganz|cateter arteria pulmonar|cateter swan ganz|catheter arteria pulmonar
linea arterial|cateter arterial|cateter arterial radial|via arterial|linia arterial|arterial line
svco2|saturacion venosa mixta|saturacio venosa mixta
etco2|co2 espirado
vcv|pc ac|volumen control
presion soporte|pressio suport|pressure support
volumen corriente|volumen tidal|volum corrent|tidal volume
pmes|presion meseta|presion plateau|pressio plateau
oxido nitrico inhalado|oxid nitric inhalat|inhaled nitric oxide|noi
surf|surfactante|surfactant|tensioactivo
cvu|cateter venoso umbilical|canalizacion umbilical|cateter venos umbilical|umbilical venous catheter
fototp|fototerapia|phototherapy
leche materna|llet materna|breast milk|leche madre
pinzamiento tardio cordon|clampaje tardio|clampatge tarda cordo|delayed cord clamping
ph cordon|ph umbilical|ph cordon umbilical|ph arterial cordon|ph cordo|cord ph
ph cau|ph calota|microtoma fetal
grupo abo|grupo sanguineo|grup sanguini|blood group|grupo rh|grup rh
plexo braquial|plexe braquial|brachial plexus
alim oral|tolerancia oral|ingesta oral|tolerancia digestiva|oral intake
ret sonda|retirada sonda|retirada sonda vesical|retirada sondaje
ret drenaje|retirada drenaje|retirada drenajes|retirada drenatge
ret puntos|retirada puntos|retirada sutura|retirada punts
cura seca|curas herida|cura local|curas locales|cures locals|wound care
cura plana|cura oclusiva|aposito|aposit|apositos|aposits
vac|npwt|sistema vac
ccpp|cambios posturales|canvis posturals|repositioning
sup antiescaras|colchon antiescaras|matalas antiescares|saea
mmcc|medias compresivas|medias compresion|medias elasticas|mitges compressio|compression stockings|medias compresion elastica
deamb|deambulacion|deambulacio
sedest|sedestacion|sedestacio|sedestado|sentado sillon
bipedest|bipedestacion|bipedestacio|bipedestado|puesta pie
encam|encamado|encamada|vida cama sillon|encamat|enllitat|bedbound|vida cama|enllitada
cama sillon|vida cama sillon|vida llit butaca|llit butaca
avds|dependiente avd|dependiente abvd|dependiente actividades basicas|dependent abvd|dependent avd
gran dependencia|grado iii dependencia|gran dependent
sad|servicio ayuda domicilio|servei ajuda domicili|ayuda domicilio|ajuda domiciliaria|home help
teleasistencia|teleassistencia|telecare
centro dia|centre dia|day centre
cuid princ|cuidador principal|cuidadora principal|carer|caregiver
sobrecarga cuidador|claudicacion familiar|sobrecarrega cuidador|claudicacio familiar
vss|vive solo|viu sol|viu sola|vive sola|lives alone
pluripat|pluripatologico|pluripatologica|pluripatologic|pluripatologia
polifarm|polifarmacia|polimedicado|polimedicada|polimedicacion|polimedicat|polypharmacy|polimedicacio
fragil|fragilidad|fragilitat|frailty|frail
vgi|valoracion geriatrica integral|valoracio geriatrica integral|comprehensive geriatric assessment
pulsos distales|polsos distals|distal pulses
arteriogr|arteriografia|angiografia|arteriography|angiography
atp|angioplastia transluminal percutanea|angioplastia|angioplastia transluminal percutania
amput supra|amputacion supracondilea|amputacio supracondilia|above knee amputation|aka
amput infra|amputacion infracondilea|amputacio infracondilia|below knee amputation|bka
amput transmet|amputacion transmetatarsiana|amputacio transmetatarsiana|transmetatarsal amputation
flebec|safenectomia|fleboextraccion|stripping
fav hc|fistula humerocefalica|fav humerocefalica|fistula humero cefalica|fistula arteriovenosa humerocefalica
fav rc|fistula radiocefalica|fav radiocefalica|fistula radio cefalica|fistula arteriovenosa radiocefalica
lesion cut|lesiones cutaneas|lesion cutanea|lesions cutanies|skin lesions
palmoplant|palmoplantar|palmas plantas|palmells plantes|palms soles
dermatosc|dermatoscopia|dermoscopia|dermoscopy
cirugia mohs|cirurgia mohs|mohs
uvb|uvbbe
exer|exeresis|extirpacion|exeresi|extirpacio|escision
electrocoag|electrocoagulacion|electrocoagulacio|cauterizacion|cauterizado|electrocauterio|cauteritzacio|cautery
criot|crioterapia|cryotherapy
colg|colgajo|penjall|flap|colgajos
inj|injerto|empelt|injerto cutaneo|skin graft
queratop|queratoplastia|trasplante cornea|corneal transplant|trasplante corneal|trasplantament cornia
trabec|trabeculectomia|trabeculectomy
capsulotomia yag|capsulotomia
fluoresceina|tincion fluoresceina|tincio fluoresceina|fluorescein
tyndall|celularidad camara anterior|tyndall celular
ppt queraticos|precipitados queraticos|precipitats queratics|keratic precipitates
reflejo fotomotor|rfm|reflejo fotomotor directo|reflex fotomotor|pupillary light reflex
excavacion papilar|excavacion|excavacio papillar|cup disc ratio|relacion excavacion papila
papila|disco optico|papilla|optic disc
audifono|audifonos|audiofon|audiofons|hearing aid|protesis auditiva
ic coclear|implante coclear|implant coclear|cochlear implant
timpanop|timpanoplastia|tympanoplasty
mastoid|mastoidectomia|mastoidectomy
estapedec|estapedectomia|stapedectomy
laringuec|laringectomia|laryngectomy|laringuectomia
micro lar|microcirugia laringea|mcl|microcirugia laringe|microcirurgia laringia
turbin|turbinoplastia|turbinectomia|cirugia cornetes
uvulop|uvulopalatofaringoplastia|uppp
cornetes|cornets|turbinates
odi|odinofagia|dolor tragar|dolor empassar|painful swallowing
vec|vaciamiento ganglionar cervical|vaciamiento cervical|buidament cervical|buidament ganglionar cervical|neck dissection
ctcc|comite cabeza cuello|comite tumores cabeza cuello|comite cap coll
exod|exodoncia|extraccion dental|tooth extraction|extraccion dentaria|extraccio dental
ortopanto|opg|ortopantomografia|orthopantomogram
rtx paliativa|radioterapia paliativa|rt paliativa|radioterapia palliativa|rt antialgica|radioterapia antialgica|palliative radiotherapy
rt holocraneal|irradiacion holocraneal|radioterapia holocraneal|whole brain radiotherapy|radioterapia holocranial
bqt|braquiterapia|brachytherapy
sbrt|radioterapia estereotaxica|radiocirugia|radioterapia estereotactica
neoady|neoadyuvancia|neoadyuvante|neoadjuvancia|neoadjuvant
ady|adyuvancia|adyuvante|adjuvancia|adjuvant
segunda linea|segona linia|second line
tercera linea|tercera linia|third line
ilp|slp|supervivencia libre progresion|progression free survival
receptores estrogeno|receptores estrogenos|receptors estrogens|receptores estrogenicos|oestrogen receptors|re
receptores progesterona|receptors progesterona|progesterone receptors|rp
rh|rrhh|receptores hormonales|receptors hormonals|hormone receptors
c erbb2|erbb2
fish|hibridacion situ|hibridacion situ fluorescente|hibridacio situ
ngs|secuenciacion masiva
estudio ext|estudio extension|estudi extensio|estadiaje|estadificacion|staging
libre margenes|bordes libres|margenes libres|marges lliures|clear margins|reseccion r0
ggl|ganglio|gangli|ganglis
adenopatia axilar|adenopatias axilares|adenopaties axillars
biopsia aguja|btg|biopsia agulla|needle biopsy
bx pros|biopsia prostatica|biopsia prostata|prostate biopsy
bx hep|biopsia hepatica|biopsia higado|biopsia fetge|liver biopsy
bx renal|pbr|biopsia renal|biopsia rinon|biopsia ronyo|puncion biopsia renal
bx endom|biopsia endometrial|biopsia endometrio|biopsia endometri|endometrial biopsy
bx cut|biopsia cutanea|biopsia piel|punch|biopsia cutania|biopsia pell|skin biopsy
pcr mult|panel respiratorio|pcr multiplex|pcr virus respiratorios|panell respiratori|pcr virus respiratoris|respiratory panel
pcr covid|pcr sars cov 2|pcr sarscov2|pcr coronavirus
pcr gripe|pcr influenza|pcr grip
pcr tb|pcr mycobacterium tuberculosis|pcr mtb|genexpert|pcr micobacterias
tincion gram|tincio gram|gram stain
zn|ziehl|ziehl neelsen|baciloscopia|tincion ziehl
bacilos gramnegativos|bgn|bacils gramnegatius
anaer|anaerobios|anaerobis|anaerobes
enterob|enterobacterias|enterobacteries|enterobacteriaceae
pseudom|pseudomonas
polimicr|polimicrobiano|polimicrobiana|polimicrobia|polymicrobial|flora mixta|flora polimicrobiana
contamin|contaminante|contaminado|contaminat|contaminacion
ufc|unidades formadoras colonias|unitats formadores colonies|cfu
aisl contacto|aislamiento contacto|aillament contacte|contact isolation|contact precautions
aisl resp|aislamiento respiratorio|aislamiento aereo|aillament respiratori|aillament aeri|respiratory isolation
cribado bmr|frotis rectal|frotis colonizacion|exudado rectal|rectal swab
tto dirigido|tratamiento dirigido|tractament dirigit|targeted treatment
tto empirico|tratamiento empirico|tractament empiric|empirical treatment|antibioterapia empirica
desesc|desescalada|desescalado|desescalat|desescalar|escalation|desescalation|desescala
secuenc|terapia secuencial|paso via oral|paso vo|pas via oral|oral switch|secuenciacion via oral
implante depot|depot|inyectable larga duracion|injectable llarga durada|long acting injection
terapia electroconvulsiva|electroconvulsive therapy|ect
contenc|contencion mecanica|contencio mecanica|sujecion mecanica|physical restraint|sujeciones
ing invol|ingreso involuntario|ingres involuntari|involuntary admission
ing vol|ingreso voluntario|ingres voluntari|voluntary admission
delirios|ideas delirantes|ideacion delirante|deliris|idees delirants|delusions|clinica delirante|ideacio delirant
aluc|alucinaciones|allucinacions|hallucinations|fenomenos alucinatorios
abordable|colaborador abordable|abordable collaborador
anhed|anhedonia
apat|apatia|apatico|apatica
insom|insomnio|insomni|insomne
hipersom|hipersomnia|somnolencia excesiva
smn|somnolencia|somnoliento|somnolienta|somnolent|drowsiness
bradips|bradipsiquia|bradipsiquico|enlentecimiento psicomotor|alentiment psicomotor|psychomotor retardation
verborrea|verborreico|logorrea
bg|bajo grado|baix grau|low grade
ag|alto grado|alt grau|high grade
svp|sonda vesical permanente|sondaje vesical permanente|sondatge vesical permanent|sonda permanente
lp|liquido pleural|liquid pleural|pleural fluid
acii|arteria carotida interna izquierda|carotida interna izquierda|arteria carotide interna esquerra|carotida interna esquerra
bic|bictegravir
hta ad|histerectomia total doble anexectomia|histerectomia abdominal total doble anexectomia|histerectomia doble anexectomia
hc|humerocefalica|humero cefalica
redux|reduccion|reduccio|reducido|reducida|reduit|reduida
tgo|got|ast|asat
tgp|gpt|alt|alat
feyvi|fevi|fraccion eyeccion|fraccion eyeccion ventriculo izquierdo|fraccio ejeccio ventricle esquerre
dps|deposiciones|deposicions|deps
dle|drenaje lumbar externo|drenatge lumbar extern
cdiap|centre desenvolupament infantil atencio precoc|atencion temprana|atencio precoc|cdiat
assir|atencio salut sexual reproductiva|centro atencion salud sexual reproductiva
ufiss|unitat funcional interdisciplinaria sociosanitaria
crf|capacidad residual funcional
pimax|presion inspiratoria maxima
hpn|hemoglobinuria paroxistica nocturna
bcg|bacilo calmette guerin
ptfe|politetrafluoroetileno|protesis ptfe
plasmaf|plasmaferesis|recambio plasmatico|recanvi plasmatic|plasmaferesi|plasma exchange|plasmapheresis
cardiov|cardiovascular
multifoc|multifocal
unilat|unilateral|unilaterales
contralat|contralateral|contralaterales
ipsilat|ipsilateral|homolateral
subag|subagudo|subaguda|subagut
autoinm|autoinmune|autoimmune|autoinmunitario
congen|congenito|congenita|congenit
degen|degenerativo|degenerativa|degeneratiu
idiop|idiopatico|idiopatica|idiopatic
metab|metabolico|metabolica|metabolic
calcif|calcificado|calcificada|calcificacion|calcificat|calcificacio
engros|engrosado|engrosamiento|engruiximent|engruixit
`
