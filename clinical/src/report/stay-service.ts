import type { Span } from '../course/course.ts'
import { type HeadLine, headLine, partOf } from '../identity/head-line.ts'
import type { Pair } from '../identity/pairs.ts'
import { physicianTitles } from '../lexicon/patient-words.ts'
import { foreignService, movements, passingUnits, serviceNames, serviceTails } from '../lexicon/stay-words.ts'
import type { DatedNote, Timeline } from './stay-timeline.ts'

const mostOfLine = 200
const longestService = 70
const lookBehind = 24
const mostWordsOfTitle = 8

/** Where a labelled value ends: a wide gap, a bar, a semicolon or the next label. */
const valueEnd =
  /\s{2,}|\t|[|;]|\s[-–·]\s(?=\p{L}+:)|[.,]?\s(?=\p{L}[\p{L}.]*:)|[.,]\s*$|\.\s|,\s(?=(?:dra?|mrs?|ms|miss|prof)(?!\p{L}))|\s[-–]\s*$/iu
const name = new RegExp(`(?<![\\p{L}\\d])${serviceNames}${serviceTails}(?![\\p{L}\\d])`, 'gu')
const foreign = new RegExp(`(?<![\\p{L}])${foreignService}[\\s.:]*(?:la |el |l'|the )?$`, 'u')
const ofService = new RegExp(
  `(?<![\\p{L}])(?:servicio|servei|unidad|unitat|guardia|seccion|seccio) (?:de |d'|del )(?:la |el )?$`,
  'u',
)
/** "UNITAT NEONATAL": the word is a part of the name where nothing joins the two. */
const unitBefore = /(?<![\p{L}])(?:unitat|unidad|unit) $/u
/** "CTO, planta 6", "SCR, box 3": capitals before a bed are a unit that only the hospital itself calls so. */
const unitBeforeBed =
  /(?<![\p{L}\d])(\p{Lu}{2,6})(?=[ ,.-]{1,3}(?:planta|box|llit|cama|bed|hab|sala|ward)(?![\p{L}]))|^(\p{Lu}{2,6})(?=[ ,.]{1,2}\d{1,2}[/-])/u

/** A bed or a floor behind a label of a unit says where the patient lies, not under whom. */
const bed = /^(?:\d|(?:planta|llit|cama|hab\p{L}*|bed|box|sala|floor|ward)(?![\p{L}])|\p{L}{1,2}-?\d)/u
const titled = new RegExp(`^${physicianTitles} `, 'u')
const passing = new RegExp(`^(?:servicio de |servei de |servei d')?${passingUnits}(?![\\p{L}])`, 'u')
const ofDischarge = /alta|discharg|actual|current/

type Found = Span | null

/** A unit is where somebody lies, a service under whom. */
const unitLabel = /^(?:unidad|unitat|unit)/

