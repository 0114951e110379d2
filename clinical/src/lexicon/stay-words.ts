/**
 * The words by which a course tells of the stay itself: dates, service, destination. Folded; three languages as one
 * union, because notes mix them. The pieces are regular expressions that are joined in clinical/src/report/stay-*.ts.
 */

/** Before a date: it is the day of admission. */
export const admissionLabels = `(?:fecha|data|date|dia|f)?[.\\s]*(?:de |del |d'|of )?(?:hospital )?(?:ingreso|ingresa|ingresad[oa]|ingres|ingressa|ingressa[td]a?|ing|hospitali[sz]ad[oa]|admission|admitted|admit|adm|doa|arrived|arrives|in)`

/** Before a date: it is the day of discharge. */
export const dischargeLabels = `(?:fecha|data|date|dia|f)?[.\\s]*(?:de |del |d'|of )?(?:hospital )?(?:alta|discharge|discharged|dod|d\\/c|exitus|death)`

/** Between a label and its date. */
export const labelFillers = `(?:hospitalari[oa]|hospitalaria|programa[dt][oa]|programat|urgente?|medica|date|el|on|dia|via|at|en|a|to|al)`

/** Around a label: it speaks of another stay, or of a day that is only expected. */
export const otherStay = `(?:previ[oa]?s?|anterior\\w*|previous|ultim[oa]?|darrer[as]?|last|re-?ingr\\w+|readmi\\w+|antecedente\\w*|antecedent\\w*)`
export const expectedDay = `(?:previst\\w*|previsible\\w*|previsi\\w*|probable|possible|posible|estima\\w+|expected|estimated|planned|predicted|edd)`

export const birthWords = /nacim|naixem|birth|\bdob\b|f\.? ?nac|\bfn\b/

/** The patient leaves: said at the beginning of a sentence or behind a word that leads to it. */
export const leavingPhrases = [
  `alta(?! (?:prob|sosp|previst|previsible|manana|dema\\b|en \\d|si\\b|cuando|quan|possible|posible|en breve|proxima|d[ei] |intensi|resol|carga|pendent|pendient|ferment|por el momento))(?=[\\s,.:;()]|$)`,
  `(?:causa|doy|damos|dono|donem|dona|se da|es dona|dad[oa]|donada?|donat|se va|es va|marxa|procede(?:mos)?|decid\\w+|acuerd\\w+|acord\\w+|firm\\w+|tramit\\w+) (?:el |l')?(?:de |d'|con el |al |a l')?alta`,
  `(?:se|es) (?:va|marcha)(?: hoy| avui| ya)? (?:a|al|con|de|en|amb)\\b`,
  `se(?:'n| en) va`,
  `marxa(?: avui| dema passat)?(?: cap)? (?:a|al|amb|avui|de)\\b`,
  `marxa avui`,
  `(?:vuelve|regresa|retorna)(?: hoy)? a (?:su|casa|la residencia|domicilio)`,
  `torna (?:avui )?(?:a la residencia|a casa|al seu|a la pensio|al domicili|a domicili)`,
  `va a (?:domicili|casa|residencia)`,
  `(?:se va|marcha|surt|sale) de alta`,
  `discharged?(?! (?:plan|medication plan|delay|co-?ord|team|tomorrow|when|once|if|lounge|from (?:itu|icu|hdu)))`,
  `d\\/c(?:'?d)?(?: (?:home|to|today|with|on))`,
  `home(?=[\\s.,:]*(?:$|\\n|today|with|now|by|this|under|\\.|,))`,
  `(?:going|goes|gone|went|off|allowed|for|ok|fit for|discharged?|let|sent|back) home(?! (?:tomorrow|visit|soon|o2|oxygen|when|once|care))`,
  `(?:transferring|transferred|transfer|traslado|se traslada|trasladad[oa]|trasllat|es trasllada|traslladat|derivad[oa]|derivat|derivada)\\b`,
  `exitus|rip|(?:patient )?died|death verified|verification of death|fallece|se certifica (?:la )?(?:muerte|defuncion)|es certifica|mor a les`,
]

