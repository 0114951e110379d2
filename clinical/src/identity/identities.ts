import { readOutline } from '../course/read-outline.ts'
import { readTimeline, type CourseStructure, type Timeline } from '../report/stay-timeline.ts'
import { type HeadLine, headLine } from './head-line.ts'
import { mayIdentify } from './labels.ts'
import { pairsOfLine } from './pairs.ts'
import { birthBeside, birthIn } from './birth.ts'
import { labelledName, unlabelledName } from './patient-name.ts'
import { codeIn } from './record-number.ts'
import { type NoteIdentity, identityFrom } from './same-patient.ts'

/** Of a longer line only this beginning is read, because a note of another person may open there. */
const mostOfLine = 260
const mostIdentities = 50
/** How many identities of one document are kept, and how much of it is read for them. */
const mostKept = 8
const mostCharacters = 400_000

function identityOf(timeline: Timeline<CourseStructure>, line: HeadLine): NoteIdentity | null {
  const { text } = timeline.course
  if (!mayIdentify(line.folded)) return null
  const pairs = pairsOfLine(line)
  const record = codeIn(pairs, 'record')
  const name = labelledName(pairs) ?? (record === null ? null : unlabelledName(line))
  // "pt settled" and "Paciente: mejor" are no names: without a number, a name needs two words in capitals.
  const isNamed = name !== null && /\p{Lu}.*\s\p{Lu}/u.test(text.slice(name.start, name.end))
  if (record === null && !isNamed) return null
  const birth = birthIn(pairs) ?? birthBeside(timeline, line)
  return identityFrom({
    name: name && text.slice(name.start, name.end),
    record_number: record && text.slice(record.start, record.end),
    birth_date: birth && text.slice(birth.start, birth.end),
  })
}

/**
 * The identities that lines of a course give, wherever they stand. An identity on several lines, as at the top of each
 * page, is given once.
 */
export function identitiesIn(timeline: Timeline<CourseStructure>): NoteIdentity[] {
  const found = new Map<string, NoteIdentity>()
  for (const line of timeline.course.lines) {
    if (line.kind === 'blank') continue
    const identity = identityOf(
      timeline,
      headLine(timeline, { ...line, end: Math.min(line.end, line.start + mostOfLine) }),
    )
    if (identity !== null) found.set(JSON.stringify(identity), identity)
    if (found.size === mostIdentities) break
  }
  return [...found.values()]
}

/** The identities that a document names, each way of writing them once. */
export const identitiesOf = (text: string): NoteIdentity[] =>
  identitiesIn(readTimeline(readOutline(text.slice(0, mostCharacters)))).slice(0, mostKept)
