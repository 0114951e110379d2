import { pattern, piece } from './patterns.ts'
import { formsOf } from './terms.ts'

/** "S:", "OD:", "[Plan]": labels that open a sentence of a note and only name what follows. */
export const courseLabel = pattern('course label', String.raw`^[\s[(*-]*(?:…)[\])]?\s*[:\]]\s*(?=\S)`)

/** The one label that is also the name of a test, where the text of a pathologist follows. */
export const pathologyLabel = /^[\s[(*-]*ap\b/
export const pathology = pattern('pathology')

/** Folded words that only tell who wrote, or in which shift. */
export const noteAuthor = pattern('note author', '^(?:…)$')

/** "Enf.:", "[MINF]", "R2:" before the text of an author. */
export const authorLabel = pattern('note author', String.raw`^[\s[(*-]*(?:…)\.?[\])]?\s*[:\]]\s*(?=\S)`)

/** Each title with a small or a capital first letter. */
const titles = formsOf('patterns', 'person title')
  .flatMap((forms) => forms.split('|'))
  .map((title) => `[${title.charAt(0).toUpperCase()}${title.charAt(0)}]${title.slice(1)}`)

/** A person's title with the name behind it, in unfolded text. */
export const titledName = new RegExp(
  String.raw`(?<!\p{L})(?:${titles.join('|')})\.?\s+\p{Lu}\.?[\p{L}'’·-]*(?:[\s-]+\p{Lu}[\p{L}'’·-]*){0,3}`,
  'u',
)

/** A signature at the end of a sentence, in unfolded text. */
export const signature = new RegExp(
  String.raw`[\s,;.–—(-]*(?<!\p{L})(?:${piece('signed by')})(?:\s(?:por|per|by))?\s?[.:]\s*\S[^:;]{0,60}$`,
  'iu',
)
