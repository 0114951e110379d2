import type { Language } from '@alta/contract/languages'

/** One text in every language, as an ICU message. A missing language does not compile. */
export type Phrase = Readonly<Record<Language, string>>
export type Phrases = Readonly<Record<string, Phrase>>

/** A named group of texts. In the browser only the name is left; the phrases come with the language's catalog. */
export interface Texts<P extends Phrases> {
  readonly namespace: string
  readonly phrases?: P
}

/** Declares the texts of a feature, the three languages of each key on neighbouring lines. */
export const texts = <const P extends Phrases>(namespace: string, phrases: P): Texts<P> => ({ namespace, phrases })
