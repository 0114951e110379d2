import { texts } from '../../../base/phrases.ts'

/** What is held of one patient: found, exported, erased. */
export const patientTexts = texts('patient-data', {
  title: { en: 'Data of a patient', es: 'Datos de un paciente', ca: 'Dades d’un pacient' },
  sub: {
    en: 'Find, export and erase what is here of one patient',
    es: 'Buscar, exportar y suprimir lo que hay de un paciente',
    ca: 'Cercar, exportar i suprimir el que hi ha d’un pacient',
  },
  number: { en: 'Record number', es: 'Número de historia', ca: 'Número d’història' },
  name: { en: 'Name (optional)', es: 'Nombre (opcional)', ca: 'Nom (opcional)' },
  born: { en: 'Birth date (optional)', es: 'Fecha de nacimiento (opcional)', ca: 'Data de naixement (opcional)' },
  help: {
    en: 'Name and birth date tell patients of one number apart, and together find what gives no number.',
    es: 'Nombre y fecha de nacimiento distinguen a pacientes con el mismo número y, juntos, encuentran lo que no lo lleva.',
    ca: 'Nom i data de naixement distingeixen pacients amb el mateix número i, junts, troben el que no en porta.',
  },
  wrong_number: {
    en: 'A record number has letters or figures.',
    es: 'Un número de historia tiene letras o cifras.',
    ca: 'Un número d’història té lletres o xifres.',
  },
  too_many: {
    en: 'Too much is found. Give the name and the birth date, too.',
    es: 'Se encuentra demasiado. Indique también el nombre y la fecha de nacimiento.',
    ca: 'Es troba massa. Indiqui també el nom i la data de naixement.',
  },
  find: { en: 'Find', es: 'Buscar', ca: 'Cerca' },
  none: { en: 'Nothing was found.', es: 'No se ha encontrado nada.', ca: 'No s’ha trobat res.' },
  found: {
    en: '{count, plural, one {# record} other {# records}} found',
    es: '{count, plural, one {# registro encontrado} other {# registros encontrados}}',
    ca: '{count, plural, one {# registre trobat} other {# registres trobats}}',
  },
  discharge_report: { en: 'Report of {day}', es: 'Informe del {day}', ca: 'Informe del {day}' },
  chat_session: { en: 'Chat of {day}', es: 'Chat del {day}', ca: 'Xat del {day}' },
  document: { en: 'Document of a chat, {day}', es: 'Documento de un chat, {day}', ca: 'Document d’un xat, {day}' },
  mentions: {
    en: '{count, plural, =0 {named through what it belongs to} one {named in # place} other {named in # places}}',
    es: '{count, plural, =0 {por aquello a lo que pertenece} one {se nombra en # lugar} other {se nombra en # lugares}}',
    ca: '{count, plural, =0 {per allò a què pertany} one {s’anomena en # lloc} other {s’anomena en # llocs}}',
  },
  kept_retention: {
    en: 'stays: signed, to be kept until {until}',
    es: 'se queda: firmado, se conserva hasta el {until}',
    ca: 'es queda: signat, es conserva fins al {until}',
  },
  kept_legal_hold: { en: 'stays: legal hold', es: 'se queda: retención legal', ca: 'es queda: retenció legal' },
  kept_unfinished: { en: 'stays: being written', es: 'se queda: en redacción', ca: 'es queda: en redacció' },
  export: { en: 'Export', es: 'Exportar', ca: 'Exporta' },
  export_asked: {
    en: 'The file is being prepared. It appears below when it is ready.',
    es: 'Se está preparando el archivo. Aparecerá abajo cuando esté listo.',
    ca: 'S’està preparant el fitxer. Apareixerà a sota quan estigui a punt.',
  },
  erase: { en: 'Ask for erasure', es: 'Pedir la supresión', ca: 'Demana la supressió' },
  erase_title: {
    en: 'Ask for the erasure of these data?',
    es: '¿Pedir la supresión de estos datos?',
    ca: 'Vol demanar la supressió d’aquestes dades?',
  },
  erase_means: {
    en: '{count, plural, one {# record is} other {# records are}} erased for good once a second person has approved it and you begin. Chats go whole. What must be kept stays, and the protocol says why.',
    es: '{count, plural, one {# registro se suprimirá} other {# registros se suprimirán}} para siempre cuando otra persona lo apruebe y usted lo inicie. Los chats se suprimen enteros. Lo que debe conservarse se queda, y el acta dice por qué.',
    ca: '{count, plural, one {# registre se suprimirà} other {# registres se suprimiran}} per sempre quan una altra persona ho aprovi i vostè ho iniciï. Els xats se suprimeixen sencers. El que s’ha de conservar es queda, i l’acta diu per què.',
  },
  erase_asked: {
    en: 'A second person is asked, under “Clinical access” in the overview.',
    es: 'Se ha preguntado a otra persona, en «Acceso clínico» del resumen.',
    ca: 'S’ha preguntat a una altra persona, a «Accés clínic» del resum.',
  },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
})

/** Erasures that were asked for. */
export const erasureTexts = texts('erasures', {
  title: { en: 'Erasures', es: 'Supresiones', ca: 'Supressions' },
  sub: {
    en: 'Asked for by one person, approved by another',
    es: 'Las pide una persona y las aprueba otra',
    ca: 'Les demana una persona i les aprova una altra',
  },
  none: { en: 'None so far.', es: 'Ninguna hasta ahora.', ca: 'Cap fins ara.' },
  asked: {
    en: 'Asked for by {name} on {when}: “{reason}”',
    es: 'Pedida por {name} el {when}: «{reason}»',
    ca: 'Demanada per {name} el {when}: «{reason}»',
  },
  approved_by: { en: 'Approved by {name}', es: 'Aprobada por {name}', ca: 'Aprovada per {name}' },
  records: {
    en: '{found, plural, one {# record} other {# records}}',
    es: '{found, plural, one {# registro} other {# registros}}',
    ca: '{found, plural, one {# registre} other {# registres}}',
  },
  outcome: {
    en: '{found, plural, one {# record} other {# records}}: {erased} erased, {kept} kept',
    es: '{found, plural, one {# registro} other {# registros}}: {erased} suprimidos, {kept} conservados',
    ca: '{found, plural, one {# registre} other {# registres}}: {erased} suprimits, {kept} conservats',
  },
  waiting: { en: 'Waits for a second person', es: 'Espera a otra persona', ca: 'Espera una altra persona' },
  approved: { en: 'Approved: begin it', es: 'Aprobada: iníciela', ca: 'Aprovada: iniciï-la' },
  refused: { en: 'Refused', es: 'Denegada', ca: 'Denegada' },
  withdrawn: { en: 'Taken back', es: 'Retirada', ca: 'Retirada' },
  ended: {
    en: 'Too late: ask again',
    es: 'Fuera de plazo: pídala de nuevo',
    ca: 'Fora de termini: torni-la a demanar',
  },
  running: { en: 'Being erased', es: 'Suprimiendo', ca: 'S’està suprimint' },
  done: { en: 'Done', es: 'Hecha', ca: 'Feta' },
  begin: { en: 'Begin', es: 'Iniciar', ca: 'Inicia' },
  begun: { en: 'The erasure has begun.', es: 'La supresión ha empezado.', ca: 'La supressió ha començat.' },
  protocol: { en: 'Protocol', es: 'Acta', ca: 'Acta' },
  protocol_json: { en: 'Protocol as JSON', es: 'Acta en JSON', ca: 'Acta en JSON' },
  one: { en: '{act}: {what}', es: '{act}: {what}', ca: '{act}: {what}' },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
})
