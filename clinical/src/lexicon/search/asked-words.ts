/**
 * How questions are asked on a ward, in Spanish, Catalan and English; patterns for folded text. The first kind that
 * matches decides, in the order given.
 */
export const kindPatterns = [
  ['why', /\b(?:por ?que|porque|per ?que|pq|xq|why|how come|motivo|motiu|causa de|causa del|cause of|reason|razon|rao)\b/],
  [
    'when',
    /\b(?:cuando|quan|when|fecha|data|date|hasta cuando|fins (?:a )?quan|until|till|que dia|quin dia|a que hora|a quina hora|what (?:day|time)|by when|how long|cuanto tiempo|quant(?: de)? temps|desde cuando|des de quan|since when|ultim[oa] (?:dia|dosis|dosi)|last (?:dose|day)|cita|citas|cites|appointments?|proxima (?:visita|consulta|cita)|propera (?:visita|consulta)|duracion|durada|duration)\b/,
  ],
  ['dose', /\b(?:dosis|dosi|doses?|dosage|dosing|pauta|posologia|cuantos (?:mg|comprimidos)|quants? (?:mg|comprimits)|how many (?:mg|tablets))\b/],
  [
    'amount',
    /\b(?:cuant[oa]s?|quant(?:a|s|es)?|how (?:much|many|big|large|high|low|heavy|tall)|size|mida|medida|tamano|diametro|diametre|diameter|mide|amida|fa|pesa|peso|pes|weight|valor|valores|values?|nivel|niveles|nivell|nivells|levels?|peak|pico|maxim[oa]?|minim[oa]?|lowest|highest|cifras?|xifra|count|percentatge|porcentaje|percentage|basal|baseline)\b/,
  ],
  ['where', /\b(?:donde|a donde|adonde|on va|on viura|on viu|on es|on esta|on te|on se|a on|where|destino|destinacio|destination)\b/],
  ['who', /\b(?:quien|quienes|qui el|qui la|qui li|qui va|amb qui|con quien|who|whom|by whom)\b/],
  [
    'yes_no',
    /^[¿\s]*(?:(?:y|i|and)\s)?(?:tiene|tenia|ha|han|hay|habia|es|era|esta|estaba|puede|pudo|toma|tomaba|lleva|llevaba|le|se le|se|sigue|fuma|bebe|fue|hubo|te|hi ha|hi havia|pot|pren|porta|portava|segueix|beu|va|l'han|li han|s'ha|vol|is|are|was|were|does|do|did|has|have|had|can|could|may|should|any|still)\b/,
  ],
  ['list', /\b(?:cuales|quins|quines|lista|llista|list|which|todos|todas|tots|totes|all)\b/],
] as const

/** Words that say how something is asked, not what about: they neither find a passage nor count as left unanswered. */
export const askingWords: ReadonlySet<string> = new Set(
  `dosis dosi dose doses dosage dosing pauta posologia mg resultado resultados resultat resultats result results valor
  valores valors value values nivel niveles nivell nivells level levels cifra cifras xifra xifres fecha fechas data date
  dates dia dias dies day days hora hores horas time tiempo temps duracion durada duration motivo motiu causa cause reason
  razon rao pq xq q xk cuanto cuanta cuantos cuantas quant quanta quants quantes many much long big large size mida medida
  tamano mide medir amida fa ultimo ultima ultimos ultimas ultim ultims ultimes last latest recent reciente recents actual
  actuales actuals ahora ara now current currently maximo maxima maxim minimo minima minim peak pico lowest highest bajas
  bajos baixes count recuento recompte numero nombre number tipo tipus type lleva llevaba llevar porta portar portava va
  toma tomar tomaba tomando pren prendre prenia take takes taking taken given dar dan dado donar dona donat give puede
  puedo pueden pot poden may allowed tiene tenia te have lista llista list cuales cual quina quines resultan sabe sap known
  algun alguna any some still todavia encara sigue segueix seguir continua continue hecho hizo hacer hecha fet fer done
  made show shows mostro mostra dio donar pone puso poner pusieron van posar put happen happened paso paso' passar passat
  happens previo previa previos previas previ prevea previes previous prior status estado estat respuesta informacion info
  tell about explain saber decir please favor porfa gracies gracias puede volver tornar again cosa algo something anything
  data' li hi ho hay hi-ha dels quin when what who sus propera proxima proximo next seguent siguiente toca tocan queda quedan
  seria serian sigut sido estat hem hemos tornen torna torni vuelve vuelven litros litres lado costat side diametro diametre
  diameter nen nena nino nina patient dijo dice diu vio vist seen said go goes going ir anar
  realizado performed used use uses using usado usa uso present dieron dan hicieron hacen hace tuvo tuvieron pasado pasa quedo
  get got hemos darle darse set episode episodio episodi tema respecto sobre per sobre regarding restart
  ve ver veu veure see sees nivells grado grau degree pt consta constan consten documentado documentada documentat
  documentats documented recorded registrado registrada registrat registrada mencionado mencionada mencionat mentioned
  figura figuran figuren aparece aparecen apareix apareixen`.split(/\s+/),
)

