import type { Span } from '../course/course.ts'
import { foreignService, serviceLabels, serviceNames, serviceTails } from '../lexicon/stay-words.ts'
import type { DatedNote, Timeline } from './stay-timeline.ts'

const mostOfLine = 200
const longestService = 70
const lookBehind = 24
const mostWordsOfTitle = 8

const label = new RegExp(
  `(?<![\\p{L}])${serviceLabels}(?: (?:de ingreso|d'ingres|medico|medic|responsable|de alta|d'alta))?\\s*:[ \\t]*`,
  'u',
)
/** Where a labelled value ends: a wide gap, a bar, a semicolon or the next label. */
const valueEnd = /\s{2,}|\t|[|;]|\s[-–·]\s(?=\p{L}+:)|[.,]?\s(?=\p{L}[\p{L}.]*:)|[.,]\s*$|\.\s/u
const name = new RegExp(`(?<![\\p{L}\\d])${serviceNames}${serviceTails}(?![\\p{L}\\d])`, 'gu')
const foreign = new RegExp(`(?<![\\p{L}])${foreignService}[\\s.:]*(?:la |el |l'|the )?$`, 'u')
const ofService = new RegExp(
  `(?<![\\p{L}])(?:servicio|servei|unidad|unitat|guardia|seccion|seccio) (?:de |d'|del )(?:la |el )?$`,
  'u',
)
/** "CTO, planta 6", "SCR, box 3": capitals before a bed are a unit that only the hospital itself calls so. */
const unitBeforeBed =
  /(?<![\p{L}\d])(\p{Lu}{2,6})(?=[ ,.-]{1,3}(?:planta|box|llit|cama|bed|hab|sala|ward)(?![\p{L}]))|^(\p{Lu}{2,6})(?=[ ,.]{1,2}\d{1,2}[/-])/u
const wardAlone = /(?<![\p{L}\d])ward \p{L}?\d{1,2}[a-z]?(?![\p{L}\d])/u

/** A bed or a floor behind a label of a unit says where the patient lies, not under whom. */
const bed = /^(?:\d|(?:planta|llit|cama|hab\p{L}*|bed|box|sala|floor)(?![\p{L}]))/u
const emergency = /^(?:urg\p{L}*|emergency\p{L}*|ed|a&e)$/u

function labelledService(timeline: Timeline, lines: readonly Span[]): Span | null {
  const { folded, course } = timeline
  for (const line of lines) {
    const text = folded.slice(line.start, Math.min(line.end, line.start + mostOfLine))
    const found = label.exec(text)
    if (found === null) continue
    const from = found.index + found[0].length
    const rest = text.slice(from, from + longestService)
    const length = valueEnd.exec(rest)?.index ?? rest.trimEnd().length
    const start = line.start + from
    const value = course.text.slice(start, start + length).trimEnd()
    const open = value.includes('(') && !value.includes(')') ? value.indexOf('(') : value.length
    const end = start + value.slice(0, open).trimEnd().length
    if (
      end > start &&
      /\p{L}/u.test(value) &&
      !emergency.test(folded.slice(start, end)) &&
      !bed.test(folded.slice(start, end))
    )
      return { start, end }
  }
  return null
}

/** The service that a line names by its own name; "desde Cardiología" names where the patient came from. */
function namedService({ course, folded }: Pick<Timeline, 'course' | 'folded'>, line: Span): Span | null {
  const text = folded.slice(line.start, Math.min(line.end, line.start + mostOfLine))
  for (const found of text.matchAll(name)) {
    const before = text.slice(Math.max(0, found.index - lookBehind), found.index)
    if (foreign.test(before) && !ofService.test(before)) continue
    const start = line.start + found.index
    // "función renal" in a sentence names no service: there its name is capitalised.
    const isName = /\p{Lu}/u.test(course.text.charAt(start)) || ofService.test(before)
    if (!isName && text.split(/\s+/).length > mostWordsOfTitle) continue
    return { start, end: start + found[0].trimEnd().length }
  }
  return null
}

/** Where the head says that the patient moved on: the service at discharge is the later one. */
function movedTo({ course, folded }: Pick<Timeline, 'course' | 'folded'>, line: Span): Span | null {
  const text = folded.slice(line.start, Math.min(line.end, line.start + mostOfLine))
  const moved = /(?<![\p{L}])(?:traslado a|trasllat a|transferred to|transfer to|passa a|pasa a)\s+/u.exec(text)
  if (moved === null) return null
  const from = line.start + moved.index + moved[0].length
  const found = namedService({ course, folded }, { start: from, end: line.end })
  return found !== null && found.start === from ? found : null
}

function first<T>(items: readonly T[], find: (item: T) => Span | null): Span | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}

/** The lines that open a note: its stamp and who wrote it. */
function openings(timeline: Timeline, notes: readonly DatedNote[]): Span[] {
  const { course } = timeline
  return notes.flatMap((note) =>
    course.lines
      .filter((line) => line.start >= note.start && line.start < note.end && line.kind !== 'blank')
      .slice(0, 2),
  )
}

/** The service in charge: behind a label, by its own name in the head lines, else as the notes are signed. */
export function serviceOf(timeline: Timeline, leaving: DatedNote | null): Span | null {
  const { head, course, notes } = timeline
  const top = head.slice(0, 4)
  const signed = openings(timeline, [...(leaving === null ? [] : [leaving]), ...notes.slice(0, 1)])
  const capitals = (line: Span): Span | null => {
    const found = unitBeforeBed.exec(course.text.slice(line.start, Math.min(line.end, line.start + 60)))
    return found === null ? null : { start: line.start + found.index, end: line.start + found.index + found[0].length }
  }
  const ward = (line: Span): Span | null => {
    const found = wardAlone.exec(timeline.folded.slice(line.start, Math.min(line.end, line.start + mostOfLine)))
    return found === null ? null : { start: line.start + found.index, end: line.start + found.index + found[0].length }
  }
  return (
    labelledService(timeline, head) ??
    first(top.slice(0, 1), capitals) ??
    first(top, (line) => movedTo(timeline, line)) ??
    first(top, (line) => namedService(timeline, line)) ??
    first(signed, (line) => namedService(timeline, line)) ??
    first(top, ward)
  )
}
