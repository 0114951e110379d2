import { type Mark, type Polarity, polarityAt } from '../context/context.ts'
import type { WrittenDate } from '../course/dates.ts'
import { sameDrug } from '../facts/medication/same-drug.ts'
import type { Figure } from './figures.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'

/** How a fact stands to the source, from best to worst. */
export type Standing = 'same' | 'missing' | 'conflict'

export interface Written {
  readonly facts: SentenceFacts
  readonly marks: readonly Mark[]
}

const worst = (all: readonly Standing[]): Standing =>
  all.includes('conflict') ? 'conflict' : all.includes('missing') ? 'missing' : 'same'

const sameValue = (a: Figure, b: Figure): boolean =>
  a.values.some((value) => b.values.includes(value) || b.parts.includes(value))
const sameUnit = (a: Figure, b: Figure): boolean => a.unit === null || b.unit === null || a.unit === b.unit

/** A range or pair the source writes as numbers of their own ("de 34 a 36"); never a schedule of three. */
const inParts = (figure: Figure, figures: readonly Figure[]): boolean =>
  figure.parts.length === 2 && figure.parts.every((part) => figures.some(({ values }) => values.includes(part)))

function figureStanding(figure: Figure, figures: readonly Figure[]): Standing {
  const [anchor] = figure.anchors
  const same = figures.filter((other) => sameValue(figure, other))
  const beside = anchor === undefined ? [] : figures.filter((other) => other.anchors.includes(anchor))
  const right = beside.filter((other) => same.includes(other))
  if (right.some((other) => sameUnit(figure, other))) return 'same'
  if (inParts(figure, figures)) return 'same'
  if (beside.length > 0) return 'conflict'
  if (same.some((other) => sameUnit(figure, other))) return 'same'
  if (same.length > 0) return 'conflict'
  return figures.some((other) => other.unit === figure.unit) ? 'conflict' : 'missing'
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

function dateStanding(date: WrittenDate, aligned: readonly SourceSentence[]): Standing {
  const dates = aligned.flatMap(({ facts }) => facts.dates)
  if (dates.some((other) => sameDate(date, other)) || aligned.some(({ day }) => isDay(date, day))) return 'same'
  return dates.length > 0 || aligned.some(({ day }) => day !== null) ? 'conflict' : 'missing'
}

function sideStandings({ sides }: SentenceFacts, aligned: readonly SourceSentence[]): Standing[] {
  const all = aligned.flatMap(({ facts }) => facts.sides)
  return sides.map(({ side, heads }) => {
    const beside = all.filter((other) => other.heads.some((head) => heads.includes(head)))
    const near = beside.length > 0 ? beside : all
    if (near.some((other) => other.side === side)) return 'same'
    return near.length > 0 ? 'conflict' : 'missing'
  })
}

function drugStandings({ drugs }: SentenceFacts, aligned: readonly SourceSentence[]): Standing[] {
  const all = aligned.flatMap(({ facts }) => facts.drugs)
  return drugs.map((drug) => {
    if (all.some((other) => sameDrug(drug, other))) return 'same'
    return all.length > 0 ? 'conflict' : 'missing'
  })
}

// What was and what has passed is no contradiction of what is.
const plainly: Partial<Record<Polarity, Polarity>> = { history: 'affirmed', resolved: 'affirmed' }

/** Is each word denied, doubted, planned, somebody else's as in the source? */
export function polarityStandings({ facts, marks }: Written, aligned: readonly SourceSentence[]): Standing[] {
  return facts.words.flatMap((word) => {
    const said = polarityAt(marks, word)
    const told = aligned.flatMap((sentence) =>
      sentence.facts.words
        .filter((other) => other.stem === word.stem)
        .map((other) => polarityAt(sentence.marks(), other)),
    )
    if (told.length === 0) return []
    const now = plainly[said] ?? said
    if (told.some((other) => (plainly[other] ?? other) === now)) return ['same']
    return [now === 'negated' || told.every((other) => other === 'negated') ? 'conflict' : 'missing']
  })
}

/** The worst standing of the numbers, dates, sides, drugs and denials of a sentence against source sentences. */
export function compare(written: Written, aligned: readonly SourceSentence[]): Standing {
  const { facts } = written
  const figures = aligned.flatMap((sentence) => sentence.facts.figures)
  return worst([
    ...facts.figures.map((figure) => figureStanding(figure, figures)),
    ...facts.dates.map((date) => dateStanding(date, aligned)),
    ...sideStandings(facts, aligned),
    ...drugStandings(facts, aligned),
    ...polarityStandings(written, aligned),
  ])
}
