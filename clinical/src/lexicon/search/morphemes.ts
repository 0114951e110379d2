/**
 * Greek and Latin parts of medical words in Spanish, Catalan and English, with the everyday words of the same thing:
 * what they speak of, then beginnings ("nefr-"), ends ("-algia") and inner parts ("-cardi-") of folded words, or whole
 * words. Word parts are shared by the three languages: they lead from a question in one to a note in another.
 */
export const morphemes = `
head: cefal- -cefal- cephal- -cephal- crane- crani- cabeza cap head encefal- encephal-
brain: cerebr- encefal- encephal- brain cervell mening- neuro-
eye: oftalm- ophthalm- ocul- ojo ojos ull ulls eye eyes vision visual- visio retin- conjuntiv- querat- kerat- corne- uvei- diplop- miopia ambliop- hipermetr- -oftalm-
ear: otic- otit- oto- oid- audi- auric- oreja orella ear ears -acusi- timpan- tympan-
nose: rinor- rinit- rinos- rinop- rhin- nasal- nariz nas nose sinus-
mouth: oral bucal- estomat- stomat- boca mouth lengua gloss- glos- gingiv- labi- lingual-
tooth: dental- dentar- dentad- denti- dentis- odont- diente- muela molar- tooth teeth periodont- endodont-
throat: faring- pharyng- laring- laryng- amigd- tonsil- garganta gola throat epiglot-
neck: cervic- cuello coll neck
thyroid: tiroid- tiroide- thyroid- -tiroid- bocio goll goitre
chest: torac- thorac- torax pecho pit chest costal- costill- costell- rib ribs intercost- estern-
breast: mama mamas mamari- mast- breast mamogr- mammogr-
lung: neum- pneum- pulm- lung lungs pleur- bronc- bronch- bronqu- alveol- -neumon- -pneumon-
heart: cardi- -cardi- coraz- cor heart corona- auricul- ventricul- -mitral- mitral- aortic- valvul-
vessel: vascul- vaso- angi- arteri- vena venas venos- vein veins fleb- phleb- -vascul- aort- varic- varius
blood: hemat- haemat- hemo- haemo- sangr- sang sagn- blood bleed- -emia -aemia hematic- anem- anaem- eritr-
bleeding: -rragi- -rrhag- hemorr- haemorrh- sangr- sagn- bleed- hematom- haematom- epistax- melen- equimo-
clot: tromb- thromb- -tromb- coagul- embol- -embol- clot
bonemarrow: mielo- myelo- -mielo- medul- blast- leuc- leuk-
lymph: linf- limf- lymph- adeno- gangli- ganglis -adenit- adenopat- node nodes
spleen: esplen- splen- bazo melsa -splen-
stomach: gastr- -gastr- estomag- estomac stomach pilor- pylor- epigastr-
esophagus: esofag- oesophag- esophag- -esofag-
bowel: enterit- enteroc- enteral -enter- intest- bowel colon colono- colost- colorr- colic- colit- colect- rectal- recto rectos rectorr- rectosc- sigm- ile- duoden- yeyun- apend- append- divertic- budell- asas
anus: anal ano anus perian- procto- hemorroi- haemorrho-
liver: hepat- -hepat- higado fetge liver cirro- cirrh-
bile: bili- colecist- colelit- cholecyst- cholelith- colang- cholang- vesicula gallbladder gallst- coledoc-
pancreas: pancrea- -pancrea-
abdomen: abdom- barriga vientre panxa ventre belly periton- laparo- -periton-
kidney: nefr- nephr- -nefr- -nephr- renal- -renal rinon- rony- kidney- pielo- pyelo- pielic- glomerul-
urine: uri- uro- urin- -uria orin- micc- miccion- diures- -uresis ureter- uretr- urethr-
bladder: cistit- cystit- cistos- cystos- cistect- vesical- vejiga bladder bufeta
prostate: prostat- -prostat-
testis: orqui- orchi- testic- teste testes escrot- scrot- epidid- -orqui-
penis: pene peneano penis penil- balan- prepuc- fimos- phimos- cavernos- uretr-
semen: esperm- sperm- espermat- seminogr- semen eyacul-
uterus: hister- hyster- uter- metrorr- endometr- miometr- matriz womb cervix
ovary: ovar- ooforo- oophor- anex- -ovari-
vagina: vagin- vulv- colpo- -vagin-
pregnancy: embaraz- embaras- gesta- gravid- obstetr- parto partos part pregnan- fetal- feto fetus placent- cesar- caesar- puerper-
skin: derm- -derm- cutan- piel pell skin epiderm- subcutan-
hair: alopec- pelo cabell- hair pilos- folicul-
nail: ungueal- onico- onych- nail nails ungla
joint: artr- arthr- -artr- -arthr- articul- joint joints sinov- synov-
bone: oste- -oste- hues- ose- ossi- oss- bone bones bony fractur-
muscle: miop- mialg- miosit- muscul- muscle- mialgi- myo- myalg- rabdomio- -miosit-
tendon: tend- tendin- ligament- ligamen- menisc-
spine: vertebr- espondil- spondyl- raqui- rachi- columna lumb- dors- espalda esquena spine spinal back sacr- disco discos discal- discit-
cord: mielit- mielop- medul- myelop- medular
hip: coxo- coxa- coxal- cadera maluc hip acetab-
knee: gonal- gonart- rodilla genoll knee
shoulder: hombro espatlla shoulder omalg- escapul- humer-
arm: braz- brac- brac braquial- brachial- arm arms antebra- humer- radial cubital mmss eess
leg: pierna piernas cama cames leg legs crural- tibi- femor- femur mmii eeii poplit- gemel- pantorr-
hand: mano manos hand hands carp- metacarp- palm- dedo dedos dit dits finger fingers falang- digital-
foot: pie pies foot feet peu peus plantar- podo- metatars- tars- calcan- tobillo turmell ankle
nerve: neur- -neur- nerv- nerve- radicul- neuralg- ciatic-
pain: -algi- -algia -odin- dolor- dolen- pain- molest-
fever: febr- fiebre- pirex- pyrex- fever- -termia afebr-
inflammation: -itis inflam-
infection: infec- seps- septic- sepsis- bacteri- pus purul- abces- absces- empiem- micros- estafilo- strept- estrept- pseudomon- microbi-
virus: virus- viral- viric- -virus
fungus: fung- mico- micos- micot- hong- candid- aspergil- mycos-
parasite: parasit- helmint- hidat- hydat- equinoc- echinoc- taenia amebi-
tumour: tumor- tumour- neoplas- carcin- sarcom- cancer- malign- adenocarc- blastom- gliom- metast- oncol- -carcin- -sarcom-
lump: masa massa mass nodul- bult- tumora- tumefac- quist- cyst- -cele polip- polyp- lesion-
excision: -ectomi- -ectomy extirp- resec- exeres- extrac- excis- escis- remov- amput- ablac- ablat-
opening: -ostomi- -ostomy estoma stoma
incision: -otomi- -otomy incis-
repair: -plasti- -plasty -rrafi- -pexi- repar- recons- sutur-
surgery: quirurg- cirug- cirurg- operac- operat- operad- interven- surg- laparo- postop- postquir- postop-
seeing: -scopi- -scopy endosc-
imaging: -grafi- -graphy radiolog- imagen ecograf- radiogr- tomogr- resonan- gammagr-
puncture: -centesis puncion puncio- punc- aspirat- biops-
stone: litiasi- -litias- calcul- piedra- pedra stone stones lithias- -lith- litotri-
stricture: esteno- steno- estrech- estricc- strict- obstruc- oclus- obstr- -atresia
dilation: -ectasi- dilat- ectas- aneurism- aneurysm-
enlarged: -megal- aument- hipertrof- hypertroph- hiperplas- hyperplas- agrand- enlarg-
small: atrof- atroph- hipoplas- hypoplas-
rupture: rotur- ruptur- perfor- desgarr- trenc- tear dehisc-
twist: torsi- volvul- torcid- twist
hernia: herni- eventra- evisc-
ulcer: ulcer- ulcus escar- llag- nafra
scar: cicatri- scar fibros- queloid- esclero- sclero-
death: muert- muri- fallec- exitus defunc- mort cadaver- autops- necrops- death died deceas- obito
necrosis: necro- gangren- isquem- ischaem- ischem- infart- infarct-
swelling: edem- oedem- hinch- inflor- tumef- swell- swollen linfedem- anasarc-
fluid: derram- vessam- effus- ascit- hidrop- hidroc- hidron- hidrot- hydrop- hydroc- hydron- liquido liquid seros-
water: hidrat- deshidr- hydrat- dehydr-
sugar: gluc- glic- glyc- diabet- insulin- azucar sucre sugar
fat: lipid- lipem- lipom- adip- estea- steat- colester- cholester- triglic- grasa greix fat hiperlip- dislip- xantom-
weight: obes- bariat- peso pes weight imc bmi adelgaz- caquex- cachex- desnutr- malnutr-
salt: sodi- natrem- -natrem- sodium potas- kalem- -kalem- potass- electrolit- electrolyt- iones ions
calcium: calcem- calcio calcic- calcium -calcem- paratir-
acid: acid- acidos- alcalos- gasomet-
iron: ferr- hierro iron siderem- sider-
breathing: -pnea -pnoea -pneic- respir- disne- dispn- dysp- ventil- ahogo ofec hipox- apne- apnoe- asfix-
cough: tos tusi- toss- cough- expect- esput-
vomiting: vomit- emesis -emesis nause- emet-
stool: fec- fecal- heces femtes deposic- diarr- stool- copro- coprol- melen- restreny- estren-
swallowing: -fagia -phagia deglu- swallow- trag-
paralysis: -plej- -pleg- -pares- pares- paral- palsy hemipl- tetrapl- debil- weak-
feeling: -estesi- parestes- paraesth- sensib- sensit- hormig-
seizure: epilep- convul- comicial- seizur- crisi- tonico-
mind: psiqu- psic- psych- mental- -frenia depres- ansi- anxi- esquiz- delir- dement- cognit-
suicide: suicid- autol- autoles-
consciousness: conscien- concien- consciou- coma comat- sincop- syncop- desmay- glasgow obnub- estupor- somnol-
sleep: sueno son sleep- insom- somn- hipnot- -somnia
speech: afas- aphas- disart- dysart- disfas- habla parla speech logoped-
walking: marcha marxa gait camin- deambul- ambul- walk- ataxi- andar
pregnancyend: abort- avort- legrad- miscarr-
newborn: neonat- nado newborn prematur- pretermin- perinat- lactan-
growth: crecim- growth creixem-
fracture: fractur- fract- broken roto rota osteosint- luxac- disloc-
injury: traum- contus- golpe herid- ferid- wound injur- lesionad- lacer- politrau- accident- cop
burn: quemad- quema- cremad- burn- scald-
allergy: alerg- allerg- anafil- anaphyl- hipersens- hypersens- atop- urticar-
immune: inmun- immun- autoinm- autoimm- -globulin- anticuerp- antibod- anticoss-
rash: exantem- erup- rash urticar- eritem- erythem- habon- macul- papul-
itch: prur- picor- itch-
colourblue: cian- cyan-
jaundice: icter- jaund- bilirr- bilirub-
slow: bradi- brady-
fast: taqui- tachy-
rhythm: arritm- arrhyth- fibrila- fibril- flutter ritmo- aritm- extrasist- marcapas- pacemak-
pressure: tension- tensi- presion- pressio- pressure hipertens- hypertens- hipotens- hypotens-
smoking: tabac- tabaq- fum- smok- cigar- nicotin-
alcohol: alcoh- enol- etil- etan- bebed-
poisoning: toxic- intox- envenen- poison- sobredos- overdos-
steroid: cortic- prednis- metilpredn- methylpredn- dexamet- hidrocort- hydrocort- betamet- esteroid- steroid-
radiation: radiot- irradi- radiac- braquit- brachyt-
chemotherapy: quimio- citost- chemo- antineopl-
transfusion: transfus- transfund- hematies-
transplant: trasplant- transplant- injert- empelt- graft
dialysis: dialis- dialy- hemodial- hemofil-
tube: tubo intub- extub- endotraq- orotraq- sonda sondaj- cateter- cathet- drenaj- drain- canul-
trachea: traque- trachea-
drug: farmac- medicam- medicac- drug- tratam- tractam- treat- terap- therap-
gland: gland- adren- suprarr- hipofis- pituit- paratiroid- paroti- submax- saliv-
hormone: hormon- endocr- tirox- testoster- estrog- prolact- cortisol-
gene: genet- genic- heredi- cromosom- chromos- mutac- mutat- congen- famil-
family: famil- padre madre hermano hermana pare mare germa father mother brother sister hijo hija
child: nino nina pedia- paed- infan- lactant- child
old: geriatr- ancian- senil- elderly
recurrence: recid- recurr- recai- relaps- reapar- rebrot-
chronic: cronic- chronic-
acute: agud- agut acute
right: derech- dret dreta right dcho dcha
left: izqui- izd- izq- esquer- left
both: bilat- ambos ambas both
nephrosis: nefros- nephros- nefrot- nephrot- proteinur-
protein: protein- album- globulin- -proteinem-
liverenzyme: transamin- got gpt ast alt tgo tgp bilirr- ggt
test: analit- analis- hemogram- bioquim- laborat- determin-
voice: disfon- dysphon- voz voice veu afon- ronquer-
hearing: hipoac- sord- deaf- audi- acufen- tinnit-
sight: vision visual- agudeza amauro- ceguer- ceg- blind- diplop- miopia hipermetr- estrabi- strabi-
lid: parpad- palpebr- blefar- bleph- ptosis
tear: lagrim- lacrim- dacri-
lens: catarat- cristal- faco- phaco- afaqu-
glaucoma: glaucom- intraocul- goniot-
sexual: sexual- sexo libido erec- impoten- priap- esteril- infertil- fertil-
`
