import { texts } from '../../../base/phrases.ts'

export const lastChatsTexts = texts('last_chats', {
  title: { en: 'Last chats', es: 'Últimos chats', ca: 'Darrers xats' },
  all: { en: 'See all', es: 'Ver todos', ca: 'Mostra’ls tots' },
  none: { en: 'None', es: 'Ninguna', ca: 'Cap' },
  echo: { en: 'Echo', es: 'Eco', ca: 'Eco' },
  rag: { en: 'RAG', es: 'RAG', ca: 'RAG' },
  not_loaded: {
    en: 'Error loading chat sessions.',
    es: 'Error al cargar las sesiones de chat.',
    ca: 'Error en carregar les sessions de xat.',
  },
})
