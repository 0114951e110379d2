import type { UncertainWord } from '@alta/contract/recognised'
import { cleanText, type PageText } from '../document-text.ts'
import { withFields, type FormField } from '../form-fields.ts'
import { pageText, type PdfTextItem } from '../pdf-lines.ts'
import { doubtsOf } from './doubts.ts'
import type { OcrLine, OcrWord } from './ocr.ts'

/** Letters in the picture count as this many points, which is what the limits of lines and columns are made for. */
const letter_points = 10

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Specks, and the edges of a table. */
const isNoise = ({ text, confidence }: OcrWord): boolean =>
  confidence < 10 || (confidence < 60 && !/[\p{L}\d]/u.test(text))

/** Mean of the words, longer ones counting more; 0 without words. */
export function confidenceOf(lines: readonly OcrLine[]): number {
  const words = lines.flatMap((line) => line.words)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters
}

/** A line's words with blanks as wide as their gaps between them. */
function runsOf({ top, height, words }: OcrLine, scale: number): PdfTextItem[] {
  const own = height * scale
  // lines with and without letters that hang below are of one size
  const letters = Math.abs(own - letter_points) < letter_points * 0.4 ? letter_points : own
  const y = -(top + height) * scale
  return words.flatMap((word, at): PdfTextItem[] => {
    const last = words[at - 1]
    const end = last ? last.left + last.width : word.left
    const gap = { text: ' ', x: end * scale, y, width: (word.left - end) * scale, height: letters, ends_line: false }
    const run = {
      text: word.text,
      x: word.left * scale,
      y,
      width: word.width * scale,
      height: letters,
      ends_line: at === words.length - 1,
    }
    return last ? [gap, run] : [run]
  })
}

/** Where the words stand in the text: they come in its order. */
function uncertainIn(text: string, lines: readonly OcrLine[]): UncertainWord[] {
  const doubts = doubtsOf(lines)
  let from = 0
  return lines
    .flatMap(({ words }) => words)
    .flatMap((each, at) => {
      const word = cleanText(each.text)
      const start = text.indexOf(word, from)
      if (word === '' || start === -1) return []
      from = start + word.length
      const confidence = doubts[at] ?? null
      return confidence === null ? [] : [{ start, end: from, confidence }]
    })
}

/** The lines without parts that are not words. */
export const withoutNoise = (ocrLines: readonly OcrLine[]): OcrLine[] =>
  ocrLines
    .map((line) => ({ ...line, words: line.words.filter((word) => !isNoise(word)) }))
    .filter(({ words }) => words.length > 0)

/** The text of a picture. `fields` are values of a form that is printed on it, in pixels from its upper left corner. */
export function wordsOfPage(ocrLines: readonly OcrLine[], fields: readonly FormField[] = []): PageText {
  const lines = withoutNoise(ocrLines)
  const scale = letter_points / (median(lines.map(({ height }) => height)) || letter_points)
  const scaled = fields.map(({ left, right, bottom, top, ...field }) => ({
    ...field,
    left: left * scale,
    right: right * scale,
    bottom: -bottom * scale,
    top: -top * scale,
  }))
  const runs = lines.flatMap((line) => runsOf(line, scale))
  const text = cleanText(pageText(withFields(runs, scaled)))
  return { text, recognised: { confidence: Math.round(confidenceOf(lines)), uncertain: uncertainIn(text, lines) } }
}
