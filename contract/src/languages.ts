/** The languages of the interface and of reports. */
export const languages = ['en', 'es', 'ca'] as const
export type Language = (typeof languages)[number]
