import { texts } from './phrases.ts'

/** Words that belong to no feature: buttons and states said the same everywhere. */
export const baseTexts = texts('base', {
  cancel: { en: 'Cancel', es: 'Cancelar', ca: 'Cancel·la' },
  try_again: { en: 'Try again', es: 'Reintentar', ca: 'Torna-ho a provar' },
  copy: { en: 'Copy', es: 'Copiar', ca: 'Copia' },
  copied: { en: 'Copied', es: 'Copiado', ca: 'Copiat' },
  loading: { en: 'Loading', es: 'Cargando', ca: 'S’està carregant' },
})
