import type { Span } from '../course/course.ts'
import { type Analyte, analytes } from '../lexicon/analytes.ts'
import type { Passage } from './passage.ts'
import { wordForms } from './word-forms.ts'

/** One laboratory value as printed; the span is the analyte's name and the number, in the course's text. */
export interface LabValue extends Span {
  readonly analyte: string
  readonly value: number
  readonly sentence: number
  readonly day: string | null
  /** Whether the value can occur in a patient; a value that cannot is printed as written, but never ranked. */
  readonly plausible: boolean
}

const all = wordForms(analytes.map((analyte) => analyte.forms).join('|')).source
// The unit may stand between name and number ("creatinina (mg/dl) 1,2"); "de", "en" and a sign may too.
const pair = new RegExp(
  `(${all})\\s*(?:\\([^)]{0,14}\\)|en orina|us|basal)?\\s*[:=<>*]*\\s*(?:de |a |en |of )?(-?\\d+(?:[.,]\\d+)*)`,
  'gu',
)
const compiled: readonly (readonly [Analyte, RegExp])[] = analytes.map((analyte) => [
  analyte,
  new RegExp(`^${wordForms(analyte.forms).source}$`, 'u'),
])
const known = new Map<string, Analyte | null>()

function analyteOf(word: string): Analyte | null {
  const cached = known.get(word)
  if (cached !== undefined) return cached
  const found = compiled.find(([, pattern]) => pattern.test(word))?.[0] ?? null
  known.set(word, found)
  return found
}

/** "14.300" and "14,300" are thousands where three digits follow the mark and the plain reading is not plausible. */
function readNumber(written: string, plausible: readonly [number, number]): number {
  const decimal = Number(written.replace(',', '.'))
  const grouped = Number(written.replace(/[.,](?=\d{3}(?:\D|$))/g, ''))
  const fits = (value: number): boolean => value >= plausible[0] && value <= plausible[1]
  if (/[.,]\d{3}(?:\D|$)/.test(written) && (Number.isNaN(decimal) || grouped >= 1000) && fits(grouped)) return grouped
  return Number.isNaN(decimal) ? grouped : decimal
}

/** Analyte–value pairs of one passage, in order ("Hb 12,1 g/dL, leucocitos 7.800"). */
export function labValues(passage: Passage): LabValue[] {
  return [...passage.folded.matchAll(pair)].flatMap((match) => {
    const analyte = analyteOf((match[1] ?? '').replace(/\s+/g, ' '))
    if (analyte === null) return []
    const value = readNumber(match[2] ?? '', analyte.plausible)
    const start = passage.sentence.start + match.index
    return [
      {
        analyte: analyte.key,
        value,
        sentence: passage.sentence.index,
        day: passage.note?.day ?? null,
        plausible: value >= analyte.plausible[0] && value <= analyte.plausible[1],
        start,
        end: start + match[0].length,
      },
    ]
  })
}

const harmOf = new Map(analytes.map((analyte) => [analyte.key, analyte.harm]))

/**
 * The sentences with the first, the worst or the last value of an analyte, which sum up the laboratory of a long stay.
 * The worst is read by the analyte's direction of harm; where both directions harm, it is the value farthest from the
 * first.
 */
export function keyLabSentences(values: readonly LabValue[]): Set<number> {
  const groups = Map.groupBy(
    values.filter((value) => value.plausible),
    (value) => value.analyte,
  )
  const selected = new Set<number>()
  for (const [analyte, list] of groups) {
    const first = list[0]
    const last = list.at(-1)
    if (first === undefined || last === undefined) continue
    const harm = harmOf.get(analyte) ?? 'both'
    const badness = (value: LabValue): number =>
      harm === 'high' ? value.value : harm === 'low' ? -value.value : Math.abs(value.value - first.value)
    const worst = list.reduce((a, b) => (badness(b) > badness(a) ? b : a), first)
    for (const value of [first, worst, last]) selected.add(value.sentence)
  }
  return selected
}
