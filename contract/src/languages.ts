/** The languages of the interface and of reports. */
export const languages = ['en', 'es', 'ca'] as const
export type Language = (typeof languages)[number]
/** A text in each language. */
export type LocalisedText = Readonly<Record<Language, string>>
