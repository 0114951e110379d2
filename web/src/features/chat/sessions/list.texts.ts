import type { RagStrategy } from '@alta/contract/chat'
import { type LocalizedText, texts } from '../../../base/phrases.ts'

/** The list of chat sessions: its columns, its filters and what it says when it is empty. */
export const chatListTexts = texts('chat_list', {
  title: { en: 'Chat', es: 'Chat', ca: 'Xat' },
  sub: {
    en: 'Questions to documents and reports. Only you see your chats.',
    es: 'Preguntas a documentos e informes. Solo usted ve sus chats.',
    ca: 'Preguntes a documents i informes. Només vostè veu els seus xats.',
  },
  create: { en: 'New chat', es: 'Nuevo chat', ca: 'Xat nou' },
  search: { en: 'Title', es: 'Título', ca: 'Títol' },
  chat: { en: 'Chat', es: 'Chat', ca: 'Xat' },
  strategy: { en: 'Strategy', es: 'Estrategia', ca: 'Estratègia' },
  organisation: { en: 'Organisation', es: 'Organización', ca: 'Organització' },
  messages: { en: 'Messages', es: 'Mensajes', ca: 'Missatges' },
  documents: { en: 'Documents', es: 'Documentos', ca: 'Documents' },
  reports: { en: 'Reports', es: 'Informes', ca: 'Informes' },
  updated_at: { en: 'Last used', es: 'Último uso', ca: 'Darrer ús' },
  holds: {
    en: '{messages, plural, =0 {No messages} one {# message} other {# messages}} · {documents, plural, =0 {no documents} one {# document} other {# documents}}',
    es: '{messages, plural, =0 {Sin mensajes} one {# mensaje} other {# mensajes}} · {documents, plural, =0 {sin documentos} one {# documento} other {# documentos}}',
    ca: '{messages, plural, =0 {Sense missatges} one {# missatge} other {# missatges}} · {documents, plural, =0 {sense documents} one {# document} other {# documents}}',
  },
  none: { en: 'No chats yet', es: 'Aún no hay chats', ca: 'Encara no hi ha xats' },
  none_why: {
    en: 'Ask about documents and reports of a patient. Every answer shows where it stands.',
    es: 'Pregunte sobre los documentos e informes de un paciente. Cada respuesta muestra dónde consta.',
    ca: 'Pregunti sobre els documents i informes d’un pacient. Cada resposta mostra on consta.',
  },
  no_place: {
    en: 'You may chat where you are a clinician. Ask whoever manages your organisation for that role.',
    es: 'Puede usar el chat donde tenga el rol clínico. Pídalo a quien gestiona su organización.',
    ca: 'Pot fer servir el xat on tingui el rol clínic. Demani-lo a qui gestiona la seva organització.',
  },
  not_loaded: {
    en: 'Error loading chat sessions.',
    es: 'Error al cargar las sesiones de chat.',
    ca: 'Error en carregar les sessions de xat.',
  },
  open: { en: 'Open', es: 'Abrir', ca: 'Obre' },
  preview: { en: 'Preview', es: 'Vista previa', ca: 'Vista prèvia' },
  edit: { en: 'Edit', es: 'Editar', ca: 'Edita' },
  remove: { en: 'Delete', es: 'Eliminar', ca: 'Suprimeix' },
})

export const ragStrategyTexts = texts('rag_strategy', {
  none: { en: 'None', es: 'Ninguna', ca: 'Cap' },
  echo: { en: 'Echo', es: 'Eco', ca: 'Eco' },
  rag: { en: 'RAG', es: 'RAG', ca: 'RAG' },
} satisfies Record<RagStrategy, LocalizedText>)
