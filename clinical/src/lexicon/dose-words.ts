/** Pieces of a regimen, in Spanish, Catalan and English, as they stand in folded text. Every pattern is sticky-safe (no anchors). */

const number = String.raw`\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const unit = String.raw`mg|mgr|mcgr?|µg|μg|ug|microgramos|micrograms?|micrograms|gramos?|grams?|gr?|ng|ml|cc|ui|iu|u|unidades|unitats|units?|meq|mmol|mui|%|lpm|l\/min|l`

/** A strength with its unit: "2,5 mg", "24/26 mg", "10.000 UI", "0,9 mg/kg", "20 mcg/min". A unit per litre or decilitre is a result. */
export const strengthWithUnit = new RegExp(
  String.raw`((?:${number})(?:\s?[/-]\s?(?:${number})){0,2})\s?(${unit})(?![a-z0-9])(?:\/(?:kg|m2|ml|min|h|hora|comp|dosis|dosi|puff|inh)(?![a-z]))*(?!\/(?:d?l|mm|µl|ul)(?![a-z]))`,
  'y',
)
/** A bare figure straight after the name: "atorvastatina 20 nocte", "875/125", "enoxaparina 40/24h". */
export const strengthWithoutUnit = new RegExp(
  String.raw`((?:${number})(?:\/(?:${number})){0,2}(?=\s*\/\s*\d{1,2}\s?h)|(?:${number})(?:\/(?:${number})){0,2}(?!\s?[-–]\s?\d|[a-z0-9%/ªº]|\s?(?:x|h|hs|hores|horas|hours?|dias?|dies|days?|semanas?|setman\w*|weeks?|mes(?:es|os)?|months?|comp\w*|cp|cap\w*|tab\w*|sachet\w*|patch\w*|pill\w*|pastill\w*|units?|unidades|unitats|drops?|cuch\w*|cull\w*|aplic\w*|bolos?|puffs?|inh\w*|gotas|gotes|drops|sobres?|parches?|amp\w*|vial\w*|veces|cops|vegades|times|ciclos?|cicles?|cycles?|al dia|/)(?![a-z])))`,
  'y',
)

const count = String.raw`(?:(?:\d{1,3}(?:[.,]\d+)?(?:\s?(?:-|/|a|o)\s?\d{1,2})?|½|un[ao]?|mig|mitja|medi[oa]|half|one|two|three|dos|dues|tres|cuatro|quatre)\s?)`
/** A pharmaceutical form, with how many of it: "2 inh", "1 comp", "una cápsula", "10 gotes". */
export const formPattern = new RegExp(
  String.raw`${count}?(?:comprimid[oa]s?|comprimits?|comps?|cps?|cpr|pastillas?|pastilles?|capsul[ae]s?|capsules?|caps?|tablets?|tabs?|sobres?|sachets?|sticks?|ampollas?|ampoll?es|ampules?|amp|vial(?:es|s)?|inhalaci(?:on|ones|o|ons)|inhalations?|inh|puffs?|pulsaciones|pulsacions|gotas?|gotes|gota|drops?|gts|parches?|pegats?|patch(?:es)?|supositori(?:o|os|s)?|suppositor(?:y|ies)|cucharadas?|cullerad(?:a|es)|aplicaci(?:on|ones|o|ons)|applications?|jeringas?|xeringues?|plumas?|dosis|dosi|doses?|bolos?|bolus|nebulizaci(?:on|ones)|nebulitzaci(?:o|ons)|neb(?:ul)?s?|sprays?|crema|cream|pomada|ointment|ungüento|colirios?|col·liris?|jarabe|xarop|solucion|enjuagues?|esbandides|infusi(?:on|o)|perfusi(?:on|o)|gtt|drip|carga|load|loading dose)(?![a-z])`,
  'y',
)

export const routePattern =
  /(?:(?:por |per |via |en )?(?:vo|v\.o\.|iv|i\.v\.|ev|e\.v\.|im|i\.m\.|sc|s\.c\.|sl|s\.l\.|po|p\.o\.|pr|oral(?:mente|s|es)?|intravenos[oa]s?|endovenos[oa]?|intramuscular|subcutane[oa]|subcutani?a?|sublingual|sub-?lingual|intranasal|nasal|inhalad[oa]|inhalat|inhaled|inhalatoria|nebulizad[oa]s?|nebulitza(?:t|da|ts|des)|nebuli[sz]ed|rectal|topic[oa]?|topical|transdermic[oa]?|td|sc|ng|sng|peg|intratecal|intrathecal|intravitreo?|oftalmic[oa]?|vaginal)(?:\s(?:via|lenta?|continua|continuous))?)(?![a-z0-9])/y

/** Schedules by what they count. Group 1 is the figure where there is one. */
export const slotPattern =
  /(?:(\d{0,3}½|\d{1,3}(?:[.,]\d)?|1\/2|1\/4)\s?[-–]\s?(\d{0,3}½|\d{1,3}(?:[.,]\d)?|1\/2|1\/4)\s?[-–]\s?(\d{0,3}½|\d{1,3}(?:[.,]\d)?|1\/2|1\/4)(?:\s?[-–]\s?(\d{0,3}½|\d{1,3}(?:[.,]\d)?|1\/2|1\/4))?)(?![\d/])/y
export const hourPattern =
  /(?:(?:c\s?\/|cada|\/|every|q|per|each|x)\s?(\d{1,2})(?:\s?-\s?\d{1,2})?\s?(?:h|hs|hr|hrs|hora|horas|hores|hours?|hourly)(?![a-z])|q(\d{1,2})h?(?![a-z\d]))/y
export const perDayPattern =
  /(?:(?:una|un|dos|dues|tres|cuatro|quatre|once|twice|two|three|four|\d{1,2})(?:-\d)?\s?(?:veces|vez|cops?|vegades|vegada|times|time|comp\w*|dosis|dosi|tomas|preses)?\s?(?:al|por|per|a|x|\/|a la)\s?(?:dia|day|d)(?![a-z])|(?:al|por|per)\s(?:dia|day)(?![a-z])|\/(?:dia|day|d|24)(?![a-z\d])|(?:once|twice|three times|four times)\s(?:daily|a day|per day|per week|a week|weekly)|(?:una|dos|tres|\d)\s?(?:veces|vez|cops?|vegada|vegades)?\s?(?:a la|por|per|\/)\s?(?:semana|setmana|sem|mes)(?![a-z])|cada\s(?:\d{1,2}\s)?(?:dias?|dies|semanas?|setman(?:a|es)|mes(?:es|os)?|noches?|nits?|mananas?|matins?)(?![a-z])|every\s(?:\d{1,2}\s|other\s)?(?:days?|weeks?|months?|morning|night|evening)|al mes|a la semana|a la setmana|\/(?:semana|setmana|sem|mes|week|month)(?![a-z])|(?:cada|c\/)\s?\d{1,2}\s?(?:d|dias|dies|semanas|setmanes)(?![a-z]))/y
export const latinPattern =
  /(?:od|om|bd|bid|tds|tid|qds|qid|qd|qhs|qam|qpm|hs|nocte|mane|daily|once daily|nightly|weekly|monthly|stat|at night|at bedtime|in the morning|in the evening|with (?:breakfast|lunch|dinner|meals|food)|alternate days)(?![a-z0-9])/y
export const mealPattern =
  /(?:(?:al|a l'|a la|en el|en la|en|con el|con la|con|antes del?|antes de la|despues del?|despues de la|tras el|tras la|por la|de|amb el|amb l'|amb la|abans de l'|abans del?|despres de l'|despres del?|per la|pel|a las|a les)?\s?(?:desayun(?:o|ar)|comidas?|almuerzos?|merienda|cenas?|cenar|mananas?|mediodia|tardes?|noches?|acostarse|dormir|levantarse|ayunas|esmorzars?|dinars?|berenar|sopars?|mati|matins|migdia|vespres?|nits?|anar a dormir|deju|dejuni?|\d{1,2} ?h)(?![a-z])(?:\s?(?:,|y|i|e)\s(?:en el|en la|al|la|el|a la|per la)?\s?(?:desayuno|comida|almuerzo|merienda|cena|manana|noche|tarde|esmorzar|dinar|berenar|sopar|mati|migdia|vespre|nit)(?![a-z]))*)/y
export const cadencePattern =
  /(?:diari[oa]?s?|diariamente|semanal(?:es|mente)?|setmanal|quincenal|mensual|mensualmente|anual|a dias alternos|dias alternos|a dies alterns|(?:los |els )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|dilluns|dimarts|dimecres|dijous|divendres|dissabtes?|diumenges?)(?:,?\s?(?:y|i)?\s?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|dilluns|dimarts|dimecres|dijous|divendres|dissabtes?|diumenges?))*|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:segun|segons|as per) (?:pauta|control(?:es)?|inr|glucemias?|glicemies|esquema|protocol\w*)(?: (?:de|por|d')\s?[a-z]+)?|dosis unica|dosi unica|single dose|(?:en )?monodosis|lifelong|de por vida|indefinid\w*|maxim[oa]? \d(?: (?:al|comp\w*))?(?: dia)?|x\s?\d{1,2}(?![\d/]))(?![a-z])/y
export const neededPattern =
  /(?:prn(?:\s(?:for\s)?(?:(?:chest|knee|back|joint|abdominal|breakthrough)\s)?(?:pain|nausea|itch|wheeze|anxiety|agitation|sleep|insomnia|constipation|breathlessness|sob|headache|fever))?|a demanda|si cal|as needed|as required|when required|if needed|de rescate|de rescat|rescue|(?:si|if|for|per|para) (?:precisa|dolor|febre|fiebre|fever|pain|nausea\w*|ofec|disnea|dispnea|crisis|crisi|insomni\w*|ansieda[dt]|ansietat|agitaci\w+|restrenyiment|estrenimiento|vomitos|vomits|mal de cap|cefalea|breathlessness|wheeze|anxiety|agitation|constipation|itch|chest pain|headache|necesario|necesita|necessari|malestar|molestias|tos)(?:\s(?:o|y|i|or)\s[a-z]+)?)(?![a-z])/y

const date = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2} (?:de |d')?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep\w*|octubre|noviembre|diciembre|gener|febrer|marc|maig|juny|juliol|agost|octubre|novembre|desembre|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|oct\w*|nov\w*|dec\w*)`
const amount = String.raw`(?:\d{1,3}|un[ao]?|dos|dues|tres|cuatro|quatre|cinc[o]?|siete|set|diez|deu|catorce|one|two|three|four|five|six|seven|ten)`
const spanOfTime = String.raw`(?:dias?|dies|days?|d|/7|semanas?|setman(?:a|es)|sem|weeks?|wks?|/52|mes(?:es|os)?|months?|/12|horas|hores|h|ciclos|cicles)`
/** How long: "5 días más", "hasta 26/6", "fins al 28/12", "for 5 days", "last dose 18/11", "a partir del 28/10/2022". */
export const durationPattern = new RegExp(
  String.raw`(?:(?:durante|durant|during|for|por|per|x|hasta(?: el| completar)?|fins(?: al?| el)?|till|until|up to|a partir del?|desde el|desde|des del?|from|starting|start|last dose|ultima dosis|ultima dosi|total|to complete|completar|mes)\s?(?:un total de |el |la |les |los |the |otros |altres |another )?(?:(?:${date})|${amount}\s?${spanOfTime})(?![a-z])(?:\s(?:mas|mes|more|inclusive|inclos))?|${amount}\s?${spanOfTime}(?![a-z])(?:\s(?:mas|mes|more))?|hasta (?:nueva orden|control|revision|fin de tratamiento)|(?:at least|minim[o]?|al menos|almenys)\s(?:de )?${amount}\s?${spanOfTime}(?: (?:al dia|/dia))?)`,
  'y',
)

