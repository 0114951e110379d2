/** A text without accents, capitals and double spaces, to search words in it. */
export const flat = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
