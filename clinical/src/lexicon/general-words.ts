/**
 * Words with which reports are told, in Spanish, Catalan and English, folded: verbs of seeing, doing and happening, names
 * for findings and measures in general, connectives. A report may use them where its source has others or none; words
 * that tell a degree, a direction or a time are no part of the list.
 */
export const generalWords = `
acudir acude acudio acudia consultar consulta consulto referir refiere referia refirio presentar presenta presento
presentaba mostrar muestra mostro mostraba evidenciar evidencia evidencio evidenciaron objetivar objetivo objetivaron
objetiva apreciar aprecia aprecio apreciaron observar observa observo observaron visualizar visualiza visualizo
visualizaron detectar detecta detecto detectaron hallar halla hallo hallazgo hallazgos encontrar encuentra encontro
encontraron identificar identifica identifico describir describe describio informar informa informo revelar revela revelo
demostrar demuestra demostro comprobar comprueba comprobo constatar constata constato descubrir descubrio destacar
destaca destaco senalar senala sealo indicar indica indico indicaron indicado indicada proceder procede procedio realizar
realiza realizo realizaron realizado realizada efectuar efectua efectuo practicar practica practico practicado hacer hace
hizo hicieron hecho llevar llevo lleva llevado cabo solicitar solicita solicito obtener obtiene obtuvo obtenido recibir
recibe recibio recibido administrar administra administro administraron dar dio dan poner pone puso
utilizar utiliza utilizo emplear empleo usar usa aplicar aplica aplico requerir requiere requirio
precisar precisa preciso precisado necesitar necesita necesito necesario permanecer permanece permanecio mantener mantuvo
mantenido quedar queda quedo estar esta estaba estaban estuvo estando estado ser era eran fue fueron siendo haber habia
hay hubo tener tiene tenia tuvo teniendo resultar resulta resulto resultaron cursar cursa curso transcurrir transcurre
transcurrio evolucionar evoluciono evolucion desarrollar desarrolla desarrollo aparecer aparece aparecio aparicion asociar
asocia asociado asociada asociados acompanar acompana acompanado acompanada acompano anadir anade anadio anaden anadieron
sumar suma incluir incluye incluido constar consta existir existe existia existencia ocurrir ocurre ocurrio producir
produce produjo llegar llego llegaba llegada llegando alcanzar alcanza alcanzo pasar pasa paso pasando seguir siguio
seguido continuar continuo corresponder corresponde correspondio correspondia atribuir atribuye atribuido relacionar
relacion relacionado consistir consiste consistente completar completa completo confirmar confirma confirmo valorar valora
valoro valorado valorada valoracion evaluar evalua evaluado evaluacion estudiar estudia estudio estudiado explorar
diagnosticar diagnostica diagnostico diagnosticado diagnosticada conocer tratarse trata sufrir sufre sufrio padecer padece
padecia comentar comenta comento manifestar manifiesta manifesto aquejar aqueja aquejaba contar cuenta nota notar notado
notaron despertar despertaba medir mide media midio registrar registra registro registrado presencia motivo causa razon
origen contexto situacion momento fecha dia dias vez veces hora horas ano mes meses anos forma manera modo parte nivel niveles
valor valores cifra cifras caso tipo zona area grado via lado linea etapa fase base caracteristicas aspecto cantidad
resto total completo global general especifico propio propia dicho dicha dichos mismo misma actual actualmente presente
ultimo ultima ultimos primer primero primera segundo segunda tercer siguiente inicialmente finalmente ademas asimismo
tambien entonces momento mediante respecto segun debido dado dada dados dadas consecuencia resultante secundario secundaria
tras durante desde hasta hacia sobre entre aun ya unicamente apenas aproximadamente unos unas alguno alguna algunos
algunas otro otra otros varios varias cada todo toda todos todas mas muy asi como cual cuyo donde cuando mientras aunque
pero sino porque pues ante conforme puede pueden pudo poder podia debe debera deber volver vuelto sera seran hacia ir va iba
acuerdo actitud conducta manejo medida medidas pauta dosis toma tomar tomaba tomado ingesta puntuacion escala prueba
pruebas estudio imagen imagenes tecnica procedimiento servicio unidad equipo medico medica profesional hospital centro
paciente pacientes enfermo persona edad sexo sujeto comite caracter objeto fin efecto logrando logro lograr permitir
permite permitio mandar enviar envia citar cita citado citada plan planificar programar programa programado programada
recomendar recomienda recomendacion recomendaciones aconsejar aconseja explicar explica explico instruir proporcionar
acontecer sobrevenir suceder cumplir cumple mediar constituir supone suponer representar posee consigue conseguir elegir
actividad presentacion realizacion administracion utilizacion obtencion hacerse hallarse encontrarse verse visto ver vio
ven vista nombre propio principal asistir asistio atender atendido atendida acontecido junto reciente recientemente
debutar debuto cumplimentar someter sometido sometida sometio sucesivo definir definido orientar oriento

acudeix acudi acudia consulta consulta consultar refereix referia referit refereixen presenta presentava presentat presentar
mostra mostrava mostrar mostrat evidencia evidenciar evidencien objectiva objectivar objectivat objectiven aprecia apreciar
aprecien observa observar observen observat visualitza visualitzar visualitzen detecta detectar detectat troba trobar
trobat troballa troballes identifica identificar descriu descriure descrit informa informar informat revela revelar demostra
demostrar demostrat comprova comprovar constata constatar descobreix destaca destacar senyala indica indicar indicat
indicada procedeix procedir realitza realitzar realitzat realitzada efectua efectuar practica practicar practicat fa fer fet
feta fan feien va van dur duu dut terme demana demanar sollicita sollicitar obte obtenir obtingut rep rebre rebut rebia
administra administrar administren administrat dona donar donat posa posar posat
utilitza utilitzar empra aplica aplicar requereix requerir requerit precisa precisar precisat necessita necessitar necessari
roman romandre mantenir mantingut queda quedar estar esta estava estaven estant estat ser era eren fou sent haver havia hi
ha tenir te tenia tingut resulta resultar resultat cursa cursar transcorre transcorregut evoluciona evolucio desenvolupa
apareix apareixer aparegut aparicio associa associat associada associar acompanya acompanyat acompanyada acompanyar afegeix
afegir afegit afegida suma inclou incloure inclos consta existeix existia existencia ocorre produeix produir arriba arribar
arribava arribada assolir assoleix passa passar passat passant pas seguir seguit correspon correspondre corresponia atribueix
relacio relacionat consisteix completa completar confirma confirmar confirmat valora valorar valorat valoracio avalua avaluar
estudia estudi estudiat diagnostica diagnosticat diagnosticada tracta pateix patir patia comenta comentar manifesta
manifestar explica explicar nota notar notat mesura mesurar feia registra registrar presencia motiu causa rao origen
context situacio moment data dia dies vegada vegades hora hores any mes mesos forma manera mode part nivell nivells valor
valors xifra xifres cas tipus zona area grau via banda costat linia etapa fase caracteristiques aspecte quantitat resta
total complet completa global general especific propi propia esmentat mateix mateixa actual actualment present ultim ultima
ultims primer primera segon segona tercer inicialment finalment ames tambe aleshores mitjancant respecte segons degut atesa
ates atesos donat donada consequencia secundari secundaria arran durant des fins cap sobre sota entre encara ja nomes
unicament aproximadament uns unes algun alguna alguns algunes altre altra altres diversos diverses cada tot tota tots totes
molt aixi com qual on quan mentre tot malgrat pero sino perque doncs davant pot poden poder podia deu haura hauria
acord actitud conducta maneig mesura mesures pauta dosi dosis presa prendre pren prenia pres puntuacio escala prova proves
imatge imatges tecnica procediment servei unitat equip metge metgessa professional hospital centre malalt persona edat sexe
comite fi efecte aconseguir aconsegueix permet permetre envia enviar citar citat citada pla planificar programar programat
programada recomana recomanar recomanacions aconsella instruir cita consistent mitja activitat administracio utilitzacio
recent recentment debuta sotmes sotmesa orienta assistir ates atesa veure vist vista veu tornar

attend attended attends attending present presented presenting presentation presents report reported reports describe described
show showed shown shows showing reveal revealed reveals demonstrate demonstrated find finding findings found note noted notes
observe observed see seen identify identified detect detected document documented confirm confirmed record recorded perform
performed performing undergo underwent undergone carry carried out obtain obtained receive received receiving give given
giving administer administered put placed place use used using apply applied require required
requiring need needed needs remain stay stayed keep kept be being been was were is are had has have having result resulted
resulting course evolve develop developed developing appear appeared appearance associate associated accompany accompanied
along together add added addition include included including exist existed occur occurred happen happened produce produced reach
reached reaching arrive arrived arrival pass passed follow followed correspond corresponded attribute attributed relate related
due because caused cause consist consisted complete completed assess assessed assessment evaluate evaluated evaluation study
studied diagnose diagnosed diagnosis suffer suffered suffering complain complained complaining complaint state stated says said
tell told measure measured measuring measurement register presence existence reason origin context situation moment time date
day days hour hours month months year years way manner part level levels value values figure figures case type kind area zone
grade side line stage phase features aspect amount quantity rest total overall general specific own same current currently
last first second third initially finally also moreover then thereby through via regarding according secondary consequence
during since until toward about over under between still only just approximately around some several other another each every
all any more most very so such as which whose where when while although though but because before against can could may
able should must will would return returned go went going get  make made making take takes taking took taken bring
management manage managed measure plan planned planning schedule scheduled arrange arranged recommend recommended advise advised
advice explain explained instruct instructed instruct test tests testing image imaging images study technique procedure service
unit team doctor medical professional hospital centre center patient person age aged sex subject score scale dose doses dosing
regimen schedule achieve achieved allow allowed send sent show marked point view recently recent setting background regard
active provide provided undertaken undertook have documented obtained identified establish established set consider considered
against cover covered covering coverage helped look looked looking switch remain leave left leaving under who by
initial completely complete completely entirely fully partly partially estimated estimate approximate approximately nearly
almost about around roughly therefore accordingly afterwards subsequently meanwhile eventually shortly soon immediate
immediately initially originally previously usual usually normally often frequently occasionally weekly monthly yearly
attempt attempted try tried seek sought kept keeping held became become becoming feel felt want wish ask asked request
requested suggest suggested propose proposed offer offered accept accepted choose chose decide decided decision
tratamiento tratar tratado tratada tratados tratadas trata trato tractament tractar tractat tractada tracta treatment treated
treat treating therapy antes abans earlier ago seguimiento seguiment up anar anava anant tornar torna volver excluir excluye excluirse excloure excloure's exclude excluded old syndrome sindrome aislar aislo aisla aislado aislada
aislaron aillar aillat aillar-se isolated isolate grew grown productor productora productores producing resultaron
resultado passing noted noticed respect attention purpose intention aim aimed order ordered extent degree

contener contiene contenia proponer propone propuesto propuesta aceptar acepta acepto ofrecer ofrece ofrecido pedir pide
pidio intentar intenta intento querer quiere desear desea decidir decide decidio decidieron decision optar opta opto
prolongar prolongo ampliar amplio sugerir ordenar prever previsto prevista comenzado iniciado iniciada empezado
inmediato inmediatamente inicial inicialmente finalizar finaliza finalizo terminar termina termino terminado semanal
mensual anual transcurrido transcurridos completamente parcialmente totalmente casi frecuente frecuentemente
habitualmente ocasionalmente objetivo intencion solicitud peticion propuesta apoyo soporte ajustar ajusta ajuste
adaptar adecuar corregir corrige emitir emite aportar aporta aportado integrar integra plantear plantea planteado

contenir conte contenia proposar proposa proposat proposada acceptar accepta acceptat oferir ofereix intentar intenta
voler vol desitjar desitja decidir decideix decidit decisio optar opta ordenar preveure previst prevista comencat iniciat
iniciada immediat immediatament inicial inicialment finalitzar finalitza acabar acaba acabat setmanal mensual anual
transcorregut transcorreguts completament parcialment totalment quasi gairebe frequent frequentment habitualment
ocasionalment objectiu intencio sollicitud proposta suport ajustar ajusta ajust adaptar emetre emet aportar aporta
aportat plantejar planteja plantejat mostraven explicava explicaven

llegar llegaron conllevar conlleva decantar procedente proveniente derivarse enfocar abordar aborda abordaje contemplar
considerar considera considero consideraron apuntar apunta apoyar apoya reflejar refleja reflejo arrojar arrojo arroja
ofrecia expresar expresa expreso relatar relata relato afirmar afirma asegurar declarar declara reconocer reconoce
advertir advierte percibir percibe percibio sentir siente sentia experimentar experimenta experimento vivenciar ocasionar
ocasiona motivar motiva motivo generar genera originar origina conducir llevado llevada llevaba portaba portar porta
efectuado efectuada efectuaron practicada practicaron ejecutar dispensar suministrar facilitar facilita disponer dispone
contar conto contaba prestar establecer establece establecio fijar fija acordar acuerda acordo convenir procurar dirigir
dirigido orientado basado centrado destinado encaminado pertinente oportuno oportuna correspondiente correspondientes
referido referida citado mencionado mencionada descrito descrita descritos indicados senalado tratandose trataba
sospecharse hecho hechos ello esto aquello cuyas cuyos cual cuales quienes cualquier cualquiera ambos demas tal tales
igualmente igual tampoco solamente solo sola salvo excepto apenas incluso inclusive tanto aparte alrededor cerca
principalmente sobretodo fundamentalmente concretamente concreto particular especialmente especial respectivamente
adicional adicionales adicionalmente complementario complementaria complementarias complementarios otro nuevamente
periodo plazo tiempo duracion lapso jornada curso transcurso fecha comienzo termino seno marco ambito lugar ubicacion
perteneciente relativo relativa relativos concerniente referente referentes objetivable evidente visible notable
llamativo llamativa resenable destacable relevante relevantes significativo significativa interes
quedo quedaba quedaron permanecia permanecieron manteniendo mantenia mantuvieron sigue siguieron seguia continuaba
continuaron prosiguio proseguir evoluciona cursando cursaba transcurria presentando presentar presentaron presentarse
iniciandose apareciendo aparecieron desarrollando desarrollaron ocurrieron sucedio surgir surge surgio acontecio
someterse sometido sometida tolerando pudiendo debiendo debia deberia convendria conviene aconsejable recomendable
necesaria precisando requiriendo requerido requerida precisada recibiendo recibieron tomando administrado administrada
administrandose empleado empleada empleando utilizado utilizada utilizando usado usada mediante objetivado objetivada
objetivandose evidenciado evidenciada evidenciandose apreciado apreciada apreciandose observado observada observandose
visualizado visualizada detectado detectada detectandose hallado hallada hallandose encontrado encontrada identificado
identificada demostrado demostrada mostrando mostrado mostraron revelando revelado revelaron constatado constatandose
comprobado comprobada comprobaron informado informada informaron confirmando confirmada confirmaron descubierto

considera considerar considerat consideren aborda abordar abordatge contempla contemplar apunta apuntar reflecteix
reflectir expressa expressar relata relatar afirma afirmar declara declarar reconeix reconeixer adverteix percep percebre
sent sentir sentia experimenta experimentar ocasiona ocasionar motiva motivar motivat genera generar origina originar
conduir portar portava efectuat efectuada practicada practicaren disposa disposar estableix establir establert fixar
acorda acordar acordat dirigir dirigit orientat basat centrat destinat pertinent oportu oportuna corresponent
corresponents esmentada descrita descrits indicats fet fets allo aixo qualsevol altres igualment igual tampoc
solament sola llevat excepte inclus tant part voltant prop principalment sobretot concretament concret particular
especialment especial respectivament addicional addicionals addicionalment complementari complementaria complementaries
novament periode termini temps durada lapse jornada curs transcurs comencament marc ambit lloc ubicacio relatiu relativa
referent evident visible notable cridaner rellevant rellevants significatiu significativa interes
mantenint mantenia mantingueren segueix seguia continua continuava prosseguir cursant cursava presentant presentaven
aparegueren desenvolupar desenvolupat desenvolupant ocorrer succeir succeeix sorgir sorgeix tolerant podent podria hauria
convindria conve aconsellable recomanable necessaria necessitant requerint requerida rebent prenent emprat emprada
utilitzat utilitzada fent objectivant evidenciat evidenciada apreciat apreciada observada visualitzat detectada trobada
identificada demostrada mostrant mostrada mostraren revelat comprovat comprovada informada confirmada descobert arribat
demostres mostres fos fossin hagues seria serien faria fara faran hagut fer-se trobar-se treure tret ficar

noticed notably accordingly subsequent eventual undergoing having recorded recording noting showing finding given giving
taking using being giving rising denoting comprising comprised comprises contain contained containing contains consists
consisted lie lies lay located situated yield yielded yields offered bring brought brings set sets setting turn turned
turns put puts lead led leads leading prove proved proven proves prompt prompted prompting enable enabled helped
serve served begin beginning end ended ending finish finished continue thereafter herself himself itself themselves whose
whom whereas whereby whilst upon within towards among amongst beside besides besides except apart instead despite
although owing thanks per both either neither respectively particular particularly especially mainly mostly chiefly
additional additionally likewise similarly again once twice another respect terms case cases fact facts matter manner form
forms period length duration term point points moment place places site sites range ranged ranging overall
apparent evident visible obvious noteworthy relevant significant remarkable notable unit units number numbers amount
regarding concerning involving including included includes described describing stating mentioned mention cited citing
able unable allowed permitting permit permitted let lets become becomes grew grown keep keeps hold holding seem seemed
seems likely appears appear looks deem deemed regarded judged thought felt believed expect expected anticipate
anticipated intended intend due ought shall might must dealt deal deals addressed address tackle tackled
experience experienced experiencing sustain sustained met meet meets encountered encounter discovered discover
detected detecting picked demonstrating demonstrates confirmed confirming confirms obtained obtaining
attention seek seeking came come comes coming reached arriving

realizandose presentandose mostrandose visualizandose identificandose informandose revelandose demostrandose
comprobandose destacandose indicandose efectuandose practicandose solicitandose utilizandose empleandose
usandose aplicandose precisandose necesitandose quedandose cursandose desarrollandose asociandose acompanandose
pasandose continuandose completandose confirmandose valorandose evaluandose estudiandose explorandose diagnosticandose
comentandose manifestandose contandose notandose registrandose planificandose programandose recomendandose aconsejandose
explicandose proporcionandose orientandose optandose planteandose aportandose relatandose encontrandose llevandose
lograndose inclinandose realizamos presentamos encontramos mostraban emplearon emplean aplicaron aplicado aplicada
cursaron cursando asociaron asociando valoraron valorados valoradas evaluada acordado acordada optado aportados relataba
recibida reciben transcurrira ocurriendo decidido decidida mostrats mostrades indicades indicats aplicat
valorats avaluat avaluada acordats optat aportats relatat trobats trobant portat portada quedat habian tenido tenida
volvio refiriendo nuestro nuestra nuestros nuestras actualidad traves pesar totalidad posibilidad especialidad protocolo
esquema asistenciales asistencial hospitalario hospitalari hospitalaris universitario referencia criterios criteri
criteris coincidiendo coincidint dentro debajo encima afuera final finals parametros parametres tendencia aparente
aparent aplicacion determinacion determinacio distribucion distribucio exploratorio personales personal personals issue
issues apparently reportedly generally briefly somewhat actually relatively degrees physical physically options
available aware proceed encourage encouraged talked understand understands counselling counseling indicated appreciated
intervention endorses endorsed occurs feeling something anything nothing things thing great really pretty quite rather
otherwise above llurs tanmateix nogensmenys alhora endavant enrere quelcom foren hagin tingui tinguin tenien dutes dugue
feren veieren vistes vistos rebuda rebudes donades donats posada posades obtinguda obtingudes apareguda aparegudes
ubicada ubicat ubicats ubicades sembla semblava semblar

auscultar ausculta auscultan ausculto auscultaron auscultandose oyen palpa palpan palpo palparon acuden acudiendo
acudido acudiera refieren refirieron referian contaban relatan cuentan dice dijo dicen aprecie apreciaba apreciaban
hallan hallaron hallaban asocian recibian reciba recibira recibiran recibiria obtienen obtuvieron obtenida obtenidos
obteniendo anadido anadida anadiendo incluyen incluyo incluidos incluidas incluia existen existieron existiendo
ocurrido ocurriera produjeron producido producida produciendo emplea empleaba usaron
usaban usando utilizan ponen pusieron poniendo pongan ponga puesto puesta dieron dando hagan hagamos haga haciendo
lograron logra acuerdan deciden pidieron piden pidiendo solicitan solicitaron quedan quedara quedaran queden cursado
permanecen permaneciendo siguiendo continuando llegan llegue llegaria pasan pasaron pasara recoger recoge recogen
recogio recogieron recogida recogido recogidas recogidos comunicar comunica comunico comunicaron comunicado comunicada
corroborar corrobora corroboro corroborado precisara requerira necesitara precisaria requiriera precisase requiriese
necesitase precisaran requeriran obligar obliga obligo obligando obligado puntuar puntua puntuo puntuaba puntuando
denominar denominado denominada llamado llamada considerado considerada considerarse catalogar catalogado catalogada
etiquetado etiquetada sumaban sumaron sumo consistio consistia consistieron disponia disponen correspondian
corresponden guarda guardaba guardan referencias apartado epigrafe informe informes documento documentos anotacion
constaba constaban resumen detalle detalles detallado detallada detalla pormenor rutina rutinario rutinaria
generalmente propiamente basicamente esencialmente estrategia actuacion actuaciones iniciativa enfoque tramite gestion
gestionar gestiona gestionado tramitar tramita tramitado formalizar garantizar asegura respectivo respectiva
respectivos corresponda mismas mismos propios propias venir viene venido vienen venia remitente puntualizar matizar
concretar concreta concretado fuese hubiera hubiese hubieran habra habran estara estaran estaria tendra tendran
tendria debian deberan podra podran podrian permitira permitieron palpacion auscultacion inspeccion percusion

darrer darrera darrers darreres palpacio auscultacio inspeccio percussio ausculten auscultat palpen palpar palpat
senten acudeixen acudiren referien explicat explicada conta contava relaten apreciaven trobaven troben trobaren
observaven mostrin mostrara rebien rebran rebra rebria reben obtenen obtinguts obtenint afegeixen afegint afegits
inclouen incloent inclosa inclosos existeixen existien ocorregut ocorren produeixen produit produida produint apliquen
empren emprar emprats utilitzen usen usat posen posats posant posi donen donant doni faci facin
facem aconseguit aconseguint demanen demanada solliciten sollicitat sollicitada decideixen decidiren quedava quedaven
cursen cursat cursada romanen romas romania seguint continuant continuat arriben arribant passen passaven passara
recollir recull recullen recollit recollida recollides recollits comuniquen comunicat corroborat necessitara caldra
precises requeris necessites necessitaran obligat obligant puntuava puntuant anomenat anomenada denominat catalogat
sumaven sumava consistit disposava disposen corresponien corresponen apartat documents anotacio constava constaven
resum detall detalls detallat rutinari generalment propiament basicament essencialment actuacio actuacions enfocament
tramit gestio gestionat tramitat garantir assegurar assegura respectiu respectius venen vingut vinguda venien
concretat hauran tindra tindran tindria deuria deurien podrien permetra permetia comptar compta comptaven comptat
compten comptabilitzar contabilizar contabilizo contabilizaron contabilizado duia duien dugueren portaven portats

palpaba palpaban palpado palpada palpados palpadas palpando palpe mostran mostrados mostradas mostre visualice hallaba
hallados halladas hallando halle identifique describian revelan revelaba revelaban revelada revelados reveladas revele
descubrian destaque senalan senalo senalaron senalaba senalaban senalada senalados senaladas senalando senale indican
indicaba indicaban indicadas indicando indique procedian realice practique llevan llevaron llevaban llevados llevadas
llevando lleve obtenia obtenian obtenidas recibia recibidos recibidas
coloque utilice empleaban empleados empleadas emplee usan usaba usados usadas aplican aplicaba aplicaban aplicados
aplicadas aplicando permanecian quedaban quedado quedada quedados quedadas quedando quede cursan cursaban cursados
cursadas aparecian asocio asociaba asociaban asociadas asocie anadia anadian anadidos anadidas existio existido
existida existidos existidas ocurren ocurria ocurrida ocurridos ocurridas producian llega llegaban llegado llegados
llegadas alcance pasaba pasaban pasadas pase consistian valoran valoraba valoraban valorando valore evaluan evaluo
evaluaron evaluaba evaluaban evaluados evaluadas evaluando evalue diagnostique tratan trataron trataban tratando trate
sufren sufrieron sufria sufrian sufrido sufrida sufridos sufridas sufriendo padecen padecio padecieron padecian
padecido padecida padecidos padecidas padeciendo aquejan aquejo aquejaron aquejaban aquejado aquejada aquejados
aquejadas aquejando aqueje notan noto notaba notaban notada notados notadas notando explique relataron relataban
relatado relatada relatados relatadas relatando acudieron acudian acudida acudidos acudidas citan cito citaron citaba
citaban citados citadas citando cite visitar visitaron visitaba visitaban visitado visitada visitados visitadas
visitando visite revisar revisa revisan reviso revisaron revisaba revisaban revisado revisada revisados revisadas
revisando revise atende atenden atendio atendieron atendia atendian atendidos atendidas atendiendo recogia recogian
recogiendo puntuan puntuaron puntuaban puntuado puntuada puntuados puntuadas puntue verbalizar verbaliza verbalizan
verbalizo verbalizaron verbalizaba verbalizaban verbalizado verbalizada verbalizados verbalizadas verbalizando
verbalice partir somete someten sometieron sometia sometian sometidos sometidas sometiendo salida salidas salio sale
salen

palpava palpaven palpats palpant mostren trobava identifiquen revelava revelaven revelats revelant revelen destaquen
indicava indicaven indicant indiquen procedeixen procedien practiquen portant porten demanava demanaven demanat
demanats demanant emprava empraven emprant usava usaven usats usant aplicava aplicaven aplicats aplicant quedats
quedant cursaven cursats arribaven arribats passava valorava valoraven valorant valoren avaluava avaluaven avaluats
avaluant avaluen diagnostiquen notava notaven notats notant noten expliquen relatava relataven relatats relatant
citava citaven citats citant citen visitava visitaven visitat visitats visitant visiten revisava revisaven revisat
revisats revisant revisen puntuaven puntuat puntuats puntuen verbalitzar verbalitza verbalitzava verbalitzaven
verbalitzat verbalitzada verbalitzats verbalitzant verbalitzen tornava tornaven tornat tornats tornant tornen sortida
surt surten sortit

haberse habersele salido salieron guardar guardara guardando guardaran adelante

sortiren

acuda acudan refiera refieran presenten muestre muestren objetive objetiven reciban obtenga obtengan mantenga
mantengan permanezca permanezcan siga sigan tenga tengan sea sean esten pueda puedan deba deban venga vengan vaya
vayan realicen consulte consulten solicite soliciten tome tomen requiera requieran precise precisen necesite necesiten
incluya incluyan produzca ocurra ocurran exista existan episodio episodios cuadro cuadros signo signos

refereixi presenti presentin mostri aprecii rebi rebin obtingui mantingui romangui segueixi siguin estigui estiguin
pugui puguin hagi vingui vagi vagin realitzi realitzin consulti consultin solliciti prengui prenguin requereixi
precisi precisin necessiti necessitin inclogui produeixi existeixi episodi episodis quadre quadres signe signes sign

capaz capaces capac
`
