import type { Note } from '../course/course.ts'

/** Folded month names and their abbreviations, January first. */
export const months: readonly string[] = [
  'enero|ene|gener|gen|january|jan',
  'febrero|feb|febrer|febr|february',
  'marzo|mar|marc|march',
  'abril|abr|april|apr',
  'mayo|may|maig|mai',
  'junio|jun|juny|june',
  'julio|jul|juliol|july',
  'agosto|ago|agost|ag|august|aug',
  'septiembre|setiembre|sep|sept|setembre|set|september',
  'octubre|oct|october',
  'noviembre|nov|novembre|november',
  'diciembre|dic|desembre|des|december|dec',
]

/** Folded weekday names, Sunday first. */
export const weekdays: readonly string[] = [
  'domingo|dom|diumenge|dg|sunday|sun',
  'lunes|lun|dilluns|dl|monday|mon',
  'martes|mar|dimarts|dt|tuesday|tue|tues',
  'miercoles|mie|mier|dimecres|dc|wednesday|wed',
  'jueves|jue|dijous|dj|thursday|thu|thur|thurs',
  'viernes|vie|divendres|dv|friday|fri',
  'sabado|sab|dissabte|ds|saturday|sat',
]

/** Words that tell what kind of note a stamp opens; the first group that matches decides. */
export const noteKindWords: readonly { readonly kind: Note['kind']; readonly pattern: RegExp }[] = [
  {
    kind: 'discharge',
    pattern:
      /\b(?:alta|alta hospitalaria|informe d'?e? ?(?:l')?alta|traslado|trasllat|epicrisis|epicrisi|discharge|discharged|d\/c|home today|exitus|for home|tto|tta|fit for discharge)\b/,
  },
  { kind: 'emergency', pattern: /\b(?:triaje|triatge|triage)\b/ },
  {
    kind: 'procedure',
    pattern:
      /\b(?:qx|quirurgic[ao]s?|quirofano|quirofan|operatori[ao]?|operativ[eo]|operation|operating|theatre|intervencion(?:es)?|intervencionis(?:ta|mo)|intervencio(?:ns)?|hemodinamica|cateterismo|cath|catheterization|angiography|procedure|procedimiento|procediment|endoscopia|endoscopy|colonoscopia|cpre|ercp|broncoscopia|partogram\w*|cesarea|cesaria|parto|part|delivery|sala de partos|or note|op note|anestesia|anesthesia|anaesthetic)\b/,
  },
  {
    kind: 'nursing',
    pattern: /\b(?:enfermeri\w*|infermeri\w*|enf|inf|enfermera|infermera|due|tcae|nursing|nurse|rn|hca|midwife|matrona|llevadora|comadrona)\b/,
  },
  {
    kind: 'emergency',
    pattern:
      /\b(?:urg|urgencias?|urgencies|ucies|ucias|triaje|triatge|triage|ed|er|a&e|emergency|emergencias|emergencies|resus|box|boxes|061|112|sem|samu|casualty)\b/,
  },
  {
    kind: 'admission',
    pattern:
      /\b(?:ingreso|ingres|admission|admitted|admit|clerking|clerk|acogida|acollida|post take|post-take|pta|recepcion|llegada a planta|arribada a planta|h&p)\b/,
  },
  {
    kind: 'consult',
    pattern:
      /\b(?:interconsulta|interconsultes|ic|i\/c|consult|consultation|consultor|c\/s|fisioterapia|fisioterapeuta|fisio|physio|physiotherapy|physiotherapist|rehabilitacion|rehabilitacio|rhb|trabajo social|treball social|trabajadora social|treballadora social|social work|social worker|farmacia|farmaceutic[ao]|farmacologia|pharmacy|pharmacist|logopedia|logopeda|salt|slt|speech|dietetica|dietitian|dietician|dietista|nutricion|nutricio|nutrition|terapia ocupacional|ot|occupational|psicologia|psychology|paliativos|pal·liatius|palliative|microbiologia|microbiology|liaison|terapeuta)\b/,
  },
]