/** What stands behind a label of the service; of the discharge before any other. */
function labelledServices(pairs: readonly Pair[], isUnit: boolean): Span[] {
  const own = pairs.filter(
    (pair) => pair.field === 'service' && pair.isMarked && pair.opens && unitLabel.test(pair.words) === isUnit,
  )
  const ordered = own.toSorted((a, b) => Number(ofDischarge.test(b.words)) - Number(ofDischarge.test(a.words)))
  return ordered.flatMap(({ value }) => {
    const from = /^(?:servei|servicio|unitat|unidad) (?:de |d')(?:la )?/u.exec(value.folded)?.[0].length ?? 0
    const rest = value.text.slice(from, from + longestService)
    const cell = rest.slice(0, valueEnd.exec(rest)?.index ?? rest.length)
    const open = cell.includes('(') && !cell.includes(')') ? cell.indexOf('(') : cell.length
    const text = cell.slice(0, open).trimEnd()
    const start = value.start + from
    return /\p{L}{2}/u.test(text) && !bed.test(value.folded) && !titled.test(value.folded)
      ? [{ start, end: start + text.length }]
      : []
  })
}

/** The service that a line names by its own name; "desde Cardiología" names where the patient came from. */
function namedServices({ start, text: own, folded }: HeadLine, isOwn = false): Span[] {
  const text = folded.slice(0, mostOfLine)
  return [...text.matchAll(name)].flatMap((found) => {
    const before = text.slice(Math.max(0, found.index - lookBehind), found.index)
    if (!isOwn && foreign.test(before) && !ofService.test(before)) return []
    // "función renal" in a sentence names no service: there its name is capitalised.
    const isName = isOwn || /\p{Lu}/u.test(own.charAt(found.index)) || ofService.test(before)
    if (!isName && text.split(/\s+/).length > mostWordsOfTitle) return []
    const unit = unitBefore.exec(before)?.[0].length ?? 0
    return [{ start: start + found.index - unit, end: start + found.index + found[0].trimEnd().length }]
  })
}

const moved = new RegExp(`(?<![\\p{L}])${movements}`, 'gu')

/** Where a line says that the patient moved on. */
function movedTo(line: HeadLine): Span[] {
  return [...line.folded.slice(0, mostOfLine).matchAll(moved)].flatMap(({ index, 0: words }) => {
    const from = index + words.length
    const [found] = namedServices(partOf(line, from, line.text.length))
    return found && found.start === line.start + from ? [found] : []
  })
}

/** The lines that open a note: its stamp and who wrote it. */
function openings(timeline: Timeline, notes: readonly DatedNote[]): HeadLine[] {
  const { course } = timeline
  return notes.flatMap((note) =>
    course.lines
      .filter((line) => line.start >= note.start && line.start < note.end && line.kind !== 'blank')
      .slice(0, 2)
      .map((line) => headLine(timeline, line)),
  )
}

const mostTitles = 40
const mostBeforeName = 40
/** At the beginning of its line, and not in a story: an intensive care unit is told of in many. */
const isTitle = ({ folded }: Timeline, at: number): boolean => at - folded.lastIndexOf('\n', at) <= mostBeforeName

/** Short lines above the note of leaving, the nearest first: a course of several units has titles. */
const titlesAbove = (timeline: Timeline, leaving: DatedNote | null): HeadLine[] =>
  timeline.course.lines
    .filter(({ start, kind }) => leaving !== null && start < leaving.start && kind !== 'blank')
    .slice(-mostTitles)
    .map((line) => headLine(timeline, line))
    .filter(({ folded }) => folded.split(/\s+/).length <= mostWordsOfTitle)
    .toReversed()

function unitOfBed({ start, text }: HeadLine): Span[] {
  const found = unitBeforeBed.exec(text.slice(0, 60))
  return found ? [{ start: start + found.index, end: start + found.index + found[0].length }] : []
}

/** What is known where the service is looked for: labels, the note of leaving, and what stands behind who signed. */
export interface ServiceWords {
  readonly leaving: DatedNote | null
  readonly pairs: readonly Pair[]
  readonly posts: readonly HeadLine[]
}

/** The service in charge: behind a label, by its own name in the head lines, else as the notes are signed. */
export function serviceOf(timeline: Timeline, { leaving, pairs, posts }: ServiceWords): Found {
  const { head, notes, folded } = timeline
  const top = head.slice(0, 4).map((line) => headLine(timeline, line))
  const told = posts.flatMap((line) => namedServices(line, true))
  const found = [
    ...labelledServices(pairs, false),
    ...top.slice(0, 1).flatMap(unitOfBed),
    ...told,
    ...labelledServices(pairs, true),
    ...top.flatMap(movedTo),
    ...top.flatMap((line) => namedServices(line)),
    ...openings(timeline, [...(leaving === null ? [] : [leaving]), ...notes.slice(0, 1)]).flatMap((line) =>
      namedServices(line),
    ),
    ...titlesAbove(timeline, leaving).flatMap((line) => namedServices(line)),
  ]
  const isPassing = ({ start, end }: Span): boolean => passing.test(folded.slice(start, end))
  return (
    found.find((one) => !isPassing(one)) ??
    found.find((one) => told.includes(one) || isTitle(timeline, one.start)) ??
    null
  )
}