/**
 * Weaker signs, which count in the very last note alone: there the word itself is enough, unless it is an adjective
 * ("fiebre alta", "hemorragia digestiva alta") or only expected.
 */
export const lastNoteSigns = [
  `(?<!(?:fiebre|febre|dosis|dosi|probabilidad|probabilitat|sospecha|sospita|digestiva|urinaria|respiratoria|tension|tensio|presion|pressio|carga|muy|mes|mas|tan|massa|demasiado|hasta el|fins a l'|previo al|previ a l'|hda|resolucion|sin|no|pre|pendiente de|pendent d'|valorar|valorem|plantear|posible|possible|proxima|propera) ?)(?<![\\p{L}])alta(?![\\p{L}])(?! (?:prob|sosp|previst|previsible|manana|dema(?!\\p{L})|en \\d|si |cuando|quan|posible|possible|en breve|proxima|intensi|resol|carga|pendent|pendient|por el momento))`,
  `(?<!(?:planned|expected|estimated|before|until|await\\w*|plan|plan for|aim|aiming for|towards|not for|no|delayed|not fit for|pre-?) )(?<![\\p{L}])(?:discharge|discharged|d\\/c)(?![\\p{L}])(?! (?:plan|tomorrow|when|once|if|co-?ord|delay|lounge|from (?:itu|icu|hdu)|from (?:the )?(?:wound|ear|eye|nose|site)))`,
  `(?<![\\p{L}])(?:fit for home|for home today|home today|self-?discharge|left against|against medical advice|leaves today|picked up by|alta voluntaria|puede irse|puede marchar\\w*|pot marxar|marxa|se marcha|se va|se'n va|exitus)(?![\\p{L}])`,
]

/** Headings and lists that only a note of discharge has. */
export const leavingHeadings = `(?:tratamiento|tto|medicacion|recomendaciones|diagnosticos?|diagnostic[os]*|tractament|medicacio|recomanacions|plan|pla|informe|nota|resumen|resum|dx|jc) (?:al |a l'|de |d'|de l')alta|tt[oa]s?\\b|discharge (?:summary|letter|medication|medicines|meds|diagnos\\w+|note)|medications? on discharge|meds going with|goes on:|d\\/c (?:summary|meds|letter)|destino|destinacio al?`

/** A transfer to these stays within the hospital. */
export const withinHospital = `(?:planta|uci|uvi|unidad de (?:cuidados )?(?:intensivos|criticos)|unitat de (?:cures )?(?:intensives|critics)|cuidados|semicritic\\w*|intermedi\\w*|sala|habitaci\\w+|box|boxes|quirofan\\w*|reanimaci\\w*|urpa|urgenci\\w*|ward|floor|icu|itu|hdu|ccu|theatre|recovery|bed|cama|llit|bay|side ?room|radio\\w*|hemodinamica|cath lab|tarde|vo|oral|iv|po)`

/** Before a destination: somebody goes there. */
export const leavingVerbs = `(?:alta|marxa|marcha|va|vuelve|regresa|retorna|torna|tornara|traslad\\w*|trasllad\\w*|trasllat|discharged?|discharging|d\\/c|dc|going|goes|went|go|transferr?\\w*|transfer|derivad[oa]|derivat|derivada|aceptad[oa]|acceptad?[ta]a?|accepted|return(?:s|ed|ing)?|leaves|left|ingresa|ingressa|for|fit|bed|cama|llit|plaza|placa|surt|sale|lleva|accepten|aceptan|recoge|recull|destino|destinacio|destination|disposition)`

/** A label that nothing but the destination follows. */
export const destinationLabels = `(?:destino|destinacio|destination|discharge destination|discharged to|disposition|dispo|alta a|lloc d'alta)(?: al alta| a l'alta| de alta| on discharge| at discharge)?\\s*[:=]`

