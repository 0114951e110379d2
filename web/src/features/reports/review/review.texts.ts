import { texts } from '../../../base/phrases.ts'

/** Reading a report beside its source. */
export const reviewTexts = texts('report_review', {
  back: { en: 'Back to the reports', es: 'Volver a los informes', ca: 'Torna als informes' },
  loading: { en: 'Opening the report', es: 'Abriendo el informe', ca: 'Obrint l’informe' },
  not_found: { en: 'Report not found', es: 'Informe no encontrado', ca: 'No s’ha trobat l’informe' },
  not_found_why: {
    en: 'It does not exist, or it belongs to an organisation where you may not read reports.',
    es: 'No existe, o pertenece a una organización donde usted no puede leer informes.',
    ca: 'No existeix, o pertany a una organització on no podeu llegir informes.',
  },
  not_loaded: {
    en: 'The report could not be opened.',
    es: 'No se ha podido abrir el informe.',
    ca: 'No s’ha pogut obrir l’informe.',
  },
  try_again: { en: 'Try again', es: 'Reintentar', ca: 'Torna-ho a provar' },
  generated_on: {
    en: 'Generated on {when} in {seconds} s',
    es: 'Generado el {when} en {seconds} s',
    ca: 'Generat el {when} en {seconds} s',
  },
  tools: { en: 'Report actions', es: 'Acciones del informe', ca: 'Accions de l’informe' },
  more: { en: 'More actions', es: 'Más acciones', ca: 'Més accions' },
  source: { en: 'Source', es: 'Fuente', ca: 'Font' },
  show_source: { en: 'Show the source', es: 'Mostrar la fuente', ca: 'Mostra la font' },
  hide_source: { en: 'Hide the source', es: 'Ocultar la fuente', ca: 'Amaga la font' },
  report: { en: 'Report', es: 'Informe', ca: 'Informe' },
  sections: { en: 'Sections', es: 'Secciones', ca: 'Seccions' },
  section: { en: 'Section', es: 'Sección', ca: 'Secció' },
  sentence: { en: 'sentence', es: 'frase', ca: 'frase' },
  sentence_by_model: {
    en: 'sentence written by the model',
    es: 'frase redactada por el modelo',
    ca: 'frase redactada pel model',
  },
  by_model: { en: 'Written by the model', es: 'Redactado por el modelo', ca: 'Redactat pel model' },
  by_engine: {
    en: 'Not written by the model: the sentences are quoted from the course.',
    es: 'No lo ha redactado el modelo: las frases se citan del curso.',
    ca: 'No ho ha redactat el model: les frases se citen del curs.',
  },
  all_by_engine: {
    en: 'The model wrote nothing of this report: every sentence is quoted from the course.',
    es: 'El modelo no ha redactado nada de este informe: todas las frases se citan del curso.',
    ca: 'El model no ha redactat res d’aquest informe: totes les frases se citen del curs.',
  },
  removed: {
    en: '{count, plural, one {# sentence of the model was left out because the course does not support it.} other {# sentences of the model were left out because the course does not support them.}}',
    es: '{count, plural, one {Se ha omitido # frase del modelo que el curso no respalda.} other {Se han omitido # frases del modelo que el curso no respalda.}}',
    ca: '{count, plural, one {S’ha omès # frase del model que el curs no avala.} other {S’han omès # frases del model que el curs no avala.}}',
  },
  made: {
    en: 'How this report was written',
    es: 'Cómo se ha redactado este informe',
    ca: 'Com s’ha redactat aquest informe',
  },
  not_documented: { en: 'Not documented', es: 'No consta', ca: 'No consta' },
  not_documented_why: {
    en: 'Not documented in the course.',
    es: 'No consta en el curso.',
    ca: 'No consta al curs.',
  },
  explicit_none: {
    en: 'The course says so explicitly',
    es: 'El curso lo dice expresamente',
    ca: 'El curs ho diu expressament',
  },
  to_check: { en: 'To check: {count}', es: 'Por comprobar: {count}', ca: 'Per comprovar: {count}' },
  nothing_to_check: {
    en: 'Nothing to decide',
    es: 'Nada por decidir',
    ca: 'Res per decidir',
  },
  count_conflicting: { en: '{count} in conflict', es: '{count} en conflicto', ca: '{count} en conflicte' },
  count_unsupported: { en: '{count} without source', es: '{count} sin fuente', ca: '{count} sense font' },
  count_partial: {
    en: '{count} partial',
    es: '{count, plural, one {# parcial} other {# parciales}}',
    ca: '{count, plural, one {# parcial} other {# parcials}}',
  },
  next_doubt: { en: 'Next to check', es: 'Siguiente por comprobar', ca: 'Següent per comprovar' },
  previous_doubt: { en: 'Previous to check', es: 'Anterior por comprobar', ca: 'Anterior per comprovar' },
  conflicting: { en: 'In conflict', es: 'En conflicto', ca: 'En conflicte' },
  unsupported: { en: 'Without source', es: 'Sin fuente', ca: 'Sense font' },
  partial: { en: 'Partly supported', es: 'Parcial', ca: 'Parcial' },
})

