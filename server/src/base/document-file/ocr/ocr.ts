import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Language } from '@alta/contract/languages'
import openCore, { type TessBaseAPI, type TesseractCore } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import { codes, dataFile } from './language-data.ts'

/** A word as it was recognised; lengths in pixels of the picture after it was turned upright, from its upper left corner. */
export interface OcrWord {
  readonly text: string
  /** From 0 to 100. */
  readonly confidence: number
  readonly left: number
  readonly width: number
}

export interface OcrLine {
  readonly top: number
  readonly height: number
  readonly words: readonly OcrWord[]
}

/** As EXIF counts: upright, upside down, turned by a quarter one way, the other way. */
export type Orientation = 1 | 3 | 6 | 8

interface Asked {
  readonly languages: readonly Language[]
  readonly orientation: Orientation
  /** How ink is told from paper: in uneven light, or where the paper is specked. */
  readonly light: 'uneven' | 'even'
}

export interface Ocr {
  /** The lines of the picture that was put in last; throws when it cannot be decoded. */
  readonly recognise: (asked: Asked) => OcrLine[]
  /** A whole PNG, JPEG or PNM file. */
  readonly put: (image: Uint8Array) => void
}

/** Sauvola's and Otsu's, as Tesseract counts them. */
const thresholds = { uneven: '2', even: '0' } as const

/** Skew below this (about .3°) costs nothing. */
const negligible_skew = 0.005

/** A mark of exclamation alone is the Catalan word "i", as the Spanish data sees it. */
const soleLetter = (word: string): string => (word === '¡' ? 'i' : word)

/** Rows of Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function linesOf(tsv: string): OcrLine[] {
  const lines: { top: number; height: number; words: OcrWord[] }[] = []
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t')
    const [level = 0, , , , , , left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.map(Number)
    if (level === 4) lines.push({ top, height, words: [] })
    const text = soleLetter(cells.slice(11).join(' ').trim())
    if (level === 5 && text !== '') lines.at(-1)?.words.push({ text, confidence, left, width })
  }
  return lines.filter(({ words }) => words.length > 0)
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
  const speak = (asked: readonly Language[]) => {
    const wanted = asked.map((language) => codes[language]).join('+')
    if (wanted === spoken) return
    for (const language of asked) load(language)
    if (api.Init(null, wanted, 1) !== 0) throw new Error('the data of a language is damaged')
    // whole lines stay together, so that the rows of a table do
    api.SetVariable('tessedit_pageseg_mode', '4')
    spoken = wanted
  }
  return {
    put: (image) => core.FS.writeFile('/input', image),
    recognise: (asked) => {
      speak(asked.languages)
      api.SetVariable('thresholding_method', thresholds[asked.light])
      upright(api, asked.orientation)
      api.Recognize(null)
      const lines = linesOf(api.GetTSVText(0))
      api.Clear()
      return lines
    },
  }
}
