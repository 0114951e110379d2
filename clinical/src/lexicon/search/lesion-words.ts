/** Kinds of lesion and anomaly, and rarer conditions; the form of the list: condition-words.ts. */
export const lesionWords = `
neoplasia maligna|tumor maligno|malignant neoplasm|malignant tumour|cancer|carcinoma
neoplasia benigna|tumor benigno|benign neoplasm|benign tumour
neoplasia secundaria|tumor secundario|metastasis|metastasico|secondary tumour
anormal|anomalo|alterado|alteracion|alteraciones|patologico|anomalia|anormalidad|anormal|anomal|abnormal|abnormality
ausencia|ausente|agenesia|ausencia adquirida|absencia|absent|absence
deficit|deficiencia|carencia|defecto|falta|deficient|mancanca|deficiency|lack
insuficiencia|fallo|fracaso|insuficient|fallida|failure|insufficiency
hipertrofia|aumento de tamano|agrandamiento|hiperplasia|engrosamiento|hypertrophy|hyperplasia|thickening
atrofia|atrofico|adelgazamiento cortical|hipotrofia|atrophy
hipoplasia|displasia|disgenesia|dysplasia|hypoplasia
cuerpo extrano|cos estrany|foreign body|cuerpos extranos
granuloma|granulomatoso|granulomas|granulomatous
pigmentacion|hiperpigmentacion|mancha|manchas|macula|pigmentation|taca|taques
ampolla|ampollas|vesiculas|bullas|butllofa|blister|blisters|bulla
erosion|erosiones|excoriacion|abrasion|erosio
linfedema|limfedema|lymphoedema|elefantiasis
hemangioma|angioma|malformacion vascular|mav|malformacion arteriovenosa|angiomatosis|vascular malformation
lipoma|lipomatosis|lipomatoso
teratoma|dermoide|quiste dermoide|dermoid
seminoma|tumor germinal|tumor de celulas germinales|germinoma|coriocarcinoma|germ cell tumour
feocromocitoma|paraganglioma|catecolaminas|pheochromocytoma
neurofibromatosis|neurofibroma|schwannoma|neurinoma
meningioma|tumor cerebral|glioblastoma|glioma|astrocitoma|brain tumour|lesion ocupante de espacio|loe
melanoma|nevus|nevo|lunar|mole
sarcoma|liposarcoma|leiomiosarcoma|rabdomiosarcoma|osteosarcoma|gist|tumor estromal
cancer gastrico|adenocarcinoma gastrico|neoplasia gastrica|gastric cancer
cancer de pancreas|adenocarcinoma de pancreas|neoplasia pancreatica|pancreatic cancer
cancer de endometrio|cancer de ovario|cancer de cervix|neoplasia ginecologica|gynaecological cancer
cancer de tiroides|carcinoma papilar|carcinoma folicular|carcinoma medular|thyroid cancer
prolapso|descenso|prolapse|cistocele|rectocele
ptosis|caida del parpado|blefaroptosis
estrabismo|desviacion ocular|esotropia|exotropia|strabismus|squint
exoftalmos|proptosis|protrusion ocular|exophthalmos
nistagmo|nistagmus|nystagmus
ceguera|amaurosis|ciego|perdida de vision|blindness|blind|cec|ceguesa
papiledema|edema de papila|papilloedema
desprendimiento de retina|retinal detachment|despreniment de retina
hemovitreo|hemorragia vitrea|vitreous haemorrhage
hipopion|tyndall|inflamacion de camara anterior|hypopyon
ojo seco|xeroftalmia|dry eye
lagrimeo|epifora|llagrimeig|watery eye
disfonia|afonia|ronquera|voz ronca|hoarseness
estridor|stridor|ruido inspiratorio
polidipsia|sed|mucha sed|thirst|polydipsia
polifagia|hiperfagia|mucha hambre|polyphagia
esterilidad|infertilidad|azoospermia|oligospermia|infertility|sterility
amenorrea|ausencia de menstruacion|amenorrhoea|falta de regla
menstruacion|regla|ciclo menstrual|fur|fum|menarquia|menses|period|periods|menstrual|lmp
ginecomastia|aumento de mama|gynaecomastia
hirsutismo|vello|hypertrichosis|hirsutism
criptorquidia|testiculo no descendido|undescended testis|criptorquidea
hipospadias|epispadias
reflujo vesicoureteral|rvu|reflujo vesico ureteral|vesicoureteral reflux
valvulas uretrales|estenosis de uretra|estenosis uretral|urethral stricture|estenosis de meato
quilotorax|ascitis quilosa|quilo|chylothorax
hemoperitoneo|hemotorax|hemoneumotorax|sangre libre|haemoperitoneum|haemothorax
neumomediastino|enfisema subcutaneo|enfisema mediastinico|pneumomediastinum
neumoperitoneo|aire libre|gas extraluminal|pneumoperitoneum|free air
trombofilia|factor v leiden|sindrome antifosfolipido|saf|antifosfolipido|anticoagulante lupico|thrombophilia
hemolisis|anemia hemolitica|coombs|hemolitico|esferocitosis|haemolysis|haemolytic
talasemia|drepanocitosis|anemia falciforme|hemoglobinopatia|sickle|thalassaemia
eosinofilia|eosinofilos elevados|eosinophilia
mielodisplasia|sindrome mielodisplasico|smd|mds|sindrome mieloproliferativo|policitemia
sindrome hemofagocitico|hemofagocitosis|hlh
hemocromatosis|sobrecarga ferrica|siderosis|haemochromatosis
porfiria|porfirinas|porphyria
contractura|espasmo|rigidez|espasticidad|calambre|calambres|espasmo muscular|contracture|spasm|stiffness|cramp
deformidad|deformado|deformitat|deformity|malalineacion
escoliosis|cifosis|lordosis|desviacion de la columna|scoliosis|kyphosis
dehiscencia|dehiscencia de sutura|apertura de la herida|dehiscence
seroma|coleccion serosa|linfocele
fuga|fuga anastomotica|filtracion|leak|dehiscencia de anastomosis
infeccion de herida|infeccion de herida quirurgica|infeccion del sitio quirurgico|wound infection|ssi
hemartros|derrame articular|liquido articular|joint effusion|haemarthrosis
tendinitis|tenosinovitis|sinovitis|tendinopatia|bursitis|entesitis|tendonitis|synovitis
pseudoartrosis|falta de consolidacion|retardo de consolidacion|nonunion|non union
osteonecrosis|necrosis avascular|necrosis aseptica|avascular necrosis
osteolisis|lesion litica|lesiones liticas|osteolitico|lytic lesion
aplastamiento|colapso vertebral|acunamiento vertebral|vertebral collapse
compresion medular|sindrome de cola de caballo|mielopatia|cord compression|cauda equina|myelopathy
sindrome compartimental|compartment syndrome
rotura de bazo|rotura esplenica|laceracion esplenica|splenic rupture
infarto esplenico|infarto renal|infartos|infarction
trombosis portal|trombosis de la vena porta|portal vein thrombosis|cavernomatosis
trombosis de senos|trombosis venosa cerebral|tvc|cerebral venous thrombosis
hipertension intraabdominal|sindrome compartimental abdominal
invaginacion|intususcepcion|intussusception
volvulo|torsion intestinal|volvulus
diverticulo de meckel|meckel
megacolon|dilatacion colonica|toxic megacolon
caries|caries dental|dental caries|flemon dental|absceso dental|periodontitis|gingivitis
xerostomia|boca seca|dry mouth|sequedad de boca
glositis|aftas|ulceras orales|aftosis|estomatitis|mucositis|mouth ulcers
halitosis|mal aliento
hipo|singulto|hiccups
meteorismo|flatulencia|distension abdominal|distension|abdomen distendido|timpanismo|bloating|distended
tenesmo|urgencia defecatoria|incontinencia fecal|tenesmus
hipersudoracion|sofocos|bochornos|hot flushes
frialdad|frio|hipotermia|extremidades frias|hypothermia
livedo|raynaud|acrocianosis
sindrome febril|fiebre de origen desconocido|fiebre sin foco|fod|fuo|febre sense focus
viremia|carga viral|carrega viral|viral load
colonizacion|portador|frotis|exudado|colonised|colonisation|colonitzat
mordedura|picadura|aranazo|mossegada|picada|bite|sting
ahogamiento|asfixia|atragantamiento|aspiracion|broncoaspiracion|drowning|choking|aspiration
electrocucion|descarga electrica|electrocution
golpe de calor|insolacion|heat stroke
maltrato|agresion|violencia|abuso|maltractament|abuse|assault
accidente de trafico|accidente de coche|colision|atropello|accident de transit|road traffic accident|rta|mvc|car accident
problemas sociales|vulnerabilidad social|trabajo social|treball social|social work|social worker
retraso mental|discapacidad intelectual|retraso psicomotor|retraso del desarrollo|learning disability|developmental delay
autismo|tea|tdah|hiperactividad|autism|adhd
anorexia nerviosa|bulimia|trastorno alimentario|tca|eating disorder
dependencia|adiccion|abuso de sustancias|addiction|dependence|toxicomano
`
