import type { Language } from '@alta/contract/sections'
import { type Mark, marks, type Polarity, polarityAt } from '../context/context.ts'
import type { Span } from '../course/course.ts'
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
  /** The same, read clause by clause: a denial does not reach a sentence joined to it by "and". */
  readonly clauseMarks: () => readonly Mark[]
}

const joint = /[,;]\s|\s(?:y|e|i|and|pero|però|but)\s/giu

/** Reads what a written sentence denies, doubts or plans. */
export function readWritten(facts: SentenceFacts, language: Language): Written {
  const { text } = facts
  return {
    facts,
    marks: marks(text, language),
    clauseMarks: () => {
      const cuts = [0, ...[...text.matchAll(joint)].map((match) => match.index + match[0].length), text.length]
      return cuts.slice(0, -1).flatMap((from, at) =>
        marks(text.slice(from, cuts[at + 1]), language).map(({ kind, cue, scope }) => ({
          kind,
          cue: { start: cue.start + from, end: cue.end + from },
          scope: { start: scope.start + from, end: scope.end + from },
        })),
      )
    },
  }
}

const worst = (all: readonly Standing[]): Standing =>
  all.includes('conflict') ? 'conflict' : all.includes('missing') ? 'missing' : 'same'

const sameValue = (a: Figure, b: Figure): boolean =>
  a.values.some((value) => b.values.includes(value) || b.parts.includes(value))
const sameUnit = (a: Figure, b: Figure): boolean => a.unit === null || b.unit === null || a.unit === b.unit

/** A range or pair the source writes as numbers of their own ("de 34 a 36"); never a schedule of three. */
const inParts = (figure: Figure, figures: readonly Figure[]): boolean =>
  figure.parts.length === 2 && figure.parts.every((part) => figures.some(({ values }) => values.includes(part)))

function figureStanding(figure: Figure, aligned: readonly SourceSentence[]): Standing {
  const figures = aligned.flatMap(({ facts }) => facts.figures)
  const [anchor] = figure.anchors
  const same = figures.filter((other) => sameValue(figure, other))
  const beside = anchor === undefined ? [] : figures.filter((other) => other.anchors.includes(anchor))
  const right = beside.filter((other) => same.includes(other))
  if (right.some((other) => sameUnit(figure, other))) return 'same'
  if (inParts(figure, figures)) return 'same'
  if (beside.length > 0) return 'conflict'
  if (same.some((other) => sameUnit(figure, other))) {
    // The word and the number must not come from two places that have nothing to do with each other.
    const naming = aligned.filter(({ terms }) => figure.anchors.some((word) => terms.has(word)))
    const together = naming.some(({ facts }) => facts.figures.some((other) => same.includes(other)))
    return naming.length === 0 || together ? 'same' : 'missing'
  }
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
  // A sentence that names a day speaks of that, any other of the day of its note.
  const told = aligned.some(({ facts, day }) =>
    facts.dates.length > 0 ? facts.dates.some((other) => sameDate(date, other)) : isDay(date, day),
  )
  if (told) return 'same'
  return aligned.some(({ facts, day }) => facts.dates.length > 0 || day !== null) ? 'conflict' : 'missing'
}

function sideStandings({ sides }: SentenceFacts, aligned: readonly SourceSentence[]): Standing[] {
  const all = aligned.flatMap(({ facts }) => facts.sides)
  return sides.map(({ side, head }) => {
    const beside = all.filter((other) => other.head !== null && other.head === head)
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
const plain = (polarity: Polarity): Polarity => plainly[polarity] ?? polarity

/** What the source says of a word, over all its places in the aligned sentences. */
function toldOf(stem: string, aligned: readonly SourceSentence[]): Polarity[] {
  return aligned.flatMap((sentence) =>
    sentence.facts.words.filter((word) => word.stem === stem).map((word) => plain(polarityAt(sentence.marks(), word))),
  )
}

// "Father" in "father with gout" says whose it is; it is nobody's gout itself.
const isCue = (found: readonly Mark[], word: Span): boolean =>
  found.some(({ cue }) => cue.start < word.end && cue.end > word.start)

/** Is each word denied, doubted, planned, somebody else's as in the source? */
function polarityStandings(
  { facts, marks: whole, clauseMarks }: Written,
  aligned: readonly SourceSentence[],
): Standing[] {
  let clauses: readonly Mark[] | undefined
  return facts.words.flatMap((word): Standing[] => {
    const told = toldOf(word.stem, aligned)
    const said = plain(polarityAt(whole, word))
    if (told.length === 0 || isCue(whole, word)) return []
    if (told.includes(said)) return ['same']
    clauses ??= clauseMarks()
    if (told.includes(plain(polarityAt(clauses, word)))) return ['same']
    return [said === 'negated' || told.every((other) => other === 'negated') ? 'conflict' : 'missing']
  })
}

/** Does it affirm a word that the source, where it stands, denies, doubts or says of somebody else? */
export function isTorn({ facts, marks: said }: Written, from: readonly SourceSentence[]): boolean {
  return facts.words.some((word) => {
    const told = toldOf(word.stem, from)
    return (
      told.length > 0 &&
      !isCue(said, word) &&
      plain(polarityAt(said, word)) === 'affirmed' &&
      !told.includes('affirmed')
    )
  })
}

const alike = 0.8

/** The same words as one sentence of the source, and one of the two has no word that denies. */
function denialStanding({ words, denials }: SentenceFacts, aligned: readonly SourceSentence[]): Standing {
  const [only, ...others] = aligned
  if (only === undefined || others.length > 0 || (denials === 0) === (only.facts.denials === 0)) return 'same'
  const own = new Set(words.map((word) => word.stem))
  const theirs = new Set(only.facts.words.map((word) => word.stem))
  const shared = [...own].filter((stem) => theirs.has(stem))
  return shared.length >= alike * Math.max(own.size, theirs.size) ? 'conflict' : 'same'
}

/** The worst standing of the numbers, dates, sides, drugs and denials of a sentence against source sentences. */
export function compare(written: Written, aligned: readonly SourceSentence[]): Standing {
  const { facts } = written
  return worst([
    ...facts.figures.map((figure) => figureStanding(figure, aligned)),
    ...facts.dates.map((date) => dateStanding(date, aligned)),
    ...sideStandings(facts, aligned),
    ...drugStandings(facts, aligned),
    ...polarityStandings(written, aligned),
    denialStanding(facts, aligned),
  ])
}
