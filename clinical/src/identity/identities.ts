import { readOutline } from '../course/read-outline.ts'
import { readTimeline, type Stamped, type Timeline } from '../report/stay-timeline.ts'
import { type HeadLine, headLine } from './head-line.ts'
import { birthIn, labelledName, unlabelledName } from './patient.ts'
import { ownNumberIn } from './record-number.ts'
import { type Identity, identityFrom } from './same-patient.ts'

const longestLine = 260
const mostIdentities = 50
/** So many are kept of one document, and so much of it is read for them. */
const mostKept = 8
const mostCharacters = 400_000

function identityOf(line: HeadLine, text: string): Identity | null {
  const record = ownNumberIn(line)
  const name = labelledName(line) ?? (record === null ? null : unlabelledName(line))
  // "pt settled", "Paciente: mejor": without a number two words in capitals are wanted
  const isNamed = name !== null && /\p{Lu}.*\s\p{Lu}/u.test(text.slice(name.start, name.end))
  if (record === null && !isNamed) return null
  return identityFrom({
    name: name && text.slice(name.start, name.end),
    record_number: record && text.slice(record.start, record.end),
    birth_date: birthIn(line),
  })
}

/** What the lines say of whose the notes are, wherever they stand; what several say, as on top of each page, once. */
export function identitiesIn(timeline: Timeline<Stamped>): Identity[] {
  const found = new Map<string, Identity>()
  for (const line of timeline.course.lines) {
    if (line.kind === 'blank' || line.end - line.start > longestLine) continue
    const identity = identityOf(headLine(timeline, line), timeline.course.text)
    if (identity !== null) found.set(JSON.stringify(identity), identity)
    if (found.size === mostIdentities) break
  }
  return [...found.values()]
}

/** Who a document names, each way of writing them once. */
export const identitiesOf = (text: string): Identity[] =>
  identitiesIn(readTimeline(readOutline(text.slice(0, mostCharacters)))).slice(0, mostKept)
