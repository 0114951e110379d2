import { texts } from '../../base/phrases.ts'

/** Files with all that is kept of a person or a patient. */
export const dataExportTexts = texts('data-exports', {
  own_title: { en: 'Export of your data', es: 'Exportación de sus datos', ca: 'Exportació de les seves dades' },
  of_title: { en: 'Export of data', es: 'Exportación de datos', ca: 'Exportació de dades' },
  own_means: {
    en: 'All that Alta keeps of you, in one ZIP file: account, roles, sessions, what you did, ratings, and the chats that you may still read.',
    es: 'Todo lo que Alta guarda de usted, en un archivo ZIP: cuenta, roles, sesiones, lo que ha hecho, valoraciones y los chats que aún puede leer.',
    ca: 'Tot el que Alta guarda de vostè, en un fitxer ZIP: compte, rols, sessions, el que ha fet, valoracions i els xats que encara pot llegir.',
  },
  of_means: {
    en: 'All that Alta keeps of this person, in one ZIP file, without a word of chats or comments.',
    es: 'Todo lo que Alta guarda de esta persona, en un archivo ZIP, sin una palabra de chats ni comentarios.',
    ca: 'Tot el que Alta guarda d’aquesta persona, en un fitxer ZIP, sense cap paraula de xats ni comentaris.',
  },
  make: { en: 'Prepare the file', es: 'Preparar el archivo', ca: 'Prepara el fitxer' },
  asked: {
    en: 'The file is being prepared. It appears here when it is ready.',
    es: 'Se está preparando el archivo. Aparecerá aquí cuando esté listo.',
    ca: 'S’està preparant el fitxer. Apareixerà aquí quan estigui a punt.',
  },
  too_many: {
    en: 'Two files are being prepared already. Wait until one is ready.',
    es: 'Ya se están preparando dos archivos. Espere a que uno esté listo.',
    ca: 'Ja s’estan preparant dos fitxers. Esperi que un estigui a punt.',
  },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
  list: { en: 'Files that were prepared', es: 'Archivos preparados', ca: 'Fitxers preparats' },
  person: { en: 'Data of a person', es: 'Datos de una persona', ca: 'Dades d’una persona' },
  patient: { en: 'Data of a patient', es: 'Datos de un paciente', ca: 'Dades d’un pacient' },
  line: {
    en: '{what}, {when}',
    es: '{what}, {when}',
    ca: '{what}, {when}',
  },
  waiting: { en: 'Being prepared', es: 'En preparación', ca: 'En preparació' },
  ready: { en: 'Ready, until {until}', es: 'Listo, hasta el {until}', ca: 'A punt, fins al {until}' },
  state_failed: { en: 'Failed', es: 'Ha fallado', ca: 'Ha fallat' },
  fetch: { en: 'Download', es: 'Descargar', ca: 'Baixa' },
  remove: { en: 'Delete', es: 'Eliminar', ca: 'Elimina' },
  one: { en: '{act}: {what}', es: '{act}: {what}', ca: '{act}: {what}' },
})
