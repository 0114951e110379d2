import type { Language } from '@alta/contract/languages'

/** One text in every language, as an ICU message. A missing language does not compile. */
export type LocalizedText = Readonly<Record<Language, string>>
export type LocalizedTexts = Readonly<Record<string, LocalizedText>>

/** A named group of texts. In the browser only the name is left; the phrases come with the language's catalog. */
export interface TextGroup<P extends LocalizedTexts> {
  readonly namespace: string
  readonly phrases?: P
}

/** Declares the texts of a feature, the three languages of each key on neighbouring lines. */
export const texts = <const P extends LocalizedTexts>(namespace: string, phrases: P): TextGroup<P> => ({
  namespace,
  phrases,
})