/** Words between the pieces of a regimen that say nothing by themselves. */
export const fillerPattern = /(?:(?:que |which )?(?:pasa a|passa a|cambia a|canvia a|se aumenta a|se reduce a|aumenta a|augmenta a|(?:is |was )?(?:increased|reduced|decreased|changed|titrated) to|aumentad[oa] a|reducid[oa] a|augmentat a|reduit a)(?=\s)|(?:con|amb|via|with|en|a traves de) (?:una? )?(?:camara|cambra|spacer|espaciador|aerochamber)(?![a-z])|\((?:antes|abans|previously|previous|was|before)[^)]{0,30}\)|(?:mig|mitja|medio|media|half|de|del|en|a|un|una|la|el|por|per|via|with|con|amb|y|i|of|dose|dosis|dosi|cada|the|via:|->|=|luego|despues|then|after|i despres)(?=\s))/y

/** First words of a line that name no drug: what a position guess must not take. Folded. */
export const notNameWords =
  /^(?:control(?:es|s)?|dieta|diet|revisi\w+|reposo|repos|rest|cur[ae]s?|cites?|cita|citas|paciente|pacient|patient|acudir|resto|resta|rest|seguir|tratamiento|tractament|treatment|tto|tt|medicaci\w*|medication|continuar|retirar|suspender|si|if|se|es|en|el|la|los|las|els|les|por|per|su|con|amb|no|pendiente|pendent|consult\w*|debe|puede|realizar|beber|evitar|ejercicio|exercise|agua|aigua|water|alta|discharge|hielo|valorar|solicit\w*|analitic\w*|bloods?|vida|lav\w+|poner|aplicar|tomar|prendre|take|administrar|desde|hasta|fins|a|y|o|i|para|pel|cuando|durante|luego|despues|hidrata\w*|ingesta|caminar|dia|dias|recomendaci\w*|recomanaci\w*|vigilar|higiene|medico|cirugia|abans|antes|previously|before|was|ahora|ara|now|sustituye\w*|substitueix\w*|replaces?|bajar|subir|aumentar|reducir|disminuir|baixar|pujar|augmentar|reduir|disminuir|increase|reduce|decrease|taper|titrate|then|maxim[oa]?|minim[oa]?|separat|separado|diuresis|diuresi|peso|pes|weight|wt|ta|fc|fr|bp|hr|rr|tª|temp\w*|sat\w*|spo2|hb|hgb|creat\w*|crea|cr|urea|glucosa|glucose|glicemi\w*|glucemi\w*|leuc\w*|wcc|wbc|plaq\w*|plt|pcr|crp|na|k|ca|mg|inr|ldh|got|gpt|alt|ast|bnp|nt-probnp|troponin\w*|tnt|lactat\w*|lact|hco3|pco2|po2|ph|proteina\w*|proteinuri\w*|drenaje|drenatge|drain|debito|dèbit|perdidas|perdues|sangrado|sagnat|transfusion|o2|fio2|vmni|vni|niv|cpap|bipap|ipap|epap|flujo|sonda|cateter|catheter|via|edad|edat|age|talla|imc|bmi|telefono|nhc|hab|llit|cama|bed|ward|plan|pla|pending|albumin|ferritin\w*|hba1c|tsh|ldl|hdl|tg|cultiv\w*|urocultiv\w*|hemocultiv\w*|eco\w*|tac|tc|ct|rm|mri|rx|ecg|eeg|ett|echo|fevi|feve|lvef|nodul\w*|lesion\w*|diametro|litros?|sodio|sodi|potasi\w*|potassi\w*|proxim\w*|next|follow|gp|opd|uo|output|fluid|fluids|sueroterapia|contrast\w*|ingres\w*|nota|note|motivo|motiu)$/
