import { namedKinds } from '@alta/contract/document-kinds'
import type { DocumentProblem, IndexingStage } from '@alta/contract/documents'
import { type LocalizedText, texts } from '../../../base/phrases.ts'
import { pictureProblems } from '../../../base/picture-problems.ts'

/** The stages a document passes before it can be asked about. */
export const stageTexts = texts('document_stages', {
  preparing: { en: 'Preparing to index', es: 'Preparando la indexación', ca: 'Preparant la indexació' },
  processing: { en: 'Processing document', es: 'Procesando el documento', ca: 'Processant el document' },
  finalizing: { en: 'Finalizing index', es: 'Finalizando el índice', ca: 'Finalitzant l’índex' },
} satisfies Record<IndexingStage, LocalizedText>)

/** Why a document cannot be asked about, and what to do. */
export const documentProblemTexts = texts('document_problems', {
  unsupported: {
    en: 'The content is not what the name says, or no document of HL7 CDA or FHIR. Save it as .txt, .docx, .pdf or an image.',
    es: 'El contenido no es lo que dice el nombre, o no es un documento HL7 CDA o FHIR. Guárdelo como .txt, .docx, .pdf o imagen.',
    ca: 'El contingut no és el que diu el nom, o no és un document HL7 CDA o FHIR. Desi-lo com a .txt, .docx, .pdf o imatge.',
  },
  broken: {
    en: 'The file is damaged or empty.',
    es: 'El archivo está dañado o vacío.',
    ca: 'El fitxer està malmès o és buit.',
  },
  password_protected: {
    en: 'It is protected by a password. Upload a copy without one.',
    es: 'Está protegido con contraseña. Suba una copia sin ella.',
    ca: 'Està protegit amb contrasenya. Pugi-ne una còpia sense.',
  },
  ...pictureProblems,
  too_large: {
    en: 'It holds too much text or too many pages. Split it.',
    es: 'Contiene demasiado texto o demasiadas páginas. Divídalo.',
    ca: 'Conté massa text o massa pàgines. Divideixi-lo.',
  },
  too_slow: {
    en: 'Reading it took too long.',
    es: 'Se ha tardado demasiado en leerlo.',
    ca: 'S’ha trigat massa a llegir-lo.',
  },
  unexpected: {
    en: 'It could not be read. Please try again later.',
    es: 'No se ha podido leer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut llegir. Torni-ho a provar més tard.',
  },
} satisfies Record<DocumentProblem, LocalizedText>)

