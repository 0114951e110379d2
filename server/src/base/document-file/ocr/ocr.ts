import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Language } from '@alta/contract/languages'
import openCore, {
  type ResultIterator,
  type TessBaseAPI,
  type TesseractCore,
} from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import { codes, dataFile } from './language-data.ts'

/** A letter, digit or sign of a word. */
interface OcrSymbol {
  readonly text: string
  /** The confidence from 0 to 100, as a part of its word. */
  readonly confidence: number
  /** The confidence of the sign alone, and of the likeliest other one; 0 where there was no other candidate. */
  readonly own: number
  readonly rival: number
  /** The number of other candidates. */
  readonly rivals: number
}

/** A word as it was recognised; lengths in pixels of the picture after it was turned upright, from its upper left corner. */
export interface OcrWord {
  readonly text: string
  /** From 0 to 100. */
  readonly confidence: number
  readonly left: number
  readonly width: number
  readonly symbols: readonly OcrSymbol[]
  /** Whether it stands in the word list of the language whose data read it. */
  readonly isInWordList: boolean
}

export interface OcrLine {
  readonly top: number
  readonly height: number
  readonly words: readonly OcrWord[]
}

/** The values of EXIF: upright, upside down, turned by a quarter one way, the other way. */
export type Orientation = 1 | 3 | 6 | 8

interface RecogniseOptions {
  readonly languages: readonly Language[]
  readonly orientation: Orientation
  /** How ink is distinguished from paper: in uneven light, or where the paper is specked. */
  readonly light: 'uneven' | 'even'
}

export interface Ocr {
  /** The lines of the picture that was loaded last; throws when it cannot be decoded. */
  readonly recognise: (options: RecogniseOptions) => OcrLine[]
  /** A whole PNG, JPEG or PNM file. */
  readonly put: (image: Uint8Array) => void
}

/** Sauvola's and Otsu's methods, by the numbers of Tesseract. */
const thresholds = { uneven: '2', even: '0' } as const

/** A skew below this (about .3°) does no harm. */
const negligible_skew = 0.005

/** The Spanish data reads the Catalan word "i" as an exclamation mark that stands alone. */
const soleLetter = (word: string): string => (word === '¡' ? 'i' : word)

/** The levels of Tesseract's result. */
const levels = { line: 2, word: 3, symbol: 4 } as const

function symbolAt({ ChoiceIterator }: TesseractCore, at: ResultIterator): OcrSymbol {
  const text = at.GetUTF8Text(levels.symbol)
  const choices = new ChoiceIterator(at)
  let [own, rival, rivals] = [0, 0, 0]
  do {
    const [other, confidence] = [choices.GetUTF8Text(), choices.Confidence()]
    if (other === text) own = Math.max(own, confidence)
    else if (other !== null) [rival, rivals] = [Math.max(rival, confidence), rivals + 1]
  } while (choices.Next())
  return { text, confidence: at.Confidence(levels.symbol), own, rival, rivals }
}

function wordAt(at: ResultIterator): OcrWord & { readonly symbols: OcrSymbol[] } {
  const { x0, x1 } = at.getBoundingBox(levels.word)
  return {
    text: soleLetter(at.GetUTF8Text(levels.word).trim()),
    confidence: at.Confidence(levels.word),
    left: x0,
    width: x1 - x0,
    symbols: [],
    isInWordList: at.WordIsFromDictionary(),
  }
}

/** The recognised words, line by line. */
function linesOf(core: TesseractCore, api: TessBaseAPI): OcrLine[] {
  const lines: { top: number; height: number; words: (OcrWord & { symbols: OcrSymbol[] })[] }[] = []
  const at = api.GetIterator()
  at.Begin()
  do {
    if (at.IsAtBeginningOf(levels.line)) {
      const { y0, y1 } = at.getBoundingBox(levels.line)
      lines.push({ top: y0, height: y1 - y0, words: [] })
    }
    if (at.IsAtBeginningOf(levels.word)) lines.at(-1)?.words.push(wordAt(at))
    lines.at(-1)?.words.at(-1)?.symbols.push(symbolAt(core, at))
  } while (at.Next(levels.symbol))
  const nonEmpty = lines.map((line) => ({ ...line, words: line.words.filter(({ text }) => text !== '') }))
  return nonEmpty.filter(({ words }) => words.length > 0)
}

function upright(api: TessBaseAPI, orientation: Orientation): void {
  const decode = (angle: number) => {
    if (api.SetImageFile(orientation, angle) !== 0) throw new Error('the picture cannot be decoded')
  }
  decode(0)
  api.FindLines()
  const skew = api.GetGradient()
  if (Math.abs(skew) >= negligible_skew) decode(skew)
}

function dataLoader({ FS }: TesseractCore) {
  const loaded = new Set<Language>()
  return (language: Language) => {
    const file = dataFile(language)
    if (loaded.has(language) || file === undefined) return
    FS.writeFile(`${codes[language]}.traineddata`, gunzipSync(readFileSync(file)))
    loaded.add(language)
  }
}

/** Tesseract in WebAssembly: without threads, network or files other than the program's own. */
export async function openOcr(): Promise<Ocr> {
  const silent = () => undefined
  const core = await openCore({ print: silent, printErr: silent })
  const load = dataLoader(core)
  const api = new core.TessBaseAPI()
  let spoken = ''
  const speak = (options: readonly Language[]) => {
    const requested = options.map((language) => codes[language]).join('+')
    if (requested === spoken) return
    for (const language of options) load(language)
    if (api.Init(null, requested, 1) !== 0) throw new Error('the data of a language is damaged')
    // Lines are kept whole, so that the rows of a table stay together.
    api.SetVariable('tessedit_pageseg_mode', '4')
    // Records the other candidates for each sign.
    api.SetVariable('lstm_choice_mode', '2')
    spoken = requested
  }
  return {
    put: (image) => core.FS.writeFile('/input', image),
    recognise: (options) => {
      speak(options.languages)
      api.SetVariable('thresholding_method', thresholds[options.light])
      upright(api, options.orientation)
      api.Recognize(null)
      const lines = linesOf(core, api)
      api.Clear()
      return lines
    },
  }
}
