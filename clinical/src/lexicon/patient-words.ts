/**
 * The words by which the head of a course tells whose course it is. Folded; three languages as one union, because notes
 * mix them. Pieces of regular expressions that are joined in clinical/src/report/patient*.ts and physician.ts.
 */

/** Before a record number, the surest first: the hospital's own number, then the health service's. */
export const recordLabels = [
  String.raw`n\.?h\.?c\.?|h\.?c\.?|m\.?r\.?n\.?|(?:n(?:um(?:ero)?)?[.o°]* ?(?:de |d')?)?hist(?:oria|\.)?(?: clinica)?|hosp(?:ital)?\.? (?:no|number|num)\.?|unit no\.?|crn|urn?|nhi|record (?:no|number)\.?|exp(?:ediente|\.)?`,
  'sip|cipa?|n\\.?a\\.?s\\.?s\\.?|nuhsa|tis|nhs (?:no|number)\\.?',
]

export const birthLabels = String.raw`f(?:echa)?\.? ?(?:de )?nac(?:imiento)?|f\.? ?n\.|fnac|nacid[oa] (?:el|en)|d(?:ata)?\.? ?(?:de )?naix(?:ement)?|nascu(?:t|da) el|d\.?o\.?b|date of birth|birth ?date|born(?: on)?`

/** Before the name, with a colon behind it or not. */
export const nameLabels = String.raw`(?:nombre(?: y apellidos)?|nom(?: i cognoms)?|(?:patient(?:'s)? |full )?name|nombre del paciente|nom del pacient|apellidos y nombre|cognoms i nom)\s*[:.]|(?:paciente|pacient|patient|pac|pte|pt)(?:\s*[:.]|(?= ))`
export const surnameLabels = String.raw`(?:apellidos|cognoms|surname)\s*[:.]`
export const honorifics =
  'sr|sra|srta|don|dona|mr|mrs|ms|miss|master|senyor|senyora|senor|senora|nen|nena|nino|nina|girl|boy|baby|sor'

/** Before a name: it is somebody else's. */
export const otherPeople = String.raw`dra?|doctora?|prof|hij[oa]s?|espos[oa]|marido|mujer|madre|padre|herman[oa]|niet[oa]|sobrin[oa]|niet|pareja|cuidador\w*|fill\w*|marit|mare|pare|german\w*|net|neta|neboda?|parella|wife|husband|daughter|son|mother|father|mum|dad|sister|brother|niece|nephew|partner|carer|cons|consultant|attending|surgeon|metge\w*|medic\w*|adjunt[oa]|adj|enfermer\w*|infermer\w*|inf|nurse|rn|ns|due|autora?|author|fdo|firmado|signat|signed|under|contact\w*|telefono|telefon|tel|familiar\w*|interpret\w*|informant\w*|residente?|resident|mir|r[1-5]|gp|social worker|matrona|llevadora|midwife|derivad\w+ por|requested by|req|de guardia|guardia|sup|supervis\w*|donante|donor|rn de|hospital|clinica`

export const femaleWords = String.raw`mujer|dona|femenin[oa]|femeni|femenina|female|woman|lady|girl|nina|nena|noia|senora|senyora|muj`
export const maleWords = String.raw`varon|hombre|home|masculin[oa]|masculi|male|man|gentleman|boy|nino|nen|noi|senor|senyor`
export const sexLabels = String.raw`sexo|sexe|sex|gender|genero|genere`

export const ageLabels = 'edad|edat|age'
/** A unit behind the number of an age. */
export const ageUnits = String.raw`(?:anos|anys|a|y\.?\/?o\.?|yrs?|y|years?(?: old| of age)?)(?: (?:y|i|and) (?:\d{1,2} )?(?:meses|mesos|months))?|meses|mesos|months?(?: old)?|mths|mo|dias de vida|dies de vida|days old`

/** No part of anybody's name, however it is written. */
export const neverNames = new Set(
  `hospital hosp clinica clinic servicio servei service unidad unitat unit ward urg urgencias urgencies ingreso ingres ingresa alta planta medicina interna cirugia cirurgia neurologia nefrologia cardiologia pneumologia neumologia digestivo digestiu hematologia oncologia urologia pediatria infecciosas evolutivo evolucion curs clinico clinic nota informe full hoja admission note progress emergency department acute general surgery medicine medical neurology nephrology cardiology discharge summary habitacion hab cama llit bed box sala fecha data date varon mujer hombre home dona male female edad edat age sexo sexe sex nhc hc mrn dob sip cip adm admitted consultant dr dra doctor doctora paciente pacient patient name nombre nom motivo motiu antecedentes antecedents alergias allergies hta dm dm2 epoc mpoc icc fa irc itu tep iam avc acv con amb with sin sense de del por per desde des para que presenta refiere acude ingressa viene ve uci icu uce cot coronaria agudos aguts guardia mi ed ae a&e copd htn t2dm ct h.c n.h.c rd road street avenue calle carrer plaza entra sale lunes martes miercoles jueves viernes sabado domingo dilluns dimarts dimecres dijous divendres dissabte diumenge monday tuesday wednesday thursday friday saturday sunday traslado trasllat transfer madre padre mare pare hijo hija attending resident`.split(
    ' ',
  ),
)

/** Before the responsible physician. */
export const physicianLabels = String.raw`(?:medic[oa]|metge(?:ssa)?|facultati(?:v[oa]|u|va)|adjunt[oa]|adj\.?|dr\.?)[ ]*(?:responsable|resp\.?|referent|tractant|tratante|titular)|(?:attending|responsible|treating)(?: physician| clinician| doctor| consultant| md)?|consultant(?: in charge)?|cons\.?|named consultant`
