import { texts } from '../../../base/phrases.ts'

/** Correcting a report. */
export const correctTexts = texts('report_correct', {
  edit: { en: 'Edit', es: 'Editar', ca: 'Edita' },
  edit_named: { en: 'Edit {section}', es: 'Editar {section}', ca: 'Edita {section}' },
  editing: { en: 'Editing', es: 'Editando', ca: 'Editant' },
  done: { en: 'Done', es: 'Listo', ca: 'Fet' },
  changed: { en: 'With changes', es: 'Con cambios', ca: 'Amb canvis' },
  sections_changed: {
    en: '{count, plural, =0 {No changes} one {# section changed} other {# sections changed}}',
    es: '{count, plural, =0 {Sin cambios} one {# sección con cambios} other {# secciones con cambios}}',
    ca: '{count, plural, =0 {Sense canvis} one {# secció amb canvis} other {# seccions amb canvis}}',
  },
  saved_at: { en: 'Saved {time}', es: 'Guardado a las {time}', ca: 'Desat a les {time}' },
  saving: { en: 'Saving…', es: 'Guardando…', ca: 'S’està desant…' },
  not_saved: { en: 'Not saved: retrying', es: 'Sin guardar: reintentando', ca: 'Sense desar: es torna a provar' },
  cancel: { en: 'Cancel', es: 'Cancelar', ca: 'Cancel·la' },
  save: { en: 'Save correction', es: 'Guardar la corrección', ca: 'Desa la correcció' },
  corrected: { en: 'Correction saved', es: 'Corrección guardada', ca: 'Correcció desada' },
  no_changes: {
    en: 'No changes to update',
    es: 'No hay cambios que actualizar',
    ca: 'No hi ha canvis per actualitzar',
  },
  not_corrected: {
    en: 'Error sending report correction. Please try again later.',
    es: 'Error al enviar la corrección del informe. Inténtelo de nuevo más tarde.',
    ca: 'Error en enviar la correcció de l’informe. Torni-ho a provar més tard.',
  },
  discard_title: {
    en: 'Discard your changes?',
    es: '¿Descartar sus cambios?',
    ca: 'Vol descartar els seus canvis?',
  },
  discard_text: {
    en: 'What you wrote in these sections goes, here and in the kept draft:',
    es: 'Se pierde lo que ha escrito en estas secciones, aquí y en el borrador guardado:',
    ca: 'Es perd el que ha escrit en aquestes seccions, aquí i en l’esborrany desat:',
  },
  discard: { en: 'Discard', es: 'Descartar', ca: 'Descarta' },
  continue_editing: { en: 'Continue editing', es: 'Seguir editando', ca: 'Continua editant' },
  not_discarded: {
    en: 'The draft could not be discarded. Please try again later.',
    es: 'No se ha podido descartar el borrador. Inténtelo de nuevo más tarde.',
    ca: 'No s’ha pogut descartar l’esborrany. Torni-ho a provar més tard.',
  },
  stale_title: {
    en: '{name} saved a newer correction',
    es: '{name} ha guardado una corrección más reciente',
    ca: '{name} ha desat una correcció més recent',
  },
  stale_title_own: {
    en: 'You saved a newer correction elsewhere',
    es: 'Usted ha guardado una corrección más reciente en otro lugar',
    ca: 'Ha desat una correcció més recent en un altre lloc',
  },
  stale_text: {
    en: 'Revision {revision} by {name}, {when}. Your text is kept. Choose for each section which one goes on.',
    es: 'Revisión {revision} de {name}, {when}. Su texto se conserva. Elija en cada sección cuál sigue adelante.',
    ca: 'Revisió {revision} de {name}, {when}. El seu text es conserva. Triï a cada secció quin continua.',
  },
  theirs: { en: 'Newest version', es: 'Versión más reciente', ca: 'Versió més recent' },
  of_person: { en: 'Version of {name}', es: 'Versión de {name}', ca: 'Versió de {name}' },
  mine: { en: 'Your text', es: 'Su texto', ca: 'El seu text' },
  found: {
    en: 'Your unsaved draft is open again',
    es: 'Su borrador sin guardar vuelve a estar abierto',
    ca: 'El seu esborrany sense desar torna a ser obert',
  },
  insert: { en: 'Insert', es: 'Insertar', ca: 'Insereix' },
  insert_named: { en: 'Insert in {section}', es: 'Insertar en {section}', ca: 'Insereix a {section}' },
  inserted: { en: 'Inserted in {section}', es: 'Insertado en {section}', ca: 'Inserit a {section}' },
  removed: { en: 'Sentence removed', es: 'Frase quitada', ca: 'Frase treta' },
  undo: { en: 'Undo', es: 'Deshacer', ca: 'Desfés' },
  not_removed_alone: {
    en: 'The sentence is bound to what stands around it and cannot be removed by itself. Take it out here.',
    es: 'La frase está ligada a lo que la rodea y no se puede quitar por sí sola. Quítela aquí.',
    ca: 'La frase està lligada al que l’envolta i no es pot treure per si sola. Tregui-la aquí.',
  },
  empty: { en: 'Nothing written here.', es: 'No hay nada escrito.', ca: 'No hi ha res escrit.' },
})

