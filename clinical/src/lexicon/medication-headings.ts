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
