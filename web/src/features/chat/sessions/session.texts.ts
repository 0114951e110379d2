import type { RagStrategy } from '@alta/contract/chat'
import { type LocalizedText, texts } from '../../../base/phrases.ts'

/** One line of what each strategy does. */
export const ragStrategyDoesTexts = texts('rag_strategy_does', {
  none: {
    en: 'Talks with the language model. Documents are not read and nothing is cited.',
    es: 'Conversa con el modelo de lenguaje. No se leen documentos ni se cita nada.',
    ca: 'Conversa amb el model de llenguatge. No es llegeixen documents ni se cita res.',
  },
  echo: {
    en: 'Answers with your own words. For trying out the chat.',
    es: 'Responde con sus mismas palabras. Para probar el chat.',
    ca: 'Respon amb les seves mateixes paraules. Per provar el xat.',
  },
  rag: {
    en: 'Answers only from the documents and reports of the chat, every sentence with its source.',
    es: 'Responde solo a partir de los documentos e informes del chat, cada frase con su fuente.',
    ca: 'Respon només a partir dels documents i informes del xat, cada frase amb la seva font.',
  },
} satisfies Record<RagStrategy, LocalizedText>)

/** Why a strategy cannot be chosen. */
export const ragUnavailableTexts = texts('rag_unavailable', {
  no_model: {
    en: 'Needs a language model. None is configured.',
    es: 'Necesita un modelo de lenguaje. No hay ninguno configurado.',
    ca: 'Necessita un model de llenguatge. No n’hi ha cap de configurat.',
  },
  not_allowed: {
    en: 'Needs a language model. The text of this organisation may not go to it.',
    es: 'Necesita un modelo de lenguaje. El texto de esta organización no puede enviarse a él.',
    ca: 'Necessita un model de llenguatge. El text d’aquesta organització no s’hi pot enviar.',
  },
})

