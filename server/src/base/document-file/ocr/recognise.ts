import type { Language } from '@alta/contract/languages'
import type { PageText } from '../document-text.ts'
import type { FormField } from '../form-fields.ts'
import { missingLanguages } from './language-data.ts'
import { type Ocr, type OcrLine, openOcr, type Orientation } from './ocr.ts'
import { confidenceOf, wordsOfPage } from './page-words.ts'

/** Below this confidence the page may be specked or turned: it is read in other ways as well. */
const sure_above = 70

const orientations: readonly Orientation[] = [1, 3, 6, 8]

export interface Picture {
  /** A whole PNG, JPEG or PNM file. */
  readonly bytes: Uint8Array
  readonly orientation: Orientation
  /** The values of the form that is printed on it, in pixels from its upper left corner. */
  readonly fields?: readonly FormField[]
}

/** Reads text off pictures. */
export interface Recogniser {
  /** The lines of a picture, whatever its orientation; throws when it cannot be decoded. */
  readonly lines: (picture: Picture) => OcrLine[]
  /** The text of a picture, whatever its orientation; throws when it cannot be decoded. */
  readonly read: (picture: Picture) => PageText
}

/** The number of letters that were read, weighted by their confidence. */
const yieldOf = (lines: readonly OcrLine[]): number =>
  confidenceOf(lines) * lines.flatMap(({ words }) => words.map(({ text }) => text)).join('').length

function linesUpright(ocr: Ocr, installed: readonly Language[], first: Orientation): OcrLine[] {
  const others = orientations.filter((orientation) => orientation !== first)
  const ways = [
    { orientation: first, light: 'uneven' },
    { orientation: first, light: 'even' },
    ...others.map((orientation) => ({ orientation, light: 'uneven' }) as const),
  ] as const
  let best: OcrLine[] = []
  for (const way of ways) {
    const lines = ocr.recognise({ languages: installed, ...way })
    if (yieldOf(lines) > yieldOf(best)) best = lines
    if (confidenceOf(best) >= sure_above) break
  }
  return best
}

/** Reads with the data of all languages that is installed; null when there is none. */
export async function openRecogniser(): Promise<Recogniser | null> {
  const missing = missingLanguages()
  const installed = (['es', 'ca', 'en'] as const).filter((language) => !missing.includes(language))
  if (installed.length === 0) return null
  const ocr = await openOcr()
  const lines = ({ bytes, orientation }: Picture): OcrLine[] => {
    ocr.put(bytes)
    return linesUpright(ocr, installed, orientation)
  }
  return { lines, read: (picture) => wordsOfPage(lines(picture), picture.fields) }
}