/** Words a stamp's label is made of besides names; specialties are recognised by their endings as well. */
export const stampWords = new Set(
  (
    'nota notas note notes evolutivo evolutivos evolutiu evolucion evolucio evol evolution curso curs clinico clinic progress progres seguimiento seguiment ronda round rounds wr ward pase visita visit pasada passi planta sala unidad unitat unit servicio servei service equipo equip team consultant cons reg registrar spr sho fy1 fy2 ct1 ct2 st3 st4 st5 intern resident residente resident res attending adjunto adjunta adjunt mir r1 r2 r3 r4 r5 pgy1 pgy2 pgy3 md do np pa hospitalist med medico medica medic metge metgessa medicine medical medicina interna int general surgical surgery cirugia cirurgia cir gral dig ap digestivo digestiu vascular toracica plastica pediatric pediatrica paediatric paeds neonatal nicu uci uvi icu itu hdu ccu uci-p ucip ucin ictus ictal stroke amu mau cdu reanimacion rea urpa pacu on call oncall guardia guàrdia busca tarde tarda noche nit manana mati mañana matí morning afternoon evening night tardes noches turno torn shift handover late early long day am pm primera segunda hora h hs hrs am dia day lunes martes hoja full informe report record hospital hospitalizacion hospitalitzacio ingreso ingres ingresa admission alta discharge traslado trasllat transfer transferred trasladado revision revisio review r/v reviewed addendum adenda correccion correccio rectificacion aclaracion comentario comentari guardias postop postoperatorio postoperatori preop preoperatorio postoperative preoperative quirofano quirofan qx quirurgica quirurgico quirurgic iq intervencion intervencio operation operating op procedure procedimiento procediment cath lab theatre anestesia anaesthetic anaesthetics anesthesia obs gyn obstetricia ginecologia gine gyne obs/gyn toco tocologia matrona llevadora midwife partos partes sala expulsivo puerperio puerperi maternidad maternitat maternity labour obstetric obstetrics postnatal antenatal psiquiatria psychiatry psych liaison salud mental salut mh cmht subagudos aguts agudos social trabajo treball work worker farmacia pharmacy pharmacist clinical farmaceutico farmaceutica hospitalaria medicines reconciliation conciliacion conciliacio fisio fisioterapia physio physiotherapy pt ot slt salt logopedia logopeda rehabilitacion rehabilitacio rhb nutricion nutricio dietista dietitian dietician dietetica paliativos palliative care interconsulta ic i/c consulta consult consults consultation renal resp respiratory cardio cardiac neuro neurology onco ortho orthopaedics orthopedics trauma traumatologia cot trau tx trasplante trasplantament uro urology endocrine endo diabetes diabetic specialist nurse nursing enfermeria infermeria enfermero enfermera infermer infermera enf inf due rn hca tcae auxiliar triaje triatge triage urgencias urgencies urg ucies ucias emergency emergencias er ed a&e resus box observacion observacio dept department area dr dra drs doctor doctora sr sra by per por para amb con with de del d la el l en a al y i and the at of off - / home today puerperio puerperi semana setmana week casa domicilio domicili radiologia radiology intervencionista intervencionismo interventional neurorradiologia hemodinamica microbiologia microbiology infecciosas infeccioses infectious id geriatria ortogeriatria geriatrics coe elderly valoracion valoracio assessment clerking post-take take pta hd dialysis dialisi dialisis exploracion exploracio llegada arribada uce ucc hcis hado had hospitalaria domiciliaria plan pla laboral'
  ).split(' '),
)

/** Endings of specialties' names in three languages. */
export const specialty = /(?:ologia|ology|iatria|iatry|iatrics|logy|logic[ao]?|gogia|opedia|cirugia|cirurgia|surgery|terapia|therapy|therapist|icina)$/

/** Specialties as adjectives: "urgencias obstétricas", "planta pediátrica". */
export const specialist =
  /^(?:obstetri|pediatri|paediatri|quirurgi|psiquiatri|psychiatri|medi|clini|neonatal|cardia|cardiologi|respiratori|renal|neurologi|geriatri|oncologi|hospitalari|toracic|ginecologi|intensiv|critic|domiciliari|multidisciplin|partogram|anestesi|anesthesi|anaesthe)(?:a|o|c|co|ca|cs|cos|cas|ques|cal|al|ar|as|os|es|ve|va|ia|io|ic|ics|tic|tica|tics|l|d)?$/

/** A title after which a name follows. */
export const nameTitle = /^(?:dra?|drs|dres|enf|inf|prof|mr|mrs|ms|sr|sra|md|doctora?|cons|consultant|nurse|sister|matrona)$/
