// Trains on drawn pages to predict which words of a picture are misread.
// node benchmark/ocr/train-doubts.ts [--write]
import { writeFileSync } from 'node:fs'
import { doubtFeaturesOf, pageOfWords, doubtFeatures } from '../../server/src/base/document-file/ocr/doubt-row.ts'
import { withoutNoise } from '../../server/src/base/document-file/ocr/page-words.ts'
import { knownWords, wordsIn } from './pages.ts'
import { type ReadPage, recognitions } from './recognitions.ts'
import { measuredPages, trainingPages } from './training-pages.ts'

interface Example {
  readonly row: readonly number[]
  readonly isMisread: boolean
  /** The word contains a figure or a unit of measure. */
  readonly isFigure: boolean
  readonly confidence: number
}

function examplesOf({ lines, found }: ReadPage): Example[] {
  const wordLines = withoutNoise(found)
  const page = pageOfWords(wordLines)
  const words = wordLines.flatMap((line) => line.words)
  const right = knownWords(
    wordsIn(lines.join(' ')),
    words.map(({ text }) => text),
  )
  let at = 0
  return wordLines.flatMap((line) =>
    line.words.map(({ text, confidence }, index): Example => {
      const row = doubtFeaturesOf(line, index, page)
      const isMisread = right[at] !== true
      at += 1
      return { row: doubtFeatures.map((name) => row[name]), isMisread, isFigure: /\d/.test(text), confidence }
    }),
  )
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Logistic regression with L2 regularisation, by gradient descent with momentum. The result is the same each time. */
function learn(examples: readonly Example[]): number[] {
  const [ridge, rate, rounds] = [1e-4, 0.5, 1500]
  const weights = doubtFeatures.map(() => 0)
  const pace = doubtFeatures.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => weight * ridge)
    for (const { row, isMisread } of examples) {
      const off = sigmoid(dot(row, weights)) - (isMisread ? 1 : 0)
      for (const [at, value] of row.entries()) slope[at] = (slope[at] ?? 0) + (off * value) / examples.length
    }
    for (const [at, own] of slope.entries()) {
      pace[at] = (pace[at] ?? 0) * 0.9 - rate * own
      weights[at] = (weights[at] ?? 0) + (pace[at] ?? 0)
    }
  }
  return weights
}

/** Prints the share of marked words among those that were misread, and among those that were read correctly. */
function printShares(name: string, examples: readonly Example[], isMarked: (example: Example) => boolean): void {
  const share = (some: readonly Example[]) => (some.filter(isMarked).length / Math.max(1, some.length)).toFixed(3)
  const [misread, right] = [true, false].map((expected) => examples.filter(({ isMisread }) => isMisread === expected))
  console.log(
    `${name.padEnd(32)} misread ${misread?.length}: marked ${share(misread ?? [])}, right: ${share(right ?? [])}`,
  )
}

/** The threshold above which this share of the correct words is marked. */
function limitFor(examples: readonly Example[], weights: readonly number[], share: number): number {
  const right = examples.filter(({ isMisread }) => !isMisread).map(({ row }) => sigmoid(dot(row, weights)))
  return right.toSorted((a, b) => b - a)[Math.floor(right.length * share)] ?? 1
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/**
 * The share of correct words that may be marked. The training pages are of lower quality than those of real wards,
 * where about half as many correct words are marked. A misread figure without a mark is the worst case.
 */
const mostRight = { word: 0.06, figure: 0.1 } as const

// Lines in this font are wider than the paper, so their ends are cut off.
const pages = (await recognitions(trainingPages(36))).filter(({ way }) => !way.font.includes('Mono'))
const examples = pages.flatMap(examplesOf)
const weights = learn(examples)
const limits = {
  word: limitFor(
    examples.filter(({ isFigure }) => !isFigure),
    weights,
    mostRight.word,
  ),
  figure: limitFor(
    examples.filter(({ isFigure }) => isFigure),
    weights,
    mostRight.figure,
  ),
}
/** These two features always cause a mark, as in `doubtsOf`. */
const usual = ['mi behind a figure', 'l-l'].map((name) => doubtFeatures.findIndex((each) => each === name))
const learnt = ({ row, isFigure }: Example) =>
  usual.some((at) => (row[at] ?? 0) > 0) || sigmoid(dot(row, weights)) > (isFigure ? limits.figure : limits.word)
const before = ({ confidence }: Example) => confidence < 85

const measured = measuredPages(['es-11', 'ca-11', 'en-11'])
const read = await recognitions(measured.map(({ page }) => page))
const found = read.map((page, at) => ({ way: measured[at]?.way ?? '', examples: examplesOf(page) }))
const groups = [...Map.groupBy(found, ({ way }) => way), ['all', found] as const]
for (const [way, some] of groups) {
  const words = some.flatMap((each) => each.examples)
  for (const [kind, own] of [
    ['words', words],
    ['figures', words.filter(({ isFigure }) => isFigure)],
  ] as const) {
    printShares(`${way}, ${kind}, one limit`, own, before)
    printShares(`${way}, ${kind}, learnt`, own, learnt)
  }
}
if (process.argv.includes('--write')) {
  const roundedWeights = Object.fromEntries(doubtFeatures.map((name, at) => [name, rounded(weights[at] ?? 0)]))
  const file = new URL('../../server/src/base/document-file/ocr/doubt-weights.json', import.meta.url)
  const limit = { word: rounded(limits.word), figure: rounded(limits.figure) }
  writeFileSync(file, `${JSON.stringify({ limits: limit, weights: roundedWeights }, null, 2)}\n`)
}
