/** The text that names each language. */
export const languageNames = { en: 'english', es: 'spanish', ca: 'catalan' } as const