const relatives = `hij[oa]s?|herman[oa]s?|madre|padres?|espos[oa]|marido|mujer|pareja|sobrin[oa]s?|niet[oa]s?|nuera|yerno|famili\\w*|cuidador\\w*|fill[as]?|filles|german[as]?|germa|mare|pares?|marit|dona|parella|nebo[td]a?|net[as]?|jove|gendre|daughters?|sons?|sisters?|brothers?|mother|father|mum|dad|parents'?|parents|wife|husband|partner|niece|nephew|grand\\w+|family|carers?|friend|amig[oa]|amic|amiga|vecin[oa]|vei|veina`
const support = `had|hado|hospitali[sz]aci\\w* (?:a domicil\\w+|domiciliaria)|pades|esad|opat|poc|package of care|carers? \\w+|esh|soporte|suport|palliative|district nurs\\w+|community \\w+|virtual ward|hospital at home|oxigen\\w*|o2|home oxygen`
const article = `(?:la |el |los |els |les |las |l'|su |sus |seva |seu |seus |seves |la seva |el seu |her |his |their |the |sa |una? )*`

/** "de su hija", "with daughter", "con HAD": what may stand behind a home. */
export const homeTails = `(?:,? (?:de |d'|del |con |amb |with |under |i |y |and |\\+ )${article}(?:${relatives}|${support})(?![\\p{L}]))`

/** Homes of every kind. */
export const homes = `${article}(?:own |propio |propi )?(?:domicili[o]?|casa|home|llar)(?![\\p{L}])|(?:his|her|their) (?:${relatives})(?:'s?|s')? (?:house|home|flat|place)|con ${article}(?:${relatives})(?![\\p{L}])`

/** Places that take people in. */
export const institutions = `${article}(?:unidad|unitat|centro|centre|hospital|h\\.|residencia|residencial|servicio|servei|clinica)?(?: de | d'|\\s)?(?:residencia|geriatric|convalec\\w+|convalesc\\w+|sociosanitari[oa]?|socio-?sanitari[oa]?|css|larga estancia|llarga estada|media estancia|mitjana estada|cronicos|subagudos|subaguts|paliativos|pal·liatius|rehabilitacion|rehabilitacio|rehab\\w*|nursing home|care home|residential (?:home|care)|rest home|hospice|community hospital|intermediate care|step-?down|snf|skilled nursing facility|ltach?|pensio|pension|albergue?|alberg|shelter|hostel|hotel|prision|preso|prison|hospitali[sz]acio?n? (?:a domicili[o]?|domiciliaria)|had|hospital at home|virtual ward)(?![\\p{L}])`

/** Words that end the proper name of an institution in English, and begin it in Spanish and Catalan. */
export const namedPlaces = `hospital|unit|house|court|lodge|home|hospice|rehab|centre|center|clinic|infirmary`
export const placeOpenings = `hospital|h\\.|hosp\\.?|complejo|complex|clinica|fundacion|fundacio|centro|centre|css|residencia|unidad|unitat|institut|instituto`

/** Of the patient, in the last note. */
export const deathWords = `exitus(?: letalis)?|rip|fallece|fallecimiento|mor a les|death verified|died at|died peacefully|time of death|certificate of death`

/** Labels behind which a service stands. */
export const serviceLabels = `(?:servicio|servei|service|specialty|speciality|especialidad|especialitat|unidad|unitat|under|departamento|departament|department|dept|seccion|seccio)`

