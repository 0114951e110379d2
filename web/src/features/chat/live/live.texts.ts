import type { ProblemCode } from '@alta/contract/problems'
import { texts } from '../../../base/phrases.ts'

/** The chat itself: questions, answers and their sources. */
export const liveTexts = texts('chat_live', {
  tab: { en: 'Chat', es: 'Chat', ca: 'Xat' },
  log: { en: 'Messages', es: 'Mensajes', ca: 'Missatges' },
  you: { en: 'You', es: 'Usted', ca: 'Vós' },
  alta: { en: 'Alta', es: 'Alta', ca: 'Alta' },
  empty: { en: 'Nothing asked yet', es: 'Aún no hay preguntas', ca: 'Encara no hi ha preguntes' },
  empty_rag: {
    en: 'Add documents or attach a report, and ask. Every sentence of an answer shows where it stands.',
    es: 'Añada documentos o adjunte un informe y pregunte. Cada frase de una respuesta muestra dónde consta.',
    ca: 'Afegiu documents o adjunteu un informe i pregunteu. Cada frase d’una resposta mostra on consta.',
  },
  empty_echo: {
    en: 'Write something: the answer repeats it.',
    es: 'Escriba algo: la respuesta lo repite.',
    ca: 'Escriviu alguna cosa: la resposta ho repeteix.',
  },
  empty_none: {
    en: 'Write to the language model.',
    es: 'Escriba al modelo de lenguaje.',
    ca: 'Escriviu al model de llenguatge.',
  },
  not_grounded: {
    en: 'Answers of this strategy are not grounded in documents. Do not rely on them for care.',
    es: 'Las respuestas de esta estrategia no se basan en documentos. No las use para decidir la atención.',
    ca: 'Les respostes d’aquesta estratègia no es basen en documents. No les feu servir per decidir l’atenció.',
  },
  older: { en: 'Show earlier messages', es: 'Mostrar mensajes anteriores', ca: 'Mostra missatges anteriors' },
  to_end: { en: 'To the latest', es: 'Ir al último', ca: 'Vés al darrer' },
  writing: { en: 'Writing…', es: 'Escribiendo…', ca: 'Escrivint…' },
  full: { en: 'Every sentence cited', es: 'Todas las frases citadas', ca: 'Totes les frases citades' },
  partial: { en: 'Partly found', es: 'Consta en parte', ca: 'Consta en part' },
  none: { en: 'Not found in the documents', es: 'No consta en los documentos', ca: 'No consta en els documents' },
  stopped: { en: 'Stopped', es: 'Detenida', ca: 'Aturada' },
  failed: {
    en: 'The answer could not be finished.',
    es: 'No se ha podido terminar la respuesta.',
    ca: 'No s’ha pogut acabar la resposta.',
  },
  no_model: {
    en: 'No language model is configured, so this strategy cannot answer. Choose RAG in “Edit”.',
    es: 'No hay ningún modelo de lenguaje configurado y esta estrategia no puede responder. Elija RAG en «Editar».',
    ca: 'No hi ha cap model de llenguatge configurat i aquesta estratègia no pot respondre. Trieu RAG a «Edita».',
  },
  resume: { en: 'Continue', es: 'Continuar', ca: 'Continua' },
  resume_failed: {
    en: 'Error continuing the answer. Please try again later.',
    es: 'Error al continuar la respuesta. Vuelva a intentarlo más tarde.',
    ca: 'Error en continuar la resposta. Torneu-ho a provar més tard.',
  },
  copy: { en: 'Copy', es: 'Copiar', ca: 'Copia' },
  copy_cited: { en: 'Copy with citations', es: 'Copiar con citas', ca: 'Copia amb cites' },
  copied: { en: 'Copied', es: 'Copiado', ca: 'Copiat' },
  copy_failed: {
    en: 'Error copying the answer to the clipboard.',
    es: 'Error al copiar la respuesta al portapapeles.',
    ca: 'Error en copiar la resposta al porta-retalls.',
  },
  citation: { en: 'Source {number}', es: 'Fuente {number}', ca: 'Font {number}' },
  open_there: {
    en: 'Open the document at this point',
    es: 'Abrir el documento en este punto',
    ca: 'Obre el document en aquest punt',
  },
  page: { en: 'page {page}', es: 'página {page}', ca: 'pàgina {page}' },
  revision: { en: 'revision {revision}', es: 'revisión {revision}', ca: 'revisió {revision}' },
  gone: {
    en: 'This source has been deleted. The quotation stays as it was.',
    es: 'Esta fuente se ha eliminado. La cita se conserva como estaba.',
    ca: 'Aquesta font s’ha suprimit. La cita es conserva tal com era.',
  },
  source_failed: {
    en: 'The source could not be loaded.',
    es: 'No se ha podido cargar la fuente.',
    ca: 'No s’ha pogut carregar la font.',
  },
  close: { en: 'Close', es: 'Cerrar', ca: 'Tanca' },
  back: { en: 'Back to the documents', es: 'Volver a los documentos', ca: 'Torna als documents' },
  download: { en: 'Download the file', es: 'Descargar el archivo', ca: 'Baixa el fitxer' },
  download_failed: {
    en: 'Error downloading the file. Please try again later.',
    es: 'Error al descargar el archivo. Vuelva a intentarlo más tarde.',
    ca: 'Error en baixar el fitxer. Torneu-ho a provar més tard.',
  },
  ask: { en: 'Ask about the documents', es: 'Pregunte sobre los documentos', ca: 'Pregunteu sobre els documents' },
  write: { en: 'Write a message', es: 'Escriba un mensaje', ca: 'Escriviu un missatge' },
  send: { en: 'Send', es: 'Enviar', ca: 'Envia' },
  stop: { en: 'Stop', es: 'Detener', ca: 'Atura' },
  keys: {
    en: 'Enter sends · Shift+Enter new line',
    es: 'Intro envía · Mayús+Intro línea nueva',
    ca: 'Retorn envia · Maj+Retorn línia nova',
  },
  sources: {
    en: '{count, plural, =0 {No document or report is ready yet.} one {Answers only from # ready source.} other {Answers only from # ready sources.}}',
    es: '{count, plural, =0 {Todavía no hay ningún documento ni informe listo.} one {Responde solo con # fuente lista.} other {Responde solo con # fuentes listas.}}',
    ca: '{count, plural, =0 {Encara no hi ha cap document ni informe a punt.} one {Respon només amb # font a punt.} other {Respon només amb # fonts a punt.}}',
  },
  length: { en: '{now} of {most} characters', es: '{now} de {most} caracteres', ca: '{now} de {most} caràcters' },
  send_failed: {
    en: 'Error sending the message. Please try again later.',
    es: 'Error al enviar el mensaje. Vuelva a intentarlo más tarde.',
    ca: 'Error en enviar el missatge. Torneu-ho a provar més tard.',
  },
  still_writing: {
    en: 'An answer is still being written. Wait for it or stop it.',
    es: 'Todavía se está escribiendo una respuesta. Espere o deténgala.',
    ca: 'Encara s’està escrivint una resposta. Espereu-la o atureu-la.',
  },
  stop_failed: {
    en: 'Error stopping the answer. Please try again later.',
    es: 'Error al detener la respuesta. Vuelva a intentarlo más tarde.',
    ca: 'Error en aturar la resposta. Torneu-ho a provar més tard.',
  },
  lost: {
    en: 'The answer can no longer be followed here.',
    es: 'Ya no se puede seguir aquí la respuesta.',
    ca: 'Aquí ja no es pot seguir la resposta.',
  },
  messages_failed: {
    en: 'The messages could not be loaded.',
    es: 'No se han podido cargar los mensajes.',
    ca: 'No s’han pogut carregar els missatges.',
  },
  documents_button: {
    en: 'Documents {count}',
    es: 'Documentos {count}',
    ca: 'Documents {count}',
  },
  edit: { en: 'Edit', es: 'Editar', ca: 'Edita' },
  remove: { en: 'Delete', es: 'Eliminar', ca: 'Suprimeix' },
  export_markdown: { en: 'Export as Markdown', es: 'Exportar como Markdown', ca: 'Exporta com a Markdown' },
  export_docx: { en: 'Save as DOCX', es: 'Guardar como DOCX', ca: 'Desa com a DOCX' },
  exported: { en: 'Chat exported', es: 'Chat exportado', ca: 'Xat exportat' },
  export_failed: {
    en: 'Error exporting the chat. Please try again later.',
    es: 'Error al exportar el chat. Vuelva a intentarlo más tarde.',
    ca: 'Error en exportar el xat. Torneu-ho a provar més tard.',
  },
})

/** Why an answer ended early, where it is not simply "unexpected". */
export const isNoModel = (code: ProblemCode): boolean => code === 'engine-unavailable'