/** The words of an allergy question that name no substance. Folded. */
export const allergyAsking =
  /^(?:al(?:·|\.)?lergi\w*|alergi\w*|allergi\w*|allergy|allergies|intoleranci\w*|intolerance\w*|reaccion\w*|reaccio\w*|reactions?|advers\w*|medicament\w*|farmac\w*|drugs?|ramc?|amc|conocid\w*|conegud\w*|known)$/

/** May a drug be given: a question about allergies and about what is to be avoided. */
export const mayTake =
  /\b(?:puede (?:tomar|darse|volver a tomar)|se le puede (?:dar|poner)|se puede (?:dar|poner|tomar)|puedo (?:dar|poner)le?|pot (?:prendre|donar)|es pot (?:donar|posar)|li puc (?:donar|posar)|can (?:he|she|i|we|they|the patient|pt)(?: still)? (?:take|have|give|be given)|safe to give|ok to give|contraindicat\w*|contraindicad\w*|avoid|evitar)\b/

/** A question about the end of the stay. */
export const asksDischarge =
  /\b(?:al alta|alta|a l'alta|l'alta|discharge|dischg?|d\/c|tto|ttos|marxar|marxi|domicili|home meds|at home|en casa|a casa|ahora|ara|now|actual|actualmente|currently)\b/
export const asksAdmission = /\b(?:al ingreso|ingreso|a l'ingres|ingres|admission|arrival|a la llegada|a l'arribada|entrada|adm)\b/
export const asksHome =
  /\b(?:habitual|habituals|previ[ao]s? al ingreso|domiciliari[oa]?|cronic[oa]?|home medication|usual|regular|pta)\b/
export const asksLast = /\b(?:ultim[oa]?s?|last|latest|mas reciente|mes recent|most recent|ahora|ara|now|actual)\b/
export const asksSide = /\b(?:lado|costat|side|lateralidad|lateralitat|izquierd[oa]|derech[oa]|esquerr[ea]|dreta?|left|right)\b/

/** What is done with something, as a word of the question. */
export const actionWords =
  /^(?:retir\w*|quit\w*|treu\w*|tret\w*|remov\w*|suspend\w*|suspen\w*|suspes\w*|par[ao]r?|parad\w*|parat|atur\w*|stop\w*|withheld|withdrawn|hold|held|dej\w*|deix\w*|reinici\w*|restart\w*|resum\w*|repren\w*|empez\w*|empiez\w*|inici\w*|comenz\w*|comienz\w*|comenc\w*|start\w*|cambi\w*|canvi\w*|chang\w*|switch\w*|aument\w*|augment\w*|sub\w*|apuj\w*|increas\w*|baj\w*|baix\w*|reduc\w*|redu\w*|reduit|decreas\w*|col·?loc\w*|collocar|coloc\w*|placed|insert\w*|converti\w*|converted|perform\w*|necesit\w*|necessit\w*|needs?|creci\w*|grew|grow\w*|creix\w*)$/

/** The moment asked for, as a word of the question. */
export const momentWords =
  /^(?:alta|alta medica|discharge|discharged|ingreso|ingres|admission|arrival|llegada|arribada|domicilio|domicili|casa|marxar|marxi)$/

/** Things asked side by side. */
export const asksSeveral = /[\p{L}\d](?:\s*[,;?/+]\s*|\s+(?:y|e|i|and|o|or)\s+)[\p{L}\d]/u

/** The question leans on the one before. */
export const leansOnEarlier =
  /^[¿\s]*(?:y|i|and|e|pero|but|entonces|llavors|so|also|tambien|tambe)\s|\b(?:eso|esa|ese|aixo|aquest|aquesta|lo mismo|el mateix|it|that|this|them|they|those|these|same)\b/

