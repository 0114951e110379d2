import { texts } from '../../../base/phrases.ts'

/** Taking a report out: the clipboard and files. */
export const takeOutTexts = texts('report_take_out', {
  copy: { en: 'Copy', es: 'Copiar', ca: 'Copia' },
  what: { en: 'What to copy', es: 'Qué copiar', ca: 'Què cal copiar' },
  corrected: { en: 'Corrected version', es: 'Versión corregida', ca: 'Versió corregida' },
  generated: { en: 'Generated version', es: 'Versión generada', ca: 'Versió generada' },
  source: { en: 'Source', es: 'Fuente', ca: 'Font' },
  copy_corrected: {
    en: 'Copy the corrected version',
    es: 'Copiar la versión corregida',
    ca: 'Copia la versió corregida',
  },
  copy_generated: {
    en: 'Copy the generated version',
    es: 'Copiar la versión generada',
    ca: 'Copia la versió generada',
  },
  copy_source: { en: 'Copy the source', es: 'Copiar la fuente', ca: 'Copia la font' },
  copied_corrected: {
    en: 'Corrected version copied to the clipboard',
    es: 'Versión corregida copiada al portapapeles',
    ca: 'Versió corregida copiada al porta-retalls',
  },
  copied_generated: {
    en: 'Generated version copied to the clipboard',
    es: 'Versión generada copiada al portapapeles',
    ca: 'Versió generada copiada al porta-retalls',
  },
  copied_source: {
    en: 'Source copied to the clipboard',
    es: 'Fuente copiada al portapapeles',
    ca: 'Font copiada al porta-retalls',
  },
  failed_corrected: {
    en: 'Error copying the corrected text to the clipboard.',
    es: 'Error al copiar el texto corregido al portapapeles.',
    ca: 'Error en copiar el text corregit al porta-retalls.',
  },
  failed_generated: {
    en: 'Error copying the generated text to the clipboard.',
    es: 'Error al copiar el texto generado al portapapeles.',
    ca: 'Error en copiar el text generat al porta-retalls.',
  },
  failed_source: {
    en: 'Error copying the source text to the clipboard.',
    es: 'Error al copiar el texto de la fuente al portapapeles.',
    ca: 'Error en copiar el text de la font al porta-retalls.',
  },
  failed_markdown: {
    en: 'Something went wrong while processing the markdown.',
    es: 'Algo ha fallado al procesar el texto.',
    ca: 'Alguna cosa ha fallat en processar el text.',
  },
  empty: { en: 'Empty content.', es: 'Contenido vacío.', ca: 'Contingut buit.' },
  save_docx: { en: 'Save to DOCX', es: 'Guardar en DOCX', ca: 'Desa en DOCX' },
  more_formats: { en: 'Other files and print', es: 'Otros archivos e imprimir', ca: 'Altres fitxers i imprimir' },
  save_pdf: { en: 'Save as PDF', es: 'Guardar como PDF', ca: 'Desa com a PDF' },
  save_sheet_pdf: {
    en: 'Sheet for the patient (PDF)',
    es: 'Hoja para el paciente (PDF)',
    ca: 'Full per al pacient (PDF)',
  },
  save_sheet_docx: {
    en: 'Sheet for the patient (DOCX)',
    es: 'Hoja para el paciente (DOCX)',
    ca: 'Full per al pacient (DOCX)',
  },
  print: { en: 'Print', es: 'Imprimir', ca: 'Imprimeix' },
  saved_file: { en: 'File saved', es: 'Archivo guardado', ca: 'Fitxer desat' },
  saving_docx: { en: 'Saving', es: 'Guardando', ca: 'S’està desant' },
  saved_docx: { en: 'DOCX saved', es: 'DOCX guardado', ca: 'DOCX desat' },
  download_cancelled: { en: 'Download cancelled', es: 'Descarga cancelada', ca: 'Descàrrega cancel·lada' },
  not_converted: {
    en: 'Error converting markdown to DOCX.',
    es: 'Error al convertir el texto a DOCX.',
    ca: 'Error en convertir el text a DOCX.',
  },
})
