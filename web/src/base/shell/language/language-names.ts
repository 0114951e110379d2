import type { Language } from '@alta/contract/languages'

/** Each language in its own words: whoever looks for his own can read it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', ca: 'Català' }
