/** Headings and first words that open a list of drugs, folded. Tested against a heading or the start of a line. */

const treatment = String.raw`(?:tratamientos?|tto|tt|ttm|tx|tractaments?|tract|medicaci(?:on|o)|medicamentos|farmacos|farmacs|medicaments|med|meds|medication|medications|medicines|drugs|tablets|prescripci(?:on|o)|receta|pauta|terapia)`

/** Taken before admission. */
export const homeHeading = new RegExp(
  String.raw`^(?:[-•*\d.()\s]*)(?:${treatment}\.?\s?(?:farmacologic[oa]s?\s|medico\s)?(?:habitual(?:es|s)?|hab|previ[oa]s?|previs?|prev|domiciliari[oa]?s?|domiciliaria|domicilio|domicili|dom|actual(?:es|s)?|cronic[oa]?s?|de base|basal|a domicili|al ingreso|ingreso|al ingres|a l'ingres|ingres|al momento del ingreso|previ[oa]? al ingreso|previ a l'ingres|previa a l'ingres|que (?:tenia|tomaba|sigue|prenia)\b.*|en (?:su )?domicilio|en casa|a casa|on admission|at admission|before admission|prior to admission|at home|pta|taken at home|reconciliation)|(?:home|current|regular|usual|existing|preadmission|pre-admission|admission|outpatient|long-?term|prior|previous|present) (?:meds|medications?|medicines|drugs|tablets|pills|treatment|rx|therapy)|drug history|drugs? hx|medication history|dh|dhx|pta meds|meds pta|rx at home|toma(?:ba)? (?:habitualmente|en casa)|conciliaci(?:on|o)\b.*)(?![a-z])`,
)

