import { texts } from '../../../base/phrases.ts'

/** Writing in one section of a report. */
export const editorTexts = texts('section_editor', {
  opening: { en: 'Opening the editor', es: 'Abriendo el editor', ca: 'Obrint l’editor' },
  format: { en: 'Format', es: 'Formato', ca: 'Format' },
  paragraph: { en: 'Paragraph', es: 'Párrafo', ca: 'Paràgraf' },
  heading: { en: 'Sub-heading', es: 'Subtítulo', ca: 'Subtítol' },
  small_heading: { en: 'Small sub-heading', es: 'Subtítulo menor', ca: 'Subtítol menor' },
  kind: { en: 'Kind of paragraph: {kind}', es: 'Tipo de párrafo: {kind}', ca: 'Tipus de paràgraf: {kind}' },
  bold: { en: 'Bold', es: 'Negrita', ca: 'Negreta' },
  italic: { en: 'Italic', es: 'Cursiva', ca: 'Cursiva' },
  bullets: { en: 'List', es: 'Lista', ca: 'Llista' },
  numbers: { en: 'Numbered list', es: 'Lista numerada', ca: 'Llista numerada' },
  insert_table: { en: 'Insert a table', es: 'Insertar una tabla', ca: 'Insereix una taula' },
  table: { en: 'Table', es: 'Tabla', ca: 'Taula' },
  add_row: { en: 'Add a row below', es: 'Añadir una fila debajo', ca: 'Afegeix una fila a sota' },
  remove_row: { en: 'Remove this row', es: 'Quitar esta fila', ca: 'Treu aquesta fila' },
  add_column: {
    en: 'Add a column to the right',
    es: 'Añadir una columna a la derecha',
    ca: 'Afegeix una columna a la dreta',
  },
  remove_column: { en: 'Remove this column', es: 'Quitar esta columna', ca: 'Treu aquesta columna' },
  remove_table: { en: 'Remove the table', es: 'Quitar la tabla', ca: 'Treu la taula' },
  undo: { en: 'Undo', es: 'Deshacer', ca: 'Desfés' },
  redo: { en: 'Redo', es: 'Rehacer', ca: 'Refés' },
  keys: {
    en: 'Alt+F10 goes to the format buttons.',
    es: 'Con Alt+F10 se va a los botones de formato.',
    ca: 'Amb Alt+F10 s’arriba als botons de format.',
  },
  placeholder: {
    en: 'Write what this section should say.',
    es: 'Escriba lo que debe decir esta sección.',
    ca: 'Escrigui el que ha de dir aquesta secció.',
  },
  no_images: {
    en: 'Images and files cannot be part of a report and were left out.',
    es: 'Un informe no puede contener imágenes ni archivos; se han omitido.',
    ca: 'Un informe no pot contenir imatges ni fitxers; s’han omès.',
  },
  plain: {
    en: 'This section is shown as plain text with its signs (markdown), because it holds something the editor could not keep unchanged, such as a quotation or an image.',
    es: 'Esta sección se muestra como texto simple con sus signos (markdown), porque contiene algo que el editor no podría conservar sin cambios, como una cita o una imagen.',
    ca: 'Aquesta secció es mostra com a text simple amb els seus signes (markdown), perquè conté alguna cosa que l’editor no podria conservar sense canvis, com ara una citació o una imatge.',
  },
  length: {
    en: '{length, number} of {most, number} characters',
    es: '{length, number} de {most, number} caracteres',
    ca: '{length, number} de {most, number} caràcters',
  },
  too_long: {
    en: 'This section is too long to be saved: {length, number} characters, at most {most, number}.',
    es: 'Esta sección es demasiado larga para guardarla: {length, number} caracteres, como máximo {most, number}.',
    ca: 'Aquesta secció és massa llarga per desar-la: {length, number} caràcters, com a màxim {most, number}.',
  },
})
