import type { WrittenDate } from '../course/dates.ts'
import type { Objection } from './doubt.ts'
import type { Figure } from './figures.ts'
import { frequenciesBorneOut } from './frequency-check.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'
import { sameWord, type Word } from './content-words.ts'

/** "1.890 g" and "1.890 mg" cannot be two readings of one figure. */
const isMisread = (a: Figure, b: Figure): boolean => a.unit !== b.unit && a.values.join() === b.values.join()
const sameAmount = (a: Figure, b: Figure): boolean =>
  !isMisread(a, b) && a.amounts.some((amount) => b.amounts.includes(amount))
const sameValue = (a: Figure, b: Figure): boolean =>
  a.values.some((value) => b.values.includes(value) || b.parts.includes(value)) || sameAmount(a, b)
/** "6 m" may be metres or months. */
const isShort = (a: Figure, b: Figure): boolean => a.unit === 'm' && b.unit === 'mes'
const sameUnit = (a: Figure, b: Figure): boolean =>
  isShort(a, b) || isShort(b, a) || a.unit === null || b.unit === null || a.unit === b.unit || sameAmount(a, b)
const sameHead = (a: Figure, b: Figure): boolean => a.head !== null && b.head !== null && sameWord(a.head, b.head)

/** Whether the source writes a range or a pair as separate numbers ("de 34 a 36"); a schedule of three never is. */
const inParts = (figure: Figure, figures: readonly Figure[]): boolean =>
  figure.parts.length === 2 && figure.parts.every((part) => figures.some(({ values }) => values.includes(part)))

type FigureObjection = Pick<Objection, 'kind' | 'standing'>

const anyOf = (words: readonly Word[], word: Word): boolean => words.some((other) => sameWord(other, word))

/** A number inside a word ("CKD3") belongs to that word alone, or to the time it measures. */
const isAtHand = ({ anchors, next }: Figure, other: Figure): boolean =>
  !other.inside ||
  other.unit !== null ||
  anchors.some((word) => anyOf(other.anchors, word)) ||
  (next !== null && anyOf(other.anchors, next))

const isOf = ({ anchors, next }: Figure, word: Word): boolean =>
  anyOf(anchors, word) || (next !== null && sameWord(next, word))

/** Units that measure one thing only, whatever its name. */
const selfTelling = new Set(['ºc', '/min', 'rpm'])
const times = new Set(['h', 'min', 'd', 'sem', 'mes', 'ano'])

function figureStanding(figure: Figure, aligned: readonly SourceSentence[]): FigureObjection | null {
  if (figure.meanings.some((meaning) => aligned.some(({ terms }) => terms.has(meaning)))) return null
  const figures = aligned.flatMap(({ facts }) => facts.figures)
  const { anchors, next, counted } = figure
  const [anchor] = anchors
  const same = figures.filter((other) => sameValue(figure, other) && isAtHand(figure, other))
  const beside = anchor === undefined ? [] : figures.filter((other) => !other.inside && anyOf(other.anchors, anchor))
  const right = same.filter((other) => anchors.some((word) => anyOf(other.anchors, word)))
  if (same.some((other) => other.inside && next !== null && anyOf(other.anchors, next))) return null
  if (right.some((other) => sameUnit(figure, other)) || inParts(figure, figures)) return null
  // Hours and days belong to an event, which may stand anywhere in the sentence.
  if (
    figure.unit !== null &&
    times.has(figure.unit) &&
    same.some((other) => other.unit !== null && sameUnit(figure, other))
  )
    return null
  if (figure.unit !== null && selfTelling.has(figure.unit) && same.some(({ unit }) => unit === figure.unit)) return null
  // "… and ten days later": the number opened a sentence of the source and now follows the words of another.
  if (next !== null && same.some((other) => other.opens && sameUnit(figure, other) && anyOf(other.anchors, next)))
    return null
  // "12 leucocytes and 180 platelets" for "leucocytes 12, platelets 180".
  if (counted !== null && same.some((other) => sameUnit(figure, other) && isOf(other, counted))) return null
  const counting = same.some((other) => sameHead(figure, other) && sameUnit(figure, other))
  if (counting && !beside.some((other) => sameHead(figure, other))) return null
  if (beside.length > 0) return { kind: right.length > 0 ? 'unit' : 'number', standing: 'conflict' }
  if (same.some((other) => sameUnit(figure, other))) {
    // The word and the number must not come from two unrelated places.
    const naming = aligned.filter(({ terms }) => anchors.some(({ keys }) => keys.some((key) => terms.has(key))))
    const together = naming.some(({ facts }) => facts.figures.some((other) => same.includes(other)))
    return naming.length === 0 || together ? null : { kind: 'number', standing: 'missing' }
  }
  if (same.length > 0) return { kind: 'unit', standing: 'conflict' }
  const alike = figures.some((other) => other.unit === figure.unit)
  return { kind: 'number', standing: alike ? 'conflict' : 'missing' }
}

/** "Los dos ojos" are both. */
const isBoth = (text: string, { start, values }: Figure): boolean =>
  values.includes('2') && /(?:^|\s)(?:los|las|els|les|als|dels|the)\s$/iu.test(text.slice(0, start))

/** Checks that each number belongs to the same thing and has the same unit. */
export function figureObjections({ text, figures }: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  const often = frequenciesBorneOut(text, aligned)
  return figures.flatMap((figure) => {
    if (figure.inside) return []
    const counts = figure.unit === 'h' || figure.unit === 'veces'
    if (counts && often.some(({ start, end }) => start <= figure.start && end >= figure.end)) return []
    const standing = figureStanding(figure, aligned)
    if (standing === null) return []
    if (isBoth(text, figure) && aligned.some(({ facts }) => facts.sides.some(({ side }) => side === 'B'))) return []
    const dose = standing.kind === 'number' && figure.anchors.some(({ drug }) => drug)
    return [{ ...standing, kind: dose ? 'dose' : standing.kind, words: text.slice(figure.start, figure.end) }]
  })
}

function sameDate(a: WrittenDate, b: WrittenDate): boolean {
  if (a.year !== null && b.year !== null && a.year !== b.year) return false
  const turned = !a.certain || !b.certain
  return (a.first === b.first && a.second === b.second) || (turned && a.first === b.second && a.second === b.first)
}

function isDay(date: WrittenDate, iso: string | null): boolean {
  if (iso === null) return false
  const [year, month, day] = iso.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return sameDate(date, { first: day, second: month, year, certain: true, start: 0, end: 0 })
}

/** Checks that each date is that of the passage, or of its note. */
export function dateObjections({ text, dates }: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  return dates.flatMap((date) => {
    // A sentence that names a day speaks of that day; any other speaks of the day of its note.
    const written = `${date.first}/${date.second}`
    const isKnown = aligned.some(
      ({ facts, day, under }) =>
        facts.figures.some(({ values }) => values.includes(written)) ||
        (facts.dates.length > 0 ? facts.dates : under).some((other) => sameDate(date, other)) ||
        (facts.dates.length === 0 && isDay(date, day)),
    )
    if (isKnown) return []
    const dated = aligned.some(({ facts, day }) => facts.dates.length > 0 || day !== null)
    return [{ kind: 'date', standing: dated ? 'conflict' : 'missing', words: text.slice(date.start, date.end) }]
  })
}
