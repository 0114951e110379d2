/** A text without accents, capitals and double spaces, to find words in. */
export const flat = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