/** Headings and stamps of the last note and of what is prescribed in it. Folded. */
export const dischargePlace =
  /\b(?:alta|alta medica|discharge|d\/c|discharged|tto|ttos|home today|fit for home|going home|marxa|marxar|marxa cap a casa|en casa|receptes|script|tablets on discharge|medicines to take home|informe de traslado|a seguir|seguiment|seguimiento|follow[- ]?up|plan|pla|recomendaciones|recomanacions|citas)\b/

/** Somebody is named. Folded. */
export const personWords =
  /\b(?:dra?|dres|mr|mrs|ms|md|enf|cirujan\w*|cirurgi\w*|surgeons?|consultant|hij[oa]s?|fill[ae]?s?|espos[oa]|mujer|marido|marit|dona|parella|pareja|partner|wife|husband|son|daughter|dtr|niece|sobrin\w*|nebod\w*|mare|madre|mother|pare|padre|father|german\w*|herman\w*|sister|brother|neighbour|vecin\w*|veina|alone|solo|sola|sol)\b/

/** A cause is given. Folded. */
export const causeWords =
  /->|\b(?:por|pel|per|x|xq|porque|perque|debid[oa]s?|degut|deguda|secundari[oa]?s?|secundaria|a causa|por lo que|pel que|dado|dada|donat|donada|ates|atesa|por su|en contexto|en context|because|due to|d\/t|2\/2|2'|owing|given|caus\w*|side effect|efecto|efecte|interacci\w*|interact\w*|contraindicad\w*|contraindicat\w*|riesgo|risc|toxicidad|toxicitat|associated|asociad[oa]s?|associad[oa]s?|associat|reaccion|in view of|for|since|malgrat|attribut\w*|atribu\w*|en relacio|en relacion|probable)\b/

/** A moment or a span of time is given. Folded. */
export const timeWords =
  /\b\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b|\b\d{1,2}(?::|h)\d{2}\b|\b\d{1,3}(?:\s?-\s?\d{1,3})?\s?(?:h|hs|hores|horas|hours?|hrs?|d|dias?|dies|days?|sem|semanas?|setmanes|setmana|weeks?|wks?|wk|mes|meses|mesos|months?|mo|anos?|anys?|years?|y|\/52|\/7|\/12)\b|\b(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|des|gen|jan|apr|aug|dec)\.?[ /-]\d{2,4}\b|\b(?:desde|des de|since|hasta|fins|until)\s\S*\d|\b(?:lifelong|indefinid[oa]|indefinit|de por vida|per vida|hoy|avui|today|manana|dema|tomorrow|ayer|ahir|yesterday|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gener|febrer|marc|maig|juny|juliol|agost|setembre|novembre|desembre|january|february|march|april|may|june|july|august|september|sept|october|november|december)\b/

/** What tells the language of a question, where a note would tell by other words. Folded. */
export const questionLanguageWords = {
  es: `cual cuales cuando cuanto cuanta cuantos cuantas donde quien por tiene tenia lleva toma puede ha hay se le fuma bebe
    hecho hizo hasta al ultimo ultima fecha dosis resultado alergia alergias alergico alergica niveles nivel esta es que el
    los las y su lado germen`,
  ca: `quin quina quins quines quan quant quanta quants quantes on qui per te porta pren pot hi li beu fet fins ultim
    ultims data dosi resultat al·lergies al·lergia al·lergic nivell nivells es que el els les i seu costat amb l'alta`,
  en: `what which when how who where why is was are does did has have any the of on at his her much many long result level
    allergies allergy allergic dose date reason size still for to in it`,
} as const

/** The course of the illness, or all of the stay, asked for as a whole. Folded. */
export const asksCourse =
  /\b(?:evolucio\w*|evoluci?onad[oa]|evolve\w*|evolution|curso|curs|clinical course|hospital course|course of|progress(?:ed)?|como (?:fue|le fue|ha ido)|com (?:va anar|ha anat)|how did (?:he|she|they|it|the patient) (?:do|get on)|what happened|que (?:paso|ha pasado)|que (?:va passar|ha passat))\b/
export const asksSummary = /\b(?:resum\w*|summar\w*|sintesis|sintesi|overview)\b/

/** The words of such a question that name nothing else. Folded. */
export const wholeWords =
  /^(?:evolucio\w*|evoluci?onad[oa]|evolve\w*|evolution|curs[o]?|clinical|course|clinico|clinic|progress\w*|resum\w*|summar\w*|sintesis|sintesi|overview|ingreso|ingres|admission|stay|estancia|estada|hospital\w*|caso|cas|case|historia|history|paciente|pacient|patient|informe|report|documento\w*|document\w*|texto|text|get|did)$/