/** A service's own name: specialties and units, whole or shortened. */
export const serviceNames = `(?:m(?:edicina|\\.) ?intern[a]?|m ?int|medicina|interna|internal medicine|general medicine|acute medicine|gen(?:eral)? med|cardiolog[ai]a?|cardiology|cardio|arritmias|arritmies|u(?:nidad|nitat|\\.) ?coronari[a]?|coronaries|hemodinamica|neumolog[i]a|neumo|pneumolog[i]a|pneumo|respiratory(?: medicine)?|respiratorio|digestiv[o]?|digestiu|aparell digestiu|aparato digestivo|gastroenterolog[iy]a?|gastro|hepatolog[iy]a?|nefrolog[i]a|nefro|nephrology|renal(?: medicine)?|neurolog[iy]a?|neuro|stroke(?: unit| medicine)?|ictus|neurocirugia|neurocirurgia|neurosurgery|onc(?:olog[iy]a?)?(?: medica| medical?)?|hematolog[i]a|hemato|haematology|hematology|endocrin(?:o|olog[iy]a?)?|endo|reumatolog[i]a|reuma|rheumatology|geriatria|geriatrics?(?: medicine)?|geriatric medicine|ortogeriatria|ortho-?geriatrics|critical care(?: unit)?|major trauma|care of the elderly|elderly (?:care|medicine)|frailty|infecciosas|infeccioses|malalties infeccioses|enfermedades infecciosas|infectious diseases?|dermatolog[iy]a?|psiquiatria|psychiatry|pediatria|paediatrics|pediatrics|neonatolog[iy]a?|neonatal|obstetri\\w+|ginecolog\\w+|gynaecology|gynecology|o&g|ob\\/gyn|maternity|maternitat|maternidad|urolog[iy]a?|uro|traumatolog\\w+|cot|orthopa?edics?|orthopa?edic surgery|t&o|otorrinolaringolog\\w+|orl|ent|oftalmolog\\w+|ophthalmology|cirugia|cirurgia|surgery|general surgery|vascular surgery|cardiac surgery|thoracic surgery|c(?:\\.|ir\\.?) ?(?:general|gral|vascular|cardi[a]ca|cardiovascular|toracica|plastica|maxilofacial|pediatrica)|cgd|hospitalist(?: service)?|hospital medicine|hado?|paliativos|pal·liatius|palliative care|rehabilitaci\\w+|intensivos|intensive care|medicina intensiva|uci|uvi|icu|itu|hdu|ccu|ucri|semi-?(?:criticos|critics|intensius|intensivos)(?: resp(?:iratoris?|iratorios?|\\.)?)?|semicritics(?: resp\\.?)?|amu|mau|sau|sdec|aau|corta estancia|ucce?|transplant|trasplantes?|(?:unidad|unitat) (?:de |d')hospitali[sz]aci\\w+ psiqui\\w+|(?:unidad|unitat) (?:de |d')(?!hospitali)\\p{L}+)`

/** What may follow a service's name and belongs to it. */
export const serviceTails = `(?: (?:interna|general|y digestiva|i digestiva|y del aparato digestivo|vascular|cardiaca|cardiovascular|toracica|plastica|pediatrica|ortopedica|medica|intensiva|respiratori[ao]?|y traumatologia|i traumatologia|ortopedica y traumatologia|y ginecologia|i ginecologia|and gynaecology|medicine|surgery|service|unit|team|\\((?:ward|planta|unit|unitat|unidad) [\\p{L}\\d]{1,4}\\))|,? ward \\d{1,2}| \\/ ward \\d{1,2})*`

/** Before a service: the patient came from there, or somebody from there was asked. */
export const foreignService = `(?:desde|de|del|d'|des de|from|via|per|por|ve|viene|by|ref|consulta de|consultas de|cita|control|ccee|interconsulta|ic|i\\/c|valorad[oa]|seguid[oa]|seguimiento|seguiment|visto|vist|hija|contacted|d\\/w|informed|nurse|enfermer\\w*|infermer\\w*)`

/** A line may begin with one of these before its date. */
export const openingWords = `alta|discharged?|discharge summary|summary|resumen|resum|informe d'alta|informe de alta|home|traslado|trasllat|transfer|exitus|dia|day|dimarts|fecha|data|date|ward round|wr|ptwr|guardia|evolutivo(?: medico)?|evolucion|evolucio|curso clinico|curs clinic|nota`

/** Before a date: a visit to come, no note. */
export const visitWords = /(?<![\p{L}])(?:clinic|ccee|citas?|visit\p{L}*|control\p{L}*|revisi\p{L}*|consult\p{L}*|opd|appointment|f\/u|follow\p{L}*|review|hasta|fins|until|til|desde|des de|since|from)(?![\p{L}])/u
