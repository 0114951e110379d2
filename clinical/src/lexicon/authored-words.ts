import { pattern, piece } from './patterns.ts'
import { formsOf } from './terms.ts'

/** "S:", "OD:", "[Plan]": what opens a sentence of a note and says only what follows. */
export const courseLabel = pattern('course label', String.raw`^[\s[(*-]*(?:…)[\])]?\s*[:\]]\s*(?=\S)`)

/** The one label that is also a test's name, where what follows is a pathologist's. */
export const pathologyLabel = /^[\s[(*-]*ap\b/
export const pathology = pattern('pathology')

/** Folded words that only say who wrote, or in which shift. */
export const noteAuthor = pattern('note author', '^(?:…)$')

/** "Enf.:", "[MINF]", "R2:" before what they wrote. */
export const authorLabel = pattern('note author', String.raw`^[\s[(*-]*(?:…)\.?[\])]?\s*[:\]]\s*(?=\S)`)

/** With a small or a capital letter at its beginning. */
const titles = formsOf('patterns', 'person title')
  .flatMap((forms) => forms.split('|'))
  .map((title) => `[${title.charAt(0).toUpperCase()}${title.charAt(0)}]${title.slice(1)}`)

/** A person's title with the name behind it, on text as it is written. */
export const titledName = new RegExp(
  String.raw`(?<!\p{L})(?:${titles.join('|')})\.?\s+\p{Lu}\.?[\p{L}'’·-]*(?:[\s-]+\p{Lu}[\p{L}'’·-]*){0,3}`,
  'u',
)

/** A signature at the end of a sentence, on text as it is written. */
export const signature = new RegExp(
  String.raw`[\s,;.–—(-]*(?<!\p{L})(?:${piece('signed by')})(?:\s(?:por|per|by))?\s?[.:]\s*\S[^:;]{0,60}$`,
  'iu',
)
