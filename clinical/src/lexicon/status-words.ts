import type { DrugAction } from '../facts/medication/medication.ts'

/** Words before a drug that say what is done to it; the nearest one counts. Folded, Spanish, Catalan, English. */
export const actionsBefore: readonly (readonly [DrugAction, RegExp])[] = [
  [
    'refuse',
    /\b(?:no (?:se (?:le )?)?(?:administra|administro|pauta|inicia|da|precisa|requiere|requirio|pautan)|no s'(?:administra|inicia|ha administrat)|no (?:es dona|requereix|precisa)|(?:was )?not (?:given|started|administered)|without|sin|sense|not on|nunca (?:ha )?tomado|rechaza|rebutja|declined|refused|no antidot\w*|ofrece|ofereix|offered|se valora|es valora|es planteja|se plantea|consider(?:ed|ing)?|no (?:ha )?(?:llevado|tomado|tomo|pres))\b/g,
  ],
  [
    'avoid',
    /\b(?:no (?:deb(?:e|en|era|ia) |puede |podra |ha de )?(?:volver a |volvera a )?(?:tomar|tome|tomara|tomes|usar|utilizar|asociar|dar|administrar|emplear)|no (?:ha de |han de |pot |podra )?(?:tornar a )?(?:prendre|prengui|prendra|usar|associar|donar|utilitzar)|evitar?|evite|eviteu|avoid(?:ing)?|contraindicad[oa]s?|contraindicat[s]?|contraindicad[ae]s|contraindicated|(?:do not|don't|must not|should not|never|not to) (?:take|use|give|have)|no mas|prohibid[oa]s?|prohibits?|abstenerse de|no(?= [a-z·]+))\b/g,
  ],
  [
    'hold',
    /\b(?:hold(?:ing)?|withh(?:old|eld|olding)|held|paus(?:a|ar|e|ed|ing)|en pausa|temporarily stop|de momento sin|omit(?:ted)?|omitir|ometre|skip)\b/g,
  ],
  [
    'switch_from',
    /\b(?:sustituye(?:n)? a(?:l)?|substitueix(?:en)?(?: al?)?|sustitucion de|sustituyendo a|en lugar del?|en vez del?|en lloc del?|enlloc del?|replac(?:es|ing)|instead of|in place of|cambio de|canvi de|(?:se )?sustituy\w+(?! por| a)|sustituimos|(?:es )?substitueix(?! per| a)|substituim|se cambia(?! a| por)|cambiamos(?! a| por)|es canvia(?! a| per)|canviem(?! a| per)|rotamos|rotem|replaced?(?! by)|switch(?:ed)?(?= [a-z·]+ to)|chang(?:e|ed)(?= [a-z·]+ to)|switch(?:ed)? from|chang(?:e|ed) from|previously on|rotacion de|reemplaza a)\b/g,
  ],
  [
    'stop',
    /(?:\b(?:se )?suspend(?:e|en|er|emos|o|io|ido|ida|idos|iendo|re|im)\b|\bes suspen(?:en)?\b|\bsuspes[ao]?s?\b|\bsuspen(?:dre|em|en)?\b|\bsuspension de\b|\bsuspensio de\b|\bretir(?:a|ar|amos|em|ada|ado|o|an|en|ant|at|ades|ats|ados)\b|\bstop(?:ped|ping|s)?\b|\bdiscontinu(?:e|ed|ing|ation of)?\b|\bd\/c'?d\b|\bdej(?:a|ar|o|amos|e) de tomar\b|\bdejar\b(?! de)|\bdejo\b(?! de)|\bdeix(?:a|ar|i|em) de prendre\b|\b(?:s')?atur(?:a|ar|en|em|at|ada|i)\b|\bparar?\b|\bfuera\b|\bfora\b|\boff\b|\bceas(?:e|ed)\b|\bwithdr(?:aw|awn|ew)\b|\bquit(?:a|ar|amos|em|en)\b|\belimin(?:a|ar|amos|ado)\b|\binterrump\w*\b|\bno (?:el |lo |la |es |se )?(?:reinici\w*|reintrod\w*|torna a introduir)\b|\b(?:not|don't|do not|never) (?:to )?(?:be )?(?:re-?start\w*|re-?introduc\w*)\b|\bfin de(?:l)?\b|\bfi de(?:l)?\b|\bend of\b|\bfinaliz\w+\b|\bfinalitz\w+\b|\bstopping\b|\b(?:excepto|salvo|menos|excepte|llevat de|except(?: for)?|apart from|other than)\b)/g,
  ],
  [
    'change',
    /\b(?:aument(?:a|ar|amos|o|ado|em|en|ando)|augment(?:a|ar|em|at|en)|sub(?:e|ir|imos|ida|ido)|puj(?:a|ar|em|ada)|increas(?:e|ed|ing)|up-?titrat\w*|baj(?:a|ar|amos|o|ada)|baix(?:a|ar|em|ada)|reduc(?:e|ir|imos|ed|ing|ida|ido|cion de)|redu(?:eix|im|ir|it|ida)|disminu\w*|decreas(?:e|ed|ing)|ajust(?:a|ar|e|amos|em|ada)|titrat\w*|doubl(?:e|ed)|halv(?:e|ed)|desciende|descens|optimiz\w*|optimitz\w*|cambio de dosis|canvi de dosi)\b/g,
  ],
  [
    'start',
    /\b(?:(?:re)?inici(?:o|a|ar|amos|an|em|en|ado|ada|at|ant|ando)?|s'(?:re)?inicia|comenz\w*|empez\w*|comenc\w*|comenca(?:r|da|t)?|(?:re)?start(?:ed|ing|s)?|anad(?:e|ir|imos|en|ido|o)|afeg(?:im|eix|ir|it)|add(?:ed|ing)?|(?:re)?introdu\w*|es reintrodueix|(?<!segun |segons |una |la )paut(?:a|amos|ar|em|ada|ado|o|ar-se)|prescri\w*|beg[au]n|commenc(?:e|ed|ing)|resum(?:e|ed|ing)|reanuda|repren\w*|cambi(?:o|a|amos|ado)? (?:a|por)|canvi(?:a|em)? (?:a|per)|es canvia (?:a|per)|pas(?:o|a|amos|e)(?: [a-z]+){0,2} a|pass(?:a|em)(?: [a-z]+){0,2} a|chang(?:e|ed|ing) to|switch(?:ed|ing)?(?: [a-z]+){0,2} to|convert(?:ed)? to|substituted (?:by|with)|repong\w*|profilaxis?(?: con| amb)?|prophylactic|prophylaxis(?: with)?|treated with|settled with|\d+ (?:days|dias|dies) (?:of|de)|given|gave|administr\w+|recib\w+|rep|received|tratamiento con|tractament amb|treated with|treatment with|bolo de|bolus de|nuevos?|nous?|nou|new|se acuerda)\b/g,
  ],
  ['continue', /\b(?:continu(?:a|ar|amos|em|e|ed|es|ing)|cont|mant(?:iene|enemos|ener|enim|e|enir|ingui)|segu(?:ir|im|eix|imos|ira|ir)|sigue|sigo|segueix|keep|kept|maintain(?:ed)?|remains? on|igual)\b/g],
]

/** After the name and its regimen. */
export const actionsAfter: readonly (readonly [DrugAction, RegExp])[] = [
  // A column of a table: "| STOP |".
  ['stop', /^[^|]{0,60}\|\s*(?:stop\w*|discontinu\w*|suspend\w*|suspe[sn]\w*|retir\w*|atur\w*|deixar|dejar)\s*(?:\||$)/],
  ['hold', /^[^|]{0,60}\|\s*(?:(?:on )?h[eo]ld\w*|withh\w+|paus\w*|en pausa)\s*(?:\||$)/],
  ['change', /^[^|]{0,60}\|\s*(?:chang\w*|modific\w*|cambi\w*|canvi\w*|increas\w*|decreas\w*|reduc\w*|aument\w*|augment\w*)\s*(?:\||$)/],
  ['hold', /^[\s,:(–-]*(?:(?:is|was|are|were|has been|esta|queda|en)\s)?(?:withheld|held|on hold|en pausa|paused|hold)\b/],
  [
    'stop',
    /^[\s,:(–-]*(?:(?:del|de l'|from the|of the) ?(?:ingreso|ingres|stay|hospital|planta)\s)?(?:(?:que|which)\s)?(?:(?:is|was|are|were|has been|have been|ha sido|fue|esta|queda|quedan|ha quedat|ha quedado|se ha|s'ha|se|es)\s)?(?:already\s|now\s|ja\s|ya\s)?(?:stopped|suspendid[oa]s?|suspesos|suspes[ao]?s?|suspes|retirad[oa]s?|retirats?|retirades|discontinued|withdrawn|ceased|off|out|fuera|fora|retira|retiran|retiren|suspende|suspenden|suspen|suspenen|atura|abandonad[oa]|abandonat|finalizad[oa]|finalitza(?:t|da)|completed|not (?:to )?(?:be )?(?:re-?start\w*|continued?)|no (?:se |es |el |la |lo |s'ha |ha |de moment |de momento )?(?:reinici\w*|reintrod\w*|repren\w*|repres[ao]?|reanud\w*|retom\w*|continu\w*|mant(?:iene|e|ener|enir)|seguir\w*|torna)|not (?:to be )?(?:resumed|restarted|continued)|(?:sigue|segueix|continua|continuen|siguen|remains?|stays?|still)\s(?:parad[oa]s?|aturad[ae]s?|aturats?|suspendid[oa]s?|suspes[ao]?s?|retirad[oa]s?|retirats?|stopped|off|en suspenso|en suspens)|parad[oa]s?|aturad[ae]s?|aturats?|en suspens(?:o)?|prohibid[oa]s?|prohibit[s]?|prohibides|(?:deixa|deja|deixen|dejan)(?=\s*(?:$|[.,;(]|(?:definit\w*|temporal\w*|por|per|hasta|fins|porque|perque)\b))|(?:please )?(?:do not|don't) restart|replaced by|sustituid[oa] por|substituit per|no continuar|finished)\b/,
  ],
  ['stop', /^\s*(?:[:(–-]|->)\s*(?:suspender|suspendre|stop|retirar|parar|aturar|discontinue|no tomar|no prendre|dejar|deixar)\b(?=\s*(?:[.,;)(]|$|(?:por|per|due|debido|degut|until|hasta|fins|definitiv\w*|temporal\w*|because|for)\b))/],
  ['avoid', /^\s*(?:[:(-]\s*)?(?:no(?=\s*[(.,;]|\s*$)|no (?:se |es |s'ha |ha |la |lo |el |l')?(?:cal\b|pauta\w*|recepta\w*|receta\w*|prescri\w*|necesita\w*|necessita\w*|tomar\w*|tome|prendr\w*|prengui|precisa|hace falta|es necesari[oa]|indicad[oa]|indicat|indicada)|not (?:needed|required|indicated|prescribed|to be taken|for (?:discharge|home)))/],
  [
    'change',
    /^[\s,:(–-]*(?:que |which )?(?:(?:is|was|se|es|s'ha|s')\s?)?(?:pasa a|passa a|cambia a|canvia a|aumenta a|augmenta a|reduce a|redueix a|sube a|(?:s')?a?puja(?:r|t|da)? a|baja a|(?:s')?a?baixa(?:r|t|da)? a|(?:increased|reduced|decreased|changed|titrated) to|aumentad[oa] a|reducid[oa] a|augmentat a|reduit a)\b/,
  ],
  ['start', /^[\s,:(–-]*(?:(?:is|was|has been|se|es)\s)?(?:restarted?|re-?start|re-?commenced|reinicia|reiniciad[oa]|reintroduce|reintrodueix)\b/],
]

/** In the remark that follows a line of a discharge list: "(nuevo)", "(dosi nova)", "NEW", "(igual)", "(abans 100)". */
export const remarkActions: readonly (readonly [DrugAction, RegExp])[] = [
  [
    'change',
    /\b(?:aument\w*|augment\w*|baja|baixa|sube|puja|reduc(?:e|ir|id[oa]|ed)|redu(?:it|ida|eix)|disminu\w*|increas\w*|decreas\w*|dose (?:up|down|change\w*|increase\w*|reduc\w*)|higher dose|lower dose|dosis nueva|nueva dosis|dosi nova|nova dosi|new dose|cambi(?:o|a|ado) (?:de )?dosis|canvi (?:de )?dosi|changed?|cambia|modificad[oa]|modifica(?:t|da)|(?<!com |que )abans(?! (?:d|de|del|dels)\b)(?! d')|(?<!como |que )antes(?! (?:de|del)\b)|previously|was \d|la meitat|la mitad|halved|doubled|en vez de \d\S*|en lloc de \d\S*)\b/,
  ],
  ['continue', /\b(?:igual|same|continu\w*|unchanged|sin cambios|sense canvis|no change|resum\w*|como antes|com abans|habitual|mantener|mantenir|reinici\w*|restart\w*)\b/],
  ['start', /\b(?:nuev[oa]s?|nou|nova|nous|noves|new|iniciad[oa]|started|anadid[oa]|afegit|de novo)\b/],
]

/** In brackets behind a drug, before another: the one it takes the place of ("atorva 80 (x simva)"). */
export const replacesWithin =
  /\(\s?(?:x|per|por|for|abans|antes|previously|was|en lloc del?|en lugar del?|en vez del?|instead of|in place of|replac(?:es|ing)|sustituye a|substitueix(?: a)?)\s(?:el |la |l'|the )?$/
/** A stop that lasts as long as something else does. */
export const meanwhileAfter = /^[^.;]{0,40}\b(?:mentre|mientras|while|whilst)\b/

/** A condition under which the words that follow are meant. */
export const conditionBefore = /(?:^|[.;:,(]\s*|\b(?:o|or|y|i)\s)(?:si|if|en caso de|en cas de|cuando|quan|when|in case of|unless|should)\b/
export const conditionAfter = /^[^.;]{0,60}\b(?:si (?!dolor|precisa|febre|fiebre|ofec|crisis)|if )(?:la |el |l'|no |cr|k |fg|feve|fevi|\w+ )/

/** Later, or perhaps: not given now. */
export const deferredAfter = /^[^.;]{0,30}\b(?:quan|cuando|when|once(?! (?:daily|a))|if ever|if needed in future)\b/

/** Not doses but sensitivities, levels, reasons. Before the name, in its clause. */
export const notTreatmentBefore =
  /(?:\b(?:sensib\w*|resist\w*|sensitiv\w*|suscept\w*|sens|cmi|mic|antibiograma|productora? de|level|levels|niveles|nivells|intoxicaci\w*|toxicity|toxicidad|sobredosis|overdose|induc\w*|interact\w* w(?:ith|\/)|interacci\w*|hallerg\w*|tolera\w*|efecto de|debid[oa] a|secundari[oa]? a|due to|por efecto|associated|afavorida per|en relacio a|alerg\w*|al·lerg\w*|allerg\w*|intoleran\w*|anafil\w*|reacci\w* (?:a|al|per|por|to)|exantema (?:por|per)|alternativ\w* a)\b[^.;:>]{0,45}|\b[sr] (?:a )?)$/
export const notTreatmentAfter = /^[\s,]*(?:(?:levels?|niveles?|nivells?|toxicity|resist\w*|sensit\w*|sensib\w*|sensibilitat|allerg\w*|side effect|reaction|accumulation|intoleran\w*|induced|associated|assoc)\b|-(?:induced|associated|sensitive|resistant))/
