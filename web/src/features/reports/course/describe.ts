import { fold } from '@alta/clinical/text/fold'
import { documentLanguage, scoreLanguages } from '@alta/clinical/text/language'
import type { Language } from '@alta/contract/languages'

/** The first characters of a course are enough to detect its language. */
const sampleLength = 12_000

/** The language of a text as the engine will see it, or null when there is too little to tell. */
export const languageOf = (text: string): Language | null => {
  const start = text.slice(0, sampleLength)
  if (start.trim().length < 20) return null
  return documentLanguage(start.split('\n').map((line) => scoreLanguages(line, fold(line))))
}
