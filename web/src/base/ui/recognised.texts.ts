import { texts } from '../phrases.ts'

/** What is said of text that was recognised in pictures (OCR). */
export const recognisedTexts = texts('recognised', {
  word: {
    en: 'Recognised in an image with {confidence} % confidence: it may be wrong',
    es: 'Reconocida en una imagen con un {confidence} % de confianza: puede ser errónea',
    ca: 'Reconeguda en una imatge amb un {confidence} % de confiança: pot ser errònia',
  },
  heard: { en: ' (may be misread)', es: ' (lectura dudosa)', ca: ' (lectura dubtosa)' },
  note: {
    en: 'Text recognised in images (OCR). It may contain errors: compare it with the original.',
    es: 'Texto reconocido en imágenes (OCR). Puede contener errores: compárelo con el original.',
    ca: 'Text reconegut en imatges (OCR). Pot contenir errors: compari’l amb l’original.',
  },
  uncertain: {
    en: '{words, plural, one {# word that may be misread is underlined with dots.} other {# words that may be misread are underlined with dots.}}',
    es: '{words, plural, one {# palabra de lectura dudosa va subrayada con puntos.} other {# palabras de lectura dudosa van subrayadas con puntos.}}',
    ca: '{words, plural, one {# paraula de lectura dubtosa va subratllada amb punts.} other {# paraules de lectura dubtosa van subratllades amb punts.}}',
  },
  page: {
    en: 'Page {page} · recognised (OCR), {confidence} % confidence',
    es: 'Página {page} · reconocida (OCR), {confidence} % de confianza',
    ca: 'Pàgina {page} · reconeguda (OCR), {confidence} % de confiança',
  },
  brief: {
    en: '{words, plural, =0 {OCR} one {OCR, # word to check} other {OCR, # words to check}}',
    es: '{words, plural, =0 {OCR} one {OCR, # palabra por comprobar} other {OCR, # palabras por comprobar}}',
    ca: '{words, plural, =0 {OCR} one {OCR, # paraula per comprovar} other {OCR, # paraules per comprovar}}',
  },
  missing: {
    en: 'Recognition has no data for {languages} on this server: words in it may be misread. Tell whoever runs it.',
    es: 'El reconocimiento no tiene datos de {languages} en este servidor: sus palabras pueden leerse mal. Avise a quien lo administra.',
    ca: 'El reconeixement no té dades de {languages} en aquest servidor: les seves paraules es poden llegir malament. Avisi qui l’administra.',
  },
})
