/** Words that tell whether a drug was given in hospital, and what counts as medication without being a drug. Folded. */

/** Straight before a name: it was given. */
export const given =
  /(?:\b(?:perfusi\w*|bomba|infusion|bolus|bolo|pca|dosis|dosi|ciclo|cicle)\s(?:de |d'|of )$|(?:\b(?:con|amb|with|profil\w*|prophyla\w*|terapeutic\w*|therapeutic|iv|ev|on|y|i|and)|\+)\s$)/
export const tellsOfAllergy = /\b(?:alerg|al·lerg|allerg|intoleran|anafil|reaccion de|no known)/
/** After a name: told of another year. */
export const yearAfter = /^\s?(?:en|el|in|since|desde|des de|a l'any|in the)?\s?(?:19|20)\d\d\b/
/** Taken or given before the patient came. */
export const beforeArrival =
  /\b(?:mum|mother|madre|mare|gp|map|medico de cabecera|metge de capcalera|pediatra|paramedics?|ems|ambulance|061|112|sem|samu|en casa|a casa|at home|prehospital|pre-hospital|en su domicilio|out-of-hours)\b/
/** The next sentence says that it was not given after all. */
export const notGivenNext = /^[\s"”»]*no (?:s'administra|se administra|es dona|se da|s'ha administrat|given)|^not given/
/** Ingredient keys too common to name among the drugs of a stay. */
export const fluids = /^(?:salin|cristaloid|glucos|class:|tickener|suplement|oxigen|potas|albumin)/
/** Devices and aids of a medication list. */
export const aids =
  /^(?:mg|k|ca|fe|zn) \d+ (?:comp|cp|caps|sobres?|tab)|\b(?:cpap|bipap|bpap|vmni|oxigen\w*|oxygen|o2 |espesant\w*|espessidor|thicken\w*|suplement\w*|supplement\w*|nutricion enteral|nutricio enteral|inhalad\w+|inhalers?|aerosol\w*|vitamin\w*|insulin\w*|crema|pomada|colirio|gotas|gotes|drops|parche|pegat|anticoagul\w+|antibiotic\w*|analges\w+|pain ?killers?|laxant\w*|laxative\w*)\b/
/** An aid that is not, or no longer, to be used. */
export const negatedAid = /\b(?:no|not|sin|sense|without|stop\w*|suspend\w*|suspes\w*|retir\w*|discontinued)\b/
/** The patient takes nothing. */
export const noTreatment =
  /^(?:res(?: mes)?|nada(?: mas)?|ningun[oa]?|cap|no (?:toma|pren|sigue|segueix|regular|takes)\b|none|nil|nothing|sin tratamiento|sense tractament|no habitual|no consta)/
