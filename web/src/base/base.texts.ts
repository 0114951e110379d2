import { texts } from './phrases.ts'

/** Words that belong to no feature: buttons and states said the same everywhere. */
export const baseTexts = texts('base', {
  cancel: { en: 'Cancel', es: 'Cancelar', ca: 'Cancel·la' },
  try_again: { en: 'Try again', es: 'Reintentar', ca: 'Torna-ho a provar' },
  copy: { en: 'Copy', es: 'Copiar', ca: 'Copia' },
  copied: { en: 'Copied', es: 'Copiado', ca: 'Copiat' },
  dark_theme: { en: 'Dark theme', es: 'Tema oscuro', ca: 'Tema fosc' },
  light_theme: { en: 'Light theme', es: 'Tema claro', ca: 'Tema clar' },
  allowed_from: {
    en: 'Possible from {date} on.',
    es: 'Será posible a partir del {date}.',
    ca: 'Serà possible a partir del {date}.',
  },
  loading: { en: 'Loading', es: 'Cargando', ca: 'S’està carregant' },
})
