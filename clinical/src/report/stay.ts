import type { ReportItem, Stay, StayFact } from '@alta/contract/report'
import type { Span } from '../course/course.ts'
import { birthOf } from '../identity/birth.ts'
import { type HeadLine, headLine } from '../identity/head-line.ts'
import { physicianOf, signatureOf } from '../identity/physician.ts'
import { sheetsOf } from '../identity/sheets.ts'
import { admissionDay, dischargeDay, leavingNote, lengthOfStay } from './stay-dates.ts'
import { destinationOf } from './stay-destination.ts'
import { serviceOf } from './stay-service.ts'
import type { StayDay } from './stay-story.ts'
import { factAt, type Timeline } from './stay-timeline.ts'

const longestPost = 40

/** What stands behind a physician's name in its line: ", ID Team", "(Obstetricia)". */
const behind = (timeline: Timeline, { end }: Span): HeadLine =>
  headLine(timeline, {
    start: end,
    end: end + (/^(?:,| ?[(])[^\n.;:)]*/.exec(timeline.course.text.slice(end, end + longestPost))?.[0].length ?? 0),
  })

/**
 * The head of a report: when the patient came and left, under which service, where to, and why. Every value is quoted
 * from the course with its place; what the course does not tell is null.
 */
export function stayOf(timeline: Timeline, principal: ReportItem | undefined): Stay {
  const leaving = leavingNote(timeline)
  const sheets = sheetsOf(timeline)
  const pairs = sheets.flatMap((sheet) => sheet.pairs)
  const signature = signatureOf(timeline, leaving)
  const physician = physicianOf(timeline, sheets, signature?.name ?? null)
  const posts = [...(signature?.behind ? [signature.behind] : []), ...(physician ? [behind(timeline, physician)] : [])]
  const words = { leaving, pairs, posts, born: birthOf(timeline, sheets) }
  const admitted = admissionDay(timeline, words)
  const discharged = dischargeDay(timeline, words, admitted)
  const dayFact = (told: StayDay | null): StayFact | null => told && factAt(timeline, told.place, told.day)
  const placeFact = (told: Span | null): StayFact | null => told && factAt(timeline, told)
  return {
    admitted: dayFact(admitted),
    discharged: dayFact(discharged),
    service: placeFact(serviceOf(timeline, words)),
    destination: placeFact(destinationOf(timeline, leaving)),
    physician: placeFact(physician),
    principal_diagnosis: principal === undefined ? null : { text: principal.text, spans: principal.spans },
    days: lengthOfStay(timeline, admitted, discharged),
  }
}
