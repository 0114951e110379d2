/** Normalises a text for searching words in it: no accents, lower case, single spaces. */
export const flat = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