/** A sentence that asks for a decision: what is wrong with it, what can be done, and what was done. */
export const decisionTexts = texts('report_decision', {
  accept: { en: 'Accept', es: 'Aceptar', ca: 'Accepta' },
  edit_section: { en: 'Edit', es: 'Editar', ca: 'Edita' },
  remove: { en: 'Remove', es: 'Quitar', ca: 'Treu' },
  title_conflicting: {
    en: 'The course contradicts itself',
    es: 'El curso se contradice',
    ca: 'El curs es contradiu',
  },
  title_otherwise: {
    en: 'The course says otherwise',
    es: 'El curso dice otra cosa',
    ca: 'El curs diu una altra cosa',
  },
  title_allergy_match: { en: 'Allergy on record', es: 'Alergia registrada', ca: 'Al·lèrgia registrada' },
  title_unsupported: { en: 'Without source', es: 'Sin fuente', ca: 'Sense font' },
  title_partial: { en: 'Partly supported', es: 'Respaldo parcial', ca: 'Suport parcial' },
  title_implausible_value: { en: 'Unlikely value', es: 'Valor poco probable', ca: 'Valor poc probable' },
  title_date_ambiguous: { en: 'Unclear date', es: 'Fecha dudosa', ca: 'Data dubtosa' },
  both_conflicting: {
    en: 'Here: {said}. Elsewhere in the course: {told}.',
    es: 'Aquí: {said}. En otro punto del curso: {told}.',
    ca: 'Aquí: {said}. En un altre punt del curs: {told}.',
  },
  both_otherwise: {
    en: 'The report says {said}, the course {told}.',
    es: 'El informe dice {said}; el curso, {told}.',
    ca: 'L’informe diu {said}; el curs, {told}.',
  },
  both_allergy_match: {
    en: 'The report prescribes {said}. On record: {told}.',
    es: 'El informe pauta {said}. Consta: {told}.',
    ca: 'L’informe pauta {said}. Consta: {told}.',
  },
  why_conflicting: {
    en: 'The course contradicts itself here. Compare the lit passages.',
    es: 'El curso se contradice aquí. Compare los pasajes iluminados.',
    ca: 'El curs es contradiu aquí. Compareu els passatges il·luminats.',
  },
  why_otherwise: {
    en: 'The course does not say the same. Compare the lit passages.',
    es: 'El curso no dice lo mismo. Compare los pasajes iluminados.',
    ca: 'El curs no diu el mateix. Compareu els passatges il·luminats.',
  },
  why_allergy_match: {
    en: 'The course records an allergy to this drug or to one of its group.',
    es: 'En el curso consta alergia a este fármaco o a uno de su grupo.',
    ca: 'Al curs consta al·lèrgia a aquest fàrmac o a un del seu grup.',
  },
  why_unsupported: {
    en: 'No passage of the course says this.',
    es: 'Ningún pasaje del curso lo dice.',
    ca: 'Cap passatge del curs no ho diu.',
  },
  why_partial: {
    en: 'The lit passage says only part of this.',
    es: 'El pasaje iluminado solo dice una parte.',
    ca: 'El passatge il·luminat només en diu una part.',
  },
  why_implausible_value: {
    en: 'The value is unlikely. It stands like this in the course.',
    es: 'El valor es poco probable. Así consta en el curso.',
    ca: 'El valor és poc probable. Així consta al curs.',
  },
  why_date_ambiguous: {
    en: 'The date can be read in two ways.',
    es: 'La fecha se puede leer de dos maneras.',
    ca: 'La data es pot llegir de dues maneres.',
  },
  opened_again: {
    en: 'The signed report is open again: it has to be signed anew.',
    es: 'El informe firmado vuelve a quedar abierto: hay que firmarlo de nuevo.',
    ca: 'L’informe signat torna a quedar obert: cal signar-lo de nou.',
  },
  accepted: { en: 'Sentence accepted', es: 'Frase aceptada', ca: 'Frase acceptada' },
  undo: { en: 'Undo', es: 'Deshacer', ca: 'Desfés' },
  accepted_by: {
    en: 'Accepted by {name}, {when}',
    es: 'Aceptada por {name}, {when}',
    ca: 'Acceptada per {name}, {when}',
  },
  take_back: { en: 'Take back', es: 'Retirar', ca: 'Retira' },
  taken_back: { en: 'Acceptance taken back', es: 'Aceptación retirada', ca: 'Acceptació retirada' },
  not_accepted: {
    en: 'Error accepting the sentence. Please try again later.',
    es: 'Error al aceptar la frase. Inténtelo de nuevo más tarde.',
    ca: 'Error en acceptar la frase. Torneu-ho a provar més tard.',
  },
  not_taken_back: {
    en: 'Error taking the acceptance back. Please try again later.',
    es: 'Error al retirar la aceptación. Inténtelo de nuevo más tarde.',
    ca: 'Error en retirar l’acceptació. Torneu-ho a provar més tard.',
  },
  sentence_gone: {
    en: 'This sentence has been corrected in the meantime.',
    es: 'Esta frase se ha corregido entretanto.',
    ca: 'Mentrestant aquesta frase s’ha corregit.',
  },
})