/** Creating, changing, looking at and deleting a chat session. */
export const sessionTexts = texts('chat_session', {
  create_title: { en: 'New chat', es: 'Nuevo chat', ca: 'Xat nou' },
  edit_title: { en: 'Edit chat', es: 'Editar el chat', ca: 'Edita el xat' },
  title: { en: 'Title', es: 'Título', ca: 'Títol' },
  title_required: { en: 'Title is required', es: 'El título es obligatorio', ca: 'El títol és obligatori' },
  title_too_long: {
    en: 'At most {most} characters',
    es: 'Como máximo {most} caracteres',
    ca: 'Com a màxim {most} caràcters',
  },
  organisation: { en: 'Organisation', es: 'Organización', ca: 'Organització' },
  organisation_required: {
    en: 'Choose an organisation',
    es: 'Elija una organización',
    ca: 'Triï una organització',
  },
  organisation_help: {
    en: 'Documents and reports of the chat belong to it. It cannot be changed later.',
    es: 'A ella pertenecen los documentos e informes del chat. No se podrá cambiar después.',
    ca: 'Els documents i informes del xat hi pertanyen. No es podrà canviar després.',
  },
  strategy: { en: 'Strategy', es: 'Estrategia', ca: 'Estratègia' },
  reports: { en: 'Attach a discharge report', es: 'Adjuntar un informe de alta', ca: 'Adjunta un informe d’alta' },
  reports_help: {
    en: 'Ready reports of the organisation. At most {most}.',
    es: 'Informes listos de la organización. Como máximo {most}.',
    ca: 'Informes a punt de l’organització. Com a màxim {most}.',
  },
  reports_first: {
    en: 'Choose the organisation first.',
    es: 'Elija antes la organización.',
    ca: 'Triï abans l’organització.',
  },
  detach: { en: 'Detach {title}', es: 'Quitar {title}', ca: 'Treu {title}' },
  reports_refused: {
    en: 'One of the reports can no longer be attached.',
    es: 'Uno de los informes ya no se puede adjuntar.',
    ca: 'Un dels informes ja no es pot adjuntar.',
  },
  create: { en: 'Create chat', es: 'Crear el chat', ca: 'Crea el xat' },
  save: { en: 'Save', es: 'Guardar', ca: 'Desa' },
  created: { en: 'Chat created: {title}', es: 'Chat creado: {title}', ca: 'Xat creat: {title}' },
  saved: { en: 'Chat updated: {title}', es: 'Chat actualizado: {title}', ca: 'Xat actualitzat: {title}' },
  unchanged: { en: 'No changes to update', es: 'No hay cambios que guardar', ca: 'No hi ha canvis per desar' },
  create_failed: {
    en: 'Error creating the session. Please try again later.',
    es: 'Error al crear la sesión. Vuelva a intentarlo más tarde.',
    ca: 'Error en crear la sessió. Torni-ho a provar més tard.',
  },
  save_failed: {
    en: 'Error updating the session. Please try again later.',
    es: 'Error al actualizar la sesión. Vuelva a intentarlo más tarde.',
    ca: 'Error en actualitzar la sessió. Torni-ho a provar més tard.',
  },
  remove_title: { en: 'Delete “{title}”?', es: '¿Eliminar «{title}»?', ca: 'Vol suprimir «{title}»?' },
  remove_text: {
    en: 'This cannot be undone. With the chat go:',
    es: 'No se puede deshacer. Con el chat se eliminan:',
    ca: 'No es pot desfer. Amb el xat se suprimeixen:',
  },
  goes_messages: {
    en: '{count, plural, one {# message} other {# messages}}',
    es: '{count, plural, one {# mensaje} other {# mensajes}}',
    ca: '{count, plural, one {# missatge} other {# missatges}}',
  },
  goes_documents: {
    en: '{count, plural, one {# document} other {# documents}} with their text and index',
    es: '{count, plural, one {# documento} other {# documentos}} con su texto y su índice',
    ca: '{count, plural, one {# document} other {# documents}} amb el seu text i el seu índex',
  },
  keep: { en: 'Keep it', es: 'Conservarlo', ca: 'Conserva’l' },
  destroy: { en: 'Delete the chat', es: 'Eliminar el chat', ca: 'Suprimeix el xat' },
  removed: { en: 'Chat deleted: {title}', es: 'Chat eliminado: {title}', ca: 'Xat suprimit: {title}' },
  remove_failed: {
    en: 'Error deleting the session. Please try again later.',
    es: 'Error al eliminar la sesión. Vuelva a intentarlo más tarde.',
    ca: 'Error en suprimir la sessió. Torni-ho a provar més tard.',
  },
  start: { en: 'Start Interactive Chat', es: 'Iniciar chat interactivo', ca: 'Inicia el xat interactiu' },
  close: { en: 'Close', es: 'Cerrar', ca: 'Tanca' },
  documents: { en: 'Documents', es: 'Documentos', ca: 'Documents' },
  attach_title: { en: 'Attach reports', es: 'Adjuntar informes', ca: 'Adjunta informes' },
  attached: { en: 'Reports', es: 'Informes', ca: 'Informes' },
  no_documents: {
    en: 'No documents or reports yet.',
    es: 'Todavía sin documentos ni informes.',
    ca: 'Encara sense documents ni informes.',
  },
  last_messages: { en: 'Last messages', es: 'Últimos mensajes', ca: 'Darrers missatges' },
  no_messages: { en: 'No messages yet.', es: 'Todavía sin mensajes.', ca: 'Encara sense missatges.' },
  you: { en: 'You', es: 'Usted', ca: 'Vostè' },
  alta: { en: 'Alta', es: 'Alta', ca: 'Alta' },
  gone_title: { en: 'Session not found', es: 'Sesión no encontrada', ca: 'No s’ha trobat la sessió' },
  to_list: { en: 'To the chats', es: 'Ir a los chats', ca: 'Vés als xats' },
  not_found: {
    en: 'It was deleted, or it is not yours.',
    es: 'Se ha eliminado o no es suya.',
    ca: 'S’ha suprimit o no és seva.',
  },
  not_loaded: {
    en: 'The chat could not be loaded.',
    es: 'No se ha podido cargar el chat.',
    ca: 'No s’ha pogut carregar el xat.',
  },
})
