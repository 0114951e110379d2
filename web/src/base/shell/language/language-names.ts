import type { Language } from '@alta/contract/languages'

/** Names each language in its own words, so that whoever looks for theirs can read it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', ca: 'Català' }