/** Quiet words after a sentence, and what is said of the source and the tray. */
export const evidenceTexts = texts('report_evidence', {
  corrected: { en: 'corrected in the course', es: 'corregido en el curso', ca: 'corregit al curs' },
  conflict: { en: 'the course differs', es: 'el curso difiere', ca: 'el curs difereix' },
  possible: { en: 'possible', es: 'posible', ca: 'possible' },
  date_ambiguous: { en: 'date unclear', es: 'fecha dudosa', ca: 'data dubtosa' },
  changed: { en: 'changed', es: 'se modifica', ca: 'es modifica' },
  started: { en: 'new', es: 'nuevo', ca: 'nou' },
  stopped: { en: 'stopped', es: 'suspendido', ca: 'suspès' },
  unaccounted: {
    en: 'not mentioned at discharge',
    es: 'no mencionado al alta',
    ca: 'no esmentat a l’alta',
  },
  allergy_match: { en: 'allergy on record', es: 'alergia registrada', ca: 'al·lèrgia registrada' },
  implausible_value: { en: 'unlikely value', es: 'valor poco probable', ca: 'valor poc probable' },
  judged: { en: 'judged by a model', es: 'valorado por un modelo', ca: 'valorat per un model' },
  origin_model: {
    en: '{count, plural, =0 {Written by the model} one {Written by the model from # passage} other {Written by the model from # passages}}',
    es: '{count, plural, =0 {Redactada por el modelo} one {Redactada por el modelo a partir de # pasaje} other {Redactada por el modelo a partir de # pasajes}}',
    ca: '{count, plural, =0 {Redactada pel model} one {Redactada pel model a partir de # passatge} other {Redactada pel model a partir de # passatges}}',
  },
  origin_course: { en: 'Quoted from the course', es: 'Citada del curso', ca: 'Citada del curs' },
  origin_person: { en: 'Written by a person', es: 'Escrita por una persona', ca: 'Escrita per una persona' },
  passage_role: { en: 'passage', es: 'pasaje', ca: 'passatge' },
  course: { en: 'Clinical course', es: 'Curso clínico', ca: 'Curs clínic' },
  words: {
    en: '{count, plural, one {# word} other {# words}}',
    es: '{count, plural, one {# palabra} other {# palabras}}',
    ca: '{count, plural, one {# paraula} other {# paraules}}',
  },
  passage: { en: 'Passage {now} of {all}', es: 'Pasaje {now} de {all}', ca: 'Passatge {now} de {all}' },
  passage_named: { en: 'Passage {now}', es: 'Pasaje {now}', ca: 'Passatge {now}' },
  next_passage: { en: 'Next passage', es: 'Pasaje siguiente', ca: 'Passatge següent' },
  previous_passage: { en: 'Previous passage', es: 'Pasaje anterior', ca: 'Passatge anterior' },
  choose_sentence: {
    en: 'Choose a sentence of the report to see where it comes from.',
    es: 'Elija una frase del informe para ver de dónde sale.',
    ca: 'Trieu una frase de l’informe per veure d’on surt.',
  },
  unused: {
    en: 'In the course, not in the report',
    es: 'En el curso, no en el informe',
    ca: 'Al curs, no a l’informe',
  },
  unused_short: { en: 'Unused', es: 'Sin usar', ca: 'Sense usar' },
  open_source: { en: 'Open the source', es: 'Abrir la fuente', ca: 'Obre la font' },
  view: { en: 'View', es: 'Vista', ca: 'Vista' },
  unused_all: {
    en: 'Show all {count, number}',
    es: 'Ver todo ({count, number})',
    ca: 'Mostra-ho tot ({count, number})',
  },
  unused_none: {
    en: 'Nothing salient of the course is missing from the report.',
    es: 'No falta en el informe nada relevante del curso.',
    ca: 'No falta a l’informe res rellevant del curs.',
  },
})