/** For after discharge. */
export const dischargeHeading = new RegExp(
  String.raw`^(?:[-•*\d.()\s]*)(?:(?:${treatment}|recomendaciones terapeuticas|plan terapeutico|pla terapeutic)\.?\s?(?:farmacologic[oa]s?\s|domiciliari[oa]?\s|medico\s|recomendado\s|recomanat\s|y recomendaciones\s|i recomanacions\s)?(?:al alta|alta|a l'alta|en alta|de alta|d'alta|de l'alta|del alta|al traslado|al trasllat|a domicilio al alta|en domicilio tras el alta|recomendado|on discharge|at discharge|to take home|for discharge|on transfer|at transfer)|(?:discharge|d\/c|dc|take-?home|transfer|going home|new discharge) (?:meds|medications?|medicines|drugs|treatment|rx|prescriptions?|script|therapy|regimen|list)|meds to go home|to continue at home|receta(?:s)? al alta|prescripcion al alta)(?![a-z])`,
)
// A heading of its own, in any wording: a word for the drugs, a few more, a word for when; a colon or nothing follows.
const list = String.raw`^(?:[-•*\d.()\s]*)(?:(?:pla|plan|llista|lista|list|hoja|full) (?:de |d'|of |del? )?(?:la )?)?`
const few = String.raw`(?:[\s,]+[a-z'·]+){0,4}?[\s,]+`
const ends = String.raw`(?=\s*(?:[:(]|$))`
/** "Pla de medicació previ:", "Medicación que trae la esposa:", "Medicines she came in with:". */
export const looseHome = new RegExp(
  String.raw`${list}${treatment}(?:${few}(?:previ[oa]?s?|habitual(?:es|s)?|cronic[oa]?s?|domiciliari[oa]?s?|en (?:su )?(?:casa|domicilio)|a casa|at home|before (?:admission|coming in)|prior to admission)|\s(?:que (?!debe|ha de|se (?:debe|va)|s'|es (?:va|dona)|cal)|(?:he|she|they) (?:came|takes?|was)|brought)[a-z\s]{2,40})${ends}`,
)
/** "Tractament en donar l'alta:", "Tratamiento a seguir:", "Receptes:", "Medicines for going home:". */
export const looseDischarge = new RegExp(
  String.raw`${list}(?:${treatment}${few}(?:l'alta|alta|marxar|marxa|marchar(?:se)?|seguir|sortida|salida|irse|discharge|(?:go|going|take|taking) home)|recetas?|receptes|recepta|(?:discharge )?prescriptions?)${ends}`,
)
/** "Alta: …", "En casa: …", "En marxar, …" before drugs: told by the drugs that follow. Groups: what is left to home. */
export const leavingLabel =
  /^(?:[-•*\s]*)(?:(?:al |a l'|en |on |at |para |per )?(?:el |la )?(?:alta|discharge|marxar|marchar(?:se)?|sortir|home)\s*[:>]|(?:en|a) (?:su )?(?:casa|domicilio|domicili)\s*:)/
/** A short sentence, or the first words of one, by which the patient leaves. */
export const leavingWords =
  /^(?:[-–=•*\s[\]]*)(?:(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|[a-z·]+ \d{1,2}|dia \d+|day \d+)[\s,.:–-]*)?(?:[^.;:]{0,24}\s)?(?:(?:alta|altes)(?: (?:a|al|a casa|domicili\w*|medica|hospitalaria|avui|hoy)\b|\s*[.\]=]?\s*$)|(?:en|al) (?:marxar|marchar|irse)\b|(?:se |se'n |es )?(?:marxa|marcha|va) (?:cap )?a casa|apt[ea] per (?:a )?marxar|home today|(?:for|going) home|discharged?(?: (?:home|today)|\s*[.\]=]?\s*$)|d\/c (?:home|today))/

/** In English "TTO" is what is taken home; in Spanish and Catalan it is any treatment. */
export const englishTakeHome = /^(?:[-•*\s]*)(?:tt[oa]s?|tta'?s)(?![a-z])/

/** Treatment, whose is told by its place. */
export const bareHeading = new RegExp(String.raw`^(?:[-•*\d.()\s]*)${treatment}\s*(?=:|$|-)`)

/** First words of a sentence that tells what the patient takes. */
export const homeLead =
  /^(?:[-+•*\s]*)(?:(?:actualmente |habitualment |habitualmente |en casa |a casa |at home )?(?:pren|toma|tomaba|prenia|(?<=casa )(?:seguia|segueix|sigue|llevaba|lleva|duia|porta|usa|usaba|utilitza|utiliza)|(?<=home )(?:on|he|she|they)|en tratamiento (?:habitual |domiciliario |cronico )?con|en tractament (?:habitual |domiciliari |cronic )?amb|tratamiento habitual con|takes|taking|was taking|also (?:takes|taking|buying)|is on|on regular|regular meds|usual meds|home meds|meds are|meds)(?![a-z]))/
export const dischargeLead =
  /^(?:[-•*\s]*)(?:(?:(?:se |se'n |es )?(?:va|marcha|marxa|surt|sale|vuelve|torna)|leaves|sent home|es dona d'alta|se da de alta|se le da (?:el )?alta|dado de alta|dada de alta|alta)(?: [a-z]+){0,3} (?:con|amb)(?: tratamiento| tractament| tto)?|discharged?(?: home)?(?: [a-z]+){0,4} (?:on|with)|home (?:on|with)|goes home (?:on|with)|going home (?:on|with)|al alta (?:con|se pauta|tomara|continuara|seguira)|a l'alta (?:amb|es pauta|prendra|continuara|seguira)|on discharge|at discharge|for discharge)(?![a-z])/

/** A list of drugs that are to be left, begun, changed or kept: the heading says what is done to each line. */
export const stopHeading =
  /^(?:[-•*\s]*)(?:(?:medicaci(?:on|o)|tratamiento|tractament|farmacos|farmacs|medicamentos|medicaments|medicines|medications?|drugs|meds)?\s?(?:que (?:debe|ha de|se debe|cal) )?(?:suspendid[oa]s?|suspendre|suspender|suspes[ao]?s?|retirad[oa]s?|retirats?|a suspender|a retirar|a evitar|stopped|discontinued|ceased|withheld|held|no tomar|no prendre|dejar de tomar|deixar de prendre|(?:to )?stop|stop taking|(?:to )?avoid))\s*:?\s*$/

/** First words of a sentence of orders in the note that lets the patient go. */
export const leavingOrder =
  /^(?:[-•*\s]*)(?:continuar\w*|continua|seguir\w*|sigue|mantener|mantenir|mantiene|anadir|afegir|se anade|s'afegeix|iniciar|continue[sd]?|resume[sd]?|add|start|[^.;]{0,60}\b(?:prescribed|se prescriben?|se recetan?|es recept[ae]n?|es prescriu(?:en)?))(?![a-z])(?! con (?:dieta|la dieta|reposo)| amb dieta| dieta)/

/** A line that begins another group of a discharge list, after a group of stopped drugs. */
export const otherGroup =
  /^(?:[-•*\s]*)(?:(?:medicaci(?:on|o)|tratamiento|tractament|farmacs?|farmacos?|medicines|medications?|drugs|meds)\s)?(?:nuev[oa]s?|nous|noves|nou|nova|new|started|modificad[oa]s?|modificats?|modificades|cambios|canvis|chang(?:ed?|es)|continu\w*|mantener|mantenir|igual(?:es|s)?|unchanged|sin cambios|sense canvis|a demanda|si precisa|prn)\s*:?\s*$/
