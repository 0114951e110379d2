/** Words of daily life and of the bedside in Spanish, Catalan and English that mean the same, as in `samePlainWords`. */
export const everydayWords = `
acompanante|acompanyant|escort|carer
ama casa|labores hogar|mestressa casa|housewife
paquete|paq|pack|cajetilla
cigarrillo|cig|cigs|cigarros|cigarret|cigarette|pitillos
copa|vaso|gots|glass|glasses
escalera|pisos escaleras|escales|stairs|flight stairs|pis escales
llano|flat ground|level ground|on the flat
exercise tolerance|tolerancia ejercicio|tolerancia exercici|tolerancia esfuerzo
minimos esfuerzos|esfuerzos minimos|minims esforcos|minimal exertion
decubito|acostado|tumbado|estirat|lying|lying flat|supine|decubit
encamado|enllitat|bedbound|bedridden|bed bound
bipedestacion|standing|de pie|dempeus|incorporacion
destete|weaning|weaned off|desconexion|desconectado|desconnexio|deslletament|extubacion
desescalada|de escalate|deescalated|narrowed|stepped down|step down
escalada|escala tratamiento|escalated|stepped up|broadened
cambiar|cambia|canvi|canviar|switch|changed|replaced|sustituir|sustituye|sustitucion|substituir|substitueix|substitucio|substituted|converted|rotacion|rota
rotar|rota|rotacion
aislar|aillar|isolated|grew|grown|crece|creix|creixement|growth|growing|positivo para
identificar|identified
purulento|purulent|pus|purulencia
hematico|bloody|bloodstained|sanguinolento|sanguinolent|serohematico|haemoserous|serosanguinous
claro|clear
turbio|terbol|cloudy|turbid
caliente|calent|hot|aumento temperatura
indurado|indurated
fluctuante|fluctuacion
adherido|fixed|fijo|fija|fix
hinchado|hinchazon|tumefaccion|tumefacto|inflat|inflor|swollen|swelling|puffy
impotencia funcional|loss of function|unable to weight bear|functional impairment
ferula|ferula yeso|splint|backslab|back slab
muletas|crosses|crutches|bastones ingleses|bastones
descarga|sin apoyo|descarrega|non weight bearing|nwb
aposito|aposit|dressing
trago|deglucion|deglutir|degluccio|swallow|empassar
tolerancia oral|tolera dieta|tolerancia dieta|tolera via oral|tolerating diet|eating and drinking|tolerating oral intake|oral intake
ayuno|dejuni|fasting|nil by mouth
deshidratado|dehydrated|dehydration|sequedad mucosas
ulcera|llaga|nafra
mancha|macula|taques|spot|patch
accidente trafico|accident transit|rta|rtc|mva|mvc|road traffic accident|motor vehicle accident|car accident
via publica|street|calle|carrer
brusco|subito|repentino|sobtat|sudden|suddenly|abrupt|inicio brusco|de repente
insidioso|insidios|gradual|gradually|insidious|poco a poco|progressive|progresivo
intermitente|intermitent|intermittent|a ratos|on and off|fluctuante
vespertino|vesperti|tarde|vespre|evening|afternoon
madrugada|early hours|matinada|early morning
quincena|dos semanas|dues setmanes|fortnight|two weeks|2 weeks|2 semanas
previo|semana previa|week before|setmana previa
dias previos|dies previs|preceding days|days before|dias antes|dies abans
desencadena|desencadenante|precipitated|triggered|provoked|trigger
autonomo|independiente|self caring|self care|independent
ayuda|asistencia|assistance|help|ajut|support
silla|sillon|chair|cadira|butaca
acepta|consiente|accepta|agrees|consent|consentimiento
rechaza|declina|rebutja|refuses|no acepta|no quiere
alta voluntaria|self discharge|discharged against medical advice|ama|dama
urgente|emergency|emergently
institucionalizado|institucionalizada|vive residencia|residente|institucionalitzat|institucionalitzada|viu residencia|nh resident|nursing home resident|care home resident
iabvd|iavd|independiente abvd|independiente actividades basicas|independent abvd|independent adls
dabvd|dependiente abvd|dependiente actividades basicas|dependent abvd|dependent adls
fit well|healthy|previously well|previously healthy|sano|previamente sano|sa|previamente sa
alta|marchar casa|marxar casa|irse casa|fue casa|went home|goes home|home|sent home|dado alta|dada alta|discharged
held|withheld|on hold|paused|omitted|suspendido|suspes|suspendre|suspender|stopped|retirar|retirado|retirat
dejar fumar|abandono tabaco|abandonar tabaco|cesacion tabaquica|deshabituacion tabaquica|deixar fumar|abandonament tabac|stop smoking|quit smoking|smoking cessation
roncador|roncopatia|ronca|roncador|snorer|snoring|snores
sobrepeso|sobrepes|overweight
caure|caiguda|caigut|caida|caer|fall|fell|fallen
perdua coneixement|perdre coneixement|perdida conocimiento|perder conocimiento|perdio conocimiento|perdida consciencia|perder consciencia|loc|loss consciousness|lose consciousness|losing consciousness
bulto|bultoma|bony|lump
solicitar|pedir|pede|peden|pedio|pedieron|pedido|pedidos|pedidas|pediendo|pide|pidio|piden|sollicitar|demanar|peticion|requested|ordered
proponer|proponian|propuso|propuesto|plantear|ofrecer|ofrecian|proposar|plantejar|plantegen|oferir|ofert|offered
decidir|decidian|optar|opta|optan|opto|optaron|optaba|optaban|optado|optados|optadas|optando|opte|acordar|acuerda|elige|elegido|optava|optaven|optat|optant|opten|escull|escollir|opted|chose|decision
recomendar|recomienda|aconsejar|consejo|insistir|insistian|recomanar|aconsellar|consell|advised|advice|recommended
comentar|hablar|contactar|parlar|discussed|spoken
corroborar|confirmar|ratificar|ratifique
comprobar|comprueba|verificar|verifique|comprovar|verified|checked
catalogar|catalogue|etiquetar|filiar|labelled
interpretar|atribuir|atribuyo|atribuyeron|atribuian|atribuyendo|attributed
impresionar|impresion|impressiona|impressio
pautar|prescribir|prescribian|prescrito|recetar|prescriure|prescriu|prescrit|receptar
iniciar|inicia|comenzar|comence|comienza|empezar|empece|empieza|instaurar|introdujo|introduce|puso marcha|puesta marcha|pone marcha|introdueix|posa marxa|posada marxa|started|commenced|initiated|begun
mantiene|mantuvo|mantener|continuar|proseguir|proseguyo|proseguyeron|proseguian|proseguyendo|prosigue|sigue|seguir|permanece|mante|mantingut|mantinguda|prosseguir|romandre|roman|maintained|remained|kept
finalizar|finalice|terminar|acabar|acaban|concluir|concluyo|concluyeron|concluian|concluyendo|finalitzar|conclou|finished|ended|concluded
ajustar|adaptar|modificar|modifique|adjusted|modified
sustituir|sustituyo|sustituyeron|sustituian|sustituyendo|reemplazar|reemplace|cambiar|cambia|recambiar|recambia|substituir|canviar|canvia|recanvi|recanviar|replaced|changed|switched|exchanged
anadir|anadian|asociar|asocia|agregar|agregue|afegir|associar|associa|added|adding
suspender|suspendian|suspension|retirar|retiran|interrumpir|interrumpian|interrupcion|discontinuar|cesar|cesa|cesan|ceso|cesaron|cesaba|cesaban|cesado|cesados|cesadas|cesando|cese|quitar|suspendre|suspesa|suspenen|retiren|interrompre|interromp|interromput|aturar|treure|treu|tret|stopped|withdrawn|ceased|withheld
reanudar|reinicia|reiniciar|reintroduce|reintrodujo|retomar|reprendre|represa|reintrodueix|restarted|resumed
aumentar|subir|sube|suben|subio|subieron|subido|subidos|subidas|subiendo|incrementar|incremente|elevar|ascender|ascendian|asciende|intensificar|intensifique|augmentar|apujar|apugen|pujar|puja|pujava|pujaven|pujat|pujada|pujant|pugen|increased|raised|rose
reduce|redujo|reduccion|disminuir|disminuyo|disminuyeron|disminuian|disminuyendo|disminucion|bajar|baja|bajan|bajo|bajaron|bajaba|bajaban|bajado|bajados|bajadas|bajando|baje|descender|descendian|desciende|descenso|decrece|rebaja|reduir|baixar|minvar|decreased|lowered|fell|dropped|reduction
tolerar|toleran|tolerancia|tolerated
controlar|monitorizar|monitorice|vigilar|supervisar|monitoritzar|monitored|controlled
mejorar|evolucion favorable|evoluciona favorablemente|evolucion satisfactoria|evoluciona satisfactoriamente|millorar|improved|improvement
buena evolucion|evolucion favorable|evolucion satisfactoria|evolucion correcta|evoluciona favorablemente|evoluciona satisfactoriamente|evoluciona correctamente|curso favorable|curso satisfactorio|bona evolucio|evoluciona correctament|favourable course|good progress|satisfactory progress
mala evolucion|evolucion desfavorable|evolucion torpida|torpida|curso torpido|poor progress
empeorar|deteriorar|agravar|empitjorar|agreujar|agreugen|worsened|deteriorated
desaparecer|desaparecian|desaparicion|ceder|cede|ceden|cedio|cedieron|cedido|cedidos|cedidas|cediendo|resuelve|resuelto|resolvio|resolucion|desapareixer|desapareix|desaparegut|desapareguda|cedir|cedeix|cedit|resoldre|resol|resolt|resolution|subsided|settled|disappeared
normalizar|normalice|retorno normalidad|vuelve normalidad|volvio normalidad|vuelta normalidad|normalitzar|torna normalitat|retorn normalitat|normalised
recuperar|recupera|recobrar|recovered|regained
estabilizar|estabilice|estable|estabilidad|estabilitzar|estabilitat|stabilised|stabilized|stable
persiste|persistencia|perdurar
despertar|despierta|desvetlla|wakes|woke|waking|awakens|woken|wakening
ingresar|hospitalizar|hospitalice|ingressar|ingres|hospitalitzar|admitted|admission|hospitalised
trasladar|traslada|derivar|remitir|remitian|enviar|sube planta|subio planta|pasa planta|paso planta|subir planta|traslladar|trasllada|remetre|remet|remes|puja planta|passa planta|transferred|transfer|referred|referral|moved
traen|trae|trajo|trajeron|traido|traer|portar|duen|dut|brought
dado alta|alta|marcha casa|vuelve domicilio|regresa domicilio|vuelta domicilio|retorno domicilio|donat alta|marxa casa|torna casa|torna domicili|discharged|went home
citar|cita|citan|cito|citaron|citaba|citaban|citado|citados|citadas|citando|cite|programar|concertar|concierta|planificar|planifique|citacion|citava|citaven|citat|citant|citen|citacio|scheduled|arranged|planned|booked
reconsultar|volver consultar|volver urgencias|vuelve urgencias|consultar nuevo|tornar consultar|tornar urgencies|consultar nou|reattend|return to hospital
extrae|extrajo|extraccion|recoger|recogian|extreure|extreu|extret|recollir|recull|drawn|collected|taken off
colocar|coloque|implantar|insertar|insercion|instalar|canalizar|canalice|collocar|colloquen|inserit|installar|canalitzar|placed|sited|fitted|placement|cannulated
intervenir|intervenian|interviene|intervino|intervencion|operar|operan|reintervenir|cirugia|intervingut|intervinguda|cirurgia|operated|surgery
reintervenir|reintervenian|reinterviene|reintervino|reintervencion|reoperar|reopera|nueva intervencion|segunda intervencion|reintervingut|reintervinguda|nova intervencio|segona intervencio|reoperated|second operation
extirpar|resecar|reseque|reseccion|exeresis|ressecar|ressequen|exeresi|removed|excised|resected
aplazar|aplace|demorar|posponer|posponian|pospuesto|retrasar|diferido|difiere|ajornar|posposar|endarrerir|endarrereix|endarrerien|postponed|delayed|deferred
rechazar|rechace|declinar|rehusar|rebutjar|rebutgen|refused
desestimar|turned down
tributario|subsidiario|candidato|candidat|suitable|eligible
acordar|acuerda|consensuar|pactar|conforme|conformidad|agreed|agreement
entiende|entendido|comprende|enten|entes|compren|understands|understood
ensenar|educar|eduque|adiestrar|instruir|instruyo|instruyeron|instruian|instruyendo|instrucciones|entrenar|ensenyar|ensinistrar|taught|trained|instructed
informar|explicar|explique|explained|explanation
entregar|entregue|facilitar|proporcionar|adjuntar|lliurar|provided|handed
recordar|recuerda|rememorar|remembers|recalls|remember
reconocer|reconocian|admitir|admitian|reconeix|reconegut|admet|admes|acknowledges
vacunar|inmunizado|vaccinated|vaccination
reincorporar|vuelta trabajo|volver trabajo|vuelta laboral|tornar feina|return work
llamar|telefono|telefonico|telefonicamente|trucar|truquen|phone|telephone|call
evitar|abstener|abstenian|abstencion|avoid|abstain
limpiar|limpia|limpieza|netejar|netegen|cleaned
lavar|lava|lavan|lavo|lavaron|lavaba|lavaban|lavado|lavados|lavadas|lavando|lave|rentar|washed
cicatrizar|cicatrice|epitelizado|cicatritzar|healed
exudar|exudativo|exsudat|exsudatiu|exudate
inflamar|inflamatorio|inflamatorios|inflammation|inflammatory
enrojecer|enrojecian|envermellir|envermellien|vermellor|rojez|reddened|redness
sudar|suda|sudan|sudo|sudaron|sudaba|sudaban|sudado|sudados|sudadas|sudando|sude|sudor|sudoroso|suar|sua|suava|suaven|suat|suada|suant|suen|suor|sweating
temblar|tiembla|temblor|tembloroso|tremolar|tremolor|tremor|trembling|shaking
caer|cae|caen|cayo|cayeron|caia|caian|caido|caidos|caidas|cayendo|sufrir caida|caure|cau|caigut|caiguda|patir caiguda|fell|fall
tropezar|tropece|tropieza|tropezon|ensopega|ensopeguen|tripped|trip
resbalar|resbalon|rellisca|rellisquen|slipped|slip
golpear|golpe|colpejar|colpegen|contusion|blow|knock
deambular|caminar|andar|anda|andan|ando|andaron|andaba|andaban|andado|andados|andadas|andando|ande|marcha|marxa|walks|ambulates|mobilises
levantar|incorporar|aixecar|aixequen|getting up|gets up|got up|get up|sit up
sentado|sienta|sedestar|sillon|assegut|asseguda|asseure|butaca|sits|sitting|sat|chair
bipedestar|posar dret|posa dret|dempeus|standing
asear|asea|asean|aseo|asearon|aseaba|aseaban|aseado|aseados|aseadas|aseando|asee|higiene|duchar|higiene personal|dutxa|banyar|bano|banarse|washing|bathing|shower|hygiene
vestir|vestian|viste|dressing himself|dressing herself
trabajar|trabajador|empleado|profesion|oficio|treballar|treballador|feina|professio|works|occupation|job
fumar|fuma|fuman|fumo|fumaron|fumaba|fumaban|fumado|fumados|fumadas|fumando|fume|fumava|fumaven|fumat|fumant|fumen|smokes
consumir|consumian|consumidor
duerme|durmio|dormido|sueno|descanso nocturno|descans nocturn|sleep|slept
llorar|llanto|plorar|tearful|crying|cries
preocupar|worried|concerned|worries
cansar|cansancio|agotado|fatigado|esgotat|tired|tiredness|exhausted
desmayar|desmai|desmais|faint
quejar|queixa|complains|complaint|complaints
extender|extendian|extiende|extension|propaga|estendre|spread
comprimir|comprimian|compresion|compresivo|comprimeix|compressio
obstruir|obstruyo|obstruyeron|obstruian|obstruyendo|obstruccion|obstructivo|ocluir|ocluyo|ocluyeron|ocluian|ocluyendo|oclusion|obstructed|blocked|occluded
contaminar|contaminante|contaminated
positivizar|positivice|positivitzar
reagudizar|reagudice|agudizar|agudice|reaguditzar|aguditzar|exacerbacion|exacerbated
compensar|compensated
complicar|complique|complicated
condicionar|provocar|provoque|causar|ocasionar|producir|producian|produjo|originar|produeix|leading
asociar|asocia|acompana|acompanyar|associar|associa|accompanied|associated
requerir|requerian|requiere|requirio|precisar|necesitar|necesidad|necesidades|requereix|necessitar|needed|requirement|requirements
fracasar|fallo|fracas|fracassar|failed|failure
responder|respondian|respuesta|respondre|respost|response
coincidir|coincidian|coincidente
disminuir|disminuyo|disminuyeron|disminuian|disminuyendo|disminucion|reduced|decreased|diminished
explorar|exploratorio|examinar|examen|examenes
auscultar|auscultated|oyen|senten
sedar|seda|sedan|sedo|sedaron|sedaba|sedaban|sedado|sedados|sedadas|sedando|sede|sedacion|sedava|sedaven|sedat|sedant|seden|sedacio|sedation
nutrir|nutrian|nutricion|nutricional|nutrition|nutritional
antiagregar|antiagregue|antiagregante|antiplatelet
digitalizar|digitalice|digitalitzar
insulinizar|insulinice|insulina|insulinoterapia|insulinitzar
transfundir|transfundian|transfusion|transfusional|transfundre|transfon|transfos|transfondir|transfondien|transfosa
reparar|reparan|reparen|repaired|repair
fijar|fija|fijan|fijo|fijaron|fijaba|fijaban|fijado|fijados|fijadas|fijando|fije|fijacion|fixar|fixa|fixava|fixaven|fixat|fixada|fixant|fixen|fixacio|fixed|fixation
inmovilizar|inmovilice|immobilitzar|immobilised
movilizar|movilice|movilidad|mobilitzar|mobilised
cateterizar|cateterice|cateterismo|cateteritzar|catheterised
revascularizar|revascularice|revascularitzar|revascularised
puncionar|puncion|puncture
perfundir|perfundian|perfusion|perfos|perfosa
nebulizar|nebulice|nebulitzar|nebulised
arranque subito|inicio subito|forma subita|forma brusca|manera brusca|brusco|subito|repentino|repentinamente|subitamente|bruscamente|inici sobtat|forma sobtada|sobtat|sobtadament|sudden|suddenly|abrupt|abruptly
ocasional|esporadico|esporadicamente|puntual|forma puntual|vegades|occasional|occasionally|sporadic|sometimes
frecuente|frecuentemente|frecuencia alta|repetidamente|reiterado|reiteradamente|repetidas ocasiones|varias veces|varias ocasiones|frequent|frequents|sovint|repetidament|diverses vegades|diverses ocasions|often|frequently|repeatedly|several times|several occasions
diariamente|diario|cotidiano|diariament|daily
constantemente|constante|continuamente|continuo|permanentemente|permanente|constant|permanent|constantly|continuous
progresivamente|progresivo|paulatinamente|paulatino|poco a poco|gradual|forma progresiva|forma paulatina|progressivament|progressiu|poc a poc|gradually|progressively
ultimamente|recientemente|reciente|ultimos dias|ultimas semanas|ultimament|darrerament|recentment|ultims dies|darrers dies|recently|lately|last few days
ultimo|ultimos|pasado|pasados|darrer|darrers|passat|last
larga data|larga evolucion|larga duracion|anos evolucion|llarga evolucio|llarga durada|anys evolucio|longstanding|long standing|long duration
infancia|ninez|infantesa|pequeno edad|childhood|edad infantil|edat infantil
cuenta propia|iniciativa propia|propia iniciativa|motu proprio|compte propi|own initiative
propio pie|propios medios|propi peu|propis mitjans|medios propios|mitjans propis
postcirugia|posquirurgico|postquirurgico|postoperatorio|posoperatorio|postoperative
prequirurgico|preoperatorio|precirugia|preoperative
inmediatamente|inmediato|acto seguido|forma inmediata|immediatament|immediat|immediately
precozmente|temprano|forma precoz|precocment|aviat|early
simultaneamente|simultaneo|concomitante|concomitantemente|paralelamente|alhora|simultaniament|concomitant|parallelament|simultaneously|same time|concurrently
consecutivo|sucesivo|seguidos|consecutius|successius|successives
inicial|principio|originalmente|primer momento|initially|initial|originally
varios|diversos|algunos|several|various
aproximadamente|aproximado|alrededor|cerca|torno|aprox|aproximadament|voltant|prop|approximately|about|around|roughly
pequeno|diminuto|pequeno tamano|reducido tamano|petit|petita mida|small|tiny
grande|gran|gran tamano|voluminoso|gros|gran mida|voluminos|large|big|bulky
mayor|major|greater|larger
menor|lesser|smaller
doble|duplicar|double
tiraje|uso musculatura accesoria|uso musculatura|utilizacion musculatura accesoria|musculatura accesoria|tiratge|us musculatura accessoria|accessory muscle use|accessory muscles|use accessory muscles
sonidos cardiacos|ruidos cardiacos|tonos cardiacos|sorolls cardiacs|tons cardiacs|heart sounds
ritmico|regular|regulares
buena ventilacion|buena entrada aire|murmullo conservado|buen murmullo|bona ventilacio|bona entrada aire|murmuri conservat|good air entry
pulsos presentes|pulsos conservados|pulsos palpables|pulsos positivos|polsos conservats|polsos palpables|palpable pulses|pulsos distales|polsos distals|distal pulses
perfundido|perfos|buena perfusion|normoperfundido|ben perfos|bona perfusio|normoperfos|normoperfosa|well perfused
buena hidratacion|normohidratado|ben hidratat|bona hidratacio|well hydrated
nutrido|nodrit|normonutrido|buen estado nutricional|ben nodrit|normonodrit|bon estat nutricional|well nourished
buena coloracion|normocoloreado|ben acolorit|normocolorejat|bona coloracio
frialdad|frio|fria|fredor|fred|cold|coldness
caliente|calor|calor local|calent|escalfor|warm|warmth|hot
normorreactivo|reactivas|normoreactives|normoreactius|reactius
movimientos oculares|motilidad ocular|oculomotricidad|moe|moviments oculars|motilitat ocular|eye movements|ocular motility|extraocular movements|motilidad ocular extrinseca
obedece ordenes|cumple ordenes|ordenes sencillas|ordenes simples|sigue ordenes|obeeix ordres|compleix ordres|ordres senzilles|ordres simples|obeys commands|follows commands|simple commands
apertura ocular|abre ojos|abrir ojos|obertura ocular|obre ulls|obrir ulls|eye opening|opens eyes|eyes open
fuerza conservada|fuerza normal|balance motor normal|balance motor conservado|forca conservada|forca normal|normal power|full power
colaborador|colaborar|cooperar|coopera|collaborar|collaborador|cooperative
bordes definidos|ben delimitat|ben definit|well defined|well circumscribed|well demarcated
mal delimitado|mal definido|ill defined|poorly defined
borde|margen|margenes|contorno|vora|vores|edge|edges|margin|borders|reborde
medir|mede|meden|medio|medieron|medido|medidos|medidas|mediendo|mide|midio|dimensiones|tamano|mesurar|mida|mides|measures|size
localizar|localice|ubicar|ubique|situado|localitzar|located|location|situated|site
superficie|superficies|surface|superficial
agujero|orificio|orificios|forat|hole
liquido|liquid|fluid|fluidos
sangre|sanguineo|hematico|sang|sanguini|sanguinis|blood
urinario|urinarios|orina|urine
via urinaria|vias urinarias|tracto urinario|aparato urinario|vies urinaries|urinary tract
via aerea|vias aereas|via aeria|vies aeries|airway|airways
vias respiratorias|tracto respiratorio|aparato respiratorio|vies respiratories|respiratory tract
respiratorio|respiratorios|respiracion|respira|breathing
hacer vientre|deponer|deposicion|defecar|ir vientre|evacuar|anar ventre|bowel movement|bowels opened|stools
expulsar gases|emision gases|ventoseo|ventosidades|expulsar gasos|emissio gasos|ventositats|flatus|passing wind
miccionar|miccion|orinar|miccional|micturition|urinates|voiding|passing urine
flema|esputo|expectoracion|flegma|sputum|phlegm
amarillo|amarillento|groc|groga|groguenc|yellow|yellowish
blanco|blanquecino|blanquinos|blanquinosa|white|whitish
negro|negruzco|negrosa|black|blackish
oscuro|oscurecido|fosc|fosques|dark
rojo|roja|rojizo|vermell|red|reddish
morado|violaceo|azulado|morat|violaci|blavos|blavosa|bluish|purple|violaceous
agrandado|aumento tamano|mayor tamano|engrandit|augment mida|enlarged|enlargement
bulto|bultoma|tumoracion|masa|massa|lump
llaga|ulcera|nafra|sore
costra|crosta|scab|crust
escara|eschar
torpeza|torpe|torpemente|maldestre|malaptesa|clumsy|clumsiness
boca estomago|epigastrio|epigastrica|boca estomac|epigastrium
bajo vientre|hipogastrio|hipogastrica|baix ventre|lower abdomen|hemiabdomen inferior
dedo gordo|hallux|dit gros|big toe|great toe|primer dedo pie
audifono|protesis auditiva|audiofon|hearing aid|hearing aids
dentadura postiza|protesis dental|protesis dentaria|dentadura|protesi dental|dentadura postissa|denture
gafas|lentes|ulleres|glasses|spectacles
muestras|mostres|sample|specimen
extraccion cultivos|toma cultivos|recogida cultivos|cultivos extraidos|se cursan cultivos|extraccio cultius|presa cultius|recollida cultius|cultures taken
exploraciones complementarias|pruebas complementarias|examenes complementarios|estudios complementarios|exploracions complementaries|proves complementaries|investigations
prueba imagen|estudio imagen|estudio radiologico|prova imatge|estudi imatge|imaging
quirofano|sala operaciones|bloque quirurgico|quirofan|bloc quirurgic|theatre|operating room
antitermico|antipiretico|antipyretic
hipnotico|inductor sueno|hypnotic|sleeping tablet
diuretico|tratamiento diuretico|tratamiento depletivo|depletivo|deplectivo|deplecion|tractament diuretic|depletiu
antihipertensivo|hipotensor|antihipertensiu|antihypertensive
antidiabetico|hipoglucemiante|hipoglucemiant
analgesico|analgesia|calmante|tratamiento dolor|control dolor|calmant|pain relief|painkiller|painkillers|pain control
laxante|laxative
tomar|toma|toman|tomo|tomaron|tomaba|tomaban|tomado|tomados|tomadas|tomando|tome|prendir|prendien|pren|pres|takes|taking|took|taken|ingerir|ingerian|ingiere|ingirio|ingesta
tratamiento habitual|medicacion habitual|tratamiento domiciliario|medicacion cronica|tratamiento cronico|medicacion domiciliaria|tratamiento base|tractament habitual|tractament domiciliari|tractament cronic|usual medication|regular medication|home medication|regular medicines
pauta|regimen|esquema|posologia|schedule
pauta descendente|descenso progresivo|dosis decrecientes|reduccion progresiva|reduccion gradual|descenso gradual|pauta descendent|descens progressiu|dosis decreixents|reduccio progressiva|tapering
dosis unica|sola dosis|monodosis|monodosi|single dose
tratamiento antibiotico|antibioterapia|cobertura antibiotica|antibioticoterapia|tractament antibiotic|antibiotic treatment
vida cama sillon|cama sillon|cama sofa|llit butaca|llit sofa|bed chair
ayuda domicilio|servicio ayuda domicilio|trabajadora familiar|ajuda domicili|treballadora familiar|home help|home carer|sad
apoyo familiar|soporte familiar|ayuda familiar|suport familiar|ajuda familiar|family support
cuidador principal|cuidador|curador principal|caregiver|main carer|carer
paro|desempleado|atur|desocupat|unemployed
sedentario|sedentarismo|vida sedentaria
pareja|companero|companera|companero sentimental|parella|companya|partner
originario|nacido|oriundo|nascut|nascuda|native
procedente|procede|proviene|procedencia|proveniente|prove
situacion basal|estado basal|basalmente|situacion funcional basal|estat basal|baseline
barrera idiomatica|language barrier|dificultad idiomatica
dieta normal|dieta basal|dieta habitual|dieta libre|dieta general|dieta lliure|normal diet|usual diet|regular diet
dieta blanda|facil digestion|dieta facil digestion|dieta tova|soft diet|light diet
dieta triturada|triturado|turmix|textura pure|dieta pure|pureed diet|puree
espesante|liquidos espesados|espessidor|liquids espessits|espessits|espesados|thickener|thickened fluids
ingesta hidrica|ingesta liquidos|hidratacion oral|aporte liquidos|aporte hidrico|ingesta liquids|oral fluids|fluid intake
abundantes liquidos|liquidos abundantes|abundante agua|hidratacion abundante|abundants liquids|liquids abundants|abundant aigua|plenty fluids
apetito|gana|ganas comer|hambre|ganes menjar|fam|appetite|hunger
insomnio|duerme mal|mal descanso nocturno|mal descanso|dificultad dormir|dificultad conciliar sueno|dorm malament|mal descans nocturn|dificultat dormir|dificultat conciliar son|poor sleep
animo|estado animo|humor|estado animico|animico|estat anim|mood
olvidos|fallos memoria|perdida memoria|quejas memoria|oblits|perdua memoria|forgetfulness|memory loss|memory problems
alteracion conducta|trastorno conducta|alteraciones conductuales|alteracion comportamiento|behavioural disturbance
vendaje|venda|embenat|embenatge|bena|benes|bandage
vendaje compresivo|vendaje elastico|compresion elastica|medias compresion|medias elasticas|contencion elastica|embenat compressiu|embenatge compressiu|mitges compressio|mitges elastiques|compression stockings|compression bandage|elastic stockings
aposito|gasa|aposit|dressing|dressings
curas|cura local|curas topicas|cures|cures locals|cures topiques|wound care|dressings
herida incisa|corte|incisa|talls|incised wound
mordedura|mordido|mordisco|mossegada|bite|bitten|bites
picadura|picado|picat|sting|stung|insect bite
quemadura|quemado|cremada|burn|burnt
vida normal|actividad normal|actividad habitual|actividades habituales|vida habitual|actividad cotidiana|actividades cotidianas|activitat normal|activitat habitual|usual activities|normal activities
levantar pesos|coger pesos|cargar pesos|aixecar pesos|agafar pesos|carregar pesos|aixecar pes|heavy lifting|lifting
paseo|caminar|caminatas|passejar|passeig|walks
signos alarma|sintomas alarma|datos alarma|simptomes alarma|dades alarma|warning signs|red flags|alarm symptoms
incentivador|inspirometro|inspirometria incentivada|incentivador inspiratorio|incentive spirometry
conducir|conduccion|conducir vehiculos|conduir|driving
cumplidor|buen cumplimiento|buena adherencia|buen cumplimiento terapeutico|complidor|bon compliment|bona adherencia|good compliance|good adherence
mal cumplimiento|mala adherencia|incumplidor|mal compliment|incomplidor|poor compliance|poor adherence|incumplimiento|incompliment
previo|previos|previamente|anterior|precedente|anterioritat|prior|previous|previously
enfermedad|enfermedades|malaltia|proceso|proces|processos|patologia|patologias|disease
sintoma|sintomatologia|clinica|cuadro clinico|simptoma|simptomatologia|quadre clinic|symptoms
anomalia|anomalias|anormalidad|anormalidades|anormalitat|alteracion|abnormality
secundario|secundarios|secondary|debido|deguda
necesario|necesarios|necessari|necessaris|preciso
radiografia|radiografias|radiograph
especialista|specialist
habito|costumbre|costum
posibilidad|posibilidades|posible|possibilitat|possible
telefono|telefonico|telefonicamente|telephone
edad|edat|age|aged
mediodia|migdia|midday|noon
acompanado|compania|acompanante|acompanyat|companyia|accompanied
testigo|presenciado|presencia familiares|testimoni|testimonis|witnessed|witness
desconocido|desconocian|ignora|desconegut|desconeguda|desconeix|unknown
causa desconocida|etiologia desconocida|origen desconocido|causa desconeguda|etiologia desconeguda|origen desconegut|unknown cause|unknown origin
fuga|escape|fuita|leak
limitacion|limitante
incapaz|incapacidad|imposible|imposibilidad|impossibilitat|incapac|incapacitat|unable|inability
dificulta|dificultad|dificultoso|dificil|difficulty
facil|facilidad|facilitat|easily|easy
llevar|portador|portar|wears|carries
ausculta|oyen|oye|oyo|senten|escucha|hear|heard|audible
percutir|percutian|percusion|percussio
suero|sueroterapia|hidratacion intravenosa|hidratacion endovenosa|serum|seroterapia|iv fluids
retard|retraso|demora|ajorna|endarreriment|delay|delayed
sigmoidectomia|reseccion sigma|extirpacion sigma|sigmoid resection
colectomia|reseccion colon|extirpacion colon|colon resection|colonic resection
hemicolectomia derecha|colectomia derecha|reseccion colon derecho|hemicolectomia dreta|colectomia dreta|reseccio colon dret|right hemicolectomy
hemicolectomia izquierda|colectomia izquierda|reseccion colon izquierdo|hemicolectomia esquerra|colectomia esquerra|reseccio colon esquerre|left hemicolectomy
tiroidectomia|tiroidectomia total|extirpacion tiroides|extirpacio tiroide|thyroid removal|removal thyroid
hemitiroidectomia|lobectomia tiroidea|extirpacion lobulo tiroideo|lobectomia tiroidal|hemithyroidectomy
paratiroidectomia|extirpacion paratiroides|parathyroidectomy
apendicectomia|extirpacion apendice|extirpacio apendix|removal appendix
esplenectomia|extirpacion bazo|extirpacio melsa|removal spleen
nefrectomia|extirpacion rinon|extirpacio ronyo|removal kidney
gastrectomia|reseccion gastrica|reseccion estomago|gastric resection
prostatectomia|prostatectomia radical|extirpacion prostata|removal prostate
cistectomia|extirpacion vejiga|extirpacio bufeta|cystectomy
histerectomia|extirpacion utero|removal uterus
anexectomia|salpingooforectomia|extirpacion anexos|extirpacio annexos|salpingo oophorectomy|annexectomia
ooforectomia|extirpacion ovario|oophorectomy
salpingectomia|extirpacion trompa
mastectomia|extirpacion mama|removal breast
linfadenectomia|vaciamiento ganglionar|extirpacion ganglios|limfadenectomia|buidament ganglionar|lymph node dissection
amigdalectomia|extirpacion amigdalas|tonsillectomy
adenoidectomia|extirpacion vegetaciones|vegetaciones
polipectomia|reseccion polipo|extirpacion polipo|polyp removal|removal polyp
poliposis nasal|polipos nasales|nasal polyps|nasal polyposis
lobectomia|reseccion lobulo|extirpacion lobulo|lobe resection
neumonectomia|extirpacion pulmon|pneumonectomia|extirpacio pulmo
segmentectomia|reseccion segmento|reseccion segmentaria
hepatectomia|reseccion hepatica|reseccion higado|liver resection|hepatic resection
pancreatectomia|reseccion pancreatica|reseccion pancreas
enterectomia|reseccion intestinal|reseccion asa|bowel resection|small bowel resection|reseccion intestino
meniscectomia|extirpacion menisco|reseccion menisco|meniscectomia parcial
discectomia|microdiscectomia|extirpacion disco
safenectomia|extirpacion safena|stripping
hemorroidectomia|extirpacion hemorroides|haemorrhoidectomy|hemorrhoidectomy
fistulectomia|fistulotomia
herniorrafia|hernioplastia|reparacion hernia|cirugia hernia|cirurgia hernia|hernia repair
eventroplastia|reparacion eventracion|cirugia eventracion|incisional hernia repair
facoemulsificacion|cirugia catarata|cirurgia cataracta|cataract surgery|phacoemulsification|faco
vitrectomia|cirugia vitrea
queratoplastia|trasplante cornea|trasplantament cornia|keratoplasty|corneal transplant|trasplante corneal
exodoncia|extraccion dental|extraccion dentaria|extraccion muela|exodoncia dental|dental extraction|tooth extraction
legrado|raspado uterino|raspat uteri|curettage|aspiracion uterina
cerclaje|cerclatge|cerclage
retirada material osteosintesis|extraccion material osteosintesis|emo|retirada material|retirada osteosintesis|removal metalwork
fasciotomia|apertura compartimentos
pericardiocentesis|puncion pericardica|drenaje pericardico|pericardiocentesi|drenatge pericardic|pericardial tap|puncion pericardio
paracentesis|puncion abdominal|puncion liquido ascitico|drenaje ascitis|paracentesi|drenatge ascitis
toracocentesis|puncion pleural|drenaje derrame|evacuacion derrame|toracocentesi
pleurodesis|pleurodesi|sinfisis pleural|talcaje|pleurodesis talco
cistoscopia|uretrocistoscopia|exploracion endoscopica vejiga|cystoscopy
ureteroscopia|ureterorrenoscopia|urs|ureterorenoscopia
histeroscopia|hysteroscopy
laringoscopia|fibrolaringoscopia|nasofibroscopia|fibroscopia|laryngoscopy
taponamiento|taponamiento nasal|tap|packing|nasal packing
destaponamiento|retirada taponamiento|pack removed
decanulacion|retirada canula|retirada traqueostomia|decannulated|decannulation
desintubacion|extubacion|retirada tubo orotraqueal|retira tubo|retirada tub orotraqueal|extubated
desondaje|retirada sonda|retirada sonda vesical|sonda retirada|dessondatge|catheter removed|removal catheter|twoc
resangrado|nuevo sangrado|nueva hemorragia|recidiva hemorragica|volver sangrar|recidiva sangrado|ressagnat|nou sagnat|tornar sagnar|rebleeding|rebleed|rebled|hemorragia recidivo
recidivar|recidivante|recaida|recayo|recurrir|recurrencia|recaiguda|recaure|relapse
ligar|ligadura|ligaron|ligado|ligadas|lligar|lligadura|banding|ligated|ligation
peribucal|perioral|alrededor boca|voltant boca|around mouth
periorbitario|periocular|alrededor ojo|alrededor ojos|voltant ull|around eye|periorbital
perianal|alrededor ano|voltant anus
retroesternal|retrosternal|detras esternon|darrere estern|behind sternum
centrotoracico|centro torax|centro pecho|centretoracic|central chest|mig pit|centre pit
interescapular|interscapular|between shoulder blades
escapula|omoplato|omoplat|scapula|shoulder blade|paletilla
retroauricular|detras oreja|darrere orella|behind ear|postauricular
submandibular|submaxilar|bajo mandibula|submandibulars|submaxillar
laterocervical|lateral cuello|lado cuello|cara lateral cuello|costat coll
supraclavicular|encima clavicula|damunt clavicula
infraumbilical|bajo ombligo|debajo ombligo|below umbilicus
periumbilical|alrededor ombligo|voltant melic|around umbilicus
ombligo|umbilical|melic|navel|umbilicus
bibasal|ambas bases|bases pulmonares|dos bases|ambdues bases|lung bases|bases ambos pulmones
bilateral|ambos lados|dos lados|ambdos costats|dos costats
unilateral|un solo lado
hemicuerpo|hemicos|mitad cuerpo|lado cuerpo|meitat cos|costat cos|side body
oculocefalico|mirada cabeza|ojos cabeza|eyes head|gaze head
hemicraneal|mitad cabeza|hemicranial|un lado cabeza|hemicranea
poca intensidad|escasa intensidad|leve intensidad|intensidad leve|baja intensidad|poca intensitat|baixa intensitat|intensitat lleu|lleu intensitat|leve|lleu|mild
gran intensidad|intensidad grave|elevada intensidad|fuerte intensidad|gran intensitat|forta intensitat|intenso|intens|fuerte|fort|severe
moderada intensidad|intensidad moderada|intensitat moderada|moderado|moderate
libre|respetado|indemne|lliure|respectat|spared|free
saber|sabe|saben|sabio|sabieron|sabido|sabidos|sabidas|sabiendo|conocedor|conoce|conocian|sap|coneix|coneixedor|aware|knows
prefiere|prefirio|preferir|preferencia|preferian|prefereix|preferred
desea|quiere|voluntad|desig|desitja|desitgen|voluntat|vol|wish|wants
puntua|scored
superar|superan|exceeded|exceder
ok|correcto|adecuado|satisfactorio|adequat|fine
omitir|omitian|saltar|olvido|ometir|ometien|omes|oblit|oblidar|missed|skipped|omitted|forgot
universitario|estudiante universitario|universidad|estudiant universitari|universitat|university student
compartir|compartian|shared
tarde|vespertino|vespre|vesperti|afternoon|evenings|evening
manana|matutino|matinal|mati|matins|mornings|morning
noche|nocturno|nit|nits|night|overnight
mediodia|migdia|noon|midday
quirurgico|cirugia|cirujano|cirurgia|cirurgians|cirurgic|surgery|surgical|surgeons
radiologia intervencionista|radiolegs intervencionistes|interventional radiology|interventional radiologist
neurocirujano|neurocirugia|neurocirurgia|neurocirurgians|neurosurgery|neurosurgeon|ncr|ncg
obstetra|obstetricia|obstetrician|matrona|comadrona|llevadora|midwife
pediatra|paediatrics|paediatrician
psicologo|psicoleg|psychologist|psychology
otorrino|otorrinolaringologo|otorinolaringologia|otorinolaringoleg
digestologo|digestivo|gastroenterologo|digestoleg|digestiu|gastroenterologist
endocrinologo|endocrinoleg|endocrinologist
infectologo|infecciosas|enfermedades infecciosas|unidad infecciosas|infectoleg|malalties infeccioses|infectious diseases
paliativista|paliativos|cuidados paliativos|palliatius|cures palliatives|equipo paliativos|palliative care
rehabilitador|rehabilitacion|medico rehabilitador|metge rehabilitador
medico|facultativo|metge|metgessa|facultatiu|doctor|physician
medico guardia|equipo guardia|guardia|metge guardia
farmaceutico|farmacia|pharmacist|pharmacy
celador|zelador|porter
policia|mossos|guardia civil
bomberos|firefighters
companero trabajo|company feina|companera trabajo|companya feina|colleague|workmate
presenciar|presencia|testigo|testimoni|witnessed
convivir|convivian|vive|viven|vivia|conviure|conviu|viu|viuen|viure|lives|living
aloja|albergue|alberg|hostel|shelter
indigente|sensesostre|homeless
barandilla|baranes|bed rails|cot sides
contencion|sujecion|subjeccio|restraint|restraints
panal|absorbente|bolquer|bolquers|nappy|incontinence pads|pads
comentar|hablar|contactar|interconsultar|consulto caso|caso consulto|consulta telefonica|parlar|consulta cas|cas consultar|discussed|spoken
cuesta|costaba|dificultad|dificultades|dificil|difficulty|struggles
tos|tose|tosen|tosia|toser|tosiendo|tossir|tus|tussen|cough
beber|bebiendo|ingesta liquidos|tomar liquidos|ingerir liquidos|toma liquidos|beure|bevent|ingesta liquids|prendre liquids|drinking
roncar|roncador|ronquido|roncopatia|snores
sueno dia|somnolencia diurna|sueno diurno|hipersomnia diurna|somnolencia dia|daytime sleepiness|daytime somnolence
concentrado|concentrados hematies|hematies|transfusion|transfundido|transfos|packed red cells
pone|ponen|puso|pusieron|iniciar|inicia|administrar|posa|posen|posar
moraton|moraduras|cardenal|hematoma|blau|morat|bruise
sale|salen|salio|salieron|salido|salir|aparecer|aparecian|aparicion|brota|surt|sortit|apareix|aparegut|apareixer|appeared
crece|aumentar|creix|crescut|creixement|augmentar|growing|grown|grew|increased
olvidar|olvidos|oblidar|oblits|forgets|forgetful|forgot
acolia|acolicas|heces acolicas|heces claras|heces blanquecinas|deposiciones claras|deposiciones blanquecinas|deposiciones acolicas|femta clara|femta blanca|femta acolica|deposicions acoliques|pale stools
coluria|orina oscura|orina coloreada|orinas coluricas|orina color coca cola|orina fosca|orines fosques|dark urine
rojo|roja|enrojecido|vermell|envermellit|reddened|red
elevar|alto|alta|levantado|enlairat|aixecat|raised|elevated
inclinar|endavant|leaning
acostar|acuesta|tumbar|decubito|estirat|ajagut|ajaguda|ajeure|lying|lies down
agachar|inclinar|ajupir|bending
girar|gira|giran|giro|giraron|giraba|giraban|girado|girados|giradas|girando|gire|voltear|girava|giraven|girat|girant|giren|tomba|turning
apoyar|carga|recolzar|carregar|carreguen|weight bearing
frotar|rascar|rasque|grataje|gratar|scratching
mojar|moja|mojan|mojo|mojaron|mojaba|mojaban|mojado|mojados|mojadas|mojando|moje|mullar|moll|wet
morder|mordian|muerde|mordedura|mossega|mosseguen|bitten|bite|bites
pinchar|pinchazo|punxar|pricked
quemar|quemadura|cremar|burn|burnt
aplastar|atrapar|aixafar|crushed|trapped
atropellar|knocked down
chocar|choque|choque vehiculos|colision|colisionar|xoc|xocar|xoca|xocava|xocaven|xocat|xocada|xocant|xoquen|collisio|crash
agredir|agredian|agresion|agressio|assault
intoxicar|intoxique|poisoning|intoxicated
ahogar|ahogue|falta aire|ofec|ofegar|ofeguen|manca aire|breathless|breathlessness
babear|baba|sialorrea|bava|baveig|bavejar|bavegen|drooling|sialorrhoea
regurgitar|regurgitates
eructar|rot|rots|rotar|rota|rotava|rotaven|rotat|rotada|rotant|roten|belching
estornudar|esternudar|esternut|sneezing
bostezar|bostece|badall|yawning
gritar|cridar|crit|shouting|screaming
balbucear|balboteig|babbling
gatear|gateja|gategen|crawling
gemir|geme|gemen|gemio|gemieron|gemido|gemidos|gemidas|gemiendo|gime|quejido|quejumbroso|gemec|gemegar|gemeguen|moaning|grunting|groaning
jugar|juga|jugan|jugo|jugaron|jugaba|jugaban|jugado|jugados|jugadas|jugando|jugue|juega|jugava|jugaven|jugat|jugant|joc|plays
mamar|mama|maman|mamo|mamaron|mamaba|mamaban|mamado|mamados|mamadas|mamando|mame|toma pecho|pecho|alletament|lactancia materna|breastfeeding|breastfed
parir|pare|paren|pario|parieron|parido|paridos|paridas|pariendo|parto|dio luz|nacio|pareix|parit|parint|donar llum|delivered|gave birth
nacer|nace|nacen|nacio|nacieron|nacido|nacidos|nacidas|naciendo|nacimiento|neix|nascut|nascuda|naixement|born|birth
amenazar|amenace|amenaquen|threatened
abortar|avortar|miscarriage|miscarried
regla|menstruacion|menstrual|periodo menstrual|period|menses
flujo|flujo vaginal|secrecion vaginal|flux|flux vaginal|discharge
relaciones sexuales|coito|relaciones|intercourse|sexual intercourse
masticar|mastique|mastegar|masteguen|chewing
enfriar|enfria|resfriado|resfriado comun|catarro|constipado|refredat|cold
mocos|mucosidad|rinorrea|secrecion nasal|mocs|moc|mucositat|runny nose
legana|secrecion ocular|secreciones oculares|lleganyes|eye discharge
vision borrosa|ve borroso|ven borroso|borroso|veu borros|visio borrosa|blurred vision
ve doble|vision doble|diplopia|veu doble|visio doble|double vision
oye mal|pierde oido|perdida audicion|hipoacusia|sordera|perdua audicio|sordesa|hearing loss|hard of hearing
pitidos|pitido|silbidos|sibilancias|xiulets|sibilancies|wheeze
zumbido|acufeno|brunzit|acufen|tinnitus
torcedura|torcer|torcian|torcedura tobillo|esguince|torcut|esquinc|sprain|twisted
adormecido|dormido|acorchado|adormit|numb|numbness
perdida fuerza|debilidad|falta fuerza|perdua forca|manca forca|debilitat|weakness|loss of strength
arrastrar|arrastra pie|arrastra pierna|arrossega peu|arrossegar|arrosseguen|drags foot|dragging
boca torcida|desviacion comisura|desviacion boca|comisura desviada|boca desviada|boca torta|desviacio comissura|facial droop|mouth droop
habla raro|lenguaje incoherente|habla incoherente|incoherente|parla incoherent|llenguatge incoherent|incoherent|incoherent speech
lengua trabada|habla pastosa|habla arrastrada|disartria|lenguaje disartrico|parla pastosa|parla travada|slurred speech
mal cuerpo|malestar|malestar general|mal estar|malaise|feeling unwell
come poco|poca ingesta|escasa ingesta|ingesta escasa|baja ingesta|disminucion ingesta|ingesta reducida|menja poc|ingesta escassa|poor intake|poor oral intake|reduced intake
bebe poco|poca ingesta liquidos|escasa ingesta hidrica|beu poc|poca ingesta liquids|poor fluid intake
orina poco|oliguria|diuresis escasa|escasa diuresis|poca orina|disminucion diuresis|orina poc|diuresi escassa|disminucio diuresi|low urine output|reduced urine output
bebe mucho|polidipsia|sed intensa|mucha sed|molta set|polydipsia|thirst|sed
levanta orinar|nicturia|levanta noche orinar|aixeca orinar|nocturia|orina noche|orina nit
escapes orina|perdidas orina|incontinencia urinaria|se orina encima|incontinencia|perdues orina|urinary incontinence|incontinent
acidez|ardor estomago|pirosis|ardores|cremor estomac|acidesa|pirosi|heartburn
digestiones pesadas|dispepsia|mala digestion|digestions pesades|dyspepsia|indigestion
gases|flatulencia|meteorismo|gasos|bloating
azucar|glucosa|glucemia|azucar alto|sucre|glicemia|sugar
colesterol alto|hipercolesterolemia|colesterol elevat|colesterol alt
tension alta|tension elevada|hipertension|cifras altas tension
tension baja|hipotension|tension bajo|tensio baixa|low blood pressure
azucar bajo|bajada azucar|hipoglucemia|sucre baix|baixada sucre|hipoglicemia|glucemia baja|low sugar|hypoglycaemia
azucar alto|subida azucar|hiperglucemia|sucre alt|pujada sucre|hiperglicemia|glucemia alta|glucemia elevada|high sugar|hyperglycaemia
fiebre alta|fiebre elevada|hiperpirexia|febre alta|febre elevada|high fever
tiritona|escalofrios|tremolors fred|calfreds|esgarrifances|shivering|chills|rigors
biberon|bottle
desgana|inapetencia|falta apetito|poco apetito|perdida apetito|apetito disminuido|poca gana|manca gana|perdua gana|poor appetite|reduced appetite
mover|move|moven|movio|movieron|movido|movidos|movidas|moviendo|mueve|movimiento|movimientos|moure|mou|mouen|mogut|moviment|moves|moving|movements
ver|ve|vision|vista|visual|veure|veu|visio|sight|sees
oir|oye|oyo|oia|audicion|auditivo|auditiu|hearing
perder|perdian|pierde|perdre|perdut|perduda|perdua|lost|loss|losing
volver|volvian|vuelve|vuelta|regresar|retorno|tornar|return
subir|sube|suben|subio|subieron|subido|subidos|subidas|subiendo|pujar|puja|pujava|pujaven|pujat|pujada|pujant|pugen|rise|rose
bajar|baja|bajan|bajo|bajaron|bajaba|bajaban|bajado|bajados|bajadas|bajando|baje|baixar|drop|dropped
salir|sale|salen|salio|salieron|salido|salidos|salidas|saliendo|sortir|surt|output
entrar|entered
abrir|abre|abren|abrio|abrieron|abrido|abridos|abridas|abriendo|abierto|apertura|obrir|obre|obren|obert|obertura|opened
tapar|tapa|tapan|tapo|taparon|tapaba|tapaban|tapado|tapados|tapadas|tapando|tape|cubrir|cubrian|cubierto|tapava|tapaven|tapat|tapant|tapen|cobrir|cobert|covered
leer|lee|leen|leyo|leyeron|leia|leian|leido|leidos|leidas|leyendo|lectura|llegir|reading
escribir|escribian|escritura|escrito|escriure|escriu|escrit|escriptura|writing
pensar|piensa|thinking|thoughts
corregir|corregian|corrige|correccion|corrected
proteger|protegian|proteccion|protector|protects
contraer|contrayo|contrayeron|contraian|contrayendo|contraccion|contraccion uterina|contraure|contret|contreu|contracted
destruir|destruyo|destruyeron|destruian|destruyendo|destruccion|destroyed|destruction
excluir|excluyo|excluyeron|excluian|excluyendo|exclusion|excloure|exclou|exclos|exclosa|excluded
incluir|incluyo|incluyeron|incluian|inclusion|incloure|inclou|included
invadir|invadian|invasion|invasivo|envair|envaeix|invasiu
emitir|emitian|emision|emetre|emet|emes|emissio|emitted
transmitir|transmitian|transmision|transmetre|transmet|transmes|transmissio|transmitted
distender|distendian|distiende|distension|distes|distesa
depender|dependian|dependencia|dependiente|dependre
torcer|torcian|tuerce|torsion|torcut|twisted
absorber|absorbian|absorcion|absorption|reabsorbido|reabsorcion|reabsorbian
restringir|restringian|restriccion|restrictivo|restringeix|restricted
tenir|tene|tenen|tenio|tenieron|tenido|tenidos|tenidas|tincion|tine|tenyir|stained
fluir|fluye|flujo|fluido|flueix|flux|flow
consumir|consumian|consumption
deglutir|deglutian|deglucion|tragar|trague|empassar|swallows|deglutition
latir|late|laten|latio|latieron|latido|latidos|latidas|latiendo|bategar|bateguen|batec|beat|heartbeat
picar|pica|pican|pico|picaron|picaba|picaban|picado|picados|picadas|picando|pique|picor|prurito|pruriginoso|picava|picaven|picat|picant|pruit|pruriginos|itching|pruritus
escocer|escocian|escuece|escozor|coissor|cou|coure|smarting|stinging
apretar|aprieta|opresion|opresivo|oprimir|oprimian|opressio|opressiu|pressing|tightness
adelgazar|adelgace|perdida peso|pierde peso|perdida ponderal|aprimar|perdua pes|perdre pes|perd pes|perdua ponderal|weight loss|lost weight
engordar|aumento peso|ganancia peso|ganar peso|gana peso|gano peso|ganancia ponderal|aumento ponderal|engreixar|engreixen|augment pes|guany pes|guanyar pes|guany ponderal|weight gain|gained weight
flexionar|flexion|bending
extender|extendian|extension|extiende|estendre
rotar|rota|rotan|roto|rotaron|rotaba|rotaban|rotado|rotados|rotadas|rotando|rote|rotacion|rotacional|rotava|rotaven|rotat|rotant|roten|rotacio|rotation
elongar|elongue|estirar|estiran|estiren|stretching
acortar|escurcar|escurquen|shortened
alargar|alargue|allargar|allarguen|lengthened
desviar|desvia|deviated|deviation
retraer|retrayo|retrayeron|retraian|retrayendo|retraccion|retret|retreu|retracted
ulcerar|ulceran|ulcerated
calcificar|calcifique|calcified
edematizar|edematice|edema|edematoso|edematitzat|edematos|oedematous
congestionar|congestion|congestivo|congestiu
captar|realzar|realce|realquen|enhances|enhancement|uptake
trombosar|trombosis|thrombosed|thrombosis
sobreinfectar|sobreinfeccion|infeccion sobreanadida|superinfection
romper|roto|rotura|ruptura|trencar
vacunar|vacunas dia|vacunacion correcta|correctamente vacunado|vacunacion completa|calendario vacunal completo|calendario vacunal dia|correctament vacunat|up to date vaccinations|fully vaccinated
flojo|debil|fluix|feble|weak
puerperio|posparto|postparto|puerperal|postpartum|postnatal
lactancia materna|dar pecho|dando pecho|alletament matern|dona pit|donar pit|breastfeeding|breastfed|toma pecho|mama
dializa|dialisis|hemodialisis|dialisi|dialitza|hemodialisi|dialysis|dialysed
blanquea presion|desaparece presion|cede presion|cede vitropresion|esborra pressio|desapareix pressio|desapareixia pressio|blanquejava pressio|blanching
verbaliza|verbalice|verbalitzar|expresa|expressar|verbalises
contiene|contenido|contenian|conte|contingut|contents
aportar|provided|supply
exponer|exponian|exposicion|expuesto|exposat|exposure
contagiar|contagia|contagioso|contagious
atender|atendian|atencion|atiende|ates|attended|care
asistir|asistian|asistencia|asistencial|assistir|assistien|assistencia|assistance
apoyar|soporte|suport|recolzar|support
institucionalizar|institucionalice|vive residencia|reside residencia|institucionalitzar|viu residencia|institutionalised
fallecer|fallecian|murio|muerto|muere|morir|mort|mor|defuncio|died|death
enviudar|viudo|vidu|widowed
separar|separan|separated
excretar|excrecion
filtrar|filtered
prolongar|prolongue|perllongar|extended
espaciar|espacia|espaiar|espaia|spaced
oscilar|fluctua|oscillar|fluctuated|ranged
alrededor|cerca|aproximadamente|voltant|prop|aproximadament|around|about
tardar|demora|retraso|trigar|triguen|delay
anadir|anadian|adicion|afegir|addicio|added
combinar|asociacion|associacio
titular|titrated|titration
oye mal|oye peor|oye menos|perdida audicion|perdida auditiva|hipoacusia|sordera|perdua audicio|perdua auditiva|sordesa|hearing loss|hard hearing
buen|adecuado|adecuadamente|correcto|correctamente|satisfactorio|satisfactoriamente|favorable|favorablemente|bon|bona|adequat|adequadament|satisfactoriament|good|adequate|adequately|satisfactorily
ligero|ligeramente|leve|discreto|discretamente|lleuger|lleugerament|lleu|slight|slightly|mild|mildly
moderado|moderadamente|moderadament|moderate|moderately
grave|gravemente|severo|severamente|greu|severely
intenso|intensamente|fuerte|fuertemente|intens|fort|strong
claro|claramente|evidente|evidentemente|evident|clear|clearly
mal control|control insuficiente|control deficiente|control suboptimo|descontrolado|control insuficient|poorly controlled|poor control
buen control|control adecuado|control correcto|control optimo|bon control|ben controlat|control adequat|well controlled|good control
parece|impresiona|aparenta|sembla|impressiona|seems|appears
adyacente|contiguo|vecino|proximo|adjacent|adjacents|adjoining
similar|similares|parecido|semejante|analogo|comparable|semblant|semblants
redondeado|redondo|esferico|arrodonit|rodo|rodona|round
grueso|gruix|gruixut|gruixuda|thick
delgado|fino|fina|prim|thin
delgado|flaco|constitucion delgada|prim|thin|slim
capaz|capaces|able
mayoria|mayor parte|majoria|major part
refractario|refractory|rebelde tratamiento|resistente tratamiento
incipiente|inicial|incipient|early
dudoso|incierto|equivoco|dubtos|dubtosa|incert|doubtful|equivocal|uncertain
avanzado|avancat|advanced
definitivo|final|definitiu
accidental|fortuito|casual|fortuit|accidentally
periodico|periodicamente|regular|regularly|periodically
rodeado|envuelto|envoltat|surrounded
parada|paro|aturada|arrest
repercusion|repercussio|consecuencias|consequences
pieza|pieza quirurgica|especimen|peca|peca quirurgica|specimen
muscular|musculares|musculatura|muscle
ocular|oculares|ojo|ojos|ull|ulls|eye|eyes
axilar|axilares|aixella|axillar|axillars
lumbar|lumbares|region lumbar|zona lumbar|regio lumbar
auricular|auriculares|atrial|atrium
ventricular|ventriculares|ventricle
valvular|valvulares|valve
vascular|vasculares|vaso|vas|vasos sanguineos|vessel
capilar|capilares|capillar|capillars
maxilar|maxilares|maxilla|maxillary
mandibular|maxilar inferior|mandibulars|mandible|jaw
escapular|scapular
testicular|testiculares|testicle|testes
costal|costilla|costella|reborde costal|rib|ribs
digital|dedo|dit|dits|finger|fingers
plantar|plantares|planta pie|planta peu|sole
palmar|palmares|palma mano|palmell
dental|dentario|dentarios|diente|pieza dental|piezas dentarias|dent|tooth|teeth
nasal|nariz|fosas nasales|nas|fosses nasals|nose
gingival|encia|geniva|gum|gums
amigdalar|tonsil
esofagico|esofago|esofagiques|oesophageal
gastrico|estomago|estomac|gastriques|stomach
hepatico|higado|fetge|hepatiques|liver
biliar|biliares|bile
pancreatico|pancreas|pancreatiques
mamario|mamarios|mama|mames|breast
cutaneo|piel|dermico|pell|cutani|skin
oseo|osea|hueso|ossi|ossos|bone|bones
medular|medulares|medulla|medullars
cerebral|cerebro|encefalico|cervell|brain
toracico|torax|toraciques|chest
abdominal|abdomen|vientre|ventre
perineal|perine|perineo|perineum
cardiaco|corazon|cor|cardiaques|heart
suero|sueroterapia|fluidoterapia|liquidos intravenosos|liquidos endovenosos|hidratacion intravenosa|hidratacion endovenosa|liquidos iv|serums|seroterapia|liquids endovenosos|liquids intravenosos|fluids|iv fluids|intravenous fluids
cole|colegio|escuela|guarderia|escola|llar infants|insti|instituto|school|nursery
pedi|pediatra
definitivo|definitivamente|permanente|permanentemente|definitiu|permanent|permanently
temporal|transitorio|transitoriamente|transitoriament|temporarily|temporary|transient
completo|completamente|total|completely
voluntario|voluntariamente|voluntariament|voluntarily
involuntario|involuntariamente|involuntariament|involuntarily
reciente|recientemente|recent|recently
exclusivo|exclusivamente|exclusiu|exclusively
regular|regularmente|regularly
analitico|analiticamente
ecografico|ecograficamente|ecografia
radiologico|radiologicamente|radiologically
endoscopico|endoscopicamente|endoscopia|endoscopically
histologico|histologicamente|histologia|histologically
neurologico|neurologicamente|neurologically
funcional|functional|functionally
desplazar|desplace|deambular|caminar|gets about|moves around
repartir|repartian|distribuir|distribuyo|distribuyeron|distribuian|distribuyendo|distribucion|distributed
duplicar|duplique|doble|doubled
triplicar|triplique|triple
fraccionar|fracciones|fractionated
rehidratar|rehydrated|rehydration
reponer|reponian|repuso|repuesto|reposicion|replaced|replacement|repleted
optimizar|optimice|optimitzar|optimised
tranquilizar|tranquilice|tranquilo|tranquillitzar|calm|reassured
consolar|consolable|consuelo|settles
recolocar|recoloque|volver colocar|vuelve colocar|vuelta colocar|nueva colocacion|recollocar|recolloquen|tornar collocar|nova collocacio|repositioned|re sited
reinsertar|reinsercion|volver insertar|nueva insercion|reinserir
reintubar|volver intubar|nueva intubacion|tornar intubar|nova intubacio|reintubated
resondar|resondaje|volver sondar|nuevo sondaje|ressondar|ressondatge|nou sondatge|recatheterised
reingresar|volver ingresar|nuevo ingreso|reingressar|reingres|tornar ingressar|nou ingres|readmitted|readmission
reaparecer|reaparecian|reaparicion|volver aparecer|vuelve aparecer|nueva aparicion|reapareixer|reapareix|reaparegut|tornar apareixer|recurred|reappeared
reiniciar|reinicia|volver iniciar|vuelve iniciar|volver tomar|volver empezar|nuevo inicio|tornar iniciar|tornar comencar|restarted|resumed
reevaluar|volver valorar|nueva valoracion|nueva evaluacion|reavaluar|nova valoracio|tornar valorar|reassessed|revalorar
repetir|repetian|repite|repeticion|volver realizar|volver hacer|nueva realizacion|tornar realitzar|repeated
recanalizar|recanalice|nueva canalizacion|volver canalizar|recanalitzar|recanalised
resangrar|volver sangrar|vuelve sangrar|nuevo sangrado|ressagnar|tornar sagnar|nou sagnat|rebled|rebleed
recaer|recayo|recayeron|recaian|recayendo|volver recaer|recaure|recau|recaigut|recaiguda|relapse
reabrir|reabrian|reapertura|volver abrir|reobrir|reobert|reobertura|reopened
dejar|deja|dejan|dejo|dejaron|dejaba|dejaban|dejado|dejados|dejadas|dejando|deje|abandonar|suspender|suspendian|suspension|deixar|suspendre|stopped|gave up|discontinued
pesar|pesa|pesan|peso|pesaron|pesaba|pesaban|pesado|pesados|pesadas|pesando|pese|ponderal|pesava|pesaven|pesat|pesant|pesen|pes|weighs|weight
comer|come|comen|comio|comieron|comido|comidos|comidas|comiendo|ingesta|menjar|mengen|apat|eats|eating|ate|meal
cera|cerumen|tapon cera|tapon cerumen|tap cera|tap cerumen|wax|earwax
conducir|conducian|conduccion|volante|conduir|driving|wheel
asearse|asear|asea|asean|aseo|asearon|aseaba|aseaban|aseado|aseados|aseadas|aseando|asee|higiene|lavar|lava|lavan|lavo|lavaron|lavaba|lavaban|lavado|lavados|lavadas|lavando|lave|lavarse|rentar|washing|hygiene
`
