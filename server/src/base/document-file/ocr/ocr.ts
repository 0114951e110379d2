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
  /** From 0 to 100, in the word that it was taken for. */
  readonly confidence: number
  /** The same of the sign alone, and of the likeliest other one; 0 where nothing else came into question. */
  readonly own: number
  readonly rival: number
  /** How many others came into question. */
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
  /** It stands in the word list of the language whose data read it. */
  readonly isInWordList: boolean
}

export interface OcrLine {
  readonly top: number
  readonly height: number
  readonly words: readonly OcrWord[]
}

/** As EXIF counts: upright, upside down, turned by a quarter one way, the other way. */
export type Orientation = 1 | 3 | 6 | 8

interface RecogniseOptions {
  readonly languages: readonly Language[]
  readonly orientation: Orientation
  /** How ink is told from paper: in uneven light, or where the paper is specked. */
  readonly light: 'uneven' | 'even'
}

export interface Ocr {
  /** The lines of the picture that was put in last; throws when it cannot be decoded. */
  readonly recognise: (options: RecogniseOptions) => OcrLine[]
  /** A whole PNG, JPEG or PNM file. */
  readonly put: (image: Uint8Array) => void
}

/** Sauvola's and Otsu's, as Tesseract counts them. */
const thresholds = { uneven: '2', even: '0' } as const

/** Skew below this (about .3°) costs nothing. */
const negligible_skew = 0.005

/** A mark of exclamation alone is the Catalan word "i", as the Spanish data sees it. */
const soleLetter = (word: string): string => (word === '¡' ? 'i' : word)

/** Levels of what Tesseract found. */
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

/** What was recognised, line by line. */
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

/** Tesseract in WebAssembly: no thread, no network, nothing but the program's own files. */
export async function openOcr(): Promise<Ocr> {
  const silent = () => undefined
  const core = await openCore({ print: silent, printErr: silent })
  const load = dataLoader(core)
  const api = new core.TessBaseAPI()
  let spoken = ''
  const speak = (options: readonly Language[]) => {
    const wanted = options.map((language) => codes[language]).join('+')
    if (wanted === spoken) return
    for (const language of options) load(language)
    if (api.Init(null, wanted, 1) !== 0) throw new Error('the data of a language is damaged')
    // whole lines stay together, so that the rows of a table do
    api.SetVariable('tessedit_pageseg_mode', '4')
    // what else each sign may be
    api.SetVariable('lstm_choice_mode', '2')
    spoken = wanted
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