/** The documents panel of a chat. */
export const documentTexts = texts('documents', {
  title: { en: 'Documents', es: 'Documentos', ca: 'Documents' },
  count: { en: '{count} of {most}', es: '{count} de {most}', ca: '{count} de {most}' },
  add: { en: 'Add', es: 'Añadir', ca: 'Afegeix' },
  attach: { en: 'Attach a report', es: 'Adjuntar un informe', ca: 'Adjunta un informe' },
  drop: { en: 'Drop files here', es: 'Suelte aquí los archivos', ca: 'Deixi aquí els fitxers' },
  limits: {
    en: `${namedKinds} · up to {megabytes} MB each · images can be pasted`,
    es: `${namedKinds} · hasta {megabytes} MB cada uno · se pueden pegar imágenes`,
    ca: `${namedKinds} · fins a {megabytes} MB cadascun · es poden enganxar imatges`,
  },
  reports: { en: 'Attached reports', es: 'Informes adjuntos', ca: 'Informes adjunts' },
  generated: { en: 'Attached report · generated', es: 'Informe adjunto · generado', ca: 'Informe adjunt · generat' },
  corrected: {
    en: 'Attached report · corrected, revision {revision}',
    es: 'Informe adjunto · corregido, revisión {revision}',
    ca: 'Informe adjunt · corregit, revisió {revision}',
  },
  pages: {
    en: '{pages, plural, one {# page} other {# pages}}',
    es: '{pages, plural, one {# página} other {# páginas}}',
    ca: '{pages, plural, one {# pàgina} other {# pàgines}}',
  },
  page_of: {
    en: 'Reading page {page} of {pages}',
    es: 'Leyendo la página {page} de {pages}',
    ca: 'Llegint la pàgina {page} de {pages}',
  },
  pasted: { en: 'Pasted image', es: 'Imagen pegada', ca: 'Imatge enganxada' },
  words: {
    en: '{words, plural, one {# word} other {# words}}',
    es: '{words, plural, one {# palabra} other {# palabras}}',
    ca: '{words, plural, one {# paraula} other {# paraules}}',
  },
  kilobytes: { en: '{size} kB', es: '{size} kB', ca: '{size} kB' },
  megabytes: { en: '{size} MB', es: '{size} MB', ca: '{size} MB' },
  uploading: { en: 'Uploading {sent} of {all}', es: 'Subiendo {sent} de {all}', ca: 'Pujant {sent} de {all}' },
  interrupted: {
    en: 'Not here yet. If no other window is sending it, delete it and add the file again.',
    es: 'Aún no ha llegado. Si no lo está enviando otra ventana, elimínelo y añada de nuevo el archivo.',
    ca: 'Encara no ha arribat. Si no l’està enviant cap altra finestra, suprimeixi-lo i torni a afegir el fitxer.',
  },
  upload_failed: { en: 'Upload failed.', es: 'Error en la subida.', ca: 'Error en la pujada.' },
  not_read: { en: 'Could not be read', es: 'No se ha podido leer', ca: 'No s’ha pogut llegir' },
  annulled: {
    en: 'Annulled: no longer asked about',
    es: 'Anulado: ya no se consulta',
    ca: 'Anul·lat: ja no es consulta',
  },
  patients: {
    en: 'These texts name different patients:',
    es: 'Estos textos nombran a pacientes distintos:',
    ca: 'Aquests textos anomenen pacients diferents:',
  },
  retry: { en: 'Try again', es: 'Reintentar', ca: 'Reintenta' },
  retry_failed: {
    en: 'Error reading the document again. Please try again later.',
    es: 'Error al volver a leer el documento. Vuelva a intentarlo más tarde.',
    ca: 'Error en tornar a llegir el document. Torni-ho a provar més tard.',
  },
  open: { en: 'Open', es: 'Abrir', ca: 'Obre' },
  remove: { en: 'Delete', es: 'Eliminar', ca: 'Suprimeix' },
  dismiss: { en: 'Dismiss', es: 'Descartar', ca: 'Descarta' },
  remove_title: { en: 'Delete “{name}”?', es: '¿Eliminar «{name}»?', ca: 'Vol suprimir «{name}»?' },
  remove_text: {
    en: 'This cannot be undone. The file, its text and its index go; answers keep what they quote from it.',
    es: 'No se puede deshacer. Se eliminan el archivo, su texto y su índice; las respuestas conservan lo que citan de él.',
    ca: 'No es pot desfer. Se suprimeixen el fitxer, el seu text i el seu índex; les respostes conserven el que en citen.',
  },
  keep: { en: 'Keep it', es: 'Conservarlo', ca: 'Conserva’l' },
  destroy: { en: 'Delete the document', es: 'Eliminar el documento', ca: 'Suprimeix el document' },
  removed: { en: 'Document deleted: {name}', es: 'Documento eliminado: {name}', ca: 'Document suprimit: {name}' },
  remove_failed: {
    en: 'Error deleting the document. Please try again later.',
    es: 'Error al eliminar el documento. Vuelva a intentarlo más tarde.',
    ca: 'Error en suprimir el document. Torni-ho a provar més tard.',
  },
  ready: {
    en: 'Ready to be asked about: {name}',
    es: 'Listo para consultar: {name}',
    ca: 'A punt per consultar: {name}',
  },
  not_loaded: {
    en: 'Error loading documents.',
    es: 'Error al cargar los documentos.',
    ca: 'Error en carregar els documents.',
  },
  wrong_kind: {
    en: `Only these files are accepted: ${namedKinds}.`,
    es: `Solo se aceptan estos archivos: ${namedKinds}.`,
    ca: `Només s’accepten aquests fitxers: ${namedKinds}.`,
  },
  too_big: {
    en: 'Larger than {megabytes} MB.',
    es: 'Supera los {megabytes} MB.',
    ca: 'Supera els {megabytes} MB.',
  },
  is_empty: { en: 'The file is empty.', es: 'El archivo está vacío.', ca: 'El fitxer és buit.' },
  too_many: {
    en: 'A chat holds at most {most} documents.',
    es: 'Un chat admite como máximo {most} documentos.',
    ca: 'Un xat admet com a màxim {most} documents.',
  },
})