/** A text that the server does not take as it is. */
export const refusedTexts = texts('report_refused', {
  status: { en: 'Not saved', es: 'Sin guardar', ca: 'Sense desar' },
  title: {
    en: 'What you write is no longer saved',
    es: 'Lo que escribe ya no se guarda',
    ca: 'El que escriu ja no es desa',
  },
  not_corrected: {
    en: 'Error sending report correction.',
    es: 'Error al enviar la corrección del informe.',
    ca: 'Error en enviar la correcció de l’informe.',
  },
  forbidden: {
    en: 'You may no longer correct reports of this organisation. Your text is still on this screen: copy it, and ask whoever manages the organisation.',
    es: 'Ya no puede corregir informes de esta organización. Su texto sigue en esta pantalla: cópielo y hable con quien gestiona la organización.',
    ca: 'Ja no pot corregir informes d’aquesta organització. El seu text continua en aquesta pantalla: copiï-lo i parli amb qui gestiona l’organització.',
  },
  gone: {
    en: 'The report has been deleted, or you may no longer see it. Your text is still on this screen: copy it before you leave.',
    es: 'El informe se ha eliminado o ya no puede verlo. Su texto sigue en esta pantalla: cópielo antes de salir.',
    ca: 'L’informe s’ha eliminat o ja no el pot veure. El seu text continua en aquesta pantalla: copiï-lo abans de sortir.',
  },
  too_large: {
    en: 'The text is too long. Shorten it, or copy what must not be lost.',
    es: 'El texto es demasiado largo. Acórtelo o copie lo que no se deba perder.',
    ca: 'El text és massa llarg. Escurci-lo o copiï el que no s’hagi de perdre.',
  },
  section_too_long: {
    en: '{section}: {length, number} characters, at most {most, number}. Shorten it; until then nothing is sent and nothing is lost here.',
    es: '{section}: {length, number} caracteres, como máximo {most, number}. Acórtela; hasta entonces no se envía nada y aquí no se pierde nada.',
    ca: '{section}: {length, number} caràcters, com a màxim {most, number}. Escurci-la; fins llavors no s’envia res i aquí no es perd res.',
  },
  stale: {
    en: 'Somebody has saved a newer correction. Your text is still on this screen.',
    es: 'Otra persona ha guardado una corrección más reciente. Su texto sigue en esta pantalla.',
    ca: 'Una altra persona ha desat una correcció més recent. El seu text continua en aquesta pantalla.',
  },
  other: {
    en: 'The server does not accept the text as it is. Copy it and tell whoever looks after Alta.',
    es: 'El servidor no acepta el texto tal como está. Cópielo y avise a quien mantiene Alta.',
    ca: 'El servidor no accepta el text tal com està. Copiï-lo i avisi qui manté Alta.',
  },
  copy: { en: 'Copy my text', es: 'Copiar mi texto', ca: 'Copia el meu text' },
  copied: {
    en: 'Your text is on the clipboard',
    es: 'Su texto está en el portapapeles',
    ca: 'El seu text és al porta-retalls',
  },
  not_copied: {
    en: 'Error copying your text to the clipboard.',
    es: 'Error al copiar su texto al portapapeles.',
    ca: 'Error en copiar el seu text al porta-retalls.',
  },
})

/** The versions of a report and what differs between them. */
export const versionTexts = texts('report_versions', {
  unchanged: {
    en: '{count, plural, one {# unchanged line} other {# unchanged lines}}',
    es: '{count, plural, one {# línea sin cambios} other {# líneas sin cambios}}',
    ca: '{count, plural, one {# línia sense canvis} other {# línies sense canvis}}',
  },
  version: { en: 'Version', es: 'Versión', ca: 'Versió' },
  generated: { en: 'Generated', es: 'Generado', ca: 'Generat' },
  corrected: { en: 'Corrected', es: 'Corregido', ca: 'Corregit' },
  panes: { en: 'Source, changes and revisions', es: 'Fuente, cambios y revisiones', ca: 'Font, canvis i revisions' },
  source: { en: 'Source', es: 'Fuente', ca: 'Font' },
  changes: { en: 'Changes', es: 'Cambios', ca: 'Canvis' },
  revisions: { en: 'Revisions', es: 'Revisiones', ca: 'Revisions' },
  against_generated: {
    en: 'Compared with the generated version',
    es: 'Comparado con la versión generada',
    ca: 'Comparat amb la versió generada',
  },
  against_revision: {
    en: 'Compared with revision {revision}',
    es: 'Comparado con la revisión {revision}',
    ca: 'Comparat amb la revisió {revision}',
  },
  no_changes: { en: 'Nothing differs.', es: 'No hay diferencias.', ca: 'No hi ha diferències.' },
  words: { en: 'words', es: 'palabras', ca: 'paraules' },
  inserted: {
    en: '{count, plural, one {# word inserted} other {# words inserted}}',
    es: '{count, plural, one {# palabra insertada} other {# palabras insertadas}}',
    ca: '{count, plural, one {# paraula inserida} other {# paraules inserides}}',
  },
  removed: {
    en: '{count, plural, one {# word removed} other {# words removed}}',
    es: '{count, plural, one {# palabra quitada} other {# palabras quitadas}}',
    ca: '{count, plural, one {# paraula treta} other {# paraules tretes}}',
  },
  revision: { en: 'Revision {revision}', es: 'Revisión {revision}', ca: 'Revisió {revision}' },
  generated_version: { en: 'Generated version', es: 'Versión generada', ca: 'Versió generada' },
  not_loaded: {
    en: 'The revisions could not be loaded.',
    es: 'No se han podido cargar las revisiones.',
    ca: 'No s’han pogut carregar les revisions.',
  },
  signed_by: { en: 'Signed by {name}', es: 'Firmado por {name}', ca: 'Signat per {name}' },
  edit_ratio: {
    en: '{section}: {share} of words differ from the generated version',
    es: '{section}: {share} de las palabras difieren de la versión generada',
    ca: '{section}: {share} de les paraules difereixen de la versió generada',
  },
})
