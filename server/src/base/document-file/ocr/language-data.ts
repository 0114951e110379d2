import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Language, languages } from '@alta/contract/languages'

/** The names that Tesseract uses. */
export const codes = { es: 'spa', ca: 'cat', en: 'eng' } as const satisfies Record<Language, string>

const require = createRequire(import.meta.url)

/** The path of a language's data, the smaller and quicker of the two builds; undefined when it is not installed. */
export function dataFile(language: Language): string | undefined {
  const code = codes[language]
  try {
    const file = path.join(
      path.dirname(require.resolve(`@tesseract.js-data/${code}`)),
      '4.0.0_best_int',
      `${code}.traineddata.gz`,
    )
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** Languages whose data is not installed. */
export const missingLanguages = (): Language[] => languages.filter((language) => dataFile(language) === undefined)
